"""What the documentation shows of the page is what the page shows."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.pictures import FILM, FILMED, PICTURES, Studio, comes_to_show, taken
from tests.services.inn import Inn

pytestmark = pytest.mark.nightly


def test_no_picture_is_out_of_date(browser: Browser) -> None:
    """Else `make bless`, and look at those that it has changed."""
    known, stale = taken(), []
    with Inn() as inn:
        studio = Studio(browser, inn)
        for name, picture in [*((one.name, one) for one in PICTURES), (FILM, FILMED)]:
            with studio.at(picture) as page:
                if not comes_to_show(page, known[name].shows):
                    stale.append(name)
    assert not stale

"""The moving picture in the README moves."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.film import film
from tests.e2e.places import prepare
from tests.e2e.visitor import Visitor
from tests.services.inn import Inn


@pytest.mark.nightly
def test_a_turn_is_filmed(browser: Browser, server: Inn, artefacts: Path) -> None:
    host = Visitor(server.url, "Ania")
    moving = film(browser, server.url, host, prepare(host), frames=6)
    (artefacts / "turn.png").write_bytes(moving)
    assert moving.count(b"fcTL") > 2

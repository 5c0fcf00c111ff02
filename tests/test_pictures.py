"""The documentation's pictures: `make bless` made all of them, and all of them are shown."""

import re
from pathlib import Path

from tests.e2e.pictures import FILM, FOLDER, PICTURES, hashed, taken

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SHOWN = re.compile(r"!\[(?P<words>[^\]]+)\]\([^)]*pictures/web/(?P<name>[^)]+)\)")
SHOWN_SMALL = re.compile(
    r'<img src="[^"]*pictures/web/(?P<name>[^"]+)"[^>]* alt="(?P<words>[^"]+)"'
)


def test_all_were_made_by_bless_and_nobody_has_touched_them() -> None:
    names = {FILM, *(picture.name for picture in PICTURES)}
    assert {path.name for path in FOLDER.glob("*.png")} == names
    assert {name: one.picture for name, one in taken().items()} == {
        name: hashed((FOLDER / name).read_bytes()) for name in names
    }


def test_all_are_shown_with_words_for_those_who_see_none() -> None:
    texts = [page.read_text("utf-8") for page in PAGES]
    shown = [
        found["name"]
        for text in texts
        for kind in (SHOWN, SHOWN_SMALL)
        for found in kind.finditer(text)
    ]
    assert set(shown) == {path.name for path in FOLDER.glob("*.png")}
    # Nothing else speaks of a picture, so none lacks its words.
    assert len(shown) == sum(text.count("pictures/web/") for text in texts)

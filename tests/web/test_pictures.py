"""The pictures of the cards: each has one of its own, in words that the page can draw."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from msgspec import Struct

from mathom.core import registry
from mathom.core.printed import Printed

WEB = Path(__file__).parents[2] / "web"
LIB = WEB / "src" / "lib"
GAMES = WEB / "src" / "games"
COLLECTION = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"

WIDTH, HEIGHT = 120, 80
REAR = ("back", "mid")
"""What a small picture leaves out."""


class Emblem(Struct, frozen=True):
    icon: str
    words: tuple[str, ...]

    @property
    def front(self) -> bool:
        return not set(self.words) & set(REAR)


class Picture(Struct, frozen=True):
    game: str
    heading: str
    """What it stands below: the people whose card it is."""
    name: str
    ground: tuple[str, ...]
    of: str | None
    """Whose hue it has, if not the card's own."""
    emblems: tuple[Emblem, ...]

    @property
    def whole(self) -> tuple[object, ...]:
        return self.of, self.ground, self.emblems

    @property
    def small(self) -> tuple[object, ...]:
        return self.of, self.ground, tuple(emblem for emblem in self.emblems if emblem.front)


def pictures(game: str) -> Iterator[Picture]:
    heading = ""
    for line in (GAMES / game / "pictures.txt").read_text("utf-8").splitlines():
        if line.startswith("#"):
            heading = line
        elif line:
            name, _, text = line.partition(" = ")
            ground, *emblems = (part.split() for part in text.split("|"))
            of = ground.pop(ground.index("of") + 1) if "of" in ground else None
            yield Picture(
                game,
                heading,
                name,
                tuple(sorted(word for word in ground if word != "of")),
                of,
                tuple(Emblem(icon, tuple(words)) for icon, *words in emblems),
            )


PICTURES = {
    path.parent.name: list(pictures(path.parent.name)) for path in GAMES.glob("*/pictures.txt")
}
ALL = list(chain.from_iterable(PICTURES.values()))

of_every_game = pytest.mark.parametrize("game", sorted(PICTURES))
of_every_box = pytest.mark.parametrize("game", sorted(PICTURES.keys() & set(registry.names())))
"""A game may be drawn before it can be played."""


def listed(source: str, name: str) -> set[str]:
    """The words of a list in the page's source."""
    found = re.search(rf"{name} = \[(.*?)\]", source)
    assert found, name
    return set(re.findall(r"'([\w-]+)'", found[1]))


def vocabulary() -> tuple[set[str], set[str], set[str]]:
    """Grounds, hours and accents."""
    source = (LIB / "grounds.ts").read_text("utf-8")
    tables = re.findall(r"const (?:SKY|LANDS|FRAMES): [^\n]*\{\n(.*?)\n\};", source, re.DOTALL)
    assert len(tables) == 3
    grounds = {word for table in tables for word in re.findall(r"(?m)^  '?([\w-]+)'?: ", table)}
    return grounds, listed(source, "HOURS"), listed(source, "ACCENTS")


def hues(game: str) -> set[str]:
    """Whose hue a picture can have: what the game tints with a token of its own."""
    sources = [path.read_text("utf-8") for path in (GAMES / game).glob("*.ts")]
    tints = chain.from_iterable(
        re.findall(r"(?m)^  '?([\w-]+)'?: \{.*\bhue: 'var\(--", source) for source in sources
    )
    return {name.removeprefix("faction-") for name in tints}


@of_every_box
def test_every_card_has_a_picture_and_every_picture_a_card(game: str) -> None:
    printed: list[Printed] = registry.game(game).printed()
    assert printed
    assert Counter(picture.name for picture in PICTURES[game]) == Counter(
        card.name for card in printed
    )


@of_every_game
def test_no_two_pictures_are_the_same(game: str) -> None:
    """Small ones neither, which show less."""
    drawn = PICTURES[game]
    assert len({picture.name for picture in drawn}) == len(drawn)
    assert len({picture.whole for picture in drawn}) == len(drawn)
    assert len({picture.small for picture in drawn}) == len(drawn)


@of_every_game
def test_cards_of_a_people_are_told_apart_by_shape(game: str) -> None:
    """None has the same emblems in front as another below its heading. Places also have hues."""
    seen = Counter(
        (picture.heading, tuple(emblem.icon for emblem in picture.emblems if emblem.front))
        for picture in PICTURES[game]
        if picture.of is None
    )
    assert [shape for shape, count in seen.items() if count > 1] == []


@pytest.mark.parametrize("picture", ALL, ids=lambda picture: f"{picture.game}-{picture.name}")
def test_a_picture_is_written_in_words_that_can_be_drawn(picture: Picture) -> None:
    grounds, hours, accents = vocabulary()
    words = set(picture.ground)
    assert len(words) == len(picture.ground)
    assert not words - grounds - hours - accents
    assert len(words & hours) == 1
    assert len(words & accents) <= 1
    assert words & grounds
    assert picture.of is None or picture.of in hues(picture.game)
    assert 1 <= len(picture.emblems) <= 4
    assert any(emblem.front for emblem in picture.emblems)
    depth = f"(?:{'|'.join(listed((LIB / 'scene.ts').read_text('utf-8'), 'DEPTHS'))})"
    for emblem in picture.emblems:
        written = " ".join(emblem.words)
        found = re.fullmatch(rf"(?:{depth} )?(\d+),(\d+) (\d+)(?: turn -?\d+)?(?: flip)?", written)
        assert found, written
        x, y, size = map(int, found.groups())
        assert 0 < x < WIDTH
        assert 0 < y < HEIGHT
        assert 10 <= size <= HEIGHT + 10


@of_every_box
def test_what_belongs_to_nobody_says_whose_hue_it_has(game: str) -> None:
    groups = {card.name: card.group for card in registry.game(game).printed()}
    for picture in PICTURES[game]:
        assert (picture.of is None) == (groups[picture.name] is not None), picture.name


def test_every_word_is_used() -> None:
    used = set(chain.from_iterable(picture.ground for picture in ALL))
    assert sorted(set[str]().union(*vocabulary()) - used) == []


def test_every_icon_is_there_and_its_author_is_named() -> None:
    names: list[str] = json.loads((LIB / "icon-names.json").read_text("utf-8"))
    authors: dict[str, list[str]] = json.loads((LIB / "icon-authors.json").read_text("utf-8"))
    credited = Counter(chain.from_iterable(authors.values()))
    used = set(names) | {emblem.icon for picture in ALL for emblem in picture.emblems}
    assert set(credited) == used
    assert set(credited.values()) == {1}
    notice = " ".join((WEB.parent / "NOTICE").read_text("utf-8").split())
    assert [author for author in authors if author not in notice] == []
    if COLLECTION.exists():
        drawn = json.loads(COLLECTION.read_text("utf-8"))
        assert used <= drawn["icons"].keys() | drawn["aliases"].keys()

"""The cards and locations, compared with a second reading of the facts that were given."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from mathom.games.warcards.card import Card, Ground, Path
from mathom.games.warcards.cards import CARDS, PROMOS
from mathom.games.warcards.locations import GROUNDS, PATHS
from mathom.games.warcards.terms import FACTIONS, FREE, SHADOW, SIDES, TYPES
from tests.marks import rule
from tests.warcards.given import GIVEN, Reader, Row, faction, ident
from tests.warcards.vocabulary import words as e

ALL_CARDS = (*CARDS, *PROMOS)
LOCATIONS: tuple[Ground | Path, ...] = (*GROUNDS, *PATHS)
NAMED = {thing.name: thing for thing in (*ALL_CARDS, *LOCATIONS)}
WIDE_PLACES = ("reserve", "path", "ground", "afield", "anywhere", "here")

each_card = pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.name)
each_location = pytest.mark.parametrize("location", LOCATIONS, ids=lambda place: place.name)


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


@pytest.fixture(scope="module")
def rows(reader: Reader) -> dict[str, Row]:
    given = (*reader.cards, *reader.promos, *reader.locations)
    return {ident(row["id"]): row for row in given}


def nodes(tree: Any) -> Iterator[Any]:
    """Every part of a tree that has a name of its own."""
    if isinstance(tree, tuple):
        for branch in tree:
            yield from nodes(branch)
    elif is_dataclass(tree):
        yield tree
        for field in fields(tree):
            yield from nodes(getattr(tree, field.name))


def text_of(thing: Card | Ground | Path) -> tuple[Any, ...]:
    return (thing.abilities, thing.event) if isinstance(thing, Card) else thing.text


# --- What is in the box


@rule("W-1.2")
def test_sixty_cards_a_side():
    assert len(CARDS) == 112
    sides = Counter[int]()
    for card in CARDS:
        sides[card.side] += card.copies
    assert sides == {FREE: 60, SHADOW: 60}


@rule("W-1.3")
def test_the_size_of_each_faction():
    sizes = Counter[int]()
    for card in CARDS:
        sizes[card.faction] += card.copies
    assert [sizes[number] for number in range(10)] == [17, 2, 13, 10, 8, 10, 12, 11, 30, 7]


@rule("W-1.4")
def test_seven_battlegrounds_a_side_and_three_paths_of_each_number():
    assert [ground.side for ground in GROUNDS] == [FREE] * 7 + [SHADOW] * 7
    assert [path.number for path in PATHS] == [number for number in range(1, 10) for _ in "abc"]


def test_no_name_is_given_twice():
    assert len(NAMED) == len(ALL_CARDS) + len(LOCATIONS) == 112 + 4 + 41


@pytest.mark.parametrize("thing", NAMED.values(), ids=NAMED)
def test_every_name_in_a_text_is_a_card_or_a_location(thing):
    for node in nodes(text_of(thing)):
        for field in fields(node):
            value = getattr(node, field.name)
            if field.name == "names" or (isinstance(node, e.Lends) and field.name == "to"):
                assert set(value) <= set(NAMED)
            elif field.name in ("name", "mover", "location"):
                assert value is None or value in NAMED
            elif field.name == "at" and value is not None:
                assert value in (*WIDE_PLACES, *NAMED) or re.fullmatch(r"path [1-9]", value)


@each_card
def test_every_item_has_a_possible_wielder(card):
    for words in card.wielders:
        kind, _, word = words.rpartition(" ")
        if kind == "faction":
            wielders = [one for one in CARDS if FACTIONS[one.faction] == word]
        elif kind == "keyword":
            wielders = [one for one in CARDS if word in one.keywords]
        else:
            wielders = [one for one in CARDS if one.name == words]
        assert any(TYPES[one.type] == "character" for one in wielders)
        assert all(one.side == card.side for one in wielders)


# --- The same as given


def test_all_that_was_given_is_here_in_the_same_order(reader):
    assert [card.name for card in CARDS] == [ident(row["id"]) for row in reader.cards]
    assert [card.name for card in PROMOS] == [ident(row["id"]) for row in reader.promos]
    assert [place.name for place in LOCATIONS] == [ident(row["id"]) for row in reader.locations]


@each_card
def test_the_printed_facts_of_a_card(card, rows):
    row = rows[card.name]
    assert SIDES[card.side] == ident(row["side"])
    assert FACTIONS[card.faction] == row["faction"]
    assert TYPES[card.type] == row["type"]
    assert card.copies == row["copies"]
    assert (card.attack, card.defence) == (row["bg_attack"], row["bg_defence"])
    assert (card.lead_attack, card.lead_defence) == (row["lead_attack"], row["lead_defence"])
    assert card.path == row["path_icons"]
    assert row["path_icon_kind"] == ("defence", "attack")[card.side]
    assert sorted(card.paths) == row["paths"]
    assert card.wielders == tuple(wielder(words) for words in row["bearers"])
    assert card.keywords == tuple(word.lower() for word in row["keywords"])


def wielder(bearer: str) -> str:
    """'card:sam_gamgee', 'faction:hobbit', 'keyword:Ent'."""
    kind, _, word = bearer.partition(":")
    return ident(word) if kind == "card" else f"{kind} {word.lower()}"


@each_card
def test_the_text_of_a_card(card, rows, reader):
    row = rows[card.name]
    assert card.abilities == reader.abilities(row)
    assert card.event == reader.event(row)
    assert bool(card.event) == (row["type"] == "event")


@each_card
def test_a_star_stands_for_icons_that_the_text_adds(card, rows):
    if rows[card.name]["variable_icons"]:
        assert any(
            isinstance(node, e.Bonus) or (isinstance(node, e.Strengthen) and node.to == "self")
            for node in nodes(card.abilities)
        )


@rule("W-6.32", "W-6.33")
def test_whose_end_another_brings(rows, reader):
    ended = set()
    for card in CARDS:
        for other in reader.ends(rows[card.name]):
            ended.add(card.name)
            assert e.OnPlay((e.RemoveCard(card.name),)) in NAMED[other].abilities
    assert ended == {"strider", "gandalf-the-grey"}


@each_location
def test_the_printed_facts_of_a_location(location, rows):
    row = rows[location.name]
    assert location.points == row["vp"]
    assert location.defence == row["defence"]
    if row["kind"] == "path":
        assert isinstance(location, Path)
        assert location.number == row["path_number"]
    else:
        assert row["kind"] == "battleground"
        assert isinstance(location, Ground)
        assert SIDES[location.side] == ident(row["side"])
        assert location.defenders == tuple(map(faction, row["defenders"]))
        assert location.attackers == tuple(map(faction, row["attackers"]))


@each_location
def test_the_text_of_a_location(location, rows, reader):
    assert location.text == reader.effects(rows[location.name]["activation"].removesuffix("."))


def test_where_the_sources_differ(reader):
    notes = (GIVEN / "notes.md").read_text("utf-8")
    section = notes.partition("### Conflicts that stay open")[2].partition("\n## ")[0]
    differ = {"gothmog"}  # its row says that the list has forgotten it
    for line in re.findall(r"^\d\. (.+?) — ", section, re.M):
        words = line.replace("**", "").removesuffix(" (promo)")
        differ |= {reader.name(name) for name in re.split(r", | / ", words)}
    unsure = {thing.name: thing for thing in NAMED.values() if getattr(thing, "unsure", None)}
    assert set(unsure) == differ
    for thing in unsure.values():
        assert set(thing.unsure) <= {field.name for field in fields(thing)}

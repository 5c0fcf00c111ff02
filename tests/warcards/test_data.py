"""The cards, locations and scenarios, compared with a second reading of what the sources say."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from mathom.games.warcards.card import Card, Ground, Path
from mathom.games.warcards.cards import CARDS, PROMOS
from mathom.games.warcards.locations import GROUNDS, PATHS
from mathom.games.warcards.scenarios import (
    NO_RING,
    RING_EACH_ROUND,
    RING_ONCE,
    SCENARIOS,
    Deck,
)
from mathom.games.warcards.terms import (
    ARMY,
    CYCLED,
    DECK,
    DUNEDAIN,
    FACTIONS,
    FREE,
    SHADOW,
    SIDES,
    TYPES,
)
from tests.marks import rule
from tests.warcards.facts import Fact, load, shorthand
from tests.warcards.vocabulary import words as e

FACTS = load()
GIVEN: dict[str, Fact] = FACTS["cards"] | FACTS["promos"] | FACTS["locations"]
"""By name: what the sources say of a card or a location."""
RINGS = {NO_RING: "never", RING_ONCE: "once per game", RING_EACH_ROUND: "once per round"}

ALL_CARDS = (*CARDS, *PROMOS)
LOCATIONS: tuple[Ground | Path, ...] = (*GROUNDS, *PATHS)
NAMED = {thing.name: thing for thing in (*ALL_CARDS, *LOCATIONS)}
WIDE_PLACES = ("reserve", "path", "ground", "afield", "anywhere", "here")

each_card = pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.name)
each_scenario = pytest.mark.parametrize(
    ("scenario", "given"),
    list(zip(SCENARIOS, FACTS["scenarios"].values(), strict=True)),
    ids=[scenario.name for scenario in SCENARIOS],
)
each_location = pytest.mark.parametrize("location", LOCATIONS, ids=lambda place: place.name)


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


def test_all_that_was_given_is_here_in_the_same_order():
    assert [card.name for card in CARDS] == list(FACTS["cards"])
    assert [card.name for card in PROMOS] == list(FACTS["promos"])
    assert [place.name for place in LOCATIONS] == list(FACTS["locations"])


@each_card
def test_the_printed_facts_of_a_card(card):
    printed = {
        "side": SIDES[card.side],
        "faction": FACTIONS[card.faction],
        "type": TYPES[card.type],
        "copies": card.copies,
        "attack": card.attack,
        "defence": card.defence,
        "lead_attack": card.lead_attack,
        "lead_defence": card.lead_defence,
        "path": card.path,
        "paths": sorted(card.paths),
        "wielders": list(card.wielders),
        "keywords": list(card.keywords),
    }
    assert {word: value for word, value in printed.items() if value} == numbers_of(card.name)


def numbers_of(name: str) -> Fact:
    others = ("en", "pl", "star", "unsure", "text", "from")
    return {word: value for word, value in GIVEN[name].items() if word not in others}


@each_card
def test_the_text_of_a_card(card):
    assert [shorthand(each) for each in (*card.abilities, *card.event)] == text_given(card.name)
    assert bool(card.event) == (TYPES[card.type] == "event")
    assert not (card.event and card.abilities)


def text_given(name: str) -> list[str]:
    return GIVEN[name].get("text", [])


@each_card
def test_a_star_stands_for_icons_that_the_text_adds(card):
    if GIVEN[card.name].get("star"):
        assert any(
            isinstance(node, e.Bonus) or (isinstance(node, e.Strengthen) and node.to == "self")
            for node in nodes(card.abilities)
        )


@rule("W-6.32", "W-6.33")
def test_who_gives_way_is_removed_by_whom_it_names():
    gone = {}
    for card in CARDS:
        for ability in card.abilities:
            if isinstance(ability, e.GivesWay):
                gone[card.name] = ability.to
                assert e.OnPlay((e.RemoveCard(card.name),)) in NAMED[ability.to].abilities
    assert gone == {"strider": "aragorn", "gandalf-the-grey": "gandalf-the-white"}


@each_location
def test_the_printed_facts_of_a_location(location):
    printed = {"points": location.points, "defence": location.defence}
    if isinstance(location, Path):
        printed["number"] = location.number
    else:
        printed["side"] = SIDES[location.side]
        printed["defenders"] = [FACTIONS[faction] for faction in location.defenders]
        printed["attackers"] = [FACTIONS[faction] for faction in location.attackers]
    assert {word: value for word, value in printed.items() if value} == numbers_of(location.name)


@each_location
def test_the_text_of_a_location(location):
    assert [shorthand(each) for each in location.text] == text_given(location.name)


def test_where_the_sources_differ():
    unsure = {name: thing for name, thing in NAMED.items() if getattr(thing, "unsure", None)}
    assert set(unsure) == {name for name, facts in GIVEN.items() if facts.get("unsure")}
    for thing in unsure.values():
        assert set(thing.unsure) <= {field.name for field in fields(thing)}


# --- The scenarios


def test_every_scenario_is_here_in_the_same_order():
    given = [name.removeprefix("two-player-") for name in FACTS["scenarios"]]
    assert [scenario.name for scenario in SCENARIOS] == given


@each_scenario
def test_who_plays_a_scenario_and_where(scenario, given):
    assert [max(seating) + 1 for seating in scenario.seatings] == given["people"]
    assert [scenario.decks[deck].name for deck in scenario.order] == given["order"]
    assert scenario.duel == given["duel"]
    assert scenario.last_path == given["last_path"]
    assert scenario.grounds == tuple(map(tuple, given.get("grounds", ())))
    assert sorted(scenario.paths) == sorted(given.get("paths", ()))


@each_scenario
def test_the_decks_of_a_scenario(scenario, given):
    assert {deck.name: printed_deck(deck) for deck in scenario.decks} == given["decks"]


def printed_deck(deck: Deck) -> Fact:
    own = {card.name: card.copies for card in CARDS if card.faction in deck.factions}
    listed = dict(deck.cards)
    assert all(listed[name] <= own[name] for name in listed)
    return {
        "side": SIDES[deck.side],
        "factions": [FACTIONS[faction] for faction in deck.factions],
        "size": sum((listed or own).values()),
        "first_draw": deck.first_draw,
        "first_cycle": deck.first_cycle,
        "draw": deck.draw,
        "ring": RINGS[deck.ring],
        **({"cards": listed} if listed else {}),
    }


# --- The shorthand


def test_the_shorthand_names_what_numbers_stand_for_and_leaves_out_what_is_unsaid():
    taken = e.Take(e.Which(faction=DUNEDAIN, type=ARMY), (DECK, CYCLED), optional=True)
    assert shorthand(taken) == (
        "Take(which=Which(faction=dunedain, type=army), "
        "sources=[draw-deck, cycle-pile], most=1, optional=True)"
    )
    assert shorthand(e.Action("reserve", (e.Recycle(), e.Draw(2)), user=DUNEDAIN)) == (
        "Action(at=reserve, effects=[Recycle(), Draw(cards=2)], user=dunedain)"
    )


def test_two_trees_that_differ_are_written_differently():
    trees = {node for thing in NAMED.values() for node in nodes(text_of(thing))}
    assert len({shorthand(tree) for tree in trees}) == len(trees)

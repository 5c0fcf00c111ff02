"""The cards, locations and scenarios, compared with a second reading of what the sources say."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from mathom.cards.facts import Fact, differences
from mathom.cards.trees import walk
from mathom.games.warcards.card import Ground, Path
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
from tests.warcards.facts import load, shorthand
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

Column = Callable[[Any], Any]


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
    for node in walk(thing.parts):
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


APART = ("en", "pl", "star", "from")
"""Names are compared where texts are; the others tell about the facts themselves."""
TEXT_AND_DOUBT: dict[str, Column] = {
    "text": lambda printed: [shorthand(each) for each in printed.parts],
    "unsure": lambda printed: bool(getattr(printed, "unsure", None)),
}
OF_CARDS: dict[str, Column] = {
    "side": lambda card: SIDES[card.side],
    "faction": lambda card: FACTIONS[card.faction],
    "type": lambda card: TYPES[card.type],
    "copies": lambda card: card.copies,
    "attack": lambda card: card.attack,
    "defence": lambda card: card.defence,
    "lead_attack": lambda card: card.lead_attack,
    "lead_defence": lambda card: card.lead_defence,
    "path": lambda card: card.path,
    "paths": lambda card: sorted(card.paths),
    "wielders": lambda card: list(card.wielders),
    "keywords": lambda card: list(card.keywords),
    **TEXT_AND_DOUBT,
}
OF_PATHS: dict[str, Column] = {
    "points": lambda place: place.points,
    "defence": lambda place: place.defence,
    "number": lambda place: place.number,
    **TEXT_AND_DOUBT,
}
OF_GROUNDS: dict[str, Column] = {
    "points": lambda place: place.points,
    "defence": lambda place: place.defence,
    "side": lambda place: SIDES[place.side],
    "defenders": lambda place: [FACTIONS[faction] for faction in place.defenders],
    "attackers": lambda place: [FACTIONS[faction] for faction in place.attackers],
    **TEXT_AND_DOUBT,
}


@pytest.mark.parametrize(
    ("things", "columns"),
    [(ALL_CARDS, OF_CARDS), (GROUNDS, OF_GROUNDS), (PATHS, OF_PATHS)],
    ids=["cards", "battlegrounds", "paths"],
)
def test_what_is_printed_is_what_the_sources_say(things: Any, columns: dict[str, Column]):
    given = {thing.name: GIVEN[thing.name] for thing in things}
    assert differences(things, given, columns, APART) == []


@each_card
def test_only_an_event_is_all_effects(card):
    assert bool(card.event) == (TYPES[card.type] == "event")
    assert not (card.event and card.abilities)


@each_card
def test_a_star_stands_for_icons_that_the_text_adds(card):
    if GIVEN[card.name].get("star"):
        assert any(
            isinstance(node, e.Bonus) or (isinstance(node, e.Strengthen) and node.to == "self")
            for node in walk(card.abilities)
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


def test_where_the_sources_differ_a_field_is_named():
    for thing in NAMED.values():
        assert set(getattr(thing, "unsure", ())) <= {field.name for field in fields(thing)}


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
    trees = {node for thing in NAMED.values() for node in walk(thing.parts)}
    assert len({shorthand(tree) for tree in trees}) == len(trees)

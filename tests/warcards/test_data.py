"""The cards, locations and scenarios, compared with a second reading of what the sources say."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from typing import Any

import pytest

from mathom.cards.facts import Fact, differences
from mathom.cards.trees import walk
from mathom.games.warcards.card import Card, Ground, Path, Skirmish
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
    ANY_FREE,
    ANY_SHADOW,
    ARMY,
    BASE,
    BOXES,
    CYCLED,
    DECK,
    DUNEDAIN,
    FACTIONS,
    FREE,
    SHADOW,
    SIDES,
    TYPES,
)
from mathom.games.warcards.values.fire_and_swords import TABLE
from mathom.games.warcards.values.table import VALUES, read_entry
from tests.marks import rule
from tests.warcards.facts import load, shorthand
from tests.warcards.vocabulary import words as e

FACTS = load()
GIVEN: dict[str, Fact] = FACTS["cards"] | FACTS["promos"] | FACTS["locations"]
"""By name: what the sources say of a card or a location."""
GIVEN_FIRE: dict[str, Fact] = FACTS["fire-cards"] | FACTS["fire-locations"]
"""The same for the expansion: of a card that comes in both boxes, what is new of it."""
RINGS = {NO_RING: "never", RING_ONCE: "once per game", RING_EACH_ROUND: "once per round"}

ALL_CARDS = (*CARDS, *PROMOS)
LOCATIONS: tuple[Ground | Path, ...] = (*GROUNDS, *PATHS)
FIRE = {name: read_entry(name, entry) for name, entry in TABLE.items()}
"""The expansion as it comes with us, whatever somebody has corrected."""
FIRE_CARDS = [each for each in FIRE.values() if isinstance(each, Card)]
FIRE_GROUNDS = [each for each in FIRE.values() if type(each) is Ground]
FIRE_SKIRMISHES = [each for each in FIRE.values() if isinstance(each, Skirmish)]
FIRE_PATHS = [each for each in FIRE.values() if isinstance(each, Path)]
NAMED = {thing.name: thing for thing in (*FIRE.values(), *ALL_CARDS, *LOCATIONS)}
WIDE_PLACES = ("reserve", "path", "ground", "afield", "anywhere", "here")

each_card = pytest.mark.parametrize(
    "card", [*ALL_CARDS, *FIRE_CARDS], ids=lambda card: f"{card.name}-{BOXES[card.box]}"
)
PLANS = {scenario.name: scenario for scenario in SCENARIOS}
GIVEN_PLANS = {
    name.removeprefix("two-player-"): facts for name, facts in FACTS["scenarios"].items()
}
each_scenario = pytest.mark.parametrize(
    ("scenario", "given"),
    [(PLANS[name], facts) for name, facts in GIVEN_PLANS.items()],
    ids=list(GIVEN_PLANS),
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


@rule("W-21.4")
def test_thirty_new_cards_a_side():
    assert len(FIRE_CARDS) == 58 + 1
    sides = Counter[int]()
    for card in FIRE_CARDS:
        sides[card.side] += card.copies
    assert sides == {FREE: 30, SHADOW: 30}


@rule("W-21.3")
def test_what_each_faction_has_got():
    sizes = Counter[str]()
    for card in FIRE_CARDS:
        sizes[FACTIONS[card.faction]] += card.copies
    assert sizes == {
        "dunedain": 6,
        "dwarf": 4,
        "elf": 5,
        "hobbit": 5,
        "northmen": 7,
        "rohan": 1,
        "wizard": 2,
        "easterling": 11,
        "isengard": 2,
        "monstrous": 5,
        "ruffian": 10,
        "southron": 2,
    }


@rule("W-21.4", "W-21.6")
def test_new_battlegrounds_skirmishes_and_a_path_of_each_number():
    assert Counter(ground.side for ground in FIRE_GROUNDS) == {FREE: 5, SHADOW: 4}
    assert Counter(skirmish.side for skirmish in FIRE_SKIRMISHES) == {FREE: 10, SHADOW: 3}
    assert [path.number for path in FIRE_PATHS] == list(range(1, 10))


def test_no_name_is_given_twice_but_for_one_more_copy():
    assert len(ALL_CARDS) + len(LOCATIONS) == 112 + 4 + 41
    assert len(FIRE) == 59 + 31
    assert len(NAMED) == 112 + 4 + 41 + 59 + 31 - 1
    base = {card.name: card for card in CARDS}
    (copy,) = [card for card in FIRE_CARDS if card.name in base]
    assert replace(copy, copies=2, box=BASE) == base[copy.name]


@pytest.mark.parametrize("thing", NAMED.values(), ids=NAMED)
def test_every_name_in_a_text_is_a_card_or_a_location(thing):
    for node in walk(thing.parts):
        for field in fields(node):
            value = getattr(node, field.name)
            names = field.name == "names" or (isinstance(node, e.Lends) and field.name == "to")
            if names or (field.name == "grounds" and isinstance(value, tuple)):
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
    # The third copy of a card comes last, after all that are new.
    assert sorted(card.name for card in FIRE_CARDS) == sorted(FACTS["fire-cards"])
    assert list(FIRE)[59:] == list(FACTS["fire-locations"])


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
    "defenders": lambda place: symbols(place.defenders),
    "attackers": lambda place: symbols(place.attackers),
    **TEXT_AND_DOUBT,
}


def symbols(factions: tuple[int, ...]) -> list[str]:
    """What a location shows: a faction each, or one for all of a side (W-28.1)."""
    if factions == ANY_FREE:
        return ["any-free-peoples"]
    return ["any-shadow"] if factions == ANY_SHADOW else [FACTIONS[each] for each in factions]


@pytest.mark.parametrize(
    ("things", "columns"),
    [(ALL_CARDS, OF_CARDS), (GROUNDS, OF_GROUNDS), (PATHS, OF_PATHS)],
    ids=["cards", "battlegrounds", "paths"],
)
def test_what_is_printed_is_what_the_sources_say(things: Any, columns: dict[str, Column]):
    given = {thing.name: GIVEN[thing.name] for thing in things}
    assert differences(things, given, columns, APART) == []


# --- The expansion, of which little is certain

OF_SKIRMISHES: dict[str, Column] = {
    "side": OF_GROUNDS["side"],
    "defenders": OF_GROUNDS["defenders"],
    "attackers": OF_GROUNDS["attackers"],
    "accompanying": lambda place: list(place.accompanying),
    "defender_wins": lambda place: [shorthand(each) for each in place.defender_wins],
    "attacker_wins": lambda place: [shorthand(each) for each in place.attacker_wins],
}
OF_FIRE_GROUNDS = OF_GROUNDS | {"gates": lambda place: sorted(place.gates)}
MARKS = ("known", "partly", "inferred")
each_of_fire = pytest.mark.parametrize(
    ("thing", "columns"),
    [
        *((card, OF_CARDS) for card in FIRE_CARDS),
        *((ground, OF_FIRE_GROUNDS) for ground in FIRE_GROUNDS),
        *((skirmish, OF_SKIRMISHES) for skirmish in FIRE_SKIRMISHES),
        *((path, OF_PATHS) for path in FIRE_PATHS),
    ],
    ids=list(FIRE),
)


def sure_of(name: str) -> set[str]:
    """The values that a source gives, at least in part."""
    return {value for mark in MARKS for value in GIVEN_FIRE[name].get(mark, ())}


@each_of_fire
def test_what_the_expansion_says_is_what_is_given(thing: Any, columns: dict[str, Column]):
    """What was changed, because it did not play well, differs only in what nobody knows."""
    given = GIVEN_FIRE[thing.name]
    read = {column: tell for column, tell in columns.items() if column != "unsure"}
    changed = {
        column
        for column, tell in read.items()
        if (tell(thing) or None) != (given.get(column) or None)
    }
    assert set(given) - set(read) <= {*APART, *MARKS}
    if TABLE[thing.name].get("changed"):
        assert changed, "what is the same again needs no reason"
        assert not changed & (sure_of(thing.name) | FIXED)
        assert changed == {value.replace("-", "_") for value in TABLE[thing.name]["balanced"]}
    else:
        assert "balanced" not in TABLE[thing.name]
        assert differences([thing], {thing.name: given}, read, (*APART, *MARKS)) == []


FIXED = {"side", "faction", "copies", "number"}
"""What the rulebook says of every card."""
CALLED = {"abilities": "text", "event": "text"}
"""Fields that have another name in the facts."""


@each_of_fire
def test_what_no_source_gives_is_marked_as_unsure(thing: Any, columns: dict[str, Column]):
    given = GIVEN_FIRE[thing.name]
    doubts = {CALLED.get(field, field): why for field, why in thing.unsure.items()}
    for mark in MARKS:
        for value in given.get(mark, ()):
            assert doubts.pop(value, "known") == mark, value
    changed = {value.replace("-", "_") for value in TABLE[thing.name].get("balanced", ())}
    for value, why in doubts.items():
        assert why == ("balanced" if value in changed else "reconstructed"), value
    kind = TABLE[thing.name]["kind"]
    values = {CALLED.get(value, value.replace("-", "_")) for value in VALUES[kind]}
    if not given.get("gates"):
        values.discard("gates")
    if isinstance(thing, Card):
        values.add("type")
    assert set(doubts) == values - sure_of(thing.name)


@pytest.mark.parametrize("card", FIRE_CARDS, ids=lambda card: card.name)
def test_an_english_name_that_is_ours_says_so(card: Card):
    source = GIVEN_FIRE[card.name]["from"]["name_en"]
    assert card.own_name == source.startswith("translation")


def test_a_changed_entry_can_be_read_and_says_why():
    entry = {
        **TABLE["wolves"],
        "attack": 2,
        "changed": "to see that it can be said",
        "balanced": ["attack"],
    }
    wolves = read_entry("wolves", entry)
    assert isinstance(wolves, Card)
    assert (wolves.attack, wolves.unsure["attack"]) == (2, "balanced")
    assert wolves.unsure["defence"] == "reconstructed"
    for thing in TABLE.values():
        assert isinstance(thing.get("changed", "so"), str)
        assert thing.get("changed", "so").strip()


# --- Both boxes


@each_card
def test_only_an_event_is_all_effects(card):
    assert bool(card.event) == (TYPES[card.type] == "event")
    assert not (card.event and card.abilities)


@each_card
def test_a_star_stands_for_icons_that_the_text_adds(card):
    if card.name in GIVEN and GIVEN[card.name].get("star"):
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


@rule("W-26.4")
def test_every_scenario_is_here_in_the_same_order():
    """One of them may be played by the rules of the duels, too."""
    in_the_north = ["duel-in-the-north", "three-in-the-north"]
    assert [name for name in PLANS if name not in in_the_north] == list(GIVEN_PLANS)
    assert set(PLANS) - set(GIVEN_PLANS) == set(in_the_north)


@each_scenario
def test_who_plays_a_scenario_and_where(scenario, given):
    assert [max(seating) + 1 for seating in scenario.seatings] == given["people"]
    assert [scenario.decks[deck].name for deck in scenario.order] == given["order"]
    assert scenario.by_totals == given["by_totals"]
    assert scenario.each_twice == given["each_twice"]
    assert scenario.conquest_corrupts == given.get("conquest_corrupts", False)
    assert scenario.last_path == given["last_path"]
    assert scenario.grounds == tuples(given.get("grounds", ()))
    assert sorted(scenario.paths) == sorted(given.get("paths", ()))
    assert sorted(scenario.places) == given.get("places", [])
    assert [sorted(part) for part in scenario.later] == given.get("later", [])
    assert scenario.stages == tuples(given.get("stages", ()))
    assert scenario.follows == tuples(given.get("follows", ()))


def tuples(rows: Iterable[Iterable[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tuple, rows))


@rule("W-26.4")
@pytest.mark.parametrize("name", ["duel", "three-player-duel"])
def test_in_the_north_a_duel_is_played_by_its_own_rules(name):
    """With the cards and places of the War in the North."""
    like = PLANS[name]
    north = PLANS["duel-in-the-north" if name == "duel" else "three-in-the-north"]
    whole = PLANS["war-in-the-north"]
    assert (north.by_totals, north.each_twice) == (like.by_totals, like.each_twice)
    assert (north.places, north.paths, north.conquest_corrupts) == (whole.places, whole.paths, True)
    assert north.order == like.order
    for deck, plan in zip(north.decks, like.decks, strict=True):
        assert (deck.first_draw, deck.first_cycle) == (plan.first_draw, plan.first_cycle)
        assert (deck.draw, deck.ring) == (plan.draw, plan.ring)
    shared = Counter(card for deck in north.decks for card in deck.cards)
    assert shared == Counter(card for deck in whole.decks for card in deck.cards)


@each_scenario
def test_the_decks_of_a_scenario(scenario, given):
    decks = {deck.name: printed_deck(deck, scenario.boxes) for deck in scenario.decks}
    for deck in given["decks"].values():
        deck["factions"].sort()
    assert decks == given["decks"]


def printed_deck(deck: Deck, boxes: tuple[int, ...]) -> Fact:
    own = Counter[str]()
    for card in (*CARDS, *FIRE_CARDS):
        if card.faction in deck.factions and card.box in boxes:
            own[card.name] += card.copies
    listed = Counter[str]()
    for part in (deck.cards, deck.cycled, deck.later):
        listed.update(dict(part))
    assert listed <= own
    parts = {"cards": deck.cards, "cycled": deck.cycled, "later": deck.later}
    return {
        "side": SIDES[deck.side],
        "factions": sorted(FACTIONS[faction] for faction in deck.factions),
        "size": sum((listed or own).values()),
        "first_draw": deck.first_draw,
        "first_cycle": deck.first_cycle,
        "draw": deck.draw,
        "ring": RINGS[deck.ring],
        **{name: dict(part) for name, part in parts.items() if part},
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

"""The Extended Trilogy, for two to six people (W-21, W-25)."""

from collections import Counter

import pytest

from mathom.core.chance import Chance
from mathom.core.message import Refused
from mathom.core.position import Position, play_out
from mathom.games.warcards.card import Path, Skirmish
from mathom.games.warcards.catalogue import (
    ALL_PATHS,
    BOX,
    FACTION,
    GROUND_SIDE,
    LOCATION_BOX,
    LOCATIONS,
    NAMES,
    PATH_NUMBER,
    SIDE,
)
from mathom.games.warcards.game import GAME
from mathom.games.warcards.scenarios import SCENARIOS
from mathom.games.warcards.scenarios.base import TRILOGY
from mathom.games.warcards.scenarios.fire_and_swords import EXTENDED_TRILOGY
from mathom.games.warcards.scenarios.holders import USUAL, WAYS
from mathom.games.warcards.state import War, scenario_of
from mathom.games.warcards.terms import (
    BASE,
    EASTERLING,
    EXPANSION,
    FACTIONS,
    FREE,
    NORTHMEN,
    RUFFIAN,
    SHADOW,
    SIDE_OF,
    SIDES,
)
from mathom.games.warcards.values.fire_and_swords import FIRE_PATHS
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import Six, in_decks, locations_of, six

FIRE_PATH_NAMES = [path.name for path in FIRE_PATHS]
"""By number."""
PLAYERS = ("frodo", "witch-king", "gandalf", "saruman", "aragorn", "bill-ferny")


def new_table(people: int = 6, holders: str = USUAL, seed: str = "extended") -> War:
    given = {"scenario": "extended-trilogy", "holders": holders}
    return GAME.setup(GAME.options(given, people), people, Chance(seed))


def played_out(people: int, seed: str, holders: str = USUAL) -> War:
    state = new_table(people, holders, seed)
    state.story = []
    luck = Chance(seed)
    play_out(GAME, state, lambda ask: ask.options[luck.below(len(ask.options))])
    return state


# --- What the box adds


@rule("W-21.1", "W-25.1")
@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
def test_two_to_six_people_play_it_to_the_end(people):
    state = played_out(people, f"{people} people")
    assert set(state.seats) == set(range(people))
    assert state.winner in (FREE, SHADOW)
    # All decks of a person are of one side.
    plans = scenario_of(state).decks
    sides = {seat: set() for seat in range(people)}
    for deck, seat in enumerate(state.seats):
        sides[seat].add(plans[deck].side)
    assert all(len(side) == 1 for side in sides.values())


@rule("W-21.1")
def test_up_to_six_and_not_one_more():
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for people in (1, 7):
        with pytest.raises(Refused):
            GAME.options({"scenario": "extended-trilogy"}, people)


@rule("W-21.2")
def test_the_rules_are_those_of_the_base_box():
    """A turn is what it was, and so are passing, the limit and the cost of a card."""
    scene = six(hand={"frodo": ("gimli", "eomer", "sting"), "witch-king": ("mordor-orcs",)})
    assert "pass" not in scene.codes
    assert scene.limit("frodo") == 2
    scene.do("play gimli reserve")
    assert (scene.asked, set(scene.codes)) == ("pay", {"cycle eomer", "cycle sting"})


@rule("W-21.3")
def test_three_factions_are_new():
    new = {FACTIONS[faction]: SIDES[SIDE_OF[faction]] for faction in range(10, len(FACTIONS))}
    assert new == {"northmen": "free-peoples", "easterling": "shadow", "ruffian": "shadow"}
    for faction in (NORTHMEN, EASTERLING, RUFFIAN):
        boxes = {box for box, own in zip(BOX, FACTION, strict=True) if own == faction}
        assert boxes == {EXPANSION}


@rule("W-21.4")
def test_what_is_in_the_box():
    cards = Counter(side for side, box in zip(SIDE, BOX, strict=True) if box == EXPANSION)
    assert cards == {FREE: 30, SHADOW: 30}
    places = Counter(
        (type(location).__name__, GROUND_SIDE[number])
        for number, location in enumerate(LOCATIONS)
        if LOCATION_BOX[number] == EXPANSION
    )
    assert places == {
        ("Ground", FREE): 5,
        ("Skirmish", FREE): 10,
        ("Ground", SHADOW): 4,
        ("Skirmish", SHADOW): 3,
        ("Path", -1): 9,
    }


@rule("W-21.5", "W-21.6")
def test_the_scenarios_of_the_base_box_go_without_it():
    for scenario in SCENARIOS:
        if scenario.boxes != (BASE,):
            continue
        people = max(scenario.seatings[0]) + 1
        options = GAME.options({"scenario": scenario.name}, people)
        t = GAME.setup(options, people, Chance("base"))
        assert in_decks(t) <= locations_of(BASE)
        assert {BOX[card] for deck in t.decks for card in deck} == {BASE}


@rule("W-21.6")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_with_new_paths_the_base_box_has_four_of_each_number(scenario):
    """But for a scenario that says which paths it has; and nothing else of the expansion comes."""
    people = max(scenario.seatings[0]) + 1
    with_, without = (
        in_decks(GAME.setup(GAME.options(chosen, people), people, Chance("new paths")))
        for chosen in (
            {"scenario": scenario.name, "new_paths": True},
            {"scenario": scenario.name},
        )
    )
    more = scenario.name in ("trilogy", "duel", "three-player-duel")
    assert with_ - without == (set(FIRE_PATH_NAMES) if more else set())
    assert without <= with_


@rule("W-21.6")
@pytest.mark.parametrize("number", range(1, 10))
def test_a_new_path_is_as_likely_as_the_others(number):
    path = FIRE_PATH_NAMES[number - 1]
    for new_paths in (True, False):
        found = set()
        for seed in range(60):
            scene = Scene(
                begin="path-step",
                path=None,
                number=number - 1,
                seed=str(seed),
                house={"new_paths": new_paths},
            )
            found |= {told["location"] for told in scene.told("path-activated")}
        assert len(found) == (4 if new_paths else 3)
        assert (path in found) is new_paths


def test_a_table_from_before_there_was_that_choice_goes_without_new_paths():
    options = {"scenario": "trilogy", "promos": False}
    full = GAME.options(options, 4)
    assert full["new_paths"] is False
    assert GAME.rules_for(options) == GAME.rules_for(full)
    del full["new_paths"]
    assert in_decks(GAME.setup(full, 4, Chance("before"))) <= locations_of(BASE)


@rule("W-21.6", "W-25.5")
@pytest.mark.parametrize("number", range(1, 10))
def test_a_path_is_one_of_four(number):
    own = {LOCATIONS[path].name for path in ALL_PATHS if PATH_NUMBER[path] == number}
    assert len(own) == 4
    found = set()
    for seed in range(60):
        scene = six(begin="path-step", path=None, number=number - 1, seed=str(seed))
        found |= {told["location"] for told in scene.told("path-activated")}
    assert found == own
    assert all(isinstance(location, Path) for location in LOCATIONS if location.name in own)


# --- Set-up


@rule("W-25.1", "W-25.3")
def test_all_cards_are_used():
    state = new_table()
    assert [len(deck) for deck in state.decks] == [30] * 6
    held = [{FACTIONS[FACTION[card]] for card in deck} for deck in state.decks]
    assert held == [
        {"dwarf", "hobbit", "rohan"},
        {"mordor"},
        {"elf", "wizard"},
        {"isengard", "monstrous"},
        {"dunedain", "northmen"},
        {"easterling", "ruffian", "southron"},
    ]
    dealt = sorted(NAMES[card] for deck in state.decks for card in deck)
    assert dealt == sorted(
        name for name, box in zip(NAMES, BOX, strict=True) if box in (BASE, EXPANSION)
    )


@rule("W-25.2")
def test_the_turn_order():
    order = [EXTENDED_TRILOGY.decks[deck] for deck in EXTENDED_TRILOGY.order]
    assert [(deck.name, SIDES[deck.side]) for deck in order] == list(
        zip(PLAYERS, ("free-peoples", "shadow") * 3, strict=True)
    )


@rule("W-25.2", "W-4.9")
def test_turns_and_the_starting_token_follow_that_order():
    scene = six()
    turns = []
    for _ in PLAYERS:
        turns.append((scene.turn, scene.who))
        scene.do("pass")
    assert turns == [(player, seat) for seat, player in enumerate(PLAYERS)]
    story = played_out(6, "starters").story or []
    starters = [event.args["player"] for event in story if event.kind == "round"]
    assert starters == [f"player-{name}" for name in PLAYERS * 2][: len(starters)]
    assert len(starters) > 4


@rule("W-25.4")
def test_everybody_draws_seven_and_cycles_two():
    position = Position(GAME, new_table())
    assert [len(hand) for hand in position.state.hands] == [7] * 6
    asked = [0] * 6
    while position.state.round == 0:
        ask = position.asks[0]
        asked[ask.seat] += 1
        position.answer(ask, ask.options[0])
    assert asked == [2] * 6


@rule("W-25.4")
def test_the_shadow_draws_one_card_more():
    drawn = six(begin="draw-step", path=None).drawn
    assert drawn[:6] == [
        (f"player-{player}", 4 if seat % 2 else 3) for seat, player in enumerate(PLAYERS)
    ]


@rule("W-25.4")
def test_the_ring_token_is_that_of_the_trilogy():
    scene = six(turn="gandalf").do("ring")
    assert scene.hand_size("gandalf") == 2
    scene.do("pass", "pass", "pass", "pass", "pass")
    assert scene.turn == "gandalf"
    assert "ring" not in scene.codes
    assert scene.score(FREE, final=True) - scene.score(FREE) == 2
    assert scene.score(SHADOW, final=True) - scene.score(SHADOW) == 3


@rule("W-25.4")
def test_paths_are_scored_as_in_the_trilogy():
    """In a duel nobody would get a path on which nobody was."""
    scene = six(path="bag-end").pass_all()
    assert scene.stands("bag-end") == "free"
    assert (TRILOGY.by_totals, EXTENDED_TRILOGY.by_totals) == (False, False)


@rule("W-25.5")
def test_all_locations_are_used():
    decks = in_decks(new_table())
    assert decks == locations_of(BASE, EXPANSION)
    assert len(decks) == 14 + 9 + 13 + 36
    assert sum(isinstance(location, Skirmish) for location in LOCATIONS) == 13


@rule("W-25.4")
def test_it_ends_after_path_nine():
    scene = six(path="gorgoroth", free_area=("minas-tirith",)).pass_all()
    assert scene.position.over
    assert scene.told("won")[0]["ending"] == "last-path"


# --- Who holds which decks


@rule("W-25.7")
@pytest.mark.parametrize(
    ("people", "seats"),
    [
        (2, (0, 1, 0, 1, 0, 1)),
        (3, (0, 1, 2, 1, 2, 1)),
        (4, (0, 1, 2, 3, 2, 3)),
        (5, (0, 1, 2, 3, 4, 3)),
        (6, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_usually_the_decks_are_shared_out_like_this(people, seats):
    assert new_table(people).seats == seats


FREE_LETTERS, SHADOW_LETTERS = set("fga"), set("wsb")


@rule("W-25.7")
def test_there_are_twenty_five_ways_to_share_the_decks_out():
    """Three decks of a side are shared out in five ways: all to one, one apart, or each apart."""
    assert len(WAYS) == len(set(WAYS)) == 25
    shared = {frozenset(frozenset(group) for group in way.split("-")) for way in WAYS}
    assert len(shared) == 25, "no two of them are the same"
    for groups in shared:
        assert set.union(*map(set, groups)) == FREE_LETTERS | SHADOW_LETTERS
        assert sum(map(len, groups)) == 6
        assert all(group <= FREE_LETTERS or group <= SHADOW_LETTERS for group in groups)


@rule("W-25.7")
@pytest.mark.parametrize("way", WAYS)
def test_the_group_may_share_the_decks_out_as_it_likes(way):
    groups = way.split("-")
    people = len(groups)
    state = new_table(people, way)
    letters = [deck.name[0] for deck in EXTENDED_TRILOGY.decks]
    held: dict[int, set[str]] = {}
    for letter, seat in zip(letters, state.seats, strict=True):
        held.setdefault(seat, set()).add(letter)
    assert sorted(map(sorted, held.values())) == sorted(map(sorted, groups))
    assert list(held) == list(range(people)), "whose turn is first sits first"
    for other in {2, 3, 4, 5, 6} - {people}:
        with pytest.raises(Refused):
            GAME.options({"scenario": "extended-trilogy", "holders": way}, other)


@rule("W-25.7")
@pytest.mark.parametrize(
    "scenario", [scenario.name for scenario in SCENARIOS if scenario is not EXTENDED_TRILOGY]
)
def test_other_scenarios_say_themselves_who_holds_what(scenario):
    people = max(next(each.seatings[0] for each in SCENARIOS if each.name == scenario)) + 1
    assert GAME.options({"scenario": scenario, "holders": USUAL}, people)
    for way in WAYS:
        if way.count("-") + 1 == people:
            with pytest.raises(Refused) as refusal:
                GAME.options({"scenario": scenario, "holders": way}, people)
            assert refusal.value.reason.id == "refused-setting-alone"


@rule("W-25.7", "W-16.9")
def test_decks_of_one_person_are_played_apart():
    """One has Frodo's and Gandalf's deck, one Aragorn's, one all of the Shadow."""
    scene = Scene(
        "extended-trilogy",
        people=3,
        house={"holders": "fg-a-wsb"},
        hand={"frodo": ("gimli",), "gandalf": ("legolas",)},
    )
    turns = []
    for _ in PLAYERS:
        turns.append((scene.turn, scene.who))
        if scene.turn == "frodo":
            assert "legolas" not in " ".join(scene.codes)
        scene.do("pass")
    assert turns == [
        ("frodo", 0),
        ("witch-king", 1),
        ("gandalf", 0),
        ("saruman", 1),
        ("aragorn", 2),
        ("bill-ferny", 1),
    ]


@rule("W-25.7", "W-16.10")
def test_each_deck_of_one_person_does_what_each_player_does():
    scene = six(turn="saruman", people=2, grounds=("angmar",), at={"angmar": ("wolves",)})
    scene.do("resolve angmar")
    assert sorted(scene.drawn) == [
        ("player-bill-ferny", 1),
        ("player-saruman", 1),
        ("player-witch-king", 1),
    ]


@rule("W-25.7")
def test_a_game_with_shared_decks_goes_to_its_end():
    state = played_out(3, "shared", "fg-a-wsb")
    assert state.winner in (FREE, SHADOW)


# --- The combat step


@rule("W-25.6")
def test_battlegrounds_skirmishes_with_cards_and_the_path_are_fought_for():
    scene = six(
        begin="combat-step",
        path="bag-end",
        grounds=("edoras", "bree", "westemnet"),
        at={"bree": ("boromir",)},
    )
    assert scene.who == Six.FRODO
    assert set(scene.codes) == {"edoras", "bree", "bag-end"}


# --- Three on a side

BREE = {
    "begin": "combat-step",
    "path": None,
    "grounds": ("bree",),
    "at": {
        "bree": (
            *(
                "wolf-riders",
                "merry-brandybuck",
                "boromir",
                "gandalf-the-grey",
                "soldiers-of-gondor",
            ),
            "a-hundred-stout-hobbits",
        )
    },
}
"""Two attack icons, and cards of all three players of the Free Peoples."""


@rule("W-11.9")
def test_all_defenders_must_agree_on_losses():
    scene = six(**BREE)
    assert (scene.asked, scene.who) == ("losses", Six.FRODO)
    while scene.asked == "losses":
        scene.do(scene.codes[-1])
    asked = []
    while scene.position.asks and scene.asked == "consent":
        asked.append(scene.who)
        scene.do("agree")
    assert asked == [Six.GANDALF, Six.ARAGORN]
    assert len(scene.told("agreed")) == 2
    assert scene.stands("bree") == "absent"


@rule("W-11.9")
@pytest.mark.parametrize("agreeing", [0, 1])
def test_if_one_of_them_objects_the_attackers_choose(agreeing):
    scene = six(**BREE)
    while scene.asked == "losses":
        scene.do(scene.codes[-1])
    scene.do(*["agree"] * agreeing, "object")
    assert scene.told("objected") == [
        {"player": "player-gandalf" if not agreeing else "player-aragorn"}
    ]
    assert (scene.asked, scene.who) == ("losses", Six.WITCH_KING)


@rule("W-11.9", "W-16.9")
def test_a_person_is_asked_once_for_several_decks():
    """One has Frodo's deck, the other Gandalf's and Aragorn's."""
    scene = six(people=3, **BREE)
    while scene.asked == "losses":
        scene.do(scene.codes[-1])
    asked = []
    while scene.position.asks and scene.asked == "consent":
        asked.append(scene.who)
        scene.do("agree")
    assert asked == [2]

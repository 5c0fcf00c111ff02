"""War in the North, by the rules of the Trilogy or of a duel (W-26)."""

from collections import Counter
from typing import Any

import pytest

from mathom.core.chance import Chance
from mathom.core.message import Refused
from mathom.core.position import Position, play_out
from mathom.games.warcards.catalogue import BOX, FACTION, IS_PATH, LOCATION, NAMES
from mathom.games.warcards.game import GAME
from mathom.games.warcards.scenarios.fire_and_swords import (
    DUEL_IN_THE_NORTH,
    THREE_IN_THE_NORTH,
    WAR_IN_THE_NORTH,
)
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import BASE, EXPANSION, FACTIONS, FREE, PROMO, SHADOW, SIDES
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import came, in_decks, locations_of

WAYS = {"war-in-the-north": 4, "duel-in-the-north": 2, "three-in-the-north": 3}
"""The three sets of rules, and how many people play by them."""


def new_table(scenario: str = "war-in-the-north", people: int = 0, seed: str = "north") -> War:
    people = people or WAYS[scenario]
    return GAME.setup(GAME.options({"scenario": scenario}, people), people, Chance(seed))


def played_out(scenario: str, people: int, seed: str) -> War:
    state = new_table(scenario, people, seed)
    state.story = []
    luck = Chance(seed)
    play_out(GAME, state, lambda ask: ask.options[luck.below(len(ask.options))])
    return state


def held(t: War, deck: int) -> Counter[str]:
    return Counter(NAMES[card] for card in t.decks[deck])


# --- People and turns


@rule("W-26.1", "W-26.3", "W-26.4")
@pytest.mark.parametrize(
    ("scenario", "people"), [("war-in-the-north", n) for n in (2, 3, 4)] + list(WAYS.items())[1:]
)
def test_it_is_played_to_the_end(scenario, people):
    state = played_out(scenario, people, f"{scenario} {people}")
    assert state.winner in (FREE, SHADOW)
    assert len(state.decks[0]) + len(state.hands[0]) <= 56


@rule("W-26.1", "W-26.4")
def test_nobody_else_can_join():
    for scenario, can in (
        ("war-in-the-north", {2, 3, 4}),
        ("duel-in-the-north", {2}),
        ("three-in-the-north", {3}),
    ):
        assert set(GAME.seatings({"scenario": scenario})) == can
        with pytest.raises(Refused):
            GAME.options({"scenario": scenario}, 5)


@rule("W-26.2")
def test_the_turn_order():
    order = [WAR_IN_THE_NORTH.decks[deck] for deck in WAR_IN_THE_NORTH.order]
    assert [(deck.name, SIDES[deck.side]) for deck in order] == [
        ("frodo", "free-peoples"),
        ("witch-king", "shadow"),
        ("strider", "free-peoples"),
        ("balrog", "shadow"),
    ]
    scene = Scene("war-in-the-north")
    turns = []
    for _ in range(4):
        turns.append((scene.turn, scene.who))
        scene.do("pass")
    assert turns == [("frodo", 0), ("witch-king", 1), ("strider", 2), ("balrog", 3)]
    story = played_out("war-in-the-north", 4, "starters").story or []
    assert [event.args["player"] for event in story if event.kind == "round"][:2] == [
        "player-frodo",
        "player-witch-king",
    ]


@rule("W-26.3", "W-16.7", "W-16.8")
def test_fewer_people_hold_several_decks():
    assert new_table(people=2).seats == (0, 1, 0, 1)
    assert new_table(people=3).seats == (0, 1, 2, 1)
    assert new_table(people=4).seats == (0, 1, 2, 3)


# --- Decks

DWARVES = (
    *("army-of-the-blue-mountains", "book-of-mazarbul", "dain-ironfoot"),
    *("dwarven-axe", "erebor-guard", "gimli"),
)
HOBBITS = (
    *("a-hundred-stout-hobbits", "bilbo-baggins", "disguised-as-orcs", "farmer-maggot"),
    *("fatty-bolger", "frodo-baggins", "herbs-and-stewed-rabbit", "merry-brandybuck"),
    *("mithril-coat", "party-invitation", "pippin-took", "rosie-cotton"),
    *("sam-gamgee", "sting", "there-is-another-way"),
)
NORTHMEN = (
    *("barliman-butterbur", "bill-the-pony", "grimbeorn-the-old", "king-brand"),
    *("northmen-company", "northmen-company", "woodmen-of-the-anduin"),
)
EASTERLINGS = (
    *("allies-of-sauron", "easterling-axemen", "easterling-captain", "easterling-garrison"),
    *("horde-from-the-east", "many-kings-to-the-service-of-mordor", "mirkwood-skirmishers"),
    *("musterings-of-long-planned-war", "the-red-standard-bearer", "variags-of-khand"),
    "wainriders",
)
MORDOR = (
    *("the-beguiler", "the-black-easterling", "black-riders-mount", "black-uruks"),
    *("the-commander", "the-destroyer", "the-hunter", "the-lidless-eye", "the-messenger"),
    *("mordor-orcs", "mordor-orcs", "morgul-blade", "nazguls-mantle", "the-reaver"),
    *("the-ringwraiths-are-abroad", "the-warrior", "the-witch-king"),
)
DUNEDAIN = ("athelas", "blade-of-westernesse", "boromir", "horn-of-gondor", "strider")
ELVES = (
    *("arwen", "bow-of-the-galadhrim", "celeborn", "cirdan-the-shipwright", "elrond"),
    *("elven-cloak", "galadriel", "glorfindel", "high-elves", "high-elves", "legolas", "lembas"),
    *("mirror-of-galadriel", "nenya-ring-of-adamant", "phial-of-galadriel", "thranduil"),
    *("vilya-ring-of-air", "wood-elves"),
)
WIZARDS = (
    *("gandalf-the-grey", "narya-ring-of-fire", "radagast-the-brown", "smeagol"),
    "tom-bombadil",
)
ISENGARD = ("mischief-in-a-small-mean-way", "saruman")
MONSTERS = (
    *("balrog-of-moria", "barrow-wights", "candles-of-corpses", "caradhras-the-cruel"),
    *("cave-troll", "flocks-of-crebain", *("goblins-of-the-misty-mountains",) * 3, "gollum"),
    *("hill-troll", "orc-chieftain", "shelob", "spiders-of-mirkwood", "watcher-in-the-water"),
    "wolves",
)
RUFFIANS = (
    *("bill-ferny", "death-to-the-strawheads", "evil-ruffians-thieves", "gathered-at-command"),
    *("lost", "lotho-sackville-baggins", "spies", "squint-eyed-southerner", "ted-sandyman"),
    "wild-hillmen-of-dunland",
)
FRODO = (*DWARVES, *HOBBITS, *NORTHMEN)
WITCH_KING = (*EASTERLINGS, *MORDOR)
STRIDER = (*DUNEDAIN, *ELVES, *WIZARDS)
BALROG = (*ISENGARD, *MONSTERS, *RUFFIANS)


@rule("W-26.1", "W-26.6", "W-26.7", "W-26.8", "W-26.9")
def test_the_four_decks():
    t = new_table()
    for deck, cards in enumerate((FRODO, WITCH_KING, STRIDER, BALROG)):
        assert len(cards) == 28
        assert held(t, deck) == Counter(cards)


@rule("W-26.6", "W-26.7", "W-26.8", "W-26.9")
def test_what_is_all_of_a_faction_is_all_of_it():
    t = new_table()
    dealt = {card for deck in t.decks for card in deck}
    for faction in ("dwarf", "hobbit", "northmen", "easterling", "elf", "monstrous", "ruffian"):
        own = {card for card in range(len(NAMES)) if FACTIONS[FACTION[card]] == faction}
        assert {card for card in own if BOX[card] != PROMO} <= dealt, faction


@rule("W-26.4")
def test_in_a_duel_who_is_alone_shuffles_two_decks_into_one():
    duel = new_table("duel-in-the-north")
    assert held(duel, 0) == Counter((*FRODO, *STRIDER))
    assert held(duel, 1) == Counter((*WITCH_KING, *BALROG))
    assert [len(deck) for deck in duel.decks] == [56, 56]
    three = new_table("three-in-the-north")
    assert held(three, 0) == Counter((*FRODO, *STRIDER))
    assert held(three, 1) == Counter(WITCH_KING)
    assert held(three, 2) == Counter(BALROG)
    assert [len(deck) for deck in three.decks] == [56, 28, 28]


# --- The rules that are used


def first_hands(scenario: str) -> tuple[list[int], list[int]]:
    """How many cards all have drawn, and how many each must cycle."""
    state = new_table(scenario)
    state.story = []
    position = Position(GAME, state)
    drawn = [int(str(each.args["number"])) for each in state.story if each.kind == "draws"]
    asked = [0] * WAYS[scenario]
    while position.asks and position.asks[0].prompt.id == "prompt-first-cycle":
        ask = position.asks[0]
        asked[ask.seat] += 1
        position.answer(ask, ask.options[0])
    return drawn[: WAYS[scenario]], asked


@rule("W-26.5")
@pytest.mark.parametrize(
    ("scenario", "drawn", "cycled"),
    [
        ("war-in-the-north", [7, 7, 7, 7], [2, 2, 2, 2]),
        ("duel-in-the-north", [4, 6], [0, 0]),
        ("three-in-the-north", [6, 7, 7], [0, 2, 2]),
    ],
)
def test_the_first_hands_are_those_of_the_rules_used(scenario, drawn, cycled):
    assert first_hands(scenario) == (drawn, cycled)


@rule("W-26.5")
@pytest.mark.parametrize(
    ("scenario", "drawn"),
    [
        ("war-in-the-north", {"frodo": 3, "witch-king": 4, "strider": 3, "balrog": 4}),
        ("duel-in-the-north", {"gandalf": 4, "witch-king": 6}),
        ("three-in-the-north", {"gandalf": 6, "witch-king": 4, "balrog": 4}),
    ],
)
def test_so_is_the_draw_step(scenario, drawn):
    scene = Scene(scenario, begin="draw-step", path=None)
    assert dict(scene.drawn[: len(drawn)]) == {
        f"player-{player}": number for player, number in drawn.items()
    }


@rule("W-26.5")
def test_so_is_the_ring_token():
    once = Scene("war-in-the-north", deck={"frodo": ("gimli", "sting", "dwarven-axe")}).do("ring")
    assert once.hand_size("frodo") == 2
    assert once.state.rings == [False, True, True, True]
    for scenario in ("duel-in-the-north", "three-in-the-north"):
        each_round = Scene(scenario, hand={"gandalf": ("gimli", "sting")}).do("ring")
        assert each_round.hand_size("gandalf") == 5
        assert each_round.asked == "eliminate-from-hand"


@rule("W-26.4")
def test_by_the_rules_of_three_gandalf_has_every_second_turn():
    scene = Scene("three-in-the-north", hand={"gandalf": ("gimli", "sting")})
    turns = []
    for _ in range(4):
        turns.append((scene.turn, scene.who))
        scene.do("cycle gimli" if "cycle gimli" in scene.codes else "pass")
    assert turns == [("gandalf", 0), ("witch-king", 1), ("gandalf", 0), ("balrog", 2)]


@rule("W-26.4")
@pytest.mark.parametrize(
    ("scenario", "owner"),
    [("war-in-the-north", "free"), ("duel-in-the-north", "spent"), ("three-in-the-north", "spent")],
)
def test_so_is_the_scoring_of_paths(scenario, owner):
    """On Bag End one icon attacks and one defends."""
    scene = fight_at("bag-end", ("gollum", "fatty-bolger"), scenario=scenario)
    (counted,) = scene.told("fight")
    assert counted["attack"] == counted["defence"] == 1
    assert counted["guard"] == 0
    assert scene.stands("bag-end") == owner


@rule("W-26.4")
@pytest.mark.parametrize(
    ("scenario", "drawn"),
    [
        ("war-in-the-north", [("player-frodo", 1), ("player-strider", 1)]),
        ("duel-in-the-north", [("player-gandalf", 1)] * 2),
        ("three-in-the-north", [("player-gandalf", 1)] * 2),
    ],
)
def test_so_is_what_each_player_does(scenario, drawn):
    scene = Scene(scenario, begin="path-step", path=None, waiting=("a-long-expected-party",))
    assert scene.drawn == drawn


@rule("W-26.4")
def test_both_shadow_players_of_three_do_it_once():
    scene = Scene(
        "three-in-the-north", begin="path-step", path=None, number=8, waiting=("gorgoroth",)
    )
    assert scene.drawn == [("player-witch-king", 1), ("player-balrog", 1)]


# --- Locations

FREE_PLACES = {
    *("bree", "the-carrock", "dale", "erebor", "ered-luin", "grey-havens", "iron-hills"),
    *("lorien", "rivendell", "the-shire", "woodland-realm"),
}
SHADOW_PLACES = {"angmar", "dol-guldur", "dunland", "moria", "mount-gundabad", "rhun"}


@rule("W-26.10", "W-26.11", "W-26.12")
@pytest.mark.parametrize("scenario", WAYS)
def test_the_locations(scenario):
    decks = in_decks(new_table(scenario))
    paths = {name for name in locations_of(BASE, EXPANSION) if IS_PATH[LOCATION[name]]}
    assert len(paths) == 36
    assert decks == FREE_PLACES | SHADOW_PLACES | paths


@rule("W-26.10", "W-26.11")
@pytest.mark.parametrize(("starter", "own"), [("frodo", FREE_PLACES), ("balrog", SHADOW_PLACES)])
def test_what_comes_is_one_of_them(starter, own):
    drawn = set()
    for seed in range(120):
        scene = Scene(
            "war-in-the-north", begin="ground-step", path=None, turn=starter, seed=str(seed)
        )
        drawn.add(came(scene)[0])
    assert drawn == own


@rule("W-26.1")
@pytest.mark.parametrize("scenario", WAYS)
def test_the_journey_goes_to_path_nine(scenario):
    scene = Scene(scenario, path="cirith-ungol").pass_all()
    assert not scene.position.over
    assert scene.state.number == 9
    scene = Scene(scenario, path="gorgoroth").pass_all()
    assert scene.position.over
    assert scene.told("won")[0]["ending"] == "last-path"


# --- Conquest

ATTACKERS = ("mordor-orcs", "black-uruks", "wainriders", "horde-from-the-east", "cave-troll")


def won_by_shadow(ground: str, scenario: str = "war-in-the-north", **laid: Any) -> Scene:
    return fight_at(ground, ATTACKERS, scenario=scenario, **laid)


@rule("W-26.13")
@pytest.mark.parametrize("scenario", WAYS)
@pytest.mark.parametrize("ground", ["rivendell", "lorien", "erebor", "the-shire"])
def test_a_conquered_battleground_corrupts(scenario, ground):
    scene = won_by_shadow(ground, scenario)
    assert scene.stands(ground) == "shadow"
    assert scene.state.corruption == 1


@rule("W-26.13")
def test_one_that_was_held_does_not():
    scene = fight_at("rivendell", (), scenario="war-in-the-north")
    assert scene.stands("rivendell") == "free"
    assert scene.state.corruption == 0


@rule("W-26.13")
def test_nor_does_one_of_the_shadow_whoever_wins_it():
    held_by = fight_at("moria", (), scenario="war-in-the-north")
    assert (held_by.stands("moria"), held_by.state.corruption) == ("shadow", 0)
    lost = fight_at("moria", ("high-elves", "high-elves"), scenario="war-in-the-north")
    assert (lost.stands("moria"), lost.state.corruption) == ("free", 0)


@rule("W-26.13")
def test_in_other_scenarios_there_is_no_such_token():
    for scenario in ("trilogy", "extended-trilogy", "epic-duel"):
        scene = fight_at("rivendell", ("balrog-of-moria", "cave-troll"), scenario=scenario)
        assert (scene.stands("rivendell"), scene.state.corruption) == ("shadow", 0)


@rule("W-26.14")
def test_a_skirmish_is_no_battleground_to_be_conquered():
    scene = fight_at("bree", ("wild-hillmen-of-dunland",), scenario="war-in-the-north")
    assert scene.told("skirmish-won") == [{"side": "shadow", "location": "bree"}]
    assert scene.state.corruption == 0
    # What its own text adds, it adds here as well.
    resolved = Scene(
        "war-in-the-north",
        turn="balrog",
        grounds=("bree",),
        at={"bree": ("wild-hillmen-of-dunland",)},
    ).do("resolve bree")
    assert resolved.state.corruption == 1


@rule("W-26.15")
def test_one_that_was_won_reactivated_and_won_again():
    """From the combat of one round to that of the next."""
    scene = Scene(
        "war-in-the-north",
        turn="witch-king",
        path="bag-end",
        grounds=("dale",),
        at={"dale": ("wainriders", "horde-from-the-east")},
        reserve=("the-red-standard-bearer", "easterling-axemen", "easterling-garrison"),
        waiting=("weathertop", "imladris"),
    )
    scene.pass_all()
    while not scene.asks_turn:
        scene.do(scene.codes[0])
    assert (scene.stands("dale"), scene.state.corruption) == ("shadow", 1)
    while scene.turn != "witch-king":
        scene.do(next(code for code in scene.codes if code == "pass" or code.startswith("cycle")))
    scene.do("use the-red-standard-bearer")
    assert scene.stands("dale") == "active"
    while scene.stands("dale") == "active":
        wanted = ("move easterling", "pass", "cycle", "dale", "eliminate")
        scene.do(next(c for start in wanted for c in scene.codes if c.startswith(start)))
    assert (scene.stands("dale"), scene.state.corruption) == ("shadow", 2)


@rule("W-26.15")
def test_a_text_about_what_is_not_used_does_nothing():
    """Lórien brings Dol Guldur, which is used; Celeborn looks for Galadriel, who is; but nobody
    plays Rohan, and nothing brings Edoras.
    """
    scene = Scene(
        "war-in-the-north", turn="balrog", hand={"balrog": ("death-to-the-strawheads", "lost")}
    )
    assert scene.in_vain("play death-to-the-strawheads") == "no-ground"
    for name in ("edoras", "helms-deep"):
        assert scene.stands(name) == "absent"


def test_the_plans_differ_only_in_who_plays_and_how():
    for plan in (DUEL_IN_THE_NORTH, THREE_IN_THE_NORTH):
        assert plan.places == WAR_IN_THE_NORTH.places
        assert plan.conquest_corrupts
        assert plan.by_totals
        assert plan.each_twice
    assert not WAR_IN_THE_NORTH.by_totals
    assert not WAR_IN_THE_NORTH.each_twice

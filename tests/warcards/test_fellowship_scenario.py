"""The Fellowship of the Ring, a short scenario for two (W-19)."""

from collections import Counter
from typing import Any

import pytest

from mathom.core.chance import Chance
from mathom.core.position import Position, play_out
from mathom.games.warcards.catalogue import LOCATION_NAMES, NAMES
from mathom.games.warcards.game import GAME
from mathom.games.warcards.scenarios import FELLOWSHIP
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import ABSENT, FREE, SHADOW, SIDES
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at

NAZGUL = (
    "the-beguiler",
    "the-black-easterling",
    "the-commander",
    "the-destroyer",
    "the-hunter",
    "the-messenger",
    "the-reaver",
    "the-warrior",
    "the-witch-king",
)


def new_table(seed: str = "fellowship") -> War:
    options = GAME.options({"scenario": "fellowship-of-the-ring"}, 2)
    return GAME.setup(options, 2, Chance(seed))


def scene_of(**more: Any) -> Scene:
    return Scene("fellowship-of-the-ring", **more)


def played_out(seed: str) -> War:
    state = new_table(seed)
    state.story = []
    luck = Chance(seed)
    play_out(GAME, state, lambda ask: ask.options[luck.below(len(ask.options))])
    return state


# --- Set-up


@rule("W-19.1")
def test_the_balrog_starts_against_gandalf() -> None:
    plans = [FELLOWSHIP.decks[deck] for deck in FELLOWSHIP.order]
    assert [(plan.name, SIDES[plan.side]) for plan in plans] == [
        ("balrog", "shadow"),
        ("gandalf", "free-peoples"),
    ]
    story = played_out("who starts").story or []
    starters = [event.args["player"] for event in story if event.kind == "round"]
    assert starters[:3] == ["player-balrog", "player-gandalf", "player-balrog"]


@rule("W-19.2")
def test_the_balrogs_deck() -> None:
    expected = Counter(NAZGUL) + Counter(
        {
            "balrog-of-moria": 1,
            "barrow-wights": 1,
            "caradhras-the-cruel": 1,
            "cave-troll": 1,
            "flocks-of-crebain": 1,
            "hill-troll": 1,
            "goblins-of-the-misty-mountains": 2,
            "black-breath": 1,
            "black-riders-mount": 1,
            "grishnakh": 1,
            "mordor-orcs": 3,
            "morgul-blade": 1,
            "nazguls-mantle": 1,
            "the-ringwraiths-are-abroad": 1,
            "palantir-of-orthanc": 1,
            "saruman": 1,
            "sarumans-staff": 1,
            "ugluk": 1,
        }
    )
    assert expected.total() == 30
    assert Counter(NAMES[card] for card in new_table().decks[0]) == expected


@rule("W-19.3")
def test_gandalfs_deck() -> None:
    elves = {
        "arwen": 1,
        "bow-of-the-galadhrim": 1,
        "elrond": 1,
        "elven-cloak": 1,
        "galadriel": 1,
        "high-elves": 2,
        "legolas": 1,
        "lembas": 1,
        "mirror-of-galadriel": 1,
        "nenya-ring-of-adamant": 1,
        "phial-of-galadriel": 1,
        "vilya-ring-of-air": 1,
    }
    others = (
        "blade-of-westernesse",
        "boromir",
        "strider",
        "dwarven-axe",
        "gimli",
        "bilbo-baggins",
        "fatty-bolger",
        "frodo-baggins",
        "merry-brandybuck",
        "mithril-coat",
        "pippin-took",
        "sam-gamgee",
        "sting",
        "gandalf-the-grey",
        "narya-ring-of-fire",
        "gandalfs-staff",
        "glamdring",
    )
    expected = Counter(elves) + Counter(others)
    assert expected.total() == 30
    assert Counter(NAMES[card] for card in new_table().decks[1]) == expected


@rule("W-19.4")
def test_the_first_hands() -> None:
    position = Position(GAME, new_table())
    assert [len(hand) for hand in position.state.hands] == [7, 7]
    asked = [0, 0]
    while position.state.round == 0:
        ask = position.asks[0]
        asked[ask.seat] += 1
        position.answer(ask, ask.options[0])
    assert asked == [2, 2]


@rule("W-19.8")
def test_the_draw_step() -> None:
    scene = scene_of(begin="draw-step", path=None)
    assert scene.drawn[:2] == [
        ("player-balrog", 4),
        ("player-gandalf", 3),
    ]


# --- Locations

PATHS = {
    1: ("bucklebury-ferry", "gildors-encampment"),
    2: ("inn-of-the-prancing-pony", "the-old-forest"),
    3: ("fords-of-bruinen", "imladris"),
    4: ("caradhras", "khazad-dum", "the-doors-of-durin"),
    5: ("dimrill-dale", "egladil", "lothlorien"),
    6: ("amon-hen",),
}
GROUNDS = {
    1: ("minas-morgul",),
    2: ("rivendell",),
    3: ("moria",),
    4: ("lorien", "dol-guldur"),
    5: ("orthanc",),
    6: ("morannon",),
}


@rule("W-19.5")
@pytest.mark.parametrize("round", GROUNDS)
@pytest.mark.parametrize("starter", ["balrog", "gandalf"])
def test_battlegrounds_come_by_rounds(round: int, starter: str) -> None:
    before = PATHS[round - 1][0] if round > 1 else None
    scene = scene_of(round=round - 1, path=before, starter=starter, begin="round")
    activated = [event["location"] for event in scene.told("activated")]
    assert sorted(activated) == sorted(GROUNDS[round])


@rule("W-19.5")
def test_a_battleground_that_was_activated_earlier_is_skipped() -> None:
    scene = scene_of(round=2, path="the-old-forest", shadow_area=("moria",), begin="round")
    assert scene.told("activated") == scene.told("reactivated") == []
    assert scene.stands("moria") == "shadow"
    assert scene.state.round == 3


@rule("W-19.5")
def test_dol_guldur_calls_lorien_back() -> None:
    """Only Dol Guldur is activated by the scenario; its own text brings Lórien."""
    scene = scene_of(round=3, path="imladris", free_area=("lorien",), begin="round")
    assert scene.told("activated") == [{"location": "dol-guldur"}]
    assert scene.told("reactivated") == [{"location": "lorien"}]


@rule("W-19.6", "W-19.7")
def test_the_locations_in_use() -> None:
    stands = new_table().stands
    used = {LOCATION_NAMES[place] for place, stand in enumerate(stands) if stand != ABSENT}
    paths = {name for names in PATHS.values() for name in names}
    grounds = {name for names in GROUNDS.values() for name in names}
    assert used == paths | grounds


@rule("W-19.6", "W-19.7", "W-19.10")
@pytest.mark.parametrize("number", PATHS)
def test_paths_come_by_number(number: int) -> None:
    before = PATHS[number - 1][0] if number > 1 else None
    found = set()
    for seed in range(25):
        scene = scene_of(path=before, begin="path-step", seed=f"{seed}")
        (activated,) = scene.told("path-activated")
        found.add(activated["location"])
    assert found == set(PATHS[number])


@rule("W-19.7")
def test_no_other_location_ever_comes() -> None:
    used = {name for names in (*PATHS.values(), *GROUNDS.values()) for name in names}
    for number in range(10):
        story = played_out(f"locations {number}").story or []
        came = {
            event.args["location"]
            for event in story
            if event.kind in ("activated", "path-activated", "reactivated")
        }
        assert came <= used


# --- What is different


@rule("W-19.9")
def test_there_are_no_ring_tokens() -> None:
    scene = scene_of(path="amon-hen")
    assert "ring" not in scene.codes
    assert scene.do("pass").who == 1
    assert "ring" not in scene.codes
    assert scene.score(FREE, final=True) == scene.score(SHADOW, final=True) == 0


@rule("W-19.10")
def test_the_game_ends_after_path_six() -> None:
    scene = fight_at("amon-hen", (), scenario="fellowship-of-the-ring")
    assert scene.position.over
    assert scene.told("won") == [
        {"side": "free-peoples", "ending": "last-path", "free": 2, "shadow": 0, "tie": "no"}
    ]
    scene = fight_at("lothlorien", (), scenario="fellowship-of-the-ring")
    assert not scene.position.over


@rule("W-19.10")
def test_the_shadow_wins_a_tie() -> None:
    scene = fight_at("amon-hen", (), scenario="fellowship-of-the-ring", corruption=2)
    assert scene.told("won") == [
        {"side": "shadow", "ending": "last-path", "free": 2, "shadow": 2, "tie": "yes"}
    ]


@rule("W-19.10")
def test_a_lead_of_ten_wins_earlier() -> None:
    scene = fight_at("imladris", (), scenario="fellowship-of-the-ring", corruption=11)
    assert scene.told("won") == [
        {"side": "shadow", "ending": "lead", "free": 1, "shadow": 11, "tie": "no"}
    ]


@rule("W-19.10")
def test_nothing_leads_beyond_path_six() -> None:
    scene = scene_of(turn="gandalf", path="amon-hen", at={"amon-hen": ("strider",)})
    assert "use strider" not in scene.codes
    scene = scene_of(turn="gandalf", path="lothlorien", at={"lothlorien": ("strider",)})
    scene.do("use strider")
    assert scene.stands("amon-hen") == "active"


@rule("W-19.10")
def test_no_game_is_longer_than_six_rounds() -> None:
    assert max(played_out(f"rounds {number}").round for number in range(20)) == 6


@rule("W-19.10")
def test_paths_are_scored_as_in_the_trilogy() -> None:
    scene = fight_at("caradhras", ("balrog-of-moria", "strider"), scenario="fellowship-of-the-ring")
    # 2 against 2: all attack is cancelled, which would be a tie in a duel.
    assert scene.stands("caradhras") == "free"


@rule("W-19.10")
def test_each_player_does_things_once() -> None:
    scene = scene_of(reserve=("the-commander",)).do("use the-commander")
    assert scene.hand_size("balrog") == 1

"""What each path of Fire and Swords says, how it is guarded, and what it is worth."""

from typing import Any

import pytest

from mathom.games.warcards.catalogue import DEFENCE, LOCATION, POINTS
from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import Arrival, Six, hands

STARTERS = ("frodo", "witch-king", "gandalf", "saruman", "aragorn", "bill-ferny")


def arrival(path: str, **laid: Any) -> Scene:
    return Arrival(path, **{"scenario": "extended-trilogy", **laid})


def guarded(path: str, number: int) -> None:
    """The path's number, its own defence, and its worth for the Free Peoples alone."""
    guard, points = DEFENCE[LOCATION[path]], POINTS[LOCATION[path]]
    laid = {"scenario": "extended-trilogy"}
    unfought = fight_at(path, (), **laid)
    assert unfought.stands(path) == "free"
    assert (unfought.score(FREE), unfought.score(SHADOW)) == (points, 0)
    hunted = fight_at(path, ("the-witch-king", "the-hunter"), **laid)
    assert hunted.told("fight")[0]["guard"] == guard
    assert hunted.stands(path) == "shadow"
    assert hunted.state.corruption == 3 - guard
    assert (hunted.score(FREE), hunted.score(SHADOW)) == (0, 3 - guard)
    scene = arrival(path)
    assert scene.stands(path) == "active"
    assert scene.state.number == number


def all_draw(path: str, *numbers: int) -> None:
    """Whoever starts, the players draw so many cards; nobody is asked anything."""
    for starter in STARTERS:
        scene = arrival(path, turn=starter)
        assert hands(scene) == numbers
        assert scene.asks_turn


def test_a_long_expected_party_feeds_the_free_peoples():
    all_draw("a-long-expected-party", 1, 0, 1, 0, 1, 0)
    assert hands(arrival("a-long-expected-party", scenario="duel-in-the-north")) == (2, 0)
    guarded("a-long-expected-party", 1)


def test_barrow_downs_let_the_monsters_player_draw_two():
    all_draw("barrow-downs", 0, 0, 0, 2, 0, 0)
    guarded("barrow-downs", 2)


def test_the_last_homely_house_lets_the_elves_player_choose_again():
    scene = arrival("the-last-homely-house", hand={"gandalf": ("legolas",), "frodo": ("sting",)})
    assert (scene.asked, scene.who) == ("cycle", Six.GANDALF)
    assert hands(scene) == (1, 0, 2, 0, 0, 0)
    scene.do("cycle legolas")
    assert scene.where("legolas") == "cycled"
    assert hands(scene) == (1, 0, 1, 0, 0, 0)
    assert scene.asks_turn
    empty = arrival("the-last-homely-house", deck={"gandalf": ()}, reserve=("elrond",))
    assert empty.where("elrond") == "gone", "who can cycle nothing forsakes"
    guarded("the-last-homely-house", 3)


def test_high_pass_lets_the_monsters_player_draw_two():
    all_draw("high-pass", 0, 0, 0, 2, 0, 0)
    guarded("high-pass", 4)


def test_fangorn_lets_the_wizards_player_draw_two():
    all_draw("fangorn", 0, 0, 2, 0, 0, 0)
    guarded("fangorn", 5)


@rule("W-9.18")
def test_the_black_gate_may_become_a_seven_for_two_cards():
    held = {"frodo": ("sting", "gimli", "eomer"), "gandalf": ("arwen",)}
    for starter in STARTERS:
        scene = arrival("the-black-gate", turn=starter, hand=held)
        assert (scene.codes, scene.who) == (["yes", "no"], Six.FRODO)
        scene.do("yes", "forsake sting", "forsake gimli")
        assert scene.asks_turn
        assert scene.where("sting") == scene.where("gimli") == "gone"
        assert scene.state.number == 7
        assert scene.told("counts-as") == [{"location": "the-black-gate", "number": 7}]
        scene = arrival("the-black-gate", turn=starter, hand=held).do("no")
        assert scene.state.number == 6
        assert hands(scene) == (3, 0, 1, 0, 0, 0)


@rule("W-6.14", "W-1.10")
def test_the_black_gate_as_a_seven_is_a_seven_for_all_who_go_there():
    """Aragorn's player holds one who may go to a 7 and one who may go to a 6."""
    held = {"frodo": ("sting", "gimli"), "aragorn": ("faramir", "boromir")}

    def allowed(scene: Scene) -> set[str]:
        while scene.turn != "aragorn":
            scene.do("pass")
        return {code for code in scene.codes if code.endswith("path")}

    gate = arrival("the-black-gate", hand=held).do("yes", "forsake sting", "forsake gimli")
    assert allowed(gate) == {"play faramir path"}
    gate = arrival("the-black-gate", hand=held).do("no")
    assert allowed(gate) == {"play boromir path"}


@rule("W-3.16", "W-3.15")
def test_the_black_gate_as_a_seven_leaves_the_sixes_behind():
    scene = Scene(
        "extended-trilogy",
        begin="round",
        path=None,
        number=5,
        round=5,
        waiting=("the-black-gate", "osgiliath", "cirith-ungol"),
        hand={"frodo": ("sting", "gimli")},
    )
    scene.do("yes", "forsake sting", "forsake gimli").pass_all()
    assert scene.state.round == 7
    assert scene.path == "cirith-ungol"
    assert scene.stands("osgiliath") == "spent"


def test_the_black_gate_s_price_is_two_cards_or_none():
    poor = arrival("the-black-gate", deck={"frodo": ("sting",)})
    assert poor.asks_turn, "one is not enough"
    last = arrival("the-black-gate", deck={"frodo": ("sting",)}, hand={"frodo": ("gimli",)})
    last.do("yes", "forsake gimli")
    assert last.where("gimli") == last.where("sting") == "gone", "the one in the deck, too"
    assert last.state.number == 7
    guarded("the-black-gate", 6)


@rule("W-9.18")
def test_tower_of_ecthelion_offers_two_cards_for_another():
    held = {"aragorn": ("boromir",), "frodo": ("sting",)}
    for starter in ("frodo", "saruman"):
        scene = arrival("tower-of-ecthelion", turn=starter, hand=held)
        assert (scene.codes, scene.who) == (["yes", "no"], Six.ARAGORN)
        assert hands(scene.do("no")) == (1, 0, 0, 0, 1, 0)
        scene = arrival("tower-of-ecthelion", turn=starter, hand=held)
        scene.do("yes", "forsake boromir")
        assert hands(scene) == (1, 0, 0, 0, 2, 0)
        assert scene.asks_turn
    guarded("tower-of-ecthelion", 7)


@rule("W-17.9")
def test_the_stairs_make_all_forsake():
    held = {"frodo": ("sting",), "gandalf": ("arwen",), "aragorn": ("boromir",)}
    for starter in ("frodo", "witch-king", "aragorn"):
        scene = arrival("the-stairs", turn=starter, hand=held)
        asked = []
        while scene.asked == "forsake":
            asked.append(scene.who)
            assert "forsake deck" in scene.codes
            scene.do(scene.codes[0])
        assert sorted(asked) == [Six.FRODO, Six.GANDALF, Six.ARAGORN]
        assert hands(scene) == (0,) * 6
        assert scene.asks_turn
    duel = arrival(
        "the-stairs", scenario="duel-in-the-north", hand={"gandalf": ("sting", "arwen", "gimli")}
    )
    duel.do("forsake sting", "forsake arwen")
    assert duel.hand("gandalf") == ["gimli"]
    assert duel.asks_turn
    guarded("the-stairs", 8)


@pytest.mark.parametrize(
    ("scenario", "drawn"),
    [("duel-in-the-north", (0, 2)), ("three-in-the-north", (0, 1, 1)), ("epic-duel", (0, 2))],
)
@rule("W-17.9", "W-18.6")
def test_gorgoroth_feeds_the_shadow(scenario, drawn):
    all_draw("gorgoroth", 0, 1, 0, 1, 0, 1)
    assert hands(arrival("gorgoroth", scenario=scenario)) == drawn
    guarded("gorgoroth", 9)

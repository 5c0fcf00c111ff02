"""The Wizards' cards of Fire and Swords: Radagast, and Tom Bombadil."""

from typing import Any

import pytest

from mathom.games.warcards.terms import WIZARD
from tests.marks import rule
from tests.warcards.fire import GANDALF, fights_for, fire, goes, played, printed, walks
from tests.warcards.scene import Scene

# --- Radagast


@pytest.mark.parametrize("here", [{}, {"cycled": ("gwaihir-the-windlord",)}], ids=["deck", "pile"])
def test_radagast_the_brown_sends_for_gwaihir(here) -> None:
    scene = fire(turn="gandalf", reserve=("radagast-the-brown",), **here)
    scene.do("use radagast-the-brown")
    assert scene.hand("gandalf") == ["gwaihir-the-windlord"]
    assert scene.where("radagast-the-brown") == "cycled"


def test_radagast_the_brown_may_send_in_vain() -> None:
    gone = {"gone": ("gwaihir-the-windlord",)}
    scene = fire(turn="gandalf", reserve=("radagast-the-brown",), **gone)
    scene.do("use radagast-the-brown")
    assert scene.hand("gandalf") == []
    assert scene.where("radagast-the-brown") == "cycled"


def test_radagast_the_brown_sends_from_the_reserve_only() -> None:
    path = "imladris"
    scene = fire(turn="gandalf", path=path, at={path: ("radagast-the-brown",)})
    assert "use radagast-the-brown" not in scene.codes
    fights_for("gandalf", "radagast-the-brown", WIZARD)


# --- Tom Bombadil


def master(how: str, *enemies: str, **laid: Any) -> Scene:
    """Tom comes to the barrows."""
    here: dict[str, Any] = {"path": "barrow-downs", "at": {"barrow-downs": enemies}, **laid}
    if how == "move":
        here["reserve"] = ("tom-bombadil", *here.get("reserve", ()))
    else:
        here["hand"] = {"gandalf": ("tom-bombadil", "high-elves")}
    return fire(turn="gandalf", **here).do(f"{how} tom-bombadil path")


@pytest.mark.parametrize("how", ["play", "move"])
def test_tom_bombadil_sings_a_wight_away(how: str) -> None:
    scene = master(how, "barrow-wights", "wolves")
    assert (scene.asked, scene.who) == ("eliminate", GANDALF)
    assert set(scene.codes) == {"eliminate barrow-wights", "eliminate wolves", "nothing"}
    scene.do("eliminate barrow-wights")
    assert scene.where("barrow-wights") == "gone"
    assert scene.where("wolves") == "barrow-downs"
    assert scene.asks_turn


def test_tom_bombadil_need_not_sing() -> None:
    scene = master("move", "barrow-wights").do("nothing")
    assert scene.where("barrow-wights") == "barrow-downs"


def test_tom_bombadil_has_no_power_over_others() -> None:
    assert master("move", "the-witch-king", "bill-ferny").asks_turn
    at = {"moria": ("balrog-of-moria",)}
    assert master("move", grounds=("moria",), at=at, reserve=("cave-troll",)).asks_turn


@rule("W-1.26")
def test_tom_bombadil_never_goes_to_a_battleground() -> None:
    assert goes("gandalf", "tom-bombadil") == set()
    for ground in ("rivendell", "moria", "bree"):
        scene = fire(turn="gandalf", grounds=(ground,), hand={"gandalf": ("tom-bombadil",)})
        refused = scene.why_not(f"play tom-bombadil {ground}")
        assert refused is not None
        assert refused.id == "reason-never-on-ground"


def test_tom_bombadil_does_nothing_in_reserve() -> None:
    scene = played(
        "gandalf", "tom-bombadil", "reserve", path="barrow-downs", at={"barrow-downs": ("wolves",)}
    )
    assert scene.asks_turn
    assert walks("gandalf", "tom-bombadil") == sorted(printed("tom-bombadil").paths)

"""The Southrons' cards of Fire and Swords."""

from typing import Any

import pytest

from mathom.games.warcards.terms import SOUTHRON
from tests.marks import rule
from tests.warcards.fire import ARAGORN, BILL_FERNY, fights_for, icons_at, leads, played, standing
from tests.warcards.scene import Scene

GIANT = "a-giant-among-the-swertings"


def test_a_giant_among_the_swertings_rides_a_mumak() -> None:
    other = icons_at("pelargir", GIANT, "haradrim-regulars")
    assert icons_at("pelargir", GIANT, "haradrim-mumakil") == other + 1


def test_a_giant_among_the_swertings_wants_its_support_in_attack() -> None:
    assert icons_at("pelargir", GIANT, reserve=("haradrim-mumakil",)) == icons_at("pelargir", GIANT)
    leads(GIANT, "haradrim-regulars", "pelargir", "harad")
    for army in ("haradrim-regulars", "haradrim-mumakil"):
        assert icons_at("harad", GIANT, army) == icons_at("harad", GIANT, "haradrim-regulars")
    fights_for("bill-ferny", GIANT, SOUTHRON)


@rule("W-12.2")
@pytest.mark.parametrize("first", [GIANT, "the-black-serpent"])
def test_a_giant_among_the_swertings_gets_the_mumakil_if_another_army_will_do(first: str) -> None:
    (second,) = {GIANT, "the-black-serpent"} - {first}
    alone = icons_at("pelargir", GIANT, "haradrim-mumakil")
    scene = standing("pelargir", first, second, "haradrim-mumakil", "haradrim-regulars")
    assert scene.icons(GIANT) == alone
    assert scene.icons("the-black-serpent") == icons_at(
        "pelargir", "the-black-serpent", "haradrim-regulars"
    )


@rule("W-12.2")
def test_a_giant_among_the_swertings_has_them_to_himself() -> None:
    """One army supports one leader: he needs it most."""
    scene = standing("pelargir", GIANT, "the-black-serpent", "haradrim-mumakil")
    assert scene.icons(GIANT) == icons_at("pelargir", GIANT, "haradrim-mumakil")
    assert scene.icons("the-black-serpent") == icons_at("pelargir", "the-black-serpent")


# --- The last stroke


def stroke(**laid: Any) -> Scene:
    here = {
        "grounds": ("minas-tirith", "harad", "dale"),
        "at": {
            "minas-tirith": ("soldiers-of-gondor", "denethor"),
            "harad": ("knights-of-dol-amroth",),
            "dale": ("northmen-company",),
        },
        "reserve": ("corsairs-of-umbar", "coastal-raiders", "easterling-axemen", "faramir"),
        "hand": {"bill-ferny": ("last-stroke-before-doom", "wainriders")},
    }
    return played("bill-ferny", "last-stroke-before-doom", **{**here, **laid})


def test_last_stroke_before_doom_costs_both_sides_the_same() -> None:
    scene = stroke()
    assert (scene.asked, scene.who) == ("sacrifice", BILL_FERNY)
    assert set(scene.codes) == {"eliminate corsairs-of-umbar", "eliminate coastal-raiders", "done"}
    scene.do("eliminate corsairs-of-umbar", "eliminate coastal-raiders")
    assert (scene.asked, scene.who) == ("lose-on-grounds", ARAGORN)
    assert set(scene.codes) == {
        "eliminate soldiers-of-gondor minas-tirith",
        "eliminate denethor minas-tirith",
        "eliminate knights-of-dol-amroth harad",
    }
    scene.do("eliminate soldiers-of-gondor minas-tirith", "eliminate knights-of-dol-amroth harad")
    assert scene.gone("aragorn") == ["knights-of-dol-amroth", "soldiers-of-gondor"]
    assert scene.where("faramir") == "reserve"
    assert scene.where("denethor") == "minas-tirith"
    assert scene.asks_turn


def test_last_stroke_before_doom_may_cost_less_or_nothing() -> None:
    scene = stroke().do("eliminate corsairs-of-umbar", "done")
    scene.do("eliminate denethor minas-tirith")
    assert scene.gone("aragorn") == ["denethor"]
    assert scene.where("coastal-raiders") == "reserve"
    scene = stroke().do("done")
    assert scene.gone("aragorn") == []


def test_last_stroke_before_doom_takes_no_more_than_there_is() -> None:
    scene = stroke(at={"harad": ("knights-of-dol-amroth",), "dale": ("northmen-company",)})
    scene.do("eliminate corsairs-of-umbar", "eliminate coastal-raiders")
    assert scene.gone("aragorn") == ["knights-of-dol-amroth"]
    assert scene.asks_turn


def test_last_stroke_before_doom_needs_southrons_in_reserve() -> None:
    scene = stroke(reserve=("easterling-axemen",))
    assert scene.gone("aragorn") == []
    assert scene.asks_turn

"""Barad-dûr can't be reached before one of its gates is taken (W-23)."""

from collections.abc import Iterator
from typing import Any

import pytest

from mathom.games.warcards.catalogue import ACCOMPANYING, LOCATION
from mathom.games.warcards.terms import FREE
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import came, drawing, six

GATES = ("minas-morgul", "morannon")

SHUT = [
    {},
    {"shadow_area": GATES},
    {"grounds": GATES},
    {"shadow_area": ("minas-morgul",), "grounds": ("morannon",)},
]
"""Wherever the gates are, none of them is the Free Peoples'."""


def horse(**laid: Any) -> Scene:
    """Shadowfax brings any battleground at all."""
    laid = {"reserve": ("gandalf-the-grey",), **laid}
    return six(wields={"gandalf-the-grey": ("shadowfax",)}, **laid).do("use shadowfax")


# --- By a text


@rule("W-23.1")
@pytest.mark.parametrize("laid", SHUT)
def test_no_text_activates_it_while_the_shadow_holds_both_gates(laid):
    scene = horse(**laid)
    assert "barad-dur" not in scene.codes
    assert "moria" in scene.codes


@rule("W-23.1")
@pytest.mark.parametrize("laid", SHUT)
@pytest.mark.parametrize("area", ["free_area", "shadow_area"])
def test_nor_is_it_reactivated(laid, area):
    scene = horse(**{**laid, area: (*laid.get(area, ()), "barad-dur")})
    assert "barad-dur" not in scene.codes


@rule("W-23.1")
@pytest.mark.parametrize("gate", GATES)
@pytest.mark.parametrize("area", [None, "free_area", "shadow_area"])
def test_one_gate_is_enough(gate, area):
    laid: dict[str, Any] = {"free_area": (gate,)}
    if area is not None:
        laid[area] = (*laid.get(area, ()), "barad-dur")
    scene = horse(**laid)
    assert "barad-dur" in scene.codes
    scene.do("barad-dur")
    assert scene.stands("barad-dur") == "active"
    assert scene.where("gandalf-the-grey") == "barad-dur", "any of the Free Peoples attacks there"


@rule("W-23.1")
def test_to_take_a_gate_does_not_bring_it():
    scene = six(
        begin="combat-step",
        path=None,
        grounds=("morannon",),
        at={"morannon": ("soldiers-of-gondor", "riders-of-rohan", "riders-of-rohan")},
        waiting=("bag-end", "barad-dur", "rivendell"),
        turn="bill-ferny",
    )
    assert scene.stands("morannon") == "free"
    # In the next round, Frodo's, a battleground of the Free Peoples comes.
    assert came(scene) == ["rivendell"]
    assert scene.stands("barad-dur") == "waiting"


@rule("W-23.1")
def test_it_stays_though_the_gate_is_lost():
    """The Black Captain calls Minas Morgul back while Barad-dûr is besieged."""
    scene = six(
        turn="witch-king",
        grounds=("barad-dur",),
        free_area=("minas-morgul",),
        hand={"witch-king": ("the-black-captain", "olog-hai")},
        reserve=("the-witch-king",),
    )
    scene.do("play the-black-captain")
    assert "minas-morgul" in scene.codes
    scene.do("minas-morgul")
    assert scene.stands("minas-morgul") == "active"
    assert scene.stands("barad-dur") == "active"


# --- In the location step


@pytest.fixture
def nurn_leads_there() -> Iterator[None]:
    """No skirmish names it, so that Núrn is made to."""
    nurn, named = LOCATION["nurn"], ("barad-dur", "minas-morgul")
    printed = ACCOMPANYING[nurn]
    ACCOMPANYING[nurn] = tuple(LOCATION[name] for name in named)
    yield
    ACCOMPANYING[nurn] = printed


SHADOW_FIRST = {"turn": "witch-king"}


@rule("W-23.2", "W-23.4")
def test_drawn_too_early_it_is_exchanged_and_shuffled_back():
    scene = drawing("barad-dur", "moria", "rivendell", **SHADOW_FIRST)
    assert scene.told("cannot-come") == [{"location": "barad-dur"}]
    assert came(scene) == ["moria"], "another one of the Shadow"
    assert scene.stands("barad-dur") == "waiting"


@rule("W-23.2")
@pytest.mark.parametrize("gate", GATES)
def test_drawn_in_time_it_comes(gate):
    scene = drawing("barad-dur", "moria", free_area=(gate,), **SHADOW_FIRST)
    assert came(scene) == ["barad-dur"]
    assert not scene.told("cannot-come")


@rule("W-23.3", "W-23.4")
def test_if_the_shadow_has_no_other_one_of_the_free_peoples_comes():
    scene = drawing("barad-dur", "rivendell", **SHADOW_FIRST)
    assert came(scene) == ["rivendell"]
    assert scene.stands("barad-dur") == "waiting"


@rule("W-23.2", "W-23.3")
def test_if_there_is_no_other_at_all_none_comes():
    scene = drawing("barad-dur", **SHADOW_FIRST)
    assert came(scene) == []
    assert scene.stands("barad-dur") == "waiting"


@rule("W-23.2")
def test_the_free_peoples_who_draw_from_the_shadow_s_deck_exchange_it_too():
    scene = drawing("barad-dur", "moria", turn="frodo")
    assert came(scene) == ["moria"]


@rule("W-23.2", "W-22.5")
def test_a_skirmish_may_be_drawn_instead():
    scene = drawing("barad-dur", "near-harad", shadow_area=("harad",), **SHADOW_FIRST)
    assert came(scene) == ["near-harad"], "Umbar is in no deck, and there is nothing else"
    scene = drawing(
        "barad-dur", "angmar", "rivendell", free_area=("mount-gundabad", "moria"), **SHADOW_FIRST
    )
    assert came(scene) == ["angmar", "rivendell"], "it is not drawn a second time"
    assert scene.told("cannot-come") == [{"location": "barad-dur"}]
    assert scene.stands("barad-dur") == "waiting"


@rule("W-22.7", "W-23.2")
def test_after_a_skirmish_it_is_exchanged_as_well():
    found = set()
    for seed in range(40):
        scene = six(
            begin="ground-step",
            path=None,
            turn="witch-king",
            waiting=("near-harad", "barad-dur", "moria"),
            seed=str(seed),
        )
        assert came(scene)[-1] == "moria"
        assert scene.stands("barad-dur") == "waiting"
        found.add((*came(scene), len(scene.told("cannot-come"))))
    assert ("near-harad", "moria", 1) in found
    assert ("moria", 0) in found


@rule("W-23.4", "W-22.6")
@pytest.mark.usefixtures("nurn_leads_there")
def test_a_skirmish_does_not_bring_it_too_early():
    decks = ("barad-dur", "minas-morgul")
    assert came(drawing("nurn", *decks, **SHADOW_FIRST)) == ["nurn", "minas-morgul"]
    opened = drawing("nurn", *decks, free_area=("morannon",), **SHADOW_FIRST)
    assert came(opened) == ["nurn", "barad-dur"]


@rule("W-23.4")
def test_what_was_shuffled_back_may_be_drawn_when_the_gate_is_open():
    scene = six(
        begin="round",
        path=None,
        turn="witch-king",
        round=0,
        waiting=("barad-dur", "bag-end", "weathertop"),
    )
    assert came(scene) == []
    assert scene.told("cannot-come") == [{"location": "barad-dur"}]
    open_gate = six(
        begin="round",
        path=None,
        turn="witch-king",
        round=0,
        waiting=("barad-dur", "bag-end", "weathertop"),
        free_area=("morannon",),
    )
    assert came(open_gate) == ["barad-dur"]
    assert open_gate.score(FREE) == 2

"""The Dwarves' cards of Fire and Swords, one after the other."""

import pytest

from mathom.games.warcards.terms import DWARF
from tests.marks import rule
from tests.warcards.fire import FRODO, fights_for, fire, icons_at, leads, played, wielders

# --- Armies


def test_army_of_the_blue_mountains_fights_where_dwarves_do() -> None:
    fights_for("frodo", "army-of-the-blue-mountains", DWARF)


def test_erebor_guard_holds_its_own_halls() -> None:
    elsewhere = icons_at("dale", "erebor-guard")
    assert icons_at("erebor", "erebor-guard") == elsewhere + 1
    assert icons_at("iron-hills", "erebor-guard") == elsewhere
    fights_for("frodo", "erebor-guard", DWARF)


# --- Dáin


def test_dain_ironfoot_leads_armies_of_dwarves() -> None:
    leads("dain-ironfoot", "army-of-the-blue-mountains", "mount-gundabad", "erebor")
    fights_for("frodo", "dain-ironfoot", DWARF)


def test_dain_ironfoot_calls_the_guard_for_a_card() -> None:
    hand = ("dain-ironfoot", "village-militia", "gimli", "sting")
    scene = played("frodo", "dain-ironfoot", "reserve", hand={"frodo": hand})
    scene.do("cycle village-militia")
    assert (scene.asked, scene.who) == ("may", FRODO)
    scene.do("yes", "cycle gimli")
    assert {"erebor-guard", "sting"} <= set(scene.hand("frodo"))
    assert scene.hand_size("frodo") == 2 + 3, "Rohan's player draws three"
    assert scene.asks_turn


def test_dain_ironfoot_may_come_alone() -> None:
    hand = ("dain-ironfoot", "village-militia", "gimli")
    scene = played("frodo", "dain-ironfoot", "reserve", hand={"frodo": hand})
    scene.do("cycle village-militia", "no")
    assert "gimli" in scene.hand("frodo")
    assert scene.hand_size("frodo") == 1 + 3
    assert not scene.told("takes")


@rule("W-9.18")
def test_dain_ironfoot_calls_nobody_without_a_card_to_cycle() -> None:
    assert played("frodo", "dain-ironfoot", "reserve").asks_turn


@rule("W-9.23")
def test_dain_ironfoot_may_call_in_vain() -> None:
    """The card is spent although the guard is not in the draw deck."""
    scene = played(
        "frodo",
        "dain-ironfoot",
        "reserve",
        hand={"frodo": ("dain-ironfoot", "village-militia", "gimli")},
        cycled=("erebor-guard",),
    )
    scene.do("cycle village-militia", "yes")
    assert scene.hand_size("frodo") == 3, "what Rohan's player draws"
    assert scene.where("erebor-guard") == "cycled"


@rule("W-8.5")
def test_dain_ironfoot_calls_nobody_when_he_is_moved() -> None:
    scene = fire(
        turn="frodo",
        grounds=("erebor",),
        reserve=("dain-ironfoot",),
        hand={"frodo": ("gimli",)},
    )
    assert scene.do("move dain-ironfoot erebor").asks_turn


# --- The book


def test_book_of_mazarbul_is_for_dwarves_and_the_grey_wizard() -> None:
    candidates = ("gimli", "dain-ironfoot", "gandalf-the-grey", "legolas", "frodo-baggins")
    found = {"gimli", "dain-ironfoot", "gandalf-the-grey"}
    assert wielders("frodo", "book-of-mazarbul", *candidates) == found
    assert wielders("frodo", "book-of-mazarbul", "gandalf-the-white") == set()


@pytest.mark.parametrize(
    "here",
    [
        {"reserve": ("gimli",)},
        {"path": "khazad-dum", "at": {"khazad-dum": ("gimli",)}},
        {"grounds": ("moria",), "at": {"moria": ("gimli",)}},
    ],
    ids=["reserve", "path", "battleground"],
)
def test_book_of_mazarbul_is_read_wherever_it_is(here) -> None:
    scene = fire(turn="frodo", wields={"gimli": ("book-of-mazarbul",)}, **here)
    scene.do("use book-of-mazarbul")
    assert scene.hand_size("frodo") == 2
    assert scene.where("book-of-mazarbul") == "gone"
    assert scene.where("gimli") != "gone"


@rule("W-6.29")
def test_book_of_mazarbul_is_read_by_who_played_it() -> None:
    laid = {"reserve": ("gandalf-the-grey",), "wields": {"gandalf-the-grey": ("book-of-mazarbul",)}}
    assert "use book-of-mazarbul" not in fire(turn="gandalf", **laid).codes
    scene = fire(turn="frodo", **laid).do("use book-of-mazarbul")
    assert (scene.hand_size("frodo"), scene.hand_size("gandalf")) == (2, 0)

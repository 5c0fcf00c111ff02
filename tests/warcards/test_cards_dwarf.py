"""The Dwarves' cards, one after the other."""

import pytest

from tests.warcards.scene import Scene
from tests.warcards.trying import (
    DWARF_GROUNDS,
    icons_at,
    moves,
    path_numbers,
    plays,
    wielders,
)


def test_gimli_counts_what_is_printed() -> None:
    assert icons_at("moria", "gimli") == 1
    assert icons_at("amon-hen", "gimli") == 1
    assert path_numbers("frodo", "gimli") == [3, 4, 5, 6, 7, 8, 9]
    assert plays("frodo", "gimli") == {"reserve"} | DWARF_GROUNDS
    assert moves("frodo", "gimli") == DWARF_GROUNDS


def test_gimli_defends_where_the_hunt_leads_him() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("helms-deep",),
        hand={"aragorn": ("the-three-hunters", "lembas")},
        at={"helms-deep": ("gimli", "riders-of-rohan")},
    )
    assert scene.do("play the-three-hunters").icons("gimli") == 1


@pytest.mark.parametrize("place", ["reserve", "path", "moria"])
def test_gimli_may_take_his_axe_from_the_cycle_pile(place: str) -> None:
    scene = Scene(
        turn="frodo",
        path="amon-hen",
        grounds=("moria",),
        hand={"frodo": ("gimli", "sting")},
        cycled=("dwarven-axe",),
    )
    scene.do(f"play gimli {place}", "take dwarven-axe")
    assert scene.asked == "turn"
    assert scene.hand("frodo") == ["dwarven-axe"]


def test_gimli_takes_the_axe_that_he_was_paid_with() -> None:
    scene = Scene(turn="frodo", hand={"frodo": ("gimli", "dwarven-axe")})
    scene.do("play gimli reserve", "take dwarven-axe")
    assert scene.hand("frodo") == ["dwarven-axe"]


def test_gimli_may_leave_his_axe() -> None:
    scene = Scene(turn="frodo", hand={"frodo": ("gimli", "sting")}, cycled=("dwarven-axe",))
    scene.do("play gimli reserve", "nothing")
    assert scene.where("dwarven-axe") == "cycled"
    assert scene.hand("frodo") == []


def test_gimli_takes_no_axe_from_the_draw_deck() -> None:
    scene = Scene(turn="frodo", hand={"frodo": ("gimli", "sting")})
    scene.do("play gimli reserve")
    assert "take dwarven-axe" not in scene.codes
    assert scene.where("dwarven-axe") == "deck"


def test_gimli_takes_no_axe_when_he_moves() -> None:
    scene = Scene(turn="frodo", path="amon-hen", reserve=("gimli",), cycled=("dwarven-axe",))
    scene.do("move gimli path")
    assert scene.asked == "turn"


def test_dwarven_axe_is_for_dwarves() -> None:
    assert wielders("frodo", "dwarven-axe") == {"gimli"}


def test_dwarven_axe_strengthens_its_wielder() -> None:
    armed = {"gimli": ("dwarven-axe",)}
    assert icons_at("moria", "gimli", wields=armed) == 2
    assert icons_at("amon-hen", "gimli", wields=armed) == 2
    assert icons_at("helms-deep", "gimli", wields=armed) == 2

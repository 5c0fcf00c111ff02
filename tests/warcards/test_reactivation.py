"""Battlegrounds that come back from a scoring area (W-13)."""

from typing import Any

import pytest

from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene


def serpent(**more: Any) -> Scene:
    """The Black Serpent brings back a battleground of the Southrons; there is only one to take."""
    scene = Scene(turn="saruman", path=None, reserve=("the-black-serpent", "the-warrior"), **more)
    return scene.do("use the-black-serpent")


@rule("W-13.1")
def test_printed_defence_is_ignored_after_the_enemy_held_it() -> None:
    scene = serpent(free_area=("umbar",))
    assert scene.stands("umbar") == "active"
    assert scene.tally("umbar").guard == 0


@rule("W-13.1", "W-11.10")
@pytest.mark.parametrize(("attackers", "area"), [((), "shadow"), (("soldiers-of-gondor",), "free")])
def test_a_bare_battleground_falls_to_one_attack(attackers: tuple[str, ...], area: str) -> None:
    scene = serpent(free_area=("umbar",), at={"umbar": attackers})
    scene.pass_all()
    assert scene.stands("umbar") == area


@rule("W-13.1")
@pytest.mark.parametrize(("bare_ground", "guard"), [(False, 1), (True, 0)])
def test_defence_added_later(bare_ground: bool, guard: int) -> None:
    scene = serpent(free_area=("umbar",), house={"bare_ground": bare_ground})
    scene.do("pass", "use the-warrior")
    assert scene.tally("umbar").guard == guard


@rule("W-13.1")
@pytest.mark.parametrize("bare_ground", [False, True])
def test_defence_of_cards_counts_all_the_same(bare_ground: bool) -> None:
    scene = serpent(
        shadow_area=("minas-tirith",),
        at={"minas-tirith": ("the-great-gate",)},
        house={"bare_ground": bare_ground},
    )
    counted = scene.tally("minas-tirith")
    assert counted.guard == 0
    assert [worth.icons for worth in counted.defenders] == [3]


@rule("W-13.2")
@pytest.mark.parametrize("bare_ground", [False, True])
def test_printed_defence_counts_if_its_own_team_held_it(bare_ground: bool) -> None:
    scene = serpent(shadow_area=("umbar",), house={"bare_ground": bare_ground})
    assert scene.tally("umbar").guard == 2


@rule("W-13.1", "W-13.2")
def test_it_is_bare_for_one_combat_only() -> None:
    scene = serpent(free_area=("umbar",)).pass_all()
    assert scene.stands("umbar") == "shadow"
    assert not scene.state.shorn


@rule("W-13.3")
def test_sides_stay_as_printed() -> None:
    scene = serpent(
        shadow_area=("minas-tirith",),
        at={"minas-tirith": ("soldiers-of-gondor", "haradrim-mumakil", "haradrim-regulars")},
    )
    counted = scene.tally("minas-tirith")
    # The Shadow held it, and must attack it again.
    assert counted.attack == 2 + 1
    assert [worth.icons for worth in counted.defenders] == [1]


@rule("W-13.3")
def test_the_activation_text_is_resolved_again() -> None:
    scene = serpent(free_area=("umbar",))
    drawn = [event["player"] for event in scene.told("draws")]
    assert drawn == ["player-saruman", "player-witch-king"]


@rule("W-13.4")
def test_an_active_battleground_scores_for_nobody() -> None:
    scene = Scene(
        turn="saruman",
        path=None,
        reserve=("the-black-serpent",),
        free_area=("umbar", "edoras"),
        shadow_area=("moria",),
    )
    assert (scene.score(FREE), scene.score(SHADOW)) == (2, 1)
    scene.do("use the-black-serpent")
    assert (scene.score(FREE), scene.score(SHADOW)) == (1, 1)
    scene.pass_all()
    # Nobody attacked: the defenders have it now.
    assert (scene.score(FREE), scene.score(SHADOW)) == (1, 2)

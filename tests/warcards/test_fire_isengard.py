"""Isengard's cards of Fire and Swords."""

from typing import Any

import pytest

from mathom.games.warcards.terms import ISENGARD
from tests.marks import rule
from tests.warcards.fire import SARUMAN, fights_for, icons_at, played
from tests.warcards.scene import Scene

HALF_ORCS = "half-orcs-and-goblin-men"


def test_half_orcs_and_goblin_men_attack_for_saruman_at_home() -> None:
    alone = icons_at("edoras", HALF_ORCS)
    assert icons_at("edoras", HALF_ORCS, reserve=("saruman",)) == alone + 1
    fights_for("saruman", HALF_ORCS, ISENGARD)


def test_half_orcs_and_goblin_men_do_no_more_if_he_is_elsewhere() -> None:
    alone = icons_at("edoras", HALF_ORCS)
    assert icons_at("edoras", HALF_ORCS, "saruman") == alone
    assert icons_at("edoras", HALF_ORCS, cycled=("saruman",)) == alone
    defending = icons_at("orthanc", HALF_ORCS)
    assert icons_at("orthanc", HALF_ORCS, reserve=("saruman",)) == defending


def mischief(**laid: Any) -> Scene:
    laid = {"reserve": ("saruman",), "deck": {"frodo": ()}, **laid}
    return played("saruman", "mischief-in-a-small-mean-way", **laid)


@pytest.mark.parametrize(
    "where", [{}, {"free_area": ("the-shire",)}, {"shadow_area": ("the-shire",)}]
)
@pytest.mark.parametrize("fresh", [(), ("saruman",)], ids=["old", "new"])
def test_mischief_in_a_small_mean_way_brings_saruman_to_the_shire(where, fresh) -> None:
    scene = mischief(**where, fresh=fresh)
    assert scene.stands("the-shire") == "active"
    assert (scene.asked, scene.who) == ("move-there", SARUMAN)
    scene.do("yes")
    assert scene.where("saruman") == "the-shire"
    assert scene.asks_turn


def test_mischief_in_a_small_mean_way_may_do_without_him() -> None:
    scene = mischief().do("no")
    assert scene.where("saruman") == "reserve"
    assert scene.stands("the-shire") == "active"


@pytest.mark.parametrize(
    "where",
    [
        {"reserve": ()},
        {"reserve": (), "grounds": ("edoras",), "at": {"edoras": ("saruman",)}},
    ],
)
def test_mischief_in_a_small_mean_way_is_made_in_reserve(where) -> None:
    scene = mischief(**where)
    assert scene.stands("the-shire") == "waiting"
    assert [told["why"][0].id for told in scene.told("in-vain")] == ["reason-condition"]


@rule("W-3.13")
def test_mischief_in_a_small_mean_way_is_in_vain_if_the_shire_is_active() -> None:
    scene = mischief(grounds=("the-shire",))
    assert scene.where("saruman") == "reserve"
    assert scene.asks_turn

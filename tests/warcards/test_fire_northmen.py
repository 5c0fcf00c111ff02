"""The cards of the Northmen, one after the other."""

from typing import Any

import pytest

from mathom.games.warcards.terms import NORTHMEN
from tests.marks import rule
from tests.warcards.fire import (
    SHADOW_PLAYERS,
    fights_for,
    fire,
    icons_at,
    leads,
    losses,
    one_each,
    played,
    printed,
    standing,
    wielders,
)
from tests.warcards.scene import Scene

# --- Armies


def test_northmen_company_comes_twice() -> None:
    two = standing("dale", "northmen-company", "northmen-company").tally("dale").defenders
    assert [worth.icons for worth in two] == [printed("northmen-company").defence] * 2
    fights_for("aragorn", "northmen-company", NORTHMEN)


ACROSS_THE_RIVER = ("dol-guldur", "lorien")


def test_woodmen_of_the_anduin_cross_the_river() -> None:
    fights_for("aragorn", "woodmen-of-the-anduin", NORTHMEN, *ACROSS_THE_RIVER)


def test_woodmen_of_the_anduin_attack_dol_guldur_and_defend_lorien() -> None:
    woodmen = printed("woodmen-of-the-anduin")
    assert icons_at("dol-guldur", woodmen.name) == woodmen.attack
    assert icons_at("lorien", woodmen.name) == woodmen.defence


def test_woodmen_of_the_anduin_go_alone_among_northmen() -> None:
    scene = fire(turn="aragorn", grounds=ACROSS_THE_RIVER, hand={"aragorn": ("northmen-company",)})
    assert "play northmen-company lorien" not in scene.codes
    refused = scene.why_not("play northmen-company lorien")
    assert refused is not None
    assert refused.id == "reason-wrong-faction"


# --- Butterbur and Bill


def test_barliman_butterbur_is_good_for_a_card() -> None:
    scene = fire(turn="aragorn", reserve=("barliman-butterbur",)).do("use barliman-butterbur")
    assert scene.drawn == [("player-aragorn", 1)]
    assert scene.where("barliman-butterbur") == "cycled"


def test_barliman_butterbur_draws_at_home_only() -> None:
    path = "inn-of-the-prancing-pony"
    scene = fire(turn="aragorn", path=path, at={path: ("barliman-butterbur",)})
    assert "use barliman-butterbur" not in scene.codes
    fights_for("aragorn", "barliman-butterbur", NORTHMEN)


@pytest.mark.parametrize(
    "here",
    [
        {"reserve": ("sam-gamgee",)},
        {"path": "weathertop", "at": {"weathertop": ("sam-gamgee",)}},
        {"grounds": ("bree",), "at": {"bree": ("sam-gamgee",)}},
    ],
    ids=["reserve", "path", "skirmish"],
)
def test_bill_the_pony_carries_a_card_more_for_who_played_him(here) -> None:
    scene = fire(wields={"sam-gamgee": ("bill-the-pony",)}, **here)
    assert scene.limit("aragorn") == 3
    assert scene.limit("frodo") == 2


def test_bill_the_pony_carries_nothing_out_of_play() -> None:
    assert fire(reserve=("sam-gamgee",)).limit("aragorn") == 2
    assert fire(cycled=("bill-the-pony",)).limit("aragorn") == 2


def test_bill_the_pony_is_for_sam() -> None:
    candidates = ("sam-gamgee", "frodo-baggins", "strider", "barliman-butterbur")
    assert wielders("aragorn", "bill-the-pony", *candidates) == {"sam-gamgee"}


# --- Grimbeorn and Brand


def test_grimbeorn_the_old_frightens_the_shadow() -> None:
    scene = played("aragorn", "grimbeorn-the-old", "dol-guldur", grounds=("dol-guldur",))
    assert losses(scene) == one_each(*SHADOW_PLAYERS)
    assert scene.asks_turn


@rule("W-8.5")
def test_grimbeorn_the_old_frightens_nobody_when_he_is_moved() -> None:
    scene = fire(turn="aragorn", grounds=("lorien",), reserve=("grimbeorn-the-old",))
    assert losses(scene.do("move grimbeorn-the-old lorien")) == {}


def test_grimbeorn_the_old_crosses_the_river() -> None:
    fights_for("aragorn", "grimbeorn-the-old", NORTHMEN, *ACROSS_THE_RIVER)


MUSTERED = ("northmen-company", "woodmen-of-the-anduin", "grimbeorn-the-old", "strider", "faramir")


def mustering(*deck: str, **laid: Any) -> Scene:
    """These five are drawn."""
    return played("aragorn", "king-brand", "reserve", deck={"aragorn": deck}, **laid)


def test_king_brand_musters_an_army_of_northmen() -> None:
    scene = mustering(*MUSTERED, grounds=("dale",))
    assert scene.asked == "sift-play"
    assert set(scene.codes) == {
        "play northmen-company reserve",
        "play northmen-company dale",
        "play woodmen-of-the-anduin reserve",
        "play woodmen-of-the-anduin dale",
        "done",
    }
    scene.do("play northmen-company dale")
    assert scene.asks_turn
    assert scene.where("northmen-company") == "dale"
    others = set(MUSTERED) - {"northmen-company"}
    assert {scene.where(other) for other in others} == {"cycled"}


def test_king_brand_may_muster_nobody() -> None:
    scene = mustering(*MUSTERED).do("done")
    assert {scene.where(other) for other in MUSTERED} == {"cycled"}
    assert scene.drawn == [("player-frodo", 3)], "Rohan hears of it"


def test_king_brand_leads_northmen() -> None:
    leads("king-brand", "northmen-company", "rhun", "dale")
    fights_for("aragorn", "king-brand", NORTHMEN)
    scene = fire(turn="aragorn", grounds=("dale",), reserve=("king-brand",))
    assert scene.do("move king-brand dale").asks_turn

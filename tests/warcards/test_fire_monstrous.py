"""The Monsters' cards of Fire and Swords, one after the other."""

from typing import Any

import pytest

from mathom.games.warcards.terms import MONSTROUS
from tests.warcards.fire import (
    FREE_PLAYERS,
    fights_for,
    fire,
    icons_at,
    leads,
    losses,
    one_each,
    played,
    standing,
)
from tests.warcards.scene import Scene


def test_goblins_of_the_misty_mountains_come_three_times() -> None:
    three = ("goblins-of-the-misty-mountains",) * 3
    assert standing("moria", *three).tally("moria").defenders[2].icons == 1
    assert standing("lorien", *three).tally("lorien").attack == 3
    fights_for("saruman", three[0], MONSTROUS)


# --- The chieftain

HORDE = ("cave-troll", "goblins-of-the-misty-mountains", "wolves", "fighting-uruk-hai", "ugluk")


def horde(**laid: Any) -> Scene:
    """These five are drawn."""
    return played("saruman", "orc-chieftain", "reserve", deck={"saruman": HORDE}, **laid)


def test_orc_chieftain_calls_an_army_of_monsters() -> None:
    scene = horde(grounds=("moria",))
    goblins = "goblins-of-the-misty-mountains"
    assert set(scene.codes) == {f"play {goblins} reserve", f"play {goblins} moria", "done"}
    scene.do(f"play {goblins} moria")
    assert scene.where(goblins) == "moria"
    assert {scene.where(each) for each in HORDE if each != goblins} == {"cycled"}
    assert scene.asks_turn


def test_orc_chieftain_may_call_nobody() -> None:
    scene = horde().do("done")
    assert {scene.where(each) for each in HORDE} == {"cycled"}


def test_orc_chieftain_leads_goblins() -> None:
    leads("orc-chieftain", "goblins-of-the-misty-mountains", "lorien", "moria")
    fights_for("saruman", "orc-chieftain", MONSTROUS)
    scene = fire(turn="saruman", grounds=("moria",), reserve=("orc-chieftain",))
    assert scene.do("move orc-chieftain moria").asks_turn


# --- What lurks


def lurks(who: str, elsewhere: str) -> None:
    """Whoever waits in reserve may be given up to make each of the enemies forsake a card."""
    scene = fire(turn="saruman", reserve=(who,)).do(f"use {who}")
    assert losses(scene) == one_each(*FREE_PLAYERS, "saruman")
    assert scene.gone("saruman") == [who]
    assert f"use {who}" not in standing(elsewhere, who, turn="saruman").codes
    fights_for("saruman", who, MONSTROUS)


def test_spiders_of_mirkwood_lurk() -> None:
    lurks("spiders-of-mirkwood", "woodland-realm")


def test_spiders_of_mirkwood_are_at_home_in_the_woods() -> None:
    elsewhere = icons_at("lorien", "spiders-of-mirkwood")
    assert icons_at("woodland-realm", "spiders-of-mirkwood") == elsewhere + 1
    assert icons_at("rivendell", "spiders-of-mirkwood") == elsewhere


def test_watcher_in_the_water_lurks() -> None:
    lurks("watcher-in-the-water", "caradhras")


@pytest.mark.parametrize("path", ["caradhras", "khazad-dum", "high-pass"])
def test_watcher_in_the_water_waits_before_the_doors(path: str) -> None:
    at_the_doors = icons_at("the-doors-of-durin", "watcher-in-the-water")
    assert at_the_doors == icons_at(path, "watcher-in-the-water") + 1


def test_wolves_lurk() -> None:
    lurks("wolves", "caradhras")

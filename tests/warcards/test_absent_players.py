"""Texts that name the Southron or the Rohan player: nobody plays these in the North (W-26.6)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.warcards.fire import fire, played
from tests.warcards.stage import Arrival

AMBUSHES = (
    ("a-long-expected-party", 2),
    ("barrow-downs", 2),
    ("the-last-homely-house", 3),
    ("high-pass", 2),
    ("fangorn", 3),
)


@rule("W-26.15")
@pytest.mark.parametrize(("path", "icons"), AMBUSHES)
def test_southrons_lie_in_wait_at_a_path(path: str, icons: int) -> None:
    scenes: dict[str, Any] = {
        scenario: Arrival(path, scenario=scenario)
        for scenario in ("extended-trilogy", "epic-duel", "duel-in-the-north")
    }
    attack = {scenario: scene.tally(path).attack for scenario, scene in scenes.items()}
    assert attack == {"extended-trilogy": icons, "epic-duel": icons, "duel-in-the-north": 0}


@pytest.mark.parametrize(
    ("player", "card", "path"),
    [
        ("bill-ferny", "spies", "weathertop"),
        ("bill-ferny", "squint-eyed-southerner", "weathertop"),
        ("bill-ferny", "lotho-sackville-baggins", "gildors-encampment"),
        ("bill-ferny", "ted-sandyman", "gildors-encampment"),
        ("saruman", "wolves", "caradhras"),
        ("saruman", "orc-chieftain", "caradhras"),
        ("saruman", "watcher-in-the-water", "caradhras"),
    ],
)
def test_southrons_come_along_to_a_path(player: str, card: str, path: str) -> None:
    icons = fire(path=path, at={path: (card,)}).tally(path).attack
    scene = fire(turn=player, path=path, reserve=(card,)).do(f"move {card} path")
    assert scene.tally(path).attack == icons + 1


@pytest.mark.parametrize(
    ("player", "card"),
    [
        ("frodo", "army-of-the-blue-mountains"),
        ("frodo", "erebor-guard"),
        ("frodo", "a-hundred-stout-hobbits"),
        ("aragorn", "northmen-company"),
        ("aragorn", "woodmen-of-the-anduin"),
    ],
)
def test_rohan_draws_when_the_armies_of_the_north_march(player: str, card: str) -> None:
    assert played(player, card, "reserve").drawn[-1] == ("player-frodo", 3)

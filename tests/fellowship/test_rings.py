"""The One Ring, in both its forms."""

import pytest

from tests.fellowship.scene import SHADOWS, Scene
from tests.fellowship.trying import offered_in_skirmish
from tests.marks import rule

FRODO = "frodo-son-of-drogo"
BANE = "the-one-ring-isildurs-bane"
RULING = "the-one-ring-the-ruling-ring"
ONE_WOUND = "orc-war-band"
"""Strength 10: overwhelms nobody who has 6."""

SWORD = {FRODO: "hobbit-sword"}


def fight(ring: str, minion: str = ONE_WOUND, **more: object) -> Scene:
    laid = {"minions": minion, "fight": f"{FRODO} {minion}", "bearing": SWORD, **more}
    return Scene(ring=ring, **laid)


@rule("T-25.2", "T-25.3")
@pytest.mark.parametrize(("ring", "burdens"), [(BANE, 2), (RULING, 1)])
def test_the_one_ring_isildurs_bane_and_the_one_ring_the_ruling_ring_turn_a_wound_into_burdens(
    ring: str, burdens: int
) -> None:
    t = fight(ring)
    assert not t.worn
    t.pass_until("respond-wounding").use(ring)
    assert (len(t.told("ring-on")), t.wounds("frodo"), t.burdens) == (1, 0, burdens)
    t = fight(ring).pass_until("respond-wounding").pass_()
    assert (t.worn, t.wounds("frodo"), t.burdens) == (False, 1, 0)


def test_the_one_ring_isildurs_bane_gives_strength_and_vitality() -> None:
    t = Scene(ring=BANE)
    assert (t.strength("frodo"), t.vitality("frodo")) == (3 + 1, 4 + 1)


def test_the_one_ring_the_ruling_ring_gives_strength_only() -> None:
    t = Scene(ring=RULING)
    assert (t.strength("frodo"), t.vitality("frodo")) == (3 + 1, 4)


@rule("T-25.5", "T-3.3")
@pytest.mark.parametrize(("ring", "burdens"), [(BANE, 4), (RULING, 2)])
def test_the_one_ring_isildurs_bane_and_the_one_ring_the_ruling_ring_go_on_while_worn(
    ring: str, burdens: int
) -> None:
    # Damage +1: two wounds, and only the first is answered by choice.
    t = fight(ring, "uruk-hai-raiding-party").pass_until("respond-wounding").use(ring)
    assert not offered_in_skirmish(t, f"use {ring}")
    assert (t.wounds("frodo"), t.burdens) == (0, burdens)


@rule("T-25.5")
@pytest.mark.parametrize(("ring", "burdens"), [(BANE, 2), (RULING, 1)])
def test_the_one_ring_isildurs_bane_and_the_one_ring_the_ruling_ring_ask_nobody_once_worn(
    ring: str, burdens: int
) -> None:
    t = fight(ring, worn=True)
    assert not offered_in_skirmish(t, f"use {ring}")
    assert (t.wounds("frodo"), t.burdens) == (0, burdens)


@rule("T-15.5", "T-25.3")
def test_the_one_ring_isildurs_bane_turns_arrows_as_well() -> None:
    laid = {"minions": "goblin-marksman", "phase": "archery"}
    t = Scene(ring=BANE, **laid).pass_until("respond-wounding").use(BANE)
    assert (t.wounds("frodo"), t.burdens, t.worn) == (0, 2, True)
    t = Scene(ring=BANE, worn=True, **laid).pass_until("assign")
    assert (t.wounds("frodo"), t.burdens) == (0, 2)


@rule("T-15.5")
@pytest.mark.parametrize("worn", [False, True])
def test_the_one_ring_the_ruling_ring_is_no_help_against_arrows(worn: bool) -> None:
    laid = {"ring": RULING, "minions": "goblin-marksman", "phase": "archery", "worn": worn}
    assert not Scene(**laid).comes_to(f"use {RULING}")
    t = Scene(**laid).pass_until("assign")
    assert (t.wounds("frodo"), t.burdens) == (1, 0)


@rule("T-25.9", "T-19.1")
@pytest.mark.parametrize("ring", [BANE, RULING])
def test_the_one_ring_isildurs_bane_and_the_one_ring_the_ruling_ring_come_off_at_regroup(
    ring: str,
) -> None:
    sam = "sam-son-of-hamfast"
    laid = {"fight": f"{FRODO} {ONE_WOUND}, {sam} goblin-runner", "bearing": SWORD, "ring": ring}
    t = Scene(sam, minions=f"{ONE_WOUND} goblin-runner", **laid).do(FRODO)
    t.pass_until("respond-wounding").use(ring)
    assert (t.asked, t.worn) == ("skirmish", True)  # Sam is still to fight
    t.pass_to("regroup")
    assert not t.worn


@rule("T-3.16", "T-25.5")
@pytest.mark.parametrize("ring", [BANE, RULING])
def test_the_one_ring_isildurs_bane_and_the_one_ring_the_ruling_ring_spare_no_exertion(
    ring: str,
) -> None:
    t = fight(ring, hand="halfling-deftness", worn=True).play("halfling-deftness")
    assert (t.wounds("frodo"), t.burdens) == (1, 0)


@rule("T-17.11")
@pytest.mark.parametrize("ring", [BANE, RULING])
@pytest.mark.parametrize("worn", [False, True])
def test_the_one_ring_isildurs_bane_and_the_one_ring_the_ruling_ring_save_nobody_overwhelmed(
    ring: str, worn: bool
) -> None:
    t = fight(ring, "goblin-patrol-troop", worn=worn, bearing={})
    assert not offered_in_skirmish(t, f"use {ring}")
    assert (t.over, t.winner) == (True, SHADOWS)


@rule("T-21.3", "T-25.7")
def test_the_one_ring_isildurs_bane_corrupts_who_bears_too_much() -> None:
    t = fight(BANE, burdens=8).pass_until("respond-wounding").use(BANE)
    assert (t.over, t.winner) == (True, SHADOWS)
    t = fight(BANE, burdens=7).pass_until("respond-wounding").use(BANE)
    assert (t.over, t.burdens) == (False, 9)


@rule("T-34.4")
def test_the_one_ring_the_ruling_ring_is_neither_transferred_nor_somebody_elses() -> None:
    t = Scene("sam-son-of-hamfast")
    assert not any(code.startswith("transfer") for code in t.codes)
    t = Scene("sam-son-of-hamfast", minions=ONE_WOUND, fight=f"sam {ONE_WOUND}", ring=RULING)
    assert not offered_in_skirmish(t, f"use {RULING}")

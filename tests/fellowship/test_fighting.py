"""Assignments, skirmishes, and the second round of the fierce (T-16 to T-18)."""

import pytest

from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.marks import rule

ARAGORN = "aragorn-king-in-exile"
GIMLI = "gimli-son-of-gloin"
LURTZ = "lurtz-servant-of-isengard"


@rule("T-16.1")
def test_assignment_actions_come_before_the_assignments():
    t = Scene(ARAGORN, minions="uruk-guard", phase="assignment")
    assert t.asked == "assignment"
    t.all_pass()
    assert t.asked == "assign"
    assert t.who == FREE


@rule("T-16.4", "T-16.5")
def test_a_minion_has_one_foe():
    t = Scene(f"{ARAGORN} {GIMLI}", minions="uruk-savage", phase="assignment").pass_until("assign")
    t.do("assign aragorn uruk-savage")
    assert t.state.fight is not None
    assert t.state.fight.minions == (t.card("uruk-savage"),)


@rule("T-16.7", "T-16.10", "T-17.1")
def test_many_may_fall_upon_one():
    t = Scene(ARAGORN, minions="goblin-runner goblin-sneak orc-soldier", phase="assignment")
    t.pass_until("assign").do("assign aragorn goblin-runner", "done")
    t.do("assign aragorn goblin-sneak", "assign frodo orc-soldier")
    assert t.asked == "skirmish-next"
    assert len(t.codes) == 2


@rule("T-16.9", "T-22.6")
@pytest.mark.parametrize(("at", "offered"), [(2, True), (3, False)])
def test_an_ally_fights_at_home(at, offered):
    t = Scene(support="bounder", minions="goblin-runner", at=at, phase="assignment")
    assert t.pass_until("assign").offers("assign bounder goblin-runner") is offered
    t.do("done")
    assert t.who == SHADOWS
    assert t.offers("assign bounder goblin-runner") is offered


@rule("T-17.1", "T-17.2", "T-10.2")
def test_the_free_peoples_choose_the_next_skirmish():
    t = Scene(
        f"{ARAGORN} {GIMLI}",
        minions="goblin-runner goblin-sneak",
        fight="aragorn goblin-runner, gimli goblin-sneak",
    )
    assert t.asked == "skirmish-next"
    assert t.who == FREE
    assert sorted(t.codes) == [ARAGORN, GIMLI]
    t.do(GIMLI).skirmish_ends()
    assert t.discarded(SHADOWS)[0] == "goblin-sneak"


@rule("T-17.4", "T-10.7")
def test_what_is_done_in_a_skirmish_ends_with_it():
    t = Scene(
        f"{ARAGORN} {GIMLI}",
        minions="goblin-runner goblin-sneak",
        fight="aragorn goblin-runner, gimli goblin-sneak",
    ).do(ARAGORN)
    t.use(GIMLI)
    assert t.strength("gimli") == 8
    while t.state.fights:
        t.do("pass")
    assert t.strength("gimli") == 6


@rule("T-17.9")
@pytest.mark.parametrize(("minion", "dies"), [("uruk-fighter", True), ("orc-soldier", False)])
def test_twice_the_strength_overwhelms(minion, dies):
    t = Scene(minions=minion, fight=f"frodo {minion}").skirmish_ends()  # 8 or 7 against 4
    assert t.over is dies


@rule("T-17.9", "T-17.7")
def test_minions_are_overwhelmed_as_well():
    t = Scene(
        f"{ARAGORN} gandalf-the-grey-wizard",
        hand="servant-of-the-secret-fire",
        minions="orc-soldier",
        fight="aragorn orc-soldier",
    )
    t.play("servant-of-the-secret-fire").skirmish_ends()  # 8 against 4
    assert t.told("overwhelmed")


@rule("T-17.12")
def test_a_skirmish_without_a_foe_is_not_fought():
    t = Scene(
        f"{ARAGORN} {GIMLI}",
        bearing={GIMLI: "gimlis-battle-axe"},
        minions="goblin-runner goblin-sneak",
        fight="aragorn goblin-runner, gimli goblin-sneak",
    ).do(GIMLI)
    assert t.comes_to("use gimlis-battle-axe")
    t.use("gimlis-battle-axe")
    t.pass_to("regroup")
    assert len(t.told("skirmish")) == 1
    assert t.told("skirmish")[0]["card"] == GIMLI


@rule("T-17.12")
def test_who_is_left_alone_has_won_at_once():
    t = Scene(
        "boromir-son-of-denethor",
        bearing={"boromir-son-of-denethor": "blade-of-gondor"},
        minions="goblin-patrol-troop",
        wounds={"goblin-patrol-troop": 2},
        fight="boromir goblin-patrol-troop",
    ).use("blade-of-gondor")
    assert t.told("skirmish-won")
    assert t.wounds("boromir") == 1


@rule("T-17.12")
def test_a_cancelled_skirmish_has_no_winner():
    t = Scene(hand="hobbit-stealth", minions="uruk-rager", fight="frodo uruk-rager", deck="athelas")
    t.play("hobbit-stealth")
    assert t.wounds("frodo") == 0
    assert t.deck_size() == 1
    assert not t.told("skirmish-won")
    assert not t.told("skirmish-lost")


@rule("T-18.1", "T-18.3", "T-18.4")
@pytest.mark.parametrize("second", ["aragorn", "gimli"])
def test_the_fierce_fight_once_more(second):
    t = Scene(f"{ARAGORN} {GIMLI}", minions=f"{LURTZ} uruk-savage", phase="maneuver").shadow()
    t.use(LURTZ).pass_until("archery-wound").do("frodo").pass_until("assign")
    t.do(f"assign aragorn {LURTZ}", "done", "done").skirmish_ends().pass_until("assign")
    assert all(LURTZ in code for code in t.codes if code != "done")  # the other is not fierce
    t.do(f"assign {second} {LURTZ}").skirmish_ends()
    assert [name.split("-")[0] for name in t.dead()] == [second]
    t.pass_to("regroup")
    assert t.phase == "regroup"
    assert len(t.told("skirmish")) == 2


@rule("T-18.2")
def test_who_is_not_fierce_is_not_assigned_by_a_text_either():
    """Two Hobbits are there for the assassin, as it was in the round before."""
    toldea = "ulaire-toldea-messenger-of-morgul"
    t = Scene(
        f"{GIMLI} sam-son-of-hamfast",
        minions=f"{toldea} orc-assassin",
        burdens=4,
        at=3,
        phase="assignment",
    )
    assert t.shadow().offers("use orc-assassin")
    t.pass_until("assign").do("done", "done").shadow()
    assert t.asked == "assignment"
    assert t.offers(f"use {toldea}")
    assert not t.offers("use orc-assassin")


# --- Who is kept apart, and why not


@rule("T-16.7", "T-18.2")
def test_why_a_leftover_can_not_be_sent():
    wraiths = "ulaire-attea-inside-of-dol-guldur ulaire-toldea-messenger-of-morgul"
    t = Scene(GIMLI, minions=f"{wraiths} goblin-runner", at=3, phase="assignment")
    t.pass_until("assign").do("done", "done").pass_until("assign")
    t.do("assign gimli ulaire-attea-inside-of-dol-guldur", "done")
    assert t.asked == "assign-leftover"
    # One may have several foes here: what speaks against it is that this one is not fierce.
    assert t.why_not(f"assign {GIMLI} goblin-runner") == "not-fierce"
    assert t.why_not(f"assign {GIMLI} ulaire-attea-inside-of-dol-guldur") == "minion-taken"


@rule("T-16.3", "T-16.7")
def test_a_guard_binds_the_free_peoples_and_not_the_shadow():
    t = Scene(GIMLI, minions="uruk-guard", at=5, phase="assignment")
    t.use("uruk-guard", GIMLI).pass_until("assign")
    assert t.codes == ["assign frodo-son-of-drogo uruk-guard", "done"]
    assert t.why_not(f"assign {GIMLI} uruk-guard") == "kept-apart"
    assert t.do("done").offers(f"assign {GIMLI} uruk-guard")


@rule("T-16.2")
def test_a_guard_is_out_of_reach_for_a_text_by_which_the_free_peoples_assign():
    goblins = "goblin-runner " * 5
    end = {"shadow_hand": "the-end-comes", "at": 5, "phase": "assignment"}
    t = Scene(GIMLI, minions=f"uruk-guard {goblins}", **end)
    t.use("uruk-guard", "frodo").shadow().play("the-end-comes")
    assert t.who == FREE
    assert "goblin-runner" in t.codes
    assert "uruk-guard" not in t.codes


# --- A skirmish beyond all others (1_224)


RETURN = {"shadow_hand": "return-to-its-master", "worn": True}


@rule("T-17.12")
def test_without_a_wraith_nothing_returns_to_its_master():
    """The Ring is silent in that skirmish, and as there is none, in no other."""
    t = Scene(
        f"{GIMLI} {ARAGORN}",
        minions="uruk-savage uruk-slayer",
        fight="gimli uruk-savage, aragorn uruk-slayer",
        **RETURN,
    ).do(GIMLI)
    assert t.comes_to("play return-to-its-master")
    t.play("return-to-its-master")
    assert t.phase == "regroup"  # Aragorn's fight is off: so much could be done of it
    t.pass_until("move-again").do("move").pass_until("assign")
    t.do("assign frodo uruk-savage", "done", "done").pass_until("respond-wounding")
    assert t.offers("use the-one-ring")


@rule("T-17.12", "T-18.3")
def test_the_fierce_round_comes_after_the_return_all_the_same():
    nelya = "ulaire-nelya-lieutenant-of-morgul"
    t = Scene(
        GIMLI,
        support="bounder bounder",
        minions=f"{nelya} uruk-savage",
        fight="gimli uruk-savage",
        at=3,
        **RETURN,
    )
    assert t.comes_to("play return-to-its-master")
    t.play("return-to-its-master")
    assert t.state.fight is not None
    assert t.state.fight.defender == t.card("frodo")
    assert t.state.fight.minions == (t.card(nelya),)
    t.use("bounder", "frodo").pass_until("assign")  # ten are not three times four
    assert t.wounds("frodo") == 1  # the Ring was silent
    assert t.burdens == 0
    assert t.codes == [f"assign {who} {nelya}" for who in ("frodo-son-of-drogo", GIMLI)] + ["done"]
    t.do(f"assign frodo {nelya}").use("bounder-2", "frodo").skirmish_ends()
    assert t.wounds("frodo") == 1  # and speaks again
    assert t.burdens == 1

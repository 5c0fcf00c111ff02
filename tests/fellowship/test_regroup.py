"""The regroup phase, and how games end (T-19 to T-21)."""

import pytest

from mathom.games.fellowship.rules.deeds import put_ring_on
from mathom.games.fellowship.rules.zones import handle
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.marks import rule

SAM = "sam-son-of-hamfast"


@rule("T-19.1", "T-19.2", "T-25.9")
def test_regroup_actions_come_first_then_hands_then_the_choice():
    t = Scene("aragorn-king-in-exile", hand="an-able-guide", phase="regroup", worn=True, pool=9)
    assert not t.worn
    assert t.asked == "regroup"
    assert t.who == FREE
    t.play("an-able-guide")
    assert t.pool == 5
    t.all_pass()
    assert t.asked == "reconcile"
    assert t.who == SHADOWS
    t.do("done")
    assert t.asked == "move-again"
    assert t.who == FREE


@rule("T-25.9")
@pytest.mark.parametrize("choice", ["move", "stop"])
def test_a_ring_put_on_in_regroup_comes_off_when_it_ends(choice):
    t = Scene(phase="regroup", ring="the-one-ring-isildurs-bane", at=2)
    put_ring_on(t.state)
    t.pass_until("move-again")
    assert t.worn
    t.do(choice)
    if choice == "stop":
        assert t.worn  # the hand is brought to eight cards in the same phase
        t.pass_until("fellowship")
    assert not t.worn


@rule("T-19.9", "T-19.10")
def test_minions_watch_the_fellowship_rest():
    """They are discarded after the hand has been brought to eight."""
    t = Scene(phase="regroup", minions="uruk-savage", hand="sting", at=2)
    t.pass_until("move-again").do("stop")
    assert (t.asked, t.who) == ("reconcile", FREE)
    assert t.zone("uruk-savage") == "minions"
    t.do("done")
    assert t.zone("uruk-savage") == "discard"


@rule("T-11.6")
def test_the_later_rule_of_four_is_over_when_hands_are_brought_to_eight():
    t = Scene(
        "gimli-son-of-gloin",
        hand="delving delving",
        deck="axe-strike " * 20,
        rule_of_four=True,
    )
    t.play("delving").play("delving")
    assert len(t.hand()) == 4
    t.pass_until("move-again").do("stop").do("done")
    assert len(t.hand()) == 8


@rule("T-19.4", "T-19.5", "T-19.6")
@pytest.mark.parametrize(
    ("held", "discards", "drawn"), [(5, True, 4), (8, False, 0), (8, True, 1), (10, True, 0)]
)
def test_how_hands_are_reconciled(held, discards, drawn):
    t = Scene(shadow_hand="athelas " * held, shadow_deck="sting " * 9, phase="regroup")
    t.pass_until("reconcile").do("athelas" if discards else "done")
    while t.asked == "discard-down":
        t.do("athelas")
    assert len(t.hand(SHADOWS)) == 8
    assert t.deck_size(SHADOWS) == 9 - drawn


@rule("T-19.4")
def test_a_card_that_was_discarded_has_been_seen():
    """So nobody takes it back, unasked, and discards another."""
    t = Scene(shadow_hand="athelas sting " * 5, phase="regroup").pass_until("reconcile")
    news = t.state.news
    t.do("athelas")
    assert t.asked == "discard-down"
    assert t.state.news > news


@rule("T-19.7", "T-19.11")
def test_at_the_move_limit_a_turn_ends():
    t = Scene(phase="regroup").pass_until("move-again")
    assert t.codes == ["move", "stop"]
    assert t.state.free == FREE
    t.do("move").pass_until("fellowship")
    assert t.state.free == SHADOWS
    assert not t.told("move-again")


@rule("T-19.8", "T-19.14")
def test_moving_again_keeps_everything():
    t = Scene(minions="uruk-savage", wounds={"uruk-savage": 1}, phase="regroup", pool=4)
    t.pass_until("move-again").do("move")
    assert t.phase == "shadow"
    assert t.state.moves == 2
    assert t.state.seats[FREE].marker == 2
    assert t.pool == 4 + 3 + 1
    assert t.wounds("uruk-savage") == 1
    assert len(t.hand()) == 1  # the Free Peoples' hand is not filled


@rule("T-19.10")
def test_minions_go_with_all_they_bear_and_conditions_stay():
    t = Scene(
        minions="uruk-savage",
        bearing={"uruk-savage": "uruk-hai-sword", "frodo": "thin-and-stretched"},
        shadow_support="greed",
        phase="regroup",
    ).pass_until("fellowship")
    assert sorted(t.discarded(SHADOWS)) == ["uruk-hai-sword", "uruk-savage"]
    assert t.zone("greed") == "support"
    assert t.zone("thin-and-stretched") == "borne"


@rule("T-20.1", "T-20.2")
def test_arriving_is_not_enough():
    t = Scene(minions="uruk-rager", at=6, goal=7).pass_()
    assert t.state.seats[FREE].marker == 7
    assert not t.over
    t.pass_until("assign").do("assign frodo uruk-rager").skirmish_ends()
    assert t.over
    assert t.winner == SHADOWS
    t = Scene("aragorn-king-in-exile", minions="uruk-savage", at=6, goal=7).pass_()
    t.pass_until("assign").do("assign aragorn uruk-savage").skirmish_ends()
    assert t.over
    assert t.winner == FREE


@rule("T-20.3", "T-21.1")
def test_with_two_players_the_others_fall_wins():
    t = Scene(minions="uruk-rager", fight="frodo uruk-rager").skirmish_ends()
    assert t.over
    assert t.winner == SHADOWS


@rule("T-21.2", "T-25.10")
def test_there_is_nobody_after_sam():
    t = Scene(
        SAM,
        minions="uruk-rager uruk-slayer",
        fight="frodo uruk-rager, sam uruk-slayer",
    ).do("frodo")
    assert t.comes_to(f"use {SAM}")
    assert t.asked == "respond-killed"
    t.use(f"{SAM} 2")
    assert not t.over
    assert t.state.seats[FREE].ring_bearer == t.card("sam")
    t.skirmish_ends().to_the_end()
    assert t.winner == SHADOWS


@rule("T-21.3")
@pytest.mark.parametrize(("burdens", "over"), [(9, True), (8, False)])
def test_ten_burdens_corrupt_frodo(burdens, over):
    t = Scene(
        minions="orc-soldier",
        shadow_hand="in-the-ringwraiths-wake",
        fight="frodo orc-soldier",
        burdens=burdens,
    )
    assert t.comes_to("use the-one-ring")
    t.use("the-one-ring")
    assert t.over is over


@rule("T-25.6", "T-25.10", "T-3.10")
def test_the_dead_carry_no_burdens():
    """What a text adds because Frodo was killed falls on nobody: his tokens left with him."""
    t = Scene(
        SAM,
        minions="goblin-patrol-troop",
        bearing={"goblin-patrol-troop": "goblin-spear"},
        fight="frodo goblin-patrol-troop",
        burdens=9,
        worn=True,
    )
    assert t.comes_to(f"use {SAM}")
    assert not t.over
    assert (t.burdens, t.worn) == (0, False)
    t.use(f"{SAM} 2")
    assert (t.burdens, t.worn) == (0, False)
    assert t.state.seats[FREE].ring_bearer == t.card("sam")
    assert t.bearer("the-one-ring") == SAM
    assert t.strength("sam") == 3 + 1


@rule("T-25.10")
def test_every_card_on_the_table_has_a_name_of_its_own_after_sam_took_the_ring():
    t = Scene(SAM, minions="uruk-rager", fight="frodo uruk-rager")
    mine, theirs = (t.state.seats[seat].ring for seat in (FREE, SHADOWS))
    t.state.tag[mine], t.state.tag[theirs] = 2, 1  # as if the other had come first
    assert t.comes_to(f"use {SAM}")
    t.use(f"{SAM} 2")
    names = [handle(t.state, card) for card in t.state.board]
    assert len(names) == len(set(names))


@rule("T-25.8", "T-21.3")
def test_five_burdens_corrupt_sam():
    t = Scene(
        SAM,
        minions="uruk-rager uruk-savage",
        shadow_hand="cruel-caradhras",
        phase="skirmish",
        fight="frodo uruk-rager",
        burdens=9,
    )
    assert t.comes_to(f"use {SAM}")
    t.use(f"{SAM} 2")
    assert t.burdens == 0
    t.state.seats[FREE].burdens = 4
    t.pass_until("move-again").do("move")
    t.state.pool = 9
    t.pass_to("maneuver").play("cruel-caradhras", "", "uruk-savage", "2")
    assert t.over
    assert t.winner == SHADOWS

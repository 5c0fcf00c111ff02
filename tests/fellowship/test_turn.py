"""The turn and its actions: phases in order, who acts when, how often (T-10, T-11)."""

import pytest

from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.marks import rule

ARAGORN = "aragorn-king-in-exile"
ARWEN = "arwen-daughter-of-elrond"
GIMLI = "gimli-son-of-gloin"


@rule("T-10.1", "T-13.17", "T-14.2", "T-18.5")
def test_phases_come_in_order():
    t = Scene(f"{GIMLI} {ARWEN}", minions="uruk-savage")
    seen = []
    while t.state.free == FREE:
        if t.phase not in seen:
            seen.append(t.phase)
        if t.asked == "assign":
            t.do("assign gimli uruk-savage")
        elif t.asked == "move-again":
            t.do("stop")
        else:
            t.do(next((code for code in ("pass", "done") if code in t.codes), t.codes[0]))
    assert seen == [
        "fellowship",
        "shadow",
        "maneuver",
        "archery",
        "assignment",
        "skirmish",
        "regroup",
    ]


@rule("T-10.6", "T-10.9")
@pytest.mark.parametrize("phase", ["fellowship", "maneuver", "archery", "assignment", "regroup"])
def test_a_skirmish_event_waits_for_its_skirmish(phase):
    company = f"{GIMLI} {ARAGORN} {ARWEN}"
    t = Scene(company, hand="axe-strike", minions="uruk-savage", phase=phase)
    assert (t.who, t.phase) == (FREE, phase)
    assert not t.offers("play axe-strike")
    t = Scene(GIMLI, hand="axe-strike", minions="uruk-savage", fight="gimli uruk-savage")
    assert t.offers("play axe-strike")


@rule("T-10.8", "T-26.1")
def test_a_response_belongs_to_no_phase():
    wizard = {"fellowship": f"{GIMLI} gandalf-the-grey-wizard", "hand": "intimidate"}
    t = Scene(minions="orthanc-assassin", phase="archery", **wizard)
    t.pass_until("archery-wound").do("gimli")
    assert t.asked == "respond-wounding"
    assert t.offers("play intimidate")
    t = Scene(minions="uruk-slayer", fight="gimli uruk-slayer", **wizard)
    assert t.comes_to("play intimidate")


@rule("T-10.10", "T-1.14")
def test_an_event_is_done_once_a_copy():
    t = Scene(GIMLI, hand="axe-strike axe-strike", minions="uruk-savage", fight="gimli uruk-savage")
    t.play("axe-strike").do("pass")
    assert t.strength("gimli") == 8
    assert t.discarded() == ["axe-strike"]
    assert t.play("axe-strike").strength("gimli") == 10


@rule("T-10.11")
def test_a_special_ability_works_from_play_only():
    t = Scene(ARAGORN, hand=GIMLI, minions="uruk-savage", fight="aragorn uruk-savage")
    assert t.codes == ["pass"]


@rule("T-10.12")
def test_a_special_ability_is_used_as_often_as_it_can_be_paid():
    t = Scene(GIMLI, minions="uruk-savage", fight="gimli uruk-savage")
    t.use(GIMLI).do("pass").use(GIMLI).do("pass")
    assert t.strength("gimli") == 10
    assert t.wounds("gimli") == 2
    assert not t.offers(f"use {GIMLI}")


@rule("T-10.13", "T-10.14", "T-10.15", "T-10.16", "T-17.3")
def test_players_act_or_pass_in_turn():
    t = Scene(GIMLI, minions="uruk-slayer", fight="gimli uruk-slayer", pool=9)
    assert t.who == FREE
    t.do("pass")
    assert t.who == SHADOWS
    t.use("uruk-slayer")
    assert t.who == FREE  # who passed may act again
    t.use(GIMLI)
    assert t.who == SHADOWS
    assert t.state.fight is not None
    t.do("pass")
    assert t.state.fight is not None
    t.do("pass")  # all have passed in a row
    assert t.told("skirmish-lost")


@rule("T-10.17", "T-11.3")
def test_the_fellowship_phase_is_one_players():
    t = Scene(hand=f"hobbit-sword {GIMLI}", minions="uruk-slayer", pool=9)
    t.play("hobbit-sword", "frodo-son-of-drogo")
    assert t.who == FREE
    t.play(GIMLI)
    assert t.who == FREE
    assert t.phase == "fellowship"


@rule("T-11.1", "T-11.2")
def test_a_turn_begins_without_twilight():
    assert Scene.turn(pool=5).pool == 0


@rule("T-11.4", "T-11.8", "T-11.11", "T-11.14", "T-11.19")
@pytest.mark.parametrize(
    ("key", "zone"),
    [
        (GIMLI, "fellowship"),
        ("bounder", "support"),
        ("old-toby", "support"),
        ("lord-of-moria", "support"),
        ("sting frodo-son-of-drogo", "borne"),
        ("dwarven-heart gimli-dwarf-of-erebor", "borne"),
    ],
)
def test_where_cards_are_played(key, zone):
    name, _, on = key.partition(" ")
    fellowship = "gimli-dwarf-of-erebor" if "gimli" in on else ""
    t = Scene(fellowship, hand=name).play(name, on)
    assert t.zone(name) == zone
    t = Scene(fellowship, hand=name, minions="uruk-savage", phase="maneuver")
    assert not any(code.startswith(f"play {name}") for code in t.codes)


@rule("T-11.12", "T-22.5")
def test_allies_come_and_help_wherever_the_fellowship_is():
    t = Scene(hand="farmer-maggot-chaser-of-rascals", at=8)
    assert t.play("farmer-maggot-chaser-of-rascals").zone("farmer-maggot") == "support"
    t = Scene(
        "merry-friend-to-sam",
        support="farmer-maggot-chaser-of-rascals",
        wounds={"merry": 1},
        at=8,
    ).use("farmer-maggot-chaser-of-rascals")
    assert t.wounds("merry") == 0
    assert t.wounds("farmer-maggot") == 1


@rule("T-11.15", "T-11.20")
def test_items_may_go_to_allies_but_only_to_their_bearers():
    t = Scene("legolas-greenleaf", support="elrond-lord-of-rivendell", hand="elven-bow", at=8)
    assert sorted(code for code in t.codes if code.startswith("play")) == [
        "play elven-bow elrond-lord-of-rivendell",
        "play elven-bow legolas-greenleaf",
    ]


@rule("T-11.18")
def test_items_without_a_class_know_no_limit():
    t = Scene(ARAGORN, hand="athelas athelas").play("athelas", ARAGORN).play("athelas", ARAGORN)
    assert t.bearer("athelas-2") == ARAGORN


@rule("T-3.6", "T-3.8")
def test_a_sanctuary_heals_five_wounds_of_companions():
    t = Scene.turn(
        fellowship=f"{GIMLI} boromir-lord-of-gondor sam-son-of-hamfast",
        support="elrond-lord-of-rivendell",
        wounds={"frodo": 2, "gimli": 2, "boromir": 2, "sam": 1, "elrond": 3},
        at=6,
    )
    assert t.wounds("elrond") == 2  # by his own text
    healed = 0
    while t.asked == "sanctuary":
        assert "elrond-lord-of-rivendell" not in t.codes
        t.do(t.codes[0])
        healed += 1
    assert healed == 5

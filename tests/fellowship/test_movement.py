"""Moving along the path, and the Shadow phase that follows (T-12, T-13)."""

import pytest

from mathom.games.fellowship.terms import PATH
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.marks import rule

LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"


@rule("T-12.1", "T-12.2")
def test_a_fellowship_must_move_one_site():
    t = Scene()
    assert t.codes == ["pass"]  # which is to move on
    t.pass_()
    assert t.state.seats[FREE].marker == 2
    assert t.phase == "shadow"


@rule("T-12.3", "T-12.5")
@pytest.mark.parametrize("at", [1, 3])
def test_the_only_opponent_lays_the_next_site(at):
    t = Scene(at=at).pass_()
    assert t.state.owner[t.state.path[at + 1]] == SHADOWS


@rule("T-12.7", "T-12.8")
def test_no_site_has_less_than_nothing_for_the_shadow():
    ranger = "aragorn-king-in-exile"
    t = Scene(ranger, bearing={ranger: "no-stranger-to-the-shadows"}, at=2).pass_()
    assert t.state.seats[FREE].marker == 3
    assert t.pool == 2  # one for each companion


@rule("T-12.9")
def test_what_happens_on_arriving_comes_before_the_twilight():
    t = Scene("gimli-son-of-gloin aragorn-king-in-exile legolas-greenleaf", at=3, pool=3)
    t.state.path[4] = t._add("dwarrowdelf-chamber", SHADOWS, PATH)
    t.pass_()
    assert (t.asked, t.who) == ("way", FREE)
    assert t.state.seats[FREE].marker == 4
    assert t.pool == 1  # two went when the courtyard was left
    t.do("1")
    assert t.pool == 1 + 2 + 4


@rule("T-3.10")
def test_tokens_stay_with_nobody_who_leaves_play():
    t = Scene(
        "boromir-lord-of-gondor gimli-son-of-gloin aragorn-king-in-exile legolas-greenleaf",
        minions="uruk-savage",
        shadow_hand="caradhras-has-not-forgiven-us",
        wounds={"boromir": 2},
        phase="maneuver",
        pool=9,
    ).shadow()
    boromir = t.card("boromir")
    t.play("caradhras-has-not-forgiven-us")
    assert t.zone("boromir") == "discard"
    assert t.state.wounds[boromir] == 0


@rule("T-4.5", "T-13.13")
def test_no_price_and_no_penalty_falls_below_nothing():
    t = Scene(
        minions="orc-ambusher orc-assassin orc-scouting-band",
        shadow_hand="orc-soldier",
        phase="shadow",
        pool=3,
        at=2,
    ).play("orc-soldier")
    assert t.pool == 1  # three trackers take three from a penalty of two
    t = Scene(
        minions="uruk-savage",
        shadow_support="sarumans-ambition sarumans-ambition",
        shadow_hand="lurtzs-battle-cry",
        fight="frodo uruk-savage",
        pool=3,
    ).shadow()
    t.play("lurtzs-battle-cry")
    assert t.pool == 3


@rule("T-12.6")
def test_a_site_that_lies_there_stays():
    t = Scene(path="green-hill-country bree-gate", at=1, shadow_adventure="weathertop")
    t.pass_()
    assert t.zone("bree-gate") == "path"
    assert t.zone("weathertop") == "adventure"


@rule("T-22.1", "T-12.8")
def test_allies_make_no_twilight():
    assert Scene(support="bounder bounder").pass_().pool == Scene().pass_().pool == 3 + 1


@rule("T-13.3", "T-13.4", "T-13.5", "T-1.16")
@pytest.mark.parametrize(
    ("key", "on", "zone"),
    [
        ("orc-soldier", "", "minions"),
        ("uruk-hai-sword", "uruk-savage", "borne"),
        ("greed", "", "support"),
        ("the-weight-of-a-legacy", "aragorn-king-in-exile", "borne"),
    ],
)
def test_where_shadow_cards_are_played(key, on, zone):
    t = Scene(
        "aragorn-king-in-exile",
        minions="uruk-savage orc-hunters",
        shadow_hand=key,
        at=6,
        phase="shadow",
        pool=9,
    )
    assert t.who == SHADOWS
    assert t.play(key, on).zone(key) == zone
    t = Scene(minions="uruk-savage orc-hunters", shadow_hand=key, phase="maneuver", pool=9)
    assert not any(code.startswith("play") for code in t.shadow().codes)


@rule("T-13.10", "T-13.12", "T-4.4")
@pytest.mark.parametrize(("at", "cost"), [(2, 3), (3, 3), (4, 1), (9, 1)])
def test_a_minion_costs_more_where_it_does_not_belong(at, cost):
    t = (
        Scene(shadow_hand="goblin-sneak", at=at, phase="shadow", pool=5)
        .play("goblin-sneak")
        .pass_()
    )
    assert t.pool == 5 - cost


@rule("T-13.13", "T-13.11")
def test_some_streets_are_open_to_wraiths():
    streets = {"path": "green-hill-country bree-streets", "phase": "shadow", "pool": 9}
    assert Scene(shadow_hand=LEMENYA, **streets).play(LEMENYA).pool == 9 - 4
    t = Scene(shadow_hand="orc-soldier", **streets).play("orc-soldier")
    assert t.pool == 9 - 2 - 2


@rule("T-13.11")
def test_a_minion_no_longer_roams_where_it_belongs():
    t = Scene(
        "aragorn-king-in-exile",
        hand="eregions-trails",
        minions="goblin-sneak",
        at=3,
        phase="maneuver",
    ).play("eregions-trails")
    assert t.strength("goblin-sneak") == 2
    t = Scene(
        "aragorn-king-in-exile",
        hand="eregions-trails",
        minions="goblin-sneak",
        at=4,
        phase="maneuver",
    ).play("eregions-trails")
    assert t.strength("goblin-sneak") == 5


@rule("T-13.18", "T-19.8")
def test_a_minion_that_is_left_from_the_last_move_counts():
    t = Scene(minions="uruk-savage", phase="regroup", pool=2).pass_until("move-again").do("move")
    assert t.phase == "shadow"
    assert t.pool == 2 + 3 + 1
    t.pass_()
    assert t.phase == "maneuver"
    assert t.zone("uruk-savage") == "minions"


@rule("T-14.1", "T-14.2")
@pytest.mark.parametrize(("minions", "shot"), [("", False), ("uruk-savage", True)])
def test_maneuvers_end_with_the_last_minion(minions, shot):
    """Or arrows would come from Anduin Banks, which need no archer."""
    t = Scene(
        "gimli-son-of-gloin aragorn-king-in-exile legolas-greenleaf sam-son-of-hamfast",
        hand="here-lies-balin-son-of-fundin",
        minions=f"goblin-runner goblin-runner {minions}",
        path="green-hill-country weathertop council-courtyard mithril-mine "
        "the-bridge-of-khazad-dum dimrill-dale silverlode-banks anduin-banks",
        phase="maneuver",
    )
    t.play("here-lies-balin-son-of-fundin", "", "1").pass_to("assignment" if shot else "regroup")
    assert t.told("archery") == ([{"shadow": 2, "free": 1}] if shot else [])
    assert t.phase == ("assignment" if shot else "regroup")


@rule("T-15.1", "T-15.8")
def test_arrows_fly_after_the_actions_and_kill():
    t = Scene(
        "legolas-greenleaf lorien-elf",
        minions="goblin-marksman uruk-savage",
        wounds={"lorien-elf": 1},
        phase="archery",
    )
    assert t.asked == "archery"
    t.pass_until("archery-wound").do("lorien-elf", "goblin-marksman")
    assert t.dead() == ["lorien-elf"]
    assert t.discarded(SHADOWS) == ["goblin-marksman"]


@rule("T-15.5")
def test_who_is_shot_first_shoots_all_the_same():
    t = Scene(
        "legolas-greenleaf", minions="goblin-marksman", wounds={"legolas": 2}, phase="archery"
    )
    t.pass_until("archery-wound").do("legolas-greenleaf")
    assert t.dead() == ["legolas-greenleaf"]
    assert t.discarded(SHADOWS) == ["goblin-marksman"]


@rule("T-15.4", "T-22.4", "T-22.6")
def test_allies_shoot_at_home():
    archers = {"support": "rumil-elven-protector", "minions": "uruk-savage", "phase": "archery"}
    assert Scene(at=6, **archers).archery() == (1, 0)
    assert Scene(at=5, **archers).archery() == (0, 0)

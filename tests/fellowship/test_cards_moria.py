"""The cards of Moria, one by one."""

import pytest

from tests.fellowship.scene import FREE, SHADOWS, Scene

ARAGORN = "aragorn-king-in-exile"
GIMLI = "gimli-dwarf-of-erebor"
LEGOLAS = "legolas-prince-of-mirkwood"
TROLL = "cave-troll-of-moria-scourge-of-the-black-pit"


def against_aragorn(minion: str, others: str = "", **more) -> Scene:
    return Scene(ARAGORN, minions=f"{minion} {others}", fight=f"aragorn {minion}", **more)


def playing(key: str, pool: int, **more) -> Scene:
    """The Shadow player may play a card at site 4."""
    return Scene(shadow_hand=key, phase="shadow", pool=pool, **{"at": 4, **more})


def test_ancient_chieftain_leads_the_goblins():
    assert Scene(minions="ancient-chieftain orc-soldier").strength("ancient-chieftain") == 9
    t = Scene(minions=f"ancient-chieftain {TROLL}", shadow_support="goblin-swarms")
    assert t.strength("ancient-chieftain") == 9  # no Orcs
    t = Scene(minions="ancient-chieftain goblin-runner goblin-sneak")
    assert t.strength("ancient-chieftain") == 11
    t = playing("ancient-chieftain ancient-chieftain", 8).play("ancient-chieftain")
    assert t.pool == 4
    assert not t.offers("play ancient-chieftain")


def test_bitter_hatred_wounds_an_elf():
    hatred = {"shadow_hand": "bitter-hatred", "phase": "archery", "pool": 1}
    t = Scene(f"{LEGOLAS} {GIMLI}", minions="goblin-marksman", **hatred).play("bitter-hatred")
    assert t.wounds("legolas") == 1
    assert t.pool == 0
    t = Scene(LEGOLAS, minions="orthanc-assassin goblin-runner", **hatred).shadow()
    assert not t.offers("play bitter-hatred")


def test_cave_troll_of_moria_scourge_of_the_black_pit_comes_with_orcs_and_cheaper_below():
    assert playing(TROLL, 7, minions="goblin-runner").play(TROLL).pool == 0
    assert not playing(TROLL, 9, minions="goblin-runner", at=6).offers(f"play {TROLL}")
    t = playing(TROLL, 20, minions="orc-soldier", shadow_support="goblin-swarms")
    assert not t.offers(f"play {TROLL}")
    t = Scene(minions=TROLL)
    assert t.keyword(TROLL, "fierce")
    assert t.keyword(TROLL, "damage") == 1


def test_cave_trolls_hammer_is_for_the_troll():
    t = Scene(
        minions=f"{TROLL} goblin-runner",
        shadow_hand="cave-trolls-hammer",
        phase="shadow",
        pool=1,
    )
    assert t.codes == [f"play cave-trolls-hammer {TROLL}", "pass"]
    t.play("cave-trolls-hammer", TROLL)
    assert t.strength(TROLL) == 18
    assert t.keyword(TROLL, "damage") == 2


@pytest.mark.parametrize(("others", "strength"), [(2, 7), (4, 9), (5, 9)])
def test_denizens_enraged_counts_the_others_up_to_four(others, strength):
    crowd = "goblin-sneak " * others
    t = against_aragorn("goblin-runner", crowd, shadow_hand="denizens-enraged", pool=1)
    t.play("denizens-enraged", "", "goblin-runner")
    assert t.strength("goblin-runner") == strength
    assert t.pool == 0
    strangers = f"goblin-sneak orc-soldier {TROLL}"
    t = against_aragorn("goblin-runner", strangers, shadow_hand="denizens-enraged", pool=1)
    t.play("denizens-enraged")
    assert sorted(t.codes) == ["goblin-runner", "goblin-sneak"]
    assert t.do("goblin-runner").strength("goblin-runner") == 6
    t = against_aragorn("goblin-runner", crowd, shadow_hand="denizens-enraged").shadow()
    assert not t.offers("play denizens-enraged")


@pytest.mark.parametrize(("who", "strength"), [(ARAGORN, 7), (GIMLI, 9)])
def test_drums_in_the_deep_frighten_dwarves_most(who, strength):
    goblin = {"minions": "goblin-runner", "shadow_hand": "drums-in-the-deep"}
    t = Scene(who, fight=f"{who} goblin-runner", **goblin).play("drums-in-the-deep")
    assert t.strength("goblin-runner") == strength
    strangers = {**goblin, "minions": f"goblin-runner orc-soldier {TROLL}"}
    t = Scene(who, fight=f"{who} goblin-runner", **strangers).play("drums-in-the-deep")
    assert t.strength("goblin-runner") == strength  # nobody else could be chosen
    assert not Scene(who, phase="maneuver", **goblin).shadow().offers("play drums-in-the-deep")


def test_the_end_comes_to_the_ring_bearer():
    end = {"fellowship": ARAGORN, "shadow_hand": "the-end-comes", "phase": "assignment"}
    t = Scene(minions="goblin-runner " * 4 + "goblin-sneak", **end).play("the-end-comes")
    assert t.who == FREE
    assert len(t.codes) == 5
    t.do("goblin-sneak")
    assert t.state.fights[0].defender == t.card("frodo")
    t = Scene(
        minions="goblin-runner " * 4 + "orc-soldier", shadow_support="goblin-swarms", **end
    ).shadow()
    assert not t.offers("play the-end-comes")


def test_fool_of_a_took_calls_goblins_and_one_card_more():
    fool = {"shadow_hand": "fool-of-a-took", "phase": "shadow"}
    t = Scene("sam-son-of-hamfast", shadow_deck="goblin-runner " * 3, **fool)
    t.play("fool-of-a-took")
    assert t.hand(SHADOWS) == ["goblin-runner"] * 3
    t = Scene("sam-son-of-hamfast", shadow_deck="athelas sting", **fool).play("fool-of-a-took")
    assert len(t.hand(SHADOWS)) == 1
    assert t.deck_size(SHADOWS) == 1
    assert not Scene(ARAGORN, shadow_deck="goblin-runner", **fool).offers("play fool-of-a-took")
    for key in ("orc-soldier", "goblin-swarms"):  # a minion, but not of Moria; of Moria, no minion
        t = Scene("sam-son-of-hamfast", shadow_deck=f"{key} {key}", **fool).play("fool-of-a-took")
        assert t.hand(SHADOWS) == [key]
    t = Scene("sam-son-of-hamfast", **fool).play("fool-of-a-took")
    assert (t.hand(SHADOWS), t.asked) == ([], "shadow")  # there is no deck to reveal from


def test_frenzy_falls_on_the_exhausted():
    t = Scene(
        f"{ARAGORN} {GIMLI}",
        support="bounder",
        minions=f"goblin-runner orc-soldier {TROLL}",
        wounds={"gimli": 2, "frodo": 3, "bounder": 1},
        at=2,
        shadow_hand="frenzy",
        phase="assignment",
        pool=2,
    ).play("frenzy")
    fight = t.state.fights[0]
    assert fight.defender == t.card("gimli")
    assert fight.minions == (t.card("goblin-runner"),)
    t = Scene(minions="goblin-runner", shadow_hand="frenzy", phase="assignment", pool=1).shadow()
    assert not t.offers("play frenzy")


def test_goblin_archer_shoots_behind_a_crowd():
    elves = {"fellowship": LEGOLAS, "phase": "archery"}
    assert Scene(minions=f"goblin-archer orc-soldier {TROLL}", **elves).archery() == (1, 1)
    assert Scene(minions="goblin-archer goblin-runner", **elves).archery() == (0, 1)
    elves["fellowship"] = f"{LEGOLAS} " * 8
    assert Scene(minions="goblin-archer goblin-runner", **elves).archery() == (2, 1)


def test_goblin_armory_pays_for_weapons_and_prevents_a_wound():
    t = playing("moria-axe", 1, minions="goblin-runner", shadow_support="goblin-armory")
    assert t.play("moria-axe", "goblin-runner").pool == 1
    t = playing(
        "goblin-sneak uruk-hai-sword", 2, minions="uruk-savage", shadow_support="goblin-armory"
    )
    assert t.play("goblin-sneak").pass_().pool == 1  # no weapon
    assert t.play("uruk-hai-sword", "uruk-savage").pool == 0  # not of Moria
    t = against_aragorn("goblin-runner", shadow_support="goblin-armory")
    assert t.comes_to("use goblin-armory")
    t.use("goblin-armory")
    assert t.zone("goblin-runner") == "minions"
    assert t.discarded(SHADOWS) == ["goblin-armory"]
    t = against_aragorn("orc-soldier", shadow_support="goblin-armory")
    assert not t.comes_to("use goblin-armory")
    laid = {"minions": TROLL, "shadow_support": "goblin-armory"}
    t = Scene(LEGOLAS, phase="archery", **laid)
    assert not t.comes_to("use goblin-armory")  # the arrow hits no Orc


def test_goblin_backstabber_strikes_in_company():
    two = {"fellowship": ARAGORN, "minions": "goblin-backstabber goblin-runner"}
    t = Scene(fight="aragorn goblin-backstabber goblin-runner", **two)
    assert t.keyword("goblin-backstabber", "damage") == 2
    assert t.skirmish_ends().wounds("aragorn") == 3
    t = Scene(fight="aragorn goblin-backstabber, frodo goblin-runner", **two).do("aragorn")
    assert t.keyword("goblin-backstabber", "damage") == 0
    three = {"fellowship": ARAGORN, "minions": "goblin-backstabber goblin-runner goblin-sneak"}
    t = Scene(fight="aragorn goblin-runner goblin-sneak", **three)
    assert t.keyword("goblin-backstabber", "damage") == 0  # it is not in that skirmish
    for stranger in ("orc-soldier", TROLL):
        t = Scene(
            ARAGORN,
            minions=f"goblin-backstabber {stranger}",
            fight=f"aragorn goblin-backstabber {stranger}",
        )
        assert t.keyword("goblin-backstabber", "damage") == 0


def test_goblin_domain_exhausts_newcomers():
    for at, wounds in ((3, 0), (4, 2), (9, 2)):
        t = Scene(hand=GIMLI, shadow_support="goblin-domain", at=at).play(GIMLI)
        assert t.wounds("gimli") == wounds
    t = Scene(hand="bounder", shadow_support="goblin-domain", at=4).play("bounder")
    assert t.wounds("bounder") == 0  # no companion
    for minion, offered in (("goblin-runner", True), ("orc-soldier", False)):
        t = playing("goblin-domain", 1, minions=minion, shadow_support="goblin-swarms")
        assert t.offers("play goblin-domain") is offered


@pytest.mark.parametrize(
    ("key", "cost", "strength", "vitality", "archery"),
    [("goblin-marksman", 3, 7, 1, 1), ("goblin-patrol-troop", 6, 13, 3, 0)],
)
def test_goblin_marksman_and_goblin_patrol_troop_are_what_is_printed(
    key, cost, strength, vitality, archery
):
    t = playing(key, cost).play(key)
    assert (t.pool, t.strength(key), t.vitality(key)) == (0, strength, vitality)
    assert t.archery() == (0, archery)
    assert not playing(key, cost, at=3).offers(f"play {key}")  # roaming
    assert against_aragorn(key).skirmish_ends().wounds("aragorn") == (strength > 8)


def test_goblin_runner_may_bring_twilight():
    t = playing("goblin-runner", 1).play("goblin-runner")
    assert t.asked == "respond-played"
    assert t.use("goblin-runner").pool == 2
    assert playing("goblin-runner", 1).play("goblin-runner").pass_().pool == 0


def test_goblin_scavengers_find_a_weapon():
    t = playing("goblin-scavengers", 4, shadow_discard="moria-axe uruk-hai-sword")
    t.play("goblin-scavengers").use("goblin-scavengers")
    assert t.bearer("moria-axe") == "goblin-scavengers"
    assert t.pool == 0
    t = playing("goblin-scavengers", 4, shadow_discard="moria-axe").play("goblin-scavengers")
    assert t.pass_().discarded(SHADOWS) == ["moria-axe"]
    t = playing("goblin-scavengers", 3, shadow_discard="moria-axe").play("goblin-scavengers")
    t.comes_to("use goblin-scavengers")
    assert t.discarded(SHADOWS)[0] == "moria-axe"  # nothing left to pay with


def test_goblin_scavengers_arm_an_orc_and_no_troll():
    t = playing("goblin-scavengers", 4, minions=TROLL, shadow_discard="goblin-spear")
    t.play("goblin-scavengers").use("goblin-scavengers")
    assert t.bearer("goblin-spear") == "goblin-scavengers"
    laid = {"minions": "orc-soldier", "shadow_discard": "orc-scimitar"}
    t = playing("goblin-scavengers", 4, **laid).play("goblin-scavengers")
    t.use("goblin-scavengers")
    assert t.zone("orc-scimitar") == "discard"  # he is not of Moria


def test_goblin_scimitar_draws_a_card():
    t = playing(
        "goblin-scimitar", 0, minions="goblin-runner orc-soldier", shadow_deck="athelas " * 2
    )
    assert t.codes == ["play goblin-scimitar goblin-runner", "pass"]
    t.play("goblin-scimitar", "goblin-runner").use("goblin-scimitar")
    assert t.hand(SHADOWS) == ["athelas"]
    assert t.strength("goblin-runner") == 7


def test_goblin_sneak_puts_an_orc_under_the_deck():
    t = playing(
        "goblin-sneak", 1, shadow_discard=f"goblin-runner orc-soldier goblin-swarms {TROLL}"
    )
    t.play("goblin-sneak").use("goblin-sneak")
    assert t.discarded(SHADOWS) == ["orc-soldier", "goblin-swarms", TROLL]
    assert t.deck_size(SHADOWS) == 1
    t = playing("goblin-sneak", 1, shadow_discard="goblin-runner").play("goblin-sneak").pass_()
    assert t.deck_size(SHADOWS) == 0


def test_goblin_spear_burdens_whoever_saw_a_companion_killed():
    spear = {"goblin-patrol-troop": "goblin-spear"}
    t = Scene(
        "sam-son-of-hamfast",
        minions="goblin-patrol-troop",
        bearing=spear,
        fight="sam goblin-patrol-troop",
    ).skirmish_ends()
    assert t.dead() == ["sam-son-of-hamfast"]
    assert t.burdens == 2
    t = against_aragorn("goblin-patrol-troop", bearing=spear, wounds={"aragorn": 3})
    assert t.skirmish_ends().burdens == 1
    t = against_aragorn(
        "orc-war-band", "goblin-patrol-troop", bearing=spear, wounds={"aragorn": 3}
    ).skirmish_ends()
    assert t.dead() == [ARAGORN]
    assert t.burdens == 0
    t = playing("goblin-spear", 1, minions=f"{TROLL} orc-soldier")
    assert t.codes == [f"play goblin-spear {TROLL}", "pass"]


def test_goblin_spear_counts_no_other_fighters_kill():
    two = {
        "fellowship": ARAGORN,
        "minions": "goblin-patrol-troop orc-soldier",
        "bearing": {"goblin-patrol-troop": "goblin-spear"},
        "fight": "aragorn goblin-patrol-troop orc-soldier",
        "wounds": {"aragorn": 3},
    }
    t = Scene(**two).shadow().use("orc-soldier")
    assert t.dead() == [ARAGORN]
    assert t.burdens == 0  # it was the other's text
    assert Scene(**two).skirmish_ends().burdens == 1  # he lost to both


def test_goblin_swarms_take_a_winner_back_and_send_him_again():
    swarms = {"shadow_support": "goblin-swarms", "minions": "goblin-runner"}
    t = Scene(fight="frodo goblin-runner", **swarms)
    assert t.comes_to("use goblin-swarms 1")
    t.use("goblin-swarms 1")
    assert t.zone("goblin-runner") == "stacked"
    t.pass_until("move-again").do("move")
    assert t.pool == 4
    assert t.use("goblin-swarms 2").zone("goblin-runner") == "minions"
    assert t.pass_().pool == 1
    t = Scene(ARAGORN, fight="aragorn goblin-runner", **swarms)
    assert not t.comes_to("use goblin-swarms 1")
    assert not Scene(phase="shadow", pool=9, **swarms).offers("use goblin-swarms 2")
    for stranger, foe in (("orc-soldier", "frodo"), (TROLL, "aragorn")):
        swarms["minions"] = stranger
        t = Scene(ARAGORN, fight=f"{foe} {stranger}", **swarms)
        assert not t.comes_to("use goblin-swarms 1")
        assert t.wounds(foe) > 0  # it won


def test_goblin_wallcrawler_climbs_in_the_dark():
    elves = {"fellowship": LEGOLAS, "phase": "archery"}
    t = Scene(minions="goblin-wallcrawler orc-soldier", at=4, **elves)
    assert t.strength("goblin-wallcrawler") == 8
    assert t.archery() == (1, 0)
    t = Scene(minions="goblin-wallcrawler goblin-runner", at=6, **elves)
    assert t.strength("goblin-wallcrawler") == 6
    assert t.archery() == (0, 0)
    elves["fellowship"] = f"{LEGOLAS} " * 3
    assert Scene(minions="goblin-wallcrawler goblin-runner", at=6, **elves).archery() == (2, 0)
    assert Scene(minions=f"goblin-wallcrawler {TROLL}", at=6, **elves).archery() == (3, 0)


def test_goblin_warrior_hates_dwarves():
    t = playing(
        "goblin-warrior",
        2,
        fellowship=GIMLI,
        support="lord-of-moria grimir-dwarven-elder shoulder-to-shoulder",
    )
    t.play("goblin-warrior").use("goblin-warrior")
    assert sorted(t.codes) == ["grimir-dwarven-elder", "lord-of-moria"]
    assert t.do("lord-of-moria").discarded() == ["lord-of-moria"]
    t = playing("goblin-warrior", 2, support="lord-of-moria").play("goblin-warrior").pass_()
    assert t.zone("lord-of-moria") == "support"


def test_guard_commander_drives_an_orc():
    t = against_aragorn("goblin-runner", f"guard-commander orc-soldier {TROLL}", pool=4).shadow()
    t.use("guard-commander")
    assert sorted(t.codes) == ["goblin-runner", "guard-commander"]
    t.do("goblin-runner")
    assert t.strength("goblin-runner") == 7
    assert t.pool == 1
    assert not t.shadow().offers("use guard-commander")


def test_host_of_thousands_brings_an_orc_back():
    host = {"shadow_discard": "goblin-runner orc-soldier"}
    t = playing("host-of-thousands", 1, **host).play("host-of-thousands")
    assert t.zone("goblin-runner") == "minions"
    assert t.pool == 0
    assert not playing("host-of-thousands", 0, **host).offers("play host-of-thousands")
    laid = {"minions": "goblin-runner", "shadow_discard": f"orc-soldier goblin-swarms {TROLL}"}
    assert not playing("host-of-thousands", 9, **laid).offers("play host-of-thousands")


def test_the_long_dark_lies_before_dwarves():
    t = Scene(f"{GIMLI} {ARAGORN}", shadow_support="the-long-dark", at=3).pass_()
    assert t.pool == 2 + 3 + 3
    laid = {"support": "grimir-dwarven-elder", "shadow_support": "the-long-dark", "at": 3}
    assert Scene(**laid).pass_().pool == 3 + 1  # he stays at home
    for at, more in ((2, 0), (3, 2), (4, 2), (5, 0)):
        ways = [Scene(GIMLI, shadow_support=key, at=at) for key in ("the-long-dark", "")]
        dark, plain = [t.pass_until("shadow").pool for t in ways]
        assert dark - plain == more
    t = against_aragorn("goblin-runner", f"orc-soldier {TROLL}", shadow_support="the-long-dark")
    t.shadow().use("the-long-dark")
    assert t.strength("goblin-runner") == 7
    assert t.discarded(SHADOWS) == ["the-long-dark"]
    t = Scene(minions="goblin-runner", shadow_support="the-long-dark", phase="maneuver").shadow()
    assert not t.offers("use the-long-dark")


def test_lost_to_the_goblins_burdens_by_what_lies_on_top():
    lost = {
        "minions": "goblin-runner " * 4 + "orc-soldier",
        "shadow_support": "goblin-armory",
        "shadow_hand": "lost-to-the-goblins",
        "shadow_deck": "goblin-sneak " * 4,
    }
    t = Scene(fight="frodo goblin-runner", **lost)
    assert t.comes_to("play lost-to-the-goblins")
    assert t.asked == "respond-wounded"
    t.play("lost-to-the-goblins")
    assert t.codes == ["4", "3", "2", "1", "0"]
    t.do("4")
    assert t.burdens == 3
    assert t.deck_size(SHADOWS) == 0
    t = Scene(bearing={"frodo": "sting"}, hand="athelas", phase="regroup", **lost).use("sting")
    assert t.asked == "respond-exerted"
    assert t.offers("play lost-to-the-goblins")
    t = Scene(ARAGORN, fight="aragorn goblin-runner", **lost)
    assert not t.comes_to("play lost-to-the-goblins")


@pytest.mark.parametrize(("top", "burdens"), [("goblin-sneak", 1), ("athelas", 0)])
def test_lost_to_the_goblins_counts_cards_of_the_shadow_among_those(top, burdens):
    t = Scene(
        minions="goblin-runner",
        shadow_hand="lost-to-the-goblins",
        shadow_deck=top,
        shadow_discard="goblin-sneak goblin-sneak",
        fight="frodo goblin-runner",
    )
    assert t.comes_to("play lost-to-the-goblins")
    t.play("lost-to-the-goblins", "", "1")
    assert t.burdens == burdens


def test_moria_axe_swings_harder_while_its_bearer_can():
    axe = {"bearing": {"guard-commander": "moria-axe"}}
    t = against_aragorn("guard-commander", **axe).shadow().use("moria-axe")
    assert t.strength("guard-commander") == 11
    assert t.wounds("guard-commander") == 1
    assert t.keyword("guard-commander", "damage") == 1
    assert not t.shadow().offers("use moria-axe")
    t = playing("moria-axe", 1, minions=f"{TROLL} goblin-runner")
    assert t.codes == ["play moria-axe goblin-runner", "pass"]


def test_moria_scout_smells_elves():
    assert playing("moria-scout", 2, fellowship=LEGOLAS).play("moria-scout").pool == 2
    assert playing("moria-scout", 2, fellowship=GIMLI).play("moria-scout").pool == 0


def test_pinned_down_stops_an_arrow():
    pinned = {"fellowship": LEGOLAS, "shadow_support": "pinned-down", "phase": "archery"}
    assert Scene(minions="goblin-marksman", **pinned).archery() == (0, 1)
    three = {**pinned, "fellowship": f"{LEGOLAS} " * 3}
    assert Scene(minions="goblin-marksman", **three).archery() == (2, 1)
    assert Scene(minions="orthanc-assassin goblin-runner", **pinned).archery() == (1, 1)


def test_plundered_armories_arm_another():
    armed = {"shadow_support": "plundered-armories", "bearing": {"goblin-runner": "moria-axe"}}
    t = against_aragorn("goblin-runner", "goblin-sneak orc-soldier", **armed)
    assert t.comes_to("use plundered-armories")
    t.use("plundered-armories")
    assert t.bearer("moria-axe") == "goblin-sneak"
    assert t.pool == 0
    t = against_aragorn("goblin-runner", "orc-soldier", **armed)
    assert not t.comes_to("use plundered-armories")


def test_plundered_armories_arm_with_what_was_lost_and_nothing_else():
    laid = {"shadow_support": "plundered-armories", "pool": 9}
    t = against_aragorn(
        "goblin-runner",
        "goblin-sneak",
        bearing={"goblin-runner": "moria-axe"},
        shadow_discard="goblin-scimitar",
        **laid,
    )
    assert t.comes_to("use plundered-armories")
    t.use("plundered-armories")
    assert t.bearer("moria-axe") == "goblin-sneak"
    assert "goblin-scimitar" in t.discarded(SHADOWS)
    t = against_aragorn("goblin-runner", "goblin-sneak", **laid)
    assert not t.comes_to("use plundered-armories")  # he bore none
    t = against_aragorn(
        "uruk-messenger", "uruk-savage", bearing={"uruk-messenger": "uruk-hai-sword"}, **laid
    )
    assert not t.comes_to("use plundered-armories")  # not of Moria


def test_relentless_stops_nothing_but_stealth():
    laid = {"minions": "goblin-runner " * 3, "shadow_hand": "relentless"}
    talent = "a-talent-for-not-being-seen"
    t = Scene("sam-son-of-hamfast", hand=talent, **laid).play(talent, "", "sam")
    assert (t.zone(talent), t.asked) == ("support", "fellowship")
    t = Scene("gimli-son-of-gloin", hand="axe-strike", fight="gimli goblin-runner", **laid)
    assert t.play("axe-strike").strength("gimli") == 8


def test_relentless_stops_stealth():
    stealth = {"hand": "hobbit-stealth", "shadow_hand": "relentless goblin-sneak", "at": 6}
    t = Scene(minions="goblin-runner " * 3, fight="frodo goblin-runner", **stealth)
    t.play("hobbit-stealth").play("relentless")
    assert t.strength("frodo") == 4
    assert t.discarded() == ["hobbit-stealth"]
    t = Scene(
        minions="goblin-runner goblin-runner orc-soldier",
        shadow_support="goblin-armory",
        fight="frodo goblin-runner",
        **stealth,
    )
    t.play("hobbit-stealth")
    assert t.asked == "skirmish"
    assert t.strength("frodo") == 6


def test_relics_of_moria_cost_two_and_the_relics_own_price():
    relics = {"minions": "goblin-runner", "shadow_support": "relics-of-moria", "phase": "shadow"}
    t = Scene(shadow_discard="moria-axe", pool=3, **relics).use("relics-of-moria")
    assert t.bearer("moria-axe") == "goblin-runner"
    assert t.pool == 0
    assert not Scene(shadow_discard="moria-axe", pool=2, **relics).offers("use relics-of-moria")
    relics["minions"] = "goblin-runner uruk-savage"
    t = Scene(shadow_discard="uruk-hai-sword goblin-swarms goblin-sneak", pool=9, **relics)
    assert not t.offers("use relics-of-moria")


def test_they_are_coming_for_three_cards():
    coming = {"shadow_support": "they-are-coming", "at": 4, "phase": "shadow", "pool": 1}
    three = "athelas athelas goblin-sneak"
    t = Scene(shadow_hand=three, shadow_discard="goblin-runner", **coming)
    t.use("they-are-coming", "athelas", "athelas")
    assert t.zone("goblin-runner") == "minions"
    assert t.hand(SHADOWS) == []
    t = Scene(shadow_hand="athelas sting", shadow_discard="goblin-runner", **coming)
    assert not t.offers("use they-are-coming")
    assert not Scene(shadow_hand=three, **coming).offers("use they-are-coming")
    coming["pool"] = 20
    t = Scene(
        minions="goblin-runner",
        shadow_hand=three,
        shadow_discard=f"orc-soldier goblin-swarms {TROLL}",
        **coming,
    )
    assert not t.offers("use they-are-coming")  # no Orc of Moria


def test_threat_of_the_unknown_draws_two():
    t = playing("threat-of-the-unknown", 0, minions="moria-scout", shadow_deck="athelas " * 3)
    t.play("threat-of-the-unknown")
    assert t.hand(SHADOWS) == ["athelas"] * 2
    assert t.wounds("moria-scout") == 1
    t = playing("threat-of-the-unknown", 0, minions=f"goblin-runner orc-soldier {TROLL}")
    assert not t.offers("play threat-of-the-unknown")


@pytest.mark.parametrize(
    ("who", "at", "left"),
    [(GIMLI, 2, 3), (GIMLI, 3, 1), (LEGOLAS, 5, 1), (ARAGORN, 3, 3), (GIMLI, 6, 3)],
)
def test_through_the_misty_mountains_dwarves_and_elves_lose_cards(who, at, left):
    t = Scene(who, hand="athelas " * 3, shadow_support="through-the-misty-mountains", at=at)
    assert len(t.pass_until("shadow").hand()) == left


def test_through_the_misty_mountains_allies_stay_at_home():
    t = Scene(
        support="grimir-dwarven-elder",
        hand="athelas " * 3,
        shadow_support="through-the-misty-mountains",
        at=3,
    ).pass_()
    assert len(t.hand()) == 3


def test_through_the_misty_mountains_goblins_hurry():
    t = playing("through-the-misty-mountains", 1, minions="moria-scout")
    assert t.play("through-the-misty-mountains").wounds("moria-scout") == 1
    t = playing("through-the-misty-mountains", 1, minions="goblin-runner orc-soldier")
    assert not t.offers("play through-the-misty-mountains")


def test_trolls_keyward_lets_the_troll_out():
    t = playing(TROLL, 5, minions="trolls-keyward").play(TROLL)
    assert t.pool == 0
    assert not playing(TROLL, 4, minions="trolls-keyward").offers(f"play {TROLL}")


def test_the_underdeeps_of_moria_send_up_an_orc():
    deeps = {"shadow_support": "the-underdeeps-of-moria", "phase": "shadow"}
    t = Scene(shadow_deck="goblin-runner", pool=3, **deeps).use("the-underdeeps-of-moria")
    assert "goblin-runner" in t.hand(SHADOWS)
    assert t.pool == 0
    for key in ("orc-soldier", TROLL, "goblin-swarms"):
        t = Scene(shadow_deck=key, pool=3, **deeps).use("the-underdeeps-of-moria")
        assert t.discarded(SHADOWS) == [key]
    t = Scene(shadow_deck="goblin-runner " * 3, pool=3, **deeps).use("the-underdeeps-of-moria")
    assert (t.hand(SHADOWS).count("goblin-runner"), t.deck_size(SHADOWS)) == (1, 2)
    t = Scene(pool=3, **deeps).use("the-underdeeps-of-moria")
    assert (t.pool, t.asked) == (0, "shadow")  # nothing lies there
    t = Scene(shadow_deck="goblin-runner", pool=2, **deeps)
    assert not t.offers("use the-underdeeps-of-moria")


@pytest.mark.parametrize(("who", "strength"), [(ARAGORN, 7), (LEGOLAS, 9)])
def test_unfamiliar_territory_is_worst_for_archers(who, strength):
    goblin = {"minions": "goblin-runner", "shadow_hand": "unfamiliar-territory"}
    t = Scene(who, fight=f"{who} goblin-runner", **goblin).play("unfamiliar-territory")
    assert t.strength("goblin-runner") == strength
    strangers = {**goblin, "minions": f"goblin-runner orc-soldier {TROLL}"}
    t = Scene(who, fight=f"{who} goblin-runner", **strangers).play("unfamiliar-territory")
    assert t.strength("goblin-runner") == strength  # nobody else could be chosen
    assert not Scene(who, phase="maneuver", **goblin).shadow().offers("play unfamiliar-territory")


def test_what_is_this_new_devilry_makes_companions_dear():
    for at, pool in ((4, 2), (5, 4), (9, 4)):
        t = Scene(hand=GIMLI, shadow_support="what-is-this-new-devilry", at=at).play(GIMLI)
        assert t.pool == pool
    t = playing("what-is-this-new-devilry", 2, minions="moria-scout")
    assert t.play("what-is-this-new-devilry").wounds("moria-scout") == 1
    t = playing("what-is-this-new-devilry", 2, minions=f"{TROLL} orc-soldier")
    assert not t.offers("play what-is-this-new-devilry")

"""The cards of Sauron, one by one."""

import pytest

from mathom.games.fellowship.rules.path import move_limit
from tests.fellowship.scene import FREE, SHADOWS, Scene

ARAGORN = "aragorn-king-in-exile"
GIMLI = "gimli-dwarf-of-erebor"
LEGOLAS = "legolas-prince-of-mirkwood"
SAM = "sam-son-of-hamfast"
FOUR = f"{ARAGORN} boromir-lord-of-gondor {GIMLI}"
FIVE = f"{FOUR} {LEGOLAS}"
SIX = f"{FIVE} {SAM}"
SEVEN = f"{SIX} gandalf-the-grey-wizard"
"""Fellowships of so many, with Frodo."""


def against_aragorn(minion: str, others: str = "", **more) -> Scene:
    return Scene(ARAGORN, minions=f"{minion} {others}", fight=f"aragorn {minion}", **more)


def maneuver(key: str, minions: str = "orc-soldier", fellowship: str = "", **more) -> Scene:
    """The Shadow player is asked for a maneuver, with that card in hand."""
    return Scene(fellowship, minions=minions, shadow_hand=key, phase="maneuver", **more).shadow()


def playing(key: str, pool: int = 0, **more) -> Scene:
    """The Shadow player may play a card at site 6."""
    return Scene(shadow_hand=key, phase="shadow", pool=pool, **{"at": 6, **more})


@pytest.mark.parametrize(
    ("key", "cost"),
    [
        ("desperate-defense-of-the-ring", 1),
        ("the-irresistible-shadow", 0),
        ("journey-into-danger", 0),
        ("saurons-defenses", 1),
        ("thin-and-stretched", 0),
        ("the-weight-of-a-legacy", 0),
    ],
)
def test_desperate_defense_of_the_ring_and_others_are_played_by_an_orc_who_exerts(key, cost):
    orc = {"fellowship": ARAGORN, "minions": "orc-soldier"}
    t = playing(key, cost, **orc)
    t.do(next(code for code in t.codes if code.startswith(f"play {key}")))
    assert t.wounds("orc-soldier") == 1
    assert t.pool == 0
    assert playing(key, cost, wounds={"orc-soldier": 1}, **orc).codes == ["pass"]
    assert playing(key, cost, fellowship=ARAGORN, minions="moria-scout").codes == ["pass"]


@pytest.mark.parametrize("key", ["the-dark-lords-summons", "you-bring-great-evil"])
def test_the_dark_lords_summons_and_you_bring_great_evil_need_an_orc(key):
    for minion, offered in (("orc-soldier", True), ("moria-scout", False)):
        t = playing(key, 1, fellowship=ARAGORN, minions=minion)
        assert any(code.startswith(f"play {key}") for code in t.codes) is offered


@pytest.mark.parametrize(
    ("key", "phase"),
    [
        ("all-thought-bent-on-it", "maneuver"),
        ("curse-from-mordor", "shadow"),
        ("the-dark-lords-summons", "shadow"),
        ("despair", "maneuver"),
        ("desperate-measures", "maneuver"),
        ("a-host-avails-little", "maneuver"),
        ("you-bring-great-evil", "shadow"),
    ],
)
def test_all_thought_bent_on_it_and_others_want_an_orc_not_just_a_card_of_saurons(key, phase):
    laid = {"burdens": 9, "dead": "dwarf-guard " * 3, "shadow_support": "orc-banner", "pool": 9}
    for minions, offered in (("orc-soldier", True), ("moria-scout", False)):
        t = Scene(SIX, minions=minions, shadow_hand=key, phase=phase, at=6, **laid).shadow()
        assert any(code.startswith(f"play {key}") for code in t.codes) is offered


def test_all_thought_bent_on_it_tires_one_for_each_above_four():
    thought = {"shadow_hand": "all-thought-bent-on-it", "phase": "maneuver", "pool": 2}
    t = Scene(SIX, minions="orc-soldier", **thought).play("all-thought-bent-on-it")
    assert t.who == FREE
    assert len(t.codes) == 6
    t.do("gimli", "gimli")
    assert t.wounds("gimli") == 2
    assert t.pool == 0
    assert t.asked == "maneuver"
    t = Scene(FIVE, minions="orc-soldier", **thought).play("all-thought-bent-on-it", "", "gimli")
    assert (t.wounds("gimli"), t.asked) == (1, "maneuver")
    for fellowship, minion in ((FOUR, "orc-soldier"), (SIX, "moria-scout")):
        t = maneuver("all-thought-bent-on-it", minion, fellowship, pool=2)
        assert not t.offers("play all-thought-bent-on-it")


def test_band_of_the_eye_takes_a_card_when_it_wins():
    t = against_aragorn("band-of-the-eye", hand="athelas sting", pool=2)
    assert t.comes_to("use band-of-the-eye")
    t.use("band-of-the-eye")
    assert len(t.hand()) == 1
    assert t.pool == 0
    t = against_aragorn("band-of-the-eye", hand="athelas", pool=1)
    assert not t.comes_to("use band-of-the-eye")


def test_curse_from_mordor_falls_on_what_elves_sing():
    curse = {"support": "songs-of-the-blessed-realm lord-of-moria rumil-elven-protector"}
    t = playing("curse-from-mordor", minions="orc-soldier", **curse).play("curse-from-mordor")
    assert t.discarded() == ["songs-of-the-blessed-realm"]
    t = playing("curse-from-mordor", minions="moria-scout", **curse)
    assert not t.offers("play curse-from-mordor")


def test_the_dark_lords_summons_bring_his_own_or_cost_a_card():
    summons = {"shadow_support": "the-dark-lords-summons", "pool": 3}
    t = playing("athelas", shadow_deck="orc-soldier", **summons).use("the-dark-lords-summons")
    assert t.hand(SHADOWS) == ["athelas", "orc-soldier"]
    assert t.pool == 0
    t = playing("athelas", shadow_deck="goblin-runner", **summons).use("the-dark-lords-summons")
    assert t.hand(SHADOWS) == []
    assert sorted(t.discarded(SHADOWS)) == ["athelas", "goblin-runner"]
    t = playing("athelas sting", shadow_deck="goblin-runner " * 2, **summons)
    t.use("the-dark-lords-summons", "sting")
    assert (t.hand(SHADOWS), t.deck_size(SHADOWS)) == (["athelas"], 1)
    summons["pool"] = 2
    t = playing("athelas", shadow_deck="orc-soldier", **summons)
    assert not t.offers("use the-dark-lords-summons")


def test_despair_after_twelve_losses():
    dead = "dwarf-guard dwarf-guard dwarf-guard"
    t = maneuver("despair", burdens=9, dead=dead, pool=2).play("despair")
    assert t.over
    assert t.winner == SHADOWS
    assert not maneuver("despair", burdens=8, dead=dead, pool=2).offers("play despair")
    t = maneuver("despair", burdens=9, dead="dwarf-guard dwarf-guard bounder", pool=2)
    assert not t.offers("play despair")  # an ally
    assert not maneuver("despair", "moria-scout", burdens=9, dead=dead, pool=2).offers(
        "play despair"
    )


def test_desperate_defense_of_the_ring_costs_cards_or_a_burden():
    defense = {
        "fellowship": ARAGORN,
        "bearing": {ARAGORN: "desperate-defense-of-the-ring"},
        "minions": "orc-soldier goblin-runner",
        "phase": "assignment",
    }
    t = Scene(hand="athelas " * 3, **defense).pass_until("assign")
    t.do("assign aragorn orc-soldier", "done")
    assert t.asked == "way"
    assert t.who == FREE
    assert t.codes == ["1", "2"]
    t.do("1")
    assert t.hand() == []
    assert t.burdens == 0
    t.do("assign aragorn goblin-runner")
    assert t.burdens == 0  # it answers once for a skirmish
    t = Scene(hand="athelas athelas", **defense).pass_until("assign")
    t.do("assign aragorn orc-soldier", "done")
    assert t.burdens == 1  # three can't be discarded
    t = Scene(hand="athelas athelas", **defense).pass_until("assign")
    assert t.do("assign frodo orc-soldier", "done").burdens == 0


def test_desperate_measures_trade_a_burden_for_cards():
    t = maneuver("desperate-measures", burdens=2, deck="athelas " * 6, pool=2)
    t.play("desperate-measures")
    assert t.burdens == 1
    assert t.deck_size() == 1
    assert len(t.discarded()) == 5
    assert not maneuver("desperate-measures", pool=2).offers("play desperate-measures")
    t = maneuver("desperate-measures", "moria-scout", burdens=2, pool=2)
    assert not t.offers("play desperate-measures")


def test_enduring_evil_weakens_by_burdens():
    t = against_aragorn("orc-soldier", shadow_hand="enduring-evil", burdens=3)
    t.play("enduring-evil")
    assert t.codes == ["3", "2", "1", "0"]
    assert t.do("3").strength("aragorn") == 5
    t = against_aragorn("goblin-runner", shadow_hand="enduring-evil", burdens=3)
    t.play("enduring-evil", "", "3")
    assert t.strength("aragorn") == 8
    assert t.strength("goblin-runner") == 5
    t = maneuver("enduring-evil", burdens=3)
    assert not t.offers("play enduring-evil")


def test_enheartened_foe_is_fierce():
    t = against_aragorn("orc-war-band", shadow_hand="enheartened-foe")
    assert t.comes_to("play enheartened-foe")
    assert t.play("enheartened-foe").keyword("orc-war-band", "fierce")
    for stranger in ("uruk-slayer", "goblin-patrol-troop"):
        t = against_aragorn(stranger, shadow_hand="enheartened-foe")
        assert not t.comes_to("play enheartened-foe")


def test_forces_of_mordor_make_twilight():
    crowd = {"minions": "orc-soldier orc-ambusher goblin-runner", "shadow_support": "orc-banner"}
    t = playing("forces-of-mordor", **crowd)
    t.play("forces-of-mordor")
    assert t.codes == ["2", "1", "0"]
    assert t.do("2").pool == 2
    assert not maneuver("forces-of-mordor").offers("play forces-of-mordor")


def test_gleaming_spires_will_crumble_before_orcs_until_one_loses():
    spires = {"shadow_support": "gleaming-spires-will-crumble"}
    t = against_aragorn("orc-war-band", **spires)
    assert t.strength("orc-war-band") == 12
    assert t.skirmish_ends().zone("gleaming-spires-will-crumble") == "support"
    t = Scene(GIMLI, minions="orc-war-band", fight="gimli orc-war-band", **spires)
    assert t.strength("orc-war-band") == 10
    for stranger in ("goblin-runner", "uruk-savage"):
        t = against_aragorn(stranger, **spires)
        assert t.strength(stranger) == 5
        assert t.skirmish_ends().zone("gleaming-spires-will-crumble") == "support"
    t = against_aragorn("orc-ambusher", **spires).skirmish_ends()
    assert "gleaming-spires-will-crumble" in t.discarded(SHADOWS)


def test_hate_wounds_a_companion():
    t = maneuver("hate", fellowship=GIMLI).play("hate")
    assert t.wounds("gimli") == 1
    assert t.wounds("frodo") == 0
    assert t.wounds("orc-soldier") == 1
    assert not maneuver("hate", "moria-scout", GIMLI).offers("play hate")
    assert not maneuver("hate", fellowship=GIMLI, wounds={"orc-soldier": 1}).offers("play hate")


def test_a_host_avails_little_against_arrows_for_each_above_five():
    t = maneuver("a-host-avails-little", fellowship=SEVEN, support="bounder", pool=3)
    t.play("a-host-avails-little")
    assert t.who == SHADOWS
    assert sorted(t.codes) == sorted(SEVEN.split())  # neither the Ring-bearer nor an ally
    t.do("gimli", "gimli")
    assert t.wounds("gimli") == 2
    assert t.pool == 0
    t = maneuver("a-host-avails-little", fellowship=SIX, pool=3)
    t.play("a-host-avails-little", "", "gimli")
    assert (t.wounds("gimli"), t.asked) == (1, "maneuver")
    for fellowship, minion in ((FIVE, "orc-soldier"), (SIX, "moria-scout")):
        t = maneuver("a-host-avails-little", minion, fellowship, pool=3)
        assert not t.offers("play a-host-avails-little")


@pytest.mark.parametrize(("burdens", "deck", "over"), [(5, 3, True), (5, 4, False), (4, 3, False)])
def test_the_irresistible_shadow_falls_with_the_last_card(burdens, deck, over):
    t = Scene(
        GIMLI,
        hand="delving",
        deck="athelas " * deck,
        shadow_support="the-irresistible-shadow",
        burdens=burdens,
    ).play("delving")
    assert t.over is over


def test_journey_into_danger_is_dear_for_five():
    danger = {"hand": SAM, "shadow_support": "journey-into-danger", "at": 2}
    assert Scene(FIVE, **danger).play(SAM).pool == 4
    assert Scene(FOUR, **danger).play(SAM).pool == 2


def test_mordor_enraged_by_archers():
    t = playing("mordor-enraged", minions="orc-soldier moria-scout")
    assert t.codes == ["play mordor-enraged orc-soldier", "pass"]
    enraged = {"minions": "orc-soldier", "bearing": {"orc-soldier": "mordor-enraged"}}
    enraged["minions"] += " goblin-marksman"
    t = playing(
        "athelas",
        fellowship=f"{LEGOLAS} {GIMLI}",
        support="rumil-elven-protector",
        **enraged,
    ).use("mordor-enraged")
    assert t.pool == 1
    assert t.wounds("orc-soldier") == 1
    assert not t.offers("use mordor-enraged")  # exhausted


def test_mordors_strength_wounds_who_fights_the_orc():
    t = against_aragorn("orc-soldier", shadow_hand="mordors-strength", pool=1)
    t.play("mordors-strength")
    assert t.wounds("aragorn") == 1
    assert t.wounds("orc-soldier") == 1
    t = against_aragorn("goblin-runner", "orc-soldier", shadow_hand="mordors-strength", pool=1)
    t.play("mordors-strength")
    assert t.wounds("aragorn") == 0  # that Orc fights nobody
    t = against_aragorn("moria-scout", shadow_hand="mordors-strength", pool=1).shadow()
    assert not t.offers("play mordors-strength")


def test_morgul_hunter_is_strong_against_many():
    assert Scene(minions="morgul-hunter").strength("morgul-hunter") == 10
    assert Scene(FIVE, minions="morgul-hunter").strength("morgul-hunter") == 14
    assert playing("morgul-hunter", 5).play("morgul-hunter").pool == 0


def test_morgul_skirmisher_tires_a_hobbit():
    skirmisher = {"minions": "morgul-skirmisher", "fellowship": f"{SAM} {GIMLI}"}
    t = maneuver("athelas", pool=3, **skirmisher).use("morgul-skirmisher")
    assert t.wounds("sam") == 1
    assert t.wounds("frodo") == 0
    assert t.pool == 0
    assert not maneuver("athelas", pool=2, **skirmisher).offers("use morgul-skirmisher")


def test_morgul_skulker_calls_wraiths_back():
    wraiths = "fear black-steed ulaire-lemenya-lieutenant-of-morgul goblin-runner"
    t = playing("morgul-skulker", 2, shadow_discard=wraiths).play("morgul-skulker")
    t.use("morgul-skulker", "fear")
    assert "goblin-runner" not in t.codes
    t.do("black-steed")
    assert t.deck_size(SHADOWS) == 2
    assert len(t.discarded(SHADOWS)) == 2
    t = playing("morgul-skulker", 2, shadow_discard=wraiths).play("morgul-skulker").pass_()
    assert t.deck_size(SHADOWS) == 0


def test_morgul_warden_leads_orcs():
    t = Scene(minions="morgul-warden goblin-runner", shadow_support="orc-banner")
    assert t.strength("morgul-warden") == 9
    t = Scene(minions="morgul-warden orc-soldier orc-soldier")
    assert t.strength("morgul-warden") == 11
    t = playing("morgul-warden morgul-warden", 6).play("morgul-warden")
    assert not t.offers("play morgul-warden")


@pytest.mark.parametrize(("fellowship", "again"), [(SEVEN, False), (SIX, True)])
def test_the_number_must_be_few(fellowship, again):
    t = Scene(fellowship, shadow_support="the-number-must-be-few", phase="regroup")
    assert (t.pass_until("move-again").state.free == FREE) is again


@pytest.mark.parametrize(
    ("key", "more"), [("the-number-must-be-few", ""), ("saurons-defenses", "dwarf-guard " * 3)]
)
def test_the_number_must_be_few_and_saurons_defenses_take_one_move(key, more):
    ranger = "aragorn-ranger-of-the-north"
    company = f"{ranger} boromir-lord-of-gondor {GIMLI} {LEGOLAS} {SAM} gandalf-the-grey-wizard"
    path = {"path": "green-hill-country bree-gate", "dead": more}
    assert move_limit(Scene(company, **path).state) == 3
    assert move_limit(Scene(company, shadow_support=key, **path).state) == 2


@pytest.mark.parametrize("key", ["orc-ambusher", "orc-assassin", "orc-scouting-band"])
def test_orc_ambusher_orc_assassin_and_orc_scouting_band_show_the_way(key):
    t = playing("orc-soldier", 9, minions=key, at=2).play("orc-soldier")
    assert t.pool == 9 - 2 - 1
    t = playing("goblin-runner", 9, minions=key, at=2).play("goblin-runner").pass_()
    assert t.pool == 9 - 1 - 2  # not of Sauron


def test_orc_ambusher_cancels_what_is_done_in_regroup():
    guide = {"fellowship": ARAGORN, "hand": "an-able-guide", "pool": 5, "phase": "regroup"}
    t = Scene(minions="orc-ambusher", **guide).play("an-able-guide")
    assert t.who == SHADOWS
    assert t.asked == "respond-played"
    t.use("orc-ambusher")
    assert t.pool == 5
    assert t.wounds("orc-ambusher") == 1
    assert t.discarded() == ["an-able-guide"]
    t = Scene(minions="orc-ambusher", wounds={"orc-ambusher": 1}, **guide)
    assert t.play("an-able-guide").pool == 1
    t = Scene(ARAGORN, minions="orc-ambusher", hand="pathfinder", adventure="bree-gate")
    assert t.play("pathfinder").zone("bree-gate") == "path"  # not in regroup


def test_orc_ambusher_leaves_answers_alone():
    """A response is no regroup event, though it is played in that phase."""
    t = Scene(
        f"{ARAGORN} gandalf-the-grey-wizard",
        minions="orc-ambusher goblin-runner",
        hand="gondors-vengeance strength-of-spirit",
        phase="regroup",
    )
    t.play("gondors-vengeance").do("play strength-of-spirit")
    assert (t.wounds("aragorn"), t.asked, t.who) == (0, "respond-played", SHADOWS)
    t.use("orc-ambusher")  # it answers the event that was paid for
    assert (t.wounds("orc-ambusher"), t.zone("goblin-runner")) == (1, "minions")
    assert t.discarded() == ["strength-of-spirit", "gondors-vengeance"]


def test_orc_assassin_wants_a_hobbit():
    assassin = {"minions": "orc-assassin", "phase": "assignment"}
    t = Scene(SAM, **assassin).shadow().use("orc-assassin")
    assert t.who == FREE
    assert sorted(t.codes) == ["frodo-son-of-drogo", SAM]
    t.do(SAM)
    assert not t.shadow().offers("use orc-assassin")
    t = Scene(ARAGORN, support="bounder", at=2, **assassin).shadow()
    assert not t.offers("use orc-assassin")  # one Hobbit companion is too few


def test_orc_banner_flies_after_a_victory():
    banner = {"shadow_support": "orc-banner", "fellowship": f"{ARAGORN} {GIMLI}"}
    t = Scene(
        minions="orc-war-band orc-soldier goblin-runner",
        fight="aragorn orc-war-band, gimli goblin-runner",
        **banner,
    ).do("aragorn")
    while t.state.fights:
        t.do("pass" if "pass" in t.codes else t.codes[0])
    assert t.strength("orc-war-band") == 11
    assert t.strength("orc-soldier") == 8
    assert t.strength("goblin-runner") == 5
    t.pass_to("regroup")
    assert t.strength("orc-war-band") == 10
    for stranger in ("uruk-slayer", "goblin-patrol-troop"):
        t = Scene(
            minions=f"orc-soldier {stranger} orc-ambusher",
            fight=f"aragorn {stranger}, gimli orc-ambusher",
            **banner,
        ).do("aragorn")
        while t.state.fights:
            t.do("pass" if "pass" in t.codes else t.codes[0])
        assert t.wounds("aragorn") > 0
        assert t.strength("orc-soldier") == 7
    t = Scene(
        support="bounder",
        minions="orc-soldier orc-ambusher",
        fight="bounder orc-soldier, frodo orc-ambusher",
        shadow_support="orc-banner",
        at=2,
    ).do("bounder")
    while t.state.fights:
        t.do("pass" if "pass" in t.codes else t.codes[0])
    assert t.strength("orc-soldier") == 8  # an ally lost


def test_orc_bowmen_shoot_with_an_orc():
    bowmen = {"shadow_support": "orc-bowmen", "phase": "archery"}
    assert Scene(minions="orc-soldier", **bowmen).archery() == (0, 1)
    assert Scene(minions="goblin-runner", **bowmen).archery() == (0, 0)
    assert playing("orc-bowmen", 3).play("orc-bowmen").pool == 0


def test_orc_butchery_scatters_cards_by_the_dead():
    butchery = {
        "shadow_hand": "orc-butchery",
        "deck": "athelas " * 7,
        "dead": "bounder",
        "wounds": {"aragorn": 3},
    }
    t = against_aragorn("orc-war-band", **butchery)
    assert t.comes_to("play orc-butchery")
    t.play("orc-butchery")
    assert t.deck_size() == 1  # an ally and Aragorn
    for stranger in ("uruk-slayer", "goblin-patrol-troop"):
        assert not against_aragorn(stranger, **butchery).comes_to("play orc-butchery")


def test_orc_chieftain_is_paid_for_a_weapon_once_a_turn():
    t = playing("orc-scimitar mordor-enraged", 1, minions="orc-chieftain")
    t.play("mordor-enraged", "orc-chieftain")
    assert t.pool == 1
    assert t.play("orc-scimitar", "orc-chieftain").pool == 2
    t = playing("orc-scimitar", 1, minions="orc-chieftain orc-soldier")
    assert t.play("orc-scimitar", "orc-soldier").pool == 0
    t = playing(
        "orc-scimitar orc-scimitar",
        2,
        fellowship=LEGOLAS,
        minions="orc-chieftain",
        hand="stand-against-darkness",
    )
    assert t.play("orc-scimitar", "orc-chieftain").pool == 3
    t.pass_().play("stand-against-darkness", "", "orc-scimitar")
    t.pass_until("move-again").do("move").pass_until("shadow")
    pool = t.pool
    assert t.play("orc-scimitar", "orc-chieftain").pool == pool - 1  # once a turn


@pytest.mark.parametrize("key", ["orc-hunters", "orc-scouting-band", "orc-soldier", "orc-war-band"])
def test_orc_hunters_orc_scouting_band_orc_soldier_and_orc_war_band_wound_their_foe(key):
    t = against_aragorn(key).shadow().use(key)
    assert t.wounds("aragorn") == 1
    assert t.wounds(key) == 1
    assert not t.shadow().offers(f"use {key}")  # exhausted
    assert not maneuver("athelas", key).offers(f"use {key}")


def test_orc_inquisitor_takes_a_card():
    inquisitor = {"hand": "athelas sting", "pool": 3}
    t = playing("orc-inquisitor", **inquisitor).play("orc-inquisitor").use("orc-inquisitor")
    assert len(t.hand()) == 1
    t = playing("orc-inquisitor", **inquisitor).play("orc-inquisitor").pass_()
    assert len(t.hand()) == 2


def test_orc_scimitar_adds_three_at_most():
    t = against_aragorn("orc-soldier", pool=4, bearing={"orc-soldier": "orc-scimitar"})
    for more in (1, 2, 3, 3):
        t.shadow().use("orc-scimitar")
        assert t.strength("orc-soldier") == 7 + 2 + more
    t = against_aragorn("orc-soldier", bearing={"orc-soldier": "orc-scimitar"}).shadow()
    assert not t.offers("use orc-scimitar")
    t = playing("orc-scimitar", 1, minions="orc-soldier moria-scout")
    assert t.codes == ["play orc-scimitar orc-soldier", "pass"]


@pytest.mark.parametrize(("worn", "burdens"), [(False, 1), (True, 3)])
def test_the_rings_oppression_grows_with_every_death(worn, burdens):
    killing = {"shadow_hand": "the-rings-oppression", "wounds": {"aragorn": 3}, "worn": worn}
    t = against_aragorn("orc-war-band", pool=3, **killing)
    assert t.comes_to("play the-rings-oppression")
    assert t.play("the-rings-oppression").burdens == burdens
    assert not against_aragorn("orc-war-band", pool=2, **killing).comes_to(
        "play the-rings-oppression"
    )
    for stranger in ("uruk-slayer", "goblin-patrol-troop"):
        t = against_aragorn(stranger, pool=3, **killing)
        assert not t.comes_to("play the-rings-oppression")


def test_the_rings_oppression_counts_who_an_orcs_own_text_kills():
    t = against_aragorn(
        "orc-soldier", shadow_hand="the-rings-oppression", pool=3, wounds={"aragorn": 3}
    )
    t.shadow().use("orc-soldier")
    assert t.dead() == [ARAGORN]
    assert t.offers("play the-rings-oppression")


@pytest.mark.parametrize("key", ["the-rings-oppression", "orc-butchery"])
def test_the_rings_oppression_and_orc_butchery_leave_out_whom_an_event_kills(key):
    slain = {"shadow_hand": f"mordors-strength {key}", "pool": 4, "wounds": {"aragorn": 3}}
    t = against_aragorn("orc-soldier", **slain).play("mordors-strength")
    assert t.dead() == [ARAGORN]
    assert not t.comes_to(f"play {key}")
    slain = {"shadow_hand": key, "pool": 4, "wounds": {"aragorn": 3}}
    t = against_aragorn("orc-soldier", "goblin-runner goblin-sneak", **slain)
    assert not t.comes_to(f"play {key}")  # 8 against 7: he wins


@pytest.mark.parametrize("key", ["the-rings-oppression", "orc-butchery"])
def test_the_rings_oppression_and_orc_butchery_count_whom_orcs_overwhelm(key):
    t = Scene(SAM, minions="band-of-the-eye", fight="sam band-of-the-eye", shadow_hand=key, pool=3)
    assert t.comes_to(f"play {key}")
    assert t.dead() == [SAM]


@pytest.mark.parametrize(
    ("dead", "again"),
    [("dwarf-guard " * 3, False), ("dwarf-guard " * 2 + "bounder", True)],
)
def test_saurons_defenses_hold_a_mourning_fellowship(dead, again):
    t = Scene(dead=dead, shadow_support="saurons-defenses", phase="regroup")
    assert (t.pass_until("move-again").state.free == FREE) is again


def test_seeking_it_always_trackers_see_through_stealth():
    stealth = {"hand": "hobbit-stealth", "shadow_support": "seeking-it-always", "at": 6}
    t = Scene(minions="orc-ambusher", fight="frodo orc-ambusher", **stealth).play("hobbit-stealth")
    assert t.asked == "respond-played"
    assert t.who == SHADOWS
    t.use("seeking-it-always")
    assert t.wounds("orc-ambusher") == 1
    assert t.strength("frodo") == 4
    t = Scene(minions="orc-soldier", fight="frodo orc-soldier", **stealth).play("hobbit-stealth")
    assert t.asked == "skirmish"
    assert t.strength("frodo") == 6


def test_seeking_it_always_sees_nothing_but_stealth():
    laid = {"minions": "orc-ambusher", "shadow_support": "seeking-it-always"}
    talent = "a-talent-for-not-being-seen"
    t = Scene(SAM, hand=talent, **laid).play(talent, "", SAM)
    assert (t.zone(talent), t.asked) == ("support", "fellowship")
    t = Scene(GIMLI, hand="axe-strike", fight="gimli orc-ambusher", **laid).play("axe-strike")
    assert (t.asked, t.strength("gimli")) == ("skirmish", 8)


def test_seeking_its_master_draws_for_an_orc_and_twilight():
    seeking = {"shadow_support": "seeking-its-master", "shadow_deck": "sting sting"}
    t = playing("athelas", 4, minions="orc-soldier", **seeking).use("seeking-its-master")
    assert len(t.hand(SHADOWS)) == 2
    assert t.pool == 2
    assert t.wounds("orc-soldier") == 1
    assert not t.offers("use seeking-its-master")
    t = playing("athelas", 1, minions="orc-soldier", **seeking)
    assert not t.offers("use seeking-its-master")
    t = playing("athelas", 4, minions="moria-scout", **seeking)
    assert not t.offers("use seeking-its-master")


def test_shadows_reach_discards_a_condition():
    reach = {"support": "lord-of-moria", "shadow_support": "orc-banner", "pool": 1}
    t = playing("shadows-reach", minions="orc-soldier", **reach).play("shadows-reach")
    assert t.discarded() == ["lord-of-moria"]
    assert t.wounds("orc-soldier") == 1
    t = playing("shadows-reach", minions="moria-scout", **reach)
    assert not t.offers("play shadows-reach")


def test_strength_born_of_fear_is_bought():
    t = against_aragorn(
        "orc-soldier", "goblin-runner", pool=7, shadow_support="strength-born-of-fear"
    )
    t.shadow().use("strength-born-of-fear").shadow().use("strength-born-of-fear")
    assert t.strength("orc-soldier") == 9
    assert t.pool == 1
    assert not t.shadow().offers("use strength-born-of-fear")


@pytest.mark.parametrize(
    ("fight", "burdens"),
    [
        ("aragorn goblin-runner", 1),
        ("frodo goblin-runner", 0),
        ("aragorn goblin-runner, frodo goblin-sneak", 0),
        ("", 0),
    ],
)
def test_thin_and_stretched_by_letting_others_fight(fight, burdens):
    t = Scene(
        ARAGORN,
        minions="goblin-runner goblin-sneak",
        bearing={"frodo": "thin-and-stretched"},
        fight=fight,
        phase="" if fight else "regroup",
    ).pass_until("fellowship")
    assert t.state.free == SHADOWS
    assert t.burdens == burdens


def test_thin_and_stretched_is_borne_by_the_ring_bearer():
    t = playing("thin-and-stretched", fellowship=ARAGORN, minions="orc-soldier")
    assert t.codes == ["play thin-and-stretched frodo-son-of-drogo", "pass"]


def test_tower_lieutenant_takes_two_cards_when_he_wins():
    t = against_aragorn("tower-lieutenant", hand="athelas " * 3).skirmish_ends()
    assert len(t.hand()) == 1
    t = against_aragorn(
        "tower-lieutenant", hand="athelas " * 3, bearing={ARAGORN: "rangers-sword"}
    ).skirmish_ends()
    assert len(t.hand()) == 1  # a tie is his
    t = Scene(
        f"{ARAGORN} gandalf-the-grey-wizard",
        minions="tower-lieutenant",
        hand="servant-of-the-secret-fire athelas athelas",
        fight="aragorn tower-lieutenant",
    )
    t.play("servant-of-the-secret-fire").skirmish_ends()
    assert len(t.hand()) == 2


def test_under_the_watching_eye_every_step_is_hard():
    t = Scene(ARAGORN, shadow_support="under-the-watching-eye").pass_()
    assert t.who == FREE
    assert sorted(t.codes) == [ARAGORN, "frodo-son-of-drogo"]
    assert t.do(ARAGORN).wounds("aragorn") == 1
    for minion, offered in (("orc-ambusher", True), ("orc-soldier", False)):
        t = playing("under-the-watching-eye", minions=minion)
        assert t.offers("play under-the-watching-eye") is offered
    t = playing("under-the-watching-eye", minions="orc-ambusher").play("under-the-watching-eye")
    assert t.wounds("orc-ambusher") == 1


def test_the_weight_of_a_legacy_is_aragorns():
    t = Scene(f"{ARAGORN} {GIMLI}", bearing={ARAGORN: "the-weight-of-a-legacy"})
    assert t.strength("aragorn") == 7
    t = playing("the-weight-of-a-legacy", fellowship=f"{ARAGORN} {GIMLI}", minions="orc-soldier")
    assert t.codes == [f"play the-weight-of-a-legacy {ARAGORN}", "pass"]


def test_you_bring_great_evil_to_a_sanctuary():
    for at, offered in ((3, False), (2, True)):
        t = Scene(
            GIMLI,
            hand="gimli-son-of-gloin",
            bearing={GIMLI: "you-bring-great-evil"},
            wounds={"gimli": 1},
            at=at,
        )
        assert t.offers("heal gimli-son-of-gloin") is offered
    t = Scene.turn(
        fellowship=f"{GIMLI} {SAM}",
        bearing={GIMLI: "you-bring-great-evil"},
        wounds={"gimli": 1, "sam": 1},
        at=3,
    )
    assert t.asked == "sanctuary"
    assert t.codes == [SAM, "done"]
    t = playing("you-bring-great-evil", 1, fellowship=LEGOLAS, minions="orc-soldier")
    assert t.codes == ["play you-bring-great-evil frodo-son-of-drogo", "pass"]

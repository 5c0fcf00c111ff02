"""The cards of Gondor and of the Rangers of the North, one after the other."""

import pytest

from tests.fellowship.scene import SHADOWS, Scene
from tests.fellowship.trying import bearers, moments, offered_in_skirmish, skirmish
from tests.marks import rule

ARAGORN = "aragorn-ranger-of-the-north"
KING = "aragorn-king-in-exile"
BOROMIR = "boromir-lord-of-gondor"
SON = "boromir-son-of-denethor"
ARWEN = "arwen-daughter-of-elrond"
GANDALF = "gandalf-the-grey-wizard"
GIMLI = "gimli-son-of-gloin"
MERRY = "merry-from-oer-the-brandywine"
FRODO = "frodo-son-of-drogo"
CELEBORN = "celeborn-lord-of-lorien"
TROOP = "goblin-patrol-troop"


def test_an_able_guide_finds_a_darker_way() -> None:
    card = "an-able-guide"
    t = Scene(ARAGORN, hand=card, pool=6, phase="regroup").play(card)
    assert t.pool == 2
    t = Scene(ARAGORN, hand=card, pool=3, phase="regroup").play(card)
    assert t.pool == 0
    assert not Scene(SON, hand=card, pool=6, phase="regroup").offers(f"play {card}")
    assert not Scene(ARAGORN, hand=card, pool=6).offers(f"play {card}")


@rule("T-16.5", "T-16.6")
def test_aragorn_ranger_of_the_north_takes_another_foe() -> None:
    laid = {"minions": "orc-soldier goblin-runner", "phase": "maneuver"}
    t = Scene(ARAGORN, **laid).use("aragorn")
    assert (t.keyword("aragorn", "defender"), t.wounds("aragorn")) == (1, 1)
    t.pass_until("assign").do("assign aragorn orc-soldier")
    assert t.offers("assign aragorn goblin-runner")
    t = Scene(ARAGORN, **laid).pass_until("assign").do("assign aragorn orc-soldier")
    assert not t.offers("assign aragorn goblin-runner")
    assert not Scene(ARAGORN, **laid, wounds={ARAGORN: 3}).offers("use aragorn")
    assert moments("use aragorn", fellowship=ARAGORN, minions=TROOP) == {"maneuver"}
    t = Scene(hand=ARAGORN).play(ARAGORN)
    assert (t.pool, t.strength("aragorn"), t.vitality("aragorn")) == (4, 8, 4)


@rule("T-10.7")
def test_aragorn_ranger_of_the_north_rests_when_they_regroup() -> None:
    t = Scene(ARAGORN, minions=TROOP, phase="maneuver").use("aragorn").pass_to("regroup")
    assert t.keyword("aragorn", "defender") == 0


def test_aragorns_bow_shoots_at_once_instead() -> None:
    bow = {ARAGORN: "aragorns-bow"}
    t = Scene(ARAGORN, bearing=bow, minions=TROOP, phase="archery")
    assert t.archery() == (1, 0)
    t.use("aragorns-bow")
    assert (t.wounds(TROOP), t.wounds("aragorn"), t.archery()) == (1, 1, (0, 0))
    t = Scene(ARAGORN, bearing=bow, minions=TROOP, phase="archery", wounds={ARAGORN: 3})
    assert not t.offers("use aragorns-bow")
    laid = {"fellowship": ARAGORN, "bearing": bow, "minions": TROOP}
    assert moments("use aragorns-bow", fight=f"{ARAGORN} {TROOP}", **laid) == {"archery"}
    assert bearers("aragorns-bow", fellowship=f"{ARAGORN} {BOROMIR}") == {ARAGORN}


@rule("T-32.2", "T-3.4")
def test_aragorns_pipe_heals_as_many_as_there_are_pipes() -> None:
    pipe = "aragorns-pipe"
    laid = {
        "support": f"old-toby {CELEBORN}",
        "bearing": {BOROMIR: f"{pipe} armor", GANDALF: "gandalfs-pipe"},
    }
    wounds = {BOROMIR: 1, GANDALF: 2, GIMLI: 1, CELEBORN: 1}
    t = Scene(f"{BOROMIR} {GANDALF} {GIMLI}", **laid, wounds=wounds).use(pipe)
    assert set(t.codes) == {"0", "1", "2"}  # armour is no pipe
    t.do("2")
    assert set(t.codes) == {BOROMIR, GANDALF, GIMLI}  # an ally is no companion
    t.do(GANDALF)
    assert GANDALF not in t.codes  # two of them, not one twice
    t.do(GIMLI)
    assert [t.wounds(who) for who in ("boromir", "gandalf", "gimli")] == [1, 1, 0]
    assert t.zone("old-toby") == "discard"
    assert not t.offers(f"use {pipe}")
    assert bearers(pipe, fellowship=f"{BOROMIR} {GANDALF}") == {BOROMIR}


def test_armor_lets_one_wound_through() -> None:
    t = skirmish(BOROMIR, "uruk-fighter", bearing={BOROMIR: "armor"}).skirmish_ends()
    assert t.wounds("boromir") == 1
    assert skirmish(BOROMIR, "uruk-fighter").skirmish_ends().wounds("boromir") == 2
    # In other phases it is no help.
    t = Scene(
        BOROMIR,
        minions="goblin-marksman goblin-marksman",
        bearing={BOROMIR: "armor"},
        phase="archery",
    )
    t.all_pass().do("boromir", "boromir")
    assert t.wounds("boromir") == 2
    assert bearers("armor", fellowship=f"{BOROMIR} {GIMLI}", support="ottar-man-of-laketown") == {
        BOROMIR,
        "ottar-man-of-laketown",
    }


def test_arwens_fate_and_aragorns_are_one() -> None:
    laid = {"hand": "arwens-fate", "fellowship": ARWEN}
    t = skirmish(ARAGORN, TROOP, **laid).play("arwens-fate", "", "1")
    assert (t.wounds("aragorn"), t.strength("arwen"), t.strength("aragorn")) == (1, 9, 8)
    t = skirmish(ARAGORN, TROOP, **laid).play("arwens-fate", "", "2")
    assert (t.wounds("arwen"), t.strength("arwen"), t.strength("aragorn")) == (1, 6, 11)
    t = skirmish(ARAGORN, TROOP, **laid, wounds={ARAGORN: 3, ARWEN: 2})
    assert not t.offers("play arwens-fate")
    assert not skirmish(GIMLI, TROOP, hand="arwens-fate").offers("play arwens-fate")


def test_athelas_heals_or_drives_a_shadow_away() -> None:
    laid = {"bearing": {ARAGORN: "athelas", GIMLI: "black-breath"}}
    t = Scene(f"{ARAGORN} {GIMLI}", **laid, wounds={ARAGORN: 1, GIMLI: 1}).use("athelas", "1")
    # Nothing heals who bears the Black Breath.
    assert (t.wounds("aragorn"), t.zone("athelas")) == (0, "discard")
    t = Scene(f"{ARAGORN} {GIMLI}", **laid, wounds={ARAGORN: 1}).use("athelas", "2")
    assert (t.zone("black-breath"), t.zone("athelas")) == ("discard", "discard")
    # Neither one's own conditions nor those that nobody bears, nor what is borne besides.
    laid = {"bearing": {ARAGORN: "athelas the-saga-of-elendil rangers-sword", GIMLI: "blade-tip"}}
    t = Scene(f"{ARAGORN} {GIMLI}", shadow_support="greed", **laid).use("athelas")
    assert t.discarded(SHADOWS) == ["blade-tip"]
    assert t.discarded() == ["athelas"]
    # It is wasted if only an ally is wounded.
    t = Scene(ARAGORN, support=CELEBORN, bearing={ARAGORN: "athelas"}, wounds={CELEBORN: 1})
    assert (t.use("athelas").wounds("celeborn"), t.zone("athelas")) == (1, "discard")
    men = {"fellowship": f"{ARAGORN} {GIMLI}", "support": "ottar-man-of-laketown"}
    assert bearers("athelas", **men) == {ARAGORN}  # not every Man is of Gondor
    t = Scene(ARAGORN, bearing={ARAGORN: "athelas"}, wounds={ARAGORN: 1}, phase="regroup")
    assert not t.offers("use athelas")


def test_blade_of_gondor_wounds_whom_its_bearer_fights() -> None:
    blade = {BOROMIR: "blade-of-gondor"}
    t = Scene(
        BOROMIR, minions="uruk-savage orc-soldier", fight=f"{BOROMIR} uruk-savage", bearing=blade
    )
    assert (t.strength("boromir"), t.keyword("boromir", "damage")) == (9, 1)
    t.use("blade-of-gondor")
    assert (t.wounds("uruk-savage"), t.wounds("orc-soldier"), t.wounds("boromir")) == (1, 0, 1)
    assert skirmish(BOROMIR, TROOP, bearing=blade).use("blade-of-gondor").wounds(TROOP) == 1
    t = skirmish(BOROMIR, TROOP, bearing=blade, wounds={BOROMIR: 2})
    assert not t.offers("use blade-of-gondor")
    t = skirmish(BOROMIR, "ulaire-lemenya-lieutenant-of-morgul", bearing=blade)
    t.use("blade-of-gondor")
    assert t.wounds("ulaire-lemenya") == 0
    assert bearers("blade-of-gondor", fellowship=f"{BOROMIR} {ARAGORN}") == {BOROMIR}


@rule("T-17.9")
def test_boromir_lord_of_gondor_is_not_easily_overwhelmed() -> None:
    t = skirmish(BOROMIR, "orc-war-band", "goblin-runner").skirmish_ends()  # 15 against 7
    assert (t.zone("boromir"), t.wounds("boromir")) == ("fellowship", 1)
    assert skirmish(SON, "orc-war-band", "goblin-runner").skirmish_ends().dead() == [SON]
    # He keeps nobody else on their feet.
    t = skirmish(GIMLI, "orc-war-band", "goblin-runner", fellowship=BOROMIR).skirmish_ends()
    assert t.dead() == [GIMLI]
    t = Scene(hand=BOROMIR).play(BOROMIR)
    assert (t.pool, t.keyword("boromir", "ranger"), t.vitality("boromir")) == (3, 1, 3)


def test_boromir_son_of_denethor_defends_hobbits() -> None:
    t = Scene(SON, minions=TROOP, fight=f"{FRODO} {TROOP}")
    before = t.strength("frodo")
    t.use("boromir")
    assert (t.strength("frodo"), t.wounds("boromir")) == (before + 3, 1)
    t = Scene(SON, minions=TROOP, fight=f"{FRODO} {TROOP}", wounds={SON: 2})
    assert not t.offers("use boromir")
    laid = {"fellowship": SON, "minions": TROOP}
    assert moments("use boromir", fight=f"{SON} {TROOP}", **laid) == {"skirmish"}
    assert Scene(hand=SON).play(SON).keyword("boromir", "ranger") == 0


def test_boromirs_cloak_keeps_the_weather_out() -> None:
    cloak = {BOROMIR: "boromirs-cloak", "weathertop": "sarumans-snows"}
    laid = {"path": "green-hill-country weathertop", "minions": TROOP, "phase": "maneuver"}
    t = Scene(BOROMIR, bearing=cloak, shadow_support="greed", **laid).use("boromirs-cloak")
    assert (t.zone("sarumans-snows"), t.wounds("boromir")) == ("discard", 1)
    assert t.zone("greed") == "support"
    t = Scene(BOROMIR, bearing=cloak, wounds={BOROMIR: 2}, **laid)
    assert not t.offers("use boromirs-cloak")
    laid = {"path": laid["path"], "minions": TROOP, "fellowship": BOROMIR, "bearing": cloak}
    assert moments("use boromirs-cloak", fight=f"{BOROMIR} {TROOP}", **laid) == {"maneuver"}
    assert bearers("boromirs-cloak", fellowship=f"{BOROMIR} {ARAGORN}") == {BOROMIR}


def test_change_of_plans_gives_an_opponent_a_new_hand() -> None:
    card = "change-of-plans"
    laid = {"phase": "regroup", "shadow_hand": "greed", "shadow_deck": "sting " * 9}
    t = Scene(ARAGORN, hand=f"{card} sting", **laid).play(card)
    assert (len(t.hand(SHADOWS)), t.deck_size(SHADOWS), t.wounds("aragorn")) == (8, 2, 1)
    assert t.asked == "regroup"  # long before anybody reconciles
    t = Scene(ARAGORN, hand=f"{card} sting", **laid | {"shadow_deck": "sting sting"}).play(card)
    assert sorted(t.hand(SHADOWS)) == ["greed", "sting", "sting"]
    assert not Scene(SON, hand=card, **laid).offers(f"play {card}")
    assert not Scene(ARAGORN, hand=card, wounds={ARAGORN: 3}, **laid).offers(f"play {card}")


def test_the_choice_of_luthien_lets_one_heal_the_other() -> None:
    card = "the-choice-of-luthien"
    laid = {"support": card, "minions": TROOP, "phase": "maneuver"}
    company = f"{ARAGORN} {ARWEN}"
    t = Scene(company, wounds={ARWEN: 1, ARAGORN: 1}, **laid).use(card, "1")
    assert (t.wounds("aragorn"), t.wounds("arwen")) == (2, 0)
    t = Scene(company, wounds={ARWEN: 1, ARAGORN: 1}, **laid).use(card, "2")
    assert (t.wounds("aragorn"), t.wounds("arwen")) == (0, 2)
    assert not Scene(company, wounds={ARWEN: 2, ARAGORN: 3}, **laid).offers(f"use {card}")
    assert Scene(hand=card).play(card).pool == 1


@rule("T-17.9")
def test_coat_of_mail_keeps_its_bearer_from_being_overwhelmed() -> None:
    t = skirmish(SON, "orc-war-band", "goblin-runner", bearing={SON: "coat-of-mail"})
    t.skirmish_ends()
    assert (t.zone("boromir"), t.wounds("boromir")) == ("fellowship", 1)
    assert bearers("coat-of-mail", fellowship=f"{SON} {GIMLI}") == {SON}
    assert not bearers("coat-of-mail", fellowship=SON, bearing={SON: "armor"})


@pytest.mark.parametrize(
    ("who", "weapon"), [(ARAGORN, "rangers-sword"), (MERRY, "hobbit-sword"), (GIMLI, "dwarven-axe")]
)
def test_dagger_strike_is_for_gondor_and_the_shire(who: str, weapon: str) -> None:
    t = skirmish(who, TROOP, hand="dagger-strike", bearing={who: weapon})
    strength, damage = t.strength(who), t.keyword(who, "damage")
    t.play("dagger-strike")
    more = 0 if who == GIMLI else 1
    assert t.strength(who) == strength + 2 * more
    assert t.keyword(who, "damage") == damage + more
    assert not Scene(who, hand="dagger-strike", bearing={who: weapon}).offers("play dagger-strike")


def test_dagger_strike_is_for_a_companion_with_a_hand_weapon() -> None:
    armed = {"bilbo-retired-adventurer": "hobbit-sword", MERRY: "hobbit-sword"}
    laid = {"fellowship": SON, "support": "bilbo-retired-adventurer", "bearing": armed}
    t = skirmish(MERRY, TROOP, hand="dagger-strike", **laid).play("dagger-strike")
    assert [t.strength(who) for who in ("merry", "bilbo", "boromir")] == [3 + 2 + 2 + 2, 4, 7]
    t = skirmish(ARAGORN, TROOP, hand="dagger-strike", bearing={ARAGORN: "aragorns-bow"})
    assert t.play("dagger-strike").strength("aragorn") == 8


def test_elendils_valor_makes_a_defender() -> None:
    laid = {"minions": TROOP, "phase": "maneuver", "hand": "elendils-valor"}
    t = Scene(f"{ARAGORN} {GIMLI}", bearing={ARAGORN: "athelas"}, **laid).play("elendils-valor")
    assert t.keyword("aragorn", "defender") == 1
    t.pass_until("assign")
    assert t.keyword("aragorn", "defender") == 1
    assert t.pass_to("regroup").keyword("aragorn", "defender") == 0
    assert moments(
        "play elendils-valor", fellowship=ARAGORN, minions=TROOP, hand="elendils-valor"
    ) == {"maneuver"}


@rule("T-13.11")
def test_eregions_trails_confuse_roaming_minions() -> None:
    card = "eregions-trails"
    minions = f"{TROOP} ulaire-nelya-lieutenant-of-morgul goblin-runner"
    laid = {"phase": "maneuver", "hand": card, "at": 2, "minions": minions}
    t = Scene(ARAGORN, **laid).play(card)
    assert [t.strength(who) for who in (TROOP, "ulaire-nelya", "goblin-runner")] == [10, 10, 2]
    assert (t.wounds("aragorn"), t.pool) == (1, 1)
    assert t.pass_until("assign").strength(TROOP) == 10
    assert t.pass_to("regroup").strength(TROOP) == 13
    assert not Scene(SON, **laid).offers(f"play {card}")


def test_foes_of_mordor_strike_saurons_minions() -> None:
    card = "foes-of-mordor"
    laid = {"support": card, "minions": f"orc-soldier {TROOP}", "phase": "maneuver"}
    t = Scene(ARAGORN, **laid).use(card)
    assert (t.wounds("orc-soldier"), t.wounds(TROOP), t.wounds("aragorn")) == (1, 0, 1)
    assert not Scene(GIMLI, **laid).offers(f"use {card}")
    assert not Scene(ARAGORN, wounds={ARAGORN: 3}, **laid).offers(f"use {card}")
    assert Scene(hand=card).play(card).pool == 1


@rule("T-3.15")
def test_gondors_vengeance_removes_a_minion() -> None:
    card = "gondors-vengeance"
    laid = {"minions": f"{TROOP} orc-soldier", "phase": "regroup", "hand": card}
    t = Scene(ARAGORN, **laid).play(card)
    assert set(t.codes) == {TROOP, "orc-soldier"}
    t.do(TROOP)
    assert (t.zone(TROOP), t.wounds("aragorn")) == ("discard", 1)
    assert not Scene(SON, **laid).offers(f"play {card}")
    assert moments(f"play {card}", fellowship=ARAGORN, minions=TROOP, hand=card) == {"regroup"}


@rule("T-11.17", "T-15.4")
def test_great_shield_wards_off_an_arrow() -> None:
    laid = {"minions": "goblin-marksman goblin-marksman", "phase": "archery"}
    assert Scene(BOROMIR, bearing={BOROMIR: "great-shield"}, **laid).archery() == (0, 1)
    assert bearers("great-shield", fellowship=f"{BOROMIR} {GIMLI}") == {BOROMIR}
    laid = {"fellowship": BOROMIR, "bearing": {BOROMIR: "great-shield"}}
    assert not bearers("great-shield", **laid)
    assert bearers("armor", **laid) == {BOROMIR}


@rule("T-12.7", "T-12.8")
def test_no_stranger_to_the_shadows_makes_every_site_darker_by_one_less() -> None:
    card = "no-stranger-to-the-shadows"
    # Weathertop has 3, and two companions come.
    assert Scene(ARAGORN).pass_until("shadow").pool == 3 + 2
    assert Scene(ARAGORN, bearing={ARAGORN: card}).pass_until("shadow").pool == 2 + 2
    laid = {"fellowship": f"{ARAGORN} {BOROMIR} {SON}", "bearing": {ARAGORN: card}}
    assert bearers(card, **laid) == {BOROMIR}


@rule("T-22.7")
def test_one_whom_men_would_follow_brings_any_ally() -> None:
    card = "one-whom-men-would-follow"
    laid = {"support": CELEBORN, "minions": TROOP, "phase": "maneuver", "hand": card}
    t = Scene(ARAGORN, **laid).play(card)
    assert (t.strength("celeborn"), t.wounds("aragorn"), t.wounds("celeborn")) == (8, 1, 0)
    assert t.pass_until("assign").offers(f"assign celeborn {TROOP}")
    assert t.pass_to("regroup").strength("celeborn") == 6
    assert not Scene(BOROMIR, **laid).offers(f"play {card}")
    assert not Scene(ARAGORN, wounds={ARAGORN: 3}, **laid).offers(f"play {card}")


@rule("T-12.6")
def test_pathfinder_lays_the_next_site() -> None:
    t = Scene(ARAGORN, hand="pathfinder", adventure="bree-gate").play("pathfinder")
    assert t.zone("bree-gate") == "path"
    t.pass_until("shadow")
    assert t.state.path[2] == t.card("bree-gate")
    assert not Scene(ARAGORN, hand="pathfinder", adventure="bree-gate", phase="maneuver").offers(
        "play pathfinder"
    )
    assert Scene(ARAGORN, hand="pathfinder", adventure="bree-gate", phase="regroup").offers(
        "play pathfinder"
    )
    assert not Scene(SON, hand="pathfinder", adventure="bree-gate").offers("play pathfinder")


def test_pathfinder_replaces_the_site_of_another() -> None:
    path = "green-hill-country weathertop:theirs"
    t = Scene(ARAGORN, hand="pathfinder", adventure="bree-gate", path=path, at=1)
    t.play("pathfinder")
    assert (t.zone("bree-gate"), t.zone("weathertop")) == ("path", "adventure")


def test_pursuit_just_behind_wounds_every_minion() -> None:
    card = "pursuit-just-behind"
    laid = {"minions": f"{TROOP} orc-soldier", "phase": "regroup", "hand": card}
    t = Scene(ARAGORN, **laid).play(card)
    assert [t.wounds(who) for who in (TROOP, "orc-soldier", "aragorn")] == [1, 1, 1]
    assert not Scene(ARAGORN, wounds={ARAGORN: 3}, **laid).offers(f"play {card}")
    assert not Scene(SON, **laid).offers(f"play {card}")


def test_rangers_sword_is_aragorns() -> None:
    t = Scene(ARAGORN, hand="rangers-sword").play("rangers-sword", ARAGORN)
    assert (t.pool, t.strength("aragorn"), t.keyword("aragorn", "damage")) == (1, 10, 1)
    assert bearers("rangers-sword", fellowship=f"{ARAGORN} {BOROMIR}") == {ARAGORN}


@rule("T-3.18")
def test_a_rangers_versatility_exhausts_a_minion_by_river_or_wood() -> None:
    card = "a-rangers-versatility"
    laid = {"hand": card, "minions": TROOP, "phase": "maneuver"}
    river, wood = "green-hill-country buckleberry-ferry", "green-hill-country trollshaw-forest"
    for path in (river, wood):
        t = Scene(ARAGORN, path=path, **laid).play(card)
        assert (t.wounds(TROOP), t.wounds("aragorn"), t.pool) == (2, 1, 1)
    assert not Scene(ARAGORN, path="green-hill-country weathertop", **laid).offers(f"play {card}")
    assert not Scene(SON, path=river, **laid).offers(f"play {card}")


@rule("T-11.16")
def test_the_saga_of_elendil_gives_strength_once() -> None:
    card = "the-saga-of-elendil"
    t = skirmish(ARAGORN, TROOP, bearing={ARAGORN: card})
    assert t.vitality("aragorn") == 5
    t.use(card)
    assert (t.strength("aragorn"), t.vitality("aragorn"), t.zone(card)) == (10, 4, "discard")
    assert bearers(card, fellowship=f"{ARAGORN} {GIMLI}") == {ARAGORN}
    laid = {"fellowship": ARAGORN, "minions": TROOP, "bearing": {ARAGORN: card}}
    assert moments(f"use {card}", fight=f"{ARAGORN} {TROOP}", **laid) == {"skirmish"}


@rule("T-26.3", "T-26.4")
def test_strength_of_kings_cancels_a_skirmish_event() -> None:
    card = "strength-of-kings"
    laid = {"hand": f"{card} sting", "shadow_hand": "drums-in-the-deep"}
    t = skirmish(ARAGORN, TROOP, **laid).pass_().play("drums-in-the-deep")
    t.play(card)
    assert (t.asked, t.strength(TROOP)) == ("skirmish", 13)
    assert (t.discarded(SHADOWS), t.discarded()) == (["drums-in-the-deep"], [card])
    t = skirmish(ARAGORN, TROOP, **laid).pass_().play("drums-in-the-deep").pass_()
    assert (t.asked, t.strength(TROOP) > 13) == ("skirmish", True)
    t = skirmish(GIMLI, TROOP, fellowship=ARAGORN, **laid).pass_().play("drums-in-the-deep")
    assert not offered_in_skirmish(t, f"play {card}")
    # Not every Man is of Gondor.
    ottar = {"support": "ottar-man-of-laketown", "fight": f"ottar {TROOP}", "at": 3}
    t = Scene(ARAGORN, minions=TROOP, **ottar, **laid).pass_().play("drums-in-the-deep")
    assert not offered_in_skirmish(t, f"play {card}")


def test_strength_of_kings_cancels_no_other_event() -> None:
    wake = "in-the-ringwraiths-wake"
    t = skirmish(
        ARAGORN,
        "ulaire-attea-inside-of-dol-guldur",
        hand="strength-of-kings",
        shadow_hand=wake,
    )
    t.pass_until("respond-wins").play(wake)  # it answers a victory in a skirmish
    assert t.asked == "way"
    assert t.hand() == ["strength-of-kings"]


def test_swordarm_of_the_white_tower_is_strongest_in_defense() -> None:
    card = "swordarm-of-the-white-tower"
    cloaked = {BOROMIR: "boromirs-cloak"}
    t = skirmish(BOROMIR, TROOP, hand=card, bearing=cloaked).play(card)
    assert t.strength("boromir") == 9
    t = Scene(BOROMIR, minions=TROOP, phase="maneuver", hand=f"{card} elendils-valor")
    t.play("elendils-valor").pass_until("assign").do(f"assign boromir {TROOP}")
    t.pass_until("skirmish").play(card)
    assert t.strength("boromir") == 11
    assert moments(
        f"play {card}", fellowship=BOROMIR, minions=TROOP, hand=card, fight=f"{BOROMIR} {TROOP}"
    ) == {"skirmish"}


@pytest.mark.parametrize(("at", "more"), [(2, 4), (4, 2)])
def test_swordsman_of_the_northern_kingdom_knows_who_roams(at: int, more: int) -> None:
    card = "swordsman-of-the-northern-kingdom"
    t = skirmish(ARAGORN, TROOP, hand=card, at=at).play(card)
    assert t.strength("aragorn") == 8 + more
    assert not Scene(ARAGORN, minions=TROOP, hand=card, phase="archery").offers(f"play {card}")


def test_valiant_man_of_the_west_takes_one_wound_in_a_skirmish() -> None:
    card = "valiant-man-of-the-west"
    laid = {"minions": "uruk-hai-raiding-party", "phase": "maneuver", "hand": card}
    t = Scene(ARAGORN, **laid).play(card)
    assert (t.keyword("aragorn", "defender"), t.pool) == (1, 1)
    t.pass_until("assign").do("assign aragorn uruk-hai-raiding-party").pass_to("regroup")
    assert (t.wounds("aragorn"), t.keyword("aragorn", "defender")) == (1, 0)
    assert moments(f"play {card}", fellowship=ARAGORN, minions=TROOP, hand=card) == {"maneuver"}


def test_what_are_they_drives_off_one_who_roams() -> None:
    card = "what-are-they"
    minions = f"{TROOP} ulaire-nelya-lieutenant-of-morgul"
    laid = {"minions": minions, "phase": "maneuver", "hand": card, "at": 2}
    t = Scene(ARAGORN, **laid).play(card)
    assert (t.zone(TROOP), t.zone("ulaire-nelya"), t.pool) == ("discard", "minions", 1)
    assert not Scene(SON, **laid).offers(f"play {card}")


def test_aragorn_king_in_exile_heals_those_with_his_signet() -> None:
    laid = {"wounds": {KING: 1, BOROMIR: 1, GIMLI: 1}, "fellowship": f"{KING} {BOROMIR} {GIMLI}"}
    t = Scene.turn(**laid).use("aragorn")
    assert [t.wounds(who) for who in ("aragorn", "boromir", "gimli")] == [1, 0, 1]
    assert not t.offers("use aragorn")
    t = Scene.turn(**laid).pass_()
    assert t.wounds("boromir") == 1
    t = Scene(hand=KING).play(KING)
    assert (t.pool, t.keyword("aragorn", "ranger"), t.strength("aragorn")) == (4, 1, 8)

"""The Nine and what they bear, card by card."""

import pytest

from tests.fellowship.scene import FREE, SHADOWS, Scene

ATTEA = "ulaire-attea-inside-of-dol-guldur"
CANTEA = "ulaire-cantea-lieutenant-of-dol-guldur"
ENQUEA = "ulaire-enquea-lieutenant-of-morgul"
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"
NELYA = "ulaire-nelya-lieutenant-of-morgul"
NERTEA = "ulaire-nertea-messenger-of-dol-guldur"
OTSEA = "ulaire-otsea-lieutenant-of-morgul"
TOLDEA = "ulaire-toldea-messenger-of-morgul"
WITCH_KING = "the-witch-king-lord-of-angmar"

ARAGORN = "aragorn-king-in-exile"
GIMLI = "gimli-dwarf-of-erebor"
LEGOLAS = "legolas-prince-of-mirkwood"
SAM = "sam-son-of-hamfast"
FOUR = f"{ARAGORN} boromir-lord-of-gondor {GIMLI}"
FIVE = f"{FOUR} {LEGOLAS}"
SIX = f"{FIVE} {SAM}"
"""Fellowships of so many, with Frodo."""


def against_aragorn(minion: str, others: str = "", **more) -> Scene:
    return Scene(ARAGORN, minions=f"{minion} {others}", fight=f"aragorn {minion}", **more)


def maneuver(key: str, minions: str, fellowship: str = "", **more) -> Scene:
    """The Shadow player is asked for a maneuver, with that card in hand."""
    return Scene(fellowship, minions=minions, shadow_hand=key, phase="maneuver", **more).shadow()


def playing(key: str, pool: int, **more) -> Scene:
    """The Shadow player may play a card at site 3."""
    return Scene(shadow_hand=key, phase="shadow", pool=pool, **{"at": 3, **more})


def test_all_blades_perish_on_a_wraith():
    blades = {"shadow_hand": "all-blades-perish", "bearing": {ARAGORN: "rangers-sword"}}
    t = against_aragorn(LEMENYA, **blades)  # 10 against 9, damage +1
    assert t.comes_to("play all-blades-perish")
    assert t.asked == "respond-wounding"
    t.play("all-blades-perish").skirmish_ends()
    assert t.wounds(LEMENYA) == 1
    assert not against_aragorn("goblin-runner", **blades).comes_to("play all-blades-perish")


@pytest.mark.parametrize(("worn", "strength"), [(False, 11), (True, 14)])
def test_all_veils_removed_from_who_wears_the_ring(worn, strength):
    veils = {"shadow_hand": "all-veils-removed", "worn": worn}
    t = against_aragorn(LEMENYA, pool=1, **veils).play("all-veils-removed")
    assert t.strength(LEMENYA) == strength
    assert not against_aragorn(LEMENYA, **veils).shadow().offers("play all-veils-removed")


def test_beauty_is_fading_takes_things_first_then_people():
    fading = {"minions": LEMENYA, "shadow_hand": "beauty-is-fading", "phase": "maneuver"}
    t = Scene(GIMLI, bearing={GIMLI: "gimlis-helm"}, pool=5, **fading).play("beauty-is-fading")
    assert t.discarded() == ["gimlis-helm"]
    assert t.wounds(LEMENYA) == 1
    assert t.pool == 0
    t = Scene(GIMLI, support="lord-of-moria", pool=5, **fading).play("beauty-is-fading")
    assert t.discarded() == ["lord-of-moria"]
    ours = {"bearing": {LEMENYA: "nazgul-sword"}, "shadow_support": "black-breath"}
    t = Scene(GIMLI, pool=5, **ours, **fading).play("beauty-is-fading")
    assert t.discarded() == [GIMLI]  # what is the Shadow's is not spared for
    t = Scene(GIMLI, support="lord-of-moria", pool=5, **ours, **fading).play("beauty-is-fading")
    assert t.discarded() == ["lord-of-moria"]
    t = Scene(GIMLI, support="bounder", pool=5, **fading).play("beauty-is-fading")
    assert sorted(t.codes) == ["bounder", GIMLI]
    assert not Scene(GIMLI, pool=4, **fading).shadow().offers("play beauty-is-fading")
    assert not maneuver("beauty-is-fading", "orc-soldier", GIMLI, pool=5).offers(
        "play beauty-is-fading"
    )


def test_bent_on_discovery_draws_and_costs_a_wraith_or_itself():
    bent = {"shadow_support": "bent-on-discovery", "shadow_deck": "athelas " * 3}
    t = Scene(minions=LEMENYA, **bent).pass_()
    assert len(t.hand(SHADOWS)) == 2
    t.pass_()
    assert t.who == SHADOWS
    assert t.codes == ["1", "2"]
    assert t.do("1").wounds(LEMENYA) == 1
    t = Scene(minions="orc-soldier", **bent).pass_().pass_()
    assert t.discarded(SHADOWS) == ["bent-on-discovery"]


def test_black_breath_passes_to_who_fights_a_wraith():
    t = against_aragorn(LEMENYA, shadow_support="black-breath").shadow().use("black-breath")
    assert t.bearer("black-breath") == ARAGORN
    assert not t.shadow().offers("use black-breath")
    t = against_aragorn("goblin-runner", LEMENYA, shadow_support="black-breath").shadow()
    assert not t.offers("use black-breath")


def test_black_breath_keeps_wounds_and_burdens():
    t = Scene(
        SAM,
        hand="frodo-old-bilbos-heir",
        bearing={"frodo": "black-breath"},
        wounds={"frodo": 1},
        burdens=1,
    )
    assert not t.offers("heal frodo-old-bilbos-heir")
    t.use(f"{SAM} 1")
    assert t.burdens == 1
    t = Scene(SAM, bearing={SAM: "black-breath"}, burdens=1).use(f"{SAM} 1")
    assert t.burdens == 0  # on another it weighs on no burdens


def test_black_steed_rides_on_the_plains_and_shuns_the_dark():
    steed = {"minions": LEMENYA, "bearing": {LEMENYA: "black-steed"}}
    assert Scene(**steed).strength(LEMENYA) == 11
    t = Scene(path="green-hill-country midgewater-moors", **steed)
    assert t.strength(LEMENYA) == 13
    t = playing("black-steed", 1, minions=f"{LEMENYA} orc-soldier", at=4)
    assert t.codes == [f"play black-steed {LEMENYA}", "pass"]
    assert t.play("black-steed", LEMENYA).discarded(SHADOWS) == ["black-steed"]


def test_blade_tip_stays_in_a_loser():
    tip = {"shadow_support": "blade-tip"}
    t = against_aragorn(LEMENYA, **tip)
    assert t.comes_to("use blade-tip 1")
    t.use("blade-tip 1")
    assert t.bearer("blade-tip") == ARAGORN
    assert not against_aragorn("uruk-slayer", **tip).comes_to("use blade-tip 1")
    t = against_aragorn(LEMENYA, bearing={ARAGORN: "blade-tip"}, **tip)
    assert not t.comes_to("use blade-tip 1")  # one each
    t = against_aragorn(LEMENYA, bearing={"frodo": "blade-tip"})
    assert not t.comes_to("use blade-tip 1")  # it stays where it is


def test_blade_tip_works_inwards():
    t = Scene.turn(fellowship=GIMLI, bearing={GIMLI: "blade-tip"})
    assert t.wounds("gimli") == 1
    assert t.burdens == 0
    t = Scene.turn(bearing={"frodo": "blade-tip"})
    assert t.wounds("frodo") == 0
    assert t.burdens == 1
    assert Scene.turn(shadow_support="blade-tip").burdens == 0


def test_dark_whispers_by_the_weight_of_burdens():
    whispers = {"shadow_hand": "dark-whispers"}
    t = against_aragorn(LEMENYA, burdens=3, **whispers).play("dark-whispers")
    assert t.strength(LEMENYA) == 10
    assert t.keyword(LEMENYA, "damage") == 1
    t = against_aragorn(LEMENYA, burdens=6, **whispers).play("dark-whispers", "", "2")
    assert t.strength(LEMENYA) == 12
    assert t.keyword(LEMENYA, "damage") == 2
    assert not against_aragorn(LEMENYA, burdens=2, **whispers).shadow().offers("play dark-whispers")


def test_drawn_to_its_power_when_a_wraith_kills():
    drawn = {"shadow_support": "drawn-to-its-power", "wounds": {"aragorn": 3}}
    t = against_aragorn(LEMENYA, **drawn).skirmish_ends()
    assert t.dead() == [ARAGORN]
    assert t.burdens == 1
    assert against_aragorn("orc-war-band", LEMENYA, **drawn).skirmish_ends().burdens == 0


def test_fear_drives_an_ally_away():
    t = maneuver("fear", LEMENYA, support="bounder", pool=1).play("fear")
    assert t.discarded() == ["bounder"]
    assert t.wounds(LEMENYA) == 1
    assert not maneuver("fear", "orc-soldier", support="bounder", pool=1).offers("play fear")
    t = maneuver("fear", LEMENYA, support="bounder", pool=1, wounds={LEMENYA: 1})
    assert not t.offers("play fear")


@pytest.mark.parametrize(
    ("fights", "first", "strength"),
    [
        (f"aragorn {LEMENYA}", "", 11),
        (f"aragorn {LEMENYA}, frodo goblin-runner", "aragorn", 12),
        (f"frodo {LEMENYA}", "", 12),
        (f"frodo goblin-runner, aragorn {LEMENYA}", "frodo", 11),
    ],
)
def test_frozen_by_fear_while_the_ring_bearer_has_to_fight(fights, first, strength):
    fear = {"fellowship": ARAGORN, "minions": f"{LEMENYA} goblin-runner", "fight": fights}
    t = Scene(shadow_hand="frozen-by-fear", pool=1, **fear)
    if first:
        t.do(first)
    while first == "frodo" and t.state.fights:
        t.do("pass")  # his own skirmish comes first
    t.play("frozen-by-fear")
    assert t.strength(LEMENYA) == strength
    t = against_aragorn(LEMENYA, shadow_hand="frozen-by-fear").shadow()
    assert not t.offers("play frozen-by-fear")


def test_in_the_ringwraiths_wake_the_ring_bearer_tires_or_is_burdened():
    wake = {"shadow_hand": "in-the-ringwraiths-wake"}
    t = against_aragorn(LEMENYA, **wake)
    assert t.comes_to("play in-the-ringwraiths-wake")
    t.play("in-the-ringwraiths-wake")
    assert t.who == FREE
    assert t.codes == ["1", "2"]
    assert t.do("1").wounds("frodo") == 1
    t = against_aragorn(LEMENYA, **wake)
    assert t.comes_to("play in-the-ringwraiths-wake")
    assert t.play("in-the-ringwraiths-wake", "", "2").burdens == 1
    assert not against_aragorn("uruk-slayer", **wake).comes_to("play in-the-ringwraiths-wake")


def test_the_masters_will_gathers_wraiths():
    t = playing(
        "the-masters-will", 1, minions=f"{LEMENYA} {ATTEA}", shadow_deck=f"{OTSEA} goblin-runner"
    ).play("the-masters-will")
    assert t.codes == ["2", "1", "0"]
    t.do("2")
    assert t.hand(SHADOWS) == [OTSEA]
    assert "goblin-runner" in t.discarded(SHADOWS)
    assert not playing("the-masters-will", 0, minions=LEMENYA).offers("play the-masters-will")


def test_morgul_blade_is_a_second_weapon():
    t = playing(
        "morgul-blade",
        1,
        minions=f"{LEMENYA} orc-soldier",
        bearing={LEMENYA: "nazgul-sword"},
    )
    assert t.codes == [f"play morgul-blade {LEMENYA}", "pass"]
    assert t.play("morgul-blade", LEMENYA).strength(LEMENYA) == 12
    t = playing("morgul-blade", 1, minions=LEMENYA, bearing={LEMENYA: "nazgul-sword morgul-blade"})
    assert t.codes == ["pass"]
    t = playing("nazgul-sword", 1, minions=LEMENYA, bearing={LEMENYA: "nazgul-sword"})
    assert t.codes == ["pass"]


def test_morgul_blade_leaves_its_tip():
    blade = {"bearing": {LEMENYA: "morgul-blade"}}
    t = against_aragorn(LEMENYA, shadow_discard="blade-tip", **blade).shadow()
    t.use("morgul-blade")
    assert t.bearer("blade-tip") == ARAGORN
    assert t.discarded(SHADOWS) == ["morgul-blade"]
    t = against_aragorn(LEMENYA, shadow_support="blade-tip", **blade).shadow().use("morgul-blade")
    assert t.bearer("blade-tip") == ARAGORN
    t = maneuver("athelas", LEMENYA, ARAGORN, shadow_support="blade-tip", **blade)
    assert not t.offers("use morgul-blade")


def test_morgul_blade_finds_nobody_to_leave_its_tip_in():
    t = against_aragorn(
        OTSEA, LEMENYA, bearing={LEMENYA: "morgul-blade"}, shadow_support="blade-tip"
    ).shadow()
    t.use("morgul-blade")  # its bearer fights nobody, and neither way does anything
    assert t.asked == "skirmish"
    assert t.zone("blade-tip") == "support"
    t = against_aragorn(
        LEMENYA,
        bearing={LEMENYA: "morgul-blade", ARAGORN: "blade-tip"},
        shadow_support="blade-tip",
        shadow_discard="blade-tip",
    ).shadow()
    assert t.use("morgul-blade").asked == "skirmish"  # one each
    assert t.zone("blade-tip") == "support"
    assert "blade-tip" in t.discarded(SHADOWS)


@pytest.mark.parametrize("where", ["shadow_support", "shadow_discard"])
def test_morgul_blade_leaves_its_tip_in_a_companion_it_fights(where):
    laid = {"bearing": {LEMENYA: "morgul-blade"}, where: "black-breath blade-tip"}
    t = Scene(f"{ARAGORN} {GIMLI}", minions=LEMENYA, fight=f"aragorn {LEMENYA}", **laid)
    t.shadow().use("morgul-blade")
    assert t.bearer("blade-tip") == ARAGORN
    t = Scene(support="bounder", minions=LEMENYA, fight=f"bounder {LEMENYA}", at=2, **laid)
    t.shadow().use("morgul-blade")
    assert t.asked == "skirmish"
    assert t.zone("blade-tip") == where.removeprefix("shadow_")  # an ally


def test_morgul_blade_takes_no_tip_from_a_wound():
    t = Scene(
        f"{ARAGORN} {GIMLI}",
        minions=LEMENYA,
        bearing={LEMENYA: "morgul-blade", GIMLI: "blade-tip"},
        fight=f"aragorn {LEMENYA}",
    )
    t.shadow().use("morgul-blade")
    assert t.bearer("blade-tip") == GIMLI


def test_morgul_gates_open_for_less():
    t = playing(f"morgul-gates {LEMENYA}", 2).play("morgul-gates")
    assert t.zone(LEMENYA) == "minions"
    assert t.pool == 0
    assert not playing(f"morgul-gates {LEMENYA}", 1).offers("play morgul-gates")
    assert not playing("morgul-gates orc-soldier", 9).offers("play morgul-gates")


@pytest.mark.parametrize(("burdens", "damage"), [(2, 0), (3, 1)])
def test_nazgul_sword_cuts_deeper_into_the_burdened(burdens, damage):
    t = Scene(minions=LEMENYA, bearing={LEMENYA: "nazgul-sword"}, burdens=burdens)
    assert t.strength(LEMENYA) == 11
    assert t.keyword(LEMENYA, "damage") == damage
    t = playing("nazgul-sword", 1, minions=f"{LEMENYA} orc-soldier")
    assert t.codes == [f"play nazgul-sword {LEMENYA}", "pass"]


def test_the_nine_servants_of_sauron_frighten_a_hobbit():
    servants = {"fellowship": f"{SAM} {ARAGORN}", "shadow_support": "the-nine-servants-of-sauron"}
    t = playing(f"{LEMENYA} orc-soldier", 8, **servants)
    t.play("orc-soldier")
    assert t.asked == "shadow"
    t.play(LEMENYA).use("the-nine-servants-of-sauron")
    assert t.wounds("sam") == 1
    assert t.wounds("frodo") == 0
    t = playing(LEMENYA, 4, **servants).play(LEMENYA).pass_()
    assert t.wounds("sam") == 0


def test_not_easily_destroyed_heals_a_wraith():
    hurt = {"shadow_support": "not-easily-destroyed", "wounds": {LEMENYA: 1}}
    t = against_aragorn(LEMENYA, pool=3, **hurt).shadow().use("not-easily-destroyed")
    assert t.wounds(LEMENYA) == 0
    assert t.pool == 0
    t = maneuver("athelas", LEMENYA, pool=3, **hurt).use("not-easily-destroyed")
    assert t.wounds(LEMENYA) == 0
    assert not against_aragorn(LEMENYA, pool=2, **hurt).shadow().offers("use not-easily-destroyed")
    t = Scene(minions=LEMENYA, phase="archery", pool=3, **hurt).shadow()
    assert not t.offers("use not-easily-destroyed")


def test_the_pale_blade_cuts_what_protects():
    t = against_aragorn(
        WITCH_KING,
        bearing={WITCH_KING: "the-pale-blade"},
        support="lord-of-moria stairs-of-khazad-dum",
        hand="athelas",
    )
    assert t.strength(WITCH_KING) == 17
    assert t.keyword(WITCH_KING, "damage") == 1
    t = Scene(
        GIMLI,
        minions=WITCH_KING,
        bearing={WITCH_KING: "the-pale-blade"},
        support="lord-of-moria stairs-of-khazad-dum",
        shadow_support="black-breath",
        wounds={WITCH_KING: 1},
        fight=f"gimli {WITCH_KING}",
    )
    assert t.comes_to("use the-pale-blade")
    t.use("the-pale-blade")
    assert "black-breath" not in t.codes
    t.do("lord-of-moria").use("the-pale-blade")  # while he can exert
    assert t.discarded() == ["lord-of-moria", "stairs-of-khazad-dum"]
    assert t.wounds(WITCH_KING) == 3
    assert not t.comes_to("use the-pale-blade")
    t = playing("the-pale-blade", 2, minions=f"{WITCH_KING} {LEMENYA}")
    assert t.codes == [f"play the-pale-blade {WITCH_KING}", "pass"]


def test_paths_seldom_trodden_lead_elsewhere():
    paths = {
        "path": "green-hill-country bree-gate",
        "shadow_adventure": "weathertop",
        "phase": "shadow",
    }
    t = Scene(shadow_support="paths-seldom-trodden", pool=3, **paths).use("paths-seldom-trodden")
    assert t.zone("weathertop") == "path"
    assert t.zone("bree-gate") == "adventure"
    assert t.pool == 0
    t = Scene(shadow_support="paths-seldom-trodden", pool=2, **paths)
    assert not t.offers("use paths-seldom-trodden")
    for minion, offered in ((LEMENYA, True), ("orc-soldier", False)):
        t = playing("paths-seldom-trodden", 1, minions=minion)
        assert t.offers("play paths-seldom-trodden") is offered


def test_relentless_charge_rides_archers_down():
    t = maneuver(
        "relentless-charge", LEMENYA, f"{LEGOLAS} {GIMLI}", support="rumil-elven-protector"
    )
    t.play("relentless-charge")
    assert [t.wounds(who) for who in ("legolas", "gimli", "rumil")] == [1, 0, 0]
    assert t.wounds(LEMENYA) == 1
    t = maneuver("relentless-charge", LEMENYA, f"{LEGOLAS} {LEGOLAS}").play("relentless-charge")
    assert (t.wounds("legolas"), t.wounds(f"{LEGOLAS}-2")) == (1, 1)
    t = maneuver("relentless-charge", "orc-soldier", LEGOLAS)
    assert not t.offers("play relentless-charge")


def test_return_to_its_master_is_one_skirmish_more_without_the_ring():
    master = {
        "fellowship": SAM,
        "bearing": {"frodo": "sting"},
        "minions": f"uruk-savage goblin-runner {LEMENYA}",
        "fight": "frodo uruk-savage, sam goblin-runner",
        "shadow_hand": "return-to-its-master",
    }
    t = Scene(worn=True, **master)
    assert t.comes_to("play return-to-its-master")
    assert t.asked == "respond-ends"
    t.play("return-to-its-master")
    assert t.state.fights == []
    assert t.state.fight is not None
    assert t.state.fight.minions == (t.card(LEMENYA),)
    assert t.strength("frodo") == 6
    t.skirmish_ends()
    assert t.wounds("frodo") == 1
    assert t.burdens == 0
    assert t.wounds("sam") == 0
    assert not Scene(**master).comes_to("play return-to-its-master")


def test_return_to_its_master_leaves_the_ring_its_text_if_nobody_comes_for_it():
    """With no wraith there is no additional skirmish, and so none for which the Ring is silent."""
    t = Scene(
        ARAGORN,
        minions="goblin-runner",
        bearing={"frodo": "sting"},
        fight="aragorn goblin-runner",
        shadow_hand=f"return-to-its-master {LEMENYA}",
        worn=True,
        pool=4,
        at=2,
    )
    assert t.comes_to("play return-to-its-master")
    t.play("return-to-its-master").pass_until("move-again").do("move")
    t.play(LEMENYA).pass_until("assign").do(f"assign frodo {LEMENYA}")
    assert t.comes_to("use the-one-ring")


def test_return_to_its_master_takes_him_from_his_own_skirmish_to_the_next():
    t = Scene(
        SAM,
        minions=LEMENYA,
        fight=f"frodo {LEMENYA}",
        bearing={"frodo": "sting"},
        worn=True,
        shadow_hand="return-to-its-master",
    )
    assert t.comes_to("play return-to-its-master")
    burdens = t.burdens
    t.play("return-to-its-master")
    assert t.state.fight is not None
    assert t.state.fight.defender == t.card("frodo")
    assert t.state.fight.minions == (t.card(LEMENYA),)
    t.skirmish_ends()
    assert (t.wounds("frodo"), t.burdens) == (1, burdens)


def test_sword_of_minas_morgul_breaks_things():
    bearing = {
        LEMENYA: "sword-of-minas-morgul",
        ARAGORN: "armor athelas black-breath",
        "frodo": "hobbit-sword",
    }
    t = against_aragorn(LEMENYA, bearing=bearing, support="gandalfs-cart").shadow()
    assert t.strength(LEMENYA) == 11
    assert t.keyword(LEMENYA, "damage") == 1
    t.use("sword-of-minas-morgul")
    assert sorted(t.codes) == ["armor", "athelas"]
    t.do("armor")
    assert t.discarded() == ["armor"]
    assert t.wounds(LEMENYA) == 1
    assert not t.shadow().offers("use sword-of-minas-morgul")  # exhausted
    t = playing("sword-of-minas-morgul", 2, minions=f"{LEMENYA} {ATTEA}")
    assert t.codes == [f"play sword-of-minas-morgul {LEMENYA}", "pass"]


def test_their_power_is_in_terror_felt_by_all_allies():
    t = maneuver(
        "their-power-is-in-terror", LEMENYA, SAM, support="bounder rumil-elven-protector"
    ).play("their-power-is-in-terror")
    assert [t.wounds(who) for who in ("bounder", "rumil", "sam")] == [1, 1, 0]
    t = maneuver("their-power-is-in-terror", "orc-soldier", support="bounder")
    assert not t.offers("play their-power-is-in-terror")


@pytest.mark.parametrize(("burdens", "strength"), [(4, 11), (5, 13)])
def test_threshold_of_shadow_is_near_for_the_burdened(burdens, strength):
    shadow = {"shadow_hand": "threshold-of-shadow", "burdens": burdens}
    t = against_aragorn(LEMENYA, pool=1, **shadow).play("threshold-of-shadow")
    assert t.strength(LEMENYA) == strength
    assert not against_aragorn(LEMENYA, **shadow).shadow().offers("play threshold-of-shadow")


def test_the_twilight_world_awaits_who_puts_on_the_ring():
    world = {"shadow_hand": "the-twilight-world", "fight": "frodo uruk-savage"}
    t = Scene(minions=f"uruk-savage {LEMENYA}", **world)
    assert t.comes_to("use the-one-ring")
    t.use("the-one-ring")
    assert t.asked == "respond-ring-put-on"
    t.play("the-twilight-world")
    assert t.burdens == 2 + 2
    assert t.wounds(LEMENYA) == 1
    t = Scene(minions="uruk-savage", **world)
    assert t.comes_to("use the-one-ring")
    assert not t.use("the-one-ring").comes_to("play the-twilight-world")


def test_ulaire_attea_keeper_of_dol_guldur_grows_by_five_at_most():
    t = against_aragorn(ATTEA, pool=6)
    for strength in (13, 14, 15, 16, 17, 17):
        t.shadow().use(ATTEA)
        assert t.strength(ATTEA) == strength
    assert t.pool == 0
    assert t.keyword(ATTEA, "fierce")
    assert not against_aragorn(ATTEA).shadow().offers(f"use {ATTEA}")


def test_ulaire_cantea_lieutenant_of_dol_guldur_disarms():
    bearing = {ARAGORN: "rangers-sword armor", "frodo": "sting", CANTEA: "nazgul-sword"}
    t = against_aragorn(CANTEA, bearing=bearing).shadow().use(CANTEA)
    assert t.discarded() == ["rangers-sword"]
    assert t.wounds(CANTEA) == 1
    assert t.keyword(CANTEA, "fierce")
    t = against_aragorn(CANTEA, wounds={CANTEA: 2}, bearing={ARAGORN: "rangers-sword"}).shadow()
    assert not t.offers(f"use {CANTEA}")


def test_ulaire_enquea_lieutenant_of_morgul_wounds_many_or_the_burdened():
    t = maneuver("athelas", ENQUEA, SIX).use(ENQUEA)
    assert "frodo-son-of-drogo" not in t.codes
    t.do(GIMLI)
    assert t.wounds("gimli") == 1
    assert t.wounds(ENQUEA) == 1
    assert t.keyword(ENQUEA, "fierce")
    assert maneuver("athelas", ENQUEA, SAM, burdens=5).use(ENQUEA).wounds("sam") == 1
    assert not maneuver("athelas", ENQUEA, FIVE, burdens=4).offers(f"use {ENQUEA}")


def test_ulaire_lemenya_lieutenant_of_morgul_weakens_the_stricken():
    t = Scene(f"{ARAGORN} {GIMLI}", minions=LEMENYA, bearing={ARAGORN: "black-breath"})
    assert t.strength("aragorn") == 6
    assert t.strength("gimli") == 6
    t = Scene(ARAGORN, minions=OTSEA, bearing={ARAGORN: "black-breath"})
    assert t.strength("aragorn") == 8
    bearing = {ARAGORN: "thin-and-stretched", "bounder": "blade-tip", LEMENYA: "black-breath"}
    t = Scene(ARAGORN, support="bounder", minions=LEMENYA, bearing=bearing)
    assert t.strength("aragorn") == 8  # a condition of Sauron's
    assert (t.strength("bounder"), t.strength(LEMENYA)) == (0, 9)


def test_ulaire_nelya_lieutenant_of_morgul_changes_the_path():
    path = {
        "path": "green-hill-country weathertop:theirs council-courtyard",
        "shadow_adventure": "east-road ford-of-bruinen",
        "minions": NELYA,
        "phase": "shadow",
    }
    t = Scene(**path).use(NELYA)
    assert sorted(t.codes) == ["council-courtyard", "green-hill-country"]
    t.do("green-hill-country")
    assert t.zone("east-road") == "path"
    assert t.wounds(NELYA) == 1
    assert t.keyword(NELYA, "fierce")
    assert not Scene(**path, wounds={NELYA: 2}).offers(f"use {NELYA}")


def test_ulaire_nertea_messenger_of_dol_guldur_calls_as_many_as_are_too_many():
    calls = {"shadow_discard": "orc-soldier orc-soldier orc-soldier", "at": 6}
    t = playing(NERTEA, 20, fellowship=SIX, **calls).play(NERTEA).use(NERTEA)
    while t.asked != "shadow":
        t.do("yes" if t.offers("yes") else t.codes[0])
    assert t.discarded(SHADOWS) == ["orc-soldier"]
    assert t.pool == 20 - 4 - 2 * 2
    t = playing(NERTEA, 20, fellowship=FIVE, **calls).play(NERTEA).use(NERTEA, "yes")
    assert (t.asked, len(t.discarded(SHADOWS))) == ("shadow", 2)
    t = playing(NERTEA, 20, fellowship=SIX, **calls).play(NERTEA).use(NERTEA, "no")
    assert (t.asked, len(t.discarded(SHADOWS))) == ("shadow", 3)  # declining once ends it
    t = playing(NERTEA, 20, fellowship=FOUR, **calls).play(NERTEA)
    assert t.asked == "shadow"
    assert len(t.discarded(SHADOWS)) == 3


def test_ulaire_otsea_lieutenant_of_morgul_makes_a_wraith_fierce():
    t = Scene(
        minions=f"{OTSEA} {LEMENYA} orc-soldier",
        shadow_support="black-breath",
        at=3,
        phase="shadow",
    ).use(OTSEA)
    assert sorted(t.codes) == [LEMENYA, OTSEA]
    t.do(LEMENYA)
    assert t.pass_until("assign").keyword(LEMENYA, "fierce")
    assert not t.pass_to("regroup").keyword(LEMENYA, "fierce")
    assert t.wounds(OTSEA) == 1
    t = Scene(minions=OTSEA, phase="shadow", wounds={OTSEA: 2})
    assert not t.offers(f"use {OTSEA}")


def test_ulaire_toldea_messenger_of_morgul_picks_a_foe():
    toldea = {"fellowship": f"{ARAGORN} {GIMLI}", "minions": TOLDEA, "phase": "assignment"}
    toldea |= {"support": "bounder", "at": 2}  # an ally who may be assigned, but not by this
    t = Scene(burdens=4, **toldea).shadow().use(TOLDEA)
    assert sorted(t.codes) == [ARAGORN, GIMLI]
    t.do(GIMLI)
    # There is nothing more to do before they fight: it can't be used again.
    assert t.asked == "skirmish"
    assert t.state.fight.defender == t.card("gimli")
    assert t.keyword(TOLDEA, "fierce")
    assert not Scene(burdens=3, **toldea).shadow().offers(f"use {TOLDEA}")


def test_the_witch_king_lord_of_angmar_is_stronger_among_the_nine():
    assert Scene(minions=f"{WITCH_KING} orc-soldier").strength(WITCH_KING) == 14
    t = Scene(minions=f"{WITCH_KING} {LEMENYA} {OTSEA}")
    assert t.strength(WITCH_KING) == 18
    assert t.keyword(WITCH_KING, "fierce")


def test_wreathed_in_shadow_nobody_hits():
    wreathed = {"fellowship": LEGOLAS, "shadow_support": "wreathed-in-shadow", "phase": "archery"}
    wreathed["fellowship"] = f"{LEGOLAS} " * 3
    t = Scene(minions=LEMENYA, pool=2, **wreathed).shadow().use("wreathed-in-shadow")
    assert t.archery() == (2, 0)
    assert t.pool == 1
    assert not Scene(minions=LEMENYA, **wreathed).shadow().offers("use wreathed-in-shadow")
    for minion, offered in ((LEMENYA, True), ("orc-soldier", False)):
        t = playing("wreathed-in-shadow", 0, minions=minion)
        assert t.offers("play wreathed-in-shadow") is offered

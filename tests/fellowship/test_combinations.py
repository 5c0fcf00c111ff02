"""Cards in combination: what somebody tries who knows the set by heart."""

import pytest

from mathom.games.fellowship.rules.path import move_limit
from mathom.games.fellowship.rules.playing import cost_of
from mathom.games.fellowship.rules.zones import name
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.fellowship.trying import skirmish
from tests.marks import rule

ARAGORN = "aragorn-king-in-exile"
BOROMIR = "boromir-son-of-denethor"
GANDALF = "gandalf-the-grey-wizard"
GIMLI = "gimli-son-of-gloin"
LEGOLAS = "legolas-greenleaf"
MERRY = "merry-friend-to-sam"
SAM = "sam-son-of-hamfast"
FRODO = "frodo-son-of-drogo"
BILBO = "bilbo-retired-adventurer"
GALADRIEL = "galadriel-lady-of-light"
CELEBORN = "celeborn-lord-of-lorien"
SILINDE = "silinde-elf-of-mirkwood"
URUVIEL = "uruviel-maid-of-lorien"
NELYA = "ulaire-nelya-lieutenant-of-morgul"
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"
WITCH_KING = "the-witch-king-lord-of-angmar"
BANE = "the-one-ring-isildurs-bane"
SEVEN = f"{ARAGORN} {BOROMIR} {GANDALF} {GIMLI} {LEGOLAS} {SAM}"


def price(t: Scene, card: str) -> int:
    """What a card in hand would cost its holder now."""
    number = t.card(card)
    return cost_of(t.state, t.state.owner[number], number)


# --- Copied texts of sites, and sites that are replaced (T-12, T-24.4)


@rule("T-24.4")
@pytest.mark.parametrize(("at", "cost"), [(1, 4 + 2 + 2 + 2), (2, 4 + 2 + 2)])
def test_every_farmer_has_the_first_sites_text_beside_the_site_itself(at, cost):
    t = Scene(
        hand=ARAGORN, support="hobbit-farmer hobbit-farmer", path="east-road weathertop", at=at
    )
    assert price(t, ARAGORN) == cost
    assert t.play(ARAGORN).pool == cost


@rule("T-24.4", "T-12.7")
@pytest.mark.parametrize(("support", "less"), [("", 2), (SILINDE, 4)])
def test_silinde_leaves_the_courtyard_as_lightly_as_the_company(support, less):
    path = "bag-end bree-gate council-courtyard"
    t = Scene(GANDALF, support=support, hand="legolas-greenleaf sting", path=path)
    t.play(LEGOLAS).play("sting", FRODO)
    assert t.pool == 3
    t.pass_until("shadow")
    # Mithril Mine adds 3, and there are three companions; what is not there is not removed.
    assert t.pool == max(0, 3 - less) + 3 + 3


@rule("T-4.5", "T-24.4")
@pytest.mark.parametrize(("support", "cost"), [("", 8 - 5), (SILINDE, 0)])
def test_two_texts_of_a_ford_make_one_wraith_cheap_and_no_other(support, cost):
    t = Scene(
        support=support,
        shadow_hand=f"{WITCH_KING} {NELYA}",
        path="bag-end bree-gate ford-of-bruinen",
        phase="shadow",
        pool=20,
    )
    assert price(t, WITCH_KING) == cost
    assert t.play(WITCH_KING).pool == 20 - cost
    assert price(t, NELYA) == 5


@rule("T-4.5", "T-24.4")
@pytest.mark.parametrize(("support", "cost"), [("", 4), (URUVIEL, 2)])
def test_in_dimrill_dale_the_first_orc_of_each_text_is_the_same_orc(support, cost):
    t = Scene(
        support=support,
        shadow_hand="goblin-patrol-troop goblin-patrol-troop",
        at=6,
        phase="shadow",
        pool=20,
    )
    assert t.play("goblin-patrol-troop").pool == 20 - cost
    assert t.play("goblin-patrol-troop").pool == 20 - cost - 6


@rule("T-27.4", "T-24.4")
def test_one_elf_serves_one_of_two_texts():
    t = Scene(
        "arwen-daughter-of-elrond",
        hand=f"{LEGOLAS} lorien-elf",
        support=SILINDE,
        deck="athelas athelas athelas",
        path="bag-end bree-gate rivendell-valley",
    )
    t.use("rivendell-valley", LEGOLAS)
    assert sorted(t.hand()) == ["athelas", "lorien-elf"]
    t.do(f"use {SILINDE} rivendell-valley")
    assert t.hand() == ["athelas", "athelas"]
    assert not t.offers("use rivendell-valley")


@rule("T-10.12", "T-27.4")
def test_galadriels_elf_is_not_played_by_the_valley():
    t = Scene(
        hand=LEGOLAS,
        support=f"{GALADRIEL} far-seeing-eyes",
        shadow_hand="uruk-savage uruk-savage",
        deck="athelas",
        path="bag-end bree-gate rivendell-valley",
    ).use(GALADRIEL)
    t.pass_until("fellowship")
    assert t.pool == 0
    assert t.hand() == []
    assert t.hand(SHADOWS) == ["uruk-savage"]  # but he was played, and the eyes have seen it


@rule("T-24.4", "T-23.7")
@pytest.mark.parametrize(("at", "strength"), [(6, 5 + 3 + 3 + 1), (7, 5 + 3 + 1)])
def test_the_woods_are_with_uruviel_wherever_the_company_is(at, strength):
    path = "bag-end bree-gate council-courtyard mithril-mine the-bridge-of-khazad-dum"
    path += " lothlorien-woods silverlode-banks"
    t = Scene(support=f"{URUVIEL} {CELEBORN} the-mirror-of-galadriel", path=path, at=at)
    assert t.strength(URUVIEL) == strength
    assert t.strength(CELEBORN) == strength + 1


@rule("T-12.6", "T-24.4")
def test_a_farmer_forgets_a_site_that_was_replaced():
    t = Scene(
        hand=BILBO,
        support="hobbit-farmer",
        minions=NELYA,
        path="green-hill-country weathertop:theirs",
        shadow_adventure="east-road",
        phase="shadow",
    )
    assert price(t, BILBO) == 2 - 1
    t.use(NELYA)
    assert name(t.state, t.state.path[1]) == "east-road"
    assert price(t, BILBO) == 2


@rule("T-12.6", "T-24.3")
def test_a_storm_stays_when_the_ground_below_it_changes():
    t = Scene(
        GIMLI,
        minions=NELYA,
        bearing={"weathertop": "sarumans-snows"},
        path="green-hill-country:theirs weathertop",
        shadow_adventure="breeland-forest",
        phase="shadow",
    ).use(NELYA)
    assert t.state.on[t.card("sarumans-snows")] == t.state.path[2]
    t.pass_until("assign").do(f"assign {GIMLI} {NELYA}")
    assert not t.comes_to(f"use {GIMLI}")  # no skirmish actions


@rule("T-16.11", "T-12.6")
@pytest.mark.parametrize("replaced", [True, False])
def test_hobbits_are_safe_on_the_ferry_while_it_is_there(replaced):
    t = Scene(
        minions=NELYA,
        path="green-hill-country:theirs buckleberry-ferry",
        shadow_adventure="weathertop",
        phase="shadow",
    )
    if replaced:
        t.use(NELYA)
    assert t.comes_to(f"assign {FRODO} {NELYA}") is replaced


@rule("T-19.11", "T-12.6")
def test_a_gate_that_comes_under_a_rangers_feet_opens_at_once():
    t = Scene(
        ARAGORN,
        minions=NELYA,
        path="green-hill-country:theirs weathertop",
        shadow_adventure="bree-gate",
        phase="shadow",
    )
    assert move_limit(t.state) == 2
    t.use(NELYA)
    assert move_limit(t.state) == 3


@rule("T-19.11", "T-12.6")
def test_a_gate_that_has_opened_stays_so_for_the_turn():
    t = Scene(
        ARAGORN,
        minions=NELYA,
        path="green-hill-country:theirs bree-gate",
        shadow_adventure="weathertop",
        phase="shadow",
    )
    assert move_limit(t.state) == 3
    t.use(NELYA)
    assert name(t.state, t.state.path[2]) == "weathertop"
    assert move_limit(t.state) == 3


@rule("T-12.6", "T-18.2")
def test_weathertop_makes_wraiths_fierce_that_are_there_already():
    t = Scene(
        minions=f"{LEMENYA} {NELYA}",
        path="green-hill-country:theirs bree-streets",
        shadow_adventure="weathertop",
        phase="shadow",
    )
    assert t.keyword(LEMENYA, "fierce") == 0
    assert t.use(NELYA).keyword(LEMENYA, "fierce") == 1


# --- Wounds that are prevented, replaced or counted (T-3, T-25, T-26)


@rule("T-25.3", "T-26.1", "T-26.3")
def test_the_ring_or_the_wizard():
    t = Scene(GANDALF, hand="intimidate", minions="goblin-runner", fight=f"{FRODO} goblin-runner")
    assert t.comes_to("play intimidate")
    assert t.offers("use the-one-ring")
    t.play("intimidate")
    assert (t.wounds(FRODO), t.burdens, t.worn) == (0, 0, False)


@rule("T-25.5", "T-26.1")
def test_once_worn_the_ring_leaves_nothing_for_the_wizard():
    t = Scene(
        GANDALF,
        hand="intimidate",
        minions="goblin-runner",
        fight=f"{FRODO} goblin-runner",
        ring=BANE,
        worn=True,
    )
    assert not t.comes_to("play intimidate")
    assert (t.wounds(FRODO), t.burdens) == (0, 2)


@rule("T-25.5", "T-15.5")
def test_the_ruling_ring_leaves_arrows_to_the_wizard():
    t = Scene(
        GANDALF, hand="intimidate", minions="goblin-marksman", phase="archery", worn=True
    ).pass_until("archery-wound")
    t.do(FRODO).play("intimidate")
    assert (t.wounds(FRODO), t.burdens) == (0, 0)


@rule("T-3.3", "T-17.8")
def test_a_wound_that_was_prevented_is_not_the_one_that_armour_lets_through():
    t = skirmish(
        BOROMIR,
        "uruk-slayer",
        fellowship=GANDALF,
        bearing={BOROMIR: "armor"},
        hand="intimidate",
    )
    assert t.comes_to("play intimidate")
    t.play("intimidate")
    assert t.wounds(BOROMIR) == 1


@rule("T-17.8", "T-3.3")
@pytest.mark.parametrize(("item", "wounds"), [("armor", 1), ("great-shield", 2)])
def test_armour_counts_what_an_orcs_text_did(item, wounds):
    t = skirmish(BOROMIR, "orc-soldier", bearing={BOROMIR: item}).pass_()
    t.use("orc-soldier").skirmish_ends()  # 7 against 7
    assert t.wounds(BOROMIR) == wounds


@rule("T-3.16", "T-17.8")
def test_armour_does_not_count_exertions():
    t = skirmish(BOROMIR, "orc-soldier", fellowship=SAM, bearing={BOROMIR: "armor"})
    t.use(BOROMIR, SAM).skirmish_ends()
    assert t.wounds(BOROMIR) == 2


@rule("T-3.3", "T-3.4")
def test_two_archers_are_ridden_down_and_the_wizard_saves_one():
    t = Scene(
        f"{GANDALF} {LEGOLAS} lorien-elf",
        bearing={"lorien-elf": "elven-bow"},
        hand="intimidate",
        minions=LEMENYA,
        shadow_hand="relentless-charge",
        phase="maneuver",
    )
    t.pass_().play("relentless-charge")
    assert t.asked == "respond-wounding"
    t.play("intimidate")
    assert sorted((t.wounds(LEGOLAS), t.wounds("lorien-elf"))) == [0, 1]


@rule("T-25.5", "T-26.3", "T-15.5")
def test_who_was_made_to_wear_the_ring_turns_arrows_too():
    """Two companions can't exert where there is one, so Saruman's Reach puts the Ring on."""
    t = Scene(
        minions="uruk-savage goblin-marksman",
        shadow_hand="sarumans-reach",
        phase="maneuver",
        ring=BANE,
    )
    t.pass_().play("sarumans-reach")
    assert t.worn
    t.pass_until("assign")
    assert (t.wounds(FRODO), t.burdens) == (0, 2)
    t.pass_to("regroup")
    assert not t.worn


@rule("T-26.1", "T-25.3")
def test_the_twilight_world_sees_a_ring_that_others_put_on():
    t = Scene(
        minions=f"uruk-savage {LEMENYA}",
        shadow_hand="sarumans-reach the-twilight-world",
        phase="maneuver",
    )
    t.pass_().play("sarumans-reach")
    assert t.asked == "respond-ring-put-on"
    assert t.play("the-twilight-world").burdens == 2


@rule("T-26.3", "T-3.3")
def test_an_arrow_after_the_victory_is_answered_by_itself():
    t = skirmish(
        LEGOLAS,
        "goblin-runner",
        bearing={LEGOLAS: "bow-of-the-galadhrim"},
        shadow_support="goblin-armory goblin-armory",
    )
    assert t.comes_to("use goblin-armory 2")
    t.use("goblin-armory 2")  # the wound of the skirmish
    assert t.comes_to("use bow-of-the-galadhrim")
    t.use("bow-of-the-galadhrim")
    assert t.asked == "respond-wounding"
    t.use("goblin-armory-2 2")
    assert t.zone("goblin-runner") == "minions"


# --- Exertions (T-3.16 to T-3.18)


@rule("T-3.16", "T-26.1")
def test_a_spared_exertion_is_answered_all_the_same():
    t = Scene(
        GANDALF,
        hand="halfling-deftness strength-of-spirit athelas",
        minions="goblin-runner",
        shadow_hand="lost-to-the-goblins",
        shadow_deck="uruk-savage uruk-savage",
        fight=f"{FRODO} goblin-runner",
    ).play("halfling-deftness")
    t.play("strength-of-spirit")
    assert t.comes_to("play lost-to-the-goblins")
    t.play("lost-to-the-goblins", "", "1")
    assert (t.wounds(FRODO), t.burdens) == (0, 1)
    assert t.strength(FRODO) == 3 + 1 + 3


@rule("T-3.18", "T-26.1")
def test_who_is_to_be_exhausted_exerts_until_exhausted():
    """A token that was spared leaves strength for one exertion more."""
    t = Scene(
        GANDALF,
        hand=f"{LEGOLAS} strength-of-spirit",
        shadow_support="goblin-domain",
        at=4,
    ).play(LEGOLAS)
    t.play("strength-of-spirit").pass_until("fellowship")
    assert t.vitality(LEGOLAS) == 1


@rule("T-26.1", "T-27.3")
def test_of_several_who_exert_one_is_spared_and_counts():
    t = Scene(f"{GANDALF} {GIMLI}", hand="let-folly-be-our-cloak strength-of-spirit", pool=5).play(
        "let-folly-be-our-cloak", "", GANDALF, GIMLI, "done"
    )
    t.play("strength-of-spirit").pass_until("fellowship")
    assert t.wounds(GANDALF) + t.wounds(GIMLI) == 1
    assert t.pool == 5 + 1 - 2


@rule("T-26.1", "T-12.9")
def test_the_watching_eye_tires_nobody_whom_the_spirit_strengthens():
    t = Scene(
        GANDALF, hand="strength-of-spirit", shadow_support="under-the-watching-eye", at=1
    ).pass_()
    t.do(GANDALF).play("strength-of-spirit")
    assert t.wounds(GANDALF) == 0


# --- The Ring-bearer, burdens, Sam (T-21, T-25)


@rule("T-25.3", "T-25.5")
def test_the_ring_finds_its_text_again_after_the_extra_skirmish():
    t = Scene(
        minions=f"orc-soldier {NELYA}",
        bearing={FRODO: "hobbit-sword"},
        shadow_hand="return-to-its-master",
        fight=f"{FRODO} orc-soldier",
        ring=BANE,
        worn=True,
        at=3,
    )
    assert t.comes_to("play return-to-its-master")
    assert (t.wounds(FRODO), t.burdens) == (0, 2)
    t.play("return-to-its-master").skirmish_ends()
    assert (t.wounds(FRODO), t.burdens) == (1, 2)
    t.pass_until("assign").do(f"assign {FRODO} {NELYA}").skirmish_ends()  # the fierce round
    assert (t.wounds(FRODO), t.burdens) == (1, 4)


@rule("T-26.1", "T-25.5")
def test_the_ring_returns_to_its_master_again_and_again():
    t = Scene(
        SAM,
        minions=f"goblin-runner {LEMENYA}",
        bearing={FRODO: "sting desperate-defense-of-the-ring thin-and-stretched"},
        shadow_hand="return-to-its-master return-to-its-master",
        fight=f"{SAM} goblin-runner",
        worn=True,
    )
    for times in (1, 2):
        assert t.comes_to("play return-to-its-master")
        t.play("return-to-its-master")
        while t.asked == "respond-ends":
            t.pass_()  # the other one is for the end of the next
        assert t.state.fight is not None
        assert t.state.fight.extra
        assert t.burdens == times  # he has been assigned, with too few cards to discard
    t.skirmish_ends()
    assert (t.wounds(FRODO), t.burdens) == (2, 2)
    assert t.pass_until("fellowship").burdens == 2  # and so he is not stretched


@rule("T-10.2", "T-25.5")
def test_on_the_ferry_nobody_comes_for_the_ring():
    """With Gimli dead the additional skirmish is skipped, and the Ring is silent for no other."""
    t = Scene(
        f"{GIMLI} {MERRY}",
        path="green-hill-country buckleberry-ferry",
        minions=f"goblin-patrol-troop {LEMENYA}",
        bearing={FRODO: "sting"},
        shadow_hand="return-to-its-master",
        fight=f"{GIMLI} goblin-patrol-troop",
        wounds={GIMLI: 2},
        worn=True,
    )
    assert t.comes_to("play return-to-its-master")
    t.play("return-to-its-master").pass_until("move-again")
    assert (t.dead(), t.wounds(FRODO)) == ([GIMLI], 0)
    t.do("move").pass_until("assign").do(f"assign {FRODO} {LEMENYA}")
    assert t.comes_to("use the-one-ring")


@rule("T-27.6")
@pytest.mark.parametrize("on", [FRODO, SAM])
def test_black_breath_leaves_no_burden_to_pay_with(on):
    t = Scene(
        SAM,
        minions="orc-soldier",
        bearing={on: "black-breath"},
        shadow_hand="desperate-measures",
        phase="maneuver",
        burdens=3,
        pool=2,
    )
    assert t.shadow().offers("play desperate-measures") is (on == SAM)


@rule("T-24.4", "T-13.11")
@pytest.mark.parametrize("at", [3, 4])
def test_a_steed_shuns_the_dark_whichever_way_it_comes(at):
    steed = {"minions": LEMENYA, "bearing": {LEMENYA: "black-steed"}}
    path = "green-hill-country weathertop council-courtyard"
    if at == 3:  # the company goes on into Moria
        t = Scene(path=f"{path} balins-tomb", at=3, phase="regroup", **steed)
        t.pass_until("move-again").do("move")
    else:  # Moria comes to the company
        t = Scene(
            path=f"{path} pass-of-caradhras",
            shadow_support="paths-seldom-trodden",
            shadow_adventure="balins-tomb",
            phase="shadow",
            pool=3,
            **steed,
        ).use("paths-seldom-trodden")
    assert t.discarded(SHADOWS) == ["black-steed"]
    assert t.zone(LEMENYA) == "minions"


@rule("T-4.5", "T-24.4")
def test_a_ford_does_not_see_who_was_played_before_it():
    t = Scene(
        path="bag-end bree-gate ford-of-bruinen",
        at=2,
        shadow_hand=f"{LEMENYA} {NELYA} {WITCH_KING}",
        phase="shadow",
        pool=40,
    ).play(LEMENYA)
    assert t.pool == 40 - 4 - 2
    t.pass_until("move-again").do("move").pass_until("shadow")
    assert (price(t, NELYA), price(t, WITCH_KING)) == (0, 3)
    assert price(t.play(NELYA), WITCH_KING) == 8


@rule("T-26.1")
@pytest.mark.parametrize("beside", [True, False])
def test_who_dies_beside_a_wraith_draws_it_whoever_struck(beside):
    """An Orc's own text kills: in the wraith's skirmish, or in another one."""
    fights = f"{ARAGORN} {LEMENYA} orc-soldier" if beside else f"{ARAGORN} orc-soldier"
    t = Scene(
        ARAGORN,
        minions=f"{LEMENYA} orc-soldier",
        shadow_support="drawn-to-its-power",
        wounds={ARAGORN: 3},
        fight=fights,
    )
    t.shadow().use("orc-soldier")
    assert (t.dead(), t.burdens) == ([ARAGORN], int(beside))


@rule("T-17.12", "T-25.5")
def test_stealth_ends_the_extra_skirmish_too():
    t = Scene(
        hand="hobbit-stealth",
        minions=f"orc-soldier {LEMENYA}",
        bearing={FRODO: "hobbit-sword"},
        shadow_hand="return-to-its-master",
        fight=f"{FRODO} orc-soldier",
        worn=True,
        at=3,
    )
    assert t.comes_to("play return-to-its-master")
    t.play("return-to-its-master").play("hobbit-stealth")
    assert t.state.fight is None
    assert t.wounds(FRODO) == 0


def worried(burdens: int) -> Scene:
    """Frodo, one wound from death, has lost to an Uruk; Sam is there."""
    return Scene(
        SAM,
        minions="uruk-savage",
        shadow_support="worry",
        wounds={FRODO: 3},
        burdens=burdens,
        fight=f"{FRODO} uruk-savage",
    ).pass_until("order")


@rule("T-33.1", "T-25.10")
def test_worry_after_the_wounds_falls_on_sam():
    t = worried(3)
    assert sorted(t.codes) == ["worry", "wounds"]
    t.do("wounds").pass_until("respond-killed").use(SAM)
    assert t.asked == "way"
    t.do("2")
    assert t.state.seats[FREE].ring_bearer == t.card(SAM)
    assert t.burdens == 1


@rule("T-33.1", "T-25.10", "T-25.6")
def test_worry_before_the_wounds_dies_with_frodo():
    t = worried(3).do("worry")
    assert t.burdens == 4  # the exhausted can't exert, so there was no choice
    t.pass_until("respond-killed").use(SAM)
    assert t.burdens == 0
    assert t.wounds(SAM) == 0


def oppressed() -> Scene:
    return Scene(
        SAM,
        minions="orc-soldier",
        shadow_hand="the-rings-oppression",
        wounds={FRODO: 3},
        fight=f"{FRODO} orc-soldier",
        pool=3,
    ).pass_until("respond-killed")


@rule("T-26.1", "T-25.10")
def test_the_ring_oppresses_the_new_bearer():
    t = oppressed().use(SAM)
    t.play("the-rings-oppression")
    assert t.burdens == 1


@rule("T-26.1", "T-25.6", "T-25.10")
def test_while_nobody_bears_the_ring_it_oppresses_nobody():
    """The Free Peoples may wait: who passed may still answer after the other."""
    t = oppressed()
    assert t.offers(f"use {SAM}")
    t.pass_().play("the-rings-oppression")
    assert t.pool == 0
    t.use(SAM)
    assert t.burdens == 0
    assert not t.over


@rule("T-3.13", "T-25.10", "T-11.5")
def test_after_frodo_there_is_no_frodo():
    t = Scene(
        ring_bearer=SAM,
        dead=FRODO,
        hand="frodo-old-bilbos-heir sam-faithful-companion",
        wounds={SAM: 1},
    )
    assert t.why_not("play frodo-old-bilbos-heir") == "unique-dead"
    assert t.why_not("heal frodo-old-bilbos-heir") == "nobody-to-heal"
    t.do("heal sam-faithful-companion")
    assert t.wounds(SAM) == 0


@rule("T-27.3", "T-27.5")
def test_black_breath_lets_sam_try_in_vain():
    breath = {"bearing": {FRODO: "black-breath"}, "burdens": 3}
    t = Scene(SAM, **breath).use(SAM)
    assert (t.wounds(SAM), t.burdens) == (1, 3)
    t = Scene(
        minions="orc-soldier", shadow_hand="desperate-measures", phase="maneuver", pool=5, **breath
    ).pass_()
    assert not t.offers("play desperate-measures")  # there the burden is the price


@rule("T-11.5", "T-3.5")
def test_black_breath_leaves_nothing_to_heal():
    t = Scene(
        ARAGORN,
        hand="aragorn-ranger-of-the-north",
        bearing={ARAGORN: "black-breath"},
        wounds={ARAGORN: 2},
    )
    assert t.why_not("heal aragorn-ranger-of-the-north") == "not-wounded"


@rule("T-3.6", "T-33.1")
@pytest.mark.parametrize(("answer", "dies"), [(GIMLI, False), ("done", True)])
def test_a_sanctuary_comes_before_the_blade_tip(answer, dies):
    """The one is of the turn's start, the other of the fellowship phase's."""
    t = Scene.turn(
        fellowship=GIMLI, bearing={GIMLI: "blade-tip"}, wounds={GIMLI: 2}, at=3
    ).pass_until("sanctuary")
    t.do(answer).pass_until("fellowship")
    assert (t.dead() == [GIMLI]) is dies


@rule("T-26.1", "T-10.17")
def test_the_wizard_stops_a_blade_tip():
    t = Scene.turn(
        fellowship=f"{GIMLI} {GANDALF}", bearing={GIMLI: "blade-tip"}, hand="intimidate", at=2
    ).pass_until("respond-wounding")
    t.play("intimidate")
    assert t.wounds(GIMLI) == 0
    assert t.pool == 2  # an event of the turn that has begun


@rule("T-21.3", "T-25.12")
def test_a_blade_tip_may_be_the_last_burden():
    t = Scene.turn(fellowship=SAM, bearing={FRODO: "blade-tip"}, burdens=9, at=2)
    assert t.over
    assert t.winner == SHADOWS


# --- Cancelled events, responses in chains (T-26)


@rule("T-26.2", "T-26.4")
def test_what_was_cancelled_is_not_cancelled_again():
    t = Scene(
        SAM,
        hand="hobbit-stealth",
        minions="goblin-runner goblin-sneak goblin-marksman uruk-savage",
        shadow_hand="relentless wariness",
        fight=f"{SAM} goblin-runner",
        at=3,
    ).play("hobbit-stealth")
    t.play("relentless")
    assert not t.asked.startswith("respond")
    assert t.hand(SHADOWS) == ["wariness"]
    assert t.state.fight is not None


@rule("T-26.3", "T-10.12")
def test_kings_protect_stealth_from_nobody():
    """Strength of Kings cancels skirmish events; Relentless is a response."""
    t = Scene(
        f"{SAM} {ARAGORN}",
        hand="hobbit-stealth strength-of-kings",
        minions="goblin-runner goblin-sneak goblin-marksman",
        shadow_hand="relentless",
        fight=f"{SAM} goblin-runner, {ARAGORN} goblin-sneak",
        at=3,
    ).do(SAM)
    t.play("hobbit-stealth").play("relentless")
    assert not t.offers("play strength-of-kings")
    assert t.state.fight is not None


@rule("T-26.1", "T-3.10")
def test_arms_of_one_who_joins_the_swarm_are_plundered():
    t = Scene(
        minions="goblin-runner goblin-sneak",
        bearing={"goblin-runner": "goblin-spear"},
        shadow_support="goblin-swarms plundered-armories",
        fight=f"{FRODO} goblin-runner",
        pool=1,
        at=4,
    )
    assert t.comes_to("use goblin-swarms 1")
    t.use("goblin-swarms 1")
    assert t.asked == "respond-leaves"
    t.use("plundered-armories")
    assert t.bearer("goblin-spear") == "goblin-sneak"
    assert t.pool == 1  # the spear costs 1, and 1 less


@rule("T-27.3", "T-31.1", "T-26.1")
def test_a_mine_pays_for_a_weapon_that_pays_for_the_mine():
    t = Scene(
        minions="moria-scout",
        shadow_support="goblin-armory",
        shadow_discard="goblin-scimitar",
        at=4,
        phase="shadow",
        pool=1,
    ).use("mithril-mine")
    t.pass_until("shadow")
    assert t.bearer("goblin-scimitar") == "moria-scout"
    assert t.pool == 1


# --- Strength, damage and what is ignored (T-17, T-23)


@rule("T-11.16")
def test_a_troop_breaks_merrys_sword_and_not_merry():
    merry = "merry-from-oer-the-brandywine"
    t = skirmish(merry, "troop-of-uruk-hai", bearing={merry: "hobbit-sword"})
    assert t.strength(merry) == 3 + 2


@rule("T-11.16", "T-17.8")
def test_a_parried_sword_still_hurts():
    t = Scene(
        ARAGORN,
        bearing={ARAGORN: "rangers-sword"},
        minions="uruk-savage",
        shadow_hand="parry",
        path="bag-end bree-gate council-courtyard moria-stairway",
        phase="maneuver",
        pool=2,
    )
    assert (t.strength(ARAGORN), t.keyword(ARAGORN, "damage")) == (10, 2)
    t.pass_().play("parry")
    assert (t.strength(ARAGORN), t.keyword(ARAGORN, "damage")) == (8, 2)


@rule("T-17.4")
def test_merry_lends_what_his_sword_gives_him():
    t = Scene(
        f"{MERRY} {ARAGORN}",
        bearing={MERRY: "hobbit-sword"},
        minions="uruk-savage",
        fight=f"{ARAGORN} uruk-savage",
    ).use(MERRY, ARAGORN)
    assert t.strength(ARAGORN) == 8 + 3 + 2


@rule("T-10.12", "T-17.4")
def test_each_slayer_has_a_limit_of_its_own():
    t = skirmish(ARAGORN, "uruk-slayer", "uruk-slayer", pool=10)
    for _ in range(4):
        t.pass_().use("uruk-slayer")
    t.pass_().use("uruk-slayer-2")
    assert (t.strength("uruk-slayer"), t.strength("uruk-slayer-2")) == (12, 10)


@rule("T-23.7")
def test_two_gleaming_spires_fall_together():
    t = skirmish(
        ARAGORN,
        "orc-ambusher",
        shadow_support="gleaming-spires-will-crumble gleaming-spires-will-crumble",
    )
    assert t.strength("orc-ambusher") == 5 + 2 + 2
    t.skirmish_ends()
    assert t.told("skirmish-lost")  # 9 against 8: they stand
    assert t.discarded(SHADOWS) == []


@rule("T-3.9", "T-3.10")
def test_an_elf_dies_with_the_tale_that_kept_her_alive():
    t = Scene(
        f"{GANDALF} lorien-elf",
        bearing={"lorien-elf": "the-tale-of-gil-galad"},
        wounds={"lorien-elf": 2},
        hand="sleep-caradhras",
    ).play("sleep-caradhras")
    assert t.dead() == ["lorien-elf"]


# --- Prices (T-4, T-11)


@rule("T-4.5", "T-23.7")
def test_everything_that_makes_companions_dear_adds_up():
    t = Scene(
        f"{BOROMIR} {GIMLI} {LEGOLAS} {SAM}",
        hand=ARAGORN,
        shadow_support=(
            "journey-into-danger what-is-this-new-devilry the-misadventure-of-mr-underhill"
        ),
        at=5,
    )
    assert price(t, ARAGORN) == 4 + 2 + 2 + 2
    assert t.play(ARAGORN).pool == 10


@rule("T-4.5")
def test_nine_walkers_on_the_east_road():
    t = Scene(
        GANDALF,
        hand=f"{LEGOLAS} lorien-elf",
        support="the-nine-walkers the-nine-walkers",
        path="east-road",
    )
    assert price(t, LEGOLAS) == 2 + 2 - 2 - 2
    t.play(LEGOLAS)
    assert price(t, "lorien-elf") == 1 + 2  # an Elf is no new race now


@rule("T-4.5", "T-13.12")
def test_what_is_taken_off_a_price_ends_at_nothing_before_roaming():
    """Weatherhills and Morgul Gates lower what is printed; a wraith of 3 roams at site 2."""
    t = Scene(
        shadow_hand=f"{LEMENYA} morgul-gates",
        path="bag-end weatherhills",
        phase="shadow",
        pool=9,
    )
    assert price(t, LEMENYA) == 4 - 1 + 2
    assert t.play("morgul-gates").pool == 9 - (4 - 1 - 2 + 2)
    t = Scene(shadow_hand=LEMENYA, path="bag-end bree-gate ford-of-bruinen", phase="shadow", pool=9)
    assert t.play(LEMENYA).pool == 9  # 4 - 5 is nothing, and nobody is paid for it


# --- Transfers (T-34)


@rule("T-34.4")
def test_who_hands_a_sword_over_in_trollshaw_draws_nothing():
    t = Scene(
        f"{SAM} {MERRY}",
        hand="hobbit-sword",
        bearing={SAM: "hobbit-sword"},
        deck="athelas athelas",
        path="bag-end trollshaw-forest",
    )
    t.do(f"transfer hobbit-sword {MERRY}")
    assert t.hand() == ["hobbit-sword"]
    t.play("hobbit-sword", SAM)
    assert t.hand() == ["athelas"]
    assert t.pool == 1 + 1


@rule("T-34.4", "T-27.3")
def test_a_cloak_is_handed_over_though_no_elf_is_left():
    t = Scene(f"{SAM} {MERRY}", hand="elven-cloak", bearing={SAM: "elven-cloak"})
    assert t.offers(f"transfer elven-cloak {MERRY}")
    assert not t.offers(f"play elven-cloak {MERRY}")


# --- Archery (T-15)


@rule("T-15.4", "T-22.7")
def test_an_ally_with_a_bow_comes_by_ship():
    t = Scene(
        support=CELEBORN,
        bearing={CELEBORN: "elven-bow"},
        hand="swan-ship-of-the-galadhrim",
        minions="goblin-marksman goblin-runner",
        at=7,
        phase="maneuver",
    )
    assert t.archery() == (0, 1)
    t.play("swan-ship-of-the-galadhrim")
    assert t.archery() == (1, 1)
    t.pass_until("archery-wound")
    assert sorted(t.codes) == [CELEBORN, FRODO]


@rule("T-15.4", "T-23.7")
def test_arrows_are_added_up_before_anything_is_nothing():
    t = Scene(LEGOLAS, hand="double-shot", minions="goblin-archer goblin-runner", phase="archery")
    assert t.archery()[FREE] == 0  # 1 - 6
    assert t.play("double-shot").archery()[FREE] == 0  # 2 - 6


@rule("T-15.3", "T-15.4")
def test_legolas_shoots_first_and_the_double_shot_flies_all_the_same():
    t = Scene(LEGOLAS, hand="double-shot", minions="uruk-savage", phase="archery").use(LEGOLAS)
    assert t.archery()[FREE] == 0
    assert t.play("double-shot").archery()[FREE] == 1
    t.pass_until("assign")
    assert t.wounds("uruk-savage") == 2


@rule("T-2.9", "T-15.3")
def test_who_bears_a_bow_is_an_archer_for_friend_and_foe():
    t = Scene(
        "lorien-elf",
        bearing={"lorien-elf": "elven-bow"},
        minions="uruk-savage",
        shadow_support="their-arrows-enrage",
    )
    assert t.strength("lorien-elf") == 4 - 1


# --- Move limit and how long it lasts (T-19)


@rule("T-19.11")
def test_who_were_seven_are_slow_though_they_are_fewer_now():
    t = Scene(
        SEVEN,
        minions=LEMENYA,
        shadow_support="the-number-must-be-few",
        shadow_hand="beauty-is-fading",
        phase="maneuver",
        pool=5,
    )
    assert move_limit(t.state) == 1
    t.pass_().play("beauty-is-fading", "", GIMLI)
    assert t.discarded() == [GIMLI]
    assert move_limit(t.state) == 1


@rule("T-19.11", "T-10.7")
def test_boats_gates_and_secrets_add_up():
    t = Scene(
        f"{ARAGORN} {GANDALF} {GIMLI} {LEGOLAS}",
        hand="durins-secret",
        support="gift-of-boats",
        path="green-hill-country bree-gate ford-of-bruinen moria-lake",
        at=3,
    ).play("durins-secret")
    assert move_limit(t.state) == 2 + 1
    t.pass_until("shadow")
    assert move_limit(t.state) == 2 + 1 + 1


# --- Who is overwhelmed, and phases that are skipped


@rule("T-17.10", "T-25.10", "T-26.1")
def test_nothing_prevents_being_overwhelmed_but_sam_is_there():
    t = Scene(
        f"{SAM} {GANDALF}",
        hand="intimidate",
        minions="goblin-patrol-troop",
        fight=f"{FRODO} goblin-patrol-troop",
        burdens=4,
    )
    assert not t.offers("play intimidate")
    t.pass_until("respond-killed")
    assert t.told("overwhelmed")
    t.use(SAM)
    assert t.dead() == [FRODO]
    assert (t.burdens, t.over) == (0, False)


@rule("T-10.6", "T-15.1")
def test_where_nobody_shoots_legolas_can_not_shoot_either():
    path = "bag-end bree-gate council-courtyard mithril-mine the-bridge-of-khazad-dum"
    path += " dimrill-dale anduin-wilderland"
    t = Scene(LEGOLAS, minions="goblin-marksman", path=path, phase="maneuver")
    assert not t.comes_to(f"use {LEGOLAS}")


@rule("T-4.5", "T-31.1")
def test_what_galadriel_brings_is_free_on_the_east_road_too():
    t = Scene(hand=LEGOLAS, support=GALADRIEL, path="east-road").use(GALADRIEL)
    assert (t.zone(LEGOLAS), t.pool) == ("fellowship", 0)


@rule("T-3.10", "T-24.4")
def test_who_is_left_behind_takes_along_what_was_copied():
    """Anduin Confluence discards the ally by whom companions are dear."""
    path = "east-road bree-gate council-courtyard mithril-mine the-bridge-of-khazad-dum"
    path += " dimrill-dale anduin-confluence"
    t = Scene(hand=ARAGORN, support="hobbit-farmer", path=path, at=6)
    assert price(t, ARAGORN) == 4 + 2
    t.pass_until("shadow")
    assert t.discarded() == ["hobbit-farmer"]
    assert price(t, ARAGORN) == 4


# --- Dwarves, Elves, Gandalf's friends and Gondor among themselves


@rule("T-3.9", "T-3.10")
def test_caradhras_sleeps_and_with_it_an_elf_who_lived_by_a_tale():
    laid = {"bearing": {LEGOLAS: "the-tale-of-gil-galad"}, "wounds": {LEGOLAS: 3}}
    t = Scene(f"{GANDALF} {LEGOLAS}", hand="sleep-caradhras", **laid).play("sleep-caradhras")
    assert t.dead() == [LEGOLAS]
    assert t.discarded() == ["the-tale-of-gil-galad", "sleep-caradhras"]


@rule("T-24.3", "T-24.4")
@pytest.mark.parametrize("at", [1, 2])
def test_what_lies_on_a_site_is_a_condition_like_any_other(at):
    laid = {
        "path": "green-hill-country weathertop",
        "at": at,
        "bearing": {"weathertop": "sarumans-snows"},
    }
    t = Scene(GANDALF, hand="sleep-caradhras", **laid).play("sleep-caradhras")
    assert t.zone("sarumans-snows") == "discard"
    elves = f"{LEGOLAS} arwen-daughter-of-elrond"
    t = Scene(elves, hand="the-seen-and-the-unseen", **laid).play("the-seen-and-the-unseen")
    assert t.zone("sarumans-snows") == "discard"


@rule("T-3.4", "T-27.5")
def test_balin_wastes_the_second_wound_on_an_orc_who_is_dead():
    card = "here-lies-balin-son-of-fundin"
    laid = {"minions": "goblin-runner orc-soldier", "phase": "maneuver"}
    t = Scene(GIMLI, hand=card, **laid).play(card).do("2", "goblin-runner")
    assert (t.discarded(SHADOWS), t.wounds("orc-soldier")) == (["goblin-runner"], 0)


@rule("T-33.1", "T-26.1")
def test_who_was_sent_off_before_the_wounds_has_lost_all_the_same():
    t = skirmish(
        GIMLI,
        "goblin-runner",
        support="let-them-come",
        bearing={GIMLI: "dwarven-axe"},
        hand="nobody-tosses-a-dwarf",
        shadow_deck="sting sting sting sting sting",
    )
    t.pass_until("order").do("let-them-come")
    assert t.discarded(SHADOWS) == ["goblin-runner"]
    t.pass_until("respond-wins").play("nobody-tosses-a-dwarf")
    assert t.deck_size(SHADOWS) == 5 - 1 - 3


@rule("T-3.16", "T-27.3")
def test_the_spirit_pays_for_a_tale_and_for_a_heart():
    kingdom = "greatest-kingdom-of-my-people"
    t = Scene(f"{GIMLI} {GANDALF}", hand=f"{kingdom} strength-of-spirit").play(kingdom)
    t.play("strength-of-spirit")
    assert (t.zone(kingdom), t.wounds(GIMLI), t.pool) == ("support", 0, 1)
    heart = {GIMLI: "dwarven-heart"}
    t = Scene.turn(fellowship=f"{GIMLI} {GANDALF}", bearing=heart, hand="strength-of-spirit")
    t.play("strength-of-spirit")
    assert (t.asked, t.wounds(GIMLI)) == ("fellowship", 0)


@rule("T-23.7", "T-31.1")
def test_every_copy_of_the_songs_answers_a_tale_from_the_deck():
    songs = "songs-of-the-blessed-realm"
    t = Scene(
        LEGOLAS,
        support=f"{songs} {songs}",
        hand="the-council-of-elrond",
        deck="the-tale-of-gil-galad",
        burdens=3,
    )
    t.play("the-council-of-elrond").do("the-tale-of-gil-galad")
    t.do(f"use {songs}")
    assert t.codes == [f"use {songs}-2", "pass"]  # each once
    assert t.do(f"use {songs}-2").burdens == 1


@rule("T-24.4", "T-23.7")
@pytest.mark.parametrize(("at", "strength"), [(5, 5 + 1 + 3), (6, 5 + 1 + 3 + 3)])
def test_mirror_and_woods_look_upon_uruviel(at, strength):
    path = "bag-end bree-gate rivendell-valley moria-lake the-bridge-of-khazad-dum lothlorien-woods"
    t = Scene(support=f"{URUVIEL} the-mirror-of-galadriel", path=path, at=at)
    assert t.strength(URUVIEL) == strength


def test_halls_lie_as_they_were_laid_when_a_dwarf_delves():
    laid = {"hand": "halls-of-my-home delving", "deck": "sting old-toby elf-song defiance"}
    t = Scene(GIMLI, **laid).play("halls-of-my-home").do("1")
    order = t.codes[::-1]
    t.do(*order[:2])
    assert t.top() == order
    assert t.play("delving").hand() == order


@rule("T-32.3", "T-3.9")
def test_the_last_alliance_loses_heart_with_every_elf():
    t = skirmish(
        ARAGORN,
        "orc-soldier",
        fellowship=LEGOLAS,
        bearing={
            ARAGORN: "the-last-alliance-of-elves-and-men",
            LEGOLAS: "the-tale-of-gil-galad",
        },
        wounds={LEGOLAS: 3},
    )
    assert t.strength(ARAGORN) == 8 + 1
    assert t.use("the-tale-of-gil-galad").strength(ARAGORN) == 8


@rule("T-23.2", "T-3.10")
def test_a_cart_upon_a_cart_stays_there():
    cart = "gandalfs-cart"
    t = Scene(GANDALF, support=cart, hand=f"{cart} elf-song").use(cart)
    assert t.zone(cart) == "support"
    assert not t.offers(f"use {cart}")  # there is one in play
    assert t.hand() == ["elf-song"]


@rule("T-4.5", "T-31.1")
def test_walkers_and_wizard_ask_nothing_and_no_less():
    t = Scene(GANDALF, support="the-nine-walkers", hand=GIMLI).use(GANDALF)
    assert (t.zone(GIMLI), t.pool, t.wounds(GANDALF)) == ("fellowship", 0, 1)


@rule("T-15.4", "T-22.7", "T-10.12")
def test_an_archer_whom_men_follow_shoots_twice():
    """Once as one who takes part, and by a text that has no part in the total."""
    orophin = "orophin-lorien-bowman"
    t = Scene(
        ARAGORN,
        support=orophin,
        hand="one-whom-men-would-follow",
        minions="uruk-savage uruk-hai-raiding-party",
        phase="maneuver",
    )
    t.play("one-whom-men-would-follow").pass_to("archery")
    assert t.archery() == (1, 0)
    t.use(orophin, "uruk-hai-raiding-party")
    assert (t.archery(), t.wounds("uruk-hai-raiding-party")) == ((1, 0), 1)


@rule("T-17.12", "T-26.1")
def test_whoever_fell_to_the_blade_has_lost_the_skirmish():
    t = skirmish(
        BOROMIR,
        "goblin-runner",
        fellowship=GANDALF,
        bearing={BOROMIR: "blade-of-gondor the-saga-of-elendil"},
        hand="strength-of-spirit",
    )
    t.use("blade-of-gondor").play("strength-of-spirit")
    assert t.discarded(SHADOWS) == ["goblin-runner"]
    assert t.state.fight is None
    assert (t.wounds(BOROMIR), len(t.told("skirmish-won"))) == (0, 1)


@rule("T-25.6", "T-27.5")
def test_pipes_take_no_more_burdens_than_there_are():
    t = Scene(
        f"{GANDALF} {ARAGORN}",
        bearing={GANDALF: "gandalfs-pipe", ARAGORN: "aragorns-pipe"},
        support="old-toby",
        burdens=1,
    )
    assert t.use("gandalfs-pipe", "2").burdens == 0


@rule("T-33.1")
@pytest.mark.parametrize(("first", "wounds"), [("goblin-domain", 2), ("pippin", 3)])
def test_pippin_comes_to_the_goblins_tired_and_may_cheer_himself(first, wounds):
    """Both texts answer his being played; the Free Peoples choose which comes first."""
    pippin = "pippin-hobbit-of-some-intelligence"
    t = Scene(hand=pippin, shadow_support="goblin-domain", at=4, burdens=1).play(pippin)
    assert set(t.codes) == {"goblin-domain", pippin}
    t.do(first)
    if first == "goblin-domain":
        t.do("2")  # heal a companion: there is only one to heal
    assert (t.wounds("pippin"), t.burdens) == (wounds, 1 if wounds == 2 else 0)


def test_sarumans_power_spares_what_pippin_keeps_and_not_his_own_storms():
    t = Scene(
        "merry-from-oer-the-brandywine pippin-friend-to-frodo",
        bearing={"merry": "there-and-back-again", "weathertop": "sarumans-frost"},
        support="a-talent-for-not-being-seen",
        shadow_support="goblin-swarms",
        minions="uruk-savage",
        shadow_hand="sarumans-power",
        phase="shadow",
        pool=2,
        at=2,
    ).play("sarumans-power")
    assert t.zone("there-and-back-again") == "borne"
    assert t.discarded() == ["a-talent-for-not-being-seen"]
    assert t.discarded(SHADOWS) == ["goblin-swarms", "sarumans-frost", "sarumans-power"]


def test_a_swarm_takes_two_winners_and_the_axe_goes_to_the_third():
    t = Scene(
        "aragorn-king-in-exile",
        minions="goblin-runner goblin-sneak guard-commander",
        bearing={"goblin-runner": "moria-axe"},
        shadow_support="goblin-swarms plundered-armories",
        fight="aragorn goblin-runner goblin-sneak guard-commander",
    ).pass_until("respond-wins")
    t.do("use goblin-swarms 1 goblin-sneak", "use goblin-swarms 1 goblin-runner")
    assert t.asked == "respond-leaves"
    t.use("plundered-armories")
    assert t.bearer("moria-axe") == "guard-commander"
    assert (t.zone("goblin-runner"), t.zone("goblin-sneak")) == ("stacked", "stacked")
    assert t.offers("use goblin-swarms 1")  # and the third, axe and all


def test_who_comes_out_of_the_swarm_is_whole_and_no_second_of_the_name():
    t = Scene(
        minions="guard-commander",
        fight="frodo guard-commander",
        wounds={"guard-commander": 1},
        shadow_support="goblin-swarms",
        shadow_hand="guard-commander",
        pool=9,
    ).pass_until("respond-wins")
    t.use("goblin-swarms 1").pass_until("move-again").do("move")
    assert t.offers("play guard-commander")
    t.use("goblin-swarms 2")
    assert t.wounds("guard-commander") == 0
    assert not t.offers("play guard-commander")


def test_a_spy_may_corrupt_before_the_wound_is_turned():
    t = Scene(
        minions="uruk-spy uruk-savage",
        fight="frodo uruk-savage",
        shadow_deck="uruk-savage uruk-savage",
        burdens=8,
    )
    assert t.comes_to("use the-one-ring")
    t.use("the-one-ring").use("uruk-spy", "2")
    assert (t.over, t.winner) == (True, SHADOWS)


@rule("T-3.3")
def test_each_wound_that_appetite_heals_may_be_a_burden_instead():
    card = "extraordinary-resilience"
    t = Scene(hand=f"hobbit-appetite {card} {card}", wounds={"frodo": 3}, burdens=2)
    t.play("hobbit-appetite").do("3").play(card).pass_().play(card)
    assert (t.burdens, t.wounds("frodo"), t.pool) == (0, 2, 3)


@rule("T-26.4")
def test_stealth_that_is_noticed_ends_no_fight_though_the_fighter_is_gone():
    """The Uruk that was discarded to cancel it was the only one in the skirmish."""
    t = Scene(
        minions="uruk-messenger",
        fight="frodo uruk-messenger",
        hand="hobbit-stealth",
        shadow_hand="wariness",
        at=5,
    )
    t.play("hobbit-stealth").play("wariness")
    assert t.discarded(SHADOWS) == ["uruk-messenger", "wariness"]
    assert not t.told("skirmish-cancelled")
    assert t.told("skirmish-won")  # nobody is left on the other side
    assert (t.phase, t.wounds("frodo")) == ("regroup", 0)


@rule("T-25.5")
def test_goblins_hear_of_exertions_but_not_of_wounds_that_became_burdens():
    lost = {"shadow_hand": "lost-to-the-goblins", "minions": "goblin-runner"}
    t = Scene(fight="frodo goblin-runner", worn=True, **lost)
    assert not t.comes_to("play lost-to-the-goblins")
    t = Scene(bearing={"green-hill-country": "sarumans-chill"}, worn=True, **lost).pass_()
    assert t.offers("play lost-to-the-goblins")


def test_an_end_that_comes_keeps_away_whom_a_guard_kept_away():
    """The Free Peoples assign the Ring-bearer themselves, so the guard's text holds."""
    t = Scene(
        minions="goblin-runner " * 5 + "uruk-guard",
        shadow_hand="the-end-comes",
        phase="assignment",
    ).shadow()
    t.use("uruk-guard").shadow().play("the-end-comes")
    assert t.who == FREE
    assert "uruk-guard" not in t.codes


def test_a_tired_ring_bearers_voice_is_that_of_the_ring_he_bears():
    """Isildur's Bane gives one vitality more: with three wounds he is not exhausted yet."""
    laid = {"wounds": {"frodo": 3}, "shadow_support": "traitors-voice"}
    for ring, limit in (
        ("the-one-ring-the-ruling-ring", 1),
        ("the-one-ring-isildurs-bane", 2),
    ):
        assert move_limit(Scene(ring=ring, **laid).state) == limit


def test_one_stature_two_goblins_and_one_armory():
    t = Scene(
        minions="goblin-runner goblin-sneak",
        fight="frodo goblin-runner goblin-sneak",
        hand="power-according-to-his-stature",
        shadow_support="goblin-armory",
    ).play("power-according-to-his-stature")
    t.use("goblin-armory")
    assert (t.zone("goblin-runner"), t.zone("goblin-sneak")) == ("minions", "discard")
    assert t.burdens == 1


def test_a_spear_that_kills_frodo_does_not_burden_sam():
    t = Scene(
        "sam-son-of-hamfast",
        minions="goblin-patrol-troop",
        bearing={"goblin-patrol-troop": "goblin-spear"},
        fight="frodo goblin-patrol-troop",
        burdens=2,
    ).pass_until("respond-killed")
    t.use("sam")
    assert (t.burdens, t.over) == (0, False)

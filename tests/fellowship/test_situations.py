"""Situations at the table that rules must get right together: actions and answers, prices, arrows,
assignments, skirmishes and how long it all lasts (T-10, T-14 to T-18, T-26 to T-28, T-32, T-33).
"""

import pytest

from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.fellowship.trying import skirmish
from tests.marks import rule

ARAGORN = "aragorn-king-in-exile"
RANGER = "aragorn-ranger-of-the-north"
BOROMIR = "boromir-lord-of-gondor"
GANDALF = "gandalf-the-grey-wizard"
GIMLI = "gimli-son-of-gloin"
LEGOLAS = "legolas-greenleaf"
MERRY = "merry-friend-to-sam"
PIPPIN = "pippin-friend-to-frodo"
SAM = "sam-son-of-hamfast"
FRODO = "frodo-son-of-drogo"
ATTEA = "ulaire-attea-inside-of-dol-guldur"
NELYA = "ulaire-nelya-lieutenant-of-morgul"
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"
WITCH_KING = "the-witch-king-lord-of-angmar"
BANE = "the-one-ring-isildurs-bane"


# --- Acting and passing (T-10)


@rule("T-10.13", "T-10.15")
def test_who_acted_gives_the_word_to_the_next_and_all_must_pass_anew():
    t = skirmish(GIMLI, "uruk-slayer", pool=2)
    t.use(GIMLI)
    assert t.who == SHADOWS
    t.use("uruk-slayer")
    assert t.who == FREE
    t.pass_()
    assert t.who == SHADOWS
    t.use("uruk-slayer")  # one pass does not end it, nor count after an action
    assert t.who == FREE
    t.pass_().pass_()
    assert t.told("skirmish-lost") or t.told("skirmish-won")


@rule("T-10.6", "T-10.12")
def test_an_ability_with_two_labels_works_in_both_phases_and_no_other():
    sturdy = {"hand": "stout-and-sturdy", "wounds": {FRODO: 2}, "minions": "uruk-savage"}
    assert Scene(phase="maneuver", **sturdy).offers("play stout-and-sturdy")
    assert Scene(fight=f"{FRODO} uruk-savage", **sturdy).offers("play stout-and-sturdy")
    assert not Scene(phase="archery", **sturdy).offers("play stout-and-sturdy")


@rule("T-10.7")
def test_a_maneuver_lasts_until_regroup_only_if_it_says_so():
    t = Scene(RANGER, minions="uruk-savage", phase="maneuver").use(RANGER)
    assert t.keyword(RANGER, "defender") == 1
    t.pass_until("assign")
    assert t.keyword(RANGER, "defender") == 1
    t.pass_to("regroup")
    assert t.keyword(RANGER, "defender") == 0


@rule("T-10.7", "T-18.3")
def test_fierce_until_regroup_and_strength_for_one_skirmish():
    """Savagery's second way lasts; its first is over with the skirmish."""
    four = f"{ARAGORN} {GIMLI} {LEGOLAS} {SAM}"
    savage = {"minions": "uruk-savage", "shadow_hand": "savagery-to-match-their-numbers"}
    t = Scene(four, fight=f"{GIMLI} uruk-savage", **savage).pass_()
    t.play("savagery-to-match-their-numbers", "", "2")
    assert t.strength("uruk-savage") == 9
    t.pass_until("assign")  # the fierce round
    assert t.strength("uruk-savage") == 9
    t = Scene(four, fight=f"{GIMLI} uruk-savage", **savage).pass_()
    t.play("savagery-to-match-their-numbers", "", "1")
    assert t.strength("uruk-savage") == 7
    t.pass_to("regroup")
    assert t.strength("uruk-savage") == 5


@rule("T-10.12")
def test_a_limit_is_for_one_phase():
    t = Scene(
        f"{GIMLI} {ARAGORN}",
        minions="uruk-slayer",
        fight=f"{GIMLI} uruk-slayer",
        shadow_support="uruk-hai-rampage",
        pool=12,
    )
    for _ in range(4):
        t.pass_().use("uruk-slayer")
    assert t.strength("uruk-slayer") == 12  # three and no more, though four were paid
    assert t.pool == 8
    assert t.comes_to("use uruk-hai-rampage")
    t.use("uruk-hai-rampage").pass_until("assign").do(f"assign {ARAGORN} uruk-slayer").pass_()
    assert t.strength("uruk-slayer") == 9
    assert t.use("uruk-slayer").strength("uruk-slayer") == 10


# --- Answers (T-26, T-33)


@rule("T-26.1", "T-33.1")
def test_required_texts_come_before_anybody_may_answer():
    """Uruk Rager takes two cards before the Uruk-hai are healed; the wounds are among the first."""
    t = skirmish(
        ARAGORN,
        "uruk-rager",
        shadow_support="uruk-bloodlust",
        wounds={"uruk-rager": 1},
        deck="athelas sting armor",
        pool=1,
    ).pass_until("order")
    assert sorted(t.codes) == ["uruk-rager", "wounds"]
    t.do("uruk-rager")
    assert t.wounds(ARAGORN) > 0  # the last of the required needs no question
    assert t.deck_size() == 1
    assert t.asked == "respond-wins"
    assert t.use("uruk-bloodlust").wounds("uruk-rager") == 0


@rule("T-26.2")
def test_the_same_answer_serves_again_while_it_can_be_paid():
    t = skirmish(
        GIMLI,
        WITCH_KING,
        bearing={WITCH_KING: "the-pale-blade"},
        support="lord-of-moria stairs-of-khazad-dum greatest-kingdom-of-my-people",
    )
    assert t.comes_to("use the-pale-blade")
    t.use("the-pale-blade", "lord-of-moria").use("the-pale-blade", "stairs-of-khazad-dum")
    t.use("the-pale-blade")
    assert t.wounds(WITCH_KING) == 3
    assert not t.comes_to("use the-pale-blade")  # exhausted


@rule("T-26.2", "T-26.3")
def test_who_is_saved_from_a_wound_needs_no_second_answer():
    t = skirmish(GIMLI, "goblin-runner", shadow_support="goblin-armory goblin-armory")
    assert t.comes_to("use goblin-armory 2")
    t.use("goblin-armory 2")
    # Gimli's damage +1: the second wound is another situation.
    assert t.zone("goblin-runner") == "minions"
    assert t.asked == "respond-wounding"
    t.use("goblin-armory-2 2")
    assert t.zone("goblin-runner") == "minions"
    assert t.wounds("goblin-runner") == 0


@rule("T-26.3", "T-26.4")
def test_a_cancelled_stealth_keeps_its_price_and_cancels_nothing():
    t = Scene(
        hand="hobbit-stealth",
        minions="uruk-savage orc-ambusher",
        shadow_support="seeking-it-always",
        fight=f"{FRODO} uruk-savage",
    ).play("hobbit-stealth")
    assert t.asked == "respond-played"
    assert t.who == SHADOWS
    t.use("seeking-it-always")
    assert t.state.fight is not None
    assert t.pool == 1
    assert t.wounds("orc-ambusher") == 1
    assert t.discarded() == ["hobbit-stealth"]


@rule("T-26.3", "T-27.3")
def test_an_answer_within_an_answer():
    """The exertion that pays for a cancellation is answered itself."""
    t = Scene(
        f"{GANDALF} {GIMLI}",
        hand="battle-fury strength-of-spirit",
        minions="uruk-savage",
        fight=f"{GIMLI} uruk-savage",
    ).play("battle-fury")
    assert t.asked == "respond-exerting"
    t.play("strength-of-spirit")
    assert t.wounds(GIMLI) == 0  # spared
    assert t.strength(GIMLI) == 9  # and yet paid
    assert t.discarded() == ["strength-of-spirit", "battle-fury"]


@rule("T-26.3", "T-25.3")
def test_putting_the_ring_on_is_answered_before_the_wound_is_turned():
    t = Scene(
        minions=f"{NELYA} orc-soldier",
        shadow_hand="the-twilight-world",
        fight=f"{FRODO} orc-soldier",
        at=3,
    )
    assert t.comes_to("use the-one-ring")
    t.use("the-one-ring")
    assert t.asked == "respond-ring-put-on"
    t.play("the-twilight-world")
    assert t.burdens == 2 + 1  # and the wound itself
    assert t.wounds(FRODO) == 0
    assert t.wounds(NELYA) == 1


@rule("T-26.3")
def test_the_inner_answer_does_not_undo_the_outer_situation():
    """Both windows are open: Armory saves from the wound; the Orc that exerts for a cancellation is
    not meant.
    """
    t = Scene(
        f"{ARAGORN} {SAM}",
        hand="hobbit-stealth",
        minions="goblin-sneak orc-ambusher",
        shadow_support="seeking-it-always goblin-armory",
        fight=f"{SAM} goblin-sneak",
        at=6,
    ).play("hobbit-stealth")
    t.use("seeking-it-always")
    assert t.wounds("orc-ambusher") == 1
    assert t.strength(SAM) == 3
    assert t.zone("goblin-armory") == "support"


@rule("T-26.1", "T-10.17")
def test_others_answer_in_a_phase_that_is_not_theirs():
    t = Scene(
        f"{GANDALF} {GIMLI}",
        hand="strength-of-spirit delving",
        deck="athelas sting armor",
        minions="uruk-savage",
    )
    t.play("delving")
    assert t.asked == "respond-exerting"
    t.play("strength-of-spirit")
    assert t.wounds(GIMLI) == 0
    assert len(t.hand()) == 3
    t = Scene(minions="uruk-savage", shadow_hand="bred-for-battle", phase="shadow")
    assert not t.offers("play bred-for-battle")  # an answer it is not


@rule("T-33.1")
def test_the_free_peoples_may_let_a_text_come_before_the_wounds():
    """Let Them Come! discards the Orcs that lost; whoever is gone takes no wounds."""
    laid = {"support": "let-them-come", "shadow_support": "goblin-armory"}
    t = skirmish(GIMLI, "goblin-runner", **laid).pass_until("order")
    assert t.who == FREE
    assert sorted(t.codes) == ["let-them-come", "wounds"]
    t.do("let-them-come")
    assert t.discarded(SHADOWS) == ["goblin-runner"]
    assert not t.told("wounded")
    assert t.zone("goblin-armory") == "support"


@rule("T-33.1", "T-3.6")
def test_what_must_happen_at_the_start_of_a_turn_comes_before_what_may():
    t = Scene.turn(
        fellowship=f"{ARAGORN} {BOROMIR} {GIMLI}",
        bearing={GIMLI: "dwarven-heart"},
        wounds={BOROMIR: 2, FRODO: 1},
        at=3,
    )
    assert t.wounds(GIMLI) == 1  # the heart first
    assert t.asked == "respond-turn-begins"
    t.use(ARAGORN)
    assert t.wounds(BOROMIR) == 1
    assert t.asked == "sanctuary"
    t.do(GIMLI, BOROMIR, FRODO)
    assert t.asked == "fellowship"


# --- Prices and what is done (T-27)


@rule("T-27.3", "T-27.6")
def test_two_must_exert_and_one_is_too_tired():
    seen = {"hand": "the-seen-and-the-unseen", "shadow_support": "greed"}
    t = Scene(f"{LEGOLAS} lorien-elf", **seen).play("the-seen-and-the-unseen")
    assert (t.wounds(LEGOLAS), t.wounds("lorien-elf")) == (1, 1)
    assert t.discarded(SHADOWS) == ["greed"]
    t = Scene(f"{LEGOLAS} lorien-elf", wounds={"lorien-elf": 1}, **seen)
    assert not t.offers("play the-seen-and-the-unseen")
    assert t.why_not("play the-seen-and-the-unseen") == "nobody-can"


@rule("T-27.3", "T-4.6")
def test_twilight_for_the_card_comes_before_twilight_for_its_text():
    """Despair costs 2, and Desperate Measures takes a burden as well."""
    laid = {"minions": "orc-soldier", "shadow_hand": "desperate-measures", "phase": "maneuver"}
    t = Scene(burdens=1, pool=2, deck="athelas " * 6, **laid).pass_().play("desperate-measures")
    assert (t.burdens, t.pool, t.deck_size()) == (0, 0, 1)
    assert not Scene(burdens=1, pool=1, **laid).pass_().offers("play desperate-measures")
    assert not Scene(burdens=0, pool=2, **laid).pass_().offers("play desperate-measures")


@rule("T-27.3")
def test_a_card_may_be_played_though_it_does_nothing():
    t = Scene(GANDALF, hand="sleep-caradhras").play("sleep-caradhras")
    assert t.wounds(GANDALF) == 1
    assert t.discarded() == ["sleep-caradhras"]


@rule("T-27.5")
def test_as_much_as_can_be():
    t = Scene(
        minions="orc-soldier",
        shadow_hand="desperate-measures",
        phase="maneuver",
        burdens=1,
        pool=2,
        deck="athelas athelas",
    )
    t.pass_().play("desperate-measures")
    assert t.discarded() == ["athelas", "athelas"]
    assert not t.over


@rule("T-27.2", "T-10.12")
def test_an_item_pays_with_itself_and_still_knows_who_bore_it():
    t = skirmish(LEGOLAS, "uruk-savage", bearing={LEGOLAS: "the-tale-of-gil-galad"})
    t.use("the-tale-of-gil-galad")
    assert t.strength(LEGOLAS) == 8
    assert t.discarded() == ["the-tale-of-gil-galad"]


@rule("T-27.3", "T-3.18")
def test_twice_as_a_price_needs_three_lives():
    merry = {"fellowship": f"{MERRY} {ARAGORN}", "minions": "uruk-savage"}
    t = Scene(wounds={MERRY: 1}, fight=f"{ARAGORN} uruk-savage", **merry).use(MERRY, ARAGORN)
    assert t.wounds(MERRY) == 3
    assert t.strength(ARAGORN) == 11
    assert not Scene(wounds={MERRY: 2}, fight=f"{ARAGORN} uruk-savage", **merry).offers(
        f"use {MERRY}"
    )
    assert not Scene(fight=f"{MERRY} uruk-savage", **merry).offers(f"use {MERRY}")  # he fights


# --- Spotting (T-32)


@rule("T-32.2")
def test_whoever_spots_may_spot_fewer():
    t = Scene(
        minions="orc-soldier orc-soldier orc-ambusher",
        shadow_hand="forces-of-mordor",
        phase="shadow",
        at=6,
    ).play("forces-of-mordor")
    assert t.codes == ["3", "2", "1", "0"]
    assert t.do("1").pool == 1


@rule("T-32.1", "T-32.3")
def test_the_dead_and_the_held_are_not_spotted():
    dark = {"hand": "dwarf-guard", "dead": GIMLI, "discard": "dwarf-guard", "path": "bag-end"}
    assert not Scene(**dark).offers("play dwarf-guard")
    assert Scene("farin-dwarven-emissary", **dark).offers("play dwarf-guard")
    # A Shadow card counts companions of the other side.
    assert Scene(minions="morgul-hunter").strength("morgul-hunter") == 10
    assert Scene(f"{SAM} {MERRY}", minions="morgul-hunter").strength("morgul-hunter") == 12


# --- Maneuver and archery (T-14, T-15)


@rule("T-14.2")
def test_when_the_last_minion_falls_in_the_maneuver_phase_no_arrow_flies():
    t = Scene(
        ARAGORN,
        hand="what-are-they",
        minions="orc-soldier",
        path="green-hill-country weathertop",
        phase="maneuver",
        shadow_support="orc-bowmen",
    )
    t.play("what-are-they").pass_to("regroup")
    assert t.phase == "regroup"
    assert not t.told("archery")


@rule("T-15.5", "T-15.8")
def test_an_archer_who_falls_has_shot():
    t = Scene(
        LEGOLAS,
        minions="goblin-marksman",
        wounds={LEGOLAS: 2},
        phase="archery",
    ).pass_until("archery-wound")
    t.do(LEGOLAS)
    assert t.dead() == [LEGOLAS]
    assert t.discarded(SHADOWS) == ["goblin-marksman"]
    assert t.phase == "regroup"


@rule("T-15.5")
@pytest.mark.parametrize(("ring", "converted"), [(BANE, True), ("", False)])
def test_isildurs_bane_turns_arrows_and_the_ruling_ring_does_not(ring, converted):
    t = Scene(minions="goblin-marksman", phase="archery", **({"ring": ring} if ring else {}))
    if converted:
        t.pass_until("respond-wounding").use("the-one-ring")
    t.pass_until("assign")
    assert (t.wounds(FRODO), t.burdens) == ((0, 2) if converted else (1, 0))
    assert t.worn is converted


@rule("T-15.4", "T-15.2")
def test_a_total_is_never_below_nothing_and_needs_no_archer():
    shields = {ARAGORN: "great-shield", BOROMIR: "great-shield"}
    t = Scene(f"{ARAGORN} {BOROMIR}", bearing=shields, minions="goblin-marksman", phase="archery")
    assert t.archery() == (0, 0)
    t = Scene(minions="orc-soldier", shadow_support="orc-bowmen orc-bowmen", phase="archery")
    assert t.archery() == (0, 2)
    t.pass_until("assign")
    assert t.wounds(FRODO) == 2


@rule("T-15.3")
def test_who_shot_by_a_text_does_not_shoot_again():
    t = Scene(LEGOLAS, minions="uruk-savage", phase="archery")
    assert t.archery()[FREE] == 1
    t.use(LEGOLAS)
    assert t.wounds("uruk-savage") == 1
    assert t.archery()[FREE] == 0
    t.pass_until("assign")
    assert t.wounds("uruk-savage") == 1
    assert t.archery()[FREE] == 1  # for the phase


# --- Assignment (T-16)


@rule("T-16.6")
def test_a_defender_takes_more_after_a_text_has_set_one_on_them():
    t = Scene(
        RANGER,
        minions=f"{ATTEA} goblin-runner goblin-sneak ulaire-toldea-messenger-of-morgul",
        burdens=4,
        at=3,
        phase="maneuver",
    ).use(RANGER)
    t.pass_to("assignment").shadow().use("ulaire-toldea-messenger-of-morgul")
    t.pass_until("assign")
    assert t.offers(f"assign {RANGER} goblin-runner")
    t.do(f"assign {RANGER} goblin-runner")
    assert not t.offers(f"assign {RANGER} goblin-sneak")
    assert t.why_not(f"assign {RANGER} goblin-sneak") == "one-minion"


@rule("T-16.6")
def test_defender_bonuses_add_up():
    t = Scene(
        RANGER,
        hand="elendils-valor",
        minions="goblin-runner goblin-sneak orc-soldier orc-ambusher",
        phase="maneuver",
    ).use(RANGER)
    t.shadow().pass_().play("elendils-valor").pass_until("assign")
    assert t.keyword(RANGER, "defender") == 2
    for minion in ("goblin-runner", "goblin-sneak", "orc-soldier"):
        t.do(f"assign {RANGER} {minion}")
    assert not t.offers(f"assign {RANGER} orc-ambusher")


@rule("T-16.2")
def test_a_text_assigns_nobody_who_is_assigned():
    t = Scene(
        SAM,
        minions="orc-assassin goblin-runner",
        shadow_hand="frenzy",
        wounds={SAM: 3},
        at=6,
        pool=2,
        phase="assignment",
    )
    t.use("orc-assassin", SAM)
    t.shadow().play("frenzy")
    assert len(t.state.fights) == 1  # he was the only exhausted one
    assert t.discarded(SHADOWS) == ["frenzy"]


@rule("T-16.2")
def test_a_text_sends_no_minion_twice():
    toldea = "ulaire-toldea-messenger-of-morgul"
    t = Scene(
        f"{ARAGORN} {SAM}",
        minions=f"{toldea} goblin-runner goblin-runner goblin-runner goblin-runner goblin-sneak",
        shadow_hand="the-end-comes",
        burdens=4,
        at=4,
        phase="assignment",
    )
    t.shadow().use(toldea, ARAGORN).shadow()
    assert not t.offers(f"use {toldea}")  # though Sam is free
    t.play("the-end-comes")
    assert t.who == FREE
    assert toldea not in t.codes
    assert "goblin-sneak" in t.codes


@rule("T-16.7", "T-16.10")
def test_all_leftovers_may_fall_on_whoever_was_spared():
    t = Scene(f"{ARAGORN} {SAM}", minions="goblin-runner goblin-sneak", phase="assignment")
    t.pass_until("assign").do("done")
    t.do(f"assign {SAM} goblin-runner", f"assign {SAM} goblin-sneak")
    assert t.state.fight is not None
    assert t.state.fight.defender == t.card(SAM)
    t.pass_to("regroup")
    assert t.dead() == [SAM]  # 10 against 3


# --- Skirmishes (T-17)


@rule("T-17.5", "T-17.7")
def test_eight_beat_three_and_three():
    t = Scene(
        f"{ARAGORN} {GANDALF}",
        hand="servant-of-the-secret-fire",
        minions="uruk-messenger goblin-runner",
        fight=f"{ARAGORN} uruk-messenger goblin-runner",
    )
    t.play("servant-of-the-secret-fire", "", "uruk-messenger")  # 3 + 5: a tie
    t.skirmish_ends()
    assert t.wounds(ARAGORN) == 2


@rule("T-17.8")
def test_the_losers_damage_never_counts():
    t = skirmish(ARAGORN, "uruk-savage", bearing={ARAGORN: "rangers-sword"}).skirmish_ends()
    assert t.told("overwhelmed")  # 10 against 5
    t = skirmish(GIMLI, "uruk-fighter").skirmish_ends()
    assert t.wounds(GIMLI) == 2
    assert t.wounds("uruk-fighter") == 0


@rule("T-3.3", "T-17.8")
def test_losers_take_their_wounds_in_waves():
    """One each, then the second: so each is answered by itself."""
    t = Scene(
        f"{ARAGORN} {GANDALF}",
        bearing={ARAGORN: "rangers-sword"},
        hand="servant-of-the-secret-fire",
        minions="uruk-savage orc-ambusher",
        fight=f"{ARAGORN} uruk-savage orc-ambusher",
    )
    t.play("servant-of-the-secret-fire", "", "orc-ambusher").skirmish_ends()
    wounded = [each["card"] for each in t.told("wounded")]
    assert wounded == ["uruk-savage", "orc-ambusher"] * 2


@rule("T-17.9")
def test_nothing_is_overwhelmed_by_anything():
    """Two Secret Fires make an Orc of 5 worth nothing."""
    fire = "servant-of-the-secret-fire"
    t = Scene(
        GANDALF, hand=f"{fire} {fire}", minions="goblin-runner", fight=f"{FRODO} goblin-runner"
    )
    t.play(fire).pass_().play(fire)
    assert t.strength("goblin-runner") == 0
    t.skirmish_ends()
    assert t.told("overwhelmed")


@rule("T-17.9", "T-17.6")
def test_nothing_against_nothing_is_the_shadows_and_kills_nobody():
    fire = "servant-of-the-secret-fire"
    t = Scene(
        f"{GANDALF} {SAM}",
        hand=f"{fire} {fire}",
        shadow_hand="enduring-evil",
        minions="orc-ambusher",
        burdens=3,
        fight=f"{SAM} orc-ambusher",
    )
    t.play(fire).play("enduring-evil", "", "3").play(fire)
    (lost,) = t.told("skirmish-lost")
    assert (lost["free"], lost["shadow"]) == (0, 0)
    assert t.wounds(SAM) == 1
    assert not t.told("overwhelmed")


@rule("T-17.9")
def test_a_sides_strength_is_a_sum_of_what_is_at_least_nothing():
    """One below nothing does not weaken its neighbour."""
    fire = "servant-of-the-secret-fire"
    t = Scene(
        f"{GANDALF} {ARAGORN}",
        hand=f"{fire} {fire}",
        minions="goblin-runner uruk-slayer",
        fight=f"{ARAGORN} goblin-runner uruk-slayer",
    )
    t.play(fire, "", "goblin-runner").pass_().play(fire, "", "goblin-runner")  # 5 - 6
    t.skirmish_ends()
    assert t.told("skirmish-lost")[0]["shadow"] == 9


@rule("T-17.9")
@pytest.mark.parametrize(("item", "dies"), [("", True), ("coat-of-mail", False)])
def test_mail_takes_threefold_strength(item, dies):
    boromir = "boromir-son-of-denethor"
    t = skirmish(
        boromir, "goblin-patrol-troop", "goblin-runner", bearing={boromir: item}
    ).skirmish_ends()  # 18 against 7
    assert (boromir in t.dead()) is dies
    assert t.state.wounds[t.card(boromir)] == (0 if dies else 1)


@rule("T-17.8", "T-3.3")
def test_armour_lets_one_wound_through():
    boromir = "boromir-son-of-denethor"
    t = skirmish(boromir, "uruk-slayer", bearing={boromir: "armor"}).skirmish_ends()
    assert t.wounds(boromir) == 1
    # It counts each skirmish by itself.
    t = Scene(
        f"{boromir} {SAM}",
        bearing={boromir: "armor"},
        minions="uruk-slayer",
        shadow_support="uruk-hai-rampage",
        fight=f"{boromir} uruk-slayer",
        pool=3,
    )
    assert t.comes_to("use uruk-hai-rampage")
    t.use("uruk-hai-rampage").pass_until("assign").do(f"assign {boromir} uruk-slayer")
    t.skirmish_ends()
    assert t.wounds(boromir) == 2


@rule("T-17.12")
def test_whoever_falls_in_the_middle_has_lost_to_those_who_stand():
    """Orc Soldier kills before strengths are compared; Orc Banner sees who lost."""
    t = Scene(
        SAM,
        wounds={SAM: 3},
        minions="orc-soldier",
        shadow_support="orc-banner",
        hand="athelas noble-intentions",
        fight=f"{SAM} orc-soldier",
    )
    t.pass_().use("orc-soldier")
    assert t.dead() == [SAM]
    assert t.told("skirmish-lost")
    assert t.told("strengthened")
    assert not t.offers("play noble-intentions")  # no more actions


@rule("T-17.12")
@pytest.mark.parametrize(
    ("minions", "seen"),
    [("goblin-runner orc-ambusher", True), ("orc-ambusher goblin-runner", False)],
)
def test_of_those_who_fell_in_the_middle_the_last_has_lost(minions, seen):
    """Gleaming Spires Will Crumble sees a Sauron Orc that loses."""
    t = Scene(
        GIMLI,
        hand="power-according-to-his-stature",
        minions=minions,
        wounds={"orc-ambusher": 1},
        shadow_support="gleaming-spires-will-crumble",
        fight=f"{FRODO} {minions}",
    )
    t.play("power-according-to-his-stature")
    assert t.told("skirmish-won")
    assert t.burdens == 1
    assert t.wounds(FRODO) == 0
    assert ("gleaming-spires-will-crumble" in t.discarded(SHADOWS)) is seen


@rule("T-17.12")
def test_nobody_wins_a_cancelled_skirmish_and_its_effects_end():
    t = Scene(
        f"{SAM} {GIMLI}",
        hand="hobbit-stealth",
        shadow_support="uruk-bloodlust worry",
        minions="uruk-savage",
        wounds={"uruk-savage": 1},
        fight=f"{SAM} uruk-savage",
        pool=3,
        at=3,
    )
    t.use(GIMLI).pass_().play("hobbit-stealth")
    assert t.state.fight is None
    assert t.phase == "regroup"
    assert t.wounds("uruk-savage") == 1
    assert t.burdens == 0
    assert t.strength(GIMLI) == 6
    assert not t.told("skirmish-lost")


@rule("T-17.2", "T-17.12")
def test_a_fight_without_a_defender_is_off():
    """A Host of arrows: Sam dies of a text in another's skirmish, and his own is never fought."""
    t = Scene(
        f"{SAM} {GIMLI}",
        wounds={SAM: 3},
        minions="orc-soldier uruk-savage",
        fight=f"{SAM} orc-soldier, {GIMLI} uruk-savage",
        hand="noble-intentions athelas",
    ).do(SAM)
    t.pass_().use("orc-soldier")
    assert t.dead() == [SAM]
    t.pass_to("regroup")
    assert [each["card"] for each in t.told("skirmish")] == [SAM, GIMLI]


@rule("T-17.4")
def test_strength_for_somebody_who_does_not_fight_now_is_lost():
    t = Scene(
        f"{GIMLI} {ARAGORN}",
        hand="axe-strike",
        minions="goblin-runner uruk-savage",
        fight=f"{ARAGORN} goblin-runner, {GIMLI} uruk-savage",
    ).do(ARAGORN)
    t.play("axe-strike")
    assert t.strength(GIMLI) == 8
    while t.state.fights:
        t.do("pass")
    assert t.strength(GIMLI) == 6


# --- Fierce (T-18)


@rule("T-18.1", "T-18.2", "T-18.3")
def test_there_is_no_third_round():
    """Whoever becomes fierce by winning the fierce fight does not fight again."""
    t = Scene(
        f"{ARAGORN} {GIMLI}",
        minions="uruk-slayer",
        shadow_support="uruk-hai-rampage",
        fight=f"{ARAGORN} uruk-slayer",
        pool=9,
    )
    assert t.comes_to("use uruk-hai-rampage")
    t.use("uruk-hai-rampage").pass_until("assign").do(f"assign {GIMLI} uruk-slayer")
    assert t.comes_to("use uruk-hai-rampage")
    t.use("uruk-hai-rampage").all_pass()
    assert t.phase == "regroup"
    assert len(t.told("skirmish-lost")) == 2


@rule("T-18.1", "T-17.12")
def test_a_fierce_minion_that_fell_does_not_come_again():
    t = Scene(
        f"{ARAGORN} {GANDALF}",
        bearing={ARAGORN: "rangers-sword"},
        hand="servant-of-the-secret-fire servant-of-the-secret-fire",
        minions=NELYA,
        fight=f"{ARAGORN} {NELYA}",
    )
    t.play("servant-of-the-secret-fire").pass_().play("servant-of-the-secret-fire")
    t.pass_to("regroup")  # 10 against 4
    assert t.discarded(SHADOWS) == [NELYA]
    assert not t.told("fierce-round")


@rule("T-18.1", "T-17.12")
def test_a_cancelled_skirmish_does_not_spare_the_fierce_one():
    t = Scene(SAM, hand="hobbit-stealth", minions=ATTEA, fight=f"{FRODO} {ATTEA}", at=3)
    t.play("hobbit-stealth").pass_until("assign")
    assert t.codes == [f"assign {who} {ATTEA}" for who in (FRODO, SAM)] + ["done"]


@rule("T-18.3", "T-19.8")
def test_the_fierce_come_twice_after_every_move():
    t = Scene(ARAGORN, minions=ATTEA, at=3, phase="assignment")
    for again in (True, False):
        for _ in range(2):
            t.pass_until("assign").do("done", "done")
        if again:
            t.pass_until("move-again").do("move")
    assert t.pass_until("fellowship").state.free == SHADOWS


@rule("T-16.6", "T-18.2")
def test_a_defender_defends_in_the_fierce_round_too():
    t = Scene(RANGER, minions=f"{ATTEA} {NELYA}", at=3, phase="maneuver").use(RANGER)
    t.pass_until("assign").do("done", "done").pass_until("assign")
    t.do(f"assign {RANGER} {ATTEA}", f"assign {RANGER} {NELYA}")
    assert t.state.fight is not None
    assert len(t.state.fight.minions) == 2


# --- Sam after Frodo (T-25.10)


@rule("T-21.1", "T-25.10")
def test_sam_need_not_take_the_ring():
    t = Scene(SAM, minions="uruk-rager", fight=f"{FRODO} uruk-rager").pass_until("respond-killed")
    t.pass_()
    assert t.winner == SHADOWS


@rule("T-25.2", "T-25.3", "T-25.10")
def test_sam_puts_the_ring_on_as_frodo_did():
    t = Scene(
        SAM,
        bearing={SAM: "hobbit-sword"},
        minions="uruk-rager orc-soldier",
        fight=f"{FRODO} uruk-rager, {SAM} orc-soldier",
    ).do(FRODO)
    t.pass_until("respond-killed").use(f"{SAM} 2")
    t.pass_until("respond-wounding").use("the-one-ring")
    assert (t.burdens, t.wounds(SAM)) == (1, 0)


@rule("T-15.5", "T-25.10")
def test_the_next_arrow_finds_sam():
    t = Scene(
        SAM, minions="goblin-marksman goblin-marksman", wounds={FRODO: 3}, phase="archery"
    ).pass_until("archery-wound")
    t.do(FRODO).use(f"{SAM} 2")
    assert t.wounds(SAM) == 1
    assert (t.over, t.phase) == (False, "assignment")


# --- Where discarded cards come from (T-28), and cards that leave in the middle


@rule("T-28.1", "T-3.10")
def test_a_weapon_that_is_struck_from_the_hand_counts_no_more():
    cantea = "ulaire-cantea-lieutenant-of-dol-guldur"
    t = skirmish(ARAGORN, cantea, bearing={ARAGORN: "rangers-sword"}).pass_()
    assert t.strength(ARAGORN) == 10
    t.use(cantea)
    assert t.strength(ARAGORN) == 8
    assert t.keyword(ARAGORN, "damage") == 0
    assert t.discarded() == ["rangers-sword"]


@rule("T-3.10", "T-17.4")
def test_what_was_said_of_a_card_is_forgotten_when_it_leaves_play():
    t = Scene(
        minions="goblin-runner",
        shadow_support="goblin-swarms",
        shadow_hand="drums-in-the-deep",
        fight=f"{FRODO} goblin-runner",
        at=4,
    )
    t.pass_().play("drums-in-the-deep")
    assert t.strength("goblin-runner") == 7
    assert t.comes_to("use goblin-swarms 1")
    t.use("goblin-swarms 1").pass_until("move-again").do("move")
    t.state.pool = 9
    t.use("goblin-swarms 2")
    assert t.strength("goblin-runner") == 5


@rule("T-28.4", "T-19.4")
def test_cards_are_discarded_in_view_of_all():
    t = Scene(hand="athelas sting", phase="regroup").pass_until("move-again").do("stop")
    t.do("athelas")
    assert t.told("discards")[-1]["cards"][0].args["name"] == "athelas"

"""The cards of the Dwarves, one after the other."""

from tests.fellowship.scene import SHADOWS, Scene
from tests.fellowship.trying import bearers, moments, offered_in_skirmish, skirmish
from tests.marks import rule

GIMLI = "gimli-son-of-gloin"
LEGOLAS = "legolas-prince-of-mirkwood"
TROOP = "goblin-patrol-troop"


@rule("T-10.6", "T-10.9", "T-17.4")
def test_axe_strike_bites_deeper_with_a_dwarven_hand_weapon() -> None:
    t = skirmish(GIMLI, TROOP, hand="axe-strike").play("axe-strike")
    assert t.strength("gimli") == 8
    assert t.pool == 0
    assert t.discarded() == ["axe-strike"]
    t = skirmish(GIMLI, TROOP, hand="axe-strike", bearing={GIMLI: "dwarven-axe"})
    assert t.play("axe-strike").strength("gimli") == 6 + 2 + 3
    t = skirmish(GIMLI, TROOP, hand="axe-strike", bearing={GIMLI: "dwarven-armor"})
    assert t.play("axe-strike").strength("gimli") == 8
    t = skirmish(GIMLI, TROOP, hand="axe-strike", bearing={GIMLI: "rangers-sword"})
    assert t.play("axe-strike").strength("gimli") == 6 + 2 + 2  # no weapon of the Dwarves
    laid = {"fellowship": GIMLI, "minions": TROOP, "fight": f"{GIMLI} {TROOP}"}
    assert moments("play axe-strike", hand="axe-strike", **laid) == {"skirmish"}


def test_axe_strike_is_for_one_dwarf() -> None:
    t = skirmish(GIMLI, TROOP, fellowship="dwarf-guard", hand="axe-strike")
    t.play("axe-strike")
    assert set(t.codes) == {GIMLI, "dwarf-guard"}
    t.do("dwarf-guard")
    assert (t.strength("gimli"), t.strength("dwarf-guard")) == (6, 6)


@rule("T-3.18", "T-27.2", "T-27.3")
def test_battle_fury_is_paid_by_the_dwarf_who_strikes() -> None:
    t = skirmish(GIMLI, TROOP, hand="battle-fury").play("battle-fury")
    assert (t.strength("gimli"), t.wounds("gimli")) == (9, 1)
    assert t.keyword("gimli", "damage") == 2
    t = skirmish(GIMLI, TROOP, hand="battle-fury", wounds={GIMLI: 2})
    assert not t.offers("play battle-fury")
    assert not skirmish(LEGOLAS, TROOP, hand="battle-fury").offers("play battle-fury")


@rule("T-4.3", "T-17.8")
def test_cleaving_blow_wounds_once_more() -> None:
    t = skirmish("dwarf-guard", "troop-of-uruk-hai", hand="cleaving-blow").play("cleaving-blow")
    assert t.strength("dwarf-guard") == 6
    assert t.keyword("dwarf-guard", "damage") == 1
    assert t.pool == 1
    t = skirmish("dwarf-guard", "uruk-savage", hand="cleaving-blow").play("cleaving-blow")
    assert t.skirmish_ends().wounds("uruk-savage") == 2
    t = skirmish("dwarf-guard", "uruk-savage", hand="cleaving-blow", phase="maneuver")
    assert not t.offers("play cleaving-blow")


def test_delving_brings_three_cards() -> None:
    deck = "hobbit-sword elven-cloak old-toby sting"
    t = Scene(GIMLI, hand="delving", deck=deck).play("delving")
    assert (t.wounds("gimli"), len(t.hand()), t.deck_size(), t.pool) == (1, 3, 1, 1)
    t = Scene(GIMLI, hand="delving", deck=deck, wounds={GIMLI: 2})
    assert not t.offers("play delving")


def test_delving_needs_a_companion_and_no_ally() -> None:
    t = Scene(support="grimir-dwarven-elder", hand="delving", deck="sting")
    assert not t.offers("play delving")


@rule("T-32.1", "T-11.8", "T-23.6")
def test_dwarf_guard_follows_another_dwarf() -> None:
    t = Scene(GIMLI, hand="dwarf-guard dwarf-guard").play("dwarf-guard").play("dwarf-guard")
    assert (t.pool, t.zone("dwarf-guard-2")) == (2, "fellowship")
    assert (t.strength("dwarf-guard"), t.vitality("dwarf-guard")) == (4, 2)
    assert not Scene(LEGOLAS, hand="dwarf-guard").offers("play dwarf-guard")


@rule("T-11.17", "T-17.9", "T-17.10")
def test_dwarven_armor_keeps_its_bearer_from_being_overwhelmed() -> None:
    t = skirmish(GIMLI, TROOP).skirmish_ends()
    assert t.dead() == [GIMLI]
    t = skirmish(GIMLI, TROOP, bearing={GIMLI: "dwarven-armor"}).skirmish_ends()
    assert (t.zone("gimli"), t.wounds("gimli")) == ("fellowship", 1)
    t = skirmish("dwarf-guard", TROOP, bearing={"dwarf-guard": "dwarven-armor"}).skirmish_ends()
    assert t.dead() == ["dwarf-guard"]  # 13 is more than three times 4


def test_dwarven_armor_fits_dwarves() -> None:
    laid = {"fellowship": f"{GIMLI} {LEGOLAS}", "support": "grimir-dwarven-elder"}
    assert bearers("dwarven-armor", **laid) == {GIMLI, "grimir-dwarven-elder"}
    assert not bearers("dwarven-armor", fellowship=GIMLI, bearing={GIMLI: "dwarven-armor"})


@rule("T-11.16")
def test_dwarven_axe_takes_a_card_from_the_deck_of_who_lost() -> None:
    t = skirmish(GIMLI, "goblin-runner", bearing={GIMLI: "dwarven-axe"}, shadow_deck="orc-soldier")
    assert t.strength("gimli") == 8
    t.skirmish_ends()
    assert t.discarded(SHADOWS) == ["orc-soldier", "goblin-runner"]
    t = skirmish(GIMLI, TROOP, bearing={GIMLI: "dwarven-axe"}, shadow_deck="orc-soldier")
    assert t.skirmish_ends().deck_size(SHADOWS) == 1
    # Who bears it must have won.
    laid = {"fellowship": GIMLI, "bearing": {GIMLI: "dwarven-axe"}, "shadow_deck": "orc-soldier"}
    assert skirmish(LEGOLAS, "goblin-runner", **laid).skirmish_ends().deck_size(SHADOWS) == 1


def test_dwarven_axe_takes_one_card_in_a_skirmish() -> None:
    t = skirmish(
        GIMLI,
        "goblin-runner",
        "goblin-sneak",
        bearing={GIMLI: "dwarven-axe"},
        shadow_deck="orc-soldier orc-soldier orc-soldier",
    )
    t.use("gimli").use("gimli").skirmish_ends()
    assert t.deck_size(SHADOWS) == 2
    assert bearers("dwarven-axe", fellowship=f"{GIMLI} {LEGOLAS}") == {GIMLI}


@rule("T-3.5", "T-27.5")
def test_dwarven_heart_heals_now_and_tires_later() -> None:
    t = Scene(GIMLI, hand="dwarven-heart", wounds={GIMLI: 2})
    t.play("dwarven-heart", GIMLI)
    assert set(t.codes) == {"0", "1", "2"}
    assert t.do("2").wounds("gimli") == 0
    t = Scene(GIMLI, hand="dwarven-heart", wounds={GIMLI: 2}).play("dwarven-heart", GIMLI, "1")
    assert t.wounds("gimli") == 1
    hardy = {GIMLI: "the-saga-of-elendil"}
    t = Scene(GIMLI, hand="dwarven-heart", bearing=hardy, wounds={GIMLI: 3})
    assert set(t.play("dwarven-heart", GIMLI).codes) == {"0", "1", "2"}
    assert bearers("dwarven-heart", fellowship=f"{GIMLI} {LEGOLAS}") == {GIMLI}


@rule("T-3.18")
def test_dwarven_heart_tires_nobody_who_is_exhausted() -> None:
    laid = {"fellowship": GIMLI, "bearing": {GIMLI: "dwarven-heart"}}
    assert Scene.turn(**laid).wounds("gimli") == 1
    assert Scene.turn(**laid, wounds={GIMLI: 2}).wounds("gimli") == 2


@rule("T-2.8")
def test_farin_dwarven_emissary_hates_orcs() -> None:
    assert skirmish("farin-dwarven-emissary", "goblin-runner").strength("farin") == 7
    assert skirmish("farin-dwarven-emissary", "uruk-savage").strength("farin") == 5
    t = skirmish(GIMLI, "goblin-runner", fellowship="farin-dwarven-emissary")
    assert (t.strength("gimli"), t.strength("farin")) == (6, 5)
    t = Scene(GIMLI, hand="farin-dwarven-emissary").play("farin")
    assert (t.pool, t.strength("farin"), t.vitality("farin")) == (2, 5, 3)
    assert not Scene(hand="farin-dwarven-emissary").offers("play farin-dwarven-emissary")


@rule("T-4.6")
def test_gimli_dwarf_of_erebor_puts_a_card_under_the_deck() -> None:
    gimli = "gimli-dwarf-of-erebor"
    t = Scene(gimli, hand="sting old-toby", deck="delving", pool=1).use("gimli").do("sting")
    assert (t.pool, t.hand(), t.deck_size()) == (3, ["old-toby"], 2)
    assert t.bottom() == ["sting"]
    assert not t.offers("use gimli")
    assert not Scene(gimli, hand="sting", pool=2).offers("use gimli")
    laid = {"fellowship": gimli, "minions": TROOP, "fight": f"{gimli} {TROOP}"}
    assert moments("use gimli", **laid) == {"fellowship"}
    assert t.keyword("gimli", "damage") == 1


@rule("T-3.16", "T-3.17", "T-3.18", "T-10.7", "T-10.12", "T-17.4")
def test_gimli_son_of_gloin_fights_harder_while_he_has_the_strength() -> None:
    t = skirmish(GIMLI, TROOP).use("gimli").use("gimli")
    assert (t.strength("gimli"), t.wounds("gimli")) == (10, 2)
    t.do("pass")
    assert not t.offers("use gimli")
    t = skirmish(GIMLI, "goblin-runner").use("gimli").skirmish_ends()
    assert (t.strength("gimli"), t.keyword("gimli", "damage")) == (6, 1)
    laid = {"fellowship": GIMLI, "minions": TROOP, "fight": f"{GIMLI} {TROOP}"}
    assert moments("use gimli", **laid) == {"skirmish"}


@rule("T-17.8")
def test_gimlis_battle_axe_wounds_an_orc_after_a_victory() -> None:
    axe = {GIMLI: "gimlis-battle-axe"}
    minions, fight = "uruk-savage orc-soldier", f"{GIMLI} uruk-savage"
    t = Scene(GIMLI, minions=minions, fight=fight, bearing=axe)
    assert (t.strength("gimli"), t.keyword("gimli", "damage")) == (8, 2)
    t.pass_until("respond-wins").use("gimlis-battle-axe")
    assert t.wounds("orc-soldier") == 1
    assert not t.offers("use gimlis-battle-axe")


def test_gimlis_battle_axe_may_stay_its_hand_and_wounds_no_uruk() -> None:
    laid = {"fight": f"{GIMLI} goblin-runner", "bearing": {GIMLI: "gimlis-battle-axe"}}
    t = Scene(GIMLI, minions="goblin-runner orc-soldier", **laid).pass_until("respond-wins")
    assert t.pass_().skirmish_ends().wounds("orc-soldier") == 0
    laid["fight"] = f"{GIMLI} uruk-soldier"
    t = Scene(GIMLI, minions="uruk-soldier uruk-savage", **laid)
    assert t.skirmish_ends().wounds("uruk-savage") == 0
    assert bearers("gimlis-battle-axe", fellowship=f"{GIMLI} dwarf-guard") == {GIMLI}


def test_gimlis_helm_lets_one_wound_through() -> None:
    helm = {GIMLI: "gimlis-helm"}
    assert skirmish(GIMLI, "uruk-fighter").skirmish_ends().wounds("gimli") == 2
    assert skirmish(GIMLI, "uruk-fighter", bearing=helm).skirmish_ends().wounds("gimli") == 1
    t = skirmish(GIMLI, "uruk-fighter", bearing=helm).use("gimlis-helm")
    assert t.zone("gimlis-helm") == "discard"
    assert t.skirmish_ends().wounds("gimli") == 0
    laid = {"fellowship": GIMLI, "minions": TROOP, "fight": f"{GIMLI} {TROOP}", "bearing": helm}
    assert moments("use gimlis-helm", **laid) == {"skirmish"}
    assert bearers("gimlis-helm", fellowship=f"{GIMLI} dwarf-guard") == {GIMLI}


@rule("T-15.5")
def test_gimlis_helm_is_no_help_against_arrows() -> None:
    laid = {"minions": "goblin-marksman goblin-marksman", "phase": "archery"}
    t = Scene(GIMLI, bearing={GIMLI: "gimlis-helm"}, **laid).all_pass().do("gimli", "gimli")
    assert t.wounds("gimli") == 2


@rule("T-10.7")
def test_gimlis_helm_protects_for_one_skirmish() -> None:
    fierce = "ulaire-nelya-lieutenant-of-morgul"
    t = skirmish(GIMLI, fierce, bearing={GIMLI: "gimlis-helm"}).use("gimlis-helm").skirmish_ends()
    assert t.wounds("gimli") == 0
    t.pass_until("assign").do(f"assign gimli {fierce}").pass_to("regroup")
    assert t.wounds("gimli") == 1


@rule("T-17.9", "T-17.10")
def test_gimlis_helm_saves_nobody_from_being_overwhelmed() -> None:
    t = skirmish(GIMLI, TROOP, bearing={GIMLI: "gimlis-helm"}).use("gimlis-helm")
    assert t.skirmish_ends().dead() == [GIMLI]


def test_greatest_kingdom_of_my_people_is_remembered_whenever_an_orc_comes() -> None:
    card = "greatest-kingdom-of-my-people"
    t = Scene(GIMLI, hand=card).play(card)
    assert (t.wounds("gimli"), t.zone(card)) == (1, "support")
    assert not Scene(GIMLI, hand=card, wounds={GIMLI: 2}).offers(f"play {card}")
    t = Scene(
        support=card,
        phase="shadow",
        pool=9,
        at=6,
        shadow_hand="orc-soldier uruk-savage",
        shadow_deck="sting sting sting",
    )
    assert t.play("orc-soldier").deck_size(SHADOWS) == 2
    assert t.play("uruk-savage").deck_size(SHADOWS) == 2


@rule("T-22.5", "T-30.1")
def test_grimir_dwarven_elder_brings_back_a_dwarven_event() -> None:
    grimir = "grimir-dwarven-elder"
    t = Scene(support=grimir, discard="delving elf-song dwarven-axe").use("grimir")
    assert (t.wounds("grimir"), t.deck_size()) == (1, 1)
    assert t.discarded() == ["elf-song", "dwarven-axe"]
    t = Scene(support=grimir, discard="delving", wounds={grimir: 2})
    assert not t.offers("use grimir")
    t = Scene(support=grimir, discard="delving", phase="regroup")
    assert not t.offers("use grimir")
    t = Scene(hand=grimir).play(grimir)
    assert (t.pool, t.zone("grimir"), t.vitality("grimir")) == (1, "support", 3)


def test_halls_of_my_home_looks_at_any_deck() -> None:
    card = "halls-of-my-home"
    t = Scene(GIMLI, hand=card, shadow_deck="orc-soldier sting old-toby").play(card)
    assert (t.wounds("gimli"), t.pool) == (1, 1)
    t.do("2", "yes")
    assert t.discarded(SHADOWS) == ["orc-soldier"]
    t.do("old-toby")
    assert t.top(SHADOWS) == ["old-toby", "sting"]
    assert not Scene(GIMLI, hand=card, wounds={GIMLI: 2}).offers(f"play {card}")


def test_halls_of_my_home_need_not_discard_and_discards_no_free_card() -> None:
    card = "halls-of-my-home"
    t = Scene(GIMLI, hand=card, deck="orc-soldier sting old-toby").play(card).do("1", "no")
    assert t.asked == "reorder"
    assert t.discarded() == []
    t = Scene(GIMLI, hand=card, deck="delving sting old-toby").play(card).do("1")
    assert t.asked == "reorder"
    t = Scene(GIMLI, hand=card, deck="delving sting old-toby elf-song").play(card).do("1")
    assert len(t.codes) == 3
    # Nobody has to be sorry for an empty deck.
    t = Scene(GIMLI, hand=card).play(card).do("2")
    assert (t.asked, t.wounds("gimli")) == ("fellowship", 1)


@rule("T-3.4")
def test_here_lies_balin_son_of_fundin_wounds_two_orcs_or_one_twice() -> None:
    card = "here-lies-balin-son-of-fundin"
    laid = {"minions": "orc-soldier goblin-runner uruk-savage", "phase": "maneuver"}
    t = Scene(GIMLI, hand=card, **laid).play(card).do("1")
    assert (t.wounds("gimli"), t.wounds("orc-soldier"), t.wounds("uruk-savage")) == (1, 1, 0)
    assert t.discarded(SHADOWS) == ["goblin-runner"]
    t = Scene(GIMLI, hand=card, **laid).play(card).do("2", "orc-soldier")
    assert t.discarded(SHADOWS) == ["orc-soldier"]
    assert not Scene(GIMLI, hand=card, wounds={GIMLI: 2}, **laid).offers(f"play {card}")


def test_here_lies_balin_son_of_fundin_wounds_one_orc_twice_if_there_is_one() -> None:
    card = "here-lies-balin-son-of-fundin"
    t = Scene(GIMLI, hand=card, minions="morgul-skirmisher", phase="maneuver").play(card)
    assert t.wounds("morgul-skirmisher") == 2


@rule("T-33.1")
def test_let_them_come_ends_the_orcs_that_a_dwarf_beats() -> None:
    t = skirmish(GIMLI, "morgul-skirmisher", support="let-them-come")
    t.use("gimli").use("gimli").pass_until("order")
    assert set(t.codes) == {"let-them-come", "wounds"}
    assert t.do("let-them-come").discarded(SHADOWS) == ["morgul-skirmisher"]
    assert t.skirmish_ends().zone("let-them-come") == "support"
    t = skirmish(GIMLI, "uruk-savage", support="let-them-come").use("gimli").skirmish_ends()
    assert t.zone("uruk-savage") == "minions"


def test_let_them_come_ends_every_orc_that_fought_and_no_other() -> None:
    t = Scene(
        GIMLI,
        minions="goblin-runner goblin-runner goblin-runner",
        fight=f"{GIMLI} goblin-runner goblin-runner-2",
        support="let-them-come",
        bearing={GIMLI: "dwarven-axe glamdring rangers-sword"},
    )
    t.pass_until("order").do("let-them-come")
    assert t.discarded(SHADOWS) == ["goblin-runner", "goblin-runner"]
    assert t.zone("goblin-runner-3") == "minions"


def test_let_them_come_is_over_when_a_dwarf_loses() -> None:
    t = skirmish(GIMLI, "uruk-fighter", support="let-them-come").skirmish_ends()
    assert t.zone("let-them-come") == "discard"
    t = skirmish(LEGOLAS, "uruk-fighter", fellowship=GIMLI, support="let-them-come")
    assert t.skirmish_ends().zone("let-them-come") == "support"


@rule("T-23.7")
def test_lord_of_moria_gives_every_dwarf_damage() -> None:
    t = Scene(f"{GIMLI} dwarf-guard {LEGOLAS}", hand="lord-of-moria").play("lord-of-moria")
    assert (t.pool, t.zone("lord-of-moria")) == (2, "support")
    assert [t.keyword(who, "damage") for who in ("gimli", "dwarf-guard", "legolas")] == [2, 1, 0]
    t = Scene("dwarf-guard", support="lord-of-moria lord-of-moria")
    assert t.keyword("dwarf-guard", "damage") == 2


def test_mithril_shaft_digs_for_one_card() -> None:
    laid = {"phase": "maneuver", "minions": TROOP, "deck": "sting " * 7}
    t = Scene(GIMLI, hand="mithril-shaft", **laid).play("mithril-shaft").do("yes", "no")
    assert (t.wounds("gimli"), t.pool, t.hand()) == (1, 2, ["sting"])
    assert t.discarded() == ["sting", "mithril-shaft"]
    t = Scene(GIMLI, hand="mithril-shaft", **laid).play("mithril-shaft")
    t.do("yes", "yes", "yes", "yes")
    assert (t.pool, t.deck_size(), t.hand()) == (5, 2, ["sting"])
    assert not Scene(GIMLI, hand="mithril-shaft", wounds={GIMLI: 2}, **laid).offers(
        "play mithril-shaft"
    )


@rule("T-27.5")
def test_mithril_shaft_brings_the_last_card_that_came_down() -> None:
    laid = {"phase": "maneuver", "minions": TROOP, "hand": "mithril-shaft"}
    t = Scene(GIMLI, deck="sting old-toby delving", **laid).play("mithril-shaft").do("yes", "no")
    first, last = (card["cards"][0].args["name"] for card in t.told("mills"))
    assert (t.hand(), t.discarded()) == ([last], [first, "mithril-shaft"])
    # Who digs on when the deck is empty still has what came down last.
    t = Scene(GIMLI, deck="sting", **laid).play("mithril-shaft").do("yes", "no")
    assert (t.pool, t.hand(), t.discarded()) == (2, ["sting"], ["mithril-shaft"])
    t = Scene(GIMLI, **laid).play("mithril-shaft").do("no")
    assert (t.pool, t.hand(), t.discarded()) == (1, [], ["mithril-shaft"])


@rule("T-26.1")
def test_nobody_tosses_a_dwarf_answers_a_victory() -> None:
    card = "nobody-tosses-a-dwarf"
    t = skirmish(GIMLI, "uruk-savage", hand=card, shadow_deck="sting " * 5)
    assert not t.offers(f"play {card}")
    t.pass_until("respond-wins").play(card)
    assert t.deck_size(SHADOWS) == 2
    t = skirmish("legolas-greenleaf", "uruk-savage", fellowship=GIMLI, hand=card)
    assert not offered_in_skirmish(t, f"play {card}")
    t = skirmish(GIMLI, "uruk-fighter", hand=card)
    assert not offered_in_skirmish(t, f"play {card}")


def test_stairs_of_khazad_dum_help_dwarves_against_moria() -> None:
    stairs = "stairs-of-khazad-dum"
    assert skirmish(GIMLI, TROOP, support=stairs).strength("gimli") == 7
    assert skirmish(GIMLI, "orc-soldier", support=stairs).strength("gimli") == 6
    assert skirmish(LEGOLAS, TROOP, support=stairs).strength("legolas") == 6
    assert Scene(hand=stairs).play(stairs).zone(stairs) == "support"


def test_still_draws_breath_heals_the_dwarf_who_won() -> None:
    card = "still-draws-breath"
    laid = {"fellowship": "dwarf-guard", "wounds": {GIMLI: 2, "dwarf-guard": 1}, "hand": card}
    t = skirmish(GIMLI, "uruk-savage", **laid).pass_until("respond-wins").play(card)
    assert (t.wounds("gimli"), t.wounds("dwarf-guard")) == (1, 1)
    t = skirmish(GIMLI, "uruk-fighter", fellowship="dwarf-guard", hand=card)
    assert not offered_in_skirmish(t, f"play {card}")


def test_their_halls_of_stone_help_more_underground() -> None:
    card = "their-halls-of-stone"
    assert skirmish(GIMLI, TROOP, hand=card).play(card).strength("gimli") == 8
    t = skirmish(GIMLI, TROOP, hand=card, at=5, goal=9).play(card)
    assert t.strength("gimli") == 10
    laid = {"fellowship": GIMLI, "minions": TROOP, "fight": f"{GIMLI} {TROOP}", "hand": card}
    assert moments(f"play {card}", **laid) == {"skirmish"}


@rule("T-16.9", "T-22.4", "T-22.7")
def test_thrarin_dwarven_smith_comes_along_until_regroup() -> None:
    laid = {"support": "thrarin-dwarven-smith", "minions": TROOP}
    assert not Scene(phase="assignment", **laid).pass_until("assign").offers("assign thrarin")
    t = Scene(phase="maneuver", **laid).use("thrarin")
    assert t.wounds("thrarin") == 1
    t.pass_until("assign")
    assert t.offers(f"assign thrarin {TROOP}")
    assert not Scene(phase="maneuver", wounds={"thrarin": 1}, **laid).offers("use thrarin")
    assert moments("use thrarin", **laid) == {"maneuver"}


@rule("T-10.7", "T-22.7")
def test_thrarin_dwarven_smith_stays_behind_when_they_move_again() -> None:
    t = Scene(support="thrarin-dwarven-smith", minions=TROOP, phase="maneuver", at=4).use("thrarin")
    t.pass_until("move-again").do("move").pass_until("assign")
    assert t.offers(f"assign frodo {TROOP}")
    assert not t.offers(f"assign thrarin {TROOP}")


@rule("T-22.6")
def test_thrarin_dwarven_smith_fights_at_home_anyway() -> None:
    t = Scene(support="thrarin-dwarven-smith", minions=TROOP, at=3, phase="assignment")
    assert t.pass_until("assign").offers(f"assign thrarin {TROOP}")


def test_wealth_of_moria_keeps_what_is_free() -> None:
    card = "wealth-of-moria"
    t = Scene(GIMLI, hand=card, deck="sting orc-soldier old-toby").play(card)
    assert sorted(t.hand()) == ["old-toby", "sting"]
    assert t.discarded() == ["orc-soldier", card]
    assert t.pool == 2
    t = Scene(GIMLI, hand=card, deck="sting " * 4).play(card)
    assert (t.hand(), t.deck_size()) == (["sting"] * 3, 1)
    assert not Scene(LEGOLAS, hand=card, deck="sting").offers(f"play {card}")

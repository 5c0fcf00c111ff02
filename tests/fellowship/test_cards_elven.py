"""The cards of the Elves, one after the other."""

import pytest

from tests.fellowship.scene import SHADOWS, Scene
from tests.fellowship.trying import bearers, moments, moves_left, offered_in_skirmish, skirmish
from tests.marks import rule

ARWEN = "arwen-daughter-of-elrond"
LEGOLAS = "legolas-prince-of-mirkwood"
GREENLEAF = "legolas-greenleaf"
GIMLI = "gimli-son-of-gloin"
ARAGORN = "aragorn-ranger-of-the-north"
ELROND = "elrond-lord-of-rivendell"
GALADRIEL = "galadriel-lady-of-light"
BILBO = "bilbo-retired-adventurer"
CELEBORN = "celeborn-lord-of-lorien"
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"
TROOP = "goblin-patrol-troop"


def test_ancient_enmity_empties_the_hand_of_who_loses() -> None:
    laid = {"hand": "ancient-enmity", "shadow_hand": "sting old-toby elf-song"}
    t = skirmish(LEGOLAS, "uruk-savage", **laid).play("ancient-enmity")
    assert t.strength("legolas") == 7
    assert len(t.skirmish_ends().discarded(SHADOWS)) == 2
    t = skirmish(LEGOLAS, "uruk-fighter", **laid).play("ancient-enmity").skirmish_ends()
    assert t.discarded(SHADOWS) == []
    t = skirmish(GIMLI, "uruk-savage", fellowship=LEGOLAS, **laid).play("ancient-enmity")
    assert t.skirmish_ends().discarded(SHADOWS) == []


def test_ancient_enmity_falls_once_on_each_player() -> None:
    t = skirmish(
        ARWEN,
        "goblin-runner",
        "goblin-runner",
        bearing={ARWEN: "gwemegil asfaloth"},
        hand="ancient-enmity",
        shadow_hand="sting old-toby elf-song delving defiance",
    )
    t.play("ancient-enmity").skirmish_ends()
    assert len(t.hand(SHADOWS)) == 3
    laid = {"fellowship": ARWEN, "minions": TROOP, "fight": f"{ARWEN} {TROOP}"}
    assert moments("play ancient-enmity", hand="ancient-enmity", **laid) == {"skirmish"}


def test_arwen_daughter_of_elrond_stands_against_the_nazgul() -> None:
    assert skirmish(ARWEN, LEMENYA).strength("arwen") == 9
    assert skirmish(ARWEN, TROOP).strength("arwen") == 6
    t = skirmish(GREENLEAF, LEMENYA, fellowship=ARWEN)
    assert (t.strength("legolas"), t.strength("arwen")) == (6, 6)
    t = Scene(hand=ARWEN).play(ARWEN)
    assert (t.pool, t.vitality("arwen"), t.keyword("arwen", "ranger")) == (2, 3, 1)


@rule("T-4.3")
def test_asfaloth_comes_to_arwen_for_nothing() -> None:
    assert Scene(ARWEN, hand="asfaloth").play("asfaloth", ARWEN).pool == 0
    assert Scene(LEGOLAS, hand="asfaloth").play("asfaloth", LEGOLAS).pool == 2
    laid = {"fellowship": f"{ARWEN} {GIMLI}", "support": CELEBORN}
    assert bearers("asfaloth", **laid) == {ARWEN, CELEBORN}


@rule("T-34.2", "T-34.4")
def test_asfaloth_is_not_played_when_somebody_hands_her_the_reins() -> None:
    t = Scene(f"{ARWEN} {LEGOLAS}", bearing={LEGOLAS: "asfaloth"})
    t.do(f"transfer asfaloth {ARWEN}")
    assert (t.bearer("asfaloth"), t.pool) == (ARWEN, 2)
    t = Scene(f"{ARWEN} {LEGOLAS}", bearing={ARWEN: "asfaloth"})
    assert t.do(f"transfer asfaloth {LEGOLAS}").pool == 2


def test_asfaloth_is_swift_on_the_plains() -> None:
    riding = {ARWEN: "asfaloth"}
    assert Scene(ARWEN, bearing=riding).strength("arwen") == 8
    t = Scene(ARWEN, bearing=riding, path="green-hill-country ettenmoors")
    assert t.strength("arwen") == 10


@rule("T-22.3")
def test_asfaloth_goes_no_way_underground() -> None:
    t = Scene(ARWEN, bearing={ARWEN: "asfaloth"}, at=3).pass_until("shadow")
    assert t.zone("asfaloth") == "discard"
    # An ally who bears it is at home.
    t = Scene(support=CELEBORN, bearing={CELEBORN: "asfaloth"}, at=3).pass_until("shadow")
    assert t.zone("asfaloth") == "borne"


@pytest.mark.parametrize(("minion", "more"), [("goblin-marksman", 4), (TROOP, 2)])
def test_border_defenses_hold_better_against_archers(minion: str, more: int) -> None:
    t = skirmish(LEGOLAS, minion, hand="border-defenses").play("border-defenses")
    assert (t.strength("legolas"), t.pool) == (6 + more, 1)
    t = Scene(LEGOLAS, minions=minion, hand="border-defenses", phase="maneuver")
    assert not t.offers("play border-defenses")


def test_bow_of_the_galadhrim_wounds_after_a_victory() -> None:
    laid = {"fight": f"{LEGOLAS} uruk-savage", "bearing": {LEGOLAS: "bow-of-the-galadhrim"}}
    t = Scene(LEGOLAS, minions="uruk-savage orc-soldier", **laid)
    assert t.strength("legolas") == 7
    t.pass_until("respond-wins").use("bow-of-the-galadhrim")
    assert set(t.codes) == {"uruk-savage", "orc-soldier"}
    assert t.do("orc-soldier").wounds("orc-soldier") == 1
    t = Scene(LEGOLAS, minions="uruk-savage orc-soldier", **laid)
    assert t.pass_until("respond-wins").pass_().skirmish_ends().wounds("orc-soldier") == 0
    t = skirmish(LEGOLAS, "uruk-fighter", bearing=laid["bearing"])
    assert not offered_in_skirmish(t, "use bow-of-the-galadhrim")
    assert bearers("bow-of-the-galadhrim", fellowship=f"{LEGOLAS} {ARWEN}") == {LEGOLAS}


def test_celeborn_lord_of_lorien_heals_an_elven_ally() -> None:
    support = f"{CELEBORN} {GALADRIEL} farmer-maggot-chaser-of-rascals"
    wounds = {GALADRIEL: 1, "farmer-maggot": 1, LEGOLAS: 1}
    t = Scene(LEGOLAS, support=support, wounds=wounds).use("celeborn")
    # He himself has just become one who could be healed.
    assert set(t.codes) == {CELEBORN, GALADRIEL}
    t.do(GALADRIEL)
    assert (t.wounds("celeborn"), t.wounds("galadriel")) == (1, 0)
    assert not Scene(support=support, wounds={CELEBORN: 2}).offers("use celeborn")
    assert moments("use celeborn", support=support) == {"fellowship"}


@rule("T-31.1", "T-31.2", "T-31.3")
def test_the_council_of_elrond_tells_a_tale() -> None:
    card = "the-council-of-elrond"
    deck = "stairs-of-khazad-dum the-tale-of-gil-galad there-and-back-again sting"
    t = Scene(f"{LEGOLAS} {GIMLI}", hand=card, deck=deck).play(card)
    assert "sting" not in t.codes
    t.do("the-tale-of-gil-galad")
    assert (t.bearer("the-tale-of-gil-galad"), t.pool) == (LEGOLAS, 3)
    t = Scene(LEGOLAS, hand=card, deck=deck).play(card).do("no")
    assert (t.deck_size(), t.pool) == (4, 2)
    assert not Scene(GIMLI, hand=card, deck=deck).offers(f"play {card}")


def test_curse_their_foul_feet_costs_a_card_for_every_orc() -> None:
    card = "curse-their-foul-feet"
    hand = "orc-soldier goblin-runner uruk-savage sting"
    t = Scene(LEGOLAS, hand=card, shadow_hand=hand).play(card)
    assert (t.who, t.wounds("legolas")) == (SHADOWS, 1)
    t.do("sting", "uruk-savage")
    assert sorted(t.hand(SHADOWS)) == ["goblin-runner", "orc-soldier"]
    t = Scene(LEGOLAS, hand=card, shadow_hand="uruk-savage sting").play(card)
    assert t.asked == "fellowship"
    assert not Scene(LEGOLAS, hand=card, wounds={LEGOLAS: 2}).offers(f"play {card}")


@pytest.mark.parametrize(("minion", "more"), [(LEMENYA, 4), (TROOP, 2)])
def test_defiance_is_greater_before_a_nazgul(minion: str, more: int) -> None:
    t = skirmish(GREENLEAF, minion, hand="defiance").play("defiance")
    assert (t.strength("legolas"), t.pool) == (6 + more, 1)
    assert not Scene(GREENLEAF, hand="defiance").offers("play defiance")


@rule("T-15.3")
def test_double_shot_adds_to_the_archery_total() -> None:
    laid = {"minions": TROOP, "phase": "archery", "hand": "double-shot sting"}
    t = Scene(LEGOLAS, **laid).play("double-shot")
    assert t.archery() == (2, 0)
    assert not Scene(ARWEN, **laid).offers("play double-shot")
    assert not Scene(ARAGORN, bearing={ARAGORN: "aragorns-bow"}, **laid).offers("play double-shot")
    # An ally archer is no companion.
    t = Scene(support="orophin-lorien-bowman", at=6, **laid)
    assert not t.offers("play double-shot")


@rule("T-25.6")
def test_elf_song_takes_a_burden_away() -> None:
    t = Scene(LEGOLAS, hand="elf-song", burdens=3).play("elf-song")
    assert (t.burdens, t.pool) == (2, 1)
    assert not Scene(GIMLI, hand="elf-song", burdens=3).offers("play elf-song")
    t = Scene(support=CELEBORN, hand="elf-song", burdens=3).play("elf-song")
    assert t.burdens == 2


@rule("T-3.8")
def test_elrond_lord_of_rivendell_heals_the_allies_of_his_house() -> None:
    wounds = {ELROND: 2, "bilbo": 1, CELEBORN: 1}
    support = f"{ELROND} bilbo-retired-adventurer {CELEBORN}"
    t = Scene.turn(support=support, wounds=wounds)
    assert [t.wounds(who) for who in ("elrond", "bilbo", "celeborn")] == [1, 0, 1]


def test_elrond_lord_of_rivendell_gives_counsel() -> None:
    t = Scene(support=ELROND, deck="sting sting").use("elrond")
    assert (t.wounds("elrond"), t.hand().count("sting")) == (1, 1)
    assert not Scene(support=ELROND, deck="sting", wounds={ELROND: 3}).offers("use elrond")
    assert moments("use elrond", support=ELROND, deck="sting", minions=TROOP) == {"fellowship"}
    assert Scene(LEGOLAS, hand=ELROND).play(ELROND).pool == 4
    assert Scene("gandalf-the-grey-wizard", hand=ELROND).offers(f"play {ELROND}")
    assert not Scene(GIMLI, hand=ELROND).offers(f"play {ELROND}")


@rule("T-11.17")
def test_elven_bow_makes_an_archer() -> None:
    t = Scene(ARWEN, hand="elven-bow").play("elven-bow", ARWEN)
    assert (t.keyword("arwen", "archer"), t.pool) == (1, 1)
    t = Scene(ARWEN, bearing={ARWEN: "elven-bow"}, minions=TROOP, phase="archery")
    assert t.archery() == (1, 0)
    laid = {"fellowship": f"{ARWEN} {LEGOLAS} {GIMLI}"}
    assert bearers("elven-bow", **laid, bearing={LEGOLAS: "bow-of-the-galadhrim"}) == {ARWEN}


@rule("T-15.4")
def test_elven_cloak_hides_from_arrows() -> None:
    laid = {"phase": "archery", "minions": "goblin-marksman goblin-marksman"}
    assert Scene(GIMLI, bearing={GIMLI: "elven-cloak"}, **laid).archery() == (0, 1)
    t = Scene(GIMLI, bearing={GIMLI: "elven-cloak"}, phase="archery", minions=TROOP)
    assert t.archery() == (0, 0)  # never below nothing
    frodo = "frodo-son-of-drogo"
    cloaked = {"fellowship": f"{GIMLI} {LEGOLAS}", "support": CELEBORN}
    assert bearers("elven-cloak", **cloaked) == {GIMLI, LEGOLAS, frodo}
    assert not bearers("elven-cloak", fellowship=GIMLI)


def test_far_seeing_eyes_see_every_elf_who_comes() -> None:
    laid = {"support": "far-seeing-eyes", "shadow_hand": "sting old-toby"}
    t = Scene(hand=f"{LEGOLAS} {GIMLI}", **laid).play(LEGOLAS)
    assert t.who == SHADOWS
    assert t.do("old-toby").hand(SHADOWS) == ["sting"]
    assert t.play(GIMLI).hand(SHADOWS) == ["sting"]
    assert Scene(hand="far-seeing-eyes").play("far-seeing-eyes").pool == 2
    assert not Scene(support="far-seeing-eyes", hand="far-seeing-eyes").offers(
        "play far-seeing-eyes"
    )


def test_foul_creation_takes_an_isengard_minion_for_two_cards() -> None:
    laid = {"hand": "foul-creation", "deck": "sting sting sting"}
    t = Scene(LEGOLAS, shadow_hand="uruk-savage orc-soldier", **laid).play("foul-creation")
    t.do("yes")
    assert (t.discarded(SHADOWS), len(t.hand())) == (["uruk-savage"], 2)
    assert (t.wounds("legolas"), t.pool) == (1, 1)
    t = Scene(LEGOLAS, shadow_hand="uruk-savage", **laid).play("foul-creation").do("no")
    assert (t.discarded(SHADOWS), t.hand()) == ([], [])
    for hand in ("orc-soldier", "greed"):  # of Mordor; of Isengard, but no minion
        t = Scene(LEGOLAS, shadow_hand=hand, **laid)
        assert t.play("foul-creation").asked == "fellowship"
    assert not Scene(LEGOLAS, wounds={LEGOLAS: 2}, **laid).offers("play foul-creation")


def test_galadriel_lady_of_light_brings_elves_for_nothing() -> None:
    t = Scene(support=GALADRIEL, hand=f"{ELROND} {GIMLI}").use("galadriel")
    assert (t.zone("elrond"), t.pool, t.wounds("galadriel")) == ("support", 0, 1)
    # There is nobody else to play.
    assert not t.offers("use galadriel")
    laid = {"hand": LEGOLAS, "path": "east-road"}
    assert Scene(support=GALADRIEL, **laid).use("galadriel").pool == 0
    assert not Scene(support=GALADRIEL, wounds={GALADRIEL: 2}, **laid).offers("use galadriel")


def test_galadriel_lady_of_light_heals_the_allies_of_lorien() -> None:
    wounds = {GALADRIEL: 1, CELEBORN: 2, ELROND: 1}
    t = Scene.turn(support=f"{GALADRIEL} {CELEBORN} {ELROND}", wounds=wounds)
    t.pass_until("fellowship")
    assert [t.wounds(who) for who in ("galadriel", "celeborn")] == [0, 1]
    t = Scene.turn(support=f"{GALADRIEL} {BILBO}", wounds={GALADRIEL: 1, BILBO: 1})
    assert [t.wounds(who) for who in ("galadriel", "bilbo")] == [0, 1]
    assert Scene(hand=GALADRIEL).play(GALADRIEL).pool == 3


@rule("T-19.11")
def test_gift_of_boats_speeds_a_company_on_a_river() -> None:
    t = Scene(support="gift-of-boats", path="green-hill-country buckleberry-ferry")
    t.pass_until("shadow")
    assert moves_left(t) == 3 - t.state.moves
    t = Scene(support="gift-of-boats", path="green-hill-country weathertop").pass_until("shadow")
    assert moves_left(t) == 2 - t.state.moves


def test_gift_of_boats_is_given_by_an_ally_and_helps_no_second_move() -> None:
    t = Scene(support=CELEBORN, hand="gift-of-boats").play("gift-of-boats")
    assert (t.wounds("celeborn"), t.pool) == (1, 1)
    assert not Scene(LEGOLAS, hand="gift-of-boats").offers("play gift-of-boats")
    assert not Scene(support=BILBO, hand="gift-of-boats").offers("play gift-of-boats")
    t = Scene(support="gift-of-boats", path="green-hill-country buckleberry-ferry", phase="regroup")
    t.pass_until("move-again").do("move").pass_until("shadow")
    assert moves_left(t) == 0


@rule("T-27.2", "T-27.3")
def test_gwemegil_is_swung_by_exertion_or_two_cards() -> None:
    sword = {ARWEN: "gwemegil"}
    t = skirmish(ARWEN, TROOP, bearing=sword, hand="sting old-toby")
    assert (t.strength("arwen"), t.keyword("arwen", "damage")) == (8, 1)
    t.use("gwemegil", "1")
    assert (t.strength("arwen"), t.wounds("arwen")) == (9, 1)
    t.use("gwemegil", "2", "sting")
    assert (t.strength("arwen"), t.hand()) == (10, [])
    t = skirmish(ARWEN, TROOP, bearing=sword, hand="sting", wounds={ARWEN: 2})
    assert not t.offers("use gwemegil")
    assert bearers("gwemegil", fellowship=f"{ARWEN} {LEGOLAS}") == {ARWEN}


@pytest.mark.parametrize(("site", "strength"), [(5, 5), (6, 7), (7, 7), (8, 7), (9, 5)])
def test_haldir_elf_of_the_golden_wood_is_strong_near_home(site: int, strength: int) -> None:
    t = Scene(f"haldir-elf-of-the-golden-wood {ARWEN}", at=site)
    assert (t.strength("haldir"), t.strength("arwen")) == (strength, 6)
    haldir = "haldir-elf-of-the-golden-wood"
    assert Scene(LEGOLAS, hand=haldir).play(haldir).pool == 2
    assert not Scene(GIMLI, hand=haldir).offers(f"play {haldir}")


def test_the_last_alliance_of_elves_and_men_counts_elves_up_to_three() -> None:
    card = "the-last-alliance-of-elves-and-men"
    bearing = {ARAGORN: card}
    assert Scene(ARAGORN, bearing=bearing).strength("aragorn") == 8
    assert Scene(f"{ARAGORN} {ARWEN}", bearing=bearing).strength("aragorn") == 9
    t = Scene(f"{ARAGORN} {ARWEN} {LEGOLAS}", support=f"{ELROND} {CELEBORN}", bearing=bearing)
    assert t.strength("aragorn") == 11
    laid = {
        "fellowship": f"{ARAGORN} boromir-lord-of-gondor {GIMLI}",
        "support": "ottar-man-of-laketown",  # a Man, but not of Gondor
    }
    assert bearers(card, **laid, bearing=bearing) == {"boromir-lord-of-gondor"}


@rule("T-15.1", "T-15.8")
def test_legolas_greenleaf_shoots_at_once_instead() -> None:
    t = Scene(GREENLEAF, minions=f"{TROOP} orc-soldier", phase="archery")
    assert t.archery() == (1, 0)
    t.use("legolas")
    assert set(t.codes) == {TROOP, "orc-soldier"}
    t.do(TROOP)
    assert (t.wounds(TROOP), t.wounds("legolas"), t.archery()) == (1, 1, (0, 0))
    t = Scene(GREENLEAF, minions=TROOP, phase="archery", wounds={GREENLEAF: 2})
    assert not t.offers("use legolas")
    laid = {"fellowship": GREENLEAF, "minions": TROOP, "fight": f"{GREENLEAF} {TROOP}"}
    assert moments("use legolas", **laid) == {"archery"}


def test_legolas_prince_of_mirkwood_stands_against_the_nazgul() -> None:
    assert skirmish(LEGOLAS, LEMENYA).strength("legolas") == 9
    assert skirmish(LEGOLAS, TROOP).strength("legolas") == 6
    t = skirmish(GIMLI, LEMENYA, fellowship=LEGOLAS)
    assert (t.strength("gimli"), t.strength("legolas")) == (6, 6)
    t = Scene(hand=LEGOLAS).play(LEGOLAS)
    assert (t.pool, t.keyword("legolas", "archer"), t.vitality("legolas")) == (2, 1, 3)


@rule("T-15.4")
def test_lightfootedness_takes_from_the_minions_archery() -> None:
    laid = {"minions": "goblin-marksman", "phase": "archery", "hand": "lightfootedness"}
    t = Scene(ARWEN, **laid | {"minions": "goblin-marksman goblin-marksman"})
    assert t.play("lightfootedness").archery() == (0, 1)
    assert not Scene(support=CELEBORN, **laid).offers("play lightfootedness")
    assert moments("play lightfootedness", fellowship=ARWEN, minions=TROOP, hand=laid["hand"]) == {
        "archery"
    }


def test_lorien_elf_follows_another_elf() -> None:
    t = Scene(support=CELEBORN, hand="lorien-elf").play("lorien-elf")
    assert (t.pool, t.strength("lorien-elf"), t.vitality("lorien-elf")) == (1, 4, 2)
    assert not Scene(GIMLI, hand="lorien-elf").offers("play lorien-elf")


def test_mallorn_trees_cover_elven_cards() -> None:
    t = Scene(support="mallorn-trees", hand="elf-song sting lightfootedness", deck="delving")
    t.use("mallorn-trees", "elf-song").use("mallorn-trees", "lightfootedness")
    assert (t.hand(), t.bottom()) == (["sting"], ["elf-song", "lightfootedness"])
    assert not t.offers("use mallorn-trees")
    # Everybody has seen what went there.
    assert t.state.known[SHADOWS] >= set(t.state.bottoms[0])
    t = Scene(support="mallorn-trees", hand="elf-song", phase="regroup")
    assert not t.offers("use mallorn-trees")
    assert Scene(hand="mallorn-trees").play("mallorn-trees").pool == 1


def test_the_mirror_of_galadriel_shows_two_of_seven_cards() -> None:
    mirror = "the-mirror-of-galadriel"
    laid = {"support": f"{mirror} {GALADRIEL} {CELEBORN} {ELROND}", "phase": "maneuver"}
    t = Scene(minions=TROOP, shadow_hand="sting " * 7, **laid).use(mirror)
    assert (t.wounds("galadriel"), len(t.hand(SHADOWS))) == (1, 6)
    assert not t.offers(f"use {mirror}")
    t = Scene(minions=TROOP, shadow_hand="sting " * 6, **laid)
    assert not t.offers(f"use {mirror}")
    strengths = [t.strength(who) for who in ("galadriel", "celeborn", "elrond")]
    assert strengths == [4, 7, 8]
    t = Scene(minions=TROOP, shadow_hand="sting " * 7, wounds={GALADRIEL: 2}, **laid)
    assert not t.offers(f"use {mirror}")
    assert Scene(hand=mirror).play(mirror).zone(mirror) == "support"
    laid = {"support": f"{mirror} {GALADRIEL}", "minions": TROOP, "shadow_hand": "sting " * 7}
    assert moments(f"use {mirror}", **laid) == {"maneuver"}


def test_the_mirror_of_galadriel_lets_who_looks_choose_between_the_two() -> None:
    mirror = "the-mirror-of-galadriel"
    hand = "sting old-toby delving defiance elf-song greed orc-soldier"
    laid = {"support": f"{mirror} {GALADRIEL}", "minions": TROOP, "phase": "maneuver"}
    t = Scene(shadow_hand=hand, **laid).use(mirror)
    two = t.codes
    assert (t.who, len(two), set(two) < set(hand.split())) == (0, 2, True)
    assert t.do(two[1]).discarded(SHADOWS) == [two[1]]
    assert two[0] in t.hand(SHADOWS)


@rule("T-15.4", "T-22.5")
def test_orophin_lorien_bowman_shoots_uruks() -> None:
    minions = "uruk-savage orc-soldier"
    t = Scene(support="orophin-lorien-bowman", minions=minions, phase="archery")
    assert t.archery() == (0, 0)
    t.use("orophin")
    assert (t.wounds("uruk-savage"), t.wounds("orophin")) == (1, 1)
    t = Scene(support="orophin-lorien-bowman", minions=minions, phase="archery", at=6)
    assert t.archery() == (1, 0)
    t = Scene(
        support="orophin-lorien-bowman", minions=minions, phase="archery", wounds={"orophin": 2}
    )
    assert not t.offers("use orophin")
    assert moments("use orophin", support="orophin-lorien-bowman", minions=minions) == {"archery"}


def test_rumil_elven_protector_shoots_orcs() -> None:
    minions = "uruk-savage orc-soldier"
    t = Scene(support="rumil-elven-protector", minions=minions, phase="archery").use("rumil")
    assert (t.wounds("orc-soldier"), t.wounds("rumil")) == (1, 1)
    assert t.keyword("rumil", "archer") == 1
    t = Scene(
        support="rumil-elven-protector", minions=minions, phase="archery", wounds={"rumil": 2}
    )
    assert not t.offers("use rumil")
    assert moments("use rumil", support="rumil-elven-protector", minions=minions) == {"archery"}


@rule("T-3.4", "T-27.6")
def test_the_seen_and_the_unseen_is_paid_by_two_elves() -> None:
    card = "the-seen-and-the-unseen"
    laid = {"hand": card, "shadow_support": "goblin-swarms greed"}
    t = Scene(f"{LEGOLAS} {ARWEN}", **laid).play(card, "", "greed")
    assert (t.wounds("legolas"), t.wounds("arwen"), t.zone("greed")) == (1, 1, "discard")
    assert not Scene(LEGOLAS, **laid).offers(f"play {card}")
    assert not Scene(f"{LEGOLAS} {ARWEN}", wounds={ARWEN: 2}, **laid).offers(f"play {card}")
    laid = {"fellowship": f"{LEGOLAS} {ARWEN}", "minions": TROOP, **laid}
    assert moments(f"play {card}", fight=f"{ARWEN} {TROOP}", **laid) == {"fellowship"}


@rule("T-10.12")
def test_shoulder_to_shoulder_a_dwarf_and_an_elf_help_each_other() -> None:
    card = "shoulder-to-shoulder"
    laid = {"support": card, "minions": TROOP, "phase": "maneuver"}
    t = Scene(f"{GIMLI} {LEGOLAS}", wounds={GIMLI: 1, LEGOLAS: 1}, **laid).use(card, "1")
    assert (t.wounds("gimli"), t.wounds("legolas"), t.pool) == (2, 0, 1)
    t = Scene(f"{GIMLI} {LEGOLAS}", wounds={GIMLI: 2, LEGOLAS: 1}, **laid).use(card)
    assert (t.wounds("gimli"), t.wounds("legolas"), t.pool) == (1, 2, 1)
    t = Scene(f"{GIMLI} {LEGOLAS}", wounds={GIMLI: 2, LEGOLAS: 2}, **laid)
    assert not t.offers(f"use {card}")
    assert moments(
        f"use {card}", fellowship=f"{GIMLI} {LEGOLAS}", wounds={GIMLI: 1}, support=card
    ) == {"maneuver"}


@rule("T-24.4")
def test_silinde_elf_of_mirkwood_has_the_text_of_your_third_site() -> None:
    laid = {"support": "silinde-elf-of-mirkwood", "hand": LEGOLAS, "deck": "sting"}
    path = "bag-end bree-gate rivendell-valley moria-lake"
    t = Scene(path=path, **laid)
    assert not t.offers("use rivendell-valley")
    t.use("silinde")
    assert (t.zone("legolas"), t.hand()) == ("fellowship", ["sting"])
    theirs = path.replace("rivendell-valley", "rivendell-valley:theirs")
    assert not Scene(path=theirs, **laid).offers("use silinde")


def test_silinde_elf_of_mirkwood_does_not_speed_a_company_elsewhere() -> None:
    path = "bag-end bree-streets rivendell-waterfall moria-lake"
    t = Scene(ARAGORN, support="silinde-elf-of-mirkwood", path=path, phase="regroup")
    assert moves_left(t) == 1
    t = Scene(support="silinde-elf-of-mirkwood", path="bag-end", at=1)
    assert not t.offers("use silinde")
    assert Scene(hand="silinde-elf-of-mirkwood").play("silinde").pool == 2


def test_songs_of_the_blessed_realm_lighten_the_burden_with_every_tale() -> None:
    songs = "songs-of-the-blessed-realm"
    laid = {"support": songs, "burdens": 2}
    t = Scene(LEGOLAS, hand="the-tale-of-gil-galad", **laid).play("the-tale-of-gil-galad", LEGOLAS)
    assert t.use(songs).burdens == 1
    t = Scene(LEGOLAS, hand="the-tale-of-gil-galad", **laid).play("the-tale-of-gil-galad", LEGOLAS)
    assert t.pass_().burdens == 2
    t = Scene(hand="stairs-of-khazad-dum", **laid).play("stairs-of-khazad-dum")
    assert (t.asked, t.burdens) == ("fellowship", 2)
    t = Scene(hand="mallorn-trees", **laid).play("mallorn-trees")
    assert (t.asked, t.burdens) == ("fellowship", 2)


def test_the_splendor_of_their_banners_inspires_an_archer() -> None:
    card = "the-splendor-of-their-banners"
    laid = {"minions": TROOP, "phase": "archery"}
    t = Scene(LEGOLAS, bearing={LEGOLAS: card}, **laid).use(card)
    assert (t.archery(), t.wounds("legolas")) == ((2, 0), 1)
    assert not Scene(ARWEN, bearing={ARWEN: card}, **laid).offers(f"use {card}")
    t = Scene(f"{ARWEN} {LEGOLAS}", bearing={ARWEN: card}, **laid)
    assert not t.offers(f"use {card}")  # another is an archer
    t = Scene(LEGOLAS, bearing={LEGOLAS: card}, wounds={LEGOLAS: 2}, **laid)
    assert not t.offers(f"use {card}")
    assert bearers(card, fellowship=f"{LEGOLAS} {GIMLI}", support=CELEBORN) == {LEGOLAS}


@pytest.mark.parametrize("target", ["orc-soldier", "orc-bowmen", "orc-scimitar"])
def test_stand_against_darkness_ends_something_of_sauron(target: str) -> None:
    card = "stand-against-darkness"
    laid = {
        "minions": "orc-soldier orc-chieftain goblin-runner",
        "shadow_support": "orc-bowmen greed",
        "bearing": {"orc-chieftain": "orc-scimitar"},
        "phase": "maneuver",
        "hand": card,
    }
    t = Scene(LEGOLAS, **laid).play(card)
    assert set(t.codes) == {"orc-soldier", "orc-chieftain", "orc-bowmen", "orc-scimitar"}
    t.do(target)
    assert (t.discarded(SHADOWS), t.wounds("legolas"), t.pool) == ([target], 1, 1)
    assert not Scene(LEGOLAS, wounds={LEGOLAS: 2}, **laid).offers(f"play {card}")
    laid = {"fellowship": LEGOLAS, "minions": "orc-soldier", "hand": card}
    assert moments(f"play {card}", fight=f"{LEGOLAS} orc-soldier", **laid) == {"maneuver"}


@rule("T-22.7", "T-10.7")
@pytest.mark.parametrize(
    ("card", "ally", "other"),
    [
        ("support-of-the-last-homely-house", ELROND, CELEBORN),
        ("swan-ship-of-the-galadhrim", CELEBORN, ELROND),
    ],
)
def test_support_of_the_last_homely_house_and_swan_ship_of_the_galadhrim_bring_an_ally(
    card: str, ally: str, other: str
) -> None:
    laid = {"minions": TROOP, "phase": "maneuver", "hand": card}
    t = Scene(support=f"{ally} {other}", **laid)
    before = t.strength(ally)
    t.play(card)
    assert (t.strength(ally), t.wounds(ally), t.pool) == (before + 3, 1, 1)
    t.pass_until("assign")
    assert t.offers(f"assign {ally} {TROOP}")
    assert not t.offers(f"assign {other} {TROOP}")
    assert not Scene(support=f"{other} {BILBO}", **laid).offers(f"play {card}")
    t.pass_to("regroup")
    assert t.strength(ally) == before
    assert moments(f"play {card}", support=ally, minions=TROOP, hand=card) == {"maneuver"}


@rule("T-11.16", "T-3.9")
def test_the_tale_of_gil_galad_gives_strength_once() -> None:
    card = "the-tale-of-gil-galad"
    t = skirmish(LEGOLAS, TROOP, bearing={LEGOLAS: card})
    assert t.vitality("legolas") == 4
    t.use(card)
    assert (t.strength("legolas"), t.vitality("legolas"), t.zone(card)) == (8, 3, "discard")
    # Who lives only by it dies with it.
    t = skirmish(LEGOLAS, TROOP, bearing={LEGOLAS: card}, wounds={LEGOLAS: 3}).use(card)
    assert t.dead() == [LEGOLAS]
    assert bearers(card, fellowship=f"{LEGOLAS} {GIMLI}", support=ELROND) == {LEGOLAS, ELROND}
    laid = {"fellowship": LEGOLAS, "minions": TROOP, "bearing": {LEGOLAS: card}}
    assert moments(f"use {card}", fight=f"{LEGOLAS} {TROOP}", **laid) == {"skirmish"}


@rule("T-24.4")
def test_uruviel_maid_of_lorien_has_the_text_of_your_sixth_site() -> None:
    path = "bag-end bree-gate rivendell-valley moria-lake the-bridge-of-khazad-dum"
    laid = {"fellowship": LEGOLAS, "support": "uruviel-maid-of-lorien", "at": 5}
    t = Scene(path=f"{path} galadriels-glade", shadow_hand="sting", **laid)
    assert not t.offers("use galadriels-glade")
    t.use("uruviel", LEGOLAS)
    assert t.wounds("legolas") == 1
    assert [told["number"] for told in t.told("looks-at-hand")] == [1]
    t = Scene(path=f"{path} lothlorien-woods", **laid)
    assert t.strength("uruviel") == 8
    assert Scene(path=f"{path} lothlorien-woods:theirs", **laid).strength("uruviel") == 5
    assert Scene(path=path, **laid).strength("uruviel") == 5
    assert not Scene(path=path, hand="lorien-elf", **laid).offers("use uruviel")  # your third
    assert not Scene(path=f"{path} galadriels-glade:theirs", **laid).offers("use uruviel")


def test_the_white_arrows_of_lorien_scatter_a_hand() -> None:
    card = "the-white-arrows-of-lorien"
    laid = {"minions": TROOP, "phase": "archery", "shadow_hand": "sting sting sting"}
    t = Scene(LEGOLAS, bearing={LEGOLAS: card}, **laid).use(card)
    assert (len(t.hand(SHADOWS)), t.wounds("legolas")) == (1, 1)
    assert not Scene(ARWEN, bearing={ARWEN: card}, **laid).offers(f"use {card}")
    t = Scene(f"{ARWEN} {LEGOLAS}", bearing={ARWEN: card}, **laid)
    assert not t.offers(f"use {card}")  # another is an archer
    t = Scene(LEGOLAS, bearing={LEGOLAS: card}, wounds={LEGOLAS: 2}, **laid)
    assert not t.offers(f"use {card}")
    assert bearers(card, fellowship=f"{LEGOLAS} {GIMLI}", support=ELROND) == {LEGOLAS}

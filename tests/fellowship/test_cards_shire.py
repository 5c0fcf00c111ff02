"""The cards of the Shire, one after the other."""

import pytest

from tests.fellowship.beginning import Beginning, deck
from tests.fellowship.scene import SHADOWS, Scene
from tests.fellowship.trying import bearers, moments, skirmish
from tests.marks import rule

FRODO = "frodo-son-of-drogo"
HEIR = "frodo-old-bilbos-heir"
SAM = "sam-son-of-hamfast"
FAITHFUL = "sam-faithful-companion"
MERRY = "merry-from-oer-the-brandywine"
MERRY_FRIEND = "merry-friend-to-sam"
PIPPIN = "pippin-hobbit-of-some-intelligence"
PIPPIN_FRIEND = "pippin-friend-to-frodo"
ARAGORN = "aragorn-ranger-of-the-north"
BOROMIR = "boromir-son-of-denethor"
GANDALF = "gandalf-the-grey-wizard"
GIMLI = "gimli-son-of-gloin"
BILBO = "bilbo-retired-adventurer"
GAFFER = "the-gaffer-sams-father"
MAGGOT = "farmer-maggot-chaser-of-rascals"
PROUDFOOT = "master-proudfoot-distant-relative-of-bilbo"
ALBERT = "albert-dreary-entertainer-from-bree"
ELF = "legolas-greenleaf"
ROSIE = "rosie-cotton-hobbiton-lass"
TROOP = "goblin-patrol-troop"
PLAIN = "bag-end"
"""A first site that changes no prices."""


@rule("T-30.1")
def test_bilbo_retired_adventurer_brings_something_of_the_shire_back() -> None:
    t = Scene(support=BILBO, discard="sting elf-song").use("bilbo")
    assert (t.discarded(), t.deck_size(), t.wounds("bilbo")) == (["elf-song"], 1, 1)
    assert not Scene(support=BILBO, discard="sting", wounds={BILBO: 2}).offers("use bilbo")
    assert not Scene(support=BILBO, discard="sting", phase="regroup").offers("use bilbo")
    assert Scene(hand=BILBO, path=PLAIN).play(BILBO).pool == 2


@rule("T-32.2")
def test_bilbos_pipe_recalls_as_many_tales_as_there_are_pipes() -> None:
    pipe = "bilbos-pipe"
    tales = "stone-trolls the-saga-of-elendil sting"
    laid = {"bearing": {MERRY: pipe, GANDALF: "gandalfs-pipe"}, "discard": tales}
    t = Scene(f"{MERRY} {GANDALF}", support="longbottom-leaf", **laid).use(pipe, "2")
    t.do("stone-trolls")
    assert (t.discarded(), t.deck_size()) == (["sting", "longbottom-leaf"], 2)
    assert not t.offers(f"use {pipe}")
    t = Scene(f"{MERRY} {GANDALF}", support="longbottom-leaf", **laid).use(pipe)
    assert set(t.codes) == {"0", "1", "2"}
    assert t.do("0").deck_size() == 0
    assert bearers(pipe, fellowship=f"{MERRY} {GIMLI}") == {MERRY, FRODO}


@rule("T-17.9")
def test_bounder_keeps_a_hobbit_from_being_overwhelmed() -> None:
    t = skirmish(MERRY, "uruk-soldier", support="bounder").skirmish_ends()
    assert t.dead() == [MERRY]
    t = skirmish(MERRY, "uruk-soldier", support="bounder").use("bounder", MERRY)
    assert t.wounds("bounder") == 1
    assert t.skirmish_ends().wounds("merry") == 2
    t = skirmish(MERRY, "uruk-soldier", support="bounder", wounds={"bounder": 1})
    assert not t.offers("use bounder")
    laid = {"fellowship": MERRY, "support": "bounder", "minions": TROOP}
    assert moments("use bounder", fight=f"{MERRY} {TROOP}", **laid) == {"skirmish"}
    assert Scene(hand="bounder", path=PLAIN).play("bounder").pool == 1


@rule("T-26.3")
def test_extraordinary_resilience_takes_a_burden_and_leaves_the_wound() -> None:
    card = "extraordinary-resilience"
    laid = {"support": GAFFER, "hand": card, "wounds": {FRODO: 1}}
    t = Scene(burdens=2, **laid).use("the-gaffer").play(card)
    assert (t.burdens, t.wounds("frodo")) == (1, 1)
    t = Scene(burdens=2, **laid).use("the-gaffer").pass_()
    assert (t.burdens, t.wounds("frodo")) == (2, 0)
    t = Scene(SAM, support=GAFFER, hand=card, wounds={SAM: 1}, burdens=2).use("the-gaffer")
    assert (t.asked, t.wounds("sam")) == ("fellowship", 0)


def test_extraordinary_resilience_heals_whom_it_can_not_unburden() -> None:
    card = "extraordinary-resilience"
    t = Scene(support=GAFFER, hand=card, wounds={FRODO: 1}).use("the-gaffer")
    t.play(card)
    assert (t.burdens, t.wounds("frodo")) == (0, 0)


@rule("T-3.6")
def test_extraordinary_resilience_counts_as_healing_at_a_sanctuary() -> None:
    card = "extraordinary-resilience"
    t = Scene.turn(at=3, hand=card, wounds={FRODO: 3}, burdens=2).do("frodo").play(card)
    assert (t.burdens, t.wounds("frodo")) == (1, 3)
    assert t.ask.prompt.args["number"] == 4


@rule("T-3.19", "T-22.5")
def test_farmer_maggot_chaser_of_rascals_heals_merry_or_pippin() -> None:
    wounds = {MERRY: 1, PIPPIN: 1, SAM: 1}
    t = Scene(f"{MERRY} {PIPPIN} {SAM}", support=MAGGOT, wounds=wounds).use("farmer-maggot")
    assert set(t.codes) == {MERRY, PIPPIN}
    t.do(PIPPIN)
    assert (t.wounds("pippin"), t.wounds("farmer-maggot")) == (0, 1)
    assert not Scene(MERRY, support=MAGGOT, wounds={MERRY: 1, MAGGOT: 2}).offers(
        "use farmer-maggot"
    )
    assert moments("use farmer-maggot", fellowship=MERRY, support=MAGGOT) == {"fellowship"}


def test_frodo_old_bilbos_heir_heals_a_hobbit_at_home() -> None:
    laid = {"ring_bearer": HEIR, "support": f"{MAGGOT} celeborn-lord-of-lorien", "fellowship": SAM}
    wounds = {MAGGOT: 2, "celeborn": 1, SAM: 1}
    t = Scene.turn(wounds=wounds, **laid).use("frodo")
    assert [t.wounds(who) for who in ("farmer-maggot", "celeborn", "sam")] == [1, 1, 1]
    assert not t.offers("use frodo")
    assert Scene.turn(wounds=wounds, **laid).pass_().wounds("farmer-maggot") == 2


@rule("T-25.8")
def test_frodo_old_bilbos_heir_is_hard_to_corrupt() -> None:
    laid = {"ring_bearer": HEIR, "hand": "power-according-to-his-stature"}
    for burdens, over in ((8, False), (9, True)):
        t = Scene(minions=TROOP, fight=f"{HEIR} {TROOP}", burdens=burdens, **laid)
        assert t.play("power-according-to-his-stature").over == over


def test_frodo_son_of_drogo_is_helped_by_his_friends() -> None:
    t = Scene(BOROMIR, wounds={FRODO: 2}).use("frodo")
    assert (t.wounds("frodo"), t.wounds("boromir")) == (1, 1)
    assert not Scene(ARAGORN, wounds={FRODO: 2}).offers("use frodo")  # another signet
    assert not Scene(BOROMIR, wounds={FRODO: 2, BOROMIR: 2}).offers("use frodo")
    assert moments("use frodo", fellowship=BOROMIR, wounds={FRODO: 1}) == {"fellowship"}
    t = Scene()
    assert (t.strength("frodo"), t.vitality("frodo")) == (3 + 1, 4)  # the Ring's own strength


def test_the_gaffer_sams_father_heals_frodo_or_sam() -> None:
    wounds = {FRODO: 1, SAM: 1, MERRY: 1}
    t = Scene(f"{SAM} {MERRY}", support=GAFFER, wounds=wounds).use("the-gaffer")
    assert set(t.codes) == {FRODO, SAM}
    assert (t.do(SAM).wounds("sam"), t.wounds("the-gaffer")) == (0, 1)
    assert not t.offers("use the-gaffer")  # exhausted
    assert moments("use the-gaffer", support=GAFFER, wounds={FRODO: 1}) == {"fellowship"}


@rule("T-32.2")
def test_the_gaffers_pipe_takes_as_much_twilight_as_there_are_pipes() -> None:
    pipe = "the-gaffers-pipe"
    laid = {"bearing": {MERRY: pipe, GANDALF: "gandalfs-pipe"}, "pool": 5}
    t = Scene(f"{MERRY} {GANDALF}", support="old-toby", **laid).use(pipe, "2")
    assert (t.pool, t.zone("old-toby")) == (3, "discard")
    assert not t.offers(f"use {pipe}")
    assert not bearers(pipe, bearing={FRODO: "bilbos-pipe"})


def test_halfling_deftness_is_paid_by_the_hobbit_who_fights() -> None:
    card = "halfling-deftness"
    t = skirmish(MERRY, TROOP, hand=card).play(card, "", MERRY)
    assert (t.strength("merry"), t.wounds("merry"), t.wounds("frodo")) == (6, 1, 0)
    assert not skirmish(MERRY, TROOP, hand=card, wounds={MERRY: 3, FRODO: 3}).offers(f"play {card}")
    laid = {"fellowship": MERRY, "minions": TROOP, "fight": f"{MERRY} {TROOP}", "hand": card}
    assert moments(f"play {card}", **laid) == {"skirmish"}


def test_hobbit_appetite_heals_for_twilight() -> None:
    card = "hobbit-appetite"
    laid = {"hand": card, "wounds": {MERRY: 3, GIMLI: 1, BILBO: 1}, "support": BILBO}
    t = Scene(f"{MERRY} {GIMLI}", **laid).play(card).do("2")
    assert (t.pool, t.wounds("merry"), t.wounds("gimli")) == (2, 1, 1)
    t = Scene(f"{MERRY} {GIMLI}", **laid).play(card).do("0")
    assert (t.pool, t.wounds("merry")) == (0, 3)
    assert not Scene(MERRY, phase="regroup", **laid | {"wounds": {}}).offers(f"play {card}")


@rule("T-24.4")
def test_hobbit_farmer_has_the_text_of_your_first_site() -> None:
    laid = {"support": "hobbit-farmer", "deck": GAFFER, "at": 2}
    t = Scene(path="bag-end weathertop", **laid)
    assert not t.offers("use bag-end")
    t.do("use hobbit-farmer bag-end", FRODO, GAFFER)
    assert (t.zone("the-gaffer"), t.wounds("frodo")) == ("support", 1)
    t = Scene(path="bag-end:theirs weathertop", **laid)
    assert not t.offers("use hobbit-farmer bag-end")
    t = Scene(path="bag-end:theirs weathertop rivendell-valley", hand=ELF, **laid)
    assert not t.offers("use hobbit-farmer rivendell-valley")  # another number


@rule("T-12.6")
def test_hobbit_farmer_plays_your_first_site() -> None:
    laid = {"support": "hobbit-farmer", "adventure": "bag-end", "at": 2}
    t = Scene(path="green-hill-country:theirs weathertop", **laid).use("hobbit-farmer")
    assert (t.zone("bag-end"), t.zone("green-hill-country")) == ("path", "adventure")
    assert t.wounds("hobbit-farmer") == 1
    for path in ("east-road weathertop", "east-road weathertop:theirs"):
        assert not Scene(path=path, **laid).offers("use hobbit-farmer")


@rule("T-17.12")
@pytest.mark.parametrize(
    ("card", "last", "more"), [("hobbit-intuition", 4, 3), ("hobbit-stealth", 5, 2)]
)
def test_hobbit_intuition_and_hobbit_stealth_end_a_skirmish_early_on(
    card: str, last: int, more: int
) -> None:
    t = skirmish(MERRY, TROOP, hand=card, at=last).play(card)
    assert (t.phase, t.wounds("merry"), t.zone(TROOP)) == ("regroup", 0, "minions")
    assert t.pool == 1
    t = Scene(minions=TROOP, fight=f"{FRODO} {TROOP}", hand=card, at=last).play(card)
    assert (t.phase, t.wounds("frodo")) == ("regroup", 0)
    assert skirmish(MERRY, TROOP, hand=card, at=1).play(card).phase == "regroup"
    for site in (last + 1, 9):
        t = skirmish(MERRY, TROOP, hand=card, at=site).play(card, "", MERRY)
        assert (t.asked, t.strength("merry")) == ("skirmish", 3 + more)


@pytest.mark.parametrize("card", ["hobbit-intuition", "hobbit-stealth"])
def test_hobbit_intuition_and_hobbit_stealth_do_not_end_the_fight_of_others(card: str) -> None:
    t = skirmish(GIMLI, TROOP, hand=card, at=4)
    assert not t.offers(f"play {card}") or t.play(card).state.fight is not None
    assert not Scene(MERRY, minions=TROOP, hand=card, phase="maneuver").offers(f"play {card}")


def test_hobbit_party_guest_heals_and_helps_neighbours() -> None:
    guests = "hobbit-party-guest hobbit-party-guest"
    wounds = {"hobbit-party-guest": 1, "hobbit-party-guest-2": 1}
    t = Scene.turn(support=guests, wounds=wounds).pass_until("fellowship")
    assert (t.wounds("hobbit-party-guest"), t.wounds("hobbit-party-guest-2")) == (0, 0)
    wounds = {"hobbit-party-guest-2": 1, GAFFER: 1, BILBO: 1, ALBERT: 1}
    support = f"{guests} {GAFFER} {BILBO} {ALBERT}"
    t = Scene(support=support, wounds=wounds).use("hobbit-party-guest")
    # Bilbo's home is another, and Albert Dreary is no Hobbit.
    assert set(t.codes) == {"hobbit-party-guest-2", GAFFER}
    t.do(GAFFER)
    assert (t.wounds("the-gaffer"), t.wounds("hobbit-party-guest")) == (0, 1)
    assert not t.offers("use hobbit-party-guest-2")
    assert not t.offers("use hobbit-party-guest")


def test_hobbit_sword_is_for_hobbits() -> None:
    t = Scene(MERRY, hand="hobbit-sword").play("hobbit-sword", FRODO)
    assert (t.pool, t.strength("frodo")) == (1, 3 + 1 + 2)
    laid = {"fellowship": f"{MERRY} {GIMLI}", "support": BILBO}
    assert bearers("hobbit-sword", **laid) == {MERRY, FRODO, BILBO}


def test_longbottom_leaf_lets_cards_go() -> None:
    laid = {"hand": "longbottom-leaf sting delving defiance"}
    t = Scene(**laid).play("longbottom-leaf").use("longbottom-leaf").do("sting", "defiance")
    assert (t.hand(), t.asked) == (["delving"], "fellowship")
    t = Scene(**laid).play("longbottom-leaf").pass_()
    assert len(t.hand()) == 3
    assert (t.pool, t.zone("longbottom-leaf")) == (1, "support")
    assert t.keyword("longbottom-leaf", "pipeweed")


@rule("T-4.6")
def test_master_proudfoot_distant_relative_of_bilbo_finds_what_is_of_the_shire() -> None:
    laid = {"support": PROUDFOOT, "deck": "sting old-toby delving"}
    t = Scene(pool=2, **laid).use("master-proudfoot")
    assert (t.pool, t.discarded()) == (4, ["delving"])
    assert {"sting", "old-toby"} <= set(t.hand())
    t = Scene(support=PROUDFOOT, deck="sting " * 4).use("master-proudfoot")
    assert (t.hand().count("sting"), t.deck_size(), t.pool) == (3, 1, 2)
    t.use("master-proudfoot")
    assert (t.hand().count("sting"), t.deck_size(), t.pool) == (4, 0, 4)
    assert not t.offers("use master-proudfoot")
    assert not Scene(pool=3, **laid).offers("use master-proudfoot")
    assert moments("use master-proudfoot", **laid) == {"fellowship"}
    assert Scene(hand=PROUDFOOT, path=PLAIN).play(PROUDFOOT).pool == 1


@rule("T-3.18")
def test_merry_friend_to_sam_lends_his_strength() -> None:
    t = skirmish(GIMLI, TROOP, fellowship=MERRY_FRIEND, bearing={MERRY_FRIEND: "hobbit-sword"})
    t.use("merry")
    assert set(t.codes) == {GIMLI, FRODO}  # and not himself
    t.do(GIMLI)
    assert (t.strength("gimli"), t.wounds("merry")) == (6 + 5, 2)
    assert not t.offers("use merry")
    t = skirmish(GIMLI, TROOP, fellowship=MERRY_FRIEND, wounds={MERRY_FRIEND: 2})
    assert not t.offers("use merry")
    t = Scene(hand=MERRY_FRIEND, path=PLAIN).play("merry")
    assert (t.pool, t.strength("merry"), t.vitality("merry")) == (1, 3, 4)


def test_merry_friend_to_sam_helps_nobody_while_he_has_to_fight() -> None:
    minions = f"{TROOP} orc-hunters"
    laid = {"minions": minions, "fight": f"{GIMLI} {TROOP}, {MERRY_FRIEND} orc-hunters"}
    t = Scene(f"{GIMLI} {MERRY_FRIEND}", **laid).do(GIMLI)
    assert not t.offers("use merry")
    t = Scene(
        f"{GIMLI} {MERRY_FRIEND}",
        minions=f"{TROOP} goblin-runner",
        fight=f"{GIMLI} {TROOP}, {MERRY_FRIEND} goblin-runner",
        bearing={MERRY_FRIEND: "hobbit-sword"},
    )
    t.do(MERRY_FRIEND)
    assert not t.offers("use merry")
    while t.state.fight.defender != t.card(GIMLI):
        t.do("pass")
    assert t.offers("use merry")  # he has fought


def test_merry_from_oer_the_brandywine_knows_how_to_use_a_weapon() -> None:
    assert Scene(MERRY).strength("merry") == 3
    assert Scene(MERRY, bearing={MERRY: "hobbit-sword"}).strength("merry") == 3 + 2 + 2
    assert Scene(MERRY, bearing={MERRY: "bilbos-pipe"}).strength("merry") == 3
    assert Scene(f"{MERRY} {SAM}", bearing={SAM: "hobbit-sword"}).strength("sam") == 5
    assert Scene(hand=MERRY, path=PLAIN).play("merry").pool == 1


def test_noble_intentions_of_the_big_folk_help_a_hobbit() -> None:
    card = "noble-intentions"
    t = skirmish(MERRY, TROOP, fellowship=GIMLI, hand=card).play(card, "", MERRY)
    assert (t.strength("merry"), t.wounds("gimli")) == (6, 1)
    assert not skirmish(MERRY, TROOP, hand=card).offers(f"play {card}")
    t = skirmish(MERRY, TROOP, fellowship=GIMLI, wounds={GIMLI: 2}, hand=card)
    assert not t.offers(f"play {card}")


def test_old_toby_comes_with_a_card() -> None:
    t = Scene(hand="old-toby", deck="sting sting").play("old-toby").use("old-toby")
    assert (t.hand(), t.pool, t.zone("old-toby")) == (["sting"], 1, "support")
    t = Scene(hand="old-toby", deck="sting").play("old-toby").pass_()
    assert (t.hand(), t.keyword("old-toby", "pipeweed")) == ([], 1)


def test_pippin_friend_to_frodo_keeps_tales_of_the_shire() -> None:
    laid = {
        "support": "mallorn-trees",
        "bearing": {MERRY: "there-and-back-again"},
        "minions": "orc-soldier",
        "phase": "shadow",
        "pool": 5,
        "shadow_hand": "shadows-reach",
    }
    t = Scene(f"{MERRY} {PIPPIN_FRIEND}", **laid).play("shadows-reach")
    assert (t.zone("mallorn-trees"), t.zone("there-and-back-again")) == ("discard", "borne")
    # Of other cultures, or of the Shire but no tale.
    others = {"support": "a-talent-for-not-being-seen mallorn-trees"}
    others["bearing"] = {MERRY: "there-and-back-again", ARAGORN: "the-saga-of-elendil"}
    t = Scene(f"{MERRY} {PIPPIN_FRIEND} {ARAGORN}", **laid | others).play("shadows-reach")
    open_to_it = {"a-talent-for-not-being-seen", "mallorn-trees", "the-saga-of-elendil"}
    assert set(t.codes) == open_to_it
    t = Scene(f"{MERRY} {PIPPIN}", **laid).play("shadows-reach")
    assert set(t.codes) == {"mallorn-trees", "there-and-back-again"}
    assert Scene(hand=PIPPIN_FRIEND, path=PLAIN).play("pippin").pool == 1


def test_pippin_friend_to_frodo_lets_his_own_player_end_them() -> None:
    laid = {"bearing": {MERRY: "there-and-back-again"}, "minions": TROOP, "phase": "maneuver"}
    t = Scene(f"{MERRY} {PIPPIN_FRIEND}", **laid).use("there-and-back-again")
    assert t.zone("there-and-back-again") == "discard"


def test_pippin_hobbit_of_some_intelligence_cheers_everybody() -> None:
    laid = {"hand": PIPPIN, "path": PLAIN, "wounds": {GIMLI: 1}, "burdens": 1}
    t = Scene(GIMLI, **laid).play("pippin").do("1")
    assert (t.burdens, t.wounds("gimli"), t.pool) == (0, 1, 1)
    t = Scene(GIMLI, **laid).play("pippin").do("2")
    assert (t.burdens, t.wounds("gimli")) == (1, 0)
    t = Scene(GIMLI, **laid | {"burdens": 0}).play("pippin")
    assert t.wounds("gimli") == 0  # the one that can be done
    assert not Scene(PIPPIN, hand=PIPPIN_FRIEND).offers("play pippin")


@rule("T-8.7")
def test_pippin_hobbit_of_some_intelligence_cheers_who_sets_out() -> None:
    start = Beginning(deck(PIPPIN), deck(PIPPIN)).bid(2, 1).until("start")
    start.do(PIPPIN)
    assert [player.burdens for player in start.t.seats] == [1, 1]
    start.until("start").do(PIPPIN)
    assert [player.burdens for player in start.t.seats] == [1, 0]


@rule("T-25.6")
def test_power_according_to_his_stature_is_paid_with_a_burden() -> None:
    card = "power-according-to-his-stature"
    t = Scene(
        minions=f"{TROOP} orc-soldier uruk-savage",
        fight=f"{FRODO} {TROOP} orc-soldier",
        hand=card,
    )
    t.play(card)
    assert [t.wounds(who) for who in (TROOP, "orc-soldier", "uruk-savage")] == [1, 1, 0]
    assert t.burdens == 1
    t = skirmish(MERRY, TROOP, hand=card).play(card)
    assert (t.wounds(TROOP), t.burdens) == (0, 1)
    assert not Scene(minions=TROOP, phase="maneuver", hand=card).offers(f"play {card}")


def test_rosie_cotton_hobbiton_lass_loves_sam() -> None:
    t = Scene(f"{SAM} {MERRY}", support=ROSIE, wounds={SAM: 1, MERRY: 1})
    assert t.strength("sam") == 4
    t.use("rosie-cotton")
    assert (t.wounds("sam"), t.wounds("merry"), t.wounds("rosie-cotton")) == (0, 1, 1)
    assert not t.offers("use rosie-cotton")
    assert Scene(hand=ROSIE, path=PLAIN).play(ROSIE).pool == 1


@rule("T-31.3")
def test_sam_faithful_companion_looks_for_his_pony() -> None:
    t = Scene(FAITHFUL, deck="sting").use("sam-faithful-companion 1")
    assert t.codes == ["no"]
    assert t.do("no").deck_size() == 1
    assert not t.offers("use sam-faithful-companion 1")  # nothing has changed
    t = Scene(hand=FAITHFUL, path=PLAIN).play("sam")
    assert (t.pool, t.strength("sam"), t.vitality("sam")) == (2, 3, 4)


@rule("T-21.1", "T-25.10", "T-25.11")
@pytest.mark.parametrize("sam", [FAITHFUL, SAM])
def test_sam_faithful_companion_and_sam_son_of_hamfast_take_the_ring(sam: str) -> None:
    laid = {"minions": TROOP, "fight": f"{FRODO} {TROOP}", "burdens": 3}
    t = Scene(sam, **laid).pass_until("respond-killed").use("sam")
    assert (t.dead(), t.over, t.burdens, t.worn) == ([FRODO], False, 0, False)
    assert t.state.seats[0].ring_bearer == t.card("sam")
    assert t.bearer("the-one-ring") == sam
    assert t.strength("sam") == 4
    t = Scene(sam, **laid).pass_until("respond-killed").pass_()
    assert (t.over, t.winner) == (True, SHADOWS)
    assert Scene(**laid).skirmish_ends().winner == SHADOWS


@rule("T-21.3", "T-25.12")
def test_sam_son_of_hamfast_can_not_help_against_corruption() -> None:
    card = "power-according-to-his-stature"
    t = Scene(SAM, minions=TROOP, fight=f"{FRODO} {TROOP}", burdens=9, hand=card).play(card)
    assert (t.over, t.winner) == (True, SHADOWS)


def test_sam_son_of_hamfast_bears_a_burden() -> None:
    t = Scene(SAM, burdens=2).use("sam")
    assert (t.burdens, t.wounds("sam")) == (1, 1)
    assert not Scene(SAM, burdens=2, wounds={SAM: 3}).offers("use sam")
    assert not Scene(SAM, burdens=2, phase="regroup").offers("use sam")


def test_sorry_about_everything_takes_a_burden() -> None:
    card = "sorry-about-everything"
    t = Scene(f"{SAM} {GIMLI}", hand=card, burdens=2).play(card)
    assert set(t.codes) == {SAM, FRODO}
    t.do(SAM)
    assert (t.burdens, t.wounds("sam")) == (1, 1)
    t = Scene(support=BILBO, hand=card, burdens=2, wounds={FRODO: 3})
    assert not t.offers(f"play {card}")
    assert moments(f"play {card}", fellowship=SAM, hand=card, burdens=1) == {"fellowship"}


def test_sting_glows_when_orcs_are_near() -> None:
    laid = {"bearing": {FRODO: "sting"}, "pool": 9}
    t = Scene(shadow_hand="orc-soldier goblin-runner goblin-sneak uruk-savage", **laid)
    assert t.strength("frodo") == 3 + 1 + 2
    assert (t.use("sting").pool, t.wounds("frodo")) == (6, 1)
    assert (t.use("sting").pool, t.wounds("frodo")) == (5, 2)  # no more than four in a phase
    assert not Scene(wounds={FRODO: 3}, **laid).offers("use sting")
    assert moments("use sting", minions=TROOP, **laid) == {"fellowship", "regroup"}
    assert bearers("sting", fellowship=MERRY) == {FRODO}


def test_sting_takes_four_for_five_orcs() -> None:
    t = Scene(shadow_hand="orc-soldier " * 5, bearing={FRODO: "sting"}, pool=9).use("sting")
    assert t.pool == 5


def test_stone_trolls_are_a_tale_against_trolls_and_uruks() -> None:
    bearing = {GIMLI: "stone-trolls"}
    assert skirmish(GIMLI, "uruk-savage", bearing=bearing).strength("gimli") == 9
    troll = "cave-troll-of-moria-scourge-of-the-black-pit"
    assert skirmish(GIMLI, troll, bearing=bearing).strength("gimli") == 9
    assert skirmish(GIMLI, TROOP, bearing=bearing).strength("gimli") == 6
    t = skirmish(MERRY, "uruk-savage", fellowship=GIMLI, bearing=bearing)
    assert (t.strength("merry"), t.strength("gimli")) == (3, 6)
    laid = {"fellowship": f"{GIMLI} {MERRY}", "bearing": bearing}
    assert bearers("stone-trolls", support=BILBO, **laid) == {MERRY, FRODO, BILBO}
    assert not bearers("stone-trolls", **laid)


@pytest.mark.parametrize("phase", ["maneuver", "skirmish"])
def test_stout_and_sturdy_heals_a_hobbit(phase: str) -> None:
    laid = {"hand": "stout-and-sturdy", "wounds": {MERRY: 2, GIMLI: 1}}
    fight = f"{GIMLI} {TROOP}" if phase == "skirmish" else ""
    t = Scene(f"{MERRY} {GIMLI}", minions=TROOP, phase=phase, fight=fight, **laid)
    t.play("stout-and-sturdy")
    assert (t.wounds("merry"), t.wounds("gimli"), t.pool) == (1, 1, 1)
    laid = {"fellowship": MERRY, "minions": TROOP, "fight": f"{MERRY} {TROOP}", **laid}
    laid["wounds"] = {MERRY: 1}
    assert moments("play stout-and-sturdy", **laid) == {"maneuver", "skirmish"}


@rule("T-12.7")
@pytest.mark.parametrize(("company", "less"), [("", 0), (MERRY, 1), (f"{MERRY} {PIPPIN}", 1)])
def test_a_talent_for_not_being_seen_makes_the_way_darker_by_less(company: str, less: int) -> None:
    card = "a-talent-for-not-being-seen"
    t = Scene(company, support=card).pass_until("shadow")
    assert t.pool == 3 - less + 1 + len(company.split())
    t = Scene(f"{MERRY} {PIPPIN} {SAM}", support=card).pass_until("shadow")
    assert t.pool == 3 - 2 + 4


def test_a_talent_for_not_being_seen_costs_a_hobbits_effort() -> None:
    card = "a-talent-for-not-being-seen"
    t = Scene(hand=card).play(card)
    assert (t.wounds("frodo"), t.pool) == (1, 0)
    assert not Scene(hand=card, wounds={FRODO: 3}).offers(f"play {card}")
    # Allies are not seen anyway, and the big folk always are.
    assert Scene(support=f"{card} {BILBO}").pass_until("shadow").pool == 3 + 1
    assert Scene(GIMLI, support=card).pass_until("shadow").pool == 3 + 2
    hobbits = f"{MERRY} {PIPPIN}"
    assert Scene(hobbits, support=f"{card} {BILBO}").pass_until("shadow").pool == 3 - 1 + 3
    assert Scene(f"{hobbits} {GIMLI}", support=card).pass_until("shadow").pool == 3 - 1 + 4


def test_there_and_back_again_heartens_the_hobbits() -> None:
    card = "there-and-back-again"
    laid = {"support": BILBO, "minions": TROOP, "phase": "maneuver"}
    t = Scene(f"{MERRY} {GIMLI}", bearing={MERRY: card}, **laid).use(card)
    assert [t.strength(who) for who in ("merry", "frodo", "gimli", "bilbo")] == [5, 6, 6, 2]
    assert t.zone(card) == "discard"
    assert t.pass_until("assign").strength("merry") == 5
    assert t.pass_to("regroup").strength("merry") == 3
    assert bearers(card, fellowship=f"{MERRY} {GIMLI}", support=BILBO) == {MERRY, FRODO}
    laid = {"fellowship": MERRY, "bearing": {MERRY: card}, "minions": TROOP}
    assert moments(f"use {card}", fight=f"{MERRY} {TROOP}", **laid) == {"maneuver"}


@rule("T-3.4", "T-27.6")
def test_thrors_map_shows_the_way() -> None:
    card = "thrors-map"
    laid = {"support": card, "adventure": "bree-gate"}
    t = Scene(MERRY, **laid).use(card)
    assert (t.zone("bree-gate"), t.zone(card)) == ("path", "discard")
    assert (t.wounds("merry"), t.wounds("frodo")) == (1, 1)
    assert not Scene(**laid).offers(f"use {card}")
    assert moments(f"use {card}", fellowship=MERRY, minions=TROOP, **laid) == {
        "fellowship",
        "regroup",
    }
    assert Scene(hand=card).play(card).zone(card) == "support"


@rule("T-12.6", "T-27.3")
@pytest.mark.parametrize(
    ("path", "open_"),
    [
        ("bag-end", True),
        ("bag-end weathertop:theirs", True),
        ("bag-end bree-gate", False),  # the next site is one's own already
    ],
)
def test_thrors_map_is_kept_where_it_would_show_nothing_new(path: str, open_: bool) -> None:
    laid = {"support": "thrors-map", "adventure": "" if "bree-gate" in path else "bree-gate"}
    t = Scene(MERRY, path=path, at=1, **laid)
    assert t.offers("use thrors-map") is open_
    if open_:
        assert t.use("thrors-map").zone("bree-gate") == "path"

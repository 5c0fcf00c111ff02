"""Gandalf's cards: his friends and his spells, one after the other."""

import pytest

from tests.fellowship.scene import SHADOWS, Scene
from tests.fellowship.trying import bearers, moments, moves_left, offered_in_skirmish, skirmish
from tests.marks import rule

GANDALF = "gandalf-the-grey-wizard"
FRIEND = "gandalf-friend-of-the-shirefolk"
GIMLI = "gimli-son-of-gloin"
LEGOLAS = "legolas-prince-of-mirkwood"
BOROMIR = "boromir-lord-of-gondor"
ARAGORN = "aragorn-ranger-of-the-north"
ALBERT = "albert-dreary-entertainer-from-bree"
BARLIMAN = "barliman-butterbur-prancing-pony-proprietor"
OTTAR = "ottar-man-of-laketown"
FRODO = "frodo-son-of-drogo"
TROOP = "goblin-patrol-troop"


def test_albert_dreary_entertainer_from_bree_ends_a_condition() -> None:
    laid = {
        "minions": TROOP,
        "phase": "maneuver",
        "support": ALBERT,
        "shadow_support": "greed goblin-swarms orc-bowmen",
    }
    t = Scene(**laid).use("albert-dreary")
    assert set(t.codes) == {"greed", "goblin-swarms"}
    t.do("greed")
    assert (t.zone("greed"), t.wounds("albert-dreary")) == ("discard", 1)
    assert not Scene(**laid, wounds={ALBERT: 2}).offers("use albert-dreary")
    assert Scene(GANDALF, hand=ALBERT).play(ALBERT).pool == 1
    assert not Scene(hand=ALBERT).offers(f"play {ALBERT}")


def test_barliman_butterbur_prancing_pony_proprietor_remembers_an_event() -> None:
    t = Scene(support=BARLIMAN, discard="sleep-caradhras elf-song gandalfs-pipe")
    t.use("barliman-butterbur")
    assert "sleep-caradhras" in t.hand()
    assert t.wounds("barliman-butterbur") == 1
    assert not t.offers("use barliman-butterbur")
    assert moments("use barliman-butterbur", support=BARLIMAN, discard="durins-secret") == {
        "fellowship"
    }
    assert Scene(hand=BARLIMAN).play(BARLIMAN).pool == 0


@rule("T-19.11")
def test_durins_secret_opens_a_longer_way() -> None:
    t = Scene(f"{GANDALF} {GIMLI} {LEGOLAS}", hand="durins-secret")
    before = moves_left(t)
    t.play("durins-secret")
    assert (moves_left(t), t.pool) == (before + 1, 2)
    assert moves_left(t.pass_until("shadow")) == before  # it lasts, and one move is made
    for company in (f"{GANDALF} {GIMLI}", f"{GANDALF} {LEGOLAS}", f"{GIMLI} {LEGOLAS}"):
        assert not Scene(company, hand="durins-secret").offers("play durins-secret")


@pytest.mark.parametrize(
    ("company", "races"),
    [("", 1), (GIMLI, 2), (f"{GIMLI} {LEGOLAS}", 3), (f"{GIMLI} {LEGOLAS} {BOROMIR} {ARAGORN}", 4)],
)
def test_gandalf_friend_of_the_shirefolk_grows_with_the_races(company: str, races: int) -> None:
    t = Scene(f"{FRIEND} {company}", support=ALBERT)
    assert (t.strength("gandalf"), t.strength("albert-dreary")) == (6 + races, 3)
    assert Scene(hand=FRIEND).play(FRIEND).pool == 4


@rule("T-3.10", "T-11.14")
def test_gandalfs_cart_carries_possessions() -> None:
    cart = "gandalfs-cart"
    t = Scene(GIMLI, support=cart, hand="gimlis-helm elf-song").use(cart)
    assert (t.hand(), t.zone("gimlis-helm")) == (["elf-song"], "stacked")
    t.use(cart)
    assert t.bearer("gimlis-helm") == GIMLI
    assert not t.offers(f"use {cart}")
    t = Scene(support=cart, hand="gimlis-helm").use(cart)
    # Nobody could bear it.
    assert not t.offers(f"use {cart}")
    assert Scene(hand=cart).play(cart).zone(cart) == "support"
    assert not Scene(support=cart, hand="gimlis-helm", phase="regroup").offers(f"use {cart}")


def test_gandalfs_cart_takes_no_conditions_and_charges_what_it_gives() -> None:
    cart = "gandalfs-cart"
    t = Scene(GIMLI, support=cart, hand="dwarven-heart gimlis-battle-axe").use(cart).use(cart)
    assert (t.hand(), t.pool) == (["dwarven-heart"], 2)
    assert not Scene(support=cart, hand="goblin-scimitar").offers(f"use {cart}")  # of the Shadow


@rule("T-32.2")
def test_gandalfs_pipe_takes_as_many_burdens_as_there_are_pipes() -> None:
    pipe = "gandalfs-pipe"
    laid = {
        "support": "old-toby",
        "bearing": {GANDALF: f"{pipe} glamdring", ARAGORN: "aragorns-pipe"},
        "burdens": 3,
    }
    t = Scene(f"{GANDALF} {ARAGORN}", **laid).use(pipe)
    assert set(t.codes) == {"0", "1", "2"}
    t.do("2")
    assert (t.burdens, t.zone("old-toby")) == (1, "discard")
    assert not t.offers(f"use {pipe}")
    assert bearers(pipe, fellowship=f"{GANDALF} {GIMLI}") == {GANDALF}


def test_glamdring_knows_orcs_are_near() -> None:
    sword = {GANDALF: "glamdring"}
    laid = {"pool": 3, "shadow_hand": "orc-soldier goblin-runner uruk-savage"}
    t = Scene(GANDALF, bearing=sword, **laid)
    assert (t.strength("gandalf"), t.keyword("gandalf", "damage")) == (9, 1)
    t.use("glamdring")
    assert (t.pool, t.wounds("gandalf")) == (1, 1)
    t.use("glamdring")
    assert t.pool == 0
    assert not Scene(GANDALF, bearing=sword, wounds={GANDALF: 3}, **laid).offers("use glamdring")
    laid = {"fellowship": GANDALF, "minions": TROOP, "bearing": sword, "pool": 3}
    assert moments("use glamdring", **laid) == {"fellowship", "regroup"}
    assert bearers("glamdring", fellowship=f"{GANDALF} {GIMLI}") == {GANDALF}


@rule("T-3.3", "T-26.3")
def test_intimidate_prevents_one_wound() -> None:
    t = skirmish(BOROMIR, "uruk-brood", fellowship=GANDALF, hand="intimidate")
    t.pass_until("respond-wounding").play("intimidate").skirmish_ends()
    assert (t.wounds("boromir"), t.discarded(), t.pool) == (1, ["intimidate"], 2)
    t = skirmish(BOROMIR, "uruk-brood", hand="intimidate")
    assert not offered_in_skirmish(t, "play intimidate")


@rule("T-3.16")
def test_intimidate_prevents_no_exertion_and_saves_no_ally() -> None:
    t = skirmish(GIMLI, TROOP, fellowship=GANDALF, hand="intimidate").use("gimli")
    assert (t.asked, t.wounds("gimli")) == ("skirmish", 1)
    laid = {"support": "thrarin-dwarven-smith", "at": 3, "hand": "intimidate"}
    t = Scene(GANDALF, minions="orc-soldier", fight="thrarin orc-soldier", **laid)
    assert not offered_in_skirmish(t, "play intimidate")


@rule("T-27.6")
def test_let_folly_be_our_cloak_trades_wounds_for_twilight() -> None:
    card = "let-folly-be-our-cloak"
    t = Scene(f"{GANDALF} {GIMLI}", support=ALBERT, hand=card, pool=5).play(card)
    assert set(t.codes) == {FRODO, GANDALF, GIMLI}  # a price is at least one, and no ally pays it
    t.do("gimli", GANDALF, "done")
    assert (t.pool, t.wounds("gimli"), t.wounds("gandalf"), t.wounds("frodo")) == (3, 1, 1, 0)
    wounds = {FRODO: 3}
    assert not Scene(hand=card, pool=5, wounds=wounds).offers(f"play {card}")


@pytest.mark.parametrize(("burdens", "more"), [(4, 4), (5, 2), (6, 2)])
def test_mysterious_wizard_is_weaker_under_burdens(burdens: int, more: int) -> None:
    card = "mysterious-wizard"
    t = skirmish(GANDALF, TROOP, hand=card, burdens=burdens).play(card)
    assert (t.strength("gandalf"), t.pool) == (7 + more, 2)
    assert not Scene(GANDALF, minions=TROOP, phase="regroup", hand=card).offers(f"play {card}")


@rule("T-32.1")
def test_the_nine_walkers_welcome_a_race_that_is_missing() -> None:
    card = "the-nine-walkers"
    t = Scene(GANDALF, support=card, hand=f"{GIMLI} {LEGOLAS} dwarf-guard")
    assert t.play(GIMLI).pool == 0
    assert t.play("dwarf-guard").pool == 1
    t = Scene(GANDALF, support=card, hand=BOROMIR)
    assert t.play(BOROMIR).pool == 1
    # Allies are no companions, and nothing costs less than nothing.
    t = Scene(GANDALF, support=card, hand=ALBERT)
    assert t.play(ALBERT).pool == 1
    t = Scene(GANDALF, support=f"{card} {card}", hand=BOROMIR).play(BOROMIR)
    assert t.pool == 0
    # An Elf at home can be spotted as well.
    t = Scene(GANDALF, support=f"{card} elrond-lord-of-rivendell", hand=LEGOLAS)
    assert t.play(LEGOLAS).pool == 2
    assert Scene(GANDALF, hand=card).play(card).pool == 1
    assert not Scene(hand=card).offers(f"play {card}")


def test_ottar_man_of_laketown_trades_cards() -> None:
    t = Scene(support=OTTAR, hand="sting delving defiance greed", deck="old-toby old-toby old-toby")
    t.use("ottar").do("sting", "greed", "done")
    assert (sorted(t.discarded()), t.hand().count("old-toby")) == (["greed", "sting"], 2)
    assert t.wounds("ottar") == 1
    assert not t.offers("use ottar")
    t = Scene(support=OTTAR, hand="sting delving defiance greed", deck="old-toby " * 4).use("ottar")
    t.do("sting", "greed", "delving")
    assert (t.asked, len(t.hand())) == ("fellowship", 4)
    assert Scene(GANDALF, hand=OTTAR).play(OTTAR).pool == 1
    assert not Scene(hand=OTTAR).offers(f"play {OTTAR}")


@rule("T-4.6")
def test_questions_that_need_answering_keep_two_cards_of_four() -> None:
    card = "questions-that-need-answering"
    deck = "sting old-toby delving defiance"
    t = Scene(GANDALF, hand=card, deck=deck, pool=2).play(card).do("sting", "delving")
    assert (t.hand(), t.pool) == (["sting", "delving"], 5)
    assert sorted(t.discarded()) == ["defiance", "old-toby", card]
    t = Scene(GANDALF, hand=card, deck=f"{deck} elf-song").play(card)
    assert (len(t.codes), t.deck_size()) == (4, 5)
    assert t.codes[0] not in t.do(t.codes[0]).codes
    t = Scene(GANDALF, hand=card, deck="sting").play(card)
    assert (t.hand(), t.asked) == (["sting"], "fellowship")
    assert not Scene(GANDALF, hand=card, deck=deck, pool=3).offers(f"play {card}")
    assert not Scene(hand=card, deck=deck).offers(f"play {card}")


@rule("T-4.6")
def test_risk_a_little_light_keeps_one_card_of_two() -> None:
    card = "risk-a-little-light"
    t = Scene(GANDALF, hand=card, deck="sting old-toby", pool=1).play(card).do("sting")
    assert (t.hand(), t.discarded(), t.pool) == (["sting"], ["old-toby", card], 2)
    assert len(Scene(GANDALF, hand=card, deck="sting old-toby delving").play(card).codes) == 2
    assert not Scene(GANDALF, hand=card, deck="sting", pool=2).offers(f"play {card}")
    assert not Scene(hand=card, deck="sting").offers(f"play {card}")


def test_servant_of_the_secret_fire_weakens_a_minion() -> None:
    card = "servant-of-the-secret-fire"
    t = skirmish(GIMLI, TROOP, fellowship=GANDALF, hand=card).play(card)
    assert (t.strength(TROOP), t.pool) == (10, 1)
    assert not skirmish(GIMLI, TROOP, hand=card).offers(f"play {card}")
    laid = {"fellowship": GANDALF, "minions": TROOP, "fight": f"{GANDALF} {TROOP}", "hand": card}
    assert moments(f"play {card}", **laid) == {"skirmish"}


@rule("T-24.1", "T-24.2")
def test_sleep_caradhras_ends_every_active_condition() -> None:
    card = "sleep-caradhras"
    laid = {"support": "mallorn-trees", "shadow_support": "greed goblin-swarms"}
    t = Scene(GANDALF, hand=card, bearing={GANDALF: "black-breath"}, **laid).play(card)
    assert (t.wounds("gandalf"), t.pool) == (1, 3)
    assert sorted(t.discarded(SHADOWS)) == ["black-breath", "goblin-swarms", "greed"]
    assert t.discarded() == ["mallorn-trees", card]
    # A Shadow card of the player whose turn it is sleeps.
    t = Scene(GANDALF, hand=card, support="greed").play(card)
    assert t.zone("greed") == "support"
    assert not Scene(GANDALF, hand=card, wounds={GANDALF: 3}).offers(f"play {card}")


@rule("T-3.16")
def test_strength_of_spirit_spares_the_token() -> None:
    card = "strength-of-spirit"
    t = skirmish(GIMLI, TROOP, fellowship=GANDALF, hand=card).use("gimli").play(card)
    assert (t.strength("gimli"), t.wounds("gimli"), t.pool) == (8, 0, 1)
    t = skirmish(GIMLI, TROOP, hand=card).use("gimli")
    assert t.asked == "skirmish"
    t = Scene(GANDALF, support=BARLIMAN, hand=card, discard="durins-secret")
    assert t.use("barliman-butterbur").asked != "respond-exerting"


def test_treachery_deeper_than_you_know_opens_a_hand() -> None:
    card = "treachery-deeper-than-you-know"
    t = Scene(GANDALF, hand=card, shadow_hand="greed orc-soldier").play(card)
    assert [told["number"] for told in t.told("reveals-hand")] == [2]
    assert t.state.known[0] >= set(t.state.hands[SHADOWS])
    assert t.pool == 1
    assert not Scene(hand=card, shadow_hand="greed").offers(f"play {card}")


@rule("T-31.1", "T-31.2", "T-31.3", "T-23.2")
def test_a_wizard_is_never_late_brings_somebody_of_gandalfs() -> None:
    card = "a-wizard-is-never-late"
    t = Scene(hand=card, deck=f"{GANDALF} {BARLIMAN} {LEGOLAS} {OTTAR} gandalfs-cart").play(card)
    assert set(t.codes) == {GANDALF, BARLIMAN, "no"}  # Ottar wants to spot Gandalf
    t.do(GANDALF)
    assert (t.zone("gandalf"), t.pool) == ("fellowship", 5)
    t = Scene(FRIEND, hand=card, deck=GANDALF).play(card)
    assert t.codes == ["no"]
    t = Scene(hand=card, deck=GANDALF, phase="regroup")
    assert not t.offers(f"play {card}")


@rule("T-31.1")
def test_gandalf_the_grey_wizard_calls_those_with_his_signet() -> None:
    t = Scene(GANDALF, hand=f"{ARAGORN} {BOROMIR}").use("gandalf")
    assert (t.zone("aragorn"), t.pool, t.wounds("gandalf")) == ("fellowship", 2, 1)
    assert not t.offers("use gandalf")  # Boromir has another signet
    assert not Scene(GANDALF, hand=ARAGORN, wounds={GANDALF: 3}).offers("use gandalf")
    assert not Scene(GANDALF, hand=ARAGORN, phase="regroup").offers("use gandalf")
    t = Scene(hand=GANDALF).play(GANDALF)
    assert (t.pool, t.strength("gandalf"), t.vitality("gandalf")) == (4, 7, 4)

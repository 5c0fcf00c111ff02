"""Wounds and what they take, where they are healed, and what cards cost (T-3, T-4)."""

import pytest

from mathom.games.fellowship.browse import printed
from mathom.games.fellowship.cards import CARDS
from mathom.games.fellowship.terms import CHARACTERS, NO_SIDE
from tests.fellowship.scene import SHADOWS, Scene
from tests.marks import rule

GIMLI = "gimli-son-of-gloin"
ARAGORN = "aragorn-king-in-exile"


@rule("T-3.1", "T-3.9")
@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.type in CHARACTERS], ids=lambda card: card.name
)
def test_every_character_has_a_vitality_and_dies_of_it(card):
    zone = {"companion": "fellowship", "ally": "support", "minion": "minions"}[card.type]
    if card.title == "frodo":
        laid = {"ring_bearer": card.name}
    else:
        laid = {zone: f"{card.name} goblin-patrol-troop" if zone == "minions" else card.name}
    assert card.vitality >= 1
    t = Scene(wounds={card.name: card.vitality - 1}, at=9, phase="maneuver", **laid)
    assert t.zone(card.name) == zone
    assert t.vitality(card.name) == 1
    assert not t.dead()
    t = Scene(wounds={card.name: card.vitality}, at=9, phase="maneuver", **laid)
    gone = t.discarded(SHADOWS) if card.type == "minion" else t.dead()
    assert t.over if card.title == "frodo" else gone == [card.name]


@rule("T-3.2")
def test_each_wound_takes_one_from_the_vitality():
    for wounds in range(4):
        t = Scene(ARAGORN, wounds={ARAGORN: wounds})
        assert t.vitality(ARAGORN) == 4 - wounds
        assert t.strength(ARAGORN) == 8  # it takes nothing else


@rule("T-3.2")
def test_exertions_count_as_well():
    t = Scene(GIMLI, minions="uruk-savage", fight="gimli uruk-savage").use(GIMLI)
    assert t.vitality(GIMLI) == 2


@rule("T-3.7")
@pytest.mark.parametrize(("at", "heals"), [(2, False), (3, True), (4, False)])
def test_time_heals_in_sanctuaries_only(at, heals):
    t = Scene.turn(fellowship=GIMLI, wounds={GIMLI: 2}, at=at)
    if heals:
        assert t.asked == "sanctuary"
        t.do(GIMLI)
    else:
        t.pass_().pass_until("fellowship")  # a whole turn
    assert t.wounds(GIMLI) == 2 - heals


@rule("T-3.7", "T-11.5")
def test_a_card_of_the_title_heals_anywhere():
    t = Scene(GIMLI, wounds={GIMLI: 2}, hand="gimli-dwarf-of-erebor gimli-dwarf-of-erebor", at=4)
    t.do("heal gimli-dwarf-of-erebor")
    assert t.wounds(GIMLI) == 1
    assert t.discarded() == ["gimli-dwarf-of-erebor"]


@rule("T-11.5", "T-22.3")
def test_so_are_allies_wherever_they_live_and_the_ring_bearer():
    elrond, heir = "elrond-lord-of-rivendell", "frodo-old-bilbos-heir"
    t = Scene(support=elrond, wounds={elrond: 2, "frodo": 1}, hand=f"{elrond} {heir}", at=5)
    t.do(f"heal {elrond}", f"heal {heir}")
    assert (t.wounds(elrond), t.wounds("frodo")) == (1, 0)
    assert t.discarded() == [elrond, heir]


# --- Twilight


@rule("T-4.2")
def test_all_but_sites_and_the_ring_have_a_cost():
    in_order = sorted(CARDS, key=lambda card: (card.set, card.number))
    for card, facts in zip(in_order, printed(), strict=True):
        assert card.name == facts.name
        assert ("cost" in facts.numbers) == (card.side != NO_SIDE)
        assert facts.numbers.get("cost", 0) == card.cost >= 0


@rule("T-4.2", "T-4.3", "T-4.4")
@pytest.mark.parametrize("card", ["hobbit-sword", GIMLI, "bounder", ARAGORN, "old-toby"])
def test_the_cost_of_a_free_peoples_card_goes_into_the_pool(card):
    cost = next(each.cost for each in CARDS if each.name == card)
    t = Scene(hand=card, path="bag-end", pool=1)
    t.play(card, "frodo-son-of-drogo" if card == "hobbit-sword" else "")
    assert t.pool == 1 + cost


@rule("T-4.2", "T-4.4")
@pytest.mark.parametrize("card", ["uruk-savage", "goblin-runner", "orc-soldier", "pinned-down"])
def test_the_cost_of_a_shadow_card_comes_out_of_it(card):
    cost = next(each.cost for each in CARDS if each.name == card)
    t = Scene(shadow_hand=card, at=8, phase="shadow", pool=cost)
    assert t.play(card).pool == 0
    t = Scene(shadow_hand=card, at=8, phase="shadow", pool=cost - 1)
    assert (t.why_not(f"play {card}") == "no-twilight") == (cost > 0)

"""What is paid, what is done for it, and where discarded cards come from (T-27, T-28)."""

import pytest

from mathom.games.fellowship.sight.view import view
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.marks import rule

GIMLI = "gimli-son-of-gloin"
GANDALF = "gandalf-the-grey-wizard"
NAZGUL = "ulaire-lemenya-lieutenant-of-morgul"


# --- The same deed as a cost and as an effect


@rule("T-27.1", "T-27.2")
def test_twilight_is_added_as_a_cost_and_as_an_effect():
    t = Scene("gimli-dwarf-of-erebor", hand="axe-strike")
    t.use("gimli-dwarf-of-erebor", "axe-strike")
    assert t.pool == 2
    assert t.bottom() == ["axe-strike"]
    full = Scene("gimli-dwarf-of-erebor", hand="axe-strike", pool=2)
    assert not full.offers("use gimli-dwarf-of-erebor")
    t = Scene(minions="orc-soldier", shadow_hand="forces-of-mordor", at=6, phase="shadow", pool=1)
    assert t.play("forces-of-mordor", "", "1").pool == 1 + 1


@rule("T-27.1", "T-27.3")
def test_twilight_is_removed_as_a_cost_and_as_an_effect():
    fight = {"minions": "uruk-slayer", "fight": "gimli uruk-slayer"}
    t = Scene(GIMLI, pool=1, **fight).shadow().use("uruk-slayer")
    assert t.pool == 0
    assert not Scene(GIMLI, pool=0, **fight).shadow().offers("use uruk-slayer")
    # As an effect it takes what is there.
    t = Scene("aragorn-king-in-exile", hand="an-able-guide", phase="regroup", pool=3)
    assert t.play("an-able-guide").pool == 0


@rule("T-27.1", "T-27.3")
def test_characters_exert_as_a_cost_and_as_an_effect():
    event = {"hand": "battle-fury", "minions": "uruk-savage", "fight": "gimli uruk-savage"}
    assert Scene(GIMLI, **event).play("battle-fury").wounds(GIMLI) == 1
    assert not Scene(GIMLI, wounds={GIMLI: 2}, **event).offers("play battle-fury")
    # As an effect it leaves the exhausted in peace.
    swamp = {"path": "green-hill-country midgewater-marshes", "at": 1}
    assert Scene(**swamp).pass_().wounds("frodo") == 1
    assert Scene(wounds={"frodo": 3}, **swamp).pass_().wounds("frodo") == 3


@rule("T-27.1", "T-27.3")
def test_cards_are_discarded_as_a_cost_and_as_an_effect():
    fight = {"minions": "uruk-savage", "fight": "gimli uruk-savage"}
    t = Scene(GIMLI, bearing={GIMLI: "gimlis-helm"}, **fight).use("gimlis-helm")
    assert t.discarded() == ["gimlis-helm"]
    t = Scene(GANDALF, shadow_support="greed worry", hand="sleep-caradhras")
    assert sorted(t.play("sleep-caradhras").discarded(SHADOWS)) == ["greed", "worry"]
    # As an effect it may find nothing.
    t = Scene(GANDALF, hand="sleep-caradhras").play("sleep-caradhras")
    assert t.wounds(GANDALF) == 1


@rule("T-27.4")
def test_a_payment_is_good_for_one_text():
    """Two conditions ask a Dwarf to exert."""
    laid = {
        "fellowship": f"{GIMLI} legolas-greenleaf",
        "support": "shoulder-to-shoulder shoulder-to-shoulder",
        "minions": "uruk-savage",
        "phase": "maneuver",
    }
    t = Scene(wounds={"legolas": 2}, **laid)
    t.use("shoulder-to-shoulder")
    assert t.wounds(GIMLI) == 1
    assert t.wounds("legolas") == 1
    t.pass_().use("shoulder-to-shoulder-2", "1")
    assert t.wounds(GIMLI) == 2
    assert t.wounds("legolas") == 0


@rule("T-27.4")
def test_each_copy_of_an_event_is_paid_for():
    t = Scene(
        GIMLI,
        hand="battle-fury battle-fury battle-fury",
        minions="uruk-savage",
        fight="gimli uruk-savage",
    )
    before = t.strength(GIMLI)
    for paid in (1, 2):
        t.play("battle-fury").pass_()
        assert t.wounds(GIMLI) == paid
        assert t.strength(GIMLI) == before + 3 * paid
    assert not t.offers("play battle-fury")  # he is exhausted


# --- Where discarded cards come from


@rule("T-28.1")
def test_what_is_discarded_without_a_place_was_in_play():
    t = Scene(
        GANDALF,
        hand="sleep-caradhras lord-of-moria",
        deck="lord-of-moria",
        shadow_hand="greed",
        shadow_deck="greed",
        shadow_support="worry",
    ).play("sleep-caradhras")
    assert t.discarded(SHADOWS) == ["worry"]
    assert t.discarded() == ["sleep-caradhras"]
    assert t.hand(SHADOWS) == ["greed"]
    assert t.deck_size(SHADOWS) == 1
    assert t.hand() == ["lord-of-moria"]


@rule("T-28.1")
def test_nobody_is_chosen_who_is_not_in_play():
    laid = {"minions": NAZGUL, "shadow_hand": "fear", "phase": "maneuver", "pool": 9}
    t = Scene(hand="bounder", discard="bounder", deck="bounder", **laid).play("fear")
    assert t.discarded() == ["bounder"]
    assert t.hand() == ["bounder"]
    t = Scene(support="hobbit-party-guest", hand="bounder", **laid).play("fear")
    assert t.discarded() == ["hobbit-party-guest"]


@rule("T-28.2")
@pytest.mark.parametrize(
    ("laid", "event", "gone"),
    [
        # from the Free Peoples player's hand, at random
        ({"minions": "goblin-runner", "shadow_hand": "orc-inquisitor"}, "orc-inquisitor", "hand"),
        # from the top of the Free Peoples player's draw deck
        ({"minions": "uruk-savage", "shadow_hand": "uruk-soldier"}, "uruk-soldier", "deck"),
    ],
)
def test_other_places_are_named(laid, event, gone):
    t = Scene(
        GIMLI,
        bearing={GIMLI: "gimlis-helm"},
        hand="athelas",
        deck="sting",
        at=7,
        phase="shadow",
        pool=20,
        **laid,
    )
    t.play(event).use(event)
    assert t.discarded() == ["athelas" if gone == "hand" else "sting"]
    assert t.bearer("gimlis-helm") == GIMLI


@rule("T-28.3", "T-28.4")
def test_who_may_look_through_a_discard_pile():
    laid = {"discard": "athelas sting armor", "shadow_discard": "greed worry"}
    t = Scene(**laid).state
    assert view(t, FREE).seats[FREE].discard == ["athelas", "sting", "armor"]
    assert view(t, SHADOWS).seats[SHADOWS].discard == ["greed", "worry"]
    # Of another's pile one knows the top card and how high it is.
    assert view(t, SHADOWS).seats[FREE].discard == ["armor"]
    assert view(t, SHADOWS).seats[FREE].discard_size == 3
    assert view(t, FREE).seats[SHADOWS].discard == ["worry"]
    # At any time: here while the Shadow player acts.
    t = Scene(minions="uruk-savage", phase="maneuver", **laid).shadow().state
    assert view(t, FREE).seats[FREE].discard == ["athelas", "sting", "armor"]


@rule("T-28.4")
def test_open_discard_piles_are_an_option():
    t = Scene(discard="athelas sting armor", shadow_discard="greed worry", open_discard=True).state
    assert view(t, SHADOWS).seats[FREE].discard == ["athelas", "sting", "armor"]
    assert view(t, FREE).seats[SHADOWS].discard == ["greed", "worry"]

"""Silence tells nothing: whoever chooses from what only they see is asked, choice or none."""

import pytest

from mathom.core.chance import Chance
from mathom.core.position import Position
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.sight.deal import redeal
from mathom.games.fellowship.sight.view import view
from mathom.games.fellowship.terms import HAND
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.marks import rule

GIMLI = "gimli-son-of-gloin"
ARAGORN = "aragorn-king-in-exile"
GANDALF = "gandalf-the-grey-wizard"


def after(t: Scene, code: str) -> tuple[str, list[str]]:
    """The very next question, and what can be answered to it."""
    while t.codes == ["pass"]:
        t.position.answer(t.ask, t.ask.options[0])
    option = t.ask.option(code)
    assert option is not None, t.codes
    t.position.answer(t.ask, option)
    return t.asked, t.codes


HURT = {"fellowship": ARAGORN, "wounds": {ARAGORN: 1}, "at": 8}


@rule("T-28.2", "T-13.15")
@pytest.mark.parametrize("other", ["sting", "boromir-lord-of-gondor"])
def test_whoever_discards_a_card_of_a_kind_is_asked_which(other):
    t = Scene(hand=f"athelas {other}", **HURT)
    asked, codes = after(t, "use pillars-of-the-kings")
    assert asked == "discard-hand"
    assert "athelas" in codes


def test_cards_that_look_alike_are_a_choice_as_long_as_nobody_knows():
    laid = {"support": "far-seeing-eyes", "hand": "legolas-greenleaf"}
    t = Scene(shadow_hand="uruk-savage uruk-savage", **laid)
    assert after(t, "play legolas-greenleaf") == ("discard-hand", ["uruk-savage"])
    # The last card is the last card: everybody sees how many there are.
    t = Scene(shadow_hand="uruk-savage", **laid)
    assert after(t, "play legolas-greenleaf")[0] == "fellowship"
    # And what everybody has seen is no secret.
    t = Scene(shadow_hand="uruk-savage uruk-savage", **laid)
    t.state.known = [known | frozenset(t.state.hands[SHADOWS]) for known in t.state.known]
    assert after(t, "play legolas-greenleaf")[0] != "discard-hand"


@pytest.mark.parametrize("other", ["sting", "haldir-elf-of-the-golden-wood"])
def test_whoever_plays_from_hand_by_a_text_is_asked_what(other):
    path = "green-hill-country weathertop rivendell-valley"
    t = Scene("legolas-greenleaf", path=path, hand=f"lorien-elf {other}")
    asked, codes = after(t, "use rivendell-valley")
    assert asked == "play"
    assert "lorien-elf" in codes


@pytest.mark.parametrize("other", ["sting", "stone-trolls"])
def test_whoever_pays_by_hand_or_from_the_table_is_asked_how(other):
    t = Scene(
        GIMLI,
        path="green-hill-country weathertop council-courtyard balins-tomb",
        support="stairs-of-khazad-dum",
        wounds={GIMLI: 1},
        minions="uruk-savage",
        hand=f"{other} athelas",
        phase="maneuver",
    )
    asked, codes = after(t, "use balins-tomb")
    assert asked == "way"
    assert codes == (["1"] if other == "sting" else ["1", "2"])


@pytest.mark.parametrize("other", ["intimidate", "hobbit-sword"])
def test_whoever_loads_the_cart_or_unloads_it_is_asked_which(other):
    t = Scene(support="gandalfs-cart", hand=f"old-toby {other} longbottom-leaf")
    assert after(t, "use gandalfs-cart")[0] == "way"
    assert t.do("1").asked == "stack"


@pytest.mark.parametrize("deck", ["athelas athelas athelas", "athelas sting armor"])
def test_whoever_looks_at_cards_is_asked_which_to_take(deck):
    t = Scene(GANDALF, hand="risk-a-little-light", deck=deck)
    t.play("risk-a-little-light")
    assert t.asked == "take"
    assert t.ask.veiled


@pytest.mark.parametrize("viewer", [SHADOWS, -1])
@pytest.mark.parametrize("open_decks", [False, True])
def test_a_deal_fits_what_somebody_else_is_looking_at(viewer, open_decks):
    t = Scene(
        GANDALF,
        hand="risk-a-little-light athelas sting",
        deck="armor coat-of-mail delving intimidate",
        open_decks=open_decks,
    ).play("risk-a-little-light")
    for number in range(20):
        dealt = Position(GAME, redeal(t.position.base, viewer, Chance(f"deal {number}")))
        assert dealt.asks[0].prompt == t.ask.prompt
        two = dealt.base.todo[-1].shown
        assert len(two) == 2
        assert len(dealt.asks[0].options) == len({dealt.state.print_of[card] for card in two})
        assert view(dealt.state, viewer) == view(t.state, viewer)
        shown = [option.value for option in dealt.asks[0].options]
        assert not any(dealt.state.zone[card] == HAND for card in shown)


def test_a_deal_may_have_nothing_to_ask():
    """Such a one fits no position, and is no fault."""
    path = "green-hill-country weathertop rivendell-valley"
    laid = {"hand": "lorien-elf sting", "deck": "sting " * 20}
    t = Scene("legolas-greenleaf", path=path, open_decks=True, **laid)
    after(t, "use rivendell-valley")
    asked = set()
    for number in range(40):
        dealt = Position(GAME, redeal(t.position.base, SHADOWS, Chance(f"deal {number}")))
        asked.add(dealt.asks[0].prompt.id)
    assert asked == {"prompt-play", "prompt-fellowship"}
    assert t.position.redeal(SHADOWS, Chance("fits")).asks[0].prompt.id == "prompt-play"
    assert t.who == FREE


def test_with_closed_lists_whoever_must_hold_a_card_holds_one():
    path = "green-hill-country weathertop rivendell-valley"
    t = Scene("legolas-greenleaf", path=path, hand="lorien-elf sting", deck="sting " * 20)
    after(t, "use rivendell-valley")
    for number in range(40):
        dealt = Position(GAME, redeal(t.position.base, SHADOWS, Chance(f"deal {number}")))
        assert dealt.asks[0].prompt.id == "prompt-play"
        assert dealt.state.print_of != t.state.print_of

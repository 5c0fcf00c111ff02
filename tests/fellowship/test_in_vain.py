"""What is cancelled, prevented or replaced changes nothing but what was paid for it (T-26.4)."""

from typing import Any

import pytest

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.abilities import Action
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.rules.sources import keyword, strength
from mathom.games.fellowship.terms import CHARACTERS, FREE_SIDE, REGROUP, SHADOW_SIDE, SKIRMISH
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.marks import rule

ARAGORN = "aragorn-king-in-exile"
GIMLI = "gimli-son-of-gloin"
GANDALF = "gandalf-the-grey-wizard"
ARWEN = "arwen-daughter-of-elrond"
MERRY = "merry-from-oer-the-brandywine"
EXERTING = ("battle-fury", "arwens-fate", "halfling-deftness", "noble-intentions")
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"
FOES = f"uruk-savage goblin-patrol-troop {LEMENYA} orc-soldier"


def events(side: int, phase: int, keyword_: str = "") -> list[str]:
    """All of the set that belong to a phase."""
    return [
        card.name
        for card in catalogue.CARDS
        if GAME
        and card.type == "event"
        and card.side == side
        and any(isinstance(text, Action) and phase in text.phases for text in card.abilities)
        and (not keyword_ or keyword_ in card.keywords)
    ]


def picture(t: Scene, *apart: str) -> dict[str, Any]:
    """All that is to be seen of a table but hands and discard piles, and whoever stands apart."""
    s = t.state
    cards = [card for card in s.board if catalogue.NAME[s.print_of[card]] not in apart]
    return {
        "pool": s.pool,
        "burdens": s.seats[FREE].burdens,
        "worn": t.worn,
        "fights": (s.fights, s.fight),
        "where": [(card, s.zone[card], s.on[card]) for card in cards],
        "wounds": [s.wounds[card] for card in cards],
        "strength": [
            strength(s, card) for card in cards if catalogue.TYPE[s.print_of[card]] in CHARACTERS
        ],
        "keywords": [
            keyword(s, card, word) for card in cards for word in ("damage", "defender", "fierce")
        ],
        "lasting": s.lasting,
        "decks": [t.deck_size(seat) for seat in (FREE, SHADOWS)],
        "dead": t.dead(),
        "path": s.path,
        "move": s.moves,
    }


def played(t: Scene, event: str) -> Scene:
    """Up to the moment at which others may cancel it."""
    t.play(event)
    while t.asked != "respond-played":
        t.do(t.codes[0])
    return t


@rule("T-26.3", "T-26.4")
@pytest.mark.parametrize("event", events(SHADOW_SIDE, SKIRMISH))
def test_kings_cancel_any_skirmish_event(event):
    t = Scene(
        f"{ARAGORN} {GIMLI} {GANDALF} legolas-greenleaf",
        hand="strength-of-kings athelas",
        minions=FOES,
        shadow_hand=f"{event} uruk-savage",
        fight=f"{ARAGORN} {FOES}",
        burdens=6,
        pool=9,
    ).pass_()
    before = t.pool
    paid = picture(played(t, event))
    assert paid["pool"] == before - catalogue.COST[catalogue.NUMBER[event]]
    t.play("strength-of-kings")
    assert picture(t) == paid
    assert t.discarded() == ["strength-of-kings"]
    assert t.discarded(SHADOWS) == [event]


@rule("T-26.3", "T-26.4")
@pytest.mark.parametrize("event", events(FREE_SIDE, SKIRMISH))
def test_kings_think_better_of_an_event_of_their_own(event):
    """Nothing says that it must be another's; what it cost is paid by then."""
    t = Scene(
        f"{ARAGORN} {GIMLI} {GANDALF} {ARWEN} {MERRY}",
        hand=f"{event} strength-of-kings athelas",
        minions=FOES,
        bearing={ARAGORN: "rangers-sword"},
        fight=f"{ARAGORN} {FOES}",
        at=3,
    )
    before = picture(t)
    paid = picture(played(t, event))
    assert paid["pool"] == before["pool"] + catalogue.COST[catalogue.NUMBER[event]]
    assert (sum(paid["wounds"]) > sum(before["wounds"])) == (event in EXERTING)
    t.play("strength-of-kings")
    assert picture(t) == paid
    assert t.discarded() == ["strength-of-kings", event]


@rule("T-26.3", "T-26.4")
@pytest.mark.parametrize("event", events(FREE_SIDE, SKIRMISH, "stealth"))
@pytest.mark.parametrize("at", [3, 7])
def test_relentless_goblins_cancel_any_stealth(event, at):
    t = Scene(
        GIMLI,
        hand=f"{event} athelas",
        minions="goblin-runner goblin-sneak goblin-patrol-troop",
        shadow_hand="relentless uruk-savage",
        fight="frodo goblin-runner",
        at=at,
    )
    paid = picture(played(t, event))
    t.play("relentless")
    assert picture(t) == paid
    assert t.discarded() == [event]


@rule("T-26.3", "T-26.4")
@pytest.mark.parametrize("event", events(FREE_SIDE, REGROUP))
def test_an_ambusher_cancels_any_regroup_event(event):
    t = Scene(
        f"{ARAGORN} {GIMLI}",
        hand=f"{event} athelas",
        minions="orc-ambusher orc-soldier",
        shadow_hand="uruk-savage uruk-savage",
        shadow_deck="uruk-savage " * 9,
        adventure="weathertop",
        pool=4,
        phase="regroup",
    )
    paid = picture(played(t, event), "orc-ambusher")
    t.use("orc-ambusher")
    assert picture(t, "orc-ambusher") == paid
    assert t.wounds("orc-ambusher") == 1
    assert t.hand(SHADOWS) == ["uruk-savage"] * 2


@rule("T-26.3", "T-3.3")
@pytest.mark.parametrize(
    ("laid", "foe", "code", "cost"),
    [
        ({"hand": "intimidate athelas"}, "orc-war-band", "play intimidate", 2),
        ({"shadow_support": "goblin-armory"}, "goblin-runner", "use goblin-armory", 0),
        ({"shadow_hand": "all-blades-perish greed"}, LEMENYA, "play all-blades-perish", 0),
    ],
)
def test_a_wound_that_is_prevented_was_never_there(laid, foe, code, cost):
    hand = {"hand": "swordarm-of-the-white-tower athelas"} | laid
    t = Scene(f"{ARAGORN} {GANDALF}", minions=foe, fight=f"{ARAGORN} {foe}", **hand)
    if foe == LEMENYA:
        t.play("swordarm-of-the-white-tower")
    assert t.comes_to(code)
    before = picture(t, "goblin-armory")
    t.do(code)
    after = picture(t, "goblin-armory")
    assert (after["wounds"], after["dead"]) == (before["wounds"], before["dead"])
    assert not t.told("wounded")
    assert t.pool == before["pool"] + cost


@rule("T-25.5", "T-26.3")
def test_a_wound_that_becomes_burdens_is_none():
    laid = {"minions": "goblin-runner", "fight": "frodo goblin-runner"}
    t = Scene(ring="the-one-ring-isildurs-bane", **laid)
    assert t.comes_to("use the-one-ring")
    before = picture(t)
    t.use("the-one-ring")
    assert not t.told("wounded")
    assert t.state.wounds[t.card("frodo")] == 0
    assert (t.burdens, before["burdens"]) == (2, 0)

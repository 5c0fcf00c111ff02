"""Giving cards up: cycling from hand, forsaking, paying for a card (W-6.2, W-6.3, W-9.5, W-9.8).

Who holds only cards that look the same is asked nevertheless: not to ask would tell the others.
"""

from typing import Any

from mathom.core.agenda import rule
from mathom.core.ask import Option, Play, choose
from mathom.games.warcards.catalogue import FIRST, NAMES, TYPE
from mathom.games.warcards.rules import options
from mathom.games.warcards.rules.fate import (
    ELIMINATED,
    FROM_RESERVE,
    Perish,
    eliminate_from_hand,
    eliminate_top,
)
from mathom.games.warcards.rules.options import FORSAKE_TOP, Forsaken
from mathom.games.warcards.rules.prompts import prompt_for, prompt_of
from mathom.games.warcards.rules.zones import draw, put_unseen, renew, tell_private
from mathom.games.warcards.state import War, WarFrame, player_name
from mathom.games.warcards.terms import CYCLED, DECK, HAND, ITEM, NOBODY, RESERVE


def distinct(cards: list[int]) -> list[int]:
    """One of each kind, by the lowest number that looks the same."""
    return sorted({FIRST[card] for card in cards})


def in_hand(t: War, deck: int, kind: int) -> int:
    """A card in hand that looks like this one."""
    return next(card for card in t.hands[deck] if FIRST[card] == kind)


# --- Cycling from hand


class CycleFromHand(WarFrame, frozen=True):
    """Somebody must cycle cards from hand."""

    deck: int
    cards: int


@rule(CycleFromHand)
def cycle_cards(t: War, f: CycleFromHand) -> Play:
    """Who has no card left forsakes (W-9.5). What is cycled together is shuffled together: an empty
    draw deck waits until all of it lies on the pile (W-9.26).
    """
    deck, hand = f.deck, t.hands[f.deck]
    left = f.cards
    while 0 < left < len(hand):
        chosen = yield from choose(
            t.seats[deck],
            [options.cycle(card) for card in distinct(hand)],
            prompt_for(t, "prompt-cycle", deck, left, "W-9.1", "W-9.5"),
            veiled=True,
            even_if_forced=True,
        )
        cycle_from_hand(t, deck, in_hand(t, deck, chosen.card))
        left -= 1
    if left > 0:
        t.then(*[Forsaking(deck, 1) for _ in range(left - len(hand))])
        while hand:
            cycle_from_hand(t, deck, hand[-1])


def cycle_from_hand(t: War, deck: int, card: int) -> None:
    put_unseen(t, card, CYCLED)
    tell_private(t, "cycles", deck, card)


# --- Forsaking


class Forsaking(WarFrame, frozen=True):
    """Somebody must forsake cards."""

    deck: int
    cards: int
    spared: int = NOBODY
    """A card that can't be chosen (W-6.3)."""


def reserve_of(t: War, deck: int) -> list[int]:
    """A deck's armies and characters in reserve, with whatever these characters wield (W-6.28)."""
    own = [
        card
        for card in t.board
        if t.where[card] == RESERVE and t.owner[card] == deck and TYPE[card] != ITEM
    ]
    return own + [card for card in t.board if t.on[card] in own]


def forsakes(t: War, deck: int, spared: int = NOBODY) -> list[Option[Any]]:
    """All that a player can forsake (W-9.8)."""
    found: list[Option[Any]] = [options.forsake_from_hand(card) for card in distinct(t.hands[deck])]
    reserve = [card for card in reserve_of(t, deck) if card != spared]
    for kind in distinct(reserve):
        ages = {bool(t.fresh >> card & 1) for card in reserve if FIRST[card] == kind}
        found += [
            options.forsake_from_reserve(kind, fresh, len(ages) > 1) for fresh in sorted(ages)
        ]
    if t.decks[deck] or (t.house.recycle_late and t.piles[deck]):
        found.append(FORSAKE_TOP)
    return found


def can_forsake(t: War, deck: int) -> bool:
    return bool(forsakes(t, deck))


@rule(Forsaking)
def forsaking(t: War, f: Forsaking) -> Play | None:
    """One at a time; if there is nothing left, nothing happens (W-9.17)."""
    found = forsakes(t, f.deck, f.spared)
    if len(found) > 1 or len(t.hands[f.deck]) > 1:
        return _choose_what_to_forsake(t, f, found)
    if found:
        _forsake(t, f, found[0].value)
    return None


def _choose_what_to_forsake(t: War, f: Forsaking, found: list[Option[Any]]) -> Play:
    chosen = yield from choose(
        t.seats[f.deck],
        found,
        prompt_for(t, "prompt-forsake", f.deck, f.cards, "W-9.8"),
        veiled=True,
        even_if_forced=True,
    )
    _forsake(t, f, chosen)


def _forsake(t: War, f: Forsaking, chosen: Forsaken) -> None:
    if f.cards > 1:
        t.then(Forsaking(f.deck, f.cards - 1, f.spared))
    forsake(t, f.deck, chosen)


def forsake(t: War, deck: int, chosen: Forsaken) -> None:
    if chosen.zone == HAND:
        eliminate_from_hand(t, deck, in_hand(t, deck, chosen.card), "forsakes")
    elif chosen.zone == DECK:
        renew(t, deck)
        eliminate_top(t, deck)
    else:
        card = next(
            card
            for card in reserve_of(t, deck)
            if FIRST[card] == chosen.card and bool(t.fresh >> card & 1) == chosen.fresh
        )
        t.tell("forsakes-reserve", {"player": player_name(t, deck), "card": NAMES[card]})
        t.then(Perish(card, ELIMINATED | FROM_RESERVE))


# --- The cost of playing a card


class Pay(WarFrame, frozen=True):
    """A card has been played and must be paid for."""

    deck: int
    card: int


@rule(Pay)
def pay(t: War, f: Pay) -> Play | None:
    """Cycle another card, or forsake one if there is none (W-6.2, W-6.3)."""
    hand = t.hands[f.deck]
    if len(hand) > 1:
        return _choose_payment(t, f.deck, f.card)
    if hand:
        cycle_from_hand(t, f.deck, hand[0])
    else:
        t.then(Forsaking(f.deck, 1, NOBODY if t.house.forsake_played else f.card))
    return None


def _choose_payment(t: War, deck: int, card: int) -> Play:
    chosen = yield from choose(
        t.seats[deck],
        [options.cycle(card) for card in distinct(t.hands[deck])],
        prompt_of(t, "prompt-pay", deck, NAMES[card], "W-6.2"),
        veiled=True,
        even_if_forced=True,
    )
    cycle_from_hand(t, deck, in_hand(t, deck, chosen.card))


# --- Winnowing, and the Ring of the duels


class EliminateFromHand(WarFrame, frozen=True):
    """Somebody must eliminate cards from hand."""

    deck: int
    cards: int


@rule(EliminateFromHand)
def eliminate_cards(t: War, f: EliminateFromHand) -> Play:
    """One at a time, since a card's text may be about it (W-9.15)."""
    deck, hand = f.deck, t.hands[f.deck]
    if not hand:
        return
    card = hand[-1]
    if f.cards < len(hand):
        kind = yield from choose(
            t.seats[deck],
            [options.eliminate_unseen(card) for card in distinct(hand)],
            prompt_for(t, "prompt-eliminate-from-hand", deck, f.cards, "W-8.11", "W-17.5"),
            veiled=True,
            even_if_forced=True,
        )
        card = in_hand(t, deck, kind)
    if f.cards > 1:
        t.then(EliminateFromHand(deck, f.cards - 1))
    eliminate_from_hand(t, deck, card, "eliminates-from-hand")


class DrawCards(WarFrame, frozen=True):
    """Somebody draws cards."""

    deck: int
    cards: int


@rule(DrawCards)
def draw_cards(t: War, f: DrawCards) -> None:
    draw(t, f.deck, f.cards)

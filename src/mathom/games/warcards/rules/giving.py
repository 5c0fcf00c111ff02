"""Giving cards up: cycling from hand, forsaking, paying for a card (W-6.2, W-6.3, W-9.5, W-9.8)."""

from typing import Any

from mathom.core.ask import Ask, Option
from mathom.games.warcards import options
from mathom.games.warcards.agenda import does, push
from mathom.games.warcards.catalogue import FIRST, NAMES, TYPE
from mathom.games.warcards.effects import CycleCards, Forsake
from mathom.games.warcards.fate import (
    ELIMINATED,
    FROM_RESERVE,
    eliminate_from_hand,
    eliminate_top,
    perish,
)
from mathom.games.warcards.options import FORSAKE_TOP, Cycled, Forsaken
from mathom.games.warcards.prompts import prompt
from mathom.games.warcards.state import Frame, War, player_name
from mathom.games.warcards.terms import DECK, HAND, ITEM, NOBODY, RESERVE
from mathom.games.warcards.zones import cycle_unseen, recycle, tell_private


def distinct(cards: list[int]) -> list[int]:
    """One of each kind, by the lowest number that looks the same."""
    return sorted({FIRST[card] for card in cards})


def in_hand(t: War, deck: int, kind: int) -> int:
    """A card in hand that looks like this one."""
    return next(card for card in t.hands[deck] if FIRST[card] == kind)


def cycle_from_hand(t: War, deck: int, card: int) -> None:
    cycle_unseen(t, card)
    tell_private(t, "cycles", deck, card)


# --- Cycling from hand


def _cycle(t: War, effect: CycleCards, frame: Frame) -> bool:
    """`count` tells how many have been cycled; who has no card left forsakes (W-9.5).

    Here and below, who holds only cards that look the same is asked nevertheless: not to ask would
    tell the others.
    """
    deck, done = frame[1], frame[4]
    hand = t.hands[deck]
    left = effect.cards - done
    if left <= 0:
        return False
    if left < len(hand):
        return True
    for _ in range(left - len(hand)):
        push(t, Forsake(1), deck)
    while hand:
        cycle_from_hand(t, deck, hand[-1])
    return False


def _cycle_question(t: War, _: CycleCards, frame: Frame) -> Ask:
    deck = frame[1]
    return Ask(
        t.seats[deck],
        [options.cycle(card) for card in distinct(t.hands[deck])],
        prompt(t, "prompt-cycle", deck, "W-9.1", "W-9.5"),
        veiled=True,
    )


def _cycle_answer(t: War, effect: CycleCards, frame: Frame, chosen: Cycled) -> None:
    deck = frame[1]
    cycle_from_hand(t, deck, in_hand(t, deck, chosen.card))
    t.agenda.append((*frame[:4], frame[4] + 1))


does(CycleCards, _cycle, _cycle_question, _cycle_answer, together=True)


# --- Forsaking


def reserve_of(t: War, deck: int) -> list[int]:
    """A deck's armies and characters in reserve, with whatever these characters wield (W-6.28)."""
    own = [
        card
        for card in t.board
        if t.where[card] == RESERVE and t.owner[card] == deck and TYPE[card] != ITEM
    ]
    return own + [card for card in t.board if t.on[card] in own]


def forsakes(t: War, deck: int, spared: int = NOBODY) -> list[Option[Any]]:
    """All that a player can forsake (W-9.8); `spared` is a card that can't be chosen."""
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


def can_forsake(t: War, deck: int, spared: int = NOBODY) -> bool:
    return bool(forsakes(t, deck, spared))


def _forsake(t: War, effect: Forsake, frame: Frame) -> bool:
    """`count` tells how many have been forsaken, `card` which one can't be (W-6.3)."""
    deck, done = frame[1], frame[4]
    if done >= effect.cards:
        return False
    found = forsakes(t, deck, frame[2])
    if not found:
        return False
    if len(found) == 1 and len(t.hands[deck]) < 2:
        _forsake_answer(t, effect, frame, found[0].value)
        return False
    return True


def _forsake_question(t: War, _: Forsake, frame: Frame) -> Ask:
    deck = frame[1]
    asked = prompt(t, "prompt-forsake", deck, "W-9.8")
    return Ask(t.seats[deck], forsakes(t, deck, frame[2]), asked, veiled=True)


def _forsake_answer(t: War, effect: Forsake, frame: Frame, chosen: Forsaken) -> None:
    deck = frame[1]
    t.agenda.append((*frame[:4], frame[4] + 1))
    forsake(t, deck, chosen)


def forsake(t: War, deck: int, chosen: Forsaken) -> None:
    if chosen.zone == HAND:
        eliminate_from_hand(t, deck, in_hand(t, deck, chosen.card), "forsakes")
    elif chosen.zone == DECK:
        if not t.decks[deck]:
            recycle(t, deck)
        eliminate_top(t, deck)
    else:
        card = next(
            card
            for card in reserve_of(t, deck)
            if FIRST[card] == chosen.card and bool(t.fresh >> card & 1) == chosen.fresh
        )
        t.tell("forsakes-reserve", {"player": player_name(t, deck), "card": NAMES[card]})
        perish(t, card, ELIMINATED | FROM_RESERVE)


does(Forsake, _forsake, _forsake_question, _forsake_answer)


# --- The cost of playing a card


def _pay(t: War, _: str, frame: Frame) -> bool:
    """Cycle another card, or forsake one if there is none (W-6.2, W-6.3)."""
    deck, card = frame[1], frame[2]
    hand = t.hands[deck]
    if not hand:
        push(t, Forsake(1), deck, NOBODY if t.house.forsake_played else card)
        return False
    if len(hand) == 1:
        cycle_from_hand(t, deck, hand[-1])
        return False
    return True


def _pay_question(t: War, _: str, frame: Frame) -> Ask:
    deck = frame[1]
    return Ask(
        t.seats[deck],
        [options.cycle(card) for card in distinct(t.hands[deck])],
        prompt(t, "prompt-pay", deck, "W-6.2"),
        veiled=True,
    )


def _pay_answer(t: War, _: str, frame: Frame, chosen: Cycled) -> None:
    cycle_from_hand(t, frame[1], in_hand(t, frame[1], chosen.card))


does("pay", _pay, _pay_question, _pay_answer)


# --- Eliminating from hand: winnowing and the Ring of the duels


def _lose(t: War, _: str, frame: Frame) -> bool:
    """`count` tells how many are still to be eliminated."""
    deck, left = frame[1], frame[4]
    hand = t.hands[deck]
    if left <= 0 or not hand:
        return False
    if left >= len(hand):
        eliminate_from_hand(t, deck, hand[-1], "eliminates-from-hand")
        t.agenda.append((*frame[:4], left - 1))
        return False
    return True


def _lose_question(t: War, _: str, frame: Frame) -> Ask:
    deck = frame[1]
    return Ask(
        t.seats[deck],
        [options.eliminate_unseen(card) for card in distinct(t.hands[deck])],
        prompt(t, "prompt-eliminate-from-hand", deck, "W-8.11", "W-17.5"),
        veiled=True,
    )


def _lose_answer(t: War, _: str, frame: Frame, chosen: int) -> None:
    deck = frame[1]
    t.agenda.append((*frame[:4], frame[4] - 1))
    eliminate_from_hand(t, deck, in_hand(t, deck, chosen), "eliminates-from-hand")


does("eliminate-from-hand", _lose, _lose_question, _lose_answer)

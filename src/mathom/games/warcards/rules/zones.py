"""How cards change their zone, and what everybody can know of it.

Every change goes through here, so that `may_hold` and its like are always right.
"""

from collections.abc import Iterable

from mathom.core.message import Arg, Message
from mathom.games.warcards.catalogue import NAMES, TYPE
from mathom.games.warcards.state import War, player_name
from mathom.games.warcards.terms import (
    ASIDE,
    CHARACTER,
    CYCLED,
    DECK,
    GONE,
    HAND,
    NOBODY,
)


def tell_private(t: War, kind: str, deck: int, card: int) -> None:
    """Something that only the deck's player may know the card of."""
    name = player_name(t, deck)
    t.tell(
        kind,
        {"player": name, "card": NAMES[card]},
        (t.seats[deck],),
        {"player": name},
    )


def _tell_seen(t: War, kind: str, deck: int, cards: list[int]) -> None:
    """A player sees new cards; the others are told how many."""
    if t.story is None or not cards:
        return
    known: dict[str, Arg] = {"player": player_name(t, deck), "number": len(cards)}
    names: list[Message] = [Message("named", {"card": NAMES[card]}) for card in cards]
    t.tell(kind, {**known, "cards": names}, (t.seats[deck],), known)


def take_top(t: War, deck: int) -> int:
    """Take the top card off a draw deck, or nothing if there are no more (W-9.24, W-9.25)."""
    cards = t.decks[deck]
    if not cards:
        if not t.piles[deck]:
            return NOBODY
        recycle(t, deck)
    if t.fixed >> deck & 1:
        t.fixed &= ~(1 << deck)
        return cards.pop()
    at = t.chance.below(len(cards))
    card = cards[at]
    cards[at] = cards[-1]
    cards.pop()
    return card


def draw(t: War, deck: int, number: int) -> None:
    """Draw cards into hand, as many as there are."""
    drawn = []
    for _ in range(number):
        card = take_top(t, deck)
        if card == NOBODY:
            break
        t.may_hold[deck] |= t.may_draw[deck]
        t.where[card] = HAND
        t.hands[deck].append(card)
        drawn.append(card)
        if not t.decks[deck]:
            t.may_draw[deck] = 0
            if t.piles[deck] and not t.house.recycle_late:
                recycle(t, deck)
    if drawn:
        t.news += 1
        _tell_seen(t, "draws", deck, drawn)


def recycle(t: War, deck: int) -> None:
    """Shuffle the cycle pile into the draw deck (W-9.24, W-9.26)."""
    pile, cards = t.piles[deck], t.decks[deck]
    if not cards:
        t.may_draw[deck] = 0
    t.may_draw[deck] |= t.may_cycle[deck]
    t.may_cycle[deck] = 0
    for card in pile:
        t.where[card] = DECK
    cards.extend(pile)
    pile.clear()
    t.fixed &= ~(1 << deck)
    t.news += 1
    t.tell("recycles", {"player": player_name(t, deck)})


def look(t: War, deck: int, number: int) -> None:
    """Take the top cards aside to look at them."""
    t.looker = deck
    waiting = len(t.aside)
    if not waiting:
        t.may_look[deck] = 0
    t.may_look[deck] |= t.may_draw[deck]
    for _ in range(number):
        card = take_top(t, deck)
        if card == NOBODY:
            break
        t.may_look[deck] |= t.may_draw[deck]
        t.where[card] = ASIDE
        t.aside.append(card)
        if not t.decks[deck]:
            t.may_draw[deck] = 0
            if t.piles[deck] and not t.house.recycle_late:
                recycle(t, deck)
    t.news += 1
    _tell_seen(t, "looks", deck, t.aside[waiting:])


def forget(t: War, card: int) -> None:
    """A card lies face up: it is no longer among those that could be anywhere."""
    bit = 1 << card
    if not t.shown & bit:
        t.shown |= bit
        t.news += 1
    else:
        _learn(t, card)
    _nowhere(t, card)


def _learn(t: War, card: int) -> None:
    """It is news where a card is, unless everybody could tell before."""
    deck, bit = t.owner[card], 1 << card
    piles = (t.may_hold, t.may_draw, t.may_cycle, t.may_lose, t.may_look)
    if sum(1 for may in piles if may[deck] & bit) > 1:
        t.news += 1


def _nowhere(t: War, card: int) -> None:
    deck, keep = t.owner[card], ~(1 << card)
    t.may_hold[deck] &= keep
    t.may_draw[deck] &= keep
    t.may_cycle[deck] &= keep
    t.may_lose[deck] &= keep
    t.may_look[deck] &= keep


def known_gone(t: War, card: int) -> None:
    """Everybody looked for a card and found it nowhere else: it must have been eliminated."""
    _learn(t, card)
    _nowhere(t, card)
    t.may_lose[t.owner[card]] |= 1 << card


def rule_out(t: War, deck: int, zone: int, cards: Iterable[int]) -> None:
    """Somebody has searched the own draw deck or cycle pile, and none of these was there."""
    may = t.may_draw if zone == DECK else t.may_cycle
    for card in cards:
        if may[deck] >> card & 1:
            may[deck] &= ~(1 << card)
            t.news += 1


def cycle_unseen(t: War, card: int) -> None:
    """A card that others don't see goes to its owner's cycle pile."""
    deck = t.owner[card]
    if t.where[card] == HAND:
        t.hands[deck].remove(card)
        t.may_cycle[deck] |= t.may_hold[deck]
        if not t.hands[deck]:
            t.may_hold[deck] = 0
    else:
        t.aside.remove(card)
        t.may_cycle[deck] |= t.may_look[deck]
        if not t.aside:
            t.may_look[deck] = 0
    t.where[card] = CYCLED
    t.piles[deck].append(card)


def eliminate_unseen(t: War, card: int, revealed: int) -> None:
    """A card that others don't see goes to its owner's eliminated pile.

    It is none of those that would have been `revealed` by that, bit by card.
    """
    deck = t.owner[card]
    if t.where[card] == HAND:
        t.hands[deck].remove(card)
        t.may_lose[deck] |= t.may_hold[deck] & ~revealed
        if not t.hands[deck]:
            t.may_hold[deck] = 0
    else:
        t.aside.remove(card)
        t.may_lose[deck] |= t.may_look[deck] & ~revealed
        if not t.aside:
            t.may_look[deck] = 0
    t.where[card] = GONE
    t.gone[deck].append(card)


def cycle_seen(t: War, card: int) -> None:
    """A card that is in no zone any more goes to its owner's cycle pile, for all to see."""
    deck = t.owner[card]
    forget(t, card)
    t.where[card] = CYCLED
    t.piles[deck].append(card)
    t.may_cycle[deck] |= 1 << card


def eliminate_seen(t: War, card: int) -> None:
    """A card that is in no zone any more goes to its owner's eliminated pile, for all to see."""
    deck = t.owner[card]
    forget(t, card)
    t.where[card] = GONE
    t.gone[deck].append(card)
    t.may_lose[deck] |= 1 << card


def take_out(t: War, card: int) -> None:
    """Lift a card out of a zone that is not in play, to be put elsewhere at once."""
    deck, zone = t.owner[card], t.where[card]
    if zone == HAND:
        t.hands[deck].remove(card)
        if not t.hands[deck]:
            t.may_hold[deck] = 0
    elif zone == DECK:
        t.decks[deck].remove(card)
        t.fixed &= ~(1 << deck)
        if not t.decks[deck]:
            t.may_draw[deck] = 0
    elif zone == CYCLED:
        t.piles[deck].remove(card)
        if not t.piles[deck]:
            t.may_cycle[deck] = 0
    elif zone == GONE:
        t.gone[deck].remove(card)
    else:
        t.aside.remove(card)
        if not t.aside:
            t.may_look[deck] = 0


def to_hand_seen(t: War, card: int) -> None:
    """A card that was taken is shown and goes to its owner's hand (W-9.22)."""
    deck = t.owner[card]
    take_out(t, card)
    forget(t, card)
    t.where[card] = HAND
    t.hands[deck].append(card)
    t.may_hold[deck] |= 1 << card


def to_hand_unseen(t: War, card: int) -> None:
    """The last of the cards looked at goes to hand."""
    deck = t.owner[card]
    t.aside.remove(card)
    t.may_hold[deck] |= t.may_look[deck]
    if not t.aside:
        t.may_look[deck] = 0
    t.where[card] = HAND
    t.hands[deck].append(card)


def enter(t: War, card: int, place: int, wielder: int = NOBODY) -> None:
    """A card comes into play, face up."""
    take_out(t, card)
    forget(t, card)
    t.where[card] = place
    t.board.append(card)
    t.on[card] = wielder


def leave(t: War, card: int) -> None:
    """A card leaves play; where to, the caller says."""
    t.board.remove(card)
    t.on[card] = NOBODY
    t.tokens[card] = 0
    t.fresh &= ~(1 << card)


def items_of(t: War, character: int) -> list[int]:
    """What a character wields."""
    if TYPE[character] != CHARACTER:
        return []
    on = t.on
    return [card for card in t.board if on[card] == character]


def cycle_from_play(t: War, card: int) -> None:
    """Cycle a card in play, with all that it wields (W-6.24)."""
    for item in items_of(t, card):
        leave(t, item)
        cycle_seen(t, item)
    leave(t, card)
    cycle_seen(t, card)


def eliminate_from_play(t: War, card: int) -> None:
    """Eliminate a card in play, with all that it wields (W-6.23)."""
    for item in items_of(t, card):
        leave(t, item)
        eliminate_seen(t, item)
    leave(t, card)
    eliminate_seen(t, card)


def fix_top(t: War, deck: int) -> None:
    """Somebody looks at the top card of the own draw deck."""
    cards = t.decks[deck]
    at = t.chance.below(len(cards))
    cards[at], cards[-1] = cards[-1], cards[at]
    t.fixed |= 1 << deck
    t.news += 1

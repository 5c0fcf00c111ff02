"""How cards change their zone, and what everybody can know of it.

Every change goes through here, so that `t.may` is always right (see `mathom/cards/piles.py`).
"""

from collections.abc import Iterable

from mathom.cards.piles import (
    goes_unseen,
    is_certain,
    is_empty,
    is_put,
    is_shown,
    take_at_random,
)
from mathom.core.message import Arg, Message
from mathom.games.warcards.catalogue import MIRRORS, NAMES, TYPE
from mathom.games.warcards.state import War, player_name
from mathom.games.warcards.terms import (
    ASIDE,
    CHARACTER,
    CYCLED,
    DECK,
    GONE,
    HAND,
    NOBODY,
    RESERVE,
    UNUSED,
)


def tell_private(t: War, kind: str, deck: int, card: int) -> None:
    """Something that only the deck's player may know the card of."""
    if t.story is None:
        return
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


# --- The draw deck


def take_top(t: War, deck: int) -> int:
    """Take the top card off a draw deck, or nothing if there are no more (W-9.24, W-9.25)."""
    renew(t, deck)
    cards = t.decks[deck]
    if not cards:
        return NOBODY
    if t.fixed >> deck & 1:
        t.fixed &= ~(1 << deck)
        return cards.pop()
    return take_at_random(cards, t.chance)


def draw(t: War, deck: int, number: int) -> None:
    """Draw cards into hand, as many as there are."""
    drawn = []
    for _ in range(number):
        card = take_top(t, deck)
        if card == NOBODY:
            break
        goes_unseen(t.may, deck, DECK, HAND)
        t.where[card] = HAND
        t.hands[deck].append(card)
        drawn.append(card)
        renew_at_once(t, deck)
    if drawn:
        t.news += 1
        _tell_seen(t, "draws", deck, drawn)


def look(t: War, deck: int, number: int) -> None:
    """Take the top cards aside to look at them."""
    t.looker = deck
    waiting = len(t.aside)
    for _ in range(number):
        card = take_top(t, deck)
        if card == NOBODY:
            break
        goes_unseen(t.may, deck, DECK, ASIDE)
        t.where[card] = ASIDE
        t.aside.append(card)
        renew_at_once(t, deck)
    t.news += 1
    _tell_seen(t, "looks", deck, t.aside[waiting:])


def fix_top(t: War, deck: int) -> None:
    """Somebody looks at the top card of the own draw deck."""
    cards = t.decks[deck]
    at = t.chance.below(len(cards))
    cards[at], cards[-1] = cards[-1], cards[at]
    t.fixed |= 1 << deck
    t.news += 1


def shuffle(t: War, deck: int) -> None:
    """Nobody knows the top card of a draw deck any more."""
    t.fixed &= ~(1 << deck)


def recycle(t: War, deck: int) -> None:
    """Shuffle the cycle pile into the draw deck (W-9.24, W-9.26)."""
    pile, cards = t.piles[deck], t.decks[deck]
    if not cards:
        is_empty(t.may, deck, DECK)
    goes_unseen(t.may, deck, CYCLED, DECK)
    is_empty(t.may, deck, CYCLED)
    for card in pile:
        t.where[card] = DECK
    cards.extend(pile)
    pile.clear()
    shuffle(t, deck)
    t.news += 1
    t.recycled[deck] += 1
    t.tell("recycles", {"player": player_name(t, deck)})
    if t.recycled[deck] == 1:
        _join(t, deck)


def _join(t: War, deck: int) -> None:
    """After the first recycling, what was set aside comes into the cycle pile (W-27.11)."""
    later = [card for card, by in enumerate(t.owner) if by == deck and t.where[card] == UNUSED]
    for card in later:
        t.where[card] = CYCLED
        t.piles[deck].append(card)
        t.may[CYCLED][deck] |= 1 << card
    if later:
        t.tell("cards-join", {"player": player_name(t, deck), "number": len(later)})


def renew(t: War, deck: int) -> None:
    """A card of the draw deck is needed: if it is empty, the cycle pile becomes the new one."""
    if not t.decks[deck] and t.piles[deck]:
        recycle(t, deck)


def renew_at_once(t: War, deck: int) -> None:
    """A draw deck that has run out is renewed, unless the house waits until a card is needed."""
    if not t.decks[deck]:
        is_empty(t.may, deck, DECK)
        if not t.house.recycle_late:
            renew(t, deck)


def upkeep(t: War) -> None:
    """What holds of itself after every instruction: an empty draw deck is renewed (W-9.26); the
    mirror shows a top card.
    """
    if [] in t.decks:
        for number, cards in enumerate(t.decks):
            if not cards:
                renew_at_once(t, number)
    for mirror in MIRRORS:
        if t.where[mirror] >= RESERVE:
            deck = t.owner[mirror]
            if t.decks[deck] and not t.fixed >> deck & 1:
                fix_top(t, deck)


# --- What everybody learns


def show(t: War, card: int) -> None:
    """A card lies face up: it is no longer among those that could be anywhere."""
    bit = 1 << card
    if not t.shown & bit:
        t.shown |= bit
        t.news += 1
        is_shown(t.may, t.owner[card], card)
    else:
        locate(t, card)


def show_where_it_is(t: War, card: int) -> None:
    """Everybody sees a card that is looked at, or lies in some pile; and it stays there."""
    show(t, card)
    is_put(t.may, t.owner[card], t.where[card], card)


def locate(t: War, card: int) -> None:
    """Everybody learns where a card is. That is news, unless everybody could tell before."""
    if not is_certain(t.may, t.owner[card], card):
        t.news += 1
    is_shown(t.may, t.owner[card], card)


def known_gone(t: War, card: int) -> None:
    """Everybody looked for a card and found it nowhere else: it must have been eliminated."""
    locate(t, card)
    is_put(t.may, t.owner[card], GONE, card)


def rule_out(t: War, deck: int, zone: int, cards: Iterable[int]) -> None:
    """Somebody has searched the own draw deck or cycle pile, or drawn until one of these comes, and
    none of them was there.
    """
    may = t.may[zone]
    for card in cards:
        if may[deck] >> card & 1:
            may[deck] &= ~(1 << card)
            t.news += 1


# --- Out of a zone


def take_out(t: War, card: int) -> None:
    """Lift a card out of a zone that is not in play, for all to see, to be put elsewhere at once.

    It is shown first: of an empty hand everybody could tell what was not in it.
    """
    show(t, card)
    deck, zone = t.owner[card], t.where[card]
    pile_of(t, deck, zone).remove(card)
    if zone == DECK:
        shuffle(t, deck)
    _count(t, deck, zone)


def pile_of(t: War, deck: int, zone: int) -> list[int]:
    """The cards of a deck in a zone that is not in play."""
    if zone == HAND:
        return t.hands[deck]
    if zone == DECK:
        return t.decks[deck]
    if zone == CYCLED:
        return t.piles[deck]
    return t.gone[deck] if zone == GONE else t.aside


def _count(t: War, deck: int, zone: int) -> None:
    """Everybody sees when a zone holds nothing more of a deck."""
    for card in pile_of(t, deck, zone):
        if t.owner[card] == deck:
            return
    is_empty(t.may, deck, zone)


def leave(t: War, card: int) -> None:
    """A card leaves play; where to, the caller says."""
    t.board.remove(card)
    t.on[card] = NOBODY
    t.tokens[card] = 0
    t.fresh &= ~(1 << card)


# --- Into a zone that others can't look into


def put_unseen(t: War, card: int, zone: int, revealed: int = 0) -> None:
    """A card from hand, or one that was looked at, goes face down to a zone of its owner.

    It is none of those that would have been `revealed` by that, bit by card.
    """
    deck, source = t.owner[card], t.where[card]
    pile_of(t, deck, source).remove(card)
    goes_unseen(t.may, deck, source, zone, revealed)
    _count(t, deck, source)
    t.where[card] = zone
    pile_of(t, deck, zone).append(card)


def lose_top(t: War, deck: int, card: int, revealed: int) -> None:
    """A card that was taken off the draw deck is eliminated face down, and only its owner looks."""
    t.where[card] = GONE
    t.gone[deck].append(card)
    goes_unseen(t.may, deck, DECK, GONE, revealed)


def put_seen(t: War, card: int, zone: int) -> None:
    """A card that is in no zone any more goes to one of its owner's, for all to see."""
    deck = t.owner[card]
    show(t, card)
    t.where[card] = zone
    pile_of(t, deck, zone).append(card)
    is_put(t.may, deck, zone, card)


def to_hand_seen(t: War, card: int) -> None:
    """A card that was taken is shown and goes to its owner's hand (W-9.22)."""
    take_out(t, card)
    put_seen(t, card, HAND)


# --- Into play and out of it


def enter(t: War, card: int, place: int, wielder: int = NOBODY) -> None:
    """A card comes into play, face up."""
    take_out(t, card)
    t.where[card] = place
    t.board.append(card)
    t.on[card] = wielder


def set_aside(t: War, card: int) -> None:
    """An event is in no zone while it is being resolved (W-6.31)."""
    take_out(t, card)
    t.where[card] = ASIDE


def items_of(t: War, character: int) -> list[int]:
    """What a character wields."""
    if TYPE[character] != CHARACTER:
        return []
    on = t.on
    return [card for card in t.board if on[card] == character]


def cycle_from_play(t: War, card: int) -> None:
    """Cycle a card in play, with all that it wields (W-6.24)."""
    _from_play(t, card, CYCLED)


def eliminate_from_play(t: War, card: int) -> None:
    """Eliminate a card in play, with all that it wields (W-6.23)."""
    _from_play(t, card, GONE)


def _from_play(t: War, card: int, zone: int) -> None:
    for each in (*items_of(t, card), card):
        leave(t, each)
        put_seen(t, each, zone)

"""The end of a card: eliminated, or cycled in its place (W-9.13 to W-9.16, W-6.23, W-6.24)."""

from typing import Final

from mathom.core.ask import Ask
from mathom.core.message import Message
from mathom.games.warcards.agenda import does, push
from mathom.games.warcards.catalogue import ESCAPES, NAMES, TYPE
from mathom.games.warcards.moments import fighter_leaves
from mathom.games.warcards.options import fate
from mathom.games.warcards.state import Frame, War, player_name
from mathom.games.warcards.terms import CHARACTER, DECK, GONE, RESERVE
from mathom.games.warcards.zones import (
    cycle_from_play,
    cycle_seen,
    eliminate_from_play,
    eliminate_seen,
    eliminate_unseen,
    items_of,
    leave,
    take_out,
    take_top,
    tell_private,
)

# Why a card is eliminated, as bits that `CycledInstead.when` names.
ELIMINATED: Final = 1
COMBAT: Final = 2
PATH_COMBAT: Final = 4
FROM_DECK: Final = 8
FROM_RESERVE: Final = 16
_CAUSES: Final = {
    "eliminated": ELIMINATED,
    "combat": COMBAT,
    "path-combat": PATH_COMBAT,
    "forsaken-from-deck": FROM_DECK,
    "forsaken-from-reserve": FROM_RESERVE,
}


def _always(cause: int) -> int:
    """The cards that need nobody's help to be cycled instead, bit by card."""
    return sum(
        1 << card
        for card, ways in enumerate(ESCAPES)
        if TYPE[card] == CHARACTER and any(_CAUSES[way.when] & cause for way in ways)
    )


_REVEALED: Final = _always(ELIMINATED)
_REVEALED_FROM_DECK: Final = _always(ELIMINATED | FROM_DECK)


def escapes(t: War, card: int, cause: int) -> list[bool]:
    """The ways in which a card is cycled instead: with its items, or without them."""
    ways = [each.with_items for each in ESCAPES[card] if _CAUSES[each.when] & cause]
    for item in items_of(t, card):
        ways += [each.with_items for each in ESCAPES[item] if _CAUSES[each.when] & cause]
    return ways


def perish(t: War, card: int, cause: int = ELIMINATED) -> None:
    """Eliminate a card in play as soon as the agenda comes to it."""
    push(t, "perish", t.owner[card], card, count=cause)


def _perish(t: War, _: str, frame: Frame) -> bool:
    card, cause = frame[2], frame[4]
    if t.where[card] < RESERVE:
        return False
    ways = set(escapes(t, card, cause))
    if len(ways) > 1 and items_of(t, card):
        return True
    if ways:
        _escape(t, card, cause, ways.pop())
    else:
        fought = fighter_leaves(t, card, "lost") if cause & COMBAT else None
        t.tell("eliminated", {"card": NAMES[card]}, moment=fought)
        eliminate_from_play(t, card)
    return False


def _escape(t: War, card: int, cause: int, with_items: bool) -> None:
    fought = fighter_leaves(t, card, "cycled") if cause & COMBAT else None
    t.tell("cycled-instead", {"card": NAMES[card]}, moment=fought)
    if not with_items:
        for item in items_of(t, card):
            t.tell("eliminated", {"card": NAMES[item]})
            leave(t, item)
            eliminate_seen(t, item)
    cycle_from_play(t, card)


def _question(t: War, _: str, frame: Frame) -> Ask:
    return Ask(
        t.seats[frame[1]],
        [fate(True), fate(False)],
        Message("prompt-fate", {"card": NAMES[frame[2]]}, ("W-6.24",)),
    )


def _answer(t: War, _: str, frame: Frame, with_items: bool) -> None:
    _escape(t, frame[2], frame[4], with_items)


does("perish", _perish, _question, _answer)


def eliminate_from_hand(t: War, deck: int, card: int, kind: str) -> None:
    """A card from hand, or one that is looked at; revealed only if its text says so (W-9.15)."""
    if escapes(t, card, ELIMINATED):
        take_out(t, card)
        cycle_seen(t, card)
        t.tell("revealed-and-cycled", {"player": player_name(t, deck), "card": NAMES[card]})
        return
    eliminate_unseen(t, card, _REVEALED)
    tell_private(t, kind, deck, card)


def eliminate_top(t: War, deck: int) -> None:
    """The top card of a draw deck is looked at only after it was chosen (W-9.11, W-9.12)."""
    card = take_top(t, deck)
    if escapes(t, card, ELIMINATED | FROM_DECK):
        cycle_seen(t, card)
        t.tell("revealed-and-cycled", {"player": player_name(t, deck), "card": NAMES[card]})
        return
    t.where[card] = GONE
    t.gone[deck].append(card)
    t.may_lose[deck] |= t.may_draw[deck] & ~_REVEALED_FROM_DECK
    t.news += 1
    tell_private(t, "forsakes-top", deck, card)


def remove(t: War, card: int) -> None:
    """Eliminate a card wherever it is (W-9.19 to W-9.21)."""
    if t.where[card] >= RESERVE:
        eliminate_from_play(t, card)
    else:
        if t.where[card] == DECK:
            t.fixed &= ~(1 << t.owner[card])
        take_out(t, card)
        eliminate_seen(t, card)
    t.tell("removed", {"card": NAMES[card]})

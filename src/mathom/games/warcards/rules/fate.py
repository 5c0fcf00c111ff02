"""The end of a card: eliminated, or cycled in its place (W-9.13 to W-9.16, W-6.23, W-6.24)."""

from functools import cache
from typing import Final

from mathom.core.agenda import rule
from mathom.core.ask import Play, Question, choose
from mathom.games.warcards.catalogue import ESCAPES, NAMES, TYPE
from mathom.games.warcards.moments import fighter_leaves
from mathom.games.warcards.rules.options import fate
from mathom.games.warcards.rules.zones import (
    cycle_from_play,
    eliminate_from_play,
    items_of,
    leave,
    lose_top,
    put_seen,
    put_unseen,
    take_out,
    take_top,
    tell_private,
)
from mathom.games.warcards.state import War, WarFrame, player_name
from mathom.games.warcards.terms import CHARACTER, CYCLED, GONE, RESERVE

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


def escapes(t: War, card: int, cause: int) -> list[bool]:
    """The ways in which a card is cycled instead: with its items, or without them."""
    ways = [each.with_items for each in ESCAPES[card] if _CAUSES[each.when] & cause]
    for item in items_of(t, card):
        ways += [each.with_items for each in ESCAPES[item] if _CAUSES[each.when] & cause]
    return ways


# --- In play


class Perish(WarFrame, frozen=True):
    """A card in play is eliminated, unless a text saves it."""

    card: int
    cause: int


class ChooseFate(WarFrame, frozen=True):
    """Two texts would save a card, one with its items and one without (W-6.24)."""

    card: int
    cause: int


@rule(Perish)
def perish(t: War, f: Perish) -> None:
    card = f.card
    if t.where[card] < RESERVE:
        return
    ways = set(escapes(t, card, f.cause))
    if len(ways) > 1 and items_of(t, card):
        t.then(ChooseFate(card, f.cause))
    elif ways:
        escape(t, card, f.cause, ways.pop())
    else:
        fought = fighter_leaves(t, card, "lost") if f.cause & COMBAT else None
        t.tell("eliminated", {"card": NAMES[card]}, moment=fought)
        eliminate_from_play(t, card)


FATE: Final = Question("fate", "W-6.24")


@rule(ChooseFate)
def choose_fate(t: War, f: ChooseFate) -> Play:
    with_items = yield from choose(
        t.seats[t.owner[f.card]],
        [fate(True), fate(False)],
        FATE.about(card=NAMES[f.card]),
    )
    escape(t, f.card, f.cause, with_items)


def escape(t: War, card: int, cause: int, with_items: bool) -> None:
    """Cycle a card in play that would have been eliminated."""
    fought = fighter_leaves(t, card, "cycled") if cause & COMBAT else None
    t.tell("cycled-instead", {"card": NAMES[card]}, moment=fought)
    if not with_items:
        for item in items_of(t, card):
            t.tell("eliminated", {"card": NAMES[item]})
            leave(t, item)
            put_seen(t, item, GONE)
    cycle_from_play(t, card)


# --- Out of play


@cache
def _revealed(cause: int) -> int:
    """The cards that need nobody's help to be cycled instead, bit by card."""
    return sum(
        1 << card
        for card, ways in enumerate(ESCAPES)
        if TYPE[card] == CHARACTER and any(_CAUSES[way.when] & cause for way in ways)
    )


def eliminate_from_hand(t: War, deck: int, card: int, kind: str) -> None:
    """A card from hand, or one that is looked at; revealed only if its text says so (W-9.15)."""
    if escapes(t, card, ELIMINATED):
        take_out(t, card)
        _reveal(t, deck, card)
        return
    put_unseen(t, card, GONE, _revealed(ELIMINATED))
    tell_private(t, kind, deck, card)


def eliminate_top(t: War, deck: int) -> None:
    """The top card of a draw deck is looked at only after it was chosen (W-9.11, W-9.12)."""
    card = take_top(t, deck)
    t.news += 1
    cause = ELIMINATED | FROM_DECK
    if escapes(t, card, cause):
        _reveal(t, deck, card)
        return
    lose_top(t, deck, card, _revealed(cause))
    tell_private(t, "forsakes-top", deck, card)


def _reveal(t: War, deck: int, card: int) -> None:
    put_seen(t, card, CYCLED)
    t.tell("revealed-and-cycled", {"player": player_name(t, deck), "card": NAMES[card]})


def remove(t: War, card: int) -> None:
    """Eliminate a card wherever it is (W-9.19 to W-9.21)."""
    if t.where[card] >= RESERVE:
        eliminate_from_play(t, card)
    else:
        take_out(t, card)
        put_seen(t, card, GONE)
    t.tell("removed", {"card": NAMES[card]})

"""Tables that a viewer can't tell from the real one."""

from collections.abc import Sequence
from typing import Final

from mathom.core.chance import Chance
from mathom.core.state import clone
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.memo import supposing
from mathom.games.fellowship.sight.gathered import gathered_anew
from mathom.games.fellowship.sight.lists import another, known_list, rest_of
from mathom.games.fellowship.sight.places import put_in_place
from mathom.games.fellowship.sight.view import knows_deck, sees
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import (
    ADVENTURE,
    GONE,
    HAND,
    LIMBO,
    MOST_OF_A_TITLE,
    NO_SIDE,
    NOBODY,
)

UNKNOWN: Final = "0.0--"
"""A deck of no card: nobody reads it where it stands for one that nobody knows."""


def redeal(t: Table, viewer: int, chance: Chance, chosen: Sequence[tuple[int, str]] = ()) -> Table:
    """What lies hidden and was not seen may be any of the hidden cards of its owner; if lists are
    closed, nobody knows even those. `chosen`: what others have openly chosen since, and so had.
    """
    dealt = clone(t)
    dealt.chance = chance
    if t.gathering is not None:
        dealt.gathering = gathered_anew(t, viewer, chance)
        return dealt
    known = _known(t, viewer)
    dealt.met = tuple(met if seat == viewer else frozenset() for seat, met in enumerate(t.met))
    for seat in range(len(t.seats)):
        if not sees(t, viewer, seat):
            # Before the first step nothing is asked, and a starter begins with cards it must have.
            if t.house.open_decks or t.step == "begin":
                _exchange(dealt, seat, known, chance)
            else:
                named = [code for by, code in chosen if by == seat]
                _suppose(dealt, seat, known, named, chance)
        elif viewer == seat:
            _shuffle(dealt, seat, known, chance)
    return dealt


def _known(t: Table, viewer: int) -> frozenset[int]:
    """The hidden cards that a viewer has seen. Who looks on has seen what was shown to all."""
    if viewer in range(len(t.seats)):
        return t.known[viewer]
    return t.shown.intersection(*t.known)


def _unseen(t: Table, seat: int, known: frozenset[int]) -> list[int]:
    """The cards of hand and deck that are hidden; those of the hand come first."""
    zones = (t.hands[seat], t.decks[seat], t.tops[seat], t.bottoms[seat])
    return [card for zone in zones for card in zone if card not in known]


def _exchange(t: Table, seat: int, known: frozenset[int], chance: Chance) -> None:
    """Another's hidden cards change places."""
    unseen = _unseen(t, seat, known)
    others = sorted(unseen)
    chance.shuffle(others)
    put_in_place(t, seat, dict(zip(unseen, others, strict=True)))


def _shuffle(t: Table, seat: int, known: frozenset[int], chance: Chance) -> None:
    """The viewer's own stay what they are, for they may be offered right now, and change places."""
    zones = (t.decks, t.tops, t.bottoms)
    unseen = sorted([card for zone in zones for card in zone[seat] if card not in known])
    chance.shuffle(unseen)
    for zone in zones:
        zone[seat] = [card if card in known else unseen.pop() for card in zone[seat]]


# --- Closed lists


def _suppose(
    t: Table, seat: int, known: frozenset[int], named: Sequence[str], chance: Chance
) -> None:
    """Another's cards become those of a deck that fits what was seen of it. What was shown once and
    is mixed among the others since is still one of them.
    """
    unseen, never = _unseen(t, seat, known), _never_shown(t, seat)
    hidden = {*unseen, *never}
    seen = [
        t.print_of[card]
        for card, owner in enumerate(t.owner)
        if owner == seat and t.zone[card] != GONE and card not in hidden
    ]
    shown = sorted([t.print_of[card] for card in unseen if card in t.shown])
    listed = known_list([*seen, *shown], chance)
    if not knows_deck(t, NOBODY, seat):
        t.seats[seat].deck = UNKNOWN
    for card in never:
        t.print_of[card] = another(t.print_of[card], listed, chance)
        if card == t.seats[seat].ring_bearer:
            seen.append(t.print_of[card])
    t.shown -= hidden
    numbered = dict(zip(unseen, sorted(unseen), strict=True))
    put_in_place(t, seat, numbered)
    unseen = list(numbered.values())
    hand = [card for card in unseen if t.zone[card] == HAND]
    held = _held(t, named, shown)[: min(len(hand), len(unseen) - len(shown))]
    certain = [*shown, *held]
    mixed = [(kind, True) for kind in shown]
    more = rest_of([*seen, *certain], listed, len(unseen) - len(certain), chance)
    mixed += [(kind, False) for kind in more]
    chance.shuffle(mixed)
    chance.shuffle(hand)
    places = [*hand, *unseen[len(hand) :]]
    for card, (kind, was_shown) in zip(
        places, [*((kind, False) for kind in held), *mixed], strict=True
    ):
        t.print_of[card] = kind
        if was_shown:
            t.shown |= {card}
    _let_go_on(t, seat, places[len(held) :], chance)


def _never_shown(t: Table, seat: int) -> list[int]:
    """Sites that were not played yet; before the game begins, the Ring-bearer and the Ring."""
    bearer = t.seats[seat].ring_bearer
    return [
        card
        for card, owner in enumerate(t.owner)
        if owner == seat
        and card not in t.shown
        and t.zone[card] in (ADVENTURE, GONE, LIMBO)
        and (card == bearer or catalogue.SIDE[t.print_of[card]] == NO_SIDE)
    ]


def _held(t: Table, named: Sequence[str], shown: Sequence[int]) -> list[int]:
    """What a player must have held to choose it. What lies on the table was chosen there; what is
    known to be mixed among the hidden cards may be what was held.
    """
    numbers = [catalogue.NUMBER.get(word, NOBODY) for code in named for word in code.split()]
    elsewhere = {t.print_of[card] for card in t.board} | {NOBODY, *shown}
    return [kind for kind in numbers if kind not in elsewhere and catalogue.SIDE[kind] != NO_SIDE]


def _let_go_on(t: Table, seat: int, unseen: Sequence[int], chance: Chance) -> None:
    """Who has begun a text that takes a card from hand holds such a card: everybody knows that."""
    hand = [card for card in unseen if t.zone[card] == HAND]
    for d in t.todo:
        if isinstance(d, Doing) and d.by == seat and hand:
            words = catalogue.BLOCKS[d.block].words
            if d.at < len(words) and words[d.at].takes_hand:
                if words[d.at].why_not(t, d) is not None:
                    _let_hold(t, unseen, hand[chance.below(len(hand))], d, chance)
                # What was worked out meanwhile is not of the table as it is now.
                changed(t, Change.PRINTS)


def _let_hold(t: Table, unseen: Sequence[int], held: int, d: Doing, chance: Chance) -> None:
    """Exchange a card of the hand for one with which the text goes on. If there is none, one of the
    supposed cards becomes such a one.
    """
    word = catalogue.BLOCKS[d.block].words[d.at]
    fitting = []
    supposed = supposing(t)
    supposed.print_of = t.print_of.copy()
    for kind, side in enumerate(catalogue.SIDE):
        supposed.print_of[held] = kind
        if side != NO_SIDE and word.why_not(supposed, d) is None:
            fitting.append(kind)
    there = [card for card in unseen if t.print_of[card] in fitting]
    titles = [catalogue.TITLE[t.print_of[card]] for card, by in enumerate(t.owner) if by == d.by]
    others = [kind for kind in fitting if titles.count(catalogue.TITLE[kind]) < MOST_OF_A_TITLE]
    if not there and others:
        kind = others[chance.below(len(others))]
        side = catalogue.SIDE[kind]
        there = [
            card
            for card in unseen
            if card not in t.shown and catalogue.SIDE[t.print_of[card]] == side
        ]
        if there:
            t.print_of[there[0]] = kind
    if there:
        _swap(t, there[0], held)


def _swap(t: Table, one: int, other: int) -> None:
    """Each lies where the other lay."""
    t.print_of[one], t.print_of[other] = t.print_of[other], t.print_of[one]
    if (one in t.shown) != (other in t.shown):
        t.shown ^= {one, other}

"""Whom the Free Peoples' cards need, as far as prints tell: who bears an item, who is spotted or
exerts for an event, whom it strengthens.
"""

from dataclasses import fields
from functools import cache

from mathom.cards.trees import walk
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.filters import Filter
from mathom.games.fellowship.state import Table


@cache
def needed(kind: int) -> tuple[frozenset[int], ...]:
    """By need of a card: the prints of companions and allies that fill it."""
    printed = catalogue.CARDS[kind]
    filters = [] if printed.on is None else [printed.on]
    for block in printed.blocks:
        for node in walk((block.needs, block.words)):
            if not isinstance(node, Filter):
                values = [getattr(node, field.name) for field in fields(node)]
                filters += [value for value in values if isinstance(value, Filter)]
    found = []
    for each in filters:
        fit = frozenset(who for who in _prints("companion", "ally") if each.could_fit(who))
        # What may be about minions as well is about no one in particular.
        if fit and not any(each.could_fit(who) for who in _prints("minion")):
            found.append(fit)
    return tuple(dict.fromkeys(found))


@cache
def _prints(*types: str) -> tuple[int, ...]:
    return tuple(kind for kind, type_ in enumerate(catalogue.TYPE) if type_ in types)


def are_there(t: Table, seat: int, kind: int) -> bool:
    """Whether a player has in play whom a card needs."""
    needs = needed(kind)
    if not needs:
        return True
    there = {t.print_of[card] for card in t.board if t.owner[card] == seat}
    return not any(need.isdisjoint(there) for need in needs)


def serves(t: Table, seat: int, kind: int) -> int:
    """For how many cards of a player's deck this companion is needed, because the Ring-bearer is
    none of those who would do.
    """
    bearer = t.print_of[t.seats[seat].ring_bearer]
    number = 0
    for card in t.decks[seat]:
        for need in needed(t.print_of[card]):
            if kind in need and bearer not in need:
                number += 1
                break
    return number

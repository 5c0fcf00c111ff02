"""Which cards take part in this turn, and where."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY, SUPPORT

if TYPE_CHECKING:
    from mathom.games.fellowship.filters import Filter


def in_play(t: Table, which: "Filter", d: Doing) -> list[int]:
    """The active cards that a filter means (T-24.1, T-32.1). Sites on the path can always be
    spotted.
    """
    if which.names_sites:
        return [site for site in t.path if site != NOBODY and which.matches(t, site, d)]
    print_of = t.print_of
    may_fit = which.may_fit
    if which.printed:
        return [card for card in memo(t).active if may_fit[print_of[card]]]
    return [
        card for card in memo(t).active if may_fit[print_of[card]] and which.matches(t, card, d)
    ]


def meant(t: Table, which: "Filter", d: Doing) -> Sequence[int]:
    """The cards that a text means: certain ones wherever they are, or such as are in play."""
    return which.these(t, d) if which.fixed else in_play(t, which, d)


def is_active(t: Table, card: int) -> bool:
    return card in memo(t).active


def site_of(t: Table, card: int) -> int:
    """Where a character is: an ally at its home, all others where the fellowship is (T-22.3)."""
    return t.path[site_number(t, card)]


def site_number(t: Table, card: int) -> int:
    """The number of that place; the site itself may not have been played yet."""
    printed = catalogue.CARDS[t.print_of[card]]
    if printed.type == "ally" and t.zone[card] == SUPPORT:
        return printed.home
    return t.seats[t.free].marker

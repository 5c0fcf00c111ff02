"""Which open tables strangers find first, if there are more than a list holds.

Anybody may open tables, as many guests as they like. So whoever waits at a table comes first, old
tables where nobody is come last, and of one owner or household only a few come before the others'.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterable

from msgspec import Struct

SHOWN = 50
CANDIDATES = 1000
"""So many are looked at, besides those where somebody is."""
OF_AN_OWNER, OF_A_HOUSEHOLD = 3, 6
"""So many come before those of others. A club has one address, too."""
FRESH = 30 * 60 * 1000
"""Milliseconds for which a table that nobody is at stands beside those just opened."""


class Candidate(Struct, frozen=True):
    """What a place on the list depends on."""

    id: str
    owner: str
    state: str
    created: int
    touched: int


def in_order(
    found: Iterable[Candidate],
    present: Collection[str],
    household: Callable[[str, str], str],
    now: int,
) -> list[str]:
    """The ids, those first that are to be found first. `present` are the tables where somebody is,
    and `household` tells from where a table of some owner was opened.
    """

    def place(table: Candidate) -> tuple[bool, bool, int]:
        left = table.state == "gathering" and table.touched < now - FRESH
        return table.id not in present, left, -table.created

    owners, households = Counter[str](), Counter[str]()
    first: list[str] = []
    of_households: list[str] = []
    of_owners: list[str] = []
    for table in sorted(found, key=place):
        owners[table.owner] += 1
        if owners[table.owner] > OF_AN_OWNER:
            of_owners.append(table.id)
            continue
        home = household(table.id, table.owner)
        households[home] += 1
        few = households[home] <= OF_A_HOUSEHOLD
        (first if few else of_households).append(table.id)
    return first + of_households + of_owners


class Households:
    """From where tables were opened at this process, and guests last came. It is written down
    nowhere.
    """

    MOST = 20_000

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()
        self._guests: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, household: str) -> None:
        self._of[table] = household
        if len(self._of) > self.MOST:
            self._of.popitem(last=False)

    def note_guest(self, guest: str, household: str) -> None:
        self._guests[guest] = household
        self._guests.move_to_end(guest)
        if len(self._guests) > self.MOST:
            self._guests.popitem(last=False)

    def of(self, table: str, owner: str) -> str:
        """From where a table was opened, or else where its owner came from last; of whom nothing
        is known is a household for themselves.
        """
        return self._of.get(table) or self._guests.get(owner) or owner

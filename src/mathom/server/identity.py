"""Who makes a request, as far as our own signature on their token tells."""

from collections.abc import Iterable

from msgspec import Struct

from mathom.server.keys import Keys, word

GUEST = "guest"
SEAT = "seat"
GUEST_LETTERS = 20


class Who(Struct, frozen=True):
    guest: str
    only: tuple[str, int] | None = None
    """The table and the seat that a seat token is good for; a guest's own token is for all."""
    new: bool = False
    """Whether they have only just come in, without a token."""
    household: str = ""
    """From where they call, as limits count it; empty where nobody calls."""
    generation: int = 0
    """Of their tokens: those of older ones were revoked."""

    def seats_at(self, table: str, holders: Iterable[tuple[int, str]]) -> list[int]:
        """The seats at a table that this token is good for, out of all with who holds them."""
        held = (seat for seat, guest in holders if guest == self.guest)
        return sorted(seat for seat in held if self.only in (None, (table, seat)))

    def owns(self, owner: str) -> bool:
        """Whether they are this guest, and not only somebody who plays a seat for them."""
        return self.only is None and self.guest == owner


NOBODY = Who("")
"""Somebody who holds no seat anywhere."""


def newcomer(household: str = "") -> Who:
    return Who(word(GUEST_LETTERS), new=True, household=household)


def read_guest(keys: Keys, token: str) -> Who | None:
    words = keys.read(GUEST, token)
    if words is None or len(words) not in (1, 2):
        return None
    guest, *generation = words
    return Who(guest, generation=_read_generation(generation))


def guest_token(keys: Keys, who: Who) -> str:
    return keys.sign(GUEST, who.guest, *_generation(who))


def _generation(who: Who) -> list[str]:
    """The first goes without saying, as in all tokens from before any could be revoked."""
    return [str(who.generation)] if who.generation else []


def _read_generation(words: list[str]) -> int:
    return int(words[0]) if words else 0


def read_seat(keys: Keys, token: str) -> Who | None:
    words = keys.read(SEAT, token)
    if words is None or len(words) not in (3, 4):
        return None
    table, seat, guest, *generation = words
    return Who(guest, only=(table, int(seat)), generation=_read_generation(generation))


def seat_token(keys: Keys, who: Who, table: str, seat: int) -> str:
    return keys.sign(SEAT, table, str(seat), who.guest, *_generation(who))

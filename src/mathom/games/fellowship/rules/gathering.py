"""Cards from which decks are built: products that are opened, and packs that go round (T-35)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Choosing, Option, Play, Question, choose, together
from mathom.core.chance import Chance
from mathom.core.deed import Words
from mathom.core.message import Reason, by_seat
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.products import BOOSTER_SIZE, Prints, booster, starter
from mathom.games.fellowship.parts import Gathering, Pack
from mathom.games.fellowship.rules.naming import Named
from mathom.games.fellowship.rules.options import label
from mathom.games.fellowship.state import Table, TableFrame

OPENED: Final = {"sealed": 6, "draft": 0}
"""Boosters that are opened at once, beside a starter. Our own numbers, as the next one is; see the
rulebook at T-35.3."""
DRAFTED: Final = 4
"""Boosters that go round in a draft."""


def gathering(decks: str) -> Iterator[TableFrame]:
    """What is done before everybody brings a deck."""
    if decks in OPENED:
        yield Opening(OPENED[decks])
    if decks == "draft":
        for number in range(DRAFTED):
            yield OpenPacks()
            yield Drafting(number)


# --- What everybody has


def pool_of(t: Table, seat: int) -> Prints | None:
    """What a player has to build from; nothing where any card may be played."""
    found = t.gathering
    if found is None or not found.pools:
        return None
    return (*found.pools[seat], *drafted_by(found, seat))


@lru_cache(64)
def drafted_by(found: Gathering, seat: int) -> Prints:
    """The cards that a player has taken, in this order."""
    return tuple(
        kind
        for number, packs in enumerate(found.packs)
        for passed in range(BOOSTER_SIZE)
        for opener, pack in enumerate(packs)
        if holder(number, opener, passed, len(packs)) == seat
        for kind in pack.taken[passed : passed + 1]
    )


@lru_cache(64)
def pack_of(found: Gathering, seat: int) -> Prints:
    """The cards from which a player takes the next one."""
    if not found.packs:
        return ()
    number, packs = len(found.packs) - 1, found.packs[-1]
    passed = len(packs[0].taken)
    for opener, pack in enumerate(packs):
        if holder(number, opener, passed, len(packs)) == seat:
            return pack.left
    return ()


def seen_by(found: Gathering, seat: int) -> frozenset[int]:
    """All cards that a player has had before the eyes: the own pool, and packs that came by."""
    seen = set(found.pools[seat]) if found.pools else set()
    for number, packs in enumerate(found.packs):
        for opener, pack in enumerate(packs):
            looks = visits(pack, number, opener, len(packs), seat)
            if looks:
                seen.update(set(pack.cards) - set(pack.taken[: looks[0]]))
    return frozenset(seen)


def visits(pack: Pack, number: int, opener: int, seats: int, seat: int) -> list[int]:
    """After how many cards a player has held a pack."""
    held = range(min(len(pack.taken) + 1, len(pack.cards)))
    return [passed for passed in held if holder(number, opener, passed, seats) == seat]


def holder(number: int, opener: int, passed: int, seats: int) -> int:
    """Who has a pack of a booster that was passed on so often."""
    return (opener + way(number) * passed) % seats


def way(number: int) -> int:
    """The first booster goes to the left, which is with the clock, the next to the right."""
    return -1 if number % 2 else 1


# --- Products


class Opening(TableFrame, frozen=True):
    """Everybody opens a starter and so many boosters."""

    boosters: int


@rule(Opening)
def opening(t: Table, f: Opening) -> None:
    t.gathering = Gathering(tuple(opened(f.boosters, t.chance) for _ in t.seats))
    t.news += 1
    t.tell("opens", {"number": f.boosters})


def opened(boosters: int, chance: Chance) -> Prints:
    """What somebody finds in a starter and so many boosters."""
    found = starter(chance)
    for _ in range(boosters):
        found += booster(chance)
    return found


# --- A draft


class OpenPacks(TableFrame, frozen=True):
    """Everybody opens the next booster of the draft."""


@rule(OpenPacks)
def open_packs(t: Table, f: OpenPacks) -> None:
    found = _gathered(t)
    packs = tuple(Pack(booster(t.chance)) for _ in t.seats)
    t.gathering = Gathering(found.pools, (*found.packs, packs))
    t.news += 1
    t.tell("opens-pack", {"number": len(found.packs) + 1, "total": DRAFTED})


class Drafting(TableFrame, frozen=True):
    """Everybody takes a card in secret, and passes the others on."""

    number: int
    """Which booster it is, from 0."""


@rule(Drafting)
def drafting(t: Table, f: Drafting) -> Play:
    found = _gathered(t)
    seats = range(len(t.seats))
    taken = yield from together(*(_take(seat, f.number, pack_of(found, seat)) for seat in seats))
    packs = found.packs[-1]
    passed = len(packs[0].taken)
    packs = tuple(
        Pack(pack.cards, (*pack.taken, taken[holder(f.number, opener, passed, len(packs))]))
        for opener, pack in enumerate(packs)
    )
    t.gathering = Gathering(found.pools, (*found.packs[:-1], packs))
    t.news += 1
    for seat, kind in enumerate(taken):
        t.tell("drafts", {**by_seat(seat), "card": catalogue.NAME[kind]}, seats=(seat,))
    left = BOOSTER_SIZE - passed - 1
    if left:
        t.tell("passes-packs", {"number": left, "way": _direction(f.number)})
        t.then(f)
    else:
        t.tell("packs-empty", {})


class TakeFromPack(Named):
    """A card of the pack that one has before oneself; all of them are on offer."""

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> Reason:
        return Reason("reason-not-in-pack", {"card": words[0]})


DRAFT: Final = Question("draft", "T-35.3", deeds=(TakeFromPack,))


def _take(seat: int, number: int, pack: Prints) -> Choosing[int]:
    prompt = DRAFT.about(number=number + 1, total=DRAFTED, way=_direction(number))
    found = yield from choose(seat, [_card_option(kind) for kind in pack], prompt, secret=True)
    return found


def _card_option(kind: int) -> Option[int]:
    named = catalogue.NAME[kind]
    return Option(named, kind, label("card", named), (f"pack:{named}",))


def _direction(number: int) -> str:
    return "left" if way(number) > 0 else "right"


def _gathered(t: Table) -> Gathering:
    assert t.gathering is not None
    return t.gathering

"""The table, and the few things that can happen to a piece."""

from dataclasses import dataclass

from mathom.core.state import State
from mathom.games.confrontation.data import (
    AWAY,
    NAMES,
    NO_CARD,
    REGION_NAMES,
    SIDE_NAMES,
    WATCHER,
    WHOLE_DECK,
    CharacterName,
    RegionName,
)
from mathom.games.confrontation.house import House
from mathom.games.confrontation.sight import trail

NOBODY = -1
"""In place of a piece."""


@dataclass
class Confrontation(State):
    """Flat and small: search copies it for every deal."""

    house: House
    seats: tuple[int, int]
    """Which seat plays each side."""
    game: int
    points: tuple[int, int]
    """By seat, from the games already over."""
    ended: tuple[str, ...]
    """How each game of the match ended, the current one's end last."""
    winner: int
    """The side that won the last game, or `NOBODY`."""

    cast: tuple[int, ...]
    """The character that each of the eighteen pieces shows its owner."""
    arrangement: tuple[int, ...]
    """While deploying: each side's nine pieces in a random order."""
    where: list[int]
    """By piece: its region, or `AWAY`."""
    count: list[int]
    """By side and region (17 a side): how many pieces are there."""
    shown: int
    """Bit by piece: whom both players see."""
    lasting: int
    """Bit by piece: who stays revealed after the turn."""
    bearer: int
    """The piece that carries the Ring."""
    hands: list[int]
    """By side: bit n for combat card n. What is neither there nor being played is discarded."""
    specials: int
    """Bit by special card: can still be used."""
    used: int
    """Bit by special card: has been used."""
    trails: list[bytes]
    """By side: what the opponent has seen of its pieces."""

    active: int
    turn: int
    """How many turns have been completed."""
    past: list[bytes]
    """The positions at the start of every turn."""
    nameless: int
    """Bit by side: whose characters a repetition does not tell apart. At a table that people play
    at none; in a deal those whom the viewer does not know."""
    named: int
    """The piece that the King forces Sauron to move."""
    barred: bool
    """Whether Sauron may not skip this turn."""
    rider: int
    """The piece that has ridden Shadowfax and must move on."""
    stepped: int
    """The piece that went in the Dark of Mordor and must not move again."""
    pending: bytes
    """Their first step, not yet in the trail: only the second tells how it is to be read."""
    seen: int
    """Bit by piece: who has been revealed in this turn."""

    mover: int
    """Who attacks, or travels through Moria."""
    origin: int
    """Where the mover came from."""
    field: int
    """The contested region."""
    foe: int
    """The defender."""
    first: bool
    """Whether this is the first battle of the attack."""
    gwaihir: bool
    """Whether Gwaihir has replaced the Fellowship character's ability in this battle."""
    five: bool
    """Whether Sam° fights at 5."""
    no_cards: bool
    played: list[int]
    """By side: the card being played."""
    shut: bool
    """Whether the Eye has made the Fellowship's text void."""
    cloaked: bool
    """Whether the Elven Cloak has made Sauron's strength card count nothing."""
    supported: bool
    """Whether Gandalf★ adds one."""


def put(t: Confrontation, piece: int, region: int) -> None:
    """The only way in which a piece changes its place."""
    offset = 17 if piece > 8 else 0
    t.count[offset + t.where[piece]] -= 1
    t.count[offset + region] += 1
    t.where[piece] = region


def show(t: Confrontation, piece: int) -> None:
    """Reveal a piece until the turn ends; the Watcher★ for good (C-10.56)."""
    bit = 1 << piece
    if t.cast[piece] == WATCHER:
        t.lasting |= bit
    t.seen |= bit
    if not t.shown & bit:
        t.shown |= bit
        t.news += 1
        note_seen(t, piece)


def note_seen(t: Confrontation, piece: int) -> None:
    side, number = divmod(piece, 9)
    t.trails[side] += trail.seen(number, t.where[piece])


def put_in_sight(t: Confrontation, piece: int, region: int) -> None:
    """Move a piece that both players know."""
    put(t, piece, region)
    side, number = divmod(piece, 9)
    t.trails[side] += trail.put(number, region)


def take_off(t: Confrontation, piece: int) -> None:
    """A defeated character is set aside, for all to see (C-3.28, C-13.6)."""
    show(t, piece)
    put_in_sight(t, piece, AWAY)
    t.shown &= ~(1 << piece)
    t.lasting &= ~(1 << piece)


def pieces_at(t: Confrontation, side: int, region: int) -> list[int]:
    """One side's pieces in a region."""
    where = t.where
    first = 9 * side
    return [piece for piece in range(first, first + 9) if where[piece] == region]


def discarded(t: Confrontation, side: int) -> int:
    """The cards in a side's discard pile."""
    playing = t.played[side]
    pile = WHOLE_DECK[side] & ~t.hands[side]
    return pile if playing == NO_CARD else pile & ~(1 << playing)


def has(t: Confrontation, special: int) -> bool:
    return bool(t.specials >> special & 1)


def use(t: Confrontation, special: int) -> None:
    """Each special card may be used once (C-12.3)."""
    t.specials &= ~(1 << special)
    t.used |= 1 << special


def name_of(t: Confrontation, piece: int) -> CharacterName:
    return NAMES[t.cast[piece]]


def passes(t: Confrontation, side: int) -> None:
    """Somebody declines what was offered. The same is said if there was nothing to take up."""
    if t.story is not None:
        t.tell("passes", {"side": SIDE_NAMES[side]})


def side_of(piece: int) -> int:
    return 1 if piece > 8 else 0


def region_name(region: int) -> RegionName:
    return REGION_NAMES[region]

"""A view read into numbers, with a guess at who the hidden enemies are."""

from typing import Final

from mathom.games.confrontation.data import (
    AWAY,
    BALROG,
    CARADHRAS,
    CARD_NUMBERS,
    FANGORN,
    FELLOWSHIP,
    FRODO_PIECE,
    HOME,
    NAMES,
    REGION_NUMBERS,
    SAM_PIECE,
    SAURON,
    SIDES,
    WHOLE_DECK,
)
from mathom.games.confrontation.sight.view import ConfrontationView, GroupView

UNKNOWN: Final = -1
"""The region of an enemy that is hidden."""

Guess = tuple[tuple[int, float], ...]
"""Characters, and how likely each is."""


class Table:
    """What one side knows."""

    def __init__(self, view: ConfrontationView, side: int) -> None:
        self.side = side
        self.cast = [
            2 * (9 * owner + number) + character.star
            for owner in SIDES
            for number, character in enumerate(view.sides[owner].roster)
        ]
        self.named = {NAMES[character]: character for character in self.cast}
        self.where = [AWAY] * 18
        """By piece: its region, or `AWAY`, or `UNKNOWN`."""
        self.count = ([0] * 17, [0] * 17)
        """By side and region."""
        self.hidden = [0] * 17
        """By region: the enemies that the side can't name."""
        self.sure = [1.0] * 18
        """By piece of the side: how sure the enemy can be who it is."""
        self.shown = 0
        """The pieces that both see."""
        self.hands = (_hand(view, FELLOWSHIP), _hand(view, SAURON))
        self.bearer = SAM_PIECE if view.sides[FELLOWSHIP].ring_bearer == "sam" else FRODO_PIECE
        self._read_regions(view)

    def _read_regions(self, view: ConfrontationView) -> None:
        enemy = 1 - self.side
        maybe: dict[int, GroupView] = {}
        for place in view.regions:
            region = REGION_NUMBERS[place.name]
            for owner, group in enumerate((place.fellowship, place.sauron)):
                self.count[owner][region] = len(group.known) + group.hidden
                for known in group.known:
                    piece = self.named[known.name] >> 1
                    self.where[piece] = region
                    if known.shown:
                        self.shown |= 1 << piece
                    elif owner == self.side:
                        self.sure[piece] = 1 / max(1, len(group.maybe)) if group.maybe else 0.2
                if owner == enemy and group.hidden:
                    self.hidden[region] = group.hidden
                    maybe[region] = group
        dead = {self.named[name] >> 1 for name in view.sides[enemy].defeated}
        unseen = [
            piece
            for piece in range(9 * enemy, 9 * enemy + 9)
            if self.where[piece] == AWAY and piece not in dead
        ]
        for piece in unseen:
            self.where[piece] = UNKNOWN
        self.guesses = _guesses(self, maybe, unseen)

    def put(self, piece: int, region: int) -> None:
        """Think of an own piece in another place."""
        counts = self.count[self.side]
        counts[self.where[piece]] -= 1
        counts[region] += 1
        self.where[piece] = region

    def group(self, owner: int, region: int) -> list[int]:
        """The pieces of a side in a region, as far as they can be named."""
        first = 9 * owner
        return [piece for piece in range(first, first + 9) if self.where[piece] == region]

    def enemies_at(self, region: int) -> Guess:
        """Who may be met there, and how likely: any of them, named or not."""
        known = [self.cast[piece] for piece in self.group(1 - self.side, region)]
        hidden = self.hidden[region]
        total = len(known) + hidden
        if not known:
            return self.guesses.get(region, ())
        guess = [(character, 1 / total) for character in known]
        if hidden:
            share = hidden / total
            guess += [(character, share * part) for character, part in self.guesses[region]]
        return tuple(guess)

    def chance_at(self, region: int, piece: int) -> float:
        """How likely it is that an enemy piece stands there."""
        where = self.where[piece]
        if where != UNKNOWN:
            return float(where == region)
        for character, part in self.guesses.get(region, ()):
            if character >> 1 == piece:
                return min(1.0, part * self.hidden[region])
        return 0.0


def _hand(view: ConfrontationView, side: int) -> int:
    """An empty one will be taken back whole."""
    hand = sum(1 << CARD_NUMBERS[name] for name in view.sides[side].hand)
    return hand or WHOLE_DECK[side]


def side_of(view: ConfrontationView, seat: int) -> int:
    return FELLOWSHIP if view.sides[FELLOWSHIP].seat == seat else SAURON


def _guesses(table: Table, maybe: dict[int, GroupView], unseen: list[int]) -> dict[int, Guess]:
    """By region: who one of its hidden pieces is.

    A piece is the likelier somewhere the more hidden ones stand there and the fewer places it may
    be in instead. Two rounds of evening out are near enough to the truth.
    """
    shares: dict[int, dict[int, float]] = {}
    for region, group in maybe.items():
        possible = {table.named[name] >> 1 for name in group.maybe} if group.maybe else set(unseen)
        shares[region] = {
            piece: float(table.hidden[region]) * _habit(table.cast[piece], region)
            for piece in unseen
            if piece in possible
        }
    for _ in range(2):
        for piece in unseen:
            total = sum(share.get(piece, 0.0) for share in shares.values())
            for share in shares.values():
                if piece in share:
                    share[piece] /= total
        for region, share in shares.items():
            scale = sum(share.values()) / table.hidden[region]
            for piece in share:
                share[piece] /= scale
    return {
        region: tuple(
            (table.cast[piece], part / table.hidden[region]) for piece, part in share.items()
        )
        for region, share in shares.items()
    }


def _habit(character: int, region: int) -> float:
    """People keep the Ring at home and the Balrog in Caradhras, or where he gets there from."""
    if character >> 1 in (FRODO_PIECE, SAM_PIECE) and region == HOME[FELLOWSHIP]:
        return 2.0
    if character == BALROG and region in (CARADHRAS, FANGORN):
        return 2.0
    return 1.0

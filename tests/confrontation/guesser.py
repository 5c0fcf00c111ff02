"""Deduction by brute force: every possible table is kept, and the story told to a spectator rules
them out one by one. Slow and simple, to check the fast one with.
"""

from itertools import permutations
from typing import Any

from mathom.core.message import Message
from mathom.games.confrontation.data import (
    AWAY,
    GONDOR,
    HOME,
    NAMES,
    OUTPOSTS,
    REGION_NUMBERS,
    SIDE_NAMES,
)
from mathom.games.confrontation.sight.knowledge import ANYWHERE, Worlds
from mathom.games.confrontation.state import Confrontation

Table = tuple[int, ...]
"""Where each of a side's nine pieces is."""


class Guesser:
    """Somebody who watches, forgets nothing and thinks of every possible table of one side."""

    def __init__(self, t: Confrontation, side: int) -> None:
        self.side = side
        self.names = [NAMES[t.cast[9 * side + number]] for number in range(9)]
        self.stars = [bool(t.cast[9 * side + number] & 1) for number in range(9)]
        self.bearer = 0
        self.tables: set[tuple[Table, int]] = set()
        """Each with the piece that rode or stepped first in this turn, or -1."""
        for outposts in permutations(range(9), 5):
            places = [HOME[side]] * 9
            for piece, region in zip(outposts, OUTPOSTS[side], strict=True):
                places[piece] = region
            self.tables.add((tuple(places), -1))
        self.open: set[int] = set()
        self.for_good: set[int] = set()
        self.field = AWAY
        self.rode = False
        self.gave_up = False
        """Whether something happened that this guesser does not understand."""

    def hear(self, message: Message) -> None:
        """Think about one sentence of the story."""
        kind = message.id.removeprefix("event-")
        args: dict[str, Any] = dict(message.args)
        hears = getattr(self, f"_hear_{kind.replace('-', '_')}", None)
        if hears is not None:
            hears(args)
        assert self.tables, f"nothing is possible any more after {kind} {args}"

    # Turns and moves

    def _hear_turn(self, args: dict[str, Any]) -> None:
        self.open = set(self.for_good)
        self.rode = False
        self.tables = {(table, -1) for table, _ in self.tables}

    def _hear_moved(self, args: dict[str, Any]) -> None:
        self._known_goes(args, "to")

    _hear_rode = _hear_stepped = _hear_recalled = _hear_retreated = _hear_escaped = _hear_moved

    def _hear_moved_veiled(self, args: dict[str, Any]) -> None:
        if args["side"] != SIDE_NAMES[self.side]:
            return
        origin, target = REGION_NUMBERS[args["from"]], REGION_NUMBERS[args["to"]]
        after = set()
        for table, first in self.tables:
            for piece in self._hidden_at(table, origin):
                if first >= 0 and (piece == first) != self.rode:
                    continue
                if not self._would_have_won(piece, target):
                    after.add((_with(table, piece, target), -1))
        self.tables = after

    def _first_step(self, args: dict[str, Any], rode: bool) -> None:
        if args["side"] != SIDE_NAMES[self.side]:
            return
        origin, target = REGION_NUMBERS[args["from"]], REGION_NUMBERS[args["to"]]
        self.rode = rode
        self.tables = {
            (_with(table, piece, target), piece)
            for table, _ in self.tables
            for piece in self._hidden_at(table, origin)
            if not self._would_have_won(piece, target)
        }

    def _hear_rode_veiled(self, args: dict[str, Any]) -> None:
        self._first_step(args, True)

    def _hear_stepped_veiled(self, args: dict[str, Any]) -> None:
        self._first_step(args, False)

    def _hear_recalled_veiled(self, args: dict[str, Any]) -> None:
        self._hear_moved_veiled(args)

    def no_battle_follows(self, target: int) -> None:
        """Whoever went far has not been seen to attack: only the Uruk-hai march like that."""
        if "uruk-hai" in self.names:
            self._is_at("uruk-hai", target)

    def _would_have_won(self, piece: int, target: int) -> bool:
        if self.side == 0:
            return target == HOME[1] and piece == self.bearer
        return target == HOME[0] and self.names[piece] == "witch-king" and self.stars[piece]

    # What is seen

    def _hear_battle(self, args: dict[str, Any]) -> None:
        self.field = REGION_NUMBERS[args["region"]]
        for role in ("attacker", "defender"):
            self._is_at(args[role], self.field)

    def _hear_sam_steps_in(self, args: dict[str, Any]) -> None:
        self._is_at("sam", self.field)

    def _hear_frodo_shown(self, args: dict[str, Any]) -> None:
        self._is_at("frodo", self.field)

    def _hear_balrog_strikes(self, args: dict[str, Any]) -> None:
        self._is_at("balrog", REGION_NUMBERS["caradhras"])

    def _hear_sam_takes_the_ring(self, args: dict[str, Any]) -> None:
        self._is_at("sam", REGION_NUMBERS[args["region"]])
        self.bearer = 1

    def _hear_spied(self, args: dict[str, Any]) -> None:
        self._is_at(args["character"], REGION_NUMBERS[args["region"]])
        if args["character"] in self.names:
            self.for_good.add(self.names.index(args["character"]))

    def _hear_palantir(self, args: dict[str, Any]) -> None:
        for character in args["characters"]:
            self._is_at(character.args["character"], REGION_NUMBERS[args["region"]])

    def _hear_king_revealed(self, args: dict[str, Any]) -> None:
        self._is_at("aragorn", REGION_NUMBERS[args["region"]])

    def _hear_support(self, args: dict[str, Any]) -> None:
        """He is somewhere near; a spectator sees where, but the sentence does not say."""
        self.gave_up = True

    def _hear_named_blocked(self, args: dict[str, Any]) -> None:
        self.gave_up = True

    def _hear_defeated(self, args: dict[str, Any]) -> None:
        if args["character"] in self.names:
            self._is_at(args["character"], REGION_NUMBERS[args["region"]])
            piece = self.names.index(args["character"])
            self.open.discard(piece)
            self.for_good.discard(piece)
            self._goes(piece, AWAY)

    def _hear_shelob_returns(self, args: dict[str, Any]) -> None:
        if "shelob" in self.names:
            self._goes(self.names.index("shelob"), GONDOR)

    def _hear_gandalf_the_white(self, args: dict[str, Any]) -> None:
        if "gandalf" in self.names:
            self._goes(self.names.index("gandalf"), REGION_NUMBERS["fangorn"])

    def _hear_swapped(self, args: dict[str, Any]) -> None:
        if args["character"] in self.names:
            origin = REGION_NUMBERS[args["region"]]
            self._is_at(args["character"], origin)
            self._goes(self.names.index("smeagol"), origin)
            self._goes(self.names.index(args["character"]), self.field)

    # Thinking

    def _known_goes(self, args: dict[str, Any], to: str) -> None:
        if args["character"] in self.names:
            self._goes(self.names.index(args["character"]), REGION_NUMBERS[args[to]])

    def _goes(self, piece: int, region: int) -> None:
        self.tables = {(_with(table, piece, region), first) for table, first in self.tables}

    def _is_at(self, name: str, region: int) -> None:
        if name not in self.names:
            return
        piece = self.names.index(name)
        self.open.add(piece)
        if name == "watcher":
            self.for_good.add(piece)
        self.tables = {pair for pair in self.tables if pair[0][piece] == region}

    def _hidden_at(self, table: Table, region: int) -> list[int]:
        return [
            piece for piece, place in enumerate(table) if place == region and piece not in self.open
        ]


def _with(table: Table, piece: int, region: int) -> Table:
    return (*table[:piece], region, *table[piece + 1 :])


def tables_of(worlds: Worlds) -> set[Table]:
    """All tables that the fast deduction thinks possible."""
    found: set[Table] = set()
    for pattern in worlds.weights:
        places = [
            region for region, number in enumerate(worlds.left(pattern)) for _ in range(number)
        ]
        unknown = [piece for piece, place in enumerate(pattern) if place == ANYWHERE]
        for order in set(permutations(places)):
            table = list(pattern)
            for piece, region in zip(unknown, order, strict=True):
                table[piece] = region
            found.add(tuple(table))
    return found

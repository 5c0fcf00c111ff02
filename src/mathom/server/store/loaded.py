"""What is read of a table, and what is written about it."""

from typing import Any

from msgspec import Struct

from mathom.server.rows import SeatRow, Shown, TableRow
from mathom.server.wire import ChatLine


class Line(Struct, frozen=True):
    """One line of a record as it is stored."""

    line: str
    at: int
    key: str | None = None
    """What came with a choice; with an undo there is none."""
    agreed: list[int] | None = None
    """Who agreed to an undo or to giving up, as far as that is known."""


class Loaded(Struct):
    """A table, and what it has gained since somebody last looked."""

    row: TableRow
    seats: list[SeatRow]
    holders: set[tuple[int, str]]
    lines: list[Line]
    chat: list[ChatLine]
    kept: set[tuple[int, str]] = set()
    """Open seats, and the guests for whom they are kept."""


class Standing(Struct, frozen=True):
    """How far a table has come. Both numbers only grow, which no clock is sure to do."""

    revision: int
    lines: int


class Append(Struct, frozen=True, kw_only=True):
    """A line to be written, and the table as lists show it afterwards."""

    table: str
    number: int
    line: Line
    shown: Shown


class Change(Struct, kw_only=True):
    """What changes about a table apart from its record."""

    columns: dict[str, Any] = {}
    seats: list[SeatRow] = []
    hold: list[tuple[int, str]] = []
    let_go: list[int] = []
    """Seats that nobody holds any longer."""
    keep: list[tuple[int, str]] = []
    """Open seats to keep for somebody."""
    keep_no_longer: list[int] = []
    chat: ChatLine | None = None
    said_by: str | None = None
    """The guest whose line of chat it is."""
    lines: int | None = None
    """How many lines the record must still have, if that matters."""
    close: bool = False
    """Whether nothing of the table is left."""

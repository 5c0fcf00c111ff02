"""Who may do what at a table."""

from typing import Any

from mathom.bots import served_bots
from mathom.core.game import Game
from mathom.core.message import Reason, refuse
from mathom.server.errors import (
    Closed,
    NotFound,
    NotYours,
)
from mathom.server.identity import Who
from mathom.server.names import looks_like
from mathom.server.rows import SeatRow
from mathom.server.tables.live_table import BOT, LiveTable


def check_seat(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NotFound(Reason("reason-no-such-seat", {"seat": seat}))


def must_hold(who: Who, table: LiveTable, seat: int) -> None:
    if seat not in table.seats_of(who):
        raise NotYours(Reason("refused-not-your-seat"))


def must_differ(table: LiveTable, who: Who, name: str) -> None:
    """Nobody sits down as somebody else who is there."""
    mine, look = table.seats_of(who), looks_like(name)
    for seat in table.seats:
        other = seat.name or ""
        if seat.kind == "person" and seat.seat not in mine and looks_like(other) == look:
            raise refuse("refused-name-taken", name=other)


def must_be_open(table: LiveTable) -> None:
    """Where the server's host has closed a table, nothing happens any more."""
    if table.row.closed is not None:
        why = table.row.closed
        raise Closed(Reason("refused-closed", {"why": why, "said": "yes" if why else "no"}))


def must_own(who: Who, table: LiveTable) -> None:
    if not who.owns(table.row.owner):
        raise NotYours(Reason("refused-not-owner"))


def bot_seat(game: Game[Any], number: int, bot: str) -> SeatRow:
    if bot not in served_bots(game):
        raise refuse("refused-bot", name=bot, known=", ".join(served_bots(game)))
    return SeatRow(seat=number, kind=BOT, name=bot, bot=bot)

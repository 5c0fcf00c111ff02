"""Rows of tables and seats. A field is written here alone: its column, and how the database keeps
it, follow from its type.
"""

from functools import cache
from types import NoneType
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from sqlalchemy import BigInteger, Boolean, Column, Integer, Row, String, Text
from sqlalchemy.types import TypeEngine

from mathom.core.game import Value
from mathom.core.orders import NO_ORDERS, Orders
from mathom.server.tables.patience import PATIENCE
from mathom.server.wire import Branch, Clock, Ending, SeatKind, State

R = TypeVar("R", bound=Struct)

RECORD: Final = "record"
"""How a game ended that was played elsewhere and brought here."""

Moment: TypeAlias = Annotated[int, BigInteger()]
"""Milliseconds since 1970."""
TableId: TypeAlias = Annotated[str, String(16)]
GuestId: TypeAlias = Annotated[str, String(32)]
Called: TypeAlias = Annotated[str, String(64)]

MAY_BE_EMPTY: Final = "may be empty"
"""Marks a field of which nothing is kept while it is what it is to begin with."""


class Waiting(Struct, frozen=True, array_like=True):
    """Somebody who is asked, and whether the others may know it."""

    seat: int
    secret: bool


class Request(Struct, frozen=True):
    """A wish to take back a choice, put to the others at a certain ply of the public record."""

    seat: int
    ply: int
    agreed: tuple[int, ...] = ()
    refused: int | None = None
    """The seat that did not agree."""


class Resigning(Struct, frozen=True):
    """Whether a side gives up, as its players talk it over among themselves."""

    side: int
    """Its number among the game's sides."""
    changes: int
    """How often it has changed, which the other sides must not notice."""
    seat: int | None = None
    """Who would give up; nobody if it was thought better of."""
    ply: int = 0
    """Of the public record when it was said."""
    agreed: tuple[int, ...] = ()
    refused: int | None = None
    """The seat that would rather play on."""


class Shown(Struct, kw_only=True):
    """What lists show without loading the game. The choices are the truth, not these."""

    state: Annotated[State, String(16)]
    ended: Annotated[Ending, String(16)] | None = None
    winners: list[int] | None = None
    ply: int = 0
    moved: Moment
    waiting: list[Waiting] = []
    waits_for_bot: bool = False
    touched: Moment
    resigned: list[int] = []


class TableRow(Shown, kw_only=True):
    id: TableId
    game: Called
    rules: int
    options: dict[str, Value]
    seed: str
    owner: GuestId
    listed: bool
    clock: Clock
    created: Moment
    started: Moment
    branch: Branch | None = None
    rematch: TableId | None = None
    rematch_by: int | None = None
    """The seat that asked for it."""
    lesson: bool = False
    """Whether a coach speaks there. Where a lesson stands follows from its choices."""
    webhook: str | None = None
    webhook_secret: Called | None = None
    request: Request | None = None
    resigning: list[Resigning] = []
    """What sides talk over among themselves: whether to give up. The others must not notice."""
    patience: int = PATIENCE
    """Seconds after which a bot may play on for who is waited for, where no clocks run."""
    revision: int = 0
    """Grows with whatever is not a choice: seats, requests, chat. Other processes reload by it."""
    erased: int = 0
    """How often names or words were taken away: then all of it has to be read anew."""
    record_bytes: int = 0
    """Of a record that somebody brought here: how large it was."""
    off_lists: bool = False
    """Whether the server's host keeps it off public lists, whatever its owner wishes."""
    closed: str | None = None
    """Why the server's host has closed it, perhaps in no words; nothing while it is open."""


class SeatRow(Struct, frozen=True, kw_only=True):
    seat: int
    kind: Annotated[SeatKind, String(16)]
    name: Called | None = None
    bot: Called | None = None
    since: Moment = 0
    """When its player came back from having a bot in the seat: the clock begins anew from there."""
    orders: Annotated[Orders, MAY_BE_EMPTY] = NO_ORDERS
    """What its player has ordered in advance: the others must not notice."""
    ordered: int = 0
    """How often that was changed, which only the seat itself may notice."""


class _Kept(Struct, frozen=True):
    """How the database keeps a field."""

    type: TypeEngine[Any]
    as_json: bool
    may_be_empty: bool
    default: Any
    """As which an empty place is read."""


_PLAIN: dict[Any, type[TypeEngine[Any]]] = {bool: Boolean, int: Integer, str: Text}


@cache
def _kept(rows: type[Struct]) -> dict[str, _Kept]:
    hints = get_type_hints(rows, include_extras=True)
    return {
        field.name: _kept_as(hints[field.name], field.default)
        for field in msgspec.structs.fields(rows)
    }


def _kept_as(hint: Any, default: Any) -> _Kept:
    optional = NoneType in get_args(hint)
    if optional:
        [hint] = (kind for kind in get_args(hint) if kind is not NoneType)
    kind, *marks = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    types = [mark for mark in marks if isinstance(mark, TypeEngine)]
    if not types and kind in _PLAIN:
        types = [_PLAIN[kind]()]
    return _Kept(
        type=types[0] if types else Text(),
        as_json=not types,
        may_be_empty=optional or MAY_BE_EMPTY in marks,
        default=default,
    )


def columns(rows: type[Struct], *key: str) -> list[Column[Any]]:
    """One for each field."""
    return [
        Column(name, kept.type, primary_key=name in key, nullable=kept.may_be_empty)
        for name, kept in _kept(rows).items()
    ]


def to_database(rows: type[Struct], values: dict[str, Any]) -> dict[str, Any]:
    """What the database keeps of such a row, or of some of its fields."""
    kept = _kept(rows)
    return {name: _to_database(kept[name], value) for name, value in values.items()}


def _to_database(kept: _Kept, value: Any) -> Any:
    if kept.may_be_empty and value == kept.default:
        return None
    return msgspec.json.encode(value).decode() if kept.as_json else value


def from_database(rows: type[R], row: Row[Any]) -> R:
    """An error if something stands there that no server has written."""
    values = row._mapping
    given = {
        name: msgspec.json.decode(values[name]) if kept.as_json else values[name]
        for name, kept in _kept(rows).items()
        if values[name] is not None
    }
    return msgspec.convert(given, rows)

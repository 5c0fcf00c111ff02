"""What whoever asks may make this server do: one table of all requests and messages, where each is
done, and what it takes of its sender's allowances.

The rule behind it: what a stranger chooses is never more than a few milliseconds of work in the
event loop, for everybody waits there. What takes longer is done in a process where households take
turns (`fair_queue`), and whatever is done is paid for by the household, and by the guest, before it
is begun. The gate looks everything up here, so that no handler can forget it; a server with a route
that is missing here does not start.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.types import Scope
from msgspec import Struct

from mathom.server.wire import SocketChoice


class Place(StrEnum):
    """Where the work is done, or most of it."""

    LOOP = "loop"
    """The event loop: never longer than `LONGEST_IN_LOOP`."""
    STORE = "store"
    """A thread that waits for the database."""
    TURNS = "turns"
    """The one thread that computes, where households take turns."""
    REPLAYS = "replays"
    """The processes for replays, where households take turns."""
    BOTS = "bots"
    """What it leads to is thought in the bots' processes, where households take turns."""


LONGEST_IN_LOOP: Final = 0.010
"""Seconds for which nothing that is asked may keep the event loop busy."""
SOCKET: Final = "SOCKET"
"""Stands for the method where a WebSocket is opened."""


class Cost(Struct, frozen=True):
    where: tuple[Place, ...]
    household: tuple[str, ...]
    """The allowances of a household that it is paid from, one of each."""
    guest: tuple[str, ...]
    """The same of a guest, if somebody asks who has been here before."""
    more: tuple[str, ...]
    """Allowances from which a handler takes more, or only then, by what it finds."""


def _cost(*where: Place, also: str = "", guest: str = "", more: str = "") -> Cost:
    """One request of those that a household and a guest may make, and what it costs beside that."""
    return Cost(where, ("address", *also.split()), ("token", *guest.split()), tuple(more.split()))


_LOOP, _STORE, _TURNS = Place.LOOP, Place.STORE, Place.TURNS
_REPLAYS, _BOTS = Place.REPLAYS, Place.BOTS
_FILE = Cost((_STORE,), ("file",), (), ())
"""The page comes in many files, and who is too fast must still be able to read that."""

ROUTES: Final[dict[str, Cost]] = {
    # The page
    "GET /": _FILE,
    "HEAD /": _FILE,
    "GET /api": _FILE,
    "HEAD /api": _FILE,
    "GET /{path}": _FILE,
    "HEAD /{path}": _FILE,
    "GET /api/openapi.json": _cost(_LOOP, also="book"),
    "GET /api/openapi.json/openapi.json": _cost(_LOOP, also="book"),
    "GET /api/openapi.json/{path}": _cost(_LOOP),
    # Who looks after the server
    "GET /api/health": _cost(_LOOP),
    "GET /api/ready": _cost(_STORE),
    # The shelf
    "GET /api/games": _cost(_LOOP),
    "GET /api/words/{lang}/{game}": _cost(_LOOP),
    "GET /api/rules/{game}": _cost(_LOOP, also="book"),
    "GET /api/cards/{game}": _cost(_LOOP, also="book"),
    "GET /api/door": _cost(_LOOP),
    "GET /api/qr.svg": _cost(_REPLAYS, also="drawing"),
    "GET /api/notices": _cost(_STORE),
    "GET /api/notices/{name}": _cost(_STORE),
    "GET /api/games/{game}/corrections": _cost(_TURNS, also="deck"),
    "POST /api/games/{game}/corrections/{card}/try": _cost(_TURNS, also="deck"),
    "PUT /api/games/{game}/corrections/{card}": _cost(_TURNS, also="deck"),
    # Decks
    "GET /api/games/{game}/decks": _cost(_LOOP, also="book"),
    "POST /api/games/{game}/decks/read": _cost(_TURNS, also="deck"),
    "GET /api/decks": _cost(_STORE),
    "PUT /api/decks/{deck}": _cost(_STORE, also="deck"),
    "DELETE /api/decks/{deck}": _cost(_STORE),
    # People
    "GET /api/me": _cost(_STORE),
    "PUT /api/me": _cost(_STORE),
    "DELETE /api/me": _cost(_STORE),
    "POST /api/me/sign-out-elsewhere": _cost(_STORE, also="data"),
    "GET /api/me/data": _cost(_REPLAYS, also="data"),
    "GET /api/me/calls": _cost(_LOOP),
    "PUT /api/me/calls": _cost(_STORE, more="device"),
    "DELETE /api/me/calls/{device}": _cost(_STORE),
    # Tables
    "GET /api/tables": _cost(_STORE),
    "GET /api/tables/mine": _cost(_STORE),
    "POST /api/tables": _cost(_STORE, _TURNS, _REPLAYS, _BOTS, also="table tables", more="replay"),
    "GET /api/tables/{table}": _cost(_STORE),
    "DELETE /api/tables/{table}": _cost(_STORE),
    "PUT /api/tables/{table}/hidden": _cost(_STORE),
    "POST /api/tables/{table}/seats/{seat}": _cost(_STORE, _TURNS, _BOTS),
    "PUT /api/tables/{table}/seats/{seat}": _cost(_STORE, _TURNS, _BOTS),
    "DELETE /api/tables/{table}/seats/{seat}": _cost(_STORE),
    "POST /api/tables/{table}/seats/{seat}/code": _cost(_STORE, also="code", guest="claim"),
    "POST /api/claims": _cost(_STORE, more="claim"),
    "POST /api/tables/{table}/seats/{seat}/return": _cost(_STORE),
    "PUT /api/tables/{table}/webhook": _cost(_STORE),
    # Playing
    "GET /api/tables/{table}/position": _cost(_LOOP, _REPLAYS, more="replay"),
    "GET /api/tables/{table}/since": _cost(_REPLAYS, also="replay", more="replay"),
    "POST /api/tables/{table}/choices": _cost(_LOOP, _STORE, _BOTS),
    "GET /api/tables/{table}/why": _cost(_LOOP),
    "PUT /api/tables/{table}/seats/{seat}/orders": _cost(_STORE, _BOTS),
    "POST /api/tables/{table}/undo": _cost(_LOOP, _STORE, also="undo"),
    "POST /api/tables/{table}/undo/answer": _cost(_LOOP, _STORE, also="undo"),
    "POST /api/tables/{table}/chat": _cost(_STORE, also="talk", guest="chat"),
    "POST /api/tables/{table}/time": _cost(_STORE, _BOTS),
    "GET /api/tables/{table}/stream": _cost(_LOOP, also="stream"),
    "SOCKET /api/tables/{table}/socket": _cost(_LOOP, also="stream"),
    "POST /api/tables/{table}/lesson": _cost(_STORE, _BOTS, more="table"),
    "POST /api/tables/{table}/resign": _cost(_STORE, _BOTS),
    "POST /api/tables/{table}/resign/answer": _cost(_STORE, _BOTS),
    # Afterwards
    "GET /api/tables/{table}/replay": _cost(_REPLAYS, also="replay", more="replay"),
    "GET /api/tables/{table}/record": _cost(_LOOP),
    "POST /api/records": _cost(_REPLAYS, also="record", more="kept"),
    "GET /api/tables/{table}/fairness": _cost(_LOOP),
    "POST /api/tables/{table}/rematch": _cost(_STORE, _BOTS),
    "POST /api/tables/{table}/reports": _cost(_STORE, also="report", more="kept"),
    # The host's own
    "POST /api/admin/session": _cost(_STORE),
    "DELETE /api/admin/session": _cost(_STORE),
    "GET /api/admin": _cost(_STORE),
    "GET /api/admin/reports/{report}": _cost(_STORE),
    "PUT /api/admin/reports/{report}": _cost(_STORE),
    "GET /api/admin/tables/{table}": _cost(_STORE),
    "PUT /api/admin/tables/{table}": _cost(_STORE),
    "POST /api/admin/restrictions": _cost(_STORE),
    "DELETE /api/admin/restrictions/{restriction}": _cost(_STORE),
}

MESSAGES: Final[dict[type[Struct], Cost]] = {
    SocketChoice: ROUTES["POST /api/tables/{table}/choices"],
}
"""What may be said on a WebSocket, by the kind of message. What can't be read costs a choice."""

CHOICE: Final = MESSAGES[SocketChoice]
LISTENING: Final = ROUTES["SOCKET /api/tables/{table}/socket"]
REPLAY: Final = ROUTES["GET /api/tables/{table}/replay"]

_OTHER: Final = _cost(_LOOP)
"""What the framework answers by itself: that there is no such method, for example."""
_BY_ROUTE: Final = {(*route.split(" ", 1),): cost for route, cost in ROUTES.items()}


def cost_of(scope: Scope) -> Cost:
    """What the request costs that led to this route."""
    return _BY_ROUTE.get((str(scope.get("method", SOCKET)), scope["path_template"]), _OTHER)


def routes_of(app: Litestar) -> Iterable[str]:
    """Every route that has a handler of ours, written as in the table."""
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            yield f"{SOCKET} {route.path_format}"
        elif isinstance(route, HTTPRoute):
            yield from (f"{method} {route.path_format}" for method in route.methods - {"OPTIONS"})


def must_have_costs(app: Litestar) -> None:
    missing = sorted(set(routes_of(app)) - ROUTES.keys())
    if missing:
        raise LookupError(f"not in the table of costs: {', '.join(missing)}")

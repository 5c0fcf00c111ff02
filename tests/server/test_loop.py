"""Nothing that anybody may ask keeps the event loop busy for long: for everybody waits there.

Every route and every message is asked here for the worst that its own limits allow. What counts is
the time that the processor spends in the loop's thread between two looks at the network, so that a
busy machine changes nothing.
"""

import asyncio
import gc
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from mathom.core import registry
from mathom.core.match import Match
from mathom.core.record import Seat, dump
from mathom.server import replay_worker, wire
from mathom.server.config import Config
from mathom.server.costs import LONGEST_IN_LOOP, MESSAGES, ROUTES
from mathom.server.limits import Limits
from mathom.server.wire import SocketChoice
from tests.server.guest import PATIENCE
from tests.server.open_inn import OpenInn
from tests.server.push_service import Browser
from tests.siege.besiegers import DECK_CODES, long_record, spliced_records

TIMES = 5
"""Each is asked so often at most, and the best of them counts: processors are slowed down at times.
"""


class Longest:
    """The longest step of the loop, in seconds of its thread."""

    def __init__(self, thread: threading.Thread) -> None:
        self.seconds = 0.0
        self._thread = thread

    @contextmanager
    def of(self) -> Iterator[None]:
        run, mine = asyncio.Handle._run, self._thread.ident

        def measured(handle: asyncio.Handle) -> None:
            if threading.get_ident() != mine:
                run(handle)
                return
            began = time.thread_time()
            run(handle)
            self.seconds = max(self.seconds, time.thread_time() - began)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", measured)
            yield


class Altogether:
    """What the loop does for all that is asked meanwhile, in seconds of its thread."""

    def __init__(self, thread: threading.Thread) -> None:
        self.seconds = 0.0
        self._clock = time.pthread_getcpuclockid(thread.ident or 0)

    @contextmanager
    def of(self) -> Iterator[None]:
        began = time.clock_gettime(self._clock)
        yield
        self.seconds += time.clock_gettime(self._clock) - began


class Scene:
    """The largest that there may be at this inn."""

    def __init__(self, inn: OpenInn) -> None:
        self.inn = inn
        self.guest = inn.guest("Lotho" + "x" * (wire.NAME_LENGTH - 5))
        self.guest.web.timeout = httpx.Timeout(120)
        self.brought = self._bring(long_record())
        record = self.guest.get(f"/tables/{self.brought}/record").json()
        self.long = self.far_along(len(record["choices"]) - 250, "me", "me")
        """A game with as many lines as there may be, with much of it taken back."""
        self._six = self._of_six()
        self.wide = self.almost_over()
        """A game of six, at its end nearly, with a long story."""
        self.fresh = self.guest.open("me", "me", game="fellowship")
        self.open = self.guest.open("me", "open", "open")

    def _bring(self, record: bytes) -> str:
        answer = self.guest.web.post("/records", content=record)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def _of_six(self) -> dict[str, Any]:
        game = registry.game("fellowship")
        match: Match[Any] = Match(game, [Seat(str(n)) for n in range(6)], {}, "7" * 32)
        luck = random.Random(7)
        while not match.over and len(match.lines) < 3000:
            ask = match.asks[0]
            match.choose(ask.seat, luck.choice(ask.options).code)
        return {"table": self._bring(dump(match.record())), "ply": len(match.lines) - 3}

    def almost_over(self) -> str:
        return self.guest.open(*["me"] * 6, game="fellowship", branch=self._six)

    def new(self) -> str:
        return self.guest.open("me", "open")

    def far_along(self, ply: int, *seats: str) -> str:
        """A game that begins there, perhaps only when somebody sits down."""
        branch = {"table": self.brought, "ply": ply}
        return self.guest.open(*seats, game="warcards", branch=branch)

    def choice(self, table: str, code: str = "x" * wire.CODE_LENGTH) -> dict[str, Any]:
        position = self.guest.position(table, 0)
        return {"seat": 0, "ply": position["ply"], "code": code, "key": os.urandom(8).hex()}


Ask = Callable[[Scene], Any]
LETTERS = "ł" * 400
LONG_BEFORE = 1500
"""Lines that take many times as long as the loop may be kept, and not the memory of the longest."""


def get(path: str, **query: Any) -> Ask:
    return lambda s: s.guest.get(path.format(**vars(s)), **query)


def put(path: str, **body: Any) -> Ask:
    return lambda s: s.guest.put(path.format(**vars(s)), **body)


def post(path: str, **body: Any) -> Ask:
    return lambda s: s.guest.post(path.format(**vars(s)), **body)


def delete(path: str) -> Ask:
    return lambda s: s.guest.delete(path.format(**vars(s)))


def each(*asks: Ask) -> Ask:
    def all_of_them(scene: Scene) -> None:
        for ask in asks:
            ask(scene)

    return all_of_them


def page(path: str) -> Ask:
    return lambda s: httpx.get(f"{s.inn.url}{path}", headers={"Accept-Encoding": "gzip"})


def of_all(path: str, **query: Any) -> Ask:
    """At every kind of large table."""
    return each(*(get(path.replace("T", f"{{{name}}}"), **query) for name in TABLES))


TABLES = ("long", "wide", "fresh", "brought")


def play(scene: Scene) -> None:
    """Something that can be chosen, and something that can't, at every table."""
    for table in (scene.long, scene.wide, scene.fresh):
        position = scene.guest.position(table)
        if position["over"]:
            continue
        ask = next(ask for ask in position["asks"] if ask["options"])
        for code in (*DECK_CODES, "x" * wire.CODE_LENGTH, ask["options"][-1]["code"]):
            body = {"seat": ask["seat"], "ply": position["ply"], "code": code[: wire.CODE_LENGTH]}
            body["key"] = os.urandom(8).hex()
            scene.guest.post(f"/tables/{table}/choices", **body)


def say_it(scene: Scene) -> None:
    """The same on a line."""
    line = scene.guest.socket(scene.fresh, 0)
    for code in (*DECK_CODES, "x" * wire.CODE_LENGTH):
        line.choose(0, code[: wire.CODE_LENGTH], 0)
    line.send(b"[" * 16_000)
    line.close()


def why(scene: Scene) -> None:
    for table in (scene.long, scene.wide, scene.fresh):
        for code in (*DECK_CODES, "x" * wire.CODE_LENGTH):
            scene.guest.get(f"/tables/{table}/why", seat=0, code=code[: wire.CODE_LENGTH])


def listen(scene: Scene) -> None:
    for table in (scene.long, scene.wide, scene.brought):
        scene.guest.stream(table).next_position()
        scene.guest.socket(table, 0).next_position()


def undo(scene: Scene) -> None:
    """Over all that chance has decided since the first choices."""
    for table in (scene.long, scene.almost_over()):
        for seat in range(2):
            ply = scene.guest.position(table, seat)["ply"]
            answer = scene.guest.post(f"/tables/{table}/undo", seat=seat, ply=ply, ask=True)
            assert answer.status_code == 200


def bring(scene: Scene) -> None:
    for record in (long_record(), *spliced_records()):
        scene.guest.web.post("/records", content=record)


def leave(scene: Scene) -> None:
    scene.guest.delete(f"/tables/{scene.new()}")
    scene.guest.delete(f"/tables/{scene.brought}")
    scene.brought = scene._bring(long_record())


def erase(scene: Scene) -> None:
    with scene.inn.guest("Ted") as ted:
        for _ in range(5):
            ted.open("me", {"kind": "me", "name": "Ted"}, game="fellowship")
        ted.web.delete("/me", params={"sure": True})


DECKS = (
    {"text": "1. " * 3000},
    {"text": "Gandalf " * 1200},
    {"text": "\n".join(f"99x {number}" for number in range(2000))},
    {"code": DECK_CODES[1]},
)
SEATS = [{"kind": "me", "name": "x" * wire.NAME_LENGTH}] * 6

WORST: dict[str, Ask] = {
    "GET /": page("/"),
    "HEAD /": page("/"),
    "GET /api": page("/api"),
    "HEAD /api": page("/api"),
    "GET /{path}": each(page("/t/" + "x" * 8000), page("/x" * 4000), page("/admin")),
    "HEAD /{path}": page("/rules/journey"),
    "GET /api/openapi.json": get("/openapi.json"),
    "GET /api/openapi.json/openapi.json": get("/openapi.json/openapi.json"),
    "GET /api/openapi.json/{path}": get("/openapi.json/x"),
    "GET /api/health": get("/health"),
    "GET /api/ready": get("/ready"),
    "GET /api/games": get("/games"),
    "GET /api/words/{lang}/{game}": each(*(get(f"/words/pl/{g}") for g in registry.names())),
    "GET /api/rules/{game}": each(*(get(f"/rules/{g}", lang="pl") for g in registry.names())),
    "GET /api/cards/{game}": each(*(get(f"/cards/{g}") for g in registry.names())),
    "GET /api/door": get("/door"),
    "GET /api/qr.svg": each(
        lambda s: s.guest.get("/qr.svg", link=s.inn.url + "/" + "x" * 860),
        lambda s: s.guest.get("/qr.svg", link=s.inn.url + "/" + "漢" * 860),
        lambda s: s.guest.get("/qr.svg", link=(s.inn.url + "/" + "x" * 100)[:120]),
    ),
    "GET /api/notices": get("/notices"),
    "GET /api/notices/{name}": get("/notices/privacy", lang="pl"),
    "GET /api/games/{game}/corrections": get("/games/warcards/corrections"),
    "POST /api/games/{game}/corrections/{card}/try": post(
        "/games/warcards/corrections/celeborn/try", values={"text": ["x" * 400] * 8}
    ),
    "PUT /api/games/{game}/corrections/{card}": put(
        "/games/warcards/corrections/celeborn", values={"attack": "x" * 400}
    ),
    "GET /api/games/{game}/decks": get("/games/fellowship/decks"),
    "POST /api/games/{game}/decks/read": each(
        *(post("/games/fellowship/decks/read", **deck) for deck in DECKS)
    ),
    "GET /api/decks": get("/decks"),
    "PUT /api/decks/{deck}": put(
        "/decks/" + "x" * 64, game="fellowship", name="x" * 40, code=DECK_CODES[1]
    ),
    "DELETE /api/decks/{deck}": delete("/decks/" + "x" * 64),
    "GET /api/me": get("/me"),
    "PUT /api/me": put("/me", name="ł" * wire.NAME_LENGTH),
    "DELETE /api/me": erase,
    "POST /api/me/sign-out-elsewhere": post("/me/sign-out-elsewhere"),
    "GET /api/me/data": get("/me/data"),
    "GET /api/me/calls": get("/me/calls"),
    "PUT /api/me/calls": lambda s: s.guest.put(
        "/me/calls", **Browser("https://example.com/" + os.urandom(200).hex()).subscription()
    ),
    "DELETE /api/me/calls/{device}": delete("/me/calls/" + "x" * 64),
    "GET /api/tables": get("/tables"),
    "GET /api/tables/mine": get("/tables/mine"),
    "POST /api/tables": each(
        post("/tables", game="fellowship", seats=SEATS, options={}, name="x", listed=True),
        lambda s: s.guest.ask_to_open(
            "me", "me", game="warcards", branch={"table": s.brought, "ply": 5_000}
        ),
    ),
    "GET /api/tables/{table}": of_all("/tables/T"),
    "DELETE /api/tables/{table}": leave,
    "PUT /api/tables/{table}/hidden": put("/tables/{brought}/hidden", hidden=True),
    "POST /api/tables/{table}/seats/{seat}": each(
        post("/tables/{open}/seats/1", name="x" * 24),
        lambda s: s.guest.post(
            f"/tables/{s.far_along(LONG_BEFORE, 'me', 'open')}/seats/1", name="x"
        ),
    ),
    "PUT /api/tables/{table}/seats/{seat}": each(
        put("/tables/{open}/seats/2", kind="bot", bot="hard"),
        lambda s: s.guest.put(
            f"/tables/{s.far_along(LONG_BEFORE, 'me', 'open')}/seats/1", kind="bot", bot="easy"
        ),
    ),
    "DELETE /api/tables/{table}/seats/{seat}": delete("/tables/{open}/seats/1"),
    "POST /api/tables/{table}/seats/{seat}/code": post("/tables/{long}/seats/0/code"),
    "POST /api/claims": post("/claims", code="x" * 16),
    "POST /api/tables/{table}/seats/{seat}/return": post("/tables/{long}/seats/0/return"),
    "PUT /api/tables/{table}/webhook": put(
        "/tables/{long}/webhook", url="https://example.com/" + "x" * 400
    ),
    "GET /api/tables/{table}/position": of_all("/tables/T/position"),
    "GET /api/tables/{table}/since": of_all("/tables/T/since", ply=0),
    "POST /api/tables/{table}/choices": play,
    "GET /api/tables/{table}/why": why,
    "PUT /api/tables/{table}/seats/{seat}/orders": put(
        "/tables/{fresh}/seats/0/orders", ply=0, passing="always", stops=["x" * 40] * 16, skips=[]
    ),
    "POST /api/tables/{table}/undo": undo,
    "POST /api/tables/{table}/undo/answer": post(
        "/tables/{long}/undo/answer", seat=1, ply=0, agree=True
    ),
    "POST /api/tables/{table}/chat": post("/tables/{long}/chat", seat=0, text=LETTERS),
    "POST /api/tables/{table}/time": post("/tables/{long}/time", seat=0, claimer=1),
    "GET /api/tables/{table}/stream": listen,
    "SOCKET /api/tables/{table}/socket": listen,
    "POST /api/tables/{table}/lesson": post("/tables/{long}/lesson", what="back", ply=0),
    "POST /api/tables/{table}/resign": lambda s: s.guest.post(
        f"/tables/{s.guest.open('me', 'me', game='fellowship')}/resign", seat=0
    ),
    "POST /api/tables/{table}/resign/answer": post(
        "/tables/{long}/resign/answer", seat=0, agree=True
    ),
    "GET /api/tables/{table}/replay": each(
        of_all("/tables/T/replay", start=0),
        of_all("/tables/T/replay", start=10_000),
    ),
    "GET /api/tables/{table}/record": each(
        of_all("/tables/T/record"), of_all("/tables/T/record", public=True)
    ),
    "POST /api/records": bring,
    "GET /api/tables/{table}/fairness": of_all("/tables/T/fairness"),
    "POST /api/tables/{table}/rematch": post("/tables/{brought}/rematch"),
    "POST /api/tables/{table}/reports": each(
        *(post(f"/tables/{{{name}}}/reports", text=LETTERS) for name in TABLES)
    ),
    "POST /api/admin/session": post("/admin/session", code="x" * 64),
    "DELETE /api/admin/session": delete("/admin/session"),
    "GET /api/admin": get("/admin"),
    "GET /api/admin/reports/{report}": get("/admin/reports/x"),
    "PUT /api/admin/reports/{report}": put("/admin/reports/x", dealt=True),
    "GET /api/admin/tables/{table}": get("/admin/tables/x"),
    "PUT /api/admin/tables/{table}": put("/admin/tables/x", what="close"),
    "POST /api/admin/restrictions": post("/admin/restrictions"),
    "DELETE /api/admin/restrictions/{restriction}": delete("/admin/restrictions/x"),
}
MESSAGES_AT_WORST: dict[type[Any], Ask] = {SocketChoice: say_it}


pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with pytest.MonkeyPatch.context() as patch:
        # What the loop does is measured, not how long others take on a busy machine.
        for patience in ("TIME", "START_TIME", "PATIENCE"):
            patch.setattr(replay_worker, patience, PATIENCE)
        with OpenInn(tmp_path_factory.mktemp("inn"), thinkers=1) as inn:
            yield Scene(inn)


def test_the_worst_is_known_of_every_route_and_message():
    assert sorted(WORST) == sorted(ROUTES)
    assert set(MESSAGES_AT_WORST) == set(MESSAGES)


def longest_step(scene: Scene, ask: Ask) -> float:
    """What is made once and kept is made at the first of them."""
    seconds = 0.0
    gc.disable()
    try:
        for _ in range(TIMES):
            longest = Longest(scene.inn.thread)
            with longest.of():
                ask(scene)
            seconds = longest.seconds
            if seconds < LONGEST_IN_LOOP:
                break
    finally:
        gc.enable()
    return seconds


@pytest.mark.parametrize("route", ROUTES)
def test_no_route_keeps_the_loop_busy(scene: Scene, route: str):
    assert longest_step(scene, WORST[route]) < LONGEST_IN_LOOP


@pytest.mark.parametrize("message", MESSAGES)
def test_no_message_keeps_the_loop_busy(scene: Scene, message: type[Any]):
    assert longest_step(scene, MESSAGES_AT_WORST[message]) < LONGEST_IN_LOOP


# What is cheap once is not cheap a hundred times


USUAL_RATE = Config(data=Path(), database_url="").rate
LONGEST_BURST = 0.25
"""Seconds of the loop for all that a household may ask of one kind at once."""
SAME_FOR_ALL = {
    "/openapi.json": "book",
    "/games": "address",
    "/door": "address",
    "/words/pl/fellowship": "address",
    "/rules/fellowship": "book",
    "/cards/fellowship": "book",
    "/games/fellowship/decks": "book",
    "/games/warcards/corrections": "deck",
    "/notices/privacy?lang=pl": "address",
}
"""What anybody may ask for again and again, and the narrowest allowance that it is paid from."""


@pytest.mark.parametrize("path", SAME_FOR_ALL)
def test_as_much_as_may_be_asked_at_once_keeps_nobody_waiting(scene: Scene, path: str):
    at_once = Limits(USUAL_RATE, 0).allowances[SAME_FOR_ALL[path]].burst
    scene.guest.get(path)
    best = LONGEST_BURST
    for _ in range(TIMES):
        altogether = Altogether(scene.inn.thread)
        with altogether.of():
            for _ in range(20):
                assert scene.guest.get(path).status_code == 200
        best = min(best, altogether.seconds / 20 * at_once)
        if best < LONGEST_BURST:
            break
    assert best < LONGEST_BURST

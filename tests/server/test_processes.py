"""Several server processes on one database, and what is left when one of them dies."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from mathom.core.match import verify
from mathom.core.record import load
from mathom.server.bots import answering
from mathom.server.fanout import Nudge
from mathom.server.store import Store
from tests.server.guest import Guest, Listener, codes_in
from tests.server.open_inn import OpenInn, two_inns
from tests.server.parallel import in_parallel
from tests.server.wall_clock import SECOND, hang_up_a_clock
from tests.services.inn import Inn


@pytest.fixture(
    params=[
        pytest.param(("sqlite", "none"), id="sqlite"),
        pytest.param(("postgresql", "redis"), id="postgresql-redis", marks=pytest.mark.slow),
        pytest.param(
            ("postgresql", "postgresql"), id="postgresql-postgresql", marks=pytest.mark.nightly
        ),
    ]
)
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """The settings of servers that keep their tables together, and how they tell each other."""
    database, channels = request.param
    if database == "sqlite":
        return {"database_url": f"sqlite:///{tmp_path / 'mathom.db'}"}
    url = request.getfixturevalue("postgres_url")
    return {
        "database_url": url,
        "channels_url": url if channels == "postgresql" else request.getfixturevalue("redis_url"),
    }


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Inn]]:
    """Starts `mathom serve` with a key that all of them share."""
    with ExitStack() as running:

        def begin(**settings: Any) -> Inn:
            server = Inn(**({"thinkers": 0} | settings))
            server.data = tmp_path / "data"
            return running.enter_context(server)

        yield begin


def same_person(guest: Guest, url: str) -> Guest:
    """The same guest at another server."""
    return Guest(url, guest.name, {"Cookie": f"mathom={guest.web.cookies['mathom']}"})


def heard_ask(line: Listener, seat: int, ply: int) -> dict[str, Any]:
    """The next position from `ply` on in which this seat is asked, or the end."""
    return line.until(
        "position",
        lambda said: said["ply"] >= ply and (said["over"] or codes_in(said, seat) != []),
    )


# Playing across processes


@pytest.mark.slow
def test_one_game_is_played_at_two_processes_with_streams_at_both(
    start: Callable[..., Inn], shared: dict[str, Any]
):
    one, other = in_parallel(lambda _: start(**shared), range(2))
    with Guest(one.url, "Frodo") as frodo, Guest(other.url, "Sam") as sam:
        table = frodo.open("me", "open")
        sam.sit(table, 1)
        players = [(frodo, frodo.stream(table, 0)), (sam, sam.socket(table, 1))]
        positions = [line.next_position() for _, line in players]
        turns = 0
        turn = positions[0]["asks"][0]["seat"]
        while turns < (6 if "channels_url" not in shared else 14):
            guest, line = players[turn]
            position = positions[turn]
            if not codes_in(position, turn) and not position["over"]:
                position = heard_ask(line, turn, position["ply"])
            if position["over"]:
                break
            code = codes_in(position, turn)[0]
            answer = guest.choose(table, turn, code, position["ply"])
            assert answer.status_code == 200, answer.text
            positions[turn] = position = line.at_ply(answer.json()["ply"])
            asked = position["asks"][0]["seat"] if position["asks"] else turn
            if asked != turn:
                turns += 1
                turn = asked
        last = max(guest.position(table, -1)["ply"] for guest, _ in players)
        stories = [guest.stream(table, -1).story(last) for guest, _ in players]
        assert stories[0] == stories[1]
        assert stories[0]


@contextmanager
def asked_of_the_database(inn: OpenInn) -> Iterator[list[str]]:
    """What a server asks of its database meanwhile."""
    asked: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        asked.append(" ".join(statement.split()))

    event.listen(inn.inside.engine, "before_cursor_execute", note)
    yield asked
    event.remove(inn.inside.engine, "before_cursor_execute", note)


def nudge(inn: OpenInn, *nudges: Nudge) -> None:
    """Another process says how far tables have come; what that leads to is done."""

    async def hear() -> None:
        tables = inn.inside.tables
        tables.hear_of(nudges)
        while tables._catching_up is not None:
            await asyncio.sleep(0.01)

    inn.run(hear())


def test_of_lines_that_another_process_has_written_nothing_else_is_read(tmp_path: Path):
    with two_inns(tmp_path) as (one, other):
        frodo = one.guest("Frodo")
        tables = [frodo.open("me", {"kind": "me", "name": "Sam"}) for _ in range(2)]
        lines = [other.guest().stream(table) for table in tables]
        for line in lines:
            line.next_position()
        nudges = []
        for table in tables:
            position = frodo.position(table)
            seat = position["asks"][0]["seat"]
            frodo.play(table, f"{seat} {codes_in(position, seat)[0]}")
            live = one.live(table)
            nudges.append(Nudge(table, live.lines, live.row.revision))
        with asked_of_the_database(other) as asked:
            nudge(other, *nudges)
        assert [words.partition(" FROM ")[2].split()[0] for words in asked if "FROM" in words] == [
            "choices"
        ]
        for table, line in zip(tables, lines, strict=True):
            assert line.at_ply(1) == {
                **frodo.position(table, -1), "story": line_story(frodo.position(table, -1))
            }  # fmt: skip
        with asked_of_the_database(other) as asked:
            nudge(other, *nudges, *(Nudge(n.table, 0, 0) for n in nudges))
        assert asked == []


def line_story(position: dict[str, Any]) -> dict[str, Any]:
    """Who was there from the start is told only what is new."""
    return {"start": 0, "lines": position["story"]["lines"]}


def test_where_nobody_listens_the_database_is_asked_when_somebody_comes(tmp_path: Path):
    with two_inns(tmp_path) as (one, other):
        frodo = one.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        there = other.guest()
        assert there.position(table)["ply"] == 0
        position = frodo.position(table)
        seat = position["asks"][0]["seat"]
        ply = frodo.play(table, f"{seat} {codes_in(position, seat)[0]}")
        live = one.live(table)
        with asked_of_the_database(other) as asked:
            nudge(other, Nudge(table, live.lines, live.row.revision))
        assert asked == []
        assert there.position(table)["ply"] == ply


def test_what_is_no_line_is_read_as_well(tmp_path: Path):
    with two_inns(tmp_path) as (one, other):
        frodo = one.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        line = other.guest().stream(table)
        line.next_position()
        frodo.say(table, 0, "Anybody there?")
        live = one.live(table)
        nudge(other, Nudge(table, live.lines, live.row.revision))
        assert line.until("chat")["text"] == "Anybody there?"


@pytest.mark.parametrize("channels", ["redis", "postgresql"])
def test_a_channel_tells_the_other_process_at_once(
    request: pytest.FixtureRequest, tmp_path: Path, postgres_url: str, channels: str
):
    """Neither of them looks at the database by itself here."""
    url = postgres_url if channels == "postgresql" else request.getfixturevalue("redis_url")
    with two_inns(tmp_path, database_url=postgres_url, channels_url=url) as (one, other):
        frodo = one.guest("Frodo")
        table = frodo.open("me", "open", "open")
        line = other.guest().stream(table)
        line.until("table")
        for seat in (1, 2):
            # The first word may be spoken before the other has begun to listen.
            frodo.sit(table, seat)
            frodo.say(table, 0, "Anybody there?")
        said: dict[str, Any] = {}
        for number in range(40):
            with suppress(queue.Empty):
                said = line.next(0.25) or {}
                break
            frodo.say(table, 0, f"{number}?")
        frodo.say(table, 0, "There you are!")
        if said.get("table", {}).get("state") != "playing":
            said = line.until("table", lambda said: said["table"]["state"] == "playing")
        assert said["table"]["seats"][2]["name"] == "Frodo"
        position = frodo.position(table)
        seat = position["asks"][0]["seat"]
        ply = frodo.play(table, f"{seat} {codes_in(position, seat)[0]}")
        assert line.at_ply(ply)["ply"] == ply


def test_without_its_channel_the_server_goes_on_and_looks_by_itself(
    tmp_path: Path, postgres_url: str
):
    settings = {"database_url": postgres_url, "channels_url": "redis://127.0.0.1:1/0"}
    with OpenInn(tmp_path, **settings) as one, OpenInn(tmp_path, **settings) as other:
        frodo = one.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        line = other.guest().stream(table)
        line.next_position()
        position = frodo.position(table)
        seat = position["asks"][0]["seat"]
        ply = frodo.play(table, f"{seat} {codes_in(position, seat)[0]}")
        assert line.at_ply(ply)["ply"] == ply


def test_what_was_written_before_the_database_went_away_is_noticed_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    clock = hang_up_a_clock(monkeypatch)
    with two_inns(tmp_path) as (one, other):
        frodo = one.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        line = other.guest().stream(table)
        line.next_position()
        position = frodo.position(table)
        seat = position["asks"][0]["seat"]
        ply = frodo.play(table, f"{seat} {codes_in(position, seat)[0]}")
        with monkeypatch.context() as broken:
            broken.setattr(Store, "standings", database_gone)
            for _ in range(30):
                clock.wait(SECOND)
                with suppress(OperationalError):
                    other.notice()
        other.notice()
        assert line.at_ply(ply)["ply"] == ply


def database_gone(*_: Any) -> Any:
    raise OperationalError("SELECT", {}, Exception("no connection"))


@pytest.mark.slow
def test_an_unknown_kind_of_channel_is_refused_at_the_start(tmp_path: Path):
    server = Inn(channels_url="pigeon://rookery")
    server.data = tmp_path
    try:
        with pytest.raises(Exception, match="does not answer"):
            server.start()
        assert "Traceback" not in server.log
        assert "pigeon" in server.log
    finally:
        server.close()


# When a process dies


@pytest.mark.slow
def test_nothing_that_was_answered_is_lost_when_a_process_is_killed(
    start: Callable[..., Inn], shared: dict[str, Any]
):
    one, other = in_parallel(lambda _: start(**shared), range(2))
    with Guest(one.url, "Frodo") as frodo:
        table = frodo.open("me", {"kind": "me", "name": "Sam"}, options={"variant": "advanced"})
        answered: list[tuple[int, str]] = []
        enough = threading.Event()

        def play() -> None:
            try:
                while True:
                    position = frodo.position(table)
                    if position["over"]:
                        return
                    seat = position["asks"][0]["seat"]
                    code = codes_in(position, seat)[0]
                    answer = frodo.choose(table, seat, code, position["ply"])
                    if answer.status_code == 200:
                        answered.append((answer.json()["ply"], f"{seat} {code}"))
                    if len(answered) == 12:
                        enough.set()
            except httpx.HTTPError:
                pass
            finally:
                enough.set()

        player = threading.Thread(target=play)
        player.start()
        assert enough.wait(60)
        one.kill()
        player.join(30)
        assert len(answered) >= 12
        with same_person(frodo, other.url) as again:
            record = again.get(f"/tables/{table}/record", public=True).json()
            for ply, line in answered:
                assert record["choices"][ply - 1] == line
            position = again.position(table)
            assert position["ply"] in (len(answered), len(answered) + 1)
            seat = position["asks"][0]["seat"]
            answer = again.choose(table, seat, codes_in(position, seat)[0], position["ply"])
            assert answer.status_code == 200
        one.start()
        with same_person(frodo, one.url) as home:
            assert home.position(table)["ply"] == position["ply"] + 1


@pytest.mark.slow
def test_a_bot_that_was_thinking_in_a_dead_process_thinks_on_in_another(
    start: Callable[..., Inn], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    shared = {"database_url": f"sqlite:///{tmp_path / 'mathom.db'}"}
    doomed = start(**shared)  # where no bot ever comes to an end with its thoughts
    with (
        OpenInn(tmp_path / "data", thinkers=1, **shared) as other,
        Guest(doomed.url, "Frodo") as frodo,
    ):
        table = frodo.open("me", "bot:random")
        while codes := frodo.codes(table, 0):
            frodo.play(table, f"0 {codes[0]}")
        assert frodo.info(table)["asked"] == [1]
        ply = frodo.position(table, 0)["ply"]
        doomed.kill()
        with same_person(frodo, other.url) as again:
            line = again.stream(table, 0)
            assert line.next_position()["ply"] == ply
            other.run(other.inside.bots.resume_forgotten())
            assert line.quiet(0.5), "the other may still be at it"
            later = time.monotonic() + answering.PATIENCE + 1
            monkeypatch.setattr(other.inside.bots, "time", lambda: later)
            other.run(other.inside.bots.resume_forgotten())
            said = line.until("position", lambda said: codes_in(said, 0) != [])
            assert said["ply"] > ply


def test_after_a_restart_bots_go_on_by_themselves(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("bot:random", "bot:random")
        assert frodo.info(table)["ply"] == 0
    with OpenInn(tmp_path, thinkers=1) as inn:
        line = inn.guest().stream(table)
        assert line.at_ply(5)["ply"] >= 5


def test_a_game_among_bots_is_played_to_its_end_and_verifies(tmp_path: Path):
    with OpenInn(tmp_path, thinkers=1) as inn:
        guest = inn.guest("Frodo")
        table = guest.open("bot:random", "bot:greedy", options={"instant_win": True})
        line = guest.stream(table)
        assert line.until("position", lambda said: said["over"])["result"]
        record = load(guest.get(f"/tables/{table}/record").content)
        assert verify(record) == []
        assert [seat.player for seat in record.seats] == ["random", "greedy"]


# Starting


@pytest.mark.slow
def test_two_processes_that_start_at_once_share_the_work_of_the_first_start(
    start: Callable[..., Inn], database_url: str
):
    servers = in_parallel(lambda _: start(database_url=database_url), range(2))
    with Guest(servers[0].url, "Frodo") as frodo:
        table = frodo.open("me", "open")
        with same_person(frodo, servers[1].url) as same:
            assert same.info(table)["you"] == [0]


@pytest.mark.slow
def test_a_server_told_to_stop_stops_at_once_though_people_listen(start: Callable[..., Inn]):
    server = start(thinkers=1)
    with Guest(server.url, "Frodo") as frodo:
        table = frodo.open("me", "bot:random")
        stream, socket = frodo.stream(table), frodo.socket(table)
        for line in (stream, socket):
            line.next_position()
        process = server._process
        assert process is not None
        process.terminate()
        assert process.wait(timeout=15) is not None
        assert stream.ended()
        assert socket.ended()
        assert "Traceback" not in server.log

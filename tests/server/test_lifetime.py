"""How a server process begins and ends: quietly, in good order, and so that the next takes over."""

import asyncio
import contextlib
import gc
import shutil
import signal
import socket
import subprocess
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from mathom.server import inn
from mathom.server.config import Config
from mathom.server.lifetime import Server
from tests.cli.shell import said
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn
from tests.services.handed import PATIENCE, Process
from tests.services.inn import PROGRAM, Inn
from tests.services.service import free_port, waited
from tests.sides import one_by_day


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def start(data: Path) -> Iterator[Callable[..., Process]]:
    with contextlib.ExitStack() as running:

        def begin(**settings: Any) -> Process:
            process = Process(data, **({"MATHOM_THINKERS": "0"} | settings))
            running.callback(process.kill)
            return process

        yield begin


def catches(process: Process, number: int) -> bool:
    """Whether a signal would call a function of the process."""
    status = Path(f"/proc/{process.process.pid}/status").read_text()
    caught = next(line.split()[1] for line in status.splitlines() if line[:6] == "SigCgt")
    return bool(int(caught, 16) >> (number - 1) & 1)


# Before it is open


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("announced", [False, True])
@pytest.mark.parametrize("seconds", one_by_day(0.2, 0.0, 0.6))
def test_a_server_that_is_to_end_before_it_is_open_ends_without_a_word(
    start: Callable[..., Process], number: int, announced: bool, seconds: float
):
    """While all that it needs is loaded; or when it has said where it will be, and starts bots."""
    server = start(MATHOM_THINKERS="1")
    if announced:
        assert waited(lambda: "Ctrl+C" in server.said)
    elif number == signal.SIGINT:
        # While Python itself is being loaded, it is Python that answers.
        assert waited(lambda: catches(server, number))
        assert waited(lambda: not catches(server, number))
    time.sleep(seconds)
    opened = catches(server, signal.SIGTERM)
    code = server.ended(number)
    # It may have opened between our look and the signal.
    assert code in ((0,) if opened else (-number, 0))
    assert "Traceback" not in server.said
    assert "Error" not in server.said


def test_it_ends_at_once_also_while_its_database_keeps_it_waiting(
    start: Callable[..., Process],
):
    """Somebody listens at the port and never answers: only the signal ends that."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        url = f"postgresql://nobody@127.0.0.1:{port}/mathom"
        server = start(MATHOM_DATABASE_URL=url)
        waiting, _ = silent.accept()
        time.sleep(0.3)
        assert server.ended(signal.SIGTERM) == -signal.SIGTERM
        waiting.close()
        assert "Traceback" not in server.said


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_database_that_can_not_be_reached_is_said_in_a_sentence(
    start: Callable[..., Process], lang: str
):
    url = f"postgresql://nobody:mellon@127.0.0.1:{free_port()}/mathom"
    server = start(MATHOM_DATABASE_URL=url, MATHOM_LANG=lang)
    assert server.process.wait(PATIENCE) == 2
    sentence = said(lang, "refused-database-away", detail="?").partition("?")[0]
    assert sentence in server.said
    assert "Traceback" not in server.said
    assert "mellon" not in server.said


# Once it is open


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_an_open_server_that_is_asked_to_end_has_done_as_it_was_told(
    start: Callable[..., Process], number: int
):
    server = start()
    assert waited(lambda: catches(server, signal.SIGTERM))
    assert server.ended(number) == 0
    assert "Traceback" not in server.said


def test_sockets_are_told_to_come_again_and_streams_end(tmp_path: Path):
    with Inn(thinkers=0) as inn, Guest(inn.url, "Frodo") as frodo:
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        stream = frodo.stream(table)
        stream.next_position()
        with connect(f"ws{inn.url[4:]}/api/tables/{table}/socket") as listening:
            listening.recv()
            ending = threading.Thread(target=inn.stop)
            ending.start()
            with contextlib.suppress(ConnectionClosed):
                while True:
                    listening.recv(timeout=10)
            ending.join()
        assert listening.close_code == 1012
        while stream.next() is not None:
            pass


def said_before_it_was_closed(line: socket.socket) -> bytes:
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(4096):
            heard += part
    return heard


def test_who_has_only_just_come_is_answered_and_who_stays_is_let_go(
    start: Callable[..., Process], listening: socket.socket
):
    server = start(handed=listening)
    assert waited(lambda: catches(server, signal.SIGTERM))
    where = ("127.0.0.1", listening.getsockname()[1])
    question = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with (
        socket.create_connection(where, 10) as stays,
        socket.create_connection(where, 10) as comes,
        socket.create_connection(where, 10) as upgrades,
    ):
        stays.sendall(question)
        heard = b""
        while not heard.endswith(b"}"):
            heard += stays.recv(4096)
        assert heard.startswith(b"HTTP/1.1 200")
        server.process.send_signal(signal.SIGTERM)
        assert said_before_it_was_closed(stays) == b""
        comes.sendall(question)
        answer = said_before_it_was_closed(comes)
        upgrades.sendall(
            b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert said_before_it_was_closed(upgrades).startswith(b"HTTP/1.1 503")
    assert answer.startswith(b"HTTP/1.1 200")
    assert b"connection: close" in answer.lower()
    assert server.process.wait(PATIENCE) == 0
    assert "Traceback" not in server.said


def test_while_it_drains_it_answers_but_is_not_ready():
    with Inn(thinkers=0, drain=1.5) as inn:
        assert httpx.get(f"{inn.url}/api/ready").status_code == 200
        ending = threading.Thread(target=inn.stop)
        ending.start()
        assert waited(lambda: httpx.get(f"{inn.url}/api/ready").status_code == 503, 5)
        assert httpx.get(f"{inn.url}/api/ready").json() == {"ready": False, "cause": "closing"}
        assert httpx.get(f"{inn.url}/api/health").status_code == 200
        assert httpx.get(f"{inn.url}/api/games").status_code == 200
        ending.join()


# Within a process that goes on


def test_an_inn_that_is_closed_leaves_nothing_behind(tmp_path: Path):
    """What a process collects, and when, is its own business: else all inns of a day are kept."""
    usual, frozen = gc.get_threshold(), gc.get_freeze_count()
    with OpenInn(tmp_path) as inn:
        inn.guest("Bilbo").open("me", "bot:random")
        closed = weakref.ref(inn.inside)
    del inn
    gc.collect()
    assert closed() is None
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() <= frozen


def test_nothing_that_an_inn_has_begun_goes_on_when_it_is_closed(tmp_path: Path):
    """Also what is just trying to reach the other processes."""
    away = f"redis://127.0.0.1:{free_port()}"
    database = f"sqlite:///{tmp_path / 'mathom.db'}"
    config = Config(data=tmp_path, database_url=database, channels_url=away, thinkers=0)

    async def goes_on() -> set[str]:
        begun = inn.Inn(config)
        await begun.open()
        await begun.close()
        return {repr(task) for task in asyncio.all_tasks() if task is not asyncio.current_task()}

    assert asyncio.run(goes_on()) == set()


def test_a_process_that_only_serves_does_not_search_its_tables_for_garbage(
    monkeypatch: pytest.MonkeyPatch, inn: OpenInn
):
    async def nothing(*_: Any) -> None: ...

    monkeypatch.setattr(uvicorn.Server, "startup", nothing)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    usual = gc.get_threshold()
    try:
        asyncio.run(Server(uvicorn.Config("none"), inn.inside).startup())
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] > 1000 * usual[2]
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


# One after another


class Line:
    """Somebody at a table who comes again whenever the line is cut, as the page does."""

    def __init__(self, url: str, guest: Guest, table: str) -> None:
        self.url = f"ws{url[4:]}/api/tables/{table}/socket"
        self.cookie = f"mathom={guest.web.cookies['mathom']}"
        self.codes: list[int] = []
        self.longest = 0.0
        """Seconds for which there was no line, at the most."""
        self.connected = threading.Event()
        self._over = False
        self._thread = threading.Thread(target=self._go_on, daemon=True)
        self._thread.start()

    def _go_on(self) -> None:
        lost = time.monotonic()
        while not self._over:
            with (
                contextlib.suppress(OSError, InvalidHandshake, EOFError),
                connect(self.url, additional_headers={"Cookie": self.cookie}) as line,
            ):
                line.recv(timeout=10)
                if self.connected.is_set():
                    self.longest = max(self.longest, time.monotonic() - lost)
                self.connected.set()
                lost = self._listen(line)

    def _listen(self, line: Any) -> float:
        while not self._over:
            try:
                line.recv(timeout=0.1)
            except TimeoutError:
                continue
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else 1006)
                break
        return time.monotonic()

    def close(self) -> None:
        self._over = True
        self._thread.join(10)


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    """As systemd holds it, whatever becomes of those who serve it."""
    with socket.create_server(("127.0.0.1", 0), backlog=512) as held:
        yield held


@pytest.fixture
def ready(tmp_path: Path) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Where processes say that they are ready, and what they have said."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        where = str(tmp_path / "notify")
        ear.bind(where)
        ear.settimeout(PATIENCE)
        yield where, lambda: ear.recv(100)


def test_one_process_takes_over_from_another_and_nobody_is_without_a_line_for_a_second(
    start: Callable[..., Process],
    listening: socket.socket,
    ready: tuple[str, Callable[[], bytes]],
):
    where, heard = ready
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    serving = start(handed=listening, NOTIFY_SOCKET=where)
    assert heard() == b"READY=1"
    with Guest(url, "Frodo") as frodo:
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        lines = [Line(url, frodo, table) for _ in range(20)]
        for line in lines:
            assert line.connected.wait(20)
        answered: list[int] = []
        failed: list[float] = []
        over = threading.Event()

        def ask() -> None:
            while not over.is_set():
                try:
                    answered.append(httpx.get(f"{url}/api/tables/{table}", timeout=10).status_code)
                except httpx.TransportError:
                    failed.append(time.monotonic())
                time.sleep(0.01)

        asking = threading.Thread(target=ask)
        asking.start()
        for _ in range(3):
            before, serving = serving, start(handed=listening, NOTIFY_SOCKET=where)
            assert heard() == b"READY=1"
            assert before.ended(signal.SIGTERM) == 0
            assert heard() == b"STOPPING=1"
            assert "Traceback" not in before.said
            time.sleep(0.3)
        over.set()
        asking.join()
        for line in lines:
            line.close()
        longest = max(line.longest for line in lines)
        print(f"longest without a line: {longest:.3f} s; {len(answered)} requests")
        assert all(len(line.codes) >= 1 for line in lines)
        assert {code for line in lines for code in line.codes} == {1012}
        assert longest < 1.0
        assert set(answered) == {200}
        assert failed == []


def test_a_socket_that_is_held_open_keeps_those_waiting_who_come_while_nobody_serves(
    start: Callable[..., Process],
    listening: socket.socket,
    ready: tuple[str, Callable[[], bytes]],
):
    """One process alone: nobody is refused while it is started anew."""
    where, heard = ready
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    first = start(handed=listening, NOTIFY_SOCKET=where)
    heard()
    assert first.ended(signal.SIGTERM) == 0
    heard()
    answers: list[int] = []
    asking = threading.Thread(
        target=lambda: answers.append(httpx.get(f"{url}/api/health", timeout=60).status_code)
    )
    asking.start()
    time.sleep(0.2)
    start(handed=listening, NOTIFY_SOCKET=where)
    asking.join(60)
    assert answers == [200]


def test_a_socket_that_is_no_network_address_is_refused(
    start: Callable[..., Process], tmp_path: Path
):
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(tmp_path / "socket"))
        server = start(handed=other, MATHOM_LANG="pl")
        assert server.process.wait(PATIENCE) == 2
        assert "gniazdo" in server.said
        assert "Traceback" not in server.said


def test_a_socket_for_somebody_else_is_left_alone(
    start: Callable[..., Process], listening: socket.socket
):
    server = start(LISTEN_FDS="1", LISTEN_PID="1")
    assert waited(lambda: "http://127.0.0.1" in server.said)
    assert f":{listening.getsockname()[1]}/" not in server.said


def test_systemd_itself_hands_a_socket_over(data: Path, tmp_path: Path):
    """`systemd-socket-activate` does what a socket unit does, without being the first process."""
    program = shutil.which("systemd-socket-activate")
    if program is None:
        pytest.skip("systemd-socket-activate is not installed.")
    where = f"127.0.0.1:{free_port()}"
    with (tmp_path / "log").open("wb") as log:
        words = [program, f"--listen={where}", "--setenv=MATHOM_THINKERS=0", "--setenv=PATH"]
        server = subprocess.Popen(
            [*words, str(PROGRAM), "serve", "--data", str(data)], stdout=log, stderr=log
        )
    try:
        assert waited(lambda: health(where) == 200)
    finally:
        server.terminate()
    assert server.wait(PATIENCE) == 0


def health(where: str) -> int:
    try:
        return httpx.get(f"http://{where}/api/health", timeout=PATIENCE).status_code
    except httpx.ConnectError:
        return 0

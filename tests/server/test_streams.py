"""What comes down a line: the same by either way, all of it, in order, and nothing of others'."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from mathom.server.api import socket as at_socket
from mathom.server.identity import newcomer
from mathom.server.sockets import MOST_ASIDE, Socket
from mathom.server.sockets import PIECE as PIECE_SIZE
from mathom.server.store import Append, Store
from mathom.server.tables import listening
from mathom.server.tables.listeners import Listener
from tests.core.toy import PocketsGame
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn
from tests.server.wall_clock import stop_the_limits
from tests.services.service import waited


@pytest.fixture
def riddles(pockets: PocketsGame, bilbo: Guest, gollum: Guest) -> str:
    """A table of Pockets: Bilbo in the first seat, Gollum in the second."""
    table = bilbo.open("me", "open", game="pockets")
    gollum.sit(table, 1)
    return table


# What is said


def test_first_the_table_then_the_position_with_its_whole_story_then_the_chat(
    riddles: str, bilbo: Guest, gollum: Guest
):
    bilbo.play(riddles, "0 hide agate", "0 hush")
    bilbo.say(riddles, 0, "What have I got in my pocket?")
    gollum.say(riddles, 1, "Not fair!")
    line = bilbo.stream(riddles)
    table, position, question, answer = (line.next() for _ in range(4))
    assert table is not None
    assert position is not None
    assert question is not None
    assert answer is not None
    assert (table["type"], table["table"]["id"]) == ("table", riddles)
    assert position.pop("type") == "position"
    told = bilbo.position(riddles, 0)
    assert told.pop("type") == "position"
    assert position == told
    assert position["story"]["start"] == 0
    assert [said["id"] for said in position["story"]["lines"]][-2:] == ["event-hid", "event-hushed"]
    assert (question["text"], answer["text"]) == ("What have I got in my pocket?", "Not fair!")
    assert (question["number"], answer["name"]) == (0, "Gollum")


def test_socket_and_stream_say_the_same_to_the_byte(riddles: str, bilbo: Guest, gollum: Guest):
    socket, stream = bilbo.socket(riddles, 0), bilbo.stream(riddles, 0)
    for line in (socket, stream):
        line.next_position()
    bilbo.say(riddles, 0, "Ready?")
    for line in (socket, stream):
        line.until("chat")
    heard = len(socket.raw), len(stream.raw)
    bilbo.play(riddles, "0 hide agate", "0 brag")
    gollum.play(riddles, "1 hide onyx", "1 hush", "1 toss")
    gollum.say(riddles, 1, "<b>Precious</b>")
    for line in (socket, stream):
        assert line.until("chat")["text"] == "<b>Precious</b>"
    assert socket.raw[heard[0] :] == stream.raw[heard[1] :]
    assert len(socket.raw) > heard[0] + 2


def test_the_pieces_of_the_story_make_up_the_whole(riddles: str, bilbo: Guest, gollum: Guest):
    lines = {0: bilbo.stream(riddles), 1: gollum.socket(riddles)}
    bilbo.play(riddles, "0 hide agate", "0 brag")
    gollum.play(riddles, "1 hide onyx", "1 hush", "1 toss", "1 heads")
    for guest, seat in ((bilbo, 0), (gollum, 1)):
        now = guest.position(riddles, seat)
        assert lines[seat].story(now["ply"]) == now["story"]["lines"]


def test_the_pieces_of_the_story_fit_after_taking_back(riddles: str, bilbo: Guest, gollum: Guest):
    lines = {0: bilbo.stream(riddles), 1: gollum.stream(riddles)}
    bilbo.play(riddles, "0 hide agate", "0 brag")
    gollum.play(riddles, "1 hide onyx", "1 hush", "1 toss")
    ply = gollum.position(riddles, 1)["ply"]
    assert gollum.post(f"/tables/{riddles}/undo", seat=1, ply=ply).json()["done"]
    gollum.play(riddles, "1 keep")
    for guest, seat in ((bilbo, 0), (gollum, 1)):
        now = guest.position(riddles, seat)
        assert "event-dared" not in [said["id"] for said in now["story"]["lines"]]
        assert lines[seat].story(now["ply"]) == now["story"]["lines"]


def test_what_somebody_takes_back_in_secret_leaves_the_others_story_whole(
    riddles: str, bilbo: Guest, gollum: Guest
):
    hers = gollum.stream(riddles)
    hers.next_position()
    bilbo.play(riddles, "0 hide agate", "0 brag")
    for _ in range(2):
        ply = bilbo.position(riddles, 0)["ply"]
        assert bilbo.post(f"/tables/{riddles}/undo", seat=0, ply=ply).json()["done"]
    bilbo.play(riddles, "0 hide topaz", "0 hush")
    assert hers.quiet()
    gollum.play(riddles, "1 hide beryl", "1 hush")
    now = gollum.position(riddles, 1)
    line = gollum.stream(riddles)
    assert line.story(now["ply"]) == now["story"]["lines"]
    hers_again = now["story"]["lines"][-len(now["story"]["lines"]) :]
    assert [said["id"] for said in hers_again].count("event-hid") == 1


def test_a_story_heard_beside_a_secret_undo_is_the_story_that_is_told_afresh(
    riddles: str, bilbo: Guest, gollum: Guest
):
    line = gollum.stream(riddles)
    story: list[dict[str, Any]] = []
    ply = -1

    def catch_up() -> None:
        nonlocal ply
        now = gollum.position(riddles, 1)
        while ply < now["ply"]:
            said = line.next_position()
            ply = said["ply"]
            story[said["story"]["start"] :] = said["story"]["lines"]
        assert story == now["story"]["lines"]

    catch_up()
    bilbo.play(riddles, "0 hide agate")
    gollum.play(riddles, "1 hide beryl")
    catch_up()
    at = bilbo.position(riddles, 0)["ply"]
    assert bilbo.post(f"/tables/{riddles}/undo", seat=0, ply=at).json()["done"]
    gollum.play(riddles, "1 hush")
    catch_up()
    bilbo.play(riddles, "0 hide flint", "0 brag")
    catch_up()
    bilbo.play(riddles, "0 keep")
    catch_up()


def test_a_spectator_gets_the_spectators_view(riddles: str, inn: OpenInn, bilbo: Guest):
    stranger = inn.guest()
    lines = [stranger.stream(riddles), stranger.socket(riddles), bilbo.stream(riddles, -1)]
    for line in lines:
        said = line.next_position()
        assert said["viewer"] == -1
        assert said["undo"] is None
        assert all(seat["pocket"] is None for seat in said["view"]["seats"])
        assert all(ask["options"] is None for ask in said["asks"])


def test_who_listens_from_the_start_hears_seats_being_taken_and_the_game_begin(
    pockets: PocketsGame, bilbo: Guest, gollum: Guest
):
    table = bilbo.open("me", "open", game="pockets")
    line = bilbo.stream(table)
    assert line.until("table")["table"]["state"] == "gathering"
    gollum.sit(table, 1)
    begun = line.until("table", lambda said: said["table"]["state"] == "playing")
    assert begun["table"]["seats"][1]["name"] == "Gollum"
    assert line.next_position()["viewer"] == 0


def test_two_at_one_screen_see_by_turns_through_the_eyes_of_who_is_asked(
    pockets: PocketsGame, bilbo: Guest
):
    table = bilbo.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
    line = bilbo.stream(table)
    assert line.next_position()["viewer"] == 0
    bilbo.play(table, "0 hide agate", "0 hush")
    other = line.until("position", lambda said: said["viewer"] == 1)
    assert other["story"]["start"] == 0
    assert other["view"]["seats"][0]["pocket"] is None
    assert other["view"]["seats"][1]["pocket"] == ["beryl", "garnet", "onyx"]


def test_two_ears_at_one_table_hear_the_same(riddles: str, bilbo: Guest):
    one, other = bilbo.stream(riddles, 0), bilbo.stream(riddles, 0)
    ply = bilbo.play(riddles, "0 hide agate", "0 brag")
    heard = [line.at_ply(ply) for line in (one, other)]
    assert heard[0]["story"] == heard[1]["story"]
    assert heard[0] == heard[1]


def test_who_comes_back_is_told_everything_again(riddles: str, bilbo: Guest):
    first = bilbo.stream(riddles)
    first.next_position()
    first.close()
    ply = bilbo.play(riddles, "0 hide agate", "0 brag")
    again = bilbo.stream(riddles).next_position()
    assert again["ply"] == ply
    assert again["story"]["start"] == 0
    assert again["story"]["lines"] == bilbo.position(riddles, 0)["story"]["lines"]


def test_a_silent_line_is_pinged(riddles: str, bilbo: Guest, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(listening, "PING", 0.05)
    for line in (bilbo.stream(riddles), bilbo.socket(riddles)):
        first, second = line.until("ping"), line.until("ping")
        assert 0 < first["at"] <= second["at"]


def test_everybody_sees_who_is_there(riddles: str, inn: OpenInn, bilbo: Guest, gollum: Guest):
    def here(said: dict[str, Any]) -> tuple[list[bool], int]:
        return [seat["here"] for seat in said["table"]["seats"]], said["table"]["watchers"]

    line = bilbo.stream(riddles)
    line.until("table", lambda said: here(said) == ([True, False], 0))
    hers = gollum.socket(riddles)
    line.until("table", lambda said: here(said) == ([True, True], 0))
    watcher = inn.guest().stream(riddles)
    line.until("table", lambda said: here(said) == ([True, True], 1))
    hers.close()
    watcher.close()
    line.until("table", lambda said: here(said) == ([True, False], 0))


def test_a_choice_is_told_only_when_it_is_durable(
    riddles: str, bilbo: Guest, inn: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    line = bilbo.stream(riddles)
    ply = line.next_position()["ply"]
    other = inn.guest().stream(riddles)
    line.until("table")
    reached, may_go_on = threading.Event(), threading.Event()
    append = Store.append

    def slow(store: Store, batch: list[Append]) -> list[bool]:
        reached.set()
        assert may_go_on.wait(20)
        return append(store, batch)

    monkeypatch.setattr(Store, "append", slow)
    chooser = threading.Thread(target=bilbo.play, args=(riddles, "0 hide agate"))
    chooser.start()
    assert reached.wait(20)
    # Somebody leaves, and all who listen look up; yet there is nothing to tell.
    other.close()
    assert line.quiet()
    may_go_on.set()
    assert line.at_ply(ply + 1)
    chooser.join()


# Whose it is


def test_a_seat_that_is_not_yours_is_refused(riddles: str, inn: OpenInn, bilbo: Guest):
    for guest, seat in ((bilbo, 1), (inn.guest(), 0), (bilbo, 7)):
        stream = guest.stream(riddles, seat)
        assert stream.response.status_code == 403
        assert stream.response.json()["reason"]["id"] == "refused-not-your-seat"
        socket = guest.socket(riddles, seat)
        assert socket.close_code == 4403
        assert not socket.raw


def test_nobody_sees_everything_while_the_game_runs(riddles: str, inn: OpenInn, bilbo: Guest):
    for guest in (bilbo, inn.guest()):
        assert guest.stream(riddles, -2).response.status_code == 403
        line = guest.socket(riddles, -2)
        assert line.next_position()["viewer"] == -1


def test_no_such_table(inn: OpenInn):
    guest = inn.guest()
    for table in ("nowhere", "%F0%9F%92%8D"):
        assert guest.stream(table).response.status_code == 404
        assert guest.socket(table).close_code == 4404
    assert guest.stream("x" * 70).response.status_code == 422


def test_a_seat_token_from_another_table_shows_no_more_than_a_spectator_sees(
    riddles: str, inn: OpenInn, bilbo: Guest, gollum: Guest
):
    stranger = inn.guest("Stranger")
    elsewhere = bilbo.open("open", "open", "open")
    token = stranger.sit(elsewhere, 0)
    script = inn.guest("", Authorization=f"Bearer {token}")
    for line in (script.stream(riddles), script.socket(riddles)):
        assert line.next_position()["viewer"] == -1


def test_who_has_left_a_seat_does_not_see_through_the_eyes_of_who_takes_it(
    pockets: PocketsGame, inn: OpenInn, bilbo: Guest, gollum: Guest
):
    table = bilbo.open("me", "open", "open", game="pockets")
    spy = inn.guest("Spy")
    spy.sit(table, 1)
    lines = [spy.stream(table, 1), spy.socket(table, 1), spy.stream(table)]
    assert spy.delete(f"/tables/{table}/seats/1").status_code == 200
    gollum.sit(table, 1)
    inn.guest().sit(table, 2)
    for line in lines:
        said = line.next_position()
        assert said["viewer"] == -1
        assert all(seat["pocket"] is None for seat in said["view"]["seats"])


def test_a_seat_token_hears_its_own_seat(riddles: str, inn: OpenInn, gollum: Guest):
    token = gollum.sit(riddles, 1)
    script = inn.guest("", Authorization=f"Bearer {token}")
    for line in (script.stream(riddles), script.socket(riddles), script.stream(riddles, 1)):
        assert line.next_position()["viewer"] == 1


def test_who_waits_for_a_table_that_is_closed_meanwhile_is_told_that_there_is_none(
    pockets: PocketsGame, inn: OpenInn, bilbo: Guest
):
    table = bilbo.open("me", "open", game="pockets")
    stranger = inn.guest()
    lock = inn.live(table).lock

    def waiting() -> int:
        return len(lock._waiters or ())  # type: ignore[attr-defined]

    async def take() -> None:
        await lock.acquire()

    async def release() -> None:
        lock.release()

    inn.run(take())
    asking: list[Callable[[], int | None]] = [
        lambda: bilbo.delete(f"/tables/{table}").status_code,
        lambda: stranger.stream(table).response.status_code,
        lambda: stranger.socket(table).close_code,
        lambda: stranger.get(f"/tables/{table}").status_code,
        lambda: bilbo.choose(table, 0, "hide agate", 0).status_code,
        lambda: bilbo.post(f"/tables/{table}/seats/0/code").status_code,
    ]
    with ThreadPoolExecutor(len(asking)) as threads:
        answers = []
        for number, ask in enumerate(asking, 1):
            answers.append(threads.submit(ask))
            assert waited(lambda number=number: waiting() == number)
        inn.run(release())
        assert [answer.result() for answer in answers] == [204, 404, 4404, 404, 404, 404]
    assert table not in inn.inside.tables._idle_since


# Other sites


def test_pages_of_other_sites_can_not_listen(riddles: str, bilbo: Guest):
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        socket = bilbo.socket(riddles, Origin=origin)
        assert socket.close_code == 4403
        assert not socket.raw
    assert bilbo.socket(riddles, Origin=bilbo.url).next_position()["viewer"] == 0


# The end


def test_lines_end_when_the_server_stops(pockets: PocketsGame, tmp_path: Path):
    inn = OpenInn(tmp_path)
    with inn:
        guest = inn.guest()
        table = guest.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
        lines = [guest.stream(table), guest.socket(table)]
        for line in lines:
            line.next_position()
        inn._guests.clear()
    for line in lines:
        assert line.ended()
    guest.close()


def test_a_crowd_that_comes_and_goes_is_counted_once_a_change(inn: OpenInn):
    """Work grows with the crowd, not with its square: 400 listeners, 40 who come and go."""
    frodo = inn.guest("Frodo")
    table = frodo.open("me", "open")
    room = inn.run(inn.inside.tables.room(table))
    counted: list[int] = []

    class Watched(Listener):
        def seats(self) -> list[int]:
            counted.append(1)
            return super().seats()

        def tell(self) -> None:
            pass

    async def crowd() -> None:
        listeners = [Watched(room.table, newcomer(), None) for _ in range(400)]
        for listener in listeners:
            room.enter(listener)
        await asyncio.sleep(0.05)
        for listener in listeners:
            list(room.news_for(listener, 0))
        counted.clear()
        for listener in listeners[:40]:
            room.leave(listener)
            room.enter(listener)
        await asyncio.sleep(0.05)
        for listener in listeners:
            list(room.news_for(listener, 0))
        for listener in listeners:
            room.leave(listener)

    inn.run(crowd())
    assert len(counted) < 10 * 400


# The network


@contextmanager
def handshake(inn: OpenInn, table: str, host: str = "") -> Iterator[socket.socket]:
    """A line whose other end does nothing by itself."""
    place = urlsplit(inn.url)
    said = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host or place.netloc}\r\n"
        f"Origin: http://{host or place.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    with socket.create_connection((place.hostname, place.port), timeout=20) as line:
        line.sendall(said.encode())
        yield line


TEXT, PIECE, CLOSE, PING, PONG = 1, 0, 8, 9, 10


def frame(kind: int, said: bytes = b"", last: bool = True) -> bytes:
    """As a browser would send it, under a mask that changes nothing."""
    assert len(said) < 126
    return bytes([kind | (0x80 if last else 0), 0x80 | len(said)]) + bytes(4) + said


def all_of(line: socket.socket) -> bytes:
    """What comes until the other side hangs up."""
    said = b""
    with suppress(ConnectionError):
        while more := line.recv(65536):
            said += more
    return said


def test_by_a_name_that_is_not_ours_nobody_listens(riddles: str, inn: OpenInn):
    with handshake(inn, riddles, "evil.example") as line:
        said = line.recv(65536)
        while b"refused-host" not in said:
            said += line.recv(65536)
    assert (4421).to_bytes(2, "big") + b"refused-host" in said
    assert b'"type"' not in said


def test_who_gives_no_sign_of_life_is_let_go(
    riddles: str, inn: OpenInn, bilbo: Guest, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(at_socket, "SIGN_OF_LIFE", 0.05)
    alive = bilbo.socket(riddles, 0)
    with handshake(inn, riddles) as line:
        assert b'"type":"position"' in all_of(line)
    alive.until("table", lambda said: said["table"]["watchers"] == 0)


def test_who_is_slow_hears_less_often_and_then_how_things_stand(
    riddles: str, inn: OpenInn, bilbo: Guest
):
    line = bilbo.socket(riddles, 0)
    line.next_position()
    room = inn.run(inn.inside.tables.room(riddles))
    (listener,) = room.listeners
    assert isinstance(listener, at_socket.AtSocket)

    async def network(takes: bool) -> None:
        (listener.line.resume_writing if takes else listener.line.pause_writing)()

    inn.run(network(takes=False))
    ply = bilbo.play(riddles, "0 hide agate", "0 brag")
    bilbo.say(riddles, 0, "Well?")
    assert line.quiet()
    inn.run(network(takes=True))
    said = line.next_position()
    assert said["ply"] == ply
    assert [each["id"] for each in said["story"]["lines"]][-2:] == ["event-hid", "event-bragged"]
    assert line.until("chat")["text"] == "Well?"


def hear_position(line: socket.socket) -> None:
    said = b""
    while b'"type":"position"' not in said:
        said += line.recv(65536)


def close_code(said: bytes) -> int:
    """Of a line that was hung up on: the last that was said."""
    at = said.rindex(b"\x88", 0, len(said) - 3)
    return int.from_bytes(said[at + 2 : at + 4], "big")


def flood(line: socket.socket, frames: bytes) -> bytes:
    """Send until the other side hangs up; what it has said."""
    line.settimeout(20)
    with suppress(ConnectionError):
        for _ in range(50):
            line.sendall(frames)
    return all_of(line)


@pytest.mark.parametrize(
    "frames",
    [
        frame(PONG) * 10_000,
        frame(PING, b"x" * 125) * 1000,
        frame(TEXT, b"{", last=False) + frame(PIECE, last=False) * 10_000,
    ],
    ids=["pongs", "pings", "empty pieces"],
)
def test_who_sends_nothing_but_empty_frames_loses_the_line(
    riddles: str, inn: OpenInn, bilbo: Guest, monkeypatch: pytest.MonkeyPatch, frames: bytes
):
    seen: list[int] = []
    parse = Socket.handle_events

    def counted(line: Socket) -> None:
        seen.append(len(line.conn.events))
        parse(line)

    monkeypatch.setattr(Socket, "handle_events", counted)
    with handshake(inn, riddles) as line:
        hear_position(line)
        assert close_code(flood(line, frames)) == 4429
    # Of hundreds of thousands that were sent.
    assert sum(seen) < 2 * MOST_ASIDE + PIECE_SIZE
    assert max(seen) <= PIECE_SIZE // 6 + 1


def test_a_message_in_pieces_is_no_longer_than_another(riddles: str, inn: OpenInn):
    with handshake(inn, riddles) as line:
        hear_position(line)
        line.sendall(frame(TEXT, b"x" * 125, last=False))
        line.sendall(frame(PIECE, b"x" * 125, last=False) * 35)
        body = b"x" * 16_000
        line.sendall(bytes([PIECE, 0x80 | 126]) + len(body).to_bytes(2, "big") + bytes(4) + body)
        assert close_code(all_of(line)) == 1009


def test_a_message_of_which_pieces_never_come_ends_the_line(
    riddles: str, inn: OpenInn, bilbo: Guest, monkeypatch: pytest.MonkeyPatch
):
    with handshake(inn, riddles) as line:
        hear_position(line)
        line.sendall(frame(TEXT, b"{", last=False))
        listener = next(iter(inn.run(inn.inside.tables.room(riddles)).listeners))
        assert isinstance(listener, at_socket.AtSocket)
        assert waited(lambda: listener.line.begun is not None)
        monkeypatch.setattr(at_socket, "SIGN_OF_LIFE", 0.0)
        assert close_code(all_of(line)) == 4408


def test_who_does_not_listen_is_not_listened_to(riddles: str, inn: OpenInn, bilbo: Guest):
    line = bilbo.socket(riddles, 0)
    line.next_position()
    (listener,) = inn.run(inn.inside.tables.room(riddles)).listeners
    assert isinstance(listener, at_socket.AtSocket)

    async def network(takes: bool) -> bool:
        (listener.line.resume_writing if takes else listener.line.pause_writing)()
        return listener.line.transport.is_reading()

    assert not inn.run(network(takes=False))
    assert inn.run(network(takes=True))


def test_a_line_that_is_closed_but_never_emptied_is_dropped(
    riddles: str, inn: OpenInn, bilbo: Guest, monkeypatch: pytest.MonkeyPatch
):
    """Whoever does not read what is left for them keeps the line for so long and no longer."""
    with handshake(inn, riddles) as line:
        assert line.recv(12)
        room = inn.run(inn.inside.tables.room(riddles))
        assert waited(lambda: len(room.listeners) == 1)
        (listener,) = room.listeners
        assert isinstance(listener, at_socket.AtSocket)

        async def close() -> None:
            transport = listener.line.transport
            transport.write(bytes(64 * 1024 * 1024))
            transport.close()

        inn.run(close())
        assert room.listeners
        monkeypatch.setattr(at_socket, "SIGN_OF_LIFE", 0.0)
        assert waited(lambda: not room.listeners)


GOODBYE = frame(CLOSE, (4404).to_bytes(2, "big"))


@pytest.mark.parametrize(
    ("first", "said"),
    [(True, b""), (True, GOODBYE), (False, GOODBYE), (False, frame(PIECE))],
    ids=["hung up on", "answers", "hangs up", "talks nonsense"],
)
def test_nobody_keeps_a_closed_line_by_reading_nothing(
    riddles: str, inn: OpenInn, monkeypatch: pytest.MonkeyPatch, first: bool, said: bytes
):
    monkeypatch.setattr(at_socket, "SIGN_OF_LIFE", 1e9)  # whoever looks after the table's lines
    with handshake(inn, riddles) as line:
        assert line.recv(12)
        room = inn.run(inn.inside.tables.room(riddles))
        assert waited(lambda: len(room.listeners) == 1)
        (listener,) = room.listeners
        assert isinstance(listener, at_socket.AtSocket)
        ours = listener.line

        async def fill() -> None:
            ours.transport.set_write_buffer_limits(128 * 1024 * 1024)
            ours.transport.write(bytes(64 * 1024 * 1024))
            ours.close_timeout = 1e6 if said else 0.0
            if first:
                ours.hang_up(4404, "refused-no-table")
            ours.close_timeout = 0.0

        inn.run(fill())
        line.sendall(said)
        assert waited(lambda: not room.listeners, 10)


def test_a_flood_of_choices_ends_the_line_before_all_of_it_was_looked_at(
    riddles: str, inn: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    answered: list[bytes] = []
    read = at_socket._read

    def counted(said: bytes) -> Any:
        answered.append(said)
        return read(said)

    monkeypatch.setattr(at_socket, "_read", counted)
    with handshake(inn, riddles) as line:
        hear_position(line)
        assert close_code(flood(line, frame(TEXT, b"{") * 10_000)) == 4429
    assert len(answered) <= at_socket.MOST_WAITING + 1


def test_who_goes_on_choosing_too_fast_loses_the_line(
    pockets: PocketsGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    stop_the_limits(monkeypatch)
    with OpenInn(tmp_path, rate=2) as inn:
        guest = inn.guest("Bilbo")
        table = guest.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
        line = guest.socket(table, 0)
        statuses = []
        with suppress(ConnectionClosed):
            for _ in range(100):
                line.connection.send("{")
                statuses.append(line._answers.get(timeout=20)["status"])
        assert line.close_code == 4429
    assert statuses[-at_socket.MOST_WAITING :] == [429] * at_socket.MOST_WAITING
    assert len(statuses) < 60

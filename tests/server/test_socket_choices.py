"""Choices that are sent by WebSocket: checked, limited and answered as if they had been posted."""

import asyncio
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from mathom.core.voice import Text
from mathom.server.api import socket as at_socket
from mathom.server.store import Append, Store
from mathom.server.words import words
from tests.core.toy import PocketsGame
from tests.server.guest import Guest, Socket, new_key
from tests.server.open_inn import OpenInn
from tests.server.wall_clock import stop_the_limits
from tests.services.service import waited


@pytest.fixture
def riddles(pockets: PocketsGame, bilbo: Guest, gollum: Guest) -> str:
    table = bilbo.open("me", "open", game="pockets")
    gollum.sit(table, 1)
    return table


@pytest.fixture
def his(riddles: str, bilbo: Guest) -> Socket:
    line = bilbo.socket(riddles, 0)
    line.next_position()
    return line


def stored(inn: OpenInn, table: str) -> list[str]:
    with inn.inside.engine.connect() as connection:
        query = text("SELECT line FROM choices WHERE table_id = :id ORDER BY ply")
        return list(connection.execute(query, {"id": table}).scalars())


def posted(guest: Guest, table: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    answer = guest.post(f"/tables/{table}/choices", **body)
    return answer.status_code, answer.json()


# What is done


def test_a_choice_is_in_the_database_when_it_is_answered(inn: OpenInn, riddles: str, his: Socket):
    key = new_key()
    answer = his.choose(0, "hide agate", 0, key)
    assert answer == {
        "type": "answer", "key": key, "status": 200, "chosen": {"ply": 1}, "trouble": None,
    }  # fmt: skip
    assert stored(inn, riddles) == ["0 hide agate"]
    assert his.at_ply(1)["by"] == 0


def test_a_key_counts_once_whichever_way_it_comes(
    inn: OpenInn, riddles: str, bilbo: Guest, his: Socket
):
    body = {"seat": 0, "ply": 0, "code": "hide agate", "key": new_key()}
    first = his.ask(body)
    assert his.ask(body) == first
    assert bilbo.socket(riddles).ask(body) == first
    assert posted(bilbo, riddles, body) == (200, first["chosen"])
    other = {**body, "ply": 1, "code": "hush", "key": new_key()}
    assert posted(bilbo, riddles, other) == (200, {"ply": 2})
    assert his.ask(other)["chosen"] == {"ply": 2}
    assert stored(inn, riddles) == ["0 hide agate", "0 hush"]


def test_choices_that_are_sent_at_once_are_made_one_after_another(
    inn: OpenInn, riddles: str, his: Socket
):
    bodies = [
        {"seat": 0, "ply": ply, "code": code, "key": new_key()}
        for ply, code in enumerate(("hide agate", "hush"))
    ]
    his.connection.send(msgspec.json.encode(bodies[0]).decode())
    assert his.ask(bodies[1])["key"] == bodies[0]["key"]
    assert waited(lambda: stored(inn, riddles) == ["0 hide agate", "0 hush"])


def test_two_lines_of_one_player_hear_the_same_and_one_is_answered(
    riddles: str, bilbo: Guest, his: Socket
):
    other = bilbo.socket(riddles, 0)
    other.next_position()
    assert his.choose(0, "hide agate", 0)["status"] == 200
    assert his.at_ply(1) == other.at_ply(1)
    assert other._answers.empty()


# What is refused


@pytest.mark.parametrize(
    ("seat", "ply", "code"),
    [(1, 0, "hide onyx"), (9, 0, "hide onyx"), (0, 0, "hide onyx"), (0, 7, "hush"), (0, 0, "?")],
)
def test_a_refusal_is_the_one_that_a_post_gets(
    inn: OpenInn, riddles: str, bilbo: Guest, his: Socket, seat: int, ply: int, code: str
):
    body = {"seat": seat, "ply": ply, "code": code, "key": new_key()}
    status, trouble = posted(bilbo, riddles, body)
    answer = his.ask(body)
    assert status in (403, 409, 422)
    assert (answer["key"], answer["status"], answer["trouble"]) == (body["key"], status, trouble)
    assert answer["chosen"] is None
    assert stored(inn, riddles) == []


def test_a_choice_for_an_older_position_is_answered_with_the_new_one(
    riddles: str, bilbo: Guest, his: Socket
):
    bilbo.play(riddles, "0 hide agate")
    answer = his.choose(0, "hide agate", 0)
    assert (answer["status"], answer["trouble"]["reason"]["id"]) == (409, "refused-stale")
    assert answer["trouble"]["position"] == bilbo.position(riddles, 0)


def test_nobody_chooses_for_another_or_without_a_seat(
    inn: OpenInn, riddles: str, gollum: Guest, his: Socket
):
    for line in (gollum.socket(riddles), inn.guest().socket(riddles)):
        answer = line.choose(0, "hide agate", 0)
        assert (answer["status"], answer["trouble"]["reason"]["id"]) == (
            403,
            "refused-not-your-seat",
        )
    assert stored(inn, riddles) == []
    assert not any(b'"type":"position"' in said for said in his.raw[2:])


def test_a_seat_token_chooses_for_its_seat_only(inn: OpenInn, riddles: str, gollum: Guest):
    token = gollum.sit(riddles, 1)
    script = inn.guest("", Authorization=f"Bearer {token}").socket(riddles)
    assert script.choose(0, "hide agate", 0)["status"] == 403
    assert script.choose(1, "hide onyx", 0)["status"] == 200


def test_pages_of_other_sites_and_by_other_names_can_not_choose(riddles: str, bilbo: Guest):
    assert bilbo.socket(riddles, 0, Origin="https://evil.example").close_code == 4403


def test_a_refusal_is_said_in_the_language_of_the_choice_or_of_the_line(riddles: str, bilbo: Guest):
    line = bilbo.socket(riddles, 0)
    polish = bilbo.socket(riddles, 0, **{"Accept-Language": "de, pl;q=0.8"})
    body = {"seat": 0, "ply": 0, "code": "hide onyx", "key": new_key()}
    assert line.ask(body)["trouble"]["text"].startswith("You have no onyx in your pocket.")
    assert polish.ask(body)["trouble"]["text"].startswith("Nie masz w kieszeni onyksu.")
    assert polish.ask({**body, "lang": "en"})["trouble"]["text"].startswith("You have no")
    assert line.ask({**body, "lang": "pl"})["trouble"]["text"].startswith("Nie masz")
    assert line.ask({**body, "lang": "elvish"})["trouble"]["text"].startswith("You have no")


@pytest.mark.parametrize(
    "said",
    [
        "", "?", "{", "[]", "null", '"choice"', '{"seat":0}', '{"type":"table"}', "[" * 9000,
        b"\xff\xfe", b"{\x00}", '{"seat":-1,"ply":0,"code":"hush","key":"12345678"}',
        '{"seat":0,"ply":0,"code":"hush","key":"short"}',
        '{"seat":0,"ply":0,"code":"hush","key":"12345678","who":"me"}',
        '{"seat":0,"ply":0,"code":"' + "x" * 2001 + '","key":"12345678"}',
    ],
)  # fmt: skip
def test_what_is_no_choice_is_answered_and_the_line_stays(
    inn: OpenInn, riddles: str, his: Socket, said: str | bytes
):
    answer = his.send(said)
    assert (answer["status"], answer["trouble"]["reason"]["id"]) == (422, "refused-request")
    assert his.choose(0, "hide agate", 0)["status"] == 200


def test_a_mistake_is_answered_with_the_key_if_there_is_one(his: Socket):
    answer = his.ask({"seat": 99, "ply": 0, "code": "hush", "key": "12345678"})
    assert (answer["key"], answer["status"]) == ("12345678", 422)
    assert his.send("nonsense")["key"] is None


def test_what_is_too_large_ends_the_line(inn: OpenInn, riddles: str, his: Socket):
    his.connection.send("x" * 40_000)
    assert his.close_code == 1009
    assert stored(inn, riddles) == []


def test_who_floods_a_line_loses_it(
    inn: OpenInn, riddles: str, his: Socket, monkeypatch: pytest.MonkeyPatch
):
    append, may_go_on = Store.append, threading.Event()

    def slow(store: Store, batch: list[Append]) -> list[bool]:
        assert may_go_on.wait(20)
        return append(store, batch)

    monkeypatch.setattr(Store, "append", slow)
    body = {"seat": 0, "ply": 0, "code": "hide agate", "key": new_key()}
    with suppress(ConnectionClosed):
        for _ in range(100):
            his.connection.send(msgspec.json.encode(body).decode())
    assert his.close_code == 4429
    may_go_on.set()
    assert waited(lambda: stored(inn, riddles) == ["0 hide agate"])


def test_choices_by_socket_are_limited_like_others(
    pockets: PocketsGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    stop_the_limits(monkeypatch)
    with OpenInn(tmp_path, rate=2) as inn:
        guest = inn.guest("Bilbo")
        table = guest.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
        line = guest.socket(table, 0)
        answers = [line.choose(0, "?", 0) for _ in range(25)]
        assert answers[0]["status"] == 422
        slow = answers[-1]
        assert (slow["status"], slow["trouble"]["reason"]["id"]) == (429, "refused-too-fast")
        assert slow["key"]
        assert guest.choose(table, 0, "hide agate", 0).status_code == 429


# Tables that are not being played at


def test_a_table_that_has_not_begun(pockets: PocketsGame, bilbo: Guest):
    table = bilbo.open("me", "open", game="pockets")
    answer = bilbo.socket(table).choose(0, "hide agate", 0)
    assert (answer["status"], answer["trouble"]["reason"]["id"]) == (422, "refused-not-begun")


def test_a_table_that_is_closed_hangs_up(pockets: PocketsGame, bilbo: Guest):
    table = bilbo.open("me", "open", game="pockets")
    line = bilbo.socket(table)
    line.until("table")
    assert bilbo.delete(f"/tables/{table}").status_code < 300
    assert line.close_code == 4404


def test_when_the_game_is_over_nothing_can_be_chosen(pockets: PocketsGame, bilbo: Guest):
    table = bilbo.open("me", {"kind": "me", "name": "G"}, game="pockets", options={"rounds": 1})
    bilbo.play(table, "0 hide agate", "0 hush", "1 hide onyx", "1 hush", "1 keep")
    ply = bilbo.position(table, 0)["ply"]
    answer = bilbo.socket(table).choose(0, "hide flint", ply)
    assert (answer["status"], answer["trouble"]["reason"]["id"]) == (422, "reason-game-over")


def test_in_a_lesson_the_coach_is_asked_as_by_post(inn: OpenInn):
    learner = inn.guest("Pippin")
    table = learner.open(lesson=True)
    line = learner.socket(table)
    position = line.next_position()
    body = {"seat": position["viewer"], "ply": position["ply"], "code": "?", "key": new_key()}
    status, trouble = posted(learner, table, body)
    answer = line.ask(body)
    assert (answer["status"], answer["trouble"]) == (status, trouble)


# When something is out of order


def test_what_could_not_be_written_is_said_to_be_so(
    inn: OpenInn, riddles: str, his: Socket, monkeypatch: pytest.MonkeyPatch
):
    append = Store.append

    def broken(store: Store, batch: list[Append]) -> list[bool]:
        raise OSError("the disk is full")

    monkeypatch.setattr(Store, "append", broken)
    answer = his.choose(0, "hide agate", 0)
    assert (answer["status"], answer["trouble"]["reason"]["id"]) == (503, "refused-storage")
    monkeypatch.setattr(Store, "append", append)
    assert his.choose(0, "hide agate", 0)["status"] == 200
    assert stored(inn, riddles) == ["0 hide agate"]


def test_our_own_mistakes_are_answered_without_any_of_them(
    inn: OpenInn, riddles: str, his: Socket, monkeypatch: pytest.MonkeyPatch
):
    def broken(*_: object) -> None:
        raise KeyError("a secret")

    monkeypatch.setattr(inn.inside.playing, "choose", broken)
    answer = his.choose(0, "hide agate", 0)
    assert (answer["status"], answer["trouble"]["reason"]["id"]) == (500, "refused-failure")
    assert "a secret" not in str(answer)
    monkeypatch.undo()
    assert his.choose(0, "hide agate", 0)["status"] == 200


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_choice_is_answered_also_when_nobody_can_say_why_it_is_refused(
    inn: OpenInn,
    riddles: str,
    bilbo: Guest,
    his: Socket,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
):
    def speechless(*_: object) -> str:
        raise RecursionError("a reason within a reason")

    body = {"seat": 0, "ply": 0, "code": "hide onyx", "key": new_key(), "lang": lang}
    bilbo.web.headers["Accept-Language"] = lang
    with monkeypatch.context() as patch:
        patch.setattr(Text, "explain", speechless)
        answer = his.ask(body)
        del body["lang"]
        assert posted(bilbo, riddles, body) == (answer["status"], answer["trouble"])
    assert (answer["status"], answer["trouble"]["reason"]["id"]) == (422, "reason-no-stone")
    assert answer["trouble"]["text"] == words(lang)("refused-unexplained")
    assert his.choose(0, "hide agate", 0)["status"] == 200


def test_who_can_not_be_answered_loses_the_line(
    inn: OpenInn, riddles: str, his: Socket, monkeypatch: pytest.MonkeyPatch
):
    def broken(*_: object) -> None:
        raise KeyError("no words at all")

    monkeypatch.setattr(at_socket, "refusal", broken)
    his.connection.send('{"seat":0,"ply":0,"code":"hide onyx","key":"12345678"}')
    assert his.close_code == 1011


def test_a_choice_that_comes_before_the_line_is_open_is_answered(
    inn: OpenInn, riddles: str, bilbo: Guest, monkeypatch: pytest.MonkeyPatch
):
    may_listen, sent = inn.inside.listening.may_listen, threading.Event()

    async def slow(*given: Any) -> None:
        await asyncio.to_thread(sent.wait, 20)
        await may_listen(*given)

    monkeypatch.setattr(inn.inside.listening, "may_listen", slow)
    line = bilbo.socket(riddles, 0)
    bodies = [{"seat": 0, "ply": 0, "code": "?", "key": new_key()} for _ in range(3)]
    for body in bodies:
        line.connection.send(msgspec.json.encode(body).decode())
    sent.set()
    answered = [line._answers.get(timeout=20)["key"] for _ in bodies]
    assert answered == [body["key"] for body in bodies]

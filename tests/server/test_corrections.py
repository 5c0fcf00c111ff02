"""Corrections of printed values over the wire, and tables that were begun with other values."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Request

from mathom.cli.main import main
from mathom.core import record as records
from mathom.core import registry
from mathom.core.match import Match
from mathom.core.message import Message
from mathom.core.record import Seat
from mathom.core.voice import LANGUAGES
from mathom.games.warcards import game as warcards_game
from mathom.games.warcards.game import GAME
from mathom.games.warcards.values import corrections as kept
from mathom.games.warcards.values.fire_and_swords import TABLE
from mathom.server import replay_worker as replayer_module
from mathom.server.api.corrections import FORWARDED, _sits_here
from mathom.server.bots import workers as thinkers_module
from mathom.server.words import words
from mathom.server.worker_environment import handed_down
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn, two_inns
from tests.server.wall_clock import stop_the_limits
from tests.services.inn import Inn
from tests.services.service import waited

WHERE = "/games/warcards/corrections"
CELEBORN = f"{WHERE}/celeborn"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where corrections are kept."""
    found = tmp_path / "corrections.toml"
    monkeypatch.setenv("MATHOM_CORRECTIONS", str(found))
    return found


@pytest.fixture
def owner(inn: OpenInn, file: Path) -> Guest:
    """Somebody at the server's own machine."""
    return inn.guest()


def shown(info: dict[str, Any], card: str = "celeborn") -> dict[str, Any]:
    (sheet,) = [sheet for sheet in info["sheets"] if sheet["card"] == card]
    return {value["name"]: value for value in sheet["values"]}


def refused(answer: httpx.Response, status: int, id: str) -> str:
    """The sentence with which it was refused."""
    assert (answer.status_code, answer.json()["reason"]["id"]) == (status, id), answer.text
    return str(answer.json()["text"])


# --- Looking, trying, keeping


def test_all_values_are_told_with_where_they_are_kept(owner: Guest, file: Path):
    info = owner.get(WHERE).json()
    assert (info["file"], info["yours"]) == (str(file), True)
    assert (info["pending"], info["troubles"]) == (False, [])
    assert len(info["sheets"]) == len(TABLE) - 1
    assert shown(info)["attack"]["doubt"] == "unsure-reconstructed"


def test_a_correction_is_tried_and_then_kept(owner: Guest, file: Path):
    values = {"attack": 2, "text": ["OnPlay((Draw(3),))"]}
    tried = owner.post(f"{CELEBORN}/try", values=values).json()
    assert tried["trouble"] is None
    said = words("en", "warcards").say(msgspec.convert(tried["text"][0], Message))
    assert said == "When you play this card, draw 3 cards."
    assert not file.exists()
    info = owner.put(CELEBORN, values=values).json()
    assert info["pending"]
    attack = shown(info)["attack"]
    assert (attack["value"], attack["corrected"], attack["ours"]) == (2, True, 0)
    assert kept.load(file) == ({"celeborn": values}, [])
    assert shown(owner.get(WHERE).json())["attack"]["value"] == 2
    info = owner.put(CELEBORN, values={}).json()
    assert (info["pending"], shown(info)["attack"]["value"]) == (False, 0)
    assert kept.load(file) == ({}, [])


def test_what_can_not_be_used_is_told_and_not_kept(owner: Guest, inn: OpenInn, file: Path):
    tried = owner.post(f"{CELEBORN}/try", values={"text": ["Drwa(1)"]}).json()
    assert tried["trouble"]["id"] == "trouble-unknown-word"
    assert shown({"sheets": [{"card": "celeborn", **tried}]})["text"]["value"] == ["Drwa(1)"]
    for lang in LANGUAGES:
        answer = inn.guest(Accept_Language=lang).put(CELEBORN, values={"text": ["Drwa(1)"]})
        said = refused(answer, 422, "trouble-unknown-word")
        assert said == words(lang, "warcards")("trouble-unknown-word", word="Drwa", text="Drwa(1)")
    assert not file.exists()


BAD = [
    {},
    {"values": None},
    {"values": []},
    {"values": {"attack": None}},
    {"values": {"attack": 1.5}},
    {"values": {"attack": {"a": 1}}},
    {"values": {"text": [["Draw(1)"]]}},
    {"values": {"text": ["x" * 601]}},
    {"values": {"text": ["SeesTop()"] * 21}},
    {"values": {"kind": "x" * 65}},
    {"values": {"x" * 65: 1}},
    {"values": {f"v{number}": 1 for number in range(17)}},
    {"values": {"attack": 1}, "more": 1},
    {"values": {"attack": 10}},
    {"values": {"attack": 10**30}},
    {"values": {"attack": -1}},
    {"values": {"attack": True}},
    {"values": {"paths": ["one"]}},
    {"values": {"faction": "elf"}},
    {"values": {"known": ["attack"]}},
    {"values": {"wings": 2}},
    {"values": {"kind": "dragon"}},
    {"values": {"text": ["__import__('os')"]}},
    {"values": {"text": ["~" * 599]}},
    {"values": {"text": ["\x00"]}},
    {"values": {"text": ["\x7f"]}},
]


@pytest.mark.parametrize("body", BAD, ids=range(len(BAD)))
def test_whatever_is_sent_is_refused_with_a_sentence(owner: Guest, file: Path, body: Any):
    answer = owner.web.put(CELEBORN, json=body)
    assert answer.status_code == 422, answer.text
    assert len(answer.json()["text"]) > 10
    assert owner.web.post(f"{CELEBORN}/try", json=body).status_code in (200, 422)
    assert not file.exists()


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'{"values": {"attack": "\\ud800"}}'])
def test_what_is_no_json_is_refused(owner: Guest, file: Path, body: bytes):
    headers = {"Content-Type": "application/json"}
    answer = owner.web.put(CELEBORN, content=body, headers=headers)
    assert answer.status_code == 422, answer.text
    assert not file.exists()


def test_a_card_or_a_game_that_there_is_not_is_refused(owner: Guest):
    values = {"attack": 1}
    refused(owner.put(f"{WHERE}/nobody", values=values), 422, "trouble-no-such-card")
    refused(owner.put(f"{WHERE}/nobody", values={}), 422, "trouble-no-such-card")
    tried = owner.post(f"{WHERE}/nobody/try", values=values).json()
    assert (tried["trouble"]["id"], tried["values"]) == ("trouble-no-such-card", [])
    assert owner.put(f"{WHERE}/{'x' * 65}", values=values).status_code == 422
    for game in registry.names():
        if game != "warcards":
            answer = owner.get(f"/games/{game}/corrections")
            refused(answer, 404, "refused-no-corrections")
            answer = owner.put(f"/games/{game}/corrections/x", values=values)
            refused(answer, 404, "refused-no-corrections")
    assert owner.get("/games/chess/corrections").status_code in (404, 422)


def test_troubles_of_the_file_are_told(owner: Guest, file: Path):
    file.write_text("[celeborn]\nattack = 20\n[athelas]\npath = 1\n", "utf-8")
    info = owner.get(WHERE).json()
    assert [trouble["id"] for trouble in info["troubles"]] == ["trouble-in-card"]
    assert shown(info, "athelas")["path"]["value"] == 1
    file.write_text("[celeborn", "utf-8")
    info = owner.get(WHERE).json()
    assert [trouble["id"] for trouble in info["troubles"]] == ["trouble-file"]
    assert info["pending"]
    refused(owner.put(CELEBORN, values={"attack": 1}), 422, "trouble-mend-first")
    assert file.read_text("utf-8") == "[celeborn"


def test_a_disk_that_is_full_is_told(owner: Guest, file: Path, monkeypatch: pytest.MonkeyPatch):
    def full(path: Path, data: bytes) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(kept, "write", full)
    said = refused(owner.put(CELEBORN, values={"attack": 1}), 422, "refused-corrections-file")
    assert str(file) in said


def test_who_corrects_at_the_same_time_loses_nothing(owner: Guest, inn: OpenInn, file: Path):
    armies = [name for name, entry in TABLE.items() if entry["kind"] == "army"]
    armies.remove("goblins-of-the-misty-mountains")

    def correct(name: str) -> int:
        with Guest(inn.url, name) as guest:
            return guest.put(f"{WHERE}/{name}", values={"attack": 3}).status_code

    with ThreadPoolExecutor(8) as several:
        assert set(several.map(correct, armies)) == {200}
    assert kept.load(file) == ({name: {"attack": 3} for name in armies}, [])


# --- Only who sits at the machine

ELSEWHERE = [
    *({name: "127.0.0.1"} for name in FORWARDED),
    {"Host": "mathom.example"},
    {"Host": "mathom.example:8000"},
    {"Host": "192.168.1.2:8000"},
    {"Host": "localhost.example"},
    {"Host": "[::1"},
    {"Host": "127.0.0.1.example"},
]


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
def test_from_elsewhere_one_may_only_look(inn: OpenInn, file: Path, headers: dict[str, str]):
    """A name of this machine that is not its own may be one that a stranger's page has made up."""
    file.write_text("[celeborn]\nattack = 20\n", "utf-8")
    before = file.read_bytes()
    guest = inn.guest(**{name.replace("-", "_"): value for name, value in headers.items()})
    found = guest.get(WHERE)
    if found.status_code == 200:  # a server may not even listen to such a host
        info = found.json()
        assert (info["file"], info["yours"], info["troubles"]) == (None, False, [])
        assert len(info["sheets"]) == len(TABLE) - 1
        assert guest.post(f"{CELEBORN}/try", values={"attack": 2}).status_code == 200
        refused(guest.put(CELEBORN, values={"attack": 2}), 403, "refused-corrections-elsewhere")
    assert found.status_code in (200, 400, 421)
    assert str(file) not in found.text
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("host", "client", "sits"),
    [
        ("127.0.0.1:8000", "127.0.0.1", True),
        ("localhost:8000", "127.0.0.1", True),
        ("localhost", "::1", True),
        ("[::1]:8000", "::1", True),
        ("127.0.0.1:8000", "::ffff:127.0.0.1", True),
        ("127.0.0.1:8000", "192.168.1.2", False),
        ("127.0.0.1:8000", "::ffff:192.168.1.2", False),
        ("192.168.1.2:8000", "192.168.1.2", False),
        ("127.0.0.1:8000", "testclient", False),
        ("127.0.0.1:8000", None, False),
        ("mathom.example", "127.0.0.1", False),
        ("", "127.0.0.1", False),
    ],
)
def test_who_sits_at_the_machine(inn: OpenInn, host: str, client: str | None, sits: bool):
    scope: Any = {
        "type": "http",
        "headers": [(b"host", host.encode())],
        "client": None if client is None else (client, 4711),
    }
    assert _sits_here(Request(scope), inn.inside) == sits


def test_behind_a_proxy_nobody_does(file: Path, tmp_path: Path):
    with OpenInn(tmp_path / "inn", trust_proxy=True) as inn:
        info = inn.guest().get(WHERE).json()
        assert (info["file"], info["yours"]) == (None, False)
        answer = inn.guest().put(CELEBORN, values={"attack": 2})
        refused(answer, 403, "refused-corrections-elsewhere")
        answer = inn.guest(X_Forwarded_For="127.0.0.1").put(CELEBORN, values={"attack": 2})
        refused(answer, 403, "refused-corrections-elsewhere")
    assert not file.exists()


def test_the_page_of_another_site_changes_nothing(inn: OpenInn, file: Path):
    guest = inn.guest(Origin="https://evil.example")
    refused(guest.put(CELEBORN, values={"attack": 2}), 403, "refused-origin")
    assert not file.exists()


def test_nobody_asks_without_end(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    stop_the_limits(monkeypatch)
    with OpenInn(tmp_path / "inn", rate=1000) as inn:
        guest = inn.guest()
        answers = [guest.post(f"{CELEBORN}/try", values={}).status_code for _ in range(80)]
        assert answers == [200] * 60 + [429] * 20
        assert guest.put(CELEBORN, values={"attack": 2}).status_code == 429
        assert guest.get(WHERE).status_code == 429
    assert not file.exists()


# --- Tables that were begun with other values

NORTH = {"game": "warcards", "options": {"scenario": "duel-in-the-north"}}
DUEL = {"game": "warcards", "options": {"scenario": "duel"}}
SAM = {"kind": "me", "name": "Sam"}


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Any:
    """As if the server had been started with other values: `corrected(7)`."""

    def use(edition: int) -> None:
        monkeypatch.setattr(warcards_game, "EDITION", edition)

    return use


def choose_first(guest: Guest, table: str) -> None:
    """Somebody at the table chooses something."""
    for seat in (0, 1):
        codes = guest.codes(table, seat)
        if codes:
            guest.play(table, f"{seat} {codes[0]}")
            return
    raise AssertionError("nobody is asked")


def test_a_table_begun_with_other_values_waits_and_all_others_go_on(inn: OpenInn, corrected: Any):
    guest = inn.guest()
    north, duel = guest.open("me", SAM, **NORTH), guest.open("me", SAM, **DUEL)
    journey = guest.open("me", SAM)
    for table in (north, duel, journey):
        choose_first(guest, table)
    before = guest.position(north, 0)
    inn.forget()
    corrected(7)
    ply = before["ply"]
    asked = {
        "": guest.get(f"/tables/{north}"),
        "position": guest.get(f"/tables/{north}/position", seat=0),
        "since": guest.get(f"/tables/{north}/since", seat=0),
        "record": guest.get(f"/tables/{north}/record"),
        "choose": guest.post(
            f"/tables/{north}/choices", seat=0, ply=ply, code="pass", key="0" * 32
        ),
        "undo": guest.post(f"/tables/{north}/undo", seat=0, ply=ply),
        "chat": guest.say(north, 0, "Hello?"),
        "stream": guest.stream(north).response,
    }
    for where, answer in asked.items():
        refused(answer, 422, "refused-table-other-values")
        assert len(answer.json()["text"]) > 40, where
    assert guest.socket(north).close_code == 4422
    for lang in LANGUAGES:
        answer = inn.guest(Accept_Language=lang).get(f"/tables/{north}")
        assert answer.json()["text"] == words(lang)("refused-table-other-values")
    assert {info["id"] for info in guest.mine()} == {north, duel, journey}
    for table in (duel, journey):
        choose_first(guest, table)
    new = guest.open("me", SAM, **NORTH)
    assert guest.info(new)["rules_version"] == GAME.rules_version + 7000
    assert guest.info(duel)["rules_version"] == GAME.rules_version
    choose_first(guest, new)
    # The values come back: it goes on where it was.
    inn.forget()
    corrected(0)
    assert guest.position(north, 0) == before
    choose_first(guest, north)
    refused(guest.get(f"/tables/{new}"), 422, "refused-table-other-values")


def test_bots_elsewhere_are_not_forgotten_for_such_a_table(
    inn: OpenInn, corrected: Any, monkeypatch: pytest.MonkeyPatch
):
    guest = inn.guest()
    seen: list[str] = []

    async def think(job: Any, household: str, guest: str) -> str:
        seen.append(job.table)
        await asyncio.sleep(30)
        raise AssertionError("nobody waits so long")

    monkeypatch.setattr(inn.inside.bots._workers, "think", think)
    north = guest.open("bot:random", "me", **NORTH)
    duel = guest.open("bot:random", "me", **DUEL)
    assert waited(lambda: {north, duel} <= set(seen))
    inn.run(inn.inside.bots.stop())
    inn.forget()
    seen.clear()
    corrected(7)
    inn.run(inn.inside.bots.resume_forgotten(patience=0))
    assert waited(lambda: duel in seen)
    assert north not in seen
    inn.notice()
    inn.run(inn.inside.outbox.deliver_due())
    inn.run(inn.inside.bots.stop())


def test_who_gathers_begins_with_the_values_of_that_day(inn: OpenInn, corrected: Any):
    guest, friend = inn.guest(), inn.guest()
    table = guest.open("me", "open", **NORTH)
    inn.forget()
    corrected(7)
    assert guest.info(table)["state"] == "gathering"
    friend.sit(table, 1)
    assert guest.info(table)["rules_version"] == GAME.rules_version + 7000
    inn.forget()
    assert guest.info(table)["state"] == "playing"
    assert guest.get(f"/tables/{table}/position", seat=0).status_code == 200


def test_a_position_is_played_on_with_the_values_of_its_game(inn: OpenInn, corrected: Any):
    """Whatever options its new table was asked for with."""
    corrected(7)
    seats = [Seat("Frodo"), Seat("Sam")]
    match: Match[Any] = Match(GAME, seats, dict(NORTH["options"]), "0" * 64)  # type: ignore[call-overload]
    for _ in range(5):
        match.choose(match.asks[0].seat, match.asks[0].options[0].code)
    guest = inn.guest()
    brought = guest.web.post("/records", content=records.dump(match.record()))
    assert brought.status_code == 201, brought.text
    branch = {"table": brought.json()["id"], "ply": 3}
    table = guest.open("me", SAM, game="warcards", options={"scenario": "duel"}, branch=branch)
    assert guest.info(table)["rules_version"] == GAME.rules_version + 7000
    inn.forget()
    choose_first(guest, table)
    inn.forget()
    corrected(0)
    answer = guest.web.post("/records", content=records.dump(match.record()))
    assert answer.status_code == 201  # it says by itself that it has our values now
    refused(guest.get(f"/tables/{branch['table']}"), 422, "refused-table-other-values")


def test_one_process_may_have_other_values_than_the_next(tmp_path: Path, corrected: Any):
    with two_inns(tmp_path) as (one, other):
        guest, friend = one.guest("Frodo"), other.guest("Sam")
        gathering = guest.open("me", "open", **NORTH)
        playing = guest.open("me", "open")
        stream = guest.stream(gathering)
        corrected(7)
        for table in (gathering, playing):
            friend.sit(table, 1)
        corrected(0)
        one.notice()
        assert guest.info(playing)["state"] == "playing"
        assert stream.ended()
        refused(guest.get(f"/tables/{gathering}"), 422, "refused-table-other-values")
        corrected(7)
        assert friend.info(gathering)["state"] == "playing"


def test_whoever_looks_through_all_games_is_told_why_it_does_not_fit(
    tmp_path: Path, corrected: Any, capsys: pytest.CaptureFixture[str]
):
    with OpenInn(tmp_path / "data") as inn:
        guest = inn.guest()
        tables = [guest.open("me", SAM, **NORTH), guest.open("me", SAM, **DUEL)]
        for table in tables:
            choose_first(guest, table)
    corrected(7)
    capsys.readouterr()
    assert main(["replay-all", "--data", str(tmp_path / "data"), "--json", "--lang", "en"]) == 1
    (difference,) = json.loads(capsys.readouterr().out)["differences"]
    assert (difference["table"], difference["line"]) == (tables[0], 0)
    assert difference["why"] == words("en")("refused-table-other-values")


# --- Processes that start later


def test_what_this_process_has_is_handed_down():
    assert handed_down() == {kept.HANDED_DOWN: handed_down()[kept.HANDED_DOWN]}
    assert thinkers_module.handed_down is replayer_module.handed_down is handed_down


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inn]:
    with Inn(corrections=tmp_path / "corrections.toml") as inn:
        yield inn


@pytest.mark.slow
def test_a_server_goes_on_when_its_values_have_changed(house: Inn, tmp_path: Path):
    """The whole way: play, correct, watch it again, start anew, undo the correction, play on."""
    with Guest(house.url, "Frodo") as guest:
        north = guest.open("me", "bot:random", **NORTH)
        journey = guest.open("me", "bot:random")

        def my_turn() -> bool:
            return bool(guest.codes(north, 0))

        assert waited(my_turn)
        answer = guest.put(CELEBORN, values={"attack": 4, "text": ["OnPlay((Draw(3),))"]})
        assert answer.json()["pending"], answer.text
        # A bot's process and a replay's, both started now, have the values of the server.
        for _ in range(4):
            guest.play(north, f"0 {guest.codes(north, 0)[0]}")
            assert waited(my_turn)
        assert guest.get(f"/tables/{north}/replay").status_code == 200
        house.stop()
        house.start()
        refused(guest.get(f"/tables/{north}"), 422, "refused-table-other-values")
        assert not guest.get(WHERE).json()["pending"]
        assert waited(lambda: bool(guest.codes(journey, 0)))
        cards = guest.get("/cards/warcards").json()
        (celeborn,) = [card for card in cards if card["id"] == "celeborn"]
        assert celeborn["numbers"]["attack"] == 4
        guest.put(CELEBORN, values={})
        house.stop()
        house.start()
        assert waited(my_turn)
        guest.play(north, f"0 {guest.codes(north, 0)[0]}")
    assert "Traceback" not in house.log

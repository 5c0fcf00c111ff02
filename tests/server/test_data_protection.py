"""What is kept of a guest: to have it, to have it erased, and how long it stays by itself."""

import itertools
import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text, update

from mathom.core import record as records
from mathom.core.game import Options
from mathom.core.match import verify
from mathom.core.rulebook import read
from mathom.core.voice import LANGUAGES
from mathom.server import database as db
from mathom.server import inn as inn_module
from mathom.server.notices import words
from mathom.server.retention import Retention
from tests.core.table import registered
from tests.core.toy import PocketsGame
from tests.server.guest import Guest, finish
from tests.server.open_inn import OpenInn, two_inns
from tests.server.parallel import in_parallel
from tests.server.wall_clock import DAY, MINUTE, WallClock, hang_up_a_clock
from tests.services.service import waited
from tests.sides import one_by_day

NAME = "Smeagol Trahald"
WORDS = "We wants it, we needs it"


class Teams(PocketsGame):
    """The first and the last against the one between them."""

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1,)) if seats == 3 else ((0,), (1,))


@pytest.fixture
def teams() -> Iterator[PocketsGame]:
    game = Teams()
    with registered(game):
        yield game


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    monkeypatch.setattr(inn_module, "TIDY_PAUSE", 0.0)
    return hang_up_a_clock(monkeypatch)


NUMBERS = itertools.count()


@pytest.fixture
def smeagol(either_inn: OpenInn) -> Guest:
    """Nobody else is called so, in no other test either."""
    return either_inn.guest(f"{NAME} {next(NUMBERS)}")


@pytest.fixture
def deagol(either_inn: OpenInn) -> Guest:
    return either_inn.guest("Deagol")


def id_of(guest: Guest) -> str:
    return str(guest.web.cookies["mathom"]).split(".")[1]


def erase(guest: Guest) -> httpx.Response:
    return guest.web.delete("/me", params={"sure": "true"})


def my_data(guest: Guest) -> dict[str, Any]:
    answer = guest.get("/me/data")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def all_that_is_stored(inn: OpenInn) -> str:
    """Every value in the database."""
    with inn.inside.engine.connect() as connection:
        return "\n".join(
            str(tuple(row))
            for table in db.metadata.sorted_tables
            for row in connection.execute(select(table))
        )


def together(smeagol: Guest, deagol: Guest, game: str = "journey", **more: Any) -> str:
    table = smeagol.open("me", "open", game=game, **more)
    deagol.sit(table, 1)
    return table


def seat(guest: Guest, table: str, number: int) -> dict[str, Any]:
    found: dict[str, Any] = guest.info(table)["seats"][number]
    return found


# To have it


def test_the_file_holds_all_that_is_kept_of_a_guest(either_inn: OpenInn, smeagol: Guest):
    deagol = either_inn.guest("Deagol")
    table = together(smeagol, deagol)
    smeagol.say(table, 0, WORDS)
    deagol.say(table, 1, "Give us that, Deagol, my love")
    smeagol.post(f"/tables/{table}/reports", text="It stinks", page="/t/x", browser="Lynx")
    smeagol.put("/decks/precious-1", game="fellowship", name="Fish", code="")
    finish(table, {0: smeagol, 1: deagol}, random.Random(1))
    answer = smeagol.get("/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["name"] == smeagol.name
    assert found["guest"] == id_of(smeagol)
    assert [report["text"] for report in found["reports"]] == ["It stinks"]
    [mine] = found["tables"]
    assert mine["opened"]
    assert mine["table"]["you"] == [0]
    assert [line["text"] for line in mine["said"]] == [WORDS]
    record = records.load(json.dumps(mine["record"]).encode())
    assert not verify(record)
    assert my_data(deagol)["tables"][0]["opened"] is False


def test_of_a_running_game_it_holds_only_what_one_sees(
    either_inn: OpenInn, pockets: PocketsGame, smeagol: Guest, deagol: Guest
):
    table = together(smeagol, deagol, "pockets")
    smeagol.play(table, "0 hide agate")
    for number, guest in enumerate((smeagol, deagol)):
        raw = guest.get("/me/data").text
        assert "hide agate" not in raw
        assert either_inn.live(table).row.seed not in raw
        [mine] = json.loads(raw)["tables"]
        assert "seed" not in mine["record"]
        assert mine["record"] == guest.get(f"/tables/{table}/record", public=True).json()
        assert [each["viewer"] for each in mine["positions"]] == [number]
        assert mine["positions"] == [guest.position(table, number)]


def test_nobody_gets_it_with_the_token_of_a_seat(either_inn: OpenInn, smeagol: Guest):
    table = smeagol.open("me", "open")
    token = either_inn.guest().sit(table, 1)
    script = either_inn.guest(Authorization=f"Bearer {token}")
    for answer in (script.get("/me/data"), erase(script)):
        assert answer.status_code == 403


def test_who_is_new_has_nothing(either_inn: OpenInn):
    found = my_data(either_inn.guest())
    assert found["tables"] == found["decks"] == found["reports"] == []


# To have it erased


def test_it_is_not_erased_by_accident(either_inn: OpenInn, smeagol: Guest):
    table = smeagol.open("me", "open")
    answer = smeagol.delete("/me")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (422, "refused-erase-unsure")
    assert smeagol.info(table)["you"] == [0]


def test_nothing_is_left_of_who_erases_it(
    either_inn: OpenInn, smeagol: Guest, deagol: Guest, pockets: PocketsGame
):
    over = together(smeagol, deagol)
    smeagol.say(over, 0, f"{smeagol.name} wants it")
    finish(over, {0: smeagol, 1: deagol}, random.Random(2))
    # A rematch that keeps a seat for who is going to leave, by the one and by the other.
    deagol.post(f"/tables/{over}/rematch")
    running = together(smeagol, deagol, "pockets")
    smeagol.say(running, 0, f"{smeagol.name} wants it")
    smeagol.put(f"/tables/{running}/webhook", url="https://example.org/fish")
    deagol.post(f"/tables/{running}/reports", text="He talks to himself")
    smeagol.post(f"/tables/{running}/reports", text=smeagol.name)
    gathering = deagol.open("me", "open", "open")
    smeagol.sit(gathering, 1)
    smeagol.post(f"/tables/{gathering}/seats/1/code")
    alone = smeagol.open("me", "bot:random")
    left = deagol.open("me", "open")
    smeagol.sit(left, 1)
    smeagol.say(left, 1, f"{smeagol.name} wants it")
    smeagol.delete(f"/tables/{left}/seats/1")
    smeagol.put("/decks/precious-1", game="fellowship", name=smeagol.name, code="")
    smeagol.put(f"/tables/{over}/hidden", hidden=True)
    whole = records.load(smeagol.get(f"/tables/{over}/record").content)
    brought = smeagol.web.post("/records", content=records.dump(whole)).json()["id"]
    me = id_of(smeagol)
    stored = all_that_is_stored(either_inn)
    assert all(word in stored for word in (me, smeagol.name, "example.org"))
    # Pages of a replay that somebody has looked at are kept for a while.
    for played in (over, running):
        assert smeagol.name in deagol.get(f"/tables/{played}/replay").text

    answer = erase(smeagol)
    assert answer.status_code == 200, answer.text
    assert answer.json()["closed"] == 2
    assert "mathom" not in smeagol.web.cookies
    stored = all_that_is_stored(either_inn)
    for word in (me, smeagol.name, "example.org"):
        assert word not in stored, word
    for gone in (alone, brought):
        assert deagol.get(f"/tables/{gone}").status_code == 404
    for here in (over, running, gathering, left):
        assert smeagol.name not in deagol.get(f"/tables/{here}").text
    for played in (over, running):
        assert seat(deagol, played, 0)["name"] is None
        assert smeagol.name not in deagol.get(f"/tables/{played}/record").text
        assert smeagol.name not in deagol.get(f"/tables/{played}/replay").text
        assert smeagol.name not in deagol.get(f"/tables/{played}/position", seat=1).text
    record = records.load(deagol.get(f"/tables/{over}/record").content)
    assert not verify(record)
    assert record.hash == whole.hash
    assert record.seats[0].name == ""
    assert seat(deagol, gathering, 1)["kind"] == "open"


def test_nothing_is_left_in_the_file_either(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        smeagol, deagol = inn.guest(NAME), inn.guest("Deagol")
        table = together(smeagol, deagol)
        smeagol.say(table, 0, WORDS)
        me = id_of(smeagol)
        assert erase(smeagol).status_code == 200
    raw = b"".join(file.read_bytes() for file in tmp_path.glob("mathom.db*"))
    for word in (NAME, WORDS, me):
        assert word.encode() not in raw, word


def test_to_do_it_again_changes_nothing(either_inn: OpenInn, smeagol: Guest, deagol: Guest):
    table = together(smeagol, deagol)
    cookie = smeagol.web.cookies["mathom"]
    erase(smeagol)
    again = either_inn.guest(Cookie=f"mathom={cookie}")
    before = deagol.info(table)
    assert erase(again).json() == {"closed": 0, "changed": 0}
    assert deagol.info(table) == before
    assert erase(either_inn.guest()).json() == {"closed": 0, "changed": 0}


def test_a_running_game_of_two_is_given_up(either_inn: OpenInn, smeagol: Guest, deagol: Guest):
    table = together(smeagol, deagol)
    erase(smeagol)
    info = deagol.info(table)
    assert (info["state"], info["ended"], info["winners"]) == ("over", "resigned", [1])
    assert info["owner"] is False or info["you"] == [1]
    assert deagol.get("/tables/mine").json()["tables"][0]["owner"]


def test_where_others_play_on_so_does_a_bot(tmp_path: Path):
    with OpenInn(tmp_path, thinkers=1) as inn:
        smeagol, deagol, gandalf = inn.guest(NAME), inn.guest("Deagol"), inn.guest("Gandalf")
        table = smeagol.open("me", "open", "open")
        deagol.sit(table, 1)
        gandalf.sit(table, 2)
        erase(smeagol)
        assert seat(deagol, table, 0)["bot"]
        assert deagol.info(table)["state"] == "playing"
        finish(table, {1: deagol, 2: gandalf}, random.Random(3))
        assert deagol.info(table)["seats"][0]["name"] is None


def test_a_bot_does_not_go_on_thinking_where_the_table_is_gone(tmp_path: Path):
    with OpenInn(tmp_path, thinkers=1) as inn:
        smeagol = inn.guest(NAME)
        for _ in range(3):
            smeagol.open("me", "bot:hard", "bot:hard", options={"start": "2"})
        assert erase(smeagol).json() == {"closed": 3, "changed": 0}
        assert waited(lambda: not inn.inside.bots._tasks)
        assert inn.inside.tables.rooms == {}


def test_a_team_that_was_not_asked_gets_a_bot_and_plays_on(
    either_inn: OpenInn, teams: PocketsGame, smeagol: Guest, deagol: Guest
):
    table = smeagol.open("me", "open", "open", game="pockets")
    deagol.sit(table, 1)
    partner = either_inn.guest("Gandalf")
    partner.sit(table, 2)
    erase(smeagol)
    info = partner.info(table)
    assert info["state"] == "playing"
    assert info["seats"][0]["bot"] == "random"
    assert not info["seats"][0]["resigned"]
    live = either_inn.live(table)
    assert live.row.resigning == []
    assert live.persons() == [1, 2]
    assert live.waits_for_bot() == live.row.waits_for_bot


def test_another_device_plays_on_for_who_erases_one(
    either_inn: OpenInn, smeagol: Guest, deagol: Guest
):
    table = together(smeagol, deagol)
    code = smeagol.post(f"/tables/{table}/seats/0/code").json()["code"]
    phone = either_inn.guest()
    assert phone.post("/claims", code=code).status_code == 200
    erase(smeagol)
    info = phone.info(table)
    assert (info["state"], info["you"], info["seats"][0]["bot"]) == ("playing", [0], None)
    assert info["seats"][0]["name"] is None
    assert phone.codes(table, 0) or deagol.codes(table, 1)


def test_who_listens_hears_the_game_anew_without_the_name(
    either_inn: OpenInn, smeagol: Guest, deagol: Guest
):
    table = smeagol.open("me", "open", "open")
    deagol.sit(table, 1)
    either_inn.guest("Gandalf").sit(table, 2)
    smeagol.say(table, 0, WORDS)
    line = deagol.stream(table)
    line.until("chat")
    told = len(line.raw)
    erase(smeagol)
    said = line.until("chat")
    assert (said["number"], said["text"], said["name"]) == (0, "", "")
    # The last position before it tells the story from its beginning.
    last = [raw for raw in line.raw[told:] if b'"type":"position"' in raw][-1]
    assert json.loads(last)["story"]["start"] == 0
    assert json.loads(last)["story"]["lines"]
    assert smeagol.name.encode() not in last


def test_a_table_that_can_not_be_loaded_is_erased_as_well(
    either_inn: OpenInn, smeagol: Guest, deagol: Guest
):
    table = together(smeagol, deagol)
    either_inn.forget()
    with either_inn.inside.engine.begin() as connection:
        connection.execute(update(db.tables).where(db.tables.c.id == table).values(game="chess"))
    assert erase(smeagol).json() == {"closed": 0, "changed": 1}
    assert smeagol.name not in all_that_is_stored(either_inn)


def test_other_processes_take_it_over(tmp_path: Path):
    with two_inns(tmp_path) as (one, other):
        smeagol, deagol = one.guest(NAME), other.guest("Deagol")
        table = smeagol.open("me", "open", "open")
        deagol.sit(table, 1)
        one.guest("Gandalf").sit(table, 2)
        smeagol.say(table, 0, WORDS)
        alone = smeagol.open("me", "bot:random")

        other.notice()
        line, gone = deagol.stream(table), deagol.stream(alone)
        line.until("chat", lambda said: said["text"] == WORDS)
        erase(smeagol)
        other.run(other.inside.tables.look_for_erased())
        line.until("chat", lambda said: said["text"] == "")
        assert gone.ended()
        assert NAME not in deagol.get(f"/tables/{table}").text
        assert NAME not in deagol.get(f"/tables/{table}/position", seat=1).text
        assert deagol.get(f"/tables/{alone}").status_code == 404
        assert deagol.say(table, 1, "Where did he go?").status_code == 201


def test_two_processes_may_erase_the_same_guest(tmp_path: Path):
    with two_inns(tmp_path) as (one, other):
        smeagol, deagol = one.guest(NAME), one.guest("Deagol")
        for _ in range(5):
            together(smeagol, deagol)
        twin = other.guest(Cookie=f"mathom={smeagol.web.cookies['mathom']}")
        answers = in_parallel(erase, [smeagol, twin])
        assert [answer.status_code for answer in answers] == [200, 200]
        assert NAME not in all_that_is_stored(one)
        assert id_of_all(one) == {id_of(deagol)}


def id_of_all(inn: OpenInn) -> set[str]:
    with inn.inside.engine.connect() as connection:
        return set(connection.execute(select(db.guests.c.id)).scalars())


# How long it is kept


@pytest.fixture
def open_inn(tmp_path: Path) -> Iterator[Callable[..., OpenInn]]:
    with ExitStack() as running:
        yield lambda **settings: running.enter_context(OpenInn(tmp_path, **settings))


def tidy(inn: OpenInn) -> None:
    inn.run(inn.inside.tidy_up())


def there(guest: Guest, table: str) -> bool:
    return guest.get(f"/tables/{table}").status_code == 200


def test_finished_games_are_kept_for_good_unless_the_operator_decides_otherwise(
    open_inn: Callable[..., OpenInn], wall: WallClock
):
    inn = open_inn(keep_guests=0)
    smeagol, deagol = inn.guest(NAME), inn.guest("Deagol")
    table = together(smeagol, deagol)
    smeagol.post(f"/tables/{table}/resign", seat=0)
    wall.wait(5000 * DAY)
    tidy(inn)
    assert there(deagol, table)
    strict = open_inn(keep_guests=0, keep_finished=10)
    tidy(strict)
    assert not there(strict.guest(), table)


def test_each_thing_has_its_time(open_inn: Callable[..., OpenInn], wall: WallClock):
    inn = open_inn(keep_finished=40, keep_unbegun=10, keep_records=20, keep_chat=5, keep_reports=15)
    smeagol, deagol = inn.guest(NAME), inn.guest("Deagol")
    over = together(smeagol, deagol)
    smeagol.say(over, 0, WORDS)
    running = together(smeagol, deagol)
    smeagol.say(running, 0, "still playing")
    smeagol.post(f"/tables/{over}/reports", text="It stinks")
    smeagol.post(f"/tables/{over}/resign", seat=0)
    unbegun = smeagol.open("me", "open")
    record = smeagol.get(f"/tables/{over}/record").content
    brought = smeagol.web.post("/records", content=record).json()["id"]
    smeagol.post(f"/tables/{running}/seats/0/code")

    def left() -> dict[str, bool]:
        tidy(inn)
        stored = all_that_is_stored(inn)
        return {
            "chat": WORDS in stored,
            "unbegun": there(deagol, unbegun),
            "reports": "It stinks" in stored,
            "records": there(deagol, brought),
            "finished": there(deagol, over),
        }

    kept = dict.fromkeys(("chat", "unbegun", "reports", "records", "finished"), True)
    assert left() == kept
    for kind, days in (("chat", 6), ("unbegun", 5), ("reports", 5), ("records", 5)):
        wall.wait(days * DAY)
        kept[kind] = False
        assert left() == kept
    wall.wait(20 * DAY)
    assert left() == dict.fromkeys(kept, False)
    assert there(deagol, running)
    assert "still playing" in all_that_is_stored(inn)
    with inn.inside.engine.connect() as connection:
        assert connection.execute(select(db.claims)).all() == []


def test_after_old_talk_is_gone_new_talk_is_still_heard(
    open_inn: Callable[..., OpenInn], wall: WallClock
):
    inn = open_inn(keep_chat=5)
    smeagol, deagol = inn.guest(NAME), inn.guest("Deagol")
    table = together(smeagol, deagol)
    for _ in range(3):
        smeagol.say(table, 0, WORDS)
    smeagol.post(f"/tables/{table}/resign", seat=0)
    line = deagol.stream(table)
    for _ in range(3):
        line.until("chat")
    wall.wait(6 * DAY)
    tidy(inn)
    assert line.until("chat")["text"] == ""
    deagol.say(table, 1, "Anybody?")
    assert line.until("chat")["text"] == "Anybody?"


def test_who_does_not_come_back_is_forgotten(open_inn: Callable[..., OpenInn], wall: WallClock):
    inn = open_inn(keep_guests=30, keep_unbegun=0)
    smeagol, deagol = inn.guest(NAME), inn.guest("Deagol")
    table = together(smeagol, deagol)
    alone = smeagol.open("me", "bot:random")
    deagol.say(table, 1, "Where is he?")
    for _ in range(4):
        wall.wait(10 * DAY)
        assert deagol.get("/me").json() == {"name": "Deagol"}
        # The game still runs, but nobody plays there.
        tidy(inn)
    assert NAME not in all_that_is_stored(inn)
    assert not there(deagol, alone)
    assert seat(deagol, table, 0)["name"] is None
    assert seat(deagol, table, 0)["bot"]
    assert deagol.info(table)["state"] == "playing"


def test_who_plays_only_by_a_program_is_not_forgotten(
    open_inn: Callable[..., OpenInn], wall: WallClock
):
    inn = open_inn(keep_guests=30)
    smeagol, deagol = inn.guest(NAME), inn.guest("Deagol")
    table = together(smeagol, deagol)
    wall.wait(29 * DAY)
    turn = 0 if smeagol.codes(table, 0) else 1
    player = (smeagol, deagol)[turn]
    player.choose(table, turn, player.codes(table, turn)[0])
    wall.wait(3 * DAY)
    tidy(inn)
    assert id_of_all(inn) == {id_of(smeagol), id_of(deagol)}


def test_a_guest_is_noted_once_a_day_and_keeps_the_cookie(
    open_inn: Callable[..., OpenInn], wall: WallClock
):
    inn = open_inn()
    smeagol = inn.guest(NAME)
    assert "set-cookie" in smeagol.get("/me").headers
    assert id_of_all(inn) == set(), "nothing is kept of who only looks in"
    smeagol.put("/me", name=NAME)
    assert "set-cookie" not in smeagol.get("/me").headers
    wall.wait(DAY)
    assert "set-cookie" in smeagol.get("/me").headers
    wall.wait(MINUTE)
    assert "set-cookie" not in smeagol.get("/me").headers
    assert my_data(smeagol)["seen"] == "2030-03-18"


def test_one_round_does_not_do_everything_at_once(
    open_inn: Callable[..., OpenInn], wall: WallClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(inn_module, "TIDY_STEPS", 2)
    inn = open_inn(keep_unbegun=1)
    smeagol = inn.guest(NAME)
    for _ in range(5):
        smeagol.open("me", "open")
    wall.wait(2 * DAY)

    def due() -> int:
        return retention(inn, wall).due()["unbegun"]

    assert due() == 5
    for expected in (3, 1, 0):
        tidy(inn)
        assert due() == expected


@pytest.mark.parametrize("database", one_by_day("sqlite", "postgresql"))
def test_two_processes_may_tidy_up_at_once(
    tmp_path: Path, wall: WallClock, request: pytest.FixtureRequest, database: str
):
    settings: dict[str, Any] = {"keep_unbegun": 1, "keep_guests": 30, "keep_chat": 1}
    if database == "postgresql":
        settings["database_url"] = request.getfixturevalue("postgres_url")
    with two_inns(tmp_path, **settings) as (one, other):
        smeagol, deagol = one.guest(NAME), one.guest("Deagol")
        for _ in range(12):
            smeagol.open("me", "open")
            table = together(smeagol, deagol)
            smeagol.say(table, 0, WORDS)
        smeagol.post(f"/tables/{table}/resign", seat=0)
        wall.wait(31 * DAY)
        deagol.get("/me")
        in_parallel(tidy, [one, other])
        stored = all_that_is_stored(one)
        assert NAME not in stored
        assert WORDS not in stored
        assert len(deagol.mine()) == 12
        assert {kind: n for kind, n in retention(one, wall).due().items() if n} == {}


def retention(inn: OpenInn, wall: WallClock) -> Retention:
    return Retention(inn.inside.store, inn.config, wall.now)


# What one may bring


def test_records_from_elsewhere_have_a_quota(tmp_path: Path):
    with OpenInn(tmp_path, most_records=2) as inn:
        smeagol = inn.guest(NAME)
        record = a_record(smeagol)
        brought = [smeagol.web.post("/records", content=record) for _ in range(3)]
        assert [answer.status_code for answer in brought] == [201, 201, 422]
        assert brought[2].json()["reason"]["id"] == "refused-many-records"
        assert smeagol.delete(f"/tables/{brought[0].json()['id']}").status_code == 204
        assert smeagol.web.post("/records", content=record).status_code == 201
        other = inn.guest("Deagol")
        assert other.web.post("/records", content=record).status_code == 201
        assert other.delete(f"/tables/{brought[1].json()['id']}").status_code == 403


def test_together_they_may_not_be_too_large(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        record = a_record(inn.guest(NAME))
    with OpenInn(tmp_path, most_record_bytes=2 * len(record)) as inn:
        smeagol = inn.guest("Smeagol")
        brought = [smeagol.web.post("/records", content=record) for _ in range(3)]
        assert [answer.status_code for answer in brought] == [201, 201, 422]
        assert brought[2].json()["reason"]["id"] == "refused-large-records"


def a_record(guest: Guest) -> bytes:
    table = guest.open("me", "me")
    finish(table, {0: guest, 1: guest}, random.Random(5))
    return guest.get(f"/tables/{table}/record").content


# Notices


def test_without_a_text_of_the_operator_the_program_says_what_it_keeps(tmp_path: Path):
    with OpenInn(tmp_path, keep_reports=17, keep_finished=0) as inn:
        guest = inn.guest()
        assert guest.get("/notices").json() == {"imprint": False}
        assert guest.get("/notices/imprint").status_code == 404
        for lang in LANGUAGES:
            said = guest.get("/notices/privacy", lang=lang).json()
            assert (said["lang"], said["title"]) == (lang, words(lang)("privacy-title"))
            assert words(lang)("privacy-kept-days", days=17) in str(said)
            assert words(lang)("privacy-kept-days", days=0) in str(said)
        assert "{" not in "".join(str(s["title"]) for s in said["sections"])


def test_what_the_operator_writes_is_shown_instead(tmp_path: Path):
    (tmp_path / "imprint.pl.md").write_text("Jan Kowalski\\\nul. Długa 1\n\nTel. 123", "utf-8")
    (tmp_path / "privacy.en.md").write_text("# Ours\n\n<b>We</b> keep *nothing*.", "utf-8")
    with OpenInn(tmp_path) as inn:
        guest = inn.guest()
        assert guest.get("/notices").json() == {"imprint": True}
        imprint = guest.get("/notices/imprint", lang="en").json()
        assert imprint["lang"] == "pl"
        [section] = imprint["sections"]
        assert [p["lines"] for p in section["passages"]] == [
            [["Jan Kowalski\nul. Długa 1"]],
            [["Tel. 123"]],
        ]
        ours = guest.get("/notices/privacy", lang="pl").json()
        assert (ours["lang"], ours["title"]) == ("en", "Ours")
        assert ours["sections"][0]["passages"][0]["lines"] == [["<b>We</b> keep *nothing*."]]
        assert guest.get("/notices/key").status_code in (404, 422)


def test_both_languages_say_the_same_about_privacy():
    assert set(words("en")._entries) == set(words("pl")._entries)


def test_a_line_may_stand_for_itself():
    [section] = read("# A\n\none  \ntwo\nthree\\\nfour").sections
    assert section.passages[0].lines == (("one\ntwo three\nfour",),)


def test_those_who_were_here_before_it_was_noted_count_from_now_on(database_url: str):
    engine = db.connect(database_url)
    db.migrate(engine, "0007")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name) VALUES ('g', 'Frodo')"))
        connection.execute(text("INSERT INTO holders VALUES ('t', 0, 'h')"))
    db.migrate(engine)
    with engine.connect() as connection:
        found = connection.execute(select(db.guests.c.id, db.guests.c.seen)).all()
    assert {id for id, _ in found} == {"g", "h"}
    assert all(day > 20_000 for _, day in found)
    engine.dispose()

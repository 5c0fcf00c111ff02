"""Giving up, leaving before the start, and one's own list of tables."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mathom.core import record as records
from mathom.core.game import Options
from mathom.core.match import verify
from tests.core.table import registered
from tests.core.toy import PocketsGame
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn, two_inns
from tests.server.wall_clock import DAY, WallClock, hang_up_a_clock


class Teams(PocketsGame):
    """Bilbo and Frodo, the first and the last, against Gollum."""

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1,)) if seats == 3 else ((0,), (1,))


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return hang_up_a_clock(monkeypatch)


@pytest.fixture
def teams() -> Iterator[PocketsGame]:
    game = Teams()
    with registered(game):
        yield game


@pytest.fixture
def frodo(inn: OpenInn) -> Guest:
    return inn.guest("Frodo")


@pytest.fixture
def riddles(pockets: PocketsGame, bilbo: Guest, gollum: Guest) -> str:
    table = bilbo.open("me", "open", game="pockets", listed=True)
    gollum.sit(table, 1)
    return table


@pytest.fixture
def three(teams: PocketsGame, bilbo: Guest, gollum: Guest, frodo: Guest) -> str:
    table = bilbo.open("me", "open", "open", game="pockets", listed=True)
    gollum.sit(table, 1)
    frodo.sit(table, 2)
    return table


def resign(guest: Guest, table: str, seat: int) -> httpx.Response:
    return guest.post(f"/tables/{table}/resign", seat=seat)


def reply(guest: Guest, table: str, seat: int, agree: bool = True) -> httpx.Response:
    return guest.post(f"/tables/{table}/resign/answer", seat=seat, agree=agree)


def asked_of(guest: Guest, table: str, seat: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = guest.position(table, seat)["resign"]["request"]
    return found


def lines(inn: OpenInn, table: str) -> list[str]:
    loaded = inn.inside.store.load(table)
    assert loaded is not None
    return [line.line for line in loaded.lines]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["id"]


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


# Giving up alone


def test_who_gives_up_loses(inn: OpenInn, riddles: str, bilbo: Guest, gollum: Guest):
    before = bilbo.position(riddles, 0)
    assert before["resign"] == {"side": [0], "last": True, "request": None}
    assert resign(bilbo, riddles, 0).json() == {"ply": 1, "done": True}
    info = gollum.info(riddles)
    assert (info["state"], info["ended"], info["winners"]) == ("over", "resigned", [1])
    assert info["result"]["id"] == "result-resigned"
    assert [seat["resigned"] for seat in info["seats"]] == [True, False]
    position = gollum.position(riddles, 1)
    assert (position["over"], position["asks"], position["resign"]) == (True, [], None)
    assert position["story"]["lines"][-1]["id"] == "event-resigned"
    assert lines(inn, riddles) == ["0 resign"]


def test_the_record_verifies_and_the_table_is_the_same_after_a_restart(
    inn: OpenInn, riddles: str, bilbo: Guest, gollum: Guest
):
    gollum.play(riddles, "1 hide beryl")
    resign(bilbo, riddles, 0)
    before = bilbo.info(riddles)
    record = records.load(bilbo.get(f"/tables/{riddles}/record").content)
    assert verify(record) == []
    assert record.choices == ["1 hide beryl", "0 resign"]
    inn.forget()
    assert bilbo.info(riddles) == before
    frames = bilbo.get(f"/tables/{riddles}/replay").json()["frames"]
    assert [frame["over"] for frame in frames] == [False, False, True]


def test_it_is_heard_by_those_who_listen(riddles: str, bilbo: Guest, gollum: Guest):
    line = gollum.stream(riddles)
    line.until("position")
    resign(bilbo, riddles, 0)
    assert line.until("table", lambda said: said["table"]["state"] == "over")
    assert line.until("position", lambda said: said["over"])["result"]["id"] == "result-resigned"


def test_it_is_heard_at_other_processes(tmp_path: Path, pockets: PocketsGame):
    with two_inns(tmp_path) as (one, other):
        bilbo, gollum = one.guest("Bilbo"), other.guest("Gollum")
        table = bilbo.open("me", "open", game="pockets")
        gollum.sit(table, 1)
        line = gollum.stream(table)
        line.until("position")
        resign(bilbo, table, 0)
        other.notice()
        assert line.until("table", lambda said: said["table"]["state"] == "over")


def test_nobody_gives_up_for_another_or_at_no_table(riddles: str, bilbo: Guest, frodo: Guest):
    assert refusal(resign(bilbo, riddles, 1)) == (403, "refused-not-your-seat")
    assert refusal(resign(frodo, riddles, 0)) == (403, "refused-not-your-seat")
    gathering = bilbo.open("me", "open")
    assert refusal(resign(bilbo, gathering, 0)) == (422, "refused-not-begun")


def test_nobody_gives_up_twice(riddles: str, bilbo: Guest, gollum: Guest):
    resign(bilbo, riddles, 0)
    assert refusal(resign(bilbo, riddles, 0)) == (422, "reason-game-over")
    assert refusal(resign(gollum, riddles, 1)) == (422, "reason-game-over")


def test_no_code_gives_up(riddles: str, bilbo: Guest):
    assert refusal(bilbo.choose(riddles, 0, "resign"))[0] == 422
    assert bilbo.info(riddles)["state"] == "playing"


def test_who_plays_on_from_there_has_given_up_nothing(riddles: str, bilbo: Guest, gollum: Guest):
    gollum.play(riddles, "1 hide beryl", "1 hush")
    resign(bilbo, riddles, 0)
    branch = bilbo.open("me", "me", game="pockets", branch={"table": riddles, "ply": 3})
    info = bilbo.info(branch)
    assert (info["state"], info["ply"]) == ("playing", 0)  # what was chosen is still a secret
    assert [seat["resigned"] for seat in info["seats"]] == [False, False]


# Where more than two play


def test_a_bot_plays_on_for_good(tmp_path: Path):
    with OpenInn(tmp_path, thinkers=1) as inn:
        guests = [inn.guest(), inn.guest(), inn.guest()]
        table = guests[0].open("me", "open", "open", options={"start": 1})
        for seat in (1, 2):
            guests[seat].sit(table, seat)
        assert guests[0].position(table, 0)["resign"]["last"] is False
        line = guests[1].stream(table, 1)
        assert resign(guests[0], table, 0).json()["done"] is True
        info = guests[1].info(table)
        assert (info["state"], info["seats"][0]["bot"]) == ("playing", "easy")
        line.until("position", lambda said: said["asks"] and said["asks"][0]["seat"] == 1)
        assert next(text for text in lines(inn, table) if text.startswith("0 ")) == "0 resign"
        answer = guests[0].post(f"/tables/{table}/seats/0/return")
        assert refusal(answer) == (422, "reason-resigned")
        assert guests[0].position(table, 0)["resign"] is None
        resign(guests[2], table, 2)
        assert guests[0].info(table)["winners"] == [1]


def test_who_has_given_up_is_not_told_to_choose(inn: OpenInn):
    guests = [inn.guest(), inn.guest(), inn.guest()]
    table = guests[0].open("me", "open", "open", options={"start": 1})
    for seat in (1, 2):
        guests[seat].sit(table, seat)
    resign(guests[0], table, 0)
    [ask] = guests[0].position(table, 0)["asks"]
    assert (ask["seat"], ask["options"]) == (0, None)
    [listed] = [each for each in guests[0].mine() if each["id"] == table]
    assert listed == guests[0].info(table)
    assert listed["seats"][0]["bot"] == "easy"


# Teams


def test_a_team_is_asked_and_gives_up_together(
    inn: OpenInn, three: str, bilbo: Guest, gollum: Guest, frodo: Guest
):
    assert resign(bilbo, three, 0).json()["done"] is False
    wanted = {"seat": 0, "agreed": [0], "waiting": [2], "refused": None}
    assert asked_of(bilbo, three, 0) == wanted
    assert asked_of(frodo, three, 2) == wanted
    assert asked_of(gollum, three, 1) is None
    assert refusal(resign(bilbo, three, 0)) == (422, "refused-resign-asked")
    assert reply(frodo, three, 2).json()["done"] is True
    assert lines(inn, three) == ["0 resign", "2 resign"]
    assert gollum.info(three)["winners"] == [1]


def test_who_wants_the_same_need_not_be_asked(inn: OpenInn, three: str, bilbo: Guest, frodo: Guest):
    resign(bilbo, three, 0)
    assert resign(frodo, three, 2).json()["done"] is True
    assert bilbo.info(three)["state"] == "over"


def test_who_would_rather_play_on_says_so(three: str, bilbo: Guest, gollum: Guest, frodo: Guest):
    resign(bilbo, three, 0)
    assert reply(frodo, three, 2, agree=False).json()["done"] is False
    assert asked_of(bilbo, three, 0) == {"seat": 0, "agreed": [0], "waiting": [], "refused": 2}
    assert refusal(reply(frodo, three, 2)) == (422, "refused-resign-gone")
    assert refusal(resign(bilbo, three, 0)) == (422, "refused-resign-refused")
    frodo.play(three, f"2 {frodo.codes(three, 2)[0]}", "2 hush")
    gollum.play(three, f"1 {gollum.codes(three, 1)[0]}", "1 hush")
    bilbo.play(three, f"0 {bilbo.codes(three, 0)[0]}", "0 hush")
    assert resign(bilbo, three, 0).json()["done"] is False
    assert reply(frodo, three, 2).json()["done"] is True


def test_who_asked_can_think_better_of_it(three: str, bilbo: Guest, frodo: Guest):
    resign(bilbo, three, 0)
    reply(bilbo, three, 0, agree=False)
    assert asked_of(frodo, three, 2) is None
    assert refusal(reply(frodo, three, 2)) == (422, "refused-resign-gone")


def test_the_other_side_has_no_say(three: str, bilbo: Guest, gollum: Guest):
    resign(bilbo, three, 0)
    assert refusal(reply(gollum, three, 1)) == (422, "refused-resign-gone")
    assert resign(gollum, three, 1).json()["done"] is True
    assert bilbo.info(three)["winners"] == [0, 2]


def test_one_person_at_both_seats_agrees_with_himself(
    teams: PocketsGame, inn: OpenInn, bilbo: Guest, gollum: Guest
):
    table = bilbo.open("me", "open", "me", game="pockets")
    gollum.sit(table, 1)
    assert resign(bilbo, table, 2).json()["done"] is True
    assert lines(inn, table) == ["0 resign", "2 resign"]


def test_bots_in_a_team_agree(teams: PocketsGame, inn: OpenInn, bilbo: Guest, gollum: Guest):
    table = bilbo.open("me", "open", "bot:random", game="pockets")
    gollum.sit(table, 1)
    assert resign(bilbo, table, 0).json()["done"] is True
    assert gollum.info(table)["winners"] == [1]


def test_a_team_agrees_at_two_processes(teams: PocketsGame, tmp_path: Path, database_url: str):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        bilbo, gollum, frodo = one.guest("Bilbo"), one.guest("Gollum"), other.guest("Frodo")
        table = bilbo.open("me", "open", "open", game="pockets")
        gollum.sit(table, 1)
        frodo.sit(table, 2)
        one.notice()
        resign(bilbo, table, 0)
        assert reply(frodo, table, 2).json()["done"] is True
        one.notice()
        assert bilbo.info(table)["winners"] == [1]


def test_the_other_side_notices_nothing_until_it_is_done(
    wall: WallClock, inn: OpenInn, three: str, bilbo: Guest, gollum: Guest, frodo: Guest
):
    """Neither what they may ask for changes, nor are they sent anything."""
    watcher = inn.guest("Watcher")
    partner = frodo.stream(three, 2)
    partner.until("position")
    heard = [gollum.stream(three, 1), gollum.socket(three), watcher.stream(three)]
    for line in heard:
        line.until("position")
    inn.all_is_heard(three, [*heard, partner], gollum, 1)  # that others come in is news as well
    known = {guest: everything(guest, three) for guest in (gollum, watcher)}
    wall.wait(1000)
    resign(bilbo, three, 0)
    partner.until("position", lambda said: said["resign"]["request"] is not None)
    reply(frodo, three, 2, agree=False)
    partner.until("position", lambda said: said["resign"]["request"]["refused"] == 2)
    for guest, before in known.items():
        assert everything(guest, three) == before
    assert all(line.quiet() for line in heard)


def everything(guest: Guest, table: str) -> dict[str, Any]:
    at = f"/tables/{table}"
    answers = {
        "position": guest.get(f"{at}/position"),
        "replay": guest.get(f"{at}/replay"),
        "record": guest.get(f"{at}/record", public=True),
        "answer": guest.post(f"{at}/resign/answer", seat=1, agree=False),
        "undo": guest.post(f"{at}/undo/answer", seat=1, agree=False),
        "hide": guest.put(f"{at}/hidden", hidden=True),
        "bot": guest.post(f"{at}/time", seat=1, against=0, what="bot"),
    }
    return {name: (answer.status_code, answer.content) for name, answer in answers.items()}


# Before the start


def test_who_leaves_is_gone_and_the_seats_are_open(inn: OpenInn, bilbo: Guest, gollum: Guest):
    table = bilbo.open("me", "open", "open")
    gollum.sit(table, 1)
    assert gollum.delete(f"/tables/{table}").status_code == 204
    info = bilbo.info(table)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    assert info["owner"] is True
    assert table not in ids(gollum.mine())


def test_a_table_that_its_owner_leaves_is_the_next_ones(bilbo: Guest, gollum: Guest):
    table = bilbo.open("me", "open", "open")
    gollum.sit(table, 2)
    bilbo.put(f"/tables/{table}/webhook", url="https://example.org/turns")
    assert bilbo.delete(f"/tables/{table}").status_code == 204
    info = gollum.info(table)
    assert [seat["kind"] for seat in info["seats"]] == ["open", "open", "person"]
    assert (info["owner"], info["webhook"]) == (True, None)
    assert bilbo.info(table)["owner"] is False


def test_a_table_that_everybody_has_left_is_closed(inn: OpenInn, bilbo: Guest, gollum: Guest):
    table = bilbo.open("me", "open", listed=True)
    line, wire = gollum.stream(table), gollum.socket(table)
    line.until("table")
    wire.until("table")
    assert bilbo.delete(f"/tables/{table}").status_code == 204
    assert refusal(bilbo.get(f"/tables/{table}")) == (404, "refused-no-table")
    assert table not in ids(gollum.listed())
    assert refusal(gollum.post(f"/tables/{table}/seats/1", name="Gollum")) == (
        404, "refused-no-table",
    )  # fmt: skip
    assert line.ended()
    assert wire.ended()
    assert wire.close_code == 4404


def test_a_table_is_closed_for_other_processes_too(tmp_path: Path, database_url: str):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        bilbo, gollum = one.guest("Bilbo"), other.guest("Gollum")
        table = bilbo.open("me", "open")
        gollum.info(table)
        bilbo.delete(f"/tables/{table}")
        answer = gollum.post(f"/tables/{table}/seats/1", name="Gollum")
        assert refusal(answer) == (404, "refused-no-table")


def test_one_leaves_only_what_is_ones_own_and_not_once_it_has_begun(
    riddles: str, bilbo: Guest, frodo: Guest
):
    table = bilbo.open("me", "open")
    assert refusal(frodo.delete(f"/tables/{table}")) == (403, "refused-not-your-seat")
    assert refusal(bilbo.delete(f"/tables/{riddles}")) == (422, "refused-leave-running")


# One's own list


def hide(guest: Guest, table: str, hidden: bool = True) -> httpx.Response:
    return guest.put(f"/tables/{table}/hidden", hidden=hidden)


def test_a_game_that_is_over_is_taken_off_ones_own_list_only(
    riddles: str, bilbo: Guest, gollum: Guest
):
    resign(bilbo, riddles, 0)
    assert hide(bilbo, riddles).status_code == 204
    assert riddles not in ids(bilbo.mine())
    assert riddles in ids(gollum.mine())
    assert bilbo.info(riddles)["you"] == [0]
    hide(bilbo, riddles, hidden=False)
    assert riddles in ids(bilbo.mine())


def test_a_game_in_which_somebody_waits_stays(riddles: str, bilbo: Guest, frodo: Guest):
    assert refusal(hide(bilbo, riddles)) == (422, "refused-hide-running")
    assert refusal(hide(frodo, riddles)) == (403, "refused-not-your-seat")
    table = bilbo.open("me", "open")
    assert refusal(hide(bilbo, table)) == (422, "refused-hide-gathering")


def test_a_game_with_bots_alone_stays_hidden_whatever_they_do(inn: OpenInn, bilbo: Guest):
    table = bilbo.open("me", "bot:random", options={"start": 1})
    assert hide(bilbo, table).status_code == 204
    bilbo.play(table, f"0 {bilbo.codes(table, 0)[0]}")
    assert table not in ids(bilbo.mine())


def test_a_game_that_stood_still_for_a_week_comes_back_when_somebody_moves(
    wall: WallClock, riddles: str, bilbo: Guest, gollum: Guest
):
    bilbo.play(riddles, "0 hide agate", "0 hush")
    wall.wait(6 * DAY)
    assert refusal(hide(bilbo, riddles)) == (422, "refused-hide-running")
    wall.wait(2 * DAY)
    assert hide(bilbo, riddles).status_code == 204
    assert riddles not in ids(bilbo.mine())
    gollum.play(riddles, "1 hide beryl", "1 hush")
    assert riddles in ids(bilbo.mine())


# Waiting without a clock


def test_after_the_tables_patience_a_bot_plays_on_and_the_owner_comes_back(
    wall: WallClock, inn: OpenInn, bilbo: Guest, gollum: Guest
):
    table = bilbo.open("me", "open", options={"start": 1}, patience=3600)
    gollum.sit(table, 1)
    assert bilbo.info(table)["patience"] == 3600
    began = wall.now
    assert gollum.position(table, 1)["waiting_since"] == [began, None]
    claim = {"seat": 1, "against": 0, "what": "bot"}
    wall.wait(3599 * 1000)
    assert refusal(gollum.post(f"/tables/{table}/time", **claim)) == (422, "refused-time-left")
    wall.wait(1000)
    assert refusal(gollum.post(f"/tables/{table}/time", **claim | {"what": "win"})) == (
        422, "refused-no-clock",
    )  # fmt: skip
    handed = gollum.post(f"/tables/{table}/time", **claim).json()
    assert handed["seats"][0]["bot"] is not None
    assert gollum.position(table, 1)["waiting_since"] == [None, None]
    wall.wait(DAY)
    back = bilbo.post(f"/tables/{table}/seats/0/return").json()
    assert back["seats"][0]["bot"] is None
    assert gollum.position(table, 1)["waiting_since"] == [wall.now, None]
    inn.forget()
    assert gollum.position(table, 1)["waiting_since"] == [wall.now, None]
    assert bilbo.choose(table, 0, bilbo.codes(table, 0)[0]).status_code == 200


def test_a_day_is_the_usual_patience(wall: WallClock, bilbo: Guest, gollum: Guest):
    table = bilbo.open("me", "open", options={"start": 1})
    gollum.sit(table, 1)
    claim = {"seat": 1, "against": 0, "what": "bot"}
    wall.wait(DAY - 1)
    assert gollum.post(f"/tables/{table}/time", **claim).status_code == 422
    wall.wait(1)
    assert gollum.post(f"/tables/{table}/time", **claim).status_code == 200


def test_nobody_is_handed_over_whose_turn_it_is_not_nor_by_who_is_asked(
    wall: WallClock, bilbo: Guest, gollum: Guest
):
    table = bilbo.open("me", "open", options={"start": 1})
    gollum.sit(table, 1)
    wall.wait(2 * DAY)
    answer = bilbo.post(f"/tables/{table}/time", seat=0, against=1, what="bot")
    assert refusal(answer) == (422, "refused-time-left")


def test_whoever_may_be_choosing_in_secret_is_waited_for_alike(
    wall: WallClock, inn: OpenInn, pockets: PocketsGame
):
    """Whether a bot may play on does not tell who has chosen."""
    found = []
    for choices in ([], ["1 hide beryl"], ["1 hide beryl", "1 hush"]):
        bilbo, gollum = inn.guest("Bilbo"), inn.guest("Gollum")
        table = bilbo.open("me", "open", "open", game="pockets")
        gollum.sit(table, 1)
        inn.guest("Frodo").sit(table, 2)
        began = wall.now
        bilbo.play(table, f"0 {bilbo.codes(table, 0)[0]}", "0 hush")
        wall.wait(1000)
        gollum.play(table, *choices)
        since = bilbo.position(table, 0)["waiting_since"]
        assert since == [began, began, began]
        wall.wait(DAY)
        answer = bilbo.post(f"/tables/{table}/time", seat=0, against=1, what="bot")
        found.append((answer.status_code, answer.json()["seats"]))
    assert found[0] == found[1] == found[2]
    assert found[0][0] == 200


def test_who_has_not_chosen_himself_hands_nobody_over(
    wall: WallClock, riddles: str, bilbo: Guest, gollum: Guest
):
    wall.wait(2 * DAY)
    answer = bilbo.post(f"/tables/{riddles}/time", seat=0, against=1, what="bot")
    assert refusal(answer) == (422, "refused-time-left")

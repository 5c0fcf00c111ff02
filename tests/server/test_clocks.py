"""Time: who is asked uses it up, every choice earns some, and what happens when it is gone."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from mathom.bots import strongest
from mathom.core import registry
from tests.server.open_inn import OpenInn, two_inns
from tests.server.wall_clock import DAY, MINUTE, SECOND, WallClock, hang_up_a_clock

LIVE = {"kind": "live", "bank": 60, "bonus": 5, "cap": 62}
SLOW = {"kind": "slow", "bank": 3 * 86400, "bonus": 43200, "cap": 5 * 86400}


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return hang_up_a_clock(monkeypatch)


class Evening:
    """A table of Journey at which everybody has a clock, and whoever is asked is `asked`."""

    def __init__(self, inn: OpenInn, clock: dict[str, Any], seats: int = 2) -> None:
        self.inn = inn
        self.guests = [inn.guest() for _ in range(seats)]
        others = ["open"] * (seats - 1)
        self.id = self.guests[0].open("me", *others, clock=clock)
        for seat in range(1, seats):
            self.guests[seat].sit(self.id, seat)

    @property
    def asked(self) -> int:
        return int(self.guests[0].position(self.id)["asks"][0]["seat"])

    @property
    def other(self) -> int:
        return 1 - self.asked

    def choose(self) -> None:
        seat = self.asked
        guest = self.guests[seat]
        guest.play(self.id, f"{seat} {guest.codes(self.id, seat)[0]}")

    def left(self, seat: int) -> int:
        return int(self.guests[0].position(self.id)["clocks"][seat]["left"])

    def claim(self, seat: int, against: int, what: str = "win") -> httpx.Response:
        return self.guests[seat].post(
            f"/tables/{self.id}/time", seat=seat, against=against, what=what
        )


@pytest.fixture
def evening(inn: OpenInn, wall: WallClock) -> Evening:
    return Evening(inn, LIVE)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["id"]


# Running


def test_without_clocks_there_are_none(inn: OpenInn, wall: WallClock):
    evening = Evening(inn, {"kind": "none"})
    wall.wait(400 * DAY)
    assert evening.guests[0].position(evening.id)["clocks"] is None
    assert refusal(evening.claim(evening.other, evening.asked)) == (422, "refused-no-clock")


def test_the_clock_of_who_is_asked_runs_and_the_others_stand(evening: Evening, wall: WallClock):
    asked, other = evening.asked, evening.other
    wall.wait(7 * SECOND)
    clocks = evening.guests[0].position(evening.id)["clocks"]
    assert clocks[asked] == {"left": 53 * SECOND, "running": True}
    assert clocks[other] == {"left": 60 * SECOND, "running": False}


def test_a_choice_earns_the_bonus(evening: Evening, wall: WallClock):
    asked = evening.asked
    wall.wait(20 * SECOND)
    evening.choose()
    assert evening.left(asked) == 45 * SECOND


def test_nobody_has_more_than_the_cap(evening: Evening, wall: WallClock):
    asked = evening.asked
    wall.wait(1 * SECOND)
    evening.choose()
    assert evening.left(asked) == 62 * SECOND


def test_time_before_the_game_begins_is_nobodys(inn: OpenInn, wall: WallClock):
    frodo, sam = inn.guest(), inn.guest()
    table = frodo.open("me", "open", clock=LIVE)
    wall.wait(5 * MINUTE)
    sam.sit(table, 1)
    assert [clock["left"] for clock in frodo.position(table)["clocks"]] == [60 * SECOND] * 2


def test_slow_clocks_are_for_weeks(inn: OpenInn, wall: WallClock):
    evening = Evening(inn, SLOW)
    asked, other = evening.asked, evening.other
    wall.wait(2 * DAY)
    assert refusal(evening.claim(other, asked)) == (422, "refused-time-left")
    evening.choose()
    assert evening.left(asked) == 1 * DAY + DAY // 2
    assert evening.guests[0].info(evening.id)["clock"] == SLOW


def test_a_server_that_loads_the_table_again_finds_the_same_times(
    evening: Evening, wall: WallClock
):
    for seconds in (3, 11, 2, 7, 19, 1):
        wall.wait(seconds * SECOND)
        before = evening.guests[0].position(evening.id)["clocks"]
        evening.inn.forget()
        assert evening.guests[0].position(evening.id)["clocks"] == before
        evening.choose()
        after = evening.guests[0].position(evening.id)["clocks"]
        evening.inn.forget()
        assert evening.guests[0].position(evening.id)["clocks"] == after


def test_bots_are_not_charged(inn: OpenInn, wall: WallClock):
    guest = inn.guest()
    table = guest.open("bot:random", "me", clock=LIVE, options={"start": 1})
    assert guest.info(table)["asked"] == [0]
    wall.wait(10 * MINUTE)
    assert guest.position(table)["clocks"][0] == {"left": 60 * SECOND, "running": False}
    claim = guest.post(f"/tables/{table}/time", seat=1, against=0, what="win")
    assert refusal(claim) == (422, "refused-time-left")


# Running out


def test_who_still_has_time_can_not_lose_by_it(evening: Evening, wall: WallClock):
    wall.wait(60 * SECOND)
    for what in ("win", "bot"):
        assert refusal(evening.claim(evening.other, evening.asked, what)) == (
            422,
            "refused-time-left",
        )


def test_the_win_over_who_has_run_out_of_time_can_be_claimed(evening: Evening, wall: WallClock):
    asked, other = evening.asked, evening.other
    line = evening.guests[asked].stream(evening.id)
    wall.wait(60 * SECOND + 1)
    assert evening.left(asked) == -1
    ended = evening.claim(other, asked).json()
    assert (ended["state"], ended["ended"], ended["winners"]) == ("over", "time", [other])
    assert ended["result"]["id"] == "result-time"
    assert ended["seed"] is not None
    said = line.until("position", lambda said: said["over"])
    assert said["result"] == ended["result"]
    assert said["asks"] == []
    evening.inn.forget()
    again = evening.guests[other].info(evening.id)
    assert (again["state"], again["ended"], again["winners"]) == ("over", "time", [other])
    assert refusal(evening.guests[asked].choose(evening.id, asked, "roll")) == (
        422,
        "reason-game-over",
    )
    assert refusal(evening.claim(other, asked)) == (422, "refused-time-left")


def test_a_win_on_time_is_shared_by_all_who_have_some_left(inn: OpenInn, wall: WallClock):
    evening = Evening(inn, LIVE, seats=3)
    asked = evening.asked
    others = [seat for seat in range(3) if seat != asked]
    wall.wait(2 * MINUTE)
    ended = evening.claim(others[0], asked).json()
    assert ended["winners"] == others
    assert ended["result"]["args"]["count"] == 2


def test_clocks_stand_when_the_game_is_over(evening: Evening, wall: WallClock):
    """Also for a server that loads the table later, and however it ended."""
    asked = evening.asked
    wall.wait(10 * SECOND)
    evening.guests[asked].post(f"/tables/{evening.id}/resign", seat=asked)
    ended = evening.guests[0].position(evening.id)["clocks"]
    assert [clock["running"] for clock in ended] == [False, False]
    assert ended[asked]["left"] == 50 * SECOND
    wall.wait(MINUTE)
    evening.inn.forget()
    assert evening.guests[0].position(evening.id)["clocks"] == ended


def test_who_ran_out_of_time_has_none_left_at_the_end(evening: Evening, wall: WallClock):
    asked, other = evening.asked, evening.other
    wall.wait(70 * SECOND)
    evening.claim(other, asked)
    wall.wait(MINUTE)
    for _ in range(2):
        assert evening.left(asked) == -10 * SECOND
        assert evening.left(other) == 60 * SECOND
        evening.inn.forget()


def test_only_players_claim_and_only_against_others(evening: Evening, wall: WallClock):
    asked, other = evening.asked, evening.other
    wall.wait(2 * MINUTE)
    stranger = evening.inn.guest()
    for guest, seat, against in (
        (stranger, other, asked),
        (evening.guests[asked], other, asked),
        (evening.guests[asked], asked, asked),
    ):
        body = {"seat": seat, "against": against, "what": "win"}
        assert refusal(guest.post(f"/tables/{evening.id}/time", **body)) == (
            403,
            "refused-not-your-seat",
        )
    assert refusal(evening.claim(asked, other)) == (422, "refused-time-left")
    assert evening.claim(other, 9).status_code == 404


def test_nothing_is_agreed_on_any_more_once_time_has_ended_the_game(
    evening: Evening, wall: WallClock
):
    for _ in range(6):
        evening.choose()
    asked, other = evening.asked, evening.other
    ply = evening.guests[other].position(evening.id, other)["ply"]
    body = {"seat": other, "ply": ply, "ask": True}
    assert evening.guests[other].post(f"/tables/{evening.id}/undo", **body).status_code == 200
    wall.wait(2 * MINUTE)
    assert evening.claim(other, asked).json()["state"] == "over"
    agreed = evening.guests[asked].post(f"/tables/{evening.id}/undo/answer", seat=asked, agree=True)
    assert agreed.status_code == 422
    assert evening.guests[asked].info(evening.id)["ply"] == ply


# Handing over


def test_the_seat_can_be_handed_to_a_bot_and_taken_back(evening: Evening, wall: WallClock):
    asked, other = evening.asked, evening.other
    absent = evening.guests[asked]
    code = absent.codes(evening.id, asked)[0]
    wall.wait(2 * MINUTE)
    handed = evening.claim(other, asked, "bot").json()
    assert handed["state"] == "playing"
    assert handed["seats"][asked]["bot"] == strongest(registry.game("journey"))
    assert handed["seats"][asked]["kind"] == "person"
    position = absent.position(evening.id, asked)
    assert position["clocks"][asked]["running"] is False
    assert [ask["options"] for ask in position["asks"] if ask["seat"] == asked] == [None]
    assert refusal(absent.choose(evening.id, asked, code)) == (422, "refused-handed-over")
    wall.wait(5 * MINUTE)
    back = absent.post(f"/tables/{evening.id}/seats/{asked}/return").json()
    assert back["seats"][asked]["bot"] is None
    assert absent.position(evening.id)["clocks"][asked] == {"left": 60 * SECOND, "running": True}
    wall.wait(8 * SECOND)
    evening.inn.forget()
    assert absent.position(evening.id)["clocks"][asked] == {"left": 52 * SECOND, "running": True}
    assert absent.choose(evening.id, asked, code).status_code == 200


def test_nobody_takes_back_anothers_seat(evening: Evening, wall: WallClock):
    asked, other = evening.asked, evening.other
    wall.wait(2 * MINUTE)
    evening.claim(other, asked, "bot")
    back = evening.guests[other].post(f"/tables/{evening.id}/seats/{asked}/return")
    assert refusal(back) == (403, "refused-not-your-seat")


def test_the_clock_of_a_seat_that_a_bot_plays_is_the_same_for_a_server_that_loads_the_table_again(
    evening: Evening, wall: WallClock
):
    for seconds in (9, 4, 6):
        wall.wait(seconds * SECOND)
        evening.choose()
    asked, other = evening.asked, evening.other
    wall.wait(2 * MINUTE)
    evening.claim(other, asked, "bot")
    before = evening.guests[0].position(evening.id)["clocks"]
    evening.inn.forget()
    assert evening.guests[0].position(evening.id)["clocks"] == before


def test_the_bot_plays_on_in_the_seat_that_it_was_handed(tmp_path: Path, wall: WallClock):
    with OpenInn(tmp_path, thinkers=1) as inn:
        evening = Evening(inn, LIVE)
        asked, other = evening.asked, evening.other
        line = evening.guests[other].stream(evening.id)
        ply = line.next_position()["ply"]
        wall.wait(2 * MINUTE)
        evening.claim(other, asked, "bot")
        line.until("position", lambda said: said["ply"] > ply and said["asks"][0]["seat"] == other)


# Two processes


def test_who_chose_in_time_at_another_process_does_not_lose(
    tmp_path: Path, database_url: str, wall: WallClock
):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        evening = Evening(one, LIVE)
        asked, waiting = evening.asked, evening.other
        quick = evening.guests[asked]
        cookie = f"mathom={quick.web.cookies['mathom']}"
        elsewhere = other.guest(Cookie=cookie)
        code = elsewhere.codes(evening.id, asked)[0]
        wall.wait(59 * SECOND)
        assert elsewhere.choose(evening.id, asked, code).status_code == 200
        wall.wait(2 * SECOND)
        assert refusal(evening.claim(waiting, asked)) == (422, "refused-time-left")
        assert one.live(evening.id).row.state == "playing"


def test_a_game_that_time_has_ended_is_not_played_on_at_another_process(
    tmp_path: Path, database_url: str, wall: WallClock
):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        evening = Evening(one, LIVE)
        asked, waiting = evening.asked, evening.other
        cookie = f"mathom={evening.guests[asked].web.cookies['mathom']}"
        elsewhere = other.guest(Cookie=cookie)
        position = elsewhere.position(evening.id, asked)
        wall.wait(2 * MINUTE)
        assert evening.claim(waiting, asked).json()["state"] == "over"
        code = position["asks"][0]["options"][0]["code"]
        late = elsewhere.choose(evening.id, asked, code, ply=position["ply"])
        assert late.status_code in (409, 422)
        for inn in (one, other):
            inn.notice()
            inn.forget()
            info = inn.guest().info(evening.id)
            assert (info["state"], info["ended"], info["winners"]) == ("over", "time", [waiting])
            assert info["ply"] == position["ply"]

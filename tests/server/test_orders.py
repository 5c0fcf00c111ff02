"""Standing orders at the inn: they are obeyed whoever is there, and nobody else can tell."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from mathom.server.bots.worker import Job
from mathom.server.tables import opening
from tests.core.table import registered
from tests.core.vigil import VigilGame, with_torches
from tests.server.guest import Guest, Listener
from tests.server.open_inn import OpenInn, two_inns
from tests.server.test_secrets import everything
from tests.server.wall_clock import WallClock, hang_up_a_clock
from tests.services.service import waited

CLOCK = {"kind": "live", "bank": 60, "bonus": 5, "cap": 90}


@pytest.fixture
def vigil() -> Iterator[VigilGame]:
    game = with_torches(1, 2)
    with registered(game):
        yield game


@pytest.fixture
def night(vigil: VigilGame, bilbo: Guest, gollum: Guest) -> str:
    """Bilbo and Gollum keep watch, and Bilbo is asked first."""
    return sat_down(bilbo, gollum)


def sat_down(bilbo: Guest, gollum: Guest, **more: Any) -> str:
    table = bilbo.open("me", "open", game="vigil", listed=True, **more)
    gollum.sit(table, 1)
    return table


def order(
    guest: Guest, table: str, seat: int, passing: str | None = None, **more: Any
) -> httpx.Response:
    ply = more.pop("ply", None)
    if ply is None:
        ply = guest.position(table, seat)["ply"]
    return guest.put(f"/tables/{table}/seats/{seat}/orders", ply=ply, passing=passing, **more)


def lines(guest: Guest, table: str) -> list[str]:
    answer = guest.get(f"/tables/{table}/record", public=True)
    return [str(line) for line in answer.json()["choices"]]


def comes_to(guest: Guest, table: str, *wanted: str) -> bool:
    return waited(lambda: lines(guest, table) == list(wanted))


# Giving them


def test_a_window_is_marked_for_everybody(night: str, bilbo: Guest, gollum: Guest):
    for guest, seat in ((bilbo, 0), (gollum, 1), (gollum, -1)):
        (ask,) = guest.position(night, seat)["asks"]
        assert ask["window"] == {"name": "turn", "passes": "pass"}


def test_at_first_there_are_none(night: str, bilbo: Guest):
    assert bilbo.position(night, 0)["orders"] == {
        "windows": ["turn", "cheer"],
        "passing": None,
        "ended": None,
        "stops": [],
        "skips": [],
        "answers": False,
    }


def test_who_passes_until_something_changes_is_told_when_it_did(
    night: str, bilbo: Guest, gollum: Guest
):
    answer = order(bilbo, night, 0, "change")
    assert answer.status_code == 200
    assert answer.json()["passing"] == "change"
    assert comes_to(gollum, night, "0 pass")
    gollum.play(night, "1 light")
    shown = bilbo.position(night, 0)["orders"]
    assert (shown["passing"], shown["ended"]) == (None, {"why": "deed", "seat": 1})
    bilbo.play(night, "0 cheer")
    assert bilbo.position(night, 0)["orders"]["ended"] is None


def test_for_the_round_and_then_no_longer(night: str, bilbo: Guest, gollum: Guest):
    order(bilbo, night, 0, "round")
    assert comes_to(gollum, night, "0 pass")
    gollum.play(night, "1 light")
    assert comes_to(gollum, night, "0 pass", "1 light", "0 hush", "0 pass")
    gollum.play(night, "1 pass")
    shown = bilbo.position(night, 0)["orders"]
    assert (shown["passing"], shown["ended"]["why"]) == (None, "round")


def test_stops_and_skips(night: str, bilbo: Guest, gollum: Guest):
    order(bilbo, night, 0, "round", stops=["cheer"])
    assert comes_to(gollum, night, "0 pass")
    gollum.play(night, "1 light")
    assert bilbo.codes(night, 0) == ["cheer", "hush"]
    order(bilbo, night, 0, skips=["cheer"])
    assert comes_to(gollum, night, "0 pass", "1 light", "0 hush")
    assert bilbo.codes(night, 0) == ["light", "pass"]


def test_they_can_be_withdrawn(night: str, bilbo: Guest, gollum: Guest):
    bilbo.play(night, "0 pass")
    order(bilbo, night, 0, "round")
    assert order(bilbo, night, 0).json()["passing"] is None
    gollum.play(night, "1 light")
    assert bilbo.codes(night, 0) == ["cheer", "hush"]


def test_an_automatic_pass_is_taken_back_like_any_other(night: str, bilbo: Guest, gollum: Guest):
    order(bilbo, night, 0, "round", skips=["turn"])
    assert comes_to(gollum, night, "0 pass")
    ply = bilbo.position(night, 0)["ply"]
    assert bilbo.post(f"/tables/{night}/undo", seat=0, ply=ply).json()["done"]
    assert bilbo.codes(night, 0) == ["light", "pass"]
    assert bilbo.position(night, 0)["orders"]["passing"] is None


# Refusals


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["id"]


def test_only_for_ones_own_seat(night: str, bilbo: Guest, inn: OpenInn):
    assert refusal(order(bilbo, night, 1, "change", ply=0)) == (403, "refused-not-your-seat")
    assert refusal(order(inn.guest(), night, 0, ply=0)) == (403, "refused-not-your-seat")
    assert refusal(order(bilbo, night, 7, ply=0)) == (404, "reason-no-such-seat")


def test_what_makes_no_sense_is_refused(night: str, bilbo: Guest):
    assert refusal(order(bilbo, night, 0, skips=["nap"])) == (422, "refused-window")
    assert refusal(order(bilbo, night, 0, "forever")) == (422, "refused-request")
    assert refusal(order(bilbo, night, 0, skips=["turn"] * 65)) == (422, "refused-request")


def test_who_begins_to_pass_must_know_what_has_happened(night: str, bilbo: Guest, gollum: Guest):
    bilbo.play(night, "0 pass")
    gollum.play(night, "1 light")
    answer = order(bilbo, night, 0, "change", ply=1)
    assert answer.status_code == 409
    assert answer.json()["position"]["ply"] == 2
    assert lines(bilbo, night) == ["0 pass", "1 light"]
    assert order(bilbo, night, 0, ply=1, stops=["turn"]).status_code == 200


def test_not_before_nor_after_the_game_nor_where_there_are_no_windows(
    vigil: VigilGame, bilbo: Guest, gollum: Guest
):
    table = bilbo.open("me", "open", game="vigil", options={"watches": 1})
    assert refusal(order(bilbo, table, 0, ply=0)) == (422, "refused-not-begun")
    gollum.sit(table, 1)
    bilbo.play(table, "0 pass")
    gollum.play(table, "1 pass")
    assert refusal(order(bilbo, table, 0, ply=2)) == (422, "reason-game-over")
    journey = bilbo.open("me", "bot:random")
    assert bilbo.position(journey, 0)["orders"] is None
    assert refusal(order(bilbo, journey, 0)) == (422, "refused-no-windows")


# They last


def test_they_are_obeyed_after_a_restart_while_everybody_is_away(
    night: str, inn: OpenInn, bilbo: Guest, gollum: Guest
):
    bilbo.play(night, "0 pass")
    order(bilbo, night, 0, "round", stops=["turn"], skips=["cheer"])
    kept = bilbo.position(night, 0)["orders"]
    assert not kept["answers"]
    inn.forget()
    assert bilbo.position(night, 0)["orders"] == kept
    gollum.play(night, "1 light")
    assert comes_to(gollum, night, "0 pass", "1 light", "0 hush")


def test_a_pass_that_was_due_when_the_server_stopped_is_made_by_the_next(
    tmp_path: Path, vigil: VigilGame
):
    with OpenInn(tmp_path, window_pause=60.0) as inn:
        bilbo, gollum = inn.guest("Bilbo"), inn.guest("Gollum")
        table = sat_down(bilbo, gollum)
        order(bilbo, table, 0, "change")
        cookie = gollum.web.cookies["mathom"]
    with OpenInn(tmp_path) as inn:
        again = inn.guest("Gollum")
        again.web.cookies["mathom"] = cookie
        assert comes_to(again, table, "0 pass")


def test_the_process_that_hears_of_a_window_obeys_orders_given_at_another(
    tmp_path: Path, database_url: str, vigil: VigilGame
):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        bilbo = one.guest("Bilbo")
        table = bilbo.open("me", "open", game="vigil")
        gollum = other.guest("Gollum")
        gollum.sit(table, 1)
        one.notice()
        bilbo.play(table, "0 pass")
        order(bilbo, table, 0, skips=["cheer"])
        other.notice()
        gollum.play(table, "1 light")
        assert comes_to(gollum, table, "0 pass", "1 light", "0 hush")


def test_a_bot_in_the_seat_does_not_care(
    tmp_path: Path, vigil: VigilGame, monkeypatch: pytest.MonkeyPatch
):
    wall = hang_up_a_clock(monkeypatch)
    with OpenInn(tmp_path) as inn:
        bilbo, gollum = inn.guest("Bilbo"), inn.guest("Gollum")
        table = sat_down(bilbo, gollum, clock=CLOCK)
        inn.inside.bots._workers = Fake(wall, "light")
        order(bilbo, table, 0, stops=["turn"], skips=["cheer"])
        wall.wait(100_000)
        gollum.post(f"/tables/{table}/time", seat=1, against=0, what="bot").raise_for_status()
        assert comes_to(gollum, table, "0 light")
        assert refusal(order(bilbo, table, 0)) == (422, "refused-handed-over")
        bilbo.post(f"/tables/{table}/seats/0/return").raise_for_status()
        assert bilbo.position(table, 0)["orders"]["skips"] == ["cheer"]


# They tell nothing


def test_nobody_else_hears_of_orders(night: str, inn: OpenInn, bilbo: Guest, gollum: Guest):
    bilbo.play(night, "0 pass")
    stranger = inn.guest()
    heard = [gollum.stream(night), gollum.socket(night, 1), stranger.stream(night)]
    own = bilbo.stream(night)
    heard[2].next_position()
    heard[0].until("table", lambda said: said["table"]["watchers"] == 1)
    inn.all_is_heard(night, [*heard, own], bilbo, 0)
    known = everything(gollum, night, 1), everything(stranger, night, -1)
    inn.all_is_heard(night, [*heard, own], bilbo, 0)
    said = [len(line.raw) for line in heard]
    for orders in ({"passing": "round"}, {"stops": ["cheer"]}, {"skips": ["cheer"]}, {}):
        assert order(bilbo, night, 0, **orders).status_code == 200
        position = own.next_position()["orders"]
        assert position["passing"] == orders.get("passing")
        assert everything(gollum, night, 1) == known[0]
        assert everything(stranger, night, -1) == known[1]
    assert [line.quiet(0.1) for line in heard] == [True] * 3
    assert [len(line.raw) for line in heard] == said


def test_when_the_game_is_over_they_are_still_nobodys_business(
    vigil: VigilGame, bilbo: Guest, gollum: Guest
):
    table = bilbo.open("me", "open", game="vigil", options={"watches": 1})
    gollum.sit(table, 1)
    order(bilbo, table, 0, skips=["turn"])
    assert comes_to(gollum, table, "0 pass")
    gollum.play(table, "1 pass")
    for seat in (0, 1, -1, -2):
        assert gollum.position(table, seat)["orders"] is None


class Fake:
    """Thinks for a while and then wants the same as ever."""

    def __init__(self, wall: WallClock, wants: str, seconds: float = 0.0) -> None:
        self.wall = wall
        self.wants = wants
        self.seconds = seconds

    async def think(self, job: Job, household: str, guest: str) -> str:
        self.wall.wait(round(self.seconds * 1000))
        return self.wants


class Evening:
    """What is heard at a table whose pauses pass on the clock at the wall."""

    def __init__(self, inn: OpenInn, wall: WallClock) -> None:
        self.inn = inn
        self.wall = wall
        self.slept: list[float] = []
        inn.inside.bots.sleep = self._sleep  # type: ignore[assignment]  # it needs no result
        inn.inside.bots.time = lambda: wall.now / 1000

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        # Who listens hears of the last deed before time goes on: clocks are told as they are then.
        while not all(map(self.inn.all_is_told, self.inn.inside.tables.rooms)):
            await asyncio.sleep(0.001)
        self.wall.wait(round(seconds * 1000))
        await asyncio.sleep(0)


def listening(inn: OpenInn, guest: Guest, table: str) -> list[Listener]:
    """A player's line and a watcher's. That somebody came is told to all, so the next comes when
    everybody has heard it: otherwise that news would come before or after others by chance.
    """
    found: list[Listener] = []
    for seat in (None, -1):
        line = guest.stream(table) if seat is None else guest.stream(table, seat)
        line.next_position()
        found.append(line)
        inn.all_is_heard(table, found, guest, 1)
    return found


def heard_at(line: Listener, table: str) -> list[bytes]:
    return [said.replace(table.encode(), b"table") for said in line.raw if b'"ping"' not in said]


PATHS = ("", "/position", "/position?seat=-1", "/replay", "/record?public=1", "/fairness")


@pytest.mark.parametrize("orders", [{"passing": "round"}, {"skips": ["turn", "cheer"]}], ids=str)
def test_with_the_same_orders_twin_tables_sound_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, orders: dict[str, Any]
):
    """They differ only in what is in Bilbo's hand: whether he could have lit a torch."""
    monkeypatch.setattr(opening, "new_seed", lambda: "0" * 32)
    wall = hang_up_a_clock(monkeypatch)
    started = wall.now
    sounds = []
    with OpenInn(tmp_path, window_pause=0.6) as inn:
        evening = Evening(inn, wall)
        bilbo, gollum = inn.guest("Bilbo"), inn.guest("Gollum")
        for torches in (0, 2):
            wall.now = started
            with registered(with_torches(torches, 2)):
                table = sat_down(bilbo, gollum, clock=CLOCK)
                lines_open = listening(inn, gollum, table)
                order(bilbo, table, 0, **orders)
                assert comes_to(gollum, table, "0 pass")
                assert waited(partial(inn.all_is_told, table))
                wall.wait(2000)
                gollum.play(table, "1 light")
                assert comes_to(gollum, table, "0 pass", "1 light", "0 hush", "0 pass")
                inn.all_is_heard(table, lines_open, gollum, 1)
                sounds.append([heard_at(line, table) for line in lines_open])
                sounds[-1] += [
                    [gollum.get(f"/tables/{table}{path}").content.replace(table.encode(), b"table")]
                    for path in PATHS
                ]
                assert evening.slept == [0.6, 0.6, 0.6]
                assert wall.now == started + 2000 + 3 * 600
                evening.slept.clear()
                for line in lines_open:
                    line.close()
    assert sounds[0] == sounds[1]


@pytest.mark.parametrize("torches", [0, 2])
def test_a_bot_answers_a_window_when_the_pause_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, torches: int
):
    wall = hang_up_a_clock(monkeypatch)
    with OpenInn(tmp_path, window_pause=0.6) as inn, registered(with_torches(1, torches)):
        evening = Evening(inn, wall)
        inn.inside.bots._workers = Fake(wall, "pass", 0.25)
        bilbo = inn.guest("Bilbo")
        table = bilbo.open("me", "bot:random", game="vigil")
        bilbo.play(table, "0 pass")
        assert comes_to(bilbo, table, "0 pass", "1 pass")
        assert evening.slept == [pytest.approx(0.35)]


def test_a_bot_that_usually_thinks_for_long_does_so_when_it_can_only_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    wall = hang_up_a_clock(monkeypatch)
    with OpenInn(tmp_path, window_pause=0.6) as inn:
        evening = Evening(inn, wall)
        bilbo = inn.guest("Bilbo")
        for torches, seconds, rest in ((2, 0.9, 0.3), (0, 0.1, 1.1), (2, 0.7, 0.5)):
            inn.inside.bots._workers = Fake(wall, "pass", seconds)
            with registered(with_torches(1, torches)):
                table = bilbo.open("me", "bot:random", game="vigil")
                bilbo.play(table, "0 pass")
                assert comes_to(bilbo, table, "0 pass", "1 pass")
            assert evening.slept.pop() == pytest.approx(rest)


def test_who_thinks_better_of_it_within_the_pause_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, vigil: VigilGame
):
    with OpenInn(tmp_path, window_pause=0.5) as inn:
        bilbo, gollum = inn.guest("Bilbo"), inn.guest("Gollum")
        table = sat_down(bilbo, gollum)
        order(bilbo, table, 0, "change")
        order(bilbo, table, 0)
        assert not waited(lambda: bool(lines(bilbo, table)), 0.8)
        assert bilbo.codes(table, 0) == ["light", "pass"]

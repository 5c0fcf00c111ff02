"""Cookies and seat tokens that are good no longer: of who has lost a device, or let one be seen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mathom.cli.main import main
from mathom.server.identity import Who, guest_token, read_guest, read_seat, seat_token
from mathom.server.moderation.sessions import COMMAND_LINE
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn, two_inns
from tests.server.test_moderation import id_of, refusal
from tests.services.service import waited


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[OpenInn]:
    with OpenInn(tmp_path) as inn:
        yield inn


def thief_of(inn: OpenInn, guest: Guest) -> Guest:
    """Somebody who has got hold of a guest's cookie."""
    guest.get("/me")
    return inn.guest("Gollum", Cookie=f"mathom={guest.web.cookies['mathom']}")


def script_at(inn: OpenInn, guest: Guest, table: str, seat: int) -> Guest:
    """A program with the token of a seat."""
    return inn.guest("Script", Authorization=f"Bearer {guest.sit(table, seat)}")


def seats(guest: Guest, table: str) -> list[int]:
    found: list[int] = guest.info(table)["you"]
    return found


def test_who_signs_out_elsewhere_stays_and_all_others_are_out(either_inn: OpenInn):
    frodo = either_inn.guest("Frodo")
    table = frodo.open("open", "open")
    script, thief = script_at(either_inn, frodo, table, 0), thief_of(either_inn, frodo)
    assert seats(script, table) == seats(thief, table) == [0]
    before = frodo.web.cookies["mathom"]
    assert frodo.post("/me/sign-out-elsewhere").status_code == 204
    assert frodo.web.cookies["mathom"] != before
    assert seats(frodo, table) == [0]
    assert seats(script, table) == seats(thief, table) == []
    assert thief.get("/me").json()["name"] != "Frodo"
    # What is handed out from now on is good, and again no longer after the next time.
    again, twice = thief_of(either_inn, frodo), frodo.sit(table, 1)
    assert seats(again, table) == [0, 1]
    assert seats(either_inn.guest(Authorization=f"Bearer {twice}"), table) == [1]
    assert frodo.post("/me/sign-out-elsewhere").status_code == 204
    assert seats(frodo, table) == [0, 1]
    assert seats(again, table) == []


def test_who_is_out_can_not_come_back_in_by_signing_out(alone: OpenInn):
    frodo = alone.guest("Frodo")
    table = frodo.open("me", "open")
    thief = thief_of(alone, frodo)
    frodo.post("/me/sign-out-elsewhere")
    thief.post("/me/sign-out-elsewhere")
    assert seats(frodo, table) == [0]
    assert seats(thief, table) == []


def test_the_token_of_a_seat_signs_nobody_out(alone: OpenInn):
    frodo = alone.guest("Frodo")
    table = frodo.open("open", "open")
    script = script_at(alone, frodo, table, 0)
    assert refusal(script.post("/me/sign-out-elsewhere")) == (403, "refused-seat-token")
    assert seats(frodo, table) == [0]


def test_the_cookie_that_is_left_lasts(alone: OpenInn):
    frodo = alone.guest("Frodo")
    frodo.open("me", "open")
    cookie = frodo.post("/me/sign-out-elsewhere").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Max-Age=34560000" in cookie


def test_lines_that_are_open_end(alone: OpenInn):
    frodo = alone.guest("Frodo")
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    thief, sam = thief_of(alone, frodo), alone.guest("Sam")
    stream, watching = thief.stream(table), sam.stream(table)
    line = thief.socket(table, Cookie=thief.web.headers["Cookie"])
    for heard in (stream, line, watching):
        heard.next_position()
    alone.inside.desk.revoke(id_of(alone, frodo), COMMAND_LINE)
    assert stream.ended(8)
    assert line.ended(8)
    assert line.close_code == 1012
    assert not watching.ended(0.1)


def test_nothing_is_chosen_on_a_line_that_does_not_end(alone: OpenInn):
    """Whoever does not read what they are sent does not hear that they should go."""
    alone.leave_alone()
    frodo = alone.guest("Frodo")
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    line = frodo.socket(table)
    seat = frodo.position(table)["asks"][0]["seat"]
    code = frodo.codes(table, seat)[0]
    alone.inside.desk.revoke(id_of(alone, frodo), COMMAND_LINE)
    alone.run(alone.inside.revocations.reload())
    answer = line.choose(seat, code, 0)
    assert (answer["status"], answer["trouble"]["reason"]["id"]) == (403, "refused-not-your-seat")


def test_the_host_revokes_what_a_guest_has_and_it_is_written_down(
    alone: OpenInn, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    frodo = alone.guest("Frodo")
    table = frodo.open("me", "open")
    guest = id_of(alone, frodo)
    assert main(["admin", "revoke", guest, "--data", str(tmp_path), "--lang", "pl"]) == 0
    assert guest in capsys.readouterr().out
    assert waited(lambda: seats(frodo, table) == [], seconds=8)
    [deed] = [deed for deed in alone.inside.desk.log() if deed.what == "revoke"]
    assert (deed.about, deed.session) == (guest, COMMAND_LINE)
    for nobody in ("nobody", "a-b"):
        assert main(["admin", "revoke", nobody, "--data", str(tmp_path)]) == 2


def test_all_processes_take_it_over(tmp_path: Path):
    with two_inns(tmp_path) as (one, other):
        frodo = one.guest("Frodo")
        table = frodo.open("me", "open")
        there = thief_of(other, frodo)
        assert seats(there, table) == [0]
        frodo.post("/me/sign-out-elsewhere")
        # The new cookie is good also where it is not known yet that there was an older one.
        moved = other.guest("Frodo", Cookie=f"mathom={frodo.web.cookies['mathom']}")
        assert seats(moved, table) == [0]
        other.run(other.inside.heed_restrictions())
        assert seats(there, table) == []
        assert seats(moved, table) == [0]


def test_it_holds_after_a_restart(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("me", "open")
        old = thief_of(inn, frodo).web.headers["Cookie"]
        frodo.post("/me/sign-out-elsewhere")
        new = f"mathom={frodo.web.cookies['mathom']}"
    with OpenInn(tmp_path) as inn:
        assert seats(inn.guest(Cookie=old), table) == []
        assert seats(inn.guest(Cookie=new), table) == [0]


def test_nothing_is_missed_where_somebody_was_erased_meanwhile(alone: OpenInn):
    """What is counted does not fall when the last of it is deleted."""
    frodo, sam = alone.guest("Frodo"), alone.guest("Sam")
    frodo.open("me", "open")
    table = sam.open("me", "open")
    frodo.post("/me/sign-out-elsewhere")
    assert frodo.web.delete("/me", params={"sure": "true"}).status_code == 200
    thief = thief_of(alone, sam)
    sam.post("/me/sign-out-elsewhere")
    assert seats(thief, table) == []


@pytest.mark.parametrize("generation", [0, 1, 12])
def test_tokens_say_of_which_generation_they_are(alone: OpenInn, generation: int):
    keys, who = alone.inside.keys, Who("frodo", generation=generation)
    assert read_guest(keys, guest_token(keys, who)) == who
    assert read_seat(keys, seat_token(keys, who, "t", 3)) == Who(
        "frodo", only=("t", 3), generation=generation
    )


def test_tokens_from_before_are_good(alone: OpenInn):
    keys = alone.inside.keys
    assert read_guest(keys, keys.sign("guest", "frodo")) == Who("frodo")
    assert read_seat(keys, keys.sign("seat", "t", "3", "frodo")) == Who("frodo", only=("t", 3))

"""What has happened since somebody's last own choice, as they could have seen it."""

from random import Random
from typing import Any

import pytest

from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match
from mathom.core.record import Seat, Undo, read_line
from mathom.server.tables import catching_up as missed
from tests.core.toy import GAME, PocketsGame
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn


@pytest.fixture
def riddles(pockets: PocketsGame, bilbo: Guest, gollum: Guest) -> str:
    table = bilbo.open("me", "open", game="pockets")
    gollum.sit(table, 1)
    return table


def lines(guest: Guest, table: str, **query: Any) -> list[str | None]:
    """The choices that led to the positions, as this guest may know them."""
    return [frame["line"] for frame in since(guest, table, **query)["frames"]]


def since(guest: Guest, table: str, **query: Any) -> dict[str, Any]:
    answer = guest.get(f"/tables/{table}/since", **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def first_round(table: str, bilbo: Guest, gollum: Guest) -> None:
    """Gollum's onyx is heavier, so that he decides."""
    bilbo.play(table, "0 hide agate", "0 hush")
    gollum.play(table, "1 hide onyx", "1 brag")


def test_it_begins_with_ones_own_last_choice_and_ends_now(
    riddles: str, bilbo: Guest, gollum: Guest
):
    first_round(riddles, bilbo, gollum)
    gollum.play(riddles, "1 keep")
    found = since(bilbo, riddles)
    assert [frame["line"] for frame in found["frames"]] == ["0 hush", "1 ?", "1 keep"]
    now = bilbo.position(riddles)
    last = found["frames"][-1]
    assert (last["view"], last["asks"], last["ply"]) == (now["view"], now["asks"], now["ply"])
    told: list[Any] = []
    for frame in found["frames"]:
        told = told[: frame["story"]["start"]] + frame["story"]["lines"]
    assert told == now["story"]["lines"]
    assert lines(gollum, riddles) == ["1 keep"]


def test_who_has_not_chosen_yet_is_told_from_the_start(riddles: str, bilbo: Guest, gollum: Guest):
    bilbo.play(riddles, "0 hide agate", "0 hush")
    assert lines(gollum, riddles) == [None]


def test_a_spectator_is_told_all_that_everybody_knows(
    riddles: str, inn: OpenInn, bilbo: Guest, gollum: Guest
):
    first_round(riddles, bilbo, gollum)
    gollum.play(riddles, "1 keep")
    assert lines(inn.guest(), riddles) == [None, "1 ?", "1 keep"]


def test_since_a_position_that_is_known(riddles: str, bilbo: Guest, gollum: Guest):
    first_round(riddles, bilbo, gollum)
    ply = bilbo.position(riddles)["ply"]
    gollum.play(riddles, "1 keep")
    found = since(bilbo, riddles, ply=ply)["frames"]
    assert [(frame["ply"], frame["line"]) for frame in found] == [(ply, "1 ?"), (ply + 1, "1 keep")]


def test_what_was_taken_back_is_not_told(riddles: str, bilbo: Guest, gollum: Guest):
    first_round(riddles, bilbo, gollum)
    ply = gollum.play(riddles, "1 toss")
    assert lines(bilbo, riddles) == ["0 hush", "1 ?", "1 toss"]
    gollum.post(f"/tables/{riddles}/undo", seat=1, ply=ply).raise_for_status()
    assert lines(bilbo, riddles) == ["0 hush", "1 ?"]
    gollum.play(riddles, "1 keep")
    assert lines(bilbo, riddles) == ["0 hush", "1 ?", "1 keep"]


def test_ones_own_choice_that_was_taken_back_was_not_the_last(
    riddles: str, bilbo: Guest, gollum: Guest
):
    ply = bilbo.play(riddles, "0 hide agate", "0 hush")
    bilbo.post(f"/tables/{riddles}/undo", seat=0, ply=ply).raise_for_status()
    assert lines(bilbo, riddles) == ["0 hide agate"]


def test_what_others_take_back_in_secret_changes_nothing(riddles: str, bilbo: Guest, gollum: Guest):
    bilbo.play(riddles, "0 hide agate", "0 hush")
    known = since(bilbo, riddles)
    ply = gollum.play(riddles, "1 hide onyx")
    bilbo_again = since(bilbo, riddles)
    gollum.post(f"/tables/{riddles}/undo", seat=1, ply=ply).raise_for_status()
    assert since(bilbo, riddles) == bilbo_again == known
    gollum.play(riddles, "1 hide beryl", "1 hush")
    assert lines(bilbo, riddles) == ["0 hush", "1 ?"]


def test_at_the_end_what_was_chosen_in_secret_counts_as_it_does_at_the_table(
    pockets: PocketsGame, bilbo: Guest, gollum: Guest
):
    table = bilbo.open("me", "open", game="pockets", options={"rounds": 1})
    gollum.sit(table, 1)
    first_round(table, bilbo, gollum)
    before = gollum.position(table)["ply"]
    end = gollum.play(table, "1 keep")
    now = gollum.position(table)
    # Bilbo had hidden a stone and hushed, of which Gollum knew nothing.
    assert (now["over"], now["ply"], end) == (True, end, before + 3)
    known = [frame["ply"] for frame in since(gollum, table, ply=before)["frames"]]
    assert known == [before, end]
    assert [frame["ply"] for frame in since(gollum, table, ply=end)["frames"]] == [end]


def test_only_the_last_are_told_if_there_are_many(
    riddles: str, bilbo: Guest, gollum: Guest, monkeypatch: pytest.MonkeyPatch
):
    first_round(riddles, bilbo, gollum)
    gollum.play(riddles, "1 keep")
    monkeypatch.setattr(missed, "MOST_FRAMES", 1)
    found = since(bilbo, riddles)
    assert [frame["line"] for frame in found["frames"]] == ["1 ?", "1 keep"]
    assert found["left_off"] == 1


def test_nobody_looks_from_anothers_seat(riddles: str, bilbo: Guest):
    assert bilbo.get(f"/tables/{riddles}/since", seat=1).status_code == 403


def test_before_the_start_there_is_nothing(pockets: PocketsGame, bilbo: Guest):
    table = bilbo.open("me", "open", game="pockets")
    assert bilbo.get(f"/tables/{table}/since").status_code == 422


def played_through(match: Match[Any], viewer: int) -> list[int]:
    """After which lines there was something new that still stands: by playing all of it."""
    again: Match[Any] = Match(match.game, match.seats, match.options, match.seed)
    number: dict[Any, int] = {}
    found = [0]
    for played, line in enumerate(match.lines, start=1):
        seen, standing = again.ply_seen_by(viewer), list(again.standing)
        again.play_line(line)
        if isinstance(read_line(line), Undo):
            gone = (number[choice] for choice in standing if choice not in again.standing)
            first = min((one for one in gone if again.knows_of(viewer, one)), default=played)
            found = [one for one in found if one <= first]
        else:
            number[again.standing[-1]] = played - 1
            if again.ply_seen_by(viewer) != seen:
                found.append(played)
    return found


@pytest.mark.parametrize("number", range(20))
def test_what_an_undo_takes_back_is_told_from_the_lines_alone(number: int):
    luck = Random(number)
    match: Match[Any] = Match(GAME, [Seat("Bilbo"), Seat("Gollum")], {}, f"{number:032x}")
    while not match.over and len(match.lines) < 40:
        seat, what = luck.randrange(2), luck.random()
        if what < 0.15 and match.why_not_undo(seat) is None:
            match.undo(seat)
        elif what < 0.25 and any(choice.seat == seat for choice in match.standing):
            match.undo_agreed(seat)
        else:
            ask = luck.choice(match.asks)
            match.choose(ask.seat, luck.choice(ask.options).code)
    for viewer in (0, 1, SPECTATOR, REFEREE):
        known = match.lines_known_to(viewer)
        found = missed.what_stands(match.lines, viewer, known, False, 0)
        assert found == played_through(match, viewer)


# Waiting


def test_who_has_chosen_in_secret_is_told_what_and_for_whom_they_wait(
    riddles: str, inn: OpenInn, bilbo: Guest, gollum: Guest
):
    bilbo.play(riddles, "0 hide agate")
    half = bilbo.position(riddles)
    assert [label["id"] for label in half["yours"]] == ["option-hide"]
    bilbo.play(riddles, "0 hush")
    inn.forget()
    chosen = bilbo.position(riddles)
    assert len(chosen["yours"]) == 2
    assert chosen["waiting"] == [1]
    # Others are named whether they have chosen or not.
    assert gollum.position(riddles)["waiting"] == [0]
    assert gollum.position(riddles)["yours"] == []
    assert inn.guest().position(riddles)["waiting"] == [0, 1]
    gollum.play(riddles, "1 hide onyx", "1 brag")
    assert bilbo.position(riddles)["yours"] == []
    assert bilbo.position(riddles)["waiting"] == [1]


def test_a_position_says_whose_choice_led_to_it(riddles: str, bilbo: Guest, gollum: Guest):
    assert bilbo.position(riddles)["by"] is None
    bilbo.play(riddles, "0 hide agate")
    assert bilbo.position(riddles)["by"] == 0
    assert gollum.position(riddles)["by"] is None
    bilbo.play(riddles, "0 hush")
    gollum.play(riddles, "1 hide onyx", "1 brag")
    assert bilbo.position(riddles)["by"] == 1

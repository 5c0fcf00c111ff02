"""Lessons at a table: the coach's word, the line, other ways, and a server that is killed."""

from pathlib import Path
from typing import Any

import pytest

from mathom.bots import easiest
from mathom.core.lesson import must_have_lesson
from mathom.games.journey import GAME
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn
from tests.services.service import waited

LESSON = must_have_lesson(GAME)
ME = LESSON.learner


@pytest.fixture
def frodo(either_inn: OpenInn) -> Guest:
    return either_inn.guest("Frodo")


def begin(guest: Guest) -> str:
    return guest.open(lesson=True)


def coach(guest: Guest, table: str) -> dict[str, Any]:
    found = guest.position(table, ME)["lesson"]
    assert isinstance(found, dict)
    return found


def heard(guest: Guest, table: str) -> dict[str, Any]:
    """The coach's next word, once the others have played."""
    assert waited(lambda: coach(guest, table)["wants"] != "wait")
    return coach(guest, table)


def wish(guest: Guest, table: str, what: str) -> dict[str, Any]:
    answer = guest.post(f"/tables/{table}/lesson", what=what, ply=coach(guest, table)["ply"])
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def follow(guest: Guest, table: str, upto: int | None = None) -> None:
    """Do what the coach says, to the end or to a line of the lesson."""
    while (word := heard(guest, table))["wants"] != "end" and word["ply"] != upto:
        if word["wants"] == "on":
            wish(guest, table, "on")
        else:
            guest.play(table, LESSON.lines[word["ply"]])


def refusal(answer: Any) -> str:
    assert answer.status_code in (403, 422), answer.text
    return str(answer.json()["reason"]["id"])


def test_who_does_as_the_coach_says_wins(frodo: Guest):
    table = begin(frodo)
    info = frodo.info(table)
    assert (info["lesson"], info["listed"], info["clock"]["kind"]) == (True, False, "none")
    assert [seat["bot"] for seat in info["seats"]] == [None, easiest(GAME)]
    follow(frodo, table)
    assert frodo.info(table)["winners"] == [ME]
    word = coach(frodo, table)
    assert word["number"] == word["length"] == LESSON.length
    assert [line["id"] for line in word["learnt"]] == [line.id for line in LESSON.learnt]
    assert frodo.get(f"/tables/{table}/record").json()["choices"] == LESSON.lines


def test_the_others_wait_until_the_sentence_has_been_read(frodo: Guest, either_inn: OpenInn):
    table = begin(frodo)
    first = min(
        ply for ply in LESSON.starts if LESSON.choices[ply].seat != ME and LESSON.starts[ply]
    )
    follow(frodo, table, first)
    assert coach(frodo, table)["wants"] == "on"
    assert frodo.position(table)["ply"] == first
    answer = frodo.post(f"/tables/{table}/lesson", what="on", ply=first - 1)
    assert answer.status_code == 200
    assert frodo.position(table)["ply"] == first, "said for another sentence"
    wish(frodo, table, "on")
    assert heard(frodo, table)["ply"] > first


def test_another_choice_is_played_answered_and_led_back_from(frodo: Guest):
    table = begin(frodo)
    follow(frodo, table, 4)
    before = frodo.position(table, ME)
    frodo.play(table, "0 roll")
    word = coach(frodo, table)
    assert (word["wants"], word["ply"]) == ("way", 4)
    assert word["pages"][0]["say"]["id"] == "lesson-gandalf-left"
    there = wish(frodo, table, "back")
    assert there["id"] != table
    assert there["lesson"]
    again = frodo.position(there["id"], ME)
    assert (again["view"], again["lesson"]) == (before["view"], before["lesson"])
    assert wish(frodo, table, "back")["id"] == there["id"], "told twice, it is done once"
    assert [mine["id"] for mine in frodo.mine()] == [there["id"]]
    follow(frodo, there["id"])
    assert frodo.info(there["id"])["winners"] == [ME]


def test_who_plays_on_has_an_ordinary_table(tmp_path: Path):
    with OpenInn(tmp_path, thinkers=1) as inn:
        frodo = inn.guest("Frodo")
        table = begin(frodo)
        frodo.play(table, "0 take merry")
        assert coach(frodo, table)["wants"] == "way"
        assert frodo.position(table)["ply"] == 1, "nobody plays on before the learner says so"
        there = wish(frodo, table, "leave")
        assert (there["id"], there["lesson"]) == (table, False)
        assert waited(lambda: frodo.position(table)["ply"] == 2)
        position = frodo.position(table, ME)
        assert position["lesson"] is None
        assert position["asks"][0]["seat"] == ME
        answer = frodo.post(f"/tables/{table}/lesson", what="on", ply=0)
        assert refusal(answer) == "refused-no-coach"


def test_what_is_taken_back_freely_leads_back_and_more_is_not_needed(frodo: Guest):
    table = begin(frodo)
    follow(frodo, table, 2)
    frodo.play(table, "0 keep blue orc")
    assert coach(frodo, table)["wants"] == "way"
    ply = frodo.position(table, ME)["ply"]
    assert frodo.post(f"/tables/{table}/undo", seat=ME, ply=ply).json()["done"]
    assert coach(frodo, table)["ply"] == 2
    answer = frodo.post(f"/tables/{table}/undo", seat=ME, ply=ply + 1, ask=True)
    assert refusal(answer) == "refused-lesson-undo"


def test_the_coach_speaks_to_the_learner_alone(frodo: Guest, either_inn: OpenInn):
    table = begin(frodo)
    gollum = either_inn.guest("Gollum")
    assert gollum.position(table)["lesson"] is None
    for what in ("on", "back", "leave"):
        answer = gollum.post(f"/tables/{table}/lesson", what=what, ply=0)
        assert refusal(answer) == "refused-not-your-seat"
    assert frodo.info(table)["lesson"]


def test_a_game_without_a_lesson_says_so(pockets: object, bilbo: Guest):
    assert refusal(bilbo.ask_to_open(game="pockets", lesson=True)) == "refused-no-lesson"
    table = bilbo.open("me", "bot:random")
    assert refusal(bilbo.post(f"/tables/{table}/lesson", what="on", ply=0)) == "refused-no-coach"


def test_playing_again_after_a_lesson_is_a_game_of_ones_own(frodo: Guest):
    table = begin(frodo)
    follow(frodo, table)
    again = frodo.post(f"/tables/{table}/rematch").json()
    assert (again["lesson"], again["seats"][1]["bot"]) == (False, easiest(GAME))
    assert again["commitment"] != frodo.info(table)["commitment"]


def test_a_killed_server_goes_on_with_it(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        table = begin(frodo)
        follow(frodo, table, 8)
        cookies = dict(frodo.web.cookies)
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        frodo.web.cookies.update(cookies)
        assert coach(frodo, table)["wants"] == "on"
        follow(frodo, table)
        assert frodo.info(table)["winners"] == [ME]


def test_a_server_killed_while_the_others_play_plays_on(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        table = begin(frodo)
        follow(frodo, table, 8)
        inn.leave_alone()
        inn.inside.bots.see_to = lambda table: None  # type: ignore[method-assign]
        wish(frodo, table, "on")
        assert coach(frodo, table)["wants"] == "wait"
        cookies = dict(frodo.web.cookies)
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        frodo.web.cookies.update(cookies)
        assert heard(frodo, table)["ply"] == 16

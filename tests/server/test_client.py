"""Playing by script: the client in Python, and the example bot."""

import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from mathom import client
from mathom.client import Guest, Refusal, Seat, Stale
from mathom.core import registry
from mathom.games.journey.moments import DiceFall
from mathom.server.wire import NewSeat
from tests.server.open_inn import OpenInn

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def with_bots(tmp_path_factory: pytest.TempPathFactory):
    with OpenInn(tmp_path_factory.mktemp("inn"), thinkers=1) as inn:
        yield inn


def test_the_client_plays_a_game_against_a_bot(with_bots: OpenInn):
    seat = Guest(with_bots.url, name="Sam").play("journey", against="random")
    last = None
    for position in seat.positions():
        last = position
        ask = seat.ask(position)
        if ask is not None:
            assert ask.options is not None
            ply = seat.choose(position, ask.options[0].code)
            assert ply == position.ply + 1
    assert last is not None
    assert last.over
    assert last.result is not None


def test_the_client_gets_the_moments_of_the_story(inn: OpenInn):
    sam = Guest(inn.url, name="Sam")
    table = sam.open("journey", [NewSeat(kind="me"), NewSeat(kind="me", name="Rosie")])
    for _ in range(2):
        seats = [Seat(sam, table.id, number) for number in range(2)]
        seat = next(seat for seat in seats if seat.ask(seat.position()))
        ask = seat.ask(seat.position())
        assert ask is not None
        assert ask.options is not None
        seat.choose(seat.position(), ask.options[0].code)
    *_, line = [line for line in seat.position().story.lines if line.id == "event-rolled"]
    rolled = registry.game("journey").moment(line.moment)
    assert isinstance(rolled, DiceFall)
    assert {die.where for die in rolled.dice} == {"table"}


def test_the_client_gives_up(inn: OpenInn):
    seat = Guest(inn.url, name="Sam").play("journey", against="random")
    assert seat.resign() is True
    assert seat.position().over


def test_two_clients_play_with_each_other(inn: OpenInn):
    frodo, sam = Guest(inn.url, name="Frodo"), Guest(inn.url, name="Sam")
    table = frodo.open("journey", [NewSeat(kind="me"), NewSeat(kind="open")], {"start": 1}, True)
    assert table.id in [found.id for found in sam.tables()]
    theirs = sam.take(table.id, 1)
    assert sam.mine()[0].id == table.id
    assert sam.table(table.id).you == [1]
    assert theirs.ask(theirs.position()) is None
    assert theirs.why_not("roll").reason is not None
    with pytest.raises(Refusal, match="not your choice") as refused:
        theirs.choose(theirs.position(), "roll")
    assert refused.value.status == 422


def test_a_stale_choice_brings_the_new_position(inn: OpenInn):
    sam = Guest(inn.url, name="Sam")
    table = sam.open("journey", [NewSeat(kind="me"), NewSeat(kind="me", name="Rosie")])
    seats = [Seat(sam, table.id, number) for number in range(2)]
    asked = next(seat for seat in seats if seat.ask(seat.position()))
    position = asked.position()
    ask = asked.ask(position)
    assert ask is not None
    assert ask.options is not None
    asked.choose(position, ask.options[0].code)
    with pytest.raises(Stale) as stale:
        asked.choose(position, ask.options[0].code)
    assert stale.value.trouble.position is not None
    assert stale.value.trouble.position.ply == position.ply + 1


def test_refusals_come_in_the_language_that_was_asked_for(inn: OpenInn):
    with pytest.raises(Refusal, match="Nie ma takiego stołu"):
        Guest(inn.url, lang="pl").table("nowhere")


def test_the_example_in_the_clients_own_words_works(with_bots: OpenInn):
    assert client.__doc__ is not None
    code = client.__doc__.split("\n\n", 1)[1]
    code = code.replace("http://127.0.0.1:8000", with_bots.url)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def test_the_example_bot_is_short():
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40


def test_two_example_bots_finish_a_game(inn: OpenInn):
    first = subprocess.Popen(
        [sys.executable, str(EXAMPLE), inn.url], stdout=subprocess.PIPE, text=True
    )
    try:
        assert first.stdout is not None
        said = first.stdout.readline()
        found = re.search(r"/t/(\w+)", said)
        assert found is not None, said
        second = subprocess.run(
            [sys.executable, str(EXAMPLE), inn.url, found[1]],
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert second.returncode == 0, second.stderr
        assert first.wait(timeout=60) == 0
    finally:
        first.kill()
        first.communicate()
    with urllib.request.urlopen(f"{inn.url}/api/tables/{found[1]}") as answer:
        assert json.load(answer)["state"] == "over"

"""Frames: what is to be done next, as data."""

import re
from dataclasses import dataclass
from typing import Any

import pytest

from mathom.core.agenda import ASK, MOST, RULES, Agenda, rule
from mathom.core.ask import Option, Play, Question, choose
from mathom.core.chance import Chance
from mathom.core.frame import Frame, kinds_of
from mathom.core.game import Game
from mathom.core.message import Message
from mathom.core.position import Position
from mathom.core.state import OVER, State, clone, digest, from_json, to_json


class TeaFrame(Frame, frozen=True):
    """Something to be done at tea."""


class Tea(TeaFrame, frozen=True):
    """Tea for some guests."""

    guests: int


class Pour(TeaFrame, frozen=True):
    """A cup for one guest."""

    guest: int


class Offer(TeaFrame, frozen=True):
    """Cake?"""

    guest: int
    pieces: tuple[int, ...] = (1, 2)


class Refill(TeaFrame, frozen=True):
    """A cup that is never empty."""

    guest: int


class Crumb(TeaFrame, frozen=True):
    """It leaves another, and one more."""


@dataclass
class Table(State):
    todo: list[TeaFrame]
    done: list[str]
    washed: int

    def then(self, *frames: TeaFrame) -> None:
        self.todo.extend(frames[::-1])


@rule(Tea)
def tea(t: Table, f: Tea) -> None:
    for guest in reversed(range(f.guests)):
        t.then(Pour(guest), Offer(guest))


@rule(Pour)
def pour(t: Table, f: Pour) -> None:
    t.done.append(f"pour {f.guest}")


@rule(Refill)
def refill(t: Table, f: Refill) -> None:
    t.then(f)


@rule(Crumb)
def crumb(t: Table, f: Crumb) -> None:
    t.then(f, f)


@rule(Offer)
def offer(t: Table, f: Offer) -> Play:
    t.done.append(f"offer {f.guest}")
    options = [Option(f"take {number}", number, Message("take")) for number in f.pieces]
    pieces = yield from choose(0, options, Question("cake").plain)
    t.done.append(f"eat {pieces}")
    if pieces == 2:
        t.then(Pour(f.guest))


def wash(t: Table) -> None:
    t.washed += 1


AGENDA = Agenda(wash)


class TeaGame(Game[Table]):
    name = "tea"
    steps = {ASK: AGENDA.ask}  # noqa: RUF012  # as every game has them


def table(*frames: TeaFrame) -> Table:
    t = Table(ASK, Chance("tea"), 0, [], [], 0)
    t.then(*frames)
    AGENDA.settle(t)
    return t


def test_frames_are_done_in_the_order_in_which_they_are_named() -> None:
    assert table(Pour(0), Pour(1)).done == ["pour 0", "pour 1"]


def test_what_follows_from_a_frame_comes_before_all_that_waited() -> None:
    t = table(Tea(1), Pour(5))
    assert t.done == ["pour 0"]
    assert t.todo == [Pour(5), Offer(0)]


def test_a_table_whose_frames_are_done_is_over() -> None:
    assert table(Pour(0)).step == OVER


def test_after_each_frame_the_upkeep_is_seen_to() -> None:
    assert table(Pour(0), Pour(1), Pour(2)).washed == 3


@pytest.mark.parametrize("frame", [Refill(3), Crumb()])
def test_frames_that_lead_to_each_other_for_ever_are_found(frame: TeaFrame) -> None:
    with pytest.raises(RuntimeError, match=rf"ask nobody, .*{re.escape(repr(frame))}"):
        table(frame)


def test_many_frames_are_no_fault() -> None:
    assert len(table(*(Pour(guest) for guest in range(MOST - 1))).done) == MOST - 1


def test_the_boundary_is_before_the_frame_that_asks() -> None:
    t = table(Tea(2))
    assert (t.step, t.done) == (ASK, ["pour 0"]), "the rule that asks has not begun"
    position = Position(TeaGame(), t)
    assert position.base.todo[-1] == Offer(0)
    assert position.state.done[-1] == "offer 0"
    assert position.state.asking == Offer(0)


def answer(position: Position[Table], code: str) -> None:
    (ask,) = position.asks
    option = ask.option(code)
    assert option is not None
    position.answer(ask, option)


def test_a_fork_goes_on_like_its_original() -> None:
    position = Position(TeaGame(), table(Tea(2)))
    fork = position.fork()
    for each in (position, fork):
        answer(each, "take 2")
        answer(each, "take 1")
    assert position.over
    assert digest(position.state) == digest(fork.state)
    assert position.state.done == [
        *("pour 0", "offer 0", "eat 2", "pour 0"),
        *("pour 1", "offer 1", "eat 1"),
    ]


def test_a_rule_that_finds_nothing_to_ask_goes_on_by_itself() -> None:
    position: Position[Any] = Position(TeaGame(), table(Offer(0, (1,)), Pour(3)))
    assert position.over
    assert position.state.done == ["offer 0", "eat 1", "pour 3"]


def test_frames_can_be_saved_and_read_again() -> None:
    t = table(Tea(2), Offer(7, (2, 3)))
    again = from_json(to_json(t), Table)
    assert again.todo == t.todo
    assert clone(t).todo == t.todo
    assert digest(again) == digest(t)


def test_a_kind_of_frame_has_one_rule() -> None:
    assert kinds_of(TeaFrame) == [Crumb, Offer, Pour, Refill, Tea]
    assert set(kinds_of(TeaFrame)) <= RULES.keys()


def test_frames_never_change() -> None:
    with pytest.raises(AttributeError):
        Pour(0).guest = 1  # type: ignore[misc]  # that is the point

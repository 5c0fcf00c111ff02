"""The turn: its phases in order (T-10.1)."""

from typing import Final

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Option, Play, Question, choose
from mathom.core.event import NOTABLE
from mathom.core.message import Message, by_seat
from mathom.games.fellowship.effects.hands import discard_held
from mathom.games.fellowship.parts import Happening
from mathom.games.fellowship.rules.actions import Actions
from mathom.games.fellowship.rules.archery import Archery
from mathom.games.fellowship.rules.assignment import Assignment
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.deeds import DiscardingAll, Healing, can_heal, take_ring_off
from mathom.games.fellowship.rules.ending import Winning
from mathom.games.fellowship.rules.lasting import turn_is_over
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.options import DONE, KEEP_ALL, card_options
from mathom.games.fellowship.rules.own_actions import OwnActions
from mathom.games.fellowship.rules.path import Move, may_move
from mathom.games.fellowship.rules.phases import PhaseBegins, PhaseEnds, is_skipped
from mathom.games.fellowship.rules.sources import keyword
from mathom.games.fellowship.rules.windows import answerable, window_on
from mathom.games.fellowship.rules.zones import draw
from mathom.games.fellowship.state import Table, TableFrame, here, shadow_players
from mathom.games.fellowship.terms import (
    ARCHERY,
    ASSIGNMENT,
    COMPANIONS,
    FELLOWSHIP,
    HAND_SIZE,
    MANEUVER,
    MINIONS,
    NOBODY,
    REGROUP,
    SANCTUARY_HEALING,
    SHADOW,
    TURN,
)
from mathom.games.fellowship.triggers import BEGINS, ENDS

SANCTUARY: Final = Question("sanctuary", "T-3.6")
RECONCILE: Final = Question("reconcile", "T-19.4")
DISCARD_DOWN: Final = Question("discard-down", "T-19.6")
MOVE_AGAIN: Final = Question("move-again", "T-19.7")


class Turn(TableFrame, frozen=True):
    """Somebody's turn begins: the Free Peoples player's."""

    seat: int


@rule(Turn)
def turn(t: Table, f: Turn) -> None:
    # In one step with the old turn's end: a text of that turn must not wake in between and last.
    turn_is_over(t)
    t.free = f.seat
    t.turn += 1
    t.moves = 0
    t.drawn = 0
    t.pool = 0
    t.phase = FELLOWSHIP
    changed(t, Change.TABLE)
    if t.story is not None:
        t.tell("turn", {"turn": t.turn, **by_seat(f.seat)}, weight=NOTABLE)
    frames: list[TableFrame] = []
    if answerable(t, BEGINS):
        frames.append(window_on(Happening(BEGINS, f.seat, on=TURN)))
    t.then(
        *frames,
        Sanctuary(SANCTUARY_HEALING),
        PhaseBegins(FELLOWSHIP, f.seat),
        OwnActions(f.seat),
        Move(),
        PhaseEnds(FELLOWSHIP, f.seat),
        ShadowPhases(),
    )


class Sanctuary(TableFrame, frozen=True):
    """At a sanctuary companions heal, up to five wounds in all (T-3.6)."""

    left: int


@rule(Sanctuary)
def sanctuary(t: Table, f: Sanctuary) -> Play | None:
    site = here(t)
    if not f.left or site == NOBODY or not keyword(t, site, "sanctuary"):
        return None
    hurt = [card for card in memo(t).active if t.zone[card] == COMPANIONS and can_heal(t, card)]
    return _heal_at_sanctuary(t, f, hurt) if hurt else None


def _heal_at_sanctuary(t: Table, f: Sanctuary, hurt: list[int]) -> Play:
    prompt = SANCTUARY.about(number=f.left)
    card = yield from choose(t.free, [*card_options(t, hurt), DONE], prompt)
    if card is not None:
        t.then(Healing(card), Sanctuary(f.left - 1))


def end_phase_now(t: Table) -> None:
    """Nobody acts any more in this phase. The Shadow phases of other players are still to come."""
    for at in range(len(t.todo) - 1, -1, -1):
        if isinstance(t.todo[at], (Actions, OwnActions)):
            del t.todo[at]
            return


# --- After a move


class ShadowPhases(TableFrame, frozen=True):
    """One Shadow phase for each Shadow player, from the right (T-13.1)."""


@rule(ShadowPhases)
def shadow_phases(t: Table, f: ShadowPhases) -> None:
    frames: list[TableFrame] = []
    for seat in shadow_players(t):
        frames += [PhaseBegins(SHADOW, seat), OwnActions(seat), PhaseEnds(SHADOW, seat)]
    t.then(*frames, Fray(MANEUVER))


class Fray(TableFrame, frozen=True):
    """The phases in which both sides meet, as long as there is a minion (T-13.18)."""

    phase: int


@rule(Fray)
def fray(t: Table, f: Fray) -> None:
    if not any(t.zone[card] == MINIONS for card in memo(t).active):
        t.then(BeforeRegroup())
        return
    if f.phase == MANEUVER:
        t.then(*_phase(t, MANEUVER, Actions()), Fray(ARCHERY))
    elif f.phase == ARCHERY:
        t.then(*_phase(t, ARCHERY, Actions(), Archery()), Fray(ASSIGNMENT))
    else:
        t.then(Assignment(), BeforeRegroup())


def _phase(t: Table, phase: int, *frames: TableFrame) -> list[TableFrame]:
    if is_skipped(t, phase):
        return []
    return [PhaseBegins(phase), *frames, PhaseEnds(phase)]


# --- Regroup (T-19)


class BeforeRegroup(TableFrame, frozen=True):
    """Who is at the last site and alive has won (T-20.1)."""


@rule(BeforeRegroup)
def before_regroup(t: Table, f: BeforeRegroup) -> None:
    t.fights.clear()
    t.fight = None
    if t.seats[t.free].marker >= t.house.goal:
        t.then(Winning(t.free, "arrived"))
        return
    t.then(
        PhaseBegins(REGROUP),
        Actions(),
        *[Reconcile(seat) for seat in shadow_players(t)],
        MoveOrStop(),
    )


class Reconcile(TableFrame, frozen=True):
    """A hand is brought to eight cards (T-19.3 to T-19.6)."""

    seat: int


@rule(Reconcile)
def reconcile(t: Table, f: Reconcile) -> Play | None:
    if t.hands[f.seat]:
        return _reconcile(t, f.seat)
    _refill(t, f.seat)
    return None


def _refill(t: Table, seat: int) -> None:
    draw(t, seat, HAND_SIZE - len(t.hands[seat]))


def _reconcile(t: Table, seat: int) -> Play:
    prompt = RECONCILE.about(number=len(t.hands[seat]))
    card = (yield Ask(seat, [*card_options(t, t.hands[seat]), KEEP_ALL], prompt)).value
    if card is not None:
        discard_held(t, (card,))
    while len(t.hands[seat]) > HAND_SIZE:
        number = len(t.hands[seat]) - HAND_SIZE
        prompt = DISCARD_DOWN.about(number=number)
        card = yield from choose(seat, card_options(t, t.hands[seat]), prompt)
        discard_held(t, (card,))
    _refill(t, seat)


class MoveOrStop(TableFrame, frozen=True):
    """Move again, or end the turn (T-19.7)."""


@rule(MoveOrStop)
def move_or_stop(t: Table, f: MoveOrStop) -> Play | None:
    if may_move(t):
        return _move_or_stop(t)
    _stop(t)
    return None


MOVE: Final = Option("move", True, Message("option-move"))
STOP: Final = Option("stop", False, Message("option-stop"))


def _move_or_stop(t: Table) -> Play:
    moves = (yield Ask(t.free, [MOVE, STOP], MOVE_AGAIN.plain)).value
    if moves:
        t.then(PhaseEnds(REGROUP), RingOff(), Move(), ShadowPhases())
    else:
        _stop(t)


def _stop(t: Table) -> None:
    t.then(Reconcile(t.free), DiscardMinions(), PhaseEnds(REGROUP), RingOff(), TurnEnds())


class RingOff(TableFrame, frozen=True):
    """The One Ring comes off if it was put on during regroup (T-25.9)."""


@rule(RingOff)
def ring_off(t: Table, f: RingOff) -> None:
    take_ring_off(t, t.free)


class DiscardMinions(TableFrame, frozen=True):
    """All minions leave play when a fellowship rests (T-19.10)."""


@rule(DiscardMinions)
def discard_minions(t: Table, f: DiscardMinions) -> None:
    t.then(DiscardingAll(tuple(card for card in t.board if t.zone[card] == MINIONS)))


class TurnEnds(TableFrame, frozen=True):
    pass


@rule(TurnEnds)
def turn_ends(t: Table, f: TurnEnds) -> None:
    frames: list[TableFrame] = []
    if answerable(t, ENDS):
        frames.append(window_on(Happening(ENDS, t.free, on=TURN)))
    t.then(*frames, NextTurn())


class NextTurn(TableFrame, frozen=True):
    """To the left (T-10.3)."""


@rule(NextTurn)
def next_turn(t: Table, f: NextTurn) -> None:
    at = t.order.index(t.free)
    for step in range(1, len(t.order) + 1):
        seat = t.order[(at + step) % len(t.order)]
        if not t.seats[seat].out:
            t.then(Turn(seat))
            return

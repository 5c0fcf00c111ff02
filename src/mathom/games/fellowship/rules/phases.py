"""How a phase begins and ends, and which are skipped (T-10)."""

from mathom.core.agenda import rule
from mathom.core.message import by_seat
from mathom.games.fellowship.effects.standing import Skip
from mathom.games.fellowship.parts import Happening
from mathom.games.fellowship.rules.changes import changed
from mathom.games.fellowship.rules.deeds import take_ring_off
from mathom.games.fellowship.rules.lasting import phase_is_over, regroup_begins
from mathom.games.fellowship.rules.sources import pieces
from mathom.games.fellowship.rules.windows import answerable, window_on
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import FELLOWSHIP, NOBODY, PHASES, REGROUP, SHADOW, SKIRMISH
from mathom.games.fellowship.triggers import BEGINS, ENDS


class PhaseBegins(TableFrame, frozen=True):
    phase: int
    seat: int = NOBODY
    """Whose phase it is, for those that are one player's."""


@rule(PhaseBegins)
def phase_begins(t: Table, f: PhaseBegins) -> None:
    t.phase = f.phase
    if f.phase == FELLOWSHIP:
        t.drawn = 0
    changed(t)
    if t.story is not None:
        _tell_phase(t, f)
    if f.phase == REGROUP:
        regroup_begins(t)
        for seat in range(len(t.seats)):
            take_ring_off(t, seat)
    if answerable(t, BEGINS):
        t.then(window_on(Happening(BEGINS, f.seat, on=f.phase)))


def _tell_phase(t: Table, f: PhaseBegins) -> None:
    if f.phase in (SHADOW, FELLOWSHIP):
        t.tell("phase-of", {"phase": f"phase-{PHASES[f.phase]}", **by_seat(f.seat)})
    elif f.phase != SKIRMISH:
        t.tell("phase", {"phase": f"phase-{PHASES[f.phase]}"})


class PhaseEnds(TableFrame, frozen=True):
    phase: int
    seat: int = NOBODY


@rule(PhaseEnds)
def phase_ends(t: Table, f: PhaseEnds) -> None:
    if answerable(t, ENDS):
        t.then(window_on(Happening(ENDS, f.seat, on=f.phase)), PhaseOver(f.phase))
    else:
        phase_is_over(t, f.phase)


class PhaseOver(TableFrame, frozen=True):
    phase: int


@rule(PhaseOver)
def phase_over(t: Table, f: PhaseOver) -> None:
    phase_is_over(t, f.phase)


def is_skipped(t: Table, phase: int) -> bool:
    return any(
        isinstance(word, Skip) and word.phase == phase for _, _, word in pieces(t, Skip, NOBODY)
    )

"""What holds of itself, and is seen to after every change: death, corruption, texts that wake."""

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.parts import Happening
from mathom.games.fellowship.rules.deeds import Dying
from mathom.games.fellowship.rules.ending import Losing
from mathom.games.fellowship.rules.limits import is_spent
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.sources import vitality
from mathom.games.fellowship.rules.windows import begin
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY, SETUP
from mathom.games.fellowship.triggers import BECOMES

_HAPPENS = Happening(BECOMES)


def settle(t: Table) -> None:
    """After every frame; nothing to do unless something has changed."""
    if t.tally is not None:
        return
    t.tally = {}
    if t.winner != NOBODY:
        t.todo.clear()
        return
    if t.frail:
        t.frail = False
        _see_who_falls(t)
    if t.phase != SETUP and (t.memo or memo(t)).heard >> BECOMES & 1:
        _wake(t)


def _see_who_falls(t: Table) -> None:
    wounds, print_of = t.wounds, t.print_of
    for card in t.board:
        # What it bears can only add to what is printed.
        if (
            wounds[card]
            and wounds[card] >= catalogue.VITALITY[print_of[card]]
            and wounds[card] >= vitality(t, card)
            and not _dies_already(t, card)
        ):
            t.then(Dying(card))
    corrupted = [
        number
        for number, seat in enumerate(t.seats)
        if seat.burdens and not seat.out and seat.burdens >= resistance(t, seat.ring_bearer)
    ]
    if corrupted:
        t.then(Losing(tuple(corrupted), "corrupted"))


def _dies_already(t: Table, card: int) -> bool:
    return any(isinstance(frame, Dying) and frame.card == card for frame in t.todo)


def resistance(t: Table, card: int) -> int:
    """The burdens that corrupt a Ring-bearer (T-25.7)."""
    return catalogue.CARDS[t.print_of[card]].resistance


def _wake(t: Table) -> None:
    """Texts whose condition has become true. One without a limit makes itself false again."""
    for card, which, text, d in memo(t).whens(BECOMES):
        if is_spent(t, card, d.text, which, text, None):
            continue
        if text.trigger.sees(t, _HAPPENS, d) and text.block.why_not(t, d) is None:
            begin(t, card, d.text, which, d.by, None)
            return

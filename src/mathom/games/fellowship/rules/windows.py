"""Windows: the moments at which texts may answer what happens (T-26, T-33).

A deed that some text could answer lies between two windows on the agenda; how it is answered is in
`answering`.
"""

from functools import cache

from msgspec.structs import replace

from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.abilities import Ability, Response
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.parts import Due, Happening, Required
from mathom.games.fellowship.rules.holding import may_answer
from mathom.games.fellowship.rules.limits import is_spent, spend
from mathom.games.fellowship.rules.memo import Memo, memo
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import NOBODY


class Window(TableFrame, frozen=True):
    """A moment at which texts answer what happens."""

    abouts: tuple[Happening, ...]
    damage: bool = False
    """Whether a skirmish's wounds are dealt among the required texts."""
    due: tuple[Required, ...] | None = None
    """The required texts that are left."""
    seat: int = NOBODY
    passes: int = 0
    done: tuple[Due, ...] = ()
    """Optional texts that were used: each answers once. Responses may be repeated (T-26.2)."""
    replaced: bool = False
    """Whether a text has replaced what lies beneath."""


def window_on(*abouts: Happening) -> Window:
    return Window(abouts)


def answerable(t: Table, kind: int) -> bool:
    """Whether, for all that everybody knows, a text could answer such a happening."""
    if t.lasting:
        for each in t.lasting:
            if kind in answers_later(each.block, each.at):
                return True
    known: Memo = t.memo or memo(t)
    if known.from_hand is None:
        known.from_hand = may_answer(t)
    return (known.heard | known.from_hand) >> kind & 1 == 1


@cache
def answers_later(block: int, at: int) -> tuple[int, ...]:
    return getattr(catalogue.BLOCKS[block].words[at], "answers", ())


def begin(t: Table, card: int, text: int, which: int, by: int, about: Happening | None) -> None:
    """Begin a text of a card in play. A second cause at the same moment does not outdo a limit."""
    ability = catalogue.CARDS[t.print_of[text]].abilities[which]
    if is_spent(t, card, text, which, ability, about):
        return
    d = Doing(ability.block.number, 0, card, text, by, t.on[card], about=about)
    if why_not_begin(ability, t, d) is not None:
        return
    spend(t, card, text, which, ability, about)
    t.then(d)


def why_not_begin(text: Ability, t: Table, d: Doing) -> Why | None:
    """A response is an action; any other text may be done in vain. One without a price that would
    do nothing could be used for ever.
    """
    if not isinstance(text, Response):
        return text.block.why_unpaid(t, d)
    why = text.block.why_not(t, d)
    if why is None and not text.block.to:
        why = text.block.why_in_vain(t, d)
    return why


def replace_deed(t: Table) -> None:
    """The nearest open window's deed will not happen (T-26.3)."""
    for at in range(len(t.todo) - 1, -1, -1):
        frame = t.todo[at]
        if isinstance(frame, Window):
            t.todo[at] = replace(frame, replaced=True)
            return

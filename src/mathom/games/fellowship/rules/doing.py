"""How a text is done: word by word, each when it is on top of the agenda."""

from msgspec.structs import replace

from mathom.core.agenda import rule
from mathom.core.ask import Play
from mathom.games.fellowship.catalogue import BLOCKS
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.parts import Happening
from mathom.games.fellowship.rules.windows import answerable, window_on
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.triggers import PLAYED


@rule(Doing)
def doing(t: Table, d: Doing) -> Play | None:
    block = BLOCKS[d.block]
    if d.event and d.at == block.to and not block.is_paid_by_way:
        # The event is paid for and played: now it can be answered, and cancelled (T-26.3).
        t.then(replace(d, event=False))
        if answerable(t, PLAYED):
            t.then(window_on(Happening(PLAYED, d.card)))
        return None
    if d.at >= len(block.words):
        _hand_back(t, d)
        return None
    return block.words[d.at].do(t, d)


def _hand_back(t: Table, d: Doing) -> None:
    """What a part has chosen, shown and counted, the text around it may speak of."""
    if d.within and t.todo:
        around = t.todo[-1]
        if isinstance(around, Doing) and around.card == d.card:
            t.todo[-1] = replace(around, it=d.it, shown=d.shown, x=d.x)

"""Before the first round everybody takes a hobbit (section 2)."""

from mathom.core.ask import Option, Play, choose
from mathom.core.event import NOTABLE
from mathom.core.message import Message, Reason, by_seat
from mathom.games.journey.data import DICE, DIE_NAMES, HOBBIT_NAMES, HOBBITS, Hobbit
from mathom.games.journey.rules.turn import begin_round
from mathom.games.journey.state import Journey

TAKE = [
    Option(
        f"take {HOBBIT_NAMES[hobbit]}",
        hobbit,
        Message("option-take", {"hobbit": HOBBIT_NAMES[hobbit], "colour": DIE_NAMES[DICE[hobbit]]}),
        (f"hobbit:{HOBBIT_NAMES[hobbit]}",),
    )
    for hobbit in HOBBITS
]
TAKE_PROMPT = Message("prompt-take", {}, ("J-2.2", "J-2.3"))


def choose_hobbit(t: Journey) -> Play:
    """Everybody takes a hobbit of his own, in turn order (J-2.2)."""
    options = [TAKE[hobbit] for hobbit in HOBBITS if why_not_take(t, hobbit) is None]
    hobbit = yield from choose(t.active, options, TAKE_PROMPT)
    t.sheets[t.active].hobbit = hobbit
    t.tell(
        "took",
        {
            **by_seat(t.active),
            "hobbit": HOBBIT_NAMES[hobbit],
            "colour": DIE_NAMES[DICE[hobbit]],
        },
        weight=NOTABLE,
    )
    t.active = (t.active + 1) % len(t.sheets)
    if t.active == t.first:
        begin_round(t)


def why_not_take(t: Journey, hobbit: Hobbit) -> Reason | None:
    if any(sheet.hobbit is hobbit for sheet in t.sheets):
        return Reason("reason-hobbit-taken", {"hobbit": HOBBIT_NAMES[hobbit]}, ("J-2.3",))
    return None

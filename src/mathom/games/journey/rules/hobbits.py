"""Before the first round everybody takes a hobbit (section 2)."""

from typing import Final

from mathom.core.ask import Ask, Option, Play, Question, choose
from mathom.core.deed import Words
from mathom.core.event import NOTABLE
from mathom.core.message import Message, Reason, by_seat
from mathom.games.journey.data import DICE, DIE_NAMES, HOBBIT_NAMES, HOBBITS, Hobbit
from mathom.games.journey.rules.deed import JourneyDeed
from mathom.games.journey.rules.turn import begin_round
from mathom.games.journey.state import Journey

WHICH_HOBBIT: Final = Reason("reason-which-hobbit")


class Take(JourneyDeed):
    """Take a hobbit that nobody else has (J-2.2, J-2.3)."""

    verb = "take"
    wrong_time = Reason("reason-hobbits-chosen", {}, ("J-2.2",))

    def __init__(self, hobbit: Hobbit) -> None:
        self.hobbit = hobbit

    @classmethod
    def read(cls, t: Journey, ask: Ask, words: Words) -> "Take | Reason":
        for hobbit in HOBBITS:
            if words[1:] == [HOBBIT_NAMES[hobbit]]:
                return cls(hobbit)
        return WHICH_HOBBIT

    def why_not(self, t: Journey, ask: Ask | None = None) -> Reason | None:
        if any(sheet.hobbit is self.hobbit for sheet in t.sheets):
            return Reason("reason-hobbit-taken", {"hobbit": HOBBIT_NAMES[self.hobbit]}, ("J-2.3",))
        return None

    def do(self, t: Journey) -> None:
        t.sheets[t.active].hobbit = self.hobbit
        t.tell(
            "took",
            {
                **by_seat(t.active),
                "hobbit": HOBBIT_NAMES[self.hobbit],
                "colour": DIE_NAMES[DICE[self.hobbit]],
            },
            weight=NOTABLE,
        )


TAKE: Final = [
    Option(
        f"take {HOBBIT_NAMES[hobbit]}",
        Take(hobbit),
        Message("option-take", {"hobbit": HOBBIT_NAMES[hobbit], "colour": DIE_NAMES[DICE[hobbit]]}),
        (f"hobbit:{HOBBIT_NAMES[hobbit]}",),
    )
    for hobbit in HOBBITS
]
HOBBIT: Final = Question("take", "J-2.2", "J-2.3", deeds=(Take,))


def choose_hobbit(t: Journey) -> Play:
    """Everybody takes a hobbit of his own, in turn order (J-2.2)."""
    options = [option for option in TAKE if option.value.why_not(t) is None]
    (yield from choose(t.active, options, HOBBIT.plain)).do(t)
    t.active = (t.active + 1) % len(t.sheets)
    if t.active == t.first:
        begin_round(t)

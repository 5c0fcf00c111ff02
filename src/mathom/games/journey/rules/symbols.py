"""What the kept dice do: Rings against Orcs, Gandalfs, Nazgûl (section 4)."""

from typing import Final

from mathom.core.ask import Ask, Option, Play, Question, choose
from mathom.core.deed import Words
from mathom.core.event import NOTABLE, TURNING
from mathom.core.message import Arg, Message, Reason, whole_number
from mathom.games.journey.data import (
    CIRCLES,
    DICE,
    DIE_NAMES,
    GANDALF,
    GONDOR,
    HELMS_DEEP,
    HOBBITS,
    LOTHLORIEN,
    MINAS_TIRITH,
    MORIA,
    NAZGUL,
    ORC,
    PLACE_NAMES,
    PLACES,
    RING,
    SHELOBS_LAIR,
    SQUARES,
    WEAPON,
    Die,
    Symbol,
)
from mathom.games.journey.rules.deed import JourneyDeed
from mathom.games.journey.rules.names import name
from mathom.games.journey.rules.turn import end_turn
from mathom.games.journey.state import (
    BOTH_CROSSED,
    CROSSED,
    HALF,
    OPEN_SPACES,
    SPLIT,
    WHOLE,
    Journey,
    Sheet,
)

A_LONG_WAY: Final = 3
"""So many circles in one turn are talked about afterwards."""


def use_symbols(t: Journey) -> Play:
    """Rings against Orcs, then Gandalfs, then all Nazgûl at once (J-4.1)."""
    kept = [t.faces[die] for die in t.kept]
    travel(t, kept)
    if t.place is not MORIA:
        for _ in range(kept.count(GANDALF)):
            yield from split_square(t)
    elif GANDALF in kept:
        t.tell("gandalf-in-moria", {"hobbit": name(t, t.active)})
    if NAZGUL in kept:
        nazgul_strike(t)
    end_turn(t)


def travel(t: Journey, kept: list[Symbol]) -> None:
    """Each Ring crosses off a circle, unless Orcs are left (J-4.2, J-4.6)."""
    rings = kept.count(RING)
    if rings and ORC in kept:
        if not orcs_are_beaten(t, kept):
            t.tell("orcs-bar-the-way", {"hobbit": name(t, t.active)}, weight=NOTABLE)
            return
        t.tell("orcs-beaten", {"hobbit": name(t, t.active)})
    if rings and t.place is SHELOBS_LAIR:
        t.tell("shelob", {"hobbit": name(t, t.active)}, weight=TURNING)
        rings -= 1
    sheet = t.sheets[t.active]
    steps = min(rings, CIRCLES - sheet.circles)
    if steps:
        sheet.circles += steps
        if t.story is not None:
            place = PLACE_NAMES[PLACES[sheet.circles]]
            t.tell(
                "travelled",
                {"hobbit": name(t, t.active), "circles": steps, "place": place},
                weight=TURNING if steps >= A_LONG_WAY else NOTABLE,
            )


def orcs_are_beaten(t: Journey, kept: list[Symbol]) -> bool:
    """All or nothing: as many Weapons as Orcs (J-4.8, J-4.9, J-7.6, J-7.10)."""
    weapons, orcs = kept.count(WEAPON), kept.count(ORC)
    if t.place is LOTHLORIEN:
        weapons *= 2
    if t.place is HELMS_DEEP:
        orcs *= 2
    return orcs <= weapons


class OfAGandalf(JourneyDeed):
    """What may be done with a kept Gandalf."""

    wrong_time = Reason("reason-not-splitting", {}, ("J-4.18",))


class Split(OfAGandalf):
    """Split one of one's own squares that is whole (J-4.18, J-4.21)."""

    verb = "split"

    def __init__(self, number: int) -> None:
        self.number = number

    @classmethod
    def read(cls, t: Journey, ask: Ask, words: Words) -> "Split | Reason":
        squares = len(t.sheets[t.active].squares)
        number = whole_number(" ".join(words[1:]))
        if number is None or not 1 <= number <= squares:
            return Reason("reason-which-square", {"squares": squares})
        return cls(number)

    def why_not(self, t: Journey, ask: Ask | None = None) -> Reason | None:
        square = t.sheets[t.active].squares[self.number - 1]
        if square is WHOLE:
            return None
        if square is CROSSED:
            return Reason("reason-square-crossed", {"number": self.number}, ("J-4.22",))
        return Reason("reason-square-split", {"number": self.number}, ("J-4.21",))

    def do(self, t: Journey) -> None:
        t.sheets[t.active].squares[self.number - 1] = SPLIT
        if t.story is not None:
            said: dict[str, Arg] = {"hobbit": name(t, t.active), "number": self.number}
            t.tell("split", said, weight=NOTABLE)


class Leave(OfAGandalf):
    """Split none."""

    verb = "leave"

    @classmethod
    def read(cls, t: Journey, ask: Ask, words: Words) -> "Leave":
        return cls()

    def why_not(self, t: Journey, ask: Ask | None = None) -> Reason | None:
        return None

    def do(self, t: Journey) -> None:
        t.tell("left-whole", {"hobbit": name(t, t.active)})


SPLITS: Final[list[list[Option[OfAGandalf]]]] = [
    [
        Option(
            f"split {number}",
            Split(number),
            Message("option-split", {"number": number}),
            (f"square:{seat}:{number}",),
            confirm=True,
        )
        for number in range(1, SQUARES[-1] + 1)
    ]
    for seat in range(len(HOBBITS))
]
LEAVE: Final[Option[OfAGandalf]] = Option("leave", Leave(), Message("option-leave"))
SPLITTING: Final = Question("split", "J-4.18", "J-4.21", deeds=(Split, Leave))


def split_square(t: Journey) -> Play:
    """A Gandalf may split one of his player's own squares (J-4.18), if one is left (J-4.22)."""
    sheet = t.sheets[t.active]
    splits = SPLITS[t.active]
    options = [splits[number] for number, square in enumerate(sheet.squares) if square is WHOLE]
    if not options:
        t.tell("nothing-to-split", {"hobbit": name(t, t.active)})
        return
    options.append(LEAVE)
    (yield from choose(t.active, options, SPLITTING.plain)).do(t)


def nazgul_strike(t: Journey) -> None:
    """Every kept Nazgûl makes one player cross off a space, all at the same moment (J-4.12).

    Whom each strikes is settled before anybody falls, so that no colour turns neutral midway
    (J-5.4).
    """
    strikes = [(die, nazgul_victim(t, die)) for die in t.kept if t.faces[die] is NAZGUL]
    for die, seat in strikes:
        if seat is not None:
            cross_off(t, seat, die)
        else:
            t.tell("spared", {"hobbit": name(t, t.active), "die": DIE_NAMES[die]})
    for _, seat in strikes:
        if seat is not None and not t.sheets[seat].out and t.sheets[seat].open_spaces() == 0:
            t.sheets[seat].out = True
            t.tell("out", {"hobbit": name(t, seat)}, weight=TURNING)


def nazgul_victim(t: Journey, die: Die) -> int | None:
    """Whom a Nazgûl on this die strikes (J-4.13 to J-4.17); in Gondor perhaps nobody (J-7.12)."""
    if t.place is not MINAS_TIRITH:
        for seat, sheet in enumerate(t.sheets):
            if hunts(die, sheet) and not sheet.out and seat != t.active:
                return seat
    return None if t.place is GONDOR else t.active


def hunts(die: Die, sheet: Sheet) -> bool:
    """Whether the die has the colour of the sheet's hobbit (J-2.4)."""
    return sheet.hobbit is not None and DICE[sheet.hobbit] is die


def cross_off(t: Journey, seat: int, die: Die) -> None:
    """The first space that is still open, a whole square or a half (J-4.23). Surplus is lost."""
    squares = t.sheets[seat].squares
    for number, square in enumerate(squares):
        if OPEN_SPACES[square]:
            squares[number] = CROSSED_OFF[square]
            if t.story is not None:
                part = "whole" if square is WHOLE else "half"
                args: dict[str, Arg] = {"hobbit": name(t, seat), "die": DIE_NAMES[die]}
                args |= {"number": number + 1, "part": part}
                t.tell("crossed", args, weight=NOTABLE)
            return


CROSSED_OFF: Final = {
    WHOLE: CROSSED,
    SPLIT: HALF,
    HALF: BOTH_CROSSED,
}

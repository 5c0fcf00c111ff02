"""The dice of a turn: what is rolled, and what is kept of it (section 3)."""

from typing import Final

from mathom.core.ask import Ask, Option, Play, Question, choose
from mathom.core.deed import Words
from mathom.core.message import Arg, Message, Reason
from mathom.games.journey.data import (
    BLACK,
    DICE,
    DIE_NAMES,
    NAZGUL,
    RIVENDELL,
    ROHAN,
    SYMBOL_NAMES,
    SYMBOLS,
    TREE,
    Die,
    Symbol,
)
from mathom.games.journey.moments import dice_fall
from mathom.games.journey.rules.deed import JourneyDeed
from mathom.games.journey.rules.names import face, name, shown
from mathom.games.journey.state import Journey


def roll_dice(t: Journey) -> None:
    """Roll every die that has not been kept (J-3.4, J-3.9)."""
    t.rolls += 1
    t.repeated = False
    roll(t)


def repeat_roll(t: Journey) -> None:
    """Rohan: the whole roll again, Nazgûl and all; the second result stands (J-7.7, J-7.8)."""
    t.repeated = True
    roll(t)


def roll(t: Journey) -> None:
    """One draw of chance for all dice: its digits in base six, the lowest for the first die."""
    draw = t.chance.below(6 ** len(t.rolled))
    faces, coloured = t.faces, t.coloured
    t.nazgul_rolled = False
    for die in t.rolled:
        symbol = t.black[draw % 6] if die is BLACK else coloured[draw % 6]
        faces[die] = symbol
        if symbol is NAZGUL:
            t.nazgul_rolled = True
        draw //= 6
    t.kept_now = []
    t.step = "keep"
    if t.story is not None:
        kind = "repeated" if t.repeated else "rolled"
        args: dict[str, Arg] = {"hobbit": name(t, t.active), "dice": shown(t, t.rolled)}
        t.tell(kind, args, moment=dice_fall(t))


# --- Keeping dice (J-3.6 to J-3.18)


KEPT_ALREADY: Final = Reason("reason-kept-already", {}, ("J-3.10",))
SAME_SYMBOL: Final = [
    Reason("reason-same-symbol", {"symbol": SYMBOL_NAMES[symbol]}, ("J-3.8",)) for symbol in SYMBOLS
]
SECOND_NAZGUL: Final = Reason("reason-second-nazgul", {}, ("J-3.13",))
SAME_SYMBOL[NAZGUL] = SECOND_NAZGUL
NOTHING_KEPT: Final = Reason("reason-nothing-kept", {}, ("J-3.6",))
NAZGUL_LEFT: Final = Reason("reason-nazgul-left", {}, ("J-3.12",))
NAZGUL_LEFT_WITH_TREE: Final = Reason("reason-nazgul-left", {}, ("J-3.17",))
TREE_ENDS: Final = Reason("reason-tree-ends", {}, ("J-3.14",))
NO_TREE: Final = Reason("reason-no-tree", {}, ("J-3.9", "J-3.11"))
NOT_IN_ROHAN: Final = Reason("reason-not-in-rohan", {}, ("J-7.7",))
ONLY_ADVANCED: Final = Reason("reason-only-advanced", {}, ("J-2.6",))
REPEATED_ALREADY: Final = Reason("reason-repeated-already", {}, ("J-7.9",))
REPEAT_TOO_LATE: Final = Reason("reason-repeat-too-late", {}, ("J-7.7",))
WHICH_DIE: Final = Reason("reason-which-die", {"dice": ", ".join(DIE_NAMES[die] for die in DICE)})


class WithARoll(JourneyDeed):
    """What may be done with a roll."""

    wrong_time = Reason("reason-not-rolling", {}, ("J-3.3",))


class Keep(WithARoll):
    """Keep a die; the dice kept from one roll all show different symbols (J-3.8)."""

    verb = "keep"

    def __init__(self, die: Die, symbol: Symbol) -> None:
        self.die = die
        self.symbol = symbol

    @classmethod
    def read(cls, t: Journey, ask: Ask, words: Words) -> "Keep | Reason":
        for die in DICE:
            if words[1:2] == [DIE_NAMES[die]]:
                return cls._read(t, die, words[2:])
        return WHICH_DIE

    @classmethod
    def _read(cls, t: Journey, die: Die, symbol: Words) -> "Keep | Reason":
        """What a die shows has to be said as well, lest somebody should mistake it."""
        meant, shown = cls(die, t.faces[die]), face(t, die)
        reason = meant.why_not(t)
        if reason is not None or symbol == [shown]:
            return reason or meant
        if symbol:
            return Reason("reason-other-symbol", {"die": DIE_NAMES[die], "symbol": shown})
        return Reason("reason-say-symbol", {"code": f"keep {DIE_NAMES[die]} {shown}"})

    def why_not(self, t: Journey, ask: Ask | None = None) -> Reason | None:
        if self.die not in t.rolled:
            return KEPT_ALREADY
        return SAME_SYMBOL[self.symbol] if self.symbol in barred_symbols(t) else None

    def do(self, t: Journey) -> None:
        keep(t, self.die)


class WithoutWords(WithARoll):
    """What is said in one word."""

    @classmethod
    def read(cls, t: Journey, ask: Ask, words: Words) -> "WithoutWords":
        return cls()


class Roll(WithoutWords):
    """Roll the dice that are left (J-3.9)."""

    verb = "roll"

    def why_not(self, t: Journey, ask: Ask | None = None) -> Reason | None:
        if not t.kept_now:
            return NOTHING_KEPT
        if TREE in t.kept_now:
            return TREE_ENDS
        return NAZGUL_LEFT if owes_nazgul(t) else None

    def do(self, t: Journey) -> None:
        t.step = "roll"


class Stop(WithoutWords):
    """Only the White Tree ends the rolling early (J-3.14); a Nazgûl must come along (J-3.17)."""

    verb = "stop"

    def why_not(self, t: Journey, ask: Ask | None = None) -> Reason | None:
        if TREE not in t.kept_now:
            return NO_TREE
        return NAZGUL_LEFT_WITH_TREE if owes_nazgul(t) else None

    def do(self, t: Journey) -> None:
        t.tell("stopped", {"hobbit": name(t, t.active)})
        t.step = "use"


class Repeat(WithoutWords):
    """In Rohan a whole roll may be made anew, once, before a die of it is kept (J-7.7, J-7.9)."""

    verb = "repeat"

    def why_not(self, t: Journey, ask: Ask | None = None) -> Reason | None:
        if t.place is not ROHAN:
            return NOT_IN_ROHAN if t.advanced else ONLY_ADVANCED
        if t.kept_now:
            return REPEAT_TOO_LATE
        return REPEATED_ALREADY if t.repeated else None

    def do(self, t: Journey) -> None:
        t.step = "repeat"


KEEP: Final[list[list[Option[WithARoll]]]] = [
    [
        Option(
            f"keep {DIE_NAMES[die]} {SYMBOL_NAMES[symbol]}",
            Keep(die, symbol),
            Message("option-keep", {"die": DIE_NAMES[die], "symbol": SYMBOL_NAMES[symbol]}),
            (f"die:{DIE_NAMES[die]}",),
        )
        for symbol in SYMBOLS
    ]
    for die in DICE
]
ROLL: Final[Option[WithARoll]] = Option("roll", Roll(), Message("option-roll"), ("dice",))
STOP: Final[Option[WithARoll]] = Option("stop", Stop(), Message("option-stop"), ("dice",))
REPEAT: Final[Option[WithARoll]] = Option("repeat", Repeat(), Message("option-repeat"), ("dice",))

ROLLED: Final = Question("keep", "J-3.6", deeds=(Keep, Roll, Stop, Repeat))
KEEP_NAZGUL: Final = ROLLED.worded("keep-nazgul", "J-3.6", "J-3.12")
KEEP_MORE: Final = [
    ROLLED.worded("keep-more", "J-3.7", "J-3.9", dice=dice) for dice in range(len(DICE) + 1)
]
"""By how many dice are left."""
KEEP_BEFORE_STOP: Final = ROLLED.worded("keep-before-stop", "J-3.14", "J-3.16")
KEEP_OR_REPEAT: Final = ROLLED.worded("keep-or-repeat", "J-3.6", "J-7.7")


def keep_dice(t: Journey) -> Play:
    """Keep at least one of the dice just rolled, then roll the rest, until all are kept or the
    White Tree is (J-3.6, J-3.9, J-3.11).
    """
    faces = t.faces
    while t.rolled:
        barred = barred_symbols(t)
        options = [KEEP[die][faces[die]] for die in t.rolled if faces[die] not in barred]
        if ROLL.value.why_not(t) is None:
            options.append(ROLL)
            prompt = KEEP_MORE[len(t.rolled)]
        elif STOP.value.why_not(t) is None:
            options.append(STOP)
            prompt = KEEP_BEFORE_STOP
        elif owes_nazgul(t):
            prompt = KEEP_NAZGUL
        else:
            prompt = ROLLED.plain
        if t.place is ROHAN and REPEAT.value.why_not(t) is None:
            options.append(REPEAT)
            prompt = KEEP_OR_REPEAT
        deed = yield from choose(t.active, options, prompt)
        deed.do(t)
        if t.step != "keep":
            return
    t.step = "use"


def keep(t: Journey, die: Die) -> None:
    t.rolled.remove(die)
    t.kept.append(die)
    t.kept_now.append(t.faces[die])
    if t.story is not None:
        t.tell("kept", {"hobbit": name(t, t.active), "die": DIE_NAMES[die], "symbol": face(t, die)})


def barred_symbols(t: Journey) -> list[Symbol]:
    """Dice kept from one roll all show different symbols (J-3.8), except in Rivendell (J-7.3)."""
    return [] if t.place is RIVENDELL else t.kept_now


def owes_nazgul(t: Journey) -> bool:
    """Whether a Nazgûl of this roll must still be kept (J-3.12)."""
    return t.nazgul_rolled and NAZGUL not in t.kept_now

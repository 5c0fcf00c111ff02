"""The dice of a turn: what is rolled, and what is kept of it (section 3)."""

from enum import Enum
from typing import Final

from mathom.core.ask import Option, Play, choose
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


class Deed(Enum):
    """What may be done with a roll besides keeping a die of it."""

    ROLL = "roll"
    STOP = "stop"
    REPEAT = "repeat"


KEEP: Final[list[list[Option[Die | Deed]]]] = [
    [
        Option(
            f"keep {DIE_NAMES[die]} {SYMBOL_NAMES[symbol]}",
            die,
            Message("option-keep", {"die": DIE_NAMES[die], "symbol": SYMBOL_NAMES[symbol]}),
            (f"die:{DIE_NAMES[die]}",),
        )
        for symbol in SYMBOLS
    ]
    for die in DICE
]
ROLL: Final[Option[Die | Deed]] = Option(
    Deed.ROLL.value, Deed.ROLL, Message("option-roll"), ("dice",)
)
STOP: Final[Option[Die | Deed]] = Option(
    Deed.STOP.value, Deed.STOP, Message("option-stop"), ("dice",)
)
REPEAT: Final[Option[Die | Deed]] = Option(
    Deed.REPEAT.value, Deed.REPEAT, Message("option-repeat"), ("dice",)
)

KEEP_FIRST = Message("prompt-keep", {}, ("J-3.6",))
KEEP_NAZGUL = Message("prompt-keep-nazgul", {}, ("J-3.6", "J-3.12"))
KEEP_MORE = [
    Message("prompt-keep-more", {"dice": dice}, ("J-3.7", "J-3.9")) for dice in range(len(DICE) + 1)
]
"""By how many dice are left."""
KEEP_BEFORE_STOP = Message("prompt-keep-before-stop", {}, ("J-3.14", "J-3.16"))
KEEP_OR_REPEAT = Message("prompt-keep-or-repeat", {}, ("J-3.6", "J-7.7"))

KEPT_ALREADY = Reason("reason-kept-already", {}, ("J-3.10",))
SAME_SYMBOL = [
    Reason("reason-same-symbol", {"symbol": SYMBOL_NAMES[symbol]}, ("J-3.8",)) for symbol in SYMBOLS
]
SECOND_NAZGUL = Reason("reason-second-nazgul", {}, ("J-3.13",))
SAME_SYMBOL[NAZGUL] = SECOND_NAZGUL
NOTHING_KEPT = Reason("reason-nothing-kept", {}, ("J-3.6",))
NAZGUL_LEFT = Reason("reason-nazgul-left", {}, ("J-3.12",))
NAZGUL_LEFT_WITH_TREE = Reason("reason-nazgul-left", {}, ("J-3.17",))
TREE_ENDS = Reason("reason-tree-ends", {}, ("J-3.14",))
NO_TREE = Reason("reason-no-tree", {}, ("J-3.9", "J-3.11"))
NOT_IN_ROHAN = Reason("reason-not-in-rohan", {}, ("J-7.7",))
ONLY_ADVANCED = Reason("reason-only-advanced", {}, ("J-2.6",))
REPEATED_ALREADY = Reason("reason-repeated-already", {}, ("J-7.9",))
REPEAT_TOO_LATE = Reason("reason-repeat-too-late", {}, ("J-7.7",))


def keep_dice(t: Journey) -> Play:
    """Keep at least one of the dice just rolled, then roll the rest, until all are kept or the
    White Tree is (J-3.6, J-3.9, J-3.11).
    """
    faces = t.faces
    while t.rolled:
        barred = barred_symbols(t)
        options = [KEEP[die][faces[die]] for die in t.rolled if faces[die] not in barred]
        if why_not_roll(t) is None:
            options.append(ROLL)
            prompt = KEEP_MORE[len(t.rolled)]
        elif why_not_stop(t) is None:
            options.append(STOP)
            prompt = KEEP_BEFORE_STOP
        elif owes_nazgul(t):
            prompt = KEEP_NAZGUL
        else:
            prompt = KEEP_FIRST
        if t.place is ROHAN and why_not_repeat(t) is None:
            options.append(REPEAT)
            prompt = KEEP_OR_REPEAT
        chosen = yield from choose(t.active, options, prompt)
        if isinstance(chosen, Die):
            keep(t, chosen)
        elif chosen is REPEAT.value:
            t.step = "repeat"
            return
        else:
            if chosen is STOP.value:
                t.tell("stopped", {"hobbit": name(t, t.active)})
            break
    t.step = "roll" if t.rolled and TREE not in t.kept_now else "use"


def keep(t: Journey, die: Die) -> None:
    t.rolled.remove(die)
    t.kept.append(die)
    t.kept_now.append(t.faces[die])
    if t.story is not None:
        t.tell("kept", {"hobbit": name(t, t.active), "die": DIE_NAMES[die], "symbol": face(t, die)})


def barred_symbols(t: Journey) -> list[Symbol]:
    """Dice kept from one roll all show different symbols (J-3.8), except in Rivendell (J-7.3)."""
    return [] if t.place is RIVENDELL else t.kept_now


def why_not_keep(t: Journey, die: Die) -> Reason | None:
    if die not in t.rolled:
        return KEPT_ALREADY
    symbol = t.faces[die]
    return SAME_SYMBOL[symbol] if symbol in barred_symbols(t) else None


def why_not_roll(t: Journey) -> Reason | None:
    if not t.kept_now:
        return NOTHING_KEPT
    if TREE in t.kept_now:
        return TREE_ENDS
    if owes_nazgul(t):
        return NAZGUL_LEFT
    return None


def why_not_stop(t: Journey) -> Reason | None:
    """Only the White Tree ends the rolling early (J-3.14); a Nazgûl must come along (J-3.17)."""
    if TREE not in t.kept_now:
        return NO_TREE
    if owes_nazgul(t):
        return NAZGUL_LEFT_WITH_TREE
    return None


def why_not_repeat(t: Journey) -> Reason | None:
    if t.place is not ROHAN:
        return NOT_IN_ROHAN if t.advanced else ONLY_ADVANCED
    if t.kept_now:
        return REPEAT_TOO_LATE
    if t.repeated:
        return REPEATED_ALREADY
    return None


def owes_nazgul(t: Journey) -> bool:
    """Whether a Nazgûl of this roll must still be kept (J-3.12)."""
    return t.nazgul_rolled and NAZGUL not in t.kept_now

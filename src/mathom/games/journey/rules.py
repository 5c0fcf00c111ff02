"""Journey to Mordor, in the order of its rulebook (`docs/rules/journey.en.md`)."""

from collections.abc import Callable
from enum import Enum
from typing import Final

from mathom.core.ask import Option, Play, choose
from mathom.core.event import NOTABLE, TURNING
from mathom.core.message import Arg, Message, Reason
from mathom.core.state import OVER
from mathom.games.journey.data import (
    BAG_END,
    BLACK,
    CIRCLES,
    DICE,
    DIE_NAMES,
    GANDALF,
    GONDOR,
    HELMS_DEEP,
    HOBBIT_NAMES,
    HOBBITS,
    LOTHLORIEN,
    MINAS_TIRITH,
    MORIA,
    NAZGUL,
    ORC,
    PLACE_NAMES,
    PLACES,
    RING,
    RIVENDELL,
    ROHAN,
    SHELOBS_LAIR,
    SQUARES,
    SYMBOL_NAMES,
    SYMBOLS,
    TREE,
    WEAPON,
    Die,
    Hobbit,
    Symbol,
)
from mathom.games.journey.moments import dice_fall
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

# --- Setup (section 2)

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
        {"seat": t.active + 1, "hobbit": HOBBIT_NAMES[hobbit], "colour": DIE_NAMES[DICE[hobbit]]},
        weight=NOTABLE,
    )
    t.active = (t.active + 1) % len(t.sheets)
    if t.active == t.first:
        begin_round(t)


def why_not_take(t: Journey, hobbit: Hobbit) -> Reason | None:
    if any(sheet.hobbit is hobbit for sheet in t.sheets):
        return Reason("reason-hobbit-taken", {"hobbit": HOBBIT_NAMES[hobbit]}, ("J-2.3",))
    return None


# --- Turns (section 3)


def begin_round(t: Journey) -> None:
    t.round += 1
    t.tell("round", {"round": t.round}, weight=NOTABLE)
    begin_turn(t, t.first)


def begin_turn(t: Journey, seat: int) -> None:
    """The next player who still travels takes his turn; after the last one the round ends."""
    seats = len(t.sheets)
    while out_of_turns(t.sheets[seat]):
        seat = (seat + 1) % seats
        if seat == t.first:
            end_round(t)
            return
    t.active = seat
    t.rolled = DICE.copy()
    t.kept = []
    t.kept_now = []
    t.rolls = 0
    t.place = PLACES[t.sheets[seat].circles] if t.advanced else BAG_END
    t.step = "roll"
    if t.story is None:
        return
    if t.place is BAG_END:
        t.tell("turn", {"hobbit": name(t, seat)})
    else:
        t.tell("turn-at", {"hobbit": name(t, seat), "place": PLACE_NAMES[t.place]})


def out_of_turns(sheet: Sheet) -> bool:
    """Who is out takes no turns; who is in Mordor waits for the round to end (J-6.2)."""
    return sheet.out or sheet.circles == CIRCLES


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
KEEP_MORE = Message("prompt-keep-more", {}, ("J-3.7", "J-3.9"))
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
            prompt = KEEP_MORE
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


# --- Using the symbols (section 4)

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


SPLITS: Final[list[list[Option[int | None]]]] = [
    [
        Option(
            f"split {number}",
            number - 1,
            Message("option-split", {"number": number}),
            (f"square:{seat}:{number}",),
            confirm=True,
        )
        for number in range(1, SQUARES[-1] + 1)
    ]
    for seat in range(len(HOBBITS))
]
LEAVE: Final[Option[int | None]] = Option("leave", None, Message("option-leave"))
SPLIT_PROMPT = Message("prompt-split", {}, ("J-4.18", "J-4.21"))


def split_square(t: Journey) -> Play:
    """A Gandalf may split one of his player's own squares (J-4.18), if one is left (J-4.22)."""
    sheet = t.sheets[t.active]
    splits = SPLITS[t.active]
    options = [splits[number] for number, square in enumerate(sheet.squares) if square is WHOLE]
    if not options:
        t.tell("nothing-to-split", {"hobbit": name(t, t.active)})
        return
    options.append(LEAVE)
    number = yield from choose(t.active, options, SPLIT_PROMPT)
    if number is None:
        t.tell("left-whole", {"hobbit": name(t, t.active)})
    else:
        sheet.squares[number] = SPLIT
        if t.story is not None:
            t.tell("split", {"hobbit": name(t, t.active), "number": number + 1}, weight=NOTABLE)


def why_not_split(sheet: Sheet, number: int) -> Reason | None:
    square = sheet.squares[number]
    if square is WHOLE:
        return None
    if square is CROSSED:
        return Reason("reason-square-crossed", {"number": number + 1}, ("J-4.22",))
    return Reason("reason-square-split", {"number": number + 1}, ("J-4.21",))


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


# --- The end (sections 5 and 6)


def end_turn(t: Journey) -> None:
    alive = [seat for seat, sheet in enumerate(t.sheets) if not sheet.out]
    sheet = t.sheets[t.active]
    if not alive:
        end_game(t, ())
    elif t.last_one_wins and len(alive) == 1:
        end_game(t, (alive[0],))
    elif t.instant_win and in_mordor(sheet):
        end_game(t, (t.active,))
    else:
        if in_mordor(sheet):
            t.tell("reached-mordor", {"hobbit": name(t, t.active)}, weight=TURNING)
        following = (t.active + 1) % len(t.sheets)
        if following == t.first:
            end_round(t)
        else:
            begin_turn(t, following)


def in_mordor(sheet: Sheet) -> bool:
    """Whoever falls to the Nazgûl has not destroyed the Ring, wherever he got to (J-5.3)."""
    return sheet.circles == CIRCLES and not sheet.out


def end_round(t: Journey) -> None:
    """The game ends with the round in which somebody reached Mordor (J-6.2 to J-6.5)."""
    arrived = [seat for seat, sheet in enumerate(t.sheets) if in_mordor(sheet)]
    if arrived:
        most = max(t.sheets[seat].open_spaces() for seat in arrived)
        end_game(t, tuple(seat for seat in arrived if t.sheets[seat].open_spaces() == most))
    else:
        begin_round(t)


def end_game(t: Journey, winners: tuple[int, ...]) -> None:
    t.winners = winners
    t.rolled = []
    t.kept = []
    t.kept_now = []
    t.step = OVER
    t.tell("end", {})


# --- Names for the story


def name(t: Journey, seat: int) -> str:
    hobbit = t.sheets[seat].hobbit
    assert hobbit is not None
    return HOBBIT_NAMES[hobbit]


def face(t: Journey, die: Die) -> str:
    return SYMBOL_NAMES[t.faces[die]]


def shown(t: Journey, dice: list[Die]) -> list[Message]:
    return [Message("die", {"die": DIE_NAMES[die], "symbol": face(t, die)}) for die in dice]


STEPS: dict[str, Callable[[Journey], Play | None]] = {
    "hobbits": choose_hobbit,
    "roll": roll_dice,
    "repeat": repeat_roll,
    "keep": keep_dice,
    "use": use_symbols,
}

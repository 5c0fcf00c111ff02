"""One turn: whoever is active moves a character or plays a special card."""

from typing import Any, Final

from mathom.core.ask import Ask, Option, Play, Prompt, Question
from mathom.core.deed import Deed
from mathom.core.message import Message, Reason
from mathom.games.confrontation.data import FELLOWSHIP, SAURON, SIDE_NAMES, TURNS
from mathom.games.confrontation.rules.deed import Nothing
from mathom.games.confrontation.rules.ending import end, survivors
from mathom.games.confrontation.rules.moves import Move, is_stuck_forward, legal_moves, rider_moves
from mathom.games.confrontation.rules.names import why
from mathom.games.confrontation.rules.prompts import about_character
from mathom.games.confrontation.rules.repetition import position_key, times_seen
from mathom.games.confrontation.rules.special import CARDS_IN_TURN, special_options
from mathom.games.confrontation.state import NOBODY, Confrontation, name_of

WARN_BEFORE: Final = (20, 10, 5, 2, 1)
"""Turns left at which the players are reminded that the game will be drawn."""


def begin(t: Confrontation) -> None:
    """The draws are looked at before anything else."""
    left = TURNS - t.turn
    if left <= 0:
        end(t, NOBODY, "turns")
        return
    if t.house.repetition:
        key = position_key(t)
        if t.past.count(key) == 2:
            end(t, NOBODY, "repetition")
            return
        if t.story is not None and times_seen(t):
            t.tell("repeated", {})
        t.past.append(key)
    if left in WARN_BEFORE:
        t.tell("turns-left", {"turns": left})
    if t.story is not None:
        t.tell("turn", {"side": SIDE_NAMES[t.active], "turn": t.turn + 1})
    t.step = "move"


class MustMove(Nothing):
    """A turn can't be passed (C-3.3)."""

    @classmethod
    def must_choose(cls, t: Confrontation, ask: Ask) -> Reason:
        return MUST_MOVE if t.rider == NOBODY else rider_moves(t)


MUST_MOVE: Final = why("must-move", "C-3.3")
IN_TURN: Final[tuple[type[Deed], ...]] = (
    Move,
    *CARDS_IN_TURN[FELLOWSHIP],
    *CARDS_IN_TURN[SAURON],
    MustMove,
)

MOVING: Final = Question("move", "C-3.3", deeds=IN_TURN)
RIDING_ON: Final = Question("ride", "C-12.14", deeds=IN_TURN)
MOVING_ANOTHER: Final = Question("move-other", "C-12.35", deeds=IN_TURN)
MOVING_THE_NAMED: Final = Question("move-named", "C-12.21", deeds=IN_TURN)
# What is asked about somebody who may be hidden, as the opponent reads it.
SOMEBODY_RIDES_ON: Final = RIDING_ON.worded("ride-veiled").message
SOMEBODY_ELSE_MOVES: Final = MOVING_ANOTHER.worded("move-other-veiled").message
WHO_IS_NAMED_MOVES: Final = MOVING_THE_NAMED.worded("move-named-veiled").message


def move(t: Confrontation) -> Play | None:
    moves: list[Option[Any]] = legal_moves(t)
    cards: list[Option[Any]] = special_options(t) if t.specials else []
    if not moves or is_stuck_forward(t):
        # Only a card that takes the place of the whole turn saves who can't move, and nothing saves
        # who has nobody left (C-6.4).
        skips = any(option.value.skips for option in cards)
        if not skips or not survivors(t, t.active):
            end(t, 1 - t.active, "stuck")
            return None
        moves = []
    return _ask(t, moves + cards)


def _ask(t: Confrontation, options: list[Option[Any]]) -> Play:
    prompt, overheard = _question(t)
    chosen = yield Ask(t.seats[t.active], options, prompt, False, True, overheard=overheard)
    chosen.value.do(t)


def _question(t: Confrontation) -> tuple[Prompt, Message | None]:
    """The same for the opponent without the name of who may be hidden."""
    if t.rider != NOBODY:
        return about_character(RIDING_ON, name_of(t, t.rider)), SOMEBODY_RIDES_ON
    if t.stepped != NOBODY:
        return about_character(MOVING_ANOTHER, name_of(t, t.stepped)), SOMEBODY_ELSE_MOVES
    if t.named != NOBODY:
        return about_character(MOVING_THE_NAMED, name_of(t, t.named)), WHO_IS_NAMED_MOVES
    return MOVING.plain, None

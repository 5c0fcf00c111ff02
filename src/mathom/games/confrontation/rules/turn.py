"""One turn: whoever is active moves a character or plays a special card."""

from typing import Any, Final

from mathom.core.ask import Ask, Option, Play
from mathom.core.message import Message
from mathom.games.confrontation.data import (
    AWAY,
    PIECES,
    SAURON,
    SHIRE,
    SIDE_NAMES,
    TURNS,
)
from mathom.games.confrontation.rules.ending import end, survivors
from mathom.games.confrontation.rules.march import march
from mathom.games.confrontation.rules.moves import Move, add_moves, can_step, is_rooted, moves_of
from mathom.games.confrontation.rules.prompts import about_character
from mathom.games.confrontation.rules.repetition import position_key, times_seen
from mathom.games.confrontation.rules.special import SKIPPING, play_special, special_options
from mathom.games.confrontation.sight import trail
from mathom.games.confrontation.state import NOBODY, Confrontation, name_of, region_name

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


_MOVE: Final = Message("prompt-move", {}, ("C-3.3",))
_RIDE: Final = Message("prompt-ride-veiled", {}, ("C-12.14",))
_OTHER: Final = Message("prompt-move-other-veiled", {}, ("C-12.35",))
_NAMED: Final = Message("prompt-move-named-veiled", {}, ("C-12.21",))


def move(t: Confrontation) -> Play | None:
    moves: list[Option[Any]] = legal_moves(t)
    cards: list[Option[Any]] = special_options(t) if t.specials else []
    if not moves or (t.house.forward_only and not can_step(t, t.active)):
        # Only a card that takes the place of the whole turn saves who can't move, and nothing saves
        # who has nobody left (C-6.4).
        skips = any(option.value.special in SKIPPING for option in cards)
        if not skips or not survivors(t, t.active):
            end(t, 1 - t.active, "stuck")
            return None
        moves = []
    return _ask(t, moves + cards)


def legal_moves(t: Confrontation) -> list[Option[Move]]:
    """All moves of whoever must or may move."""
    if t.rider != NOBODY:
        return moves_of(t, t.rider)
    if t.named != NOBODY:
        moves = moves_of(t, t.named)
        if moves:
            return moves
    options: list[Option[Move]] = []
    first = 9 * t.active
    where = t.where
    for piece in range(first, first + 9):
        region = where[piece]
        if region != AWAY and piece != t.stepped:
            add_moves(t, piece, region, options)
    return options


def _ask(t: Confrontation, options: list[Option[Any]]) -> Play:
    prompt, overheard = _question(t)
    chosen = yield Ask(t.seats[t.active], options, prompt, False, True, overheard=overheard)
    value = chosen.value
    if not isinstance(value, Move):
        play_special(t, value)
        return
    if t.named not in (NOBODY, value.piece):
        excuse_named(t)
    march(t, value.piece, value.target, value.jump)


def _question(t: Confrontation) -> tuple[Message, Message | None]:
    """The same for the opponent without the name of who may be hidden."""
    if t.rider != NOBODY:
        return about_character("prompt-ride", name_of(t, t.rider), _RIDE.rules), _RIDE
    if t.stepped != NOBODY:
        return about_character("prompt-move-other", name_of(t, t.stepped), _OTHER.rules), _OTHER
    if t.named != NOBODY:
        return about_character("prompt-move-named", name_of(t, t.named), _NAMED.rules), _NAMED
    return _MOVE, None


def excuse_named(t: Confrontation) -> None:
    """Sauron must say why the named character can't move (C-12.23).

    The reason is a public fact, but it tells more: the piece is nobody who could have moved from
    there by an ability.
    """
    named = t.named
    region = t.where[named]
    t.named = NOBODY
    kind = (
        "named-watcher"
        if is_rooted(t, named)
        else "named-in-shire"
        if region == SHIRE
        else "named-blocked"
    )
    t.tell(kind, {"region": region_name(region)})
    if t.shown >> named & 1:
        return
    could_move = 0
    for piece in PIECES[SAURON]:
        options: list[Option[Move]] = []
        if t.where[piece] != AWAY:
            add_moves(t, piece, region, options)
        if options or t.shown >> piece & 1:
            could_move |= 1 << piece - 9
    if t.pending and t.pending[1] == region:
        # Who went from there in the Dark of Mordor is not the one who can't move.
        t.trails[SAURON] += t.pending
        t.pending = b""
    t.trails[SAURON] += trail.not_all(region, could_move)

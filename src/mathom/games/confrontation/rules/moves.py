"""The turn's move: what is offered, why anything else is not, and what happens."""

from typing import Final

from mathom.core.ask import Ask, Option
from mathom.core.deed import Words
from mathom.core.message import Message, Reason
from mathom.games.confrontation.data import (
    AWAY,
    BACKWARD,
    BESIDE,
    CHARACTERS,
    EREGION,
    FANGORN,
    FELLOWSHIP,
    LIMIT,
    MOUNTAINS,
    NAMES,
    PIECES,
    REGION_NAMES,
    SAURON,
    SHIRE,
    TREEBEARD,
    UPSTREAM,
)
from mathom.games.confrontation.rules.deed import InPlay, side_asked
from mathom.games.confrontation.rules.march import march
from mathom.games.confrontation.rules.names import (
    CHARACTER_NAMES,
    on_board,
    region_called,
    spelling,
    why,
)
from mathom.games.confrontation.rules.ways import STEPS, WAYS, S, full, is_full, is_rooted
from mathom.games.confrontation.sight import trail
from mathom.games.confrontation.state import NOBODY, Confrontation, name_of, region_name

JUMP: Final = "jump"
NO_JUMP: Final = why("jump", "C-10.21")
SAY_WHERE: Final = why("say-where")
STUCK_FORWARD: Final = why("stuck-forward", "C-6.4")
WATCHER_STAYS: Final = why("watcher-stays", "C-10.57")
NOT_YOUR_TURN: Final = why("not-your-turn", "C-3.2")
BATTLE_FIRST: Final = why("battle-first", "C-4.1")
FULL: Final = full("C-3.15")


class Move(InPlay):
    """Move one of one's characters (C-3.3)."""

    verb = "move"

    def __init__(self, piece: int, target: int, jump: bool = False) -> None:
        self.piece = piece
        self.target = target
        self.jump = jump
        """Whether Treebeard★ leaps from Eregion instead of walking through Moria."""

    @classmethod
    def means(cls, words: Words) -> bool:
        """Its codes begin with who moves."""
        return words[0] in CHARACTER_NAMES

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> "Move | Reason":
        piece = on_board(t, side_asked(t, ask), words[0])
        if isinstance(piece, Reason):
            return piece
        reason = why_not_move(t, piece)
        if reason is not None:
            return reason
        if len(words) == 1:
            return SAY_WHERE
        target = region_called(words[1])
        if isinstance(target, Reason):
            return target
        if words[2:] == [JUMP]:
            return cls._read_jump(t, piece, target)
        return SAY_WHERE if words[2:] else cls(piece, target)

    @classmethod
    def _read_jump(cls, t: Confrontation, piece: int, target: int) -> "Move | Reason":
        """Only where a step leads as well is it said which of the two is meant."""
        if t.cast[piece] != TREEBEARD or target != FANGORN:
            return NO_JUMP
        if t.where[piece] == EREGION:
            return cls(piece, target, jump=True)
        on_foot = f"{name_of(t, piece)} {REGION_NAMES[target]}"
        return why_not_go(t, piece, target) or spelling(on_foot)

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return BATTLE_FIRST if side_asked(t, ask) == t.active else NOT_YOUR_TURN

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return (
            why_not_move(t, self.piece)
            or why_not_go(t, self.piece, self.target, self.jump)
            or (STUCK_FORWARD if is_stuck_forward(t) else None)
        )

    def do(self, t: Confrontation) -> None:
        if t.named not in (NOBODY, self.piece):
            excuse_named(t)
        march(t, self.piece, self.target, self.jump)


# --- Who may move


def legal_moves(t: Confrontation) -> list[Option[Move]]:
    """All moves of whoever must or may move."""
    bound = who_must_move(t)
    if bound != NOBODY:
        return moves_of(t, bound)
    options: list[Option[Move]] = []
    first = 9 * t.active
    where = t.where
    for piece in range(first, first + 9):
        region = where[piece]
        if region != AWAY and piece != t.stepped:
            add_moves(t, piece, region, options)
    return options


def who_must_move(t: Confrontation) -> int:
    """The only one who may move: who has ridden Shadowfax, or whom the King has named and who can
    (C-12.14, C-12.21).
    """
    if t.rider != NOBODY:
        return t.rider
    return t.named if t.named != NOBODY and moves_of(t, t.named) else NOBODY


def why_not_move(t: Confrontation, piece: int) -> Reason | None:
    """Why somebody else must move, or this one may not."""
    if t.stepped == piece:
        return why("stepped-already", "C-12.35", character=name_of(t, piece))
    bound = who_must_move(t)
    if bound not in (NOBODY, piece):
        return rider_moves(t) if bound == t.rider else named_moves(t)
    return WATCHER_STAYS if is_rooted(t, piece) else None


def rider_moves(t: Confrontation) -> Reason:
    return why("rider-moves", "C-12.14", character=name_of(t, t.rider))


def named_moves(t: Confrontation) -> Reason:
    return why("named-moves", "C-12.21", character=name_of(t, t.named))


def is_stuck_forward(t: Confrontation) -> bool:
    """Whether nobody has a normal move, and the players agreed to take C-6.4 strictly."""
    return t.house.forward_only and not can_step(t, t.active)


def can_step(t: Confrontation, side: int) -> bool:
    """Whether any piece has a normal move in front of it."""
    first = 9 * side
    for piece in range(first, first + 9):
        region = t.where[piece]
        if region == AWAY or is_rooted(t, piece):
            continue
        for target in STEPS[side][region]:
            if not is_full(t, side, target):
                return True
    return False


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


# --- Where to

_options: dict[int, Option[Move]] = {}


def move_option(character: int, origin: int, target: int, jump: bool = False) -> Option[Move]:
    """The same option is offered in thousands of positions: it is made once."""
    key = character << 11 | origin << 6 | target << 1 | jump
    option = _options.get(key)
    if option is None:
        name, region = NAMES[character], REGION_NAMES[target]
        option = _options[key] = Option(
            f"{name} {region} {JUMP}" if jump else f"{name} {region}",
            Move(character >> 1, target, jump),
            Message(
                "option-jump" if jump else "option-move",
                {"character": name, "from": REGION_NAMES[origin], "to": region},
            ),
            (f"piece:{name}", f"region:{region}"),
            seen=f"{REGION_NAMES[origin]} {region}",
        )
    return option


STEP_OPTIONS: Final = tuple(
    tuple(
        tuple((target, move_option(character, region, target)) for target in steps)
        for region, steps in enumerate(STEPS[character >= 2 * len(PIECES[FELLOWSHIP])])
    )
    for character in range(len(CHARACTERS))
)
"""By character and region: its normal moves."""


def moves_of(t: Confrontation, piece: int) -> list[Option[Move]]:
    options: list[Option[Move]] = []
    region = t.where[piece]
    if region != AWAY:
        add_moves(t, piece, region, options)
    return options


def add_moves(t: Confrontation, piece: int, region: int, options: list[Option[Move]]) -> None:
    """Add all that a piece could do if it stood in a region."""
    character, count = t.cast[piece], t.count
    if piece < 9:
        for target, option in STEP_OPTIONS[character][region]:
            if count[target] < LIMIT[target]:
                options.append(option)
    else:
        if t.lasting and is_rooted(t, piece):
            return
        for target, option in STEP_OPTIONS[character][region]:
            if count[S + target] < LIMIT[target]:
                options.append(option)
    way = WAYS[character]
    if way is not None:
        steps = STEPS[piece > 8][region]
        for target in way.targets(t, region):
            options.append(move_option(character, region, target, target in steps))


def why_not_go(t: Confrontation, piece: int, target: int, jump: bool = False) -> Reason | None:
    """Why a character that may move does not get there, neither by a step nor by its own way."""
    side, origin = piece // 9, t.where[piece]
    if origin == target:
        return why("there-already", character=name_of(t, piece))
    if target in STEPS[side][origin] and not jump:
        return FULL[side][target] if is_full(t, side, target) else None
    way = WAYS[t.cast[piece]]
    if way is not None:
        if target in way.targets(t, origin):
            return None
        reason = way.why_not(t, origin, target)
        if reason is not None:
            return reason
    if {origin, target} == {EREGION, FANGORN}:
        return why("moria-fellowship", "C-3.27") if side == SAURON else why("moria-back", "C-3.25")
    if (origin, target) in UPSTREAM or (target, origin) in UPSTREAM:
        if side == SAURON:
            return why("anduin-fellowship", "C-3.23", "C-3.5")
        return why("upstream", "C-3.21")
    if target in BACKWARD[side][origin]:
        return why("backward", "C-3.6")
    if target in BESIDE[origin]:
        return why("mountains", "C-3.8") if origin in MOUNTAINS else why("sideways", "C-3.5")
    return why("not-adjacent", "C-3.4", origin=REGION_NAMES[origin], region=REGION_NAMES[target])

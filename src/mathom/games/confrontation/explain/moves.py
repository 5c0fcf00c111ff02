"""Why not: moves in the turn."""

from typing import Final

from mathom.core.message import Reason
from mathom.games.confrontation.data import (
    ADJACENT,
    ARAGORN,
    BACKWARD,
    BESIDE,
    BLACK_RIDER,
    EREGION,
    FANGORN,
    FELLOWSHIP,
    FLYING_NAZGUL,
    FLYING_NAZGUL_STAR,
    LIMIT,
    MORDOR,
    MOUNTAINS,
    REGION_NAMES,
    SAURON,
    SHIRE,
    SIDE_NAMES,
    TREEBEARD,
    UPSTREAM,
    URUK_HAI,
    WITCH_KING,
)
from mathom.games.confrontation.explain.names import on_board, region_called, why
from mathom.games.confrontation.rules.moves import STEPS, TWO_AHEAD, far_ahead, is_rooted, moves_of
from mathom.games.confrontation.state import NOBODY, Confrontation, name_of

JUMP: Final = "jump"


def why_not_move(t: Confrontation, side: int, name: str, words: list[str]) -> Reason:
    """`words` is what was typed after the character's name."""
    piece = on_board(t, side, name)
    if isinstance(piece, Reason):
        return piece
    bound = _bound(t, piece)
    if bound is not None:
        return bound
    if not words:
        return why("say-where")
    target = region_called(words[0])
    if isinstance(target, Reason):
        return target
    on_foot = f"{name} {words[0]}"
    can_walk = any(option.code == on_foot for option in moves_of(t, piece))
    if words[1:] == [JUMP]:
        return _why_not_jump(t, piece, target, on_foot if can_walk else None)
    if words[1:]:
        return why("say-where")
    if can_walk:
        # The move would be there, but nobody of this side has a normal one, and the players
        # agreed to take C-6.4 strictly.
        return why("stuck-forward", "C-6.4")
    return why_not_go(t, piece, target)


def _why_not_jump(t: Confrontation, piece: int, target: int, on_foot: str | None) -> Reason:
    if t.cast[piece] != TREEBEARD or target != FANGORN:
        return why("jump", "C-10.21")
    if on_foot is not None and t.where[piece] != EREGION:
        return why("spelling", code=on_foot)
    return why_not_go(t, piece, target) if on_foot is None else why("treebeard-one", "C-10.21")


def _bound(t: Confrontation, piece: int) -> Reason | None:
    """Whether somebody else must move, or this one must not."""
    if t.rider not in (NOBODY, piece):
        return why("rider-moves", "C-12.14", character=name_of(t, t.rider))
    if t.stepped == piece:
        return why("stepped-already", "C-12.35", character=name_of(t, piece))
    if t.named not in (NOBODY, piece) and moves_of(t, t.named):
        return why("named-moves", "C-12.21", character=name_of(t, t.named))
    if is_rooted(t, piece):
        return why("watcher-stays", "C-10.57")
    return None


def why_not_go(t: Confrontation, piece: int, target: int) -> Reason:
    """Why a character that may move can't go there."""
    origin = t.where[piece]
    if origin == target:
        return why("there-already", character=name_of(t, piece))
    if target in STEPS[piece > 8][origin]:
        return full(piece > 8, target)
    reason = _ability(t, piece, target)
    return _wrong_way(piece, origin, target) if reason is None else reason


def full(side: bool | int, region: int, rule: str = "C-3.15") -> Reason:
    limits = {SHIRE: "C-3.10", MORDOR: "C-3.11"}
    limit = limits.get(region, "C-3.12" if region in MOUNTAINS else "C-3.13")
    return why(
        "full", rule, limit, side=SIDE_NAMES[side], region=REGION_NAMES[region], limit=LIMIT[region]
    )


def _ability(t: Confrontation, piece: int, target: int) -> Reason | None:
    """The condition of the character's own way to move that is not met."""
    character, origin = t.cast[piece], t.where[piece]
    beside = target in BESIDE[origin]
    held = beside and origin in MOUNTAINS
    if character == ARAGORN and (beside or target in BACKWARD[FELLOWSHIP][origin]):
        return why("mountains", "C-8.26") if held else why("aragorn-attacks", "C-8.23", "C-8.24")
    if character == TREEBEARD and target == FANGORN:
        return why("treebeard-one", "C-10.21")
    if character == FLYING_NAZGUL:
        return why("nazgul-one", "C-8.47", "C-8.49")
    if character == WITCH_KING and beside:
        return why("mountains", "C-8.45") if held else why("witch-king-attacks", "C-8.43", "C-8.44")
    if character == FLYING_NAZGUL_STAR and target in TWO_AHEAD[origin]:
        return why("nazgul-attacks", "C-10.60")
    if character in (BLACK_RIDER, URUK_HAI) and target in _ahead(origin):
        return _why_not_far(t, character, origin, target)
    return None


def _ahead(origin: int) -> set[int]:
    """All that lies in front of a piece of Sauron's, however far."""
    steps = STEPS[SAURON]
    found = set(steps[origin])
    return found.union(*[_ahead(near) for near in found])


def _why_not_far(t: Confrontation, character: int, origin: int, target: int) -> Reason:
    reached = target in far_ahead(t, origin)
    if character == BLACK_RIDER:
        if not reached:
            return why("rider-way", "C-8.52", "C-8.53")
        return why("rider-attacks", "C-8.50", "C-8.51")
    if not reached:
        return why("uruk-hai-way", "C-10.38", "C-10.39")
    return why("uruk-hai-empty", "C-10.37", region=REGION_NAMES[target])


def _wrong_way(piece: int, origin: int, target: int) -> Reason:
    """Against the normal rules of movement."""
    side = SAURON if piece > 8 else FELLOWSHIP
    if {origin, target} == {EREGION, FANGORN}:
        return why("moria-fellowship", "C-3.27") if side == SAURON else why("moria-back", "C-3.25")
    along_anduin = (origin, target) in UPSTREAM or (target, origin) in UPSTREAM
    if along_anduin and side == SAURON:
        return why("anduin-fellowship", "C-3.23", "C-3.5")
    if along_anduin:
        return why("upstream", "C-3.21")
    if target in BACKWARD[side][origin]:
        return why("backward", "C-3.6")
    if target in BESIDE[origin]:
        return why("mountains", "C-3.8") if origin in MOUNTAINS else why("sideways", "C-3.5")
    assert target not in ADJACENT[origin]
    return why("not-adjacent", "C-3.4", origin=REGION_NAMES[origin], region=REGION_NAMES[target])

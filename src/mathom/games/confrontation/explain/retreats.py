"""Why not: retreats, Sméagol's change of places, Wormtongue's escape."""

from typing import Final

from mathom.core.message import Reason
from mathom.games.confrontation.data import (
    ADJACENT,
    BACKWARD,
    BESIDE,
    EREGION,
    FANGORN,
    FARAMIR,
    FELLOWSHIP,
    FORWARD,
    FRODO,
    GOLLUM,
    MOUNTAINS,
    PIPPIN,
    REGION_NAMES,
    SARUMAN,
    SAURON,
    SIDE_NAMES,
    SIDEWAYS,
    SMEAGOL,
    UPSTREAM,
    WARG,
)
from mathom.games.confrontation.explain.moves import full
from mathom.games.confrontation.explain.names import on_board, region_called, why
from mathom.games.confrontation.rules.fighters import fellow, servant
from mathom.games.confrontation.rules.moves import S, is_full
from mathom.games.confrontation.state import Confrontation, name_of

ABILITY: Final = {FRODO: "C-8.2", PIPPIN: "C-8.14", FARAMIR: "C-10.25", GOLLUM: "C-10.63"}
"""Who can retreat by an ability, and by which rule."""
BEFORE_CARDS: Final = {FRODO: "C-8.3", PIPPIN: "C-8.15", FARAMIR: "C-10.26", GOLLUM: "C-10.64"}
STUCK_IN_MOUNTAINS: Final = {FRODO: "C-8.4", FARAMIR: "C-10.27"}
ATTACKERS: Final = (PIPPIN, FARAMIR)
"""Whose ability works only when they attack; Frodo's only when he defends."""


def why_not_retreat(t: Confrontation, side: int, prompt: str, words: list[str]) -> Reason:
    """A retreat is possible now, but not to there."""
    target = region_called(" ".join(words))
    if isinstance(target, Reason):
        return target
    way, rule, regions = _way(t, side, prompt)
    origin = t.field
    if target == origin:
        return why("retreat-here", rule, region=REGION_NAMES[origin])
    if (origin, target) == (FANGORN, EREGION) and side == FELLOWSHIP:
        return why("retreat-moria", "C-4.17")
    if target not in ADJACENT[origin]:
        return why("retreat-adjacent", rule, region=REGION_NAMES[target])
    if target in BESIDE[origin] and origin in MOUNTAINS:
        return why("retreat-mountains", "C-4.16")
    if target not in regions:
        return why("retreat-way", rule, way=way)
    if t.count[S * (1 - side) + target]:
        return why("retreat-enemy", "C-4.14", region=REGION_NAMES[target])
    if is_full(t, side, target):
        return full(side, target, "C-4.15")
    # What is left is a house rule.
    assert (origin, target) in UPSTREAM
    return why("retreat-upstream", "C-3.22", side=SIDE_NAMES[side])


def _way(t: Confrontation, side: int, prompt: str) -> tuple[str, str, tuple[int, ...]]:
    """In which direction, by which rule, and to which regions at most."""
    field = t.field
    if prompt == "prompt-retreat-card":
        if side == SAURON:
            return "sideways", "C-7.21", SIDEWAYS[field]
        return "backward", "C-7.14", BACKWARD[FELLOWSHIP][field]
    if side == SAURON:
        return "forward", "C-10.63", FORWARD[SAURON][field]
    if t.gwaihir:
        return "both", "C-12.26", SIDEWAYS[field] + BACKWARD[FELLOWSHIP][field]
    character = t.cast[fellow(t)]
    if character == PIPPIN:
        return "backward", "C-8.14", BACKWARD[FELLOWSHIP][field]
    return "sideways", ABILITY[character], SIDEWAYS[field]


def why_no_retreat(t: Confrontation, side: int) -> Reason:
    """Both fighters lie open, and a retreat is not what is asked for."""
    piece = servant(t) if side == SAURON else fellow(t)
    character, name = t.cast[piece], name_of(t, piece)
    if side == FELLOWSHIP and not t.gwaihir and character not in ABILITY:
        return why("no-retreat", "C-4.12", character=name)
    if side == SAURON:
        if character != GOLLUM:
            return why("no-retreat", "C-10.63", "C-7.21", character=name)
        return why("retreat-over", "C-10.64", character=name)
    enemy = t.cast[servant(t)]
    if enemy == WARG:
        return why("retreat-warg", "C-4.13")
    if enemy == SARUMAN and t.house.saruman_holds:
        return why("retreat-saruman", "C-8.54")
    if t.gwaihir:
        return why("retreat-over", "C-12.27", character=name)
    attacks = piece == t.mover
    if attacks != (character in ATTACKERS):
        id = "retreat-attacking" if character in ATTACKERS else "retreat-defending"
        return why(id, ABILITY[character], character=name)
    if t.field in MOUNTAINS and character in STUCK_IN_MOUNTAINS:
        return why("retreat-mountains", STUCK_IN_MOUNTAINS[character], "C-4.16")
    return why("retreat-over", BEFORE_CARDS[character], character=name)


def why_not_swap(t: Confrontation, words: list[str]) -> Reason:
    """Sméagol may change places now, but not with this one."""
    piece = on_board(t, FELLOWSHIP, " ".join(words))
    if isinstance(piece, Reason):
        return piece
    if piece == fellow(t):
        return why("swap-himself", "C-10.28")
    if t.field in MOUNTAINS and t.where[piece] in BESIDE[t.field]:
        return why("swap-mountains", "C-10.29")
    return why("swap-adjacent", "C-10.28", character=name_of(t, piece))


def why_no_swap(t: Confrontation) -> Reason:
    if t.cast[fellow(t)] != SMEAGOL or t.gwaihir:
        return why("swap-smeagol", "C-10.28")
    if t.cast[servant(t)] == WARG:
        return why("swap-warg", "C-8.62")
    if fellow(t) == t.mover:
        return why("swap-defending", "C-10.28")
    if t.count[t.field] != 1:
        return why("swap-alone", "C-10.28")
    return why("swap-over", "C-10.30")


def why_not_escape(t: Confrontation, words: list[str]) -> Reason:
    target = region_called(" ".join(words))
    if isinstance(target, Reason):
        return target
    if target not in BACKWARD[SAURON][t.field]:
        return why("escape-backward", "C-10.47")
    return why("escape-empty", "C-10.47", "C-13.10", region=REGION_NAMES[target])

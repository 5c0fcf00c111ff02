"""Why not: the special cards."""

from collections.abc import Callable
from typing import Final

from mathom.core.message import Reason
from mathom.games.confrontation.data import (
    ARAGORN_PIECE,
    AWAY,
    CREBAIN,
    DARK_OF_MORDOR,
    FANGORN,
    FELLOWSHIP,
    FORWARD,
    GANDALF_PIECE,
    GANDALF_THE_WHITE,
    GWAIHIR,
    KING_REVEALED,
    MORDOR,
    PALANTIR,
    PIECES,
    RECALL,
    REGION_NAMES,
    REGION_NUMBERS,
    SAURON,
    SHADOWFAX,
    SHIRE,
    SIDE_NAMES,
    SPECIAL_NAMES,
    SPECIALS,
    WARG,
    WATCHER,
)
from mathom.games.confrontation.explain.moves import full, is_full
from mathom.games.confrontation.explain.names import on_board, region_called, why
from mathom.games.confrontation.rules.fighters import servant
from mathom.games.confrontation.rules.moves import STEPS, S, moves_of
from mathom.games.confrontation.rules.special import SKIPPING
from mathom.games.confrontation.state import (
    NOBODY,
    Confrontation,
    has,
    name_of,
    pieces_at,
    put,
)

VERBS: Final = {
    "shadowfax": SHADOWFAX,
    "gandalf-the-white": GANDALF_THE_WHITE,
    "king": KING_REVEALED,
    "gwaihir": GWAIHIR,
    "recall": RECALL,
    "dark": DARK_OF_MORDOR,
    "crebain": CREBAIN,
    "palantir": PALANTIR,
}
WHEN: Final = (
    "C-12.9",
    "C-12.16",
    "C-12.20",
    "C-12.25",
    "C-12.29",
    "C-12.32",
    "C-12.37",
    "C-12.41",
)
"""By special card: the rule that says when it is played."""


def why_not_own(t: Confrontation, side: int, special: int) -> Reason | None:
    """Why a side does not have this card to play, if so."""
    name = SPECIAL_NAMES[special]
    if special not in SPECIALS[side]:
        return why("special-of-other-side", "C-12.1", special=name)
    if has(t, special):
        return None
    if t.used >> special & 1:
        return why("special-used", "C-12.3", special=name)
    if not t.house.cards[side]:
        return why("no-specials", "C-12.2", side=SIDE_NAMES[side])
    return why("special-not-chosen", "C-12.4", special=name)


def why_not_special(
    t: Confrontation, side: int, special: int, words: list[str], moving: bool
) -> Reason:
    """`moving` tells whether the turn's move is asked for."""
    reason = why_not_own(t, side, special)
    if reason is not None:
        return reason
    if special == GWAIHIR:
        return _why_not_gwaihir(t)
    if t.active != side:
        return why("special-own-turn", WHEN[special], special=SPECIAL_NAMES[special])
    if special == PALANTIR:
        return _why_not_palantir(t, words)
    if not moving:
        return why("special-before-move", WHEN[special], special=SPECIAL_NAMES[special])
    if t.rider != NOBODY:
        return why("rider-moves", "C-12.14", character=name_of(t, t.rider))
    if t.stepped != NOBODY:
        return why("move-another", "C-12.35")
    if t.barred and special in SKIPPING:
        return why("may-not-skip", "C-12.22")
    return _CONDITIONS[special](t, words)


def _why_not_gwaihir(t: Confrontation) -> Reason:
    if t.foe != NOBODY and t.cast[servant(t)] == WARG:
        return why("gwaihir-warg", "C-12.28")
    return why("gwaihir-when", "C-12.25")


def _why_not_palantir(t: Confrontation, words: list[str]) -> Reason:
    if len(words) != 1:
        return why("palantir-where", "C-12.41")
    region = region_called(words[0])
    if isinstance(region, Reason):
        return region
    if region == SHIRE:
        return why("palantir-shire", "C-12.42")
    if not t.count[region]:
        return why("nobody-there", "C-12.41", side="fellowship", region=REGION_NAMES[region])
    return why("palantir-when", "C-12.41")


def _why_not_shadowfax(t: Confrontation, words: list[str]) -> Reason:
    found = _who_and_where(t, FELLOWSHIP, words)
    if isinstance(found, Reason):
        return found
    piece, target = found
    if target not in STEPS[FELLOWSHIP][t.where[piece]]:
        return why("step-forward", "C-12.9", special="shadowfax")
    if t.count[S + target]:
        return why("step-enemy", "C-12.10", region=REGION_NAMES[target])
    if is_full(t, FELLOWSHIP, target):
        return full(FELLOWSHIP, target, "C-12.11")
    return why("ride-on", "C-12.15", character=name_of(t, piece))


def _who_and_where(t: Confrontation, side: int, words: list[str]) -> tuple[int, int] | Reason:
    if not words:
        return why("say-who-and-where")
    piece = on_board(t, side, words[0])
    if isinstance(piece, Reason):
        return piece
    if len(words) != 2:
        return why("say-where")
    target = region_called(words[1])
    return target if isinstance(target, Reason) else (piece, target)


def _why_not_gandalf(t: Confrontation, words: list[str]) -> Reason:
    if words:
        return why("spelling", code="gandalf-the-white")
    if t.where[GANDALF_PIECE] != AWAY:
        return why("gandalf-lives", "C-12.19")
    if t.count[S + FANGORN]:
        return why("fangorn-enemy", "C-12.17")
    return why("fangorn-full", "C-12.18")


def _why_not_king(t: Confrontation, words: list[str]) -> Reason:
    if t.where[ARAGORN_PIECE] == AWAY:
        return why("aragorn-fell", "C-12.24")
    return _why_not_target(t, SAURON, words, "C-12.20")


def _why_not_crebain(t: Confrontation, words: list[str]) -> Reason:
    return _why_not_target(t, FELLOWSHIP, words, "C-12.37")


def _why_not_target(t: Confrontation, enemy: int, words: list[str], rule: str) -> Reason:
    """A revealed enemy is chosen by name, a hidden one by its region."""
    if len(words) != 1:
        return why("say-target", rule)
    if words[0] in REGION_NUMBERS:
        region = REGION_NUMBERS[words[0]]
        if pieces_at(t, enemy, region):
            return why("target-open", rule, region=words[0])
        return why("nobody-there", rule, side=SIDE_NAMES[enemy], region=words[0])
    piece = on_board(t, enemy, words[0])
    if isinstance(piece, Reason):
        return piece
    if not t.shown >> piece & 1:
        return why("target-hidden", rule, "C-13.3")
    # The only revealed one that may not be named.
    assert t.cast[piece] == WATCHER
    return why("king-watcher", rule, "C-10.57")


def _why_not_recall(t: Confrontation, words: list[str]) -> Reason:
    if t.count[MORDOR]:
        return why("mordor-enemy", "C-12.30")
    if is_full(t, SAURON, MORDOR):
        return why("mordor-full", "C-12.31")
    if len(words) != 1:
        return why("recall-whom", "C-12.29")
    piece = on_board(t, SAURON, words[0])
    if isinstance(piece, Reason):
        return piece
    return why("in-mordor-already", "C-12.29", character=words[0])


def _why_not_dark(t: Confrontation, words: list[str]) -> Reason:
    found = _who_and_where(t, SAURON, words)
    if isinstance(found, Reason):
        return found
    piece, target = found
    if t.cast[piece] == WATCHER and t.lasting >> piece & 1:
        return why("dark-watcher", "C-12.36")
    if target not in FORWARD[SAURON][t.where[piece]]:
        return why("step-forward", "C-12.32", special="dark-of-mordor")
    if t.count[target]:
        return why("step-enemy", "C-12.33", region=REGION_NAMES[target])
    if is_full(t, SAURON, target):
        return full(SAURON, target, "C-12.34")
    if not _another_could_move(t, piece, target):
        return why("dark-no-other", "C-12.35")
    return why("dark-named", "C-12.21", character=name_of(t, t.named))


def _another_could_move(t: Confrontation, piece: int, target: int) -> bool:
    origin = t.where[piece]
    put(t, piece, target)
    others = any(moves_of(t, other) for other in PIECES[SAURON] if other != piece)
    put(t, piece, origin)
    return others


_CONDITIONS: Final[dict[int, Callable[[Confrontation, list[str]], Reason]]] = {
    SHADOWFAX: _why_not_shadowfax,
    GANDALF_THE_WHITE: _why_not_gandalf,
    KING_REVEALED: _why_not_king,
    RECALL: _why_not_recall,
    DARK_OF_MORDOR: _why_not_dark,
    CREBAIN: _why_not_crebain,
}

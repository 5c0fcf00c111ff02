"""Why not: the special cards."""

from collections.abc import Callable
from typing import Final

from mathom.core.message import Reason
from mathom.games.confrontation.data import (
    ARAGORN_PIECE,
    AWAY,
    CREBAIN,
    DARK_OF_MORDOR,
    FELLOWSHIP,
    GANDALF_THE_WHITE,
    GWAIHIR,
    KING_REVEALED,
    PALANTIR,
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
)
from mathom.games.confrontation.explain.moves import full
from mathom.games.confrontation.explain.names import on_board, region_called, why
from mathom.games.confrontation.rules.fighters import servant
from mathom.games.confrontation.rules.moves import is_rooted
from mathom.games.confrontation.rules.special import (
    SKIPPING,
    why_not_recall,
    why_not_return,
    why_not_ride,
    why_not_step,
)
from mathom.games.confrontation.state import (
    NOBODY,
    Confrontation,
    has,
    name_of,
    pieces_at,
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
    obstacle = why_not_ride(t, *found)
    assert obstacle is not None
    return _against_step(t, obstacle, SHADOWFAX, *found)


RIDE: Final = {
    "step-forward": "C-12.9",
    "step-enemy": "C-12.10",
    "full": "C-12.11",
    "ride-on": "C-12.15",
}
DARK: Final = {
    "dark-watcher": "C-12.36",
    "step-forward": "C-12.32",
    "step-enemy": "C-12.33",
    "full": "C-12.34",
    "dark-no-other": "C-12.35",
    "dark-named": "C-12.21",
}


def _against_step(t: Confrontation, obstacle: str, special: int, piece: int, target: int) -> Reason:
    """What is against the first step of two, in words."""
    rule = (RIDE if special == SHADOWFAX else DARK)[obstacle]
    if obstacle == "full":
        return full(piece > 8, target, rule)
    if obstacle == "step-forward":
        return why(obstacle, rule, special=SPECIAL_NAMES[special])
    if obstacle == "step-enemy":
        return why(obstacle, rule, region=REGION_NAMES[target])
    if obstacle == "ride-on":
        return why(obstacle, rule, character=name_of(t, piece))
    if obstacle == "dark-named":
        return why(obstacle, rule, character=name_of(t, t.named))
    return why(obstacle, rule)


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
    obstacle = why_not_return(t)
    assert obstacle is not None
    return why(obstacle, RETURN[obstacle])


RETURN: Final = {
    "gandalf-lives": "C-12.19",
    "fangorn-enemy": "C-12.17",
    "fangorn-full": "C-12.18",
}


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
    assert is_rooted(t, piece)
    return why("king-watcher", rule, "C-10.57")


def _why_not_recall(t: Confrontation, words: list[str]) -> Reason:
    obstacle = why_not_recall(t)
    if obstacle is not None:
        return why(obstacle, "C-12.30" if obstacle == "mordor-enemy" else "C-12.31")
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
    obstacle = why_not_step(t, *found)
    assert obstacle is not None
    return _against_step(t, obstacle, DARK_OF_MORDOR, *found)


_CONDITIONS: Final[dict[int, Callable[[Confrontation, list[str]], Reason]]] = {
    SHADOWFAX: _why_not_shadowfax,
    GANDALF_THE_WHITE: _why_not_gandalf,
    KING_REVEALED: _why_not_king,
    RECALL: _why_not_recall,
    DARK_OF_MORDOR: _why_not_dark,
    CREBAIN: _why_not_crebain,
}

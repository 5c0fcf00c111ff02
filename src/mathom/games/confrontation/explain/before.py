"""Why not: the draft, the choice of special cards, the deployment."""

from mathom.core.message import Reason
from mathom.games.confrontation.data import (
    FELLOWSHIP,
    PIECES,
    SPECIAL_NAMES,
    SPECIALS,
)
from mathom.games.confrontation.explain.names import (
    CHARACTER_NAMES,
    piece_called,
    short,
    why,
)
from mathom.games.confrontation.state import Confrontation


def why_not_draft(words: list[str]) -> Reason:
    letters = "".join(words)
    strange = [letter for letter in letters if letter not in "cv"]
    if strange:
        return why("draft-letter", "C-11.3", letter=strange[0])
    if len(letters) == len(PIECES[FELLOWSHIP]):
        return why("spelling", code=f"draft {letters}")
    return why("draft-letters", "C-11.3", letters=len(letters))


def why_not_take(t: Confrontation, side: int, words: list[str]) -> Reason:
    """`side` is whose special cards are chosen."""
    number = t.house.cards[side]
    taken = []
    for word in words:
        if word not in SPECIAL_NAMES:
            return why("no-special", word=short(word))
        special = SPECIAL_NAMES.index(word)
        if special not in SPECIALS[side]:
            return why("special-of-other-side", "C-12.1", special=word)
        if special in taken:
            return why("special-twice", "C-12.4", special=word)
        taken.append(special)
    if len(taken) != number:
        return why("special-number", "C-12.4", number=number)
    in_order = " ".join(("take", *[SPECIAL_NAMES[special] for special in sorted(taken)]))
    return why("spelling", code=in_order)


def why_not_deploy(t: Confrontation, side: int, words: list[str]) -> Reason:
    for index, word in enumerate(words):
        if piece_called(t, side, word) is not None:
            if word in words[:index]:
                return why("deployed-twice", "C-2.14", character=word)
        elif piece_called(t, 1 - side, word) is not None:
            return why("other-side", "C-1.2", character=word)
        elif word in CHARACTER_NAMES:
            return why("not-in-play", "C-1.6", character=word)
        else:
            return why("no-character", word=short(word))
    rules = ("C-2.7", "C-2.8") if side == FELLOWSHIP else ("C-2.9", "C-2.10")
    return why("deploy-five", *rules, number=len(words))

"""Why not: everything in a battle but retreats."""

from typing import Final

from mathom.core.message import Reason
from mathom.games.confrontation.data import (
    CARD_NUMBERS,
    DECKS,
    FELLOWSHIP,
    FRODO_PIECE,
    GANDALF_PIECE,
    GANDALF_STAR,
    MOUTH,
    REGION_NAMES,
    SAM,
    SAM_PIECE,
    SARUMAN_STAR,
    WARG,
)
from mathom.games.confrontation.explain.names import on_board, short, why
from mathom.games.confrontation.rules.cards import card_term
from mathom.games.confrontation.rules.fighters import fellow, servant
from mathom.games.confrontation.state import Confrontation, pieces_at

CARD_PROMPTS: Final = frozenset(
    ("prompt-card", "prompt-card-first", "prompt-card-after", "prompt-another-card")
)


def why_not_fight(t: Confrontation, side: int, words: list[str]) -> Reason:
    """Only who lies open can be chosen; who is hidden where stays unsaid (C-4.3, C-4.5)."""
    enemy = 1 - side
    where = REGION_NAMES[t.field]
    if words == ["hidden"]:
        return why("all-open", "C-4.5", region=where)
    piece = on_board(t, enemy, " ".join(words))
    if isinstance(piece, Reason):
        return piece
    if t.shown >> piece & 1 and piece not in pieces_at(t, enemy, t.field):
        return why("not-in-field", "C-4.1", character=words[0], region=where)
    return why("not-revealed", "C-4.3", "C-4.5")


def why_not_card(t: Confrontation, side: int, prompt: str, words: list[str]) -> Reason:
    card = _card(side, words)
    if isinstance(card, Reason):
        return card
    if prompt == "prompt-another-card" and card == t.played[side]:
        return why("same-card", "C-10.43", card=card_term(card))
    return why("card-discarded", "C-4.21", "C-4.32", card=card_term(card))


def why_not_fetch(t: Confrontation, side: int, words: list[str]) -> Reason:
    card = _card(side, words)
    if isinstance(card, Reason):
        return card
    if card == t.played[side]:
        return why("fetch-itself", "C-7.3")
    return why("not-discarded", "C-7.3", card=card_term(card))


def _card(side: int, words: list[str]) -> int | Reason:
    if not words:
        return why("incomplete")
    word = " ".join(words)
    card = CARD_NUMBERS.get(word)
    if card is None:
        return why("no-card", word=short(word))
    if card not in DECKS[side]:
        return why("not-your-card", "C-7.1" if side == FELLOWSHIP else "C-7.2")
    return card


def why_no_cards_now(t: Confrontation, fighting: bool) -> Reason:
    if fighting and t.no_cards:
        return why("without-cards", "C-8.55", "C-10.11")
    return why("cards-when", "C-4.21")


def why_no_sam(t: Confrontation, prompt: str, fighting: bool) -> Reason:
    if prompt == "prompt-sam":
        return why("sam-not-there", "C-8.5")
    attacked = fighting and t.foe == FRODO_PIECE
    if attacked and t.cast[SAM_PIECE] == SAM and t.cast[t.mover] == WARG:
        return why("sam-warg", "C-8.10")
    return why("sam-when", "C-8.5", "C-8.6")


def why_no_frodo(t: Confrontation, prompt: str, fighting: bool) -> Reason:
    if prompt == "prompt-show-frodo":
        return why("frodo-not-there", "C-8.7")
    if fighting and t.cast[fellow(t)] == SAM and t.cast[servant(t)] == WARG:
        return why("frodo-warg", "C-8.11")
    return why("frodo-when", "C-8.8")


def why_no_support(t: Confrontation, prompt: str, fighting: bool) -> Reason:
    if prompt == "prompt-support":
        return why("gandalf-not-near", "C-10.14", "C-10.15")
    if fighting and t.cast[GANDALF_PIECE] == GANDALF_STAR:
        if t.cast[servant(t)] == WARG:
            return why("support-warg", "C-10.18")
        if fellow(t) == GANDALF_PIECE:
            return why("support-himself", "C-10.19")
    return why("support-when", "C-10.14")


def why_no_force(t: Confrontation, fighting: bool) -> Reason:
    if fighting and t.cast[servant(t)] == SARUMAN_STAR and not t.hands[FELLOWSHIP]:
        return why("force-last", "C-10.46")
    return why("force-when", "C-10.43")


def why_no_four(t: Confrontation, fighting: bool) -> Reason:
    if fighting and t.cast[servant(t)] == MOUTH and t.no_cards:
        return why("without-cards", "C-10.54")
    return why("four-when", "C-10.51")

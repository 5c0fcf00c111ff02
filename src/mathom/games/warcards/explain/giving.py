"""Why not: cards that are given up."""

from mathom.core.message import Reason
from mathom.games.warcards.catalogue import FIRST, NAMES, TYPE
from mathom.games.warcards.explain.question import (
    Question,
    card_called,
    copies,
    held,
    looked_at,
    why,
)
from mathom.games.warcards.rules.giving import Forsaking, reserve_of
from mathom.games.warcards.state import player_name
from mathom.games.warcards.terms import ITEM, RESERVE

ASIDE = ("sift-eliminate", "sort-eliminate", "sort-cycle")
"""Questions about cards that somebody looks at."""


def to_give(q: Question) -> Reason:
    """Why a card can't be cycled or eliminated from hand, or from those looked at."""
    if q.prompt in ASIDE:
        card = looked_at(q, *q.ask.prompt.rules)
    else:
        card = held(q, *(("W-8.1",) if q.prompt == "turn" else q.ask.prompt.rules[:1]))
    if isinstance(card, Reason):
        return card
    if len(q.words) == 1:
        # The first cards are chosen one by one, and put down together.
        return why("lost-already", *q.ask.prompt.rules, card=NAMES[card])
    return why("too-much")


def to_forsake(q: Question) -> Reason:
    if q.word(0) == "reserve":
        return _why_not_from_reserve(q)
    if q.word(0) == "deck":
        return why("no-deck", "W-9.8") if q.ask.option("forsake deck") is None else why("too-much")
    kind = card_called(q.t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    in_reserve = f"forsake reserve {NAMES[kind]}"
    if q.ask.option(in_reserve) is not None:
        return why("spelling", code=in_reserve)
    afield = [card for card in copies(q.t, kind) if q.t.where[card] > RESERVE]
    if afield:
        return why("forsake-afield", "W-9.10", card=NAMES[kind])
    card = held(q, "W-9.8")
    return card if isinstance(card, Reason) else why("too-much")


def _why_not_from_reserve(q: Question) -> Reason:
    t, name = q.t, q.word(1)
    kind = card_called(t, name)
    if isinstance(kind, Reason):
        return kind
    own = [card for card in reserve_of(t, q.deck) if FIRST[card] == kind]
    frame = t.asking
    if isinstance(frame, Forsaking) and own == [frame.spared]:
        return why("forsake-played", "W-6.3", card=name)
    if own:
        return why("spelling", code=f"forsake reserve {name}")
    in_play = [card for card in copies(t, kind) if t.where[card] >= RESERVE]
    if not in_play:
        return why("not-in-reserve", "W-9.8", card=name)
    if t.where[in_play[0]] > RESERVE:
        return why("forsake-afield", "W-9.10", card=name)
    if TYPE[kind] == ITEM:
        return why("forsake-item", "W-6.28", card=name)
    return why("other-deck", "W-9.8", card=name, player=player_name(t, t.owner[in_play[0]]))

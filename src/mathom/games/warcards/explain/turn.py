"""Why not: the actions of a turn. The rules say why; here words are read and cards are found."""

from mathom.core.message import Reason
from mathom.core.why import Why
from mathom.games.warcards.catalogue import ACTIONS, FIRST, LOCATION, NAMES, TYPE, fitting
from mathom.games.warcards.effects.moving import MoveOwn, MoveWielder
from mathom.games.warcards.effects.sifting import PlayDrawn, PlayFound
from mathom.games.warcards.explain.choosing import asked_by
from mathom.games.warcards.explain.question import (
    Question,
    card_called,
    copies,
    held,
    location_called,
    looked_at,
    place_called,
    why,
)
from mathom.games.warcards.rules.giving import reserve_of
from mathom.games.warcards.rules.places import is_at, why_not_go
from mathom.games.warcards.rules.playing import why_not_play
from mathom.games.warcards.rules.turn import (
    ITEM_MOVES_ALONG,
    ONLY_FROM_RESERVE,
    user_of,
    why_not_act,
    why_not_move,
    why_not_pass,
    why_not_resolve,
    why_not_ring,
    why_not_winnow,
)
from mathom.games.warcards.terms import EVENT, ITEM, NOBODY, RESERVE


def to_pass(q: Question) -> Reason:
    return _or_too_much(why_not_pass(q.t, q.deck), q.t, q.deck)


def to_winnow(q: Question) -> Reason:
    return _or_too_much(why_not_winnow(q.t, q.deck), q.t, q.deck)


def to_use_ring(q: Question) -> Reason:
    return _or_too_much(why_not_ring(q.t, q.deck), q.t, q.deck)


def _or_too_much(found: Why | None, *about: object) -> Reason:
    """What may be done was on offer: if no rule is against it, there are words too many."""
    return why("too-much") if found is None else found.reason(*about)


# --- Playing


def to_play(q: Question) -> Reason:
    """From hand, in one's turn."""
    card = held(q, "W-6.1")
    return card if isinstance(card, Reason) else _to_play(q, card)


def to_play_drawn(q: Question) -> Reason:
    """From among the cards that a text has let somebody draw."""
    card = looked_at(q, "W-6.7")
    if isinstance(card, Reason):
        return card
    frame = q.t.asking
    assert isinstance(frame, PlayDrawn)
    effect = frame.effect
    if card not in effect.wanted(q.t):
        kinds = [effect.which] if effect.also is None else [effect.which, effect.also]
        if any(card in fitting(kind) for kind in kinds):
            return why("enough-of-kind", "W-6.7")
        return why("text-means-others", "W-6.7", card=NAMES[card])
    if effect.at is not None and q.word(1) != effect.at:
        return why("text-means-place", "W-6.7", place=effect.at)
    return _to_play(q, card)


def to_play_found(q: Question) -> Reason:
    """The card at which a search has ended."""
    card = looked_at(q, "W-6.7")
    if isinstance(card, Reason):
        return card
    frame = q.t.asking
    assert isinstance(frame, PlayFound)
    if card != frame.card:
        return why("text-means-others", "W-6.7", card=NAMES[card])
    return _to_play(q, card)


def _to_play(q: Question, card: int) -> Reason:
    t = q.t
    target = NOBODY if TYPE[card] == EVENT else _target(q, card)
    if isinstance(target, Reason):
        # Whatever the words mean, a card that was played this round can't be played again.
        found = why_not_play(t, q.deck, card, RESERVE) if TYPE[card] != ITEM else None
        return target if found is None else found.reason(t, card, RESERVE)
    found = why_not_play(t, q.deck, card, target)
    if found is None and TYPE[card] == EVENT:
        return why("event-nowhere", "W-6.31", card=NAMES[card])
    return _or_too_much(found, t, card, target)


def _target(q: Question, card: int) -> int | Reason:
    """The place that the second word names, or the wielder of an item."""
    word, name = q.word(1), NAMES[card]
    if TYPE[card] == ITEM:
        if word in ("", "reserve", "path", *LOCATION):
            return why("item-on-whom", "W-6.16", card=name)
        return card_called(q.t, word)
    if word in NAMES:
        return why("only-items", "W-6.16", card=name)
    return place_called(q.t, word)


# --- Moving


def to_move(q: Question) -> Reason:
    t = q.t
    kind = card_called(t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    # Of several that look the same, the one that comes closest to what is wanted.
    card = min(copies(t, kind), key=lambda card: _far(q, card))
    found = why_not_move(t, q.deck, card)
    if found is not None:
        return found.reason(t, card, NOBODY)
    return _to_go(q, card)


def _far(q: Question, card: int) -> tuple[bool, int, int]:
    """How far a card is from moving: in reserve and not new is best, then afield."""
    t = q.t
    return t.where[card] < RESERVE, t.where[card], t.fresh >> card & 1


def _to_go(q: Question, card: int) -> Reason:
    """Where a card that may move can't go."""
    place = place_called(q.t, q.word(1))
    if isinstance(place, Reason):
        return place
    found = ONLY_FROM_RESERVE if place == RESERVE else why_not_go(q.t, card, place)
    return _or_too_much(found, q.t, card, place)


def to_move_by_text(q: Question) -> Reason:
    """A text moves a card out of reserve, even one that was played this round."""
    t = q.t
    kind = card_called(t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    _, effect = asked_by(q, MoveOwn)
    if TYPE[kind] == ITEM:
        return ITEM_MOVES_ALONG.reason(t, kind, NOBODY)
    own = [card for card in reserve_of(t, q.deck) if FIRST[card] == kind]
    if not own:
        return why("not-in-reserve", "W-9.6", card=NAMES[kind])
    if kind not in fitting(effect.which):
        return why("text-means-others", "W-9.6", card=NAMES[kind])
    return _to_go(q, own[0])


def to_ride(q: Question) -> Reason:
    """A text moves its wielder, and nobody else."""
    d, effect = asked_by(q, MoveWielder)
    wielder = q.t.on[d.card]
    if q.word(0) != NAMES[wielder]:
        return why("only-wielder", "W-9.6", card=NAMES[d.card])
    if q.word(1) and (q.word(1) == "path") != (effect.to == "path"):
        return why("text-means-place", "W-9.6", place=effect.to)
    return _to_go(q, wielder)


# --- Resolving a skirmish


def to_resolve(q: Question) -> Reason:
    location = location_called(q.t, q.word(0))
    if isinstance(location, Reason):
        return location
    return _or_too_much(why_not_resolve(q.t, q.deck, location), q.t, q.deck, location)


# --- Using a card's action


def to_use(q: Question) -> Reason:
    t, name = q.t, q.word(0)
    kind = card_called(t, name)
    if isinstance(kind, Reason):
        return kind
    in_play = [card for card in copies(t, kind) if t.where[card] >= RESERVE]
    if not in_play:
        return why("not-in-play", "W-8.7", card=name)
    if not ACTIONS[kind]:
        return why("no-action", "W-8.7", card=name)
    card = in_play[0]
    # Of several actions, the one that comes closest.
    number, action = min(
        enumerate(ACTIONS[FIRST[card]]),
        key=lambda each: (
            user_of(t, card, each[1]) != q.deck,
            not is_at(t, t.where[card], each[1].at),
        ),
    )
    return _or_too_much(why_not_act(t, q.deck, card, action), t, card, number)

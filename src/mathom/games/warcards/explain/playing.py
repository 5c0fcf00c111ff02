"""Why not: playing a card."""

from mathom.core.message import Reason
from mathom.games.warcards.agenda import TASKS
from mathom.games.warcards.catalogue import (
    CARDS,
    LOCATION_NAMES,
    NAMES,
    SIDE,
    TYPE,
    WIELDERS,
    fitting,
)
from mathom.games.warcards.effects import DrawAndPlay
from mathom.games.warcards.explain.effects import why_nothing
from mathom.games.warcards.explain.places import why_not_go
from mathom.games.warcards.explain.question import Question, card_called, held, looked_at, why
from mathom.games.warcards.possible import possible
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import CHARACTER, EVENT, ITEM, NOBODY, RESERVE


def why_not_play(q: Question) -> Reason:
    """From hand, in one's turn."""
    card = held(q, "W-6.1")
    return card if isinstance(card, Reason) else _why_not(q, card)


def why_not_play_drawn(q: Question) -> Reason:
    """From among the cards that a text has let somebody draw."""
    card = looked_at(q, "W-6.7")
    if isinstance(card, Reason):
        return card
    effect = TASKS[q.frame[0]]
    assert isinstance(effect, DrawAndPlay)
    if card not in fitting(effect.which):
        return why("text-means-others", "W-6.7", card=NAMES[card])
    if effect.at is not None and q.word(1) != effect.at:
        return why("text-means-place", "W-6.7", place=effect.at)
    return _why_not(q, card)


def _why_not(q: Question, card: int) -> Reason:
    t, name = q.t, NAMES[card]
    if TYPE[card] == EVENT:
        return _why_not_event(q, card)
    if t.played >> card & 1:
        return why("played-already", "W-6.8", card=name)
    if len(q.words) > 2:
        return why("too-much")
    if TYPE[card] == ITEM:
        return _why_not_on(t, card, q.word(1))
    if q.word(1) in NAMES:
        return why("only-items", "W-6.16", card=name)
    return why_not_go(t, card, q.word(1))


def _why_not_event(q: Question, card: int) -> Reason:
    effects = CARDS[card].event
    if not all(possible(q.t, effect, q.deck, NOBODY) for effect in effects):
        return why_nothing(q.t, effects, q.deck, NOBODY)
    return why("event-nowhere", "W-6.31", card=NAMES[card])


def _why_not_on(t: War, item: int, word: str) -> Reason:
    """Why an item can't be played on somebody."""
    if word in ("", "reserve", "path", *LOCATION_NAMES):
        return why("item-on-whom", "W-6.16", card=NAMES[item])
    wielder = card_called(t, word)
    if isinstance(wielder, Reason):
        return wielder
    said = {"card": NAMES[item], "wielder": word}
    if TYPE[wielder] != CHARACTER:
        return why("wielder-is-character", "W-6.16", **said)
    if SIDE[wielder] != SIDE[item]:
        return why("wielder-of-enemy", "W-6.18", **said)
    if wielder not in WIELDERS[item]:
        return why("wielder-not-listed", "W-6.17", **said)
    if t.where[wielder] < RESERVE:
        return why("wielder-not-in-play", "W-6.17", **said)
    return why("wielder-has-weapon", "W-6.29", **said)

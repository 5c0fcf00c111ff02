"""Why not: what a text lets somebody choose among."""

from mathom.core.message import Reason
from mathom.games.warcards.agenda import TASKS
from mathom.games.warcards.catalogue import (
    FIRST_PATH,
    LOCATION_NAMES,
    NAMES,
    PATH_NUMBER,
    fitting,
)
from mathom.games.warcards.effects import NextPath, Take
from mathom.games.warcards.explain.question import (
    Question,
    card_called,
    copies,
    location_called,
    why,
)
from mathom.games.warcards.state import scenario_of
from mathom.games.warcards.terms import ACTIVE, GROUND, RESERVE

# --- Cards


def why_not_take(q: Question) -> Reason:
    kind = card_called(q.t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    effect = TASKS[q.frame[0]]
    assert isinstance(effect, Take)
    if kind not in fitting(effect.which):
        return why("text-means-others", "W-9.22", card=NAMES[kind])
    return why("not-found", "W-9.23", card=NAMES[kind])


def why_not_eliminate(q: Question) -> Reason:
    """A card in play that a text eliminates."""
    t, name = q.t, q.word(0)
    kind = card_called(t, name)
    if isinstance(kind, Reason):
        return kind
    places = [t.where[card] for card in copies(t, kind)]
    if q.prompt == "sacrifice" and RESERVE not in places:
        return why("not-in-reserve", *q.ask.prompt.rules, card=name)
    if q.prompt == "lose-on-grounds" and not any(place >= GROUND for place in places):
        return why("not-on-ground", *q.ask.prompt.rules, card=name)
    if not any(place >= RESERVE for place in places):
        return why("not-in-play", *q.ask.prompt.rules, card=name)
    if q.prompt == "lose-on-grounds" and not q.word(1):
        return why("say-where")
    return why("text-means-others", *q.ask.prompt.rules, card=name)


# --- Locations


def why_not_location(q: Question, name: str) -> Reason:
    t = q.t
    location = location_called(t, name)
    if isinstance(location, Reason):
        return location
    is_path = location >= FIRST_PATH
    if q.prompt in ("strengthen", "combat"):
        if t.stands[location] != ACTIVE or (is_path and location != t.path):
            return why("not-active", *q.ask.prompt.rules, location=name)
        return why("text-means-other-location", *q.ask.prompt.rules, location=name)
    if q.prompt == "ground":
        if is_path:
            return why("not-a-ground", *q.ask.prompt.rules, location=name)
        if t.stands[location] == ACTIVE:
            return why("active-already", "W-3.13", location=name)
        return why("text-means-other-location", *q.ask.prompt.rules, location=name)
    return _why_not_path(q, location) if is_path else why("not-a-path", "W-3.20", location=name)


def _why_not_path(q: Question, path: int) -> Reason:
    name = LOCATION_NAMES[path]
    number = q.t.number + isinstance(TASKS[q.frame[0]], NextPath)
    if PATH_NUMBER[path] != number or number > scenario_of(q.t).last_path:
        return why("path-of-number", "W-3.20", location=name, number=number)
    return why("path-used", "W-3.21", location=name)

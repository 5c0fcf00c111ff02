"""Why not: what a text lets somebody choose among, and the losses of a combat."""

from typing import TypeVar

from mathom.core.message import Message, Reason
from mathom.games.warcards.catalogue import (
    FIRST,
    GATES,
    IS_PATH,
    IS_SKIRMISH,
    LOCATION_NAMES,
    NAMES,
    PATH_NUMBER,
    TYPE,
    effect_at,
    fitting,
)
from mathom.games.warcards.effects.drawing import Take
from mathom.games.warcards.effects.locations import NextPath, PathChange
from mathom.games.warcards.explain.question import (
    Question,
    card_called,
    copies,
    location_called,
    why,
)
from mathom.games.warcards.language import Doing
from mathom.games.warcards.rules.activation import is_banned, part_of, stage_of
from mathom.games.warcards.rules.combat import fight_of
from mathom.games.warcards.rules.playing import AtOnce
from mathom.games.warcards.rules.tally import attacking_side, fighters, place_for
from mathom.games.warcards.state import scenario_of
from mathom.games.warcards.terms import ACTIVE, CHARACTER, GROUND, ITEM, RESERVE

E = TypeVar("E")


def asked_by(q: Question, kind: type[E]) -> tuple[Doing, E]:
    """The effect that asks, which is of this kind."""
    d = q.t.asking
    assert isinstance(d, Doing)
    effect = effect_at(d.source, d.at)
    assert isinstance(effect, kind)
    return d, effect


# --- Cards


def to_take(q: Question) -> Reason:
    kind = card_called(q.t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    _, effect = asked_by(q, Take)
    if kind not in fitting(effect.which):
        return why("text-means-others", "W-9.22", card=NAMES[kind])
    return why("not-found", "W-9.23", card=NAMES[kind])


def to_eliminate(q: Question) -> Reason:
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


def to_name_card(q: Question, name: str) -> Reason:
    """A card whose text was to come first."""
    kind = card_called(q.t, name)
    if isinstance(kind, Reason):
        return kind
    frame = q.t.asking
    assert isinstance(frame, AtOnce)
    if kind in {FIRST[card] for card, _ in frame.texts}:
        return why("mandatory-first", "W-24.1", card=name)
    return why("not-at-once", "W-24.2", card=name)


# --- Players


def to_name_player(q: Question, name: str) -> Reason:
    return why("not-a-player", *q.ask.prompt.rules, word=name)


# --- Locations


def to_name_location(q: Question, name: str) -> Reason:
    t = q.t
    location = location_called(t, name)
    if isinstance(location, Reason):
        return location
    is_path = IS_PATH[location]
    if q.prompt in ("strengthen", "combat"):
        if t.stands[location] != ACTIVE or (is_path and location != t.path):
            return why("not-active", *q.ask.prompt.rules, location=name)
        return why("text-means-other-location", *q.ask.prompt.rules, location=name)
    if q.prompt == "ground":
        return _to_name_ground(q, location)
    return _to_name_path(q, location) if is_path else why("not-a-path", "W-3.20", location=name)


def _to_name_ground(q: Question, location: int) -> Reason:
    t, name = q.t, LOCATION_NAMES[location]
    if IS_PATH[location]:
        return why("not-a-ground", *q.ask.prompt.rules, location=name)
    if IS_SKIRMISH[location]:
        return why("no-skirmish-by-text", "W-22.11", location=name)
    if t.stands[location] == ACTIVE:
        return why("active-already", "W-3.13", location=name)
    if is_banned(t, location):
        gates: list[Message] = [
            Message("named", {"card": LOCATION_NAMES[gate]}) for gate in GATES[location]
        ]
        return why("banned", "W-23.1", location=name, gates=gates)
    return why("text-means-other-location", *q.ask.prompt.rules, location=name)


def _to_name_path(q: Question, path: int) -> Reason:
    t, name = q.t, LOCATION_NAMES[path]
    _, effect = asked_by(q, PathChange)
    next_one = isinstance(effect, NextPath)
    if path != t.path:
        if scenario_of(t).stages:
            stage = t.stage + next_one
            if stage_of(t, path) != stage:
                number, part = (stage + 1) // 2, part_of(stage)
                rule = "W-27.20" if next_one else "W-27.23"
                return why("path-of-part", rule, location=name, number=number, part=part)
        elif PATH_NUMBER[path] != t.number + next_one:
            number = t.number + next_one
            return why("path-of-number", "W-3.20", location=name, number=number)
    return why("path-used", "W-3.21", location=name)


# --- Combat


def to_lose(q: Question) -> Reason:
    """Why a card can't be given up in the combat that is being resolved."""
    t, fight = q.t, fight_of(q.t)
    kind = card_called(t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    name, location = NAMES[kind], LOCATION_NAMES[fight.location]
    on_path = IS_PATH[fight.location]
    place, attacker = place_for(fight.location), attacking_side(fight.location)
    if kind in {FIRST[card] for card in fight.lost}:
        return why("lost-already", *q.ask.prompt.rules, card=name)
    here = [card for card in copies(t, kind) if t.where[card] == place]
    if not here:
        return why("not-in-combat", *q.ask.prompt.rules, card=name, location=location)
    if TYPE[kind] == ITEM:
        return why("item-alone", "W-10.9" if on_path else "W-12.6", card=name)
    if here[0] in fighters(t, place, attacker):
        return why("attacker", "W-10.10" if on_path else "W-11.8", card=name)
    return why("no-defence", "W-10.6", card=name)


def to_support(q: Question) -> Reason:
    for word in q.words:
        kind = card_called(q.t, word)
        if isinstance(kind, Reason):
            return kind
        if TYPE[kind] != CHARACTER:
            return why("support-characters", "W-12.1", card=word)
    return why("support", "W-12.1", "W-12.2")


def to_save(q: Question) -> Reason:
    kind = card_called(q.t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    return why("not-to-be-saved", card=NAMES[kind])

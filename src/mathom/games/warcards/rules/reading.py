"""What words mean: the cards, the locations and the places that somebody names.

Whoever names what can't be meant is told only what that player knows: the own cards, and what lies
open. Where a hidden card of somebody else is makes no difference to any answer.
"""

from typing import Final, TypeVar

from mathom.core.ask import Ask
from mathom.core.deed import INCOMPLETE, Words
from mathom.core.message import Arg, Reason
from mathom.core.why import Why
from mathom.games.warcards.catalogue import FIRST, LOCATION, NUMBER, effect_at
from mathom.games.warcards.language import Doing
from mathom.games.warcards.rules.places import is_used
from mathom.games.warcards.state import War, player_name, scenario_of
from mathom.games.warcards.terms import ABSENT, GROUND, NOBODY, PATH, RESERVE

E = TypeVar("E")


def why(id: str, *rules: str, **args: Arg) -> Reason:
    return Reason(f"reason-{id}", args, rules)


def because(found: Why | None, *about: object) -> Reason | None:
    """What a legality function has found, in full."""
    return None if found is None else found.reason(*about)


def word(words: Words, number: int) -> str:
    """One of the words that follow the verb, if there are so many."""
    return words[number] if number < len(words) else ""


# --- Who is asked, and by what


def deck_asked(t: War, ask: Ask) -> int:
    """The deck whose player is asked; where all of a side are, any that the person holds."""
    named = ask.prompt.args.get("player")
    own = [deck for deck, seat in enumerate(t.seats) if seat == ask.seat]
    return next((deck for deck in own if player_name(t, deck) == named), own[0])


def asked_by(t: War, kind: type[E]) -> tuple[Doing, E]:
    """The effect that asks, which is of this kind."""
    d = t.asking
    assert isinstance(d, Doing)
    effect = effect_at(d.source, d.at)
    assert isinstance(effect, kind)
    return d, effect


# --- Cards


def copies(t: War, kind: int) -> list[int]:
    """All cards in the game that look the same."""
    return [card for card, first in enumerate(FIRST) if first == kind and t.owner[card] != NOBODY]


def card_called(t: War, name: str) -> int | Reason:
    """A card by the lowest number that looks the same, or why there is none."""
    if not name:
        return INCOMPLETE
    kind = NUMBER.get(name)
    if kind is None:
        return why("no-card", word=name[:30])
    return kind if copies(t, kind) else why("not-in-game", "W-2.2", card=name)


def held(t: War, ask: Ask, name: str, *rules: str) -> int | Reason:
    """A card in hand by the lowest number that looks the same, or why it can't be that."""
    deck, kind = deck_asked(t, ask), card_called(t, name)
    if isinstance(kind, Reason) or any(FIRST[card] == kind for card in t.hands[deck]):
        return kind
    known = copies(t, kind)
    owner = t.owner[known[0]]
    if owner != deck:
        return why("other-deck", *rules, card=name, player=player_name(t, owner))
    if all(t.where[card] >= RESERVE for card in known):
        return why("in-play-already", *rules, card=name)
    return why("not-in-hand", *rules, card=name)


# --- Locations and places


def location_called(t: War, name: str) -> int | Reason:
    if not name:
        return INCOMPLETE
    location = LOCATION.get(name)
    if location is None:
        return why("no-location", word=name[:30])
    return _why_absent(t, name) if t.stands[location] == ABSENT else location


def _why_absent(t: War, name: str) -> Reason:
    """A location that is no part of the game: not yet, no longer, or not at all."""
    scenario = scenario_of(t)
    if any(name in part for part in scenario.later[t.joined :]):
        return why("not-joined-yet", "W-27.16", location=name)
    if is_used(scenario, LOCATION[name]) or any(name in part for part in scenario.later):
        return why("skirmish-over", "W-22.17", location=name)
    return why("location-not-in-game", _UNUSED_BY.get(scenario.name, "W-21.5"), location=name)


_UNUSED_BY: Final = {
    "fellowship-of-the-ring": "W-19.7",
    "war-in-the-north": "W-26.15",
    "duel-in-the-north": "W-26.15",
    "three-in-the-north": "W-26.15",
}
"""By scenario: the rule that leaves locations out. The others leave out what is in no box of
theirs."""


def place_called(t: War, name: str) -> int | Reason:
    """Where somebody wants a card to go."""
    if not name:
        return why("say-where")
    if name in ("reserve", "path"):
        return RESERVE if name == "reserve" else PATH
    location = location_called(t, name)
    if isinstance(location, Reason):
        return location
    return why("say-path", location=name) if location == t.path else GROUND + location

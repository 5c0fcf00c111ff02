"""What somebody wanted to do, at which moment, and what the words mean."""

from typing import Final

from mathom.core.ask import Ask
from mathom.core.message import Arg, Reason
from mathom.games.warcards.catalogue import FIRST, LOCATION, NAMES, NUMBER
from mathom.games.warcards.effects.sifting import drawn
from mathom.games.warcards.rules.setup import first_stands
from mathom.games.warcards.state import War, player_name, scenario_of
from mathom.games.warcards.terms import ABSENT, GROUND, NOBODY, PATH, RESERVE


def why(id: str, *rules: str, **args: Arg) -> Reason:
    return Reason(f"reason-{id}", args, rules)


class Question:
    """A code that was not on offer, and the moment."""

    def __init__(self, t: War, ask: Ask, words: list[str]) -> None:
        self.t = t
        self.ask = ask
        self.prompt = ask.prompt.id.removeprefix("prompt-")
        self.words = words
        """What follows the first word."""
        self.deck = _deck_asked(t, ask)

    def word(self, number: int) -> str:
        return self.words[number] if number < len(self.words) else ""


def _deck_asked(t: War, ask: Ask) -> int:
    """The deck whose player is asked; where all of a side are, any that the person holds."""
    named = ask.prompt.args.get("player")
    own = [deck for deck, seat in enumerate(t.seats) if seat == ask.seat]
    return next((deck for deck in own if player_name(t, deck) == named), own[0])


def copies(t: War, kind: int) -> list[int]:
    """All cards in the game that look the same."""
    return [card for card, first in enumerate(FIRST) if first == kind and t.owner[card] != NOBODY]


def card_called(t: War, word: str) -> int | Reason:
    """A card by the lowest number that looks the same, or why there is none."""
    if not word:
        return why("incomplete")
    kind = NUMBER.get(word)
    if kind is None:
        return why("no-card", word=word[:30])
    return kind if copies(t, kind) else why("not-in-game", "W-2.2", card=word)


def location_called(t: War, word: str) -> int | Reason:
    if not word:
        return why("incomplete")
    location = LOCATION.get(word)
    if location is None:
        return why("no-location", word=word[:30])
    return _why_absent(t, word) if t.stands[location] == ABSENT else location


def _why_absent(t: War, name: str) -> Reason:
    """A location that is no part of the game: not yet, no longer, or not at all."""
    scenario = scenario_of(t)
    if any(name in part for part in scenario.later[t.joined :]):
        return why("not-joined-yet", "W-27.16", location=name)
    used = first_stands(scenario)[LOCATION[name]] != ABSENT
    if used or any(name in part for part in scenario.later):
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


def place_called(t: War, word: str) -> int | Reason:
    """Where somebody wants a card to go."""
    if not word:
        return why("say-where")
    if word in ("reserve", "path"):
        return RESERVE if word == "reserve" else PATH
    location = location_called(t, word)
    if isinstance(location, Reason):
        return location
    return why("say-path", location=word) if location == t.path else GROUND + location


def held(q: Question, *rules: str) -> int | Reason:
    """The card in hand that the first word names, or why it can't be that."""
    t = q.t
    kind = card_called(t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    for card in t.hands[q.deck]:
        if FIRST[card] == kind:
            return card
    known = copies(t, kind)
    owner = t.owner[known[0]]
    if owner != q.deck:
        return why("other-deck", *rules, card=NAMES[kind], player=player_name(t, owner))
    if all(t.where[card] >= RESERVE for card in known):
        return why("in-play-already", *rules, card=NAMES[kind])
    return why("not-in-hand", *rules, card=NAMES[kind])


def looked_at(q: Question, *rules: str) -> int | Reason:
    """The card among those drawn or looked at that the first word names."""
    kind = card_called(q.t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    for card in drawn(q.t):
        if FIRST[card] == kind:
            return card
    return why("not-looked-at", *rules, card=NAMES[kind])

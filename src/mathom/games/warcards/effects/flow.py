"""Effects about who does something, and whether."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from mathom.cards.phrases import Form, after, either, if_, infinitive, may, may_to, sentence
from mathom.cards.trees import walk
from mathom.core.ask import Ask, Option, Play, Prompt, Question, choose
from mathom.core.deed import Words
from mathom.core.message import Arg, Message, Reason
from mathom.core.why import Why
from mathom.games.warcards.card import Printed
from mathom.games.warcards.catalogue import printed_as
from mathom.games.warcards.filters import Which, faction_term
from mathom.games.warcards.language import (
    Circumstance,
    Cost,
    Doing,
    Effect,
    Node,
    in_order,
    why_in_vain,
)
from mathom.games.warcards.rules import options, windows
from mathom.games.warcards.rules.deed import Pick
from mathom.games.warcards.rules.options import NO, YES
from mathom.games.warcards.rules.prompts import prompt_by
from mathom.games.warcards.rules.reading import why
from mathom.games.warcards.scenarios import SCENARIOS
from mathom.games.warcards.state import (
    War,
    deck_of,
    decks_from,
    player_name,
    player_of,
    scenario_of,
)
from mathom.games.warcards.terms import SIDES

CONDITION_NOT_MET = Why("condition", "W-6.30")
"""It names no card: everybody hears it, and must not take a name in it for news."""


@dataclass(frozen=True)
class Each(Effect):
    """Each player of a side does all of this in turn. In a duel, the only one twice (W-17.9)."""

    side: int
    effects: tuple[Effect, ...]

    def do(self, t: War, d: Doing) -> None:
        """In turn order; the only one of a duel twice (W-17.9, W-17.10)."""
        decks = [deck for deck in decks_from(t, t.turn) if deck_of(t, deck).side == self.side]
        times = 2 if scenario_of(t).each_twice and (len(decks) == 1 or t.house.all_twice) else 1
        t.then(
            *[
                d.part_by(deck, number)
                for deck in decks
                for _ in range(times)
                for number in range(len(self.effects))
            ]
        )

    def say(self, of: Printed, form: Form) -> Message:
        deeds = in_order(self.effects, of, "they")
        return Message("text-each", {"form": form, "side": SIDES[self.side], "deeds": [deeds]})


@dataclass(frozen=True)
class PlayerOf(Effect):
    """The player whose deck has that faction does this (W-1.19)."""

    faction: int
    effects: tuple[Effect, ...]

    def do(self, t: War, d: Doing) -> None:
        deck = player_of(t, self.faction)
        if deck is not None:
            t.then(*[d.part_by(deck, number) for number in range(len(self.effects))])

    def say(self, of: Printed, form: Form) -> Message:
        deeds = in_order(self.effects, of, "they")
        faction = faction_term(self.faction)
        return Message("text-player", {"form": form, "faction": faction, "deeds": [deeds]})


PLAYERS: Final = frozenset(deck.name for scenario in SCENARIOS for deck in scenario.decks)


class PickPlayer(Pick):
    """One of the players of a side: the name alone is the code."""

    def __init__(self, name: str) -> None:
        self.name = name

    @classmethod
    def means(cls, words: Words) -> bool:
        return len(words) == 1 and words[0] in PLAYERS

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "PickPlayer":
        return cls(words[0])

    def why_not(self, t: War, ask: Ask) -> Reason:
        return why("not-a-player", *ask.prompt.rules, word=self.name)


WHICH_PLAYER: Final = Question("player", "W-16.10", deeds=(PickPlayer,))


@dataclass(frozen=True)
class OnePlayer(Effect):
    """A player of that side does this; the own player chooses which."""

    side: int
    effects: tuple[Effect, ...]

    def do(self, t: War, d: Doing) -> Play:
        decks = [deck for deck in decks_from(t, t.turn) if deck_of(t, deck).side == self.side]
        chosen = yield from choose(
            t.seats[d.deck],
            [options.player(deck_of(t, deck).name, deck) for deck in decks],
            prompt_by(t, WHICH_PLAYER, d),
        )
        t.then(*[d.part_by(chosen, number) for number in range(len(self.effects))])

    def say(self, of: Printed, form: Form) -> Message:
        deeds = in_order(self.effects, of, "they")
        said: dict[str, Arg] = {"form": form, "side": SIDES[self.side], "deeds": [deeds]}
        return Message("text-one-player", said)


MAY: Final = Question("may", window=windows.TEXT)


@dataclass(frozen=True)
class May(Effect):
    """One may do this, at a cost perhaps."""

    effects: tuple[Effect, ...]
    cost: Cost | None = None

    @property
    def voluntary(self) -> bool:
        return True

    def do(self, t: War, d: Doing) -> Play:
        """Offered only if the cost can be paid and there is something to gain (W-9.18)."""
        if self.cost is not None and not self.cost.payable(t, d.deck):
            return
        if why_in_vain(t, self.effects, d.deck, d.card) is not None:
            return
        asked = _offer(self, player_name(t, d.deck), d.source)
        accepted = yield from choose(t.seats[d.deck], [YES, NO], asked)
        if not accepted:
            t.tell("declines", {"player": player_name(t, d.deck)})
            return
        t.then(*[d.part(number) for number in range(len(self.effects))])
        if self.cost is not None:
            self.cost.pay(t, d)

    def say(self, of: Printed, form: Form) -> Message:
        deeds = in_order(self.effects, of, infinitive(form))
        if self.cost is None:
            return may(deeds, form)
        cost = self.cost.say(infinitive(form), named=False)
        return may_to(cost, deeds, form)


@cache
def _offer(effect: Effect, player: str, source: str) -> Prompt:
    """Whether somebody wants to do what a text allows."""
    if _names_cards(effect):
        # Everybody hears the question, and must not take a card's name in it for news.
        return MAY.about(player=player, card=source)
    text = [effect.say(printed_as(source), "start")]
    return MAY.worded("may-text", player=player, card=source, text=text)


def _names_cards(effect: Effect) -> bool:
    return any(isinstance(part, Which) and part.names for part in walk(effect))


EITHER: Final = Question("either")


@dataclass(frozen=True)
class Either(Effect):
    """One of two things, at choice."""

    first: Effect
    second: Effect

    @property
    def parts(self) -> Sequence[Node]:
        return (self.first, self.second)

    def do(self, t: War, d: Doing) -> Play:
        """What can't be done is not offered."""
        ways = [
            number
            for number, effect in enumerate((self.first, self.second))
            if effect.why_not(t, d.deck, d.card) is None
        ]
        if ways:
            number = yield from choose(
                t.seats[d.deck],
                [self._way(number, printed_as(d.source)) for number in ways],
                prompt_by(t, EITHER, d),
            )
            t.then(d.part(number))

    def _way(self, number: int, of: Printed) -> Option[int]:
        """As an option: called after the kind of effect, if that tells the two apart."""
        codes = [_code(self.first), _code(self.second)]
        code = codes[number] if codes[0] != codes[1] else ("first", "second")[number]
        way = self.second if number else self.first
        return Option(code, number, sentence(way.say(of, "start")))

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        first = self.first.why_not(t, deck, card)
        return None if first is None else self.second.why_not(t, deck, card)

    @property
    def binding(self) -> bool:
        return self.first.binding and self.second.binding

    def say(self, of: Printed, form: Form) -> Message:
        return either(self.first.say(of, form), self.second.say(of, after(form)))


def _code(effect: Effect) -> str:
    """`CycleCards` as people type it: `cycle-cards`."""
    return re.sub("(?<!^)(?=[A-Z])", "-", type(effect).__name__).lower()


@dataclass(frozen=True)
class If(Effect):
    """Only if the condition holds."""

    condition: Circumstance
    effects: tuple[Effect, ...]

    def do(self, t: War, d: Doing) -> None:
        if self.condition.is_so(t):
            t.then(*[d.part(number) for number in range(len(self.effects))])

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        if self.condition.is_so(t):
            return why_in_vain(t, self.effects, deck, card)
        return CONDITION_NOT_MET

    def say(self, of: Printed, form: Form) -> Message:
        deeds = in_order(self.effects, of, after(form))
        return if_(self.condition.say("ground"), deeds, form)

    def say_then(self, of: Printed, form: Form) -> Message:
        """A single deed comes before its condition: "then draw 1 card if …"."""
        if len(self.effects) > 1:
            return self.say(of, form)
        condition, deed = self.condition.say("ground"), self.effects[0].say(of, form)
        return Message("text-only-if", {"deed": [deed], "condition": [condition]})

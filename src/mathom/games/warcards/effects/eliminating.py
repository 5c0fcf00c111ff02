"""Effects that eliminate cards in play."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Literal

from mathom.cards.filters import Filter
from mathom.cards.phrases import Form, infinitive, may
from mathom.core.agenda import rule
from mathom.core.ask import Ask, Option, Play, Question, choose
from mathom.core.deed import Words
from mathom.core.message import Message, Reason
from mathom.core.why import Why
from mathom.games.warcards.card import Printed
from mathom.games.warcards.catalogue import FACTION, FIRST, NAMES, fitting
from mathom.games.warcards.filters import faction_term
from mathom.games.warcards.language import Doing, Effect
from mathom.games.warcards.rules import options, windows
from mathom.games.warcards.rules.deed import PickCard, is_offered
from mathom.games.warcards.rules.fate import ELIMINATED, Perish
from mathom.games.warcards.rules.giving import distinct, reserve_of
from mathom.games.warcards.rules.options import NOTHING
from mathom.games.warcards.rules.prompts import prompt_by
from mathom.games.warcards.rules.reading import card_called, copies, place_called, why, word
from mathom.games.warcards.state import War, WarFrame, player_name, player_of
from mathom.games.warcards.terms import GROUND, NOBODY, RESERVE

NO_SUCH_CARD = Why("no-such-card", "W-9.17")


@dataclass(frozen=True)
class Eliminate(Effect):
    """Eliminate a card in play of the chooser's choice.

    `at` is seen from this card: `here` means on the same location.
    """

    which: Filter
    at: Literal["here", "anywhere"] = "here"
    optional: bool = False

    @property
    def voluntary(self) -> bool:
        return self.optional

    def found(self, t: War, card: int) -> list[int]:
        """The cards in play that it could eliminate."""
        wanted = fitting(self.which)
        return [
            other
            for other in t.board
            if other in wanted
            and other != card
            and (self.at == "anywhere" or t.where[other] == t.where[card])
        ]

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        return None if self.found(t, card) else NO_SUCH_CARD

    def do(self, t: War, d: Doing) -> Play:
        found = self.found(t, d.card)
        if not found:
            return
        offered: list[Option[Any]] = [options.eliminate(card) for card in distinct(found)]
        if self.optional:
            offered.append(NOTHING)
        chosen = yield from choose(
            t.seats[d.deck],
            offered,
            prompt_by(t, MAY_ELIMINATE if self.optional else ELIMINATE, d),
        )
        if chosen == NOBODY:
            t.tell("declines", {"player": player_name(t, d.deck)})
        else:
            t.then(Perish(next(card for card in found if FIRST[card] == chosen), ELIMINATED))

    def say(self, of: Printed, form: Form) -> Message:
        if self.optional:
            return may(replace(self, optional=False).say(of, infinitive(form)), form)
        what = [self.which.say("acc")]
        if self.at == "here":
            return Message("text-eliminate-here", {"form": form, "what": what})
        return Message("text-eliminate", {"form": form, "what": what})


class PickInPlay(PickCard):
    """To be eliminated."""

    verb: ClassVar[str] = "eliminate"

    def refused(self, t: War, ask: Ask) -> Reason:
        in_play = any(t.where[card] >= RESERVE for card in copies(t, self.card))
        return why(
            "text-means-others" if in_play else "not-in-play",
            *ask.prompt.rules,
            card=NAMES[self.card],
        )


ELIMINATE: Final = Question("eliminate", deeds=(PickInPlay,))
MAY_ELIMINATE: Final = Question(ELIMINATE.kind, deeds=ELIMINATE.deeds, window=windows.TEXT_ON)


@dataclass(frozen=True)
class SacrificeReserve(Effect):
    """Eliminate any number of such cards from reserve; another faction's player must then
    eliminate as many cards of that faction from active battlegrounds.
    """

    which: Filter
    faction: int

    def do(self, t: War, d: Doing) -> Play:
        offerings = self._offerings(t, d.deck)
        chosen = NOBODY
        if offerings:
            found: list[Option[Any]] = [options.eliminate(card) for card in distinct(offerings)]
            chosen = yield from choose(
                t.seats[d.deck], [*found, options.DONE], prompt_by(t, SACRIFICE, d)
            )
        if chosen != NOBODY:
            # Of cards that look the same, give the one that could not move this round.
            alike = [card for card in offerings if FIRST[card] == chosen]
            given = max(alike, key=lambda card: t.fresh >> card & 1)
            t.then(Perish(given, ELIMINATED), d.again())
            return
        t.tell("sacrifices", {"player": player_name(t, d.deck), "number": d.done})
        other = player_of(t, self.faction)
        if other is not None and d.done:
            t.then(LoseOnGrounds(other, self.faction, d.done))

    def _offerings(self, t: War, deck: int) -> list[int]:
        wanted = fitting(self.which)
        return [card for card in reserve_of(t, deck) if card in wanted]

    def say(self, of: Printed, form: Form) -> Message:
        what = [self.which.say("many")]
        faction = faction_term(self.faction)
        return Message("text-sacrifice", {"form": form, "what": what, "faction": faction})


class PickInReserve(PickCard):
    """To be sacrificed."""

    verb: ClassVar[str] = "eliminate"

    def refused(self, t: War, ask: Ask) -> Reason:
        in_reserve = any(t.where[card] == RESERVE for card in copies(t, self.card))
        return why(
            "text-means-others" if in_reserve else "not-in-reserve",
            *ask.prompt.rules,
            card=NAMES[self.card],
        )


SACRIFICE: Final = Question("sacrifice", deeds=(PickInReserve,))


class LoseOnGrounds(WarFrame, frozen=True):
    """Somebody must eliminate cards of a faction from active battlegrounds."""

    deck: int
    faction: int
    cards: int


class PickOnGround(PickCard):
    """To be lost from there."""

    verb: ClassVar[str] = "eliminate"

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card)
        self.place = place

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "PickOnGround | Reason":
        kind = card_called(t, word(words, 1))
        if isinstance(kind, Reason):
            return kind
        if not any(t.where[card] >= GROUND for card in copies(t, kind)):
            return why("not-on-ground", *ask.prompt.rules, card=NAMES[kind])
        place = place_called(t, word(words, 2))
        return place if isinstance(place, Reason) else cls(kind, place)

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        if is_offered(ask, (self.card, self.place)):
            return None
        return why("text-means-others", *ask.prompt.rules, card=NAMES[self.card])


LOSE_ON_GROUNDS: Final = Question("lose-on-grounds", deeds=(PickOnGround,))


@rule(LoseOnGrounds)
def lose_on_grounds(t: War, f: LoseOnGrounds) -> Play:
    found = [card for card in t.board if FACTION[card] == f.faction and t.where[card] >= GROUND]
    if not found:
        return
    kinds = sorted({(FIRST[card], t.where[card]) for card in found})
    chosen = (FIRST[found[0]], t.where[found[0]])
    if len(found) > f.cards:
        chosen = yield from choose(
            t.seats[f.deck],
            [options.eliminate_at(card, place) for card, place in kinds],
            LOSE_ON_GROUNDS.about(number=f.cards, faction=faction_term(f.faction)),
        )
    lost = next(card for card in found if (FIRST[card], t.where[card]) == chosen)
    if f.cards > 1:
        t.then(LoseOnGrounds(f.deck, f.faction, f.cards - 1))
    t.then(Perish(lost, ELIMINATED))

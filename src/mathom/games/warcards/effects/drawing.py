"""Effects that bring cards to somebody's hand, or take one out of the game."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from mathom.cards.filters import Filter
from mathom.cards.phrases import Form, infinitive, may
from mathom.core.ask import Ask, Option, Play, Question, choose
from mathom.core.message import Message, Reason
from mathom.games.warcards.card import Printed
from mathom.games.warcards.catalogue import FIRST, NAMES, NUMBER, fitting
from mathom.games.warcards.effects.conditions import Stands
from mathom.games.warcards.filters import names, up_to
from mathom.games.warcards.language import Doing, Effect
from mathom.games.warcards.rules import options, windows
from mathom.games.warcards.rules.deed import PickCard
from mathom.games.warcards.rules.fate import remove
from mathom.games.warcards.rules.giving import distinct
from mathom.games.warcards.rules.options import NOTHING
from mathom.games.warcards.rules.prompts import prompt_by
from mathom.games.warcards.rules.reading import asked_by, why
from mathom.games.warcards.rules.zones import (
    draw,
    known_gone,
    pile_of,
    recycle,
    renew,
    rule_out,
    shuffle,
    to_hand_seen,
)
from mathom.games.warcards.state import War, player_name
from mathom.games.warcards.terms import CYCLED, DECK, GONE, NOBODY
from mathom.games.warcards.words import cards


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards; one more if the condition holds."""

    cards: int
    one_more: Stands | None = None

    def do(self, t: War, d: Doing) -> None:
        more = self.one_more is not None and self.one_more.is_so(t)
        draw(t, d.deck, self.cards + more)

    def say(self, of: Printed, form: Form) -> Message:
        some = [cards(self.cards)]
        if self.one_more is None:
            return Message("text-draw", {"form": form, "cards": some})
        return Message(
            "text-draw-or-more",
            {
                "form": form,
                "cards": some,
                "more": self.cards + 1,
                "condition": [self.one_more.say("ground")],
            },
        )


@dataclass(frozen=True)
class Recycle(Effect):
    """Shuffle the cycle pile into the draw deck."""

    def do(self, t: War, d: Doing) -> None:
        if t.piles[d.deck]:
            recycle(t, d.deck)

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-recycle", {"form": form})


SOURCES: Final[dict[int, str]] = {DECK: "deck", CYCLED: "cycled"}


@dataclass(frozen=True)
class Take(Effect):
    """Take a card from own draw deck or cycle pile into hand, and show it."""

    which: Filter
    sources: tuple[int, ...] = (DECK,)
    most: int = 1
    optional: bool = False

    @property
    def voluntary(self) -> bool:
        return self.optional

    def do(self, t: War, d: Doing) -> Play:
        """What may be declined is asked even if there is nothing to take, and who finds only one
        card is asked if it could have been another: not to ask would tell.
        """
        deck = d.deck
        if DECK in self.sources and not t.decks[deck] and t.piles[deck]:
            renew(t, deck)
            t.then(d)
            return
        found = self._found(t, deck)
        if not found and not self.optional:
            t.tell("finds-nothing", {"player": player_name(t, deck)})
            for source in self.sources:
                rule_out(t, deck, source, fitting(self.which))
            self._search_ends(t, deck)
            return
        offered: list[Option[Any]] = [options.take(kind) for kind in found]
        if self.optional:
            offered.append(NOTHING)
        chosen = yield from choose(
            t.seats[deck],
            offered,
            prompt_by(t, MAY_TAKE if self.optional else TAKE, d),
            even_if_forced=self.optional or len(self._perhaps(t, deck)) > 1,
        )
        if chosen == NOBODY:
            t.tell("takes-nothing", {"player": player_name(t, deck)})
            self._search_ends(t, deck)
            return
        self._take(t, deck, chosen)
        if d.done + 1 < self.most:
            t.then(d.again())

    def _found(self, t: War, deck: int) -> list[int]:
        wanted = fitting(self.which)
        return distinct(
            [card for source in self.sources for card in pile_of(t, deck, source) if card in wanted]
        )

    def _perhaps(self, t: War, deck: int) -> list[int]:
        """What could be found, as far as the others know."""
        may_be = 0
        for source in self.sources:
            may_be |= t.may[source][deck]
        return distinct([card for card in fitting(self.which) if may_be >> card & 1])

    def _take(self, t: War, deck: int, kind: int) -> None:
        card = next(
            card
            for source in self.sources
            for card in pile_of(t, deck, source)
            if FIRST[card] == kind
        )
        source = "deck" if t.where[card] == DECK else "cycle-pile"
        to_hand_seen(t, card)
        t.tell("takes", {"player": player_name(t, deck), "card": NAMES[card], "source": source})
        self._search_ends(t, deck)

    def _search_ends(self, t: War, deck: int) -> None:
        """A deck that was searched is shuffled (W-9.22)."""
        if DECK in self.sources:
            shuffle(t, deck)

    def say(self, of: Printed, form: Form) -> Message:
        if self.optional:
            return may(replace(self, optional=False).say(of, infinitive(form)), form)
        what = self.which.say("acc") if self.most == 1 else up_to(self.which, self.most)
        source = SOURCES[self.sources[0]] if len(self.sources) == 1 else "both"
        return Message("text-take", {"form": form, "what": [what], "source": source})


class PickToTake(PickCard):
    verb: ClassVar[str] = "take"

    def refused(self, t: War, ask: Ask) -> Reason:
        _, effect = asked_by(t, Take)
        if self.card not in fitting(effect.which):
            return why("text-means-others", "W-9.22", card=NAMES[self.card])
        return why("not-found", "W-9.23", card=NAMES[self.card])


TAKE: Final = Question("take", "W-9.22", "W-9.23", deeds=(PickToTake,))
MAY_TAKE: Final = Question(TAKE.kind, *TAKE.rules, deeds=TAKE.deeds, window=windows.TEXT_ON)


@dataclass(frozen=True)
class RemoveCard(Effect):
    """Find a card wherever it is, and eliminate it (W-9.19)."""

    name: str

    def do(self, t: War, d: Doing) -> None:
        card = NUMBER[self.name]
        if t.owner[card] == NOBODY:
            return
        if t.where[card] != GONE:
            remove(t, card)
        else:
            known_gone(t, card)

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-remove", {"form": form, "what": [names((self.name,), "acc")]})

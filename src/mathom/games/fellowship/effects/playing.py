"""Words by which cards are played: from hand, from a pile, from the deck, and sites."""

from dataclasses import dataclass
from typing import Any, Final

from mathom.core.ask import Option, Question, choose
from mathom.core.ask import Play as Asking
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.targets import FromAmong
from mathom.games.fellowship.filters import Filter, It
from mathom.games.fellowship.language import (
    Doing,
    Payable,
    Word,
)
from mathom.games.fellowship.rules.options import NO, card_options
from mathom.games.fellowship.rules.path import play_site, why_not_own_site
from mathom.games.fellowship.rules.playing import (
    PlayCard,
    Reshuffle,
    bearers,
    why_not_play,
    why_not_play_somewhere,
)
from mathom.games.fellowship.rules.sources import stacked_on
from mathom.games.fellowship.rules.zones import deck_size, hides, name
from mathom.games.fellowship.state import Table, TableFrame, here
from mathom.games.fellowship.terms import DECK, DISCARD, HAND, NOBODY, STACKED

TO_PLAY: Final = Question("play")
FROM_DECK: Final = Question("play-from-deck")
BEARER: Final = Question("bearer")
NONE_TO_PLAY: Final = Why("none-to-play", "T-31.1")


@dataclass(frozen=True)
class Play(FromAmong, Payable):
    """Play such a card; its costs are paid and its requirements met (T-31.1)."""

    which: Filter
    from_: int = HAND
    cost: int = 0
    """What it costs more, or less; or `FREE_OF_CHARGE`."""
    on: Filter | None = None

    @property
    def takes_hand(self) -> bool:
        """Nobody holds what is not in the set: The Balrog."""
        exists = not self.which.printed or any(self.which.table)
        return self.from_ == HAND and exists

    def _pile(self, t: Table, d: Doing) -> list[int]:
        if self.from_ == HAND:
            return t.hands[d.by]
        if self.from_ == DISCARD:
            return t.piles[d.by]
        if self.from_ == STACKED:
            return stacked_on(t, d.card)
        return [*t.decks[d.by], *t.tops[d.by], *t.bottoms[d.by]]

    def found(self, t: Table, d: Doing) -> list[int]:
        """Events are played otherwise."""
        may_fit, types, print_of = self.which.may_fit, catalogue.TYPE, t.print_of
        return [
            card
            for card in self._pile(t, d)
            if may_fit[print_of[card]]
            and types[print_of[card]] != "event"
            and self.which.matches(t, card, d)
            and self._where(t, d, card) is None
        ]

    def _where(self, t: Table, d: Doing, card: int) -> Why | None:
        if self.on is None:
            return why_not_play_somewhere(t, d.by, card, self.cost, d.owed)
        why = None
        for bearer in bearers(t, d.by, card):
            if self.on.matches(t, bearer, d):
                why = why_not_play(t, d.by, card, bearer, self.cost, d.owed)
                if why is None:
                    return None
        return why or NONE_TO_PLAY

    def why_not(self, t: Table, d: Doing) -> Why | None:
        """What is in a deck nobody knows: one may always look (T-31.3)."""
        if self.from_ == DECK:
            return None if deck_size(t, d.by) else NONE_TO_PLAY
        return None if self.found(t, d) else NONE_TO_PLAY

    def why_closed(self, t: Table, d: Doing) -> Why | None:
        """An action that plays a card is open only if some such card can be played (T-27.3)."""
        return self.why_not(t, d)

    def do(self, t: Table, d: Doing) -> Asking | None:
        if self.from_ == DECK:
            return self._look(t, d)
        return super().do(t, d)

    def _choose(self, t: Table, d: Doing, found: list[int]) -> Asking:
        prompt = TO_PLAY.about(card=name(t, d.card))
        unseen = self.from_ == HAND and hides(t, d.by)
        card = yield from choose(d.by, card_options(t, found), prompt, even_if_forced=unseen)
        yield from self._play(t, d, card)

    def _play(self, t: Table, d: Doing, card: int, *then: TableFrame) -> Asking:
        where = [
            bearer
            for bearer in bearers(t, d.by, card)
            if (self.on is None or bearer == NOBODY or self.on.matches(t, bearer, d))
            and why_not_play(t, d.by, card, bearer, self.cost) is None
        ]
        on = where[0]
        if len(where) > 1:
            prompt = BEARER.about(card=name(t, card))
            on = yield from choose(d.by, card_options(t, where), prompt)
        t.then(PlayCard(card, d.by, on, self.cost), *then, d.chose((card,)))

    def _look(self, t: Table, d: Doing) -> Asking:
        """Through the deck: what is there is veiled, and so is that there may be nothing."""
        found = self.found(t, d)
        offered: list[Option[Any]] = [*card_options(t, found), NO]
        prompt = FROM_DECK.about(card=name(t, d.card))
        card = yield from choose(d.by, offered, prompt, even_if_forced=True)
        if card is False:
            t.tell("finds-nothing", {"card": name(t, d.card)})
            t.then(Reshuffle(d.by), d.next())
        else:
            yield from self._play(t, d, card, Reshuffle(d.by))


class Playable(Filter):
    """One that its owner could play now."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return why_not_play_somewhere(t, d.by, card, owed=d.owed) is None


PLAYABLE: Final = Playable()


@dataclass(frozen=True)
class NextSite(Word):
    """The next site of the path, from one's own adventure deck; another's that lies there already
    goes back to its owner.
    """

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return why_not_own_site(t, d.by, t.seats[t.free].marker + 1, replacing=True)

    def why_closed(self, t: Table, d: Doing) -> Why | None:
        """A site is a card too: nobody pays for one that can't be played (T-27.3)."""
        return self.why_not(t, d)

    def do(self, t: Table, d: Doing) -> None:
        t.then(d.next())
        if self.why_not(t, d) is None:
            play_site(t, d.by, t.seats[t.free].marker + 1)


@dataclass(frozen=True)
class OwnSite(Word):
    """One's own site of that number in place of another's."""

    number: int | It = 0
    """0: where the fellowship is; `IT`: that of the site just spotted."""

    def _number(self, t: Table, d: Doing) -> int:
        if isinstance(self.number, It):
            return catalogue.CARDS[t.print_of[d.it[0]]].site if d.it else 0
        return self.number or catalogue.CARDS[t.print_of[here(t)]].site

    def why_not(self, t: Table, d: Doing) -> Why | None:
        number = self._number(t, d)
        if not number:
            return None  # who knows: the site is still to be spotted
        return why_not_own_site(t, d.by, number, replacing=True)

    def why_closed(self, t: Table, d: Doing) -> Why | None:
        return self.why_not(t, d)

    def do(self, t: Table, d: Doing) -> None:
        t.then(d.next())
        number = self._number(t, d)
        if number and self.why_not(t, d) is None:
            play_site(t, d.by, number)


play: Final = Play
next_site: Final = NextSite
own_site: Final = OwnSite

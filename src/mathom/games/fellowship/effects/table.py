"""Words about cards in play: discard, transfer, stack."""

from dataclasses import dataclass
from typing import Final

from mathom.core.ask import Play, Question, choose
from mathom.core.event import NOTABLE
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.standing import SafeFrom
from mathom.games.fellowship.effects.targets import NOBODY_CAN, FromAmong, Targeted
from mathom.games.fellowship.filters import Filter
from mathom.games.fellowship.language import (
    Doing,
    Payable,
    Word,
)
from mathom.games.fellowship.rules.activity import in_play
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.deeds import Discarding, is_in_play, leaving
from mathom.games.fellowship.rules.options import card_options
from mathom.games.fellowship.rules.sources import pieces
from mathom.games.fellowship.rules.windows import window_on
from mathom.games.fellowship.rules.zones import (
    enter_play,
    hides,
    leave_play,
    name,
    take_from,
)
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import BORNE, DISCARD, HAND, STACKED

TO_DISCARD: Final = Question("discard")
TO_TRANSFER: Final = Question("transfer")
NEW_BEARER: Final = Question("transfer-to")
TO_STACK: Final = Question("stack")

PLAY = -1
"""Among the cards in play, as a place from which to take."""


@dataclass(frozen=True)
class Discard(Targeted, Payable):
    """From play (T-28.1)."""

    @property
    def question(self) -> Question:
        return TO_DISCARD

    def able(self, t: Table, card: int, d: Doing) -> bool:
        """Nobody discards The One Ring, or what is safe from them."""
        if catalogue.TYPE[t.print_of[card]] == "ring":
            return False
        for source, _, word in pieces(t, SafeFrom, card):
            if isinstance(word, SafeFrom) and t.owner[source] != d.by:
                return False
        return True

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        t.then(*[Discarding(card) for card in cards], d)


def _still_in_play(t: Table, which: Filter, d: Doing) -> list[int]:
    """Such cards; certain ones may have left by now."""
    if which.fixed:
        return [card for card in which.these(t, d) if is_in_play(t, card)]
    return in_play(t, which, d)


@dataclass(frozen=True)
class Transfer(Word):
    """A card goes to somebody who then bears it."""

    what: Filter
    to: Filter
    from_: int = PLAY

    def _cards(self, t: Table, d: Doing) -> list[int]:
        if self.from_ == DISCARD and not self.what.fixed:
            return [card for card in t.piles[d.by] if self.what.matches(t, card, d)]
        return _still_in_play(t, self.what, d)

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if self._cards(t, d) and _still_in_play(t, self.to, d) else NOBODY_CAN

    def do(self, t: Table, d: Doing) -> Play | None:
        cards, bearers = self._cards(t, d), _still_in_play(t, self.to, d)
        if not cards or not bearers:
            t.then(d.next())
            return None
        return self._choose(t, d, cards, bearers)

    def _choose(self, t: Table, d: Doing, cards: list[int], bearers: list[int]) -> Play:
        said = name(t, d.card)
        card = yield from choose(d.by, card_options(t, cards), TO_TRANSFER.about(card=said))
        bearer = yield from choose(d.by, card_options(t, bearers), NEW_BEARER.about(card=said))
        if is_in_play(t, card):
            t.zone[card], t.on[card] = BORNE, bearer
            changed(t, Change.TABLE)
        else:
            take_from(t, card)
            enter_play(t, card, BORNE, bearer)
        t.tell("transferred", {"card": name(t, card), "bearer": name(t, bearer)}, weight=NOTABLE)
        t.then(d.chose((bearer,)))


@dataclass(frozen=True)
class Stack(FromAmong):
    """A card goes under this one, out of play."""

    which: Filter
    from_: int = PLAY

    @property
    def takes_hand(self) -> bool:
        return self.from_ == HAND

    def found(self, t: Table, d: Doing) -> list[int]:
        if self.from_ == HAND and not self.which.fixed:
            return [card for card in t.hands[d.by] if self.which.matches(t, card, d)]
        return _still_in_play(t, self.which, d)

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if self.found(t, d) else NOBODY_CAN

    def _choose(self, t: Table, d: Doing, found: list[int]) -> Play:
        prompt = TO_STACK.about(card=name(t, d.card))
        unseen = self.from_ == HAND and hides(t, d.by)
        card = yield from choose(d.by, card_options(t, found), prompt, even_if_forced=unseen)
        t.then(d.chose((card,)))
        if is_in_play(t, card):
            left = leaving(t, card)
            leave_play(t, card)
            if left:
                t.then(window_on(*left))
        else:
            take_from(t, card)
        t.zone[card], t.on[card] = STACKED, d.card
        t.shown |= {card}
        changed(t)
        t.tell("stacked", {"card": name(t, card), "bearer": name(t, d.card)})


discard: Final = Discard
transfer: Final = Transfer
stack: Final = Stack

"""Words that show cards: hands and the tops of decks."""

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from mathom.core.ask import Play, Question, choose
from mathom.core.message import Arg, by_seat
from mathom.core.why import Why
from mathom.games.fellowship.effects.hands import TO_TAKE, OfPlayer
from mathom.games.fellowship.effects.table import TO_DISCARD
from mathom.games.fellowship.effects.targets import Each, FromAmong, Some, choose_cards
from mathom.games.fellowship.filters import ANYTHING, Filter
from mathom.games.fellowship.language import Amount, Doing, Node, Word, amount
from mathom.games.fellowship.players import YOU, Player
from mathom.games.fellowship.rules.changes import changed
from mathom.games.fellowship.rules.options import card_options
from mathom.games.fellowship.rules.zones import (
    deck_size,
    know,
    may_take,
    name,
    names,
    peek,
    put_on_pile,
    put_on_top,
    shuffle_deck,
    take_from,
    take_top,
    to_hand,
)
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import DECK, DISCARD, NOBODY

TO_REORDER: Final = Question("reorder")
EMPTY: Final = Why("empty", "T-27.5")


@dataclass(frozen=True)
class Hand(Node):
    """A hand, or some of its cards at random."""

    player: Player
    n: int | Amount = 0


@dataclass(frozen=True)
class Top(Node):
    n: int | Amount
    player: Player = YOU


@dataclass(frozen=True)
class Bottom(Node):
    n: int | Amount
    player: Player = YOU


@dataclass(frozen=True)
class UntilNot(Node):
    """From the top, one after the other, up to the first such card."""

    stop: Filter
    player: Player = YOU


Shown = Hand | Top | Bottom | UntilNot


@dataclass(frozen=True)
class Show(OfPlayer):
    """Cards are revealed to everybody, or looked at by who acts. They are `SHOWN` then."""

    what: Shown
    to_all: bool = True

    def why_not(self, t: Table, d: Doing) -> Why | None:
        seats = self.player.seats(t, d)
        if isinstance(self.what, Hand):
            return None if any(t.hands[seat] for seat in seats) else EMPTY
        return None if any(deck_size(t, seat) for seat in seats) else EMPTY

    def act(self, t: Table, d: Doing, seat: int) -> None:
        cards = self._cards(t, d, seat)
        if self.to_all:
            know(t, range(len(t.seats)), cards)
        else:
            peek(t, d.by, cards)
        changed(t)
        args: dict[str, Arg] = {**by_seat(seat), "number": len(cards)}
        seen: dict[str, Arg] = {**args, "cards": names(t, cards)}
        held = isinstance(self.what, Hand)
        if not cards:
            t.tell("shows-no-hand" if held else "shows-no-deck", args)
        elif self.to_all:
            t.tell("reveals-hand" if held else "reveals-deck", seen)
        else:
            t.tell("looks-at-hand" if held else "looks-at-deck", seen, (d.by,), args)
        t.then(replace(d.next(), shown=tuple(cards)))

    def _cards(self, t: Table, d: Doing, seat: int) -> list[int]:
        what = self.what
        if isinstance(what, Hand):
            held = list(t.hands[seat])
            number = amount(what.n, t, d)
            if what.n == 0 or number >= len(held):
                return held
            return [held.pop(t.chance.below(len(held))) for _ in range(number)]
        if isinstance(what, UntilNot):
            return self._until(t, d, seat, what.stop)
        number = amount(what.n, t, d)
        if isinstance(what, Bottom):
            return self._from_below(t, seat, number)
        taken = [card for card in (take_top(t, seat) for _ in range(number)) if card != NOBODY]
        for card in reversed(taken):
            put_on_top(t, card)
        return taken

    def _until(self, t: Table, d: Doing, seat: int, stop: Filter) -> list[int]:
        taken: list[int] = []
        while (card := take_top(t, seat)) != NOBODY:
            taken.append(card)
            if stop.matches(t, card, d):
                break
        for card in reversed(taken):
            put_on_top(t, card)
        return taken

    def _from_below(self, t: Table, seat: int, number: int) -> list[int]:
        """Where nothing is known of the bottom, any card of the deck may lie there."""
        found = []
        for _ in range(min(number, deck_size(t, seat))):
            if t.bottoms[seat]:
                found.append(t.bottoms[seat].pop())
            elif t.decks[seat]:
                found.append(t.decks[seat].pop(t.chance.below(len(t.decks[seat]))))
            else:
                found.append(t.tops[seat].pop(0))
        t.bottoms[seat] += reversed(found)
        return found


@dataclass(frozen=True)
class Sift(Word):
    """Some of the shown cards are taken into hand; the rest is discarded or shuffled away."""

    take: Filter | Each | Some
    rest: int
    shown_to_all: bool

    def do(self, t: Table, d: Doing) -> Play | None:
        take = self.take
        which = take.which if isinstance(take, (Each, Some)) else take
        shown = [card for card in d.shown if t.zone[card] == DECK]
        fitting = [card for card in shown if which.matches(t, card, d)]
        if isinstance(take, Some):
            number = min(amount(take.number, t, d), len(fitting))
            if number < len(fitting):
                return self._choose(t, d, fitting, number)
        self._part(t, d, fitting)
        return None

    def _choose(self, t: Table, d: Doing, fitting: list[int], number: int) -> Play:
        prompt = TO_TAKE.about(card=name(t, d.card))
        unseen = not self.shown_to_all
        taken = yield from choose_cards(
            d.by, t, fitting, number, prompt, unseen=unseen, veiled=unseen
        )
        self._part(t, d, list(taken))

    def _part(self, t: Table, d: Doing, taken: list[int]) -> None:
        may = may_take(t, d.by, len(taken))
        # Of "all such" the others stay where they are; whoever chooses leaves them to the rest.
        stay = taken[may:] if isinstance(self.take, Each) else []
        taken = taken[:may]
        spoken_for = [*taken, *stay]
        rest = [card for card in d.shown if card not in spoken_for and t.zone[card] == DECK]
        for card in taken:
            take_from(t, card)
            to_hand(t, card, shown=self.shown_to_all)
        args: dict[str, Arg] = {**by_seat(d.by), "number": len(taken)}
        if taken:
            seen: dict[str, Arg] = {**args, "cards": names(t, taken)}
            if self.shown_to_all:
                t.tell("takes-shown", seen)
            else:
                t.tell("takes-shown", seen, (d.by,), args)
        if self.rest == DISCARD:
            for card in rest:
                take_from(t, card)
                put_on_pile(t, card)
            if rest:
                t.tell("discards-shown", {**by_seat(d.by), "cards": names(t, rest)})
        elif rest:
            shuffle_deck(t, d.by)
        t.then(d.chose(tuple(taken)))


@dataclass(frozen=True)
class ToDiscard(FromAmong):
    """One of the shown cards is discarded from the deck."""

    which: Filter

    def found(self, t: Table, d: Doing) -> list[int]:
        return [card for card in d.shown if self.which.matches(t, card, d) and t.zone[card] == DECK]

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if self.found(t, d) else EMPTY

    def _choose(self, t: Table, d: Doing, found: list[int]) -> Play:
        prompt = TO_DISCARD.about(card=name(t, d.card))
        card = yield from choose(d.by, card_options(t, found), prompt)
        owner = t.owner[card]
        take_from(t, card)
        put_on_pile(t, card)
        t.tell("mills", {**by_seat(owner), "cards": names(t, [card])})
        t.then(d.chose((card,)))


@dataclass(frozen=True)
class Reorder(Word):
    """The shown cards go back on top in any order."""

    which: Filter

    def do(self, t: Table, d: Doing) -> Play | None:
        cards = [card for card in d.shown if t.zone[card] == DECK]
        if len(cards) < 2:
            t.then(d.next())
            return None
        return self._choose(t, d, cards)

    def _choose(self, t: Table, d: Doing, cards: list[int]) -> Play:
        """The first one named will lie uppermost."""
        prompt = TO_REORDER.about(card=name(t, d.card))
        order = yield from choose_cards(d.by, t, cards, len(cards), prompt)
        owner = t.owner[cards[0]]
        t.tops[owner] = [card for card in t.tops[owner] if card not in cards]
        t.tops[owner] += reversed(order)
        changed(t)
        t.then(d.next())


hand: Final = Hand
top: Final = Top
bottom: Final = Bottom
until_not: Final = UntilNot


def reveal(what: Shown) -> Show:
    return Show(what.player, what)


def look_at(what: Shown) -> Show:
    return Show(what.player, what, to_all=False)


def sift(
    shown: "Show | UntilNot", take: "Filter | Each | Some" = ANYTHING, rest: int = DISCARD
) -> tuple[Word, ...]:
    """Show cards, take some of them into hand, and put the rest away."""
    showing = shown if isinstance(shown, Show) else Show(shown.player, shown)
    return (showing, Sift(take, rest, showing.to_all))


to_discard: Final = ToDiscard
reorder: Final = Reorder

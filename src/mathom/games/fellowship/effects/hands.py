"""Words about hands, decks and discard piles."""

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from mathom.core.ask import Play, Question, choose
from mathom.core.message import Arg, by_seat
from mathom.core.why import Why
from mathom.games.fellowship.amounts import UpTo
from mathom.games.fellowship.effects.flow import choose_player
from mathom.games.fellowship.effects.targets import FromAmong, choose_cards
from mathom.games.fellowship.filters import ANYTHING, Filter
from mathom.games.fellowship.language import (
    Amount,
    Doing,
    Payable,
    Word,
    amount,
)
from mathom.games.fellowship.players import OPPONENT, YOU, Player
from mathom.games.fellowship.rules.options import card_options
from mathom.games.fellowship.rules.zones import (
    draw as draw_cards,
)
from mathom.games.fellowship.rules.zones import (
    forget_hand,
    hides,
    know,
    may_take,
    name,
    names,
    put_in_deck,
    put_on_pile,
    shuffle_deck,
    take_from,
    take_top,
    to_hand,
)
from mathom.games.fellowship.rules.zones import (
    put_under as put_card_under,
)
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import DISCARD, HAND, NOBODY

FROM_HAND: Final = Question("discard-hand")
TO_TAKE: Final = Question("take")
TO_SHUFFLE_IN: Final = Question("shuffle-in")
TO_PUT_UNDER: Final = Question("put-under")
FEW_IN_HAND: Final = Why("few-in-hand", "T-27.3")


@dataclass(frozen=True)
class OfPlayer(Word):
    """A word about one player's cards; if several could be meant, who acts chooses (T-10.4)."""

    player: Player

    def do(self, t: Table, d: Doing) -> Play | None:
        seats = self.player.seats(t, d)
        if not seats:
            t.then(d.next())
            return None
        if self.player.one and len(seats) > 1:
            return self._whose(t, d, seats)
        return self.act(t, d, seats[0])

    def _whose(self, t: Table, d: Doing, seats: list[int]) -> Play:
        seat = yield from choose_player(t, d, seats)
        play = self.act(t, d, seat)
        if play is not None:
            yield from play

    def act(self, t: Table, d: Doing, seat: int) -> Play | None:
        raise NotImplementedError


@dataclass(frozen=True)
class Draw(Word):
    n: int | Amount

    def do(self, t: Table, d: Doing) -> None:
        """What was drawn is news: what follows waits for the next frame."""
        t.then(d.next())
        draw_cards(t, d.by, amount(self.n, t, d))


@dataclass(frozen=True)
class DiscardFromHand(OfPlayer, Payable):
    """Chosen by who acts; with another's hand, among what was shown."""

    n: int | Amount
    which: Filter = ANYTHING

    @property
    def takes_hand(self) -> bool:
        """How many cards somebody holds is known to all."""
        return self.player is YOU and self.which is not ANYTHING

    def found(self, t: Table, d: Doing, seat: int) -> list[int]:
        return [card for card in t.hands[seat] if self.which.matches(t, card, d)]

    def why_not(self, t: Table, d: Doing) -> Why | None:
        least = 0 if isinstance(self.n, UpTo) else amount(self.n, t, d)
        seats = self.player.seats(t, d)
        return None if any(len(self.found(t, d, seat)) >= least for seat in seats) else FEW_IN_HAND

    def why_in_vain(self, t: Table, d: Doing) -> Why | None:
        seats = self.player.seats(t, d)
        return None if any(self.found(t, d, seat) for seat in seats) else FEW_IN_HAND

    def act(self, t: Table, d: Doing, seat: int) -> Play | None:
        found = self.found(t, d, seat)
        number = min(amount(self.n, t, d), len(found))
        if number == 0:
            t.then(replace(d.next(), it=()))
            return None
        unseen = number < len(t.hands[seat]) and hides(t, seat)
        return self._choose(t, d, found, number, unseen)

    def _choose(self, t: Table, d: Doing, found: list[int], number: int, unseen: bool) -> Play:
        prompt = FROM_HAND.about(card=name(t, d.card), number=number)
        least = 0 if isinstance(self.n, UpTo) else None
        picked = yield from choose_cards(d.by, t, found, number, prompt, least, unseen)
        discard_held(t, picked)
        t.then(d.chose(picked))


def discard_held(t: Table, cards: tuple[int, ...]) -> None:
    """From a hand to the pile, one at a time and in view of all (T-28.4)."""
    for card in cards:
        take_from(t, card)
        put_on_pile(t, card)
    if cards and t.story is not None:
        seat = t.owner[cards[0]]
        args: dict[str, Arg] = {**by_seat(seat), "cards": names(t, list(cards))}
        t.tell("discards", args)


@dataclass(frozen=True)
class DiscardAtRandom(OfPlayer):
    n: int | Amount

    def act(self, t: Table, d: Doing, seat: int) -> None:
        t.then(d.next())
        hand = list(t.hands[seat])
        number = min(amount(self.n, t, d), len(hand))
        picked = []
        for _ in range(number):
            card = hand.pop(t.chance.below(len(hand)))
            picked.append(card)
        t.news += 1
        discard_held(t, tuple(picked))


@dataclass(frozen=True)
class DiscardTop(OfPlayer):
    """From the top of a draw deck."""

    n: int | Amount

    def act(self, t: Table, d: Doing, seat: int) -> None:
        cards = []
        for _ in range(amount(self.n, t, d)):
            card = take_top(t, seat)
            if card == NOBODY:
                break
            put_on_pile(t, card)
            cards.append(card)
        t.news += 1
        if cards:
            t.tell("mills", {**by_seat(seat), "cards": names(t, cards)})
        # With nothing left to discard, what came before is still the last.
        t.then(replace(d.next(), shown=tuple(cards) or d.shown))


@dataclass(frozen=True)
class FromPile(FromAmong):
    """A word for such cards of the own hand or discard pile, or for certain cards if they are still
    there.
    """

    which: Filter
    from_: int = DISCARD

    def found(self, t: Table, d: Doing) -> list[int]:
        if self.which.fixed:
            return [card for card in self.which.these(t, d) if t.zone[card] == self.from_]
        pile = t.hands[d.by] if self.from_ == HAND else t.piles[d.by]
        return [card for card in pile if self.which.matches(t, card, d)]


@dataclass(frozen=True)
class Take(FromPile):
    """Into hand, from the discard pile."""

    def do(self, t: Table, d: Doing) -> Play | None:
        if may_take(t, d.by, 1):
            return super().do(t, d)
        t.then(d.next())
        return None

    def _choose(self, t: Table, d: Doing, found: list[int]) -> Play:
        prompt = TO_TAKE.about(card=name(t, d.card))
        among = found[-1:] if self.which.fixed else found
        card = yield from choose(d.by, card_options(t, among), prompt)
        take_from(t, card)
        to_hand(t, card, shown=True)
        t.tell("takes", {**by_seat(d.by), "card": name(t, card)})
        t.then(d.chose((card,)))


@dataclass(frozen=True)
class ShuffleIn(FromAmong):
    """From the discard pile into the draw deck, shown first (T-30.1)."""

    which: Filter
    n: int | Amount = 1

    def found(self, t: Table, d: Doing) -> list[int]:
        return [card for card in t.piles[d.by] if self.which.matches(t, card, d)]

    def do(self, t: Table, d: Doing) -> Play | None:
        if amount(self.n, t, d) > 0:
            return super().do(t, d)
        t.then(d.next())
        return None

    def _choose(self, t: Table, d: Doing, found: list[int]) -> Play:
        prompt = TO_SHUFFLE_IN.about(card=name(t, d.card))
        number = min(amount(self.n, t, d), len(found))
        least = 0 if isinstance(self.n, UpTo) else None
        picked = yield from choose_cards(d.by, t, found, number, prompt, least)
        if picked:
            t.tell("shuffles-in", {**by_seat(d.by), "cards": names(t, list(picked))})
            for card in picked:
                take_from(t, card)
                put_in_deck(t, card)
            shuffle_deck(t, d.by)
        t.then(d.chose(picked))


@dataclass(frozen=True)
class PutUnder(FromPile):
    """Under the draw deck: from hand unseen unless the text describes it, from the pile shown."""

    from_: int = HAND
    all: bool = False

    @property
    def takes_hand(self) -> bool:
        return self.from_ == HAND and self.which is not ANYTHING

    def _choose(self, t: Table, d: Doing, found: list[int]) -> Play:
        prompt = TO_PUT_UNDER.about(card=name(t, d.card))
        unseen = self.from_ == HAND and self.which is ANYTHING
        if self.all:
            cards = found
        else:
            silent = self.from_ == HAND and hides(t, d.by)
            card = yield from choose(
                d.by, card_options(t, found), prompt, veiled=unseen, even_if_forced=silent
            )
            cards = [card]
        for card in cards:
            if unseen:
                forget_hand(t, d.by)
            take_from(t, card)
            put_card_under(t, card)
            know(t, (d.by,) if unseen else range(len(t.seats)), [card])
        args: dict[str, Arg] = {**by_seat(d.by), "number": len(cards)}
        seen: dict[str, Arg] = {**args, "cards": names(t, cards)}
        if unseen:
            t.tell("puts-under", seen, (d.by,), args)
        else:
            t.tell("puts-under", seen)
        t.then(d.chose(tuple(cards)))


@dataclass(frozen=True)
class ShuffleHandIn(OfPlayer):
    """The whole hand goes into the draw deck."""

    def act(self, t: Table, d: Doing, seat: int) -> None:
        for card in list(t.hands[seat]):
            take_from(t, card)
            put_in_deck(t, card)
        shuffle_deck(t, seat)
        t.tell("shuffles-hand-in", by_seat(seat))
        t.then(d.next())


draw: Final = Draw


def discard_from_hand(
    n: int | Amount, which: Filter = ANYTHING, of: Player = YOU
) -> DiscardFromHand:
    return DiscardFromHand(of, n, which)


def discard_at_random(n: int | Amount, player: Player) -> DiscardAtRandom:
    return DiscardAtRandom(player, n)


def discard_top(n: int | Amount, player: Player) -> DiscardTop:
    return DiscardTop(player, n)


take: Final = Take
shuffle_in: Final = ShuffleIn
put_under: Final = PutUnder


def shuffle_hand_in(player: Player = OPPONENT) -> ShuffleHandIn:
    return ShuffleHandIn(player)


DISCARD_PILE: Final = DISCARD

"""Giving cards up: cycling from hand, forsaking, paying for a card (W-6.2, W-6.3, W-9.5, W-9.8).

Who holds only cards that look the same is asked nevertheless: not to ask would tell the others.
"""

from functools import cache
from typing import ClassVar, Final

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Option, Play, Question, choose
from mathom.core.deed import Words
from mathom.core.message import Message, Reason
from mathom.games.warcards.catalogue import FIRST, NAMES, TYPE
from mathom.games.warcards.rules import options, windows
from mathom.games.warcards.rules.deed import PickCard, WarDeed, WithCard, chosen_already
from mathom.games.warcards.rules.fate import (
    ELIMINATED,
    FROM_RESERVE,
    Perish,
    eliminate_from_hand,
    eliminate_top,
)
from mathom.games.warcards.rules.prompts import prompt_for, prompt_of
from mathom.games.warcards.rules.reading import card_called, copies, deck_asked, held, why, word
from mathom.games.warcards.rules.zones import draw, put_unseen, renew, tell_private
from mathom.games.warcards.state import War, WarFrame, player_name
from mathom.games.warcards.terms import CYCLED, DECK, HAND, ITEM, NOBODY, RESERVE


def distinct(cards: list[int]) -> list[int]:
    """One of each kind, by the lowest number that looks the same."""
    return sorted({FIRST[card] for card in cards})


def in_hand(t: War, deck: int, kind: int) -> int:
    """A card in hand that looks like this one."""
    return next(card for card in t.hands[deck] if FIRST[card] == kind)


# --- Cycling from hand


class Cycle(WithCard):
    """Cycle a card from hand."""

    verb: ClassVar[str] = "cycle"

    @classmethod
    def find(cls, t: War, ask: Ask, name: str) -> int | Reason:
        return held(t, ask, name, "W-8.1" if ask.window is windows.TURN else ask.prompt.rules[0])

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        offered = ask.option(f"cycle {NAMES[self.card]}")
        return chosen_already(ask, self.card) if offered is None else None

    def do(self, t: War, deck: int) -> None:
        cycle_from_hand(t, deck, in_hand(t, deck, self.card))


@cache
def to_cycle(card: int) -> Option[Cycle]:
    return cycling(Cycle(card), "hand")


def cycling(deed: Cycle, zone: str) -> Option[Cycle]:
    name = NAMES[deed.card]
    return Option(
        f"cycle {name}",
        deed,
        Message("option-cycle", {"card": name}),
        (f"{zone}:{name}",),
        seen="cycle",
    )


CYCLE: Final = Question("cycle", "W-9.1", "W-9.5", deeds=(Cycle,))


class CycleFromHand(WarFrame, frozen=True):
    """Somebody must cycle cards from hand."""

    deck: int
    cards: int


@rule(CycleFromHand)
def cycle_cards(t: War, f: CycleFromHand) -> Play:
    """Who has no card left forsakes (W-9.5). What is cycled together is shuffled together: an empty
    draw deck waits until all of it lies on the pile (W-9.26).
    """
    deck, hand = f.deck, t.hands[f.deck]
    left = f.cards
    while 0 < left < len(hand):
        deed = yield from choose(
            t.seats[deck],
            [to_cycle(card) for card in distinct(hand)],
            prompt_for(t, CYCLE, deck, left),
            veiled=True,
            even_if_forced=True,
        )
        deed.do(t, deck)
        left -= 1
    if left > 0:
        t.then(*[Forsaking(deck, 1) for _ in range(left - len(hand))])
        while hand:
            cycle_from_hand(t, deck, hand[-1])


def cycle_from_hand(t: War, deck: int, card: int) -> None:
    put_unseen(t, card, CYCLED)
    tell_private(t, "cycles", deck, card)


# --- Forsaking


class Forsaking(WarFrame, frozen=True):
    """Somebody must forsake cards."""

    deck: int
    cards: int
    spared: int = NOBODY
    """A card that can't be chosen (W-6.3)."""


def reserve_of(t: War, deck: int) -> list[int]:
    """A deck's armies and characters in reserve, with whatever these characters wield (W-6.28)."""
    own = [
        card
        for card in t.board
        if t.where[card] == RESERVE and t.owner[card] == deck and TYPE[card] != ITEM
    ]
    return own + [card for card in t.board if t.on[card] in own]


NO_DECK: Final = why("no-deck", "W-9.8")


class Forsake(WarDeed):
    """Forsake a card: from hand, from reserve, or the top card of the draw deck (W-9.8)."""

    verb: ClassVar[str] = "forsake"

    def __init__(self, card: int, zone: int, fresh: bool = False) -> None:
        self.card = card
        self.zone = zone
        self.fresh = fresh
        """Whether it is one that came to reserve this round."""

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "Forsake | Reason":
        first = word(words, 1)
        if first == "deck":
            return cls(NOBODY, DECK)
        if first == "reserve":
            return cls._from_reserve(t, ask, word(words, 2))
        kind = card_called(t, first)
        if isinstance(kind, Reason):
            return kind
        in_reserve = f"forsake reserve {first}"
        if ask.option(in_reserve) is not None:
            return why("spelling", code=in_reserve)
        if any(t.where[card] > RESERVE for card in copies(t, kind)):
            return why("forsake-afield", "W-9.10", card=first)
        card = held(t, ask, first, "W-9.8")
        return card if isinstance(card, Reason) else cls(kind, HAND)

    @classmethod
    def _from_reserve(cls, t: War, ask: Ask, name: str) -> Reason:
        kind = card_called(t, name)
        if isinstance(kind, Reason):
            return kind
        against = cls(kind, RESERVE).why_not(t, ask)
        return against or why("spelling", code=f"forsake reserve {name}")

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        deck = deck_asked(t, ask)
        if self.zone == DECK:
            return None if has_top(t, deck) else NO_DECK
        return self._why_not_from_reserve(t, deck) if self.zone == RESERVE else None

    def _why_not_from_reserve(self, t: War, deck: int) -> Reason | None:
        kind, name = self.card, NAMES[self.card]
        own = [card for card in reserve_of(t, deck) if FIRST[card] == kind]
        frame = t.asking
        if isinstance(frame, Forsaking) and own == [frame.spared]:
            return why("forsake-played", "W-6.3", card=name)
        if own:
            return None
        in_play = [card for card in copies(t, kind) if t.where[card] >= RESERVE]
        if not in_play:
            return why("not-in-reserve", "W-9.8", card=name)
        if t.where[in_play[0]] > RESERVE:
            return why("forsake-afield", "W-9.10", card=name)
        if TYPE[kind] == ITEM:
            return why("forsake-item", "W-6.28", card=name)
        return why("other-deck", "W-9.8", card=name, player=player_name(t, t.owner[in_play[0]]))

    def do(self, t: War, deck: int) -> None:
        if self.zone == HAND:
            eliminate_from_hand(t, deck, in_hand(t, deck, self.card), "forsakes")
        elif self.zone == DECK:
            renew(t, deck)
            eliminate_top(t, deck)
        else:
            card = next(
                card
                for card in reserve_of(t, deck)
                if FIRST[card] == self.card and bool(t.fresh >> card & 1) == self.fresh
            )
            t.tell("forsakes-reserve", {"player": player_name(t, deck), "card": NAMES[card]})
            t.then(Perish(card, ELIMINATED | FROM_RESERVE))


@cache
def to_forsake_from_hand(card: int) -> Option[Forsake]:
    name = NAMES[card]
    return Option(
        f"forsake {name}",
        Forsake(card, HAND),
        Message("option-forsake", {"card": name}),
        (f"hand:{name}",),
        seen="forsake hand",
    )


@cache
def to_forsake_from_reserve(card: int, fresh: bool, both: bool) -> Option[Forsake]:
    """`both` tells that an older copy lies there as well, so that this one needs another code."""
    name = NAMES[card]
    code = f"forsake reserve {name}"
    if fresh and both:
        code += " new"
    return Option(
        code,
        Forsake(card, RESERVE, fresh),
        Message(
            "option-forsake-reserve-new" if fresh and both else "option-forsake-reserve",
            {"card": name},
        ),
        (name,),
        seen=code,
    )


FORSAKE_TOP: Final = Option(
    "forsake deck",
    Forsake(NOBODY, DECK),
    Message("option-forsake-deck"),
    ("deck",),
    seen="forsake deck",
)
FORSAKE: Final = Question("forsake", "W-9.8", deeds=(Forsake,))


def forsakes(t: War, deck: int, spared: int = NOBODY) -> list[Option[Forsake]]:
    """All that a player can forsake (W-9.8)."""
    found = [to_forsake_from_hand(card) for card in distinct(t.hands[deck])]
    reserve = [card for card in reserve_of(t, deck) if card != spared]
    for kind in distinct(reserve):
        ages = {bool(t.fresh >> card & 1) for card in reserve if FIRST[card] == kind}
        found += [to_forsake_from_reserve(kind, fresh, len(ages) > 1) for fresh in sorted(ages)]
    if has_top(t, deck):
        found.append(FORSAKE_TOP)
    return found


def has_top(t: War, deck: int) -> bool:
    """Whether there is a top card of the draw deck, or will be when it is needed (W-9.26)."""
    return bool(t.decks[deck] or (t.house.recycle_late and t.piles[deck]))


def can_forsake(t: War, deck: int) -> bool:
    return bool(forsakes(t, deck))


@rule(Forsaking)
def forsaking(t: War, f: Forsaking) -> Play | None:
    """One at a time; if there is nothing left, nothing happens (W-9.17)."""
    found = forsakes(t, f.deck, f.spared)
    if len(found) > 1 or len(t.hands[f.deck]) > 1:
        return _choose_what_to_forsake(t, f, found)
    if found:
        _forsake(t, f, found[0].value)
    return None


def _choose_what_to_forsake(t: War, f: Forsaking, found: list[Option[Forsake]]) -> Play:
    deed = yield from choose(
        t.seats[f.deck],
        found,
        prompt_for(t, FORSAKE, f.deck, f.cards),
        veiled=True,
        even_if_forced=True,
    )
    _forsake(t, f, deed)


def _forsake(t: War, f: Forsaking, deed: Forsake) -> None:
    if f.cards > 1:
        t.then(Forsaking(f.deck, f.cards - 1, f.spared))
    deed.do(t, f.deck)


# --- The cost of playing a card


PAY: Final = Question("pay", "W-6.2", deeds=(Cycle,))


class Pay(WarFrame, frozen=True):
    """A card has been played and must be paid for."""

    deck: int
    card: int


@rule(Pay)
def pay(t: War, f: Pay) -> Play | None:
    """Cycle another card, or forsake one if there is none (W-6.2, W-6.3)."""
    hand = t.hands[f.deck]
    if len(hand) > 1:
        return _choose_payment(t, f.deck, f.card)
    if hand:
        cycle_from_hand(t, f.deck, hand[0])
    else:
        t.then(Forsaking(f.deck, 1, NOBODY if t.house.forsake_played else f.card))
    return None


def _choose_payment(t: War, deck: int, card: int) -> Play:
    deed = yield from choose(
        t.seats[deck],
        [to_cycle(card) for card in distinct(t.hands[deck])],
        prompt_of(t, PAY, deck, NAMES[card]),
        veiled=True,
        even_if_forced=True,
    )
    deed.do(t, deck)


# --- Winnowing, and the Ring of the duels


class PickInHand(PickCard):
    """To be eliminated."""

    verb: ClassVar[str] = "eliminate"

    @classmethod
    def find(cls, t: War, ask: Ask, name: str) -> int | Reason:
        return held(t, ask, name, ask.prompt.rules[0])

    def refused(self, t: War, ask: Ask) -> Reason:
        return chosen_already(ask, self.card)


ELIMINATE_FROM_HAND: Final = Question(
    "eliminate-from-hand", "W-8.11", "W-17.5", deeds=(PickInHand,)
)


class EliminateFromHand(WarFrame, frozen=True):
    """Somebody must eliminate cards from hand."""

    deck: int
    cards: int


@rule(EliminateFromHand)
def eliminate_cards(t: War, f: EliminateFromHand) -> Play:
    """One at a time, since a card's text may be about it (W-9.15)."""
    deck, hand = f.deck, t.hands[f.deck]
    if not hand:
        return
    card = hand[-1]
    if f.cards < len(hand):
        kind = yield from choose(
            t.seats[deck],
            [options.eliminate_unseen(card) for card in distinct(hand)],
            prompt_for(t, ELIMINATE_FROM_HAND, deck, f.cards),
            veiled=True,
            even_if_forced=True,
        )
        card = in_hand(t, deck, kind)
    if f.cards > 1:
        t.then(EliminateFromHand(deck, f.cards - 1))
    eliminate_from_hand(t, deck, card, "eliminates-from-hand")


class DrawCards(WarFrame, frozen=True):
    """Somebody draws cards."""

    deck: int
    cards: int


@rule(DrawCards)
def draw_cards(t: War, f: DrawCards) -> None:
    draw(t, f.deck, f.cards)

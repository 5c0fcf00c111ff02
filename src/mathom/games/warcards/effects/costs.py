"""What is paid for an effect (W-9.18)."""

from dataclasses import dataclass

from mathom.cards.phrases import Form
from mathom.core.message import Message
from mathom.games.warcards.catalogue import NAMES
from mathom.games.warcards.language import Cost, Doing
from mathom.games.warcards.rules.fate import ELIMINATED, Perish
from mathom.games.warcards.rules.giving import CycleFromHand, Forsaking, can_forsake, reserve_of
from mathom.games.warcards.rules.victory import corrupt
from mathom.games.warcards.rules.zones import cycle_from_play
from mathom.games.warcards.state import War
from mathom.games.warcards.words import cards


@dataclass(frozen=True)
class CycleSelf(Cost):
    """Cycle this card; its items go with it (W-6.24)."""

    def pay(self, t: War, d: Doing) -> None:
        t.tell("cycled", {"card": NAMES[d.card]})
        cycle_from_play(t, d.card)

    def say(self, form: Form, named: bool) -> Message:
        return Message("text-cycle-it" if named else "text-cycle-this", {"form": form})


@dataclass(frozen=True)
class CycleWielder(Cost):
    """Cycle this item with its wielder and all the wielder's items."""

    def pay(self, t: War, d: Doing) -> None:
        wielder = t.on[d.card]
        t.tell("cycled", {"card": NAMES[wielder]})
        cycle_from_play(t, wielder)

    def say(self, form: Form, named: bool) -> Message:
        return Message("text-cycle-wielder", {"form": form})


@dataclass(frozen=True)
class EliminateSelf(Cost):
    """Eliminate this card."""

    def pay(self, t: War, d: Doing) -> None:
        t.then(Perish(d.card, ELIMINATED))

    def say(self, form: Form, named: bool) -> Message:
        return Message("text-eliminate-it" if named else "text-eliminate-this", {"form": form})


@dataclass(frozen=True)
class ForsakeCards(Cost):
    """Forsake so many cards: all of them, or it is not paid."""

    cards: int = 1

    def pay(self, t: War, d: Doing) -> None:
        t.then(Forsaking(d.deck, self.cards))

    def payable(self, t: War, deck: int) -> bool:
        """What lies on the cycle pile is the draw deck before the last card is missed (W-9.24)."""
        found = len(t.hands[deck]) + len(reserve_of(t, deck)) + len(t.decks[deck])
        return found + len(t.piles[deck]) >= self.cards and can_forsake(t, deck)

    def say(self, form: Form, named: bool) -> Message:
        return Message("text-forsake", {"form": form, "cards": [cards(self.cards)]})


@dataclass(frozen=True)
class CycleOne(Cost):
    """Cycle a card from hand. Nothing else will do (W-9.5)."""

    def pay(self, t: War, d: Doing) -> None:
        t.then(CycleFromHand(d.deck, 1))

    def payable(self, t: War, deck: int) -> bool:
        if t.hands[deck]:
            return True
        return t.house.forsake_as_cost and can_forsake(t, deck)

    def say(self, form: Form, named: bool) -> Message:
        return Message("text-cycle", {"form": form, "cards": [cards(1)]})


@dataclass(frozen=True)
class AddCorruption(Cost):
    """Add 1 corruption."""

    def pay(self, t: War, d: Doing) -> None:
        corrupt(t, 1)

    def say(self, form: Form, named: bool) -> Message:
        return Message("text-corrupt", {"form": form, "tokens": 1})

"""Effects that take cards from somebody's hand, or more than that."""

from dataclasses import dataclass

from mathom.cards.phrases import Form
from mathom.core.message import Message
from mathom.games.warcards.card import Printed
from mathom.games.warcards.language import Doing, Effect
from mathom.games.warcards.rules.giving import CycleFromHand, Forsaking
from mathom.games.warcards.state import War
from mathom.games.warcards.words import cards


@dataclass(frozen=True)
class CycleCards(Effect):
    """Cycle cards from hand; who has none must forsake (W-9.5)."""

    cards: int

    def do(self, t: War, d: Doing) -> None:
        t.then(CycleFromHand(d.deck, self.cards))

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-cycle", {"form": form, "cards": [cards(self.cards)]})


@dataclass(frozen=True)
class Forsake(Effect):
    """Forsake cards."""

    cards: int

    def do(self, t: War, d: Doing) -> None:
        t.then(Forsaking(d.deck, self.cards))

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-forsake", {"form": form, "cards": [cards(self.cards)]})

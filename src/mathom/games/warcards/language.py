"""What a word of the cards' language is. The words themselves are in `effects/` and `abilities.py`.

A card's text is a tree of frozen data. Each kind of effect is one class: what it holds, what it
does, why it can't be done, and how it is said. `docs/adding-a-card.md` adds one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from mathom.cards.filters import Filter
from mathom.cards.phrases import Form, after, then_
from mathom.core.ask import Play
from mathom.core.message import Message
from mathom.core.why import Why
from mathom.games.warcards.filters import Grounds
from mathom.games.warcards.state import War, WarFrame
from mathom.games.warcards.terms import NOBODY, NOWHERE

if TYPE_CHECKING:
    from mathom.games.warcards.card import Card, Printed

Place: TypeAlias = Literal["reserve", "path", "ground", "afield", "anywhere"] | str
"""Where a card is in play: `afield` is on a path or a battleground. Otherwise a location's name,
or `path 7` for any path of that number."""


class Doing(WarFrame, frozen=True):
    """An effect that is to be carried out.

    It refers to the text (card or location, then which of its abilities, which effect of that,
    which part of the effect), so that a new card changes no reference in a saved table.
    """

    deck: int
    """Whose player does it."""
    source: str
    """The card or the location whose text it is, by name."""
    at: tuple[int, ...]
    """Where in that text."""
    card: int = NOBODY
    """The card whose text it is; nobody if it is a location's."""
    place: int = NOWHERE
    """Where that card was when its text began. It may have been given up as the price."""
    done: int = 0
    """How often it has been done already."""

    def again(self) -> "Doing":
        """The same once more."""
        return Doing(self.deck, self.source, self.at, self.card, self.place, self.done + 1)

    def part(self, number: int) -> "Doing":
        """A part of this effect."""
        return Doing(self.deck, self.source, (*self.at, number), self.card, self.place)

    def part_by(self, deck: int, number: int) -> "Doing":
        """A part of this effect, done by another player."""
        return Doing(deck, self.source, (*self.at, number), self.card, self.place)


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A piece of a text."""

    @property
    def parts(self) -> "Sequence[Node]":
        """The effects within, in their order; an agenda refers to them by number."""
        effects: Sequence[Node] = getattr(self, "effects", ())
        return effects


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """What somebody does because a card or a location says so."""

    def do(self, t: War, d: Doing) -> Play | None:
        """Carry it out. Whoever needs a player yields; what must wait is said with `t.then`."""
        raise NotImplementedError

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        """Why it could do nothing at this moment, for that player because of that card."""
        return None

    @property
    def binding(self) -> bool:
        """Whether a text may not be used at all if this can't be done (W-3.22, W-3.23). All others
        may be used in vain.
        """
        return False

    @property
    def voluntary(self) -> bool:
        """Whether one may leave it: what must be done is done before that (W-24.1)."""
        return all_voluntary(self.parts)

    def say(self, of: "Printed", form: Form) -> Message:
        """As a clause of the text of a card or location."""
        raise NotImplementedError

    def say_then(self, of: "Printed", form: Form) -> Message:
        """As a clause that follows another."""
        return self.say(of, form)


def all_voluntary(parts: Sequence[Node]) -> bool:
    """Whether there is something to be done, and one may leave all of it."""
    return bool(parts) and all(isinstance(part, Effect) and part.voluntary for part in parts)


def why_not_use(t: War, effects: Sequence[Effect], deck: int, card: int) -> Why | None:
    """Why a text that says all this may not be used."""
    for effect in effects:
        if effect.binding:
            why = effect.why_not(t, deck, card)
            if why is not None:
                return why
    return None


def why_in_vain(t: War, effects: Sequence[Effect], deck: int, card: int) -> Why | None:
    """Why a text will do nothing at all. If the first thing can be done, who knows what the next
    will find.
    """
    whys = [effect.why_not(t, deck, card) for effect in effects]
    return None if None in whys else whys[0]


@dataclass(frozen=True)
class Permission(Effect):
    """What an effect allows for the round: such cards may be played or moved to those
    battlegrounds, and perhaps be supported by any army of their side.
    """

    which: Filter
    grounds: Grounds
    any_army: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Node):
    """What is paid for an effect."""

    def pay(self, t: War, d: Doing) -> None:
        raise NotImplementedError

    def payable(self, t: War, deck: int) -> bool:
        """What can't be paid can't be used (W-9.18)."""
        return True

    def say(self, form: Form, named: bool) -> Message:
        """`named`: the sentence has just spoken of this card."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """What must be so."""

    def holds(self, t: War, card: int, place: int, location: int) -> int:
        """How often it is met for a card at a place; 0 is not at all."""
        raise NotImplementedError

    @property
    def led_by(self) -> tuple[str, ...]:
        """The characters whom an army must support for it; whether it does, a combat settles."""
        return ()

    @property
    def followed_by(self) -> tuple[str, ...]:
        """The armies of which one must support a character for it."""
        return ()

    def say(self, where: str) -> Message:
        """`where` is the kind of location that this is about."""
        raise NotImplementedError

    @property
    def tells_place(self) -> bool:
        """Whether it says on which kind of location something is."""
        return False

    def say_more(self, icons: Message, where: str) -> Message:
        """That a card has more icons under this condition."""
        return Message("text-bonus", {"icons": [icons], "condition": [self.say(where)]})


@mypyc_attr(allow_interpreted_subclasses=True)
class Circumstance(Condition):
    """What is so or not so whichever card asks."""

    def is_so(self, t: War) -> bool:
        raise NotImplementedError

    def holds(self, t: War, card: int, place: int, location: int) -> int:
        return int(self.is_so(t))


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """When a card does something, or what it always does."""

    def say(self, of: "Card") -> Message:
        """As a sentence of the card's text."""
        raise NotImplementedError


def in_order(effects: Sequence[Effect], of: "Printed", form: Form) -> Message:
    """One thing, then the next (W-6.5)."""
    first, *others = effects
    return then_([first.say(of, form), *(each.say_then(of, after(form)) for each in others)])

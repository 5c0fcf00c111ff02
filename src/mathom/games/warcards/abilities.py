"""Abilities: when a card does something, and what always holds while it is there.

What an ability holds and how it is said. Each is read by the rule that it changes: `DrawsMore` by
the draw step, `Bonus` by the counting of icons. The catalogue finds them for the rules.
"""

from dataclasses import dataclass
from typing import Literal

from mathom.cards.filters import Filter
from mathom.cards.phrases import Form, and_
from mathom.core.message import Arg, Message
from mathom.games.warcards.card import Card
from mathom.games.warcards.filters import Grounds, all_such, faction_term, names
from mathom.games.warcards.language import (
    Ability,
    Condition,
    Cost,
    Effect,
    Place,
    in_order,
)
from mathom.games.warcards.terms import FREE, ITEM, SIDES
from mathom.games.warcards.words import (
    at,
    cards,
    icons,
    speaks_of_wielder,
    to,
    to_grounds,
    while_at,
)

# --- When something is done


@dataclass(frozen=True)
class OnPlay(Ability):
    """When the card is played there; for an item, on a wielder there."""

    effects: tuple[Effect, ...]
    at: Place = "anywhere"

    def say(self, of: Card) -> Message:
        deeds = in_order(self.effects, of, "you")
        if self.at == "anywhere":
            return Message("text-on-play", {"deeds": [deeds]})
        if of.type == ITEM:
            return Message("text-on-play-wielder", {"at": [at(self.at)], "deeds": [deeds]})
        return Message("text-on-play-to", {"to": [to(self.at)], "deeds": [deeds]})


@dataclass(frozen=True)
class OnArrival(Ability):
    """When the card is played or moved there."""

    effects: tuple[Effect, ...]
    at: Place

    def say(self, of: Card) -> Message:
        deeds = in_order(self.effects, of, "you")
        return Message("text-on-arrival", {"to": [to(self.at)], "deeds": [deeds]})


@dataclass(frozen=True)
class OnMove(Ability):
    """When the card is moved there, or for an item: when its wielder is."""

    effects: tuple[Effect, ...]
    at: Place = "afield"

    def say(self, of: Card) -> Message:
        deeds = in_order(self.effects, of, "you")
        id = "text-on-move-wielder" if of.type == ITEM else "text-on-move"
        return Message(id, {"to": [to(self.at)], "deeds": [deeds]})


@dataclass(frozen=True)
class Action(Ability):
    """One may use one's action for this while the card is there (for an item: its wielder).

    It is for the player who played the card, unless it names a faction's.
    """

    at: Place
    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    once: bool = False
    """Once per round."""
    user: int | None = None

    def say(self, of: Card) -> Message:
        form: Form = "to" if self.user is None else "they-to"
        named = not speaks_of_wielder(of, self.at)
        use = Message("text-use-action", {"form": form})
        cost = and_([use, *(cost.say(form, named) for cost in self.costs)])
        if self.once:
            cost = Message("text-once", {"deeds": [cost]})
        spent: dict[str, Arg] = {"while": [while_at(of, self.at)], "cost": [cost]}
        if self.user is None:
            deeds = in_order(self.effects, of, "you")
            return Message("text-action", spent | {"deeds": [deeds]})
        deeds = in_order(self.effects, of, form)
        faction = faction_term(self.user)
        return Message("text-action-of", spent | {"faction": faction, "deeds": [deeds]})


# --- Icons


@dataclass(frozen=True)
class Bonus(Ability):
    """More icons on this card under a condition."""

    when: Condition
    attack: int = 0
    defence: int = 0
    path: int = 0

    def say(self, of: Card) -> Message:
        more = icons(self.attack, self.defence, self.path, of, placed=self.when.tells_place)
        return self.when.say_more(more, "path" if self.path else "ground")


@dataclass(frozen=True)
class Lends(Ability):
    """While in reserve, adds icons to one of these characters, wherever it is."""

    to: tuple[str, ...]
    attack: int = 0
    defence: int = 0
    path: int = 0

    def say(self, of: Card) -> Message:
        return Message(
            "text-lends",
            {
                "while": [while_at(of, "reserve")],
                "who": [names(self.to, "subject")],
                "icons": [icons(self.attack, self.defence, self.path, of, placed=False)],
            },
        )


@dataclass(frozen=True)
class GuardsPath(Ability):
    """While on a path, adds defence to the path itself (W-6.22)."""

    path: int

    def say(self, of: Card) -> Message:
        more = Message("text-defence", {"icons": self.path})
        return Message("text-guards-path", {"while": [while_at(of, "path")], "icons": [more]})


# --- Hands and decks


@dataclass(frozen=True)
class DrawsMore(Ability):
    """While in reserve, its owner draws more in the draw step, then perhaps cycles (W-4.8)."""

    cards: int = 1
    then_cycle: int = 0

    def say(self, of: Card) -> Message:
        reserve = [while_at(of, "reserve")]
        if not self.then_cycle:
            return Message("text-draws-more", {"while": reserve, "cards": self.cards})
        cycle = Message("text-cycle", {"form": "you", "cards": [cards(self.then_cycle)]})
        return Message(
            "text-draws-more-then-cycle",
            {"while": reserve, "cards": self.cards, "cycle": [cycle]},
        )


@dataclass(frozen=True)
class CarriesMore(Ability):
    """Raises its owner's carryover limit by 1."""

    at: Place = "reserve"

    def say(self, of: Card) -> Message:
        return Message("text-carries-more", {"while": [while_at(of, self.at)]})


@dataclass(frozen=True)
class SeesTop(Ability):
    """While it is in play, its owner may look at the top card of the own draw deck."""

    def say(self, of: Card) -> Message:
        return Message("text-sees-top", {"while": [while_at(of, "anywhere")]})


# --- Who may be where, and with whom


@dataclass(frozen=True)
class OnlyWeapon(Ability):
    """Its wielder can't wield another weapon."""

    def say(self, of: Card) -> Message:
        return Message("text-only-weapon")


@dataclass(frozen=True)
class Befriends(Ability):
    """May also go to battlegrounds of that faction, and be supported by its armies."""

    faction: int

    def say(self, of: Card) -> Message:
        return Message("text-befriends", {"faction": faction_term(self.faction)})


@dataclass(frozen=True)
class AlsoOn(Ability):
    """May also go to these battlegrounds."""

    grounds: tuple[str, ...]

    def say(self, of: Card) -> Message:
        return Message("text-also-on", {"to": [to_grounds(Grounds(self.grounds))]})


@dataclass(frozen=True)
class Opens(Ability):
    """While in reserve, such cards may be played or moved to those battlegrounds."""

    which: Filter
    grounds: Grounds

    def say(self, of: Card) -> Message:
        return Message(
            "text-opens",
            {
                "while": [while_at(of, "reserve")],
                "who": [all_such(self.which)],
                "to": [to_grounds(self.grounds)],
            },
        )


@dataclass(frozen=True)
class NeverOn(Ability):
    """May not be played or moved to a battleground of that side, or to any at all."""

    side: int | None = None

    def say(self, of: Card) -> Message:
        if self.side is None:
            return Message("text-never-on-ground")
        return Message("text-never-on", {"side": SIDES[self.side]})


@dataclass(frozen=True)
class KeepsOffPath(Ability):
    """May not be played or moved to a path while a battleground of that side is active."""

    side: int

    def say(self, of: Card) -> Message:
        return Message("text-keeps-off-path", {"side": SIDES[self.side]})


@dataclass(frozen=True)
class GivesWay(Ability):
    """Is removed when the other comes, who is the same person. The other's text sees to it."""

    to: str

    def say(self, of: Card) -> Message:
        return Message("text-gives-way", {"who": [names((self.to,), "subject")]})


# --- What happens instead of an elimination


@dataclass(frozen=True)
class CycledInstead(Ability):
    """A replacement: cycle the card (for an item: its wielder) instead of eliminating it.

    `eliminated` is every elimination, `combat` one in any combat, `path-combat` in path combat;
    the others say from where it was forsaken. `with_items` tells the fate of wielded items; what
    a text leaves open is ruled by W-6.24.
    """

    when: Literal[
        "eliminated", "combat", "path-combat", "forsaken-from-deck", "forsaken-from-reserve"
    ]
    with_items: bool = True

    def say(self, of: Card) -> Message:
        who = "wielder" if of.type == ITEM else "card"
        fate = Message(f"text-fate-{self.when}", {"who": who})
        said: dict[str, Arg] = {"fate": [fate], "who": who}
        if self.when == "forsaken-from-deck":
            return Message("text-instead", said)
        if self.with_items:
            return Message("text-instead-with-items", said)
        return Message("text-instead-without-items", said)


@dataclass(frozen=True)
class Tends(Ability):
    """After combat on a battleground in which it took part, its owner may cycle it with another
    character of the side instead of eliminating them; their items are still eliminated. Nobody of
    the faction `except_for` can be saved.
    """

    side: int = FREE
    except_for: int | None = None

    def say(self, of: Card) -> Message:
        side = SIDES[self.side]
        if self.except_for is None:
            return Message("text-tends", {"side": side})
        faction = faction_term(self.except_for)
        return Message("text-tends-except", {"side": side, "faction": faction})

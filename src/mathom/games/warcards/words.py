"""How texts speak of places and icons, and what a card's whole text is."""

from collections.abc import Sequence
from typing import Final

from mathom.cards.phrases import and_, name, or_, sentence
from mathom.core.message import Message
from mathom.games.warcards.card import Card, Ground, Printed, Skirmish
from mathom.games.warcards.filters import Grounds, faction_term
from mathom.games.warcards.language import Effect, Place, in_order
from mathom.games.warcards.terms import FREE, ITEM, SIDES

WIDE_PLACES: Final = ("reserve", "path", "ground", "afield", "anywhere")


def text_of(printed: Printed) -> list[Message]:
    """What is written there, sentence by sentence: one an ability, or one an effect."""
    if isinstance(printed, Card):
        abilities = [ability.say(printed) for ability in printed.abilities]
        return abilities + [sentence(each.say(printed, "start")) for each in printed.event]
    if isinstance(printed, Skirmish):
        return [
            Message("text-defender-wins", {"deeds": [_deeds(printed, printed.defender_wins)]}),
            Message("text-attacker-wins", {"deeds": [_deeds(printed, printed.attacker_wins)]}),
        ]
    text = [sentence(each.say(printed, "start")) for each in printed.text]
    if isinstance(printed, Ground) and printed.gates:
        gates = or_([name(gate, "subject") for gate in printed.gates])
        side = SIDES[1 - printed.side]
        text.insert(0, Message("text-gates", {"gates": [gates], "side": side}))
    return text


def _deeds(skirmish: Skirmish, effects: Sequence[Effect]) -> Message:
    """What a victory there does."""
    return in_order(effects, skirmish, "you") if effects else Message("text-no-deed")


# --- Places


def at(place: Place) -> Message:
    if place in WIDE_PLACES:
        return Message("text-at", {"place": f"place-{place}"})
    if place.startswith("path "):
        return Message("text-at-numbered", {"number": _number(place)})
    return Message("text-at-location", {"location": place})


def to(place: Place) -> Message:
    if place in WIDE_PLACES:
        return Message("text-to", {"place": f"place-{place}"})
    if place.startswith("path "):
        return Message("text-to-numbered", {"number": _number(place)})
    return Message("text-to-location", {"location": place})


def _number(place: Place) -> int:
    return int(place.removeprefix("path "))


def to_grounds(grounds: Grounds) -> Message:
    """To all such battlegrounds."""
    if grounds.names:
        return or_([to(name) for name in grounds.names])
    if grounds.faction is None:
        return Message("text-to-any-ground")
    return Message("text-to-grounds-of", {"faction": faction_term(grounds.faction)})


def speaks_of_wielder(of: Card, place: Place) -> bool:
    """An item is where its wielder is; only in play it is by itself."""
    return of.type == ITEM and place != "anywhere"


def while_at(of: Card, place: Place) -> Message:
    """While the card, or whoever wields it, is there."""
    id = "text-while-wielder" if speaks_of_wielder(of, place) else "text-while"
    return Message(id, {"at": [at(place)]})


# --- Cards and icons


def cards(number: int) -> Message:
    return Message("text-cards", {"cards": number})


def icons(attack: int, defence: int, path: int, of: Card, placed: bool) -> Message:
    """`placed`: the sentence tells the location. If it doesn't, icons tell for which they are."""
    attacks, defends = "text-attack", "text-defence"
    on_path = defends if of.side == FREE else attacks
    if not placed and path:
        attacks, defends = "text-ground-attack", "text-ground-defence"
        on_path = "text-path-defence" if of.side == FREE else "text-path-attack"
    all = ((attacks, attack), (defends, defence), (on_path, path))
    return and_([Message(id, {"icons": number}) for id, number in all if number])

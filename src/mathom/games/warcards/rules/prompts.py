"""What players are asked. One person may play two decks (W-16.9), so questions name the player.

Made once each: playouts ask millions of questions.
"""

from functools import cache

from mathom.cards.trees import walk
from mathom.core.message import Arg, Message
from mathom.games.warcards.catalogue import printed_as
from mathom.games.warcards.filters import Which
from mathom.games.warcards.language import Doing, Effect
from mathom.games.warcards.state import War, player_name


def prompt(t: War, id: str, deck: int, *rules: str) -> Message:
    """A question to the player of a deck."""
    return _prompt(id, player_name(t, deck), rules)


@cache
def _prompt(id: str, player: str, rules: tuple[str, ...]) -> Message:
    return Message(id, {"player": player}, rules)


def prompt_for(t: War, id: str, deck: int, number: int, *rules: str) -> Message:
    """A question to the player of a deck that tells how many are still to be chosen."""
    return _prompt_for(id, player_name(t, deck), number, rules)


@cache
def _prompt_for(id: str, player: str, number: int, rules: tuple[str, ...]) -> Message:
    return Message(id, {"player": player, "number": number}, rules)


def prompt_by(t: War, id: str, d: Doing, *rules: str) -> Message:
    """A question that names the card or the location whose text it is, too."""
    return _prompt_of(id, player_name(t, d.deck), d.source, rules)


def prompt_of(t: War, id: str, deck: int, source: str, *rules: str) -> Message:
    return _prompt_of(id, player_name(t, deck), source, rules)


@cache
def _prompt_of(id: str, player: str, source: str, rules: tuple[str, ...]) -> Message:
    return Message(id, {"player": player, "card": source}, rules)


def prompt_icons(t: War, d: Doing, icon: str, number: int) -> Message:
    """Where to put icons."""
    return _prompt_icons(player_name(t, d.deck), d.source, icon, number)


@cache
def _prompt_icons(player: str, source: str, icon: str, number: int) -> Message:
    args: dict[str, Arg] = {"player": player, "card": source, "icon": icon, "number": number}
    return Message("prompt-strengthen", args, ("W-10.15",))


def prompt_ride(t: War, d: Doing, wielder: str) -> Message:
    """Whether whoever wields this moves at once."""
    return _prompt_ride(player_name(t, d.deck), d.source, wielder)


@cache
def _prompt_ride(player: str, source: str, wielder: str) -> Message:
    return Message("prompt-ride", {"player": player, "card": source, "wielder": wielder})


def offer(t: War, effect: Effect, d: Doing) -> Message:
    """Whether somebody wants to do what a text allows."""
    return _offer(effect, player_name(t, d.deck), d.source)


@cache
def _offer(effect: Effect, player: str, source: str) -> Message:
    if _names_cards(effect):
        # Everybody hears the question, and must not take a card's name in it for news.
        return Message("prompt-may", {"player": player, "card": source})
    text = [effect.say(printed_as(source), "start")]
    return Message("prompt-may-text", {"player": player, "card": source, "text": text})


def _names_cards(effect: Effect) -> bool:
    return any(isinstance(part, Which) and part.names for part in walk(effect))

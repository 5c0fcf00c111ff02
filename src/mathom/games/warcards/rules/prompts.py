"""What players are asked. One person may play two decks (W-16.9), so questions name the player.

Made once each: playouts ask millions of questions.
"""

from functools import cache

from mathom.cards.trees import walk
from mathom.core.message import Message
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


def prompt_by(t: War, id: str, d: Doing, *rules: str) -> Message:
    """A question that names the card or the location whose text it is, too."""
    return _prompt_of(id, player_name(t, d.deck), d.source, rules)


def prompt_of(t: War, id: str, deck: int, source: str, *rules: str) -> Message:
    return _prompt_of(id, player_name(t, deck), source, rules)


@cache
def _prompt_of(id: str, player: str, source: str, rules: tuple[str, ...]) -> Message:
    return Message(id, {"player": player, "card": source}, rules)


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

"""What players are asked. One person may play two decks (W-16.9), so questions name the player.

Made once each: playouts ask millions of questions.
"""

from functools import cache
from typing import Any

from mathom.core.message import Message
from mathom.games.warcards.catalogue import CARDS, LOCATION_NAMES, LOCATIONS, NAMES, trees
from mathom.games.warcards.effects import May, Which
from mathom.games.warcards.state import Frame, War, player_name
from mathom.games.warcards.terms import NOBODY
from mathom.games.warcards.wording import clause


def prompt(t: War, id: str, deck: int, *rules: str) -> Message:
    """A question to the player of a deck."""
    return _prompt(id, player_name(t, deck), rules)


@cache
def _prompt(id: str, player: str, rules: tuple[str, ...]) -> Message:
    return Message(id, {"player": player}, rules)


def prompt_by(t: War, id: str, frame: Frame, *rules: str) -> Message:
    """A question that names the card or the location whose text it is, too."""
    card, location = frame[2], frame[3]
    name = NAMES[card] if card != NOBODY else LOCATION_NAMES[location]
    return _prompt_by(id, player_name(t, frame[1]), name, rules)


@cache
def _prompt_by(id: str, player: str, card: str, rules: tuple[str, ...]) -> Message:
    return Message(id, {"player": player, "card": card}, rules)


def offer(t: War, effect: May, frame: Frame) -> Message:
    """Whether somebody wants to do what a text allows."""
    return _offer(effect, player_name(t, frame[1]), frame[2], frame[3])


@cache
def _offer(effect: May, player: str, card: int, location: int) -> Message:
    of = CARDS[card] if card != NOBODY else LOCATIONS[location]
    if _names_cards(effect):
        # Everybody hears the question, and must not take a card's name in it for news.
        return Message("prompt-may", {"player": player, "card": of.name})
    text = [clause(effect, of, "start")]
    return Message("prompt-may-text", {"player": player, "card": of.name, "text": text})


def _names_cards(effect: Any) -> bool:
    return any(isinstance(part, Which) and part.names for part in trees(effect))

"""Which player a text means."""

from mathom.core.message import Message
from mathom.games.fellowship.filters import Shown
from mathom.games.fellowship.players import Holding, Owner, Player
from mathom.games.fellowship.speech.nouns import a
from mathom.games.fellowship.speech.speaker import Speaker, says
from mathom.games.fellowship.terms import SHADOW_SIDE


def player(s: Speaker, whose: Player) -> Message:
    said: Message = s.say(whose)
    return said


@says(Player)
def _player(s: Speaker, whose: Player) -> Message:
    called = whose.called
    if called == "opponent" and s.card.side == SHADOW_SIDE:
        called = "free"
    return Message("say-player", {"player": called})


@says(Owner)
def _owner(s: Speaker, whose: Owner) -> Message:
    assert whose.whose is not None
    if isinstance(whose.whose, Shown):
        return Message("say-that-player")
    return Message("say-owner", {"whose": [a(s, whose.whose)]})


@says(Holding)
def _holding(s: Speaker, whose: Holding) -> Message:
    """The condition before it has said how many cards: it is that player."""
    return Message("say-that-player")

"""What players are asked. One person may play two decks (W-16.9), so questions name the player.

Made once each: playouts ask millions of questions.
"""

from functools import cache

from mathom.core.ask import Prompt, Question
from mathom.games.warcards.language import Doing
from mathom.games.warcards.state import War, player_name


def prompt(t: War, question: Question, deck: int) -> Prompt:
    """A question to the player of a deck."""
    return _prompt(question, player_name(t, deck))


@cache
def _prompt(question: Question, player: str) -> Prompt:
    return question.about(player=player)


def prompt_for(t: War, question: Question, deck: int, number: int) -> Prompt:
    """A question to the player of a deck that tells how many are still to be chosen."""
    return _prompt_for(question, player_name(t, deck), number)


@cache
def _prompt_for(question: Question, player: str, number: int) -> Prompt:
    return question.about(player=player, number=number)


def prompt_by(t: War, question: Question, d: Doing) -> Prompt:
    """A question that names the card or the location whose text it is, too."""
    return _prompt_of(question, player_name(t, d.deck), d.source)


def prompt_of(t: War, question: Question, deck: int, source: str) -> Prompt:
    return _prompt_of(question, player_name(t, deck), source)


@cache
def _prompt_of(question: Question, player: str, source: str) -> Prompt:
    return question.about(player=player, card=source)

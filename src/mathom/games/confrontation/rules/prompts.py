"""Questions with the names of those whom they are about.

Made once each: playouts ask millions of them.
"""

from functools import cache

from mathom.core.ask import Prompt, Question
from mathom.games.confrontation.rules.fighters import fellow, servant
from mathom.games.confrontation.state import Confrontation, name_of, region_name


@cache
def about_character(question: Question, character: str) -> Prompt:
    return question.about(character=character)


@cache
def about_card(question: Question, card: str) -> Prompt:
    return question.about(card=card)


@cache
def _about_fight(question: Question, fellow: str, servant: str, region: str) -> Prompt:
    return question.about(fellow=fellow, servant=servant, region=region)


def in_battle(t: Confrontation, question: Question) -> Prompt:
    """A question about the two who fight, and where they do."""
    region = region_name(t.field)
    return _about_fight(question, name_of(t, fellow(t)), name_of(t, servant(t)), region)

"""What players are asked, with the names of those whom it is about.

Made once each: playouts ask millions of questions. Who fights is known to both; who only moves may
be hidden, and such a question has a second form for the opponent (`Ask.overheard`).
"""

from functools import cache

from mathom.core.message import Message
from mathom.games.confrontation.rules.fighters import fellow, servant
from mathom.games.confrontation.state import Confrontation, name_of, region_name


@cache
def about_character(id: str, character: str, rules: tuple[str, ...]) -> Message:
    return Message(id, {"character": character}, rules)


@cache
def about_card(id: str, card: str, rules: tuple[str, ...]) -> Message:
    return Message(id, {"card": card}, rules)


@cache
def _attack(attacker: str, region: str) -> Message:
    return Message("prompt-foe", {"attacker": attacker, "region": region}, ("C-4.3", "C-4.5"))


@cache
def _attack_by_somebody(region: str) -> Message:
    return Message("prompt-foe-veiled", {"region": region}, ("C-4.3", "C-4.5"))


def attack(t: Confrontation) -> tuple[Message, Message]:
    """Whom to fight, as the attacker reads it and as the opponent does."""
    region = region_name(t.field)
    return _attack(name_of(t, t.mover), region), _attack_by_somebody(region)


@cache
def _fight(id: str, fellow: str, servant: str, region: str, rules: tuple[str, ...]) -> Message:
    return Message(id, {"fellow": fellow, "servant": servant, "region": region}, rules)


def in_battle(t: Confrontation, id: str, *rules: str) -> Message:
    """A question about the two who fight, and where they do."""
    region = region_name(t.field)
    return _fight(id, name_of(t, fellow(t)), name_of(t, servant(t)), region, rules)

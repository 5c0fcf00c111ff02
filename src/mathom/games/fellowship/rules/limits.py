"""How often a text may be used."""

from mathom.games.fellowship.abilities import Ability
from mathom.games.fellowship.parts import Happening
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY, TURN


def key_of(
    t: Table, card: int, text: int, which: int, ability: Ability, about: Happening | None
) -> int:
    """One number for a text of a card, and for the player it falls on if that is counted."""
    seat = 0
    if ability.per_player and about is not None and about.card != NOBODY:
        seat = t.owner[about.card] + 1
    return ((card * 1024 + text) * 16 + which) * 8 + seat


def is_spent(
    t: Table, card: int, text: int, which: int, ability: Ability, about: Happening | None
) -> bool:
    if not ability.once:
        return False
    used = t.used if ability.once == TURN else t.used_now
    return key_of(t, card, text, which, ability, about) in used


def spend(
    t: Table, card: int, text: int, which: int, ability: Ability, about: Happening | None
) -> None:
    if ability.once:
        used = t.used if ability.once == TURN else t.used_now
        used.append(key_of(t, card, text, which, ability, about))

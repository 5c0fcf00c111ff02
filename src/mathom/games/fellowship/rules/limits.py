"""How often a text may be used."""

from mathom.games.fellowship.abilities import Ability
from mathom.games.fellowship.parts import Happening, Used
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY, TURN


def uses(t: Table, span: int) -> list[Used]:
    """Those that count for a turn, or for a phase."""
    return t.used if span == TURN else t.used_now


def is_spent(
    t: Table, card: int, text: int, which: int, ability: Ability, about: Happening | None
) -> bool:
    if not ability.once:
        return False
    return _use(t, card, text, which, ability, about) in uses(t, ability.once)


def spend(
    t: Table, card: int, text: int, which: int, ability: Ability, about: Happening | None
) -> None:
    if ability.once:
        uses(t, ability.once).append(_use(t, card, text, which, ability, about))


def _use(
    t: Table, card: int, text: int, which: int, ability: Ability, about: Happening | None
) -> Used:
    """With the player it falls on, if that is counted."""
    if ability.per_player and about is not None and about.card != NOBODY:
        return Used(card, text, which, t.owner[about.card])
    return Used(card, text, which)

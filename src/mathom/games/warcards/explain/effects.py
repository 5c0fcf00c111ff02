"""Why not: what a card's text can't do at this moment."""

from functools import singledispatch

from mathom.core.message import Reason
from mathom.games.warcards.effects import (
    Activate,
    ActivateAndMove,
    Effect,
    If,
    NextPath,
    OtherPath,
    Strengthen,
)
from mathom.games.warcards.explain.question import why
from mathom.games.warcards.possible import possible
from mathom.games.warcards.state import War, scenario_of
from mathom.games.warcards.tally import stands
from mathom.games.warcards.wording import condition


def why_nothing(t: War, effects: tuple[Effect, ...], deck: int, card: int) -> Reason:
    """Why a text that does all this can't be used."""
    effect = next(each for each in effects if not possible(t, each, deck, card))
    return _why(effect, t, deck, card)


@singledispatch
def _why(effect: Effect, t: War, deck: int, card: int) -> Reason:
    return why("no-effect", "W-9.18")


@_why.register
def _(effect: NextPath, t: War, deck: int, card: int) -> Reason:
    last = scenario_of(t).last_path
    if t.number >= last:
        return why("no-next-path", "W-3.23", number=last)
    return why("no-path-left", "W-3.22", number=t.number + 1)


@_why.register
def _(effect: OtherPath, t: War, deck: int, card: int) -> Reason:
    return why("no-path-left", "W-3.22", number=t.number)


@_why.register(Activate)
@_why.register(ActivateAndMove)
def _(effect: Activate | ActivateAndMove, t: War, deck: int, card: int) -> Reason:
    if isinstance(effect, Activate) and not effect.again:
        return why("no-ground-in-deck", "W-20.1")
    if isinstance(effect, Activate) and not effect.new:
        return why("no-ground-scored", "W-3.10")
    return why("no-ground", "W-3.13")


@_why.register
def _(effect: Strengthen, t: War, deck: int, card: int) -> Reason:
    if effect.to == "path":
        return why("no-active-path", "W-3.17")
    return why("no-active-ground", "W-10.15")


@_why.register
def _(effect: If, t: War, deck: int, card: int) -> Reason:
    if stands(t, effect.condition):
        return why_nothing(t, effect.effects, deck, card)
    return why("condition", "W-6.30", condition=[condition(effect.condition, "ground")])

"""Why not: what a card's text can't do at this moment."""

from functools import singledispatch

from mathom.core.message import Reason
from mathom.games.warcards.catalogue import NAMES
from mathom.games.warcards.effects import (
    Activate,
    ActivateAndMove,
    Cost,
    CycleOne,
    Effect,
    Either,
    Eliminate,
    If,
    NextPath,
    OtherPath,
    Strengthen,
)
from mathom.games.warcards.explain.question import why
from mathom.games.warcards.possible import paths_numbered, possible
from mathom.games.warcards.state import War, scenario_of
from mathom.games.warcards.tally import stands
from mathom.games.warcards.wording import condition


def why_nothing(t: War, effects: tuple[Effect, ...], deck: int, card: int) -> Reason:
    """Why a text that does all this can't be used."""
    effect = next(each for each in effects if not possible(t, each, deck, card))
    return _why(effect, t, deck, card)


@singledispatch
def _why(effect: Effect, t: War, deck: int, card: int) -> Reason:
    raise TypeError(f"always possible: {effect}")


@_why.register
def _(effect: NextPath, t: War, deck: int, card: int) -> Reason:
    last = scenario_of(t).last_path
    if t.number >= last:
        return why("no-next-path", "W-3.23", number=last)
    return _no_path_left(t, t.number + 1)


@_why.register
def _(effect: OtherPath, t: War, deck: int, card: int) -> Reason:
    return _no_path_left(t, t.number)


def _no_path_left(t: War, number: int) -> Reason:
    # There may be one, but none that it could replace.
    if paths_numbered(t, number):
        return why("no-active-path", "W-3.17")
    return why("no-path-left", "W-3.22", number=number)


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


@_why.register
def _(effect: Either, t: War, deck: int, card: int) -> Reason:
    return _why(effect.first, t, deck, card)


@_why.register
def _(effect: Eliminate, t: War, deck: int, card: int) -> Reason:
    return why("nobody-to-eliminate", "W-9.18")


def why_not_pay(cost: Cost, card: int) -> Reason:
    if isinstance(cost, CycleOne):
        return why("cost-cycle", "W-9.5", "W-9.18", card=NAMES[card])
    return why("cost-forsake", "W-9.18", card=NAMES[card])

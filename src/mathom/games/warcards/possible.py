"""Whether something can be done at all: what can't is no legal choice (W-3.22, W-3.23, W-9.18)."""

from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    ALL_PATHS,
    GROUND_SIDE,
    PATH_NUMBER,
    fitting,
)
from mathom.games.warcards.effects import (
    Activate,
    ActivateAndMove,
    Cost,
    CycleOne,
    Effect,
    Either,
    Eliminate,
    ForsakeOne,
    Grounds,
    If,
    NextPath,
    OtherPath,
    Strengthen,
)
from mathom.games.warcards.giving import can_forsake
from mathom.games.warcards.places import active_grounds, meant
from mathom.games.warcards.state import War, deck_of, scenario_of
from mathom.games.warcards.tally import stands
from mathom.games.warcards.terms import ACTIVE, AREAS, NOWHERE, WAITING


def paths_numbered(t: War, number: int) -> list[int]:
    """The paths of a number that were not activated yet (W-3.21)."""
    return [path for path in ALL_PATHS if PATH_NUMBER[path] == number and t.stands[path] == WAITING]


def next_paths(t: War) -> list[int]:
    """The paths of the next higher number; there is none beyond the last (W-3.23)."""
    return [] if t.number >= scenario_of(t).last_path else paths_numbered(t, t.number + 1)


def other_paths(t: War) -> list[int]:
    """The other paths of the number of the active path, or of the last one (W-3.18)."""
    return paths_numbered(t, t.number)


def grounds_to_activate(
    t: War, grounds: Grounds, new: bool, again: bool, by_card: bool
) -> list[int]:
    """The battlegrounds that a text could bring into play (W-3.7, W-3.10, W-3.13).

    `by_card` tells a faction card's text from a location's, which could go on for ever.
    """
    wanted = meant(grounds)
    found = []
    for ground in ALL_GROUNDS:
        if not wanted >> ground & 1:
            continue
        stand = t.stands[ground]
        if (
            (new and stand == WAITING)
            or (again and stand in AREAS)
            or (again and by_card and t.house.active_again and stand == ACTIVE)
        ):
            found.append(ground)
    return found


def grounds_to_strengthen(t: War, deck: int, attack: bool) -> list[int]:
    """The active battlegrounds to which icons may be added."""
    grounds = active_grounds(t)
    if attack and t.house.own_attack_only:
        side = deck_of(t, deck).side
        grounds = [ground for ground in grounds if GROUND_SIDE[ground] != side]
    return grounds


def possible(t: War, effect: Effect, deck: int, card: int) -> bool:
    """Whether an effect is a legal choice: whether it could do what it is for."""
    if isinstance(effect, NextPath):
        return bool(next_paths(t))
    if isinstance(effect, OtherPath):
        return bool(other_paths(t))
    if isinstance(effect, Activate):
        return bool(grounds_to_activate(t, effect.grounds, effect.new, effect.again, True))
    if isinstance(effect, ActivateAndMove):
        return bool(grounds_to_activate(t, effect.grounds, True, True, True))
    if isinstance(effect, Strengthen):
        if effect.to == "path":
            return t.path != NOWHERE
        if effect.to == "ground":
            return bool(grounds_to_strengthen(t, deck, effect.attack))
        return True
    if isinstance(effect, If):
        return stands(t, effect.condition) and all(
            possible(t, each, deck, card) for each in effect.effects
        )
    if isinstance(effect, Either):
        return possible(t, effect.first, deck, card) or possible(t, effect.second, deck, card)
    if isinstance(effect, Eliminate):
        return bool(to_eliminate(t, effect, card))
    return True


def to_eliminate(t: War, effect: Eliminate, card: int) -> list[int]:
    """The cards in play that an effect could eliminate."""
    wanted = fitting(effect.which)
    return [
        other
        for other in t.board
        if other in wanted
        and other != card
        and (effect.at == "anywhere" or t.where[other] == t.where[card])
    ]


def payable(t: War, cost: Cost, deck: int, card: int) -> bool:
    """Whether a cost can be paid (W-9.18)."""
    if isinstance(cost, ForsakeOne):
        return can_forsake(t, deck)
    if isinstance(cost, CycleOne):
        return bool(t.hands[deck]) or (t.house.forsake_as_cost and can_forsake(t, deck))
    return True

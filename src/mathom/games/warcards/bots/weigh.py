"""What effects bring to the player of a deck, as things stand; costs as well."""

from collections.abc import Callable
from typing import Any, Final

from mathom.games.warcards.abilities import OnArrival, OnPlay
from mathom.games.warcards.bots.desk import Desk
from mathom.games.warcards.bots.outlook import FULL_STAKES, Front, icons_at
from mathom.games.warcards.bots.worth import effect_worth
from mathom.games.warcards.catalogue import (
    ACTIONS,
    CARDS,
    DEFENCE,
    FACTION,
    GROUND_SIDE,
    GUARD,
    LOCATIONS,
    NUMBER,
    ON_ARRIVAL,
    ON_PLAY,
    OWN_GROUNDS,
    OWN_PATHS,
    POINTS,
    TYPE,
    fitting,
)
from mathom.games.warcards.effects.costs import (
    AddCorruption,
    CycleOne,
    CycleWielder,
    EliminateSelf,
    ForsakeCards,
)
from mathom.games.warcards.effects.drawing import RemoveCard, Take
from mathom.games.warcards.effects.eliminating import Eliminate, SacrificeReserve
from mathom.games.warcards.effects.flow import Either, If, May
from mathom.games.warcards.effects.icons import Cleanse, Corrupt, Lighten, Strengthen
from mathom.games.warcards.effects.locations import (
    Activate,
    ActivateAndMove,
    ActivateAndPermit,
    NextPath,
    OtherPath,
    PathChange,
    RandomPath,
)
from mathom.games.warcards.effects.moving import MoveOwn
from mathom.games.warcards.filters import Grounds
from mathom.games.warcards.language import Cost, Effect
from mathom.games.warcards.rules.activation import grounds_to_activate
from mathom.games.warcards.rules.places import is_at
from mathom.games.warcards.rules.playing import Play
from mathom.games.warcards.state import scenario_of
from mathom.games.warcards.terms import (
    AREAS,
    CHARACTER,
    DECK,
    EVENT,
    FREE,
    GROUND,
    ITEM,
    NOBODY,
    PATH,
    RESERVE,
    SHADOW,
)

TAKEN: Final = 0.6
"""How much of a card's worth counts when it may be taken into hand."""
SOONER: Final = 0.5
"""How likely a battleground that waits would come up anyway."""
TOLD: Final = tuple(ON_PLAY[card] + ON_ARRIVAL[card] for card in range(len(CARDS)))
"""By card: what it says when it is played."""


TEXTS: Final = tuple(
    tuple(
        float(sum([effect_worth(effect, side) for effect in location.text]))
        for location in LOCATIONS
    )
    for side in (FREE, SHADOW)
)
"""By side and location: what its text brings."""


def weigh(desk: Desk, effect: Any, card: int, place: int) -> float:
    """What an effect brings; `place` is where its card is, or the location that speaks."""
    weigher = WEIGHERS.get(type(effect))
    if weigher is not None:
        return weigher(desk, effect, card, place)
    return effect_worth(effect, desk.side)


def price(desk: Desk, cost: Cost, card: int) -> float:
    t = desk.t
    if isinstance(cost, ForsakeCards):
        return 0.15 * cost.cards
    if isinstance(cost, CycleOne):
        return desk.cheapest(1)
    if isinstance(cost, AddCorruption):
        return 1.0
    gone = t.on[card] if isinstance(cost, CycleWielder) else card
    total: float = desk.loss[gone] if isinstance(cost, EliminateSelf) else 0.0
    if t.where[gone] == RESERVE:
        return total + desk.reserved_with(gone)
    front = desk.fronts.get(t.where[gone])
    if front is None:
        return total
    return total - desk.gain(front, -desk.icons_with(gone, front))


# --- Playing and moving


def played(desk: Desk, deed: Play, free: bool = False) -> float:
    """What it brings to play a card; `free` if nothing is to be paid."""
    card, place = deed.card, deed.place
    cost = 0.0 if free else desk.cost_to_play(card)
    if TYPE[card] == EVENT:
        return effects(desk, CARDS[card].event, card, NOBODY) - cost - desk.loss[card]
    if TYPE[card] == ITEM:
        place = desk.t.where[deed.wielder]
    value = texts(desk, card, place, TOLD[card]) - cost if TOLD[card] else -cost
    if place == RESERVE:
        return value + desk.reserve_worth[card]
    front = desk.fronts.get(place)
    if front is None:
        return value
    if TYPE[card] == ITEM:
        icons = icons_at(desk.t, card, front) + (GUARD[card] if place == PATH else 0)
    else:
        icons = desk.icons(card, front)
    return value + desk.gain(front, icons, 0 if free else 2) - desk.falls(card, front)


def moved(desk: Desk, card: int, place: int) -> float:
    """What it brings to move a card out of reserve."""
    front = desk.fronts.get(place)
    if front is None:
        return 0.0
    value = -desk.falls(card, front)
    if ON_ARRIVAL[card]:
        value += texts(desk, card, place, ON_ARRIVAL[card])
    value -= desk.reserved_with(card)
    icons = desk.icons(card, front)
    return value + desk.gain(front, icons, 0, icons)


def resolved(desk: Desk, skirmish: int) -> float:
    """What it brings to have a skirmish fought as it stands, instead of waiting."""
    front = desk.fronts[GROUND + skirmish]
    won, lost = FULL_STAKES[skirmish]
    settled = won if front.margin() > 0 else lost
    return desk.sign * (settled - front.as_it_is())


def used(desk: Desk, card: int) -> float:
    """What it brings to use an action for a card: no card has two of them."""
    (action,) = ACTIONS[card]
    total = effects(desk, action.effects, card, desk.t.where[card])
    for cost in action.costs:
        total -= price(desk, cost, card)
    return total


def texts(desk: Desk, card: int, place: int, abilities: tuple[OnPlay | OnArrival, ...]) -> float:
    """What a card says on arrival at a place."""
    total = 0.0
    for ability in abilities:
        if is_at(desk.t, place, ability.at):
            total += effects(desk, ability.effects, card, place)
    return total


def effects(desk: Desk, all: tuple[Effect, ...], card: int, place: int) -> float:
    total: float = 0.0
    for effect in all:
        total += weigh(desk, effect, card, place)
    return total


def good_for(desk: Desk, card: int) -> float:
    """What a card outside play is good for, now or later."""
    best = desk.hand_worth[card]
    kind = TYPE[card]
    if kind == EVENT:
        return max(best, 0.5 * effects(desk, CARDS[card].event, card, NOBODY))
    if kind == ITEM:
        return max(best, 0.5 * desk.reserve_worth[card])
    if desk.t.played >> card & 1:
        return best
    told = TOLD[card]
    for place, front in desk.fronts.items():
        if place == PATH:
            if not OWN_PATHS[card] >> desk.t.number & 1:
                continue
        elif not OWN_GROUNDS[card] >> front.location & 1:
            continue
        value = desk.gain(front, desk.icons(card, front), 2) - desk.falls(card, front)
        best = max(best, value + texts(desk, card, place, told))
    return max(best, 0.8 * (desk.reserve_worth[card] + texts(desk, card, RESERVE, told)))


# --- Icons and corruption


def _strengthen(desk: Desk, effect: Strengthen, card: int, place: int) -> float:
    if effect.to == "here":
        return max(
            (
                toward(desk, front, effect)
                for front in desk.fronts.values()
                if front.location == place
            ),
            default=0.3,
        )
    if effect.to == "accompanying":
        # A skirmish says this, and who wins it has put cards there already.
        return effect_worth(effect, desk.side)
    if effect.to == "self":
        front = desk.fronts.get(place)
        return 0.0 if front is None else desk.gain(front, effect.tokens)
    return max(
        (
            toward(desk, front, effect)
            for front in desk.fronts.values()
            if effect.to == "either" or (front.place == PATH) == (effect.to == "path")
        ),
        default=0.0,
    )


def toward(desk: Desk, front: Front, effect: Strengthen) -> float:
    """What tokens on a location bring."""
    if effect.attack == (front.attacker == desk.side):
        return desk.gain(front, effect.tokens)
    return -0.5


def _corrupt(desk: Desk, effect: Corrupt, card: int, place: int) -> float:
    return -float(desk.sign * effect.tokens)


def _cleanse(desk: Desk, effect: Cleanse, card: int, place: int) -> float:
    t = desk.t
    wanted = fitting(effect.each)
    found = sum(1 for c in t.board if c in wanted and t.where[c] == place and TYPE[c] != ITEM)
    return float(min(found, t.corruption))


def _lighten(desk: Desk, effect: Lighten, card: int, place: int) -> float:
    return float(desk.sign * min(effect.tokens, desk.t.corruption))


# --- Locations


def _new_path(desk: Desk, effect: PathChange, card: int, place: int) -> float:
    """The old path is fought at once, as it stands."""
    t = desk.t
    found = effect.paths(t)
    if not found:
        return 0.0
    values = [fresh_path(desk, path) for path in found]
    best = sum(values) / len(values) if isinstance(effect, RandomPath) else max(values)
    now = desk.fronts.get(PATH)
    if now is None:
        return best
    left = now.margin()
    if place == PATH and t.where[card] != PATH and TYPE[card] <= CHARACTER:
        icons = desk.icons(card, now)
        left += icons if now.attacker == desk.side else -icons
    settled = -left if left > 0 else 0 if left == 0 and now.duel else POINTS[now.location]
    return desk.sign * (settled - now.as_it_is()) + best


def fresh_path(desk: Desk, path: int) -> float:
    t = desk.t
    front = Front(path, t.attack[path], t.defence[path] + DEFENCE[path], scenario_of(t).by_totals)
    old = desk.fronts.get(PATH)
    if old is not None:
        front.steep, front.base = old.steep, old.base
    return desk.sign * front.hope() + text(desk, path)


def text(desk: Desk, location: int) -> float:
    return TEXTS[desk.side][location]


def _activate(
    desk: Desk, effect: Activate | ActivateAndMove | ActivateAndPermit, card: int, place: int
) -> float:
    t = desk.t
    mover = mover_of(desk, effect, card)
    if isinstance(effect, ActivateAndPermit):
        grounds = grounds_to_activate(t, Grounds(effect.grounds), True, True, True)
    elif isinstance(effect, ActivateAndMove):
        grounds = grounds_to_activate(t, effect.grounds, True, True, True)
    else:
        grounds = grounds_to_activate(t, effect.grounds, effect.new, effect.again, True)
    return max([new_ground(desk, ground, mover) for ground in grounds], default=0.0)


def mover_of(desk: Desk, effect: Any, card: int) -> int:
    if not isinstance(effect, ActivateAndMove):
        return NOBODY
    return desk.t.on[card] if effect.mover is None else NUMBER[effect.mover]


def new_ground(desk: Desk, ground: int, mover: int) -> float:
    """What it brings to let a battleground be fought for, perhaps with somebody there."""
    t = desk.t
    stand = t.stands[ground]
    guard, held = DEFENCE[ground], 0
    if stand in AREAS:
        owner = AREAS.index(stand)
        held = POINTS[ground] if owner == desk.side else -POINTS[ground]
        if owner != GROUND_SIDE[ground]:
            guard = 0
    front = Front(ground, t.attack[ground], t.defence[ground] + guard, False)
    for other in desk.fronts.values():
        front.steep = other.steep
    more, cost = 0, 0.0
    if mover != NOBODY and t.where[mover] == RESERVE:
        icons = desk.icons(mover, front)
        cost = desk.falls(mover, front) + desk.reserved_with(mover)
        more = icons if front.attacker == desk.side else -icons
    hoped = desk.sign * front.hope(more)
    if stand not in AREAS:
        # It might come up sooner or later.
        hoped -= SOONER * desk.sign * front.hope()
    return hoped - held - cost + text(desk, ground)


# --- Cards


def _move_own(desk: Desk, effect: MoveOwn, card: int, place: int) -> float:
    values = [
        moved(desk, desk.reserved(option.value.card), option.value.place)
        for option in effect.moves(desk.t, desk.deck)
    ]
    return max(values, default=0.0)


def _take(desk: Desk, effect: Take, card: int, place: int) -> float:
    t, wanted = desk.t, fitting(effect.which)
    best = 0.0
    for source in effect.sources:
        for each in t.decks[desk.deck] if source == DECK else t.piles[desk.deck]:
            if each in wanted:
                best = max(best, good_for(desk, each))
    return TAKEN * best


def _eliminate(desk: Desk, effect: Eliminate, card: int, place: int) -> float:
    t, wanted = desk.t, fitting(effect.which)
    return max(
        [
            desk.removal(other)
            for other in t.board
            if other in wanted and (effect.at == "anywhere" or t.where[other] == place)
        ],
        default=0.0,
    )


def _remove(desk: Desk, effect: RemoveCard, card: int, place: int) -> float:
    t, other = desk.t, NUMBER[effect.name]
    if t.owner[other] == NOBODY:
        return 0.0
    return desk.removal(other) if t.where[other] >= RESERVE else -desk.loss[other]


def _sacrifice(desk: Desk, effect: SacrificeReserve, card: int, place: int) -> float:
    """The enemy chooses what to lose for what is given up."""
    t, wanted = desk.t, fitting(effect.which)
    given = sorted(
        desk.removal(c)
        for c in t.board
        if c in wanted and t.where[c] == RESERVE and t.owner[c] == desk.deck
    )
    taken = prey(desk, effect)
    if not given or not taken:
        return -0.1
    return taken[0] + given[-1]


def prey(desk: Desk, effect: SacrificeReserve) -> list[float]:
    t = desk.t
    return sorted(
        desk.removal(c) for c in t.board if FACTION[c] == effect.faction and t.where[c] >= GROUND
    )


# --- Choices


def _if(desk: Desk, effect: If, card: int, place: int) -> float:
    return effects(desk, effect.effects, card, place) if effect.condition.is_so(desk.t) else 0.0


def _may(desk: Desk, effect: May, card: int, place: int) -> float:
    return max(0.0, chance_taken(desk, effect, card, place))


def chance_taken(desk: Desk, effect: May, card: int, place: int) -> float:
    total = effects(desk, effect.effects, card, place)
    return total if effect.cost is None else total - price(desk, effect.cost, card)


def _either(desk: Desk, effect: Either, card: int, place: int) -> float:
    return max(weigh(desk, effect.first, card, place), weigh(desk, effect.second, card, place))


WEIGHERS: Final[dict[type, Callable[[Desk, Any, int, int], float]]] = {
    Strengthen: _strengthen,
    Corrupt: _corrupt,
    Cleanse: _cleanse,
    Lighten: _lighten,
    NextPath: _new_path,
    OtherPath: _new_path,
    RandomPath: _new_path,
    Activate: _activate,
    ActivateAndMove: _activate,
    ActivateAndPermit: _activate,
    MoveOwn: _move_own,
    Take: _take,
    Eliminate: _eliminate,
    RemoveCard: _remove,
    SacrificeReserve: _sacrifice,
    If: _if,
    May: _may,
    Either: _either,
}

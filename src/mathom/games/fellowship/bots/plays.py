"""Which cards to play: the Free Peoples for what they add to the company, the Shadow within what
the pool pays.
"""

from typing import Final

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.amounts import OrIf
from mathom.games.fellowship.bots.texts import sign, worth_of
from mathom.games.fellowship.bots.worth import (
    LATE_TWILIGHT,
    TWILIGHT,
    gear,
    is_ring_bearer,
    left,
    menace,
    recruit,
)
from mathom.games.fellowship.effects.standing import Strength
from mathom.games.fellowship.filters import Filter
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.rules.memo import context
from mathom.games.fellowship.rules.playing import cost_of
from mathom.games.fellowship.rules.sources import strength
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import (
    COMPANIONS,
    FREE_SIDE,
    MINIONS,
    NOBODY,
    SHADOW,
    SKIRMISH,
)

Where = tuple[int, int]
"""A card, and on what it is played."""
WALKS: Final = 0.11
"""What a companion's own token of twilight costs, for each site still to come."""
BEARERS_GEAR: Final = 1.05
"""How much more an item does for the Ring-bearer, whom nobody may overwhelm."""
RECRUIT: Final = 0.6
"""How much of a companion's worth counts, with the whole way still to go."""


def price(t: Table, seat: int, card: int, on: int) -> float:
    """What the twilight of a card costs who plays it."""
    cost = cost_of(t, seat, card, on)
    if seat != t.free:
        return LATE_TWILIGHT * cost
    if t.phase > SHADOW:
        return LATE_TWILIGHT * cost
    # Without cards in hand the Shadow can do nothing with its twilight; one who has some will do.
    held = max([len(t.hands[other]) for other in range(len(t.seats)) if other != seat])
    return (TWILIGHT if held >= 4 else 0.5 * TWILIGHT) * 0.75 * cost


def dues(t: Table, seat: int, card: int) -> float:
    """What playing a card costs beyond its twilight: somebody may have to exert."""
    total = 0.0
    for needs in catalogue.CARDS[t.print_of[card]].to_play:
        total -= sign(t, seat) * worth_of(t, Doing(needs.block.number, 0, card, card, seat))
    return total


def fits(t: Table, item: int, to: int) -> float:
    """What an item does for this bearer."""
    worth = gear(t.print_of[item])
    if catalogue.TYPE[t.print_of[to]] == "site":
        return worth
    if t.zone[to] == COMPANIONS:
        strong = strength(t, to)
        if is_ring_bearer(t, to):
            return worth * BEARERS_GEAR
        return worth * (0.7 + 0.06 * min(strong, 10)) * (1.0 if left(t, to) > 1 else 0.6)
    if t.zone[to] == MINIONS:
        return worth * (0.6 + 0.05 * strength(t, to))
    return worth * 0.5


def gifts(t: Table, seat: int, to: int) -> float:
    """What it brings a player that a card of theirs lies on this one, whatever it is."""
    mine = t.owner[to] == seat
    if t.zone[to] in (COMPANIONS, MINIONS):
        return strength(t, to) * 0.1 + (0.0 if mine else 0.5)
    return 0.1


def help_in_hand(t: Table, seat: int, who: int) -> int:
    """How much strength an event in hand could add to this one in a skirmish."""
    most = 0
    for card in t.hands[seat]:
        kind = t.print_of[card]
        if catalogue.TYPE[kind] != "event":
            continue
        for _, action in catalogue.ACTIONS[kind][SKIRMISH]:
            for word in action.block.effects:
                if not isinstance(word, Strength) or not isinstance(word.who, Filter):
                    continue
                much = word.n.else_ if isinstance(word.n, OrIf) else word.n
                fits_who = not word.who.fixed and word.who.matches(t, who, context(t, card))
                if isinstance(much, int) and fits_who:
                    most = max(most, much)
    return most


def free_plays(t: Table, seat: int, plays: list[Where]) -> dict[Where, float]:
    worths = {}
    far = t.house.goal - t.seats[seat].marker
    for card, on in plays:
        kind = t.print_of[card]
        type_ = catalogue.TYPE[kind]
        if type_ == "companion":
            worth = RECRUIT * recruit(kind) * min(1.0, 0.4 + 0.15 * far) - WALKS * far
        elif type_ == "ally":
            worth = recruit(kind) * 0.7
        elif on != NOBODY:
            worth = fits(t, card, on) if catalogue.SIDE[t.print_of[on]] == FREE_SIDE else gear(kind)
        else:
            worth = gear(kind)
        worths[card, on] = worth - price(t, seat, card, on) - dues(t, seat, card) + 0.1
    return worths


def shadow_plays(t: Table, seat: int, plays: list[Where]) -> dict[Where, float]:
    """The best that the pool pays, all together."""
    best: dict[int, tuple[float, Where]] = {}
    for card, on in plays:
        worth = _threat(t, seat, card, on)
        if card not in best or worth > best[card][0]:
            best[card] = (worth, (card, on))
    chosen = _bought(t, seat, best)
    worths = {where: _threat(t, seat, *where) for where in plays}
    lowest = min([worths[where] for where in chosen], default=0.0)
    for where in plays:
        if where not in chosen:
            worths[where] = min(worths[where], lowest) - 0.3
    return worths


def _threat(t: Table, seat: int, card: int, on: int) -> float:
    kind = t.print_of[card]
    type_ = catalogue.TYPE[kind]
    if type_ == "minion":
        return menace(kind) + 1.0  # others may need one
    worth = gear(kind) if on == NOBODY else fits(t, card, on)
    return worth - dues(t, seat, card)


def _bought(t: Table, seat: int, best: dict[int, tuple[float, Where]]) -> set[Where]:
    """What to buy with the pool. Several copies in hand can all be bought."""
    reached: dict[int, tuple[float, tuple[Where, ...]]] = {0: (0.0, ())}
    held = t.hands[seat]
    for card, (worth, where) in best.items():
        kind = t.print_of[card]
        cost = cost_of(t, seat, card, where[1])
        copies = 1 if catalogue.UNIQUE[kind] else sum(t.print_of[each] == kind for each in held)
        for _ in range(min(copies, 3)):
            for spent, (total, those) in list(reached.items()):
                after = spent + cost
                if after <= t.pool and total + worth > reached.get(after, (-1.0, ()))[0]:
                    reached[after] = (total + worth, (*those, where))
    highest = max(reached.items(), key=lambda each: each[1][0] - LATE_TWILIGHT * each[0])
    return set(highest[1][1])

"""Counting icons: what each card is worth in a combat, and why (W-10 to W-12)."""

from itertools import combinations
from typing import NamedTuple, cast

from mathom.games.warcards.agenda import TASKS
from mathom.games.warcards.catalogue import (
    BONUSES,
    CARDS,
    DEFENCE,
    FACTION,
    FIRST_PATH,
    FRIENDS,
    GROUND_SIDE,
    GUARD,
    LENDS,
    LOCATION_NAMES,
    NAMES,
    SIDE,
    TYPE,
    fitting,
)
from mathom.games.warcards.effects import (
    ActivePath,
    At,
    Beside,
    Condition,
    Permit,
    Stands,
    Supports,
)
from mathom.games.warcards.places import is_at
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import ARMY, CHARACTER, GROUND, ITEM, PATH, RESERVE, SHADOW


class Worth(NamedTuple):
    """One army or character of a combat, with all that it wields."""

    card: int
    icons: int
    leadership: int
    """Icons that count only with support."""
    supported: bool


class Tally(NamedTuple):
    """What a combat would come to at this moment."""

    attack: int
    """All attack icons, with those added to the location."""
    guard: int
    """Defence icons of the location itself."""
    attackers: list[Worth]
    defenders: list[Worth]
    choices: list[frozenset[int]]
    """Which leaders the defenders could support, if that is theirs to choose."""


def attacking_side(location: int) -> int:
    """On a path the Shadow attacks; on a battleground whoever does not defend it."""
    return SHADOW if location >= FIRST_PATH else 1 - GROUND_SIDE[location]


def place_for(location: int) -> int:
    return PATH if location >= FIRST_PATH else GROUND + location


def holds(t: War, when: Condition, card: int, place: int, location: int) -> int:
    """How often a condition is met for a card; 0 is not at all. `Supports` is met elsewhere."""
    if isinstance(when, At):
        return int(LOCATION_NAMES[location] == when.location)
    if isinstance(when, Stands):
        return int(stands(t, when))
    if isinstance(when, Beside):
        wanted = fitting(when.which)
        found = sum(
            1
            for other in t.board
            if other in wanted and TYPE[other] != ITEM and t.where[other] == place and other != card
        )
        return int(found > 0) if when.each is None else found // when.each
    if isinstance(when, ActivePath):
        return int(LOCATION_NAMES[t.path] == when.location)
    return 0


def stands(t: War, condition: Stands) -> bool:
    """Whether one of these cards is in play where the text wants it."""
    return any(
        NAMES[card] in condition.names and is_at(t, t.where[card], condition.at) for card in t.board
    )


def own_icons(t: War, card: int, place: int, location: int, attacks: bool) -> int:
    """A card's icons without leadership, with what it wields and what others lend it."""
    fact = CARDS[card]
    on_path = place == PATH
    icons = fact.path if on_path else fact.attack if attacks else fact.defence
    icons += t.tokens[card]
    for bonus in BONUSES[card]:
        extra = bonus.path if on_path else bonus.attack if attacks else bonus.defence
        if extra:
            icons += extra * holds(t, bonus.when, card, place, location)
    for other in t.board:
        if t.on[other] == card:
            icons += own_icons(t, other, place, location, attacks)
        for lent in LENDS[other]:
            if fact.name in lent.to and t.where[other] == RESERVE:
                icons += lent.path if on_path else lent.attack if attacks else lent.defence
    return icons


def _leadership(card: int, attacks: bool) -> int:
    return CARDS[card].lead_attack if attacks else CARDS[card].lead_defence


def _supports(t: War, army: int, leader: int) -> bool:
    """Whether an army may support a character (W-12.1, W-12.7)."""
    if FACTION[army] in FRIENDS[leader]:
        return True
    for permit in t.permits:
        permission = cast("Permit", TASKS[permit])
        if permission.any_army and leader in fitting(permission.which):
            return True
    return False


def _gain(army: int, leader: int, attacks: bool) -> int:
    """What an army gains by supporting just this character."""
    return sum(
        bonus.attack if attacks else bonus.defence
        for bonus in BONUSES[army]
        if isinstance(bonus.when, Supports) and NAMES[leader] in bonus.when.names
    )


Support = dict[int, int]
"""By army: the leader that it supports."""


def _matched(t: War, armies: list[int], leaders: tuple[int, ...]) -> Support | None:
    """An army of its own for each of these leaders, or nothing if there are not enough."""
    support: Support = {}

    def place(leader: int, tried: set[int]) -> bool:
        for army in armies:
            if army in tried or not _supports(t, army, leader):
                continue
            tried.add(army)
            if army not in support or place(support[army], tried):
                support[army] = leader
                return True
        return False

    return support if all(place(leader, set()) for leader in leaders) else None


def _ways(t: War, armies: list[int], leaders: list[int]) -> list[Support]:
    """For each largest set of leaders that can be supported at once, one way to do it."""
    for size in range(min(len(leaders), len(armies)), 0, -1):
        ways = [
            support
            for chosen in combinations(leaders, size)
            if (support := _matched(t, armies, chosen)) is not None
        ]
        if ways:
            return ways
    return [{}]


def assignments(t: War, cards: list[int], attacks: bool) -> list[Support]:
    """All ways to support leaders that bring the most icons, one for each result.

    If the players choose for themselves, also those that bring less: the best for each set of
    leaders, and the best of all first.
    """
    armies = [card for card in cards if TYPE[card] == ARMY]
    if not armies:
        return [{}]
    leaders = [card for card in cards if TYPE[card] == CHARACTER and _leadership(card, attacks)]
    gains = [
        (army, leader)
        for army in armies
        if BONUSES[army]
        for leader in cards
        if _gain(army, leader, attacks) and _supports(t, army, leader)
    ]
    if not leaders and not gains:
        return [{}]
    ways = _ways(t, armies, leaders)
    for army, leader in gains:
        rest = _ways(
            t,
            [other for other in armies if other != army],
            [other for other in leaders if other != leader],
        )
        ways += [{**support, army: leader} for support in rest]
    worth = {_outcome(support, attacks): support for support in reversed(ways)}
    ranked = sorted(worth, key=_total, reverse=True)
    if t.house.choose_support:
        best_for: dict[frozenset[int], Support] = {}
        for outcome in ranked:
            best_for.setdefault(frozenset(worth[outcome].values()), worth[outcome])
        return list(best_for.values())
    return [worth[outcome] for outcome in ranked if _total(outcome) == _total(ranked[0])]


Outcome = frozenset[tuple[int, int]]
"""Which cards gain how many icons."""


def _total(outcome: Outcome) -> int:
    return sum(icons for _, icons in outcome)


def _outcome(support: Support, attacks: bool) -> Outcome:
    return frozenset(
        (card, icons)
        for army, leader in support.items()
        for card, icons in (
            (leader, _leadership(leader, attacks)),
            (army, _gain(army, leader, attacks)),
        )
        if icons
    )


def worths(
    t: War, cards: list[int], place: int, location: int, attacks: bool, support: Support
) -> list[Worth]:
    """What each army and character brings, given who supports whom."""
    led = set(support.values())
    result = []
    for card in cards:
        icons = own_icons(t, card, place, location, attacks)
        leadership = 0
        if place != PATH:
            if card in support:
                icons += _gain(card, support[card], attacks)
            leadership = _leadership(card, attacks) if TYPE[card] == CHARACTER else 0
            if card in led:
                icons += leadership
        result.append(Worth(card, icons, leadership, card in led))
    return result


def fighters(t: War, place: int, side: int) -> list[int]:
    """A side's armies and characters at a place."""
    where = t.where
    return [
        card
        for card in t.board
        if where[card] == place and SIDE[card] == side and TYPE[card] != ITEM
    ]


def guard_of(t: War, location: int) -> int:
    """Defence icons of the location itself (W-10.5, W-11.4, W-6.22, W-13.1)."""
    guard = t.defence[location]
    if location < FIRST_PATH and t.shorn >> location & 1:
        return 0 if t.house.bare_ground else guard
    guard += DEFENCE[location]
    if location >= FIRST_PATH:
        guard += sum(GUARD[card] for card in t.board if t.where[card] == PATH)
    return guard


def tally(t: War, location: int, defenders_support: Support | None = None) -> Tally:
    """Count a combat as it stands."""
    place = place_for(location)
    attacker = attacking_side(location)
    attacking = fighters(t, place, attacker)
    defending = fighters(t, place, 1 - attacker)
    choices: list[frozenset[int]] = []
    attack_support: Support = {}
    support: Support = {}
    if place != PATH:
        if attacking:
            attack_support = assignments(t, attacking, True)[0]
        if defending:
            ways = assignments(t, defending, False)
            support = ways[0] if defenders_support is None else defenders_support
            if len(ways) > 1:
                choices = [frozenset(way.values()) for way in ways]
    attackers = worths(t, attacking, place, location, True, attack_support)
    return Tally(
        t.attack[location] + sum(worth.icons for worth in attackers),
        guard_of(t, location),
        attackers,
        worths(t, defending, place, location, False, support),
        choices,
    )

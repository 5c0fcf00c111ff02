"""Counting icons: what each card is worth in a combat, and why (W-10 to W-12)."""

from itertools import combinations
from typing import NamedTuple

from mathom.games.warcards.catalogue import (
    BONUSES,
    CARDS,
    DEFENCE,
    FACTION,
    FRIENDS,
    GROUND_SIDE,
    GUARD,
    IS_PATH,
    LENDS,
    NAMES,
    SIDE,
    TYPE,
    fitting,
)
from mathom.games.warcards.rules.places import permissions
from mathom.games.warcards.state import Fight, War
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


def attacking_side(location: int) -> int:
    """On a path the Shadow attacks; on a battleground whoever does not defend it."""
    return SHADOW if IS_PATH[location] else 1 - GROUND_SIDE[location]


def uncancelled(fight: Fight) -> int:
    """Attack icons that neither the location nor the losses so far have cancelled."""
    lost = 0
    for card, icons in zip(fight.cards, fight.icons, strict=True):
        if card in fight.lost:
            lost += icons
    return fight.attack - fight.guard - lost


def place_for(location: int) -> int:
    return PATH if IS_PATH[location] else GROUND + location


def own_icons(t: War, card: int, place: int, location: int, attacks: bool) -> int:
    """A card's icons without leadership, with what it wields and what others lend it."""
    fact = CARDS[card]
    on_path = place == PATH
    icons = fact.path if on_path else fact.attack if attacks else fact.defence
    icons += t.tokens[card]
    for bonus in BONUSES[card]:
        extra = bonus.path if on_path else bonus.attack if attacks else bonus.defence
        if extra:
            icons += extra * bonus.when.holds(t, card, place, location)
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
    return any(
        permission.any_army and leader in fitting(permission.which) for permission in permissions(t)
    )


def _gain(army: int, leader: int, attacks: bool) -> int:
    """What an army gains by supporting just this character."""
    return sum(
        bonus.attack if attacks else bonus.defence
        for bonus in BONUSES[army]
        if NAMES[leader] in bonus.when.led_by
    )


def _backing(army: int, leader: int, attacks: bool) -> int:
    """What a character gains by the support of just this army."""
    return sum(
        bonus.attack if attacks else bonus.defence
        for bonus in BONUSES[leader]
        if NAMES[army] in bonus.when.followed_by
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


def _ways_to_gain(
    t: War, armies: list[int], leaders: list[int], gains: list[tuple[int, int]]
) -> list[Support]:
    """The same, and for all that can be gained at once by who supports just whom."""
    ways = _ways(t, armies, leaders)
    for number, (army, leader) in enumerate(gains):
        rest = _ways_to_gain(
            t,
            [other for other in armies if other != army],
            [other for other in leaders if other != leader],
            [pair for pair in gains[number + 1 :] if pair[0] != army and pair[1] != leader],
        )
        ways += [{**support, army: leader} for support in rest]
    return ways


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
        for leader in cards
        if (BONUSES[army] or BONUSES[leader])
        and TYPE[leader] == CHARACTER
        and (_gain(army, leader, attacks) or _backing(army, leader, attacks))
        and _supports(t, army, leader)
    ]
    if not leaders and not gains:
        return [{}]
    ways = _ways_to_gain(t, armies, leaders, gains)
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
            (leader, _leadership(leader, attacks) + _backing(army, leader, attacks)),
            (army, _gain(army, leader, attacks)),
        )
        if icons
    )


def worths(
    t: War, cards: list[int], place: int, location: int, attacks: bool, support: Support
) -> list[Worth]:
    """What each army and character brings, given who supports whom."""
    led = {leader: army for army, leader in support.items()}
    result = []
    for card in cards:
        icons = own_icons(t, card, place, location, attacks)
        leadership = 0
        if place != PATH:
            if card in support:
                icons += _gain(card, support[card], attacks)
            leadership = _leadership(card, attacks) if TYPE[card] == CHARACTER else 0
            if card in led:
                icons += leadership + _backing(led[card], card, attacks)
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
    if not IS_PATH[location] and t.shorn >> location & 1:
        return 0 if t.house.bare_ground else guard
    guard += DEFENCE[location]
    if IS_PATH[location]:
        guard += sum(GUARD[card] for card in t.board if t.where[card] == PATH)
    return guard


def tally(
    t: War,
    location: int,
    attack_support: Support | None = None,
    defence_support: Support | None = None,
) -> Tally:
    """Count a combat as it stands. Armies support whom they are told, or whom it serves best."""
    place = place_for(location)
    attacker = attacking_side(location)
    attacking = fighters(t, place, attacker)
    defending = fighters(t, place, 1 - attacker)
    if place == PATH:
        attack_support = defence_support = {}
    if attack_support is None:
        attack_support = assignments(t, attacking, True)[0]
    if defence_support is None:
        defence_support = assignments(t, defending, False)[0]
    attackers = worths(t, attacking, place, location, True, attack_support)
    return Tally(
        t.attack[location] + sum([worth.icons for worth in attackers]),
        guard_of(t, location),
        attackers,
        worths(t, defending, place, location, False, defence_support),
    )

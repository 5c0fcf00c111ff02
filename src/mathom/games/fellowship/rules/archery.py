"""Archery fire: both totals are fixed before any wound (T-15)."""

from typing import Final

from mathom.core.agenda import rule
from mathom.core.ask import Play, Question, choose
from mathom.core.message import by_seat
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.standing import ArcheryTotal, DoesNotShoot
from mathom.games.fellowship.moments import ArcheryFire
from mathom.games.fellowship.rules.allies import takes_part
from mathom.games.fellowship.rules.deeds import Wounding, can_be_wounded, is_in_play
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.options import DONE, card_options, player_options
from mathom.games.fellowship.rules.sources import holds, keyword, pieces
from mathom.games.fellowship.state import Table, TableFrame, shadow_players
from mathom.games.fellowship.terms import COMPANIONS, FREE_SIDE, MINIONS, NOBODY, SHADOW_SIDE

ARCHERS: Final = Question("archers", "T-15.4")
ARCHERY_WOUND: Final = Question("archery-wound", "T-15.5")
ARCHERY_TARGET: Final = Question("archery-target", "T-15.6")


def archers(t: Table, side: int) -> list[int]:
    return [
        card
        for card in memo(t).active
        if _may_shoot(t, card, side)
        and keyword(t, card, "archer")
        and not holds(t, DoesNotShoot, card)
    ]


def archery_sources(t: Table, side: int) -> list[tuple[int, int]]:
    """Archers, one each, and what texts add or take (T-15.2 to T-15.4)."""
    found = [(card, 1) for card in archers(t, side)]
    for source, much, word in pieces(t, ArcheryTotal, NOBODY):
        if isinstance(word, ArcheryTotal) and word.side == side:
            found.append((source, much))
    return found


def _may_shoot(t: Table, card: int, side: int) -> bool:
    if side == SHADOW_SIDE:
        return t.zone[card] == MINIONS
    if t.zone[card] == COMPANIONS:
        return True
    return catalogue.TYPE[t.print_of[card]] == "ally" and takes_part(t, card)


def archery_total(t: Table, side: int, held: tuple[int, ...] = ()) -> int:
    """Without those who are held back."""
    return max(0, sum(much for _, much in archery_sources(t, side)) - len(held))


class Archery(TableFrame, frozen=True):
    """Both sides shoot; allies need not (T-15.4)."""

    held: tuple[int, ...] = ()
    """Allies whom the Free Peoples player holds back."""


@rule(Archery)
def archery(t: Table, f: Archery) -> Play | None:
    allies = [
        card
        for card in archers(t, FREE_SIDE)
        if catalogue.TYPE[t.print_of[card]] == "ally" and card not in f.held
    ]
    if allies:
        return _who_shoots(t, f, allies)
    _shoot_all(t, f.held)
    return None


def _who_shoots(t: Table, f: Archery, allies: list[int]) -> Play:
    offered = [*card_options(t, allies), DONE]
    card = yield from choose(t.free, offered, ARCHERS.plain)
    if card is None:
        _shoot_all(t, f.held)
    else:
        t.then(Archery((*f.held, card)))


def _shoot_all(t: Table, held: tuple[int, ...]) -> None:
    """Both totals are fixed now, before any wound (T-15.5)."""
    theirs, ours = archery_total(t, SHADOW_SIDE), archery_total(t, FREE_SIDE, held)
    if theirs or ours:
        t.tell("archery", {"shadow": theirs, "free": ours}, moment=ArcheryFire(ours, theirs))
        t.then(FireAtFellowship(theirs), ChooseTarget(ours))


class FireAtFellowship(TableFrame, frozen=True):
    """The Free Peoples player spreads the wounds (T-15.5)."""

    left: int


@rule(FireAtFellowship)
def fire_at_fellowship(t: Table, f: FireAtFellowship) -> Play | None:
    if f.left <= 0:
        return None
    targets = [
        card
        for card in memo(t).active
        if is_in_play(t, card) and _may_shoot(t, card, FREE_SIDE) and can_be_wounded(t, card)
    ]
    return _shoot(t, t.free, targets, f.left, FireAtFellowship(f.left - 1)) if targets else None


def _shoot(t: Table, seat: int, targets: list[int], left: int, then: TableFrame) -> Play:
    card = yield from choose(seat, card_options(t, targets), ARCHERY_WOUND.about(number=left))
    t.then(Wounding(card), then)


class ChooseTarget(TableFrame, frozen=True):
    """The Free Peoples player names a Shadow player (T-15.6)."""

    left: int


@rule(ChooseTarget)
def choose_target(t: Table, f: ChooseTarget) -> Play | None:
    players = shadow_players(t)
    if f.left <= 0 or not players:
        return None
    if len(players) == 1:
        t.then(FireAtMinions(players[0], f.left))
        return None
    return _name_target(t, f.left, players)


def _name_target(t: Table, left: int, players: list[int]) -> Play:
    seat = yield from choose(t.free, player_options(players), ARCHERY_TARGET.plain)
    t.tell("archery-at", by_seat(seat))
    t.then(FireAtMinions(seat, left))


class FireAtMinions(TableFrame, frozen=True):
    """That player spreads the wounds over their own minions (T-15.7)."""

    seat: int
    left: int


@rule(FireAtMinions)
def fire_at_minions(t: Table, f: FireAtMinions) -> Play | None:
    if f.left <= 0:
        return None
    targets = [
        card
        for card in memo(t).active
        if t.zone[card] == MINIONS and t.owner[card] == f.seat and can_be_wounded(t, card)
    ]
    again = FireAtMinions(f.seat, f.left - 1)
    return _shoot(t, f.seat, targets, f.left, again) if targets else None

"""The adventure path: which site comes next, whose it is, and what it costs to walk it (T-12)."""

from typing import Final

from mathom.core.agenda import rule
from mathom.core.event import NOTABLE
from mathom.core.message import by_seat
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.standing import CannotMove, MoveLimit, ShadowNumber
from mathom.games.fellowship.parts import Happening
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.deeds import add_twilight
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.sources import BY_RULES, Share, pieces
from mathom.games.fellowship.rules.windows import answerable, window_on
from mathom.games.fellowship.rules.zones import name
from mathom.games.fellowship.state import Table, TableFrame, here, right_of
from mathom.games.fellowship.terms import ADVENTURE, COMPANIONS, NOBODY, PATH
from mathom.games.fellowship.triggers import MOVES, MOVES_FROM, MOVES_TO

PATH_ENDS: Final = Why("path-ends", "T-12.2")
SITE_LIES_THERE: Final = Why("site-lies-there", "T-12.6")
NO_SUCH_SITE: Final = Why("no-such-site", "T-5.7")
OWN_SITE: Final = Why("own-site", "T-12.6")


def site_in_deck(t: Table, seat: int, number: int) -> int:
    """A player's site of that number that has not been played, or nobody."""
    card = NOBODY
    for _ in range(t.zone.count(ADVENTURE)):
        card = t.zone.index(ADVENTURE, card + 1)
        if t.owner[card] == seat and catalogue.CARDS[t.print_of[card]].site == number:
            return card
    return NOBODY


def why_not_own_site(t: Table, seat: int, number: int, replacing: bool = False) -> Why | None:
    """Why a player can't play a site of their own there."""
    if number >= len(t.path):
        return PATH_ENDS
    if t.path[number] != NOBODY:
        if not replacing:
            return SITE_LIES_THERE
        if t.owner[t.path[number]] == seat:
            return OWN_SITE
    return None if site_in_deck(t, seat, number) != NOBODY else NO_SUCH_SITE


def play_site(t: Table, seat: int, number: int) -> None:
    """A site that is replaced goes back to its owner's adventure deck; the cards on it stay on the
    one that is there now.
    """
    card = site_in_deck(t, seat, number)
    old = t.path[number]
    if old != NOBODY:
        t.zone[old] = ADVENTURE
        for other, on in enumerate(t.on):
            if on == old:
                t.on[other] = card
    t.path[number] = card
    t.zone[card] = PATH
    if card not in t.shown:
        t.shown |= {card}
        t.news += 1
    t.tag[card] = 1 + any(
        site != card and site != NOBODY and t.print_of[site] == t.print_of[card] for site in t.path
    )
    if old == NOBODY:
        changed(t, Change.PATH)
    else:
        changed(t, Change.TABLE)
    if t.story is not None:
        t.tell("site", {"site": name(t, card), "number": number, **by_seat(seat)}, weight=NOTABLE)


def who_plays_next(t: Table) -> int:
    """Whom the arrow of the site names that the fellowship leaves (T-12.4)."""
    others = right_of(t, t.free)
    arrow = catalogue.CARDS[t.print_of[here(t)]].arrow
    return others[0] if arrow == "right" else others[-1]


def move_limit(t: Table) -> int:
    """Everything added up, then at least 1."""
    return max(1, sum(much for _, much in move_limit_sources(t)))


def move_limit_sources(t: Table) -> list[Share]:
    found: list[Share] = [(BY_RULES, t.move_limit)]
    found += [(source, much) for source, much, _ in pieces(t, MoveLimit, NOBODY)]
    return found


def may_move(t: Table) -> bool:
    """Whether the fellowship can move again this turn (T-19.7)."""
    if t.seats[t.free].marker + 1 >= len(t.path):
        return False
    if any(True for _ in pieces(t, CannotMove, NOBODY)):
        return False
    return t.moves < move_limit(t)


def shadow_number(t: Table, site: int) -> int:
    return sum(much for _, much in shadow_number_sources(t, site))


def shadow_number_sources(t: Table, site: int) -> list[tuple[int, int]]:
    found = [(site, catalogue.CARDS[t.print_of[site]].shadow)]
    found += [(source, much) for source, much, _ in pieces(t, ShadowNumber, site)]
    return found


class Move(TableFrame, frozen=True):
    """The fellowship moves to the next site (T-12.9)."""


@rule(Move)
def move(t: Table, f: Move) -> None:
    player = t.seats[t.free]
    if player.marker + 1 >= len(t.path):
        return
    t.moves += 1
    if t.path[player.marker + 1] == NOBODY:
        play_site(t, who_plays_next(t), player.marker + 1)
    frames: list[TableFrame] = []
    left = here(t)
    if answerable(t, MOVES_FROM):
        frames.append(window_on(Happening(MOVES_FROM, left)))
    if answerable(t, MOVES):
        frames.append(window_on(Happening(MOVES, left)))
    t.then(*frames, Arrive())


class Arrive(TableFrame, frozen=True):
    """The marker is on the new site, whose texts hold from now on."""


@rule(Arrive)
def arrive(t: Table, f: Arrive) -> None:
    player = t.seats[t.free]
    player.marker += 1
    changed(t, Change.PATH)
    site = here(t)
    if t.story is not None:
        told = {"site": name(t, site), "number": player.marker, **by_seat(t.free)}
        t.tell("moves", told, weight=NOTABLE)
    if answerable(t, MOVES_TO):
        t.then(window_on(Happening(MOVES_TO, site)), MoveTwilight())
    else:
        t.then(MoveTwilight())


class MoveTwilight(TableFrame, frozen=True):
    """The new site's Shadow number, and one for each companion (T-12.7, T-12.8)."""


@rule(MoveTwilight)
def move_twilight(t: Table, f: MoveTwilight) -> None:
    companions = sum(t.zone[card] == COMPANIONS for card in memo(t).active)
    add_twilight(t, max(0, shadow_number(t, here(t))) + companions)
    changed(t)

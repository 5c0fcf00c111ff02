"""Whether a fellowship should go on or rest."""

from typing import Final

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.bots.worth import is_ring_bearer, left
from mathom.games.fellowship.rules.sources import keyword, strength
from mathom.games.fellowship.state import Table, shadow_players
from mathom.games.fellowship.terms import COMPANIONS, MINIONS, NOBODY

SITE: Final = 2.6
"""What a site is worth that is reached a turn earlier."""
FEAR: Final = 2.4
UNKNOWN_SITE: Final = 4
"""A Shadow number that nobody knows yet."""
FULL_HAND: Final = 11
"""More twilight than that a hand of eight can hardly use at once."""
RACE: Final = 3.0
"""What a site is worth more if somebody else could win with their next turn."""
STRENGTH_FOR: Final = 2.1
"""What the Shadow gets for a token of twilight, in strength."""


def onward(t: Table) -> float:
    """What moving again is worth to the Free Peoples player, more than resting."""
    player = t.seats[t.free]
    number = player.marker + 1
    companions = [
        card for card in t.board if t.zone[card] == COMPANIONS and t.owner[card] == t.free
    ]
    site = t.path[number]
    shadow = UNKNOWN_SITE if site == NOBODY else catalogue.CARDS[t.print_of[site]].shadow
    pool = t.pool + shadow + len(companions)
    minions = [card for card in t.board if t.zone[card] == MINIONS]
    others = shadow_players(t)
    theirs = STRENGTH_FOR * min(pool, FULL_HAND * len(others))
    for minion in minions:
        theirs += strength(t, minion) + 2 * keyword(t, minion, "damage")
    ours = 0.0
    spare = 0.0
    for card in companions:
        much = strength(t, card)
        ours += 0.6 * much if is_ring_bearer(t, card) else much
        spare += min(left(t, card) - 1, 3)
    wounds = max(0.3, (theirs - 0.55 * ours) / 6.5)
    danger = FEAR * wounds * (1.0 if spare > wounds else 1.0 + 0.6 * (wounds - spare))
    bearer = left(t, player.ring_bearer)
    if bearer <= 1:
        danger += 3.0 * FEAR
    elif bearer == 2:
        danger += 0.8 * FEAR
    gain = SITE
    if any(t.house.goal - t.seats[other].marker <= t.move_limit for other in others):
        gain += RACE
    if number >= t.house.goal:
        gain += 6.0
    elif site != NOBODY and keyword(t, site, "sanctuary"):
        gain += 0.5
    return gain - danger

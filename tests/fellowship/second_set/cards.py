"""The cards of the Barrow-downs."""

from typing import Final

from mathom.games.fellowship.abilities import (
    fellowship,
    maneuver,
    regroup,
    shadow,
    skirmish,
    to_play,
    until,
    when,
)
from mathom.games.fellowship.card import Card, gandalfs, ringwraith, sauron, shire, site
from mathom.games.fellowship.conditions import spot
from mathom.games.fellowship.effects.flow import may
from mathom.games.fellowship.effects.hands import draw
from mathom.games.fellowship.effects.health import exert, heal, wound
from mathom.games.fellowship.effects.standing import cost, gains, strength
from mathom.games.fellowship.effects.table import discard
from mathom.games.fellowship.effects.targets import each
from mathom.games.fellowship.effects.twilight import add_burdens, remove_twilight
from mathom.games.fellowship.filters import (
    ALLY,
    BEARER,
    COMPANION,
    CONDITION,
    FIERCE,
    FOREST,
    FREE_CARD,
    FRODO,
    GANDALF,
    HAND_WEAPON,
    HOBBIT,
    IT,
    MAN,
    MINION,
    NAZGUL,
    ORC,
    PLAINS,
    SAURON,
    SELF,
    another,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.terms import REGROUP
from mathom.games.fellowship.triggers import moves_to, played, wins

BARROW_DOWNS: Final[tuple[Card, ...]] = (
    shire.companion(
        "2R1", "•Fatty", "Watcher at Home", HOBBIT, cost=1, strength=2, vitality=4, signet=FRODO
    ).text(regroup(exert(SELF), TO, heal(another(HOBBIT & COMPANION)))),
    shire.event("2C2", "Bath Song", cost=0).text(
        fellowship(spot(2, HOBBIT & COMPANION), TO, draw(1), heal(HOBBIT & COMPANION))
    ),
    shire.possession("2U3", "Barrow Blade", HAND_WEAPON, cost=1, strength=2, on=HOBBIT).text(
        when(wins(BEARER), may(wound(NAZGUL)))
    ),
    gandalfs.ally(
        "2U4", "•Halbarad", "Captain of the Road", MAN, home=2, cost=2, strength=5, vitality=3
    ).text(maneuver(exert(SELF), TO, until(REGROUP, strength(each(MINION), -1)))),
    gandalfs.condition("2C5", "Light in the Fog", cost=1).text(
        to_play(spot(GANDALF)), fellowship(discard(SELF), TO, remove_twilight(2))
    ),
    sauron.minion("2C6", "Grave-robber", ORC, cost=3, strength=8, vitality=2, site=6).text(
        when(played(SELF), may(discard(CONDITION & FREE_CARD)))
    ),
    sauron.event("2R7", "Cold Be Hand and Heart", cost=1).text(
        shadow(exert(SAURON & ORC), TO, until(REGROUP, gains(IT, FIERCE)))
    ),
    ringwraith.condition("2U8", "Mist on the Downs", cost=1, on=COMPANION, limit=1).text(
        skirmish(discard(SELF), TO, strength(BEARER, -2))
    ),
    site("2U9", "The Old Forest", number=2, shadow=2, arrow="right").text(
        FOREST, cost(each(HOBBIT & ALLY), -1)
    ),
    site("2C10", "Fog on the Barrow-downs", number=2, shadow=1, arrow="left").text(
        PLAINS, when(moves_to(SELF), add_burdens(1))
    ),
)

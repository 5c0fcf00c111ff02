"""The cards of Gondor, and of the Rangers of the North."""

from typing import Final

from mathom.games.fellowship.abilities import (
    archery,
    fellowship,
    maneuver,
    regroup,
    response,
    skirmish,
    until,
    when,
)
from mathom.games.fellowship.amounts import X, or_if
from mathom.games.fellowship.card import Card, gondor
from mathom.games.fellowship.conditions import at, spot
from mathom.games.fellowship.effects.flow import let, may, one_of, way
from mathom.games.fellowship.effects.hands import draw, shuffle_hand_in
from mathom.games.fellowship.effects.health import exert, exhaust, heal, wound
from mathom.games.fellowship.effects.interrupting import cancel
from mathom.games.fellowship.effects.playing import next_site
from mathom.games.fellowship.effects.spotting import spot_x
from mathom.games.fellowship.effects.standing import (
    archery_total,
    does_not_shoot,
    gains,
    joins_in,
    one_wound,
    shadow_number,
    strength,
    tough,
)
from mathom.games.fellowship.effects.table import discard
from mathom.games.fellowship.effects.targets import each, some
from mathom.games.fellowship.effects.twilight import remove_twilight
from mathom.games.fellowship.filters import (
    ALLY,
    ARAGORN,
    ARCHER,
    ARMOR,
    ARWEN,
    BEARER,
    BOROMIR,
    CHARACTER,
    CLOAK,
    COMPANION,
    CONDITION,
    DAMAGE,
    DEFENDER,
    EVENT,
    FOREST,
    FRODO,
    GANDALF,
    GONDOR,
    HAND_WEAPON,
    HOBBIT,
    IT,
    MAN,
    MINION,
    ORC,
    PIPE,
    PIPEWEED,
    POSSESSION,
    RANGED_WEAPON,
    RANGER,
    RIVER,
    ROAMING,
    SAURON,
    SELF,
    SHADOW_CARD,
    SHIELD,
    SHIRE,
    SITE,
    SKIRMISHING,
    TALE,
    URUK,
    WEATHER,
    another,
    bearing,
    event_for,
    fighting,
    on,
    signet,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import OPPONENT, YOU
from mathom.games.fellowship.terms import REGROUP, SHADOW_SIDE, SKIRMISH, TURN
from mathom.games.fellowship.triggers import played, start_of

GONDOR_CARDS: Final[tuple[Card, ...]] = (
    gondor.event("1R88", "An Able Guide", cost=0).text(
        regroup(spot(RANGER), TO, remove_twilight(4))
    ),
    gondor.companion(
        "1R89",
        "•Aragorn",
        "Ranger of the North",
        MAN,
        cost=4,
        strength=8,
        vitality=4,
        signet=GANDALF,
    ).text(RANGER, maneuver(exert(SELF), TO, until(REGROUP, gains(SELF, DEFENDER + 1)))),
    gondor.possession("1R90", "•Aragorn's Bow", RANGED_WEAPON, cost=1, on=ARAGORN).text(
        gains(BEARER, ARCHER), archery(exert(BEARER), TO, wound(MINION), does_not_shoot(BEARER))
    ),
    gondor.possession("1U91", "•Aragorn's Pipe", PIPE, cost=1, on=GONDOR & COMPANION).text(
        fellowship(discard(PIPEWEED & POSSESSION), spot_x(PIPE), TO, heal(some(X, COMPANION)))
    ),
    gondor.possession("1C92", "Armor", ARMOR, cost=1, on=MAN).text(one_wound(BEARER)),
    gondor.event("1R93", "Arwen's Fate", cost=0).text(
        skirmish(
            one_of(
                way(exert(ARAGORN), TO, strength(ARWEN, +3)),
                way(exert(ARWEN), TO, strength(ARAGORN, +3)),
            )
        )
    ),
    gondor.possession("1U94", "Athelas", cost=1, on=GONDOR & MAN).text(
        fellowship(
            discard(SELF),
            TO,
            one_of(heal(COMPANION), discard(SHADOW_CARD & CONDITION & on(COMPANION))),
        )
    ),
    gondor.possession("1R95", "•Blade of Gondor", HAND_WEAPON, cost=1, strength=2, on=BOROMIR).text(
        gains(BEARER, DAMAGE + 1),
        skirmish(exert(BEARER), TO, wound((ORC | URUK) & fighting(BEARER))),
    ),
    gondor.companion(
        "1R96", "•Boromir", "Lord of Gondor", MAN, cost=3, strength=7, vitality=3, signet=ARAGORN
    ).text(RANGER, tough(SELF)),
    gondor.companion(
        "1U97", "•Boromir", "Son of Denethor", MAN, cost=3, strength=7, vitality=3, signet=FRODO
    ).text(skirmish(exert(SELF), TO, strength(HOBBIT, +3))),
    gondor.possession("1U98", "•Boromir's Cloak", CLOAK, cost=0, on=BOROMIR).text(
        maneuver(exert(BEARER), TO, discard(WEATHER & CONDITION))
    ),
    gondor.event("1R99", "Change of Plans", cost=0).text(
        regroup(exert(RANGER), TO, let(OPPONENT, shuffle_hand_in(YOU), draw(8)))
    ),
    gondor.condition("1R100", "•The Choice of Lúthien", cost=1).text(
        TALE,
        maneuver(
            one_of(way(exert(ARAGORN), TO, heal(ARWEN)), way(exert(ARWEN), TO, heal(ARAGORN)))
        ),
    ),
    gondor.possession("1C101", "Coat of Mail", ARMOR, cost=1, on=MAN).text(tough(BEARER)),
    gondor.event("1C102", "Dagger Strike", cost=0).text(
        skirmish(
            strength((GONDOR | SHIRE) & COMPANION & bearing(HAND_WEAPON), +2), gains(IT, DAMAGE + 1)
        )
    ),
    gondor.event("1C103", "Elendil's Valor", cost=0).text(
        maneuver(until(REGROUP, gains(GONDOR & COMPANION, DEFENDER + 1)))
    ),
    gondor.event("1C104", "Eregion's Trails", cost=1).text(
        maneuver(exert(RANGER), TO, until(REGROUP, strength(each(ROAMING & MINION), -3)))
    ),
    gondor.condition("1U105", "Foes of Mordor", cost=1).text(
        maneuver(exert(GONDOR & CHARACTER), TO, wound(SAURON & MINION))
    ),
    gondor.event("1C106", "Gondor's Vengeance", cost=0).text(
        regroup(exert(RANGER & COMPANION), TO, discard(MINION))
    ),
    gondor.possession("1C107", "Great Shield", SHIELD, cost=1, on=MAN).text(
        archery_total(SHADOW_SIDE, -1)
    ),
    gondor.condition("1U108", "No Stranger to the Shadows", cost=0, on=RANGER, limit=1).text(
        shadow_number(SITE, -1)
    ),
    gondor.event("1U109", "One Whom Men Would Follow", cost=0).text(
        maneuver(exert(ARAGORN), TO, until(REGROUP, strength(ALLY, +2), joins_in(IT)))
    ),
    gondor.event("1C110", "Pathfinder", cost=0).text(
        (fellowship | regroup)(spot(RANGER), TO, next_site())
    ),
    gondor.event("1R111", "Pursuit Just Behind", cost=0).text(
        regroup(exert(RANGER & COMPANION), TO, wound(each(MINION)))
    ),
    gondor.possession("1U112", "•Ranger's Sword", HAND_WEAPON, cost=1, strength=2, on=ARAGORN).text(
        gains(BEARER, DAMAGE + 1)
    ),
    gondor.event("1U113", "A Ranger's Versatility", cost=1).text(
        maneuver(at(RIVER | FOREST), exert(RANGER), TO, exhaust(MINION))
    ),
    gondor.condition(
        "1R114", "•The Saga of Elendil", cost=1, vitality=1, on=GONDOR & COMPANION
    ).text(TALE, skirmish(discard(SELF), TO, strength(BEARER, +2))),
    gondor.event("1R115", "Strength of Kings", cost=0).text(
        response(
            played(event_for(SKIRMISH) & EVENT), spot(GONDOR & MAN & SKIRMISHING), TO, cancel()
        )
    ),
    gondor.event("1C116", "Swordarm of the White Tower", cost=0).text(
        skirmish(strength(GONDOR & COMPANION, or_if(+2, +4, DEFENDER)))
    ),
    gondor.event("1C117", "Swordsman of the Northern Kingdom", cost=0).text(
        skirmish(strength(RANGER, or_if(+2, +4, fighting(ROAMING & MINION))))
    ),
    gondor.event("1R118", "Valiant Man of the West", cost=1).text(
        maneuver(until(REGROUP, gains(ARAGORN, DEFENDER + 1), one_wound(IT)))
    ),
    gondor.event("1C119", "What Are They?", cost=1).text(
        maneuver(spot(RANGER), TO, discard(ROAMING & MINION))
    ),
    gondor.companion(
        "1P365", "•Aragorn", "King in Exile", MAN, cost=4, strength=8, vitality=4, signet=ARAGORN
    ).text(RANGER, when(start_of(TURN), may(heal(another(COMPANION & signet(ARAGORN)))))),
)

"""The cards of the Dwarves."""

from typing import Final

from mathom.games.fellowship.abilities import (
    EACH_PLAYER,
    fellowship,
    maneuver,
    response,
    skirmish,
    to_play,
    until,
    when,
)
from mathom.games.fellowship.amounts import or_if, up_to
from mathom.games.fellowship.card import Card, dwarven
from mathom.games.fellowship.conditions import at, pool_below, spot
from mathom.games.fellowship.effects.flow import as_often_as_you_like, may, one_of
from mathom.games.fellowship.effects.hands import (
    DISCARD_PILE,
    discard_top,
    draw,
    put_under,
    shuffle_in,
    take,
)
from mathom.games.fellowship.effects.health import exert, heal, wound
from mathom.games.fellowship.effects.showing import reorder, reveal, sift, to_discard, top
from mathom.games.fellowship.effects.standing import (
    gains,
    joins_in,
    no_wounds,
    one_wound,
    strength,
    tough,
)
from mathom.games.fellowship.effects.table import discard
from mathom.games.fellowship.effects.targets import each, some
from mathom.games.fellowship.effects.twilight import add_twilight
from mathom.games.fellowship.filters import (
    ANYTHING,
    ARAGORN,
    ARMOR,
    BEARER,
    COMPANION,
    DAMAGE,
    DWARF,
    DWARVEN,
    EVENT,
    FOES,
    FREE_CARD,
    GANDALF,
    GIMLI,
    HAND_WEAPON,
    HELM,
    IT,
    MINION,
    MORIA,
    ORC,
    SELF,
    SHADOW_CARD,
    SHOWN,
    TALE,
    THAT,
    UNDERGROUND,
    YOURS,
    bearing,
    fighting,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import ANYONE, OPPONENT, YOU, owner
from mathom.games.fellowship.terms import HAND, REGROUP, SKIRMISH, TURN
from mathom.games.fellowship.triggers import loses, played, start_of, wins

DWARVEN_CARDS: Final[tuple[Card, ...]] = (
    dwarven.event("1C3", "Axe Strike", cost=0).text(
        skirmish(strength(DWARF, or_if(+2, +3, bearing(DWARVEN & HAND_WEAPON))))
    ),
    dwarven.event("1C4", "Battle Fury", cost=0).text(
        skirmish(exert(DWARF), TO, strength(IT, +3), gains(IT, DAMAGE + 1))
    ),
    dwarven.event("1C5", "Cleaving Blow", cost=1).text(
        skirmish(strength(DWARF, +2), gains(IT, DAMAGE + 1))
    ),
    dwarven.event("1C6", "Delving", cost=1).text(fellowship(exert(DWARF & COMPANION), TO, draw(3))),
    dwarven.companion("1C7", "Dwarf Guard", DWARF, cost=1, strength=4, vitality=2).text(
        to_play(spot(DWARF))
    ),
    dwarven.possession("1C8", "Dwarven Armor", ARMOR, cost=0, on=DWARF).text(tough(BEARER)),
    dwarven.possession("1C9", "Dwarven Axe", HAND_WEAPON, cost=0, strength=2, on=DWARF).text(
        when(loses(MINION, to=BEARER), discard_top(1, owner(THAT)), once=SKIRMISH, per=EACH_PLAYER)
    ),
    dwarven.condition("1C10", "Dwarven Heart", cost=0, on=DWARF).text(
        when(played(SELF), heal(BEARER, times=up_to(2))), when(start_of(TURN), exert(BEARER))
    ),
    dwarven.companion(
        "1C11", "•Farin", "Dwarven Emissary", DWARF, cost=2, strength=5, vitality=3
    ).text(to_play(spot(DWARF)), strength(SELF & fighting(ORC), +2)),
    dwarven.companion(
        "1U12", "•Gimli", "Dwarf of Erebor", DWARF, cost=2, strength=6, vitality=3, signet=ARAGORN
    ).text(DAMAGE + 1, fellowship(pool_below(2), add_twilight(2), TO, put_under(ANYTHING, HAND))),
    dwarven.companion(
        "1R13", "•Gimli", "Son of Glóin", DWARF, cost=2, strength=6, vitality=3, signet=GANDALF
    ).text(DAMAGE + 1, skirmish(exert(SELF), TO, strength(SELF, +2))),
    dwarven.possession(
        "1R14", "•Gimli's Battle Axe", HAND_WEAPON, cost=2, strength=2, on=GIMLI
    ).text(gains(BEARER, DAMAGE + 1), when(wins(BEARER), may(wound(ORC)))),
    dwarven.possession("1R15", "•Gimli's Helm", HELM, cost=0, on=GIMLI).text(
        one_wound(BEARER), skirmish(discard(SELF), TO, no_wounds(BEARER))
    ),
    dwarven.condition("1R16", "•Greatest Kingdom of My People", cost=0).text(
        TALE, to_play(exert(DWARF)), when(played(~YOURS & ORC), discard_top(1, owner(THAT)))
    ),
    dwarven.ally(
        "1U17", "•Grimir", "Dwarven Elder", DWARF, home=3, cost=1, strength=3, vitality=3
    ).text(fellowship(exert(SELF), TO, shuffle_in(DWARVEN & EVENT))),
    dwarven.event("1C18", "Halls of My Home", cost=1).text(
        fellowship(
            exert(DWARF),
            TO,
            reveal(top(3, ANYONE)),
            may(to_discard(SHOWN & SHADOW_CARD)),
            reorder(SHOWN),
        )
    ),
    dwarven.event("1C19", "Here Lies Balin, Son of Fundin", cost=0).text(
        maneuver(exert(DWARF), TO, one_of(wound(some(2, ORC)), wound(ORC, times=2)))
    ),
    dwarven.condition("1C20", "Let Them Come!", cost=2).text(
        when(wins(DWARF), discard(each(FOES & ORC))), when(loses(DWARF), discard(SELF))
    ),
    dwarven.condition("1C21", "Lord of Moria", cost=2).text(gains(each(DWARF), DAMAGE + 1)),
    dwarven.event("1R22", "Mithril Shaft", cost=0).text(
        maneuver(
            exert(DWARF),
            TO,
            as_often_as_you_like(1, 5, discard_top(1, YOU), add_twilight(1)),
            take(SHOWN, DISCARD_PILE),
        )
    ),
    dwarven.event("1R23", "Nobody Tosses a Dwarf", cost=0).text(
        response(wins(DWARF), discard_top(3, OPPONENT))
    ),
    dwarven.condition("1C24", "Stairs of Khazad-dûm", cost=0).text(
        TALE, strength(each(DWARF & fighting(MORIA & MINION)), +1)
    ),
    dwarven.event("1C25", "Still Draws Breath", cost=0).text(response(wins(DWARF), heal(THAT))),
    dwarven.event("1C26", "Their Halls of Stone", cost=0).text(
        skirmish(strength(DWARF, or_if(+2, +4, at(UNDERGROUND))))
    ),
    dwarven.ally(
        "1U27", "•Thrarin", "Dwarven Smith", DWARF, home=3, cost=1, strength=4, vitality=2
    ).text(maneuver(exert(SELF), TO, until(REGROUP, joins_in(SELF)))),
    dwarven.event("1R28", "Wealth of Moria", cost=2).text(
        fellowship(spot(DWARF), TO, sift(reveal(top(3)), take=each(FREE_CARD), rest=DISCARD_PILE))
    ),
)

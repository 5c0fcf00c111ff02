"""Moria: goblins by the score, and what they found in the dark."""

from typing import Final

from mathom.games.fellowship.abilities import (
    archery,
    assignment,
    costs,
    response,
    shadow,
    skirmish,
    to_play,
    when,
    while_,
)
from mathom.games.fellowship.amounts import X, count, or_if
from mathom.games.fellowship.card import Card, moria
from mathom.games.fellowship.conditions import at, is_a, spot
from mathom.games.fellowship.effects.flow import let, may
from mathom.games.fellowship.effects.hands import (
    DISCARD_PILE,
    discard_at_random,
    discard_from_hand,
    discard_top,
    draw,
    put_under,
)
from mathom.games.fellowship.effects.health import exert, exhaust, wound
from mathom.games.fellowship.effects.interrupting import cancel, prevent
from mathom.games.fellowship.effects.playing import play
from mathom.games.fellowship.effects.showing import bottom, reveal, sift, until_not
from mathom.games.fellowship.effects.skirmish import assign
from mathom.games.fellowship.effects.spotting import spot_x
from mathom.games.fellowship.effects.standing import archery_total, cost, gains, strength
from mathom.games.fellowship.effects.table import PLAY, discard, stack
from mathom.games.fellowship.effects.targets import each
from mathom.games.fellowship.effects.twilight import add_burdens, add_twilight, remove_twilight
from mathom.games.fellowship.filters import (
    ALLY,
    ANYTHING,
    ARCHER,
    BEARER,
    CAVE_TROLL,
    COMPANION,
    CONDITION,
    DAMAGE,
    DWARF,
    DWARVEN,
    ELF,
    EVENT,
    EXHAUSTED,
    FIERCE,
    HAND_WEAPON,
    HOBBIT,
    IT,
    MINION,
    MORIA,
    ORC,
    POSSESSION,
    RING_BEARER,
    SEARCH,
    SELF,
    SHADOW_CARD,
    SHOWN,
    SKIRMISHING,
    STEALTH,
    THAT,
    TROLL,
    UNDERGROUND,
    WEAPON,
    another,
    fighting,
    sites,
    your,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import FREE, YOU
from mathom.games.fellowship.terms import DECK, FREE_SIDE, STACKED
from mathom.games.fellowship.triggers import (
    about_to_be_wounded,
    exerted,
    killed,
    leaves_play,
    moves_to,
    played,
    wins,
    wounded,
)

MORIA_CARDS: Final[tuple[Card, ...]] = (
    moria.minion("1R163", "•Ancient Chieftain", ORC, cost=4, strength=9, vitality=2, site=4).text(
        strength(SELF, count(another(MORIA & ORC)))
    ),
    moria.event("1U164", "Bitter Hatred", cost=1).text(
        archery(spot(MORIA & ARCHER), TO, wound(ELF))
    ),
    moria.minion(
        "1R165",
        "•Cave Troll of Moria",
        "Scourge of the Black Pit",
        TROLL,
        cost=10,
        strength=15,
        vitality=4,
        site=4,
    ).text(DAMAGE + 1, FIERCE, to_play(spot(MORIA & ORC)), costs(-3, if_=at(UNDERGROUND))),
    moria.possession(
        "1R166", "•Cave Troll's Hammer", HAND_WEAPON, cost=1, strength=3, on=CAVE_TROLL
    ).text(gains(BEARER, DAMAGE + 1)),
    moria.event("1R167", "Denizens Enraged", cost=1).text(
        skirmish(strength(MORIA & ORC, count(MORIA & ORC & ~IT).most(4)))
    ),
    moria.event("1C168", "Drums in the Deep", cost=0).text(
        skirmish(strength(MORIA & ORC, or_if(+2, +4, fighting(DWARF))))
    ),
    moria.event("1R169", "The End Comes", cost=0).text(
        assignment(spot(5, MORIA & MINION), TO, let(FREE, assign(RING_BEARER, MINION)))
    ),
    moria.event("1R170", "Fool of a Took!", cost=0).text(
        shadow(
            spot(HOBBIT & ~RING_BEARER),
            TO,
            sift(until_not(~(MORIA & MINION)), take=ANYTHING, rest=DECK),
        )
    ),
    moria.event("1C171", "Frenzy", cost=2).text(
        assignment(assign(COMPANION & EXHAUSTED & ~RING_BEARER, MORIA & ORC))
    ),
    moria.minion("1R172", "Goblin Archer", ORC, cost=5, strength=4, vitality=3, site=4).text(
        ARCHER, while_(spot(another(MORIA & ORC)), archery_total(FREE_SIDE, -6))
    ),
    moria.condition("1R173", "Goblin Armory", cost=0).text(
        when(played(your(MORIA & WEAPON)), add_twilight(1)),
        response(about_to_be_wounded(MORIA & ORC), discard(SELF), TO, prevent()),
    ),
    moria.minion("1C174", "Goblin Backstabber", ORC, cost=1, strength=5, vitality=1, site=4).text(
        while_(spot(another(MORIA & ORC & SKIRMISHING)), gains(SELF & SKIRMISHING, DAMAGE + 2))
    ),
    moria.condition("1R175", "Goblin Domain", cost=1).text(
        SEARCH,
        to_play(spot(MORIA & MINION)),
        when(played(COMPANION), at(sites(4, 9)), TO, exhaust(THAT)),
    ),
    moria.minion("1C176", "Goblin Marksman", ORC, cost=3, strength=7, vitality=1, site=4).text(
        ARCHER
    ),
    moria.minion("1C177", "Goblin Patrol Troop", ORC, cost=6, strength=13, vitality=3, site=4),
    moria.minion("1U178", "Goblin Runner", ORC, cost=1, strength=5, vitality=1, site=4).text(
        when(played(SELF), may(add_twilight(2)))
    ),
    moria.minion("1C179", "Goblin Scavengers", ORC, cost=3, strength=8, vitality=1, site=4).text(
        when(played(SELF), may(play(WEAPON, DISCARD_PILE, on=your(MORIA & ORC))))
    ),
    moria.possession(
        "1C180", "Goblin Scimitar", HAND_WEAPON, cost=0, strength=2, on=MORIA & ORC
    ).text(when(played(SELF), may(draw(1)))),
    moria.minion("1U181", "Goblin Sneak", ORC, cost=1, strength=5, vitality=1, site=4).text(
        when(played(SELF), may(put_under(MORIA & ORC, DISCARD_PILE)))
    ),
    moria.possession(
        "1C182", "Goblin Spear", HAND_WEAPON, cost=1, strength=2, on=MORIA & MINION
    ).text(when(killed(COMPANION, by=BEARER), add_burdens(or_if(1, 2, is_a(THAT, HOBBIT))))),
    moria.condition("1R183", "Goblin Swarms", cost=1).text(
        response(wins(your(MORIA & ORC)), stack(THAT, PLAY)), shadow(play(ORC, STACKED))
    ),
    moria.minion("1C184", "Goblin Wallcrawler", ORC, cost=2, strength=6, vitality=1, site=4).text(
        while_(at(UNDERGROUND), strength(SELF, +2)),
        while_(spot(another(MORIA & ORC)), archery_total(FREE_SIDE, -1)),
    ),
    moria.minion("1C185", "Goblin Warrior", ORC, cost=2, strength=6, vitality=1, site=4).text(
        when(played(SELF), may(discard(DWARVEN & (ALLY | CONDITION))))
    ),
    moria.minion("1R186", "•Guard Commander", ORC, cost=3, strength=7, vitality=2, site=4).text(
        skirmish(remove_twilight(3), TO, strength(MORIA & ORC, +2))
    ),
    moria.event("1C187", "Host of Thousands", cost=0).text(shadow(play(MORIA & ORC, DISCARD_PILE))),
    moria.condition("1U188", "•The Long Dark", cost=2).text(
        when(moves_to(sites(4, 5)), add_twilight(2 * count(DWARF & COMPANION))),
        skirmish(discard(SELF), TO, strength(your(MORIA & ORC), +2)),
    ),
    moria.event("1R189", "Lost to the Goblins", cost=0).text(
        response(
            exerted(RING_BEARER) | wounded(RING_BEARER),
            spot_x(MORIA & MINION),
            discard_top(X, YOU),
            add_burdens(count(SHOWN & SHADOW_CARD).most(3)),
        )
    ),
    moria.possession("1R190", "Moria Axe", HAND_WEAPON, cost=1, strength=2, on=MORIA & ORC).text(
        gains(BEARER, DAMAGE + 1), skirmish(exert(BEARER), TO, strength(BEARER, +2))
    ),
    moria.minion("1C191", "Moria Scout", ORC, cost=2, strength=6, vitality=2, site=4).text(
        when(played(SELF), spot(ELF), TO, add_twilight(2))
    ),
    moria.condition("1C192", "Pinned Down", cost=1).text(
        while_(spot(MORIA & ARCHER), archery_total(FREE_SIDE, -1))
    ),
    moria.condition("1C193", "Plundered Armories", cost=2).text(
        response(
            leaves_play(your(MORIA & WEAPON)),
            play(your(THAT & MORIA & WEAPON), DISCARD_PILE, cost=-1),
        )
    ),
    moria.event("1U194", "Relentless", cost=0).text(
        SEARCH, response(played(STEALTH & EVENT), spot(3, MORIA & MINION), TO, cancel())
    ),
    moria.condition("1R195", "Relics of Moria", cost=1).text(
        shadow(remove_twilight(2), TO, play(MORIA & POSSESSION, DISCARD_PILE))
    ),
    moria.condition("1C196", "They Are Coming", cost=3).text(
        shadow(discard_from_hand(3), TO, play(MORIA & ORC & ~IT, DISCARD_PILE))
    ),
    moria.event("1C197", "Threat of the Unknown", cost=0).text(
        shadow(exert(your(MORIA & ORC)), TO, draw(2))
    ),
    moria.condition("1U198", "Through the Misty Mountains", cost=1).text(
        SEARCH,
        to_play(exert(MORIA & MINION)),
        when(
            moves_to(sites(4, 6)), spot(COMPANION & (DWARF | ELF)), TO, discard_at_random(2, FREE)
        ),
    ),
    moria.minion("1R199", "•Troll's Keyward", ORC, cost=3, strength=8, vitality=3, site=4).text(
        cost(each(CAVE_TROLL), -2)
    ),
    moria.condition("1R200", "The Underdeeps of Moria", cost=2).text(
        shadow(
            remove_twilight(3),
            TO,
            sift(reveal(bottom(1)), take=each(MORIA & ORC), rest=DISCARD_PILE),
        )
    ),
    moria.event("1C201", "Unfamiliar Territory", cost=0).text(
        skirmish(strength(MORIA & ORC, or_if(+2, +4, fighting(ARCHER))))
    ),
    moria.condition("1U202", "What Is This New Devilry?", cost=2).text(
        SEARCH, to_play(exert(MORIA & ORC)), while_(at(sites(5, 9)), cost(each(COMPANION), +2))
    ),
)

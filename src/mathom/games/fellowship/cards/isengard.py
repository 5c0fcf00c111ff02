"""Isengard: the Uruk-hai, and the White Hand's storms and spies."""

from typing import Final

from mathom.games.fellowship.abilities import (
    assignment,
    maneuver,
    response,
    shadow,
    skirmish,
    to_play,
    until,
    when,
    while_,
)
from mathom.games.fellowship.amounts import BURDENS, X, count
from mathom.games.fellowship.card import Card, isengard
from mathom.games.fellowship.conditions import at, burdens, spot
from mathom.games.fellowship.effects.flow import let, may, one_of, way
from mathom.games.fellowship.effects.hands import (
    DISCARD_PILE,
    discard_from_hand,
    discard_top,
    put_under,
)
from mathom.games.fellowship.effects.health import exert, heal, wound
from mathom.games.fellowship.effects.interrupting import cancel
from mathom.games.fellowship.effects.ring import wear_ring
from mathom.games.fellowship.effects.showing import hand, reveal
from mathom.games.fellowship.effects.spotting import pick, spot_the, spot_x
from mathom.games.fellowship.effects.standing import (
    archery_total,
    cannot_assign,
    cost,
    gains,
    ignore_bonus,
    move_limit,
    no_actions,
    skip,
    strength,
)
from mathom.games.fellowship.effects.table import discard
from mathom.games.fellowship.effects.targets import each, some
from mathom.games.fellowship.effects.twilight import add_burdens, remove_twilight
from mathom.games.fellowship.filters import (
    ALLY,
    ARCHER,
    BEARER,
    CHARACTER,
    COMPANION,
    CONDITION,
    DAMAGE,
    EVENT,
    EXHAUSTED,
    FIERCE,
    GANDALF_CULTURE,
    HAND_WEAPON,
    HOBBIT,
    ISENGARD,
    IT,
    MINION,
    POSSESSION,
    RING_BEARER,
    SANCTUARY,
    SARUMAN,
    SEARCH,
    SELF,
    SHADOW_CARD,
    SHOWN,
    SITE,
    SPELL,
    STEALTH,
    THAT,
    URUK,
    WEAPON,
    WEATHER,
    another,
    at_site,
    bearing,
    fighting,
    same_title,
    your,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import FREE, YOU
from mathom.games.fellowship.terms import ARCHERY, END_OF_TURN, FREE_SIDE, REGROUP, SKIRMISH, TURN
from mathom.games.fellowship.triggers import (
    becomes,
    end_of,
    loses,
    moves_from,
    played,
    ring_put_on,
    wins,
)

ISENGARD_CARDS: Final[tuple[Card, ...]] = (
    isengard.condition("1R120", "Alive and Unspoiled", cost=2).text(
        to_play(exert(URUK)),
        shadow(
            remove_twilight(3),
            spot_x(BURDENS),
            TO,
            reveal(hand(FREE, X)),
            may(discard_from_hand(1, SHOWN, of=FREE)),
        ),
    ),
    isengard.event("1C121", "Bred for Battle", cost=0).text(
        skirmish(exert(URUK), TO, strength(IT, +3))
    ),
    isengard.event("1C122", "Breeding Pit", cost=1).text(
        response(played(your(URUK)), put_under(same_title(THAT), DISCARD_PILE, all=True))
    ),
    isengard.event("1R123", "Caradhras Has Not Forgiven Us", cost=3).text(
        SPELL,
        WEATHER,
        maneuver(
            spot(5, COMPANION),
            exert(ISENGARD & MINION),
            TO,
            discard(COMPANION & EXHAUSTED & ~RING_BEARER),
        ),
    ),
    isengard.event("1R124", "Cruel Caradhras", cost=2).text(
        SPELL,
        WEATHER,
        maneuver(
            exert(ISENGARD & MINION), TO, let(FREE, one_of(exert(RING_BEARER), add_burdens(1)))
        ),
    ),
    isengard.condition("1R125", "Greed", cost=1).text(
        to_play(spot(URUK)),
        maneuver(spot(6, COMPANION), remove_twilight(2), TO, wound(COMPANION & ~RING_BEARER)),
    ),
    isengard.event("1U126", "Hunt Them Down!", cost=3).text(
        maneuver(until(REGROUP, gains(URUK, FIERCE)))
    ),
    isengard.minion(
        "1R127", "•Lurtz", "Servant of Isengard", URUK, cost=7, strength=13, vitality=3, site=5
    ).text(
        ARCHER, DAMAGE + 1, maneuver(spot(another(URUK)), TO, until(REGROUP, gains(SELF, FIERCE)))
    ),
    isengard.event("1R128", "Lurtz's Battle Cry", cost=1).text(
        skirmish(strength(URUK, -1), gains(IT, DAMAGE + 1))
    ),
    isengard.condition("1R129", "The Misadventure of Mr. Underhill", cost=2).text(
        to_play(exert(URUK)), while_(~at(SANCTUARY), cost(each(COMPANION), +2))
    ),
    isengard.condition("1U130", "No Ordinary Storm", cost=1).text(
        when(played(your(WEATHER & CONDITION)), exert(GANDALF_CULTURE & (COMPANION | ALLY)))
    ),
    isengard.minion(
        "1R131", "•Orthanc Assassin", URUK, cost=5, strength=10, vitality=3, site=5
    ).text(ARCHER, DAMAGE + 1),
    isengard.event("1R132", "Parry", cost=2).text(
        maneuver(spot(URUK), TO, pick(POSSESSION), until(REGROUP, ignore_bonus(IT)))
    ),
    isengard.condition("1C133", "Saruman's Ambition", cost=0).text(
        cost(each(your(ISENGARD & EVENT)), -1), skirmish(discard(SELF), TO, strength(URUK, +2))
    ),
    isengard.condition("1C134", "Saruman's Chill", cost=1, on=SITE, limit=1).text(
        SPELL,
        WEATHER,
        to_play(exert(ISENGARD & MINION)),
        when(moves_from(bearing(SELF)), exert(each(HOBBIT & COMPANION))),
        when(end_of(TURN), discard(SELF)),
    ),
    isengard.condition("1U135", "Saruman's Frost", cost=2, on=SITE, limit=1).text(
        SPELL,
        WEATHER,
        to_play(exert(ISENGARD & MINION)),
        strength(each(HOBBIT & at_site(bearing(SELF))), -2),
        when(end_of(TURN), discard(SELF)),
    ),
    isengard.event("1U136", "Saruman's Power", cost=2).text(
        SPELL, shadow(exert(ISENGARD & MINION), TO, discard(each(CONDITION)))
    ),
    isengard.event("1R137", "Saruman's Reach", cost=0).text(
        SEARCH, maneuver(exert(URUK), TO, let(FREE, one_of(exert(some(2, COMPANION)), wear_ring())))
    ),
    isengard.condition("1C138", "Saruman's Snows", cost=2, on=SITE).text(
        SPELL,
        WEATHER,
        to_play(exert(ISENGARD & MINION)),
        while_(at(bearing(SELF)), no_actions(SKIRMISH)),
        when(end_of(TURN), discard(SELF)),
    ),
    isengard.event("1R139", "Savagery to Match Their Numbers", cost=0).text(
        skirmish(
            one_of(
                strength(URUK, +2),
                way(spot(5, COMPANION), TO, until(REGROUP, strength(URUK, +4), gains(IT, FIERCE))),
            )
        )
    ),
    isengard.condition("1R140", "Spies of Saruman", cost=2, on=SITE).text(
        to_play(exert(ISENGARD & MINION)),
        while_(at(bearing(SELF)), skip(ARCHERY)),
        when(end_of(TURN), discard(SELF)),
    ),
    isengard.condition("1C141", "Their Arrows Enrage", cost=1).text(
        to_play(spot(SARUMAN | URUK)), strength(each(ARCHER & (COMPANION | ALLY)), -1)
    ),
    isengard.condition("1U142", "Traitor's Voice", cost=2).text(
        SEARCH,
        to_play(spot(URUK)),
        when(
            becomes(burdens(5) | spot(RING_BEARER & EXHAUSTED)),
            until(END_OF_TURN, move_limit(-1)),
            once=TURN,
        ),
    ),
    isengard.minion(
        "1R143", "Troop of Uruk-hai", URUK, cost=5, strength=9, vitality=4, site=5
    ).text(DAMAGE + 1, ignore_bonus(each(WEAPON), on=CHARACTER & fighting(SELF))),
    isengard.condition("1C144", "Uruk Bloodlust", cost=3).text(
        response(wins(your(URUK)), remove_twilight(1), TO, heal(THAT))
    ),
    isengard.minion("1C145", "Uruk Brood", URUK, cost=4, strength=9, vitality=2, site=5).text(
        DAMAGE + 1, skirmish(remove_twilight(2), TO, spot_x(another(URUK)), strength(SELF, X))
    ),
    isengard.minion("1C146", "Uruk Fighter", URUK, cost=3, strength=8, vitality=2, site=5).text(
        DAMAGE + 1, maneuver(spot(5, COMPANION), TO, until(REGROUP, gains(SELF, FIERCE)))
    ),
    isengard.minion("1R147", "Uruk Guard", URUK, cost=4, strength=9, vitality=2, site=5).text(
        DAMAGE + 1, assignment(exert(SELF), spot_the(COMPANION), TO, cannot_assign(IT, SELF))
    ),
    isengard.minion("1R148", "Uruk Lieutenant", URUK, cost=3, strength=8, vitality=2, site=5).text(
        DAMAGE + 1, strength(SELF, count(another(URUK)))
    ),
    isengard.minion("1C149", "Uruk Messenger", URUK, cost=2, strength=6, vitality=1, site=5).text(
        DAMAGE + 1, while_(spot(WEATHER & CONDITION), strength(SELF, +3))
    ),
    isengard.minion("1C150", "Uruk Rager", URUK, cost=4, strength=9, vitality=2, site=5).text(
        DAMAGE + 1, when(wins(SELF), discard_top(2, FREE))
    ),
    isengard.minion("1C151", "Uruk Savage", URUK, cost=2, strength=5, vitality=3, site=5).text(
        DAMAGE + 1
    ),
    isengard.minion("1C152", "Uruk Shaman", URUK, cost=3, strength=8, vitality=2, site=5).text(
        DAMAGE + 1, maneuver(remove_twilight(2), TO, heal(URUK))
    ),
    isengard.minion("1U153", "Uruk Slayer", URUK, cost=4, strength=9, vitality=2, site=5).text(
        DAMAGE + 1, skirmish(remove_twilight(1), TO, strength(SELF, +1, most=3))
    ),
    isengard.minion("1C154", "Uruk Soldier", URUK, cost=2, strength=7, vitality=1, site=5).text(
        DAMAGE + 1, when(played(SELF), may(discard_top(1, FREE)))
    ),
    isengard.minion("1R155", "Uruk Spy", URUK, cost=2, strength=7, vitality=2, site=5).text(
        response(
            ring_put_on(),
            exert(SELF),
            TO,
            spot_x(ISENGARD & MINION),
            discard_top(X, YOU),
            add_burdens(count(SHOWN & SHADOW_CARD)),
        )
    ),
    isengard.minion("1C156", "Uruk Warrior", URUK, cost=3, strength=9, vitality=2, site=5).text(
        DAMAGE + 1, maneuver(spot(6, COMPANION), TO, until(REGROUP, gains(SELF, FIERCE)))
    ),
    isengard.condition("1C157", "Uruk-hai Armory", cost=1).text(
        while_(spot(URUK), archery_total(FREE_SIDE, -1))
    ),
    isengard.minion(
        "1C158", "Uruk-hai Raiding Party", URUK, cost=4, strength=9, vitality=3, site=5
    ).text(DAMAGE + 1),
    isengard.condition("1U159", "Uruk-hai Rampage", cost=0).text(
        to_play(spot(URUK)),
        response(wins(your(URUK)), remove_twilight(3), TO, until(REGROUP, gains(THAT, FIERCE))),
    ),
    isengard.possession("1C160", "Uruk-hai Sword", HAND_WEAPON, cost=1, strength=2, on=URUK).text(
        when(wins(BEARER), discard_top(1, FREE))
    ),
    isengard.event("1U161", "Wariness", cost=0).text(
        SEARCH,
        response(
            played(STEALTH & EVENT), one_of(exert(your(URUK)), discard(your(URUK))), TO, cancel()
        ),
    ),
    isengard.condition("1U162", "•Worry", cost=2).text(
        to_play(exert(URUK)),
        when(
            loses(COMPANION | ALLY, to=URUK), let(FREE, one_of(exert(RING_BEARER), add_burdens(1)))
        ),
    ),
)

"""Sauron: the Orcs of Mordor, and the eye that searches."""

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
from mathom.games.fellowship.amounts import BURDENS, X, count, dead, or_if, up_to
from mathom.games.fellowship.card import Card, sauron
from mathom.games.fellowship.conditions import (
    WORN,
    at,
    at_least,
    burdens,
    deck_empty,
    during,
    is_a,
    none,
    spot,
    was_assigned,
)
from mathom.games.fellowship.effects.flow import if_, let, may, one_of, repeat
from mathom.games.fellowship.effects.hands import (
    DISCARD_PILE,
    discard_at_random,
    discard_from_hand,
    discard_top,
    draw,
    shuffle_in,
)
from mathom.games.fellowship.effects.health import exert, wound
from mathom.games.fellowship.effects.interrupting import cancel
from mathom.games.fellowship.effects.showing import reveal, sift, top
from mathom.games.fellowship.effects.skirmish import assign
from mathom.games.fellowship.effects.spotting import spot_x
from mathom.games.fellowship.effects.standing import (
    archery_total,
    cost,
    gains,
    move_limit,
    no_healing,
    roaming,
    strength,
)
from mathom.games.fellowship.effects.table import discard
from mathom.games.fellowship.effects.targets import each
from mathom.games.fellowship.effects.twilight import (
    add_burdens,
    add_twilight,
    corrupt,
    remove_burdens,
    remove_twilight,
)
from mathom.games.fellowship.filters import (
    ALLY,
    ANYTHING,
    ARAGORN,
    ARCHER,
    BEARER,
    CHARACTER,
    COMPANION,
    CONDITION,
    ELF,
    ELVEN,
    EVENT,
    FIERCE,
    FREE_CARD,
    GONDOR,
    HAND_WEAPON,
    HOBBIT,
    IT,
    MINION,
    ORC,
    RING_BEARER,
    RINGWRAITH,
    SANCTUARY,
    SAURON,
    SEARCH,
    SELF,
    SHOWN,
    STEALTH,
    THAT,
    TRACKER,
    WEAPON,
    another,
    assigned_to,
    event_for,
    fighting,
    your,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import FREE
from mathom.games.fellowship.terms import END_OF_TURN, REGROUP, SHADOW_SIDE, TURN
from mathom.games.fellowship.triggers import (
    becomes,
    end_of,
    is_assigned,
    killed,
    loses,
    moves,
    played,
    wins,
)

SAURON_CARDS: Final[tuple[Card, ...]] = (
    sauron.event("1U239", "All Thought Bent on It", cost=2).text(
        SEARCH,
        maneuver(
            spot(SAURON & ORC) & spot(5, COMPANION),
            TO,
            let(FREE, repeat(count(COMPANION) - 4, exert(COMPANION))),
        ),
    ),
    sauron.minion("1R240", "Band of the Eye", ORC, cost=4, strength=12, vitality=3, site=6).text(
        response(wins(SELF), remove_twilight(2), TO, discard_at_random(1, FREE))
    ),
    sauron.event("1U241", "Curse From Mordor", cost=0).text(
        shadow(spot(SAURON & ORC), TO, discard(ELVEN & CONDITION))
    ),
    sauron.condition("1U242", "The Dark Lord's Summons", cost=1).text(
        SEARCH,
        to_play(spot(SAURON & ORC)),
        shadow(
            remove_twilight(3),
            TO,
            sift(reveal(top(1)), take=each(SAURON), rest=DISCARD_PILE),
            if_(is_a(SHOWN, ~SAURON), discard_from_hand(1)),
        ),
    ),
    sauron.event("1R243", "Despair", cost=2).text(
        maneuver(at_least(12, dead(COMPANION) + BURDENS) & spot(SAURON & ORC), TO, corrupt())
    ),
    sauron.condition("1R244", "Desperate Defense of the Ring", cost=1, on=COMPANION).text(
        to_play(exert(SAURON & ORC)),
        when(is_assigned(BEARER), let(FREE, one_of(discard_from_hand(3), add_burdens(1)))),
    ),
    sauron.event("1R245", "Desperate Measures", cost=2).text(
        maneuver(spot(SAURON & ORC), remove_burdens(1), TO, discard_top(5, FREE))
    ),
    sauron.event("1R246", "Enduring Evil", cost=0).text(
        skirmish(spot_x(BURDENS), TO, strength(CHARACTER & fighting(SAURON & ORC), -1 * X))
    ),
    sauron.event("1R247", "Enheartened Foe", cost=0).text(
        response(wins(SAURON & ORC), until(REGROUP, gains(THAT, FIERCE)))
    ),
    sauron.event("1C248", "Forces of Mordor", cost=0).text(
        shadow(spot_x(SAURON & MINION), TO, add_twilight(X))
    ),
    sauron.condition("1U249", "Gleaming Spires Will Crumble", cost=1).text(
        strength(each(SAURON & ORC & fighting(GONDOR & CHARACTER)), +2),
        when(loses(your(SAURON & ORC)), discard(SELF)),
    ),
    sauron.event("1R250", "Hate", cost=0).text(
        maneuver(exert(SAURON & ORC), TO, wound(COMPANION & ~RING_BEARER))
    ),
    sauron.event("1U251", "A Host Avails Little", cost=3).text(
        SEARCH,
        maneuver(
            spot(SAURON & ORC) & spot(6, COMPANION),
            TO,
            repeat(count(COMPANION) - 5, wound(COMPANION & ~RING_BEARER)),
        ),
    ),
    sauron.condition("1R252", "The Irresistible Shadow", cost=0).text(
        to_play(exert(SAURON & ORC)), when(becomes(burdens(5) & deck_empty(FREE)), corrupt())
    ),
    sauron.condition("1R253", "Journey Into Danger", cost=0).text(
        SEARCH, to_play(exert(SAURON & ORC)), while_(spot(5, COMPANION), cost(each(COMPANION), +2))
    ),
    sauron.condition("1R254", "Mordor Enraged", cost=0, on=SAURON & MINION).text(
        shadow(exert(BEARER), TO, add_twilight(count(ARCHER & COMPANION)))
    ),
    sauron.event("1C255", "Mordor's Strength", cost=1).text(
        skirmish(exert(SAURON & ORC), TO, wound(CHARACTER & fighting(IT)))
    ),
    sauron.minion("1R256", "Morgul Hunter", ORC, cost=5, strength=9, vitality=4, site=6).text(
        strength(SELF, count(COMPANION))
    ),
    sauron.minion("1U257", "Morgul Skirmisher", ORC, cost=3, strength=9, vitality=3, site=6).text(
        maneuver(remove_twilight(3), TO, exert(HOBBIT & ~RING_BEARER))
    ),
    sauron.minion("1U258", "Morgul Skulker", ORC, cost=2, strength=7, vitality=2, site=6).text(
        when(played(SELF), may(shuffle_in(RINGWRAITH, up_to(2))))
    ),
    sauron.minion("1R259", "•Morgul Warden", ORC, cost=3, strength=9, vitality=3, site=6).text(
        strength(SELF, count(another(SAURON & ORC)))
    ),
    sauron.condition("1U260", "The Number Must Be Few", cost=2).text(
        SEARCH, when(becomes(spot(7, COMPANION)), until(END_OF_TURN, move_limit(-1)), once=TURN)
    ),
    sauron.minion("1C261", "Orc Ambusher", ORC, cost=1, strength=5, vitality=2, site=6).text(
        TRACKER,
        roaming(each(your(SAURON & MINION)), -1),
        response(
            played(FREE_CARD & event_for(REGROUP) & EVENT),
            during(REGROUP),
            exert(SELF),
            TO,
            cancel(),
        ),
    ),
    sauron.minion("1U262", "Orc Assassin", ORC, cost=2, strength=6, vitality=2, site=6).text(
        TRACKER,
        roaming(each(your(SAURON & MINION)), -1),
        assignment(
            spot(2, HOBBIT & COMPANION) & none(assigned_to(SELF)),
            TO,
            let(FREE, assign(HOBBIT, SELF)),
        ),
    ),
    sauron.condition("1R263", "Orc Banner", cost=1).text(
        when(
            loses(COMPANION | ALLY, to=SAURON & ORC),
            until(REGROUP, strength(each(SAURON & ORC), +1)),
        )
    ),
    sauron.condition("1R264", "Orc Bowmen", cost=3).text(
        while_(spot(SAURON & ORC), archery_total(SHADOW_SIDE, +1))
    ),
    sauron.event("1R265", "Orc Butchery", cost=0).text(
        response(killed(COMPANION, by=SAURON & ORC), discard_top(3 * dead(ANYTHING), FREE))
    ),
    sauron.minion("1C266", "Orc Chieftain", ORC, cost=2, strength=7, vitality=2, site=6).text(
        when(played(your(WEAPON), on=SELF), add_twilight(2), once=TURN)
    ),
    sauron.minion("1U267", "Orc Hunters", ORC, cost=3, strength=9, vitality=2, site=6).text(
        skirmish(exert(SELF), TO, wound(CHARACTER & fighting(SELF)))
    ),
    sauron.minion("1C268", "Orc Inquisitor", ORC, cost=3, strength=9, vitality=3, site=6).text(
        when(played(SELF), may(discard_at_random(1, FREE)))
    ),
    sauron.possession(
        "1C269", "Orc Scimitar", HAND_WEAPON, cost=1, strength=2, on=SAURON & ORC
    ).text(skirmish(remove_twilight(1), TO, strength(BEARER, +1, most=3))),
    sauron.minion("1U270", "Orc Scouting Band", ORC, cost=3, strength=8, vitality=2, site=6).text(
        TRACKER,
        roaming(each(your(SAURON & MINION)), -1),
        skirmish(exert(SELF), TO, wound(CHARACTER & fighting(SELF))),
    ),
    sauron.minion("1C271", "Orc Soldier", ORC, cost=2, strength=7, vitality=2, site=6).text(
        skirmish(exert(SELF), TO, wound(CHARACTER & fighting(SELF)))
    ),
    sauron.minion("1R272", "Orc War Band", ORC, cost=4, strength=10, vitality=2, site=6).text(
        skirmish(exert(SELF), TO, wound(CHARACTER & fighting(SELF)))
    ),
    sauron.event("1C273", "The Ring's Oppression", cost=3).text(
        response(killed(COMPANION, by=SAURON & ORC), add_burdens(or_if(1, 3, WORN)))
    ),
    sauron.condition("1U274", "Sauron's Defenses", cost=1).text(
        to_play(exert(SAURON & ORC)),
        when(becomes(at_least(3, dead(COMPANION))), until(END_OF_TURN, move_limit(-1)), once=TURN),
    ),
    sauron.condition("1U275", "Seeking It Always", cost=1).text(
        SEARCH, response(played(STEALTH & EVENT), exert(SAURON & TRACKER), TO, cancel())
    ),
    sauron.condition("1R276", "Seeking Its Master", cost=1).text(
        shadow(exert(SAURON & ORC), remove_twilight(2), TO, draw(1))
    ),
    sauron.event("1C277", "Shadow's Reach", cost=1).text(
        shadow(exert(SAURON & ORC), TO, discard(FREE_CARD & CONDITION))
    ),
    sauron.condition("1C278", "Strength Born of Fear", cost=1).text(
        skirmish(remove_twilight(3), TO, strength(SAURON & ORC, +1))
    ),
    sauron.condition("1R279", "•Thin and Stretched", cost=0, on=RING_BEARER).text(
        to_play(exert(SAURON & ORC)),
        when(
            end_of(TURN),
            ~was_assigned(BEARER) & was_assigned(COMPANION & ~BEARER),
            TO,
            add_burdens(1),
        ),
    ),
    sauron.minion("1U280", "•Tower Lieutenant", ORC, cost=4, strength=10, vitality=3, site=6).text(
        when(wins(SELF), discard_at_random(2, FREE))
    ),
    sauron.condition("1C281", "Under the Watching Eye", cost=0).text(
        SEARCH, to_play(exert(SAURON & TRACKER)), when(moves(), let(FREE, exert(COMPANION)))
    ),
    sauron.condition("1R282", "The Weight of a Legacy", cost=0, strength=-1, on=ARAGORN).text(
        to_play(exert(SAURON & ORC))
    ),
    sauron.condition("1C283", "You Bring Great Evil", cost=1, on=COMPANION & ~ELF).text(
        to_play(spot(SAURON & ORC)), while_(at(SANCTUARY), no_healing(BEARER))
    ),
)

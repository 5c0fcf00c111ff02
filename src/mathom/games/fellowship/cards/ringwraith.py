"""The Ringwraiths: nine riders, and the dread that goes before them."""

from typing import Final

from mathom.games.fellowship.abilities import (
    archery,
    assignment,
    maneuver,
    response,
    second_of_class,
    shadow,
    skirmish,
    to_play,
    until,
    when,
    while_,
)
from mathom.games.fellowship.amounts import X, count, or_if
from mathom.games.fellowship.card import Card, ringwraith
from mathom.games.fellowship.conditions import WORN, awaits_skirmish, bearer_at, burdens, is_a, spot
from mathom.games.fellowship.effects.flow import if_, let, may, one_of, repeat, way
from mathom.games.fellowship.effects.hands import DISCARD_PILE, draw
from mathom.games.fellowship.effects.health import exert, heal, wound
from mathom.games.fellowship.effects.interrupting import prevent
from mathom.games.fellowship.effects.playing import own_site, play
from mathom.games.fellowship.effects.showing import reveal, sift, top
from mathom.games.fellowship.effects.skirmish import assign, unassign_all
from mathom.games.fellowship.effects.spotting import spot_the, spot_x
from mathom.games.fellowship.effects.standing import (
    archery_total,
    burdens_stay,
    gains,
    no_healing,
    ring_has_no_text,
    strength,
)
from mathom.games.fellowship.effects.table import discard, transfer
from mathom.games.fellowship.effects.targets import each
from mathom.games.fellowship.effects.twilight import add_burdens, remove_twilight
from mathom.games.fellowship.filters import (
    ALLY,
    ARCHER,
    BEARER,
    BLADE_TIP,
    CHARACTER,
    COMPANION,
    CONDITION,
    DAMAGE,
    FIERCE,
    FOES,
    FREE_CARD,
    HAND_WEAPON,
    HOBBIT,
    IT,
    LEMENYA,
    MINION,
    MOUNT,
    NAZGUL,
    PLAINS,
    POSSESSION,
    RING_BEARER,
    RINGWRAITH,
    SEARCH,
    SELF,
    SITE,
    SKIRMISHING,
    UNDERGROUND,
    WEAPON,
    WITCH_KING,
    another,
    bearing,
    fighting,
    in_,
    on,
    opponents,
    your,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import FREE
from mathom.games.fellowship.terms import (
    END_OF_IT,
    FELLOWSHIP,
    FREE_SIDE,
    REGROUP,
    SHADOW,
    SKIRMISH,
    SUPPORT,
)
from mathom.games.fellowship.triggers import (
    about_to_be_wounded,
    becomes,
    end_of,
    killed,
    played,
    ring_put_on,
    start_of,
    wins,
)

RINGWRAITH_CARDS: Final[tuple[Card, ...]] = (
    ringwraith.event("1U203", "All Blades Perish", cost=0).text(
        response(about_to_be_wounded(NAZGUL), prevent())
    ),
    ringwraith.event("1R204", "All Veils Removed", cost=1).text(
        skirmish(strength(NAZGUL, or_if(+2, +5, WORN)))
    ),
    ringwraith.event("1R205", "Beauty Is Fading", cost=5).text(
        maneuver(
            exert(NAZGUL),
            TO,
            if_(
                spot(FREE_CARD & (POSSESSION | CONDITION)),
                discard(FREE_CARD & (POSSESSION | CONDITION)),
                otherwise=discard((ALLY | COMPANION) & ~RING_BEARER),
            ),
        )
    ),
    ringwraith.condition("1R206", "Bent on Discovery", cost=1).text(
        SEARCH,
        when(start_of(SHADOW, yours=True), draw(1)),
        when(end_of(SHADOW, yours=True), one_of(exert(NAZGUL), discard(SELF))),
    ),
    ringwraith.condition("1U207", "Black Breath", cost=1).text(
        skirmish(is_a(SELF, in_(SUPPORT)), TO, transfer(SELF, CHARACTER & fighting(NAZGUL))),
        no_healing(BEARER),
        while_(is_a(BEARER, RING_BEARER), burdens_stay()),
    ),
    ringwraith.possession("1R208", "Black Steed", MOUNT, cost=1, strength=2, on=NAZGUL).text(
        while_(bearer_at(PLAINS), strength(BEARER, +2)),
        when(becomes(bearer_at(UNDERGROUND)), discard(SELF)),
    ),
    ringwraith.condition("1U209", "Blade Tip", cost=0, limit=1).text(
        response(
            wins(your(NAZGUL)),
            is_a(SELF, in_(SUPPORT)),
            TO,
            transfer(SELF, FOES & ~bearing(BLADE_TIP)),
        ),
        when(
            start_of(FELLOWSHIP),
            is_a(BEARER, CHARACTER),
            TO,
            if_(is_a(BEARER, RING_BEARER), add_burdens(1), otherwise=wound(BEARER)),
        ),
    ),
    ringwraith.event("1R210", "Dark Whispers", cost=0).text(
        skirmish(
            burdens(3),
            TO,
            one_of(
                way(strength(NAZGUL, +1), gains(IT, DAMAGE + 1)),
                way(burdens(6), TO, strength(NAZGUL, +3), gains(IT, DAMAGE + 2)),
            ),
        )
    ),
    ringwraith.condition("1U211", "Drawn to Its Power", cost=2).text(
        when(killed(COMPANION, in_skirmish=True), spot(NAZGUL & SKIRMISHING), TO, add_burdens(1))
    ),
    ringwraith.event("1R212", "Fear", cost=1).text(
        SEARCH, maneuver(exert(your(NAZGUL)), TO, discard(ALLY))
    ),
    ringwraith.event("1U213", "Frozen by Fear", cost=1).text(
        skirmish(strength(NAZGUL, or_if(+2, +3, awaits_skirmish(RING_BEARER))))
    ),
    ringwraith.event("1R214", "In the Ringwraith's Wake", cost=0).text(
        response(wins(NAZGUL), let(FREE, one_of(exert(RING_BEARER), add_burdens(1))))
    ),
    ringwraith.event("1U215", "The Master's Will", cost=1).text(
        SEARCH,
        shadow(spot_x(NAZGUL), TO, sift(reveal(top(X)), take=each(RINGWRAITH), rest=DISCARD_PILE)),
    ),
    ringwraith.possession("1R216", "Morgul Blade", HAND_WEAPON, cost=1, strength=1, on=NAZGUL).text(
        second_of_class,
        skirmish(
            discard(SELF),
            TO,
            one_of(
                transfer(
                    your(BLADE_TIP & in_(SUPPORT)),
                    COMPANION & fighting(BEARER) & ~bearing(BLADE_TIP),
                ),
                transfer(
                    BLADE_TIP, COMPANION & fighting(BEARER) & ~bearing(BLADE_TIP), DISCARD_PILE
                ),
            ),
        ),
    ),
    ringwraith.event("1R217", "Morgul Gates", cost=0).text(shadow(play(NAZGUL, cost=-2))),
    ringwraith.possession("1U218", "Nazgûl Sword", HAND_WEAPON, cost=1, strength=2, on=NAZGUL).text(
        while_(burdens(3), gains(BEARER, DAMAGE + 1))
    ),
    ringwraith.condition("1U219", "The Nine Servants of Sauron", cost=1).text(
        SEARCH, when(played(your(NAZGUL)), may(exert(HOBBIT & ~RING_BEARER)))
    ),
    ringwraith.condition("1U220", "Not Easily Destroyed", cost=1).text(
        (maneuver | skirmish)(remove_twilight(3), TO, heal(NAZGUL))
    ),
    ringwraith.possession(
        "1R221", "•The Pale Blade", HAND_WEAPON, cost=2, strength=3, on=WITCH_KING
    ).text(
        gains(BEARER, DAMAGE + 1),
        response(wins(BEARER), exert(BEARER), TO, discard(FREE_CARD & CONDITION)),
    ),
    ringwraith.condition("1U222", "Paths Seldom Trodden", cost=1).text(
        SEARCH, to_play(spot(NAZGUL)), shadow(remove_twilight(3), TO, own_site())
    ),
    ringwraith.event("1U223", "Relentless Charge", cost=0).text(
        maneuver(exert(NAZGUL), TO, wound(each(ARCHER & COMPANION)))
    ),
    ringwraith.event("1R224", "Return to Its Master", cost=0).text(
        response(
            end_of(SKIRMISH),
            WORN,
            TO,
            unassign_all(),
            assign(RING_BEARER, NAZGUL, extra=True),
            until(END_OF_IT, ring_has_no_text()),
        )
    ),
    ringwraith.possession(
        "1U225", "•Sword of Minas Morgul", HAND_WEAPON, cost=2, strength=2, on=LEMENYA
    ).text(
        gains(BEARER, DAMAGE + 1),
        skirmish(exert(BEARER), TO, discard(POSSESSION & on(CHARACTER & fighting(BEARER)))),
    ),
    ringwraith.event("1U226", "Their Power Is in Terror", cost=0).text(
        maneuver(exert(NAZGUL), TO, wound(each(ALLY)))
    ),
    ringwraith.event("1U227", "Threshold of Shadow", cost=1).text(
        skirmish(strength(NAZGUL, or_if(+2, +4, burdens(5))))
    ),
    ringwraith.event("1R228", "The Twilight World", cost=0).text(
        response(ring_put_on(), exert(NAZGUL), TO, add_burdens(2))
    ),
    ringwraith.minion(
        "1R229",
        "•Úlairë Attëa",
        "Keeper of Dol Guldur",
        NAZGUL,
        cost=6,
        strength=12,
        vitality=3,
        site=3,
    ).text(FIERCE, skirmish(remove_twilight(1), TO, strength(SELF, +1, most=5))),
    ringwraith.minion(
        "1R230",
        "•Úlairë Cantëa",
        "Lieutenant of Dol Guldur",
        NAZGUL,
        cost=5,
        strength=10,
        vitality=3,
        site=3,
    ).text(FIERCE, skirmish(exert(SELF), TO, discard(WEAPON & on(CHARACTER & fighting(SELF))))),
    ringwraith.minion(
        "1U231",
        "•Úlairë Enquëa",
        "Lieutenant of Morgul",
        NAZGUL,
        cost=6,
        strength=11,
        vitality=4,
        site=3,
    ).text(
        FIERCE,
        maneuver(spot(6, COMPANION) | burdens(5), exert(SELF), TO, wound(COMPANION & ~RING_BEARER)),
    ),
    ringwraith.minion(
        "1U232",
        "•Úlairë Lemenya",
        "Lieutenant of Morgul",
        NAZGUL,
        cost=4,
        strength=9,
        vitality=2,
        site=3,
    ).text(strength(each((COMPANION | ALLY) & bearing(RINGWRAITH & CONDITION)), -2)),
    ringwraith.minion(
        "1U233",
        "•Úlairë Nelya",
        "Lieutenant of Morgul",
        NAZGUL,
        cost=5,
        strength=10,
        vitality=3,
        site=2,
    ).text(FIERCE, shadow(exert(SELF), spot_the(opponents(SITE)), TO, own_site(IT))),
    ringwraith.minion(
        "1U234",
        "•Úlairë Nertëa",
        "Messenger of Dol Guldur",
        NAZGUL,
        cost=4,
        strength=9,
        vitality=2,
        site=3,
    ).text(
        when(
            played(SELF),
            spot(5, COMPANION),
            TO,
            may(repeat(count(COMPANION) - 4, may(play(MINION, DISCARD_PILE)))),
        )
    ),
    ringwraith.minion(
        "1U235",
        "•Úlairë Otsëa",
        "Lieutenant of Morgul",
        NAZGUL,
        cost=4,
        strength=9,
        vitality=3,
        site=3,
    ).text(shadow(exert(SELF), TO, until(REGROUP, gains(RINGWRAITH & MINION, FIERCE)))),
    ringwraith.minion(
        "1R236",
        "•Úlairë Toldëa",
        "Messenger of Morgul",
        NAZGUL,
        cost=6,
        strength=12,
        vitality=3,
        site=3,
    ).text(FIERCE, assignment(burdens(4), TO, assign(COMPANION & ~RING_BEARER, SELF))),
    ringwraith.minion(
        "1R237",
        "•The Witch-king",
        "Lord of Angmar",
        NAZGUL,
        cost=8,
        strength=14,
        vitality=4,
        site=3,
    ).text(FIERCE, strength(SELF, 2 * count(another(NAZGUL)))),
    ringwraith.condition("1U238", "Wreathed in Shadow", cost=0).text(
        to_play(spot(NAZGUL)), archery(remove_twilight(1), TO, archery_total(FREE_SIDE, -1))
    ),
)

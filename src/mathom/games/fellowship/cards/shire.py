"""The cards of the Shire."""

from typing import Final

from mathom.games.fellowship.abilities import (
    copies,
    fellowship,
    maneuver,
    regroup,
    response,
    skirmish,
    to_play,
    until,
    when,
    while_,
)
from mathom.games.fellowship.amounts import X, count, or_if, strength_of, up_to
from mathom.games.fellowship.card import SUPPORT, Card, shire
from mathom.games.fellowship.conditions import at, pool_below, spot
from mathom.games.fellowship.effects.flow import may, one_of, way
from mathom.games.fellowship.effects.hands import DISCARD_PILE, discard_from_hand, draw, shuffle_in
from mathom.games.fellowship.effects.health import exert, heal, wound
from mathom.games.fellowship.effects.interrupting import instead
from mathom.games.fellowship.effects.playing import next_site, own_site, play
from mathom.games.fellowship.effects.ring import become_ring_bearer
from mathom.games.fellowship.effects.showing import hand, reveal, sift, top
from mathom.games.fellowship.effects.skirmish import cancel_skirmish
from mathom.games.fellowship.effects.spotting import spot_x
from mathom.games.fellowship.effects.standing import safe_from, shadow_number, strength, tough
from mathom.games.fellowship.effects.table import discard
from mathom.games.fellowship.effects.targets import each, some
from mathom.games.fellowship.effects.twilight import (
    add_burdens,
    add_twilight,
    remove_burdens,
    remove_twilight,
)
from mathom.games.fellowship.filters import (
    ALLY,
    ARAGORN,
    BEARER,
    BILBO,
    BILL_THE_PONY,
    CHARACTER,
    COMPANION,
    FRODO,
    GANDALF,
    HAND_WEAPON,
    HOBBIT,
    IT,
    MERRY,
    MINION,
    NEW_SITE,
    ORC,
    PIPE,
    PIPEWEED,
    PIPPIN,
    POSSESSION,
    RING_BEARER,
    SAM,
    SELF,
    SHIRE,
    SHOWN,
    SITE,
    STEALTH,
    TALE,
    TROLL,
    UNASSIGNED,
    URUK,
    WEAPON,
    YOURS,
    another,
    bearing,
    fighting,
    home,
    signet,
    sites,
    your,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import OPPONENT
from mathom.games.fellowship.terms import DECK, REGROUP, TURN
from mathom.games.fellowship.triggers import about_to_heal, killed, played, start_of

SHIRE_CARDS: Final[tuple[Card, ...]] = (
    shire.ally(
        "1R284", "•Bilbo", "Retired Adventurer", HOBBIT, home=3, cost=2, strength=2, vitality=3
    ).text(fellowship(exert(SELF), TO, shuffle_in(SHIRE))),
    shire.possession("1U285", "•Bilbo's Pipe", PIPE, cost=1, on=HOBBIT).text(
        fellowship(discard(PIPEWEED & POSSESSION), spot_x(PIPE), TO, shuffle_in(TALE, X))
    ),
    shire.ally("1C286", "Bounder", HOBBIT, home=2, cost=1, strength=2, vitality=2).text(
        skirmish(exert(SELF), TO, tough(HOBBIT))
    ),
    shire.event("1C287", "Extraordinary Resilience", cost=0).text(
        response(about_to_heal(RING_BEARER), instead(remove_burdens(1)))
    ),
    shire.ally(
        "1R288",
        "•Farmer Maggot",
        "Chaser of Rascals",
        HOBBIT,
        home=1,
        cost=1,
        strength=2,
        vitality=3,
    ).text(fellowship(exert(SELF), TO, heal(MERRY | PIPPIN))),
    shire.companion(
        "1R289",
        "•Frodo",
        "Old Bilbo's Heir",
        HOBBIT,
        cost=0,
        strength=3,
        vitality=4,
        resistance=10,
        signet=GANDALF,
    ).text(when(start_of(TURN), may(heal(HOBBIT & ALLY)))),
    shire.companion(
        "1C290",
        "•Frodo",
        "Son of Drogo",
        HOBBIT,
        cost=0,
        strength=3,
        vitality=4,
        resistance=10,
        signet=FRODO,
    ).text(fellowship(exert(another(COMPANION & signet(FRODO))), TO, heal(SELF))),
    shire.ally(
        "1R291", "•The Gaffer", "Sam's Father", HOBBIT, home=1, cost=1, strength=2, vitality=2
    ).text(fellowship(exert(SELF), TO, heal(FRODO | SAM))),
    shire.possession("1U292", "•The Gaffer's Pipe", PIPE, cost=1, on=HOBBIT).text(
        fellowship(discard(PIPEWEED & POSSESSION), spot_x(PIPE), TO, remove_twilight(X))
    ),
    shire.event("1U293", "Halfling Deftness", cost=0).text(
        skirmish(exert(HOBBIT), TO, strength(IT, +3))
    ),
    shire.event("1C294", "Hobbit Appetite", cost=0).text(
        fellowship(add_twilight(up_to()), TO, heal(HOBBIT & COMPANION, times=X))
    ),
    shire.ally("1C295", "Hobbit Farmer", HOBBIT, home=1, cost=1, strength=2, vitality=2).text(
        copies(your(SITE & sites(1))),
        fellowship(spot(~YOURS & SITE & sites(1)), exert(SELF), TO, own_site(1)),
    ),
    shire.event("1C296", "Hobbit Intuition", cost=1).text(
        STEALTH,
        skirmish(
            one_of(
                way(at(sites(1, 4)), TO, cancel_skirmish(HOBBIT)),
                way(at(sites(5, 9)), TO, strength(HOBBIT, +3)),
            )
        ),
    ),
    shire.ally("1C297", "Hobbit Party Guest", HOBBIT, home=1, cost=1, strength=2, vitality=2).text(
        when(start_of(TURN), heal(SELF)),
        fellowship(exert(SELF), TO, heal(another(HOBBIT & ALLY & home(1)))),
    ),
    shire.event("1C298", "Hobbit Stealth", cost=1).text(
        STEALTH,
        skirmish(
            one_of(
                way(at(sites(1, 5)), TO, cancel_skirmish(HOBBIT)),
                way(at(sites(6, 9)), TO, strength(HOBBIT, +2)),
            )
        ),
    ),
    shire.possession("1C299", "Hobbit Sword", HAND_WEAPON, cost=1, strength=2, on=HOBBIT),
    shire.possession("1C300", "Longbottom Leaf", cost=1, on=SUPPORT).text(
        PIPEWEED, when(played(SELF), may(discard_from_hand(up_to(2))))
    ),
    shire.ally(
        "1U301",
        "•Master Proudfoot",
        "Distant Relative of Bilbo",
        HOBBIT,
        home=1,
        cost=1,
        strength=2,
        vitality=2,
    ).text(
        fellowship(
            pool_below(3),
            add_twilight(2),
            TO,
            sift(reveal(top(3)), take=each(SHIRE), rest=DISCARD_PILE),
        )
    ),
    shire.companion(
        "1R302", "•Merry", "Friend to Sam", HOBBIT, cost=1, strength=3, vitality=4, signet=FRODO
    ).text(
        skirmish(
            spot(SELF & UNASSIGNED),
            exert(SELF, times=2),
            TO,
            strength(another(COMPANION), strength_of(SELF)),
        )
    ),
    shire.companion(
        "1C303",
        "•Merry",
        "From O'er the Brandywine",
        HOBBIT,
        cost=1,
        strength=3,
        vitality=4,
        signet=ARAGORN,
    ).text(strength(SELF & bearing(WEAPON), +2)),
    shire.event("1C304", "Noble Intentions", cost=0).text(
        skirmish(exert(COMPANION & ~HOBBIT), TO, strength(HOBBIT, +3))
    ),
    shire.possession("1C305", "Old Toby", cost=1, on=SUPPORT).text(
        PIPEWEED, when(played(SELF), may(draw(1)))
    ),
    shire.companion(
        "1C306", "•Pippin", "Friend to Frodo", HOBBIT, cost=1, strength=3, vitality=4, signet=FRODO
    ).text(safe_from(each(your(SHIRE & TALE)), OPPONENT)),
    shire.companion(
        "1R307",
        "•Pippin",
        "Hobbit of Some Intelligence",
        HOBBIT,
        cost=1,
        strength=3,
        vitality=4,
        signet=GANDALF,
    ).text(when(played(SELF), one_of(remove_burdens(1), heal(COMPANION)))),
    shire.event("1R308", "Power According to His Stature", cost=0).text(
        skirmish(add_burdens(1), TO, wound(each(MINION & fighting(RING_BEARER))))
    ),
    shire.ally(
        "1U309", "•Rosie Cotton", "Hobbiton Lass", HOBBIT, home=1, cost=1, strength=1, vitality=2
    ).text(strength(SAM, +1), fellowship(exert(SELF), TO, heal(SAM))),
    shire.companion(
        "1R310",
        "•Sam",
        "Faithful Companion",
        HOBBIT,
        cost=2,
        strength=3,
        vitality=4,
        resistance=5,
        signet=FRODO,
    ).text(
        fellowship(play(BILL_THE_PONY, DECK)),
        response(killed(FRODO & RING_BEARER), become_ring_bearer()),
    ),
    shire.companion(
        "1C311",
        "•Sam",
        "Son of Hamfast",
        HOBBIT,
        cost=2,
        strength=3,
        vitality=4,
        resistance=5,
        signet=ARAGORN,
    ).text(
        fellowship(exert(SELF), TO, remove_burdens(1)),
        response(killed(FRODO & RING_BEARER), become_ring_bearer()),
    ),
    shire.event("1C312", "Sorry About Everything", cost=0).text(
        fellowship(exert(HOBBIT & COMPANION), TO, remove_burdens(1))
    ),
    shire.possession("1R313", "•Sting", HAND_WEAPON, cost=1, strength=2, on=FRODO).text(
        (fellowship | regroup)(
            exert(BEARER), TO, reveal(hand(OPPONENT)), remove_twilight(count(SHOWN & ORC), most=4)
        )
    ),
    shire.condition("1R314", "Stone Trolls", cost=2, on=CHARACTER, limit=1).text(
        TALE, to_play(spot(BILBO)), strength(BEARER & fighting(TROLL | URUK), +3)
    ),
    shire.event("1C315", "Stout and Sturdy", cost=1).text((maneuver | skirmish)(heal(HOBBIT))),
    shire.condition("1U316", "•A Talent for Not Being Seen", cost=0).text(
        STEALTH,
        to_play(exert(HOBBIT)),
        while_(
            spot(2, HOBBIT & COMPANION),
            shadow_number(NEW_SITE, or_if(-1, -2, spot(4, HOBBIT & COMPANION))),
        ),
    ),
    shire.condition("1C317", "•There and Back Again", cost=1, on=HOBBIT & COMPANION).text(
        TALE, maneuver(discard(SELF), TO, until(REGROUP, strength(each(HOBBIT & COMPANION), +2)))
    ),
    shire.possession("1R318", "•Thrór's Map", cost=0, on=SUPPORT).text(
        (fellowship | regroup)(exert(some(2, HOBBIT)), discard(SELF), TO, next_site())
    ),
)

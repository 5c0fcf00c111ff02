"""The cards of the Elves."""

from typing import Final

from mathom.games.fellowship.abilities import (
    EACH_PLAYER,
    archery,
    copies,
    costs,
    fellowship,
    maneuver,
    skirmish,
    to_play,
    until,
    when,
    while_,
)
from mathom.games.fellowship.amounts import count, or_if
from mathom.games.fellowship.card import SUPPORT, Card, elven
from mathom.games.fellowship.conditions import at, bearer_at, during, hand_has, spot
from mathom.games.fellowship.effects.flow import later, let, may, one_of, way
from mathom.games.fellowship.effects.hands import (
    discard_at_random,
    discard_from_hand,
    draw,
    put_under,
)
from mathom.games.fellowship.effects.health import exert, heal, wound
from mathom.games.fellowship.effects.playing import play
from mathom.games.fellowship.effects.showing import hand, look_at, reveal
from mathom.games.fellowship.effects.standing import (
    archery_total,
    does_not_shoot,
    gains,
    joins_in,
    move_limit,
    strength,
)
from mathom.games.fellowship.effects.table import discard
from mathom.games.fellowship.effects.targets import each, some
from mathom.games.fellowship.effects.twilight import add_twilight, remove_burdens
from mathom.games.fellowship.filters import (
    ALLY,
    ARAGORN,
    ARCHER,
    ARWEN,
    BEARER,
    CLOAK,
    COMPANION,
    CONDITION,
    DAMAGE,
    DWARF,
    ELF,
    ELVEN,
    FRODO,
    GALADRIEL,
    GANDALF,
    GONDOR,
    HAND_WEAPON,
    ISENGARD,
    IT,
    LEGOLAS,
    MAN,
    MINION,
    MOUNT,
    NAZGUL,
    ORC,
    PLAINS,
    POSSESSION,
    RANGED_WEAPON,
    RANGER,
    RIVER,
    SAURON,
    SELF,
    SHOWN,
    SITE,
    TALE,
    THAT,
    UNDERGROUND,
    URUK,
    fighting,
    home,
    sites,
    your,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import OPPONENT, holding, owner
from mathom.games.fellowship.rules.playing import FREE_OF_CHARGE
from mathom.games.fellowship.terms import (
    DECK,
    END_OF_TURN,
    FELLOWSHIP,
    FREE_SIDE,
    HAND,
    REGROUP,
    SHADOW_SIDE,
    TURN,
)
from mathom.games.fellowship.triggers import becomes, loses, moves_from, played, start_of, wins

ELVEN_CARDS: Final[tuple[Card, ...]] = (
    elven.event("1U29", "Ancient Enmity", cost=0).text(
        skirmish(
            strength(ELF, +1),
            later(loses(MINION, to=IT), discard_at_random(2, owner(THAT)), per=EACH_PLAYER),
        )
    ),
    elven.companion(
        "1R30", "•Arwen", "Daughter of Elrond", ELF, cost=2, strength=6, vitality=3, signet=ARAGORN
    ).text(RANGER, strength(SELF & fighting(NAZGUL), +3)),
    elven.possession("1U31", "•Asfaloth", MOUNT, cost=2, strength=2, on=ELF).text(
        costs(-2, on=ARWEN),
        while_(bearer_at(PLAINS), strength(BEARER, +2)),
        when(becomes(bearer_at(UNDERGROUND)), discard(SELF)),
    ),
    elven.event("1C32", "Border Defenses", cost=1).text(
        skirmish(strength(ELF, or_if(+2, +4, fighting(ARCHER))))
    ),
    elven.possession(
        "1R33", "•Bow of the Galadhrim", RANGED_WEAPON, cost=1, strength=1, on=LEGOLAS
    ).text(when(wins(BEARER), may(wound(MINION)))),
    elven.ally(
        "1R34", "•Celeborn", "Lord of Lórien", ELF, home=6, cost=2, strength=6, vitality=3
    ).text(fellowship(exert(SELF), TO, heal(ELVEN & ALLY))),
    elven.event("1R35", "The Council of Elrond", cost=2).text(
        fellowship(spot(ELF), TO, play(TALE, DECK))
    ),
    elven.event("1R36", "Curse Their Foul Feet!", cost=0).text(
        fellowship(
            exert(ELF),
            TO,
            reveal(hand(OPPONENT)),
            let(owner(SHOWN), discard_from_hand(count(SHOWN & ORC))),
        )
    ),
    elven.event("1C37", "Defiance", cost=1).text(
        skirmish(strength(ELF, or_if(+2, +4, fighting(NAZGUL))))
    ),
    elven.event("1R38", "Double Shot", cost=0).text(
        archery(spot(ELF & ARCHER & COMPANION), TO, archery_total(FREE_SIDE, +1))
    ),
    elven.event("1C39", "Elf-song", cost=1).text(fellowship(spot(ELF), TO, remove_burdens(1))),
    elven.ally(
        "1R40", "•Elrond", "Lord of Rivendell", ELF, home=3, cost=4, strength=8, vitality=4
    ).text(
        to_play(spot(GANDALF | ELF)),
        when(start_of(TURN), heal(each(ALLY & home(3)))),
        fellowship(exert(SELF), TO, draw(1)),
    ),
    elven.possession("1C41", "Elven Bow", RANGED_WEAPON, cost=1, on=ELF).text(
        gains(BEARER, ARCHER)
    ),
    elven.possession("1C42", "Elven Cloak", CLOAK, cost=1, on=COMPANION).text(
        to_play(spot(ELF)), archery_total(SHADOW_SIDE, -1)
    ),
    elven.condition("1C43", "•Far-seeing Eyes", cost=2).text(
        when(played(your(ELF)), let(OPPONENT, discard_from_hand(1)))
    ),
    elven.event("1U44", "Foul Creation", cost=1).text(
        fellowship(
            exert(ELF),
            TO,
            reveal(hand(OPPONENT)),
            may(discard_from_hand(1, SHOWN & ISENGARD & MINION, of=owner(SHOWN)), TO, draw(2)),
        )
    ),
    elven.ally(
        "1R45", "•Galadriel", "Lady of Light", ELF, home=6, cost=3, strength=3, vitality=3
    ).text(
        when(start_of(TURN), heal(each(ALLY & home(6)))),
        fellowship(exert(SELF), TO, play(ELF, cost=FREE_OF_CHARGE)),
    ),
    elven.condition("1U46", "•Gift of Boats", cost=1).text(
        to_play(exert(ELF & ALLY)),
        when(moves_from(RIVER), during(FELLOWSHIP), TO, until(END_OF_TURN, move_limit(+1))),
    ),
    elven.possession("1R47", "•Gwemegil", HAND_WEAPON, cost=2, strength=2, on=ARWEN).text(
        gains(BEARER, DAMAGE + 1),
        skirmish(one_of(exert(BEARER), discard_from_hand(2)), TO, strength(BEARER, +1)),
    ),
    elven.companion(
        "1U48", "•Haldir", "Elf of the Golden Wood", ELF, cost=2, strength=5, vitality=3
    ).text(to_play(spot(ELF)), while_(at(sites(6, 8)), strength(SELF, +2))),
    elven.condition(
        "1R49", "The Last Alliance of Elves and Men", cost=1, on=GONDOR & MAN, limit=1
    ).text(TALE, strength(BEARER, count(ELF).most(3))),
    elven.companion(
        "1R50", "•Legolas", "Greenleaf", ELF, cost=2, strength=6, vitality=3, signet=FRODO
    ).text(ARCHER, archery(exert(SELF), TO, wound(MINION), does_not_shoot(SELF))),
    elven.companion(
        "1U51",
        "•Legolas",
        "Prince of Mirkwood",
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=GANDALF,
    ).text(ARCHER, strength(SELF & fighting(NAZGUL), +3)),
    elven.event("1C52", "Lightfootedness", cost=0).text(
        archery(spot(ELF & COMPANION), TO, archery_total(SHADOW_SIDE, -1))
    ),
    elven.companion("1C53", "Lórien Elf", ELF, cost=1, strength=4, vitality=2).text(
        to_play(spot(ELF))
    ),
    elven.condition("1U54", "Mallorn-trees", cost=1).text(fellowship(put_under(ELVEN, HAND))),
    elven.possession("1R55", "•The Mirror of Galadriel", cost=2, on=SUPPORT).text(
        strength(each(ELF & ALLY & home(6)), +1),
        maneuver(
            hand_has(7, OPPONENT),
            exert(GALADRIEL),
            TO,
            look_at(hand(holding(7, OPPONENT), 2)),
            discard_from_hand(1, SHOWN, of=owner(SHOWN)),
        ),
    ),
    elven.ally(
        "1U56", "•Orophin", "Lórien Bowman", ELF, home=6, cost=2, strength=3, vitality=3
    ).text(ARCHER, archery(exert(SELF), TO, wound(URUK))),
    elven.ally(
        "1U57", "•Rúmil", "Elven Protector", ELF, home=6, cost=2, strength=3, vitality=3
    ).text(ARCHER, archery(exert(SELF), TO, wound(ORC))),
    elven.event("1C58", "The Seen and the Unseen", cost=0).text(
        fellowship(exert(some(2, ELF)), TO, discard(CONDITION))
    ),
    elven.condition("1C59", "Shoulder to Shoulder", cost=1).text(
        maneuver(
            one_of(
                way(add_twilight(1), exert(DWARF), TO, heal(ELF)),
                way(add_twilight(1), exert(ELF), TO, heal(DWARF)),
            )
        )
    ),
    elven.ally(
        "1U60", "•Silinde", "Elf of Mirkwood", ELF, home=3, cost=2, strength=5, vitality=2
    ).text(copies(your(SITE & sites(3)))),
    elven.condition("1C61", "Songs of the Blessed Realm", cost=1).text(
        when(played(your(ELVEN & TALE)), may(remove_burdens(1)))
    ),
    elven.condition("1R62", "•The Splendor of Their Banners", cost=1, on=ELF & COMPANION).text(
        TALE, archery(spot(BEARER & ARCHER), exert(BEARER), TO, archery_total(FREE_SIDE, +1))
    ),
    elven.event("1U63", "Stand Against Darkness", cost=1).text(
        maneuver(exert(ELF), TO, discard(SAURON & (MINION | CONDITION | POSSESSION)))
    ),
    elven.event("1U64", "Support of the Last Homely House", cost=1).text(
        maneuver(exert(ELF & ALLY & home(3)), TO, until(REGROUP, strength(IT, +3), joins_in(IT)))
    ),
    elven.event("1U65", "Swan-ship of the Galadhrim", cost=1).text(
        maneuver(exert(ELF & ALLY & home(6)), TO, until(REGROUP, strength(IT, +3), joins_in(IT)))
    ),
    elven.condition("1R66", "•The Tale of Gil-galad", cost=1, vitality=1, on=ELF).text(
        TALE, skirmish(discard(SELF), TO, strength(BEARER, +2))
    ),
    elven.ally(
        "1C67", "•Uruviel", "Maid of Lórien", ELF, home=6, cost=2, strength=5, vitality=2
    ).text(copies(your(SITE & sites(6)))),
    elven.condition("1C68", "The White Arrows of Lórien", cost=1, on=ELF & COMPANION).text(
        TALE, archery(spot(BEARER & ARCHER), exert(BEARER), TO, discard_at_random(2, OPPONENT))
    ),
)

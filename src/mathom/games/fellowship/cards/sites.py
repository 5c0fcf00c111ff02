"""The sites of the adventure path, by their numbers on it."""

from typing import Final

from mathom.games.fellowship.abilities import (
    fellowship,
    maneuver,
    shadow,
    skirmish,
    until,
    when,
    while_,
)
from mathom.games.fellowship.amounts import BURDENS, count
from mathom.games.fellowship.card import Card, site
from mathom.games.fellowship.conditions import at, none, spot
from mathom.games.fellowship.effects.flow import let, may, one_of, repeat
from mathom.games.fellowship.effects.hands import DISCARD_PILE, discard_from_hand, draw
from mathom.games.fellowship.effects.health import exert, heal
from mathom.games.fellowship.effects.interrupting import end_phase
from mathom.games.fellowship.effects.playing import play
from mathom.games.fellowship.effects.showing import hand, look_at
from mathom.games.fellowship.effects.standing import (
    archery_total,
    cannot_move,
    cannot_play,
    cost,
    gains,
    move_limit,
    roaming,
    skip,
    strength,
)
from mathom.games.fellowship.effects.table import discard
from mathom.games.fellowship.effects.targets import each, some
from mathom.games.fellowship.effects.twilight import add_burdens, remove_twilight
from mathom.games.fellowship.filters import (
    ALLY,
    ARAGORN,
    ARCHER,
    ARTIFACT,
    COMPANION,
    DAMAGE,
    ELF,
    EVENT,
    FIERCE,
    FORD_OF_BRUINEN,
    FOREST,
    FREE_CARD,
    FRODO,
    GANDALF,
    GANDALFS_CART,
    GIMLI,
    GONDOR,
    HAND_WEAPON,
    HOBBIT,
    ISENGARD,
    IT,
    MAN,
    MARSH,
    MERRY,
    MINION,
    MORIA,
    MOUNTAIN,
    NAZGUL,
    ORC,
    PIPPIN,
    PLAINS,
    POSSESSION,
    RANGER,
    RIVENDELL_WATERFALL,
    RIVER,
    SAM,
    SANCTUARY,
    SELF,
    SHADOW_CARD,
    STEALTH,
    TALE,
    THE_BALROG,
    THE_GAFFER,
    TRACKER,
    UNDERGROUND,
    WEAPON,
    WEATHER,
    bearing,
    home,
    your,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import FREE, OPPONENT, SHADOW_PLAYERS
from mathom.games.fellowship.terms import (
    ARCHERY,
    ASSIGNMENT,
    DECK,
    END_OF_TURN,
    REGROUP,
    SHADOW,
    SHADOW_SIDE,
    SKIRMISH,
    TURN,
)
from mathom.games.fellowship.triggers import becomes, moves_from, moves_to, played

SITES: Final[tuple[Card, ...]] = (
    site("1U319", "Bag End", number=1, shadow=0, arrow="left").text(
        fellowship(exert(HOBBIT), TO, play(THE_GAFFER, DECK))
    ),
    site("1U320", "East Road", number=1, shadow=0, arrow="left").text(cost(each(COMPANION), +2)),
    site("1U321", "Farmer Maggot's Fields", number=1, shadow=0, arrow="left").text(
        fellowship(exert(HOBBIT), TO, play(MERRY | PIPPIN, DECK))
    ),
    site("1U322", "Green Dragon Inn", number=1, shadow=0, arrow="left").text(
        fellowship(exert(HOBBIT), TO, play(SAM, DECK))
    ),
    site("1U323", "Green Hill Country", number=1, shadow=0, arrow="left").text(
        cost(each(HOBBIT), -1)
    ),
    site("1U324", "The Prancing Pony", number=1, shadow=0, arrow="left").text(
        fellowship(add_burdens(1), TO, play(ARAGORN, DECK))
    ),
    site("1U325", "Shire Lookout Point", number=1, shadow=0, arrow="left").text(
        fellowship(spot(GANDALF), TO, play(GANDALFS_CART, DECK))
    ),
    site("1C326", "Westfarthing", number=1, shadow=0, arrow="left").text(
        fellowship(exert(HOBBIT), TO, play(COMPANION | ALLY, cost=-1))
    ),
    site("1U327", "Bree Gate", number=2, shadow=2, arrow="left").text(
        when(becomes(spot(RANGER)), until(END_OF_TURN, move_limit(+1)), once=TURN)
    ),
    site("1U328", "Bree Streets", number=2, shadow=1, arrow="left").text(roaming(each(NAZGUL), -2)),
    site("1U329", "Breeland Forest", number=2, shadow=1, arrow="left").text(
        FOREST, cannot_play(STEALTH & EVENT)
    ),
    site("1U330", "Buckleberry Ferry", number=2, shadow=1, arrow="left").text(
        RIVER, while_(none(COMPANION & ~HOBBIT), skip(ASSIGNMENT), skip(SKIRMISH))
    ),
    site("1C331", "Ettenmoors", number=2, shadow=2, arrow="left").text(
        PLAINS, skirmish(exert(your(COMPANION | MINION)), TO, strength(IT, +2))
    ),
    site("1U332", "Midgewater Marshes", number=2, shadow=1, arrow="left").text(
        MARSH, when(moves_to(SELF), exert(each(HOBBIT & COMPANION)))
    ),
    site("1U333", "Midgewater Moors", number=2, shadow=1, arrow="left").text(
        PLAINS, when(played(MINION), let(FREE, discard_from_hand(1)))
    ),
    site("1U334", "Trollshaw Forest", number=2, shadow=1, arrow="left").text(
        FOREST, when(played(FREE_CARD & (POSSESSION | ARTIFACT), on=COMPANION), let(FREE, draw(1)))
    ),
    site("1U335", "Weatherhills", number=2, shadow=3, arrow="left").text(cost(each(NAZGUL), -1)),
    site("1U336", "Weathertop", number=2, shadow=3, arrow="left").text(gains(each(NAZGUL), FIERCE)),
    site("1C337", "Council Courtyard", number=3, shadow=0, arrow="right").text(
        SANCTUARY, when(moves_from(SELF), remove_twilight(2))
    ),
    site("1U338", "Ford of Bruinen", number=3, shadow=0, arrow="right").text(
        RIVER, SANCTUARY, while_(at(FORD_OF_BRUINEN), cost(each(NAZGUL), -5, first=TURN))
    ),
    site("1U339", "Frodo's Bedroom", number=3, shadow=0, arrow="right").text(
        SANCTUARY, fellowship(play(HOBBIT), TO, draw(1))
    ),
    site("1U340", "Rivendell Terrace", number=3, shadow=0, arrow="right").text(
        SANCTUARY, fellowship(play(MAN), TO, draw(1))
    ),
    site("1U341", "Rivendell Valley", number=3, shadow=0, arrow="right").text(
        SANCTUARY, fellowship(play(ELF), TO, draw(1))
    ),
    site("1U342", "Rivendell Waterfall", number=3, shadow=0, arrow="right").text(
        FOREST,
        SANCTUARY,
        when(
            becomes(spot(RANGER) & at(RIVENDELL_WATERFALL)),
            until(END_OF_TURN, move_limit(+1)),
            once=TURN,
        ),
    ),
    site("1U343", "Balin's Tomb", number=4, shadow=3, arrow="right").text(
        UNDERGROUND,
        maneuver(
            one_of(discard(your(TALE)), discard_from_hand(1, TALE)), TO, heal(your(COMPANION))
        ),
    ),
    site("1U344", "Dwarrowdelf Chamber", number=4, shadow=2, arrow="right").text(
        UNDERGROUND,
        when(moves_to(SELF), let(FREE, one_of(exert(GIMLI), exert(some(2, COMPANION & ~GIMLI))))),
    ),
    site("1U345", "Mithril Mine", number=4, shadow=3, arrow="right").text(
        UNDERGROUND, shadow(remove_twilight(1), TO, play(SHADOW_CARD & WEAPON, DISCARD_PILE))
    ),
    site("1C346", "Moria Lake", number=4, shadow=3, arrow="right").text(
        MARSH,
        when(moves_to(SELF), let(FREE, one_of(exert(FRODO), exert(some(2, COMPANION & ~FRODO))))),
    ),
    site("1U347", "Moria Stairway", number=4, shadow=2, arrow="right").text(
        UNDERGROUND, gains(each((COMPANION | MINION) & bearing(HAND_WEAPON)), DAMAGE + 1)
    ),
    site("1U348", "Pass of Caradhras", number=4, shadow=2, arrow="right").text(
        MOUNTAIN, shadow(spot(ISENGARD & MINION), TO, play(WEATHER, DECK), once=TURN)
    ),
    site("1C349", "The Bridge of Khazad-dûm", number=5, shadow=6, arrow="left").text(
        UNDERGROUND, shadow(one_of(play(THE_BALROG, DECK, cost=-6), play(THE_BALROG, cost=-6)))
    ),
    site("1U350", "Dimrill Dale", number=6, shadow=3, arrow="left").text(
        SANCTUARY, cost(each(MORIA & ORC), -2, first=SHADOW)
    ),
    site("1C351", "Galadriel's Glade", number=6, shadow=3, arrow="left").text(
        SANCTUARY, fellowship(exert(ELF), TO, look_at(hand(OPPONENT)))
    ),
    site("1U352", "Lothlórien Woods", number=6, shadow=3, arrow="left").text(
        FOREST, SANCTUARY, strength(each(ALLY & home(6)), +3)
    ),
    site("1U353", "Anduin Confluence", number=7, shadow=6, arrow="right").text(
        RIVER, when(moves_to(SELF), discard(each(ALLY)))
    ),
    site("1C354", "Anduin Wilderland", number=7, shadow=6, arrow="right").text(
        FOREST, RIVER, skip(ARCHERY)
    ),
    site("1U355", "Silverlode Banks", number=7, shadow=6, arrow="right").text(
        RIVER, when(moves_to(SELF), none(RANGER), TO, exert(each(COMPANION)))
    ),
    site("1C356", "Anduin Banks", number=8, shadow=6, arrow="right").text(
        RIVER, archery_total(SHADOW_SIDE, 2 * (count(COMPANION) - 4))
    ),
    site("1U357", "Brown Lands", number=8, shadow=6, arrow="right").text(
        RIVER, archery_total(SHADOW_SIDE, count(MINION & ARCHER).most(4))
    ),
    site("1U358", "Pillars of the Kings", number=8, shadow=6, arrow="right").text(
        RIVER, fellowship(discard_from_hand(1, GONDOR), TO, heal(GONDOR & COMPANION))
    ),
    site("1U359", "Shores of Nen Hithoel", number=8, shadow=9, arrow="right").text(
        RIVER, shadow(spot(5, ORC & MINION), TO, until(END_OF_TURN, cannot_move()))
    ),
    site("1U360", "Emyn Muil", number=9, shadow=9, arrow="left").text(
        maneuver(exert(your(MINION)), TO, until(REGROUP, gains(IT, FIERCE)))
    ),
    site("1U361", "Slopes of Amon Hen", number=9, shadow=9, arrow="left").text(
        cost(each(ISENGARD & MINION), -1)
    ),
    site("1C362", "Summit of Amon Hen", number=9, shadow=8, arrow="left").text(
        when(moves_to(SELF), let(SHADOW_PLAYERS, may(draw(BURDENS))))
    ),
    site("1U363", "Tol Brandir", number=9, shadow=9, arrow="left").text(
        RIVER, shadow(repeat(3, may(play(TRACKER, DISCARD_PILE))), end_phase())
    ),
)

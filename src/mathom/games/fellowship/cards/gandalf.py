"""Gandalf's cards: his friends, and his spells."""

from typing import Final

from mathom.games.fellowship.abilities import (
    fellowship,
    maneuver,
    regroup,
    response,
    skirmish,
    to_play,
    until,
)
from mathom.games.fellowship.amounts import X, count, or_if, races_among, up_to
from mathom.games.fellowship.card import SUPPORT, Card, gandalfs
from mathom.games.fellowship.conditions import burdens, pool_below, spot
from mathom.games.fellowship.effects.flow import one_of
from mathom.games.fellowship.effects.hands import DISCARD_PILE, discard_from_hand, draw, take
from mathom.games.fellowship.effects.health import exert
from mathom.games.fellowship.effects.interrupting import prevent, spare_token
from mathom.games.fellowship.effects.playing import PLAYABLE, play
from mathom.games.fellowship.effects.showing import hand, look_at, reveal, sift, top
from mathom.games.fellowship.effects.spotting import spot_x
from mathom.games.fellowship.effects.standing import cost, gains, move_limit, strength
from mathom.games.fellowship.effects.table import discard, stack
from mathom.games.fellowship.effects.targets import each, some
from mathom.games.fellowship.effects.twilight import remove_burdens, remove_twilight
from mathom.games.fellowship.filters import (
    ANYTHING,
    ARTIFACT,
    BEARER,
    CHARACTER,
    COMPANION,
    CONDITION,
    DAMAGE,
    DWARF,
    ELF,
    EVENT,
    FREE_CARD,
    FRODO,
    GANDALF,
    GANDALF_CULTURE,
    HAND_WEAPON,
    ISENGARD,
    IT,
    MAN,
    MINION,
    MORIA,
    NEW_RACE,
    ORC,
    PIPE,
    PIPEWEED,
    POSSESSION,
    SELF,
    SHOWN,
    SPELL,
    WIZARD,
    signet,
)
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.players import OPPONENT
from mathom.games.fellowship.terms import DECK, END_OF_TURN, HAND, STACKED
from mathom.games.fellowship.triggers import about_to_be_wounded, about_to_exert

GANDALF_CARDS: Final[tuple[Card, ...]] = (
    gandalfs.ally(
        "1R69",
        "•Albert Dreary",
        "Entertainer from Bree",
        MAN,
        home=1,
        cost=1,
        strength=3,
        vitality=3,
    ).text(
        to_play(spot(GANDALF)), maneuver(exert(SELF), TO, discard(CONDITION & (ISENGARD | MORIA)))
    ),
    gandalfs.ally(
        "1U70",
        "•Barliman Butterbur",
        "Prancing Pony Proprietor",
        MAN,
        home=1,
        cost=0,
        strength=1,
        vitality=2,
    ).text(fellowship(exert(SELF), TO, take(GANDALF_CULTURE & EVENT, DISCARD_PILE))),
    gandalfs.event("1R71", "Durin's Secret", cost=2).text(
        fellowship(spot(GANDALF) & spot(DWARF) & spot(ELF), TO, until(END_OF_TURN, move_limit(+1)))
    ),
    gandalfs.companion(
        "1R72",
        "•Gandalf",
        "Friend of the Shirefolk",
        WIZARD,
        cost=4,
        strength=6,
        vitality=4,
        signet=FRODO,
    ).text(strength(SELF, races_among(COMPANION))),
    gandalfs.possession("1U73", "•Gandalf's Cart", cost=1, on=SUPPORT).text(
        fellowship(
            one_of(stack(FREE_CARD & (ARTIFACT | POSSESSION), HAND), play(PLAYABLE, STACKED))
        )
    ),
    gandalfs.possession("1U74", "•Gandalf's Pipe", PIPE, cost=0, on=GANDALF).text(
        fellowship(discard(PIPEWEED & POSSESSION), spot_x(PIPE), TO, remove_burdens(X))
    ),
    gandalfs.possession("1R75", "•Glamdring", HAND_WEAPON, cost=2, strength=2, on=GANDALF).text(
        gains(BEARER, DAMAGE + 1),
        (fellowship | regroup)(
            exert(BEARER), TO, reveal(hand(OPPONENT)), remove_twilight(count(SHOWN & ORC))
        ),
    ),
    gandalfs.event("1C76", "Intimidate", cost=2).text(
        SPELL, response(about_to_be_wounded(COMPANION), spot(GANDALF), TO, prevent())
    ),
    gandalfs.event("1U77", "Let Folly Be Our Cloak", cost=0).text(
        fellowship(exert(some(up_to(), COMPANION)), TO, remove_twilight(count(IT)))
    ),
    gandalfs.event("1C78", "Mysterious Wizard", cost=2).text(
        SPELL, skirmish(strength(GANDALF, or_if(+4, +2, burdens(5))))
    ),
    gandalfs.condition("1R79", "The Nine Walkers", cost=1).text(
        to_play(spot(GANDALF)), cost(each(COMPANION & NEW_RACE), -2)
    ),
    gandalfs.ally(
        "1R80", "•Ottar", "Man of Laketown", MAN, home=3, cost=1, strength=2, vitality=2
    ).text(
        to_play(spot(GANDALF)),
        fellowship(exert(SELF), TO, discard_from_hand(up_to(3)), draw(count(IT))),
    ),
    gandalfs.event("1R81", "Questions That Need Answering", cost=3).text(
        SPELL,
        fellowship(
            pool_below(3) & spot(GANDALF),
            TO,
            sift(look_at(top(4)), take=some(2, ANYTHING), rest=DISCARD_PILE),
        ),
    ),
    gandalfs.event("1C82", "Risk a Little Light", cost=1).text(
        SPELL,
        fellowship(
            pool_below(2) & spot(GANDALF),
            TO,
            sift(look_at(top(2)), take=some(1, ANYTHING), rest=DISCARD_PILE),
        ),
    ),
    gandalfs.event("1R83", "Servant of the Secret Fire", cost=1).text(
        SPELL, skirmish(spot(GANDALF), TO, strength(MINION, -3))
    ),
    gandalfs.event("1C84", "Sleep, Caradhras", cost=3).text(
        SPELL, fellowship(exert(GANDALF), TO, discard(each(CONDITION)))
    ),
    gandalfs.event("1C85", "Strength of Spirit", cost=1).text(
        SPELL, response(about_to_exert(COMPANION), spot(GANDALF), TO, spare_token())
    ),
    gandalfs.event("1C86", "Treachery Deeper Than You Know", cost=1).text(
        SPELL, fellowship(spot(GANDALF), TO, reveal(hand(OPPONENT)))
    ),
    gandalfs.event("1R87", "A Wizard Is Never Late", cost=1).text(
        fellowship(play(GANDALF_CULTURE & CHARACTER, DECK))
    ),
    gandalfs.companion(
        "1P364",
        "•Gandalf",
        "The Grey Wizard",
        WIZARD,
        cost=4,
        strength=7,
        vitality=4,
        signet=GANDALF,
    ).text(fellowship(exert(SELF), TO, play(COMPANION & signet(GANDALF), cost=-2))),
)

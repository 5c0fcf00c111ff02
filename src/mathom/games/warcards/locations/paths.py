"""The paths of the Fellowship's journey, three of each number."""

from typing import Final

from mathom.games.warcards.card import Path
from mathom.games.warcards.effects.costs import ForsakeCards
from mathom.games.warcards.effects.drawing import Draw
from mathom.games.warcards.effects.flow import Each, May, PlayerOf
from mathom.games.warcards.effects.giving import CycleCards, Forsake
from mathom.games.warcards.effects.icons import Strengthen
from mathom.games.warcards.effects.sifting import DrawAndPlay
from mathom.games.warcards.filters import Which
from mathom.games.warcards.terms import (
    ARMY,
    CHARACTER,
    DUNEDAIN,
    ELF,
    FREE,
    HOBBIT,
    MONSTROUS,
    MORDOR,
    NAZGUL,
    SHADOW,
)

PATHS: Final[tuple[Path, ...]] = (
    Path("bag-end", 1, points=1, defence=0, text=(PlayerOf(HOBBIT, (Draw(2),)),)),
    Path(
        "bucklebury-ferry",
        1,
        points=1,
        defence=1,
        text=(PlayerOf(MORDOR, (Draw(1),)), PlayerOf(HOBBIT, (Draw(1),))),
    ),
    Path(
        "gildors-encampment",
        1,
        points=1,
        defence=1,
        text=(PlayerOf(ELF, (Draw(1), CycleCards(1))),),
    ),
    Path("inn-of-the-prancing-pony", 2, points=2, defence=1, text=(Each(SHADOW, (Draw(2),)),)),
    Path("the-old-forest", 2, points=2, defence=1, text=(Each(FREE, (Forsake(1),)),)),
    Path("weathertop", 2, points=2, defence=0, text=(PlayerOf(MORDOR, (Draw(2),)),)),
    Path("fords-of-bruinen", 3, points=1, defence=0, text=(Each(FREE, (Forsake(1), Draw(3))),)),
    Path("imladris", 3, points=1, defence=1, text=(PlayerOf(ELF, (Draw(2),)),)),
    Path("the-council-of-elrond", 3, points=1, defence=1, text=(Each(FREE, (Draw(1),)),)),
    Path("caradhras", 4, points=2, defence=0, text=(Each(FREE, (Forsake(1),)),)),
    Path("khazad-dum", 4, points=2, defence=0, text=(PlayerOf(MONSTROUS, (Draw(2),)),)),
    Path(
        "the-doors-of-durin",
        4,
        points=2,
        defence=1,
        text=(PlayerOf(MONSTROUS, (May((Strengthen("here", attack=True),), ForsakeCards()),)),),
        unsure={"defence": "blank"},
    ),
    Path("dimrill-dale", 5, points=1, defence=0, text=(Each(SHADOW, (CycleCards(2),)),)),
    Path("egladil", 5, points=1, defence=1, text=(Each(FREE, (Draw(2), CycleCards(1))),)),
    Path("lothlorien", 5, points=1, defence=2, text=(PlayerOf(ELF, (Draw(1), CycleCards(1))),)),
    Path("amon-hen", 6, points=2, defence=0, text=(PlayerOf(MORDOR, (Draw(1), CycleCards(1))),)),
    Path("dead-marshes", 6, points=2, defence=1, text=(PlayerOf(MONSTROUS, (Draw(2),)),)),
    Path("emyn-muil", 6, points=2, defence=0, text=(Each(FREE, (Forsake(1),)),)),
    Path("henneth-annun", 7, points=1, defence=1, text=(PlayerOf(DUNEDAIN, (Draw(1),)),)),
    Path(
        "osgiliath",
        7,
        points=1,
        defence=0,
        text=(PlayerOf(DUNEDAIN, (May((Draw(3),), ForsakeCards()),)),),
    ),
    Path("the-cross-roads", 7, points=1, defence=0, text=(Each(FREE, (Draw(1),)),)),
    Path(
        "cirith-ungol",
        8,
        points=2,
        defence=0,
        text=(PlayerOf(MORDOR, (DrawAndPlay(5, Which(type=ARMY)),)),),
    ),
    Path(
        "morgul-vale",
        8,
        points=2,
        defence=0,
        text=(PlayerOf(MORDOR, (DrawAndPlay(5, Which(type=CHARACTER, keyword=NAZGUL)),)),),
    ),
    Path("shelobs-lair", 8, points=2, defence=0, text=(PlayerOf(MONSTROUS, (Draw(2),)),)),
    Path("crack-of-doom", 9, points=3, defence=0, text=(PlayerOf(MONSTROUS, (Draw(2),)),)),
    Path("morgai", 9, points=3, defence=0, text=(Strengthen("here", attack=True),)),
    Path("orodruin", 9, points=3, defence=0, text=(PlayerOf(MORDOR, (Draw(2),)),)),
)

"""The battlegrounds that the Free Peoples defend."""

from typing import Final

from mathom.games.warcards.card import Ground
from mathom.games.warcards.effects.costs import ForsakeCards
from mathom.games.warcards.effects.drawing import Draw
from mathom.games.warcards.effects.flow import May, PlayerOf
from mathom.games.warcards.effects.giving import CycleCards
from mathom.games.warcards.effects.locations import Activate
from mathom.games.warcards.effects.sifting import DrawAndPlay
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.terms import (
    DUNEDAIN,
    ELF,
    FREE,
    ISENGARD,
    MONSTROUS,
    MORDOR,
    ROHAN,
    SOUTHRON,
    WIZARD,
)

FREE_GROUNDS: Final[tuple[Ground, ...]] = (
    Ground(
        "dol-amroth",
        FREE,
        points=1,
        defence=2,
        defenders=(DUNEDAIN, WIZARD),
        attackers=(SOUTHRON,),
        text=(PlayerOf(DUNEDAIN, (May((Draw(1),), ForsakeCards()),)),),
    ),
    Ground(
        "edoras",
        FREE,
        points=1,
        defence=1,
        defenders=(ROHAN, WIZARD),
        attackers=(ISENGARD,),
        text=(Activate(Grounds(names=("helms-deep",))),),
    ),
    Ground(
        "helms-deep",
        FREE,
        points=2,
        defence=2,
        defenders=(ROHAN, WIZARD),
        attackers=(ISENGARD,),
        text=(PlayerOf(ROHAN, (DrawAndPlay(5, Which(afield=True), at="helms-deep"),)),),
    ),
    Ground(
        "lorien",
        FREE,
        points=2,
        defence=2,
        defenders=(ELF, WIZARD),
        attackers=(MONSTROUS, MORDOR),
        text=(Activate(Grounds(names=("dol-guldur",)), again=True),),
    ),
    Ground(
        "minas-tirith",
        FREE,
        points=3,
        defence=3,
        defenders=(DUNEDAIN, WIZARD),
        attackers=(MORDOR, SOUTHRON),
        text=(PlayerOf(DUNEDAIN, (May((Draw(3),), ForsakeCards()),)),),
    ),
    Ground(
        "pelargir",
        FREE,
        points=1,
        defence=1,
        defenders=(DUNEDAIN, WIZARD),
        attackers=(SOUTHRON,),
        text=(PlayerOf(DUNEDAIN, (May((Draw(1),), ForsakeCards()),)),),
    ),
    Ground(
        "rivendell",
        FREE,
        points=2,
        defence=2,
        defenders=(ELF, WIZARD),
        attackers=(MONSTROUS,),
        text=(PlayerOf(ELF, (Draw(1), CycleCards(1))),),
    ),
)

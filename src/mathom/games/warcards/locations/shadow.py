"""The battlegrounds that the Shadow defends."""

from typing import Final

from mathom.games.warcards.card import Ground
from mathom.games.warcards.effects.drawing import Draw, Recycle, Take
from mathom.games.warcards.effects.flow import Each, PlayerOf
from mathom.games.warcards.effects.locations import Activate
from mathom.games.warcards.effects.sifting import DrawAndPlay
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.terms import (
    ARMY,
    CYCLED,
    DECK,
    DUNEDAIN,
    DWARF,
    ELF,
    ISENGARD,
    MONSTROUS,
    MORDOR,
    NAZGUL,
    ROHAN,
    SHADOW,
    SOUTHRON,
    WIZARD,
)

SHADOW_GROUNDS: Final[tuple[Ground, ...]] = (
    Ground(
        "dol-guldur",
        SHADOW,
        points=1,
        defence=2,
        defenders=(MORDOR,),
        attackers=(ELF, WIZARD),
        text=(Activate(Grounds(names=("lorien",)), again=True),),
    ),
    Ground(
        "harad",
        SHADOW,
        points=1,
        defence=1,
        defenders=(SOUTHRON,),
        attackers=(DUNEDAIN, WIZARD),
        text=(Each(SHADOW, (Draw(1),)),),
    ),
    Ground(
        "minas-morgul",
        SHADOW,
        points=2,
        defence=2,
        defenders=(MORDOR,),
        attackers=(DUNEDAIN, WIZARD),
        text=(PlayerOf(MORDOR, (DrawAndPlay(5, Which(keyword=NAZGUL), at="reserve"),)),),
    ),
    Ground(
        "morannon",
        SHADOW,
        points=2,
        defence=2,
        defenders=(MORDOR, SOUTHRON),
        attackers=(DUNEDAIN, ROHAN, WIZARD),
        text=(PlayerOf(MORDOR, (DrawAndPlay(5, Which(type=ARMY)),)),),
    ),
    Ground(
        "moria",
        SHADOW,
        points=1,
        defence=2,
        defenders=(MONSTROUS,),
        attackers=(ELF, DWARF, WIZARD),
        text=(PlayerOf(MONSTROUS, (Draw(2),)),),
    ),
    Ground(
        "orthanc",
        SHADOW,
        points=2,
        defence=2,
        defenders=(ISENGARD,),
        attackers=(ROHAN, WIZARD),
        text=(
            PlayerOf(
                ISENGARD,
                (
                    Take(Which(names=("saruman",)), sources=(DECK, CYCLED), optional=True),
                    Recycle(),
                ),
            ),
        ),
    ),
    Ground(
        "umbar",
        SHADOW,
        points=1,
        defence=2,
        defenders=(SOUTHRON,),
        attackers=(DUNEDAIN, WIZARD),
        text=(Each(SHADOW, (Draw(1),)),),
    ),
)

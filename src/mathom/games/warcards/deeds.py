"""All that can ever be done and chosen, for whoever writes of something else than what is asked."""

from typing import Final

from mathom.core.deed import Deed
from mathom.games.warcards.effects.drawing import PickToTake
from mathom.games.warcards.effects.eliminating import PickInPlay
from mathom.games.warcards.effects.flow import PickPlayer
from mathom.games.warcards.rules.combat import PickLeaders, PickToSave
from mathom.games.warcards.rules.deed import BareWord, Decline, PickLocation
from mathom.games.warcards.rules.giving import Forsake
from mathom.games.warcards.rules.playing import PickSpeaker
from mathom.games.warcards.rules.turn import TURN

DEEDS: Final[tuple[type[Deed], ...]] = (
    Decline,
    BareWord,
    *TURN.deeds,
    Forsake,
    PickLeaders,
    PickLocation,
    PickPlayer,
    PickSpeaker,
    PickInPlay,
    PickToSave,
    PickToTake,
)
"""One for each way to begin; what begins alike at other questions is the same away from them."""

"""What is still to be done can be done."""

from mathom.cards.kit import without_rule
from mathom.games.warcards.game import GAME
from mathom.games.warcards.state import WarFrame

assert GAME, "all frames are known once the game is there"


def test_every_kind_of_frame_has_a_rule() -> None:
    assert without_rule(WarFrame) == []

"""Cards in reserve (section 7)."""

import pytest

from mathom.core.event import SPECTATOR
from mathom.games.warcards.game import GAME
from tests.marks import rule
from tests.warcards.scene import Scene


@rule("W-7.1", "W-8.4")
def test_what_came_to_reserve_this_round_can_not_move():
    scene = Scene(
        turn="witch-king",
        path="weathertop",
        waiting=("the-council-of-elrond",),
        hand={"witch-king": ("the-hunter", "mordor-orcs")},
    )
    scene.do("play the-hunter reserve", "pass", "pass", "pass")
    assert "move the-hunter path" not in scene.codes
    scene.pass_all()
    assert scene.state.round == 2
    while scene.turn != "witch-king":
        scene.do(next(code for code in scene.codes if code.startswith(("pass", "cycle"))))
    assert "move the-hunter path" in scene.codes


@rule("W-7.1")
def test_what_a_text_has_put_into_reserve_can_not_move_either():
    scene = Scene(
        begin="round",
        turn="witch-king",
        path=None,
        number=8,
        waiting=("minas-morgul", "orodruin"),
        deck={"witch-king": ("the-hunter", "mordor-orcs", "olog-hai", "black-uruks", "grishnakh")},
    )
    scene.do("play the-hunter reserve")
    assert scene.turn == "witch-king"
    assert "move the-hunter path" not in scene.codes


@rule("W-7.1")
def test_of_two_alike_only_the_older_moves():
    scene = Scene(
        turn="witch-king",
        grounds=("morannon",),
        reserve=("mordor-orcs",),
        hand={"witch-king": ("mordor-orcs", "grishnakh")},
    )
    scene.do("play mordor-orcs reserve", "pass", "pass", "pass", "move mordor-orcs morannon")
    scene.do("pass", "pass", "pass")
    assert "move mordor-orcs morannon" not in scene.codes


@rule("W-7.1", "W-9.6")
def test_a_text_may_lift_this():
    scene = Scene(
        turn="witch-king",
        path="weathertop",
        reserve=("the-hunter",),
        fresh=("the-hunter",),
        hand={"witch-king": ("black-riders-mount", "mordor-orcs")},
    )
    assert "move the-hunter path" not in scene.codes
    scene.do("play black-riders-mount the-hunter", "move the-hunter path")
    assert scene.where("the-hunter") == scene.where("black-riders-mount") == "weathertop"


@rule("W-7.1", "W-9.6")
def test_the_black_captain_moves_the_witch_king_at_once():
    scene = Scene(
        turn="witch-king",
        reserve=("the-witch-king",),
        fresh=("the-witch-king",),
        hand={"witch-king": ("the-black-captain", "mordor-orcs")},
        waiting=("minas-morgul",),
        deck={"witch-king": ()},
    )
    scene.do("play the-black-captain")
    while "yes" not in scene.codes:
        scene.do("done")
    scene.do("yes")
    assert scene.where("the-witch-king") == "minas-morgul"


@rule("W-7.2")
def test_a_text_for_reserve_can_be_used_in_the_same_round():
    scene = Scene(
        turn="witch-king",
        hand={"witch-king": ("the-reaver", "mordor-orcs"), "frodo": ("gimli", "sting")},
    )
    scene.do("play the-reaver reserve", "pass", "pass", "pass", "use the-reaver")
    # Aragorn's player holds nothing and had to forsake the top card.
    assert len(scene.gone("aragorn")) == 1
    assert scene.who == 0
    scene.do("forsake sting")
    assert scene.gone("frodo") == ["sting"]
    assert scene.where("the-reaver") == "cycled"


@rule("W-7.3")
@pytest.mark.parametrize("ending", ["moved", "eliminated"])
def test_a_lasting_text_ends_when_the_card_leaves_reserve(ending):
    scene = Scene(
        turn="aragorn",
        path="imladris",
        reserve=("elrond",),
        hand={"aragorn": ("boromir",)},
        deck={"aragorn": ()},
    )
    assert scene.limit("aragorn") == 3
    scene.do("move elrond path" if ending == "moved" else "play boromir reserve")
    assert scene.where("elrond") == ("imladris" if ending == "moved" else "gone")
    assert scene.limit("aragorn") == 2


@rule("W-7.3")
def test_a_lasting_text_begins_when_the_card_comes_to_reserve():
    scene = Scene(
        turn="aragorn",
        path="weathertop",
        at={"weathertop": ("strider",)},
        hand={"aragorn": ("arwen", "lembas")},
    )
    assert scene.icons("strider") == 2
    scene.do("play arwen reserve")
    assert scene.icons("strider") == 3


@rule("W-7.4")
def test_reserves_lie_face_up():
    scene = Scene(reserve=("frodo-baggins", "the-hunter"), wields={"frodo-baggins": ("sting",)})
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = {(card.name, card.place) for card in GAME.view(scene.state, viewer).board}
        assert seen == {(card, "reserve") for card in ("frodo-baggins", "the-hunter", "sting")}

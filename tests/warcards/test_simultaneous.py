"""Texts that begin at the same moment (W-24)."""

from typing import Any

import pytest

from mathom.core.position import Position
from mathom.games.warcards.effects.conditions import PathNumbered
from mathom.games.warcards.effects.drawing import Draw
from mathom.games.warcards.effects.flow import Each, Either, If, May, OnePlayer, PlayerOf
from mathom.games.warcards.game import GAME
from mathom.games.warcards.language import Effect
from mathom.games.warcards.rules.playing import move
from mathom.games.warcards.rules.setup import AGENDA
from mathom.games.warcards.terms import DRAWING, ELF, FREE, PATH
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import Six, six

HELD = {"aragorn": ("stout-staves", "athelas", "king-brand")}


def horn(bearer: str, path: str, **laid: Any) -> Scene:
    """Somebody has moved to a path, and blows the Horn of Gondor. It may be blown for a card."""
    laid = {"hand": HELD, "turn": "aragorn", **laid}
    return six(path=path, reserve=(bearer,), wields={bearer: ("horn-of-gondor",)}, **laid)


@rule("W-24.1")
def test_what_must_be_done_comes_before_what_may_be_done():
    """Boromir must forsake a card on a path; the Horn may be blown."""
    scene = horn("boromir", "egladil").do("move boromir path")
    assert scene.asked == "forsake"
    scene.do("forsake stout-staves")
    assert (scene.asked, scene.codes) == ("may-text", ["yes", "no"])
    assert scene.ask.prompt.args["card"] == "horn-of-gondor"


@rule("W-24.1")
@pytest.mark.parametrize(
    ("effect", "voluntary"),
    [
        (May((Draw(1),)), True),
        (PlayerOf(ELF, (May((Draw(1),)),)), True),
        (Each(FREE, (May((Draw(1),)),)), True),
        (OnePlayer(FREE, (May((Draw(1),)),)), True),
        (If(PathNumbered((1,)), (May((Draw(1),)),)), True),
        (Either(May((Draw(1),)), May((Draw(2),))), True),
        (PlayerOf(ELF, (May((Draw(1),)), Draw(1))), False),
        (Either(May((Draw(1),)), Draw(2)), False),
        (If(PathNumbered((1,)), (Draw(1),)), False),
    ],
)
def test_a_text_is_voluntary_if_nothing_in_it_must_be_done(effect: Effect, voluntary: bool):
    assert effect.voluntary is voluntary


@rule("W-24.2", "W-24.3")
@pytest.mark.parametrize("first", ["faramir", "horn-of-gondor"])
def test_else_whoever_s_turn_it_is_says_which_comes_first(first):
    scene = horn("faramir", "osgiliath").do("move faramir path")
    assert (scene.asked, scene.who) == ("which-first", Six.ARAGORN)
    assert set(scene.codes) == {"faramir", "horn-of-gondor"}
    scene.do(first)
    assert scene.ask.prompt.args["card"] == first
    scene.do("no")
    other = "faramir" if first == "horn-of-gondor" else "horn-of-gondor"
    assert scene.ask.prompt.args["card"] == other, "one after the other"
    scene.do("no")
    assert scene.asks_turn


@rule("W-24.3")
def test_a_text_whose_card_has_left_play_is_lost():
    scene = horn("faramir", "osgiliath").do("move faramir path", "faramir", "yes", "henneth-annun")
    assert scene.path == "henneth-annun"
    assert scene.where("faramir") == scene.where("horn-of-gondor") == "cycled"
    assert scene.asks_turn, "nobody is left to blow the Horn"


@rule("W-24.2")
def test_outside_the_action_step_it_is_the_starting_player():
    """No text moves anybody in another step, so that Faramir is moved by hand."""
    scene = horn("faramir", "osgiliath", turn="saruman", starter="witch-king")
    t = scene.t
    t.phase = DRAWING
    t.todo.clear()
    move(t, scene.deck("aragorn"), scene.card("faramir"), PATH)
    AGENDA.settle(t)
    (ask,) = Position(GAME, t).asks
    assert (ask.prompt.id, ask.seat) == ("prompt-which-first", Six.WITCH_KING)


@rule("W-24.2")
@pytest.mark.parametrize(
    ("player", "order"),
    [
        ("frodo", ["frodo", "gandalf", "aragorn"]),
        ("gandalf", ["gandalf", "aragorn", "frodo"]),
        ("aragorn", ["aragorn", "frodo", "gandalf"]),
    ],
)
def test_what_each_does_is_done_in_turn_order_from_the_active_player_on(player, order):
    standing = {"frodo": "merry-brandybuck", "gandalf": "quickbeam", "aragorn": "boromir"}
    scene = six(turn=player, grounds=("bree",), at={"bree": (standing[player],)})
    scene.do("resolve bree")
    assert [who.removeprefix("player-") for who, _ in scene.drawn] == order


@rule("W-24.2")
@pytest.mark.parametrize(
    ("starter", "order"),
    [
        ("frodo", ["frodo", "gandalf", "aragorn"]),
        ("witch-king", ["gandalf", "aragorn", "frodo"]),
        ("bill-ferny", ["frodo", "gandalf", "aragorn"]),
    ],
)
def test_in_the_location_step_from_the_starting_player_on(starter, order):
    scene = six(
        begin="path-step", path=None, turn=starter, waiting=("a-long-expected-party",), number=0
    )
    assert [who.removeprefix("player-") for who, _ in scene.drawn] == order

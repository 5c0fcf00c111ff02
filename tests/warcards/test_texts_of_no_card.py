"""The words of the cards in texts that no card has: they mean what they say, whoever says it."""

import pytest

from mathom.core.position import Position
from mathom.core.state import clone
from mathom.games.warcards.card import event
from mathom.games.warcards.catalogue import know
from mathom.games.warcards.effects.conditions import Stands
from mathom.games.warcards.effects.costs import CycleOne, ForsakeCards
from mathom.games.warcards.effects.drawing import Draw
from mathom.games.warcards.effects.flow import Each, Either, If, May
from mathom.games.warcards.effects.giving import Forsake
from mathom.games.warcards.effects.icons import Strengthen
from mathom.games.warcards.effects.locations import Activate, NextPath, OtherPath
from mathom.games.warcards.effects.moving import Permit
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.game import GAME
from mathom.games.warcards.language import Doing, Effect
from mathom.games.warcards.rules.setup import AGENDA
from mathom.games.warcards.terms import ELF, FREE, HOBBIT, ROHAN
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import ARAGORN, FRODO

NAME = "an-untold-tale"


def reads(scene: Scene, *effects: Effect) -> Scene:
    """Let Frodo's player do what this text says, before the turn goes on."""
    know(event(NAME, HOBBIT, *effects))
    t = clone(scene.position.base)
    t.story = []
    t.then(*[Doing(FRODO, NAME, (number,)) for number in range(len(effects))])
    AGENDA.settle(t)
    scene.t = t
    scene.position = Position(GAME, t)
    return scene


def reader(**laid) -> Scene:
    return Scene(**{"hand": {"frodo": ("gimli", "sting")}, **laid})


# --- One thing or the other


def test_either_is_called_after_what_is_done():
    scene = reads(reader(), Either(Draw(1), Forsake(1)))
    assert (scene.asked, scene.who, scene.codes) == ("either", FRODO, ["draw", "forsake"])
    assert scene.ask.prompt.args["card"] == NAME
    scene.do("draw")
    assert scene.hand_size("frodo") == 3
    assert scene.asks_turn
    scene = reads(reader(), Either(Draw(1), Forsake(1))).do("forsake")
    assert scene.asked == "forsake"
    assert scene.do("forsake gimli").where("gimli") == "gone"


def test_two_ways_of_one_kind_are_the_first_and_the_second():
    scene = reads(reader(), Either(Draw(1), Draw(2)))
    assert scene.codes == ["first", "second"]
    assert scene.do("second").hand_size("frodo") == 4
    assert reads(reader(), Either(Draw(1), Draw(2))).do("first").hand_size("frodo") == 3


@pytest.mark.parametrize("last", [False, True])
def test_a_way_that_can_not_be_gone_is_not_offered(last):
    ways = (NextPath(), Draw(1)) if last else (Draw(1), NextPath())
    scene = reads(reader(path="morgai"), Either(*ways))
    assert scene.asks_turn
    assert scene.hand_size("frodo") == 3


def test_if_neither_can_be_done_nothing_is():
    scene = reads(
        reader(path="morgai", spent=("orodruin", "crack-of-doom")), Either(NextPath(), OtherPath())
    )
    assert scene.asks_turn
    assert scene.path == "morgai"


def test_a_way_may_have_ways_of_its_own():
    tale = Either(Either(Draw(1), Draw(3)), Forsake(1))
    scene = reads(reader(), tale)
    assert scene.codes == ["either", "forsake"]
    assert scene.do("either", "second").hand_size("frodo") == 5


@rule("W-3.22")
def test_an_event_needs_a_path_only_if_both_ways_do():
    assert Either(NextPath(), OtherPath()).binding
    assert not Either(NextPath(), Draw(1)).binding


# --- One within the other


def test_each_player_has_the_choice():
    scene = reads(reader(), Each(FREE, (Either(Draw(1), Draw(2)),)))
    assert scene.who == FRODO
    scene.do("second")
    assert scene.who == ARAGORN
    scene.do("first")
    assert (scene.hand_size("frodo"), scene.hand_size("aragorn")) == (4, 1)


@rule("W-9.18")
def test_what_is_offered_for_a_price_is_paid_for_first():
    tale = May((Either(Draw(1), Draw(2)), Strengthen("path", attack=False)), ForsakeCards())
    scene = reads(reader(path="weathertop"), tale).do("yes")
    assert scene.asked == "forsake"
    scene.do("forsake gimli", "second")
    assert scene.hand_size("frodo") == 3
    assert scene.tally("weathertop").guard == 1


@rule("W-9.18")
@pytest.mark.parametrize("laid", [{"hand": {}}, {"path": "morgai"}], ids=["no price", "no use"])
def test_what_can_not_be_paid_or_done_is_not_offered(laid):
    assert reads(reader(**laid), May((NextPath(),), CycleOne())).asks_turn


def test_an_if_within_an_offer():
    tale = May((If(Stands(("elrond",), "reserve"), (Draw(2),)),))
    assert reads(reader(), tale).asks_turn
    scene = reads(reader(reserve=("elrond",)), tale)
    assert scene.do("yes").hand_size("frodo") == 4


@rule("W-6.5")
def test_one_thing_after_the_other():
    scene = reads(reader(waiting=("edoras", "helms-deep")), Forsake(1), Draw(1), Draw(1))
    assert scene.asked == "forsake"
    scene.do("forsake deck")
    assert scene.drawn == [("player-frodo", 1), ("player-frodo", 1)]


def test_a_location_that_is_not_to_be_had_is_passed_over():
    scene = reads(reader(grounds=("edoras",)), Activate(Grounds(names=("edoras",))), Draw(1))
    assert scene.told("activated") == []
    assert scene.hand_size("frodo") == 3


# --- What is told, and what is remembered


def test_a_permission_is_told_by_the_name_of_its_text_and_found_again():
    scene = reader(hand={"frodo": ("village-militia", "gimli")}, grounds=("rivendell",))
    reads(scene, Permit(Which(faction=ROHAN), Grounds(faction=ELF)))
    assert scene.told("permitted") == [{"card": NAME}]
    assert scene.state.permits == [(NAME, (0,))]
    assert "play village-militia rivendell" in scene.codes


def test_a_text_that_is_learnt_anew_replaces_the_old_one():
    assert reads(reader(), Draw(1)).hand_size("frodo") == 3
    assert reads(reader(), Draw(2)).hand_size("frodo") == 4


def test_an_offer_is_made_if_its_first_part_can_be_done():
    """What comes later may become possible by then."""
    scene = reads(reader(path=None), May((Draw(1), Strengthen("path", attack=False))))
    assert scene.asked == "may-text"
    assert scene.do("yes").hand_size("frodo") == 3
    assert scene.asks_turn

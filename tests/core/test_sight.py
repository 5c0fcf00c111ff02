"""What a bot is given, down to the last reference: only worlds that are possible to it."""

import gc
import types
from typing import Any

import pytest

from mathom.core.bot import Sight, sight_of
from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.position import Position
from tests.core import sleeves
from tests.core.toy import GAME, Pockets, PocketsGame, Stone

BILBO, GOLLUM = 0, 1
SEED = "what have I got in my pocket"


def sit_down(game: PocketsGame = GAME) -> Position[Pockets]:
    return Position(game, game.setup({"rounds": 3}, 2, Chance(SEED)))


def answered(position: Position[Pockets], seat: int, number: int = 0) -> None:
    ask = position.ask(seat)
    assert ask is not None
    position.answer(ask, ask.options[number])


def sight(position: Position[Pockets], seat: int) -> Sight:
    ask = position.ask(seat)
    assert ask is not None
    return sight_of(position, ask, Chance("another stream"))


def reachable(start: object) -> list[Any]:
    """Everything that can be got at from here: attributes, closures, running plays.

    Not what every line of Python can get at anyway, such as modules and their globals.
    """
    met: dict[int, Any] = {}
    left = [start]
    while left:
        thing = left.pop()
        if id(thing) in met or isinstance(thing, types.ModuleType | type):
            continue
        met[id(thing)] = thing
        found = gc.get_referents(thing)
        if isinstance(thing, types.FunctionType):
            found = [other for other in found if other is not thing.__globals__]
        left += [other for other in found if other is not sit_down.__globals__]
    return list(met.values())


@pytest.mark.parametrize("seat", [BILBO, GOLLUM])
def test_a_bot_is_asked_the_very_question(seat: int):
    position = sit_down()
    asked = position.ask(seat)
    assert asked is not None
    assert sight(position, seat).ask.question is asked.question


@pytest.mark.parametrize("game", [GAME, sleeves.GAME], ids=["pockets", "sleeves"])
@pytest.mark.parametrize("seat", [BILBO, GOLLUM])
@pytest.mark.parametrize("hidden_already", [False, True])
def test_whoever_digs_finds_no_real_secret(game: PocketsGame, seat: int, hidden_already: bool):
    position = sit_down(game)
    other = 1 - seat
    if hidden_already:
        answered(position, other)
    bare = sight(position, seat)
    bare.view()
    found = reachable(bare)
    states = [thing for thing in found if isinstance(thing, Pockets)]
    assert states  # there is something to find, but not this:
    secret = position.state.pockets[other]
    assert all(state.pockets[other] != secret for state in states)
    assert not any(isinstance(thing, list) and thing == secret for thing in found)
    assert position.state.chance.seed not in found
    for thing in (position, position.state, position.base, position.play, position.state.chance):
        assert not any(thing is other for other in found)


def test_the_digger_digs_deep_enough():
    """The way in which sights were once made: two closures over the real position."""
    position = sit_down()
    ask = position.ask(BILBO)
    assert ask is not None
    leaky = Sight(
        BILBO,
        ask,
        lambda: position.game.view(position.state, BILBO),
        lambda chance: position.redeal(BILBO, chance),
        position.deal,
    )
    assert any(thing is position.state for thing in reachable(leaky))


def test_what_is_possible_differs_from_decision_to_decision():
    position = sit_down()
    ask = position.ask(BILBO)
    assert ask is not None
    luck = Chance("another stream")
    worlds = [sight_of(position, ask, luck).redeal(luck).state for _ in range(20)]
    assert len({tuple(world.pockets[GOLLUM]) for world in worlds}) > 5
    assert all(world.pockets[BILBO] == position.state.pockets[BILBO] for world in worlds)


def test_whoever_meddles_with_the_options_meddles_with_a_copy():
    position = sit_down()
    bare = sight(position, BILBO)
    bare.ask.options.clear()
    ask = position.ask(BILBO)
    assert ask is not None
    assert len(ask.options) == len(sight(position, BILBO).ask.options) == 3


def test_a_deal_to_play_on_looks_the_same_as_any_other():
    position = sit_down()
    answered(position, GOLLUM)
    answered(position, BILBO, 1)
    bare = sight(position, BILBO)
    seen = bare.view()
    stones = set()
    for number in range(40):
        dealt = bare.deal(BILBO, Chance(f"deal {number}"))
        assert GAME.view(dealt.state, BILBO) == seen
        assert dealt.state.fists[BILBO] is position.state.fists[BILBO]
        stones.add(dealt.state.fists[GOLLUM])
    assert len(stones) > 3


def test_others_deal_what_they_would_not_know_either():
    position = sit_down()
    bare = sight(position, BILBO)
    dealt = [bare.deal(SPECTATOR, Chance(f"deal {number}")).state for number in range(20)]
    assert len({tuple(state.pockets[BILBO]) for state in dealt}) > 5
    assert all(len(state.pockets[BILBO]) == 3 for state in dealt)
    assert {type(stone) for state in dealt for stone in state.pockets[BILBO]} == {Stone}

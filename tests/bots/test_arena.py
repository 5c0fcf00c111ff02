"""Arenas: what bots are given, what they are not, and how results are counted."""

from multiprocessing import get_start_method
from typing import Any

import pytest

from mathom.bots import arena
from mathom.bots.arena import Side, chosen, play_game, play_games
from mathom.core.ask import Ask, Option, Question
from mathom.core.bot import RandomBot, Sight
from mathom.core.chance import Chance
from mathom.core.message import Message
from mathom.games.journey import GAME

OPTIONS = GAME.options({}, 2)


class Spy:
    """Plays the first option, and notes the luck it was lent."""

    def __init__(self) -> None:
        self.seeds: set[str] = set()

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        self.seeds.add(chance.seed)
        self.seeds.add(sight.redeal(chance).state.chance.seed)
        return sight.ask.options[0]


def test_a_bots_luck_does_not_tell_the_games_seed() -> None:
    spy = Spy()
    play_game(GAME, [spy, spy], OPTIONS, "mellon")
    assert spy.seeds
    assert not any("mellon" in seed for seed in spy.seeds)


def test_random_bots_are_shown_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """To deal for somebody who does not look would be half the work of an arena."""
    seen: list[int] = []
    real = arena.sight_of

    def watched(position: Any, ask: Ask, chance: Chance) -> Sight:
        seen.append(ask.seat)
        return real(position, ask, chance)

    monkeypatch.setattr(arena, "sight_of", watched)
    play_game(GAME, [Spy(), RandomBot()], OPTIONS, "mellon")
    assert set(seen) == {0}


def test_an_answer_that_was_not_offered_is_no_answer() -> None:
    ask = Ask(0, [Option("left", 1, Message("option"))], Question("go").plain)
    assert chosen(ask, "left") is ask.options[0]
    with pytest.raises(RuntimeError, match="'right'"):
        chosen(ask, "right")


def tallied(jobs: int, bots: tuple[str, ...] = ("search:3", "random"), **given: Any) -> arena.Tally:
    found = play_games(
        GAME, bots, games=9, seed="jobs", options=OPTIONS, rotate=True, jobs=jobs, **given
    )
    found.seconds = 0
    return found


def test_the_number_of_processes_changes_nothing() -> None:
    assert tallied(1) == tallied(2) == tallied(3)


def test_each_side_is_counted_for_itself() -> None:
    found = tallied(1)
    for name, sides in found.sides.items():
        assert [side.entries for side in sides] in ([5, 4], [4, 5])
        assert sum(side.points for side in sides) == found.bot_points[name]
    assert found.sides.keys() == {"search:3", "random"}


def test_without_rotation_a_bot_has_one_side() -> None:
    found = play_games(GAME, ["greedy", "random"], games=4, seed="x", options=OPTIONS)
    assert [side.entries for side in found.sides["greedy"]] == [4, 0]
    assert found.sides["random"][0] == Side()


def test_progress_is_told_whoever_plays() -> None:
    told: list[tuple[int, int]] = []
    tallied(2, ("random", "random"), progress=lambda done, total: told.append((done, total)))
    assert told == [(9, 9)]


class Stumbling:
    """Falls in every game."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        raise RuntimeError("fell over a stone")


FORKS = pytest.mark.skipif(
    get_start_method() != "fork", reason="another process would not know of the stumbling bot"
)


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=FORKS)])
def test_a_crash_is_told_whoever_has_played(monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    monkeypatch.setattr(type(GAME), "bots", lambda game: {"stumbling": Stumbling})
    found = play_games(
        GAME, ["stumbling", "random"], games=3, seed="boom", options=OPTIONS, jobs=jobs
    )
    assert [crash.splitlines()[0] for crash in found.crashes] == [
        "seed boom:0",
        "seed boom:1",
        "seed boom:2",
    ]
    assert all("fell over a stone" in crash for crash in found.crashes)

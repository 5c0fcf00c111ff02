"""Nobody is sent what is hidden from them, by no way that there is; whatever the game."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from mathom.core import registry
from mathom.core.ask import Ask, Option, Play, Question, choose, together
from mathom.core.event import SPECTATOR
from mathom.core.game import Game, Value
from mathom.core.message import Reason
from mathom.server.tables.live_table import LiveTable
from tests.core.table import registered
from tests.core.toy import (
    GAME,
    HIDE,
    NAMES,
    STEPS,
    Handful,
    Pockets,
    PocketsGame,
    PocketsView,
    deal,
    view,
)
from tests.server.leaks import Leak, Scene
from tests.server.open_inn import OpenInn
from tests.sides import at_night_if

Case = tuple[Game[Any], dict[str, Value], int]
MOST = 50
"""Choices in one game: enough to get to know each of its questions."""


def cases() -> Iterator[Any]:
    """Every variant of every game there is, with as few and as many seats as it takes by turns."""
    for game in (*registry.games(), GAME):
        for number, options in enumerate(game.variants):
            seats = game.seatings(options)[0 if number % 2 else -1]
            name = "-".join(str(value) for value in options.values() if value is not True)
            yield pytest.param(
                (game, dict(options), seats),
                id=f"{game.name}-{name}-{seats}",
                marks=at_night_if(number > 0),
            )


@pytest.fixture
def stage(inn: OpenInn) -> Callable[..., Scene]:
    def set_up(
        game: Game[Any], options: dict[str, Value] | None = None, seats: int = 2, seed: int = 0
    ) -> Scene:
        return Scene(inn, game, options or {}, seats, Random(seed))

    return set_up


@pytest.mark.parametrize("case", list(cases()))
def test_nobody_is_sent_what_is_hidden_from_them(stage: Callable[..., Scene], case: Case):
    game, options, seats = case
    with registered(game):
        scene = stage(game, options, seats, seed=7)
        scene.play(MOST)
        scene.probe_everything()
        assert scene.sent > 100


def test_a_game_with_secrets_has_some_to_look_for(stage: Callable[..., Scene]):
    with registered(GAME):
        scene = stage(GAME)
        assert set(scene.hidden_from(0)) & set(NAMES.values())
        assert scene.live.row.seed in scene.hidden_from(SPECTATOR)
        assert len(scene.hidden_from(SPECTATOR)) > len(scene.hidden_from(0))


@pytest.mark.parametrize("seed", range(3))
def test_pockets_keep_their_secrets(stage: Callable[..., Scene], seed: int):
    with registered(GAME):
        scene = stage(GAME, {}, 3, seed=seed)
        scene.play(25)
        scene.probe_everything()


# It can fail


def stones_of(state: Pockets, seat: int) -> str:
    return NAMES[state.pockets[seat][0]]


class SeeThroughPockets(PocketsGame):
    """Everybody is shown everything."""

    def view(self, state: Pockets, viewer: int) -> PocketsView:
        return view(state, -2)


class LoudPockets(PocketsGame):
    """Who closes a fist is heard by all."""

    def __init__(self) -> None:
        self.steps = STEPS | {"hide": self.hide}

    def hide(self, t: Pockets) -> Play:
        def aloud(seat: int) -> Play:
            options = [HIDE[stone] for stone in t.pockets[seat]]
            hide = yield from choose(seat, options, Question("hide").plain, secret=True)
            t.fists[seat] = hide.stone
            t.tell("hid", {"stone": NAMES[hide.stone]})

        yield from together(*[aloud(seat) for seat in range(len(t.pockets))])
        t.step = "open"


class PromptingPockets(PocketsGame):
    """What one is asked tells what the other has."""

    def __init__(self) -> None:
        self.steps = STEPS | {"hide": self.hide}

    def hide(self, t: Pockets) -> Play:
        def prompted(seat: int) -> Play:
            prompt = Question("hide").about(stone=stones_of(t, 1 - seat))
            options = [HIDE[stone] for stone in t.pockets[seat]]
            t.fists[seat] = (yield from choose(seat, options, prompt, secret=True)).stone

        yield from together(*[prompted(seat) for seat in range(len(t.pockets))])
        t.step = "open"


class TouchyPockets(PocketsGame):
    """Options touch what lies in the other's pocket."""

    def __init__(self) -> None:
        self.steps = STEPS | {"hide": self.hide}

    def hide(self, t: Pockets) -> Play:
        def touching(seat: int) -> Play:
            options = [
                Option(
                    HIDE[stone].code,
                    stone,
                    HIDE[stone].label,
                    (f"stone:{stones_of(t, 1 - seat)}",),
                )
                for stone in t.pockets[seat]
            ]
            t.fists[seat] = yield from choose(seat, options, Question("hide").plain, secret=True)

        yield from together(*[touching(seat) for seat in range(len(t.pockets))])
        t.step = "open"


class ShowyPockets(PocketsGame):
    """All hear the same sentence, and see with it what one of them holds."""

    def __init__(self) -> None:
        self.steps = STEPS | {"deal": self.deal}

    def deal(self, t: Pockets) -> None:
        deal(t)
        t.tell("took", {"seat": 1}, moment=Handful([stones_of(t, 0)]))


class OpenQuestions(PocketsGame):
    """The questions are not asked in secret, so that choices are public lines."""

    def __init__(self) -> None:
        self.steps = STEPS | {"hide": self.hide}

    def hide(self, t: Pockets) -> Play:
        def openly(seat: int) -> Play:
            options = [HIDE[stone] for stone in t.pockets[seat]]
            t.fists[seat] = (yield from choose(seat, options, Question("hide").plain)).stone

        yield from together(*[openly(seat) for seat in range(len(t.pockets))])
        t.step = "open"


class TellingReasons(PocketsGame):
    """Why one can't choose something says who has it."""

    def why_not(self, state: Pockets, ask: Ask, code: str) -> Reason | None:
        return Reason("reason-no-stone", {"stone": stones_of(state, 1 - ask.seat)})


class TellingNicknames(PocketsGame):
    def nickname(self, state: Pockets, seat: int) -> str | None:
        return stones_of(state, seat) if state.pockets[seat] else None


@pytest.mark.parametrize(
    "game",
    [
        SeeThroughPockets(),
        LoudPockets(),
        PromptingPockets(),
        TouchyPockets(),
        ShowyPockets(),
        OpenQuestions(),
        TellingReasons(),
        TellingNicknames(),
    ],
    ids=lambda game: type(game).__name__,
)
def test_a_game_that_tells_is_caught(stage: Callable[..., Scene], game: PocketsGame):
    with registered(game):
        scene = stage(game)
        with pytest.raises(Leak):
            scene.play(4, thoroughly=True)


def whole_record(table: LiveTable) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.to_builtins(table.record())
    return record


def all_lines(table: LiveTable) -> dict[str, Any]:
    return {**whole_record(table), "seed": None, "draws": []}


@pytest.mark.parametrize("leaking", [whole_record, all_lines])
def test_a_server_that_tells_is_caught(
    stage: Callable[..., Scene],
    monkeypatch: pytest.MonkeyPatch,
    leaking: Callable[[LiveTable], dict[str, Any]],
):
    monkeypatch.setattr(LiveTable, "public_record", leaking)
    with registered(GAME):
        scene = stage(GAME)
        scene.play(3)
        with pytest.raises(Leak, match=r"GET .*/record"):
            scene.probe_everything()


def test_a_line_that_tells_is_caught(stage: Callable[..., Scene], monkeypatch: pytest.MonkeyPatch):
    """The spectator is given the eyes of the first seat."""
    viewer_of = LiveTable.viewer_of
    monkeypatch.setattr(LiveTable, "viewer_of", lambda table, mine: max(0, viewer_of(table, mine)))
    with registered(GAME):
        scene = stage(GAME)
        with pytest.raises(Leak, match="the line tells viewer -1"):
            scene.play(3)

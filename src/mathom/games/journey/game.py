"""Journey to Mordor as the core sees it."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.core.bot import Bot
from mathom.core.chance import Chance
from mathom.core.event import Line
from mathom.core.game import Game, Options, Result, Setting, Value
from mathom.core.message import Reason
from mathom.games.journey.about import about
from mathom.games.journey.data import (
    DICE,
    HOBBIT_NAMES,
    PRESETS,
    SQUARES,
    Equipment,
    Place,
    Symbol,
    faces,
)
from mathom.games.journey.moments import DiceFall
from mathom.games.journey.rules.outcome import outcome
from mathom.games.journey.rules.steps import DEEDS, STEPS
from mathom.games.journey.sight.view import JourneyView, view
from mathom.games.journey.state import Journey, Sheet, Square

if TYPE_CHECKING:
    from mathom.core.scene import Scene
    from mathom.core.voice import Text

PRESET = "preset"
"""Written for a value that the chosen equipment gives."""


class JourneyGame(Game[Journey]):
    """Two to four hobbits roll five dice: Rings take them to Mordor, Nazgûl hunt them.

    | option | values | meaning |
    |---|---|---|
    | `variant` | basic, advanced | without or with the places' effects (J-2.5) |
    | `last_one_wins` | no, yes | the alternative ending (J-6.6) |
    | `instant_win` | no, yes | the edition in which the first to reach Mordor wins at once |
    | `start` | random, 1-4 | which seat begins (J-3.2) |
    | `equipment` | a, b | assumed presets of squares and faces |
    | `squares` | preset, 5-8 | length of the Nazgûl trail |
    | `coloured`, `black` | preset, six letters | faces: R G W N O, and T on the black die |
    """

    name = "journey"
    rules_version = 1
    rule_prefix = "J"
    dice = True
    seats = range(2, 5)
    minutes = (20, 20)
    weight = 1
    settings = (
        Setting("variant", "basic", ("basic", "advanced")),
        Setting("last_one_wins", False, (False, True)),
        Setting("instant_win", False, (False, True)),
        Setting("start", "random", ("random", 1, 2, 3, 4)),
        Setting("equipment", "a", tuple(PRESETS), assumed=True),
        Setting("squares", PRESET, (PRESET, *SQUARES), assumed=True),
        Setting("coloured", PRESET, assumed=True),
        Setting("black", PRESET, assumed=True),
    )
    variants = (
        {"variant": "basic"},
        {"variant": "advanced"},
        {"variant": "basic", "last_one_wins": True, "equipment": "b"},
        {"variant": "advanced", "instant_win": True},
        {"variant": "advanced", "last_one_wins": True, "squares": 5, "coloured": "RGWNNO"},
    )
    state_type = Journey
    steps = STEPS
    deeds = DEEDS
    moments = (DiceFall,)
    text_folder = Path(str(files("mathom.games.journey") / "text"))
    lesson_folder = Path(str(files("mathom.games.journey") / "lesson"))

    def check(self, options: Options, seats: int) -> Reason | None:
        start = options["start"]
        if isinstance(start, int) and start > seats:
            return Reason("refused-start", {"start": start, "seats": seats})
        for die, allowed in (("coloured", "RGWNO"), ("black", "RGWNOT")):
            letters = str(options[die]).upper()
            if letters != PRESET.upper() and (
                len(letters) != 6 or not set(letters) <= set(allowed)
            ):
                return Reason("refused-faces", {"setting": die, "allowed": " ".join(allowed)})
        coloured = faces(equipment(options).coloured)
        if Symbol.RING not in coloured or Symbol.NAZGUL not in coloured:
            return Reason("refused-endless-faces")
        return None

    def setup(self, options: Options, seats: int, chance: Chance) -> Journey:
        box = equipment(options)
        start = options["start"]
        first = start - 1 if isinstance(start, int) else chance.below(seats)
        return Journey(
            step="hobbits",
            chance=chance,
            news=0,
            advanced=options["variant"] == "advanced",
            last_one_wins=bool(options["last_one_wins"]),
            instant_win=bool(options["instant_win"]),
            coloured=faces(box.coloured),
            black=faces(box.black),
            sheets=[Sheet(None, 0, [Square.WHOLE] * box.squares, False) for _ in range(seats)],
            first=first,
            active=first,
            round=0,
            faces=[Symbol.RING] * len(DICE),
            rolled=[],
            kept=[],
            kept_now=[],
            nazgul_rolled=False,
            rolls=0,
            repeated=False,
            place=Place.BAG_END,
            winners=None,
        )

    def result(self, state: Journey) -> Result | None:
        return outcome(state)

    def view(self, state: Journey, viewer: int) -> JourneyView:
        return view(state)

    def nickname(self, state: Journey, seat: int) -> str | None:
        hobbit = state.sheets[seat].hobbit
        return None if hobbit is None else HOBBIT_NAMES[hobbit]

    def about(self, state: Journey, line: Line) -> tuple[str, ...]:
        return about(state, line)

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        from mathom.games.journey.bots.greedy import GreedyBot
        from mathom.games.journey.bots.levels import easy, hard, medium

        return {"easy": easy, "medium": medium, "greedy": GreedyBot, "hard": hard}

    def scene(self, view: JourneyView, text: "Text", names: Sequence[str] = ()) -> "Scene":
        from mathom.games.journey.drawings.scene import scene

        return scene(view, text, names)


def equipment(options: Mapping[str, Value]) -> Equipment:
    """The preset, with whatever values the options put in its place."""
    box = PRESETS[str(options["equipment"])]
    squares = options["squares"]
    letters = {die: str(options[die]).upper() for die in ("coloured", "black")}
    return Equipment(
        squares=squares if isinstance(squares, int) else box.squares,
        coloured=box.coloured if letters["coloured"] == PRESET.upper() else letters["coloured"],
        black=box.black if letters["black"] == PRESET.upper() else letters["black"],
    )


GAME = JourneyGame()

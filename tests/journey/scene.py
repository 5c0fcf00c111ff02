"""A table for rule tests: set a scene, let the dice fall as the story needs, look at the sheets.

    scene = Scene("merry sam", variant="advanced", place="rohan")
    scene.roll("ring ring weapon nazgul orc")       # yellow, red, blue, green, black
    scene.keep("yellow ring, green nazgul")
    scene.roll("red orc, blue orc, black tree")     # now only the dice not kept

Everything goes through the questions that the game asks. Only the start is arranged: where the
hobbits stand, and what their Nazgûl trails look like, one letter a square:

    o whole     : split     . split, one half crossed off     x crossed off     X both halves
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR, Event
from mathom.core.game import Value
from mathom.core.message import Message
from mathom.core.position import Position
from mathom.core.state import clone
from mathom.games.journey import GAME
from mathom.games.journey.data import (
    DICE,
    DIE_NAMES,
    HOBBIT_NAMES,
    HOBBITS,
    PLACE_NAMES,
    SYMBOL_NAMES,
    Die,
    Symbol,
)
from mathom.games.journey.sight.view import JourneyView
from mathom.games.journey.state import Journey, Sheet, Square

SEED = "mordor"

SQUARES = {
    "o": Square.WHOLE,
    ":": Square.SPLIT,
    ".": Square.HALF,
    "x": Square.CROSSED,
    "X": Square.BOTH_CROSSED,
}
LETTERS = {square: letter for letter, square in SQUARES.items()}
CROSSED_SPACES = {"o": 0, ":": 0, ".": 1, "x": 1, "X": 2}

COLOURS: dict[str, Die] = {name: die for die, name in DIE_NAMES.items()}
SYMBOLS: dict[str, Symbol] = {name: symbol for symbol, name in SYMBOL_NAMES.items()}
CIRCLES: dict[str, int] = {name: int(place) for place, name in PLACE_NAMES.items()}


class Scene:
    """One game, told from its first turn on. The first player named sits at seat 1 and starts."""

    def __init__(
        self,
        players: str = "merry sam",
        *,
        place: str = "bag-end",
        places: Mapping[str, str] | None = None,
        trails: Mapping[str, str] | None = None,
        **options: Value,
    ) -> None:
        """`place` is where the first player named stands; `places` and `trails` go by hobbit."""
        self.players = players.split()
        where = {self.players[0]: place, **(places or {})}
        if trails:
            options["squares"] = len(next(iter(trails.values())))
        complete = GAME.options({"start": 1, **options}, len(self.players))
        state = GAME.setup(complete, len(self.players), Chance(SEED))
        for hobbit, place in where.items():
            state.sheets[self._seat(hobbit)].circles = CIRCLES[place]
        for hobbit, trail in (trails or {}).items():
            sheet = state.sheets[self._seat(hobbit)]
            assert len(trail) == len(sheet.squares)
            sheet.squares = [SQUARES[letter] for letter in trail]
            sheet.out = sheet.open_spaces() == 0
        self.story: list[Event] = []
        self._held: Option[Any] | None = None
        self._sit_down(state)
        in_turn_order = self.players[state.first :] + self.players[: state.first]
        # The last of four hobbits goes to the last player unasked.
        for hobbit in in_turn_order[: len(HOBBITS) - 1]:
            self.choose(f"take {hobbit}")

    def _sit_down(self, state: Journey) -> None:
        state.story = self.story
        self._position = Position(GAME, state)

    # Playing

    def choose(self, code: str) -> None:
        """Give an answer.

        It is held back until the scene goes on, so that the dice of a roll that follows from it
        can still be arranged.
        """
        option = self.ask.option(code)
        assert option is not None, f"{code!r} is not among {sorted(self.options())}"
        self._held = option

    def _go_on(self) -> None:
        if self._held is not None:
            option, self._held = self._held, None
            self._position.answer(self._position.asks[0], option)

    def roll(self, dice: str) -> None:
        """The next roll, which shows these symbols."""
        wanted = _dice(dice)
        told = len(self.story)
        self._position.skip_draws(_draw(self.state.coloured, self.state.black, wanted))
        self._go_on()
        if not self._rolls_since(told):
            self.choose("roll")
            self._go_on()
        assert self._rolls_since(told)[0] == dict(wanted), "these are not the dice to be rolled"

    def repeat(self, dice: str) -> None:
        """Repeat the roll on the table; this is what it shows then."""
        self.choose("repeat")
        self.roll(dice)

    def _rolls_since(self, told: int) -> list[dict[Die, Symbol]]:
        return [
            {
                COLOURS[_arg(die, "die")]: SYMBOLS[_arg(die, "symbol")]
                for die in cast("list[Message]", event.args["dice"])
            }
            for event in self.story[told:]
            if event.kind in ("rolled", "repeated")
        ]

    def keep(self, dice: str) -> None:
        for die, symbol in _dice(dice):
            self.choose(f"keep {DIE_NAMES[die]} {SYMBOL_NAMES[symbol]}")

    def uses(self, dice: str) -> None:
        """The turn goes on in phase 2, as if exactly these dice had been kept.

        Symbols without a colour lie on any of the other dice; a Nazgûl always needs one.
        """
        self._go_on()
        state = clone(self._position.base)
        assert state.step == "keep", f"the scene is in the middle of {state.step!r}"
        assert not state.kept, "some dice have been kept already"
        kept = _dice(dice, strict=False)
        state.kept = [die for die, _ in kept]
        state.rolled = [die for die in DICE if die not in state.kept]
        for die, symbol in kept:
            state.faces[die] = symbol
        state.step = "use"
        self._sit_down(state)

    def idles(self) -> None:
        """A turn in which nothing happens to anybody."""
        self.uses("weapon")

    def split(self, number: int) -> None:
        self.choose(f"split {number}")

    # Looking

    @property
    def state(self) -> Journey:
        return self._position.state

    @property
    def position(self) -> Position[Journey]:
        self._go_on()
        return self._position

    @property
    def ask(self) -> Ask:
        self._go_on()
        assert self._position.asks, "the game is over"
        return self._position.asks[0]

    def options(self) -> set[str]:
        return {option.code for option in self.ask.options}

    def refusal(self, code: str) -> tuple[str, ...]:
        """Why this can't be chosen: the reason, then the rules that it rests on."""
        assert code not in self.options(), f"{code!r} is allowed"
        reason = GAME.why_not(self.state, self.ask, code)
        assert reason is not None, f"the rules have no word on {code!r}"
        return (reason.id, *reason.rules)

    @property
    def view(self) -> JourneyView:
        return GAME.view(self.position.state, SPECTATOR)

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        self._go_on()
        return self.players[self.state.active]

    @property
    def round(self) -> int:
        self._go_on()
        return self.state.round

    def rolls(self) -> list[dict[Die, Symbol]]:
        """All rolls and repeats so far."""
        self._go_on()
        return self._rolls_since(0)

    def turns(self) -> list[str]:
        """Who has taken the dice so far, in this order."""
        self._go_on()
        kinds = ("turn", "turn-at")
        return [str(event.args["hobbit"]) for event in self.story if event.kind in kinds]

    def sheet(self, hobbit: str) -> Sheet:
        self._go_on()
        return self.state.sheets[self._seat(hobbit)]

    def circles(self, hobbit: str) -> int:
        return self.sheet(hobbit).circles

    def place(self, hobbit: str) -> str:
        return self.view.sheets[self._seat(hobbit)].place

    def trail(self, hobbit: str) -> str:
        return "".join(LETTERS[square] for square in self.sheet(hobbit).squares)

    def crossed(self, hobbit: str) -> int:
        """How many whole squares and halves the Nazgûl have taken."""
        return sum(CROSSED_SPACES[letter] for letter in self.trail(hobbit))

    def out(self) -> set[str]:
        """Who is out of the game."""
        return {hobbit for hobbit in self.players if self.sheet(hobbit).out}

    @property
    def over(self) -> bool:
        return self.position.over

    def winners(self) -> set[str]:
        """Who has won a game that is over."""
        result = GAME.result(self.position.state)
        assert self.over, "the game goes on"
        assert result is not None
        return {self.players[seat] for seat in result.winners}

    def _seat(self, hobbit: str) -> int:
        return self.players.index(hobbit)


def hobbits(number: int) -> str:
    """So many players, for tests to which it does not matter who they are."""
    return " ".join(HOBBIT_NAMES[hobbit] for hobbit in HOBBITS[:number])


def _dice(text: str, strict: bool = True) -> tuple[tuple[Die, Symbol], ...]:
    """`yellow ring, red orc`, or symbols alone for yellow, red, blue, green, black in turn."""
    named: list[tuple[Die | None, Symbol]] = []
    colour: Die | None = None
    for word in text.replace(",", " ").split():
        if word in COLOURS:
            colour = COLOURS[word]
        else:
            named.append((colour, SYMBOLS[word]))
            colour = None
    bare = [symbol for die, symbol in named if die is None]
    if strict:
        assert len(bare) in (0, len(DICE)), "name the colours unless all five dice are meant"
    else:
        assert Symbol.NAZGUL not in bare, "the colour of a Nazgûl matters: name it"
    free = [die for die in DICE if die not in [die for die, _ in named]]
    if not strict and Symbol.TREE in bare:
        # Only the black die has it.
        free.remove(Die.BLACK)
        free.insert(bare.index(Symbol.TREE), Die.BLACK)
    dice = tuple((free.pop(0) if die is None else die, symbol) for die, symbol in named)
    assert len({die for die, _ in dice}) == len(dice), "a die is named twice"
    return dice


@cache
def _draw(
    coloured: tuple[Symbol, ...], black: tuple[Symbol, ...], wanted: tuple[tuple[Die, Symbol], ...]
) -> int:
    """The number of the first draw of chance that shows this: base six, lowest digit first."""
    in_order = sorted(wanted)
    chance = Chance(SEED)
    while True:
        drawn = chance.drawn
        draw = chance.below(6 ** len(in_order))
        for die, symbol in in_order:
            if (black if die is Die.BLACK else coloured)[draw % 6] is not symbol:
                break
            draw //= 6
        else:
            return drawn
        assert drawn < 500_000, "the dice do not have these faces"


def _arg(message: Message, name: str) -> str:
    return str(message.args[name])

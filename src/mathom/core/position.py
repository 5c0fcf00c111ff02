"""A game in motion: it waits for answers, and can be copied at any time."""

from collections.abc import Callable
from typing import Any, Generic

from mathom.core.ask import Answer, Ask, Asked, Option, Play, Together, asks_of
from mathom.core.chance import Chance
from mathom.core.game import Game
from mathom.core.state import OVER, S, clone


def run(game: Game[S], state: S, at_boundary: Callable[[], None] | None = None) -> Play:
    """Play a state on to the end of its game, step by step."""
    steps = game.steps
    while state.step != OVER:
        if at_boundary is not None:
            at_boundary()
        step = state.step
        play = steps[step](state)
        if play is not None:
            yield from play
        elif state.step == step:
            raise RuntimeError(f"the step {step!r} asks nobody and names no other as the next")
    if at_boundary is not None:
        at_boundary()


def play_out(game: Game[S], state: S, pick: Callable[[Ask], Option[Any]]) -> int:
    """Play a state to its end as `pick` chooses; returns the number of decisions.

    The state is changed in place. Nothing is copied, logged or recorded.
    """
    decisions = 0
    play = run(game, state)
    try:
        asked = next(play)
        while True:
            decisions += 1
            if isinstance(asked, Ask):
                asked = play.send(pick(asked))
            else:
                ask = asked.asks[0]
                asked = play.send(Answer(ask, pick(ask)))
    except StopIteration:
        return decisions


class Choice:
    """An answer that was given: whose, what, and where it stood among the open questions."""

    __slots__ = ("ask_index", "code", "option_index", "seat", "secret")

    def __init__(
        self, seat: int, code: str, ask_index: int, option_index: int, secret: bool
    ) -> None:
        self.seat = seat
        self.code = code
        self.ask_index = ask_index
        self.option_index = option_index
        self.secret = secret


DEALS = 1000
"""How many deals are tried until one fits."""


class Position(Generic[S]):
    """A state at the last boundary between steps, and the choices since.

    A running generator can't be copied, but those two can: `fork` copies the state and gives the
    same few answers again.
    """

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        """The live state. Read it; only the rules change it."""
        self.base = state
        """As the state was at the last boundary. Nothing ever changes it."""
        self.base_told = 0
        """How much of the story had been told by then."""
        self.since: list[Choice] = []
        self.asked: Asked | None = None
        self._play = run(game, state, self._at_boundary)
        self._resume(None)

    def _at_boundary(self) -> None:
        self.base = clone(self.state)
        self.base_told = 0 if self.state.story is None else len(self.state.story)
        self.since = []

    def _resume(self, sent: object) -> None:
        try:
            self.asked = self._play.send(sent)
        except StopIteration:
            self.asked = None

    @property
    def over(self) -> bool:
        return self.asked is None

    @property
    def asks(self) -> list[Ask]:
        """The open questions; none when the game is over."""
        return [] if self.asked is None else asks_of(self.asked)

    def ask(self, seat: int) -> Ask | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def answer(self, ask: Ask, option: Option[Any]) -> Choice:
        """Give one of an open question's options as its answer."""
        choice = Choice(
            ask.seat, option.code, self.asks.index(ask), ask.options.index(option), ask.secret
        )
        # First noted, then played: if the answer ends a step, the boundary clears the list.
        self.since.append(choice)
        self._resume(Answer(ask, option) if isinstance(self.asked, Together) else option)
        return choice

    def again(self, choice: Choice) -> None:
        """Give an answer that was given at the same point before."""
        ask = self.asks[choice.ask_index]
        self.answer(ask, ask.options[choice.option_index])

    def skip_draws(self, drawn: int) -> None:
        """Let the stream of chance go on at draw `drawn`, so that nothing drawn comes twice."""
        self.base = clone(self.base)
        self.base.chance.drawn = drawn
        self.state.chance.drawn = drawn

    def fork(self) -> "Position[S]":
        """An independent copy that will go on exactly like this one."""
        copy = Position(self.game, clone(self.base))
        for choice in self.since:
            copy.again(choice)
        return copy

    def redeal(self, viewer: int, chance: Chance) -> "Position[S]":
        """A position that `viewer` can't tell from this one, going on with another chance.

        What the others chose in secret since the boundary is chosen anew, at random. Not every
        deal fits what has happened since: a card that was played must have been in the hand, and
        a step that still waits must not have ended. So deals are tried until one fits.
        """
        for _ in range(DEALS):
            dealt = Position(self.game, self.game.redeal(self.base, viewer, chance))
            if self._repeated_on(dealt, viewer, chance) and len(dealt.since) == len(self.since):
                return dealt
        raise RuntimeError(f"no deal in {DEALS} fits what viewer {viewer} has seen")

    def _repeated_on(self, dealt: "Position[S]", viewer: int, chance: Chance) -> bool:
        """Repeat the choices since the boundary on a deal; whether it allows them."""
        for choice in self.since:
            ask = dealt.ask(choice.seat)
            if ask is None:
                return False
            if choice.secret and choice.seat != viewer:
                option = ask.options[chance.below(len(ask.options))]
            else:
                known = ask.option(choice.code)
                if known is None:
                    return False
                option = known
            dealt.answer(ask, option)
        return True

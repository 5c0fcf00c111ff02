"""A game in motion: it waits for answers, and can be copied at any time."""

from collections.abc import Callable
from typing import Any, Generic

from mathom.core.ask import Answer, Ask, Asked, Option, Play, Together, asks_of
from mathom.core.chance import Chance
from mathom.core.event import REFEREE, SPECTATOR
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
    """An answer that was given: whose, what, to which of the open questions, and what the others
    saw of it.
    """

    __slots__ = ("ask_index", "code", "hidden", "seat", "seen")

    def __init__(self, ask: Ask, option: Option[Any], ask_index: int) -> None:
        self.seat = ask.seat
        self.code = option.code
        self.ask_index = ask_index
        self.hidden = ask.secret or ask.veiled
        self.seen = ask.seen(option)


DEALS = 1000
"""How many deals are tried until one fits."""


class Running(Generic[S]):
    """A game that runs on: it waits for answers, and can't be copied.

    Who needs speed drives `play` by hand, as `play_out` does. With `watched`, the choices since
    the last boundary are kept.
    """

    def __init__(self, game: Game[S], state: S, watched: bool = True) -> None:
        self.game = game
        self.state = state
        """The live state. Read it; only the rules change it."""
        self.since: list[Choice] = []
        self.asked: Asked | None = None
        self.play = run(game, state, self._at_boundary if watched else None)
        self._resume(None)

    def _at_boundary(self) -> None:
        self.since = []

    def _resume(self, sent: object) -> None:
        try:
            self.asked = self.play.send(sent)
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
        choice = Choice(ask, option, self.asks.index(ask))
        # First noted, then played: if the answer ends a step, the boundary clears the list.
        self.since.append(choice)
        self._resume(Answer(ask, option) if isinstance(self.asked, Together) else option)
        return choice


class Position(Running[S]):
    """A state at the last boundary between steps, and the choices since.

    A running generator can't be copied, but those two can: `fork` copies the state and gives the
    same few answers again.
    """

    def __init__(self, game: Game[S], state: S) -> None:
        self.base = state
        """As the state was at the last boundary. Nothing ever changes it."""
        self.base_told = 0
        """How much of the story had been told by then."""
        super().__init__(game, state)

    def _at_boundary(self) -> None:
        self.base = clone(self.state)
        self.base_told = 0 if self.state.story is None else len(self.state.story)
        self.since = []

    def _repr_svg_(self) -> str:
        """How a notebook shows it: what everybody may see."""
        from mathom.core.voice import voice

        return self.game.picture(self.game.view(self.state, SPECTATOR), voice("en", self.game))

    def again(self, choice: Choice) -> None:
        """Give an answer that was given at the same point before."""
        self.repeat(choice.ask_index, choice.code)

    def repeat(self, ask_index: int, code: str) -> None:
        """The same for who knows only which of the open questions it was, and the code."""
        ask = self.asks[ask_index]
        option = ask.option(code)
        assert option is not None
        self.answer(ask, option)

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

        What the others chose unseen since the boundary is chosen anew, at random among what looks
        the same to the viewer. Not every deal fits what has happened since: a card that was played
        must have been in the hand, and the same questions must be open. So deals are tried until
        one fits.
        """
        for _ in range(DEALS):
            dealt = Position(self.game, self._dealt(viewer, chance))
            if self._fits(dealt, viewer, chance):
                return dealt
        raise RuntimeError(f"no deal in {DEALS} fits what viewer {viewer} has seen")

    def deal(self, viewer: int, chance: Chance) -> Running[S]:
        """The same as `redeal`, for who only wants to play on: it costs one copy of the state."""
        for _ in range(DEALS):
            dealt = Running(self.game, self._dealt(viewer, chance), watched=bool(self.since))
            if self._fits(dealt, viewer, chance):
                return dealt
        raise RuntimeError(f"no deal in {DEALS} fits what viewer {viewer} has seen")

    def _dealt(self, viewer: int, chance: Chance) -> S:
        if viewer != REFEREE:
            chosen = [
                (choice.seat, choice.code)
                for choice in self.since
                if choice.seat != viewer and not choice.hidden
            ]
            if chosen:
                return self.game.redeal_since(self.base, viewer, chance, chosen)
            return self.game.redeal(self.base, viewer, chance)
        state = clone(self.base)  # nothing is hidden from a referee but the future
        state.chance = chance
        return state

    def _fits(self, dealt: Running[S], viewer: int, chance: Chance) -> bool:
        """Repeat the choices since the boundary on a deal; whether it allows them."""
        for choice in self.since:
            ask = dealt.ask(choice.seat)
            if ask is None:
                return False
            option = _repeated(choice, ask, viewer, chance)
            if option is None:
                return False
            dealt.answer(ask, option)
        if len(dealt.since) != len(self.since):
            return False
        # Somebody is asked to take a card only if there is one: everybody knows that now.
        asks, others = self.asks, dealt.asks
        return len(asks) == len(others) and all(map(_is_same_question, asks, others))


def _is_same_question(ask: Ask, other: Ask) -> bool:
    return ask.seat == other.seat and ask.prompt.id == other.prompt.id


def _repeated(choice: Choice, ask: Ask, viewer: int, chance: Chance) -> Option[Any] | None:
    """The answer to the same question in a deal that looks to the viewer as the choice did."""
    if not choice.hidden or viewer in (choice.seat, REFEREE):
        return ask.option(choice.code)
    alike = [option for option in ask.options if ask.seen(option) == choice.seen]
    return alike[chance.below(len(alike))] if alike else None

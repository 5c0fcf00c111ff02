"""Standing orders: what a seat has decided in advance about the windows that open for it.

They answer from what everybody knows, and from what the seat has ordered: never from what else
could have been chosen. A pass that came because there was nothing to do would tell the others so.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal, NamedTuple

import msgspec

from mathom.core.ask import Ask


class Until(StrEnum):
    """What ends a run of passes."""

    CHANGE = "change"
    """Somebody does anything else but pass, or a new round begins."""
    ROUND = "round"
    """A new round begins."""


class Done(NamedTuple):
    """What everybody, or at least its seat, knows of a line of the record."""

    seat: int
    passed: bool
    """Whether a window was passed, for all to see."""
    undone: bool
    """Whether something was taken back."""
    quiet: bool
    """Whether the others do not know of it."""
    round: int
    """Which round it led to."""


class Ended(NamedTuple):
    """Why somebody no longer passes: a deed of some seat, something that it took back, or a new
    round. `line` is the number of the line that did it.
    """

    line: int
    why: Literal["deed", "undo", "round"]
    seat: int


class Passing(msgspec.Struct, frozen=True):
    """Somebody passes from now on."""

    until: Until
    lines: int
    """How many lines the record had when it was ordered."""
    round: int

    def ended(self, seat: int, done: Sequence[Done]) -> Ended | None:
        """What ended it for this seat; nothing if it holds.

        What others do unknown to the seat ends nothing: that it no longer passes would tell.
        """
        for line, deed in enumerate(done[self.lines :], start=self.lines):
            if deed.quiet and deed.seat != seat:
                continue
            if deed.undone and (self.until == Until.CHANGE or deed.seat == seat):
                return Ended(line, "undo", deed.seat)
            if self.until == Until.CHANGE and not deed.passed:
                return Ended(line, "deed", deed.seat)
            if deed.round != self.round:
                return Ended(line, "round", deed.seat)
        return None


class Orders(msgspec.Struct, frozen=True):
    """By the names of windows: where a seat is always asked, also while it passes, and where it
    always passes. Whatever is in neither is asked unless the seat passes just now.
    """

    passing: Passing | None = None
    stops: tuple[str, ...] = ()
    skips: tuple[str, ...] = ()

    def answer(self, ask: Ask, done: Sequence[Done]) -> str | None:
        """The code with which they answer this question of their seat, if they do."""
        window = ask.window
        if window is None or window.name in self.stops or not self._passes(ask, done):
            return None
        return window.passes if ask.option(window.passes) is not None else None

    def _passes(self, ask: Ask, done: Sequence[Done]) -> bool:
        assert ask.window is not None
        if took_back(ask.seat, done):
            return False
        if ask.window.name in self.skips:
            return True
        return self.passing is not None and self.passing.ended(ask.seat, done) is None


NO_ORDERS = Orders()


def took_back(seat: int, done: Sequence[Done]) -> bool:
    """Whether the last thing that a seat has done was to take something back. Then it wants to
    choose anew, whatever it had ordered.
    """
    for deed in reversed(done):
        if deed.seat == seat:
            return deed.undone
    return False

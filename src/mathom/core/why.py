"""Legality: one function tells both what may be done and why something else may not."""

from collections.abc import Callable
from typing import Any

from mathom.core.message import Arg, Reason


class Why:
    """Why something may not be done, in short.

    A legality function returns one of these or nothing. They are made once, so that a list of
    options costs no more than a yes or no for each; the reason, a sentence about this card and that
    place, is built only for whoever asks.
    """

    __slots__ = ("args", "id", "rules")

    def __init__(
        self, id: str, *rules: str, args: Callable[..., dict[str, Arg]] | None = None
    ) -> None:
        self.id = f"reason-{id}"
        self.rules = rules
        self.args = args
        """From what was asked about, what the sentence speaks of."""

    def reason(self, *about: Any) -> Reason:
        return Reason(self.id, {} if self.args is None else self.args(*about), self.rules)

    def __repr__(self) -> str:
        return f"Why({self.id!r})"

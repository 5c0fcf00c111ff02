"""Sentences that are not yet in any language: an id and its arguments."""

from typing import TypeAlias

import msgspec

Arg: TypeAlias = "str | int | list[Message]"
"""A number, a player's own words, the name of a Fluent term such as `ring`, or a list of things."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence, to be spoken later in the reader's language."""

    id: str
    args: dict[str, Arg] = {}
    rules: tuple[str, ...] = ()
    """The rules it rests on, such as `J-3.8`; shown after the sentence."""


class Reason(Message, frozen=True):
    """Why something may not be done."""


class Refused(Exception):
    """A request that the table does not grant. Nothing has changed."""

    def __init__(self, reason: Reason, game: str | None = None) -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.game = game
        """Whose words the reason needs, if not the core's own."""


def by_seat(seat: int) -> dict[str, Arg]:
    """Arguments for a sentence about `$player`, of whom the rules know only the seat. A match has
    names to put there.
    """
    return {"seat": seat + 1, "player": [Message("player-seat", {"seat": seat + 1})]}


def whole_number(text: str) -> int | None:
    """The number somebody wrote, if it is one; nobody means one of more than nine digits."""
    return int(text) if text.isdecimal() and len(text) <= 9 else None


def refuse(id: str, **args: Arg) -> Refused:
    """A refusal that rests on no rule of a game: bad input, the wrong moment, a damaged file."""
    return Refused(Reason(id, args))

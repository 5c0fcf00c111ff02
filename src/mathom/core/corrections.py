"""Printed values that are not certain, and how a person with the box corrects them.

A game whose sources leave values open says which, and takes corrections from a file of the person
who runs it. Cards are called as in `Game.printed`, values as on their pages.
"""

from pathlib import Path
from typing import Literal, Protocol, TypeAlias

import msgspec

from mathom.core.message import Message

Written: TypeAlias = int | str | list[int | str]
"""A value as a file of corrections has it."""


class Possible(msgspec.Struct, frozen=True):
    """One of the words that a value may be or hold."""

    word: str
    name: str
    """The term of the game that names it."""


class Checked(msgspec.Struct, frozen=True):
    """One value of a card, to be compared with the printed one."""

    name: str
    """Its name is the term `value-<name>`."""
    form: Literal["number", "numbers", "word", "words", "text"]
    """`text` is a list of expressions in the words of which texts are made."""
    value: Written
    among: list[Possible] = []
    """All words that it may be or hold."""
    least: int = 0
    most: int = 0
    """If it is a number, or several: from where to where they may go."""
    doubt: str | None = None
    """The message of why what came with us is not certain, if it isn't."""
    corrected: bool = False
    """Whether the file of corrections tells it."""
    ours: Written | None = None
    """If the file tells it: what came with us, unless a card of its kind had none."""


class Sheet(msgspec.Struct, frozen=True):
    """All values of a card that can be checked."""

    card: str
    kind: str
    values: list[Checked]


class Tried(msgspec.Struct, frozen=True):
    """What a card would be and say with a correction, or why it can't be used."""

    values: list[Checked]
    text: list[Message]
    trouble: Message | None = None


class Corrections(Protocol):
    def file(self) -> Path:
        """Where corrections are kept."""
        ...

    def troubles(self) -> list[Message]:
        """What is wrong with the corrections that are there."""
        ...

    def pending(self) -> bool:
        """Whether the file has changed since it was read: a restart would use it."""
        ...

    def sheets(self) -> list[Sheet]:
        """All cards with their values, as the file has them now."""
        ...

    def try_out(self, card: str, values: dict[str, Written]) -> Tried:
        """A card with these values instead of its own."""
        ...

    def handed_down(self) -> dict[str, str]:
        """Variables of the environment that give another process the values of this one, whatever
        the file says when that process starts.
        """
        ...

    def save(self, card: str, values: dict[str, Written]) -> None:
        """Let the file say this of a card, and nothing else; a refusal if it can't be used."""
        ...

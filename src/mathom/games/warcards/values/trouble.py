"""What is wrong with a table of values."""

from typing import Final

from mathom.core.message import Arg, Message

LONGEST: Final = 300
"""Letters of what is quoted."""


class Trouble(Exception):
    """A value that can't be used, as whoever wrote it must be told."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id)
        said = {name: quoted(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        self.message = Message(f"trouble-{id}", said)


def quoted(said: str) -> str:
    """What somebody wrote, without what could play tricks on a terminal or fill a page."""
    shown = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in said)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"

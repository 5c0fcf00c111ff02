"""Which things on the table a line of the story speaks of."""

from mathom.core.event import Line
from mathom.core.message import Message
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.rules.zones import handle
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY

NAMED = ("card", "who", "bearer", "minion", "site")


def about(t: Table, line: Line) -> tuple[str, ...]:
    """By argument, never by spelling: a card that is named and lies on the table."""
    names = [arg for key in NAMED if isinstance(arg := line.args.get(key), str)]
    for key in ("minions", "cards"):
        listed = line.args.get(key)
        if isinstance(listed, list):
            names += [_name(part) for part in listed]
    found = []
    on_table = [*t.board, *(site for site in t.path if site != NOBODY)]
    for name in dict.fromkeys(names):
        found += [
            f"card:{handle(t, card)}"
            for card in on_table
            if catalogue.NAME[t.print_of[card]] == name
        ]
    return tuple(found)


def _name(part: Message) -> str:
    return str(part.args.get("name", ""))

"""What is printed on the things in a game's box, for whoever wants to show or search them."""

import msgspec

from mathom.core.message import Message


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card or a place. `name` is the Fluent term of its name, and what options call it.

    Its words are terms of the game, too: `noun-<kind>`, `set-<set>`, `value-<name>` for what a
    number or a list is called; the others as they are.
    """

    name: str
    kind: str
    side: str | None = None
    group: str | None = None
    """What it belongs to, such as a faction."""
    set: str = "base"
    collectors_number: str = ""
    """As people write it who collect such cards, `1_34`; empty where nobody counts them."""
    copies: int = 1
    numbers: dict[str, int] = {}
    """Icons, points, strength; only those that are printed."""
    starred: dict[str, int] = {}
    """More of these, under a condition that the text tells."""
    lists: dict[str, list[str]] = {}
    """Keywords, wielders, attackers; numbers, too, if there can be several."""
    text: list[Message] = []
    """What it does, in sentences made from what it does."""
    unsure: dict[str, Message] = {}
    """Values on which the sources differ: what the others say, by the value's name, which is that
    of a number or a list, `kind` or `text`."""
    own_names: dict[str, str] = {}
    """The languages in which its name is ours, because no source gives it: `all` of it, or only the
    `subtitle`, which is what follows the first comma."""

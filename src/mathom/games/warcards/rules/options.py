"""What can be chosen, made once: playouts ask millions of questions. An option that offers a deed
stands beside that.

A card in hand is touched as `hand:<name>`, one that somebody looks at as `aside:<name>`, one in
play by its name alone, and a location by its name. What others must not see of a choice, they see
only as the kind of the choice.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from mathom.core.ask import Option
from mathom.core.message import Message
from mathom.games.warcards.catalogue import LOCATION_NAMES, NAMES
from mathom.games.warcards.terms import GROUND, NOBODY, PATH, RESERVE

YES: Final = Option("yes", True, Message("option-yes"))
NO: Final = Option("no", False, Message("option-no"))
DONE: Final = Option("done", NOBODY, Message("option-done"), seen="done")
NOTHING: Final = Option("nothing", NOBODY, Message("option-nothing"))
AGREE: Final = Option("agree", True, Message("option-agree"))
OBJECT: Final = Option("object", False, Message("option-object"))


def place_name(place: int) -> str:
    """A place as it is written in codes."""
    if place == RESERVE:
        return "reserve"
    return "path" if place == PATH else LOCATION_NAMES[place - GROUND]


@cache
def eliminate_unseen(card: int, zone: str = "hand") -> Option[int]:
    name = NAMES[card]
    return Option(
        f"eliminate {name}",
        card,
        Message("option-eliminate", {"card": name}),
        (f"{zone}:{name}",),
        seen="eliminate",
    )


@cache
def take(card: int) -> Option[int]:
    name = NAMES[card]
    return Option(f"take {name}", card, Message("option-take", {"card": name}), (f"pile:{name}",))


@cache
def speak(card: int) -> Option[int]:
    """Let a card's text be the next."""
    name = NAMES[card]
    return Option(name, card, Message("option-speak", {"card": name}), (name,))


@cache
def eliminate(card: int) -> Option[int]:
    name = NAMES[card]
    return Option(f"eliminate {name}", card, Message("option-eliminate", {"card": name}), (name,))


@cache
def eliminate_at(card: int, place: int) -> Option[tuple[int, int]]:
    """When cards that look the same may be lost in several places."""
    name, where = NAMES[card], place_name(place)
    return Option(
        f"eliminate {name} {where}",
        (card, place),
        Message("option-eliminate-at", {"card": name, "place": where}),
        (name, where),
    )


@cache
def locate(location: int, kind: str) -> Option[int]:
    """Name a location: `kind` says what for."""
    name = LOCATION_NAMES[location]
    return Option(name, location, Message(f"option-{kind}", {"location": name}), (name,))


@cache
def player(name: str, deck: int) -> Option[int]:
    """Name a player."""
    return Option(name, deck, Message("option-player", {"player": f"player-{name}"}))


@cache
def support(leaders: frozenset[int]) -> Option[frozenset[int]]:
    if not leaders:
        return Option("support nobody", leaders, Message("option-support-nobody"))
    ordered = sorted(leaders, key=NAMES.__getitem__)
    names = tuple(NAMES[leader] for leader in ordered)
    return Option(
        f"support {' '.join(names)}",
        leaders,
        Message("option-support", {"cards": supported(ordered)}),
        names,
    )


def supported(leaders: Iterable[int]) -> list[Message]:
    """The characters themselves, not titles of cards."""
    return [Message("supported", {"card": NAMES[leader]}) for leader in leaders]


@cache
def fate(with_items: bool) -> Option[bool]:
    """Which of two texts saves a character."""
    return Option(
        "items" if with_items else "alone",
        with_items,
        Message("option-fate-items" if with_items else "option-fate-alone"),
    )


@cache
def save(card: int) -> Option[int]:
    name = NAMES[card]
    return Option(f"save {name}", card, Message("option-save", {"card": name}), (name,))

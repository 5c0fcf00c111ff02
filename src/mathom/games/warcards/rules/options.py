"""Everything that can be chosen, made once: playouts ask millions of questions.

A card in hand is touched as `hand/<name>`, one that somebody looks at as `aside/<name>`, one in
play by its name alone, and a location by its name. What others must not see of a choice, they see
only as the kind of the choice.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from mathom.core.ask import Option
from mathom.core.message import Message
from mathom.games.warcards.catalogue import LOCATION_NAMES, NAMES
from mathom.games.warcards.terms import GROUND, NOBODY, PATH, RESERVE

# A card is always told by the lowest number that looks the same.


class Played(NamedTuple):
    """Play a card from hand."""

    card: int
    place: int
    wielder: int


class Moved(NamedTuple):
    """Move a card from reserve."""

    card: int
    place: int


class Used(NamedTuple):
    """Use one's action for a card's text."""

    card: int


class Resolved(NamedTuple):
    """Have a skirmish fought."""

    location: int


class Cycled(NamedTuple):
    """Cycle a card from hand."""

    card: int


class Forsaken(NamedTuple):
    """Forsake a card: from hand, from reserve, or the top card of the draw deck."""

    card: int
    zone: int
    fresh: bool = False


PASS: Final = Option("pass", "pass", Message("option-pass"), seen="pass")
WINNOW: Final = Option("winnow", "winnow", Message("option-winnow"), seen="winnow")
RING: Final = Option("ring", "ring", Message("option-ring"), ("ring",), seen="ring")
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
def play(card: int, place: int, zone: str = "hand") -> Option[Played]:
    name, where = NAMES[card], place_name(place)
    code = f"play {name} {where}"
    return Option(
        code,
        Played(card, place, NOBODY),
        Message("option-play", {"card": name, "place": where}),
        (f"{zone}/{name}", where),
        seen=code,
    )


@cache
def play_on(card: int, wielder: int, zone: str = "hand") -> Option[Played]:
    name, bearer = NAMES[card], NAMES[wielder]
    code = f"play {name} {bearer}"
    return Option(
        code,
        Played(card, NOBODY, wielder),
        Message("option-play-on", {"card": name, "wielder": bearer}),
        (f"{zone}/{name}", bearer),
        seen=code,
    )


@cache
def play_event(card: int, zone: str = "hand") -> Option[Played]:
    name = NAMES[card]
    code = f"play {name}"
    return Option(
        code,
        Played(card, NOBODY, NOBODY),
        Message("option-play-event", {"card": name}),
        (f"{zone}/{name}",),
        seen=code,
    )


@cache
def move(card: int, place: int) -> Option[Moved]:
    name, where = NAMES[card], place_name(place)
    code = f"move {name} {where}"
    return Option(
        code,
        Moved(card, place),
        Message("option-move", {"card": name, "place": where}),
        (name, where),
        seen=code,
    )


@cache
def use(card: int) -> Option[Used]:
    name = NAMES[card]
    code = f"use {name}"
    return Option(code, Used(card), Message("option-use", {"card": name}), (name,), seen=code)


@cache
def resolve(skirmish: int) -> Option[Resolved]:
    name = LOCATION_NAMES[skirmish]
    code = f"resolve {name}"
    return Option(
        code, Resolved(skirmish), Message("option-resolve", {"location": name}), (name,), seen=code
    )


@cache
def cycle(card: int, zone: str = "hand") -> Option[Cycled]:
    name = NAMES[card]
    return Option(
        f"cycle {name}",
        Cycled(card),
        Message("option-cycle", {"card": name}),
        (f"{zone}/{name}",),
        seen="cycle",
    )


@cache
def eliminate_unseen(card: int, zone: str = "hand") -> Option[int]:
    name = NAMES[card]
    return Option(
        f"eliminate {name}",
        card,
        Message("option-eliminate", {"card": name}),
        (f"{zone}/{name}",),
        seen="eliminate",
    )


@cache
def forsake_from_hand(card: int) -> Option[Forsaken]:
    name = NAMES[card]
    return Option(
        f"forsake {name}",
        Forsaken(card, 0),
        Message("option-forsake", {"card": name}),
        (f"hand/{name}",),
        seen="forsake hand",
    )


@cache
def forsake_from_reserve(card: int, fresh: bool, both: bool) -> Option[Forsaken]:
    """`both` tells that an older copy lies there as well, so that this one needs another code."""
    name = NAMES[card]
    code = f"forsake reserve {name}"
    if fresh and both:
        code += " new"
    return Option(
        code,
        Forsaken(card, RESERVE, fresh),
        Message(
            "option-forsake-reserve-new" if fresh and both else "option-forsake-reserve",
            {"card": name},
        ),
        (name,),
        seen=code,
    )


FORSAKE_TOP: Final = Option(
    "forsake deck",
    Forsaken(NOBODY, 1),
    Message("option-forsake-deck"),
    ("deck",),
    seen="forsake deck",
)


@cache
def take(card: int) -> Option[int]:
    name = NAMES[card]
    return Option(f"take {name}", card, Message("option-take", {"card": name}), (f"pile/{name}",))


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

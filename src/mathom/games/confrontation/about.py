"""Which things on the table a line of the story speaks of."""

from collections.abc import Iterator
from typing import Final

from mathom.core.event import Line
from mathom.core.message import Message

PIECES: Final = ("character", "attacker", "defender", "prey", "fellow", "servant")
REGIONS: Final = ("from", "to", "region")

CARD_OF: Final = {
    "event-card-rejected": "fellowship",
    "event-eye": "fellowship",
    "event-cloak": "sauron",
}
"""Whose card a line names, where it does not say."""

SPOKEN: Final = {
    "event-rode": ("special:shadowfax",),
    "event-balrog-strikes": ("piece:balrog",),
    "event-gandalf-the-white": ("special:gandalf-the-white", "piece:gandalf", "region:fangorn"),
    "event-king-revealed": ("special:king-revealed", "piece:aragorn"),
    "event-named-watcher": ("piece:watcher",),
    "event-spied": ("special:crebain",),
    "event-recalled": ("special:recall",),
    "event-stepped": ("special:dark-of-mordor",),
    "event-palantir": ("special:palantir",),
    "event-sam-steps-in": ("piece:sam", "piece:frodo"),
    "event-gwaihir": ("special:gwaihir",),
    "event-slain-by-orcs": ("piece:orcs",),
    "event-boromir": ("piece:boromir",),
    "event-frodo-shown": ("piece:frodo", "piece:sam"),
    "event-swapped": ("piece:smeagol",),
    "event-fetched": ("card:{side}:magic",),
    "event-card-rejected": ("piece:saruman",),
    "event-four": ("piece:mouth-of-sauron", "card:sauron:4"),
    "event-support": ("piece:gandalf",),
    "event-eye": ("card:sauron:eye-of-sauron",),
    "event-cloak": ("card:fellowship:elven-cloak",),
    "event-noble-sacrifice": ("card:fellowship:noble-sacrifice",),
    "event-shelob-returns": ("piece:shelob", "region:gondor"),
    "event-shelob-lost": ("piece:shelob", "region:gondor"),
    "event-sam-takes-the-ring": ("piece:sam",),
}
"""What a line names in its own words, beside its arguments."""

ENDINGS: Final = {
    "mordor": ("region:mordor",),
    "shire": ("region:shire",),
    "witch-king": ("piece:witch-king", "region:shire"),
}


def about(line: Line) -> tuple[str, ...]:
    kind = line.id.removesuffix("-veiled")
    named = [thing.format(side=line.args.get("side")) for thing in SPOKEN.get(kind, ())]
    named += ENDINGS.get(str(line.args.get("how")), ())
    named += _things(line, CARD_OF.get(kind, line.args.get("side")))
    return tuple(dict.fromkeys(named))


def _things(said: Message, side: object) -> Iterator[str]:
    """What a sentence names by its arguments, also within its lists."""
    for arg, value in said.args.items():
        if isinstance(value, list):
            for part in value:
                yield from _things(part, side)
        elif arg in PIECES:
            yield f"piece:{value}"
        elif arg in REGIONS:
            yield f"region:{value}"
        elif arg == "special":
            yield f"special:{value}"
        elif arg == "card":
            yield f"card:{side}:{str(value).removeprefix('card-')}"

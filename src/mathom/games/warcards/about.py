"""Which things on the table a line of the story speaks of.

What belongs to somebody is named with its owner, `reserve:frodo`: one reserve is not another. A
card is lit where it lies now; of one that left play that is a pile, for copies may still stand.
"""

from typing import Final

from mathom.core.event import Line
from mathom.core.message import Arg
from mathom.games.warcards.catalogue import NUMBER
from mathom.games.warcards.state import War, deck_of
from mathom.games.warcards.terms import NOBODY

PILES: Final = {
    "event-draws-veiled": ("hand-of",),
    "event-recycles": ("cycled", "deck"),
    "event-cards-join": ("cycled",),
    "event-looks-veiled": ("deck",),
    "event-cycles": ("cycled",),
    "event-cycles-veiled": ("cycled",),
    "event-cycles-drawn": ("cycled",),
    "event-cycles-drawn-veiled": ("cycled",),
    "event-cycles-rest": ("cycled",),
    "event-keeps-veiled": ("hand-of",),
    "event-eliminates-from-hand": ("gone",),
    "event-eliminates-from-hand-veiled": ("gone",),
    "event-eliminates-drawn": ("gone",),
    "event-eliminates-drawn-veiled": ("gone",),
    "event-forsakes": ("gone",),
    "event-forsakes-veiled": ("gone",),
    "event-forsakes-top": ("deck", "gone"),
    "event-forsakes-top-veiled": ("deck", "gone"),
    "event-forsakes-reserve": ("reserve",),
    "event-sacrifices": ("reserve",),
    "event-takes": ("hand-of",),
    "event-uses-ring": ("ring",),
    "event-cycled": ("cycled",),
    "event-cycled-instead": ("cycled",),
    "event-revealed-and-cycled": ("cycled",),
    "event-withdraws": ("cycled",),
    "event-eliminated": ("gone",),
}
"""What of the player's, or of the card's owner's, a line is about."""

CARDS_IN: Final = {
    "event-draws": "hand:",
    "event-looks": "aside:",
    "event-keeps": "hand:",
    "event-finds": "aside:",
    "event-takes": "hand:",
}
"""Where the cards lie now that a line tells of to those who may know them."""

OUT_OF_PLAY: Final = frozenset((*PILES, *CARDS_IN, "event-removed"))
"""Lines whose card lies no longer in play."""


def about(t: War, line: Line) -> tuple[str, ...]:
    kind, args = line.id, line.args
    named: list[str] = []
    player = _player(t, args)
    if player is not None:
        named += [f"{pile}:{player}" for pile in PILES.get(kind, ())]
    if kind in CARDS_IN:
        named += [CARDS_IN[kind] + card for card in _cards(args)]
    elif kind not in OUT_OF_PLAY:
        named += _cards(args)
    for arg in ("wielder", "location", "place"):
        if arg in args:
            named.append(f"reserve:{player}" if args[arg] == "reserve" else str(args[arg]))
    if kind in ("event-corruption", "event-cleansed"):
        named.append("corruption")
    elif kind == "event-score":
        named += ["score:free-peoples", "score:shadow"]
    elif kind in ("event-won", "event-ground-won"):
        named.append(f"score:{args['side']}")
    if not named and player is not None and "player" in args:
        named.append(f"player:{player}")
    return tuple(named)


def _cards(args: dict[str, Arg]) -> list[str]:
    several = args.get("cards")
    if isinstance(several, list):
        return [str(one.args["card"]) for one in several]
    return [str(args["card"])] if "card" in args else []


def _player(t: War, args: dict[str, Arg]) -> str | None:
    """The name of the deck whose player a line is about, else of the one that its card is from."""
    if "player" in args:
        return str(args["player"]).removeprefix("player-")
    card = NUMBER.get(str(args.get("card")))
    if card is None or t.owner[card] == NOBODY:
        return None
    return deck_of(t, t.owner[card]).name

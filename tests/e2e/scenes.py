"""Games that were played before the curtain rises, the same in every run."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from mathom.bots import make_bot
from mathom.core import registry
from mathom.core.chance import Chance
from mathom.core.game import Value
from mathom.core.match import Match, replay
from mathom.core.record import Record, Seat

PLAYERS = ("Ania", "Bartek", "Celina", "Dorota", "Edmund", "Franciszek")


@cache
def played(seats: int, seed: str, variant: str = "advanced") -> Record:
    """A whole Journey to Mordor, played well."""
    return _played_well("journey", seats, seed, {"variant": variant})


@cache
def fought(seed: str) -> Record:
    """A whole Confrontation, played well; the first player has the Fellowship."""
    return _played_well("confrontation", 2, seed, {})


@cache
def warred(seed: str) -> Record:
    """A whole Trilogy of the Card Game, played well by four."""
    return _played_well("warcards", 4, seed, {})


@cache
def expanded(scenario: str, seats: int, seed: str) -> Record:
    """A whole scenario of Fire and Swords, played well."""
    return _played_well("warcards", seats, seed, {"scenario": scenario})


@cache
def travelled(seed: str, seats: int = 2) -> Record:
    """A whole first game of the TCG, to site 7, played well."""
    return _played_well("fellowship", seats, seed, {})


def _played_well(name: str, seats: int, seed: str, options: dict[str, Value]) -> Record:
    game = registry.game(name)
    match = Match(game, [Seat(name) for name in PLAYERS[:seats]], options, seed)
    bot, luck = make_bot(game, "greedy"), Chance(seed)
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, bot.choose(match.sight(seat), luck).code)
    return match.record()


def moment(record: Record, wanted: Callable[[Match[Any]], bool]) -> int:
    """The number of the first position that is wanted."""
    match = replay(record, 0)
    for ply, line in enumerate(record.choices):
        if wanted(match):
            return ply
        match.play_line(line)
    raise LookupError("this game has no such moment")


@cache
def skirmished(wanted: Callable[[Match[Any]], bool], seats: int) -> tuple[Record, int]:
    """The first such moment in any Extended Trilogy."""
    for seed in range(80):
        record = expanded("extended-trilogy", seats, f"palantír {seed}")
        try:
            return record, moment(record, wanted)
        except LookupError:
            continue
    raise LookupError("no game has such a moment")


MOST_KEPT = 5


def crowded(match: Match[Any]) -> bool:
    """In the Card Game: five locations are active, a skirmish among them, and there is fighting.
    Nobody has kept many cards in reserve: those may have to be scrolled to on a small screen.
    """
    view: Any = match.view(0)
    kept = Counter(card.deck for card in view.board if card.place == "reserve")
    return (
        asked(match, 0, "prompt-turn")
        and len(view.places) == 5
        and any(place.skirmish for place in view.places)
        and max(kept.values(), default=0) <= MOST_KEPT
        and len([card for card in view.board if card.place != "reserve"]) > 8
    )


def asked(match: Match[Any], seat: int, prompt: str) -> bool:
    """Whether somebody is asked this just now."""
    return any(ask.seat == seat and ask.prompt.id == prompt for ask in match.asks)

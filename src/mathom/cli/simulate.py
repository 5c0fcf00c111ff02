"""`mathom simulate`: many games of bots against each other."""

from typing import Any

from mathom.bots.arena import Tally, interval, play_games
from mathom.cli.args import JSON, Command, Flag, Given
from mathom.cli.console import Console
from mathom.core import registry
from mathom.core.game import Game
from mathom.core.message import refuse

DEFAULT_GAMES = 100


def run(console: Console, given: Given) -> int:
    game = registry.game(given.words["GAME"])
    bots = seating(game, given)
    count = given.number("games")
    tally = play_games(
        game,
        bots,
        games=DEFAULT_GAMES if count is None else count,
        seed=given.seed() or "0",
        options=game.options(given.pairs("option"), len(bots)),
        rotate=given.has("rotate"),
        jobs=given.number("jobs") or 1,
        progress=console.progress,
    )
    if given.has("json"):
        console.data(data(tally))
    else:
        report(console, tally)
    for crash in tally.crashes[:1]:
        console.warn(crash)
    return 1 if tally.crashes else 0


def seating(game: Game[Any], given: Given) -> list[str]:
    """One bot a seat: `--bots greedy,random`; a single one sits everywhere."""
    bots = [name.strip() for name in (given.text("bots") or "random").split(",")]
    players = given.number("players")
    if players is None:
        players = len(bots) if len(bots) > 1 else game.seats[0]
    game.check_seats(players)
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise refuse("refused-bots", bots=len(bots), players=players)
    return bots


def data(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "crashes": len(tally.crashes),
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "results": {
            "seats": [
                {"seat": seat + 1, "wins": wins, "shared": tally.seat_shared[seat]}
                for seat, wins in enumerate(tally.seat_wins)
            ],
            "bots": {
                name: {
                    "entries": entries,
                    "points": tally.bot_points[name],
                    "rate": round(tally.bot_points[name] / entries, 4) if entries else None,
                    "interval": rounded(interval(tally.bot_points[name], entries)),
                    "seats": [
                        {
                            "seat": seat + 1,
                            "entries": side.entries,
                            "points": side.points,
                            "interval": rounded(interval(side.points, side.entries)),
                        }
                        for seat, side in enumerate(tally.sides[name])
                        if side.entries
                    ],
                }
                for name, entries in tally.bot_entries.items()
            },
            "nobody": tally.nobody,
        },
    }


def rounded(ends: tuple[float, float]) -> list[float]:
    return [round(end, 4) for end in ends]


def report(console: Console, tally: Tally) -> None:
    text = console.text
    seconds = tally.seconds
    console.tell(
        text(
            "simulate-done",
            games=tally.games,
            decisions=tally.decisions,
            seconds=console.figure(seconds, 2),
            rate=console.figure(tally.decisions / seconds) if seconds else "-",
            crashes=len(tally.crashes),
        )
    )
    for seat, wins in enumerate(tally.seat_wins):
        shared = tally.seat_shared[seat]
        console.tell(text("simulate-seat", seat=seat + 1, wins=wins, shared=shared), "  ")
    console.tell(text("simulate-nobody", games=tally.nobody), "  ")
    for name, entries in tally.bot_entries.items():
        rate = _rate(console, tally.bot_points[name], entries)
        console.tell(text("simulate-bot", bot=name, entries=entries, **rate), "  ", "    ")
        for seat, side in enumerate(tally.sides[name]):
            if 0 < side.entries < entries:
                rate = _rate(console, side.points, side.entries)
                told = text("simulate-side", seat=seat + 1, entries=side.entries, **rate)
                console.tell(told, "    ", "      ")


def _rate(console: Console, points: float, entries: int) -> dict[str, str]:
    """A rate with the ends of its interval."""
    low, high = interval(points, entries)
    rate = points / entries if entries else 0.0
    return {
        "rate": console.percent(rate),
        "low": console.percent(low),
        "high": console.percent(high),
    }


COMMAND = Command(
    "simulate",
    run,
    needs=("GAME",),
    flags=(
        Flag("games", "N", whole=True),
        Flag("seed", "WORD"),
        Flag("players", "N", whole=True),
        Flag("bots", "A,B,.."),
        Flag("option", "NAME=VALUE", many=True),
        Flag("rotate"),
        Flag("jobs", "N", whole=True),
        JSON,
    ),
)

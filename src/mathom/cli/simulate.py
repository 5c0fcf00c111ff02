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
                    "interval": [
                        round(end, 4) for end in interval(tally.bot_points[name], entries)
                    ],
                }
                for name, entries in tally.bot_entries.items()
            },
            "nobody": tally.nobody,
        },
    }


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
        low, high = interval(tally.bot_points[name], entries)
        rate = tally.bot_points[name] / entries if entries else 0.0
        console.tell(
            text(
                "simulate-bot",
                bot=name,
                rate=console.percent(rate),
                low=console.percent(low),
                high=console.percent(high),
                entries=entries,
            ),
            "  ",
            "    ",
        )


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
        JSON,
    ),
)

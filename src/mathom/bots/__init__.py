"""Playing without people: bots that know no single game, and arenas."""

from typing import Any, Final

from mathom.bots.search import SearchBot
from mathom.core.bot import Bot, RandomBot
from mathom.core.game import Game
from mathom.core.message import refuse, whole_number

LEVELS: Final = ("easy", "medium", "hard")
"""Whom people play against, from the weakest up."""


def bot_names(game: Game[Any]) -> list[str]:
    """All bots that can play a game, its own last."""
    own = game.bots()
    return [name for name in ("random", "search") if name not in own] + list(own)


def served_bots(game: Game[Any]) -> list[str]:
    """Those that may sit at a server's table, from the weakest up. The general searcher is not
    among them: anybody could let it think for hours. A game may have a searcher of its own.
    """
    return ["random", *game.bots()]


def offered_bots(game: Game[Any]) -> list[str]:
    """Those that people are asked to choose from, from the weakest up: the levels of a game, or
    whatever a game without levels has.
    """
    own = game.bots()
    return [level for level in LEVELS if level in own] or served_bots(game)


def easiest(game: Game[Any]) -> str:
    """For whoever plays a game for the first time, and for a seat that was given up."""
    return offered_bots(game)[0]


def strongest(game: Game[Any]) -> str:
    """For a seat whose player is away: nobody should lose by it more than they must."""
    return offered_bots(game)[-1]


def make_bot(game: Game[Any], name: str) -> Bot:
    """The bot of this name: one of the game's own, `search` or `random`.

    A searcher may be given its number of simulations: `search:200`.
    """
    kind, colon, budget = name.partition(":")
    if kind not in bot_names(game):
        raise _unknown(game, name)
    bot = _made(game, kind)
    if colon:
        simulations = whole_number(budget)
        if not isinstance(bot, SearchBot) or not simulations:
            raise _unknown(game, name)
        bot.simulations = simulations
    return bot


def _made(game: Game[Any], kind: str) -> Bot:
    makers = game.bots()
    if kind in makers:
        return makers[kind]()
    return SearchBot() if kind == "search" else RandomBot()


def _unknown(game: Game[Any], name: str) -> Exception:
    return refuse("refused-bot", name=name[:40], known=", ".join(bot_names(game)))

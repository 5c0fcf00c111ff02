"""Which games there are. Packages name theirs in the entry point group `mathom.games`."""

# interpreted: it is asked a few times a game

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from mathom.core.game import Game
from mathom.core.message import refuse


@cache
def _named() -> dict[str, Any]:
    return {entry.name: entry for entry in sorted(entry_points(group="mathom.games"))}


def names() -> list[str]:
    return list(_named())


@cache
def _loaded(name: str) -> Game[Any]:
    game: Game[Any] = _named()[name].load()
    return game


def game(name: str) -> Game[Any]:
    if name not in _named():
        raise refuse("refused-game", name=name, known=", ".join(names()))
    return _loaded(name)


def games() -> list[Game[Any]]:
    return [game(name) for name in names()]

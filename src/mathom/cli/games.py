"""`mathom games`: what can be played here."""

import textwrap
from typing import Any

from mathom.bots import bot_names
from mathom.cli.args import JSON, Command, Given
from mathom.cli.console import Console
from mathom.core import registry
from mathom.core.game import Game, Setting, written

COLUMN = 36
"""An option with longer values has a line to itself."""
WIDEST = 72


def run(console: Console, given: Given) -> int:
    games = registry.games()
    if given.has("json"):
        console.data([_data(console, game) for game in games])
        return 0
    for game in games:
        text = console.for_game(game)
        console.say(f"{game.name}  {text('title')}")
        console.tell(text("summary"), "  ")
        seats, bots = game.seats, ", ".join(bot_names(game))
        if len(seats) == 1:
            console.say(f"  {text('games-seats-only', only=seats[0])}")
        else:
            console.say(f"  {text('games-seats', least=seats[0], most=seats[-1])}")
        console.say(f"  {text('games-bots', bots=bots)}")
        if game.settings:
            console.say(f"  {text('games-options')}")
        shown = {_shown(setting): setting for setting in game.settings}
        width = max((len(name) for name in shown if len(name) <= COLUMN), default=0)
        for name, setting in shown.items():
            mark = " *" if setting.assumed else ""
            label = text(f"setting-{setting.name}") + mark
            if len(name) > COLUMN:
                for line in _broken(name):
                    console.say(f"    {line}")
                name = ""
            console.tell(label, f"    {name:{width}}  ", " " * (width + 6))
        if any(setting.assumed for setting in game.settings):
            console.tell(text("games-assumed"), "  ")
    return 0


def _shown(setting: Setting) -> str:
    return f"{setting.name}={'|'.join(map(written, setting.values)) or '…'}"


def _broken(values: str) -> list[str]:
    """In as many lines as they need, each but the last ending with a bar."""
    spaced = values.replace("|", "| ")
    lines = textwrap.wrap(spaced, WIDEST, subsequent_indent="  ", break_on_hyphens=False)
    return [line.replace("| ", "|") for line in lines]


def _data(console: Console, game: Game[Any]) -> dict[str, Any]:
    text = console.for_game(game)
    return {
        "name": game.name,
        "title": text("title"),
        "summary": text("summary"),
        "rules": game.rules_version,
        "players": list(game.seats),
        "bots": bot_names(game),
        "options": [
            _setting(setting, text(f"setting-{setting.name}")) for setting in game.settings
        ],
    }


def _setting(setting: Setting, label: str) -> dict[str, Any]:
    return {
        "name": setting.name,
        "label": label,
        "default": setting.default,
        "values": list(setting.values),
        "assumed": setting.assumed,
        "house": setting.house,
    }


COMMAND = Command("games", run, flags=(JSON,))

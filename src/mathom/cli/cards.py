"""`mathom cards`: what is printed on a game's cards and places."""

import msgspec

from mathom.cli.args import JSON, Command, Given
from mathom.cli.console import Console, folded
from mathom.core import registry
from mathom.core.message import refuse
from mathom.core.printed import Printed
from mathom.core.voice import Text


def run(console: Console, given: Given) -> int:
    game = registry.game(given.words["GAME"])
    wanted = given.word("WORDS")
    text = console.for_game(game)
    found = [each for each in game.printed() if wanted is None or _matches(each, wanted, text)]
    if not found:
        raise refuse("refused-no-cards" if wanted is None else "refused-no-card", game=game.name)
    if given.has("json"):
        console.data([msgspec.to_builtins(each) for each in found])
        return 0
    for each in found:
        console.say("\n".join(_lines(each, text)))
    return 0


def _matches(printed: Printed, wanted: str, text: Text) -> bool:
    """Whether the words are in a card's name, in any language's writing of it, or in its text."""
    said = [printed.name, text.name(printed.name), *map(text.say, printed.text)]
    return any(wanted.casefold() in words.casefold() for words in said)


def _lines(printed: Printed, text: Text) -> list[str]:
    numbers = ", ".join(f"{name} {number}" for name, number in printed.numbers.items())
    head = f"{text.name(printed.name)} ({printed.name})"
    facts = [printed.group or printed.side, printed.kind, numbers]
    return [
        head,
        folded("; ".join(filter(None, facts)), "    ", "    "),
        *(folded(text.say(sentence), "    ", "      ") for sentence in printed.text),
    ]


COMMAND = Command("cards", run, needs=("GAME",), may=("WORDS",), flags=(JSON,))

"""`mathom cards`: what is printed on a game's cards and places."""

from collections.abc import Iterator
from typing import Any

import msgspec

from mathom.cli.args import JSON, WORDS, Command, Flag, Given
from mathom.cli.console import Console, folded
from mathom.core import registry
from mathom.core.box import read_out
from mathom.core.game import Game
from mathom.core.message import refuse
from mathom.core.printed import Printed
from mathom.core.search import has_words
from mathom.core.voice import LANGUAGES, Text, voice, with_minus

UNVERIFIED = Flag("unverified")


def run(console: Console, given: Given) -> int:
    game = registry.game(given.words["GAME"])
    wanted = given.word(WORDS)
    text = console.for_game(game)
    found = [each for each in game.printed() if wanted is None or _has(each, wanted, game, text)]
    if not found:
        raise refuse("refused-no-cards" if wanted is None else "refused-no-card", game=game.name)
    if given.has("unverified"):
        found = [each for each in found if each.unsure]
    if given.has("json"):
        console.data(msgspec.to_builtins(read_out(game, found)))
        return 0
    for each in found:
        console.say("\n".join(_lines(each, text)))
    if given.has("unverified"):
        values = sum(len(each.unsure) for each in found)
        console.say(console.text("unverified-in-all", cards=len(found), values=values))
        _tell_of_corrections(console, game, text)
    return 0


def _tell_of_corrections(console: Console, game: Game[Any], text: Text) -> None:
    """Where they are kept, and what is wrong with them."""
    corrections = game.corrections()
    if corrections is not None:
        console.tell(console.text("unverified-file", file=str(corrections.file())))
        for trouble in corrections.troubles():
            console.warn(text.say(trouble))


def _has(printed: Printed, wanted: str, game: Game[Any], text: Text) -> bool:
    """Whether all the words are on a card; its name may be in either language."""
    names = [voice(lang, game).name(printed.name) for lang in LANGUAGES]
    said = [printed.name, *names, *_facts(printed, text), *map(text.say, printed.text)]
    return has_words(" ".join(said), wanted)


def _lines(printed: Printed, text: Text) -> Iterator[str]:
    yield f"{text.name(printed.name)} ({printed.name})"
    yield folded("; ".join(_facts(printed, text)), "    ", "    ")
    for sentence in printed.text:
        yield folded(text.say(sentence), "    ", "      ")
    for other, values in _doubts(printed, text).items():
        yield folded(f"≈ {', '.join(values)}: {other}", "    ", "      ")


def _doubts(printed: Printed, text: Text) -> dict[str, list[str]]:
    """What is said against values that are unsure, with all the values of which it is said."""
    found: dict[str, list[str]] = {}
    for value, other in printed.unsure.items():
        found.setdefault(text.say(other), []).append(text.name(f"value-{value}"))
    return found


def _facts(printed: Printed, text: Text) -> Iterator[str]:
    if printed.collectors_number:
        yield printed.collectors_number
    belongs = printed.group or printed.side
    if belongs is not None:
        yield text.name(belongs)
    yield text.name(f"noun-{printed.kind}")
    for name, number in printed.numbers.items():
        yield f"{text.name(f'value-{name}')} {with_minus(number)}"
    for name, listed in printed.lists.items():
        yield f"{text.name(f'value-{name}')}: {', '.join(map(text.name, listed))}"


COMMAND = Command("cards", run, needs=("GAME",), may=(WORDS,), flags=(JSON, UNVERIFIED))

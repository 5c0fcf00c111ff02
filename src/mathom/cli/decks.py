"""`mathom decks`: decks that come with a game, and those that somebody has written down."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from mathom.cli.args import JSON, Command, Flag, Given
from mathom.cli.console import Console
from mathom.cli.verify import read_file
from mathom.core import registry
from mathom.core.decks import Decks, KnownDeck, Reading
from mathom.core.game import Game
from mathom.core.message import refuse
from mathom.core.voice import LANGUAGES, Text, voice

CODE = Flag("code")
CHECK = Flag("check")
RULES = Flag("rules", "RULES")
STDIN = "-"
OK, NO = 0, 1


def run(console: Console, given: Given) -> int:
    game = registry.game(given.words["GAME"])
    decks = game.decks()
    if decks is None:
        raise refuse("refused-no-decks", game=game.name)
    rules = given.text(RULES.name) or decks.rules[0]
    if rules not in decks.rules:
        raise refuse("refused-deck-rules", given=rules[:40], known=", ".join(decks.rules))
    wanted = given.word("DECK")
    text = console.for_game(game)
    if wanted is None:
        return _list(console, given, game, decks)
    known = next((deck for deck in decks.known() if deck.name == wanted), None)
    reading = _read(decks, wanted)
    if known is not None:
        reading = msgspec.structs.replace(reading, name=text.name(f"deck-{known.name}"))
    if given.has("json"):
        console.data(_data(decks, reading, rules, text))
    elif given.has(CODE.name):
        console.say(reading.code)
    elif not given.has(CHECK.name):
        console.say(decks.write(reading.code, reading.name, text).rstrip())
    _tell_unread(console, reading, text)
    if not given.has(CHECK.name):
        return NO if reading.unread else OK
    return _check(console, given, decks, reading, rules, text)


def _list(console: Console, given: Given, game: Game[Any], decks: Decks) -> int:
    if given.has("json"):
        console.data([_known(game, decks, deck) for deck in decks.known()])
        return OK
    text = console.for_game(game)
    for deck in decks.known():
        console.say(f"{deck.name}  {text.name(f'deck-{deck.name}')}")
        console.tell(text(f"deck-{deck.name}-about"), "    ")
    return OK


def _read(decks: Decks, wanted: str) -> Reading:
    """By its name or its code, from a file, or from standard input."""
    if wanted == STDIN:
        return decks.read(sys.stdin.read())
    entries = decks.entries(wanted)
    if entries is not None:
        return Reading("", wanted, entries)
    if wanted.startswith(("http://", "https://")):
        return decks.read(wanted)
    path = Path(wanted)
    try:
        there = path.exists()
    except (OSError, ValueError):
        there = False
    if not there:
        raise refuse("refused-no-deck", word=wanted[:80])
    return decks.read(read_file(path).decode("utf-8-sig", errors="replace"))


def _tell_unread(console: Console, reading: Reading, text: Text) -> None:
    for line in reading.unread:
        near = ", ".join(text.name(card) for card in line.near)
        said = text("decks-unread", number=line.number, why=text.explain(line.why))
        console.warn(f"{said} {text('decks-near', near=near)}" if near else said)


def _check(
    console: Console, given: Given, decks: Decks, reading: Reading, rules: str, text: Text
) -> int:
    faults = decks.why_not(reading.entries, rules)
    if not given.has("json") and not given.has(CODE.name):
        for reason in faults:
            console.tell(text.explain(reason), hang="  ")
        if not faults:
            console.tell(text("decks-legal", rules=text(f"deck-rules-{rules}")))
    return NO if faults or reading.unread else OK


def _known(game: Game[Any], decks: Decks, deck: KnownDeck) -> dict[str, Any]:
    texts = {lang: voice(lang, game) for lang in LANGUAGES}
    return {
        "id": deck.name,
        "kind": deck.kind,
        "name": {lang: text.name(f"deck-{deck.name}") for lang, text in texts.items()},
        "about": {lang: text(f"deck-{deck.name}-about") for lang, text in texts.items()},
        "code": deck.code,
        "entries": msgspec.to_builtins(decks.entries(deck.code)),
    }


def _data(decks: Decks, reading: Reading, rules: str, text: Text) -> dict[str, Any]:
    return {
        **msgspec.to_builtins(reading),
        "text": decks.write(reading.code, reading.name, text),
        "rules": rules,
        "faults": [
            {"reason": msgspec.to_builtins(reason), "text": text.say(reason)}
            for reason in decks.why_not(reading.entries, rules)
        ],
    }


COMMAND = Command("decks", run, needs=("GAME",), may=("DECK",), flags=(CODE, CHECK, RULES, JSON))

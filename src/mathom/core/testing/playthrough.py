"""A whole game as a text that people can read and programs can compare.

It tells the story and every question with its answer, and at a few moments all that anybody sees.
Whatever else there was stands below as marks: the position, what could be chosen and how it was
said, and what each viewer saw and heard. No change of any of them goes unnoticed, but it is read as
a few rows at the end; what changed within them, `shown` tells.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.message import Message
from mathom.core.record import dump
from mathom.core.state import digest, to_json
from mathom.core.testing.case import Case, pick
from mathom.core.voice import Text, voice

SHOWN: Final = (24,)
"""The moments at which the whole table is shown."""
ROW: Final = 20
"""So many moments have one row of marks."""
NEAR: Final = 20
"""So far ahead it is looked for an earlier answer that still can be given."""

Answers = Sequence[tuple[int, str]]


def playthrough(
    case: Case,
    seed: str,
    lang: str = "en",
    answers: Answers = (),
    shown: Collection[int] = SHOWN,
) -> str:
    """One game: with these answers as far as they can be given, and random ones where not. So a
    game stays the same as far as the rules let it.
    """
    text = voice(lang, case.game)
    match, luck, left = case.match(seed), Chance(f"{seed} luck"), list(answers)
    story = [f"# {case}, seed {seed!r}, commitment {match.commitment}", ""]
    scenes: list[str] = []
    marks = Marks(case.seats)
    told = 0
    while True:
        story += [f"  {text.say(message)}" for message in match.told(SPECTATOR, told)]
        moment = marks.take(match, text, told)
        told = len(match.story)
        if moment in shown:
            scenes += ["", f"## Moment {moment}", "", *_scene(match, text)]
        if match.over:
            break
        if moment % ROW == 1:
            story.append(f"-- {moment}")
        ask, option = _answer(match.asks, left, luck)
        story.append(f"? {ask.seat} {text.explain(ask.prompt)} > {option.code}")
        match.choose(ask.seat, option.code)
    assert match.result is not None
    end = f"# {text.say(match.result.story)}"
    ends = [f"position {digest(match.state)}", f"record {sha256(dump(match.record())).hexdigest()}"]
    return "\n".join([*story, "", end, *scenes, "", "## Marks", "", *marks.rows(), *ends, ""])


def answers_in(written: str) -> Answers:
    """The answers that a playthrough tells."""
    return [(int(seat), code) for seat, code in ANSWER.findall(written)]


ANSWER: Final = re.compile(r"^\? (\d+) .* > (.+)$", re.MULTILINE)


def _answer(asks: list[Ask], left: list[tuple[int, str]], luck: Chance) -> tuple[Ask, Option[Any]]:
    """The next of the earlier answers that fits, or any."""
    for number, (seat, code) in enumerate(left[:NEAR]):
        for ask in asks:
            option = ask.option(code) if ask.seat == seat else None
            if option is not None:
                del left[: number + 1]
                return ask, option
    return pick(asks, luck)


# --- All that there is


class Marks:
    """Short names of all that there was in a row of moments: whoever has the same marks has had the
    same.
    """

    def __init__(self, seats: int) -> None:
        self._viewers = {"spectator": SPECTATOR} | {f"seat {seat}": seat for seat in range(seats)}
        self._columns = ["position", "options", "words", *self._viewers]
        self._taken: list[list[bytes]] = []
        self._said: dict[bytes, str] = {}

    def take(self, match: Match[Any], text: Text, told: int) -> int:
        """Of this moment, and of what has been told since; returns which moment it is."""
        asks = match.asks
        options = [_plain(ask) for ask in asks]
        words = [self._words(ask, text) for ask in asks]
        seen = [[match.view(who), match.told(who, told)] for who in self._viewers.values()]
        self._taken.append([to_json(match.state), *map(_json, [options, words, *seen])])
        return len(self._taken)

    def _words(self, ask: Ask, text: Text) -> list[str | None]:
        """A question as people read it."""
        asked = [ask.prompt, ask.overheard, ask.write, *(option.label for option in ask.options)]
        return [None if message is None else self._spoken(message, text) for message in asked]

    def _spoken(self, message: Message, text: Text) -> str:
        """The same is offered again and again, and to speak takes longer than to remember."""
        key = _json(message)
        if key not in self._said:
            self._said[key] = text.explain(message)
        return self._said[key]

    def rows(self) -> Iterator[str]:
        yield " | ".join(["moments", *(f"{column:9}" for column in self._columns)]).rstrip()
        for first in range(0, len(self._taken), ROW):
            row = self._taken[first : first + ROW]
            marks = [
                sha256(b"\n".join(column)).hexdigest()[:9] for column in zip(*row, strict=True)
            ]
            yield " | ".join([f"{first + 1:7}", *marks])


def _plain(ask: Ask) -> list[Any]:
    """All of a question but its words."""
    window = ask.window and [ask.window.name, ask.window.passes]
    return [
        [ask.seat, ask.secret, ask.veiled, ask.others is not None, window],
        [[each.code, each.touches, each.confirm, each.seen] for each in ask.options],
    ]


# --- One moment


def _scene(match: Match[Any], text: Text) -> Iterator[str]:
    """All that is asked, all that everybody sees, and what each seat sees of it otherwise."""
    for ask in match.asks:
        yield f"? {ask.seat} {text.explain(ask.prompt)}"
        for option in ask.options:
            touched = f" [{', '.join(option.touches)}]" if option.touches else ""
            yield f"    {option.code}: {text.say(option.label)}{touched}"
    public = _lines(match.view(SPECTATOR))
    yield from (f"= {name} {value}" for name, value in public.items())
    for seat in range(len(match.seats)):
        for name, value in _lines(match.view(seat)).items():
            if public.get(name) != value:
                yield f"{seat} {name} {value}"


def _lines(view: msgspec.Struct) -> dict[str, str]:
    """A view by its fields, and the things in a list by their numbers."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    found: dict[str, Any] = {}
    for field, value in fields.items():
        if isinstance(value, list) and any(isinstance(each, dict) for each in value):
            found |= {f"{field}.{number}": each for number, each in enumerate(value)}
        else:
            found[field] = value
    return {name: _json(value).decode() for name, value in found.items()}


_json = msgspec.json.Encoder(order="deterministic").encode

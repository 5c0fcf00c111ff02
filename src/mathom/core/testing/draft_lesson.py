"""A record as the beginning of a lesson: `python -m mathom.core.testing.draft_lesson game.json`.

Every choice of the learner's becomes a step, and so does every turn of the others; what happened
and what else was on offer stands beside it. What is left to do is to say something.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from mathom.core import registry
from mathom.core.match import Match
from mathom.core.record import Choice, Record, load, read_line
from mathom.core.voice import voice


def draft(record: Record, learner: int) -> Iterator[str]:
    game = registry.game(record.game)
    defaults = {setting.name: setting.default for setting in game.settings}
    yield f"seats = {len(record.seats)}"
    yield f"seed = {json.dumps(record.seed)}"
    yield f"learner = {learner}"
    yield 'learnt = ["lesson-learnt-", "lesson-learnt-", "lesson-learnt-"]'
    yield from ["", "[options]"]
    yield from (
        f"{name} = {json.dumps(value)}"
        for name, value in record.options.items()
        if value != defaults[name]
    )
    match = Match(game, record.seats, record.options, record.seed)
    text, told, turn = voice("en", game), 0, list[str]()
    for line in record.choices:
        deed = read_line(line)
        assert isinstance(deed, Choice), f"a lesson takes nothing back: {line}"
        story = [text.say(said) for said in match.told(learner, told)]
        told = len(match.story)
        if deed.seat == learner:
            yield from _step(turn)
            yield from (f"# {said}" for said in story)
            ask = match.position.ask(learner)
            assert ask is not None
            others = [option.code for option in ask.options if option.code != deed.code]
            yield from _step([line], f"  # or: {', '.join(others)[:80]}")
            turn = []
        else:
            turn.append(line)
        match.play_line(line)
    yield from _step(turn)


def _step(lines: list[str], remark: str = "") -> Iterator[str]:
    if lines:
        play = json.dumps(lines, ensure_ascii=False)
        yield from ["", "[[step]]", 'say = "lesson-"', "look = []", f"play = {play}{remark}", ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", type=Path)
    parser.add_argument("--learner", type=int, default=0, help="the learner's seat, from 0")
    given = parser.parse_args()
    print("\n".join(draft(load(given.record.read_bytes()), given.learner)))


if __name__ == "__main__":
    main()

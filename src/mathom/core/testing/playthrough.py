"""A whole game as a text that people can read and programs can compare."""

from typing import Any

import msgspec

from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.record import dump
from mathom.core.state import digest
from mathom.core.testing.case import Case, pick
from mathom.core.voice import voice


def playthrough(case: Case, seed: str, lang: str = "en") -> str:
    """Questions, choices, events and views of one random game, in order."""
    text = voice(lang, case.game)
    match, luck = case.match(seed), Chance(f"{seed} luck")
    lines = [f"# {case}, seed {seed!r}, commitment {match.commitment}", ""]
    told, seen = 0, dict[str, Any]()
    while True:
        lines += [f"  {text.say(message)}" for message in match.told(SPECTATOR, told)]
        told = len(match.story)
        seen = _changes(lines, match, seen)
        if match.over:
            break
        for ask in match.asks:
            lines.append(f"? {ask.seat} {text.explain(ask.prompt)}")
            for option in ask.options:
                touched = f" [{', '.join(option.touches)}]" if option.touches else ""
                lines.append(f"    {option.code}: {text.say(option.label)}{touched}")
        ask, option = pick(match.asks, luck)
        match.choose(ask.seat, option.code)
        lines.append(f"> {ask.seat} {option.code}")
    assert match.result is not None
    lines += ["", f"# {text.say(match.result.story)}", f"# {digest(match.state)}", ""]
    return "\n".join(lines) + dump(match.record()).decode()


def _changes(lines: list[str], match: Match[Any], seen: dict[str, Any]) -> dict[str, Any]:
    """Note what of the spectator's view has changed."""
    now: dict[str, Any] = msgspec.to_builtins(match.view(SPECTATOR))
    for field, value in now.items():
        before = seen.get(field, "unseen")
        if before == value:
            continue
        if isinstance(value, list) and isinstance(before, list) and len(value) == len(before):
            for number, (new, old) in enumerate(zip(value, before, strict=True)):
                if new != old:
                    lines.append(f"= {field}.{number} {_json(new)}")
        else:
            lines.append(f"= {field} {_json(value)}")
    return now


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()

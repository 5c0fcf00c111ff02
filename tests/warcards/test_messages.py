"""Whatever the code can say, both languages have words for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mathom.cli.seating import value_label
from mathom.core.game import written
from mathom.core.voice import LANGUAGES, voice
from mathom.games import warcards
from mathom.games.warcards.game import GAME
from mathom.games.warcards.scenarios import SCENARIOS

SOURCE = Path(warcards.__file__).parent
WHOLE = re.compile(r"(prompt|option|reason|sketch)-[a-z-]*[a-z]")


def calls() -> Iterator[ast.Call]:
    for path in SOURCE.rglob("*.py"):
        yield from (
            node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)
        )


def strings(node: ast.AST) -> list[str]:
    return [
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]


def said() -> set[str]:
    """The ids of all messages that are written out in the code."""
    ids = set()
    for call in calls():
        name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        name = call.func.id if isinstance(call.func, ast.Name) else name
        words = [word for each in call.args[:2] for word in strings(each)]
        if name == "tell":
            ids.update(f"event-{kind}" for kind in strings(call.args[0]))
        elif name in ("tell_private", "eliminate_from_hand"):
            kinds = [word for each in call.args for word in strings(each)]
            ids.update(f"event-{kind}{veil}" for kind in kinds for veil in ("", "-veiled"))
        elif name in ("why", "Why"):
            ids.update(f"reason-{word}" for word in strings(call.args[0]))
        elif name in ("Question", "worded"):
            ids.update(f"prompt-{word}" for word in strings(call.args[0]))
        ids.update(word for word in words if WHOLE.fullmatch(word))
    return ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_the_code_names_can_be_said(lang):
    ids = said()
    assert {"event-plays", "event-keeps-veiled", "reason-pass", "prompt-turn", "option-use"} <= ids
    assert [id for id in sorted(ids) if not voice(lang, GAME).has(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setting", GAME.settings, ids=lambda setting: setting.name)
def test_every_option_is_explained(lang, setting):
    text = voice(lang, GAME)
    assert text(f"setting-{setting.name}")
    assert len(text(f"setting-{setting.name}-help")) > 60
    if not isinstance(setting.default, bool):
        labels = [value_label(text, setting, value) for value in setting.values]
        assert len(set(labels)) == len(labels)
        assert not {written(value) for value in setting.values} & set(labels)
        assert "player-" not in " ".join(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_player_has_a_name(lang):
    text = voice(lang, GAME)
    for scenario in SCENARIOS:
        for deck in scenario.decks:
            assert text.has(f"-player-{deck.name}")
    roles = {
        role for setting in GAME.settings for way in setting.roles for who in way for role in who
    }
    assert [role for role in sorted(roles) if not text.has(f"-{role}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", ["free-peoples", "shadow"])
@pytest.mark.parametrize("ending", ["lead", "last-path"])
def test_every_end_is_a_sentence_of_its_own(lang, side, ending):
    text = voice(lang, GAME)
    others = {
        text("result", side=winner, ending=how, free=20, shadow=9, tie=tie)
        for winner in ("free-peoples", "shadow")
        for how in ("lead", "last-path")
        for tie in ("no", "yes")
    }
    assert len(others) == 5
    said = {"side": side, "ending": ending, "free": 20, "shadow": 9, "tie": "no"}
    assert text("result", **said) == text("event-won", **said)

"""Names in sentences are found by what was to be named, in whatever form they stand there."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mathom.core.message import Message
from mathom.core.voice import LANGUAGES, voice, within_quotes
from mathom.games.confrontation import GAME as CONFRONTATION
from mathom.games.fellowship.game import GAME as FELLOWSHIP
from mathom.games.warcards.game import GAME as WARCARDS
from mathom.server.words import fluent

WEB = Path(__file__).parents[2] / "web"
BUNDLER = WEB / "node_modules" / ".bin" / "rolldown"

SCRIPT = """
import {{ readFileSync }} from 'node:fs';
const {{ {name} }} = await import(process.argv[1]);
const asked = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(({what})(asked)));
"""

pytestmark = pytest.mark.skipif(not BUNDLER.exists(), reason="the page's tools are not installed")


@pytest.fixture(scope="module")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's modules without a browser around them, as Node can read them."""
    folder = tmp_path_factory.mktemp("page")
    for module in ("lib/voice", "table/placing"):
        target = folder / f"{Path(module).name}.mjs"
        subprocess.run(
            [BUNDLER, WEB / "src" / f"{module}.ts", "--format", "esm", "--file", target],
            cwd=WEB,
            check=True,
            capture_output=True,
        )
    return folder


def run(module: Path, name: str, what: str, asked: Any) -> Any:
    script = SCRIPT.format(name=name, what=what)
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script, str(module)],
        input=json.dumps(asked),
        capture_output=True,
        check=True,
        text=True,
    )
    return json.loads(done.stdout)


PARTS = """
({ lang, source, messages }) => {
  const voice = new Voice(lang, [source]);
  return messages.map((message) => [voice.say(message), voice.parts(message)]);
}
"""

SAID = {
    "two of a kind": (
        CONFRONTATION,
        Message("event-slain-on-sight", {"character": "merry", "prey": "witch-king"}),
        ["merry", "witch-king"],
    ),
    "spelt out": (CONFRONTATION, Message("event-sam-steps-in"), ["sam", "frodo"]),
    "with a preposition": (
        CONFRONTATION,
        Message("event-moved", {"character": "orcs", "from": "gondor", "to": "rohan"}),
        ["orcs", "gondor", "rohan"],
    ),
    "in a list": (
        WARCARDS,
        Message(
            "event-draws",
            {
                "player": "player-frodo",
                "cards": [
                    Message("named", {"card": "sting"}),
                    Message("named", {"card": "narya-ring-of-fire"}),
                ],
            },
        ),
        ["player-frodo", "sting", "narya-ring-of-fire"],
    ),
    "a name within a name": (
        WARCARDS,
        Message(
            "event-plays-item",
            {"player": "player-gandalf", "card": "gandalfs-staff", "wielder": "gandalf-the-white"},
        ),
        ["player-gandalf", "gandalfs-staff", "gandalf-the-white"],
    ),
    "several sentences": (
        FELLOWSHIP,
        Message(
            "reason-deck-faults",
            {
                "faults": [
                    Message("reason-deck-no-site", {"card": "sting"}),
                    Message("reason-deck-not-drawn", {"card": "delving"}),
                ],
            },
        ),
        ["sting", "delving"],
    ),
    "somebody's own words": (
        WARCARDS,
        Message("reason-no-card", {"word": "\ue000sting\ue001x"}),
        [],
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", SAID)
def test_every_name_is_found_and_nothing_is_lost(bundled: Path, lang: str, case: str) -> None:
    game, message, terms = SAID[case]
    asked = {
        "lang": lang,
        "source": fluent(lang, game.name),
        "messages": [msgspec.to_builtins(message)],
    }
    ((sentence, parts),) = run(bundled / "voice.mjs", "Voice", PARTS, asked)
    if terms:
        # The page also keeps words of one letter with the next.
        assert sentence.replace("\u00a0", " ") == voice(lang, game).say(message)
        assert "".join(part["text"] for part in parts) == sentence
    else:
        assert not any(mark in part["text"] for part in parts for mark in "\ue000\ue001\ue002")
    named = [part for part in parts if "term" in part]
    assert sorted(part["term"] for part in named) == sorted(terms)
    first = voice(lang, game)
    for part in named:
        forms = {first.name(part["term"], form) for form in FORMS}
        assert part["text"].replace("\u00a0", " ") in forms


@pytest.mark.parametrize(
    ("lang", "quotes", "what"),
    [
        ("pl", "sure = „Zrzuć { $what }”: na pewno?", "„Vilyę, Pierścień Powietrza”"),
        ("pl", "sure = „{ $what }”.", "„Magia” i „Odwrót”"),
        ("pl", "sure = Karty { $what }.", "„Magia” i „Odwrót”"),
        ("en", "sure = “Play { $what } here”?", "“Lost”"),
        ("en", "sure = “{ $what }”?", "Bilbo“"),
    ],
)
def test_quotes_within_quotes_are_set_as_the_server_sets_them(
    bundled: Path, lang: str, quotes: str, what: str
) -> None:
    message = {"id": "sure", "args": {"what": what}}
    asked = {"lang": lang, "source": quotes, "messages": [message]}
    ((sentence, _),) = run(bundled / "voice.mjs", "Voice", PARTS, asked)
    plain = quotes.removeprefix("sure = ").replace("{ $what }", what)
    assert sentence.replace("\u00a0", " ") == within_quotes(plain)


FORMS = ("nom", "gen", "dat", "acc", "ins", "def", "start", "in", "to", "from")


SPOTS = "({ line, column, prompt, size, view }) => spotFor(line, column, prompt, size, view)"


def box(left: int, top: int, right: int, bottom: int) -> dict[str, int]:
    return {"left": left, "top": top, "right": right, "bottom": bottom}


WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


@pytest.mark.parametrize(
    ("line", "column", "prompt", "view"),
    [
        (box(950, 700, 1250, 740), box(936, 155, 1280, 800), box(0, 715, 936, 800), WIDE),
        (box(20, 730, 500, 760), box(0, 715, 936, 800), box(0, 715, 936, 800), WIDE),
        (box(67, 760, 380, 800), box(49, 45, 390, 844), None, PHONE),
        (box(67, 90, 380, 130), box(49, 45, 390, 844), None, PHONE),
        (box(12, 745, 300, 780), box(0, 724, 390, 844), box(0, 724, 390, 844), PHONE),
    ],
    ids=["story", "question", "drawer below", "drawer above", "one line"],
)
def test_what_is_shown_covers_neither_the_line_nor_the_question(
    bundled: Path, line: Any, column: Any, prompt: Any, view: Any
) -> None:
    size = {"width": 320, "height": 260}
    asked = {"line": line, "column": column, "prompt": prompt, "size": size, "view": view}
    spot = run(bundled / "placing.mjs", "spotFor", SPOTS, asked)
    height = min(size["height"], spot["room"])
    shown = box(spot["left"], spot["top"], spot["left"] + size["width"], spot["top"] + height)
    assert shown["left"] >= 0
    assert shown["right"] <= view["width"]
    assert shown["top"] >= 0
    assert shown["bottom"] <= view["height"]
    assert not overlap(shown, line)
    assert prompt is None or not overlap(shown, prompt)
    assert height > 200


def overlap(one: dict[str, int], other: dict[str, int]) -> bool:
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )

"""The kit that every card game's cards are held to, and that anyone who adds such a game can use.

Each function returns what is amiss, and a test asserts that nothing is:

    def test_every_card_is_tried():
        assert untried(NAMES, HERE.glob("test_cards_*.py")) == []

What holds for every game, with cards or without, is in `mathom/core/testing`.
"""

# interpreted: only tests use it

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import unified_diff
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, get_args

from mathom.cards.phrases import Form
from mathom.core.agenda import RULES
from mathom.core.chance import Chance
from mathom.core.frame import Frame, kinds_of
from mathom.core.game import Game
from mathom.core.message import Message, Reason
from mathom.core.testing.case import Case, random_positions
from mathom.core.voice import LANGUAGES, Text, voice

W = TypeVar("W")

FORMS: Final[tuple[Form, ...]] = get_args(Form)

Clause: TypeAlias = Callable[[Form], Message]
"""Something that is said in the form which its sentence asks for."""

TRIES: Final = 10
"""So many codes are asked about for each question of a random game: all would be thousands."""

# --- The words of which texts are made


def kinds(of: type[W]) -> list[type[W]]:
    """All kinds of effects, say, that a text may hold: those of which there are no further kinds.
    One that is made up elsewhere, such as by a test, is none of the game's.
    """
    found: dict[type[W], None] = {}
    for kind in of.__subclasses__():
        if _package(kind) == _package(of):
            found |= dict.fromkeys(kinds(kind) or [kind])
    return list(found)


def _package(kind: type) -> str:
    return kind.__module__.partition(".")[0]


def without_sample(of: type[W], samples: Iterable[W]) -> list[str]:
    """The kinds of words of which there is no sample, with which the others here could try them."""
    tried = {type(sample) for sample in samples}
    return [kind.__name__ for kind in kinds(of) if kind not in tried]


def without_rule(family: type[Frame]) -> list[str]:
    """The kinds of frames of which nobody says what they mean. A table that meets one can't
    go on.
    """
    return [kind.__name__ for kind in kinds_of(family) if kind not in RULES]


# --- How they sound


def faults_in_clauses(game: Game[Any], clauses: Iterable[Clause]) -> list[str]:
    """What sounds wrong, in any form and any language. Only a clause that starts a sentence begins
    with a capital letter, and nothing else tells it from one in the middle.
    """
    clauses = list(clauses)
    found = []
    for clause, lang in product(clauses, LANGUAGES):
        text = voice(lang, game)
        (start, unsaid), (you, _) = _say(text, clause("start")), _say(text, clause("you"))
        if not unsaid and start[1:] != you[1:]:
            found.append(f"{lang}: {start!r} differs from {you!r} in more than its first letter")
    for clause, lang, form in product(clauses, LANGUAGES, FORMS):
        said, faults = _say(voice(lang, game), clause(form))
        if said and said[0].isupper() != (form == "start"):
            faults.append(f"{said!r} begins like another form")
        found += [f"{lang}, {form}: {fault}" for fault in faults]
    return found


def faults_in_sentences(game: Game[Any], sentences: Iterable[Message]) -> list[str]:
    """What sounds wrong in any language, or is not from a capital letter to a full stop."""
    found = []
    for sentence, lang in product(sentences, LANGUAGES):
        said, faults = _say(voice(lang, game), sentence)
        if said and (said[0].islower() or not re.search(r"[^ .]\.$", said)):
            faults.append(f"{said!r} is no sentence")
        found += [f"{lang}: {fault}" for fault in faults]
    return found


def _say(text: Text, message: Message) -> tuple[str, list[str]]:
    """And what is wrong with it, whatever it is."""
    try:
        said = text.say(message)
    except LookupError as error:
        return "", [f"{message.id} can't be said: {error}"]
    if not said:
        return "", [f"{message.id} says nothing"]
    faults = [f"{said!r} has gaps"] if re.search(r"  | [,.:;)]|^ | $|[{}]", said) else []
    names = [word for word in _terms(message) if word in said]
    return said, faults + [f"{said!r} has {word}, which has no name" for word in names]


def _terms(message: Message) -> Iterator[str]:
    """What names stand for, as far as they can't be taken for a word: `noun-army`."""
    for arg in message.args.values():
        if isinstance(arg, list):
            for part in arg:
                yield from _terms(part)
        elif isinstance(arg, str) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", arg):
            yield arg


def text_pages(game: Game[Any], folder: Path) -> dict[Path, str]:
    """All that is printed, as people read it: where each language's page is kept, and what it
    should say.
    """
    return {folder / f"card-texts.{lang}.txt": _page(game, lang) for lang in LANGUAGES}


def _page(game: Game[Any], lang: str) -> str:
    text = voice(lang, game)
    lines = []
    for printed in game.printed():
        lines.append(text.name(printed.name))
        lines += [f"    {text.say(sentence)}" for sentence in printed.text]
    return "\n".join(lines) + "\n"


def unblessed(game: Game[Any], folder: Path) -> list[str]:
    """The lines of these pages that are not what somebody has read and found good."""
    found: list[str] = []
    for page, said in text_pages(game, folder).items():
        blessed = page.read_text("utf-8").splitlines() if page.exists() else []
        found += unified_diff(blessed, said.splitlines(), page.name, page.name, n=0, lineterm="")
    return found


# --- Whether they are tried


def untried(names: Iterable[str], pages: Iterable[Path]) -> list[str]:
    """The cards after which no test on these pages is named."""
    left = set(names)
    longest_first = sorted(left, key=len, reverse=True)
    for page in pages:
        for test in _tests(page):
            # A test of Saruman's devilry is none of Saruman himself.
            words = f"{test}-"
            for name in longest_first:
                if f"-{name}-" in words:
                    left.discard(name)
                    words = words.replace(f"-{name}-", "-/-")
    return sorted(left)


def _tests(page: Path) -> Iterator[str]:
    for node in ast.parse(page.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name.replace("_", "-")


# --- What is offered, and why the rest is not


def unexplained(case: Case, codes: Sequence[str]) -> list[str]:
    """What is on offer although there is a reason against it, and what is not although there is
    none. `codes` are those that the game knows, at whatever moment.
    """
    found: dict[str, None] = {}
    for seed in case.seeds("unexplained"):
        luck = Chance(f"{seed} which")
        for position in random_positions(case, seed):
            for ask in position.asks:
                tried = [codes[luck.below(len(codes))] for _ in range(TRIES)]
                for code in (*(option.code for option in ask.options), *tried):
                    reason = case.game.why_not(position.state, ask, code)
                    fault = _misjudged(case.game, ask.option(code) is not None, reason)
                    if fault is not None:
                        found[f"{code!r} {fault}"] = None
    return list(found)


def _misjudged(game: Game[Any], offered: bool, reason: Reason | None) -> str | None:
    if reason is None:
        return None if offered else "is not on offer, and nothing speaks against it"
    if offered:
        return f"is on offer, although {reason.id}"
    for lang in LANGUAGES:
        try:
            voice(lang, game).explain(reason)
        except LookupError as error:
            return f"is refused by what can't be said in {lang}: {error}"
    return None

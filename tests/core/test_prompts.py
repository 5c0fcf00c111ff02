"""Who waits for somebody is told what is being decided, and does not read the other's orders."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mathom.core import registry
from mathom.core.game import Game
from mathom.core.voice import LANGUAGES


class Variables(Visitor):
    def __init__(self, *nodes: ast.BaseNode | None) -> None:
        self.names: set[str] = set()
        for node in nodes:
            if node is not None:
                self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's name
        self.names.add(node.id.name)


def texts() -> Iterator[Any]:
    for game in registry.games():
        for lang in LANGUAGES:
            yield pytest.param(game.text_folder / f"{lang}.ftl", id=f"{game.name}-{lang}")


@pytest.mark.parametrize("path", list(texts()))
def test_every_prompt_has_a_topic_that_tells_no_more_than_it_does(path: Path) -> None:
    prompts = [
        entry
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("prompt-")
    ]
    assert len(prompts) > 5
    for prompt in prompts:
        topic = {attribute.id.name: attribute.value for attribute in prompt.attributes}
        assert "waiting" in topic, prompt.id.name
        told = Variables(topic["waiting"]).names
        assert told <= Variables(prompt.value).names, prompt.id.name


def words(of: str) -> frozenset[str]:
    return frozenset(of.split())


WILL: Final = words("""
    odłoży odrzuci poruszy postawi poświęci powie przejrzy przydzieli rozdzieli rozegra rozstrzygnie
    ułoży ustali ustawi uzupełni weźmie wybierze wykluczy wykona wyleczy zagra zapłaci zareaguje
    zbierze zbuduje zdecyduje zgodzi zrzuci
""")
"""What they will have done: verbs of which nobody has to know who it is."""


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_polish_topic_goes_on_from_whom_we_wait_for(game: Game[Any]) -> None:
    """The page says “Czekamy, aż Ania …”."""
    source = (game.text_folder / "pl.ftl").read_text("utf-8")
    topics = re.findall(r"^    \.waiting = (\w+)", source, re.MULTILINE)
    assert len(topics) > 5
    assert set(topics) <= WILL

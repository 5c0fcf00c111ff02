"""Comparing cards with facts that were read apart from them.

A game's facts lie on a page of their own: for each card what the sources say of it, column by
column, and nothing of what is not printed there. What a card does is written in shorthand, the
words of its tree; so a slip in a text shows as well as one in a number.
"""

# interpreted: only tests compare cards with facts

import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

Fact: TypeAlias = dict[str, Any]
"""What is known of one card, by column."""

Words: TypeAlias = Mapping[str, Sequence[str] | Mapping[int, str]]
"""By field of a tree: what the numbers in it are called."""


class Named(Protocol):
    """A card, a place."""

    @property
    def name(self) -> str: ...


C = TypeVar("C", bound=Named)


def load(page: Path) -> Fact:
    """A page of facts in TOML."""
    return tomllib.loads(page.read_text("utf-8"))


def shorthand(tree: Any, words: Words) -> str:
    """`OnPlay(effects=[RemoveCard(name=strider)], at=anywhere)`: what is left unsaid left out.

    It does not ask what a word's class takes for granted: a default that changes its meaning
    changes the shorthand.
    """
    if isinstance(tree, tuple):
        return f"[{', '.join(shorthand(each, words) for each in tree)}]"
    if not is_dataclass(tree):
        return str(tree)
    said = []
    for field in fields(tree):
        value = getattr(tree, field.name)
        called: Any = words.get(field.name)
        if called is not None and isinstance(value, int):
            value = called[value]
        elif called is not None and isinstance(value, tuple):
            value = tuple(called[number] for number in value)
        if _is_said(value):
            said.append(f"{field.name}={shorthand(value, words)}")
    return f"{type(tree).__name__}({', '.join(said)})"


def differences(
    cards: Iterable[C],
    facts: Mapping[str, Fact],
    columns: Mapping[str, Callable[[C], Any]],
    apart: Collection[str] = (),
) -> list[str]:
    """All in which cards and facts differ. `columns` tells what each column is of a card.

    No column of the facts is passed over, but for those that something else compares: `apart`.
    """
    by_name = {card.name: card for card in cards}
    found = [f"{name}: no such card" for name in facts if name not in by_name]
    for name, card in by_name.items():
        if name in facts:
            printed = {column: read(card) for column, read in columns.items()}
            given = {column: said for column, said in facts[name].items() if column not in apart}
            found += [f"{name}: {difference}" for difference in _between(printed, given)]
        else:
            found.append(f"{name}: no facts")
    return found


def _between(printed: Fact, given: Fact) -> Iterator[str]:
    for column in printed | given:
        ours, theirs = (side.get(column) for side in (printed, given))
        if ours != theirs and (_is_said(ours) or _is_said(theirs)):
            yield f"{column} is {ours!r}, the facts say {theirs!r}"


def _is_said(value: Any) -> bool:
    """What is not printed may be nothing, none of them, or no number."""
    return value not in (None, (), [], "", 0)

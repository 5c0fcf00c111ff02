"""Texts as trees: frozen dataclasses that hold each other."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any


def walk(tree: Any) -> Iterator[Any]:
    """Every word of a text, or of several: an action, then its price, then what is done for it."""
    if isinstance(tree, tuple):
        for branch in tree:
            yield from walk(branch)
    elif is_dataclass(tree):
        yield tree
        for field in fields(tree):
            yield from walk(getattr(tree, field.name))

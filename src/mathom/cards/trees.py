"""Texts as trees: frozen dataclasses that hold each other."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any


def walk(value: Any) -> Iterator[Any]:
    """A tree and all that is in it."""
    yield value
    if is_dataclass(value):
        for each in fields(value):
            yield from walk(getattr(value, each.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from walk(item)

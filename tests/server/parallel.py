"""Doing things at the same moment."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_parallel(do: Callable[[T], R], each: Sequence[T]) -> list[R]:
    """Do it with each of them at once; the results in their order."""
    with ThreadPoolExecutor(len(each)) as threads:
        return list(threads.map(do, each))

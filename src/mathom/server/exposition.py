"""Numbers in the text format that Prometheus and others collect.

Nothing here knows what is counted. A measure costs a look into a dictionary, so that it can stand
where every request passes.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

Labels: TypeAlias = tuple[str, ...]

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Counter:
    """Only grows; one number for each combination of its labels' values."""

    kind = "counter"

    def __init__(self, name: str, told: str, *labels: str) -> None:
        self.name, self.told, self.labels = name, told, labels
        self._counts: dict[Labels, float] = {} if labels else {(): 0}

    def add(self, *values: str, by: float = 1) -> None:
        self._counts[values] = self._counts.get(values, 0) + by

    def value(self, *values: str) -> float:
        return self._counts.get(values, 0)

    def samples(self) -> Iterator[str]:
        for values, count in list(self._counts.items()):
            yield sample(self.name, self.labels, values, count)


class Gauge(Counter):
    """Grows and shrinks."""

    kind = "gauge"

    @contextmanager
    def one_more(self) -> Iterator[None]:
        """While something lasts."""
        self.add()
        try:
            yield
        finally:
            self.add(by=-1)


class Histogram:
    """How often something took how long, and how long it took in all."""

    kind = "histogram"

    def __init__(self, name: str, told: str, bounds: tuple[float, ...], *labels: str) -> None:
        self.name, self.told, self.labels = name, told, labels
        self._bounds = bounds
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}
        if not labels:
            self._room_for(())

    def _room_for(self, values: Labels) -> list[int]:
        self._sums[values] = 0.0
        counts = self._counts[values] = [0] * (len(self._bounds) + 1)
        return counts

    def note(self, amount: float, *values: str) -> None:
        counts = self._counts.get(values)
        if counts is None:
            counts = self._room_for(values)
        counts[bisect_left(self._bounds, amount)] += 1
        self._sums[values] += amount

    def count(self, *values: str) -> int:
        return sum(self._counts.get(values, ()))

    def samples(self) -> Iterator[str]:
        labels = (*self.labels, "le")
        for values, counts in list(self._counts.items()):
            total = 0
            for bound, count in zip((*map(_number, self._bounds), "+Inf"), counts, strict=True):
                total += count
                yield sample(f"{self.name}_bucket", labels, (*values, bound), total)
            yield sample(f"{self.name}_sum", self.labels, values, self._sums[values])
            yield sample(f"{self.name}_count", self.labels, values, total)


Measure: TypeAlias = Counter | Histogram


def render(measures: Iterable[Measure]) -> str:
    lines: list[str] = []
    for measure in measures:
        lines += [f"# HELP {measure.name} {measure.told}", f"# TYPE {measure.name} {measure.kind}"]
        lines += measure.samples()
    return "\n".join((*lines, ""))


def reading(name: str, told: str, value: float, kind: str = "gauge") -> str:
    """A number that nobody counts because it can be looked up when somebody asks."""
    return f"# HELP {name} {told}\n# TYPE {name} {kind}\n{name} {_number(value)}\n"


def sample(name: str, labels: Labels, values: Labels, value: float) -> str:
    said = ",".join(
        f'{label}="{_escaped(given)}"' for label, given in zip(labels, values, strict=True)
    )
    return f"{name}{{{said}}} {_number(value)}" if said else f"{name} {_number(value)}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(float(value))

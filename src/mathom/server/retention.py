"""How long what is kept, as the operator decides. Everything here blocks: call it from a thread.

What is too old goes in small steps, each a transaction of its own that looks once more whether it
is still too old. So nobody waits for long, and several processes may do the same at once.
"""

from collections.abc import Iterator

from msgspec import Struct

from mathom.server.config import Config
from mathom.server.store import Store
from mathom.server.store.aging import KINDS, Kind
from mathom.server.wall_clock import DAY


class Step(Struct, frozen=True):
    """Something that is gone."""

    kind: Kind
    table: str | None = None
    """The table that is no longer as it was, if there is one."""
    done: bool = True
    """Whether that was all of it; a guest may have been at many tables."""


class Retention:
    def __init__(self, store: Store, config: Config, now: int) -> None:
        self._store = store
        self._aging = store.aging
        self._now = now
        days: dict[Kind, int] = {
            "finished": config.keep_finished,
            "unbegun": config.keep_unbegun,
            "records": config.keep_records,
            "chat": config.keep_chat,
            "reports": config.keep_reports,
            "guests": config.keep_guests,
        }
        self._oldest = {kind: now - kept * DAY for kind, kept in days.items() if kept}
        """Of each kind, the moment before which things are too old; others are kept for good."""
        self._oldest["claims"] = now

    def due(self) -> dict[Kind, int]:
        """How many of each kind are too old."""
        return {
            kind: self._aging.count(kind, self._oldest[kind]) if kind in self._oldest else 0
            for kind in KINDS
        }

    def steps(self) -> Iterator[Step]:
        """Removes what is too old, one thing after the other."""
        for kind, oldest in self._oldest.items():
            while found := self._aging.some(kind, oldest):
                for id in found:
                    yield from self._remove(kind, id, oldest)

    def _remove(self, kind: Kind, id: str, oldest: int) -> Iterator[Step]:
        if kind == "guests":
            yield from self._forget(id, oldest)
        elif kind in ("reports", "claims"):
            if self._aging.drop(kind, id, oldest):
                yield Step(kind)
        elif kind == "chat":
            if self._aging.unsay(id, oldest):
                yield Step(kind, id)
        elif self._aging.close(kind, id, oldest, self._now):
            yield Step(kind, id)

    def _forget(self, guest: str, oldest: int) -> Iterator[Step]:
        if not self._aging.still("guests", guest, oldest):
            return  # they have just come back
        for trace in self._store.erasing.traces(guest):
            self._store.erasing.erase_at(trace.id, guest, self._now)
            yield Step("guests", trace.id, done=False)
        self._store.erasing.forget(guest)
        yield Step("guests")

"""Games that were played elsewhere and brought here. People look at one now and then, and nobody
plays it on, so nothing of it is held but a few words: what else is asked is worked out anew, by
these functions, in the processes for replays.
"""

from typing import Any

import msgspec

from mathom.core import record as records
from mathom.core.chance import SPLICE, commitment
from mathom.core.match import Match, replay
from mathom.core.message import Reason, refuse
from mathom.core.record import UNDO_AGREED, Record
from mathom.server.errors import TooLarge
from mathom.server.store import Loaded
from mathom.server.tables.live_table import Gist, live, players

MOST_LINES = 12_000
"""Of a record that is brought here. Games of people have some hundreds."""
MOST_BRANCHES = 40
"""From a branch of a branch: every one makes the seed longer."""
MOST_AGREED = 100
"""Undos by consent in a record that is brought here. Each may mean to play all of it again."""


def read(data: bytes) -> tuple[Record, Gist]:
    """A record that somebody brings, or a refusal if it could not have been played so. Nothing of
    it is looked at closely before it is known to be short enough.
    """
    record = records.load(data)
    long = len(record.choices) > MOST_LINES or record.seed.count(SPLICE) > 2 * MOST_BRANCHES
    if long or sum(line.endswith(UNDO_AGREED) for line in record.choices) > MOST_AGREED:
        raise TooLarge(Reason("refused-too-large"))
    if not records.keeps_its_commitment(record):
        raise refuse("refused-record-commitment")
    return record, _gist_of(replay(record))


def gist(loaded: Loaded) -> Gist:
    """Of one that is stored here."""
    match = live(loaded).match
    assert match is not None
    return _gist_of(match)


def _gist_of(match: Match[Any]) -> Gist:
    result = match.result
    return Gist(
        lines=len(match.lines),
        winners=None if result is None else list(result.winners),
        result=None if result is None else result.story,
        why=[] if result is None else list(result.why),
        nicknames=[match.game.nickname(match.state, seat) for seat in range(len(match.seats))],
    )


def record_in(loaded: Loaded) -> Record:
    """The record of a table as it is stored: without what follows from playing it."""
    row = loaded.row
    return Record(
        format=records.FORMAT,
        game=row.game,
        rules=row.rules,
        options=dict(row.options),
        seats=players(loaded.seats),
        commitment=commitment(row.seed),
        seed=row.seed,
        choices=[line.line for line in loaded.lines],
        draws=[],
        winners=row.winners,
    )


def position(loaded: Loaded, viewer: int, now: int) -> bytes:
    """The last position, as it is sent."""
    return msgspec.json.encode(live(loaded).position(viewer, now))


def whole(record: Record) -> Record:
    """With all that follows from playing it."""
    return replay(record).record()


def file(record: Record, public: bool) -> bytes:
    """To be downloaded. It is over, so what is public is all of it."""
    return msgspec.json.encode(whole(record)) if public else records.dump(whole(record))


def draws(record: Record) -> list[list[int]]:
    return [list(draw) for draw in replay(record).draws]

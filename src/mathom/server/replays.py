"""A game again, position by position, as one viewer saw it."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec import json

from mathom.core import registry
from mathom.core.match import Match
from mathom.core.record import Record
from mathom.server.tables.live_table import ask_info
from mathom.server.wire import Frame, StoryPart

MOST_FRAMES = 100


def frames(record: Record, viewer: int, over: bool, start: int, count: int) -> bytes:
    """Some of the positions, as they are sent. The game is played once, and not beyond the last of
    them.
    """
    made: list[Frame] = []
    heard: list[Any] = []
    positions = enumerate(_positions(record, viewer, over))
    for number, (match, line) in islice(positions, start, start + count):
        story = match.told(viewer)
        same = in_common(heard, story) if made else 0
        made.append(frame(match, viewer, number, line, StoryPart(same, story[same:])))
        heard = story
    return json.encode(made)


def frame(match: Match[Any], viewer: int, ply: int, line: str | None, story: StoryPart) -> Frame:
    return Frame(
        ply=ply,
        line=line,
        view=match.view(viewer),
        asks=[ask_info(match, ask, viewer) for ask in match.asks_seen_by(viewer)],
        story=story,
        over=match.over,
    )


def begun(record: Record) -> Match[Any]:
    """The match of a record before its first line."""
    return Match(registry.game(record.game), record.seats, record.options, record.seed)


def in_common(before: list[Any], after: list[Any]) -> int:
    """How many lines two stories begin with alike."""
    pairs = enumerate(zip(before, after, strict=False))
    shorter = min(len(before), len(after))
    return next((number for number, (one, other) in pairs if one != other), shorter)


def _positions(record: Record, viewer: int, over: bool) -> Iterator[tuple[Match[Any], str | None]]:
    """Every position that the viewer could tell from the one before, with the line that led there.

    Once the game is over everything is open, and every line counts.
    """
    match = begun(record)
    yield match, None
    for line in record.choices:
        ply = match.ply_seen_by(viewer)
        match.play_line(line)
        if over:
            yield match, line
        elif match.ply_seen_by(viewer) != ply:
            yield match, match.lines_seen_by(viewer)[-1]

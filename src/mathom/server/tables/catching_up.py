"""What somebody has missed: the positions since their last own choice, as they could see them."""

from itertools import pairwise
from typing import Any

from mathom.core.event import REFEREE, Line
from mathom.core.match import Match, Standing
from mathom.core.record import Record, Undo, read_line
from mathom.server import replays
from mathom.server.wire import Frame, Since, StoryPart

MOST_FRAMES = 60


def since(record: Record, viewer: int, ply: int | None) -> Since:
    """The positions since the viewer's last own choice, or since the one they know as `ply`."""
    lines = _what_stands(record, viewer, ply)
    told = lines[-MOST_FRAMES - 1 :]
    return Since(viewer, len(lines) - len(told), _frames(record, viewer, told))


def _what_stands(record: Record, viewer: int, ply: int | None) -> list[int]:
    """After how many lines there was something new for the viewer that was never taken back.

    Lines that they do not know of count for nothing, neither those nor their being taken back.
    """
    match = replays.begun(record)
    number: dict[Standing, int] = {}
    found: list[tuple[int, int]] = [(0, 0)]
    for played, line in enumerate(record.choices, start=1):
        seen, standing = match.ply_seen_by(viewer), list(match.standing)
        match.play_line(line)
        if isinstance(read_line(line), Undo):
            gone = (number[choice] for choice in standing if choice not in match.standing)
            first = min((one for one in gone if match.knows_of(viewer, one)), default=played)
            found = [one for one in found if one[0] <= first]
        else:
            number[match.standing[-1]] = played - 1
            if match.ply_seen_by(viewer) != seen:
                found.append((played, _ply(match, viewer)))
    if ply is not None:
        return [played for played, seen in found if seen >= ply]
    own = max((number[choice] + 1 for choice in match.standing if choice.seat == viewer), default=0)
    return [played for played, _ in found if played >= own]


def _frames(record: Record, viewer: int, wanted: list[int]) -> list[Frame]:
    match = replays.begun(record)
    made: list[Frame] = []
    heard: list[Line] = []
    for before, after in pairwise([0, *wanted]):
        for line in record.choices[before:after]:
            match.play_line(line)
        story = match.told(viewer)
        same = replays.in_common(heard, story)
        made.append(_frame(match, viewer, StoryPart(same, story[same:])))
        heard = story
    return made


def _frame(match: Match[Any], viewer: int, story: StoryPart) -> Frame:
    lines = match.lines_seen_by(viewer)
    line = lines[-1] if lines else None
    return replays.frame(match, viewer, _ply(match, viewer), line, story)


def _ply(match: Match[Any], viewer: int) -> int:
    """As the table tells it: once the game is over everything is open, and every line counts."""
    return match.ply_seen_by(REFEREE if match.over else viewer)

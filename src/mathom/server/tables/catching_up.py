"""What somebody has missed: the positions since their last own choice, as they could see them."""

from collections.abc import Collection
from itertools import pairwise
from typing import Any

from msgspec import json

from mathom.core.event import REFEREE, Line
from mathom.core.match import Match
from mathom.core.record import Record, Resign, Undo, read_line
from mathom.server import replays
from mathom.server.wire import Frame, Since, StoryPart

MOST_FRAMES = 60


def since(
    record: Record, viewer: int, known: Collection[int], over: bool, ply: int | None
) -> bytes:
    """The positions since the viewer's last own choice, or since the one they know as `ply`, as
    they are sent. `known` are the lines of which the viewer can tell that they were written; once
    the game is over everything is open, and every line counts.
    """
    lines = what_stands(record.choices, viewer, set(known), over, ply)
    told = lines[-MOST_FRAMES - 1 :]
    found = Since(viewer, len(lines) - len(told), _frames(record, viewer, over, told))
    return json.encode(found)


def what_stands(
    choices: list[str], viewer: int, known: Collection[int], over: bool, ply: int | None
) -> list[int]:
    """After how many lines there was something new for the viewer that was never taken back.

    Lines that they do not know of count for nothing, neither those nor their being taken back.
    Which lines an undo takes back can be told from the lines alone: nothing is played for it.
    """
    standing: list[tuple[int, int, bool]] = []
    """The seat, the number of the line, and whether somebody gave up with it."""
    found: list[tuple[int, int]] = [(0, 0)]
    seen = 0
    for number, line in enumerate(choices):
        deed = read_line(line)
        seen += number in known
        if isinstance(deed, Undo):
            gone = _taken_back(standing, deed)
            first = min((one for one in gone if one in known), default=number + 1)
            found = [one for one in found if one[0] <= first]
        else:
            standing.append((deed.seat, number, isinstance(deed, Resign)))
            if number in known:
                found.append((number + 1, seen))
    end = len(choices)
    if over and end:
        found = [*(one for one in found if one[0] < end), (end, end)]
    if ply is not None:
        return [played for played, then in found if then >= ply]
    own = max((number + 1 for seat, number, _ in standing if seat == viewer), default=0)
    return [played for played, _ in found if played >= own]


def _taken_back(standing: list[tuple[int, int, bool]], undo: Undo) -> list[int]:
    """The lines that no longer stand after an undo. Nobody takes back that they gave up."""
    mine = [n for n, (seat, _, gave_up) in enumerate(standing) if seat == undo.seat and not gave_up]
    if not undo.agreed:
        return [standing.pop(mine[-1])[1]]
    after = standing[mine[-1] :]
    standing[mine[-1] :] = [one for one in after if one[2]]
    return [number for _, number, gave_up in after if not gave_up]


def _frames(record: Record, viewer: int, over: bool, wanted: list[int]) -> list[Frame]:
    match = replays.begun(record)
    made: list[Frame] = []
    heard: list[Line] = []
    for before, after in pairwise([0, *wanted]):
        for line in record.choices[before:after]:
            match.play_line(line)
        story = match.told(viewer)
        same = replays.in_common(heard, story)
        ended = over and after == len(record.choices)
        made.append(_frame(match, viewer, ended, StoryPart(same, story[same:])))
        heard = story
    return made


def _frame(match: Match[Any], viewer: int, ended: bool, story: StoryPart) -> Frame:
    lines = match.lines_seen_by(viewer)
    line = lines[-1] if lines else None
    ply = match.ply_seen_by(REFEREE if ended else viewer)
    return replays.frame(match, viewer, ply, line, story)

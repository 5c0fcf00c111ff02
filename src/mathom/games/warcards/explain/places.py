"""Why not: where an army or a character may go."""

from collections.abc import Iterable

from mathom.core.message import Reason
from mathom.games.warcards.catalogue import (
    BARRED_GROUNDS,
    CARDS,
    FACTION,
    FIRST_PATH,
    GROUND_SIDE,
    KEEPS_OFF_PATH,
    LOCATION_NAMES,
    NAMES,
    PATH_NUMBER,
    TYPE,
)
from mathom.games.warcards.explain.question import location_called, why
from mathom.games.warcards.places import grounds_for, may_join_path
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import ACTIVE, ARMY, FACTIONS, NOWHERE, SIDES


def why_not_go(t: War, card: int, word: str) -> Reason:
    """Why an army or a character can't be played or moved to a location."""
    if not word:
        return why("say-where")
    if word == "path":
        return _why_not_path(t, card)
    location = location_called(t, word)
    if isinstance(location, Reason):
        return location
    if location == t.path:
        return why("say-path", location=word)
    if t.stands[location] != ACTIVE:
        rule = "W-6.9" if TYPE[card] == ARMY else "W-6.12"
        return why("not-active", rule, location=word)
    if location < FIRST_PATH and not grounds_for(t, card) >> location & 1:
        return _why_not_ground(card, location)
    return why("dead-text", "W-3.22", card=NAMES[card])


def _why_not_ground(card: int, ground: int) -> Reason:
    if BARRED_GROUNDS[card] >> ground & 1:
        return why("never-there", "W-1.26", card=NAMES[card], side=SIDES[GROUND_SIDE[ground]])
    return why(
        "wrong-faction",
        "W-6.10" if TYPE[card] == ARMY else "W-6.13",
        card=NAMES[card],
        faction=f"faction-{FACTIONS[FACTION[card]]}",
        location=LOCATION_NAMES[ground],
    )


def _why_not_path(t: War, card: int) -> Reason:
    name = NAMES[card]
    if TYPE[card] == ARMY:
        return why("army-on-path", "W-6.11")
    if t.path == NOWHERE:
        return why("no-active-path", "W-3.17")
    paths = CARDS[card].paths
    if not paths:
        return why("never-on-path", "W-6.14", card=name)
    number = PATH_NUMBER[t.path]
    if number not in paths:
        return why("path-number", "W-6.14", card=name, number=number, paths=spans(paths))
    if not may_join_path(t, card):
        side = SIDES[KEEPS_OFF_PATH[card][0].side]
        return why("kept-off-path", "W-1.26", card=name, side=side)
    return why("dead-text", "W-3.22", card=name)


def spans(numbers: Iterable[int]) -> str:
    """Numbers in short: `1, 3–9`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)

"""What the tests of single cards share."""

from typing import Any

from mathom.games.fellowship.rules.path import move_limit
from mathom.games.fellowship.terms import PHASES
from tests.fellowship.scene import Scene

ALL_PHASES: tuple[str, ...] = tuple(phase for phase in PHASES if phase != "setup")


def moments(code: str, fight: str = "", **laid: Any) -> set[str]:
    """The phases in which something is on offer to whoever is asked first. Where nobody is asked,
    nothing is on offer.
    """
    found = set()
    for phase in ALL_PHASES:
        t = Scene(phase=phase, fight=fight if phase == "skirmish" else "", **laid)
        if t.phase == phase and t.offers(code):
            found.add(phase)
    return found


def skirmish(who: str, *minions: str, **laid: Any) -> Scene:
    """A companion fights some minions; `fellowship` names whoever else is there."""
    laid["fellowship"] = f"{who} {laid.get('fellowship', '')}".strip()
    return Scene(minions=" ".join(minions), fight=" ".join((who, *numbered(minions))), **laid)


def numbered(minions: tuple[str, ...]) -> list[str]:
    """As the table tells them apart."""
    copies = dict.fromkeys(minions, 0)
    found = []
    for minion in minions:
        copies[minion] += 1
        found.append(minion if copies[minion] == 1 else f"{minion}-{copies[minion]}")
    return found


def bearers(item: str, **laid: Any) -> set[str]:
    """On whom an item in hand may be played, by title or name."""
    t = Scene(hand=item, **laid)
    return {code.split()[2] for code in t.codes if code.startswith(f"play {item} ")}


def offered_in_skirmish(t: Scene, code: str) -> bool:
    """Whether something is ever on offer while everybody passes until the skirmish is over."""
    while t.position.asks and t.state.fight is not None:
        if t.offers(code):
            return True
        t.do("pass" if "pass" in t.codes else t.codes[0])
    return False


def moves_left(t: Scene) -> int:
    """How often the fellowship may still move this turn."""
    return move_limit(t.state) - t.state.moves

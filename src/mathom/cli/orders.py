"""Standing orders at the keyboard: `pass!` and `orders`."""

from collections.abc import Iterator
from typing import Any

from mathom.core.match import Match
from mathom.core.message import refuse
from mathom.core.orders import Ended, Until
from mathom.core.voice import Text

UNTIL: dict[str, Until | None] = {
    "": Until.CHANGE,
    "round": Until.ROUND,
    "runda": Until.ROUND,
    "rundę": Until.ROUND,
    "stop": None,
}
"""What may stand after `pass!`; every word works in both languages."""
STATES = {
    "usual": ("usual", "zwykle"),
    "ask": ("ask", "pytaj"),
    "pass": ("pass", "pas"),
}


def passes(match: Match[Any], seat: int, said: str, text: Text) -> str:
    """Let a seat pass from now on, or no longer; what there is to say about it."""
    if not match.game.windows:
        return text("play-no-windows")
    if said.lower() not in UNTIL:
        raise refuse("play-pass-what", given=said[:40])
    orders, until = match.orders[seat], UNTIL[said.lower()]
    match.order(seat, until, orders.stops, orders.skips)
    return text("play-passing-no") if until is None else _passing(until, text)


def _passing(until: Until, text: Text) -> str:
    if until == Until.CHANGE:
        return text("play-passing-change")
    return text("play-passing-round", round=text("passing-round"))


def settles(match: Match[Any], seat: int, said: str) -> None:
    """`turn pass`: what is to be done at a window from now on."""
    name, _, word = said.partition(" ")
    state = next((state for state, words in STATES.items() if word.lower() in words), None)
    if state is None:
        raise refuse("play-orders-what", given=said[:40])
    orders, passing = match.orders[seat], match.passing(seat)
    stops = [stop for stop in orders.stops if stop != name]
    skips = [skip for skip in orders.skips if skip != name]
    if state != "usual":
        (stops if state == "ask" else skips).append(name)
    match.order(seat, None if passing is None else passing.until, stops, skips)


def listed(match: Match[Any], seat: int, text: Text) -> Iterator[str]:
    """Every window, and what the seat has ordered for it."""
    orders, passing = match.orders[seat], match.passing(seat)
    if not match.game.windows:
        yield text("play-no-windows")
        return
    if passing is not None:
        yield _passing(passing.until, text)
    for window in match.game.windows_of(match.state, seat):
        name = window.name
        state = "ask" if name in orders.stops else "pass" if name in orders.skips else "usual"
        what = text(f"window-{name}")
        yield text("play-orders-line", window=name, what=what, does=text(f"play-orders-{state}"))


def told_of(ended: Ended, player: str, text: Text) -> str:
    """Why somebody no longer passes."""
    if ended.why == "round":
        return text("play-passing-ended-round", over=text("passing-round-over"))
    return text(f"play-passing-ended-{ended.why}", player=player)

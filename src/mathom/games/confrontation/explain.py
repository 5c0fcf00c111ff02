"""Why not? Finds the legality rule behind a code that was not on offer."""

from mathom.core.ask import Ask
from mathom.core.message import Reason
from mathom.games.confrontation.state import Confrontation


def explain(t: Confrontation, ask: Ask, code: str) -> Reason | None:
    """The rule against `code`, or nothing if it is no code of this game at all."""
    return None

"""Why not: what was meant, and which rule is against it."""

from mathom.core.message import Reason, whole_number
from mathom.games.journey.data import DICE, DIE_NAMES, HOBBIT_NAMES, HOBBITS
from mathom.games.journey.rules.dice import why_not_keep, why_not_repeat, why_not_roll, why_not_stop
from mathom.games.journey.rules.hobbits import why_not_take
from mathom.games.journey.rules.names import face
from mathom.games.journey.rules.symbols import why_not_split
from mathom.games.journey.state import Journey

STEP_OF = {
    "take": "hobbits",
    "keep": "keep",
    "roll": "keep",
    "stop": "keep",
    "repeat": "keep",
    "split": "use",
    "leave": "use",
}
WRONG_TIME = {
    "hobbits": Reason("reason-hobbits-chosen", {}, ("J-2.2",)),
    "keep": Reason("reason-not-rolling", {}, ("J-3.3",)),
    "use": Reason("reason-not-splitting", {}, ("J-4.18",)),
}


def explain(t: Journey, code: str) -> Reason | None:
    """The rule against `code`, or nothing if it is no code of this game at all."""
    verb, *words = code.split() or [""]
    if verb not in STEP_OF:
        return None
    if t.step == "hobbits" and verb != "take":
        return Reason("reason-hobbit-first", {}, ("J-2.2",))
    if t.step != STEP_OF[verb]:
        return WRONG_TIME[STEP_OF[verb]]
    if verb == "take":
        for hobbit in HOBBITS:
            if words == [HOBBIT_NAMES[hobbit]]:
                return why_not_take(t, hobbit)
        return Reason("reason-which-hobbit")
    if verb == "keep":
        return _keep(t, words)
    if verb == "roll":
        return why_not_roll(t)
    if verb == "stop":
        return why_not_stop(t)
    if verb == "repeat":
        return why_not_repeat(t)
    return _split(t, words) if verb == "split" else None


def _keep(t: Journey, words: list[str]) -> Reason | None:
    for die in DICE:
        if words[:1] == [DIE_NAMES[die]]:
            symbol = face(t, die)
            reason = why_not_keep(t, die)
            if reason is not None or words[1:] == [symbol]:
                return reason
            if words[1:]:
                return Reason("reason-other-symbol", {"die": DIE_NAMES[die], "symbol": symbol})
            return Reason("reason-say-symbol", {"code": f"keep {DIE_NAMES[die]} {symbol}"})
    return Reason("reason-which-die", {"dice": ", ".join(DIE_NAMES[die] for die in DICE)})


def _split(t: Journey, words: list[str]) -> Reason | None:
    sheet = t.sheets[t.active]
    number = whole_number(" ".join(words))
    if number is not None and 1 <= number <= len(sheet.squares):
        return why_not_split(sheet, number - 1)
    return Reason("reason-which-square", {"squares": len(sheet.squares)})

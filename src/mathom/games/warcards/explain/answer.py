"""Why not: who asks about what, and at which moment."""

from collections.abc import Callable
from typing import Final

from mathom.core.ask import Ask
from mathom.core.message import Reason
from mathom.games.warcards.catalogue import LOCATION_NAMES
from mathom.games.warcards.explain.combat import why_not_lose, why_not_save, why_not_support
from mathom.games.warcards.explain.giving import why_not_forsake, why_not_give
from mathom.games.warcards.explain.playing import why_not_play, why_not_play_drawn
from mathom.games.warcards.explain.question import Question, why
from mathom.games.warcards.explain.texts import (
    why_not_eliminate,
    why_not_location,
    why_not_take,
)
from mathom.games.warcards.explain.turn import (
    why_not_move,
    why_not_pass,
    why_not_ride,
    why_not_ring,
    why_not_use,
    why_not_winnow,
)
from mathom.games.warcards.state import War

Explain = Callable[[Question], Reason]

ANSWERS: Final[dict[str, dict[str, Explain]]] = {
    "turn": {
        "play": why_not_play,
        "move": why_not_move,
        "use": why_not_use,
        "cycle": why_not_give,
        "winnow": why_not_winnow,
        "ring": why_not_ring,
        "pass": why_not_pass,
    },
    "first-cycle": {"cycle": why_not_give},
    "cycle": {"cycle": why_not_give},
    "pay": {"cycle": why_not_give},
    "sort-cycle": {"cycle": why_not_give},
    "sort-eliminate": {"eliminate": why_not_give},
    "sift-eliminate": {"eliminate": why_not_give},
    "eliminate-from-hand": {"eliminate": why_not_give},
    "sift-play": {"play": why_not_play_drawn},
    "forsake": {"forsake": why_not_forsake},
    "ride": {"move": why_not_ride},
    "take": {"take": why_not_take},
    "eliminate": {"eliminate": why_not_eliminate},
    "sacrifice": {"eliminate": why_not_eliminate},
    "lose-on-grounds": {"eliminate": why_not_eliminate},
    "losses": {"eliminate": why_not_lose},
    "support": {"support": why_not_support},
    "tend": {"save": why_not_save},
}
"""By question and by the first word of what was wanted."""

ASKS_FOR_LOCATION: Final = ("path", "ground", "strengthen", "combat")
DECLINING: Final = ("pass", "nothing", "no", "done")
OTHER_WORDS: Final = frozenset(("yes", "agree", "object", "items", "alone", *DECLINING))
VERBS: Final = OTHER_WORDS.union(*ANSWERS.values())


def explain(t: War, ask: Ask, code: str) -> Reason | None:
    """The rule against `code`, or nothing if it is no code of this game at all."""
    if ask.option(code) is not None:
        return None
    tidy = " ".join(code.lower().split())
    if tidy != code and ask.option(tidy) is not None:
        return why("spelling", code=tidy)
    verb, *words = tidy.split() or [""]
    question = Question(t, ask, words)
    if verb in LOCATION_NAMES and not words:
        if question.prompt in ASKS_FOR_LOCATION:
            return why_not_location(question, verb)
        return _asked_otherwise(question)
    answer = ANSWERS.get(question.prompt, {}).get(verb)
    if answer is not None:
        if verb in ("pass", "winnow", "ring") and words:
            return why("too-much")
        return answer(question)
    if verb not in VERBS:
        return None
    return _must_choose(question) if verb in DECLINING else _asked_otherwise(question)


def _must_choose(q: Question) -> Reason:
    """Nothing can't be done here, or it is called otherwise."""
    for code in DECLINING:
        if q.ask.option(code) is not None:
            return why("decline-so", code=code)
    return why("must-choose", *q.ask.prompt.rules)


def _asked_otherwise(q: Question) -> Reason:
    if q.prompt == "turn":
        return why("not-an-action", "W-5.3")
    return why("asked-otherwise", *q.ask.prompt.rules)

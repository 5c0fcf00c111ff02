"""Why not: who asks about what, and at which moment."""

from collections.abc import Callable
from typing import Final

from mathom.core.ask import Ask
from mathom.core.message import Reason
from mathom.games.warcards.catalogue import LOCATION_NAMES, NUMBER
from mathom.games.warcards.explain.choosing import (
    to_eliminate,
    to_lose,
    to_name_card,
    to_name_location,
    to_name_player,
    to_save,
    to_support,
    to_take,
)
from mathom.games.warcards.explain.giving import to_forsake, to_give
from mathom.games.warcards.explain.question import Question, why
from mathom.games.warcards.explain.turn import (
    to_move,
    to_move_by_text,
    to_pass,
    to_play,
    to_play_drawn,
    to_play_found,
    to_resolve,
    to_ride,
    to_use,
    to_use_ring,
    to_winnow,
)
from mathom.games.warcards.scenarios import SCENARIOS
from mathom.games.warcards.state import War

Explain = Callable[[Question], Reason]

ANSWERS: Final[dict[str, dict[str, Explain]]] = {
    "turn": {
        "play": to_play,
        "move": to_move,
        "use": to_use,
        "resolve": to_resolve,
        "cycle": to_give,
        "winnow": to_winnow,
        "ring": to_use_ring,
        "pass": to_pass,
    },
    "first-cycle": {"cycle": to_give},
    "cycle": {"cycle": to_give},
    "pay": {"cycle": to_give},
    "sort-cycle": {"cycle": to_give},
    "sort-eliminate": {"eliminate": to_give},
    "sift-eliminate": {"eliminate": to_give},
    "eliminate-from-hand": {"eliminate": to_give},
    "sift-play": {"play": to_play_drawn},
    "play-found": {"play": to_play_found},
    "forsake": {"forsake": to_forsake},
    "ride": {"move": to_ride},
    "move": {"move": to_move_by_text},
    "take": {"take": to_take},
    "eliminate": {"eliminate": to_eliminate},
    "sacrifice": {"eliminate": to_eliminate},
    "lose-on-grounds": {"eliminate": to_eliminate},
    "losses": {"eliminate": to_lose},
    "support": {"support": to_support},
    "support-instead": {"support": to_support},
    "tend": {"save": to_save},
}
"""By question and by the first word of what was wanted."""

ASKS_FOR_LOCATION: Final = ("path", "ground", "strengthen", "combat")
DECLINING: Final = ("pass", "nothing", "no", "done")
OTHER_WORDS: Final = frozenset(("yes", "agree", "object", "items", "alone", *DECLINING))
PLAYERS: Final = frozenset(deck.name for scenario in SCENARIOS for deck in scenario.decks)
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
    if not words:
        named = _to_name(question, verb)
        if named is not None:
            return named
    answer = ANSWERS.get(question.prompt, {}).get(verb)
    if answer is not None:
        if verb in ("pass", "winnow", "ring") and words:
            return why("too-much")
        return answer(question)
    if verb not in VERBS:
        return None
    return _must_choose(question) if verb in DECLINING else _asked_otherwise(question)


def _to_name(q: Question, word: str) -> Reason | None:
    """If a name alone can be a code: that of a location, a player or a card."""
    if word in PLAYERS and q.prompt == "player":
        return to_name_player(q, word)
    if word in LOCATION_NAMES and q.prompt in ASKS_FOR_LOCATION:
        return to_name_location(q, word)
    if word in NUMBER and q.prompt == "which-first":
        return to_name_card(q, word)
    named = word in PLAYERS or word in LOCATION_NAMES or word in NUMBER
    return _asked_otherwise(q) if named else None


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

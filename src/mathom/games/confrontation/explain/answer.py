"""Why not: who asks about what, and at which moment."""

from collections.abc import Callable
from typing import Final

from mathom.core.ask import Ask
from mathom.core.message import Reason
from mathom.games.confrontation.data import FELLOWSHIP
from mathom.games.confrontation.explain import battle, before, moves, retreats, specials
from mathom.games.confrontation.explain.names import CHARACTER_NAMES, why
from mathom.games.confrontation.state import NOBODY, Confrontation, name_of

BEFORE_PLAY: Final = frozenset(
    ("prompt-draft", "prompt-specials", "prompt-specials-for-enemy", "prompt-deploy")
)
MOVING: Final = frozenset(("prompt-move", "prompt-ride", "prompt-move-other", "prompt-move-named"))
NO_FIGHTERS: Final = BEFORE_PLAY | MOVING | {"prompt-balrog", "prompt-foe"}
"""Questions at which nobody has been matched with anybody."""
RETREATS: Final = frozenset(("prompt-retreat", "prompt-gollum", "prompt-retreat-card"))
DECLINING: Final = ("pass", "stay", "cards", "fall")
"""The ways to do nothing."""


class Question:
    """A code that was not on offer, and the moment."""

    def __init__(self, t: Confrontation, ask: Ask, words: list[str]) -> None:
        self.t = t
        self.ask = ask
        self.prompt = ask.prompt.id
        self.side = t.seats.index(ask.seat)
        self.words = words
        """What follows the first word."""
        self.fighting = self.prompt not in NO_FIGHTERS


def explain(t: Confrontation, ask: Ask, code: str) -> Reason | None:
    """The rule against `code`, or nothing if it is no code of this game at all."""
    if ask.option(code) is not None:
        return None
    tidy = " ".join(code.lower().split())
    if tidy != code and ask.option(tidy) is not None:
        return why("spelling", code=tidy)
    verb, *words = tidy.split() or [""]
    question = Question(t, ask, words)
    if verb in DECLINING and not words:
        return _must_choose(question)
    if verb == "no" and words == ["cards"]:
        return _not_begun(question) or why("no-cards-when", "C-8.55", "C-10.11")
    if verb in BEFORE:
        return BEFORE[verb](question)
    if verb in ("balrog", "sam") and not words and question.prompt not in MOVING:
        return _not_begun(question) or _step_in(question, verb)
    if verb in CHARACTER_NAMES:
        return _not_begun(question) or _move(question, verb)
    if verb in specials.VERBS:
        return _not_begun(question) or specials.why_not_special(
            t, question.side, specials.VERBS[verb], words, question.prompt in MOVING
        )
    if verb in ANSWERS:
        return _not_begun(question) or ANSWERS[verb](question)
    return None


def _not_begun(q: Question) -> Reason | None:
    return why("not-begun", *q.ask.prompt.rules) if q.prompt in BEFORE_PLAY else None


# --- Before play


def _draft(q: Question) -> Reason:
    if q.prompt == "prompt-draft":
        return before.why_not_draft(q.words)
    return why("draft-when", "C-11.2")


def _take(q: Question) -> Reason:
    if q.prompt == "prompt-specials":
        return before.why_not_take(q.t, q.side, q.words)
    if q.prompt == "prompt-specials-for-enemy":
        return before.why_not_take(q.t, 1 - q.side, q.words)
    return why("take-when", "C-12.4")


def _deploy(q: Question) -> Reason:
    if q.prompt == "prompt-deploy":
        return before.why_not_deploy(q.t, q.side, q.words)
    rules = ("C-2.7", "C-2.8") if q.side == FELLOWSHIP else ("C-2.9", "C-2.10")
    return why("deploy-when", *rules)


BEFORE: Final[dict[str, Callable[[Question], Reason]]] = {
    "draft": _draft,
    "take": _take,
    "deploy": _deploy,
}


# --- In the turn


def _move(q: Question, name: str) -> Reason:
    if q.prompt in MOVING:
        return moves.why_not_move(q.t, q.side, name, q.words)
    if q.side != q.t.active:
        return why("not-your-turn", "C-3.2")
    return why("battle-first", "C-4.1")


# --- In a battle


def _must_choose(q: Question) -> Reason:
    """Nothing can't be done here, or it is called otherwise."""
    for code in DECLINING:
        if q.ask.option(code) is not None:
            return why("decline-so", code=code)
    if q.prompt in MOVING:
        if q.t.rider != NOBODY:
            return why("rider-moves", "C-12.14", character=name_of(q.t, q.t.rider))
        return why("must-move", "C-3.3")
    if q.prompt in battle.CARD_PROMPTS:
        return why("must-play-card", *q.ask.prompt.rules)
    return _MUST.get(q.prompt, why("must-choose", *q.ask.prompt.rules))


_MUST: Final = {
    "prompt-foe": why("must-fight", "C-4.1"),
    "prompt-fetch": why("must-fetch", "C-7.3"),
    "prompt-retreat-card": why("must-retreat", "C-7.18", "C-7.25"),
}


def _step_in(q: Question, name: str) -> Reason:
    if name == "sam":
        return battle.why_no_sam(q.t, q.prompt, q.fighting)
    if q.prompt == "prompt-balrog":
        return why("balrog-not-there", "C-8.34")
    return why("balrog-when", "C-8.34")


def _show(q: Question) -> Reason:
    if q.words != ["frodo"]:
        return why("show-whom", "C-8.8")
    return battle.why_no_frodo(q.t, q.prompt, q.fighting)


def _fight(q: Question) -> Reason:
    if q.prompt == "prompt-foe":
        return battle.why_not_fight(q.t, q.side, q.words)
    return why("fight-when", "C-4.3", "C-4.5")


def _retreat(q: Question) -> Reason:
    if q.prompt in RETREATS:
        return retreats.why_not_retreat(q.t, q.side, q.prompt, q.words)
    if q.prompt == "prompt-sam":
        return why("sam-first", "C-8.6")
    if q.prompt == "prompt-gwaihir":
        return why("gwaihir-first", "C-12.25")
    if not q.fighting or q.prompt == "prompt-escape":
        return why("retreat-when", "C-4.12")
    return retreats.why_no_retreat(q.t, q.side)


def _swap(q: Question) -> Reason:
    if q.prompt == "prompt-swap":
        return retreats.why_not_swap(q.t, q.words)
    return retreats.why_no_swap(q.t) if q.fighting else why("swap-smeagol", "C-10.28")


def _escape(q: Question) -> Reason:
    if q.prompt == "prompt-escape":
        return retreats.why_not_escape(q.t, q.words)
    return why("escape-when", "C-10.47")


def _card(q: Question) -> Reason:
    if q.prompt in battle.CARD_PROMPTS:
        return battle.why_not_card(q.t, q.side, q.prompt, q.words)
    return battle.why_no_cards_now(q.t, q.fighting)


def _fetch(q: Question) -> Reason:
    if q.prompt == "prompt-fetch":
        return battle.why_not_fetch(q.t, q.side, q.words)
    return why("fetch-when", "C-7.3")


ANSWERS: Final[dict[str, Callable[[Question], Reason]]] = {
    "show": _show,
    "fight": _fight,
    "retreat": _retreat,
    "swap": _swap,
    "escape": _escape,
    "card": _card,
    "fetch": _fetch,
    "support": lambda q: battle.why_no_support(q.t, q.prompt, q.fighting),
    "force": lambda q: battle.why_no_force(q.t, q.fighting),
    "four": lambda q: battle.why_no_four(q.t, q.fighting),
}

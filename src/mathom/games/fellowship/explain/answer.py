"""Why not: what somebody wanted, at which moment, and the rule against it."""

from collections.abc import Callable
from typing import Final

from mathom.core.ask import Ask
from mathom.core.message import Arg, Reason
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.code import deck_of
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.engine.actions import (
    MOMENTS,
    healable,
    why_not_transfer,
    why_not_use,
)
from mathom.games.fellowship.engine.assignment import NOT_FIERCE, why_not_defend, why_not_send
from mathom.games.fellowship.engine.bringing import rules_for
from mathom.games.fellowship.engine.deeds import can_heal
from mathom.games.fellowship.engine.gathering import pool_of
from mathom.games.fellowship.engine.memo import memo
from mathom.games.fellowship.engine.playing import (
    bearers,
    why_not_bear,
    why_not_event,
    why_not_play,
    why_not_play_somewhere,
)
from mathom.games.fellowship.engine.sources import keyword
from mathom.games.fellowship.engine.zones import handle
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import FELLOWSHIP, FREE_SIDE, ITEMS, NOBODY, SHADOW

DECLINING: Final = ("pass", "done", "no", "stop")
OTHERS: Final = frozenset((*DECLINING, "yes", "move", "wounds"))


def why(id: str, *rules: str, **args: Arg) -> Reason:
    return Reason(f"reason-{id}", args, rules)


class Question:
    """A code that was not on offer, and the moment."""

    def __init__(self, t: Table, ask: Ask, words: list[str]) -> None:
        self.t = t
        self.ask = ask
        self.seat = ask.seat
        self.prompt = ask.prompt.id.removeprefix("prompt-")
        self.words = words

    def word(self, number: int) -> str:
        return self.words[number] if number < len(self.words) else ""


def explain(t: Table, ask: Ask, code: str) -> Reason | None:
    """The rule against `code`, or nothing if it is no code of this game at all."""
    if ask.option(code) is not None:
        return None
    tidy = " ".join(code.lower().split())
    if tidy != code and ask.option(tidy) is not None:
        return why("spelling", code=tidy)
    if ask.prompt.id in ("prompt-deck", "prompt-build"):
        return _deck(t, ask.seat, tidy)
    verb, *words = tidy.split() or [""]
    question = Question(t, ask, words)
    if verb in VERBS:
        if not _acts(question) and not (verb == "play" and _responds(question)):
            return why("asked-otherwise", *ask.prompt.rules)
        return VERBS[verb](question)
    if verb == "assign":
        return _assign(question)
    if verb in OTHERS:
        return _other(question, verb)
    if on_table(t, verb) is not None or verb in catalogue.NUMBER:
        return _card(question, verb)
    return why("asked-otherwise", *ask.prompt.rules) if verb.isdecimal() else None


# --- Decks


def _deck(t: Table, seat: int, code: str) -> Reason:
    """All that is wrong with a deck that somebody wants to bring."""
    deck = deck_of(code)
    if deck is None:
        return why("no-deck", "T-5.1", word=code[:30])
    return _in_all(why_not_deck(deck, rules_for(t.house), pool_of(t, seat)))


def _in_all(faults: list[Reason]) -> Reason:
    """Several reasons as one, a sentence each."""
    if len(faults) == 1:
        return faults[0]
    rules = dict.fromkeys(rule for fault in faults for rule in fault.rules)
    return why("deck-faults", *rules, faults=list(faults))


# --- Deeds


def _acts(q: Question) -> bool:
    """Whether somebody is asked to act or pass."""
    return q.ask.window is not None and q.ask.window in MOMENTS


def _responds(q: Question) -> bool:
    return q.prompt.startswith("respond-")


def _other(q: Question, verb: str) -> Reason:
    for code in DECLINING:
        if verb in DECLINING and q.ask.option(code) is not None:
            return why("decline-so", code=code)
    if verb in DECLINING:
        return why("must-choose", *q.ask.prompt.rules)
    return why("asked-otherwise", *q.ask.prompt.rules)


# --- Cards


def on_table(t: Table, called: str) -> int | None:
    """A card in play, or a site of the path, by what the table calls it."""
    for card in (*t.board, *(site for site in t.path if site != NOBODY)):
        if handle(t, card) == called:
            return card
    return None


def held(q: Question) -> int | Reason:
    """The card in hand that the first word names."""
    called = q.word(0)
    if not called:
        return why("incomplete")
    if called not in catalogue.NUMBER:
        return why("no-card", word=called[:30])
    for card in q.t.hands[q.seat]:
        if catalogue.NAME[q.t.print_of[card]] == called:
            return card
    return why("not-in-hand", card=called)


def _card(q: Question, called: str) -> Reason:
    """A card that can't be chosen now."""
    if q.prompt == "start":
        return _start(q, called)
    if q.prompt == "draft":
        return why("not-in-pack", card=called)
    if _acts(q):
        return why("say-what", card=_named(q, called))
    if on_table(q.t, called) is None and q.t.hands[q.seat] and _in_hand(q, called) is None:
        return why("not-there", *q.ask.prompt.rules, card=called)
    return why("not-meant", *q.ask.prompt.rules, card=_named(q, called))


def _start(q: Question, called: str) -> Reason:
    """Why nobody can begin with that card."""
    t = q.t
    for card in t.decks[q.seat]:
        if catalogue.NAME[t.print_of[card]] == called:
            if catalogue.TYPE[t.print_of[card]] != "companion":
                return why("starts-no-companion", "T-8.5", card=called)
            found = why_not_play(t, q.seat, card)
            return why("too-much") if found is None else found.reason()
    return why("not-in-deck", "T-8.5", card=called)


def _in_hand(q: Question, called: str) -> int | None:
    for card in q.t.hands[q.seat]:
        if catalogue.NAME[q.t.print_of[card]] == called:
            return card
    return None


def _named(q: Question, called: str) -> str:
    card = on_table(q.t, called)
    return called if card is None else catalogue.NAME[q.t.print_of[card]]


# --- Playing


def _play(q: Question) -> Reason:
    card = held(q)
    if isinstance(card, Reason):
        return card
    t = q.t
    printed = catalogue.CARDS[t.print_of[card]]
    if (printed.side == FREE_SIDE) != (q.seat == t.free):
        return why("wrong-side", "T-1.4", "T-1.5", card=printed.name)
    if printed.type == "event":
        return _play_event(q, card)
    if _responds(q) or t.phase not in (FELLOWSHIP, SHADOW):
        return why("wrong-phase-to-play", "T-11.4", "T-13.3", card=printed.name)
    target = q.word(1)
    if target:
        return _play_on(q, card, target)
    if printed.on is not None and bearers(t, q.seat, card):
        found = why_not_play_somewhere(t, q.seat, card)
        return why("say-bearer", "T-11.20", card=printed.name) if found is None else found.reason()
    found = why_not_play_somewhere(t, q.seat, card)
    return why("asked-otherwise") if found is None else found.reason()


def _play_on(q: Question, card: int, target: str) -> Reason:
    t = q.t
    printed = catalogue.CARDS[t.print_of[card]]
    if printed.on is None:
        return why("no-bearer-needed", "T-11.19", card=printed.name)
    bearer = on_table(t, target)
    if bearer is None:
        return why("not-in-play", word=target[:30])
    if bearer not in bearers(t, q.seat, card):
        found = why_not_bear(t, q.seat, card, bearer)
        if found is not None:
            return found.reason()
        return why("no-bearer", "T-11.20")
    refused = why_not_play(t, q.seat, card, bearer)
    return why("asked-otherwise") if refused is None else refused.reason()


def _play_event(q: Question, card: int) -> Reason:
    t = q.t
    kind = t.print_of[card]
    if _responds(q):
        return why("no-answer", "T-26.1", card=catalogue.NAME[kind])
    texts = catalogue.ACTIONS[kind][t.phase]
    if not texts:
        return why("wrong-label", "T-10.9", card=catalogue.NAME[kind])
    found = why_not_event(t, q.seat, card, texts[0][0])
    return why("asked-otherwise") if found is None else found.reason()


# --- Texts, healing, transfers


def _use(q: Question) -> Reason:
    t = q.t
    card = on_table(t, q.word(0))
    if card is None:
        return why("not-in-play", word=q.word(0)[:30])
    called = catalogue.NAME[t.print_of[card]]
    texts = [(by, text) for by, text in memo(t).speaking if by == card]
    if not texts:
        return why("inactive", "T-24.2", card=called)
    for by, text in texts:
        for which, action in catalogue.ACTIONS[t.print_of[text]][t.phase]:
            found = why_not_use(t, q.seat, by, text, which, action)
            if found is not None:
                return found.reason()
            return why("say-which-text", card=called)
    if any(catalogue.CARDS[t.print_of[text]].abilities for _, text in texts):
        return why("wrong-label", "T-10.6", card=called)
    return why("no-text", "T-10.11", card=called)


def _heal(q: Question) -> Reason:
    t = q.t
    if t.phase != FELLOWSHIP or q.seat != t.free:
        return why("wrong-phase-to-heal", "T-11.5")
    card = held(q)
    if isinstance(card, Reason):
        return card
    whom = healable(t, q.seat, card)
    if whom == NOBODY:
        return why("nobody-to-heal", "T-11.5", card=catalogue.NAME[t.print_of[card]])
    if not can_heal(t, whom):
        return why("not-wounded", "T-11.5")
    return why("too-much")


def _transfer(q: Question) -> Reason:
    t = q.t
    if t.phase != FELLOWSHIP or q.seat != t.free:
        return why("wrong-phase-to-transfer", "T-34.1")
    item, to = on_table(t, q.word(0)), on_table(t, q.word(1))
    if item is None or to is None:
        return why("not-in-play", word=(q.word(1) if item is not None else q.word(0))[:30])
    printed = catalogue.CARDS[t.print_of[item]]
    theirs = t.owner[item] != q.seat or t.owner[to] != q.seat
    if theirs or printed.type not in ITEMS or printed.on is None or t.on[item] in (to, NOBODY):
        return why("no-transfer", "T-34.1", card=printed.name)
    if catalogue.TYPE[t.print_of[to]] not in ("companion", "ally"):
        return why("no-bearer", "T-34.4")
    found = why_not_transfer(t, q.seat, item, to)
    return why("too-much") if found is None else found.reason()


VERBS: Final[dict[str, Callable[[Question], Reason]]] = {
    "play": _play,
    "use": _use,
    "heal": _heal,
    "transfer": _transfer,
}


# --- Assigning


def _assign(q: Question) -> Reason:
    t = q.t
    if q.prompt not in ("assign", "assign-leftover"):
        return why("asked-otherwise", *q.ask.prompt.rules)
    who, minion = on_table(t, q.word(0)), on_table(t, q.word(1))
    if who is None or minion is None:
        return why("not-in-play", word=(q.word(1) if who is not None else q.word(0))[:30])
    if catalogue.TYPE[t.print_of[minion]] != "minion" or minion not in memo(t).active:
        return why("no-minion", "T-16.3", card=catalogue.NAME[t.print_of[minion]])
    if who not in memo(t).active:
        return why("inactive", "T-24.2", card=catalogue.NAME[t.print_of[who]])
    if q.prompt == "assign":
        found = why_not_defend(t, who, minion)
    else:
        found = why_not_send(t, q.seat, who, minion)
    if found is not None:
        return found.reason()
    if not keyword(t, minion, "fierce"):
        return NOT_FIERCE.reason()
    return why("too-much")

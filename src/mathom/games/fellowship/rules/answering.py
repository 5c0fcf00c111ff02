"""How windows are answered: by required texts first, then by whoever likes (T-26, T-33).

Whether a player is asked depends only on what everybody knows; otherwise being asked would tell
what is in the hand.
"""

from dataclasses import fields
from functools import cache, lru_cache, partial
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from mathom.cards.trees import walk
from mathom.core.agenda import rule
from mathom.core.ask import Ask, Option, Play, Prompt, Question, choose
from mathom.core.deed import INCOMPLETE, Deed, Words
from mathom.core.message import Message, Reason
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.abilities import Ability, Response
from mathom.games.fellowship.filters import Foes, That
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.parts import Due, DueLater, Happening, Required
from mathom.games.fellowship.rules.holding import holding, may_hold, side_of
from mathom.games.fellowship.rules.limits import is_spent
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.moments import RESPONSE
from mathom.games.fellowship.rules.naming import about_card, not_in_play, on_table, own_event
from mathom.games.fellowship.rules.options import MOST_KEPT, PASS, play_option, use_option
from mathom.games.fellowship.rules.playing import play_event, why_not_event
from mathom.games.fellowship.rules.skirmish import Damage
from mathom.games.fellowship.rules.windows import Window, answers_later, begin, why_not_begin
from mathom.games.fellowship.rules.zones import handle, name
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY, PATH, PHASES, TURN
from mathom.games.fellowship.triggers import BEGINS, ENDS, KINDS

ORDER: Final = Question("order", "T-33.1")
NO_ANSWER: Final = Why("no-answer", "T-26.1", args=about_card)


@rule(Window)
def window(t: Table, f: Window) -> Play | None:
    if f.replaced:
        t.todo.pop()
        return None
    due = _required(t, f) if f.due is None else f.due
    entries = len(due) + f.damage
    if entries == 1 or (entries and t.winner != NOBODY):
        _answer(t, f, due, due[0] if due else None)
        return None
    if entries:
        return _order(t, f, due)
    return _optional(t, f)


def _required(t: Table, f: Window) -> tuple[Required, ...]:
    found: list[Required] = []
    known = memo(t)
    for number, about in enumerate(f.abouts):
        for card, which, text, d in known.whens(about.kind):
            if (
                not text.optional
                and _sees(t, text, about, d)
                and not is_spent(t, card, d.text, which, text, about)
            ):
                found.append(Due(number, card, d.text, which))
    for lasting in t.lasting:
        answers = answers_later(lasting.block, lasting.at)
        fell_on: list[int] = []
        for number, about in enumerate(f.abouts):
            if about.kind in answers:
                word: Any = catalogue.BLOCKS[lasting.block].words[lasting.at]
                if word.sees(t, about, lasting):
                    if word.per_player and about.card != NOBODY:
                        if t.owner[about.card] in fell_on:
                            continue
                        fell_on.append(t.owner[about.card])
                    found.append(DueLater(number, lasting))
    return tuple(found)


def _sees(t: Table, text: Ability, about: Happening, d: Doing) -> bool:
    trigger = text.trigger  # type: ignore[attr-defined]  # responses and required texts have one
    d = replace(d, about=about)
    return trigger.sees(t, about, d) and not any(
        need.why_not(t, d) is not None for need in text.block.needs
    )


def _order(t: Table, f: Window, due: tuple[Required, ...]) -> Play:
    """The Free Peoples player says which comes next (T-33.1); or who acts in the place of one who
    has just lost.
    """
    offered: list[Option[Required | None]] = []
    seen: dict[str, int] = {}
    for each in due:
        called = name(t, each.card if isinstance(each, Due) else each.lasting.card)
        seen[called] = seen.get(called, 0) + 1
        code = called if seen[called] == 1 else f"{called}-{seen[called]}"
        offered.append(
            Option(code, each, Message("option-text", {"card": called}), (f"card:{code}",))
        )
    if f.damage:
        offered.append(Option("wounds", None, Message("option-damage")))
    orders = memo(t).players[0]
    chosen = yield from choose(orders, offered, ORDER.plain)
    _answer(t, f, due, chosen)


def _answer(t: Table, f: Window, due: tuple[Required, ...], chosen: Required | None) -> None:
    """Do a required text, or deal the damage, and come back for the others."""
    if chosen is None:
        t.then(Damage(), replace(f, due=due, damage=False))
        return
    left = list(due)
    left.remove(chosen)
    t.then(replace(f, due=tuple(left)))
    about = f.abouts[chosen.about]
    if isinstance(chosen, DueLater):
        lasting = chosen.lasting
        word = catalogue.BLOCKS[lasting.block].words[lasting.at]
        word.answer(t, about, lasting)  # type: ignore[attr-defined]
        return
    card = chosen.card
    if (card, chosen.text) in memo(t).speaking:
        by = t.free if t.zone[card] == PATH else t.owner[card]
        begin(t, card, chosen.text, chosen.which, by, about)


# --- Whoever likes


def _optional(t: Table, f: Window) -> Play | None:
    players = memo(t).players
    at = 0 if f.seat == NOBODY else players.index(f.seat) if f.seat in players else 0
    passes = f.passes
    while passes < len(players):
        seat = players[at]
        offers = _offers(t, f, seat)
        if offers or _could_answer(t, f, seat):
            return _ask(t, f, seat, passes, offers)
        at = (at + 1) % len(players)
        passes += 1
    return None


def _offers(t: Table, f: Window, seat: int) -> list[Due]:
    """The texts on the table with which a player may answer; everybody sees these."""
    found: list[Due] = []
    known = memo(t)
    for number, about in enumerate(f.abouts):
        if not known.heard >> about.kind & 1:
            continue
        for card, which, text, d in known.whens(about.kind):
            due = Due(number, card, d.text, which)
            if text.optional and due not in f.done and _open(t, seat, which, text, about, d):
                found.append(due)
        for card, which, response, d in known.responses(about.kind):
            if _open(t, seat, which, response, about, d):
                found.append(Due(number, card, d.text, which))
    return found


def _open(t: Table, seat: int, which: int, text: Ability, about: Happening, d: Doing) -> bool:
    """Whether a text of this player answers, can be paid, and was not used too often."""
    return (
        d.by == seat
        and _sees(t, text, about, d)
        and why_not_begin(text, t, replace(d, about=about, block=text.block.number)) is None
        and not is_spent(t, d.card, d.text, which, text, about)
    )


def _could_answer(t: Table, f: Window, seat: int) -> bool:
    """Whether a hidden card of this player may answer, for all that everybody knows."""
    if not t.hands[seat]:
        return False
    side = side_of(t, seat)
    if not t.house.open_decks:
        for about in f.abouts:
            prints = catalogue.answering(side, about.kind)
            if may_hold(t, seat, prints, partial(_answers, seat, about)):
                return True
        return False
    held = holding(t, seat)
    for about in f.abouts:
        for card in held.answering(side, about.kind):
            if _fits(t, seat, card, about) is not None:
                return True
    return False


def _answers(seat: int, about: Happening, t: Table, card: int) -> bool:
    return _fits(t, seat, card, about) is not None


def _fits(t: Table, seat: int, card: int, about: Happening) -> int | None:
    """Which text of an event answers, if it could be played now."""
    for which, text in catalogue.RESPONSES[t.print_of[card]].get(about.kind, ()):
        d = Doing(text.block.number, 0, card, card, seat, about=about)
        if text.trigger.sees(t, about, d) and why_not_event(t, seat, card, which, about) is None:
            return which
    return None


def _events(t: Table, f: Window, seat: int) -> list[Due]:
    """The events in hand with which a player may answer, one of each print."""
    found: list[Due] = []
    held: dict[int, int] = {}
    for number, about in enumerate(f.abouts):
        for card in t.hands[seat]:
            kind = t.print_of[card]
            if about.kind not in catalogue.RESPONSES[kind] or held.setdefault(kind, card) != card:
                continue
            if catalogue.TYPE[kind] == "event" and _own_side(t, seat, card):
                which = _fits(t, seat, card, about)
                if which is not None:
                    found.append(Due(number, card, card, which))
    return found


def _options(t: Table, f: Window, texts: list[Due], events: list[Due]) -> list[Option[Any]]:
    """Several may have won, or fallen, at once: which of them a text answers is chosen with it, if
    that makes a difference.
    """
    found: dict[str, Option[Any]] = {}
    for offer, kind, dues in (
        (_respond_option, "option-answer", texts),
        (_event_option, "option-answer-event", events),
    ):
        for due in dues:
            option = offer(t, due)
            if _is_one_of_several(due, dues) and _speaks_of_that(_block(t, due)):
                that = f.abouts[due.about].card
                said = Message(kind, {"card": name(t, due.card), "who": name(t, that)})
                code = f"{option.code} {handle(t, that)}"
                option = Option(code, option.value, said, option.touches)
            found.setdefault(option.code, option)
    return list(found.values())


def _is_one_of_several(due: Due, dues: list[Due]) -> bool:
    """Whether the same text answers several happenings."""
    alike = [
        each
        for each in dues
        if each.card == due.card and each.text == due.text and each.which == due.which
    ]
    return len(alike) > 1


def _block(t: Table, due: Due) -> int:
    return catalogue.CARDS[t.print_of[due.text]].abilities[due.which].block.number


@cache
def _speaks_of_that(block: int) -> bool:
    """Whether it makes a difference to a text whom its trigger is about."""
    return any(
        isinstance(getattr(node, field.name), (That, Foes))
        for node in walk(catalogue.BLOCKS[block])
        for field in fields(node)
    )


class Respond(Deed):
    """A text on the table answers (T-26.1)."""

    verb: ClassVar[str] = "use"

    def __init__(self, due: Due) -> None:
        self.due = due

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> "Respond | Reason":
        called = words[1] if len(words) > 1 else ""
        card = on_table(t, called)
        return not_in_play(called) if card is None else cls.offered(t, ask, card, words)

    @classmethod
    def offered(cls, t: Table, ask: Ask, card: int, words: Words) -> "Respond | Reason":
        """With that card, if it answers."""
        for option in ask.options:
            deed = option.value
            if isinstance(deed, Respond) and deed.due.card == card:
                return INCOMPLETE if len(words) < len(option.code.split()) else deed
        return NO_ANSWER.reason(name(t, card))

    def why_not(self, t: Table, ask: Ask) -> Reason | None:
        """Only what is offered is read."""
        return None

    def do(self, t: Table, f: Window, seat: int) -> None:
        due = self.due
        ability = catalogue.CARDS[t.print_of[due.text]].abilities[due.which]
        done = f.done if isinstance(ability, Response) else (*f.done, due)
        t.then(replace(f, due=(), seat=_after(t, seat), passes=0, done=done))
        begin(t, due.card, due.text, due.which, seat, f.abouts[due.about])


class RespondByEvent(Respond):
    """An event in hand answers."""

    verb: ClassVar[str] = "play"

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> "Respond | Reason":
        card = own_event(t, ask.seat, words)
        return card if isinstance(card, Reason) else cls.offered(t, ask, card, words)

    def do(self, t: Table, f: Window, seat: int) -> None:
        due = self.due
        t.then(replace(f, due=(), seat=_after(t, seat), passes=0))
        play_event(t, seat, due.card, due.which, f.abouts[due.about])


@lru_cache(MOST_KEPT)
def _respond(kind: int, tag: int, text: int, due: Due) -> Option[Any]:
    return use_option(kind, tag, text, due.which, Respond(due))


def _respond_option(t: Table, due: Due) -> Option[Any]:
    return _respond(t.print_of[due.card], t.tag[due.card], t.print_of[due.text], due)


@lru_cache(MOST_KEPT)
def _respond_by_event(kind: int, due: Due) -> Option[Any]:
    return play_option(kind, RespondByEvent(due))


def _event_option(t: Table, due: Due) -> Option[Any]:
    return _respond_by_event(t.print_of[due.card], due)


RESPONDING: Final = Question("respond", "T-26.1", deeds=(Respond, RespondByEvent), window=RESPONSE)
"""Asked in the words of what is happening."""


def _ask(t: Table, f: Window, seat: int, passes: int, texts: list[Due]) -> Play:
    offered = _options(t, f, texts, _events(t, f, seat))
    chosen = (yield Ask(seat, [*offered, PASS], _prompt(t, f))).value
    if chosen is None:
        t.then(replace(f, due=(), seat=_after(t, seat), passes=passes + 1))
    else:
        chosen.do(t, f, seat)


def _after(t: Table, seat: int) -> int:
    """Who is asked next."""
    players = memo(t).players
    return players[(players.index(seat) + 1) % len(players)]


def _own_side(t: Table, seat: int, card: int) -> bool:
    side = catalogue.SIDE[t.print_of[card]]
    return side == side_of(t, seat)


def _prompt(t: Table, f: Window) -> Prompt:
    about = f.abouts[0]
    if about.kind in (BEGINS, ENDS):
        return _prompt_in(about.kind, about.on)
    return _prompt_about(about.kind, "" if about.card == NOBODY else name(t, about.card))


@cache
def _prompt_in(kind: int, phase: int) -> Prompt:
    if phase == TURN:
        return RESPONDING.worded(f"respond-turn-{KINDS[kind]}")
    return RESPONDING.worded(f"respond-{KINDS[kind]}", phase=f"phase-{PHASES[phase]}")


@cache
def _prompt_about(kind: int, card: str) -> Prompt:
    wording = f"respond-{KINDS[kind]}"
    return RESPONDING.worded(wording, card=card) if card else RESPONDING.worded(wording)

"""Windows: what texts answer, required ones first, then whoever likes (T-26, T-33).

A deed that some text could answer lies between two windows on the agenda. Whether a player is asked
depends only on what everybody knows; otherwise being asked would tell what is in the hand.
"""

from dataclasses import fields
from functools import cache, partial
from typing import Any, Final

from msgspec.structs import replace

from mathom.cards.trees import walk
from mathom.core.agenda import rule
from mathom.core.ask import Ask, Option, Play, choose
from mathom.core.ask import Window as Moment
from mathom.core.message import Message
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.abilities import Ability, Response
from mathom.games.fellowship.engine.holding import holding, may_answer, may_hold, side_of
from mathom.games.fellowship.engine.limits import is_spent, spend
from mathom.games.fellowship.engine.memo import Memo, context, memo
from mathom.games.fellowship.engine.options import PASS, play_option, use_option
from mathom.games.fellowship.engine.zones import handle, name
from mathom.games.fellowship.filters import Foes, That
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.parts import Happening, Lasting
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import NOBODY, PATH, PHASES, TURN

RESPOND: Final = Moment("response")

Due = tuple[int, int, int, int]
"""A text that answers: which of the happenings, the card, whose text it is, and its number."""


class Window(TableFrame, frozen=True):
    """A moment at which texts answer what happens."""

    abouts: tuple[Happening, ...]
    damage: bool = False
    """Whether a skirmish's wounds are dealt among the required texts."""
    due: tuple[Due, ...] | None = None
    """The required texts that are left."""
    seat: int = NOBODY
    passes: int = 0
    done: tuple[Due, ...] = ()
    """Optional texts that were used: each answers once. Responses may be repeated (T-26.2)."""
    replaced: bool = False
    """Whether a text has replaced what lies beneath."""
    waiting: tuple[Lasting, ...] = ()
    """Texts that an earlier action left to answer; a due refers to them by negative number."""


def window_on(*abouts: Happening) -> Window:
    return Window(abouts)


def answerable(t: Table, kind: int) -> bool:
    """Whether, for all that everybody knows, a text could answer such a happening."""
    if t.lasting:
        for each in t.lasting:
            if kind in _later(each.block, each.at):
                return True
    known: Memo = t.memo or memo(t)
    if known.from_hand is None:
        known.from_hand = may_answer(t)
    return (known.heard | known.from_hand) >> kind & 1 == 1


@cache
def _later(block: int, at: int) -> tuple[int, ...]:
    return getattr(catalogue.BLOCKS[block].words[at], "answers", ())


@rule(Window)
def window(t: Table, f: Window) -> Play | None:
    if f.replaced:
        t.todo.pop()
        return None
    if f.due is None:
        f = replace(f, waiting=_waiting(t))
    due = _required(t, f) if f.due is None else f.due
    entries = len(due) + f.damage
    if entries == 1 or (entries and t.winner != NOBODY):
        _answer(t, f, due, due[0] if due else None)
        return None
    if entries:
        return _order(t, f, due)
    return _optional(t, f)


def _waiting(t: Table) -> tuple[Lasting, ...]:
    return tuple(each for each in t.lasting if _later(each.block, each.at))


def _required(t: Table, f: Window) -> tuple[Due, ...]:
    found = []
    known = memo(t)
    for number, about in enumerate(f.abouts):
        for card, which, text, d in known.whens(about.kind):
            if (
                not text.optional
                and _sees(t, text, about, d)
                and not is_spent(t, card, d.text, which, text, about)
            ):
                found.append((number, card, d.text, which))
    for at, lasting in enumerate(f.waiting):
        answers = _later(lasting.block, lasting.at)
        fell_on: list[int] = []
        for number, about in enumerate(f.abouts):
            if about.kind in answers:
                word: Any = catalogue.BLOCKS[lasting.block].words[lasting.at]
                if word.sees(t, about, lasting):
                    if word.per_player and about.card != NOBODY:
                        if t.owner[about.card] in fell_on:
                            continue
                        fell_on.append(t.owner[about.card])
                    found.append((number, -2 - at, NOBODY, 0))
    return tuple(found)


def _sees(t: Table, text: Ability, about: Happening, d: Doing) -> bool:
    trigger = text.trigger  # type: ignore[attr-defined]  # responses and required texts have one
    d = replace(d, about=about)
    return trigger.sees(t, about, d) and not any(
        need.why_not(t, d) is not None for need in text.block.needs
    )


def _order(t: Table, f: Window, due: tuple[Due, ...]) -> Play:
    """The Free Peoples player says which comes next (T-33.1); or who acts in the place of one who
    has just lost.
    """
    offered: list[Option[Due | None]] = []
    seen: dict[str, int] = {}
    for each in due:
        card = each[1] if each[1] >= 0 else f.waiting[-2 - each[1]].card
        called = name(t, card)
        seen[called] = seen.get(called, 0) + 1
        code = called if seen[called] == 1 else f"{called}-{seen[called]}"
        offered.append(
            Option(code, each, Message("option-text", {"card": called}), (f"card:{code}",))
        )
    if f.damage:
        offered.append(Option("wounds", None, Message("option-damage")))
    orders = memo(t).players[0]
    chosen = yield from choose(orders, offered, Message("prompt-order", {}, ("T-33.1",)))
    _answer(t, f, due, chosen)


def _answer(t: Table, f: Window, due: tuple[Due, ...], chosen: Due | None) -> None:
    """Do a required text, or deal the damage, and come back for the others."""
    if chosen is None:
        from mathom.games.fellowship.engine.skirmish import Damage

        t.then(Damage(), replace(f, due=due, damage=False))
        return
    left = tuple(each for each in due if each != chosen)
    t.then(replace(f, due=left))
    number, card, text, which = chosen
    about = f.abouts[number]
    if card < 0:
        lasting = f.waiting[-2 - card]
        word = catalogue.BLOCKS[lasting.block].words[lasting.at]
        word.answer(t, about, lasting)  # type: ignore[attr-defined]
        return
    if (card, text) in memo(t).speaking:
        begin(t, card, text, which, t.free if t.zone[card] == PATH else t.owner[card], about)


def begin(t: Table, card: int, text: int, which: int, by: int, about: Happening | None) -> None:
    """Begin a text of a card in play. A second cause at the same moment does not outdo a limit."""
    ability = catalogue.CARDS[t.print_of[text]].abilities[which]
    if is_spent(t, card, text, which, ability, about):
        return
    d = Doing(ability.block.number, 0, card, text, by, t.on[card], about=about)
    if _why_not(ability, t, d) is not None:
        return
    spend(t, card, text, which, ability, about)
    t.then(d)


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


Offer = tuple[int, int, int, int, bool]
"""A due, and whether it is an event in hand."""


def _offers(t: Table, f: Window, seat: int) -> list[Offer]:
    """The texts on the table with which a player may answer; everybody sees these."""
    found: list[Offer] = []
    known = memo(t)
    for number, about in enumerate(f.abouts):
        if not known.heard >> about.kind & 1:
            continue
        for card, which, text, d in known.whens(about.kind):
            due = (number, card, d.text, which)
            if text.optional and due not in f.done and _open(t, seat, which, text, about, d):
                found.append((*due, False))
        for card, which, response, d in known.responses(about.kind):
            if _open(t, seat, which, response, about, d):
                found.append((number, card, d.text, which, False))
    return found


def _open(t: Table, seat: int, which: int, text: Ability, about: Happening, d: Doing) -> bool:
    """Whether a text of this player answers, can be paid, and was not used too often."""
    return (
        d.by == seat
        and _sees(t, text, about, d)
        and _why_not(text, t, replace(d, about=about, block=text.block.number)) is None
        and not is_spent(t, d.card, d.text, which, text, about)
    )


def _why_not(text: Ability, t: Table, d: Doing) -> Why | None:
    """A response is an action; any other text may be done in vain. One without a price that would
    do nothing could be used for ever.
    """
    if not isinstance(text, Response):
        return text.block.why_unpaid(t, d)
    why = text.block.why_not(t, d)
    if why is None and not text.block.to:
        why = text.block.why_in_vain(t, d)
    return why


def _could_answer(t: Table, f: Window, seat: int) -> bool:
    """Whether a hidden card of this player may answer, for all that everybody knows."""
    if not t.hands[seat]:
        return False
    side = side_of(t, seat)
    if not t.house.open_decks:
        for about in f.abouts:
            prints = catalogue.answering(side, about.kind)
            if may_hold(t, seat, prints, partial(_answers, t, seat, about)):
                return True
        return False
    held = holding(t, seat)
    for about in f.abouts:
        for card in held.answering(side, about.kind):
            if _fits(t, seat, card, about):
                return True
    return False


def _answers(t: Table, seat: int, about: Happening, card: int) -> bool:
    return _fits(t, seat, card, about) is not None


def _fits(t: Table, seat: int, card: int, about: Happening) -> int | None:
    """Which text of an event answers, if it could be played now."""
    from mathom.games.fellowship.engine.playing import why_not_event

    for which, text in catalogue.RESPONSES[t.print_of[card]].get(about.kind, ()):
        d = replace(context(t, card), about=about, by=seat)
        if text.trigger.sees(t, about, d) and why_not_event(t, seat, card, which, about) is None:
            return which + 1
    return None


def _events(t: Table, f: Window, seat: int) -> list[Offer]:
    """The events in hand with which a player may answer, one of each print."""
    found: list[Offer] = []
    held: dict[int, int] = {}
    for number, about in enumerate(f.abouts):
        for card in t.hands[seat]:
            kind = t.print_of[card]
            if about.kind not in catalogue.RESPONSES[kind] or held.setdefault(kind, card) != card:
                continue
            if catalogue.TYPE[kind] == "event" and _own_side(t, seat, card):
                which = _fits(t, seat, card, about)
                if which is not None:
                    found.append((number, card, card, which - 1, True))
    return found


def _options(t: Table, f: Window, offers: list[Offer]) -> list[Option[Any]]:
    """Several may have won, or fallen, at once: which of them a text answers is chosen with it, if
    that makes a difference.
    """
    found: dict[str, Option[Any]] = {}
    for offer in offers:
        number, card, text, which, event = offer
        option = play_option(t, card, offer) if event else use_option(t, card, text, which, offer)
        like = [each for each in offers if each[1:] == offer[1:]]
        block = catalogue.CARDS[t.print_of[text]].abilities[which].block
        if len(like) > 1 and _speaks_of_that(block.number):
            that = f.abouts[number].card
            said = Message(
                "option-answer-event" if event else "option-answer",
                {"card": name(t, card), "who": name(t, that)},
            )
            option = Option(f"{option.code} {handle(t, that)}", offer, said, option.touches)
        found.setdefault(option.code, option)
    return list(found.values())


@cache
def _speaks_of_that(block: int) -> bool:
    """Whether it makes a difference to a text whom its trigger is about."""
    return any(
        isinstance(getattr(node, field.name), (That, Foes))
        for node in walk(catalogue.BLOCKS[block])
        for field in fields(node)
    )


def _ask(t: Table, f: Window, seat: int, passes: int, offers: list[Offer]) -> Play:
    from mathom.games.fellowship.engine.playing import play_event

    offered = _options(t, f, [*offers, *_events(t, f, seat)])
    chosen = (yield Ask(seat, [*offered, PASS], _prompt(t, f), window=RESPOND)).value
    players = memo(t).players
    after = players[(players.index(seat) + 1) % len(players)]
    if chosen is None:
        t.then(replace(f, due=(), seat=after, passes=passes + 1))
        return
    number, card, text, which, event = chosen
    again = replace(f, due=(), seat=after, passes=0)
    if event:
        t.then(again)
        play_event(t, seat, card, which, f.abouts[number])
        return
    ability = catalogue.CARDS[t.print_of[text]].abilities[which]
    if not isinstance(ability, Response):
        again = replace(again, done=(*f.done, (number, card, text, which)))
    t.then(again)
    begin(t, card, text, which, seat, f.abouts[number])


def _own_side(t: Table, seat: int, card: int) -> bool:
    side = catalogue.SIDE[t.print_of[card]]
    return side == side_of(t, seat)


def _prompt(t: Table, f: Window) -> Message:
    about = f.abouts[0]
    from mathom.games.fellowship.triggers import KINDS

    kind = KINDS[about.kind]
    if kind in ("begins", "ends"):
        which = "turn" if about.on == TURN else f"phase-{PHASES[about.on]}"
        if which == "turn":
            return Message(f"prompt-respond-turn-{kind}", {}, ("T-26.1",))
        return Message(f"prompt-respond-{kind}", {"phase": which}, ("T-26.1",))
    if about.card == NOBODY:
        return Message(f"prompt-respond-{kind}", {}, ("T-26.1",))
    return Message(f"prompt-respond-{kind}", {"card": name(t, about.card)}, ("T-26.1",))


def replace_deed(t: Table) -> None:
    """The nearest open window's deed will not happen (T-26.3)."""
    for at in range(len(t.todo) - 1, -1, -1):
        frame = t.todo[at]
        if isinstance(frame, Window):
            t.todo[at] = replace(frame, replaced=True)
            return

"""What only one player does: the fellowship phase, the Shadow phases (T-11, T-13)."""

from functools import lru_cache
from typing import Any, ClassVar, Final

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Option, Question
from mathom.core.ask import Play as Asking
from mathom.core.deed import Deed, Words, asked_otherwise
from mathom.core.event import NOTABLE
from mathom.core.message import Message, Reason
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.rules.actions import PlayEvent, Use, events, usable, uses
from mathom.games.fellowship.rules.activity import site_number
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.deeds import Healing, add_twilight, can_heal
from mathom.games.fellowship.rules.holding import side_of
from mathom.games.fellowship.rules.memo import context, memo
from mathom.games.fellowship.rules.moments import IN_PHASE
from mathom.games.fellowship.rules.naming import (
    TableDeed,
    about_card,
    acts,
    both_on_table,
    held,
    not_in_play,
    on_table,
    own_card,
)
from mathom.games.fellowship.rules.options import (
    MOST_KEPT,
    pair_option,
    play_on_option,
    play_option,
)
from mathom.games.fellowship.rules.playing import (
    NO_BEARER,
    PlayCard,
    bearers,
    cost_of,
    why_not_bear,
    why_not_play,
    why_not_play_somewhere,
)
from mathom.games.fellowship.rules.zones import handle, name, put_on_pile, take_from
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import (
    BORNE,
    CHARACTERS,
    FELLOWSHIP,
    ITEMS,
    NOBODY,
    PHASES,
    SHADOW,
)

SAY_BEARER: Final = Why("say-bearer", "T-11.20", args=about_card)
NO_BEARER_NEEDED: Final = Why("no-bearer-needed", "T-11.19", args=about_card)
NOBODY_TO_HEAL: Final = Why("nobody-to-heal", "T-11.5", args=about_card)
NOT_WOUNDED: Final = Why("not-wounded", "T-11.5")
NO_TRANSFER: Final = Why("no-transfer", "T-34.1", args=about_card)
BEARS_NOTHING: Final = Why("no-bearer", "T-34.4")
ANOTHER_PLACE: Final = Why("another-place", "T-34.3")


class Play(TableDeed):
    """A card of the hand that comes into play, by itself or on another. Nobody stands for none."""

    verb: ClassVar[str] = "play"

    def __init__(self, card: int, on: int) -> None:
        self.card = card
        self.on = on

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> Deed | Reason:
        """Or an event, which is said in the same words."""
        card = own_card(t, ask.seat, words)
        if isinstance(card, Reason):
            return card
        if catalogue.TYPE[t.print_of[card]] == "event":
            return PlayEvent.of(t, card)
        needs_bearer = catalogue.CARDS[t.print_of[card]].on is not None
        if len(words) > 2:
            bearer = on_table(t, words[2])
            if not needs_bearer:
                return NO_BEARER_NEEDED.reason(words[1])
            return not_in_play(words[2]) if bearer is None else cls(card, bearer)
        if needs_bearer:
            why = why_not_play_somewhere(t, ask.seat, card)
            return SAY_BEARER.reason(words[1]) if why is None else why.reason()
        return cls(card, NOBODY)

    def why_not(self, t: Table, ask: Ask) -> Reason | None:
        seat, card, on = ask.seat, self.card, self.on
        if on in bearers(t, seat, card):
            why = why_not_play(t, seat, card, on)
        else:
            why = why_not_bear(t, seat, card, on) or NO_BEARER
        return None if why is None else why.reason()

    def do(self, t: Table, seat: int) -> None:
        t.then(PlayCard(self.card, seat, self.on))


@lru_cache(MOST_KEPT)
def _play(card: int, kind: int) -> Option[Any]:
    return play_option(kind, Play(card, NOBODY))


@lru_cache(MOST_KEPT)
def _play_on(card: int, on: int, kind: int, bearer: int, tag: int) -> Option[Any]:
    return play_on_option(kind, bearer, tag, Play(card, on))


def _plays(t: Table, seat: int) -> list[Option[Any]]:
    """Anything but events, wherever it may go."""
    found: list[Option[Any]] = []
    seen = set()
    print_of = t.print_of
    placed = catalogue.placed_by(side_of(t, seat))
    for card in t.hands[seat]:
        kind = print_of[card]
        if kind not in placed or kind in seen:
            continue
        seen.add(kind)
        for on in bearers(t, seat, card):
            if why_not_play(t, seat, card, on) is not None:
                continue
            if on == NOBODY:
                found.append(_play(card, kind))
            else:
                found.append(_play_on(card, on, kind, print_of[on], t.tag[on]))
    return found


# --- Discarding to heal


class Heal(TableDeed):
    """Another copy of a character is discarded from hand (T-11.5)."""

    verb: ClassVar[str] = "heal"

    def __init__(self, card: int, whom: int) -> None:
        self.card = card
        self.whom = whom

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> "Heal | Reason":
        card = held(t, ask.seat, words)
        if isinstance(card, Reason):
            return card
        whom = healable(t, ask.seat, card)
        return NOBODY_TO_HEAL.reason(words[1]) if whom == NOBODY else cls(card, whom)

    @classmethod
    def elsewhere(cls, t: Table, ask: Ask, words: Words) -> Reason:
        return WRONG_PHASE_TO_HEAL if acts(ask) else asked_otherwise(ask)

    def why_not(self, t: Table, ask: Ask) -> Reason | None:
        return None if can_heal(t, self.whom) else NOT_WOUNDED.reason()

    def do(self, t: Table, seat: int) -> None:
        take_from(t, self.card)
        put_on_pile(t, self.card)
        t.tell("discards-to-heal", {"card": name(t, self.card), "who": name(t, self.whom)})
        t.then(Healing(self.whom))


WRONG_PHASE_TO_HEAL: Final = Reason("reason-wrong-phase-to-heal", {}, ("T-11.5",))


def healable(t: Table, seat: int, card: int) -> int:
    """The character in play whom discarding this card would heal, or nobody (T-11.5)."""
    kind = t.print_of[card]
    if not catalogue.UNIQUE[kind] or catalogue.TYPE[kind] not in ("companion", "ally"):
        return NOBODY
    for other in memo(t).active:
        if (
            t.owner[other] == seat
            and catalogue.TITLE[t.print_of[other]] == catalogue.TITLE[kind]
            and catalogue.TYPE[t.print_of[other]] in CHARACTERS
            and catalogue.UNIQUE[t.print_of[other]]
        ):
            return other
    return NOBODY


def _heals(t: Table, seat: int) -> list[Option[Any]]:
    found: list[Option[Any]] = []
    seen = set()
    for card in t.hands[seat]:
        kind = t.print_of[card]
        if kind in seen or not catalogue.UNIQUE[kind]:
            continue
        seen.add(kind)
        whom = healable(t, seat, card)
        if whom != NOBODY and can_heal(t, whom):
            called = name(t, card)
            found.append(
                Option(
                    f"heal {called}",
                    Heal(card, whom),
                    Message("option-heal", {"card": called, "who": name(t, whom)}),
                    (f"hand:{called}", f"card:{handle(t, whom)}"),
                )
            )
    return found


# --- Transfers (T-34)


class Transfer(TableDeed):
    """An item goes from one of one's characters to another."""

    verb: ClassVar[str] = "transfer"

    def __init__(self, item: int, to: int) -> None:
        self.item = item
        self.to = to

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> "Transfer | Reason":
        found = both_on_table(t, words)
        return found if isinstance(found, Reason) else cls(found[0], found[1])

    @classmethod
    def elsewhere(cls, t: Table, ask: Ask, words: Words) -> Reason:
        return WRONG_PHASE_TO_TRANSFER if acts(ask) else asked_otherwise(ask)

    def why_not(self, t: Table, ask: Ask) -> Reason | None:
        seat, item, to = ask.seat, self.item, self.to
        if t.owner[item] != seat or t.owner[to] != seat or not is_handed_on(t, seat, item):
            return NO_TRANSFER.reason(name(t, item))
        why = why_not_transfer(t, seat, item, to)
        return None if why is None else why.reason(name(t, item))

    def do(self, t: Table, seat: int) -> None:
        """The item's twilight is added again (T-34.2). Nobody plays it, so what it costs when it is
        played on somebody does not matter (T-34.4).
        """
        add_twilight(t, cost_of(t, t.owner[self.item], self.item))
        t.on[self.item] = self.to
        changed(t, Change.TABLE)
        said = {"card": name(t, self.item), "bearer": name(t, self.to)}
        t.tell("transferred", {**said}, weight=NOTABLE)


WRONG_PHASE_TO_TRANSFER: Final = Reason("reason-wrong-phase-to-transfer", {}, ("T-34.1",))


def is_handed_on(t: Table, seat: int, item: int) -> bool:
    """Whether it is an item that a character of this player bears."""
    return (
        t.zone[item] == BORNE
        and catalogue.TYPE[t.print_of[item]] in ITEMS
        and t.owner[t.on[item]] == seat
    )


def why_not_transfer(t: Table, seat: int, item: int, to: int) -> Why | None:
    """Between own characters at the same place; the new bearer must be a legal one (T-34)."""
    if to == t.on[item]:
        return NO_TRANSFER
    if catalogue.TYPE[t.print_of[to]] not in ("companion", "ally"):
        return BEARS_NOTHING
    if site_number(t, t.on[item]) != site_number(t, to):
        return ANOTHER_PLACE
    printed = catalogue.CARDS[t.print_of[item]]
    assert printed.on is not None
    if not printed.on.matches(t, to, context(t, item)):
        return NO_BEARER
    return why_not_bear(t, seat, item, to)


@lru_cache(MOST_KEPT)
def _transfer(
    item: int, to: int, kind: int, tag: int, bearer: int, bearers_tag: int
) -> Option[Any]:
    deed = Transfer(item, to)
    return pair_option("transfer", "bearer", kind, tag, bearer, bearers_tag, deed)


def _transfers(t: Table, seat: int) -> list[Option[Any]]:
    print_of, tag = t.print_of, t.tag
    mine = [card for card in memo(t).active if t.owner[card] == seat]
    return [
        _transfer(item, to, print_of[item], tag[item], print_of[to], tag[to])
        for item in mine
        if is_handed_on(t, seat, item)
        for to in mine
        if why_not_transfer(t, seat, item, to) is None
    ]


# --- The phases


class OwnActions(TableFrame, frozen=True):
    """A player's own phase: any actions in any order (T-10.17)."""

    seat: int


FELLOWSHIP_PHASE: Final = Question(
    PHASES[FELLOWSHIP], "T-11.3", deeds=(Play, Use, Heal, Transfer), window=IN_PHASE[FELLOWSHIP]
)
SHADOW_PHASE: Final = Question(PHASES[SHADOW], "T-13.2", deeds=(Play, Use), window=IN_PHASE[SHADOW])
END_PHASE: Final[Option[Any]] = Option("pass", None, Message("option-end-phase"))
MOVE_ON: Final[Option[Any]] = Option("pass", None, Message("option-move-on"))


@rule(OwnActions)
def own_actions(t: Table, f: OwnActions) -> Asking:
    seat = f.seat
    offered = [*events(t, seat), *_plays(t, seat), *uses(t, usable(t, seat, t.phase))]
    if seat == t.free:
        question = FELLOWSHIP_PHASE
        offered += [*_heals(t, seat), *_transfers(t, seat), MOVE_ON]
    else:
        question = SHADOW_PHASE
        offered.append(END_PHASE)
    chosen = (yield Ask(seat, offered, question.plain)).value
    if chosen is not None:
        t.then(f)
        chosen.do(t, seat)

"""Who fights whom (T-16), and once more for fierce minions (T-18)."""

from functools import lru_cache
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Option, Play, Question
from mathom.core.deed import Words
from mathom.core.message import Reason
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.standing import CannotAssign
from mathom.games.fellowship.parts import Fight, Happening
from mathom.games.fellowship.rules.actions import INACTIVE, Actions
from mathom.games.fellowship.rules.allies import takes_part
from mathom.games.fellowship.rules.changes import changed
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.naming import TableDeed, about_card, both_on_table
from mathom.games.fellowship.rules.options import DONE, MOST_KEPT, pair_option
from mathom.games.fellowship.rules.phases import PhaseBegins, PhaseEnds, is_skipped
from mathom.games.fellowship.rules.skirmish import NextSkirmish
from mathom.games.fellowship.rules.sources import keyword, lasting_word
from mathom.games.fellowship.rules.windows import answerable, window_on
from mathom.games.fellowship.rules.zones import name
from mathom.games.fellowship.state import Table, TableFrame, shadow_players
from mathom.games.fellowship.terms import ASSIGNMENT, COMPANIONS, MINIONS
from mathom.games.fellowship.triggers import ASSIGNED

NO_MINION: Final = Why("no-minion", "T-16.3", args=about_card)
ONE_MINION: Final = Why("one-minion", "T-16.5", "T-16.6")
MINION_TAKEN: Final = Why("minion-taken", "T-16.4")
NO_DEFENDER: Final = Why("no-defender", "T-16.9")
NOT_FIERCE: Final = Why("not-fierce", "T-18.2")
KEPT_APART: Final = Why("kept-apart", "T-16.3")
NOT_YOUR_MINION: Final = Why("not-your-minion", "T-16.8")


def can_be_assigned(t: Table, card: int) -> bool:
    """Companions, and allies who may take part (T-16.9)."""
    if t.zone[card] == COMPANIONS:
        return True
    return catalogue.TYPE[t.print_of[card]] == "ally" and takes_part(t, card)


def is_free(t: Table, card: int) -> bool:
    """Whether a card is not assigned yet."""
    return not any(card == fight.defender or card in fight.minions for fight in t.fights)


def assign(t: Table, who: int, minion: int, extra: bool = False) -> None:
    for at, fight in enumerate(t.fights):
        if fight.defender == who:
            t.fights[at] = replace(fight, minions=(*fight.minions, minion))
            break
    else:
        t.fights.append(Fight(who, (minion,), extra))
    new = [card for card in (who, minion) if card not in t.assigned]
    t.assigned += new
    changed(t)
    t.tell("assigned", {"card": name(t, who), "minion": name(t, minion)})


class Assignment(TableFrame, frozen=True):
    """One round of assignments, and the skirmishes that come of it."""

    fierce: bool = False


@rule(Assignment)
def assignment(t: Table, f: Assignment) -> None:
    minions = round_minions(t, f.fierce)
    frames: list[TableFrame] = []
    if minions and not is_skipped(t, ASSIGNMENT):
        frames = [
            PhaseBegins(ASSIGNMENT),
            Actions(),
            FreeAssigns(f.fierce),
            Answered(),
            *[
                frame
                for seat in shadow_players(t)
                for frame in (ShadowAssigns(seat, f.fierce), Answered())
            ],
            PhaseEnds(ASSIGNMENT),
            NextSkirmish(),
        ]
    if not f.fierce:
        frames.append(FierceRound())
    t.then(*frames)


def round_minions(t: Table, fierce: bool) -> list[int]:
    """The minions of this round: all, or those that are fierce when it starts (T-18.2)."""
    return [
        card
        for card in memo(t).active
        if t.zone[card] == MINIONS and (not fierce or keyword(t, card, "fierce"))
    ]


def may_be_sent(t: Table, minion: int) -> bool:
    """In the round of fierce minions texts assign no others (T-18.2)."""
    for frame in reversed(t.todo):
        if isinstance(frame, FreeAssigns):
            return not frame.fierce or keyword(t, minion, "fierce") > 0
    return True


def why_not_now(t: Table, minion: int) -> Why | None:
    """For who is asked: in that round they assign no others either."""
    f = t.asking
    if isinstance(f, (FreeAssigns, ShadowAssigns)) and f.fierce:
        return None if keyword(t, minion, "fierce") else NOT_FIERCE
    return None


class FierceRound(TableFrame, frozen=True):
    """Whoever is fierce and alive fights once more."""


@rule(FierceRound)
def fierce_round(t: Table, f: FierceRound) -> None:
    if round_minions(t, fierce=True):
        t.tell("fierce-round", {})
        t.then(Assignment(fierce=True))


# --- The Free Peoples player


def why_not_defend(t: Table, who: int, minion: int) -> Why | None:
    """One to one, and as many more as a defender may take (T-16.5, T-16.6)."""
    if not can_be_assigned(t, who):
        return NO_DEFENDER
    if not is_free(t, minion):
        return MINION_TAKEN
    for fight in t.fights:
        if fight.defender == who and len(fight.minions) > keyword(t, who, "defender"):
            return ONE_MINION
    return KEPT_APART if are_kept_apart(t, who, minion) else None


def are_kept_apart(t: Table, who: int, minion: int) -> bool:
    """Whether the Free Peoples player can't assign one to the other, be it by a text."""
    return any(
        who in lasting.cards
        and minion in lasting.other
        and isinstance(lasting_word(lasting), CannotAssign)
        for lasting in t.lasting
    )


class Assign(TableDeed):
    """A defender takes a minion on (T-16.3)."""

    verb: ClassVar[str] = "assign"

    def __init__(self, who: int, minion: int) -> None:
        self.who = who
        self.minion = minion

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> "Assign | Reason":
        found = both_on_table(t, words)
        if isinstance(found, Reason):
            return found
        who, minion = found
        if catalogue.TYPE[t.print_of[minion]] != "minion" or minion not in memo(t).active:
            return NO_MINION.reason(name(t, minion))
        if who not in memo(t).active:
            return INACTIVE.reason(name(t, who))
        return cls(who, minion)

    def why_not(self, t: Table, ask: Ask) -> Reason | None:
        why = self.why_not_by(t, ask.seat) or why_not_now(t, self.minion)
        return None if why is None else why.reason()

    def why_not_by(self, t: Table, seat: int) -> Why | None:
        return why_not_defend(t, self.who, self.minion)

    def do(self, t: Table, seat: int) -> None:
        assign(t, self.who, self.minion)


class FreeAssigns(TableFrame, frozen=True):
    """The Free Peoples player assigns defenders, as many as they like (T-16.3)."""

    fierce: bool


@rule(FreeAssigns)
def free_assigns(t: Table, f: FreeAssigns) -> Play | None:
    offered = []
    minions = [card for card in round_minions(t, f.fierce) if is_free(t, card)]
    if not minions:
        return None
    for who in memo(t).active:
        if can_be_assigned(t, who):
            for minion in minions:
                if why_not_defend(t, who, minion) is None:
                    offered.append(assign_option(t, who, minion))
    return _assign(t, t.free, f, offered, ASSIGNING) if offered else None


ASSIGNING: Final = Question("assign", "T-16.3", deeds=(Assign,))


@lru_cache(MOST_KEPT)
def _assign_option(
    who: int, minion: int, kind: int, tag: int, minions_kind: int, minions_tag: int
) -> Option[Any]:
    deed = Assign(who, minion)
    return pair_option("assign", "minion", kind, tag, minions_kind, minions_tag, deed)


def assign_option(t: Table, who: int, minion: int) -> Option[Any]:
    print_of, tag = t.print_of, t.tag
    return _assign_option(who, minion, print_of[who], tag[who], print_of[minion], tag[minion])


def _assign(
    t: Table, seat: int, f: TableFrame, offered: list[Option[Any]], question: Question
) -> Play:
    chosen = (yield Ask(seat, [*offered, DONE], question.plain)).value
    if chosen is not None:
        t.then(f)
        chosen.do(t, seat)


def why_not_send(t: Table, seat: int, who: int, minion: int) -> Why | None:
    """Own minions that are left, against anybody: whoever has a foe already, too (T-16.7)."""
    if not can_be_assigned(t, who):
        return NO_DEFENDER
    if t.owner[minion] != seat:
        return NOT_YOUR_MINION
    return None if is_free(t, minion) else MINION_TAKEN


class Send(Assign):
    """A minion that is left goes against anybody (T-16.7)."""

    def why_not_by(self, t: Table, seat: int) -> Why | None:
        return why_not_send(t, seat, self.who, self.minion)


class ShadowAssigns(TableFrame, frozen=True):
    """A Shadow player sends minions that are left against anybody (T-16.7)."""

    seat: int
    fierce: bool


@rule(ShadowAssigns)
def shadow_assigns(t: Table, f: ShadowAssigns) -> Play | None:
    offered = [
        assign_option(t, who, minion)
        for minion in round_minions(t, f.fierce)
        for who in memo(t).active
        if why_not_send(t, f.seat, who, minion) is None
    ]
    return _assign(t, f.seat, f, offered, SENDING) if offered else None


SENDING: Final = Question("assign-leftover", "T-16.7", deeds=(Send,))


class Answered(TableFrame, frozen=True):
    """Texts answer that somebody has been assigned, once for each skirmish: after the step of who
    assigned them.
    """


@rule(Answered)
def answered(t: Table, f: Answered) -> None:
    new = [fight.defender for fight in t.fights if not fight.answered]
    if not new:
        return
    t.fights = [replace(fight, answered=True) for fight in t.fights]
    if answerable(t, ASSIGNED):
        t.then(window_on(*[Happening(ASSIGNED, defender) for defender in new]))

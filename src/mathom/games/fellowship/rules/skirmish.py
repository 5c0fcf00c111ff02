"""Skirmishes: actions, the comparison of strength, wounds or worse (T-17)."""

from typing import Final

from msgspec.structs import replace

from mathom.core.agenda import rule
from mathom.core.ask import Option, Play, Question, choose
from mathom.core.event import NOTABLE
from mathom.core.message import Arg, Message
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.standing import Tough
from mathom.games.fellowship.moments import SkirmishBegins, SkirmishOver
from mathom.games.fellowship.parts import Fight, Happening
from mathom.games.fellowship.rules.actions import Actions
from mathom.games.fellowship.rules.changes import changed
from mathom.games.fellowship.rules.deeds import Dying, Wounding, is_in_play
from mathom.games.fellowship.rules.lasting import phase_is_over
from mathom.games.fellowship.rules.phases import PhaseBegins, PhaseEnds, is_skipped
from mathom.games.fellowship.rules.sources import (
    LOST,
    Share,
    at_least,
    holds,
    keyword,
    keyword_sources,
    pieces,
    strength,
)
from mathom.games.fellowship.rules.windows import Window, answerable
from mathom.games.fellowship.rules.zones import handle, name, names
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import NOBODY, SKIRMISH
from mathom.games.fellowship.triggers import LOSES, WINS

SKIRMISH_NEXT: Final = Question("skirmish-next", "T-17.2")


class NextSkirmish(TableFrame, frozen=True):
    """The Free Peoples player chooses which is fought next (T-17.2)."""


@rule(NextSkirmish)
def next_skirmish(t: Table, f: NextSkirmish) -> Play | None:
    if not t.fights:
        return None
    if is_skipped(t, SKIRMISH):
        # Each skirmish is a phase of its own (T-10.2), so a text may wake between two of them.
        t.fights.clear()
        phase_is_over(t, SKIRMISH)
        changed(t)
        return None
    if len(t.fights) == 1:
        _fight(t, t.fights[0])
        return None
    return _choose_skirmish(t)


def _choose_skirmish(t: Table) -> Play:
    offered = [
        Option(
            handle(t, fight.defender),
            fight,
            Message("option-skirmish", {"card": name(t, fight.defender)}),
            (f"card:{handle(t, fight.defender)}",),
        )
        for fight in t.fights
    ]
    fight = yield from choose(t.free, offered, SKIRMISH_NEXT.plain)
    _fight(t, fight)


def _fight(t: Table, fight: Fight) -> None:
    t.fights.remove(fight)
    t.fight = fight
    t.phase = SKIRMISH
    changed(t)
    if t.story is not None:
        told: dict[str, Arg] = {
            "card": name(t, fight.defender),
            "minions": names(t, list(fight.minions)),
        }
        t.tell("skirmish", told, weight=NOTABLE, moment=_begins(t, fight))
    t.then(
        PhaseBegins(SKIRMISH),
        Actions(),
        Resolve(),
        PhaseEnds(SKIRMISH),
        Disengage(),
        NextSkirmish(),
    )


def _begins(t: Table, fight: Fight) -> SkirmishBegins:
    return SkirmishBegins(
        handle(t, fight.defender),
        [handle(t, minion) for minion in fight.minions],
        strength(t, fight.defender),
        sum(strength(t, minion) for minion in fight.minions),
    )


def cancel(t: Table) -> None:
    """The skirmish ends without a winner."""
    assert t.fight is not None
    t.tell("skirmish-cancelled", {"card": name(t, t.fight.defender)}, weight=NOTABLE)
    t.todo[:] = [frame for frame in t.todo if not isinstance(frame, (Resolve, Actions))]
    t.fight = None
    changed(t)


class Resolve(TableFrame, frozen=True):
    """Strength against strength; a tie is the Shadow's (T-17.5, T-17.6)."""


@rule(Resolve)
def resolve(t: Table, f: Resolve) -> None:
    fight = t.fight
    if fight is None:
        return
    winners, losers, crushed = outcome(t, fight)
    if not winners:
        return
    t.fight = replace(fight, fell=())
    if t.story is not None:
        _tell_outcome(t, fight, winners, losers, crushed)
    abouts = []
    if answerable(t, WINS):
        abouts += [Happening(WINS, card, losers) for card in winners]
    if answerable(t, LOSES):
        abouts += [Happening(LOSES, card, winners) for card in losers]
    standing = tuple(card for card in losers if is_in_play(t, card))
    if abouts:
        t.then(DamageDue(winners, standing, crushed))
        t.then(Window(tuple(abouts), damage=bool(standing)))
    else:
        t.then(Damage(), DamageDue(winners, standing, crushed))


def _tell_outcome(
    t: Table, fight: Fight, winners: tuple[int, ...], losers: tuple[int, ...], crushed: bool
) -> None:
    free = strength(t, fight.defender) if fight.defender != NOBODY else 0
    shadow = sum(strength(t, minion) for minion in fight.minions)
    kind = "skirmish-won" if winners[0] == fight.defender else "skirmish-lost"
    who = fight.defender if fight.defender != NOBODY else losers[0]
    t.tell(
        kind,
        {"card": name(t, who), "free": free, "shadow": shadow},
        weight=NOTABLE,
        moment=SkirmishOver(
            None if fight.defender == NOBODY else handle(t, fight.defender),
            [handle(t, minion) for minion in fight.minions],
            free,
            shadow,
            "free" if winners[0] == fight.defender else "shadow",
            crushed,
            damage_of(t, winners),
        ),
    )


def outcome(t: Table, fight: Fight) -> tuple[tuple[int, ...], tuple[int, ...], bool]:
    """Winners, losers, and whether these are overwhelmed. With nobody left on a side the other has
    won, and whoever was removed last counts as the loser.
    """
    if fight.defender == NOBODY:
        fallen = [card for card in fight.fell if catalogue.TYPE[t.print_of[card]] != "minion"]
        return fight.minions, tuple(fallen[-1:]), False
    if not fight.minions:
        return (fight.defender,), fight.fell[-1:], False
    free = strength(t, fight.defender)
    shadow = sum([strength(t, minion) for minion in fight.minions])
    if free > shadow:
        return (fight.defender,), fight.minions, _overwhelms(t, free, shadow, fight.minions)
    return fight.minions, (fight.defender,), _overwhelms(t, shadow, free, (fight.defender,))


def threshold(t: Table, losers: tuple[int, ...]) -> int:
    """How many times the losers' strength overwhelms them."""
    return 3 if any(holds(t, Tough, card) for card in losers) else 2


def protectors(t: Table, losers: tuple[int, ...]) -> list[int]:
    """Whose texts keep these from being overwhelmed by twice their strength."""
    return [source for card in losers for source, _, _ in pieces(t, Tough, card)]


def _overwhelms(t: Table, more: int, less: int, losers: tuple[int, ...]) -> bool:
    """Anything above 0 overwhelms 0 (T-17.9)."""
    return more > 0 and more >= threshold(t, losers) * less


class DamageDue(TableFrame, frozen=True):
    """What the losers have coming; it lies beneath until it is dealt."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    crushed: bool


@rule(DamageDue)
def damage_due(t: Table, f: DamageDue) -> None:
    """Nothing is left to do: it was dealt, or nobody was there to take it."""


class Damage(TableFrame, frozen=True):
    """The losers are wounded, or killed if they were overwhelmed (T-17.7 to T-17.10)."""


@rule(Damage)
def damage(t: Table, f: Damage) -> None:
    due = next(frame for frame in reversed(t.todo) if isinstance(frame, DamageDue))
    losers = [card for card in due.losers if is_in_play(t, card)]
    if due.crushed:
        t.then(*[Dying(card, crushed=True, by=due.winners) for card in losers])
        return
    winners = tuple(card for card in due.winners if is_in_play(t, card))
    wounds = range(damage_of(t, winners))
    t.then(*[Wounding(card, due.winners) for _ in wounds for card in losers])


def damage_of(t: Table, winners: tuple[int, ...]) -> int:
    """One wound, and one more for every damage +1 of the winners (T-17.8)."""
    return 1 + max(0, sum([keyword(t, card, "damage") for card in winners]))


def damage_sources(t: Table, winners: tuple[int, ...]) -> list[Share]:
    found = [each for card in winners for each in keyword_sources(t, card, "damage")]
    return [(LOST, 1), *at_least(found)]


class Disengage(TableFrame, frozen=True):
    """Whoever fought is free again (T-17.12)."""


@rule(Disengage)
def disengage(t: Table, f: Disengage) -> None:
    if t.fight is not None:
        t.fight = None
        changed(t)
        t.tell("skirmish-over", {})

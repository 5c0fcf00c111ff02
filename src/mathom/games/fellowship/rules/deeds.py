"""What happens to characters: wounds, healing, exertion, death, each answered before and after."""

from msgspec.structs import replace

from mathom.core.agenda import rule
from mathom.core.event import NOTABLE, TURNING
from mathom.core.message import Arg, by_seat
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.standing import (
    BurdensStay,
    NoHealing,
    NoWounds,
    OneWound,
)
from mathom.games.fellowship.parts import Happening
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.ending import Losing
from mathom.games.fellowship.rules.sources import holds, vitality
from mathom.games.fellowship.rules.windows import answerable, window_on
from mathom.games.fellowship.rules.zones import (
    leave_play,
    name,
    put_on_dead_pile,
    put_on_pile,
)
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import BORNE, COMPANIONS, MINIONS, NOBODY, SKIRMISH, SUPPORT
from mathom.games.fellowship.triggers import (
    EXERTED,
    EXERTING,
    HEALING,
    KILLED,
    LEAVES,
    RING_PUT_ON,
    WOUNDED,
    WOUNDING,
)

IN_PLAY = (COMPANIONS, SUPPORT, MINIONS, BORNE)


def is_in_play(t: Table, card: int) -> bool:
    return t.zone[card] in IN_PLAY


# --- Exertion (T-3.16)


def can_exert(t: Table, card: int, times: int = 1) -> bool:
    """No exhausted character can (T-3.18)."""
    return vitality(t, card) - t.wounds[card] > times


class Exertion(TableFrame, frozen=True):
    """A character exerts."""

    card: int


@rule(Exertion)
def exertion(t: Table, f: Exertion) -> None:
    if not is_in_play(t, f.card) or not can_exert(t, f.card):
        return
    frames: list[TableFrame] = [TakeExertion(f.card)]
    if answerable(t, EXERTING):
        frames.insert(0, window_on(Happening(EXERTING, f.card)))
    if answerable(t, EXERTED):
        frames.append(window_on(Happening(EXERTED, f.card)))
    t.then(*frames)


class TakeExertion(TableFrame, frozen=True):
    card: int
    token: bool = True
    """Whether a wound token is placed: a text may spare it."""


@rule(TakeExertion)
def take_exertion(t: Table, f: TakeExertion) -> None:
    if f.token and is_in_play(t, f.card):
        t.wounds[f.card] += 1
        changed(t, Change.HARM)
    t.tell("exerts", {"card": name(t, f.card)})


class Exhausting(TableFrame, frozen=True):
    """A character exerts as often as it can (T-3.18): once more if a token was spared."""

    card: int


@rule(Exhausting)
def exhausting(t: Table, f: Exhausting) -> None:
    if is_in_play(t, f.card) and can_exert(t, f.card):
        t.then(Exertion(f.card), f)


# --- Wounds (T-3.2 to T-3.4)


def can_be_wounded(t: Table, card: int) -> bool:
    if holds(t, NoWounds, card):
        return False
    return not (t.phase == SKIRMISH and card in t.hurt and holds(t, OneWound, card))


class Wounding(TableFrame, frozen=True):
    """A character is about to take a wound. Each one is answered by itself (T-3.3)."""

    card: int
    by: tuple[int, ...] = ()
    """Whose text deals it, or to whom a skirmish was lost."""


@rule(Wounding)
def wounding(t: Table, f: Wounding) -> None:
    if not is_in_play(t, f.card) or not can_be_wounded(t, f.card):
        return
    if answerable(t, WOUNDING):
        t.then(window_on(Happening(WOUNDING, f.card)), TakeWound(f.card, f.by))
    else:
        take_wound(t, TakeWound(f.card, f.by))


class TakeWound(TableFrame, frozen=True):
    card: int
    by: tuple[int, ...] = ()


@rule(TakeWound)
def take_wound(t: Table, f: TakeWound) -> None:
    if not is_in_play(t, f.card):
        return
    t.wounds[f.card] += 1
    t.hurt.append(f.card)
    changed(t, Change.HARM)
    t.tell("wounded", {"card": name(t, f.card)})
    if answerable(t, WOUNDED):
        t.then(window_on(Happening(WOUNDED, f.card)))
    if t.wounds[f.card] >= vitality(t, f.card):
        t.then(Dying(f.card, by=f.by))


# --- Healing (T-3.5)


def can_heal(t: Table, card: int) -> bool:
    return t.wounds[card] > 0 and not holds(t, NoHealing, card)


class Healing(TableFrame, frozen=True):
    card: int


@rule(Healing)
def healing(t: Table, f: Healing) -> None:
    if not is_in_play(t, f.card) or not can_heal(t, f.card):
        return
    if answerable(t, HEALING):
        t.then(window_on(Happening(HEALING, f.card)), TakeHealing(f.card))
    else:
        take_healing(t, TakeHealing(f.card))


class TakeHealing(TableFrame, frozen=True):
    card: int


@rule(TakeHealing)
def take_healing(t: Table, f: TakeHealing) -> None:
    if is_in_play(t, f.card) and t.wounds[f.card]:
        t.wounds[f.card] -= 1
        changed(t)
        t.tell("heals", {"card": name(t, f.card)})


# --- Leaving play


def leaving(t: Table, *cards: int) -> list[Happening]:
    """That these leave play, and with them what they bear (T-3.10)."""
    if not answerable(t, LEAVES):
        return []
    found = list(cards)
    for card in found:
        found += [item for item in t.board if t.on[item] == card]
    return [Happening(LEAVES, card) for card in found]


class Discarding(TableFrame, frozen=True):
    """A card in play is discarded."""

    card: int


@rule(Discarding)
def discarding(t: Table, f: Discarding) -> None:
    if not is_in_play(t, f.card):
        return
    t.tell("discarded", {"card": name(t, f.card)}, weight=NOTABLE)
    left = leaving(t, f.card)
    leave_play(t, f.card)
    put_on_pile(t, f.card)
    if left:
        t.then(window_on(*left))


class DiscardingAll(TableFrame, frozen=True):
    """Cards in play are discarded at one and the same time."""

    cards: tuple[int, ...]


@rule(DiscardingAll)
def discarding_all(t: Table, f: DiscardingAll) -> None:
    left = leaving(t, *f.cards)
    for card in f.cards:
        t.tell("discarded", {"card": name(t, card)}, weight=NOTABLE)
        leave_play(t, card)
        put_on_pile(t, card)
    if left:
        t.then(window_on(*left))


class Dying(TableFrame, frozen=True):
    """A character is killed: to the dead pile, a minion to the discard pile (T-3.9 to 3.12)."""

    card: int
    crushed: bool = False
    """Whether it was overwhelmed."""
    by: tuple[int, ...] = ()
    """Whose doing it is, as with the wound of which it dies."""


@rule(Dying)
def dying(t: Table, f: Dying) -> None:
    card = f.card
    if not is_in_play(t, card):
        return
    foes: tuple[int, ...] = ()
    if t.fight is not None:
        if card == t.fight.defender:
            foes = t.fight.minions
        elif card in t.fight.minions and t.fight.defender != NOBODY:
            foes = (t.fight.defender,)
    owner = t.owner[card]
    if t.zone[card] == MINIONS or len(t.seats) == 2:
        weight = NOTABLE if t.zone[card] == MINIONS else TURNING
        t.tell("overwhelmed" if f.crushed else "killed", {"card": name(t, card)}, weight=weight)
    else:
        # Many a fellowship has a Gandalf.
        whose: dict[str, Arg] = {"card": name(t, card), **by_seat(owner)}
        t.tell("overwhelmed-of" if f.crushed else "killed-of", whose, weight=TURNING)
    answered = answerable(t, KILLED)
    left = leaving(t, card)
    leave_play(t, card)
    if catalogue.TYPE[t.print_of[card]] == "minion":
        put_on_pile(t, card)
    else:
        put_on_dead_pile(t, card)
    if t.seats[owner].ring_bearer == card:
        # His burdens were tokens on him, and the Ring is worn by nobody.
        t.seats[owner].burdens = 0
        t.seats[owner].worn = False
        t.then(RingLost(owner, card))
    if answered or left:
        t.then(window_on(Happening(KILLED, card, foes, by=f.by), *left))


class RingLost(TableFrame, frozen=True):
    """The Ring-bearer is dead. Unless somebody has taken the Ring, the player loses (T-21.1)."""

    seat: int
    card: int


@rule(RingLost)
def ring_lost(t: Table, f: RingLost) -> None:
    if t.seats[f.seat].ring_bearer == f.card:
        t.then(Losing((f.seat,), "killed"))


# --- Burdens and the Ring (T-25)


def add_burdens(t: Table, number: int, seat: int) -> None:
    """Only a Ring-bearer has any: while he lies dead, and Sam has not come, nobody (T-25.6)."""
    if number > 0 and is_in_play(t, t.seats[seat].ring_bearer):
        t.seats[seat].burdens += number
        changed(t, Change.HARM)
        t.tell(
            "burdens",
            {"number": number, "total": t.seats[seat].burdens, **by_seat(seat)},
            weight=NOTABLE,
        )


def can_remove_burden(t: Table, seat: int) -> bool:
    player = t.seats[seat]
    return player.burdens > 0 and not holds(t, BurdensStay, player.ring_bearer)


def remove_burdens(t: Table, number: int, seat: int) -> None:
    number = min(number, t.seats[seat].burdens) if can_remove_burden(t, seat) else 0
    if number:
        t.seats[seat].burdens -= number
        changed(t)
        t.tell(
            "burdens-removed",
            {"number": number, "total": t.seats[seat].burdens, **by_seat(seat)},
        )


def put_ring_on(t: Table) -> None:
    player = t.seats[t.free]
    if player.worn:
        return
    player.worn = True
    changed(t)
    t.tell("ring-on", {"card": name(t, player.ring_bearer)}, weight=TURNING)
    if answerable(t, RING_PUT_ON):
        t.then(window_on(Happening(RING_PUT_ON, player.ring_bearer)))


def take_ring_off(t: Table, seat: int) -> None:
    player = t.seats[seat]
    if player.worn:
        player.worn = False
        changed(t)
        t.tell("ring-off", {"card": name(t, player.ring_bearer)})


# --- Twilight (T-4)


def add_twilight(t: Table, number: int) -> None:
    if number > 0:
        t.pool += number
        changed(t)
        t.tell("twilight", {"number": number, "total": t.pool})


def remove_twilight(t: Table, number: int) -> None:
    number = min(number, t.pool)
    if number > 0:
        t.pool -= number
        changed(t)
        t.tell("twilight-removed", {"number": number, "total": t.pool})


def spare(t: Table) -> None:
    """The exertion that is about to happen places no token."""
    for at in range(len(t.todo) - 1, -1, -1):
        frame = t.todo[at]
        if isinstance(frame, TakeExertion):
            t.todo[at] = replace(frame, token=False)
            return

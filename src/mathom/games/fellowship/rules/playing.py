"""Playing a card: what it costs, who may bear it, why it can't be played (T-11, T-13, T-23)."""

from typing import Final

from mathom.core.agenda import rule
from mathom.core.event import NOTABLE
from mathom.core.message import by_seat
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.standing import CannotPlay, Cost, NoActions, RoamingPenalty
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.parts import Happening, Used
from mathom.games.fellowship.rules.activity import in_play
from mathom.games.fellowship.rules.changes import changed
from mathom.games.fellowship.rules.holding import WRONG_SIDE
from mathom.games.fellowship.rules.limits import uses
from mathom.games.fellowship.rules.memo import context, memo
from mathom.games.fellowship.rules.sources import (
    ROAMING,
    Share,
    at_least,
    holds,
    items_of,
    pieces,
    speaks_of,
)
from mathom.games.fellowship.rules.windows import answerable, window_on
from mathom.games.fellowship.rules.zones import (
    enter_play,
    name,
    put_on_pile,
    shuffle_deck,
    take_from,
)
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import (
    BORNE,
    COMPANIONS,
    FREE_SIDE,
    ITEMS,
    MINIONS,
    MOST_COMPANIONS,
    NOBODY,
    ROAMING_PENALTY,
    SETUP,
    START_BUDGET,
    SUPPORT,
)
from mathom.games.fellowship.triggers import PLAYED

FREE_OF_CHARGE: Final = -99
"""A price of nothing, which nothing changes."""

UNIQUE_IN_PLAY: Final = Why("unique-in-play", "T-23.2")
UNIQUE_DEAD: Final = Why("unique-dead", "T-3.13")
NINE_COMPANIONS: Final = Why("nine-companions", "T-11.9")
NO_TWILIGHT: Final = Why("no-twilight", "T-4.5")
NO_BEARER: Final = Why("no-bearer", "T-11.20")
CLASS_TAKEN: Final = Why("class-taken", "T-11.17")
LIMIT_REACHED: Final = Why("limit-reached", "T-11.20")
FORBIDDEN: Final = Why("forbidden", "T-24.4")
NO_ACTIONS_NOW: Final = Why("no-actions-now", "T-10.6")
OVER_BUDGET: Final = Why("over-budget", "T-8.6")


# --- What it costs


def cost_sources(t: Table, seat: int, card: int, on: int, change: int) -> list[tuple[int, int]]:
    """What the price of a card is made of: roaming comes last, after the rest was at least 0."""
    if change == FREE_OF_CHARGE:
        return [(card, 0)]
    printed = catalogue.CARDS[t.print_of[card]]
    found = [(card, printed.cost)]
    d = context(t, card)
    for own in printed.own_costs:
        if own.on is not None and (on == NOBODY or not own.on.matches(t, on, d)):
            continue
        if own.if_ is None or own.if_.why_not(t, d) is None:
            found.append((card, own.more))
    for source, much, word in pieces(t, Cost, card):
        if isinstance(word, Cost) and (not word.first or Used(source) not in uses(t, word.first)):
            found.append((source, much))
    if change:
        found.append((card, change))
    return found


def cost_of(t: Table, seat: int, card: int, on: int = NOBODY, change: int = 0) -> int:
    """First at least 0, then the roaming penalty, which is at least 0 itself (T-4.5)."""
    if change == FREE_OF_CHARGE:
        return 0
    printed = catalogue.CARDS[t.print_of[card]]
    if not change and not printed.own_costs and not speaks_of(t, Cost):
        found = printed.cost
    else:
        found = max(0, sum([much for _, much in cost_sources(t, seat, card, on, change)]))
    if _roams(t, card):
        return found + roaming_penalty(t, card)
    return found


def _roams(t: Table, card: int) -> bool:
    """Whether a minion would be played before its own site (T-13.11)."""
    printed = catalogue.CARDS[t.print_of[card]]
    return printed.type == "minion" and t.seats[t.free].marker < printed.site


def roaming_penalty(t: Table, card: int) -> int:
    """What a minion costs more at a site before its own (T-13.11)."""
    return max(0, sum([much for _, much in roaming_sources(t, card)]))


def roaming_sources(t: Table, card: int) -> list[Share]:
    found: list[Share] = [(ROAMING, ROAMING_PENALTY)]
    found += [(source, much) for source, much, _ in pieces(t, RoamingPenalty, card)]
    return found


def price_sources(t: Table, seat: int, card: int, on: int = NOBODY) -> list[Share]:
    """The whole price of a card in hand, in the order in which it is worked out (T-4.5)."""
    found = at_least(cost_sources(t, seat, card, on, 0))
    return [*found, *at_least(roaming_sources(t, card))] if _roams(t, card) else found


def _spend_firsts(t: Table, card: int) -> None:
    if not speaks_of(t, Cost):
        return
    for source, _, word in list(pieces(t, Cost, card)):
        if isinstance(word, Cost) and word.first:
            uses(t, word.first).append(Used(source))


# --- Who may bear it


def bearers(t: Table, seat: int, card: int) -> list[int]:
    """On what it could be played, apart from its price; nobody stands for no bearer at all."""
    printed = catalogue.CARDS[t.print_of[card]]
    if printed.on is None:
        return [NOBODY]
    d = context(t, card)
    return [
        bearer
        for bearer in in_play(t, printed.on, d)
        if why_not_bear(t, seat, card, bearer) is None
    ]


def why_not_bear(t: Table, seat: int, card: int, bearer: int) -> Why | None:
    """Class and limits; and nobody equips another player's characters, but conditions may lie on an
    opponent's (T-1.16, T-13.6).
    """
    printed = catalogue.CARDS[t.print_of[card]]
    theirs = catalogue.SIDE[t.print_of[bearer]]
    if theirs == printed.side and t.owner[bearer] != seat:
        return NO_BEARER
    borne = [catalogue.CARDS[t.print_of[item]] for item in items_of(t, bearer) if item != card]
    if printed.limit and sum(other.title == printed.title for other in borne) >= printed.limit:
        return LIMIT_REACHED
    if printed.item_class and printed.type in ITEMS:
        same = [other for other in borne if other.item_class == printed.item_class]
        if same:
            second = [other for other in (*same, printed) if other.second]
            if len(same) > 1 or not second:
                return CLASS_TAKEN
    return None


# --- Why it can't be played


def why_not_play_somewhere(
    t: Table, seat: int, card: int, change: int = 0, owed: int = 0
) -> Why | None:
    """Nothing, if there is a place where it can be played."""
    why: Why | None = None
    for bearer in bearers(t, seat, card):
        found = why_not_play(t, seat, card, bearer, change, owed)
        if found is None:
            return None
        why = why or found
    return why or NO_BEARER


def why_not_play(
    t: Table, seat: int, card: int, on: int = NOBODY, change: int = 0, owed: int = 0
) -> Why | None:
    """Anything but an event. So much twilight is `owed` before."""
    printed = catalogue.CARDS[t.print_of[card]]
    if (printed.side == FREE_SIDE) != (seat == t.free):
        return WRONG_SIDE
    if printed.unique:
        why = why_not_unique(t, seat, card)
        if why is not None:
            return why
    if printed.type == "companion" and _companions(t, seat) >= MOST_COMPANIONS:
        return NINE_COMPANIONS
    return _why_not_pay(t, seat, card, on, change, owed)


def why_not_unique(t: Table, seat: int, card: int) -> Why | None:
    """One copy of a title for each player; of the Shadow none beside anybody's that is active
    (T-23).
    """
    kind = t.print_of[card]
    if not catalogue.UNIQUE[kind]:
        return None
    title = catalogue.TITLE[kind]
    free = catalogue.SIDE[kind] == FREE_SIDE
    print_of = t.print_of
    for other in t.board:
        if (
            catalogue.TITLE[print_of[other]] == title
            and catalogue.UNIQUE[print_of[other]]
            and (t.owner[other] == seat or (not free and other in memo(t).active))
        ):
            return UNIQUE_IN_PLAY
    if free and any(
        catalogue.TITLE[print_of[other]] == title and catalogue.UNIQUE[print_of[other]]
        for other in t.dead[seat]
    ):
        return UNIQUE_DEAD
    return None


def _companions(t: Table, seat: int) -> int:
    in_fellowship = sum(t.zone[card] == COMPANIONS and t.owner[card] == seat for card in t.board)
    dead = sum(catalogue.TYPE[t.print_of[card]] == "companion" for card in t.dead[seat])
    return in_fellowship + dead


def _why_not_pay(t: Table, seat: int, card: int, on: int, change: int, owed: int) -> Why | None:
    printed = catalogue.CARDS[t.print_of[card]]
    why = _why_not_allowed(t, seat, card, owed)
    if why is not None:
        return why
    if t.phase == SETUP:
        budget = START_BUDGET - t.pool
        return None if cost_of(t, seat, card, on, change) <= budget else OVER_BUDGET
    if printed.side != FREE_SIDE and cost_of(t, seat, card, on, change) > t.pool - owed:
        return NO_TWILIGHT
    return None


def _why_not_allowed(t: Table, seat: int, card: int, owed: int = 0) -> Why | None:
    """Whether a text forbids it, or the card's own asks for more than is there."""
    if holds(t, CannotPlay, card):
        return FORBIDDEN
    for needs in catalogue.CARDS[t.print_of[card]].to_play:
        d = Doing(needs.block.number, 0, card, card, seat, t.on[card], owed=owed)
        why = needs.block.why_not(t, d)
        if why is not None:
            return why
    return None


def why_not_event(
    t: Table, seat: int, card: int, which: int, about: Happening | None = None
) -> Why | None:
    """For an event: the moment is right already. It asks nothing of the hand."""
    kind = t.print_of[card]
    is_free = catalogue.SIDE[kind] == FREE_SIDE
    if is_free != (seat == t.free):
        return WRONG_SIDE
    if about is None and no_actions_now(t):
        return NO_ACTIONS_NOW
    why = why_not_unique(t, seat, card) or _why_not_allowed(t, seat, card)
    if why is not None:
        return why
    price = 0 if is_free else cost_of(t, seat, card)
    if price > t.pool:
        return NO_TWILIGHT
    block = catalogue.CARDS[kind].abilities[which].block
    # Twilight is paid first: what is left must do for the other prices (T-27.3).
    return block.why_not(t, Doing(block.number, 0, card, card, seat, about=about, owed=price))


def no_actions_now(t: Table) -> bool:
    return speaks_of(t, NoActions) and any(
        isinstance(word, NoActions) and word.phase == t.phase
        for _, _, word in pieces(t, NoActions, NOBODY)
    )


# --- Playing it


class PlayCard(TableFrame, frozen=True):
    """A card is played: shown, paid for, placed, answered."""

    card: int
    by: int
    on: int = NOBODY
    change: int = 0
    which: int = 0
    """Of an event: the number of its text."""
    about: Happening | None = None


@rule(PlayCard)
def play_card(t: Table, f: PlayCard) -> None:
    card, seat = f.card, f.by
    printed = catalogue.CARDS[t.print_of[card]]
    price = cost_of(t, seat, card, f.on, f.change)
    _spend_firsts(t, card)
    take_from(t, card)
    if card not in t.shown:
        t.shown |= {card}
        t.news += 1
    if printed.side == FREE_SIDE or t.phase == SETUP:
        t.pool += price
    else:
        t.pool -= price
    changed(t)
    if t.story is not None:
        _tell_played(t, f, price)
    frames: list[TableFrame] = [
        Doing(needs.block.number, 0, card, card, seat)
        for needs in printed.to_play
        if needs.block.to
    ]
    if printed.type == "event":
        block = printed.abilities[f.which].block
        d = Doing(block.number, 0, card, card, seat, about=f.about, event=True)
        t.then(*frames, d, Spent(card))
    else:
        t.then(*frames, Placed(card, seat, f.on))


def _tell_played(t: Table, f: PlayCard, price: int) -> None:
    args = {**by_seat(f.by), "card": name(t, f.card), "cost": price}
    if f.on == NOBODY:
        t.tell("plays", args, weight=NOTABLE)
    else:
        t.tell("plays-on", {**args, "bearer": name(t, f.on)}, weight=NOTABLE)


class Placed(TableFrame, frozen=True):
    """A card comes into play."""

    card: int
    by: int
    on: int


@rule(Placed)
def placed(t: Table, f: Placed) -> None:
    kind = catalogue.TYPE[t.print_of[f.card]]
    if f.on != NOBODY:
        zone = BORNE
    elif kind == "companion":
        zone = COMPANIONS
    elif kind == "minion":
        zone = MINIONS
    else:
        zone = SUPPORT
    enter_play(t, f.card, zone, f.on)
    if answerable(t, PLAYED):
        t.then(window_on(Happening(PLAYED, f.card, on=f.on)))


class Spent(TableFrame, frozen=True):
    """An event goes to the discard pile after its effects (T-1.14)."""

    card: int


@rule(Spent)
def spent(t: Table, f: Spent) -> None:
    put_on_pile(t, f.card)


def play_event(t: Table, seat: int, card: int, which: int, about: Happening | None) -> None:
    t.then(PlayCard(card, seat, which=which, about=about))


class Reshuffle(TableFrame, frozen=True):
    """After somebody has looked through a deck (T-31.2)."""

    seat: int


@rule(Reshuffle)
def reshuffle(t: Table, f: Reshuffle) -> None:
    shuffle_deck(t, f.seat)

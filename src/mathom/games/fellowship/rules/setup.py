"""Before the first turn: bids and seats, starting fellowships, first hands (T-6 to T-9).

How decks come to the table is told in `bringing`.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from mathom.core.agenda import ASK, Agenda, rule
from mathom.core.ask import Ask, Choosing, Option, Play, Question, choose, together
from mathom.core.chance import Chance
from mathom.core.deed import Deed, Words
from mathom.core.message import Message, Reason, by_seat, whole_number
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.parts import Gathering, House
from mathom.games.fellowship.rules.assignment import ASSIGNING
from mathom.games.fellowship.rules.bringing import Bringing, bring, deck_at, tell_decks
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.gathering import gathering
from mathom.games.fellowship.rules.naming import (
    Answers,
    Declines,
    Named,
    NamedByNumber,
)
from mathom.games.fellowship.rules.options import DONE, NO, YES, card_options
from mathom.games.fellowship.rules.own_actions import FELLOWSHIP_PHASE
from mathom.games.fellowship.rules.path import play_site
from mathom.games.fellowship.rules.playing import PlayCard, why_not_play
from mathom.games.fellowship.rules.settling import settle
from mathom.games.fellowship.rules.turn import Turn
from mathom.games.fellowship.rules.zones import (
    draw,
    enter_play,
    put_in_deck,
    shuffle_deck,
    take_from,
)
from mathom.games.fellowship.state import Seat, Table, TableFrame
from mathom.games.fellowship.terms import (
    BORNE,
    COMPANIONS,
    HAND_SIZE,
    MULLIGAN,
    NOBODY,
    SETUP,
    START_BUDGET,
)

AGENDA: Final = Agenda(settle)


def empty_table(seats: int, house: House, chance: Chance) -> Table:
    """Everybody has sat down, and nobody has brought anything yet."""
    return Table(
        step="begin",
        chance=chance,
        news=0,
        house=house,
        gathering=Gathering(),
        met=(frozenset(),) * seats,
        todo=[],
        seats=[Seat("", 1, 0, NOBODY, NOBODY, worn=False, out=False, bid=0) for _ in range(seats)],
        order=list(range(seats)),
        free=0,
        move_limit=max(2, seats - 1),
        phase=SETUP,
        turn=0,
        moves=0,
        pool=0,
        print_of=[],
        owner=(),
        zone=[],
        on=[],
        wounds=[],
        tag=[],
        hands=[[] for _ in range(seats)],
        decks=[[] for _ in range(seats)],
        tops=[[] for _ in range(seats)],
        bottoms=[[] for _ in range(seats)],
        piles=[[] for _ in range(seats)],
        dead=[[] for _ in range(seats)],
        path=[NOBODY] * (house.goal + 1),
        board=[],
        fights=[],
        fight=None,
        lasting=[],
        used=[],
        used_now=[],
        idle=[],
        sums=[],
        hurt=[],
        assigned=[],
        drawn=0,
        deeds=0,
        known=[frozenset() for _ in range(seats)],
        shown=frozenset(),
        winner=NOBODY,
        ending="",
        losers=[],
    )


def new_table(decks: Sequence[Deck], house: House, chance: Chance) -> Table:
    """Everybody has a deck already."""
    t = empty_table(len(decks), house, chance)
    bring(t, decks)
    return t


# --- Who begins


def begin(t: Table) -> None:
    """Who comes without a deck is asked for one first."""
    if t.house.decks == "dealt":
        tell_decks(t)
        t.then(WhoBegins())
    else:
        t.then(*gathering(t.house.decks), Bringing(), WhoBegins())
    AGENDA.settle(t)


class WhoBegins(TableFrame, frozen=True):
    """The first game is begun by chance (T-6.5), all others with bids."""


@rule(WhoBegins)
def who_begins(t: Table, f: WhoBegins) -> None:
    if t.house.starter:
        first = t.chance.below(len(t.seats))
        t.order = [(first + step) % len(t.seats) for step in range(len(t.seats))]
        t.tell("first-by-chance", by_seat(t.order[0]))
        t.then(LayOut())
    else:
        t.then(Bidding())


class Bidding(TableFrame, frozen=True):
    """Everybody bids burdens in secret (T-7.1)."""


@rule(Bidding)
def bidding(t: Table, f: Bidding) -> Play:
    bids = yield from together(*(_bid(seat) for seat in range(len(t.seats))))
    for seat, bid in enumerate(bids):
        t.seats[seat].bid = bid
        t.tell("bids", {**by_seat(seat), "number": bid})
    t.news += 1
    t.then(Ranking())


MOST_LISTED: Final = 9
"""A bid of ten would corrupt Frodo at once; whoever wants that may write it."""


def _bid(seat: int) -> Choosing[int]:
    def another(code: str) -> Option[int] | None:
        number = whole_number(code)
        return None if number is None or number > 99 else _bid_option(number)

    found = yield from choose(
        seat,
        [_bid_option(number) for number in range(MOST_LISTED + 1)],
        BID.plain,
        secret=True,
        write=Message("write-bid"),
        others=another,
    )
    return found


BID: Final = Question("bid", "T-7.1")


@cache
def _bid_option(number: int) -> Option[int]:
    return Option(str(number), number, Message("option-bid", {"number": number}))


class Ranking(TableFrame, frozen=True):
    """The highest bidder chooses a place first; chance orders those who bid the same (T-7.5)."""


@rule(Ranking)
def ranking(t: Table, f: Ranking) -> None:
    lots = list(range(len(t.seats)))
    t.chance.shuffle(lots)
    ranked = sorted(lots, key=lambda seat: -t.seats[seat].bid)
    t.order = [NOBODY] * len(t.seats)
    t.then(*[TakePlace(seat) for seat in ranked], LayOut())


class TakePlace(TableFrame, frozen=True):
    """A place in the turn order, among those that are left (T-7.3, T-7.4)."""

    seat: int


@rule(TakePlace)
def take_place(t: Table, f: TakePlace) -> Play:
    left = [place for place, seat in enumerate(t.order) if seat == NOBODY]
    offered = [
        Option(str(place + 1), place, Message("option-place", {"number": place + 1}))
        for place in left
    ]
    place = yield from choose(f.seat, offered, PLACE.plain)
    t.order[place] = f.seat
    t.tell("takes-place", {**by_seat(f.seat), "number": place + 1})


PLACE: Final = Question("place", "T-7.3")


# --- The table


class LayOut(TableFrame, frozen=True):
    """Frodo with the Ring and the burdens that were bid (T-8.1, T-8.12). Who bid too much is out
    before the path begins (T-7.1).
    """


@rule(LayOut)
def lay_out(t: Table, f: LayOut) -> None:
    for player in t.seats:
        enter_play(t, player.ring_bearer, COMPANIONS)
        enter_play(t, player.ring, BORNE, player.ring_bearer)
        player.burdens = player.bid
    t.free = t.order[0]
    t.then(FirstSite())


class FirstSite(TableFrame, frozen=True):
    """The path begins with a site of the first of those who are left (T-8.2)."""


@rule(FirstSite)
def first_site(t: Table, f: FirstSite) -> None:
    playing = [seat for seat in t.order if not t.seats[seat].out]
    t.free = playing[0]
    play_site(t, playing[0], 1)
    t.then(*[StartingFellowship(seat) for seat in playing], FirstHands())


class StartingFellowship(TableFrame, frozen=True):
    """Companions that cost four twilight at most come from the draw deck (T-8.5 to T-8.8); in the
    first game it is fixed who, if the deck says so (T-6.2).
    """

    seat: int
    begun: bool = False


@rule(StartingFellowship)
def starting_fellowship(t: Table, f: StartingFellowship) -> Play | None:
    if not f.begun:
        t.free = f.seat
        t.pool = 0
        changed(t, Change.TABLE)
        t.tell("sets-out", by_seat(f.seat))
        fixed = deck_at(t, f.seat).start if t.house.starter else ()
        for name in fixed:
            kind = catalogue.NUMBER[name]
            card = next(each for each in t.decks[f.seat] if t.print_of[each] == kind)
            t.then(PlayCard(card, f.seat), NoPool())
        if fixed:
            return None
        t.then(StartingFellowship(f.seat, begun=True))
        return None
    print_of, types = t.print_of, catalogue.TYPE
    copies: dict[int, int] = {}
    for card in [card for card in t.decks[f.seat] if types[print_of[card]] == "companion"]:
        copies.setdefault(print_of[card], card)
    found = [card for card in copies.values() if why_not_play(t, f.seat, card) is None]
    # With closed lists nobody knows whom a deck holds; so all are asked.
    if not found and t.house.open_decks:
        t.pool = 0
        return None
    return _start_with(t, f, found)


def _start_with(t: Table, f: StartingFellowship, found: list[int]) -> Play:
    offered: list[Option[Any]] = [*card_options(t, found), DONE]
    prompt = START.about(number=START_BUDGET - t.pool)
    card = yield from choose(f.seat, offered, prompt, even_if_forced=True)
    if card is None:
        t.pool = 0
    else:
        t.then(PlayCard(card, f.seat), f)


class StartWith(Named):
    """A companion of the starting fellowship, by its name alone (T-8.5)."""

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> "StartWith | Reason":
        called = words[0]
        for card in t.decks[ask.seat]:
            if catalogue.NAME[t.print_of[card]] == called:
                if catalogue.TYPE[t.print_of[card]] != "companion":
                    return Reason("reason-starts-no-companion", {"card": called}, ("T-8.5",))
                return cls(card)
        return Reason("reason-not-in-deck", {"card": called}, ("T-8.5",))

    def why_not(self, t: Table, ask: Ask) -> Reason | None:
        why = why_not_play(t, ask.seat, self.card)
        return None if why is None else why.reason()


START: Final = Question("start", "T-8.6", deeds=(StartWith,))


class NoPool(TableFrame, frozen=True):
    """Starting companions add no twilight (T-8.8)."""


@rule(NoPool)
def no_pool(t: Table, f: NoPool) -> None:
    t.pool = 0


class FirstHands(TableFrame, frozen=True):
    """Eight cards each (T-9.2)."""


@rule(FirstHands)
def first_hands(t: Table, f: FirstHands) -> None:
    """Who is out by the bid is no opponent for the move limit (T-7.1, T-19.13)."""
    t.pool = 0
    playing = [seat for seat in t.order if not t.seats[seat].out]
    t.free = playing[0]
    changed(t, Change.TABLE)  # other cards are active now, and somebody may look: at a mulligan
    t.move_limit = max(2, len(playing) - 1)
    for seat in playing:
        draw(t, seat, HAND_SIZE)
    mulligans = [Mulligan(seat) for seat in playing] if t.house.mulligan else []
    t.then(*mulligans, Turn(playing[0]))


class Mulligan(TableFrame, frozen=True):
    """Where that later rule is played: once, a new hand of six."""

    seat: int


@rule(Mulligan)
def mulligan(t: Table, f: Mulligan) -> Play:
    again = yield from choose(f.seat, [YES, NO], NEW_HAND.plain)
    if again:
        for card in list(t.hands[f.seat]):
            take_from(t, card)
            put_in_deck(t, card)
        shuffle_deck(t, f.seat)
        t.tell("mulligan", by_seat(f.seat))
        t.then(DrawFirst(f.seat, MULLIGAN))


NEW_HAND: Final = Question("mulligan", "T-9.2")


class DrawFirst(TableFrame, frozen=True):
    seat: int
    number: int


@rule(DrawFirst)
def draw_first(t: Table, f: DrawFirst) -> None:
    draw(t, f.seat, f.number)


STEPS: Final[dict[str, Callable[[Table], Play | None]]] = {"begin": begin, ASK: AGENDA.ask}
"""All steps of the game: once it has begun, the frames tell how it goes on."""
DEEDS: Final[tuple[type[Deed], ...]] = (
    *FELLOWSHIP_PHASE.deeds,
    *ASSIGNING.deeds,
    Declines,
    Answers,
    Named,
    NamedByNumber,
)
"""All that can ever be done, or is said as if it could. What is said in the same words as another,
or is said at one question only, stands there."""

"""What is kept between changes is what one would find by looking."""

from collections.abc import Callable
from random import Random

import pytest

from mathom.cards.trees import walk
from mathom.core.chance import Chance
from mathom.core.position import play_out
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.random import random_deck
from mathom.games.fellowship.effects.showing import Hand, Show
from mathom.games.fellowship.effects.skirmish import UnassignAll
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.language import Word
from mathom.games.fellowship.players import YOU
from mathom.games.fellowship.rules.assignment import assign
from mathom.games.fellowship.rules.deeds import (
    TakeExertion,
    TakeHealing,
    TakeWound,
    add_burdens,
    add_twilight,
    put_ring_on,
    remove_burdens,
    remove_twilight,
    take_exertion,
    take_healing,
    take_ring_off,
    take_wound,
)
from mathom.games.fellowship.rules.holding import Holding, holding, may_answer
from mathom.games.fellowship.rules.memo import Memo, context, memo, sayings
from mathom.games.fellowship.rules.settling import settle
from mathom.games.fellowship.rules.setup import AGENDA, new_table
from mathom.games.fellowship.rules.sources import strength, strength_sources
from mathom.games.fellowship.rules.windows import answerable
from mathom.games.fellowship.rules.zones import (
    draw,
    enter_play,
    leave_play,
    put_in_deck,
    put_on_dead_pile,
    put_on_pile,
    put_on_top,
    put_under,
    take_from,
    to_hand,
)
from mathom.games.fellowship.state import House, Table
from mathom.games.fellowship.terms import DECK, NOBODY, PHASES, SETUP, SUPPORT
from mathom.games.fellowship.triggers import KINDS
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.fellowship.wild import eager, wild_table


def agrees(t: Table) -> None:
    """All that is kept of the table, asked for now, is what somebody finds who looks anew. Nothing
    of it is missing then, so that whatever a change has made stale is noticed at the next look.
    """
    known, fresh = memo(t), Memo(t)
    assert known.active == fresh.active
    assert known.players == fresh.players
    assert known.own == fresh.own
    assert known.silent == fresh.silent
    assert known.sites == fresh.sites
    assert known.speaking == fresh.speaking
    assert known.heard == fresh.heard
    assert known.acts == fresh.acts
    for happening in range(len(KINDS)):
        assert list(known.whens(happening)) == list(fresh.whens(happening))
        assert list(known.responses(happening)) == list(fresh.responses(happening))
        answerable(t, happening)
    for phase in range(len(PHASES)):
        assert known.actions(phase) == fresh.actions(phase)
    assert sayings(t) == catalogue.sayings(frozenset(t.print_of))
    for kind in sayings(t):
        assert list(known.standing(kind)) == list(fresh.standing(kind))
    for card in (*t.board, *t.path):
        assert list(known.borne(card)) == list(fresh.borne(card))
    for seat in range(len(t.seats)):
        held, found = holding(t, seat), Holding(t, seat)
        assert held.events.keys() == found.events.keys()
        assert all(t.zone[card] <= DECK for card in held.events.values())
        assert (held.answers, held.acts) == (found.answers, found.acts)
        events = [card for card, by in enumerate(t.owner) if by == seat and is_event(t, card)]
        assert t.events[seat] == events
    assert known.from_hand == may_answer(t)
    for card in t.board:
        assert strength(t, card) == max(0, sum(much for _, much in strength_sources(t, card)))


def is_event(t: Table, card: int) -> bool:
    return catalogue.TYPE[t.print_of[card]] == "event"


def told(t: Table) -> list[object]:
    """What texts may ask for, without what others have said and what was used."""
    seats = [(seat.marker, seat.burdens, seat.ring_bearer, seat.worn, seat.out) for seat in t.seats]
    fought = [(fight.defender, fight.minions) for fight in (t.fight, *t.fights) if fight]
    held = [[sorted(pile) for pile in (*t.hands, *t.piles, *t.dead)]]
    placed = [list(cards) for cards in (t.zone, t.on, t.wounds, t.path, t.board)]
    return [seats, fought, held, placed, t.free, t.phase, t.turn, t.pool, tuple(t.assigned)]


class Looking:
    """Looks after every frame whether all that is kept is true, and whether a change was told."""

    def __init__(self, upkeep: Callable[[Table], None]) -> None:
        self.upkeep = upkeep
        self.before: list[object] = []
        self.deeds = 0

    def __call__(self, t: Table) -> None:
        self.upkeep(t)
        if t.board and t.winner == NOBODY:
            now = told(t)
            if now != self.before and t.phase != SETUP:
                assert t.deeds != self.deeds, "the table has changed, and nobody has said so"
            self.before, self.deeds = now, t.deeds
            agrees(t)


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AGENDA, "upkeep", Looking(AGENDA.upkeep))


@pytest.mark.parametrize("number", range(8))
def test_what_is_known_of_the_table_is_true(number: int, looked: None):
    """Whatever cards there are, and whatever happens to them."""
    luck = Random(number)
    players = 3 if number % 4 == 3 else 2
    decks = [random_deck(Chance(f"{number} {seat}")) for seat in range(players)]
    house = House(goal=9, starter=False, open_decks=number % 3 > 0, mulligan=number % 2 == 0)
    t = new_table(decks, house, Chance(f"memory {number}"))
    assert play_out(GAME, t, lambda ask: luck.choice(ask.options)) > 20


def saying_each_word() -> list[str]:
    """Cards that say among them every word there is."""
    found: dict[type, str] = {}
    for card in catalogue.CARDS:
        for node in walk((*card.standing, *(block.words for block in card.blocks))):
            if isinstance(node, Word):
                found.setdefault(type(node), card.name)
    return sorted(set(found.values()))


@pytest.mark.parametrize("name", saying_each_word())
def test_no_word_makes_it_untrue(name: str, looked: None):
    for number in range(2):
        luck = Chance(f"{name} {number} luck")
        t = wild_table(name, f"{name} {number}", seats=2 + number % 2)
        play_out(GAME, t, lambda ask, luck=luck: eager(ask, name, luck))


@pytest.mark.parametrize("from_", ["hand", "deck"])
@pytest.mark.parametrize("copies", [1, 2])
def test_an_event_that_is_taken_away_is_held_only_if_there_is_another(from_: str, copies: int):
    """With open lists everybody can tell from that what its owner may still play."""
    event = "servant-of-the-secret-fire"
    t = Scene(**{"hand": "hobbit-sword", from_: " ".join(copies * [event])}, open_decks=True).state
    kind = catalogue.NUMBER[event]
    assert kind in holding(t, FREE).events
    card = holding(t, FREE).events[kind]
    take_from(t, card)
    put_on_pile(t, card)
    assert (kind in holding(t, FREE).events) == (copies == 2)
    agrees(t)


def taken(t: Table) -> int:
    """A card that is in nobody's hands for now."""
    card = t.hands[FREE][0]
    take_from(t, card)
    return card


DEEDS: dict[str, Callable[[Table, int], object]] = {
    "onto the discard pile": put_on_pile,
    "onto the dead pile": put_on_dead_pile,
    "into the deck": put_in_deck,
    "under the deck": put_under,
    "on top of the deck": put_on_top,
    "to the hand": lambda t, card: to_hand(t, card, shown=False),
    "into play": lambda t, card: enter_play(t, card, SUPPORT),
    "another": lambda t, card: take_from(t, t.hands[FREE][0]),
    "out of play": lambda t, card: leave_play(t, t.board[-1]),
    "drawn": lambda t, card: draw(t, FREE, 1),
    "twilight": lambda t, card: add_twilight(t, 1),
    "less twilight": lambda t, card: remove_twilight(t, 1),
    "burdens": lambda t, card: add_burdens(t, 1, FREE),
    "fewer burdens": lambda t, card: remove_burdens(t, 1, FREE),
    "the Ring put on": lambda t, card: put_ring_on(t),
    "the Ring taken off": lambda t, card: take_ring_off(t, SHADOWS),
    "healing": lambda t, card: take_healing(t, TakeHealing(t.board[-1])),
    "a wound": lambda t, card: take_wound(t, TakeWound(t.board[0])),
    "an exertion": lambda t, card: take_exertion(t, TakeExertion(t.board[0])),
    "assigned": lambda t, card: assign(t, t.board[0], t.board[-1]),
    "unassigned": lambda t, card: UnassignAll().do(t, context(t, card)),
    "shown": lambda t, card: Show(YOU, Hand(YOU)).act(t, context(t, card), FREE),
}


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
def test_each_deed_is_told(deed: Callable[[Table, int], object]):
    """By itself, and not only because another comes with it."""
    t = Scene(
        hand="servant-of-the-secret-fire hobbit-sword hobbit-sword",
        minions="cave-troll-of-moria-scourge-of-the-black-pit",
        deck="athelas",
        pool=3,
        burdens=1,
        open_decks=True,
    ).state
    t.seats[SHADOWS].worn = True
    t.wounds[t.board[-1]] = 1
    card = taken(t)
    settle(t)
    agrees(t)
    before = t.deeds
    deed(t, card)
    assert t.deeds == before + 1
    assert t.tally is None
    if deed in (DEEDS["a wound"], DEEDS["an exertion"], DEEDS["burdens"]):
        assert t.frail, "nobody looks who falls"
    settle(t)
    agrees(t)

"""What is kept between changes is what one would find by looking."""

from random import Random
from typing import Any

import pytest

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.position import play_out
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.random import random_deck
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.rules.holding import Holding, holding, may_answer
from mathom.games.fellowship.rules.memo import Memo, memo
from mathom.games.fellowship.rules.setup import new_table
from mathom.games.fellowship.rules.zones import put_on_pile, take_from
from mathom.games.fellowship.state import House, Table
from mathom.games.fellowship.terms import DECK, PHASES
from mathom.games.fellowship.triggers import KINDS
from tests.fellowship.scene import FREE, Scene


def agrees(t: Table) -> None:
    known, fresh = memo(t), Memo(t)
    assert known.active == fresh.active
    assert known.players == fresh.players
    assert known.speaking == fresh.speaking
    assert known.heard == fresh.heard
    for happening in range(len(KINDS)):
        assert list(known.whens(happening)) == list(fresh.whens(happening))
        assert list(known.responses(happening)) == list(fresh.responses(happening))
    for phase in range(len(PHASES)):
        assert known.actions(phase) == fresh.actions(phase)
    for kind in catalogue.sayings(frozenset(t.print_of)):
        assert list(known.standing(kind)) == list(fresh.standing(kind))
    for card in (*t.board, *t.path):
        assert list(known.borne(card)) == list(fresh.borne(card))
    for seat in range(len(t.seats)):
        held, found = holding(t, seat), Holding(t, seat)
        assert held.events.keys() == found.events.keys()
        assert all(t.zone[card] <= DECK for card in held.events.values())
        assert held.answers == found.answers
    if known.from_hand is not None:
        assert known.from_hand == may_answer(t)


@pytest.mark.parametrize("number", range(8))
def test_what_is_known_of_the_table_is_true(number: int):
    """Whatever cards there are, and whatever happens to them."""
    luck = Random(number)
    players = 3 if number % 4 == 3 else 2
    decks = [random_deck(Chance(f"{number} {seat}")) for seat in range(players)]
    house = House(goal=9, starter=False, open_decks=number % 3 > 0, mulligan=number % 2 == 0)
    t = new_table(decks, house, Chance(f"memory {number}"))

    def pick(ask: Ask) -> Option[Any]:
        if t.board:
            agrees(t)
        return luck.choice(ask.options)

    assert play_out(GAME, t, pick) > 20


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

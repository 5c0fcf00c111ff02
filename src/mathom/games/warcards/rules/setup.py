"""The first hands (W-2)."""

from collections.abc import Callable, Collection
from functools import cache
from typing import Final

from mathom.cards.piles import bits
from mathom.core.agenda import ASK, Agenda
from mathom.core.ask import Choosing, Play, Question, choose, together
from mathom.core.chance import Chance
from mathom.games.warcards.catalogue import (
    BOX,
    CARDS,
    FACTION,
    FIRST,
    LOCATION_NAMES,
    NAMES,
)
from mathom.games.warcards.house import House
from mathom.games.warcards.rules.giving import Cycle, cycle_from_hand, distinct, to_cycle
from mathom.games.warcards.rules.places import is_used
from mathom.games.warcards.rules.prompts import prompt_for
from mathom.games.warcards.rules.rounds import Round
from mathom.games.warcards.rules.zones import draw, upkeep
from mathom.games.warcards.scenarios import SCENARIOS, Scenario
from mathom.games.warcards.state import War, deck_of, scenario_of
from mathom.games.warcards.terms import (
    ABSENT,
    ASIDE,
    CYCLED,
    DECK,
    GONE,
    HAND,
    NOBODY,
    NOWHERE,
    PREPARING,
    PROMO,
    UNUSED,
    WAITING,
)

AGENDA: Final = Agenda(upkeep)


@cache
def cards_of(scenario: Scenario, deck: int, promos: bool) -> tuple[int, ...]:
    """The draw deck: all cards of its factions, or those that the scenario lists (W-2.2)."""
    plan = scenario.decks[deck]
    if plan.cards:
        return _listed(plan.cards)
    boxes = (*scenario.boxes, PROMO) if promos else scenario.boxes
    return tuple(
        card for card in range(len(CARDS)) if FACTION[card] in plan.factions and BOX[card] in boxes
    )


def _listed(
    cards: tuple[tuple[str, int], ...], passed_over: Collection[int] = ()
) -> tuple[int, ...]:
    """So many cards of these names."""
    found: list[int] = []
    for name, copies in cards:
        copies_of = (card for card in range(len(CARDS)) if NAMES[card] == name)
        found += [card for card in copies_of if card not in passed_over][:copies]
    return tuple(sorted(found))


def new_table(number: int, seats: tuple[int, ...], house: House, chance: Chance) -> War:
    """The table before the first card is drawn."""
    scenario = SCENARIOS[number]
    decks, piles = [], []
    owner, where = [NOBODY] * len(CARDS), [UNUSED] * len(CARDS)
    for deck, plan in enumerate(scenario.decks):
        drawn = cards_of(scenario, deck, house.promos)
        cycled = _listed(plan.cycled, drawn)
        for card in (*drawn, *cycled, *_listed(plan.later, (*drawn, *cycled))):
            owner[card] = deck
        for card in drawn:
            where[card] = DECK
        for card in cycled:
            where[card] = CYCLED
        decks.append(list(drawn))
        piles.append(list(cycled))
    begins = {DECK: decks, CYCLED: piles}
    return War(
        step="first-hands",
        chance=chance,
        news=0,
        scenario=number,
        house=house,
        phase=PREPARING,
        seats=seats,
        owner=tuple(owner),
        round=0,
        starter=0,
        turn=0,
        passed=0,
        where=where,
        on=[NOBODY] * len(CARDS),
        board=[],
        hands=[[] for _ in decks],
        decks=decks,
        piles=piles,
        gone=[[] for _ in decks],
        fixed=0,
        aside=[],
        looker=NOBODY,
        pending=[],
        may=[
            [bits(cards) for cards in begins.get(zone, [[] for _ in decks])]
            for zone in (HAND, DECK, CYCLED, GONE, ASIDE)
        ],
        shown=0,
        fresh=0,
        played=0,
        used=0,
        tokens=[0] * len(CARDS),
        permits=[],
        stands=[
            WAITING if is_used(scenario, location, house.new_paths) else ABSENT
            for location in range(len(LOCATION_NAMES))
        ],
        attack=[0] * len(LOCATION_NAMES),
        defence=[0] * len(LOCATION_NAMES),
        shorn=0,
        path=NOWHERE,
        coming=NOWHERE,
        number=0,
        stage=0,
        walked=NOWHERE,
        fought_last=False,
        rings=[bool(deck.ring) for deck in scenario.decks],
        recycled=[0] * len(scenario.decks),
        joined=0,
        corruption=0,
        fight=None,
        todo=[],
        winner=NOBODY,
        ending="",
    )


def first_hands(t: War) -> None:
    """Everybody draws the first cards."""
    for deck, plan in enumerate(scenario_of(t).decks):
        draw(t, deck, plan.first_draw)
    t.step = "first-cycling"


FIRST_CYCLE: Final = Question("first-cycle", "W-2.8", deeds=(Cycle,))


def first_cycling(t: War) -> Play:
    """Then all cycle some of them face down, at the same time (W-2.8)."""
    people = sorted(set(t.seats))
    chosen = yield from together(*(_cycle_first(t, seat) for seat in people))
    # Put down only now, so that nobody's hand gets smaller before the others have chosen.
    for picks in chosen:
        for deck, card in picks:
            cycle_from_hand(t, deck, card)
    t.then(Round())
    AGENDA.settle(t)


def _cycle_first(t: War, seat: int) -> Choosing[list[tuple[int, int]]]:
    """One person's choices, deck by deck."""
    picks: list[tuple[int, int]] = []
    for deck, holder in enumerate(t.seats):
        if holder != seat:
            continue
        hand = list(t.hands[deck])
        for left in range(deck_of(t, deck).first_cycle, 0, -1):
            kinds = distinct(hand)
            chosen = yield from choose(
                seat,
                [to_cycle(card) for card in kinds],
                prompt_for(t, FIRST_CYCLE, deck, left),
                secret=True,
                even_if_forced=True,
            )
            card = next(card for card in hand if FIRST[card] == chosen.card)
            hand.remove(card)
            picks.append((deck, card))
    return picks


STEPS: Final[dict[str, Callable[[War], Play | None]]] = {
    "first-hands": first_hands,
    "first-cycling": first_cycling,
    ASK: AGENDA.ask,
}
"""All steps of the game: after the first hands, the frames tell how it goes on."""

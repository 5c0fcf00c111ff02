"""A round, from the locations to the drawing of cards (W-4)."""

from mathom.core.agenda import rule
from mathom.core.event import NOTABLE
from mathom.games.warcards.catalogue import ALL_GROUNDS, DRAWS_MORE, GROUND_SIDE, LOCATION
from mathom.games.warcards.rules.activation import (
    activate_ground,
    activate_path,
    paths_numbered,
)
from mathom.games.warcards.rules.combat import CombatStep
from mathom.games.warcards.rules.giving import CycleFromHand
from mathom.games.warcards.rules.turn import ActionStep
from mathom.games.warcards.rules.victory import VictoryCheck
from mathom.games.warcards.rules.zones import draw
from mathom.games.warcards.scenarios import RING_EACH_ROUND
from mathom.games.warcards.state import (
    War,
    WarFrame,
    deck_of,
    decks_from,
    player_name,
    scenario_of,
    starting_deck,
)
from mathom.games.warcards.terms import DRAWING, RESERVE, TRAVELLING, WAITING


class Round(WarFrame, frozen=True):
    """A new round begins."""


@rule(Round)
def begin_round(t: War, f: Round) -> None:
    """Five steps, in this order (W-4.2)."""
    t.round += 1
    t.turn = t.starter
    t.phase = TRAVELLING
    starter = player_name(t, starting_deck(t))
    t.tell("round", {"round": t.round, "player": starter}, weight=NOTABLE)
    t.then(
        NextGround(),
        NextPath(),
        ActionStep(),
        CombatStep(),
        VictoryCheck(),
        DrawStep(),
        RoundEnds(),
    )


# --- The location step


class NextGround(WarFrame, frozen=True):
    """The starting player activates a battleground (W-4.3)."""


@rule(NextGround)
def next_ground(t: War, f: NextGround) -> None:
    deck = starting_deck(t)
    planned = scenario_of(t).grounds
    if planned:
        names = planned[t.round - 1] if t.round <= len(planned) else ()
        t.then(*[NamedGround(deck, LOCATION[name]) for name in names])
        return
    side = deck_of(t, deck).side
    for wanted in (side, 1 - side):
        waiting = [
            ground
            for ground in ALL_GROUNDS
            if GROUND_SIDE[ground] == wanted and t.stands[ground] == WAITING
        ]
        if waiting:
            activate_ground(t, waiting[t.chance.below(len(waiting))], deck)
            return


class NamedGround(WarFrame, frozen=True):
    """A battleground that the scenario names for this round."""

    deck: int
    ground: int


@rule(NamedGround)
def named_ground(t: War, f: NamedGround) -> None:
    """Unless it was activated earlier (W-19.5)."""
    if t.stands[f.ground] == WAITING:
        activate_ground(t, f.ground, f.deck)


class NextPath(WarFrame, frozen=True):
    """The starting player activates a path (W-4.3)."""


@rule(NextPath)
def next_path(t: War, f: NextPath) -> None:
    """A random one of the number after the last one activated (W-3.14, W-3.15)."""
    paths = paths_numbered(t, t.number + 1)
    activate_path(t, paths[t.chance.below(len(paths))], starting_deck(t))


# --- The draw step


class DrawStep(WarFrame, frozen=True):
    """Everybody draws."""


@rule(DrawStep)
def draw_step(t: War, f: DrawStep) -> None:
    t.phase = DRAWING
    t.then(*[DrawForRound(deck) for deck in decks_from(t, t.starter)])


class DrawForRound(WarFrame, frozen=True):
    """Somebody draws in the draw step."""

    deck: int


@rule(DrawForRound)
def draw_for_round(t: War, f: DrawForRound) -> None:
    """The base draw with all extras; then what must be cycled for them (W-4.7, W-4.8)."""
    deck = f.deck
    more = [
        ability
        for card in t.board
        if t.where[card] == RESERVE and t.owner[card] == deck
        for ability in DRAWS_MORE[card]
    ]
    draw(t, deck, deck_of(t, deck).draw + sum(ability.cards for ability in more))
    cycled = sum(ability.then_cycle for ability in more)
    t.then(*[CycleFromHand(deck, 1) for _ in range(cycled)])


class RoundEnds(WarFrame, frozen=True):
    """The token passes on (W-4.9), and what held for the round is over."""


@rule(RoundEnds)
def round_ends(t: War, f: RoundEnds) -> None:
    t.starter = (t.starter + 1) % len(scenario_of(t).order)
    t.fresh = t.played = t.used = 0
    t.permits = []
    for deck, plan in enumerate(scenario_of(t).decks):
        if plan.ring == RING_EACH_ROUND:
            t.rings[deck] = True
    t.then(Round())

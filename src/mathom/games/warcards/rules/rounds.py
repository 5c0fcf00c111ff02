"""A round, from the locations to the drawing of cards (W-4)."""

from mathom.core.agenda import rule
from mathom.core.event import NOTABLE
from mathom.games.warcards.catalogue import (
    ACCOMPANYING,
    ALL_GROUNDS,
    DRAWS_MORE,
    GROUND_SIDE,
    IS_SKIRMISH,
    LOCATION,
    LOCATION_NAMES,
)
from mathom.games.warcards.rules.activation import (
    activate_ground,
    activate_path,
    is_banned,
    paths_at,
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
    t.then(DrawGround(deck, deck_of(t, deck).side))


class DrawGround(WarFrame, frozen=True):
    """A card of a side's battleground deck is drawn, or of the other's if it is empty."""

    deck: int
    side: int
    again: bool = False
    """Whether one was drawn before that can't come yet: it is shuffled back afterwards."""


@rule(DrawGround)
def draw_ground(t: War, f: DrawGround) -> None:
    """If it is a skirmish, a battleground comes with it (W-22.4 to W-22.7)."""
    for side in (f.side, 1 - f.side):
        found = [
            ground
            for ground in ALL_GROUNDS
            if GROUND_SIDE[ground] == side
            and t.stands[ground] == WAITING
            and not (f.again and is_banned(t, ground))
        ]
        if found:
            _drawn(t, f, found[t.chance.below(len(found))])
            return


def _drawn(t: War, f: DrawGround, ground: int) -> None:
    if is_banned(t, ground):
        t.tell("cannot-come", {"location": LOCATION_NAMES[ground]})
        t.then(DrawGround(f.deck, GROUND_SIDE[ground], again=True))
        return
    activate_ground(t, ground, f.deck)
    if IS_SKIRMISH[ground]:
        for other in ACCOMPANYING[ground]:
            if t.stands[other] == WAITING and not is_banned(t, other):
                activate_ground(t, other, f.deck)
                return
        t.then(DrawGround(f.deck, GROUND_SIDE[ground], f.again))


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
    """A random one of the number after the last one activated (W-3.14, W-3.15). If the text of this
    round's battleground has brought the last path, there is none after it (W-3.23).
    """
    paths = paths_at(t, t.stage + 1)
    if paths:
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

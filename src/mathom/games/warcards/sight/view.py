"""Only what a viewer may see."""

from typing import Literal, TypeAlias

import msgspec

from mathom.core.event import REFEREE
from mathom.core.message import Message
from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    ALL_PATHS,
    GROUND_SIDE,
    IS_PATH,
    IS_SKIRMISH,
    LOCATION,
    LOCATION_NAMES,
    NAMES,
)
from mathom.games.warcards.rules.activation import is_banned, part_of
from mathom.games.warcards.rules.places import active_grounds, named_place
from mathom.games.warcards.rules.scoring import winner
from mathom.games.warcards.rules.tally import Worth, attacking_side, tally, uncancelled
from mathom.games.warcards.rules.turn import carryover
from mathom.games.warcards.rules.victory import outcome, score
from mathom.games.warcards.scenarios import RING_ONCE
from mathom.games.warcards.sight.deal import sees
from mathom.games.warcards.state import Fight, War, scenario_of
from mathom.games.warcards.terms import (
    AREAS,
    FREE,
    NOBODY,
    NOWHERE,
    PHASES,
    SHADOW,
    SIDES,
    SPENT,
    WAITING,
    Phase,
    SideName,
)

Ring: TypeAlias = Literal["ready", "used", "none", "each-round"]
"""Of a duel `each-round` while it can be used again."""
Part: TypeAlias = Literal["", "a", "b"]


class WarDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player's cards, as the rules mean "player"."""

    name: str
    side: SideName
    seat: int
    hand_size: int
    deck_size: int
    cycled_size: int
    gone_size: int
    carryover: int
    draw: int
    ring: Ring
    passed: bool
    hand: list[str] | None = None
    """Like the others below only for who may see it."""
    cycled: list[str] | None = None
    gone: list[str] | None = None
    top: str | None = None
    """The top card of the draw deck, if its owner may look at it."""
    recycled: int = 0
    """How often the cycle pile has become the draw deck, where cards wait for that."""
    later_size: int = 0
    """Cards that are set aside until the first recycling."""


class WarCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in play."""

    name: str
    deck: int
    place: str
    """`reserve` or a location."""
    wielder: str | None = None
    fresh: bool = False
    """Came to reserve this round, and can't move yet."""
    tokens: int = 0
    icons: int = 0
    """What it counts in the combat at its place, with all that it wields."""
    leadership: int = 0
    """Icons of leadership, whether they count or not."""
    supported: bool = False


class WarPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """An active location, and what its combat would come to now."""

    name: str
    attacker: SideName
    attack: int
    guard: int
    defence: int
    """Of the defending cards."""
    attack_added: int = 0
    defence_added: int = 0
    shorn: bool = False
    """Whether its printed defence is ignored."""
    left: int = 0
    """Attack that would not be cancelled if nothing changed."""
    winner: SideName | None = None
    """The side that would get it then."""
    skirmish: bool = False


class WarFight(msgspec.Struct, frozen=True, omit_defaults=True):
    """The combat that is being resolved."""

    location: str
    attack: int
    guard: int
    left: int
    """Attack not yet cancelled."""
    cards: list[str]
    icons: list[int]
    lost: list[str]
    contested: bool = False


class WarcardsView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table for one viewer."""

    scenario: str
    phase: Phase
    round: int
    order: list[int]
    """The decks in turn order."""
    starter: int
    """Whose the starting player token is: a place in the turn order."""
    turn: int
    decks: list[WarDeck]
    board: list[WarCard]
    places: list[WarPlace]
    """The active battlegrounds, then the active path."""
    path: str | None
    number: int
    """Of the last path activated."""
    last_path: int
    coming: str | None
    """The path that is about to replace the active one."""
    waiting: list[list[str]]
    """By side: the battlegrounds still in its deck, in no order."""
    paths_left: list[str]
    """The paths that can still be activated."""
    areas: list[list[str]]
    """By side: the locations in its scoring area."""
    spent: list[str]
    """Paths that belong to nobody any more."""
    corruption: int
    score: list[int]
    """By side, as the next victory check would count."""
    ring_points: list[int]
    """By side: what unused Ring tokens would add after the last path."""
    permits: list[str]
    """The events whose permission holds this round."""
    promos: bool
    fight: WarFight | None = None
    looker: int | None = None
    """The deck whose player looks at cards."""
    aside_size: int = 0
    aside: list[str] | None = None
    winner: SideName | None = None
    result: Message | None = None
    part: Part = ""
    """If every number has two parts: that of the last path activated."""
    stages: list[list[str]] = []
    """Then also the paths of each part, from the first to the last."""
    later: list[list[str]] = []
    """By side: the battlegrounds set aside, which join the decks later on."""
    banned: list[str] = []
    """The battlegrounds in a deck that can't be activated yet."""


def view(t: War, viewer: int) -> WarcardsView:
    scenario = scenario_of(t)
    worths: dict[int, Worth] = {}
    places = []
    for location in [*active_grounds(t), *([] if t.path == NOWHERE else [t.path])]:
        places.append(_place(t, location, worths))
    scores = [score(t, side) for side in (FREE, SHADOW)]
    looking = bool(t.aside) and sees(t, viewer, t.looker)
    aside = [NAMES[card] for card in t.aside if sees(t, viewer, t.owner[card])]
    return WarcardsView(
        scenario=scenario.name,
        phase=PHASES[t.phase],
        round=t.round,
        order=list(scenario.order),
        starter=t.starter,
        turn=t.turn,
        decks=[_deck(t, deck, viewer) for deck in range(len(scenario.decks))],
        board=[_card(t, card, worths) for card in t.board],
        places=places,
        path=None if t.path == NOWHERE else LOCATION_NAMES[t.path],
        number=t.number,
        last_path=scenario.last_path,
        coming=None if t.coming == NOWHERE else LOCATION_NAMES[t.coming],
        waiting=[
            [
                LOCATION_NAMES[ground]
                for ground in ALL_GROUNDS
                if GROUND_SIDE[ground] == side and t.stands[ground] == WAITING
            ]
            for side in (FREE, SHADOW)
        ],
        paths_left=[LOCATION_NAMES[path] for path in ALL_PATHS if t.stands[path] == WAITING],
        areas=[
            [name for number, name in enumerate(LOCATION_NAMES) if t.stands[number] == AREAS[side]]
            for side in (FREE, SHADOW)
        ],
        spent=[LOCATION_NAMES[path] for path in ALL_PATHS if t.stands[path] == SPENT],
        corruption=t.corruption,
        score=scores,
        ring_points=[score(t, side, True) - scores[side] for side in (FREE, SHADOW)],
        permits=[source for source, _ in t.permits],
        promos=t.house.promos,
        fight=None if t.fight is None else _fight(t.fight),
        looker=t.looker if t.aside else None,
        aside_size=len(t.aside),
        aside=sorted(aside) if looking else None,
        winner=None if t.winner == NOBODY else SIDES[t.winner],
        result=None if (result := outcome(t)) is None else result.story,
        part=_part(t),
        stages=[list(paths) for paths in scenario.stages],
        later=_later(t),
        banned=[
            LOCATION_NAMES[ground]
            for ground in ALL_GROUNDS
            if t.stands[ground] == WAITING and is_banned(t, ground)
        ],
    )


def _deck(t: War, deck: int, viewer: int) -> WarDeck:
    plan = scenario_of(t).decks[deck]
    own = sees(t, viewer, deck)
    ring: Ring = "none" if not plan.ring else "ready" if t.rings[deck] else "used"
    if plan.ring not in (0, RING_ONCE) and ring == "ready":
        ring = "each-round"
    top = None
    if t.fixed >> deck & 1 and (viewer in (t.seats[deck], REFEREE)):
        top = NAMES[t.decks[deck][-1]]
    return WarDeck(
        name=plan.name,
        side=SIDES[plan.side],
        seat=t.seats[deck],
        hand_size=len(t.hands[deck]),
        deck_size=len(t.decks[deck]),
        cycled_size=len(t.piles[deck]),
        gone_size=len(t.gone[deck]),
        carryover=carryover(t, deck),
        draw=plan.draw,
        ring=ring,
        passed=bool(t.passed >> deck & 1) and not t.house.every_seat_passes,
        hand=_names(t.hands[deck]) if own else None,
        cycled=_names(t.piles[deck]) if own else None,
        gone=_names(t.gone[deck]) if own else None,
        top=top,
        recycled=t.recycled[deck] if plan.later else 0,
        later_size=0 if t.recycled[deck] else sum(number for _, number in plan.later),
    )


def _part(t: War) -> Part:
    if not (scenario_of(t).stages and t.stage):
        return ""
    return "a" if part_of(t.stage) == "A" else "b"


def _later(t: War) -> list[list[str]]:
    """By side; nothing at all if nothing joins."""
    names = [name for part in scenario_of(t).later[t.joined :] for name in part]
    if not names:
        return []
    return [
        [name for name in names if GROUND_SIDE[LOCATION[name]] == side] for side in (FREE, SHADOW)
    ]


def _names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in sorted(cards)]


def _card(t: War, card: int, worths: dict[int, Worth]) -> WarCard:
    worth = worths.get(card)
    return WarCard(
        name=NAMES[card],
        deck=t.owner[card],
        place=named_place(t, t.where[card]),
        wielder=None if t.on[card] == NOBODY else NAMES[t.on[card]],
        fresh=bool(t.fresh >> card & 1),
        tokens=t.tokens[card],
        icons=0 if worth is None else worth.icons,
        leadership=0 if worth is None else worth.leadership,
        supported=worth is not None and worth.supported,
    )


def _place(t: War, location: int, worths: dict[int, Worth]) -> WarPlace:
    counted = tally(t, location)
    defence = 0
    for worth in counted.attackers:
        worths[worth.card] = worth
    for worth in counted.defenders:
        worths[worth.card] = worth
        defence += worth.icons
    left = max(0, counted.attack - counted.guard - defence)
    side = winner(t, location, counted.attack, counted.guard + defence, left)
    return WarPlace(
        name=LOCATION_NAMES[location],
        attacker=SIDES[attacking_side(location)],
        attack=counted.attack,
        guard=counted.guard,
        defence=defence,
        attack_added=t.attack[location],
        defence_added=t.defence[location],
        shorn=not IS_PATH[location] and bool(t.shorn >> location & 1),
        left=left,
        winner=None if side == NOBODY else SIDES[side],
        skirmish=IS_SKIRMISH[location],
    )


def _fight(fight: Fight) -> WarFight:
    return WarFight(
        location=LOCATION_NAMES[fight.location],
        attack=fight.attack,
        guard=fight.guard,
        left=uncancelled(fight),
        cards=[NAMES[card] for card in fight.cards],
        icons=list(fight.icons),
        lost=[NAMES[card] for card in fight.lost],
        contested=fight.contested,
    )

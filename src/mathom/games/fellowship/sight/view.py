"""What a viewer sees of the table."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from mathom.core.event import REFEREE
from mathom.core.state import OVER
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.code import deck_of
from mathom.games.fellowship.decks.products import Prints
from mathom.games.fellowship.parts import DecksFrom, Fight, Gathering
from mathom.games.fellowship.rules.archery import archery_sources, archery_total
from mathom.games.fellowship.rules.gathering import (
    DRAFTED,
    drafted_by,
    holder,
    pack_of,
    pool_of,
)
from mathom.games.fellowship.rules.holding import side_of
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.path import (
    move_limit,
    move_limit_sources,
    shadow_number,
    shadow_number_sources,
    who_plays_next,
)
from mathom.games.fellowship.rules.phases import PhaseBegins, PhaseEnds, PhaseOver
from mathom.games.fellowship.rules.playing import bearers, cost_of, price_sources
from mathom.games.fellowship.rules.skirmish import (
    damage_of,
    damage_sources,
    outcome,
    protectors,
    threshold,
)
from mathom.games.fellowship.rules.sources import (
    Share,
    at_least,
    keyword_sources,
    stacked_on,
    strength,
    strength_sources,
    vitality,
    vitality_sources,
)
from mathom.games.fellowship.rules.zones import deck_size, handle, name
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import (
    ADVENTURE,
    CHARACTERS,
    FREE_SIDE,
    LIMBO,
    MINIONS,
    NOBODY,
    PHASES,
    SETUP,
    SHADOW_SIDE,
    ZONES,
    Arrow,
    Phase,
    Zone,
)


class Source(msgspec.Struct, frozen=True):
    """A part of a number, and the card from which it comes, or the rule: `source-roaming`. All
    parts together are the number.
    """

    card: str
    amount: int


class Price(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card in hand would cost now: the twilight that playing it adds or takes."""

    card: str
    cost: int
    why: list[Source]
    on: str | None = None
    """Only if it is played on this one; without it, on anybody else."""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in play. `id` is what options call it, `name` what is printed on it."""

    id: str
    name: str
    owner: int
    zone: Zone
    active: bool
    on: str | None = None
    wounds: int = 0
    strength: int | None = None
    """With all that adds to it or takes from it; see `why`."""
    vitality: int | None = None
    why: list[Source] = []
    """What the strength is made of."""
    vitality_why: list[Source] = []
    keywords: dict[str, int] = {}
    keywords_why: dict[str, list[Source]] = {}
    """Who gives it those that are not just printed on it."""
    exhausted: bool = False
    roaming: bool = False
    stacked: list[str] = []


class SiteView(msgspec.Struct, frozen=True):
    """A site on the path."""

    id: str
    name: str
    number: int
    owner: int
    shadow: int
    """Its Shadow number, as it is now."""
    at: list[int]
    """The seats whose fellowships are there."""
    arrow: Arrow
    """Who plays the site after it: `left` or `right` of whose turn it is."""
    why: list[Source] = []
    """What the Shadow number is made of."""


class DeckListView(msgspec.Struct, frozen=True):
    """What is in a deck."""

    ring_bearer: str
    ring: str
    sites: list[str]
    cards: dict[str, int]
    """The draw deck: how many of each."""


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    deck: str
    """In one word, if the viewer may know it; empty before decks are brought."""
    marker: int
    burdens: int
    resistance: int
    ring_bearer: str | None
    worn: bool
    out: bool
    bid: int
    hand: list[str] | None
    """The cards, if the viewer holds them."""
    known: list[str]
    """Cards of the hand that the viewer has seen."""
    hand_size: int
    deck_size: int
    discard: list[str]
    """The viewer's own pile, or the top card of another's; all if the piles are open."""
    discard_size: int
    dead: list[str]
    adventure: list[str] | None
    """The sites that were not played yet, if the viewer may look."""
    prices: list[Price] = []
    """Of the cards in hand that belong to the side which this seat plays now, if the viewer holds
    them.
    """


class GatheredView(msgspec.Struct, frozen=True):
    """What one player has to build a deck from."""

    pool: dict[str, int] | None
    """How many of each card, in the order of the set, if they are the viewer's."""
    pool_size: int
    drafted: list[str] | None
    """Those of the pool that were taken in a draft, in this order."""
    pack: list[str] | None
    """The cards of which the next one is taken."""
    pack_size: int
    passes_to: int | None
    """The seat that gets the pack then."""


class GatheringView(msgspec.Struct, frozen=True):
    """Before decks lie on the table."""

    decks: DecksFrom
    """How everybody comes by one."""
    booster: int
    """Which booster goes round, from 1; 0 if none does."""
    boosters: int
    """How many will have gone round in the end."""
    seats: list[GatheredView]


class FightView(msgspec.Struct, frozen=True):
    """A skirmish, assigned or being fought."""

    defender: str | None
    minions: list[str]
    free: int
    shadow: int
    overwhelms: int
    """How many times the loser's strength kills: 2, or 3."""
    damage: int
    """Wounds that each loser would take now."""
    winner: Literal["free", "shadow"]
    """As it stands."""
    crushing: bool
    """Whether the losers would be overwhelmed."""
    damage_why: list[Source] = []
    overwhelms_why: list[str] = []
    """Whose texts ask for more than twice the strength."""


class Archery(msgspec.Struct, frozen=True):
    free: int
    shadow: int
    free_why: list[Source]
    shadow_why: list[Source]


class FellowshipView(msgspec.Struct, frozen=True):
    phase: Phase
    turn: int
    free: int
    """The seat of the Free Peoples player: whose turn it is."""
    acting: int | None
    """Whose phase it is, in those that belong to one player: with several Shadow players each has a
    Shadow phase."""
    lays: int | None
    """Who plays the next site when the fellowship moves on, if none lies there."""
    order: list[int]
    """Clockwise: the next is to the left."""
    pool: int
    moves: int
    move_limit: int
    goal: int
    path: list[SiteView | None]
    """By number, from 1."""
    seats: list[SeatView]
    cards: list[CardView]
    fights: list[FightView]
    fight: FightView | None
    archery: Archery | None
    """While minions face the fellowship."""
    decklists: list[DeckListView | None]
    """By seat, if the viewer may read it."""
    gathering: GatheringView | None
    """Until decks lie on the table."""
    move_limit_why: list[Source] = []


def view(t: Table, viewer: int) -> FellowshipView:
    active = set(memo(t).active)
    fray = any(t.zone[card] == MINIONS for card in active)
    return FellowshipView(
        phase=PHASES[t.phase],
        turn=t.turn,
        free=t.free,
        acting=_acting(t),
        lays=_lays(t),
        order=list(t.order),
        pool=0 if t.phase == SETUP else t.pool,
        moves=t.moves,
        move_limit=move_limit(t),
        goal=t.house.goal,
        path=[None if site == NOBODY else _site(t, site) for site in t.path[1:]],
        seats=[_seat(t, seat, viewer) for seat in range(len(t.seats))],
        cards=[_card(t, card, card in active) for card in t.board],
        fights=[_fight(t, fight) for fight in t.fights],
        fight=None if t.fight is None else _fight(t, t.fight),
        archery=_archery(t) if fray else None,
        decklists=[
            _decklist(player.deck) if player.deck and reads_deck(t, viewer, seat) else None
            for seat, player in enumerate(t.seats)
        ],
        gathering=_gathering(t, viewer),
        move_limit_why=_sources(t, at_least(move_limit_sources(t), 1)),
    )


def _gathering(t: Table, viewer: int) -> GatheringView | None:
    found = t.gathering
    if found is None:
        return None
    return GatheringView(
        decks=t.house.decks,
        booster=len(found.packs),
        boosters=DRAFTED if t.house.decks == "draft" else 0,
        seats=[_gathered(t, found, seat, viewer) for seat in range(len(t.seats))],
    )


def _gathered(t: Table, found: Gathering, seat: int, viewer: int) -> GatheredView:
    pool, pack = pool_of(t, seat) or (), pack_of(found, seat)
    drafted = drafted_by(found, seat)
    mine = sees(t, viewer, seat)
    return GatheredView(
        pool=_counted(pool) if mine else None,
        pool_size=len(pool),
        drafted=[catalogue.NAME[kind] for kind in drafted] if mine else None,
        pack=[catalogue.NAME[kind] for kind in pack] if mine else None,
        pack_size=len(pack),
        passes_to=holder(len(found.packs) - 1, seat, 1, len(t.seats)) if len(pack) > 1 else None,
    )


@lru_cache(64)
def _counted(pool: Prints) -> dict[str, int]:
    return {catalogue.NAME[kind]: copies for kind, copies in sorted(Counter(pool).items())}


def sees(t: Table, viewer: int, seat: int) -> bool:
    """Whether a viewer sees a player's hidden cards."""
    return viewer in (seat, REFEREE) or t.step == OVER


def _acting(t: Table) -> int | None:
    """Whoever's phase is the next to end."""
    for frame in reversed(t.todo):
        if isinstance(frame, PhaseBegins | PhaseOver):
            return None
        if isinstance(frame, PhaseEnds):
            return None if frame.seat == NOBODY else frame.seat
    return None


def _lays(t: Table) -> int | None:
    at = t.seats[t.free].marker
    if t.step == OVER or t.phase == SETUP or t.path[at] == NOBODY:
        return None
    missing = at < t.house.goal and t.path[at + 1] == NOBODY
    return who_plays_next(t) if missing else None


def reads_deck(t: Table, viewer: int, seat: int) -> bool:
    """Whether a viewer may read what is in a player's deck."""
    return t.house.open_decks or sees(t, viewer, seat)


def knows_deck(t: Table, viewer: int, seat: int) -> bool:
    """Whether a viewer knows which deck a player has: which was dealt, everybody knows."""
    return t.house.decks == "dealt" or reads_deck(t, viewer, seat)


@lru_cache(64)
def _decklist(code: str) -> DeckListView:
    deck = deck_of(code)
    assert deck is not None
    return DeckListView(deck.ring_bearer, deck.ring, list(deck.sites), deck.cards)


def _site(t: Table, site: int) -> SiteView:
    printed = catalogue.CARDS[t.print_of[site]]
    return SiteView(
        id=handle(t, site),
        name=printed.name,
        number=printed.site,
        owner=t.owner[site],
        shadow=shadow_number(t, site),
        why=_sources(t, shadow_number_sources(t, site)),
        at=[
            seat
            for seat, player in enumerate(t.seats)
            if player.marker == printed.site and not player.out
        ],
        arrow=printed.arrow,
    )


def _seat(t: Table, seat: int, viewer: int) -> SeatView:
    player = t.seats[seat]
    mine = sees(t, viewer, seat)
    known = t.known[viewer] if viewer in range(len(t.seats)) else frozenset()
    # An event whose text is still being done lies there already, as everybody sees it.
    pile = [*t.piles[seat], *_being_done(t, seat)]
    discarded = len(pile)
    pile = pile if mine or t.house.open_discard else pile[-1:]
    bearer = player.ring_bearer
    return SeatView(
        deck=player.deck if knows_deck(t, viewer, seat) else "",
        marker=player.marker,
        burdens=player.burdens,
        resistance=0 if bearer == NOBODY else catalogue.CARDS[t.print_of[bearer]].resistance,
        ring_bearer=handle(t, bearer) if bearer in t.board else None,
        worn=player.worn,
        out=player.out,
        bid=player.bid,
        hand=[name(t, card) for card in t.hands[seat]] if mine else None,
        known=[] if mine else sorted(name(t, card) for card in t.hands[seat] if card in known),
        hand_size=len(t.hands[seat]),
        deck_size=deck_size(t, seat),
        discard=[name(t, card) for card in pile],
        discard_size=discarded,
        dead=[name(t, card) for card in t.dead[seat]],
        adventure=[
            name(t, card)
            for card, zone in enumerate(t.zone)
            if zone == ADVENTURE and t.owner[card] == seat
        ]
        if mine or t.house.open_decks
        else None,
        prices=_prices(t, seat) if mine else [],
    )


def _prices(t: Table, seat: int) -> list[Price]:
    """One of each print, and another for every bearer with whom it costs something else."""
    found = []
    mine = side_of(t, seat)
    for card in {t.print_of[card]: card for card in t.hands[seat]}.values():
        printed = catalogue.CARDS[t.print_of[card]]
        if printed.side != mine:
            continue
        plain = _price(t, seat, card, NOBODY)
        found.append(plain)
        if any(own.on is not None for own in printed.own_costs):
            others = [_price(t, seat, card, bearer) for bearer in bearers(t, seat, card)]
            found += [other for other in others if other.cost != plain.cost]
    return found


def _price(t: Table, seat: int, card: int, on: int) -> Price:
    return Price(
        card=name(t, card),
        cost=cost_of(t, seat, card, on),
        why=_sources(t, price_sources(t, seat, card, on)),
        on=None if on == NOBODY else handle(t, on),
    )


def _being_done(t: Table, seat: int) -> list[int]:
    if LIMBO not in t.zone:
        return []
    return [
        card
        for card, zone in enumerate(t.zone)
        if zone == LIMBO and t.owner[card] == seat and catalogue.TYPE[t.print_of[card]] == "event"
    ]


KEYWORDS = ("archer", "damage", "defender", "fierce")


def _card(t: Table, card: int, active: bool) -> CardView:
    printed = catalogue.CARDS[t.print_of[card]]
    character = printed.type in CHARACTERS
    life = vitality(t, card) if character else None
    keywords = dict(printed.keywords)
    given: dict[str, list[Source]] = {}
    for word in KEYWORDS:
        parts = keyword_sources(t, card, word) if active else []
        much = sum(amount for _, amount in parts)
        if much > 0:
            keywords[word] = much
            if [source for source, _ in parts] != [card] or much != printed.keywords.get(word, 0):
                given[word] = _sources(t, parts)
    return CardView(
        id=handle(t, card),
        name=printed.name,
        owner=t.owner[card],
        zone=ZONES[t.zone[card]],
        active=active,
        on=None if t.on[card] == NOBODY else handle(t, t.on[card]),
        wounds=t.wounds[card],
        strength=strength(t, card) if character else None,
        vitality=life,
        why=_sources(t, at_least(strength_sources(t, card))) if character else [],
        vitality_why=_sources(t, vitality_sources(t, card)) if character else [],
        keywords=keywords,
        keywords_why=given,
        exhausted=life is not None and life - t.wounds[card] <= 1,
        roaming=printed.type == "minion" and t.seats[t.free].marker < printed.site,
        stacked=[name(t, other) for other in stacked_on(t, card)],
    )


def _sources(t: Table, found: Sequence[Share]) -> list[Source]:
    return [Source(by if isinstance(by, str) else name(t, by), much) for by, much in found]


def _fight(t: Table, fight: Fight) -> FightView:
    winners, losers, crushing = outcome(t, fight)
    return FightView(
        defender=None if fight.defender == NOBODY else handle(t, fight.defender),
        minions=[handle(t, minion) for minion in fight.minions],
        free=0 if fight.defender == NOBODY else strength(t, fight.defender),
        shadow=sum(strength(t, minion) for minion in fight.minions),
        overwhelms=threshold(t, losers),
        damage=damage_of(t, winners),
        winner="free" if fight.defender in winners else "shadow",
        crushing=crushing,
        damage_why=_sources(t, damage_sources(t, winners)),
        overwhelms_why=[name(t, card) for card in protectors(t, losers)],
    )


def _archery(t: Table) -> Archery:
    return Archery(
        free=archery_total(t, FREE_SIDE),
        shadow=archery_total(t, SHADOW_SIDE),
        free_why=_sources(t, at_least(archery_sources(t, FREE_SIDE))),
        shadow_why=_sources(t, at_least(archery_sources(t, SHADOW_SIDE))),
    )

"""What there is to see: the path above, then who faces whom, then all players.

Things are named `card:aragorn-king-in-exile`, `hand:…` for one's own hand, `pool`, `player:0`;
while decks are built `pack:…` and `pool:…`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from mathom.core.scene import DARK, GOLD, INK, PAPER, Area, Livery, Row, Scene, Thing
from mathom.core.voice import Text
from mathom.games.fellowship.catalogue import CARDS, NUMBER
from mathom.games.fellowship.sight.view import CardView, FellowshipView, FightView, GatheringView
from mathom.games.fellowship.terms import CULTURES, SHADOW_SIDE

FREE: Final = Livery(PAPER, INK, GOLD)
SEATS: Final = tuple(
    Livery(PAPER, INK, hue, word=str(seat))
    for seat, hue in enumerate(
        ("#4c6d28", "#2c6485", "#80407f", "#a1472a", "#565b6b", "#80640f"), start=1
    )
)
HUES: Final = {
    "dwarven": "#86471a",
    "elven": "#2c6742",
    "gandalf": "#5a4d80",
    "gondor": "#2c5275",
    "shire": "#5d6110",
    "isengard": "#d9d3c4",
    "moria": "#a9b768",
    "ringwraith": "#a9aed6",
    "sauron": "#e57a66",
}
ABREAST: Final = 6
"""So many characters stand beside each other."""


def scene(view: FellowshipView, text: Text, names: Sequence[str]) -> Scene:
    table, seats = Table(view, text, names), range(len(view.seats))
    if view.gathering is not None:
        areas = [table.gathered(view.gathering, seat) for seat in seats]
        about = _about_gathering(view.gathering, text)
        return Scene((text("scene-setup"),), tuple(((area,),) for area in areas), (about,))
    order = view.order if len(view.order) == len(seats) else seats
    players = [((table.player(seat),),) for seat in order]
    return Scene(tuple(table.head()), (((table.path(),),), *table.facing(), *players))


def _about_gathering(found: GatheringView, text: Text) -> str:
    """What is being done, in a sentence."""
    if found.decks == "own":
        return text("scene-bringing")
    if any(gathered.pack_size for gathered in found.seats):
        return text("scene-drafting", number=found.booster, total=found.boosters)
    return text("scene-building")


def _by_culture(pool: dict[str, int], text: Text) -> dict[str, dict[str, int]]:
    """Cards by the names of their cultures; what has none comes last."""
    found: dict[str, dict[str, int]] = {text.name(f"culture-{each}"): {} for each in CULTURES}
    for name, copies in pool.items():
        culture = CARDS[NUMBER[name]].culture
        group = text.name(f"culture-{culture}") if culture else text("scene-sites")
        found.setdefault(group, {})[name] = copies
    return {group: cards for group, cards in found.items() if cards}


class Table:
    def __init__(self, view: FellowshipView, text: Text, names: Sequence[str]) -> None:
        self.view = view
        self.text = text
        self.names = names
        self.by_id = {card.id: card for card in view.cards}
        self.fights = [*([view.fight] if view.fight else []), *view.fights]
        fighting = {id for fight in self.fights for id in (fight.defender, *fight.minions)}
        self.idle = [card for card in view.cards if card.on is None and card.id not in fighting]

    def seat(self, seat: int) -> str:
        return self.names[seat] if self.names else self.text("player-seat", seat=seat + 1)

    def head(self) -> Iterator[str]:
        text, view = self.text, self.view
        if view.phase == "setup":
            yield text("scene-setup")
            return
        yield text("scene-turn", turn=view.turn)
        phase, whose = text.name(f"phase-{view.phase}"), view.acting
        shared = len(view.seats) > 2 and view.phase == "shadow" and whose is not None
        yield f"{phase} ({self.seat(whose or 0)})" if shared else phase
        yield text("scene-free", who=self.seat(view.free))

    def gathered(self, found: GatheringView, seat: int) -> Area:
        """What somebody has to build a deck from, as far as the viewer may see it."""
        text, gathered = self.text, found.seats[seat]
        sizes = {"scene-pool-size": gathered.pool_size, "scene-pack-size": gathered.pack_size}
        facts = [text(words, number=number) for words, number in sizes.items() if number]
        if gathered.passes_to is not None:
            facts.append(text("scene-passes-to", who=self.seat(gathered.passes_to)))
        rows = [
            self.printed("pack", Counter(gathered.pack or ()), text("scene-pack")),
            self.printed("", Counter(gathered.drafted or ()), text("scene-drafted")),
        ]
        for title, cards in _by_culture(gathered.pool or {}, text).items():
            rows.append(self.printed("pool", cards, title))
        return Area(
            self.seat(seat),
            (" · ".join(facts),) if facts else (),
            tuple(row for row in rows if row.things),
            id=f"player:{seat}",
            livery=SEATS[seat],
        )

    def printed(self, zone: str, cards: dict[str, int], label: str) -> Row:
        """Cards by name, with how many of each there are."""
        return Row(
            tuple(
                Thing(
                    self.text.name(name),
                    zone and f"{zone}:{name}",
                    number=f"×{copies}" if copies > 1 else "",
                    livery=DARK if CARDS[NUMBER[name]].side == SHADOW_SIDE else FREE,
                    hue=HUES.get(CARDS[NUMBER[name]].culture or "", ""),
                )
                for name, copies in cards.items()
            ),
            label,
        )

    # --- The path

    def path(self) -> Area:
        view = self.view
        sites = tuple(map(self.site, range(1, view.goal + 1)))
        said = self.text("scene-pool", number=view.pool, moves=view.moves, limit=view.move_limit)
        pool = Thing(said, "pool", livery=DARK)
        return Area(rows=(Row(sites, form="track", told=True), Row((pool,))))

    def site(self, number: int) -> Thing:
        """With its Shadow number and who is there."""
        view, site = self.view, self.view.path[number - 1]
        if site is not None:
            shadow = Livery(PAPER, INK, INK, word=str(site.shadow).replace("-", "−"))
            name = self.text.name(site.name)
            here = "".join(f" <{self.seat(seat)}>" for seat in site.at)
            return Thing(
                name,
                f"card:{site.id}",
                f"{number} {name} ({shadow.word}){here}",
                number=str(number),
                marks=(shadow, *(SEATS[seat] for seat in site.at)),
                state="lit" if view.free in site.at else "",
            )
        if view.lays is None or len(view.seats) == 2 or number != view.seats[view.free].marker + 1:
            return Thing(number=str(number), state="gone")
        said = f"{number}: {self.text('scene-lays', who=self.seat(view.lays))}"
        return Thing(said=said, number=str(number), marks=(SEATS[view.lays],), state="gone")

    # --- Who faces whom

    def facing(self) -> Iterator[tuple[tuple[Area, ...], ...]]:
        """The skirmishes, the one that is being fought first, then whoever is in none."""
        text, archery = self.text, self.view.archery
        areas = [self.fight(fight) for fight in self.fights]
        for title, zone in (("scene-fellowship", "fellowship"), ("scene-minions", "minions")):
            cards = [card for card in self.idle if card.zone == zone and card.active]
            facts = []
            if archery is not None and zone == "minions":
                facts.append(text("scene-archery", free=archery.free, shadow=archery.shadow))
            if cards:
                span = min(ABREAST, max(2, len(cards)))
                areas.append(Area(text(title), tuple(facts), (self.row(cards),), span=span))
        while areas:
            band = [areas.pop(0)]
            while areas and sum(area.span for area in (*band, areas[0])) <= ABREAST:
                band.append(areas.pop(0))
            yield tuple((area,) for area in band)

    def fight(self, fight: FightView) -> Area:
        """The minions above, and below them whom they face."""
        text, fought = self.text, fight is self.view.fight
        sides = {
            label: [self.by_id[id] for id in ids if id in self.by_id]
            for label, ids in (
                ("scene-minions", fight.minions),
                ("scene-fellowship", [fight.defender or ""]),
            )
        }
        title = text("scene-skirmish", free=fight.free, shadow=fight.shadow)
        return Area(
            title if fought else text("scene-assigned"),
            rows=tuple(self.row(cards, text(label)) for label, cards in sides.items() if cards),
            number="" if fought else f"{fight.free} : {fight.shadow}",
            lit=fought,
            span=min(ABREAST, max(2, len(fight.minions))),
        )

    def row(self, cards: list[CardView], label: str = "") -> Row:
        characters = any(card.strength is not None for card in cards)
        return Row(tuple(map(self.card, cards)), label, "cards", told=characters)

    def card(self, card: CardView) -> Thing:
        """With its numbers, and with what it bears and what is stacked on it."""
        text, printed = self.text, CARDS[NUMBER[card.name]]
        name, theirs = text.name(card.name), card.zone == "minions" and len(self.view.seats) > 2
        words = [
            text.name(f"keyword-{word}") + (f" +{much}" if word in ("damage", "defender") else "")
            for word, much in card.keywords.items()
        ]
        words += [text.name("keyword-roaming")] if card.roaming else []
        borne = [self.card(other) for other in self.view.cards if other.on == card.id]
        stacked = [
            replace(thing, fact=text("scene-stacked"))
            for thing in self.printed("", Counter(card.stacked), "").things
        ]
        known = ", ".join((*self.numbers(card), *words))
        said = f"{name} ({self.seat(card.owner)})" if theirs else name
        return Thing(
            name,
            f"card:{card.id}",
            f"{said}: {known}" if known else said,
            number="" if card.strength is None else str(card.strength),
            fact=", ".join(words),
            pips=(card.wounds, card.vitality or 0),
            livery=DARK if printed.side == SHADOW_SIDE else FREE,
            hue=HUES.get(printed.culture or "", ""),
            marks=(SEATS[card.owner],) if theirs else (),
            state="" if card.active else "dim",
            held=(*borne, *stacked),
        )

    def numbers(self, card: CardView) -> Iterator[str]:
        if card.strength is not None and card.vitality is not None:
            yield self.text("scene-numbers", strength=card.strength, vitality=card.vitality)
        if card.wounds:
            yield self.text("scene-wounds", number=card.wounds)

    # --- The players

    def player(self, seat: int) -> Area:
        """What there is to know of somebody; of who is out, what still lies there."""
        text, player = self.text, self.view.seats[seat]
        facts = [
            text("scene-site", number=player.marker),
            text("scene-burdens", number=player.burdens, resistance=player.resistance),
            text("scene-hand-size", number=player.hand_size),
            text("scene-deck-size", number=player.deck_size),
            text("scene-discard-size", number=player.discard_size),
            *([text("scene-worn")] if player.worn else []),
        ]
        own = [card for card in self.idle if card.owner == seat]
        resting = [card for card in own if not card.active]
        support = [card for card in own if card.zone == "support" and card.active]
        rows = (
            self.row(resting, text("scene-inactive")),
            self.row(support, text("scene-allies")),
            self.printed("hand", Counter(player.hand or ()), text("scene-hand")),
            self.printed("", Counter(player.known), text("scene-known")),
            self.printed("", Counter(player.dead), text("scene-dead")),
        )
        return Area(
            self.seat(seat),
            (text("scene-out") if player.out else " · ".join(facts),),
            tuple(row for row in rows if row.things),
            id=f"player:{seat}",
            livery=SEATS[seat],
            lit=seat == self.view.free and not player.out,
        )

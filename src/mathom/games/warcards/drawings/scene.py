"""What there is to see: the paths and the score, the active locations, the players' cards.

Things bear the words of options: a card or a location its name, a card in hand `hand:gimli`, and so
with `top`, `aside` and `pile`; also `path`, `reserve`, `ring` and `deck`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from mathom.core.scene import DARK, GOLD, INK, PAPER, RING, Area, Form, Livery, Row, Scene, Thing
from mathom.core.voice import Text
from mathom.games.warcards.card import Skirmish
from mathom.games.warcards.catalogue import CARDS, LOCATION, LOCATIONS, NUMBER, PATH_NUMBER, POINTS
from mathom.games.warcards.sight.view import WarCard, WarcardsView, WarDeck, WarPlace
from mathom.games.warcards.terms import FACTIONS, SHADOW, SIDES
from mathom.games.warcards.words import text_of

SWORD: Final = "M19.5 2.5H21.5V4.5L10.5 15.5L8.5 13.5zM6.5 11.5L12.5 17.5M9 15L3.5 20.5"
SHIELD: Final = "M12 2.5L20 5.5V11C20 16 16.5 19.5 12 21.5C7.5 19.5 4 16 4 11V5.5z"
BOOT: Final = (
    "M8.5 3C11.2 3 12 6 11.6 9.4C11.3 12 10.4 14 9 14C7 14 6 11 6 8C6 5 7 3 8.5 3zM6.8 16.5H11"
    "V19.5C11 21.4 6.8 21.4 6.8 19.5zM17 6C19 6.4 19.4 9 18.9 11.6C18.6 13.4 17.6 15 16.4 14.8"
    "C14.8 14.6 14.6 12 15 9.6C15.3 7.4 16 5.8 17 6z"
)
TOWER: Final = (
    "M8 21V9.5L6 7.5V3.5H8.6V5.6H10.7V3.5H13.3V5.6H15.4V3.5H18V7.5L16 9.5V21zM10.6 21V16.5"
    "C10.6 14.6 13.4 14.6 13.4 16.5V21"
)
LIVERIES: Final = {"free-peoples": Livery(PAPER, INK, GOLD, TOWER, letter="●"), "shadow": DARK}
HUES: Final = {
    "dunedain": "#2f5270",
    "dwarf": "#7d4d12",
    "elf": "#2f6a3c",
    "hobbit": "#5d6a12",
    "rohan": "#8a6408",
    "wizard": "#5a4d80",
    "northmen": "#126e74",
    "isengard": "#d5cebd",
    "monstrous": "#a9b768",
    "mordor": "#e57a66",
    "southron": "#e6a552",
    "easterling": "#cda2dc",
    "ruffian": "#8fb6c6",
}
"""Factions of the Free Peoples in dark shades for light cards, the Shadow's in light ones."""
ABREAST: Final = 4
"""So many locations lie beside each other."""
SEPARATOR: Final = "; "
"""Some names have a comma in them."""


class Pen(NamedTuple):
    """Writes in one language of one view."""

    view: WarcardsView
    text: Text
    players: Sequence[str]
    """Their names by seat, if they are told."""

    def names(self, terms: Iterable[str]) -> str:
        return SEPARATOR.join(map(self.text.name, terms))

    def with_name(self, said: str, deck: int) -> str:
        return f"{said} ({self.players[self.view.decks[deck].seat]})" if self.players else said


def scene(view: WarcardsView, text: Text, names: Sequence[str]) -> Scene:
    """Each side's players are below each other, face to face with the enemy's."""
    pen = Pen(view, text, names)
    places = [(_place(pen, place),) for place in view.places]
    own = next((deck for deck in view.decks if deck.hand is not None), None)
    sides = tuple(
        tuple(_player(pen, deck, deck is own) for deck in view.decks if deck.side == side)
        for side in SIDES
    )
    return Scene(
        tuple(_head(pen)),
        (
            ((_way(pen),),),
            tuple((_area(pen, side),) for side in range(len(SIDES))),
            *(tuple(places[n : n + ABREAST]) for n in range(0, len(places), ABREAST)),
            sides,
        ),
        tuple(_moments(pen)),
    )


def _head(pen: Pen) -> Iterator[str]:
    """Where the game stands, in a few words."""
    view, text = pen.view, pen.text
    if view.round:
        yield text("scene-round", round=view.round)
    yield text(f"scene-phase-{view.phase}")
    if view.phase == "actions":
        deck = view.order[view.turn]
        acts = text("scene-turn", player=f"player-{view.decks[deck].name}")
        yield pen.with_name(acts, deck)


def _moments(pen: Pen) -> list[str]:
    """What is going on beside the usual: a combat, cards that somebody looks at, permissions."""
    view, text = pen.view, pen.text
    found = []
    if view.fight is not None:
        fight = view.fight
        found.append(text("scene-fight", location=fight.location, left=max(0, fight.left)))
        if fight.lost:
            found.append(f"{text('scene-lost')}: {pen.names(fight.lost)}")
    if view.coming is not None:
        found.append(text("scene-coming", location=view.coming))
    if view.looker is not None:
        player = f"player-{view.decks[view.looker].name}"
        found.append(text("scene-looks", player=player, number=view.aside_size))
    if view.permits:
        found.append(f"{text('scene-permits')}: {pen.names(view.permits)}")
    if view.result is not None:
        found.append(text.say(view.result))
    return found


# --- The paths and the score


class Stop(NamedTuple):
    """A number on the way, or one of its two parts."""

    number: int
    part: str
    """`A` or `B` if the number has them."""
    fates: list[str]
    """The sides that have won a path of it."""
    here: bool
    gone: bool


def _stops(view: WarcardsView) -> list[Stop]:
    """The whole way, from the first path to the last."""
    if not view.stages:
        won = [path for area in view.areas for path in area]
        return [
            Stop(
                number,
                "",
                _won(view, [path for path in won if PATH_NUMBER[LOCATION[path]] == number]),
                here=view.path is not None and number == view.number,
                gone=number < view.number,
            )
            for number in range(1, view.last_path + 1)
        ]
    now = 2 * view.number - (view.part == "a")
    return [
        Stop(
            (stage + 1) // 2,
            "BA"[stage % 2],
            _won(view, paths),
            here=view.path in paths,
            gone=stage < now,
        )
        for stage, paths in enumerate(view.stages, 1)
    ]


def _won(view: WarcardsView, paths: list[str]) -> list[str]:
    """The sides that have won any of these paths, once for each."""
    return [
        side for side, area in zip(SIDES, view.areas, strict=True) for name in area if name in paths
    ]


def _number(view: WarcardsView, path: str) -> str:
    """A path's number as it is shown: 4, or 4A where numbers have two parts."""
    part = next(("AB"[n % 2] for n, paths in enumerate(view.stages) if path in paths), "")
    return f"{PATH_NUMBER[LOCATION[path]]}{part}"


def _way(pen: Pen) -> Area:
    """From the first path to the last, with who has won each."""
    found = []
    for stop in _stops(pen.view):
        number = f"{stop.number}{stop.part}"
        said = pen.text("scene-path", number=number)
        if stop.here and pen.view.path is not None:
            said += f": {pen.text.name(pen.view.path)}"
        found.append(
            Thing(
                id="path" if stop.here else "",
                said=said,
                number=number,
                marks=tuple(LIVERIES[side] for side in stop.fates),
                state="lit" if stop.here else "dim" if stop.gone else "",
            )
        )
    near = [name for name in pen.view.paths_left if _is_near(pen.view, name)]
    left = [_grounds(pen, near, pen.text("scene-paths-left"))] if near else []
    return Area(rows=(Row(tuple(found), pen.text("scene-paths"), "track"), *left))


def _is_near(view: WarcardsView, path: str) -> bool:
    """Whether a text could activate it now: of this number or of the next."""
    if view.stages:
        now = 2 * view.number - (view.part == "a")
        return any(path in paths for paths in view.stages[max(0, now - 1) : now + 1])
    return PATH_NUMBER[LOCATION[path]] in (view.number, view.number + 1)


def _area(pen: Pen, side: int) -> Area:
    """What a side has won, and what of it is still to come."""
    view, text, name = pen.view, pen.text, SIDES[side]
    later = view.later[side] if view.later else []
    heaps = {
        text("scene-won", side=name): view.areas[side],
        text("scene-later", side=name): later,
        text("scene-waiting", side=name): view.waiting[side],
    }
    corrupt = side == SHADOW and view.corruption
    return Area(
        text.name(name),
        (text("scene-corruption", number=view.corruption),) if corrupt else (),
        tuple(_grounds(pen, names, label) for label, names in heaps.items() if names),
        number=str(view.score[side]),
        livery=LIVERIES[name],
    )


def _grounds(pen: Pen, names: Sequence[str], label: str) -> Row:
    """With the points that they bring; paths bring the Shadow none."""
    lost = [name for name in pen.view.areas[SHADOW] if PATH_NUMBER[LOCATION[name]]]
    return Row(
        tuple(
            Thing(
                pen.text.name(name),
                name,
                _read(pen, name),
                "0" if name in lost else str(POINTS[LOCATION[name]]),
                pen.text("scene-banned") if name in pen.view.banned else "",
                state="gone" if name in pen.view.banned else "",
            )
            for name in names
        ),
        label,
    )


def _read(pen: Pen, name: str) -> str:
    """The name of a card or a location with all that it says, for who points at it."""
    printed = LOCATIONS[LOCATION[name]] if name in LOCATION else CARDS[NUMBER[name]]
    return " ".join([f"{pen.text.name(name)}.", *map(pen.text.say, text_of(printed))])


def _place(pen: Pen, place: WarPlace) -> Area:
    """The attackers above, the defenders below them."""
    defender = next(side for side in SIDES if side != place.attacker)
    facts = [about(pen, place) for about in (_stake, _accompanying, _balance)]
    rows = []
    for side in (place.attacker, defender):
        cards = _in_play(pen, place.name, [deck.side == side for deck in pen.view.decks])
        rows += [Row(cards, pen.text.name(side), "cards")] if cards else []
    return Area(
        pen.text.name(place.name),
        tuple(filter(None, facts)),
        tuple(rows),
        id=place.name,
        said=_read(pen, place.name),
        number=f"{place.attack} : {place.guard + place.defence}",
        livery=LIVERIES[defender],
        lit=pen.view.fight is not None and pen.view.fight.location == place.name,
    )


def _stake(pen: Pen, place: WarPlace) -> str:
    """What is fought for, and who attacks."""
    text, location = pen.text, LOCATION[place.name]
    if place.skirmish:
        return text("scene-skirmish", side=place.attacker)
    if PATH_NUMBER[location]:
        kind = text("scene-path", number=_number(pen.view, place.name))
    else:
        kind = text("scene-ground", side=place.attacker)
    return f"{kind}, {text('scene-points', points=POINTS[location])}"


def _accompanying(pen: Pen, place: WarPlace) -> str:
    """The battlegrounds that go with a skirmish, and which of them are active; else nothing."""
    printed = LOCATIONS[LOCATION[place.name]]
    if not isinstance(printed, Skirmish):
        return ""
    active = {each.name for each in pen.view.places}
    names = [
        pen.text.name(ground) + (f" ({pen.text('scene-active')})" if ground in active else "")
        for ground in printed.accompanying
    ]
    return f"{pen.text('scene-accompanying')}: {SEPARATOR.join(names)}"


def _balance(pen: Pen, place: WarPlace) -> str:
    """What a combat would come to now."""
    text = pen.text
    if place.skirmish and not any(card.place == place.name for card in pen.view.board):
        return text("scene-returns")
    said = text(
        "scene-balance",
        attack=place.attack,
        total=place.guard + place.defence,
        guard=place.guard,
        defence=place.defence,
    )
    if place.winner is None:
        return said
    return f"{said}; {text('scene-would-win', side=place.winner)}"


# --- The players' cards


def _counts(pen: Pen, deck: WarDeck) -> list[str]:
    """The sizes of a player's hand and piles, which are open to all."""
    text = pen.text
    parts = [
        text("scene-hand-size", number=deck.hand_size, limit=deck.carryover),
        text("scene-deck-size", number=deck.deck_size),
        text("scene-cycled-size", number=deck.cycled_size),
        text("scene-gone-size", number=deck.gone_size),
    ]
    if deck.later_size:
        parts.append(text("scene-later-size", number=deck.later_size))
    if deck.ring != "none":
        parts.append(text(f"scene-ring-{deck.ring}"))
    if pen.view.order[pen.view.starter] == pen.view.decks.index(deck):
        parts.append(text("scene-starter"))
    if deck.passed:
        parts.append(text("scene-passed"))
    return parts


def _player(pen: Pen, deck: WarDeck, own: bool) -> Area:
    """What options touch is with the first of those whose hands the viewer sees."""
    view, text, number = pen.view, pen.text, pen.view.decks.index(deck)
    piles = [Thing(text("scene-deck-size", number=deck.deck_size), "deck")]
    if deck.ring != "none":
        ring = text(f"scene-ring-{deck.ring}")
        piles.append(Thing(ring, "ring", emblem=RING, state="gone" if deck.ring == "used" else ""))
    facts = _counts(pen, deck)
    if own:
        facts = [fact for fact in facts if fact not in [pile.name for pile in piles]]
    reserve = _in_play(pen, "reserve", [each is deck for each in view.decks])
    looking = f"player-{deck.name}"
    heaps = (
        (text("scene-hand"), deck.hand, "hand"),
        (text("scene-top"), deck.top and [deck.top], "top"),
        (text("scene-looks", player=looking, number=view.aside_size), view.aside, "aside"),
        (text("scene-cycled"), deck.cycled, "pile"),
        (text("scene-gone"), deck.gone, ""),
    )
    rows = [Row(tuple(piles))] if own else []
    if reserve or own:
        rows.append(Row(reserve, text("scene-reserve"), "cards", "reserve" if own else ""))
    for label, names, zone in heaps:
        if names and (zone != "aside" or view.looker == number):
            form: Form = "cards" if zone in ("hand", "top", "aside") else "chips"
            rows.append(Row(tuple(_kinds(pen, names, zone)), label, form))
    return Area(
        pen.with_name(text.name(f"player-{deck.name}"), number),
        (", ".join(facts),),
        tuple(rows),
        livery=LIVERIES[deck.side],
        lit=view.phase == "actions" and view.order[view.turn] == number,
    )


def _kinds(pen: Pen, names: Sequence[str], zone: str) -> Iterator[Thing]:
    """Every kind of card once, with the number of its copies."""
    for name in dict.fromkeys(names):
        copies = names.count(name)
        id = zone and f"{zone}:{name}"
        yield replace(_card(pen, name, id), number=f"×{copies}" if copies > 1 else "")


def _card(pen: Pen, name: str, id: str) -> Thing:
    """As printed; what is for leaders is in brackets."""
    card = CARDS[NUMBER[name]]
    icons = (
        (SWORD, card.attack, "{}"),
        (SHIELD, card.defence, "{}"),
        (SWORD, card.lead_attack, "({})"),
        (SHIELD, card.lead_defence, "({})"),
        (BOOT, card.path, "{}"),
    )
    return Thing(
        pen.text.name(name),
        id,
        _read(pen, name),
        livery=LIVERIES[SIDES[card.side]],
        hue=HUES[FACTIONS[card.faction]],
        counts=tuple((sign, words.format(number)) for sign, number, words in icons if number),
    )


def _in_play(pen: Pen, place: str, decks: Sequence[bool]) -> tuple[Thing, ...]:
    """With what they wield; on a location with what they count there."""

    def seen(card: WarCard) -> Thing:
        facts = [pen.text("scene-fresh")] if card.fresh else []
        if card.leadership and not card.supported:
            facts.append(pen.text("scene-unsupported", number=card.leadership))
        items = [item.name for item in pen.view.board if item.wielder == card.name]
        held = tuple(_card(pen, item, item) for item in items)
        thing = replace(_card(pen, card.name, card.name), fact=", ".join(facts), held=held)
        return thing if place == "reserve" else replace(thing, number=str(card.icons), counts=())

    return tuple(
        seen(card)
        for card in pen.view.board
        if card.place == place and card.wielder is None and decks[card.deck]
    )

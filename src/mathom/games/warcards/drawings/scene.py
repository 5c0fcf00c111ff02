"""The table for a picture: the paths and the score, the active locations, the players' cards.

Things bear the words of options: a card or a location its name, a card in hand `hand:gimli`, and so
with `top`, `aside` and `pile`; also `path`, `reserve`, `ring` and `deck`.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from mathom.core.scene import DARK, GOLD, INK, PAPER, RING, Area, Form, Livery, Row, Scene, Thing
from mathom.core.voice import Text
from mathom.games.warcards.catalogue import CARDS, LOCATION, LOCATIONS, NUMBER, PATH_NUMBER, POINTS
from mathom.games.warcards.drawings import sketch
from mathom.games.warcards.drawings.sketch import NBSP, Pen
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
LIVERIES: Final = {"free-peoples": Livery(PAPER, INK, GOLD, TOWER), "shadow": DARK}
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


def scene(view: WarcardsView, text: Text) -> Scene:
    """Each side's players are below each other, face to face with the enemy's."""
    pen = Pen(view, text, colour=False)
    places = [(_place(pen, place),) for place in view.places]
    own = next((deck for deck in view.decks if deck.hand is not None), None)
    sides = tuple(
        tuple(_player(pen, deck, deck is own) for deck in view.decks if deck.side == side)
        for side in SIDES
    )
    return Scene(
        tuple(sketch.header_parts(pen)),
        (
            ((_way(pen),),),
            tuple((_area(pen, side),) for side in range(len(SIDES))),
            *(tuple(places[n : n + ABREAST]) for n in range(0, len(places), ABREAST)),
            sides,
        ),
        tuple(said.replace(NBSP, " ") for said in sketch.moments(pen)),
    )


# --- The paths and the score


def _way(pen: Pen) -> Area:
    """From the first path to the last, with who has won each."""
    found = []
    for stop in sketch.stops(pen.view):
        number = f"{stop.number}{stop.part}"
        said = pen.text("sketch-path", number=number)
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
    near = [name for name in pen.view.paths_left if sketch.is_near(pen.view, name)]
    left = [_grounds(pen, near, pen.text("sketch-paths-left"))] if near else []
    return Area(rows=(Row(tuple(found), form="track"), *left))


def _area(pen: Pen, side: int) -> Area:
    """What a side has won, and what of it is still to come."""
    view, text, name = pen.view, pen.text, SIDES[side]
    later = view.later[side] if view.later else []
    heaps = {
        text("sketch-won", side=name): view.areas[side],
        text("sketch-later", side=name): later,
        text("sketch-waiting", side=name): view.waiting[side],
    }
    corrupt = side == SHADOW and view.corruption
    return Area(
        text.name(name),
        (text("sketch-corruption", number=view.corruption),) if corrupt else (),
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
    facts = [
        about(pen, place) for about in (sketch.stake_of, sketch.accompanying, sketch.balance_of)
    ]
    rows = []
    for side in (place.attacker, defender):
        cards = _in_play(pen, place.name, [deck.side == side for deck in pen.view.decks])
        rows += [Row(cards, form="cards")] if cards else []
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


# --- The players' cards


def _player(pen: Pen, deck: WarDeck, own: bool) -> Area:
    """What options touch is with the first of those whose hands the viewer sees."""
    view, text, number = pen.view, pen.text, pen.view.decks.index(deck)
    piles = [Thing(text("sketch-deck-size", number=deck.deck_size), "deck")]
    if deck.ring != "none":
        ring = text(f"sketch-ring-{deck.ring}")
        piles.append(Thing(ring, "ring", emblem=RING, state="gone" if deck.ring == "used" else ""))
    facts = sketch.count_parts(pen, deck)
    if own:
        facts = [fact for fact in facts if fact not in [pile.name for pile in piles]]
    reserve = _in_play(pen, "reserve", [each is deck for each in view.decks])
    looking = f"player-{deck.name}"
    heaps = (
        (text("sketch-hand"), deck.hand, "hand"),
        (text("sketch-top"), deck.top and [deck.top], "top"),
        (text("sketch-looks", player=looking, number=view.aside_size), view.aside, "aside"),
        (text("sketch-cycled"), deck.cycled, "pile"),
    )
    rows = [Row(tuple(piles))] if own else []
    if reserve or own:
        rows.append(Row(reserve, text("sketch-reserve"), "cards", "reserve" if own else ""))
    for label, names, zone in heaps:
        if names and (zone != "aside" or view.looker == number):
            form: Form = "chips" if zone == "pile" else "cards"
            rows.append(Row(tuple(_kinds(pen, names, zone)), label, form))
    return Area(
        pen.player(number),
        (", ".join(facts),),
        tuple(rows),
        livery=LIVERIES[deck.side],
        lit=view.phase == "actions" and view.order[view.turn] == number,
    )


def _kinds(pen: Pen, names: Sequence[str], zone: str) -> Iterator[Thing]:
    """Every kind of card once, with the number of its copies."""
    for name in dict.fromkeys(names):
        copies = names.count(name)
        yield replace(_card(pen, name, f"{zone}:{name}"), number=f"×{copies}" if copies > 1 else "")


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
        facts = [pen.text("sketch-fresh")] if card.fresh else []
        if card.leadership and not card.supported:
            facts.append(pen.text("sketch-unsupported", number=card.leadership))
        items = [item.name for item in pen.view.board if item.wielder == card.name]
        held = tuple(_card(pen, item, item) for item in items)
        thing = replace(_card(pen, card.name, card.name), fact=", ".join(facts), held=held)
        return thing if place == "reserve" else replace(thing, number=str(card.icons), counts=())

    return tuple(
        seen(card)
        for card in pen.view.board
        if card.place == place and card.wielder is None and decks[card.deck]
    )

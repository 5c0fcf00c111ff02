"""The table for a picture: the map with who stands there, and each side's cards.

Things are named `piece:frodo`, `hidden:rohan:sauron` for all that lie hidden there, `region:rohan`,
`special:palantir`, `card:magic` for a card of the viewer's own, and `card-of:sauron:magic`.
"""

from collections.abc import Iterator
from typing import Final

from mathom.core.message import Message
from mathom.core.scene import (
    EYE,
    GOLD,
    INK,
    PAPER,
    RING,
    Area,
    Link,
    Livery,
    Map,
    Row,
    Scene,
    Spot,
    Thing,
)
from mathom.core.voice import Text
from mathom.games.confrontation import data
from mathom.games.confrontation.data import REGION_NAMES, REGION_NUMBERS, SIDE_NAMES
from mathom.games.confrontation.drawings import sketch
from mathom.games.confrontation.drawings.perspective import group_of, rows, viewed_side
from mathom.games.confrontation.drawings.sketch import Pen, signed
from mathom.games.confrontation.sight.view import ConfrontationView, RegionView, SideView

LIVERIES: Final = {
    "fellowship": Livery("#4f5d34", "#f3e3b3", GOLD, RING),
    "sauron": Livery("#43201d", "#f0cfc4", "#c9675c", EYE),
}
GROUNDS: Final = {"shire": "#dfe3bb", "mordor": "#e2c2ad"} | {
    REGION_NAMES[region]: "#d3c8b0" for region in data.MOUNTAINS
}
ARROWS: Final = {"eregion": "picture-moria"}
"""By where it begins: which of the Fellowship's ways is not along the Anduin."""


def scene(view: ConfrontationView, text: Text) -> Scene:
    """One's own home and cards are below; before there is anybody to place, there is no map."""
    pen = Pen(view, text, colour=False)
    own = viewed_side(view)
    below, above = (_side(pen, side, side.side == own) for side in view.sides)
    if own == "sauron":
        below, above = above, below
    band = ((Area(map=_map(view, text), span=5),), (above, *_battle(pen), below))
    if view.phase in ("draft", "specials"):
        band = ((above,), (below,))
    ended = () if view.result is None else (text.say(view.result),)
    return Scene(tuple(sketch.header_parts(pen)), (band,), (*sketch.warnings(pen), *ended))


# --- The map


def _map(view: ConfrontationView, text: Text) -> Map:
    spots = [
        Spot(
            _region(view, region, text),
            (2.5 - len(row) / 2 + number, level),
            span=1.5 if len(row) == 1 else 1,
        )
        for level, row in enumerate(rows(view))
        for number, region in enumerate(row)
    ]
    links = [
        Link(f"region:{REGION_NAMES[start]}", f"region:{REGION_NAMES[end]}")
        for ways in (data.FORWARD[0], data.SIDEWAYS)
        for start, ends in enumerate(ways)
        for end in ends
    ]
    for start, end in data.ARROWS.items():
        words = text(ARROWS.get(REGION_NAMES[start], "picture-anduin"))
        links.append(Link(f"region:{REGION_NAMES[start]}", f"region:{REGION_NAMES[end]}", words))
    return Map(tuple(spots), tuple(links), columns=4)


def _region(view: ConfrontationView, region: RegionView, text: Text) -> Thing:
    limit = data.LIMIT[REGION_NUMBERS[region.name]]
    contested = view.battle is not None and view.battle.region == region.name
    return Thing(
        text.name(region.name),
        f"region:{region.name}",
        text("picture-region", region=region.name, limit=limit),
        livery=Livery(GROUNDS.get(region.name, PAPER), INK, "#8f7d5c"),
        state="lit" if contested else "",
        held=tuple(_pieces(region, text)),
    )


def _pieces(region: RegionView, text: Text) -> Iterator[Thing]:
    """Those whom the viewer can name, and as many backs as others are there."""
    for side in SIDE_NAMES:
        seen = group_of(region, side)
        for piece in seen.known:
            strength = next(
                character.strength
                for number, character in enumerate(data.CHARACTERS)
                if character.name == piece.name and number % 2 == piece.star
            )
            yield _piece(piece.name, strength, side, text, piece.shown)
        if seen.hidden:
            said = text("picture-hidden", count=seen.hidden, side=side, region=region.name)
            if seen.maybe:
                names = [Message("character-name", {"character": name}) for name in seen.maybe]
                said = text("picture-maybe", hidden=said, characters=names)
            id = f"hidden:{region.name}:{side}"
            yield from [Thing(id=id, said=said, livery=LIVERIES[side], state="back")] * seen.hidden


def _piece(name: str, strength: int, side: str, text: Text, shown: bool = False) -> Thing:
    """Who lies open for both has a golden rim."""
    said = "picture-piece-shown" if shown else "picture-piece"
    return Thing(
        text.name(name),
        f"piece:{name}",
        text(said, character=name, strength=strength),
        signed(strength),
        livery=LIVERIES[side],
        state="lit" if shown else "",
    )


# --- The sides, and a battle


def _side(pen: Pen, side: SideView, own: bool) -> Area:
    text, view = pen.text, pen.view
    playing = view.phase not in ("draft", "specials", "deploy")
    facts = [text("sketch-on-board", survivors=side.survivors)] if playing else []
    if view.games > 1:
        facts.append(text("sketch-points", points=side.points))
    if side.ring_bearer is not None and view.format != "classic" and view.phase != "draft":
        facts.append(f"{text('sketch-ring-bearer')}: {text.name(side.ring_bearer)}")
    fallen = [
        Thing(text.name(name), livery=LIVERIES[side.side], state="dim") for name in side.defeated
    ]
    heaps = {
        text("sketch-hand"): list(_cards(side, text, own)),
        text("sketch-special-cards"): list(_specials(view, side, text)),
        "": list(_tiles(side, text)) if not playing else [],
        text("sketch-defeated"): fallen,
    }
    return Area(
        text.name(side.side),
        tuple(facts),
        tuple(
            Row(tuple(things), label, "chips" if label or side.roster else "cards")
            for label, things in heaps.items()
            if things
        ),
        livery=LIVERIES[side.side],
        lit=view.phase in ("turn", "battle") and view.active == side.side,
        span=2,
    )


def _cards(side: SideView, text: Text, own: bool) -> Iterator[Thing]:
    """The whole deck in its order: what is in hand, what is played, what is discarded."""
    for card in data.DECKS[SIDE_NAMES.index(side.side)]:
        name, special = data.CARD_NAMES[card], card >= data.MAGIC
        term = name if special else f"card-{name}"
        where = "hand" if name in side.hand else "discarded" if name in side.discarded else "played"
        yield Thing(
            text.name(term) if special else "",
            f"card:{name}" if own else f"card-of:{side.side}:{name}",
            text(f"picture-card-{where}", card=term),
            "" if special else name,
            state="lit" if where == "played" else "gone" if where == "discarded" else "",
        )


def _specials(view: ConfrontationView, side: SideView, text: Text) -> Iterator[Thing]:
    every = [data.SPECIAL_NAMES[card] for card in data.SPECIALS[SIDE_NAMES.index(side.side)]]
    choosing = view.phase == "specials"
    for name in every if choosing else (*side.specials, *side.used):
        used = name in side.used
        said = text("picture-special-used" if used else "picture-special", special=name)
        yield Thing(text.name(name), f"special:{name}", said, state="gone" if used else "")


def _tiles(side: SideView, text: Text) -> Iterator[Thing]:
    """Who is to be placed; in a draft both sides of every tile, the star side second."""
    for member in side.roster:
        yield _piece(member.name, member.strength, side.side, text)
    for piece in () if side.roster else data.PIECES[SIDE_NAMES.index(side.side)]:
        plain, star = data.CHARACTERS[2 * piece : 2 * piece + 2]
        yield Thing(
            text.name(plain.name),
            number=signed(plain.strength),
            fact=f"★ {text.name(star.name)} {signed(star.strength)}",
            livery=LIVERIES[side.side],
        )


def _battle(pen: Pen) -> tuple[Area, ...]:
    battle = pen.view.battle
    if battle is None:
        return ()
    fighters = [
        Thing(sketch.fighter_line(pen, fighter), livery=LIVERIES[side], emblem=LIVERIES[side].sign)
        for side, fighter in zip(SIDE_NAMES, (battle.fellowship, battle.sauron), strict=True)
        if fighter is not None
    ]
    title = pen.text("sketch-battle", region=battle.region, side=battle.attacker)
    facts = tuple(map(pen.text, sketch.notes(battle)))
    return (Area(title, facts, (Row(tuple(fighters)),), lit=True, span=2),)

"""What there is to see: the map with who stands there, each side's cards, what can be deduced.

Things are named `piece:frodo`, `hidden:rohan:sauron` for all that lie hidden there, `region:rohan`,
`special:palantir`, `card:magic` for a card of the viewer's own, and `card-of:sauron:magic`.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import asdict, replace

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
from mathom.games.confrontation.drawings.perspective import group_of, rows, viewed_side
from mathom.games.confrontation.moments import FighterView
from mathom.games.confrontation.sight.view import (
    BattleView,
    CharacterView,
    ConfrontationView,
    GroupView,
    PieceView,
    RegionView,
    SideView,
)

LIVERIES: Final = {
    "fellowship": Livery("#4f5d34", "#f3e3b3", GOLD, RING, letter="●"),
    "sauron": Livery("#43201d", "#f0cfc4", "#c9675c", EYE, letter="■"),
}
GROUNDS: Final = {"shire": "#dfe3bb", "mordor": "#e2c2ad"} | {
    REGION_NAMES[region]: "#d3c8b0" for region in data.MOUNTAINS
}
ARROWS: Final = {"eregion": "scene-moria"}
"""By where it begins: which of the Fellowship's ways is not along the Anduin."""
FEW: Final = 4
"""Up to so many candidates for a hidden character are listed by name."""
WARN_AT: Final = 20
"""From so many turns before the draw on, the table reminds of it."""


def scene(view: ConfrontationView, text: Text, names: Sequence[str]) -> Scene:
    """One's own home and cards are below; before there is anybody to place, there is no map."""
    own = viewed_side(view)
    below, above = (
        _side(view, side, text, side.side == own, _who(names, side.seat)) for side in view.sides
    )
    if own == "sauron":
        below, above = above, below
    board = Area(facts=(text("scene-marks"),), map=_map(view, text), span=5)
    bands: list[tuple[tuple[Area, ...], ...]] = [
        ((board,), (above, *_battle(view, text), below)),
        tuple((area,) for area in _deductions(view, text)),
    ]
    if view.phase in ("draft", "specials"):
        bands = [((above,), (below,))]
    notes = [*_warnings(view, text)]
    notes += [] if view.result is None else [text.say(view.result)]
    return Scene(tuple(_head(view, text, names)), tuple(filter(None, bands)), tuple(notes))


def _who(names: Sequence[str], seat: int) -> str:
    return f" ({names[seat]})" if names else ""


def _head(view: ConfrontationView, text: Text, names: Sequence[str]) -> Iterator[str]:
    """Where the match stands, in a few words."""
    if view.games > 1:
        yield text("scene-game", game=view.game, games=view.games)
    if view.phase in ("turn", "battle"):
        seat = view.sides[SIDE_NAMES.index(view.active)].seat
        yield text("scene-turn", turn=view.turn)
        yield text("scene-active", side=view.active) + _who(names, seat)
    else:
        yield text(f"scene-{view.phase}")


def _warnings(view: ConfrontationView, text: Text) -> Iterator[str]:
    """What must not be overlooked."""
    if view.phase not in ("turn", "battle"):
        return
    if view.named is not None and view.named in REGION_NUMBERS:
        yield text("scene-named-hidden", region=view.named)
    elif view.named is not None:
        yield text("scene-named", character=view.named)
    if view.repeats:
        yield text("scene-repeats", repeats=view.repeats)
    if view.turns_left <= WARN_AT:
        yield text("scene-turns-left", turns=view.turns_left)


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
        words = text(ARROWS.get(REGION_NAMES[start], "scene-anduin"))
        links.append(Link(f"region:{REGION_NAMES[start]}", f"region:{REGION_NAMES[end]}", words))
    return Map(tuple(spots), tuple(links), columns=4)


def _region(view: ConfrontationView, region: RegionView, text: Text) -> Thing:
    limit = data.LIMIT[REGION_NUMBERS[region.name]]
    contested = view.battle is not None and view.battle.region == region.name
    return Thing(
        text.name(region.name),
        f"region:{region.name}",
        text("scene-region", region=region.name, limit=limit),
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
            said = text("scene-hidden", count=seen.hidden, side=side, region=region.name)
            if seen.maybe:
                names = [Message("character-name", {"character": name}) for name in seen.maybe]
                said = text("scene-maybe", hidden=said, characters=names)
            id = f"hidden:{region.name}:{side}"
            yield from [Thing(id=id, said=said, livery=LIVERIES[side], state="back")] * seen.hidden


def _piece(name: str, strength: int, side: str, text: Text, shown: bool = False) -> Thing:
    """Who lies open for both has a golden rim."""
    said = "scene-piece-shown" if shown else "scene-piece"
    return Thing(
        text.name(name),
        f"piece:{name}",
        text(said, character=name, strength=strength),
        signed(strength),
        text("scene-revealed") if shown else "",
        livery=LIVERIES[side],
        state="lit" if shown else "",
    )


def signed(number: int) -> str:
    """With a real minus sign."""
    return str(number).replace("-", "−")


# --- What can be deduced


def _deductions(view: ConfrontationView, text: Text) -> Iterator[Area]:
    """Who the hidden ones can be, and whom the opponent has found out."""
    for side in SIDE_NAMES if view.aid and view.phase not in ("deploy", "over") else ():
        rows = [*_candidates(view, text, side)]
        found = [
            Thing(text("stands", character=piece.name, region=region.name), livery=LIVERIES[side])
            for region in view.regions
            for piece in _found_out(group_of(region, side))
        ]
        rows += [Row(tuple(found), text("scene-found-out"))] if found else []
        if rows:
            title = text("scene-deduced", side=side)
            yield Area(title, rows=tuple(rows), livery=LIVERIES[side])


def _candidates(view: ConfrontationView, text: Text, side: str) -> Iterator[Row]:
    many: dict[int, list[str]] = {}
    for region in view.regions:
        group = group_of(region, side)
        if group.hidden and len(group.maybe) <= FEW:
            yield _named(group.maybe, text.name(region.name), side, text)
        elif group.hidden:
            many.setdefault(len(group.maybe), []).append(region.name)
    for count, regions in sorted(many.items()):
        yield _named(regions, text("scene-candidates", count=count), side, text)


def _found_out(group: GroupView) -> list[PieceView]:
    """Those whom their owner sees hidden, but the opponent can name."""
    veiled = [piece for piece in group.known if not piece.shown]
    return veiled if len(veiled) == len(group.maybe) else []


def _named(names: Sequence[str], label: str, side: str, text: Text) -> Row:
    return Row(tuple(Thing(text.name(name), livery=LIVERIES[side]) for name in names), label)


# --- The sides, and a battle


def _side(view: ConfrontationView, side: SideView, text: Text, own: bool, who: str) -> Area:
    playing = view.phase not in ("draft", "specials", "deploy")
    facts = [text("scene-on-board", survivors=side.survivors)] if playing else []
    if view.games > 1:
        facts.append(text("scene-points", points=side.points))
    if side.ring_bearer is not None and view.format != "classic" and view.phase != "draft":
        facts.append(f"{text('scene-ring-bearer')}: {text.name(side.ring_bearer)}")
    fallen = [
        Thing(text.name(name), livery=LIVERIES[side.side], state="dim") for name in side.defeated
    ]
    cards = _cards(side, text, own)
    special, used = _specials(view, side, text)
    choosing = view.phase == "specials"
    rows = (
        *(Row(tuple(heap), text(label)) for label, heap in cards.items()),
        Row(tuple(special), text("scene-special-cards"), told=choosing),
        Row(tuple(used), text("scene-used")),
        _tiles(view, side, text, own) if not playing else Row(()),
        Row(tuple(fallen), text("scene-defeated")),
    )
    return Area(
        text.name(side.side) + who,
        tuple(facts),
        tuple(row for row in rows if row.things),
        livery=LIVERIES[side.side],
        lit=view.phase in ("turn", "battle") and view.active == side.side,
        span=2,
    )


def _cards(side: SideView, text: Text, own: bool) -> dict[str, list[Thing]]:
    """The whole deck: what is in hand, what is played, what is discarded."""
    heaps: dict[str, list[Thing]] = {
        "scene-hand": [],
        "scene-played": [],
        "scene-discarded": [],
    }
    for card in data.DECKS[SIDE_NAMES.index(side.side)]:
        name, special = data.CARD_NAMES[card], card >= data.MAGIC
        term = name if special else f"card-{name}"
        where = "hand" if name in side.hand else "discarded" if name in side.discarded else "played"
        heaps[f"scene-{where}"].append(
            Thing(
                text.name(term) if special else "",
                f"card:{name}" if own else f"card-of:{side.side}:{name}",
                text(f"scene-card-{where}", card=term),
                "" if special else name,
                state="lit" if where == "played" else "gone" if where == "discarded" else "",
            )
        )
    return heaps


def _specials(
    view: ConfrontationView, side: SideView, text: Text
) -> tuple[list[Thing], list[Thing]]:
    """Those that can still be used, and the others; while they are chosen, with their texts."""
    every = [data.SPECIAL_NAMES[card] for card in data.SPECIALS[SIDE_NAMES.index(side.side)]]
    if view.phase == "specials":
        return [
            Thing(
                text.name(name),
                f"special:{name}",
                f"{text('scene-special', special=name)}: {text(f'special-text-{name}')}",
            )
            for name in every
        ], []
    ready = [
        Thing(text.name(name), f"special:{name}", text("scene-special", special=name))
        for name in side.specials
    ]
    return ready, [
        Thing(
            text.name(name),
            f"special:{name}",
            text("scene-special-used", special=name),
            state="gone",
        )
        for name in side.used
    ]


def _tiles(view: ConfrontationView, side: SideView, text: Text, own: bool) -> Row:
    """Who is to be placed, the viewer's own with their abilities; in a draft both sides of every
    tile, the star side second.
    """
    if side.roster:
        members = [
            replace(
                _piece(member.name, member.strength, side.side, text),
                name=_starred(member, text),
                said=_ability(view, member, text),
            )
            for member in side.roster
        ]
        return Row(tuple(members), told=own)
    tiles = []
    for number, piece in enumerate(data.PIECES[SIDE_NAMES.index(side.side)], start=1):
        one, two = data.CHARACTERS[2 * piece : 2 * piece + 2]
        plain = CharacterView(one.name, False, one.strength)
        star = CharacterView(two.name, True, two.strength)
        codes = ((f"{number}c", plain), (f"{number}v", star))
        said = "\n".join(f"{code} {_ability(view, each, text)}" for code, each in codes)
        tiles.append(
            Thing(
                text.name(plain.name),
                said=said,
                number=signed(plain.strength),
                fact=f"★ {text.name(star.name)} {signed(star.strength)}",
                livery=LIVERIES[side.side],
            )
        )
    return Row(tuple(tiles), form="cards", told=True)


def _starred(member: CharacterView, text: Text) -> str:
    return text.name(member.name) + (" ★" if member.star else "")


def _ability(view: ConfrontationView, member: CharacterView, text: Text) -> str:
    ability = f"ability-{member.name}-star" if member.star else f"ability-{member.name}"
    said = text(ability, **asdict(view.house))
    return f"{_starred(member, text)} {signed(member.strength)}: {said}"


def _battle(view: ConfrontationView, text: Text) -> tuple[Area, ...]:
    battle = view.battle
    if battle is None:
        return ()
    fighters = [
        Thing(_fighter(fighter, text), livery=LIVERIES[side], emblem=LIVERIES[side].sign)
        for side, fighter in zip(SIDE_NAMES, (battle.fellowship, battle.sauron), strict=True)
        if fighter is not None
    ]
    title = text("scene-battle", region=battle.region, side=battle.attacker)
    facts = tuple(map(text, _notes(battle)))
    return (Area(title, facts, (Row(tuple(fighters), told=True),), lit=True, span=2),)


def _fighter(fighter: FighterView, text: Text) -> str:
    words = f"{text.name(fighter.name)} {signed(fighter.strength)}"
    if fighter.card is None:
        return words
    special = data.CARD_NUMBERS[fighter.card] >= data.MAGIC
    card = text.name(fighter.card if special else f"card-{fighter.card}")
    return f"{words} + {card} = {signed(fighter.strength + fighter.adds)}"


def _notes(battle: BattleView) -> Iterator[str]:
    if battle.no_cards:
        yield "scene-no-cards"
    if battle.gwaihir:
        yield "scene-gwaihir"
    if battle.support:
        yield "scene-support"

"""All cards and locations as they are printed."""

from mathom.core.message import Message
from mathom.core.printed import Printed
from mathom.games.warcards.abilities import Bonus
from mathom.games.warcards.card import Card, Ground, Path, Skirmish
from mathom.games.warcards.cards import CARDS, PROMOS
from mathom.games.warcards.locations import GROUNDS, PATHS
from mathom.games.warcards.terms import (
    ANY_FREE,
    ANY_SHADOW,
    BOXES,
    FACTIONS,
    FREE,
    SHADOW,
    SIDES,
    TYPES,
)
from mathom.games.warcards.values.fire_and_swords import FIRE_CARDS, FIRE_GROUNDS, FIRE_PATHS
from mathom.games.warcards.words import text_of


def printed() -> list[Printed]:
    """Base cards, promotional cards, battlegrounds, paths; then those of the expansion, but for
    copies of base cards.
    """
    base = {card.name for card in CARDS}
    return [
        *map(_card, CARDS),
        *map(_card, PROMOS),
        *map(_ground, GROUNDS),
        *map(_path, PATHS),
        *(_card(card) for card in FIRE_CARDS if card.name not in base),
        *map(_ground, FIRE_GROUNDS),
        *map(_path, FIRE_PATHS),
    ]


def _card(card: Card) -> Printed:
    icons = {
        "attack": card.attack,
        "defence": card.defence,
        "lead-attack": card.lead_attack,
        "lead-defence": card.lead_defence,
        "path": card.path,
    }
    lists = {
        "paths": [str(number) for number in sorted(card.paths)],
        "wielders": [wielder.replace(" ", "-") for wielder in card.wielders],
        "keywords": [f"keyword-{keyword}" for keyword in card.keywords],
    }
    return Printed(
        name=card.name,
        kind=TYPES[card.type],
        side=SIDES[card.side],
        group=_faction(card.faction),
        set=BOXES[card.box],
        copies=card.copies,
        numbers={name: number for name, number in icons.items() if number},
        starred=_starred(card),
        lists={name: words for name, words in lists.items() if words},
        text=text_of(card),
        unsure=_unsure(card.unsure),
        own_names=_own_names(card.own_name),
    )


def _starred(card: Card) -> dict[str, int]:
    found: dict[str, int] = {}
    for ability in card.abilities:
        if isinstance(ability, Bonus):
            icons = {"attack": ability.attack, "defence": ability.defence, "path": ability.path}
            found |= {name: number for name, number in icons.items() if number}
    return found


def _ground(ground: Ground) -> Printed:
    lists = {
        "defenders": _factions(ground.defenders),
        "attackers": _factions(ground.attackers),
    }
    numbers = {"points": ground.points, "defence": ground.defence}
    if isinstance(ground, Skirmish):
        lists["accompanying"] = list(ground.accompanying)
        numbers = {}
    return Printed(
        name=ground.name,
        kind="skirmish" if isinstance(ground, Skirmish) else "battleground",
        side=SIDES[ground.side],
        set=BOXES[ground.box],
        numbers=numbers,
        lists=lists,
        text=text_of(ground),
        unsure=_unsure(ground.unsure),
        own_names=_own_names(ground.own_name),
    )


def _path(path: Path) -> Printed:
    return Printed(
        name=path.name,
        kind="path",
        set=BOXES[path.box],
        numbers={"number": path.number, "points": path.points, "defence": path.defence},
        text=text_of(path),
        unsure=_unsure(path.unsure),
    )


def _factions(factions: tuple[int, ...]) -> list[str]:
    """All of a side are one symbol (W-28.1)."""
    for side, all in ((FREE, ANY_FREE), (SHADOW, ANY_SHADOW)):
        if set(factions) == set(all):
            return [f"any-{SIDES[side]}"]
    return [_faction(faction) for faction in factions]


def _faction(faction: int) -> str:
    return f"faction-{FACTIONS[faction]}"


_AS_PRINTED = {
    "type": "kind",
    "abilities": "text",
    "event": "text",
    "defender_wins": "text",
    "attacker_wins": "text",
    "gates": "text",
}


def _own_names(own: bool) -> dict[str, str]:
    return {"en": "all"} if own else {}


def _unsure(unsure: dict[str, str]) -> dict[str, Message]:
    """Of a text of several parts it is enough that one of them was changed for balance."""
    found: dict[str, str] = {}
    for field, other in unsure.items():
        value = _AS_PRINTED.get(field, field.replace("_", "-"))
        if found.get(value) != "balanced":
            found[value] = other
    return {value: Message(f"unsure-{other}") for value, other in found.items()}

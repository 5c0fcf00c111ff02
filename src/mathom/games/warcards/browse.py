"""All cards and locations as they are printed."""

from mathom.core.message import Message
from mathom.core.printed import Printed
from mathom.games.warcards.abilities import Bonus
from mathom.games.warcards.card import Card, Ground, Path
from mathom.games.warcards.cards import CARDS, PROMOS
from mathom.games.warcards.locations import GROUNDS, PATHS
from mathom.games.warcards.terms import FACTIONS, SIDES, TYPES
from mathom.games.warcards.words import text_of


def printed() -> list[Printed]:
    """Base cards, promotional cards, battlegrounds, paths."""
    return [
        *(_card(card, "base") for card in CARDS),
        *(_card(card, "promo") for card in PROMOS),
        *map(_ground, GROUNDS),
        *map(_path, PATHS),
    ]


def _card(card: Card, set: str) -> Printed:
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
        set=set,
        copies=card.copies,
        numbers={name: number for name, number in icons.items() if number},
        starred=_starred(card),
        lists={name: words for name, words in lists.items() if words},
        text=text_of(card),
        unsure=_unsure(card.unsure),
    )


def _starred(card: Card) -> dict[str, int]:
    found: dict[str, int] = {}
    for ability in card.abilities:
        if isinstance(ability, Bonus):
            icons = {"attack": ability.attack, "defence": ability.defence, "path": ability.path}
            found |= {name: number for name, number in icons.items() if number}
    return found


def _ground(ground: Ground) -> Printed:
    return Printed(
        name=ground.name,
        kind="battleground",
        side=SIDES[ground.side],
        numbers={"points": ground.points, "defence": ground.defence},
        lists={
            "defenders": [_faction(faction) for faction in ground.defenders],
            "attackers": [_faction(faction) for faction in ground.attackers],
        },
        text=text_of(ground),
    )


def _path(path: Path) -> Printed:
    return Printed(
        name=path.name,
        kind="path",
        numbers={"number": path.number, "points": path.points, "defence": path.defence},
        text=text_of(path),
        unsure=_unsure(path.unsure),
    )


def _faction(faction: int) -> str:
    return f"faction-{FACTIONS[faction]}"


_AS_PRINTED = {"type": "kind", "abilities": "text", "event": "text"}


def _unsure(unsure: dict[str, str]) -> dict[str, Message]:
    return {
        _AS_PRINTED.get(field, field.replace("_", "-")): Message(f"unsure-{other}")
        for field, other in unsure.items()
    }

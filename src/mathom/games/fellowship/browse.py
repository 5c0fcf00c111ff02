"""All cards as they are printed, for whoever wants to show or search them."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from mathom.core.names import names_in
from mathom.core.printed import Printed
from mathom.games.fellowship.abilities import Action, Response
from mathom.games.fellowship.card import Card
from mathom.games.fellowship.catalogue import CARDS
from mathom.games.fellowship.speech.abilities import text_of
from mathom.games.fellowship.terms import CHARACTERS, FIRST_SET, NO_SIDE, PHASES, SIDES


@cache
def printed() -> list[Printed]:
    """Set by set, in the order of the collector's numbers."""
    folder = Path(str(files("mathom.games.fellowship") / "text"))
    ours = {name.id: name.forms["ours"] for name in names_in(folder, "ours")}
    return [_card(card, ours) for card in CARDS]


def _card(card: Card, ours: dict[str, str]) -> Printed:
    lists = {
        "race": [f"race-{card.race}"] if card.race else [],
        "class": [f"class-{card.item_class}"] if card.item_class else [],
        "signet": [f"signet-{card.signet}"] if card.signet else [],
        "keywords": [f"keyword-{keyword}" for keyword in card.keywords],
        "phases": _phases(card),
        "marks": ["mark-unique"] if card.unique else [],
        "arrow": [f"arrow-{card.arrow}"] if card.type == "site" else [],
    }
    return Printed(
        name=card.name,
        kind=card.type,
        side=None if card.side == NO_SIDE else f"side-{SIDES[card.side]}",
        group=f"culture-{card.culture}" if card.culture else None,
        set="base" if card.set == FIRST_SET else f"{card.set}",
        collectors_number=card.collectors_number,
        numbers=_numbers(card),
        lists={name: words for name, words in lists.items() if words},
        text=text_of(card),
        own_names={"pl": ours[card.name]} if card.name in ours else {},
    )


def _phases(card: Card) -> list[str]:
    """The bold words before its texts: when it can be used."""
    found: list[str] = []
    for ability in card.abilities:
        if isinstance(ability, Action):
            found += [f"phase-{PHASES[phase]}" for phase in ability.phases]
        elif isinstance(ability, Response):
            found.append("phase-response")
    return list(dict.fromkeys(found))


def _numbers(card: Card) -> dict[str, int]:
    """Only those that are printed: an item without a bonus has none, but an event may cost 0."""
    found: dict[str, int] = {}
    if card.type == "site":
        return {"site": card.site, "shadow": card.shadow}
    if card.type != "ring":
        found["cost"] = card.cost
    if card.type in CHARACTERS or card.strength:
        found["strength"] = card.strength
    if card.type in CHARACTERS or card.vitality:
        found["vitality"] = card.vitality
    others = {"resistance": card.resistance, "site": card.site, "home": card.home}
    return found | {name: number for name, number in others.items() if number}

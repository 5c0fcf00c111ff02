"""Cards are compared with facts, column by column, and none is passed over."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from mathom.cards.facts import differences, load, shorthand

FACTIONS = ("none", "elf", "orc")
WORDS = {"faction": FACTIONS}


@dataclass(frozen=True)
class Draw:
    cards: int = 1
    faction: int = 0
    factions: tuple[int, ...] = ()


@dataclass(frozen=True)
class Action:
    effects: tuple[Draw, ...]
    once: bool = False


@dataclass(frozen=True)
class Card:
    name: str
    strength: int = 0
    keywords: tuple[str, ...] = ()
    text: tuple[Any, ...] = ()


LEGOLAS = Card("legolas", 6, ("archer",), (Action((Draw(2, faction=1),), once=True),))
COLUMNS = {
    "strength": lambda card: card.strength,
    "keywords": lambda card: list(card.keywords),
    "text": lambda card: [shorthand(each, WORDS) for each in card.text],
}
FACT = {
    "strength": 6,
    "keywords": ["archer"],
    "text": ["Action(effects=[Draw(cards=2, faction=elf)], once=True)"],
}


def compared(**otherwise: Any) -> list[str]:
    """With the facts of Legolas, some of them changed; nothing is said of what is `None`."""
    told = {column: said for column, said in (FACT | otherwise).items() if said is not None}
    return differences([LEGOLAS], {"legolas": told}, COLUMNS)


def test_what_is_the_same_is_not_listed() -> None:
    assert compared() == []


@pytest.mark.parametrize(
    ("column", "said", "difference"),
    [
        ("strength", 5, "strength is 6, the facts say 5"),
        ("strength", None, "strength is 6, the facts say None"),
        ("keywords", [], "keywords is ['archer'], the facts say []"),
        ("vitality", 3, "vitality is None, the facts say 3"),
    ],
)
def test_what_differs_is_listed_by_column(column: str, said: Any, difference: str) -> None:
    assert compared(**{column: said}) == [f"legolas: {difference}"]


def test_a_slip_in_a_text_shows() -> None:
    (difference,) = compared(text=["Action(effects=[Draw(cards=2, faction=orc)], once=True)"])
    assert difference.startswith("legolas: text is ")


def test_what_is_not_printed_need_not_be_mentioned() -> None:
    assert differences([Card("gimli")], {"gimli": {"strength": 0}}, COLUMNS) == []


def test_what_something_else_compares_is_left_to_it() -> None:
    facts = {"gimli": {"title": "Gimli"}}
    assert differences([Card("gimli")], facts, COLUMNS, apart=("title",)) == []


def test_nobody_is_forgotten() -> None:
    cards = [LEGOLAS, Card("gimli")]
    facts = {"legolas": FACT, "boromir": {}}
    assert differences(cards, facts, COLUMNS) == ["boromir: no such card", "gimli: no facts"]


def test_shorthand_leaves_out_what_is_unsaid_and_names_what_numbers_stand_for() -> None:
    assert shorthand(Draw(), WORDS) == "Draw(cards=1, faction=none)"
    assert shorthand(Draw(), {}) == "Draw(cards=1)"
    assert shorthand((Draw(0), Draw(3)), {}) == "[Draw(), Draw(cards=3)]"
    assert shorthand(Draw(factions=(2, 1)), {"factions": FACTIONS}) == (
        "Draw(cards=1, factions=[orc, elf])"
    )


def test_a_page_of_facts_is_toml(tmp_path: Path) -> None:
    page = tmp_path / "facts.toml"
    page.write_text('[cards.eowyn]\nen = "Éowyn"\n', "utf-8")
    assert load(page) == {"cards": {"eowyn": {"en": "Éowyn"}}}

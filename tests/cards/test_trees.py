"""A text is walked through word by word."""

from dataclasses import dataclass

from mathom.cards.trees import walk


@dataclass(frozen=True)
class Draw:
    cards: int


@dataclass(frozen=True)
class May:
    effects: tuple["Draw | May", ...]
    cost: Draw | None = None


def test_every_word_comes_once_and_a_whole_before_its_parts() -> None:
    inner = May((Draw(1),), cost=Draw(2))
    outer = May((inner, Draw(3)))
    assert list(walk(outer)) == [outer, inner, Draw(1), Draw(2), Draw(3)]
    assert list(walk((Draw(1), inner))) == [Draw(1), inner, Draw(1), Draw(2)]


def test_numbers_and_names_are_no_words() -> None:
    assert list(walk((1, "gimli", None, ()))) == []

"""All words of the cards' language by their names: `words.Draw(2)`."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.game import GAME
from mathom.games.warcards.language import Ability, Condition, Cost, Effect, Node, Permission

assert GAME, "all words are known once the game is there"
ABSTRACT = frozenset((Permission,))


def kinds(of: type[Node]) -> Iterator[type[Node]]:
    """All kinds of effects, costs, conditions or abilities that a text may hold."""
    for kind in of.__subclasses__():
        yield from kinds(kind)
        if not kind.__subclasses__() and kind not in ABSTRACT and _is_ours(kind):
            yield kind


def _is_ours(kind: type[Node]) -> bool:
    return kind.__module__.startswith("mathom.")


words: Any = SimpleNamespace(
    Which=Which,
    Grounds=Grounds,
    Ability=Ability,
    Condition=Condition,
    Cost=Cost,
    Effect=Effect,
    **{kind.__name__: kind for of in (Ability, Condition, Cost, Effect) for kind in kinds(of)},
)

"""All words of the cards' language by their names: `words.Draw(2)`."""

from types import SimpleNamespace
from typing import Any

from mathom.cards.kit import kinds
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.game import GAME
from mathom.games.warcards.language import Ability, Condition, Cost, Effect

assert GAME, "all words are known once the game is there"

words: Any = SimpleNamespace(
    Which=Which,
    Grounds=Grounds,
    Ability=Ability,
    Condition=Condition,
    Cost=Cost,
    Effect=Effect,
    **{kind.__name__: kind for of in (Ability, Condition, Cost, Effect) for kind in kinds(of)},
)

"""What comes in a box or a bag: starters and boosters, filled by chance (T-35).

Cards are given as numbers of the catalogue.
"""

from functools import cache
from typing import Final, TypeAlias

from mathom.core.chance import Chance
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.card import COMMON, RARE, UNCOMMON
from mathom.games.fellowship.decks.starters import STARTERS
from mathom.games.fellowship.terms import FIRST_SET

Prints: TypeAlias = tuple[int, ...]

IN_BOOSTER: Final = {RARE: 1, UNCOMMON: 3, COMMON: 7}
"""How many cards of each rarity a booster holds (T-35.3); premium cards come in starters only."""
BOOSTER_SIZE: Final = sum(IN_BOOSTER.values())
RARES_IN_STARTER: Final = 3


def booster(chance: Chance) -> Prints:
    """The rarest first. No card comes twice."""
    return refilled((), chance)


def refilled(seen: Prints, chance: Chance) -> Prints:
    """A booster in which these cards were, and others by chance."""
    found: list[int] = []
    for rarity, number in IN_BOOSTER.items():
        there = [kind for kind in seen if catalogue.CARDS[kind].rarity == rarity]
        others = [kind for kind in _of_rarity(rarity) if kind not in there]
        found += sorted(there + _some(others, number - len(there), chance))
    return tuple(found)


def starter(chance: Chance) -> Prints:
    """One of the two starters, each as likely as the other, and three rares (T-35.2).

    What is fixed are the lists that we know, with a whole draw deck of sixty; the sources do not
    tell which eleven of these cards the box itself did not hold.
    """
    deck = STARTERS[chance.below(len(STARTERS))]
    fixed = [catalogue.NUMBER[name] for name in deck.in_order]
    return (*fixed, *_some(list(_of_rarity(RARE)), RARES_IN_STARTER, chance))


@cache
def _of_rarity(rarity: str) -> Prints:
    """Of the first set: another set's cards come in products of its own."""
    return tuple(
        kind
        for kind, card in enumerate(catalogue.CARDS)
        if card.rarity == rarity and card.set == FIRST_SET
    )


def _some(kinds: list[int], number: int, chance: Chance) -> list[int]:
    """So many different ones."""
    return [kinds.pop(chance.below(len(kinds))) for _ in range(number)]

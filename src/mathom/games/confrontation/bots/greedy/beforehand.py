"""Answers before the first turn, drawn among many sensible ones so that nobody can rely on them."""

from collections.abc import Sequence
from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.games.confrontation.bots.evaluate import ROW
from mathom.games.confrontation.data import (
    CREBAIN,
    DARK_OF_MORDOR,
    GANDALF_THE_WHITE,
    GWAIHIR,
    KING_REVEALED,
    NAMES,
    OUTPOSTS,
    PALANTIR,
    RECALL,
    SHADOWFAX,
)
from mathom.games.confrontation.sight.beliefs import Table
from mathom.games.confrontation.sight.view import ConfrontationView

STARS: Final[tuple[tuple[float, ...], ...]] = (
    (0.5, 0.5, 0.4, 0.5, 0.5, 0.5, 0.4, 0.4, 0.5),
    (0.5, 0.5, 0.4, 0.4, 0.4, 0.5, 0.4, 0.5, 0.5),
)
"""By side and tile: how often the star side is taken in a draft."""

PREFERRED: Final = (
    (SHADOWFAX, GWAIHIR, GANDALF_THE_WHITE, KING_REVEALED),
    (DARK_OF_MORDOR, RECALL, CREBAIN, PALANTIR),
)
"""By side: the special cards, the best first."""

FRONT: Final = (
    # Frodo, Sam, Gimli, Pippin, Legolas, Merry, Gandalf, Aragorn, Boromir
    ((1, 2, 9, 5, 8, 7, 6, 7, 9), (1, 2, 6, 6, 7, 8, 6, 7, 8)),
    # Orcs, Nazgûl, Rider, Shelob, Balrog, Witch-king, Saruman, Warg, Troll
    ((9, 2, 5, 4, 8, 5, 4, 6, 7), (8, 4, 4, 5, 7, 6, 4, 4, 6)),
)
"""By side, then the ring and the star side of each tile: how much it belongs to the front."""
REAR: Final = (
    ((3, 4, 5, 5, 5, 5, 6, 5, 4), (3, 4, 5, 5, 5, 5, 6, 5, 4)),
    ((3, 4, 4, 6, 3, 5, 6, 5, 5), (3, 4, 4, 4, 4, 4, 5, 4, 5)),
)
"""The same for the two outposts behind it; the others stay at home."""


def draft(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    letters = ["v" if chance.below(100) < 100 * share else "c" for share in STARS[table.side]]
    option = ask.option("draft " + "".join(letters))
    assert option is not None
    return option


def specials(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """The best for oneself, the worst for the enemy."""

    def rank(option: Option[Any]) -> int:
        places = [
            order.index(special)
            for special in option.value.specials
            for order in PREFERRED
            if special in order
        ]
        return sum(places)

    own = all(special in PREFERRED[table.side] for special in ask.options[0].value.specials)
    return (min if own else max)(ask.options, key=rank)


def deploy(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    option = ask.option(setup(table.cast, table.side, chance))
    assert option is not None
    return option


def setup(cast: Sequence[int], side: int, chance: Chance) -> str:
    """A deployment drawn at random: front and rear by how much each belongs there."""
    left = list(range(9))
    places: dict[int, int] = {}
    outposts = sorted(OUTPOSTS[side], key=lambda region: ROW[region] in (1, 5))
    for region in outposts:
        weights = (REAR if ROW[region] in (1, 5) else FRONT)[side]
        lots = [weights[cast[9 * side + number] & 1][number] ** 3 for number in left]
        lot = chance.below(sum(lots))
        for number, weight in zip(left, lots, strict=True):
            lot -= weight
            if lot < 0:
                places[region] = number
                break
        left.remove(places[region])
    names = [NAMES[cast[9 * side + places[region]]] for region in OUTPOSTS[side]]
    return " ".join(("deploy", *names))

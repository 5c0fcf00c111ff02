"""All cards: those of the first set, a file for each culture."""

from typing import Final

from mathom.games.fellowship.card import Card
from mathom.games.fellowship.cards.dwarven import DWARVEN_CARDS
from mathom.games.fellowship.cards.elven import ELVEN_CARDS
from mathom.games.fellowship.cards.gandalf import GANDALF_CARDS
from mathom.games.fellowship.cards.gondor import GONDOR_CARDS
from mathom.games.fellowship.cards.isengard import ISENGARD_CARDS
from mathom.games.fellowship.cards.moria import MORIA_CARDS
from mathom.games.fellowship.cards.rings import RINGS
from mathom.games.fellowship.cards.ringwraith import RINGWRAITH_CARDS
from mathom.games.fellowship.cards.sauron import SAURON_CARDS
from mathom.games.fellowship.cards.shire import SHIRE_CARDS
from mathom.games.fellowship.cards.sites import SITES

CARDS: Final[tuple[Card, ...]] = (
    *RINGS,
    *DWARVEN_CARDS,
    *ELVEN_CARDS,
    *GANDALF_CARDS,
    *GONDOR_CARDS,
    *ISENGARD_CARDS,
    *MORIA_CARDS,
    *RINGWRAITH_CARDS,
    *SAURON_CARDS,
    *SHIRE_CARDS,
    *SITES,
)

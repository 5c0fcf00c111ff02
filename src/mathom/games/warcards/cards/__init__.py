"""The faction cards, faction by faction: the printed facts and the texts, as expressions."""

from dataclasses import replace
from typing import Final

from mathom.games.warcards.card import Card
from mathom.games.warcards.cards.dunedain import DUNEDAIN_CARDS
from mathom.games.warcards.cards.dwarf import DWARF_CARDS
from mathom.games.warcards.cards.elf import ELF_CARDS
from mathom.games.warcards.cards.hobbit import HOBBIT_CARDS
from mathom.games.warcards.cards.isengard import ISENGARD_CARDS
from mathom.games.warcards.cards.monstrous import MONSTROUS_CARDS
from mathom.games.warcards.cards.mordor import MORDOR_CARDS
from mathom.games.warcards.cards.promo import PROMO_CARDS
from mathom.games.warcards.cards.rohan import ROHAN_CARDS
from mathom.games.warcards.cards.southron import SOUTHRON_CARDS
from mathom.games.warcards.cards.wizard import WIZARD_CARDS
from mathom.games.warcards.terms import PROMO

CARDS: Final[tuple[Card, ...]] = (
    *DUNEDAIN_CARDS,
    *ELF_CARDS,
    *DWARF_CARDS,
    *HOBBIT_CARDS,
    *ROHAN_CARDS,
    *WIZARD_CARDS,
    *ISENGARD_CARDS,
    *MONSTROUS_CARDS,
    *SOUTHRON_CARDS,
    *MORDOR_CARDS,
)
"""The cards of the base game."""

PROMOS: Final[tuple[Card, ...]] = tuple(replace(card, box=PROMO) for card in PROMO_CARDS)

"""Legal decks by lot, for campaigns that are to meet every card and every kind of deck."""

from functools import cache
from typing import TYPE_CHECKING, Final

from mathom.core.chance import Chance
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.terms import (
    FREE_SIDE,
    LAST_SITE,
    MOST_FRODOS,
    MOST_OF_A_TITLE,
    SHADOW_SIDE,
    SMALLEST_DECK,
)

if TYPE_CHECKING:
    from mathom.games.fellowship.card import Card

HALF: Final = SMALLEST_DECK // 2
LARGER: Final = 8
"""One deck of so many is larger than it must be,"""
MOST_MORE: Final = 10
"""by up to so many cards of each side."""
MIXTURES: Final = 4
"""A side is of one culture, of two, of three, or of all that there are, each as often."""


def random_deck(luck: Chance, around: str = "") -> Deck:
    """A deck that may be played (T-5); `around` a card with as many copies of it as may be, and
    with its culture.
    """
    frodos = [card.name for card in catalogue.CARDS if card.title == "frodo"]
    rings = [card.name for card in catalogue.CARDS if card.type == "ring"]
    half = HALF + (0 if luck.below(LARGER) else 1 + luck.below(MOST_MORE))
    cards: dict[str, int] = {}
    for side in (FREE_SIDE, SHADOW_SIDE):
        cards |= _half(side, half, around, luck)
    return Deck(
        "",
        around if around in frodos else frodos[luck.below(len(frodos))],
        around if around in rings else rings[luck.below(len(rings))],
        tuple(_site(number, around, luck) for number in range(1, LAST_SITE + 1)),
        cards,
    )


def _half(side: int, size: int, around: str, luck: Chance) -> dict[str, int]:
    """The cards of one side. Every second is somebody who fights, as in decks that people build:
    without them nothing happens.
    """
    pool = list(_cards_of(side))
    wanted = [card for card in pool if card.name == around and card.title != "frodo"]
    cultures = sorted({card.culture for card in pool})
    mixture = 1 + luck.below(MIXTURES)
    if mixture < MIXTURES:
        luck.shuffle(cultures)
        chosen = {*cultures[:mixture], *[card.culture for card in wanted]}
        pool = [card for card in pool if card.culture in chosen]
    fighters = [card for card in pool if card.type in ("companion", "minion")]
    cards: dict[str, int] = {}
    titles: dict[str, int] = {}
    left = size
    while left:
        if wanted:
            card = wanted[0]
        elif fighters and luck.below(2):
            card = fighters[luck.below(len(fighters))]
        else:
            card = pool[luck.below(len(pool))]
        cards[card.name] = cards.get(card.name, 0) + 1
        titles[card.title] = titles.get(card.title, 0) + 1
        left -= 1
        most = MOST_FRODOS if card.title == "frodo" else MOST_OF_A_TITLE
        if titles[card.title] == most:
            wanted, pool, fighters = (
                [each for each in those if each.title != card.title]
                for those in (wanted, pool, fighters)
            )
    return cards


@cache
def _cards_of(side: int) -> "tuple[Card, ...]":
    return tuple(card for card in catalogue.CARDS if card.side == side)


def _site(number: int, wanted: str, luck: Chance) -> str:
    found = [card.name for card in catalogue.CARDS if card.type == "site" and card.site == number]
    return wanted if wanted in found else found[luck.below(len(found))]

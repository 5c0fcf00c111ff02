"""Decks that nobody has thought of: any that the rules allow."""

from hypothesis import strategies as st

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.terms import (
    FREE_SIDE,
    LAST_SITE,
    MOST_FRODOS,
    MOST_OF_A_TITLE,
    SHADOW_SIDE,
)

FRODOS = [card.name for card in catalogue.CARDS if card.title == "frodo"]
RINGS = [card.name for card in catalogue.CARDS if card.type == "ring"]
SITES = [
    [card.name for card in catalogue.CARDS if card.type == "site" and card.site == number]
    for number in range(1, LAST_SITE + 1)
]


@st.composite
def legal_decks(draw: st.DrawFn, least: int = 30, most: int = 34) -> Deck:
    """So many cards of each side, from the whole set."""
    half = draw(st.integers(least, most))
    cards: dict[str, int] = {}
    for side in (FREE_SIDE, SHADOW_SIDE):
        pool = [card for card in catalogue.CARDS if card.side == side]
        titles: dict[str, int] = {}
        room = half
        for card in draw(st.permutations(pool)):
            limit = MOST_FRODOS if card.title == "frodo" else MOST_OF_A_TITLE
            fits = min(room, limit - titles.get(card.title, 0))
            if fits > 0:
                copies = draw(st.integers(1, fits))
                cards[card.name] = copies
                titles[card.title] = titles.get(card.title, 0) + copies
                room -= copies
            if not room:
                break
    return Deck(
        "",
        draw(st.sampled_from(FRODOS)),
        draw(st.sampled_from(RINGS)),
        tuple(draw(st.sampled_from(sites)) for sites in SITES),
        cards,
    )

"""Tables that a viewer can't tell from the real one."""

from mathom.cards.piles import deal_anew
from mathom.core.chance import Chance
from mathom.core.event import REFEREE
from mathom.core.state import OVER, clone
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import ASIDE, CYCLED, DECK, GONE, HAND


def sees(t: War, viewer: int, deck: int) -> bool:
    """The whole visibility table: whose face-down cards a viewer knows, but for a deck's order."""
    return viewer in (t.seats[deck], REFEREE) or t.step == OVER


def redeal(t: War, viewer: int, chance: Chance) -> War:
    """Every face-down card of another may be wherever the others can't rule it out."""
    dealt = clone(t)
    dealt.chance = chance
    for deck in range(len(t.hands)):
        if not sees(t, viewer, deck):
            _deal(dealt, deck, chance)
    return dealt


def _deal(t: War, deck: int, chance: Chance) -> None:
    zones, piles, may = [], [], []
    for zone, pile in (
        (HAND, t.hands[deck]),
        (DECK, t.decks[deck]),
        (CYCLED, t.piles[deck]),
        (GONE, t.gone[deck]),
        (ASIDE, t.aside if t.looker == deck else []),
    ):
        if pile:
            zones.append(zone)
            piles.append(pile)
            may.append(t.may[zone][deck])
    where = t.where
    for zone, pile, new in zip(zones, piles, deal_anew(piles, may, chance), strict=True):
        pile[:] = new
        for card in new:
            where[card] = zone
    # Only the owner has seen the top card.
    if t.fixed >> deck & 1 and t.decks[deck]:
        chance.shuffle(t.decks[deck])

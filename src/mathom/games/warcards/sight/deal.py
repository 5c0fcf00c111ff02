"""Tables that a viewer can't tell from the real one."""

from mathom.core.chance import Chance
from mathom.core.event import REFEREE
from mathom.core.state import OVER, clone
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import ASIDE, CYCLED, DECK, GONE, HAND

TRIES = 20
"""How often luck may run into a dead end before the cards are swapped instead."""


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
    zones = [
        (zone, pile, may)
        for zone, pile, may in (
            (HAND, t.hands[deck], t.may_hold[deck]),
            (DECK, t.decks[deck], t.may_draw[deck]),
            (CYCLED, t.piles[deck], t.may_cycle[deck]),
            (GONE, t.gone[deck], t.may_lose[deck]),
            (ASIDE, t.aside if t.looker == deck else [], t.may_look[deck]),
        )
        if pile
    ]
    cards = [card for _, pile, _ in zones for card in pile]
    masks = [may for _, _, may in zones]
    anywhere = -1
    for may in masks:
        anywhere &= may
    # Most cards can be in any of the piles: those fill what room the others leave.
    free = [card for card in cards if anywhere >> card & 1]
    bound = [card for card in cards if not anywhere >> card & 1]
    chance.shuffle(free)
    if bound:
        chance.shuffle(bound)
        # Who can be in few places comes first, else the others would take all the room.
        bound.sort(key=lambda card: sum(may >> card & 1 for may in masks))
    for _ in range(TRIES):
        dealt = _place(bound, masks, [len(pile) for _, pile, _ in zones], chance)
        if dealt is not None:
            break
    else:
        dealt = _swap(zones, masks, chance)
        free = []
    where = t.where
    for (zone, pile, _), new in zip(zones, dealt, strict=True):
        left = len(pile) - len(new)
        if left:
            new += free[-left:]
            del free[-left:]
        pile[:] = new
        for card in new:
            where[card] = zone
    # Only the owner has seen the top card.
    if t.fixed >> deck & 1 and t.decks[deck]:
        chance.shuffle(t.decks[deck])


def _place(
    cards: list[int], masks: list[int], room: list[int], chance: Chance
) -> list[list[int]] | None:
    """Each card at random into one of its zones, a roomy one more likely."""
    dealt: list[list[int]] = [[] for _ in room]
    for card in cards:
        total = 0
        for zone, may in enumerate(masks):
            if may >> card & 1:
                total += room[zone]
        if not total:
            return None
        pick = chance.below(total)
        for zone, may in enumerate(masks):
            if may >> card & 1:
                pick -= room[zone]
                if pick < 0:
                    dealt[zone].append(card)
                    room[zone] -= 1
                    break
    return dealt


def _swap(
    zones: list[tuple[int, list[int], int]], masks: list[int], chance: Chance
) -> list[list[int]]:
    """From the real deal on, many exchanges that nobody could notice."""
    dealt = [list(pile) for _, pile, _ in zones]
    slots = [(zone, at) for zone, pile in enumerate(dealt) for at in range(len(pile))]
    for _ in range(20 * len(slots)):
        one, other = slots[chance.below(len(slots))], slots[chance.below(len(slots))]
        first, second = dealt[one[0]][one[1]], dealt[other[0]][other[1]]
        if masks[one[0]] >> second & 1 and masks[other[0]] >> first & 1:
            dealt[one[0]][one[1]], dealt[other[0]][other[1]] = second, first
    return dealt

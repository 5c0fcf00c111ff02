"""Face-down piles, and what others can know of them.

Nobody knows the order of a shuffled deck, so a pile here has none: who draws takes a card at
random, by a draw of chance that anybody can check. That is the same game, and there is no order to
hide, to shuffle or to deal anew.

What others can know of one owner's face-down cards is, for each of the piles, which cards may be in
it: a set, as bits by card. The functions below keep these sets true. They never say more than
everybody can know; that of two known cards only one went unseen is not remembered, so a deal may be
a little too free, never too strict. Where players see single cards of others and could still name
them, as in the trading card game, that is kept instead: who knows which.
"""

from collections.abc import Iterable
from typing import Final

from mathom.core.chance import Chance

TRIES: Final = 20
"""How often luck may run into a dead end before the cards are swapped instead."""


def bits(cards: Iterable[int]) -> int:
    """A set of cards, or of whatever else has a number."""
    return sum([1 << card for card in cards])


def take_at_random(pile: list[int], chance: Chance) -> int:
    """Draw from a pile that has no order."""
    at = chance.below(len(pile))
    card = pile[at]
    pile[at] = pile[-1]
    pile.pop()
    return card


# --- `may[zone][owner]` holds what may be in each of an owner's piles


def goes_unseen(
    may: list[list[int]], owner: int, source: int, target: int, revealed: int = 0
) -> None:
    """A card went from one pile to another, and nobody else saw which. It is none of those, as
    bits, that would have been `revealed` by that.
    """
    may[target][owner] |= may[source][owner] & ~revealed


def is_shown(may: list[list[int]], owner: int, card: int) -> None:
    """Everybody sees where a card is: it is in none of the piles, until it is put there again."""
    keep = ~(1 << card)
    for zone in may:
        zone[owner] &= keep


def is_put(may: list[list[int]], owner: int, zone: int, card: int) -> None:
    """A card that everybody has seen goes to a pile."""
    may[zone][owner] |= 1 << card


def is_empty(may: list[list[int]], owner: int, zone: int) -> None:
    """Nothing is left in a pile, and everybody can count."""
    may[zone][owner] = 0


def is_certain(may: list[list[int]], owner: int, card: int) -> bool:
    """Whether everybody can tell in which pile a card is, if it is in one."""
    found = 0
    for zone in may:
        found += zone[owner] >> card & 1
    return found <= 1


# --- Dealing anew


def deal_anew(piles: list[list[int]], may: list[int], chance: Chance) -> list[list[int]]:
    """The same cards over piles of the same size, each somewhere that it may be: by luck alone,
    wherever they truly are.
    """
    cards = sorted([card for pile in piles for card in pile])
    anywhere = -1
    for each in may:
        anywhere &= each
    # Most cards can be in any of the piles: those fill what room the others leave.
    free = [card for card in cards if anywhere >> card & 1]
    bound = [card for card in cards if not anywhere >> card & 1]
    chance.shuffle(free)
    if bound:
        chance.shuffle(bound)
        # Who can be in few places comes first, else the others would take all the room.
        bound.sort(key=lambda card: sum(each >> card & 1 for each in may))
    for _ in range(TRIES):
        dealt = _place(bound, may, [len(pile) for pile in piles], chance)
        if dealt is not None:
            break
    else:
        # Not from the real deal on, or it would show through.
        return _swap(_some_deal(cards, may, [len(pile) for pile in piles]), may, chance)
    for pile, new in zip(piles, dealt, strict=True):
        left = len(pile) - len(new)
        if left:
            new += free[-left:]
            del free[-left:]
    return dealt


def _place(
    cards: list[int], may: list[int], room: list[int], chance: Chance
) -> list[list[int]] | None:
    """Each card at random into one of its piles, a roomy one more likely."""
    dealt: list[list[int]] = [[] for _ in room]
    for card in cards:
        total = 0
        for pile, each in enumerate(may):
            if each >> card & 1:
                total += room[pile]
        if not total:
            return None
        pick = chance.below(total)
        for pile, each in enumerate(may):
            if each >> card & 1:
                pick -= room[pile]
                if pick < 0:
                    dealt[pile].append(card)
                    room[pile] -= 1
                    break
    return dealt


def _swap(dealt: list[list[int]], may: list[int], chance: Chance) -> list[list[int]]:
    """From one deal on, many exchanges that nobody could notice."""
    slots = [(pile, at) for pile, cards in enumerate(dealt) for at in range(len(cards))]
    for _ in range(20 * len(slots)):
        one, other = slots[chance.below(len(slots))], slots[chance.below(len(slots))]
        first, second = dealt[one[0]][one[1]], dealt[other[0]][other[1]]
        if may[one[0]] >> second & 1 and may[other[0]] >> first & 1:
            dealt[one[0]][one[1]], dealt[other[0]][other[1]] = second, first
    return dealt


def _some_deal(cards: list[int], may: list[int], room: list[int]) -> list[list[int]]:
    """A deal that fits, without luck. There is one, for the real one fits."""
    dealt: list[list[int]] = [[] for _ in room]
    for card in cards:
        if not _make_room(card, dealt, may, room, set()):
            raise RuntimeError("a card is where nobody thinks that it may be")
    return dealt


def _make_room(
    card: int, dealt: list[list[int]], may: list[int], room: list[int], tried: set[int]
) -> bool:
    """Put a card into a pile, and if that is full, first one of its cards into another."""
    for pile, each in enumerate(may):
        if pile in tried or not each >> card & 1:
            continue
        tried.add(pile)
        if len(dealt[pile]) < room[pile]:
            dealt[pile].append(card)
            return True
        for at, other in enumerate(dealt[pile]):
            if _make_room(other, dealt, may, room, tried):
                dealt[pile][at] = card
                return True
    return False

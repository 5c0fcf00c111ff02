"""What others can know of face-down cards, and deals that fit it."""

from itertools import permutations

from mathom.cards.piles import (
    bits,
    deal_anew,
    goes_unseen,
    is_certain,
    is_empty,
    is_put,
    is_shown,
    take_at_random,
)
from mathom.core.chance import Chance

HAND, DECK, PILE = range(3)


def may(*zones: list[int]) -> list[list[int]]:
    """For a single owner."""
    return [[bits(cards)] for cards in zones]


def test_who_draws_takes_any_card() -> None:
    taken = {take_at_random([1, 2, 3], Chance(f"{seed}")) for seed in range(50)}
    assert taken == {1, 2, 3}
    pile = [1, 2, 3]
    card = take_at_random(pile, Chance("one"))
    assert sorted([*pile, card]) == [1, 2, 3]


def test_what_goes_unseen_may_be_any_card_of_where_it_came_from() -> None:
    known = may([], [1, 2, 3], [])
    goes_unseen(known, 0, DECK, HAND)
    assert known == may([1, 2, 3], [1, 2, 3], [])
    assert not is_certain(known, 0, 1)


def test_what_would_have_been_shown_went_nowhere_unseen() -> None:
    known = may([1, 2, 3], [], [4])
    goes_unseen(known, 0, HAND, PILE, revealed=bits([2]))
    assert known == may([1, 2, 3], [], [1, 3, 4])


def test_what_is_shown_is_in_no_pile_until_it_is_put_there() -> None:
    known = may([1, 2], [1, 2], [])
    is_shown(known, 0, 1)
    assert known == may([2], [2], [])
    is_put(known, 0, PILE, 1)
    assert known == may([2], [2], [1])
    assert is_certain(known, 0, 1)


def test_everybody_can_count() -> None:
    known = may([1, 2], [1, 2], [])
    is_empty(known, 0, HAND)
    assert known == may([], [1, 2], [])
    assert is_certain(known, 0, 1)


def test_a_deal_reaches_all_that_may_be_and_nothing_else() -> None:
    piles = [[1], [2, 3], [4]]
    allowed = [bits([1, 2, 4]), bits([1, 2, 3]), bits([2, 4])]
    truth = {
        (frozenset(order[:1]), frozenset(order[1:3]), frozenset(order[3:]))
        for order in permutations((1, 2, 3, 4))
        if allowed[0] >> order[0] & 1
        and allowed[1] >> order[1] & 1
        and allowed[1] >> order[2] & 1
        and allowed[2] >> order[3] & 1
    }
    dealt = set()
    for seed in range(300):
        new = deal_anew(piles, allowed, Chance(f"{seed}"))
        dealt.add(tuple(map(frozenset, new)))
    assert dealt == truth
    assert piles == [[1], [2, 3], [4]], "the true piles are left alone"


def test_a_deal_that_luck_does_not_find_is_found_by_exchanges() -> None:
    """Each card in just one place, but for two that can be exchanged."""
    piles = [[card] for card in range(12)]
    allowed = [1 << card for card in range(12)]
    allowed[0] = allowed[1] = bits([0, 1])
    dealt = {
        tuple(pile[0] for pile in deal_anew(piles, allowed, Chance(f"{n}"))) for n in range(60)
    }
    rest = tuple(range(2, 12))
    assert dealt == {(0, 1, *rest), (1, 0, *rest)}


def test_a_deal_that_luck_does_not_find_may_have_to_push_every_card_on() -> None:
    """The last card fits in one place alone, and each of the others there or in the next."""
    last = 11
    piles = [[last], *([card] for card in range(last))]
    allowed = [
        bits([0, last]),
        *(bits([card, card + 1]) for card in range(last - 1)),
        1 << last - 1,
    ]
    for seed in range(20):
        assert deal_anew(piles, allowed, Chance(f"{seed}")) == piles

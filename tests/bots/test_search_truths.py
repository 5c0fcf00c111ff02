"""The searcher on games whose truth is known: it finds it, as far as such a search can."""

from random import Random

import pytest

from mathom.bots.arena import interval, play_game
from mathom.bots.search import Kind, SearchBot
from tests.bots import cups, kuhn, nim, phantom
from tests.bots.small import begun, sight

KINDS: tuple[Kind, ...] = ("many-tree", "single-tree", "determinised")
KNOWING: tuple[Kind, ...] = ("many-tree", "single-tree")
"""Those that do not pretend to know what they can't."""


def visits(bot: SearchBot, position, seed: int = 1) -> dict[str, float]:
    """How the simulations were spent, as parts of all."""
    weighed = bot.weigh(sight(position), Random(seed))
    total = sum(each.visits for each in weighed)
    return {each.option.code: each.visits / total for each in weighed}


def favourite(bot: SearchBot, position, seed: int = 1) -> str:
    spent = visits(bot, position, seed)
    return max(spent, key=lambda code: spent[code])


# --- Nothing hidden: Nim has a winning move wherever it can have one


HEAPS = [
    (a, b, c)
    for a in range(1, 4)
    for b in range(a, 4)
    for c in range(b, 4)
    if nim.winning(a, b, c) and a + b + c > 3
]


@pytest.mark.parametrize("kind", KNOWING)
@pytest.mark.parametrize("heaps", HEAPS, ids=str)
def test_it_wins_at_nim_wherever_that_is_possible(heaps: tuple[int, ...], kind: Kind):
    bot = SearchBot(2000, kind=kind)
    assert favourite(bot, nim.heaps(*heaps)) in nim.winning(*heaps)


@pytest.mark.parametrize("heaps", [(1, 1, 1), (2, 2, 1), (3, 3, 2)], ids=str)
def test_one_tree_for_one_deal_is_plain_tree_search(heaps: tuple[int, ...]):
    bot = SearchBot(2000, kind="determinised", deals=1)
    assert favourite(bot, nim.heaps(*heaps)) in nim.winning(*heaps)


# --- A guess that can't be made


@pytest.mark.parametrize("kind", KNOWING)
def test_it_does_not_count_on_knowing_later_what_it_does_not_know_now(kind: Kind):
    assert favourite(SearchBot(1000, kind=kind), begun(cups.GAME)) == "pass"


def test_who_searches_deal_by_deal_counts_on_it():
    """Strategy fusion: a different cup in each world, and all of them the same situation."""
    bot = SearchBot(1000, kind="determinised", deals=10)
    dare, _ = bot.weigh(sight(begun(cups.GAME)), Random(1))
    assert dare.visits > 500
    assert dare.value > 0.8  # it is worth a quarter


# --- Kuhn poker


def strategy(bot: SearchBot, seeds: int = 5) -> dict[tuple[int, str], float]:
    """How often it bets or calls, in every situation."""
    found = {}
    for card, said in kuhn.SITUATIONS:
        other = (card + 1) % 3
        cards = (card, other) if len(said) % 2 == 0 else (other, card)
        position = kuhn.holding(cards, *kuhn.CODES[said])
        played = [visits(bot, position, seed) for seed in range(seeds)]
        found[card, said] = sum(p.get("bet", 0) + p.get("call", 0) for p in played) / seeds
    return found


def perfect(bluff: float) -> dict[tuple[int, str], float]:
    """One of the solutions; the first player may bluff as often as a third of the time."""
    return {
        **{(kuhn.JACK, said): 0.0 for said in ("cb", "b")},
        **{(kuhn.KING, said): 1.0 for said in ("cb", "c", "b")},
        (kuhn.JACK, ""): bluff,
        (kuhn.KING, ""): 3 * bluff,
        (kuhn.QUEEN, ""): 0.0,
        (kuhn.QUEEN, "cb"): bluff + 1 / 3,
        (kuhn.JACK, "c"): 1 / 3,
        (kuhn.QUEEN, "c"): 0.0,
        (kuhn.QUEEN, "b"): 1 / 3,
    }


@pytest.mark.parametrize("bluff", [0, 1 / 6, 1 / 3])
def test_the_yardstick_is_right(bluff: float):
    assert kuhn.value(perfect(bluff)) == pytest.approx(kuhn.VALUE)
    assert kuhn.exploitability(perfect(bluff)) == pytest.approx(0)


def test_against_itself_it_comes_near_the_value_of_kuhn_poker():
    bot = SearchBot(1000, doubt=0.8, score=kuhn.chips)
    assert kuhn.value(strategy(bot)) == pytest.approx(kuhn.VALUE, abs=0.03)


def test_the_best_answer_to_it_wins_little_at_kuhn_poker():
    """The rest is owed to one thing: it does not ask why somebody bets. To it, every card is as
    likely after a bet as before, so that it calls with a queen.
    """
    anything = dict.fromkeys(kuhn.SITUATIONS, 0.5)
    assert kuhn.exploitability(anything) == pytest.approx(11 / 24)
    found = strategy(SearchBot(1000, doubt=0.8, score=kuhn.chips))
    assert kuhn.exploitability(found) < 0.15
    thoughtful = found | {
        (kuhn.QUEEN, said): perfect(1 / 6)[kuhn.QUEEN, said] for said in ("b", "cb")
    }
    assert kuhn.exploitability(thoughtful) < 0.08


@pytest.mark.parametrize("kind", KINDS)
def test_no_mistakes_that_are_mistakes_with_any_belief(kind: Kind):
    found = strategy(SearchBot(2000, kind=kind, score=kuhn.chips), seeds=2)
    for said in ("b", "cb"):
        assert found[kuhn.KING, said] > 0.95
        assert found[kuhn.JACK, said] < 0.2


def test_doubt_teaches_it_to_bluff():
    """Without it, the others in its trees have found out that it holds the jack."""
    trusting = strategy(SearchBot(1500, score=kuhn.chips))
    doubting = strategy(SearchBot(1500, doubt=0.8, score=kuhn.chips))
    for said in ("", "c"):
        assert doubting[kuhn.JACK, said] > trusting[kuhn.JACK, said] + 0.03
        assert doubting[kuhn.KING, said] > trusting[kuhn.KING, said] + 0.05


# --- More simulations are stronger


def points(strong: SearchBot, weak: SearchBot, games: int) -> float:
    """What the strong one gets of all points, playing first in half of the games."""
    total = 0.0
    for number in range(games):
        bots = [strong, weak] if number % 2 == 0 else [weak, strong]
        result, _ = play_game(phantom.GAME, bots, {}, f"phantom {number}")
        if number % 2 in result.winners:
            total += 1 / len(result.winners)
    return total


@pytest.mark.nightly
def test_ten_times_the_simulations_are_stronger():
    """Against the same weak opponent; docs/bots.md has a longer run."""
    games, weak = 150, SearchBot(10)
    hundred = points(SearchBot(100), weak, games)
    assert interval(hundred, games)[0] > 0.5
    assert points(SearchBot(1000), weak, games) > hundred

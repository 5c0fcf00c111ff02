"""Chance is a stream that anybody can check with nothing but SHA-256."""

from collections import Counter
from hashlib import sha256

import pytest

from mathom.core.chance import (
    Chance,
    QuickChance,
    commitment,
    new_seed,
    quick_chance,
    seed_of_draw,
    splice,
    stream_apart,
    well_formed,
)
from mathom.core.state import clone


def by_hand(seed: str, number: int, sides: int) -> int:
    return int(sha256(f"{seed}:{number}".encode()).hexdigest(), 16) % sides


@pytest.mark.parametrize("seed", ["", "riddle", "Śmieagol", "with:colon", "f00d" * 16])
def test_every_draw_can_be_derived_by_hand(seed: str):
    chance = Chance(seed)
    for number, sides in enumerate((2, 6, 6**5, 52, 10**30, 1) * 4):
        assert chance.below(sides) == by_hand(seed, number, sides)


def test_draws_known_from_outside():
    """`printf mordor:0 | sha256sum` ends with 7e51, that of `mordor:1` with 3571."""
    chance = Chance("mordor")
    assert [chance.below(16**4), chance.below(16**4)] == [0x7E51, 0x3571]


def test_the_stream_goes_on_where_it_stands():
    assert Chance("riddle", drawn=1000).below(97) == by_hand("riddle", 1000, 97)


def test_it_counts_its_draws():
    chance = Chance("riddle")
    for _ in range(5):
        chance.below(6)
    assert chance.drawn == 5


def test_two_copies_draw_the_same_and_do_not_feel_each_other():
    chance = Chance("riddle", 3)
    copy = clone(chance)
    assert copy == chance
    drawn = [chance.below(100) for _ in range(20)]
    assert copy.drawn == 3
    assert [copy.below(100) for _ in range(20)] == drawn


def test_other_seeds_draw_otherwise():
    assert len({Chance(f"seed {number}").below(2**64) for number in range(100)}) == 100


@pytest.mark.parametrize("sides", [2, 6, 7, 52])
def test_all_sides_come_about_equally_often(sides: int):
    chance, draws = Chance("fair"), 500 * sides
    counts = Counter(chance.below(sides) for _ in range(draws))
    assert set(counts) == set(range(sides))
    squares = sum((count - 500) ** 2 / 500 for count in counts.values())
    # Chi-squared with `sides - 1` degrees of freedom: mean `sides - 1`, variance twice that.
    assert abs(squares - (sides - 1)) < 4 * (2 * (sides - 1)) ** 0.5


# Shuffling


def test_a_shuffle_is_fisher_and_yates_from_the_end():
    cards = list("abcdefgh")
    expected = cards.copy()
    for draw, last in enumerate(range(7, 0, -1)):
        other = by_hand("deck", draw, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    chance = Chance("deck")
    chance.shuffle(cards)
    assert cards == expected
    assert chance.drawn == 7


def test_a_shuffle_keeps_every_card():
    cards = list(range(52))
    Chance("deck").shuffle(cards)
    assert sorted(cards) == list(range(52))
    assert cards != list(range(52))


@pytest.mark.parametrize("cards", [[], ["only"]])
def test_nothing_to_shuffle_draws_nothing(cards: list[str]):
    chance = Chance("deck")
    chance.shuffle(cards)
    assert chance.drawn == 0


def test_every_order_of_three_cards_comes_about_equally_often():
    chance = Chance("orders")
    counts: Counter[str] = Counter()
    for _ in range(3000):
        cards = list("abc")
        chance.shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


# The log


def test_a_listener_hears_every_draw():
    chance = Chance("riddle")
    chance.log = []
    drawn = [chance.below(6), chance.below(20)]
    assert chance.log == [[6, drawn[0]], [20, drawn[1]]]


def test_what_was_heard_before_is_not_heard_again():
    log: list[list[int]] = []
    for _ in range(2):
        chance = Chance("riddle")
        chance.log = log
        chance.below(6)
        chance.below(6)
    assert len(log) == 2


def test_a_copy_has_no_listener():
    chance = Chance("riddle")
    chance.log = []
    clone(chance).below(6)
    assert chance.log == []


# Seeds


def test_the_commitment_is_the_seeds_hash():
    assert commitment("riddle") == sha256(b"riddle").hexdigest()


def test_the_commitment_is_that_of_sha256_anywhere():
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_new_seeds_are_new_and_long():
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_a_stream_apart_tells_nothing_of_the_seed():
    luck = stream_apart("riddle", "bots")
    assert "riddle" not in luck.seed
    draws = [Chance("riddle", n).below(10**9) for n in range(20)]
    assert not set(draws) & {luck.below(10**9) for _ in range(20)}
    assert stream_apart("riddle", "bots") == stream_apart("riddle", "bots")
    assert stream_apart("riddle", "bots").seed != stream_apart("riddle", "others").seed


# Spliced seeds


def test_a_spliced_seed_repeats_the_first_draws_and_then_goes_its_own_way():
    old, new = Chance("riddle"), Chance(splice("riddle", 5))
    assert [old.below(10**9) for _ in range(5)] == [new.below(10**9) for _ in range(5)]
    assert [old.below(10**9) for _ in range(5)] != [new.below(10**9) for _ in range(5)]


def test_the_draws_after_a_splice_are_those_of_its_own_seed():
    seed = splice("riddle", 2)
    own = seed.rpartition("~")[2]
    assert seed_of_draw(seed, 1) == "riddle"
    assert seed_of_draw(seed, 2) == seed_of_draw(seed, 99) == own
    assert Chance(seed, 2).below(10**9) == Chance(own, 2).below(10**9)


def test_a_spliced_seed_can_be_spliced_again():
    seed = splice(splice("riddle", 2), 4)
    _, _, second, _, third = seed.split("~")
    assert [seed_of_draw(seed, draw) for draw in range(6)] == [
        "riddle", "riddle", second, second, third, third
    ]  # fmt: skip


def test_two_splices_at_the_same_place_differ():
    assert splice("riddle", 2) != splice("riddle", 2)


@pytest.mark.parametrize("seed", ["riddle", "", "a~0~b", "a~1~b~2~c"])
def test_seeds_that_draws_can_be_made_from(seed: str):
    assert well_formed(seed)
    Chance(seed).below(6)


@pytest.mark.parametrize("seed", ["~", "a~1", "a~b~c", "a~-1~b", "a~1~b~c", "a~1e3~b", "a~~b"])
def test_seeds_that_no_draw_can_be_made_from(seed: str):
    assert not well_formed(seed)


# Quick luck


def test_quick_luck_repeats_itself_and_differs_by_word():
    once, again = (
        [tuple(drawn(quick_chance(word), 1000, 20)) for word in range(50)] for _ in range(2)
    )
    assert once == again
    assert len(set(once)) == 50


def drawn(chance: Chance, sides: int, count: int) -> list[int]:
    return [chance.below(sides) for _ in range(count)]


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7776])
def test_quick_luck_is_fair(sides: int):
    """Also its lowest bits, and also the first draw of neighbouring words."""
    count = 12_000
    for found in (
        drawn(quick_chance(7), sides, count),
        [quick_chance(word).below(sides) for word in range(count)],
    ):
        assert min(found) >= 0
        assert max(found) < sides
        assert abs(sum(found) / count - (sides - 1) / 2) < 0.02 * sides
        assert abs(sum(draw % 2 for draw in found) / count - (sides // 2) / sides) < 0.02


def test_quick_luck_is_a_chance_that_states_can_hold():
    chance = quick_chance(3)
    copy = clone(chance)
    assert (type(copy), copy) == (QuickChance, chance)
    assert drawn(copy, 100, 10) == drawn(chance, 100, 10)
    assert chance.drawn == copy.drawn

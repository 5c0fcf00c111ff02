"""Phase 1: rolling and keeping dice (J-3.4 to J-3.18)."""

from collections import Counter
from itertools import chain, combinations, combinations_with_replacement

import pytest

from mathom.games.journey.data import DICE, DIE_NAMES, SYMBOL_NAMES, Die, Symbol
from tests.journey.scene import Scene
from tests.marks import rule


def rolled(dice: str, **scene) -> Scene:
    """Merry's first roll."""
    table = Scene("merry sam", **scene)
    table.roll(dice)
    return table


@rule("J-3.4")
def test_the_first_roll_uses_all_five_dice_in_every_turn():
    scene = Scene("merry sam")
    assert set(scene.rolls()[-1]) == set(DICE)
    scene.idles()
    assert scene.turn == "sam"
    assert set(scene.rolls()[-1]) == set(DICE)


@rule("J-3.6")
def test_at_least_one_die_must_be_kept():
    scene = rolled("ring ring weapon gandalf tree")
    assert scene.options() == {
        "keep yellow ring",
        "keep red ring",
        "keep blue weapon",
        "keep green gandalf",
        "keep black tree",
    }
    assert scene.refusal("roll") == ("reason-nothing-kept", "J-3.6")


@rule("J-3.6")
def test_and_again_after_a_later_roll():
    scene = rolled("ring ring weapon gandalf orc")
    scene.keep("yellow ring, blue weapon")
    assert "roll" in scene.options()
    scene.roll("red ring, green orc, black weapon")
    assert scene.refusal("roll") == ("reason-nothing-kept", "J-3.6")


@rule("J-3.6", "J-3.7")
def test_one_is_enough_and_more_are_allowed():
    scene = rolled("ring weapon gandalf orc orc")
    scene.keep("yellow ring")
    assert scene.options() == {
        "keep red weapon",
        "keep blue gandalf",
        "keep green orc",
        "keep black orc",
        "roll",
    }


@rule("J-3.7", "J-3.11")
def test_all_five_may_be_kept_at_once():
    scene = rolled("ring weapon gandalf orc nazgul")
    scene.keep("yellow ring, red weapon, green orc, black nazgul, blue gandalf")
    assert len(scene.rolls()) == 1
    assert scene.view.phase == "using"
    assert {die.where for die in scene.view.dice} == {"kept"}


@rule("J-3.8")
@pytest.mark.parametrize("symbol", ["ring", "gandalf", "weapon", "orc"])
def test_dice_kept_from_one_roll_show_different_symbols(symbol):
    others = [other for other in ("ring", "gandalf", "weapon", "orc") if other != symbol]
    scene = rolled(" ".join([symbol, symbol, *others]))
    scene.keep(f"yellow {symbol}")
    assert scene.refusal(f"keep red {symbol}") == ("reason-same-symbol", "J-3.8")
    scene.keep(f"blue {others[0]}")
    assert scene.refusal(f"keep red {symbol}") == ("reason-same-symbol", "J-3.8")


@rule("J-3.8")
def test_a_symbol_of_an_earlier_roll_may_be_kept_again():
    scene = rolled("ring nazgul weapon orc orc")
    scene.keep("yellow ring, red nazgul")
    scene.roll("blue ring, green nazgul, black orc")
    scene.keep("blue ring, green nazgul")
    assert [die.colour for die in scene.view.dice if die.where == "kept"] == ["blue", "green"]


@rule("J-3.9")
def test_all_dice_not_kept_are_rolled_again():
    scene = rolled("ring weapon gandalf orc orc")
    scene.keep("red weapon, blue gandalf")
    scene.choose("roll")
    assert set(scene.rolls()[-1]) == {Die.YELLOW, Die.GREEN, Die.BLACK}


@rule("J-3.9", "J-3.11")
def test_nobody_may_stop_just_because_the_dice_are_good():
    scene = rolled("ring weapon gandalf orc orc")
    assert scene.refusal("stop") == ("reason-no-tree", "J-3.9", "J-3.11")
    scene.keep("yellow ring")
    assert scene.refusal("stop") == ("reason-no-tree", "J-3.9", "J-3.11")


@rule("J-3.9")
def test_if_nothing_else_may_be_kept_the_rest_is_rolled_without_asking():
    scene = rolled("ring ring orc orc orc")
    scene.keep("yellow ring, black orc")
    assert set(scene.rolls()[-1]) == {Die.RED, Die.BLUE, Die.GREEN}


@rule("J-3.10")
def test_a_kept_die_stays_as_it_is():
    scene = rolled("ring weapon gandalf orc orc")
    scene.keep("yellow ring")
    assert scene.refusal("keep yellow ring") == ("reason-kept-already", "J-3.10")
    scene.roll("red orc, blue orc, green weapon, black weapon")
    assert Die.YELLOW not in scene.rolls()[-1]
    assert scene.view.dice[Die.YELLOW].symbol == "ring"
    assert scene.view.dice[Die.YELLOW].where == "locked"
    assert scene.refusal("keep yellow ring") == ("reason-kept-already", "J-3.10")


@rule("J-3.11")
def test_rolling_goes_on_until_all_five_are_kept():
    scene = rolled("ring weapon gandalf orc orc")
    scene.keep("yellow ring, red weapon, blue gandalf, green orc")
    # The second Orc may not be kept, so the black die is rolled again, and kept: it is the last.
    scene.roll("black weapon")
    assert scene.view.phase == "using"
    assert scene.view.dice[Die.BLACK].symbol == "weapon"


@rule("J-3.12")
def test_a_rolled_nazgul_must_be_kept_before_rolling_on():
    scene = rolled("ring weapon gandalf nazgul orc")
    assert scene.ask.prompt.id == "prompt-keep-nazgul"
    scene.keep("yellow ring")
    assert scene.refusal("roll") == ("reason-nazgul-left", "J-3.12")
    scene.keep("green nazgul")
    assert "roll" in scene.options()


@rule("J-3.12")
def test_the_last_choice_is_taken_without_asking_if_it_is_the_nazgul():
    scene = rolled("ring ring ring ring nazgul")
    scene.keep("red ring")
    assert scene.view.dice[Die.BLACK].where == "locked"
    assert scene.view.dice[Die.BLACK].symbol == "nazgul"
    assert set(scene.rolls()[-1]) == {Die.YELLOW, Die.BLUE, Die.GREEN}


@rule("J-3.12")
def test_no_nazgul_no_duty():
    scene = rolled("ring weapon gandalf nazgul orc")
    scene.keep("green nazgul")
    scene.roll("yellow ring, red ring, blue weapon, black orc")
    scene.keep("blue weapon")
    assert "roll" in scene.options()


@rule("J-3.13")
@pytest.mark.parametrize("chosen", ["yellow", "blue", "black"])
def test_of_several_nazguls_any_one_may_be_kept_and_only_one(chosen):
    scene = rolled("nazgul ring nazgul orc nazgul")
    scene.keep(f"{chosen} nazgul")
    assert scene.options() == {"keep red ring", "keep green orc", "roll"}
    for colour in {"yellow", "blue", "black"} - {chosen}:
        assert scene.refusal(f"keep {colour} nazgul") == ("reason-second-nazgul", "J-3.13")


@rule("J-3.13")
def test_the_nazgul_counts_as_the_one_die_that_must_be_kept():
    scene = rolled("nazgul ring ring orc orc")
    scene.keep("yellow nazgul")
    assert "roll" in scene.options()


@rule("J-3.11", "J-3.14")
def test_the_white_tree_ends_the_rolling():
    scene = rolled("ring ring weapon gandalf tree")
    scene.keep("black tree")
    assert scene.refusal("roll") == ("reason-tree-ends", "J-3.14")
    scene.choose("stop")
    assert scene.turn == "sam"
    assert [len(roll) for roll in scene.rolls()] == [5, 5]  # Merry's only roll, then Sam's first


@rule("J-3.15")
def test_the_white_tree_may_be_left():
    scene = rolled("ring ring weapon gandalf tree")
    scene.keep("yellow ring")
    scene.choose("roll")
    assert Die.BLACK in scene.rolls()[-1]
    assert scene.turn == "merry"


@rule("J-3.15")
def test_but_not_if_it_is_on_the_only_die():
    scene = rolled("ring weapon gandalf orc orc")
    scene.keep("yellow ring, red weapon, blue gandalf, green orc")
    scene.roll("black tree")
    assert scene.view.phase == "using"  # nothing was asked
    assert scene.view.dice[Die.BLACK].where == "kept"


@rule("J-3.16")
def test_other_symbols_may_come_with_the_tree_before_and_after():
    scene = rolled("ring ring weapon gandalf tree")
    scene.keep("yellow ring, black tree")
    assert scene.options() == {"keep blue weapon", "keep green gandalf", "stop"}
    assert scene.refusal("keep red ring") == ("reason-same-symbol", "J-3.8")
    scene.keep("green gandalf")
    assert scene.options() == {"keep blue weapon", "stop"}


@rule("J-3.16")
def test_if_nothing_can_come_with_the_tree_the_phase_ends_without_asking():
    scene = rolled("ring ring ring ring tree")
    scene.keep("black tree, yellow ring")
    assert scene.turn == "sam"
    assert scene.circles("merry") == 1


@rule("J-3.17")
def test_the_tree_does_not_free_from_the_duty_to_keep_a_nazgul():
    scene = rolled("ring nazgul weapon nazgul tree")
    scene.keep("black tree")
    assert scene.refusal("stop") == ("reason-nazgul-left", "J-3.17")
    scene.keep("blue weapon")
    assert scene.refusal("stop") == ("reason-nazgul-left", "J-3.17")
    scene.keep("green nazgul")
    assert scene.options() == {"keep yellow ring", "stop"}


@rule("J-3.18")
def test_dice_left_on_the_table_do_not_count():
    scene = rolled("ring ring orc gandalf tree")
    scene.keep("black tree, red ring")
    scene.choose("stop")
    assert scene.circles("merry") == 1  # neither the second Ring nor the Orc
    assert scene.turn == "sam"  # and nobody asked about the Gandalf


# --- All of it at once: the sets that can be kept are exactly those that the rules allow.


def lawful_sets(roll: dict[Die, Symbol], rivendell: bool) -> set[frozenset[Die]]:
    """By the book, without the engine."""
    every = chain.from_iterable(combinations(roll, number) for number in range(1, len(roll) + 1))
    return {frozenset(dice) for dice in every if is_lawful([*dice], roll, rivendell)}


def is_lawful(dice: list[Die], roll: dict[Die, Symbol], rivendell: bool) -> bool:
    kept = Counter(roll[die] for die in dice)
    if Symbol.NAZGUL in roll.values() and not kept[Symbol.NAZGUL]:
        return False
    return rivendell or max(kept.values()) == 1


def playable_sets(scene: Scene) -> set[frozenset[Die]]:
    """Every set of dice with which the player can leave the roll on the table."""
    found: set[frozenset[Die]] = set()
    seen: set[frozenset[Die]] = set()
    start = scene.position.fork()
    waiting = [(start, frozenset[Die]())]
    while waiting:
        position, kept = waiting.pop()
        for option in position.asks[0].options:
            if not option.code.startswith("keep"):
                found.add(kept)  # roll or stop
                continue
            after = position.fork()
            after.state.story = story = []
            after.answer(after.asks[0], after.asks[0].option(option.code))
            now = set(kept)
            for event in story:
                if event.kind != "kept":
                    break
                now |= {die for die in DICE if DIE_NAMES[die] == event.args["die"]}
            moved_on = after.state.step != "keep" or any(event.kind != "kept" for event in story)
            if moved_on:
                found.add(frozenset(now))
            elif frozenset(now) not in seen:
                seen.add(frozenset(now))
                waiting.append((after, frozenset(now)))
    return found


ROLLS = [
    (*coloured, black)
    for coloured in combinations_with_replacement([s for s in Symbol if s is not Symbol.TREE], 4)
    for black in Symbol
][::5]


@rule("J-3.6", "J-3.7", "J-3.8", "J-3.12", "J-3.13", "J-3.15", "J-3.16", "J-3.17")
@pytest.mark.parametrize("part", range(4))
def test_exactly_the_lawful_sets_of_dice_can_be_kept(part):
    for symbols in ROLLS[part::4]:
        scene = put_on_the_table(symbols, Scene("merry sam"))
        roll = dict(zip(DICE, symbols, strict=True))
        assert playable_sets(scene) == lawful_sets(roll, rivendell=False), symbols


@rule("J-7.3", "J-7.4")
@pytest.mark.parametrize("part", range(4))
def test_exactly_the_lawful_sets_of_dice_can_be_kept_in_rivendell(part):
    for symbols in ROLLS[part::4]:
        rivendell = Scene("merry sam", variant="advanced", place="rivendell")
        scene = put_on_the_table(symbols, rivendell)
        roll = dict(zip(DICE, symbols, strict=True))
        assert playable_sets(scene) == lawful_sets(roll, rivendell=True), symbols


def put_on_the_table(symbols: tuple[Symbol, ...], scene: Scene) -> Scene:
    scene.roll(" ".join(SYMBOL_NAMES[symbol] for symbol in symbols))
    return scene

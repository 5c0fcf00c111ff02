"""A game in motion: answered, forked, dealt anew, played out."""

from typing import Any

import pytest

from mathom.core.ask import UNSEEN, Ask, Option, Play, Question, Together, choose, together
from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.message import Message
from mathom.core.position import Position, play_out
from mathom.core.state import OVER, clone, digest
from tests.core.table import arranged
from tests.core.toy import (
    BRAG,
    GAME,
    HIDE,
    KEEP,
    NAMES,
    STEPS,
    TOSS,
    Pockets,
    PocketsGame,
    Stone,
    close_fist,
    dare,
)

BILBO, GOLLUM = 0, 1


def sit_down(game: PocketsGame = GAME, seed: str = "riddle") -> Position[Pockets]:
    """Bilbo holds agate, flint and topaz; Gollum holds beryl, garnet and opal."""
    dealt = arranged("agate flint topaz", "beryl garnet opal", game=game)
    return Position(dealt, dealt.setup({"rounds": 3}, 2, Chance(seed)))


def play(position: Position[Any], *lines: str) -> None:
    """`0 hide agate` and so on."""
    for line in lines:
        seat, _, code = line.partition(" ")
        ask = position.ask(int(seat))
        assert ask is not None, f"seat {seat} is not asked"
        option = ask.option(code)
        assert option is not None, f"{code!r} is not among {ask}"
        position.answer(ask, option)


def codes(position: Position[Any]) -> list[list[str]]:
    return [[option.code for option in ask.options] for ask in position.asks]


ROUND = ("0 hide agate", "0 hush", "1 hide opal", "1 hush")


# Answering


def test_it_stops_at_the_first_question():
    position = sit_down()
    assert position.state.step == "hide"
    assert codes(position) == [
        ["hide agate", "hide flint", "hide topaz"],
        ["hide beryl", "hide garnet", "hide opal"],
    ]
    assert not position.over


def test_a_seat_finds_its_own_question():
    position = sit_down()
    assert position.ask(GOLLUM) is position.asks[1]
    assert position.ask(SPECTATOR) is None
    play(position, *ROUND)
    assert position.ask(BILBO) is None
    assert position.asks == [position.ask(GOLLUM)]


def test_an_answer_says_whose_and_what_it_was():
    position = sit_down()
    ask = position.asks[1]
    choice = position.answer(ask, ask.options[2])
    assert (choice.seat, choice.code, choice.ask_index) == (GOLLUM, "hide opal", 1)
    assert (choice.hidden, choice.seen) == (True, UNSEEN)


def test_the_choices_since_the_last_boundary_are_kept_and_no_others():
    position = sit_down()
    play(position, *ROUND[:3])
    assert [choice.code for choice in position.since] == ["hide agate", "hush", "hide opal"]
    play(position, ROUND[3])
    assert position.since == []


def test_the_base_is_the_table_before_those_choices():
    position = sit_down()
    play(position, *ROUND[:3])
    assert position.base.fists == [None, None]
    assert position.state.fists == [Stone.AGATE, Stone.OPAL]
    play(position, ROUND[3])
    assert position.base == position.state
    assert position.base.step == "dare"


def test_when_it_is_over_nobody_is_asked():
    position = sit_down()
    for stone, other in (("agate", "opal"), ("flint", "garnet"), ("topaz", "beryl")):
        play(position, f"0 hide {stone}", "0 hush", f"1 hide {other}", "1 hush")
        play(position, f"{position.state.winner} keep")
    assert position.over
    assert position.asks == []
    assert position.ask(BILBO) is None
    assert position.base.step == OVER
    assert position.state.points == [1, 2]


# Forking


@pytest.mark.parametrize("choices", range(5))
def test_a_fork_stands_where_its_original_stands(choices: int):
    position = sit_down()
    play(position, *ROUND[:choices])
    fork = position.fork()
    assert fork.state == position.state
    assert fork.state is not position.state
    assert codes(fork) == codes(position)


def test_a_fork_goes_on_exactly_like_its_original():
    position = sit_down()
    play(position, *ROUND[:2])
    fork = position.fork()
    for each in (fork, position):
        play(
            each,
            *ROUND[2:],
            "1 toss",
            "1 heads",
            "1 hide garnet",
            "1 brag",
            "0 hide topaz",
            "0 hush",
        )
        play(each, "0 toss", "0 tails")
    assert digest(fork.state) == digest(position.state)


def test_neither_feels_the_other():
    position = sit_down()
    play(position, ROUND[0])
    fork, before = position.fork(), digest(position.state)
    play(fork, *ROUND[1:], "1 toss", "1 heads")
    assert digest(position.state) == before
    play(position, "0 brag")
    assert fork.state.step == "hide"
    assert fork.state.round == 1


def test_a_fork_can_be_forked():
    position = sit_down()
    play(position, ROUND[0])
    fork = position.fork()
    play(fork, ROUND[1])
    again = fork.fork()
    play(again, *ROUND[2:])
    assert again.state.step == "dare"
    assert [choice.code for choice in fork.since] == ["hide agate", "hush"]


def test_a_fork_tells_nobody_and_logs_no_draw():
    dealt = arranged("agate flint topaz", "beryl garnet opal")
    state = dealt.setup({"rounds": 3}, 2, Chance("riddle"))
    state.story, state.chance.log = [], []
    position = Position(dealt, state)
    told, drawn = len(state.story), len(state.chance.log)
    fork = position.fork()
    play(fork, *ROUND, "1 toss", "1 heads")
    assert (len(state.story), len(state.chance.log)) == (told, drawn)
    play(position, *ROUND, "1 toss", "1 heads")
    assert len(state.story) > told
    assert len(state.chance.log) == drawn + 1


# Dealing anew


def deals(position: Position[Pockets], viewer: int, count: int = 40) -> list[Position[Pockets]]:
    return [position.redeal(viewer, Chance(f"deal {number}")) for number in range(count)]


def test_a_deal_keeps_what_the_viewer_sees_and_changes_the_rest():
    position = sit_down()
    dealt = deals(position, BILBO)
    view = GAME.view(position.state, BILBO)
    assert all(GAME.view(deal.state, BILBO) == view for deal in dealt)
    assert len({tuple(deal.state.pockets[GOLLUM]) for deal in dealt}) > 10


def test_a_deal_for_a_spectator_changes_every_pocket():
    dealt = deals(sit_down(), SPECTATOR)
    for seat in (BILBO, GOLLUM):
        assert len({tuple(deal.state.pockets[seat]) for deal in dealt}) > 10


def test_a_deal_leaves_the_table_alone():
    position = sit_down()
    play(position, *ROUND[:3])
    before = digest(position.state)
    for deal in deals(position, BILBO, 5):
        play(deal, "1 brag")
    assert digest(position.state) == before


def test_a_deal_goes_on_with_another_chance():
    position = sit_down()
    play(position, *ROUND)
    chance = Chance("other", 7)
    deal = position.redeal(GOLLUM, chance)
    assert deal.state.chance.seed == "other"
    tosses = set()
    for other in deals(position, GOLLUM):
        play(other, "1 toss", "1 heads")
        tosses.add(other.state.points[GOLLUM])
    assert tosses == {0, 2}


def test_the_viewers_own_secret_choice_stands():
    position = sit_down()
    play(position, "0 hide flint", "1 hide opal")
    for deal in deals(position, BILBO):
        assert deal.state.fists[BILBO] == Stone.FLINT
        assert codes(deal)[0] == ["brag", "hush"]


def test_the_others_secret_choices_are_made_anew():
    position = sit_down()
    play(position, "0 hide flint", "1 hide opal", "1 brag")
    dealt = deals(position, BILBO)
    fists = {deal.state.fists[GOLLUM] for deal in dealt}
    assert len(fists) > 3
    assert all(deal.state.fists[GOLLUM] in deal.state.pockets[GOLLUM] for deal in dealt)
    assert {deal.state.brags[GOLLUM] for deal in dealt} == {False, True}


LOUD = Option("loudly", 2, Message("option-brag"))
QUIET = Option("quietly", 1, Message("option-brag"))


def hide_and_boast(t: Pockets) -> Play:
    """Who brags also chooses how: some have three secret choices to make, some two."""

    def boast(seat: int) -> Play:
        yield from close_fist(t, seat)
        if t.brags[seat]:
            yield from choose(seat, [LOUD, QUIET], Question("brag").plain, secret=True)

    yield from together(*[boast(seat) for seat in range(len(t.pockets))])
    t.step = "open"


class Boasting(PocketsGame):
    steps = STEPS | {"hide": hide_and_boast}


def test_a_deal_does_not_end_a_step_that_waits_for_a_secret_choice():
    """Bilbo is done, and knows that Gollum is not: no fist has been opened."""
    position = sit_down(Boasting())
    play(position, "0 hide flint", "0 hush", "1 hide opal", "1 brag")
    assert position.state.step == "hide"
    view = GAME.view(position.state, BILBO)
    assert [deal.state.step for deal in deals(position, BILBO)] == ["hide"] * 40
    assert all(GAME.view(deal.state, BILBO) == view for deal in deals(position, BILBO))


def show_and_dare(t: Pockets) -> Play:
    """The winner first shows a stone that nobody has seen, then keeps or tosses."""
    options = [HIDE[stone] for stone in t.pockets[t.winner]]
    shown = (yield from choose(t.winner, options, Question("hide").plain)).stone
    t.pockets[t.winner].remove(shown)
    t.opened[t.winner].append(shown)
    t.news += 1
    yield from dare(t)


class Showing(PocketsGame):
    steps = STEPS | {"dare": show_and_dare}


def test_what_was_shown_since_the_boundary_is_shown_in_every_deal():
    position = sit_down(Showing())
    play(position, *ROUND, "1 hide garnet")
    view = GAME.view(position.state, BILBO)
    for deal in deals(position, BILBO):
        assert GAME.view(deal.state, BILBO) == view


# Chance


def test_draws_that_were_used_are_skipped():
    position = sit_down()
    play(position, *ROUND)
    position.skip_draws(100)
    play(position, "1 toss", "1 heads")
    assert position.state.chance.drawn == 101
    assert position.state.points[GOLLUM] == 2 * Chance("riddle", 100).below(2)


def test_a_fork_skips_them_too():
    position = sit_down()
    play(position, *ROUND)
    position.skip_draws(100)
    fork = position.fork()
    play(fork, "1 toss", "1 heads")
    assert fork.state.chance.drawn == 101


def test_skipping_leaves_earlier_copies_of_the_base_alone():
    position = sit_down()
    base, drawn = position.base, position.base.chance.drawn
    position.skip_draws(100)
    assert base.chance.drawn == drawn


# Playing out


def first(ask: Ask) -> Option[Any]:
    return ask.options[0]


def test_a_playout_ends_the_game_and_counts_its_decisions():
    state = GAME.setup({"rounds": 3}, 2, Chance("riddle"))
    assert play_out(GAME, state, first) == 3 * (2 * 2 + 1)
    assert state.step == OVER
    assert GAME.result(state) is not None


def test_a_playout_comes_out_like_the_same_game_played_by_hand():
    position = sit_down()
    state = clone(position.base)
    play_out(position.game, state, first)
    while position.asks:
        position.answer(position.asks[0], position.asks[0].options[0])
    assert digest(state) == digest(position.state)


def test_a_playout_asks_everybody():
    asked = []

    def pick(ask: Ask) -> Option[Any]:
        asked.append(ask.seat)
        return ask.options[-1]

    play_out(GAME, GAME.setup({"rounds": 1}, 3, Chance("riddle")), pick)
    assert sorted(asked[:6]) == [0, 0, 1, 1, 2, 2]


def test_a_playout_of_a_finished_game_is_nothing():
    state = GAME.setup({"rounds": 1}, 2, Chance("riddle"))
    play_out(GAME, state, first)
    before = digest(state)
    assert play_out(GAME, state, first) == 0
    assert digest(state) == before


def test_secret_choices_are_open_together_and_public_ones_are_not():
    position = sit_down()
    assert isinstance(position.asked, Together)
    play(position, *ROUND)
    assert isinstance(position.asked, Ask)
    assert codes(position) == [[KEEP.code, TOSS.code]]


def test_even_a_single_open_question_of_several_is_answered_as_such():
    position = sit_down()
    play(position, *ROUND[:2])
    assert isinstance(position.asked, Together)
    play(position, f"1 hide {NAMES[Stone.OPAL]}", f"1 {BRAG.code}")
    assert position.state.stake == 2

"""Standing orders: what a seat decides in advance, and that it tells nobody anything."""

import pytest

from mathom.core import registry
from mathom.core.chance import Chance
from mathom.core.match import Match, replay
from mathom.core.message import Refused
from mathom.core.orders import NO_ORDERS, Until
from mathom.core.record import Choice, Seat
from mathom.core.testing import LAWS, Case, cases
from mathom.core.testing.case import pick, random_positions
from tests.core import vigil
from tests.core.table import play, registered, sit_down
from tests.core.vigil import GAME, Night

FRODO, SAM, PIPPIN = 0, 1, 2
FRIENDS = [Seat("Frodo"), Seat("Sam"), Seat("Pippin")]


def night(*hands: int, watches: int = 3) -> Match[Night]:
    return Match(vigil.with_torches(*hands), FRIENDS[: len(hands)], {"watches": watches}, "0" * 32)


def obey(match: Match[Night]) -> list[str]:
    """Let the orders choose as long as they do; what they chose."""
    before = len(match.lines)
    while (choice := match.by_orders()) is not None:
        match.choose(choice.seat, choice.code)
    return match.lines[before:]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_the_vigil_keeps_every_law(law, case):
    with registered(GAME):
        law(case)


def test_without_orders_everybody_is_asked():
    match = night(1, 1)
    assert match.by_orders() is None
    assert match.orders == [NO_ORDERS, NO_ORDERS]


# Until something changes


def test_who_passes_until_something_changes_passes_at_every_turn():
    match = night(1, 1, 1)
    match.order(FRODO, Until.CHANGE)
    assert match.by_orders() == Choice(FRODO, "pass")
    assert obey(match) == ["0 pass"]
    play(match, "1 pass")
    match.order(PIPPIN, Until.CHANGE)
    assert obey(match) == ["2 pass"]


def test_any_deed_but_a_pass_ends_it():
    match = night(1, 2)
    match.order(FRODO, Until.CHANGE)
    obey(match)
    play(match, "1 light")
    assert match.passing(FRODO) is None
    ended = match.passing_ended(FRODO)
    assert ended is not None
    assert (ended.why, ended.seat) == ("deed", SAM)
    play(match, "0 hush")  # he is asked again, and knows now
    assert match.passing_ended(FRODO) is None


def test_a_new_round_is_a_change():
    """New cards may have been drawn without anybody's choosing: who waits for a change wants to
    know.
    """
    match = night(1, 1)
    match.order(FRODO, Until.CHANGE)
    obey(match)
    play(match, "1 pass")
    assert match.state.watch == 1
    assert match.by_orders() is None
    ended = match.passing_ended(FRODO)
    assert ended is not None
    assert ended.why == "round"


def test_ones_own_deed_ends_it_and_is_no_news():
    match = night(1, 1)
    match.order(FRODO, Until.CHANGE)
    play(match, "0 light")
    assert match.passing(FRODO) is None
    assert match.passing_ended(FRODO) is None


def test_it_can_be_withdrawn():
    match = night(1, 1)
    match.order(FRODO, Until.CHANGE)
    match.order(FRODO)
    assert match.by_orders() is None
    assert match.passing_ended(FRODO) is None


def test_it_is_not_begun_anew_by_other_orders():
    match = night(1, 2)
    match.order(FRODO, Until.CHANGE)
    begun = match.passing(FRODO)
    obey(match)
    match.order(FRODO, Until.CHANGE, skips=["cheer"])
    assert match.passing(FRODO) == begun


# For this round


def test_for_this_round_whatever_the_others_do():
    match = night(1, 2)
    match.order(FRODO, Until.ROUND)
    obey(match)
    play(match, "1 light")
    assert obey(match) == ["0 hush", "0 pass"]
    play(match, "1 pass")
    assert match.state.watch == 1
    assert match.passing(FRODO) is None
    ended = match.passing_ended(FRODO)
    assert ended is not None
    assert ended.why == "round"


# Always ask, always pass


def test_a_stop_asks_even_who_passes():
    match = night(1, 2)
    match.order(FRODO, Until.ROUND, stops=["cheer"])
    obey(match)
    play(match, "1 light")
    assert match.by_orders() is None
    play(match, "0 cheer")
    assert obey(match) == ["0 pass"]


def test_a_skip_passes_there_and_nowhere_else():
    match = night(1, 2)
    match.order(FRODO, skips=["cheer"])
    assert match.by_orders() is None
    play(match, "0 pass", "1 light")
    assert obey(match) == ["0 hush"]
    assert match.by_orders() is None


def test_a_stop_is_stronger_than_a_skip():
    match = night(1, 1)
    match.order(FRODO, stops=["turn"], skips=["turn"])
    assert match.by_orders() is None


def test_a_window_that_the_game_does_not_have_is_refused():
    match = night(1, 1)
    with pytest.raises(Refused) as refused:
        match.order(FRODO, skips=["second-breakfast"])
    assert refused.value.reason.id == "refused-window"
    assert match.orders[FRODO] is NO_ORDERS


def test_a_question_that_is_no_window_is_never_answered():
    match = sit_down("agate flint topaz", "beryl garnet onyx")
    match.order(0, Until.ROUND, skips=["dare"])
    assert match.by_orders() is None
    play(match, "0 hide topaz", "0 hush", "1 hide onyx", "1 hush")
    assert match.by_orders() == Choice(0, "keep")


# Taking back


@pytest.mark.parametrize("until", list(Until))
def test_an_automatic_pass_is_taken_back_like_any_other_and_ends_the_passing(until: Until):
    match = night(1, 1)
    match.order(FRODO, until)
    obey(match)
    match.undo(FRODO)
    assert match.passing(FRODO) is None
    assert match.by_orders() is None


def test_who_takes_back_is_asked_even_where_he_always_passes():
    match = night(1, 1)
    match.order(FRODO, skips=["turn"])
    obey(match)
    match.undo(FRODO)
    assert match.by_orders() is None
    play(match, "0 light", "1 hush", "1 pass")
    assert obey(match) == ["0 pass"]


def test_what_another_takes_back_is_a_change():
    match = night(1, 1)
    play(match, "0 pass")
    match.order(SAM, Until.CHANGE)
    match.undo(FRODO)
    ended = match.passing_ended(SAM)
    assert ended is not None
    assert (ended.why, ended.seat) == ("undo", FRODO)


# Nothing shows


def test_passes_by_orders_are_ordinary_lines_of_the_record():
    match = night(0, 2)
    match.order(FRODO, Until.ROUND)
    match.order(SAM, skips=["turn", "cheer"])
    obey(match)
    assert match.lines == ["0 pass", "1 pass"]
    assert match.record().choices == match.lines
    with registered(match.game):
        assert replay(match.record()).orders == [NO_ORDERS, NO_ORDERS]


@pytest.mark.parametrize("until", list(Until))
def test_orders_answer_alike_whatever_is_in_the_hand(until: Until):
    lines = []
    for torches in range(3):
        match = night(torches, 2, 1)
        match.order(FRODO, until, skips=["cheer"])
        obey(match)
        play(match, "1 light", "2 hush", "2 pass")
        obey(match)
        lines.append(match.lines)
    assert lines[0] == lines[1] == lines[2]


def test_what_others_choose_in_secret_ends_nothing():
    """Otherwise Bilbo would learn from his own orders that Gollum has closed his fist."""
    match = sit_down("agate flint topaz", "beryl garnet onyx")
    match.order(0, Until.CHANGE)
    play(match, "1 hide onyx", "1 hush", "1 undo")
    assert match.passing(0) is not None
    play(match, "1 hush", "0 hide agate")
    assert match.passing(0) is None


# Real games


def real_cases() -> list[Case]:
    return [case for game in registry.games() if game.windows for case in cases(game)]


@pytest.mark.parametrize("case", real_cases(), ids=str)
def test_every_window_that_opens_is_on_the_list_of_its_seat(case: Case):
    for seed in case.seeds("windows"):
        for position in random_positions(case, seed):
            for ask in position.asks:
                if ask.window is not None:
                    listed = case.game.windows_of(position.state, ask.seat)
                    assert ask.window.name in {window.name for window in listed}


@pytest.mark.parametrize("case", real_cases(), ids=str)
def test_orders_play_along_in_real_games(case: Case):
    names = [window.name for window in case.game.windows]
    until = [None, *Until]
    by_orders = 0
    for seed in case.seeds("orders"):
        luck, match = Chance(f"{seed} luck"), case.match(seed)
        for seat in range(case.seats):
            match.order(seat, skips=names)
        while match.asks:
            ordered = match.by_orders()
            if ordered is not None:
                ask = match.position.ask(ordered.seat)
                assert ask is not None
                assert ask.window is not None
                assert ordered.code == ask.window.passes
                match.do(ordered)
                by_orders += 1
                continue
            ask, option = pick(match.asks, luck)
            match.choose(ask.seat, option.code)
            if luck.below(40) == 0:
                some = [name for name in names if luck.below(3) == 0]
                seat = luck.below(case.seats)
                match.order(seat, until[luck.below(3)], some[:1], some[1:])
        again = replay(match.record())
        assert again.lines == match.lines
        assert again.result == match.result
    assert by_orders

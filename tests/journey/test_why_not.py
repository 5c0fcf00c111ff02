"""Asked why something can't be chosen, the game answers, and nothing changes."""

import pytest

from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import Seat
from mathom.core.state import digest
from mathom.games.journey import GAME
from tests.journey.scene import Scene
from tests.marks import rule

SEATS = [Seat("Ada"), Seat("Bela")]


@pytest.fixture
def match() -> Match:
    """Ada's first roll lies on the table."""
    match = Match(GAME, SEATS, {"start": 1}, seed="mordor")
    match.choose(0, "take merry")
    match.choose(1, "take sam")
    return match


def why_not(match: Match, seat: int, code: str) -> tuple[str, ...]:
    reason = match.why_not(seat, code)
    assert reason is not None
    return (reason.id, *reason.rules)


@rule("J-3.6")
def test_a_refusal_changes_nothing(match):
    before = digest(match.state), match.record()
    with pytest.raises(Refused) as refused:
        match.choose(0, "roll")
    assert refused.value.reason.rules == ("J-3.6",)
    assert (digest(match.state), match.record()) == before


def test_only_the_player_whose_turn_it_is_may_choose(match):
    allowed = match.asks[0].options[0].code
    assert match.why_not(0, allowed) is None
    assert why_not(match, 1, allowed) == ("reason-not-asked",)
    assert why_not(match, 2, allowed) == ("reason-no-such-seat",)


@pytest.mark.parametrize("code", ["", "  ", "dance", "keep-red", "undo"])
def test_a_word_that_the_game_does_not_know(match, code):
    assert why_not(match, 0, code) == ("reason-no-such-option",)


@rule("J-2.2")
def test_before_the_hobbits_are_chosen_nothing_else_can_be_done():
    match = Match(GAME, SEATS, {"start": 1}, seed="mordor")
    for code in ("roll", "keep red ring", "stop", "repeat", "split 1", "leave"):
        assert why_not(match, 0, code) == ("reason-hobbit-first", "J-2.2")
    for code in ("take", "take bilbo", "take frodo sam"):
        assert why_not(match, 0, code) == ("reason-which-hobbit",)


def test_a_die_is_named_by_its_colour_and_what_it_shows():
    scene = Scene("merry sam")
    scene.roll("ring ring weapon gandalf tree")
    assert scene.refusal("keep") == ("reason-which-die",)
    assert scene.refusal("keep purple ring") == ("reason-which-die",)
    assert scene.refusal("keep red orc") == ("reason-other-symbol",)
    assert scene.refusal("keep red") == ("reason-say-symbol",)
    said = GAME.why_not(scene.state, scene.ask, "keep red")
    assert said.args["code"] in scene.options()


def test_a_square_is_named_by_its_number():
    scene = Scene("merry sam", trails={"merry": "ooooo"})
    scene.uses("gandalf")
    for code in ("split", "split 0", "split 6", "split -1", "split last", "split 1 2"):
        assert scene.refusal(code) == ("reason-which-square",)
    reason = GAME.why_not(scene.state, scene.ask, "split 6")
    assert reason.args["squares"] == 5


def test_a_number_far_too_long_is_only_a_wrong_number():
    scene = Scene("merry sam")
    scene.uses("gandalf")
    assert scene.refusal("split " + "9" * 5000) == ("reason-which-square",)


@rule("J-3.8", "J-3.13")
def test_a_second_nazgul_has_a_reason_of_its_own():
    scene = Scene("merry sam")
    scene.roll("ring ring nazgul nazgul orc")
    scene.keep("yellow ring, blue nazgul")
    assert scene.refusal("keep red ring") == ("reason-same-symbol", "J-3.8")
    assert scene.refusal("keep green nazgul") == ("reason-second-nazgul", "J-3.13")


def test_after_the_game_everything_is_over(match):
    while not match.over:
        match.choose(match.asks[0].seat, match.asks[0].options[-1].code)
    assert why_not(match, 0, "roll") == ("reason-game-over",)
    with pytest.raises(Refused):
        match.choose(0, "roll")

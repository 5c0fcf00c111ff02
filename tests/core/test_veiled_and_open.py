"""Veiled choices and open questions in a game: recorded, seen, forked, dealt anew, taken back."""

import pytest

from mathom.core.ask import Option
from mathom.core.chance import Chance
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match, replay
from mathom.core.message import Message, Refused
from mathom.core.position import Position
from tests.core.sleeves import GAME, looks
from tests.core.table import play, registered, sit_down
from tests.core.toy import Pockets, Stone

BILBO, GOLLUM = 0, 1
ROUND = ("0 hide topaz", "0 hush", "1 hide beryl", "1 hush")


@pytest.fixture
def table() -> Match[Pockets]:
    """Bilbo has taken the first round, and holds an agate and a flint."""
    match = sit_down("agate flint topaz", "beryl garnet opal", game=GAME)
    play(match, *ROUND)
    return match


# Veiled


def test_everybody_knows_of_a_veiled_question(table: Match[Pockets]):
    assert table.asks[0].veiled
    for viewer in (BILBO, GOLLUM, SPECTATOR, REFEREE):
        assert table.asks_seen_by(viewer) == table.asks


def test_a_veiled_choice_is_a_question_mark_to_the_others(table: Match[Pockets]):
    play(table, "0 weigh flint")
    for viewer in (BILBO, REFEREE):
        assert table.lines_seen_by(viewer)[-1] == "0 weigh flint"
    for viewer in (GOLLUM, SPECTATOR):
        assert table.lines_seen_by(viewer)[-1] == "0 ?"
        assert table.ply_seen_by(viewer) == len(table.lines_seen_by(viewer))


def test_to_take_back_a_veiled_choice_is_public(table: Match[Pockets]):
    play(table, "0 weigh flint", "0 undo")
    assert table.lines_seen_by(GOLLUM)[-2:] == ["0 ?", "0 undo"]


def weighed(position: Position[Pockets], viewer: int) -> set[Stone]:
    """What may be in Bilbo's hand, for all that a viewer can tell."""
    dealt = [position.redeal(viewer, Chance(f"deal {number}")) for number in range(200)]
    return {Stone[deal.since[0].code.removeprefix("weigh ").upper()] for deal in dealt}


def test_a_deal_weighs_whatever_looks_the_same(table: Match[Pockets]):
    play(table, "0 weigh flint")
    light = {stone for stone in Stone if looks(stone) == "light"}
    # Gollum knows where the beryl is: it was in his own fist.
    assert weighed(table.position, GOLLUM) == light - {Stone.BERYL}


def test_a_deal_does_not_change_what_the_viewer_weighed(table: Match[Pockets]):
    play(table, "0 weigh flint")
    assert weighed(table.position, BILBO) == {Stone.FLINT}
    assert weighed(table.position, REFEREE) == {Stone.FLINT}


# Open


@pytest.fixture
def tossing(table: Match[Pockets]) -> Match[Pockets]:
    play(table, "0 weigh flint", "1 keep")
    return table


def test_an_unlisted_answer_is_recorded_and_replayed(tossing: Match[Pockets]):
    play(tossing, "0 turns 17")
    assert tossing.lines[-1] == "0 turns 17"
    with registered(tossing.game):
        assert replay(tossing.record()).state == tossing.state


def test_an_unlisted_answer_can_be_forked_dealt_and_taken_back(tossing: Match[Pockets]):
    ask = tossing.asks[0]
    position = tossing.position.fork()
    option = position.asks[0].option("turns 17")
    assert option is not None
    choice = position.answer(position.asks[0], option)
    again = tossing.position.fork()
    again.again(choice)
    assert again.state == position.state
    assert tossing.asks == [ask]


@pytest.mark.parametrize("code", ["undo", "undo agreed"])
def test_no_question_is_so_open_that_an_answer_takes_something_back(
    tossing: Match[Pockets], code: str
):
    tossing.asks[0].others = lambda code: Option(code, True, Message("option-call"))
    assert tossing.why_not(BILBO, "anything else") is None
    before = list(tossing.lines)
    with pytest.raises(Refused) as refusal:
        tossing.choose(BILBO, code)
    assert refusal.value.reason == tossing.why_not(BILBO, code)
    assert refusal.value.reason.id == "reason-no-such-option"
    assert tossing.lines == before


def test_nothing_speaks_against_an_unlisted_answer(tossing: Match[Pockets]):
    assert tossing.why_not(BILBO, "turns 17") is None


@pytest.mark.parametrize("code", ["turns 100", "turns", "turns many", "turn 17"])
def test_what_the_question_does_not_take_is_refused(tossing: Match[Pockets], code: str):
    with pytest.raises(Refused) as refusal:
        tossing.choose(BILBO, code)
    assert refusal.value.reason.id == "reason-no-such-option"

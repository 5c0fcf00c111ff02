"""A match: chosen, refused, told, taken back, and recorded so that it comes out the same again."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mathom.bots import make_bot
from mathom.core import record as records
from mathom.core.ask import Option, Play, Question, choose, together
from mathom.core.bot import RandomBot
from mathom.core.chance import Chance
from mathom.core.event import NOTABLE, REFEREE, SPECTATOR, TURNING
from mathom.core.match import Match, Misfit, replay, resume, verify
from mathom.core.message import Message, Refused
from mathom.core.record import PERSON, Seat
from mathom.core.state import digest
from tests.core.table import codes, play, registered, sit_down
from tests.core.toy import (
    BRAG,
    GAME,
    HIDE,
    HUSH,
    NAMES,
    STEPS,
    FistsOpen,
    Handful,
    Pockets,
    PocketsGame,
    Stone,
    dare,
)

BILBO, GOLLUM = 0, 1
ROUND = ("0 hide agate", "0 hush", "1 hide opal", "1 hush")
"""Gollum's opal takes it."""


@pytest.fixture
def table() -> Iterator[Match[Pockets]]:
    match = sit_down("agate flint topaz", "beryl garnet opal")
    with registered(match.game):
        yield match


def refused(match: Match[Any], *lines: str) -> str:
    """Why the last of these lines is refused; and the table has not changed."""
    play(match, *lines[:-1])
    before = trace(match)
    with pytest.raises(Refused) as refusal:
        play(match, lines[-1])
    assert trace(match) == before
    return refusal.value.reason.id


def trace(match: Match[Any]) -> tuple[Any, ...]:
    return (
        digest(match.state),
        list(match.story),
        list(match.lines),
        list(match.draws),
        [[option.code for option in ask.options] for ask in match.asks],
    )


def told(match: Match[Any], viewer: int) -> list[str]:
    return [message.id for message in match.told(viewer)]


def finish(match: Match[Any]) -> None:
    while match.asks:
        ask = match.asks[0]
        match.choose(ask.seat, ask.options[-1].code)


# Choosing


def test_a_choice_changes_the_table_and_is_recorded(table: Match[Pockets]):
    play(table, "1 hide opal")
    assert table.state.fists == [None, Stone.OPAL]
    assert table.lines == ["1 hide opal"]
    assert codes(table, GOLLUM) == ["brag", "hush"]


def test_only_what_is_offered_can_be_chosen(table: Match[Pockets]):
    assert refused(table, "0 hide opal") == "reason-no-stone"
    assert refused(table, "0 brag") == "reason-not-bragging"
    assert refused(table, "0 dance") == "reason-no-such-option"
    assert refused(table, "0 HIDE AGATE") == "reason-spelling"


def test_nobody_chooses_for_another(table: Match[Pockets]):
    assert refused(table, *ROUND, "0 keep") == "reason-not-asked"


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_only_seats_choose(table: Match[Pockets], seat: int):
    assert refused(table, f"{seat} hide agate") == "reason-no-such-seat"


def test_nobody_chooses_after_the_end(table: Match[Pockets]):
    finish(table)
    assert refused(table, "0 hide agate") == "reason-game-over"
    assert refused(table, "9 hide agate") == "reason-game-over"


def test_why_not_answers_without_trying(table: Match[Pockets]):
    before = trace(table)
    assert table.why_not(BILBO, "hide agate") is None
    reason = table.why_not(BILBO, "hide opal")
    assert reason is not None
    assert (reason.id, reason.args, reason.rules) == (
        "reason-no-stone",
        {"stone": "opal"},
        ("P-2.1",),
    )
    assert trace(table) == before


def test_an_endless_word_is_quoted_in_part(table: Match[Pockets]):
    reason = table.why_not(BILBO, "x" * 5000)
    assert reason is not None
    assert reason.args == {"code": "x" * 80}


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_a_match_needs_as_many_players_as_its_game(seats: int):
    with pytest.raises(Refused) as refusal:
        Match(GAME, [Seat("someone")] * seats)
    assert refusal.value.reason.id == "refused-seats"


@pytest.mark.parametrize(
    ("options", "reason"),
    [({"rounds": 4}, "refused-setting-value"), ({"colour": "red"}, "refused-setting")],
)
def test_a_match_needs_options_that_its_game_has(options: dict[str, Any], reason: str):
    with pytest.raises(Refused) as refusal:
        Match(GAME, [Seat("Bilbo"), Seat("Gollum")], options)
    assert refusal.value.reason.id == reason


def test_options_may_come_as_people_write_them():
    assert sit_down("agate", "opal", rounds="2").options == {"rounds": 2}
    assert sit_down("agate", "opal").options == {"rounds": 3}


def test_every_match_has_a_seed_of_its_own():
    seats = [Seat("Bilbo"), Seat("Gollum")]
    one, other = Match(GAME, seats), Match(GAME, seats)
    assert one.seed != other.seed
    assert one.commitment == sha256(one.seed.encode()).hexdigest()


# The end


def test_the_result_is_known_at_the_end_and_not_before(table: Match[Pockets]):
    play(table, *ROUND)
    assert table.result is None
    assert (table.record().winners, table.record().hash) == (None, None)
    play(table, "1 keep", "0 hide flint", "0 hush", "1 hide garnet", "1 hush", "1 keep")
    play(table, "0 hide topaz", "0 hush", "1 hide beryl", "1 hush", "0 keep")
    assert table.over
    assert table.result is not None
    assert table.result.winners == (GOLLUM,)
    assert table.record().winners == [GOLLUM]
    assert table.record().hash == digest(table.state)


# The story


def test_who_is_dealt_stones_hears_which_and_the_others_how_many(table: Match[Pockets]):
    assert told(table, BILBO) == ["event-dealt", "event-dealt-veiled"]
    assert told(table, GOLLUM) == ["event-dealt-veiled", "event-dealt"]
    assert told(table, SPECTATOR) == ["event-dealt-veiled"] * 2
    assert told(table, REFEREE) == ["event-dealt"] * 2
    assert table.told(SPECTATOR)[1].args == {"seat": 2, "stones": 3}


def test_of_a_secret_choice_the_others_hear_nothing(table: Match[Pockets]):
    play(table, "0 hide agate")
    assert told(table, BILBO)[2:] == ["event-hid"]
    assert told(table, REFEREE)[2:] == ["event-hid"]
    assert told(table, GOLLUM)[2:] == []
    assert told(table, SPECTATOR)[2:] == []


def test_what_is_opened_everybody_hears(table: Match[Pockets]):
    play(table, *ROUND)
    for viewer in (BILBO, GOLLUM, SPECTATOR):
        assert told(table, viewer)[-3:] == ["event-opened", "event-opened", "event-took"]


def test_the_story_can_be_heard_from_a_later_point_on(table: Match[Pockets]):
    before = len(table.story)
    play(table, *ROUND)
    assert [message.id for message in table.told(GOLLUM, before)] == [
        "event-hid",
        "event-hushed",
        "event-opened",
        "event-opened",
        "event-took",
    ]
    assert table.told(GOLLUM, len(table.story)) == []


def test_a_moment_is_for_who_hears_the_whole_sentence(table: Match[Pockets]):
    mine, veiled = table.told(BILBO)
    assert mine.moment == Handful([stone.args["stone"] for stone in mine.args["stones"]])
    assert veiled.moment is None
    assert [line.moment for line in table.told(SPECTATOR)] == [None, None]
    assert all(line.moment for line in table.told(REFEREE))


def test_what_is_open_can_be_seen_by_all(table: Match[Pockets]):
    play(table, *ROUND)
    for viewer in (BILBO, GOLLUM, SPECTATOR):
        (seen,) = [line.moment for line in table.told(viewer) if line.id == "event-took"]
        assert isinstance(seen, FistsOpen)


def test_a_moment_can_be_read_from_what_is_sent(table: Match[Pockets]):
    (first, *_) = table.told(BILBO)
    sent = msgspec.json.decode(msgspec.json.encode(first))
    assert sent["moment"] == {"type": "handful", "stones": first.moment.stones}
    assert GAME.moment(sent["moment"]) == first.moment


def test_a_short_story_leaves_out_what_matters_less(table: Match[Pockets]):
    while table.asks:
        ask = table.asks[0]
        table.choose(ask.seat, ask.options[0].code)
    for weight, kinds in ((NOTABLE, {"event-took", "event-end"}), (TURNING, {"event-end"})):
        assert {line.id for line in table.told(SPECTATOR, weight=weight)} == kinds


def test_each_sees_his_own_view(table: Match[Pockets]):
    play(table, "0 hide agate")
    assert table.view(BILBO).seats[BILBO].fist == "agate"
    assert table.view(GOLLUM).seats[BILBO].fist is None
    assert table.view(REFEREE).seats[BILBO].fist == "agate"


# Bots


def test_a_bot_sees_its_own_question_and_view_and_no_state(table: Match[Pockets]):
    sight = table.sight(GOLLUM)
    assert sight.seat == GOLLUM
    ask = table.position.ask(GOLLUM)
    assert ask is not None
    assert [option.code for option in sight.ask.options] == [option.code for option in ask.options]
    assert (sight.ask.prompt, sight.ask.secret) == (ask.prompt, ask.secret)
    assert sight.view() == table.view(GOLLUM)
    dealt = sight.redeal(Chance("guess"))
    assert GAME.view(dealt.state, GOLLUM) == sight.view()
    assert dealt.state is not table.state


def test_a_bot_that_is_not_asked_sees_nothing(table: Match[Pockets]):
    play(table, *ROUND)
    with pytest.raises(Refused) as refusal:
        table.sight(BILBO)
    assert refusal.value.reason.id == "reason-not-asked"


def test_the_random_bot_takes_anything(table: Match[Pockets]):
    bot, luck = make_bot(table.game, "random"), Chance("luck")
    assert isinstance(bot, RandomBot)
    chosen = {bot.choose(table.sight(BILBO), luck).code for _ in range(60)}
    assert chosen == {"hide agate", "hide flint", "hide topaz"}


def test_an_unknown_bot_is_refused():
    with pytest.raises(Refused) as refusal:
        make_bot(GAME, "skynet")
    assert refusal.value.reason.id == "refused-bot"
    assert refusal.value.reason.args == {"name": "skynet", "known": "random, search"}


# Taking back freely


def test_who_has_not_chosen_has_nothing_to_take_back(table: Match[Pockets]):
    assert refused(table, "0 undo") == "reason-undo-nothing"
    assert refused(table, "1 hide opal", "0 undo") == "reason-undo-nothing"


def test_taking_back_leaves_the_table_as_it_was(table: Match[Pockets]):
    before = trace(table)
    play(table, "0 hide agate", "0 undo")
    after = trace(table)
    assert (after[:2], after[3:]) == (before[:2], before[3:])
    assert table.lines == ["0 hide agate", "0 undo"]


def test_after_taking_back_another_choice_can_be_made(table: Match[Pockets]):
    play(table, "0 hide agate", "0 undo", "0 hide topaz", "0 hush", "1 hide opal", "1 hush")
    assert table.state.opened[BILBO] == [Stone.TOPAZ]
    assert table.state.winner == BILBO


def test_several_choices_are_taken_back_one_by_one(table: Match[Pockets]):
    play(table, "0 hide agate", "0 brag", "0 undo")
    assert codes(table, BILBO) == ["brag", "hush"]
    play(table, "0 undo")
    assert codes(table, BILBO) == ["hide agate", "hide flint", "hide topaz"]
    assert refused(table, "0 undo") == "reason-undo-nothing"


def test_a_choice_that_ended_its_step_can_be_taken_back(table: Match[Pockets]):
    play(table, *ROUND)
    before = trace(table)
    play(table, "1 toss")
    assert table.state.step == "call"
    play(table, "1 undo")
    assert trace(table)[:2] == before[:2]
    assert codes(table, GOLLUM) == ["keep", "toss"]


def test_nobody_takes_back_over_chance(table: Match[Pockets]):
    assert refused(table, *ROUND, "1 toss", "1 heads", "1 undo") == "reason-undo-chance"


def test_nobody_takes_back_over_what_was_revealed(table: Match[Pockets]):
    assert refused(table, *ROUND, "1 undo") == "reason-undo-chance"


def test_nobody_takes_back_over_anothers_choice(table: Match[Pockets]):
    play(table, *ROUND, "1 keep", "0 hide flint")
    assert refused(table, "1 undo") == "reason-undo-others"


def test_why_not_undo_answers_without_trying(table: Match[Pockets]):
    play(table, "0 hide agate")
    before = trace(table)
    assert table.why_not_undo(BILBO) is None
    assert table.why_not_undo(GOLLUM) is not None
    assert trace(table) == before


def test_nothing_is_taken_back_after_the_end(table: Match[Pockets]):
    """The seed is open then: who knew it could choose by it."""
    for stone, other in (("agate", "opal"), ("flint", "garnet"), ("topaz", "beryl")):
        play(table, f"0 hide {stone}", "0 hush", f"1 hide {other}", "1 hush")
        play(table, f"{table.state.winner} keep")
    assert table.over
    assert refused(table, "0 undo") == "reason-game-over"
    assert refused(table, "0 undo agreed") == "reason-game-over"


# Taking back in secret


def test_a_secret_choice_is_taken_back_though_the_other_has_chosen(table: Match[Pockets]):
    play(table, "0 hide agate", "1 hide opal", "1 brag", "0 undo")
    assert table.state.fists == [None, Stone.OPAL]
    assert table.state.brags == [False, True]
    assert codes(table, BILBO) == ["hide agate", "hide flint", "hide topaz"]
    assert codes(table, GOLLUM) == []


def test_the_other_still_hears_his_own_part(table: Match[Pockets]):
    play(table, "0 hide agate", "1 hide opal", "0 undo")
    assert told(table, GOLLUM)[2:] == ["event-hid"]
    assert told(table, BILBO)[2:] == []


def test_the_other_notices_nothing(table: Match[Pockets]):
    play(table, "1 hide opal")

    def known() -> tuple[Any, ...]:
        return (
            table.view(GOLLUM),
            told(table, GOLLUM),
            codes(table, GOLLUM),
            table.why_not_undo(GOLLUM),
        )

    before = known()
    for line in ("0 hide agate", "0 brag", "0 undo", "0 undo", "0 hide topaz", "0 hush"):
        play(table, line)
        assert known() == before


def test_both_take_back_in_any_order(table: Match[Pockets]):
    before = digest(table.state)
    play(table, "0 hide agate", "1 hide opal", "0 brag", "1 undo", "0 undo", "0 undo")
    assert digest(table.state) == before


def test_the_game_goes_on_the_same_however_often_it_was_taken_back(table: Match[Pockets]):
    play(table, "0 hide topaz", "1 hide opal", "0 undo", "1 undo", "1 hide beryl", "1 undo")
    play(table, *ROUND)
    straight = sit_down("agate flint topaz", "beryl garnet opal")
    play(straight, *ROUND)
    assert digest(table.state) == digest(straight.state)
    assert table.told(SPECTATOR) == straight.told(SPECTATOR)


def test_whether_one_may_take_back_does_not_tell_that_another_has_chosen(table: Match[Pockets]):
    """Gollum kept his points; now both hide again. Has Bilbo chosen? Gollum must not be able to
    find out by asking whether he may take his choice back.
    """
    play(table, *ROUND, "1 keep")
    before = table.why_not_undo(GOLLUM)
    play(table, "0 hide flint")
    assert table.why_not_undo(GOLLUM) == before


def hide_then_brag(t: Pockets) -> Play:
    """First all fists close, then all decide whether to brag; both in one step, in secret."""

    def brag(seat: int) -> Play:
        t.brags[seat] = yield from choose(seat, [BRAG, HUSH], Question("brag").plain, secret=True)

    def close(seat: int) -> Play:
        options = [HIDE[own] for own in t.pockets[seat]]
        hide = yield from choose(seat, options, Question("hide").plain, secret=True)
        t.fists[seat] = hide.stone

    yield from together(*[close(seat) for seat in range(len(t.pockets))])
    yield from together(*[brag(seat) for seat in range(len(t.pockets))])
    t.step = "open"


class TwoGroups(PocketsGame):
    steps = STEPS | {"hide": hide_then_brag}


@pytest.fixture
def in_two_groups() -> Match[Pockets]:
    """Both have hidden a stone; both are asked whether to brag."""
    match = sit_down("agate flint topaz", "beryl garnet opal", game=TwoGroups())
    play(match, "0 hide agate", "1 hide opal")
    return match


def test_what_another_has_built_upon_is_not_taken_back(in_two_groups: Match[Pockets]):
    assert refused(in_two_groups, "1 brag", "0 undo") == "reason-undo-others"
    play(in_two_groups, "0 hush")
    assert in_two_groups.state.stake == 2


def test_nor_does_that_tell_that_another_has_chosen(in_two_groups: Match[Pockets]):
    before = in_two_groups.why_not_undo(BILBO)
    play(in_two_groups, "1 brag")
    assert in_two_groups.why_not_undo(BILBO) == before


def test_within_the_second_group_both_still_choose_freely(in_two_groups: Match[Pockets]):
    play(in_two_groups, "0 brag", "0 undo", "1 brag", "1 undo", "1 hush", "0 brag")
    assert in_two_groups.state.points == [-1, 0]
    assert in_two_groups.state.stake == 1


# Taking back with consent


def test_with_consent_even_chance_is_taken_back_but_not_the_luck(table: Match[Pockets]):
    play(table, *ROUND, "1 toss")
    before, drawn = digest(table.state), len(table.draws)
    play(table, "1 heads", "1 undo agreed")
    assert digest(table.state) == before
    assert codes(table, GOLLUM) == ["heads", "tails"]
    play(table, "1 heads")
    first, second = (Chance(table.seed, number).below(2) for number in (drawn, drawn + 1))
    assert table.draws[drawn:] == [[2, first], [2, second]]
    assert table.state.points[GOLLUM] == 2 * second


def test_the_same_call_can_come_out_differently():
    """Over many seeds, the second toss is another one."""
    changed = 0
    for number in range(40):
        match = sit_down("agate flint topaz", "beryl garnet opal", seed=f"seed {number}")
        play(match, *ROUND, "1 toss", "1 heads")
        first = match.state.points[GOLLUM]
        play(match, "1 undo agreed", "1 heads")
        changed += match.state.points[GOLLUM] != first
    assert 8 < changed < 32


def test_no_draw_is_ever_used_twice(table: Match[Pockets]):
    play(table, *ROUND, "1 toss")
    drawn = len(table.draws)
    for _ in range(10):
        play(table, "1 heads", "1 undo agreed")
    play(table, "1 tails")
    assert len(table.draws) == drawn + 11
    assert table.state.chance.drawn == drawn + 11


def test_with_consent_all_that_followed_is_taken_back(table: Match[Pockets]):
    play(table, *ROUND, "1 toss", "1 heads", "0 hide flint", "0 brag", "1 hide garnet")
    play(table, "1 undo agreed")
    assert table.state.fists == [Stone.FLINT, None]
    play(table, "1 undo agreed")
    assert table.state.step == "call"
    assert table.state.fists == [None, None]
    play(table, "0 undo agreed")
    assert codes(table, BILBO) == ["brag", "hush"]
    play(table, "0 undo agreed")
    assert table.standing == []
    assert refused(table, "0 undo agreed") == "reason-undo-nothing"


def test_what_was_taken_back_is_no_longer_told(table: Match[Pockets]):
    play(table, *ROUND, "1 toss")
    before = list(table.story)
    play(table, "1 heads", "0 hide flint", "1 undo agreed")
    assert table.story == before


def test_free_undos_after_an_agreed_one(table: Match[Pockets]):
    play(table, *ROUND, "1 toss", "1 heads", "1 undo agreed", "1 undo", "1 toss", "1 tails")
    again = replay(table.record())
    assert trace(again) == trace(table)
    assert table.state.chance.drawn == len(table.draws)


def show_or_not(t: Pockets) -> Play:
    """The winner may show a stone, then keeps or tosses, all in one step."""
    yes, no = (Option(code, code, Message("option-keep")) for code in ("show", "spare"))
    shows = yield from choose(t.winner, [yes, no], Question("dare").plain)
    if shows == "show":
        t.news += 1
        t.tell("opened", {"seat": t.winner + 1, "stone": NAMES[t.pockets[t.winner][0]]})
    yield from dare(t)


class Showing(PocketsGame):
    steps = STEPS | {"dare": show_or_not}


def test_after_an_agreed_undo_nothing_new_stands_in_the_way():
    match = sit_down("agate flint topaz", "beryl garnet opal", game=Showing())
    play(match, *ROUND, "1 show", "1 undo agreed", "1 spare")
    assert match.why_not_undo(GOLLUM) is None
    play(match, "1 undo")
    assert codes(match, GOLLUM) == ["show", "spare"]


# Records


def test_a_record_holds_the_inputs_and_every_draw(table: Match[Pockets]):
    play(table, *ROUND, "1 toss", "1 heads", "1 undo agreed", "1 tails")
    record = table.record()
    assert record.game == "pockets"
    assert record.rules == 3
    assert record.options == {"rounds": 3}
    assert record.seats == [Seat("Bilbo", PERSON), Seat("Gollum", PERSON)]
    assert record.seed == "riddle"
    assert record.commitment == sha256(b"riddle").hexdigest()
    assert record.choices == [*ROUND, "1 toss", "1 heads", "1 undo agreed", "1 tails"]
    assert len(record.draws) == 8 + 2
    for number, (sides, drawn) in enumerate(record.draws):
        assert drawn == int(sha256(f"riddle:{number}".encode()).hexdigest(), 16) % sides


def test_a_record_is_a_copy(table: Match[Pockets]):
    record = table.record()
    record.choices.append("0 nonsense")
    record.draws[0][1] = 99
    record.options["rounds"] = 1
    assert table.lines == []
    assert table.draws[0][1] != 99
    assert table.options == {"rounds": 3}


def test_a_record_replays_byte_for_byte(table: Match[Pockets]):
    play(table, *ROUND, "1 toss", "1 heads", "1 undo agreed", "1 undo", "1 toss", "1 tails")
    finish(table)
    written = records.dump(table.record())
    again = replay(records.load(written))
    assert records.dump(again.record()) == written
    assert again.story == table.story
    assert verify(records.load(written)) == []


def test_a_record_can_be_replayed_in_part(table: Match[Pockets]):
    play(table, *ROUND, "1 keep")
    record = table.record()
    assert replay(record, 0).lines == []
    assert replay(record, 2).state.fists == [Stone.AGATE, None]
    assert replay(record, 4).state.step == "dare"


def test_a_line_against_the_rules_is_named(table: Match[Pockets]):
    play(table, *ROUND)
    record = table.record()
    record.choices[2] = "1 hide topaz"
    with pytest.raises(Misfit) as misfit:
        replay(record)
    assert misfit.value.reason.id == "refused-record-misfit"
    assert misfit.value.reason.args == {"number": 3, "line": "1 hide topaz"}
    assert misfit.value.why.id == "reason-no-stone"
    assert misfit.value.why.rules == ("P-2.1",)


@pytest.mark.parametrize("line", ["0 undo", "1 undo agreed", "7 keep", "0 hide"])
def test_so_is_an_undo_that_can_not_be(table: Match[Pockets], line: str):
    record = table.record()
    record.choices = [line]
    with pytest.raises(Misfit):
        replay(record)


def test_an_unfinished_game_is_resumed_where_it_stood(table: Match[Pockets]):
    play(table, *ROUND, "1 toss", "1 heads", "0 hide flint")
    again = resume(records.dump(table.record()))
    assert trace(again) == trace(table)
    for match in (table, again):
        finish(match)
    assert trace(again) == trace(table)


def test_a_game_with_another_seed_is_not_resumed(table: Match[Pockets]):
    record = table.record()
    record.seed = "luckier"
    with pytest.raises(Refused) as refusal:
        resume(records.dump(record))
    assert refusal.value.reason.id == "refused-record-commitment"


# Whatever people do


ACTIONS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 2), st.integers(0, 8)), max_size=60)


def do_anything(match: Match[Any], actions: list[tuple[int, int, int]], consent: bool) -> None:
    """Choose mostly, take back sometimes, with consent or without."""
    for what, who, which in actions:
        if what <= 6 and match.asks:
            ask = match.asks[who % len(match.asks)]
            match.choose(ask.seat, ask.options[which % len(ask.options)].code)
        elif what == 9 and consent and not match.over:
            with_consent(match, who)
        elif match.why_not_undo(who) is None and not match.over:
            match.undo(who)


def with_consent(match: Match[Any], seat: int) -> None:
    if any(choice.seat == seat for choice in match.standing):
        match.undo_agreed(seat)


def new_match() -> Match[Any]:
    return Match(GAME, [Seat("a"), Seat("b"), Seat("c")], {"rounds": 2}, "anything")


@settings(derandomize=True, deadline=None, max_examples=150)
@given(ACTIONS)
def test_whatever_was_taken_back_the_record_replays(actions: list[tuple[int, int, int]]):
    match = new_match()
    do_anything(match, actions, consent=True)
    with registered(GAME):
        record = records.load(records.dump(match.record()))
        again = replay(record)
        assert verify(record) == []
    assert trace(again) == trace(match)
    assert records.dump(again.record()) == records.dump(match.record())


@settings(derandomize=True, deadline=None, max_examples=150)
@given(ACTIONS)
def test_all_draws_are_kept_and_all_are_the_seeds(actions: list[tuple[int, int, int]]):
    match = new_match()
    do_anything(match, actions, consent=True)
    for number, (sides, drawn) in enumerate(match.draws):
        assert drawn == int(sha256(f"anything:{number}".encode()).hexdigest(), 16) % sides
    assert match.state.chance.drawn <= len(match.draws)


@settings(derandomize=True, deadline=None, max_examples=150)
@given(ACTIONS)
def test_free_undos_leave_nothing_but_the_standing_choices(actions: list[tuple[int, int, int]]):
    match, straight = new_match(), new_match()
    do_anything(match, actions, consent=False)
    for choice in match.standing:
        straight.choose(choice.seat, choice.code)
    assert digest(straight.state) == digest(match.state)
    assert straight.story == match.story
    assert straight.draws == match.draws


# Who may know of a question


def test_a_secret_question_is_known_only_to_who_is_asked(table: Match[Pockets]):
    assert table.asks_seen_by(SPECTATOR) == []
    assert [ask.seat for ask in table.asks_seen_by(BILBO)] == [BILBO]
    assert [ask.seat for ask in table.asks_seen_by(REFEREE)] == [BILBO, GOLLUM]
    play(table, "1 hide opal", "1 hush")
    assert [ask.seat for ask in table.asks_seen_by(BILBO)] == [BILBO]


def test_everybody_knows_of_a_public_question(table: Match[Pockets]):
    play(table, *ROUND)
    for viewer in (SPECTATOR, BILBO, GOLLUM, REFEREE):
        assert [ask.seat for ask in table.asks_seen_by(viewer)] == [GOLLUM]


def test_a_line_that_can_not_be_read_is_named_by_verify(table: Match[Pockets]):
    record = table.record()
    record.choices.append("hide agate")
    assert [reason.id for reason in verify(record)] == [
        "refused-record-misfit",
        "refused-record-line",
    ]

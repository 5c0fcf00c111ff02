"""Giving up: who may, what the others hear, who has won, and what can't be taken back."""

import pytest

from mathom.core import record as records
from mathom.core.event import SPECTATOR
from mathom.core.game import Options
from mathom.core.match import Match, replay, verify
from mathom.core.message import Refused
from mathom.core.record import Choice, Resign, Seat, read_line
from mathom.core.state import digest
from mathom.core.voice import voice
from mathom.games.confrontation.game import GAME as CONFRONTATION
from mathom.games.journey.game import GAME as JOURNEY
from mathom.games.warcards.game import GAME as WARCARDS
from tests.core.table import codes, play, registered, sit_down
from tests.core.toy import GAME, Pockets, PocketsGame

BILBO, GOLLUM, DEAGOL = 0, 1, 2
TWO = ("agate flint topaz", "beryl garnet onyx")
THREE = (*TWO, "coral jasper opal")


class Teams(PocketsGame):
    """Bilbo and Déagol against Gollum."""

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((BILBO, DEAGOL), (GOLLUM,))


@pytest.fixture
def table() -> Match[Pockets]:
    return sit_down(*TWO)


@pytest.fixture
def three() -> Match[Pockets]:
    return sit_down(*THREE)


@pytest.fixture
def teams() -> Match[Pockets]:
    return sit_down(*THREE, game=Teams())


def refused(match: Match[Pockets], *lines: str) -> str:
    *before, last = lines
    play(match, *before)
    trace = (digest(match.state), list(match.lines), list(match.story), list(match.resigned))
    with pytest.raises(Refused) as caught:
        play(match, last)
    assert trace == (
        digest(match.state), match.lines, match.story, match.resigned,
    )  # fmt: skip
    return caught.value.reason.id


def told(match: Match[Pockets], lang: str = "en") -> str:
    assert match.result is not None
    return voice(lang, match.game).say(match.result.story)


# The end


def test_who_gives_up_loses_to_the_other(table: Match[Pockets]):
    play(table, "0 resign")
    assert table.over
    assert table.asks == []
    assert table.result is not None
    assert table.result.winners == (GOLLUM,)


def test_it_need_not_be_ones_turn(table: Match[Pockets]):
    play(table, "0 hide agate", "0 hush", "1 hide onyx", "1 hush")
    assert codes(table, BILBO) == []
    play(table, "0 resign")
    assert table.over


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bilbo gives up. The winner: Gollum."),
        ("pl", "Bilbo się poddaje, więc wygrywa Gollum."),
    ],
)
def test_the_result_says_who_gave_up_and_who_wins(table: Match[Pockets], lang: str, said: str):
    play(table, "0 resign")
    assert told(table, lang) == said


def test_players_are_called_by_whom_they_play():
    match = Match(CONFRONTATION, [Seat("Tomek"), Seat("hard", "hard")], {}, "seed")
    match.resign(0)
    assert told(match) == "Tomek (Fellowship) gives up. The winner: Sauron."
    assert told(match, "pl") == "Tomek (Drużyna Pierścienia) się poddaje, więc wygrywa Sauron."


def test_everybody_hears_of_it(three: Match[Pockets]):
    play(three, "2 resign")
    for viewer in (SPECTATOR, BILBO, GOLLUM, DEAGOL):
        assert three.told(viewer)[-1].id == "event-resigned"


@pytest.mark.parametrize(
    "line", ["0 hide agate", "0 resign", "1 resign", "1 undo", "1 undo agreed"]
)
def test_afterwards_nothing_can_be_done(table: Match[Pockets], line: str):
    assert refused(table, "1 hide onyx", "0 resign", line) == "reason-game-over"


def test_nobody_gives_up_after_the_end(table: Match[Pockets]):
    table = sit_down(*TWO, rounds=1)
    play(table, "0 hide agate", "0 hush", "1 hide onyx", "1 hush", "1 keep")
    assert refused(table, "0 resign") == "reason-game-over"


def test_only_seats_give_up(table: Match[Pockets]):
    assert refused(table, "2 resign") == "reason-no-such-seat"


# Where more than two sides play


def test_the_others_play_on(three: Match[Pockets]):
    play(three, "2 resign")
    assert not three.over
    assert three.resigned == [DEAGOL]
    assert {ask.seat for ask in three.asks} == {BILBO, GOLLUM, DEAGOL}  # somebody plays it on
    play(three, "2 hide opal")


def test_the_last_one_left_wins_at_once(three: Match[Pockets]):
    play(three, "2 resign", "0 resign")
    assert three.result is not None
    assert three.result.winners == (GOLLUM,)
    assert told(three) == "Déagol, Bilbo give up. The winner: Gollum."
    assert told(three, "pl") == "Déagol, Bilbo się poddają, więc wygrywa Gollum."


def test_nobody_gives_up_twice(three: Match[Pockets]):
    assert refused(three, "2 resign", "2 resign") == "reason-resigned"


def test_who_has_given_up_does_not_win_however_well_the_seat_is_played_on():
    match = sit_down(*THREE, rounds=1)
    play(match, "2 resign", "0 hide agate", "0 hush", "1 hide onyx", "1 hush")
    play(match, "2 hide opal", "2 hush", "2 keep")
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()
    assert told(match).endswith("But who has given up can't win any more: Déagol.")
    assert told(match, "pl").endswith("Poddanie się wyklucza jednak z wygranej: Déagol.")


def test_a_win_of_others_is_told_as_ever():
    match = sit_down(*THREE, rounds=1)
    play(match, "2 resign", "0 hide topaz", "0 hush", "1 hide onyx", "1 hush")
    play(match, "2 hide opal", "2 hush", "0 keep")
    assert match.result == GAME.result(match.state)


# Teams


def test_half_a_team_that_gives_up_ends_nothing(teams: Match[Pockets]):
    play(teams, "0 resign")
    assert not teams.over


def test_a_team_that_gives_up_loses_to_the_other(teams: Match[Pockets]):
    play(teams, "0 resign", "2 resign")
    assert teams.result is not None
    assert teams.result.winners == (GOLLUM,)


def test_a_team_wins_together(teams: Match[Pockets]):
    play(teams, "0 resign", "1 resign")
    assert teams.result is not None
    assert teams.result.winners == (BILBO, DEAGOL)
    assert told(teams) == "Bilbo, Gollum give up. The winners: Bilbo, Déagol."


@pytest.mark.parametrize(
    ("scenario", "seats", "sides"),
    [
        ("trilogy", 2, ((0,), (1,))),
        ("trilogy", 3, ((0, 2), (1,))),
        ("trilogy", 4, ((0, 2), (1, 3))),
        ("duel", 2, ((0,), (1,))),
        ("three-player-duel", 3, ((0,), (1, 2))),
        ("fellowship-of-the-ring", 2, ((0,), (1,))),
    ],
)
def test_the_card_game_is_played_in_teams(
    scenario: str, seats: int, sides: tuple[tuple[int, ...], ...]
):
    assert WARCARDS.sides(WARCARDS.options({"scenario": scenario}, seats), seats) == sides


@pytest.mark.parametrize("games", [1, 2])
def test_the_confrontation_has_two_sides_and_each_player_one_of_them(games: int):
    """In a match of two games they swap; who gives up gives up the match."""
    options = CONFRONTATION.options({"games": games}, 2)
    assert CONFRONTATION.sides(options, 2) == ((0,), (1,))


def test_on_the_journey_each_walks_alone():
    assert JOURNEY.sides(JOURNEY.options({}, 4), 4) == ((0,), (1,), (2,), (3,))


# Secrets


def test_giving_up_while_others_choose_in_secret_tells_nothing_of_them():
    seen = []
    for lines in ([], ["0 hide agate"], ["0 hide agate", "0 hush"]):
        match = sit_down(*THREE)
        play(match, *lines, "2 resign")
        seen.append(
            (
                match.lines_seen_by(GOLLUM),
                match.ply_seen_by(GOLLUM),
                match.told(GOLLUM),
                match.view(GOLLUM),
                match.asks_seen_by(SPECTATOR),
            )
        )
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][:2] == (["2 resign"], 1)


def test_secret_choices_go_on_as_they_were(three: Match[Pockets]):
    play(three, "0 hide agate", "2 resign", "0 hush", "1 hide onyx", "1 hush")
    assert three.lines_seen_by(SPECTATOR) == ["2 resign"]
    play(three, "2 hide coral", "2 hush")
    assert three.lines_seen_by(SPECTATOR) == ["2 resign", "2 ?"]


# Taking back


def test_it_can_not_be_taken_back(three: Match[Pockets]):
    assert refused(three, "2 hide opal", "2 resign", "2 undo") == "reason-resigned"
    assert refused(three, "2 undo agreed") == "reason-resigned"


def test_nobody_takes_back_unasked_what_somebody_has_given_up_upon(three: Match[Pockets]):
    ended = ["0 hide topaz", "0 hush", "1 hide onyx", "1 hush", "2 hide opal", "2 hush"]
    assert refused(three, *ended, "0 toss", "2 resign", "0 undo") == "reason-undo-others"
    secretly = sit_down(*THREE)
    assert refused(secretly, "0 hide agate", "2 resign", "0 undo") == "reason-undo-others"


def test_a_choice_made_after_it_is_taken_back_freely(three: Match[Pockets]):
    play(three, "2 resign", "0 hide agate", "0 undo")
    assert codes(three, BILBO) == ["hide agate", "hide flint", "hide topaz"]
    assert three.resigned == [DEAGOL]


def test_by_consent_a_choice_is_taken_back_but_nobody_comes_back(three: Match[Pockets]):
    ended = ["0 hide topaz", "0 hush", "1 hide onyx", "1 hush", "2 hide opal", "2 hush"]
    play(three, *ended, "0 toss", "2 resign", "0 heads", "0 undo agreed", "0 undo agreed")
    assert codes(three, BILBO) == ["keep", "toss"]
    assert three.resigned == [DEAGOL]
    assert [line.id for line in three.told(SPECTATOR)].count("event-resigned") == 1
    with registered(three.game):
        assert verify(records.load(records.dump(three.record()))) == []
    play(three, "1 resign")
    assert three.over


# Records


def test_a_line_of_a_record_says_it():
    assert read_line("2 resign") == Resign(2)
    assert read_line("2 resign now") == Choice(2, "resign now")


def test_a_code_is_never_taken_for_it(table: Match[Pockets]):
    with pytest.raises(Refused):
        table.choose(0, "resign")
    assert not table.over


@pytest.mark.parametrize("lines", [["0 resign"], ["0 hide agate", "1 resign"]])
def test_a_game_that_was_given_up_verifies(lines: list[str]):
    match = sit_down(*TWO)
    play(match, *lines)
    with registered(match.game):
        record = records.load(records.dump(match.record()))
        assert verify(record) == []
        assert replay(record).result == match.result
    assert record.choices == lines
    assert record.winners is not None
    assert record.hash == digest(match.state)


def test_another_winner_is_noticed(table: Match[Pockets]):
    play(table, "0 resign")
    record = table.record()
    record.winners = [BILBO]
    with registered(table.game):
        assert [reason.id for reason in verify(record)] == ["mismatch-winners"]


def test_a_bot_that_plays_on_sees_as_any_other(three: Match[Pockets]):
    play(three, "2 resign")
    assert [option.code for option in three.sight(DEAGOL).ask.options] == codes(three, DEAGOL)


def test_after_the_end_a_bot_sees_nothing(table: Match[Pockets]):
    play(table, "0 resign")
    with pytest.raises(Refused):
        table.sight(GOLLUM)

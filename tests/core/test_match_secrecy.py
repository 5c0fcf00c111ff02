"""What others may know of the lines of a record: nothing of a secret choice, not even that it was
made, until the table looks different to them.
"""

import pytest

from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match
from tests.core.table import play, sit_down
from tests.core.toy import Pockets

BILBO, GOLLUM = 0, 1


@pytest.fixture
def table() -> Match[Pockets]:
    return sit_down("agate flint topaz", "beryl garnet onyx")


def test_at_the_start_nobody_knows_of_any_line(table: Match[Pockets]):
    for viewer in (BILBO, GOLLUM, SPECTATOR, REFEREE):
        assert table.lines_seen_by(viewer) == []
        assert table.ply_seen_by(viewer) == 0


def test_a_choice_in_secret_is_a_line_for_its_maker_only(table: Match[Pockets]):
    play(table, "0 hide agate", "0 brag")
    assert table.lines_seen_by(BILBO) == ["0 hide agate", "0 brag"]
    assert table.ply_seen_by(BILBO) == 2
    for other in (GOLLUM, SPECTATOR):
        assert table.lines_seen_by(other) == []
        assert table.ply_seen_by(other) == 0


def test_who_chooses_in_secret_does_not_learn_of_the_others_choices(table: Match[Pockets]):
    play(table, "0 hide agate", "1 hide onyx", "0 brag")
    assert table.lines_seen_by(BILBO) == ["0 hide agate", "0 brag"]
    assert table.lines_seen_by(GOLLUM) == ["1 hide onyx"]
    assert (table.ply_seen_by(BILBO), table.ply_seen_by(GOLLUM)) == (2, 1)


def test_the_choice_that_opens_the_fists_is_known_but_not_what_it_was(table: Match[Pockets]):
    play(table, "0 hide agate", "0 brag", "1 hide onyx", "1 hush")
    assert table.lines_seen_by(BILBO) == ["0 hide agate", "0 brag", "1 ?"]
    assert table.lines_seen_by(GOLLUM) == ["1 hide onyx", "1 hush"]
    assert table.lines_seen_by(SPECTATOR) == ["1 ?"]


def test_a_public_choice_is_a_line_for_everybody(table: Match[Pockets]):
    play(table, "0 hide agate", "0 brag", "1 hide onyx", "1 hush", "1 keep")
    for viewer in (BILBO, GOLLUM, SPECTATOR, REFEREE):
        assert table.lines_seen_by(viewer)[-1] == "1 keep"


def test_the_referee_knows_every_line(table: Match[Pockets]):
    lines = ["0 hide agate", "1 hide onyx", "0 undo", "0 hide flint", "0 brag", "1 hush", "1 keep"]
    play(table, *lines)
    assert table.lines_seen_by(REFEREE) == lines
    assert table.ply_seen_by(REFEREE) == len(lines)


def test_to_take_back_a_secret_choice_is_a_secret_too(table: Match[Pockets]):
    play(table, "0 hide agate", "0 undo")
    assert table.lines_seen_by(BILBO) == ["0 hide agate", "0 undo"]
    for other in (GOLLUM, SPECTATOR):
        assert table.lines_seen_by(other) == []
        assert table.ply_seen_by(other) == 0


def test_to_take_back_a_public_choice_is_public(table: Match[Pockets]):
    play(table, "0 hide agate", "0 brag", "1 hide onyx", "1 hush", "1 toss", "1 undo")
    for viewer in (BILBO, SPECTATOR):
        assert table.lines_seen_by(viewer)[-2:] == ["1 toss", "1 undo"]


def test_what_everybody_agrees_to_take_back_is_public(table: Match[Pockets]):
    play(table, "0 hide agate", "0 brag", "1 hide onyx", "1 hush", "1 keep", "0 hide flint")
    before = table.ply_seen_by(SPECTATOR)
    play(table, "1 undo agreed")
    for viewer in (BILBO, GOLLUM, SPECTATOR):
        assert table.lines_seen_by(viewer)[-1] == "1 undo agreed"
    assert table.ply_seen_by(SPECTATOR) == before + 1


def test_a_ply_is_the_number_of_lines_that_somebody_knows_of(table: Match[Pockets]):
    lines = (
        "1 hide onyx,0 hide agate,0 undo,1 brag,0 hide topaz,0 hush,0 toss,0 undo,0 toss,"
        "0 heads,0 hide agate,1 hide beryl,1 undo,1 hide garnet,0 undo,1 hush"
    )
    for line in lines.split(","):
        play(table, line)
        for viewer in (BILBO, GOLLUM, SPECTATOR, REFEREE):
            assert table.ply_seen_by(viewer) == len(table.lines_seen_by(viewer))


def test_no_line_that_somebody_knows_of_changes_later(table: Match[Pockets]):
    """Otherwise a ply would not name a position."""
    known: dict[int, list[str]] = {viewer: [] for viewer in (BILBO, GOLLUM, SPECTATOR)}
    lines = (
        "1 hide onyx,0 hide agate,0 undo,1 brag,0 hide topaz,0 hush,0 toss,0 undo,0 keep,"
        "0 hide agate,1 hide beryl,1 undo,1 hide garnet,0 hush,1 hush,1 keep"
    )
    for line in lines.split(","):
        play(table, line)
        for viewer, before in known.items():
            now = table.lines_seen_by(viewer)
            assert now[: len(before)] == before
            known[viewer] = now


@pytest.mark.parametrize("quick", [BILBO, GOLLUM])
def test_nobody_can_tell_from_the_plies_who_has_chosen(quick: int):
    table = sit_down("agate flint topaz", "beryl garnet onyx", "coral jasper opal")
    slow = 1 - quick
    before = [table.ply_seen_by(viewer) for viewer in (slow, 2, SPECTATOR)]
    stone = "agate" if quick == BILBO else "onyx"
    play(table, f"{quick} hide {stone}", f"{quick} brag", f"{quick} undo", f"{quick} hush")
    assert [table.ply_seen_by(viewer) for viewer in (slow, 2, SPECTATOR)] == before

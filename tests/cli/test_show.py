"""`mathom show`."""

import json
from xml.etree import ElementTree

import pytest

from mathom.core.voice import LANGUAGES
from tests.cli.shell import kept, played, said, tampered, too_wide


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_shows_its_table_and_result(mathom, finished, lang):
    ran = mathom("show", finished, "--lang", lang)
    assert ran.code == 0
    assert "Ania" in ran.out
    assert "Tomek" in ran.out
    assert ran.says(said(lang, played().result.story.id, **played().result.story.args))
    assert "\x1b" not in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_running_game_shows_who_is_asked_what(mathom, unfinished, lang):
    ran = mathom("show", unfinished, "--lang", lang)
    assert ran.code == 0
    (ask,) = played(20).asks
    assert ran.says(said(lang, ask.prompt.id, **ask.prompt.args))
    assert ran.says(("Ania", "Tomek")[ask.seat])


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_the_table_is_as_wide_as_the_terminal(mathom, unfinished, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = mathom("show", unfinished)
    table = ran.out[: ran.out.rindex("]") + 1].splitlines()
    longest = max(map(len, table))
    assert columns - 30 < longest <= columns


def test_any_ply_can_be_shown(mathom, finished):
    choices = json.loads(finished.read_bytes())["choices"]
    seen = []
    for ply in (0, 1, len(choices) // 2, len(choices) - 1, len(choices)):
        ran = mathom("show", finished, "--ply", ply, "--json")
        assert ran.code == 0
        assert ran.data["ply"] == ply
        seen.append(ran.data["view"])
    assert seen[0]["phase"] == "hobbits"
    assert [view["phase"] == "over" for view in seen] == [False] * 4 + [True]
    assert mathom("show", finished, "--json").data["view"] == seen[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ply_after_the_last_is_refused(mathom, unfinished, lang):
    ran = mathom("show", unfinished, "--ply", "21", "--lang", lang)
    assert ran.complains(said(lang, "refused-ply", ply=21, last=20))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 3])
def test_a_seat_that_is_not_there_is_refused(mathom, unfinished, seat, lang):
    ran = mathom("show", unfinished, "--seat", seat, "--lang", lang)
    assert ran.complains(said(lang, "refused-seat", seat=seat, last=2))


@pytest.mark.parametrize("seat", [1, 2])
def test_a_game_can_be_shown_as_a_seat_sees_it(mathom, unfinished, seat):
    # Nothing is hidden in this game.
    assert mathom("show", unfinished, "--seat", seat) == mathom("show", unfinished)


def test_a_position_as_data(mathom, unfinished):
    data = mathom("show", unfinished, "--json").data
    assert {"game", "ply", "view", "asks", "winners"} <= data.keys()
    assert (data["game"], data["ply"], data["winners"]) == ("journey", 20, None)
    assert len(data["view"]["sheets"]) == 2
    (asked,) = data["asks"]
    assert asked["seat"] == played(20).asks[0].seat
    assert asked["prompt"]


def test_the_result_as_data(mathom, finished):
    data = mathom("show", finished, "--json").data
    assert data["asks"] == []
    assert data["winners"] == list(played().result.winners)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ply", [0, 5, 30, None])
def test_a_picture_is_well_formed_xml(mathom, finished, ply, lang):
    words = [] if ply is None else ["--ply", ply]
    ran = mathom("show", finished, *words, "--svg", "--lang", lang)
    assert ran.code == 0
    root = ElementTree.fromstring(ran.out)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_the_picture_changes_with_the_position(mathom, finished):
    pictures = {mathom("show", finished, "--svg", "--ply", ply).out for ply in (0, 10, 40)}
    assert len(pictures) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_is_told(mathom, finished, lang):
    ran = mathom("show", finished, "--story", "--lang", lang)
    assert ran.code == 0
    told = [said(lang, message.id, **message.args) for message in played().told(0)]
    data = mathom("show", finished, "--story", "--json", "--lang", lang).data
    assert data == told
    for sentence in told[:3] + told[-3:]:
        assert ran.says(sentence)


def test_the_story_ends_where_the_ply_does(mathom, finished):
    whole = mathom("show", finished, "--story", "--json").data
    start = mathom("show", finished, "--story", "--json", "--ply", "10").data
    assert start == whole[: len(start)]
    assert 0 < len(start) < len(whole)


def test_a_story_without_events_is_empty(mathom, finished):
    assert mathom("show", finished, "--story", "--json", "--ply", "0").data == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_with_a_line_against_the_rules_is_refused(mathom, finished, lang):
    choices = json.loads(finished.read_bytes())["choices"]
    seat = choices[0][0]
    other = tampered(finished, choices=[f"{seat} take gandalf", *choices[1:]])
    ran = mathom("show", other, "--lang", lang)
    line = said(lang, "refused-record-misfit", number=1, line=f"{seat} take gandalf")
    assert ran.complains(line.rstrip("."))


def test_up_to_the_false_line_the_record_can_be_shown(mathom, finished):
    choices = json.loads(finished.read_bytes())["choices"]
    other = tampered(finished, choices=[*choices[:5], "0 take gandalf", *choices[6:]])
    assert mathom("show", other, "--ply", "5").code == 0
    assert mathom("show", other, "--ply", "6").code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_positions_fit_a_screen_of_80_columns(mathom, tmp_path, lang):
    names = ["Wilhelmina Kunegunda Brzęczyszczykiewicz"] * 4
    match = played(seed="wide", players=names, variant="advanced", squares=8)
    path = kept(match, tmp_path / "wide.json")
    wide = []
    for ply in range(0, len(match.lines), 20):
        wide += too_wide(mathom("show", path, "--ply", ply, "--lang", lang).out)
    assert wide == []


# What a running game shows


def test_only_who_is_asked_is_shown_the_options(mathom, unfinished):
    """A hand could be read off them."""
    (ask,) = mathom("show", unfinished, "--json").data["asks"]
    assert "options" not in ask
    seat = ask["seat"] + 1
    (own,) = mathom("show", unfinished, "--json", "--seat", seat).data["asks"]
    assert own["options"]
    (others,) = mathom("show", unfinished, "--json", "--seat", 3 - seat).data["asks"]
    assert "options" not in others


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_taken_their_name_away_is_told_by_the_seat(mathom, tmp_path, lang):
    record = kept(played(players=("", "Tomek")), tmp_path / "nameless.json")
    shown = mathom("show", record, "--lang", lang)
    assert shown.says(said(lang, "player-nameless", seat=1))
    assert shown.says("Tomek")

"""Records as files: they come back the same, and whatever is wrong with one is said clearly."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mathom.core import registry
from mathom.core.chance import Chance, commitment
from mathom.core.match import Match, replay, verify
from mathom.core.message import Reason, Refused
from mathom.core.record import Choice, Deed, Record, Seat, Undo, dump, load, read_line
from mathom.core.voice import LANGUAGES, voice
from tests.core import toy
from tests.core.table import registered

JOURNEY = registry.game("journey")


@cache
def finished() -> bytes:
    """A whole game, with a choice taken back freely and one with consent."""
    match = Match(JOURNEY, [Seat("Zażółć"), Seat('T"o\\mek', "random")], {"start": 1}, "gęsi")
    match.choose(0, "take sam")
    match.undo(0)
    luck = Chance("luck")
    while match.asks:
        if len(match.lines) == 20:
            match.undo_agreed(match.standing[-1].seat)
        ask = match.asks[0]
        match.choose(ask.seat, ask.options[luck.below(len(ask.options))].code)
    return dump(match.record())


def fields() -> dict[str, Any]:
    return json.loads(finished())


def changed(**changes: Any) -> bytes:
    return json.dumps({**fields(), **changes}).encode()


def refusal(data: bytes) -> Reason:
    with pytest.raises(Refused) as refused:
        load(data)
    spoken(refused.value.reason)
    return refused.value.reason


def spoken(reason: Reason) -> list[str]:
    """What people read, in every language."""
    sentences = [voice(lang, JOURNEY).explain(reason) for lang in LANGUAGES]
    assert all(sentences)
    assert len(set(sentences)) == len(LANGUAGES)
    return sentences


# There and back


def test_a_record_comes_back_the_same():
    record = load(finished())
    assert dump(record) == finished()
    assert load(dump(record)) == record


def test_a_running_game_comes_back_the_same():
    match = Match(JOURNEY, [Seat("a"), Seat("b")], {}, "x")
    assert load(dump(match.record())) == match.record()
    assert match.record().hash is None


def test_the_whole_game_comes_back_byte_for_byte():
    record = load(finished())
    assert dump(replay(record).record()) == finished()
    assert verify(record) == []


def test_a_file_has_one_choice_a_line_and_letters_as_they_are():
    lines = finished().decode().splitlines()
    assert lines[0] == '{"format": 1,'
    assert lines[1] == ' "game": "journey",'
    assert '  "0 take sam",' in lines
    assert '  "0 undo",' in lines
    assert any(line.endswith('undo agreed",') for line in lines)
    assert any("Zażółć" in line for line in lines)
    assert finished().endswith(b"}\n")


def test_it_is_json_that_anybody_can_read():
    assert fields()["seed"] == "gęsi"
    assert fields()["commitment"] == commitment("gęsi")
    assert fields()["seats"] == [
        {"name": "Zażółć", "player": "person"},
        {"name": 'T"o\\mek', "player": "random"},
    ]


def test_space_around_it_does_no_harm():
    assert load(b"\n  " + finished() + b"\n\n") == load(finished())


def test_any_order_of_the_fields_will_do():
    backwards = dict(reversed(fields().items()))
    assert load(json.dumps(backwards).encode()) == load(finished())


TEXT = st.text(st.characters(exclude_categories=["Cs"]))
NAME = TEXT.filter(str.isprintable)


@settings(derandomize=True, deadline=None, max_examples=100)
@given(NAME, NAME, TEXT, st.lists(TEXT), st.lists(st.tuples(st.integers(), st.integers())))
def test_whatever_it_holds_comes_back(name, player, seed, choices, draws):
    record = load(finished())
    record.seats[0] = Seat(name, player)
    record.seed = seed
    record.choices = choices
    record.draws = [list(draw) for draw in draws]
    assert load(dump(record)) == record


def test_a_name_that_would_play_tricks_on_a_terminal_is_refused():
    record = load(finished())
    record.seats[0] = Seat("\x1b[2J Ania")
    assert refusal(dump(record)).args == {"detail": "$.seats"}


# What is wrong with a file, and how it is said


def nested(levels: int) -> bytes:
    """Something with one thing too few for a record, and another too much."""
    return b'{"format": 1, "game": ' + b"[" * levels + b"]" * levels + b"}"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "refused-record-foreign"),
        (b"Dear diary", "refused-record-foreign"),
        (b"\xff\xfe{\x00}\x00", "refused-record-foreign"),
        (b"PK\x03\x04", "refused-record-foreign"),
        (b"[" * 100_000, "refused-record-foreign"),
        (b'{"format": ' * 100_000, "refused-record-truncated"),
        (nested(99), "refused-record-foreign"),
        (nested(100), "refused-record-damaged"),
        (nested(5000), "refused-record-damaged"),
        (nested(100_000), "refused-record-damaged"),
        (b'{"note": "' + b"[" * 5000 + b'\\""}', "refused-record-foreign"),
        (b"null", "refused-record-foreign"),
        (b"[]", "refused-record-foreign"),
        (b"17", "refused-record-foreign"),
        (b'"journey"', "refused-record-foreign"),
        (b"{}", "refused-record-foreign"),
        (b'{"pgn": "1. e4"}', "refused-record-foreign"),
        (b'{"format": 1, "game": "journey"}', "refused-record-foreign"),
    ],
    ids=lambda value: repr(value[:24]),
)
def test_what_is_no_record_at_all(data: bytes, reason: str):
    assert refusal(data).id == reason


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": 2}, "refused-record-newer"),
        ({"format": 10**30}, "refused-record-newer"),
        ({"format": 0}, "refused-record-damaged"),
        ({"format": True}, "refused-record-damaged"),
        ({"format": "1"}, "refused-record-damaged"),
        ({"format": 1.0}, "refused-record-damaged"),
        ({"format": None}, "refused-record-damaged"),
        ({"rules": 99}, "refused-record-newer-rules"),
        ({"rules": 10**30}, "refused-record-newer-rules"),
        ({"rules": 0}, "refused-record-older-rules"),
        ({"rules": "1"}, "refused-record-damaged"),
        ({"game": "chess"}, "refused-game"),
        ({"game": "x" * 5000}, "refused-game"),
        ({"game": 1}, "refused-record-damaged"),
        ({"options": {}}, "refused-record-damaged"),
        ({"options": None}, "refused-record-damaged"),
        ({"seats": []}, "refused-seats"),
        ({"seats": [{"name": "a"}]}, "refused-seats"),
        ({"seats": [{"name": "a"}] * 5}, "refused-seats"),
        ({"seats": [{"name": "a", "age": 9}] * 2}, "refused-record-damaged"),
        ({"seats": ["a", "b"]}, "refused-record-damaged"),
        ({"choices": "0 take sam"}, "refused-record-damaged"),
        ({"choices": [1]}, "refused-record-damaged"),
        ({"draws": [[6]]}, "refused-record-damaged"),
        ({"draws": [[6, 1, 1]]}, "refused-record-damaged"),
        ({"draws": [6, 1]}, "refused-record-damaged"),
        ({"draws": [[6, 0.5]]}, "refused-record-damaged"),
        ({"seed": None}, "refused-record-damaged"),
        ({"commitment": 5}, "refused-record-damaged"),
        ({"winners": "me"}, "refused-record-damaged"),
        ({"hash": 5}, "refused-record-damaged"),
        ({"cheated": False}, "refused-record-damaged"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_no_good_record(change: dict[str, Any], reason: str):
    assert refusal(changed(**change)).id == reason


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("variant", "mad", "refused-setting-value"),
        ("variant", "m" * 5000, "refused-setting-value"),
        ("variant", 5, "refused-setting-value"),
        ("squares", 10**30, "refused-setting-value"),
        ("start", 3, "refused-start"),
        ("coloured", "RRR", "refused-faces"),
        ("coloured", "RRRRRR", "refused-endless-faces"),
        ("weather", "rain", "refused-record-damaged"),
        ("variant", None, "refused-record-damaged"),
        ("variant", ["basic"], "refused-record-damaged"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_options_that_can_not_be_played(option: str, value: Any, reason: str):
    options = {**fields()["options"], option: value}
    assert refusal(changed(options=options)).id == reason


@pytest.mark.parametrize(("option", "value"), [("start", "1"), ("variant", " BASIC ")])
def test_options_are_as_mathom_writes_them_or_the_record_is_damaged(option: str, value: Any):
    """Otherwise the replay's record would not be this one, byte for byte."""
    options = {**fields()["options"], option: value}
    assert refusal(changed(options=options)).id == "refused-record-damaged"


def test_every_field_must_be_there():
    for name in fields():
        rest = {key: value for key, value in fields().items() if key != name}
        if name in ("winners", "hash"):
            load(json.dumps(rest).encode())
        else:
            assert refusal(json.dumps(rest).encode()).id in (
                "refused-record-foreign",
                "refused-record-damaged",
            )


def test_wherever_a_record_breaks_off_it_is_said_so():
    whole = finished().rstrip()
    otherwise = {}
    for end in range(1, len(whole)):
        with pytest.raises(Refused) as refused:
            load(whole[:end])
        if refused.value.reason.id != "refused-record-truncated":
            otherwise[whole[:end][-20:]] = refused.value.reason.id
    assert otherwise == {}


def test_the_place_of_the_damage_is_named():
    assert "$.rules" in str(refusal(changed(rules="1")).args["detail"])
    assert "$.choices[0]" in str(refusal(changed(choices=[1])).args["detail"])


def test_a_newer_record_tells_both_versions():
    reason = refusal(changed(format=7))
    assert reason.args == {"format": 7, "known": 1}
    english, polish = spoken(reason)
    assert "format 7" in english
    assert "Update Mathom" in english
    assert "format 7" in polish


# Lines


@pytest.mark.parametrize(
    ("line", "deed"),
    [
        ("0 take sam", Choice(0, "take sam")),
        ("12 x", Choice(12, "x")),
        ("3 undo", Undo(3)),
        ("3 undo agreed", Undo(3, agreed=True)),
        ("3 undo  agreed", Choice(3, "undo  agreed")),
    ],
)
def test_a_line_tells_whose_choice_it_was_or_that_it_was_taken_back(line: str, deed: Deed):
    assert read_line(line) == deed


@pytest.mark.parametrize(
    "line", ["", " ", "0", "0 ", "take sam", "-1 keep", "+1 keep", "1.0 keep", "² keep"]
)
def test_anything_else_is_refused(line: str):
    with pytest.raises(Refused) as refused:
        read_line(line)
    assert refused.value.reason.id == "refused-record-line"


@pytest.mark.parametrize("line", ["9" * 5000 + " keep", "9" * 400 + " undo"])
def test_a_seat_number_beyond_all_measure_is_refused(line: str):
    with pytest.raises(Refused):
        replay(load(changed(choices=[line])))


# Verifying


def wrong(**changes: Any) -> list[str]:
    reasons = verify(load(changed(**changes)))
    for reason in reasons:
        spoken(reason)
    return [reason.id for reason in reasons]


def test_an_honest_record_matches():
    assert wrong() == []


def test_another_commitment_is_named():
    assert wrong(commitment=commitment("other")) == ["mismatch-commitment"]


def test_another_seed_is_named_with_the_first_line_that_it_makes_impossible():
    assert wrong(seed="other")[0] == "mismatch-commitment"


def test_a_line_against_the_rules_is_named_with_its_reason():
    choices = fields()["choices"]
    assert wrong(choices=[choices[0], "0 take frodo", *choices[1:]]) == [
        "refused-record-misfit",
        "reason-not-asked",
    ]


def test_an_altered_draw_is_named():
    draws = fields()["draws"]
    draws[2][1] += 1
    reasons = verify(load(changed(draws=draws)))
    sides, drawn = fields()["draws"][2]
    assert [(reason.id, reason.args) for reason in reasons] == [
        (
            "mismatch-draw",
            {"number": 2, "kept": f"{drawn + 1}/{sides}", "derived": f"{drawn}/{sides}"},
        )
    ]


def test_a_missing_draw_and_one_too_many_are_named():
    draws = fields()["draws"]
    assert wrong(draws=draws[:-1]) == ["mismatch-draw"]
    assert wrong(draws=[*draws, [6, 1]]) == ["mismatch-draw"]


def test_altered_winners_are_named():
    assert wrong(winners=[0, 1]) == ["mismatch-winners"]
    assert wrong(winners=[]) == ["mismatch-winners"]
    assert wrong(winners=None) == ["mismatch-winners"]


def test_an_altered_hash_is_named():
    assert wrong(hash="0" * 64) == ["mismatch-hash"]
    assert wrong(hash=None) == ["mismatch-hash"]


def test_a_dropped_end_is_named():
    assert wrong(choices=fields()["choices"][:-1])[-2:] == ["mismatch-winners", "mismatch-hash"]


def test_all_that_is_wrong_is_named_at_once():
    draws = fields()["draws"]
    draws[0][1] += 1
    assert wrong(commitment="", draws=draws, winners=[9], hash="") == [
        "mismatch-commitment",
        "mismatch-draw",
        "mismatch-winners",
        "mismatch-hash",
    ]


def test_a_record_of_a_game_outside_the_registry_is_refused():
    match = Match(toy.GAME, [Seat("a"), Seat("b")], {}, "x")
    assert refusal(dump(match.record())).id == "refused-game"
    with registered(toy.GAME):
        assert load(dump(match.record())) == match.record()


# Bad input by the thousand


def survives(data: bytes) -> None:
    """It is refused with a sentence, or it is a record; and then it can be verified."""
    try:
        record = load(data)
    except Refused as refused:
        spoken(refused.reason)
        return
    assert isinstance(record, Record)
    assert load(dump(record)) == record
    try:
        reasons = verify(record)
    except Refused as refused:
        reasons = [refused.reason]
    for reason in reasons[:5]:
        spoken(reason)


def fuzz(*strategies: st.SearchStrategy[Any]) -> Callable[[Any], Any]:
    def decorate(test: Any) -> Any:
        return settings(derandomize=True, deadline=None, max_examples=200)(given(*strategies)(test))

    return decorate


PLACES = st.integers(0, len(finished()) - 1)


@fuzz(st.binary(max_size=200))
def test_random_bytes(data: bytes):
    survives(data)


@fuzz(st.lists(st.tuples(PLACES, st.integers(1, 255)), min_size=1, max_size=4))
def test_flipped_bytes(flips: list[tuple[int, int]]):
    data = bytearray(finished())
    for place, mask in flips:
        data[place] ^= mask
    survives(bytes(data))


@fuzz(PLACES, st.integers(0, 60), st.binary(max_size=8))
def test_a_piece_cut_out_or_written_over(start: int, length: int, instead: bytes):
    survives(finished()[:start] + instead + finished()[start + length :])


@fuzz(PLACES, PLACES)
def test_a_piece_written_twice(start: int, end: int):
    survives(finished()[:end] + finished()[start:])


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**18, 10**30, -(10**30), 2**64])
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXT
    | st.sampled_from(["journey", "0 undo", "person", "x" * 3000]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=8,
)


@fuzz(JSON)
def test_foreign_json(value: Any):
    survives(json.dumps(value).encode())


@fuzz(st.dictionaries(st.sampled_from(list(Record.__struct_fields__)), JSON, min_size=1))
def test_fields_of_another_type(changes: dict[str, Any]):
    survives(changed(**changes))


@fuzz(st.data())
def test_a_value_replaced_anywhere(data: st.DataObject):
    record = fields()
    within: Any = record
    while True:
        key = data.draw(
            st.sampled_from(sorted(within) if isinstance(within, dict) else range(len(within)))
        )
        if isinstance(within[key], dict | list) and within[key] and data.draw(st.booleans()):
            within = within[key]
            continue
        within[key] = data.draw(JSON)
        break
    survives(json.dumps(record).encode())


CODES = st.sampled_from(
    ["undo", "undo agreed", "take sam", "take frodo", "keep red ring", "roll", "stop", "split 1"]
)


@settings(derandomize=True, deadline=None, max_examples=200)
@given(st.lists(st.tuples(st.integers(0, 5), CODES | TEXT), max_size=30))
@example([(0, "undo agreed")])
def test_any_lines_at_all(lines: list[tuple[int, str]]):
    survives(changed(choices=[f"{seat} {code}" for seat, code in lines]))


@fuzz(st.integers(0, 200), st.integers(0, 200))
def test_lines_swapped(one: int, other: int):
    choices = fields()["choices"]
    one, other = one % len(choices), other % len(choices)
    choices[one], choices[other] = choices[other], choices[one]
    survives(changed(choices=choices))

"""`mathom verify`: nothing in a record can be changed unnoticed."""

import json
import re

import pytest

from mathom.core.voice import LANGUAGES
from tests.cli.shell import flat, kept, played, said, tampered


def changed(list_, index, value):
    return [*list_[:index], value, *list_[index + 1 :]]


def undone():
    """A finished game in which one choice was taken back freely and one by consent."""
    match = played(2)
    freely = match.asks[0].seat
    match.choose(freely, match.asks[0].options[0].code)
    match.undo(freely)
    while not match.over:
        ask = match.asks[0]
        match.choose(ask.seat, ask.options[-1].code)
        if len(match.lines) == 40:
            match.undo_agreed(1)
    assert any(line.endswith(" undo") for line in match.lines)
    assert any(line.endswith(" undo agreed") for line in match.lines)
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_record(mathom, finished, lang):
    record = json.loads(finished.read_bytes())
    counts = {"choices": len(record["choices"]), "draws": len(record["draws"])}
    ran = mathom("verify", finished, "--lang", lang)
    assert ran.code == 0
    assert ran.says(said(lang, "verify-good", file=str(finished), **counts))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_record_of_a_game_that_goes_on(mathom, unfinished, lang):
    record = json.loads(unfinished.read_bytes())
    counts = {"choices": 20, "draws": len(record["draws"])}
    ran = mathom("verify", unfinished, "--lang", lang)
    assert ran.code == 0
    assert ran.says(said(lang, "verify-good-unfinished", file=str(unfinished), **counts))


def test_a_good_record_with_choices_taken_back(mathom, tmp_path):
    assert mathom("verify", kept(undone(), tmp_path / "undone.json")).code == 0


def test_a_good_record_as_data(mathom, finished, unfinished):
    record = json.loads(finished.read_bytes())
    ran = mathom("verify", finished, "--json")
    assert ran.code == 0
    assert ran.data == {
        "file": str(finished),
        "game": "journey",
        "finished": True,
        "choices": len(record["choices"]),
        "draws": len(record["draws"]),
        "matches": True,
        "mismatches": [],
    }
    assert mathom("verify", unfinished, "--json").data["finished"] is False


# Each a way to cheat: what is written into the record, given what was in it.
CHEATS = {
    "another seed": lambda r: {"seed": "other"},
    "another commitment": lambda r: {"commitment": "0" * 64},
    "another roll": lambda r: {"draws": changed(r["draws"], 5, [7776, 1])},
    "a die with more sides": lambda r: {"draws": changed(r["draws"], 5, [9999, r["draws"][5][1]])},
    "a roll too few": lambda r: {"draws": r["draws"][:-1]},
    "a roll too many": lambda r: {"draws": [*r["draws"], [6, 5]]},
    "another choice": lambda r: {"choices": changed(r["choices"], 0, "0 take gandalf")},
    "another's choice": lambda r: {
        "choices": changed(r["choices"], 0, f"{1 - int(r['choices'][0][0])} take sam")
    },
    "a seat that is not there": lambda r: {"choices": changed(r["choices"], 3, "7 roll")},
    "a choice too few": lambda r: {"choices": r["choices"][:-1]},
    "a choice too many": lambda r: {"choices": [*r["choices"], "0 roll"]},
    "two choices swapped": lambda r: {"choices": [r["choices"][1], r["choices"][0]]},
    "an undo of nothing": lambda r: {"choices": ["0 undo", *r["choices"]]},
    "an undo over a roll": lambda r: {"choices": [*r["choices"][:-1], "0 undo"]},
    "another winner": lambda r: {"winners": [1 - w for w in r["winners"]] or [0]},
    "everybody wins": lambda r: {"winners": [0, 1]},
    "no winners told": lambda r: {"winners": None},
    "another end": lambda r: {"hash": "0" * 64},
    "no end": lambda r: {"hash": None},
    "unfinished after all": lambda r: {"hash": None, "winners": None},
    "other rules": lambda r: {"options": {**r["options"], "variant": "advanced"}},
    "other dice": lambda r: {"options": {**r["options"], "coloured": "RGWNNO"}},
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_tampered_record_does_not_match(mathom, finished, cheat):
    record = json.loads(finished.read_bytes())
    other = tampered(finished, **CHEATS[cheat](record))
    ran = mathom("verify", other)
    assert ran.code == 1
    assert ran.says(said("en", "verify-bad", file=str(other)))
    in_polish = mathom("verify", other, "--lang", "pl")
    assert in_polish.code == 1
    assert in_polish.out != ran.out
    data = mathom("verify", other, "--json")
    assert data.code == 1
    assert data.data["matches"] is False
    assert data.data["mismatches"]
    for mismatch in data.data["mismatches"]:
        assert flat(mismatch) in flat(ran.out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("cheat", "id"),
    [("another commitment", "mismatch-commitment"), ("a choice too many", "reason-game-over")],
)
def test_it_says_what_does_not_match(mathom, finished, cheat, id, lang):
    other = tampered(finished, **CHEATS[cheat](json.loads(finished.read_bytes())))
    assert mathom("verify", other, "--lang", lang).says(said(lang, id))


def test_it_says_which_roll_does_not_match(mathom, finished):
    draws = json.loads(finished.read_bytes())["draws"]
    sides, side = draws[5]
    other = tampered(finished, draws=changed(draws, 5, [sides, (side + 1) % sides]))
    (mismatch,) = mathom("verify", other, "--json").data["mismatches"]
    assert f"{side}/{sides}" in mismatch
    assert f"{(side + 1) % sides}/{sides}" in mismatch


def test_nobody_and_the_first_seat_are_not_the_same_winner(mathom, tmp_path):
    """Both were once written 0."""
    nobody = next(
        match for n in range(99) if (match := played(seed=f"s{n}")).record().winners == []
    )
    other = tampered(kept(nobody, tmp_path / "nobody.json"), winners=[0])
    (mismatch,) = mathom("verify", other, "--json").data["mismatches"]
    pattern = re.escape(said("en", "mismatch-winners", kept="KEPT", derived="DERIVED"))
    found = re.fullmatch(pattern.replace("KEPT", "(.+)").replace("DERIVED", "(.+)"), mismatch)
    assert found is not None
    assert found[1] != found[2]


# --- Files that are no records

DAMAGE = {
    "refused-record-truncated": lambda whole: whole[: len(whole) // 2],
    "refused-record-foreign": lambda whole: b'{"hello": "world"}',
    "refused-record-newer": lambda whole: whole.replace(b'"format": 1', b'"format": 2'),
    "refused-record-newer-rules": lambda whole: whole.replace(b'"rules": 1', b'"rules": 99'),
    "refused-record-older-rules": lambda whole: whole.replace(b'"rules": 1', b'"rules": 0'),
    "refused-record-damaged": lambda whole: whole.replace(b'"seed": "', b'"seed": 1, "x": "'),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", DAMAGE)
@pytest.mark.parametrize("command", ["verify", "show", "play"])
def test_a_file_that_is_no_record_is_refused(mathom, finished, command, id, lang):
    finished.write_bytes(DAMAGE[id](finished.read_bytes()))
    words = ["journey", "--resume"] if command == "play" else []
    ran = mathom(command, *words, finished, "--lang", lang)
    arguments = {"format": 2, "known": 1, "rules": 99 if "newer" in id else 0, "detail": "§"}
    sentence = said(lang, id, **arguments)
    assert ran.complains(sentence.partition("§")[0])
    assert ran.out == ""


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        bytes(range(256)),
        b"[" * 100_000,
        b"[1, 2]",
        b'{"format": NaN}',
        b'{"format": 1e400, "game": "journey", "choices": []}',
        b'{"format": ' + b"9" * 400 + b', "game": "journey", "choices": []}',
        b'{"format": 1, "game": "chess", "choices": []}',
        b'{"format": 1, "game": "journey", "choices": []}',
        b'{"format": 1, "game": 7, "choices": 7}',
    ],
    ids=range(11),
)
def test_any_bytes_are_refused_politely(mathom, tmp_path, content):
    path = tmp_path / "strange.json"
    path.write_bytes(content)
    for words in (["verify"], ["show"], ["play", "journey", "--resume"]):
        ran = mathom(*words, path)
        assert ran.code == 2
        assert ran.err.startswith("mathom: ")


@pytest.mark.parametrize(
    "fields",
    [
        {"rules": 10**30},
        {"draws": [[1, 2, 3]]},
        {"seats": [{"name": "Ania"}]},
        {"seats": [{"name": "Ania", "player": "person", "age": 9}, {"name": "Tomek"}]},
        {"options": {}},
        {"winners": "Ania"},
        {"choices": "roll"},
    ],
    ids=str,
)
def test_a_field_that_makes_no_sense_is_refused(mathom, finished, fields):
    ran = mathom("verify", tampered(finished, **fields))
    assert ran.code == 2
    assert ran.err.startswith("mathom: ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("option", "id", "args"),
    [
        ({"start": 4}, "refused-start", {"start": 4, "seats": 2}),
        ({"coloured": "RRRRRR"}, "refused-endless-faces", {}),
        ({"black": "?"}, "refused-faces", {"setting": "black", "allowed": "R G W N O T"}),
    ],
    ids=str,
)
@pytest.mark.parametrize("command", ["verify", "show", "play"])
def test_options_that_cannot_be_played_are_refused(
    mathom, finished, command, option, id, args, lang
):
    options = json.loads(finished.read_bytes())["options"]
    other = tampered(finished, options={**options, **option})
    words = ["journey", "--resume"] if command == "play" else []
    ran = mathom(command, *words, other, "--lang", lang)
    assert ran.complains(said(lang, id, **args))


@pytest.mark.parametrize("line", ["", "roll", "x roll", "-1 roll", "0", "0 ", "9" * 5000 + " roll"])
def test_a_line_that_is_no_choice_is_found(mathom, finished, line):
    choices = json.loads(finished.read_bytes())["choices"]
    ran = mathom("verify", tampered(finished, choices=changed(choices, 3, line)))
    assert ran.code in (1, 2)
    assert line[:20] in ran.out + ran.err

"""Every kind of mistake on the command line gets its sentence, in the reader's language."""

import pytest

from mathom.core import registry
from mathom.core.voice import LANGUAGES
from tests.cli.shell import said

MISTAKES = {
    "no such command": (
        ["simluate", "journey"],
        ("refused-command", {"name": "simluate", "known": "simulate"}),
    ),
    "nothing like a command": (
        ["xyzzy"],
        (
            "refused-command",
            {
                "name": "xyzzy",
                "known": "serve, play, games, rules, cards, decks, show, verify, simulate, bench, "
                "replay-all, admin, backup, restore, tidy",
            },
        ),
    ),
    "no such game": (
        ["play", "chess"],
        ("refused-game", {"name": "chess", "known": ", ".join(registry.names())}),
    ),
    "no such game to simulate": (
        ["simulate", "chess"],
        ("refused-game", {"name": "chess", "known": ", ".join(registry.names())}),
    ),
    "no such game to read about": (
        ["rules", "chess"],
        ("refused-game", {"name": "chess", "known": ", ".join(registry.names())}),
    ),
    "no such flag": (
        ["simulate", "journey", "--gmaes", "3"],
        ("refused-flag", {"flag": "--gmaes", "known": "--games"}),
    ),
    "nothing like a flag": (
        ["games", "--xyzzy"],
        ("refused-flag", {"flag": "--xyzzy", "known": "--json, --lang, --help"}),
    ),
    "a flag of another command": (
        ["games", "--rotate"],
        ("refused-flag", {"flag": "--rotate", "known": "--json, --lang, --help"}),
    ),
    "a switch with a value": (["games", "--json=yes"], ("refused-flag-value", {"flag": "--json"})),
    "a flag without its value": (
        ["simulate", "journey", "--games"],
        ("refused-no-value", {"flag": "--games", "takes": "N"}),
    ),
    "no number": (
        ["simulate", "journey", "--games", "many"],
        ("refused-number", {"flag": "--games", "given": "many"}),
    ),
    "a number below nothing": (
        ["simulate", "journey", "--games", "-1"],
        ("refused-number", {"flag": "--games", "given": "-1"}),
    ),
    "half a number": (
        ["simulate", "journey", "--games=1.5"],
        ("refused-number", {"flag": "--games", "given": "1.5"}),
    ),
    "an empty number": (
        ["simulate", "journey", "--games="],
        ("refused-number", {"flag": "--games", "given": ""}),
    ),
    "a flag twice": (
        ["simulate", "journey", "--games", "1", "--games", "2"],
        ("refused-twice", {"flag": "--games"}),
    ),
    "no pair": (
        ["simulate", "journey", "--option", "advanced"],
        ("refused-pair", {"flag": "--option", "given": "advanced"}),
    ),
    "a pair without a name": (
        ["simulate", "journey", "--option", "=advanced"],
        ("refused-pair", {"flag": "--option", "given": "=advanced"}),
    ),
    "no such option": (
        ["simulate", "journey", "--option", "colour=red"],
        (
            "refused-setting",
            {
                "setting": "colour",
                "known": "variant, last_one_wins, instant_win, start, equipment, squares, "
                "coloured, black",
            },
        ),
    ),
    "no such value": (
        ["simulate", "journey", "--option", "variant=hard"],
        (
            "refused-setting-value",
            {"setting": "variant", "value": "hard", "allowed": "basic, advanced"},
        ),
    ),
    "no such file": (["verify", "nowhere.json"], ("refused-file", None)),
    "no such file to show": (["show", "nowhere.json"], ("refused-file", None)),
    "no such file to resume": (
        ["play", "journey", "--resume", "nowhere.json"],
        ("refused-file", None),
    ),
    "a folder instead of a file": (["verify", "."], ("refused-file", None)),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_explained(mathom, mistake, lang):
    words, (id, args) = MISTAKES[mistake]
    ran = mathom("--lang", lang, *words)
    assert ran.code == 2
    assert ran.out == ""
    if args is None:
        # The system's own reason is in there, too.
        assert ran.complains(words[-1])
    else:
        assert ran.complains(said(lang, id, **args))
    assert ran.err.startswith("mathom: ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "missing"),
    [
        (["play"], "GAME"),
        (["simulate", "--json"], "GAME"),
        (["show"], "FILE"),
        (["verify"], "FILE"),
    ],
    ids=str,
)
def test_a_missing_word_is_named_with_the_usage(mathom, words, missing, lang):
    ran = mathom(*words, "--lang", lang)
    assert ran.complains(f"mathom {words[0]} ")
    assert ran.err != mathom(*words, "--lang", "pl" if lang == "en" else "en").err


@pytest.mark.parametrize("words", [["games", "all"], ["verify", "a", "b"]])
def test_a_word_too_many_is_named_with_the_usage(mathom, words):
    for lang in LANGUAGES:
        ran = mathom(*words, "--lang", lang)
        assert ran.complains(words[-1])
        assert ran.complains(f"mathom {words[0]}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("option", "id", "args"),
    [
        ("start=4", "refused-start", {"start": 4, "seats": 2}),
        ("coloured=RR", "refused-faces", {"setting": "coloured", "allowed": "R G W N O"}),
        ("coloured=RRGWNT", "refused-faces", {"setting": "coloured", "allowed": "R G W N O"}),
        ("black=XXXXXX", "refused-faces", {"setting": "black", "allowed": "R G W N O T"}),
        ("coloured=RRGWOO", "refused-endless-faces", {}),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_game_refuses_options_in_its_own_words(mathom, command, option, id, args, lang):
    seats = ["--seats", "random,random"] if command == "play" else []
    ran = mathom(command, "journey", *seats, "--option", option, "--lang", lang)
    assert ran.complains(said(lang, id, **args))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", ["before", "after", "before=", "after="])
def test_the_language_may_stand_before_or_after_the_command(mathom, place, lang):
    flag = [f"--lang={lang}"] if "=" in place else ["--lang", lang]
    words = ["rules", "journey", "99.9"]
    ran = mathom(*(flag + words if "before" in place else words + flag))
    assert ran.complains(said(lang, "refused-rule", number="99.9", first="J-1.1"))


@pytest.mark.parametrize("words", [["--lang", "de", "games"], ["--lang=de", "games"]], ids=str)
def test_a_language_that_is_not_spoken_is_refused_before_the_command(mathom, words):
    ran = mathom(*words)
    assert ran.complains(said("en", "refused-choice", flag="--lang", given="de", known="pl, en"))


@pytest.mark.parametrize("words", [["games", "--lang", "de"], ["games", "--lang=de"]], ids=str)
def test_a_language_that_is_not_spoken_is_refused_after_the_command(mathom, words):
    ran = mathom(*words)
    assert ran.complains(said("en", "refused-choice", flag="--lang", given="de", known="pl, en"))


@pytest.mark.parametrize("words", [["games", "--lang"], ["--lang"]], ids=str)
def test_a_language_must_be_named(mathom, words):
    assert mathom(*words).complains(said("en", "refused-no-value", flag="--lang", takes="pl|en"))


def test_a_flag_that_only_begins_like_lang_is_no_language(mathom):
    assert mathom("--language", "pl", "games").code == 2
    assert mathom("games", "--language", "pl").code == 2


def test_a_value_may_follow_an_equals_sign(mathom):
    apart = mathom("simulate", "journey", "--games", "3", "--seed", "a", "--option", "start=2")
    joined = mathom("simulate", "journey", "--games=3", "--seed=a", "--option=start=2")
    assert apart.code == joined.code == 0
    assert apart.out.splitlines()[1:] == joined.out.splitlines()[1:]


def test_a_flag_is_not_taken_for_another_flags_value(mathom):
    ran = mathom("simulate", "journey", "--games", "1", "--seed", "--json")
    assert ran.complains(said("en", "refused-no-value", flag="--seed", takes="WORD"))


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "journey", "--games", "9" * 5000],
        ["simulate", "journey", "--players", "9" * 30],
        ["simulate", "journey", "--players", "9" * 5000],
        ["bench", "--seconds", "9" * 5000],
    ],
    ids=["games", "players", "more-players", "seconds"],
)
def test_a_number_beyond_all_measure_is_refused(mathom, words):
    assert mathom(*words).complains(words[-2])


@pytest.mark.parametrize("flag", ["--ply", "--seat"])
@pytest.mark.parametrize("digits", [30, 5000])
def test_a_place_beyond_all_measure_is_refused(mathom, finished, flag, digits):
    ran = mathom("show", finished, flag, "9" * digits)
    assert ran.code == 2
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_seed_that_cannot_be_written_is_refused(mathom, command):
    # A byte that is no UTF-8 reaches Python as half a surrogate pair.
    seed = "ziarno\udcb3"
    seats = ["--seats", "random,random"] if command == "play" else ["--games", "1"]
    ran = mathom(command, "journey", *seats, "--seed", seed)
    assert ran.complains("mathom: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_systems_reasons_are_told_in_the_readers_language(mathom, tmp_path, lang):
    ran = mathom("verify", tmp_path / "nowhere.json", "--lang", lang)
    assert ran.code == 2
    assert ("no such file" in ran.err.lower()) is (lang == "en")

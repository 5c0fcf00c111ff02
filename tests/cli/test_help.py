"""The front page, the help pages, and the languages they are in."""

import pytest

from mathom.cli.main import COMMANDS
from mathom.core.voice import LANGUAGES
from tests.cli.shell import said, too_wide

NAMES = [command.name for command in COMMANDS]


def test_the_commands_are_the_promised_ones():
    assert set(NAMES) == {
        "serve", "play", "games", "rules", "cards", "decks", "show", "verify", "simulate", "bench",
        "replay-all", "admin", "backup", "restore", "tidy",
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]], ids=" ".join)
def test_the_front_page_names_every_command(mathom, words, lang):
    ran = mathom("--lang", lang, *words)
    assert ran.code == 0
    assert ran.err == ""
    assert ran.says(said(lang, "front-usage"))
    for name in NAMES:
        assert ran.says(f"{name} {said(lang, f'command-{name}')}")


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["help"]], ids=" ".join)
def test_the_front_page_takes_the_language_after_it_too(mathom, words):
    ran = mathom(*words, "--lang", "pl")
    assert ran.code == 0
    assert ran.says(said("pl", "front-usage"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_a_help_page_explains_every_flag(mathom, command, lang):
    ran = mathom(command.name, "--help", "--lang", lang)
    assert ran.code == 0
    assert ran.says(said(lang, f"command-{command.name}-more"))
    for flag in command.flags:
        assert ran.says(f"--{flag.name}")
        assert ran.says(said(lang, f"flag-{flag.name}"))
    assert ran.says(said(lang, "flag-lang"))


@pytest.mark.parametrize("name", NAMES)
def test_help_can_be_asked_for_in_three_ways(mathom, name):
    page = mathom(name, "--help")
    assert page.code == 0
    assert mathom("help", name) == page
    assert mathom(name, "-h") == page


def test_help_wins_over_missing_words_and_plays_nothing(mathom, home):
    assert mathom("play", "journey", "--seats", "random,random", "--help").code == 0
    assert not home.exists()


def test_help_for_no_command_is_refused(mathom):
    ran = mathom("help", "plya", "--lang", "pl")
    assert ran.complains(said("pl", "refused-command", name="plya", known="play"))


@pytest.mark.parametrize("name", NAMES)
def test_the_languages_differ(mathom, name):
    assert mathom(name, "--help", "--lang", "pl").out != mathom(name, "--help").out


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "MATHOM_LANG": "pl"}, "pl"),
    ],
)
def test_without_a_flag_the_system_says_the_language(mathom, monkeypatch, variables, lang):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert mathom().says(said(lang, "front-usage"))
    assert mathom("--lang", "en").says(said("en", "front-usage"))


@pytest.mark.parametrize("words", [[], ["--lang", "pl"], ["--lang=pl"]], ids=str)
def test_the_version_is_told(mathom, words):
    ran = mathom(*words, "--version")
    assert ran.code == 0
    assert ran.out.startswith("mathom ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [[], *([name, "--help"] for name in NAMES)], ids=str)
def test_help_fits_a_screen_of_80_columns(mathom, words, lang):
    assert too_wide(mathom("--lang", lang, *words).out) == []

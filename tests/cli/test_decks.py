"""`mathom decks`."""

from pathlib import Path

import pytest

from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship.game import GAME
from tests.cli.shell import flat, said, too_wide

DECKS = GAME.decks()
UNFINISHED = "0.0-320-151x4"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_decks_that_come_with_a_game_are_listed(mathom, lang):
    ran = mathom("decks", "fellowship", "--lang", lang)
    text = voice(lang, GAME)
    assert ran.code == 0
    for deck in DECKS.known():
        assert ran.says(f"{deck.name} {text.name(f'deck-{deck.name}')}")
        assert ran.says(text(f"deck-{deck.name}-about"))
    assert too_wide(ran.out) == []


def test_the_same_as_data(mathom):
    shown = mathom("decks", "fellowship", "--json").data
    assert [deck["id"] for deck in shown] == [deck.name for deck in DECKS.known()]
    assert set(shown[0]["name"]) == set(shown[0]["about"]) == set(LANGUAGES)
    assert sum(entry["copies"] for entry in shown[0]["entries"]) == 71


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_printed_as_it_is_read(mathom, tmp_path: Path, lang: str):
    ran = mathom("decks", "fellowship", "aragorn-starter", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(voice(lang, GAME)("deck-heading-name").split(" |")[0])
    file = tmp_path / "deck.txt"
    file.write_text(ran.out, "utf-8")
    again = mathom("decks", "fellowship", str(file), "--lang", lang)
    assert again.out == ran.out
    other = mathom("decks", "fellowship", str(file), "--code")
    assert DECKS.entries(other.out.strip()) == DECKS.entries("aragorn-starter")


def test_a_deck_comes_from_standard_input(mathom):
    ran = mathom("decks", "fellowship", "-", "--code", piped="\ufeff4 Uruk Savage\r\n")
    assert (ran.code, ran.out) == (0, "0.0--151x4\n")


def test_a_link_is_a_deck_as_well(mathom):
    ran = mathom("decks", "fellowship", f"https://mathom.example/decks/x/{UNFINISHED}", "--code")
    assert ran.out.strip() == UNFINISHED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_that_may_be_played_says_so(mathom, lang):
    ran = mathom("decks", "fellowship", "gandalf-starter", "--check", "--lang", lang)
    assert ran.code == 0
    assert ran.says(voice(lang, GAME)("deck-rules-full"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", DECKS.rules)
def test_all_that_is_wrong_is_told_with_its_rules(mathom, lang, rules):
    ran = mathom("decks", "fellowship", UNFINISHED, "--check", "--rules", rules, "--lang", lang)
    assert ran.code == 1
    text = voice(lang, GAME)
    reasons = DECKS.why_not(DECKS.entries(UNFINISHED) or (), rules)
    assert flat(ran.out) == flat(" ".join(text.explain(reason) for reason in reasons))
    assert too_wide(ran.out) == []


def test_a_check_as_data(mathom):
    ran = mathom("decks", "fellowship", UNFINISHED, "--check", "--json")
    assert ran.code == 1
    assert ran.data["faults"][0]["reason"]["id"] == "reason-deck-no-ring-bearer"
    assert ran.data["code"] == UNFINISHED
    assert mathom("decks", "fellowship", "aragorn-starter", "--check", "--json").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_that_are_not_understood_are_named(mathom, lang):
    ran = mathom("decks", "fellowship", "-", "--lang", lang, piped="2 Athelas\n4 Uruk Savag\n")
    assert ran.code == 1
    text = voice(lang, GAME)
    assert text.name("athelas") in ran.out
    assert text("reason-no-card", word="Uruk Savag") in ran.err
    assert text.name("uruk-savage") in ran.err
    assert said(lang, "decks-unread", number=2, why="") in flat(ran.err)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", ["mordor", "290.2", "x" * 5000, "nowhere/deck.txt"])
def test_what_is_no_deck_is_refused(mathom, lang, word):
    ran = mathom("decks", "fellowship", word, "--lang", lang)
    assert ran.complains(said(lang, "refused-no-deck", word=word[:80]))


def test_a_folder_is_no_deck(mathom, tmp_path):
    assert mathom("decks", "fellowship", str(tmp_path)).code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_without_decks_and_unknown_rules_are_refused(mathom, lang):
    ran = mathom("decks", "journey", "--lang", lang)
    assert ran.complains(said(lang, "refused-no-decks", game="journey"))
    ran = mathom("decks", "fellowship", UNFINISHED, "--check", "--rules", "chess", "--lang", lang)
    known = ", ".join(DECKS.rules)
    assert ran.complains(said(lang, "refused-deck-rules", given="chess", known=known))

"""The rulebooks: the same rules in both languages, and every rule found by its number."""

import re
from pathlib import Path

import pytest

from mathom.core import registry
from mathom.core.message import Refused
from mathom.core.rulebook import CHECKOUT as PAGES
from mathom.core.rulebook import Passage, Rulebook, read, rulebook
from mathom.core.voice import LANGUAGES, voice

CHECKOUT = Path(__file__).parents[2]

RULES = {
    "journey": (9, 8, 19, 24, 5, 7, 17),
    "confrontation": (15, 14, 29, 36, 5, 8, 25, 64, 13, 65, 5, 42, 11),
    "warcards": (
        *(26, 12, 26, 11, 12, 33, 5, 12, 27, 18, 12, 7, 4, 11, 6, 11, 12, 7, 10, 9),
        *(7, 22, 4, 3, 7, 15, 27, 2, 5),
    ),
    "fellowship": (
        20,
        11,
        19,
        7,
        9,
        8,
        7,
        12,
        2,
        18,
        20,
        9,
        18,
        2,
        11,
        11,
        12,
        5,
        14,
        4,
        7,
        7,
        7,
        7,
        12,
        4,
        6,
        4,
        1,
        1,
        3,
        3,
        1,
        4,
        8,
    ),
}
"""How many rules the sources have, chapter by chapter; last those of an expansion."""

ID = re.compile(r"\b[A-Z]-\d+\.\d+\b")
GAMES = pytest.mark.parametrize("game", registry.names())

SMALL = """\
# Pockets

A game of stones.

## 1. Hiding

- **P-1.1** Each player hides a stone.
  - *Ruling:* One's last stone, too.
  - *Example:* An opal.
- **P-1.2** Then may brag.

### The coin

- **P-2.10** Double or nothing.

## Rules that need no referee

- P-1.2: bragging is talk.

| word | słowo |
"""


# Reading


def test_a_rulebook_is_read_from_its_page():
    book = read(SMALL)
    assert book.title == "Pockets"
    assert list(book.rules) == ["P-1.1", "P-1.2", "P-2.10"]
    assert book.rules["P-1.1"].text == "Each player hides a stone."
    assert book.rules["P-1.1"].section == "1. Hiding"
    assert book.rules["P-2.10"].section == "The coin"
    assert book.reasoned == {"P-1.2": "bragging is talk."}


def test_rulings_and_examples_belong_to_the_rule_above_them():
    book = read(SMALL)
    assert book.rules["P-1.1"].notes == ("*Ruling:* One's last stone, too.", "*Example:* An opal.")
    assert book.rules["P-1.2"].notes == ()


def test_a_list_under_a_heading_belongs_to_no_rule():
    book = read("# T\n- **P-1.1** One.\n## Words\n  - not a note\n")
    assert book.rules["P-1.1"].notes == ()


def test_what_has_no_number_belongs_to_the_heading_above_it():
    book = read(SMALL)
    shown = [(section.level, section.title, section.rules) for section in book.sections]
    assert shown == [
        (1, "Pockets", ()),
        (2, "1. Hiding", ("P-1.1", "P-1.2")),
        (3, "The coin", ("P-2.10",)),
        (2, "Rules that need no referee", ()),
    ]
    assert book.sections[0].passages == (Passage("text", (("A game of stones.",),)),)
    assert book.sections[3].passages == (
        Passage("list", (("P-1.2: bragging is talk.",),)),
        Passage("table", (("word", "słowo"),)),
    )


def test_a_drawing_keeps_its_blank_lines_and_steps_their_order():
    book = read("# T\n\n```text\n a\n\n b\n```\n\n1. One.\n2. Two.\n\nTwo\nlines.\n")
    assert book.sections[0].passages == (
        Passage("drawing", ((" a",), ("",), (" b",))),
        Passage("steps", (("One.",), ("Two.",))),
        Passage("text", (("Two lines.",),)),
    )


# Looking up


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("STONE", ["P-1.1"]),
        ("opal hides", ["P-1.1"]),
        ("coin", ["P-2.10"]),
        ("ópąl", ["P-1.1"]),
        ("p-1", ["P-1.1", "P-1.2"]),
        ("2.10", ["P-2.10"]),
        ("dragon", []),
    ],
)
def test_rules_are_found_by_their_words_and_numbers(wanted: str, found: list[str]):
    assert [rule.id for rule in read(SMALL).find(wanted)] == found


def test_polish_letters_need_not_be_typed():
    book = rulebook("confrontation", "pl")
    assert book.find("Płaszcz Elfów") == book.find("plaszcz elfow") != []


@pytest.mark.parametrize("number", ["3.8", "J-3.8", "j-3.8"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_found_by_its_number(number: str, lang: str):
    assert rulebook("journey", lang).rule(number).id == "J-3.8"


def test_a_number_is_not_taken_for_a_longer_one():
    book = rulebook("journey", "en")
    assert book.rule("3.1").id == "J-3.1"
    assert book.rule("3.11").id == "J-3.11"
    assert read(SMALL).rule("2.10").id == "P-2.10"


@pytest.mark.parametrize("number", ["3.99", "8", "J", "", "T-3.8", "J-3", "3.8.", "rings"])
def test_an_unknown_number_is_refused_and_a_known_one_is_named(number: str):
    with pytest.raises(Refused) as refusal:
        rulebook("journey", "en").rule(number)
    reason = refusal.value.reason
    assert reason.id == "refused-rule"
    assert reason.args == {"number": number, "first": "J-1.1"}
    assert all(voice(lang).explain(reason) for lang in LANGUAGES)


def test_a_game_without_a_rulebook_is_refused():
    with pytest.raises(Refused) as refusal:
        rulebook("chess", "en")
    assert refusal.value.reason.id == "refused-rulebook"
    assert refusal.value.reason.args == {"game": "chess"}


# Every rulebook


def both(game: str) -> tuple[Rulebook, Rulebook]:
    return rulebook(game, "en"), rulebook(game, "pl")


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_heading_and_no_rule_is_lost(game: str, lang: str):
    book = rulebook(game, lang)
    headings = re.findall(r"^(#+) (.+)$", (PAGES / f"{game}.{lang}.md").read_text("utf-8"), re.M)
    assert [("#" * section.level, section.title) for section in book.sections] == headings
    assert [id for section in book.sections for id in section.rules] == list(book.rules)
    for section in book.sections:
        assert all(book.rules[id].section == section.title for id in section.rules)


@GAMES
def test_both_languages_have_the_same_rules_in_the_same_order(game: str):
    english, polish = both(game)
    assert list(english.rules) == list(polish.rules)
    assert english.rules


@GAMES
def test_both_languages_have_the_same_rulings_and_examples(game: str):
    english, polish = both(game)
    for id in english.rules:
        assert len(english.rules[id].notes) == len(polish.rules[id].notes), id


@GAMES
def test_both_languages_leave_the_same_rules_without_a_test(game: str):
    english, polish = both(game)
    assert list(english.reasoned) == list(polish.reasoned)
    assert english.reasoned.keys() <= english.rules.keys()


@GAMES
def test_the_two_say_it_in_different_words(game: str):
    english, polish = both(game)
    assert english.title != polish.title
    assert [id for id in english.rules if english.rules[id].text == polish.rules[id].text] == []


@GAMES
def test_every_rule_has_the_games_letter_and_stands_in_its_section(game: str):
    for book in both(game):
        for id, rule in book.rules.items():
            assert id.startswith(f"{registry.game(game).rule_prefix}-")
            assert rule.section
            assert rule.text


@GAMES
def test_rules_are_numbered_without_gaps(game: str):
    last = (0, 0)
    for id in rulebook(game, "en").rules:
        section, number = map(int, id[2:].split("."))
        assert (section, number) in ((last[0], last[1] + 1), (last[0] + 1, 1))
        last = (section, number)


@GAMES
def test_rules_that_others_point_to_exist(game: str):
    for book in both(game):
        for rule in book.rules.values():
            for id in ID.findall(" ".join([rule.text, *rule.notes])):
                assert id in book.rules, f"{rule.id} points to {id}"


@GAMES
def test_rules_that_the_code_points_to_exist(game: str):
    prefix = registry.game(game).rule_prefix
    known = rulebook(game, "en").rules
    for path in sorted((CHECKOUT / "src" / "mathom").rglob("*.py")):
        named = [id for id in ID.findall(path.read_text("utf-8")) if id.startswith(f"{prefix}-")]
        assert [id for id in named if id not in known] == [], path


@GAMES
def test_no_rule_was_lost_or_invented(game: str):
    assert list(rulebook(game, "en").rules) == [
        f"{registry.game(game).rule_prefix}-{chapter}.{number}"
        for chapter, rules in enumerate(RULES[game], 1)
        for number in range(1, rules + 1)
    ]

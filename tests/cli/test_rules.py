"""`mathom rules`."""

import pytest

from mathom.cli import rules
from mathom.core import coverage, registry
from mathom.core.rulebook import rulebook
from mathom.core.voice import LANGUAGES
from tests.cli.shell import said, too_wide


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", ["3.8", "J-3.8", "j-3.8"])
def test_one_rule_is_printed(mathom, number, lang):
    ran = mathom("rules", "journey", number, "--lang", lang)
    assert ran.code == 0
    rule = rulebook("journey", lang).rule("J-3.8")
    assert ran.says(f"J-3.8 {rule.text}")
    for note in rule.notes:
        assert ran.says(note.replace("*", ""))
    assert "J-3.9" not in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_rulebook_is_printed_in_order(mathom, lang):
    ran = mathom("rules", "journey", "--lang", lang)
    assert ran.code == 0
    book = rulebook("journey", lang)
    assert ran.out.startswith(book.title)
    places = [ran.out.index(f"\n{id}  ") for id in book.rules]
    assert places == sorted(places)
    assert len(places) == 89


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_heading_is_printed_in_order(mathom, game, lang):
    lines = iter(mathom("rules", game, "--lang", lang).out.splitlines())
    for section in rulebook(game, lang).sections:
        assert section.title in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_found_by_words_with_all_headings_above_them(mathom, lang):
    book = rulebook("confrontation", lang)
    wanted = {"en": ("elven", "cloak"), "pl": ("PLASZCZ", "elfow")}[lang]
    ran = mathom("rules", "confrontation", *wanted, "--lang", lang)
    assert ran.code == 0
    for rule in book.find(" ".join(wanted)):
        assert ran.says(f"{rule.id} {rule.text}")
    chapter = next(section for section in book.sections if section.title.startswith("7."))
    assert ran.out.splitlines().count(chapter.title) == 1
    assert "C-1.1 " not in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_no_rule_has_are_refused(mathom, lang):
    ran = mathom("rules", "journey", "xyzzy", "--lang", lang)
    assert ran.complains(said(lang, "refused-no-rule", game="journey"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_as_data(mathom, lang):
    book = rulebook("journey", lang)
    (rule,) = mathom("rules", "journey", "3.8", "--json", "--lang", lang).data
    assert rule["id"] == "J-3.8"
    assert rule["text"] == book.rule("3.8").text
    assert rule.keys() == {"id", "section", "text", "notes"}
    assert len(mathom("rules", "journey", "--json", "--lang", lang).data) == 89


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebooks_are_listed(mathom, lang):
    ran = mathom("rules", "--lang", lang)
    assert ran.code == 0
    assert ran.says(f"journey {rulebook('journey', lang).title}")
    assert ran.says(said(lang, "rules-how"))


def test_the_rulebooks_are_listed_as_data(mathom):
    ran = mathom("rules", "--json")
    assert ran.code == 0
    assert "journey" in str(ran.data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_does_not_exist_is_refused(mathom, lang):
    ran = mathom("rules", "journey", "3.99", "--lang", lang)
    assert ran.complains(said(lang, "refused-rule", number="3.99", first="J-1.1"))


# --- Coverage


def test_coverage_as_data_has_the_promised_shape(mathom):
    ran = mathom("rules", "--coverage", "--json")
    journey = ran.data["journey"]
    assert journey.keys() == {"total", "proven", "reasoned", "missing"}
    assert journey["total"] == 89
    assert journey["proven"] + journey["reasoned"] + len(journey["missing"]) == 89
    assert ran.code == (1 if journey["missing"] else 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unproven_rule_is_named_and_the_answer_is_no(mathom, monkeypatch, lang):
    book = rulebook("journey", lang)
    provable = book.rules.keys() - book.reasoned.keys()
    monkeypatch.setattr(rules, "marked_rules", lambda: provable - {"J-3.8", "J-7.7"})
    ran = mathom("rules", "--coverage", "--lang", lang)
    assert ran.code == 1
    counts = {"proven": len(provable) - 2, "reasoned": len(book.reasoned), "missing": 2}
    assert ran.says(said(lang, "rules-coverage", game="journey", total=89, **counts))
    assert ran.says(said(lang, "rules-missing", ids="J-3.8, J-7.7"))
    data = mathom("rules", "journey", "--coverage", "--json", "--lang", lang).data
    assert data == {"journey": {"total": 89, **counts, "missing": ["J-3.8", "J-7.7"]}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_every_rule_proven_or_reasoned_the_answer_is_yes(mathom, monkeypatch, lang):
    book = rulebook("journey", lang)
    monkeypatch.setattr(rules, "marked_rules", lambda: book.rules.keys() - book.reasoned.keys())
    ran = mathom("rules", "journey", "--coverage", "--lang", lang)
    assert ran.code == 0
    for id, reason in book.reasoned.items():
        assert ran.says(f"{id}: {reason}")


def test_without_tests_there_is_no_coverage(mathom, monkeypatch, tmp_path):
    def none_here():
        return coverage.marked_rules(tmp_path / "no tests")

    monkeypatch.setattr(rules, "marked_rules", none_here)
    for lang in LANGUAGES:
        assert mathom("rules", "--coverage", "--lang", lang).complains(
            said(lang, "refused-no-tests")
        )


def test_coverage_of_no_game_is_refused(mathom):
    assert mathom("rules", "chess", "--coverage").complains(
        said("en", "refused-game", name="chess", known=", ".join(registry.names()))
    )


# --- On the screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [["journey"], ["--coverage"], []], ids=str)
def test_rules_fit_a_screen_of_80_columns(mathom, words, lang):
    assert too_wide(mathom("rules", *words, "--lang", lang).out) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_number_is_torn_apart(mathom, lang):
    lines = mathom("rules", "journey", "--lang", lang).out.splitlines()
    assert [line for line in lines if line.endswith("J-")] == []

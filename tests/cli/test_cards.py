"""`mathom cards`."""

import re

import pytest

from mathom.core.voice import LANGUAGES, voice
from mathom.games.warcards import GAME
from mathom.games.warcards.values.sheets import WarcardsCorrections
from tests.cli.shell import flat, said, too_wide


def names(out: str) -> list[str]:
    """The cards that were printed, as options call them."""
    heads = [line for line in out.splitlines() if not line.startswith(" ")]
    return [head[head.rindex("(") + 1 : -1] for head in heads]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_box_is_printed(mathom, lang):
    ran = mathom("cards", "warcards", "--lang", lang)
    assert ran.code == 0
    assert names(ran.out) == [card.name for card in GAME.printed()]
    assert too_wide(ran.out) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_printed_with_all_that_is_on_it(mathom, lang):
    (card,) = [card for card in GAME.printed() if card.name == "sting"]
    text = voice(lang, GAME)
    ran = mathom("cards", "warcards", "sting", "--lang", lang)
    assert names(ran.out) == ["sting"]
    for term in ("sting", "faction-hobbit", "noun-item", "frodo-baggins", "keyword-weapon"):
        assert ran.says(text.name(term))
    assert ran.says(f"{text.name('value-path')} {card.numbers['path']}")
    for sentence in card.text:
        assert ran.says(text.say(sentence))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_sources_differ_the_other_is_quoted(mathom, lang):
    text = voice(lang, GAME)
    ran = mathom("cards", "warcards", "gothmog", "--lang", lang)
    values = f"{text.name('value-lead-attack')}, {text.name('value-lead-defence')}"
    assert ran.says(f"≈ {values}: {text('unsure-blank')}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_reconstructed_is_told_in_one_breath(mathom, lang):
    text = voice(lang, GAME)
    ran = mathom("cards", "warcards", "cair-andros", "--lang", lang)
    values = f"{text.name('value-defenders')}, {text.name('value-attackers')}"
    assert ran.says(f"≈ {values}: {text('unsure-reconstructed')}")
    assert ran.says(f"≈ {text.name('value-text')}: {text('unsure-partly')}")
    assert ran.out.count("≈") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_changed_for_balance_says_so_among_the_cards_to_check(mathom, lang):
    text = voice(lang, GAME)
    ran = mathom("cards", "warcards", "squint-eyed", "--unverified", "--lang", lang)
    assert ran.says(f"≈ {text.name('value-text')}: {text('unsure-balanced')}")
    assert ran.says(text("unsure-reconstructed"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words", ["Żądło", "zadlo", "STING", "sting"], ids=["Polish", "plain", "loud", "English"]
)
def test_names_are_found_in_either_language(mathom, words, lang):
    assert names(mathom("cards", "warcards", words, "--lang", lang).out) == ["sting"]


def test_texts_are_found_in_the_language_that_is_spoken(mathom):
    ran = mathom("cards", "warcards", "corruption", "--lang", "en")
    assert "morgul-blade" in names(ran.out)
    assert "corrupt" in flat(ran.out)
    assert mathom("cards", "warcards", "corruption", "--lang", "pl").code == 2


def test_all_the_words_must_be_on_the_card(mathom):
    assert len(names(mathom("cards", "warcards", "saruman").out)) > 1
    assert names(mathom("cards", "warcards", "staff saruman").out) == ["sarumans-staff"]


def test_keywords_and_wielders_are_found_as_well(mathom):
    assert names(mathom("cards", "warcards", "weapon sam hobbit").out) == ["sting"]


def test_cards_as_data(mathom):
    (sting,) = mathom("cards", "warcards", "sting", "--json").data
    assert sting["id"] == "sting"
    assert sting["name"] == {"en": "Sting", "pl": "Żądło"}
    assert sting["group"] == "faction-hobbit"
    assert sting["lists"]["wielders"] == ["frodo-baggins", "sam-gamgee"]
    assert not sting["vanilla"]
    for lang, text in sting["text"].items():
        assert mathom("cards", "warcards", "sting", "--lang", lang).says(text)
    assert sting["provenance"]["status"] == "unsure"
    for lang, other in sting["provenance"]["values"]["path"].items():
        assert other == voice(lang, GAME)("unsure-blank")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_collectors_count_has_its_number(mathom, lang):
    assert names(mathom("cards", "fellowship", "1_290", "--lang", lang).out) == [
        "frodo-son-of-drogo"
    ]
    (frodo,) = mathom("cards", "fellowship", "1_290", "--json").data
    assert (frodo["set"], frodo["collectors_number"]) == ("base", "1_290")
    assert {card["collectors_number"] for card in mathom("cards", "warcards", "--json").data} == {
        ""
    }


@pytest.mark.parametrize(("lang", "strength"), [("en", "strength −1"), ("pl", "siła −1")])
def test_what_takes_away_is_written_with_a_minus(mathom, lang, strength):
    assert mathom("cards", "fellowship", "1_282", "--lang", lang).says(strength)


def test_cards_as_data_are_the_same_in_whatever_language_they_are_asked_for(mathom):
    english, polish = (
        mathom("cards", "warcards", "saruman", "--json", "--lang", lang).data for lang in LANGUAGES
    )
    assert english == polish


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_no_card_has_are_refused(mathom, lang):
    ran = mathom("cards", "warcards", "silmaril", "--lang", lang)
    assert ran.complains(said(lang, "refused-no-card", game="warcards"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_cards_says_so(mathom, lang):
    ran = mathom("cards", "journey", "--lang", lang)
    assert ran.complains(said(lang, "refused-no-cards", game="journey"))


# --- What somebody with the box can check


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_certain_is_listed_and_counted(mathom, lang):
    ran = mathom("cards", "warcards", "--unverified", "--lang", lang)
    unsure = [card for card in GAME.printed() if card.unsure]
    values = sum(len(card.unsure) for card in unsure)
    counted = said(lang, "unverified-in-all", cards=len(unsure), values=values)
    listed, sums, _ = ran.out.partition(counted)
    assert (ran.code, sums) == (0, counted)
    assert names(listed) == [card.name for card in unsure]
    assert values > 400
    # Values of which the same is said share a line.
    text = voice(lang, GAME)
    for card, told in zip(unsure, re.split(r"\n(?=\S)", listed.strip()), strict=True):
        assert told.count("≈") == len(set(map(text.say, card.unsure.values())))
        doubted = flat(told[told.index("≈") :])
        assert all(text.name(f"value-{value}") in doubted for value in card.unsure)
    assert too_wide(listed) == []


def test_the_list_can_be_searched_and_read_by_programs(mathom):
    ran = mathom("cards", "warcards", "celeborn", "--unverified", "--json")
    assert [card["id"] for card in ran.data if card["name"]["en"] == "Celeborn"] == ["celeborn"]
    assert {card["provenance"]["status"] for card in ran.data} == {"unsure"}
    assert mathom("cards", "warcards", "nothing like it", "--unverified").code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_card_that_is_certain_nothing_is_listed(mathom, lang):
    ran = mathom("cards", "warcards", "gimli", "--unverified", "--lang", lang)
    counted, _ = ran.out.split("\n", 1)
    assert (ran.code, counted) == (0, said(lang, "unverified-in-all", cards=0, values=0))
    assert mathom("cards", "warcards", "gimli", "--unverified", "--json").data == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_of_corrections_is_named_with_what_is_wrong_there(
    mathom, tmp_path, monkeypatch, lang
):
    file = tmp_path / "own.toml"
    file.write_text("[celeborn]\nattack = 20\n", "utf-8")
    monkeypatch.setenv("MATHOM_CORRECTIONS", str(file))
    ran = mathom("cards", "warcards", "--unverified", "--lang", lang)
    (trouble,) = WarcardsCorrections().troubles()
    assert ran.code == 0
    assert ran.says(said(lang, "unverified-file", file=str(file)))
    assert flat(voice(lang, GAME).say(trouble)) in flat(ran.err)

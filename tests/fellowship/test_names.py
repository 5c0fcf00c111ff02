"""Names of cards and words of the trading card game: in both languages, and each once."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import mathom.games
from mathom.core.names import Name, names_in
from mathom.core.voice import LANGUAGES
from mathom.games.fellowship.cards import CARDS

FOLDER = Path(next(iter(mathom.games.__path__))) / "fellowship" / "text"
ENGLISH = {name.id: name for name in names_in(FOLDER, "en")}
POLISH = {name.id: name for name in names_in(FOLDER, "pl")}
OURS = {name.id: name.forms["ours"] for name in names_in(FOLDER, "ours")}
WORDS = {
    "race": "dwarf elf hobbit man wizard orc uruk-hai nazgul troll balrog creature",
    "type": "card character companion ally minion possession artifact item weapon event condition "
    "site one-ring",
    "class": "hand-weapon ranged-weapon weapon armor helm shield cloak mount pipe",
    "keyword": "archer damage defender fierce ranger tracker roaming search stealth spell tale "
    "weather pipeweed sanctuary forest marsh mountain plains river underground",
    "terrain": "sanctuary forest marsh mountain plains river underground",
    "culture": "dwarven elven gandalf gondor shire isengard moria ringwraith sauron",
    "signet": "aragorn frodo gandalf",
    "phase": "fellowship shadow maneuver archery assignment skirmish regroup response",
    "player": "free shadow",
}
GENDERS = {
    "masculine-personal",
    "animate",
    "masculine",
    "feminine",
    "neuter",
    "plural-personal",
    "plural",
}


def cards() -> list[Name]:
    """With the titles by which texts call them."""
    return [n for n in POLISH.values() if "card" in n.heading.args or n.id.startswith("title-")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_given_twice(lang: str):
    counted = Counter(name.id for name in names_in(FOLDER, lang))
    assert [id for id, times in counted.items() if times > 1] == []


def test_both_languages_name_the_same_things_in_the_same_order():
    assert list(ENGLISH) == list(POLISH)


def test_every_card_has_a_name():
    named = [card.id for card in cards() if not card.id.startswith("title-")]
    assert sorted(named) == sorted(card.name for card in CARDS)


def test_no_two_cards_have_the_same_name():
    for names in (ENGLISH, POLISH):
        spoken = Counter(names[c.id].forms["nom"] for c in cards() if "title-" not in c.id)
        assert [words for words, times in spoken.items() if times > 1] == []


@pytest.mark.parametrize("kind", WORDS)
def test_every_word_of_the_game_has_a_name(kind: str):
    assert {id for id in POLISH if id.startswith(f"{kind}-")} == {
        f"{kind}-{word}" for word in WORDS[kind].split()
    }


def test_a_title_is_how_the_names_of_its_cards_begin():
    for names in (ENGLISH, POLISH):
        for id in names:
            if not id.startswith("title-"):
                continue
            title = names[id].forms["nom"]
            for card in cards():
                if card.id.startswith(id.removeprefix("title-") + "-"):
                    assert names[card.id].forms["nom"].startswith(f"{title}, ")


def test_which_polish_names_are_ours_is_said_of_cards():
    assert OURS.keys() <= {card.id for card in cards()}
    assert set(OURS.values()) == {"all", "subtitle"}
    for id, part in OURS.items():
        if part == "subtitle":
            assert ", " in ENGLISH[id].forms["nom"]
            assert ", " in POLISH[id].forms["nom"]


def test_polish_genders_are_those_that_adjectives_know():
    genders = {name.forms.get("gender", "neuter") for name in POLISH.values() if declined(name)}
    assert genders <= GENDERS


def declined(name: Name) -> bool:
    return bool(name.forms.keys() - {"nom", "gender"})


def test_verbs_know_whether_a_card_is_one_or_several():
    """Cards are not declined, but wounds are taken by one orc or by Orc Hunters."""
    numbers = {POLISH[card.name].forms["gender"] for card in CARDS}
    assert numbers == {"singular", "plural"}


def test_the_polish_accusative_fits_the_gender():
    for name in filter(declined, POLISH.values()):
        forms = name.forms
        match forms.get("gender"):
            case "neuter" | "plural":
                assert forms["acc"] == forms["nom"], name.id
            case "plural-personal":
                assert forms["acc"] == forms["gen"], name.id
        if "acc-pl" in forms and forms.get("gender") == "masculine-personal":
            assert forms["acc-pl"] == forms["gen-pl"], name.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_becomes_a_term(lang: str):
    terms = "\n".join(name.fluent() for name in names_in(FOLDER, lang))
    parsed = FluentParser().parse(terms).body
    assert [entry for entry in parsed if isinstance(entry, Junk)] == []
    assert len(parsed) == len(ENGLISH)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_typeset(lang: str):
    for name in names_in(FOLDER, lang):
        assert not set("'\"") & set("".join(name.forms.values())), name.id

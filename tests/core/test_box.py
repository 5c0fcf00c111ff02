"""A box read out: finished sentences in every language, and where values come from."""

from typing import Any

import pytest

from mathom.core import registry
from mathom.core.box import CardInfo, Provenance, read_out
from mathom.core.game import Game
from mathom.core.message import Message
from mathom.core.printed import Printed
from mathom.core.voice import LANGUAGES, voice

WARCARDS = registry.game("warcards")
BOXES = [game for game in registry.games() if game.printed()]


def read(**printed: Any) -> CardInfo:
    (info,) = read_out(WARCARDS, [Printed(name="sting", kind="item", **printed)])
    return info


@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.name)
def test_every_card_is_read_out_in_every_language(game: Game[Any]):
    cards = game.printed()
    for card, info in zip(cards, read_out(game, cards), strict=True):
        assert info.id == card.name
        assert info.name == {lang: voice(lang, game).name(card.name) for lang in LANGUAGES}
        for lang in LANGUAGES:
            said = [voice(lang, game).say(sentence) for sentence in card.text]
            assert info.text[lang].split("\n") == (said or [""])
        assert info.numbers == card.numbers
        assert info.lists == card.lists
        assert info.provenance.values.keys() == card.unsure.keys()


def test_a_card_without_text_is_vanilla():
    assert read().vanilla
    assert read().text == {"en": "", "pl": ""}
    assert not read(text=[Message("text-only-weapon")]).vanilla


def test_what_is_printed_so_says_so():
    assert read(numbers={"path": 1}).provenance == Provenance("printed", {})


def test_where_sources_differ_the_other_is_quoted_in_both_languages():
    info = read(numbers={"path": 1}, unsure={"path": Message("unsure-none")})
    assert info.provenance == Provenance(
        "unsure",
        {"path": {lang: voice(lang, WARCARDS)("unsure-none") for lang in LANGUAGES}},
    )


def test_one_language_may_be_enough():
    (info,) = read_out(WARCARDS, [Printed(name="sting", kind="item")], ("pl",))
    assert info.name == {"pl": "Żądło"}
    assert info.text == {"pl": ""}


@pytest.mark.parametrize(
    ("card", "starred"),
    [("theoden", {"attack": 1, "defence": 1}), ("balrog-of-moria", {"path": 1}), ("gimli", {})],
)
def test_icons_under_a_condition_are_of_the_kind_that_the_text_gives(card, starred):
    (printed,) = [each for each in WARCARDS.printed() if each.name == card]
    assert printed.starred == starred

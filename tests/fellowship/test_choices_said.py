"""What a text leaves to choose is said in the card's own words."""

from collections.abc import Iterator

import pytest

from mathom.core import registry
from mathom.core.message import Message
from mathom.core.voice import Text
from mathom.games.fellowship.catalogue import CARDS
from mathom.games.fellowship.effects.flow import May, OneOf
from mathom.games.fellowship.language import Block, Word
from mathom.games.fellowship.speech.choices import clause
from mathom.server.words import words as words_of
from tests.fellowship.scene import Scene


def words(block: Block) -> Iterator[Word]:
    for word in block.words:
        yield word
        for part in word.blocks:
            yield from words(part)


def text(lang: str) -> Text:
    return words_of(lang, registry.game("fellowship").name)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_two_ways_sound_alike(lang: str) -> None:
    for print, card in enumerate(CARDS):
        for block in card.blocks:
            for word in words(block):
                if isinstance(word, OneOf):
                    args = [{"text": [clause(print, way)]} for way in word.ways]
                    said = [text(lang).say(Message("option-way", arg)) for arg in args]
                    assert len(set(said)) == len(said) > 1, card.name
                elif isinstance(word, May):
                    deeds = [clause(print, word.block)]
                    assert text(lang).say(
                        Message("prompt-may", {"card": card.name, "deeds": deeds})
                    ), card.name


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_two_texts_of_a_card_sound_alike(lang: str) -> None:
    for print, card in enumerate(CARDS):
        args = [{"text": [clause(print, ability.block)]} for ability in card.abilities]
        said = [text(lang).say(Message("option-way", arg)) for arg in args]
        assert len(set(said)) == len(said), card.name


def test_moria_lake_says_who_would_exert() -> None:
    lake = next(number for number, card in enumerate(CARDS) if card.name == "moria-lake")
    ways = next(
        word for block in CARDS[lake].blocks for word in words(block) if isinstance(word, OneOf)
    ).ways
    said = [text("pl").say(Message("option-way", {"text": [clause(lake, way)]})) for way in ways]
    assert said == [
        "Podejmij wysiłek Frodem",
        "Podejmij wysiłek 2 towarzyszami innymi niż Frodo",
    ]


def test_twins_are_told_apart_by_their_wounds() -> None:
    t = Scene(
        "legolas-greenleaf",
        minions="goblin-runner uruk-savage uruk-savage",
        wounds={"uruk-savage": 1},
        phase="archery",
    )
    t.pass_until("archery-wound")
    said = {option.code: text("en").say(option.label) for option in t.ask.options}
    assert said["uruk-savage"] == "Uruk Savage (1 wound)"
    assert said["uruk-savage-2"] == "Uruk Savage (unhurt)"
    assert said["goblin-runner"] == "Goblin Runner"

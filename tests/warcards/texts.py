"""All that is written on cards and locations, as one page of a language."""

from pathlib import Path

from mathom.cards import phrases
from mathom.core.voice import CORE_TEXT, LANGUAGES, Text
from mathom.games.warcards.card import Printed
from mathom.games.warcards.cards import CARDS, PROMOS
from mathom.games.warcards.game import GAME
from mathom.games.warcards.locations import GROUNDS, PATHS
from mathom.games.warcards.words import text_of

FOLDER = GAME.text_folder
VOICES = {lang: Text(lang, (CORE_TEXT, FOLDER, phrases.TEXT)) for lang in LANGUAGES}
PRINTED: tuple[Printed, ...] = (*CARDS, *PROMOS, *GROUNDS, *PATHS)


def page(lang: str) -> Path:
    """Where the golden page is kept."""
    return Path(__file__).parent / f"card-texts.{lang}.txt"


def card_texts(lang: str) -> str:
    """What that page should say."""
    text = VOICES[lang]
    lines = []
    for printed in PRINTED:
        lines.append(text.name(printed.name))
        lines += [f"    {text.say(sentence)}" for sentence in text_of(printed)]
    return "\n".join(lines) + "\n"

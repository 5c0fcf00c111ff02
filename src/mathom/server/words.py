"""What the server says, in the language of whoever asked."""

import logging
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from mathom.core import registry
from mathom.core.message import Reason, Refused
from mathom.core.voice import CORE_TEXT, LANGUAGES, Text, sources

log = logging.getLogger("mathom.words")
SERVER_TEXT = Path(str(files("mathom.server") / "text"))


def folders(game: str | None) -> tuple[Path, ...]:
    own = () if game is None else registry.game(game).text_folders
    return (CORE_TEXT, SERVER_TEXT, *own)


@cache
def words(lang: str, game: str | None = None) -> Text:
    return Text(lang, folders(game))


@cache
def fluent(lang: str, game: str | None) -> str:
    """The Fluent source of everything that the server and one game may say."""
    return "\n".join(sources(lang, folders(game)))


def be_ready_to_refuse() -> None:
    """Read what is needed to say why something can't be done: files may be what is missing then."""
    for lang in LANGUAGES:
        words(lang, None)


def preferred(header: str, given: str | None = None) -> str:
    """The language that somebody asked for by name, or the best of an Accept-Language header."""
    if given in LANGUAGES:
        return given
    for lang in _in_order(header):
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def _in_order(header: str) -> Iterable[str]:
    wishes = []
    for number, part in enumerate(header.split(",")[:20]):
        lang, _, weight = part.partition(";q=")
        try:
            weighed = float(weight or 1)
        except ValueError:
            weighed = 0.0
        wishes.append((-weighed, number, lang.strip()[:2].lower()))
    return [lang for _, _, lang in sorted(wishes)]


def sentence(refused: Refused, lang: str, game: str | None = None) -> str:
    """A refusal in words. What a game says of itself needs the game's own words."""
    return explain(refused.reason, lang, refused.game or game)


def explain(reason: Reason, lang: str, game: str | None) -> str:
    """What can't be put into words is refused all the same, and whoever asked is told so."""
    try:
        return words(lang, game).explain(reason)
    except Exception:
        log.exception("%s can't be said in %s", reason.id, lang)
        return words(lang)("refused-unexplained")

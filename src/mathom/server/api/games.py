"""Games, words and rulebooks: what is the same for everybody."""

from functools import cache
from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.params import Parameter

from mathom.bots import offered_bots
from mathom.core import registry
from mathom.core.box import CardInfo, read_out
from mathom.core.message import refuse
from mathom.core.rulebook import rulebook
from mathom.core.voice import LANGUAGES
from mathom.server.api.common import PACKED, same_for_all
from mathom.server.wire import GameInfo, RulebookInfo, RuleInfo, SectionInfo, SettingInfo
from mathom.server.words import fluent

GameName = Annotated[str, Parameter(description="A game's name", max_length=64)]
Language = Literal["en", "pl"]
NO_GAME = "-"


@get("/games", operation_id="games", tags=["shelf"])
async def games() -> list[GameInfo]:
    """The games on the shelf, with what can be agreed on before play."""
    return [
        GameInfo(
            name=game.name,
            rules_version=game.rules_version,
            rule_prefix=game.rule_prefix,
            least_seats=game.seats[0],
            most_seats=game.seats[-1],
            minutes=game.minutes,
            weight=game.weight,
            settings=[
                SettingInfo(
                    s.name,
                    s.default,
                    list(s.values),
                    s.assumed,
                    s.house,
                    [[list(seating) for seating in seatings] for seatings in s.roles],
                    dict(s.only_with),
                )
                for s in game.settings
            ],
            bots=offered_bots(game),
            cards=_has_cards(game.name),
            lesson=game.lesson_folder is not None,
            dice=game.dice,
            decks=game.decks() is not None,
            corrections=game.corrections() is not None,
        )
        for game in registry.games()
    ]


@get("/words/{lang:str}/{game:str}", operation_id="words", tags=["shelf"], opt={PACKED: True})
async def words(request: Request[Any, Any, Any], lang: Language, game: GameName) -> Response[str]:
    """Everything that the server and a game may say, as Fluent source; `-` for no game."""
    if game != NO_GAME:
        registry.game(game)
    answer: Response[str] = await same_for_all(
        request, _source, lang, game, media_type="text/plain"
    )
    answer.headers["Cache-Control"] = "no-cache"
    return answer


def _source(lang: str, game: str) -> bytes:
    return fluent(lang, None if game == NO_GAME else game).encode()


@get("/rules/{game:str}", operation_id="rules", tags=["shelf"], opt={PACKED: True})
async def rules(
    request: Request[Any, Any, Any], game: GameName, lang: Language = "en"
) -> Response[RulebookInfo]:
    """A game's rulebook in our own words."""
    if game not in registry.names():
        raise refuse("refused-game", name=game, known=", ".join(registry.names()))
    return await same_for_all(request, _rulebook, game, lang)


def _rulebook(game: str, lang: str) -> RulebookInfo:
    book = rulebook(game, lang)
    return RulebookInfo(
        book.title,
        [
            RuleInfo(rule.id, rule.section, rule.text, list(rule.notes))
            for rule in book.rules.values()
        ],
        [
            SectionInfo(section.level, section.title, list(section.passages), list(section.rules))
            for section in book.sections
        ],
    )


@get("/cards/{game:str}", operation_id="cards", tags=["shelf"], opt={PACKED: True})
async def cards(
    request: Request[Any, Any, Any], game: GameName, lang: Language | None = None
) -> Response[list[CardInfo]]:
    """The cards and places in a game's box, with what they do: in both languages, or in one."""
    return await same_for_all(request, _read_out, game, LANGUAGES if lang is None else (lang,))


def _read_out(game: str, langs: tuple[str, ...]) -> list[CardInfo]:
    box = registry.game(game)
    return read_out(box, box.printed(), langs)


@cache
def _has_cards(game: str) -> bool:
    return bool(registry.game(game).printed())


HANDLERS = [games, words, rules, cards]

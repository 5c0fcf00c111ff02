"""Games, words and rulebooks: what is the same for everybody."""

from functools import cache
from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import Parameter

from mathom.bots import offered_bots
from mathom.core import registry
from mathom.core.message import refuse
from mathom.core.printed import Printed
from mathom.core.rulebook import rulebook
from mathom.server.wire import GameInfo, RulebookInfo, RuleInfo, SettingInfo
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
            settings=[
                SettingInfo(
                    s.name,
                    s.default,
                    list(s.values),
                    s.assumed,
                    s.house,
                    [[list(seating) for seating in seatings] for seatings in s.roles],
                )
                for s in game.settings
            ],
            bots=offered_bots(game),
            cards=bool(_printed(game.name)),
        )
        for game in registry.games()
    ]


@get("/words/{lang:str}/{game:str}", operation_id="words", tags=["shelf"])
async def words(lang: Language, game: GameName) -> Response[str]:
    """Everything that the server and a game may say, as Fluent source; `-` for no game."""
    if game != NO_GAME:
        registry.game(game)
    return Response(
        fluent(lang, None if game == NO_GAME else game),
        media_type="text/plain",
        headers={"Cache-Control": "no-cache"},
    )


@get("/rules/{game:str}", operation_id="rules", tags=["shelf"])
async def rules(game: GameName, lang: Language = "en") -> RulebookInfo:
    """A game's rulebook in our own words."""
    if game not in registry.names():
        raise refuse("refused-game", name=game, known=", ".join(registry.names()))
    book = rulebook(game, lang)
    return RulebookInfo(
        book.title,
        [
            RuleInfo(rule.id, rule.section, rule.text, list(rule.notes))
            for rule in book.rules.values()
        ],
    )


@get("/cards/{game:str}", operation_id="cards", tags=["shelf"])
async def cards(game: GameName) -> list[Printed]:
    """The cards and places in a game's box, with what they do."""
    return _printed(game)


@cache
def _printed(game: str) -> list[Printed]:
    """Made once: the sentences of a whole box take a while to put together."""
    return registry.game(game).printed()


HANDLERS = [games, words, rules, cards]

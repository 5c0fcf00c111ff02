"""Decks: those that come with a game, those that somebody writes, and those that one keeps."""

import asyncio
import re
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter

from mathom.core.message import Reason, refuse
from mathom.server import decks
from mathom.server.api.common import PACKED, language, must_be_guest, remember, same_for_all
from mathom.server.api.games import GameName
from mathom.server.errors import NotFound
from mathom.server.identity import Who
from mathom.server.inn import Inn
from mathom.server.wire import (
    DeckInfo,
    DeckList,
    DecksInfo,
    DeckToKeep,
    DeckToRead,
    KeptDeck,
)

DeckId = Annotated[
    str,
    Parameter(
        description="Your own word for it: 8 to 64 letters, figures, hyphens or underscores",
        max_length=64,
    ),
]
DECK_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
OneGame = Annotated[
    str | None, Parameter(description="The game; left out: decks of all games", max_length=64)
]


@get("/games/{game:str}/decks", operation_id="knownDecks", tags=["decks"], opt={PACKED: True})
async def known_decks(request: Request[Any, Any, Any], game: GameName) -> Response[DecksInfo]:
    """The parts that a deck of this game has, and the decks that come with it."""
    return await same_for_all(request, decks.known, game)


@post(
    "/games/{game:str}/decks/read",
    operation_id="readDeck",
    tags=["decks"],
    status_code=200,
)
async def read_deck(
    request: Request[Any, Any, Any], inn: Inn, who: Who, game: GameName, data: DeckToRead
) -> DeckInfo:
    """Read a deck from a text, a code or entries, and say what is wrong with it. Sentences and its
    text are in the language that the request prefers. Nothing is kept.
    """
    return await inn.in_turn(who, decks.read, game, data, language(request))


@get("/decks", operation_id="myDecks", tags=["decks"])
async def my_decks(inn: Inn, who: Who, game: OneGame = None) -> DeckList:
    """The decks that you have kept."""
    must_be_guest(who)
    if game is not None:
        decks.decks_for(game)
    return DeckList(await asyncio.to_thread(inn.store.guests.decks, who.guest, game))


@put("/decks/{deck:str}", operation_id="keepDeck", tags=["decks"])
async def keep_deck(
    request: Request[Any, Any, Any], inn: Inn, who: Who, deck: DeckId, data: DeckToKeep
) -> KeptDeck:
    """Keep a deck, finished or not, or change one that you have kept. It is yours alone; whoever
    has its code has a deck of the same cards.
    """
    must_be_guest(who)
    if not DECK_ID.fullmatch(deck):
        raise refuse("refused-deck-id")
    kept = decks.to_keep(deck, data)
    if not await asyncio.to_thread(inn.store.guests.keep_deck, who.guest, kept, decks.MOST_DECKS):
        raise refuse("refused-deck-many", most=decks.MOST_DECKS)
    remember(request, who)
    return kept


@delete("/decks/{deck:str}", operation_id="dropDeck", tags=["decks"])
async def drop_deck(inn: Inn, who: Who, deck: DeckId) -> None:
    """Remove a deck that you have kept."""
    must_be_guest(who)
    known = DECK_ID.fullmatch(deck)
    if not known or not await asyncio.to_thread(inn.store.guests.drop_deck, who.guest, deck):
        raise NotFound(Reason("refused-deck-gone"))


HANDLERS = [known_decks, read_deck, my_decks, keep_deck, drop_deck]

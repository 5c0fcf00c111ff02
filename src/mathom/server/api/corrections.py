"""Printed values that are not certain, and their corrections by whoever runs this server."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Response, get, post, put
from litestar.params import Parameter
from msgspec import json

from mathom.core import registry
from mathom.core.corrections import Corrections
from mathom.core.message import Reason, refuse
from mathom.server.addresses import is_loopback
from mathom.server.api.common import PACKED, packed
from mathom.server.api.games import GameName
from mathom.server.errors import NotFound, NotYours
from mathom.server.identity import Who
from mathom.server.inn import Inn
from mathom.server.wire import CorrectionsInfo, TriedInfo, ValuesToTry

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""What proxies add to a request, one or the other."""
CardName = Annotated[str, Parameter(description="A card or place, as in `cards`", max_length=64)]


def _corrections(game: str) -> Corrections:
    """A refusal if all values of the game are certain."""
    found = registry.game(game).corrections()
    if found is None:
        raise NotFound(Reason("refused-no-corrections", {"game": game}))
    return found


def _sits_here(request: Request[Any, Any, Any], inn: Inn) -> bool:
    """Whether the request comes from the machine itself: what it changes holds for everybody.

    Behind a proxy everybody seems to; so nobody does, if anything was forwarded, or if the server
    has a public address, which proxies need not tell us of. And the page must
    have been opened by this machine's name for itself: what another name leads to, a stranger may
    have said.
    """
    config = inn.config
    if (
        config.trust_proxy
        or config.public_url
        or any(name in request.headers for name in FORWARDED)
    ):
        return False
    try:
        named = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    client = request.client
    return client is not None and is_loopback(client.host) and is_loopback(named)


@get(
    "/games/{game:str}/corrections",
    operation_id="corrections",
    tags=["shelf"],
    opt={PACKED: True},
)
async def corrections(
    request: Request[Any, Any, Any], inn: Inn, who: Who, game: GameName
) -> Response[CorrectionsInfo]:
    """The values of a game's cards that can be checked against the box, as its file of corrections
    has them now.
    """
    found, here = _corrections(game), _sits_here(request, inn)
    return await packed(request, await inn.in_turn(who, _written, found, here))


def _written(found: Corrections, here: bool) -> bytes:
    return json.encode(
        CorrectionsInfo(
            str(found.file()) if here else None,
            here,
            found.pending(),
            found.troubles() if here else [],
            found.sheets(),
        )
    )


@post(
    "/games/{game:str}/corrections/{card:str}/try",
    operation_id="tryCorrection",
    tags=["shelf"],
    status_code=200,
)
async def try_correction(
    inn: Inn, who: Who, game: GameName, card: CardName, data: ValuesToTry
) -> TriedInfo:
    """What a card would say with these values, or why they can't be used. Nothing is kept."""
    tried = await inn.in_turn(who, _corrections(game).try_out, card, data.values)
    return TriedInfo(tried.values, tried.text, tried.trouble)


@put(
    "/games/{game:str}/corrections/{card:str}",
    operation_id="correct",
    tags=["shelf"],
    opt={PACKED: True},
)
async def correct(
    request: Request[Any, Any, Any],
    inn: Inn,
    who: Who,
    game: GameName,
    card: CardName,
    data: ValuesToTry,
) -> Response[CorrectionsInfo]:
    """Keep what is corrected of a card, and nothing else of it; with no values, it is as it comes
    with us again. Only from the machine on which the server runs. It is used after a restart.
    """
    found = _corrections(game)
    if not _sits_here(request, inn):
        raise NotYours(Reason("refused-corrections-elsewhere"))
    try:
        await inn.in_turn(who, found.save, card, data.values)
    except OSError as error:
        raise refuse("refused-corrections-file", file=str(found.file())) from error
    return await packed(request, await inn.in_turn(who, _written, found, True))


HANDLERS = (corrections, try_correction, correct)

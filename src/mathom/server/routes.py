"""The page's addresses, so that all others can be answered with 404. The page has the same list
(`web/src/routes.ts`) and shows at those that there is nothing.
"""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from mathom.core import registry
from mathom.server.store import Store

ADMIN = "/admin"
"""Where there is something for the server's host alone."""
ROUTES = (
    "/", "/new/{game}", "/t/{id}", "/t/{id}/replay", "/learn/{game}", "/rules/{game}",
    "/cards/{game}", "/corrections/{game}", "/decks/{game}", "/decks/{game}/edit", "/claim",
    "/about", "/privacy", "/imprint", "/me", "/api", ADMIN,
)  # fmt: skip


async def leads_somewhere(path: str, store: Store) -> bool:
    """Whether there is something at an address: a page, of a game or a table that there is."""
    given = f"/{path.strip('/')}".split("/")
    for route in ROUTES:
        named = _named(route.split("/"), given)
        if named is not None:
            return await _exist(named, store)
    return False


def _named(route: list[str], given: list[str]) -> dict[str, str] | None:
    """What stands in the places of the names, if the address is made like the route."""
    if len(route) != len(given):
        return None
    named = {}
    for part, word in zip(route, given, strict=True):
        if part.startswith("{") and word:
            named[part[1:-1]] = word
        elif part != word:
            return None
    return named


async def _exist(named: dict[str, str], store: Store) -> bool:
    if "game" in named:
        return named["game"] in registry.names()
    try:
        return "id" not in named or await asyncio.to_thread(store.has_table, named["id"])
    except SQLAlchemyError:
        return True  # nobody knows just now; the page will find out, or try again

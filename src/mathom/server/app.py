"""The web application: handlers under `/api`, and the page at every other address."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, Router, route
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from mathom.core.message import Reason, Refused
from mathom.server.addresses import Addresses
from mathom.server.api import (
    admin,
    afterwards,
    calls,
    corrections,
    decks,
    door,
    games,
    health,
    leaving,
    lessons,
    me,
    notices,
    playing,
    socket,
    tables,
)
from mathom.server.api.admin import session_of
from mathom.server.api.common import (
    PACKED,
    answer_failure,
    answer_http_error,
    answer_refusal,
    answer_unreadable,
    provide_inn,
    provide_who,
)
from mathom.server.config import Config
from mathom.server.costs import must_have_costs
from mathom.server.errors import NotFound
from mathom.server.inn import Inn
from mathom.server.middleware import Gate, add_headers
from mathom.server.openapi import Description
from mathom.server.page_files import INDEX, PageFile, load_page
from mathom.server.routes import ADMIN, leads_somewhere

DESCRIPTION = "/api/openapi.json"
MOST_BYTES = 1024 * 1024
"""Of any request. What is read as a record is limited more closely, and all else by its fields."""


def make_app(config: Config, addresses: Addresses | None = None) -> Litestar:
    inn = Inn(config, addresses)
    page = load_page()

    @asynccontextmanager
    async def open_inn(app: Litestar) -> AsyncIterator[None]:
        await inn.open()
        try:
            yield
        finally:
            await inn.close()

    @route(
        ["/", "/api", "/{path:path}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        opt={PACKED: True},
    )
    async def serve_page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
        name = path.lstrip("/")
        if name.startswith(("api/", "assets/")) and name not in page:
            raise NotFound(Reason("refused-no-page"))
        if name in page:
            return _served(request, page[name])
        if INDEX not in page:
            raise NotFound(Reason("refused-page-not-built"))
        # `/api` is a page of its own, but has no path here.
        there = await leads_somewhere(request.scope["path"], inn.store)
        if there and f"/{name.strip('/')}" == ADMIN:
            there = await session_of(request, inn) is not None
        return _served(request, page[INDEX], there)

    def refuse_what_is_no_page(answer: Response[Any]) -> Response[Any]:
        """Litestar has a page of its own for what is not there below a description."""
        if answer.status_code == 404:
            raise NotFound(Reason("refused-no-page"))
        return answer

    api = Router(
        "/api",
        route_handlers=[
            *health.HANDLERS,
            *games.HANDLERS,
            *door.HANDLERS,
            *notices.HANDLERS,
            *me.HANDLERS,
            *calls.HANDLERS,
            *corrections.HANDLERS,
            *decks.HANDLERS,
            *tables.HANDLERS,
            *playing.HANDLERS,
            *socket.HANDLERS,
            *lessons.HANDLERS,
            *leaving.HANDLERS,
            *afterwards.HANDLERS,
            admin.ROUTER,
        ],
        dependencies={"who": Provide(provide_who, sync_to_thread=False)},
    )
    app = Litestar(
        [api, serve_page],
        dependencies={"inn": Provide(provide_inn, sync_to_thread=False)},
        middleware=[Gate()],
        before_send=[add_headers],
        exception_handlers={
            Refused: answer_refusal,
            HTTPException: answer_http_error,
            UnicodeDecodeError: answer_unreadable,
            RecursionError: answer_unreadable,
            Exception: answer_failure,
        },
        lifespan=[open_inn],
        openapi_config=OpenAPIConfig(
            title="Mathom",
            version=version("mathom"),
            description="Tables of Middle-earth games: open them, join them, play them.",
            use_handler_docstrings=True,
            # Not `/api`: that is a page, and Litestar would answer for all that is not there.
            openapi_router=Router(
                DESCRIPTION,
                route_handlers=[],
                include_in_schema=False,
                after_request=refuse_what_is_no_page,
            ),
            render_plugins=[Description(path=["/", "/openapi.json"])],
        ),
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=2000,
            exclude=DESCRIPTION,  # few read it, and to pack it takes as long as to play ten choices
            exclude_opt_key=PACKED,
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
    must_have_costs(app)
    app.state.inn = inn
    return app


def _served(request: Request[Any, Any, Any], file: PageFile, there: bool = True) -> Response[bytes]:
    """A file of the page; if nothing is `there`, the page says so, and must not be kept."""
    cache = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"Cache-Control": cache if there else "no-store", "Vary": "Accept-Encoding"}
    if there:
        headers["ETag"] = file.etag
    if there and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    status = 200 if there else 404
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)

"""For those who look after the server: does it live, and can it serve?"""

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from mathom.server.api.common import PACKED, PROBE
from mathom.server.inn import Inn
from mathom.server.wire import Health, Ready

PROBED = {PACKED: True, PROBE: True}


@get("/health", operation_id="health", tags=["server"], opt=PROBED)
async def health() -> Health:
    """Whether the server lives: it answers, and asks nobody else, the database neither."""
    return Health()


@get(
    "/ready",
    operation_id="ready",
    tags=["server"],
    opt=PROBED,
    responses={503: ResponseSpec(Ready, description="Not now, and why", generate_examples=False)},
)
async def ready(inn: Inn) -> Response[Ready]:
    """Whether the server can serve: the database answers, has the tables of this version and takes
    what is written, bots can think, and nobody is closing it. If not, the status is 503.
    """
    cause = await inn.readiness.cause()
    return Response(Ready(cause is None, cause), status_code=200 if cause is None else 503)


HANDLERS = [health, ready]

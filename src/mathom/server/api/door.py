"""The way in: where this server is found, and links as pictures for a phone's camera."""

import io
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Request, Response, get
from litestar.params import Parameter

from mathom.core.message import refuse
from mathom.server.addresses import is_loopback
from mathom.server.api.common import address
from mathom.server.inn import Inn
from mathom.server.wire import DoorInfo

LINK_LENGTH = 900
"""A link may hold a whole deck."""
SHORT_LINK = 120
"""So many letters are drawn in a moment: a table's address, and that of a seat."""
LONG_LINK = 300
"""From here on a code has so many dots that a camera is helped more by larger ones than by
repetition."""
INK, PAPER = "#2b2118", "#fbf5e4"
"""Dark on light in either theme: not every camera reads it the other way round."""

Link = Annotated[
    str, Parameter(description="The link; it must lead to this server", max_length=LINK_LENGTH)
]


@get("/door", operation_id="door", tags=["shelf"])
async def door(request: Request[Any, Any, Any], inn: Inn) -> DoorInfo:
    """Where this server is found. Its addresses in the network are told to its own machine only:
    whoever comes from elsewhere knows one already.
    """
    found = inn.addresses
    near = not found.public and is_loopback(address(request, inn))
    return DoorInfo(found.public or None, list(found.network) if near else [])


@get("/qr.svg", operation_id="qr", tags=["shelf"])
async def qr(request: Request[Any, Any, Any], inn: Inn, link: Link) -> Response[bytes]:
    """A link to this server as a QR code. Links to other places are refused."""
    found = inn.addresses
    ours = {urlsplit(known).netloc for known in (found.public, *found.network) if known}
    ours.add(request.headers.get("host", ""))
    if not _leads_to(link, ours):
        raise refuse("refused-foreign-link")
    if len(link) <= SHORT_LINK:
        picture = drawn(link)
    else:
        picture = await inn.replays.work(address(request, inn), drawn, link)
    return Response(picture, media_type="image/svg+xml")


def _leads_to(link: str, hosts: set[str]) -> bool:
    try:
        parts = urlsplit(link)
    except ValueError:
        return False
    # As browsers write them; every other letter would take three times as many dots.
    written = link.isascii() and link.isprintable()
    return (
        written
        and parts.scheme in ("http", "https")
        and bool(parts.netloc)
        and parts.netloc in hosts
    )


def drawn(link: str) -> bytes:
    """Its QR code, with the white edge that cameras look for."""
    file = io.BytesIO()
    code = segno.make(link, micro=False, error="m" if len(link) < LONG_LINK else "l")
    code.save(file, kind="svg", dark=INK, light=PAPER, border=4, omitsize=True)
    return file.getvalue()


HANDLERS = [door, qr]

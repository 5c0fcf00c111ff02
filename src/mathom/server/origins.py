"""Whose pages may speak to us in the name of our visitors."""

from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from mathom.core.message import Reason
from mathom.server.config import Config
from mathom.server.errors import Misdirected, NotYours
from mathom.server.hosts import is_ours


def check_host(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> None:
    """A refusal if we are called by a name that is not ours."""
    if not is_ours(connection.headers.get("host", ""), config.public_url, config.hosts):
        raise Misdirected(Reason("refused-host"))


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> None:
    """A refusal if another site's page asks. Scripts name no origin."""
    origin: str | None = connection.headers.get("origin")
    host = connection.headers.get("host", "")
    if origin is not None and not _is_our_page(origin, host, config.public_url):
        raise NotYours(Reason("refused-origin"))


@lru_cache(1000)
def _is_our_page(origin: str, host: str, public_url: str) -> bool:
    if public_url and origin == _origin(public_url):
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:  # nobody's page has such an address
        return False


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"

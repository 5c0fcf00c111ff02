"""Who calls, as limits count them."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection

HOUSEHOLD = 64
"""Of an IPv6 address, so many bits are given to a household; it changes the others at will."""


def caller(connection: ASGIConnection[Any, Any, Any, Any], trust_proxy: bool) -> str:
    """The address from which somebody calls: the one that our own proxy has seen, if there is one.

    Proxies add themselves at the end, some of them on a line of their own; all before it may have
    been written by the caller.
    """
    if trust_proxy:
        lines = connection.headers.getall("x-forwarded-for", [])
        if lines:
            return counted(lines[-1].rpartition(",")[2])
    return counted(connection.client.host if connection.client else "-")


def is_address(written: str) -> bool:
    try:
        ip_address(written.strip().partition("%")[0])
    except ValueError:
        return False
    return True


@lru_cache(10_000)
def counted(written: str) -> str:
    """An address without its port; of IPv6, the household's part of it."""
    host = written.strip()[:64]
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, HOUSEHOLD), strict=False))
    return str(address)

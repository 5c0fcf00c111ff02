"""Web addresses that may be told about a table.

Strangers choose them, so they must not lead to what only this machine or its network can reach.
"""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from mathom.core.message import refuse

URL_LENGTH = 500
SCHEMES: Final = ("http", "https")
HOST_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*", re.IGNORECASE)

Address: TypeAlias = IPv4Address | IPv6Address

GLOBAL_UNICAST: Final = ip_network("2000::/3")
NAT64: Final = ip_network("64:ff9b::/96")
SET_APART: Final = tuple(
    map(
        ip_network,
        (
            "192.0.0.0/24",  # protocol assignments; a cloud's metadata among them
            "192.88.99.0/24",  # relays of 6to4
            "168.63.129.16/32",  # a cloud's own services, though the address looks public
            "2001::/23",  # protocol assignments; Teredo among them
            "2002::/16",  # 6to4: any IPv4 address in disguise
            "3fff::/20",  # documentation
        ),
    )
)
"""What `is_global` lets pass in some version of Python that we run on."""


def vet(url: str, allow_private: bool) -> None:
    """A refusal if this URL is no place to send webhooks to, as far as the URL itself tells."""
    host = host_of(url)
    address = literal(host)
    private = (
        not is_public(address)
        if address is not None
        else host == "localhost" or host.endswith(".localhost")
    )
    if private and not allow_private:
        raise refuse("refused-webhook-private")


def host_of(url: str) -> str:
    refusal = refuse("refused-webhook-url")
    # `urlsplit` silently drops some of the characters that have no place in a URL.
    if len(url) > URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url:
        raise refusal
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise refusal from None
    if parts.scheme not in SCHEMES or port == 0 or "@" in parts.netloc or "%" in parts.netloc:
        raise refusal
    if not HOST_NAME.fullmatch(host) and literal(host) is None:
        raise refusal
    return host


def literal(host: str) -> Address | None:
    """The address that a host is, if it is not a name; also in spellings such as `127.1`."""
    try:
        return ip_address(host)
    except ValueError:
        pass
    try:
        return IPv4Address(socket.inet_aton(host))
    except OSError:
        return None


def is_public(address: Address) -> bool:
    """Whether an address means the same host to everybody, and one only."""
    if isinstance(address, IPv6Address) and address in NAT64:
        address = IPv4Address(int(address) & 0xFFFF_FFFF)
    if any(address in network for network in SET_APART):
        return False
    if isinstance(address, IPv6Address):
        return address in GLOBAL_UNICAST and address.is_global
    return address.is_global and not address.is_multicast

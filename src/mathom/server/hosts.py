"""By which names this server may be called.

A page of somebody else's could have its own name lead to this machine, and then ask whatever it
likes in the name of our visitors. So only names count that nobody else can have: numbers, names of
one's own network, and those that the operator has given us.
"""

import socket
from functools import cache, lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

OWN_ENDINGS = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Nobody can buy a name that ends so."""


@lru_cache(1000)
def is_ours(host: str, public_url: str, others: str) -> bool:
    """Whether a `Host` is one of our names; `others` are more of them, with commas between."""
    name = name_in(host)
    if name is None:
        return False
    if is_number(name) or "." not in name or name.endswith(OWN_ENDINGS):
        return True
    given = {name_in(each.strip()) for each in others.split(",")}
    return name in given or name in (urlsplit(public_url).hostname, _machine())


def name_in(host: str) -> str | None:
    """A host without its port, in small letters."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


@cache
def _machine() -> str:
    return socket.getfqdn().lower()

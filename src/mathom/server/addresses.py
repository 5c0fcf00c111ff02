"""Where people find this server: what they can type, on this machine and on others."""

import ipaddress
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress

from msgspec import Struct

ELSEWHERE = ("203.0.113.1", "10.255.255.255", "172.31.255.255", "192.168.255.255", "2001:db8::1")
"""Addresses of nobody: one out in the world, and one in each kind of network that people have at
home. Which of ours would speak to them, the system knows without sending anything.
"""
ANYWHERE = ("0.0.0.0", "::")


class Addresses(Struct, frozen=True):
    """Each without a slash at its end."""

    public: str = ""
    """What the operator says that people type."""
    network: tuple[str, ...] = ()
    """What can be typed on other machines of the network."""
    here: str = ""
    """What can be typed on this machine."""

    @property
    def best(self) -> str:
        """The one that reaches furthest."""
        return next(filter(None, (self.public, *self.network, self.here)), "")


def addresses_of(listening: socket.socket, host: str, public: str = "") -> Addresses:
    """Where a server is found that was told to listen at `host`."""
    bound, port = listening.getsockname()[:2]
    if bound not in ANYWHERE:
        own = _typed(host, port)
        return Addresses(public, () if is_loopback(bound) else (own,), own)
    families = {listening.family}
    if bound == "::" and not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY):
        families.add(socket.AF_INET)
    network = [found for found in network_hosts() if _family(found) in families]
    here = "::1" if bound == "::" else "127.0.0.1"
    return Addresses(public, tuple(_typed(found, port) for found in network), _typed(here, port))


def network_hosts() -> list[str]:
    """This machine's addresses in its networks; the one that leads out into the world first."""
    found = dict.fromkeys([*_speaking(ELSEWHERE), *_named(socket.gethostname())])
    return sorted(filter(_reachable, found), key=_family)  # those that are typed easily come first


def is_loopback(host: str) -> bool:
    """Whether only the machine itself is meant by it."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    # What listens at `::` sees `::ffff:127.0.0.1`, which older Pythons take for a stranger.
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


def _speaking(others: Iterable[str]) -> Iterator[str]:
    for other in others:
        with suppress(OSError), socket.socket(_family(other), socket.SOCK_DGRAM) as asking:
            asking.connect((other, 9))
            yield asking.getsockname()[0]


def _named(name: str) -> Iterator[str]:
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(name, None, type=socket.SOCK_STREAM):
            yield str(address[0])


def _reachable(host: str) -> bool:
    """Link-local addresses mean something else at every machine, so they can't be passed on."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _typed(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

"""Webhooks: telling somebody else's server that something has happened at a table.

Strangers choose where these requests go, so they must not reach what only this machine or its
network can reach. A name is looked up once; what is connected to is the very address that was
looked at.
"""

import asyncio
import hmac
import re
import socket
import ssl
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct

from mathom.core.message import Refused, refuse

BACKOFF: Final = (10, 60, 600, 3600, 6 * 3600)
"""Seconds to wait after each delivery that failed; after the last there are no more."""
PATIENCE = 10.0
CONNECT_PATIENCE = 3.0
"""For one of a host's addresses."""
ADDRESSES = 3
"""How many of them are tried."""
ANSWER_BYTES = 4096
URL_LENGTH = 500
LOOKUPS = 4
"""How many names are looked up at once. A name that takes long must not hold up other threads."""

PORTS: Final = {"http": 80, "https": 443}
HOST_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*", re.IGNORECASE)
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])[ \r\n]")
WORTH_ANOTHER_TRY: Final = (408, 425, 429)

Address: TypeAlias = IPv4Address | IPv6Address
LookUp: TypeAlias = Callable[[str, int], Sequence[str]]

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


class Delivered(Struct, frozen=True):
    status: int


class Undelivered(Struct, frozen=True):
    reason: str
    """For logs: a refusal's id, a few words, or `status 404`."""
    retry: bool
    """Whether it may go better next time."""


class Target(Struct, frozen=True):
    """A URL, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def sign(secret: str, timestamp: int, body: bytes) -> str:
    """The header `Mathom-Signature`. The time is signed too, so that a receiver can tell a request
    that somebody recorded and sends again.
    """
    digest = hmac.new(secret.encode(), b"%d." % timestamp + body, sha256).hexdigest()
    return f"t={timestamp},v1={digest}"


def vet(url: str, allow_private: bool) -> None:
    """A refusal if this URL is no place to send webhooks to, as far as the URL itself tells."""
    host = target_of(url).host
    address = literal(host)
    private = (
        not is_public(address)
        if address is not None
        else host == "localhost" or host.endswith(".localhost")
    )
    if private and not allow_private:
        raise refuse("refused-webhook-private")


def target_of(url: str) -> Target:
    refusal = refuse("refused-webhook-url")
    # `urlsplit` silently drops some of the characters that have no place in a URL.
    if len(url) > URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url:
        raise refusal
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise refusal from None
    if parts.scheme not in PORTS or port == 0 or "@" in parts.netloc or "%" in parts.netloc:
        raise refusal
    if not HOST_NAME.fullmatch(host) and literal(host) is None:
        raise refusal
    path = parts.path or "/"
    if parts.query:
        path += f"?{parts.query}"
    return Target(parts.scheme, host, port or PORTS[parts.scheme], path)


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


def look_up(host: str, port: int) -> list[str]:
    """All addresses of a name. Takes its time."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(sockaddr[0]) for *_, sockaddr in found]


class Postman:
    """Delivers one request at a time or many; it keeps nothing and repeats nothing."""

    def __init__(
        self,
        allow_private: bool = False,
        *,
        look_up: LookUp = look_up,
        tls: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._allow_private = allow_private
        self._look_up = look_up
        self._tls = tls or ssl.create_default_context()
        self._patience = patience
        self._threads = ThreadPoolExecutor(LOOKUPS, "mathom-postman")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def deliver(self, url: str, secret: str, body: bytes) -> Delivered | Undelivered:
        """POST some JSON. Redirects are not followed: they could lead anywhere."""
        try:
            vet(url, self._allow_private)
            answer, trouble = await self._post(target_of(url), secret, body)
        except Refused as refused:
            return Undelivered(refused.reason.id, retry=False)
        status = status_of(answer)
        if status is None:
            return Undelivered(trouble, retry=True)
        if 200 <= status < 300:
            return Delivered(status)
        return Undelivered(f"status {status}", status >= 500 or status in WORTH_ANOTHER_TRY)

    async def _post(self, target: Target, secret: str, body: bytes) -> tuple[bytes, str]:
        """As much of the answer as came, and what kept the rest from coming."""
        answer = bytearray()
        trouble = "not an answer in HTTP"
        try:
            async with asyncio.timeout(self._patience):
                reader, writer = await self._connect(target, await self._addresses(target))
                try:
                    writer.write(request(target, sign(secret, int(time.time()), body), body))
                    while left := ANSWER_BYTES - len(answer):
                        part = await reader.read(left)
                        if not part:
                            break
                        answer += part
                finally:
                    # Nothing is left to be sent, and a slow farewell is of no use.
                    writer.transport.abort()
        except TimeoutError:
            trouble = "no answer in time"
        except socket.gaierror:
            trouble = "no such host"
        except ssl.SSLError:
            trouble = "no trusted certificate"
        except OSError:
            trouble = "no connection"
        return bytes(answer), trouble

    async def _addresses(self, target: Target) -> list[str]:
        """Where the host is. If one of its addresses is private, none is used: somebody may be
        trying which of them we take.
        """
        address = literal(target.host)
        if address is not None:
            found: Sequence[str] = [str(address)]
        else:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(
                self._threads, self._look_up, target.host, target.port
            )
        if not self._allow_private and not all(is_public(ip_address(each)) for each in found):
            raise refuse("refused-webhook-private")
        return list(dict.fromkeys(found))[:ADDRESSES]

    async def _connect(
        self, target: Target, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        secure = target.scheme == "https"
        trouble: OSError = ConnectionError()
        for address in addresses:
            try:
                async with asyncio.timeout(CONNECT_PATIENCE):
                    return await asyncio.open_connection(
                        address,
                        target.port,
                        ssl=self._tls if secure else None,
                        server_hostname=target.host if secure else None,
                        limit=ANSWER_BYTES,
                    )
            except OSError as error:
                trouble = error
        raise trouble


def request(target: Target, signature: str, body: bytes) -> bytes:
    head = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.authority}",
        "User-Agent: Mathom",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"Mathom-Signature: {signature}",
        "Connection: close",
    )
    return "\r\n".join((*head, "", "")).encode("ascii") + body


def status_of(answer: bytes) -> int | None:
    """The status of an answer, past any interim ones."""
    while found := STATUS.match(answer):
        status = int(found[1])
        if status >= 200:
            return status
        answer = answer.partition(b"\r\n\r\n")[2]
    return None

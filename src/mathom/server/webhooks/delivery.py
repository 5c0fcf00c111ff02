"""Telling somebody else's server that something has happened at a table.

A name is looked up once; what is connected to is the very address that was looked at. Redirects and
proxies of the environment are not followed: they could lead anywhere.
"""

import asyncio
import hmac
import secrets
import socket
import ssl
import time
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from typing import Final, TypeAlias

import httpcore
from httpcore import AsyncNetworkStream
from msgspec import Struct

from mathom.core.message import Refused, refuse
from mathom.server.webhooks.targets import is_public, literal, vet

BACKOFF: Final = (10, 60, 600, 3600, 6 * 3600)
"""Seconds to wait after each delivery that failed; after the last there are no more."""
PATIENCE = 10.0
CONNECT_PATIENCE = 3.0
"""For one of a host's addresses."""
ADDRESSES = 3
"""How many of them are tried."""
LOOKUPS = 4
"""How many names are looked up at once. A name that takes long must not hold up other threads."""
SECRET: Final = "whsec_"
SECRET_BYTES = 32
WORTH_ANOTHER_TRY: Final = (408, 425, 429)

LookUp: TypeAlias = Callable[[str, int], Sequence[str]]
Headers: TypeAlias = Sequence[tuple[str, str]]


class Delivered(Struct, frozen=True):
    status: int


class Undelivered(Struct, frozen=True):
    reason: str
    """For logs: a refusal's id, a few words, or `status 404`."""
    retry: bool
    """Whether it may go better next time."""


Outcome: TypeAlias = Delivered | Undelivered


def not_taken(status: int) -> Undelivered:
    """What a receiver answers that does not want it."""
    return Undelivered(f"status {status}", status >= 500 or status in WORTH_ANOTHER_TRY)


def new_secret() -> str:
    """As Standard Webhooks writes one."""
    return SECRET + b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signed(secret: str, id: str, timestamp: int, body: bytes) -> list[tuple[str, str]]:
    """The headers by which a receiver can tell a delivery from a forgery, and from one that was
    recorded and is sent again: those of Standard Webhooks, and for older receivers our own.
    """
    # A secret from before this was a word. All its letters are of Base64, so it is read like one.
    key = b64decode(secret.removeprefix(SECRET))
    digest = hmac.digest(key, f"{id}.{timestamp}.".encode() + body, "sha256")
    ours = hmac.digest(secret.encode(), f"{timestamp}.".encode() + body, "sha256")
    return [
        ("webhook-id", id),
        ("webhook-timestamp", str(timestamp)),
        ("webhook-signature", f"v1,{b64encode(digest).decode()}"),
        ("Mathom-Signature", f"t={timestamp},v1={ours.hex()}"),
    ]


def look_up(host: str, port: int) -> list[str]:
    """All addresses of a name. Takes its time."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(sockaddr[0]) for *_, sockaddr in found]


class Vetted(httpcore.AsyncNetworkBackend):
    """Connects only to addresses that it has looked at."""

    def __init__(self, allow_private: bool, look_up: LookUp) -> None:
        self._allow_private = allow_private
        self._look_up = look_up
        self._threads = ThreadPoolExecutor(LOOKUPS, "mathom-webhooks")
        self.network: httpcore.AsyncNetworkBackend = httpcore.AnyIOBackend()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        trouble: Exception = httpcore.ConnectError()
        for address in await self._addresses(host, port):
            try:
                return await self.network.connect_tcp(address, port, CONNECT_PATIENCE)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                trouble = error
        raise trouble

    async def _addresses(self, host: str, port: int) -> list[str]:
        """Where the host is. If one of its addresses is private, none is used: somebody may be
        trying which of them we take.
        """
        address = literal(host)
        if address is not None:
            found: Sequence[str] = [str(address)]
        else:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._threads, self._look_up, host, port)
        if not self._allow_private and not all(is_public(ip_address(each)) for each in found):
            raise refuse("refused-webhook-private")
        return list(dict.fromkeys(found))[:ADDRESSES]


class Sender:
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
        self._tls = tls or ssl.create_default_context()
        self._patience = patience
        self.connects = Vetted(allow_private, look_up)

    def close(self) -> None:
        self.connects.close()

    async def deliver(self, url: str, secret: str, id: str, body: bytes) -> Delivered | Undelivered:
        """POST some JSON, signed, with the same `id` whenever it is tried again."""
        headers = [
            ("Content-Type", "application/json"),
            *signed(secret, id, int(time.time()), body),
        ]
        return await self.post(url, headers, body)

    async def post(self, url: str, headers: Headers, body: bytes) -> Delivered | Undelivered:
        """Of the answer only its status counts, and nothing else is read."""
        try:
            vet(url, self._allow_private)
            status = await self._post(url, headers, body)
        except Refused as refused:
            return Undelivered(refused.reason.id, retry=False)
        except (TimeoutError, httpcore.TimeoutException):
            return Undelivered("no answer in time", retry=True)
        except socket.gaierror:
            return Undelivered("no such host", retry=True)
        except (httpcore.RemoteProtocolError, httpcore.ReadError):
            return Undelivered("not an answer in HTTP", retry=True)
        except (httpcore.NetworkError, OSError) as error:
            reason = "no trusted certificate" if _by_tls(error) else "no connection"
            return Undelivered(reason, retry=True)
        if 200 <= status < 300:
            return Delivered(status)
        return not_taken(status)

    async def _post(self, url: str, given: Headers, body: bytes) -> int:
        headers = [
            ("User-Agent", "Mathom"),
            ("Content-Length", str(len(body))),
            *given,
            ("Connection", "close"),
        ]
        async with (
            asyncio.timeout(self._patience),
            httpcore.AsyncConnectionPool(self._tls, network_backend=self.connects) as connection,
            connection.stream("POST", url, headers=headers, content=body) as answer,
        ):
            return answer.status


def _by_tls(error: BaseException | None) -> bool:
    """Whether that is what lies at the bottom of it."""
    while error is not None:
        if isinstance(error, ssl.SSLError):
            return True
        error = error.__cause__ or error.__context__
    return False

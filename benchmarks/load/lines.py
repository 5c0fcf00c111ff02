"""HTTP and WebSocket lines to a server: as much of the protocols as the server speaks, no more."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import TypeAlias, cast

OnAnswer: TypeAlias = Callable[[int, bytes, bytes], None]
"""Called with the status, the headers in lower case, and the body."""
END = b"\r\n\r\n"
LENGTH = b"content-length: "
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


def request(host: str, method: str, path: str, cookie: str, body: bytes = b"") -> bytes:
    """As a browser sends it from our page, without what the server does not read."""
    return (
        f"{method} /api{path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        f"Accept: */*\r\nAccept-Encoding: gzip, deflate, br\r\nAccept-Language: pl,en;q=0.8\r\n"
        f"Cookie: mathom={cookie}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode() + body


class Line(asyncio.Protocol):
    """A kept-alive line for one request after another. When it breaks, a new one is opened and
    the request sent again.
    """

    def __init__(self, address: tuple[str, int]) -> None:
        self._address = address
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._asking: tuple[bytes, OnAnswer] | None = None
        self._opening: asyncio.Task[None] | None = None
        self._done = False

    def ask(self, data: bytes, answer: OnAnswer) -> None:
        assert self._asking is None, "one request at a time"
        self._asking = (data, answer)
        if self._transport is None:
            self._open_soon()
        else:
            self._transport.write(data)

    async def answer(self, data: bytes) -> tuple[int, bytes, bytes]:
        """For those who can wait."""
        waiter: asyncio.Future[tuple[int, bytes, bytes]] = asyncio.Future()
        self.ask(data, lambda *answer: waiter.set_result(answer))
        return await waiter

    def close(self) -> None:
        self._done = True
        if self._transport is not None:
            self._transport.close()

    def _open_soon(self) -> None:
        self._opening = asyncio.create_task(self._open())
        self._opening.add_done_callback(asyncio.Task.result)

    async def _open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, *self._address)
        if self._asking is not None and self._transport is not None:
            self._transport.write(self._asking[0])

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._buffer = b""

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if self._asking is not None and not self._done:
            self._open_soon()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        end = self._buffer.find(END)
        if end < 0:
            return
        head = self._buffer[:end].lower()
        start = head.find(LENGTH) + len(LENGTH)
        stop = head.find(b"\r", start)
        whole = end + len(END) + int(head[start : stop if stop >= 0 else end])
        if len(self._buffer) >= whole and self._asking is not None:
            body = self._buffer[end + len(END) : whole]
            (_, answer), self._asking, self._buffer = self._asking, None, self._buffer[whole:]
            answer(int(head[9:12]), head, body)


class Socket(asyncio.Protocol):
    """A WebSocket: whatever comes is `heard`."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = request(host, "GET", path, cookie).replace(
            b"Content-Type: application/json\r\nContent-Length: 0\r\n",
            f"Connection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n".encode(),
        )
        self._heard = heard
        self._buffer = b""
        self._upgraded = False
        self.open = False

    async def connect(self, address: tuple[str, int]) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, *address)

    def say(self, text: bytes) -> None:
        # A mask of zeros changes nothing.
        size = len(text)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | TEXT,)) + length + bytes(4) + text)

    def close(self) -> None:
        self.open = False
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self.open = True
        self._transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        if self.open:
            raise ConnectionError("the server has closed a socket")

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        at = 0
        if not self._upgraded:
            end = buffer.find(END)
            if end < 0:
                self._buffer = buffer
                return
            if buffer[9:12] != b"101":
                raise ConnectionError(buffer[:end].decode())
            self._upgraded = True
            at = end + len(END)
        while (frame := _frame(buffer, at)) is not None:
            kind, start, at = frame
            if kind == TEXT:
                self._heard(buffer[start:at])
            elif kind == PING:
                # A mask of zeros changes nothing.
                self._transport.write(
                    bytes((0x80 | PONG, 0x80 | at - start)) + bytes(4) + buffer[start:at]
                )
            elif kind == CLOSE and self.open:
                raise ConnectionError(f"the server has hung up: {buffer[start:at]!r}")
        self._buffer = buffer[at:]


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins at `at`, and where its payload begins and ends. The
    server sends its messages whole and unmasked.
    """
    if len(buffer) < at + 2:
        return None
    length = buffer[at + 1]
    start = at + 2
    if length == 126:
        length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
    elif length == 127:
        length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
    stop = start + length
    return (buffer[at] & 0x0F, start, stop) if len(buffer) >= stop else None

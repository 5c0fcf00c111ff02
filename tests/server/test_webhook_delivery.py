"""Webhooks: what is sent can be checked, and goes nowhere that strangers must not reach."""

import asyncio
import hmac
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import which
from typing import Any

import httpcore
import pytest

from mathom.core.message import Refused
from mathom.server.keys import word
from mathom.server.webhooks.delivery import (
    BACKOFF,
    Delivered,
    Sender,
    Undelivered,
    look_up,
    new_secret,
    signed,
)
from mathom.server.webhooks.targets import vet
from tests.server.standard_webhooks import is_genuine

SECRET = new_secret()
DELIVERY = "delivery"
BODY = '{"table": "bag-end", "to": "Éowyn"}'.encode()
OK = b"HTTP/1.1 204 No Content\r\n\r\n"
PUBLIC = "93.184.215.14"
USUAL_TLS = ssl.create_default_context()
"""As a sender has it if nobody says otherwise; it takes long to make."""


class Receiver:
    """Somebody else's server: keeps what it is sent and answers what it was told to."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.requests: list[bytes] = []
        self.port = 0
        self.stay = False
        """Whether it never hangs up."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
            self.requests.append(head + await reader.readexactly(length))
            writer.write(self.answer)
            await writer.drain()
            if self.stay:
                await reader.read()
        except (OSError, EOFError):
            pass
        finally:
            writer.close()

    def url(self, path: str = "/hook", host: str = "127.0.0.1", scheme: str = "http") -> str:
        return f"{scheme}://{host}:{self.port}{path}"


@asynccontextmanager
async def receiver(
    answer: bytes = OK, tls: ssl.SSLContext | None = None
) -> AsyncIterator[Receiver]:
    it = Receiver(answer)
    server = await asyncio.start_server(it.serve, "127.0.0.1", 0, ssl=tls)
    it.port = server.sockets[0].getsockname()[1]
    try:
        yield it
    finally:
        server.close()


def looking_up(*addresses: str) -> Callable[[str, int], Sequence[str]]:
    return lambda host, port: addresses


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        await scene()

    asyncio.run(all_of_it())


@asynccontextmanager
async def sending(**how: Any) -> AsyncIterator[Sender]:
    sender = Sender(**({"allow_private": True, "tls": USUAL_TLS} | how))
    try:
        yield sender
    finally:
        sender.close()


# --- What is sent


def test_a_request_is_json_and_signed():
    async def scene() -> None:
        async with receiver() as inn, sending() as sender:
            url = inn.url("/hook?table=1&x=%20#part")
            assert await sender.deliver(url, SECRET, DELIVERY, BODY) == Delivered(204)
        (request,) = inn.requests
        head, _, body = request.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        assert body == BODY
        assert first == "POST /hook?table=1&x=%20 HTTP/1.1"
        assert headers["Host"] == f"127.0.0.1:{inn.port}"
        assert headers["Content-Type"] == "application/json"
        stamp, digest = headers["Mathom-Signature"].split(",")
        assert abs(int(stamp.removeprefix("t=")) - time.time()) < 60
        content = stamp.removeprefix("t=").encode() + b"." + BODY
        assert digest == "v1=" + hmac.digest(SECRET.encode(), content, "sha256").hex()
        assert headers["webhook-id"] == DELIVERY
        assert is_genuine(SECRET, headers, BODY, time.time())

    run(scene)


def test_signatures_are_those_of_the_specification():
    """The example of its own libraries."""
    headers = dict(
        signed(
            "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
            "msg_p5jXN8AQM9LWM0D4loKWxJek",
            1614265330,
            b'{"test": 2432232314}',
        )
    )
    assert headers["webhook-signature"] == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_signatures_differ_by_secret_id_time_and_body():
    known = (SECRET, DELIVERY, 1000, b"{}")
    others = [
        (new_secret(), DELIVERY, 1000, b"{}"),
        (SECRET, "another", 1000, b"{}"),
        (SECRET, DELIVERY, 1001, b"{}"),
        (SECRET, DELIVERY, 1000, b"[]"),
    ]
    assert is_genuine(SECRET, dict(signed(*known)), b"{}", 1000)
    for secret, id, timestamp, body in others:
        headers = dict(signed(secret, id, timestamp, body))
        assert is_genuine(secret, headers, body, timestamp)
        headers |= {"webhook-id": DELIVERY, "webhook-timestamp": "1000"}
        assert not is_genuine(SECRET, headers, b"{}", 1000)


def test_a_secret_from_before_can_be_read_like_those_of_today():
    secret = word(32)
    headers = dict(signed(secret, DELIVERY, 1000, b"{}"))
    assert is_genuine(secret, headers, b"{}", 1000)
    digest = hmac.digest(secret.encode(), b"1000.{}", "sha256").hex()
    assert headers["Mathom-Signature"] == f"t=1000,v1={digest}"


def test_secrets_fit_where_they_are_kept():
    assert len(new_secret()) <= 64
    assert new_secret() != new_secret()


def test_deliveries_are_tried_ever_less_often():
    assert list(BACKOFF) == sorted(set(BACKOFF))


# --- Which answers count


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\nthanks", Delivered(200)),
        (b"HTTP/1.0 202 Accepted\r\n\r\n", Delivered(202)),
        (b"HTTP/1.1 200\r\n\r\n", Delivered(200)),
        (b"HTTP/1.1 103 Hints\r\nA: b\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", Delivered(200)),
        (b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 1_000_000, Delivered(200)),
        (b"HTTP/1.1 302 Found\r\nLocation: /hook\r\n\r\n", Undelivered("status 302", False)),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", Undelivered("status 404", False)),
        (b"HTTP/1.1 410 Gone\r\n\r\n", Undelivered("status 410", False)),
        (b"HTTP/1.1 429 Too Many\r\n\r\n", Undelivered("status 429", True)),
        (b"HTTP/1.1 503 Unavailable\r\n\r\n", Undelivered("status 503", True)),
        (b"", Undelivered("not an answer in HTTP", True)),
        (b"220 mail.example ESMTP\r\n", Undelivered("not an answer in HTTP", True)),
        (b"HTTP/1.1 20", Undelivered("not an answer in HTTP", True)),
        (b"HTTP/1.1 100 Continue\r\n\r\n", Undelivered("not an answer in HTTP", True)),
        (b"HTTP/1.1 100 Continue\r\n\r\n" * 9999, Undelivered("not an answer in HTTP", True)),
    ],
    ids=lambda value: value[:24].decode() if isinstance(value, bytes) else "",
)  # fmt: skip
def test_only_a_success_is_a_delivery(answer: bytes, outcome: Delivered | Undelivered):
    async def scene() -> None:
        async with receiver(answer) as inn, sending() as sender:
            assert await sender.deliver(inn.url(), SECRET, DELIVERY, BODY) == outcome
        assert len(inn.requests) == 1

    run(scene)


def test_an_answer_is_not_read_to_its_end():
    """Somebody could go on answering for ever."""

    async def scene() -> None:
        async with receiver(b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 100) as inn, sending() as sender:
            inn.stay = True
            async with asyncio.timeout(5):
                assert await sender.deliver(inn.url(), SECRET, DELIVERY, BODY) == Delivered(200)

    run(scene)


def test_a_head_without_end_is_not_waited_for():
    async def scene() -> None:
        long = b"HTTP/1.1 200 OK\r\n" + b"X-Filler: y\r\n" * 100_000
        async with receiver(long) as inn, sending() as sender:
            outcome = await sender.deliver(inn.url(), SECRET, DELIVERY, BODY)
            assert outcome == Undelivered("not an answer in HTTP", True)

    run(scene)


@pytest.mark.parametrize(
    ("answer", "outcome"), [(b"", Undelivered("no answer in time", True)), (OK, Delivered(204))]
)
def test_who_never_hangs_up_is_not_waited_for(answer: bytes, outcome: Delivered | Undelivered):
    async def scene() -> None:
        async with receiver(answer) as inn, sending(patience=0.3) as sender:
            inn.stay = True
            async with asyncio.timeout(5):
                assert await sender.deliver(inn.url(), SECRET, DELIVERY, BODY) == outcome

    run(scene)


def test_nobody_at_home_may_be_tried_again():
    async def scene() -> None:
        async with receiver() as inn:
            pass
        async with sending() as sender:
            outcome = await sender.deliver(inn.url(), SECRET, DELIVERY, BODY)
            assert outcome == Undelivered("no connection", True)
        async with sending(look_up=looking_up()) as sender:
            outcome = await sender.deliver("http://inn.example/", SECRET, DELIVERY, BODY)
            assert outcome == Undelivered("no connection", True)

    run(scene)


def test_an_unknown_name_may_be_tried_again():
    def unknown(host: str, port: int) -> list[str]:
        raise socket.gaierror

    async def scene() -> None:
        async with sending(allow_private=False, look_up=unknown) as sender:
            outcome = await sender.deliver("http://inn.invalid/", SECRET, DELIVERY, BODY)
            assert outcome == Undelivered("no such host", True)

    run(scene)


def test_names_are_looked_up_on_the_network():
    assert {"127.0.0.1", "::1"} & set(look_up("localhost", 80))


def test_a_slow_name_holds_up_nothing():
    given_up = threading.Event()

    def slow(host: str, port: int) -> list[str]:
        """Looked up for as long as somebody waits for it."""
        assert given_up.wait(60)
        return ["127.0.0.1"]

    async def scene() -> None:
        async with sending(look_up=slow, patience=0.1) as sender:
            outcome = await sender.deliver("http://inn.example/", SECRET, DELIVERY, BODY)
            assert outcome == Undelivered("no answer in time", True)
            given_up.set()

    run(scene)


def test_a_name_with_several_addresses_is_reached_at_any():
    async def scene() -> None:
        # Nobody listens at the second address of this machine.
        there = looking_up("127.0.0.2", "127.0.0.1")
        async with receiver() as inn, sending(look_up=there) as sender:
            url = inn.url(host="inn.example")
            assert await sender.deliver(url, SECRET, DELIVERY, BODY) == Delivered(204)
        assert f"Host: inn.example:{inn.port}\r\n".encode() in inn.requests[0]

    run(scene)


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch):
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1/")

    async def scene() -> None:
        async with receiver() as inn, sending() as sender:
            assert await sender.deliver(inn.url(), SECRET, DELIVERY, BODY) == Delivered(204)

    run(scene)


# --- Where it may go


@pytest.mark.parametrize(
    "url",
    [
        "",
        "inn.example",
        "//inn.example/",
        "ftp://inn.example/",
        "file:///etc/passwd",
        "gopher://127.0.0.1:6379/_FLUSHALL",
        "http://",
        "http:///path",
        "http://bilbo@inn.example/",
        "http://bilbo:ring@inn.example/",
        "http://@inn.example/",
        "http://inn.example\\@127.0.0.1/",
        "http://inn.example:0/",
        "http://inn.example:99999/",
        "http://inn.example:port/",
        "http://inn example/",
        "http://inn.example/a b",
        "http://inn.example/\r\nHost: other",
        "http://inn\n.example/",
        "http://inn.example/\x00",
        "http://żółw.example/",
        "http://-/%\x7f",
        "http://in%6e.example/",
        "http://[fe80::1%25eth0]/",
        "http://inn..example/",
        "http://[::1/",
        "http://inn.example/" + "x" * 500,
        "http://" + "x" * 64 + ".example/",
    ],
)
def test_what_is_no_address_for_webhooks_is_refused(url: str):
    for allow_private in (False, True):
        with pytest.raises(Refused) as refusal:
            vet(url, allow_private)
        assert refusal.value.reason.id == "refused-webhook-url"

    async def scene() -> None:
        async with sending() as sender:
            outcome = await sender.deliver(url, SECRET, DELIVERY, BODY)
            assert outcome == Undelivered("refused-webhook-url", False)

    run(scene)


@pytest.mark.parametrize(
    "url",
    [
        "http://inn.example",
        "https://inn.example/hook?a=b#c",
        "HTTPS://Inn.Example:8443/",
        "http://my_host.inn.example:65535/",
        "https://xn--w-uga1v8h.example/",
        f"http://{PUBLIC}/",
        "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]:8443/",
        "http://inn.example/" + "x" * 481,
    ],
)
def test_addresses_on_the_internet_are_fine(url: str):
    vet(url, allow_private=False)


PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.100.100.200",
    "168.63.129.16",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    f"::ffff:{PUBLIC}",
    "64:ff9b::127.0.0.1",
    "64:ff9b::169.254.169.254",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "2002:a00:1::1",
    "3fff::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_a_private_address_is_refused_whether_written_or_looked_up(address: str):
    url = f"http://[{address}]/" if ":" in address else f"http://{address}/"
    with pytest.raises(Refused) as refusal:
        vet(url, allow_private=False)
    assert refusal.value.reason.id == "refused-webhook-private"
    vet(url, allow_private=True)

    async def scene() -> None:
        refused = Undelivered("refused-webhook-private", False)
        async with sending(allow_private=False) as sender:
            assert await sender.deliver(url, SECRET, DELIVERY, BODY) == refused
        for found in ([address], [PUBLIC, address], [address, PUBLIC]):
            async with sending(allow_private=False, look_up=looking_up(*found)) as sender:
                assert (
                    await sender.deliver("https://inn.example/", SECRET, DELIVERY, BODY) == refused
                )

    run(scene)


@pytest.mark.parametrize(
    "host", ["127.1", "2130706433", "0x7f000001", "0177.0.0.1", "1", "localhost", "a.LocalHost"]
)
def test_other_spellings_of_this_machine_are_refused(host: str):
    with pytest.raises(Refused) as refusal:
        vet(f"http://{host}/", allow_private=False)
    assert refusal.value.reason.id == "refused-webhook-private"


def test_what_is_private_is_not_even_connected_to():
    async def scene() -> None:
        here = looking_up("127.0.0.1")
        async with receiver() as inn, sending(allow_private=False, look_up=here) as sender:
            await sender.deliver(inn.url(host="inn.example"), SECRET, DELIVERY, BODY)
            await sender.deliver(inn.url(), SECRET, DELIVERY, BODY)
        assert inn.requests == []

    run(scene)


@pytest.mark.parametrize("address", [PUBLIC, "64:ff9b::93.184.215.14", "2606:2800:21f::1"])
def test_the_address_that_was_vetted_is_the_one_connected_to(
    address: str,
):
    """A name server that answers differently the second time is not asked a second time."""
    answers = iter([[address], ["127.0.0.1"]])
    connected = []

    async def scene() -> None:
        async with receiver() as inn:

            class Redirected(httpcore.AnyIOBackend):
                async def connect_tcp(self, host: str, port: int, *how: Any) -> Any:
                    connected.append(host)
                    return await super().connect_tcp("127.0.0.1", inn.port, *how)

            async with sending(
                allow_private=False, look_up=lambda host, port: next(answers)
            ) as sender:
                sender.connects.network = Redirected()
                outcome = await sender.deliver("http://inn.example/", SECRET, DELIVERY, BODY)
                assert outcome == Delivered(204)
        assert b"Host: inn.example\r\n" in inn.requests[0]

    run(scene)
    assert connected == [address]
    assert next(answers) == ["127.0.0.1"]


# --- Certificates


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of `inn.example`, signed by itself, with its key in the same file."""
    openssl = which("openssl")
    if openssl is None:
        pytest.skip("needs openssl to make a certificate")
    folder = tmp_path_factory.mktemp("tls")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [
            *(openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
            *("-nodes", "-days", "2", "-subj", "/CN=inn.example"),
            *("-addext", "subjectAltName=DNS:inn.example", "-keyout", key, "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )
    certificate.write_bytes(certificate.read_bytes() + key.read_bytes())
    return certificate


@pytest.mark.parametrize(
    ("host", "trusted", "outcome"),
    [
        ("inn.example", True, Delivered(204)),
        ("other.example", True, Undelivered("no trusted certificate", True)),
        ("127.0.0.1", True, Undelivered("no trusted certificate", True)),
        ("inn.example", False, Undelivered("no trusted certificate", True)),
    ],
)
def test_only_the_host_itself_is_told(
    certificate: Path, host: str, trusted: bool, outcome: Delivered | Undelivered
):
    ours = ssl.create_default_context(cafile=certificate) if trusted else None  # the usual one
    theirs = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    theirs.load_cert_chain(certificate)

    async def scene() -> None:
        async with (
            receiver(tls=theirs) as inn,
            sending(tls=ours, look_up=looking_up("127.0.0.1")) as sender,
        ):
            url = inn.url(host=host, scheme="https")
            assert await sender.deliver(url, SECRET, DELIVERY, BODY) == outcome
        assert len(inn.requests) == (1 if isinstance(outcome, Delivered) else 0)

    run(scene)


def test_a_host_that_speaks_no_tls_is_not_told():
    async def scene() -> None:
        async with receiver() as inn, sending(patience=0.3) as sender:
            outcome = await sender.deliver(inn.url(scheme="https"), SECRET, DELIVERY, BODY)
            assert isinstance(outcome, Undelivered)
        assert inn.requests == []

    run(scene)

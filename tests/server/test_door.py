"""The way in: which addresses are told to whom, and links that cameras can read."""

import re
import socket
import threading
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
import segno

from mathom.server import addresses
from mathom.server.addresses import Addresses, addresses_of, is_loopback, network_hosts
from mathom.server.api import door
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn

NETWORK = "http://192.168.1.20:8000"


@pytest.fixture
def in_a_network(inn: OpenInn, monkeypatch: pytest.MonkeyPatch) -> OpenInn:
    """The server listens to a network, too."""
    monkeypatch.setattr(inn.inside, "addresses", Addresses("", (NETWORK,), inn.url))
    return inn


# Addresses


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("[::1]", True),
        ("::ffff:127.0.0.1", True),
        ("localhost", True),
        ("inn.localhost", True),
        ("192.168.1.20", False),
        ("fd00::20", False),
        ("bag-end", False),
        ("localhost.example", False),
        ("-", False),
    ],
)
def test_who_means_only_this_machine(host: str, ours: bool):
    assert is_loopback(host) is ours


def test_what_is_found_can_be_reached_from_elsewhere():
    found = network_hosts()
    assert len(found) == len(set(found))
    for host in found:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        assert not is_loopback(host)
        assert not host.startswith(("fe80", "169.254."))
        with socket.socket(family) as listening:
            listening.bind((host, 0))  # it is this machine's


def test_a_machine_whose_name_leads_nowhere_has_its_addresses_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
):
    def lost(*_: object, **__: object) -> None:
        raise socket.gaierror("no such name")

    before = network_hosts()
    monkeypatch.setattr(addresses.socket, "getaddrinfo", lost)
    assert set(network_hosts()) <= set(before)


def test_who_listens_everywhere_is_found_here_and_in_the_network(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(addresses, "network_hosts", lambda: ["10.0.0.7", "fd00::7"])
    with socket.socket() as listening:
        listening.bind(("0.0.0.0", 0))
        port = listening.getsockname()[1]
        found = addresses_of(listening, "0.0.0.0")
    assert found == Addresses("", (f"http://10.0.0.7:{port}",), f"http://127.0.0.1:{port}")
    assert found.best == f"http://10.0.0.7:{port}"


def test_who_listens_to_this_machine_is_found_nowhere_else():
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        found = addresses_of(listening, "localhost", "https://inn.example")
    assert found == Addresses("https://inn.example", (), f"http://localhost:{port}")
    assert found.best == "https://inn.example"


def test_the_machine_itself_is_told_where_others_find_it(in_a_network: OpenInn):
    told = in_a_network.guest().get("/door").json()
    assert told == {"public": None, "network": [NETWORK]}


def test_strangers_are_not_told_what_the_network_looks_like(
    in_a_network: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(door, "address", lambda *_: "203.0.113.9")
    assert in_a_network.guest().get("/door").json() == {"public": None, "network": []}


def test_where_there_is_a_public_address_it_is_the_only_one(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    known = Addresses("https://inn.example", (NETWORK,), inn.url)
    monkeypatch.setattr(inn.inside, "addresses", known)
    assert inn.guest().get("/door").json() == {"public": "https://inn.example", "network": []}


def test_letters_name_the_address_that_reaches_furthest(tmp_path: Path):
    with OpenInn(tmp_path, public_url="https://inn.example") as inn:
        assert inn.inside.webhooks._public_url == "https://inn.example"


# QR codes


def modules(svg: bytes) -> list[list[bool]]:
    """What a camera sees: which squares are dark, without the edge."""
    root = ElementTree.fromstring(svg)
    size = int(root.attrib["viewBox"].split()[2])
    ground, dark = root
    assert ground.attrib["fill"] == door.PAPER
    assert dark.attrib["stroke"] == door.INK
    seen = [[False] * size for _ in range(size)]
    x, y = 0.0, 0.0
    for step, numbers in re.findall(r"([Mmh])([-\d. ]+)", dark.attrib["d"]):
        given = [float(number) for number in numbers.split()]
        if step == "M":
            x, y = given
        elif step == "m":
            x, y = x + given[0], y + given[1]
        else:
            for column in range(int(x), int(x + given[0])):
                seen[int(y)][column] = True
            x += given[0]
    edge = seen[:4] + seen[-4:] + [row[:4] + row[-4:] for row in seen]
    assert not any(any(row) for row in edge)
    return [row[4:-4] for row in seen[4:-4]]


def test_a_camera_reads_the_link(bilbo: Guest):
    link = f"{bilbo.url}/t/{bilbo.open('me', 'open')}"
    answer = bilbo.get("/qr.svg", link=link)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    meant = segno.make(link, micro=False, error="m")
    assert modules(answer.content) == [[bool(module) for module in row] for row in meant.matrix]


def test_a_link_that_holds_a_deck_is_drawn_with_fewer_and_larger_dots(bilbo: Guest):
    link = f"{bilbo.url}/decks/fellowship/edit?deck=" + "290.2-320-" * 50
    answer = bilbo.get("/qr.svg", link=link)
    meant = segno.make(link, micro=False, error="l")
    assert modules(answer.content) == [[bool(module) for module in row] for row in meant.matrix]


@pytest.mark.parametrize("path", ["/t/abc", "/claim#x7k2mm"])
def test_links_by_every_address_of_ours_are_drawn(in_a_network: OpenInn, path: str):
    guest = in_a_network.guest()
    for base in (NETWORK, in_a_network.url):
        assert guest.get("/qr.svg", link=base + path).status_code == 200


@pytest.mark.parametrize(
    "link",
    [
        "https://evil.example/t/abc",
        "http://{host}@evil.example/",
        "http://evil.example/{host}",
        "javascript://{host}/%0aalert(1)",
        "//{host}/t/abc",
        "/t/abc",
        "http://[",
        "",
        "http://{host}/" + "x" * door.LINK_LENGTH,
    ],
)
def test_nobody_draws_links_to_elsewhere_here(bilbo: Guest, link: str):
    answer = bilbo.get("/qr.svg", link=link.replace("{host}", urlsplit(bilbo.url).netloc))
    assert answer.status_code == 422
    assert answer.json()["reason"]["id"] in ("refused-foreign-link", "refused-request")


@pytest.mark.parametrize("long", [False, True])
def test_a_long_link_is_drawn_where_it_keeps_nobody_waiting(
    bilbo: Guest, inn: OpenInn, monkeypatch: pytest.MonkeyPatch, long: bool
):
    threads: list[int | None] = []
    meant = door.drawn

    def drawn(link: str) -> bytes:
        threads.append(threading.get_ident())
        return meant(link)

    monkeypatch.setattr(door, "drawn", drawn)
    link = f"{bilbo.url}/t/" + "a" * (door.SHORT_LINK if long else 10)
    assert bilbo.get("/qr.svg", link=link).status_code == 200
    # Where there are no processes, a thread stands for them.
    assert (threads == [inn.thread.ident]) is not long


def test_only_letters_of_addresses_are_drawn(bilbo: Guest):
    for letters in ("漢" * 200, "ł", "a\x00b"):
        assert bilbo.get("/qr.svg", link=f"{bilbo.url}/{letters}").status_code == 422

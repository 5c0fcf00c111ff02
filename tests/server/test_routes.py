"""Addresses of the page: those that lead somewhere, and all others."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from mathom.server import page_files
from mathom.server.routes import ADMIN, ROUTES
from mathom.server.store import Store
from tests.server.open_inn import OpenInn

PAGES = Path(__file__).parents[2] / "web" / "src" / "routes.ts"


@pytest.fixture(scope="module")
def either_page(built: dict[str, page_files.PageFile], either_inn: OpenInn) -> Iterator[OpenInn]:
    """Handed out by a server on each kind of database."""
    # Opened before the page was built, perhaps: what it hands out is settled then.
    with OpenInn(either_inn.config.data, database_url=either_inn.config.database_url) as inn:
        yield inn


def get(inn: OpenInn, path: str, **headers: str) -> httpx.Response:
    return httpx.get(inn.url + path, headers=headers)


def test_the_page_knows_the_same_addresses():
    listed = re.findall(r"^  '(/[^']*)': \{ load", PAGES.read_text("utf-8"), re.MULTILINE)
    assert listed == list(ROUTES)


def test_every_address_of_the_page_is_the_page(
    either_page: OpenInn, built: dict[str, page_files.PageFile]
):
    table = either_page.guest().open("me", "open")
    for route in ROUTES:
        if route == ADMIN:
            continue  # only for the host: see test_moderation.py
        path = route.format(game="journey", id=table)
        for written in {path, path if path == "/" else f"{path}/", f"{path}?lang=pl"}:
            answer = get(either_page, written)
            assert (answer.status_code, answer.content) == (200, built["index.html"].body), written
            assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/no/such/place",
        "/t",
        "/t/",
        "/t/abcdefghij",
        "/t/abcdefghij/replay",
        "/t/%00",
        "/t/gdzie%20to",
        "/t/x/y/z",
        "/rules",
        "/rules/chess",
        "/new/chess",
        "/cards/journey/more",
        "/about/us",
        "/{game}",
        "/t/{id}",
        "/claim/x7k2mm",
    ],
)
def test_everywhere_else_the_page_says_that_there_is_nothing(
    either_page: OpenInn, built: dict[str, page_files.PageFile], path: str
):
    answer = get(either_page, path)
    assert (answer.status_code, answer.content) == (404, built["index.html"].body)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert "etag" not in answer.headers
    tag = built["index.html"].etag
    assert get(either_page, path, **{"If-None-Match": tag}).status_code == 404
    assert httpx.head(either_page.url + path).status_code == 404


def test_while_nobody_can_look_it_is_not_said_that_a_table_is_gone(
    either_page: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    def broken(store: Store, id: str) -> bool:
        raise OperationalError("SELECT", {}, Exception("gone"))

    monkeypatch.setattr(Store, "has_table", broken)
    assert get(either_page, "/t/abcdefghij").status_code == 200

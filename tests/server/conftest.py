"""Databases and a Redis for the tests of the server."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mathom.server import app as app_module
from mathom.server import page_files
from mathom.server.tables import listeners
from tests.core.table import arranged, registered
from tests.core.toy import PocketsGame
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn
from tests.services.postgres import Postgres
from tests.services.redis import Redis
from tests.services.service import Missing
from tests.sides import one_by_day

DATABASES = one_by_day("sqlite", "postgresql")


@pytest.fixture(scope="session", autouse=True)
def presence_at_once() -> Iterator[None]:
    """Who comes and goes is told of without a pause, so that a test that listens for silence need
    not wait for it.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(listeners, "PRESENCE_PAUSE", 0.0)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started by the first test that needs it. Not durable: for tests that kill PostgreSQL
    itself there is `Postgres(durable=True)`.
    """
    try:
        service = Postgres()
    except Missing as missing:
        pytest.skip(str(missing))
    with service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    try:
        service = Redis()
    except Missing as missing:
        pytest.skip(str(missing))
    with service:
        yield service


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A new and empty database."""
    name = postgres.create()
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new and empty database of each kind that the server can use."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'mathom.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def redis_url(redis: Redis) -> str:
    """An empty Redis."""
    redis.empty()
    return redis.url


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenInn]:
    """A server for all tests of a module. A test that needs one for itself, or other settings,
    opens an `OpenInn` of its own.
    """
    with OpenInn(tmp_path_factory.mktemp("inn")) as inn:
        yield inn


@pytest.fixture(scope="module", params=DATABASES)
def either_inn(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OpenInn]:
    """The same on each kind of database."""
    data = tmp_path_factory.mktemp("inn")
    if request.param == "sqlite":
        with OpenInn(data) as inn:
            yield inn
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.create()
    with OpenInn(data, database_url=postgres.url(name)) as inn:
        yield inn
    postgres.drop(name)


@pytest.fixture
def pockets() -> Iterator[PocketsGame]:
    """The small game with secrets is on the shelf, and everybody's stones are known to the test:
    agate, flint and topaz in the first pocket, beryl, garnet and onyx in the second.
    """
    game = arranged("agate flint topaz", "beryl garnet onyx")
    with registered(game):
        yield game


@pytest.fixture
def bilbo(inn: OpenInn) -> Guest:
    return inn.guest("Bilbo")


@pytest.fixture
def gollum(inn: OpenInn) -> Guest:
    return inn.guest("Gollum")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, page_files.PageFile]]:
    """A page as it might have been built."""
    folder = tmp_path_factory.mktemp("built") / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Mathom</title>" + "<p>" * 1000)
    (folder / "assets" / "index-4f3a.js").write_text("export {};" * 500)
    (folder / "assets" / "face-77aa.woff2").write_bytes(b"wOF2" * 10)
    (folder / "mathom.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    for file in (folder / "index.html", *folder.glob("assets/*.js")):
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes()))
    page = page_files.load_page(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_module, "load_page", lambda: page)
        yield page


@pytest.fixture(scope="module")
def open_page(
    built: dict[str, page_files.PageFile], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[httpx.Client]:
    with OpenInn(tmp_path_factory.mktemp("data")) as inn, httpx.Client(base_url=inn.url) as web:
        yield web

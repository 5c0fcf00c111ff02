"""Databases and a Redis for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.services.postgres import Postgres
from tests.services.redis import Redis
from tests.services.service import Missing


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


@pytest.fixture(params=["sqlite", "postgresql"])
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

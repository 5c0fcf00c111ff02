"""A real Redis."""

import shutil
from pathlib import Path

import redis

from tests.services.debian import found
from tests.services.service import Service, free_port


class Redis(Service):
    def __init__(self) -> None:
        self.program = found("Redis", "redis-server", _program)
        super().__init__("redis")
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder)]
        return [str(self.program), *where, "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False

    def empty(self) -> None:
        with redis.Redis.from_url(self.url) as client:
            client.flushall()


def _program() -> Path | None:
    program = shutil.which("redis-server")
    return None if program is None else Path(program)

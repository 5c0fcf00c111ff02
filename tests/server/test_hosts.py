"""By which names the server may be called."""

from pathlib import Path

import httpx
import pytest

from mathom.server.hosts import is_ours
from tests.server.open_inn import OpenInn


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:8000",
        "192.168.1.7:8000",
        "[::1]:8000",
        "[fe80::1%25eth0]:8000",
        "localhost:8000",
        "LOCALHOST",
        "frodos-laptop",
        "bag-end.local:8000",
        "inn.example",
        "inn.example:443",
        "other.example",
    ],
)
def test_numbers_names_at_home_and_names_that_were_given(host: str):
    assert is_ours(host, "https://inn.example", "other.example, third.example:8443")


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "inn.example.evil.example", "127.0.0.1.evil.example", "[", "a b.c:x"],
)
def test_names_that_somebody_else_can_have(host: str):
    assert not is_ours(host, "https://inn.example", "")


def test_who_calls_us_by_another_name_is_told_so(tmp_path: Path):
    with OpenInn(tmp_path, hosts="club.example") as inn:
        for host, status in (("evil.example", 421), ("club.example", 200), ("localhost", 200)):
            answer = httpx.get(f"{inn.url}/api/games", headers={"Host": host})
            assert answer.status_code == status, host
        assert httpx.get(f"{inn.url}/", headers={"Host": "evil.example"}).status_code == 421

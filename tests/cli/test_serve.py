"""`mathom serve`: what it prints can be typed, here and elsewhere."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvicorn

from mathom.server import addresses
from tests.cli.shell import Ran, said, too_wide
from tests.services.service import free_port

LANGUAGES = ("en", "pl")


@pytest.fixture(autouse=True)
def nobody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """It opens and closes at once."""
    monkeypatch.setattr(uvicorn.Server, "run", lambda server, sockets: sockets[0].close())
    monkeypatch.delenv("MATHOM_PUBLIC_URL", raising=False)


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of this machine, as far as anybody knows."""
    found = ["192.168.1.20", "fd00::20"]
    monkeypatch.setattr(addresses, "network_hosts", lambda: found)
    return found


@pytest.fixture
def serve(mathom: Callable[..., Ran], tmp_path: Path) -> Iterator[Callable[..., tuple[Ran, int]]]:
    def run(*argv: str) -> tuple[Ran, int]:
        port = free_port()
        return mathom("serve", "--port", port, "--data", tmp_path / "data", *argv), port

    return run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_address_in_the_network_is_told_and_which_is_for_this_machine(
    serve: Callable[..., tuple[Ran, int]], networks: list[str], lang: str
):
    ran, port = serve("--host", "0.0.0.0", "--lang", lang)
    assert ran.says(said(lang, "serve-here", address=f"http://127.0.0.1:{port}/"))
    assert ran.says(said(lang, "serve-network", address=f"http://192.168.1.20:{port}/"))
    assert "fd00" not in ran.out, "it does not listen there"
    assert "0.0.0.0" not in ran.out, "nobody can type that"


def test_addresses_with_colons_are_put_in_brackets(
    serve: Callable[..., tuple[Ran, int]], networks: list[str]
):
    ran, port = serve("--host", "::")
    assert ran.says(said("en", "serve-here", address=f"http://[::1]:{port}/"))
    assert ran.says(said("en", "serve-network", address=f"http://[fd00::20]:{port}/"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_listens_to_this_machine_alone_is_told_how_others_could_come(
    serve: Callable[..., tuple[Ran, int]], networks: list[str], lang: str
):
    ran, port = serve("--lang", lang)
    assert re.findall(r"http://\S+", ran.out) == [f"http://127.0.0.1:{port}/"]
    assert ran.says(said(lang, "serve-only-here"))
    assert not [line for line in too_wide(ran.out) if "/" not in line]


def test_one_address_of_many_is_the_only_one(
    serve: Callable[..., tuple[Ran, int]], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(addresses, "is_loopback", lambda host: False)
    ran, port = serve("--host", "127.0.0.3")
    assert re.findall(r"http://\S+", ran.out) == [f"http://127.0.0.3:{port}/"]
    assert ran.says(said("en", "serve-network", address=f"http://127.0.0.3:{port}/"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_machine_without_a_network_says_so(
    serve: Callable[..., tuple[Ran, int]], networks: list[str], lang: str
):
    networks.clear()
    ran, _ = serve("--host", "0.0.0.0", "--lang", lang)
    assert ran.says(said(lang, "serve-no-network"))


def test_the_public_address_is_for_everybody(
    serve: Callable[..., tuple[Ran, int]], networks: list[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("MATHOM_PUBLIC_URL", "https://inn.example/")
    ran, _ = serve()
    assert ran.says(said("en", "serve-public", address="https://inn.example/"))
    assert not ran.says(said("en", "serve-only-here"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_log_that_can_not_be_written_is_named(
    serve: Callable[..., tuple[Ran, int]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    lang: str,
):
    file = str(tmp_path / "nowhere" / "access.log")
    monkeypatch.setenv("MATHOM_ACCESS_LOG", file)
    ran, _ = serve("--lang", lang)
    detail = said(lang, "system-missing")
    assert ran.complains(said(lang, "refused-unwritable", file=file, detail=detail))


def test_a_data_folder_that_can_not_be_made_is_named(mathom: Callable[..., Ran], tmp_path: Path):
    (tmp_path / "file").write_text("")
    where = str(tmp_path / "file" / "data")
    ran = mathom("serve", "--data", where)
    detail = said("en", "system-no-folder")
    assert ran.complains(said("en", "refused-unwritable", file=where, detail=detail))

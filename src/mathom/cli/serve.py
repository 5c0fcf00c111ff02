"""`mathom serve`: opens the inn, where people meet and play in a browser."""

import importlib.util
import logging
import socket
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING

from mathom.cli.args import Command, Flag, Given
from mathom.cli.console import Console
from mathom.cli.stored import DATA, folder
from mathom.core.message import refuse

if TYPE_CHECKING:
    from mathom.server.addresses import Addresses

HOST, PORT = "127.0.0.1", 8000
TRIES = 20
"""How many ports after the first are tried, if the user named none."""


def run(console: Console, given: Given) -> int:
    if importlib.util.find_spec("litestar") is None or importlib.util.find_spec("uvicorn") is None:
        raise refuse("refused-no-server")
    import uvicorn

    from mathom.server.addresses import ANYWHERE, addresses_of
    from mathom.server.app import make_app
    from mathom.server.config import read_config
    from mathom.server.page_files import load_page
    from mathom.server.serving import open_many_files, uvicorn_config

    config = read_config(folder(given))
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    host = given.text("host") or HOST
    listening = _listen(host, given.number("port"))
    addresses = addresses_of(listening, host, config.public_url)
    app = make_app(config, addresses)
    if not load_page():
        console.warn(console.text("serve-no-page"))
    _announce(console, addresses, host in ANYWHERE)
    console.tell(console.text("serve-where", place=_without_password(config.database_url)))
    console.tell(console.text("serve-close"))

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            # Streams would keep the server waiting.
            app.state.inn.tables.close()
            super().handle_exit(sig, frame)

    open_many_files()
    server = Server(uvicorn_config(app, config))
    with suppress(KeyboardInterrupt):  # that is how one closes it
        server.run(sockets=[listening])
    return 0 if server.started else 1


def _listen(host: str, port: int | None) -> socket.socket:
    """The port that was asked for, or the first free one from 8000 on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else range(PORT, PORT + TRIES):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except (OSError, OverflowError) as error:
            listening.close()
            trouble = getattr(error, "strerror", None) or str(error)
        else:
            return listening
    raise refuse("refused-port", host=host, port=PORT if port is None else port, trouble=trouble)


def _announce(console: Console, addresses: "Addresses", everywhere: bool) -> None:
    """Every address that can be typed, and where; `everywhere`: it listens to any network."""
    console.say(console.text("serve-open"))
    if addresses.here not in addresses.network:
        console.say(console.text("serve-here", address=f"{addresses.here}/"))
    for address in addresses.network:
        console.say(console.text("serve-network", address=f"{address}/"))
    if addresses.public:
        console.say(console.text("serve-public", address=f"{addresses.public}/"))
    elif not addresses.network:
        console.tell(console.text("serve-no-network" if everywhere else "serve-only-here"))


def _without_password(url: str) -> str:
    from sqlalchemy import make_url

    shown = make_url(url)
    if shown.get_backend_name() == "sqlite":
        return str(shown.database)
    return shown.render_as_string(hide_password=True)


COMMAND = Command(
    "serve",
    run,
    flags=(
        Flag("host", "ADDRESS"),
        Flag("port", "NUMBER", whole=True),
        DATA,
    ),
)

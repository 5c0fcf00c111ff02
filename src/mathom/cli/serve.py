"""`mathom serve`: opens the inn, where people meet and play in a browser."""

import importlib.util
import logging
import socket
from contextlib import suppress
from types import FrameType

import msgspec

from mathom.cli.args import Command, Flag, Given
from mathom.cli.console import Console
from mathom.cli.stored import DATA, folder
from mathom.core.message import refuse

HOST, PORT = "127.0.0.1", 8000
TRIES = 20
"""How many ports after the first are tried, if the user named none."""


def run(console: Console, given: Given) -> int:
    if importlib.util.find_spec("litestar") is None or importlib.util.find_spec("uvicorn") is None:
        raise refuse("refused-no-server")
    import uvicorn

    from mathom.server.app import make_app
    from mathom.server.config import read_config
    from mathom.server.page_files import load_page

    config = read_config(folder(given))
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    host = given.text("host") or HOST
    listening = _listen(host, given.number("port"))
    port = listening.getsockname()[1]
    addresses = [config.public_url] if config.public_url else _addresses(host, port)
    config = msgspec.structs.replace(config, public_url=addresses[0].rstrip("/"))
    app = make_app(config)
    if not load_page():
        console.warn(console.text("serve-no-page"))
    for address in addresses:
        console.say(console.text("serve-open", address=address))
    console.tell(console.text("serve-where", place=_without_password(config.database_url)))
    console.say(console.text("serve-close"))

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            # Streams would keep the server waiting.
            app.state.keeper.inn.close()
            super().handle_exit(sig, frame)

    server = Server(
        uvicorn.Config(
            app,
            loop="auto",
            http="auto",
            ws="websockets-sansio",
            ws_max_size=4096,
            ws_per_message_deflate=False,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=75,  # players think for longer than the usual five seconds
            timeout_graceful_shutdown=3,
        )
    )
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


def _addresses(host: str, port: int) -> list[str]:
    """Where people find the server. One that listens everywhere is found at this machine's name."""
    if host in ("0.0.0.0", "::"):
        return [f"http://127.0.0.1:{port}/", f"http://{socket.gethostname()}:{port}/"]
    return [f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"]


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

"""`mathom serve`: opens the inn, where people meet and play in a browser."""

import importlib.util
import socket
from typing import TYPE_CHECKING

from mathom.cli.args import Command, Flag, Given
from mathom.cli.console import Console
from mathom.cli.files import system_reason
from mathom.cli.signals import ended_at_once
from mathom.cli.stored import DATA, folder
from mathom.core.message import refuse

if TYPE_CHECKING:
    from mathom.server.addresses import Addresses
    from mathom.server.config import Config

HOST, PORT = "127.0.0.1", 8000
TRIES = 20
"""How many ports after the first are tried, if the user named none."""


def run(console: Console, given: Given) -> int:
    if importlib.util.find_spec("litestar") is None or importlib.util.find_spec("uvicorn") is None:
        raise refuse("refused-no-server")
    # To load all that a server needs takes a while, and somebody may think better of it.
    with ended_at_once():
        return _serve(console, given)


def _serve(console: Console, given: Given) -> int:
    from mathom.server.addresses import ANYWHERE, addresses_of
    from mathom.server.app import make_app
    from mathom.server.config import read_config
    from mathom.server.lifetime import Server
    from mathom.server.logs import set_up_logs
    from mathom.server.page_files import is_built
    from mathom.server.serving import open_many_files, uvicorn_config
    from mathom.server.systemd import handed_sockets

    config = read_config(folder(given))
    set_up_logs(config.log_level)
    _reach(config)
    handed = handed_sockets()
    host = _where(handed[0]) if handed else given.text("host") or HOST
    listening = handed or [_listen(host, given.number("port"))]
    addresses = addresses_of(listening[0], host, config.public_url)
    app = make_app(config, addresses)
    if not is_built():
        console.warn(console.text("serve-no-page"))
    _announce(console, addresses, host in ANYWHERE)
    console.tell(console.text("serve-where", place=_without_password(config.database_url)))
    console.tell(console.text("serve-close"))

    open_many_files()
    try:
        serving = uvicorn_config(app, config)
    except OSError as error:  # the log of requests
        detail = [system_reason(error)]
        raise refuse("refused-unwritable", file=config.access_log, detail=detail) from error
    server = Server(serving, app.state.inn)
    server.run(sockets=listening)
    return 0 if server.started else 1


def _reach(config: "Config") -> None:
    """A refusal if there is no database: who starts a server wants to know it now, and why."""
    from sqlalchemy.exc import SQLAlchemyError

    from mathom.server.database import connect

    try:
        config.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        detail = [system_reason(error)]
        raise refuse("refused-unwritable", file=str(config.data), detail=detail) from error
    engine = connect(config.database_url)
    try:
        engine.connect().close()
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        raise refuse("refused-database-away", detail=str(cause).partition("\n")[0]) from error
    finally:
        engine.dispose()


def _where(handed: socket.socket) -> str:
    """The address of a socket that we were given."""
    if handed.family not in (socket.AF_INET, socket.AF_INET6):
        raise refuse("refused-handed-socket")
    return str(handed.getsockname()[0])


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

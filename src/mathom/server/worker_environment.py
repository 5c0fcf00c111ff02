"""What processes that this one starts must know as it does, whenever they start.

A game reads corrections of printed values once. A process that starts later, when the file may say
something else, would play other games with the same choices.
"""

import multiprocessing
import os
import threading
from contextlib import suppress
from multiprocessing import connection

from mathom.core import registry


def handed_down() -> dict[str, str]:
    """Variables for the environment of a process that thinks for this one."""
    found: dict[str, str] = {}
    for name in registry.names():
        with suppress(Exception):  # a game that can't be loaded is nobody's
            corrections = registry.game(name).corrections()
            found |= {} if corrections is None else corrections.handed_down()
    return found


def inherit(given: dict[str, str]) -> None:
    """In such a process, before it has loaded any game."""
    os.environ.update(given)


def end_with_the_server() -> None:
    """In a process of a pool: do not outlive the server, however it ends. The pool's own pipe would
    not tell, for this process holds both ends of it.
    """
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        connection.wait([server.sentinel])
        os._exit(1)

    threading.Thread(target=wait, name="the server's end", daemon=True).start()

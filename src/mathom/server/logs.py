"""How much the server tells in its log, and about what it never does."""

import logging
from typing import Final

LEVELS: Final = ("debug", "info", "warning", "error")


def set_up_logs(level: str) -> None:
    """Only our own log becomes as talkative as the operator likes. At lower levels the database's
    tells rows, which hold seeds, and the sockets' tells addresses of tables and every message.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("mathom").setLevel(level.upper())


def level_for_others(level: str) -> str:
    return level if level == "error" else "warning"

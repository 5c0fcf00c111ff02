"""How the page and its API are handed out by uvicorn."""

import resource
from typing import Any

import uvicorn
from litestar import Litestar

from mathom.server.config import Config
from mathom.server.connections import doorway
from mathom.server.logs import level_for_others
from mathom.server.sockets import Socket
from mathom.server.watching import watched


def uvicorn_config(app: Litestar, config: Config, **settings: Any) -> uvicorn.Config:
    """The same for every server: tests open theirs with it, too."""
    defaults: dict[str, Any] = {
        "loop": "auto",
        "http": doorway(config.trust_proxy),
        "ws": Socket,
        "ws_max_size": 16 * 1024,  # the longest choice, with every letter escaped
        "ws_per_message_deflate": False,
        "ws_ping_interval": None,  # all lines are looked after together
        "log_level": level_for_others(config.log_level),
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,
        "timeout_keep_alive": 75,  # players think for longer than the usual five seconds
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Config(watched(app, config), **(defaults | settings))


def open_many_files() -> None:
    """Every connection is an open file, and the system allows more of them to who asks."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

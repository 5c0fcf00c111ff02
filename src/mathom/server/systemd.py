"""What systemd hands to a service and wants to hear from it: sockets that stay open while the
service is started anew, and when it is ready.
"""

import os
import socket
from contextlib import suppress

FIRST = 3
"""The number of the first file that is handed over."""


def handed_sockets() -> list[socket.socket]:
    """Those that already listen for us, if any."""
    pid, count = os.environ.pop("LISTEN_PID", ""), os.environ.pop("LISTEN_FDS", "")
    os.environ.pop("LISTEN_FDNAMES", None)
    # Who has started us may itself have been started so.
    if pid != str(os.getpid()) or not count.isdecimal():
        return []
    handed = [socket.socket(fileno=FIRST + number) for number in range(int(count))]
    for each in handed:
        each.set_inheritable(False)
    return handed


def tell_systemd(state: str) -> None:
    """`READY=1` or `STOPPING=1`, if it listens."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if where:
        address = f"\0{where[1:]}" if where.startswith("@") else where
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.sendto(state.encode(), address)

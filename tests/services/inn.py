"""The server itself, as a process of its own: `mathom serve`."""

import os
import sys
import urllib.error
import urllib.request
from pathlib import Path

from tests.services.service import Service, free_port

PROGRAM = Path(sys.executable).with_name("mathom")


class Inn(Service):
    """`settings` are those of the operator: `database_url`, `channels_url` and so on. Without any,
    it keeps everything in a folder of its own, and guests may be as quick as they like, windows
    too. `host` is where it listens, if not for this machine alone.
    """

    def __init__(self, host: str | None = None, **settings: object) -> None:
        super().__init__("inn")
        self.host = host
        ours = {"rate": 0, "window_pause": 0, "corrections": self.folder / "corrections.toml"}
        self.settings = ours | settings
        # Kept over a restart: pages that are open try the same address again.
        self.port = free_port()
        self.data = self.folder / "data"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        where = [] if self.host is None else ["--host", self.host]
        return [str(PROGRAM), "serve", *where, "--port", str(self.port), "--data", str(self.data)]

    def environment(self) -> dict[str, str]:
        ours = {name: value for name, value in os.environ.items() if name[:7] != "MATHOM_"}
        given = {f"MATHOM_{name.upper()}": str(value) for name, value in self.settings.items()}
        return ours | given | {"PYTHONUNBUFFERED": "1"}

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/games", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

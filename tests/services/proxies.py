"""Real proxies in front of a server, with the settings that we give to operators."""

import os
import re
import shutil
import socket
import subprocess
from contextlib import suppress
from pathlib import Path

from tests.services.debian import found
from tests.services.service import Service, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"


class Proxy(Service):
    """`servers` are the ports behind it."""

    def __init__(self, name: str, server: int) -> None:
        super().__init__(name)
        self.server = server
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5):
            return True
        return False


class Caddy(Proxy):
    def __init__(self, server: int) -> None:
        self.program = found("Caddy", "caddy", lambda: _program("caddy"))
        super().__init__("caddy", server)
        # A certificate of its own instead of one that everybody trusts.
        settings = (
            "admin off",
            "skip_install_trust",
            "auto_https disable_redirects",
            "local_certs",
        )
        given = (DEPLOY / "Caddyfile").read_text("utf-8")
        whole = re.sub(r"^\{\n", "\n".join(("{", *settings, "")), given, count=1, flags=re.M)
        (self.folder / "Caddyfile").write_text(whole)

    def command(self) -> list[str]:
        file = str(self.folder / "Caddyfile")
        return [str(self.program), "run", "--config", file, "--adapter", "caddyfile"]

    def environment(self) -> dict[str, str]:
        ours = {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder / "data")}
        ours |= {"MATHOM_DOMAIN": f"localhost:{self.port}"}
        return {**os.environ, **ours, "MATHOM_SERVERS": f"127.0.0.1:{self.server}"}


class Nginx(Proxy):
    def __init__(self, server: int) -> None:
        self.program = found("nginx", "nginx", lambda: _program("nginx"))
        super().__init__("nginx", server)
        self._make_certificate()
        (self.folder / "mathom.conf").write_text(self._settings())
        (self.folder / "nginx.conf").write_text(self._whole())

    def command(self) -> list[str]:
        where = ["-p", str(self.folder), "-c", "nginx.conf", "-e", "stderr"]
        return [str(self.program), *where]

    def _settings(self) -> str:
        """The file that operators get, with our ports and certificate."""
        given = (DEPLOY / "nginx.conf").read_text("utf-8")
        for old, new in (
            ("listen [::]:80;", ""),
            ("listen [::]:443 ssl http2;", ""),
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("server 127.0.0.1:8000;", f"server 127.0.0.1:{self.server};"),
            ("/etc/letsencrypt/live/mathom.example/fullchain.pem", f"{self.folder}/certificate"),
            ("/etc/letsencrypt/live/mathom.example/privkey.pem", f"{self.folder}/secret"),
        ):
            assert given.count(old) == 1, old
            given = given.replace(old, new)
        return given

    def _whole(self) -> str:
        kept = "".join(
            f"{kind}_temp_path {self.folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;" if os.geteuid() == 0 else ""
        return (
            f"{user} daemon off; pid {self.folder}/pid; events {{ }} "
            f"http {{ access_log off; {kept} include mathom.conf; }}\n"
        )

    def _make_certificate(self) -> None:
        keys = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
        names = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
        files = ("-keyout", str(self.folder / "secret"), "-out", str(self.folder / "certificate"))
        subprocess.run(
            ["openssl", "req", "-x509", "-days", "2", *keys, *names, *files],
            check=True,
            capture_output=True,
        )


def _program(name: str) -> Path | None:
    program = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    return None if program is None else Path(program)

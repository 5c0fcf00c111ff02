"""What operators get: each file is tried as far as this machine has what it is for."""

import ast
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from mathom.server.config import Config
from tests.server.guest import codes_in, new_key
from tests.services.inn import Inn
from tests.services.proxies import DEPLOY, Caddy, Nginx, Proxy
from tests.services.service import Missing, waited

ROOT = DEPLOY.parent
ELSEWHERE = "203.0.113.9"


@pytest.fixture(scope="module", params=[Caddy, Nginx])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[tuple[Proxy, Inn]]:
    """A proxy with our settings, and the server behind it."""
    inn = Inn(thinkers=0, trust_proxy="yes", access_log="yes", access_log_addresses="yes")
    try:
        proxy = request.param(inn.port)
    except Missing as missing:
        pytest.skip(str(missing))
    inn.settings["public_url"] = proxy.url
    with inn, proxy:
        yield proxy, inn


def without_trust() -> ssl.SSLContext:
    """The certificates are the proxies' own."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@pytest.fixture
def web(proxied: tuple[Proxy, Inn]) -> Iterator[httpx.Client]:
    proxy, _ = proxied
    with httpx.Client(base_url=f"{proxy.url}/api", verify=without_trust(), timeout=30) as web:
        yield web


def open_table(web: httpx.Client) -> str:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Sam"}]
    answer = web.post("/tables", json={"game": "journey", "seats": seats, "name": "Frodo"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.slow
def test_a_game_is_played_through_a_socket_behind_the_proxy(
    proxied: tuple[Proxy, Inn], web: httpx.Client
):
    proxy, _ = proxied
    table = open_table(web)
    address = f"wss{proxy.url[5:]}/api/tables/{table}/socket"
    cookie = f"mathom={web.cookies['mathom']}"
    with connect(
        address,
        ssl=without_trust(),
        origin=proxy.url,
        additional_headers={"Cookie": cookie},
    ) as line:
        position = heard(line, 0)
        for ply in range(1, 11):
            seat = position["asks"][0]["seat"]
            code = codes_in(web.get(f"/tables/{table}/position?seat={seat}").json(), seat)[0]
            choice = {"seat": seat, "ply": ply - 1, "code": code, "key": new_key()}
            answer = web.post(f"/tables/{table}/choices", json=choice)
            assert answer.status_code == 200, answer.text
            position = heard(line, ply)


def heard(line: Any, ply: int) -> dict[str, Any]:
    while True:
        said: dict[str, Any] = json.loads(line.recv(timeout=20))
        if said["type"] == "position" and said["ply"] >= ply:
            return said


@pytest.mark.slow
def test_a_stream_passes_at_once(proxied: tuple[Proxy, Inn], web: httpx.Client):
    table = open_table(web)
    with web.stream("GET", f"/tables/{table}/stream") as stream:
        lines = stream.iter_lines()
        kinds = {json.loads(next(lines))["type"] for _ in range(2)}
    assert kinds == {"table", "position"}


@pytest.mark.slow
def test_who_calls_is_what_the_proxy_saw(proxied: tuple[Proxy, Inn], web: httpx.Client):
    _, inn = proxied
    web.get("/words/pl/-", headers={"X-Forwarded-For": ELSEWHERE})
    assert waited(lambda: "/api/words/" in inn.log, 10)
    [line] = [line for line in inn.log.splitlines() if "/api/words/" in line]
    assert json.loads(line)["address"] in ("127.0.0.1", "::/64")
    assert ELSEWHERE not in inn.log


@pytest.mark.slow
def test_cookies_are_for_https_alone(proxied: tuple[Proxy, Inn], web: httpx.Client):
    answer = web.get("/me")
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


@pytest.mark.slow
@pytest.mark.parametrize("length", [{}, {"Content-Length": "8000000"}], ids=["in pieces", "told"])
@pytest.mark.parametrize(("method", "path"), [("POST", "/records"), ("PUT", "/me")])
def test_too_much_is_refused_as_such_however_busy_the_server_is(
    proxied: tuple[Proxy, Inn], web: httpx.Client, method: str, path: str, length: dict[str, str]
):
    _, inn = proxied

    def body() -> Iterator[bytes]:
        for number in range(160):
            if number == 60:  # the proxy has had more of it than anybody wants
                os.kill(inn.pid, signal.SIGCONT)
            yield b"x" * 50_000

    os.kill(inn.pid, signal.SIGSTOP)
    try:
        headers = {"Content-Type": "application/json", **length}
        answer = web.request(method, path, content=body(), headers=headers)
    finally:
        os.kill(inn.pid, signal.SIGCONT)
    assert answer.status_code == 413


@pytest.mark.slow
def test_caddy_waits_for_a_server_that_is_started_anew(
    proxied: tuple[Proxy, Inn], web: httpx.Client
):
    proxy, inn = proxied
    if not isinstance(proxy, Caddy):
        pytest.skip("nginx answers 502 meanwhile, unless systemd holds the port open.")
    inn.stop()
    answers: list[int] = []
    asking = threading.Thread(target=lambda: answers.append(web.get("/health").status_code))
    asking.start()
    time.sleep(0.3)
    inn.start()
    asking.join(30)
    assert answers == [200]


def answered(proxy: Proxy, said: bytes, seconds: float) -> bytes | None:
    """What a connection gets within so many seconds; nothing if it is still open then."""
    with (
        socket.create_connection(("127.0.0.1", proxy.port), seconds) as line,
        without_trust().wrap_socket(line, server_hostname="localhost") as safe,
    ):
        safe.sendall(said)
        safe.settimeout(seconds)
        try:
            return safe.recv(100)
        except TimeoutError:
            return None


@pytest.mark.nightly
def test_who_says_nothing_is_let_go(proxied: tuple[Proxy, Inn]):
    """After twenty seconds, so by night."""
    proxy, _ = proxied
    assert answered(proxy, b"GET / HTTP/1.1\r\nHost: localhost\r\n", 60) is not None


@pytest.mark.slow
def test_headers_have_an_end(proxied: tuple[Proxy, Inn]):
    proxy, _ = proxied
    head = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 60_000
    said = answered(proxy, head + b"\r\n\r\n", 20)
    assert said is not None
    assert re.match(rb"HTTP/1.1 4(31|00) ", said), said


# The machine's own filter

COME_OFTEN = """
import fcntl, socket, struct, sys
family, address = (socket.AF_INET6, "::1") if sys.argv[1] == "6" else (socket.AF_INET, "127.0.0.1")
up = struct.pack("16sh", b"lo", 0x1 | 0x40)
fcntl.ioctl(socket.socket(), 0x8914, up)
house = socket.socket(family)
house.bind((address, 443))
house.listen(1000)
inside = []
while len(inside) < 400:
    caller = socket.socket(family)
    caller.settimeout(0.5)
    try:
        caller.connect((address, 443))
    except TimeoutError:
        break
    inside.append((caller, house.accept()))
print(len(inside))
"""


@pytest.mark.slow
@pytest.mark.parametrize("version", ["4", "6"])
def test_a_household_has_so_many_connections_and_no_more(version: str):
    program = shutil.which("nft")
    alone = ["unshare", "--net"]
    if program is None or subprocess.run([*alone, "true"], capture_output=True).returncode:
        pytest.skip("nft is not installed, or networks of one's own are not allowed.")
    load = f"{program} --file {DEPLOY / 'mathom.nft'}"
    script = f'{load} && {load} && exec "$0" -c "$1" {version}'
    ran = subprocess.run(
        [*alone, "sh", "-c", script, sys.executable, COME_OFTEN], capture_output=True, text=True
    )
    if "Operation not" in ran.stderr or "not supported" in ran.stderr:
        pytest.skip("This kernel has no nftables, or does not let us.")
    assert (ran.stdout, ran.stderr) == ("250\n", "")


# systemd


def test_systemd_finds_no_fault_with_the_units(tmp_path: Path):
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed.")
    unit = (DEPLOY / "mathom.service").read_text().replace("/opt/mathom/bin/mathom", "/bin/true")
    for name in ("mathom.service", "mathom@.service"):
        (tmp_path / name).write_text(unit)
    shutil.copy(DEPLOY / "mathom.socket", tmp_path)
    units = [tmp_path / name for name in ("mathom.service", "mathom.socket", "mathom@2.service")]
    done = subprocess.run([program, "verify", *units], capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if "mathom" in line]
    assert (done.returncode, ours) == (0, [])


def test_the_unit_has_limits():
    unit = (DEPLOY / "mathom.service").read_text()
    assert {"MemoryMax", "TasksMax"} <= set(re.findall(r"^(\w+)=", unit, re.M))


# Containers


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return found


def test_only_the_proxy_can_be_reached_from_outside(compose: dict[str, Any]):
    services = compose["services"]
    assert {name for name, service in services.items() if "ports" in service} == {"caddy"}
    assert compose["networks"]["back"]["internal"]
    assert services["postgres"]["networks"] == services["redis"]["networks"] == ["back"]


def test_all_that_is_named_is_there(compose: dict[str, Any]):
    services = compose["services"]
    for service in services.values():
        assert set(service["networks"]) <= set(compose["networks"])
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (ROOT / source).exists() if source[0] == "." else source in compose["volumes"]
    for name, service in services.items():
        for other in service.get("depends_on", {}):
            assert "healthcheck" in services[other] or other == "mathom", (name, other)


def test_every_setting_is_one_of_ours(compose: dict[str, Any]):
    known = {f"MATHOM_{field.upper()}" for field in Config.__struct_fields__}
    assert set(compose["services"]["mathom"]["environment"]) <= known
    wanted = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text("utf-8")))
    offered = set(re.findall(r"^#?(\w+)=", (ROOT / ".env.example").read_text("utf-8"), re.M))
    assert wanted == offered


def test_no_service_takes_the_machine_down_with_it(compose: dict[str, Any]):
    for name, service in compose["services"].items():
        assert service["mem_limit"], name
        assert service["pids_limit"], name


def pin_images(tmp_path: Path, docker: str) -> subprocess.CompletedProcess[str]:
    """The script, with a stand-in for Docker."""
    (tmp_path / "docker").write_text(f"#!/bin/sh\n{docker}\n")
    (tmp_path / "docker").chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    script = ["sh", str(DEPLOY / "pin-images")]
    return subprocess.run(script, env={"PATH": path}, capture_output=True, text=True)


def test_every_image_can_be_named_by_its_digest(compose: dict[str, Any], tmp_path: Path):
    digest = "sha256:" + "0123456789abcdef" * 4
    ran = pin_images(
        tmp_path,
        "[ $# = 4 ] && [ $1.$2.$3 = buildx.imagetools.inspect ] || exit 2\n"
        f'echo "Name:      docker.io/library/$4"\necho "Digest:    {digest}"\n'
        'echo " "\necho "Manifests:"\necho "  Digest:    sha256:0"',
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    pinned = dict(line.split("=", 1) for line in ran.stdout.splitlines())
    wanted = dict(re.findall(r"\$\{(\w+_IMAGE):-([^}]+)\}", (ROOT / "compose.yaml").read_text()))
    assert pinned == {name: f"{image}@{digest}" for name, image in wanted.items()}
    ours = dict(re.findall(r"^ARG (\w+)=(.*)$", dockerfile(), re.M))
    assert ours == {name: wanted[name] for name in compose["services"]["mathom"]["build"]["args"]}
    named = re.findall(r"^FROM \$\{(\w+)\}", dockerfile(), re.M)
    assert len(named) == dockerfile().count("\nFROM ")
    assert set(named) == set(ours)


def test_an_image_without_a_digest_is_said(tmp_path: Path):
    ran = pin_images(tmp_path, "exit 1")
    assert ran.returncode == 1
    assert "node" in ran.stderr


def dockerfile() -> str:
    return (ROOT / "Dockerfile").read_text("utf-8")


def test_what_the_image_is_built_from_is_there_and_not_ignored():
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    offered = {line[1:] for line in ignored if line.startswith("!")}
    for line in re.findall(r"^COPY (?!--from)(.*)$", dockerfile(), re.M):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert any(source == each or source.startswith(f"{each}/") for each in offered), source


def test_the_image_does_not_run_as_root():
    stages = dockerfile().split("FROM ")
    assert re.search(r"^USER mathom$", stages[-1], re.M)


@pytest.mark.slow
def test_the_check_of_the_image_tells_whether_the_server_lives():
    command = re.search(r"CMD (\[\"python\", \"-c\".*\])$", dockerfile(), re.M)
    assert command is not None
    code = ast.literal_eval(command[1])[2]
    with Inn(thinkers=0) as inn:
        here = code.replace("127.0.0.1:8000", f"127.0.0.1:{inn.port}")
        assert here != code
        assert subprocess.run([sys.executable, "-c", here]).returncode == 0
        inn.stop()
        assert subprocess.run([sys.executable, "-c", here], capture_output=True).returncode == 1

"""What people install: built from the checkout, put into an empty environment, and played."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

from mathom.core import registry
from mathom.server.page_files import load_page
from tests.services.inn import Inn

ROOT = Path(__file__).parents[1]
REQUIREMENTS = ROOT / "requirements"
NOT_COPIED = (".*", "node_modules", "build", "dist", "*.egg-info", "__pycache__")
"""What would let a build lean on an earlier one, or takes long to copy."""

BUILD = """
import sys
from setuptools import build_meta
build_meta.build_sdist(sys.argv[1])
"""

pytestmark = pytest.mark.slow


class Environment:
    """A Python of its own, with nothing in it but what is put there."""

    def __init__(self, folder: Path, *requirements: str) -> None:
        self.programs = folder / "bin"
        run([sys.executable, "-m", "venv", str(folder)])
        pages = [word for page in requirements for word in ("-r", REQUIREMENTS / f"{page}.txt")]
        self.pip("install", "--require-hashes", *pages)

    def pip(self, *words: object) -> str:
        return self.run("python", "-m", "pip", "--disable-pip-version-check", "--quiet", *words)

    def run(self, program: str, *words: object, cwd: Path | None = None) -> str:
        return run([str(self.programs / program), *map(str, words)], cwd)


def run(command: list[str], cwd: Path | None = None) -> str:
    ran = subprocess.run(command, cwd=cwd, env=outside(), text=True, capture_output=True)
    assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def outside() -> dict[str, str]:
    """Our surroundings, without what would lead back into the checkout."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "MATHOM_", "VIRTUAL_ENV"))
    }


class InstalledInn(Inn):
    """`mathom serve` of another environment."""

    def __init__(self, environment: Environment) -> None:
        super().__init__()
        self.program = environment.programs / "mathom"

    def command(self) -> list[str]:
        return [str(self.program), *super().command()[1:]]

    def environment(self) -> dict[str, str]:
        return outside() | {"PYTHONUNBUFFERED": "1"}

    def fetch(self, path: str) -> bytes:
        with urllib.request.urlopen(f"{self.url}/{path}", timeout=30) as answer:
            body: bytes = answer.read()
            return body


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and a source distribution, and `again` with the wheel that is built
    from the latter.
    """
    work = tmp_path_factory.mktemp("package")
    builder = Environment(work / "builder", "build")
    checkout, dist = work / "checkout", work / "dist"
    shutil.copytree(ROOT, checkout, ignore=shutil.ignore_patterns(*NOT_COPIED))
    builder.run("python", "-c", BUILD, dist, cwd=checkout)
    for source, target in ((checkout, dist), (only(dist, "*.tar.gz"), dist / "again")):
        builder.pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", target, source)
    return dist


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def contents(wheel: Path) -> dict[str, int]:
    """What is in it, each file with its check sum."""
    with zipfile.ZipFile(wheel) as packed:
        return {file.filename: file.CRC for file in packed.infolist()}


def test_everything_is_in_the_wheel(dist: Path) -> None:
    packed = contents(only(dist, "*.whl"))
    assert "mathom/server/page/index.html" in packed, "build the page first: make page"
    sources = {
        file.relative_to(ROOT / "src").as_posix()
        for file in (ROOT / "src" / "mathom").rglob("*")
        if file.is_file() and file.parent.name != "__pycache__"
    }
    rulebooks = {f"mathom/rulebooks/{page.name}" for page in (ROOT / "docs" / "rules").iterdir()}
    assert {name for name in packed if ".dist-info/" not in name} == sources | rulebooks


def test_what_gains_by_it_lies_packed_beside_itself() -> None:
    page = load_page()
    packed = {name: file.packed for name, file in page.items() if file.packed is not None}
    assert all(gzip.decompress(small) == page[name].body for name, small in packed.items())
    assert all(len(small) < len(page[name].body) for name, small in packed.items())
    large = {name for name, file in page.items() if len(file.body) > 500}
    assert {name for name in large if name.endswith((".js", ".css", ".html", ".svg"))} <= {*packed}


def test_the_source_distribution_builds_the_same_wheel(dist: Path) -> None:
    assert contents(only(dist / "again", "*.whl")) == contents(only(dist, "*.whl"))
    with tarfile.open(only(dist, "*.tar.gz")) as source:
        names = {name.partition("/")[2].partition("/")[0] for name in source.getnames()}
    assert {"LICENSE", "NOTICE", "README.md", "docs", "src"} <= names
    assert "tests" not in names


@pytest.mark.nightly
def test_what_was_installed_serves_and_plays(dist: Path, tmp_path: Path) -> None:
    here = Environment(tmp_path / "guest", "server")
    here.pip("install", "--no-deps", only(dist / "again", "*.whl"))
    here.pip("check")

    with InstalledInn(here) as inn:
        page = inn.fetch("").decode()
        assert "<title>Mathom" in page
        parts = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
        assert parts
        assert all(inn.fetch(part) for part in parts)
        shelf = json.loads(inn.fetch("api/games"))
        assert [game["name"] for game in shelf] == list(registry.names())

    for game in registry.names():
        words = ("simulate", game, "--games", 2, "--seed", "shire", "--json")
        played = json.loads(here.run("mathom", *words, cwd=tmp_path))
        assert (played["games"], played["crashes"]) == (2, 0)
        assert here.run("mathom", "rules", game, "1.1", cwd=tmp_path)

"""The end of a game of each kind in another browser, by clicks alone."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mathom.core.match import Match
from mathom.core.record import Record
from tests.e2e.scenes import fought, moment, played, travelled, warred
from tests.e2e.visitor import BOT, ME, Visitor
from tests.services.firefox import firefox
from tests.services.inn import Inn
from tests.services.service import Missing

PLAYER = Path(__file__).with_name("firefox.mjs")
LEFT = 40
"""Choices before the end from which it is played: as many as are soon clicked."""

GAMES = {
    "journey": lambda: played(2, "road 2"),
    "confrontation": lambda: fought("mellon"),
    "warcards": lambda: warred("lembas"),
    "fellowship": lambda: travelled("mellon"),
}


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_firefox(server: Inn, artefacts: Path, game: str) -> None:
    try:
        program = firefox()
    except Missing as missing:
        pytest.skip(str(missing))
    host = Visitor(server.url, "Ania")
    record = GAMES[game]()
    bots = [BOT] * (len(record.seats) - 1)
    table = host.go_on(record, near_the_end(record), ME, *bots, game=game)
    told = browse(
        firefox=str(program),
        url=server.url,
        table=table,
        cookie=host.cookie,
        kept={"mathom.settings": json.dumps({"speed": "at-once", "goOn": "never"})},
        picture=str(artefacts / f"firefox-{game}.png"),
    )
    assert told["clicks"] > 0
    assert told["complaints"] == []


def near_the_end(record: Record) -> int:
    """A position from which the first player still has something to choose."""
    start = len(record.choices) - LEFT

    def fits(match: Match[Any]) -> bool:
        return len(match.lines) >= start and any(ask.seat == 0 for ask in match.asks)

    return moment(record, fits)


def browse(**task: Any) -> dict[str, Any]:
    """Let somebody with Firefox do it; what they tell of it."""
    folder = str(Path(sys.executable).parent)
    path = os.pathsep.join((folder, os.environ["PATH"]))
    node = shutil.which("node", path=path)
    assert node is not None, "Node comes with `make page`"
    done = subprocess.run(
        [node, str(PLAYER)], input=json.dumps(task), capture_output=True, text=True, timeout=240
    )
    assert done.returncode == 0, done.stderr[-3000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told

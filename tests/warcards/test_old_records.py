"""Games that were played before still go as they went then."""

import json
from pathlib import Path

import pytest

from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.games.warcards.game import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_is_played_to_its_end(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    seats = [Seat(**seat) for seat in record["seats"]]
    match = Match(GAME, seats, record["options"], record["seed"])
    for line in record["choices"]:
        match.play_line(line)
    assert match.over
    assert match.draws == record["draws"]
    assert match.result is not None
    assert list(match.result.winners) == record["winners"]

"""Games that were played by earlier rules still go as they went, where nothing was changed; and
those by the rules of now, when their table was written otherwise, come to the same hash. Those of
version 2 end with texts that were used, with what limited words have added, or in the middle of a
text because somebody gave up.
"""

import json
from pathlib import Path

import pytest

from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import Seat, load
from mathom.games.fellowship.game import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("rules-*-game-*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_game_is_played_to_the_same_table(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    seats = [Seat(**seat) for seat in record["seats"]]
    match = Match(GAME, seats, record["options"], record["seed"])
    for line in record["choices"]:
        match.play_line(line)
    assert match.over
    now = match.record()
    assert now.draws == record["draws"]
    assert now.winners == record["winners"]
    assert now.hash == record["hash"]


def test_its_file_is_refused_in_words() -> None:
    with pytest.raises(Refused) as refused:
        load(RECORDS[0].read_bytes())
    assert refused.value.reason.id == "refused-record-older-rules"

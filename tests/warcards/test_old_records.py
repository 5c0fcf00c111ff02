"""Games that were played before still go as they went then."""

import json
from pathlib import Path

import msgspec
import pytest

from mathom.core.match import Match, replay, verify
from mathom.core.record import Seat, load
from mathom.games.warcards.game import GAME

PLAYED_BEFORE_THE_EXPANSION = Path(__file__).parent / "records" / "rules-2-base.json"

RECORDS = sorted((Path(__file__).parent / "records").glob("rules-*-game-*.json"))


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


def test_a_record_from_before_there_were_holders_is_opened_and_verified() -> None:
    record = load(PLAYED_BEFORE_THE_EXPANSION.read_bytes())
    assert "holders" not in record.options
    assert verify(record) == []


def test_a_record_of_now_must_come_to_the_same_table() -> None:
    old = load(PLAYED_BEFORE_THE_EXPANSION.read_bytes())
    whole = replay(old).record()
    assert verify(whole) == []
    wrong = verify(msgspec.structs.replace(whole, hash=old.hash))
    assert [reason.id for reason in wrong] == ["mismatch-hash"]

"""While somebody chooses in secret, nothing that the others are sent changes by a single byte."""

from collections.abc import Iterator
from typing import Any

import pytest

from mathom.server.tables import opening
from tests.core.toy import PocketsGame
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn, two_inns
from tests.server.wall_clock import SECOND, WallClock, hang_up_a_clock

CLOCKS = [
    pytest.param({"kind": "none"}, id="none"),
    pytest.param(
        {"kind": "live", "bank": 60, "bonus": 5, "cap": 60}, id="live", marks=pytest.mark.slow
    ),
]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return hang_up_a_clock(monkeypatch)


@pytest.fixture(params=CLOCKS)
def clock(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(request.param)


@pytest.fixture
def riddles(
    time: WallClock, pockets: PocketsGame, bilbo: Guest, gollum: Guest, clock: dict[str, Any]
) -> str:
    table = bilbo.open("me", "open", game="pockets", listed=True, clock=clock)
    gollum.sit(table, 1)
    return table


def everything(guest: Guest, table: str, seat: int) -> dict[str, Any]:
    """All that somebody can get to know of a table, also by trying what is refused to them."""
    at = f"/tables/{table}"
    answers = {
        "info": guest.get(at),
        "mine": guest.get("/tables/mine"),
        "open": guest.get("/tables"),
        "position": guest.get(f"{at}/position"),
        "own position": guest.get(f"{at}/position", seat=seat),
        "spectator": guest.get(f"{at}/position", seat=-1),
        "replay": guest.get(f"{at}/replay"),
        "own replay": guest.get(f"{at}/replay", viewer=seat),
        "public replay": guest.get(f"{at}/replay", viewer=-1),
        "since": guest.get(f"{at}/since"),
        "own since": guest.get(f"{at}/since", seat=seat),
        "since the start": guest.get(f"{at}/since", seat=seat, ply=0),
        "public since": guest.get(f"{at}/since", seat=-1),
        "record": guest.get(f"{at}/record"),
        "public record": guest.get(f"{at}/record", public=True),
        "fairness": guest.get(f"{at}/fairness"),
        "why not theirs": guest.get(f"{at}/why", seat=1 - seat, code="hide onyx"),
        "not theirs": guest.choose(table, 1 - seat, "hide onyx", ply=0),
        "time": guest.post(f"{at}/time", seat=0, against=1, what="win"),
        "bot": guest.post(f"{at}/time", seat=0, against=1, what="bot"),
        "rematch": guest.post(f"{at}/rematch"),
        "resign": guest.post(f"{at}/resign", seat=1 - seat),
        "answer resign": guest.post(f"{at}/resign/answer", seat=max(seat, 0), agree=True),
        "hide": guest.put(f"{at}/hidden", hidden=True),
        "answer": guest.post(f"{at}/undo/answer", seat=max(seat, 0), agree=False),
    }
    if seat >= 0:
        ply = answers["own position"].json()["ply"]
        answers |= {
            "why not": guest.get(f"{at}/why", seat=seat, code="hide onyx"),
            "why not garble": guest.get(f"{at}/why", seat=seat, code="?"),
            "not offered": guest.choose(table, seat, "hide onyx", ply=ply),
            "stale": guest.choose(table, seat, "hide agate", ply=ply + 1),
            "undo stale": guest.post(f"{at}/undo", seat=seat, ply=ply + 1),
        }
    found = {
        name: (answer.status_code, answer.content, sorted(answer.headers.items()))
        for name, answer in answers.items()
    }
    report = guest.post(f"{at}/reports", text="?")
    found["report"] = (report.status_code, {**report.json(), "id": ""}, [])
    data = guest.get("/me/data")
    found["data"] = (data.status_code, {**data.json(), "made": 0, "reports": []}, [])
    for _, _, headers in found.values():
        headers[:] = [(name, value) for name, value in headers if name not in ("date",)]
    return found


def secret_choices(gollum: Guest, table: str) -> Iterator[None]:
    """Gollum makes up his mind, and changes it."""
    yield gollum.play(table, "1 hide onyx")
    yield gollum.play(table, "1 brag")
    for _ in range(2):
        ply = gollum.position(table, 1)["ply"]
        yield gollum.post(f"/tables/{table}/undo", seat=1, ply=ply).raise_for_status()
    yield gollum.play(table, "1 hide beryl")
    yield gollum.play(table, "1 hush")


@pytest.mark.parametrize("round", ["first", "second", "half chosen"])
def test_nothing_changes_for_the_others(
    riddles: str, inn: OpenInn, time: WallClock, bilbo: Guest, gollum: Guest, round: str
):
    if round == "second":
        bilbo.play(riddles, "0 hide topaz", "0 hush")
        gollum.play(riddles, "1 hide garnet", "1 hush")
        bilbo.play(riddles, "0 toss", "0 heads")
    if round == "half chosen":
        bilbo.play(riddles, "0 hide flint")
    time.wait(7 * SECOND)
    stranger = inn.guest()
    lines = [bilbo.stream(riddles), bilbo.socket(riddles, 0), stranger.stream(riddles)]
    lines[2].next_position()
    lines[0].until("table", lambda said: said["table"]["watchers"] == 1)
    inn.all_is_heard(riddles, lines, gollum, 1)
    known = everything(bilbo, riddles, 0), everything(stranger, riddles, -1)
    inn.all_is_heard(riddles, lines, gollum, 1)
    heard = [len(line.raw) for line in lines]
    for _ in secret_choices(gollum, riddles):
        assert everything(bilbo, riddles, 0) == known[0]
        assert everything(stranger, riddles, -1) == known[1]
    assert [line.quiet(0.1) for line in lines] == [True] * 3
    assert [len(line.raw) for line in lines] == heard


def test_nothing_changes_while_somebody_asks_to_take_back(
    riddles: str, inn: OpenInn, bilbo: Guest, gollum: Guest
):
    """The wish is about an earlier choice; a secret one must not make it lapse for all to see."""
    bilbo.play(riddles, "0 hide topaz", "0 hush")
    gollum.play(riddles, "1 hide garnet", "1 hush")
    ply = bilbo.play(riddles, "0 keep")
    asked = bilbo.post(f"/tables/{riddles}/undo", seat=0, ply=ply, ask=True)
    assert asked.json() == {"ply": ply, "done": False}
    stranger = inn.guest()
    known = everything(bilbo, riddles, 0), everything(stranger, riddles, -1)
    for _ in secret_choices(gollum, riddles):
        assert everything(bilbo, riddles, 0) == known[0]
        assert everything(stranger, riddles, -1) == known[1]
    assert b'"request":{"seat":0' in known[0]["position"][1]


def test_a_secret_choice_changes_nothing_that_later_times_show(
    inn: OpenInn,
    pockets: PocketsGame,
    time: WallClock,
    clock: dict[str, Any],
    bilbo: Guest,
    gollum: Guest,
    monkeypatch: pytest.MonkeyPatch,
):
    """Two tables with the same luck: at one of them Gollum has chosen, at the other he has not."""
    monkeypatch.setattr(opening, "new_seed", lambda: "0" * 32)
    tables = []
    for _ in range(2):
        table = bilbo.open("me", "open", game="pockets", clock=clock)
        gollum.sit(table, 1)
        tables.append(table)
    time.wait(3 * SECOND)
    gollum.play(tables[0], "1 hide onyx", "1 hush")
    time.wait(4 * SECOND)
    inn.forget()
    for guest, seat in ((bilbo, 0), (inn.guest(), -1)):
        for path in ("", "/position", "/replay", "/since", "/record?public=1", "/position?seat=-1"):
            chosen, waiting = (
                guest.get(f"/tables/{table}{path}").text.replace(table, "table") for table in tables
            )
            assert chosen == waiting
        if seat == 0:
            shown = [{**info, "id": ""} for info in guest.mine() if info["id"] in tables]
            assert shown[0] == shown[1]


def test_once_the_fists_are_open_everybody_hears_of_it(riddles: str, bilbo: Guest, gollum: Guest):
    line = bilbo.stream(riddles)
    line.next_position()
    gollum.play(riddles, "1 hide onyx", "1 hush")
    ply = bilbo.play(riddles, "0 hide agate", "0 hush")
    said = line.at_ply(ply)
    assert said["view"]["seats"][1]["opened"] == ["onyx"]
    assert bilbo.get(f"/tables/{riddles}/record", public=True).json()["choices"] == ["0 ?"]


def test_two_secret_choices_at_two_processes_do_not_get_into_each_others_way(
    tmp_path: Any, pockets: PocketsGame, database_url: str
):
    """A refusal would tell the slower of them that the other has chosen."""
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        bilbo = one.guest("Bilbo")
        table = bilbo.open("me", "open", game="pockets")
        gollum = other.guest("Gollum")
        gollum.sit(table, 1)
        one.notice()
        other.notice()
        hers = gollum.position(table, 1)
        bilbo.play(table, "0 hide agate")
        assert gollum.position(table, 1) == hers
        chosen = gollum.choose(table, 1, "hide onyx", ply=hers["ply"])
        assert chosen.status_code == 200
        assert chosen.json()["ply"] == hers["ply"] + 1
        bilbo.play(table, "0 hush")
        ply = gollum.position(table, 1)["ply"]
        assert gollum.post(f"/tables/{table}/undo", seat=1, ply=ply).json()["done"]
        one.notice()
        assert one.live(table).match.lines == [
            "0 hide agate", "1 hide onyx", "0 hush", "1 undo"
        ]  # fmt: skip

"""After a game, and beside it: replays, records, branches, rematches, fairness, reports."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text

from mathom.cli.main import main
from mathom.core import record as records
from mathom.core import registry
from mathom.core.chance import commitment
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match, verify
from mathom.core.record import Record
from mathom.core.testing import cases
from mathom.core.testing.case import random_match
from mathom.server.database import connect
from tests.core.table import registered
from tests.core.toy import GAME, PocketsGame
from tests.server.guest import Guest, codes_in, finish
from tests.server.open_inn import OpenInn, two_inns

OWN_DECKS = {"decks": "own"}


@pytest.fixture(scope="module")
def frodo(inn: OpenInn) -> Guest:
    return inn.guest("Frodo")


@pytest.fixture(scope="module")
def sam(inn: OpenInn) -> Guest:
    return inn.guest("Sam")


@pytest.fixture(scope="module")
def over(inn: OpenInn, frodo: Guest, sam: Guest) -> str:
    """A game of Journey that Frodo and Sam have finished, with a choice taken back. Tests share it:
    nothing can happen to it any more.
    """
    table = frodo.open("me", "open", options={"variant": "advanced"})
    sam.sit(table, 1)
    players = {0: frodo, 1: sam}
    while True:
        asked = frodo.position(table)["asks"][0]["seat"]
        guest = players[asked]
        guest.play(table, f"{asked} {guest.codes(table, asked)[0]}")
        position = guest.position(table, asked)
        if position["undo"]["free"]:
            undo = {"seat": asked, "ply": position["ply"]}
            assert guest.post(f"/tables/{table}/undo", **undo).status_code == 200
            break
    finish(table, players, Random(5))
    return table


@pytest.fixture
def secret() -> Any:
    """Pockets as it is really dealt."""
    with registered(GAME):
        yield GAME


def whole_record(guest: Guest, table: str) -> Record:
    answer = guest.get(f"/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return records.load(answer.content)


def plainly(value: Any) -> Any:
    """As it looks when it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["id"]


# Replays


def expected_frames(record: Record, viewer: int) -> list[dict[str, Any]]:
    """Every position of a finished game, straight from the core."""
    game = registry.game(record.game)
    match: Match[Any] = Match(game, record.seats, record.options, record.seed)
    frames = []
    for line in [None, *record.choices]:
        if line is not None:
            match.play_line(line)
        frames.append(
            {
                "line": line,
                "view": plainly(match.view(viewer)),
                "story": plainly(match.told(viewer)),
                "asked": [ask.seat for ask in match.asks_seen_by(viewer)],
                "over": match.over,
            }
        )
    return frames


def replayed(guest: Guest, table: str, count: int = 100, **query: Any) -> list[dict[str, Any]]:
    """All frames of a replay, fetched in pieces, with the story pieced together."""
    frames: list[dict[str, Any]] = []
    story: list[Any] = []
    plies = 1
    while len(frames) < plies:
        answer = guest.get(f"/tables/{table}/replay", start=len(frames), count=count, **query)
        assert answer.status_code == 200, answer.text
        part = answer.json()
        plies = part["plies"]
        assert part["start"] == len(frames)
        assert 0 < len(part["frames"]) <= count
        assert part["frames"][0]["story"]["start"] == 0
        for frame in part["frames"]:
            assert frame["ply"] == len(frames)
            story[frame["story"]["start"] :] = frame["story"]["lines"]
            frames.append(
                {
                    "line": frame["line"],
                    "view": frame["view"],
                    "story": list(story),
                    "asked": [ask["seat"] for ask in frame["asks"]],
                    "over": frame["over"],
                }
            )
    return frames


@pytest.mark.parametrize("count", [100, 7])
def test_a_replay_shows_what_the_rules_show_position_by_position(
    over: str, frodo: Guest, count: int
):
    record = whole_record(frodo, over)
    assert any(line.endswith(" undo") for line in record.choices)
    assert replayed(frodo, over, count) == expected_frames(record, REFEREE)
    for viewer in (SPECTATOR, 0):
        assert replayed(frodo, over, count, viewer=viewer) == expected_frames(record, viewer)


def test_each_viewer_sees_a_finished_game_with_secrets_as_they_saw_it(
    inn: OpenInn, secret: PocketsGame, frodo: Guest, sam: Guest
):
    table = frodo.open("me", "open", game="pockets")
    sam.sit(table, 1)
    finish(table, {0: frodo, 1: sam}, Random(6))
    record = whole_record(frodo, table)
    for viewer in (REFEREE, SPECTATOR, 0, 1):
        assert replayed(sam, table, viewer=viewer) == expected_frames(record, viewer)
    stranger = inn.guest()
    assert replayed(stranger, table, viewer=0) == expected_frames(record, 0)
    assert stranger.get(f"/tables/{table}/replay", viewer=5).status_code in (403, 404)


def test_while_the_game_runs_a_replay_is_only_what_one_saw_oneself(
    inn: OpenInn, secret: PocketsGame, frodo: Guest, sam: Guest
):
    table = frodo.open("me", "open", game="pockets")
    sam.sit(table, 1)
    frodo.play(table, *(f"0 {code}" for code in [frodo.codes(table, 0)[0], "brag"]))
    sam.play(table, f"1 {sam.codes(table, 1)[0]}")
    assert refusal(frodo.get(f"/tables/{table}/replay", viewer=REFEREE))[0] == 403
    assert refusal(frodo.get(f"/tables/{table}/replay", viewer=1)) == (403, "refused-not-your-seat")
    assert refusal(inn.guest().get(f"/tables/{table}/replay", viewer=0))[0] == 403
    mine = replayed(frodo, table)
    assert [frame["line"] for frame in mine][0:3:2] == [None, "0 brag"]
    assert mine[-1]["view"] == frodo.position(table, 0)["view"]
    assert mine[-1]["story"] == frodo.position(table, 0)["story"]["lines"]
    hers = replayed(sam, table)
    assert len(hers) == 2
    public = replayed(inn.guest(), table)
    assert [frame["line"] for frame in public] == [None]
    assert all(seat["pocket"] is None for seat in public[0]["view"]["seats"])


def test_a_replay_plays_the_game_once_and_no_further_than_is_wanted(
    over: str, frodo: Guest, inn: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    record = whole_record(frodo, over)
    inn.inside.replays._kept.clear()  # what another test has looked at
    played: list[str] = []
    really = Match.play_line

    def play_line(match: Match[Any], line: str) -> None:
        played.append(line)
        really(match, line)

    monkeypatch.setattr(Match, "play_line", play_line)
    for start, count in ((0, 1), (0, 7), (30, 7)):
        played.clear()
        part = frodo.get(f"/tables/{over}/replay", start=start, count=count).json()
        assert part["plies"] == len(record.choices) + 1
        assert played == record.choices[: start + count - 1]


def test_a_replay_of_nothing_yet_is_refused(frodo: Guest):
    table = frodo.open("me", "open")
    assert refusal(frodo.get(f"/tables/{table}/replay")) == (422, "refused-not-begun")


def test_beyond_the_end_there_are_no_frames(over: str, frodo: Guest):
    beyond = frodo.get(f"/tables/{over}/replay", start=100_000).json()
    assert beyond["frames"] == []
    for count in (0, 101):
        assert frodo.get(f"/tables/{over}/replay", count=count).status_code == 422


# Records


def test_a_finished_game_is_a_file_that_verifies(
    over: str, frodo: Guest, sam: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    answer = sam.get(f"/tables/{over}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="journey-{over}.json"'
    file = tmp_path / "record.json"
    file.write_bytes(answer.content)
    assert main(["verify", str(file)]) == 0
    record = whole_record(frodo, over)
    assert [seat.name for seat in record.seats] == ["Frodo", "Sam"]
    assert record.winners == frodo.info(over)["winners"]


def test_a_record_brought_back_is_the_same_game(inn: OpenInn, over: str, frodo: Guest):
    before = frodo.get(f"/tables/{over}/record").content
    stranger = inn.guest()
    brought = stranger.web.post("/records", content=before)
    assert brought.status_code == 201
    info = brought.json()
    assert (info["state"], info["ended"], info["you"]) == ("over", "record", [])
    assert info["winners"] == frodo.info(over)["winners"]
    assert stranger.get(f"/tables/{info['id']}/record").content == before
    inn.forget()
    assert stranger.get(f"/tables/{info['id']}/record").content == before
    assert replayed(stranger, info["id"]) == replayed(frodo, over)
    assert info["id"] in [table["id"] for table in stranger.mine()]
    assert stranger.post(f"/tables/{info['id']}/rematch").status_code == 403


def change(field: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.update({field: value})


def reseed(seed: str) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.update({"seed": seed, "commitment": commitment(seed)})


@pytest.mark.parametrize(
    "spoil",
    [
        change("seed", "another"),
        change("choices", ["0 fly to the eagles"]),
        change("choices", [""]),
        change("choices", ["٣ x"]),
        change("format", 99),
        change("game", "chess"),
        change("rules", 99),
        change("seats", []),
        change("options", {}),
        change("options", {"variant": "\x00"}),
        change("draws", [[]]),
        reseed("a~b~c"),
        reseed("a~1"),
        reseed("~"),
        reseed("a~-1~b"),
        reseed(f"a~{'9' * 5000}~b"),
    ],
)
def test_a_record_that_is_not_true_is_refused(
    over: str, frodo: Guest, spoil: Callable[[dict[str, Any]], None]
):
    record = json.loads(frodo.get(f"/tables/{over}/record").content)
    spoil(record)
    before = len(frodo.mine())
    answer = frodo.web.post("/records", json=record)
    assert answer.status_code == 422, answer.text
    assert answer.json()["text"]
    assert len(frodo.mine()) == before


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff" * 100, b"[" * 100_000])
def test_what_is_no_record_is_refused(frodo: Guest, body: bytes):
    answer = frodo.web.post("/records", content=body)
    assert answer.status_code == 422
    assert answer.json()["text"]


def test_a_record_can_not_keep_the_server_busy_for_long(over: str, frodo: Guest):
    """To take back with consent may mean to play the whole game again."""
    record = json.loads(frodo.get(f"/tables/{over}/record").content)
    last = record["choices"][-2]
    again = [f"{last.split()[0]} undo agreed", last]
    record["choices"][-1:] = again * 200
    answer = frodo.web.post("/records", json=record)
    assert refusal(answer) == (413, "refused-too-large")


def test_names_in_a_record_are_cleaned_and_cut(either_inn: OpenInn):
    guest = either_inn.guest()
    table = guest.open("me", {"kind": "me", "name": "Sam"})
    finish(table, {0: guest, 1: guest}, Random(7))
    record = json.loads(guest.get(f"/tables/{table}/record").content)
    record["seats"] = [{"name": "F" * 5000, "player": "person"}, {"name": "", "player": "x" * 500}]
    brought = guest.web.post("/records", json=record)
    assert brought.status_code == 201, brought.text
    assert brought.json()["seats"][0]["name"] == "F" * 24


def test_while_a_game_runs_only_its_public_part_is_given_out(
    secret: PocketsGame, frodo: Guest, sam: Guest, inn: OpenInn
):
    table = frodo.open("me", "open", game="pockets")
    sam.sit(table, 1)
    finish_round(table, frodo, sam)
    assert refusal(frodo.get(f"/tables/{table}/record")) == (422, "refused-still-running")
    public = inn.guest().get(f"/tables/{table}/record", public=True).json()
    assert public.keys().isdisjoint({"seed", "draws", "hash", "winners"})
    assert all(line.endswith((" ?", " keep")) for line in public["choices"])
    assert public["commitment"] == frodo.info(table)["commitment"]
    fair = frodo.get(f"/tables/{table}/fairness").json()
    assert fair == {"commitment": public["commitment"], "seed": None, "draws": []}


def finish_round(table: str, frodo: Guest, sam: Guest) -> None:
    for seat, guest in ((0, frodo), (1, sam)):
        guest.play(table, f"{seat} {guest.codes(table, seat)[0]}", f"{seat} hush")
    winner = frodo.position(table)["asks"][0]["seat"]
    (frodo, sam)[winner].play(table, f"{winner} keep")


# Fairness


def drawn(seed: str, number: int, sides: int) -> int:
    """Anybody can work out a draw with the description in hand, and nothing of ours."""
    while "~" in seed:
        old, first, new = seed.rsplit("~", 2)
        seed = new if number >= int(first) else old
        if number >= int(first):
            break
    return int(sha256(f"{seed}:{number}".encode()).hexdigest(), 16) % sides


def test_every_draw_can_be_worked_out_from_the_seed(over: str, frodo: Guest, inn: OpenInn):
    fair = inn.guest().get(f"/tables/{over}/fairness").json()
    assert sha256(fair["seed"].encode()).hexdigest() == fair["commitment"]
    assert len(fair["draws"]) > 10
    for number, (sides, draw) in enumerate(fair["draws"]):
        assert drawn(fair["seed"], number, sides) == draw


def test_the_promise_is_the_same_before_during_and_after(frodo: Guest):
    table = frodo.open("me", "open")
    promised = frodo.info(table)["commitment"]
    frodo.sit(table, 1)
    assert frodo.get(f"/tables/{table}/fairness").json()["commitment"] == promised
    finish(table, {0: frodo, 1: frodo}, Random(8))
    fair = frodo.get(f"/tables/{table}/fairness").json()
    assert fair["commitment"] == promised == frodo.info(table)["commitment"]
    assert frodo.info(table)["seed"] == fair["seed"]


# Playing on from here


def test_a_game_can_be_played_on_from_any_position_with_new_luck(
    inn: OpenInn, over: str, frodo: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    old = whole_record(frodo, over)
    ply = len(old.choices) // 2
    branch = {"table": over, "ply": ply}
    stranger = inn.guest("Stranger")
    new = stranger.open("me", {"kind": "me", "name": "Other"}, branch=branch)
    info = stranger.info(new)
    assert (info["branch"], info["ply"], info["state"]) == (branch, ply, "playing")
    assert info["options"]["variant"] == "advanced"
    finish(new, {0: stranger, 1: stranger}, Random(9))
    record = whole_record(stranger, new)
    assert record.choices[:ply] == old.choices[:ply]
    before, first, after = record.seed.split("~")
    assert before == old.seed
    assert after != before
    kept = int(first)
    assert 0 < kept < len(record.draws)
    assert record.draws[:kept] == old.draws[:kept]
    assert record.draws[kept:] != old.draws[kept : len(record.draws)]
    for number, (sides, draw) in enumerate(record.draws):
        assert drawn(record.seed, number, sides) == draw
    assert verify(record) == []
    file = tmp_path / "branch.json"
    file.write_bytes(stranger.get(f"/tables/{new}/record").content)
    assert main(["verify", str(file)]) == 0


def test_a_branch_of_a_branch_verifies(over: str, frodo: Guest):
    ply = 6
    for _ in range(2):
        over = frodo.open("me", {"kind": "me", "name": "Sam"}, branch={"table": over, "ply": ply})
        finish(over, {0: frodo, 1: frodo}, Random(10))
        ply += 8
    record = whole_record(frodo, over)
    assert record.seed.count("~") == 4
    assert verify(record) == []
    for number, (sides, draw) in enumerate(record.draws):
        assert drawn(record.seed, number, sides) == draw


def test_a_branch_has_the_options_of_its_table(frodo: Guest):
    """Also where so many could not play with the usual ones."""
    warcards = registry.game("warcards")
    case = next(each for each in cases(warcards) if each.seats > 4 and each.options)
    *_, match = random_match(case, "branch")
    over = frodo.web.post("/records", content=records.dump(match.record())).json()
    assert len(over["seats"]) > 4
    mine = [{"kind": "me", "name": f"Hobbit {seat}"} for seat in range(len(over["seats"]))]
    new = frodo.open(*mine, game="warcards", branch={"table": over["id"], "ply": 3})
    assert frodo.info(new)["options"] == over["options"]


def test_two_branches_from_one_position_have_different_luck(inn: OpenInn, over: str, frodo: Guest):
    branch = {"table": over, "ply": 4}
    tables = [frodo.open("me", {"kind": "me", "name": "S"}, branch=branch) for _ in range(2)]
    assert len({inn.live(table).row.seed for table in tables}) == 2


def test_a_branch_waits_for_its_open_seats_at_that_position(over: str, frodo: Guest, sam: Guest):
    branch = {"table": over, "ply": 6}
    table = frodo.open("me", "open", branch=branch, listed=True)
    assert frodo.info(table)["state"] == "gathering"
    sam.sit(table, 1)
    info = sam.info(table)
    assert (info["state"], info["ply"]) == ("playing", 6)
    assert next(each for each in sam.listed() if each["id"] == table) == info
    assert frodo.position(table, 0)["ply"] == 6


def test_one_plays_on_only_from_a_game_that_is_over_and_of_the_same_kind(
    over: str, frodo: Guest, secret: PocketsGame
):
    def branch(table: str, ply: int, *seats: str, game: str = "journey") -> tuple[int, str]:
        answer = frodo.ask_to_open(*seats, game=game, branch={"table": table, "ply": ply})
        return refusal(answer)

    running = frodo.open("me", "open")
    frodo.sit(running, 1)
    last = frodo.info(over)["ply"]
    assert branch(running, 0, "me", "open") == (422, "refused-branch-running")
    assert branch(over, 0, "me", "open", "open") == (422, "refused-branch-other")
    assert branch(over, 0, "me", "open", game="pockets") == (422, "refused-branch-other")
    assert branch(over, last + 1, "me", "open") == (422, "refused-branch-ply")
    assert branch(over, last, "me", "open") == (422, "refused-branch-over")


# Again


def test_who_asks_second_for_a_rematch_gets_the_same_table(
    inn: OpenInn, over: str, frodo: Guest, sam: Guest
):
    first = frodo.post(f"/tables/{over}/rematch")
    assert first.status_code == 201
    info = first.json()
    assert (info["state"], info["you"], info["game"]) == ("gathering", [0], "journey")
    assert info["options"] == frodo.info(over)["options"]
    assert (info["ply"], info["winners"], info["branch"]) == (0, None, None)
    assert sam.post(f"/tables/{over}/rematch").json()["id"] == info["id"]
    assert frodo.post(f"/tables/{over}/rematch").json()["id"] == info["id"]
    assert sam.info(over)["rematch"] == info["id"]
    sam.sit(info["id"], 1)
    again = sam.info(info["id"])
    assert again["state"] == "playing"
    assert again["commitment"] != frodo.info(over)["commitment"]
    assert refusal(inn.guest().post(f"/tables/{over}/rematch")) == (403, "refused-not-your-seat")


@pytest.fixture
def given_up(frodo: Guest, sam: Guest) -> str:
    """A game of the two that is over, and nobody has asked for another yet."""
    table = frodo.open("me", "open")
    sam.sit(table, 1)
    sam.post(f"/tables/{table}/resign", seat=1)
    return table


def test_the_seat_of_who_played_is_kept_until_it_is_opened(
    inn: OpenInn, given_up: str, frodo: Guest, sam: Guest
):
    pippin = inn.guest("Pippin")
    again = frodo.post(f"/tables/{given_up}/rematch").json()
    table = again["id"]
    [mine] = again["you"]
    theirs = 1 - mine
    assert again["seats"][theirs]["kind"] == "open"
    assert again["seats"][theirs]["kept"] is True
    assert again["seats"][theirs]["name"] == "Sam"
    assert (sam.info(given_up)["rematch"], sam.info(given_up)["rematch_by"]) == (table, mine)
    assert sam.info(table)["kept_for_you"] == [theirs]
    assert pippin.info(table)["kept_for_you"] == []
    assert table in [each["id"] for each in sam.mine()]
    answer = pippin.post(f"/tables/{table}/seats/{theirs}", name="Pippin")
    assert refusal(answer) == (422, "refused-seat-kept")
    frodo.put(f"/tables/{table}/seats/{theirs}", kind="open")
    assert (
        sam.info(table)["seats"][theirs] | {"kept": False, "name": None}
        == (sam.info(table)["seats"][theirs])
    )
    pippin.sit(table, theirs)
    assert pippin.info(table)["state"] == "playing"


def test_who_is_asked_in_sits_down_or_says_no(given_up: str, frodo: Guest, sam: Guest):
    table = frodo.post(f"/tables/{given_up}/rematch").json()["id"]
    theirs = 1 - frodo.info(table)["you"][0]
    assert sam.delete(f"/tables/{table}").status_code == 204
    assert table not in [each["id"] for each in sam.mine()]
    assert frodo.info(table)["seats"][theirs]["kept"] is False
    sam.sit(table, theirs)
    assert sam.info(table)["state"] == "playing"


def given_up_by_sam(frodo: Guest, sam: Guest, game: str, *more: str, **options: Any) -> str:
    """A game of the two that is over: Frodo sits first, then Sam, then whoever else."""
    table = frodo.open("me", "open", *more, game=game, options=options)
    sam.sit(table, 1)
    sam.post(f"/tables/{table}/resign", seat=1)
    assert frodo.info(table)["state"] == "over"
    return table


def names(info: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in info["seats"]]


def test_who_says_yes_to_a_rematch_sits_and_plays_the_other_side(frodo: Guest, sam: Guest):
    over = given_up_by_sam(frodo, sam, "confrontation")
    asked = frodo.post(f"/tables/{over}/rematch").json()
    assert (asked["state"], asked["you"], names(asked)) == ("gathering", [1], ["Sam", "Frodo"])
    assert sam.info(asked["id"])["kept_for_you"] == [0]
    begun = sam.post(f"/tables/{over}/rematch").json()
    assert (begun["id"], begun["state"], begun["you"]) == (asked["id"], "playing", [0])
    assert begun["kept_for_you"] == []
    assert (names(begun), begun["options"]) == (["Sam", "Frodo"], asked["options"])
    # Who says it once more is there already.
    assert sam.post(f"/tables/{over}/rematch").json()["you"] == [0]


def test_sides_stay_where_that_was_wished(frodo: Guest, sam: Guest):
    over = given_up_by_sam(frodo, sam, "confrontation")
    asked = frodo.web.post(f"/tables/{over}/rematch", params={"keep_sides": "true"}).json()
    assert (asked["you"], sam.info(asked["id"])["kept_for_you"]) == ([0], [1])


@pytest.mark.parametrize(
    ("game", "options"),
    [("journey", {}), ("confrontation", {"fellowship": "random"}), ("fellowship", OWN_DECKS)],
)
def test_where_nobody_has_a_side_everybody_keeps_their_seat(
    frodo: Guest, sam: Guest, game: str, options: dict[str, Any]
):
    over = given_up_by_sam(frodo, sam, game, **options)
    assert frodo.post(f"/tables/{over}/rematch").json()["you"] == [0]


def test_against_bots_alone_a_side_is_kept(frodo: Guest):
    table = frodo.open("bot:random", "me", game="confrontation")
    frodo.post(f"/tables/{table}/resign", seat=1)
    again = frodo.post(f"/tables/{table}/rematch").json()
    assert (again["state"], again["you"], again["seats"][0]["kind"]) == ("playing", [1], "bot")


def test_with_several_everybody_moves_on_by_one_seat_and_bots_do_too(
    inn: OpenInn, frodo: Guest, sam: Guest
):
    pippin = inn.guest("Pippin")
    over = frodo.open("me", "open", "open", "bot:random", game="warcards")
    sam.sit(over, 1)
    pippin.sit(over, 2)
    sam.post(f"/tables/{over}/resign", seat=1)
    asked = sam.post(f"/tables/{over}/rematch").json()
    assert [seat["kind"] for seat in asked["seats"]] == ["bot", "open", "person", "open"]
    assert frodo.post(f"/tables/{over}/rematch").json()["state"] == "gathering"
    begun = pippin.post(f"/tables/{over}/rematch").json()
    assert (begun["state"], begun["you"]) == ("playing", [3])
    assert names(begun)[1:] == ["Frodo", "Sam", "Pippin"]


def test_who_shares_a_screen_with_another_takes_both_seats(inn: OpenInn, frodo: Guest, sam: Guest):
    over = frodo.open("me", {"kind": "me", "name": "Merry"}, "open")
    sam.sit(over, 2)
    for seat in (0, 1):
        frodo.post(f"/tables/{over}/resign", seat=seat)
    sam.post(f"/tables/{over}/rematch")
    begun = frodo.post(f"/tables/{over}/rematch").json()
    assert (begun["state"], begun["you"]) == ("playing", [0, 1])
    assert names(begun) == ["Frodo", "Merry", "Sam"]


def test_nobody_says_yes_under_the_name_of_another(
    inn: OpenInn, given_up: str, frodo: Guest, sam: Guest
):
    third = frodo.open("me", "open", "open")
    sam.sit(third, 1)
    inn.guest("Pippin").sit(third, 2)
    for guest, seat in ((frodo, 0), (sam, 1)):
        guest.post(f"/tables/{third}/resign", seat=seat)
    table = frodo.post(f"/tables/{third}/rematch").json()["id"]
    frodo.put(f"/tables/{table}/seats/2", kind="open")
    inn.guest("Sam").sit(table, 2)
    assert refusal(sam.post(f"/tables/{third}/rematch")) == (422, "refused-name-taken")


def test_a_rematch_that_was_closed_can_be_asked_for_again(given_up: str, frodo: Guest, sam: Guest):
    table = frodo.post(f"/tables/{given_up}/rematch").json()["id"]
    assert frodo.delete(f"/tables/{table}").status_code == 204
    again = sam.post(f"/tables/{given_up}/rematch").json()
    assert again["id"] != table
    assert frodo.info(again["id"])["kept_for_you"] != []


def test_there_is_no_rematch_while_the_game_runs(frodo: Guest):
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    assert refusal(frodo.post(f"/tables/{table}/rematch")) == (422, "refused-rematch-running")


def test_two_ask_for_a_rematch_at_two_processes(tmp_path: Path, database_url: str):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        frodo, sam = one.guest("Frodo"), other.guest("Sam")
        table = frodo.open("me", "open")
        sam.sit(table, 1)
        cookie = f"mathom={sam.web.cookies['mathom']}"
        finish(table, {0: frodo, 1: one.guest("Sam", Cookie=cookie)}, Random(11))
        other.notice()
        new = frodo.post(f"/tables/{table}/rematch").json()["id"]
        sam.say(table, 1, "Again?")
        assert sam.post(f"/tables/{table}/rematch").json()["id"] == new


# Reports


def test_a_report_holds_the_game_up_to_now_but_no_secret_of_it(
    inn: OpenInn, secret: PocketsGame, frodo: Guest, sam: Guest
):
    table = frodo.open("me", "open", game="pockets")
    sam.sit(table, 1)
    frodo.play(table, f"0 {frodo.codes(table, 0)[0]}")
    answer = frodo.post(
        f"/tables/{table}/reports", text="The stone\nis stuck", page="/t/x\x00", browser="Palantír"
    )
    assert answer.status_code == 201
    report = answer.json()
    assert (report["table"], report["ply"], report["page"]) == (table, 0, "/t/x")
    assert report["text"] == "The stone\nis stuck"
    assert report["record"].keys().isdisjoint({"seed", "draws", "hash", "winners"})
    assert report["record"]["choices"] == []
    kept = inn.inside.desk.report(report["id"])
    assert (kept.record, kept.about.text) == (report["record"], report["text"])


def test_a_report_of_a_finished_game_holds_all_of_it(over: str, frodo: Guest):
    report = frodo.post(f"/tables/{over}/reports").json()
    assert verify(msgspec.convert(report["record"], Record)) == []


def test_there_is_nothing_to_report_before_the_start(frodo: Guest):
    table = frodo.open("me", "open")
    assert refusal(frodo.post(f"/tables/{table}/reports")) == (422, "refused-not-begun")


# Every stored game by the rules of today


@pytest.fixture
def stored(tmp_path: Path) -> tuple[Path, list[str]]:
    """A server's folder with a finished and a running game."""
    with OpenInn(tmp_path / "data") as inn:
        guest = inn.guest("Frodo")
        tables = [guest.open("me", {"kind": "me", "name": "Sam"}) for _ in range(2)]
        guest.open("me", "open")
        finish(tables[0], {0: guest, 1: guest}, Random(12))
        for _ in range(4):
            position = guest.position(tables[1])
            seat = position["asks"][0]["seat"]
            guest.play(tables[1], f"{seat} {codes_in(position, seat)[0]}")
    return tmp_path / "data", tables


def replay_all(
    folder: Path, capsys: pytest.CaptureFixture[str], *flags: str
) -> tuple[int, str, str]:
    capsys.readouterr()
    code = main(["replay-all", "--data", str(folder), *flags])
    return code, *capsys.readouterr()


def spoil(folder: Path, statement: str) -> None:
    engine = connect(f"sqlite:///{folder / 'mathom.db'}")
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_games_that_fit_the_rules_are_found_to(
    stored: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]
):
    code, out, _ = replay_all(stored[0], capsys, "--json")
    assert code == 0
    assert json.loads(out) == {"games": 2, "differences": []}
    assert replay_all(stored[0], capsys)[0] == 0


@pytest.mark.parametrize(("which", "running"), [(0, False), (1, True)])
def test_a_game_that_does_not_fit_any_more_is_named(
    stored: tuple[Path, list[str]],
    capsys: pytest.CaptureFixture[str],
    which: int,
    running: bool,
):
    folder, tables = stored
    table = tables[which]
    spoil(folder, f"UPDATE choices SET line = '0 fly' WHERE table_id = '{table}' AND ply = 2")
    code, out, _ = replay_all(folder, capsys, "--json")
    assert code == 1
    found = json.loads(out)
    assert found["games"] == 2
    [difference] = found["differences"]
    assert (difference["table"], difference["line"]) == (table, 3)
    assert (difference["game"], difference["running"]) == ("journey", running)
    assert difference["why"]
    for lang in ("en", "pl"):
        code, out, err = replay_all(folder, capsys, "--lang", lang)
        assert code == 1
        assert table in out + err


def test_a_game_that_would_end_otherwise_is_named(
    stored: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]
):
    folder, tables = stored
    spoil(folder, f"UPDATE tables SET winners = '[5]' WHERE id = '{tables[0]}'")
    code, out, _ = replay_all(folder, capsys, "--json")
    assert code == 1
    assert [found["table"] for found in json.loads(out)["differences"]] == [tables[0]]


def test_what_was_taken_back_without_consent_is_named(
    stored: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]
):
    """Once it could be sent as if it were a choice, and came with a choice's key."""
    folder, tables = stored
    spoil(
        folder,
        "INSERT INTO choices (table_id, ply, line, at, key) "
        f"SELECT table_id, ply + 1, '0 undo agreed', at, 'forged' FROM choices "
        f"WHERE table_id = '{tables[1]}' ORDER BY ply DESC LIMIT 1",
    )
    code, out, _ = replay_all(folder, capsys, "--json")
    assert code == 1
    [found] = json.loads(out)["differences"]
    assert (found["table"], found["running"], found["line"]) == (tables[1], True, 5)
    assert found["why"] == "a choice is taken back by consent, but nobody had agreed"
    spoil(folder, "UPDATE choices SET key = NULL WHERE line LIKE '% undo agreed'")
    assert replay_all(folder, capsys)[0] == 0


def test_a_game_that_went_wrong_twice_is_counted_once(
    stored: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]
):
    folder, tables = stored
    table = tables[1]
    spoil(
        folder, f"UPDATE choices SET line = '0 undo agreed' WHERE table_id = '{table}' AND ply = 2"
    )
    spoil(folder, f"UPDATE choices SET line = '0 fly' WHERE table_id = '{table}' AND ply = 3")
    code, out, err = replay_all(folder, capsys)
    assert code == 1
    assert [f"line {number}:" in out for number in (3, 4)] == [True, True]
    assert "one would differ" in out + err


def test_a_game_that_is_not_installed_any_more_does_not_hide_the_others(
    stored: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]
):
    folder, tables = stored
    spoil(folder, f"UPDATE tables SET game = 'chess' WHERE id = '{tables[0]}'")
    spoil(folder, f"UPDATE choices SET line = '0 fly' WHERE table_id = '{tables[1]}' AND ply = 2")
    code, out, _ = replay_all(folder, capsys, "--json")
    assert code == 1
    assert {found["table"] for found in json.loads(out)["differences"]} == set(tables)


def test_rules_that_changed_are_noticed(
    stored: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]
):
    class Changed(PocketsGame):
        """Quite another game by the same name."""

        name = "journey"

    with registered(Changed()):
        code, out, _ = replay_all(stored[0], capsys, "--json")
    assert code == 1
    assert len(json.loads(out)["differences"]) == 2

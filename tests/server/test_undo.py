"""Taking back: alone as far as the rules allow, else if the others agree; bots never mind."""

from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.core.toy import PocketsGame
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn, two_inns


@pytest.fixture
def kept(pockets: PocketsGame, bilbo: Guest, gollum: Guest) -> str:
    """Bilbo has taken a round and kept his points; both are asked for the next stones."""
    table = bilbo.open("me", "open", game="pockets")
    gollum.sit(table, 1)
    gollum.play(table, "1 hide beryl", "1 hush")
    bilbo.play(table, "0 hide topaz", "0 hush", "0 keep")
    return table


def take_back(
    guest: Guest, table: str, seat: int, ask: bool = False, ply: int | None = None
) -> httpx.Response:
    at = guest.position(table, seat)["ply"] if ply is None else ply
    return guest.post(f"/tables/{table}/undo", seat=seat, ply=at, ask=ask)


def reply(guest: Guest, table: str, seat: int, agree: bool = True) -> httpx.Response:
    return guest.post(f"/tables/{table}/undo/answer", seat=seat, agree=agree)


def request(guest: Guest, table: str, seat: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = guest.position(table, seat)["undo"]["request"]
    return found


def lines(inn: OpenInn, table: str) -> list[str]:
    loaded = inn.inside.store.load(table)
    assert loaded is not None
    return [line.line for line in loaded.lines]


def who_agreed(inn: OpenInn, table: str) -> list[int] | None:
    """To what was done last."""
    loaded = inn.inside.store.load(table)
    assert loaded is not None
    return loaded.lines[-1].agreed


def needs_consent(position: dict[str, Any]) -> bool:
    why_not = position["undo"]["why_not"]
    return why_not is not None and why_not["id"] != "reason-undo-nothing"


def until_consent_is_needed(
    table: str, players: list[Guest], inns: tuple[OpenInn, ...] = ()
) -> None:
    """Play on until the first seat could not take back its last choice alone."""
    while not needs_consent(players[0].position(table, 0)):
        seat = players[0].position(table, 0)["asks"][0]["seat"]
        players[seat].play(table, f"{seat} {players[seat].codes(table, seat)[0]}")
        for inn in inns:
            inn.notice()


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["id"]


# Alone


def test_a_choice_is_taken_back_freely_while_the_rules_allow(
    inn: OpenInn, kept: str, bilbo: Guest, gollum: Guest
):
    bilbo.play(kept, "0 hide agate", "0 brag")
    before = bilbo.position(kept, 0)
    assert before["undo"] == {
        "free": True, "why_not": None, "request": None, "refused": None,
    }  # fmt: skip
    answer = take_back(bilbo, kept, 0)
    assert answer.json() == {"ply": before["ply"] + 1, "done": True}
    after = bilbo.position(kept, 0)
    assert [option["code"] for option in after["asks"][0]["options"]] == ["brag", "hush"]
    assert lines(inn, kept)[-3:] == ["0 hide agate", "0 brag", "0 undo"]
    assert who_agreed(inn, kept) is None
    inn.forget()
    assert bilbo.position(kept, 0) == after


def test_what_can_not_be_taken_back_alone_is_refused_with_the_reason(
    inn: OpenInn, kept: str, bilbo: Guest
):
    undo = bilbo.position(kept, 0)["undo"]
    assert undo["free"] is False
    assert undo["why_not"]["id"].startswith("reason-undo-")
    before = lines(inn, kept)
    assert refusal(take_back(bilbo, kept, 0)) == (422, undo["why_not"]["id"])
    assert lines(inn, kept) == before
    assert request(bilbo, kept, 0) is None


def test_who_has_chosen_nothing_can_not_take_anything_back(
    pockets: PocketsGame, bilbo: Guest, gollum: Guest
):
    table = bilbo.open("me", "open", game="pockets")
    gollum.sit(table, 1)
    for ask in (False, True):
        assert refusal(take_back(bilbo, table, 0, ask)) == (422, "reason-undo-nothing")


def test_a_wish_for_an_older_position_is_answered_with_the_new_one(kept: str, bilbo: Guest):
    answer = take_back(bilbo, kept, 0, ask=True, ply=1)
    assert refusal(answer) == (409, "refused-stale")
    assert answer.json()["position"]["ply"] == bilbo.position(kept, 0)["ply"]


def test_nobody_takes_back_for_another(kept: str, bilbo: Guest):
    assert refusal(take_back(bilbo, kept, 1, ply=0)) == (403, "refused-not-your-seat")


# Only by asking for it


@pytest.mark.parametrize("code", ["undo", "undo agreed", "undo agreed 1", " undo agreed"])
def test_what_is_sent_as_a_choice_is_an_answer_and_takes_nothing_back(
    inn: OpenInn, kept: str, bilbo: Guest, code: str
):
    bilbo.play(kept, "0 hide agate", "0 brag")
    before, position = lines(inn, kept), bilbo.position(kept, 0)
    refused = bilbo.choose(kept, 0, code)
    assert refusal(refused) == (422, "reason-not-asked")
    assert lines(inn, kept) == before
    assert bilbo.position(kept, 0) == position
    inn.forget()
    assert bilbo.position(kept, 0) == position


def test_who_is_asked_something_else_takes_nothing_back_by_answering(
    inn: OpenInn, kept: str, bilbo: Guest
):
    before = lines(inn, kept)
    for code in ("undo", "undo agreed"):
        assert refusal(bilbo.choose(kept, 0, code)) == (422, "reason-no-such-option")
        why = bilbo.get(f"/tables/{kept}/why", seat=0, code=code).json()
        assert why["reason"]["id"] == "reason-no-such-option"
    assert lines(inn, kept) == before


def test_an_attack_is_not_taken_back_once_it_is_known_who_defends(inn: OpenInn):
    players = [inn.guest("Frodo"), inn.guest("Sauron")]
    table = players[0].open("me", "open", game="confrontation")
    players[1].sit(table, 1)
    luck = Random(3)
    while not (seen := attacker(table, players)):
        for seat, player in enumerate(players):
            if codes := player.codes(table, seat):
                player.play(table, f"{seat} {luck.choice(codes)}")
    before = lines(inn, table)
    assert players[seen["viewer"]].choose(table, seen["viewer"], "undo agreed").status_code == 422
    assert lines(inn, table) == before
    assert attacker(table, players) == seen


def attacker(table: str, players: list[Guest]) -> dict[str, Any] | None:
    """What somebody sees whose last choice has shown them something hidden, if there is one."""
    for seat, player in enumerate(players):
        position = player.position(table, seat)
        why_not = position["undo"]["why_not"]
        if why_not is not None and why_not["id"] == "reason-undo-chance":
            return position
    return None


# With consent


def test_the_other_is_asked_and_agrees(inn: OpenInn, kept: str, bilbo: Guest, gollum: Guest):
    hers = gollum.stream(kept)
    hers.next_position()
    asked = take_back(bilbo, kept, 0, ask=True)
    assert asked.json()["done"] is False
    wish = {"seat": 0, "agreed": [], "waiting": [1]}
    assert request(bilbo, kept, 0) == request(gollum, kept, 1) == wish
    assert hers.next_position()["undo"]["request"] == wish
    answer = reply(gollum, kept, 1)
    assert answer.json()["done"] is True
    assert lines(inn, kept)[-1] == "0 undo agreed"
    assert who_agreed(inn, kept) == [1]
    after = bilbo.position(kept, 0)
    assert [option["code"] for option in after["asks"][0]["options"]] == ["keep", "toss"]
    assert after["undo"]["request"] is None
    assert hers.at_ply(answer.json()["ply"])["asks"][0]["seat"] == 0


def test_the_other_refuses(inn: OpenInn, kept: str, bilbo: Guest, gollum: Guest):
    take_back(bilbo, kept, 0, ask=True)
    before = lines(inn, kept)
    assert reply(gollum, kept, 1, agree=False).json()["done"] is False
    assert request(bilbo, kept, 0) is None
    assert lines(inn, kept) == before
    assert refusal(reply(gollum, kept, 1)) == (422, "refused-undo-gone")
    assert refusal(take_back(bilbo, kept, 0, ask=True)) == (422, "refused-undo-refused")


def test_who_asked_is_told_who_did_not_agree(kept: str, bilbo: Guest, gollum: Guest):
    take_back(bilbo, kept, 0, ask=True)
    reply(gollum, kept, 1, agree=False)
    assert bilbo.position(kept, 0)["undo"]["refused"] == 1
    assert gollum.position(kept, 1)["undo"]["refused"] is None
    bilbo.play(kept, "0 hide agate", "0 hush")
    gollum.play(kept, "1 hide onyx", "1 hush")
    assert bilbo.position(kept, 0)["undo"]["refused"] is None


def test_nobody_is_asked_twice_at_once(kept: str, bilbo: Guest, gollum: Guest):
    take_back(bilbo, kept, 0, ask=True)
    assert refusal(take_back(bilbo, kept, 0, ask=True)) == (422, "refused-undo-asked")
    assert refusal(take_back(gollum, kept, 1, ask=True)) == (422, "refused-undo-asked")


def test_nobody_agrees_to_their_own_wish_or_for_another(
    inn: OpenInn, kept: str, bilbo: Guest, gollum: Guest
):
    take_back(bilbo, kept, 0, ask=True)
    assert refusal(reply(bilbo, kept, 0)) == (403, "refused-not-your-seat")
    assert refusal(reply(bilbo, kept, 1)) == (403, "refused-not-your-seat")
    assert refusal(reply(inn.guest(), kept, 1)) == (403, "refused-not-your-seat")
    assert request(gollum, kept, 1) is not None


def test_a_wish_lapses_when_the_game_goes_on(kept: str, bilbo: Guest, gollum: Guest):
    take_back(bilbo, kept, 0, ask=True)
    bilbo.play(kept, "0 hide agate", "0 hush")
    gollum.play(kept, "1 hide onyx", "1 hush")
    assert request(bilbo, kept, 0) is None
    assert refusal(reply(gollum, kept, 1)) == (422, "refused-undo-gone")


def test_without_a_wish_there_is_nothing_to_agree_to(kept: str, gollum: Guest):
    assert refusal(reply(gollum, kept, 1)) == (422, "refused-undo-gone")


def test_all_others_must_agree(inn: OpenInn, bilbo: Guest, gollum: Guest):
    table = bilbo.open("me", "open", "open", options={"start": 1})
    gollum.sit(table, 1)
    sam = inn.guest("Sam")
    sam.sit(table, 2)
    until_consent_is_needed(table, [bilbo, gollum, sam])
    assert take_back(bilbo, table, 0, ask=True).json()["done"] is False
    assert reply(sam, table, 2).json()["done"] is False
    assert request(gollum, table, 1) == {"seat": 0, "agreed": [2], "waiting": [1]}
    assert reply(sam, table, 2).json()["done"] is False
    inn.forget()
    assert reply(gollum, table, 1).json()["done"] is True
    assert lines(inn, table)[-1] == "0 undo agreed"
    assert who_agreed(inn, table) == [1, 2]


def test_one_of_several_who_refuses_is_enough(inn: OpenInn, bilbo: Guest, gollum: Guest):
    table = bilbo.open("me", "open", "open", options={"start": 1})
    gollum.sit(table, 1)
    sam = inn.guest("Sam")
    sam.sit(table, 2)
    until_consent_is_needed(table, [bilbo, gollum, sam])
    take_back(bilbo, table, 0, ask=True)
    reply(gollum, table, 1)
    reply(sam, table, 2, agree=False)
    assert request(bilbo, table, 0) is None
    assert "0 undo agreed" not in lines(inn, table)


def test_who_sits_alone_at_the_screen_asks_nobody(inn: OpenInn, pockets: PocketsGame, bilbo: Guest):
    table = bilbo.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
    bilbo.play(table, "0 hide topaz", "0 hush", "1 hide beryl", "1 hush", "0 keep")
    assert take_back(bilbo, table, 0, ask=True).json()["done"] is True
    assert lines(inn, table)[-1] == "0 undo agreed"
    assert who_agreed(inn, table) == []


def test_chance_is_not_taken_back(inn: OpenInn, pockets: PocketsGame, bilbo: Guest):
    """Who has seen the coin must not be able to count on it."""
    table = bilbo.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
    bilbo.play(table, "0 hide topaz", "0 hush", "1 hide beryl", "1 hush", "0 toss", "0 heads")
    drawn = len(inn.live(table).record().draws)
    take_back(bilbo, table, 0, ask=True)
    bilbo.play(table, "0 heads")
    assert len(inn.live(table).record().draws) == drawn + 1


def test_bots_never_mind(tmp_path: Path):
    with OpenInn(tmp_path, thinkers=1) as inn:
        bilbo = inn.guest("Bilbo")
        table = bilbo.open("me", "bot:random", options={"start": 1})
        line = bilbo.stream(table)
        position = line.until("position", lambda said: said["asks"][0]["seat"] == 0)
        while not needs_consent(position):
            bilbo.play(table, f"0 {position['asks'][0]['options'][0]['code']}")
            position = line.until("position", lambda said: said["asks"][0]["seat"] == 0)
        assert take_back(bilbo, table, 0).status_code == 422
        assert take_back(bilbo, table, 0, ask=True).json()["done"] is True


# Two processes


@pytest.fixture
def two(tmp_path: Path, pockets: PocketsGame, database_url: str) -> Any:
    with two_inns(tmp_path, database_url=database_url) as inns:
        yield inns


def kept_at(one: OpenInn, other: OpenInn) -> tuple[str, Guest, Guest]:
    bilbo, gollum = one.guest("Bilbo"), other.guest("Gollum")
    table = bilbo.open("me", "open", game="pockets")
    gollum.sit(table, 1)
    gollum.play(table, "1 hide beryl", "1 hush")
    one.notice()
    bilbo.play(table, "0 hide topaz", "0 hush", "0 keep")
    other.notice()
    return table, bilbo, gollum


def test_a_wish_is_not_lost_because_somebody_speaks_at_another_process(
    two: tuple[OpenInn, OpenInn],
):
    table, bilbo, gollum = kept_at(*two)
    gollum.say(table, 1, "Thief!")
    assert take_back(bilbo, table, 0, ask=True).json()["done"] is False
    assert request(bilbo, table, 0) == {"seat": 0, "agreed": [], "waiting": [1]}


def test_who_agrees_at_another_process_sees_nothing_of_who_asked(two: tuple[OpenInn, OpenInn]):
    one, other = two
    table, bilbo, gollum = kept_at(*two)
    take_back(bilbo, table, 0, ask=True)
    other.notice()
    bilbo.play(table, "0 hide agate")
    answer = reply(gollum, table, 1)
    assert answer.json()["done"] is True
    assert "agate" not in answer.text
    assert lines(one, table)[-2:] == ["0 hide agate", "0 undo agreed"]


def test_a_wish_can_be_answered_where_it_was_not_heard_of_yet(two: tuple[OpenInn, OpenInn]):
    table, bilbo, gollum = kept_at(*two)
    take_back(bilbo, table, 0, ask=True)
    assert reply(gollum, table, 1).json()["done"] is True


def test_two_agree_at_the_same_moment_at_two_processes(tmp_path: Path, database_url: str):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        frodo, sam, pippin = one.guest("Frodo"), one.guest("Sam"), other.guest("Pippin")
        table = frodo.open("me", "open", "open", options={"start": 1})
        sam.sit(table, 1)
        pippin.sit(table, 2)
        one.notice()
        until_consent_is_needed(table, [frodo, sam, pippin], (one, other))
        take_back(frodo, table, 0, ask=True)
        other.notice()
        assert reply(sam, table, 1).json()["done"] is False
        assert reply(pippin, table, 2).json()["done"] is True
        assert lines(one, table)[-1] == "0 undo agreed"

"""Choosing: one line for each choice, whatever is sent twice, late, or at the same moment."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from mathom.core.match import verify
from tests.core.toy import PocketsGame
from tests.server.guest import Guest, new_key
from tests.server.open_inn import OpenInn, two_inns
from tests.server.parallel import in_parallel


@pytest.fixture
def bilbo(either_inn: OpenInn) -> Guest:
    return either_inn.guest("Bilbo")


@pytest.fixture
def gollum(either_inn: OpenInn) -> Guest:
    return either_inn.guest("Gollum")


@pytest.fixture
def riddles(pockets: PocketsGame, bilbo: Guest, gollum: Guest) -> str:
    table = bilbo.open("me", "open", game="pockets")
    gollum.sit(table, 1)
    return table


@pytest.fixture
def dare(riddles: str, bilbo: Guest, gollum: Guest) -> str:
    """Bilbo has taken the first round and may keep or toss."""
    gollum.play(riddles, "1 hide beryl", "1 hush")
    bilbo.play(riddles, "0 hide topaz", "0 hush")
    return riddles


def stored(inn: OpenInn, table: str) -> list[str]:
    with inn.inside.engine.connect() as connection:
        query = text("SELECT line FROM choices WHERE table_id = :id ORDER BY ply")
        return list(connection.execute(query, {"id": table}).scalars())


# One choice


def test_a_choice_is_in_the_database_when_it_is_answered(
    either_inn: OpenInn, riddles: str, bilbo: Guest
):
    answer = bilbo.choose(riddles, 0, "hide agate", ply=0)
    assert (answer.status_code, answer.json()) == (200, {"ply": 1})
    assert stored(either_inn, riddles) == ["0 hide agate"]


def test_a_choice_for_an_older_position_is_answered_with_the_new_one(
    either_inn: OpenInn, dare: str, bilbo: Guest
):
    before = bilbo.position(dare, 0)
    lines = stored(either_inn, dare)
    answer = bilbo.choose(dare, 0, "keep", ply=before["ply"] - 1)
    assert answer.status_code == 409
    trouble = answer.json()
    assert trouble["reason"]["id"] == "refused-stale"
    trouble["position"].pop("type")
    before.pop("type")
    assert trouble["position"] == before
    assert bilbo.choose(dare, 0, "keep", ply=before["ply"] + 3).status_code == 409
    assert stored(either_inn, dare) == lines
    assert bilbo.choose(dare, 0, "keep", ply=trouble["position"]["ply"]).status_code == 200


def test_nobody_chooses_for_another(riddles: str, either_inn: OpenInn, bilbo: Guest):
    for guest, seat in ((bilbo, 1), (either_inn.guest(), 0), (bilbo, 9)):
        answer = guest.choose(riddles, seat, "hide onyx", ply=0)
        assert answer.status_code == 403
        assert answer.json()["reason"]["id"] == "refused-not-your-seat"
    assert stored(either_inn, riddles) == []


def test_who_is_not_asked_can_not_choose(dare: str, either_inn: OpenInn, gollum: Guest):
    lines = stored(either_inn, dare)
    answer = gollum.choose(dare, 1, "keep")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (422, "reason-not-asked")
    assert stored(either_inn, dare) == lines


def test_when_the_game_is_over_nothing_can_be_chosen(
    pockets: PocketsGame, either_inn: OpenInn, bilbo: Guest
):
    table = bilbo.open("me", {"kind": "me", "name": "G"}, game="pockets", options={"rounds": 1})
    bilbo.play(table, "0 hide agate", "0 hush", "1 hide onyx", "1 hush", "1 keep")
    lines = stored(either_inn, table)
    answer = bilbo.choose(table, 0, "hide flint")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (422, "reason-game-over")
    assert stored(either_inn, table) == lines


# Refusals


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "You have no onyx in your pocket."), ("pl", "Nie masz w kieszeni onyksu.")],
)
@pytest.mark.parametrize("way", ["header", "query"])
def test_a_refusal_names_the_rule_in_the_language_of_who_asks(
    riddles: str, either_inn: OpenInn, bilbo: Guest, lang: str, sentence: str, way: str
):
    if way == "header":
        given: dict[str, Any] = {"headers": {"Accept-Language": f"de, {lang};q=0.8, en;q=0.1"}}
    else:
        given = {"params": {"lang": lang}}
    body = {"seat": 0, "ply": 0, "code": "hide onyx", "key": new_key()}
    answer = bilbo.web.post(f"/tables/{riddles}/choices", json=body, **given)
    assert answer.status_code == 422
    trouble = answer.json()
    assert trouble["reason"] == {
        "id": "reason-no-stone",
        "args": {"stone": "onyx"},
        "rules": ["P-2.1"],
    }
    assert trouble["text"] == f"{sentence} (P-2.1)"
    assert stored(either_inn, riddles) == []


def test_a_refusal_in_journey_rests_on_a_rule_of_its_rulebook(bilbo: Guest):
    table = bilbo.open("me", {"kind": "me", "name": "Sam"}, options={"start": 1})
    codes = bilbo.codes(table, 0)
    answer = bilbo.choose(table, 0, "stop" if "stop" not in codes else "again")
    assert answer.status_code == 422
    rules = {rule["id"] for rule in bilbo.get("/rules/journey").json()["rules"]}
    for rule in answer.json()["reason"].get("rules", []):
        assert rule in rules
        assert rule in answer.json()["text"]


def test_one_may_ask_why_not_without_trying(riddles: str, either_inn: OpenInn, bilbo: Guest):
    why = bilbo.get(f"/tables/{riddles}/why", seat=0, code="hide onyx", lang="pl").json()
    assert why["reason"]["rules"] == ["P-2.1"]
    assert why["text"] == "Nie masz w kieszeni onyksu. (P-2.1)"
    may = bilbo.get(f"/tables/{riddles}/why", seat=0, code="hide agate").json()
    assert may == {"reason": None, "text": None}
    garble = bilbo.get(f"/tables/{riddles}/why", seat=0, code="☂").json()
    assert garble["reason"]["id"] == "reason-no-such-option"
    assert bilbo.get(f"/tables/{riddles}/why", seat=1, code="hide agate").status_code == 403
    assert stored(either_inn, riddles) == []


# The same choice twice


def test_the_same_key_gets_the_same_answer_and_writes_no_second_line(
    either_inn: OpenInn, riddles: str, bilbo: Guest
):
    key = new_key()
    first = bilbo.choose(riddles, 0, "hide agate", ply=0, key=key)
    bilbo.play(riddles, "0 brag")
    for _ in range(2):
        again = bilbo.choose(riddles, 0, "hide agate", ply=0, key=key)
        assert (again.status_code, again.content) == (200, first.content)
        either_inn.forget()
    assert stored(either_inn, riddles) == ["0 hide agate", "0 brag"]


def test_sent_many_times_at_once_it_is_one_choice(either_inn: OpenInn, riddles: str, bilbo: Guest):
    key = new_key()
    answers = in_parallel(
        lambda _: bilbo.choose(riddles, 0, "hide agate", ply=0, key=key), range(10)
    )
    assert {(answer.status_code, answer.content) for answer in answers} == {(200, b'{"ply":1}')}
    assert stored(either_inn, riddles) == ["0 hide agate"]


def test_a_key_is_its_seats_own(riddles: str, either_inn: OpenInn, bilbo: Guest, gollum: Guest):
    key = new_key()
    assert bilbo.choose(riddles, 0, "hide agate", ply=0, key=key).status_code == 200
    assert gollum.choose(riddles, 1, "hide onyx", ply=0, key=key).status_code == 200
    assert stored(either_inn, riddles) == ["0 hide agate", "1 hide onyx"]


def test_the_same_key_after_a_restart(tmp_path: Path, pockets: PocketsGame, database_url: str):
    key = new_key()
    with OpenInn(tmp_path, database_url=database_url) as inn:
        bilbo = inn.guest("Bilbo")
        table = bilbo.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
        first = bilbo.choose(table, 0, "hide agate", ply=0, key=key)
        bilbo.play(table, "1 hide onyx")
        cookie = bilbo.web.cookies["mathom"]
    with OpenInn(tmp_path, database_url=database_url) as inn:
        bilbo = inn.guest("Bilbo", Cookie=f"mathom={cookie}")
        again = bilbo.choose(table, 0, "hide agate", ply=0, key=key)
        assert (again.status_code, again.content) == (200, first.content)
        assert stored(inn, table) == ["0 hide agate", "1 hide onyx"]


@pytest.mark.parametrize("noticed", [False, True])
def test_the_same_key_at_another_process(
    tmp_path: Path, pockets: PocketsGame, database_url: str, noticed: bool
):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        bilbo = one.guest("Bilbo")
        table = bilbo.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
        elsewhere = other.guest("Bilbo", Cookie=f"mathom={bilbo.web.cookies['mathom']}")
        assert elsewhere.position(table, 0)["ply"] == 0
        key = new_key()
        first = bilbo.choose(table, 0, "hide agate", ply=0, key=key)
        bilbo.play(table, "1 hide onyx")
        if noticed:
            other.notice()
        again = elsewhere.choose(table, 0, "hide agate", ply=0, key=key)
        assert (again.status_code, again.content) == (200, first.content)
        assert stored(one, table) == ["0 hide agate", "1 hide onyx"]


def test_a_choice_made_elsewhere_in_the_meantime_makes_this_one_stale(
    tmp_path: Path, pockets: PocketsGame, database_url: str
):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        bilbo = one.guest("Bilbo")
        table = bilbo.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
        elsewhere = other.guest("Bilbo", Cookie=f"mathom={bilbo.web.cookies['mathom']}")
        assert elsewhere.position(table, 0)["ply"] == 0
        bilbo.play(table, "0 hide agate")
        late = elsewhere.choose(table, 0, "hide topaz", ply=0)
        assert late.status_code == 409
        assert late.json()["position"]["ply"] == 1
        assert late.json()["position"]["view"]["seats"][0]["fist"] == "agate"
        assert stored(other, table) == ["0 hide agate"]


# At the same moment


def test_of_twenty_choices_for_one_position_at_two_processes_one_is_taken(
    tmp_path: Path, database_url: str
):
    channels_url = database_url if database_url.startswith("postgresql") else ""
    settings = {"database_url": database_url, "channels_url": channels_url}
    with OpenInn(tmp_path, **settings) as one, OpenInn(tmp_path, **settings) as other:
        frodo = one.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"}, options={"start": 1})
        cookie = f"mathom={frodo.web.cookies['mathom']}"
        guests = [(one, other)[number % 2].guest(Cookie=cookie) for number in range(20)]
        for turn in range(3):
            position = frodo.position(table)
            seat, ply = position["asks"][0]["seat"], position["ply"]
            codes = [option["code"] for option in position["asks"][0]["options"]]
            tries = [(guest, codes[number % len(codes)]) for number, guest in enumerate(guests)]

            def attempt(
                chosen: tuple[Guest, str], seat: int = seat, ply: int = ply
            ) -> tuple[int, int]:
                answer = chosen[0].choose(table, seat, chosen[1], ply=ply)
                body = answer.json()
                stale = answer.status_code == 409
                return answer.status_code, body["position"]["ply"] if stale else body["ply"]

            answers = in_parallel(attempt, tries)
            assert sorted(status for status, _ in answers) == [200, *[409] * 19]
            assert {ply for _, ply in answers} == {ply + 1}
            assert len(stored(one, table)) == turn + 1


def test_twenty_guests_at_twenty_tables_do_not_wait_in_vain(either_inn: OpenInn):
    guests = [either_inn.guest() for _ in range(20)]

    def play(guest: Guest) -> int:
        table = guest.open("me", {"kind": "me", "name": "Sam"})
        for _ in range(5):
            position = guest.position(table)
            ask = position["asks"][0]
            code = ask["options"][0]["code"]
            assert guest.choose(table, ask["seat"], code, position["ply"]).status_code == 200
        return len(stored(either_inn, table))

    assert in_parallel(play, guests) == [5] * 20


def test_what_was_played_here_verifies(either_inn: OpenInn, dare: str, bilbo: Guest):
    bilbo.play(dare, "0 toss", "0 heads")
    assert verify(either_inn.live(dare).record()) == []


def test_seats_that_other_processes_filled_can_be_played_here_at_once(
    tmp_path: Path, pockets: PocketsGame, database_url: str
):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        bilbo, gollum = one.guest("Bilbo"), other.guest("Gollum")
        table = bilbo.open("me", "open", game="pockets")
        gollum.sit(table, 1)
        assert bilbo.choose(table, 0, "hide agate", ply=0).status_code == 200
        cookie = f"mathom={gollum.web.cookies['mathom']}"
        here = one.guest("Gollum", Cookie=cookie)
        assert here.choose(table, 1, "hide onyx", ply=0).status_code == 200

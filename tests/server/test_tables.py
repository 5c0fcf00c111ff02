"""Opening, finding, joining and leaving tables; names; and who may do what."""

import itertools
import re
import stat
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from mathom.core.chance import commitment
from mathom.server import wall_clock
from mathom.server.identity import GUEST_LETTERS, Who, read_seat, seat_token
from mathom.server.keys import Keys, load_key
from tests.server.guest import Guest, finish
from tests.server.open_inn import OpenInn
from tests.server.parallel import in_parallel
from tests.server.wall_clock import DAY, hang_up_a_clock, stop_the_limits

CONTROL = "\x00\x1b[31m\u202e\u200b\r\n\t\x7f"


@pytest.fixture
def frodo(either_inn: OpenInn) -> Guest:
    return either_inn.guest("Frodo")


@pytest.fixture
def sam(either_inn: OpenInn) -> Guest:
    return either_inn.guest("Sam")


def reason(answer: httpx.Response, status: int) -> str:
    """Why something was refused, in a proper answer of that status."""
    assert answer.status_code == status, answer.text
    trouble = answer.json()
    assert trouble["text"]
    return str(trouble["reason"]["id"])


def seat_kinds(info: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


# Opening


def test_a_table_with_an_open_seat_gathers_until_it_is_full(frodo: Guest, sam: Guest):
    opened = frodo.ask_to_open("me", "open", "open")
    assert opened.status_code == 201
    table = opened.json()
    assert (table["state"], table["owner"], table["you"]) == ("gathering", True, [0])
    assert seat_kinds(table) == ["person", "open", "open"]
    assert reason(frodo.get(f"/tables/{table['id']}/position"), 422) == "refused-not-begun"
    assert reason(frodo.choose(table["id"], 0, "roll", ply=0), 422) == "refused-not-begun"
    sam.sit(table["id"], 2)
    assert frodo.info(table["id"])["state"] == "gathering"
    sam.sit(table["id"], 1)
    begun = sam.info(table["id"])
    assert (begun["state"], begun["you"], begun["owner"]) == ("playing", [1, 2], False)
    assert len(begun["asked"]) == 1
    assert [seat["name"] for seat in begun["seats"]] == ["Frodo", "Sam", "Sam"]


def test_a_table_without_an_open_seat_begins_at_once(frodo: Guest):
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    info = frodo.info(table)
    assert (info["state"], info["you"]) == ("playing", [0, 1])
    assert [seat["name"] for seat in info["seats"]] == ["Frodo", "Sam"]


def test_one_guest_plays_both_seats_at_one_screen(frodo: Guest):
    table = frodo.open("me", {"kind": "me", "name": "Sam"}, options={"start": 1})
    seen = set()
    for _ in range(12):
        position = frodo.position(table)
        seat = position["asks"][0]["seat"]
        assert position["viewer"] == seat
        seen.add(seat)
        frodo.choose(table, seat, position["asks"][0]["options"][0]["code"], position["ply"])
    assert seen == {0, 1}


def test_the_seed_is_promised_at_the_start_and_kept_secret(frodo: Guest, either_inn: OpenInn):
    table = frodo.open("me", "open")
    info = frodo.info(table)
    assert info["seed"] is None
    assert info["commitment"] == commitment(either_inn.live(table).row.seed)


def test_no_two_tables_have_the_same_seed_or_id(frodo: Guest, either_inn: OpenInn):
    tables = [frodo.open("me", "open") for _ in range(10)]
    assert len(set(tables)) == 10
    assert len({either_inn.live(table).row.seed for table in tables}) == 10
    assert all(re.fullmatch("[2-9a-z]{10}", table) for table in tables)


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"seats": [{"kind": "me"}]}, "refused-seats"),
        ({"seats": [{"kind": "me"}] * 5}, "refused-seats"),
        ({"game": "chess"}, "refused-game"),
        ({"options": {"dragons": 3}}, "refused-setting"),
        ({"options": {"variant": "epic"}}, "refused-setting-value"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "sauron"}]}, "refused-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "refused-bot"),
        ({"clock": {"kind": "live"}}, "refused-clock"),
        ({"clock": {"kind": "live", "bank": 10, "cap": 5}}, "refused-clock"),
        ({"branch": {"table": "nowhere", "ply": 0}}, "refused-no-table"),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_the_reason(
    frodo: Guest, wanted: dict[str, Any], why: str
):
    before = len(frodo.mine())
    body = {"game": "journey", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Frodo"}
    answer = frodo.post("/tables", **(body | wanted))
    assert answer.json()["reason"]["id"] == why
    assert answer.status_code in (404, 422)
    assert len(frodo.mine()) == before


def test_who_opens_a_table_needs_a_name_unless_they_gave_one_before(either_inn: OpenInn):
    guest = either_inn.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    unnamed = guest.post("/tables", game="journey", seats=seats)
    assert reason(unnamed, 422) == "refused-no-name"
    assert guest.put("/me", name="Pippin").json() == {"name": "Pippin"}
    named = guest.post("/tables", game="journey", seats=seats)
    assert named.json()["seats"][0]["name"] == "Pippin"
    assert guest.get("/me").json() == {"name": "Pippin"}


# Taking and leaving seats


def test_a_seat_that_is_taken_can_not_be_taken(frodo: Guest, sam: Guest, either_inn: OpenInn):
    table = frodo.open("me", "open", "open")
    sam.sit(table, 1)
    pippin = either_inn.guest("Pippin")
    for seat in (0, 1):
        answer = pippin.post(f"/tables/{table}/seats/{seat}", name="Pippin")
        assert reason(answer, 422) == "refused-seat-taken"
    assert reason(pippin.post(f"/tables/{table}/seats/3", name="Pippin"), 404)
    assert pippin.info(table)["you"] == []


def test_who_takes_their_own_seat_again_gets_the_same_token(frodo: Guest, sam: Guest):
    table = frodo.open("me", "open", "open")
    assert sam.sit(table, 1) == sam.sit(table, 1)


def test_a_seat_can_be_left_before_the_start_and_not_after(frodo: Guest, sam: Guest):
    table = frodo.open("me", "open", "open")
    sam.sit(table, 1)
    left = sam.delete(f"/tables/{table}/seats/1").json()
    assert (seat_kinds(left), left["you"]) == (["person", "open", "open"], [])
    sam.sit(table, 1)
    sam.sit(table, 2)
    assert reason(sam.delete(f"/tables/{table}/seats/1"), 422) == "refused-leave-running"


def test_nobody_can_make_another_leave(frodo: Guest, sam: Guest):
    table = frodo.open("me", "open", "open")
    sam.sit(table, 1)
    assert reason(frodo.delete(f"/tables/{table}/seats/1"), 403) == "refused-not-your-seat"
    assert reason(sam.delete(f"/tables/{table}/seats/0"), 403) == "refused-not-your-seat"


def test_the_owner_puts_bots_into_open_seats_and_takes_them_out(frodo: Guest):
    table = frodo.open("me", "open", "open")
    at = f"/tables/{table}/seats"
    info = frodo.put(f"{at}/1", kind="bot", bot="greedy").json()
    assert (info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("bot", "greedy")
    assert seat_kinds(frodo.put(f"{at}/1", kind="open").json()) == ["person", "open", "open"]
    assert reason(frodo.put(f"{at}/1", kind="bot", bot="sauron"), 422) == "refused-bot"
    assert reason(frodo.put(f"{at}/0", kind="open"), 422) == "refused-seat-taken"
    frodo.put(f"{at}/1", kind="bot", bot="random")
    begun = frodo.put(f"{at}/2", kind="bot", bot="random").json()
    assert begun["state"] == "playing"
    assert reason(frodo.put(f"{at}/1", kind="open"), 422) == "refused-seat-taken"


def test_nobody_but_the_owner_changes_seats(frodo: Guest, sam: Guest):
    table = frodo.open("me", "open", "open")
    sam.sit(table, 1)
    answer = sam.put(f"/tables/{table}/seats/2", kind="bot", bot="random")
    assert reason(answer, 403) == "refused-not-owner"
    assert seat_kinds(frodo.info(table)) == ["person", "person", "open"]


def test_everybody_hears_where_who_opened_the_table_sits(frodo: Guest, sam: Guest):
    table = frodo.open("open", "me", "open", "me")
    sam.sit(table, 0)
    assert (sam.info(table)["host"], frodo.info(table)["host"]) == (1, 1)
    frodo.delete(f"/tables/{table}")
    assert sam.info(table)["host"] == 0, "it is Sam's table now"
    assert frodo.info(frodo.open("open", "open"))["host"] is None


def test_of_many_who_want_the_last_seat_one_gets_it(frodo: Guest, either_inn: OpenInn):
    table = frodo.open("me", "open")
    guests = [either_inn.guest() for _ in range(6)]

    def want(guest: Guest) -> int:
        return guest.post(f"/tables/{table}/seats/1", name=guest.name).status_code

    assert sorted(in_parallel(want, guests)) == [200, *[422] * 5]
    holders = [guest for guest in guests if guest.info(table)["you"] == [1]]
    assert len(holders) == 1
    assert frodo.info(table)["seats"][1]["name"] == holders[0].name


# Finding


def test_only_a_listed_table_is_found_by_strangers(frodo: Guest, sam: Guest):
    listed = frodo.open("me", "open", listed=True)
    by_link = frodo.open("me", "open")
    found = [info["id"] for info in sam.listed()]
    assert listed in found
    assert by_link not in found
    assert sam.info(by_link)["state"] == "gathering"


def test_open_tables_come_newest_first_and_at_most_fifty(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
):
    times = itertools.count(1_900_000_000_000)
    monkeypatch.setattr(wall_clock, "now", lambda: next(times))
    with OpenInn(tmp_path, database_url=database_url) as inn:
        frodo = inn.guest("Frodo")
        tables = [frodo.open("me", "open", listed=True) for _ in range(52)]
        assert [info["id"] for info in inn.guest().listed()] == tables[:1:-1]


def test_a_table_where_nothing_happens_for_a_week_is_not_shown_to_strangers(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
):
    wall = hang_up_a_clock(monkeypatch)
    with OpenInn(tmp_path, database_url=database_url) as inn:
        frodo, stranger = inn.guest("Frodo"), inn.guest()
        tables = [frodo.open("me", "open", listed=True) for _ in range(2)]
        wall.wait(6 * DAY)
        assert frodo.say(tables[0], 0, "Still here").status_code == 201
        assert len(stranger.listed()) == 2
        wall.wait(2 * DAY)
        assert [info["id"] for info in stranger.listed()] == tables[:1]
        assert len(frodo.mine()) == 2


def test_a_finished_table_is_not_among_the_open_ones_but_among_mine(frodo: Guest, sam: Guest):
    table = frodo.open("me", {"kind": "me", "name": "Sam"}, listed=True)
    assert table in [info["id"] for info in sam.listed()]
    finish(table, {0: frodo, 1: frodo}, Random(3))
    assert table not in [info["id"] for info in sam.listed()]
    assert table in [info["id"] for info in frodo.mine()]


def test_my_tables_begin_with_those_that_wait_for_me(
    either_inn: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    times = itertools.count(1_950_000_000_000, 1000)
    monkeypatch.setattr(wall_clock, "now", lambda: next(times))
    me, other = either_inn.guest("Merry"), either_inn.guest("Pippin")

    def running(start: int) -> str:
        table = me.open("me", "open", options={"start": start})
        other.sit(table, 1)
        return table

    over = me.open("me", {"kind": "me", "name": "Sam"})
    finish(over, {0: me, 1: me}, Random(4))
    waits_for_me, waits_for_them = running(1), running(2)
    waits_for_me_too = running(1)
    gathering = me.open("me", "open")
    order = [waits_for_me_too, waits_for_me, waits_for_them, gathering, over]
    assert [info["id"] for info in me.mine()] == order
    hers = [info["id"] for info in other.mine()]
    assert hers == [waits_for_them, waits_for_me_too, waits_for_me]


def test_a_list_shows_what_the_table_itself_shows(frodo: Guest, sam: Guest):
    table = frodo.open("me", "open", listed=True, options={"start": 1})
    for guest in (frodo, sam):
        assert guest.info(table) == next(i for i in guest.listed() if i["id"] == table)
    sam.sit(table, 1)
    frodo.play(table, f"0 {frodo.codes(table, 0)[0]}")
    for guest in (frodo, sam):
        info = guest.info(table)
        assert info == next(i for i in guest.listed() if i["id"] == table)
        assert info == next(i for i in guest.mine() if i["id"] == table)


def test_a_newcomer_has_no_tables(either_inn: OpenInn):
    assert either_inn.guest().mine() == []


# Names and chat


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Bilbo \t Baggins  ", "Bilbo Baggins"),
        (f"Bil{CONTROL}bo", "Bil [31m bo"),
        ("<b>Bilbo</b>&amp;", "<b>Bilbo</b>&amp;"),
        ("Éowyn 🐎 Łucja", "Éowyn 🐎 Łucja"),
        ("'; DROP TABLE tables", "'; DROP TABLE tables"),
    ],
)
def test_names_are_text_on_one_line(either_inn: OpenInn, given: str, kept: str):
    guest = either_inn.guest(given)
    assert guest.put("/me", name=given).json() == {"name": kept}
    assert guest.get("/me").json() == {"name": kept}
    table = guest.open({"kind": "me"}, {"kind": "me", "name": given}, "open")
    guest.sit(table, 2)
    assert [seat["name"] for seat in guest.info(table)["seats"]] == [kept] * 3
    assert guest.get("/me").json() == {"name": kept}


@pytest.mark.parametrize("empty", ["", " ", "\x00", "\u200b\n"])
def test_a_name_without_anything_to_see_is_refused(either_inn: OpenInn, empty: str):
    guest = either_inn.guest("Bilbo")
    table = guest.open("me", "open")
    for answer in (
        guest.put("/me", name=empty),
        guest.post(f"/tables/{table}/seats/1", name=empty),
        either_inn.guest(empty).ask_to_open("me", "open"),
        guest.ask_to_open("me", {"kind": "me", "name": empty}),
    ):
        assert answer.status_code == 422, answer.text
    assert guest.get("/me").json() == {"name": "Bilbo"}
    assert seat_kinds(guest.info(table)) == ["person", "open"]


def test_a_name_that_is_too_long_is_refused(either_inn: OpenInn):
    guest = either_inn.guest("B" * 25)
    assert reason(guest.put("/me", name="B" * 25), 422) == "refused-request"
    assert reason(guest.ask_to_open("me", "open"), 422) == "refused-request"
    assert guest.put("/me", name="ł" * 24).json() == {"name": "ł" * 24}


def test_what_is_said_is_text_on_one_line(frodo: Guest, sam: Guest):
    table = frodo.open("me", "open")
    sam.sit(table, 1)
    said = sam.say(table, 1, f"  <script>alert(1)</script>{CONTROL} Mr. Frodo! ")
    assert said.status_code == 201
    assert said.json()["text"] == "<script>alert(1)</script> [31m Mr. Frodo!"
    assert (said.json()["name"], said.json()["seat"]) == ("Sam", 1)
    assert reason(sam.say(table, 1, "\u200b \n"), 422) == "refused-empty-chat"
    assert reason(sam.say(table, 1, "x" * 401), 422) == "refused-request"
    assert reason(sam.say(table, 0, "I am Frodo"), 403) == "refused-not-your-seat"
    assert sam.say(table, 1, "x" * 400).json()["number"] == 1


def test_many_speak_at_once_and_nobody_is_lost(either_inn: OpenInn, frodo: Guest):
    table = frodo.open("me", "open", "open", "open")
    in_parallel(lambda number: frodo.say(table, 0, f"line {number}"), list(range(8)))
    line = frodo.stream(table)
    heard = [line.until("chat") for _ in range(8)]
    assert [said["number"] for said in heard] == list(range(8))
    assert {said["text"] for said in heard} == {f"line {number}" for number in range(8)}


# Codes for another device


def test_a_code_lets_another_device_play_the_seat(frodo: Guest, either_inn: OpenInn):
    table = frodo.open("me", "open")
    made = frodo.post(f"/tables/{table}/seats/0/code")
    assert made.status_code == 201
    phone = either_inn.guest()
    typed = made.json()["code"].upper()
    taken = phone.post("/claims", code=f" {typed[:3]}-{typed[3:]} ")
    assert (taken.status_code, taken.json()["seat"], taken.json()["table"]["you"]) == (200, 0, [0])
    assert phone.info(table)["you"] == [0]
    assert frodo.info(table)["you"] == [0]
    assert phone.say(table, 0, "From my phone").json()["name"] == "Frodo"


def test_a_code_works_once(frodo: Guest, either_inn: OpenInn):
    table = frodo.open("me", "open")
    code = frodo.post(f"/tables/{table}/seats/0/code").json()["code"]
    thieves = [either_inn.guest() for _ in range(5)]
    answers = in_parallel(lambda thief: thief.post("/claims", code=code).status_code, thieves)
    assert sorted(answers) == [200, *[404] * 4]
    assert reason(either_inn.guest().post("/claims", code=code), 404) == "refused-claim"


def test_a_code_expires(frodo: Guest, either_inn: OpenInn, monkeypatch: pytest.MonkeyPatch):
    table = frodo.open("me", "open")
    made = frodo.post(f"/tables/{table}/seats/0/code").json()
    monkeypatch.setattr(wall_clock, "now", lambda: made["expires"] + 1)
    late = either_inn.guest().post("/claims", code=made["code"])
    assert reason(late, 404) == "refused-claim"


def test_a_code_lasts_ten_minutes(frodo: Guest, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(wall_clock, "now", lambda: 1_900_000_000_000)
    table = frodo.open("me", "open")
    made = frodo.post(f"/tables/{table}/seats/0/code").json()
    assert made["expires"] == 1_900_000_000_000 + 10 * 60 * 1000


def test_a_wrong_code_is_refused(either_inn: OpenInn):
    assert reason(either_inn.guest().post("/claims", code="aaaaaa"), 404) == "refused-claim"
    assert reason(either_inn.guest().post("/claims", code="\x00" * 6), 404) == "refused-claim"


def test_only_who_holds_the_seat_gets_a_code_for_it(frodo: Guest, sam: Guest):
    table = frodo.open("me", "open")
    for seat, status in ((0, 403), (1, 403), (9, 404)):
        assert reason(sam.post(f"/tables/{table}/seats/{seat}/code"), status)


def test_the_database_does_not_give_a_code_away(frodo: Guest, either_inn: OpenInn):
    table = frodo.open("me", "open")
    code = frodo.post(f"/tables/{table}/seats/0/code").json()["code"]
    with either_inn.inside.engine.connect() as connection:
        kept = connection.execute(text("SELECT fingerprint FROM claims")).scalars().all()
    assert kept
    assert code not in "".join(kept)


def test_codes_can_not_be_guessed_by_trying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    stop_the_limits(monkeypatch)
    with OpenInn(tmp_path, rate=1000) as inn:
        guest = inn.guest()
        answers = [guest.post("/claims", code=f"aaaa{number:02}") for number in range(15)]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 5
        assert int(answers[-1].headers["retry-after"]) > 10


# Tokens


def test_a_seat_token_plays_its_seat_from_anywhere(frodo: Guest, sam: Guest, either_inn: OpenInn):
    table = frodo.open("me", "open", options={"start": 2})
    token = sam.sit(table, 1)
    script = either_inn.guest("", Authorization=f"Bearer {token}")
    position = script.position(table)
    assert position["viewer"] == 1
    code = position["asks"][0]["options"][0]["code"]
    assert script.choose(table, 1, code).status_code == 200
    assert "set-cookie" not in script.get("/me").headers


def test_a_seat_token_is_good_for_that_seat_only(frodo: Guest, either_inn: OpenInn):
    table = frodo.open("open", "me", "open", options={"start": 1})
    other = frodo.open("me", "open")
    frodo.sit(table, 2)
    token = frodo.sit(table, 0)
    script = either_inn.guest("", Authorization=f"Bearer {token}")
    at = f"/tables/{table}"
    for answer in (
        script.get(f"{at}/position", seat=1),
        script.choose(table, 1, "roll", ply=0),
        script.say(table, 1, "I am seat 1"),
        script.post(f"{at}/undo", seat=1, ply=0),
        script.get(f"{at}/why", seat=1, code="roll"),
        script.get(f"{at}/replay", viewer=1),
        script.put(f"{at}/webhook", url="https://example.com/"),
        script.put(f"/tables/{other}/seats/1", kind="bot", bot="random"),
        script.post(f"/tables/{other}/chat", seat=0, text="Hello"),
        script.delete(f"/tables/{other}/seats/0"),
    ):
        assert reason(answer, 403) in ("refused-not-your-seat", "refused-not-owner")
    assert script.position(table)["viewer"] == 0
    assert script.get(f"{at}/replay").json()["viewer"] == 0
    # Not even for its own seat: whoever has the token for a while would keep the seat for good.
    for seat in (0, 1):
        assert reason(script.post(f"{at}/seats/{seat}/code"), 403) == "refused-seat-token"


def test_a_seat_token_tells_nothing_of_its_guests_other_seats(pockets: Any, inn: OpenInn):
    """Whoever plays one hand for a guest must not learn whether the other has been played."""
    both = inn.guest("Frodo")
    table = both.open("me", "open", game=pockets.name)
    elsewhere = both.open("me", "open")
    script = inn.guest("", Authorization=f"Bearer {both.sit(table, 1)}")
    info = script.info(table)
    assert (both.info(table)["you"], both.info(table)["asked"]) == ([0, 1], [0, 1])
    assert (info["you"], info["asked"], info["owner"]) == ([1], [1], False)
    assert [listed["id"] for listed in script.mine()] == [table]
    assert elsewhere in [listed["id"] for listed in both.mine()]
    heard = script.stream(table).until("table")["table"]
    assert (heard["you"], heard["asked"], heard["owner"]) == ([1], [1], False)


def test_a_seat_token_opens_and_takes_nothing(frodo: Guest, either_inn: OpenInn):
    table = frodo.open("me", "open")
    other = frodo.open("me", "open")
    script = either_inn.guest("", Authorization=f"Bearer {frodo.sit(table, 1)}")
    for answer in (
        script.put("/me", name="Gollum"),
        script.post("/tables", game="journey", seats=[{"kind": "me"}, {"kind": "open"}]),
        script.post(f"/tables/{other}/seats/1", name="Gollum"),
        script.post("/claims", code="aaaaaa"),
        script.post("/records"),
        script.post(f"/tables/{table}/rematch"),
    ):
        assert reason(answer, 403) == "refused-seat-token"
    assert frodo.get("/me").json()["name"] == "Frodo"
    assert seat_kinds(frodo.info(other)) == ["person", "open"]


@pytest.mark.parametrize("garble", ["", "x", "seat", "seat...", "guest.a.b", "ł", "a" * 5000])
def test_a_garbled_token_is_nobody(frodo: Guest, either_inn: OpenInn, garble: str):
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    for name, value in (("Authorization", f"Bearer{garble and ' '}{garble}"), ("Cookie", garble)):
        cookie = "mathom=" if name == "Cookie" else ""
        header = (name.encode(), f"{cookie}{value}".encode())
        answer = httpx.get(f"{either_inn.url}/api/tables/{table}", headers=[header])
        assert answer.status_code == 200
        assert (answer.json()["you"], answer.json()["owner"]) == ([], False)


def test_a_forged_token_is_nobody(frodo: Guest, either_inn: OpenInn):
    table = frodo.open("me", "open")
    token = frodo.sit(table, 1)
    said, _, seal = token.rpartition(".")
    table_word, seat_word = said.split(".")[1:3]
    forged = [
        f"{said}.{seal[:-1]}{'0' if seal[-1] != '0' else '1'}",
        f"{said}.",
        said,
        f"{said.replace(f'.{seat_word}.', '.0.')}.{seal}",
        Keys(b"x" * 32).sign("seat", table_word, "0", said.split(".")[3]),
        str(frodo.web.cookies["mathom"]),
    ]
    for each in forged:
        script = either_inn.guest("", Authorization=f"Bearer {each}")
        assert script.info(table)["you"] == []
        assert script.get(f"/tables/{table}/position", seat=0).status_code == 403
    cookie = either_inn.guest("", Cookie=f"mathom={token}")
    assert cookie.info(table)["you"] == []


def test_only_what_we_have_signed_is_known_by_heart():
    keys = Keys(b"x" * 32)
    guest = "a" * 20
    token = keys.sign("guest", guest)
    long = keys.sign("guest", "a" * 32_000)
    said, _, seal = token.rpartition(".")
    for forged in ("", said, f"{said}b.{seal}", f"{said}.{'0' * 40}", f"{said}.\u0142", long):
        assert keys.read("guest", forged) is None
    assert keys.read("seat", token) is None
    assert keys.known.cache_info().currsize == 0
    assert keys.read("guest", token) == keys.read("guest", token) == (guest,)
    assert keys.known.cache_info().currsize == keys.known.cache_info().hits == 1


def test_our_longest_token_is_read():
    keys = Keys(b"x" * 32)
    who = Who("a" * GUEST_LETTERS, generation=2**63 - 1)
    found = read_seat(keys, seat_token(keys, who, "b" * 64, 15))
    assert found is not None
    assert (found.guest, found.generation, found.only) == (who.guest, 2**63 - 1, ("b" * 64, 15))


# Cookies and the key


def test_the_cookie_can_not_be_read_by_scripts_nor_sent_by_other_sites(either_inn: OpenInn):
    given = either_inn.guest().get("/me").headers["set-cookie"]
    parts = [part.strip() for part in given.split(";")]
    assert parts[0].startswith("mathom=guest.")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(parts)
    assert "Secure" not in parts
    assert any(part.startswith("Max-Age=") and int(part[8:]) > 10**7 for part in parts)


def test_the_cookie_is_secure_where_people_come_by_https(tmp_path: Path):
    with OpenInn(tmp_path, public_url="https://inn.example") as inn:
        assert "; Secure" in inn.guest().get("/me").headers["set-cookie"]


def test_who_has_a_cookie_gets_no_other(either_inn: OpenInn):
    guest = either_inn.guest()
    assert "set-cookie" in guest.get("/me").headers
    assert "set-cookie" not in guest.get("/me").headers
    assert "set-cookie" not in guest.ask_to_open("me", "open").headers


def test_just_looking_around_brings_no_cookie(either_inn: OpenInn, frodo: Guest):
    table = frodo.open("me", "open")
    for path in ("/games", "/tables", "/tables/mine", f"/tables/{table}", "/words/en/-"):
        assert "set-cookie" not in either_inn.guest().get(path).headers


def test_the_key_is_for_its_owner_only_and_lies_with_the_data(tmp_path: Path):
    data = tmp_path / "data"
    key = load_key(data)
    assert len(key) == 32
    assert stat.S_IMODE((data / "key").stat().st_mode) == 0o600
    assert load_key(data) == key


def test_a_key_that_others_could_read_is_closed(tmp_path: Path):
    key = load_key(tmp_path)
    (tmp_path / "key").chmod(0o644)
    assert load_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600


def test_a_damaged_key_is_not_used(tmp_path: Path):
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(OSError, match="not a key"):
        load_key(tmp_path)


def test_servers_that_start_together_agree_on_one_key(tmp_path: Path):
    for number in range(20):
        folder = tmp_path / str(number)
        assert len(set(in_parallel(load_key, [folder] * 4))) == 1

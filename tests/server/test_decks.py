"""Decks over the wire: those that come with a game, those that are read, those that are kept."""

from pathlib import Path
from typing import Any

import pytest

from mathom.core import registry
from mathom.core.voice import LANGUAGES
from mathom.server.words import words
from tests.server.open_inn import OpenInn
from tests.server.wall_clock import stop_the_limits

GAME = "fellowship"
CODE = "290.2-320.327-151x4"
UNFINISHED = "0.0--151x4"


def read(inn: OpenInn, lang: str = "en", game: str = GAME, **given: Any) -> Any:
    return inn.guest(Accept_Language=lang).post(f"/games/{game}/decks/read", **given)


def test_a_game_tells_which_decks_come_with_it(inn: OpenInn):
    decks = registry.game(GAME).decks()
    assert decks is not None
    shown = inn.guest().get(f"/games/{GAME}/decks").json()
    assert shown["parts"] == list(decks.parts)
    assert shown["rules"] == list(decks.rules)
    assert [deck["id"] for deck in shown["known"]] == [deck.name for deck in decks.known()]
    for deck in shown["known"]:
        for lang in LANGUAGES:
            text = words(lang, GAME)
            assert deck["name"][lang] == text.name(f"deck-{deck['id']}")
            assert deck["about"][lang] == text(f"deck-{deck['id']}-about")
        assert sum(entry["copies"] for entry in deck["entries"]) >= 71


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_has_a_name_on_the_wire_can_be_said(lang: str):
    text = words(lang, GAME)
    decks = registry.game(GAME).decks()
    assert decks is not None
    assert all(text.has(f"-{part}") for part in decks.parts)
    assert all(text.has(f"deck-rules-{rules}") for rules in decks.rules)


def test_the_shelf_tells_to_which_games_one_brings_decks(inn: OpenInn):
    shelf = inn.guest().get("/games").json()
    assert [game["name"] for game in shelf if game["decks"]] == [GAME]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_the_same_in_every_form(inn: OpenInn, lang: str):
    first = read(inn, lang, code=CODE, name="Uruks").json()
    assert first["code"] == CODE
    assert first["name"] == "Uruks"
    by_text = read(inn, lang, text=first["text"]).json()
    by_entries = read(inn, lang, entries=first["entries"], name="Uruks").json()
    assert first == by_text == by_entries
    assert words(lang, GAME).name("uruk-savage") in first["text"]


def test_a_text_in_one_language_is_read_in_the_other(inn: OpenInn):
    polish = read(inn, "pl", code="aragorn-starter").json()
    english = read(inn, "en", text=polish["text"]).json()
    assert english["entries"] == polish["entries"]
    assert english["unread"] == []
    assert english["text"] != polish["text"]
    assert english["faults"] == polish["faults"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_deck_is_told_with_its_rules(inn: OpenInn, lang: str):
    found = read(inn, lang, code=UNFINISHED).json()
    assert found["rules"] == "full"
    first = found["faults"][0]
    assert first["reason"] == {"id": "reason-deck-no-ring-bearer", "rules": ["T-5.1", "T-8.4"]}
    assert first["text"] == words(lang, GAME)("reason-deck-no-ring-bearer")
    ids = {fault["reason"]["id"] for fault in found["faults"]}
    assert "reason-deck-small" in ids
    starter = read(inn, lang, code=UNFINISHED, rules="starter").json()
    assert "reason-deck-small" not in {fault["reason"]["id"] for fault in starter["faults"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_that_are_not_understood_come_back_with_what_may_be_meant(inn: OpenInn, lang: str):
    found = read(inn, lang, text="1 Frodo, Son of Drogo\n4 Uruk Savag\nAragorn").json()
    savage, aragorn = found["unread"]
    assert (savage["number"], savage["line"]) == (2, "4 Uruk Savag")
    assert savage["near"][0] == "uruk-savage"
    assert savage["text"] == words(lang, GAME)("reason-no-card", word="Uruk Savag")
    assert aragorn["near"] == ["aragorn-king-in-exile", "aragorn-ranger-of-the-north"]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({}, "refused-deck-source"),
        ({"text": "", "code": CODE}, "refused-deck-source"),
        ({"code": "mordor"}, "refused-deck-code"),
        ({"code": ""}, "refused-deck-code"),
        ({"code": "1" * 7000}, "refused-deck-code"),
        ({"code": CODE, "rules": "chess"}, "refused-deck-rules"),
        ({"code": CODE, "name": "x" * 61}, "refused-deck-name"),
        ({"text": "x" * 20_001}, "refused-deck-text"),
        ({"entries": [{"part": "part-draw-deck", "card": "smaug"}]}, "reason-no-card"),
        ({"entries": [{"part": "part-hoard", "card": "sting"}]}, "reason-no-deck-part"),
        ({"entries": [{"part": "part-ring", "card": "sting"}] * 2}, "reason-deck-part-of-one"),
        (
            {"entries": [{"part": "part-draw-deck", "card": "sting", "copies": 100}]},
            "refused-request",
        ),
        ({"entries": [{"part": "part-draw-deck", "card": "sting"}] * 801}, "refused-request"),
        ({"code": 5}, "refused-request"),
        ({"list": ""}, "refused-request"),
    ],
    ids=lambda given: given if isinstance(given, str) else " ".join(given),
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_deck_is_refused_in_the_readers_language(
    inn: OpenInn, given: dict[str, Any], reason: str, lang: str
):
    answer = read(inn, lang, **given)
    assert answer.status_code == 422
    trouble = answer.json()
    assert trouble["reason"]["id"] == reason
    text = words(lang, GAME)
    assert trouble["text"] == text(reason, **trouble["reason"].get("args", {}))


def test_games_without_decks_say_so(inn: OpenInn):
    guest = inn.guest()
    for answer in (
        guest.get("/games/journey/decks"),
        guest.get("/decks", game="journey"),
        read(inn, game="journey", code=CODE),
        guest.put("/decks/anything-1", game="journey", name="x", code=CODE),
    ):
        assert answer.status_code == 404
        assert answer.json()["reason"]["id"] == "refused-no-decks"
    assert guest.get("/games/chess/decks").status_code == 422


# Keeping them


def test_a_deck_is_kept_changed_and_dropped(either_inn: OpenInn):
    guest = either_inn.guest()
    kept = guest.put("/decks/uruks-01", game=GAME, name="  My\nUruks ", code=UNFINISHED)
    assert kept.status_code == 200
    assert kept.json()["name"] == "My Uruks"
    assert guest.get("/decks", game=GAME).json() == {"decks": [kept.json()]}
    changed = guest.put("/decks/uruks-01", game=GAME, name="Uruks", code=CODE).json()
    assert guest.get("/decks").json() == {"decks": [changed]}
    assert changed["changed"] >= kept.json()["changed"]
    assert guest.delete("/decks/uruks-01").status_code == 204
    assert guest.get("/decks").json() == {"decks": []}
    gone = guest.delete("/decks/uruks-01")
    assert (gone.status_code, gone.json()["reason"]["id"]) == (404, "refused-deck-gone")


def test_the_latest_comes_first(either_inn: OpenInn):
    guest = either_inn.guest()
    for id in ("one-deck", "two-decks", "one-deck"):
        guest.put(f"/decks/{id}", game=GAME, name=id, code=CODE)
    shown = guest.get("/decks").json()["decks"]
    assert sorted(deck["id"] for deck in shown) == ["one-deck", "two-decks"]
    assert [deck["changed"] for deck in shown] == sorted(
        (deck["changed"] for deck in shown), reverse=True
    )


def test_everybody_keeps_their_own(either_inn: OpenInn):
    frodo, sam = either_inn.guest(), either_inn.guest()
    frodo.put("/decks/the-deck", game=GAME, name="Frodo's", code=CODE)
    assert sam.get("/decks").json() == {"decks": []}
    assert sam.delete("/decks/the-deck").status_code == 404
    sam.put("/decks/the-deck", game=GAME, name="Sam's", code=UNFINISHED)
    assert [deck["name"] for deck in frodo.get("/decks").json()["decks"]] == ["Frodo's"]


def test_the_token_of_a_seat_keeps_no_decks(inn: OpenInn):
    guest = inn.guest("Frodo")
    table = guest.open("open", "open")
    token = guest.sit(table, 0)
    player = inn.guest(Authorization=f"Bearer {token}")
    for answer in (
        player.get("/decks"),
        player.put("/decks/the-deck", game=GAME, name="x", code=CODE),
        player.delete("/decks/the-deck"),
    ):
        assert answer.status_code == 403


def test_there_is_room_for_two_hundred(inn: OpenInn):
    guest = inn.guest()
    for number in range(200):
        put = guest.put(f"/decks/deck-{number:04}", game=GAME, name="x", code=UNFINISHED)
        assert put.status_code == 200
    full = guest.put("/decks/one-too-many", game=GAME, name="x", code=UNFINISHED)
    assert (full.status_code, full.json()["reason"]["id"]) == (422, "refused-deck-many")
    assert guest.put("/decks/deck-0007", game=GAME, name="y", code=CODE).status_code == 200
    guest.delete("/decks/deck-0007")
    assert guest.put("/decks/one-too-many", game=GAME, name="x", code=CODE).status_code == 200


@pytest.mark.parametrize(
    ("id", "given", "reason"),
    [
        ("short", {}, "refused-deck-id"),
        ("with space", {}, "refused-deck-id"),
        ("żółw-żółw", {}, "refused-deck-id"),
        ("the-deck", {"name": " \n\t"}, "refused-deck-unnamed"),
        ("the-deck", {"name": "x" * 61}, "refused-deck-name"),
        ("the-deck", {"code": "290.2"}, "refused-deck-code"),
        ("the-deck", {"code": "\0"}, "refused-deck-code"),
        ("the-deck", {"game": None}, "refused-request"),
    ],
)
def test_what_can_not_be_kept_is_refused(
    either_inn: OpenInn, id: str, given: dict[str, Any], reason: str
):
    guest = either_inn.guest()
    answer = guest.put(f"/decks/{id}", **{"game": GAME, "name": "x", "code": CODE} | given)
    assert answer.status_code == 422
    assert answer.json()["reason"]["id"] == reason
    assert guest.get("/decks").json() == {"decks": []}


def test_decks_are_read_at_a_measured_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    stop_the_limits(monkeypatch)
    with OpenInn(tmp_path, rate=1000) as inn:
        answers = [read(inn, code=CODE) for _ in range(100)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert answers[-1].json()["reason"]["id"] == "refused-too-fast"

"""`mathom bench`."""

import pytest

from mathom.cli import speed
from mathom.core import registry
from mathom.core.voice import LANGUAGES

ROW = {
    "game": "journey",
    "options": "variant=basic",
    "players": 4,
    "decisions_per_second": 123456.7,
    "games_per_second": 234.5,
    "fork_microseconds": 12.34,
    "view_microseconds": 5.67,
    "deal_microseconds": 8.91,
}


def test_what_is_measured():
    """The largest tables, and those of the card games with any number that stands for others."""
    rows = {game.name: speed.measured(game) for game in registry.games()}
    assert rows["journey"][:2] == [({"variant": "basic"}, 4), ({"variant": "advanced"}, 4)]
    assert ({"scenario": "trilogy"}, 4) in rows["warcards"]
    assert rows["warcards"][-1] == ({"scenario": "extended-trilogy"}, 6)
    full = [seats for variant, seats in rows["fellowship"] if variant == {"variant": "full"}]
    assert full[:3] == [2, 3, 4]


@pytest.mark.nightly
@pytest.mark.slow
def test_the_measurements_as_data(mathom, monkeypatch):
    """One row a game here; which there are is seen above."""
    rows = speed.measured
    monkeypatch.setattr(speed, "measured", lambda game: rows(game)[:1])
    ran = mathom("bench", "--seconds", "1", "--json")
    assert ran.code == 0
    assert ran.data.keys() == {"compiled", "rows"}
    assert isinstance(ran.data["compiled"], bool)
    for row in ran.data["rows"]:
        assert row.keys() == ROW.keys()
        assert row["decisions_per_second"] > 0
        assert row["games_per_second"] > 0
        assert row["fork_microseconds"] > 0
        assert row["view_microseconds"] > 0
        assert row["deal_microseconds"] > 0
    assert {row["game"] for row in ran.data["rows"]} == set(registry.names())


@pytest.mark.parametrize(
    ("lang", "figures"),
    [
        ("en", ["123,457", "234", "12.3", "5.7", "8.9"]),
        ("pl", ["123\u00a0457", "234", "12,3", "5,7", "8,9"]),
    ],
)
def test_the_measurements_as_sentences(mathom, monkeypatch, lang, figures):
    monkeypatch.setattr(speed, "measure", lambda game, seconds: [ROW])
    ran = mathom("bench", "--lang", lang)
    assert ran.code == 0
    assert ran.says("journey (variant=basic")
    for figure in figures:
        assert ran.says(figure)


def test_the_time_is_passed_on(mathom, monkeypatch):
    asked = []
    monkeypatch.setattr(speed, "measure", lambda game, seconds: asked.append(seconds) or [])
    for words in ([], ["--seconds", "5"], ["--seconds", "0"]):
        assert mathom("bench", *words).code == 0
    assert asked == [time for time in (speed.SECONDS, 5, 1) for _ in registry.names()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_build_is_named(mathom, monkeypatch, lang):
    monkeypatch.setattr(speed, "measure", lambda game, seconds: [])
    for compiled, name in ((True, "mypyc"), (False, "Python")):
        monkeypatch.setattr(speed, "compiled", lambda compiled=compiled: compiled)
        assert name in mathom("bench", "--lang", lang).out

"""`mathom simulate`."""

import json

import pytest

from mathom.bots import arena, bot_names
from mathom.cli import simulate
from mathom.core.voice import LANGUAGES
from mathom.games.journey import GAME
from tests.cli.shell import said


class Spy:
    """A bot that takes the first option and notes where it sat."""

    def __init__(self, name, seen):
        self.name = name
        self.seen = seen

    def choose(self, sight, chance):
        self.seen.append((self.name, sight.seat))
        return sight.ask.options[0]


class Exploding:
    """A bot that takes the first option, and fails at its tenth decision in all."""

    def __init__(self):
        self.fuse = 10

    def choose(self, sight, chance):
        self.fuse -= 1
        if self.fuse == 0:
            raise RuntimeError("the fireworks went off too early")
        return sight.ask.options[0]


def test_the_results_as_data_have_the_promised_shape(mathom):
    ran = mathom("simulate", "journey", "--games", "20", "--seed", "shire", "--json")
    assert ran.code == 0
    assert ran.err == ""
    data = ran.data
    assert data.keys() == {"games", "crashes", "decisions", "seconds", "results"}
    assert (data["games"], data["crashes"]) == (20, 0)
    assert data["decisions"] > 20
    assert data["seconds"] >= 0
    results = data["results"]
    assert results.keys() == {"seats", "bots", "nobody"}
    assert [row["seat"] for row in results["seats"]] == [1, 2]
    alone = sum(row["wins"] for row in results["seats"])
    shared = sum(row["shared"] for row in results["seats"])
    assert alone + results["nobody"] + shared / 2 == 20
    bot = results["bots"]["random"]
    assert bot.keys() == {"entries", "points", "rate", "interval", "seats"}
    assert bot["entries"] == 40
    assert [(row["seat"], row["entries"]) for row in bot["seats"]] == [(1, 20), (2, 20)]
    assert sum(row["points"] for row in bot["seats"]) == bot["points"]
    low, high = bot["interval"]
    assert 0 <= low <= bot["rate"] <= high <= 1


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_the_same_seed_gives_the_same_results(mathom, bots):
    def results(seed):
        words = ["--games", "6", "--bots", bots, "--seed", seed, "--json"]
        data = mathom("simulate", "journey", *words).data
        del data["seconds"]
        return data

    assert results("a") == results("a")
    assert results("a") != results("b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_results_as_sentences(mathom, lang):
    words = ["simulate", "journey", "--games", "12", "--seed", "x", "--players", "3"]
    data = mathom(*words, "--json").data
    ran = mathom(*words, "--lang", lang)
    assert ran.code == 0
    results = data["results"]
    for row in results["seats"]:
        assert ran.says(said(lang, "simulate-seat", **row))
    assert ran.says(said(lang, "simulate-nobody", games=results["nobody"]))
    assert ran.says("random")


def test_polish_numbers_have_commas_and_spaces(mathom):
    out = mathom("simulate", "journey", "--games", "30", "--lang", "pl").out
    assert "%" in out
    assert not any(left.isdigit() and right.isdigit() for left, right in around(out, "."))


def around(text, mark):
    """What stands to the left and to the right of each mark."""
    return [(text[i - 1], text[i + 1]) for i in range(1, len(text) - 1) if text[i] == mark]


@pytest.mark.parametrize(
    ("words", "seated"),
    [
        ([], ["random", "random"]),
        (["--players", "4"], ["random"] * 4),
        (["--bots", "greedy"], ["greedy", "greedy"]),
        (["--bots", "greedy", "--players", "3"], ["greedy"] * 3),
        (["--bots", "greedy, random,random"], ["greedy", "random", "random"]),
    ],
    ids=str,
)
def test_one_bot_sits_everywhere_or_each_at_its_seat(mathom, monkeypatch, words, seated):
    called = {}

    def play_games(game, bots, **given):
        called.update(given, bots=bots)
        return arena.Tally(0, [0] * len(bots), [0] * len(bots), {}, {})

    monkeypatch.setattr(simulate, "play_games", play_games)
    assert mathom("simulate", "journey", *words).code == 0
    assert called["bots"] == seated
    assert called["games"] == simulate.DEFAULT_GAMES
    assert called["rotate"] is False


def test_options_seed_and_rotation_are_passed_on(mathom, monkeypatch):
    called = {}

    def play_games(game, bots, **given):
        called.update(given)
        return arena.Tally(0, [0] * len(bots), [0] * len(bots), {}, {})

    monkeypatch.setattr(simulate, "play_games", play_games)
    flags = ["--option", "variant=advanced", "--option", "squares=5", "--option=last_one_wins=yes"]
    assert (
        mathom("simulate", "journey", *flags, "--rotate", "--seed", "s", "--games", "7").code == 0
    )
    options = called["options"]
    assert (options["variant"], options["squares"]) == ("advanced", 5)
    assert options["last_one_wins"] is True
    assert options["instant_win"] is False
    assert (called["rotate"], called["seed"], called["games"]) == (True, "s", 7)


def test_an_option_changes_the_games(mathom):
    words = ["simulate", "journey", "--games", "20", "--json"]
    plain = mathom(*words).data
    lone = mathom(*words, "--option", "last_one_wins=yes").data
    assert plain["results"]["nobody"] > 0
    assert lone["results"]["nobody"] < plain["results"]["nobody"]


@pytest.mark.parametrize("rotate", [False, True])
def test_with_rotation_everybody_moves_on_a_seat(mathom, monkeypatch, rotate):
    seen = []
    monkeypatch.setattr(arena, "make_bot", lambda game, name: Spy(name, seen))
    words = ["--games", "3", "--bots", "a,b,c", *(["--rotate"] if rotate else [])]
    ran = mathom("simulate", "journey", *words, "--json")
    assert ran.code == 0
    seats = {name: {seat for bot, seat in seen if bot == name} for name in "abc"}
    everywhere = {"a": {0, 1, 2}, "b": {0, 1, 2}, "c": {0, 1, 2}}
    assert seats == (everywhere if rotate else {"a": {0}, "b": {1}, "c": {2}})
    assert {bot["entries"] for bot in ran.data["results"]["bots"].values()} == {3}


def test_no_games_are_no_failure(mathom):
    ran = mathom("simulate", "journey", "--games", "0", "--json")
    assert ran.code == 0
    assert ran.data["games"] == ran.data["decisions"] == 0
    assert mathom("simulate", "journey", "--games", "0").code == 0


# --- Crashes


def test_a_crash_is_counted_and_the_answer_is_no(mathom, monkeypatch):
    monkeypatch.setattr(arena, "make_bot", lambda game, name: Exploding())
    ran = mathom("simulate", "journey", "--games", "5", "--seed", "boom", "--json")
    # All bots of one name are one bot, so it explodes once.
    assert ran.code == 1
    assert (ran.data["games"], ran.data["crashes"]) == (5, 1)
    assert ran.data["results"]["bots"]["random"]["entries"] == 8
    assert "boom:0" in ran.err
    assert "the fireworks went off too early" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_crash_is_told(mathom, monkeypatch, lang):
    monkeypatch.setattr(arena, "make_bot", lambda game, name: Exploding())
    ran = mathom("simulate", "journey", "--games", "2", "--lang", lang)
    assert ran.code == 1
    assert "fireworks" in ran.err
    assert "fireworks" not in ran.out


# --- Refusals


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_number_of_players_that_the_game_does_not_take(mathom, players, lang):
    ran = mathom("simulate", "journey", "--players", players, "--lang", lang)
    assert ran.complains(said(lang, "refused-seats", least=2, most=4, seats=players))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bots", ["deep-thought", "random,deep-thought"])
def test_a_bot_that_does_not_exist(mathom, bots, lang):
    ran = mathom("simulate", "journey", "--bots", bots, "--lang", lang)
    known = ", ".join(bot_names(GAME))
    assert ran.complains(said(lang, "refused-bot", name="deep-thought", known=known))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_as_many_bots_as_seats(mathom, lang):
    ran = mathom("simulate", "journey", "--bots", "random,random", "--players", "3", "--lang", lang)
    assert ran.complains(said(lang, "refused-bots", bots=2, players=3))


def test_an_empty_list_of_bots(mathom):
    assert mathom("simulate", "journey", "--bots", "random,").code == 2


def test_an_interruption_has_its_own_exit_code(mathom, monkeypatch):
    def play_games(*args, **given):
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_games", play_games)
    ran = mathom("simulate", "journey")
    assert ran.code == 130
    assert "Traceback" not in ran.err


# --- Processes and sides


def test_jobs_change_nothing_but_the_time(mathom):
    def results(*words):
        data = mathom("simulate", "journey", "--games", "6", "--bots", "search:2,random", *words)
        return data.code, {**json.loads(data.out), "seconds": 0}

    assert results("--json") == results("--jobs", "2", "--json")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_sat_in_several_seats_is_told_seat_by_seat(mathom, lang):
    words = ["simulate", "journey", "--games", "6", "--bots", "greedy,random", "--lang", lang]
    assert " 3" in said(lang, "simulate-side", seat=1, entries=3, rate="", low="", high="")
    sides = said(lang, "simulate-side", seat=1, entries=3, rate="?", low="?", high="?")
    opening = sides.partition("?")[0].strip()
    assert mathom(*words, "--rotate").out.count(opening) == 2
    assert opening not in mathom(*words).out

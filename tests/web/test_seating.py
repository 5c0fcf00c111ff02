"""Who can sit down, as the page reckons it before it asks the server."""

import asyncio
import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mathom.core import registry
from mathom.core.game import Value
from mathom.games.warcards.game import GAME
from mathom.games.warcards.scenarios import SCENARIOS
from mathom.games.warcards.scenarios.holders import WAYS
from mathom.server.api.games import games

WEB = Path(__file__).parents[2] / "web"
BUNDLER = WEB / "node_modules" / ".bin" / "rolldown"
SCRIPT = """
import {{ readFileSync }} from 'node:fs';
const it = await import(process.argv[1]);
const {{ game, asked }} = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(({what})(asked)));
"""
EXTENDED: dict[str, Value] = {"scenario": "extended-trilogy"}

pytestmark = pytest.mark.skipif(not BUNDLER.exists(), reason="the page's tools are not installed")


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("page") / "seating.mjs"
    source = WEB / "src" / "inn" / "seating.ts"
    command = [BUNDLER, source, "--format", "esm", "--file", found]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    return found


def told(name: str) -> Any:
    """A game as the page hears of it."""
    infos = asyncio.run(games.fn())
    return msgspec.to_builtins(next(info for info in infos if info.name == name))


def run(module: Path, what: str, asked: Any = None, name: str = GAME.name) -> Any:
    done = subprocess.run(
        ["node", "--input-type=module", "-e", SCRIPT.format(what=what), str(module)],
        input=json.dumps({"game": told(name), "asked": asked}),
        capture_output=True,
        check=True,
        text=True,
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", [game.name for game in registry.games()])
def test_as_many_as_the_server_would_seat(module: Path, name: str) -> None:
    game = registry.game(name)
    many = [*game.variants, *({**EXTENDED, "holders": way} for way in WAYS if name == GAME.name)]
    counts = run(module, "(all) => all.map((one) => it.seatCounts(game, one))", many, name)
    assert counts == [[n for n in game.seatings(options) if n > 1] for options in many]


def test_the_last_setting_that_tells_it_says_whom_each_plays(module: Path) -> None:
    ask = "(options) => it.roleTerms(game, options, 3)"
    usual = run(module, ask, EXTENDED)
    assert usual == ["player-frodo", "shadow", "player-gandalf-aragorn"]
    agreed = run(module, ask, {**EXTENDED, "holders": "fg-a-wsb"})
    assert agreed == ["player-frodo-gandalf", "shadow", "player-aragorn"]


@pytest.mark.parametrize("name", [game.name for game in registry.games()])
def test_the_server_knows_as_well_whom_each_plays(module: Path, name: str) -> None:
    game = registry.game(name)
    many = [*game.variants, *({**EXTENDED, "holders": way} for way in WAYS if name == GAME.name)]
    asked = [(options, seats) for options in many for seats in game.seatings(options)]
    found = run(module, "(all) => all.map(([one, n]) => it.roleTerms(game, one, n))", asked, name)
    assert found == [list(game.roles(options, seats)) for options, seats in asked]


def test_what_goes_only_with_another_option_goes_back_with_it(module: Path) -> None:
    chosen = {"scenario": "trilogy", "holders": "fg-a-wsb"}
    assert run(module, "(one) => it.settled(game, one).holders", chosen) == "usual"
    assert run(module, "(one) => it.roleTerms(game, one, 3)", chosen) == [
        "player-frodo",
        "shadow",
        "player-aragorn",
    ]
    ask = "(one) => game.settings.filter((each) => it.isOpen(each, one)).map(({ name }) => name)"
    assert "holders" not in run(module, ask, chosen)
    assert "holders" in run(module, ask, EXTENDED)


def test_another_number_of_people_is_still_on_offer_and_unsettles_who_has_what(
    module: Path,
) -> None:
    chosen = {**EXTENDED, "holders": "fg-a-wsb"}
    assert run(module, "(one) => it.possibleCounts(game, one)", chosen) == [2, 3, 4, 5, 6]
    assert run(module, "(one) => it.forCount(game, one, 3).holders", chosen) == "fg-a-wsb"
    assert run(module, "(one) => it.forCount(game, one, 4).holders", chosen) == "usual"


def test_the_ways_are_laid_out_by_the_number_of_people(module: Path) -> None:
    ask = "(name) => it.groupsOf(game.settings.find((one) => one.name === name))"
    groups = run(module, ask, "holders")
    assert [group["people"] for group in groups] == [0, 2, 3, 4, 5, 6]
    assert groups[0]["values"] == ["usual"]
    for group in groups[1:]:
        assert group["values"] == [way for way in WAYS if way.count("-") + 1 == group["people"]]
    names = [scenario.name for scenario in SCENARIOS]
    assert run(module, ask, "scenario") == [{"people": 0, "values": names}]


def test_a_box_that_adds_to_a_game_offers_only_what_it_adds(module: Path) -> None:
    ask = "(values) => it.narrowed(game.settings[0], values)"
    narrowed = run(module, ask, ["epic-duel", "war-in-the-north"])
    assert narrowed["values"] == ["war-in-the-north", "epic-duel"]
    assert narrowed["default"] == "war-in-the-north"
    assert narrowed["roles"][1] == [["player-gandalf", "player-witch-king"]]


def sides(module: Path, options: dict[str, Value], seats: int, name: str) -> list[tuple[str, int]]:
    asked = {"options": options, "seats": seats}
    found = run(module, "({ options, seats }) => it.sidesOf(game, options, seats)", asked, name)
    return [(side["key"], side["seat"]) for side in found]


def test_a_side_is_a_seat_that_plays_it_or_a_value_that_leaves_it_open(module: Path) -> None:
    assert sides(module, {}, 2, "confrontation") == [
        *(("fellowship", 0), ("sauron", 1), ("fellowship=random", 0)),
    ]
    for seats in (2, 6):
        assert sides(module, {}, seats, "fellowship") == [
            *(("deck-aragorn-starter", 0), ("deck-gandalf-starter", 1)),
            *(("decks=own", 0), ("decks=sealed", 0), ("decks=draft", 0)),
        ]


def test_each_seat_of_a_scenario_is_a_side(module: Path) -> None:
    assert sides(module, {}, 2, GAME.name) == [("free-peoples", 0), ("shadow", 1)]
    assert sides(module, EXTENDED, 3, GAME.name) == [
        *(("player-frodo", 0), ("shadow", 1), ("player-gandalf-aragorn", 2)),
    ]


def test_where_all_play_the_same_there_is_no_side_to_choose(module: Path) -> None:
    assert sides(module, {}, 4, "journey") == []

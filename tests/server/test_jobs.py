"""What a process for bots is sent: nothing that the bot's seat may not know."""

import copy
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mathom.core import registry
from mathom.core.ask import Ask
from mathom.core.chance import Chance
from mathom.core.match import Match
from mathom.core.parcel import unpack
from mathom.core.testing import Case, cases
from mathom.core.testing.case import random_match
from mathom.server.bots import workers
from mathom.server.bots.worker import Job, Thought, job_at, think
from tests.core import sleeves, vigil
from tests.core.table import registered
from tests.core.toy import GAME as POCKETS
from tests.server.open_inn import OpenInn
from tests.services.service import waited

GAMES = [registry.game(name) for name in registry.names()]
CASES = [case for game in GAMES for case in cases(game, games=1)]
EVERY = 7
"""Of the positions of a game one in so many is looked at."""
MOST = 40


def turns(case: Case) -> Iterator[tuple[Match[Any], Ask]]:
    """Somebody is asked, in positions from a whole game."""
    seen = 0
    for number, match in enumerate(random_match(case, f"jobs {case}")):
        if number % EVERY == 0 and seen < MOST:
            seen += 1
            yield from ((match, ask) for ask in match.asks)


def sent(match: Match[Any], seat: int) -> bytes:
    return workers.framed(job_at("bag-end", match, seat, "random"))


@pytest.mark.parametrize(
    "case",
    [*CASES, *cases(POCKETS), *cases(sleeves.GAME), *cases(vigil.GAME)],
    ids=str,
)
def test_tables_that_look_alike_to_a_seat_send_it_the_same_bytes(case: Case):
    for match, ask in turns(case):
        other = copy.copy(match)
        other.position = match.position.redeal(ask.seat, Chance(f"other {len(match.lines)}"))
        assert sent(match, ask.seat) == sent(other, ask.seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_neither_the_seed_nor_the_real_table_is_sent_but_a_question_that_fits(case: Case):
    hides = differs = False
    for match, ask in turns(case):
        job = job_at("bag-end", match, ask.seat, "random")
        assert match.seed.encode() not in msgspec.msgpack.encode(job)
        position = unpack(job.position, case.game)
        same = position.ask(ask.seat)
        assert same is not None
        assert [option.code for option in same.options] == [option.code for option in ask.options]
        assert case.game.view(position.state, ask.seat) == match.view(ask.seat)
        hides |= bool(case.game.hidden(match.state, ask.seat))
        position.base.chance = match.position.base.chance
        differs |= position.base != match.position.base
    assert differs or not hides


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whatever_is_chosen_there_can_be_chosen_at_the_real_table(case: Case):
    for match, ask in turns(case):
        answer = think(job_at("bag-end", match, ask.seat, "random"))
        assert isinstance(answer, Thought)
        assert ask.option(answer.code) is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_hidden_goes_through_the_pipe(
    tmp_path: Path, game: Any, monkeypatch: pytest.MonkeyPatch
):
    through: list[bytes] = []
    framed = workers.framed

    def tapped(message: msgspec.Struct) -> bytes:
        through.append(framed(message))
        return through[-1]

    monkeypatch.setattr(workers, "framed", tapped)
    with OpenInn(tmp_path, thinkers=1) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open(*["bot:random"] * game.seats[0], game=game.name)
        with closing(frodo.stream(table)) as line:
            line.next_position()
            # Among such players some games are over soon.
            assert waited(lambda: inn.live(table).lines > 12 or inn.live(table).row.state == "over")
        row = inn.live(table).row
    assert len(through) > 3
    for said in through:
        assert row.seed.encode() not in said
        job = msgspec.msgpack.decode(said[4:], type=Job)
        assert job.table == row.id


class Unfair(type(POCKETS)):  # type: ignore[misc]  # whichever class it is
    """No deal of it ever fits: its tables can't be sent to anybody."""

    def redeal(self, state: Any, viewer: int, chance: Chance) -> Any:
        raise RuntimeError("no deal fits")


def test_a_table_for_which_no_deal_can_be_found_goes_on_by_luck(tmp_path: Path):
    with registered(Unfair()), OpenInn(tmp_path, thinkers=1) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("bot:random", "bot:random", game=POCKETS.name)
        with closing(frodo.stream(table)) as line:
            assert line.at_ply(4)["ply"] >= 4


def test_a_choice_that_is_not_on_offer_at_the_real_table_is_not_made(tmp_path: Path):
    class Stubborn:
        async def think(self, job: Job, household: str, guest: str) -> str:
            return "hide the ring"

    with registered(POCKETS), OpenInn(tmp_path) as inn:
        inn.inside.bots._workers = Stubborn()
        frodo = inn.guest("Frodo")
        table = frodo.open("bot:random", "bot:random", game=POCKETS.name)
        with closing(frodo.stream(table)) as line:
            assert line.at_ply(4)["ply"] >= 4

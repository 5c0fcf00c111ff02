"""The table in a terminal, with two to six players."""

import re
from functools import cache
from typing import Any

import pytest

from mathom.bots import make_bot
from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship.game import GAME, SEATS

NAMES = ("Ania", "Bartek", "Celina", "Dorota", "Edmund", "Franciszek z Bree")
LIST = 60
"""So narrow nothing is beside anything else."""
EVERY = 11
"""So many choices lie between two looks."""
COLOUR = re.compile("\x1b\\[[0-9;]*m")


@cache
def views(seats: int) -> list[Any]:
    """Looks at a whole game, with their asks gone: what anybody sees of it."""
    players = [Seat(name) for name in NAMES[:seats]]
    match = Match(GAME, players, {}, f"drawn {seats}")
    bot, luck, found = make_bot(GAME, "greedy"), Chance("drawn"), []
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, bot.choose(match.sight(seat), luck).code)
        if len(match.lines) % EVERY == 0:
            found.append(match.view(SPECTATOR))
    return [*found, match.view(SPECTATOR)]


def sketched(view: Any, lang: str = "en", colour: bool = False, width: int = 80) -> str:
    return GAME.sketch(view, voice(lang, GAME), NAMES[: len(view.seats)], colour, width)


@pytest.mark.parametrize("width", [50, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_line_is_too_long(seats: int, lang: str, width: int) -> None:
    for view in views(seats):
        lines = sketched(view, lang, width=width).splitlines()
        assert [line for line in lines if len(line) > width] == []


@pytest.mark.parametrize("seats", SEATS)
def test_colours_change_no_word(seats: int) -> None:
    for view in views(seats):
        assert COLOUR.sub("", sketched(view, colour=True)) == sketched(view)


def test_of_several_players_it_says_whose_minions_they_are() -> None:
    text = voice("en", GAME)
    for view in views(6):
        shown = " ".join(sketched(view, width=LIST).split())
        for card in view.cards:
            if card.zone == "minions":
                assert f"{text.name(card.name)} ({NAMES[card.owner]}): {card.strength}" in shown


def test_the_sketch_goes_round_the_table() -> None:
    view = views(4)[0]
    said = re.findall(rf"^(?:▶ )?({'|'.join(NAMES)}) –", sketched(view), re.MULTILINE)
    assert said == [NAMES[seat] for seat in view.order]


def test_the_sketch_says_whose_shadow_phase_it_is_and_who_lays_the_next_site() -> None:
    shadows = [view for view in views(6) if view.phase == "shadow" and view.acting is not None]
    assert shadows
    for view in shadows:
        assert f"({NAMES[view.acting]})" in sketched(view).splitlines()[0]
    for view in views(6):
        said = view.lays is not None and f"{NAMES[view.lays]} plays the next site"
        assert not said or said in sketched(view)


def test_who_is_out_is_one_line() -> None:
    view = views(6)[-1]
    gone = [NAMES[seat] for seat, player in enumerate(view.seats) if player.out]
    assert gone
    for name in gone:
        assert f"\n{name} – out of the game" in sketched(view)

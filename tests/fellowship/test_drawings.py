"""The table in a terminal, with two to six players."""

import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from mathom.bots import make_bot
from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship.game import GAME, SEATS
from tests.fellowship.scene import Scene

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


def test_what_is_borne_and_what_is_stacked_is_told_with_its_bearer() -> None:
    cart = "gandalfs-cart"
    scene = Scene("gimli-dwarf-of-erebor", support=cart, hand="gimlis-helm elf-song").use(cart)
    shown = sketched(GAME.view(scene.state, SPECTATOR))
    assert "Gandalf's Cart [Gimli's Helm (stacked)]" in shown.replace("’", "'")
    scene.use(cart)
    shown = " ".join(sketched(GAME.view(scene.state, SPECTATOR)).replace("’", "'").split())
    assert re.search(r"Gimli, Dwarf of Erebor: [^\[]* \[Gimli's Helm\]", shown)


def test_in_a_draft_one_sees_the_pack_what_one_has_taken_and_who_gets_the_rest() -> None:
    players = [Seat(name) for name in NAMES[:3]]
    match = Match(GAME, players, {"variant": "full", "decks": "draft"}, "drawn")
    for seat in range(3):
        match.choose(seat, match.view(seat).gathering.seats[seat].pack[0])
    own, text = match.view(0).gathering.seats[0], voice("en", GAME)
    shown = " ".join(sketched(match.view(0)).split())
    assert "Draft: booster 1 of" in shown
    assert f"passes to {NAMES[own.passes_to]}" in shown
    assert f"Drafted: {text.name(own.drafted[0])}" in shown
    assert all(text.name(name) in shown for name in own.pack)
    assert "Drafted" not in sketched(match.view(SPECTATOR))


@pytest.mark.parametrize("zone", ["minions", "support", "fellowship"])
def test_who_takes_no_part_is_told_apart_wherever_they_are(zone: str) -> None:
    """By a word, not by a colour alone."""
    view, text = next(view for view in views(6) if has_idle(view, zone)), voice("en", GAME)
    card = has_idle(view, zone)[0]
    for active in (True, False):
        cards = [replace(each, active=each.id != card.id or active) for each in view.cards]
        shown = " ".join(sketched(replace(view, cards=cards), width=LIST).split())
        resting = [part.split("–")[0] for part in shown.split("Not taking part")[1:]]
        assert text.name(card.name) in shown
        assert any(text.name(card.name) in part for part in resting) is not active


def has_idle(view: Any, zone: str) -> list[Any]:
    """Cards there of which there is but one, and all that are like them take part."""
    names = [card.name for card in view.cards]
    fighting = [id for fight in (view.fight, *view.fights) if fight for id in fight.minions]
    return [
        card
        for card in view.cards
        if (card.zone, card.on, names.count(card.name)) == (zone, None, 1)
        and card.active
        and card.id not in fighting
        and view.order
    ]


def test_copies_are_counted() -> None:
    view = views(2)[-1]
    seats = [replace(seat, known=["bounder"] * 2, dead=["sting"] * 3) for seat in view.seats]
    shown = sketched(replace(view, seats=seats))
    assert "Bounder ×2" in shown
    assert "Sting ×3" in shown

"""The deduction aid and the re-deals rest on one computation of what is publicly possible."""

import pytest

from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.message import Message
from mathom.core.record import Seat
from mathom.games.confrontation import GAME, trail
from mathom.games.confrontation.data import FORWARD, GONDOR, MORDOR, REGION_NUMBERS, SAURON, SIDES
from mathom.games.confrontation.sight.deal import BEFORE_PLAY, public_trail
from mathom.games.confrontation.sight.knowledge import worlds
from tests.confrontation.guesser import Guesser, tables_of


def far_march(message: Message) -> int | None:
    """Where a hidden piece of Sauron's went that took more than one step."""
    if message.id != "event-moved-veiled" or message.args["side"] != "sauron":
        return None
    origin, target = (REGION_NUMBERS[str(message.args[way])] for way in ("from", "to"))
    return None if target in FORWARD[SAURON][origin] else target


FORMATS = [
    {"format": "classic"},
    {"format": "variant"},
    {"format": "draft", "fellowship_cards": 2, "sauron_cards": 2},
]


@pytest.mark.parametrize("options", FORMATS, ids=lambda options: options["format"])
@pytest.mark.parametrize("seed", ["first", "second"])
@pytest.mark.slow
def test_it_knows_exactly_what_brute_force_knows(options, seed):
    match = Match(GAME, [Seat("bilbo"), Seat("gollum")], options, f"knowledge {seed}")
    luck = Chance(f"luck {seed}")
    guessers: list[Guesser] = []
    heard = compared = 0
    while not match.over:
        ask = match.asks[luck.below(len(match.asks))]
        match.choose(ask.seat, ask.options[luck.below(len(ask.options))].code)
        if match.over or match.state.step in BEFORE_PLAY:
            continue
        guessers = guessers or [Guesser(match.state, side) for side in SIDES]
        told = match.told(SPECTATOR)
        for message in told[heard:]:
            for guesser in guessers:
                guesser.hear(message)
        marches = [far_march(message) for message in told[heard:]]
        fights = any(message.id == "event-battle" for message in told[heard:])
        seen_fighting = fights or match.state.step in ("foe", "meet")
        heard = len(told)
        for target in marches:
            if target is not None and not seen_fighting:
                guessers[SAURON].no_battle_follows(target)
        for side, guesser in enumerate(guessers):
            if guesser.gave_up:
                return
            known = worlds(side, public_trail(match.state, side))
            assert tables_of(known) == {table for table, _ in guesser.tables}
            compared += 1
    assert compared > 10


def test_a_trail_may_be_long():
    there, back = trail.moved(MORDOR, GONDOR, 0), trail.moved(GONDOR, MORDOR, 0)
    long = (there + back) * 2000
    assert worlds(SAURON, long).count == worlds(SAURON, b"").count

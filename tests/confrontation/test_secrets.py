"""Two tables that differ only in what a viewer can't see, played on side by side: as long as
nobody is revealed, the viewer gets the same bytes from both.
"""

from typing import Any

import msgspec
import pytest

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.event import Event
from mathom.core.position import Position
from mathom.core.state import clone
from mathom.games.confrontation import GAME
from mathom.games.confrontation.sight.deal import BEFORE_PLAY
from mathom.games.confrontation.state import Confrontation

FORMATS = [
    {"format": "classic"},
    {"format": "variant"},
    {"format": "draft", "fellowship_cards": 4, "sauron_cards": 4},
]


def random_position(options: dict[str, Any], seed: str, choices: int) -> Position[Confrontation]:
    luck = Chance(f"{seed} luck")
    position = Position(GAME, GAME.setup(GAME.options(options, 2), 2, Chance(seed)))
    while not position.over and (choices > 0 or position.since):
        choices -= 1
        ask = position.asks[luck.below(len(position.asks))]
        position.answer(ask, ask.options[luck.below(len(ask.options))])
    return position


class Witness:
    """All that one viewer is sent of a table from some moment on."""

    def __init__(self, state: Confrontation, viewer: int) -> None:
        self.viewer = viewer
        self.story: list[Event] = []
        state.story = self.story
        self.position: Position[Confrontation] = Position(GAME, state)

    def sent(self) -> bytes:
        asks = self.position.asks
        own = self.position.ask(self.viewer)
        heard = [event.seen_by(self.viewer) for event in self.story]
        told = [(line, GAME.about(self.position.state, line)) for line in heard if line is not None]
        return msgspec.json.encode(
            [
                GAME.view(self.position.state, self.viewer),
                told,
                [[ask.seat, ask.prompt_for(self.viewer)] for ask in asks if not ask.secret],
                own and [[option.code, option.label, option.touches] for option in own.options],
            ]
        )

    def alike(self, ask: Ask, option: Option[Any]) -> tuple[Ask, Option[Any]] | None:
        """The answer here that looks to the viewer like one given at the other table."""
        mine = self.position.ask(ask.seat)
        if mine is None:
            return None
        alike = [other for other in mine.options if mine.seen(other) == ask.seen(option)]
        same = [other for other in alike if other.code == option.code]
        if same or (alike and ask.seat != self.viewer):
            return mine, (same or alike)[0]
        return None


@pytest.mark.parametrize("options", FORMATS, ids=lambda options: options["format"])
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_hidden_differences_are_never_sent(options, viewer):
    compared = 0
    for number in range(40):
        seed = f"secrets {number}"
        start = random_position(options, seed, 4 + number % 30)
        if start.over or start.state.step in BEFORE_PLAY:
            continue
        real = Witness(clone(start.base), viewer)
        dealt = Witness(GAME.redeal(start.base, viewer, Chance(f"{seed} deal")), viewer)
        dealt.position.skip_draws(real.position.state.chance.drawn)
        luck = Chance(f"{seed} on")
        while not real.position.over and not dealt.position.over:
            if real.position.state.trails != dealt.position.state.trails:
                break  # chance or a battle has shown a difference, which is no secret any more
            assert real.sent() == dealt.sent(), seed
            compared += 1
            ask = real.position.asks[luck.below(len(real.position.asks))]
            option = ask.options[luck.below(len(ask.options))]
            found = dealt.alike(ask, option)
            if found is None:
                break  # the other table has nobody who could do that
            real.position.answer(ask, option)
            dealt.position.answer(*found)
    assert compared > 60

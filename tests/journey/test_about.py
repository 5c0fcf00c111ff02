"""What each line of the story lights up on the table, and nothing else."""

import pytest

from mathom.core.event import Line
from mathom.core.message import Arg, Message
from mathom.core.voice import messages, source
from mathom.games.journey import GAME
from tests.journey.scene import Scene

SAID: dict[str, Arg] = {
    "seat": 2,
    "hobbit": "merry",
    "colour": "blue",
    "round": 2,
    "place": "moria",
    "dice": [
        Message("die", {"die": "red", "symbol": "ring"}),
        Message("die", {"die": "black", "symbol": "orc"}),
    ],
    "die": "red",
    "symbol": "ring",
    "circles": 2,
    "number": 3,
    "part": "half",
}

SPEAKS = messages(source(GAME.text_folder, "en"))

ABOUT = {
    "event-took": "hobbit:merry sheet:1",
    "event-round": "",
    "event-turn": "sheet:1",
    "event-turn-at": "circle:1:2",
    "event-rolled": "die:black die:red",
    "event-repeated": "die:black die:red",
    "event-kept": "die:red",
    "event-stopped": "sheet:1",
    "event-orcs-bar-the-way": "sheet:1",
    "event-orcs-beaten": "sheet:1",
    "event-shelob": "sheet:1",
    "event-travelled": "circle:1:2",
    "event-gandalf-in-moria": "sheet:1",
    "event-nothing-to-split": "sheet:1",
    "event-split": "square:1:3",
    "event-left-whole": "sheet:1",
    "event-spared": "die:red sheet:1",
    "event-crossed": "die:red square:1:3",
    "event-out": "sheet:1",
    "event-reached-mordor": "sheet:1",
    "event-end": "",
}


@pytest.mark.parametrize("event", ABOUT)
def test_a_line_lights_up_what_it_speaks_of(event: str) -> None:
    line = Line(event, {name: SAID[name] for name in SPEAKS[event] & SAID.keys()})
    lit = GAME.about(Scene("sam merry").position.state, line)
    assert " ".join(sorted(lit)) == ABOUT[event]


def test_every_line_is_here() -> None:
    assert set(ABOUT) == {id for id in SPEAKS if id.startswith("event-")}

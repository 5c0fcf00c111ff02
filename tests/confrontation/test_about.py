"""What each line of the story lights up on the table, and nothing else."""

import pytest

from mathom.core.event import Line
from mathom.core.message import Arg, Message
from mathom.core.voice import messages, source
from mathom.games.confrontation import GAME
from tests.confrontation.scene import Scene

SAID: dict[str, Arg] = {
    "character": "merry",
    "attacker": "warg",
    "defender": "sam",
    "prey": "orcs",
    "fellow": "gimli",
    "servant": "orcs",
    "region": "rohan",
    "from": "eregion",
    "to": "fangorn",
    "side": "sauron",
    "how": "shire",
    "card": "card-5",
    "special": "crebain",
    "characters": [Message("character-name", {"character": "sam"})],
    "specials": [Message("special-name", {"special": "recall"})],
    "outposts": [Message("stands", {"character": "sam", "region": "shire"})],
    "ours": 4,
    "theirs": 5,
    "points": 4,
    "turn": 3,
    "turns": 5,
}

SPEAKS = messages(source(GAME.text_folder, "en"))
SPEAKS |= dict.fromkeys(("event-won", "event-drawn"), frozenset(("side", "how")))  # as results

ABOUT = {
    "event-drafted": "piece:sam",
    "event-took-specials": "special:recall",
    "event-deployed": "piece:sam region:shire",
    "event-deployed-veiled": "",
    "event-second-game": "",
    "event-turn": "",
    "event-repeated": "",
    "event-turns-left": "",
    "event-moved": "piece:merry region:eregion region:fangorn",
    "event-moved-veiled": "region:eregion region:fangorn",
    "event-rode": "piece:merry region:eregion region:fangorn special:shadowfax",
    "event-rode-veiled": "region:eregion region:fangorn special:shadowfax",
    "event-enters-moria": "piece:merry",
    "event-enters-moria-veiled": "",
    "event-balrog-strikes": "piece:balrog piece:merry",
    "event-plays-special": "special:crebain",
    "event-gandalf-the-white": "piece:gandalf region:fangorn special:gandalf-the-white",
    "event-king-revealed": "piece:aragorn region:rohan special:king-revealed",
    "event-named": "piece:merry region:rohan",
    "event-named-veiled": "region:rohan",
    "event-named-watcher": "piece:watcher region:rohan",
    "event-named-in-shire": "region:rohan",
    "event-named-blocked": "region:rohan",
    "event-spied": "piece:merry region:rohan special:crebain",
    "event-recalled": "piece:merry region:eregion region:fangorn special:recall",
    "event-recalled-veiled": "region:eregion region:fangorn special:recall",
    "event-stepped": "piece:merry region:eregion region:fangorn special:dark-of-mordor",
    "event-stepped-veiled": "region:eregion region:fangorn special:dark-of-mordor",
    "event-palantir": "piece:sam region:rohan special:palantir",
    "event-battle": "piece:sam piece:warg region:rohan",
    "event-passes": "",
    "event-stays": "piece:merry",
    "event-sam-steps-in": "piece:frodo piece:sam",
    "event-gwaihir": "piece:merry special:gwaihir",
    "event-retreated": "piece:merry region:eregion region:fangorn",
    "event-slain-on-sight": "piece:merry piece:orcs",
    "event-slain-by-orcs": "piece:orcs",
    "event-boromir": "piece:boromir piece:merry",
    "event-frodo-shown": "piece:frodo piece:sam",
    "event-no-cards": "piece:merry",
    "event-swapped": "piece:merry piece:smeagol region:rohan",
    "event-card-shown": "card:sauron:5",
    "event-fetched": "card:sauron:5 card:sauron:magic",
    "event-card-rejected": "card:fellowship:5 piece:saruman",
    "event-four": "card:sauron:4 piece:mouth-of-sauron",
    "event-support": "piece:gandalf piece:merry",
    "event-text-void": "card:sauron:5",
    "event-eye": "card:fellowship:5 card:sauron:eye-of-sauron",
    "event-cloak": "card:fellowship:elven-cloak card:sauron:5",
    "event-noble-sacrifice": "card:fellowship:noble-sacrifice",
    "event-compared": "piece:gimli piece:orcs",
    "event-defeated": "piece:merry region:rohan",
    "event-escaped": "piece:merry region:eregion region:fangorn",
    "event-shelob-returns": "piece:shelob region:gondor",
    "event-shelob-lost": "piece:shelob region:gondor",
    "event-hands-taken-back": "",
    "event-sam-takes-the-ring": "piece:sam region:rohan",
    "event-won": "region:shire",
    "event-drawn": "region:shire",
}


@pytest.mark.parametrize("event", ABOUT)
def test_a_line_lights_up_what_it_speaks_of(event: str) -> None:
    line = Line(event, {name: SAID[name] for name in SPEAKS[event] & SAID.keys()})
    lit = GAME.about(Scene("frodo@shire / orcs@mordor").position.state, line)
    assert " ".join(sorted(lit)) == ABOUT[event]


def test_every_line_is_here() -> None:
    assert set(ABOUT) == {id for id in SPEAKS if id.startswith("event-")}

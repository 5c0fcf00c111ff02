"""What each line of the story lights up on the table, and nothing else."""

import pytest

from mathom.core.event import Line
from mathom.core.message import Arg, Message
from mathom.core.voice import messages, source
from mathom.games.warcards.game import GAME
from tests.warcards.scene import Scene

SAID: dict[str, Arg] = {
    "player": "player-saruman",
    "card": "wolf-riders",
    "wielder": "saruman",
    "place": "reserve",
    "location": "helms-deep",
    "cards": [Message("named", {"card": "wolf-riders"})],
    "why": [Message("reason-cost", {"card": "gandalf-the-grey"})],
    "side": "shadow",
    "source": "deck",
    "icon": "attack",
    "ending": "lead",
    "number": 2,
    "round": 2,
    "total": 3,
    "points": 2,
    "free": 1,
    "shadow": 2,
    "attack": 1,
    "guard": 1,
    "defence": 1,
}

SPEAKS = messages(source(GAME.text_folder, "en"))
SPEAKS |= {"event-won": frozenset(("side", "ending"))}  # as a result

ABOUT = {
    "event-round": "player:saruman",
    "event-activated": "helms-deep",
    "event-reactivated": "helms-deep",
    "event-path-activated": "helms-deep",
    "event-cannot-come": "helms-deep",
    "event-counts-as": "helms-deep",
    "event-skirmish-activated": "helms-deep",
    "event-skirmish-returns": "helms-deep",
    "event-skirmish-won": "helms-deep",
    "event-skirmish-for-nobody": "helms-deep",
    "event-resolves": "helms-deep",
    "event-cards-join": "cycled:saruman",
    "event-grounds-join": "",
    "event-passes": "player:saruman",
    "event-plays": "reserve:saruman wolf-riders",
    "event-plays-item": "saruman wolf-riders",
    "event-plays-event": "wolf-riders",
    "event-moves": "reserve:saruman wolf-riders",
    "event-uses": "wolf-riders",
    "event-uses-ring": "ring:saruman",
    "event-winnows": "player:saruman",
    "event-declines": "player:saruman",
    "event-permitted": "wolf-riders",
    "event-draws": "hand:wolf-riders",
    "event-draws-veiled": "hand-of:saruman",
    "event-recycles": "cycled:saruman deck:saruman",
    "event-looks": "aside:wolf-riders",
    "event-looks-veiled": "deck:saruman",
    "event-cycles": "cycled:saruman",
    "event-cycles-veiled": "cycled:saruman",
    "event-cycles-drawn": "cycled:saruman",
    "event-cycles-drawn-veiled": "cycled:saruman",
    "event-cycles-rest": "cycled:saruman",
    "event-keeps": "hand:wolf-riders",
    "event-keeps-veiled": "hand-of:saruman",
    "event-eliminates-from-hand": "gone:saruman",
    "event-eliminates-from-hand-veiled": "gone:saruman",
    "event-eliminates-drawn": "gone:saruman",
    "event-eliminates-drawn-veiled": "gone:saruman",
    "event-forsakes": "gone:saruman",
    "event-forsakes-veiled": "gone:saruman",
    "event-forsakes-top": "deck:saruman gone:saruman",
    "event-forsakes-top-veiled": "deck:saruman gone:saruman",
    "event-forsakes-reserve": "reserve:saruman",
    "event-sacrifices": "reserve:saruman",
    "event-takes": "hand-of:saruman hand:wolf-riders",
    "event-takes-nothing": "player:saruman",
    "event-finds": "aside:wolf-riders",
    "event-finds-nothing": "player:saruman",
    "event-cycled": "cycled:saruman",
    "event-eliminated": "gone:saruman",
    "event-cycled-instead": "cycled:saruman",
    "event-revealed-and-cycled": "cycled:saruman",
    "event-removed": "",
    "event-in-vain": "wolf-riders",
    "event-strengthened": "helms-deep",
    "event-strengthened-card": "wolf-riders",
    "event-corruption": "corruption",
    "event-cleansed": "corruption",
    "event-fight": "helms-deep",
    "event-loss-named": "wolf-riders",
    "event-agreed": "player:saruman",
    "event-objected": "player:saruman",
    "event-agreed-to-support": "player:saruman",
    "event-objected-to-support": "player:saruman",
    "event-withdraws": "cycled:saruman",
    "event-ground-won": "helms-deep score:shadow",
    "event-won-by-nobody": "helms-deep",
    "event-path-won": "helms-deep",
    "event-path-lost": "helms-deep",
    "event-path-tied": "helms-deep",
    "event-score": "score:free-peoples score:shadow",
    "event-won": "score:shadow",
}


@pytest.mark.parametrize("event", ABOUT)
def test_a_line_lights_up_what_it_speaks_of(event: str) -> None:
    line = Line(event, {name: SAID[name] for name in SPEAKS[event] & SAID.keys()})
    lit = GAME.about(Scene().t, line)
    assert " ".join(sorted(lit)) == ABOUT[event]


def test_every_line_is_here() -> None:
    assert set(ABOUT) == {id for id in SPEAKS if id.startswith("event-")}


def test_a_reserve_is_its_player_s() -> None:
    """Whoever's turn it is now: the line tells of Saruman's."""
    scene = Scene(turn="frodo")
    played = Line("event-plays", {name: SAID[name] for name in ("player", "card", "place")})
    assert "reserve:saruman" in GAME.about(scene.t, played)
    assert "reserve" not in GAME.about(scene.t, played)

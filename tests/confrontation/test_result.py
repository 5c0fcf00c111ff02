"""A result says why: the rule behind each ending, and who was left."""

import pytest

from mathom.core.voice import LANGUAGES, voice
from mathom.games.confrontation import GAME
from mathom.games.confrontation.data import FELLOWSHIP, SAURON
from mathom.games.confrontation.rules.ending import RULES, end
from mathom.games.confrontation.state import NOBODY
from tests.confrontation.scene import Scene

WINNERS = {"mordor": FELLOWSHIP, "repetition": NOBODY, "turns": NOBODY}


@pytest.mark.parametrize("how", RULES)
def test_each_ending_names_its_rule_and_who_is_left(how: str) -> None:
    scene = Scene("frodo@shire sam@shire / orcs@mordor")
    end(scene.state, WINNERS.get(how, SAURON), how)
    result = GAME.result(scene.state)
    assert result is not None
    rule, ours, theirs = result.why
    assert rule.rules == RULES[how]
    assert (ours.args["number"], theirs.args["number"]) == (2, 1)
    for lang in LANGUAGES:
        text = voice(lang, GAME)
        assert text.say(result.story)
        assert all(text.say(counted) for counted in result.why)


def test_the_ring_bearer_is_named_and_the_star_side_has_its_own_rule() -> None:
    scene = Scene("frodo*@dagorlad sam*@shire / orcs*@rohan", format="variant")
    scene.choose("frodo mordor")
    result = GAME.result(scene.state)
    assert result is not None
    assert voice("en", GAME).say(result.story).startswith("Frodo has carried the Ring into Mordor.")
    assert result.why[0].rules == ("C-9.10",)


def test_a_match_lists_its_games_and_points() -> None:
    scene = Scene("frodo@shire / orcs@mordor", games=2)
    scene.state.game = 2
    scene.state.ended = ("mordor",)
    scene.state.points = (4, 0)
    end(scene.state, SAURON, "frodo-fell")
    result = GAME.result(scene.state)
    assert result is not None
    text = voice("en", GAME)
    assert [text.explain(counted) for counted in result.why] == [
        "Game 1: the Ring came to Mordor. (C-6.1)",
        "Game 2: Frodo fell. (C-6.3)",
        "Seat 1: 4 points, for characters left when a game was won. (C-6.6)",
        "Seat 2: 1 point, for characters left when a game was won. (C-6.6)",
        "After two games the points decide. (C-6.8)",
    ]

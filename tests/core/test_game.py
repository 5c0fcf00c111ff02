"""Options before play: read as people write them, completed, and refused with a reason."""

from typing import Any

import pytest

from mathom.core import registry
from mathom.core.game import Game, Options, Setting, Value, written
from mathom.core.message import Reason, Refused
from mathom.core.voice import LANGUAGES, voice
from tests.core.toy import GAME, PocketsGame

YES_NO = Setting("last", False, (False, True))
NUMBER = Setting("rounds", 3, (1, 2, 3))
WORD = Setting("variant", "basic", ("basic", "advanced"))
FREE = Setting("faces", "preset")


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        (YES_NO, "yes", True),
        (YES_NO, "no", False),
        (YES_NO, " YES ", True),
        (NUMBER, "2", 2),
        (WORD, "Advanced", "advanced"),
        (FREE, "RRGWNO", "RRGWNO"),
        (FREE, " as written ", " as written "),
    ],
)
def test_a_value_is_read_as_people_write_it(setting: Setting, text: str, value: Value):
    read = setting.read(text)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("setting", "text"),
    [(YES_NO, "true"), (YES_NO, "1"), (NUMBER, "4"), (NUMBER, "yes"), (NUMBER, ""), (WORD, "no")],
)
def test_any_other_value_is_refused_and_the_allowed_ones_are_named(setting: Setting, text: str):
    with pytest.raises(Refused) as refusal:
        setting.read(text)
    reason = refusal.value.reason
    assert reason.id == "refused-setting-value"
    assert reason.args["setting"] == setting.name
    assert reason.args["value"] == text
    assert reason.args["allowed"] == ", ".join(map(written, setting.values))
    assert all(voice(lang).explain(reason) for lang in LANGUAGES)


@pytest.mark.parametrize("setting", [YES_NO, NUMBER, WORD])
def test_what_is_written_is_read_as_it_was(setting: Setting):
    for value in setting.values:
        assert setting.read(written(value)) is value


def test_options_are_completed_by_the_defaults():
    assert GAME.options({}, 2) == {"rounds": 3}
    assert GAME.options({"rounds": "1"}, 3) == {"rounds": 1}


def test_given_options_are_not_changed():
    given: dict[str, Value] = {"rounds": "1"}
    GAME.options(given, 2)
    assert given == {"rounds": "1"}


def test_an_unknown_option_is_refused_and_the_known_ones_are_named():
    with pytest.raises(Refused) as refusal:
        GAME.options({"weather": "rain"}, 2)
    assert refusal.value.reason.id == "refused-setting"
    assert refusal.value.reason.args == {"setting": "weather", "known": "rounds"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_the_number_of_players_is_checked(seats: int):
    with pytest.raises(Refused) as refusal:
        GAME.options({}, seats)
    assert refusal.value.reason.id == "refused-seats"
    assert refusal.value.reason.args == {"least": 2, "most": 3, "seats": seats}


class Seated(PocketsGame):
    """One round is for two, two rounds are for two or three, and three rounds for anybody."""

    settings = (
        Setting(
            "rounds",
            3,
            (1, 2, 3),
            roles=((("agate", "beryl"),), (("agate", "beryl"), ("agate", "beryl", "coral")), ()),
        ),
    )


@pytest.mark.parametrize(("rounds", "seats"), [(1, 2), (2, 2), (2, 3), (3, 2), (3, 3)])
def test_a_value_is_for_those_who_can_sit_down_with_it(rounds: int, seats: int):
    assert Seated().options({"rounds": rounds}, seats) == {"rounds": rounds}


def test_a_value_is_not_for_any_other_number():
    with pytest.raises(Refused) as refusal:
        Seated().options({"rounds": "1"}, 3)
    reason = refusal.value.reason
    assert reason.id == "refused-value-seats"
    assert reason.args == {"setting": "rounds", "value": "1", "allowed": "2", "seats": 3}
    assert all("rounds=1" in voice(lang).explain(reason) for lang in LANGUAGES)


def test_a_default_is_for_those_who_can_sit_down_with_it_as_well():
    class Default(Seated):
        settings = (Setting("rounds", 1, (1,), roles=((("agate", "beryl"),),)),)

    assert Default().options({}, 2) == {"rounds": 1}
    with pytest.raises(Refused):
        Default().options({}, 3)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_whoever_can_sit_down_is_seated_and_has_a_name(game: Game[Any]):
    for setting in game.settings:
        assert len(setting.roles) in (0, len(setting.values))
        for value, seatings in zip(setting.values, setting.roles, strict=False):
            for seating in seatings:
                assert len(seating) in game.seats
                game.options({**dict(setting.only_with), setting.name: value}, len(seating))
                for role in seating:
                    assert all(voice(lang, game).has(f"-{role}") for lang in LANGUAGES)


class Crowded(PocketsGame):
    def check(self, options: Options, seats: int) -> Reason | None:
        return Reason("reason-no-toss", {}, ("P-4.2",)) if seats == 3 else None


def test_a_game_can_refuse_options_together_and_its_reason_keeps_its_rules():
    assert Crowded().options({}, 2) == {"rounds": 3}
    with pytest.raises(Refused) as refusal:
        Crowded().options({}, 3)
    assert refusal.value.reason == Reason("reason-no-toss", {}, ("P-4.2",))

"""The Elves' cards of Fire and Swords, one after the other."""

from typing import Any

import pytest

from mathom.games.warcards.terms import ELF
from tests.marks import rule
from tests.warcards.fire import GANDALF, fights_for, fire, icons_at, leads, played, printed, walks
from tests.warcards.scene import Scene


def test_wood_elves_hold_their_own_woods() -> None:
    elsewhere = icons_at("lorien", "wood-elves")
    assert icons_at("woodland-realm", "wood-elves") == elsewhere + 1
    assert icons_at("dol-guldur", "wood-elves") == printed("wood-elves").attack
    fights_for("gandalf", "wood-elves", ELF)


# --- Celeborn and Círdan


def test_celeborn_may_send_for_galadriel() -> None:
    scene = played("gandalf", "celeborn", "reserve")
    assert (scene.asked, scene.codes) == ("take", ["take galadriel", "nothing"])
    assert scene.do("take galadriel").hand("gandalf") == ["galadriel"]
    assert played("gandalf", "celeborn", "reserve").do("nothing").hand("gandalf") == []


def test_celeborn_finds_galadriel_in_the_draw_deck_only() -> None:
    scene = played("gandalf", "celeborn", "reserve", cycled=("galadriel",))
    assert scene.codes == ["nothing"]


@rule("W-8.5")
def test_celeborn_sends_for_nobody_when_he_is_moved() -> None:
    scene = fire(turn="gandalf", path="lothlorien", reserve=("celeborn",))
    assert scene.do("move celeborn path").asks_turn
    leads("celeborn", "wood-elves", "dol-guldur", "lorien")
    fights_for("gandalf", "celeborn", ELF)


def test_cirdan_the_shipwright_gives_narya_to_the_wizards() -> None:
    scene = played("gandalf", "cirdan-the-shipwright", "reserve")
    assert (scene.asked, scene.who) == ("take", GANDALF)
    assert scene.codes == ["take narya-ring-of-fire", "nothing"]
    assert scene.do("take narya-ring-of-fire").hand("gandalf") == ["narya-ring-of-fire"]
    fights_for("gandalf", "cirdan-the-shipwright", ELF)


def test_cirdan_the_shipwright_may_keep_it() -> None:
    scene = played("gandalf", "cirdan-the-shipwright", "reserve").do("nothing")
    assert scene.where("narya-ring-of-fire") == "deck"
    in_hand = {"gandalf": ("cirdan-the-shipwright", "narya-ring-of-fire", "high-elves")}
    scene = played("gandalf", "cirdan-the-shipwright", "reserve", hand=in_hand)
    assert scene.do("cycle high-elves").codes == ["nothing"]


@rule("W-8.5")
def test_cirdan_the_shipwright_gives_nothing_when_he_is_moved() -> None:
    scene = fire(turn="gandalf", grounds=("grey-havens",), reserve=("cirdan-the-shipwright",))
    assert scene.do("move cirdan-the-shipwright grey-havens").asks_turn
    leads("cirdan-the-shipwright", "high-elves", "moria", "grey-havens")


# --- Glorfindel


def rides(path: str, scenario: str = "extended-trilogy", **laid: Any) -> Scene:
    """Glorfindel is on this path."""
    return fire(scenario=scenario, turn="gandalf", path=path, at={path: ("glorfindel",)}, **laid)


def arrives(path: str, scenario: str = "extended-trilogy", **laid: Any) -> set[str]:
    """Where he comes to, as luck will have it."""
    seeds = [f"glorfindel {number}" for number in range(40)]
    scenes = [rides(path, scenario, seed=seed, **laid).do("use glorfindel") for seed in seeds]
    return {str(scene.path) for scene in scenes}


@rule("W-27.24")
@pytest.mark.parametrize("path", ["weathertop", "barrow-downs"])
def test_glorfindel_rides_to_a_path_3_as_it_happens(path: str) -> None:
    threes = {"fords-of-bruinen", "imladris", "the-council-of-elrond", "the-last-homely-house"}
    assert arrives(path) == threes
    left = arrives("imladris", spent=("fords-of-bruinen",))
    assert left == {"the-council-of-elrond", "the-last-homely-house"}


@rule("W-3.18")
def test_glorfindel_leaves_with_the_path_that_he_was_on() -> None:
    scene = rides("weathertop").do("use glorfindel")
    assert scene.where("glorfindel") == "cycled"
    assert scene.stands("weathertop") == "free"
    assert scene.state.number == 3


@rule("W-3.22")
def test_glorfindel_stays_if_no_path_3_is_left() -> None:
    spent = ("fords-of-bruinen", "the-council-of-elrond", "the-last-homely-house")
    scene = rides("imladris", spent=spent)
    assert "use glorfindel" not in scene.codes
    refused = scene.why_not("use glorfindel")
    assert refused is not None
    assert (refused.id, refused.args) == ("reason-no-path-left", {"number": 3})


@pytest.mark.parametrize(
    "here",
    [{"reserve": ("glorfindel",)}, {"grounds": ("lorien",), "at": {"lorien": ("glorfindel",)}}],
    ids=["reserve", "battleground"],
)
def test_glorfindel_rides_from_the_path_only(here) -> None:
    assert "use glorfindel" not in fire(turn="gandalf", path="weathertop", **here).codes


def test_glorfindel_walks_paths_2_and_3() -> None:
    assert {2, 3} <= set(walks("gandalf", "glorfindel"))
    fights_for("gandalf", "glorfindel", ELF)


@rule("W-27.24")
@pytest.mark.parametrize(
    ("path", "to"),
    [
        ("weathertop", {"fords-of-bruinen", "the-last-homely-house"}),
        ("fords-of-bruinen", {"the-last-homely-house", "imladris", "the-council-of-elrond"}),
        ("imladris", {"the-council-of-elrond"}),
    ],
    ids=["2B", "3A", "3B"],
)
def test_glorfindel_skips_nothing_in_the_epic_duel(path: str, to: set[str]) -> None:
    assert arrives(path, "epic-duel") == to


@rule("W-27.24")
def test_glorfindel_can_not_ride_on_from_2a_in_the_epic_duel() -> None:
    assert "use glorfindel" not in rides("the-old-forest", "epic-duel").codes


# --- Thranduil


def summons(*hand: str, **laid: Any) -> Scene:
    held = {"gandalf": ("thranduil", *hand)}
    return played("gandalf", "thranduil", "reserve", hand=held, **laid)


@pytest.mark.parametrize("who", ["legolas", "wood-elves"])
def test_thranduil_summons_his_son_or_his_people(who: str) -> None:
    scene = summons("high-elves", "arwen").do("cycle high-elves", "yes")
    assert scene.pile("gandalf") == ["arwen", "high-elves"]
    assert scene.codes == ["take legolas", "take wood-elves"]
    assert scene.do(f"take {who}").hand("gandalf") == [who]


def test_thranduil_summons_nobody_else_and_nobody_who_is_not_in_the_deck() -> None:
    scene = summons("high-elves", "arwen", gone=("legolas",), cycled=("wood-elves",))
    scene.do("cycle high-elves", "yes")
    assert scene.hand("gandalf") == []
    assert scene.asks_turn


@rule("W-9.18")
def test_thranduil_need_not_and_can_not_without_a_card() -> None:
    scene = summons("high-elves", "arwen").do("cycle high-elves", "no")
    assert scene.hand("gandalf") == ["arwen"]
    assert summons("high-elves").asks_turn


def test_thranduil_leads_elves() -> None:
    leads("thranduil", "high-elves", "dol-guldur", "woodland-realm")
    fights_for("gandalf", "thranduil", ELF)

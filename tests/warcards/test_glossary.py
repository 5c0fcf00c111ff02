"""What only the rulebook's list of terms says (W-20)."""

import pytest

from mathom.games.warcards.game import GAME
from tests.marks import rule
from tests.warcards.scene import Scene


@rule("W-20.1")
@pytest.mark.parametrize("area", ["free_area", "shadow_area", "grounds"])
def test_only_an_unused_battleground_is_activated(area: str) -> None:
    scene = Scene(turn="saruman", reserve=("haradrim-cavalry",))
    scene.do("use haradrim-cavalry")
    assert scene.stands("minas-tirith") == "active"
    used = Scene(turn="saruman", reserve=("haradrim-cavalry",), **{area: ("minas-tirith",)})
    assert used.in_vain("use haradrim-cavalry") == "no-ground-in-deck"


@rule("W-20.1")
def test_only_an_unused_path_is_activated() -> None:
    scene = Scene(turn="saruman", path="weathertop", at={"weathertop": ("flocks-of-crebain",)})
    assert "use flocks-of-crebain" in scene.codes
    scene = Scene(
        turn="saruman",
        path="weathertop",
        at={"weathertop": ("flocks-of-crebain",)},
        free_area=("the-old-forest",),
        spent=("inn-of-the-prancing-pony",),
    )
    assert "use flocks-of-crebain" not in scene.codes


@rule("W-20.2")
def test_a_location_is_active_until_its_combat_is_resolved() -> None:
    scene = Scene(
        turn="saruman",
        path="weathertop",
        grounds=("moria", "edoras"),
        reserve=("haradrim-cavalry",),
    )
    scene.do("use haradrim-cavalry", "no")
    active = ("weathertop", "moria", "edoras", "minas-tirith")
    assert {scene.stands(location) for location in active} == {"active"}
    scene.pass_all()
    assert set(scene.codes) == set(active)
    for location in ("edoras", "weathertop", "minas-tirith"):
        scene.do(location)
        assert scene.stands(location) != "active"
    # All are resolved in the same round.
    assert scene.state.round == 2
    assert scene.stands("moria") == "shadow"


@rule("W-20.3")
def test_who_is_within_the_limit_may_pass_with_more_cards_than_the_enemy() -> None:
    for enemy in ((), ("olog-hai",), ("olog-hai", "the-hunter")):
        scene = Scene(hand={"frodo": ("gimli", "sting"), "witch-king": enemy})
        assert "pass" in scene.codes
    scene = Scene(hand={"frodo": ("gimli", "sting", "sam-gamgee")})
    assert "pass" not in scene.codes


@rule("W-20.4")
def test_a_scoring_area_holds_locations_and_corruption() -> None:
    scene = Scene(
        path=None,
        free_area=("moria", "bag-end"),
        shadow_area=("edoras", "weathertop"),
        corruption=2,
    )
    view = GAME.view(scene.state, 0)
    assert view.areas == [["moria", "bag-end"], ["edoras", "weathertop"]]
    assert view.corruption == 2
    assert view.score == [1 + 1, 1 + 2]


@rule("W-20.5")
def test_a_text_may_change_the_cost_of_playing() -> None:
    scene = Scene(
        hand={"frodo": ("eomer", "gimli", "sting")},
        deck={"frodo": ("village-militia", "sam-gamgee", "glamdring", "shadowfax", "theoden")},
        grounds=("edoras",),
    )
    scene.do("play eomer edoras", "cycle gimli")
    # Éomer cost a card, the army that came with him none of the hand.
    scene.do("play village-militia edoras")
    assert scene.hand("frodo") == ["sting"]
    assert scene.where("village-militia") == "edoras"


@rule("W-20.6")
def test_orthanc_shuffles_the_pile_into_the_deck_that_is_left() -> None:
    scene = Scene(
        turn="saruman",
        reserve=("saruman",),
        hand={"saruman": ("threats-and-promises", "ugluk")},
        deck={"saruman": ("shelob", "gollum")},
        cycled=("wolf-riders",),
        free_area=("edoras", "helms-deep"),
        shadow_area=(),
    )
    scene.do("play threats-and-promises", "orthanc", "nothing", "no")
    # Uglúk paid for the event.
    assert scene.deck_size("saruman") == 4
    assert scene.pile("saruman") == []


@rule("W-20.7")
def test_only_a_card_in_the_own_reserve_moves() -> None:
    scene = Scene(
        turn="aragorn",
        path="imladris",
        grounds=("rivendell", "moria"),
        reserve=("elrond", "gandalf-the-grey"),
        at={"rivendell": ("legolas",), "imladris": ("galadriel",)},
    )
    moves = [code for code in scene.codes if code.startswith("move")]
    assert moves == ["move elrond path", "move elrond rivendell", "move elrond moria"]
    scene.do("move elrond rivendell", "pass", "pass", "pass")
    assert not [code for code in scene.codes if code.startswith("move")]


@rule("W-20.8")
@pytest.mark.parametrize("zone", ["deck", "cycled", "hand", "reserve"])
def test_a_removed_card_is_found_wherever_it_is(zone: str) -> None:
    hand = ("aragorn", "lembas", "boromir", *(("strider",) if zone == "hand" else ()))
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": hand},
        cycled=("strider",) if zone == "cycled" else (),
        reserve=("strider",) if zone == "reserve" else (),
    )
    assert scene.where("strider") == zone
    scene.do("play aragorn reserve", "cycle lembas")
    assert scene.where("strider") == "gone"
    assert scene.told("removed") == [{"card": "strider"}]


@rule("W-20.9")
def test_fewer_cards_than_the_opponent_means_than_each_of_them() -> None:
    three = ("gimli", "sting", "sam-gamgee")
    orcs = ("olog-hai", "the-hunter", "grishnakh", "the-reaver")
    beasts = ("shelob", "gollum", "ugluk", "saruman")
    for mordor, isengard, allowed in ((4, 4, True), (4, 3, False), (3, 4, False), (4, 0, False)):
        scene = Scene(
            hand={"frodo": three, "witch-king": orcs[:mordor], "saruman": beasts[:isengard]}
        )
        assert ("pass" in scene.codes) is allowed

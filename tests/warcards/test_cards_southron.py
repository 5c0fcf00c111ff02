"""What each card of the Southrons does."""

import pytest

from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import (
    ARAGORN,
    SARUMAN,
    SOUTHRON_GROUNDS,
    fought,
    hands,
    marches,
    strength,
    walks,
)


def calls(army: str, ground: str) -> Scene:
    """In reserve it may be eliminated to activate a ground that is still in its deck."""
    for laid in (
        {"grounds": (ground,)},
        {"free_area": (ground,)},
        {"shadow_area": (ground,)},
    ):
        scene = Scene(turn="saruman", reserve=(army,), **laid)
        assert scene.in_vain(f"use {army}") == "no-ground-in-deck"
        assert scene.where(army) == "gone"
    for player in ("frodo", "witch-king", "aragorn"):
        assert f"use {army}" not in Scene(turn=player, reserve=(army,)).codes
    afield = Scene(turn="saruman", grounds=("morannon",), at={"morannon": (army,)})
    assert f"use {army}" not in afield.codes
    scene = Scene(turn="saruman", reserve=(army,), fresh=(army,))
    scene.do(f"use {army}")
    assert scene.where(army) == "gone"
    assert scene.stands(ground) == "active"
    return scene


@pytest.mark.parametrize(
    "army",
    [
        "coastal-raiders",
        "corsairs-of-umbar",
        "haradrim-mumakil",
        "haradrim-regulars",
        "haradrim-cavalry",
        "the-black-fleet",
        "the-black-serpent",
    ],
)
def test_haradrim_mumakil_and_all_others_fight_only_where_southrons_do(army):
    assert marches("saruman", army) == SOUTHRON_GROUNDS
    assert walks("saruman", army) == set()


def test_haradrim_mumakil_attack_with_two_and_defend_with_one():
    assert strength("pelargir", "haradrim-mumakil") == (2, 0)
    assert strength("umbar", "haradrim-mumakil") == (0, 1)
    assert "use haradrim-mumakil" not in Scene(turn="saruman", reserve=("haradrim-mumakil",)).codes


def test_coastal_raiders_attack_best_at_dol_amroth():
    assert strength("dol-amroth", "coastal-raiders") == (2, 0)
    assert strength("pelargir", "coastal-raiders") == (1, 0)
    assert strength("umbar", "coastal-raiders") == (0, 1)


def test_coastal_raiders_call_to_dol_amroth():
    scene = calls("coastal-raiders", "dol-amroth")
    assert (scene.codes, scene.who) == (["yes", "no"], ARAGORN), "its text is resolved"
    scene.do("no")
    assert scene.asks_turn


def test_corsairs_of_umbar_fight_alike_everywhere():
    assert strength("pelargir", "corsairs-of-umbar") == (1, 0)
    assert strength("dol-amroth", "corsairs-of-umbar") == (1, 0)
    assert strength("umbar", "corsairs-of-umbar") == (0, 1)


def test_corsairs_of_umbar_call_to_umbar():
    scene = calls("corsairs-of-umbar", "umbar")
    assert hands(scene) == (0, 1, 0, 1), "its text is resolved"


def test_haradrim_regulars_fight_alike_everywhere():
    assert strength("minas-tirith", "haradrim-regulars") == (1, 0)
    assert strength("harad", "haradrim-regulars") == (0, 1)


def test_haradrim_regulars_call_to_harad():
    scene = calls("haradrim-regulars", "harad")
    assert hands(scene) == (0, 1, 0, 1), "its text is resolved"


def test_haradrim_cavalry_attack_best_at_minas_tirith():
    assert strength("minas-tirith", "haradrim-cavalry") == (2, 0)
    assert strength("pelargir", "haradrim-cavalry") == (1, 0)
    assert strength("morannon", "haradrim-cavalry") == (0, 1)


def test_haradrim_cavalry_call_to_minas_tirith():
    scene = calls("haradrim-cavalry", "minas-tirith")
    assert (scene.codes, scene.who) == (["yes", "no"], ARAGORN), "its text is resolved"


def test_the_black_fleet_attacks_best_at_pelargir():
    assert strength("pelargir", "the-black-fleet") == (2, 0)
    assert strength("dol-amroth", "the-black-fleet") == (1, 0)
    assert strength("umbar", "the-black-fleet") == (0, 1)


def test_the_black_fleet_calls_to_pelargir():
    scene = calls("the-black-fleet", "pelargir")
    assert (scene.codes, scene.who) == (["yes", "no"], ARAGORN), "its text is resolved"


# --- The Black Serpent


@rule("W-1.24", "W-3.10")
def test_the_black_serpent_calls_back_to_a_ground_of_the_southrons():
    scene = Scene(
        turn="saruman",
        reserve=("the-black-serpent",),
        free_area=("umbar", "orthanc", "pelargir", "minas-morgul"),
        shadow_area=("minas-tirith", "lorien"),
        grounds=("harad",),
    )
    scene.do("use the-black-serpent")
    assert scene.where("the-black-serpent") == "gone"
    assert (scene.asked, scene.who) == ("ground", SARUMAN)
    assert set(scene.codes) == {"umbar", "pelargir", "minas-tirith"}
    scene.do("umbar")
    assert scene.stands("umbar") == "active"
    assert hands(scene) == (0, 1, 0, 1), "its text is resolved again"
    assert scene.score(FREE) == 5, "Umbar is no longer worth anything to them"


@rule("W-13.1", "W-13.2")
def test_the_black_serpent_finds_broken_walls_in_the_enemys_area():
    for laid, guard in (({"free_area": ("umbar",)}, 0), ({"shadow_area": ("umbar",)}, 2)):
        scene = Scene(turn="saruman", reserve=("the-black-serpent",), **laid)
        scene.do("use the-black-serpent")
        assert scene.tally("umbar").guard == guard
        scene.fight("umbar")
        assert scene.told("fight")[0]["guard"] == guard
    scene = Scene(turn="saruman", reserve=("the-black-serpent",), shadow_area=("minas-tirith",))
    scene.do("use the-black-serpent", "no")
    assert scene.tally("minas-tirith").guard == 0
    assert scene.score(SHADOW) == 0


@pytest.mark.parametrize(
    "laid",
    [
        {},
        {"grounds": tuple(SOUTHRON_GROUNDS)},
        {"free_area": ("orthanc",), "shadow_area": ("edoras",)},
    ],
)
def test_the_black_serpent_needs_a_ground_that_was_won(laid):
    scene = Scene(turn="saruman", reserve=("the-black-serpent",), **laid)
    assert scene.in_vain("use the-black-serpent") == "no-ground-scored"


def test_the_black_serpent_is_used_only_in_reserve():
    scene = Scene(
        turn="saruman",
        grounds=("harad",),
        at={"harad": ("the-black-serpent",)},
        free_area=("umbar",),
    )
    assert "use the-black-serpent" not in scene.codes


def test_the_black_serpent_leads_southrons_alone():
    assert strength("pelargir", "the-black-serpent") == (0, 0)
    assert strength("pelargir", "the-black-serpent", "corsairs-of-umbar") == (2, 0)
    assert strength("umbar", "the-black-serpent", "corsairs-of-umbar") == (0, 2)
    assert strength("minas-tirith", "the-black-serpent", "mordor-orcs") == (1, 0)
    scene = fought("umbar", "the-black-serpent")
    assert scene.where("the-black-serpent") == "cycled"

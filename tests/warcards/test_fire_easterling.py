"""The cards of the Easterlings, one after the other."""

from typing import Any

import pytest

from mathom.games.warcards.terms import EASTERLING
from tests.marks import rule
from tests.warcards.fire import (
    BILL_FERNY,
    fights_for,
    fire,
    goes,
    icons_at,
    leads,
    played,
    shown_to,
)
from tests.warcards.scene import Scene

# --- Armies


def test_easterling_axemen_fight_where_easterlings_do() -> None:
    fights_for("bill-ferny", "easterling-axemen", EASTERLING)


def test_easterling_garrison_fights_where_easterlings_do() -> None:
    fights_for("bill-ferny", "easterling-garrison", EASTERLING)


def test_horde_from_the_east_fights_where_easterlings_do() -> None:
    fights_for("bill-ferny", "horde-from-the-east", EASTERLING)


def test_mirkwood_skirmishers_know_the_woods() -> None:
    elsewhere = icons_at("dale", "mirkwood-skirmishers")
    assert icons_at("woodland-realm", "mirkwood-skirmishers") == elsewhere + 1
    assert icons_at("erebor", "mirkwood-skirmishers") == elsewhere
    fights_for("bill-ferny", "mirkwood-skirmishers", EASTERLING)


def test_mirkwood_skirmishers_open_the_war_in_the_woods() -> None:
    scene = fire(turn="bill-ferny", reserve=("mirkwood-skirmishers",))
    scene.do("use mirkwood-skirmishers")
    assert scene.stands("woodland-realm") == "active"
    assert scene.where("mirkwood-skirmishers") == "gone"


@pytest.mark.parametrize("where", ["free_area", "shadow_area", "grounds"])
def test_mirkwood_skirmishers_bring_the_woods_from_their_deck_only(where: str) -> None:
    laid = {where: ("woodland-realm",)}
    scene = fire(turn="bill-ferny", reserve=("mirkwood-skirmishers",), **laid)
    assert scene.in_vain("use mirkwood-skirmishers") == "no-ground-in-deck"
    assert scene.where("mirkwood-skirmishers") == "gone"


def test_mirkwood_skirmishers_act_from_the_reserve_only() -> None:
    at = {"dale": ("mirkwood-skirmishers",)}
    scene = fire(turn="bill-ferny", grounds=("dale",), at=at)
    assert "use mirkwood-skirmishers" not in scene.codes


def test_variags_of_khand_ride_to_minas_tirith() -> None:
    elsewhere = icons_at("dale", "variags-of-khand")
    assert icons_at("minas-tirith", "variags-of-khand") == elsewhere + 1
    fights_for("bill-ferny", "variags-of-khand", EASTERLING, "minas-tirith")


def test_variags_of_khand_ride_there_without_the_others() -> None:
    assert "minas-tirith" not in goes("bill-ferny", "easterling-axemen")


def test_wainriders_set_out_from_rhun() -> None:
    scene = fire(turn="bill-ferny", reserve=("wainriders",), deck={"bill-ferny": ()})
    scene.do("use wainriders")
    assert scene.stands("rhun") == "active"
    assert scene.where("wainriders") == "gone"
    fights_for("bill-ferny", "wainriders", EASTERLING)


@pytest.mark.parametrize("where", ["free_area", "shadow_area", "grounds"])
def test_wainriders_set_out_only_once(where: str) -> None:
    scene = fire(turn="bill-ferny", reserve=("wainriders",), **{where: ("rhun",)})
    assert scene.in_vain("use wainriders") == "no-ground-in-deck"


def test_wainriders_act_from_the_reserve_only() -> None:
    scene = fire(turn="bill-ferny", grounds=("dale",), at={"dale": ("wainriders",)})
    assert "use wainriders" not in scene.codes


# --- Captains

HOST = ("easterling-axemen", "wainriders", "bill-ferny", "corsairs-of-umbar", "allies-of-sauron")


def calls(*deck: str, **laid: Any) -> Scene:
    """These five are drawn."""
    deck_of = {"bill-ferny": deck}
    return played("bill-ferny", "easterling-captain", "reserve", deck=deck_of, **laid)


def test_easterling_captain_calls_an_army() -> None:
    scene = calls(*HOST, grounds=("dale",))
    assert scene.asked == "sift-play"
    assert set(scene.codes) == {
        "play easterling-axemen reserve",
        "play easterling-axemen dale",
        "play wainriders reserve",
        "play wainriders dale",
        "done",
    }
    scene.do("play wainriders dale")
    assert scene.asks_turn
    assert {scene.where(each) for each in HOST if each != "wainriders"} == {"cycled"}


def test_easterling_captain_may_call_nobody() -> None:
    scene = calls(*HOST).do("done")
    assert {scene.where(each) for each in HOST} == {"cycled"}


def test_easterling_captain_leads_easterlings() -> None:
    leads("easterling-captain", "easterling-axemen", "dale", "rhun")
    fights_for("bill-ferny", "easterling-captain", EASTERLING)
    scene = fire(turn="bill-ferny", grounds=("dale",), reserve=("easterling-captain",))
    assert scene.do("move easterling-captain dale").asks_turn


@rule("W-1.24", "W-3.10")
def test_the_red_standard_bearer_reopens_a_war_of_the_east() -> None:
    scene = fire(
        turn="bill-ferny",
        reserve=("the-red-standard-bearer",),
        free_area=("dale", "lorien"),
        shadow_area=("erebor", "moria"),
    )
    scene.do("use the-red-standard-bearer")
    assert scene.where("the-red-standard-bearer") == "gone"
    assert (scene.asked, scene.codes) == ("ground", ["dale", "erebor"])
    scene.do("erebor")
    assert scene.stands("erebor") == "active"
    assert scene.told("reactivated") == [{"location": "erebor"}]


def test_the_red_standard_bearer_opens_none_that_is_new() -> None:
    """Nor a skirmish, which can't come again (W-22.11)."""
    scene = fire(turn="bill-ferny", reserve=("the-red-standard-bearer",), free_area=("moria",))
    assert scene.in_vain("use the-red-standard-bearer") == "no-ground-scored"


def test_the_red_standard_bearer_acts_from_the_reserve_only() -> None:
    at = {"dale": ("the-red-standard-bearer",)}
    scene = fire(turn="bill-ferny", grounds=("dale",), at=at, shadow_area=("erebor",))
    assert "use the-red-standard-bearer" not in scene.codes
    leads("the-red-standard-bearer", "easterling-axemen", "dale", "rhun")
    fights_for("bill-ferny", "the-red-standard-bearer", EASTERLING)


# --- Events


def allied() -> Scene:
    hand = {"bill-ferny": ("allies-of-sauron", "easterling-axemen", "haradrim-regulars")}
    grounds = ("lorien", "minas-morgul", "moria", "dale")
    reserve = ("horde-from-the-east", "wild-hillmen-of-dunland")
    scene = fire(turn="bill-ferny", hand=hand, grounds=grounds, reserve=reserve)
    assert "move horde-from-the-east lorien" not in scene.codes
    scene.do("play allies-of-sauron", "cycle haradrim-regulars")
    while scene.turn != "bill-ferny":
        scene.do("pass")
    return scene


def test_allies_of_sauron_march_where_mordor_does() -> None:
    codes = allied().codes
    for ground in ("lorien", "minas-morgul", "dale"):
        assert f"move horde-from-the-east {ground}" in codes
        assert f"play easterling-axemen {ground}" in codes
    assert "move horde-from-the-east moria" not in codes


def test_allies_of_sauron_are_easterlings_only() -> None:
    codes = allied().codes
    assert not [code for code in codes if code.startswith("move wild-hillmen-of-dunland")]


def test_allies_of_sauron_march_for_one_round() -> None:
    scene = allied()
    assert scene.state.permits
    scene.pass_all()
    while scene.asked != "turn":
        scene.do(scene.codes[0])
    assert scene.state.round == 2
    assert scene.state.permits == []


KINGS = (
    "easterling-captain",
    "the-black-serpent",
    "easterling-axemen",
    "corsairs-of-umbar",
    "bill-ferny",
)


def kings(*deck: str, **laid: Any) -> Scene:
    """These five are drawn."""
    deck_of = {"bill-ferny": deck}
    return played(
        "bill-ferny", "many-kings-to-the-service-of-mordor", deck=deck_of, path=None, **laid
    )


def test_many_kings_to_the_service_of_mordor_bring_a_captain_and_an_army() -> None:
    scene = kings(*KINGS)
    assert scene.codes == [
        "play corsairs-of-umbar reserve",
        "play the-black-serpent reserve",
        "play easterling-axemen reserve",
        "play easterling-captain reserve",
        "done",
    ]
    scene.do("play the-black-serpent reserve")
    assert scene.codes == [
        "play corsairs-of-umbar reserve",
        "play easterling-axemen reserve",
        "done",
    ]
    scene.do("play easterling-axemen reserve")
    assert scene.asks_turn
    left = {"easterling-captain", "corsairs-of-umbar", "bill-ferny"}
    assert {scene.where(each) for each in left} == {"cycled"}


def test_many_kings_to_the_service_of_mordor_may_bring_only_an_army() -> None:
    scene = kings(*KINGS).do("play corsairs-of-umbar reserve")
    assert set(scene.codes) == {
        "play the-black-serpent reserve",
        "play easterling-captain reserve",
        "done",
    }
    scene.do("done")
    assert scene.where("the-black-serpent") == "cycled"


def test_many_kings_to_the_service_of_mordor_one_kind_may_be_used_up() -> None:
    scene = kings(*KINGS).do("play the-black-serpent reserve")
    for code, reason in (
        ("play easterling-captain reserve", "enough-of-kind"),
        ("play bill-ferny reserve", "text-means-others"),
        ("play easterling-axemen dale", "not-active"),
    ):
        refused = scene.why_not(code)
        assert refused is not None
        assert refused.id == f"reason-{reason}"


MUSTERED = (
    "easterling-axemen",
    "easterling-garrison",
    "wainriders",
    "easterling-captain",
    "corsairs-of-umbar",
    "bill-ferny",
    "lost",
)


def musterings(**laid: Any) -> Scene:
    """These seven are drawn."""
    deck = {"bill-ferny": MUSTERED}
    return played("bill-ferny", "musterings-of-long-planned-war", deck=deck, path=None, **laid)


def test_musterings_of_long_planned_war_bring_two_armies() -> None:
    scene = musterings()
    assert (scene.asked, scene.who) == ("sift-eliminate", BILL_FERNY)
    assert {code.removeprefix("eliminate ") for code in scene.codes} == set(MUSTERED)
    scene.do("eliminate lost")
    assert set(scene.codes) == {
        "play easterling-axemen reserve",
        "play easterling-garrison reserve",
        "play wainriders reserve",
        "done",
    }
    scene.do("play wainriders reserve", "play easterling-axemen reserve")
    assert scene.asks_turn
    assert scene.where("lost") == "gone"
    assert scene.where("easterling-garrison") == scene.where("easterling-captain") == "cycled"


def test_musterings_of_long_planned_war_may_bring_fewer() -> None:
    scene = musterings().do("eliminate lost", "play wainriders reserve", "done")
    assert scene.where("easterling-axemen") == "cycled"
    assert scene.where("wainriders") == "reserve"


@rule("W-28.2")
def test_an_easterling_may_go_where_any_of_the_shadow_may() -> None:
    assert "grey-havens" in shown_to(EASTERLING)
    assert "grey-havens" in goes("bill-ferny", "easterling-axemen")

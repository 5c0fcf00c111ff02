"""The promotional cards of the Free Peoples."""

from typing import Any

from tests.warcards.scene import Scene, fight_at
from tests.warcards.trying import (
    DUNEDAIN_GROUNDS,
    ROHAN_GROUNDS,
    icons_at,
    moves,
    path_numbers,
    plays,
)

PROMOS = {"house": {"promos": True}}


# --- Ioreth


def test_ioreth_is_not_in_the_box() -> None:
    assert not any("ioreth" in code for code in Scene(turn="aragorn").codes)
    assert Scene().deck_size("aragorn") == 30
    assert Scene(**PROMOS).deck_size("aragorn") == 31


def test_ioreth_only_leads_a_defence() -> None:
    assert icons_at("minas-tirith", "ioreth", **PROMOS) == 0
    assert icons_at("minas-tirith", "ioreth", "soldiers-of-gondor", **PROMOS) == 1
    assert icons_at("harad", "ioreth", "soldiers-of-gondor", **PROMOS) == 0
    assert path_numbers("aragorn", "ioreth", **PROMOS) == []
    assert plays("aragorn", "ioreth", **PROMOS) == {"reserve"} | DUNEDAIN_GROUNDS


ASSAULT = ("haradrim-mumakil", "the-black-fleet", "corsairs-of-umbar")
"""Five attack icons on Pelargir, four more than the place cancels."""


def defence_of_pelargir(*defenders: str, **laid: Any) -> Scene:
    return fight_at("pelargir", ("ioreth", *defenders, *ASSAULT), **{**PROMOS, **laid})


def test_ioreth_may_tend_another_who_would_fall() -> None:
    scene = defence_of_pelargir("boromir", "soldiers-of-gondor")
    assert scene.who == scene.state.seats[scene.deck("aragorn")]
    assert set(scene.codes) == {"save boromir", "nothing"}
    scene.do("save boromir")
    assert "ioreth" in scene.pile("aragorn")
    assert "boromir" in scene.pile("aragorn")
    assert scene.where("soldiers-of-gondor") == "gone"
    assert scene.stands("pelargir") == "shadow"


def test_ioreth_may_let_them_fall() -> None:
    scene = defence_of_pelargir("boromir", "soldiers-of-gondor").do("nothing")
    for card in ("ioreth", "boromir", "soldiers-of-gondor"):
        assert scene.where(card) == "gone"


def test_ioreth_saves_no_items() -> None:
    scene = defence_of_pelargir("aragorn", wields={"aragorn": ("anduril",)})
    scene.do("save aragorn")
    assert "aragorn" in scene.pile("aragorn")
    assert "ioreth" in scene.pile("aragorn")
    assert scene.where("anduril") == "gone"


def test_ioreth_saves_no_wizard_and_no_army() -> None:
    scene = defence_of_pelargir("gwaihir-the-windlord", "soldiers-of-gondor")
    assert not any(code.startswith("save") for code in scene.codes)
    assert scene.where("gwaihir-the-windlord") == "gone"
    assert scene.where("soldiers-of-gondor") == "gone"


def test_ioreth_saves_one_only() -> None:
    scene = defence_of_pelargir("boromir", "faramir", "halbarad")
    assert set(scene.codes) == {"save boromir", "save faramir", "save halbarad", "nothing"}
    scene.do("save faramir")
    assert "faramir" in scene.pile("aragorn")
    assert scene.where("boromir") == "gone"
    assert scene.where("halbarad") == "gone"


def test_ioreth_tends_attackers_too() -> None:
    scene = fight_at(
        "morannon", ("ioreth", "boromir", "merry-brandybuck", "gandalf-the-grey"), **PROMOS
    )
    assert set(scene.codes) == {"save boromir", "save merry-brandybuck", "nothing"}
    scene.do("save merry-brandybuck")
    assert "ioreth" in scene.pile("aragorn")
    assert "merry-brandybuck" in scene.pile("frodo")
    assert scene.where("boromir") == "gone"
    assert scene.where("gandalf-the-grey") == "gone"


def test_ioreth_tends_nobody_elsewhere() -> None:
    scene = fight_at("pelargir", ("boromir", *ASSAULT), reserve=("ioreth",), **PROMOS)
    assert scene.where("boromir") == "gone"
    assert scene.where("ioreth") == "reserve"


def test_ioreth_tends_whoever_falls_without_icons() -> None:
    house = {"promos": True, "helpless_fall": True}
    scene = defence_of_pelargir("denethor", house=house)
    assert set(scene.codes) == {"save denethor", "nothing"}
    scene.do("save denethor")
    assert "denethor" in scene.pile("aragorn")
    assert "ioreth" in scene.pile("aragorn")


# --- Ghân-buri-Ghân


def test_ghan_buri_ghan_is_not_in_the_box() -> None:
    assert Scene().deck_size("frodo") == 30
    assert Scene(**PROMOS).deck_size("frodo") == 31


def test_ghan_buri_ghan_only_leads_a_defence() -> None:
    assert icons_at("edoras", "ghan-buri-ghan", **PROMOS) == 0
    assert icons_at("edoras", "ghan-buri-ghan", "riders-of-rohan", **PROMOS) == 1
    assert icons_at("orthanc", "ghan-buri-ghan", "riders-of-rohan", **PROMOS) == 0
    assert path_numbers("frodo", "ghan-buri-ghan", **PROMOS) == []
    assert plays("frodo", "ghan-buri-ghan", **PROMOS) == {"reserve"} | ROHAN_GROUNDS


def test_ghan_buri_ghan_leads_rohan_to_minas_tirith() -> None:
    laid = {"reserve": ("ghan-buri-ghan",), **PROMOS}
    for card in ("riders-of-rohan", "eomer"):
        there = ROHAN_GROUNDS | {"minas-tirith"}
        assert plays("frodo", card, **laid) == {"reserve"} | there
        assert moves("frodo", card, **laid) == there


def test_ghan_buri_ghan_leads_nobody_but_rohan() -> None:
    laid = {"reserve": ("ghan-buri-ghan",), **PROMOS}
    assert "minas-tirith" not in plays("frodo", "gimli", **laid)
    assert "minas-tirith" not in plays("frodo", "merry-brandybuck", **laid)


def test_ghan_buri_ghan_leads_nobody_from_a_battleground() -> None:
    laid = {"at": {"edoras": ("ghan-buri-ghan",)}, **PROMOS}
    assert plays("frodo", "riders-of-rohan", **laid) == {"reserve"} | ROHAN_GROUNDS

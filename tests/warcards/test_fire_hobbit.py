"""The Hobbits' cards of Fire and Swords, one after the other."""

from typing import Any

import pytest

from mathom.games.warcards.terms import HOBBIT
from tests.marks import rule
from tests.warcards.fire import fights_for, fire, icons_at, leads, played
from tests.warcards.scene import Scene


def test_a_hundred_stout_hobbits_hold_the_shire() -> None:
    elsewhere = icons_at("bree", "a-hundred-stout-hobbits")
    assert icons_at("the-shire", "a-hundred-stout-hobbits") == elsewhere + 1
    fights_for("frodo", "a-hundred-stout-hobbits", HOBBIT)


# --- Characters


@pytest.mark.parametrize("path", ["bag-end", "a-long-expected-party"])
def test_farmer_maggot_draws_and_guards_a_path_1(path: str) -> None:
    scene = fire(turn="frodo", path=path, reserve=("farmer-maggot",))
    guard = scene.tally(path).guard
    scene.do("use farmer-maggot")
    assert scene.where("farmer-maggot") == "cycled"
    assert scene.drawn == [("player-frodo", 1)]
    assert scene.tally(path).guard == guard + 1


def test_farmer_maggot_guards_no_other_path() -> None:
    scene = fire(turn="frodo", path="weathertop", reserve=("farmer-maggot",))
    guard = scene.tally("weathertop").guard
    scene.do("use farmer-maggot")
    assert scene.drawn == [("player-frodo", 1)]
    assert scene.tally("weathertop").guard == guard


def test_farmer_maggot_helps_from_the_reserve_only() -> None:
    scene = fire(turn="frodo", path="bag-end", at={"bag-end": ("farmer-maggot",)})
    assert "use farmer-maggot" not in scene.codes
    fights_for("frodo", "farmer-maggot", HOBBIT)


def test_rosie_cotton_gives_sam_heart_from_afar() -> None:
    for path in ("weathertop", "orodruin"):
        alone = icons_at(path, "sam-gamgee")
        assert icons_at(path, "sam-gamgee", reserve=("rosie-cotton",)) == alone + 1
        assert icons_at(path, "sam-gamgee", cycled=("rosie-cotton",)) == alone


def test_rosie_cotton_gives_heart_to_nobody_else_and_nowhere_else() -> None:
    waiting = {"reserve": ("rosie-cotton",)}
    alone = icons_at("weathertop", "frodo-baggins")
    assert icons_at("weathertop", "frodo-baggins", **waiting) == alone
    assert icons_at("bree", "sam-gamgee", **waiting) == icons_at("bree", "sam-gamgee")
    there = {"grounds": ("the-shire",), "at": {"the-shire": ("rosie-cotton",)}}
    scene = fire(
        path="weathertop", **{**there, "at": {**there["at"], "weathertop": ("sam-gamgee",)}}
    )
    assert scene.icons("sam-gamgee") == icons_at("weathertop", "sam-gamgee")


def test_rosie_cotton_leads_stout_hobbits() -> None:
    leads("rosie-cotton", "a-hundred-stout-hobbits", "barad-dur", "the-shire")
    fights_for("frodo", "rosie-cotton", HOBBIT)


# --- Events


def in_disguise(path: str, **laid: Any) -> int:
    """By how much the path is guarded better."""
    scene = fire(turn="frodo", path=path, hand={"frodo": ("disguised-as-orcs", "gimli")}, **laid)
    guard = scene.tally(path).guard
    scene.do("play disguised-as-orcs")
    assert scene.where("disguised-as-orcs") == "gone"
    return scene.tally(path).guard - guard


@pytest.mark.parametrize("who", ["frodo-baggins", "sam-gamgee"])
@pytest.mark.parametrize("path", ["cirith-ungol", "the-stairs", "morgai", "gorgoroth"])
def test_disguised_as_orcs_they_walk_through_mordor(path: str, who: str) -> None:
    assert in_disguise(path, at={path: (who,)}) == 2


def test_disguised_as_orcs_they_would_walk_nowhere_else() -> None:
    assert in_disguise("osgiliath", at={"osgiliath": ("frodo-baggins",)}) == 0


@pytest.mark.parametrize(
    "here",
    [{}, {"reserve": ("frodo-baggins", "sam-gamgee")}, {"at": {"morgai": ("merry-brandybuck",)}}],
    ids=["nobody", "in reserve", "others"],
)
def test_disguised_as_orcs_means_frodo_or_sam_on_the_path(here) -> None:
    assert in_disguise("morgai", **here) == 0
    scene = fire(
        turn="frodo", path="morgai", hand={"frodo": ("disguised-as-orcs", "gimli")}, **here
    )
    assert scene.in_vain("play disguised-as-orcs") == "condition"


@rule("W-27.25")
@pytest.mark.parametrize("path", ["the-stairs", "cirith-ungol"], ids=["8A", "8B"])
def test_disguised_as_orcs_is_for_both_parts_of_a_number(path: str) -> None:
    scene = fire(
        scenario="epic-duel",
        turn="gandalf",
        path=path,
        hand={"gandalf": ("disguised-as-orcs", "gimli")},
        at={path: ("sam-gamgee",)},
    )
    guard = scene.tally(path).guard
    assert scene.do("play disguised-as-orcs").tally(path).guard == guard + 2


def invited(*deck: str, **laid: Any) -> Scene:
    """These five are drawn."""
    return played("frodo", "party-invitation", deck={"frodo": deck}, **laid)


GUESTS = ("sam-gamgee", "sting", "merry-brandybuck", "gimli", "theoden")


def test_party_invitation_brings_two_hobbits() -> None:
    scene = invited(*GUESTS)
    assert scene.asked == "sift-play"
    assert not any("gimli" in code or "theoden" in code for code in scene.codes)
    scene.do("play sam-gamgee reserve", "play merry-brandybuck reserve")
    assert scene.asks_turn
    assert scene.where("sam-gamgee") == scene.where("merry-brandybuck") == "reserve"
    assert scene.where("sting") == scene.where("gimli") == "cycled"
    assert scene.hand("frodo") == []


def test_party_invitation_is_for_any_hobbit_card() -> None:
    scene = invited(*GUESTS)
    assert "play sting sam-gamgee" not in scene.codes
    scene.do("play sam-gamgee path", "play sting sam-gamgee")
    assert scene.where("sting") == "bag-end"


def test_party_invitation_may_be_declined() -> None:
    scene = invited(*GUESTS).do("play sam-gamgee reserve", "done")
    assert scene.where("merry-brandybuck") == "cycled"
    scene = invited(*GUESTS).do("done")
    assert {scene.where(guest) for guest in GUESTS} == {"cycled"}


def test_party_invitation_reaches_five_cards() -> None:
    scene = invited(*GUESTS, "eomer", "eowyn")
    assert len(scene.state.aside) == 5

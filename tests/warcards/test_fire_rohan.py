"""Rohan's card of Fire and Swords."""

from mathom.games.warcards.terms import ROHAN
from tests.marks import rule
from tests.warcards.fire import fights_for, fire, icons_at, leads, played


def test_theodred_brings_a_card() -> None:
    scene = played("frodo", "theodred", "reserve")
    assert scene.drawn == [("player-frodo", 1)]
    assert scene.asks_turn


@rule("W-8.5")
def test_theodred_brings_none_when_he_is_moved() -> None:
    scene = fire(turn="frodo", grounds=("edoras",), reserve=("theodred",))
    assert scene.do("move theodred edoras").drawn == []


def test_theodred_holds_the_fords() -> None:
    elsewhere = icons_at("edoras", "theodred")
    assert icons_at("fords-of-isen", "theodred") == elsewhere + 1
    assert icons_at("westemnet", "theodred") == elsewhere
    assert icons_at("helms-deep", "theodred") == elsewhere


def test_theodred_leads_riders() -> None:
    leads("theodred", "riders-of-rohan", "orthanc", "edoras")
    fights_for("frodo", "theodred", ROHAN)

"""The symbols for any faction of a side (W-28)."""

import pytest

from mathom.games.warcards.card import Ground
from mathom.games.warcards.catalogue import CARDS, LOCATION, LOCATIONS
from mathom.games.warcards.terms import (
    ANY_FREE,
    ANY_SHADOW,
    ARMY,
    FACTIONS,
    FREE,
    SHADOW,
    SIDE_OF,
)
from mathom.games.warcards.values.fire_and_swords import ENTRIES
from tests.marks import rule
from tests.warcards.stage import came, six

OPEN = {"free-peoples": "barad-dur", "shadow": "grey-havens"}
"""Places that any faction of that side attacks."""

DECKS = {
    "frodo": ("dwarf", "hobbit", "rohan"),
    "gandalf": ("elf", "wizard"),
    "aragorn": ("dunedain", "northmen"),
    "witch-king": ("mordor",),
    "saruman": ("isengard", "monstrous"),
    "bill-ferny": ("easterling", "ruffian", "southron"),
}
FIGHTERS = {
    "dwarf": ("gimli", "army-of-the-blue-mountains"),
    "hobbit": ("merry-brandybuck", "a-hundred-stout-hobbits"),
    "rohan": ("eomer", "village-militia"),
    "elf": ("legolas", "high-elves"),
    "wizard": ("quickbeam",),
    "dunedain": ("boromir", "soldiers-of-gondor"),
    "northmen": ("king-brand", "northmen-company"),
    "mordor": ("the-reaver", "mordor-orcs"),
    "isengard": ("ugluk", "white-hand-orcs"),
    "monstrous": ("hill-troll", "goblins-of-the-misty-mountains"),
    "easterling": ("easterling-captain", "wainriders"),
    "ruffian": ("lotho-sackville-baggins", "wild-hillmen-of-dunland"),
    "southron": ("the-black-serpent", "haradrim-regulars"),
}
"""A character and an army of each faction, where there are any."""


@rule("W-28.1")
def test_the_two_symbols_stand_for_all_factions_of_a_side():
    assert {FACTIONS[faction] for faction in ANY_FREE} == {
        *("dunedain", "dwarf", "elf", "hobbit", "northmen", "rohan", "wizard"),
    }
    assert {FACTIONS[faction] for faction in ANY_SHADOW} == {
        *("easterling", "isengard", "monstrous", "mordor", "ruffian", "southron"),
    }
    assert {SIDE_OF[faction] for faction in ANY_FREE} == {FREE}
    assert {SIDE_OF[faction] for faction in ANY_SHADOW} == {SHADOW}
    assert len(ANY_FREE) + len(ANY_SHADOW) == len(FACTIONS)


@rule("W-28.1")
def test_a_location_may_show_them():
    shown = {}
    for name, entry in ENTRIES.items():
        for symbol in (*entry.get("attackers", ()), *entry.get("defenders", ())):
            if symbol.startswith("any-"):
                shown[name] = symbol
    assert set(shown.values()) == {"any-free-peoples", "any-shadow"}
    for name, symbol in shown.items():
        location = LOCATIONS[LOCATION[name]]
        assert isinstance(location, Ground)
        every = ANY_FREE if symbol == "any-free-peoples" else ANY_SHADOW
        assert set(every) <= {*location.attackers, *location.defenders}


@rule("W-28.2")
@pytest.mark.parametrize("player", DECKS)
def test_such_a_symbol_admits_armies_and_characters_of_every_faction(player):
    side = "free-peoples" if player in ("frodo", "gandalf", "aragorn") else "shadow"
    ground = OPEN[side]
    cards = [card for faction in DECKS[player] for card in FIGHTERS[faction]]
    assert {CARDS[number].type for number in map(_number, cards)} >= {ARMY}
    played = six(turn=player, grounds=(ground,), hand={player: cards})
    moved = six(turn=player, grounds=(ground,), reserve=cards)
    for card in cards:
        assert f"play {card} {ground}" in played.codes
        assert f"move {card} {ground}" in moved.codes


def _number(name: str) -> int:
    return next(number for number, card in enumerate(CARDS) if card.name == name)


@rule("W-28.2")
def test_it_admits_nobody_of_the_other_side_who_is_not_shown():
    """Mordor defends Barad-dûr, and no other faction of the Shadow."""
    for player in ("saruman", "bill-ferny"):
        cards = [card for faction in DECKS[player] for card in FIGHTERS[faction]]
        scene = six(turn=player, grounds=("barad-dur",), hand={player: cards})
        assert not [code for code in scene.codes if code.endswith("barad-dur")]


@rule("W-28.2", "W-1.24")
def test_for_a_text_about_a_faction_s_battleground_it_is_one_of_each():
    """The Red Standard-bearer calls an Easterling battleground: the Grey Havens are one, too."""
    scene = six(
        turn="bill-ferny",
        reserve=("the-red-standard-bearer",),
        shadow_area=("grey-havens", "rivendell"),
    )
    scene.do("use the-red-standard-bearer")
    assert came(scene) == ["grey-havens"]


@rule("W-28.2", "W-1.26")
def test_what_a_card_forbids_it_forbids_here_as_well():
    """The Great Gate is never on a battleground of the Shadow, Tom Bombadil on none at all."""
    scene = six(
        turn="aragorn", grounds=("barad-dur",), hand={"aragorn": ("the-great-gate", "boromir")}
    )
    assert "play boromir barad-dur" in scene.codes
    assert "play the-great-gate barad-dur" not in scene.codes
    tom = six(turn="gandalf", grounds=("barad-dur",), hand={"gandalf": ("tom-bombadil", "legolas")})
    assert "play legolas barad-dur" in tom.codes
    assert "play tom-bombadil barad-dur" not in tom.codes

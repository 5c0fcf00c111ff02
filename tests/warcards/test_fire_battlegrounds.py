"""What each battleground of Fire and Swords says, who may fight there, and how it is held."""

from typing import Any

import pytest

from mathom.games.warcards.catalogue import DEFENCE, LOCATION, POINTS
from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import (
    ANY_FREE,
    ANY_SHADOW,
    Arrival,
    Six,
    came,
    drawing,
    fought,
    hands,
    six,
    who_fights,
)


def arrival(ground: str, **laid: Any) -> Scene:
    return Arrival(ground, scenario="extended-trilogy", **{"turn": "frodo", **laid})


def is_held(ground: str, side: int, *attackers: str) -> None:
    """As long as there are fewer attack icons than it has itself; and then it is lost.

    It is worth the same to both.
    """
    number = LOCATION[ground]
    kept, lost = ("free", "shadow") if side == FREE else ("shadow", "free")
    for few in range(len(attackers) + 1):
        scene = fought(ground, *attackers[:few], scenario="extended-trilogy")
        (counted,) = scene.told("fight")
        assert counted["guard"] == DEFENCE[number]
        holds = counted["attack"] <= DEFENCE[number]
        assert scene.stands(ground) == (kept if holds else lost)
        assert scene.score(side if holds else 1 - side) == POINTS[number]
    assert not holds, "so many should be enough"


EASTERLINGS = ("wainriders", "horde-from-the-east", "easterling-axemen", "variags-of-khand")
ELVES = ("high-elves", "high-elves", "wood-elves", "legolas")
NORTHMEN = ("northmen-company", "northmen-company", "woodmen-of-the-anduin", "king-brand")


# --- Of the Free Peoples


def test_dale_brings_erebor_as_well():
    scene = drawing("dale", "erebor")
    assert came(scene) == ["dale", "erebor"]
    assert scene.stands("dale") == scene.stands("erebor") == "active"
    assert came(drawing("erebor", "dale")) == ["erebor"], "but not the other way round"


@pytest.mark.parametrize("laid", [{"shadow_area": ("erebor",)}, {"free_area": ("erebor",)}])
def test_dale_brings_it_only_from_the_deck(laid):
    scene = drawing("dale", **laid)
    assert came(scene) == ["dale"]
    assert scene.stands("erebor") in ("free", "shadow")


def test_dale_leaves_erebor_alone_if_it_is_active():
    scene = drawing("dale", grounds=("erebor",))
    assert came(scene) == ["dale"]
    assert not scene.position.asks


def test_dale_is_held_by_northmen_dwarves_and_wizards():
    assert who_fights("dale") == {"northmen", "dwarf", "wizard", "easterling"}
    is_held("dale", FREE, *EASTERLINGS)


DWARVES = ("erebor-guard", "gimli", "dwarven-axe", "sting", "eomer")


@rule("W-6.7")
def test_erebor_lets_the_dwarves_player_bring_one_of_five_to_its_gate():
    scene = arrival("erebor", deck={"frodo": DWARVES}, hand={"frodo": ("shadowfax",)})
    assert (scene.asked, scene.who) == ("sift-play", Six.FRODO)
    assert set(scene.codes) == {"play erebor-guard erebor", "play gimli erebor", "done"}
    scene.do("play erebor-guard erebor")
    assert scene.where("erebor-guard") == "erebor"
    assert "shadowfax" in scene.hand("frodo"), "what is cycled pays for it"
    assert scene.hand_size("frodo") == 1 + 4, "Rohan's player draws all that is left"
    assert scene.asks_turn


def test_erebor_lets_nobody_come_if_nobody_shall():
    scene = arrival("erebor", turn="saruman").do("done")
    assert len(scene.pile("frodo")) == 5
    assert not scene.state.board


def test_erebor_is_held_by_dwarves_northmen_and_wizards():
    assert who_fights("erebor") == {"dwarf", "northmen", "wizard", "easterling"}
    is_held("erebor", FREE, *EASTERLINGS)


def elves_choose(ground: str) -> None:
    """The Elves' player draws a card, then cycles one; and the Southrons come."""
    scene = arrival(ground, hand={"gandalf": ("legolas",), "frodo": ("sting",)})
    assert (scene.asked, scene.who) == ("cycle", Six.GANDALF)
    assert hands(scene) == (1, 0, 2, 0, 0, 0)
    scene.do("cycle legolas")
    assert scene.where("legolas") == "cycled"
    assert hands(scene) == (1, 0, 1, 0, 0, 4)
    assert scene.tally(ground).attack == 3
    assert scene.asks_turn


def test_grey_havens_let_the_elves_player_choose_again():
    elves_choose("grey-havens")


@rule("W-28.2")
def test_grey_havens_are_attacked_by_all_of_the_shadow():
    assert who_fights("grey-havens") == {"elf", "wizard", *ANY_SHADOW}
    is_held("grey-havens", FREE, "mordor-orcs", "wolf-riders", "wainriders", "cave-troll")


@rule("W-9.18")
def test_the_shire_offers_two_cards_for_another():
    held = {"frodo": ("sting",), "aragorn": ("boromir",)}
    for starter in ("frodo", "saruman"):
        scene = arrival("the-shire", turn=starter, hand=held)
        assert (scene.codes, scene.who) == (["yes", "no"], Six.FRODO)
        assert hands(scene.do("no")) == (3, 0, 0, 0, 1, 0)
        scene = arrival("the-shire", turn=starter, hand=held).do("yes", "forsake sting")
        assert scene.where("sting") == "gone"
        assert hands(scene) == (4, 0, 0, 0, 1, 0)
        assert scene.asks_turn
    assert arrival("the-shire", deck={"frodo": ()}).asks_turn, "who has nothing is offered nothing"


def test_the_shire_is_held_by_hobbits_rangers_and_wizards():
    assert who_fights("the-shire") == {"hobbit", "dunedain", "wizard", "ruffian", "isengard"}
    is_held("the-shire", FREE, "white-hand-orcs", "wolf-riders", "wild-hillmen-of-dunland")


def test_woodland_realm_lets_the_elves_player_choose_again():
    elves_choose("woodland-realm")


def test_woodland_realm_is_held_by_elves_northmen_and_wizards():
    attackers = {"easterling", "monstrous", "mordor"}
    assert who_fights("woodland-realm") == {"elf", "northmen", "wizard", *attackers}
    is_held("woodland-realm", FREE, "mordor-orcs", "wainriders", "cave-troll", "olog-hai")


# --- Of the Shadow


def test_barad_dur_says_nothing_and_has_two_gates():
    scene = arrival("barad-dur", turn="witch-king", free_area=("morannon",))
    assert scene.stands("barad-dur") == "active"
    assert scene.asks_turn
    assert hands(scene) == (0,) * 6
    shut = arrival("barad-dur", turn="witch-king", shadow_area=("morannon", "minas-morgul"))
    assert shut.stands("barad-dur") == "waiting"


@rule("W-28.2")
def test_barad_dur_is_attacked_by_all_of_the_free_peoples():
    assert who_fights("barad-dur") == {"mordor", *ANY_FREE}
    is_held("barad-dur", SHADOW, *ELVES, "riders-of-rohan", "soldiers-of-gondor")


RUFFIANS = ("wild-hillmen-of-dunland", "evil-ruffians-thieves")


@rule("W-6.7")
def test_dunland_lets_the_ruffians_player_search_for_a_fighter():
    """One card after the other; the rest is cycled."""
    deck = {"bill-ferny": ("wainriders", "coastal-raiders", "haradrim-regulars", "bill-ferny")}
    for seed in range(8):
        scene = arrival("dunland", turn="witch-king", deck=deck, seed=str(seed))
        assert (scene.asked, scene.who) == ("play-found", Six.BILL_FERNY)
        drawn = len(scene.state.aside)
        assert set(scene.codes) == {"play bill-ferny reserve", "play bill-ferny dunland"}
        scene.do("play bill-ferny dunland")
        assert scene.where("bill-ferny") == "dunland"
        assert hands(scene) == (0,) * 6
        assert scene.asks_turn
        cycled = scene.told("cycles-rest")
        assert sum(said["number"] for said in cycled) == drawn - 1


@rule("W-6.7")
def test_dunland_stops_after_seven_cards():
    nine = (
        *("wainriders", "coastal-raiders", "haradrim-regulars", "haradrim-cavalry"),
        *("corsairs-of-umbar", "variags-of-khand", "horde-from-the-east", "the-black-fleet"),
        "easterling-axemen",
    )
    scene = arrival("dunland", deck={"bill-ferny": nine}, hand={"bill-ferny": RUFFIANS[:1]})
    assert scene.asks_turn
    assert len(scene.pile("bill-ferny")) == 7
    assert scene.deck_size("bill-ferny") == 2
    assert scene.hand("bill-ferny") == ["wild-hillmen-of-dunland"]


@rule("W-6.7", "W-6.31")
def test_dunland_finds_no_event_and_nobody_else():
    deck = {"bill-ferny": ("lost", "the-black-serpent", "easterling-captain")}
    scene = arrival("dunland", deck=deck)
    assert scene.asks_turn
    assert not scene.state.board


@rule("W-6.2", "W-6.3", "W-6.7")
def test_dunland_s_first_card_must_be_paid_for_otherwise():
    """If the first card drawn is the one, nothing is cycled that could pay for it."""
    deck = {"bill-ferny": ("wild-hillmen-of-dunland",)}
    scene = arrival("dunland", deck=deck, hand={"bill-ferny": ("lost", "spies")})
    scene.do("play wild-hillmen-of-dunland dunland")
    assert (scene.asked, scene.who) == ("pay", Six.BILL_FERNY)
    scene.do("cycle lost")
    assert scene.hand("bill-ferny") == ["spies"]


def test_dunland_is_held_by_ruffians_and_isengard():
    assert who_fights("dunland") == {"ruffian", "isengard", "rohan", "dunedain", "wizard"}
    is_held("dunland", SHADOW, "village-militia", "riders-of-rohan", "soldiers-of-gondor")


def test_mount_gundabad_lets_the_monsters_player_draw_two():
    for starter in ("frodo", "witch-king"):
        scene = arrival("mount-gundabad", turn=starter)
        assert hands(scene) == (0, 0, 0, 2, 0, 4), "and the Southrons', who help to hold it"
        assert scene.tally("mount-gundabad").guard == DEFENCE[LOCATION["mount-gundabad"]] + 2
        assert scene.asks_turn


def test_mount_gundabad_is_held_by_monsters():
    attackers = {"dwarf", "elf", "northmen", "wizard"}
    assert who_fights("mount-gundabad") == {"monstrous", *attackers}
    is_held("mount-gundabad", SHADOW, *ELVES)


@rule("W-6.7")
def test_rhun_lets_the_easterlings_player_search_for_a_fighter():
    deck = {"bill-ferny": ("wainriders", "coastal-raiders", "haradrim-regulars", "spies")}
    for seed in range(8):
        scene = arrival("rhun", turn="saruman", deck=deck, seed=str(seed))
        assert (scene.asked, scene.who) == ("play-found", Six.BILL_FERNY)
        assert set(scene.codes) == {"play wainriders reserve", "play wainriders rhun"}
        scene.do("play wainriders reserve")
        assert scene.where("wainriders") == "reserve"
        assert scene.asks_turn


@rule("W-6.7", "W-6.8")
def test_rhun_searches_on_if_who_was_found_can_not_be_played_any_more():
    """The Captain was played this round, and has come back to the deck since."""
    laid = {
        "reserve": ("gandalf-the-grey",),
        "wields": {"gandalf-the-grey": ("shadowfax",)},
        "deck": {"bill-ferny": ("easterling-captain",)},
        "waiting": ("rhun", "orthanc"),
    }
    scene = six(**laid).do("use shadowfax", "rhun")
    assert scene.asked == "play-found"
    again = six(**laid)
    for t in (again.position.base, again.position.state):
        t.played |= 1 << again.card("easterling-captain")
    again.do("use shadowfax", "rhun")
    assert again.asks_turn
    assert again.where("easterling-captain") == "deck", "cycled, and shuffled again"


def test_rhun_is_held_by_easterlings():
    assert who_fights("rhun") == {"easterling", "northmen", "dwarf", "wizard"}
    is_held("rhun", SHADOW, *NORTHMEN)

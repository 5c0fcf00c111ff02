"""The cards of the Ruffians, one after the other."""

from typing import Any

import pytest

from mathom.games.warcards.terms import RUFFIAN
from tests.marks import rule
from tests.warcards.fire import (
    BILL_FERNY,
    FREE_PLAYERS,
    FRODO,
    GANDALF,
    WITCH_KING,
    fights_for,
    fire,
    goes,
    icons_at,
    leads,
    losses,
    played,
    printed,
)
from tests.warcards.scene import Scene

# --- Armies


def test_evil_ruffians_thieves_are_at_their_worst_in_the_shire() -> None:
    elsewhere = icons_at("bree", "evil-ruffians-thieves")
    assert icons_at("the-shire", "evil-ruffians-thieves") == elsewhere + 1
    fights_for("bill-ferny", "evil-ruffians-thieves", RUFFIAN)


def test_wild_hillmen_of_dunland_go_to_war_with_rohan() -> None:
    fights_for("bill-ferny", "wild-hillmen-of-dunland", RUFFIAN, "edoras", "helms-deep")
    hillmen = printed("wild-hillmen-of-dunland")
    assert icons_at("edoras", hillmen.name) == hillmen.attack
    assert "edoras" not in goes("bill-ferny", "evil-ruffians-thieves")


# --- Bill Ferny and his like


def test_bill_ferny_picks_whom_to_rob() -> None:
    hand = {"gandalf": ("arwen", "legolas"), "frodo": ("gimli",)}
    scene = fire(turn="bill-ferny", hand=hand, reserve=("bill-ferny",)).do("use bill-ferny")
    assert scene.where("bill-ferny") == "cycled"
    assert (scene.asked, scene.who) == ("player", BILL_FERNY)
    assert sorted(scene.codes) == sorted(FREE_PLAYERS)
    scene.do("gandalf")
    assert (scene.asked, scene.who) == ("cycle", GANDALF)
    scene.do("cycle legolas")
    assert scene.hand("gandalf") == ["arwen"]
    assert scene.hand("frodo") == ["gimli"]
    assert scene.asks_turn


@rule("W-9.5")
def test_bill_ferny_robs_who_has_nothing_in_hand_all_the_same() -> None:
    scene = fire(turn="bill-ferny", reserve=("bill-ferny",)).do("use bill-ferny", "aragorn")
    assert losses(scene) == {"aragorn": 1}


def test_bill_ferny_robs_from_the_reserve_only() -> None:
    scene = fire(turn="bill-ferny", path="bag-end", at={"bag-end": ("bill-ferny",)})
    assert "use bill-ferny" not in scene.codes
    fights_for("bill-ferny", "bill-ferny", RUFFIAN)


def test_bill_ferny_has_no_choice_if_there_is_but_one_enemy() -> None:
    scene = fire(
        scenario="duel-in-the-north",
        turn="witch-king",
        hand={"gandalf": ("gimli",)},
        reserve=("bill-ferny",),
    ).do("use bill-ferny")
    assert scene.where("gimli") == "cycled"
    assert scene.asks_turn


def test_lotho_sackville_baggins_hoards_in_reserve() -> None:
    assert fire(reserve=("lotho-sackville-baggins",)).limit("bill-ferny") == 3
    assert fire().limit("bill-ferny") == 2
    at = {"the-shire": ("lotho-sackville-baggins",)}
    assert fire(grounds=("the-shire",), at=at).limit("bill-ferny") == 2


def test_lotho_sackville_baggins_leads_ruffians() -> None:
    leads("lotho-sackville-baggins", "evil-ruffians-thieves", "the-shire", "dunland")
    fights_for("bill-ferny", "lotho-sackville-baggins", RUFFIAN)


def spying(path: str, **laid: Any) -> Scene:
    return fire(turn="bill-ferny", path=path, at={path: ("spies",)}, **laid)


def test_spies_mislead_to_another_path_of_the_number() -> None:
    scene = spying("weathertop").do("use spies")
    assert (scene.asked, scene.who) == ("path", BILL_FERNY)
    assert set(scene.codes) == {"inn-of-the-prancing-pony", "the-old-forest", "barrow-downs"}
    scene.do("barrow-downs")
    assert scene.path == "barrow-downs"
    assert scene.where("spies") == "gone"
    assert scene.state.number == 2


@rule("W-3.22")
def test_spies_have_no_path_left() -> None:
    spent = ("inn-of-the-prancing-pony", "the-old-forest", "barrow-downs")
    assert "use spies" not in spying("weathertop", spent=spent).codes


@rule("W-27.23")
def test_spies_stay_in_the_same_part_of_a_number() -> None:
    scene = fire(
        scenario="epic-duel", turn="witch-king", path="weathertop", at={"weathertop": ("spies",)}
    ).do("use spies")
    assert scene.path == "inn-of-the-prancing-pony"


def test_spies_are_of_no_use_off_the_path() -> None:
    assert "use spies" not in fire(turn="bill-ferny", reserve=("spies",)).codes
    fights_for("bill-ferny", "spies", RUFFIAN)


def squinting(**laid: Any) -> Scene:
    scene = fire(turn="bill-ferny", reserve=("squint-eyed-southerner",), **laid)
    return scene.do("use squint-eyed-southerner")


def test_squint_eyed_southerner_sends_for_a_rider() -> None:
    scene = squinting(cycled=("the-hunter", "the-reaver", "black-riders-mount", "olog-hai"))
    assert scene.where("squint-eyed-southerner") == "cycled"
    assert (scene.asked, scene.who) == ("take", WITCH_KING)
    assert set(scene.codes) == {"take the-hunter", "take the-reaver", "nothing"}
    assert scene.do("take the-hunter").hand("witch-king") == ["the-hunter"]


def test_squint_eyed_southerner_looks_on_the_cycle_pile_only() -> None:
    scene = squinting(cycled=("olog-hai",))
    assert scene.codes == ["nothing"]
    assert scene.do("nothing").hand("witch-king") == []


def test_squint_eyed_southerner_does_nothing_on_a_path() -> None:
    at = {"weathertop": ("squint-eyed-southerner",)}
    scene = fire(turn="bill-ferny", path="weathertop", at=at)
    assert "use squint-eyed-southerner" not in scene.codes
    fights_for("bill-ferny", "squint-eyed-southerner", RUFFIAN)


def test_ted_sandyman_spoils_a_card_of_each() -> None:
    hand = {"frodo": ("gimli", "sting"), "gandalf": ("arwen",)}
    scene = fire(turn="bill-ferny", hand=hand, reserve=("ted-sandyman",)).do("use ted-sandyman")
    assert scene.where("ted-sandyman") == "gone"
    assert (scene.asked, scene.who) == ("cycle", FRODO)
    scene.do("cycle gimli")
    assert scene.where("arwen") == "cycled"
    # Aragorn's player has none in hand, and forsakes (W-9.5).
    assert losses(scene) == {"aragorn": 1, "bill-ferny": 1}
    assert scene.asks_turn


def test_ted_sandyman_spoils_nothing_on_a_path() -> None:
    scene = fire(turn="bill-ferny", path="bag-end", at={"bag-end": ("ted-sandyman",)})
    assert "use ted-sandyman" not in scene.codes
    fights_for("bill-ferny", "ted-sandyman", RUFFIAN)


# --- Events


def raiding(**laid: Any) -> Scene:
    """Death to the Strawheads, with Ruffians who wait for it."""
    hand = {"bill-ferny": ("death-to-the-strawheads", "haradrim-regulars", "ted-sandyman")}
    reserve = ("evil-ruffians-thieves", "easterling-axemen")
    scene = fire(turn="bill-ferny", hand=hand, reserve=reserve, deck={"frodo": ()}, **laid)
    return scene.do("play death-to-the-strawheads", "cycle haradrim-regulars")


def ruffians(scene: Scene) -> set[str]:
    """To where they may go now."""
    while scene.turn != "bill-ferny":
        scene.do("pass")
    assert not [code for code in scene.codes if code.startswith("move easterling-axemen")]
    moves = [code.split() for code in scene.codes if code.startswith("move evil-ruffians-thieves")]
    for *_, ground in moves:
        assert f"play ted-sandyman {ground}" in scene.codes
    return {ground for *_, ground in moves}


def test_death_to_the_strawheads_opens_one_of_two_battlegrounds() -> None:
    scene = raiding()
    assert (scene.asked, scene.codes) == ("ground", ["edoras", "helms-deep"])
    scene.do("helms-deep")
    assert scene.stands("helms-deep") == "active"
    assert scene.stands("edoras") == "waiting"
    assert ruffians(scene) == {"helms-deep"}


def test_death_to_the_strawheads_allows_only_the_one_that_was_chosen() -> None:
    """Edoras brings Helm's Deep with it, but the Ruffians are let into Edoras."""
    scene = raiding().do("edoras")
    assert scene.stands("helms-deep") == "active"
    assert ruffians(scene) == {"edoras"}


@pytest.mark.parametrize("area", ["free_area", "shadow_area"])
def test_death_to_the_strawheads_brings_a_battleground_again(area: str) -> None:
    scene = raiding(**{area: ("edoras",)}, spent=("helms-deep",))
    assert scene.told("reactivated") == [{"location": "edoras"}]
    assert ruffians(scene) == {"edoras"}


@rule("W-3.13")
def test_death_to_the_strawheads_is_in_vain_if_both_are_active() -> None:
    scene = raiding(grounds=("edoras", "helms-deep"))
    assert [told["why"][0].id for told in scene.told("in-vain")] == ["reason-no-ground"]
    assert ruffians(scene) == set()


GATHERED = (
    "bill-ferny",
    "spies",
    "evil-ruffians-thieves",
    "lost",
    "easterling-axemen",
    "corsairs-of-umbar",
    "the-black-serpent",
)


def gathered() -> Scene:
    """These seven are drawn."""
    deck = {"bill-ferny": GATHERED}
    return played("bill-ferny", "gathered-at-command", deck=deck, path="bag-end")


def test_gathered_at_command_come_two_ruffians() -> None:
    scene = gathered()
    assert scene.asked == "sift-eliminate"
    scene.do("eliminate easterling-axemen")
    assert set(scene.codes) == {
        "play bill-ferny reserve",
        "play bill-ferny path",
        "play spies reserve",
        "play spies path",
        "play evil-ruffians-thieves reserve",
        "play lost",
        "done",
    }
    scene.do("play bill-ferny path", "play evil-ruffians-thieves reserve")
    assert scene.asks_turn
    assert scene.where("easterling-axemen") == "gone"
    assert scene.where("spies") == scene.where("the-black-serpent") == "cycled"


def test_gathered_at_command_may_come_fewer() -> None:
    scene = gathered().do("eliminate easterling-axemen", "play bill-ferny reserve", "done")
    assert scene.where("spies") == "cycled"


def test_lost_they_come_to_a_worse_path_of_the_number() -> None:
    scene = played("bill-ferny", "lost", path="weathertop")
    assert (scene.asked, scene.who) == ("path", BILL_FERNY)
    scene.do("barrow-downs")
    assert scene.path == "barrow-downs"
    assert scene.stands("weathertop") == "free"
    assert scene.tally("barrow-downs").attack == 2 + 1, "two of its own text"
    assert scene.where("lost") == "gone"


@rule("W-3.22")
def test_lost_they_must_have_another_path() -> None:
    spent = ("inn-of-the-prancing-pony", "the-old-forest", "barrow-downs")
    scene = fire(turn="bill-ferny", path="weathertop", hand={"bill-ferny": ("lost",)}, spent=spent)
    assert "play lost" not in scene.codes

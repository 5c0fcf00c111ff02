"""The Wizards' cards, one after the other."""

from typing import Any

import pytest

from tests.warcards.scene import Scene, fight_at
from tests.warcards.trying import (
    ALL_GROUNDS,
    GANDALFS,
    PATHS,
    drawn_in_draw_step,
    icons_at,
    moves,
    path_numbers,
    plays,
    turn_of,
    wielders,
)

RESERVE_OR_ANY = {"reserve"} | ALL_GROUNDS
"""Where all of the Wizards' cards may be played."""

# --- Gandalf the Grey


def test_gandalf_the_grey_counts_what_is_printed() -> None:
    assert icons_at("edoras", "gandalf-the-grey") == 2
    assert icons_at("orthanc", "gandalf-the-grey") == 2
    assert icons_at("khazad-dum", "gandalf-the-grey") == 3
    assert path_numbers("frodo", "gandalf-the-grey") == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert plays("frodo", "gandalf-the-grey") == RESERVE_OR_ANY
    assert moves("frodo", "gandalf-the-grey") == ALL_GROUNDS


def test_gandalf_the_grey_leads_to_a_path_of_the_next_number() -> None:
    scene = Scene(turn="frodo", at={"bag-end": ("gandalf-the-grey", "the-hunter")})
    scene.do("use gandalf-the-grey")
    assert set(scene.codes) == set(PATHS[2])
    scene.do("weathertop")
    assert scene.where("gandalf-the-grey") == "gone"
    assert scene.where("the-hunter") == "gone"
    assert scene.stands("bag-end") == "free"
    assert scene.stands("weathertop") == "active"
    assert scene.hand_size("witch-king") == 2


def test_gandalf_the_grey_does_so_on_a_path_only() -> None:
    assert "use gandalf-the-grey" not in Scene(turn="frodo", reserve=("gandalf-the-grey",)).codes
    scene = Scene(turn="frodo", grounds=("moria",), at={"moria": ("gandalf-the-grey",)})
    assert "use gandalf-the-grey" not in scene.codes


def test_gandalf_the_grey_finds_no_path_beyond_the_last() -> None:
    scene = Scene(turn="frodo", path="morgai", at={"morgai": ("gandalf-the-grey",)})
    assert "use gandalf-the-grey" not in scene.codes


def test_gandalf_the_grey_needs_a_path_that_is_left() -> None:
    scene = Scene(turn="frodo", at={"bag-end": ("gandalf-the-grey",)}, spent=PATHS[2])
    assert "use gandalf-the-grey" not in scene.codes


def test_gandalf_the_grey_is_eliminated_when_the_white_is_played() -> None:
    scene = Scene(
        turn="frodo",
        hand={"frodo": ("gandalf-the-white", "sting")},
        at={"bag-end": ("gandalf-the-grey",)},
        wields={"gandalf-the-grey": ("glamdring", "shadowfax")},
    )
    scene.do("play gandalf-the-white reserve")
    for card in ("gandalf-the-grey", "glamdring", "shadowfax"):
        assert scene.where(card) == "gone"


# --- Gandalf the White


def test_gandalf_the_white_counts_what_is_printed() -> None:
    assert icons_at("edoras", "gandalf-the-white") == 3
    assert icons_at("orthanc", "gandalf-the-white") == 2
    assert path_numbers("frodo", "gandalf-the-white") == []
    assert plays("frodo", "gandalf-the-white") == RESERVE_OR_ANY


@pytest.mark.parametrize("zone", ["deck", "cycled", "hand"])
def test_gandalf_the_white_removes_the_grey_wherever_he_is(zone: str) -> None:
    held = ("gandalf-the-grey",) if zone == "hand" else ()
    scene = Scene(
        turn="frodo",
        grounds=("edoras",),
        hand={"frodo": ("gandalf-the-white", "sting", "gimli", *held)},
        cycled=("gandalf-the-grey",) if zone == "cycled" else (),
    )
    assert scene.where("gandalf-the-grey") == zone
    scene.do("play gandalf-the-white edoras", "cycle sting")
    assert scene.where("gandalf-the-grey") == "gone"


def test_gandalf_the_white_comes_even_if_the_grey_is_no_more() -> None:
    scene = Scene(
        turn="frodo",
        hand={"frodo": ("gandalf-the-white", "sting")},
        gone=("gandalf-the-grey",),
    )
    scene.do("play gandalf-the-white reserve")
    assert scene.where("gandalf-the-white") == "reserve"
    assert scene.asked == "turn"


def test_gandalf_the_white_in_reserve_draws_one_more() -> None:
    assert drawn_in_draw_step("frodo") == 3
    assert drawn_in_draw_step("frodo", reserve=("gandalf-the-white",)) == 4
    assert drawn_in_draw_step("aragorn", reserve=("gandalf-the-white",)) == 3
    on_battleground = {"grounds": ("edoras",), "at": {"edoras": ("gandalf-the-white",)}}
    assert drawn_in_draw_step("frodo", **on_battleground) == 3


def test_gandalf_the_white_forsaken_from_the_draw_deck_is_cycled() -> None:
    scene = Scene(
        turn="frodo",
        hand={"frodo": ("riders-of-rohan",)},
        deck={"frodo": ("gandalf-the-white",)},
    )
    scene.do("play riders-of-rohan reserve")
    # The empty draw deck is made anew, of him alone.
    assert scene.where("gandalf-the-white") == "deck"


def test_gandalf_the_white_forsaken_from_elsewhere_is_eliminated() -> None:
    scene = Scene(
        turn="frodo",
        hand={"frodo": ("riders-of-rohan",)},
        reserve=("gandalf-the-white",),
    )
    scene.do("play riders-of-rohan reserve", "forsake reserve gandalf-the-white")
    assert scene.where("gandalf-the-white") == "gone"
    scene = Scene(turn="frodo", hand={"frodo": ("gandalf-the-white", "sting")}).do("winnow")
    assert scene.where("gandalf-the-white") == "gone"


# --- Gwaihir


def test_gwaihir_the_windlord_counts_what_is_printed() -> None:
    assert icons_at("edoras", "gwaihir-the-windlord") == 1
    assert icons_at("orthanc", "gwaihir-the-windlord") == 1
    assert icons_at("orodruin", "gwaihir-the-windlord") == 1
    assert path_numbers("frodo", "gwaihir-the-windlord") == [9]
    assert plays("frodo", "gwaihir-the-windlord") == RESERVE_OR_ANY


@pytest.mark.parametrize("gandalf", sorted(GANDALFS))
def test_gwaihir_the_windlord_brings_gandalf_back(gandalf: str) -> None:
    scene = Scene(turn="frodo", reserve=("gwaihir-the-windlord",), cycled=tuple(GANDALFS))
    scene.do("use gwaihir-the-windlord")
    assert set(scene.codes) == {f"take {each}" for each in GANDALFS}
    scene.do(f"take {gandalf}")
    assert scene.hand("frodo") == [gandalf]
    assert scene.where("gwaihir-the-windlord") == "cycled"


def test_gwaihir_the_windlord_searches_the_cycle_pile_only() -> None:
    scene = Scene(turn="frodo", reserve=("gwaihir-the-windlord",), gone=("gandalf-the-grey",))
    scene.do("use gwaihir-the-windlord")
    assert scene.asked == "turn"
    assert scene.hand("frodo") == []
    assert scene.where("gandalf-the-white") == "deck"
    assert scene.where("gwaihir-the-windlord") == "cycled"


def test_gwaihir_the_windlord_does_so_in_reserve_only() -> None:
    scene = Scene(
        turn="frodo",
        grounds=("edoras",),
        at={"edoras": ("gwaihir-the-windlord",)},
        cycled=("gandalf-the-grey",),
    )
    assert "use gwaihir-the-windlord" not in scene.codes


# --- Quickbeam


def test_quickbeam_counts_what_is_printed() -> None:
    assert icons_at("edoras", "quickbeam") == 0
    assert icons_at("orthanc", "quickbeam") == 0
    assert icons_at("amon-hen", "quickbeam") == 1
    assert path_numbers("frodo", "quickbeam") == [5, 6]
    assert plays("frodo", "quickbeam") == RESERVE_OR_ANY


ISENGARD = ("wolf-riders", "saruman", "white-hand-orcs", "ugluk")


@pytest.mark.parametrize("ground", ["edoras", "orthanc"])
@pytest.mark.parametrize(("enemies", "icons"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_quickbeam_grows_with_his_enemies(ground: str, enemies: int, icons: int) -> None:
    assert icons_at(ground, "quickbeam", *ISENGARD[:enemies]) == icons


def test_quickbeam_does_not_count_items() -> None:
    armed = {"saruman": ("sarumans-staff", "palantir-of-orthanc", "woven-of-all-colours")}
    assert icons_at("orthanc", "quickbeam", "saruman", wields=armed) == 0
    assert icons_at("orthanc", "quickbeam", "saruman", "ugluk", wields=armed) == 1


def test_quickbeam_counts_nobody_else_and_nowhere_else() -> None:
    assert icons_at("lorien", "quickbeam", "mordor-orcs", "olog-hai") == 0
    assert icons_at("orthanc", "quickbeam", reserve=("wolf-riders", "saruman")) == 0
    assert icons_at("amon-hen", "quickbeam", "saruman", "ugluk") == 1


# --- Sméagol


def test_smeagol_counts_what_is_printed() -> None:
    assert icons_at("morgai", "smeagol") == 1
    assert icons_at("edoras", "smeagol") == 0
    assert icons_at("orthanc", "smeagol") == 0
    assert path_numbers("frodo", "smeagol") == [6, 7, 8, 9]
    assert plays("frodo", "smeagol") == RESERVE_OR_ANY


def test_smeagol_leads_on_for_corruption() -> None:
    scene = Scene(turn="frodo", path="amon-hen", at={"amon-hen": ("smeagol", "the-hunter")})
    scene.do("use smeagol")
    assert scene.state.corruption == 1
    assert set(scene.codes) == set(PATHS[7])
    scene.do("henneth-annun")
    assert scene.stands("amon-hen") == "free"
    assert scene.stands("henneth-annun") == "active"
    assert scene.where("smeagol") == "cycled"


def test_smeagol_leads_nowhere_from_reserve_or_the_last_path() -> None:
    assert "use smeagol" not in Scene(turn="frodo", path="amon-hen", reserve=("smeagol",)).codes
    scene = Scene(turn="frodo", path="morgai", at={"morgai": ("smeagol",)})
    assert "use smeagol" not in scene.codes


def test_smeagol_leads_nowhere_if_no_path_is_left() -> None:
    scene = Scene(turn="frodo", path="amon-hen", at={"amon-hen": ("smeagol",)}, spent=PATHS[7])
    assert "use smeagol" not in scene.codes


def test_smeagol_slips_away_from_path_combat() -> None:
    scene = fight_at("amon-hen", ("smeagol", "the-witch-king"))
    assert "smeagol" in scene.pile("frodo")
    assert scene.stands("amon-hen") == "shadow"
    assert scene.state.corruption == 1


def test_smeagol_does_not_slip_away_from_a_battleground() -> None:
    assert fight_at("orthanc", ("smeagol",)).where("smeagol") == "gone"


# --- Treebeard


def test_treebeard_counts_what_is_printed() -> None:
    assert icons_at("edoras", "treebeard") == 1
    assert icons_at("moria", "treebeard") == 1
    assert icons_at("orthanc", "treebeard") == 2
    assert icons_at("amon-hen", "treebeard") == 1
    assert path_numbers("frodo", "treebeard") == [5, 6]
    assert plays("frodo", "treebeard") == RESERVE_OR_ANY


def treebeard_scene(*enemies: str, **laid: Any) -> Scene:
    return Scene(
        turn="frodo",
        path="amon-hen",
        grounds=("orthanc", "edoras"),
        at={"orthanc": enemies, "edoras": ("devilry-of-saruman",)},
        **laid,
    )


@pytest.mark.parametrize("played", [True, False])
def test_treebeard_breaks_an_army_of_isengard(played: bool) -> None:
    enemies = ("wolf-riders", "white-hand-orcs", "saruman")
    if played:
        scene = treebeard_scene(*enemies, hand={"frodo": ("treebeard", "sting")})
        scene.do("play treebeard orthanc")
    else:
        scene = treebeard_scene(*enemies, reserve=("treebeard", "fighting-uruk-hai"))
        scene.do("move treebeard orthanc")
    # Isengard's own player says which.
    assert scene.who == scene.state.seats[scene.deck("saruman")]
    assert set(scene.codes) == {"eliminate wolf-riders", "eliminate white-hand-orcs"}
    scene.do("eliminate white-hand-orcs")
    assert scene.where("white-hand-orcs") == "gone"
    assert scene.where("wolf-riders") == "orthanc"
    assert scene.where("devilry-of-saruman") == "edoras"


def test_treebeard_breaks_the_only_army() -> None:
    scene = treebeard_scene("wolf-riders", "saruman", reserve=("treebeard",))
    scene.do("move treebeard orthanc")
    assert scene.where("wolf-riders") == "gone"
    assert scene.where("saruman") == "orthanc"


def test_treebeard_breaks_nothing_where_there_is_no_army() -> None:
    scene = treebeard_scene("saruman", "ugluk", reserve=("treebeard",))
    scene.do("move treebeard orthanc")
    assert scene.asked == "turn"
    assert scene.where("devilry-of-saruman") == "edoras"
    assert scene.where("saruman") == "orthanc"


@pytest.mark.parametrize("place", ["path", "reserve"])
def test_treebeard_breaks_nothing_elsewhere(place: str) -> None:
    scene = treebeard_scene("wolf-riders", hand={"frodo": ("treebeard", "sting")})
    scene.do(f"play treebeard {place}")
    assert scene.asked == "turn"
    assert scene.where("wolf-riders") == "orthanc"


def test_treebeard_breaks_an_army_in_a_duel_too() -> None:
    scene = Scene(
        "duel",
        turn="gandalf",
        grounds=("orthanc",),
        at={"orthanc": ("wolf-riders", "mordor-orcs")},
        reserve=("treebeard",),
    )
    scene.do("move treebeard orthanc")
    assert scene.where("wolf-riders") == "gone"
    assert scene.where("mordor-orcs") == "orthanc"


# --- Items


def test_ent_draught_is_for_ents() -> None:
    assert wielders("frodo", "ent-draught") == {"quickbeam", "treebeard"}
    drunk = {"treebeard": ("ent-draught",)}
    assert icons_at("amon-hen", "treebeard", wields=drunk) == 2
    assert icons_at("edoras", "treebeard", wields=drunk) == 1
    assert icons_at("moria", "treebeard", wields=drunk) == 1


def ent_draught_scene(place: str = "reserve", **laid: Any) -> Scene:
    return Scene(
        turn="frodo",
        path="amon-hen",
        grounds=("orthanc",),
        reserve=("treebeard",) if place == "reserve" else (),
        at={} if place == "reserve" else {place: ("treebeard",)},
        wields={"treebeard": ("ent-draught",)},
        **laid,
    )


PILE = ("merry-brandybuck", "pippin-took", "bilbo-baggins", "sting", "smeagol")


@pytest.mark.parametrize("place", ["reserve", "amon-hen", "orthanc"])
def test_ent_draught_brings_two_hobbits_back(place: str) -> None:
    scene = ent_draught_scene(place, cycled=PILE)
    scene.do("use ent-draught")
    hobbits = {"take merry-brandybuck", "take pippin-took", "take bilbo-baggins"}
    assert set(scene.codes) == hobbits | {"nothing"}
    scene.do("take merry-brandybuck")
    assert set(scene.codes) == hobbits - {"take merry-brandybuck"} | {"nothing"}
    scene.do("take pippin-took")
    assert scene.asked == "turn"
    assert scene.hand("frodo") == ["merry-brandybuck", "pippin-took"]
    assert scene.where("ent-draught") == "gone"
    assert scene.where("treebeard") == place


def test_ent_draught_may_bring_one_or_nobody() -> None:
    scene = ent_draught_scene(cycled=PILE).do("use ent-draught", "take bilbo-baggins", "nothing")
    assert scene.hand("frodo") == ["bilbo-baggins"]
    scene = ent_draught_scene(cycled=PILE).do("use ent-draught", "nothing")
    assert scene.asked == "turn"
    assert scene.hand("frodo") == []
    assert scene.where("ent-draught") == "gone"


def test_ent_draught_finds_no_hobbit_in_the_draw_deck() -> None:
    scene = ent_draught_scene(cycled=("sting", "smeagol")).do("use ent-draught")
    assert not any(code.startswith("take") for code in scene.codes)


def test_gandalfs_staff_is_for_gandalf() -> None:
    assert wielders("frodo", "gandalfs-staff") == GANDALFS
    armed = {"gandalf-the-grey": ("gandalfs-staff",)}
    assert icons_at("edoras", "gandalf-the-grey", wields=armed) == 3
    assert icons_at("orthanc", "gandalf-the-grey", wields=armed) == 3
    assert icons_at("bag-end", "gandalf-the-grey", wields=armed) == 4


@pytest.mark.parametrize("place", ["reserve", "bag-end", "edoras"])
def test_gandalfs_staff_raises_the_carryover_limit(place: str) -> None:
    three = ("gimli", "sting", "smeagol")
    laid: dict[str, Any] = {
        "turn": "frodo",
        "grounds": ("edoras",),
        "reserve": ("gandalf-the-grey",) if place == "reserve" else (),
        "at": {} if place == "reserve" else {place: ("gandalf-the-grey",)},
    }
    staff = {"gandalf-the-grey": ("gandalfs-staff",)}
    assert "pass" not in Scene(hand={"frodo": three}, **laid).codes
    assert "pass" in Scene(hand={"frodo": three}, wields=staff, **laid).codes
    four = {"frodo": (*three, "theoden")}
    assert "pass" not in Scene(hand=four, wields=staff, **laid).codes


def test_gandalfs_staff_raises_no_other_limit() -> None:
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("lembas", "legolas", "boromir")},
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("gandalfs-staff",)},
    )
    assert "pass" not in scene.codes


def test_glamdring_is_for_gandalf() -> None:
    assert wielders("frodo", "glamdring") == GANDALFS
    armed = {"gandalf-the-white": ("glamdring",)}
    assert icons_at("edoras", "gandalf-the-white", wields=armed) == 4
    assert icons_at("orthanc", "gandalf-the-white", wields=armed) == 3
    armed = {"gandalf-the-grey": ("glamdring",)}
    assert icons_at("bag-end", "gandalf-the-grey", wields=armed) == 4


def test_glamdring_in_one_hand_and_the_staff_in_the_other() -> None:
    scene = Scene(
        turn="frodo",
        hand={"frodo": ("glamdring", "sting")},
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("gandalfs-staff",)},
    )
    scene.do("play glamdring gandalf-the-grey")
    assert scene.where("glamdring") == "reserve"


def test_narya_ring_of_fire_is_for_gandalf() -> None:
    assert wielders("frodo", "narya-ring-of-fire") == GANDALFS
    ringed = {"gandalf-the-grey": ("narya-ring-of-fire",)}
    assert icons_at("edoras", "gandalf-the-grey", wields=ringed) == 3
    assert icons_at("orthanc", "gandalf-the-grey", wields=ringed) == 3
    assert icons_at("bag-end", "gandalf-the-grey", wields=ringed) == 4


def narya_scene(scenario: str = "trilogy", turn: str = "frodo", **laid: Any) -> Scene:
    return Scene(
        scenario,
        turn=turn,
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("narya-ring-of-fire",)},
        **laid,
    )


def test_narya_ring_of_fire_burns_a_card_of_each_shadow_player() -> None:
    scene = narya_scene(
        hand={
            "frodo": ("gimli",),
            "witch-king": ("the-hunter", "the-reaver"),
            "saruman": ("shelob",),
        }
    )
    scene.do("use narya-ring-of-fire", "cycle the-reaver")
    assert scene.asked == "turn"
    assert scene.pile("witch-king") == ["the-reaver"]
    assert scene.pile("saruman") == ["shelob"]
    assert scene.hand("frodo") == ["gimli"]
    assert scene.where("narya-ring-of-fire") == "cycled"
    assert scene.where("gandalf-the-grey") == "reserve"


def test_narya_ring_of_fire_makes_empty_hands_forsake() -> None:
    scene = narya_scene(hand={"witch-king": ("the-hunter",)})
    scene.do("use narya-ring-of-fire")
    assert scene.pile("witch-king") == ["the-hunter"]
    assert scene.pile("saruman") == []
    assert len(scene.gone("saruman")) == 1 or "revealed-and-cycled" in scene.story


def test_narya_ring_of_fire_burns_twice_in_a_duel() -> None:
    scene = narya_scene("duel", "gandalf", hand={"witch-king": ("the-hunter", "shelob")})
    scene.do("use narya-ring-of-fire")
    while scene.asked == "cycle":
        scene.do(scene.codes[0])
    assert scene.pile("witch-king") == ["shelob", "the-hunter"]


def test_narya_ring_of_fire_burns_two_enemies_of_a_duel_once_each() -> None:
    hand = {"witch-king": ("the-hunter", "the-reaver"), "saruman": ("shelob", "ugluk")}
    scene = narya_scene("three-player-duel", "gandalf", hand=hand)
    scene.do("use narya-ring-of-fire", "cycle the-hunter", "cycle ugluk")
    assert scene.asked == "turn"


def test_narya_ring_of_fire_does_so_in_reserve_only() -> None:
    scene = Scene(
        turn="frodo",
        at={"bag-end": ("gandalf-the-grey",)},
        wields={"gandalf-the-grey": ("narya-ring-of-fire",)},
    )
    assert "use narya-ring-of-fire" not in scene.codes
    scene = narya_scene(turn="aragorn")
    assert "use narya-ring-of-fire" not in scene.codes
    assert "use narya-ring-of-fire" in turn_of(scene, "frodo").codes

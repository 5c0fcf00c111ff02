"""Rohan's cards, one after the other."""

from typing import Any

import pytest

from tests.warcards.scene import Scene
from tests.warcards.trying import (
    ALL_GROUNDS,
    GANDALFS,
    ROHAN_GROUNDS,
    icons_at,
    moves,
    path_numbers,
    plays,
    wielders,
)

RESERVE_OR_ROHAN = {"reserve"} | ROHAN_GROUNDS
"""Where all of Rohan may be played."""

# --- Armies


def test_riders_of_rohan_attack_better_than_they_defend() -> None:
    assert icons_at("edoras", "riders-of-rohan") == 1
    assert icons_at("morannon", "riders-of-rohan") == 2
    assert plays("frodo", "riders-of-rohan") == RESERVE_OR_ROHAN
    assert moves("frodo", "riders-of-rohan") == ROHAN_GROUNDS


def test_village_militia_attacks_and_defends() -> None:
    assert icons_at("helms-deep", "village-militia") == 1
    assert icons_at("orthanc", "village-militia") == 1
    assert plays("frodo", "village-militia") == RESERVE_OR_ROHAN
    assert moves("frodo", "village-militia") == ROHAN_GROUNDS


# --- Éomer


def test_eomer_counts_what_is_printed() -> None:
    assert icons_at("edoras", "eomer") == 0
    assert icons_at("edoras", "eomer", "riders-of-rohan") == 1
    assert icons_at("orthanc", "eomer", "riders-of-rohan") == 1
    assert path_numbers("frodo", "eomer") == []
    assert plays("frodo", "eomer") == RESERVE_OR_ROHAN


DRAWN_BY_EOMER = ("riders-of-rohan", "village-militia", "theoden", "gimli", "bilbo-baggins")


def eomer_comes(place: str = "reserve", **laid: Any) -> Scene:
    """Éomer has been played, and these five cards have been drawn."""
    laid.setdefault("deck", {"frodo": DRAWN_BY_EOMER})
    scene = Scene(turn="frodo", grounds=("edoras",), hand={"frodo": ("eomer", "sting")}, **laid)
    return scene.do(f"play eomer {place}")


@pytest.mark.parametrize("place", ["reserve", "edoras"])
def test_eomer_may_bring_an_army(place: str) -> None:
    scene = eomer_comes(place)
    assert set(scene.codes) == {
        "play riders-of-rohan reserve",
        "play riders-of-rohan edoras",
        "play village-militia reserve",
        "play village-militia edoras",
        "done",
    }
    scene.do("play riders-of-rohan edoras")
    # The four others are cycled, and nothing else is paid for the army.
    assert scene.asked == "turn"
    assert scene.where("riders-of-rohan") == "edoras"
    assert scene.pile("frodo") == sorted(DRAWN_BY_EOMER[1:])
    assert scene.hand_size("frodo") == 0


def test_eomer_may_come_alone() -> None:
    scene = eomer_comes().do("done")
    assert scene.pile("frodo") == sorted(DRAWN_BY_EOMER)
    assert scene.hand_size("frodo") == 0


def test_eomer_brings_no_army_when_he_moves() -> None:
    scene = Scene(turn="frodo", grounds=("edoras",), reserve=("eomer",))
    scene.do("move eomer edoras")
    assert scene.asked == "turn"
    assert scene.pile("frodo") == []


def test_eomer_finds_no_army() -> None:
    cards = ("theoden", "gimli", "bilbo-baggins", "shadowfax", "gandalf-the-grey")
    scene = eomer_comes(deck={"frodo": cards})
    assert scene.codes == ["done"]


def test_eomer_brings_an_army_that_waits_in_reserve_till_next_round() -> None:
    scene = eomer_comes().do("play riders-of-rohan reserve")
    while scene.state.turn != 0:
        scene.do("pass")
    assert "move riders-of-rohan edoras" not in scene.codes


def test_eomer_brings_an_army_that_is_paid_from_hand_if_nothing_is_left() -> None:
    scene = Scene(
        turn="frodo",
        grounds=("edoras",),
        hand={"frodo": ("eomer",)},
        deck={"frodo": ("riders-of-rohan", "riders-of-rohan")},
        reserve=("gimli",),
    )
    scene.do("play eomer edoras", "forsake deck", "play riders-of-rohan edoras")
    # Nothing to cycle and no hand: another card must be forsaken, and there is only Gimli.
    assert scene.where("gimli") == "gone"
    assert scene.where("eomer") == "edoras"


# --- Éowyn


def test_eowyn_only_leads() -> None:
    assert icons_at("edoras", "eowyn") == 0
    assert icons_at("edoras", "eowyn", "riders-of-rohan") == 1
    assert icons_at("orthanc", "eowyn") == 0
    assert icons_at("orthanc", "eowyn", "riders-of-rohan") == 1
    assert path_numbers("frodo", "eowyn") == []
    assert plays("frodo", "eowyn") == RESERVE_OR_ROHAN


def eowyn_on_morannon(*enemies: str, **laid: Any) -> Scene:
    scene = Scene(
        turn="frodo",
        path="morgul-vale",
        grounds=("morannon", "minas-morgul"),
        hand={"frodo": ("eowyn", "sting")},
        at={
            "morannon": enemies,
            "minas-morgul": ("the-hunter",),
            "morgul-vale": ("the-commander",),
        },
        **laid,
    )
    return scene.do("play eowyn morannon")


def test_eowyn_may_kill_a_nazgul_on_her_battleground() -> None:
    scene = eowyn_on_morannon(
        "the-witch-king", "the-reaver", "mouth-of-sauron", "mordor-orcs", reserve=("the-warrior",)
    )
    assert set(scene.codes) == {"eliminate the-witch-king", "eliminate the-reaver", "nothing"}
    scene.do("eliminate the-witch-king")
    assert scene.where("the-witch-king") == "gone"
    assert scene.where("the-reaver") == "morannon"


def test_eowyn_kills_through_the_mantle() -> None:
    scene = eowyn_on_morannon("the-reaver", wields={"the-reaver": ("nazguls-mantle", "fell-beast")})
    scene.do("eliminate the-reaver")
    for card in ("the-reaver", "nazguls-mantle", "fell-beast"):
        assert scene.where(card) == "gone"


def test_eowyn_may_spare_them() -> None:
    scene = eowyn_on_morannon("the-witch-king").do("nothing")
    assert scene.asked == "turn"
    assert scene.where("the-witch-king") == "morannon"


def test_eowyn_finds_no_nazgul_elsewhere() -> None:
    assert eowyn_on_morannon("mouth-of-sauron", "mordor-orcs").asked == "turn"


def test_eowyn_kills_nobody_when_she_moves() -> None:
    scene = Scene(
        turn="frodo", grounds=("morannon",), reserve=("eowyn",), at={"morannon": ("the-reaver",)}
    )
    scene.do("move eowyn morannon")
    assert scene.asked == "turn"


@pytest.mark.parametrize("friend", ["merry-brandybuck", "pippin-took"])
def test_eowyn_in_reserve_may_call_a_friend(friend: str) -> None:
    scene = Scene(
        turn="frodo",
        hand={"frodo": ("eowyn", "sting")},
        cycled=("merry-brandybuck", "pippin-took", "sam-gamgee"),
    )
    scene.do("play eowyn reserve")
    assert set(scene.codes) == {"take merry-brandybuck", "take pippin-took", "nothing"}
    scene.do(f"take {friend}")
    assert scene.asked == "turn"
    assert scene.hand("frodo") == [friend]


def test_eowyn_in_reserve_may_stay_alone() -> None:
    scene = Scene(turn="frodo", hand={"frodo": ("eowyn", "sting")}, cycled=("merry-brandybuck",))
    scene.do("play eowyn reserve", "nothing")
    assert scene.hand("frodo") == []


def test_eowyn_calls_nobody_out_of_the_draw_deck() -> None:
    scene = Scene(turn="frodo", hand={"frodo": ("eowyn", "sting")})
    scene.do("play eowyn reserve")
    assert scene.asked == "turn" or scene.codes == ["nothing"]


def test_eowyn_calls_nobody_to_a_battleground() -> None:
    scene = Scene(
        turn="frodo",
        grounds=("edoras",),
        hand={"frodo": ("eowyn", "sting")},
        cycled=("merry-brandybuck",),
    )
    scene.do("play eowyn edoras")
    assert scene.asked == "turn"


# --- Théoden


def test_theoden_counts_nothing_without_gandalf() -> None:
    assert icons_at("edoras", "theoden", "riders-of-rohan") == 0
    assert icons_at("orthanc", "theoden", "riders-of-rohan") == 0
    assert path_numbers("frodo", "theoden") == []
    assert plays("frodo", "theoden") == RESERVE_OR_ROHAN


@pytest.mark.parametrize("gandalf", sorted(GANDALFS))
def test_theoden_takes_heart_while_gandalf_is_in_play(gandalf: str) -> None:
    assert icons_at("edoras", "theoden", reserve=(gandalf,)) == 1
    assert icons_at("orthanc", "theoden", reserve=(gandalf,)) == 1
    assert icons_at("edoras", "theoden", gandalf) == 1
    scene = Scene(grounds=("edoras", "moria"), at={"edoras": ("theoden",), "moria": (gandalf,)})
    assert scene.icons("theoden") == 1


def test_theoden_takes_heart_from_gandalf_on_the_path() -> None:
    scene = Scene(
        grounds=("edoras",), at={"edoras": ("theoden",), "bag-end": ("gandalf-the-grey",)}
    )
    assert scene.icons("theoden") == 1


def test_theoden_takes_no_heart_from_gandalf_in_hand_or_pile() -> None:
    assert icons_at("edoras", "theoden", hand={"frodo": ("gandalf-the-grey",)}) == 0
    assert icons_at("edoras", "theoden", cycled=("gandalf-the-white",)) == 0


DRAWN_BY_THEODEN = (
    "riders-of-rohan",
    "eowyn",
    "shadowfax",
    "death-ride-ride-to-ruin",
    "merry-brandybuck",
)


def theoden_comes(drawn: tuple[str, ...] = DRAWN_BY_THEODEN, **laid: Any) -> Scene:
    """Théoden has been played to reserve, and these cards have been drawn."""
    laid.setdefault("deck", {"frodo": drawn})
    scene = Scene(turn="frodo", grounds=("edoras",), hand={"frodo": ("theoden", "sting")}, **laid)
    return scene.do("play theoden reserve")


def test_theoden_may_bring_any_card_of_rohan() -> None:
    scene = theoden_comes(reserve=("gandalf-the-grey",))
    assert set(scene.codes) == {
        "play riders-of-rohan reserve",
        "play riders-of-rohan edoras",
        "play eowyn reserve",
        "play eowyn edoras",
        "play shadowfax gandalf-the-grey",
        "play death-ride-ride-to-ruin",
        "done",
    }
    scene.do("play shadowfax gandalf-the-grey")
    assert scene.asked == "turn"
    assert scene.where("shadowfax") == "reserve"
    assert scene.pile("frodo") == sorted(set(DRAWN_BY_THEODEN) - {"shadowfax"})


def test_theoden_brings_no_horse_without_its_rider() -> None:
    assert not any("shadowfax" in code for code in theoden_comes().codes)


def test_theoden_may_come_alone() -> None:
    scene = theoden_comes().do("done")
    assert scene.pile("frodo") == sorted(DRAWN_BY_THEODEN)


def test_theoden_brings_nobody_when_he_moves() -> None:
    scene = Scene(turn="frodo", grounds=("edoras",), reserve=("theoden",))
    scene.do("move theoden edoras")
    assert scene.asked == "turn"
    assert scene.pile("frodo") == []


def test_theoden_brings_eowyn_who_finds_merry_among_the_cycled() -> None:
    scene = theoden_comes().do("play eowyn reserve")
    assert set(scene.codes) == {"take merry-brandybuck", "nothing"}
    scene.do("take merry-brandybuck")
    assert scene.hand("frodo") == ["merry-brandybuck"]


def test_theoden_brings_eowyn_who_kills_a_nazgul() -> None:
    scene = theoden_comes(at={"edoras": ("the-reaver",)}).do("play eowyn edoras")
    assert set(scene.codes) == {"eliminate the-reaver", "nothing"}
    scene.do("eliminate the-reaver")
    assert scene.where("the-reaver") == "gone"
    assert scene.where("eowyn") == "edoras"


def test_theoden_brings_an_event_which_is_resolved_and_eliminated() -> None:
    scene = theoden_comes(at={"edoras": ("mordor-orcs",)})
    scene.do("play death-ride-ride-to-ruin", "eliminate theoden")
    assert scene.where("theoden") == "gone"
    assert scene.where("mordor-orcs") == "gone"
    assert scene.where("death-ride-ride-to-ruin") == "gone"
    assert scene.pile("frodo") == sorted(set(DRAWN_BY_THEODEN) - {"death-ride-ride-to-ruin"})


def theoden_draws_eomer(**laid: Any) -> Scene:
    """Théoden has drawn Éomer and no army of Rohan: these are left for Éomer to draw."""
    others = ("gimli", "bilbo-baggins", "smeagol", "treebeard", "sam-gamgee")
    deck = {"frodo": ("eomer", *others, "riders-of-rohan", "village-militia")}
    # A draw deck has no order, so try until chance has it so.
    tries = (theoden_comes(deck=deck, seed=f"draw {seed}", **laid) for seed in range(100))
    brings = {"play eomer reserve", "play eomer edoras", "done"}
    return next(scene for scene in tries if set(scene.codes) == brings)


def test_theoden_brings_eomer_who_brings_riders() -> None:
    scene = theoden_draws_eomer().do("play eomer reserve")
    assert "play riders-of-rohan edoras" in scene.codes
    scene.do("play riders-of-rohan edoras")
    assert scene.asked == "turn"
    assert scene.where("eomer") == "reserve"
    assert scene.where("riders-of-rohan") == "edoras"
    assert scene.hand_size("frodo") == 0


def test_theoden_brings_eomer_who_acts_first_if_so_agreed() -> None:
    scene = theoden_draws_eomer(house={"text_first": True}).do("play eomer reserve")
    # Théoden's other four wait to be cycled, which is no business of Éomer's.
    assert len(scene.pile("frodo")) == 0
    scene.do("play riders-of-rohan edoras")
    assert scene.asked == "turn"
    assert scene.where("riders-of-rohan") == "edoras"
    assert scene.state.aside == []
    assert scene.hand_size("frodo") == 0
    # All but Théoden, Éomer and the Riders have been cycled, perhaps into a new draw deck.
    assert len(scene.pile("frodo")) + scene.deck_size("frodo") == 7


# --- Shadowfax


def test_shadowfax_bears_gandalf() -> None:
    assert wielders("frodo", "shadowfax") == GANDALFS
    riding = {"gandalf-the-grey": ("shadowfax",)}
    assert icons_at("edoras", "gandalf-the-grey", wields=riding) == 3
    assert icons_at("orthanc", "gandalf-the-grey", wields=riding) == 3
    assert icons_at("bag-end", "gandalf-the-grey", wields=riding) == 3


@pytest.mark.parametrize("gandalf", sorted(GANDALFS))
def test_shadowfax_carries_gandalf_to_any_battleground(gandalf: str) -> None:
    scene = Scene(
        turn="frodo",
        grounds=("edoras",),
        free_area=("umbar",),
        shadow_area=("pelargir",),
        reserve=(gandalf,),
        wields={gandalf: ("shadowfax",)},
        fresh=(gandalf,),
    )
    scene.do("use shadowfax")
    assert set(scene.codes) == ALL_GROUNDS - {"edoras"}
    scene.do("umbar")
    assert scene.stands("umbar") == "active"
    assert scene.where(gandalf) == "umbar"
    assert scene.where("shadowfax") == "umbar"


def test_shadowfax_carries_gandalf_to_one_battleground_of_two() -> None:
    scene = Scene(
        turn="frodo",
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("shadowfax",)},
    )
    scene.do("use shadowfax", "dol-guldur")
    assert scene.stands("lorien") == "active"
    assert scene.where("gandalf-the-grey") == "dol-guldur"


def test_shadowfax_is_lost_if_the_white_comes_first() -> None:
    others = ("gimli", "sting", "smeagol", "bilbo-baggins")
    scene = Scene(
        turn="frodo",
        deck={"frodo": ("gandalf-the-white", *others)},
        cycled=("mithril-coat",),
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("shadowfax",)},
    )
    scene.do("use shadowfax", "helms-deep", "play gandalf-the-white helms-deep")
    assert scene.asked == "turn"
    assert scene.where("gandalf-the-white") == "helms-deep"
    assert scene.where("gandalf-the-grey") == "gone"
    assert scene.where("shadowfax") == "gone"


def test_shadowfax_does_so_in_reserve_only() -> None:
    scene = Scene(
        turn="frodo",
        at={"bag-end": ("gandalf-the-grey",)},
        wields={"gandalf-the-grey": ("shadowfax",)},
    )
    assert "use shadowfax" not in scene.codes


def test_shadowfax_needs_a_battleground_that_is_not_active() -> None:
    scene = Scene(
        turn="frodo",
        grounds=tuple(ALL_GROUNDS),
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("shadowfax",)},
    )
    assert scene.in_vain("use shadowfax") == "no-ground"
    assert scene.where("gandalf-the-grey") == "reserve"


# --- The event


def death_ride(**laid: Any) -> Scene:
    """Rohan rides to ruin, and the enemy stands on two battlegrounds and elsewhere."""
    scene = Scene(
        turn="frodo",
        path="morgul-vale",
        grounds=("morannon", "minas-morgul"),
        hand={"frodo": ("death-ride-ride-to-ruin", "sting")},
        at={
            "morannon": ("mordor-orcs", "haradrim-regulars"),
            "minas-morgul": ("the-reaver",),
            "morgul-vale": ("the-hunter",),
        },
        reserve=("riders-of-rohan", "eomer", "gimli", "the-commander", "olog-hai"),
        **laid,
    )
    return scene.do("play death-ride-ride-to-ruin")


def test_death_ride_ride_to_ruin_takes_as_many_of_mordor() -> None:
    scene = death_ride()
    assert set(scene.codes) == {"eliminate riders-of-rohan", "eliminate eomer", "done"}
    scene.do("eliminate eomer", "done")
    assert scene.who == scene.state.seats[scene.deck("witch-king")]
    assert len(scene.codes) == 2
    scene.do(next(code for code in scene.codes if "the-reaver" in code))
    assert scene.where("eomer") == "gone"
    assert scene.where("the-reaver") == "gone"
    assert scene.where("mordor-orcs") == "morannon"
    assert scene.where("riders-of-rohan") == "reserve"
    assert scene.where("death-ride-ride-to-ruin") == "gone"


def test_death_ride_ride_to_ruin_takes_mordor_on_battlegrounds_only() -> None:
    scene = death_ride().do("eliminate eomer", "eliminate riders-of-rohan")
    # Nobody is asked who falls if all must fall.
    assert scene.asked == "turn"
    for card in ("mordor-orcs", "the-reaver"):
        assert scene.where(card) == "gone"
    for card, place in (
        ("haradrim-regulars", "morannon"),
        ("the-hunter", "morgul-vale"),
        ("the-commander", "reserve"),
        ("olog-hai", "reserve"),
    ):
        assert scene.where(card) == place


def test_death_ride_ride_to_ruin_takes_no_more_than_there_are() -> None:
    scene = Scene(
        turn="frodo",
        grounds=("morannon",),
        hand={"frodo": ("death-ride-ride-to-ruin", "sting")},
        at={"morannon": ("mordor-orcs",)},
        reserve=("riders-of-rohan", "riders-of-rohan", "village-militia"),
    )
    scene.do("play death-ride-ride-to-ruin", "eliminate riders-of-rohan")
    scene.do("eliminate riders-of-rohan", "done")
    assert scene.asked == "turn"
    assert scene.where("mordor-orcs") == "gone"
    assert scene.where("village-militia") == "reserve"


def test_death_ride_ride_to_ruin_may_be_without_riders() -> None:
    scene = death_ride().do("done")
    assert scene.asked == "turn"
    assert scene.where("the-reaver") == "minas-morgul"
    assert scene.where("mordor-orcs") == "morannon"
    assert scene.where("death-ride-ride-to-ruin") == "gone"


def test_death_ride_ride_to_ruin_may_take_shadowfax() -> None:
    scene = Scene(
        turn="frodo",
        grounds=("morannon",),
        hand={"frodo": ("death-ride-ride-to-ruin", "sting")},
        at={"morannon": ("mordor-orcs", "eomer")},
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("shadowfax",)},
    )
    scene.do("play death-ride-ride-to-ruin")
    assert set(scene.codes) == {"eliminate shadowfax", "done"}
    scene.do("eliminate shadowfax")
    assert scene.where("shadowfax") == "gone"
    assert scene.where("gandalf-the-grey") == "reserve"
    assert scene.where("mordor-orcs") == "gone"

"""The Dúnedain's cards, one after the other."""

import pytest

from tests.warcards.scene import Scene, fight_at
from tests.warcards.trying import (
    ALL_GROUNDS,
    DUNEDAIN_GROUNDS,
    FREE_GROUNDS,
    HOBBITS,
    PATHS,
    ROHAN_GROUNDS,
    drawn_in_draw_step,
    icons_at,
    moves,
    next_round,
    path_numbers,
    plays,
    turn_of,
    wielders,
)

RESERVE_OR_GONDOR = {"reserve"} | DUNEDAIN_GROUNDS
"""Where all Dúnedain may be played."""

# --- Armies


def test_dead_men_of_dunharrow_are_no_help_alone() -> None:
    assert icons_at("minas-tirith", "dead-men-of-dunharrow") == 0
    assert icons_at("harad", "dead-men-of-dunharrow") == 0


@pytest.mark.parametrize("leader", ["strider", "aragorn"])
@pytest.mark.parametrize("location", ["minas-tirith", "harad"])
def test_dead_men_of_dunharrow_follow_the_heir_of_isildur(location: str, leader: str) -> None:
    assert icons_at(location, "dead-men-of-dunharrow", leader) == 2


@pytest.mark.parametrize("location", ["minas-tirith", "harad"])
def test_dead_men_of_dunharrow_follow_nobody_else(location: str) -> None:
    others = ("denethor", "boromir", "prince-imrahil")
    assert icons_at(location, "dead-men-of-dunharrow", *others) == 0


def test_dead_men_of_dunharrow_want_him_on_their_battleground() -> None:
    assert icons_at("minas-tirith", "dead-men-of-dunharrow", reserve=("aragorn",)) == 0
    scene = Scene(
        grounds=("minas-tirith", "pelargir"),
        at={"minas-tirith": ("dead-men-of-dunharrow",), "pelargir": ("aragorn",)},
    )
    assert scene.icons("dead-men-of-dunharrow") == 0


def test_dead_men_of_dunharrow_support_one_leader_only() -> None:
    scene = Scene(
        grounds=("minas-tirith",),
        at={"minas-tirith": ("dead-men-of-dunharrow", "denethor", "aragorn")},
    )
    assert scene.icons("dead-men-of-dunharrow") == 2
    assert scene.icons("aragorn") == 2
    assert scene.icons("denethor") == 0


def test_dead_men_of_dunharrow_leave_the_others_to_other_armies() -> None:
    scene = Scene(
        grounds=("harad",),
        at={"harad": ("boromir", "strider", "soldiers-of-gondor", "dead-men-of-dunharrow")},
    )
    assert scene.icons("dead-men-of-dunharrow") == 2
    assert scene.icons("boromir") == 1
    assert scene.tally("harad").attack == 5


def test_dead_men_of_dunharrow_fall_for_strider() -> None:
    scene = fight_at(
        "pelargir", ("dead-men-of-dunharrow", "strider", "haradrim-mumakil", "the-black-fleet")
    )
    # Four attack icons, of which the place cancels one.
    assert scene.where("dead-men-of-dunharrow") == "gone"
    assert scene.where("strider") == "gone"
    assert scene.stands("pelargir") == "free"


def test_dead_men_of_dunharrow_go_where_dunedain_go() -> None:
    assert plays("aragorn", "dead-men-of-dunharrow") == RESERVE_OR_GONDOR
    assert moves("aragorn", "dead-men-of-dunharrow") == DUNEDAIN_GROUNDS


def test_knights_of_dol_amroth_hold_their_own_city() -> None:
    assert icons_at("dol-amroth", "knights-of-dol-amroth") == 2
    assert icons_at("minas-tirith", "knights-of-dol-amroth") == 1
    assert icons_at("umbar", "knights-of-dol-amroth") == 1
    assert plays("aragorn", "knights-of-dol-amroth") == RESERVE_OR_GONDOR


def test_guards_of_the_citadel_hold_minas_tirith() -> None:
    assert icons_at("minas-tirith", "guards-of-the-citadel") == 2
    assert icons_at("dol-amroth", "guards-of-the-citadel") == 1
    assert icons_at("minas-morgul", "guards-of-the-citadel") == 1
    assert plays("aragorn", "guards-of-the-citadel") == RESERVE_OR_GONDOR


def test_soldiers_of_gondor_attack_and_defend() -> None:
    assert icons_at("minas-tirith", "soldiers-of-gondor") == 1
    assert icons_at("morannon", "soldiers-of-gondor") == 1
    assert plays("aragorn", "soldiers-of-gondor") == RESERVE_OR_GONDOR
    assert moves("aragorn", "soldiers-of-gondor") == DUNEDAIN_GROUNDS


def test_the_great_gate_guards_minas_tirith_only() -> None:
    assert icons_at("minas-tirith", "the-great-gate") == 3
    assert icons_at("pelargir", "the-great-gate") == 0


def test_the_great_gate_never_goes_to_the_enemy() -> None:
    assert plays("aragorn", "the-great-gate") == {"reserve"} | (DUNEDAIN_GROUNDS & FREE_GROUNDS)
    assert moves("aragorn", "the-great-gate") == DUNEDAIN_GROUNDS & FREE_GROUNDS


def test_the_great_gate_supports_a_captain() -> None:
    assert icons_at("minas-tirith", "denethor", "the-great-gate") == 1


# --- Aragorn


def test_aragorn_leads_with_support() -> None:
    assert icons_at("minas-tirith", "aragorn") == 1
    assert icons_at("minas-tirith", "aragorn", "soldiers-of-gondor") == 2
    assert icons_at("umbar", "aragorn") == 1
    assert icons_at("umbar", "aragorn", "soldiers-of-gondor") == 2


def test_aragorn_walks_no_path() -> None:
    assert path_numbers("aragorn", "aragorn") == []
    assert plays("aragorn", "aragorn") == RESERVE_OR_GONDOR
    assert moves("aragorn", "aragorn") == DUNEDAIN_GROUNDS


def test_aragorn_removes_strider_from_the_draw_deck() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("aragorn", "lembas")})
    assert scene.where("strider") == "deck"
    scene.do("play aragorn reserve")
    assert scene.where("strider") == "gone"


def test_aragorn_removes_strider_from_the_cycle_pile() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("aragorn", "lembas")}, cycled=("strider",))
    scene.do("play aragorn reserve")
    assert scene.where("strider") == "gone"


def test_aragorn_removes_strider_from_hand() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("aragorn", "strider", "lembas")})
    scene.do("play aragorn reserve", "cycle lembas")
    assert scene.where("strider") == "gone"


def test_aragorn_removes_strider_even_if_he_pays_with_him() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("aragorn", "strider")})
    scene.do("play aragorn reserve")
    assert scene.where("strider") == "gone"


@pytest.mark.parametrize("place", ["reserve", "weathertop", "umbar"])
def test_aragorn_removes_strider_from_play_with_his_items(place: str) -> None:
    scene = Scene(
        turn="aragorn",
        path="weathertop",
        grounds=("umbar",),
        hand={"aragorn": ("aragorn", "lembas")},
        reserve=("strider",) if place == "reserve" else (),
        at={} if place == "reserve" else {place: ("strider",)},
        wields={"strider": ("anduril",)},
    )
    scene.do("play aragorn umbar")
    assert scene.where("strider") == "gone"
    assert scene.where("anduril") == "gone"
    assert scene.where("aragorn") == "umbar"


def test_aragorn_removes_strider_when_played_not_when_moved() -> None:
    scene = Scene(turn="aragorn", grounds=("umbar",), reserve=("aragorn",))
    scene.do("move aragorn umbar")
    assert scene.where("strider") == "deck"


def test_aragorn_in_reserve_draws_one_more() -> None:
    assert drawn_in_draw_step("aragorn") == 3
    assert drawn_in_draw_step("aragorn", reserve=("aragorn",)) == 4
    assert drawn_in_draw_step("frodo", reserve=("aragorn",)) == 3


def test_aragorn_forsaken_from_the_draw_deck_is_cycled() -> None:
    scene = Scene(
        turn="aragorn", hand={"aragorn": ("soldiers-of-gondor",)}, deck={"aragorn": ("aragorn",)}
    )
    scene.do("play soldiers-of-gondor reserve")
    # The empty draw deck is made anew, of him alone.
    assert "revealed-and-cycled" in scene.story
    assert scene.where("aragorn") == "deck"


def test_aragorn_forsaken_from_elsewhere_is_eliminated() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("aragorn",)}, reserve=("denethor",))
    scene.do("use denethor", "forsake aragorn")
    assert scene.where("aragorn") == "gone"
    scene = Scene(turn="aragorn", reserve=("denethor", "aragorn"))
    scene.do("use denethor", "forsake reserve aragorn")
    assert scene.where("aragorn") == "gone"


# --- Boromir


def test_boromir_counts_what_is_printed() -> None:
    assert icons_at("minas-tirith", "boromir", "soldiers-of-gondor") == 1
    assert icons_at("harad", "boromir") == 0
    assert icons_at("harad", "boromir", "soldiers-of-gondor") == 1
    assert icons_at("imladris", "boromir") == 1
    assert path_numbers("aragorn", "boromir") == [3, 4, 5, 6]
    assert plays("aragorn", "boromir") == RESERVE_OR_GONDOR


def test_boromir_played_to_a_path_draws_then_forsakes() -> None:
    scene = Scene(
        turn="aragorn",
        path="imladris",
        hand={"aragorn": ("boromir", "lembas")},
        deck={"aragorn": ("legolas", "high-elves")},
    )
    scene.do("play boromir path")
    assert scene.asked == "forsake"
    assert scene.hand_size("aragorn") == 1
    (drawn,) = scene.hand("aragorn")
    assert set(scene.codes) == {f"forsake {drawn}", "forsake deck"}
    scene.do(f"forsake {drawn}")
    assert scene.asked == "turn"
    assert scene.where(drawn) == "gone"
    assert scene.deck_size("aragorn") == 1
    assert scene.where("boromir") == "imladris"


@pytest.mark.parametrize("place", ["reserve", "pelargir"])
def test_boromir_played_elsewhere_only_draws(place: str) -> None:
    scene = Scene(
        turn="aragorn",
        path="imladris",
        grounds=("pelargir",),
        hand={"aragorn": ("boromir", "lembas")},
    )
    scene.do(f"play boromir {place}")
    assert scene.asked == "turn"
    assert scene.hand_size("aragorn") == 1
    assert scene.gone("aragorn") == []


def test_boromir_moved_to_a_path_forsakes_and_does_not_draw() -> None:
    scene = Scene(turn="aragorn", path="imladris", reserve=("boromir", "arwen"))
    scene.do("move boromir path")
    assert set(scene.codes) == {"forsake reserve arwen", "forsake deck"}
    scene.do("forsake reserve arwen")
    assert scene.where("arwen") == "gone"
    assert scene.hand_size("aragorn") == 0


def test_boromir_moved_to_a_battleground_does_neither() -> None:
    scene = Scene(turn="aragorn", grounds=("pelargir",), reserve=("boromir",))
    before = scene.deck_size("aragorn")
    scene.do("move boromir pelargir")
    assert scene.asked == "turn"
    assert scene.deck_size("aragorn") == before


def test_boromir_with_nothing_to_forsake_walks_on() -> None:
    scene = Scene(
        turn="aragorn", path="imladris", hand={"aragorn": ("boromir",)}, deck={"aragorn": ()}
    )
    scene.do("play boromir path")
    assert scene.asked == "turn"
    assert scene.where("boromir") == "imladris"


# --- Denethor


def test_denethor_only_leads() -> None:
    assert icons_at("minas-tirith", "denethor") == 0
    assert icons_at("minas-tirith", "denethor", "soldiers-of-gondor") == 1
    assert icons_at("umbar", "denethor", "soldiers-of-gondor") == 1
    assert path_numbers("aragorn", "denethor") == []
    assert plays("aragorn", "denethor") == RESERVE_OR_GONDOR


@pytest.mark.parametrize("son", ["boromir", "faramir"])
def test_denethor_forsakes_for_a_son(son: str) -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("lembas",)}, reserve=("denethor",))
    scene.do("use denethor", "forsake lembas")
    assert set(scene.codes) == {"take boromir", "take faramir"}
    scene.do(f"take {son}")
    assert scene.hand("aragorn") == [son]
    assert scene.where("lembas") == "gone"
    assert scene.where("denethor") == "reserve"


def test_denethor_may_send_for_both_in_one_round() -> None:
    scene = Scene(turn="aragorn", reserve=("denethor",))
    scene.do("use denethor", "forsake deck", "take boromir")
    turn_of(scene, "aragorn").do("use denethor", "forsake deck")
    if scene.asked == "take":
        scene.do("take faramir")
    assert scene.hand("aragorn") == ["boromir", "faramir"]


def test_denethor_pays_with_the_top_card_or_himself() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("lembas",)}, reserve=("denethor",))
    scene.do("use denethor")
    assert set(scene.codes) == {"forsake lembas", "forsake reserve denethor", "forsake deck"}
    scene.do("forsake reserve denethor", "take boromir")
    assert scene.where("denethor") == "gone"
    assert scene.hand("aragorn") == ["boromir", "lembas"]


def test_denethor_is_content_with_one_who_is_cycled_instead() -> None:
    scene = Scene(
        "duel", turn="gandalf", hand={"gandalf": ("frodo-baggins",)}, reserve=("denethor",)
    )
    scene.do("use denethor", "forsake frodo-baggins", "take faramir")
    assert scene.where("frodo-baggins") == "cycled"
    assert scene.hand("gandalf") == ["faramir"]


def test_denethor_searches_the_draw_deck_only() -> None:
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("faramir", "lembas")},
        cycled=("boromir",),
        reserve=("denethor",),
    )
    scene.do("use denethor", "forsake lembas")
    assert scene.asked == "turn"
    assert scene.hand("aragorn") == ["faramir"]
    assert scene.where("boromir") == "cycled"
    assert scene.where("lembas") == "gone"


def test_denethor_does_so_in_reserve_only() -> None:
    scene = Scene(turn="aragorn", grounds=("pelargir",), at={"pelargir": ("denethor",)})
    assert "use denethor" not in scene.codes
    scene = Scene(turn="frodo", reserve=("denethor",))
    assert "use denethor" not in scene.codes


# --- Faramir


def test_faramir_counts_what_is_printed() -> None:
    assert icons_at("minas-tirith", "faramir", "soldiers-of-gondor") == 1
    assert icons_at("harad", "faramir") == 0
    assert icons_at("harad", "faramir", "soldiers-of-gondor") == 1
    assert icons_at("osgiliath", "faramir") == 1
    assert path_numbers("aragorn", "faramir") == [7, 8]
    assert plays("aragorn", "faramir") == RESERVE_OR_GONDOR


def test_faramir_played_to_a_path_7_may_lead_to_another() -> None:
    scene = Scene(turn="aragorn", path="osgiliath", hand={"aragorn": ("faramir", "lembas")})
    scene.do("play faramir path", "yes")
    assert set(scene.codes) == {"henneth-annun", "the-cross-roads"}
    scene.do("the-cross-roads")
    # Osgiliath is fought at once, with him on it.
    assert scene.stands("osgiliath") == "free"
    assert scene.where("faramir") == "cycled"
    assert scene.stands("the-cross-roads") == "active"
    assert scene.hand_size("aragorn") == 1


def test_faramir_moved_to_a_path_7_may_stay_there() -> None:
    scene = Scene(turn="aragorn", path="osgiliath", reserve=("faramir",))
    scene.do("move faramir path", "no")
    assert scene.asked == "turn"
    assert scene.stands("osgiliath") == "active"
    assert scene.where("faramir") == "osgiliath"


def test_faramir_moved_to_a_path_7_may_lead_to_another() -> None:
    scene = Scene(
        turn="aragorn", path="osgiliath", reserve=("faramir",), free_area=("henneth-annun",)
    )
    scene.do("move faramir path", "yes")
    assert scene.stands("the-cross-roads") == "active"


def test_faramir_is_not_asked_without_another_path_7() -> None:
    scene = Scene(
        turn="aragorn",
        path="osgiliath",
        reserve=("faramir",),
        spent=("henneth-annun", "the-cross-roads"),
    )
    scene.do("move faramir path")
    assert scene.asked == "turn"
    assert scene.where("faramir") == "osgiliath"


@pytest.mark.parametrize("place", ["path", "reserve", "pelargir"])
def test_faramir_is_not_asked_elsewhere(place: str) -> None:
    scene = Scene(
        turn="aragorn",
        path="morgul-vale",
        grounds=("pelargir",),
        hand={"aragorn": ("faramir", "lembas")},
    )
    scene.do(f"play faramir {place}")
    assert scene.asked == "turn"
    assert scene.stands("morgul-vale") == "active"


# --- Halbarad


def test_halbarad_counts_what_is_printed() -> None:
    assert icons_at("minas-tirith", "halbarad", "soldiers-of-gondor") == 1
    assert icons_at("harad", "halbarad") == 0
    assert icons_at("harad", "halbarad", "soldiers-of-gondor") == 1
    assert icons_at("weathertop", "halbarad") == 1
    assert path_numbers("aragorn", "halbarad") == [2, 3]
    assert plays("aragorn", "halbarad") == RESERVE_OR_GONDOR


@pytest.mark.parametrize("kinsman", ["strider", "aragorn"])
def test_halbarad_finds_his_kinsman(kinsman: str) -> None:
    scene = Scene(turn="aragorn", reserve=("halbarad",), fresh=("halbarad",))
    scene.do("use halbarad")
    assert set(scene.codes) == {"take strider", "take aragorn"}
    scene.do(f"take {kinsman}")
    assert scene.hand("aragorn") == [kinsman]
    assert scene.where("halbarad") == "cycled"


def test_halbarad_finds_nobody_outside_the_draw_deck() -> None:
    scene = Scene(turn="aragorn", reserve=("halbarad",), cycled=("strider",), gone=("aragorn",))
    scene.do("use halbarad")
    assert scene.asked == "turn"
    assert scene.where("halbarad") == "cycled"
    assert scene.hand_size("aragorn") == 0


def test_halbarad_does_so_in_reserve_only() -> None:
    scene = Scene(turn="aragorn", path="weathertop", at={"weathertop": ("halbarad",)})
    assert "use halbarad" not in scene.codes


# --- Prince Imrahil


def test_prince_imrahil_counts_what_is_printed() -> None:
    assert icons_at("dol-amroth", "prince-imrahil", "knights-of-dol-amroth") == 1
    assert icons_at("umbar", "prince-imrahil") == 0
    assert icons_at("umbar", "prince-imrahil", "knights-of-dol-amroth") == 1
    assert path_numbers("aragorn", "prince-imrahil") == []
    assert plays("aragorn", "prince-imrahil") == RESERVE_OR_GONDOR


def test_prince_imrahil_may_call_his_knights() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("prince-imrahil", "lembas", "arwen")})
    scene.do("play prince-imrahil reserve", "cycle lembas", "yes")
    assert scene.hand("aragorn") == ["knights-of-dol-amroth"]
    assert scene.pile("aragorn") == ["arwen", "lembas"]


def test_prince_imrahil_may_come_alone() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("prince-imrahil", "lembas", "arwen")})
    scene.do("play prince-imrahil reserve", "cycle lembas", "no")
    assert scene.hand("aragorn") == ["arwen"]


def test_prince_imrahil_needs_a_card_to_cycle() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("prince-imrahil", "lembas")})
    scene.do("play prince-imrahil reserve")
    assert scene.asked == "turn"
    assert scene.where("knights-of-dol-amroth") == "deck"


def test_prince_imrahil_finds_no_knights_outside_the_draw_deck() -> None:
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("prince-imrahil", "lembas", "arwen")},
        cycled=("knights-of-dol-amroth",),
    )
    scene.do("play prince-imrahil reserve", "cycle lembas", "yes")
    assert scene.hand("aragorn") == []
    assert scene.where("knights-of-dol-amroth") == "cycled"


def test_prince_imrahil_calls_nobody_when_he_moves() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("umbar",),
        hand={"aragorn": ("lembas",)},
        reserve=("prince-imrahil",),
    )
    scene.do("move prince-imrahil umbar")
    assert scene.asked == "turn"


# --- Strider


def test_strider_counts_what_is_printed() -> None:
    assert icons_at("minas-tirith", "strider", "soldiers-of-gondor") == 1
    assert icons_at("harad", "strider", "soldiers-of-gondor") == 1
    assert icons_at("weathertop", "strider") == 2
    assert path_numbers("aragorn", "strider") == [2, 3, 4, 5, 6]
    assert plays("aragorn", "strider") == RESERVE_OR_GONDOR


def test_strider_leads_to_a_path_of_the_next_number() -> None:
    scene = Scene(
        turn="aragorn", path="weathertop", at={"weathertop": ("strider", "the-witch-king")}
    )
    scene.do("use strider")
    assert set(scene.codes) == set(PATHS[3])
    scene.do("imladris")
    # The old path is fought first: two icons against two.
    assert scene.where("strider") == "gone"
    assert scene.where("the-witch-king") == "gone"
    assert scene.stands("weathertop") == "free"
    assert scene.stands("imladris") == "active"
    assert scene.hand_size("aragorn") == 2


def test_strider_does_so_on_a_path_only() -> None:
    assert "use strider" not in Scene(turn="aragorn", reserve=("strider",)).codes
    scene = Scene(turn="aragorn", grounds=("umbar",), at={"umbar": ("strider",)})
    assert "use strider" not in scene.codes


def test_strider_needs_a_path_that_is_left() -> None:
    scene = Scene(
        turn="aragorn", path="weathertop", at={"weathertop": ("strider",)}, spent=PATHS[3]
    )
    assert "use strider" not in scene.codes


def test_strider_goes_not_beyond_the_last_path() -> None:
    scene = Scene(
        "fellowship-of-the-ring", turn="gandalf", path="amon-hen", at={"amon-hen": ("strider",)}
    )
    assert "use strider" not in scene.codes


def test_strider_is_eliminated_when_aragorn_is_played() -> None:
    scene = Scene(
        turn="aragorn",
        path="weathertop",
        hand={"aragorn": ("aragorn", "lembas")},
        at={"weathertop": ("strider",)},
    )
    scene.do("play aragorn reserve")
    assert scene.where("strider") == "gone"


# --- Items


def test_anduril_is_wielded_by_strider_or_aragorn() -> None:
    assert wielders("aragorn", "anduril") == {"strider", "aragorn"}


def test_anduril_strengthens_its_wielder() -> None:
    assert icons_at("minas-tirith", "aragorn", wields={"aragorn": ("anduril",)}) == 2
    assert icons_at("harad", "aragorn", wields={"aragorn": ("anduril",)}) == 2
    assert icons_at("weathertop", "strider", wields={"strider": ("anduril",)}) == 3


@pytest.mark.parametrize("bearer", ["strider", "aragorn"])
def test_anduril_leads_its_wielder_to_a_battleground(bearer: str) -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("umbar",),
        free_area=("harad",),
        shadow_area=("pelargir",),
        reserve=(bearer,),
        wields={bearer: ("anduril",)},
        fresh=(bearer,),
    )
    scene.do("use anduril")
    assert set(scene.codes) == DUNEDAIN_GROUNDS - {"umbar"}
    scene.do("harad")
    assert scene.stands("harad") == "active"
    assert scene.where(bearer) == "harad"
    assert scene.where("anduril") == "harad"
    assert scene.told("reactivated")


def test_anduril_moves_its_wielder_after_the_text_of_the_place() -> None:
    scene = Scene(turn="aragorn", reserve=("aragorn",), wields={"aragorn": ("anduril",)})
    scene.do("use anduril", "minas-tirith")
    assert scene.codes == ["yes", "no"]
    scene.do("yes", "forsake deck")
    assert scene.where("aragorn") == "minas-tirith"
    assert scene.hand_size("aragorn") == 3


def test_anduril_moves_nobody_who_was_forsaken() -> None:
    scene = Scene(turn="aragorn", reserve=("aragorn",), wields={"aragorn": ("anduril",)})
    scene.do("use anduril", "minas-tirith", "yes", "forsake reserve aragorn")
    assert scene.where("aragorn") == "gone"
    assert scene.where("anduril") == "gone"
    assert scene.stands("minas-tirith") == "active"


def test_anduril_is_drawn_in_reserve_only() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("umbar",),
        at={"umbar": ("aragorn",)},
        wields={"aragorn": ("anduril",)},
    )
    assert "use anduril" not in scene.codes


def test_anduril_needs_a_battleground_that_is_not_active() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=tuple(DUNEDAIN_GROUNDS),
        reserve=("aragorn",),
        wields={"aragorn": ("anduril",)},
    )
    assert scene.in_vain("use anduril") == "no-ground"
    assert scene.where("aragorn") == "reserve"


def test_blade_of_westernesse_is_for_hobbits() -> None:
    assert wielders("aragorn", "blade-of-westernesse") == HOBBITS


def test_blade_of_westernesse_strengthens_its_wielder() -> None:
    armed = {"merry-brandybuck": ("blade-of-westernesse",)}
    assert icons_at("bag-end", "merry-brandybuck", wields=armed) == 2
    assert icons_at("edoras", "merry-brandybuck", wields=armed) == 1
    assert icons_at("morannon", "merry-brandybuck", wields=armed) == 1


def test_blade_of_westernesse_goes_back_to_its_own_player() -> None:
    scene = fight_at(
        "bag-end", ("merry-brandybuck",), wields={"merry-brandybuck": ("blade-of-westernesse",)}
    )
    assert "merry-brandybuck" in scene.pile("frodo")
    assert "blade-of-westernesse" in scene.pile("aragorn")


def test_blade_of_westernesse_in_reserve_is_forsaken_by_its_wielders_player() -> None:
    scene = Scene(
        turn="witch-king",
        reserve=("the-reaver", "sam-gamgee", "arwen"),
        wields={"sam-gamgee": ("blade-of-westernesse",)},
    )
    scene.do("use the-reaver")
    assert set(scene.codes) == {"forsake reserve arwen", "forsake deck"}
    scene.do("forsake deck")
    assert "forsake reserve blade-of-westernesse" in scene.codes
    scene.do("forsake reserve blade-of-westernesse")
    assert "blade-of-westernesse" in scene.gone("aragorn")
    assert scene.where("sam-gamgee") == "reserve"


# --- Events


def test_paths_of_the_dead_cost_two_cards_and_give_four() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("paths-of-the-dead", "lembas", "arwen")})
    scene.do("play paths-of-the-dead", "cycle lembas", "forsake arwen")
    assert scene.hand_size("aragorn") == 4
    assert scene.where("arwen") == "gone"
    assert scene.where("paths-of-the-dead") == "gone"
    assert len(scene.gone("aragorn")) == 3


@pytest.mark.parametrize("guide", ["strider", "aragorn"])
def test_paths_of_the_dead_give_five_with_a_guide_in_reserve(guide: str) -> None:
    scene = Scene(
        turn="aragorn", hand={"aragorn": ("paths-of-the-dead", "lembas")}, reserve=(guide,)
    )
    scene.do("play paths-of-the-dead", "forsake deck", "forsake deck")
    assert scene.hand_size("aragorn") == 5


def test_paths_of_the_dead_give_four_with_the_guide_elsewhere() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("umbar",),
        hand={"aragorn": ("paths-of-the-dead", "lembas")},
        at={"umbar": ("aragorn",)},
    )
    scene.do("play paths-of-the-dead")
    assert scene.hand_size("aragorn") == 4


def test_paths_of_the_dead_give_four_if_the_guide_was_forsaken() -> None:
    scene = Scene(
        turn="aragorn", hand={"aragorn": ("paths-of-the-dead", "lembas")}, reserve=("aragorn",)
    )
    scene.do("play paths-of-the-dead", "forsake reserve aragorn")
    assert scene.hand_size("aragorn") == 4


def test_paths_of_the_dead_take_what_there_is() -> None:
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("paths-of-the-dead", "lembas")},
        deck={"aragorn": ("arwen",)},
    )
    scene.do("play paths-of-the-dead")
    assert scene.where("arwen") == "gone"
    assert scene.where("lembas") == "gone"
    assert scene.hand_size("aragorn") == 0


def test_the_red_arrow_calls_rohan_to_gondor() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=tuple(ALL_GROUNDS),
        hand={"aragorn": ("the-red-arrow", "lembas"), "frodo": ("village-militia",)},
        reserve=("riders-of-rohan", "eomer", "gimli"),
    )
    scene.do("play the-red-arrow")
    assert scene.where("the-red-arrow") == "gone"
    turn_of(scene, "frodo")
    both = DUNEDAIN_GROUNDS | ROHAN_GROUNDS
    for ground in ALL_GROUNDS:
        for code in ("play village-militia", "move riders-of-rohan", "move eomer"):
            assert (f"{code} {ground}" in scene.codes) == (ground in both), (code, ground)
    assert "move gimli minas-tirith" not in scene.codes


def test_the_red_arrow_brings_support_of_rohan_for_rohan_alone() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("minas-tirith",),
        hand={"aragorn": ("the-red-arrow", "lembas")},
        at={"minas-tirith": ("riders-of-rohan", "denethor", "pippin-took")},
        reserve=("eomer",),
    )
    scene.do("play the-red-arrow")
    turn_of(scene, "frodo").do("move eomer minas-tirith")
    assert scene.icons("eomer") == 1
    assert scene.icons("denethor") == 0
    assert scene.icons("pippin-took") == 0


def test_the_red_arrow_brings_no_support_of_gondor() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("minas-tirith",),
        hand={"aragorn": ("the-red-arrow", "lembas")},
        at={"minas-tirith": ("guards-of-the-citadel",)},
        reserve=("eomer",),
    )
    scene.do("play the-red-arrow")
    turn_of(scene, "frodo").do("move eomer minas-tirith")
    assert scene.icons("eomer") == 0


def test_the_red_arrow_calls_for_this_round_only() -> None:
    scene = Scene(
        turn="aragorn",
        starter="saruman",
        path="emyn-muil",
        grounds=("minas-tirith",),
        hand={"aragorn": ("the-red-arrow", "lembas")},
        reserve=("riders-of-rohan",),
        spent=("henneth-annun", "osgiliath", *(ALL_GROUNDS - {"minas-tirith", "harad"})),
    )
    scene.do("play the-red-arrow")
    turn_of(scene, "frodo")
    assert "move riders-of-rohan minas-tirith" in scene.codes
    next_round(scene)
    assert scene.stands("harad") == "active"
    assert scene.asks_turn
    assert "move riders-of-rohan harad" not in scene.codes


def test_without_the_red_arrow_rohan_stays_at_home() -> None:
    assert moves("frodo", "riders-of-rohan") == ROHAN_GROUNDS


def test_the_three_hunters_go_anywhere() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=tuple(ALL_GROUNDS),
        hand={"aragorn": ("the-three-hunters", "legolas", "lembas"), "frodo": ("gimli",)},
        reserve=("strider", "aragorn", "boromir"),
    )
    scene.do("play the-three-hunters", "cycle lembas")
    assert scene.where("the-three-hunters") == "gone"
    turn_of(scene, "frodo")
    assert all(f"play gimli {ground}" in scene.codes for ground in ALL_GROUNDS)
    turn_of(scene, "aragorn")
    for ground in ALL_GROUNDS:
        assert f"play legolas {ground}" in scene.codes
        assert f"move strider {ground}" in scene.codes
        assert f"move aragorn {ground}" in scene.codes
    assert "move boromir edoras" not in scene.codes


def test_the_three_hunters_are_supported_by_any_army() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("edoras",),
        hand={"aragorn": ("the-three-hunters", "lembas")},
        at={"edoras": ("riders-of-rohan",)},
        reserve=("aragorn",),
    )
    scene.do("play the-three-hunters")
    turn_of(scene, "aragorn").do("move aragorn edoras")
    assert scene.icons("aragorn") == 2


def test_the_three_hunters_support_nobody_else() -> None:
    laid = {
        "grounds": ("morannon",),
        "at": {"morannon": ("riders-of-rohan", "denethor", "aragorn")},
        "hand": {"aragorn": ("the-three-hunters", "lembas")},
        "turn": "aragorn",
    }
    scene = Scene(**laid)
    assert scene.icons("aragorn") == 1
    scene.do("play the-three-hunters")
    assert scene.icons("aragorn") == 2
    assert scene.icons("denethor") == 0


def test_the_three_hunters_run_for_this_round_only() -> None:
    scene = Scene(
        turn="aragorn",
        starter="witch-king",
        path="emyn-muil",
        grounds=("edoras",),
        hand={"aragorn": ("the-three-hunters", "lembas")},
        reserve=("aragorn",),
        spent=("henneth-annun", "osgiliath", *(ALL_GROUNDS - {"edoras", "moria"})),
    )
    scene.do("play the-three-hunters")
    next_round(scene)
    assert scene.stands("moria") == "active"
    assert scene.asks_turn
    assert "move aragorn moria" not in scene.codes

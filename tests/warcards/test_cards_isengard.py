"""What each card of Isengard does."""

import pytest

from mathom.games.warcards.rules.zones import cycle_from_play, enter
from mathom.games.warcards.terms import FREE, RESERVE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import (
    ISENGARD_GROUNDS,
    SARUMAN,
    Arrival,
    draw_step,
    fought,
    hands,
    marches,
    strength,
    walks,
)

# --- Armies


def test_devilry_of_saruman_breaches_walls_but_holds_none():
    assert strength("helms-deep", "devilry-of-saruman") == (3, 0)
    assert strength("orthanc", "devilry-of-saruman") == (0, 0)
    scene = fought("orthanc", "devilry-of-saruman", "riders-of-rohan", "village-militia")
    assert scene.stands("orthanc") == "free"
    assert scene.where("devilry-of-saruman") == "cycled"


def test_fighting_uruk_hai_attack_with_one_and_defend_with_two():
    assert strength("edoras", "fighting-uruk-hai") == (1, 0)
    assert strength("orthanc", "fighting-uruk-hai") == (0, 2)


def test_wolf_riders_attack_with_two_and_defend_with_one():
    assert strength("edoras", "wolf-riders") == (2, 0)
    assert strength("orthanc", "wolf-riders") == (0, 1)


def test_white_hand_orcs_come_twice():
    assert strength("edoras", "white-hand-orcs", "white-hand-orcs") == (2, 0)
    assert strength("orthanc", "white-hand-orcs", "white-hand-orcs") == (0, 2)


@rule("W-6.10", "W-6.11")
@pytest.mark.parametrize(
    "army", ["devilry-of-saruman", "fighting-uruk-hai", "wolf-riders", "white-hand-orcs"]
)
def test_devilry_of_saruman_and_the_other_armies_fight_only_where_isengard_does(army):
    assert marches("saruman", army) == ISENGARD_GROUNDS
    assert walks("saruman", army) == set()


# --- Gríma


def test_grima_wormtongue_fetches_saruman():
    scene = Scene(turn="saruman", reserve=("grima-wormtongue", "eomer"))
    scene.do("use grima-wormtongue")
    assert (scene.asked, scene.who) == ("either", SARUMAN)
    assert scene.codes == ["take", "eliminate"]
    scene.do("take")
    assert scene.where("grima-wormtongue") == "gone"
    assert scene.where("saruman") == "hand"
    assert scene.where("eomer") == "reserve"


@pytest.mark.parametrize("place", ["reserve", "orthanc"])
def test_grima_wormtongue_brings_a_rohan_character_low(place):
    laid = {"reserve": ("grima-wormtongue", "eomer")}
    if place == "orthanc":
        laid = {"reserve": ("grima-wormtongue",), "grounds": ("orthanc",)}
        laid["at"] = {"orthanc": ("eomer",)}
    scene = Scene(turn="saruman", wields={"eomer": ("shadowfax",)}, **laid)
    scene.do("use grima-wormtongue", "eliminate")
    assert scene.where("eomer") == scene.where("shadowfax") == "gone"
    assert scene.where("grima-wormtongue") == "gone"
    assert scene.where("saruman") == "deck"


def test_grima_wormtongue_chooses_whom():
    scene = Scene(turn="saruman", reserve=("grima-wormtongue", "eomer", "theoden", "quickbeam"))
    scene.do("use grima-wormtongue", "eliminate")
    assert (scene.asked, scene.who) == ("eliminate", SARUMAN)
    assert sorted(scene.codes) == ["eliminate eomer", "eliminate theoden"]
    scene.do("eliminate theoden")
    assert scene.where("theoden") == "gone"
    assert scene.where("eomer") == "reserve"


def test_grima_wormtongue_harms_nobody_but_characters_of_rohan():
    scene = Scene(turn="saruman", reserve=("grima-wormtongue", "riders-of-rohan", "gimli"))
    scene.do("use grima-wormtongue")
    assert scene.where("saruman") == "hand"
    assert scene.where("riders-of-rohan") == scene.where("gimli") == "reserve"


def test_grima_wormtongue_looks_for_saruman_only_in_the_draw_deck():
    scene = Scene(turn="saruman", reserve=("grima-wormtongue",), cycled=("saruman",))
    scene.do("use grima-wormtongue")
    assert scene.where("saruman") == "cycled"
    assert scene.where("grima-wormtongue") == "gone"


def test_grima_wormtongue_whispers_only_in_reserve():
    scene = Scene(turn="saruman", at={"bag-end": ("grima-wormtongue",)}, reserve=("eomer",))
    assert "use grima-wormtongue" not in scene.codes
    scene = Scene(turn="witch-king", reserve=("grima-wormtongue", "eomer"))
    assert "use grima-wormtongue" not in scene.codes


def test_grima_wormtongue_walks_the_first_and_the_middle_paths():
    assert walks("saruman", "grima-wormtongue") == {1, 2, 5, 6}
    assert strength("bag-end", "grima-wormtongue") == (1, 0)
    assert strength("edoras", "grima-wormtongue", "white-hand-orcs") == (1, 0)


# --- Saruman


@rule("W-4.8")
def test_saruman_draws_one_more_while_in_reserve():
    assert draw_step() == (3, 4, 3, 4)
    assert draw_step(reserve=("saruman",)) == (3, 4, 3, 5)
    assert draw_step(cycled=("saruman",)) == (3, 4, 3, 4)


@rule("W-9.15")
def test_saruman_is_cycled_when_forsaken_from_the_deck():
    scene = Arrival("the-doors-of-durin", deck={"saruman": ("saruman",)}, cycled=("wolf-riders",))
    scene.do("yes")
    assert [told["card"] for told in scene.told("revealed-and-cycled")] == ["saruman"]
    assert scene.where("saruman") == "deck", "renewed at once, for no card was left in it"


def test_saruman_is_eliminated_when_forsaken_from_hand_or_reserve():
    scene = Arrival("the-doors-of-durin", hand={"saruman": ("saruman",)})
    scene.do("yes", "forsake saruman")
    assert scene.where("saruman") == "gone"
    scene = Arrival("the-doors-of-durin", reserve=("saruman",))
    scene.do("yes", "forsake reserve saruman")
    assert scene.where("saruman") == "gone"


@rule("W-12.1", "W-12.3")
def test_saruman_leads_armies_of_isengard():
    assert strength("helms-deep", "saruman") == (1, 0)
    assert strength("helms-deep", "saruman", "white-hand-orcs") == (3, 0)
    assert strength("orthanc", "saruman") == (0, 1)
    assert strength("orthanc", "saruman", "white-hand-orcs") == (0, 3)
    assert strength("egladil", "saruman") == (2, 0)
    assert walks("saruman", "saruman") == {5, 6}
    assert marches("saruman", "saruman") == ISENGARD_GROUNDS


@rule("W-12.2")
def test_saruman_and_ugluk_share_no_army():
    assert strength("helms-deep", "saruman", "ugluk", "white-hand-orcs") == (3, 0)
    two = ("white-hand-orcs",) * 2
    assert strength("helms-deep", "saruman", "ugluk", *two) == (5, 0)
    scene = fight_at("orthanc", ("saruman", "ugluk", "white-hand-orcs", "riders-of-rohan"))
    assert sorted(scene.codes) == ["support saruman", "support ugluk"]
    scene.do("support ugluk")
    assert scene.told("fight")[0]["defence"] == 3
    assert strength("helms-deep", "saruman", "mordor-orcs") == (2, 0), "of another faction"


# --- Uglúk


@rule("W-3.17", "W-3.18", "W-3.20")
def test_ugluk_leads_to_another_path_of_the_same_number():
    scene = Scene(turn="saruman", path="egladil", at={"egladil": ("ugluk",)})
    scene.do("use ugluk")
    assert (scene.asked, scene.who) == ("path", SARUMAN)
    assert sorted(scene.codes) == ["dimrill-dale", "lothlorien"]
    scene.do("lothlorien")
    assert scene.where("ugluk") == "gone", "Egladil has been fought"
    assert scene.stands("egladil") == "free"
    assert scene.stands("lothlorien") == "active"
    assert scene.stands("dimrill-dale") == "waiting"
    assert hands(scene) == (0, 0, 0, 0), "of the Elves' player, who has drawn one and cycled it"
    assert len(scene.pile("aragorn")) == 1


def test_ugluk_is_not_asked_when_only_one_path_is_left():
    scene = Scene(
        turn="saruman", path="dimrill-dale", spent=("egladil",), at={"dimrill-dale": ("ugluk",)}
    )
    scene.do("use ugluk")
    assert scene.state.corruption == 1
    assert scene.stands("dimrill-dale") == "shadow"
    assert scene.stands("lothlorien") == "active"


@rule("W-3.21", "W-3.22")
def test_ugluk_finds_no_path_that_was_used():
    scene = Scene(
        turn="saruman",
        path="egladil",
        spent=("dimrill-dale",),
        free_area=("lothlorien",),
        at={"egladil": ("ugluk",)},
    )
    assert "use ugluk" not in scene.codes


def test_ugluk_knows_the_way_only_on_a_path():
    assert "use ugluk" not in Scene(turn="saruman", path="egladil", reserve=("ugluk",)).codes
    scene = Scene(turn="saruman", grounds=("edoras",), at={"edoras": ("ugluk",)})
    assert "use ugluk" not in scene.codes


def test_ugluk_fights_first_where_that_was_agreed():
    scene = Scene(
        turn="saruman", path="egladil", at={"egladil": ("ugluk",)}, house={"fight_first": True}
    )
    scene.do("use ugluk")
    assert scene.stands("egladil") == "free"
    assert sorted(scene.codes) == ["dimrill-dale", "lothlorien"]
    scene.do("lothlorien")
    assert scene.stands("lothlorien") == "active"


def test_ugluk_leads_orcs_of_isengard():
    assert strength("helms-deep", "ugluk") == (0, 0)
    assert strength("helms-deep", "ugluk", "wolf-riders") == (3, 0)
    assert strength("orthanc", "ugluk", "wolf-riders") == (0, 2)
    assert strength("amon-hen", "ugluk") == (1, 0)
    assert walks("saruman", "ugluk") == {5, 6}


# --- Items


def palantir(**more):
    return Scene(
        turn="saruman",
        reserve=("saruman",),
        wields={"saruman": ("palantir-of-orthanc",)},
        deck={"saruman": ("wolf-riders", "ugluk", "gollum")},
        **more,
    )


def test_palantir_of_orthanc_sorts_three_cards():
    scene = palantir()
    scene.do("use palantir-of-orthanc")
    assert (scene.asked, scene.who) == ("sort-eliminate", SARUMAN)
    assert sorted(scene.codes) == ["eliminate gollum", "eliminate ugluk", "eliminate wolf-riders"]
    scene.do("eliminate gollum")
    assert scene.asked == "sort-cycle"
    assert sorted(scene.codes) == ["cycle ugluk", "cycle wolf-riders"]
    scene.do("cycle wolf-riders")
    assert scene.where("gollum") == "gone"
    assert scene.hand("saruman") == ["ugluk"]
    assert scene.where("wolf-riders") == "deck", "renewed, for no card was left in it"
    assert scene.where("palantir-of-orthanc") == "reserve"


def test_palantir_of_orthanc_cycles_onto_the_pile():
    scene = Scene(
        turn="saruman", reserve=("saruman",), wields={"saruman": ("palantir-of-orthanc",)}
    )
    size = scene.deck_size("saruman")
    scene.do("use palantir-of-orthanc")
    gone = scene.codes[0]
    scene.do(gone)
    cycled = scene.codes[0]
    scene.do(cycled)
    assert scene.gone("saruman") == [gone.removeprefix("eliminate ")]
    assert scene.pile("saruman") == [cycled.removeprefix("cycle ")]
    assert scene.hand_size("saruman") == 1
    assert scene.deck_size("saruman") == size - 3


def test_palantir_of_orthanc_is_used_once_a_round():
    scene = Scene(
        turn="saruman", reserve=("saruman",), wields={"saruman": ("palantir-of-orthanc",)}
    )
    scene.do("use palantir-of-orthanc")
    scene.do(scene.codes[0])
    scene.do(scene.codes[0])
    scene.do("pass", "pass", "pass")
    assert scene.who == SARUMAN
    assert "use palantir-of-orthanc" not in scene.codes
    again = Arrival(
        "morgai",
        starter="aragorn",
        turn="aragorn",
        begin="draw-step",
        reserve=("saruman",),
        wields={"saruman": ("palantir-of-orthanc",)},
    )
    assert again.who == SARUMAN
    assert "use palantir-of-orthanc" in again.codes


def test_palantir_of_orthanc_is_used_once_a_round_even_if_it_comes_back():
    scene = Scene(
        turn="saruman", reserve=("saruman",), wields={"saruman": ("palantir-of-orthanc",)}
    )
    scene.do("use palantir-of-orthanc")
    scene.do(scene.codes[0])
    scene.do(scene.codes[0])
    t, palantir = scene.state, scene.card("palantir-of-orthanc")
    cycle_from_play(t, palantir)
    enter(t, palantir, RESERVE, scene.card("saruman"))
    scene.do("pass", "pass", "pass")
    assert scene.who == SARUMAN
    assert "use palantir-of-orthanc" not in scene.codes


def test_palantir_of_orthanc_is_used_only_in_reserve():
    scene = Scene(
        turn="saruman",
        grounds=("orthanc",),
        at={"orthanc": ("saruman",)},
        wields={"saruman": ("palantir-of-orthanc",)},
    )
    assert "use palantir-of-orthanc" not in scene.codes


@pytest.mark.parametrize("cards", [("gollum",), ("gollum", "ugluk")])
def test_palantir_of_orthanc_shows_as_many_as_there_are(cards):
    scene = Scene(
        turn="saruman",
        reserve=("saruman",),
        wields={"saruman": ("palantir-of-orthanc",)},
        deck={"saruman": cards},
    )
    scene.do("use palantir-of-orthanc")
    if len(cards) == 2:
        scene.do("eliminate gollum")
    assert scene.where("gollum") == "gone"
    assert scene.hand_size("saruman") == 0
    assert scene.asks_turn


@rule("W-6.17")
@pytest.mark.parametrize("item", ["palantir-of-orthanc", "sarumans-staff", "woven-of-all-colours"])
def test_palantir_of_orthanc_and_his_other_things_are_for_saruman_alone(item):
    scene = Scene(
        turn="saruman",
        path="egladil",
        grounds=("orthanc",),
        hand={"saruman": (item,)},
        reserve=("grima-wormtongue", "the-witch-king"),
        at={"egladil": ("ugluk",)},
    )
    assert not [code for code in scene.codes if code.startswith("play")]
    for laid in ({"reserve": ("saruman",)}, {"at": {"orthanc": ("saruman",)}}):
        scene = Scene(turn="saruman", grounds=("orthanc",), hand={"saruman": (item,)}, **laid)
        assert f"play {item} saruman" in scene.codes


@rule("W-6.20")
def test_sarumans_staff_adds_an_icon_of_each_kind():
    staff = {"wields": {"saruman": ("sarumans-staff",)}}
    assert strength("helms-deep", "saruman", **staff) == (2, 0)
    assert strength("orthanc", "saruman", **staff) == (0, 2)
    assert strength("egladil", "saruman", **staff) == (3, 0)


@rule("W-5.12")
@pytest.mark.parametrize("place", ["reserve", "orthanc", "egladil"])
def test_sarumans_staff_raises_the_limit_wherever_it_is(place):
    held = {"saruman": ("wolf-riders", "ugluk", "gollum")}
    laid = {"reserve": ("saruman",)} if place == "reserve" else {"at": {place: ("saruman",)}}
    laid |= {"turn": "saruman", "path": "egladil", "grounds": ("orthanc",), "hand": held}
    assert "pass" in Scene(wields={"saruman": ("sarumans-staff",)}, **laid).codes
    assert "pass" not in Scene(**laid).codes


def test_sarumans_staff_raises_it_by_no_more_than_one():
    scene = Scene(
        turn="saruman",
        reserve=("saruman",),
        wields={"saruman": ("sarumans-staff",)},
        hand={"saruman": ("wolf-riders", "ugluk", "gollum", "shelob")},
    )
    assert "pass" not in scene.codes


ALL_HIS = ("woven-of-all-colours", "sarumans-staff", "palantir-of-orthanc")


def test_woven_of_all_colours_saves_him_on_a_path():
    scene = fight_at("egladil", ("saruman",), wields={"saruman": ALL_HIS})
    assert scene.state.corruption == 2
    for card in ("saruman", *ALL_HIS):
        assert scene.where(card) == "cycled"


def test_woven_of_all_colours_saves_him_in_attack():
    scene = fought("helms-deep", "saruman", wields={"saruman": ALL_HIS})
    assert scene.stands("helms-deep") == "free"
    for card in ("saruman", *ALL_HIS):
        assert scene.where(card) == "cycled"


def test_woven_of_all_colours_saves_him_in_defence():
    scene = fought("orthanc", "saruman", "riders-of-rohan", "eomer", wields={"saruman": ALL_HIS})
    assert scene.stands("orthanc") == "shadow", "he has cancelled the one that was left"
    for card in ("saruman", *ALL_HIS):
        assert scene.where(card) == "cycled"


def test_woven_of_all_colours_saves_nobody_outside_combat():
    scene = Arrival("the-doors-of-durin", reserve=("saruman",), wields={"saruman": ALL_HIS})
    scene.do("yes", "forsake reserve saruman")
    for card in ("saruman", *ALL_HIS):
        assert scene.where(card) == "gone"


@rule("W-6.23")
def test_woven_of_all_colours_is_missed():
    scene = fight_at("egladil", ("saruman",), wields={"saruman": ALL_HIS[1:]})
    for card in ("saruman", *ALL_HIS[1:]):
        assert scene.where(card) == "gone"


# --- Threats and Promises


@rule("W-3.7", "W-6.30", "W-7.1")
def test_threats_and_promises_activates_a_ground_and_takes_saruman_there():
    scene = Scene(
        turn="saruman",
        hand={"saruman": ("threats-and-promises", "gollum")},
        reserve=("saruman",),
        fresh=("saruman",),
        wields={"saruman": ("sarumans-staff",)},
    )
    assert "move saruman orthanc" not in scene.codes
    scene.do("play threats-and-promises")
    assert scene.where("gollum") == "cycled"
    assert (scene.asked, scene.who) == ("ground", SARUMAN)
    assert set(scene.codes) == ISENGARD_GROUNDS
    scene.do("orthanc", "nothing")
    assert (scene.asked, scene.who) == ("move-there", SARUMAN)
    scene.do("yes")
    assert scene.where("saruman") == scene.where("sarumans-staff") == "orthanc"
    assert scene.where("threats-and-promises") == "gone"


def test_threats_and_promises_may_leave_saruman_in_reserve():
    scene = Scene(
        turn="saruman",
        hand={"saruman": ("threats-and-promises", "gollum")},
        reserve=("saruman",),
    )
    scene.do("play threats-and-promises", "orthanc", "nothing", "no")
    assert scene.where("saruman") == "reserve"
    assert scene.stands("orthanc") == "active"


@rule("W-3.10", "W-3.11", "W-13.1")
def test_threats_and_promises_reactivates_as_well():
    scene = Scene(
        turn="saruman",
        hand={"saruman": ("threats-and-promises", "gollum")},
        reserve=("saruman",),
        free_area=("orthanc",),
        shadow_area=("helms-deep",),
        grounds=("edoras",),
    )
    scene.do("play threats-and-promises")
    assert set(scene.codes) == {"orthanc", "helms-deep"}
    scene.do("orthanc")
    assert scene.asked == "take", "its text is resolved again"
    scene.do("nothing", "yes")
    assert scene.stands("orthanc") == "active"
    assert scene.score(FREE) == 0
    assert scene.tally("orthanc").guard == 0
    assert scene.score(SHADOW) == 2


@pytest.mark.parametrize(
    "laid",
    [{}, {"grounds": ("orthanc",), "at": {"orthanc": ("saruman",)}}, {"cycled": ("saruman",)}],
)
def test_threats_and_promises_needs_saruman_in_reserve(laid):
    scene = Scene(turn="saruman", hand={"saruman": ("threats-and-promises", "gollum")}, **laid)
    assert scene.in_vain("play threats-and-promises") == "condition"
    assert scene.where("threats-and-promises") == "gone"
    assert scene.where("gollum") == "cycled"


@rule("W-3.13")
def test_threats_and_promises_needs_a_ground_that_is_not_active():
    scene = Scene(
        turn="saruman",
        hand={"saruman": ("threats-and-promises", "gollum")},
        reserve=("saruman",),
        grounds=tuple(ISENGARD_GROUNDS),
    )
    assert scene.in_vain("play threats-and-promises") == "no-ground"
    assert scene.where("saruman") == "reserve"


def test_threats_and_promises_costs_a_card():
    scene = Scene(
        turn="saruman",
        hand={"saruman": ("threats-and-promises",)},
        reserve=("saruman", "wolf-riders"),
        grounds=("orthanc", "edoras"),
    )
    scene.do("play threats-and-promises")
    assert scene.asked == "forsake"
    scene.do("forsake reserve saruman")
    assert scene.stands("helms-deep") == "waiting", "he was no longer there to threaten"
    assert scene.where("threats-and-promises") == "gone"
    assert hands(scene) == (0, 0, 0, 0)

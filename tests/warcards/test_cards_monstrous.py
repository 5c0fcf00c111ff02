"""What each of the Monstrous cards does."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import (
    MONSTROUS_GROUNDS,
    SARUMAN,
    Arrival,
    both_forsake,
    forsaking,
    fought,
    marches,
    nobody_forsakes,
    strength,
    walks,
)


def lurks(card: str, path: str, number: int) -> None:
    """In reserve it may be eliminated so that each of the Free Peoples' players forsakes."""
    scene = Scene(**forsaking(turn="saruman", reserve=(card,), fresh=(card,)))
    scene.do(f"use {card}")
    assert scene.where(card) == "gone"
    both_forsake(scene)
    assert scene.asks_turn
    afield = Scene(**forsaking(turn="saruman", path=path, at={path: (card,)}))
    assert f"use {card}" not in afield.codes, "on a path it only attacks"
    other = Scene(**forsaking(turn="witch-king", reserve=(card,)))
    assert f"use {card}" not in other.codes, "it is Saruman's to use"
    held = Scene(**forsaking(turn="saruman", hand={"saruman": (card,)}))
    assert f"use {card}" not in held.codes
    assert number in walks("saruman", card)


def test_goblins_of_the_misty_mountains_come_twice():
    two = ("goblins-of-the-misty-mountains",) * 2
    assert strength("rivendell", *two) == (2, 0)
    assert strength("moria", *two) == (0, 2)
    assert marches("saruman", two[0]) == MONSTROUS_GROUNDS
    assert walks("saruman", two[0]) == set()


# --- The Balrog


def test_balrog_of_moria_is_strong_everywhere():
    assert strength("rivendell", "balrog-of-moria") == (2, 0)
    assert strength("moria", "balrog-of-moria") == (0, 2)
    assert strength("the-doors-of-durin", "balrog-of-moria") == (2, 0)
    assert strength("egladil", "balrog-of-moria") == (2, 0)
    assert walks("saruman", "balrog-of-moria") == {4, 5}
    assert marches("saruman", "balrog-of-moria") == MONSTROUS_GROUNDS


def test_balrog_of_moria_is_strongest_in_khazad_dum():
    assert strength("khazad-dum", "balrog-of-moria") == (3, 0)
    scene = fight_at("khazad-dum", ("balrog-of-moria",))
    assert scene.state.corruption == 3


@pytest.mark.parametrize("place", ["path", "moria", "lorien"])
@pytest.mark.parametrize("way", ["play", "move"])
def test_balrog_of_moria_makes_all_forsake_on_arrival(way, place):
    laid = {"turn": "saruman", "path": "egladil", "grounds": ("moria", "lorien")}
    if way == "play":
        laid["hand"] = {"saruman": ("balrog-of-moria", "gollum")}
    else:
        laid["reserve"] = ("balrog-of-moria",)
    scene = Scene(**forsaking(**laid))
    scene.do(f"{way} balrog-of-moria {place}")
    both_forsake(scene)
    assert scene.where("balrog-of-moria") == ("egladil" if place == "path" else place)


def test_balrog_of_moria_sleeps_in_reserve():
    scene = Scene(**forsaking(turn="saruman", hand={"saruman": ("balrog-of-moria", "gollum")}))
    scene.do("play balrog-of-moria reserve")
    assert nobody_forsakes(scene)
    assert "use balrog-of-moria" not in Scene(turn="saruman", reserve=("balrog-of-moria",)).codes


@rule("W-17.9")
def test_balrog_of_moria_frightens_the_only_player_twice():
    scene = Scene(
        "duel",
        turn="witch-king",
        path="egladil",
        reserve=("balrog-of-moria",),
        hand={"gandalf": ("village-militia", "soldiers-of-gondor", "high-elves")},
    )
    scene.do("move balrog-of-moria path", "forsake village-militia", "forsake high-elves")
    assert scene.hand("gandalf") == ["soldiers-of-gondor"]
    assert scene.asks_turn


def test_balrog_of_moria_frightens_him_once_in_the_fellowship_of_the_ring():
    scene = Scene(
        "fellowship-of-the-ring",
        turn="balrog",
        path="egladil",
        reserve=("balrog-of-moria",),
        hand={"gandalf": ("sting", "high-elves")},
    )
    scene.do("move balrog-of-moria path", "forsake sting")
    assert scene.asks_turn


# --- Those that lurk


def test_barrow_wights_lurk_or_walk():
    lurks("barrow-wights", "bag-end", 1)
    assert walks("saruman", "barrow-wights") == {1, 2, 3}
    assert strength("weathertop", "barrow-wights") == (1, 0)
    assert strength("rivendell", "barrow-wights") == (0, 0)


@rule("W-9.8")
def test_barrow_wights_leave_the_choice_to_their_victims():
    scene = Scene(
        turn="saruman",
        reserve=("barrow-wights", "boromir", "gimli"),
        wields={"gimli": ("dwarven-axe",)},
        deck={"aragorn": ()},
        hand={"frodo": ("sting",)},
    )
    scene.do("use barrow-wights")
    assert scene.codes == [
        "forsake sting",
        "forsake reserve gimli",
        "forsake reserve dwarven-axe",
        "forsake deck",
    ]
    scene.do("forsake reserve dwarven-axe")
    assert scene.where("gimli") == "reserve"
    assert scene.where("dwarven-axe") == "gone"
    assert scene.where("boromir") == "gone", "Aragorn had nothing else"


@rule("W-9.17")
def test_barrow_wights_can_take_nothing_from_who_has_nothing():
    scene = Scene(turn="saruman", reserve=("barrow-wights",), deck={"aragorn": (), "frodo": ()})
    scene.do("use barrow-wights")
    assert scene.where("barrow-wights") == "gone"
    assert scene.asks_turn


def test_candles_of_corpses_lurk_or_walk():
    lurks("candles-of-corpses", "dead-marshes", 6)
    assert walks("saruman", "candles-of-corpses") == {6, 7}


def test_candles_of_corpses_burn_brightest_in_the_marshes():
    assert strength("dead-marshes", "candles-of-corpses") == (2, 0)
    assert strength("emyn-muil", "candles-of-corpses") == (1, 0)
    assert strength("osgiliath", "candles-of-corpses") == (1, 0)


def test_caradhras_the_cruel_lurks_or_blocks_the_way():
    lurks("caradhras-the-cruel", "caradhras", 4)
    assert walks("saruman", "caradhras-the-cruel") == {4, 5}
    assert strength("caradhras", "caradhras-the-cruel") == (1, 0)
    assert strength("dimrill-dale", "caradhras-the-cruel") == (1, 0)


@rule("W-3.18", "W-3.20")
def test_caradhras_the_cruel_drives_the_company_off_the_mountain():
    scene = Scene(
        turn="saruman",
        path="caradhras",
        hand={"saruman": ("caradhras-the-cruel", "gollum")},
    )
    scene.do("play caradhras-the-cruel path")
    assert (scene.asked, scene.who) == ("path", SARUMAN)
    assert sorted(scene.codes) == ["khazad-dum", "the-doors-of-durin"]
    scene.do("khazad-dum")
    assert scene.stands("caradhras") == "shadow"
    assert scene.state.corruption == 1
    assert scene.where("caradhras-the-cruel") == "gone"
    assert scene.stands("khazad-dum") == "active"
    assert scene.hand_size("saruman") == 2, "Khazad-dûm lets the Monstrous player draw"


def test_caradhras_the_cruel_must_be_played_on_caradhras():
    scene = Scene(
        turn="saruman", path="khazad-dum", hand={"saruman": ("caradhras-the-cruel", "gollum")}
    )
    scene.do("play caradhras-the-cruel path")
    assert scene.stands("khazad-dum") == "active"
    assert scene.where("caradhras-the-cruel") == "khazad-dum"
    moved = Scene(turn="saruman", path="caradhras", reserve=("caradhras-the-cruel",))
    moved.do("move caradhras-the-cruel path")
    assert moved.stands("caradhras") == "active"
    kept = Scene(
        turn="saruman", path="caradhras", hand={"saruman": ("caradhras-the-cruel", "gollum")}
    )
    kept.do("play caradhras-the-cruel reserve")
    assert kept.stands("caradhras") == "active"


@rule("W-3.22")
def test_caradhras_the_cruel_may_come_even_if_no_other_way_is_left():
    laid = {
        "turn": "saruman",
        "path": "caradhras",
        "spent": ("khazad-dum", "the-doors-of-durin"),
        "hand": {"saruman": ("caradhras-the-cruel", "gollum")},
    }
    scene = Scene(**laid)
    scene.do("play caradhras-the-cruel path")
    assert scene.where("caradhras-the-cruel") == "caradhras"
    assert scene.stands("caradhras") == "active"
    strict = Scene(**laid, house={"no_dead_text": True})
    assert "play caradhras-the-cruel path" not in strict.codes
    assert "play caradhras-the-cruel reserve" in strict.codes


def test_cave_troll_lurks_or_fights():
    lurks("cave-troll", "caradhras", 4)
    assert walks("saruman", "cave-troll") == {4, 8, 9}
    assert strength("khazad-dum", "cave-troll") == (1, 0)
    assert strength("rivendell", "cave-troll") == (1, 0)
    assert strength("moria", "cave-troll") == (0, 1)
    assert marches("saruman", "cave-troll") == MONSTROUS_GROUNDS


def test_hill_troll_lurks_or_fights():
    lurks("hill-troll", "weathertop", 2)
    assert walks("saruman", "hill-troll") == {2, 3, 4, 5, 6, 7, 8, 9}
    assert strength("weathertop", "hill-troll") == (1, 0)
    assert strength("lorien", "hill-troll") == (1, 0)
    assert strength("moria", "hill-troll") == (0, 1)
    scene = Scene(**forsaking(turn="saruman", grounds=("moria",), at={"moria": ("hill-troll",)}))
    assert "use hill-troll" not in scene.codes


# --- Those that know other ways


def test_flocks_of_crebain_lead_to_another_path_of_the_same_number():
    scene = Scene(turn="saruman", path="weathertop", at={"weathertop": ("flocks-of-crebain",)})
    scene.do("use flocks-of-crebain")
    assert (scene.asked, scene.who) == ("path", SARUMAN)
    assert sorted(scene.codes) == ["inn-of-the-prancing-pony", "the-old-forest"]
    scene.do("inn-of-the-prancing-pony")
    assert scene.stands("weathertop") == "shadow"
    assert scene.state.corruption == 1
    assert scene.where("flocks-of-crebain") == "gone"
    assert scene.stands("inn-of-the-prancing-pony") == "active"
    assert scene.hand_size("saruman") == scene.hand_size("witch-king") == 2


@rule("W-7.1")
def test_flocks_of_crebain_do_so_in_the_round_in_which_they_came():
    scene = Scene(
        turn="saruman", path="weathertop", hand={"saruman": ("flocks-of-crebain", "gollum")}
    )
    scene.do("play flocks-of-crebain path", "pass", "pass", "pass", "use flocks-of-crebain")
    assert scene.asked == "path"


def test_flocks_of_crebain_find_no_other_path():
    laid = {"turn": "saruman", "path": "weathertop"}
    used = {"spent": ("inn-of-the-prancing-pony",), "free_area": ("the-old-forest",)}
    scene = Scene(**laid, **used, at={"weathertop": ("flocks-of-crebain",)})
    assert "use flocks-of-crebain" not in scene.codes
    scene = Scene(**laid, reserve=("flocks-of-crebain",))
    assert "use flocks-of-crebain" not in scene.codes
    assert walks("saruman", "flocks-of-crebain") == {1, 2, 3, 4, 5, 6, 7}
    assert strength("weathertop", "flocks-of-crebain") == (1, 0)


@rule("W-19.6")
def test_flocks_of_crebain_know_only_the_paths_of_the_scenario():
    laid = {"turn": "balrog", "scenario": "fellowship-of-the-ring"}
    scene = Scene(**laid, path="the-old-forest", at={"the-old-forest": ("flocks-of-crebain",)}).do(
        "use flocks-of-crebain"
    )
    assert scene.stands("inn-of-the-prancing-pony") == "active"
    scene = Scene(**laid, path="amon-hen", at={"amon-hen": ("flocks-of-crebain",)})
    assert "use flocks-of-crebain" not in scene.codes


def test_gollum_leads_to_another_path_and_slips_away():
    scene = Scene(turn="saruman", path="emyn-muil", at={"emyn-muil": ("gollum",)})
    scene.do("use gollum")
    assert sorted(scene.codes) == ["amon-hen", "dead-marshes"]
    scene.do("dead-marshes")
    assert scene.where("gollum") == "cycled"
    assert scene.state.corruption == 1
    assert scene.stands("emyn-muil") == "shadow"
    assert scene.stands("dead-marshes") == "active"


def test_gollum_finds_no_other_path():
    laid = {"turn": "saruman", "path": "emyn-muil", "at": {"emyn-muil": ("gollum",)}}
    assert "use gollum" not in Scene(**laid, spent=("amon-hen", "dead-marshes")).codes
    assert "use gollum" not in Scene(turn="saruman", path="emyn-muil", reserve=("gollum",)).codes


@rule("W-14.11")
def test_gollum_leads_astray_even_on_the_last_path():
    scene = Scene(turn="saruman", path="orodruin", at={"orodruin": ("gollum",)})
    scene.do("use gollum", "crack-of-doom")
    assert scene.stands("orodruin") == "shadow"
    assert scene.stands("crack-of-doom") == "active"
    assert scene.asks_turn, "the game goes on until the combat step"


def test_gollum_survives_path_combat():
    scene = fight_at("emyn-muil", ("gollum", "candles-of-corpses"))
    assert scene.where("gollum") == "cycled"
    assert scene.where("candles-of-corpses") == "gone"
    assert walks("saruman", "gollum") == {6, 7, 8, 9}
    assert strength("orodruin", "gollum") == (1, 0)


def test_gollum_does_not_survive_elsewhere():
    scene = fought("rivendell", "gollum")
    assert scene.where("gollum") == "gone"
    scene = Arrival("the-doors-of-durin", reserve=("gollum",))
    scene.do("yes", "forsake reserve gollum")
    assert scene.where("gollum") == "gone"


# --- Shelob


def test_shelob_is_strongest_in_her_lair():
    assert strength("shelobs-lair", "shelob") == (2, 0)
    assert strength("cirith-ungol", "shelob") == (1, 0)
    assert strength("orodruin", "shelob") == (1, 0)
    assert walks("saruman", "shelob") == {7, 8, 9}


@pytest.mark.parametrize("way", ["play", "move"])
def test_shelob_makes_all_forsake_on_a_path(way):
    laid = {"turn": "saruman", "path": "cirith-ungol"}
    if way == "play":
        laid["hand"] = {"saruman": ("shelob", "gollum")}
    else:
        laid["reserve"] = ("shelob",)
    scene = Scene(**forsaking(**laid))
    scene.do(f"{way} shelob path")
    both_forsake(scene)


@pytest.mark.parametrize("place", ["reserve", "moria"])
def test_shelob_frightens_nobody_elsewhere(place):
    laid = {"turn": "saruman", "grounds": ("moria",), "hand": {"saruman": ("shelob", "gollum")}}
    scene = Scene(**forsaking(**laid))
    scene.do(f"play shelob {place}")
    assert nobody_forsakes(scene)

"""What each card of Mordor does."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import (
    ARAGORN,
    FRODO,
    MORDOR_GROUNDS,
    WITCH_KING,
    both_forsake,
    draw_step,
    forsaking,
    fought,
    hands,
    marches,
    nobody_forsakes,
    strength,
    walks,
)

RIDDEN = {1, 2, 3, 5, 6, 7, 8, 9}


def rides(nazgul: str, defends: int = 0) -> None:
    """What most of the Nine have in common: their paths, their icons, whom they lead."""
    assert walks("witch-king", nazgul) == RIDDEN
    assert marches("witch-king", nazgul) == MORDOR_GROUNDS
    assert strength("bag-end", nazgul) == (1, 0)
    assert strength("minas-tirith", nazgul) == (0, 0)
    assert strength("minas-tirith", nazgul, "mordor-orcs") == (2, 0)
    assert strength("minas-tirith", nazgul, "haradrim-mumakil") == (2, 0)
    assert strength("minas-morgul", nazgul, "mordor-orcs") == (0, 1 + defends)


def cycled_for(nazgul: str, **more) -> Scene:
    """In reserve it may be cycled for its text, even in the round in which it came."""
    laid = {"grounds": ("minas-tirith",), "path": "bag-end", **more}
    for place in ("bag-end", "minas-tirith"):
        afield = Scene(turn="witch-king", at={place: (nazgul,)}, **laid)
        assert f"use {nazgul}" not in afield.codes
    assert f"use {nazgul}" not in Scene(turn="saruman", reserve=(nazgul,), **laid).codes
    items = {nazgul: ("nazguls-mantle", "morgul-blade")}
    scene = Scene(turn="witch-king", reserve=(nazgul,), fresh=(nazgul,), wields=items, **laid)
    scene.do(f"use {nazgul}")
    for card in (nazgul, "nazguls-mantle", "morgul-blade"):
        assert scene.where(card) == "cycled"
    return scene


# --- Armies


def test_black_uruks_attack_with_two_and_defend_with_one():
    assert strength("minas-tirith", "black-uruks") == (2, 0)
    assert strength("morannon", "black-uruks") == (0, 1)


def test_grond_hammer_of_the_underworld_breaks_gates_but_holds_none():
    assert strength("minas-tirith", "grond-hammer-of-the-underworld") == (3, 0)
    assert strength("morannon", "grond-hammer-of-the-underworld") == (0, 0)
    scene = fought("morannon", "grond-hammer-of-the-underworld", "riders-of-rohan", "eomer")
    assert scene.where("grond-hammer-of-the-underworld") == "cycled"


def test_mordor_orcs_come_in_five_hosts():
    assert strength("minas-tirith", *("mordor-orcs",) * 5) == (5, 0)
    assert strength("morannon", *("mordor-orcs",) * 5) == (0, 5)


def test_olog_hai_attack_and_defend_with_two():
    assert strength("minas-tirith", "olog-hai") == (2, 0)
    assert strength("dol-guldur", "olog-hai") == (0, 2)


def test_trolls_of_udun_attack_with_one_and_defend_with_two():
    assert strength("lorien", "trolls-of-udun") == (1, 0)
    assert strength("minas-morgul", "trolls-of-udun") == (0, 2)


@pytest.mark.parametrize(
    "army",
    [
        "black-uruks",
        "grond-hammer-of-the-underworld",
        "mordor-orcs",
        "olog-hai",
        "trolls-of-udun",
    ],
)
def test_mordor_orcs_and_the_other_armies_fight_only_where_mordor_does(army):
    assert marches("witch-king", army) == MORDOR_GROUNDS
    assert walks("witch-king", army) == set()


# --- Captains


@pytest.mark.parametrize("way", ["play", "move"])
@pytest.mark.parametrize(
    ("path", "icons"), [("cirith-ungol", 2), ("morgul-vale", 1), ("morgai", 1)]
)
def test_gorbag_and_shagrat_bring_more_orcs(way, path, icons):
    scene = _captains_arrive(way, path)
    assert (scene.codes, scene.who) == (["yes", "no"], WITCH_KING)
    scene.do("yes", "cycle olog-hai")
    assert scene.where("olog-hai") == "cycled"
    assert scene.tally(path).attack == icons
    scene.fight(path)
    assert scene.told("fight")[-1]["attack"] == icons
    assert scene.state.corruption == icons
    assert scene.where("gorbag-and-shagrat") == "gone"


def _captains_arrive(way: str, path: str) -> Scene:
    held = ["olog-hai", "black-uruks"]
    laid = {"turn": "witch-king", "path": path}
    if way == "move":
        scene = Scene(**laid, reserve=("gorbag-and-shagrat",), hand={"witch-king": held})
        return scene.do("move gorbag-and-shagrat path")
    scene = Scene(**laid, hand={"witch-king": [*held, "gorbag-and-shagrat", "mordor-orcs"]})
    return scene.do("play gorbag-and-shagrat path", "cycle mordor-orcs")


@pytest.mark.parametrize("way", ["play", "move"])
def test_gorbag_and_shagrat_may_come_alone(way):
    scene = _captains_arrive(way, "cirith-ungol")
    scene.do("no")
    assert scene.hand_size("witch-king") == 2
    assert scene.tally("cirith-ungol").attack == 0


@rule("W-9.5")
def test_gorbag_and_shagrat_need_a_card_in_hand():
    laid = {"turn": "witch-king", "path": "cirith-ungol", "reserve": ("gorbag-and-shagrat",)}
    scene = Scene(**laid)
    scene.do("move gorbag-and-shagrat path")
    assert scene.asks_turn
    agreed = Scene(**laid, house={"forsake_as_cost": True}, deck={"witch-king": ("olog-hai",)})
    agreed.do("move gorbag-and-shagrat path", "yes")
    assert agreed.where("olog-hai") == "gone"
    assert agreed.tally("cirith-ungol").attack == 2


def test_gorbag_and_shagrat_bring_nobody_to_other_places():
    laid = {"turn": "witch-king", "grounds": ("morannon",), "path": "cirith-ungol"}
    held = {"witch-king": ("gorbag-and-shagrat", "olog-hai", "black-uruks")}
    for place in ("reserve", "morannon"):
        scene = Scene(**laid, hand=held)
        scene.do(f"play gorbag-and-shagrat {place}", "cycle olog-hai")
        assert scene.asks_turn


def test_gorbag_and_shagrat_lead_only_in_defence():
    assert strength("minas-tirith", "gorbag-and-shagrat", "mordor-orcs") == (1, 0)
    assert strength("morannon", "gorbag-and-shagrat", "mordor-orcs") == (0, 2)
    assert strength("morannon", "gorbag-and-shagrat") == (0, 0)
    assert strength("cirith-ungol", "gorbag-and-shagrat") == (0, 0)
    assert walks("witch-king", "gorbag-and-shagrat") == {8, 9}


def test_grishnakh_corrupts_from_a_path():
    scene = Scene(turn="witch-king", path="emyn-muil", at={"emyn-muil": ("grishnakh",)})
    scene.do("use grishnakh")
    assert scene.where("grishnakh") == "gone"
    assert scene.state.corruption == 1
    assert scene.tally("emyn-muil").attack == 0


def test_grishnakh_corrupts_nobody_from_elsewhere():
    assert "use grishnakh" not in Scene(turn="witch-king", reserve=("grishnakh",)).codes
    scene = Scene(turn="witch-king", grounds=("morannon",), at={"morannon": ("grishnakh",)})
    assert "use grishnakh" not in scene.codes


def test_grishnakh_leads_only_in_attack():
    assert strength("minas-tirith", "grishnakh", "mordor-orcs") == (2, 0)
    assert strength("minas-tirith", "grishnakh") == (0, 0)
    assert strength("morannon", "grishnakh", "mordor-orcs") == (0, 1)
    assert strength("osgiliath", "grishnakh") == (1, 0)
    assert walks("witch-king", "grishnakh") == {6, 7}


def test_mouth_of_sauron_keeps_off_the_path_while_a_shadow_ground_is_active():
    held = {"witch-king": ("mouth-of-sauron",)}
    assert walks("witch-king", "mouth-of-sauron") == {7, 8, 9}
    for laid in ({"hand": held}, {"reserve": ("mouth-of-sauron",)}):
        way = "play" if "hand" in laid else "move"
        for grounds, may in (
            ((), True),
            (("lorien",), True),
            (("umbar",), False),
            (("lorien", "umbar"), False),
        ):
            scene = Scene(turn="witch-king", path="orodruin", grounds=grounds, **laid)
            assert (f"{way} mouth-of-sauron path" in scene.codes) == may
            assert (f"{way} mouth-of-sauron lorien" in scene.codes) == ("lorien" in grounds)


@rule("W-4.8")
def test_mouth_of_sauron_draws_one_more_while_in_reserve():
    assert draw_step(reserve=("mouth-of-sauron",)) == (3, 5, 3, 4)
    assert draw_step(cycled=("mouth-of-sauron",)) == (3, 4, 3, 4)


def test_mouth_of_sauron_leads_armies_of_mordor():
    assert strength("minas-tirith", "mouth-of-sauron") == (0, 0)
    assert strength("minas-tirith", "mouth-of-sauron", "mordor-orcs") == (2, 0)
    assert strength("morannon", "mouth-of-sauron", "mordor-orcs") == (0, 2)
    assert strength("orodruin", "mouth-of-sauron") == (1, 0)


def test_the_lidless_eye_lets_each_shadow_player_draw():
    held = {"witch-king": ("the-lidless-eye", "olog-hai")}
    for place in ("reserve", "path", "lorien"):
        scene = Scene(turn="witch-king", path="morgai", grounds=("lorien",), hand=held)
        scene.do(f"play the-lidless-eye {place}")
        assert hands(scene) == (0, 1, 0, 1)


@rule("W-8.5")
def test_the_lidless_eye_draws_nothing_when_it_moves():
    scene = Scene(turn="witch-king", path="morgai", reserve=("the-lidless-eye",))
    scene.do("move the-lidless-eye path")
    assert hands(scene) == (0, 0, 0, 0)


@rule("W-17.9", "W-18.6")
def test_the_lidless_eye_lets_the_only_shadow_player_draw_twice():
    held = {"witch-king": ("the-lidless-eye", "olog-hai")}
    scene = Scene("duel", turn="witch-king", hand=held)
    scene.do("play the-lidless-eye reserve")
    assert hands(scene) == (0, 2)
    scene = Scene("three-player-duel", turn="witch-king", hand=held)
    scene.do("play the-lidless-eye reserve")
    assert hands(scene) == (0, 1, 1)
    scene = Scene("three-player-duel", turn="witch-king", hand=held, house={"all_twice": True})
    scene.do("play the-lidless-eye reserve")
    assert hands(scene) == (0, 2, 2)


def test_the_lidless_eye_looks_only_on_the_last_paths():
    assert walks("witch-king", "the-lidless-eye") == {9}
    assert strength("morgai", "the-lidless-eye") == (1, 0)
    held = {"witch-king": ("the-lidless-eye",)}
    for grounds, may in ((("lorien",), True), (("moria",), False)):
        scene = Scene(turn="witch-king", path="morgai", grounds=grounds, hand=held)
        assert ("play the-lidless-eye path" in scene.codes) == may
        scene = Scene(
            turn="witch-king", path="morgai", grounds=grounds, reserve=("the-lidless-eye",)
        )
        assert ("move the-lidless-eye path" in scene.codes) == may


@rule("W-7.3")
def test_the_lidless_eye_raises_the_limit_while_in_reserve():
    held = {"witch-king": ("olog-hai", "black-uruks", "fell-beast")}
    laid = {"turn": "witch-king", "path": "morgai", "hand": held}
    assert "pass" not in Scene(**laid).codes
    assert "pass" in Scene(**laid, reserve=("the-lidless-eye",)).codes
    assert "pass" not in Scene(**laid, at={"morgai": ("the-lidless-eye",)}).codes
    four = {**laid, "hand": {"witch-king": (*held["witch-king"], "morgul-blade")}}
    assert "pass" not in Scene(**four, reserve=("the-lidless-eye",)).codes
    ally = {**laid, "turn": "saruman", "hand": {"saruman": ("gollum", "shelob", "ugluk")}}
    assert "pass" not in Scene(**ally, reserve=("the-lidless-eye",)).codes


# --- The Nine


def test_the_beguiler_makes_all_cycle():
    held = {"frodo": ("sting", "gimli"), "aragorn": ("legolas", "lembas")}
    scene = cycled_for("the-beguiler", hand=held)
    assert (scene.asked, scene.who) == ("cycle", ARAGORN)
    assert sorted(scene.codes) == ["cycle legolas", "cycle lembas"]
    scene.do("cycle lembas")
    assert (scene.asked, scene.who) == ("cycle", FRODO)
    scene.do("cycle gimli")
    assert scene.hand("frodo") == ["sting"]
    assert scene.hand("aragorn") == ["legolas"]
    assert scene.where("gimli") == scene.where("lembas") == "cycled"


@rule("W-9.5")
def test_the_beguiler_makes_who_has_no_card_forsake():
    scene = cycled_for("the-beguiler", hand={"frodo": ("sting",)}, deck={"aragorn": ("lembas",)})
    assert scene.where("sting") == "cycled"
    assert scene.where("lembas") == "gone"
    rides("the-beguiler")


def test_the_black_easterling_draws_a_card_when_played():
    held = {"witch-king": ("the-black-easterling", "olog-hai")}
    for place in ("reserve", "path", "lorien"):
        scene = Scene(turn="witch-king", grounds=("lorien",), hand=held)
        scene.do(f"play the-black-easterling {place}")
        assert hands(scene) == (0, 1, 0, 0)
    scene = Scene(turn="witch-king", reserve=("the-black-easterling",))
    assert "use the-black-easterling" not in scene.codes
    scene.do("move the-black-easterling path")
    assert hands(scene) == (0, 0, 0, 0)


def test_the_black_easterling_defends_dol_guldur():
    assert strength("dol-guldur", "the-black-easterling") == (0, 1)
    assert strength("dol-guldur", "the-black-easterling", "mordor-orcs") == (0, 3)
    assert strength("minas-morgul", "the-black-easterling") == (0, 0)
    assert strength("lorien", "the-black-easterling") == (0, 0)
    rides("the-black-easterling", defends=1)


def test_the_commander_lets_each_shadow_player_draw():
    scene = cycled_for("the-commander")
    assert hands(scene) == (0, 1, 0, 1)
    assert hands(cycled_for_in_duel("the-commander")) == (0, 2)
    rides("the-commander")


def cycled_for_in_duel(nazgul: str, **more) -> Scene:
    return Scene("duel", turn="witch-king", reserve=(nazgul,), **more).do(f"use {nazgul}")


@rule("W-10.15", "W-11.3")
def test_the_destroyer_adds_attack_to_a_ground():
    scene = cycled_for("the-destroyer")
    assert scene.tally("minas-tirith").attack == 1
    assert scene.tally("bag-end").attack == 0
    scene = cycled_for("the-destroyer", grounds=("minas-tirith", "umbar", "edoras"))
    assert (scene.asked, scene.who) == ("strengthen", WITCH_KING)
    assert set(scene.codes) == {"minas-tirith", "umbar", "edoras"}
    scene.do("edoras")
    assert scene.tally("edoras").attack == 1
    assert scene.tally("minas-tirith").attack == scene.tally("umbar").attack == 0
    rides("the-destroyer")


def test_the_destroyer_helps_whoever_attacks():
    scene = Scene(turn="witch-king", grounds=("harad",), reserve=("the-destroyer",))
    scene.do("use the-destroyer")
    scene.fight("harad")
    assert scene.told("fight")[0]["attack"] == 1
    agreed = {"turn": "witch-king", "reserve": ("the-destroyer",)}
    agreed["house"] = {"own_attack_only": True}
    there = Scene(**agreed, grounds=("harad",))
    assert there.in_vain("use the-destroyer") == "no-active-ground"
    assert there.tally("harad").attack == 0
    elsewhere = Scene(**agreed, grounds=("edoras",)).do("use the-destroyer")
    assert elsewhere.tally("edoras").attack == 1


def test_the_destroyer_needs_an_active_ground():
    scene = Scene(turn="witch-king", reserve=("the-destroyer",))
    assert scene.in_vain("use the-destroyer") == "no-active-ground"
    assert scene.where("the-destroyer") == "cycled"


def test_the_hunter_adds_attack_to_the_path():
    scene = cycled_for("the-hunter")
    assert scene.tally("bag-end").attack == 1
    assert scene.tally("minas-tirith").attack == 0
    scene = Scene(turn="witch-king", reserve=("the-hunter",))
    scene.do("use the-hunter").fight("bag-end")
    assert scene.state.corruption == 1
    rides("the-hunter")


def test_the_messenger_takes_one_of_the_nine_from_the_pile():
    scene = cycled_for("the-messenger", cycled=("the-reaver", "the-witch-king", "olog-hai"))
    assert (scene.asked, scene.who) == ("take", WITCH_KING)
    assert sorted(scene.codes) == ["take the-messenger", "take the-reaver", "take the-witch-king"]
    scene.do("take the-witch-king")
    assert scene.hand("witch-king") == ["the-witch-king"]
    assert scene.where("the-reaver") == scene.where("the-messenger") == "cycled"
    rides("the-messenger")


def test_the_messenger_finds_nobody_else_in_the_pile():
    scene = Scene(turn="witch-king", reserve=("the-messenger",), cycled=("gorbag-and-shagrat",))
    scene.do("use the-messenger")
    assert scene.hand("witch-king") == ["the-messenger"], "which lies on the pile by then"
    assert scene.where("the-hunter") == "deck"


@rule("W-7.2")
def test_the_reaver_makes_all_forsake():
    scene = cycled_for("the-reaver", **forsaking())
    both_forsake(scene)
    rides("the-reaver")


def test_the_reaver_harms_nobody_by_moving():
    scene = Scene(**forsaking(turn="witch-king", reserve=("the-reaver",)))
    scene.do("move the-reaver path")
    assert nobody_forsakes(scene)


def test_the_reaver_makes_the_only_player_forsake_twice():
    held = {"gandalf": ("sting", "lembas", "gimli")}
    scene = cycled_for_in_duel("the-reaver", hand=held)
    scene.do("forsake sting", "forsake lembas")
    assert scene.hand("gandalf") == ["gimli"]
    assert scene.asks_turn


@rule("W-10.16")
def test_the_warrior_adds_defence_to_a_ground():
    scene = cycled_for("the-warrior")
    assert scene.tally("minas-tirith").guard == 4
    scene = cycled_for("the-warrior", grounds=("minas-tirith", "umbar"))
    assert set(scene.codes) == {"minas-tirith", "umbar"}
    scene.do("umbar")
    assert scene.tally("umbar").guard == 3
    assert scene.tally("minas-tirith").guard == 3
    nowhere = Scene(turn="witch-king", reserve=("the-warrior",))
    assert nowhere.in_vain("use the-warrior") == "no-active-ground"
    rides("the-warrior")


@rule("W-4.8")
def test_the_witch_king_draws_one_more_while_in_reserve():
    assert draw_step(reserve=("the-witch-king",)) == (3, 5, 3, 4)
    both = ("the-witch-king", "mouth-of-sauron")
    assert draw_step(reserve=both) == (3, 6, 3, 4)


@rule("W-9.15")
def test_the_witch_king_is_cycled_when_forsaken_from_the_deck():
    laid = {"turn": "witch-king", "hand": {"witch-king": ("olog-hai",)}}
    scene = Scene(**laid, deck={"witch-king": ("the-witch-king",)})
    scene.do("play olog-hai reserve")
    assert [told["card"] for told in scene.told("revealed-and-cycled")] == ["the-witch-king"]
    assert scene.where("the-witch-king") == "deck", "renewed at once, for no card was left in it"
    scene = Scene(**laid, deck={"witch-king": ()}, reserve=("the-witch-king",))
    scene.do("play olog-hai reserve")
    assert scene.where("the-witch-king") == "gone"


def test_the_witch_king_is_strong_in_attack():
    assert strength("minas-tirith", "the-witch-king") == (2, 0)
    assert strength("minas-tirith", "the-witch-king", "mordor-orcs") == (3, 0)
    assert strength("minas-morgul", "the-witch-king", "mordor-orcs") == (0, 1)
    assert strength("weathertop", "the-witch-king") == (2, 0)
    assert walks("witch-king", "the-witch-king") == RIDDEN
    assert marches("witch-king", "the-witch-king") == MORDOR_GROUNDS


# --- What the Nine carry

CARRIED = ["black-breath", "black-riders-mount", "fell-beast", "morgul-blade", "nazguls-mantle"]


@rule("W-6.17")
@pytest.mark.parametrize("item", CARRIED)
def test_black_breath_and_the_other_things_are_for_the_nine(item):
    others = ("mouth-of-sauron", "gorbag-and-shagrat", "the-lidless-eye", "saruman")
    laid = {"turn": "witch-king", "grounds": ("lorien",), "hand": {"witch-king": (item,)}}
    assert not [c for c in Scene(**laid, reserve=others).codes if c.startswith("play")]
    scene = Scene(
        **laid,
        reserve=("the-hunter",),
        at={"bag-end": ("the-reaver",), "lorien": ("the-witch-king",)},
    )
    assert {code for code in scene.codes if code.startswith("play")} == {
        f"play {item} the-hunter",
        f"play {item} the-reaver",
        f"play {item} the-witch-king",
    }


@pytest.mark.parametrize("place", ["bag-end", "lorien"])
def test_black_breath_corrupts_and_the_rider_is_gone(place):
    carried = ("black-breath", "fell-beast", "nazguls-mantle")
    scene = Scene(
        turn="witch-king",
        grounds=("lorien",),
        at={place: ("the-hunter",)},
        wields={"the-hunter": carried},
    )
    scene.do("use black-breath")
    assert scene.state.corruption == 1
    for card in ("the-hunter", *carried):
        assert scene.where(card) == "cycled"


def test_black_breath_is_used_only_afield():
    laid = {"wields": {"the-hunter": ("black-breath",)}}
    assert "use black-breath" not in Scene(turn="witch-king", reserve=("the-hunter",), **laid).codes
    scene = Scene(turn="saruman", at={"bag-end": ("the-hunter",)}, **laid)
    assert "use black-breath" not in scene.codes
    assert strength("bag-end", "the-hunter", **laid) == (1, 0)


def mounting(item: str, rider: str = "the-hunter", **more) -> Scene:
    laid = {"reserve": (rider,), "fresh": (rider,), "grounds": ("lorien", "morannon"), **more}
    scene = Scene(turn="witch-king", hand={"witch-king": (item, "olog-hai")}, **laid)
    return scene.do(f"play {item} {rider}")


def test_black_riders_mount_carries_its_rider_to_the_path():
    scene = mounting("black-riders-mount", wields={"the-hunter": ("morgul-blade",)})
    assert scene.where("olog-hai") == "cycled"
    assert (scene.asked, scene.who) == ("ride", WITCH_KING)
    assert scene.codes == ["move the-hunter path", "nothing"]
    scene.do("move the-hunter path")
    for card in ("the-hunter", "black-riders-mount", "morgul-blade"):
        assert scene.where(card) == "bag-end"
    assert scene.tally("bag-end").attack == 2


def test_black_riders_mount_may_wait():
    scene = mounting("black-riders-mount")
    scene.do("nothing")
    assert scene.where("the-hunter") == scene.where("black-riders-mount") == "reserve"
    scene.do("pass", "pass", "pass")
    assert "move the-hunter path" not in scene.codes, "the rider came only this round"


def test_black_riders_mount_goes_only_where_its_rider_may():
    scene = mounting("black-riders-mount", path="caradhras")
    assert scene.where("the-hunter") == "reserve"
    assert scene.asks_turn
    scene = mounting("black-riders-mount", reserve=(), fresh=(), at={"lorien": ("the-hunter",)})
    assert scene.where("black-riders-mount") == "lorien"
    assert scene.asks_turn


def test_black_riders_mount_is_swift_only_on_paths():
    laid = {"wields": {"the-witch-king": ("black-riders-mount",)}}
    assert strength("bag-end", "the-witch-king", **laid) == (3, 0)
    assert strength("minas-tirith", "the-witch-king", **laid) == (2, 0)


def test_fell_beast_carries_its_rider_to_a_ground():
    scene = mounting("fell-beast", grounds=("lorien", "morannon", "umbar"))
    assert (scene.asked, scene.who) == ("ride", WITCH_KING)
    assert scene.codes == ["move the-hunter lorien", "move the-hunter morannon", "nothing"]
    scene.do("move the-hunter lorien")
    assert scene.where("the-hunter") == scene.where("fell-beast") == "lorien"


def test_fell_beast_may_wait_or_find_no_ground():
    scene = mounting("fell-beast").do("nothing")
    assert scene.where("the-hunter") == "reserve"
    for grounds in ((), ("umbar",)):
        assert mounting("fell-beast", grounds=grounds).asks_turn
    scene = mounting("fell-beast", reserve=(), fresh=(), at={"bag-end": ("the-hunter",)})
    assert scene.where("fell-beast") == "bag-end"
    assert scene.asks_turn


def test_fell_beast_fights_on_grounds():
    laid = {"wields": {"the-witch-king": ("fell-beast",)}}
    assert strength("minas-tirith", "the-witch-king", **laid) == (3, 0)
    assert strength("minas-morgul", "the-witch-king", **laid) == (0, 1)
    assert strength("bag-end", "the-witch-king", **laid) == (2, 0)


def test_morgul_blade_corrupts_from_a_path():
    laid = {"wields": {"the-hunter": ("morgul-blade", "fell-beast")}}
    scene = Scene(turn="witch-king", at={"bag-end": ("the-hunter",)}, **laid)
    scene.do("use morgul-blade")
    assert scene.state.corruption == 1
    assert scene.where("morgul-blade") == "gone"
    assert scene.where("the-hunter") == scene.where("fell-beast") == "bag-end"


def test_morgul_blade_is_used_only_on_a_path():
    laid = {"turn": "witch-king", "wields": {"the-hunter": ("morgul-blade",)}}
    assert "use morgul-blade" not in Scene(**laid, reserve=("the-hunter",)).codes
    scene = Scene(**laid, grounds=("lorien",), at={"lorien": ("the-hunter",)})
    assert "use morgul-blade" not in scene.codes
    assert strength("bag-end", "the-hunter", wields=laid["wields"]) == (1, 0)
    assert strength("lorien", "the-hunter", wields=laid["wields"]) == (0, 0)


def test_nazguls_mantle_saves_its_wielder_in_any_combat():
    carried = ("nazguls-mantle", "black-riders-mount", "fell-beast")
    laid = {"wields": {"the-hunter": carried}}
    for scene in (
        fight_at("bag-end", ("the-hunter",), **laid),
        fought("lorien", "the-hunter", **laid),
        fought("dol-guldur", "the-hunter", "high-elves", "gandalf-the-white", **laid),
    ):
        for card in ("the-hunter", *carried):
            assert scene.where(card) == "cycled"
    unmantled = fight_at("bag-end", ("the-hunter",), wields={"the-hunter": carried[1:]})
    assert unmantled.where("the-hunter") == unmantled.where("fell-beast") == "gone"


def test_nazguls_mantle_saves_nobody_outside_combat():
    laid = {"reserve": ("the-hunter",), "wields": {"the-hunter": ("nazguls-mantle",)}}
    scene = Scene(
        turn="witch-king", hand={"witch-king": ("olog-hai",)}, deck={"witch-king": ()}, **laid
    )
    scene.do("play olog-hai reserve", "forsake reserve the-hunter")
    assert scene.where("the-hunter") == scene.where("nazguls-mantle") == "gone"


def test_nazguls_mantle_is_no_help_against_eowyn():
    scene = Scene(
        turn="frodo",
        grounds=("morannon",),
        at={"morannon": ("the-witch-king",)},
        wields={"the-witch-king": ("nazguls-mantle", "fell-beast")},
        hand={"frodo": ("eowyn", "sting")},
    )
    scene.do("play eowyn morannon", "eliminate the-witch-king")
    for card in ("the-witch-king", "nazguls-mantle", "fell-beast"):
        assert scene.where(card) == "gone"


# --- Events


def captain(**more) -> Scene:
    laid = {"reserve": ("the-witch-king",), "fresh": ("the-witch-king",), **more}
    held = {"witch-king": ("the-black-captain", "olog-hai")}
    return Scene(turn="witch-king", hand=held, **laid)


def test_the_black_captain_activates_a_ground_and_leads_the_attack():
    scene = captain(wields={"the-witch-king": ("fell-beast",)})
    scene.do("play the-black-captain")
    assert (scene.asked, scene.who) == ("ground", WITCH_KING)
    assert set(scene.codes) == MORDOR_GROUNDS
    scene.do("minas-tirith")
    assert (scene.codes, scene.who) == (["yes", "no"], ARAGORN), "its text comes first"
    scene.do("no")
    assert (scene.asked, scene.who) == ("move-there", WITCH_KING)
    scene.do("yes")
    assert scene.where("the-witch-king") == scene.where("fell-beast") == "minas-tirith"
    assert scene.where("the-black-captain") == "gone"
    assert scene.where("olog-hai") == "cycled"


def test_the_black_captain_may_stay_behind():
    scene = captain().do("play the-black-captain", "minas-tirith", "no", "no")
    assert scene.where("the-witch-king") == "reserve"
    assert scene.stands("minas-tirith") == "active"


@rule("W-3.13", "W-13.1")
def test_the_black_captain_reactivates_as_well():
    scene = captain(
        shadow_area=("minas-tirith", "morannon"), free_area=("dol-guldur",), grounds=("lorien",)
    )
    scene.do("play the-black-captain")
    assert set(scene.codes) == {"minas-tirith", "morannon", "dol-guldur", "minas-morgul"}
    scene.do("dol-guldur", "yes")
    assert scene.where("the-witch-king") == "dol-guldur"
    assert scene.tally("dol-guldur").guard == 0


def test_the_black_captain_needs_the_witch_king_in_reserve():
    for laid in (
        {"reserve": (), "fresh": ()},
        {"reserve": (), "fresh": (), "at": {"bag-end": ("the-witch-king",)}},
        {"reserve": ("the-hunter",), "fresh": ()},
    ):
        scene = captain(**laid)
        assert scene.in_vain("play the-black-captain") == "condition"
        assert scene.where("the-black-captain") == "gone"
    everywhere = captain(grounds=tuple(MORDOR_GROUNDS))
    assert everywhere.in_vain("play the-black-captain") == "no-ground"


DAWNLESS = (
    "mordor-orcs",
    "mordor-orcs",
    "grond-hammer-of-the-underworld",
    "olog-hai",
    "the-hunter",
    "morgul-blade",
    "the-witch-king",
)


def test_the_day_without_dawn_brings_two_armies():
    scene = Scene(
        turn="witch-king",
        grounds=("minas-tirith", "umbar"),
        hand={"witch-king": ("the-day-without-dawn", "black-uruks")},
        deck={"witch-king": DAWNLESS},
    )
    scene.do("play the-day-without-dawn")
    assert scene.asked == "sift-eliminate"
    assert {code.removeprefix("eliminate ") for code in scene.codes} == set(DAWNLESS)
    scene.do("eliminate the-witch-king")
    assert scene.where("the-witch-king") == "gone", "he was not forsaken"
    assert scene.asked == "sift-play"
    assert set(scene.codes) == {
        *(
            f"play {army} {place}"
            for army in ("mordor-orcs", "grond-hammer-of-the-underworld", "olog-hai")
            for place in ("reserve", "minas-tirith")
        ),
        "done",
    }
    scene.do("play grond-hammer-of-the-underworld minas-tirith", "play mordor-orcs reserve")
    assert scene.asks_turn, "no more than two"
    assert scene.where("grond-hammer-of-the-underworld") == "minas-tirith"
    assert scene.where("the-day-without-dawn") == "gone"
    assert hands(scene) == (0, 0, 0, 0)
    assert scene.where("black-uruks") == "deck", "renewed when the last card was drawn"
    assert len(scene.pile("witch-king")) == 4, "which pay for both armies"


@rule("W-6.7")
def test_the_day_without_dawn_may_bring_fewer():
    for played in ([], ["play olog-hai reserve"]):
        scene = Scene(
            turn="witch-king",
            hand={"witch-king": ("the-day-without-dawn", "black-uruks", "black-breath")},
            deck={"witch-king": DAWNLESS},
        )
        scene.do("play the-day-without-dawn", "cycle black-uruks", "eliminate morgul-blade")
        scene.do(*played, "done")
        assert scene.hand("witch-king") == ["black-breath"], "nothing else is paid"
        assert len(scene.pile("witch-king")) == 6 - len(played)
        assert scene.where("olog-hai") == ("reserve" if played else "cycled")


def test_the_day_without_dawn_leaves_the_rest_on_the_pile():
    scene = Scene(turn="witch-king", hand={"witch-king": ("the-day-without-dawn", "black-uruks")})
    size = scene.deck_size("witch-king")
    scene.do("play the-day-without-dawn")
    scene.do(scene.codes[0], "done")
    assert scene.deck_size("witch-king") == size - 7
    assert len(scene.pile("witch-king")) == 7, "six of them and what the event has cost"
    assert len(scene.gone("witch-king")) == 2, "one of them and the event"


@rule("W-6.7")
def test_the_day_without_dawn_costs_more_when_too_few_are_left():
    scene = Scene(
        turn="witch-king",
        hand={"witch-king": ("the-day-without-dawn", "black-uruks", "black-breath")},
        deck={"witch-king": ("olog-hai",)},
    )
    scene.do("play the-day-without-dawn", "cycle black-breath")
    # The deck was renewed with the card that was paid: there are two to look at.
    scene.do("eliminate black-breath", "play olog-hai reserve")
    assert scene.where("olog-hai") == "reserve"
    assert hands(scene) == (0, 0, 0, 0)
    assert scene.where("black-uruks") == "deck", "cycled for the army, and the deck was empty"


NINE = (
    "the-hunter",
    "the-reaver",
    "the-black-easterling",
    "the-witch-king",
    "olog-hai",
    "mouth-of-sauron",
    "morgul-blade",
)


def abroad(**more) -> Scene:
    laid = {"deck": {"witch-king": NINE}, "grounds": ("lorien",), **more}
    held = {"witch-king": ("the-ringwraiths-are-abroad", "black-uruks")}
    scene = Scene(turn="witch-king", hand=held, **laid)
    return scene.do("play the-ringwraiths-are-abroad")


def test_the_ringwraiths_are_abroad_brings_two_of_the_nine():
    scene = abroad()
    assert {code.removeprefix("eliminate ") for code in scene.codes} == set(NINE)
    scene.do("eliminate morgul-blade")
    assert set(scene.codes) == {
        *(
            f"play {nazgul} {place}"
            for nazgul in ("the-hunter", "the-reaver", "the-black-easterling", "the-witch-king")
            for place in ("reserve", "path", "lorien")
        ),
        "done",
    }
    scene.do("play the-witch-king path")
    assert "play the-witch-king reserve" not in scene.codes
    scene.do("play the-reaver lorien")
    assert scene.asks_turn
    assert scene.where("the-witch-king") == "bag-end"
    assert scene.where("the-reaver") == "lorien"
    assert scene.where("the-ringwraiths-are-abroad") == "gone"
    assert len(scene.pile("witch-king")) == 4
    assert hands(scene) == (0, 0, 0, 0)


def test_the_ringwraiths_are_abroad_keeps_to_their_paths():
    scene = abroad(path="caradhras").do("eliminate morgul-blade")
    assert "play the-hunter reserve" in scene.codes
    assert "play the-hunter path" not in scene.codes


@rule("W-6.7")
@pytest.mark.parametrize("text_first", [False, True])
def test_the_ringwraiths_are_abroad_lets_the_black_easterling_draw_afterwards(text_first):
    scene = Scene(
        turn="witch-king",
        hand={"witch-king": ("the-ringwraiths-are-abroad",)},
        reserve=("gorbag-and-shagrat",),
        deck={"witch-king": NINE},
        house={"text_first": text_first},
    )
    scene.do("play the-ringwraiths-are-abroad", "forsake reserve gorbag-and-shagrat")
    scene.do("eliminate olog-hai", "play the-black-easterling reserve", "done")
    # All seven were drawn: before the rest is cycled there is nothing for him.
    assert hands(scene) == (0, 0 if text_first else 1, 0, 0)
    assert scene.deck_size("witch-king") == (5 if text_first else 4)


@rule("W-6.3", "W-6.7")
@pytest.mark.parametrize("text_first", [False, True])
def test_the_ringwraiths_are_abroad_may_cost_one_of_them(text_first):
    scene = Scene(
        turn="witch-king",
        hand={"witch-king": ("the-ringwraiths-are-abroad", "black-breath", "morgul-blade")},
        deck={"witch-king": ("the-hunter", "the-black-easterling")},
        house={"text_first": text_first},
    )
    scene.do("play the-ringwraiths-are-abroad", "cycle black-breath", "eliminate black-breath")
    scene.do("play the-hunter reserve", "play the-black-easterling reserve")
    # Nothing is left to pay with but the card in hand, then one of them for the other.
    assert scene.where("morgul-blade") == "deck"
    assert scene.asked == "forsake"
    assert scene.codes == ["forsake reserve the-black-easterling", "forsake deck"]
    scene.do("forsake reserve the-black-easterling")
    assert hands(scene) == (0, 0, 0, 0), "who was forsaken draws nothing"
    assert scene.where("the-hunter") == "reserve"


def test_the_ringwraiths_are_abroad_may_bring_none():
    scene = abroad().do("eliminate the-hunter", "done")
    assert scene.where("the-hunter") == "gone"
    assert scene.where("the-witch-king") == "cycled"
    assert not scene.state.board


@rule("W-6.8")
def test_the_ringwraiths_are_abroad_brings_nobody_twice_in_a_round():
    scene = Scene(
        turn="witch-king",
        hand={
            "witch-king": (
                "the-hunter",
                "the-ringwraiths-are-abroad",
                "olog-hai",
                "black-uruks",
                "the-reaver",
            )
        },
        deck={"witch-king": ()},
    )
    scene.do("play the-hunter reserve", "cycle olog-hai", "pass", "pass", "pass")
    scene.do("use the-hunter", "pass", "pass", "pass")
    scene.do("play the-ringwraiths-are-abroad", "cycle the-reaver", "eliminate olog-hai")
    assert scene.asked == "sift-play"
    assert "play the-reaver reserve" in scene.codes
    assert "play the-hunter reserve" not in scene.codes

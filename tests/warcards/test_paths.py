"""What each path says, how it is guarded, and what it is worth."""

import pytest

from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    Arrival,
    both_forsake,
    forsaking,
    hands,
)

STARTERS = ("frodo", "witch-king", "aragorn", "saruman")


def guarded(path: str, number: int, guard: int, points: int) -> None:
    """The path's number, its own defence, and its worth for the Free Peoples alone."""
    unfought = fight_at(path, ())
    assert unfought.stands(path) == "free"
    assert unfought.score(FREE) == points
    assert unfought.score(SHADOW) == 0
    hunted = fight_at(path, ("the-witch-king", "the-hunter"))
    assert hunted.told("fight")[0]["guard"] == guard
    assert hunted.stands(path) == "shadow"
    assert hunted.state.corruption == 3 - guard
    assert hunted.score(FREE) == 0
    assert hunted.score(SHADOW) == 3 - guard, "for the corruption, not for the path"
    scene = Arrival(path)
    assert scene.stands(path) == "active"
    assert scene.state.number == number


def all_draw(path: str, *numbers: int) -> None:
    """Whoever starts, the players draw so many cards; nobody is asked anything."""
    for starter in STARTERS:
        scene = Arrival(path, turn=starter)
        assert hands(scene) == numbers
        assert scene.asks_turn


def elves_choose(path: str) -> None:
    """The Elves' player draws a card, then cycles one."""
    scene = Arrival(path, hand={"aragorn": ("legolas",), "frodo": ("sting",)})
    assert (scene.asked, scene.who) == ("cycle", ARAGORN)
    assert hands(scene) == (1, 0, 2, 0)
    scene.do("cycle legolas")
    assert scene.where("legolas") == "cycled"
    assert hands(scene) == (1, 0, 1, 0)
    assert scene.asks_turn
    empty = Arrival(path, deck={"aragorn": ()}, reserve=("boromir",))
    assert empty.where("boromir") == "gone", "who can cycle nothing forsakes"


def all_forsake(path: str) -> None:
    """Each of the Free Peoples' players forsakes a card; the only one of a duel does it twice."""
    for starter in STARTERS:
        scene = Arrival(path, **forsaking(turn=starter))
        both_forsake(scene)
        assert hands(scene) == (0, 0, 0, 0)
        assert scene.asks_turn
    held = {"gandalf": ("sting", "lembas", "gimli")}
    for scenario in ("duel", "three-player-duel"):
        scene = Arrival(path, scenario=scenario, hand=held)
        scene.do("forsake sting", "forsake lembas")
        assert scene.hand("gandalf") == ["gimli"]
        assert scene.asks_turn


# --- 1


@rule("W-1.19")
def test_bag_end_lets_the_hobbits_player_draw_two():
    all_draw("bag-end", 2, 0, 0, 0)
    guarded("bag-end", 1, 0, 1)


def test_bucklebury_ferry_lets_hunter_and_hunted_draw():
    all_draw("bucklebury-ferry", 1, 1, 0, 0)
    assert hands(Arrival("bucklebury-ferry", scenario="duel")) == (1, 1)
    guarded("bucklebury-ferry", 1, 1, 1)


def test_gildors_encampment_lets_the_elves_player_choose_again():
    elves_choose("gildors-encampment")
    guarded("gildors-encampment", 1, 1, 1)


# --- 2


def test_inn_of_the_prancing_pony_feeds_the_shadow():
    all_draw("inn-of-the-prancing-pony", 0, 2, 0, 2)
    assert hands(Arrival("inn-of-the-prancing-pony", scenario="duel")) == (0, 4)
    assert hands(Arrival("inn-of-the-prancing-pony", scenario="three-player-duel")) == (0, 2, 2)
    guarded("inn-of-the-prancing-pony", 2, 1, 2)


@rule("W-17.9", "W-18.6")
def test_the_old_forest_makes_all_forsake():
    all_forsake("the-old-forest")
    guarded("the-old-forest", 2, 1, 2)


def test_weathertop_lets_the_player_of_mordor_draw_two():
    all_draw("weathertop", 0, 2, 0, 0)
    guarded("weathertop", 2, 0, 2)


# --- 3


def test_fords_of_bruinen_make_all_forsake_and_draw_three():
    for starter in STARTERS:
        scene = Arrival("fords-of-bruinen", **forsaking(turn=starter))
        both_forsake(scene)
        assert hands(scene) == (3, 0, 3, 0)
        assert scene.asks_turn
    guarded("fords-of-bruinen", 3, 0, 1)


@rule("W-17.10")
def test_fords_of_bruinen_are_crossed_twice_in_a_duel():
    scene = Arrival("fords-of-bruinen", scenario="duel", hand={"gandalf": ("sting",)})
    assert scene.asked == "forsake"
    scene.do("forsake sting")
    assert scene.asked == "forsake"
    assert hands(scene) == (3, 0), "drawn before the second is forsaken"
    scene.do("forsake deck")
    assert hands(scene) == (6, 0)
    assert scene.asks_turn


def test_fords_of_bruinen_give_cards_even_to_who_had_none():
    scene = Arrival("fords-of-bruinen", deck={"frodo": (), "aragorn": ("lembas",)})
    assert hands(scene) == (0, 0, 0, 0)
    assert scene.where("lembas") == "gone"


def test_imladris_lets_the_elves_player_draw_two():
    all_draw("imladris", 0, 0, 2, 0)
    guarded("imladris", 3, 1, 1)


def test_the_council_of_elrond_lets_all_free_peoples_draw():
    all_draw("the-council-of-elrond", 1, 0, 1, 0)
    assert hands(Arrival("the-council-of-elrond", scenario="duel")) == (2, 0)
    assert hands(Arrival("the-council-of-elrond", scenario="three-player-duel")) == (2, 0, 0)
    guarded("the-council-of-elrond", 3, 1, 1)


# --- 4


def test_caradhras_makes_all_forsake():
    all_forsake("caradhras")
    guarded("caradhras", 4, 0, 2)


@rule("W-19.10")
def test_caradhras_is_climbed_once_in_the_fellowship_of_the_ring():
    scene = Arrival(
        "caradhras",
        scenario="fellowship-of-the-ring",
        round=6,
        hand={"gandalf": ("sting", "gimli")},
    )
    scene.do("forsake sting")
    assert scene.asks_turn


def test_khazad_dum_lets_the_monstrous_player_draw_two():
    all_draw("khazad-dum", 0, 0, 0, 2)
    guarded("khazad-dum", 4, 0, 2)


def test_the_doors_of_durin_are_watched_for_a_card():
    scene = Arrival("the-doors-of-durin", hand={"saruman": ("wolf-riders",)})
    assert (scene.codes, scene.who) == (["yes", "no"], SARUMAN)
    scene.do("yes")
    assert scene.who == SARUMAN
    assert sorted(scene.codes) == ["forsake deck", "forsake wolf-riders"]
    scene.do("forsake wolf-riders")
    assert scene.where("wolf-riders") == "gone"
    assert scene.tally("the-doors-of-durin").attack == 1
    assert hands(scene) == (0, 0, 0, 0)
    assert scene.asks_turn


def test_the_doors_of_durin_may_stay_shut():
    scene = Arrival("the-doors-of-durin", hand={"saruman": ("wolf-riders",)}).do("no")
    assert scene.where("wolf-riders") == "hand"
    assert scene.tally("the-doors-of-durin").attack == 0
    poor = Arrival("the-doors-of-durin", deck={"saruman": ()})
    assert poor.asks_turn, "who has nothing to forsake is offered nothing"
    guarded("the-doors-of-durin", 4, 1, 2)


@rule("W-10.4", "W-10.15", "W-10.17")
def test_the_doors_of_durin_fight_with_what_was_added():
    scene = Scene(
        turn="witch-king",
        path="khazad-dum",
        spent=("caradhras",),
        at={"khazad-dum": ("flocks-of-crebain",)},
        starter="frodo",
    )
    scene.do("pass", "pass", "use flocks-of-crebain", "yes")
    assert scene.stands("khazad-dum") == "shadow"
    assert scene.state.corruption == 1
    assert scene.tally("the-doors-of-durin").attack == 1
    scene.fight("the-doors-of-durin")
    fight = scene.told("fight")[1]
    assert (fight["attack"], fight["guard"]) == (1, 1)
    assert scene.stands("the-doors-of-durin") == "free"


# --- 5


def test_dimrill_dale_makes_all_of_the_shadow_cycle_two():
    held = {
        "witch-king": ("olog-hai", "black-uruks", "fell-beast"),
        "saruman": ("gollum", "ugluk", "shelob"),
        "frodo": ("sting", "gimli"),
    }
    scene = Arrival("dimrill-dale", hand=held)
    asked = []
    for card in ("olog-hai", "fell-beast", "gollum", "shelob"):
        assert scene.asked == "cycle"
        asked.append(scene.who)
        scene.do(f"cycle {card}")
    assert asked == [WITCH_KING, WITCH_KING, SARUMAN, SARUMAN]
    assert scene.hand("witch-king") == ["black-uruks"]
    assert scene.hand("saruman") == ["ugluk"]
    assert scene.hand_size("frodo") == 2
    assert scene.asks_turn
    guarded("dimrill-dale", 5, 0, 1)


@rule("W-9.5")
def test_dimrill_dale_makes_who_has_too_few_cards_forsake():
    held = {"witch-king": ("olog-hai",), "saruman": ("gollum", "ugluk")}
    scene = Arrival("dimrill-dale", hand=held, deck={"witch-king": ("fell-beast",)})
    assert scene.where("olog-hai") == "deck", "cycled, and the deck was renewed"
    assert scene.where("fell-beast") == "gone"
    assert scene.pile("saruman") == ["gollum", "ugluk"]


def test_dimrill_dale_costs_the_only_shadow_player_four_cards():
    held = {"witch-king": ("olog-hai", "black-uruks", "fell-beast", "gollum", "ugluk")}
    scene = Arrival("dimrill-dale", scenario="duel", hand=held)
    scene.do("cycle olog-hai", "cycle black-uruks", "cycle fell-beast", "cycle gollum")
    assert scene.hand("witch-king") == ["ugluk"]
    assert scene.asks_turn


@rule("W-17.10")
def test_egladil_lets_all_free_peoples_draw_two_and_cycle_one():
    held = {"frodo": ("sting",), "aragorn": ("legolas",)}
    scene = Arrival("egladil", hand=held)
    assert (scene.asked, scene.who) == ("cycle", FRODO)
    assert hands(scene)[FRODO] == 3
    scene.do("cycle sting")
    assert (scene.asked, scene.who) == ("cycle", ARAGORN)
    scene.do("cycle legolas")
    assert hands(scene) == (2, 0, 2, 0)
    assert scene.where("sting") == scene.where("legolas") == "cycled"
    duel = Arrival("egladil", scenario="duel", hand={"gandalf": ("sting",)})
    assert hands(duel) == (3, 0)
    duel.do("cycle sting")
    assert hands(duel) == (4, 0)
    duel.do(duel.codes[0])
    assert hands(duel) == (3, 0)
    assert duel.asks_turn
    guarded("egladil", 5, 1, 1)


def test_lothlorien_lets_the_elves_player_choose_again():
    elves_choose("lothlorien")
    guarded("lothlorien", 5, 2, 1)


# --- 6


def test_amon_hen_lets_the_player_of_mordor_choose_again():
    scene = Arrival("amon-hen", hand={"witch-king": ("olog-hai",), "saruman": ("gollum",)})
    assert (scene.asked, scene.who) == ("cycle", WITCH_KING)
    assert hands(scene) == (0, 2, 0, 1)
    scene.do("cycle olog-hai")
    assert scene.where("olog-hai") == "cycled"
    assert hands(scene) == (0, 1, 0, 1)
    assert scene.asks_turn
    guarded("amon-hen", 6, 0, 2)


def test_dead_marshes_let_the_monstrous_player_draw_two():
    all_draw("dead-marshes", 0, 0, 0, 2)
    guarded("dead-marshes", 6, 1, 2)


def test_emyn_muil_makes_all_forsake():
    all_forsake("emyn-muil")
    guarded("emyn-muil", 6, 0, 2)


# --- 7


def test_henneth_annun_lets_the_dunedains_player_draw():
    all_draw("henneth-annun", 0, 0, 1, 0)
    guarded("henneth-annun", 7, 1, 1)


def test_osgiliath_offers_three_cards_for_one():
    held = {"aragorn": ("legolas",), "frodo": ("sting",)}
    scene = Arrival("osgiliath", hand=held)
    assert (scene.codes, scene.who) == (["yes", "no"], ARAGORN)
    scene.do("yes")
    assert sorted(scene.codes) == ["forsake deck", "forsake legolas"]
    scene.do("forsake legolas")
    assert scene.where("legolas") == "gone"
    assert hands(scene) == (1, 0, 3, 0)
    declined = Arrival("osgiliath", hand=held).do("no")
    assert hands(declined) == (1, 0, 1, 0)
    assert Arrival("osgiliath", deck={"aragorn": ()}).asks_turn
    guarded("osgiliath", 7, 0, 1)


def test_the_cross_roads_let_all_free_peoples_draw():
    all_draw("the-cross-roads", 1, 0, 1, 0)
    assert hands(Arrival("the-cross-roads", scenario="duel")) == (2, 0)
    guarded("the-cross-roads", 7, 0, 1)


# --- 8

TOWER = ("the-hunter", "olog-hai", "black-uruks", "fell-beast", "the-witch-king")


def test_cirith_ungol_sends_out_an_army():
    laid = {"deck": {"witch-king": TOWER}, "grounds": ("morannon", "umbar")}
    scene = Arrival("cirith-ungol", **laid, hand={"witch-king": ("grishnakh",)})
    assert (scene.asked, scene.who) == ("sift-play", WITCH_KING)
    assert set(scene.codes) == {
        "play olog-hai reserve",
        "play olog-hai morannon",
        "play black-uruks reserve",
        "play black-uruks morannon",
        "done",
    }
    scene.do("play olog-hai morannon")
    assert scene.where("olog-hai") == "morannon"
    assert scene.hand("witch-king") == ["grishnakh"], "what is cycled pays for it"
    assert scene.deck_size("witch-king") == 4
    assert scene.asks_turn
    guarded("cirith-ungol", 8, 0, 2)


def test_cirith_ungol_may_send_nobody():
    scene = Arrival("cirith-ungol").do("done")
    assert len(scene.pile("witch-king")) == 5
    assert hands(scene) == (0, 0, 0, 0)
    assert not scene.state.board


def test_morgul_vale_sends_out_one_of_the_nine():
    laid = {"deck": {"witch-king": TOWER}, "grounds": ("morannon", "umbar")}
    scene = Arrival("morgul-vale", **laid)
    assert (scene.asked, scene.who) == ("sift-play", WITCH_KING)
    assert set(scene.codes) == {
        *(
            f"play {nazgul} {place}"
            for nazgul in ("the-hunter", "the-witch-king")
            for place in ("reserve", "path", "morannon")
        ),
        "done",
    }
    scene.do("play the-witch-king path")
    assert scene.where("the-witch-king") == "morgul-vale"
    assert scene.deck_size("witch-king") == 4
    assert scene.asks_turn
    guarded("morgul-vale", 8, 0, 2)


def test_morgul_vale_may_send_nobody():
    scene = Arrival("morgul-vale").do("done")
    assert len(scene.pile("witch-king")) == 5
    assert hands(scene) == (0, 0, 0, 0)
    assert not scene.state.board


@rule("W-3.18")
def test_morgul_vale_speaks_after_the_old_path_was_fought():
    scene = Scene(
        turn="saruman",
        path="cirith-ungol",
        spent=("shelobs-lair",),
        at={"cirith-ungol": ("gollum",)},
        deck={"witch-king": TOWER},
    )
    scene.do("use gollum")
    assert scene.state.corruption == 1
    assert scene.where("gollum") == "cycled"
    scene.do("play the-hunter path")
    assert scene.where("the-hunter") == "morgul-vale"


def test_shelobs_lair_lets_the_monstrous_player_draw_two():
    all_draw("shelobs-lair", 0, 0, 0, 2)
    guarded("shelobs-lair", 8, 0, 2)


# --- 9


def test_crack_of_doom_lets_the_monstrous_player_draw_two():
    all_draw("crack-of-doom", 0, 0, 0, 2)
    guarded("crack-of-doom", 9, 0, 3)


def test_morgai_is_dangerous_of_itself():
    all_draw("morgai", 0, 0, 0, 0)
    scene = Arrival("morgai")
    assert scene.tally("morgai").attack == 1
    scene.fight("morgai")
    assert scene.state.corruption == 1
    assert scene.stands("morgai") == "shadow"
    guarded("morgai", 9, 0, 3)


def test_orodruin_lets_the_player_of_mordor_draw_two():
    all_draw("orodruin", 0, 2, 0, 0)
    guarded("orodruin", 9, 0, 3)


@pytest.mark.parametrize("path", ["crack-of-doom", "morgai", "orodruin"])
@rule("W-14.10")
def test_crack_of_doom_morgai_and_orodruin_end_the_game(path):
    scene = fight_at(path, ())
    assert not scene.position.asks
    assert scene.story[-1] == "won"

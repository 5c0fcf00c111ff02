"""The sixty worked cases P01 to P60 of the specification, by their numbers."""

# ruff: noqa: N802  (the cases keep their names)

import pytest

from mathom.games.confrontation.data import ELVEN_CLOAK, EYE, MAGIC, NOBLE_SACRIFICE, RETREAT
from tests.confrontation.scene import Scene
from tests.marks import rule

WHOLE_HANDS = (
    [1, 2, 3, 4, 5, MAGIC, NOBLE_SACRIFICE, ELVEN_CLOAK, RETREAT],
    [1, 2, 3, 4, 5, 6, MAGIC, EYE, RETREAT],
)


def hands(scene: Scene) -> tuple[list[int], list[int]]:
    return scene.hand("fellowship"), scene.hand("sauron")


# --- A. Movement


@rule("C-3.4")
def test_P01_a_step_in_front():
    scene = Scene("merry@shire frodo@shire / warg@mordor")
    assert scene.moves("merry") == {"arthedain", "cardolan"}


@rule("C-3.24")
def test_P02_the_road_through_moria():
    scene = Scene("gimli@eregion frodo@shire / warg@mordor")
    assert scene.moves("gimli") == {"misty-mountains", "caradhras", "fangorn"}


@rule("C-3.7")
def test_P03_some_regions_have_one_neighbour_in_front():
    scene = Scene("legolas@high-pass gimli@gap-of-rohan frodo@shire / warg@mordor")
    assert scene.moves("legolas") == {"mirkwood"}
    assert scene.moves("gimli") == {"rohan"}


@rule("C-3.18", "C-3.19", "C-3.21", "C-3.25")
@pytest.mark.parametrize(
    ("region", "moves"),
    [
        ("mirkwood", {"dagorlad", "fangorn"}),
        ("fangorn", {"dagorlad", "gondor", "rohan"}),
        ("rohan", {"gondor"}),
    ],
)
def test_P04_down_the_anduin_and_never_up(region, moves):
    scene = Scene(f"gimli@{region} frodo@shire / warg@mordor")
    assert scene.moves("gimli") == moves


@rule("C-3.23", "C-3.27")
@pytest.mark.parametrize(
    ("region", "moves"),
    [("fangorn", {"misty-mountains", "caradhras"}), ("mirkwood", {"high-pass", "misty-mountains"})],
)
def test_P05_the_arrows_are_closed_to_sauron(region, moves):
    scene = Scene(f"frodo@shire / orcs@{region}", turn="sauron")
    assert scene.moves("orcs") == moves


@rule("C-3.13", "C-3.15")
def test_P06_a_full_region_is_closed():
    scene = Scene("merry@rhudaur gimli@rhudaur pippin@arthedain frodo@shire / warg@mordor")
    assert scene.moves("pippin") == {"eregion"}


@rule("C-3.12", "C-3.14")
def test_P07_enemies_do_not_use_up_the_limit():
    scene = Scene("merry@misty-mountains gimli@rhudaur frodo@shire / orcs@high-pass")
    assert scene.moves("gimli") == {"high-pass"}
    scene.choose("gimli high-pass")
    assert scene.told("battle")[-1]["defender"] == "orcs"


@rule("C-3.26")
def test_P08_moria_leads_past_whoever_is_in_caradhras():
    scene = Scene("gimli@eregion frodo@shire / orcs@caradhras balrog@mordor")
    scene.choose("gimli fangorn")
    # Sauron is asked whoever stands there, lest the missing question tell; there is nothing to do.
    assert scene.options() == {"pass"}
    scene.choose("pass")
    assert scene.at("gimli") == "fangorn"
    assert scene.told("battle") == []
    assert scene.revealed() == set()
    assert scene.turn == "sauron"


@rule("C-8.34", "C-8.36", "C-8.38")
def test_P09_a_the_balrog_strikes_in_moria():
    scene = Scene("merry@eregion frodo@shire / balrog@caradhras warg@fangorn orcs@mordor")
    scene.choose("merry fangorn")
    assert scene.asked == "sauron prompt-balrog"
    scene.choose("balrog")
    assert scene.defeated() == {"merry"}
    assert scene.at("balrog") == "caradhras"
    assert scene.told("battle") == []
    assert hands(scene) == WHOLE_HANDS
    fangorn = scene.seen(0, "sauron", "fangorn")
    assert (fangorn.known, fangorn.hidden) == ([], 1)
    assert set(fangorn.maybe) == {"warg", "orcs"}
    assert scene.turn == "sauron"


@rule("C-8.34")
def test_P09_b_the_balrog_may_let_him_pass():
    scene = Scene("merry@eregion frodo@shire / balrog@caradhras warg@fangorn")
    scene.choose("merry fangorn")
    scene.choose("pass")
    assert scene.at("merry") == "fangorn"
    assert scene.revealed() == {"merry", "warg"}
    assert scene.asked == "both prompt-card"


@rule("C-6.4")
def test_P10_who_cannot_move_loses():
    scene = Scene("frodo@gondor sam@shire / orcs@shire cave-troll@shire", turn="sauron")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")


# --- B. Battle frame


@rule("C-4.3", "C-4.7")
def test_P11_a_hidden_defender_is_drawn_fairly():
    scene = Scene("merry@rhudaur gimli@rhudaur frodo@shire / black-rider@high-pass", turn="sauron")
    assert scene.moves("black-rider") >= {"rhudaur"}
    drawn = []
    for draw in range(200):
        fork = scene.fork()
        fork.position.skip_draws(draw)
        fork.choose("black-rider rhudaur")
        assert fork.asked == "both prompt-card"
        drawn.append(fork.revealed())
    assert 70 < drawn.count({"black-rider", "merry"}) < 130
    assert 70 < drawn.count({"black-rider", "gimli"}) < 130
    assert drawn.count({"black-rider", "merry"}) + drawn.count({"black-rider", "gimli"}) == 200


@rule("C-4.5")
@pytest.mark.parametrize(("choice", "defender"), [("merry", "merry"), ("hidden", "gimli")])
def test_P12_a_revealed_defender_may_be_named(choice, defender):
    scene = Scene("merry@rhudaur! gimli@rhudaur frodo@shire / black-rider@high-pass", turn="sauron")
    scene.choose("black-rider rhudaur")
    assert scene.asked == "sauron prompt-foe"
    assert scene.options() == {"fight merry", "fight hidden"}
    scene.choose(f"fight {choice}")
    assert scene.told("battle")[-1]["defender"] == defender


def aragorn_beats_shelob() -> Scene:
    scene = Scene("aragorn@mirkwood frodo@shire / shelob@fangorn warg@mordor")
    scene.choose("aragorn fangorn")
    assert scene.asked == "both prompt-card"
    assert scene.revealed() == {"aragorn", "shelob"}
    scene.cards("4", "eye-of-sauron")
    return scene


@rule("C-4.28", "C-4.29", "C-7.20")
def test_P13_the_example_of_the_rulebook():
    scene = aragorn_beats_shelob()
    assert scene.totals() == (8, 5)
    assert scene.defeated() == {"shelob"}
    assert scene.at("aragorn") == "fangorn"
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ([4], [EYE])


@rule("C-4.30")
def test_P14_equal_totals_defeat_both():
    scene = Scene("legolas@mirkwood frodo@shire / balrog@dagorlad warg@mordor")
    scene.choose("legolas dagorlad")
    scene.cards("5", "3")
    assert scene.totals() == (8, 8)
    assert scene.defeated() == {"legolas", "balrog"}


@rule("C-4.35", "C-4.36")
def test_P15_the_second_battle_begins_at_once():
    scene = Scene("merry@rhudaur gimli@rhudaur frodo@shire / cave-troll@high-pass", turn="sauron")
    scene.choose("cave-troll rhudaur", draws="merry")
    scene.cards("1", "1")
    assert scene.defeated() == {"merry"}
    assert scene.turn == "sauron"
    assert scene.asked == "both prompt-card"
    assert [battle["defender"] for battle in scene.told("battle")] == ["merry", "gimli"]
    scene.cards("2", "2")
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ([1, 2], [1, 2])
    assert scene.turn == "fellowship"


@rule("C-4.33", "C-4.34")
def test_P16_the_last_cards_bring_all_back():
    scene = Scene("gimli@mirkwood frodo@shire / shelob@dagorlad warg@mordor", hands=("1", "2"))
    scene.choose("gimli dagorlad")
    scene.cards("1", "2")
    assert hands(scene) == WHOLE_HANDS
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ([], [])


@rule("C-5.1")
def test_P17_the_turn_hides_everybody_again():
    scene = aragorn_beats_shelob()
    assert scene.turn == "sauron"
    assert scene.revealed() == set()
    fangorn = scene.seen(1, "fellowship", "fangorn")
    assert (fangorn.known, fangorn.hidden) == ([], 1)


@rule("C-4.8", "C-8.31")
def test_P18_boromir_acts_before_the_orcs():
    scene = Scene("boromir@rhudaur frodo@shire / orcs@high-pass warg@mordor", turn="sauron")
    scene.choose("orcs rhudaur")
    assert scene.defeated() == {"boromir", "orcs"}
    assert scene.told("slain-by-orcs") == []
    assert hands(scene) == WHOLE_HANDS


# --- C. Fellowship, classic


@rule("C-8.2", "C-4.19")
@pytest.mark.parametrize("region", ["rhudaur", "enedwaith"])
def test_P19_frodo_slips_aside(region):
    scene = Scene("frodo@eregion sam@shire / black-rider@caradhras", turn="sauron")
    scene.choose("black-rider eregion")
    assert scene.asked == "fellowship prompt-retreat"
    assert scene.options() == {"retreat rhudaur", "retreat enedwaith", "stay"}
    scene.choose(f"retreat {region}")
    assert (scene.at("frodo"), scene.at("black-rider")) == (region, "eregion")
    assert hands(scene) == WHOLE_HANDS
    assert scene.turn == "fellowship"


@rule("C-8.4", "C-3.9")
def test_P20_frodo_does_not_retreat_in_the_mountains():
    scene = Scene("frodo@misty-mountains sam@shire / witch-king@fangorn", turn="sauron")
    scene.choose("witch-king misty-mountains")
    assert scene.asked == "both prompt-card"


@rule("C-4.14", "C-4.15")
def test_P21_frodo_has_nowhere_to_go():
    scene = Scene(
        "frodo@eregion merry@rhudaur gimli@rhudaur / balrog@caradhras warg@enedwaith", turn="sauron"
    )
    scene.choose("balrog eregion")
    assert scene.asked == "both prompt-card"


HOBBITS = "frodo@rhudaur sam@rhudaur pippin@shire / balrog@high-pass warg@mordor"


@rule("C-8.5", "C-8.6", "C-8.7")
def test_P22_sam_fights_in_frodos_place():
    scene = Scene(HOBBITS, turn="sauron")
    scene.choose("balrog rhudaur", draws="frodo")
    assert scene.asked == "fellowship prompt-sam"
    assert scene.options() == {"sam", "pass"}
    scene.choose("sam")
    assert scene.asked == "both prompt-card", "Frodo's own retreat is gone"
    scene.cards("2", "1")
    assert scene.totals() == (7, 6)
    assert scene.defeated() == {"balrog"}
    assert (scene.at("frodo"), scene.at("sam")) == ("rhudaur", "rhudaur")


@rule("C-8.7", "C-8.8", "C-8.9")
@pytest.mark.parametrize(
    ("answer", "compared", "defeated"),
    [("show frodo", (6, 6), {"sam", "balrog"}), ("pass", (3, 6), {"sam"})],
)
def test_P23_sam_is_strong_beside_a_frodo_who_is_shown(answer, compared, defeated):
    scene = Scene(HOBBITS, turn="sauron")
    scene.choose("balrog rhudaur", draws="sam")
    assert scene.asked == "fellowship prompt-show-frodo"
    scene.choose(answer)
    scene.cards("1", "1")
    assert scene.totals() == compared
    assert scene.defeated() == defeated


@rule("C-8.14", "C-8.15")
@pytest.mark.parametrize("region", ["rhudaur", "eregion"])
def test_P24_pippin_runs_when_he_attacks(region):
    scene = Scene("pippin@rhudaur frodo@shire / cave-troll@misty-mountains")
    scene.choose("pippin misty-mountains")
    assert scene.options() == {"retreat rhudaur", "retreat eregion", "stay"}
    scene.choose(f"retreat {region}")
    assert (scene.at("pippin"), scene.at("cave-troll")) == (region, "misty-mountains")
    assert hands(scene) == WHOLE_HANDS


@rule("C-8.14")
def test_P24_pippin_does_not_run_when_he_is_attacked():
    scene = Scene("pippin@rhudaur frodo@shire / cave-troll@misty-mountains", turn="sauron")
    scene.choose("cave-troll rhudaur")
    assert scene.asked == "both prompt-card"


@rule("C-8.16")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_P25_merry_defeats_the_witch_king(attacker):
    scene = Scene("merry@rhudaur frodo@shire / witch-king@high-pass warg@mordor", turn=attacker)
    scene.choose("merry high-pass" if attacker == "fellowship" else "witch-king rhudaur")
    assert scene.defeated() == {"witch-king"}
    assert hands(scene) == WHOLE_HANDS


@rule("C-8.17")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
@pytest.mark.parametrize("enemy", ["flying-nazgul", "black-rider", "shelob", "balrog", "warg"])
def test_P25_merry_fights_anybody_else_with_cards(enemy, attacker):
    scene = Scene(f"merry@rhudaur frodo@shire / {enemy}@high-pass", turn=attacker)
    scene.choose("merry high-pass" if attacker == "fellowship" else f"{enemy} rhudaur")
    assert scene.asked == "both prompt-card"


@rule("C-8.27")
def test_P26_legolas_defeats_the_flying_nazgul():
    scene = Scene(
        "legolas@rhudaur frodo@shire / flying-nazgul@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("flying-nazgul rhudaur")
    assert scene.defeated() == {"flying-nazgul"}
    assert hands(scene) == WHOLE_HANDS


@rule("C-8.29")
def test_P27_gimli_defeats_the_orcs_before_they_act():
    scene = Scene("gimli@rhudaur frodo@shire / orcs@high-pass warg@mordor", turn="sauron")
    scene.choose("orcs rhudaur")
    assert scene.defeated() == {"orcs"}
    assert scene.at("gimli") == "rhudaur"
    assert hands(scene) == WHOLE_HANDS


@rule("C-8.31", "C-8.39")
def test_P28_boromir_takes_shelob_with_him():
    scene = Scene("boromir@mirkwood frodo@shire / shelob@dagorlad warg@mordor")
    scene.choose("boromir dagorlad")
    assert scene.defeated() == {"boromir", "shelob"}
    assert scene.told("shelob-returns") == []


@rule("C-8.18", "C-7.9")
def test_P29_sauron_shows_his_card_to_gandalf_first():
    scene = Scene("gandalf@mirkwood frodo@shire / balrog@dagorlad warg@mordor")
    scene.choose("gandalf dagorlad")
    assert scene.asked == "sauron prompt-card-first"
    scene.choose("card 6")
    assert scene.told("card-shown") == [{"side": "sauron", "card": "card-6"}]
    assert scene.asked == "fellowship prompt-card-after"
    scene.choose("card noble-sacrifice")
    assert scene.defeated() == {"gandalf", "balrog"}


@rule("C-8.23", "C-8.24", "C-8.26")
def test_P30_aragorn_attacks_in_every_direction():
    scene = Scene("aragorn@enedwaith frodo@shire / warg@eregion orcs@cardolan")
    assert scene.moves("aragorn") == {"caradhras", "gap-of-rohan", "eregion", "cardolan"}
    scene = Scene("aragorn@enedwaith frodo@shire / warg@mordor")
    assert scene.moves("aragorn") == {"caradhras", "gap-of-rohan"}
    scene = Scene("aragorn@misty-mountains frodo@shire / warg@high-pass")
    assert scene.moves("aragorn") == {"mirkwood", "fangorn"}


# --- D. Sauron, classic


def shelob_beats_merry(others: str) -> Scene:
    scene = Scene(f"merry@gap-of-rohan frodo@shire {others} shelob@rohan", turn="sauron")
    scene.choose("shelob gap-of-rohan")
    scene.cards("1", "1")
    assert scene.at("merry") is None
    return scene


@rule("C-8.39")
def test_P31_shelob_returns_to_gondor():
    scene = shelob_beats_merry("/ orcs@gondor")
    assert scene.at("shelob") == "gondor"
    assert scene.seen(0, "fellowship", "gap-of-rohan").known == []
    assert scene.seen(1, "sauron", "gap-of-rohan").known == []


@rule("C-8.41", "C-8.42")
@pytest.mark.parametrize("others", ["/ orcs@gondor warg@gondor", "gimli@gondor / orcs@mordor"])
def test_P32_shelob_falls_if_gondor_has_no_room(others):
    scene = shelob_beats_merry(others)
    assert scene.at("shelob") is None


@rule("C-8.43", "C-8.46")
@pytest.mark.parametrize("region", ["rhudaur", "enedwaith"])
def test_P33_the_witch_king_attacks_sideways(region):
    scene = Scene("frodo@eregion sam@shire / witch-king@rhudaur", turn="sauron")
    assert scene.moves("witch-king") == {"arthedain", "eregion"}
    scene.choose("witch-king eregion")
    assert scene.options() == {"retreat rhudaur", "retreat enedwaith", "stay"}
    scene.choose(f"retreat {region}")
    assert (scene.at("frodo"), scene.at("witch-king")) == (region, "eregion")


@rule("C-8.46")
def test_P33_frodo_does_not_retreat_to_another_of_saurons():
    scene = Scene("frodo@eregion sam@shire / witch-king@rhudaur orcs@rhudaur", turn="sauron")
    scene.choose("witch-king eregion")
    assert scene.options() == {"retreat enedwaith", "stay"}


@rule("C-8.44", "C-8.45")
@pytest.mark.parametrize(
    ("frodo", "witch_king", "moves"),
    [
        ("shire", "rhudaur", {"arthedain"}),
        ("misty-mountains", "high-pass", {"rhudaur"}),
    ],
)
def test_P33_the_witch_king_goes_sideways_only_to_attack(frodo, witch_king, moves):
    scene = Scene(f"frodo@{frodo} / witch-king@{witch_king}", turn="sauron")
    assert scene.moves("witch-king") == moves


@rule("C-8.47", "C-8.49")
def test_P34_the_flying_nazgul_finds_who_is_alone():
    scene = Scene(
        "merry@shire gimli@rhudaur legolas@rhudaur pippin@gap-of-rohan / flying-nazgul@dagorlad",
        turn="sauron",
    )
    assert scene.moves("flying-nazgul") == {"mirkwood", "fangorn", "shire", "gap-of-rohan"}


@rule("C-8.50", "C-8.51", "C-8.53")
@pytest.mark.parametrize(
    ("fellowship", "moves"),
    [
        ("merry@cardolan", {"cardolan", "caradhras", "gap-of-rohan"}),
        (
            "merry@cardolan gimli@eregion legolas@enedwaith",
            {"eregion", "enedwaith", "caradhras", "gap-of-rohan"},
        ),
    ],
)
def test_P35_the_black_rider_rides_far_to_attack(fellowship, moves):
    scene = Scene(f"{fellowship} / black-rider@rohan", turn="sauron")
    assert scene.moves("black-rider") == moves


@rule("C-8.54", "C-8.55", "C-6.3")
def test_P36_saruman_holds_frodo():
    scene = Scene("frodo@arthedain sam@shire / saruman@rhudaur", turn="sauron")
    scene.choose("saruman arthedain")
    assert scene.asked == "sauron prompt-no-cards-saruman"
    scene.choose("no cards")
    assert scene.totals() == (1, 4)
    assert scene.defeated() == {"frodo"}
    assert scene.winner == "sauron"
    assert hands(scene) == WHOLE_HANDS


@rule("C-8.57", "C-8.58")
def test_P37_the_orcs_defeat_the_first_only():
    scene = Scene("merry@rhudaur legolas@rhudaur frodo@shire / orcs@high-pass", turn="sauron")
    scene.choose("orcs rhudaur", draws="merry")
    assert scene.defeated() == {"merry"}
    assert hands(scene) == WHOLE_HANDS
    assert scene.asked == "both prompt-card"
    scene.cards("1", "3")
    assert scene.totals() == (4, 5)


@rule("C-8.61")
def test_P38_the_orcs_have_no_ability_when_they_are_attacked():
    scene = Scene("merry@rhudaur frodo@shire / orcs@high-pass")
    scene.choose("merry high-pass")
    assert scene.asked == "both prompt-card"
    assert scene.defeated() == set()


@rule("C-8.10", "C-4.13")
def test_P39_frodo_has_neither_sam_nor_a_retreat_against_the_warg():
    scene = Scene("sam@rhudaur frodo@rhudaur / warg@high-pass orcs@mordor", turn="sauron")
    scene.choose("warg rhudaur", draws="frodo")
    assert scene.asked == "both prompt-card"


@rule("C-8.11")
def test_P39_sam_has_strength_2_against_the_warg():
    scene = Scene("sam@rhudaur frodo@rhudaur / warg@high-pass orcs@mordor", turn="sauron")
    scene.choose("warg rhudaur", draws="sam")
    assert scene.asked == "both prompt-card"
    scene.cards("3", "1")
    assert scene.totals() == (5, 3)


@rule("C-8.32", "C-4.10")
def test_P39_boromir_fights_the_warg_with_cards():
    scene = Scene("boromir@rhudaur frodo@shire / warg@high-pass orcs@mordor")
    scene.choose("boromir high-pass")
    scene.cards("5", "2")
    assert scene.totals() == (5, 4)
    assert scene.defeated() == {"warg"}


@rule("C-7.14", "C-8.62")
def test_P40_a_card_lets_frodo_retreat_from_the_warg():
    scene = Scene("frodo@arthedain sam@eregion / warg@rhudaur", turn="sauron")
    scene.choose("warg arthedain")
    scene.cards("retreat", "3")
    assert (scene.at("frodo"), scene.at("warg")) == ("shire", "arthedain")
    assert scene.winner is None


@rule("C-8.63", "C-8.64")
def test_P41_the_cave_trolls_card_counts_nothing():
    scene = Scene("gandalf@mirkwood frodo@shire / cave-troll@dagorlad warg@mordor")
    scene.choose("gandalf dagorlad")
    scene.choose("card 6")
    scene.choose("card 5")
    assert scene.totals() == (10, 9)
    assert scene.defeated() == {"cave-troll"}
    assert scene.pile("sauron") == [6]


# --- E. Cards


@rule("C-7.19")
def test_P42_the_eye_forbids_the_sacrifice():
    scene = Scene("gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor")
    scene.choose("gimli dagorlad")
    scene.cards("noble-sacrifice", "eye-of-sauron")
    assert scene.totals() == (3, 5)
    assert scene.defeated() == {"gimli"}


@rule("C-7.10", "C-7.11", "C-7.21")
@pytest.mark.parametrize("region", ["mirkwood", "rohan"])
def test_P43_who_retreats_first_escapes_the_sacrifice(region):
    scene = Scene("gimli@caradhras frodo@shire / balrog@fangorn warg@mordor")
    scene.choose("gimli fangorn")
    scene.cards("noble-sacrifice", "retreat")
    assert scene.asked == "sauron prompt-retreat-card"
    assert scene.options() == {"retreat mirkwood", "retreat rohan"}
    scene.choose(f"retreat {region}")
    assert scene.defeated() == set()
    assert (scene.at("balrog"), scene.at("gimli")) == (region, "fangorn")
    assert scene.pile("fellowship") == [NOBLE_SACRIFICE]
    assert scene.pile("sauron") == [RETREAT]


@rule("C-7.22", "C-7.24")
def test_P44_nobody_retreats_from_the_mountains():
    scene = Scene("gimli@eregion frodo@shire / balrog@caradhras warg@mordor")
    scene.choose("gimli caradhras")
    scene.cards("noble-sacrifice", "retreat")
    assert scene.defeated() == {"gimli", "balrog"}


CLOAKED = "gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor"


@rule("C-7.12")
def test_P45_the_cloak_hides_from_a_strength_card():
    scene = Scene(CLOAKED)
    scene.choose("gimli dagorlad")
    scene.cards("elven-cloak", "5")
    assert scene.totals() == (3, 5)


@rule("C-7.13")
def test_P45_the_cloak_hides_from_a_card_that_magic_fetched():
    scene = Scene(
        CLOAKED,
        hands=(
            "1 2 3 4 magic noble-sacrifice elven-cloak retreat",
            "1 2 3 4 5 magic eye-of-sauron retreat",
        ),
    )
    scene.choose("gimli dagorlad")
    scene.cards("elven-cloak", "magic")
    assert scene.totals() == (3, 5)
    assert scene.pile("sauron") == [6, MAGIC]


@rule("C-7.19")
def test_P45_the_eye_sees_through_the_cloak():
    scene = Scene(CLOAKED)
    scene.choose("gimli dagorlad")
    scene.cards("elven-cloak", "eye-of-sauron")
    assert scene.totals() == (3, 5)


@rule("C-7.14", "C-7.18")
@pytest.mark.parametrize("region", ["rhudaur", "eregion"])
def test_P46_the_card_sends_gimli_back(region):
    scene = Scene("gimli@rhudaur frodo@shire / balrog@misty-mountains")
    scene.choose("gimli misty-mountains")
    scene.cards("retreat", "4")
    assert scene.asked == "fellowship prompt-retreat-card"
    assert scene.options() == {"retreat rhudaur", "retreat eregion"}
    scene.choose(f"retreat {region}")
    assert (scene.at("gimli"), scene.at("balrog")) == (region, "misty-mountains")


@rule("C-7.17")
def test_P47_there_is_no_way_back_from_the_shire():
    scene = Scene("merry@shire frodo@eregion / balrog@arthedain", turn="sauron")
    scene.choose("balrog shire")
    scene.cards("retreat", "1")
    assert scene.totals() == (2, 6)
    assert scene.defeated() == {"merry"}


@rule("C-7.7")
def test_P48_magic_without_a_pile_does_nothing():
    scene = Scene("gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor")
    scene.choose("gimli dagorlad")
    scene.cards("magic", "2")
    assert scene.totals() == (3, 7)


@rule("C-7.3", "C-7.4", "C-7.6", "C-7.8")
def test_P49_sauron_chooses_first_if_both_play_magic():
    scene = Scene(
        "gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor",
        hands=(
            "1 3 4 magic noble-sacrifice elven-cloak retreat",
            "1 2 3 5 magic eye-of-sauron retreat",
        ),
    )
    scene.choose("gimli dagorlad")
    scene.cards("magic", "magic")
    assert scene.asked == "sauron prompt-fetch"
    assert scene.options() == {"fetch 4", "fetch 6"}
    scene.choose("fetch 6")
    assert scene.asked == "fellowship prompt-fetch"
    assert scene.options() == {"fetch 2", "fetch 5"}
    scene.choose("fetch 5")
    assert scene.totals() == (3 + 5, 5 + 6)
    assert scene.pile("fellowship") == [2, 5, MAGIC]
    assert scene.pile("sauron") == [4, 6, MAGIC]


# --- F. Ends


@rule("C-6.1")
def test_P50_frodo_wins_in_mordor_whoever_is_there():
    scene = Scene("frodo@gondor sam@shire / orcs@mordor warg@mordor balrog@mordor")
    scene.choose("frodo mordor")
    assert (scene.winner, scene.how) == ("fellowship", "mordor")
    assert scene.told("battle") == []


@rule("C-6.2")
def test_P51_three_in_the_shire_win():
    scene = Scene("frodo@gondor / orcs@shire warg@shire balrog@cardolan", turn="sauron")
    scene.choose("balrog shire")
    assert (scene.winner, scene.how) == ("sauron", "shire")


@rule("C-6.3")
def test_P52_frodos_defeat_in_battle_loses():
    scene = Scene("frodo@arthedain sam@eregion / warg@rhudaur", turn="sauron")
    scene.choose("warg arthedain")
    scene.cards("1", "1")
    assert (scene.winner, scene.how) == ("sauron", "frodo-fell")


@rule("C-6.3", "C-7.9")
def test_P52_frodos_own_sacrifice_loses():
    scene = Scene("frodo@arthedain sam@eregion / warg@rhudaur orcs@mordor", turn="sauron")
    scene.choose("warg arthedain")
    scene.cards("noble-sacrifice", "1")
    assert scene.defeated() == {"frodo", "warg"}
    assert scene.winner == "sauron"


@rule("C-6.3", "C-8.35")
def test_P52_frodos_defeat_by_the_balrog_loses():
    scene = Scene("frodo@eregion sam@shire / balrog@caradhras")
    scene.choose("frodo fangorn")
    scene.choose("balrog")
    assert scene.winner == "sauron"


@rule("C-6.3", "C-8.57")
def test_P52_frodos_defeat_by_the_orcs_loses():
    scene = Scene("frodo@shire / orcs@arthedain", turn="sauron")
    scene.choose("orcs shire")
    assert scene.winner == "sauron"


@rule("C-6.6", "C-6.7")
def test_P53_the_winner_scores_his_survivors():
    scene = Scene(
        "frodo@gondor sam@shire merry@eregion gimli@shire legolas@rohan "
        "/ orcs@mordor warg@mordor balrog@mordor shelob@fangorn"
    )
    scene.choose("frodo mordor")
    assert [side.points for side in scene.view(0).sides] == [5, 0]


# --- G. Variant and special basics


def sam_takes_the_ring() -> Scene:
    scene = Scene(
        "frodo*@rhudaur sam*@cardolan gandalf*@shire / uruk-hai@high-pass watcher@mordor",
        turn="sauron",
        format="variant",
    )
    scene.choose("uruk-hai rhudaur")
    scene.cards("1", "1")
    return scene


@rule("C-9.5", "C-9.6", "C-9.7")
def test_P54_sam_takes_the_ring():
    scene = sam_takes_the_ring()
    assert scene.defeated() == {"frodo"}
    assert scene.winner is None
    assert scene.told("sam-takes-the-ring") == [{"region": "cardolan"}]
    assert scene.view(1).sides[0].ring_bearer == "sam"


@rule("C-9.10")
def test_P54_sam_wins_in_mordor():
    scene = Scene(
        "sam*@gondor elrond@shire / uruk-hai@mordor watcher@mordor", bearer="sam", format="variant"
    )
    scene.choose("sam mordor")
    assert (scene.winner, scene.how) == ("fellowship", "mordor")


@rule("C-9.9")
def test_P54_sams_defeat_loses():
    scene = sam_takes_the_ring()
    scene.choose("sam enedwaith")
    scene.choose("uruk-hai arthedain")
    scene.choose("sam gap-of-rohan")
    scene.choose("watcher gondor")
    scene.choose("sam rohan")
    scene.choose("watcher rohan")
    scene.cards("2", "3")
    assert scene.at("sam") is None
    assert (scene.winner, scene.how) == ("sauron", "sam-fell")


@rule("C-9.11")
def test_P55_the_witch_king_wins_in_the_shire():
    scene = Scene(
        "frodo*@shire sam*@shire gandalf*@eregion / witch-king*@arthedain",
        turn="sauron",
        format="variant",
    )
    scene.choose("witch-king shire")
    assert (scene.winner, scene.how) == ("sauron", "witch-king")
    assert scene.told("battle") == []


@rule("C-10.20", "C-10.21")
def test_P56_treebeard_jumps_home():
    scene = Scene("treebeard@shire frodo*@shire / gollum@fangorn", format="variant")
    assert scene.moves("treebeard") == {"arthedain", "cardolan", "fangorn"}
    scene.choose("treebeard fangorn")
    assert scene.asked == "sauron prompt-gollum"
    scene.choose("stay")
    scene.cards("1", "1")
    assert scene.totals() == (7, 2)


@rule("C-10.21")
def test_P56_treebeard_does_not_jump_at_two():
    scene = Scene("treebeard@shire frodo*@shire / gollum@fangorn watcher@fangorn", format="variant")
    assert scene.moves("treebeard") == {"arthedain", "cardolan"}


@rule("C-10.37", "C-10.38", "C-10.40")
@pytest.mark.parametrize(
    ("others", "cardolan"),
    [
        ("frodo*@shire / watcher@rohan", True),
        ("frodo*@shire sam*@cardolan / watcher@rohan", False),
        ("frodo*@shire / watcher@rohan gollum@cardolan", False),
    ],
)
def test_P57_the_uruk_hai_march_to_an_empty_region(others, cardolan):
    scene = Scene(f"{others} uruk-hai@gondor", turn="sauron", format="variant")
    assert scene.moves("uruk-hai") >= {"rohan", "gap-of-rohan", "enedwaith"}
    assert ("cardolan" in scene.moves("uruk-hai")) == cardolan


def faramir_beats_wormtongue(others: str) -> Scene:
    scene = Scene(
        f"faramir@fangorn frodo*@shire / wormtongue@gondor {others}",
        format="variant",
    )
    scene.choose("faramir gondor")
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("stay")
    scene.cards("3", "2")
    assert scene.totals() == (6, 1)
    return scene


@rule("C-10.47")
def test_P58_wormtongue_slips_away():
    scene = faramir_beats_wormtongue("watcher@rohan")
    assert scene.asked == "sauron prompt-escape"
    assert scene.options() == {"escape mordor", "fall"}
    scene.choose("escape mordor")
    assert (scene.at("wormtongue"), scene.at("faramir")) == ("mordor", "gondor")


@rule("C-10.49")
def test_P58_wormtongue_falls_if_mordor_is_not_empty():
    scene = faramir_beats_wormtongue("watcher@mordor")
    assert (scene.at("wormtongue"), scene.at("faramir")) == (None, "gondor")


@rule("C-12.41", "C-12.42")
def test_P59_the_palantir_shows_a_region():
    scene = Scene(
        "merry@rhudaur frodo@rhudaur sam@shire / black-rider@high-pass orcs@mordor",
        turn="sauron",
        specials="palantir",
    )
    assert "palantir rhudaur" in scene.options()
    assert "palantir shire" not in scene.options()
    scene.choose("palantir rhudaur")
    assert scene.revealed() == {"merry", "frodo"}
    scene.choose("black-rider rhudaur")
    assert scene.options() == {"fight merry", "fight frodo"}
    scene.choose("fight frodo")
    assert scene.told("battle")[-1]["defender"] == "frodo"


@rule("C-12.41", "C-5.1")
def test_P59_what_the_palantir_showed_is_hidden_after_the_turn():
    scene = Scene(
        "merry@rhudaur frodo@rhudaur / black-rider@high-pass orcs@mordor",
        turn="sauron",
        specials="palantir",
    )
    scene.choose("palantir rhudaur")
    scene.choose("orcs gondor")
    assert scene.revealed() == set()


@rule("C-12.32", "C-12.35")
def test_P60_in_the_dark_of_mordor_another_moves_on():
    scene = Scene("frodo@shire / orcs@mordor warg@mordor", turn="sauron", specials="dark-of-mordor")
    scene.choose("dark orcs dagorlad")
    assert scene.at("orcs") == "dagorlad"
    assert scene.turn == "sauron"
    assert scene.options() == {"warg dagorlad", "warg gondor"}


@rule("C-12.9", "C-12.14")
def test_P60_who_rides_shadowfax_moves_on():
    scene = Scene("merry@shire frodo@shire / warg@mordor", specials="shadowfax")
    scene.choose("shadowfax merry cardolan")
    assert scene.at("merry") == "cardolan"
    assert scene.turn == "fellowship"
    assert scene.options() == {"merry eregion", "merry enedwaith"}

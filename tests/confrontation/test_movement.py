"""Turns and movement (section 3)."""

import pytest

from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.games.confrontation import GAME
from tests.confrontation.scene import Scene
from tests.marks import rule

FELLOWSHIP_STEPS = {
    "shire": {"arthedain", "cardolan"},
    "arthedain": {"rhudaur", "eregion"},
    "cardolan": {"eregion", "enedwaith"},
    "rhudaur": {"high-pass", "misty-mountains"},
    "eregion": {"misty-mountains", "caradhras", "fangorn"},
    "enedwaith": {"caradhras", "gap-of-rohan"},
    "high-pass": {"mirkwood"},
    "misty-mountains": {"mirkwood", "fangorn"},
    "caradhras": {"fangorn", "rohan"},
    "gap-of-rohan": {"rohan"},
    "mirkwood": {"dagorlad", "fangorn"},
    "fangorn": {"dagorlad", "gondor", "rohan"},
    "rohan": {"gondor"},
    "dagorlad": {"mordor"},
    "gondor": {"mordor"},
    "mordor": set(),
}
SAURON_STEPS = {
    "mordor": {"dagorlad", "gondor"},
    "dagorlad": {"mirkwood", "fangorn"},
    "gondor": {"fangorn", "rohan"},
    "mirkwood": {"high-pass", "misty-mountains"},
    "fangorn": {"misty-mountains", "caradhras"},
    "rohan": {"caradhras", "gap-of-rohan"},
    "high-pass": {"rhudaur"},
    "misty-mountains": {"rhudaur", "eregion"},
    "caradhras": {"eregion", "enedwaith"},
    "gap-of-rohan": {"enedwaith"},
    "rhudaur": {"arthedain"},
    "eregion": {"arthedain", "cardolan"},
    "enedwaith": {"cardolan"},
    "arthedain": {"shire"},
    "cardolan": {"shire"},
    "shire": set(),
}
MOUNTAINS = ("high-pass", "misty-mountains", "caradhras", "gap-of-rohan")


# --- Turns


@rule("C-3.1", "C-3.2")
def test_sauron_begins_and_the_turns_alternate():
    match = Match(GAME, [Seat("Tolkien"), Seat("Lewis")], {}, "confrontation")
    match.choose(0, "deploy merry pippin gimli legolas gandalf")
    match.choose(1, "deploy shelob warg orcs balrog saruman")
    moves = ("orcs high-pass", "merry eregion", "warg rohan", "sam arthedain")
    for ply, code in enumerate(moves):
        assert [ask.seat for ask in match.asks] == [1 - ply % 2]
        match.choose(1 - ply % 2, code)


@rule("C-3.3")
@pytest.mark.parametrize("turn", ["fellowship", "sauron"])
def test_nobody_may_pass(turn):
    scene = Scene("merry@shire frodo@shire / warg@mordor orcs@fangorn", turn=turn)
    movers = {"merry", "frodo"} if turn == "fellowship" else {"warg", "orcs"}
    assert {code.split()[0] for code in scene.options()} == movers
    assert all(len(code.split()) == 2 for code in scene.options())


@rule("C-3.3")
def test_one_move_is_the_whole_turn():
    scene = Scene("merry@shire frodo@shire / warg@mordor")
    scene.choose("merry cardolan")
    assert (scene.at("merry"), scene.at("frodo")) == ("cardolan", "shire")
    assert scene.turn == "sauron"


@rule("C-3.3", "C-3.17")
def test_a_special_movement_is_the_turns_move():
    scene = Scene("boromir@eregion frodo@shire / witch-king@rhudaur warg@mordor", turn="sauron")
    scene.choose("witch-king eregion")
    assert scene.defeated() == {"boromir", "witch-king"}
    assert scene.turn == "fellowship"


# --- Steps


@rule("C-3.4", "C-3.5", "C-3.6", "C-3.7", "C-1.14")
@pytest.mark.parametrize(("region", "moves"), FELLOWSHIP_STEPS.items())
def test_where_the_fellowship_goes(region, moves):
    scene = Scene(f"gimli@{region} frodo@shire / warg@mordor")
    assert scene.moves("gimli") == moves


@rule("C-3.4", "C-3.5", "C-3.6", "C-3.7", "C-1.14")
@pytest.mark.parametrize(("region", "moves"), SAURON_STEPS.items())
def test_where_sauron_goes(region, moves):
    scene = Scene(f"frodo@shire / orcs@{region} warg@mordor", turn="sauron")
    assert scene.moves("orcs") == moves


@rule("C-3.5", "C-3.6")
def test_an_enemy_beside_or_behind_is_out_of_reach():
    scene = Scene("gimli@eregion frodo@arthedain / orcs@rhudaur warg@cardolan balrog@enedwaith")
    assert scene.moves("gimli") == {"misty-mountains", "caradhras", "fangorn"}
    scene = Scene("gimli@enedwaith frodo@caradhras / orcs@eregion warg@mordor", turn="sauron")
    assert scene.moves("orcs") == {"arthedain", "cardolan"}


@rule("C-3.17")
def test_some_characters_break_the_rules_of_movement():
    board = "aragorn@eregion frodo@shire / orcs@rhudaur"
    assert "rhudaur" in Scene(board).moves("aragorn")
    board = "gimli@shire frodo@eregion / flying-nazgul@mordor"
    assert Scene(board, turn="sauron").moves("flying-nazgul") >= {"shire", "eregion"}


# --- Mountains


@rule("C-3.8")
@pytest.mark.parametrize(
    ("here", "beside"),
    [
        ("high-pass", "misty-mountains"),
        ("misty-mountains", "caradhras"),
        ("caradhras", "gap-of-rohan"),
    ],
)
def test_no_ability_leads_sideways_in_the_mountains(here, beside):
    for origin, target in ((here, beside), (beside, here)):
        scene = Scene(f"aragorn@{origin} frodo@shire / orcs@{target}")
        assert target not in scene.moves("aragorn")
        scene = Scene(f"frodo@shire merry@{target} / witch-king@{origin}", turn="sauron")
        assert target not in scene.moves("witch-king")
        # Only the Flying Nazgûl says otherwise.
        scene = Scene(f"frodo@shire merry@{target} / flying-nazgul@{origin}", turn="sauron")
        assert target in scene.moves("flying-nazgul")


@rule("C-3.9", "C-4.16")
@pytest.mark.parametrize("region", MOUNTAINS)
def test_frodo_never_retreats_sideways_in_the_mountains(region):
    origin = next(back for back, targets in SAURON_STEPS.items() if region in targets)
    scene = Scene(f"frodo@{region} sam@shire / warg@mordor balrog@{origin}", turn="sauron")
    scene.choose(f"balrog {region}")
    assert scene.asked == "both prompt-card"


@rule("C-3.9", "C-4.16")
def test_not_even_gwaihir_carries_anybody_sideways_in_the_mountains():
    scene = Scene(
        "gimli@misty-mountains frodo@shire / balrog@fangorn", turn="sauron", specials="gwaihir"
    )
    scene.choose("balrog misty-mountains")
    scene.choose("gwaihir")
    assert scene.options() == {"retreat rhudaur", "retreat eregion", "stay"}


# --- Limits


@rule("C-3.10", "C-3.16")
@pytest.mark.parametrize(
    ("others", "retreats"),
    [
        ("sam@shire gimli@shire legolas@shire", True),
        ("sam@shire gimli@shire legolas@shire pippin@shire", False),
    ],
)
def test_the_shire_holds_four(others, retreats):
    scene = Scene(f"merry@arthedain frodo@eregion {others} / balrog@rhudaur", turn="sauron")
    scene.choose("balrog arthedain")
    scene.cards("retreat", "1")
    assert scene.at("merry") == ("shire" if retreats else None)


@rule("C-3.11", "C-3.15")
@pytest.mark.parametrize(
    ("others", "enters"),
    [
        ("sam@mordor merry@mordor legolas@mordor", True),
        ("sam@mordor merry@mordor legolas@mordor pippin@mordor", False),
    ],
)
def test_mordor_holds_four_of_the_fellowship(others, enters):
    scene = Scene(f"gimli@gondor frodo@shire {others} / warg@dagorlad")
    assert scene.moves("gimli") == ({"mordor"} if enters else set())


@rule("C-3.11")
@pytest.mark.parametrize(
    ("others", "comes"),
    [
        ("warg@mordor orcs@mordor balrog@mordor", True),
        ("warg@mordor orcs@mordor balrog@mordor saruman@mordor", False),
    ],
)
def test_mordor_holds_four_of_saurons(others, comes):
    scene = Scene(f"frodo@shire / shelob@rohan {others}", turn="sauron", specials="recall")
    assert ("recall shelob" in scene.options()) == comes


@rule("C-1.4", "C-3.12", "C-3.15")
@pytest.mark.parametrize("region", MOUNTAINS)
@pytest.mark.parametrize("side", ["fellowship", "sauron"])
def test_a_mountain_holds_one(side, region):
    steps = FELLOWSHIP_STEPS if side == "fellowship" else SAURON_STEPS
    origin = next(back for back, targets in steps.items() if region in targets)
    if side == "fellowship":
        scene = Scene(f"gimli@{origin} merry@{region} frodo@shire / warg@mordor")
        assert scene.moves("gimli") == steps[origin] - {region}
    else:
        scene = Scene(f"frodo@shire / orcs@{origin} warg@{region} balrog@mordor", turn=side)
        assert scene.moves("orcs") == steps[origin] - {region}


@rule("C-3.13", "C-3.15")
@pytest.mark.parametrize("region", sorted(set(SAURON_STEPS) - {"shire", "mordor", *MOUNTAINS}))
@pytest.mark.parametrize("side", ["fellowship", "sauron"])
def test_every_other_region_holds_two(side, region):
    steps = FELLOWSHIP_STEPS if side == "fellowship" else SAURON_STEPS
    origin = next(back for back, targets in steps.items() if region in targets)
    if side == "fellowship":
        board = f"gimli@{origin} merry@{region} frodo@shire"
        assert region in Scene(f"{board} / warg@mordor").moves("gimli")
        full = Scene(f"{board} pippin@{region} / warg@mordor")
        assert full.moves("gimli") == steps[origin] - {region}
    else:
        board = f"frodo@shire / orcs@{origin} warg@{region} balrog@mordor"
        assert region in Scene(board, turn=side).moves("orcs")
        full = Scene(f"{board} shelob@{region}", turn=side)
        assert full.moves("orcs") == steps[origin] - {region}


@rule("C-3.14", "C-3.29", "C-4.1")
@pytest.mark.parametrize(
    ("board", "code", "field"),
    [
        ("gimli@rhudaur frodo@shire / warg@high-pass", "gimli high-pass", "high-pass"),
        (
            "gimli@mirkwood frodo@shire / warg@dagorlad shelob@dagorlad",
            "gimli dagorlad",
            "dagorlad",
        ),
        (
            "gimli@gondor frodo@shire / warg@mordor shelob@mordor orcs@mordor saruman@mordor",
            "gimli mordor",
            "mordor",
        ),
    ],
)
def test_a_region_full_of_enemies_can_be_attacked(board, code, field):
    scene = Scene(board)
    scene.choose(code)
    assert [battle["region"] for battle in scene.told("battle")] == [field]


@rule("C-3.15")
def test_an_arrow_obeys_the_limit():
    scene = Scene("gimli@eregion merry@fangorn pippin@fangorn frodo@shire / warg@mordor")
    assert scene.moves("gimli") == {"misty-mountains", "caradhras"}
    scene = Scene("gimli@mirkwood merry@fangorn pippin@fangorn frodo@shire / warg@mordor")
    assert scene.moves("gimli") == {"dagorlad"}


@rule("C-3.15")
def test_a_long_ride_obeys_the_limit():
    full = "orcs@gap-of-rohan warg@caradhras"
    scene = Scene(f"merry@enedwaith frodo@shire / black-rider@rohan {full}", turn="sauron")
    assert scene.moves("black-rider") == set()


@rule("C-3.16", "C-4.15")
def test_nobody_retreats_into_a_full_region():
    others = "gimli@rhudaur legolas@rhudaur pippin@shire"
    scene = Scene(f"frodo@eregion {others} / balrog@caradhras", turn="sauron")
    scene.choose("balrog eregion")
    assert scene.options() == {"retreat enedwaith", "stay"}


# --- The yellow arrows


@rule("C-3.18", "C-3.19", "C-3.20")
@pytest.mark.parametrize(("origin", "target"), [("mirkwood", "fangorn"), ("fangorn", "rohan")])
def test_a_step_down_the_anduin_is_the_turns_move_forward(origin, target):
    board = f"gimli@{origin} frodo@shire / warg@mordor"
    scene = Scene(board)
    scene.choose(f"gimli {target}")
    assert scene.at("gimli") == target
    assert scene.turn == "sauron"


@rule("C-3.20", "C-6.4")
def test_who_can_only_go_down_the_anduin_is_not_stuck():
    full = "pippin@dagorlad merry@dagorlad sam@mordor gandalf@mordor legolas@mordor boromir@mordor"
    board = f"frodo@mirkwood gimli@fangorn {full} / warg@gondor"
    for stuck in ("any", "forward"):
        scene = Scene(board, stuck=stuck)
        assert "frodo fangorn" in scene.options()
        assert scene.moves("frodo") == {"fangorn"}


@rule("C-3.21")
def test_nobody_moves_up_the_anduin():
    assert "mirkwood" not in Scene("gimli@fangorn frodo@shire / warg@mirkwood").moves("gimli")
    assert "fangorn" not in Scene("gimli@rohan frodo@shire / warg@fangorn").moves("gimli")


@rule("C-3.22")
@pytest.mark.parametrize(
    ("field", "origin", "retreats"),
    [("fangorn", "dagorlad", {"mirkwood", "rohan"}), ("rohan", "gondor", {"fangorn"})],
)
def test_frodo_retreats_up_the_anduin_as_well(field, origin, retreats):
    scene = Scene(f"frodo@{field} sam@shire / balrog@{origin}", turn="sauron")
    scene.choose(f"balrog {field}")
    assert scene.options() == {f"retreat {region}" for region in retreats} | {"stay"}


@rule("C-3.22")
def test_saurons_retreat_leads_up_the_anduin_as_well():
    scene = Scene("gimli@caradhras frodo@shire / balrog@rohan warg@mordor")
    scene.choose("gimli rohan")
    scene.cards("1", "retreat")
    assert scene.at("balrog") == "fangorn"


@rule("C-3.22")
def test_aragorn_attacks_up_the_anduin():
    assert Scene("aragorn@rohan frodo@shire / warg@fangorn").moves("aragorn") == {
        "gondor",
        "fangorn",
    }


@rule("C-3.22", "C-7.14")
def test_upstream_is_not_backward():
    scene = Scene("gimli@fangorn frodo@shire / balrog@gondor", turn="sauron")
    scene.choose("balrog fangorn")
    scene.cards("retreat", "1")
    assert scene.options() == {"retreat misty-mountains", "retreat caradhras"}


@rule("C-3.23")
@pytest.mark.parametrize("origin", ["mirkwood", "fangorn"])
def test_sauron_does_not_move_down_the_anduin(origin):
    target = {"mirkwood": "fangorn", "fangorn": "rohan"}[origin]
    scene = Scene(f"merry@{target} frodo@shire / orcs@{origin} black-rider@{origin}", turn="sauron")
    assert target not in scene.moves("orcs") | scene.moves("black-rider")


@rule("C-3.24", "C-3.29")
def test_moria_leads_straight_into_battle():
    scene = Scene("gimli@eregion frodo@shire / saruman@fangorn")
    scene.choose("gimli fangorn")
    assert scene.told("battle")[-1]["region"] == "fangorn"


@rule("C-3.25", "C-4.17")
def test_nobody_goes_back_through_moria():
    scene = Scene("pippin@eregion frodo@shire / saruman@fangorn", saruman_holds=False)
    scene.choose("pippin fangorn")
    assert scene.options() == {"retreat misty-mountains", "retreat caradhras", "stay"}
    assert "eregion" not in Scene("aragorn@fangorn frodo@shire / warg@eregion").moves("aragorn")


@rule("C-3.25", "C-4.17")
def test_neither_gwaihir_nor_the_card_leads_back_through_moria():
    scene = Scene("gimli@eregion frodo@shire / balrog@fangorn", specials="gwaihir")
    scene.choose("gimli fangorn")
    scene.choose("gwaihir")
    back = {"retreat misty-mountains", "retreat caradhras"}
    assert scene.options() == back | {"retreat mirkwood", "retreat rohan", "stay"}
    scene.choose("stay")
    scene.cards("retreat", "1")
    assert scene.options() == back


@rule("C-3.26")
@pytest.mark.parametrize("guard", ["orcs", "cave-troll", "saruman"])
def test_nobody_but_the_balrog_guards_moria(guard):
    scene = Scene(f"gimli@eregion frodo@shire / {guard}@caradhras warg@mordor")
    scene.choose("gimli fangorn")
    assert scene.at("gimli") == "fangorn"


@rule("C-3.27")
def test_sauron_may_not_use_moria():
    board = "merry@eregion frodo@shire / orcs@fangorn black-rider@dagorlad"
    scene = Scene(f"{board} warg@misty-mountains balrog@caradhras", turn="sauron")
    assert "eregion" not in scene.moves("orcs") | scene.moves("black-rider")


@rule("C-3.27")
def test_moria_is_no_neighbourhood_for_smeagol():
    scene = Scene(
        "smeagol@fangorn theoden@eregion frodo*@shire / gollum@dagorlad watcher@mordor",
        turn="sauron",
        format="variant",
    )
    scene.choose("gollum fangorn")
    assert scene.asked == "sauron prompt-gollum", "nobody near to swap with"


@rule("C-3.27")
@pytest.mark.parametrize(("gandalf", "near"), [("eregion", False), ("caradhras", True)])
def test_moria_is_no_neighbourhood_for_gandalf(gandalf, near):
    scene = Scene(
        f"theoden@fangorn gandalf*@{gandalf} frodo*@shire / uruk-hai@dagorlad",
        turn="sauron",
        format="variant",
    )
    scene.choose("uruk-hai fangorn")
    scene.cards("1", "1")
    assert (not scene.over and scene.asked == "fellowship prompt-support") == near


# --- Off the board


@rule("C-3.28", "C-13.6")
def test_the_defeated_are_set_aside_for_all_to_see():
    scene = Scene("boromir@rhudaur frodo@shire / orcs@high-pass warg@mordor")
    before = [set(side.defeated) for side in scene.view(0).sides]
    scene.choose("boromir high-pass")
    assert (scene.at("boromir"), scene.at("orcs")) == (None, None)
    for viewer in (0, 1):
        after = [set(side.defeated) for side in scene.view(viewer).sides]
        assert after == [before[0] | {"boromir"}, before[1] | {"orcs"}]

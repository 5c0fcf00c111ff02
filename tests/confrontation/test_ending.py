"""How a game ends, what it scores, and the match of two games (section 6)."""

import pytest

from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.position import Position
from mathom.core.record import Seat
from mathom.core.state import clone
from mathom.games.confrontation import GAME
from mathom.games.confrontation.data import AWAY
from mathom.games.confrontation.state import Confrontation
from tests.confrontation.scene import Scene
from tests.marks import rule


def points(scene: Scene) -> list[int]:
    """The Fellowship's points, then Sauron's."""
    return [side.points for side in scene.view(0).sides]


def winners(scene: Scene) -> tuple[int, ...]:
    result = GAME.result(scene.state)
    assert result is not None
    return result.winners


# --- Frodo reaches Mordor


@rule("C-6.1")
@pytest.mark.parametrize(
    "guards", ["", "orcs@mordor", "orcs@mordor warg@mordor shelob@mordor saruman@mordor"]
)
@pytest.mark.parametrize("origin", ["dagorlad", "gondor"])
def test_frodo_wins_when_he_enters_mordor(origin, guards):
    scene = Scene(f"frodo@{origin} sam@shire / balrog@fangorn {guards}")
    scene.choose("frodo mordor")
    assert (scene.winner, scene.how) == ("fellowship", "mordor")
    assert scene.over
    assert scene.told("battle") == []
    assert winners(scene) == (0,)


@rule("C-6.1")
def test_nobody_else_wins_in_mordor():
    scene = Scene("sam@gondor frodo@shire / balrog@fangorn")
    scene.choose("sam mordor")
    assert scene.winner is None
    scene = Scene("sam@gondor frodo@shire / balrog@mordor")
    scene.choose("sam mordor")
    assert scene.told("battle")[-1]["region"] == "mordor"


@rule("C-6.1", "C-3.15")
def test_four_companions_in_mordor_keep_frodo_out():
    companions = "sam@mordor merry@mordor gimli@mordor legolas@mordor"
    scene = Scene(f"frodo@gondor pippin@shire {companions} / balrog@fangorn")
    assert scene.moves("frodo") == set()


@rule("C-6.1")
def test_a_swap_brings_frodo_into_mordor_as_well():
    scene = Scene(
        "smeagol@mordor frodo@gondor / flying-nazgul@mirkwood", turn="sauron", format="draft"
    )
    scene.choose("flying-nazgul mordor")
    scene.choose("swap frodo")
    assert (scene.winner, scene.how) == ("fellowship", "mordor")


@rule("C-6.1", "C-12.15")
def test_frodo_does_not_ride_into_mordor_but_moves_on_to_it():
    scene = Scene("frodo@rohan sam@shire / warg@fangorn", specials="shadowfax")
    assert "shadowfax frodo gondor" in scene.options()
    scene.choose("shadowfax frodo gondor")
    scene.choose("frodo mordor")
    assert scene.winner == "fellowship"
    scene = Scene("frodo@gondor sam@shire / warg@fangorn", specials="shadowfax")
    assert "shadowfax frodo mordor" not in scene.options()


# --- Three in the Shire


@rule("C-6.2")
def test_two_in_the_shire_do_not_win():
    scene = Scene("frodo@gondor / orcs@shire balrog@cardolan warg@mordor", turn="sauron")
    scene.choose("balrog shire")
    assert scene.winner is None


@rule("C-6.2")
def test_the_third_in_the_shire_wins_at_once():
    scene = Scene("frodo@gondor / orcs@shire balrog@cardolan warg@shire", turn="sauron")
    scene.choose("balrog shire")
    assert (scene.winner, scene.how) == ("sauron", "shire")
    assert winners(scene) == (1,)


@rule("C-6.2")
def test_gollum_wins_by_a_retreat_to_the_shire():
    scene = Scene(
        "theoden@arthedain frodo*@gondor / gollum@rhudaur watcher@shire uruk-hai@shire",
        turn="sauron",
        format="variant",
    )
    scene.choose("gollum arthedain")
    scene.choose("retreat shire")
    assert (scene.winner, scene.how) == ("sauron", "shire")


@rule("C-6.2")
def test_a_step_in_the_dark_wins_as_well():
    scene = Scene(
        "frodo@gondor / orcs@shire balrog@cardolan shelob@shire warg@mordor",
        turn="sauron",
        specials="dark-of-mordor",
    )
    scene.choose("dark balrog shire")
    assert (scene.winner, scene.how) == ("sauron", "shire")


@rule("C-6.2")
def test_who_attacks_the_shire_fights_first():
    scene = Scene("frodo@gondor sam@shire / orcs@mordor balrog@cardolan", turn="sauron")
    scene.choose("balrog shire")
    assert scene.asked == "both prompt-card"


# --- Frodo falls


@rule("C-6.3")
@pytest.mark.parametrize(
    ("board", "turn", "codes"),
    [
        ("frodo@rhudaur sam@shire / balrog@high-pass", "fellowship", ["frodo high-pass"]),
        ("frodo@high-pass sam@shire / balrog@mirkwood", "sauron", ["balrog high-pass"]),
    ],
)
def test_frodo_falls_in_battle(board, turn, codes):
    scene = Scene(board, turn=turn)
    for code in codes:
        scene.choose(code)
    scene.cards("1", "1")
    assert (scene.winner, scene.how) == ("sauron", "frodo-fell")
    assert scene.over


@rule("C-6.3")
def test_frodo_falls_by_an_ability():
    scene = Scene("frodo@high-pass sam@shire / orcs@mirkwood", turn="sauron")
    scene.choose("orcs high-pass")
    assert (scene.winner, scene.how) == ("sauron", "frodo-fell")


@rule("C-6.3")
def test_frodo_falls_in_moria():
    scene = Scene("frodo@eregion sam@shire / balrog@caradhras")
    scene.choose("frodo fangorn")
    scene.choose("balrog")
    assert (scene.winner, scene.how) == ("sauron", "frodo-fell")


@rule("C-6.3")
@pytest.mark.parametrize(("ours", "theirs"), [("noble-sacrifice", "1"), ("5", "1")])
def test_frodos_fall_loses_even_if_his_enemy_falls_with_him(ours, theirs):
    scene = Scene("frodo@rhudaur sam@shire / balrog@high-pass")
    scene.choose("frodo high-pass")
    scene.cards(ours, theirs)
    assert scene.defeated() == {"frodo", "balrog"}
    assert scene.winner == "sauron", "although he has nobody left to move"


# --- Who can't move


@rule("C-6.4")
def test_sauron_loses_without_a_move():
    scene = Scene("frodo@gondor / warg@shire orcs@shire", turn="sauron")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")
    assert winners(scene) == (0,)


IN_MORDOR = "merry@mordor gimli@mordor legolas@mordor"


@rule("C-6.4")
def test_the_fellowship_loses_without_a_move():
    scene = Scene(f"frodo@gondor sam@mordor {IN_MORDOR} / warg@shire", turn="fellowship")
    assert (scene.winner, scene.how) == ("sauron", "stuck")


@rule("C-6.4")
def test_it_is_checked_only_on_ones_own_turn():
    scene = Scene("frodo@shire / warg@shire orcs@shire", turn="fellowship")
    assert scene.winner is None
    scene.choose("frodo arthedain")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")


@rule("C-6.4")
def test_who_has_no_characters_left_loses_on_his_turn():
    scene = Scene("boromir@rhudaur frodo@shire / balrog@high-pass")
    scene.choose("boromir high-pass")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")
    assert points(scene) == [1, 0]


@rule("C-6.4")
@pytest.mark.parametrize(
    "specials", ["crebain", "recall", "crebain recall dark-of-mordor palantir"]
)
@pytest.mark.parametrize("stuck", ["any", "forward"])
def test_no_card_saves_who_has_no_characters_left(specials, stuck):
    scene = Scene(
        "boromir@eregion frodo@shire / orcs@misty-mountains", specials=specials, stuck=stuck
    )
    scene.choose("boromir misty-mountains")
    assert scene.defeated() == {"boromir", "orcs"}
    assert (scene.winner, scene.how) == ("fellowship", "stuck")
    assert points(scene) == [1, 0]


@rule("C-6.4")
def test_who_loses_the_last_character_on_his_own_turn_loses_on_the_next():
    scene = Scene(
        "boromir@eregion frodo@shire / orcs@misty-mountains", turn="sauron", specials="crebain"
    )
    scene.choose("orcs eregion")
    assert scene.winner is None
    scene.choose("frodo arthedain")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")


@rule("C-6.4", "C-10.57")
def test_a_card_that_skips_the_turn_saves_a_revealed_watcher():
    scene = Scene(
        "frodo*@shire / watcher@fangorn!", turn="sauron", format="variant", specials="crebain"
    )
    assert scene.options() == {"crebain shire"}


@rule("C-6.4")
def test_an_attack_is_a_move():
    scene = Scene("frodo@rhudaur sam@mordor / warg@high-pass orcs@misty-mountains")
    assert scene.options() == {"frodo high-pass", "frodo misty-mountains"}


@rule("C-6.4")
@pytest.mark.parametrize(
    ("board", "turn", "moves"),
    [
        (
            f"frodo@gondor aragorn@mordor {IN_MORDOR} / warg@dagorlad",
            "fellowship",
            "aragorn dagorlad",
        ),
        ("frodo@gondor / flying-nazgul@shire orcs@shire", "sauron", "flying-nazgul gondor"),
        (
            f"frodo@gondor treebeard@mordor {IN_MORDOR} / gollum@fangorn",
            "fellowship",
            "treebeard fangorn",
        ),
    ],
)
def test_special_movements_save_from_being_stuck(board, turn, moves):
    scene = Scene(board, turn=turn, format="draft")
    assert scene.options() == {moves}
    strict = Scene(board, turn=turn, format="draft", stuck="forward")
    other = "sauron" if turn == "fellowship" else "fellowship"
    assert (strict.winner, strict.how) == (other, "stuck")


@rule("C-6.4")
def test_a_sideways_attack_saves_the_witch_king():
    board = "frodo@eregion / witch-king@rhudaur orcs@arthedain warg@arthedain balrog@shire"
    scene = Scene(f"{board} shelob@shire", turn="sauron")
    assert "witch-king eregion" in scene.options()


@rule("C-6.4", "C-10.57")
def test_a_revealed_watcher_is_no_move():
    scene = Scene("frodo*@shire / watcher@fangorn!", turn="sauron", format="variant")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")


@rule("C-6.4")
@pytest.mark.parametrize("stuck", ["any", "forward"])
def test_a_card_that_skips_the_turn_saves_who_is_stuck(stuck):
    scene = Scene(
        "frodo@gondor / warg@shire orcs@shire",
        turn="sauron",
        specials="recall crebain",
        stuck=stuck,
    )
    assert scene.options() == {"recall orcs", "recall warg", "crebain gondor"}
    scene.choose("recall orcs")
    assert scene.turn == "fellowship"
    assert scene.winner is None


@rule("C-6.4")
def test_a_card_that_skips_the_turn_saves_the_fellowship_as_well():
    scene = Scene(f"frodo@gondor aragorn@mordor {IN_MORDOR} / warg@shire", specials="king-revealed")
    assert scene.options() == {"king shire"}


@rule("C-6.4")
def test_the_palantir_does_not_save_who_is_stuck():
    scene = Scene("frodo@gondor / warg@shire orcs@shire", turn="sauron", specials="palantir")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")


@rule("C-3.15", "C-6.6")
def test_who_stands_at_the_end_of_the_road_stays_and_scores():
    scene = Scene(f"frodo@gondor sam@dagorlad {IN_MORDOR} / warg@shire orcs@mirkwood")
    assert scene.moves("merry") == set()
    scene.choose("frodo mordor")
    assert points(scene) == [5, 0]
    scene = Scene("frodo@gondor sam@shire / warg@mordor orcs@shire", turn="sauron")
    assert scene.moves("orcs") == set()


# --- Points


@rule("C-6.6", "C-6.7")
def test_the_winner_scores_a_point_for_each_of_his_characters():
    scene = Scene("frodo@gondor sam@shire merry@shire / warg@mordor orcs@mordor balrog@mordor")
    scene.choose("frodo mordor")
    assert points(scene) == [3, 0]
    scene = Scene("frodo@high-pass sam@shire / orcs@mirkwood warg@mordor", turn="sauron")
    scene.choose("orcs high-pass")
    assert points(scene) == [0, 2]


@rule("C-6.6")
def test_who_falls_with_frodo_does_not_score():
    scene = Scene("frodo@rhudaur sam@shire / balrog@high-pass warg@mordor orcs@mordor")
    scene.choose("frodo high-pass")
    scene.cards("noble-sacrifice", "1")
    assert points(scene) == [0, 2]


@rule("C-6.6")
def test_wormtongue_does_not_escape_from_a_finished_game():
    scene = Scene("frodo@rhudaur sam@shire / wormtongue@high-pass watcher@mordor", format="draft")
    scene.choose("frodo high-pass")
    scene.cards("noble-sacrifice", "1")
    assert scene.over
    assert scene.defeated() == {"frodo", "wormtongue"}
    assert points(scene) == [0, 1]


@rule("C-6.6")
@pytest.mark.parametrize("gondor", ["warg@mordor", "orcs@gondor warg@gondor"])
def test_shelob_does_not_go_home_from_a_finished_game(gondor):
    scene = Scene(f"frodo@high-pass sam@shire / shelob@mirkwood {gondor}", turn="sauron")
    scene.choose("shelob high-pass")
    scene.cards("1", "1")
    assert scene.winner == "sauron"
    assert scene.at("shelob") == "high-pass"
    assert points(scene) == [0, 1 + len(gondor.split())]


# --- Sam in Mordor when the Ring comes to him


@rule("C-9.10")
@pytest.mark.parametrize(("sam_in_mordor", "winner"), [(False, None), (True, "fellowship")])
def test_a_sam_who_is_in_mordor_already_has_not_entered_it(sam_in_mordor, winner):
    scene = Scene(
        "frodo*@high-pass sam*@mordor theoden@shire / uruk-hai@mirkwood watcher@fangorn",
        turn="sauron",
        format="variant",
        sam_in_mordor=sam_in_mordor,
    )
    scene.choose("uruk-hai high-pass")
    scene.cards("1", "1")
    assert scene.at("frodo") is None
    assert scene.winner == winner


# --- Draws: a dance in which nobody is defeated


DANCE = "frodo@eregion pippin@arthedain merry@arthedain / witch-king@rhudaur"


def dance(scene: Scene, turns: int = 4, first: int = 0) -> None:
    """The Witch-king chases Frodo from side to side, Pippin attacks him and runs; after four
    turns all is as before.
    """
    steps = (
        ("witch-king eregion", "retreat rhudaur"),
        ("pippin eregion", "retreat arthedain"),
        ("witch-king rhudaur", "retreat eregion"),
        ("pippin rhudaur", "retreat arthedain"),
    )
    for turn in range(first, first + turns):
        for code in steps[turn % 4]:
            scene.choose(code)


def test_the_third_repetition_is_a_draw():
    scene = Scene(DANCE, turn="sauron")
    assert scene.view(0).repeats == 0
    dance(scene)
    assert scene.view(0).repeats == 1
    assert len(scene.told("repeated")) == 1, "the players are warned"
    dance(scene, 3)
    assert scene.winner is None
    scene.choose("pippin rhudaur")
    scene.choose("retreat arthedain")
    assert (scene.winner, scene.how) == ("draw", "repetition")
    assert scene.over
    assert winners(scene) == (0, 1)
    assert points(scene) == [0, 0]


def two_who_may_have_changed_places(who: str) -> Scene:
    """One of Sauron's is recalled to Mordor, and one of two goes back to where it stood: nobody
    else can see whether it is the same.
    """
    scene = Scene(
        "pippin@rhudaur frodo@shire / orcs@high-pass warg@mordor saruman@dagorlad",
        specials="recall",
    )
    for code in ("pippin high-pass", "retreat rhudaur", "recall saruman"):
        scene.choose(code)
    for code in ("pippin high-pass", "retreat rhudaur", f"{who} dagorlad"):
        scene.choose(code)
    return scene


@rule("C-2.14")
def test_what_is_said_of_repetitions_does_not_tell_who_is_hidden():
    same, other = [two_who_may_have_changed_places(who) for who in ("saruman", "warg")]
    for viewer in (0, SPECTATOR):
        assert same.witness(viewer) == other.witness(viewer)
    assert same.view(0).repeats == 1
    assert len(other.told("repeated")) == 1


def test_only_the_very_same_position_draws():
    for who, drawn in (("saruman", True), ("warg", False)):
        state = clone(two_who_may_have_changed_places(who).state)
        # As if the first turn had begun like this twice, and the present one were about to begin.
        state.past[-1] = state.past[0]
        state.step = "begin"
        assert Position(GAME, state).over == drawn


@rule("C-2.14")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_deal_repeats_as_often_and_does_not_remember_who_stood_where(viewer):
    scene = Scene(f"gimli@shire legolas@cardolan {DANCE} orcs@mordor warg@gondor", turn="sauron")
    dance(scene)
    unseen = [side for side in (0, 1) if viewer != side]
    for number in range(20):
        dealt = GAME.redeal(scene.state, viewer, Chance(f"deal {number}"))
        assert GAME.view(dealt, viewer).repeats == scene.view(viewer).repeats == 1
        for side in unseen:
            for then in dealt.past:
                standing = [place for place in then[9 * side : 9 * side + 9] if place != AWAY]
                assert standing == sorted(standing)


def test_a_position_with_other_hands_is_another():
    scene = Scene(DANCE, turn="sauron")
    dance(scene)
    dance(scene, 3)
    scene.choose("pippin rhudaur")
    scene.choose("stay")
    scene.cards("retreat", "1")
    assert scene.at("pippin") == "arthedain"
    assert scene.winner is None
    assert scene.view(0).repeats == 0


def test_a_position_with_another_to_move_is_another():
    scene = Scene(
        "frodo@shire aragorn@shire / warg@mordor",
        turn="sauron",
        specials="crebain king-revealed",
    )
    scene.choose("crebain shire")
    assert scene.view(0).repeats == 0, "nobody has moved, but it is the Fellowship's turn"
    scene.choose("king mordor")
    assert scene.view(0).repeats == 1


def test_without_repetition_only_the_number_of_turns_draws():
    scene = Scene(DANCE, turn="sauron", draws="cap")
    dance(scene, 199)
    assert scene.told("repeated") == []
    assert scene.view(0).turns_left == 1
    assert [told["turns"] for told in scene.told("turns-left")] == [20, 10, 5, 2, 1]
    assert scene.winner is None
    scene.choose("pippin rhudaur")
    scene.choose("retreat arthedain")
    assert (scene.winner, scene.how) == ("draw", "turns")
    assert winners(scene) == (0, 1)
    assert points(scene) == [0, 0]


def test_a_draw_comes_before_the_loss_of_who_is_stuck():
    scene = Scene(DANCE, turn="sauron", draws="cap")
    early = scene.fork()
    dance(early, 3)
    early.choose("merry rhudaur")
    assert (early.winner, early.how) == ("fellowship", "stuck")
    dance(scene, 199)
    scene.choose("merry rhudaur")
    assert scene.defeated() == {"witch-king"}
    assert (scene.winner, scene.how) == ("draw", "turns")


def test_who_wins_in_the_last_turn_wins():
    scene = Scene(DANCE, turn="fellowship", draws="cap")
    dance(scene, 199, first=3)
    scene.choose("witch-king rhudaur")
    scene.choose("stay")
    scene.cards("1", "1")
    assert (scene.winner, scene.how) == ("sauron", "frodo-fell")


# --- The match of two games


def new_match(**options) -> Match[Confrontation]:
    return Match(GAME, [Seat("Tolkien"), Seat("Lewis")], options, "confrontation")


def deploy(match: Match[Confrontation], fellowship: int) -> None:
    match.choose(fellowship, "deploy merry pippin gimli frodo gandalf")
    match.choose(1 - fellowship, "deploy shelob warg orcs cave-troll saruman")


def play(match: Match[Confrontation], fellowship: int, *codes: str) -> None:
    """Sauron and the Fellowship take turns to move."""
    for ply, code in enumerate(codes):
        match.choose(fellowship if ply % 2 else 1 - fellowship, code)


def frodo_walks_into_the_troll(match: Match[Confrontation], fellowship: int) -> None:
    match.choose(fellowship, "frodo fangorn")
    match.choose(fellowship, "card 1")
    match.choose(1 - fellowship, "card 1")


def frodo_walks_to_mordor(match: Match[Confrontation], fellowship: int) -> None:
    play(match, fellowship, "saruman gap-of-rohan", "frodo caradhras", "warg fangorn")
    play(match, 1 - fellowship, "frodo rohan", "orcs high-pass", "frodo gondor")
    play(match, fellowship, "shelob mirkwood", "frodo mordor")


@rule("C-6.5")
def test_in_a_match_each_player_plays_each_side_once():
    match = new_match(games=2)
    deploy(match, 0)
    play(match, 0, "orcs high-pass")
    frodo_walks_into_the_troll(match, 0)
    assert not match.over
    assert match.state.game == 2
    assert {ask.prompt.id for ask in match.asks} == {"prompt-deploy"}
    assert match.state.seats == (1, 0)
    deploy(match, 1)
    assert [ask.seat for ask in match.asks] == [0], "Sauron begins again"
    view = match.view(0)
    assert [len(side.hand) for side in view.sides] == [9, 9]
    assert [side.survivors for side in view.sides] == [9, 9]
    play(match, 1, "orcs high-pass")
    frodo_walks_into_the_troll(match, 1)
    assert match.over


@rule("C-6.5")
def test_a_single_game_is_no_match():
    match = new_match()
    deploy(match, 0)
    play(match, 0, "orcs high-pass")
    frodo_walks_into_the_troll(match, 0)
    assert match.over
    assert match.result is not None
    assert match.result.winners == (1,)


@rule("C-6.6", "C-6.8")
def test_the_player_with_more_points_wins_the_match():
    match = new_match(games=2)
    deploy(match, 0)
    play(match, 0, "orcs high-pass")
    frodo_walks_into_the_troll(match, 0)
    assert match.state.points == (0, 9)
    deploy(match, 1)
    play(match, 1, "orcs high-pass", "gimli high-pass", "warg rohan")
    frodo_walks_into_the_troll(match, 1)
    assert match.state.points == (8, 9), "Gimli had defeated the Orcs"
    assert match.result is not None
    assert match.result.winners == (1,)


@rule("C-6.7", "C-6.8")
def test_who_wins_both_games_has_the_points_of_both():
    match = new_match(games=2)
    deploy(match, 0)
    play(match, 0, "orcs high-pass")
    frodo_walks_into_the_troll(match, 0)
    deploy(match, 1)
    frodo_walks_to_mordor(match, 1)
    assert match.state.points == (0, 18)
    assert match.result is not None
    assert match.result.winners == (1,)


@rule("C-6.8")
def test_equal_points_are_a_drawn_match():
    match = new_match(games=2)
    for fellowship in (0, 1):
        deploy(match, fellowship)
        play(match, fellowship, "orcs high-pass")
        frodo_walks_into_the_troll(match, fellowship)
    assert match.state.points == (9, 9)
    assert match.result is not None
    assert match.result.winners == (0, 1)


@rule("C-6.5")
def test_a_drawn_game_scores_nothing_and_the_next_one_begins():
    scene = Scene(DANCE, turn="sauron", games=2)
    dance(scene)
    dance(scene)
    assert scene.told("drawn") == [{"how": "repetition"}]
    assert scene.state.points == (0, 0)
    assert not scene.over
    assert scene.asked == "both prompt-deploy"

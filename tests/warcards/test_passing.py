"""Turns, passing and the carryover limit (section 5)."""

import pytest

from mathom.games.warcards import GAME
from tests.marks import rule
from tests.warcards.scene import Scene

FREE_HAND = ("gimli", "eomer", "eowyn", "theoden", "sting", "glamdring")
ARAGORN_HAND = ("legolas", "lembas", "boromir", "denethor", "halbarad")
ORCS = ("mordor-orcs", "black-uruks", "olog-hai", "the-hunter", "the-reaver", "the-warrior")
URUKS = ("ugluk", "saruman", "wolf-riders", "gollum", "shelob", "hill-troll")


def hands(frodo: int, witch_king: int = 0, saruman: int = 0, **laid) -> Scene:
    """Frodo's turn, with so many cards in hand."""
    return Scene(
        hand={
            "frodo": FREE_HAND[:frodo],
            "witch-king": ORCS[:witch_king],
            "saruman": URUKS[:saruman],
        },
        **laid,
    )


# --- Turns


@rule("W-5.1", "W-5.2")
def test_one_action_ends_the_turn():
    scene = hands(4, 3)
    scene.do("cycle gimli")
    assert scene.turn == "witch-king"
    scene.do("cycle mordor-orcs", "pass", "pass")
    assert scene.turn == "frodo"
    assert scene.asks_turn  # a second turn in the same step


@rule("W-5.3")
def test_all_kinds_of_actions():
    scene = Scene(
        turn="frodo",
        path="bag-end",
        grounds=("edoras",),
        hand={"frodo": ("gimli", "eomer")},
        reserve=("bilbo-baggins", "riders-of-rohan"),
    )
    assert set(scene.codes) == {
        "play gimli reserve",
        "play eomer reserve",
        "play eomer edoras",
        "move riders-of-rohan edoras",
        "use bilbo-baggins",
        "cycle gimli",
        "cycle eomer",
        "winnow",
        "ring",
        "pass",
    }


# --- Who may pass


@rule("W-5.4", "W-5.9")
@pytest.mark.parametrize(("hand", "allowed"), [(0, True), (1, True), (2, True), (3, False)])
def test_with_a_hand_within_the_limit_one_may_pass(hand, allowed):
    assert ("pass" in hands(hand).codes) is allowed


@rule("W-5.9")
def test_everybodys_limit_is_two():
    scene = Scene()
    assert {scene.limit(player) for player in ("frodo", "witch-king", "aragorn", "saruman")} == {2}


@rule("W-5.5")
@pytest.mark.parametrize(
    ("witch_king", "saruman", "allowed"),
    [(5, 5, True), (5, 4, False), (4, 5, False), (6, 0, False)],
)
def test_with_fewer_cards_than_each_enemy_one_may_pass(witch_king, saruman, allowed):
    assert ("pass" in hands(4, witch_king, saruman).codes) is allowed


@rule("W-5.5")
def test_a_partners_hand_does_not_matter():
    scene = Scene(
        hand={
            "frodo": FREE_HAND[:4],
            "aragorn": ARAGORN_HAND[:1],
            "witch-king": ORCS[:5],
            "saruman": URUKS[:5],
        }
    )
    assert "pass" in scene.codes


@rule("W-5.5", "W-5.6")
def test_enemies_with_one_person_are_still_two_players():
    assert "pass" in hands(4, 5, 5, people=2).codes
    assert "pass" not in hands(4, 6, 4, people=2).codes


@rule("W-5.6")
def test_who_may_not_pass_can_always_cycle():
    scene = hands(3, path="morgai")
    assert "pass" not in scene.codes
    assert {"cycle gimli", "cycle eomer", "cycle eowyn"} <= set(scene.codes)


@rule("W-5.7")
def test_who_has_passed_may_act_later():
    scene = hands(2, 3)
    scene.do("pass", "cycle mordor-orcs", "pass", "pass")
    assert scene.turn == "frodo"
    assert "play gimli reserve" in scene.codes


# --- The end of the step


@rule("W-5.8")
def test_the_step_ends_when_all_have_passed_in_a_row():
    scene = hands(2, 3)
    scene.do("pass", "cycle mordor-orcs", "pass", "pass", "pass")
    assert scene.turn == "witch-king"  # Frodo's first pass was too long ago
    assert "fight" not in scene.story
    scene.do("pass")
    assert "fight" in scene.story


@rule("W-5.7", "W-5.8")
def test_a_pass_before_an_action_does_not_count_any_more():
    scene = Scene(hand={"frodo": FREE_HAND[:2], "witch-king": ORCS[:2]})
    scene.do("pass", "cycle mordor-orcs", "pass", "pass", "cycle gimli", "pass", "pass", "pass")
    assert scene.turn == "frodo"
    assert "fight" not in scene.story
    scene.do("pass")
    assert "fight" in scene.story


@rule("W-5.8")
def test_two_people_with_two_decks_each_pass_four_times():
    scene = Scene(people=2)
    scene.do("pass", "pass", "pass")
    assert scene.turn == "saruman"
    scene.do("pass")
    assert "fight" in scene.story


@rule("W-5.8")
def test_two_passes_are_enough_in_a_duel():
    scene = Scene("duel")
    scene.do("pass")
    assert "fight" not in scene.story
    scene.do("pass")
    assert "fight" in scene.story


@rule("W-5.8", "W-18.2")
def test_three_players_need_a_pass_of_each_even_with_four_turns():
    scene = Scene("three-player-duel", turn="witch-king")
    scene.do("pass", "pass", "pass")  # Witch-king, Gandalf, Saruman
    assert "fight" in scene.story


@rule("W-5.8", "W-18.2")
def test_house_rule_every_place_of_the_turn_order_passes():
    scene = Scene("three-player-duel", turn="witch-king", house={"every_seat_passes": True})
    scene.do("pass", "pass", "pass")
    assert "fight" not in scene.story
    assert scene.turn == "gandalf"
    scene.do("pass")
    assert "fight" in scene.story


# --- The carryover limit


def duel_with_excess(**laid) -> Scene:
    """Gandalf may pass with three cards, since the Witch-king holds four, and may keep four."""
    return Scene(
        "duel",
        hand={
            "gandalf": ("gimli", "eomer", "eowyn"),
            "witch-king": ("ugluk", "gollum", "shelob", "hill-troll"),
        },
        reserve=("saruman", "the-lidless-eye"),
        wields={"saruman": ("sarumans-staff",)},
        path="weathertop",
        waiting=("imladris",),
        **laid,
    )


@rule("W-5.10")
def test_who_holds_too_many_after_all_have_passed_cycles_the_excess():
    scene = duel_with_excess().do("pass", "pass")
    assert scene.who == 0
    assert scene.codes == ["cycle gimli", "cycle eomer", "cycle eowyn"]
    assert "fight" not in scene.story
    scene.do("cycle eomer")
    assert scene.pile("gandalf") == ["eomer"]
    assert scene.pile("witch-king") == []
    assert "fight" in scene.story


@rule("W-5.10")
def test_the_excess_is_cycled_before_the_combat_step():
    scene = duel_with_excess().do("pass", "pass")
    assert GAME.view(scene.state, 0).phase == "actions"


@rule("W-5.10")
def test_house_rule_the_excess_is_kept():
    scene = duel_with_excess(house={"keep_excess": True}).do("pass", "pass")
    assert scene.pile("gandalf") == []
    assert "fight" in scene.story


@rule("W-5.10")
def test_house_rule_the_excess_is_still_there_in_the_next_round():
    scene = duel_with_excess(house={"keep_excess": True})
    held = set(scene.hand("gandalf"))
    scene.do("pass", "pass")
    while scene.state.round == 1:
        scene.do(scene.codes[0])
    assert held < set(scene.hand("gandalf"))


@rule("W-5.11", "W-9.4")
def test_there_is_no_other_limit_of_hands():
    scene = Scene(hand={"frodo": FREE_HAND}, path="weathertop")
    scene.do("ring")
    assert scene.hand_size("frodo") == 8
    later = Scene(
        begin="draw-step",
        path=None,
        number=8,
        waiting=("morgai",),
        hand={"frodo": FREE_HAND[:2]},
    )
    assert later.hand_size("frodo") == 5


@rule("W-5.12", "W-7.3")
def test_a_change_of_the_limit_applies_at_once_in_both_directions():
    scene = Scene(
        turn="aragorn",
        grounds=("rivendell",),
        reserve=("elrond",),
        hand={"aragorn": ARAGORN_HAND[:3]},
    )
    assert scene.limit("aragorn") == 3
    assert "pass" in scene.codes
    scene.do("move elrond rivendell")
    assert scene.limit("aragorn") == 2
    scene.do("pass", "pass", "pass")
    assert "pass" not in scene.codes


@rule("W-5.12", "W-7.2", "W-7.3")
def test_the_limit_rises_as_soon_as_elrond_is_in_reserve():
    scene = Scene(
        turn="aragorn", hand={"aragorn": ("elrond", *ARAGORN_HAND[:3])}, deck={"aragorn": ()}
    )
    scene.do("play elrond reserve", "cycle lembas", "pass", "pass", "pass")
    assert scene.limit("aragorn") == 3
    assert scene.hand_size("aragorn") == 3  # he has drawn it again
    assert "pass" in scene.codes

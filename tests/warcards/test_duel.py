"""The duel of two players (W-17)."""

from typing import Any

import pytest

from mathom.core.chance import Chance
from mathom.core.message import Refused
from mathom.core.position import Position, play_out
from mathom.games.warcards.game import GAME
from mathom.games.warcards.scenarios.base import TWO_PLAYER_DUEL
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import BASE, FREE, SHADOW, SIDES
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import in_decks, locations_of


def new_table() -> War:
    return GAME.setup(GAME.options({"scenario": "duel"}, 2), 2, Chance("duel"))


def duel(**more: Any) -> Scene:
    return Scene("duel", **more)


# --- Set-up


@rule("W-17.1")
def test_gandalf_plays_against_the_witch_king() -> None:
    state = new_table()
    plans = [TWO_PLAYER_DUEL.decks[deck] for deck in TWO_PLAYER_DUEL.order]
    assert [(plan.name, SIDES[plan.side]) for plan in plans] == [
        ("gandalf", "free-peoples"),
        ("witch-king", "shadow"),
    ]
    assert [len(deck) for deck in state.decks] == [60, 60]
    assert state.starter == 0


@rule("W-17.1")
def test_nobody_else_can_join() -> None:
    with pytest.raises(Refused):
        GAME.options({"scenario": "duel"}, 3)


@rule("W-17.2")
def test_all_locations_are_used() -> None:
    assert in_decks(new_table()) == locations_of(BASE)


@rule("W-17.3")
def test_the_first_hands_are_kept_whole() -> None:
    state = new_table()
    state.story = []
    position = Position(GAME, state)
    drawn = [
        (event.args["player"], event.args["number"])
        for event in state.story
        if event.kind == "draws"
    ]
    assert drawn[:2] == [
        ("player-gandalf", 4),
        ("player-witch-king", 6),
    ]
    # The next thing that happens is the first round.
    kinds = [event.kind for event in state.story if not event.kind.startswith("draws")]
    assert kinds[0] == "round"
    assert position.state.round == 1


@rule("W-17.4")
def test_the_draw_step() -> None:
    scene = duel(begin="draw-step", path=None)
    assert scene.drawn[:2] == [
        ("player-gandalf", 4),
        ("player-witch-king", 6),
    ]


# --- The Ring token


@rule("W-17.5")
def test_the_ring_draws_three_then_eliminates_and_cycles() -> None:
    scene = duel(
        hand={"gandalf": ("gimli", "boromir")}, deck={"gandalf": ("sting", "arwen", "eomer")}
    )
    scene.do("ring")
    assert scene.hand_size("gandalf") == 5
    # Any card of the hand will do, not only one that was drawn.
    scene.do("eliminate boromir", "cycle gimli")
    assert scene.hand("gandalf") == ["arwen", "eomer", "sting"]
    assert scene.where("boromir") == "gone"
    # Its deck had run out, so what was cycled is the new one.
    assert scene.where("gimli") == "deck"
    assert scene.who == 1


@rule("W-17.5", "W-17.6")
def test_the_ring_is_used_once_per_round() -> None:
    scene = duel(
        turn="witch-king",
        hand={"witch-king": ("saruman", "ugluk")},
        deck={"witch-king": ("olog-hai",)},
    )
    scene.do("ring", "eliminate saruman", "cycle ugluk", "pass")
    assert "ring" not in scene.codes
    assert scene.state.rings == [True, False]
    scene.pass_all()
    assert scene.state.round == 2
    assert scene.state.rings == [True, True]


@rule("W-17.6")
@pytest.mark.parametrize(("all_rings_count", "points"), [(False, 0), (True, 1)])
def test_a_ring_token_at_the_end(all_rings_count: bool, points: int) -> None:
    scene = duel(path="orodruin", house={"all_rings_count": all_rings_count})
    assert scene.score(FREE, final=True) == scene.score(SHADOW, final=True) == points
    scene.t.rings[0] = False
    assert scene.score(FREE, final=True) == 0
    scene.pass_all()
    assert scene.told("score") == [{"free": 0, "shadow": points}]


# --- Paths


def fight(*cards: str, path: str = "weathertop", **more: Any) -> Scene:
    return fight_at(path, cards, scenario="duel", **more)


@rule("W-17.7")
def test_gandalf_takes_a_path_with_more_defence_than_attack() -> None:
    scene = fight("the-hunter", "gimli", "sam-gamgee").do("eliminate gimli")
    # 2 against 1, though only 1 was needed; losses are those of every combat.
    assert scene.stands("weathertop") == "free"
    assert scene.where("gimli") == "gone"
    assert scene.where("sam-gamgee") == "cycled"


@rule("W-17.7")
def test_the_path_and_its_tokens_defend_as_well() -> None:
    scene = fight("the-hunter", "gimli", path="bucklebury-ferry")
    assert scene.stands("bucklebury-ferry") == "free"
    scene = duel(
        path="weathertop", reserve=("sam-gamgee",), at={"weathertop": ("the-hunter", "gimli")}
    )
    scene.do("use sam-gamgee").pass_all()
    assert scene.stands("weathertop") == "free"


@rule("W-17.7")
def test_items_defend_as_well() -> None:
    scene = fight(
        "the-hunter", "the-reaver", "sam-gamgee", wields={"sam-gamgee": ("mithril-coat",)}
    )
    assert scene.stands("weathertop") == "free"


@rule("W-17.8")
@pytest.mark.parametrize(
    "cards", [(), ("the-hunter", "gimli"), ("the-witch-king", "gimli", "sam-gamgee")]
)
def test_nobody_gets_a_path_with_as_much_defence_as_attack(cards: tuple[str, ...]) -> None:
    scene = fight(*cards)
    assert scene.stands("weathertop") == "spent"
    assert (scene.score(FREE), scene.score(SHADOW)) == (0, 0)
    # Cards are lost as usual.
    assert all(scene.where(card) == "gone" for card in cards)


@rule("W-17.8", "W-10.13")
def test_more_attack_than_defence_corrupts() -> None:
    scene = fight("the-witch-king", "the-hunter", "gimli")
    assert scene.stands("weathertop") == "shadow"
    assert scene.state.corruption == 2


@rule("W-17.8")
@pytest.mark.parametrize(
    ("only_losses_count", "stands"),
    [(False, "free"), (True, "spent")],
)
def test_defence_that_was_not_needed(only_losses_count: bool, stands: str) -> None:
    house = {"only_losses_count": only_losses_count}
    scene = fight("the-hunter", "gimli", "sam-gamgee", house=house).do("eliminate gimli")
    assert scene.stands("weathertop") == stands


@rule("W-17.8")
@pytest.mark.parametrize("only_losses_count", [False, True])
def test_all_icons_of_the_fallen_count(only_losses_count: bool) -> None:
    house = {"only_losses_count": only_losses_count}
    scene = fight("the-hunter", "gandalf-the-grey", house=house)
    assert scene.stands("weathertop") == "free"


@rule("W-17.8")
@pytest.mark.parametrize("unfought_for_nobody", [False, True])
def test_a_defended_path_without_attack(unfought_for_nobody: bool) -> None:
    scene = fight("gimli", house={"unfought_for_nobody": unfought_for_nobody})
    assert scene.stands("weathertop") == ("spent" if unfought_for_nobody else "free")


@rule("W-17.8", "W-11.10")
def test_a_tie_on_a_battleground_is_the_defenders() -> None:
    scene = fight_at("moria", ("high-elves",), scenario="duel")
    assert scene.stands("moria") == "shadow"
    scene = fight_at("moria", (), scenario="duel")
    assert scene.stands("moria") == "shadow"


# --- "Each player"


@rule("W-17.9")
def test_what_each_player_does_is_done_twice() -> None:
    scene = duel(
        turn="witch-king",
        reserve=("the-reaver", "the-commander"),
        hand={"gandalf": ("gimli", "boromir", "sting")},
    )
    scene.do("use the-reaver", "forsake gimli", "forsake boromir")
    assert scene.gone("gandalf") == ["boromir", "gimli"]
    scene.do("pass", "use the-commander")
    assert scene.hand_size("witch-king") == 2


@rule("W-17.9", "W-17.10")
def test_several_things_are_done_once_and_then_again() -> None:
    scene = duel(
        path="lothlorien", hand={"gandalf": ("there-is-another-way", "gimli", "sting", "arwen")}
    )
    scene.do("play there-is-another-way", "cycle sting", "egladil")
    # Two were drawn, and only one is cycled before the next are drawn.
    assert (scene.asked, scene.hand_size("gandalf")) == ("cycle", 4)
    scene.do("cycle gimli")
    assert (scene.asked, scene.hand_size("gandalf")) == ("cycle", 5)
    scene.do("cycle arwen")
    assert scene.hand_size("gandalf") == 4
    assert scene.asked == "turn"


@rule("W-17.11")
def test_what_one_factions_player_does_is_done_once() -> None:
    scene = duel(
        path="egladil", hand={"gandalf": ("there-is-another-way", "gimli", "sting", "arwen")}
    )
    scene.do("play there-is-another-way", "cycle sting", "lothlorien", "cycle gimli")
    assert scene.hand_size("gandalf") == 2 + 1 - 1
    assert scene.asked == "turn"


@rule("W-17.11")
def test_a_texts_own_draw_is_made_once() -> None:
    scene = duel(reserve=("bilbo-baggins",)).do("use bilbo-baggins")
    assert scene.hand_size("gandalf") == 2


# --- Turns


@rule("W-17.12")
def test_the_action_step_ends_after_two_passes_in_a_row() -> None:
    scene = duel(path="weathertop", grounds=("moria",), hand={"witch-king": ("ugluk",)})
    scene.do("pass", "cycle ugluk", "pass")
    assert (scene.asked, scene.who) == ("turn", 1)
    scene.do("pass")
    assert scene.asked == "combat"


@rule("W-17.1", "W-17.12")
def test_the_starting_token_goes_to_and_fro() -> None:
    state = new_table()
    state.story = []
    luck = Chance("to and fro")
    play_out(GAME, state, lambda ask: ask.options[luck.below(len(ask.options))])
    starters = [event.args["player"] for event in state.story if event.kind == "round"]
    assert len(starters) > 3
    assert starters == (["player-gandalf", "player-witch-king"] * 5)[: len(starters)]

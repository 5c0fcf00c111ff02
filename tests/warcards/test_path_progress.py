"""The Fellowship goes from path to path (section 3)."""

import pytest

from mathom.games.warcards.catalogue import LOCATION_BOX, LOCATION_NAMES, PATH_NUMBER
from mathom.games.warcards.terms import BASE
from tests.marks import rule
from tests.warcards.scene import Scene

FIRST = {"bag-end", "bucklebury-ferry", "gildors-encampment"}
SECOND = {"inn-of-the-prancing-pony", "the-old-forest", "weathertop"}


def paths(number: int) -> list[str]:
    """Those of the base box."""
    every = zip(LOCATION_NAMES, PATH_NUMBER, LOCATION_BOX, strict=True)
    return [name for name, own, box in every if own == number and box == BASE]


def drawn(number: int, **laid) -> set[str]:
    """The paths that chance may bring in the location step after a path of that number."""
    found = set()
    for seed in range(30):
        scene = Scene(begin="path-step", path=None, number=number, seed=str(seed), **laid)
        found |= {told["location"] for told in scene.told("path-activated")}
    return found


def activated(scene: Scene) -> list[str]:
    return [told["location"] for told in scene.told("path-activated")]


def fought(scene: Scene) -> list[str]:
    return [told["location"] for told in scene.told("fight")]


def round_of(path: str, **laid) -> Scene:
    """Somebody's turn, while no battleground disturbs: all are won."""
    return Scene(path=path, waiting=[name for n in range(1, 10) for name in paths(n)], **laid)


# --- The location step


@rule("W-3.14", "W-2.7")
def test_the_journey_begins_on_a_random_path_one():
    assert drawn(0) == FIRST


@rule("W-3.15", "W-2.7")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_next_path_is_a_random_one_of_the_next_number(number):
    assert drawn(number) == set(paths(number + 1))


@rule("W-3.23")
def test_after_the_last_path_no_other_comes():
    """A battleground's text, if it brings the last one, does so before the path of the round."""
    scene = Scene(begin="path-step", path="morgai", waiting=())
    assert activated(scene) == []
    assert scene.path == "morgai"


@rule("W-3.15")
def test_a_path_activated_in_the_action_step_moves_the_next_round_on():
    scene = round_of("egladil", turn="aragorn", at={"egladil": ("strider",)})
    scene.do("use strider", "dead-marshes").pass_all()
    while not scene.asks_turn:
        scene.do(scene.codes[0])
    assert scene.state.round == 2
    assert PATH_NUMBER[LOCATION_NAMES.index(scene.path)] == 7


@rule("W-3.15", "W-3.16")
def test_unused_paths_of_the_old_number_are_set_aside():
    scene = Scene(begin="path-step", path=None, number=1, free_area=("bag-end",))
    assert scene.stands("bag-end") == "free"
    assert scene.stands("bucklebury-ferry") == scene.stands("gildors-encampment") == "spent"
    assert [scene.stands(name) for name in paths(2)].count("waiting") == 2


# --- By card


@rule("W-3.16", "W-3.20")
def test_a_card_may_go_on_to_the_next_number():
    scene = round_of("weathertop", turn="aragorn", at={"weathertop": ("strider",)})
    scene.do("use strider")
    assert scene.codes == paths(3)
    scene.do("imladris")
    assert scene.path == "imladris"
    assert {scene.stands(name) for name in SECOND - {"weathertop"}} == {"spent"}


@rule("W-3.20")
def test_the_player_chooses_among_the_paths_of_the_same_number():
    scene = round_of("amon-hen", turn="saruman", at={"amon-hen": ("ugluk",)})
    scene.do("use ugluk")
    assert scene.who == 3
    assert scene.codes == ["dead-marshes", "emyn-muil"]


@rule("W-3.17")
def test_a_new_path_replaces_the_active_one():
    scene = round_of("egladil", turn="aragorn", at={"egladil": ("strider",)})
    scene.do("use strider", "amon-hen")
    assert scene.path == "amon-hen"
    assert scene.stands("egladil") == "free"


@rule("W-3.18", "W-3.26", "W-4.10")
def test_the_old_path_is_fought_at_once_before_the_new_text():
    scene = round_of(
        "caradhras",
        turn="aragorn",
        at={"caradhras": ("strider", "hill-troll", "balrog-of-moria")},
        hand={"frodo": ("gimli", "sting")},
    )
    scene.do("use strider", "egladil")
    assert scene.who == 2  # the text of Egladil, for Aragorn's player first
    # Strider cancelled 2 of 3.
    assert scene.state.corruption == 1
    assert {scene.where(card) for card in ("strider", "hill-troll", "balrog-of-moria")} == {"gone"}
    assert scene.stands("caradhras") == "shadow"
    told = scene.story
    assert told.index("path-activated") < told.index("fight") < told.index("path-lost")
    assert told.index("path-lost") < told.index("draws")


@rule("W-3.18", "W-6.5")
def test_the_rest_of_the_card_follows_after_the_new_text():
    scene = round_of(
        "the-council-of-elrond",
        turn="frodo",
        at={"the-council-of-elrond": ("the-hunter",)},
        hand={"frodo": ("there-is-another-way", "sting", "gimli")},
    )
    scene.do("play there-is-another-way", "cycle sting", "fords-of-bruinen")
    assert scene.path == "fords-of-bruinen"
    assert "forsake deck" in scene.codes  # its text comes first
    assert scene.tally("fords-of-bruinen").guard == 0
    while not scene.asks_turn:
        scene.do("forsake deck")
    assert scene.tally("fords-of-bruinen").guard == 1
    assert scene.where("there-is-another-way") == "gone"


@rule("W-3.18")
def test_house_rule_the_old_path_is_fought_before_the_new_one_is_chosen():
    scene = round_of(
        "egladil",
        turn="aragorn",
        at={"egladil": ("strider",)},
        house={"fight_first": True},
    )
    scene.do("use strider")
    assert fought(scene) == ["egladil"]
    assert scene.stands("egladil") == "free"
    assert scene.codes == paths(6)
    scene.do("amon-hen")
    assert scene.path == "amon-hen"
    assert fought(scene) == ["egladil"]


@rule("W-3.18")
def test_house_rule_fighting_first_holds_for_the_same_number_too():
    scene = round_of(
        "amon-hen",
        turn="saruman",
        at={"amon-hen": ("ugluk",)},
        house={"fight_first": True},
    )
    scene.do("use ugluk")
    assert scene.state.corruption == 1
    scene.do("emyn-muil")
    assert scene.path == "emyn-muil"


@rule("W-3.19", "W-3.26")
def test_the_new_path_has_its_own_combat_in_the_combat_step():
    scene = round_of("egladil", turn="aragorn", at={"egladil": ("strider",)})
    scene.do("use strider", "dead-marshes").pass_all()
    assert fought(scene) == ["egladil", "dead-marshes"]


@rule("W-3.17", "W-3.19")
def test_cards_go_to_the_new_path_only():
    scene = round_of(
        "egladil",
        turn="aragorn",
        at={"egladil": ("strider",)},
        hand={"witch-king": ("the-hunter", "mordor-orcs")},
    )
    scene.do("use strider", "dead-marshes")
    while scene.turn != "witch-king":
        scene.do("pass")
    scene.do("play the-hunter path")
    assert scene.where("the-hunter") == "dead-marshes"


# --- What can't be


@rule("W-3.21")
def test_a_path_is_activated_only_once():
    scene = round_of(
        "amon-hen",
        turn="saruman",
        at={"amon-hen": ("ugluk",)},
        reserve=("flocks-of-crebain", "saruman"),
        hand={"frodo": ("there-is-another-way", "sting")},
    )
    scene.do("use ugluk", "emyn-muil")
    while scene.turn != "frodo":
        scene.do("forsake deck" if "forsake deck" in scene.codes else "pass")
    scene.do("play there-is-another-way")
    assert activated(scene) == ["emyn-muil", "dead-marshes"]


@rule("W-3.22")
def test_an_action_or_event_that_needs_a_used_path_is_no_choice():
    scene = round_of(
        "amon-hen",
        turn="saruman",
        at={"amon-hen": ("ugluk", "gollum")},
        spent=("emyn-muil",),
        free_area=("dead-marshes",),
        hand={"frodo": ("there-is-another-way", "sting")},
    )
    assert "use ugluk" not in scene.codes
    assert "use gollum" not in scene.codes
    scene.do("pass")
    assert "play there-is-another-way" not in scene.codes


@rule("W-3.22")
def test_a_card_whose_text_needs_a_used_path_may_still_be_played():
    played = round_of(
        "caradhras",
        turn="saruman",
        spent=("khazad-dum", "the-doors-of-durin"),
        hand={"saruman": ("caradhras-the-cruel", "ugluk")},
    )
    played.do("play caradhras-the-cruel path")
    assert played.where("caradhras-the-cruel") == played.path == "caradhras"
    moved = round_of(
        "osgiliath",
        turn="aragorn",
        reserve=("faramir",),
        spent=("henneth-annun", "the-cross-roads"),
    )
    moved.do("move faramir path")
    assert moved.asks_turn


@rule("W-3.22")
def test_house_rule_a_card_can_not_go_where_its_text_is_dead():
    laid = {
        "turn": "saruman",
        "hand": {"saruman": ("caradhras-the-cruel", "ugluk")},
        "house": {"no_dead_text": True},
    }
    dead = round_of("caradhras", spent=("khazad-dum", "the-doors-of-durin"), **laid)
    assert "play caradhras-the-cruel path" not in dead.codes
    assert "play caradhras-the-cruel reserve" in dead.codes
    alive = round_of("caradhras", spent=("khazad-dum",), **laid)
    assert "play caradhras-the-cruel path" in alive.codes
    without = round_of("khazad-dum", spent=("caradhras", "the-doors-of-durin"), **laid)
    assert "play caradhras-the-cruel path" in without.codes


@rule("W-3.23")
def test_there_is_no_path_beyond_nine():
    here = {"turn": "frodo", "at": {"morgai": ("gandalf-the-grey", "smeagol")}}
    scene = round_of("morgai", **here)
    assert "use gandalf-the-grey" not in scene.codes
    assert "use smeagol" not in scene.codes


@rule("W-3.23")
def test_the_last_path_of_a_scenario_is_the_end_as_well():
    scene = Scene(
        "fellowship-of-the-ring", turn="gandalf", path="amon-hen", at={"amon-hen": ("strider",)}
    )
    assert "use strider" not in scene.codes


@rule("W-3.26", "W-4.5")
def test_the_path_is_always_fought_in_the_combat_step():
    scene = round_of("weathertop").pass_all()
    assert fought(scene) == ["weathertop"]

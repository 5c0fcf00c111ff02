"""Battlegrounds come into play, and come again (section 3)."""

import pytest

from mathom.games.warcards.catalogue import LOCATION, LOCATION_NAMES
from mathom.games.warcards.rules.tally import attacking_side
from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import all_grounds

GROUNDS = tuple(all_grounds("trilogy"))


def location_step(**laid) -> Scene:
    """The battleground of the location step."""
    return Scene(**{"begin": "ground-step", "path": None, **laid})


def activated(scene: Scene) -> list[str]:
    return [told["location"] for told in scene.told("activated")]


def reactivated(scene: Scene) -> list[str]:
    return [told["location"] for told in scene.told("reactivated")]


# --- Activating


@rule("W-3.1")
def test_locations_are_activated_and_never_played():
    scene = location_step(waiting=("harad", "bag-end"), turn="saruman", begin="round")
    assert activated(scene) == ["harad"]
    every = Scene(hand={"frodo": ("gimli", "eomer", "sting")})
    assert not [code for code in every.codes if code.split()[-1] in LOCATION_NAMES]


@rule("W-3.2", "W-3.3")
def test_the_text_is_resolved_in_the_location_step():
    scene = location_step(waiting=("moria",))
    assert scene.stands("moria") == "active"
    assert scene.hand_size("saruman") == 2


@rule("W-3.2", "W-3.3", "W-9.7")
def test_the_text_is_resolved_when_a_card_activates():
    scene = Scene(turn="saruman", reserve=("corsairs-of-umbar",))
    scene.do("use corsairs-of-umbar")
    assert scene.stands("umbar") == "active"
    assert scene.hand_size("saruman") == scene.hand_size("witch-king") == 1


# --- From which deck


@rule("W-3.4")
@pytest.mark.parametrize(
    ("starter", "ground"),
    [("frodo", "pelargir"), ("witch-king", "moria"), ("aragorn", "pelargir"), ("saruman", "moria")],
)
def test_the_battleground_is_of_the_starting_players_team(starter, ground):
    scene = location_step(turn=starter, waiting=("pelargir", "moria"))
    assert activated(scene) == [ground]


@rule("W-3.5")
@pytest.mark.parametrize(("starter", "ground"), [("frodo", "moria"), ("saruman", "pelargir")])
def test_if_the_own_deck_is_empty_it_is_of_the_other(starter, ground):
    assert activated(location_step(turn=starter, waiting=(ground,))) == [ground]


@rule("W-3.6")
def test_if_both_decks_are_empty_there_is_no_battleground():
    scene = location_step(waiting=("bag-end",), free_area=GROUNDS, begin="round", round=0)
    assert activated(scene) == []
    assert scene.path == "bag-end"


@rule("W-3.7")
def test_who_activates_chooses_among_the_battlegrounds_that_match():
    scene = Scene(
        turn="witch-king",
        reserve=("the-witch-king",),
        hand={"witch-king": ("the-black-captain", "mordor-orcs")},
        waiting=("lorien", "morannon", "edoras"),
    )
    scene.do("play the-black-captain")
    assert scene.who == 1
    assert scene.codes == ["lorien", "morannon"]
    scene.do("morannon")
    assert scene.stands("morannon") == "active"
    assert scene.stands("lorien") == "waiting"


@rule("W-3.8", "W-3.4")
def test_a_deck_from_which_one_was_taken_is_still_in_no_order():
    left = set()
    for seed in range(30):
        scene = Scene(
            turn="saruman",
            reserve=("corsairs-of-umbar",),
            waiting=("umbar", "harad", "moria", "weathertop"),
            spent=("inn-of-the-prancing-pony", "the-old-forest"),
            starter="frodo",
            round=1,
            seed=str(seed),
        )
        scene.do("use corsairs-of-umbar").pass_all().do("umbar")
        while not scene.asks_turn:
            scene.do(scene.codes[0])
        left |= set(activated(scene)) - {"umbar"}
    assert left == {"harad", "moria"}


@rule("W-3.9", "W-4.5")
def test_many_battlegrounds_may_be_active():
    scene = Scene(path="bag-end", grounds=GROUNDS, begin="combat-step")
    assert scene.codes == [*GROUNDS, "bag-end"]


# --- Again


@rule("W-3.10", "W-3.24")
@pytest.mark.parametrize("area", ["free_area", "shadow_area"])
def test_a_battleground_comes_again_from_either_scoring_area(area):
    scene = Scene(turn="saruman", reserve=("the-black-serpent",), **{area: ("harad",)})
    scene.do("use the-black-serpent")
    assert reactivated(scene) == ["harad"]
    assert scene.stands("harad") == "active"
    assert scene.score(FREE) == scene.score(SHADOW) == 0


@rule("W-3.10")
def test_what_is_in_its_deck_can_not_be_reactivated():
    scene = Scene(turn="saruman", reserve=("the-black-serpent",))
    assert scene.in_vain("use the-black-serpent") == "no-ground-scored"


@rule("W-3.11")
def test_its_text_is_resolved_again():
    scene = Scene(turn="saruman", reserve=("the-black-serpent",), shadow_area=("harad",))
    scene.do("use the-black-serpent")
    assert scene.hand_size("saruman") == scene.hand_size("witch-king") == 1


@rule("W-3.12")
@pytest.mark.parametrize("area", ["free_area", "shadow_area"])
def test_it_has_the_same_attackers_and_defenders(area):
    scene = Scene(
        turn="saruman",
        reserve=("the-black-serpent", "soldiers-of-gondor"),
        hand={"saruman": ("haradrim-mumakil", "ugluk")},
        **{area: ("dol-amroth",)},
    )
    scene.do("use the-black-serpent", "no")
    dol_amroth = LOCATION_NAMES.index("dol-amroth")
    assert attacking_side(dol_amroth) == SHADOW
    scene.do("pass", "pass", "pass", "play haradrim-mumakil dol-amroth")
    assert [worth.icons for worth in scene.tally("dol-amroth").attackers] == [2]


@rule("W-3.13")
@pytest.mark.parametrize("lorien", ["waiting", "free_area", "shadow_area"])
def test_a_linked_battleground_comes_from_wherever_it_is(lorien):
    areas = {} if lorien == "waiting" else {lorien: ("lorien",)}
    scene = location_step(turn="saruman", waiting=("dol-guldur", "lorien"), **areas)
    assert scene.stands("dol-guldur") == scene.stands("lorien") == "active"
    assert len(activated(scene)) + len(reactivated(scene)) == 2  # and no more: it is active


@rule("W-3.13")
def test_a_linked_battleground_that_is_active_is_left_alone():
    scene = location_step(turn="saruman", waiting=("dol-guldur",), grounds=("lorien",))
    assert activated(scene) == ["dol-guldur"]
    assert reactivated(scene) == []


@rule("W-3.13")
def test_edoras_asks_only_for_a_battleground_that_is_in_the_deck():
    scene = location_step(waiting=("edoras",), free_area=("helms-deep",))
    assert scene.stands("edoras") == "active"
    assert scene.stands("helms-deep") == "free"


@rule("W-3.13")
def test_an_active_battleground_can_not_be_named():
    anduril = {"reserve": ("aragorn",), "wields": {"aragorn": ("anduril",)}, "turn": "aragorn"}
    one_more = Scene(grounds=("pelargir",), waiting=("umbar", "harad"), **anduril)
    one_more.do("use anduril")
    assert one_more.codes == ["harad", "umbar"]
    none = Scene(grounds=("pelargir",), waiting=(), **anduril)
    assert none.in_vain("use anduril") == "no-ground"


@rule("W-3.13")
def test_house_rule_an_active_battleground_may_be_named_by_a_card():
    scene = Scene(
        turn="aragorn",
        reserve=("aragorn",),
        wields={"aragorn": ("anduril",)},
        grounds=("harad",),
        waiting=(),
        house={"active_again": True},
    )
    scene.do("use anduril")
    assert scene.hand_size("saruman") == 1  # its text again
    assert scene.where("aragorn") == "harad"


@rule("W-3.13", "W-20.1")
def test_house_rule_a_text_that_wants_it_from_the_deck_still_does():
    scene = Scene(
        turn="saruman",
        reserve=("haradrim-regulars",),
        grounds=("harad",),
        house={"active_again": True},
    )
    assert scene.in_vain("use haradrim-regulars") == "no-ground-in-deck"


@rule("W-3.13")
def test_house_rule_what_is_activated_again_keeps_its_tokens_and_cards():
    scene = Scene(
        turn="frodo",
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("shadowfax",)},
        grounds=("umbar",),
        at={"umbar": ("corsairs-of-umbar",)},
        waiting=(),
        house={"active_again": True},
    )
    scene.state.defence[LOCATION["umbar"]] = 1
    scene.do("use shadowfax")
    assert scene.tally("umbar").guard == 2 + 1
    assert scene.where("corsairs-of-umbar") == scene.where("gandalf-the-grey") == "umbar"
    assert [scene.hand_size(player) for player in ("witch-king", "saruman")] == [1, 1]


@rule("W-3.13")
def test_house_rule_linked_battlegrounds_do_not_go_on_for_ever():
    scene = location_step(
        turn="saruman", waiting=("dol-guldur", "lorien"), house={"active_again": True}
    )
    assert scene.stands("dol-guldur") == scene.stands("lorien") == "active"


# --- Combat


@rule("W-3.25")
def test_battlegrounds_are_fought_only_in_the_combat_step():
    scene = Scene(
        turn="aragorn",
        path="caradhras",
        grounds=("pelargir",),
        at={"pelargir": ("haradrim-mumakil",), "caradhras": ("strider",)},
    )
    scene.do("use strider", "lothlorien")
    assert [told["location"] for told in scene.told("fight")] == ["caradhras"]
    assert scene.stands("pelargir") == "active"
    scene.fight("pelargir")
    assert scene.stands("pelargir") == "shadow"


@rule("W-3.24")
def test_a_battleground_may_be_fought_for_several_times():
    first = fight_at("harad", ("soldiers-of-gondor",))
    assert first.stands("harad") == "shadow"
    again = Scene(turn="saruman", reserve=("the-black-serpent",), shadow_area=("harad",))
    again.do("use the-black-serpent").fight("harad")
    assert again.stands("harad") == "shadow"
    assert [told["location"] for told in again.told("ground-won")] == ["harad"]

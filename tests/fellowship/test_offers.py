"""What is offered: no action that could do nothing; and limits for each player it falls on."""

from tests.fellowship.scene import SHADOWS, Scene
from tests.marks import rule


def test_an_axe_strikes_an_owner_once_however_many_minions_lose():
    t = Scene(
        "gimli-son-of-gloin aragorn-ranger-of-the-north",
        bearing={"aragorn": "rangers-sword", "gimli": "dwarven-axe"},
        minions="goblin-runner goblin-runner",
        fight="gimli goblin-runner goblin-runner-2",
        hand="cleaving-blow cleaving-blow",
        shadow_deck="goblin-scimitar goblin-scimitar goblin-scimitar",
    )
    t.play("cleaving-blow").play("cleaving-blow").skirmish_ends()
    assert t.discarded(SHADOWS).count("goblin-scimitar") == 1


def test_enmity_costs_an_owner_two_cards_however_many_minions_lose():
    t = Scene(
        "legolas-greenleaf",
        minions="goblin-runner goblin-runner",
        fight="legolas goblin-runner goblin-runner-2",
        bearing={"legolas": "bow-of-the-galadhrim"},
        hand="ancient-enmity defiance defiance",
        shadow_hand="goblin-scimitar goblin-scimitar goblin-scimitar goblin-scimitar",
    )
    t.play("ancient-enmity").play("defiance").play("defiance").skirmish_ends()
    assert len(t.hand(SHADOWS)) == 2


@rule("T-27.3")
def test_one_of_the_ways_must_be_open():
    people = "gimli-son-of-gloin legolas-greenleaf"
    t = Scene(people, support="shoulder-to-shoulder", minions="goblin-runner", phase="maneuver")
    assert t.offers("use shoulder-to-shoulder")
    t = Scene(
        people,
        support="shoulder-to-shoulder",
        minions="goblin-runner",
        phase="maneuver",
        wounds={"gimli": 2, "legolas": 2},
    )
    assert not t.offers("use shoulder-to-shoulder")


@rule("T-10.12")
def test_what_costs_nothing_and_does_nothing_is_not_offered():
    t = Scene(support="gandalfs-cart", hand="hobbit-sword")
    assert t.offers("use gandalfs-cart")
    t = Scene(support="gandalfs-cart", hand="sorry-about-everything")
    assert not t.offers("use gandalfs-cart")


@rule("T-26.2", "T-10.12")
def test_a_response_that_costs_nothing_is_not_offered_for_ever():
    t = Scene(shadow_support="goblin-swarms", minions="goblin-runner", fight="frodo goblin-runner")
    assert t.comes_to("use goblin-swarms 1")
    t.use("goblin-swarms 1")
    assert t.zone("goblin-runner") == "stacked"
    assert not t.comes_to("use goblin-swarms 1")


@rule("T-31.3", "T-10.12")
def test_a_deck_is_not_looked_through_again_and_again():
    t = Scene("sam-faithful-companion", deck="hobbit-sword hobbit-sword")
    t.use("sam-faithful-companion", "no")
    assert not t.offers("use sam-faithful-companion")


@rule("T-12.9")
def test_the_next_site_takes_the_place_of_anothers():
    t = Scene(
        "aragorn-ranger-of-the-north",
        path="bag-end bree-gate:theirs",
        at=1,
        adventure="weathertop",
        hand="pathfinder",
    )
    t.play("pathfinder")
    assert t.zone("weathertop") == "path"

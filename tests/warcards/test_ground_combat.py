"""Combat on battlegrounds (W-11)."""

import pytest

from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at

# --- Who attacks, who defends


@rule("W-11.1", "W-11.12")
def test_the_shadow_defends_its_own_battlegrounds() -> None:
    scene = Scene(grounds=("orthanc",), at={"orthanc": ("riders-of-rohan", "fighting-uruk-hai")})
    counted = scene.tally("orthanc")
    # The Riders have 2 attack and 1 defence, the Uruk-hai 1 and 2.
    assert (counted.attack, counted.guard) == (2, 2)
    assert [worth.icons for worth in counted.defenders] == [2]


@rule("W-11.1", "W-11.12")
def test_the_free_peoples_defend_theirs() -> None:
    scene = Scene(grounds=("edoras",), at={"edoras": ("riders-of-rohan", "fighting-uruk-hai")})
    counted = scene.tally("edoras")
    assert (counted.attack, counted.guard) == (1, 1)
    assert [worth.icons for worth in counted.defenders] == [1]


@rule("W-11.2")
def test_a_text_that_activates_a_battleground_changes_no_sides() -> None:
    # A Shadow card brings Minas Tirith, which the Free Peoples defend.
    scene = Scene(
        turn="saruman",
        path=None,
        reserve=("haradrim-cavalry",),
        hand={"saruman": ("haradrim-mumakil", "wolf-riders")},
    )
    # Its text is the Free Peoples' affair.
    scene.do("use haradrim-cavalry", "no", "pass", "pass", "pass")
    scene.do("play haradrim-mumakil minas-tirith")
    counted = scene.tally("minas-tirith")
    assert (counted.attack, counted.guard) == (2, 3)
    scene.pass_all()
    assert scene.stands("minas-tirith") == "free"


# --- Counting


@rule("W-11.3")
def test_attack_is_counted_with_items_leadership_and_tokens() -> None:
    scene = Scene(
        grounds=("dol-guldur",),
        at={"dol-guldur": ("galadriel", "high-elves")},
        wields={"galadriel": ("nenya-ring-of-adamant",)},
    )
    # Galadriel 1, her leadership 1, Nenya 1, the High Elves 2.
    assert scene.tally("dol-guldur").attack == 5
    assert scene.icons("galadriel") == 3
    scene.t.attack[scene.t.stands.index(1)] += 1
    assert scene.tally("dol-guldur").attack == 6


@rule("W-11.3")
def test_attack_added_to_a_battleground_counts_for_whoever_attacks_there() -> None:
    scene = Scene(
        turn="witch-king",
        grounds=("moria",),
        reserve=("the-destroyer",),
        at={"moria": ("gimli",)},
    )
    scene.do("use the-destroyer")
    assert scene.tally("moria").attack == 1 + 1


@rule("W-11.3")
@pytest.mark.parametrize("own_attack_only", [False, True])
def test_attack_may_be_added_only_where_one_attacks(own_attack_only: bool) -> None:
    scene = Scene(
        turn="witch-king",
        grounds=("moria",),
        reserve=("the-destroyer",),
        house={"own_attack_only": own_attack_only},
    )
    scene.do("use the-destroyer")
    assert scene.tally("moria").attack == (0 if own_attack_only else 1)
    assert bool(scene.told("in-vain")) is own_attack_only
    both = Scene(
        turn="witch-king",
        grounds=("moria", "edoras"),
        reserve=("the-destroyer",),
        house={"own_attack_only": own_attack_only},
    ).do("use the-destroyer")
    if own_attack_only:
        assert both.tally("edoras").attack == 1
    else:
        assert both.codes == ["edoras", "moria"]


@rule("W-11.3")
def test_defence_may_be_added_anywhere_even_if_attack_may_not() -> None:
    scene = Scene(
        turn="witch-king",
        grounds=("edoras", "moria"),
        reserve=("the-warrior",),
        house={"own_attack_only": True},
    ).do("use the-warrior")
    assert scene.codes == ["edoras", "moria"]


@rule("W-11.4")
def test_defence_of_the_battleground_cancels_before_any_card() -> None:
    scene = Scene(
        turn="witch-king",
        path=None,
        grounds=("moria",),
        reserve=("the-warrior",),
        at={"moria": ("goblins-of-the-misty-mountains", "high-elves", "gimli")},
    )
    scene.do("use the-warrior")
    # 2 printed and 1 added, against 3.
    assert scene.tally("moria").guard == 3
    scene.pass_all()
    assert scene.told("withdraws") == [{"card": "goblins-of-the-misty-mountains"}]
    assert scene.stands("moria") == "shadow"


# --- Losses


@rule("W-11.5", "W-11.6")
def test_defenders_fall_until_all_attack_is_cancelled() -> None:
    cards = ("wolf-riders", "white-hand-orcs", "village-militia", "riders-of-rohan", "theoden")
    # 3 attack against 1 of Edoras: 2 remain; each army has 1, Théoden none without Gandalf.
    scene = fight_at("edoras", cards)
    assert scene.where("village-militia") == scene.where("riders-of-rohan") == "gone"
    assert scene.where("theoden") == "cycled"
    assert scene.stands("edoras") == "free"


@rule("W-11.5", "W-11.6")
def test_defenders_that_are_not_needed_are_cycled() -> None:
    scene = fight_at("edoras", ("wolf-riders", "village-militia", "riders-of-rohan"))
    assert (scene.asked, scene.who) == ("losses", 0)
    scene.do("eliminate village-militia")
    assert scene.where("village-militia") == "gone"
    assert scene.where("riders-of-rohan") == "cycled"


@rule("W-11.5")
def test_of_armies_that_look_the_same_any_may_fall() -> None:
    scene = fight_at("edoras", ("wolf-riders", "riders-of-rohan", "riders-of-rohan"))
    assert scene.gone("frodo") == scene.pile("frodo") == ["riders-of-rohan"]


@rule("W-11.6", "W-10.6")
@pytest.mark.parametrize(("helpless_fall", "fate"), [(False, "cycled"), (True, "gone")])
def test_an_unsupported_leader_in_a_defeat(helpless_fall: bool, fate: str) -> None:
    scene = fight_at("edoras", ("wolf-riders", "eomer"), house={"helpless_fall": helpless_fall})
    assert scene.stands("edoras") == "shadow"
    assert scene.where("eomer") == fate


@rule("W-11.7")
def test_excess_icons_are_lost() -> None:
    scene = fight_at("rivendell", ("balrog-of-moria", "hill-troll", "gandalf-the-white"))
    assert scene.where("gandalf-the-white") == "gone"
    assert scene.stands("rivendell") == "free"


@rule("W-11.7")
def test_what_saves_somebody_on_a_path_does_not_help_here() -> None:
    scene = fight_at(
        "edoras", ("wolf-riders", "white-hand-orcs", "merry-brandybuck", "village-militia")
    )
    assert scene.where("merry-brandybuck") == scene.where("village-militia") == "gone"


@rule("W-11.8", "W-11.11")
@pytest.mark.parametrize(
    ("attackers", "area"),
    [(("high-elves",), "shadow"), (("high-elves", "legolas", "elrond"), "free")],
)
def test_the_attackers_fall_whoever_won(attackers: tuple[str, ...], area: str) -> None:
    scene = fight_at("moria", attackers)
    assert scene.stands("moria") == area
    assert scene.gone("aragorn") == sorted(attackers)


# --- If the defenders can't agree


@rule("W-11.9")
def test_the_free_peoples_decide_if_the_shadow_players_disagree() -> None:
    scene = fight_at(
        "morannon", ("olog-hai", "haradrim-mumakil", "riders-of-rohan", "village-militia")
    )
    assert (scene.asked, scene.who) == ("losses", 1)
    scene.do("eliminate haradrim-mumakil")
    assert (scene.asked, scene.who) == ("consent", 3)
    scene.do("object")
    assert (scene.asked, scene.who) == ("losses", 0)
    scene.do("eliminate olog-hai")
    assert scene.where("olog-hai") == "gone"
    assert scene.where("haradrim-mumakil") == "cycled"


@rule("W-11.9")
def test_the_shadow_decides_if_the_free_peoples_disagree() -> None:
    scene = fight_at(
        "rivendell", ("legolas", "treebeard", "balrog-of-moria", "hill-troll"), starter="aragorn"
    )
    assert (scene.asked, scene.who) == ("losses", 2)
    scene.do("eliminate treebeard", "object")
    assert (scene.asked, scene.who) == ("losses", 3)
    scene.do("eliminate legolas")
    assert scene.where("legolas") == "gone"
    assert scene.where("treebeard") == "cycled"


@rule("W-11.9", "W-16.8")
def test_one_person_with_both_decks_agrees_with_themselves() -> None:
    scene = fight_at(
        "morannon",
        ("olog-hai", "haradrim-mumakil", "riders-of-rohan", "village-militia"),
        people=2,
    )
    scene.do("eliminate haradrim-mumakil")
    assert scene.where("haradrim-mumakil") == "gone"


# --- Who gets the battleground


@rule("W-11.10", "W-11.11")
def test_the_defender_wins_if_all_attack_is_cancelled() -> None:
    scene = fight_at("moria", ("high-elves",))
    assert scene.stands("moria") == "shadow"
    assert (scene.score(FREE), scene.score(SHADOW)) == (0, 1)


@rule("W-11.10", "W-11.11")
def test_the_attacker_wins_by_one_icon() -> None:
    scene = fight_at("moria", ("high-elves", "legolas"))
    assert scene.stands("moria") == "free"
    assert (scene.score(FREE), scene.score(SHADOW)) == (1, 0)


@rule("W-11.10")
@pytest.mark.parametrize(("ground", "side"), [("moria", "shadow"), ("edoras", "free")])
@pytest.mark.parametrize("unfought_for_nobody", [False, True])
def test_a_battleground_that_was_not_attacked(
    ground: str, side: str, unfought_for_nobody: bool
) -> None:
    scene = Scene(
        path="weathertop",
        grounds=("edoras", "moria"),
        house={"unfought_for_nobody": unfought_for_nobody},
        begin="combat-step",
    ).do(ground)
    assert scene.stands(ground) == ("waiting" if unfought_for_nobody else side)


@rule("W-11.6", "W-9.26")
def test_all_who_are_cycled_are_shuffled_together() -> None:
    armies = ("soldiers-of-gondor", "guards-of-the-citadel", "knights-of-dol-amroth")
    scene = fight_at("minas-tirith", armies, deck={"aragorn": ()}, hand={"aragorn": ()})
    story = [event.kind for event in scene.state.story or []]
    assert story.count("recycles") == 1
    assert story[story.index("recycles") - 3 : story.index("recycles")] == ["withdraws"] * 3

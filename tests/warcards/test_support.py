"""Leadership and support (W-12)."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene, fight_at

# --- Leadership needs an army


@rule("W-12.1", "W-12.3")
def test_leadership_counts_only_beside_an_army_of_the_faction() -> None:
    # Boromir has 1 leadership attack, Aragorn 1 of his own and 1 leadership.
    scene = Scene(grounds=("morannon",), at={"morannon": ("boromir", "aragorn")})
    assert (scene.icons("boromir"), scene.icons("aragorn")) == (0, 1)
    scene = Scene(grounds=("morannon",), at={"morannon": ("boromir", "riders-of-rohan")})
    assert scene.icons("boromir") == 0
    scene = Scene(grounds=("morannon",), at={"morannon": ("boromir", "soldiers-of-gondor")})
    assert scene.icons("boromir") == 1


@rule("W-12.1")
def test_an_army_elsewhere_supports_nobody() -> None:
    scene = Scene(
        grounds=("morannon", "harad"),
        at={"morannon": ("boromir",), "harad": ("soldiers-of-gondor",)},
        reserve=("guards-of-the-citadel",),
    )
    assert scene.icons("boromir") == 0


@rule("W-12.2")
def test_one_army_supports_one_character() -> None:
    nazgul = ("the-commander", "the-destroyer", "the-reaver")
    scene = Scene(grounds=("lorien",), at={"lorien": (*nazgul, "mordor-orcs", "mordor-orcs")})
    # Two armies of 1 and two of the three leaders.
    assert scene.tally("lorien").attack == 1 + 1 + 2


@rule("W-12.2")
def test_leadership_counts_once_however_many_armies_support_it() -> None:
    orcs = ("mordor-orcs", "mordor-orcs", "olog-hai")
    scene = Scene(grounds=("lorien",), at={"lorien": ("the-commander", *orcs)})
    assert scene.icons("the-commander") == 1


@rule("W-12.2")
def test_an_army_without_icons_can_support() -> None:
    scene = Scene(grounds=("pelargir",), at={"pelargir": ("denethor", "the-great-gate")})
    # The Gate is worth something only at Minas Tirith.
    assert scene.icons("the-great-gate") == 0
    assert scene.icons("denethor") == 1


# --- Who supports whom


@rule("W-12.2")
def test_by_default_support_brings_the_most_icons() -> None:
    # The Dead Men are worth 2 only if they support Strider or Aragorn.
    scene = fight_at(
        "pelargir", ("denethor", "aragorn", "dead-men-of-dunharrow", "corsairs-of-umbar")
    )
    assert scene.told("fight")[0]["defence"] == (1 + 1) + 2


@rule("W-12.2")
@pytest.mark.parametrize(("leader", "defence"), [("aragorn", 2 + 2), ("denethor", 1 + 1)])
def test_players_may_agree_to_assign_their_armies_themselves(leader: str, defence: int) -> None:
    scene = fight_at(
        "pelargir",
        ("denethor", "aragorn", "dead-men-of-dunharrow", "corsairs-of-umbar"),
        house={"choose_support": True},
    )
    assert (scene.asked, scene.who) == ("support", 2)
    assert set(scene.codes) == {"support aragorn", "support denethor"}
    scene.do(f"support {leader}")
    assert scene.told("fight")[0]["defence"] == defence


@rule("W-12.2")
def test_attackers_always_bring_as_much_as_they_can() -> None:
    for army in ((), ("soldiers-of-gondor",)):
        scene = fight_at(
            "minas-morgul",
            ("faramir", "boromir", "aragorn", "dead-men-of-dunharrow", *army),
        )
        # With a second army another leader counts as well.
        assert scene.told("fight")[0]["attack"] == (1 + 1) + 2 + 2 * len(army)


@rule("W-12.2")
def test_house_rule_attackers_choose_whom_their_armies_support() -> None:
    scene = fight_at(
        "minas-morgul",
        ("faramir", "aragorn", "dead-men-of-dunharrow"),
        house={"choose_support": True},
    )
    assert (scene.asked, scene.who) == ("support", 2)
    assert set(scene.codes) == {"support aragorn", "support faramir"}
    scene.do("support faramir")
    # Without Aragorn the dead bring nothing: his own icon and Faramir's leadership are all.
    assert scene.told("fight")[0]["attack"] == 1 + 1


BEFORE_THE_GATE = (
    "pippin-took",
    "denethor",
    "soldiers-of-gondor",
    "grond-hammer-of-the-underworld",
    "mordor-orcs",
    "mordor-orcs",
)
"""One army, two leaders of two players, and more attack than the city alone can cancel."""


@rule("W-11.9", "W-12.2")
def test_defending_players_agree_on_whom_the_army_supports() -> None:
    scene = fight_at("minas-tirith", BEFORE_THE_GATE)
    assert (scene.asked, scene.who) == ("support", 0)
    assert set(scene.codes) == {"support pippin-took", "support denethor"}
    scene.do("support pippin-took")
    assert (scene.asked, scene.who) == ("consent-support", 2)
    assert scene.codes == ["agree", "object"]
    scene.do("agree")
    assert scene.told("agreed-to-support") == [{"player": "player-aragorn"}]
    assert scene.told("fight")[0]["defenders"][0].args == {"card": "pippin-took", "icons": 1}


@rule("W-11.9", "W-12.2")
def test_if_they_do_not_agree_the_attackers_choose_whom_it_supports() -> None:
    scene = fight_at("minas-tirith", BEFORE_THE_GATE)
    scene.do("support pippin-took", "object")
    assert scene.told("objected-to-support") == [{"player": "player-aragorn"}]
    assert (scene.asked, scene.who) == ("support-instead", 1)
    assert set(scene.codes) == {"support pippin-took", "support denethor"}
    scene.do("support denethor")
    icons = {each.args["card"]: each.args["icons"] for each in scene.told("fight")[0]["defenders"]}
    assert icons == {"pippin-took": 0, "denethor": 1, "soldiers-of-gondor": 1}


@rule("W-11.9", "W-16.9")
def test_who_plays_both_decks_agrees_with_nobody() -> None:
    scene = fight_at("minas-tirith", BEFORE_THE_GATE, people=2)
    assert (scene.asked, scene.who) == ("support", 0)
    scene.do("support denethor")
    assert scene.told("agreed-to-support") == scene.told("objected-to-support") == []
    assert scene.told("fight")


@rule("W-11.9", "W-16.9")
def test_who_plays_both_attacking_decks_chooses_after_an_objection() -> None:
    scene = fight_at("minas-tirith", BEFORE_THE_GATE, people=3, starter="saruman")
    # From the starting player on Frodo's comes first, and Saruman's is the first of the attackers.
    scene.do("support pippin-took")
    assert (scene.asked, scene.who) == ("consent-support", 2)
    scene.do("object")
    assert (scene.asked, scene.who) == ("support-instead", 1)


@rule("W-12.2")
def test_whose_leaders_are_in_question_decides_alone() -> None:
    """Though another defender comes earlier in turn order."""
    scene = fight_at(
        "minas-tirith",
        ("gandalf-the-grey", "denethor", "prince-imrahil", "soldiers-of-gondor", "olog-hai"),
        wields={},
    )
    contested = fight_at(
        "minas-tirith",
        ("gandalf-the-grey", "denethor", "aragorn", "soldiers-of-gondor", "olog-hai"),
    )
    assert scene.asked != "support"
    assert (contested.asked, contested.who) == ("support", 2)
    contested.do("support denethor")
    assert contested.asked != "consent-support"


@rule("W-12.2")
@pytest.mark.parametrize("choose_support", [False, True])
@pytest.mark.parametrize(
    "armies",
    [
        ("dead-men-of-dunharrow", "guards-of-the-citadel"),
        ("guards-of-the-citadel", "dead-men-of-dunharrow"),
    ],
)
def test_nobody_is_asked_if_all_leaders_are_supported(
    choose_support: bool, armies: tuple[str, ...]
) -> None:
    scene = fight_at(
        "pelargir", ("denethor", "aragorn", *armies), house={"choose_support": choose_support}
    )
    assert scene.told("fight")[0]["defence"] == 1 + (1 + 1) + 2 + 1


@rule("W-12.2")
def test_the_defenders_say_whom_an_army_supports_if_it_makes_a_difference() -> None:
    cards = ("eomer", "merry-brandybuck", "village-militia", "wolf-riders", "white-hand-orcs")
    scene = fight_at("edoras", cards)
    assert (scene.asked, scene.who) == ("support", 0)
    assert set(scene.codes) == {"support merry-brandybuck", "support eomer"}
    scene.do("support eomer")
    # 3 attack, 1 of Edoras; the Militia and Éomer fall, Merry counts nothing and is cycled.
    assert scene.where("eomer") == scene.where("village-militia") == "gone"
    assert scene.where("merry-brandybuck") == "cycled"


# --- Support and losses

LED = ("gorbag-and-shagrat", "olog-hai", "high-elves", "galadriel")
"""At Dol Guldur: 2 + 1 + 1 attack against 2 defence, so that 2 remain."""


@rule("W-12.4", "W-12.5")
def test_a_leader_may_fall_without_its_army() -> None:
    scene = fight_at("dol-guldur", LED).do("eliminate gorbag-and-shagrat")
    # Leadership cancelled one; the army must follow for the other.
    assert scene.where("gorbag-and-shagrat") == scene.where("olog-hai") == "gone"
    assert scene.stands("dol-guldur") == "shadow"


@rule("W-12.4")
def test_an_army_may_fall_without_its_leader() -> None:
    scene = fight_at("dol-guldur", LED).do("eliminate olog-hai")
    assert scene.where("olog-hai") == "gone"
    assert scene.where("gorbag-and-shagrat") == "cycled"


@rule("W-12.5")
def test_leadership_still_counts_when_the_army_has_fallen() -> None:
    # 5 attack leave 3: first the army, then the leader, who is still worth 1.
    scene = fight_at(
        "dol-guldur",
        ("gorbag-and-shagrat", "olog-hai", "mordor-orcs", "high-elves", "galadriel"),
        wields={"galadriel": ("nenya-ring-of-adamant",)},
    )
    scene.do("eliminate olog-hai", "eliminate gorbag-and-shagrat")
    assert scene.where("mordor-orcs") == "cycled"
    assert scene.stands("dol-guldur") == "shadow"


@rule("W-12.6")
def test_items_cancel_nothing_on_their_own() -> None:
    scene = fight_at(
        "rivendell",
        ("legolas", "high-elves", "balrog-of-moria", "hill-troll"),
        wields={"legolas": ("bow-of-the-galadhrim",)},
    )
    assert scene.codes == ["eliminate high-elves", "eliminate legolas"]
    scene.do("eliminate legolas")
    assert scene.where("legolas") == scene.where("bow-of-the-galadhrim") == "gone"


# --- Support by others


@rule("W-12.7")
def test_a_text_may_allow_support_by_another_faction() -> None:
    scene = Scene(grounds=("edoras",), at={"edoras": ("merry-brandybuck", "village-militia")})
    assert scene.icons("merry-brandybuck") == 1
    scene = Scene(
        grounds=("minas-tirith",), at={"minas-tirith": ("merry-brandybuck", "soldiers-of-gondor")}
    )
    assert scene.icons("merry-brandybuck") == 0


@rule("W-12.7")
def test_the_three_hunters_are_supported_by_any_army_of_their_side() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("edoras",),
        hand={"aragorn": ("the-three-hunters", "boromir")},
        at={"edoras": ("aragorn", "riders-of-rohan", "wolf-riders")},
    )
    assert scene.icons("aragorn") == 1
    scene.do("play the-three-hunters")
    assert scene.icons("aragorn") == 2


@rule("W-12.7")
def test_a_text_that_opens_a_battleground_gives_no_support() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("pelargir",),
        hand={"aragorn": ("the-red-arrow", "boromir")},
        at={"pelargir": ("eomer", "soldiers-of-gondor", "coastal-raiders")},
    )
    scene.do("play the-red-arrow")
    assert scene.icons("eomer") == 0


@rule("W-12.7")
def test_leadership_is_never_used_on_a_path() -> None:
    scene = Scene(path="dimrill-dale", at={"dimrill-dale": ("galadriel", "the-commander")})
    counted = scene.tally("dimrill-dale")
    assert [worth.icons for worth in counted.defenders] == [2]
    assert [worth.leadership for worth in (*counted.attackers, *counted.defenders)] == [0, 0]

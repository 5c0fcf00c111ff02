"""What each skirmish brings, who may fight there, and what the winner gets."""

from typing import Any

from mathom.games.warcards.catalogue import LOCATION
from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import ONE_OF_EACH, came, drawing, six, who_fights

PLAYER = {faction: player for faction, (player, _) in ONE_OF_EACH.items()}
STRONG = {
    "dunedain": "soldiers-of-gondor",
    "dwarf": "army-of-the-blue-mountains",
    "elf": "high-elves",
    "northmen": "northmen-company",
    "rohan": "riders-of-rohan",
    "easterling": "wainriders",
    "isengard": "wolf-riders",
    "monstrous": "goblins-of-the-misty-mountains",
    "mordor": "mordor-orcs",
    "ruffian": "evil-ruffians-thieves",
    "southron": "haradrim-mumakil",
}
"""An army of each faction that has one."""


def brings(skirmish: str, side: int, first: str, second: str) -> None:
    """The first of two battlegrounds, or the second if the first is in no deck."""
    laid: dict[str, Any] = {"turn": "frodo" if side == FREE else "witch-king"}
    both = drawing(skirmish, first, second, **laid)
    # A battleground may bring others itself.
    assert came(both)[:2] == [skirmish, first]
    won = drawing(skirmish, second, shadow_area=(first,), **laid)
    assert came(won)[:2] == [skirmish, second]


def resolved(skirmish: str, faction: str, **laid: Any) -> Scene:
    """An army of that faction stands there alone, and its player has the skirmish fought."""
    laid = {"grounds": (skirmish,), **laid}
    scene = six(turn=PLAYER[faction], at={skirmish: (STRONG[faction],)}, **laid)
    return scene.do(f"resolve {skirmish}")


def feeds_the_defenders(skirmish: str, faction: str, side: int, cards: int = 1) -> None:
    """If they win, each of their players draws a card or more, and nobody else."""
    scene = resolved(skirmish, faction, corruption=3)
    own = (
        ("frodo", "gandalf", "aragorn") if side == FREE else ("witch-king", "saruman", "bill-ferny")
    )
    assert sorted(scene.drawn) == sorted((f"player-{player}", cards) for player in own)
    assert scene.state.corruption == 3
    assert scene.asks_turn


def corrupts(skirmish: str, faction: str) -> None:
    """If the Shadow wins, it adds a corruption token."""
    scene = resolved(skirmish, faction, corruption=3)
    assert scene.state.corruption == 4
    assert not scene.drawn
    assert scene.asks_turn


def cleanses(skirmish: str, faction: str) -> None:
    """If the Free Peoples win, a corruption token is removed, as far as there is one (W-14.6)."""
    scene = resolved(skirmish, faction, corruption=3)
    assert scene.state.corruption == 2
    assert not scene.drawn
    assert resolved(skirmish, faction).state.corruption == 0
    assert scene.asks_turn


def strengthens(skirmish: str, defenders: str, attackers: str, *named: str) -> None:
    """Whoever wins adds an icon to one of two battlegrounds: defence, or else attack."""
    numbers = [LOCATION[name] for name in named]
    for faction, tokens in ((defenders, "defence"), (attackers, "attack")):
        for chosen in named:
            scene = resolved(skirmish, faction, grounds=(skirmish, *named, "umbar"))
            assert (scene.asked, set(scene.codes)) == ("strengthen", set(named))
            scene.do(chosen)
            added = {kind: getattr(scene.state, kind) for kind in ("attack", "defence")}
            for kind, icons in added.items():
                assert sum(icons) == (kind == tokens)
                assert icons[LOCATION[chosen]] == (kind == tokens)
            assert scene.state.corruption == 0
            assert not scene.drawn
        alone = resolved(skirmish, faction, grounds=(skirmish, named[1]))
        assert alone.asks_turn
        assert getattr(alone.state, tokens)[numbers[1]] == 1
        none = resolved(skirmish, faction)
        assert none.asks_turn
        assert sum(none.state.attack) == sum(none.state.defence) == 0


# --- Of the Free Peoples


@rule("W-22.16")
def test_bree_is_about_the_shire_and_dunland():
    assert who_fights("bree") == {
        *("northmen", "hobbit", "dunedain", "wizard"),
        *("ruffian", "isengard"),
    }
    brings("bree", FREE, "the-shire", "dunland")
    feeds_the_defenders("bree", "dunedain", FREE)
    corrupts("bree", "isengard")


@rule("W-22.16", "W-22.20", "W-22.21")
def test_cair_andros_is_about_minas_tirith_and_edoras():
    assert who_fights("cair-andros") == {"dunedain", "rohan", "wizard", "mordor", "easterling"}
    brings("cair-andros", FREE, "minas-tirith", "edoras")
    strengthens("cair-andros", "rohan", "mordor", "minas-tirith", "edoras")


@rule("W-22.16")
def test_the_carrock_is_about_lorien_and_the_woods():
    assert who_fights("the-carrock") == {"northmen", "elf", "wizard", "monstrous", "mordor"}
    brings("the-carrock", FREE, "lorien", "woodland-realm")
    feeds_the_defenders("the-carrock", "elf", FREE)
    corrupts("the-carrock", "mordor")


@rule("W-22.16")
def test_ered_luin_is_about_the_grey_havens_and_the_shire():
    assert who_fights("ered-luin") == {"dwarf", "elf", "wizard", "monstrous", "ruffian"}
    brings("ered-luin", FREE, "grey-havens", "the-shire")
    feeds_the_defenders("ered-luin", "elf", FREE)
    corrupts("ered-luin", "monstrous")


@rule("W-22.16", "W-22.20", "W-22.21")
def test_fords_of_isen_are_about_helms_deep_and_edoras():
    assert who_fights("fords-of-isen") == {"rohan", "wizard", "isengard", "ruffian"}
    brings("fords-of-isen", FREE, "helms-deep", "edoras")
    strengthens("fords-of-isen", "rohan", "isengard", "helms-deep", "edoras")


@rule("W-22.9", "W-22.16", "W-22.20", "W-22.21")
def test_great_stone_bridge_is_about_minas_tirith_and_minas_morgul():
    assert who_fights("great-stone-bridge") == {"dunedain", "wizard", "mordor", "southron"}
    brings("great-stone-bridge", FREE, "minas-tirith", "minas-morgul")
    strengthens("great-stone-bridge", "dunedain", "mordor", "minas-tirith", "minas-morgul")


@rule("W-22.16", "W-22.20", "W-22.21")
def test_iron_hills_are_about_erebor_and_dale():
    assert who_fights("iron-hills") == {"dwarf", "northmen", "wizard", "easterling"}
    brings("iron-hills", FREE, "erebor", "dale")
    strengthens("iron-hills", "northmen", "easterling", "erebor", "dale")


@rule("W-22.16")
def test_lamedon_is_about_dol_amroth_and_pelargir():
    assert who_fights("lamedon") == {"dunedain", "wizard", "southron"}
    brings("lamedon", FREE, "dol-amroth", "pelargir")
    feeds_the_defenders("lamedon", "dunedain", FREE)
    corrupts("lamedon", "southron")


@rule("W-22.16", "W-22.20", "W-22.21")
def test_lossarnach_is_about_minas_tirith_and_pelargir():
    assert who_fights("lossarnach") == {"dunedain", "wizard", "southron", "mordor"}
    brings("lossarnach", FREE, "minas-tirith", "pelargir")
    strengthens("lossarnach", "dunedain", "southron", "minas-tirith", "pelargir")


@rule("W-22.16")
def test_westemnet_is_about_edoras_and_helms_deep():
    assert who_fights("westemnet") == {"rohan", "wizard", "isengard", "ruffian"}
    brings("westemnet", FREE, "edoras", "helms-deep")
    feeds_the_defenders("westemnet", "rohan", FREE)
    corrupts("westemnet", "isengard")


# --- Of the Shadow


@rule("W-22.16")
def test_angmar_is_about_mount_gundabad_and_moria():
    assert who_fights("angmar") == {"monstrous", "mordor", "dunedain", "elf", "wizard"}
    brings("angmar", SHADOW, "mount-gundabad", "moria")
    feeds_the_defenders("angmar", "mordor", SHADOW)
    cleanses("angmar", "elf")


@rule("W-22.16")
def test_near_harad_is_about_harad_and_umbar():
    assert who_fights("near-harad") == {"southron", "dunedain", "wizard"}
    brings("near-harad", SHADOW, "harad", "umbar")
    feeds_the_defenders("near-harad", "southron", SHADOW)
    cleanses("near-harad", "dunedain")


@rule("W-22.16")
def test_nurn_is_about_morannon_and_minas_morgul():
    assert who_fights("nurn") == {"mordor", "easterling", "dunedain", "rohan"}
    brings("nurn", SHADOW, "morannon", "minas-morgul")
    feeds_the_defenders("nurn", "mordor", SHADOW, 2)
    cleanses("nurn", "rohan")

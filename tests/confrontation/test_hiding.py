"""Who is seen by whom, and when (section 5, and the clarifications of section 13)."""

from collections import Counter

import pytest

from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.games.confrontation import GAME
from mathom.games.confrontation.data import REGION_NAMES
from mathom.games.confrontation.sight.view import GroupView
from tests.confrontation.scene import Scene
from tests.marks import rule

MERRY = 5


def known(group: GroupView) -> set[str]:
    return {piece.name for piece in group.known}


def thought_places(scene: Scene, viewer: int, piece: int) -> Counter[str]:
    """Where a piece may stand as far as a viewer can know."""
    return Counter(
        REGION_NAMES[GAME.redeal(scene.position.base, viewer, Chance(f"deal {deal}")).where[piece]]
        for deal in range(200)
    )


def heard(scene: Scene, viewer: int, kind: str) -> list[dict[str, object]]:
    """The news of one kind as a viewer hears it."""
    told = (event.seen_by(viewer) for event in scene.story if event.kind == kind)
    return [message.args for message in told if message is not None]


# --- Hiding


@rule("C-5.1")
@pytest.mark.parametrize("turn", ["fellowship", "sauron"])
def test_the_fighters_of_both_sides_hide_at_the_end_of_the_turn(turn):
    scene = Scene("gimli@rhudaur frodo@shire / saruman@high-pass warg@mordor", turn=turn)
    scene.choose("gimli high-pass" if turn == "fellowship" else "saruman rhudaur")
    assert scene.revealed() == {"gimli", "saruman"}
    scene.choose("cards")
    if turn == "fellowship":
        scene.cards("retreat", "1")
    else:
        scene.cards("1", "retreat")
    assert scene.turn != turn
    assert scene.defeated() == set()
    assert scene.revealed() == set()


@rule("C-5.1")
def test_nobody_hides_before_the_turn_ends():
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire / cave-troll@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("cave-troll rhudaur", draws="merry")
    scene.cards("retreat", "1")
    assert scene.at("merry") == "arthedain"
    assert scene.asked == "both prompt-card"
    assert scene.revealed() == {"merry", "gimli", "cave-troll"}
    scene.cards("1", "2")
    assert scene.revealed() == set()


@rule("C-5.1")
@pytest.mark.parametrize("code", ["show frodo", "pass"])
def test_frodo_whom_sam_has_shown_hides_again(code):
    scene = Scene(
        "sam@rhudaur frodo@rhudaur merry@shire / orcs@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("orcs rhudaur", draws="sam")
    scene.choose(code)
    # The Orcs defeat Sam; Frodo retreats from the second battle.
    scene.choose("retreat eregion")
    assert (scene.at("sam"), scene.at("frodo")) == (None, "eregion")
    assert scene.revealed() == set()


@rule("C-5.2", "C-12.38")
def test_whom_the_crebain_have_found_stays_revealed():
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire / warg@mordor", turn="sauron", specials="crebain"
    )
    scene.choose("crebain rhudaur", draws="merry")
    for code in ("frodo arthedain", "warg gondor", "frodo eregion"):
        assert scene.revealed() == {"merry"}
        scene.choose(code)
    assert known(scene.seen(1, "fellowship", "rhudaur")) == {"merry"}


@rule("C-5.2", "C-10.56")
def test_a_watcher_who_has_been_seen_stays_revealed():
    scene = Scene(
        "theoden@mirkwood frodo*@shire / watcher@dagorlad gollum@mordor", format="variant"
    )
    scene.choose("theoden dagorlad")
    scene.cards("retreat", "1")
    scene.choose("retreat mirkwood")
    assert scene.turn == "sauron"
    assert scene.revealed() == {"watcher"}


# --- Shuffling


def merry_seen_beside_gimli() -> Scene:
    """Merry has fought in Rhudaur beside Gimli, and is hidden again there."""
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire sam@eregion / warg@high-pass shelob@mirkwood",
        turn="sauron",
    )
    scene.choose("warg rhudaur", draws="merry")
    scene.cards("5", "1")
    return scene


@rule("C-5.3")
def test_hidden_characters_of_one_region_cannot_be_told_apart():
    scene = merry_seen_beside_gimli()
    group = scene.seen(1, "fellowship", "rhudaur")
    assert (group.known, group.hidden) == ([], 2)
    assert "merry" in group.maybe


@rule("C-5.3")
@pytest.mark.parametrize("mover", ["merry", "gimli"])
def test_who_leaves_a_region_is_not_known(mover):
    scene = merry_seen_beside_gimli()
    scene.choose(f"{mover} misty-mountains")
    assert heard(scene, 1, "moved")[-1] == {
        "side": "fellowship",
        "from": "rhudaur",
        "to": "misty-mountains",
    }
    for region in ("rhudaur", "misty-mountains"):
        group = scene.seen(1, "fellowship", region)
        assert (group.known, group.hidden) == ([], 1)
        assert "merry" in group.maybe
    places = thought_places(scene, 1, MERRY)
    assert set(places) == {"rhudaur", "misty-mountains"}
    assert all(60 < times < 140 for times in places.values())


@rule("C-5.4")
def test_characters_of_different_regions_are_not_shuffled_together():
    scene = merry_seen_beside_gimli()
    assert set(thought_places(scene, 1, MERRY)) == {"rhudaur"}
    for region in ("shire", "eregion"):
        assert "merry" not in scene.seen(1, "fellowship", region).maybe


@rule("C-5.4")
def test_who_is_alone_in_a_region_can_be_followed():
    scene = merry_seen_beside_gimli()
    scene.choose("gimli misty-mountains")
    scene.choose("shelob high-pass")
    scene.choose("frodo cardolan")
    scene.choose("shelob rhudaur", draws="merry")
    assert set(thought_places(scene, 1, MERRY)) == {"rhudaur"}
    group = scene.seen(1, "fellowship", "misty-mountains")
    assert (group.known, group.hidden) == ([], 1)
    assert "merry" not in group.maybe


@rule("C-5.5")
def test_a_revealed_character_is_not_shuffled():
    scene = Scene("merry@rhudaur! gimli@rhudaur frodo@shire / warg@mordor")
    group = scene.seen(1, "fellowship", "rhudaur")
    assert (known(group), group.hidden) == ({"merry"}, 1)
    assert "merry" not in group.maybe
    moves_merry = scene.fork()
    moves_merry.choose("merry high-pass")
    assert heard(moves_merry, 1, "moved")[-1]["character"] == "merry"
    assert known(moves_merry.seen(1, "fellowship", "high-pass")) == {"merry"}
    scene.choose("gimli high-pass")
    assert "character" not in heard(scene, 1, "moved")[-1]
    assert known(scene.seen(1, "fellowship", "rhudaur")) == {"merry"}
    assert "merry" not in scene.seen(1, "fellowship", "high-pass").maybe


# --- Hidden and revealed


@rule("C-13.1")
@pytest.mark.parametrize(("viewer", "sees"), [(0, True), (1, False), (SPECTATOR, False)])
def test_only_its_owner_sees_a_hidden_character(viewer, sees):
    scene = Scene("merry@rhudaur gimli@rhudaur frodo@shire / warg@mordor")
    group = scene.seen(viewer, "fellowship", "rhudaur")
    assert known(group) == ({"merry", "gimli"} if sees else set())
    assert group.hidden == (0 if sees else 2)
    assert not any(piece.shown for piece in group.known)


@rule("C-13.2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_a_revealed_character(viewer):
    scene = Scene("merry@rhudaur! gimli@rhudaur frodo@shire / warg@mordor")
    shown = {
        piece.name for piece in scene.seen(viewer, "fellowship", "rhudaur").known if piece.shown
    }
    assert shown == {"merry"}


# --- Choosing a character


KING = "aragorn@shire frodo@shire / gollum@rohan orcs*@rohan watcher@fangorn! uruk-hai@mordor"


@rule("C-13.3")
def test_a_character_on_the_board_can_be_chosen_hidden_or_revealed():
    scene = Scene(KING, specials="king-revealed", format="draft")
    named = {code for code in scene.options() if code.startswith("king ")}
    assert named == {"king rohan", "king mordor", "king watcher"}


@rule("C-13.3")
def test_the_defeated_cannot_be_chosen():
    scene = Scene(
        "merry@rhudaur! frodo@shire / warg@mordor saruman@high-pass",
        turn="sauron",
        specials="crebain",
    )
    assert {code for code in scene.options() if code.startswith("crebain")} == {
        "crebain merry",
        "crebain shire",
    }


@rule("C-13.4")
def test_the_king_does_not_reveal_whom_he_chooses():
    scene = Scene(KING, specials="king-revealed", format="draft")
    scene.choose("king rohan", draws="gollum")
    assert scene.revealed() == {"watcher"}
    assert heard(scene, 0, "named") == [{"region": "rohan"}]
    assert heard(scene, 1, "named") == [{"character": "gollum", "region": "rohan"}]
    group = scene.seen(0, "sauron", "rohan")
    assert (group.known, group.hidden) == ([], 2)
    assert scene.view(0).named == "rohan"


@rule("C-13.5")
def test_a_gandalf_whom_the_crebain_watch_still_lends_his_strength():
    scene = Scene(
        "theoden@rhudaur gandalf*@arthedain! frodo*@shire / uruk-hai@high-pass",
        turn="sauron",
        format="variant",
    )
    scene.choose("uruk-hai rhudaur")
    scene.cards("1", "1")
    assert scene.asked == "fellowship prompt-support"
    scene.choose("support")
    assert scene.totals() == (2 + 1 + 1, 4 + 1)
    assert scene.revealed() == {"gandalf"}


@rule("C-13.5")
def test_a_sam_who_lies_open_still_steps_in_for_frodo():
    scene = Scene("sam@rhudaur! frodo@rhudaur! / balrog@high-pass warg@mordor", turn="sauron")
    scene.choose("balrog rhudaur")
    scene.choose("fight frodo")
    scene.choose("sam")
    scene.cards("2", "1")
    assert scene.totals() == (7, 6)


# --- What lies open


@rule("C-13.6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_defeated_lie_open(viewer):
    scene = Scene("boromir@rhudaur frodo@shire / saruman@high-pass warg@mordor")
    scene.choose("boromir high-pass")
    fellowship, sauron = scene.view(viewer).sides
    assert "boromir" in fellowship.defeated
    assert "saruman" in sauron.defeated
    assert not {"frodo", "warg"} & {*fellowship.defeated, *sauron.defeated}


@rule("C-13.7")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_special_cards_lie_open(viewer):
    scene = Scene(
        "merry@shire frodo@shire / warg@mordor", specials="shadowfax gwaihir recall palantir"
    )
    fellowship, sauron = scene.view(viewer).sides
    assert (fellowship.specials, fellowship.used) == (["shadowfax", "gwaihir"], [])
    assert (sauron.specials, sauron.used) == (["recall", "palantir"], [])
    scene.choose("shadowfax merry cardolan")
    fellowship, _ = scene.view(viewer).sides
    assert (fellowship.specials, fellowship.used) == (["gwaihir"], ["shadowfax"])


@rule("C-13.8")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_discards_and_so_the_hands_lie_open(viewer):
    scene = Scene("merry@shire frodo@shire / warg@mordor", hands=("1 2 magic", "4 6 eye-of-sauron"))
    fellowship, sauron = scene.view(viewer).sides
    assert fellowship.discarded == ["3", "4", "5", "noble-sacrifice", "elven-cloak", "retreat"]
    assert sauron.discarded == ["1", "2", "3", "5", "magic", "retreat"]
    assert (fellowship.hand, sauron.hand) == (["1", "2", "magic"], ["4", "6", "eye-of-sauron"])

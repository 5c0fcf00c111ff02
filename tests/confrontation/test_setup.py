"""What is in the box, and what happens before the first turn (sections 1 and 2)."""

import pytest

from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import Seat
from mathom.games.confrontation import GAME
from mathom.games.confrontation.sight.view import ConfrontationView
from mathom.games.confrontation.state import Confrontation
from tests.confrontation.scene import Scene
from tests.marks import rule

CLASSIC = (
    "frodo sam gimli pippin legolas merry gandalf aragorn boromir",
    "orcs flying-nazgul black-rider shelob balrog witch-king saruman warg cave-troll",
)
VARIANT = (
    "frodo sam theoden smeagol elrond faramir gandalf aragorn treebeard",
    "orcs flying-nazgul mouth-of-sauron wormtongue uruk-hai witch-king saruman gollum watcher",
)
FELLOWSHIP_OUTPOSTS = ("arthedain", "cardolan", "rhudaur", "eregion", "enedwaith")
SAURON_OUTPOSTS = ("dagorlad", "gondor", "mirkwood", "fangorn", "rohan")
MOUNTAINS = ("high-pass", "misty-mountains", "caradhras", "gap-of-rohan")


def new_match(**options) -> Match[Confrontation]:
    return Match(GAME, [Seat("Tolkien"), Seat("Lewis")], options, "confrontation")


def deployed() -> Match[Confrontation]:
    match = new_match()
    match.choose(0, "deploy merry pippin gimli legolas gandalf")
    match.choose(1, "deploy shelob warg orcs balrog saruman")
    return match


def view(match: Match[Confrontation], viewer: int) -> ConfrontationView:
    seen = match.view(viewer)
    assert isinstance(seen, ConfrontationView)
    return seen


def names(match: Match[Confrontation], viewer: int, region: str) -> set[str]:
    """The characters in a region that a viewer knows."""
    for place in view(match, viewer).regions:
        if place.name == region:
            return {piece.name for piece in place.fellowship.known + place.sauron.known}
    raise AssertionError(f"no region is called {region}")


def crowd(match: Match[Confrontation], side: str) -> dict[str, int]:
    """How many pieces one side has in each region where it has any."""
    groups = {
        place.name: place.fellowship if side == "fellowship" else place.sauron
        for place in view(match, SPECTATOR).regions
    }
    return {
        region: len(group.known) + group.hidden
        for region, group in groups.items()
        if group.known or group.hidden
    }


# --- What is in the box


@rule("C-1.1")
@pytest.mark.parametrize("players", [1, 3])
def test_nobody_but_two_can_play(players):
    with pytest.raises(Refused):
        Match(GAME, [Seat("someone")] * players)


@rule("C-1.1")
@pytest.mark.parametrize("fellowship", [1, 2])
def test_one_player_is_the_fellowship_and_the_other_is_sauron(fellowship):
    sides = view(new_match(fellowship=fellowship), SPECTATOR).sides
    assert [side.side for side in sides] == ["fellowship", "sauron"]
    assert [side.seat for side in sides] == [fellowship - 1, 2 - fellowship]


@rule("C-1.2", "C-1.5")
def test_each_side_has_nine_characters_each_a_piece_of_its_own():
    match = deployed()
    for seat, side in enumerate(("fellowship", "sauron")):
        regions = [place.name for place in view(match, seat).regions]
        own = [
            piece.name
            for place in view(match, seat).regions
            for piece in (place.fellowship.known if seat == 0 else place.sauron.known)
        ]
        assert sorted(own) == sorted(CLASSIC[seat].split())
        assert sum(crowd(match, side).values()) == 9
        assert len(regions) == 16


@rule("C-1.4")
def test_the_board_has_sixteen_regions_and_four_of_them_are_mountains():
    match = deployed()
    regions = {place.name for place in view(match, SPECTATOR).regions}
    assert regions == {"shire", "mordor", *FELLOWSHIP_OUTPOSTS, *SAURON_OUTPOSTS, *MOUNTAINS}


@rule("C-1.6")
def test_every_tile_has_a_ring_side_and_a_star_side():
    match = new_match(format="draft")
    match.choose(0, "draft cccccvvvv")
    match.choose(1, "draft vvvvccccc")
    for side, letters in enumerate(("cccccvvvv", "vvvvccccc")):
        roster = view(match, SPECTATOR).sides[side].roster
        for tile, letter in enumerate(letters):
            sides_of_the_tile = {"c": CLASSIC[side].split(), "v": VARIANT[side].split()}
            assert roster[tile].name == sides_of_the_tile[letter][tile]
            assert roster[tile].star == (letter == "v")


@rule("C-1.8", "C-1.9", "C-8.1", "C-8.33")
def test_the_ring_sides_have_their_strengths():
    fellowship, sauron = view(new_match(), SPECTATOR).sides
    assert {character.name: character.strength for character in fellowship.roster} == {
        "frodo": 1,
        "sam": 2,
        "gimli": 3,
        "pippin": 1,
        "legolas": 3,
        "merry": 2,
        "gandalf": 5,
        "aragorn": 4,
        "boromir": 0,
    }
    assert {character.name: character.strength for character in sauron.roster} == {
        "orcs": 2,
        "flying-nazgul": 3,
        "black-rider": 3,
        "shelob": 5,
        "balrog": 5,
        "witch-king": 5,
        "saruman": 4,
        "warg": 2,
        "cave-troll": 9,
    }


@rule("C-1.8", "C-1.9", "C-10.1", "C-10.36")
def test_the_star_sides_have_their_strengths():
    fellowship, sauron = view(new_match(format="variant"), SPECTATOR).sides
    assert {character.name: character.strength for character in fellowship.roster} == {
        "frodo": 1,
        "sam": 1,
        "theoden": 2,
        "smeagol": 0,
        "elrond": 3,
        "faramir": 3,
        "gandalf": 5,
        "aragorn": 4,
        "treebeard": 4,
    }
    assert {character.name: character.strength for character in sauron.roster} == {
        "orcs": 3,
        "flying-nazgul": 5,
        "mouth-of-sauron": 3,
        "wormtongue": -1,
        "uruk-hai": 4,
        "witch-king": 2,
        "saruman": 3,
        "gollum": 1,
        "watcher": 6,
    }


@rule("C-1.9")
def test_the_printed_strength_is_what_is_compared():
    scene = Scene("legolas@rhudaur frodo@shire / saruman@high-pass")
    scene.choose("legolas high-pass")
    scene.choose("no cards")
    assert scene.totals() == (3, 4)


@rule("C-1.10", "C-2.3", "C-7.1", "C-7.2")
def test_each_player_begins_with_nine_combat_cards_of_his_own():
    for viewer in (0, 1, SPECTATOR):
        fellowship, sauron = view(deployed(), viewer).sides
        assert fellowship.hand == [
            *("1", "2", "3", "4", "5"),
            *("magic", "noble-sacrifice", "elven-cloak", "retreat"),
        ]
        assert sauron.hand == [
            *("1", "2", "3", "4", "5", "6"),
            *("magic", "eye-of-sauron", "retreat"),
        ]
        assert (fellowship.discarded, sauron.discarded) == ([], [])


@rule("C-1.11", "C-4.28")
@pytest.mark.parametrize(
    ("ours", "theirs", "compared"),
    [
        ("elven-cloak", "retreat", (3, 5)),
        ("magic", "magic", (3, 5)),
        ("5", "retreat", (8, 5)),
        ("elven-cloak", "eye-of-sauron", (3, 5)),
        ("1", "6", (4, 11)),
    ],
)
def test_only_strength_cards_have_a_strength(ours, theirs, compared):
    scene = Scene("gimli@rhudaur frodo@shire / balrog@high-pass warg@mordor")
    scene.choose("gimli high-pass")
    scene.cards(ours, theirs)
    assert scene.totals() == compared


@rule("C-1.12", "C-1.13", "C-2.12")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_may_study_both_sides_characters_and_cards(viewer):
    sides = view(new_match(), viewer).sides
    for side, cast in zip(sides, CLASSIC, strict=True):
        assert [character.name for character in side.roster] == cast.split()
        assert len(side.hand) == 9


@rule("C-1.14")
def test_forward_is_away_from_home():
    board = "merry@eregion frodo@shire / orcs@fangorn warg@mordor"
    assert Scene(board).moves("merry") == {"misty-mountains", "caradhras", "fangorn"}
    assert Scene(board, turn="sauron").moves("orcs") == {"misty-mountains", "caradhras"}


@rule("C-1.14")
def test_backward_is_toward_home():
    scene = Scene("merry@eregion frodo@shire / orcs@misty-mountains", turn="sauron")
    scene.choose("orcs eregion")
    assert scene.at("merry") is None, "the Orcs came forward"
    scene = Scene("gimli@eregion frodo@shire / warg@misty-mountains", turn="sauron")
    scene.choose("warg eregion")
    scene.cards("retreat", "1")
    assert scene.options() == {"retreat arthedain", "retreat cardolan"}


@rule("C-1.15", "C-8.16")
@pytest.mark.parametrize("witch_king", ["witch-king", "witch-king*"])
def test_a_name_means_both_sides_of_the_tile_for_merry(witch_king):
    scene = Scene(f"merry@rhudaur frodo@shire / {witch_king}@high-pass warg@mordor", format="draft")
    scene.choose("merry high-pass")
    assert scene.defeated() == {"witch-king"}


@rule("C-1.15")
@pytest.mark.parametrize(
    ("hero", "prey"),
    [
        ("legolas", "flying-nazgul"),
        ("legolas", "flying-nazgul*"),
        ("gimli", "orcs"),
        ("gimli", "orcs*"),
    ],
)
def test_a_name_means_both_sides_of_the_tile_for_the_others(hero, prey):
    scene = Scene(f"{hero}@rhudaur frodo@shire / {prey}@high-pass warg@mordor", format="draft")
    scene.choose(f"{hero} high-pass")
    assert scene.defeated() == {prey.rstrip("*")}


@rule("C-1.15")
@pytest.mark.parametrize("gandalf", ["gandalf", "gandalf*"])
def test_a_name_means_both_sides_of_the_tile_for_saruman(gandalf):
    scene = Scene(f"{gandalf}@rhudaur frodo@shire / saruman*@high-pass", format="draft")
    scene.choose("gandalf high-pass")
    assert scene.defeated() == {"gandalf"}


# --- Before the first turn


@rule("C-2.1")
def test_a_classic_game_uses_the_ring_sides_only():
    for side, cast in zip(view(new_match(), SPECTATOR).sides, CLASSIC, strict=True):
        assert [character.name for character in side.roster] == cast.split()
        assert not any(character.star for character in side.roster)


@rule("C-2.4")
def test_the_basic_game_has_no_special_cards():
    match = new_match()
    assert {ask.prompt.id for ask in match.asks} == {"prompt-deploy"}
    for side in view(deployed(), SPECTATOR).sides:
        assert (side.specials, side.used) == ([], [])


@rule("C-2.6", "C-2.7", "C-2.8")
def test_the_fellowship_keeps_four_in_the_shire_and_sends_one_to_each_outpost():
    match = deployed()
    assert crowd(match, "fellowship") == {"shire": 4} | dict.fromkeys(FELLOWSHIP_OUTPOSTS, 1)
    assert names(match, 0, "shire") == {"frodo", "sam", "aragorn", "boromir"}
    outposts = ("merry", "pippin", "gimli", "legolas", "gandalf")
    for character, region in zip(outposts, FELLOWSHIP_OUTPOSTS, strict=True):
        assert names(match, 0, region) == {character}


@rule("C-2.6", "C-2.9", "C-2.10")
def test_sauron_keeps_four_in_mordor_and_sends_one_to_each_outpost():
    match = deployed()
    assert crowd(match, "sauron") == {"mordor": 4} | dict.fromkeys(SAURON_OUTPOSTS, 1)
    assert names(match, 1, "mordor") == {"flying-nazgul", "black-rider", "witch-king", "cave-troll"}
    outposts = ("shelob", "warg", "orcs", "balrog", "saruman")
    for character, region in zip(outposts, SAURON_OUTPOSTS, strict=True):
        assert names(match, 1, region) == {character}


@rule("C-2.7", "C-2.8", "C-2.9", "C-2.10")
@pytest.mark.parametrize(
    ("seat", "code"),
    [
        (0, "deploy merry pippin gimli legolas"),
        (0, "deploy merry pippin gimli legolas gandalf sam"),
        (0, "deploy merry merry gimli legolas gandalf"),
        (0, "deploy merry merry pippin gimli legolas gandalf"),
        (0, "deploy merry pippin gimli legolas orcs"),
        (0, "deploy merry pippin gimli legolas faramir"),
        (1, "deploy shelob warg orcs balrog"),
        (1, "deploy shelob warg orcs balrog merry"),
        (1, "deploy shelob warg orcs balrog gollum"),
    ],
)
def test_nobody_deploys_otherwise(seat, code):
    with pytest.raises(Refused):
        new_match().choose(seat, code)


@rule("C-2.11")
def test_the_mountains_are_empty_at_first():
    match = deployed()
    for mountain in MOUNTAINS:
        assert mountain not in crowd(match, "fellowship") | crowd(match, "sauron")


@rule("C-2.14")
def test_both_deploy_at_the_same_time_and_in_secret():
    match = new_match()
    assert {ask.seat for ask in match.asks} == {0, 1}
    assert [ask.seat for ask in match.asks_seen_by(0)] == [0]
    match.choose(1, "deploy shelob warg orcs balrog saruman")
    assert [ask.seat for ask in match.asks_seen_by(0)] == [0]
    assert match.told(0) == new_match().told(0)
    assert crowd(match, "sauron") == {}


@rule("C-2.14", "C-13.1")
@pytest.mark.parametrize(("viewer", "side"), [(0, 1), (1, 0), (SPECTATOR, 0), (SPECTATOR, 1)])
def test_all_begin_hidden_and_are_only_counted_by_the_others(viewer, side):
    for place in view(deployed(), viewer).regions:
        group = (place.fellowship, place.sauron)[side]
        assert group.known == []
        assert group.hidden in ((0, 4) if place.name in ("shire", "mordor") else (0, 1))
        # Anybody can be anywhere.
        assert len(group.maybe) == (9 if group.hidden else 0)


@rule("C-2.14")
def test_the_story_does_not_tell_who_stands_where():
    match = deployed()
    for viewer, own in ((0, "fellowship"), (1, "sauron")):
        for message in match.told(viewer):
            if message.id.startswith("event-deployed"):
                assert ("outposts" in message.args) == (message.args["side"] == own)

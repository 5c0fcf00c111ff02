"""The deduction aid as players see it: who the hidden pieces of a region can be.

It shows what an attentive opponent could know who forgets nothing, and so it looks the same to
everybody at the table.
"""

from typing import Any

import pytest

from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.games.confrontation import GAME
from mathom.games.confrontation.sight.deal import BEFORE_PLAY
from mathom.games.confrontation.sight.view import ConfrontationView, GroupView
from tests.confrontation.scene import Scene
from tests.marks import rule

EVERYBODY = (0, 1, SPECTATOR)


def maybe(scene: Scene, side: str, region: str) -> set[str]:
    """Who may hide there. It is the same for everybody."""
    seen = [scene.seen(viewer, side, region).maybe for viewer in EVERYBODY]
    assert seen[0] == seen[1] == seen[2]
    return set(seen[0])


def thought_of(scene: Scene, side: str, character: str) -> set[str]:
    """In which regions a character may hide."""
    regions = [place.name for place in scene.view(SPECTATOR).regions]
    return {region for region in regions if character in maybe(scene, side, region)}


# --- What is seen is remembered


@rule("C-5.1")
def test_nobody_knows_anything_at_first():
    scene = Scene("merry@rhudaur gimli@eregion frodo@shire / orcs@mordor")
    for region in ("rhudaur", "eregion", "shire"):
        assert maybe(scene, "fellowship", region) == {"merry", "gimli", "frodo"}


def test_nobody_hides_where_nobody_is():
    scene = Scene("merry@rhudaur frodo@shire / orcs@mordor")
    assert maybe(scene, "fellowship", "eregion") == set()
    assert maybe(scene, "sauron", "rhudaur") == set()


def test_who_lies_open_hides_nowhere():
    scene = Scene("merry@rhudaur! gimli@rhudaur frodo@shire / orcs@mordor")
    assert thought_of(scene, "fellowship", "merry") == set()
    assert maybe(scene, "fellowship", "rhudaur") == {"gimli", "frodo"}


@rule("C-5.1", "C-13.9")
def test_who_has_fought_and_hides_again_is_known():
    scene = Scene("pippin@rhudaur gimli@shire frodo@shire / orcs@high-pass warg@mordor")
    scene.choose("pippin high-pass")
    scene.choose("retreat rhudaur")
    assert scene.revealed() == set()
    assert maybe(scene, "fellowship", "rhudaur") == {"pippin"}
    assert maybe(scene, "fellowship", "shire") == {"gimli", "frodo"}
    assert maybe(scene, "sauron", "high-pass") == {"orcs"}
    assert maybe(scene, "sauron", "mordor") == {"warg"}


@rule("C-13.6")
def test_the_defeated_hide_nowhere():
    scene = Scene("gimli@rhudaur merry@shire frodo@shire / orcs@high-pass warg@mordor")
    scene.choose("gimli high-pass")
    assert scene.defeated() == {"orcs"}
    assert thought_of(scene, "sauron", "orcs") == set()
    assert maybe(scene, "sauron", "mordor") == {"warg"}
    assert thought_of(scene, "fellowship", "gimli") == {"high-pass"}


def test_a_known_character_is_followed_on_its_way():
    scene = Scene("pippin@rhudaur gimli@shire frodo@shire / orcs@high-pass warg@mordor")
    scene.choose("pippin high-pass")
    scene.choose("retreat rhudaur")
    scene.choose("warg gondor")
    scene.choose("pippin misty-mountains")
    assert maybe(scene, "fellowship", "misty-mountains") == {"pippin"}


@rule("C-5.3")
def test_of_two_who_share_a_region_either_may_have_left():
    scene = Scene("pippin@rhudaur gimli@arthedain frodo@shire / orcs@high-pass warg@mordor")
    scene.choose("pippin high-pass")
    scene.choose("retreat rhudaur")
    scene.choose("warg gondor")
    scene.choose("gimli rhudaur")
    assert maybe(scene, "fellowship", "rhudaur") == {"pippin", "gimli", "frodo"}
    scene.choose("warg fangorn")
    scene.choose("gimli misty-mountains")
    assert thought_of(scene, "fellowship", "pippin") == {"rhudaur", "misty-mountains"}
    assert maybe(scene, "fellowship", "misty-mountains") == {"pippin", "gimli", "frodo"}
    assert maybe(scene, "fellowship", "shire") == {"gimli", "frodo"}


def test_who_is_seen_in_one_place_is_not_in_the_other():
    scene = Scene(
        "pippin@rhudaur gimli@rhudaur frodo@shire / orcs@mordor warg@mordor",
        turn="sauron",
        specials="palantir",
    )
    scene.choose("palantir rhudaur")
    assert maybe(scene, "fellowship", "rhudaur") == set(), "both lie open"
    scene.choose("orcs gondor")
    assert maybe(scene, "fellowship", "rhudaur") == {"pippin", "gimli"}
    assert maybe(scene, "fellowship", "shire") == {"frodo"}
    scene.choose("pippin misty-mountains")
    for region in ("rhudaur", "misty-mountains"):
        assert maybe(scene, "fellowship", region) == {"pippin", "gimli"}
    scene.choose("warg gondor")
    scene.choose("pippin mirkwood")
    scene.choose("warg fangorn")
    scene.choose("pippin fangorn")
    # Pippin has just shown himself: so it is Gimli who stayed.
    assert maybe(scene, "fellowship", "rhudaur") == {"gimli"}


# --- What only some can do


@pytest.mark.parametrize(
    ("servant", "origin", "target"),
    [
        ("witch-king", "rhudaur", "eregion"),
        ("flying-nazgul", "mordor", "eregion"),
        ("black-rider", "mirkwood", "arthedain"),
    ],
)
def test_who_goes_where_others_cannot_attacks_and_is_known(servant, origin, target):
    scene = Scene(
        f"gimli@{target} merry@shire sam@shire frodo@shire / {servant}@{origin} warg@mordor",
        turn="sauron",
    )
    scene.choose(f"{servant} {target}")
    scene.cards("retreat", "1")
    if scene.asked == "fellowship prompt-retreat-card":
        scene.choose(sorted(scene.options())[0])
    assert scene.turn == "fellowship"
    assert scene.revealed() == set()
    assert maybe(scene, "sauron", target) == {servant}
    assert thought_of(scene, "sauron", servant) == {target}


@rule("C-10.37")
@pytest.mark.parametrize("uruk_hai", ["hidden", "shown"])
def test_a_long_march_gives_the_uruk_hai_away(uruk_hai):
    scene = Scene(
        "frodo*@shire / uruk-hai@gondor gollum@gondor watcher@mordor",
        turn="sauron",
        format="variant",
        uruk_hai=uruk_hai,
    )
    scene.choose("uruk-hai caradhras")
    assert maybe(scene, "sauron", "caradhras") == {"uruk-hai"}
    assert maybe(scene, "sauron", "gondor") == {"gollum", "watcher"}


def test_a_step_that_anybody_could_take_gives_nobody_away():
    scene = Scene(
        "frodo*@shire / uruk-hai@gondor gollum@gondor watcher@mordor",
        turn="sauron",
        format="variant",
    )
    scene.choose("uruk-hai rohan")
    assert maybe(scene, "sauron", "rohan") == {"uruk-hai", "gollum", "watcher"}


@rule("C-6.1")
def test_who_enters_mordor_without_winning_is_not_the_ring_bearer():
    scene = Scene("sam@gondor frodo@rohan merry@shire / orcs@fangorn warg@mirkwood")
    assert "frodo" in maybe(scene, "fellowship", "gondor")
    scene.choose("sam mordor")
    assert maybe(scene, "fellowship", "mordor") == {"sam", "merry"}
    assert thought_of(scene, "fellowship", "frodo") == {"rohan", "shire"}


@rule("C-9.10")
@pytest.mark.parametrize("bearer", ["frodo", "sam"])
def test_whether_sam_may_be_in_mordor_depends_on_who_has_the_ring(bearer):
    frodo = "frodo*@shire" if bearer == "frodo" else ""
    scene = Scene(
        f"elrond@gondor sam*@shire {frodo} theoden@shire / gollum@fangorn watcher@mirkwood",
        format="variant",
        bearer=bearer,
    )
    scene.choose("elrond mordor")
    others = {"elrond", "theoden"} | ({"sam"} if bearer == "frodo" else set())
    assert maybe(scene, "fellowship", "mordor") == others


@rule("C-9.11")
def test_who_enters_the_shire_without_winning_is_not_the_witch_king_of_the_star_side():
    scene = Scene(
        "frodo*@fangorn sam*@rohan / gollum@arthedain witch-king*@gondor orcs*@mordor",
        turn="sauron",
        format="variant",
    )
    scene.choose("gollum shire")
    assert maybe(scene, "sauron", "shire") == {"gollum", "orcs"}
    assert "witch-king" in maybe(scene, "sauron", "gondor")


def test_the_witch_king_of_the_ring_side_may_be_in_the_shire():
    scene = Scene("frodo@fangorn sam@rohan / orcs@arthedain witch-king@gondor", turn="sauron")
    scene.choose("orcs shire")
    assert maybe(scene, "sauron", "shire") == {"orcs", "witch-king"}


def test_a_swap_shows_both():
    scene = Scene(
        "smeagol@eregion elrond@rhudaur theoden@rhudaur frodo*@shire / orcs*@caradhras",
        turn="sauron",
        format="variant",
    )
    scene.choose("orcs eregion")
    scene.choose("swap elrond")
    scene.cards("retreat", "1")
    scene.choose("retreat cardolan")
    assert maybe(scene, "fellowship", "cardolan") == {"elrond"}
    assert "smeagol" in maybe(scene, "fellowship", "rhudaur")
    assert thought_of(scene, "fellowship", "smeagol") == {"rhudaur"}


@rule("C-8.34")
def test_a_balrog_who_has_struck_is_known():
    scene = Scene("merry@eregion frodo@shire / balrog@caradhras warg@mordor orcs@fangorn")
    scene.choose("merry fangorn")
    assert maybe(scene, "sauron", "caradhras") == {"balrog", "warg", "orcs"}
    scene.choose("balrog")
    assert maybe(scene, "sauron", "caradhras") == {"balrog"}
    assert maybe(scene, "sauron", "fangorn") == {"warg", "orcs"}
    assert thought_of(scene, "fellowship", "merry") == set()


@rule("C-8.34")
@pytest.mark.parametrize("there", ["balrog", "orcs"])
def test_a_balrog_who_lets_pass_gives_nothing_away(there):
    other = "orcs" if there == "balrog" else "balrog"
    scene = Scene(f"merry@eregion frodo@shire / {there}@caradhras {other}@mordor warg@mordor")
    scene.choose("merry fangorn")
    scene.choose("pass")
    assert maybe(scene, "sauron", "caradhras") == {"balrog", "orcs", "warg"}


@rule("C-9.7")
def test_sam_is_known_when_he_takes_the_ring():
    scene = Scene(
        "frodo*@eregion sam*@cardolan elrond@shire / uruk-hai@caradhras gollum@mordor",
        turn="sauron",
        format="variant",
    )
    scene.choose("uruk-hai eregion")
    scene.cards("1", "1")
    assert maybe(scene, "fellowship", "cardolan") == {"sam"}
    assert maybe(scene, "fellowship", "shire") == {"elrond"}


# --- Special cards


@rule("C-12.20")
def test_the_king_gives_aragorn_away():
    scene = Scene(
        "aragorn@cardolan gimli@cardolan frodo@shire / orcs@mordor warg@rohan",
        specials="king-revealed",
    )
    scene.choose("king rohan")
    assert thought_of(scene, "fellowship", "aragorn") == {"cardolan"}
    assert maybe(scene, "fellowship", "cardolan") == {"aragorn", "gimli", "frodo"}


BLOCKED = "/ {} saruman@caradhras warg@gap-of-rohan flying-nazgul@mordor"


@rule("C-12.23", "C-8.47")
@pytest.mark.parametrize("alone", [True, False])
def test_who_cannot_move_is_nobody_who_could(alone):
    """The Flying Nazgûl could have flown to a character that is alone somewhere."""
    frodo = "frodo@shire" if alone else "frodo@cardolan"
    scene = Scene(
        f"aragorn@cardolan {frodo} " + BLOCKED.format("orcs@rohan"), specials="king-revealed"
    )
    scene.choose("king rohan")
    assert "flying-nazgul" in maybe(scene, "sauron", "rohan")
    scene.choose("warg enedwaith")
    assert ("flying-nazgul" in maybe(scene, "sauron", "rohan")) == (not alone)
    assert {"orcs", "saruman"} <= maybe(scene, "sauron", "rohan")


@rule("C-12.23", "C-8.43")
def test_who_cannot_move_is_no_witch_king_who_could_attack_beside():
    scene = Scene(
        "aragorn@fangorn merry@fangorn frodo@fangorn".replace("frodo@fangorn", "frodo@shire")
        + " / orcs@rohan saruman@caradhras warg@gap-of-rohan witch-king@mordor",
        specials="king-revealed",
    )
    scene.choose("king rohan")
    scene.choose("warg enedwaith")
    assert "witch-king" not in maybe(scene, "sauron", "rohan")
    assert "witch-king" in maybe(scene, "sauron", "mordor")


@rule("C-12.23")
def test_one_of_two_who_cannot_move_tells_little_about_the_other():
    scene = Scene(
        "aragorn@cardolan frodo@shire " + BLOCKED.format("orcs@rohan balrog@rohan"),
        specials="king-revealed",
    )
    scene.choose("king rohan")
    scene.choose("warg enedwaith")
    assert "flying-nazgul" in maybe(scene, "sauron", "rohan")


def test_a_named_character_that_moves_tells_nothing_more():
    scene = Scene(
        "aragorn@cardolan frodo@shire / orcs@rohan warg@mordor flying-nazgul@mordor",
        specials="king-revealed",
    )
    scene.choose("king rohan")
    scene.choose("orcs caradhras")
    assert maybe(scene, "sauron", "caradhras") == {"orcs", "warg", "flying-nazgul"}


@rule("C-12.31")
def test_a_recall_tells_no_more_than_a_move():
    scene = Scene(
        "pippin@fangorn frodo@shire / orcs@gondor warg@rohan balrog@mordor",
        specials="recall",
    )
    scene.choose("pippin gondor")
    scene.choose("retreat fangorn")
    assert maybe(scene, "sauron", "gondor") == {"orcs"}
    alone = scene.fork()
    alone.choose("recall orcs")
    assert thought_of(alone, "sauron", "orcs") == {"mordor"}
    assert maybe(alone, "sauron", "mordor") == {"orcs", "warg", "balrog"}
    scene.choose("recall warg")
    assert maybe(scene, "sauron", "mordor") == {"warg", "balrog"}
    assert maybe(scene, "sauron", "gondor") == {"orcs"}


@rule("C-12.19")
def test_a_gandalf_who_returns_is_known_until_another_joins_him():
    scene = Scene(
        "gimli@misty-mountains frodo@shire merry@shire / orcs@mordor warg@mordor",
        specials="gandalf-the-white",
    )
    assert thought_of(scene, "fellowship", "gandalf") == set()
    scene.choose("gandalf-the-white")
    assert maybe(scene, "fellowship", "fangorn") == {"gandalf"}
    scene.choose("warg gondor")
    scene.choose("gimli fangorn")
    scene.choose("orcs gondor")
    scene.choose("gandalf rohan")
    assert thought_of(scene, "fellowship", "gandalf") == {"fangorn", "rohan"}


# --- Turns of two steps


def merry_is_known_in_cardolan() -> Scene:
    scene = Scene(
        "merry@cardolan gimli@shire frodo@shire / orcs@mordor warg@mordor",
        turn="sauron",
        specials="palantir shadowfax",
    )
    scene.choose("palantir cardolan")
    scene.choose("orcs gondor")
    assert maybe(scene, "fellowship", "cardolan") == {"merry"}
    return scene


@rule("C-12.14")
def test_who_rides_past_a_friend_is_not_taken_for_him():
    scene = merry_is_known_in_cardolan()
    scene.choose("shadowfax gimli cardolan")
    assert maybe(scene, "fellowship", "cardolan") == {"merry", "gimli", "frodo"}
    scene.choose("gimli eregion")
    assert maybe(scene, "fellowship", "cardolan") == {"merry"}
    assert maybe(scene, "fellowship", "eregion") == {"gimli", "frodo"}
    assert maybe(scene, "fellowship", "shire") == {"gimli", "frodo"}


@rule("C-12.14")
def test_who_rides_and_attacks_is_known():
    scene = merry_is_known_in_cardolan()
    scene.choose("shadowfax merry eregion")
    assert maybe(scene, "fellowship", "eregion") == {"merry"}
    scene.choose("merry fangorn")
    assert maybe(scene, "fellowship", "fangorn") == {"merry"}
    assert maybe(scene, "fellowship", "shire") == {"gimli", "frodo"}


@rule("C-12.13")
@pytest.mark.parametrize("first", [True, False])
def test_who_falls_on_the_ride_was_no_other(first):
    scene = Scene(
        f"gimli@{'eregion' if first else 'cardolan'} merry@shire frodo@shire "
        "/ balrog@caradhras warg@mordor",
        specials="shadowfax",
    )
    if first:
        scene.choose("shadowfax gimli fangorn")
    else:
        scene.choose("shadowfax gimli eregion")
        scene.choose("gimli fangorn")
    scene.choose("balrog")
    assert scene.defeated() == {"gimli"}
    assert thought_of(scene, "fellowship", "gimli") == set()
    assert maybe(scene, "fellowship", "shire") == {"merry", "frodo"}


def orcs_are_known_in_gondor(others: str = "", specials: str = "") -> Scene:
    """Pippin has looked at them and gone back."""
    scene = Scene(
        f"pippin@fangorn aragorn@cardolan frodo@shire / orcs@gondor warg@mordor balrog@mordor "
        f"{others}",
        specials=f"dark-of-mordor {specials}",
    )
    scene.choose("pippin gondor")
    scene.choose("retreat fangorn")
    assert maybe(scene, "sauron", "gondor") == {"orcs"}
    return scene


@rule("C-12.35")
def test_who_goes_in_the_dark_does_not_move_on():
    scene = orcs_are_known_in_gondor()
    scene.choose("dark warg gondor")
    assert maybe(scene, "sauron", "gondor") == {"orcs", "warg", "balrog"}
    scene.choose("orcs rohan")
    assert maybe(scene, "sauron", "rohan") == {"orcs"}, "the other must not move again"
    assert maybe(scene, "sauron", "gondor") == {"warg", "balrog"}


@rule("C-12.35")
def test_who_goes_in_the_dark_and_who_moves_come_from_one_region():
    scene = orcs_are_known_in_gondor()
    scene.choose("dark warg gondor")
    scene.choose("balrog dagorlad")
    assert maybe(scene, "sauron", "dagorlad") == {"warg", "balrog"}
    assert maybe(scene, "sauron", "gondor") == {"orcs", "warg", "balrog"}
    assert thought_of(scene, "sauron", "orcs") == {"gondor"}


@rule("C-12.35")
def test_who_attacks_after_a_step_in_the_dark_is_known():
    scene = orcs_are_known_in_gondor()
    scene.choose("dark warg gondor")
    scene.choose("orcs fangorn")
    assert scene.defeated() == {"pippin"}
    assert thought_of(scene, "sauron", "orcs") == {"fangorn"}
    assert maybe(scene, "sauron", "gondor") == {"warg", "balrog"}


@rule("C-12.23", "C-12.35")
def test_who_goes_in_the_dark_does_not_move_on_even_if_the_kings_choice_is_stuck():
    scene = orcs_are_known_in_gondor(
        "shelob@rohan black-rider@caradhras cave-troll@gap-of-rohan", "king-revealed"
    )
    scene.choose("warg dagorlad")
    scene.choose("king rohan")
    scene.choose("dark balrog gondor")
    scene.choose("orcs rohan")
    assert len(scene.told("named-blocked")) == 1
    assert thought_of(scene, "sauron", "orcs") == {"rohan"}


# --- Only public knowledge, always true


def groups(seen: Any) -> list[GroupView]:
    assert isinstance(seen, ConfrontationView)
    return [group for place in seen.regions for group in (place.fellowship, place.sauron)]


@pytest.mark.parametrize(
    "options",
    [
        {"format": "classic", "fellowship_cards": 4, "sauron_cards": 4},
        {"format": "variant", "fellowship_cards": 4, "sauron_cards": 4},
        {"format": "draft", "fellowship_cards": 4, "sauron_cards": 4, "hide": "battle"},
    ],
    ids=lambda options: options["format"],
)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_it_is_the_same_for_everybody_and_never_wrong(options, seed):
    match = Match(GAME, [Seat("bilbo"), Seat("gollum")], options, f"deduction {seed}")
    luck = Chance(f"luck {seed}")
    for _ in range(60):
        if match.over:
            return
        ask = match.asks[luck.below(len(match.asks))]
        match.choose(ask.seat, ask.options[luck.below(len(ask.options))].code)
        if match.state.step in BEFORE_PLAY:
            continue
        fellowship, sauron, spectator = (groups(match.view(viewer)) for viewer in EVERYBODY)
        for mine, theirs, public in zip(fellowship, sauron, spectator, strict=True):
            assert mine.maybe == theirs.maybe == public.maybe
            for piece in mine.known + theirs.known:
                assert piece.shown or piece.name in public.maybe


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_who_wants_no_help_gets_none(viewer):
    scene = Scene("pippin@rhudaur frodo@shire / orcs@high-pass warg@mordor", aid=False)
    scene.choose("pippin high-pass")
    scene.choose("retreat rhudaur")
    assert all(group.maybe == [] for group in groups(scene.view(viewer)))

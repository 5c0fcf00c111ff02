"""The draft: the choice of the sides, and characters of both sets in one game (section 11)."""

from itertools import product

import pytest

from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import Seat
from mathom.games.confrontation import GAME
from mathom.games.confrontation.sight.view import ConfrontationView
from mathom.games.confrontation.state import Confrontation
from tests.confrontation.meetings import RING, STAR, check_meeting
from tests.confrontation.scene import Scene, duel
from tests.marks import rule

BOTH_WAYS = pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
CODES = ["".join(letters) for letters in product("cv", repeat=9)]
PAIRS = (
    # the two sides of each tile, as printed
    (
        ("frodo", "frodo"),
        ("sam", "sam"),
        ("gimli", "theoden"),
        ("pippin", "smeagol"),
        ("legolas", "elrond"),
        ("merry", "faramir"),
        ("gandalf", "gandalf"),
        ("aragorn", "aragorn"),
        ("boromir", "treebeard"),
    ),
    (
        ("orcs", "orcs"),
        ("flying-nazgul", "flying-nazgul"),
        ("black-rider", "mouth-of-sauron"),
        ("shelob", "wormtongue"),
        ("balrog", "uruk-hai"),
        ("witch-king", "witch-king"),
        ("saruman", "saruman"),
        ("warg", "gollum"),
        ("cave-troll", "watcher"),
    ),
)


def new_match(**options) -> Match[Confrontation]:
    seats = [Seat("Tolkien"), Seat("Lewis")]
    return Match(GAME, seats, {"format": "draft", **options}, "draft")


def view(match: Match[Confrontation], viewer: int = SPECTATOR) -> ConfrontationView:
    seen = match.view(viewer)
    assert isinstance(seen, ConfrontationView)
    return seen


def roster(match: Match[Confrontation], side: int) -> list[tuple[str, bool]]:
    return [(character.name, character.star) for character in view(match).sides[side].roster]


def drafted(ours: str, theirs: str, **options) -> Match[Confrontation]:
    match = new_match(**options)
    match.choose(0, f"draft {ours}")
    match.choose(1, f"draft {theirs}")
    return match


# --- The choice


@rule("C-11.1", "C-11.3")
def test_any_mix_of_the_sides_may_be_drafted():
    ask = new_match().position.asks[0]
    assert ask.others is not None
    for code in CODES:
        option = ask.option(f"draft {code}")
        assert option is not None
        assert option.code == f"draft {code}"


@rule("C-11.1", "C-11.3")
@pytest.mark.parametrize(
    "code", ["ccccccccc", "vvvvvvvvv", "cvccvvccc", "vcvvccvvv", *CODES[5::37]]
)
def test_who_is_drafted_plays(code):
    match = drafted(code, code[::-1])
    for side, letters in ((0, code), (1, code[::-1])):
        expected = [
            (pair[letter == "v"], letter == "v")
            for pair, letter in zip(PAIRS[side], letters, strict=True)
        ]
        assert roster(match, side) == expected


@rule("C-11.3")
def test_both_sides_of_one_tile_exclude_each_other():
    for shelob in "cv":
        match = drafted("ccccccccc", f"ccc{shelob}ccccc")
        names = {name for name, _ in roster(match, 1)}
        assert len(roster(match, 1)) == 9
        assert ("shelob" in names) == (shelob == "c")
        assert ("wormtongue" in names) == (shelob == "v")


@rule("C-11.3")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "code",
    [
        "draft",
        "draft ",
        "draft cccccccc",
        "draft cccccccccc",
        "draft ccccxcccc",
        "draft CCCCCCCCC",
        "draft cccc vvvvv",
        "draft  ccccccccc",
        "draft ccccccccc ",
        "drafted ccccccccc",
        "ccccccccc",
        "deploy merry pippin gimli legolas gandalf",
        "",
    ],
)
def test_nothing_else_can_be_drafted(seat, code):
    match = new_match()
    before = match.told(SPECTATOR)
    with pytest.raises(Refused):
        match.choose(seat, code)
    assert match.told(SPECTATOR) == before
    assert {ask.seat for ask in match.asks} == {0, 1}


@rule("C-11.1")
def test_some_drafts_are_suggested():
    for ask in new_match().asks:
        assert ask.prompt.id == "prompt-draft"
        codes = [option.code for option in ask.options]
        assert {"draft ccccccccc", "draft vvvvvvvvv"} <= set(codes)
        assert len(codes) == len(set(codes)) >= 3
        assert ask.write is not None, "people are told how to write another"


# --- Secret, then shown


@rule("C-11.2")
@pytest.mark.parametrize("first", [0, 1])
def test_both_draft_at_the_same_time_and_in_secret(first):
    second = 1 - first
    heard = []
    for code in ("ccccccccc", "cvccvvccc"):
        match = new_match()
        assert {ask.seat for ask in match.asks} == {0, 1}
        assert all(ask.secret for ask in match.asks)
        assert [ask.seat for ask in match.asks_seen_by(second)] == [second]
        before = (match.told(second), match.told(SPECTATOR))
        match.choose(first, f"draft {code}")
        assert (match.told(second), match.told(SPECTATOR)) == before
        heard.append((view(match, second), view(match)))
        assert roster(match, first) == []
    assert heard[0] == heard[1]


@rule("C-11.2", "C-11.4")
def test_nobody_sees_a_roster_before_both_have_chosen():
    match = new_match()
    for viewer in (0, 1, SPECTATOR):
        assert [side.roster for side in view(match, viewer).sides] == [[], []]
    match.choose(1, "draft ccccccccc")
    for viewer in (0, 1, SPECTATOR):
        assert [side.roster for side in view(match, viewer).sides] == [[], []]


@rule("C-11.4")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_then_everybody_sees_who_plays(viewer):
    match = drafted("cvccvvccc", "vcvvccvvv")
    sides = view(match, viewer).sides
    assert [character.name for character in sides[0].roster] == [
        "frodo",
        "sam",
        "gimli",
        "pippin",
        "elrond",
        "faramir",
        "gandalf",
        "aragorn",
        "boromir",
    ]
    assert [character.star for character in sides[1].roster] == [
        letter == "v" for letter in "vcvvccvvv"
    ]
    told = [message for message in match.told(viewer) if message.id == "event-drafted"]
    assert [message.args["side"] for message in told] == ["fellowship", "sauron"]


@rule("C-11.4")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_order_of_the_answers_does_not_matter(order):
    match = new_match()
    for seat in order:
        match.choose(seat, "draft cvccvvccc" if seat == 0 else "draft vcvvccvvv")
    assert roster(match, 0) == roster(drafted("cvccvvccc", "vcvvccvvv"), 0)
    assert roster(match, 1) == roster(drafted("cvccvvccc", "vcvvccvvv"), 1)


# --- Then the game goes on


@rule("C-11.5")
def test_after_the_draft_both_deploy_whom_they_have_chosen():
    match = drafted("ccvcccccc", "cccvccccc")
    assert {ask.prompt.id for ask in match.asks} == {"prompt-deploy"}
    with pytest.raises(Refused):
        match.choose(0, "deploy merry pippin gimli legolas gandalf")
    with pytest.raises(Refused):
        match.choose(1, "deploy shelob warg orcs balrog saruman")
    match.choose(0, "deploy merry pippin theoden legolas gandalf")
    match.choose(1, "deploy wormtongue warg orcs balrog saruman")
    assert view(match).phase == "turn"
    assert [ask.seat for ask in match.asks] == [1]


@rule("C-11.5")
def test_special_cards_are_chosen_after_the_draft():
    match = drafted("ccccccccc", "ccccccccc", fellowship_cards=2, sauron_cards=2)
    assert {ask.prompt.id for ask in match.asks} == {"prompt-specials"}


@rule("C-11.5")
def test_all_ring_sides_make_the_classic_game_and_all_star_sides_the_variant():
    for letter, form in (("c", "classic"), ("v", "variant")):
        match = drafted(letter * 9, letter * 9)
        plain = Match(GAME, [Seat("Tolkien"), Seat("Lewis")], {"format": form}, "draft")
        for side in (0, 1):
            assert roster(match, side) == roster(plain, side)


@rule("C-11.2", "C-11.5")
def test_in_the_second_game_of_a_match_both_draft_anew():
    played = Scene(
        "frodo@gondor sam@shire / warg@mordor", turn="fellowship", format="draft", games=2
    )
    played.choose("frodo mordor")
    assert not played.over
    assert {ask.prompt.id for ask in played.position.asks} == {"prompt-draft"}
    assert {ask.seat for ask in played.position.asks} == {0, 1}
    assert [side.roster for side in played.view(SPECTATOR).sides] == [[], []]


def scene(pieces: str, turn: str = "sauron", **settings) -> Scene:
    return Scene(pieces, turn=turn, **{"format": "draft", **settings})


def fight(fellow: str, servant: str, attacker: str, **settings) -> Scene:
    return duel(fellow, servant, attacker, **{"format": "draft", **settings})


@rule("C-11.5", "C-6.3")
@pytest.mark.parametrize("sam", ["sam", "sam*"])
def test_the_ring_side_frodo_never_passes_the_ring_on(sam):
    played = scene(f"frodo@misty-mountains {sam}@shire / uruk-hai@fangorn")
    played.choose("uruk-hai misty-mountains")
    played.cards("1", "1")
    assert (played.winner, played.how) == ("sauron", "frodo-fell")
    assert played.told("sam-takes-the-ring") == []


@rule("C-11.5", "C-6.1")
def test_the_ring_side_frodo_wins_in_mordor_among_star_sides():
    played = scene("frodo@gondor sam*@shire / watcher@mordor", "fellowship")
    played.choose("frodo mordor")
    assert played.winner == "fellowship"


@rule("C-11.5", "C-9.10")
@pytest.mark.parametrize("sam", ["sam", "sam*"])
def test_sam_beside_a_ring_side_frodo_wins_nothing_in_mordor(sam):
    played = scene(f"frodo@shire {sam}@gondor / orcs@rhudaur", "fellowship")
    played.choose("sam mordor")
    assert played.winner is None


@rule("C-11.5", "C-8.5", "C-8.7")
def test_the_ring_side_sam_steps_in_for_the_star_frodo():
    played = scene("frodo*@rhudaur sam@rhudaur / balrog@high-pass")
    played.choose("balrog rhudaur", draws="frodo")
    assert played.options() == {"sam", "pass"}
    played.choose("sam")
    played.cards("1", "1")
    assert played.totals() == (6, 6)


@rule("C-11.5", "C-8.7", "C-8.8")
@pytest.mark.parametrize(("answer", "ours"), [("show frodo", 6), ("pass", 3)])
def test_the_ring_side_sam_is_strong_beside_the_star_frodo(answer, ours):
    played = scene("frodo*@rhudaur sam@rhudaur / balrog@high-pass")
    played.choose("balrog rhudaur", draws="sam")
    played.choose(answer)
    played.cards("1", "1")
    assert played.totals() == (ours, 6)


@rule("C-11.5", "C-10.5")
def test_the_star_sam_beside_the_ring_side_frodo_does_not_step_in():
    played = scene("frodo@rhudaur sam*@rhudaur / balrog@high-pass")
    played.choose("balrog rhudaur", draws="frodo")
    assert played.asked == "fellowship prompt-retreat"


# --- Characters of both sets against each other


@rule("C-11.5", "C-4.8", "C-4.9")
@BOTH_WAYS
@pytest.mark.parametrize(
    ("fellow", "servant"), [*product(RING[0], STAR[1]), *product(STAR[0], RING[1])]
)
def test_every_mixed_pair_meets_as_the_characters_say(fellow, servant, attacker):
    check_meeting(fellow, servant, attacker)


@rule("C-11.5", "C-8.62")
@pytest.mark.parametrize(
    ("region", "origin", "strength", "fellow"),
    [("fangorn", "gondor", 4, "treebeard"), ("rohan", "gondor", 2, "theoden")],
)
def test_against_the_warg_nobody_is_strong_at_home(region, origin, strength, fellow):
    played = scene(f"{fellow}@{region} frodo*@shire / warg@{origin}")
    played.choose(f"warg {region}")
    played.cards("1", "1")
    assert played.totals() == (strength + 1, 3)


@rule("C-11.5", "C-8.57")
@pytest.mark.parametrize("fellow", [name for name in STAR[0] if name != "frodo*"])
def test_the_ring_side_orcs_slay_every_star_character_first(fellow):
    played = fight(fellow, "orcs", "sauron")
    if fellow == "aragorn*":
        played.choose("no cards")
    assert played.defeated() == {fellow.rstrip("*")}
    assert played.cards_used == 0


@rule("C-11.5", "C-8.57", "C-9.5")
def test_the_ring_side_orcs_slay_the_star_frodo_and_sam_takes_over():
    played = scene("frodo*@eregion sam*@shire / orcs@caradhras warg@mordor")
    played.choose("orcs eregion")
    assert played.defeated() == {"frodo"}
    assert played.told("sam-takes-the-ring") == [{"region": "shire"}]
    assert played.winner is None


@rule("C-11.5", "C-8.63", "C-10.2")
@BOTH_WAYS
@pytest.mark.parametrize("fellow", ["frodo*", "elrond"])
@pytest.mark.parametrize("card", ["6", "magic", "eye-of-sauron", "retreat"])
def test_the_cave_trolls_card_is_void_whoever_he_meets(fellow, attacker, card):
    played = fight(fellow, "cave-troll", attacker)
    played.cards("5", card)
    assert played.totals() == ((6, 9) if fellow == "frodo*" else (8, 9))


@rule("C-11.5", "C-8.39", "C-9.5")
def test_shelob_goes_home_after_she_has_defeated_the_star_frodo():
    played = scene("frodo*@eregion sam*@shire / shelob@caradhras warg@mordor")
    played.choose("shelob eregion")
    played.cards("1", "1")
    assert played.defeated() == {"frodo"}
    assert played.at("shelob") == "gondor"
    assert played.told("sam-takes-the-ring") == [{"region": "shire"}]


@rule("C-11.5", "C-8.47")
@pytest.mark.parametrize(("friend", "flies"), [("", True), ("elrond@eregion", False)])
def test_the_ring_side_nazgul_flies_to_a_lonely_star_character(friend, flies):
    played = scene(f"smeagol@eregion {friend} frodo*@shire / flying-nazgul@mordor")
    assert ("eregion" in played.moves("flying-nazgul")) == flies


@rule("C-11.5", "C-8.54", "C-10.11")
def test_saruman_may_forbid_cards_to_who_stands_beside_aragorn():
    played = scene("aragorn*@eregion elrond@eregion frodo*@shire / saruman@caradhras")
    played.choose("saruman eregion", draws="elrond")
    assert played.asked == "sauron prompt-no-cards-saruman"


@rule("C-11.5", "C-8.18", "C-8.21", "C-10.55")
def test_gandalf_sees_what_magic_fetches_but_not_the_mouths_four():
    played = fight("gandalf", "mouth-of-sauron", "sauron", hands=("1 2 3", "1 2 magic"))
    played.choose("card magic")
    played.choose("fetch 3")
    assert played.asked == "fellowship prompt-card-after"
    played.choose("card 1")
    played.choose("pass")
    assert played.totals() == (6, 6)


@rule("C-11.5", "C-8.22", "C-10.55")
def test_the_mouth_may_still_withdraw_a_text_that_magic_fetched():
    played = fight("gandalf", "mouth-of-sauron", "sauron", hands=("1 2 3", "1 2 magic"))
    played.choose("card magic")
    played.choose("fetch retreat")
    played.choose("card 3")
    played.choose("four")
    assert played.totals() == (8, 7)
    assert played.at("mouth-of-sauron") is None


@rule("C-11.5", "C-8.34")
def test_there_is_no_balrog_to_ask_for_if_his_tile_shows_the_uruk_hai():
    played = scene("elrond@eregion frodo*@shire / uruk-hai@caradhras", "fellowship")
    played.choose("elrond fangorn")
    assert played.turn == "sauron"
    assert played.at("elrond") == "fangorn"

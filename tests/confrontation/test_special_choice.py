"""The special cards as such: who gets which, when they are seen, and that they are no combat cards
(C-12.1 to C-12.8).
"""

from math import comb

import pytest

from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import Seat
from mathom.games.confrontation import GAME
from mathom.games.confrontation.data import SPECIAL_NAMES
from mathom.games.confrontation.sight.view import ConfrontationView
from mathom.games.confrontation.state import Confrontation
from tests.confrontation.scene import Scene
from tests.marks import rule

FELLOWSHIPS = {"shadowfax", "gandalf-the-white", "king-revealed", "gwaihir"}
SAURONS = {"recall", "dark-of-mordor", "crebain", "palantir"}


def new_match(**options) -> Match[Confrontation]:
    return Match(GAME, [Seat("Tolkien"), Seat("Lewis")], options, "confrontation")


def view(match: Match[Confrontation], viewer: int = SPECTATOR) -> ConfrontationView:
    seen = match.view(viewer)
    assert isinstance(seen, ConfrontationView)
    return seen


def offered(match: Match[Confrontation], seat: int) -> set[tuple[str, ...]]:
    """The sets of cards that a seat may take now."""
    ask = next(ask for ask in match.asks if ask.seat == seat)
    assert ask.prompt.id.startswith("prompt-specials")
    return {tuple(option.code.split()[1:]) for option in ask.options}


def taken(match: Match[Confrontation], viewer: int = SPECTATOR) -> list[list[str]]:
    """Both sides' special cards as a viewer sees them."""
    return [side.specials for side in view(match, viewer).sides]


def deploy(match: Match[Confrontation]) -> None:
    match.choose(0, "deploy merry pippin gimli legolas gandalf")
    match.choose(1, "deploy shelob warg orcs balrog saruman")


# --- Which cards there are, and who chooses


@rule("C-12.1")
def test_each_side_has_four_special_cards_of_its_own():
    assert set(SPECIAL_NAMES) == FELLOWSHIPS | SAURONS
    match = new_match(fellowship_cards=1, sauron_cards=1)
    assert offered(match, 0) == {(card,) for card in FELLOWSHIPS}
    assert offered(match, 1) == {(card,) for card in SAURONS}


@rule("C-12.2")
def test_special_cards_are_not_used_unless_the_players_agree():
    match = new_match()
    assert {ask.prompt.id for ask in match.asks} == {"prompt-deploy"}
    deploy(match)
    assert taken(match) == [[], []]
    words = {option.code.split()[0] for ask in match.asks for option in ask.options}
    assert words.isdisjoint({"recall", "dark", "crebain", "palantir"})


@rule("C-12.2")
@pytest.mark.parametrize("format", ["classic", "variant", "draft"])
def test_special_cards_may_be_used_in_every_format(format):
    match = new_match(format=format, fellowship_cards=2, sauron_cards=2)
    if format == "draft":
        assert {ask.prompt.id for ask in match.asks} == {"prompt-draft"}
        match.choose(0, "draft vvvvccccc")
        match.choose(1, "draft cccccvvvv")
    match.choose(0, "take shadowfax gwaihir")
    match.choose(1, "take crebain palantir")
    # The draft comes first, then the special cards, then the deployment.
    assert {ask.prompt.id for ask in match.asks} == {"prompt-deploy"}
    for seat in (0, 1):
        ask = next(ask for ask in match.asks if ask.seat == seat)
        match.choose(seat, ask.options[0].code)
    assert taken(match) == [["shadowfax", "gwaihir"], ["crebain", "palantir"]]
    words = {option.code.split()[0] for ask in match.asks for option in ask.options}
    assert {"crebain", "palantir"} <= words


@rule("C-12.4")
def test_each_chooses_two_of_his_four():
    match = new_match(fellowship_cards=2, sauron_cards=2)
    for seat, cards in enumerate((FELLOWSHIPS, SAURONS)):
        sets = offered(match, seat)
        assert len(sets) == 6
        assert all(len(set(chosen)) == 2 and set(chosen) <= cards for chosen in sets)


@rule("C-12.4")
@pytest.mark.parametrize(
    "code",
    [
        "take shadowfax",
        "take shadowfax gwaihir king-revealed",
        "take shadowfax shadowfax",
        "take shadowfax recall",
        "take",
    ],
)
def test_nobody_chooses_otherwise(code):
    match = new_match(fellowship_cards=2, sauron_cards=2)
    with pytest.raises(Refused):
        match.choose(0, code)


@rule("C-12.4", "C-12.5")
@pytest.mark.parametrize("first", [0, 1])
def test_both_choose_at_once_and_in_secret(first):
    codes = ("take shadowfax gwaihir", "take recall palantir")
    match = new_match(fellowship_cards=2, sauron_cards=2)
    match.choose(first, codes[first])
    other = 1 - first
    fresh = new_match(fellowship_cards=2, sauron_cards=2)
    for viewer in (other, SPECTATOR):
        assert view(match, viewer) == view(fresh, viewer)
        assert match.told(viewer) == fresh.told(viewer)
        assert taken(match, viewer) == [[], []]
    assert [ask.seat for ask in match.asks_seen_by(other)] == [other]


@rule("C-12.5")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_chosen_cards_are_shown_to_all(viewer):
    match = new_match(fellowship_cards=2, sauron_cards=2)
    match.choose(1, "take recall palantir")
    match.choose(0, "take shadowfax gwaihir")
    assert taken(match, viewer) == [["shadowfax", "gwaihir"], ["recall", "palantir"]]
    told = [message for message in match.told(viewer) if message.id == "event-took-specials"]
    assert [message.args["side"] for message in told] == ["fellowship", "sauron"]


@rule("C-12.6")
def test_the_other_cards_are_out_of_the_game():
    match = new_match(fellowship_cards=2, sauron_cards=2)
    match.choose(0, "take shadowfax gwaihir")
    match.choose(1, "take recall palantir")
    deploy(match)
    for code in ("dark orcs high-pass", "crebain shire"):
        assert match.asks[0].option(code) is None
    assert match.asks[0].option("palantir rhudaur") is not None
    match.choose(1, "orcs high-pass")
    words = {option.code.split()[0] for option in match.asks[0].options}
    assert "shadowfax" in words
    assert words.isdisjoint({"king", "gandalf-the-white"})


@pytest.mark.parametrize("fellowship", range(5))
@pytest.mark.parametrize("sauron", range(5))
def test_the_players_may_agree_on_other_numbers(fellowship, sauron):
    """Also as help for one of them alone."""
    match = new_match(fellowship_cards=fellowship, sauron_cards=sauron)
    for seat, number in enumerate((fellowship, sauron)):
        if number in (0, 4):
            # There is nothing to choose.
            assert not any(
                ask.seat == seat and ask.prompt.id == "prompt-specials" for ask in match.asks
            )
            continue
        sets = offered(match, seat)
        assert len(sets) == comb(4, number)
        match.choose(seat, " ".join(("take", *sorted(sets)[0])))
    assert {ask.prompt.id for ask in match.asks} == {"prompt-deploy"}
    assert [len(cards) for cards in taken(match)] == [fellowship, sauron]


def test_a_handicap_helps_one_side_alone():
    match = new_match(fellowship_cards=2)
    assert [ask.seat for ask in match.asks] == [0]
    match.choose(0, "take shadowfax gwaihir")
    assert taken(match) == [["shadowfax", "gwaihir"], []]
    match = new_match(sauron_cards=3)
    assert [ask.seat for ask in match.asks] == [1]
    match.choose(1, "take recall dark-of-mordor palantir")
    assert taken(match) == [[], ["recall", "dark-of-mordor", "palantir"]]


def test_by_an_older_custom_the_opponent_chooses():
    match = new_match(fellowship_cards=1, sauron_cards=2, cards_chosen_by="opponent")
    assert {ask.prompt.id for ask in match.asks} == {"prompt-specials-for-enemy"}
    assert offered(match, 1) == {(card,) for card in FELLOWSHIPS}
    assert all(set(chosen) <= SAURONS for chosen in offered(match, 0))
    match.choose(1, "take king-revealed")
    assert taken(match, 0) == [[], []], "even so it is a secret until both have chosen"
    match.choose(0, "take recall crebain")
    assert taken(match) == [["king-revealed"], ["recall", "crebain"]]


def test_the_opponent_chooses_by_side_not_by_seat():
    match = new_match(fellowship_cards=1, cards_chosen_by="opponent", fellowship=2)
    assert [ask.seat for ask in match.asks] == [0], "who plays Sauron chooses"
    match.choose(0, "take gwaihir")
    assert taken(match) == [["gwaihir"], []]


# --- Once in a game


@rule("C-12.3")
@pytest.mark.parametrize(
    ("pieces", "turn", "card", "codes"),
    [
        (
            "merry@shire gimli@shire frodo@shire / warg@mordor orcs@mordor",
            "fellowship",
            "shadowfax",
            ["shadowfax merry cardolan", "merry eregion", "warg gondor"],
        ),
        (
            "aragorn@shire frodo@shire / warg@mordor orcs@mordor",
            "fellowship",
            "king-revealed",
            ["king mordor", None],
        ),
        (
            "frodo@shire gimli@shire / warg@gondor orcs@gondor",
            "sauron",
            "recall",
            ["recall warg", "gimli cardolan"],
        ),
        (
            "frodo@shire gimli@shire / warg@mordor orcs@mordor",
            "sauron",
            "dark-of-mordor",
            ["dark warg gondor", "orcs dagorlad", "gimli cardolan"],
        ),
        (
            "frodo@shire gimli@shire / warg@mordor orcs@mordor",
            "sauron",
            "crebain",
            ["crebain shire", "gimli cardolan"],
        ),
        (
            "frodo@arthedain gimli@shire / warg@mordor orcs@mordor",
            "sauron",
            "palantir",
            ["palantir arthedain", "warg gondor", "gimli cardolan"],
        ),
    ],
)
def test_each_card_is_used_once(pieces, turn, card, codes):
    scene = Scene(pieces, turn=turn, specials=card)
    side = scene.view(0).sides[turn == "sauron"]
    assert (side.specials, side.used) == ([card], [])
    for code in codes:
        scene.choose(code or sorted(scene.options())[0])
    verb = codes[0].split()[0]
    assert scene.turn == turn
    assert not any(code.startswith(verb) for code in scene.options())
    for viewer in (0, 1, SPECTATOR):
        side = scene.view(viewer).sides[turn == "sauron"]
        assert (side.specials, side.used) == ([], [card])


@rule("C-12.3")
def test_gandalf_returns_only_once():
    scene = Scene("frodo@shire merry@shire / warg@mordor", specials="gandalf-the-white")
    scene.choose("gandalf-the-white")
    scene.choose("warg gondor")
    scene.choose("merry cardolan")
    scene.choose("warg fangorn")
    scene.cards("1", "6")
    assert scene.at("gandalf") is None
    assert "gandalf-the-white" not in scene.options()


@rule("C-12.3")
def test_gwaihir_comes_only_once():
    scene = Scene(
        "gimli@eregion merry@eregion frodo@shire / cave-troll@caradhras orcs@mordor",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("cave-troll eregion", draws="gimli")
    scene.choose("gwaihir")
    scene.choose("retreat rhudaur")
    assert scene.told("battle")[-1]["defender"] == "merry"
    assert scene.asked == "both prompt-card", "not for Merry as well"


@rule("C-12.3", "C-12.4")
def test_each_game_of_a_match_has_its_own_choice_of_cards():
    scene = Scene(
        "frodo@fangorn sam@shire / warg@mordor orcs@mordor",
        specials="shadowfax",
        games=2,
        fellowship_cards=2,
        sauron_cards=1,
    )
    scene.choose("shadowfax frodo gondor")
    scene.choose("frodo mordor")
    assert scene.asked == "both prompt-specials"
    fellowship = next(ask for ask in scene.position.asks if ask.seat == 1)
    assert {option.code for option in fellowship.options} >= {"take shadowfax gwaihir"}
    assert [side.used for side in scene.view(0).sides] == [[], []]
    assert [side.specials for side in scene.view(0).sides] == [[], []]


# --- They are no combat cards


@rule("C-12.8")
def test_a_special_card_is_neither_in_the_hand_nor_in_the_pile():
    scene = Scene(
        "gimli@eregion frodo@shire / cave-troll@caradhras orcs@mordor",
        turn="sauron",
        specials="gwaihir palantir",
        hands=("1 2 magic", "1 2 magic"),
    )
    scene.choose("palantir eregion")
    scene.choose("cave-troll eregion")
    scene.choose("gwaihir")
    scene.choose("retreat rhudaur")
    assert (len(scene.hand("fellowship")), len(scene.hand("sauron"))) == (3, 3)
    assert scene.cards_used == 6


@rule("C-12.8")
def test_magic_does_not_bring_a_special_card_back():
    scene = Scene(
        "gimli@eregion frodo@shire / balrog@caradhras orcs@mordor",
        turn="sauron",
        specials="gwaihir palantir",
        hands=("1 2 magic", "1 2 magic"),
    )
    scene.choose("palantir eregion")
    scene.choose("balrog eregion")
    scene.choose("gwaihir")
    scene.choose("stay")
    scene.cards("magic", "magic")
    assert scene.options() == {
        *("fetch 3", "fetch 4", "fetch 5", "fetch 6"),
        *("fetch eye-of-sauron", "fetch retreat"),
    }
    scene.choose("fetch 3")
    assert scene.options() == {
        *("fetch 3", "fetch 4", "fetch 5"),
        *("fetch noble-sacrifice", "fetch elven-cloak", "fetch retreat"),
    }


@rule("C-12.8")
def test_the_cave_troll_does_not_stop_the_palantir():
    scene = Scene(
        "gimli@eregion merry@cardolan frodo@shire / cave-troll@caradhras orcs@mordor",
        turn="sauron",
        specials="palantir",
    )
    scene.choose("cave-troll eregion")
    scene.choose("fight hidden")
    scene.choose("palantir cardolan")
    assert scene.revealed() == {"gimli", "cave-troll", "merry"}


@rule("C-12.8")
@pytest.mark.parametrize("hero", ["frodo*", "elrond"])
def test_who_stops_texts_does_not_stop_the_palantir(hero):
    spare = "elrond" if hero == "frodo*" else "frodo*"
    scene = Scene(
        f"{hero}@eregion theoden@cardolan {spare}@shire / uruk-hai@caradhras orcs*@mordor",
        turn="sauron",
        format="variant",
        specials="palantir",
    )
    scene.choose("uruk-hai eregion")
    scene.choose("fight hidden")
    scene.choose("palantir cardolan")
    assert scene.revealed() == {hero.rstrip("*"), "uruk-hai", "theoden"}


@rule("C-12.8")
def test_who_has_no_cards_in_battle_has_his_special_cards():
    scene = Scene(
        "merry@eregion gimli@eregion sam@cardolan frodo@shire / saruman@caradhras orcs@mordor",
        turn="sauron",
        specials="palantir gwaihir",
    )
    scene.choose("saruman eregion")
    scene.choose("fight hidden", draws="merry")
    scene.choose("pass")
    scene.choose("no cards")
    assert scene.defeated() == {"merry"}
    assert "palantir cardolan" in scene.options(), "between the battles"
    scene.choose("fight hidden")
    assert scene.asked == "fellowship prompt-gwaihir"


@rule("C-12.8")
def test_the_last_combat_cards_do_not_bring_special_cards_back():
    scene = Scene(
        "gimli@eregion frodo@shire / balrog@caradhras orcs@mordor",
        turn="sauron",
        specials="palantir gwaihir",
        hands=("1", "1"),
    )
    scene.choose("palantir eregion")
    scene.choose("balrog eregion")
    scene.choose("gwaihir")
    scene.choose("stay")
    scene.cards("1", "1")
    assert len(scene.hand("fellowship")) == 9
    assert [side.used for side in scene.view(0).sides] == [["gwaihir"], ["palantir"]]
    assert [side.specials for side in scene.view(0).sides] == [[], []]

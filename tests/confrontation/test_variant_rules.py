"""The variant game: who carries the Ring, how it ends, and all pairs that can meet (section 9)."""

import pytest

from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.games.confrontation import GAME
from mathom.games.confrontation.sight.view import ConfrontationView
from tests.confrontation.meetings import STAR, check_meeting
from tests.confrontation.scene import Scene, duel
from tests.marks import rule

FELLOWSHIP = "frodo sam theoden smeagol elrond faramir gandalf aragorn treebeard"
SAURON = "orcs flying-nazgul mouth-of-sauron wormtongue uruk-hai witch-king saruman gollum watcher"


# --- What is played with


@rule("C-9.1")
def test_a_variant_game_uses_the_star_sides_only():
    match = Match(GAME, [Seat("Tolkien"), Seat("Lewis")], {"format": "variant"}, "variant")
    view = match.view(SPECTATOR)
    assert isinstance(view, ConfrontationView)
    for side, cast in zip(view.sides, (FELLOWSHIP, SAURON), strict=True):
        assert [character.name for character in side.roster] == cast.split()
        assert all(character.star for character in side.roster)


@rule("C-9.1")
def test_the_rest_of_a_variant_game_is_as_in_the_classic_one():
    match = Match(GAME, [Seat("Tolkien"), Seat("Lewis")], {"format": "variant"}, "variant")
    assert {ask.prompt.id for ask in match.asks} == {"prompt-deploy"}
    match.choose(0, "deploy theoden smeagol elrond faramir gandalf")
    match.choose(1, "deploy orcs mouth-of-sauron wormtongue uruk-hai gollum")
    assert [ask.seat for ask in match.asks] == [1], "Sauron moves first"
    for side in match.view(SPECTATOR).sides:
        assert len(side.hand) == 9
        assert side.specials == []


def scene(pieces: str, turn: str = "fellowship", **settings) -> Scene:
    return Scene(pieces, turn=turn, **{"format": "variant", **settings})


@rule("C-9.3", "C-10.2")
def test_the_star_frodo_has_no_retreat_of_his_own():
    played = duel("frodo*", "uruk-hai", "sauron", format="variant")
    assert played.asked == "both prompt-card"


@rule("C-9.3", "C-10.5")
def test_the_star_sam_neither_steps_in_for_frodo_nor_is_he_strong_beside_him():
    board = "frodo*@rhudaur sam*@rhudaur / uruk-hai@high-pass watcher@mordor"
    played = scene(board, "sauron")
    played.choose("uruk-hai rhudaur", draws="frodo")
    assert played.asked == "both prompt-card"
    played = scene("frodo*@shire sam*@shire / uruk-hai@arthedain watcher@mordor", "sauron")
    played.choose("uruk-hai shire", draws="sam")
    assert played.asked == "both prompt-card", "nobody asks for Frodo to be shown"
    played.cards("1", "1")
    assert played.totals() == (5, 5)


@rule("C-9.3", "C-10.14")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_the_star_gandalf_does_not_see_saurons_card_first(attacker):
    played = duel("gandalf*", "uruk-hai", attacker, format="variant")
    assert played.asked == "both prompt-card"


@rule("C-9.3", "C-10.11")
def test_the_star_aragorn_walks_like_anybody():
    played = scene("aragorn*@eregion frodo*@shire / orcs*@rhudaur gollum@cardolan watcher@mordor")
    assert played.moves("aragorn") == {"misty-mountains", "caradhras", "fangorn"}


@rule("C-9.3", "C-10.50")
def test_the_star_orcs_do_not_slay_the_first():
    played = duel("elrond", "orcs*", "sauron", format="variant")
    assert played.asked == "both prompt-card"
    assert played.defeated() == set()


@rule("C-9.3", "C-10.62")
def test_the_star_nazgul_does_not_fly_everywhere():
    played = scene("frodo*@shire sam*@eregion / flying-nazgul*@dagorlad", "sauron")
    assert played.moves("flying-nazgul") == {"mirkwood", "fangorn"}


@rule("C-9.3", "C-10.41")
def test_the_star_witch_king_does_not_go_sideways():
    played = scene("frodo*@eregion sam*@shire / witch-king*@rhudaur", "sauron")
    assert played.moves("witch-king") == {"arthedain"}


@rule("C-9.3", "C-10.43")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_the_star_saruman_cannot_forbid_cards(attacker):
    played = duel("elrond", "saruman*", attacker, format="variant")
    assert played.asked == "both prompt-card"


@rule("C-9.3", "C-10.43", "C-10.25")
def test_the_star_saruman_holds_nobody():
    played = duel("faramir", "saruman*", "fellowship", format="variant")
    assert played.options() == {"retreat mirkwood", "retreat rohan", "stay"}


# --- The Ring-bearer


@rule("C-9.4")
def test_frodo_carries_the_ring_at_first():
    match = Match(GAME, [Seat("Tolkien"), Seat("Lewis")], {"format": "variant"}, "variant")
    assert match.view(SPECTATOR).sides[0].ring_bearer == "frodo"
    assert match.view(SPECTATOR).sides[1].ring_bearer is None


@rule("C-9.4", "C-9.10")
def test_the_star_frodo_wins_in_mordor_whoever_is_there():
    played = scene("frodo*@gondor sam*@shire / watcher@mordor gollum@mordor uruk-hai@mordor")
    played.choose("frodo mordor")
    assert (played.winner, played.how) == ("fellowship", "mordor")
    assert played.told("battle") == []
    assert played.over


@rule("C-9.4", "C-9.10")
def test_sam_fights_in_mordor_as_long_as_frodo_carries_the_ring():
    played = scene("frodo*@shire sam*@gondor / watcher@mordor gollum@dagorlad")
    played.choose("sam mordor")
    assert played.winner is None
    assert played.told("battle") == [
        {"region": "mordor", "side": "fellowship", "attacker": "sam", "defender": "watcher"}
    ]


@rule("C-9.10")
def test_sam_enters_an_empty_mordor_without_the_ring_for_nothing():
    played = scene("frodo*@shire sam*@gondor / gollum@dagorlad")
    played.choose("sam mordor")
    assert played.winner is None
    assert played.at("sam") == "mordor"
    assert played.turn == "sauron"


@rule("C-9.10", "C-3.15")
def test_a_full_mordor_is_closed_to_the_ring_bearer_too():
    played = scene(
        "frodo*@gondor aragorn*@shire sam*@mordor elrond@mordor theoden@mordor faramir@mordor "
        "/ gollum@rhudaur"
    )
    assert played.moves("frodo") == set()


def frodo_falls(sam: str = "cardolan", **settings) -> Scene:
    """Frodo★ is alone in Rhudaur and falls to the Uruk-hai; Sam★ is elsewhere."""
    played = scene(
        f"frodo*@rhudaur sam*@{sam} elrond@shire / uruk-hai@high-pass watcher@mirkwood",
        "sauron",
        **settings,
    )
    played.choose("uruk-hai rhudaur")
    played.cards("1", "1")
    assert played.defeated() == {"frodo"}
    return played


@rule("C-9.5", "C-9.10", "C-10.3")
def test_frodos_defeat_is_not_the_end_and_sam_carries_on():
    played = frodo_falls()
    assert played.winner is None
    assert played.view(SPECTATOR).sides[0].ring_bearer == "sam"


@rule("C-9.6", "C-10.3")
@pytest.mark.parametrize("sam", ["shire", "rhudaur", "enedwaith", "dagorlad", "caradhras"])
def test_sam_takes_the_ring_wherever_he_is(sam):
    played = scene(
        f"frodo*@rhudaur sam*@{sam} elrond@shire / uruk-hai@high-pass watcher@mirkwood", "sauron"
    )
    played.choose("uruk-hai rhudaur", draws="frodo")
    played.cards("1", "1")
    assert played.winner is None
    assert played.told("sam-takes-the-ring") == [{"region": sam}]


@rule("C-9.7", "C-10.3")
def test_sam_is_shown_when_he_takes_the_ring():
    played = scene(
        "frodo*@rhudaur sam*@rhudaur elrond@shire / orcs@high-pass watcher@mirkwood",
        "sauron",
        format="draft",
    )
    assert played.revealed() == set()
    played.choose("orcs rhudaur", draws="frodo")
    # Frodo fell before cards; the same turn goes on with a battle against Sam, whom all now see.
    assert played.told("sam-takes-the-ring") == [{"region": "rhudaur"}]
    assert played.revealed() == {"orcs", "sam"}


@rule("C-9.7")
def test_a_sam_elsewhere_is_shown_until_the_turn_ends():
    played = scene(
        "frodo*@rhudaur elrond@rhudaur sam*@cardolan / orcs@high-pass watcher@mirkwood",
        "sauron",
        format="draft",
    )
    played.choose("orcs rhudaur", draws="frodo")
    assert played.revealed() == {"orcs", "sam", "elrond"}
    assert [piece.name for piece in played.seen(1, "fellowship", "cardolan").known] == ["sam"]
    played.cards("5", "1")
    assert played.turn == "fellowship"
    assert played.revealed() == set()
    assert played.seen(1, "fellowship", "cardolan").known == []
    # What has been seen is not forgotten: Sam is still there.
    assert played.seen(1, "fellowship", "cardolan").maybe == ["sam"]


@rule("C-9.8", "C-10.4")
def test_frodo_falls_after_sam_and_all_is_lost():
    played = scene("frodo*@rhudaur elrond@shire / uruk-hai@high-pass watcher@mirkwood", "sauron")
    played.choose("uruk-hai rhudaur")
    played.cards("1", "1")
    assert (played.winner, played.how) == ("sauron", "sam-had-fallen")


@rule("C-9.8")
@pytest.mark.parametrize("sam", ["sam*", "sam"])
def test_sams_defeat_alone_does_not_end_the_game(sam):
    played = scene(
        f"frodo*@shire {sam}@rhudaur / watcher@high-pass gollum@mordor", "sauron", format="draft"
    )
    played.choose("watcher rhudaur")
    played.cards("1", "6")
    assert played.defeated() == {"sam"}
    assert played.winner is None
    assert played.turn == "fellowship"
    assert played.view(SPECTATOR).sides[0].ring_bearer == "frodo"


@rule("C-9.8")
def test_a_lonely_frodo_may_still_win():
    played = scene("frodo*@gondor elrond@shire / uruk-hai@mordor")
    played.choose("frodo mordor")
    assert played.winner == "fellowship"


@rule("C-9.9")
@pytest.mark.parametrize("sam", ["sam*", "sam"])
@pytest.mark.parametrize("cards", [("1", "6"), ("noble-sacrifice", "6")])
def test_sams_defeat_with_the_ring_ends_the_game(sam, cards):
    played = scene(
        f"elrond@shire {sam}@rhudaur / watcher@high-pass gollum@mordor",
        "sauron",
        bearer="sam",
        format="draft",
    )
    played.choose("watcher rhudaur")
    played.cards(*cards)
    assert (played.winner, played.how) == ("sauron", "sam-fell")
    assert played.over


@rule("C-9.5", "C-9.9")
def test_frodo_and_sam_may_fall_in_one_attack():
    played = scene(
        "frodo*@rhudaur sam*@rhudaur elrond@shire / uruk-hai@high-pass watcher@mirkwood", "sauron"
    )
    played.choose("uruk-hai rhudaur", draws="frodo")
    played.cards("1", "1")
    assert played.winner is None
    assert played.told("battle")[-1]["defender"] == "sam"
    played.cards("2", "3")
    assert played.totals() == (6, 7)
    assert (played.winner, played.how) == ("sauron", "sam-fell")


@rule("C-9.5", "C-6.3")
@pytest.mark.parametrize(
    ("cards", "fallen"),
    [(("4", "1"), {"frodo", "uruk-hai"}), (("noble-sacrifice", "6"), {"frodo", "uruk-hai"})],
)
def test_sam_takes_the_ring_also_if_frodo_takes_his_enemy_along(cards, fallen):
    played = scene("frodo*@rhudaur sam*@cardolan / uruk-hai@high-pass watcher@mirkwood", "sauron")
    played.choose("uruk-hai rhudaur")
    played.cards(*cards)
    assert played.defeated() == fallen
    assert played.winner is None
    assert played.told("sam-takes-the-ring") == [{"region": "cardolan"}]


@rule("C-9.10")
def test_sam_wins_with_the_ring_in_mordor_whoever_is_there():
    played = scene(
        "sam*@dagorlad elrond@shire / watcher@mordor gollum@mordor uruk-hai@mordor", bearer="sam"
    )
    played.choose("sam mordor")
    assert (played.winner, played.how) == ("fellowship", "mordor")
    assert played.told("battle") == []


@rule("C-9.10")
def test_a_sam_who_is_in_mordor_already_has_not_entered_it():
    played = frodo_falls(sam="mordor")
    assert played.told("sam-takes-the-ring") == [{"region": "mordor"}]
    assert played.winner is None
    assert played.turn == "fellowship"


def test_by_the_house_rule_a_sam_in_mordor_wins_at_once():
    played = frodo_falls(sam="mordor", sam_in_mordor=True)
    assert (played.winner, played.how) == ("fellowship", "mordor")
    assert played.view(SPECTATOR).sides[0].points == 2, "Sam and Elrond are left"


def test_by_the_house_rule_sam_elsewhere_only_takes_the_ring():
    assert frodo_falls(sam="gondor", sam_in_mordor=True).winner is None


# --- The Witch-king in the Shire


@rule("C-9.11", "C-10.41")
@pytest.mark.parametrize("shire", ["", "elrond@shire", "elrond@shire theoden@shire faramir@shire"])
@pytest.mark.parametrize("origin", ["arthedain", "cardolan"])
def test_the_star_witch_king_wins_in_the_shire_whoever_is_there(shire, origin):
    played = scene(f"frodo*@gondor sam*@rohan {shire} / witch-king*@{origin}", "sauron")
    played.choose("witch-king shire")
    assert (played.winner, played.how) == ("sauron", "witch-king")
    assert played.told("battle") == []


@rule("C-9.11")
def test_the_ring_side_of_the_witch_king_has_to_fight_in_the_shire():
    played = scene("frodo*@gondor elrond@shire / witch-king@arthedain", "sauron", format="draft")
    played.choose("witch-king shire")
    assert played.winner is None
    assert played.asked == "both prompt-card"


@rule("C-9.11")
def test_the_star_witch_king_may_enter_the_shire_in_the_dark():
    played = scene(
        "frodo*@gondor sam*@eregion / witch-king*@arthedain gollum@mordor",
        "sauron",
        specials="dark-of-mordor",
    )
    played.choose("dark witch-king shire")
    assert (played.winner, played.how) == ("sauron", "witch-king")


@rule("C-9.11", "C-12.33")
def test_the_dark_leads_nobody_into_a_shire_with_an_enemy():
    played = scene(
        "frodo*@gondor sam*@shire / witch-king*@arthedain gollum@mordor",
        "sauron",
        specials="dark-of-mordor",
    )
    assert "dark witch-king shire" not in played.options()
    assert "witch-king shire" in played.options(), "but he may attack"


@rule("C-9.11", "C-6.6")
def test_the_winner_scores_for_the_witch_kings_victory():
    played = scene("frodo*@gondor sam*@shire / witch-king*@arthedain gollum@mordor", "sauron")
    played.choose("witch-king shire")
    assert [side.points for side in played.view(SPECTATOR).sides] == [0, 2]


# --- The same in a draft


@rule("C-9.12", "C-11.5")
@pytest.mark.parametrize("sam", ["sam*", "sam"])
def test_in_a_draft_sam_of_either_side_takes_the_ring(sam):
    played = scene(
        f"frodo*@rhudaur {sam}@cardolan boromir@shire / balrog@high-pass warg@mordor",
        "sauron",
        format="draft",
    )
    played.choose("balrog rhudaur")
    played.cards("1", "1")
    assert played.defeated() == {"frodo"}
    assert played.winner is None
    assert played.told("sam-takes-the-ring") == [{"region": "cardolan"}]
    played.choose("sam eregion")
    played.choose("warg gondor")
    assert played.view(SPECTATOR).sides[0].ring_bearer == "sam"


@rule("C-9.12", "C-9.10")
@pytest.mark.parametrize("sam", ["sam*", "sam"])
def test_in_a_draft_sam_of_either_side_wins_with_the_ring(sam):
    played = scene(f"{sam}@gondor boromir@shire / balrog@mordor", bearer="sam", format="draft")
    played.choose("sam mordor")
    assert (played.winner, played.how) == ("fellowship", "mordor")


@rule("C-9.12", "C-9.11")
def test_in_a_draft_the_star_witch_king_wins_in_the_shire():
    played = scene("frodo@shire sam@shire / witch-king*@arthedain", "sauron", format="draft")
    played.choose("witch-king shire")
    assert (played.winner, played.how) == ("sauron", "witch-king")


@rule("C-9.12", "C-9.8")
def test_in_a_draft_the_star_frodo_is_lost_after_sam():
    played = scene("frodo*@rhudaur boromir@shire / balrog@high-pass", "sauron", format="draft")
    played.choose("balrog rhudaur")
    played.cards("1", "1")
    assert (played.winner, played.how) == ("sauron", "sam-had-fallen")


@rule("C-9.12", "C-9.5", "C-8.35")
def test_sam_takes_the_ring_of_a_frodo_whom_the_balrog_struck():
    played = scene("frodo*@eregion sam*@shire / balrog@caradhras gollum@mordor", format="draft")
    played.choose("frodo fangorn")
    played.choose("balrog")
    assert played.defeated() == {"frodo"}
    assert played.winner is None
    assert played.told("sam-takes-the-ring") == [{"region": "shire"}]
    assert played.turn == "sauron"


@rule("C-9.8", "C-8.35")
def test_the_balrog_ends_the_game_if_there_is_no_sam():
    played = scene("frodo*@eregion elrond@shire / balrog@caradhras", format="draft")
    played.choose("frodo fangorn")
    played.choose("balrog")
    assert (played.winner, played.how) == ("sauron", "sam-had-fallen")


@rule("C-9.9", "C-8.35")
def test_the_balrog_ends_the_game_if_he_strikes_a_sam_with_the_ring():
    played = scene("sam*@eregion elrond@shire / balrog@caradhras", bearer="sam", format="draft")
    played.choose("sam fangorn")
    played.choose("balrog")
    assert (played.winner, played.how) == ("sauron", "sam-fell")


# --- The other ends


@rule("C-9.13", "C-6.2")
def test_three_in_the_shire_win_in_the_variant_too():
    played = scene(
        "frodo*@gondor sam*@rohan / watcher@shire uruk-hai@shire gollum@cardolan", "sauron"
    )
    played.choose("gollum shire")
    assert (played.winner, played.how) == ("sauron", "shire")


@rule("C-9.13", "C-6.2")
def test_two_in_the_shire_do_not_win():
    played = scene("frodo*@gondor sam*@rohan / uruk-hai@shire gollum@cardolan", "sauron")
    played.choose("gollum shire")
    assert played.winner is None


@rule("C-9.13", "C-6.4")
@pytest.mark.parametrize(
    ("board", "turn", "winner"),
    [
        ("sam*@mordor elrond@mordor / gollum@rohan", "fellowship", "sauron"),
        ("frodo*@gondor sam*@rohan / uruk-hai@shire gollum@shire", "sauron", "fellowship"),
        ("frodo*@gondor sam*@rohan / watcher@rhudaur!", "sauron", "fellowship"),
    ],
)
def test_who_cannot_move_loses_in_the_variant_too(board, turn, winner):
    played = scene(board, turn, bearer="frodo" if "frodo" in board else "sam")
    assert (played.winner, played.how) == (winner, "stuck")


# --- Who meets whom: all pairs of the variant, in both directions, in a plain region


@rule("C-10.1", "C-10.36", "C-4.8", "C-4.9")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
@pytest.mark.parametrize("servant", STAR[1])
@pytest.mark.parametrize("fellow", STAR[0])
def test_every_pair_meets_as_the_characters_say(fellow, servant, attacker):
    check_meeting(fellow, servant, attacker)

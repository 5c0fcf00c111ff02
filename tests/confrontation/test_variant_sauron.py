"""The star sides of Sauron's tiles: what each can do, and what not (C-10.36 to C-10.65)."""

import pytest

from mathom.core.event import SPECTATOR
from mathom.games.confrontation.data import EYE, MAGIC, RETREAT
from tests.confrontation.meetings import FELLOWSHIP
from tests.confrontation.scene import Scene, duel
from tests.marks import rule

BOTH_WAYS = pytest.mark.parametrize("attacker", ["fellowship", "sauron"])

OTHERS = [name for name in FELLOWSHIP if not name.startswith(("gandalf", "boromir"))]
"""Everybody who can come to cards against anybody."""


def scene(pieces: str, turn: str = "sauron", **settings) -> Scene:
    """A draft, so that either side of each tile can be there."""
    return Scene(pieces, turn=turn, **{"format": "draft", **settings})


def fight(fellow: str, servant: str, attacker: str, **settings) -> Scene:
    """Two meet in Eregion if Sauron attacks, otherwise in Fangorn; whoever may leave stays."""
    played = duel(fellow, servant, attacker, **{"format": "draft", **settings})
    while played.asked.startswith("fellowship") and played.asked != "fellowship prompt-move":
        played.choose({"stay", "cards", "pass"}.intersection(played.options()).pop())
    return played


@rule("C-10.36")
def test_the_printed_strengths_of_the_star_sides():
    played = Scene("frodo*@shire / watcher@mordor", format="variant")
    roster = played.view(SPECTATOR).sides[1].roster
    assert {character.name: character.strength for character in roster} == {
        "uruk-hai": 4,
        "witch-king": 2,
        "saruman": 3,
        "wormtongue": -1,
        "orcs": 3,
        "mouth-of-sauron": 3,
        "watcher": 6,
        "flying-nazgul": 5,
        "gollum": 1,
    }


# --- The Uruk-hai


@rule("C-10.37")
def test_the_uruk_hai_march_as_far_as_the_way_is_free():
    played = scene("frodo*@mirkwood / uruk-hai@gondor")
    assert played.moves("uruk-hai") == {
        "fangorn",
        "rohan",
        "misty-mountains",
        "caradhras",
        "gap-of-rohan",
        "rhudaur",
        "eregion",
        "enedwaith",
        "arthedain",
        "cardolan",
        "shire",
    }
    played.choose("uruk-hai shire")
    assert played.at("uruk-hai") == "shire"
    assert played.turn == "fellowship"


@rule("C-10.37", "C-13.10")
@pytest.mark.parametrize(
    ("other", "closed"),
    [
        ("watcher@rhudaur", "rhudaur"),  # there would be room for a second
        ("watcher@arthedain", "arthedain"),
        ("watcher@shire", "shire"),
    ],
)
def test_the_long_march_must_end_where_nobody_is(other, closed):
    played = scene(f"frodo*@mirkwood / uruk-hai@gondor {other}")
    assert closed not in played.moves("uruk-hai")


@rule("C-10.37")
def test_the_long_march_is_not_an_attack():
    played = scene("frodo*@eregion sam*@shire / uruk-hai@gondor")
    assert "eregion" not in played.moves("uruk-hai")
    assert "shire" not in played.moves("uruk-hai")


@rule("C-10.38")
@pytest.mark.parametrize(
    ("others", "closed"),
    [
        # Two fill Rohan, so that the Gap lies behind it.
        ("orcs*@rohan gollum@rohan watcher@mordor", {"rohan", "gap-of-rohan"}),
        # One fills a mountain region; Rhudaur is reached only through it and the High Pass.
        ("orcs*@misty-mountains", {"misty-mountains", "rhudaur"}),
    ],
)
def test_the_uruk_hai_do_not_pass_a_full_region(others, closed):
    played = scene(f"frodo*@high-pass / uruk-hai@gondor {others}")
    moves = played.moves("uruk-hai")
    assert not moves & closed
    assert {"fangorn", "caradhras", "eregion", "enedwaith", "shire"} <= moves


@rule("C-10.38")
def test_the_uruk_hai_pass_a_region_with_room():
    played = scene("frodo*@mirkwood / uruk-hai@gondor orcs*@rohan")
    assert {"rohan", "gap-of-rohan"} <= played.moves("uruk-hai")


@rule("C-10.39")
@pytest.mark.parametrize("others", ["sam*@fangorn", "sam*@misty-mountains"])
def test_the_uruk_hai_do_not_pass_the_fellowship(others):
    played = scene(f"frodo*@high-pass {others} / uruk-hai@gondor")
    assert "rhudaur" not in played.moves("uruk-hai")
    assert "eregion" in played.moves("uruk-hai"), "another way is open"


@rule("C-10.39")
def test_the_uruk_hai_are_shut_in_if_every_way_is_taken():
    played = scene("frodo*@fangorn sam*@rohan / uruk-hai@gondor")
    assert played.moves("uruk-hai") == {"fangorn", "rohan"}


@rule("C-10.40")
def test_a_single_step_of_the_uruk_hai_may_be_an_attack():
    played = scene("frodo*@shire elrond@fangorn / uruk-hai@gondor")
    played.choose("uruk-hai fangorn")
    assert played.told("battle")[-1]["defender"] == "elrond"


@rule("C-10.40", "C-3.15")
def test_a_single_step_of_the_uruk_hai_may_lead_to_a_friend_if_there_is_room():
    played = scene("frodo*@mirkwood / uruk-hai@gondor orcs*@rohan gollum@fangorn watcher@fangorn")
    assert "rohan" in played.moves("uruk-hai")
    assert "fangorn" not in played.moves("uruk-hai")
    played.choose("uruk-hai rohan")
    assert (played.at("uruk-hai"), played.at("orcs")) == ("rohan", "rohan")


@rule("C-10.40", "C-3.5", "C-3.6", "C-3.23")
def test_the_uruk_hai_march_only_forward_and_along_no_arrow():
    played = scene("frodo*@shire / uruk-hai@fangorn")
    assert not played.moves("uruk-hai") & {"mirkwood", "rohan", "dagorlad", "gondor"}


@pytest.mark.parametrize("servant", ["uruk-hai", "flying-nazgul*"])
def test_every_way_is_offered_once(servant):
    played = scene(f"frodo*@mirkwood elrond@eregion sam*@rhudaur / {servant}@gondor")
    codes = [option.code for option in played.ask.options]
    assert len(codes) == len(set(codes))


@rule("C-10.37", "C-5.1")
def test_the_long_march_shows_nobody_but_tells_who_it_was():
    played = scene("frodo*@mirkwood / uruk-hai@gondor orcs*@mordor gollum@dagorlad")
    played.choose("uruk-hai eregion")
    assert played.revealed() == set()
    eregion = played.seen(0, "sauron", "eregion")
    assert (eregion.known, eregion.hidden) == ([], 1)
    assert eregion.maybe == ["uruk-hai"], "nobody else goes so far"


@rule("C-10.40")
def test_a_single_step_tells_nothing():
    played = scene("frodo*@mirkwood / uruk-hai@gondor orcs*@mordor gollum@dagorlad")
    played.choose("uruk-hai rohan")
    assert set(played.seen(0, "sauron", "rohan").maybe) == {"uruk-hai", "orcs", "gollum"}


def test_by_the_house_rule_the_long_march_shows_the_uruk_hai():
    for target, shown in (("eregion", True), ("rohan", False)):
        played = scene(
            "frodo*@mirkwood / uruk-hai@gondor orcs*@mordor gollum@dagorlad", uruk_hai="shown"
        )
        played.choose(f"uruk-hai {target}")
        told = [event for event in played.story if event.kind == "moved"][-1].seen_by(0)
        assert told is not None
        assert (told.args.get("character") == "uruk-hai") == shown
        assert played.revealed() == set(), "hidden again, as the turn is over"


# --- The Witch-king


@rule("C-10.41")
@pytest.mark.parametrize(
    ("region", "moves"),
    [
        ("eregion", {"arthedain", "cardolan"}),
        ("fangorn", {"misty-mountains", "caradhras"}),
        ("misty-mountains", {"rhudaur", "eregion"}),
    ],
)
def test_the_witch_king_walks_like_anybody(region, moves):
    played = scene(
        "frodo*@rhudaur elrond@enedwaith theoden@mirkwood sam*@rohan faramir@high-pass "
        f"/ witch-king*@{region}"
    )
    assert played.moves("witch-king") == moves


@rule("C-10.41")
def test_the_witch_king_fights_elsewhere_like_anybody():
    played = fight("elrond", "witch-king*", "sauron")
    played.cards("1", "1")
    assert played.totals() == (4, 3)
    assert played.defeated() == {"witch-king"}
    assert played.winner is None


@rule("C-10.41", "C-8.16")
@BOTH_WAYS
def test_merry_defeats_the_star_witch_king(attacker):
    played = fight("merry", "witch-king*", attacker)
    assert played.defeated() == {"witch-king"}
    assert played.cards_used == 0


@rule("C-10.41")
def test_the_witch_king_has_to_stand_at_the_shire_first():
    played = scene("frodo*@gondor elrond@arthedain / witch-king*@eregion")
    played.choose("witch-king arthedain")
    assert played.winner is None
    assert played.asked == "both prompt-card"


# --- Saruman


@rule("C-10.42")
@BOTH_WAYS
@pytest.mark.parametrize("gandalf", ["gandalf", "gandalf*"])
def test_saruman_defeats_gandalf_of_either_side_before_cards(gandalf, attacker):
    played = duel(gandalf, "saruman*", attacker, format="draft")
    assert played.defeated() == {"gandalf"}
    assert played.cards_used == 0
    assert played.told("compared") == []
    assert played.turn == ("sauron" if attacker == "fellowship" else "fellowship")


@rule("C-10.42")
@BOTH_WAYS
def test_saruman_defeats_gandalf_in_the_mountains_too(attacker):
    played = scene(
        "gandalf@eregion frodo@shire / saruman*@caradhras orcs@mordor"
        if attacker == "fellowship"
        else "gandalf@caradhras frodo@shire / saruman*@rohan orcs@mordor",
        attacker,
    )
    played.choose("gandalf caradhras" if attacker == "fellowship" else "saruman caradhras")
    assert played.defeated() == {"gandalf"}


@rule("C-10.42")
@pytest.mark.parametrize("gandalf", ["gandalf", "gandalf*"])
def test_the_ring_side_saruman_does_not_defeat_gandalf(gandalf):
    played = duel(gandalf, "saruman", "sauron", format="draft")
    assert played.defeated() == set()
    assert played.asked == "sauron prompt-no-cards-saruman"


@rule("C-10.42", "C-12.25")
def test_gwaihir_saves_gandalf_if_he_leaves_at_once():
    played = duel("gandalf", "saruman*", "sauron", format="draft", specials="gwaihir")
    played.choose("gwaihir")
    played.choose("retreat rhudaur")
    assert played.defeated() == set()
    played = duel("gandalf", "saruman*", "sauron", format="draft", specials="gwaihir")
    played.choose("gwaihir")
    played.choose("stay")
    assert played.defeated() == {"gandalf"}


@rule("C-10.42")
def test_saruman_does_not_reach_a_gandalf_who_only_helps():
    played = scene("elrond@eregion gandalf*@arthedain frodo*@shire / saruman*@caradhras")
    played.choose("saruman eregion")
    played.cards("1", "1")
    played.choose("pass")
    played.choose("support")
    assert played.totals() == (5, 4)
    assert played.at("gandalf") == "arthedain"


@rule("C-10.43")
@BOTH_WAYS
@pytest.mark.parametrize("fellow", OTHERS)
def test_saruman_may_reject_the_card_of_anybody_else(fellow, attacker):
    played = fight(fellow, "saruman*", attacker)
    played.cards("5", "1")
    assert played.asked == "sauron prompt-force"
    assert played.options() == {"force", "pass"}


@rule("C-10.43", "C-10.44")
@BOTH_WAYS
def test_a_different_card_is_shown_and_played_and_the_first_returns(attacker):
    played = fight("elrond", "saruman*", attacker)
    played.cards("5", "4")
    played.choose("force")
    assert played.asked == "fellowship prompt-another-card"
    assert "card 5" not in played.options()
    assert len(played.options()) == 8
    played.choose("card 2")
    assert played.totals() == (5, 7), "Saruman's own card stays"
    assert played.pile("fellowship") == [2]
    assert 5 in played.hand("fellowship")
    assert played.pile("sauron") == [4]
    assert len(played.hand("fellowship")) == len(played.hand("sauron")) == 8


@rule("C-10.43")
def test_saruman_may_be_content_with_the_card():
    played = fight("elrond", "saruman*", "sauron")
    played.cards("1", "1")
    played.choose("pass")
    assert played.totals() == (4, 4)


@rule("C-10.43")
def test_saruman_rejects_only_once_in_a_battle():
    played = fight("elrond", "saruman*", "sauron")
    played.cards("5", "1")
    played.choose("force")
    played.choose("card 4")
    assert played.totals() == (7, 4)


@rule("C-10.43")
def test_saruman_may_reject_again_in_the_next_battle():
    played = scene("elrond@eregion theoden@eregion frodo*@shire / saruman*@caradhras")
    played.choose("saruman eregion", draws="theoden")
    played.cards("4", "4")
    played.choose("force")
    played.choose("card 1")
    assert played.defeated() == {"theoden"}
    played.cards("4", "1")
    assert played.asked == "sauron prompt-force"


@rule("C-10.43", "C-4.23")
@pytest.mark.parametrize("text", ["noble-sacrifice", "retreat", "elven-cloak", "magic"])
def test_saruman_speaks_before_any_text(text):
    played = fight("elrond", "saruman*", "sauron", hands=(f"1 2 {text}", "1 2 3"))
    played.cards(text, "3")
    assert played.asked == "sauron prompt-force"
    played.choose("force")
    assert played.options() == {"card 1", "card 2"}
    played.choose("card 2")
    assert played.totals() == (5, 6)
    assert len(played.hand("fellowship")) == 2


@rule("C-10.43")
def test_what_magic_fetches_cannot_be_rejected():
    played = fight("elrond", "saruman*", "sauron", hands=("1 2 magic", "1 2 3"))
    played.cards("1", "3")
    played.choose("force")
    played.choose("card magic")
    assert played.asked == "fellowship prompt-fetch"
    played.choose("fetch 5")
    assert played.totals() == (8, 6)


@rule("C-10.43")
def test_the_fellowship_chooses_the_new_card_in_sight_of_saurons():
    played = fight("elrond", "saruman*", "sauron")
    played.cards("5", "4")
    played.choose("force")
    battle = played.view(0).battle
    assert battle is not None
    assert battle.sauron is not None
    assert battle.sauron.card == "4"


@rule("C-10.45", "C-10.11")
def test_saruman_rejects_nothing_if_aragorn_forbade_cards():
    played = duel("aragorn*", "saruman*", "sauron", format="draft")
    played.choose("no cards")
    assert played.totals() == (4, 3)
    assert played.defeated() == {"saruman"}


@rule("C-10.45", "C-10.11")
def test_saruman_may_reject_a_card_of_an_aragorn_who_let_them_be_played():
    played = duel("aragorn*", "saruman*", "sauron", format="draft")
    played.choose("cards")
    played.cards("5", "1")
    assert played.asked == "sauron prompt-force"


@rule("C-10.46")
@BOTH_WAYS
def test_saruman_rejects_nothing_if_it_was_the_last_card(attacker):
    played = fight("elrond", "saruman*", attacker, hands=("5", "1"))
    played.cards("5", "1")
    assert played.totals() == (8, 4)
    assert len(played.hand("fellowship")) == 9


@rule("C-10.46")
def test_saruman_may_reject_the_last_card_but_one():
    played = fight("elrond", "saruman*", "sauron", hands=("1 5", "1 2"))
    played.cards("5", "2")
    played.choose("force")
    assert played.options() == {"card 1"}
    played.choose("card 1")
    assert played.totals() == (4, 5)
    assert played.hand("fellowship") == [5]


@rule("C-10.43")
def test_nobody_else_of_saurons_rejects_a_card():
    for servant in ("saruman", "uruk-hai", "watcher"):
        played = fight("elrond", servant, "sauron")
        if servant == "saruman":
            played.choose("cards")
        played.cards("1", "1")
        assert played.told("compared") != []


# --- Wormtongue


@rule("C-10.47")
@pytest.mark.parametrize(
    ("region", "origin", "options"),
    [
        ("fangorn", "caradhras", {"escape dagorlad", "escape gondor", "fall"}),
        ("rohan", "caradhras", {"escape gondor", "fall"}),
        ("dagorlad", "mirkwood", {"escape mordor", "fall"}),
        ("misty-mountains", "eregion", {"escape mirkwood", "escape fangorn", "fall"}),
        ("eregion", "cardolan", {"escape misty-mountains", "escape caradhras", "fall"}),
        ("arthedain", "shire", {"escape rhudaur", "escape eregion", "fall"}),
    ],
)
def test_a_wormtongue_who_is_attacked_escapes_backward(region, origin, options):
    played = scene(f"aragorn@{origin} frodo*@shire / wormtongue@{region}", "fellowship")
    played.choose(f"aragorn {region}")
    played.cards("1", "1")
    assert played.totals() == (5, 0)
    assert played.asked == "sauron prompt-escape"
    assert played.options() == options
    target = sorted(options)[0].split()[1]
    played.choose(f"escape {target}")
    assert played.at("wormtongue") == target
    assert played.at("aragorn") == region
    assert played.defeated() == set()
    assert played.turn == "sauron"
    assert played.view(SPECTATOR).sides[1].defeated.count("wormtongue") == 0


@rule("C-10.47")
def test_a_wormtongue_who_attacks_escapes_backward_too():
    played = fight("elrond", "wormtongue", "sauron")
    played.cards("1", "1")
    assert played.options() == {"escape misty-mountains", "escape caradhras", "fall"}
    played.choose("escape caradhras")
    assert (played.at("wormtongue"), played.at("elrond")) == ("caradhras", "eregion")
    assert played.turn == "fellowship"
    assert played.cards_used == 1


@rule("C-10.47", "C-13.10")
@pytest.mark.parametrize(
    ("others", "options"),
    [
        ("sam*@dagorlad / orcs@mordor", {"escape gondor", "fall"}),
        ("/ orcs@dagorlad", {"escape gondor", "fall"}),  # there would be room for a second
        ("sam*@dagorlad / orcs@gondor", None),
    ],
)
def test_wormtongue_escapes_only_to_where_nobody_is(others, options):
    played = scene(f"aragorn@caradhras frodo*@shire {others} wormtongue@fangorn", "fellowship")
    played.choose("aragorn fangorn")
    played.cards("1", "1")
    if options is None:
        assert played.defeated() == {"wormtongue"}
        assert played.turn == "sauron"
    else:
        assert played.options() == options


@rule("C-10.47", "C-4.30")
def test_a_tie_defeats_the_other_and_wormtongue_escapes():
    played = fight("theoden", "wormtongue", "sauron")
    played.cards("1", "4")
    assert played.totals() == (3, 3)
    assert played.defeated() == {"theoden"}
    assert played.asked == "sauron prompt-escape"
    played.choose("escape misty-mountains")
    assert played.at("wormtongue") == "misty-mountains"
    assert played.defeated() == {"theoden"}


@rule("C-10.47")
def test_a_wormtongue_who_wins_stays():
    played = fight("theoden", "wormtongue", "sauron")
    played.cards("1", "6")
    assert played.defeated() == {"theoden"}
    assert played.at("wormtongue") == "eregion"
    assert played.turn == "fellowship"


@rule("C-10.47")
def test_wormtongue_stays_to_be_seen_until_the_turn_ends():
    played = scene("aragorn@caradhras frodo*@shire / wormtongue@fangorn orcs@fangorn", "fellowship")
    played.choose("aragorn fangorn", draws="wormtongue")
    played.cards("1", "1")
    played.choose("escape gondor")
    # The battle against the Orcs follows at once.
    assert played.told("battle")[-1]["defender"] == "orcs"
    assert "wormtongue" in played.revealed()
    played.cards("2", "2")
    assert played.turn == "sauron"
    assert played.revealed() == set()
    assert played.seen(0, "sauron", "gondor").maybe == ["wormtongue"]


@rule("C-10.48", "C-8.31")
@BOTH_WAYS
def test_wormtongue_escapes_from_boromir_who_falls(attacker):
    played = fight("boromir", "wormtongue", attacker)
    assert played.asked == "sauron prompt-escape"
    target = "escape gondor" if attacker == "fellowship" else "escape caradhras"
    played.choose(target)
    assert played.defeated() == {"boromir"}
    assert played.at("wormtongue") == target.split()[1]
    assert played.cards_used == 0


@rule("C-10.48", "C-7.9")
@BOTH_WAYS
def test_wormtongue_escapes_from_a_noble_sacrifice(attacker):
    played = fight("elrond", "wormtongue", attacker)
    played.cards("noble-sacrifice", "1")
    target = "escape gondor" if attacker == "fellowship" else "escape caradhras"
    played.choose(target)
    assert played.defeated() == {"elrond"}
    assert played.at("wormtongue") == target.split()[1]
    assert played.cards_used == 1


@rule("C-10.49")
def test_wormtongue_may_be_left_to_fall():
    played = fight("elrond", "wormtongue", "sauron")
    played.cards("1", "1")
    played.choose("fall")
    assert played.defeated() == {"wormtongue"}
    assert played.at("elrond") == "eregion"


@rule("C-10.49")
def test_there_is_nothing_behind_mordor():
    played = scene("aragorn@gondor frodo*@shire / wormtongue@mordor orcs@rhudaur", "fellowship")
    played.choose("aragorn mordor")
    played.cards("1", "1")
    assert played.defeated() == {"wormtongue"}


@rule("C-10.49", "C-8.31")
def test_a_wormtongue_who_cannot_escape_falls_with_boromir():
    played = scene(
        "boromir@caradhras frodo*@shire / wormtongue@fangorn orcs@gondor warg@dagorlad",
        "fellowship",
    )
    played.choose("boromir fangorn")
    assert played.defeated() == {"boromir", "wormtongue"}


@rule("C-10.47", "C-7.21")
def test_wormtongue_may_also_leave_by_saurons_card():
    played = fight("elrond", "wormtongue", "fellowship")
    played.cards("5", "retreat")
    assert played.asked == "sauron prompt-retreat-card"
    played.choose("retreat rohan")
    assert played.at("wormtongue") == "rohan"


@rule("C-10.47", "C-6.3")
@pytest.mark.parametrize(
    ("cards", "totals"), [(("1", "3"), (2, 2)), (("noble-sacrifice", "3"), None)]
)
def test_wormtongue_has_no_escape_if_the_ring_side_frodo_falls_with_him(cards, totals):
    played = fight("frodo", "wormtongue", "sauron")
    played.cards(*cards)
    if totals is not None:
        assert played.totals() == totals
    assert (played.winner, played.how) == ("sauron", "frodo-fell")
    assert played.over
    assert played.defeated() == {"frodo", "wormtongue"}
    # Only the Warg at home is left, and scores.
    assert [side.points for side in played.view(SPECTATOR).sides] == [0, 1]
    assert [side.survivors for side in played.view(SPECTATOR).sides] == [1, 1]


@rule("C-10.47", "C-9.9")
def test_wormtongue_has_no_escape_if_sam_falls_with_the_ring():
    played = scene("sam@eregion elrond@shire / wormtongue@caradhras orcs@mordor", bearer="sam")
    played.choose("wormtongue eregion")
    played.cards("1", "4")
    assert played.totals() == (3, 3)
    assert (played.winner, played.how) == ("sauron", "sam-fell")
    assert [side.points for side in played.view(SPECTATOR).sides] == [0, 1]


@rule("C-10.47", "C-9.5", "C-9.7")
@pytest.mark.parametrize("cards", [("1", "3"), ("noble-sacrifice", "6")])
@pytest.mark.parametrize("answer", ["escape caradhras", "fall"])
def test_wormtongue_decides_on_his_escape_before_sam_is_seen(cards, answer):
    boards = [
        f"frodo*@eregion sam*@{sam} elrond@{elrond} / wormtongue@misty-mountains warg@mordor"
        for sam, elrond in (("shire", "gondor"), ("gondor", "shire"))
    ]
    here, there = [scene(board, aid=False) for board in boards]
    for played in (here, there):
        played.choose("wormtongue eregion")
        played.cards(*cards)
        assert played.asked == "sauron prompt-escape"
        assert played.defeated() == {"frodo"}
        assert played.revealed() == {"wormtongue"}
        assert played.told("sam-takes-the-ring") == []
    assert here.witness(1) == there.witness(1)
    for played, sam in ((here, "shire"), (there, "gondor")):
        played.choose(answer)
        assert played.told("sam-takes-the-ring") == [{"region": sam}]
        assert played.view(1).sides[0].ring_bearer == "sam"
        left = [event.kind for event in played.story if event.kind != "turn"][-2:]
        assert left == ["escaped" if answer != "fall" else "defeated", "sam-takes-the-ring"]
        assert played.defeated() == {"frodo"} | ({"wormtongue"} if answer == "fall" else set())
        assert played.turn == "fellowship"


@rule("C-10.49", "C-9.5")
def test_a_wormtongue_without_a_way_out_leaves_before_sam_is_seen():
    played = scene("frodo*@high-pass sam*@shire / wormtongue@mirkwood warg@mirkwood")
    played.choose("wormtongue high-pass")
    played.cards("noble-sacrifice", "6")
    told = [event.kind for event in played.story if event.kind != "turn"]
    assert told[-3:] == ["defeated", "defeated", "sam-takes-the-ring"]
    assert played.defeated() == {"frodo", "wormtongue"}


@rule("C-9.8", "C-10.47")
def test_wormtongue_has_no_escape_if_nobody_can_take_the_ring():
    played = scene("frodo*@eregion elrond@gondor / wormtongue@misty-mountains warg@mordor")
    played.choose("wormtongue eregion")
    played.cards("noble-sacrifice", "6")
    assert (played.winner, played.how) == ("sauron", "sam-had-fallen")
    assert played.defeated() == {"frodo", "wormtongue"}
    assert played.view(1).sides[1].points == 1


@rule("C-10.47")
@pytest.mark.parametrize("answer", ["escape caradhras", "fall"])
def test_wormtongue_decides_also_if_sam_will_win_with_the_ring_in_mordor(answer):
    played = scene(
        "frodo*@eregion sam*@mordor / wormtongue@misty-mountains warg@gondor", sam_in_mordor=True
    )
    played.choose("wormtongue eregion")
    played.cards("1", "3")
    assert played.winner is None
    played.choose(answer)
    assert (played.winner, played.how) == ("fellowship", "mordor")


# --- The Orcs


@rule("C-10.50")
def test_the_orcs_attack_with_6():
    played = fight("elrond", "orcs*", "sauron")
    played.cards("4", "1")
    assert played.totals() == (7, 7)


@rule("C-10.50")
def test_the_orcs_defend_with_3():
    played = fight("elrond", "orcs*", "fellowship")
    played.cards("1", "1")
    assert played.totals() == (4, 4)


@rule("C-10.50")
def test_the_orcs_have_6_in_every_battle_of_an_attack():
    played = scene("elrond@shire theoden@shire faramir@shire frodo*@rohan / orcs*@arthedain")
    played.choose("orcs shire", draws="elrond")
    played.cards("1", "1")
    assert played.totals() == (4, 7)
    played.cards("2", "2")
    assert played.totals()[1] == 8
    played.cards("3", "3")
    assert played.totals()[1] == 9
    assert played.defeated() == {"elrond", "theoden", "faramir"}


@rule("C-10.50")
def test_the_orcs_have_6_in_the_mountains_too():
    played = scene("elrond@caradhras frodo*@shire / orcs*@rohan")
    played.choose("orcs caradhras")
    played.cards("1", "1")
    assert played.totals() == (4, 7)


@rule("C-10.50")
def test_the_orcs_have_6_without_cards_too():
    played = duel("aragorn*", "orcs*", "sauron", format="draft")
    played.choose("no cards")
    assert played.totals() == (4, 6)


@rule("C-10.50", "C-8.29")
@BOTH_WAYS
def test_gimli_defeats_the_star_orcs(attacker):
    played = fight("gimli", "orcs*", attacker)
    assert played.defeated() == {"orcs"}
    assert played.cards_used == 0


# --- The Mouth of Sauron


@rule("C-10.51", "C-10.53")
@BOTH_WAYS
def test_the_mouth_may_put_in_the_four_from_the_hand(attacker):
    played = fight("elrond", "mouth-of-sauron", attacker)
    played.cards("3", "1")
    assert played.asked == "sauron prompt-four"
    assert played.options() == {"four", "pass"}
    played.choose("four")
    assert played.totals() == (6, 7)
    assert played.pile("sauron") == [4]
    assert 1 in played.hand("sauron")
    assert played.cards_used == 1


@rule("C-10.51", "C-10.52")
@BOTH_WAYS
def test_the_mouth_may_put_in_the_four_from_the_pile(attacker):
    played = fight("elrond", "mouth-of-sauron", attacker, hands=("1 2 3", "1 2 3"))
    assert 4 in played.pile("sauron")
    played.cards("3", "1")
    played.choose("four")
    assert played.totals() == (6, 7)
    assert played.hand("sauron") == [2, 3]
    assert {1, 4} <= set(played.pile("sauron"))
    assert len(played.hand("fellowship")) == 2


@rule("C-10.51")
def test_the_mouth_may_leave_it():
    played = fight("elrond", "mouth-of-sauron", "sauron")
    played.cards("3", "1")
    played.choose("pass")
    assert played.totals() == (6, 4)
    assert played.pile("sauron") == [1]


@rule("C-10.51")
def test_there_is_nothing_to_exchange_if_the_four_was_played():
    played = fight("elrond", "mouth-of-sauron", "sauron")
    played.cards("3", "4")
    assert played.totals() == (6, 7)


@rule("C-10.51")
@pytest.mark.parametrize("theirs", ["eye-of-sauron", "retreat", "magic", "6"])
def test_the_mouth_speaks_before_any_text_and_undoes_it(theirs):
    played = fight("elrond", "mouth-of-sauron", "sauron")
    played.cards("magic", theirs)
    assert played.asked == "sauron prompt-four"
    assert played.told("compared") == []
    played.choose("four")
    # Elrond's Magic finds an empty pile, so that strengths decide.
    assert played.totals() == (3, 7)
    assert played.pile("sauron") == [4]
    assert played.at("mouth-of-sauron") == "eregion"


@rule("C-10.51")
def test_without_the_exchange_the_text_works():
    played = fight("elrond", "mouth-of-sauron", "sauron")
    played.cards("1", "retreat")
    played.choose("pass")
    assert played.asked == "sauron prompt-retreat-card"


@rule("C-10.51", "C-7.9")
def test_the_four_does_not_save_from_the_sacrifice():
    played = fight("elrond", "mouth-of-sauron", "sauron")
    played.cards("noble-sacrifice", "eye-of-sauron")
    played.choose("four")
    assert played.defeated() == {"elrond", "mouth-of-sauron"}


@rule("C-10.51", "C-7.13")
def test_the_cloak_hides_from_the_four_too():
    played = fight("theoden", "mouth-of-sauron", "sauron")
    played.cards("elven-cloak", "eye-of-sauron")
    played.choose("four")
    assert played.totals() == (2, 3)


@rule("C-10.51")
@BOTH_WAYS
@pytest.mark.parametrize("fellow", ["frodo*", "elrond"])
def test_who_stops_texts_does_not_stop_the_mouth(fellow, attacker):
    played = fight(fellow, "mouth-of-sauron", attacker)
    played.cards("1", "magic")
    played.choose("four")
    assert played.totals()[1] == 7


@rule("C-10.51")
def test_the_mouth_may_exchange_in_every_battle():
    played = scene("theoden@eregion elrond@eregion frodo*@shire / mouth-of-sauron@caradhras")
    played.choose("mouth-of-sauron eregion", draws="theoden")
    played.cards("1", "1")
    played.choose("four")
    assert played.defeated() == {"theoden"}
    played.cards("2", "1")
    assert played.asked == "sauron prompt-four", "the 4 lies in the pile now"
    played.choose("four")
    assert played.totals() == (5, 7)
    assert played.pile("sauron") == [1, 4]
    assert played.cards_used == 2


@rule("C-10.52", "C-4.33", "C-4.34")
def test_the_last_card_may_be_exchanged_and_all_come_back():
    played = fight("elrond", "mouth-of-sauron", "sauron", hands=("1", "1"))
    played.cards("1", "1")
    played.choose("four")
    assert played.totals() == (4, 7)
    assert len(played.hand("sauron")) == len(played.hand("fellowship")) == 9


@rule("C-10.54", "C-10.11")
def test_the_mouth_is_silent_if_aragorn_forbade_cards():
    played = duel("aragorn*", "mouth-of-sauron", "sauron", format="draft")
    played.choose("no cards")
    assert played.totals() == (4, 3)
    assert played.cards_used == 0


@rule("C-10.55", "C-8.18")
@BOTH_WAYS
def test_the_mouth_speaks_only_after_gandalfs_card(attacker):
    played = fight("gandalf", "mouth-of-sauron", attacker)
    assert played.asked == "sauron prompt-card-first"
    played.choose("card 1")
    assert played.asked == "fellowship prompt-card-after"
    played.choose("card 2")
    assert played.asked == "sauron prompt-four"
    played.choose("four")
    assert played.totals() == (7, 7)
    assert 1 in played.hand("sauron")


@rule("C-10.55", "C-8.21")
@pytest.mark.parametrize(
    ("hand", "left", "pile"),
    [
        # The 4 lies in the pile: what Magic has fetched goes back there.
        ("1 2 magic", [1, 2], [3, 4, 5, 6, MAGIC, EYE, RETREAT]),
        # The 4 is in the hand: what Magic has fetched comes into the hand.
        ("1 4 magic", [1, 6], [2, 3, 4, 5, MAGIC, EYE, RETREAT]),
    ],
)
def test_what_magic_has_fetched_may_be_exchanged_again(hand, left, pile):
    played = fight("gandalf", "mouth-of-sauron", "sauron", hands=("1 2 3", hand))
    played.choose("card magic")
    assert played.asked == "sauron prompt-fetch"
    played.choose("fetch 6")
    played.choose("card 1")
    assert played.asked == "sauron prompt-four"
    played.choose("four")
    assert played.totals() == (6, 7)
    assert played.hand("sauron") == left
    assert played.pile("sauron") == pile
    assert len(played.hand("fellowship")) == 2


@rule("C-10.55", "C-8.21")
def test_if_magic_has_fetched_the_four_there_is_nothing_to_exchange():
    played = fight("gandalf", "mouth-of-sauron", "sauron", hands=("1 2 3", "1 2 magic"))
    played.choose("card magic")
    played.choose("fetch 4")
    played.choose("card 1")
    assert played.totals() == (6, 7)


@rule("C-10.51")
def test_nobody_else_of_saurons_exchanges_a_card():
    for servant in ("black-rider", "uruk-hai", "watcher"):
        played = fight("elrond", servant, "sauron")
        played.cards("1", "1")
        assert played.told("compared") != []


# --- The Watcher


def watcher_beats_theoden(**settings) -> Scene:
    played = scene("theoden@eregion frodo*@shire / watcher@caradhras orcs*@mordor", **settings)
    played.choose("watcher eregion")
    played.cards("1", "1")
    assert played.defeated() == {"theoden"}
    return played


@rule("C-10.56", "C-5.2")
@pytest.mark.parametrize("hide", ["turn", "battle"])
def test_a_watcher_who_has_attacked_stays_revealed(hide):
    played = watcher_beats_theoden(hide=hide)
    assert played.turn == "fellowship"
    assert played.revealed() == {"watcher"}
    (piece,) = played.seen(0, "sauron", "eregion").known
    assert (piece.name, piece.shown, piece.lasting) == ("watcher", True, True)
    played.choose("frodo arthedain")
    played.choose("orcs gondor")
    assert played.revealed() == {"watcher"}


@rule("C-10.56")
def test_a_watcher_who_was_attacked_stays_revealed():
    played = scene("theoden@caradhras frodo*@shire / watcher@fangorn orcs*@mordor", "fellowship")
    played.choose("theoden fangorn")
    played.cards("1", "1")
    assert played.turn == "sauron"
    assert played.revealed() == {"watcher"}
    assert played.moves("watcher") == set()


@rule("C-10.57")
def test_a_watcher_whom_nobody_has_seen_walks_and_attacks_like_anybody():
    played = scene("theoden@eregion frodo*@shire / watcher@caradhras orcs*@mordor")
    assert played.moves("watcher") == {"eregion", "enedwaith"}
    played.choose("watcher enedwaith")
    assert played.revealed() == set()
    played.choose("frodo arthedain")
    assert played.moves("watcher") == {"cardolan"}


@rule("C-10.57")
def test_a_watcher_who_has_been_seen_walks_no_more():
    played = watcher_beats_theoden()
    played.choose("frodo arthedain")
    assert played.moves("watcher") == set()
    assert played.moves("orcs") == {"dagorlad", "gondor"}
    played.choose("orcs gondor")
    played.choose("frodo rhudaur")
    assert played.moves("watcher") == set()


@rule("C-10.57", "C-6.4")
def test_who_has_only_a_revealed_watcher_left_loses():
    played = scene("theoden@eregion frodo*@shire / watcher@caradhras")
    played.choose("watcher eregion")
    played.cards("1", "1")
    played.choose("frodo arthedain")
    assert (played.winner, played.how) == ("fellowship", "stuck")


@rule("C-10.57", "C-6.4")
@pytest.mark.parametrize(("stuck", "winner"), [("any", None), ("forward", "fellowship")])
def test_a_revealed_watcher_is_no_step_forward_by_the_strict_house_rule_either(stuck, winner):
    played = scene("frodo*@rohan sam*@gondor / watcher@rhudaur! flying-nazgul@shire", stuck=stuck)
    assert played.winner == winner


@rule("C-10.56")
def test_a_watcher_who_attacks_fights_on_in_the_same_turn():
    played = scene("theoden@eregion elrond@eregion frodo*@shire / watcher@caradhras")
    played.choose("watcher eregion", draws="theoden")
    played.cards("1", "1")
    assert played.told("battle")[-1]["defender"] == "elrond"
    assert played.asked == "both prompt-card"


@rule("C-10.56", "C-4.5")
def test_a_revealed_watcher_may_be_attacked_by_name_in_any_turn():
    played = scene("elrond@caradhras frodo*@shire / watcher@fangorn! orcs*@fangorn", "fellowship")
    played.choose("elrond fangorn")
    assert played.options() == {"fight watcher", "fight hidden"}


@rule("C-10.58", "C-7.21")
def test_a_revealed_watcher_retreats_by_saurons_card_and_stays_revealed():
    played = scene("elrond@caradhras frodo*@shire / watcher@fangorn! orcs*@mordor", "fellowship")
    played.choose("elrond fangorn")
    played.cards("5", "retreat")
    assert played.options() == {"retreat mirkwood", "retreat rohan"}
    played.choose("retreat rohan")
    assert played.at("watcher") == "rohan"
    assert played.revealed() == {"watcher"}
    assert played.moves("watcher") == set()


@rule("C-10.58")
def test_a_watcher_who_attacks_may_retreat_by_card_too():
    played = scene("elrond@eregion frodo*@shire / watcher@caradhras orcs*@mordor")
    played.choose("watcher eregion")
    played.cards("5", "retreat")
    played.choose("retreat rhudaur")
    assert played.at("watcher") == "rhudaur"
    assert played.revealed() == {"watcher"}


@rule("C-10.59", "C-12.29")
def test_a_revealed_watcher_may_be_recalled_and_stays_revealed():
    played = scene("elrond@shire frodo*@shire / watcher@fangorn! orcs*@gondor", specials="recall")
    played.choose("recall watcher")
    assert played.at("watcher") == "mordor"
    assert played.revealed() == {"watcher"}
    played.choose("frodo arthedain")
    assert played.moves("watcher") == set()


@rule("C-10.57", "C-12.36")
def test_the_dark_of_mordor_does_not_move_a_revealed_watcher():
    for mark, moves in (("!", False), ("", True)):
        played = scene(
            f"elrond@shire frodo*@shire / watcher@mordor{mark} orcs*@gondor",
            specials="dark-of-mordor",
        )
        assert ("dark watcher dagorlad" in played.options()) == moves


@rule("C-10.56")
def test_the_cave_troll_hides_again():
    played = scene("theoden@eregion frodo*@shire / cave-troll@caradhras orcs*@mordor")
    played.choose("cave-troll eregion")
    played.cards("1", "1")
    assert played.revealed() == set()
    played.choose("frodo arthedain")
    assert played.moves("cave-troll") == {"arthedain", "cardolan"}


# --- The Flying Nazgûl


@rule("C-10.60", "C-10.62")
@pytest.mark.parametrize(
    ("region", "prey", "moves"),
    [
        ("mordor", "elrond@mirkwood", {"dagorlad", "gondor", "mirkwood"}),
        ("gondor", "elrond@caradhras", {"fangorn", "rohan", "caradhras"}),
        ("fangorn", "elrond@rhudaur", {"misty-mountains", "caradhras", "rhudaur"}),
        ("fangorn", "elrond@eregion", {"misty-mountains", "caradhras", "eregion"}),
        ("high-pass", "elrond@arthedain", {"rhudaur", "arthedain"}),
        ("rhudaur", "elrond@shire", {"arthedain", "shire"}),
        ("eregion", "elrond@shire theoden@shire", {"arthedain", "cardolan", "shire"}),
    ],
)
def test_the_nazgul_skips_one_region_to_attack(region, prey, moves):
    played = scene(f"{prey} frodo*@mordor / flying-nazgul*@{region}", bearer="sam")
    assert played.moves("flying-nazgul") == moves


@rule("C-10.60")
def test_the_nazgul_skips_a_region_only_to_attack():
    played = scene("frodo*@shire / flying-nazgul*@fangorn")
    assert played.moves("flying-nazgul") == {"misty-mountains", "caradhras"}


@rule("C-10.60")
@pytest.mark.parametrize(
    "prey",
    [
        "arthedain",  # three regions away
        "shire",
        "mirkwood",  # beside
        "rohan",
        "gondor",  # behind
        "mordor",
        "high-pass",  # in front, but not of Fangorn
        "gap-of-rohan",
    ],
)
def test_the_nazgul_reaches_nothing_else(prey):
    played = scene(f"elrond@{prey} frodo*@mordor / flying-nazgul*@fangorn")
    assert played.moves("flying-nazgul") == {"misty-mountains", "caradhras"}


@rule("C-10.60")
@pytest.mark.parametrize("number", [1, 2])
def test_the_nazgul_attacks_one_or_more(number):
    prey = " ".join(["elrond@eregion", "theoden@eregion"][:number])
    played = scene(f"{prey} frodo*@shire / flying-nazgul*@fangorn")
    played.choose("flying-nazgul eregion", **({"draws": "elrond"} if number == 2 else {}))
    assert played.told("battle")[-1]["defender"] == "elrond"
    assert played.at("flying-nazgul") == "eregion"


@rule("C-10.61")
@pytest.mark.parametrize(
    "between",
    [
        "theoden@misty-mountains sam*@caradhras / orcs*@mordor",
        "/ orcs*@misty-mountains gollum@caradhras",
    ],
)
def test_the_nazgul_flies_over_friend_and_enemy(between):
    played = scene(f"elrond@eregion frodo*@shire {between} flying-nazgul*@fangorn")
    assert "eregion" in played.moves("flying-nazgul")
    played.choose("flying-nazgul eregion")
    assert [battle["defender"] for battle in played.told("battle")] == ["elrond"]
    assert played.revealed() == {"flying-nazgul", "elrond"}


@rule("C-10.61")
def test_the_nazgul_flies_over_a_full_plain_too():
    played = scene(
        "elrond@caradhras frodo*@shire / flying-nazgul*@gondor orcs*@fangorn gollum@fangorn "
        "watcher@rohan uruk-hai@rohan"
    )
    assert played.moves("flying-nazgul") == {"caradhras"}


@rule("C-10.62")
def test_a_single_step_of_the_nazgul_is_like_anybodys():
    played = scene("elrond@misty-mountains frodo*@shire / flying-nazgul*@fangorn orcs*@caradhras")
    assert played.moves("flying-nazgul") == {"misty-mountains"}
    played.choose("flying-nazgul misty-mountains")
    assert played.told("battle")[-1]["defender"] == "elrond"


@rule("C-10.60", "C-8.27")
@BOTH_WAYS
def test_legolas_defeats_the_star_nazgul(attacker):
    played = fight("legolas", "flying-nazgul*", attacker)
    assert played.defeated() == {"flying-nazgul"}
    assert played.cards_used == 0


# --- Gollum


@rule("C-10.63")
@pytest.mark.parametrize("region", ["arthedain", "cardolan"])
def test_a_gollum_who_attacks_may_slip_forward(region):
    played = fight("elrond", "gollum", "sauron")
    assert played.asked == "sauron prompt-gollum"
    assert played.options() == {"retreat arthedain", "retreat cardolan", "stay"}
    played.choose(f"retreat {region}")
    assert (played.at("gollum"), played.at("elrond")) == (region, "eregion")
    assert played.cards_used == 0
    assert played.turn == "fellowship"


@rule("C-10.63")
@pytest.mark.parametrize("region", ["misty-mountains", "caradhras"])
def test_a_gollum_who_is_attacked_may_slip_forward(region):
    played = scene("aragorn@mirkwood frodo*@shire / gollum@fangorn orcs*@mordor", "fellowship")
    played.choose("aragorn fangorn")
    assert played.options() == {"retreat misty-mountains", "retreat caradhras", "stay"}
    played.choose(f"retreat {region}")
    assert (played.at("gollum"), played.at("aragorn")) == (region, "fangorn")
    assert played.turn == "sauron"


@rule("C-10.63")
@BOTH_WAYS
@pytest.mark.parametrize("fellow", [*OTHERS, "gandalf", "gandalf*"])
def test_gollum_may_slip_away_from_everybody_whom_he_survives(fellow, attacker):
    played = fight(fellow, "gollum", attacker)
    assert played.asked == "sauron prompt-gollum"


@rule("C-10.63", "C-8.31")
@BOTH_WAYS
def test_boromir_takes_gollum_along_before_he_acts(attacker):
    played = fight("boromir", "gollum", attacker)
    assert played.defeated() == {"boromir", "gollum"}


@rule("C-10.63", "C-4.14", "C-4.15")
@pytest.mark.parametrize(
    ("others", "options"),
    [
        ("sam*@arthedain / orcs*@mordor", {"retreat cardolan", "stay"}),
        ("/ orcs*@arthedain", {"retreat arthedain", "retreat cardolan", "stay"}),
        ("/ orcs*@arthedain watcher@arthedain", {"retreat cardolan", "stay"}),
        ("sam*@cardolan / orcs*@arthedain watcher@arthedain", None),
    ],
)
def test_gollum_slips_only_where_there_is_room_and_no_enemy(others, options):
    played = scene(f"elrond@eregion frodo*@shire {others} gollum@caradhras")
    played.choose("gollum eregion")
    if options is None:
        assert played.asked == "both prompt-card"
    else:
        assert played.options() == options


@rule("C-10.63")
def test_gollum_slips_out_of_the_mountains_and_into_them():
    played = scene("elrond@caradhras frodo*@shire / gollum@rohan")
    played.choose("gollum caradhras")
    assert played.options() == {"retreat eregion", "retreat enedwaith", "stay"}
    played = scene("elrond@fangorn frodo*@shire / gollum@gondor orcs*@caradhras")
    played.choose("gollum fangorn")
    assert played.options() == {"retreat misty-mountains", "stay"}


@rule("C-10.63")
def test_nothing_lies_in_front_of_the_shire():
    played = scene("elrond@shire frodo*@rohan / gollum@arthedain")
    played.choose("gollum shire")
    assert played.asked == "both prompt-card"


@rule("C-10.63", "C-6.2")
def test_gollum_may_slip_into_the_shire_as_the_third():
    played = scene("elrond@arthedain frodo*@gondor / gollum@eregion orcs*@shire watcher@shire")
    played.choose("gollum arthedain")
    assert played.options() == {"retreat shire", "stay"}
    played.choose("retreat shire")
    assert (played.winner, played.how) == ("sauron", "shire")


@rule("C-10.63", "C-4.14")
def test_gollum_does_not_slip_into_a_shire_with_an_enemy():
    played = scene("elrond@arthedain frodo*@shire / gollum@eregion")
    played.choose("gollum arthedain")
    assert played.asked == "both prompt-card"


@rule("C-10.64")
def test_a_gollum_who_stays_cannot_slip_away_later():
    played = fight("elrond", "gollum", "sauron")
    played.choose("stay")
    assert played.asked == "both prompt-card"
    played.cards("1", "1")
    assert played.totals() == (4, 2)
    assert played.defeated() == {"gollum"}


@rule("C-10.65")
@pytest.mark.parametrize(
    ("fellow", "attacker", "retreat"),
    [
        ("faramir", "fellowship", "mirkwood"),
        ("pippin", "fellowship", "caradhras"),
        ("frodo", "sauron", "rhudaur"),
    ],
)
def test_gollum_stays_if_his_enemy_has_retreated(fellow, attacker, retreat):
    played = duel(fellow, "gollum", attacker, format="draft")
    assert played.asked == "fellowship prompt-retreat"
    played.choose(f"retreat {retreat}")
    assert played.at("gollum") == ("fangorn" if attacker == "fellowship" else "eregion")
    assert played.asked.endswith("prompt-move")


@rule("C-10.65", "C-12.26")
def test_gollum_stays_if_gwaihir_has_carried_his_enemy_away():
    played = duel("elrond", "gollum", "sauron", format="draft", specials="gwaihir")
    played.choose("gwaihir")
    played.choose("retreat rhudaur")
    assert played.at("gollum") == "eregion"
    assert played.turn == "fellowship"


@rule("C-10.65")
def test_gollum_may_slip_away_if_his_enemy_could_retreat_but_did_not():
    played = duel("faramir", "gollum", "fellowship", format="draft")
    played.choose("stay")
    assert played.asked == "sauron prompt-gollum"


@rule("C-10.63", "C-4.35")
def test_when_a_gollum_slips_away_his_companion_has_to_fight():
    played = scene("elrond@mirkwood frodo*@shire / gollum@fangorn orcs*@fangorn", "fellowship")
    played.choose("elrond fangorn", draws="gollum")
    played.choose("retreat caradhras")
    assert played.told("battle")[-1]["defender"] == "orcs"
    assert played.asked == "both prompt-card"


@rule("C-10.63", "C-4.36")
def test_when_a_gollum_who_attacks_slips_away_the_attack_is_over():
    played = scene("elrond@eregion theoden@eregion frodo*@shire / gollum@caradhras")
    played.choose("gollum eregion", draws="elrond")
    played.choose("retreat arthedain")
    assert len(played.told("battle")) == 1
    assert played.turn == "fellowship"


@rule("C-10.63")
def test_gollum_may_slip_away_in_the_second_battle_too():
    played = scene("elrond@eregion theoden@eregion frodo*@shire / gollum@caradhras")
    played.choose("gollum eregion", draws="theoden")
    played.choose("stay")
    played.cards("1", "6")
    assert played.defeated() == {"theoden"}
    assert played.asked == "sauron prompt-gollum"


@rule("C-10.63", "C-10.28")
def test_gollum_may_slip_away_from_who_came_in_for_smeagol():
    played = scene("smeagol@eregion elrond@rhudaur frodo*@shire / gollum@caradhras")
    played.choose("gollum eregion")
    played.choose("swap elrond")
    assert played.asked == "sauron prompt-gollum"

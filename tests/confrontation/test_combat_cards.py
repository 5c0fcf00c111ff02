"""The eighteen combat cards, clause by clause (section 7)."""

import pytest

from mathom.games.confrontation.data import ELVEN_CLOAK, EYE, MAGIC, NOBLE_SACRIFICE, RETREAT
from tests.confrontation.scene import Scene
from tests.marks import rule

FELLOWSHIP_DECK = "1 2 3 4 5 magic noble-sacrifice elven-cloak retreat"
SAURON_DECK = "1 2 3 4 5 6 magic eye-of-sauron retreat"
MOUNTAIN_FIGHT = "gimli@rhudaur frodo@shire / balrog@high-pass warg@mordor"
"""Gimli (3) attacks the Balrog (5) where nobody retreats sideways."""


def without(deck: str, *discarded: str) -> str:
    return " ".join(card for card in deck.split() if card not in discarded)


def fight(
    ours: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    board: str = MOUNTAIN_FIGHT,
    code: str = "gimli high-pass",
    turn: str = "fellowship",
) -> Scene:
    """A battle that has come to the cards, with these cards already discarded."""
    scene = Scene(
        board,
        turn=turn,
        hands=(without(FELLOWSHIP_DECK, *ours), without(SAURON_DECK, *theirs)),
    )
    scene.choose(code)
    assert scene.asked == "both prompt-card"
    return scene


# --- Decks


@rule("C-7.1", "C-7.2")
def test_the_decks():
    scene = fight()
    ours, theirs = scene.position.asks
    assert [option.code for option in ours.options] == [
        f"card {card}" for card in FELLOWSHIP_DECK.split()
    ]
    assert [option.code for option in theirs.options] == [
        f"card {card}" for card in SAURON_DECK.split()
    ]


@rule("C-7.1", "C-7.2")
@pytest.mark.parametrize("strength", range(1, 7))
def test_a_strength_card_adds_its_number(strength):
    scene = fight()
    scene.cards(str(min(strength, 5)), str(strength))
    assert scene.totals() == (3 + min(strength, 5), 5 + strength)


# --- Magic


@rule("C-7.3", "C-7.4")
def test_magic_offers_the_fellowship_its_own_discards():
    scene = fight(("2", "5", "elven-cloak"), ("3", "4", "6"))
    scene.cards("magic", "1")
    assert scene.asked == "fellowship prompt-fetch"
    assert scene.options() == {"fetch 2", "fetch 5", "fetch elven-cloak"}


@rule("C-7.3", "C-7.4")
def test_magic_offers_sauron_his_own_discards():
    scene = fight(("2", "5", "elven-cloak"), ("3", "4", "eye-of-sauron"))
    scene.cards("1", "magic")
    assert scene.asked == "sauron prompt-fetch"
    assert scene.options() == {"fetch 3", "fetch 4", "fetch eye-of-sauron"}


@rule("C-7.3", "C-7.6")
def test_a_single_discarded_card_is_fetched_without_a_question():
    scene = fight(("5",), ("4",))
    scene.cards("magic", "magic")
    assert scene.totals() == (8, 9)


@rule("C-7.5")
def test_magic_brings_a_sacrifice():
    scene = fight(("2", "noble-sacrifice"), ("3", "4"))
    scene.cards("magic", "6")
    scene.choose("fetch noble-sacrifice")
    assert scene.told("compared") == []
    assert scene.defeated() == {"gimli", "balrog"}


@rule("C-7.5")
def test_magic_brings_a_cloak():
    scene = fight(("2", "elven-cloak"), ("3", "4"))
    scene.cards("magic", "6")
    scene.choose("fetch elven-cloak")
    assert scene.totals() == (3, 5)


@rule("C-7.5")
def test_magic_brings_the_fellowship_a_retreat():
    scene = fight(("2", "retreat"), ("3", "4"))
    scene.cards("magic", "6")
    scene.choose("fetch retreat")
    assert scene.at("gimli") == "rhudaur"
    assert scene.defeated() == set()


OPEN_FIELD = {
    "board": "gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor",
    "code": "gimli dagorlad",
}


@rule("C-7.5")
def test_magic_brings_sauron_a_retreat():
    scene = fight(("1", "2"), ("2", "retreat"), **OPEN_FIELD)
    scene.cards("noble-sacrifice", "magic")
    scene.choose("fetch retreat")
    assert scene.at("balrog") == "gondor"
    assert scene.defeated() == set()


@rule("C-7.5", "C-7.19")
def test_magic_brings_the_eye_in_time():
    scene = fight(("1", "2"), ("2", "eye-of-sauron"))
    scene.cards("noble-sacrifice", "magic")
    scene.choose("fetch eye-of-sauron")
    assert scene.defeated() == {"gimli"}


@rule("C-7.6")
def test_a_fetched_strength_counts():
    scene = fight(("2", "5"), ("4", "6"))
    scene.cards("magic", "1")
    scene.choose("fetch 5")
    assert scene.totals() == (8, 6)
    scene = fight(("2", "5"), ("4", "6"))
    scene.cards("1", "magic")
    scene.choose("fetch 6")
    assert scene.totals() == (4, 11)


@rule("C-7.3", "C-7.6", "C-4.27")
@pytest.mark.parametrize("fetched", ["2", "5"])
def test_magic_and_the_fetched_card_are_both_discarded(fetched):
    scene = fight(("2", "5"), ("4", "6"))
    scene.cards("magic", "1")
    scene.choose(f"fetch {fetched}")
    assert scene.pile("fellowship") == [2, 5, MAGIC]
    assert scene.pile("sauron") == [1, 4, 6]
    assert (len(scene.hand("fellowship")), len(scene.hand("sauron"))) == (6, 6)


@rule("C-7.7")
def test_magic_fetches_nothing_from_the_other_pile_or_from_this_battle():
    scene = fight()
    scene.cards("magic", "magic")
    assert scene.told("fetched") == []
    assert scene.totals() == (3, 5)
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ([MAGIC], [MAGIC])


@rule("C-7.8", "C-4.24")
def test_saurons_magic_comes_first():
    scene = fight(("2", "5"), ("4", "6"))
    scene.cards("magic", "magic")
    assert scene.asked == "sauron prompt-fetch"
    scene.choose("fetch 4")
    assert scene.told("fetched") == [{"side": "sauron", "card": "card-4"}]
    assert scene.asked == "fellowship prompt-fetch"


@rule("C-7.8")
def test_an_eye_that_sauron_fetches_cancels_the_fellowships_magic():
    scene = fight(("2", "5"), ("4", "eye-of-sauron"))
    scene.cards("magic", "magic")
    scene.choose("fetch eye-of-sauron")
    assert scene.totals() == (3, 5)
    assert scene.pile("fellowship") == [2, 5, MAGIC]


@rule("C-7.8")
def test_a_retreat_that_sauron_fetches_leaves_the_fellowships_magic_unread():
    scene = fight(("2", "5"), ("4", "retreat"), **OPEN_FIELD)
    scene.cards("magic", "magic")
    scene.choose("fetch retreat")
    assert scene.at("balrog") == "gondor"
    assert scene.turn == "sauron"
    assert scene.pile("fellowship") == [2, 5, MAGIC]


@rule("C-7.5", "C-7.24")
def test_a_fetched_retreat_that_leads_nowhere_lets_the_battle_go_on():
    scene = fight(("2", "5"), ("4", "retreat"))
    scene.cards("magic", "magic")
    scene.choose("fetch retreat")
    assert scene.asked == "fellowship prompt-fetch"
    scene.choose("fetch 5")
    assert scene.totals() == (8, 5)


# --- Noble Sacrifice


@rule("C-7.9")
@pytest.mark.parametrize("turn", ["fellowship", "sauron"])
@pytest.mark.parametrize("theirs", ["1", "6", "magic"])
def test_the_sacrifice_takes_both(theirs, turn):
    scene = fight(code="gimli high-pass" if turn == "fellowship" else "balrog rhudaur", turn=turn)
    scene.cards("noble-sacrifice", theirs)
    assert scene.defeated() == {"gimli", "balrog"}
    assert scene.told("compared") == []


@rule("C-7.9")
def test_the_sacrifice_takes_the_cave_troll():
    scene = fight(
        board="gimli@mirkwood frodo@shire / cave-troll@dagorlad warg@mordor", code="gimli dagorlad"
    )
    scene.cards("noble-sacrifice", "eye-of-sauron")
    assert scene.defeated() == {"gimli", "cave-troll"}


@rule("C-7.10", "C-7.11")
def test_a_retreat_escapes_the_sacrifice():
    scene = fight(**OPEN_FIELD)
    scene.cards("noble-sacrifice", "retreat")
    assert scene.defeated() == set()
    assert (scene.at("balrog"), scene.at("gimli")) == ("gondor", "dagorlad")
    assert scene.pile("fellowship") == [NOBLE_SACRIFICE]
    assert scene.pile("sauron") == [RETREAT]


@rule("C-7.10", "C-7.24")
@pytest.mark.parametrize(
    ("board", "code"),
    [
        (MOUNTAIN_FIGHT, "gimli high-pass"),
        ("gimli@mirkwood frodo@gondor / balrog@dagorlad warg@mordor", "gimli dagorlad"),
        (
            "gimli@mirkwood frodo@shire / balrog@dagorlad warg@gondor orcs@gondor",
            "gimli dagorlad",
        ),
        ("gimli@gondor frodo@shire / balrog@mordor", "gimli mordor"),
    ],
)
def test_a_retreat_that_leads_nowhere_saves_nobody(board, code):
    scene = fight(board=board, code=code)
    scene.cards("noble-sacrifice", "retreat")
    assert scene.defeated() == {"gimli", "balrog"}


# --- Elven Cloak


@rule("C-7.12")
@pytest.mark.parametrize("theirs", ["1", "2", "3", "4", "5", "6"])
def test_the_cloak_makes_every_strength_nothing(theirs):
    scene = fight()
    scene.cards("elven-cloak", theirs)
    assert scene.totals() == (3, 5)
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ([ELVEN_CLOAK], [int(theirs)])


@rule("C-7.13")
def test_the_cloak_makes_a_fetched_strength_nothing():
    scene = fight(("1", "2"), ("4", "6"))
    scene.cards("elven-cloak", "magic")
    scene.choose("fetch 6")
    assert scene.totals() == (3, 5)


@rule("C-7.13")
def test_the_cloak_makes_the_mouths_four_nothing():
    scene = Scene(
        "theoden@mirkwood frodo*@shire / mouth-of-sauron@dagorlad watcher@mordor", format="variant"
    )
    scene.choose("theoden dagorlad")
    scene.cards("elven-cloak", "retreat")
    scene.choose("four")
    assert scene.totals() == (2, 3)


@rule("C-7.12")
def test_the_cloak_does_nothing_against_a_text():
    scene = fight(**OPEN_FIELD)
    scene.cards("elven-cloak", "retreat")
    assert scene.at("balrog") == "gondor"
    scene = fight()
    scene.cards("elven-cloak", "retreat")
    assert scene.totals() == (3, 5)


# --- The Fellowship's Retreat


@rule("C-7.14")
def test_an_attacker_retreats_backward():
    scene = fight(board="gimli@mirkwood frodo@shire / balrog@fangorn", code="gimli fangorn")
    scene.cards("retreat", "6")
    assert scene.asked == "fellowship prompt-retreat-card"
    assert scene.options() == {"retreat misty-mountains", "retreat caradhras"}
    scene.choose("retreat caradhras")
    assert (scene.at("gimli"), scene.at("balrog")) == ("caradhras", "fangorn")
    assert scene.told("compared") == []
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ([RETREAT], [6])


@rule("C-7.14")
def test_a_defender_retreats_backward():
    scene = fight(
        board="gimli@eregion frodo@shire / balrog@caradhras", code="balrog eregion", turn="sauron"
    )
    scene.cards("retreat", "6")
    assert scene.options() == {"retreat arthedain", "retreat cardolan"}
    scene.choose("retreat cardolan")
    assert (scene.at("gimli"), scene.at("balrog")) == ("cardolan", "eregion")


@rule("C-7.14")
def test_the_way_back_from_mordor():
    scene = fight(board="gimli@gondor frodo@shire / balrog@mordor", code="gimli mordor")
    scene.cards("retreat", "6")
    assert scene.options() == {"retreat dagorlad", "retreat gondor"}


@rule("C-7.14", "C-8.54")
def test_the_card_works_against_saruman():
    scene = Scene("gimli@rhudaur frodo@shire / saruman@high-pass")
    scene.choose("gimli high-pass")
    scene.choose("cards")
    scene.cards("retreat", "6")
    assert scene.at("gimli") == "rhudaur"


@rule("C-7.15")
def test_the_fellowship_does_not_retreat_to_an_enemy():
    scene = fight(
        board="gimli@mirkwood frodo@shire / balrog@fangorn warg@caradhras", code="gimli fangorn"
    )
    scene.cards("retreat", "6")
    assert scene.at("gimli") == "misty-mountains", "the only way left is taken"


@rule("C-7.16")
def test_the_fellowship_does_not_retreat_to_a_full_region():
    scene = fight(
        board="gimli@mirkwood merry@misty-mountains frodo@shire / balrog@fangorn",
        code="gimli fangorn",
    )
    scene.cards("retreat", "6")
    assert scene.at("gimli") == "caradhras"


@rule("C-7.15", "C-7.16", "C-7.17")
def test_without_a_way_back_the_battle_goes_on():
    scene = fight(
        board="gimli@mirkwood merry@misty-mountains frodo@shire / balrog@fangorn warg@caradhras",
        code="gimli fangorn",
    )
    scene.cards("retreat", "6")
    assert scene.totals() == (3, 11)
    assert scene.defeated() == {"gimli"}
    assert scene.pile("fellowship") == [RETREAT]


@rule("C-7.17")
def test_there_is_nothing_behind_the_shire():
    scene = fight(
        board="gimli@shire frodo@eregion / balrog@arthedain", code="balrog shire", turn="sauron"
    )
    scene.cards("retreat", "6")
    assert scene.totals() == (3, 11)


@rule("C-7.18")
def test_nobody_may_stay_who_can_retreat():
    scene = fight(
        board="gimli@rhudaur frodo@shire / warg@misty-mountains", code="gimli misty-mountains"
    )
    scene.cards("retreat", "1")
    assert scene.options() == {"retreat rhudaur", "retreat eregion"}


@rule("C-7.18", "C-4.17")
def test_a_retreat_never_leads_through_moria():
    scene = fight(
        board="gimli@eregion merry@misty-mountains frodo@shire / shelob@fangorn warg@caradhras",
        code="gimli fangorn",
    )
    scene.cards("retreat", "6")
    assert scene.at("gimli") is None


# --- The Eye of Sauron


@rule("C-7.19")
@pytest.mark.parametrize("ours", ["magic", "noble-sacrifice", "elven-cloak", "retreat"])
def test_the_eye_makes_every_text_nothing(ours):
    scene = fight(("4", "5"), ("1", "2"))
    scene.cards(ours, "eye-of-sauron")
    assert scene.totals() == (3, 5)
    assert scene.defeated() == {"gimli"}
    card = {"magic": MAGIC, "noble-sacrifice": NOBLE_SACRIFICE, "elven-cloak": ELVEN_CLOAK}
    assert scene.pile("fellowship") == [4, 5, card.get(ours, RETREAT)]
    assert scene.pile("sauron") == [1, 2, EYE]


@rule("C-7.20")
@pytest.mark.parametrize("ours", ["1", "2", "3", "4", "5"])
def test_the_eye_leaves_a_strength_alone(ours):
    scene = fight()
    scene.cards(ours, "eye-of-sauron")
    assert scene.totals() == (3 + int(ours), 5)


# --- Sauron's Retreat


@rule("C-7.21")
def test_a_defender_of_saurons_retreats_sideways():
    scene = fight(board="gimli@caradhras frodo@shire / balrog@fangorn", code="gimli fangorn")
    scene.cards("5", "retreat")
    assert scene.asked == "sauron prompt-retreat-card"
    assert scene.options() == {"retreat mirkwood", "retreat rohan"}
    scene.choose("retreat rohan")
    assert (scene.at("balrog"), scene.at("gimli")) == ("rohan", "fangorn")
    assert scene.told("compared") == []
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ([5], [RETREAT])


@rule("C-7.21", "C-4.36")
def test_an_attacker_of_saurons_retreats_sideways():
    scene = Scene("gimli@eregion merry@eregion frodo@shire / balrog@caradhras", turn="sauron")
    scene.choose("balrog eregion", draws="gimli")
    scene.cards("5", "retreat")
    assert scene.options() == {"retreat rhudaur", "retreat enedwaith"}
    scene.choose("retreat rhudaur")
    assert scene.at("balrog") == "rhudaur"
    assert scene.defeated() == set()
    assert scene.turn == "fellowship", "the others are not fought"


@rule("C-7.22")
@pytest.mark.parametrize(("origin", "field"), [("rhudaur", "high-pass"), ("eregion", "caradhras")])
def test_nobody_retreats_in_the_mountains(origin, field):
    scene = fight(
        board=f"gimli@{origin} frodo@shire / balrog@{field} warg@mordor", code=f"gimli {field}"
    )
    scene.cards("1", "retreat")
    assert scene.totals() == (4, 5)


@rule("C-7.23")
@pytest.mark.parametrize(
    "others", ["frodo@mirkwood / warg@mordor", "frodo@shire / warg@mirkwood orcs@mirkwood"]
)
def test_sauron_retreats_neither_to_an_enemy_nor_to_a_full_region(others):
    scene = fight(board=f"gimli@caradhras {others} balrog@fangorn", code="gimli fangorn")
    scene.cards("1", "retreat")
    assert scene.at("balrog") == "rohan", "the only way left is taken"


@rule("C-7.23", "C-7.24")
def test_without_a_way_aside_the_battle_goes_on():
    scene = fight(
        board="gimli@caradhras frodo@rohan / balrog@fangorn warg@mirkwood orcs@mirkwood",
        code="gimli fangorn",
    )
    scene.cards("5", "retreat")
    assert scene.totals() == (8, 5)
    assert scene.defeated() == {"balrog"}
    assert scene.pile("sauron") == [RETREAT]


@rule("C-7.24")
@pytest.mark.parametrize(
    ("board", "code", "turn"),
    [
        ("gimli@gondor frodo@shire / balrog@mordor", "gimli mordor", "fellowship"),
        ("gimli@shire frodo@eregion / balrog@arthedain", "balrog shire", "sauron"),
    ],
)
def test_shire_and_mordor_have_no_side(board, code, turn):
    scene = fight(board=board, code=code, turn=turn)
    scene.cards("1", "retreat")
    assert scene.totals() == (4, 5)


@rule("C-7.25")
def test_sauron_may_not_stay_if_he_can_retreat():
    scene = fight(board="merry@mirkwood frodo@shire / balrog@dagorlad", code="merry dagorlad")
    scene.cards("1", "retreat")
    assert scene.at("balrog") == "gondor", "though it would have won"
    assert scene.defeated() == set()


# --- Retreat against Retreat


@rule("C-4.24", "C-7.21")
def test_saurons_retreat_leaves_the_fellowship_in_place():
    scene = fight(**OPEN_FIELD)
    scene.cards("retreat", "retreat")
    assert (scene.at("balrog"), scene.at("gimli")) == ("gondor", "dagorlad")


@rule("C-7.14", "C-7.24")
def test_if_sauron_cannot_retreat_the_fellowship_does():
    scene = fight()
    scene.cards("retreat", "retreat")
    assert (scene.at("balrog"), scene.at("gimli")) == ("high-pass", "rhudaur")


def test_by_an_older_reading_both_retreat():
    scene = Scene(OPEN_FIELD["board"], both_retreat=True)
    scene.choose(OPEN_FIELD["code"])
    scene.cards("retreat", "retreat")
    assert scene.at("balrog") == "gondor"
    assert scene.options() == {"retreat mirkwood", "retreat fangorn"}
    scene.choose("retreat fangorn")
    assert scene.at("gimli") == "fangorn"

"""The star sides of the Fellowship's tiles: what each can do, and what not (C-10.1 to C-10.35)."""

import pytest

from mathom.core.event import SPECTATOR
from mathom.games.confrontation.data import EYE, MAGIC, RETREAT
from tests.confrontation.meetings import SAURON
from tests.confrontation.scene import Scene, duel
from tests.marks import rule

BOTH_WAYS = pytest.mark.parametrize("attacker", ["fellowship", "sauron"])


def scene(pieces: str, turn: str = "fellowship", **settings) -> Scene:
    """A draft, so that either side of each tile can be there."""
    return Scene(pieces, turn=turn, **{"format": "draft", **settings})


def fight(fellow: str, servant: str, attacker: str, **settings) -> Scene:
    """Two meet in Eregion if Sauron attacks, otherwise in Fangorn."""
    return duel(fellow, servant, attacker, **{"format": "draft", **settings})


def meet(fellow: str, servant: str, region: str, attacker: str, **settings) -> Scene:
    """Two meet in some other region, with nobody near."""
    origins = {
        # region: from where the Fellowship comes, from where Sauron does
        "rohan": ("gap-of-rohan", "gondor"),
        "gondor": ("rohan", "mordor"),
        "fangorn": ("caradhras", "gondor"),
        "dagorlad": ("mirkwood", "mordor"),
        "eregion": ("cardolan", "caradhras"),
        "caradhras": ("enedwaith", "rohan"),
        "gap-of-rohan": ("enedwaith", "rohan"),
        "misty-mountains": ("rhudaur", "mirkwood"),
        "mordor": ("gondor", ""),
    }
    ours, theirs = origins[region]
    here, there = (ours, region) if attacker == "fellowship" else (region, theirs)
    bearer = "elrond@shire" if fellow.startswith("frodo") else "frodo*@shire"
    played = scene(
        f"{fellow}@{here} {bearer} / {servant}@{there} black-rider@arthedain", attacker, **settings
    )
    name = fellow if attacker == "fellowship" else servant
    played.choose(f"{name.rstrip('*')} {region}")
    return played


# --- All of them


@rule("C-10.1")
def test_the_printed_strengths_of_the_star_sides():
    played = Scene("frodo*@shire / watcher@mordor", format="variant")
    roster = played.view(SPECTATOR).sides[0].roster
    assert {character.name: character.strength for character in roster} == {
        "frodo": 1,
        "sam": 1,
        "elrond": 3,
        "aragorn": 4,
        "gandalf": 5,
        "treebeard": 4,
        "faramir": 3,
        "smeagol": 0,
        "theoden": 2,
    }


@rule("C-10.1", "C-8.62")
@BOTH_WAYS
@pytest.mark.parametrize(
    ("fellow", "strength"),
    [
        ("frodo*", 1),
        ("sam*", 1),
        ("theoden", 2),
        ("smeagol", 0),
        ("elrond", 3),
        ("faramir", 3),
        ("gandalf*", 5),
        ("aragorn*", 4),
        ("treebeard", 4),
    ],
)
def test_against_the_warg_the_printed_strength_counts_and_nobody_is_asked(
    fellow, strength, attacker
):
    # In Fangorn and Gondor somebody would be stronger, and Sméagol has a friend beside.
    where = ("rohan", "gondor") if attacker == "fellowship" else ("fangorn", "gondor")
    friend = "theoden" if fellow == "elrond" else "elrond"
    others = " ".join(f"{name}*@shire" for name in ("frodo", "sam") if not fellow.startswith(name))
    here, there = where
    played = scene(f"{fellow}@{here} {friend}@mirkwood {others} / warg@{there}", attacker)
    field = there if attacker == "fellowship" else here
    name = fellow.rstrip("*") if attacker == "fellowship" else "warg"
    played.choose(f"{name} {field}")
    assert played.asked == "both prompt-card"
    played.cards("1", "1")
    assert played.totals() == (strength + 1, 3)


# --- Frodo


@rule("C-10.2")
@BOTH_WAYS
def test_against_frodo_the_eye_does_nothing(attacker):
    played = fight("frodo*", "uruk-hai", attacker)
    played.cards("noble-sacrifice", "eye-of-sauron")
    assert played.defeated() == {"frodo", "uruk-hai"}


@rule("C-10.2")
@BOTH_WAYS
def test_against_frodo_magic_does_nothing(attacker):
    played = fight(
        "frodo*",
        "uruk-hai",
        attacker,
        hands=("1 2 3 4 5", "1 2 3 4 magic"),
    )
    played.cards("4", "magic")
    assert played.totals() == (5, 4), "nothing was fetched"
    assert played.defeated() == {"uruk-hai"}
    assert MAGIC in played.pile("sauron"), "but the card is used up"
    assert len(played.hand("sauron")) == 4


@rule("C-10.2")
@BOTH_WAYS
def test_against_frodo_nobody_retreats_by_saurons_card(attacker):
    played = fight("frodo*", "uruk-hai", attacker)
    played.cards("5", "retreat")
    assert played.totals() == (6, 4)
    assert played.defeated() == {"uruk-hai"}
    assert played.pile("sauron") == [RETREAT]


@rule("C-10.2")
@BOTH_WAYS
def test_against_frodo_strength_cards_count(attacker):
    played = fight("frodo*", "uruk-hai", attacker)
    played.cards("5", "6")
    assert played.totals() == (6, 10)


@rule("C-10.2")
def test_frodos_own_cards_keep_their_text():
    played = fight("frodo*", "uruk-hai", "sauron")
    played.cards("elven-cloak", "6")
    assert played.totals() == (1, 4)
    played = fight("frodo*", "uruk-hai", "sauron")
    played.cards("retreat", "eye-of-sauron")
    assert played.options() == {"retreat arthedain", "retreat cardolan"}


@rule("C-10.2", "C-8.62")
@BOTH_WAYS
def test_against_the_warg_frodo_stops_no_text(attacker):
    played = fight("frodo*", "warg", attacker)
    played.cards("elven-cloak", "retreat")
    assert played.asked == "sauron prompt-retreat-card"
    assert played.defeated() == set()


@rule("C-10.2", "C-8.62", "C-10.4")
def test_against_the_warg_frodos_sacrifice_is_seen_by_the_eye():
    played = scene("frodo*@eregion sam*@shire / warg@caradhras orcs@mordor", "sauron")
    played.choose("warg eregion")
    played.cards("noble-sacrifice", "eye-of-sauron")
    assert played.totals() == (1, 2)
    assert played.defeated() == {"frodo"}


@rule("C-10.2")
def test_frodo_helps_nobody_who_fights_beside_him():
    played = scene("frodo*@eregion elrond@eregion sam*@shire / uruk-hai@caradhras", "sauron")
    played.choose("uruk-hai eregion", draws="elrond")
    played.cards("1", "retreat")
    assert played.asked == "sauron prompt-retreat-card"


@rule("C-10.2", "C-8.5")
def test_the_texts_work_if_the_ring_side_sam_fights_in_frodos_place():
    played = scene("frodo*@eregion sam@eregion / uruk-hai@caradhras warg@mordor", "sauron")
    played.choose("uruk-hai eregion", draws="frodo")
    assert played.asked == "fellowship prompt-sam"
    played.choose("sam")
    played.cards("noble-sacrifice", "eye-of-sauron")
    assert played.totals() == (5, 4)
    assert played.defeated() == {"uruk-hai"}


@rule("C-10.2")
@BOTH_WAYS
def test_with_gwaihir_frodo_stops_no_text(attacker):
    played = fight("frodo*", "uruk-hai", attacker, specials="gwaihir")
    played.choose("gwaihir")
    played.choose("stay")
    played.cards("noble-sacrifice", "eye-of-sauron")
    assert played.defeated() == {"frodo"}, "the Eye saw the Sacrifice"


@rule("C-9.5", "C-10.3")
def test_with_gwaihir_frodo_still_leaves_the_ring_to_sam():
    played = scene(
        "frodo*@eregion sam*@shire / uruk-hai@caradhras orcs@mordor", "sauron", specials="gwaihir"
    )
    played.choose("uruk-hai eregion")
    played.choose("gwaihir")
    played.choose("stay")
    played.cards("1", "1")
    assert played.defeated() == {"frodo"}
    assert played.winner is None
    assert played.told("sam-takes-the-ring") == [{"region": "shire"}]


@rule("C-10.4")
@BOTH_WAYS
@pytest.mark.parametrize(
    ("cards", "fallen"),
    [
        (("1", "2"), {"frodo"}),
        (("2", "1"), {"frodo", "warg"}),
        (("noble-sacrifice", "1"), {"frodo", "warg"}),
    ],
)
def test_the_warg_takes_the_ring_from_frodo_although_sam_lives(attacker, cards, fallen):
    here, there = ("caradhras", "rohan") if attacker == "fellowship" else ("eregion", "caradhras")
    played = scene(f"frodo*@{here} sam*@shire / warg@{there} orcs@mordor", attacker)
    played.choose("frodo rohan" if attacker == "fellowship" else "warg eregion")
    played.cards(*cards)
    assert played.defeated() == fallen
    assert (played.winner, played.how) == ("sauron", "warg")
    assert played.told("sam-takes-the-ring") == []


@rule("C-10.4")
def test_frodo_may_defeat_the_warg():
    played = scene("frodo*@eregion sam*@shire / warg@caradhras orcs@mordor", "sauron")
    played.choose("warg eregion")
    played.cards("5", "1")
    assert played.defeated() == {"warg"}
    assert played.winner is None


@rule("C-10.4")
def test_the_warg_ends_nothing_if_it_defeats_another_beside_frodo():
    played = scene("frodo*@eregion elrond@eregion sam*@shire / warg@caradhras", "sauron")
    played.choose("warg eregion", draws="elrond")
    played.cards("noble-sacrifice", "1")
    assert played.defeated() == {"elrond", "warg"}
    assert played.winner is None


@rule("C-10.4")
def test_another_of_saurons_near_a_warg_does_not_end_the_game():
    played = scene("frodo*@eregion sam*@shire / uruk-hai@caradhras warg@misty-mountains", "sauron")
    played.choose("uruk-hai eregion")
    played.cards("1", "1")
    assert played.defeated() == {"frodo"}
    assert played.winner is None


# --- Sam


@rule("C-10.5", "C-10.8")
@pytest.mark.parametrize(
    ("servant", "strength"), [item for item in SAURON.items() if item[0] != "orcs"]
)
def test_a_sam_who_is_attacked_is_as_strong_as_his_enemy(servant, strength):
    attacking = 6 if servant == "orcs*" else strength
    played = fight("sam*", servant, "sauron")
    if servant in ("saruman", "gollum"):
        assert played.asked.startswith("sauron")
        played.choose("cards" if servant == "saruman" else "stay")
    played.cards("2", "1")
    if servant in ("saruman*", "mouth-of-sauron"):
        played.choose("pass")
    ours = 1 if servant == "warg" else attacking
    card = 0 if servant == "cave-troll" else 1
    assert played.totals() == (ours + 2, attacking + card)


@rule("C-10.5")
@pytest.mark.parametrize(("servant", "strength"), SAURON.items())
def test_a_sam_who_attacks_has_strength_1(servant, strength):
    played = fight("sam*", servant, "fellowship")
    if servant in ("saruman", "gollum"):
        played.choose("cards" if servant == "saruman" else "stay")
    played.cards("2", "1")
    if servant in ("saruman*", "mouth-of-sauron"):
        played.choose("pass")
    card = 0 if servant == "cave-troll" else 1
    assert played.totals() == (3, strength + card)


@rule("C-10.5", "C-8.57")
def test_the_ring_side_orcs_slay_sam_before_strength_matters():
    played = fight("sam*", "orcs", "sauron")
    assert played.defeated() == {"sam"}
    assert played.cards_used == 0


@rule("C-10.5", "C-8.55")
def test_without_cards_sam_and_his_enemy_fall_together():
    played = fight("sam*", "saruman", "sauron")
    played.choose("no cards")
    assert played.totals() == (4, 4)
    assert played.defeated() == {"sam", "saruman"}


@rule("C-10.5")
@pytest.mark.parametrize("region", ["misty-mountains", "gondor", "fangorn"])
def test_sam_is_as_strong_as_his_enemy_everywhere(region):
    played = meet("sam*", "watcher", region, "sauron")
    played.cards("1", "1")
    assert played.totals() == (7, 7)


@rule("C-10.6")
@pytest.mark.parametrize(
    ("cards", "totals"),
    [(("5", "3"), (9, 7)), (("1", "3"), (5, 7)), (("elven-cloak", "3"), (4, 4))],
)
def test_cards_are_added_to_sams_strength(cards, totals):
    played = fight("sam*", "uruk-hai", "sauron")
    played.cards(*cards)
    assert played.totals() == totals


@rule("C-10.7", "C-10.14")
def test_gandalf_supports_a_sam_who_is_as_strong_as_his_enemy():
    played = scene("sam*@eregion gandalf*@arthedain frodo*@shire / uruk-hai@caradhras", "sauron")
    played.choose("uruk-hai eregion")
    played.cards("2", "2")
    played.choose("support")
    assert played.totals() == (7, 6)
    assert played.defeated() == {"uruk-hai"}


@rule("C-10.8")
def test_attacked_by_the_star_orcs_sam_has_strength_6():
    played = fight("sam*", "orcs*", "sauron")
    played.cards("1", "1")
    assert played.totals() == (7, 7)


@rule("C-10.8")
def test_attacked_by_wormtongue_sam_has_strength_minus_1():
    played = fight("sam*", "wormtongue", "sauron")
    played.cards("1", "2")
    assert played.totals() == (0, 1)
    assert played.defeated() == {"sam"}


@rule("C-10.5", "C-12.26")
def test_with_gwaihir_sam_has_his_printed_strength():
    played = fight("sam*", "uruk-hai", "sauron", specials="gwaihir")
    played.choose("gwaihir")
    played.choose("stay")
    played.cards("1", "1")
    assert played.totals() == (2, 5)


# --- Elrond


@rule("C-10.9")
@BOTH_WAYS
@pytest.mark.parametrize("text", ["noble-sacrifice", "elven-cloak", "retreat", "magic"])
def test_against_elrond_the_eye_does_nothing(attacker, text):
    played = fight(
        "elrond",
        "uruk-hai",
        attacker,
        hands=(
            "1 2 3 4 magic noble-sacrifice elven-cloak retreat",
            "1 2 3 4 5 magic eye-of-sauron retreat",
        ),
    )
    played.cards(text, "eye-of-sauron")
    assert played.told("eye") == []
    if text == "noble-sacrifice":
        assert played.defeated() == {"elrond", "uruk-hai"}
    elif text == "retreat":
        assert played.asked == "fellowship prompt-retreat-card"
    elif text == "magic":
        assert played.totals() == (3 + 5, 4), "Magic fetched the only card in the pile"
    else:
        assert played.totals() == (3, 4)
    if text != "retreat":
        assert EYE in played.pile("sauron")


@rule("C-10.10")
@BOTH_WAYS
def test_against_elrond_magic_does_nothing(attacker):
    played = fight("elrond", "uruk-hai", attacker, hands=("1 2 3 4 5", "1 2 3 4 magic"))
    played.cards("1", "magic")
    assert played.told("fetched") == []
    assert played.totals() == (4, 4)
    assert MAGIC in played.pile("sauron")


@rule("C-10.9", "C-10.10")
@BOTH_WAYS
def test_against_elrond_sauron_may_retreat(attacker):
    played = fight("elrond", "uruk-hai", attacker)
    played.cards("5", "retreat")
    assert played.asked == "sauron prompt-retreat-card"
    region = "rohan" if attacker == "fellowship" else "rhudaur"
    played.choose(f"retreat {region}")
    assert played.at("uruk-hai") == region
    assert played.defeated() == set()


@rule("C-10.9", "C-10.10")
@BOTH_WAYS
def test_against_elrond_strength_cards_count(attacker):
    played = fight("elrond", "uruk-hai", attacker)
    played.cards("5", "6")
    assert played.totals() == (8, 10)


@rule("C-10.10")
def test_elronds_own_magic_works():
    played = fight("elrond", "uruk-hai", "sauron", hands=("1 2 3 magic", "1 2 3 magic"))
    played.cards("magic", "magic")
    assert played.asked == "fellowship prompt-fetch", "Sauron's was void"
    played.choose("fetch 5")
    assert played.totals() == (8, 4)


@rule("C-10.9", "C-10.10", "C-8.62")
@BOTH_WAYS
def test_against_the_warg_elrond_stops_neither(attacker):
    played = fight("elrond", "warg", attacker)
    played.cards("noble-sacrifice", "eye-of-sauron")
    assert played.totals() == (3, 2)
    assert played.defeated() == {"warg"}
    played = fight("elrond", "warg", attacker, hands=("1 2 3 4 5", "1 2 3 4 magic"))
    played.cards("1", "magic")
    assert played.asked == "sauron prompt-fetch"


@rule("C-10.9", "C-8.63")
def test_the_cave_trolls_card_is_void_against_elrond_too():
    played = fight("elrond", "cave-troll", "sauron")
    played.cards("5", "retreat")
    assert played.totals() == (8, 9)


@rule("C-10.9")
def test_elrond_helps_nobody_who_fights_beside_him():
    played = scene("elrond@eregion theoden@eregion frodo*@shire / uruk-hai@caradhras", "sauron")
    played.choose("uruk-hai eregion", draws="theoden")
    played.cards("noble-sacrifice", "eye-of-sauron")
    assert played.totals() == (2, 4)
    assert "uruk-hai" not in played.defeated()


@rule("C-10.9", "C-12.26")
def test_with_gwaihir_elrond_stops_nothing():
    played = fight("elrond", "uruk-hai", "sauron", specials="gwaihir")
    played.choose("gwaihir")
    played.choose("stay")
    played.cards("noble-sacrifice", "eye-of-sauron")
    assert played.totals() == (3, 4)


# --- Aragorn


@rule("C-10.11")
@pytest.mark.parametrize(
    ("servant", "strength"),
    [
        item
        for item in SAURON.items()
        if item[0] not in ("orcs", "warg", "orcs*", "gollum", "wormtongue")
    ],
)
def test_an_aragorn_who_is_attacked_may_forbid_cards(servant, strength):
    played = fight("aragorn*", servant, "sauron")
    assert played.asked == "fellowship prompt-no-cards-aragorn"
    assert played.options() == {"no cards", "cards"}
    played.choose("no cards")
    assert played.totals() == (4, strength)
    assert ("aragorn" in played.defeated()) == (strength >= 4)
    assert (servant.rstrip("*") in played.defeated()) == (strength <= 4)
    assert played.cards_used == 0
    assert played.turn == "fellowship"


@rule("C-10.11")
def test_an_aragorn_who_is_attacked_may_let_cards_be_played():
    played = fight("aragorn*", "uruk-hai", "sauron")
    played.choose("cards")
    assert played.asked == "both prompt-card"
    played.cards("2", "1")
    assert played.totals() == (6, 5)


@rule("C-10.11")
@pytest.mark.parametrize("servant", ["uruk-hai", "watcher", "cave-troll", "balrog"])
def test_an_aragorn_who_attacks_must_play_a_card(servant):
    played = fight("aragorn*", servant, "fellowship")
    assert played.asked == "both prompt-card"


@rule("C-10.11")
def test_aragorn_may_forbid_cards_in_the_mountains():
    played = meet("aragorn*", "uruk-hai", "misty-mountains", "sauron")
    assert played.asked == "fellowship prompt-no-cards-aragorn"


@rule("C-10.11", "C-8.62")
def test_aragorn_cannot_forbid_cards_to_the_warg():
    played = fight("aragorn*", "warg", "sauron")
    assert played.asked == "both prompt-card"


@rule("C-10.11")
def test_aragorn_speaks_only_for_his_own_battle():
    played = scene("aragorn*@eregion elrond@eregion frodo*@shire / watcher@caradhras", "sauron")
    played.choose("watcher eregion", draws="aragorn")
    played.choose("no cards")
    assert played.totals() == (4, 6)
    assert played.told("battle")[-1]["defender"] == "elrond"
    assert played.asked == "both prompt-card"


@rule("C-10.11")
def test_aragorn_does_not_speak_for_who_fights_beside_him():
    played = scene("aragorn*@eregion elrond@eregion frodo*@shire / watcher@caradhras", "sauron")
    played.choose("watcher eregion", draws="elrond")
    assert played.asked == "both prompt-card"


@rule("C-10.12", "C-10.50")
def test_without_cards_the_star_orcs_still_attack_with_6():
    played = fight("aragorn*", "orcs*", "sauron")
    played.choose("no cards")
    assert played.totals() == (4, 6)


@rule("C-10.12", "C-8.57")
@pytest.mark.parametrize("answer", ["no cards", "cards"])
def test_the_ring_side_orcs_slay_aragorn_whatever_he_says(answer):
    played = fight("aragorn*", "orcs", "sauron")
    played.choose(answer)
    assert played.defeated() == {"aragorn"}
    assert played.told("compared") == []


@rule("C-10.12", "C-10.63")
@pytest.mark.parametrize("answer", ["no cards", "cards"])
def test_gollum_slips_away_whatever_aragorn_says(answer):
    played = fight("aragorn*", "gollum", "sauron")
    played.choose(answer)
    assert played.asked == "sauron prompt-gollum"
    played.choose("retreat arthedain")
    assert played.defeated() == set()


@rule("C-10.12", "C-8.39")
def test_shelob_goes_home_after_a_battle_without_cards():
    played = fight("aragorn*", "shelob", "sauron")
    played.choose("no cards")
    assert played.defeated() == {"aragorn"}
    assert played.at("shelob") == "gondor"


@rule("C-10.12", "C-10.47")
def test_wormtongue_escapes_from_aragorn_without_cards():
    played = fight("aragorn*", "wormtongue", "sauron")
    played.choose("no cards")
    assert played.totals() == (4, -1)
    assert played.asked == "sauron prompt-escape"


@rule("C-10.12", "C-4.30")
def test_without_cards_equal_strengths_defeat_both():
    played = fight("aragorn*", "uruk-hai", "sauron")
    played.choose("no cards")
    assert played.defeated() == {"aragorn", "uruk-hai"}


@rule("C-10.13", "C-8.55")
@pytest.mark.parametrize(("answer", "next_asked"), [("no cards", None), ("cards", "both")])
def test_if_aragorn_declines_saruman_may_still_forbid_cards(answer, next_asked):
    played = fight("aragorn*", "saruman", "sauron")
    assert played.asked == "fellowship prompt-no-cards-aragorn"
    played.choose("cards")
    assert played.asked == "sauron prompt-no-cards-saruman"
    played.choose(answer)
    if next_asked is None:
        assert played.totals() == (4, 4)
        assert played.cards_used == 0
    else:
        assert played.asked == "both prompt-card"


@rule("C-10.13")
def test_if_aragorn_forbids_cards_saruman_is_not_asked():
    played = fight("aragorn*", "saruman", "sauron")
    played.choose("no cards")
    assert played.told("compared") != []
    assert played.defeated() == {"aragorn", "saruman"}


@rule("C-10.11", "C-12.26")
def test_with_gwaihir_aragorn_cannot_forbid_cards():
    played = fight("aragorn*", "uruk-hai", "sauron", specials="gwaihir")
    played.choose("gwaihir")
    assert played.asked == "fellowship prompt-retreat"
    played.choose("stay")
    assert played.asked == "both prompt-card"


# --- Gandalf


def near_gandalf(
    field: str, gandalf: str, attacker: str = "sauron", fellow: str = "elrond"
) -> Scene:
    """The Watcher★ and Elrond★ have shown their cards in some region, with Gandalf★ elsewhere."""
    ways = {
        "arthedain": "eregion",
        "eregion": "caradhras",
        "enedwaith": "gap-of-rohan",
        "misty-mountains": "fangorn",
        "high-pass": "mirkwood",
        "caradhras": "rohan",
        "gap-of-rohan": "rohan",
        "mirkwood": "dagorlad",
        "fangorn": "gondor",
        "rohan": "gondor",
        "dagorlad": "mordor",
    }
    played = scene(
        f"{fellow}@{field} gandalf*@{gandalf} frodo*@shire / uruk-hai@{ways[field]} orcs@mordor",
        "sauron",
    )
    played.choose(f"uruk-hai {field}", **({"draws": fellow} if gandalf == field else {}))
    played.cards("1", "1")
    return played


@rule("C-10.14")
@pytest.mark.parametrize(("answer", "totals"), [("support", (5, 5)), ("pass", (4, 5))])
def test_gandalf_may_add_one_in_his_own_region(answer, totals):
    played = near_gandalf("eregion", "eregion")
    assert played.asked == "fellowship prompt-support"
    assert played.options() == {"support", "pass"}
    assert "gandalf" not in played.revealed()
    played.choose(answer)
    assert played.totals() == totals


@rule("C-10.14")
def test_gandalf_is_shown_when_he_helps_and_not_if_he_does_not():
    board = "elrond@eregion theoden@eregion gandalf*@arthedain frodo*@shire / uruk-hai@caradhras"
    for answer in ("support", "pass"):
        played = scene(f"{board} orcs@mordor", "sauron")
        played.choose("uruk-hai eregion", draws="elrond")
        played.cards("1", "3")
        played.choose(answer)
        assert played.asked == "both prompt-card", "the next battle of the same turn"
        assert ("gandalf" in played.revealed()) == (answer == "support")
        assert played.at("gandalf") == "arthedain"


@rule("C-10.14", "C-5.1")
def test_gandalf_is_hidden_again_after_the_turn():
    played = near_gandalf("eregion", "arthedain")
    played.choose("support")
    assert played.turn == "fellowship"
    assert played.revealed() == set()


@rule("C-10.14")
@pytest.mark.parametrize(("answer", "totals"), [("support", (6, 5)), ("pass", (5, 5))])
def test_gandalf_also_helps_who_attacks(answer, totals):
    played = scene("elrond@eregion gandalf*@eregion frodo*@shire / uruk-hai@caradhras orcs@mordor")
    played.choose("elrond caradhras")
    played.cards("2", "1")
    played.choose(answer)
    assert played.totals() == totals


@rule("C-10.15", "C-10.16")
@pytest.mark.parametrize(
    ("field", "gandalf"),
    [
        ("eregion", "arthedain"),
        ("eregion", "cardolan"),
        ("eregion", "rhudaur"),
        ("eregion", "enedwaith"),
        ("eregion", "misty-mountains"),
        ("arthedain", "shire"),
        ("misty-mountains", "high-pass"),
        ("misty-mountains", "caradhras"),
        ("misty-mountains", "rhudaur"),
        ("misty-mountains", "mirkwood"),
        ("high-pass", "misty-mountains"),
        ("gap-of-rohan", "caradhras"),
        ("caradhras", "gap-of-rohan"),
        ("caradhras", "misty-mountains"),
        ("caradhras", "fangorn"),
        ("mirkwood", "fangorn"),
        ("fangorn", "mirkwood"),
        ("fangorn", "rohan"),
        ("rohan", "fangorn"),
        ("dagorlad", "gondor"),
    ],
)
def test_gandalf_helps_in_every_adjacent_region(field, gandalf):
    played = near_gandalf(field, gandalf)
    assert played.asked == "fellowship prompt-support"
    played.choose("support")
    assert played.totals() == (5, 5)
    assert played.at("gandalf") == gandalf


@rule("C-10.15", "C-3.27")
@pytest.mark.parametrize(
    ("field", "gandalf"),
    [
        ("eregion", "fangorn"),  # Moria makes no neighbours
        ("fangorn", "eregion"),
        ("eregion", "shire"),
        ("eregion", "high-pass"),
        ("eregion", "gap-of-rohan"),
        ("high-pass", "caradhras"),
        ("misty-mountains", "gap-of-rohan"),
        ("mirkwood", "rohan"),
        ("rohan", "mirkwood"),
        ("dagorlad", "rohan"),
        ("arthedain", "enedwaith"),
    ],
)
def test_gandalf_helps_nobody_farther_away(field, gandalf):
    played = near_gandalf(field, gandalf)
    if field == "arthedain":
        # Frodo is in the Shire beside, and he could be Gandalf for all that Sauron knows.
        assert played.options() == {"pass"}
        played.choose("pass")
    assert played.totals() == (4, 5)


@rule("C-10.14", "C-10.15")
def test_whoever_may_be_gandalf_is_asked_for_and_can_only_pass():
    played = scene(
        "elrond@eregion theoden@arthedain gandalf*@dagorlad frodo*@shire / uruk-hai@caradhras",
        "sauron",
    )
    played.choose("uruk-hai eregion")
    played.cards("1", "1")
    assert played.asked == "fellowship prompt-support"
    assert played.options() == {"pass"}
    played.choose("pass")
    assert played.totals() == (4, 5)


@rule("C-10.14")
def test_sauron_cannot_tell_whether_gandalf_is_there():
    heard = []
    for here, there in (("gandalf*", "theoden"), ("theoden", "gandalf*")):
        played = scene(
            f"elrond@eregion {here}@arthedain {there}@dagorlad frodo*@shire "
            "/ uruk-hai@caradhras orcs@mordor",
            "sauron",
        )
        played.choose("uruk-hai eregion")
        played.cards("1", "1")
        asked = played.witness(1)
        played.choose("pass")
        heard.append((asked, played.witness(1)))
    assert heard[0] == heard[1]


@rule("C-10.14")
@pytest.mark.parametrize(
    ("board", "asked"),
    [
        # Nobody near is hidden, so everybody knows that Gandalf is not there.
        ("elrond@eregion gandalf*@dagorlad frodo*@shire", False),
        ("elrond@eregion theoden@arthedain! gandalf*@dagorlad frodo*@shire", False),
        # Everybody sees where he is.
        ("elrond@eregion theoden@arthedain gandalf*@dagorlad! frodo*@shire", False),
        ("elrond@eregion theoden@shire gandalf*@arthedain! frodo*@shire", True),
        # He is defeated, or plays with his other side.
        ("elrond@eregion theoden@arthedain frodo*@shire", False),
        ("elrond@eregion gandalf@arthedain frodo*@shire", False),
    ],
)
def test_gandalf_is_asked_for_only_if_he_may_be_near(board, asked):
    played = scene(f"{board} / uruk-hai@caradhras orcs@mordor", "sauron")
    played.choose("uruk-hai eregion")
    played.cards("1", "1")
    assert (played.told("compared") == []) == asked
    if asked:
        assert played.options() == {"support", "pass"}


@rule("C-10.14", "C-13.5")
def test_a_gandalf_whom_all_see_may_still_help():
    played = scene("elrond@eregion gandalf*@arthedain! frodo*@shire / uruk-hai@caradhras", "sauron")
    played.choose("uruk-hai eregion")
    played.cards("1", "1")
    played.choose("support")
    assert played.totals() == (5, 5)


@rule("C-10.17", "C-10.11")
@pytest.mark.parametrize(
    ("answer", "fallen"), [("support", {"uruk-hai"}), ("pass", {"aragorn", "uruk-hai"})]
)
def test_gandalf_helps_an_aragorn_who_forbade_cards(answer, fallen):
    played = scene(
        "aragorn*@eregion gandalf*@arthedain frodo*@shire / uruk-hai@caradhras orcs@mordor",
        "sauron",
    )
    played.choose("uruk-hai eregion")
    played.choose("no cards")
    assert played.asked == "fellowship prompt-support"
    played.choose(answer)
    assert played.defeated() == fallen
    assert played.cards_used == 0


@rule("C-10.17", "C-8.55")
@BOTH_WAYS
def test_gandalf_helps_although_saruman_forbade_cards(attacker):
    here, there = ("eregion", "caradhras")
    played = scene(
        f"aragorn@{here} gandalf*@enedwaith frodo*@shire / saruman@{there} orcs@mordor", attacker
    )
    played.choose("aragorn caradhras" if attacker == "fellowship" else "saruman eregion")
    played.choose("no cards")
    assert played.asked == "fellowship prompt-support"
    played.choose("support")
    assert played.totals() == (5, 4)
    assert played.defeated() == {"saruman"}


@rule("C-10.18", "C-8.62")
@BOTH_WAYS
@pytest.mark.parametrize("gandalf", ["enedwaith", "enedwaith!"])
def test_gandalf_does_not_help_against_the_warg(attacker, gandalf):
    played = scene(f"elrond@eregion gandalf*@{gandalf} frodo*@shire / warg@caradhras", attacker)
    played.choose("elrond caradhras" if attacker == "fellowship" else "warg eregion")
    played.cards("1", "1")
    assert played.totals() == (4, 3)


@rule("C-10.19")
@BOTH_WAYS
def test_gandalf_does_not_help_himself(attacker):
    played = scene(
        "gandalf*@eregion elrond@enedwaith frodo*@shire / uruk-hai@caradhras orcs@mordor", attacker
    )
    played.choose("gandalf caradhras" if attacker == "fellowship" else "uruk-hai eregion")
    played.cards("1", "1")
    assert played.totals() == (6, 5)


@rule("C-10.14", "C-10.19")
def test_gandalf_adds_one_only_once_in_a_battle_but_in_each_of_them():
    played = scene(
        "elrond@eregion theoden@eregion gandalf*@arthedain frodo*@shire / watcher@caradhras",
        "sauron",
    )
    played.choose("watcher eregion", draws="elrond")
    played.cards("1", "1")
    played.choose("support")
    assert played.totals() == (5, 7)
    played.cards("2", "2")
    assert played.asked == "fellowship prompt-support"
    played.choose("support")
    assert played.totals() == (5, 8)


@rule("C-10.14")
def test_the_help_of_one_battle_does_not_last_to_the_next():
    played = scene(
        "elrond@eregion theoden@eregion gandalf*@arthedain frodo*@shire / watcher@caradhras",
        "sauron",
    )
    played.choose("watcher eregion", draws="elrond")
    played.cards("1", "1")
    played.choose("support")
    played.cards("2", "2")
    played.choose("pass")
    assert played.totals() == (4, 8)


@rule("C-10.14")
@pytest.mark.parametrize(
    ("ours", "theirs", "asked"),
    [
        ("noble-sacrifice", "3", False),
        ("retreat", "3", False),
        ("3", "retreat", False),
        ("noble-sacrifice", "retreat", False),
        ("noble-sacrifice", "eye-of-sauron", True),
        ("retreat", "eye-of-sauron", True),
        ("noble-sacrifice", "magic", False),  # his pile is empty, so it fetches no Eye
        ("magic", "3", True),
        ("elven-cloak", "3", True),
        ("3", "eye-of-sauron", True),
    ],
)
def test_gandalf_is_asked_for_unless_the_texts_end_the_battle_anyway(ours, theirs, asked):
    played = scene(
        "theoden@eregion gandalf*@arthedain frodo*@shire / uruk-hai@caradhras orcs@mordor",
        "sauron",
    )
    played.choose("uruk-hai eregion")
    played.cards(ours, theirs)
    assert (played.asked == "fellowship prompt-support") == asked


@rule("C-10.14")
def test_gandalf_is_asked_for_if_magic_may_fetch_the_eye():
    played = scene(
        "theoden@eregion gandalf*@arthedain frodo*@shire / uruk-hai@caradhras orcs@mordor",
        "sauron",
        hands=("1 2 noble-sacrifice", "1 2 magic"),
    )
    played.choose("uruk-hai eregion")
    played.cards("noble-sacrifice", "magic")
    played.choose("support")
    played.choose("fetch eye-of-sauron")
    assert played.totals() == (3, 4)


@rule("C-10.14")
def test_gandalf_is_asked_for_if_a_retreat_is_impossible():
    played = scene(
        "theoden@misty-mountains gandalf*@rhudaur frodo*@shire / uruk-hai@fangorn orcs@mordor",
        "sauron",
    )
    played.choose("uruk-hai misty-mountains")
    played.cards("3", "retreat")
    assert played.asked == "fellowship prompt-support"
    played.choose("support")
    assert played.totals() == (6, 4)


@rule("C-10.19", "C-10.14")
def test_gandalf_speaks_before_the_texts():
    played = scene(
        "theoden@eregion gandalf*@arthedain frodo*@shire / uruk-hai@caradhras orcs@mordor",
        "sauron",
        hands=("1 2 magic", "1 2 magic"),
    )
    played.choose("uruk-hai eregion")
    played.cards("magic", "magic")
    assert played.asked == "fellowship prompt-support"
    played.choose("support")
    assert played.asked == "sauron prompt-fetch"


@rule("C-10.19")
def test_gandalf_speaks_after_the_mouth_of_sauron():
    played = scene(
        "theoden@eregion gandalf*@arthedain frodo*@shire / mouth-of-sauron@caradhras", "sauron"
    )
    played.choose("mouth-of-sauron eregion")
    played.cards("4", "1")
    assert played.asked == "sauron prompt-four"
    played.choose("four")
    assert played.asked == "fellowship prompt-support"
    played.choose("support")
    assert played.totals() == (7, 7)


@rule("C-10.19")
def test_gandalf_speaks_after_sarumans_new_card():
    played = scene("theoden@eregion gandalf*@arthedain frodo*@shire / saruman*@caradhras", "sauron")
    played.choose("saruman eregion")
    played.cards("5", "1")
    assert played.asked == "sauron prompt-force"
    played.choose("force")
    played.choose("card 1")
    assert played.asked == "fellowship prompt-support"
    played.choose("support")
    assert played.totals() == (4, 4)


def test_by_the_house_rule_gandalf_speaks_before_the_mouth_of_sauron():
    played = scene(
        "theoden@eregion gandalf*@arthedain frodo*@shire / mouth-of-sauron@caradhras orcs@mordor",
        "sauron",
        last_word="sauron",
    )
    played.choose("mouth-of-sauron eregion")
    played.cards("4", "1")
    assert played.asked == "fellowship prompt-support"
    played.choose("support")
    assert played.asked == "sauron prompt-four"
    played.choose("four")
    assert played.totals() == (7, 7), "nobody is asked a second time"


def test_by_the_house_rule_gandalf_reckons_with_a_retreat_that_becomes_a_four():
    played = scene(
        "theoden@eregion gandalf*@arthedain frodo*@shire / mouth-of-sauron@caradhras orcs@mordor",
        "sauron",
        last_word="sauron",
    )
    played.choose("mouth-of-sauron eregion")
    played.cards("4", "retreat")
    assert played.asked == "fellowship prompt-support"
    played.choose("support")
    played.choose("four")
    assert played.totals() == (7, 7)


def test_by_the_house_rule_gandalf_helps_without_cards_as_well():
    played = scene(
        "aragorn*@eregion gandalf*@arthedain frodo*@shire / uruk-hai@caradhras orcs@mordor",
        "sauron",
        last_word="sauron",
    )
    played.choose("uruk-hai eregion")
    played.choose("no cards")
    played.choose("support")
    assert played.totals() == (5, 4)


@rule("C-10.14", "C-12.26")
def test_gandalf_helps_who_has_called_gwaihir():
    played = scene(
        "sam*@eregion gandalf*@arthedain frodo*@shire / uruk-hai@caradhras orcs@mordor",
        "sauron",
        specials="gwaihir",
    )
    played.choose("uruk-hai eregion")
    played.choose("gwaihir")
    played.choose("stay")
    played.cards("1", "1")
    played.choose("support")
    assert played.totals() == (3, 5)


@rule("C-10.14", "C-8.63")
def test_gandalf_helps_against_the_cave_troll():
    played = scene(
        "aragorn@eregion gandalf*@arthedain frodo*@shire / cave-troll@caradhras", "sauron"
    )
    played.choose("cave-troll eregion")
    played.cards("5", "retreat")
    played.choose("support")
    assert played.totals() == (10, 9)


# --- Treebeard


@rule("C-10.20")
@BOTH_WAYS
@pytest.mark.parametrize(
    ("region", "strength"),
    [
        ("fangorn", 6),
        ("rohan", 4),
        ("dagorlad", 4),
        ("eregion", 4),
        ("caradhras", 4),
        ("misty-mountains", 4),
    ],
)
def test_treebeard_is_strong_in_fangorn(region, strength, attacker):
    played = meet("treebeard", "uruk-hai", region, attacker)
    played.cards("1", "1")
    assert played.totals() == (strength + 1, 5)


@rule("C-10.20", "C-8.55")
def test_treebeard_is_strong_in_fangorn_without_cards_as_well():
    played = meet("treebeard", "saruman", "fangorn", "fellowship")
    played.choose("no cards")
    assert played.totals() == (6, 4)


@rule("C-10.20", "C-12.26")
def test_with_gwaihir_treebeard_is_not_strong_in_fangorn():
    played = meet("treebeard", "uruk-hai", "fangorn", "sauron", specials="gwaihir")
    played.choose("gwaihir")
    played.choose("stay")
    played.cards("1", "1")
    assert played.totals() == (5, 5)


STEPS = {
    "shire": {"arthedain", "cardolan"},
    "arthedain": {"rhudaur", "eregion"},
    "cardolan": {"eregion", "enedwaith"},
    "rhudaur": {"high-pass", "misty-mountains"},
    "eregion": {"misty-mountains", "caradhras", "fangorn"},
    "enedwaith": {"caradhras", "gap-of-rohan"},
    "high-pass": {"mirkwood"},
    "misty-mountains": {"mirkwood", "fangorn"},
    "caradhras": {"fangorn", "rohan"},
    "gap-of-rohan": {"rohan"},
    "mirkwood": {"dagorlad", "fangorn"},
    "rohan": {"gondor"},
    "dagorlad": {"mordor"},
    "gondor": {"mordor"},
    "mordor": set(),
}


@rule("C-10.21", "C-10.22")
@pytest.mark.parametrize("region", STEPS)
def test_treebeard_comes_to_fangorn_from_anywhere_if_one_enemy_is_there(region):
    played = scene(f"treebeard@{region} frodo*@shire / uruk-hai@fangorn")
    jump = {"fangorn jump"} if region == "eregion" else {"fangorn"}
    assert played.moves("treebeard") == STEPS[region] | jump
    played.choose(f"treebeard {jump.pop()}")
    assert played.told("battle") == [
        {
            "region": "fangorn",
            "side": "fellowship",
            "attacker": "treebeard",
            "defender": "uruk-hai",
        }
    ]


@rule("C-10.21", "C-10.22")
@pytest.mark.parametrize("region", STEPS)
@pytest.mark.parametrize("enemies", ["uruk-hai@gondor", "uruk-hai@fangorn orcs@fangorn"])
def test_treebeard_walks_if_there_is_none_or_more_than_one(region, enemies):
    region_of_enemy = enemies.rpartition("@")[2]
    if region == region_of_enemy:
        enemies = "uruk-hai@rhudaur"
    played = scene(f"treebeard@{region} frodo*@shire / {enemies}")
    assert played.moves("treebeard") == STEPS[region]


@pytest.mark.parametrize("region", ["misty-mountains", "caradhras", "mirkwood"])
def test_a_step_to_fangorn_that_is_also_a_jump_is_offered_once(region):
    played = scene(f"treebeard@{region} frodo*@shire / uruk-hai@fangorn")
    codes = [option.code for option in played.ask.options]
    assert codes.count("treebeard fangorn") == 1
    assert len(codes) == len(set(codes))


@rule("C-10.21", "C-13.10")
def test_treebeard_does_not_jump_to_friends():
    played = scene("treebeard@shire elrond@fangorn frodo*@shire / uruk-hai@mordor")
    assert played.moves("treebeard") == {"arthedain", "cardolan"}


@rule("C-10.22")
def test_a_treebeard_in_fangorn_moves_on_like_anybody():
    played = scene("treebeard@fangorn frodo*@shire / uruk-hai@mirkwood orcs@misty-mountains")
    assert played.moves("treebeard") == {"dagorlad", "gondor", "rohan"}


@rule("C-10.21", "C-6.4")
def test_a_treebeard_in_mordor_can_still_move_if_he_can_jump():
    played = scene("treebeard@mordor sam*@mordor / uruk-hai@fangorn", bearer="sam")
    assert played.winner is None
    assert played.options() == {"treebeard fangorn"}


@rule("C-10.21")
@pytest.mark.parametrize("enemy", ["uruk-hai@fangorn", "watcher@fangorn!"])
def test_treebeard_jumps_at_the_hidden_and_at_the_revealed(enemy):
    played = scene(f"treebeard@shire frodo*@shire / {enemy}")
    assert "fangorn" in played.moves("treebeard")


@rule("C-10.21", "C-8.34")
def test_treebeard_walks_through_moria_or_jumps_over_it():
    board = "treebeard@eregion frodo*@shire / balrog@caradhras orcs@fangorn"
    played = scene(board)
    assert played.moves("treebeard") == {"misty-mountains", "caradhras", "fangorn", "fangorn jump"}
    played.choose("treebeard fangorn")
    assert played.asked == "sauron prompt-balrog"
    played.choose("balrog")
    assert played.defeated() == {"treebeard"}
    played = scene(board)
    played.choose("treebeard fangorn jump")
    assert played.asked == "both prompt-card"
    assert played.at("treebeard") == "fangorn"


@rule("C-10.23", "C-10.24")
@pytest.mark.parametrize("region", ["shire", "caradhras", "gondor"])
def test_treebeard_jumps_at_the_warg_but_is_not_strong_against_it(region):
    played = scene(f"treebeard@{region} frodo*@shire / warg@fangorn")
    played.choose("treebeard fangorn")
    played.cards("1", "1")
    assert played.totals() == (5, 3)


@rule("C-10.24")
def test_treebeard_is_not_strong_either_if_the_warg_attacks_him_in_fangorn():
    played = meet("treebeard", "warg", "fangorn", "sauron")
    played.cards("1", "1")
    assert played.totals() == (5, 3)


# --- Faramir


@rule("C-10.25")
@pytest.mark.parametrize("region", ["mirkwood", "rohan"])
def test_a_faramir_who_attacks_may_retreat_sideways(region):
    played = fight("faramir", "uruk-hai", "fellowship")
    assert played.asked == "fellowship prompt-retreat"
    assert played.options() == {"retreat mirkwood", "retreat rohan", "stay"}
    played.choose(f"retreat {region}")
    assert (played.at("faramir"), played.at("uruk-hai")) == (region, "fangorn")
    assert played.defeated() == set()
    assert played.cards_used == 0
    assert played.turn == "sauron"


@rule("C-10.25")
@pytest.mark.parametrize("servant", [name for name in SAURON if name not in ("warg", "saruman")])
def test_faramir_may_retreat_from_almost_everybody(servant):
    played = fight("faramir", servant, "fellowship")
    assert played.asked == "fellowship prompt-retreat"


@rule("C-10.25", "C-8.62", "C-8.54")
@pytest.mark.parametrize(
    ("servant", "asked"),
    [("warg", "both prompt-card"), ("saruman", "sauron prompt-no-cards-saruman")],
)
def test_the_warg_and_the_ring_side_saruman_hold_faramir(servant, asked):
    assert fight("faramir", servant, "fellowship").asked == asked


def test_by_the_house_rule_saruman_does_not_hold_faramir():
    played = fight("faramir", "saruman", "fellowship", saruman_holds=False)
    assert played.asked == "fellowship prompt-retreat"


@rule("C-10.25")
@pytest.mark.parametrize("servant", ["uruk-hai", "orcs*", "watcher", "balrog"])
def test_a_faramir_who_is_attacked_must_stay(servant):
    assert fight("faramir", servant, "sauron").asked == "both prompt-card"


@rule("C-10.25", "C-8.57")
def test_a_faramir_who_is_attacked_by_orcs_falls():
    assert fight("faramir", "orcs", "sauron").defeated() == {"faramir"}


@rule("C-10.25", "C-4.14", "C-4.15")
@pytest.mark.parametrize(
    ("others", "options"),
    [
        ("/ watcher@mirkwood", {"retreat rohan", "stay"}),
        ("theoden@rohan / watcher@mordor", {"retreat mirkwood", "retreat rohan", "stay"}),
        ("theoden@rohan elrond@rohan / watcher@mordor", {"retreat mirkwood", "stay"}),
        ("theoden@rohan elrond@rohan / watcher@mirkwood", None),
    ],
)
def test_faramir_retreats_only_where_there_is_room_and_no_enemy(others, options):
    played = scene(f"faramir@caradhras frodo*@shire {others} uruk-hai@fangorn")
    played.choose("faramir fangorn")
    if options is None:
        assert played.asked == "both prompt-card"
    else:
        assert played.options() == options


@rule("C-10.25", "C-3.22")
def test_faramir_may_retreat_up_the_anduin_whence_he_came():
    played = scene("faramir@mirkwood frodo*@shire / uruk-hai@fangorn")
    played.choose("faramir fangorn")
    assert played.options() == {"retreat mirkwood", "retreat rohan", "stay"}


@rule("C-10.26")
def test_a_faramir_who_stays_cannot_retreat_later():
    played = fight("faramir", "uruk-hai", "fellowship")
    played.choose("stay")
    assert played.asked == "both prompt-card"
    played.cards("1", "1")
    assert played.totals() == (4, 5)
    assert played.defeated() == {"faramir"}


@rule("C-10.27")
@pytest.mark.parametrize("region", ["misty-mountains", "caradhras", "gap-of-rohan"])
def test_faramir_does_not_retreat_in_the_mountains(region):
    assert meet("faramir", "uruk-hai", region, "fellowship").asked == "both prompt-card"


@rule("C-10.25")
def test_there_is_nothing_beside_mordor_to_retreat_to():
    played = scene("faramir@gondor frodo*@shire / uruk-hai@mordor orcs@rhudaur")
    played.choose("faramir mordor")
    assert played.asked == "both prompt-card"


@rule("C-10.25", "C-4.18")
def test_faramirs_retreat_ends_the_battle_before_gollum_acts():
    played = fight("faramir", "gollum", "fellowship")
    played.choose("retreat mirkwood")
    assert played.turn == "sauron"
    assert played.asked == "sauron prompt-move"
    assert played.at("gollum") == "fangorn"


@rule("C-10.25", "C-4.36")
def test_faramir_need_not_fight_the_second_if_he_leaves():
    played = scene("faramir@caradhras frodo*@shire / uruk-hai@fangorn orcs*@fangorn")
    played.choose("faramir fangorn", draws="uruk-hai")
    played.choose("retreat rohan")
    assert len(played.told("battle")) == 1
    assert played.turn == "sauron"


@rule("C-10.25")
def test_faramir_is_asked_again_in_the_second_battle():
    played = scene("faramir@caradhras frodo*@shire / uruk-hai@fangorn orcs*@fangorn")
    played.choose("faramir fangorn", draws="orcs")
    played.choose("stay")
    played.cards("5", "1")
    assert played.defeated() == {"orcs"}
    assert played.asked == "fellowship prompt-retreat"


# --- Sméagol


@rule("C-10.28")
@pytest.mark.parametrize(
    ("region", "origin", "friend"),
    [
        ("eregion", "caradhras", "rhudaur"),
        ("eregion", "caradhras", "enedwaith"),
        ("eregion", "caradhras", "arthedain"),
        ("eregion", "caradhras", "cardolan"),
        ("eregion", "caradhras", "misty-mountains"),
        ("arthedain", "eregion", "shire"),
        ("fangorn", "gondor", "mirkwood"),
        ("fangorn", "gondor", "rohan"),
        ("fangorn", "gondor", "caradhras"),
        ("fangorn", "gondor", "dagorlad"),
        ("mirkwood", "dagorlad", "fangorn"),
        ("dagorlad", "mordor", "gondor"),
    ],
)
def test_smeagol_changes_places_with_a_friend_beside(region, origin, friend):
    played = scene(
        f"smeagol@{region} elrond@{friend} frodo*@high-pass / uruk-hai@{origin} orcs@mordor",
        "sauron",
    )
    played.choose(f"uruk-hai {region}")
    assert played.asked == "fellowship prompt-swap"
    assert {"swap elrond", "stay"} <= played.options()
    played.choose("swap elrond")
    assert (played.at("smeagol"), played.at("elrond")) == (friend, region)
    assert played.asked == "both prompt-card"


@rule("C-10.28")
def test_smeagol_chooses_among_all_who_are_adjacent():
    played = scene(
        "smeagol@eregion elrond@rhudaur theoden@rhudaur faramir@cardolan aragorn*@caradhras "
        "frodo*@shire gandalf*@fangorn treebeard@high-pass / uruk-hai@misty-mountains",
        "sauron",
    )
    played.choose("uruk-hai eregion")
    assert played.options() == {
        "swap elrond",
        "swap theoden",
        "swap faramir",
        "swap aragorn",
        "stay",
    }


@rule("C-10.28", "C-3.27")
@pytest.mark.parametrize(
    ("region", "origin", "friend"),
    [
        ("eregion", "caradhras", "fangorn"),  # Moria makes no neighbours
        ("fangorn", "gondor", "eregion"),
        ("eregion", "caradhras", "shire"),
        ("eregion", "caradhras", "high-pass"),
        ("mirkwood", "dagorlad", "rohan"),
    ],
)
def test_smeagol_reaches_nobody_farther_away(region, origin, friend):
    played = scene(f"smeagol@{region} frodo*@{friend} / uruk-hai@{origin} orcs@mordor", "sauron")
    played.choose(f"uruk-hai {region}")
    assert played.asked == "both prompt-card"


@rule("C-10.28")
def test_smeagol_stays_if_he_is_not_alone():
    played = scene(
        "smeagol@eregion theoden@eregion elrond@rhudaur frodo*@shire / uruk-hai@caradhras", "sauron"
    )
    played.choose("uruk-hai eregion", draws="smeagol")
    assert played.asked == "both prompt-card"


@rule("C-10.28")
def test_smeagol_may_go_once_his_companion_has_fallen():
    played = scene(
        "smeagol@eregion theoden@eregion elrond@rhudaur frodo*@shire / uruk-hai@caradhras", "sauron"
    )
    played.choose("uruk-hai eregion", draws="theoden")
    played.cards("1", "2")
    assert played.defeated() == {"theoden"}
    assert played.asked == "fellowship prompt-swap"
    played.choose("swap elrond")
    assert played.at("smeagol") == "rhudaur"


@rule("C-10.28")
def test_a_smeagol_who_attacks_stays():
    played = scene("smeagol@caradhras elrond@rohan frodo*@shire / uruk-hai@fangorn")
    played.choose("smeagol fangorn")
    assert played.asked == "both prompt-card"


@rule("C-10.28", "C-8.62")
def test_the_warg_holds_smeagol():
    played = scene("smeagol@eregion elrond@rhudaur frodo*@shire / warg@caradhras", "sauron")
    played.choose("warg eregion")
    assert played.asked == "both prompt-card"


@rule("C-10.28", "C-8.54")
def test_a_swap_is_no_retreat_so_saruman_does_not_hold_smeagol():
    played = scene("smeagol@eregion elrond@rhudaur frodo*@shire / saruman@caradhras", "sauron")
    played.choose("saruman eregion")
    assert played.asked == "fellowship prompt-swap"
    played.choose("swap elrond")
    assert played.asked == "sauron prompt-no-cards-saruman"
    played.choose("no cards")
    assert played.totals() == (3, 4)
    assert played.defeated() == {"elrond"}


@rule("C-10.28", "C-12.26")
def test_gwaihir_takes_the_place_of_the_swap():
    played = scene(
        "smeagol@eregion elrond@rhudaur frodo*@shire / uruk-hai@caradhras",
        "sauron",
        specials="gwaihir",
    )
    played.choose("uruk-hai eregion")
    played.choose("gwaihir")
    assert played.asked == "fellowship prompt-retreat"


@rule("C-10.31", "C-12.25")
def test_gwaihir_is_not_offered_again_to_the_newcomer():
    played = scene(
        "smeagol@eregion elrond@rhudaur frodo*@shire / uruk-hai@caradhras",
        "sauron",
        specials="gwaihir",
    )
    played.choose("uruk-hai eregion")
    played.choose("pass")
    played.choose("swap elrond")
    assert played.asked == "both prompt-card"


@rule("C-10.29")
@pytest.mark.parametrize("friend", ["high-pass", "caradhras"])
def test_there_is_no_swap_sideways_in_the_mountains(friend):
    played = scene(f"smeagol@misty-mountains frodo*@{friend} / uruk-hai@fangorn", "sauron")
    played.choose("uruk-hai misty-mountains")
    assert played.asked == "both prompt-card"


@rule("C-10.29")
@pytest.mark.parametrize("friend", ["rhudaur", "eregion", "mirkwood"])
def test_in_the_mountains_smeagol_may_swap_forward_and_backward(friend):
    played = scene(
        f"smeagol@misty-mountains elrond@{friend} frodo*@caradhras / uruk-hai@fangorn", "sauron"
    )
    played.choose("uruk-hai misty-mountains")
    assert played.options() == {"swap elrond", "stay"}
    played.choose("swap elrond")
    assert (played.at("smeagol"), played.at("elrond")) == (friend, "misty-mountains")


@rule("C-10.30")
def test_a_smeagol_who_stays_cannot_swap_later():
    played = scene("smeagol@eregion elrond@rhudaur frodo*@shire / uruk-hai@caradhras", "sauron")
    played.choose("uruk-hai eregion")
    played.choose("stay")
    assert played.asked == "both prompt-card"
    played.cards("5", "1")
    assert played.totals() == (5, 5)
    assert "smeagol" in played.defeated()


@rule("C-10.31")
def test_the_newcomer_fights_in_smeagols_place_and_is_shown():
    played = scene(
        "smeagol@eregion theoden@rhudaur frodo*@shire / uruk-hai@caradhras orcs@mordor", "sauron"
    )
    played.choose("uruk-hai eregion")
    assert played.revealed() == {"uruk-hai", "smeagol"}
    played.choose("swap theoden")
    assert played.revealed() == {"uruk-hai", "smeagol", "theoden"}
    played.cards("1", "1")
    assert played.totals() == (3, 5)
    assert played.defeated() == {"theoden"}
    assert (played.at("smeagol"), played.at("uruk-hai")) == ("rhudaur", "eregion")
    assert played.turn == "fellowship", "Sméagol is not fought any more"
    assert played.revealed() == set()


@rule("C-10.31", "C-10.34")
def test_a_swap_leaves_the_numbers_in_both_regions_as_they_were():
    played = scene(
        "smeagol@eregion theoden@rhudaur elrond@rhudaur frodo*@shire / uruk-hai@caradhras", "sauron"
    )
    played.choose("uruk-hai eregion")
    played.choose("swap theoden")
    assert (played.at("smeagol"), played.at("elrond")) == ("rhudaur", "rhudaur")
    assert played.at("theoden") == "eregion"


@rule("C-10.32")
@pytest.mark.parametrize(
    ("newcomer", "servant", "asked"),
    [
        ("aragorn*", "uruk-hai", "fellowship prompt-no-cards-aragorn"),
        ("frodo", "uruk-hai", "fellowship prompt-retreat"),
        ("gandalf", "uruk-hai", "sauron prompt-card-first"),
        # Those have an ability only when they attack.
        ("faramir", "uruk-hai", "both prompt-card"),
        # They were not in Frodo's region.
        ("sam", "uruk-hai", "both prompt-card"),
        # Sauron's character acts after the newcomer.
        ("elrond", "gollum", "sauron prompt-gollum"),
        ("frodo", "saruman", "sauron prompt-no-cards-saruman"),
    ],
)
def test_the_newcomers_ability_counts_as_if_it_had_been_attacked(newcomer, servant, asked):
    bearer = "merry@shire" if newcomer == "frodo" else "frodo*@shire"
    played = scene(
        f"smeagol@eregion {newcomer}@rhudaur {bearer} / {servant}@caradhras orcs@mordor", "sauron"
    )
    played.choose(f"{servant} eregion")
    played.choose(f"swap {newcomer.rstrip('*')}")
    assert played.asked == asked


@rule("C-10.32")
@pytest.mark.parametrize(
    ("newcomer", "servant", "fallen"),
    [
        ("merry", "witch-king*", {"witch-king"}),
        ("legolas", "flying-nazgul*", {"flying-nazgul"}),
        ("gimli", "orcs*", {"orcs"}),
        ("boromir", "watcher", {"boromir", "watcher"}),
        ("gandalf*", "saruman*", {"gandalf"}),
    ],
)
def test_what_the_newcomer_meets_on_sight(newcomer, servant, fallen):
    played = scene(
        f"smeagol@eregion {newcomer}@rhudaur frodo*@shire / {servant}@caradhras warg@mordor",
        "sauron",
    )
    played.choose(f"{servant.rstrip('*')} eregion")
    played.choose(f"swap {newcomer.rstrip('*')}")
    assert played.defeated() == fallen
    assert played.cards_used == 0


@rule("C-10.32", "C-10.5")
def test_a_sam_who_comes_in_is_as_strong_as_the_attacker():
    played = scene("smeagol@eregion sam*@rhudaur frodo*@shire / orcs*@caradhras", "sauron")
    played.choose("orcs eregion")
    played.choose("swap sam")
    played.cards("1", "1")
    assert played.totals() == (7, 7)


@rule("C-10.32", "C-10.35")
def test_a_theoden_who_comes_in_is_strong_at_home():
    played = scene("smeagol@rohan theoden@caradhras frodo*@shire / uruk-hai@gondor", "sauron")
    played.choose("uruk-hai rohan")
    played.choose("swap theoden")
    played.cards("1", "1")
    assert played.totals() == (5, 5)


@rule("C-10.32", "C-10.9")
def test_an_elrond_who_comes_in_stops_the_eye():
    played = scene("smeagol@eregion elrond@rhudaur frodo*@shire / uruk-hai@caradhras", "sauron")
    played.choose("uruk-hai eregion")
    played.choose("swap elrond")
    played.cards("noble-sacrifice", "eye-of-sauron")
    assert played.defeated() == {"elrond", "uruk-hai"}


@rule("C-10.31", "C-10.19")
def test_a_gandalf_who_comes_in_cannot_help_himself():
    played = scene(
        "smeagol@eregion gandalf*@rhudaur theoden@arthedain frodo*@shire / uruk-hai@caradhras",
        "sauron",
    )
    played.choose("uruk-hai eregion")
    played.choose("swap gandalf")
    played.cards("1", "1")
    assert played.totals() == (6, 5)


@rule("C-10.31", "C-9.5")
def test_the_ring_bearer_may_come_in_and_fall():
    played = scene("smeagol@eregion frodo*@rhudaur sam*@shire / uruk-hai@caradhras", "sauron")
    played.choose("uruk-hai eregion")
    played.choose("swap frodo")
    played.cards("1", "1")
    assert played.defeated() == {"frodo"}
    assert played.told("sam-takes-the-ring") == [{"region": "shire"}]


@rule("C-10.33", "C-10.34")
def test_smeagol_goes_before_the_orcs_slay_and_they_slay_the_newcomer():
    played = scene("smeagol@eregion elrond@rhudaur frodo*@shire / orcs@caradhras", "sauron")
    played.choose("orcs eregion")
    assert played.asked == "fellowship prompt-swap"
    played.choose("swap elrond")
    assert played.defeated() == {"elrond"}
    assert played.at("smeagol") == "rhudaur"
    assert played.cards_used == 0
    assert played.turn == "fellowship"


@rule("C-10.33")
def test_a_smeagol_who_stays_is_slain_by_the_orcs():
    played = scene("smeagol@eregion elrond@rhudaur frodo*@shire / orcs@caradhras", "sauron")
    played.choose("orcs eregion")
    played.choose("stay")
    assert played.defeated() == {"smeagol"}


@rule("C-10.33")
def test_a_smeagol_whom_nobody_can_replace_is_slain_by_the_orcs():
    played = scene("smeagol@eregion frodo*@shire / orcs@caradhras", "sauron")
    played.choose("orcs eregion")
    assert played.defeated() == {"smeagol"}


@rule("C-10.34", "C-8.29")
def test_a_gimli_who_comes_in_defeats_the_orcs():
    played = scene(
        "smeagol@eregion gimli@rhudaur frodo*@shire / orcs@caradhras warg@mordor", "sauron"
    )
    played.choose("orcs eregion")
    played.choose("swap gimli")
    assert played.defeated() == {"orcs"}


@rule("C-10.34", "C-8.59")
def test_a_ring_side_frodo_who_comes_in_may_retreat_from_the_orcs():
    played = scene("smeagol@eregion frodo@rhudaur sam@shire / orcs@caradhras", "sauron")
    played.choose("orcs eregion")
    played.choose("swap frodo")
    assert played.options() == {"retreat rhudaur", "retreat enedwaith", "stay"}
    played.choose("retreat rhudaur")
    assert (played.at("frodo"), played.at("smeagol")) == ("rhudaur", "rhudaur")
    assert played.defeated() == set()
    assert played.turn == "fellowship"


@rule("C-10.34", "C-8.58")
def test_in_their_second_battle_the_orcs_do_not_slay_the_newcomer():
    played = scene(
        "smeagol@eregion theoden@eregion elrond@rhudaur frodo*@shire / orcs@caradhras", "sauron"
    )
    played.choose("orcs eregion", draws="theoden")
    assert played.defeated() == {"theoden"}
    played.choose("swap elrond")
    assert played.asked == "both prompt-card"
    assert played.defeated() == {"theoden"}


@rule("C-10.28", "C-9.10")
@pytest.mark.parametrize(("newcomer", "bearer"), [("frodo*", "frodo"), ("sam*", "sam")])
def test_the_ring_bearer_wins_if_a_swap_brings_him_into_mordor(newcomer, bearer):
    other = "elrond@shire" if bearer == "sam" else "sam*@shire"
    played = scene(
        f"smeagol@mordor {newcomer}@gondor {other} / flying-nazgul@rhudaur",
        "sauron",
        bearer=bearer,
    )
    played.choose("flying-nazgul mordor")
    played.choose(f"swap {bearer}")
    assert (played.winner, played.how) == ("fellowship", "mordor")
    assert played.cards_used == 0


@rule("C-10.28", "C-6.1")
def test_a_ring_side_frodo_wins_by_a_swap_as_well():
    played = scene("smeagol@mordor frodo@dagorlad / flying-nazgul@rhudaur", "sauron")
    played.choose("flying-nazgul mordor")
    played.choose("swap frodo")
    assert (played.winner, played.how) == ("fellowship", "mordor")


@rule("C-9.10")
def test_a_swap_into_mordor_wins_nothing_for_who_has_not_the_ring():
    played = scene("smeagol@mordor sam*@gondor frodo*@shire / flying-nazgul@rhudaur", "sauron")
    played.choose("flying-nazgul mordor")
    played.choose("swap sam")
    assert played.winner is None
    assert played.asked == "both prompt-card"


@rule("C-10.28")
def test_smeagol_himself_may_end_up_in_mordor():
    played = scene("smeagol@gondor elrond@mordor frodo*@shire / flying-nazgul@rhudaur", "sauron")
    played.choose("flying-nazgul gondor")
    played.choose("swap elrond")
    assert (played.at("smeagol"), played.at("elrond")) == ("mordor", "gondor")


# --- Théoden


@rule("C-10.35")
@BOTH_WAYS
@pytest.mark.parametrize(
    ("region", "strength"),
    [
        ("rohan", 4),
        ("gondor", 4),
        ("gap-of-rohan", 2),
        ("fangorn", 2),
        ("dagorlad", 2),
        ("eregion", 2),
    ],
)
def test_theoden_is_strong_in_rohan_and_gondor(region, strength, attacker):
    played = meet("theoden", "uruk-hai", region, attacker)
    played.cards("1", "1")
    assert played.totals() == (strength + 1, 5)


@rule("C-10.35")
def test_theoden_is_not_strong_in_mordor():
    played = meet("theoden", "uruk-hai", "mordor", "fellowship")
    played.cards("1", "1")
    assert played.totals() == (3, 5)


@rule("C-10.35", "C-8.62")
@BOTH_WAYS
@pytest.mark.parametrize("region", ["rohan", "gondor"])
def test_theoden_is_not_strong_against_the_warg(region, attacker):
    played = meet("theoden", "warg", region, attacker)
    played.cards("1", "1")
    assert played.totals() == (3, 3)


@rule("C-10.35", "C-12.26")
def test_with_gwaihir_theoden_is_not_strong():
    played = meet("theoden", "uruk-hai", "rohan", "sauron", specials="gwaihir")
    played.choose("gwaihir")
    played.choose("stay")
    played.cards("1", "1")
    assert played.totals() == (3, 5)


@rule("C-10.35", "C-8.55")
def test_theoden_is_strong_without_cards_as_well():
    played = meet("theoden", "saruman", "rohan", "sauron")
    played.choose("no cards")
    assert played.totals() == (4, 4)


@rule("C-10.35", "C-10.14")
def test_gandalf_adds_to_theodens_strength():
    played = scene("theoden@rohan gandalf*@fangorn frodo*@shire / uruk-hai@gondor", "sauron")
    played.choose("uruk-hai rohan")
    played.cards("1", "1")
    played.choose("support")
    assert played.totals() == (6, 5)

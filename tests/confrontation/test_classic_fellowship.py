"""The nine ring-side characters of the Fellowship (C-8.1 to C-8.32)."""

import pytest

from mathom.games.confrontation.data import CARD_NUMBERS
from tests.confrontation.scene import Scene, duel
from tests.marks import rule

SERVANTS = (
    "balrog",
    "shelob",
    "witch-king",
    "flying-nazgul",
    "black-rider",
    "saruman",
    "orcs",
    "warg",
    "cave-troll",
    "uruk-hai",
    "wormtongue",
    "witch-king*",
    "flying-nazgul*",
    "mouth-of-sauron",
    "saruman*",
    "orcs*",
    "gollum",
    "watcher",
)
"""All of Sauron's characters, those of a draft as well."""


def others_than(*names: str) -> list[str]:
    return [servant for servant in SERVANTS if servant.rstrip("*") not in names]


# --- Strengths


@rule("C-8.1")
@pytest.mark.parametrize(
    ("character", "strength"),
    [
        ("frodo", 1),
        ("sam", 2),
        ("pippin", 1),
        ("merry", 2),
        ("gandalf", 5),
        ("aragorn", 4),
        ("legolas", 3),
        ("gimli", 3),
        ("boromir", 0),
    ],
)
def test_the_printed_strength_decides(character, strength):
    """Against the Warg nobody has anything but the strength; a tie proves the number."""
    ours, theirs = (2 - strength + 1, 1) if strength <= 2 else (1, strength - 1)
    scene = duel(character, "warg", "sauron")
    scene.cards(str(ours), str(theirs))
    assert scene.defeated() == {character, "warg"}
    stronger = duel(character, "warg", "sauron")
    stronger.cards(str(ours + 1), str(theirs))
    assert stronger.defeated() == {"warg"}


# --- Frodo

BESIDE = {
    "shire": set(),
    "arthedain": {"cardolan"},
    "cardolan": {"arthedain"},
    "rhudaur": {"eregion"},
    "eregion": {"rhudaur", "enedwaith"},
    "enedwaith": {"eregion"},
    "high-pass": set(),
    "misty-mountains": set(),
    "caradhras": set(),
    "gap-of-rohan": set(),
    "mirkwood": {"fangorn"},
    "fangorn": {"mirkwood", "rohan"},
    "rohan": {"fangorn"},
    "dagorlad": {"gondor"},
    "gondor": {"dagorlad"},
}
MOUNTAINS = ("high-pass", "misty-mountains", "caradhras", "gap-of-rohan")


@rule("C-8.2", "C-8.4", "C-3.8", "C-3.9")
@pytest.mark.parametrize("region", BESIDE)
def test_frodo_defending_may_retreat_sideways_but_not_in_the_mountains(region):
    scene = Scene(f"frodo@{region} gimli@shire / flying-nazgul@mordor warg@mordor", turn="sauron")
    if region == "shire":
        scene = Scene("frodo@shire / flying-nazgul@mordor warg@mordor", turn="sauron")
    scene.choose(f"flying-nazgul {region}")
    if not BESIDE[region]:
        assert scene.asked == "both prompt-card"
        return
    assert scene.asked == "fellowship prompt-retreat"
    assert scene.options() == {"stay", *(f"retreat {beside}" for beside in BESIDE[region])}
    for beside in BESIDE[region]:
        gone = scene.fork()
        gone.choose(f"retreat {beside}")
        assert gone.at("frodo") == beside
        assert gone.at("flying-nazgul") == region
        assert gone.defeated() == set()
        assert gone.cards_used == 0
        assert gone.turn == "fellowship"
        assert gone.revealed() == set()


@rule("C-8.2")
@pytest.mark.parametrize("servant", SERVANTS)
def test_frodo_attacking_has_no_retreat(servant):
    scene = duel("frodo", servant, "fellowship")
    assert not scene.asked.startswith("fellowship")
    assert scene.at("frodo") == "fangorn"


@rule("C-8.2", "C-4.14", "C-4.15")
def test_frodo_retreats_neither_to_enemies_nor_to_a_full_region():
    blocked = Scene(
        "frodo@eregion merry@rhudaur gimli@rhudaur / balrog@caradhras warg@enedwaith",
        turn="sauron",
    )
    blocked.choose("balrog eregion")
    assert blocked.asked == "both prompt-card"
    one_way = Scene("frodo@eregion merry@rhudaur / balrog@caradhras warg@enedwaith", turn="sauron")
    one_way.choose("balrog eregion")
    assert one_way.options() == {"retreat rhudaur", "stay"}
    one_way.choose("retreat rhudaur")
    assert (one_way.at("frodo"), one_way.at("merry")) == ("rhudaur", "rhudaur")


@rule("C-8.3")
def test_frodo_who_stays_does_not_get_a_second_chance():
    scene = Scene("frodo@eregion gimli@shire / balrog@caradhras warg@mordor", turn="sauron")
    scene.choose("balrog eregion")
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("stay")
    assert scene.asked == "both prompt-card"
    scene.cards("5", "2")
    assert scene.winner == "sauron"
    assert scene.how == "frodo-fell"


@rule("C-8.3", "C-4.12", "C-4.18")
def test_frodo_is_gone_before_saurons_character_acts():
    scene = duel("frodo", "orcs", "sauron")
    scene.choose("retreat rhudaur")
    assert scene.at("frodo") == "rhudaur"
    assert scene.winner is None


@rule("C-8.2")
def test_when_frodo_leaves_the_next_defender_is_fought():
    scene = Scene("frodo@eregion! merry@eregion / balrog@caradhras warg@mordor", turn="sauron")
    scene.choose("balrog eregion")
    scene.choose("fight frodo")
    scene.choose("retreat enedwaith")
    assert scene.asked == "both prompt-card"
    assert scene.revealed() == {"frodo", "merry", "balrog"}
    scene.cards("1", "1")
    assert scene.defeated() == {"merry"}


# --- Sam


def hobbits(
    servant: str = "balrog", drawn: str = "frodo", others: str = "", **settings: object
) -> Scene:
    """Frodo and Sam in Rhudaur are attacked from the High Pass."""
    spare = "orcs@mordor" if servant == "warg" else "warg@mordor"
    scene = Scene(
        f"frodo@rhudaur sam@rhudaur gimli@shire {others} / {servant}@high-pass {spare}",
        turn="sauron",
        **settings,
    )
    scene.choose(f"{servant.rstrip('*')} rhudaur", draws=drawn)
    return scene


@rule("C-8.5", "C-8.7")
def test_sam_takes_frodos_place():
    scene = hobbits()
    assert scene.asked == "fellowship prompt-sam"
    assert scene.options() == {"sam", "pass"}
    scene.choose("sam")
    assert scene.revealed() == {"frodo", "sam", "balrog"}
    assert scene.asked == "both prompt-card"
    scene.cards("2", "1")
    assert scene.defeated() == {"balrog"}
    assert (scene.at("frodo"), scene.at("sam")) == ("rhudaur", "rhudaur")


@rule("C-8.5")
def test_it_is_sam_who_falls_in_frodos_place():
    scene = hobbits()
    scene.choose("sam")
    scene.cards("1", "6")
    assert scene.at("sam") is None
    assert scene.at("frodo") == "rhudaur"
    assert scene.winner is None
    # Now Frodo himself is fought, with his own ability and without a second Sam.
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("retreat eregion")
    assert scene.at("frodo") == "eregion"


@rule("C-8.6")
def test_sam_decides_before_frodos_ability():
    scene = hobbits()
    scene.choose("pass")
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("stay")
    assert scene.asked == "both prompt-card"
    assert "sam" not in scene.revealed()
    instead = hobbits()
    instead.choose("sam")
    assert instead.asked == "both prompt-card", "Frodo's retreat is no longer to be had"


@rule("C-8.5")
def test_sam_steps_in_only_for_frodo():
    scene = Scene(
        "merry@rhudaur! sam@rhudaur frodo@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("balrog rhudaur")
    scene.choose("fight merry")
    assert scene.asked == "both prompt-card"


@rule("C-8.5")
def test_sam_steps_in_only_from_frodos_own_region():
    scene = Scene(
        "frodo@rhudaur sam@eregion gimli@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("balrog rhudaur")
    assert scene.asked == "fellowship prompt-retreat"


@rule("C-8.5")
def test_sam_does_not_step_in_when_frodo_attacks():
    scene = Scene("frodo@rhudaur sam@rhudaur / balrog@high-pass warg@mordor")
    scene.choose("frodo high-pass")
    assert scene.asked == "both prompt-card"
    assert scene.revealed() == {"frodo", "balrog"}


@rule("C-8.5")
def test_sam_who_is_attacked_himself_does_not_ask_to_step_in():
    scene = hobbits(drawn="sam")
    assert scene.asked == "fellowship prompt-show-frodo"


@rule("C-8.5")
@pytest.mark.parametrize(
    ("reading", "asked"),
    [("always", "fellowship prompt-sam"), ("first", "both prompt-card")],
)
def test_sam_steps_in_whenever_frodo_is_the_defender(reading, asked):
    """In the Shire a third may have been fought before; the strict reading is an option."""
    scene = Scene(
        "frodo@shire! merry@shire! sam@shire / balrog@arthedain warg@mordor",
        turn="sauron",
        sam_steps_in=reading,
    )
    scene.choose("balrog shire")
    assert scene.options() == {"fight frodo", "fight merry", "fight hidden"}
    scene.choose("fight merry")
    scene.cards("1", "6")
    scene.choose("fight frodo")
    assert scene.asked == asked


@rule("C-8.5")
def test_sam_steps_in_in_the_first_battle_by_the_strict_reading_too():
    assert hobbits(sam_steps_in="first").asked == "fellowship prompt-sam"


@rule("C-8.5")
def test_a_sam_whom_all_can_see_steps_in_as_well():
    scene = Scene(
        "frodo@rhudaur sam@rhudaur! gimli@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("balrog rhudaur")
    assert scene.options() == {"fight sam", "fight hidden"}
    scene.choose("fight hidden")
    assert scene.options() == {"sam", "pass"}
    scene.choose("sam")
    scene.cards("2", "1")
    assert scene.defeated() == {"balrog"}


@rule("C-8.7", "C-8.8")
def test_sam_has_five_beside_a_frodo_who_is_shown_before_cards():
    scene = hobbits(drawn="sam")
    assert scene.asked == "fellowship prompt-show-frodo"
    assert scene.options() == {"show frodo", "pass"}
    scene.choose("show frodo")
    assert scene.revealed() == {"frodo", "sam", "balrog"}
    assert scene.asked == "both prompt-card"
    scene.cards("1", "1")
    assert scene.defeated() == {"sam", "balrog"}


@rule("C-8.8", "C-8.9")
def test_sam_has_two_if_frodo_is_not_shown():
    scene = hobbits(drawn="sam")
    scene.choose("pass")
    assert scene.revealed() == {"sam", "balrog"}
    assert scene.asked == "both prompt-card"
    won = scene.fork()
    scene.cards("4", "1")
    assert scene.defeated() == {"sam", "balrog"}, "2 + 4 against 5 + 1, and nobody asks again"
    won.cards("1", "1")
    assert won.defeated() == {"sam"}
    assert "frodo" in won.revealed(), "he is fought next"


@rule("C-8.9")
def test_sam_in_a_revealed_frodos_place_has_five_without_a_question():
    scene = hobbits()
    scene.choose("sam")
    assert scene.asked == "both prompt-card"
    scene.cards("1", "1")
    assert scene.defeated() == {"sam", "balrog"}


@rule("C-8.7")
def test_a_frodo_who_is_revealed_already_gives_sam_five_without_a_question():
    scene = Scene(
        "frodo@rhudaur! sam@rhudaur gimli@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("balrog rhudaur")
    scene.choose("fight hidden")
    assert scene.asked == "both prompt-card"
    scene.cards("1", "1")
    assert scene.defeated() == {"sam", "balrog"}


@rule("C-8.7")
def test_sam_has_two_without_frodo_in_his_region():
    scene = Scene(
        "frodo@eregion! sam@rhudaur merry@rhudaur! / balrog@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("balrog rhudaur")
    scene.choose("fight hidden")
    assert scene.asked == "both prompt-card"
    scene.cards("4", "1")
    assert scene.at("sam") is None
    assert scene.at("balrog") is None


@rule("C-8.7")
def test_sam_who_attacks_has_left_frodo_behind():
    scene = Scene("frodo@rhudaur! sam@rhudaur / balrog@high-pass warg@mordor")
    scene.choose("sam high-pass")
    assert scene.asked == "both prompt-card"
    scene.cards("4", "1")
    assert scene.defeated() == {"sam", "balrog"}


@rule("C-8.8", "C-4.5")
def test_a_frodo_shown_for_sam_may_be_named_in_the_next_battle():
    scene = Scene(
        "frodo@shire sam@shire! merry@shire / balrog@arthedain warg@mordor", turn="sauron"
    )
    scene.choose("balrog shire")
    scene.choose("fight sam")
    scene.choose("show frodo")
    scene.cards("1", "6")
    assert scene.at("sam") is None
    assert scene.asked == "sauron prompt-foe"
    assert scene.options() == {"fight frodo", "fight hidden"}
    scene.choose("fight hidden")
    assert "merry" in scene.revealed()


@rule("C-8.7")
def test_frodo_hides_again_and_must_be_shown_anew_for_the_next_attacker():
    scene = Scene(
        "frodo@rhudaur sam@rhudaur! gimli@shire / balrog@high-pass black-rider@misty-mountains",
        turn="sauron",
    )
    scene.choose("balrog rhudaur")
    scene.choose("fight sam")
    scene.choose("show frodo")
    scene.cards("2", "1")
    assert scene.defeated() == {"balrog"}
    scene.choose("gimli cardolan")
    scene.choose("black-rider rhudaur")
    scene.choose("fight sam")
    assert scene.asked == "fellowship prompt-show-frodo"
    scene.choose("pass")
    scene.cards("3", "2")
    assert scene.defeated() == {"balrog", "sam", "black-rider"}, "2 + 3 against 3 + 2"


@rule("C-8.10")
def test_sam_does_not_step_in_against_the_warg():
    scene = hobbits("warg")
    assert scene.asked == "both prompt-card", "neither Sam nor a retreat"
    scene.cards("2", "3")
    assert scene.winner == "sauron"


@rule("C-8.11")
@pytest.mark.parametrize("frodo", ["frodo@rhudaur", "frodo@rhudaur!"])
def test_sam_has_two_against_the_warg_even_beside_frodo(frodo):
    scene = Scene(f"{frodo} sam@rhudaur / warg@high-pass orcs@mordor", turn="sauron")
    scene.choose("warg rhudaur", draws="" if frodo.endswith("!") else "sam")
    if frodo.endswith("!"):
        scene.choose("fight hidden")
    assert scene.asked == "both prompt-card"
    scene.cards("1", "1")
    assert scene.defeated() == {"sam", "warg"}


@rule("C-8.12", "C-8.58", "C-8.60")
def test_the_orcs_defeat_the_sam_who_stepped_in():
    scene = hobbits("orcs")
    scene.choose("sam")
    assert scene.at("sam") is None
    assert scene.cards_used == 0
    # The second battle is Frodo's, and the Orcs' ability is spent.
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("stay")
    assert scene.asked == "both prompt-card"
    scene.cards("5", "1")
    assert scene.defeated() == {"sam", "orcs"}


@rule("C-8.13")
@pytest.mark.parametrize(
    ("mountain", "behind"), [("high-pass", "rhudaur"), ("gap-of-rohan", "enedwaith")]
)
def test_sam_can_never_be_with_frodo_in_the_mountains(mountain, behind):
    scene = Scene(f"frodo@{mountain} sam@{behind} / balrog@mordor")
    assert mountain not in scene.moves("sam")


@rule("C-8.13", "C-8.4")
@pytest.mark.parametrize("mountain", MOUNTAINS)
def test_in_the_mountains_neither_of_sams_abilities_is_asked_for(mountain):
    frodo = Scene(f"frodo@{mountain} sam@eregion / flying-nazgul@mordor", turn="sauron")
    frodo.choose(f"flying-nazgul {mountain}")
    assert frodo.asked == "both prompt-card"
    sam = Scene(f"sam@{mountain} frodo@eregion / flying-nazgul@mordor", turn="sauron")
    sam.choose(f"flying-nazgul {mountain}")
    assert sam.asked == "both prompt-card"
    sam.cards("2", "1")
    assert sam.defeated() == {"sam", "flying-nazgul"}


@rule("C-8.5", "C-8.7")
def test_sam_helps_the_other_frodo_too():
    """A draft can bring the ring-side Sam and the star-side Frodo together."""
    scene = Scene(
        "frodo*@rhudaur sam@rhudaur gimli@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    drawn = scene.fork()
    scene.choose("balrog rhudaur", draws="frodo")
    assert scene.options() == {"sam", "pass"}
    scene.choose("sam")
    scene.cards("1", "1")
    assert scene.defeated() == {"sam", "balrog"}
    assert scene.winner is None
    drawn.choose("balrog rhudaur", draws="sam")
    assert drawn.options() == {"show frodo", "pass"}


@rule("C-8.5", "C-8.7")
def test_the_star_side_sam_does_neither():
    scene = Scene(
        "frodo@rhudaur sam*@rhudaur gimli@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    drawn = scene.fork()
    scene.choose("balrog rhudaur", draws="frodo")
    assert scene.asked == "fellowship prompt-retreat"
    drawn.choose("balrog rhudaur", draws="sam")
    assert drawn.asked == "both prompt-card"


@rule("C-8.5", "C-8.6", "C-8.8")
@pytest.mark.parametrize(
    "servant",
    [
        "balrog",
        "shelob",
        "witch-king",
        "flying-nazgul",
        "black-rider",
        "saruman",
        "orcs",
        "cave-troll",
    ],
)
def test_sam_and_frodo_against_everybody_but_the_warg(servant):
    scene = hobbits(servant)
    assert scene.asked == "fellowship prompt-sam"
    frodo_fights = scene.fork()
    scene.choose("sam")
    assert scene.asked == {
        "saruman": "sauron prompt-no-cards-saruman",
        "orcs": "fellowship prompt-retreat",  # Sam has fallen; Frodo is next
    }.get(servant, "both prompt-card")
    assert (scene.at("sam") is None) == (servant == "orcs")
    frodo_fights.choose("pass")
    assert frodo_fights.asked == {"saruman": "sauron prompt-no-cards-saruman"}.get(
        servant, "fellowship prompt-retreat"
    )
    assert hobbits(servant, drawn="sam").asked == "fellowship prompt-show-frodo"


@rule("C-8.6", "C-12.25")
def test_gwaihir_comes_for_the_sam_who_stepped_in():
    scene = hobbits("orcs", specials="gwaihir")
    scene.choose("sam")
    assert scene.asked == "fellowship prompt-gwaihir"
    scene.choose("gwaihir")
    scene.choose("retreat eregion")
    assert scene.at("sam") == "eregion"
    # The Orcs' ability is spent; Frodo has his own and may use it.
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("stay")
    assert scene.asked == "both prompt-card"


@rule("C-8.9", "C-12.26")
def test_gwaihir_takes_sams_five():
    scene = hobbits(specials="gwaihir")
    scene.choose("sam")
    scene.choose("gwaihir")
    scene.choose("stay")
    scene.cards("4", "1")
    assert scene.defeated() == {"sam", "balrog"}, "2 + 4 against 5 + 1"


@rule("C-8.9")
def test_a_frodo_whom_the_palantir_shows_later_does_not_strengthen_sam():
    scene = Scene(
        "sam@rhudaur! frodo@rhudaur gimli@shire / balrog@high-pass warg@mordor",
        turn="sauron",
        specials="palantir",
    )
    scene.choose("balrog rhudaur")
    scene.choose("fight sam")
    scene.choose("pass")
    assert scene.asked == "sauron prompt-palantir"
    scene.choose("palantir rhudaur")
    assert "frodo" in scene.revealed()
    scene.cards("4", "1")
    assert scene.defeated() == {"sam", "balrog"}, "2 + 4 against 5 + 1"


@rule("C-8.5", "C-8.54")
def test_stepping_in_is_no_retreat_so_saruman_does_not_hinder_it():
    scene = hobbits("saruman")
    scene.choose("sam")
    scene.choose("no cards")
    assert scene.defeated() == {"saruman"}, "5 against 4"


@rule("C-8.5", "C-8.39")
def test_shelob_who_defeats_the_sam_who_stepped_in_leaves_frodo_alone():
    scene = hobbits("shelob")
    scene.choose("sam")
    scene.cards("1", "6")
    assert scene.defeated() == {"sam"}
    assert scene.at("shelob") == "gondor"
    assert scene.at("frodo") == "rhudaur"
    assert scene.turn == "fellowship"


@rule("C-8.5")
def test_sam_who_stepped_in_may_be_carried_off_by_a_card_and_frodo_is_next():
    scene = hobbits()
    scene.choose("sam")
    scene.cards("retreat", "1")
    assert scene.at("sam") == "arthedain"
    assert scene.asked == "fellowship prompt-retreat"


# What must not be told


@rule("C-8.5", "C-2.14")
def test_the_question_for_sam_does_not_tell_whether_he_is_there():
    here = Scene(
        "frodo@rhudaur sam@rhudaur merry@shire / balrog@high-pass warg@mordor",
        turn="sauron",
        aid=False,
    )
    away = Scene(
        "frodo@rhudaur merry@rhudaur sam@shire / balrog@high-pass warg@mordor",
        turn="sauron",
        aid=False,
    )
    for scene in (here, away):
        scene.choose("balrog rhudaur", draws="frodo")
        assert scene.asked == "fellowship prompt-sam"
    assert here.options() == {"sam", "pass"}
    assert away.options() == {"pass"}
    assert here.witness(1) == away.witness(1)
    for scene in (here, away):
        scene.choose("pass")
        assert scene.asked == "fellowship prompt-retreat"
    assert here.witness(1) == away.witness(1)


@rule("C-8.5")
@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ("frodo@rhudaur! merry@rhudaur", "Sam has fallen"),
        ("frodo@rhudaur! merry@rhudaur sam@shire!", "Sam lies open elsewhere"),
        ("frodo@rhudaur! merry@rhudaur! sam@shire", "nobody there is hidden"),
        ("frodo@rhudaur! sam@shire", "nobody else is there"),
    ],
)
def test_nobody_asks_for_a_sam_who_is_known_to_be_away(pieces, why):
    scene = Scene(f"{pieces} gimli@shire / balrog@high-pass warg@mordor", turn="sauron")
    scene.choose("balrog rhudaur")
    if scene.asked == "sauron prompt-foe":
        scene.choose("fight frodo")
    assert scene.asked == "fellowship prompt-retreat", why


@rule("C-8.9", "C-2.14")
def test_the_question_for_frodo_does_not_tell_whether_he_is_there():
    here = Scene(
        "sam@rhudaur frodo@rhudaur merry@shire / balrog@high-pass warg@mordor",
        turn="sauron",
        aid=False,
    )
    away = Scene(
        "sam@rhudaur merry@rhudaur frodo@shire / balrog@high-pass warg@mordor",
        turn="sauron",
        aid=False,
    )
    for scene in (here, away):
        scene.choose("balrog rhudaur", draws="sam")
        assert scene.asked == "fellowship prompt-show-frodo"
    assert here.options() == {"show frodo", "pass"}
    assert away.options() == {"pass"}
    assert here.witness(1) == away.witness(1)
    for scene in (here, away):
        scene.choose("pass")
        assert scene.asked == "both prompt-card"
    assert here.witness(1) == away.witness(1)


@rule("C-8.8")
@pytest.mark.parametrize(
    "pieces",
    [
        "sam@rhudaur! merry@rhudaur frodo@shire!",
        "sam@rhudaur! merry@rhudaur! frodo@shire",
        "sam@rhudaur! frodo@shire",
    ],
)
def test_nobody_asks_for_a_frodo_who_is_known_to_be_away(pieces):
    scene = Scene(f"{pieces} gimli@shire / balrog@high-pass warg@mordor", turn="sauron")
    scene.choose("balrog rhudaur")
    if scene.asked == "sauron prompt-foe":
        scene.choose("fight sam")
    assert scene.asked == "both prompt-card"


# --- Pippin

BEHIND = [
    ("shire", "arthedain", {"shire"}),
    ("arthedain", "rhudaur", {"arthedain"}),
    ("arthedain", "eregion", {"arthedain", "cardolan"}),
    ("cardolan", "enedwaith", {"cardolan"}),
    ("rhudaur", "high-pass", {"rhudaur"}),
    ("rhudaur", "misty-mountains", {"rhudaur", "eregion"}),
    ("eregion", "caradhras", {"eregion", "enedwaith"}),
    ("enedwaith", "gap-of-rohan", {"enedwaith"}),
    ("high-pass", "mirkwood", {"high-pass", "misty-mountains"}),
    ("misty-mountains", "fangorn", {"misty-mountains", "caradhras"}),
    # Neither Moria nor the Anduin leads back.
    ("eregion", "fangorn", {"misty-mountains", "caradhras"}),
    ("mirkwood", "fangorn", {"misty-mountains", "caradhras"}),
    ("fangorn", "rohan", {"caradhras", "gap-of-rohan"}),
    ("mirkwood", "dagorlad", {"mirkwood", "fangorn"}),
    ("fangorn", "gondor", {"fangorn", "rohan"}),
    ("gondor", "mordor", {"dagorlad", "gondor"}),
]


@rule("C-8.14", "C-4.17", "C-3.25")
@pytest.mark.parametrize(("origin", "field", "behind"), BEHIND)
def test_pippin_attacking_may_retreat_backward(origin, field, behind):
    scene = Scene(f"pippin@{origin} frodo@shire / cave-troll@{field}")
    scene.choose(f"pippin {field}")
    assert scene.asked == "fellowship prompt-retreat"
    assert scene.options() == {"stay", *(f"retreat {region}" for region in behind)}
    for region in behind:
        gone = scene.fork()
        gone.choose(f"retreat {region}")
        assert (gone.at("pippin"), gone.at("cave-troll")) == (region, field)
        assert gone.cards_used == 0
        assert gone.defeated() == set()
        assert gone.turn == "sauron"


@rule("C-8.14")
@pytest.mark.parametrize("servant", SERVANTS)
def test_pippin_attacked_has_no_retreat(servant):
    scene = duel("pippin", servant, "sauron")
    assert not scene.asked.startswith("fellowship prompt-retreat")
    assert scene.at("pippin") in ("eregion", None)


@rule("C-8.14", "C-4.14", "C-4.15")
def test_pippin_retreats_neither_to_enemies_nor_to_a_full_region():
    one_way = Scene(
        "pippin@rhudaur frodo@shire / cave-troll@misty-mountains warg@eregion orcs@mordor"
    )
    one_way.choose("pippin misty-mountains")
    assert one_way.options() == {"retreat rhudaur", "stay"}
    none = Scene(
        "pippin@eregion frodo@shire merry@misty-mountains gimli@caradhras "
        "/ cave-troll@fangorn warg@mordor"
    )
    none.choose("pippin fangorn")
    assert none.asked == "both prompt-card"


@rule("C-8.15")
def test_pippin_who_stays_must_fight():
    scene = Scene("pippin@rhudaur frodo@shire / cave-troll@misty-mountains warg@mordor")
    scene.choose("pippin misty-mountains")
    scene.choose("stay")
    assert scene.asked == "both prompt-card"
    scene.cards("5", "1")
    assert scene.defeated() == {"pippin"}


@rule("C-8.14", "C-4.36")
def test_pippins_retreat_ends_the_attack_on_all_defenders():
    scene = Scene("pippin@misty-mountains frodo@shire / orcs@fangorn warg@fangorn shelob@mordor")
    scene.choose("pippin fangorn", draws="orcs")
    scene.choose("retreat caradhras")
    assert scene.at("pippin") == "caradhras"
    assert (scene.at("orcs"), scene.at("warg")) == ("fangorn", "fangorn")
    assert scene.turn == "sauron"


@rule("C-8.15")
def test_pippin_may_retreat_at_the_start_of_each_battle_of_his_attack():
    scene = Scene(
        "pippin@misty-mountains frodo@shire / orcs@fangorn black-rider@fangorn shelob@mordor"
    )
    scene.choose("pippin fangorn", draws="orcs")
    scene.choose("stay")
    scene.cards("5", "1")
    assert scene.defeated() == {"orcs"}
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("retreat misty-mountains")
    assert scene.at("pippin") == "misty-mountains"
    assert scene.cards_used == 1


# --- Merry, Legolas, Gimli

PREY = [
    ("merry", "witch-king"),
    ("merry", "witch-king*"),
    ("legolas", "flying-nazgul"),
    ("legolas", "flying-nazgul*"),
    ("gimli", "orcs"),
    ("gimli", "orcs*"),
]


@rule("C-8.16", "C-8.27", "C-8.29", "C-1.15")
@pytest.mark.parametrize(("hunter", "prey"), PREY)
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_some_defeat_their_prey_before_cards_whichever_side_of_the_tile_it_is(
    hunter, prey, attacker
):
    scene = duel(hunter, prey, attacker)
    assert scene.defeated() == {prey.rstrip("*")}
    assert scene.at(hunter) == ("eregion" if attacker == "sauron" else "fangorn")
    assert scene.cards_used == 0
    assert scene.turn != attacker


@rule("C-8.17", "C-8.28", "C-8.30")
@pytest.mark.parametrize(
    ("hunter", "servant"),
    [
        (hunter, servant)
        for hunter, prey in (
            ("merry", "witch-king"),
            ("legolas", "flying-nazgul"),
            ("gimli", "orcs"),
        )
        for servant in others_than(prey)
    ],
)
def test_nobody_else_falls_to_them_before_cards(hunter, servant):
    scene = duel(hunter, servant, "fellowship")
    assert scene.defeated() == set()
    if servant in ("saruman", "gollum"):
        scene.choose("cards" if servant == "saruman" else "stay")
    assert scene.asked == "both prompt-card"


@rule("C-8.29")
def test_gimli_is_quicker_than_the_orcs():
    scene = duel("gimli", "orcs", "sauron")
    assert scene.at("gimli") == "eregion"
    assert scene.defeated() == {"orcs"}


@rule("C-8.29", "C-8.58")
def test_gimli_defeats_the_orcs_also_after_they_have_defeated_another():
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire / orcs@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("orcs rhudaur", draws="merry")
    assert scene.defeated() == {"merry", "orcs"}
    assert scene.cards_used == 0


@rule("C-8.16", "C-4.36")
def test_merry_ends_the_witch_kings_attack_on_all():
    scene = Scene(
        "merry@rhudaur! gimli@rhudaur frodo@shire / witch-king@high-pass warg@mordor",
        turn="sauron",
    )
    scene.choose("witch-king rhudaur")
    scene.choose("fight merry")
    assert scene.defeated() == {"witch-king"}
    assert scene.turn == "fellowship"


@rule("C-8.27")
def test_legolas_ends_the_nazguls_flight():
    scene = Scene("legolas@shire frodo@rhudaur / flying-nazgul@mordor warg@mordor", turn="sauron")
    scene.choose("flying-nazgul shire")
    assert scene.defeated() == {"flying-nazgul"}
    assert scene.at("legolas") == "shire"


@rule("C-8.16", "C-12.26")
def test_gwaihir_takes_merrys_own_ability():
    scene = duel("merry", "witch-king", "sauron", specials="gwaihir")
    kept = scene.fork()
    scene.choose("gwaihir")
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("stay")
    assert scene.asked == "both prompt-card"
    kept.choose("pass")
    assert kept.defeated() == {"witch-king"}


# --- Gandalf

SOME = "1 2 magic"
"""Three cards in hand: six in the pile for Magic."""


def piles(scene: Scene) -> tuple[list[int], list[int]]:
    return scene.pile("fellowship"), scene.pile("sauron")


@rule("C-8.18")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_sauron_shows_his_card_to_gandalf_first(attacker):
    scene = duel("gandalf", "balrog", attacker)
    assert scene.asked == "sauron prompt-card-first"
    assert len(scene.options()) == 9
    scene.choose("card 6")
    assert scene.told("card-shown") == [{"side": "sauron", "card": "card-6"}]
    view = scene.view(0).battle
    assert view is not None
    assert view.sauron is not None
    assert view.sauron.card == "6"
    assert scene.asked == "fellowship prompt-card-after"
    assert len(scene.options()) == 9
    scene.choose("card noble-sacrifice")
    assert scene.defeated() == {"gandalf", "balrog"}
    assert scene.cards_used == 1


@rule("C-8.18")
def test_gandalf_foresees_nothing_when_another_fights():
    scene = Scene(
        "gandalf@rhudaur merry@rhudaur! frodo@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("balrog rhudaur")
    scene.choose("fight merry")
    assert scene.asked == "both prompt-card"
    scene.cards("1", "1")
    assert scene.asked == "sauron prompt-card-first", "now it is Gandalf who fights"


@rule("C-8.18")
def test_gandalf_foresees_nothing_when_no_cards_are_played():
    scene = duel("gandalf", "saruman", "sauron")
    assert scene.asked == "sauron prompt-no-cards-saruman"
    with_cards = scene.fork()
    scene.choose("no cards")
    assert scene.defeated() == {"saruman"}
    assert scene.cards_used == 0
    with_cards.choose("cards")
    assert with_cards.asked == "sauron prompt-card-first"


@rule("C-8.18", "C-8.62")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_gandalf_foresees_nothing_against_the_warg(attacker):
    assert duel("gandalf", "warg", attacker).asked == "both prompt-card"


@rule("C-8.18")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_the_star_side_gandalf_foresees_nothing(attacker):
    assert duel("gandalf*", "balrog", attacker).asked == "both prompt-card"


@rule("C-8.19")
def test_the_fellowship_must_answer_even_a_retreat():
    scene = duel("gandalf", "balrog", "fellowship")
    scene.choose("card retreat")
    assert scene.asked == "fellowship prompt-card-after"
    assert all(code.startswith("card ") for code in scene.options())
    assert scene.at("balrog") == "fangorn"
    scene.choose("card 5")
    assert scene.asked == "sauron prompt-retreat-card"
    scene.choose("retreat rohan")
    assert scene.at("balrog") == "rohan"
    assert scene.defeated() == set()
    assert piles(scene) == ([CARD_NUMBERS["5"]], [CARD_NUMBERS["retreat"]])


@rule("C-8.19")
def test_the_last_card_must_be_played_against_a_retreat_too():
    scene = duel("gandalf", "balrog", "sauron", hands=("5", "retreat"))
    assert scene.options() == {"card retreat"}
    scene.choose("card retreat")
    assert scene.options() == {"card 5"}
    scene.choose("card 5")
    scene.choose("retreat rhudaur")
    assert (scene.at("gandalf"), scene.at("balrog")) == ("eregion", "rhudaur")
    assert len(scene.hand("fellowship")) == len(scene.hand("sauron")) == 9


@rule("C-8.20")
def test_saurons_text_is_resolved_first_against_gandalf_too():
    scene = duel("gandalf", "balrog", "fellowship")
    other = scene.fork()
    scene.choose("card retreat")
    scene.choose("card noble-sacrifice")
    scene.choose("retreat mirkwood")
    assert scene.defeated() == set()
    other.choose("card eye-of-sauron")
    other.choose("card noble-sacrifice")
    assert other.defeated() == {"gandalf", "balrog"}, "the Eye leaves 5 against 5"
    assert other.told("noble-sacrifice") == []


@rule("C-8.20")
def test_the_fellowships_text_works_after_saurons_card():
    scene = duel("gandalf", "balrog", "fellowship")
    scene.choose("card 6")
    cloak = scene.fork()
    retreat = scene.fork()
    cloak.choose("card elven-cloak")
    assert cloak.defeated() == {"gandalf", "balrog"}
    retreat.choose("card retreat")
    retreat.choose("retreat caradhras")
    assert retreat.at("gandalf") == "caradhras"


@rule("C-8.21")
def test_a_magic_shown_to_gandalf_is_exchanged_before_he_answers():
    scene = duel("gandalf", "balrog", "sauron", hands=(SOME, SOME))
    scene.choose("card magic")
    assert scene.asked == "sauron prompt-fetch"
    assert scene.options() == {
        "fetch 3",
        "fetch 4",
        "fetch 5",
        "fetch 6",
        "fetch eye-of-sauron",
        "fetch retreat",
    }
    scene.choose("fetch 6")
    view = scene.view(0).battle
    assert view is not None
    assert view.sauron is not None
    assert (view.sauron.card, view.sauron.adds) == ("6", 6)
    assert scene.asked == "fellowship prompt-card-after"
    scene.choose("card 1")
    assert scene.defeated() == {"gandalf"}
    assert scene.hand("sauron") == [1, 2]
    assert len(scene.pile("sauron")) == len(scene.pile("fellowship")) == 7


@rule("C-8.21", "C-7.7")
def test_a_magic_without_a_pile_is_shown_to_gandalf_for_nothing():
    scene = duel("gandalf", "balrog", "sauron")
    scene.choose("card magic")
    assert scene.asked == "fellowship prompt-card-after"
    scene.choose("card 1")
    assert scene.defeated() == {"balrog"}


@rule("C-8.22")
def test_the_text_of_a_fetched_card_waits_for_gandalfs_card():
    scene = duel("gandalf", "balrog", "sauron", hands=("1 2 noble-sacrifice", SOME))
    scene.choose("card magic")
    leaves = scene.fork()
    leaves.choose("fetch retreat")
    assert leaves.at("balrog") == "eregion"
    assert leaves.asked == "fellowship prompt-card-after"
    leaves.choose("card noble-sacrifice")
    leaves.choose("retreat enedwaith")
    assert leaves.defeated() == set()
    assert leaves.at("balrog") == "enedwaith"
    scene.choose("fetch eye-of-sauron")
    assert scene.asked == "fellowship prompt-card-after"
    scene.choose("card noble-sacrifice")
    assert scene.told("noble-sacrifice") == [], "the Eye has made it void"
    assert scene.defeated() == {"gandalf", "balrog"}, "5 against 5"


@rule("C-8.21", "C-7.8")
def test_gandalf_may_answer_magic_with_magic():
    scene = duel("gandalf", "balrog", "sauron", hands=(SOME, SOME))
    scene.choose("card magic")
    scene.choose("fetch 6")
    scene.choose("card magic")
    assert scene.asked == "fellowship prompt-fetch"
    scene.choose("fetch elven-cloak")
    assert scene.defeated() == {"gandalf", "balrog"}, "5 and 5: the fetched 6 is cloaked"


@rule("C-8.21", "C-8.63")
def test_the_cave_trolls_magic_fetches_nothing_from_gandalf_either():
    scene = duel("gandalf", "cave-troll", "sauron", hands=("3 4 5", SOME))
    assert scene.asked == "sauron prompt-card-first"
    scene.choose("card magic")
    assert scene.asked == "fellowship prompt-card-after"
    scene.choose("card 4")
    assert scene.defeated() == {"gandalf", "cave-troll"}


@rule("C-8.18", "C-12.26")
def test_gwaihir_takes_gandalfs_foresight():
    scene = duel("gandalf", "balrog", "sauron", specials="gwaihir")
    scene.choose("gwaihir")
    scene.choose("stay")
    assert scene.asked == "both prompt-card"


# --- Aragorn


@rule("C-8.23", "C-8.24")
@pytest.mark.parametrize(
    ("region", "ahead", "attacks"),
    [
        ("shire", {"arthedain", "cardolan"}, set()),
        ("arthedain", {"rhudaur", "eregion"}, {"shire", "cardolan"}),
        ("cardolan", {"eregion", "enedwaith"}, {"shire", "arthedain"}),
        ("rhudaur", {"high-pass", "misty-mountains"}, {"arthedain", "eregion"}),
        (
            "eregion",
            {"misty-mountains", "caradhras", "fangorn"},
            {"arthedain", "cardolan", "rhudaur", "enedwaith"},
        ),
        ("enedwaith", {"caradhras", "gap-of-rohan"}, {"eregion", "cardolan"}),
        ("high-pass", {"mirkwood"}, {"rhudaur"}),
        ("misty-mountains", {"mirkwood", "fangorn"}, {"rhudaur", "eregion"}),
        ("caradhras", {"fangorn", "rohan"}, {"eregion", "enedwaith"}),
        ("gap-of-rohan", {"rohan"}, {"enedwaith"}),
        ("mirkwood", {"dagorlad", "fangorn"}, {"high-pass", "misty-mountains"}),
        ("fangorn", {"dagorlad", "gondor", "rohan"}, {"misty-mountains", "caradhras", "mirkwood"}),
        ("rohan", {"gondor"}, {"caradhras", "gap-of-rohan", "fangorn"}),
        ("dagorlad", {"mordor"}, {"mirkwood", "fangorn", "gondor"}),
        ("gondor", {"mordor"}, {"fangorn", "rohan", "dagorlad"}),
        ("mordor", set(), {"dagorlad", "gondor"}),
    ],
)
def test_aragorn_attacks_in_every_direction_but_walks_only_forward(region, ahead, attacks):
    far = "high-pass" if region in ("dagorlad", "gondor", "mordor") else "mordor"
    walking = Scene(f"aragorn@{region} frodo@shire / warg@{far}")
    assert walking.moves("aragorn") == ahead
    for target in sorted(attacks):
        home = "high-pass" if target == "shire" else "shire"
        scene = Scene(f"aragorn@{region} frodo@{home} / orcs@{target}")
        assert scene.moves("aragorn") == ahead | {target}
        scene.choose(f"aragorn {target}")
        assert scene.revealed() == {"aragorn", "orcs"}
        assert scene.asked == "both prompt-card"


@rule("C-8.24")
def test_aragorn_does_not_walk_sideways_or_back_to_a_friend():
    scene = Scene("aragorn@eregion merry@rhudaur gimli@cardolan frodo@shire / warg@mordor")
    assert scene.moves("aragorn") == {"misty-mountains", "caradhras", "fangorn"}


@rule("C-8.23")
def test_aragorn_attacks_no_further_than_the_next_region():
    scene = Scene("aragorn@eregion frodo@shire / warg@rohan orcs@gap-of-rohan balrog@high-pass")
    assert scene.moves("aragorn") == {"misty-mountains", "caradhras", "fangorn"}


@rule("C-8.23")
def test_aragorn_attacks_a_region_with_two_enemies_as_well():
    scene = Scene("aragorn@eregion frodo@shire / warg@cardolan orcs@cardolan balrog@mordor")
    scene.choose("aragorn cardolan", draws="orcs")
    scene.cards("5", "1")
    assert scene.asked == "both prompt-card"
    assert scene.revealed() == {"aragorn", "warg"}


@rule("C-8.23", "C-3.25")
def test_aragorn_never_goes_back_through_moria():
    scene = Scene("aragorn@fangorn frodo@shire / warg@eregion balrog@mordor")
    assert "eregion" not in scene.moves("aragorn")


@rule("C-8.23", "C-3.18")
def test_aragorn_needs_no_ability_down_the_anduin_but_one_up():
    scene = Scene("aragorn@fangorn frodo@shire / warg@mirkwood orcs@rohan")
    assert scene.moves("aragorn") == {"dagorlad", "gondor", "rohan", "mirkwood"}
    free = Scene("aragorn@fangorn frodo@shire / warg@mordor")
    assert free.moves("aragorn") == {"dagorlad", "gondor", "rohan"}


@rule("C-8.25")
@pytest.mark.parametrize("target", ["eregion", "cardolan"])
def test_aragorn_may_attack_the_warg_sideways_and_backward(target):
    scene = Scene(f"aragorn@enedwaith frodo@shire / warg@{target} orcs@mordor")
    assert target in scene.moves("aragorn")
    scene.choose(f"aragorn {target}")
    scene.cards("1", "1")
    assert scene.defeated() == {"warg"}
    assert scene.at("aragorn") == target


@rule("C-8.26", "C-3.8")
@pytest.mark.parametrize(
    ("mountain", "beside"),
    [
        ("high-pass", ["misty-mountains"]),
        ("misty-mountains", ["high-pass", "caradhras"]),
        ("caradhras", ["misty-mountains", "gap-of-rohan"]),
        ("gap-of-rohan", ["caradhras"]),
    ],
)
def test_aragorn_does_not_attack_sideways_in_the_mountains(mountain, beside):
    for target in beside:
        scene = Scene(f"aragorn@{mountain} frodo@shire / orcs@{target} warg@mordor")
        assert target not in scene.moves("aragorn")


@rule("C-8.23")
def test_aragorns_attack_is_the_turns_move():
    scene = Scene("aragorn@enedwaith frodo@shire merry@shire / orcs@eregion warg@mordor")
    scene.choose("aragorn eregion")
    scene.cards("5", "1")
    assert scene.turn == "sauron"


@rule("C-8.23", "C-6.4")
@pytest.mark.parametrize(
    ("enemy", "reading", "winner"),
    [("rohan", "any", None), ("rohan", "forward", "sauron"), ("caradhras", "any", "sauron")],
)
def test_aragorn_who_can_only_attack_backward_is_not_stuck(enemy, reading, winner):
    scene = Scene(
        "aragorn@gondor frodo@dagorlad merry@mordor pippin@mordor sam@mordor gimli@mordor "
        f"/ orcs@{enemy}",
        stuck=reading,
    )
    assert scene.winner == winner
    if winner is None:
        assert scene.options() == {"aragorn rohan"}


@rule("C-8.23")
def test_the_star_side_aragorn_attacks_only_forward():
    scene = Scene("aragorn*@enedwaith frodo@shire / warg@eregion orcs@cardolan")
    assert scene.moves("aragorn") == {"caradhras", "gap-of-rohan"}


@rule("C-4.11")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_aragorns_ability_does_nothing_in_battle(attacker):
    assert duel("aragorn", "balrog", attacker).asked == "both prompt-card"


# --- Boromir


@rule("C-8.31")
@pytest.mark.parametrize("servant", others_than("warg", "wormtongue"))
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_boromir_and_his_opponent_fall_before_anything_else(servant, attacker):
    scene = duel("boromir", servant, attacker)
    assert scene.defeated() == {"boromir", servant.rstrip("*")}
    assert scene.cards_used == 0
    assert scene.turn != attacker


@rule("C-8.31", "C-10.48")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_wormtongue_slips_away_even_from_boromir(attacker):
    scene = duel("boromir", "wormtongue", attacker)
    assert scene.defeated() == {"boromir"}
    assert scene.asked == "sauron prompt-escape"


@rule("C-8.31", "C-8.39")
def test_shelob_does_not_go_home_from_boromir():
    scene = duel("boromir", "shelob", "sauron")
    assert scene.at("shelob") is None


@rule("C-8.32")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_boromir_fights_the_warg_with_cards(attacker):
    scene = duel("boromir", "warg", attacker)
    assert scene.asked == "both prompt-card"
    assert scene.defeated() == set()
    scene.cards("5", "2")
    assert scene.defeated() == {"warg"}


@rule("C-8.31", "C-4.36")
def test_boromir_takes_one_of_two_with_him():
    attacked = Scene(
        "boromir@rhudaur! merry@rhudaur frodo@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    attacked.choose("balrog rhudaur")
    attacked.choose("fight boromir")
    assert attacked.defeated() == {"boromir", "balrog"}
    assert attacked.at("merry") == "rhudaur"
    attacking = Scene(
        "boromir@misty-mountains frodo@shire / balrog@fangorn orcs@fangorn warg@mordor"
    )
    attacking.choose("boromir fangorn", draws="balrog")
    assert attacking.defeated() == {"boromir", "balrog"}
    assert attacking.at("orcs") == "fangorn"
    assert attacking.turn == "sauron"


@rule("C-8.31", "C-8.57")
def test_boromir_is_quicker_than_the_orcs_and_than_saruman():
    orcs = duel("boromir", "orcs", "sauron")
    assert orcs.defeated() == {"boromir", "orcs"}
    saruman = duel("boromir", "saruman", "sauron")
    assert saruman.defeated() == {"boromir", "saruman"}

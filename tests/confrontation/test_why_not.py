"""Asked why something can't be chosen, the game answers with its rule, and gives nothing away."""

import pytest

from mathom.core.chance import Chance
from mathom.core.deed import Deed
from mathom.core.match import Match
from mathom.core.message import Reason, Refused
from mathom.core.record import Seat
from mathom.core.state import digest
from mathom.core.testing import Case, cases
from mathom.core.testing.case import random_positions
from mathom.core.voice import LANGUAGES, voice
from mathom.games.confrontation import GAME
from mathom.games.confrontation.data import (
    AWAY,
    CARD_NAMES,
    NAMES,
    PIECES,
    REGION_NAMES,
    REGIONS,
    SPECIAL_NAMES,
)
from mathom.games.confrontation.rules.moves import Move
from tests.confrontation.scene import Scene
from tests.marks import rule

SEATS = [Seat("Ada"), Seat("Bela")]
FELLOWSHIP, SAURON = 0, 1
TEXTS = [voice(lang, GAME) for lang in LANGUAGES]


def refusal(scene: Scene, seat: int, code: str) -> tuple[str, ...]:
    """Why one of several who are asked can't choose this."""
    ask = scene.position.ask(seat)
    assert ask is not None
    assert ask.option(code) is None, f"{code!r} is allowed"
    return told(GAME.why_not(scene.state, ask, code))


def told(reason: Reason | None) -> tuple[str, ...]:
    """A reason in short; it can be said in all languages."""
    assert reason is not None
    assert all(text.explain(reason) for text in TEXTS)
    return (reason.id.removeprefix("reason-"), *reason.rules)


def only(scene: Scene, code: str) -> tuple[str, ...]:
    """Why the only one who is asked can't choose this."""
    assert len(scene.position.asks) == 1
    return refusal(scene, scene.ask.seat, code)


# --- Moves


@rule("C-3.3")
def test_nobody_may_pass():
    scene = Scene("merry@shire frodo@shire / warg@mordor")
    for code in ("pass", "stay"):
        assert only(scene, code) == ("must-move", "C-3.3")


HERE = "merry@rhudaur gimli@eregion frodo@shire sam@shire / warg@mordor"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("warg gondor", ("other-side", "C-1.2")),
        ("legolas rhudaur", ("defeated", "C-3.28")),
        ("elrond rhudaur", ("not-in-play", "C-1.6")),
        ("merry", ("say-where",)),
        ("merry high-pass now", ("say-where",)),
        ("merry bree", ("no-region",)),
        ("merry rhudaur", ("there-already",)),
        ("  Merry   High-Pass", ("spelling",)),
        ("merry high-pass jump", ("jump", "C-10.21")),
    ],
)
def test_a_move_names_a_character_of_ones_own_and_a_region(code, reason):
    assert only(Scene(HERE), code) == reason


@pytest.mark.parametrize("code", ["", "  ", "dance", "bilbo shire", "cardolan", "9" * 4000])
def test_what_is_no_code_of_the_game_has_no_rule_against_it(code):
    scene = Scene(HERE)
    assert GAME.why_not(scene.state, scene.ask, code) is None


@pytest.mark.parametrize(
    ("pieces", "turn", "code", "reason"),
    [
        ("merry@shire", "fellowship", "merry eregion", ("not-adjacent", "C-3.4")),
        ("merry@rhudaur", "fellowship", "merry eregion", ("sideways", "C-3.5")),
        ("merry@rhudaur", "fellowship", "merry arthedain", ("backward", "C-3.6")),
        ("merry@caradhras", "fellowship", "merry gap-of-rohan", ("mountains", "C-3.8")),
        ("merry@fangorn", "fellowship", "merry mirkwood", ("upstream", "C-3.21")),
        ("merry@rohan", "fellowship", "merry fangorn", ("upstream", "C-3.21")),
        ("merry@fangorn", "fellowship", "merry eregion", ("moria-back", "C-3.25")),
        ("", "sauron", "orcs gondor", ("sideways", "C-3.5")),
        ("", "sauron", "orcs mordor", ("backward", "C-3.6")),
        ("", "sauron", "warg rohan", ("anduin-fellowship", "C-3.23", "C-3.5")),
        ("", "sauron", "warg eregion", ("moria-fellowship", "C-3.27")),
    ],
)
@rule("C-3.4", "C-3.5", "C-3.6", "C-3.8", "C-3.21", "C-3.23", "C-3.25", "C-3.27")
def test_the_ways_that_nobody_goes(pieces, turn, code, reason):
    scene = Scene(f"{pieces} frodo@shire / orcs@dagorlad warg@fangorn balrog@mordor", turn=turn)
    assert only(scene, code) == reason


@pytest.mark.parametrize(
    ("pieces", "code", "limit"),
    [
        ("merry@rhudaur gimli@rhudaur sam@arthedain frodo@shire", "sam rhudaur", "C-3.13"),
        ("merry@high-pass gimli@rhudaur frodo@shire", "gimli high-pass", "C-3.12"),
        (
            "merry@mordor gimli@mordor sam@mordor legolas@mordor frodo@gondor pippin@shire",
            "frodo mordor",
            "C-3.11",
        ),
    ],
)
@rule("C-3.11", "C-3.12", "C-3.13", "C-3.15")
def test_a_full_region(pieces, code, limit):
    assert only(Scene(f"{pieces} / warg@fangorn"), code) == ("full", "C-3.15", limit)


@pytest.mark.parametrize(
    ("pieces", "code", "reason"),
    [
        (
            "aragorn@eregion / warg@mordor",
            "aragorn arthedain",
            ("aragorn-attacks", "C-8.23", "C-8.24"),
        ),
        (
            "aragorn@eregion / warg@mordor",
            "aragorn rhudaur",
            ("aragorn-attacks", "C-8.23", "C-8.24"),
        ),
        (
            "aragorn@caradhras / warg@gap-of-rohan",
            "aragorn gap-of-rohan",
            ("mountains", "C-8.26"),
        ),
        ("treebeard@shire / gollum@mordor", "treebeard fangorn", ("treebeard-one", "C-10.21")),
        (
            "treebeard@eregion / gollum@mordor",
            "treebeard fangorn jump",
            ("treebeard-one", "C-10.21"),
        ),
        ("treebeard@shire / gollum@fangorn", "treebeard fangorn jump", ("spelling",)),
        ("treebeard@fangorn / gollum@mordor", "treebeard fangorn jump", ("there-already",)),
    ],
)
@rule("C-8.24", "C-8.26", "C-10.21")
def test_the_fellowships_own_ways_have_conditions(pieces, code, reason):
    fellowship, sauron = pieces.split(" / ")
    assert only(Scene(f"{fellowship} frodo@shire / {sauron}"), code) == reason


@pytest.mark.parametrize(
    ("pieces", "code", "reason"),
    [
        (
            "gimli@rhudaur merry@rhudaur / flying-nazgul@dagorlad",
            "flying-nazgul rhudaur",
            ("nazgul-one", "C-8.47", "C-8.49"),
        ),
        (
            "gimli@high-pass / flying-nazgul*@dagorlad",
            "flying-nazgul misty-mountains",
            ("nazgul-attacks", "C-10.60"),
        ),
        (
            "gimli@rhudaur / witch-king@dagorlad",
            "witch-king gondor",
            ("witch-king-attacks", "C-8.43", "C-8.44"),
        ),
        (
            "gimli@caradhras / witch-king@gap-of-rohan",
            "witch-king caradhras",
            ("mountains", "C-8.45"),
        ),
        (
            "gimli@eregion / black-rider@fangorn",
            "black-rider enedwaith",
            ("rider-attacks", "C-8.50", "C-8.51"),
        ),
        (
            "gimli@caradhras merry@enedwaith legolas@gap-of-rohan / black-rider@rohan",
            "black-rider enedwaith",
            ("rider-way", "C-8.52", "C-8.53"),
        ),
        (
            "gimli@eregion / uruk-hai@fangorn",
            "uruk-hai eregion",
            ("uruk-hai-empty", "C-10.37"),
        ),
        (
            "gimli@eregion merry@rhudaur legolas@enedwaith / uruk-hai@fangorn",
            "uruk-hai arthedain",
            ("uruk-hai-way", "C-10.38", "C-10.39"),
        ),
        (
            "gimli@eregion / watcher@fangorn! orcs*@mordor",
            "watcher caradhras",
            ("watcher-stays", "C-10.57"),
        ),
    ],
)
@rule("C-8.44", "C-8.45", "C-8.49", "C-8.51", "C-8.53", "C-10.39", "C-10.57", "C-10.60")
def test_saurons_own_ways_have_conditions(pieces, code, reason):
    fellowship, sauron = pieces.split(" / ")
    scene = Scene(f"{fellowship} frodo@shire / {sauron}", turn="sauron")
    assert only(scene, code) == reason


def test_by_the_strict_reading_special_moves_do_not_save():
    scene = Scene(
        "gandalf@mordor aragorn@dagorlad sam@mordor gimli@mordor legolas@mordor "
        "/ orcs@gondor warg@rohan",
        stuck="forward",
        specials="king-revealed",
    )
    assert only(scene, "aragorn gondor") == ("stuck-forward", "C-6.4")


# --- Special cards


@rule("C-12.1", "C-12.3", "C-12.4")
def test_a_special_card_must_be_ones_own_chosen_and_unused():
    scene = Scene("merry@shire frodo@shire / warg@mordor", specials="shadowfax", fellowship_cards=1)
    assert only(scene, "recall warg") == ("special-of-other-side", "C-12.1")
    assert only(scene, "gandalf-the-white") == ("special-not-chosen", "C-12.4")
    scene.choose("shadowfax merry cardolan")
    assert only(scene, "shadowfax merry eregion") == ("special-used", "C-12.3")
    assert only(Scene(HERE), "shadowfax merry high-pass") == ("no-specials", "C-12.2")


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("shadowfax", ("say-who-and-where",)),
        ("shadowfax warg mordor", ("other-side", "C-1.2")),
        ("shadowfax merry", ("say-where",)),
        ("shadowfax merry fangorn", ("step-forward", "C-12.9")),
        ("shadowfax merry high-pass", ("step-enemy", "C-12.10")),
        ("shadowfax sam rhudaur", ("full", "C-12.11", "C-3.13")),
        ("shadowfax legolas mordor", ("ride-on", "C-12.15")),
    ],
)
@rule("C-12.9", "C-12.10", "C-12.11", "C-12.15")
def test_shadowfax(code, reason):
    scene = Scene(
        "merry@rhudaur gimli@rhudaur sam@arthedain frodo@shire legolas@gondor "
        "/ orcs@high-pass warg@fangorn",
        specials="shadowfax",
    )
    assert only(scene, code) == reason


@rule("C-12.14")
def test_who_rode_shadowfax_must_go_on():
    scene = Scene("merry@shire frodo@shire / warg@mordor", specials="shadowfax king-revealed")
    scene.choose("shadowfax merry cardolan")
    for code in ("frodo arthedain", "pass", "king mordor"):
        assert only(scene, code) == ("rider-moves", "C-12.14")


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ("gandalf@shire / warg@mordor", ("gandalf-lives", "C-12.19")),
        ("merry@rhudaur / warg@fangorn", ("fangorn-enemy", "C-12.17")),
        ("merry@fangorn sam@fangorn / warg@mordor", ("fangorn-full", "C-12.18")),
    ],
)
@rule("C-12.17", "C-12.18", "C-12.19")
def test_gandalf_the_white(pieces, reason):
    scene = Scene(f"frodo@shire {pieces}", specials="gandalf-the-white")
    assert only(scene, "gandalf-the-white") == reason


@rule("C-12.24")
def test_a_king_revealed():
    fallen = Scene("frodo@shire / warg@mordor", specials="king-revealed")
    assert only(fallen, "king mordor") == ("aragorn-fell", "C-12.24")
    pieces = "frodo@shire aragorn@shire / warg@mordor orcs*@rohan watcher@fangorn!"
    scene = Scene(pieces, specials="king-revealed", king_names="movable")
    assert only(scene, "king") == ("say-target", "C-12.20")
    assert only(scene, "king gondor") == ("nobody-there", "C-12.20")
    assert only(scene, "king fangorn") == ("target-open", "C-12.20")
    assert only(scene, "king warg") == ("target-hidden", "C-12.20", "C-13.3")
    assert only(scene, "king watcher") == ("king-watcher", "C-12.20", "C-10.57")


@rule("C-12.21", "C-12.22")
def test_whom_the_king_names_must_move_and_sauron_may_not_skip():
    scene = Scene(
        "frodo@shire aragorn@shire / warg@mordor orcs@rohan", specials="king-revealed recall"
    )
    scene.choose("king rohan")
    assert only(scene, "warg gondor") == ("named-moves", "C-12.21")
    assert only(scene, "recall orcs") == ("may-not-skip", "C-12.22")


@pytest.mark.parametrize(
    ("pieces", "code", "reason"),
    [
        ("merry@mordor / warg@gondor", "recall warg", ("mordor-enemy", "C-12.30")),
        (
            "/ warg@gondor orcs@mordor balrog@mordor shelob@mordor saruman@mordor",
            "recall warg",
            ("mordor-full", "C-12.31"),
        ),
        ("/ warg@mordor orcs@gondor", "recall", ("recall-whom", "C-12.29")),
        ("/ warg@mordor orcs@gondor", "recall balrog", ("defeated", "C-3.28")),
        ("/ warg@mordor orcs@gondor", "recall frodo", ("other-side", "C-1.2")),
        ("/ warg@mordor orcs@gondor", "recall warg", ("in-mordor-already", "C-12.29")),
    ],
)
@rule("C-12.30", "C-12.31")
def test_recall_to_mordor(pieces, code, reason):
    scene = Scene(f"frodo@shire {pieces}", turn="sauron", specials="recall")
    assert only(scene, code) == reason


@pytest.mark.parametrize(
    ("pieces", "code", "reason"),
    [
        ("/ warg@mordor orcs@rohan", "dark warg fangorn", ("step-forward", "C-12.32")),
        ("merry@gondor / warg@mordor orcs@rohan", "dark warg gondor", ("step-enemy", "C-12.33")),
        (
            "/ warg@mordor orcs@gondor balrog@gondor",
            "dark warg gondor",
            ("full", "C-12.34", "C-3.13"),
        ),
        ("/ warg@mordor", "dark warg gondor", ("dark-no-other", "C-12.35")),
        (
            "/ watcher@fangorn! orcs*@mordor",
            "dark watcher caradhras",
            ("dark-watcher", "C-12.36"),
        ),
    ],
)
@rule("C-12.32", "C-12.33", "C-12.34", "C-12.35", "C-12.36")
def test_the_dark_of_mordor(pieces, code, reason):
    scene = Scene(f"frodo@shire {pieces}", turn="sauron", specials="dark-of-mordor")
    assert only(scene, code) == reason


@rule("C-12.35")
def test_after_the_dark_of_mordor_another_must_move():
    scene = Scene(
        "frodo@shire / warg@mordor orcs@rohan", turn="sauron", specials="dark-of-mordor crebain"
    )
    scene.choose("dark warg gondor")
    assert only(scene, "warg rohan") == ("stepped-already", "C-12.35")
    assert only(scene, "crebain shire") == ("move-another", "C-12.35")


@rule("C-12.21")
def test_the_dark_of_mordor_must_not_bind_whom_the_king_has_named():
    scene = Scene(
        "frodo@shire aragorn@shire / warg@rohan orcs@fangorn balrog@gap-of-rohan shelob@mordor",
        specials="king-revealed dark-of-mordor",
    )
    scene.choose("king rohan")
    assert only(scene, "dark orcs caradhras") == ("dark-named", "C-12.21")


@rule("C-12.42")
def test_crebain_and_palantir():
    scene = Scene(
        "frodo@shire merry@rhudaur! / warg@high-pass", turn="sauron", specials="crebain palantir"
    )
    assert only(scene, "crebain rhudaur") == ("target-open", "C-12.37")
    assert only(scene, "crebain frodo") == ("target-hidden", "C-12.37", "C-13.3")
    assert only(scene, "palantir") == ("palantir-where", "C-12.41")
    assert only(scene, "palantir shire") == ("palantir-shire", "C-12.42")
    assert only(scene, "palantir rohan") == ("nobody-there", "C-12.41")
    scene.choose("warg rhudaur")
    scene.choose("fight merry")
    scene.choose("pass")
    assert refusal(scene, SAURON, "palantir rhudaur") == ("palantir-when", "C-12.41")
    assert refusal(scene, SAURON, "crebain frodo") == ("special-before-move", "C-12.37")


@rule("C-12.25", "C-12.28")
def test_gwaihir_comes_at_the_start_of_a_battle_but_not_against_the_warg():
    scene = Scene(
        "frodo@shire merry@rhudaur / warg@high-pass orcs@misty-mountains",
        turn="sauron",
        specials="gwaihir shadowfax",
    )
    against_warg = scene.fork()
    against_warg.choose("warg rhudaur")
    assert refusal(against_warg, FELLOWSHIP, "gwaihir") == ("gwaihir-warg", "C-12.28")
    scene.choose("orcs rhudaur")
    assert only(scene, "retreat arthedain") == ("gwaihir-first", "C-12.25")
    assert only(scene, "shadowfax frodo cardolan") == ("special-own-turn", "C-12.9")
    own_turn = Scene("frodo@shire / warg@mordor", specials="gwaihir")
    assert only(own_turn, "gwaihir") == ("gwaihir-when", "C-12.25")


# --- Battles


@rule("C-4.5")
def test_only_who_is_revealed_can_be_chosen_by_name():
    scene = Scene(
        "frodo@shire merry@rhudaur! sam@rhudaur gimli@cardolan! / warg@high-pass", turn="sauron"
    )
    scene.choose("warg rhudaur")
    # Whether Sam is there or Frodo is not must make no difference.
    for name in ("sam", "frodo"):
        assert only(scene, f"fight {name}") == ("not-revealed", "C-4.3", "C-4.5")
    assert only(scene, "fight gimli") == ("not-in-field", "C-4.1")
    assert only(scene, "fight legolas") == ("defeated", "C-3.28")
    assert only(scene, "fight warg") == ("other-side", "C-1.2")
    assert only(scene, "fight") == ("incomplete",)
    assert only(scene, "pass") == ("must-fight", "C-4.1")
    assert only(scene, "warg arthedain") == ("battle-first", "C-4.1")
    both_open = Scene("frodo@shire merry@rhudaur! sam@rhudaur! / warg@high-pass", turn="sauron")
    both_open.choose("warg rhudaur")
    assert only(both_open, "fight hidden") == ("all-open", "C-4.5")


@rule("C-8.34")
def test_the_balrog_strikes_only_from_caradhras():
    scene = Scene("merry@eregion frodo@shire / orcs@caradhras balrog@mordor")
    scene.choose("merry fangorn")
    assert only(scene, "balrog") == ("balrog-not-there", "C-8.34")
    assert only(scene, "orcs eregion") == ("not-your-turn", "C-3.2")
    scene.choose("pass")
    assert only(scene, "balrog") == ("say-where",)


@rule("C-8.5", "C-8.6", "C-8.10")
def test_sam_fights_only_beside_frodo():
    scene = Scene("frodo@rhudaur merry@rhudaur sam@shire / orcs@high-pass", turn="sauron")
    scene.choose("orcs rhudaur", draws="frodo")
    assert only(scene, "sam") == ("sam-not-there", "C-8.5")
    assert only(scene, "retreat eregion") == ("sam-first", "C-8.6")
    scene.choose("pass")
    assert only(scene, "sam") == ("sam-when", "C-8.5", "C-8.6")
    warg = Scene("frodo@rhudaur sam@rhudaur / warg@high-pass", turn="sauron")
    warg.choose("warg rhudaur", draws="frodo")
    assert refusal(warg, FELLOWSHIP, "sam") == ("sam-warg", "C-8.10")


@rule("C-8.7", "C-8.8", "C-8.11")
def test_frodo_is_shown_only_beside_sam():
    scene = Scene("sam@rhudaur merry@rhudaur frodo@shire / balrog@high-pass", turn="sauron")
    scene.choose("balrog rhudaur", draws="sam")
    assert only(scene, "show frodo") == ("frodo-not-there", "C-8.7")
    assert only(scene, "show merry") == ("show-whom", "C-8.8")
    scene.choose("pass")
    assert refusal(scene, FELLOWSHIP, "show frodo") == ("frodo-when", "C-8.8")
    warg = Scene("frodo@rhudaur sam@rhudaur / warg@high-pass", turn="sauron")
    warg.choose("warg rhudaur", draws="sam")
    assert refusal(warg, FELLOWSHIP, "show frodo") == ("frodo-warg", "C-8.11")


@rule("C-4.14", "C-4.15", "C-8.2")
def test_frodo_retreats_sideways_to_where_he_is_free():
    scene = Scene(
        "frodo@eregion sam@shire / orcs@misty-mountains warg@enedwaith balrog@mordor",
        turn="sauron",
    )
    scene.choose("orcs eregion")
    assert scene.options() == {"retreat rhudaur", "stay"}
    assert only(scene, "retreat enedwaith") == ("retreat-enemy", "C-4.14")
    assert only(scene, "retreat arthedain") == ("retreat-way", "C-8.2")
    assert only(scene, "retreat rohan") == ("retreat-adjacent", "C-8.2")
    assert only(scene, "retreat eregion") == ("retreat-here", "C-8.2")
    assert only(scene, "retreat") == ("incomplete",)
    assert only(scene, "pass") == ("decline-so",)
    full = Scene(
        "frodo@eregion sam@rhudaur gimli@rhudaur / orcs@misty-mountains balrog@mordor",
        turn="sauron",
    )
    full.choose("orcs eregion")
    assert only(full, "retreat rhudaur") == ("full", "C-4.15", "C-3.13")


@rule("C-4.17")
def test_nobody_retreats_through_moria():
    scene = Scene("frodo@fangorn sam@shire / orcs@gondor", turn="sauron")
    scene.choose("orcs fangorn")
    assert only(scene, "retreat eregion") == ("retreat-moria", "C-4.17")


def test_a_retreat_up_the_anduin_if_the_players_did_not_agree_on_it():
    scene = Scene("frodo@fangorn sam@shire / orcs@gondor", turn="sauron", upstream="nobody")
    scene.choose("orcs fangorn")
    assert only(scene, "retreat mirkwood") == ("retreat-upstream", "C-3.22")


@pytest.mark.parametrize(
    ("pieces", "move", "reason"),
    [
        (
            "frodo@high-pass / orcs*@mirkwood",
            "orcs high-pass",
            ("retreat-mountains", "C-8.4", "C-4.16"),
        ),
        ("frodo@eregion / saruman@caradhras", "saruman eregion", ("retreat-saruman", "C-8.54")),
        ("frodo@eregion / warg@caradhras", "warg eregion", ("retreat-warg", "C-4.13")),
        ("pippin@eregion / orcs*@caradhras", "orcs eregion", ("retreat-attacking", "C-8.14")),
        ("gimli@eregion / warg@caradhras", "warg eregion", ("no-retreat", "C-4.12")),
    ],
)
@rule("C-4.13", "C-8.4", "C-8.14", "C-8.54")
def test_some_can_not_retreat(pieces, move, reason):
    scene = Scene(f"sam@shire merry@shire {pieces}", turn="sauron")
    scene.choose(move)
    if scene.asked == "sauron prompt-no-cards-saruman":
        assert only(scene, "pass") == ("decline-so",)
        scene.choose("cards")
    assert refusal(scene, FELLOWSHIP, "retreat rhudaur") == reason


@rule("C-8.3")
def test_a_retreat_by_ability_comes_before_the_cards():
    scene = Scene("frodo@eregion sam@shire / orcs*@caradhras", turn="sauron")
    assert only(scene, "retreat eregion") == ("retreat-when", "C-4.12")
    scene.choose("orcs eregion")
    scene.choose("stay")
    assert refusal(scene, FELLOWSHIP, "retreat rhudaur") == ("retreat-over", "C-8.3")
    assert refusal(scene, SAURON, "retreat rhudaur") == ("no-retreat", "C-10.63", "C-7.21")


@rule("C-8.2")
def test_frodo_does_not_retreat_from_his_own_attack():
    scene = Scene("frodo@eregion sam@shire / orcs*@caradhras")
    assert only(scene, "fight orcs") == ("fight-when", "C-4.3", "C-4.5")
    scene.choose("frodo caradhras")
    assert refusal(scene, FELLOWSHIP, "retreat eregion") == ("retreat-defending", "C-8.2")
    assert refusal(scene, SAURON, "balrog") == ("balrog-when", "C-8.34")


@rule("C-7.18", "C-7.21")
def test_a_retreat_by_card_must_be_made():
    scene = Scene("gimli@caradhras frodo@shire / balrog@fangorn warg@mordor")
    scene.choose("gimli fangorn")
    scene.cards("noble-sacrifice", "retreat")
    assert only(scene, "stay") == ("must-retreat", "C-7.18", "C-7.25")
    assert only(scene, "retreat gondor") == ("retreat-way", "C-7.21")


@rule("C-10.28", "C-10.29", "C-10.30")
def test_smeagol_changes_places_with_a_neighbour():
    pieces = "smeagol@high-pass merry@rhudaur gimli@misty-mountains sam@shire frodo@shire"
    scene = Scene(f"{pieces} / orcs*@mirkwood", turn="sauron")
    assert only(scene, "swap merry") == ("swap-smeagol", "C-10.28")
    scene.choose("orcs high-pass")
    assert only(scene, "swap gimli") == ("swap-mountains", "C-10.29")
    assert only(scene, "swap sam") == ("swap-adjacent", "C-10.28")
    assert only(scene, "swap smeagol") == ("swap-himself", "C-10.28")
    scene.choose("stay")
    assert refusal(scene, FELLOWSHIP, "swap merry") == ("swap-over", "C-10.30")


@pytest.mark.parametrize(
    ("pieces", "turn", "move", "reason"),
    [
        (
            "smeagol@rhudaur / orcs*@high-pass",
            0,
            "smeagol high-pass",
            ("swap-defending", "C-10.28"),
        ),
        (
            "smeagol@rhudaur merry@rhudaur / orcs*@high-pass",
            1,
            "orcs rhudaur",
            ("swap-alone", "C-10.28"),
        ),
        ("smeagol@rhudaur / warg@high-pass", 1, "warg rhudaur", ("swap-warg", "C-8.62")),
    ],
)
@rule("C-10.28", "C-8.62")
def test_smeagol_can_not_always_change_places(pieces, turn, move, reason):
    scene = Scene(f"frodo@eregion {pieces}", turn=("fellowship", "sauron")[turn])
    scene.choose(move, draws="smeagol" if "merry" in pieces else "")
    assert refusal(scene, FELLOWSHIP, "swap frodo") == reason


@rule("C-7.1", "C-7.2", "C-4.32")
def test_a_card_must_be_in_ones_hand():
    scene = Scene("merry@rhudaur frodo@shire / balrog@high-pass", hands=("1 magic", "1 6"))
    assert only(scene, "card 1") == ("cards-when", "C-4.21")
    scene.choose("merry high-pass")
    assert refusal(scene, FELLOWSHIP, "card 2") == ("card-discarded", "C-4.21", "C-4.32")
    assert refusal(scene, FELLOWSHIP, "card 6") == ("not-your-card", "C-7.1")
    assert refusal(scene, SAURON, "card elven-cloak") == ("not-your-card", "C-7.2")
    assert refusal(scene, FELLOWSHIP, "card 7") == ("no-card",)
    assert refusal(scene, FELLOWSHIP, "card") == ("incomplete",)
    assert refusal(scene, FELLOWSHIP, "pass") == ("must-play-card", "C-4.21")
    assert refusal(scene, FELLOWSHIP, "fetch 2") == ("fetch-when", "C-7.3")
    scene.cards("magic", "1")
    assert only(scene, "fetch 1") == ("not-discarded", "C-7.3")
    assert only(scene, "fetch magic") == ("fetch-itself", "C-7.3")
    assert only(scene, "pass") == ("must-fetch", "C-7.3")


@rule("C-8.19")
def test_with_gandalf_a_card_must_be_played_as_well():
    scene = Scene("gandalf@rhudaur frodo@shire / balrog@high-pass")
    scene.choose("gandalf high-pass")
    scene.choose("card retreat")
    assert only(scene, "pass") == ("must-play-card", "C-8.18")


@rule("C-8.55", "C-10.11")
def test_without_cards_there_is_no_card_to_play():
    scene = Scene("merry@rhudaur gandalf*@rhudaur frodo*@shire / saruman@high-pass")
    assert only(scene, "no cards") == ("no-cards-when", "C-8.55", "C-10.11")
    scene.choose("merry high-pass")
    scene.choose("no cards")
    assert only(scene, "card 1") == ("without-cards", "C-8.55", "C-10.11")


@rule("C-10.43", "C-10.46")
def test_saruman_demands_another_card():
    pieces = "merry@rhudaur frodo*@shire / saruman*@high-pass"
    scene = Scene(pieces)
    scene.choose("merry high-pass")
    assert refusal(scene, SAURON, "force") == ("force-when", "C-10.43")
    scene.cards("3", "1")
    scene.choose("force")
    assert only(scene, "card 3") == ("same-card", "C-10.43")
    last = Scene(
        "merry@rhudaur gandalf*@rhudaur frodo*@shire / saruman*@high-pass", hands=("1", "2")
    )
    last.choose("merry high-pass")
    last.cards("1", "2")
    assert only(last, "force") == ("force-last", "C-10.46")


@rule("C-10.14", "C-10.15", "C-10.18", "C-10.19")
def test_gandalf_helps_only_from_near():
    scene = Scene("gimli@arthedain sam*@arthedain gandalf*@rohan frodo*@shire / balrog@rhudaur")
    scene.choose("gimli rhudaur")
    assert refusal(scene, FELLOWSHIP, "support") == ("support-when", "C-10.14")
    scene.cards("1", "1")
    assert only(scene, "support") == ("gandalf-not-near", "C-10.14", "C-10.15")
    own = Scene("gandalf*@rhudaur frodo*@shire / orcs*@high-pass")
    own.choose("gandalf high-pass")
    assert refusal(own, FELLOWSHIP, "support") == ("support-himself", "C-10.19")
    warg = Scene("merry@rhudaur gandalf*@rhudaur frodo*@shire / warg@high-pass")
    warg.choose("merry high-pass")
    assert refusal(warg, FELLOWSHIP, "support") == ("support-warg", "C-10.18")


@rule("C-10.51", "C-10.54")
def test_the_mouth_of_sauron_exchanges_a_card():
    scene = Scene("merry@rhudaur gandalf*@rhudaur frodo*@shire / mouth-of-sauron@high-pass")
    scene.choose("merry high-pass")
    assert refusal(scene, SAURON, "four") == ("four-when", "C-10.51")
    none = Scene(
        "aragorn*@rhudaur gandalf*@rhudaur frodo*@shire / mouth-of-sauron@high-pass",
        turn="sauron",
    )
    none.choose("mouth-of-sauron rhudaur", draws="aragorn")
    none.choose("no cards")
    assert only(none, "four") == ("without-cards", "C-10.54")


@rule("C-10.47")
def test_wormtongue_slips_away_backward_to_an_empty_region():
    scene = Scene("gandalf@caradhras frodo*@shire / wormtongue@fangorn orcs*@gondor")
    assert only(scene, "escape mordor") == ("escape-when", "C-10.47")
    scene.choose("gandalf fangorn")
    scene.choose("card 1")
    scene.choose("card 5")
    assert scene.options() == {"escape dagorlad", "fall"}
    assert only(scene, "escape gondor") == ("escape-empty", "C-10.47", "C-13.10")
    assert only(scene, "escape rohan") == ("escape-backward", "C-10.47")
    assert only(scene, "retreat dagorlad") == ("retreat-when", "C-4.12")
    assert only(scene, "pass") == ("decline-so",)


# --- Before play


@pytest.fixture
def deploying() -> Match:
    return Match(GAME, SEATS, {}, seed="mordor")


def why_not(match: Match, seat: int, code: str) -> tuple[str, ...]:
    return told(match.why_not(seat, code))


@rule("C-2.7", "C-2.8", "C-2.9", "C-2.10")
def test_five_different_characters_of_ones_own_go_ahead(deploying):
    for code, reason in {
        "deploy frodo sam merry pippin": ("deploy-five", "C-2.7", "C-2.8"),
        "deploy frodo sam merry pippin gimli legolas": ("deploy-five", "C-2.7", "C-2.8"),
        "deploy frodo sam merry pippin frodo": ("deployed-twice", "C-2.14"),
        "deploy frodo sam merry pippin warg": ("other-side", "C-1.2"),
        "deploy frodo sam merry pippin elrond": ("not-in-play", "C-1.6"),
        "deploy frodo sam merry pippin bilbo": ("no-character",),
        "Deploy  frodo sam merry pippin gimli": ("spelling",),
        "merry cardolan": ("not-begun", "C-2.7", "C-2.8"),
        "card 4": ("not-begun", "C-2.7", "C-2.8"),
        "pass": ("must-choose", "C-2.7", "C-2.8"),
        "draft ccccccccc": ("draft-when", "C-11.2"),
        "take palantir": ("take-when", "C-12.4"),
    }.items():
        assert why_not(deploying, 0, code) == reason
    assert why_not(deploying, 1, "deploy orcs warg") == ("deploy-five", "C-2.9", "C-2.10")
    assert why_not(deploying, 0, "deploy") == ("deploy-five", "C-2.7", "C-2.8")
    assert deploying.why_not(0, "deploy frodo sam merry pippin gimli") is None


def test_characters_are_placed_only_before_play():
    assert only(Scene(HERE), "deploy frodo") == ("deploy-when", "C-2.7", "C-2.8")


@rule("C-11.3")
def test_a_draft_needs_nine_letters():
    match = Match(GAME, SEATS, {"format": "draft"}, seed="mordor")
    assert why_not(match, 0, "draft cvcv") == ("draft-letters", "C-11.3")
    assert why_not(match, 0, "draft cvcvcvcvx") == ("draft-letter", "C-11.3")
    assert why_not(match, 0, "draft cvc vcv cvc") == ("spelling",)
    assert match.why_not(0, "draft cvcvcvcvc") is None


@rule("C-12.1", "C-12.4")
def test_special_cards_are_chosen_from_ones_own():
    options = {"fellowship_cards": 2, "sauron_cards": 1}
    match = Match(GAME, SEATS, options, seed="mordor")
    for code, reason in {
        "take shadowfax": ("special-number", "C-12.4"),
        "take shadowfax shadowfax": ("special-twice", "C-12.4"),
        "take shadowfax recall": ("special-of-other-side", "C-12.1"),
        "take shadowfax sting": ("no-special",),
        "take gwaihir shadowfax": ("spelling",),
    }.items():
        assert why_not(match, 0, code) == reason
    picked = Match(GAME, SEATS, {**options, "cards_chosen_by": "opponent"}, seed="mordor")
    assert why_not(picked, 0, "take shadowfax") == ("special-of-other-side", "C-12.1")


# --- What holds always


def test_a_refusal_changes_nothing(deploying):
    before = digest(deploying.state), deploying.record()
    with pytest.raises(Refused):
        deploying.choose(0, "deploy frodo")
    assert (digest(deploying.state), deploying.record()) == before


def codes(luck: Chance) -> list[str]:
    """All kinds of things to type, most of them impossible."""

    def one(names: tuple[str, ...]) -> str:
        return names[luck.below(len(names))]

    characters, regions = tuple(sorted(set(NAMES))), REGION_NAMES
    verbs = ("shadowfax", "dark")
    moves = [f"{one(characters)} {one(regions)}" for _ in range(6)]
    moves += [f"{verb} {one(characters)} {one(regions)}" for verb in verbs]
    named = ("fight", "swap", "king", "crebain", "recall")
    placed = ("retreat", "escape", "palantir", "king", "crebain")
    simple = "pass stay fall cards balrog sam gwaihir force four support gandalf-the-white"
    return [
        *moves,
        *[f"{verb} {one(characters)}" for verb in named],
        *[f"{verb} {one(regions)}" for verb in placed],
        *[f"{verb} {one(tuple(CARD_NAMES.values()))}" for verb in ("card", "fetch")],
        f"take {one(SPECIAL_NAMES)} {one(SPECIAL_NAMES)}",
        f"deploy {one(characters)} {one(characters)}",
        *simple.split(),
        *("no cards", "show frodo", "fight hidden", "treebeard fangorn jump", "draft cv"),
    ]


@pytest.mark.parametrize("case", cases(GAME, 2), ids=str)
def test_whatever_is_offered_has_nothing_against_it_and_every_other_move_has(case: Case):
    for seed in case.seeds("offered"):
        for position in random_positions(case, seed):
            t = position.state
            for ask in position.asks:
                deeds = [o.value for o in ask.options if isinstance(o.value, Deed)]
                assert all(deed.why_not(t, ask) is None for deed in deeds)
                if Move not in ask.question.deeds:
                    continue
                offered = {(d.piece, d.target, d.jump) for d in deeds if isinstance(d, Move)}
                for piece in PIECES[t.active]:
                    if t.where[piece] == AWAY:
                        continue
                    for target in REGIONS:
                        way = (piece, target, False)
                        assert (Move(*way).why_not(t, ask) is None) == (way in offered)


@pytest.mark.parametrize("case", cases(GAME, 2), ids=str)
def test_answers_give_nothing_away(case: Case):
    """Whoever asks gets the same answers if what he can't see were otherwise."""
    for seed in case.seeds("why not"):
        luck = Chance(f"{seed} codes")
        for position in random_positions(case, seed):
            if luck.below(4):
                continue
            for ask in position.asks:
                dealt = position.redeal(ask.seat, Chance(f"{seed} {luck.below(999)}"))
                same = dealt.ask(ask.seat)
                assert same is not None
                for code in codes(luck):
                    if ask.option(code) is not None:
                        continue
                    reason = GAME.why_not(position.state, ask, code)
                    assert reason is not None, code
                    assert reason == GAME.why_not(dealt.state, same, code), code
                    assert all(text.explain(reason) for text in TEXTS)

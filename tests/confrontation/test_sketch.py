"""The table in a terminal: what each may see, from where he sits, and nothing else."""

import re

import msgspec
import pytest

from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.core.voice import LANGUAGES, voice
from mathom.games.confrontation import GAME
from mathom.games.confrontation.sight.view import ConfrontationView
from tests.confrontation.scene import Scene
from tests.marks import rule

FELLOWSHIP, SAURON = 0, 1
NAMES = ["Ada", "Bela"]
LIST = 60
"""So narrow a map is a list, and nothing is beside anything else."""
BOARD = (
    "frodo@shire sam@shire merry@cardolan! gimli@rhudaur legolas@rhudaur gandalf@eregion "
    "pippin@caradhras boromir@rohan "
    "/ orcs@mordor flying-nazgul@mordor black-rider@gondor shelob@dagorlad cave-troll@high-pass "
    "witch-king@fangorn saruman@mirkwood"
)


def sketch(
    view: ConfrontationView, lang: str = "en", colour: bool = False, width: int = LIST
) -> str:
    return GAME.sketch(view, voice(lang, GAME), NAMES, colour, width)


def changed(view: ConfrontationView, **fields: object) -> ConfrontationView:
    return msgspec.structs.replace(view, **fields)


def line_of(shown: str, word: str) -> int:
    return next(number for number, line in enumerate(shown.splitlines()) if word in line)


def paragraph(shown: str, start: str) -> str:
    """A line that starts so, with the lines that go on below it."""
    lines = shown.splitlines()
    first = next(number for number, line in enumerate(lines) if line.strip().startswith(start))
    rest = [lines[first]]
    for line in lines[first + 1 :]:
        if not line.startswith("    "):
            break
        rest.append(line)
    return " ".join(part.strip() for part in rest)


@rule("C-2.14", "C-13.1")
def test_everybody_sees_his_own_characters_and_the_backs_of_the_others():
    scene = Scene(BOARD)
    ours = sketch(scene.view(FELLOWSHIP))
    assert "● Gimli 3" in ours
    assert "Balrog" in paragraph(ours, "Defeated: Balrog")
    for name in ("Shelob", "Orcs", "Saruman", "Cave Troll"):
        assert name not in ours
    assert "Mordor: ■? ■?" in ours.splitlines()
    theirs = sketch(scene.view(SAURON))
    assert "■ Shelob 5" in theirs
    assert "Gimli" not in theirs
    assert "Rhudaur: ●? ●?" in theirs.splitlines()


@rule("C-13.2")
def test_who_is_revealed_lies_open_for_both():
    scene = Scene(BOARD)
    for viewer in (FELLOWSHIP, SAURON, SPECTATOR):
        assert "Cardolan: ● Merry 2 (revealed)" in sketch(scene.view(viewer))


def test_ones_own_home_is_below():
    scene = Scene(BOARD)
    for viewer in (FELLOWSHIP, SPECTATOR, REFEREE):
        shown = sketch(scene.view(viewer), width=80)
        assert line_of(shown, " Mordor") < line_of(shown, "High Pass") < line_of(shown, " Shire")
    turned = sketch(scene.view(SAURON), width=80)
    assert line_of(turned, " Shire") < line_of(turned, "High Pass") < line_of(turned, " Mordor")
    row = turned.splitlines()[line_of(turned, "High Pass")]
    assert row.index("Gap of Rohan") < row.index("Caradhras") < row.index("High Pass")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [FELLOWSHIP, SAURON, SPECTATOR, REFEREE])
def test_colours_change_nothing_but_colours(lang, viewer):
    view = Scene(BOARD).view(viewer)
    plain = sketch(view, lang)
    assert re.sub(r"\x1b\[[0-9;]*m", "", sketch(view, lang, colour=True)) == plain


def test_a_long_name_is_broken_between_words():
    shown = sketch(Scene(BOARD).view(SAURON), "pl", width=80)
    first = line_of(shown, "■ Czarnoksiężnik")
    assert "z Angmaru 5" in shown.splitlines()[first + 1]


def test_ways_in_one_direction_are_told_below_the_map():
    shown = sketch(Scene(BOARD).view(SPECTATOR)).splitlines()
    assert "Moria: Eregion → Fangorn" in shown
    assert "Anduin: Mirkwood → Fangorn, Fangorn → Rohan" in shown


def test_the_aid_lists_few_candidates_by_name_and_counts_many():
    scene = Scene(
        "frodo@shire sam@eregion / orcs@mordor warg@high-pass balrog@rohan", turn="sauron"
    )
    shown = sketch(scene.view(FELLOWSHIP))
    deduced = shown[shown.index("■ What can be deduced of Sauron") :]
    assert "  High Pass: Orcs, Balrog, Warg" in deduced.splitlines()
    full = Match(GAME, [Seat("Ada"), Seat("Bela")], {}, seed="mordor")
    for seat in (0, 1):
        full.choose(seat, full.position.ask(seat).options[0].code)
    many = sketch(full.view(FELLOWSHIP))
    said = paragraph(many, "one of 9")
    assert all(name in said for name in ("Mordor", "Gondor", "Dagorlad", "Mirkwood", "Rohan"))


def test_without_the_aid_nothing_is_deduced():
    scene = Scene("frodo@shire sam@eregion / orcs@mordor warg@high-pass", turn="sauron", aid=False)
    assert "deduced" not in sketch(scene.view(FELLOWSHIP))


def test_one_is_warned_whom_the_enemy_can_tell():
    scene = Scene("frodo@shire / orcs@mordor warg@high-pass", turn="sauron")
    assert "Frodo in the Shire" in paragraph(sketch(scene.view(FELLOWSHIP)), "The enemy can tell")
    assert "The enemy can tell" not in sketch(Scene(BOARD).view(FELLOWSHIP))


@rule("C-13.6", "C-13.7", "C-13.8")
def test_cards_piles_and_losses_are_open_to_all():
    scene = Scene(BOARD, hands=("1 magic", "6 retreat"), specials="gwaihir palantir")
    for viewer in (FELLOWSHIP, SAURON, SPECTATOR):
        shown = sketch(scene.view(viewer))
        sides = re.split(r"^(.*(?:Fellowship|Sauron) \(.*\)) – ", shown, flags=re.MULTILINE)
        about = dict(zip(sides[1::2], sides[2::2], strict=True))
        ours, theirs = about["▶ ● Fellowship (Ada)"], about["■ Sauron (Bela)"]
        assert "Cards in hand: 1, Magic" in ours
        assert "Discarded: 2, 3, 4, 5" in ours
        assert "Special cards: Gwaihir the Windlord" in ours
        assert "Defeated: Aragorn" in ours
        assert "Cards in hand: 6, Retreat" in theirs
        assert "Special cards: Palantír" in theirs
        assert "Defeated: Balrog, Warg" in theirs


def test_used_special_cards_and_the_ring_bearer():
    scene = Scene(
        "frodo*@shire sam*@cardolan gandalf*@shire / uruk-hai@mordor watcher@mordor",
        format="variant",
        specials="shadowfax",
    )
    scene.choose("shadowfax frodo arthedain")
    shown = sketch(scene.view(SAURON))
    assert "Special cards used: Shadowfax" in shown
    assert "Ring-bearer: Frodo" in shown
    assert "Ring-bearer" not in sketch(Scene(BOARD).view(SAURON))


@rule("C-4.7")
def test_a_battle_shows_both_fighters_and_their_sums():
    scene = Scene(
        "gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor", hands=("1 magic", "1 2")
    )
    scene.choose("gimli dagorlad")
    for viewer in (FELLOWSHIP, SAURON, SPECTATOR):
        shown = sketch(scene.view(viewer))
        assert "▶ Battle in Dagorlad: the Fellowship attacks\n  Gimli 3\n  Balrog 5" in shown
    scene.cards("magic", "2")
    shown = sketch(scene.view(FELLOWSHIP))
    assert "Gimli 3 + Magic = 3" in shown
    assert "Balrog 5 + 2 = 7" in shown
    battle = scene.view(FELLOWSHIP).battle
    noted = msgspec.structs.replace(battle, no_cards=True, gwaihir=True, support=True)
    shown = sketch(changed(scene.view(FELLOWSHIP), battle=noted))
    assert all(words in shown for words in ("No cards", "Gwaihir has", "Gandalf adds 1"))


def test_before_the_reveal_nobody_sees_who_attacks():
    scene = Scene(
        "merry@rhudaur! sam@rhudaur frodo@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("balrog rhudaur")
    shown = sketch(scene.view(FELLOWSHIP))
    assert "Battle in Rhudaur" in shown
    assert "Balrog 5" not in shown
    assert "Rhudaur: ● Sam 2 ● Merry 2 (revealed) ■?" in shown.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_must_not_be_overlooked(lang):
    view = Scene(BOARD).view(FELLOWSHIP)
    quiet = sketch(view, lang)
    warned = sketch(changed(view, repeats=1, turns_left=20, named="fangorn"), lang)
    gone, found = quiet.splitlines(), warned.splitlines()
    assert (found[0], found[-len(gone) + 1 :]) == (gone[0], gone[1:])
    assert len([line for line in found[1 : 1 - len(gone)] if not line.startswith(" ")]) == 3
    assert sketch(changed(view, turns_left=21), lang) == quiet
    named = sketch(changed(view, named="orcs"), lang)
    assert {"en": "must move the Orcs", "pl": "musi poruszyć Orków"}[lang] in named


def test_the_header_tells_the_turn_and_the_game():
    view = Scene(BOARD, turn="sauron").view(FELLOWSHIP)
    first = sketch(changed(view, turn=7, game=2, games=2)).splitlines()[0]
    assert first == "Game 2 of 2 · Turn 7 · Sauron to play (Bela)"


@rule("C-1.13")
def test_while_deploying_one_reads_ones_own_abilities_and_the_enemys_names():
    match = Match(GAME, [Seat("Ada"), Seat("Bela")], {}, seed="mordor")
    text = voice("en", GAME)
    ours = " ".join(sketch(match.view(FELLOWSHIP)).split())
    assert text("ability-gimli") in ours
    assert text("ability-balrog") not in ours
    assert "Balrog 5" in ours
    theirs = " ".join(sketch(match.view(SAURON)).split())
    assert text("ability-balrog") in theirs
    assert text("ability-gimli") not in theirs
    everybody = " ".join(sketch(match.view(SPECTATOR)).split())
    assert "Gimli 3" in everybody
    assert text("ability-gimli") not in everybody


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("id", "option", "values"),
    [
        ("ability-saruman", "saruman_holds", {True: "yes", False: "no"}),
        ("ability-uruk-hai-star", "uruk_hai", {"hidden": "hidden", "shown": "shown"}),
    ],
)
def test_abilities_are_told_as_they_are_played_here(id, option, values, lang):
    text = voice(lang, GAME)
    told = {value: text(id, **{option: word}) for value, word in values.items()}
    for agreed in values:
        options = {"format": "draft", option: agreed}
        match = Match(GAME, [Seat("Ada"), Seat("Bela")], options, seed="mordor")
        shown = " ".join(sketch(match.view(SAURON), lang).split())
        assert [value for value, words in told.items() if f": {words}" in shown] == [agreed]


def test_a_draft_shows_both_sides_of_all_tiles():
    match = Match(GAME, [Seat("Ada"), Seat("Bela")], {"format": "draft"}, seed="mordor")
    shown = " ".join(sketch(match.view(FELLOWSHIP)).split())
    text = voice("en", GAME)
    assert f"3c Gimli 3: {text('ability-gimli')}" in shown
    assert f"3v Théoden ★ 2: {text('ability-theoden-star')}" in shown
    assert f"4v Wormtongue ★ −1: {text('ability-wormtongue-star')}" in shown


def test_when_special_cards_are_chosen_their_texts_are_there():
    match = Match(GAME, [Seat("Ada"), Seat("Bela")], {"sauron_cards": 2}, seed="mordor")
    shown = " ".join(sketch(match.view(SAURON)).split())
    assert voice("en", GAME)("special-text-crebain") in shown


def test_after_the_game_all_lie_open():
    scene = Scene("frodo@gondor sam@shire / orcs@mordor warg@rohan")
    scene.choose("frodo mordor")
    shown = sketch(scene.view(SPECTATOR))
    assert shown.startswith("The game is over")
    assert "■ Warg 2 (revealed)" in shown
    assert "● Sam 2 (revealed)" in shown

"""The table in a terminal: what each may see, and nothing else."""

import itertools
import re

import pytest

from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.voice import LANGUAGES, voice
from mathom.games.warcards.game import GAME
from mathom.games.warcards.sight.view import WarcardsView
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at

NAMES = ["Ada", "Bela", "Cyryl", "Daria"]
SIX = [*NAMES, "Edgar", "Felicja"]
LIST = 60
"""So narrow nothing is beside anything else."""
FREE = ("Frodo", "Gandalf", "Aragorn")
FRODO, WITCH_KING = 0, 1


def sketch(
    view: WarcardsView,
    lang: str = "en",
    colour: bool = False,
    names: list[str] = NAMES,
    width: int = LIST,
) -> str:
    return GAME.sketch(view, voice(lang, GAME), names, colour, width)


def table() -> Scene:
    return Scene(
        path="egladil",
        grounds=("minas-tirith", "dol-guldur"),
        turn="frodo",
        round=3,
        corruption=5,
        at={
            "egladil": ("gimli", "legolas", "the-commander", "the-destroyer"),
            "dol-guldur": ("galadriel", "high-elves", "gorbag-and-shagrat"),
        },
        wields={
            "legolas": ("bow-of-the-galadhrim",),
            "the-destroyer": ("black-riders-mount",),
            "galadriel": ("nenya-ring-of-adamant",),
        },
        reserve=("gandalf-the-grey", "elrond", "white-hand-orcs"),
        fresh=("elrond",),
        hand={
            "frodo": ("frodo-baggins", "riders-of-rohan", "riders-of-rohan"),
            "witch-king": ("the-hunter",),
        },
        cycled=("sting",),
        gone=("theoden",),
        free_area=("edoras", "bag-end"),
        shadow_area=("rivendell", "weathertop"),
    )


def shown(viewer: int, lang: str = "en") -> str:
    return sketch(GAME.view(table().state, viewer), lang)


def paragraph(words: str, start: str) -> str:
    """A line that starts so, with the lines that go on below it."""
    lines = words.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(start))
    depth = len(start) - len(start.lstrip()) + 1
    found = [lines[first]]
    for line in lines[first + 1 :]:
        if len(line) - len(line.lstrip()) < depth or not line.strip():
            break
        found.append(line)
    return " ".join(part.strip() for part in found)


def place_of(words: str, title: str) -> str:
    """All of an area that begins so, without its line breaks."""
    lines = words.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(title))
    rest = itertools.takewhile(lambda line: line.startswith("  "), lines[first + 1 :])
    return " ".join(part.strip() for part in (lines[first], *rest))


def test_the_header_tells_the_round_the_step_and_whose_turn_it_is():
    assert shown(FRODO).splitlines()[0] == "Round 3 · Action step · Frodo to act (Ada)"
    assert shown(FRODO, "pl").splitlines()[0] == "Runda 3 · Faza akcji · Tura: Frodo (Ada)"


@rule("W-14.1", "W-14.3", "W-14.4")
def test_paths_and_score():
    lines = shown(SPECTATOR).splitlines()
    assert "Paths:  1●  2■  3  4  [5]  6  7  8  9" in lines
    assert "● Free Peoples 2" in lines
    assert "■ Shadow 7 – corruption 5" in lines


@rule("W-15.3")
def test_every_place_shows_its_cards_with_what_they_count():
    for viewer in (FRODO, WITCH_KING, SPECTATOR):
        words = shown(viewer)
        place = place_of(words, "● Egladil 3 : 4 – path 5, 1 point")
        assert "attack 3, defence 4 (location 1, cards 3); the Free Peoples would win" in place
        assert "Shadow: The Commander 1, The Destroyer 2 [Black Rider's Mount]" in place
        assert "Free Peoples: Gimli 1, Legolas 2 [Bow of the Galadhrim]" in place
        assert place.index("Shadow:") < place.index("Free Peoples:")
        assert "● Minas Tirith 0 : 3 – the Shadow attacks, 3 points" in words
        assert "Shadow: Gorbag & Shagrat 0 (1 more with support)" in words


@rule("W-15.2", "W-15.4")
def test_hands_and_piles_are_for_their_owner():
    own, other = shown(FRODO), shown(WITCH_KING)
    assert "In hand: Frodo Baggins, Riders of Rohan ×2" in own
    assert "Cycle pile: Sting" in own
    assert "Eliminated: Théoden" in own
    assert "The Hunter" not in own
    assert "In hand: The Hunter" in other
    for name in ("Riders of Rohan", "Sting", "Théoden"):
        assert name not in other
    everybody = shown(SPECTATOR)
    assert "In hand" not in everybody
    assert "In hand: The Hunter" in shown(REFEREE)


def test_the_numbers_are_open_to_all():
    for viewer in (FRODO, WITCH_KING, SPECTATOR):
        frodo = place_of(shown(viewer), "▶ ● Frodo (Ada)")
        for words in ("hand 3 (limit 2)", "draw deck 23", "cycled 1", "eliminated 1"):
            assert words in frodo
        assert "Ring token unused" in frodo
        assert "starting player" in frodo
        assert "In reserve: Elrond (new)" in shown(viewer)
        assert "limit 3" in place_of(shown(viewer), "● Aragorn (Cyryl)")


def test_locations_that_are_not_active():
    words = shown(SPECTATOR)
    assert "Scoring area of the Free Peoples: Edoras 1, Bag End 1" in words
    assert "Scoring area of the Shadow: Rivendell 2, Weathertop 0" in words
    assert "Umbar" in paragraph(words, "  Battlegrounds of the Shadow still in the deck")
    left = paragraph(words, "Paths of this number and the next")
    assert "Lothlórien" in left
    assert "Amon Hen" in left
    assert "Orodruin" not in left


def test_a_combat_shows_what_is_still_to_be_cancelled():
    scene = fight_at(
        "egladil",
        ("the-commander", "the-destroyer", "gimli", "legolas"),
        wields={"the-destroyer": ("black-riders-mount",), "legolas": ("bow-of-the-galadhrim",)},
    )
    words = sketch(GAME.view(scene.state, 0))
    assert "Combat at Egladil: 2 attack icons left." in words


@rule("W-6.7", "W-15.4")
def test_only_their_owner_sees_the_cards_that_are_looked_at():
    scene = Scene(
        turn="witch-king", hand={"witch-king": ("the-ringwraiths-are-abroad", "olog-hai")}
    )
    scene.do("play the-ringwraiths-are-abroad")
    said = "The Witch-king looks at 7 cards"
    own = sketch(GAME.view(scene.state, WITCH_KING))
    cards = paragraph(own, f"  {said}: ").replace(";", ",").split(",")
    assert len(cards) == 7
    assert own.splitlines()[1] == said
    other = sketch(GAME.view(scene.state, FRODO))
    assert other.splitlines()[1] == said
    assert other.count(said) == 1


def test_a_permission_and_the_end():
    scene = Scene(turn="aragorn", hand={"aragorn": ("the-red-arrow", "lembas")})
    scene.do("play the-red-arrow")
    assert "Holds until the end of the round: The Red Arrow" in sketch(GAME.view(scene.state, 0))
    over = Scene(
        begin="victory-check", free_area=("minas-tirith", "edoras", "lorien"), corruption=20
    )
    words = sketch(GAME.view(over.state, SPECTATOR))
    assert "The game is over" in words
    assert "The Shadow wins by 20 points to 6: a lead of at least 10." in words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [FRODO, WITCH_KING, SPECTATOR, REFEREE])
def test_colours_change_nothing_but_colours(lang, viewer):
    view = GAME.view(table().state, viewer)
    plain = sketch(view, lang)
    assert re.sub(r"\x1b\[[0-9;]*m", "", sketch(view, lang, colour=True)) == plain


# --- The expansion


def north() -> Scene:
    """Two skirmishes beside a battleground, six players."""
    return Scene(
        "extended-trilogy",
        turn="frodo",
        path="egladil",
        grounds=("the-shire", "bree", "cair-andros"),
        at={"bree": ("farmer-maggot", "spies")},
        free_area=("edoras",),
    )


@rule("W-22.2", "W-22.18")
def test_a_skirmish_tells_what_goes_with_it_and_has_no_points():
    words = sketch(GAME.view(north().state, FRODO), names=SIX)
    bree, cair_andros = place_of(words, "● Bree 0 : 0"), place_of(words, "● Cair Andros 0 : 0")
    assert "skirmish, the Shadow attacks" in bree
    assert "accompanying battlegrounds: The Shire (active); Dunland" in bree
    assert "accompanying battlegrounds: Minas Tirith; Edoras" in cair_andros
    assert "nobody is there" in cair_andros
    assert "nobody is there" not in bree
    polish = sketch(GAME.view(north().state, FRODO), "pl", names=SIX)
    assert "● Bree 0 : 0 – potyczka, atakuje Cień" in polish
    assert "towarzyszące pola bitwy: Shire (aktywne); Dunland" in polish


@rule("W-25.2")
def test_six_players_have_a_paragraph_each():
    words = sketch(GAME.view(north().state, FRODO), names=SIX)
    for player, name in zip(
        ("Frodo", "Witch-king", "Gandalf", "Saruman", "Aragorn", "Bill Ferny"), SIX, strict=True
    ):
        assert f"{'●' if player in FREE else '■'} {player} ({name})" in words


@rule("W-23.1")
def test_what_cannot_be_activated_yet_is_marked_in_its_deck():
    line = "  Battlegrounds of the Shadow still in the deck"
    banned = "Barad-dûr 3 (can't be activated yet)"
    words = sketch(GAME.view(north().state, FRODO), names=SIX)
    assert banned in paragraph(words, line)
    free = Scene("extended-trilogy", turn="frodo", free_area=("morannon",))
    words = sketch(GAME.view(free.state, FRODO), names=SIX)
    assert "Barad-dûr" in paragraph(words, line)
    assert banned not in words


@rule("W-27.19", "W-27.20")
def test_each_part_of_a_number_has_its_place_on_the_way():
    scene = Scene(
        "epic-duel",
        turn="gandalf",
        path="weathertop",
        free_area=("bag-end",),
        shadow_area=("bucklebury-ferry",),
    )
    words = sketch(GAME.view(scene.state, FRODO), names=SIX)
    way = paragraph(words, "Paths:")
    assert way.startswith("Paths:  1A●  1B■  2A  [2B]  3A  3B")
    assert way.endswith("9A  9B")
    assert "– path 2B, " in next(line for line in words.splitlines() if "Weathertop" in line)
    left = paragraph(words, "Paths of this number and the next")
    assert "The Last Homely House" in left
    assert "Imladris" not in left


@rule("W-27.5", "W-27.13")
def test_what_is_set_aside_is_told():
    words = sketch(GAME.view(Scene("epic-duel", turn="gandalf").state, FRODO), names=SIX)
    assert "set aside 20" in place_of(words, "▶ ● Gandalf (Ada)")
    assert "Minas Tirith" in paragraph(words, "  Battlegrounds of the Free Peoples set aside")
    joined = Scene("epic-duel", turn="gandalf", recycled={"gandalf": 1, "witch-king": 0})
    words = sketch(GAME.view(joined.state, FRODO), names=SIX)
    assert "set aside" not in place_of(words, "▶ ● Gandalf (Ada)")
    assert "set aside 20" in place_of(words, "■ Witch-king (Bela)")

"""A game whose catalogue has a second set: `test_second_set` writes it there, and runs this."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from mathom.cards.kit import faults_in_sentences
from mathom.cli.main import main
from mathom.core.box import read_out
from mathom.core.chance import Chance
from mathom.core.decks import Reading
from mathom.core.match import Match
from mathom.core.message import Message
from mathom.core.position import Position
from mathom.core.testing import LAWS, Case
from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.browse import printed
from mathom.games.fellowship.decks.code import code_of, deck_of
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.decks.products import booster, starter
from mathom.games.fellowship.decks.random import random_deck
from mathom.games.fellowship.decks.starters import ARAGORN_STARTER
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.rules.path import who_plays_next
from mathom.games.fellowship.state import Table, here, right_of
from mathom.games.fellowship.terms import SETUP
from tests.fellowship.wild import positions
from tests.marks import rule

DOWNS = [card for card in catalogue.CARDS if card.set == 2]
NAMES = [card.name for card in DOWNS]
FATTY, SONG, BLADE, HALBARAD, LIGHT, ROBBER, COLD, MIST, FOREST, FOG = NAMES
FRODO = "frodo-son-of-drogo"
DECKS = GAME.decks()
GAMES, TRIES = 2, 40
PLAYED = ("plays", "plays-on", "uses", "site")
DRAWN = {FATTY: 3, BLADE: 2, ROBBER: 4, COLD: 1}


def deck() -> Deck:
    """A starter, with some of its cards and one of its sites changed for those of the set."""
    gone = {"bred-for-battle": 3, "uruk-slayer": 2, "athelas": 2, "armor": 1, "coat-of-mail": 1}
    gone["great-shield"] = 1
    cards = Counter(ARAGORN_STARTER.cards) - Counter(gone) + Counter(DRAWN)
    first, _, *others = ARAGORN_STARTER.sites
    ring = ARAGORN_STARTER.ring
    return Deck("", FRODO, ring, (first, FOREST, *others), dict(cards))


# --- Which card it is


@rule("T-35.5")
def test_the_sets_follow_each_other_each_in_its_own_order() -> None:
    assert [(card.set, card.number) for card in catalogue.CARDS] == [
        *((1, number) for number in range(1, 366)),
        *((2, number) for number in range(1, 11)),
    ]
    assert [card.collectors_number for card in DOWNS[:2]] == ["2_1", "2_2"]


def test_the_card_says_where_its_arrow_points() -> None:
    assert [(card.site, card.arrow) for card in DOWNS[-2:]] == [(2, "right"), (2, "left")]


def test_codes_name_the_set_and_put_it_last() -> None:
    code = code_of(deck())
    outside, sites, drawn = code.split("-")
    assert outside == "290.2"
    assert sites.endswith(".2_9")
    assert drawn.endswith(".2_1x3.2_3x2.2_6x4.2_7")
    assert "_" not in drawn.removesuffix(".2_1x3.2_3x2.2_6x4.2_7")
    again = deck_of(code)
    assert again is not None
    assert (again.cards, sorted(again.sites)) == (deck().cards, sorted(deck().sites))


@pytest.mark.parametrize(
    "code",
    ["290.2--2_1.7", "290.2--7.1_9", "290.2--2_11", "290.2--2_0", "290.2--02_1", "290.2--2_01",
     "290.2--3_1", "290.2--_1", "290.2--2_", "290.2--2_1_1", "290.2--2_2.2_1", "290.2--2x1_1"],
)  # fmt: skip
def test_there_is_one_way_only_to_write_it(code: str) -> None:
    assert deck_of(code) is None


def test_all_cards_twice_have_a_code() -> None:
    everything = Deck("", FRODO, "", (FOREST,) * 99, dict.fromkeys(catalogue.NAME, 99))
    assert deck_of(code_of(everything)) == everything


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_written_for_people_and_read_again(lang: str) -> None:
    code = code_of(deck())
    text = voice(lang, GAME)
    written = DECKS.write(code, "", text)
    assert f"3x {text.name(FATTY)} [2_1]\n" in written
    entries = DECKS.entries(code) or ()
    assert DECKS.read(written) == Reading("", code, entries)
    assert DECKS.read(f"https://mathom.example/decks/fellowship/edit?deck={code}").code == code


@pytest.mark.parametrize(
    ("line", "card"),
    [("2C6", ROBBER), ("2_6", ROBBER), ("4x 2-6", ROBBER), ("Grave-robber [2_6]", ROBBER),
     ("Łupieżca grobów", ROBBER), ("Fatty", FATTY), ("1C6", "delving")],
)  # fmt: skip
def test_a_card_is_called_by_its_name_or_by_its_number_in_the_set(line: str, card: str) -> None:
    assert card in {entry.card for entry in DECKS.read(f"Athelas\n{line}").entries}


@pytest.mark.parametrize(
    ("line", "why"),
    [("2_11", "no-card"), ("3_1", "deck-line-other-set"), ("Delving [2_6]", "deck-line-differs")],
)
def test_why_a_number_is_not_understood(line: str, why: str) -> None:
    (unread,) = DECKS.read(f"Athelas\n{line}").unread
    assert unread.why.id == f"reason-{why}"


# --- Where it may be played


def test_it_may_be_played_in_a_deck_that_one_brings() -> None:
    assert why_not_deck(deck()) == []
    assert why_not_deck(deck(), "starter") == []


def test_it_counts_with_the_others_of_its_title() -> None:
    five = Deck("", FRODO, ARAGORN_STARTER.ring, deck().sites, {**deck().cards, ROBBER: 5})
    assert "reason-deck-title" in {reason.id for reason in why_not_deck(five)}


def test_it_is_not_in_what_the_first_sets_boxes_and_bags_hold() -> None:
    luck = Chance("bags")
    opened = [kind for _ in range(300) for kind in (*booster(luck), *starter(luck))]
    assert {catalogue.CARDS[kind].set for kind in opened} == {1}
    pool = (*starter(luck), *booster(luck))
    wrong = why_not_deck(deck(), "full", pool)
    assert wrong
    assert {reason.id for reason in wrong} == {"reason-deck-not-in-pool"}


# --- What is printed


def test_it_is_shown_with_its_set() -> None:
    found = read_out(GAME, [each for each in printed() if each.set == "2"])
    assert [each.id for each in found] == NAMES
    assert [each.collectors_number for each in found] == [f"2_{n}" for n in range(1, 11)]
    assert found[0].name == {"en": "Fatty, Watcher at Home", "pl": "Grubasek, strażnik domu"}
    named = [voice(lang, GAME).name("set-2") for lang in LANGUAGES]
    assert named == ["The Barrow-downs", "Kurhany"]


def test_it_is_found_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "fellowship", "2_6", "--lang", "pl"]) == 0
    assert capsys.readouterr().out.startswith(f"Łupieżca grobów ({ROBBER})\n    2_6; ")


def test_every_text_is_made_of_sentences() -> None:
    said: Iterator[Message] = (text for each in printed() if each.set == "2" for text in each.text)
    assert faults_in_sentences(GAME, said) == []


@rule("T-12.4")
@pytest.mark.parametrize(("site", "neighbour"), [(FOREST, 0), (FOG, -1)])
def test_the_arrow_of_a_site_is_its_own(site: str, neighbour: int) -> None:
    def is_there(t: Table) -> bool:
        return t.phase != SETUP and catalogue.NAME[t.print_of[here(t)]] == site

    games = (positions(site, f"arrow {number}", seats=3) for number in count())
    t = next(each.state for game in games for each in game if is_there(each.state))
    assert who_plays_next(t) == right_of(t, t.free)[neighbour]


# --- Whole games


class WithTheSet(Case, frozen=True):
    """Everybody brings a deck around one of its cards, in one word."""

    def code(self, seat: int, seed: str) -> str:
        luck = Chance(f"{seed} deck {seat}")
        return code_of(random_deck(luck, NAMES[luck.below(len(NAMES))]))

    def position(self, seed: str) -> Position[Any]:
        position = super().position(seed)
        while position.asks and position.asks[0].prompt.id == "prompt-deck":
            ask = position.asks[0]
            option = ask.option(self.code(ask.seat, seed))
            assert option is not None
            position.answer(ask, option)
        return position

    def match(self, seed: str) -> Match[Any]:
        match = super().match(seed)
        while match.asks and match.asks[0].prompt.id == "prompt-deck":
            seat = match.asks[0].seat
            match.choose(seat, self.code(seat, seed))
        return match


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Case], None]) -> None:
    law(WithTheSet(GAME, {"variant": "full", "decks": "own"}, 2, GAMES))


@pytest.mark.parametrize("name", NAMES)
def test_it_is_played_in_some_wild_game(name: str) -> None:
    for number in range(TRIES):
        *_, last = positions(name, f"played {number} {name}", open_decks=False)
        told = [each for each in last.state.story or () if each.kind in PLAYED]
        if any(name in (each.args.get("card"), each.args.get("site")) for each in told):
            return
    pytest.fail(f"{name} is never played")

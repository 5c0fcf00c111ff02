"""The kit notices what it is for."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from mathom.cards.kit import (
    faults_in_clauses,
    faults_in_sentences,
    kinds,
    text_pages,
    unblessed,
    unexplained,
    untried,
    without_rule,
    without_sample,
)
from mathom.cards.phrases import Form
from mathom.core.agenda import rule
from mathom.core.ask import Ask
from mathom.core.frame import Frame
from mathom.core.game import Game
from mathom.core.message import Message, Reason
from mathom.core.printed import Printed
from mathom.core.testing import Case
from tests.core.toy import NAMES, PocketsGame
from tests.core.toy import Pockets as Table

# --- Words


class Word:
    pass


class Draw(Word):
    pass


class Deed(Word):
    pass


class Price(Word):
    pass


class Exert(Deed, Price):
    pass


class Discard(Deed):
    pass


class Rest(Deed):
    __module__ = "elsewhere.words"


class Waste(Discard):
    __module__ = "elsewhere.words"


def test_the_kinds_of_words_are_those_of_which_there_are_no_further_kinds() -> None:
    assert kinds(Word) == [Draw, Exert, Discard]
    assert kinds(Price) == [Exert]
    assert kinds(Draw) == []


def test_a_word_without_a_sample_is_named() -> None:
    assert without_sample(Word, [Draw(), Exert(), Discard()]) == []
    assert without_sample(Word, [Draw(), Draw()]) == ["Exert", "Discard"]


class StageFrame(Frame, frozen=True):
    pass


class Enter(StageFrame, frozen=True):
    pass


class Exit(StageFrame, frozen=True):
    pass


@rule(Enter)
def enter(t: Any, f: Enter) -> None: ...


def test_a_frame_without_a_rule_is_named() -> None:
    assert without_rule(StageFrame) == ["Exit"]


# --- How they sound

ENGLISH = """
-noun-army = army
draw = { $form ->
    [start] Draw
    [they] draws
   *[you] draw
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
pair = { $first }, { $second }
shout = DRAW
sentence = { $what }.
kind = Take the { NAME($noun) }.
gap = Take the { $what } .
empty = { "" }
"""
POLISH = """
-noun-army = armia
draw = { $form ->
    [start] Dobierz
    [they] dobiera
    [to] dobrać
   *[you] dobierz
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}
pair = { $first }, { $second }
shout = dobierz
sentence = { $what }.
kind = Weź: { NAME($noun) }.
gap = Weź { $what }.
empty = Nic.
"""


class Stage(Game[Any]):
    """Some words, and some cards that are made of them."""

    name = "stage"

    def __init__(self, folder: Path) -> None:
        self.text_folder = folder
        self.box: list[Printed] = []
        for lang, text in (("en", ENGLISH), ("pl", POLISH)):
            (folder / f"{lang}.ftl").write_text(text, "utf-8")

    def printed(self) -> list[Printed]:
        return self.box


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Stage(tmp_path)


@dataclass(frozen=True)
class Drawing:
    cards: int

    def say(self, form: Form) -> Message:
        return Message("draw", {"form": form, "cards": self.cards})


def sentence(clause: Message) -> Message:
    return Message("sentence", {"what": [clause]})


def test_clauses_that_sound_right(stage: Stage) -> None:
    assert faults_in_clauses(stage, [Drawing(1).say, Drawing(5).say]) == []


def test_a_clause_takes_the_form_that_its_sentence_asks_for(stage: Stage) -> None:
    faults = faults_in_clauses(stage, [lambda form: Message("shout")])
    assert faults == [
        *(f"en, {form}: 'DRAW' begins like another form" for form in ("you", "they", "to")),
        "en, they-to: 'DRAW' begins like another form",
        "pl, start: 'dobierz' begins like another form",
    ]


def test_only_the_first_letter_tells_where_a_clause_stands(stage: Stage) -> None:
    """Two verbs in one message would both begin with a capital letter."""

    def twice(form: Form) -> Message:
        drawing = Drawing(1).say(form)
        return Message("pair", {"first": [drawing], "second": [drawing]})

    faults = faults_in_clauses(stage, [twice])
    assert len(faults) == 2
    assert all("in more than its first letter" in fault for fault in faults)


def test_sentences_that_sound_right(stage: Stage) -> None:
    said = [sentence(Drawing(2).say("start")), Message("kind", {"noun": "noun-army"})]
    assert faults_in_sentences(stage, said) == []


@pytest.mark.parametrize(
    ("said", "faults"),
    [
        (
            Drawing(1).say("start"),
            ["en: 'Draw 1 card' is no sentence", "pl: 'Dobierz 1 kartę' is no sentence"],
        ),
        (
            sentence(Drawing(1).say("you")),
            ["en: 'draw 1 card.' is no sentence", "pl: 'dobierz 1 kartę.' is no sentence"],
        ),
        (
            Message("kind", {"noun": "noun-item"}),
            [
                "en: 'Take the noun-item.' has noun-item, which has no name",
                "pl: 'Weź: noun-item.' has noun-item, which has no name",
            ],
        ),
        (
            Message("gap", {"what": "Ring"}),
            ["en: 'Take the Ring .' has gaps", "en: 'Take the Ring .' is no sentence"],
        ),
        (Message("empty"), ["en: empty says nothing"]),
    ],
    ids=lambda value: value.id if isinstance(value, Message) else "",
)
def test_sentences_that_sound_wrong(stage: Stage, said: Message, faults: list[str]) -> None:
    assert faults_in_sentences(stage, [said]) == faults


def test_what_can_not_be_said_is_told(stage: Stage) -> None:
    english, polish = faults_in_sentences(stage, [Message("exert")])
    assert english.startswith("en: exert can't be said: ")
    assert polish.startswith("pl: exert can't be said: ")


def test_texts_are_blessed_by_who_has_read_them(stage: Stage, tmp_path: Path) -> None:
    stage.box = [
        Printed("noun-army", "army", text=[sentence(Drawing(1).say("start"))]),
        Printed("gimli", "dwarf"),
    ]
    assert unblessed(stage, tmp_path)[-3:] == ["+armia", "+    Dobierz 1 kartę.", "+gimli"]
    for page, text in text_pages(stage, tmp_path).items():
        page.write_text(text, "utf-8")
    assert unblessed(stage, tmp_path) == []
    stage.box[0] = Printed("noun-army", "army", text=[sentence(Drawing(2).say("start"))])
    assert [line for line in unblessed(stage, tmp_path) if line.startswith(("-  ", "+  "))] == [
        "-    Draw 1 card.",
        "+    Draw 2 cards.",
        "-    Dobierz 1 kartę.",
        "+    Dobierz 2 karty.",
    ]


# --- Tests of cards


def test_a_test_is_named_after_each_card(tmp_path: Path) -> None:
    page = tmp_path / "test_cards.py"
    names = ("test_devilry_of_saruman_costs_a_card", "test_gimli", "orthanc")
    page.write_text("\n".join(f"def {name}(): ..." for name in names), "utf-8")
    cards = ["saruman", "devilry-of-saruman", "gimli", "gimli", "gim", "orthanc"]
    assert untried(cards, [page]) == ["gim", "orthanc", "saruman"]


# --- Reasons

CODES = [*(f"hide {stone}" for stone in NAMES.values()), "brag", "hush", "keep", "heads"]


class Cross(PocketsGame):
    """It speaks against what it offers."""

    def why_not(self, state: Table, ask: Ask, code: str) -> Reason | None:
        if code == "brag":
            return Reason("reason-not-bragging")
        return super().why_not(state, ask, code)


class Mute(PocketsGame):
    """It refuses without a word."""

    def why_not(self, state: Table, ask: Ask, code: str) -> Reason | None:
        return None if code == "keep" else super().why_not(state, ask, code)


class Foreign(PocketsGame):
    """It refuses in no language."""

    def why_not(self, state: Table, ask: Ask, code: str) -> Reason | None:
        reason = super().why_not(state, ask, code)
        return Reason("reason-unheard") if reason and code == "heads" else reason


def judged(game: Game[Any]) -> list[str]:
    return unexplained(Case(game, {"rounds": 3}, 2), CODES)


def test_what_is_offered_has_no_reason_against_it_and_all_else_has_one() -> None:
    assert judged(PocketsGame()) == []
    assert judged(Cross()) == ["'brag' is on offer, although reason-not-bragging"]
    assert judged(Mute()) == ["'keep' is not on offer, and nothing speaks against it"]
    (fault,) = judged(Foreign())
    assert fault.startswith("'heads' is refused by what can't be said in en: ")

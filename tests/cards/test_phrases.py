"""Sentences are put together from clauses, in either language."""

import pytest

from mathom.cards.phrases import (
    TEXT,
    Form,
    after,
    and_,
    either,
    if_,
    infinitive,
    may,
    may_to,
    name,
    or_,
    sentence,
    then_,
)
from mathom.core.message import Message
from mathom.core.voice import CORE_TEXT, Text

EN, PL = (Text(lang, (CORE_TEXT, TEXT)) for lang in ("en", "pl"))


def words(*names: str) -> list[Message]:
    return [name(each, "nom") for each in names]


@pytest.mark.parametrize(
    ("join", "english", "polish"),
    [
        (and_, ["A", "A and B", "A, B and C"], ["A", "A i B", "A, B i C"]),
        (or_, ["A", "A or B", "A, B or C"], ["A", "A lub B", "A, B lub C"]),
        (
            then_,
            ["A", "A, then B", "A, B, then C"],
            ["A", "A, a następnie B", "A, B, a następnie C"],
        ),
    ],
)
def test_any_number_of_clauses_can_be_joined(join, english, polish):
    joined = [join(words(*"ABC"[:number])) for number in (1, 2, 3)]
    assert list(map(EN.say, joined)) == english
    assert list(map(PL.say, joined)) == polish


@pytest.mark.parametrize(
    ("form", "english", "polish"),
    [
        ("start", "You may draw", "Możesz draw"),
        ("you", "you may draw", "możesz draw"),
        ("they", "may draw", "może draw"),
        ("to", "you may draw", "możesz draw"),
        ("they-to", "may draw", "może draw"),
    ],
)
def test_who_may_do_something_follows_from_the_form(form: Form, english: str, polish: str):
    (draw,) = words("draw")
    assert EN.say(may(draw, form)) == english
    assert PL.say(may(draw, form)) == polish


def test_a_price_a_condition_and_a_choice():
    exert, draw = words("exert", "draw")
    assert EN.say(sentence(may_to(exert, draw, "start"))) == "You may exert to draw."
    assert PL.say(sentence(may_to(exert, draw, "start"))) == "Możesz exert, aby draw."
    assert EN.say(sentence(if_(exert, draw, "start"))) == "If exert, draw."
    assert PL.say(if_(exert, draw, "you")) == "jeśli exert, draw"
    assert EN.say(either(exert, draw)) == "exert, or draw"
    assert PL.say(either(exert, draw)) == "exert albo draw"


@pytest.mark.parametrize(
    ("form", "next_form", "after_may"),
    [
        ("start", "you", "to"),
        ("you", "you", "to"),
        ("they", "they", "they-to"),
        ("to", "to", "to"),
        ("they-to", "they-to", "they-to"),
    ],
)
def test_a_clause_decides_the_form_of_what_follows(form: Form, next_form: Form, after_may: Form):
    assert after(form) == next_form
    assert infinitive(form) == after_may

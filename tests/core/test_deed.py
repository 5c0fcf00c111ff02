"""Questions and deeds: who wants what is not on offer is answered by the deed that they meant."""

from typing import Any

import pytest

from mathom.core.ask import Ask, Option, Question, Window
from mathom.core.deed import Declining, Deed, Words, verb_of, why_not
from mathom.core.message import Message, Reason

WINDOW = Window("tea")


class Pour(Deed):
    """Pour tea into so many cups: no more than there are on the table."""

    verb = "pour"

    def __init__(self, cups: int) -> None:
        self.cups = cups

    @classmethod
    def read(cls, t: int, ask: Ask, words: Words) -> "Pour | Reason":
        return cls(int(words[1])) if words[1:] else Reason("reason-how-many")

    @classmethod
    def elsewhere(cls, t: int, ask: Ask, words: Words) -> Reason:
        return Reason("reason-no-tea", {}, ("T-1.1",))

    def why_not(self, t: int, ask: Ask) -> Reason | None:
        return Reason("reason-too-few-cups") if self.cups > t else None


class Sing(Deed):
    verb = "sing"


class Nothing(Declining):
    codes = frozenset(("pass", "enough"))


DEEDS = (Pour, Sing, Nothing)
TEA = Question("tea", "T-1.1", "T-1.2", deeds=(Pour,), window=WINDOW)
SONG = Question("song", "T-2.1", deeds=(Sing,))
POUR = Option("pour 1", Pour(1), Message("option-pour"))
ENOUGH = Option("enough", None, Message("option-enough"))


def refusal(question: Question, code: str, *options: Option[Any], cups: int = 2) -> Any:
    reason = why_not(cups, Ask(0, [*options], question.plain), code, DEEDS)
    return None if reason is None else (reason.id, *reason.rules)


def test_a_question_makes_its_sentences():
    assert TEA.plain.message == Message("prompt-tea", {}, ("T-1.1", "T-1.2"))
    assert TEA.about(cups=3).message == Message("prompt-tea", {"cups": 3}, ("T-1.1", "T-1.2"))
    assert TEA.worded("more-tea").message == Message("prompt-more-tea", {}, ("T-1.1", "T-1.2"))
    other = TEA.worded("last-tea", "T-1.3", cups=1)
    assert other.message == Message("prompt-last-tea", {"cups": 1}, ("T-1.3",))
    assert other.question is TEA
    assert repr(TEA) == "Question('tea')"


def test_whoever_is_asked_knows_what_kind_of_question_it_is():
    ask = Ask(0, [POUR], TEA.worded("more-tea"))
    assert ask.question is TEA
    assert ask.window is WINDOW
    assert ask.prompt.id == "prompt-more-tea"


def test_an_option_tells_what_kind_of_deed_it_is():
    assert verb_of(POUR) == "pour"
    assert verb_of(ENOUGH) == ""


def test_what_is_on_offer_is_not_refused():
    assert refusal(TEA, "pour 1", POUR) is None


def test_a_deed_refuses_itself():
    assert refusal(TEA, "pour 3", POUR) == ("reason-too-few-cups",)
    assert refusal(TEA, "pour", POUR) == ("reason-how-many",)


def test_what_no_rule_is_against_is_a_matter_of_words():
    assert refusal(TEA, " POUR  1", POUR) == ("reason-spelling",)
    assert refusal(TEA, "pour 2 slowly", POUR) == ("reason-too-much",)


def test_what_is_not_asked_says_when_it_would_be():
    assert refusal(SONG, "pour 1") == ("reason-no-tea", "T-1.1")
    assert refusal(TEA, "sing") == ("reason-asked-otherwise", "T-1.1", "T-1.2")


def test_declining_is_called_otherwise_or_not_possible():
    assert refusal(TEA, "pass", POUR, ENOUGH) == ("reason-decline-so",)
    assert refusal(TEA, "pass", POUR) == ("reason-must-choose", "T-1.1", "T-1.2")


@pytest.mark.parametrize("code", ["", "  ", "dance", "poured 1"])
def test_what_is_no_code_of_the_game_has_no_reason(code: str):
    assert refusal(TEA, code, POUR) is None

"""Numbers that the table tells: "for each ...", "or 4 if ...", "up to 3"."""

from collections.abc import Callable
from typing import Final

from mathom.core.message import Arg, Message
from mathom.games.fellowship.amounts import (
    Burdens,
    Count,
    Dead,
    OrIf,
    RacesAmong,
    StrengthOf,
    TheX,
    UpTo,
)
from mathom.games.fellowship.filters import It
from mathom.games.fellowship.language import Amount, AtMost, Condition, Over, Plus, Times
from mathom.games.fellowship.speech.conditions import is_so
from mathom.games.fellowship.speech.nouns import Noun, a, noun_of, what
from mathom.games.fellowship.speech.speaker import Speaker, says

Deed = Callable[[int | str], Message]
"""A clause about so much of something; a number, or the letter X."""


COUNTED: Final = ("say-add-burdens",)
"""Clauses that count; in the others a number is more or less of something."""


def signed(n: int | str) -> str:
    """With its sign: +2, −1, +X."""
    if isinstance(n, str):
        return n if n.startswith("−") else f"+{n}"
    return f"+{n}" if n >= 0 else f"−{-n}"


BY: Final = ("say-archery-total", "say-shadow-number")
"""Clauses about what grows or shrinks by so much."""


def more_or_less(n: int | str) -> dict[str, Arg]:
    """By how much, and which way."""
    number = n.removeprefix("−") if isinstance(n, str) else abs(n)
    return {"number": number, "more": "less" if signed(n).startswith("−") else "more"}


def with_amount(s: Speaker, n: "int | Amount", deed: Deed) -> Message:
    """The clause with its number, however that is found."""
    if isinstance(n, int):
        return deed(n)
    said: Message = s.say(n, deed)
    return said


@says(Times)
def _times(s: Speaker, n: Times, deed: Deed) -> Message:
    if isinstance(n.what, TheX):
        return deed("−X" if n.times < 0 else f"{n.times}X")
    return with_amount(s, n.what, lambda _: deed(n.times))


@says(AtMost)
def _at_most(s: Speaker, n: AtMost, deed: Deed) -> Message:
    return Message("say-at-most", {"deeds": [with_amount(s, n.what, deed)], "most": n.limit})


@says(Over)
def _over(s: Speaker, n: Over, deed: Deed) -> Message:
    assert isinstance(n.what, Count)
    noun = noun_of(s, n.what.which)
    each: dict[str, Arg] = {"what": [what(s, noun)], "noun": noun.head, "number": n.less}
    return Message("say-for-each", {"deeds": [deed(1)], "each": [Message("say-each-over", each)]})


@says(Plus)
def _plus(s: Speaker, n: Plus, deed: Deed) -> Message:
    return with_amount(s, n.first, deed)


@says(Count)
def _count(s: Speaker, n: Count, deed: Deed) -> Message:
    """Counted after the deed is told: whom that names, this may mean."""
    done = deed(1)
    if isinstance(n.which, It):
        each = Message("say-each-of-them", {"noun": (s.it or Noun()).head})
    else:
        noun = noun_of(s, n.which)
        each = Message("say-each", {"what": [what(s, noun)], "noun": noun.head})
        if not any(id == "say-among-shown" for _, id, _ in noun.marks):
            each = Message("say-each-spotted", {"what": [what(s, noun)], "noun": noun.head})
    return Message("say-for-each", {"deeds": [done], "each": [each]})


@says(Dead)
def _dead(s: Speaker, n: Dead, deed: Deed) -> Message:
    noun = noun_of(s, n.which)
    each = Message("say-each-dead", {"what": [what(s, noun)], "noun": noun.head})
    return Message("say-for-each", {"deeds": [deed(1)], "each": [each]})


@says(Burdens)
def _burdens(s: Speaker, n: Burdens, deed: Deed) -> Message:
    each = Message("say-each-burden")
    return Message("say-for-each", {"deeds": [deed(1)], "each": [each]})


@says(TheX)
def _x(s: Speaker, n: TheX, deed: Deed) -> Message:
    return deed("X")


@says(StrengthOf)
def _strength_of(s: Speaker, n: StrengthOf, deed: Deed) -> Message:
    done = deed("X")
    s.last = ""
    return Message("say-x-is-strength", {"deeds": [done], "who": [a(s, n.who)]})


@says(RacesAmong)
def _races(s: Speaker, n: RacesAmong, deed: Deed) -> Message:
    return Message("say-for-each", {"deeds": [deed(1)], "each": [Message("say-each-race")]})


@says(OrIf)
def _or_if(s: Speaker, n: OrIf, deed: Deed) -> Message:
    done = deed(n.else_)
    condition = s.say(n.if_) if isinstance(n.if_, Condition) else is_so(s, IT, n.if_)
    if done.id in BY:
        by = more_or_less(n.then)
        args: dict[str, Arg] = {"deeds": [done], "then": by["number"], "more": by["more"]}
        return Message("say-or-if-by", {**args, "condition": [condition]})
    then = str(n.then) if done.id in COUNTED else signed(n.then)
    return Message("say-or-if", {"deeds": [done], "then": then, "condition": [condition]})


@says(UpTo)
def _up_to(s: Speaker, n: UpTo, deed: Deed) -> Message:
    if n.limit == 0:
        return deed("X")
    return Message("say-up-to-so-much", {"deeds": [deed(n.limit)]})


IT: Final = It()

"""How sentences are put together from clauses, in any language.

A clause takes the form that its place asks for: what you do ("draw 1 card"), what somebody does
("draws 1 card"), or what may be done ("may draw 1 card"). The messages are in `mathom/cards/text`.
"""

from importlib.resources import files
from pathlib import Path
from typing import Final, Literal, TypeAlias

from mathom.core.message import Message

TEXT: Final = Path(str(files("mathom.cards") / "text"))
"""For the `shared_texts` of a game that speaks in these."""

Form: TypeAlias = Literal["start", "you", "they", "to", "they-to"]
"""Of a clause: `start` is `you` at the start of a sentence, `to` follows "may" and "to"; a player
who is spoken of and not to has `they` and `they-to`."""

_INFINITIVES: Final[dict[Form, Form]] = {"they": "they-to", "they-to": "they-to"}
"""Otherwise `to`."""


def after(form: Form) -> Form:
    """The form of what follows a clause of that form."""
    return "you" if form == "start" else form


def infinitive(form: Form) -> Form:
    """The form of what follows "may" or "to" in a clause of that form."""
    return _INFINITIVES.get(form, "to")


def name(term: str, case: str) -> Message:
    """What a thing is called."""
    return Message("text-name", {"name": term, "case": case})


def sentence(clause: Message) -> Message:
    """A clause in the form `start`, with its full stop."""
    return Message("text-sentence", {"text": [clause]})


# --- What may be done, and when. The deeds are in the form that `infinitive` or `after` tells.


def may(deeds: Message, form: Form) -> Message:
    return Message("text-may", {"form": form, "deeds": [deeds]})


def may_to(cost: Message, deeds: Message, form: Form) -> Message:
    """One thing may be done so that another can be; both are infinitives."""
    return Message("text-may-to", {"form": form, "cost": [cost], "deeds": [deeds]})


def if_(condition: Message, deeds: Message, form: Form) -> Message:
    return Message("text-if", {"form": form, "condition": [condition], "deeds": [deeds]})


# --- Several


def then_(clauses: list[Message]) -> Message:
    """One thing, then the next."""
    *first, then = clauses
    return Message("text-then", {"first": first, "then": [then]}) if first else then


def and_(parts: list[Message]) -> Message:
    *first, last = parts
    return Message("text-and", {"first": first, "last": [last]}) if first else last


def or_(parts: list[Message]) -> Message:
    *first, last = parts
    return Message("text-or", {"first": first, "last": [last]}) if first else last


def either(first: Message, second: Message) -> Message:
    """One of two deeds. They may be long, so they are set apart more clearly than things are."""
    return Message("text-either", {"first": [first], "second": [second]})

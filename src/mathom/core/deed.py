"""What players can do: how it is read, offered, refused and done stands in one class a kind.

So whoever wants what is not on offer is answered by the deed that they meant (`why_not`).
"""

from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from mathom.core.ask import Ask, Option
from mathom.core.message import Reason

Words: TypeAlias = list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One kind of thing that can be done. Options that offer it have one as their value.

    Subclasses are plain classes that hold what the deed is about: of a dataclass's `verb` mypyc
    would make a field.
    """

    verb: ClassVar[str] = ""
    """The first word of its codes, and what pages know it by."""

    @classmethod
    def means(cls, words: Words) -> bool:
        """Whether words, the first and the others, could be this deed at all."""
        return words[0] == cls.verb

    @classmethod
    def read(cls, t: Any, ask: Ask, words: Words) -> "Deed | Reason":
        """The deed that is meant when it can be asked for, or what is wrong with the words."""
        raise NotImplementedError

    @classmethod
    def elsewhere(cls, t: Any, ask: Ask, words: Words) -> Reason:
        """Why it can't be done now, at a question that is about other things."""
        return asked_otherwise(ask)

    def why_not(self, t: Any, ask: Ask) -> Reason | None:
        """The rule against it. Nothing, if there is none: then it is on offer in fewer words."""
        raise NotImplementedError


def verb_of(option: Option[Any]) -> str:
    """What kind of deed an option offers, if it is more than a bare choice."""
    return option.value.verb if isinstance(option.value, Deed) else ""


INCOMPLETE: Final = Reason("reason-incomplete")
TOO_MUCH: Final = Reason("reason-too-much")


def asked_otherwise(ask: Ask) -> Reason:
    return Reason("reason-asked-otherwise", {}, ask.prompt.rules)


class Declining(Deed):
    """To do nothing. How that is called differs from question to question."""

    codes: ClassVar[frozenset[str]] = frozenset(("pass",))

    @classmethod
    def means(cls, words: Words) -> bool:
        return len(words) == 1 and words[0] in cls.codes

    @classmethod
    def elsewhere(cls, t: Any, ask: Ask, words: Words) -> Reason:
        """It can't be done here, or it is called otherwise."""
        for option in ask.options:
            if option.code in cls.codes:
                return Reason("reason-decline-so", {"code": option.code})
        return cls.must_choose(t, ask)

    @classmethod
    def must_choose(cls, t: Any, ask: Ask) -> Reason:
        return Reason("reason-must-choose", {}, ask.prompt.rules)


def why_not(t: Any, ask: Ask, code: str, deeds: tuple[type[Deed], ...]) -> Reason | None:
    """The rule against a code that is not on offer; nothing if it is no code of this game at all.
    `deeds` are all that can ever be done in it.
    """
    if ask.option(code) is not None:
        return None
    tidy = " ".join(code.lower().split())
    if tidy != code and ask.option(tidy) is not None:
        return Reason("reason-spelling", {"code": tidy})
    words = tidy.split() or [""]
    here = ask.question.deeds
    for kind in here:
        if kind.means(words):
            deed = kind.read(t, ask, words)
            if isinstance(deed, Reason):
                return deed
            return deed.why_not(t, ask) or TOO_MUCH
    for kind in deeds:
        if kind not in here and kind.means(words):
            return kind.elsewhere(t, ask, words)
    return None

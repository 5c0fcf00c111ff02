"""What can be done in this game, and when: what all deeds have in common."""

from typing import Any, ClassVar, Final

from mathom.core.ask import Ask, Option
from mathom.core.deed import Declining, Deed, Words
from mathom.core.message import Message, Reason
from mathom.games.confrontation.data import REGION_NAMES
from mathom.games.confrontation.rules.names import region_called, why
from mathom.games.confrontation.state import Confrontation, passes

PASS: Final[Option[Any]] = Option("pass", None, Message("option-pass"))

PREPARING: Final = frozenset(("draft", "specials", "deploy"))
"""The steps that ask before the first turn."""


def side_asked(t: Confrontation, ask: Ask) -> int:
    return t.seats.index(ask.seat)


class InPlay(Deed):
    """What can be done once everybody stands on the board."""

    @classmethod
    def elsewhere(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        if t.step in PREPARING:
            return why("not-begun", *ask.prompt.rules)
        return cls.not_now(t, ask, words)

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        """Why it can't be done at a question of play that is about other things."""
        raise NotImplementedError


class InOneWord(InPlay):
    """What is done or not, without saying more."""

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> "InOneWord | Reason":
        return cls()

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return None


class ToRegion(InPlay):
    """What takes somebody to a region."""

    def __init__(self, region: int) -> None:
        self.region = region

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> "ToRegion | Reason":
        region = region_called(" ".join(words[1:]))
        return region if isinstance(region, Reason) else cls(region)

    @classmethod
    def of_each(cls) -> tuple[Option[Any], ...]:
        """By region: how it is offered."""
        return tuple(
            Option(
                f"{cls.verb} {name}",
                cls(region),
                Message(f"option-{cls.verb}", {"region": name}),
                (f"region:{name}",),
            )
            for region, name in enumerate(REGION_NAMES)
        )


def or_pass(t: Confrontation, option: Option[Any]) -> list[Option[Any]]:
    """To do it or to let it be. If it can't be done, there is only the latter, and it is asked all
    the same: a missing question would tell.
    """
    return [option, PASS] if option.value.why_not(t) is None else [PASS]


def take_up(t: Confrontation, side: int, chosen: Option[Any]) -> None:
    """Do what was offered or pass."""
    if chosen is PASS:
        passes(t, side)
    else:
        chosen.value.do(t)


class Nothing(Declining):
    """To do nothing, where that is possible. Where it is not, a question may say why."""

    codes = frozenset(("pass", "stay", "cards", "fall"))
    refusal: ClassVar[Reason | None] = None

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return cls.elsewhere(t, ask, words)

    @classmethod
    def must_choose(cls, t: Confrontation, ask: Ask) -> Reason:
        if cls.refusal is not None:
            return cls.refusal
        return why("must-choose", *ask.prompt.rules)

"""What can be done in this game, and when."""

from typing import ClassVar, Final

from mathom.core.ask import Ask
from mathom.core.deed import Deed, Words
from mathom.core.message import Reason
from mathom.games.journey.state import Journey

HOBBIT_FIRST: Final = Reason("reason-hobbit-first", {}, ("J-2.2",))


class JourneyDeed(Deed):
    wrong_time: ClassVar[Reason]
    """Why it can't be done at any other moment."""

    @classmethod
    def elsewhere(cls, t: Journey, ask: Ask, words: Words) -> Reason:
        return HOBBIT_FIRST if t.step == "hobbits" else cls.wrong_time

    def why_not(self, t: Journey, ask: Ask | None = None) -> Reason | None:
        raise NotImplementedError

    def do(self, t: Journey) -> None:
        raise NotImplementedError

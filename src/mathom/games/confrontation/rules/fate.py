"""How a battle ends: who is defeated, who escapes, who goes home (window W5 to W7)."""

from typing import Any, Final

from mathom.core.ask import Ask, Option, Play, Question
from mathom.core.deed import Words
from mathom.core.message import Message, Reason
from mathom.games.confrontation.data import (
    BACKWARD,
    FELLOWSHIP,
    GONDOR,
    LIMIT,
    NO_CARD,
    SAURON,
    SHELOB,
    WHOLE_DECK,
    WORMTONGUE,
)
from mathom.games.confrontation.moments import battle
from mathom.games.confrontation.rules import windows
from mathom.games.confrontation.rules.deed import ToRegion
from mathom.games.confrontation.rules.ending import defeat, ring_lost, settle
from mathom.games.confrontation.rules.fighters import fellow, servant
from mathom.games.confrontation.rules.march import end_turn
from mathom.games.confrontation.rules.names import in_each, why
from mathom.games.confrontation.rules.prompts import in_battle
from mathom.games.confrontation.rules.retreats import leave
from mathom.games.confrontation.rules.ways import S
from mathom.games.confrontation.state import NOBODY, Confrontation, put_in_sight


def fall(t: Confrontation, fellow_falls: bool, servant_falls: bool) -> None:
    """One fighter or both are defeated. The game may end by it, at once (C-6.3).

    All who fall leave before the Ring passes on: Wormtongue★ decides on his escape without having
    seen where Sam is.
    """
    dead, loser = fellow(t), servant(t)
    if fellow_falls:
        defeat(t, dead)
    if servant_falls:
        # If the Ring is lost, nothing follows any more: Wormtongue★ falls like anybody (C-6.6).
        if t.cast[loser] == WORMTONGUE and ring_lost(t) is None:
            t.step = "escape"
            return
        defeat(t, loser)
    if settle(t):
        return
    if fellow_falls and not servant_falls and t.cast[loser] == SHELOB:
        _send_shelob_home(t, loser)
    close(t)


def _send_shelob_home(t: Confrontation, shelob: int) -> None:
    """She returns to Gondor, or is lost if there is no room for her (C-8.39 to C-8.42)."""
    if t.field == GONDOR:
        return
    if t.count[GONDOR] or t.count[S + GONDOR] >= LIMIT[GONDOR]:
        t.tell("shelob-lost", {}, moment=battle(t, beat=False))
        defeat(t, shelob)
    else:
        t.tell("shelob-returns", {}, moment=battle(t, beat=False))
        put_in_sight(t, shelob, GONDOR)


ESCAPE_BACKWARD: Final = why("escape-backward", "C-10.47")
ESCAPE_EMPTY: Final = in_each("escape-empty", "C-10.47", "C-13.10")
ESCAPE_WHEN: Final = why("escape-when", "C-10.47")


class Escape(ToRegion):
    """Slip away backward, to a region that holds nobody at all (C-10.47, C-13.10)."""

    verb = "escape"

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return ESCAPE_WHEN

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        region = self.region
        if region not in BACKWARD[SAURON][t.field]:
            return ESCAPE_BACKWARD
        return ESCAPE_EMPTY[region] if t.count[region] or t.count[S + region] else None


ESCAPES: Final = Escape.of_each()
FALL: Final[Option[Any]] = Option("fall", None, Message("option-fall"))
ESCAPING: Final = Question("escape", "C-10.47", deeds=(Escape,), window=windows.ESCAPING)


def escape(t: Confrontation) -> Play | None:
    """Wormtongue★ may slip away when he is defeated (C-10.47 to C-10.49)."""
    near = [ESCAPES[region] for region in BACKWARD[SAURON][t.field]]
    ways = [option for option in near if option.value.why_not(t) is None]
    if ways:
        return _ask_escape(t, ways)
    defeat(t, servant(t))
    _after_escape(t)
    return None


def _ask_escape(t: Confrontation, ways: list[Option[Escape]]) -> Play:
    piece = servant(t)
    chosen = yield Ask(t.seats[SAURON], [*ways, FALL], in_battle(t, ESCAPING))
    if chosen is FALL:
        defeat(t, piece)
    else:
        leave(t, piece, chosen.value.region, "escaped")
    _after_escape(t)


def _after_escape(t: Confrontation) -> None:
    if not settle(t):
        close(t)


def close(t: Confrontation) -> None:
    """The cards are discarded; if enemies are left in the field, the next battle begins
    (C-4.32 to C-4.36).
    """
    t.played = [NO_CARD, NO_CARD]
    if not t.hands[FELLOWSHIP]:
        t.hands = list(WHOLE_DECK)
        t.tell("hands-taken-back", {})
    t.first = False
    t.foe = NOBODY
    if t.house.hide_at_once:
        t.shown = t.lasting
    if t.where[t.mover] == t.field and t.count[S * (1 - t.active) + t.field]:
        t.step = "foe"
    else:
        end_turn(t)

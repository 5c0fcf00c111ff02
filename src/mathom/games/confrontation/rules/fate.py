"""How a battle ends: who is defeated, who escapes, who goes home (window W5 to W7)."""

from mathom.core.ask import Ask, Play
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
from mathom.games.confrontation.rules.ending import defeat, ring_lost, settle
from mathom.games.confrontation.rules.fighters import fellow, servant
from mathom.games.confrontation.rules.march import end_turn
from mathom.games.confrontation.rules.moves import S
from mathom.games.confrontation.rules.options import ESCAPE_TO, FALL
from mathom.games.confrontation.rules.prompts import in_battle
from mathom.games.confrontation.rules.retreats import empty, leave
from mathom.games.confrontation.rules.windows import ESCAPING
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


def escape(t: Confrontation) -> Play | None:
    """Wormtongue★ may slip away when he is defeated (C-10.47 to C-10.49)."""
    piece = servant(t)
    targets = empty(t, BACKWARD[SAURON][t.field])
    if targets:
        return _ask_escape(t, piece, targets)
    defeat(t, piece)
    _after_escape(t)
    return None


def _ask_escape(t: Confrontation, piece: int, targets: list[int]) -> Play:
    options = [*[ESCAPE_TO[region] for region in targets], FALL]
    asked = in_battle(t, "prompt-escape", "C-10.47")
    chosen = yield Ask(t.seats[SAURON], options, asked, window=ESCAPING)
    if chosen.value == FALL.value:
        defeat(t, piece)
    else:
        leave(t, piece, chosen.value, "escaped")
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

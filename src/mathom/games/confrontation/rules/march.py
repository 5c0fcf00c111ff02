"""A piece sets out, is perhaps struck by the Balrog on the way, arrives; the turn ends."""

from collections.abc import Callable
from typing import Final

from mathom.core.ask import Ask, Option, Play, Question
from mathom.core.deed import Words
from mathom.core.event import TURNING
from mathom.core.message import Arg, Message, Reason
from mathom.games.confrontation.data import (
    AWAY,
    BALROG,
    BALROG_PIECE,
    CARADHRAS,
    FELLOWSHIP,
    MORDOR,
    SAURON,
    SHIRE,
    SIDE_NAMES,
    URUK_HAI,
    WITCH_KING_PIECE,
    WITCH_KING_STAR,
)
from mathom.games.confrontation.rules import windows
from mathom.games.confrontation.rules.deed import PASS, InOneWord, or_pass
from mathom.games.confrontation.rules.ending import defeat, end, settle
from mathom.games.confrontation.rules.names import why
from mathom.games.confrontation.rules.ways import STEPS, S, goes_through_moria
from mathom.games.confrontation.sight import trail
from mathom.games.confrontation.state import (
    NOBODY,
    Confrontation,
    name_of,
    note_seen,
    pieces_at,
    put,
    region_name,
    show,
)


def march(t: Confrontation, piece: int, target: int, jump: bool = False) -> None:
    """The turn's move. `jump`: Treebeard★ leaps instead of walking through Moria."""
    origin = t.where[piece]
    t.mover, t.origin, t.field = piece, origin, target
    if goes_through_moria(piece, origin, target) and not jump and balrog_may_lurk(t):
        t.step = "balrog"
        return
    arrive(t)


def balrog_may_lurk(t: Confrontation) -> bool:
    """Whether the Fellowship can't be sure that there is no Balrog° in Caradhras.

    Sauron is asked in just these cases, whoever stands there: otherwise a missing question would
    tell that it is somebody else.
    """
    if t.cast[BALROG_PIECE] != BALROG or t.where[BALROG_PIECE] == AWAY:
        return False
    if not t.count[S + CARADHRAS]:
        return False
    if t.shown >> BALROG_PIECE & 1:
        return t.where[BALROG_PIECE] == CARADHRAS
    return not t.shown >> pieces_at(t, SAURON, CARADHRAS)[0] & 1


BALROG_NOT_THERE: Final = why("balrog-not-there", "C-8.34")
BALROG_WHEN: Final = why("balrog-when", "C-8.34")


class RevealBalrog(InOneWord):
    """Reveal the Balrog° in Caradhras, to defeat who travels through Moria (C-8.34)."""

    verb = "balrog"

    @classmethod
    def means(cls, words: Words) -> bool:
        """With more words it is a move of his."""
        return words == ["balrog"]

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return BALROG_WHEN

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return None if t.where[BALROG_PIECE] == CARADHRAS else BALROG_NOT_THERE

    def do(self, t: Confrontation) -> None:
        traveller = t.mover
        show(t, BALROG_PIECE)
        t.tell("balrog-strikes", {"character": name_of(t, traveller)}, weight=TURNING)
        t.trails[FELLOWSHIP] += t.pending
        t.pending = b""
        defeat(t, traveller)
        if not settle(t):
            end_turn(t)


REVEAL_BALROG: Final = Option("balrog", RevealBalrog(), Message("option-balrog"), ("piece:balrog",))
IN_MORIA: Final = Question("balrog", "C-8.34", deeds=(RevealBalrog,), window=windows.MORIA)


def balrog(t: Confrontation) -> Play:
    return _through_moria(t, arrive)


def balrog_on_ride(t: Confrontation) -> Play:
    return _through_moria(t, ride)


def _through_moria(t: Confrontation, go_on: Callable[[Confrontation], None]) -> Play:
    """Sauron may reveal the Balrog° to defeat who travels through Moria (C-8.34 to C-8.38)."""
    t.tell(
        "enters-moria",
        {"character": name_of(t, t.mover)},
        seats=(t.seats[FELLOWSHIP],),
        veiled={},
    )
    chosen = yield Ask(t.seats[SAURON], or_pass(t, REVEAL_BALROG), IN_MORIA.plain)
    if chosen is PASS:
        go_on(t)
    else:
        chosen.value.do(t)


def arrive(t: Confrontation) -> None:
    """The mover enters the field; there it wins, fights or stays (C-3.29, C-6.1, C-9.11)."""
    piece, origin, target = t.mover, t.origin, t.field
    if t.house.uruk_hai_shown and marches_far(t, piece, origin, target):
        show(t, piece)
    tell_move(t, piece, origin, target)
    note_move(t, piece, origin, target)
    put(t, piece, target)
    if enters_to_win(t, piece, target):
        return
    enemy = SAURON if piece < 9 else FELLOWSHIP
    if t.count[S * enemy + target]:
        t.first = True
        t.step = "foe"
        return
    if not shire_taken(t):
        end_turn(t)


def ride(t: Confrontation) -> None:
    """Shadowfax has carried the mover one region further; now it must move itself (C-12.14)."""
    piece, origin, target = t.mover, t.origin, t.field
    tell_move(t, piece, origin, target, "rode")
    first_step(t, piece, origin, target)
    t.rider = piece
    t.step = "move"


def first_step(t: Confrontation, piece: int, origin: int, target: int) -> None:
    """A step before the turn's move, which will tell how it is to be read."""
    side = 1 if piece > 8 else 0
    put(t, piece, target)
    if t.shown >> piece & 1:
        t.trails[side] += trail.put(piece - 9 * side, target)
    else:
        t.pending = trail.moved(origin, target, cannot_be(t, side, target))


def tell_move(t: Confrontation, piece: int, origin: int, target: int, kind: str = "moved") -> None:
    """Only the owner hears who moved, unless all can see it."""
    if t.story is None:
        return
    side = SIDE_NAMES[piece > 8]
    way: dict[str, Arg] = {
        "side": side,
        "from": region_name(origin),
        "to": region_name(target),
    }
    args: dict[str, Arg] = {"character": name_of(t, piece), **way}
    if t.shown >> piece & 1:
        t.tell(kind, args)
    else:
        t.tell(kind, args, seats=(t.seats[piece > 8],), veiled=way)


def note_move(t: Confrontation, piece: int, origin: int, target: int) -> None:
    """Put into the trail what the opponent can conclude from a move."""
    side = 1 if piece > 8 else 0
    number = piece - 9 * side
    if t.shown >> piece & 1:
        note = trail.put(number, target)
    elif marches_far(t, piece, origin, target):
        # Nobody else goes so far without a battle.
        note_seen(t, piece)
        note = trail.put(number, target)
    else:
        note = trail.moved(origin, target, cannot_be(t, side, target))
    if piece == t.rider and t.pending:
        # Both steps were one character's: what counts is from where to where it came at last.
        note = note[:1] + t.pending[1:2] + note[2:]
        t.pending = b""
    # Who went in the Dark of Mordor was another, and can be thought of as having gone second.
    t.trails[side] += note + t.pending
    t.pending = b""


def marches_far(t: Confrontation, piece: int, origin: int, target: int) -> bool:
    """Whether this is the long march that only the Uruk-hai★ can make (C-10.37)."""
    return t.cast[piece] == URUK_HAI and target not in STEPS[SAURON][origin]


def cannot_be(t: Confrontation, side: int, target: int) -> int:
    """Who a hidden piece that goes to `target` can't be: whoever lies open, and whoever would
    have won by it. Bits are numbered within the side.
    """
    none_of = t.shown >> 9 * side & 511
    if side == FELLOWSHIP and target == MORDOR:
        none_of |= 1 << t.bearer
    elif side == SAURON and target == SHIRE and t.cast[WITCH_KING_PIECE] == WITCH_KING_STAR:
        none_of |= 1 << WITCH_KING_PIECE - 9
    return none_of


def enters_to_win(t: Confrontation, piece: int, target: int) -> bool:
    """The Ring-bearer in Mordor, the Witch-king★ in the Shire: no battle (C-9.10, C-9.11)."""
    if target == MORDOR and piece == t.bearer:
        end(t, FELLOWSHIP, "mordor")
        return True
    if target == SHIRE and t.cast[piece] == WITCH_KING_STAR:
        end(t, SAURON, "witch-king")
        return True
    return False


def shire_taken(t: Confrontation) -> bool:
    """Three of Sauron's characters in the Shire win (C-6.2)."""
    if t.count[S + SHIRE] < 3:
        return False
    end(t, SAURON, "shire")
    return True


def end_turn(t: Confrontation) -> None:
    """All who were revealed hide again, but those whom something keeps revealed (C-5.1)."""
    t.shown = t.lasting
    t.seen = t.lasting
    if t.active == SAURON:
        t.named = NOBODY
        t.barred = False
    t.rider = t.stepped = t.mover = t.foe = NOBODY
    t.origin = t.field = AWAY
    t.active = 1 - t.active
    t.turn += 1
    t.step = "begin"

"""How a game ends, and how the next of a match begins."""

from typing import Final

from mathom.core.event import NOTABLE, TURNING
from mathom.core.game import Result
from mathom.core.message import Arg, Message, by_seat
from mathom.core.state import OVER
from mathom.games.confrontation.data import (
    AWAY,
    FELLOWSHIP,
    FRODO,
    FRODO_PIECE,
    FRODO_STAR,
    MORDOR,
    NO_CARD,
    PIECES,
    SAM_PIECE,
    SAURON,
    SIDE_NAMES,
    SIDES,
    WARG,
    WHOLE_DECK,
)
from mathom.games.confrontation.moments import battle
from mathom.games.confrontation.state import (
    NOBODY,
    Confrontation,
    name_of,
    region_name,
    show,
    take_off,
)


def end(t: Confrontation, winner: int, how: str) -> None:
    """The game is over at once; nothing that was pending happens any more (C-6.6)."""
    t.winner = winner
    t.ended += (how,)
    t.played = [NO_CARD, NO_CARD]  # even the last cards are discarded (C-4.27)
    if winner == NOBODY:
        t.tell("drawn", {"how": how}, weight=NOTABLE)
    else:
        seat = t.seats[winner]
        alive = survivors(t, winner)
        scored = list(t.points)
        scored[seat] += alive
        t.points = (scored[0], scored[1])
        t.tell("won", _won(t, winner, how), weight=NOTABLE)
    if t.game < t.house.games:
        t.step = "swap"
        return
    # All pieces lie open on the table now, so that everybody can see how it was.
    t.shown = sum(1 << piece for piece in range(18) if t.where[piece] != AWAY)
    t.step = OVER


def _won(t: Confrontation, winner: int, how: str) -> dict[str, Arg]:
    """What there is to say of a victory."""
    bearer = name_of(t, t.bearer)
    points = survivors(t, winner)
    return {"side": SIDE_NAMES[winner], "how": how, "bearer": bearer, "points": points}


def survivors(t: Confrontation, side: int) -> int:
    return sum(t.where[piece] != AWAY for piece in PIECES[side])


def swap_sides(t: Confrontation) -> None:
    """The second game of a match: each player plays the other side (C-6.5)."""
    t.game += 1
    t.seats = (t.seats[SAURON], t.seats[FELLOWSHIP])
    t.news += 1
    clear_table(t)
    t.tell("second-game", {})
    t.step = "lots" if t.house.format == "draft" else "specials"


def clear_table(t: Confrontation) -> None:
    """As before a game."""
    star = 0 if t.house.format == "classic" else 1
    t.cast = tuple(2 * piece + star for piece in range(18))
    t.arrangement = ()
    t.where = [AWAY] * 18
    t.count = ([0] * 16 + [9]) * 2
    t.shown = t.lasting = t.seen = 0
    t.bearer = FRODO_PIECE
    t.hands = list(WHOLE_DECK)
    t.specials = t.used = 0
    t.trails = [b"", b""]
    t.active = SAURON
    t.turn = 0
    t.past = []
    t.nameless = 0
    t.named = t.rider = t.stepped = t.mover = t.foe = NOBODY
    t.barred = False
    t.pending = b""
    t.origin = t.field = AWAY
    t.first = True
    t.gwaihir = t.five = t.no_cards = t.shut = t.cloaked = t.supported = False
    t.played = [NO_CARD, NO_CARD]
    t.winner = NOBODY


def defeat(t: Confrontation, piece: int) -> None:
    """Take a defeated piece off; the game may end by it. Ask `t.winner` and `over` afterwards."""
    region = t.where[piece]
    take_off(t, piece)
    t.tell(
        "defeated",
        {"character": name_of(t, piece), "region": region_name(region)},
        weight=TURNING,
        moment=battle(t, beat=False),
    )


def settle(t: Confrontation) -> bool:
    """Whether what has been taken off the board ends the game.

    Looked at after all simultaneous removals (C-6.3, C-6.6, C-9.5 to C-9.9).
    """
    if t.where[t.bearer] != AWAY:
        return False
    how = ring_lost(t)
    if how is not None:
        end(t, SAURON, how)
        return True
    t.bearer = SAM_PIECE
    show(t, SAM_PIECE)
    where = region_name(t.where[SAM_PIECE])
    moment = battle(t, beat=False)
    t.tell("sam-takes-the-ring", {"region": where}, weight=TURNING, moment=moment)
    if t.house.sam_in_mordor and t.where[SAM_PIECE] == MORDOR:
        end(t, FELLOWSHIP, "mordor")
        return True
    return False


def ring_lost(t: Confrontation) -> str | None:
    """How the Ring has come to Sauron, if the bearer is defeated and nobody can take over."""
    bearer = t.bearer
    if t.where[bearer] != AWAY:
        return None
    if bearer == SAM_PIECE:
        return "sam-fell"
    if t.cast[FRODO_PIECE] == FRODO:
        return "frodo-fell"
    assert t.cast[FRODO_PIECE] == FRODO_STAR
    if FRODO_PIECE in (t.mover, t.foe) and WARG in _fighting(t):
        return "warg"
    return "sam-had-fallen" if t.where[SAM_PIECE] == AWAY else None


def _fighting(t: Confrontation) -> list[int]:
    return [t.cast[piece] for piece in (t.mover, t.foe) if piece != NOBODY]


def outcome(t: Confrontation) -> Result | None:
    """Who has won the match, or the only game of it (C-6.8)."""
    if t.step != OVER:
        return None
    if t.house.games == 2:
        first, second = t.points
        if first == second:
            drawn = Message("result-match-drawn", {"points": first})
            return Result((0, 1), drawn, _match_counted(t))
        best = 0 if first > second else 1
        return Result(
            (best,),
            Message(
                "result-match-won",
                {**by_seat(best), "points": max(first, second), "other": min(first, second)},
            ),
            _match_counted(t),
        )
    how = t.ended[-1]
    why = (Message("counted-rule", {"how": how}, _rules_of(t, how)), *_counted(t))
    if t.winner == NOBODY:
        return Result((0, 1), Message("result-drawn", {"how": how}), why)
    return Result((t.seats[t.winner],), Message("result-won", _won(t, t.winner, how)), why)


RULES: Final = {
    "mordor": ("C-6.1",),
    "shire": ("C-6.2",),
    "frodo-fell": ("C-6.3",),
    "sam-fell": ("C-9.9",),
    "warg": ("C-10.4",),
    "sam-had-fallen": ("C-9.8",),
    "witch-king": ("C-9.11",),
    "stuck": ("C-6.4",),
    "repetition": ("C-6.4",),
    "turns": ("C-6.4",),
}
"""What each ending rests on."""


def _rules_of(t: Confrontation, how: str) -> tuple[str, ...]:
    if how == "mordor" and t.cast[FRODO_PIECE] == FRODO_STAR:
        return ("C-9.10",)
    return RULES[how]


def _counted(t: Confrontation) -> list[Message]:
    """Who is left of each side."""
    return [
        Message("counted-left", {"side": SIDE_NAMES[side], "number": survivors(t, side)})
        for side in SIDES
    ]


def _match_counted(t: Confrontation) -> tuple[Message, ...]:
    """How each game of a match ended, and what each seat scored in all (C-6.6 to C-6.8)."""
    games = [
        Message("counted-game", {"game": number, "how": how}, RULES[how])
        for number, how in enumerate(t.ended, start=1)
    ]
    scored = [
        Message("counted-points", {**by_seat(seat), "points": points}, ("C-6.6",))
        for seat, points in enumerate(t.points)
    ]
    return (*games, *scored, Message("counted-match", {}, ("C-6.8",)))

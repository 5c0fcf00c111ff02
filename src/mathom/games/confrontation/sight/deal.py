"""Tables that a viewer can't tell from the real one."""

from mathom.core.chance import Chance
from mathom.core.event import REFEREE
from mathom.core.state import OVER, clone
from mathom.games.confrontation.data import AWAY, SIDES
from mathom.games.confrontation.rules.repetition import forget_names
from mathom.games.confrontation.sight.knowledge import worlds
from mathom.games.confrontation.state import NOBODY, Confrontation, pieces_at

BEFORE_PLAY = frozenset(("lots", "draft", "specials", "muster", "deploy", "swap"))


def public_trail(t: Confrontation, side: int) -> bytes:
    """All that the opponent has seen of a side's pieces, a first step of two included."""
    return t.trails[side] + t.pending if side == t.active else t.trails[side]


def sees(t: Confrontation, viewer: int, side: int) -> bool:
    """The whole visibility table: whose hidden characters a viewer knows."""
    return viewer in (t.seats[side], REFEREE)


def redeal(t: Confrontation, viewer: int, chance: Chance) -> Confrontation:
    """Every hidden character may stand wherever the public history allows."""
    dealt = clone(t)
    dealt.chance = chance
    if t.step == OVER:
        return dealt
    for side in SIDES:
        if sees(t, viewer, side):
            continue
        forget_names(dealt, side)
        if t.step in BEFORE_PLAY:
            _draw_again(dealt, side, chance)
        else:
            _deal_side(dealt, side, chance)
    return dealt


def _draw_again(t: Confrontation, side: int, chance: Chance) -> None:
    """What luck has proposed to the other player is none of the viewer's business."""
    if not t.arrangement:
        return
    own = list(t.arrangement[9 * side : 9 * side + 9])
    if t.step == "draft":
        own = [chance.below(2) for _ in own]
    else:
        own.sort()  # luck alone decides, not how they truly lay
        chance.shuffle(own)
        own[5:] = sorted(own[5:])
    order = list(t.arrangement)
    order[9 * side : 9 * side + 9] = own
    t.arrangement = tuple(order)


def _deal_side(t: Confrontation, side: int, chance: Chance) -> None:
    """Regions keep their numbers of pieces, so the counts stay right."""
    first = 9 * side
    before = t.where.copy()
    t.where[first : first + 9] = worlds(side, public_trail(t, side)).deal(chance.below)

    def recast(piece: int, other_than: int = NOBODY) -> int:
        """A hidden piece with a part in the turn: it may be any of those in its region."""
        if piece // 9 != side or before[piece] == AWAY or t.shown >> piece & 1:
            return piece
        hidden = [
            other
            for other in pieces_at(t, side, before[piece])
            if not t.shown >> other & 1 and other != other_than
        ]
        return hidden[chance.below(len(hidden))]

    rides = t.rider != NOBODY and t.rider == t.mover
    t.mover = recast(t.mover)
    t.rider = t.mover if rides else NOBODY
    t.stepped = recast(t.stepped)
    t.named = recast(t.named, t.stepped)

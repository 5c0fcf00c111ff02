"""What a table is worth, for playouts that are cut short.

The log-odds of the Fellowship's victory are a sum of what each piece is worth where it stands, of
the way before the Ring-bearer, of the Shire, of the steps that are left, of the hands.

All numbers are hundredths, by logistic regression on the turns of 9,000 games of the greedy bot
against itself and 60 of the searcher, a third in each format (the draft with two special cards a
side), in which one choice in twelve was left to chance. On games that it had not seen, the
logarithmic loss was 0.59, where a coin has 0.69.
"""

from functools import lru_cache
from math import exp
from typing import Any, Final

from mathom.core.game import Game
from mathom.games.confrontation.bots.duel import odds
from mathom.games.confrontation.data import (
    AWAY,
    CARADHRAS,
    DAGORLAD,
    FELLOWSHIP,
    FRODO_PIECE,
    GONDOR,
    MORDOR,
    REGIONS,
    SAM_PIECE,
    SAURON,
    SHIRE,
    SIDES,
    WATCHER,
    WHOLE_DECK,
)
from mathom.games.confrontation.rules.ending import survivors
from mathom.games.confrontation.rules.ways import STEPS, S
from mathom.games.confrontation.sight.deal import BEFORE_PLAY
from mathom.games.confrontation.state import Confrontation

PLACES: Final = (
    # The Shire, Arthedain, Cardolan, Rhudaur, Eregion, Enedwaith, the High Pass, the Misty
    # Mountains, Caradhras, the Gap of Rohan, Mirkwood, Fangorn, Rohan, Dagorlad, Gondor, Mordor,
    # off the board
    (32, 10, 17, -8, 9, -18, -49, 8, -32, -44, -22, 18, 15, 95, 102, 0, 0),  # frodo
    (30, 8, 6, 12, 2, -30, 19, 15, -15, 7, -26, -5, -30, 60, 18, 0, -43),  # frodo ★
    (0, 12, -9, -5, 2, 15, 13, -28, 27, -25, -10, 24, -36, 61, 30, -17, -51),  # sam
    (21, 3, -1, -8, -9, -17, 47, 1, 34, 0, 39, 2, -6, 52, 29, -36, -58),  # sam ★
    (-1, -9, -31, 13, 1, 16, 13, 10, -34, 28, 29, -19, -16, 43, -17, -56, -20),  # gimli
    (4, 24, -9, 26, 17, -17, 11, 74, 3, 19, -38, -13, 35, 16, -1, 34, -5),  # theoden ★
    (8, 16, -4, 33, 10, 14, 71, 36, 23, -28, 47, 52, -70, -3, -32, -24, 2),  # pippin
    (-3, 4, 6, 12, 0, 4, 36, 5, -74, -84, -34, 21, -49, 7, 10, -11, -11),  # smeagol ★
    (-13, 3, -11, 0, 4, 4, -31, 4, 18, -36, -11, 49, 9, -22, 40, -29, -2),  # legolas
    (-2, 1, 0, -3, 20, 0, 11, 23, 37, 22, 14, 15, 35, -1, 22, -15, -13),  # elrond ★
    (12, 7, 13, 8, 5, -10, -26, -13, -80, 2, 25, 2, -27, -24, -10, -39, -3),  # merry
    (-4, 2, 6, 6, 23, 20, -23, -13, 33, 8, -30, 22, 20, -3, -43, -10, -11),  # faramir ★
    (0, 23, -5, 17, 31, 1, 36, 14, 12, -3, 32, 47, 16, 20, 36, -13, -30),  # gandalf
    (7, 13, -4, -3, 9, -7, 4, 17, 0, -16, 25, 2, -16, -33, -28, -55, -37),  # gandalf ★
    (-20, 4, -12, -3, 5, -10, -13, 8, 14, -34, 11, 14, 14, 61, -5, -27, -37),  # aragorn
    (5, 17, -6, 22, 29, 9, 5, 15, 48, 11, 51, 12, 22, 21, 21, -9, -17),  # aragorn ★
    (-2, 13, 7, 4, 0, -7, 35, -16, -10, -19, -44, -25, -62, -37, 16, 11, -27),  # boromir
    (9, 49, 2, 30, 9, -2, 78, 26, -12, -4, 51, 25, 17, 28, 16, -11, -18),  # treebeard ★
    (-66, 22, 28, -34, 0, 21, -3, 25, 38, 7, -4, 1, 19, -15, -4, -2, 38),  # orcs
    (-58, -36, -18, -43, -25, -12, -18, -20, -16, 27, -16, -10, 9, 2, -14, -23, 31),  # orcs ★
    (-97, 46, -6, 1, 26, 5, -6, -6, 38, -6, -66, 45, 1, -13, -4, 7, 25),  # flying
    (-37, 25, -6, -27, -20, -24, -10, -4, 10, -36, -25, -27, -25, -36, -41, -38, 41),  # flying ★
    (31, -2, -12, -6, 23, 13, -33, 12, -57, -45, -33, 0, 1, -6, 22, 0, 24),  # black
    (-80, -22, -37, -61, 29, -30, 2, -10, -19, -27, 1, -6, 15, -14, -25, -17, 25),  # mouth ★
    (-47, -30, -10, 1, -5, -23, -23, 6, -6, -11, -19, -9, 7, -26, -8, -3, 30),  # shelob
    (-75, -8, 5, -23, 7, 1, -24, -24, 34, 41, 1, 24, 26, 6, 16, 5, 18),  # wormtongue ★
    (-2, -7, -1, -14, -7, 8, -10, 17, -3, -21, -7, -16, -4, 14, -5, 16, 20),  # balrog
    (-62, -19, 1, -37, -7, -10, -23, -7, 4, 10, -7, -14, 9, -37, 5, 1, 31),  # uruk ★
    (-15, 12, -35, -4, 1, 22, -2, -11, 11, 40, -24, -26, 16, -32, -16, -1, 43),  # witch
    (0, -196, -206, -73, 1, -59, -19, 0, 13, 3, -21, 28, 1, 6, 9, 12, 42),  # witch ★
    (-40, 19, -33, 8, 27, -6, -30, -13, -6, 44, -31, -27, 20, -45, -31, -38, 61),  # saruman
    (-40, -17, 30, 7, 15, -41, 47, 4, -15, 25, -2, 4, 22, -2, -2, 8, 44),  # saruman ★
    (-80, 5, 30, 40, 8, 24, -12, 6, 8, -19, -14, -3, 7, -29, -16, -27, 36),  # warg
    (-63, -16, -16, 12, -10, 24, 10, 21, -6, 18, 2, 2, 26, -8, 13, 0, 42),  # gollum ★
    (-29, 4, 31, 19, -3, -5, -18, 28, 7, 13, 3, -5, 12, -7, 6, 21, 24),  # cave
    (-122, 29, -99, 15, -48, 38, 16, 9, 28, -30, 3, -18, 1, -38, -18, -14, 9),  # watcher ★
)
"""By character and region: what it is worth there."""

GUARDS: Final = (
    (0, 8, 33, 5, -12, -27, -25),  # shire
    (20, 52, -27, -9, -6, -10, -19),  # arthedain
    (58, 43, 8, 7, -21, -15, -26),  # cardolan
    (73, 62, 21, -10, -12, -18, -29),  # rhudaur
    (89, 65, 27, 13, -8, -20, -30),  # eregion
    (53, 77, 28, -8, -16, -26, -20),  # enedwaith
    (0, 8, 13, 3, -5, -20, -28),  # high-pass
    (77, 78, 30, 2, -40, -53, -58),  # misty-mountains
    (22, 71, 17, -13, -51, -13, -2),  # caradhras
    (70, -23, -26, -32, -22, -53, 0),  # gap-of-rohan
    (-3, 83, 59, 21, -10, -20, -45),  # mirkwood
    (29, 76, 32, -13, -19, -52, -31),  # fangorn
    (56, 3, -3, -34, 14, -9, 0),  # rohan
    (203, 6, 2, 21, 44, 0, 0),  # dagorlad
    (212, 66, 38, -46, -7, 0, 0),  # gondor
    (0, 0, 0, 0, 0, 0, 0),  # mordor
)
"""By the Ring-bearer's region: with none, one, ... six or more of Sauron's before him."""

NEAR: Final = (
    ((29, 28), (-13, 13), (-58, 15), (-2, 5)),
    ((12, 16), (-68, -21), (-79, -28), (-70, -54)),
)
"""By whose turn it is, and how many of Sauron's can attack the Ring-bearer by a normal move: if he
is alone, and if he is not."""

RING: Final = (
    (-28, -20, -21, -16, -17, -7, -18, -18, -4, -21, 32, 22, 21, 244, 243, 0),
    (-20, -11, -8, -7, -4, 7, -7, -12, 2, -5, 30, 18, 27, -13, 19, -5),
)
"""By whose turn it is and the Ring-bearer's region."""

INVADERS: Final = (
    (18, 26, -41),
    (40, -22, -50),
    (-60, -381, -7),
    (0, 0, 0),
)
"""By how many of Sauron's are in the Shire, and how many before it."""

LEFT: Final = (
    (
        (0, 93, 109, 70, 29, 25, 25, 27, 28, 22, 3, 0, -6, -4, 2, -2, -7, -14, -6, -11, -17),
        (-5, 49, 83, 44, 27, 29, 30, 30, 8, -1, 0, -3, -4, -3, -17, -15, -16, -22, -8, -23, -19),
    ),
    (
        (298, 169, 69, 78, 34, 27, 19, 2, 9, 3, -6, -10, 2, -11, -4, -11, -15, -13, -18, -19, -18),
        (43, 174, 79, 79, 51, 12, 17, 11, 5, -4, -11, -2, -10, -6, -4, -13, -12, -7, -13, -20, -16),
    ),
)
"""By side and whose turn it is: by how many steps its pieces have before them all together, up to
twenty. Who has none left has lost."""

CARDS: Final = (
    (0, -21, -18, -15, -4, 17, 0, 24, 12, -1, 0, 6),
    (0, 24, 6, 7, -2, -9, -15, -18, 0, 0, 12, -8),
)
"""By side: each card that is still in the hand."""

SPECIALS: Final = (57, -28, -32, 29, -9, -7, -48, -11)
"""Each special card that can still be used."""

BEARERS: Final = (-43, 14, 9)
"""Sam carries the Ring; Frodo does and nobody else can; Frodo★ does."""


def _ahead(region: int) -> tuple[int, ...]:
    reached: set[int] = set()
    near = list(STEPS[FELLOWSHIP][region])
    while near:
        at = near.pop()
        if at not in reached:
            reached.add(at)
            near += STEPS[FELLOWSHIP][at]
    return tuple(sorted(reached))


AHEAD: Final = tuple(_ahead(region) for region in REGIONS)
"""By region: where one may come from there towards Mordor; who stands there can stop the Ring."""
REACH: Final = tuple(
    tuple(origin for origin in REGIONS if region in STEPS[SAURON][origin]) for region in REGIONS
)
"""By region: from where Sauron attacks it by a normal move."""


ROW: Final = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 0)
"""By region: how many steps it is from the Shire."""
AFTER: Final = (
    (*(6 - ROW[region] for region in REGIONS), 0),
    ROW,
)
"""By side and region: how many steps there are to the enemy's home."""
MANY: Final = 20
FULL: Final = (WHOLE_DECK[FELLOWSHIP], WHOLE_DECK[SAURON])
WATCHER_PIECE: Final = WATCHER >> 1


@lru_cache(1 << 13)
def _hands(fellowship: int, sauron: int, specials: int) -> int:
    ours, theirs = CARDS
    return (
        sum(worth for card, worth in enumerate(ours) if fellowship >> card & 1)
        + sum(worth for card, worth in enumerate(theirs) if sauron >> card & 1)
        + sum(worth for special, worth in enumerate(SPECIALS) if specials >> special & 1)
    )


def _bearer(t: Confrontation) -> int:
    """Who has the Ring; while Wormtongue★ may escape, it is already certain to be Sam's."""
    return SAM_PIECE if t.step == "escape" and t.where[t.bearer] == AWAY else t.bearer


def points(t: Confrontation) -> int:
    """The log-odds of the Fellowship's victory, in hundredths."""
    count, where, active = t.count, t.where, t.active
    bearer = _bearer(t)
    region = where[bearer]
    total = _hands(t.hands[0], t.hands[1], t.specials)
    steps = [0, 0]
    for piece, character in enumerate(t.cast):
        place = where[piece]
        total += PLACES[character][place]
        steps[piece > 8] += AFTER[piece > 8][place]
    if t.lasting >> WATCHER_PIECE & 1 and t.cast[WATCHER_PIECE] == WATCHER:
        steps[1] -= AFTER[1][where[WATCHER_PIECE]]
    for side in SIDES:
        total += LEFT[side][active][min(steps[side], MANY)]
    guards = 0
    for ahead in AHEAD[region]:
        guards += count[S + ahead]
    total += GUARDS[region][guards if guards < 6 else 6]
    near = 0
    for origin in REACH[region]:
        near += count[S + origin]
    total += NEAR[active][near if near < 3 else 3][count[region] > 1]
    total += RING[active][region]
    gate = count[S + 1] + count[S + 2]
    total += INVADERS[count[S]][gate if gate < 2 else 2]
    return total + BEARERS[0 if bearer == SAM_PIECE else 1 + (t.cast[0] & 1)]


BATTLES: Final = tuple(
    tuple(
        tuple(odds(ours, theirs, CARADHRAS, attacker, FULL) for theirs in range(18, 36))
        for ours in range(18)
    )
    for attacker in SIDES
)
"""By attacker and fighters: how likely each falls, with all cards still in the hands."""


OPEN: Final = frozenset(("sam", "gwaihir", "fellowship-ability", "sauron-ability", "escape"))
"""The steps of a battle in which somebody may still leave it."""


def _during_battle(t: Confrontation) -> float:
    """A battle that is not over counts for what will probably come of it."""
    ours, theirs = (t.mover, t.foe) if t.active == FELLOWSHIP else (t.foe, t.mover)
    field, fellow, servant = t.field, t.cast[ours], t.cast[theirs]
    total = float(points(t))
    if t.step in OPEN or t.where[ours] != field:
        return 1 / (1 + exp(-total / 100))
    falls, fells = BATTLES[t.active][fellow][servant - 18]
    total += fells * (PLACES[servant][AWAY] - PLACES[servant][field])
    if ours != t.bearer:
        total += falls * (PLACES[fellow][AWAY] - PLACES[fellow][field])
        return 1 / (1 + exp(-total / 100))
    heir = ours == FRODO_PIECE and fellow & 1 and t.where[SAM_PIECE] != AWAY
    return (1 - falls * (0.4 if heir else 1.0)) / (1 + exp(-total / 100))


def fellowship_wins(t: Confrontation) -> float:
    """How likely the Fellowship wins the game that is being played."""
    if t.step in BEFORE_PLAY:
        return 0.5
    region = t.where[_bearer(t)]
    if region == AWAY:
        return 0.0
    if t.foe >= 0 and t.field < AWAY:
        return _during_battle(t)
    # Whoever can win at once will.
    count = t.count
    if t.active == FELLOWSHIP:
        if region in (DAGORLAD, GONDOR) and count[MORDOR] < 4:
            return 0.99
    elif count[S] == 2 and not count[SHIRE] and (count[S + 1] or count[S + 2]):
        return 0.01
    return 1 / (1 + exp(-points(t) / 100))


def evaluate(game: Game[Any], t: Confrontation, seat: int) -> float:
    """How likely a seat wins the match."""
    wins = fellowship_wins(t)
    if t.house.games == 2:
        return _match(t, wins if t.seats[FELLOWSHIP] == seat else 1 - wins, seat)
    return wins if t.seats[FELLOWSHIP] == seat else 1 - wins


def _match(t: Confrontation, wins: float, seat: int) -> float:
    """Who has more points wins a match of two games; a game brings as many as have survived."""
    if t.game == 1:
        return 0.2 + 0.6 * wins
    lead = t.points[seat] - t.points[1 - seat]
    if t.step in BEFORE_PLAY:
        return 0.8 if lead > 0 else 0.2 if lead < 0 else 0.5
    side = FELLOWSHIP if t.seats[FELLOWSHIP] == seat else SAURON
    won, lost = lead + survivors(t, side), lead - survivors(t, 1 - side)
    return wins * _of_match(won) + (1 - wins) * _of_match(lost)


def _of_match(lead: int) -> float:
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0

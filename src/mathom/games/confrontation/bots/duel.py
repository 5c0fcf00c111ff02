"""What comes of two who fight, before and while the cards are chosen.

Payoffs are the Fellowship's: what Sauron loses less what it loses itself. A fight by cards is a
little game in which both choose at once, so that the answer is a mixture: who always plays the
same card is easily beaten.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from mathom.games.confrontation.data import (
    BOROMIR,
    CAVE_TROLL,
    ELROND,
    ELVEN_CLOAK,
    EYE,
    FANGORN,
    FELLOWSHIP,
    FRODO_STAR,
    GANDALF_PIECE,
    GONDOR,
    MAGIC,
    MOUTH,
    NOBLE_SACRIFICE,
    ORCS,
    ORCS_STAR,
    RETREAT,
    ROHAN,
    SAM_STAR,
    SARUMAN_STAR,
    SAURON,
    STRENGTH,
    THEODEN,
    TREEBEARD,
    WARG,
    WHOLE_DECK,
    cards_in,
)
from mathom.games.confrontation.rules.battle import PREY

WORTH: Final[tuple[float, ...]] = (
    # The Fellowship, ring side and star side in turn
    *(1.0, 0.45, 0.14, 0.30, 0.08, 0.06, 0.07, 0.07, 0.10, 0.09),
    *(0.09, 0.09, 0.14, 0.13, 0.14, 0.13, 0.10, 0.12),
    # Sauron
    *(0.09, 0.09, 0.11, 0.13, 0.09, 0.09, 0.10, 0.06, 0.10, 0.10),
    *(0.12, 0.12, 0.11, 0.09, 0.08, 0.06, 0.12, 0.09),
)
"""What the loss of each character costs, the whole game being 1."""

PRICE: Final[tuple[float, ...]] = (
    *(0, 0, 0.004, 0.008, 0.014, 0.022, 0.03),
    *(0.025, 0.015, 0.02, 0.018, 0.012),
)
"""What it costs to have played a card, for it may be missing in the next battle."""


class Clash(NamedTuple):
    """All that a fight by cards depends on."""

    lead: int
    """The Fellowship's strength less Sauron's."""
    hands: tuple[int, int]
    ours: float
    """What the Fellowship loses if its fighter falls."""
    theirs: float
    ways: tuple[bool, bool] = (True, True)
    """By side: whether the Retreat card would find a way."""
    troll: bool = False
    """Whether Sauron's card counts for nothing."""
    blind: frozenset[int] = frozenset()
    """The texts of Sauron that do not work."""
    mouth: bool = False
    """Whether Sauron may make a 4 of his card."""
    foreseen: bool = False
    """Whether the Fellowship sees Sauron's card first."""


def clash_of(
    fellow: int,
    servant: int,
    lead: int,
    hands: tuple[int, int],
    worths: tuple[float, float],
    ways: tuple[bool, bool],
) -> Clash:
    """The fight between two characters that have no more to do than to play cards."""
    able = servant != WARG
    blind: tuple[int, ...] = ()
    if able and fellow == FRODO_STAR:
        blind = (EYE, MAGIC, RETREAT)
    elif able and fellow == ELROND:
        blind = (EYE, MAGIC)
    return Clash(
        lead,
        hands,
        *worths,
        ways,
        servant == CAVE_TROLL,
        frozenset(blind),
        servant == MOUTH,
        able and fellow == 2 * GANDALF_PIECE,
    )


def payoff(clash: Clash, ours: int, theirs: int) -> float:
    """What comes of two cards, both texts obeyed, for the Fellowship."""
    if clash.mouth and theirs != 4:
        return min(_payoff(clash, ours, theirs), _payoff(clash, ours, 4))
    return _payoff(clash, ours, theirs)


def _payoff(clash: Clash, ours: int, theirs: int) -> float:
    shut = False
    counts = theirs if theirs < MAGIC and not clash.troll else 0
    if theirs >= MAGIC and not clash.troll and theirs not in clash.blind:
        if theirs == MAGIC:
            pile = WHOLE_DECK[SAURON] & ~clash.hands[SAURON] & ~(1 << MAGIC)
            if pile:
                return min(_payoff(clash, ours, card) for card in cards_in(pile))
        elif theirs == EYE:
            shut = True
        elif clash.ways[SAURON]:
            return 0.0
    adds = ours if ours < MAGIC else 0
    if ours >= MAGIC and not shut:
        if ours == MAGIC:
            pile = WHOLE_DECK[FELLOWSHIP] & ~clash.hands[FELLOWSHIP] & ~(1 << MAGIC)
            if pile:
                return max(_payoff(clash, card, theirs) for card in cards_in(pile))
        elif ours == RETREAT:
            if clash.ways[FELLOWSHIP]:
                return 0.0
        elif ours == NOBLE_SACRIFICE:
            return clash.theirs - clash.ours
        elif ours == ELVEN_CLOAK:
            counts = 0
    lead = clash.lead + adds - counts
    if lead > 0:
        return clash.theirs
    return -clash.ours if lead < 0 else clash.theirs - clash.ours


ROUNDS: Final = 80


class Mixture(NamedTuple):
    """How to choose the cards of both sides."""

    ours: dict[int, float]
    """Nothing, if the Fellowship will see what it has to answer."""
    theirs: dict[int, float]
    value: float


@lru_cache(2048)
def mixture(clash: Clash) -> Mixture:
    """Both sides learn the best answer to all that the other has played so far (Brown, 1951)."""
    ours, theirs = (cards_in(hand) for hand in clash.hands)
    table = [
        [payoff(clash, card, other) - PRICE[card] + PRICE[other] for other in theirs]
        for card in ours
    ]
    if clash.foreseen:
        best = [max(row[column] for row in table) for column in range(len(theirs))]
        table = [best]
    columns = [list(column) for column in zip(*table, strict=True)]
    rows = table
    gain, loss = [0.0] * len(rows), [0.0] * len(columns)
    played, answered = [0] * len(rows), [0] * len(columns)
    row = 0
    for _ in range(ROUNDS):
        played[row] += 1
        loss = [total + value for total, value in zip(loss, rows[row], strict=True)]
        column = loss.index(min(loss))
        answered[column] += 1
        gain = [total + value for total, value in zip(gain, columns[column], strict=True)]
        row = gain.index(max(gain))
    value = (max(gain) + min(loss)) / 2 / ROUNDS
    return Mixture(
        {}
        if clash.foreseen
        else {card: times / ROUNDS for card, times in zip(ours, played, strict=True)},
        {card: times / ROUNDS for card, times in zip(theirs, answered, strict=True)},
        value,
    )


class Odds(NamedTuple):
    fellow_falls: float
    servant_falls: float


_WEIGHTS: Final = (0, 1, 1, 2, 3, 4, 4, 3, 1, 2, 2, 1)
"""How often each card is played, roughly, by people who want to win this battle."""


@lru_cache(4096)
def odds_by_cards(lead: int, ours: int, theirs: int, troll: bool) -> Odds:
    """A guess for a battle that has not begun: no text is looked at closely."""
    falls = fells = total = 0.0
    for card in cards_in(ours):
        for other in cards_in(theirs):
            weight = _WEIGHTS[card] * _WEIGHTS[other]
            total += weight
            counts = 0 if troll or card == ELVEN_CLOAK else _usual(other)
            if (other == RETREAT and not troll) or (card == RETREAT and other != EYE):
                continue
            if card == NOBLE_SACRIFICE and (other != EYE or troll):
                falls += weight
                fells += weight
                continue
            difference = lead + _usual(card) - counts
            falls += weight * (difference <= 0)
            fells += weight * (difference >= 0)
    return Odds(falls / total, fells / total)


def _usual(card: int) -> int:
    return card if card < MAGIC else 3 if card == MAGIC else 0


def odds(fellow: int, servant: int, region: int, attacker: int, hands: tuple[int, int]) -> Odds:
    """Who falls if these two meet; retreats by ability are left to who asks."""
    able = servant != WARG
    if able:
        if PREY.get(fellow) == servant >> 1:
            return Odds(0.0, 1.0)
        if fellow == BOROMIR:
            return Odds(1.0, 1.0)
    if servant == SARUMAN_STAR and fellow >> 1 == GANDALF_PIECE:
        return Odds(1.0, 0.0)
    if servant == ORCS and attacker == SAURON:
        return Odds(1.0, 0.0)
    theirs = 6 if servant == ORCS_STAR and attacker == SAURON else STRENGTH[servant]
    ours = STRENGTH[fellow]
    if able:
        if fellow == SAM_STAR and attacker == SAURON:
            ours = theirs
        elif fellow == THEODEN and region in (ROHAN, GONDOR):
            ours = 4
        elif fellow == TREEBEARD and region == FANGORN:
            ours = 6
        elif fellow == 2 * GANDALF_PIECE:
            ours += 2
    return odds_by_cards(ours - theirs, hands[0], hands[1], servant == CAVE_TROLL)

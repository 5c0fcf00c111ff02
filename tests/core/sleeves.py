"""Sleeves: pockets with what pockets lacks, a veiled choice and an open question.

Who takes a round weighs a stone of the pocket in the hand. The others see how deep the hand sinks,
and the next of them calls it odd or even. Who tosses may also bet on how often the coin turns.
"""

from mathom.core.ask import Option, Play, Question, choose
from mathom.core.message import Message, whole_number
from tests.core.toy import (
    HEADS,
    KEEP,
    NAMES,
    STEPS,
    TAILS,
    TOSS,
    Pockets,
    PocketsGame,
    Stone,
    score,
)

MOST_TURNS = 99


def looks(stone: Stone) -> str:
    """What the others see when a stone is weighed."""
    return "heavy" if stone >= Stone.GARNET else "light"


WEIGH = {
    stone: Option(
        f"weigh {NAMES[stone]}",
        stone,
        Message("option-hide", {"stone": NAMES[stone]}),
        seen=looks(stone),
    )
    for stone in Stone
}


def dare(t: Pockets) -> Play:
    """Two questions in one step, so that a deal has to repeat the first."""
    assert t.winner is not None
    if not t.pockets[t.winner]:
        return score(t, "kept", t.stake)
    weighed = yield from choose(
        t.winner,
        [WEIGH[stone] for stone in t.pockets[t.winner]],
        Question("hide").plain,
        veiled=True,
        even_if_forced=True,
    )
    other = (t.winner + 1) % len(t.pockets)
    odd = yield from choose(other, [KEEP, TOSS], Question("dare").plain)
    t.stake += odd == weighed % 2
    t.tell("dared", {"seat": t.winner + 1})
    t.step = "call"
    return None


def turns(code: str) -> Option[bool] | None:
    """`turns 17`: a bet that nobody could list."""
    word, _, number = code.partition(" ")
    count = whole_number(number)
    if word != "turns" or count is None or count > MOST_TURNS:
        return None
    return Option(code, count % 2 == 0, Message("option-call", {"side": "heads"}))


def call(t: Pockets) -> Play:
    assert t.winner is not None
    t.heads = yield from choose(
        t.winner,
        [HEADS, TAILS],
        Question("call").plain,
        write=Message("write-turns", {"most": MOST_TURNS}),
        others=turns,
    )
    t.step = "toss"


class SleevesGame(PocketsGame):
    steps = STEPS | {"dare": dare, "call": call}


GAME = SleevesGame()

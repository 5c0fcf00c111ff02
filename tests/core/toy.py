"""Pockets: a whole game in one file, to test the core with and to copy from.

Three stones in each pocket, dealt by chance. Every round each player secretly closes a fist around
one of them, and may brag. The fists open; the heaviest stone takes the round, and its owner keeps
the points or calls heads or tails for them.

It has one of everything that the core offers: hidden things, secret choices made side by side, a
public choice, steps of chance, a reveal, a story that not everybody hears in full, and reasons.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

import msgspec

from mathom.core.ask import Ask, Option, Play, Question, Window, choose, together
from mathom.core.chance import Chance
from mathom.core.deed import TOO_MUCH, Deed, Words
from mathom.core.event import NOTABLE, REFEREE, TURNING, Moment
from mathom.core.game import Game, Options, Result, Setting
from mathom.core.message import Message, Reason
from mathom.core.scene import Area, Row, Scene, Thing
from mathom.core.state import OVER, State, clone
from mathom.core.voice import Text

# --- What is in the box


class Stone(IntEnum):
    """A stone is as heavy as its number."""

    AGATE = 1
    BERYL = 2
    CORAL = 3
    FLINT = 4
    GARNET = 5
    JASPER = 6
    ONYX = 7
    OPAL = 8
    TOPAZ = 9


NAMES = {stone: stone.name.lower() for stone in Stone}
POCKET = 3
"""How many stones a pocket holds, and so how many rounds there can be."""


@dataclass
class Pockets(State):
    """The whole table. Plain data: the core copies, saves and compares it."""

    rounds: int
    bag: list[Stone]
    """Not dealt; nobody sees them."""
    pockets: list[list[Stone]]
    """By seat. A stone in a closed fist is still among its pocket's."""
    fists: list[Stone | None]
    brags: list[bool]
    opened: list[list[Stone]]
    """By seat, the stones that everybody has seen."""
    points: list[int]
    round: int
    winner: int | None
    """Who took this round and has not yet kept or tossed."""
    stake: int
    heads: bool
    """What was called."""


# --- What can be seen of it between two positions


class Handful(Moment, frozen=True):
    """The stones that somebody takes out of the bag, for who takes them."""

    stones: list[str]


class FistsOpen(Moment, frozen=True):
    """What lies in the hands, by seat, and who has the heaviest stone."""

    stones: list[str]
    winner: int


# --- The rules: one function a step; each leaves the name of the next in `t.step`


def deal(t: Pockets) -> None:
    """A step that draws chance asks nobody afterwards, so it is a plain function."""
    t.chance.shuffle(t.bag)
    for seat, pocket in enumerate(t.pockets):
        for _ in range(POCKET):
            pocket.append(t.bag.pop())
        pocket.sort()
        t.tell(
            "dealt",
            {"stones": [Message("stone", {"stone": NAMES[stone]}) for stone in pocket]},
            seats=(seat,),
            veiled={"seat": seat + 1, "stones": POCKET},
            moment=Handful([NAMES[stone] for stone in pocket]),
        )
    t.step = "hide"


class Hide(Deed):
    """Close a fist around a stone: read, refused and done in one place."""

    verb = "hide"

    def __init__(self, stone: Stone) -> None:
        self.stone = stone

    @classmethod
    def read(cls, t: Pockets, ask: Ask, words: Words) -> "Hide | Reason":
        for stone in Stone:
            if words[1:] == [NAMES[stone]]:
                return cls(stone)
        return Reason("reason-which-stone", {}, ("P-2.1",))

    @classmethod
    def elsewhere(cls, t: Pockets, ask: Ask, words: Words) -> Reason:
        if t.step == "hide":
            return Reason("reason-fist-closed", {}, ("P-2.1",))
        return Reason("reason-not-hiding", {}, ("P-2.1",))

    def why_not(self, t: Pockets, ask: Ask) -> Reason | None:
        if self.stone in t.pockets[ask.seat]:
            return None
        return Reason("reason-no-stone", {"stone": NAMES[self.stone]}, ("P-2.1",))

    def do(self, t: Pockets, seat: int) -> None:
        t.fists[seat] = self.stone
        t.tell("hid", {"stone": NAMES[self.stone]}, seats=(seat,))


class Word(Deed):
    """What is answered in one word. The words say themselves when they are not asked for."""

    says: frozenset[str]
    not_now: Reason

    @classmethod
    def means(cls, words: Words) -> bool:
        return words[0] in cls.says

    @classmethod
    def read(cls, t: Pockets, ask: Ask, words: Words) -> Reason:
        return TOO_MUCH

    @classmethod
    def elsewhere(cls, t: Pockets, ask: Ask, words: Words) -> Reason:
        return cls.not_now


class Bragging(Word):
    says = frozenset(("brag", "hush"))
    not_now = Reason("reason-not-bragging", {}, ("P-2.2",))


HIDE = {
    stone: Option(
        f"hide {NAMES[stone]}",
        Hide(stone),
        Message("option-hide", {"stone": NAMES[stone]}),
        (f"stone:{NAMES[stone]}",),
    )
    for stone in Stone
}
BRAG = Option("brag", True, Message("option-brag"))
HUSH = Option("hush", False, Message("option-hush"))

WHICH_STONE = Question("hide", "P-2.1", deeds=(Hide,))
BRAG_OR_HUSH = Question("brag", "P-2.2", deeds=(Bragging,))


def hide(t: Pockets) -> Play:
    """All fists close at once: nobody waits for the other (P-2.1)."""
    yield from together(*[close_fist(t, seat) for seat in range(len(t.pockets))])
    t.step = "open"


def close_fist(t: Pockets, seat: int) -> Play:
    """Two secret choices of one seat. They touch only what is this seat's own."""
    options = [HIDE[stone] for stone in t.pockets[seat]]
    # Also the last stone is asked for: to skip the question would tell the others about it.
    hide = yield from choose(seat, options, WHICH_STONE.plain, secret=True, even_if_forced=True)
    hide.do(t, seat)
    brags = yield from choose(seat, [BRAG, HUSH], BRAG_OR_HUSH.plain, secret=True)
    t.brags[seat] = brags
    t.tell("bragged" if brags else "hushed", {}, seats=(seat,))


def open_fists(t: Pockets) -> None:
    """The heaviest stone takes the round (P-3.1); who bragged in vain loses a point (P-3.2)."""
    t.news += 1  # everybody learns something hidden, so nobody may take back what led to it
    for seat, stone in enumerate(t.fists):
        assert stone is not None
        t.pockets[seat].remove(stone)
        t.opened[seat].append(stone)
        kind = "opened-bragging" if t.brags[seat] else "opened"
        t.tell(kind, {"seat": seat + 1, "stone": NAMES[stone]})
    winner = max(range(len(t.fists)), key=lambda seat: t.opened[seat][-1])
    for seat in range(len(t.fists)):
        if t.brags[seat] and seat != winner:
            t.points[seat] -= 1
    t.winner = winner
    t.stake = 2 if t.brags[winner] else 1
    t.fists = [None] * len(t.fists)
    t.brags = [False] * len(t.brags)
    t.tell(
        "took",
        {"seat": winner + 1},
        weight=NOTABLE,
        moment=FistsOpen([NAMES[opened[-1]] for opened in t.opened], winner),
    )
    t.step = "dare"


KEEP = Option("keep", False, Message("option-keep"))
TOSS = Option("toss", True, Message("option-toss"))
DARE = Window("dare", "keep")


class Daring(Word):
    says = frozenset(("keep", "toss"))
    not_now = Reason("reason-nothing-won", {}, ("P-4.1",))


class Calling(Word):
    says = frozenset(("heads", "tails"))
    not_now = Reason("reason-no-toss", {}, ("P-4.2",))


KEEP_OR_TOSS = Question("dare", "P-4.1", deeds=(Daring,), window=DARE)
WHICH_SIDE = Question("call", "P-4.2", deeds=(Calling,))


def dare(t: Pockets) -> Play:
    """The winner keeps the points or tosses for them (P-4.1)."""
    assert t.winner is not None
    tosses = yield from choose(t.winner, [KEEP, TOSS], KEEP_OR_TOSS.plain)
    if tosses:
        t.tell("dared", {"seat": t.winner + 1})
        t.step = "call"
    else:
        score(t, "kept", t.stake)


HEADS = Option("heads", True, Message("option-call", {"side": "heads"}))
TAILS = Option("tails", False, Message("option-call", {"side": "tails"}))


def call(t: Pockets) -> Play:
    """Who tosses calls a side first (P-4.2). Until the coin flies, all this can be taken back."""
    assert t.winner is not None
    t.heads = yield from choose(t.winner, [HEADS, TAILS], WHICH_SIDE.plain)
    t.step = "toss"


def toss(t: Pockets) -> None:
    """Double or nothing (P-4.3)."""
    if t.heads == bool(t.chance.below(2)):
        score(t, "doubled", 2 * t.stake)
    else:
        score(t, "lost", 0)


def score(t: Pockets, kind: str, stake: int) -> None:
    assert t.winner is not None
    t.points[t.winner] += stake
    t.tell(kind, {"seat": t.winner + 1, "stake": stake})
    t.winner = None
    t.round += 1
    t.step = "hide"
    if t.round == t.rounds:
        t.step = OVER
        t.tell("end", {}, weight=TURNING)


STEPS = {
    "deal": deal,
    "hide": hide,
    "open": open_fists,
    "dare": dare,
    "call": call,
    "toss": toss,
}


# --- Who may see what


class PocketView(msgspec.Struct, frozen=True):
    stones: int
    """How many are left, those in a fist among them."""
    pocket: list[str] | None
    """Which they are, for who may see them."""
    fist: str | None
    brags: bool
    opened: list[str]
    points: int


class PocketsView(msgspec.Struct, frozen=True):
    phase: str
    round: int
    rounds: int
    winner: int | None
    seats: list[PocketView]


def sees(viewer: int, seat: int) -> bool:
    """The whole visibility table: views, deals and the list of secrets all go by it."""
    return viewer in (seat, REFEREE)


def view(t: Pockets, viewer: int) -> PocketsView:
    seats = []
    for seat, pocket in enumerate(t.pockets):
        fist = t.fists[seat] if sees(viewer, seat) else None
        seats.append(
            PocketView(
                stones=len(pocket),
                pocket=[NAMES[stone] for stone in pocket] if sees(viewer, seat) else None,
                fist=None if fist is None else NAMES[fist],
                brags=t.brags[seat] and sees(viewer, seat),
                opened=[NAMES[stone] for stone in t.opened[seat]],
                points=t.points[seat],
            )
        )
    return PocketsView(t.step, t.round, t.rounds, t.winner, seats)


# --- The game as the core sees it


class PocketsGame(Game[Pockets]):
    name = "pockets"
    rules_version = 3
    rule_prefix = "P"
    seats = range(2, 4)
    settings = (Setting("rounds", POCKET, (1, 2, POCKET)),)
    variants = ({"rounds": 2}, {"rounds": POCKET})
    state_type = Pockets
    steps = STEPS
    deeds = (Hide, Bragging, Daring, Calling)
    text_folder = Path(__file__).parent / "toy_text"
    moments = (Handful, FistsOpen)
    windows = (DARE,)

    def setup(self, options: Options, seats: int, chance: Chance) -> Pockets:
        return Pockets(
            step="deal",
            chance=chance,
            news=0,
            rounds=int(options["rounds"]),
            bag=list(Stone),
            pockets=[[] for _ in range(seats)],
            fists=[None] * seats,
            brags=[False] * seats,
            opened=[[] for _ in range(seats)],
            points=[0] * seats,
            round=0,
            winner=None,
            stake=0,
            heads=False,
        )

    def result(self, state: Pockets) -> Result | None:
        if state.step != OVER:
            return None
        most = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == most)
        if len(winners) == 1:
            return Result(winners, Message("result-won", {"seat": winners[0] + 1}))
        seats: list[Message] = [Message("seat", {"seat": seat + 1}) for seat in winners]
        return Result(winners, Message("result-shared", {"seats": seats}))

    def view(self, state: Pockets, viewer: int) -> PocketsView:
        return view(state, viewer)

    def redeal(self, state: Pockets, viewer: int, chance: Chance) -> Pockets:
        """All stones that the viewer can't see change places."""
        dealt = clone(state)
        dealt.chance = chance
        unseen = [pocket for seat, pocket in enumerate(dealt.pockets) if not sees(viewer, seat)]
        if viewer != REFEREE:
            unseen.append(dealt.bag)
        stones = sorted(stone for place in unseen for stone in place)
        chance.shuffle(stones)
        for place in unseen:
            for number in range(len(place)):
                place[number] = stones.pop()
        for pocket in dealt.pockets:
            pocket.sort()
        return dealt

    def hidden(self, state: Pockets, viewer: int) -> frozenset[str]:
        if viewer == REFEREE:
            return frozenset()
        unseen = [pocket for seat, pocket in enumerate(state.pockets) if not sees(viewer, seat)]
        return frozenset(NAMES[stone] for place in [state.bag, *unseen] for stone in place)

    def round(self, state: Pockets) -> int:
        return state.round

    def scene(self, view: PocketsView, text: Text, names: Sequence[str] = ()) -> Scene:
        areas = []
        for seat, own in enumerate(view.seats):
            seen = [Thing(text("stone", stone=name), f"stone:{name}") for name in own.pocket or ()]
            row = Row(tuple(seen) or (Thing(state="back"),) * own.stones)
            who = names[seat] if names else text("seat", seat=seat + 1)
            areas.append((Area(who, rows=(row,), number=str(own.points)),))
        return Scene((f"{text('setting-rounds')}: {view.round} / {view.rounds}",), (tuple(areas),))


GAME = PocketsGame()

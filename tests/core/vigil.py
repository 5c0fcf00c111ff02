"""Vigil: a game of windows, to test standing orders with.

A night has a few watches. In each, all take turns: whoever has a torch may light it, anybody may
pass, and when all have passed one after the other, the next watch begins. After a torch is lit,
the next seat may cheer. Nobody sees how many torches another has, so `pass` is asked for even if
it is all that somebody can say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from mathom.core.ask import Option, Play, Question, Window, choose
from mathom.core.chance import Chance
from mathom.core.event import REFEREE
from mathom.core.game import Game, Options, Result, Setting
from mathom.core.message import Message
from mathom.core.scene import Scene
from mathom.core.state import OVER, State, clone
from mathom.core.voice import Text

TURN = Window("turn")
CHEER = Window("cheer", "hush")
PASS = Option("pass", False, Message("option-pass"))
LIGHT = Option("light", True, Message("option-light"))
HUSH = Option("hush", False, Message("option-hush"))
CHEERS = Option("cheer", True, Message("option-cheer"))
TORCHES = 2
"""At most so many are in a hand, as everybody knows."""


@dataclass
class Night(State):
    watches: int
    hands: list[int]
    lit: list[int]
    watch: int
    turn: int
    passed: int
    """How many have passed one after the other."""


def deal(t: Night) -> None:
    t.hands = [t.chance.below(TORCHES + 1) for _ in t.hands]
    t.step = "turn"


def turn(t: Night) -> Play:
    seat = t.turn
    options = [LIGHT, PASS] if t.hands[seat] else [PASS]
    lights = yield from choose(
        seat, options, Question("turn", window=TURN).plain, even_if_forced=True
    )
    t.turn = (seat + 1) % len(t.hands)
    if lights:
        t.hands[seat] -= 1
        t.lit[seat] += 1
        t.news += 1
        t.passed = 0
        t.tell("lit", {"seat": seat + 1})
        t.step = "cheer"
        return
    t.passed += 1
    t.tell("passed", {"seat": seat + 1})
    if t.passed == len(t.hands):
        t.passed = 0
        t.watch += 1
        t.tell("watch", {"watch": t.watch})
        if t.watch == t.watches:
            t.step = OVER


def cheer(t: Night) -> Play:
    cheers = yield from choose(t.turn, [CHEERS, HUSH], Question("cheer", window=CHEER).plain)
    t.tell("cheered" if cheers else "hushed", {"seat": t.turn + 1})
    t.step = "turn"


class NightView(msgspec.Struct, frozen=True):
    watch: int
    turn: int
    torches: list[int | None]
    lit: list[int]


class VigilGame(Game[Night]):
    name = "vigil"
    rules_version = 1
    rule_prefix = "V"
    seats = range(2, 5)
    settings = (Setting("watches", 3, (1, 3, 9)),)
    variants = ({"watches": 3},)
    state_type = Night
    steps = {"deal": deal, "turn": turn, "cheer": cheer}  # noqa: RUF012  # as every game's
    text_folder = Path(__file__).parent / "vigil_text"
    windows = (TURN, CHEER)

    def setup(self, options: Options, seats: int, chance: Chance) -> Night:
        none = [0] * seats
        return Night("deal", chance, 0, int(options["watches"]), none, list(none), 0, 0, 0)

    def result(self, state: Night) -> Result | None:
        if state.step != OVER:
            return None
        return Result(tuple(range(len(state.hands))), Message("result-morning"))

    def round(self, state: Night) -> int:
        return state.watch

    def view(self, state: Night, viewer: int) -> NightView:
        own = [held if viewer in (seat, REFEREE) else None for seat, held in enumerate(state.hands)]
        return NightView(state.watch, state.turn, own, list(state.lit))

    def redeal(self, state: Night, viewer: int, chance: Chance) -> Night:
        dealt = clone(state)
        dealt.chance = chance
        for seat, lit in enumerate(state.lit):
            if viewer not in (seat, REFEREE):
                dealt.hands[seat] = chance.below(TORCHES + 1 - lit)
        return dealt

    def scene(self, view: NightView, text: Text, names: Sequence[str] = ()) -> Scene:
        return Scene((text("title"), *map(str, view.lit)), ())


GAME = VigilGame()


def with_torches(*hands: int) -> VigilGame:
    """The game with these torches in the hands."""

    def deal_these(t: Night) -> None:
        deal(t)
        t.hands = list(hands)

    class Arranged(VigilGame):
        steps = GAME.steps | {"deal": deal_these}

    return Arranged()

"""Chance as a stream that anybody can check: draw *n* is SHA-256 of the text `<seed>:<n>`.

A game that is played on from a position of another has a spliced seed, `<old>~<k>~<new>`: the first
*k* draws come from the old seed, the others from the new one, which nobody has seen.
"""

import secrets
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

from mathom.core.message import whole_number


def new_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published before the first draw, so that the seed can't be changed afterwards."""
    return sha256(seed.encode()).hexdigest()


def stream_apart(seed: str, name: str) -> "Chance":
    """Luck for somebody who must not learn the seed, nor anything that is drawn from it."""
    return Chance(sha256(f"{seed}:{name}".encode()).hexdigest())


SPLICE = "~"


def splice(seed: str, drawn: int) -> str:
    """A seed that repeats the first `drawn` draws of another and then goes its own way."""
    return f"{seed}{SPLICE}{drawn}{SPLICE}{new_seed()}"


def well_formed(seed: str) -> bool:
    """Whether draws can be made from it: every splice must say where it begins."""
    _, *spliced = seed.split(SPLICE)
    begins = spliced[::2]
    return len(spliced) % 2 == 0 and all(whole_number(begin) is not None for begin in begins)


def seed_of_draw(seed: str, draw: int) -> str:
    """The part of a spliced seed that a draw comes from."""
    while SPLICE in seed:
        old, drawn, new = seed.rsplit(SPLICE, 2)
        if draw >= int(drawn):
            return new
        seed = old
    return seed


@lru_cache(1024)
def _begun(seed: str) -> Any:
    """The digest with the seed already read: twice as fast as to begin anew for each draw."""
    return sha256(f"{seed}:".encode())


class Listened:
    """Lets a record listen to the draws. Like the story, this is not part of the position."""

    log: list[list[int]] | None = None


@dataclass
class Chance(Listened):
    """A position in one stream. Two copies of it draw the same."""

    seed: str
    drawn: int = 0

    def below(self, sides: int) -> int:
        """The next draw: a whole number from 0 up to, not including, `sides`.

        256 bits are so many more than any `sides` that the remainder is fair to within 2**-200.
        """
        seed = self.seed
        if SPLICE in seed:
            seed = seed_of_draw(seed, self.drawn)
        digest = _begun(seed).copy()
        digest.update(b"%d" % self.drawn)
        draw = int.from_bytes(digest.digest(), "big") % sides
        # A replay draws again what the log has already heard.
        if self.log is not None and len(self.log) == self.drawn:
            self.log.append([sides, draw])
        self.drawn += 1
        return draw

    def shuffle(self, items: list[Any]) -> None:
        """Fisher and Yates, from the last place down: one draw a place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@dataclass
class QuickChance(Chance):
    """Luck for thoughts that nobody checks, such as a bot's: several times as fast.

    A linear congruential generator of 64 bits with Knuth's constants. Its high bits are the good
    ones, and those decide.
    """

    word: int = 0

    def below(self, sides: int) -> int:
        self.drawn += 1
        self.word = (self.word * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return self.word * sides >> 64


def quick_chance(word: int) -> QuickChance:
    """A stream of its own for every word. Neighbouring words must not begin alike."""
    chance = QuickChance("quick", 0, word * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF)
    chance.below(2)
    return chance

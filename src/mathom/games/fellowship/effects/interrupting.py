"""Words that change what is about to happen."""

from dataclasses import dataclass
from typing import Final

from mathom.core.ask import Play
from mathom.games.fellowship.language import Block, Doing, Said, Word, block
from mathom.games.fellowship.rules.deeds import spare
from mathom.games.fellowship.rules.turn import end_phase_now
from mathom.games.fellowship.rules.windows import replace_deed
from mathom.games.fellowship.state import Table


@dataclass(frozen=True)
class Instead(Word):
    """What was about to happen does not; this is done in its place, unless it can't be done."""

    block: Block

    def do(self, t: Table, d: Doing) -> Play | None:
        part = d.part(self.block)
        if self.block.why_in_vain(t, part) is None:
            replace_deed(t)
            t.then(*([part] if self.block.words else []), d.next())
        else:
            t.then(d.next())
        return None


@dataclass(frozen=True)
class Cancel(Word):
    """An event that was just played has no effect; what it cost stays paid (T-26.4)."""

    def do(self, t: Table, d: Doing) -> None:
        replace_deed(t)
        t.then(d.next())


@dataclass(frozen=True)
class SpareToken(Word):
    """Who is about to exert places no wound token."""

    def do(self, t: Table, d: Doing) -> None:
        spare(t)
        t.then(d.next())


@dataclass(frozen=True)
class EndPhase(Word):
    """The phase ends at once."""

    def do(self, t: Table, d: Doing) -> None:
        t.then(d.next())
        end_phase_now(t)


def instead(*said: Said) -> Instead:
    return Instead(block(*said))


def prevent() -> Instead:
    return Instead(block())


cancel: Final = Cancel
spare_token: Final = SpareToken
end_phase: Final = EndPhase

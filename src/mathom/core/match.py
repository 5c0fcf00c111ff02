"""A game that people play: it is recorded, told, explained, and can be taken back."""

# interpreted: people play matches; playouts need none

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias

import msgspec

from mathom.core import record as records
from mathom.core import registry
from mathom.core.ask import Ask, Together
from mathom.core.bot import Sight, sight_of
from mathom.core.chance import Chance, commitment, new_seed, stream_apart
from mathom.core.event import PLAIN, REFEREE, SPECTATOR, Event, Line, Weight
from mathom.core.game import Game, Result, Value
from mathom.core.message import Message, Reason, Refused, refuse
from mathom.core.position import Position
from mathom.core.record import RESERVED, UNDO, UNDO_AGREED, Choice, Deed, Record, Seat
from mathom.core.state import S, clone, digest

Secrecy: TypeAlias = int
OPEN: Secrecy = 0
VEILED: Secrecy = 1
"""The others know that something was chosen, but not what."""
QUIET: Secrecy = 2
"""The others do not even know that something was chosen."""


class Standing:
    """A choice that has not been taken back."""

    __slots__ = ("code", "fixed", "run", "seat", "secret", "skip_to")

    def __init__(self, seat: int, code: str, secret: bool, fixed: int, skip_to: int | None) -> None:
        self.seat = seat
        self.code = code
        self.secret = secret
        self.fixed = fixed
        """How many choices before it no rule lets anyone take back."""
        self.run: object = None
        """Which run of questions asked together it belongs to; nothing if it was asked alone."""
        self.skip_to = skip_to
        """Where chance goes on when this is played, if an agreed undo left used draws behind."""


class Mark(Generic[S]):
    """A boundary between steps that an undo may return to."""

    __slots__ = ("ply", "state", "told")

    def __init__(self, ply: int, state: S, told: int) -> None:
        self.ply = ply
        self.state = state
        self.told = told


class Match(Generic[S]):
    """One game from the first question to the result."""

    def __init__(
        self,
        game: Game[S],
        seats: Sequence[Seat],
        options: Mapping[str, Value] | None = None,
        seed: str | None = None,
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.options = game.options(options or {}, len(self.seats))
        self.seed = new_seed() if seed is None else seed
        self.lines: list[str] = []
        """What the record keeps: every choice and every undo."""
        self._secrecy: list[tuple[int, Secrecy]] = []
        """Of each line, whose it is and what the other players know of it."""
        self._quiet = [0] * len(self.seats)
        """How many lines each seat has written without the others' knowing."""
        self.draws: list[list[int]] = []
        """Every draw ever made, taken back or not."""
        self._begin()

    def _begin(self) -> None:
        self.standing: list[Standing] = []
        self.story: list[Event] = []
        self._fixed = 0
        """How many of the standing choices no rule lets anyone take back."""
        chance = Chance(self.seed)
        chance.log = self.draws
        self._go_on_from(self.game.setup(self.options, len(self.seats), chance))
        self._marks = [Mark(0, self.position.base, self.position.base_told)]

    def _go_on_from(self, state: S) -> None:
        state.story = self.story
        state.chance.log = self.draws
        self.position = Position(self.game, state)

    # What there is to see

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def state(self) -> S:
        return self.position.state

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def asks(self) -> list[Ask]:
        return self.position.asks

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.over else None

    def view(self, viewer: int) -> msgspec.Struct:
        return self.game.view(self.state, viewer)

    def told(self, viewer: int, since: int = 0, weight: Weight = PLAIN) -> list[Line]:
        """The story as this viewer may hear it, from event number `since` on: all of it, or only
        what has such a weight.
        """
        heard = (event.seen_by(viewer) for event in self.story[since:] if event.weight >= weight)
        return [line for line in heard if line is not None]

    def record(self) -> Record:
        result = self.result
        return Record(
            format=records.FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            options=dict(self.options),
            seats=list(self.seats),
            commitment=self.commitment,
            seed=self.seed,
            choices=list(self.lines),
            draws=[list(draw) for draw in self.draws],
            winners=None if result is None else list(result.winners),
            hash=None if result is None else digest(self.state),
        )

    # Choosing

    def choose(self, seat: int, code: str) -> None:
        """Answer the question that is open for this seat. A refusal changes nothing."""
        reason = self.why_not(seat, code)
        if reason is not None:
            raise Refused(reason)
        ask = self.position.ask(seat)
        assert ask is not None
        self.lines.append(f"{seat} {code}")
        behind = self.state.chance.drawn != len(self.draws)
        skip_to = len(self.draws) if behind else None
        run = self._run
        self._play(Standing(seat, code, ask.secret, self._fixed, skip_to))
        quiet = ask.secret and self._still_asked_in_secret(seat, run)
        self._note(seat, ask.secret or ask.veiled, quiet)

    def do(self, deed: Deed) -> None:
        """Choose, or take back. A refusal changes nothing."""
        if isinstance(deed, Choice):
            self.choose(deed.seat, deed.code)
        elif deed.agreed:
            self.undo_agreed(deed.seat)
        else:
            self.undo(deed.seat)

    def play_line(self, line: str) -> None:
        """Do what a line of a record says.

        Only for records. Who plays sends a code, and a code is never read as a line: else anybody
        could write that everybody has agreed.
        """
        self.do(records.read_line(line))

    def _play(self, choice: Standing) -> None:
        """Play a choice that is known to be among the options."""
        if choice.skip_to is not None:
            self.position.skip_draws(choice.skip_to)
        ask = self.position.ask(choice.seat)
        assert ask is not None
        option = ask.option(choice.code)
        assert option is not None
        choice.run = self._run
        before = (self.state.chance.drawn, self.state.news)
        base = self.position.base
        self.standing.append(choice)
        self.position.answer(ask, option)
        if self.position.base is not base:
            self._marks.append(
                Mark(len(self.standing), self.position.base, self.position.base_told)
            )
        if (self.state.chance.drawn, self.state.news) != before:
            self._fixed = len(self.standing)
            del self._marks[:-1]

    def _still_asked_in_secret(self, seat: int, run: object) -> bool:
        """Whether the table looks to the others as it did before `seat` chose in secret."""
        if run is not None:
            return self._run is run
        return len(self.asks) == 1 and self.asks[0].secret and self.asks[0].seat == seat

    def why_not(self, seat: int, code: str) -> Reason | None:
        """Why this seat can't choose this now; nothing if it can."""
        if self.over:
            return Reason("reason-game-over")
        if not 0 <= seat < len(self.seats):
            return Reason("reason-no-such-seat", {"seat": seat})
        ask = self.position.ask(seat)
        if ask is None:
            return Reason("reason-not-asked")
        if code not in RESERVED and ask.option(code) is not None:
            return None
        reason = self.game.why_not(self.state, ask, code)
        return reason or Reason("reason-no-such-option", {"code": code[:80]})

    def asks_seen_by(self, viewer: int) -> list[Ask]:
        """The open questions that this viewer may know of: not those put to others in secret."""
        return [ask for ask in self.asks if not ask.secret or viewer in (ask.seat, REFEREE)]

    def is_private(self, viewer: int) -> bool:
        """Whether this viewer sees or is asked what others at the same screen must not see."""
        game, state = self.game, self.state
        return any(ask.secret and ask.seat == viewer for ask in self.asks) or game.hidden(
            state, viewer
        ) != game.hidden(state, SPECTATOR)

    def _note(self, seat: int, hidden: bool, quiet: bool) -> None:
        """Remember what the others may know of the line just written."""
        self._secrecy.append((seat, QUIET if quiet else VEILED if hidden else OPEN))
        self._quiet[seat] += quiet

    def lines_seen_by(self, viewer: int) -> list[str]:
        """The record's lines as this viewer may know them. What others chose in secret or
        veiled is a `?`, and not even that as long as nobody can tell that they have chosen.
        """
        seen = []
        for line, (seat, secrecy) in zip(self.lines, self._secrecy, strict=True):
            if secrecy == OPEN or viewer in (seat, REFEREE):
                seen.append(line)
            elif secrecy == VEILED:
                seen.append(f"{seat} ?")
        return seen

    def ply_seen_by(self, viewer: int) -> int:
        """How many lines the record has as far as this viewer can tell."""
        if viewer == REFEREE:
            return len(self.lines)
        quiet = sum(self._quiet)
        return len(self.lines) - quiet + (self._quiet[viewer] if viewer >= 0 else 0)

    def sight(self, seat: int) -> Sight:
        """What a bot in this seat may know; the same at the same point of the same match."""
        ask = self.position.ask(seat)
        if ask is None:
            raise Refused(Reason("reason-not-asked"))
        luck = stream_apart(self.seed, f"sight:{seat}:{len(self.lines)}")
        return sight_of(self.position, ask, luck)

    # Taking back

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why this seat can't take back its last choice without asking; nothing if it can.

        Never over another player's choice, new information or chance. What somebody else
        chooses in secret at the same time is no obstacle; and once others are asked in secret
        after it, a choice stands, answered or not. Otherwise the reply would tell of them.
        """
        if self.over:
            return Reason("reason-game-over")
        index = self._last_choice(seat)
        if index is None:
            return Reason("reason-undo-nothing")
        if index < self._fixed:
            return Reason("reason-undo-chance")
        mine, after = self.standing[index], self.standing[index + 1 :]
        if mine.secret and mine.run is not None and mine.run is self._run:
            obstacle = not all(other.secret for other in after)
        else:
            obstacle = bool(after) or any(ask.secret and ask.seat != seat for ask in self.asks)
        return Reason("reason-undo-others") if obstacle else None

    @property
    def _run(self) -> object:
        asked = self.position.asked
        return asked.run if isinstance(asked, Together) else None

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, as far as the rules allow."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise Refused(reason)
        index = self._last_choice(seat)
        assert index is not None
        mine = self.standing[index]
        self.lines.append(f"{seat} {UNDO}")
        self._note(seat, mine.secret, mine.secret and self._still_asked_in_secret(seat, mine.run))
        self._return_to(self.standing[:index] + self.standing[index + 1 :], index)

    def undo_agreed(self, seat: int) -> None:
        """Take back this seat's last choice and all that followed; everybody has agreed.

        Chance is not taken back: who has seen a roll must not be able to count on it.
        """
        if self.over:
            raise Refused(Reason("reason-game-over"))
        index = self._last_choice(seat)
        if index is None:
            raise Refused(Reason("reason-undo-nothing"))
        self.lines.append(f"{seat} {UNDO_AGREED}")
        self._note(seat, hidden=False, quiet=False)
        self._return_to(self.standing[:index], index)

    def _last_choice(self, seat: int) -> int | None:
        for index in range(len(self.standing) - 1, -1, -1):
            if self.standing[index].seat == seat:
                return index
        return None

    def _return_to(self, standing: list[Standing], index: int) -> None:
        """Go back to before choice `index`, then play what is to stand after it again."""
        self._fixed = self.standing[index].fixed
        while self._marks and self._marks[-1].ply > index:
            self._marks.pop()
        if self._marks:
            mark = self._marks[-1]
            del self.story[mark.told :]
            self.standing = standing[: mark.ply]
            self._go_on_from(clone(mark.state))
            self._marks[-1] = Mark(mark.ply, self.position.base, self.position.base_told)
        else:
            self._begin()
        for choice in standing[len(self.standing) :]:
            self._play(choice)


def replay(record: Record, upto: int | None = None) -> Match[Any]:
    """The match that a record describes, after its first `upto` lines."""
    match: Match[Any] = Match(registry.game(record.game), record.seats, record.options, record.seed)
    for number, line in enumerate(record.choices[:upto], start=1):
        try:
            match.play_line(line)
        except Refused as refused:
            raise Misfit(number, line, refused.reason, record.game) from refused
    return match


class Misfit(Refused):
    """A record with a line that the rules do not allow."""

    def __init__(self, number: int, line: str, why: Reason, game: str) -> None:
        super().__init__(
            Reason("refused-record-misfit", {"number": number, "line": line[:80]}), game
        )
        self.why = why


def resume(data: bytes) -> Match[Any]:
    """Load a record and play it on. A record that does not hold what it says is refused."""
    record = records.load(data)
    if not records.keeps_its_commitment(record):
        raise refuse("refused-record-commitment")
    return replay(record)


def verify(record: Record) -> list[Reason]:
    """Play a record again and list everything in it that does not match."""
    wrong = []
    if not records.keeps_its_commitment(record):
        wrong.append(Reason("mismatch-commitment"))
    try:
        match = replay(record)
    except Misfit as misfit:
        return [*wrong, misfit.reason, misfit.why]
    for number in range(max(len(record.draws), len(match.draws))):
        kept = record.draws[number] if number < len(record.draws) else None
        derived = match.draws[number] if number < len(match.draws) else None
        if kept != derived:
            wrong.append(
                Reason(
                    "mismatch-draw",
                    {"number": number, "kept": _draw(kept), "derived": _draw(derived)},
                )
            )
    again = match.record()
    if record.winners != again.winners:
        wrong.append(
            Reason(
                "mismatch-winners",
                {"kept": _seats(record.winners), "derived": _seats(again.winners)},
            )
        )
    if record.hash != again.hash:
        wrong.append(
            Reason("mismatch-hash", {"kept": record.hash or "-", "derived": again.hash or "-"})
        )
    return wrong


def _draw(draw: list[int] | None) -> str:
    return "-" if draw is None else f"{draw[1]}/{draw[0]}"


def _seats(winners: list[int] | None) -> list[Message]:
    if not winners:
        return [Message("winners-unknown" if winners is None else "winners-nobody")]
    return [Message("winners-seat", {"seat": seat + 1}) for seat in winners]

"""A game that people play: it is recorded, told, explained, and can be taken back."""

# interpreted: people play matches; playouts need none

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from mathom.core import record as records
from mathom.core import registry
from mathom.core.ask import Ask, Together
from mathom.core.bot import Sight, sight_of
from mathom.core.chance import Chance, commitment, new_seed, stream_apart
from mathom.core.event import NOTABLE, PLAIN, REFEREE, SPECTATOR, Event, Line, Weight
from mathom.core.game import Game, Result, Value, written
from mathom.core.message import Arg, Message, Reason, Refused, refuse
from mathom.core.orders import NO_ORDERS, Done, Ended, Orders, Passing, Until
from mathom.core.position import Position
from mathom.core.record import (
    PERSON,
    RESERVED,
    RESIGN,
    UNDO,
    UNDO_AGREED,
    Choice,
    Deed,
    Record,
    Resign,
    Seat,
)
from mathom.core.state import S, clone, digest

M = TypeVar("M", bound=Message)
Secrecy: TypeAlias = int
OPEN: Secrecy = 0
VEILED: Secrecy = 1
"""The others know that something was chosen, but not what."""
QUIET: Secrecy = 2
"""The others do not even know that something was chosen."""


class Standing:
    """A choice that has not been taken back."""

    __slots__ = ("code", "fixed", "label", "run", "seat", "secret", "skip_to")

    def __init__(self, seat: int, code: str, secret: bool, fixed: int, skip_to: int | None) -> None:
        self.seat = seat
        self.code = code
        self.secret = secret
        self.fixed = fixed
        """How many choices before it no rule lets anyone take back."""
        self.run: object = None
        """Which run of questions asked together it belongs to; nothing if it was asked alone."""
        self.label: Message | None = None
        """The words it was offered with."""
        self.skip_to = skip_to
        """Where chance goes on when this is played, if an agreed undo left used draws behind."""

    @property
    def resigns(self) -> bool:
        """Whether it is no choice: somebody gave up here, which nobody takes back."""
        return self.code == RESIGN


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
        self.sides = game.sides(self.options, len(self.seats))
        """Which seats play together."""
        self.seed = new_seed() if seed is None else seed
        self.lines: list[str] = []
        """What the record keeps: every choice, every undo, and who gave up."""
        self._secrecy: list[tuple[int, Secrecy]] = []
        """Of each line, whose it is and what the other players know of it."""
        self.orders = [NO_ORDERS] * len(self.seats)
        """By seat. They are no part of the record: what comes of them is."""
        self._done: list[Done] = []
        """Of each line, what orders may know of it."""
        self._quiet = [0] * len(self.seats)
        """How many lines each seat has written without the others' knowing."""
        self.draws: list[list[int]] = []
        """Every draw ever made, taken back or not."""
        self.resigned: list[int] = []
        """The seats that have given up, in this order. Somebody else may play them on."""
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
        return self.position.over or self.given_up

    @property
    def given_up(self) -> bool:
        """Whether the game is over because no two sides are left that have not given up."""
        if not self.resigned:
            return False
        left = len(self.sides_left)
        return left < 2 and left < len(self.sides)

    @property
    def sides_left(self) -> list[tuple[int, ...]]:
        """The sides with somebody who has not given up."""
        gone = set(self.resigned)
        return [side for side in self.sides if not gone.issuperset(side)]

    @property
    def asks(self) -> list[Ask]:
        return [] if self.given_up else self.position.asks

    @property
    def result(self) -> Result | None:
        if self.given_up:
            return self._result_of_giving_up()
        result = self.game.result(self.state) if self.over else None
        if result is not None:
            why = tuple(map(self.named, result.why))
            result = msgspec.structs.replace(result, story=self.named(result.story), why=why)
        return result if result is None or not self.resigned else self._without_resigned(result)

    def _result_of_giving_up(self) -> Result:
        winners = [seat for side in self.sides_left for seat in side]
        said: dict[str, Arg] = {
            "resigned": self.called(self.resigned),
            "count": len(self.resigned),
            "winners": self.called(winners),
            "won": len(winners),
        }
        return Result(tuple(winners), Message("result-resigned", said))

    def _without_resigned(self, result: Result) -> Result:
        """A side that has given up can't win, however well it was played on."""
        left = {seat for side in self.sides_left for seat in side}
        lost = [seat for seat in result.winners if seat not in left]
        if not lost:
            return result
        said: dict[str, Arg] = {"result": [result.story], "resigned": self.called(lost)}
        winners = tuple(seat for seat in result.winners if seat in left)
        return Result(winners, Message("result-but-resigned", said))

    def called(self, seats: Sequence[int]) -> list[Message]:
        """What players are called in the core's own sentences: by name, and by whom they play."""
        said = []
        for seat in seats:
            taken, role = self.seats[seat], self.game.nickname(self.state, seat)
            if taken.player != PERSON or not taken.name:
                by_seat = _by_seat(taken, seat + 1)
                said.append(by_seat if role is None else Message("player-role", {"role": role}))
            elif role is None:
                said.append(_by_seat(taken, seat + 1))
            else:
                said.append(Message("player-both", {"name": taken.name, "role": role}))
        return said

    def view(self, viewer: int) -> msgspec.Struct:
        return self.game.view(self.state, viewer)

    def picture(self, lang: str = "en") -> str:
        """An SVG document of what everybody may see: of a game that is over, all."""
        from mathom.core.voice import voice

        viewer = SPECTATOR if self.result is None else REFEREE
        return self.game.picture(self.view(viewer), voice(lang, self.game))

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        return self.picture()

    def told(self, viewer: int, since: int = 0, weight: Weight = PLAIN) -> list[Line]:
        """The story as this viewer may hear it, from event number `since` on: all of it, or only
        what has such a weight.
        """
        heard = (event.seen_by(viewer) for event in self.story[since:] if event.weight >= weight)
        return [
            msgspec.structs.replace(self.named(line), about=self.game.about(self.state, line))
            for line in heard
            if line is not None
        ]

    def named(self, said: M) -> M:
        """The rules know players by their seats; who sits there has a name."""
        seat = said.args.get("seat")
        if not isinstance(seat, int) or "player" not in said.args:
            return said
        name = _by_seat(self.seats[seat - 1], seat)
        return msgspec.structs.replace(said, args={**said.args, "player": [name]})

    def record(self) -> Record:
        result = self.result
        return Record(
            format=records.FORMAT,
            game=self.game.name,
            rules=self.game.rules_for(self.options),
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
        self._note(seat, ask.secret or ask.veiled, quiet, passed=_passes_openly(ask, code))

    def do(self, deed: Deed) -> None:
        """Choose, take back, or give up. A refusal changes nothing."""
        if isinstance(deed, Choice):
            self.choose(deed.seat, deed.code)
        elif isinstance(deed, Resign):
            self.resign(deed.seat)
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
        if choice.resigns:
            self._give_up(choice)
            return
        if choice.skip_to is not None:
            self.position.skip_draws(choice.skip_to)
        ask = self.position.ask(choice.seat)
        assert ask is not None
        option = ask.option(choice.code)
        assert option is not None
        choice.run = self._run
        choice.label = option.label
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

    def _note(
        self, seat: int, hidden: bool, quiet: bool, passed: bool = False, undone: bool = False
    ) -> None:
        """Remember what the others may know of the line just written and played."""
        self._secrecy.append((seat, QUIET if quiet else VEILED if hidden else OPEN))
        self._quiet[seat] += quiet
        self._done.append(Done(seat, passed, undone, quiet, self.game.round(self.state)))

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

    def knows_of(self, viewer: int, line: int) -> bool:
        """Whether this viewer can tell that a line of the record was written."""
        seat, secrecy = self._secrecy[line]
        return secrecy != QUIET or viewer in (seat, REFEREE)

    def lines_known_to(self, viewer: int) -> list[int]:
        """The numbers of the lines of which this viewer can tell that they were written."""
        return [line for line in range(len(self.lines)) if self.knows_of(viewer, line)]

    def last_seen_by(self, viewer: int) -> int | None:
        """Whose the last line is that this viewer knows of."""
        for line in range(len(self.lines) - 1, -1, -1):
            if self.knows_of(viewer, line):
                return self._secrecy[line][0]
        return None

    def waited_for(self, viewer: int) -> list[int]:
        """Whom this viewer waits for, as far as they may know.

        Of those who are asked in secret at the same time all are named as long as one of them has
        not answered: else the list would tell who has. Who is asked in secret alone is named only
        if it can be nobody else.
        """
        seats = {ask.seat for ask in self.asks if not ask.secret}
        secret = {ask.seat for ask in self.asks if ask.secret}
        run = self._run
        if run is not None and secret:
            seats |= secret | {choice.seat for choice in self.standing if choice.run is run}
        elif secret and len(self.seats) == 2:
            seats |= secret
        return sorted(seats - {viewer})

    def kept_by(self, seat: int) -> list[Message]:
        """What this seat has chosen in secret and the others do not know yet, as it was offered."""
        run = self._run
        if run is None:
            return []
        return [
            choice.label
            for choice in self.standing
            if choice.seat == seat and choice.secret and choice.run is run and choice.label
        ]

    def sight(self, seat: int) -> Sight:
        """What a bot in this seat may know; the same at the same point of the same match."""
        ask = None if self.over else self.position.ask(seat)
        if ask is None:
            raise Refused(Reason("reason-not-asked"))
        luck = stream_apart(self.seed, f"sight:{seat}:{len(self.lines)}")
        return sight_of(self.position, ask, luck)

    # Giving up

    def why_not_resign(self, seat: int) -> Reason | None:
        """Why this seat can't give up now; nothing if it can. It need not be asked anything."""
        if self.over:
            return Reason("reason-game-over")
        if not 0 <= seat < len(self.seats):
            return Reason("reason-no-such-seat", {"seat": seat})
        return Reason("reason-resigned") if seat in self.resigned else None

    def resign(self, seat: int) -> None:
        """Give up. If only one side is left, it has won; else the others play on, and somebody else
        answers for this seat.
        """
        reason = self.why_not_resign(seat)
        if reason is not None:
            raise Refused(reason)
        self.lines.append(f"{seat} {RESIGN}")
        self.resigned.append(seat)
        self._play(Standing(seat, RESIGN, False, self._fixed, None))
        self._note(seat, hidden=False, quiet=False)

    def _give_up(self, standing: Standing) -> None:
        """The table stays as it is; everybody hears of it."""
        self.standing.append(standing)
        said: dict[str, Arg] = {"player": self.called([standing.seat])}
        self.story.append(Event("resigned", said, weight=NOTABLE))

    # Standing orders

    def order(
        self,
        seat: int,
        until: Until | None = None,
        stops: Sequence[str] = (),
        skips: Sequence[str] = (),
    ) -> None:
        """Let a seat pass from now on until something ends it, or no longer; always ask it at the
        windows `stops`, and let it always pass at those in `skips`.
        """
        self.orders[seat] = self.ordered(seat, until, stops, skips)

    def ordered(
        self, seat: int, until: Until | None, stops: Sequence[str], skips: Sequence[str]
    ) -> Orders:
        """The same orders for somebody to keep. Who passes already goes on as before."""
        known = {window.name for window in self.game.windows}
        for name in (*stops, *skips):
            if name not in known:
                raise refuse("refused-window", name=name[:40], known=", ".join(sorted(known)))
        passing = self.passing(seat)
        if until is None:
            passing = None
        elif passing is None or passing.until != until:
            passing = Passing(until, len(self.lines), self.game.round(self.state))
        return Orders(passing, tuple(stops), tuple(skips))

    def passing(self, seat: int) -> Passing | None:
        """Until when a seat passes, if it does."""
        passing = self.orders[seat].passing
        return None if passing is None or passing.ended(seat, self._done) else passing

    def passing_ended(self, seat: int) -> Ended | None:
        """Why a seat no longer passes, until it has chosen something since."""
        passing = self.orders[seat].passing
        ended = None if passing is None else passing.ended(seat, self._done)
        if ended is None or (ended.why != "round" and ended.seat == seat):
            return None
        since = self._done[ended.line + 1 :]
        return None if any(deed.seat == seat for deed in since) else ended

    def by_orders(self, orders: Sequence[Orders] | None = None) -> Choice | None:
        """The choice that somebody's orders make now, if they do: those of the match, or others
        that might take their place.
        """
        for ask in self.asks:
            code = (orders or self.orders)[ask.seat].answer(ask, self._done)
            if code is not None:
                return Choice(ask.seat, code)
        return None

    def is_spared(self, seat: int) -> bool:
        """Whether a seat's orders answer what it is asked now."""
        ask = self.position.ask(seat)
        return ask is not None and self.orders[seat].answer(ask, self._done) is not None

    # Taking back

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why this seat can't take back its last choice without asking; nothing if it can.

        Never over another player's choice, new information or chance. What somebody else
        chooses in secret at the same time is no obstacle; and once others are asked in secret
        after it, a choice stands, answered or not. Otherwise the reply would tell of them.
        """
        if self.over:
            return Reason("reason-game-over")
        if seat in self.resigned:
            return Reason("reason-resigned")
        index = self._last_choice(seat)
        if index is None:
            return Reason("reason-undo-nothing")
        if index < self._fixed:
            return Reason("reason-undo-chance", {"dice": written(self.game.dice)})
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
        quiet = mine.secret and self._still_asked_in_secret(seat, mine.run)
        self._return_to(self.standing[:index] + self.standing[index + 1 :], index)
        self._note(seat, mine.secret, quiet, undone=True)

    def undo_agreed(self, seat: int) -> None:
        """Take back this seat's last choice and all that followed; everybody has agreed.

        Chance is not taken back: who has seen a roll must not be able to count on it. Nor does
        anybody come back who has given up.
        """
        if self.over:
            raise Refused(Reason("reason-game-over"))
        if seat in self.resigned:
            raise Refused(Reason("reason-resigned"))
        index = self._last_choice(seat)
        if index is None:
            raise Refused(Reason("reason-undo-nothing"))
        self.lines.append(f"{seat} {UNDO_AGREED}")
        stays = [standing for standing in self.standing[index:] if standing.resigns]
        self._return_to(self.standing[:index] + stays, index)
        self._note(seat, hidden=False, quiet=False, undone=True)

    def _last_choice(self, seat: int) -> int | None:
        for index in range(len(self.standing) - 1, -1, -1):
            if self.standing[index].seat == seat and not self.standing[index].resigns:
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


def _passes_openly(ask: Ask, code: str) -> bool:
    """Whether everybody sees that a window is passed. A pass that might be something else to the
    others counts as a deed, or their orders would tell them which it was.
    """
    if ask.window is None or code != ask.window.passes or ask.secret:
        return False
    option = ask.option(code)
    return not ask.veiled or (option is not None and option.seen is not None)


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
    # Where a setting is missing, there was none yet, and a table had another shape than now.
    if record.options.keys() == again.options.keys() and record.hash != again.hash:
        wrong.append(
            Reason("mismatch-hash", {"kept": record.hash or "-", "derived": again.hash or "-"})
        )
    return wrong


def _draw(draw: list[int] | None) -> str:
    return "-" if draw is None else f"{draw[1]}/{draw[0]}"


def _by_seat(taken: Seat, number: int) -> Message:
    """What somebody is called who plays nobody in particular. A person may have lost the name."""
    if taken.player != PERSON:
        return Message("player-bot", {"seat": number})
    if not taken.name:
        return Message("player-nameless", {"seat": number})
    return Message("player-name", {"name": taken.name})


def _seats(winners: list[int] | None) -> list[Message]:
    if not winners:
        return [Message("winners-unknown" if winners is None else "winners-nobody")]
    return [Message("winners-seat", {"seat": seat + 1}) for seat in winners]

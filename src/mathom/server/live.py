"""A table in memory: its game, who sits there, and what each of them may be told.

It does no input or output. Whoever changes it holds its lock and writes to the store first.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from mathom.core import registry
from mathom.core.ask import Ask
from mathom.core.chance import commitment
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.game import Game
from mathom.core.match import Match
from mathom.core.message import Message, Reason, Refused
from mathom.core.record import PERSON, Deed, Record, Seat, Undo, read_line
from mathom.server.clocks import Clocks
from mathom.server.store import Append, Line, Loaded, SeatRow, Waiting
from mathom.server.who import Who
from mathom.server.wire import (
    AskInfo,
    ChatLine,
    ClockInfo,
    OptionInfo,
    Position,
    SeatInfo,
    StoryPart,
    TableInfo,
    UndoInfo,
    UndoRequest,
)

OPEN = "open"
BOT = "bot"
GATHERING, PLAYING, OVER = "gathering", "playing", "over"
LATER = 1 << 62
"""A time after all others."""


class Heard(msgspec.Struct, frozen=True):
    """How much of the story somebody has been told: of its events, and of the lines they became."""

    events: int = 0
    lines: int = 0


HEARD_NOTHING = Heard()


class LiveTable:
    def __init__(self, loaded: Loaded) -> None:
        self.lock = asyncio.Lock()
        self.thinking = False
        """Whether somebody in this process sees to its bots."""
        self.writing = False
        """Whether its last line is not yet durable: nobody may be shown it."""
        self.changes = 0
        """Grows with every change but choices, for those who listen."""
        self.reset(loaded)

    def reset(self, loaded: Loaded) -> None:
        """Forget everything and believe the database."""
        self.changes += 1
        self.row = loaded.row
        self.seats = loaded.seats
        self.holders = loaded.holders
        self.chat = loaded.chat
        self.match: Match[Any] | None = None
        self.keys: dict[str, tuple[int, int]] = {}
        """By idempotency key: which seat's choice it was, and to which ply it led that seat."""
        self.undos: list[tuple[int, int | None]] = []
        """After which line something was taken back, and by whom if nobody else noticed."""
        self.clocks: Clocks | None = None
        self._moved = loaded.row.moved
        self._left_when_public: list[int] = []
        self.begin(loaded.lines)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        return registry.game(self.row.game)

    @property
    def lines(self) -> int:
        return 0 if self.match is None else len(self.match.lines)

    def begin(self, lines: Sequence[Line]) -> None:
        """Set the game up, unless seats are still open, and play what has been played."""
        self.prefix = list(lines) if self.row.state == GATHERING else []
        """What was played elsewhere before, if this goes on from another table's position."""
        if self.row.state == GATHERING:
            return
        # Who plays a seat may change later; the record says who sat there at the start.
        players = [
            Seat(seat.name or "", seat.bot or PERSON if seat.kind == BOT else PERSON)
            for seat in self.seats
        ]
        self.match = Match(self.game, players, self.row.options, self.row.seed)
        if self.row.clock.kind != "none":
            self.clocks = Clocks(self.row.clock, len(self.seats), self.row.started)
            self._left_when_public = list(self.clocks.left)
        for line in lines:
            self.play(line)
        self._let_back(LATER, self.asked_persons())

    def refresh(self, loaded: Loaded) -> None:
        """Take over what other processes have written."""
        self.changes += loaded.row.revision != self.row.revision
        self.row = loaded.row
        self.seats = loaded.seats
        self.holders = loaded.holders
        self.chat += loaded.chat
        self._moved = max(self._moved, loaded.row.moved)
        if self.match is None:
            self.begin(loaded.lines)
        else:
            for line in loaded.lines:
                self.play(line)
            self._let_back(LATER, self.asked_persons())

    # Who

    def seats_of(self, who: Who) -> list[int]:
        return who.seats_at(self.id, self.holders)

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].bot is not None

    def persons(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind != OPEN and seat.bot is None]

    def viewer_of(self, mine: Sequence[int]) -> int:
        """Through whose eyes somebody looks who holds these seats: the one that is asked."""
        asked = {ask.seat for ask in self.asks if ask.seat in mine}
        return min(asked) if asked else mine[0] if mine else SPECTATOR

    # Playing

    @property
    def asks(self) -> list[Ask]:
        return [] if self.match is None or self.row.state == OVER else self.match.asks

    def asked_persons(self) -> list[int]:
        return [ask.seat for ask in self.asks if not self.is_bot(ask.seat)]

    def play(self, line: Line) -> None:
        """Play a line of the record, as it was written."""
        self._do(read_line(line.line), line.at, line.key)

    def do(self, deed: Deed, at: int, key: str | None, agreed: Sequence[int] | None) -> Append:
        """Choose or take back; returns what is to be written. A refusal changes nothing."""
        self._do(deed, at, key)
        assert self.match is not None
        return self._append(
            Line(self.match.lines[-1], at, key, None if agreed is None else list(agreed))
        )

    def _do(self, deed: Deed, at: int, key: str | None) -> None:
        match, seat = self.match, deed.seat
        assert match is not None
        asked = self.asked_persons()
        public = match.ply_seen_by(SPECTATOR)
        match.do(deed)
        noticed = match.ply_seen_by(SPECTATOR) != public
        if isinstance(deed, Undo):
            self.undos.append((len(match.lines), None if noticed else seat))
        if key is not None:
            self.keys[key] = (seat, match.ply_seen_by(seat))
        if self.clocks is not None and at > self.row.started:
            self._let_back(at, asked)
            self.clocks.pass_time(at, asked)
            self.clocks.chose(seat)
        if noticed:
            self._moved = max(self._moved, at)
            if self.clocks is not None:
                self._left_when_public = list(self.clocks.left)
        if match.over and self.row.state == PLAYING:
            self.row.state, self.row.ended = OVER, "game"
            result = match.result
            self.row.winners = None if result is None else list(result.winners)

    def _let_back(self, now: int, asked: Sequence[int]) -> None:
        """Who has come back to a seat that a bot had played starts with a full bank."""
        if self.clocks is not None:
            for seat in self.seats:
                if self.clocks.since < seat.since <= now:
                    self.clocks.begin_anew(seat.seat, seat.since, asked)

    def _append(self, line: Line) -> Append:
        """The last line that was played, to be written."""
        return Append(
            table=self.id,
            number=self.lines - 1,
            line=line,
            ply=self.ply_seen_by(SPECTATOR),
            moved=self._moved,
            waiting=self.waiting(),
            waits_for_bot=self.waits_for_bot(),
            state=self.row.state,
            ended=self.row.ended,
            winners=self.row.winners,
        )

    def waiting(self) -> list[Waiting]:
        return [Waiting(ask.seat, ask.secret) for ask in self.asks]

    def waits_for_bot(self) -> bool:
        return any(self.is_bot(ask.seat) for ask in self.asks)

    def ply_seen_by(self, viewer: int) -> int:
        if self.match is None:
            return 0
        return self.match.ply_seen_by(REFEREE if self.row.state == OVER else viewer)

    def out_of_time(self, seat: int, now: int) -> bool:
        if self.clocks is None or self.row.state != PLAYING or self.is_bot(seat):
            return False
        return self.clocks.left_at(now, seat, self.asked_persons()) < 0

    # Telling

    def info(self, who: Who, here: set[int], watchers: int) -> TableInfo:
        info = table_info(Loaded(self.row, self.seats, self.holders, [], []), who, here, watchers)
        asked = [ask.seat for ask in self.asks if not ask.secret or ask.seat in info.you]
        return msgspec.structs.replace(
            info,
            ply=self.ply_seen_by(SPECTATOR),
            moved=self._moved,
            asked=sorted(asked),
            result=self.result(),
        )

    def result(self) -> Message | None:
        if self.match is not None and self.match.result is not None:
            return self.match.result.story
        if self.row.ended == "time":
            winners = [
                Message("said-name", {"name": self.seats[seat].name or str(seat + 1)})
                for seat in self.row.winners or []
            ]
            return Message("result-time", {"winners": winners, "count": len(winners)})
        return None

    def position(self, viewer: int, now: int, heard: Heard = HEARD_NOTHING) -> Position:
        """All that a viewer sees, and what has happened since they last heard of it."""
        match = self.match
        assert match is not None
        over = self.row.state == OVER
        story = match.told(viewer, heard.events)
        return Position(
            table=self.id,
            ply=self.ply_seen_by(viewer),
            viewer=viewer,
            private=not over and match.is_private(viewer),
            view=match.view(viewer),
            asks=[ask_info(ask, viewer) for ask in match.asks_seen_by(viewer)] if not over else [],
            story=StoryPart(heard.lines, story),
            nicknames=self.nicknames(match),
            undo=self.undo_info(viewer) if viewer >= 0 and not over else None,
            clocks=self.clock_infos(viewer, now),
            over=over,
            result=self.result(),
        )

    def heard_by(self, viewer: int, heard: Heard, lines: int) -> Heard:
        """What is still true of what a viewer heard when the record had so many lines."""
        undos = [seat for line, seat in self.undos if line > lines]
        if not undos:
            return heard
        if None in undos or viewer in undos:
            return HEARD_NOTHING
        # Somebody has quietly taken back what this viewer never knew of: the same lines stand,
        # though perhaps after fewer events.
        assert self.match is not None
        events = left = 0
        for event in self.match.story:
            if left == heard.lines:
                break
            events += 1
            left += event.seen_by(viewer) is not None
        return Heard(events, left)

    def nicknames(self, match: Match[Any]) -> list[str | None]:
        return [match.game.nickname(match.state, seat) for seat in range(len(self.seats))]

    def undo_info(self, seat: int) -> UndoInfo:
        assert self.match is not None
        why_not = self.match.why_not_undo(seat)
        return UndoInfo(why_not is None, why_not, self.undo_request())

    def undo_request(self) -> UndoRequest | None:
        request = self.row.request
        # By the lines that everybody knows of: that it lapses must not tell of a secret choice.
        if request is None or request.refused or request.ply != self.ply_seen_by(SPECTATOR):
            return None
        waiting = [seat for seat in self.must_agree(request.seat) if seat not in request.agreed]
        return UndoRequest(request.seat, list(request.agreed), waiting)

    def must_agree(self, seat: int) -> list[int]:
        """The persons whom taking back concerns. Bots never mind."""
        mine = {guest for number, guest in self.holders if number == seat}
        return [
            other
            for other in self.persons()
            if other != seat and not mine & {g for number, g in self.holders if number == other}
        ]

    def clock_infos(self, viewer: int, now: int) -> list[ClockInfo] | None:
        if self.clocks is None or self.match is None:
            return None
        asked = self.asked_persons()
        secret = any(ask.secret for ask in self.asks)
        shown = []
        for seat in range(len(self.seats)):
            if self.is_bot(seat):
                # Bots are not charged, and who comes back to a seat begins anew.
                shown.append(ClockInfo(self.clocks.clock.bank * 1000, running=False))
            elif secret and seat != viewer:
                # Whether a clock stands would tell whether its owner has chosen.
                shown.append(ClockInfo(self._left_when_public[seat], running=False))
            else:
                left = self.clocks.left_at(now, seat, asked)
                shown.append(ClockInfo(left, running=seat in asked))
        return shown

    def record(self) -> Record:
        if self.match is None:
            raise Refused(Reason("refused-not-begun"))
        return self.match.record()

    def public_record(self) -> dict[str, Any]:
        """The part of the record that everybody may have while the game runs."""
        whole = msgspec.to_builtins(self.record())
        if self.row.state != OVER:
            assert self.match is not None
            for name in ("seed", "draws", "hash", "winners"):
                del whole[name]
            whole["choices"] = self.match.lines_seen_by(SPECTATOR)
        return dict(whole)


def ask_info(ask: Ask, viewer: int) -> AskInfo:
    """A question, with what may be answered only for the one who is asked."""
    if viewer not in (ask.seat, REFEREE):
        return AskInfo(ask.seat, ask.prompt, None)
    options = [OptionInfo(o.code, o.label, o.touches, o.confirm) for o in ask.options]
    return AskInfo(ask.seat, ask.prompt, options, ask.write)


def table_info(loaded: Loaded, who: Who, here: set[int], watchers: int) -> TableInfo:
    """A table as it stands in the database, for the eyes of one guest."""
    row = loaded.row
    mine = who.seats_at(row.id, loaded.holders)
    owner = who.owns(row.owner)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules,
        options=row.options,
        seats=[_seat_info(seat, seat.seat in here) for seat in loaded.seats],
        state=row.state,  # type: ignore[arg-type]  # the database knows no other words
        listed=row.listed,
        clock=row.clock,
        created=row.created,
        moved=row.moved,
        ply=row.ply,
        asked=sorted(w.seat for w in row.waiting if not w.secret or w.seat in mine),
        commitment=commitment(row.seed),
        seed=row.seed if row.state == OVER else None,
        ended=row.ended,  # type: ignore[arg-type]  # nor these
        winners=row.winners,
        result=None,
        branch=row.branch,
        rematch=row.rematch,
        watchers=watchers,
        you=mine,
        owner=owner,
        webhook=row.webhook if owner else None,
    )


def _seat_info(seat: SeatRow, here: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]  # the database knows no other words
        name=seat.name,
        bot=seat.bot,
        here=here,
    )


def last_chat(chat: Sequence[ChatLine]) -> int:
    return chat[-1].number + 1 if chat else 0

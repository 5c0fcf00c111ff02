"""A table in memory: its game, who sits there, and what each of them may be told.

It does no input or output. Whoever changes it holds its lock and writes to the store first.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from mathom.bots import easiest
from mathom.core import registry
from mathom.core.ask import Ask
from mathom.core.chance import commitment
from mathom.core.deed import verb_of
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.game import EDITIONS, Game
from mathom.core.lesson import Stage, lesson_of
from mathom.core.match import Match
from mathom.core.message import Message, Reason, Refused
from mathom.core.orders import NO_ORDERS, Orders
from mathom.core.record import PERSON, Choice, Deed, Record, Resign, Seat, Undo, read_line
from mathom.server.errors import OtherValues, Unavailable
from mathom.server.fanout import Nudge
from mathom.server.identity import Who
from mathom.server.rows import Resigning, SeatRow, Shown, TableRow, Waiting
from mathom.server.store import Append, Line, Loaded, Standing
from mathom.server.tables.clocks import Clocks
from mathom.server.tables.patience import Patience
from mathom.server.wire import (
    AskInfo,
    ChatLine,
    ClockInfo,
    LessonInfo,
    LessonPage,
    OptionInfo,
    OrdersInfo,
    PassingEnded,
    Position,
    ResignInfo,
    ResignRequest,
    SeatInfo,
    StoryPart,
    TableInfo,
    UndoInfo,
    UndoRequest,
    WindowInfo,
)

OPEN: Final = "open"
BOT: Final = "bot"
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
LATER = 1 << 62
"""A time after all others."""


class Heard(msgspec.Struct, frozen=True):
    """How much of the story somebody has been told: of its events, and of the lines they became."""

    events: int = 0
    lines: int = 0


HEARD_NOTHING = Heard()


class Gist(msgspec.Struct, frozen=True):
    """What is remembered of a game that was played elsewhere: none of its lines."""

    lines: int
    winners: list[int] | None
    result: Message | None
    why: list[Message]
    nicknames: list[str | None]


class LiveTable:
    def __init__(self, loaded: Loaded, gist: Gist | None = None) -> None:
        self.gist = gist
        """Of a game that was brought here, instead of the game itself."""
        self.lock = asyncio.Lock()
        self.thinking = False
        """Whether somebody in this process sees to its bots."""
        self.writing = False
        """Whether its last line is not yet durable: nobody may be shown it."""
        self.outdated = False
        """Whether another process has changed it, and nobody has looked yet."""
        self.changes = 0
        """Grows with whatever lists show of it and is no mere choice, for those who listen."""
        self.row = loaded.row
        self.seats = loaded.seats
        self.holders = loaded.holders
        self.kept = loaded.kept
        self.chat = loaded.chat
        self.match: Match[Any] | None = None
        self.keys: dict[str, tuple[int, int]] = {}
        """By idempotency key: which seat's choice it was, and to which ply it led that seat."""
        self.undos: list[tuple[int, int | None]] = []
        """After which line something was taken back, and by whom if nobody else noticed."""
        self.clocks: Clocks | None = None
        self.patience = Patience(loaded.row.started)
        self._moved = loaded.row.moved
        self._left_when_public: list[int] = []
        self.begin(loaded.lines)

    def take_over(self, fresh: "LiveTable") -> None:
        """Forget everything for the same table as it was loaded again."""
        changes = self.changes + 1
        own = ("lock", "thinking", "writing")
        vars(self).update({name: it for name, it in vars(fresh).items() if name not in own})
        self.changes = changes

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        return registry.game(self.row.game)

    @property
    def lines(self) -> int:
        if self.gist is not None:
            return self.gist.lines
        return 0 if self.match is None else len(self.match.lines)

    def is_behind(self, standing: Standing | Nudge) -> bool:
        """Whether the database, or another process, had come further. What seems to be behind was
        asked before something was written here.
        """
        # Where people gather, the lines that were played elsewhere are known and not played yet.
        played = self.match is not None and self.lines < standing.lines
        return played or self.row.revision < standing.revision

    def begin(self, lines: Sequence[Line]) -> None:
        """Set the game up, unless seats are still open, and play what has been played."""
        self.prefix = list(lines) if self.row.state == GATHERING else []
        """What was played elsewhere before, if this goes on from another table's position."""
        if self.row.state == GATHERING or self.gist is not None:
            return
        if self.row.rules // EDITIONS != self.game.rules_for(self.row.options) // EDITIONS:
            raise OtherValues(Reason("refused-table-other-values"))
        self.match = Match(self.game, players(self.seats), self.row.options, self.row.seed)
        if self.row.clock.kind != "none":
            self.clocks = Clocks(self.row.clock, len(self.seats), self.row.started)
            self._left_when_public = list(self.clocks.left)
        self.patience = Patience(self.row.started)
        self.patience.noticed(self.row.started, None, self.asks)
        for line in lines:
            self.play(line)
        self._let_back(LATER, self.asked_persons())
        self.match.orders = self.orders()

    def refresh(self, loaded: Loaded) -> None:
        """Take over what other processes have written."""
        known = self.revision_seen_by(SPECTATOR)
        self.row = loaded.row
        self.seats = loaded.seats
        self.changes += self.revision_seen_by(SPECTATOR) != known
        self.holders = loaded.holders
        self.kept = loaded.kept
        self.chat += loaded.chat
        self._moved = max(self._moved, loaded.row.moved)
        if self.match is None:
            self.begin(loaded.lines)
        else:
            self.go_on(loaded.lines)

    def go_on(self, lines: Sequence[Line]) -> None:
        """Play what has been played elsewhere meanwhile."""
        assert self.match is not None
        for line in lines:
            self.play(line)
        self._let_back(LATER, self.asked_persons())
        self.match.orders = self.orders()

    def note_waiting(self) -> None:
        """Write down what lists show of it."""
        self.row.waiting = self.waiting()
        self.row.waits_for_bot = self.waits_for_bot()
        self.row.ply = self.ply_seen_by(SPECTATOR)

    # Who

    def seats_of(self, who: Who) -> list[int]:
        return who.seats_at(self.id, self.holders)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat: its own, or one that plays on for a person."""
        return _bot_of(self.seats[seat], self.row)

    def is_bot(self, seat: int) -> bool:
        return self.bot_of(seat) is not None

    def persons(self) -> list[int]:
        return [s.seat for s in self.seats if s.kind != OPEN and not self.is_bot(s.seat)]

    def held_with(self, seat: int) -> set[int]:
        """All seats of whoever holds this one."""
        guests = {guest for number, guest in self.holders if number == seat}
        return {seat, *(number for number, guest in self.holders if guest in guests)}

    def seats_held_by(self, guest: str) -> set[int]:
        return {seat for seat, holder in self.holders if holder == guest}

    def shares_screen(self, seat: int) -> bool:
        """Whether whoever holds this seat plays others as well, as people at one screen do."""
        return len(self.held_with(seat)) > 1

    def revision_seen_by(self, viewer: int) -> int:
        """How often the table has changed as far as this viewer can tell. What another side talks
        over among itself does not show, nor what others order in advance.
        """
        talks = [
            talk.changes
            for talk in self.row.resigning
            if self.match is not None and viewer not in self.match.sides[talk.side]
        ]
        orders = [seat.ordered for seat in self.seats if seat.seat != viewer]
        return self.row.revision - sum(talks) - sum(orders)

    def viewer_of(self, mine: Sequence[int]) -> int:
        """Through whose eyes somebody looks who holds these seats: the one that is asked."""
        match = self.match
        asked = {
            ask.seat
            for ask in self.asks
            if ask.seat in mine
            and match is not None
            and not match.is_spared(ask.seat)
            and not self.is_bot(ask.seat)
        }
        return min(asked) if asked else mine[0] if mine else SPECTATOR

    # Playing

    @property
    def still(self) -> bool:
        """Whether nobody is asked here any more: it is over, or the server's host has closed it."""
        return self.row.state == OVER or self.row.closed is not None

    @property
    def asks(self) -> list[Ask]:
        return [] if self.match is None or self.still else self.match.asks

    def asked_persons(self) -> list[int]:
        return [ask.seat for ask in self.asks if not self.is_bot(ask.seat)]

    def play(self, line: Line) -> None:
        """Play a line of the record, as it was written."""
        self._do(read_line(line.line), line.at, line.key)

    def do(self, deed: Deed, at: int, key: str | None, agreed: Sequence[int] | None) -> Append:
        """Choose or take back; returns what is to be written. A refusal changes nothing."""
        if self._do(deed, at, key) and at < self._moved:
            # It grows even if a clock goes back: by it one sees that somebody has moved.
            self._moved += 1
        assert self.match is not None
        return self._append(
            Line(self.match.lines[-1], at, key, None if agreed is None else list(agreed))
        )

    def _do(self, deed: Deed, at: int, key: str | None) -> bool:
        """Whether everybody notices."""
        match, seat = self.match, deed.seat
        assert match is not None
        # As it was when the line was written, also if the game is over by now.
        asked = [
            ask.seat
            for ask in match.asks
            if self.seats[ask.seat].bot is None and ask.seat not in match.resigned
        ]
        public = match.ply_seen_by(SPECTATOR)
        match.do(deed)
        noticed = match.ply_seen_by(SPECTATOR) != public
        if isinstance(deed, Undo):
            self.undos.append((len(match.lines), None if noticed else seat))
        if key is not None:
            self.keys[key] = (seat, match.ply_seen_by(seat))
        # Not for lines that were played elsewhere, before it was begun here. No line is taken for
        # one of those because it seems to be older than the table: clocks go back at times.
        if self.clocks is not None and at not in (self.row.created, self.row.started):
            self._let_back(at, asked)
            self.clocks.pass_time(at, asked)
            if not isinstance(deed, Resign):
                self.clocks.chose(seat)
        self.row.resigned = list(match.resigned)
        if isinstance(deed, Resign):
            # A bot plays this seat from now on; it obeys nobody's orders.
            match.orders = self.orders()
        self.changes += match.over or isinstance(deed, Resign)
        if noticed:
            self._moved = max(self._moved, at)
            self.patience.noticed(at, seat, match.asks)
            if self.clocks is not None:
                self._left_when_public = list(self.clocks.left)
        if match.over and self.row.state == PLAYING:
            self.row.state, self.row.ended = OVER, "resigned" if match.given_up else "game"
            result = match.result
            self.row.winners = None if result is None else list(result.winners)
        return noticed

    def _let_back(self, now: int, asked: Sequence[int]) -> None:
        """Who has come back to a seat that a bot had played starts with a full bank."""
        if self.clocks is not None:
            for seat in self.seats:
                if self.clocks.latest < seat.since <= now:
                    self.clocks.begin_anew(seat.seat, seat.since, asked)

    def after_all_lines(self, now: int) -> int:
        """A time for something that happens now: later than all lines, whatever the clock says."""
        return now if self.clocks is None else max(now, self.clocks.latest + 1)

    def _append(self, line: Line) -> Append:
        """The last line that was played, to be written."""
        return Append(
            table=self.id,
            number=self.lines - 1,
            line=line,
            shown=Shown(
                state=self.row.state,
                ended=self.row.ended,
                winners=self.row.winners,
                ply=self.ply_seen_by(SPECTATOR),
                moved=self._moved,
                waiting=self.waiting(),
                waits_for_bot=self.waits_for_bot(),
                touched=line.at,
                resigned=self.row.resigned,
            ),
        )

    def waiting(self) -> list[Waiting]:
        return [Waiting(ask.seat, ask.secret) for ask in self.asks]

    def stage(self) -> Stage | None:
        """Where its lesson stands, if it is one."""
        lesson = lesson_of(self.game) if self.row.lesson else None
        if lesson is None or self.match is None:
            return None
        return lesson.stage(self.match.standing)

    def waits_for_bot(self) -> bool:
        """Whether somebody chooses next who sits at no screen: a bot, or orders."""
        if self.row.closed is not None:
            return False
        stage = self.stage()
        if stage is not None:
            # Where the coach has something to say, the others wait until it has been read.
            return stage.wants == "wait"
        return any(self.is_bot(ask.seat) for ask in self.asks) or self.by_orders() is not None

    def orders(self) -> list[Orders]:
        """By seat. Who has handed a seat to a bot has nothing to say there."""
        return [NO_ORDERS if self.is_bot(seat.seat) else seat.orders for seat in self.seats]

    def by_orders(self) -> Choice | None:
        """The choice that somebody's orders make now, if they do."""
        return self.match.by_orders() if self.match is not None and self.asks else None

    def moved(self) -> int:
        """When something happened last that everybody knows of."""
        return self._moved

    def ply_seen_by(self, viewer: int) -> int:
        if self.gist is not None:
            return self.gist.lines
        if self.match is None:
            return 0
        return self.match.ply_seen_by(REFEREE if self.row.state == OVER else viewer)

    def out_of_time(self, seat: int, now: int) -> bool:
        if self.clocks is None or self.row.state != PLAYING or self.is_bot(seat):
            return False
        return self.clocks.left_at(now, seat, self.asked_persons()) < 0

    def waited_since(self, seat: int) -> int | None:
        """Where no clocks run: since when the others wait for a person."""
        if self.clocks is not None or self.row.state != PLAYING or self.is_bot(seat):
            return None
        since = self.patience.since(seat)
        return None if since is None else max(since, self.seats[seat].since)

    def may_hand_over(self, claimer: int, seat: int, now: int) -> bool:
        """Whether a bot may play on for somebody. Who is asked as well does not wait for others."""
        if self.clocks is not None:
            return self.out_of_time(seat, now)
        since = self.waited_since(seat)
        if since is None or any(ask.seat == claimer for ask in self.asks):
            return False
        return now - since >= self.row.patience * 1000

    # Telling

    def info(self, who: Who, here: set[int], watchers: int) -> TableInfo:
        loaded = Loaded(self.row, self.seats, self.holders, [], [], self.kept)
        info = table_info(loaded, who, here, watchers)
        asked = [ask.seat for ask in self.asks if not ask.secret or ask.seat in info.you]
        return msgspec.structs.replace(
            info,
            ply=self.ply_seen_by(SPECTATOR),
            moved=self._moved,
            asked=sorted(asked),
            result=self.result(),
            why=self.why(),
        )

    def why(self) -> list[Message]:
        """How the result was counted."""
        if self.gist is not None:
            return self.gist.why
        if self.match is not None and self.match.result is not None:
            return list(self.match.result.why)
        return []

    def result(self) -> Message | None:
        if self.gist is not None:
            return self.gist.result
        if self.match is not None and self.match.result is not None:
            return self.match.result.story
        if self.row.ended == "time":
            winners = [
                Message("said-name", {"name": name})
                if (name := self.seats[seat].name)
                else Message("player-nameless", {"seat": seat + 1})
                for seat in self.row.winners or []
            ]
            return Message("result-time", {"winners": winners, "count": len(winners)})
        return None

    def position(self, viewer: int, now: int, heard: Heard = HEARD_NOTHING) -> Position:
        """All that a viewer sees, and what has happened since they last heard of it."""
        match = self.match
        assert match is not None
        over, still = self.row.state == OVER, self.still
        story = match.told(viewer, heard.events)
        return Position(
            table=self.id,
            ply=self.ply_seen_by(viewer),
            viewer=viewer,
            private=not over and self.shares_screen(viewer) and match.is_private(viewer),
            view=match.view(viewer),
            asks=self._asks_for(viewer, match),
            waiting=[] if still else match.waited_for(viewer),
            yours=match.kept_by(viewer),
            by=match.last_seen_by(viewer),
            story=StoryPart(heard.lines, story),
            nicknames=self.nicknames(),
            undo=self.undo_info(viewer) if viewer >= 0 and not still else None,
            orders=self.orders_info(viewer) if viewer >= 0 and not still else None,
            resign=None if still else self.resign_info(viewer),
            clocks=self.clock_infos(viewer, now),
            waiting_since=None
            if still or self.clocks is not None
            else [self.waited_since(seat.seat) for seat in self.seats],
            over=over,
            result=self.result(),
            lesson=self.lesson_info(viewer),
        )

    def lesson_info(self, viewer: int) -> LessonInfo | None:
        stage, lesson = self.stage(), lesson_of(self.game)
        if stage is None or lesson is None or viewer != lesson.learner:
            return None
        return LessonInfo(
            wants=stage.wants,
            ply=stage.ply,
            pages=[LessonPage(page.say, page.look) for page in stage.pages],
            number=stage.number,
            length=lesson.length,
            learnt=list(lesson.learnt) if stage.wants == "end" else [],
        )

    def _asks_for(self, viewer: int, match: Match[Any]) -> list[AskInfo]:
        """The open questions; while a bot answers for the viewer, without their options."""
        if self.still:
            return []
        eyes = SPECTATOR if viewer >= 0 and self.is_bot(viewer) else viewer
        return [ask_info(match, ask, eyes) for ask in match.asks_seen_by(viewer)]

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

    def nicknames(self) -> list[str | None]:
        """By seat, whom somebody plays."""
        match = self.match
        if match is None:
            return [] if self.gist is None else self.gist.nicknames
        return [match.game.nickname(match.state, seat) for seat in range(len(self.seats))]

    def undo_info(self, seat: int) -> UndoInfo:
        assert self.match is not None
        why_not = self.match.why_not_undo(seat)
        request = self.row.request
        asked = request is not None and request.seat == seat and self._is_current(request.ply)
        refused = request.refused if request is not None and asked else None
        return UndoInfo(why_not is None, why_not, self.undo_request(), refused)

    def _is_current(self, ply: int) -> bool:
        """By the lines that everybody knows of: what lapses must not tell of a secret choice."""
        return ply == self.ply_seen_by(SPECTATOR)

    def orders_info(self, seat: int) -> OrdersInfo | None:
        match = self.match
        assert match is not None
        if not match.game.windows or self.is_bot(seat):
            return None
        orders, passing = match.orders[seat], match.passing(seat)
        ended = match.passing_ended(seat)
        return OrdersInfo(
            windows=[window.name for window in match.game.windows_of(match.state, seat)],
            passing=None if passing is None else passing.until.value,
            ended=None if ended is None else PassingEnded(ended.why, ended.seat),
            stops=list(orders.stops),
            skips=list(orders.skips),
            answers=match.is_spared(seat),
        )

    def undo_request(self) -> UndoRequest | None:
        request = self.row.request
        if request is None or request.refused is not None or not self._is_current(request.ply):
            return None
        waiting = [seat for seat in self.must_agree(request.seat) if seat not in request.agreed]
        return UndoRequest(request.seat, list(request.agreed), waiting)

    def must_agree(self, seat: int) -> list[int]:
        """The persons whom taking back concerns. Bots never mind."""
        mine = self.held_with(seat)
        return [other for other in self.persons() if other not in mine]

    def talk_of(self, seat: int) -> Resigning:
        """What the side of this seat says of giving up."""
        assert self.match is not None
        (number,) = [n for n, side in enumerate(self.match.sides) if seat in side]
        for talk in self.row.resigning:
            if talk.side == number:
                return talk
        return Resigning(number, changes=0)

    def must_agree_to_resign(self, talk: Resigning) -> list[int]:
        """The persons on a side who have not agreed to give up."""
        assert self.match is not None
        side = self.match.sides[talk.side]
        return [seat for seat in self.persons() if seat in side and seat not in talk.agreed]

    def resign_info(self, viewer: int) -> ResignInfo | None:
        match = self.match
        if viewer < 0 or match is None or match.why_not_resign(viewer) is not None:
            return None
        side = match.sides[self.talk_of(viewer).side]
        return ResignInfo(
            side=list(side), last=len(match.sides_left) == 2, request=self._resign_request(viewer)
        )

    def _resign_request(self, seat: int) -> ResignRequest | None:
        talk = self.talk_of(seat)
        if talk.seat is None:
            return None
        waiting = [] if talk.refused is not None else self.must_agree_to_resign(talk)
        return ResignRequest(talk.seat, list(talk.agreed), waiting, talk.refused)

    def clock_infos(self, viewer: int, now: int) -> list[ClockInfo] | None:
        if self.clocks is None or self.match is None:
            return None
        if self.row.state == OVER:
            return self._clocks_at_the_end(self.clocks, self.match)
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

    def _clocks_at_the_end(self, clocks: Clocks, match: Match[Any]) -> list[ClockInfo]:
        """They all stand, as they stood when the game was over; who ran out of time has none."""
        timed_out = self.row.ended == "time"
        asked = [ask.seat for ask in match.asks if timed_out and not self.is_bot(ask.seat)]
        lefts = [
            clocks.clock.bank * 1000
            if self.is_bot(seat.seat)
            else clocks.left_at(self.row.moved, seat.seat, asked)
            for seat in self.seats
        ]
        return [ClockInfo(left, running=False) for left in lefts]

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


def live(loaded: Loaded) -> LiveTable:
    """With its game, played again; a refusal that it can wait if it was begun under other rules."""
    try:
        return LiveTable(loaded)
    except OtherValues:
        raise
    except Refused as error:
        # It can't go on, but nothing of it is lost.
        raise Unavailable(Reason("refused-table-misfit")) from error


def players(seats: Sequence[SeatRow]) -> list[Seat]:
    """Who sat there at the start. Who plays a seat may change later; the record does not."""
    return [
        Seat(seat.name or "", seat.bot or PERSON if seat.kind == BOT else PERSON) for seat in seats
    ]


def ask_info(match: Match[Any], ask: Ask, viewer: int) -> AskInfo:
    """A question, with what may be answered only for the one who is asked."""
    window = None if ask.window is None else WindowInfo(ask.window.name, ask.window.passes)
    if viewer not in (ask.seat, REFEREE):
        return AskInfo(ask.seat, ask.question.kind, ask.prompt_for(viewer), None, None, window)
    options = [
        OptionInfo(o.code, match.named(o.label), o.touches, o.confirm, verb_of(o))
        for o in ask.options
    ]
    return AskInfo(ask.seat, ask.question.kind, ask.prompt, options, ask.write, window)


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
        seats=[_seat_info(seat, seat.seat in here, loaded) for seat in loaded.seats],
        state=row.state,
        listed=row.listed and not row.off_lists,
        clock=row.clock,
        created=row.created,
        moved=row.moved,
        ply=row.ply,
        asked=sorted(w.seat for w in row.waiting if not w.secret or w.seat in mine),
        patience=row.patience,
        commitment=commitment(row.seed),
        seed=row.seed if row.state == OVER else None,
        ended=row.ended,
        winners=row.winners,
        result=None,
        why=[],
        branch=row.branch,
        rematch=row.rematch,
        lesson=row.lesson,
        rematch_by=row.rematch_by,
        watchers=watchers,
        you=mine,
        kept_for_you=who.seats_at(row.id, loaded.kept),
        owner=owner,
        host=min((seat for seat, guest in loaded.holders if guest == row.owner), default=None),
        webhook=row.webhook if owner else None,
        closed=row.closed,
    )


def _bot_of(seat: SeatRow, row: TableRow) -> str | None:
    if seat.bot is None and seat.seat in row.resigned and row.state == PLAYING:
        with suppress(Refused):  # nobody plays on where the game itself is gone
            return easiest(registry.game(row.game))
    return seat.bot


def _seat_info(seat: SeatRow, here: bool, loaded: Loaded) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=_bot_of(seat, loaded.row),
        resigned=seat.seat in loaded.row.resigned,
        kept=any(number == seat.seat for number, _ in loaded.kept),
        here=here,
    )


def last_chat(chat: Sequence[ChatLine]) -> int:
    return chat[-1].number + 1 if chat else 0

"""A WebSocket at a table: everything that happens there, and choices."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from sqlalchemy.exc import SQLAlchemyError

from mathom.core.message import Reason, Refused, refuse
from mathom.core.voice import LANGUAGES
from mathom.server.api.common import TableId, address, failure, identify, provide_inn, refusal
from mathom.server.costs import CHOICE, LISTENING
from mathom.server.database import is_out_of_order
from mathom.server.errors import Banned, Denied, NotFound, NotYours, TooFast
from mathom.server.identity import Who
from mathom.server.inn import Inn
from mathom.server.measures import SOCKETS
from mathom.server.origins import check_host, check_origin
from mathom.server.sockets import CLOSED_BY_RULE, HUNG_UP, LINE, TOO_FAST, Socket
from mathom.server.tables.listeners import Listener, Room
from mathom.server.watching import WATCH, Watch
from mathom.server.wire import NEWS, Answer, SocketChoice
from mathom.server.words import preferred

log = logging.getLogger("mathom.socket")
COME_AGAIN = 1012
MOST_WAITING = 16
"""Choices that somebody may send before the first is answered, and that they may send too fast one
after another.
"""
SIGN_OF_LIFE = 20.0
"""Seconds after which the other side must have said something, if only that it is there; and within
which all pieces of a message must come.
"""


@websocket("/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: TableId) -> None:
    """Everything that happens at a table, one JSON object (`News`) a message: first the table, then
    the position with its whole story, then the chat.

    The other way go choices (`SocketChoice`). Each is checked, limited and made durable as if it
    had been posted to `/api/tables/{table}/choices`, and answered on the same line (`Answer`) with
    its key and the status that the POST would have got. What it led to is told as news, before the
    answer or after it. Who gets no answer may send the same choice again by either way: its key
    makes sure that it counts once.

    A line that is refused is closed with 4000 and the status.
    """
    inn = provide_inn(socket)
    await socket.accept()
    try:
        check_host(socket, inn.config)
        check_origin(socket, inn.config)
        caller = address(socket, inn)
        inn.limits.charge(LISTENING.household, caller)
        inn.limits.check_streams(caller)
        who = identify(socket, inn)
        inn.restrictions.check_ban(who.guest, caller)
        seat = _seat_wanted(socket.query_params.get("seat"))
        await inn.listening.may_listen(who, table, seat)
        room = await inn.listening.room(table)
    except Refused as refused:
        status = refused.status if isinstance(refused, Denied) else 422
        await socket.close(CLOSED_BY_RULE + status, refused.reason.id)
        return
    except SQLAlchemyError as error:
        if not is_out_of_order(error):
            raise
        await socket.close(CLOSED_BY_RULE + 503, "refused-database")
        return
    lang = preferred(socket.headers.get("accept-language", ""), socket.query_params.get("lang"))
    extensions: Any = socket.scope["extensions"]
    line: Socket = extensions[LINE]
    if line.open:
        watch: Watch = socket.scope["state"][WATCH]
        AtSocket(line, inn, room, who, seat, caller, lang, watch).come_in()


class AtSocket(Listener):
    """Somebody who listens and chooses on one line."""

    __slots__ = (
        "asked", "began", "caller", "choosing", "inn", "lang", "line", "room", "sent",
        "too_fast", "unanswered", "watch",
    )  # fmt: skip

    def __init__(
        self,
        line: Socket,
        inn: Inn,
        room: Room,
        who: Who,
        wanted: int | None,
        caller: str,
        lang: str,
        watch: Watch,
    ) -> None:
        super().__init__(room.table, who, wanted)
        self.line = line
        self.inn = inn
        self.room = room
        self.caller = caller
        self.lang = lang
        self.watch = watch
        self.began = time.perf_counter()
        self.sent = 0
        """Bytes of news."""
        self.asked = asyncio.get_running_loop().time()
        """When they last had to give a sign of life."""
        self.choosing: asyncio.Task[None] | None = None
        self.unanswered: list[bytes] = []
        """Choices that wait for the one that is being made."""
        self.too_fast = 0
        """How many of their last choices came too fast."""

    def come_in(self) -> None:
        self.line.keep(self)
        SOCKETS.add()
        self.inn.limits.begin_listening(self.caller)
        self.inn.listening.enter(self.room, self)
        self.tell()

    def gone(self) -> None:
        SOCKETS.add(by=-1)
        self.watch.socket_ended(self.line.code, self.began, self.sent, self.caller)
        self.inn.limits.end_listening(self.caller)
        self.inn.listening.leave(self.room, self)
        if self.line.code == HUNG_UP:
            self.inn.calls.lost(self.table, self.who.guest, self.line.heard)

    # Telling

    def tell(self) -> None:
        """As much as the network takes. Who is slow hears less often, and then how things stand."""
        if self.line.full:
            return
        try:
            self.inn.restrictions.check_ban(self.who.guest, self.caller)
            if not self.inn.revocations.stand(self.who):
                self.line.hang_up(COME_AGAIN, "")  # as who they are now
                return
            for said in self.inn.listening.news(self.room, self):
                self.line.say(said)
                self.sent += len(said)
        except (NotFound, Banned) as gone:
            self.line.hang_up(CLOSED_BY_RULE + gone.status, gone.reason.id)
        except Exception:
            self.line.hang_up(1011, "")  # they come back, and are told anew
            raise

    def drained(self) -> None:
        self.tell()

    def look_after(self, moment: float, longest: float) -> None:
        super().look_after(moment, longest)
        if self.line.begun is not None and moment >= self.line.begun + SIGN_OF_LIFE:
            self.line.cut_off(CLOSED_BY_RULE + 408, "")
        if moment >= self.asked + SIGN_OF_LIFE:
            self.asked = moment
            if self.line.pinged:
                self.line.drop()
            else:
                self.line.ask_for_life()

    # Choosing

    def receive(self, said: bytes) -> None:
        if self.choosing is None:
            self.choosing = asyncio.create_task(self._choose(said))
        elif len(self.unanswered) < MOST_WAITING:
            self.unanswered.append(said)
        else:
            self.line.cut_off(TOO_FAST, "refused-too-fast")

    async def _choose(self, said: bytes) -> None:
        """One after another, as they came. Nobody waits in vain: who can't be answered loses the
        line, and asks again.
        """
        try:
            self.line.say(NEWS.encode(await self._answer(said)))
            while self.unanswered:
                self.line.say(NEWS.encode(await self._answer(self.unanswered.pop(0))))
            if self.too_fast > MOST_WAITING:
                self.line.cut_off(TOO_FAST, "refused-too-fast")
        except Exception:
            log.exception("a choice could not be answered")
            self.line.hang_up(1011, "")
        finally:
            self.choosing = None

    async def _answer(self, said: bytes) -> Answer:
        choice = _read(said)
        lang = choice.lang if choice.lang in LANGUAGES else self.lang
        try:
            self.inn.limits.charge(CHOICE.household, self.caller)
            self.inn.restrictions.check_ban(self.who.guest, self.caller)
            if not self.who.new:
                self.inn.limits.charge(CHOICE.guest, self.who.guest)
            if not self.inn.revocations.stand(self.who):
                raise NotYours(Reason("refused-not-your-seat"))
            if isinstance(choice, Misread):
                raise refuse("refused-request", detail=choice.detail)
            chosen = await self.inn.playing.choose(self.who, self.table.id, choice)
            self.too_fast = 0
            return Answer(choice.key, 200, chosen)
        except Refused as error:
            status, trouble = refusal(error, lang)
            self.too_fast = self.too_fast + 1 if isinstance(error, TooFast) else 0
        except Exception as error:
            status, trouble = failure(error, "/api/tables", lang)
        return Answer(choice.key, status, trouble=trouble)


class Misread(msgspec.Struct):
    """What can be told of a message that is no choice."""

    key: str | None = None
    lang: str = ""
    detail: str = ""


def _read(said: bytes) -> SocketChoice | Misread:
    try:
        return _choice(said)
    except UNREADABLE as error:
        detail = str(error)[:200]
    misread = Misread()
    with suppress(*UNREADABLE):
        misread = _misread(said)
    misread.detail = detail
    return misread


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_choice = msgspec.json.Decoder(SocketChoice).decode
_misread = msgspec.json.Decoder(Misread).decode


def _seat_wanted(given: str | None) -> int | None:
    if given is None:
        return None
    return int(given) if given.isdecimal() and len(given) < 3 else -1


HANDLERS = [socket]

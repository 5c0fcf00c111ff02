"""What people say at a table."""

from mathom.core.message import refuse
from mathom.server import wall_clock
from mathom.server.identity import Who
from mathom.server.moderation.restrictions import Restrictions
from mathom.server.moderation.word_list import WordList
from mathom.server.names import plain
from mathom.server.store import Change
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.live_table import LiveTable, last_chat
from mathom.server.tables.rights import check_seat, must_hold
from mathom.server.wire import (
    ChatLine,
    NewChat,
)
from mathom.server.words import words


class Talking:
    def __init__(self, tables: Tables, words: WordList, restrictions: Restrictions) -> None:
        self._tables = tables
        self._words = words
        self._restrictions = restrictions

    async def say(self, who: Who, id: str, chat: NewChat, lang: str) -> ChatLine:
        """`lang` is the speaker's, for those who know only words and no ready-made sentences."""
        text = words(lang)(f"phrase-{chat.phrase}") if chat.phrase else plain(chat.text or "")
        if not text:
            raise refuse("refused-empty-chat")
        if chat.phrase is None:
            self._restrictions.check_mute([who.guest])
            self._words.check_line(text)
        said: list[ChatLine] = []

        def speak(table: LiveTable) -> Change:
            check_seat(table, chat.seat)
            must_hold(who, table, chat.seat)
            if chat.phrase is None:
                # Else a code for another device, which is another guest, would lift every mute.
                holders = [guest for seat, guest in table.holders if seat == chat.seat]
                self._restrictions.check_mute(holders)
            name = table.seats[chat.seat].name or ""
            said[:] = [
                ChatLine(
                    last_chat(table.chat), chat.seat, name, text, wall_clock.now(), chat.phrase
                )
            ]
            return Change(chat=said[0], said_by=who.guest)

        await self._tables.until_done(id, speak)
        return said[0]

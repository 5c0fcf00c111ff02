"""Which web address is told about a table."""

from mathom.server.identity import Who
from mathom.server.store import Change
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.live_table import LiveTable
from mathom.server.tables.rights import must_own


class TableWebhooks:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def set(self, who: Who, id: str, url: str | None, secret: str | None) -> None:
        def note(table: LiveTable) -> Change:
            must_own(who, table)
            return Change(columns={"webhook": url, "webhook_secret": secret})

        await self._tables.until_done(id, note)

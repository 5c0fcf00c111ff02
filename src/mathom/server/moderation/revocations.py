"""Tokens that are good no longer. Each says of which generation it is, and who has lost a device
or a token begins a new one: older ones are then nobody's.
"""

import asyncio

from mathom.server.identity import Who
from mathom.server.store import Store


class Revocations:
    """As this process knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store.revocations
        self._generations: dict[str, int] = {}
        """Of guests who have revoked any."""
        self._seen = 0

    def stand(self, who: Who) -> bool:
        """Whether the token by which somebody is known is good."""
        return who.generation >= self._generations.get(who.guest, 0)

    async def reload(self) -> set[str]:
        """Find out whose tokens were revoked since, here or elsewhere."""
        found = await asyncio.to_thread(self._store.since, self._seen)
        for revoked in found:
            self._generations[revoked.guest] = revoked.generation
            self._seen = max(self._seen, revoked.number)
        return {revoked.guest for revoked in found}

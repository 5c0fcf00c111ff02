"""Who may not chat or not come in, as this process knows it, and who was seen in which household.

Addresses are stored nowhere. A process remembers for two days, in memory and as keyed fingerprints,
from which households a guest has come; only if such a guest is banned with their household do
fingerprints get into the database. So the command line can ban a household that it does not know:
whichever process has seen the guest adds it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache

from mathom.core.message import Reason
from mathom.server import wall_clock
from mathom.server.errors import Banned, NotYours
from mathom.server.keys import Keys
from mathom.server.moderation.desk import MOST_HOUSEHOLDS, Desk
from mathom.server.store.moderation import InForce
from mathom.server.wire import AdminRestriction

SEEN_FOR = 48 * 60 * 60.0
"""Seconds for which it is remembered where a guest came from."""
MOST_SEEN = 50_000
FOR_GOOD = "never"


class Restrictions:
    def __init__(self, desk: Desk, keys: Keys) -> None:
        self._desk = desk
        self._household = lru_cache(4096)(keys.household)
        self._in_force: list[InForce] = []
        self._muted: dict[str, AdminRestriction] = {}
        self._banned: dict[str, AdminRestriction] = {}
        self._banned_households: dict[str, AdminRestriction] = {}
        self._seen: OrderedDict[str, tuple[float, frozenset[str]]] = OrderedDict()
        """By guest, who came last at the end."""

    @property
    def bans_anybody(self) -> bool:
        return bool(self._banned or self._banned_households)

    def note(self, guest: str, address: str) -> None:
        """A guest has come from an address."""
        _, households = self._seen.pop(guest, (0.0, frozenset[str]()))
        if len(households) < MOST_HOUSEHOLDS:
            households |= {self._household(address)}
        self._seen[guest] = time.monotonic(), households
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    def check_ban(self, guest: str | None, address: str) -> None:
        """A refusal for who is banned, or comes from where somebody is."""
        if not self.bans_anybody:
            return
        found = None if guest is None else self._banned.get(guest)
        found = found or self._banned_households.get(self._household(address))
        if found is not None and _lasts(found):
            raise Banned(_reason("refused-banned", found))

    def check_mute(self, guests: Iterable[str]) -> None:
        """A refusal if somebody of these is muted: all who speak for a seat speak as one."""
        for guest in guests:
            found = self._muted.get(guest)
            if found is not None and _lasts(found):
                raise NotYours(_reason("refused-muted", found))

    def holds_back(self, guest: str) -> bool:
        """Whether a guest is left alone: who may not speak or not come in is not called either."""
        found = [self._muted.get(guest), self._banned.get(guest)]
        _, households = self._seen.get(guest, (0.0, frozenset[str]()))
        found += [self._banned_households.get(household) for household in households]
        return any(each is not None and _lasts(each) for each in found)

    async def reload(self) -> bool:
        """Find out what the host has decided, here or elsewhere; whether anything is new."""
        self._forget_seen()
        found = await asyncio.to_thread(self._desk.in_force)
        reached = [await self._reach(one) for one in found]
        if any(reached):
            found = await asyncio.to_thread(self._desk.in_force)
        if found == self._in_force:
            return False
        self._in_force = found
        self._muted = _by_guest(found, "mute")
        self._banned = _by_guest(found, "ban")
        self._banned_households = {mark: one.about for one in found for mark in one.households}
        return True

    async def _reach(self, one: InForce) -> bool:
        """Let a ban reach the households in which its guest was seen; whether there were more."""
        about = one.about
        if not about.whole_household or about.guest is None or about.guest not in self._seen:
            return False
        more = set(self._seen[about.guest][1] - one.households)
        if not more or len(one.households) >= MOST_HOUSEHOLDS:
            return False
        await asyncio.to_thread(self._desk.reach, about.id, more)
        return True

    def _forget_seen(self) -> None:
        oldest = time.monotonic() - SEEN_FOR
        while self._seen and next(iter(self._seen.values()))[0] < oldest:
            self._seen.popitem(last=False)


def _by_guest(found: list[InForce], kind: str) -> dict[str, AdminRestriction]:
    return {
        one.about.guest: one.about
        for one in found
        if one.about.kind == kind and one.about.guest is not None
    }


def _lasts(found: AdminRestriction) -> bool:
    return found.until is None or found.until > wall_clock.now()


def _reason(id: str, found: AdminRestriction) -> Reason:
    until = FOR_GOOD
    if found.until is not None:
        until = f"{datetime.fromtimestamp(found.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
    return Reason(id, {"until": until, "why": found.why, "said": "yes" if found.why else "no"})

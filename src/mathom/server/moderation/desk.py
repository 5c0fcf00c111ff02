"""The host's desk: reports, tables, who may not chat or come in. The page at `/admin` and the
command line both work here, straight on the database; servers that run find it there.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from mathom.core.message import Reason, refuse
from mathom.server import wall_clock
from mathom.server.errors import NotFound
from mathom.server.households import counted, is_address
from mathom.server.keys import Keys, word
from mathom.server.store import Store
from mathom.server.store.moderation import InForce
from mathom.server.store.reports import KeptReport
from mathom.server.wire import (
    AdminDeed,
    AdminReport,
    AdminReportWhole,
    AdminRestriction,
    AdminTable,
    NewRestriction,
)

HOUR = 60 * 60 * 1000
WEEK = 7 * 24 * HOUR
MOST_HOUSEHOLDS = 4
"""That one ban reaches: somebody at home and on a phone, not everybody behind a café."""
MOST_DEALT = 20
"""Reports that were dealt with already, in a list of all."""

Order: TypeAlias = Literal["hide", "show", "close", "reopen"]


class Desk:
    """Everything here blocks: call it from a thread."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store = store
        self._kept = store.moderation
        self._keys = keys

    # Reports

    def reports(self, dealt: int = MOST_DEALT) -> list[AdminReport]:
        """Those that wait, the oldest first; then so many that were dealt with, the latest
        first.
        """
        kept = self._store.reports
        return [_report(found).about for found in (*kept.waiting(), *kept.dealt_with(dealt))]

    def report(self, id: str) -> AdminReportWhole:
        found = self._store.reports.one(id)
        if found is None:
            raise NotFound(Reason("refused-no-report"))
        return _report(found)

    def deal_with(self, id: str, dealt: bool, session: str) -> None:
        if not self._store.reports.deal_with(id, wall_clock.now() if dealt else None, session):
            raise NotFound(Reason("refused-no-report"))

    # Tables

    def table(self, id: str) -> AdminTable:
        found = self._kept.table(id)
        if found is None:
            raise NotFound(Reason("refused-no-table"))
        return found

    def tables(self) -> list[AdminTable]:
        """Those that are closed, or kept off public lists; the latest first."""
        return self._kept.tables()

    def order(self, id: str, what: Order, why: str, session: str) -> None:
        """Keep a table off public lists or not, or let nobody play on there or all again."""
        columns: dict[Order, dict[str, Any]] = {
            "hide": {"off_lists": True},
            "show": {"off_lists": False},
            "close": {"closed": why},
            "reopen": {"closed": None},
        }
        if not self._kept.order(id, what, columns[what], wall_clock.now(), session, why):
            raise NotFound(Reason("refused-no-table"))

    # Who may not chat, or not come in

    def restrictions(self) -> list[AdminRestriction]:
        """Those in force, the latest first."""
        return [found.about for found in self.in_force()]

    def in_force(self) -> list[InForce]:
        return self._kept.in_force(wall_clock.now())

    def restrict(self, new: NewRestriction, session: str) -> None:
        """Mute or ban somebody. It takes the place of what was said of them before."""
        if (new.guest is None) == (new.address is None) or (new.kind == "mute" and not new.guest):
            raise refuse("refused-restriction")
        if new.address is not None and not is_address(new.address):
            raise refuse("refused-address", given=new.address)
        if new.guest is not None and not new.guest.isalnum():
            raise refuse("refused-no-guest")
        at = wall_clock.now()
        marks = [] if new.address is None else [self._mark(new.address)]
        made = AdminRestriction(
            id=word(8),
            kind=new.kind,
            guest=new.guest,
            name="",
            whole_household=new.kind == "ban" and (new.whole_household or bool(marks)),
            households=len(marks),
            until=None if new.hours is None else at + new.hours * HOUR,
            why=new.why,
            made=at,
        )
        self._kept.restrict(made, marks, session)

    def revoke(self, guest: str, session: str) -> None:
        """No cookie of a guest and no token of their seats is good any more, whoever has it."""
        if not guest.isalnum() or not self._store.revocations.revoke_known(guest, session):
            raise NotFound(Reason("refused-no-guest"))

    def lift(self, given: str, session: str, kind: str | None = None) -> None:
        """End a restriction, found by its own id, its guest or an address."""
        marks = [self._mark(given)] if is_address(given) else []
        if not self._kept.lift(given, marks, kind, wall_clock.now(), session):
            raise NotFound(Reason("refused-no-restriction"))

    def reach(self, id: str, households: set[str]) -> None:
        """A ban reaches these households as well, as far as it may."""
        self._kept.reach(id, households, MOST_HOUSEHOLDS)

    def forget_over(self) -> None:
        """Leave nothing of restrictions that are over."""
        self._kept.forget_over(wall_clock.now())

    def _mark(self, address: str) -> str:
        return self._keys.household(counted(address))

    # Looking

    def log(self, most: int = 100) -> list[AdminDeed]:
        return self._kept.log(most)

    def running(self) -> dict[str, int]:
        """How many tables gather and play, of those where something happened this week."""
        return self._kept.running(wall_clock.now() - WEEK)


def _report(kept: KeptReport) -> AdminReportWhole:
    body: dict[str, Any] = msgspec.json.decode(kept.body)
    about = AdminReport(
        id=kept.id,
        at=kept.at,
        table=kept.table,
        game=body["record"]["game"],
        ply=body["ply"],
        text=body["text"],
        page=body["page"],
        browser=body["browser"],
        guest=kept.guest,
        name=kept.name or "",
        dealt=kept.dealt,
    )
    return AdminReportWhole(about, body["version"], body["record"])

"""`mathom admin`: for whoever runs a server. It works on the database while servers run."""

from collections.abc import Callable
from datetime import UTC, datetime
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import msgspec

from mathom.cli.args import JSON, Command, Flag, Given
from mathom.cli.console import Console
from mathom.cli.serve import HOST, PORT
from mathom.cli.stored import DATA, database
from mathom.core.message import Refused, refuse

if TYPE_CHECKING:
    from mathom.server.config import Config
    from mathom.server.moderation.desk import Desk
    from mathom.server.moderation.sessions import Sessions
    from mathom.server.wire import AdminReport, AdminRestriction, AdminTable

ADDRESS = Flag("address", "URL")
HOURS = Flag("hours", "N", whole=True)
DAYS = Flag("days", "N", whole=True)
FOR_GOOD = Flag("for-good")
HOUSEHOLD = Flag("household")
WHY = Flag("why", "TEXT")
ALL = Flag("all")
BAD_INPUT = 2
MANY = 1_000_000
"""More than there are of anything."""


class At(msgspec.Struct, frozen=True):
    """Where a deed is done, and what was said about it."""

    console: Console
    given: Given
    config: "Config"
    desk: "Desk"
    sessions: "Sessions"

    @property
    def whom(self) -> str:
        """The table, the guest or the report that is meant."""
        return self.given.words["WHOM"]

    @property
    def why(self) -> str:
        return self.given.text(WHY.name) or ""

    def explain(self, id: str, **args: Any) -> None:
        self.console.tell(self.console.text(id, **args))

    def lists(self, found: list[Any], none: str, show: Callable[["At", Any], None]) -> None:
        """Each of them in words or all as data."""
        if self.given.has("json"):
            self.console.data(msgspec.to_builtins(found))
            return
        for one in found:
            show(self, one)
        if not found:
            self.explain(none)


def run(console: Console, given: Given) -> int:
    deed = given.words["DEED"]
    if deed not in DEEDS:
        meant = get_close_matches(deed, DEEDS, 1) or DEEDS
        raise refuse("refused-deed", given=deed[:40], known=", ".join(meant))
    do, about = DEEDS[deed]
    if about and given.word("WHOM") is None:
        raise refuse("refused-missing", word="WHOM", usage=f"mathom admin {deed} WHOM")
    if not about and given.word("WHOM") is not None:
        raise refuse("refused-word", word=given.words["WHOM"][:40], usage=f"mathom admin {deed}")
    if deed in ("mute", "ban"):
        _hours(given)
    with database(given) as (config, engine):
        from mathom.server.keys import Keys, load_key
        from mathom.server.moderation.desk import Desk
        from mathom.server.moderation.sessions import Sessions
        from mathom.server.store import Store
        from mathom.server.words import sentence

        store, keys = Store(engine), Keys(load_key(config.data))
        try:
            do(At(console, given, config, Desk(store, keys), Sessions(store, keys)))
        except Refused as refused:
            # The desk refuses in the server's words, as it does on the page.
            console.warn(console.text("error", message=sentence(refused, console.lang)))
            return BAD_INPUT
    return 0


def _by() -> str:
    from mathom.server.moderation.sessions import COMMAND_LINE

    return COMMAND_LINE


# Who the host is


def _link(at: At) -> None:
    base = at.given.text(ADDRESS.name) or at.config.public_url or f"http://{HOST}:{PORT}"
    at.explain("admin-link")
    at.console.say(f"{base.rstrip('/')}/admin#{at.sessions.offer_code()}")


def _out(at: At) -> None:
    at.sessions.end_all(_by())
    at.explain("admin-out")


# Reports


def _reports(at: At) -> None:
    reports = at.desk.reports(dealt=MANY if at.given.has(ALL.name) else 0)
    at.lists(reports, "admin-reports-none", _tell_report)


def _tell_report(at: At, report: "AdminReport") -> None:
    text = at.console.text
    line = f"{report.id}  {_when(report.at)}  {report.table}  {report.ply}"
    at.console.say(line if report.dealt is None else f"{line}  {text('admin-dealt')}")
    at.console.tell(_shown(report.text) or text("admin-wordless"), "    ")


def _report(at: At) -> None:
    whole = at.desk.report(at.whom)
    if at.given.has("json"):
        at.console.data(msgspec.to_builtins(whole))
        return
    about = whole.about
    _tell_report(at, about)
    who = f"{_shown(about.name)} ({about.guest})" if about.guest else "–"
    at.explain("admin-report-by", who=who)
    at.explain("admin-report-where", page=_shown(about.page), browser=_shown(about.browser))
    base = at.config.public_url or f"http://{HOST}:{PORT}"
    at.console.say(f"{base}/t/{about.table}")
    at.console.say(f"{base}/t/{about.table}/replay")


def _done(at: At) -> None:
    at.desk.deal_with(at.whom, True, _by())
    at.explain("admin-did-deal", about=at.whom)


def _undone(at: At) -> None:
    at.desk.deal_with(at.whom, False, _by())
    at.explain("admin-did-undeal", about=at.whom)


# Tables


def _tables(at: At) -> None:
    at.lists(at.desk.tables(), "admin-tables-none", _tell_table)


def _tell_table(at: At, table: "AdminTable") -> None:
    text = at.console.text
    marks = [text("admin-off-lists")] if table.off_lists else []
    marks += [text("admin-closed", why=_shown(table.closed))] if table.closed is not None else []
    at.console.say("  ".join([table.id, table.game, text(f"admin-{table.state}"), *marks]))
    for seat in table.seats:
        who = _shown(seat.name) or text("admin-seat-open")
        at.console.say(f"    {seat.seat + 1}  {who}  {' '.join(seat.guests)}".rstrip())


def _table(at: At) -> None:
    table = at.desk.table(at.whom)
    if at.given.has("json"):
        at.console.data(msgspec.to_builtins(table))
        return
    _tell_table(at, table)
    for line in table.chat:
        said = f"{_when(line.at)}  {_shown(line.name)}: {_shown(line.text)}"
        at.console.tell(said, "  ", "    ")


def _ordered(what: Any) -> Callable[[At], None]:
    def order(at: At) -> None:
        at.desk.order(at.whom, what, at.why, _by())
        at.explain(f"admin-did-{what}", about=at.whom)

    return order


# Who may not chat, or not come in


def _hours(given: Given) -> int | None:
    """For how long; nothing if for good. One of the three must be said."""
    lengths = [flag for flag in (HOURS, DAYS, FOR_GOOD) if given.has(flag.name)]
    if len(lengths) != 1:
        raise refuse("refused-how-long")
    if lengths[0] is FOR_GOOD:
        return None
    from mathom.server.wire import LONGEST_HOURS

    hours = (given.number(HOURS.name) or 0) + 24 * (given.number(DAYS.name) or 0)
    if not 0 < hours <= LONGEST_HOURS:
        raise refuse("refused-how-long")
    return hours


def _restrict(kind: Any) -> Callable[[At], None]:
    def restrict(at: At) -> None:
        from mathom.server.households import is_address
        from mathom.server.wire import NewRestriction

        an_address = is_address(at.whom)
        new = NewRestriction(
            kind=kind,
            guest=None if an_address else at.whom,
            address=at.whom if an_address else None,
            whole_household=at.given.has(HOUSEHOLD.name),
            hours=_hours(at.given),
            why=at.why,
        )
        at.desk.restrict(new, _by())
        at.explain(f"admin-did-{kind}", about=at.whom)

    return restrict


def _lift(kind: str) -> Callable[[At], None]:
    def lift(at: At) -> None:
        at.desk.lift(at.whom, _by(), kind)
        at.explain("admin-did-lift", about=at.whom)

    return lift


def _revoke(at: At) -> None:
    at.desk.revoke(at.whom, _by())
    at.explain("admin-did-revoke", about=at.whom)


def _restrictions(at: At) -> None:
    at.lists(at.desk.restrictions(), "admin-restrictions-none", _tell_restriction)


def _tell_restriction(at: At, found: "AdminRestriction") -> None:
    text = at.console.text
    whom = (
        text("admin-an-address") if found.guest is None else f"{found.guest} {_shown(found.name)}"
    )
    until = text("admin-for-good") if found.until is None else _when(found.until)
    household = f"  {text('admin-household')}" if found.whole_household and found.guest else ""
    at.console.say(
        f"{found.id}  {text(f'admin-{found.kind}')}  {until}  {whom}{household}".rstrip()
    )
    if found.why:
        at.console.tell(_shown(found.why), "    ")


def _log(at: At) -> None:
    most = MANY if at.given.has(ALL.name) else 100
    at.lists(at.desk.log(most), "admin-log-none", _tell_deed)


def _tell_deed(at: At, deed: Any) -> None:
    said = at.console.text(f"admin-did-{deed.what}", about=deed.about)
    at.console.tell(f"{_when(deed.at)}  {deed.session}  {said}", "", "    ")
    if deed.why:
        at.console.tell(_shown(deed.why), "    ")


def _when(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


def _shown(said: str) -> str:
    """What a stranger wrote, without what would make a terminal do something."""
    return "".join(c if c.isprintable() or c == "\n" else "�" for c in said)


DEEDS: dict[str, tuple[Callable[[At], None], bool]] = {
    "link": (_link, False),
    "out": (_out, False),
    "reports": (_reports, False),
    "report": (_report, True),
    "done": (_done, True),
    "undone": (_undone, True),
    "tables": (_tables, False),
    "table": (_table, True),
    "hide": (_ordered("hide"), True),
    "show": (_ordered("show"), True),
    "close": (_ordered("close"), True),
    "reopen": (_ordered("reopen"), True),
    "restrictions": (_restrictions, False),
    "mute": (_restrict("mute"), True),
    "unmute": (_lift("mute"), True),
    "ban": (_restrict("ban"), True),
    "unban": (_lift("ban"), True),
    "revoke": (_revoke, True),
    "log": (_log, False),
}
"""Each by its name, and whether it is about somebody or something."""

COMMAND = Command(
    "admin",
    run,
    needs=("DEED",),
    may=("WHOM",),
    flags=(HOURS, DAYS, FOR_GOOD, HOUSEHOLD, WHY, ALL, ADDRESS, DATA, JSON),
)

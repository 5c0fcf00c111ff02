"""What a server counts about itself.

No label names a table, a guest or anything else of which there can be any number, and none of the
numbers tells what is hidden at a table.
"""

from mathom.server.exposition import Counter, Gauge, Histogram, Measure

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds that people do not like to wait."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds that bots think."""
MANY = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)

REQUESTS = Counter(
    "mathom_requests_total", "Requests that were answered.", "method", "route", "status"
)
REQUEST_SECONDS = Histogram(
    "mathom_request_seconds", "From a request to the end of its answer.", QUICK, "method", "route"
)
TURNED_AWAY = Counter(
    "mathom_turned_away_total", "Connections ended before anybody could answer.", "status"
)
SOCKETS = Gauge("mathom_sockets", "WebSockets that listen to a table.")
SOCKETS_CLOSED = Counter("mathom_sockets_closed_total", "WebSockets that have ended.", "code")
STREAMS = Gauge("mathom_streams", "Plain streams that listen to a table.")
CHOICES = Counter("mathom_choices_total", "Lines added to records, bots' lines among them.", "game")
CHOICE_SECONDS = Histogram(
    "mathom_choice_seconds", "From playing a choice until it is on the disk.", QUICK
)
COMMIT_SECONDS = Histogram("mathom_commit_seconds", "One commit of the writer.", QUICK)
COMMIT_LINES = Histogram("mathom_commit_lines", "Lines that shared a commit.", MANY)
DATABASE_FAILURES = Counter(
    "mathom_database_failures_total", "Statements and connections that the database failed."
)
THOUGHTS = Counter("mathom_bot_thoughts_total", "What became of bots' thoughts.", "game", "outcome")
THOUGHT_SECONDS = Histogram(
    "mathom_bot_thought_seconds", "For how long bots thought about one choice.", SLOW, "game"
)
WEBHOOKS = Counter("mathom_webhooks_total", "What became of webhooks.", "outcome")
CALLS = Counter("mathom_calls_total", "What became of calls to people's devices.", "outcome")

ALL: tuple[Measure, ...] = (
    REQUESTS,
    REQUEST_SECONDS,
    TURNED_AWAY,
    SOCKETS,
    SOCKETS_CLOSED,
    STREAMS,
    CHOICES,
    CHOICE_SECONDS,
    COMMIT_SECONDS,
    COMMIT_LINES,
    DATABASE_FAILURES,
    THOUGHTS,
    THOUGHT_SECONDS,
    WEBHOOKS,
    CALLS,
)

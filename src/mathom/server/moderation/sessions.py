"""Whose browser is the host's: a code that works once, and a signed cookie of its own kind."""

from sqlalchemy import Connection, Engine, delete, insert, select, update

from mathom.server import database as db
from mathom.server import wall_clock
from mathom.server.keys import Keys, word
from mathom.server.moderation.log import write_down

ADMIN = "admin"
CODE_LETTERS = 24
"""So many that nobody need count who guesses."""
CODE_TIME = 10 * 60 * 1000
"""Milliseconds for which a code works."""
SESSION_TIME = 12 * 60 * 60 * 1000
"""Milliseconds for which a browser is the host's."""
SESSION_LETTERS = 6
COMMAND_LINE = "cli"
"""Stands in the log for who has the server's own files."""


class Sessions:
    """Everything here blocks: call it from a thread."""

    def __init__(self, engine: Engine, keys: Keys) -> None:
        self._engine = engine
        self._writing = engine.execution_options(writes=True)
        self._keys = keys

    def offer_code(self) -> str:
        """A code for the address that makes a browser the host's."""
        code, at = word(CODE_LETTERS), wall_clock.now()
        with self._writing.begin() as connection:
            connection.execute(delete(db.admin_codes).where(db.admin_codes.c.expires < at))
            connection.execute(
                insert(db.admin_codes).values(
                    fingerprint=self._keys.fingerprint(code), expires=at + CODE_TIME
                )
            )
            write_down(connection, COMMAND_LINE, "link")
        return code

    def begin(self, code: str) -> str | None:
        """The token of a new session, if the code is one of ours. It works once."""
        c, at = db.admin_codes.c, wall_clock.now()
        mark = self._keys.fingerprint(code.strip().lower())
        with self._writing.begin() as connection:
            used = connection.execute(
                delete(db.admin_codes).where(c.fingerprint == mark, c.expires >= at)
            )
            if used.rowcount != 1:
                return None
            session = word(SESSION_LETTERS)
            write_down(connection, session, "enter")
            generation = _generation(connection)
        return self._keys.sign(ADMIN, session, str(generation), str(at + SESSION_TIME))

    def read(self, token: str) -> str | None:
        """The name of the session that a token is for, while it lasts."""
        words = self._keys.read(ADMIN, token)
        if words is None or len(words) != 3:
            return None
        session, generation, expires = words
        if int(expires) < wall_clock.now():
            return None
        with self._engine.connect() as connection:
            return session if int(generation) == _generation(connection) else None

    def end_all(self, session: str) -> None:
        """Every session is over, and no code that was printed works any more."""
        c = db.admin_sessions.c
        with self._writing.begin() as connection:
            done = connection.execute(update(db.admin_sessions).values(generation=c.generation + 1))
            if not done.rowcount:
                connection.execute(insert(db.admin_sessions).values(id=1, generation=1))
            connection.execute(delete(db.admin_codes))
            write_down(connection, session, "out")


def _generation(connection: Connection) -> int:
    return connection.execute(select(db.admin_sessions.c.generation)).scalar() or 0

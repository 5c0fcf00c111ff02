"""Whose browser is the host's: a code that works once, and a signed cookie of its own kind."""

from mathom.server import wall_clock
from mathom.server.keys import Keys, word
from mathom.server.store import Store

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

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store = store.host_sessions
        self._keys = keys

    def offer_code(self) -> str:
        """A code for the address that makes a browser the host's."""
        code, at = word(CODE_LETTERS), wall_clock.now()
        self._store.offer_code(self._keys.fingerprint(code), at, at + CODE_TIME, COMMAND_LINE)
        return code

    def begin(self, code: str) -> str | None:
        """The token of a new session, if the code is one of ours. It works once."""
        # Before the code is used: else a session might outlive that all were ended meanwhile.
        generation = self._store.generation()
        session, at = word(SESSION_LETTERS), wall_clock.now()
        if not self._store.use_code(self._keys.fingerprint(code.strip().lower()), at, session):
            return None
        return self._keys.sign(ADMIN, session, str(generation), str(at + SESSION_TIME))

    def read(self, token: str) -> str | None:
        """The name of the session that a token is for, while it lasts."""
        words = self._keys.read(ADMIN, token)
        if words is None or len(words) != 3:
            return None
        session, generation, expires = words
        if int(expires) < wall_clock.now():
            return None
        return session if int(generation) == self._store.generation() else None

    def end_all(self, session: str) -> None:
        """Every session is over, and no code that was printed works any more."""
        self._store.end_all(session)

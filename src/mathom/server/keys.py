"""Tokens that the server has signed: who a guest is, and which seat a script may play."""

import hmac
import os
import secrets
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

KEY_BYTES = 32
PUSH_KEY = "push-key"
PUBLIC = b"-----BEGIN PUBLIC KEY-----"
TOKENS = 10_000
"""How many are known by heart: who plays shows the same one with every choice."""
MOST_LETTERS = 256
"""More than any token of ours has."""
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without the letters and digits that people mistake for one another."""


def word(letters: int) -> str:
    """A word that nobody can guess: five bits a letter, nearly."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def load_key(folder: Path) -> bytes:
    """The server's key, made at the first start. Only its owner may read the file."""
    file = folder / "key"
    key = _made_once(file, lambda: secrets.token_bytes(KEY_BYTES))
    if len(key) < KEY_BYTES:
        raise OSError(f"{file} is not a key; remove it, and a new one is made")
    return key


class PushKeys(Struct, frozen=True):
    """By these push services know the server again. Each is a PEM."""

    private: bytes
    public: bytes


def load_push_keys(folder: Path) -> PushKeys:
    """Made at the first start, both in one file. Devices take calls of these alone: with others,
    people would have to let themselves be called anew.
    """
    file = folder / PUSH_KEY
    private, begins, public = _made_once(file, _new_push_keys).partition(PUBLIC)
    if not begins:
        raise OSError(f"{file} holds no keys; remove it, and new ones are made")
    return PushKeys(private, begins + public)


def _new_push_keys() -> bytes:
    # What it brings along takes a while to load, and is needed here once.
    from webpush.vapid import VAPID

    private, public, _ = VAPID.generate_keys()
    return private + public


def _made_once(file: Path, make: Callable[[], bytes]) -> bytes:
    """What stands in a file that only its owner may read."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        handle, new = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}-")
        with os.fdopen(handle, "wb") as unfinished:
            unfinished.write(make())
        # Of several servers that start at once the first decides, and nobody reads half a key.
        with suppress(FileExistsError):
            os.link(new, file)
        os.unlink(new)
    if file.stat().st_mode & 0o077:
        file.chmod(0o600)
    return file.read_bytes()


class Forged(Exception):
    """We have not signed this, or not as a token of that kind."""


class Keys:
    """Signs and reads tokens. A token says `<kind>.<words>` and proves that we wrote it."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.known = lru_cache(TOKENS)(self._read)

    def _seal(self, said: str) -> str:
        return hmac.digest(self._key, said.encode(), "sha256").hex()[:40]

    def sign(self, kind: str, *words: str) -> str:
        said = ".".join((kind, *words))
        return f"{said}.{self._seal(said)}"

    def read(self, kind: str, token: str) -> tuple[str, ...] | None:
        """The words of a token of a kind; nothing if we did not sign it."""
        if len(token) > MOST_LETTERS:
            return None
        try:
            return self.known(kind, token)
        except Forged:
            return None

    def _read(self, kind: str, token: str) -> tuple[str, ...]:
        """Raises what is forged, so that it is not kept: anybody could send any number of those."""
        said, _, seal = token.rpartition(".")
        if not seal or not seal.isascii() or not hmac.compare_digest(seal, self._seal(said)):
            raise Forged
        found, *words = said.split(".")
        if found != kind:
            raise Forged
        return tuple(words)

    def household(self, address: str) -> str:
        """What may be kept of where somebody lives: without the key nobody can try addresses."""
        return hmac.digest(self._key, f"household.{address}".encode(), "sha256").hex()

    def fingerprint(self, code: str) -> str:
        """What is stored of a short code, so that the database does not give it away."""
        return hmac.new(self._key, f"code.{code}".encode(), sha256).hexdigest()

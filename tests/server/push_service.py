"""A push service of our own, and a device that reads what it is sent as a browser would (RFC 8291,
RFC 8292), written down a second time.
"""

import json
import queue
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

POINT = (Encoding.X962, PublicFormat.UncompressedPoint)
SALT, SIZE, LENGTH = 16, 4, 1
"""Bytes at the head of what is sent."""


def written(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(word: str) -> bytes:
    return urlsafe_b64decode(word + "=" * (-len(word) % 4))


class Sent:
    """One request at the push service."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.body = body

    @property
    def claims(self) -> dict[str, Any]:
        """What the sender says of itself, if the key that it names has signed it."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        named = dict(part.strip().split("=", 1) for part in rest.split(","))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(named["k"]))
        claims: dict[str, Any] = jwt.decode(
            named["t"], key, ["ES256"], options={"verify_aud": False}
        )
        return {"k": named["k"], **claims}


class PushService:
    """Answers with `statuses` in turn, then 201."""

    def __init__(self) -> None:
        self.sent: queue.SimpleQueue[Sent] = queue.SimpleQueue()
        self.statuses: list[int] = []
        box = self

        class Slot(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(box.statuses.pop(0) if box.statuses else 201)
                self.end_headers()
                box.sent.put(Sent(self.path, dict(self.headers.items()), body))

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Slot)
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def endpoint(self, device: str) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/push/{device}"

    def next(self) -> Sent:
        return self.sent.get(timeout=60)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(*POINT)
        self._auth = b"sixteen bytes ok"

    def subscription(self, lang: str = "en") -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": written(self._point),
            "auth": written(self._auth),
            "lang": lang,
        }

    def opened(self, sent: Sent) -> dict[str, Any]:
        assert sent.headers["content-encoding"] == "aes128gcm"
        salt, rest = sent.body[:SALT], sent.body[SALT + SIZE :]
        length, rest = rest[0], rest[LENGTH:]
        theirs, sealed = rest[:length], rest[length:]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        secret = self._key.exchange(ec.ECDH(), point)
        about = b"WebPush: info\x00" + self._point + theirs
        secret = _derived(secret, self._auth, about, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02"), "not the last record"
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

"""What only one device can read, and how its push service knows that we sent it."""

from typing import Final
from urllib.parse import urlsplit

from webpush import WebPush
from webpush.types import WebPushSubscription
from webpush.vapid import VAPID

from mathom.core.message import refuse
from mathom.server.keys import PushKeys
from mathom.server.store.subscriptions import Subscription
from mathom.server.webhooks.delivery import Headers

LASTS: Final = 2 * 24 * 60 * 60
"""Seconds for which a push service keeps a call for a device that is off."""
ALIKE: Final = 1024
"""Bytes that every call is filled up to: by how long it is, nobody can tell who plays what."""


class Sealer:
    def __init__(self, keys: PushKeys, contact: str) -> None:
        self._push = WebPush(keys.private, keys.public, subscriber=contact, ttl=LASTS)
        self.key = VAPID.get_application_server_key(self._push.vapid.public_key)
        """What a browser must be told, so that it takes calls from us and nobody else."""

    def sealed(self, device: Subscription, body: bytes, topic: str) -> tuple[bytes, Headers]:
        """A call as it is sent. Of the same topic a push service keeps only the last one."""
        whom = WebPushSubscription.model_validate(
            {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        )
        message = self._push.get(body.ljust(ALIKE), whom)
        headers = [
            ("Content-Type", "application/octet-stream"),
            ("Content-Encoding", message.headers["content-encoding"]),
            ("TTL", message.headers["ttl"]),
            ("Topic", topic),
            ("Authorization", message.headers["authorization"]),
        ]
        return message.encrypted, headers

    def check(self, device: Subscription) -> None:
        """A refusal if nothing can be sealed for it."""
        try:
            self.sealed(device, b"", "")
        except ValueError as error:
            raise refuse("refused-push-keys") from error


def contact(given: str, address: str) -> str:
    """Whom a push service may write to about our calls. Every domain has a postmaster."""
    return given or f"postmaster@{urlsplit(address).hostname or 'localhost'}"

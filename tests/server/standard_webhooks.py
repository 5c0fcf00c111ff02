"""A receiver's look at a delivery, written from the specification of Standard Webhooks alone."""

import base64
import hashlib
import hmac
from collections.abc import Mapping

TOLERANCE = 5 * 60
"""Seconds by which a delivery's time may differ from the receiver's."""


def is_genuine(secret: str, headers: Mapping[str, str], body: bytes, now: float) -> bool:
    told = {name.lower(): value for name, value in headers.items()}
    id, timestamp = told["webhook-id"], told["webhook-timestamp"]
    assert id
    assert "." not in id
    if abs(now - int(timestamp)) > TOLERANCE:
        return False
    key = base64.b64decode(secret.split("_", 1)[-1], validate=True)
    assert 24 <= len(key) <= 64
    content = b".".join([id.encode(), timestamp.encode(), body])
    expected = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    versions = [each.split(",", 1) for each in told["webhook-signature"].split(" ")]
    return any(
        version == "v1" and hmac.compare_digest(given, expected) for version, given in versions
    )

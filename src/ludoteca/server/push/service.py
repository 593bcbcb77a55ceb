"""The way out "push": encrypts notices for browsers and hands them to their push services."""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from ludoteca.server.edge.outgoing import Outgoing, Refused
from ludoteca.server.notifications import KINDS, Kind, Notice, Target
from ludoteca.server.push.store import PushStore, Subscription
from ludoteca.server.push.vapid import Vapid

LIFE: Final = 24 * 3600
"""Seconds for which a service keeps a notice for a device that is off."""

GONE: Final = (404, 410)
"""The subscription has ended."""

UNUSABLE: Final = (400, 401, 403, 413)
"""The service will never take this request: to repeat it is no use."""


class Push:
    name = "push"
    usual: Collection[Kind] = KINDS
    tries = 12  # the last one about an hour after the first
    at_once = 16
    withdraws = True

    def __init__(self, store: PushStore, vapid: Vapid, outgoing: Outgoing) -> None:
        self._store = store
        self._vapid = vapid
        self._outgoing = outgoing

    async def guests(self) -> Sequence[str]:
        return await self._store.guests()

    async def targets(self, guest: str) -> Sequence[Target]:
        return await self._store.targets(guest)

    async def send(self, guest: str, target: str, notice: Notice) -> None:
        message = {
            "type": "notice",
            "title": notice.title,
            "body": notice.body,
            "url": notice.url,
            "picture": notice.picture,
            "tag": notice.tag,
            "at": notice.at,
            "language": notice.language,
        }
        await self._send(guest, target, notice.tag, msgspec.json.encode(message))

    async def withdraw(self, guest: str, target: str, tag: str) -> None:
        message = {"type": "clear", "tag": tag}
        await self._send(guest, target, tag, msgspec.json.encode(message))

    async def _send(self, guest: str, target: str, tag: str, message: bytes) -> None:
        there = await self._store.find(guest, target)
        if there is None:
            return
        headers = self._vapid.headers(there.endpoint) | {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIFE),
            "urgency": "high",
            "topic": _topic(tag),
        }
        try:
            answer = await self._outgoing.post(there.endpoint, encrypted(message, there), headers)
        except Refused:  # its name leads to another network now
            await self._store.remove(guest, target)
            return
        except OSError:
            await self._store.note(target, failed=True)
            raise
        if answer.status in GONE:
            await self._store.remove(guest, target)
        elif answer.status >= 300 and answer.status not in UNUSABLE:
            await self._store.note(target, failed=True)
            raise OSError(f"the push service answered {answer.status}")
        else:
            await self._store.note(target, failed=answer.status >= 300)


def _topic(tag: str) -> str:
    """The name under which a service replaces a notice that waits: 32 characters at most."""
    return base64.urlsafe_b64encode(hashlib.sha256(tag.encode()).digest()[:24]).decode()


def encrypted(message: bytes, to: Subscription) -> bytes:
    """``message`` for one browser alone (RFC 8291). Raises ValueError for keys that are none."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    body: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpadded(to.p256dh),
        auth_secret=unpadded(to.auth),
        version="aes128gcm",
    )
    return body


def unpadded(text: str) -> bytes:
    """The bytes of base64url without its padding. Raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("not base64url") from error


def check_keys(p256dh: str, auth: str) -> None:
    """Raises ValueError unless these are a point of the curve P-256 and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(p256dh))
    if len(unpadded(auth)) != 16:
        raise ValueError("not 16 bytes")

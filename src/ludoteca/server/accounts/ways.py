"""The ways to sign in that this host offers."""

from __future__ import annotations

import msgspec


class Ways(msgspec.Struct):
    """Ways to sign in, besides a code from another device. The feature of each way sets its field.
    ``openid`` is the name of the provider."""

    passkeys: bool = False
    mail: bool = False
    openid: str | None = None

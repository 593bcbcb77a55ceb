"""The types of passkeys: as stored, as their person sees them, as browsers send them."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ludoteca.server.edge.requests import Words

CREATING: Final = 16 * 1024
"""Most characters of the parts of an answer that makes a passkey; usual ones have a few hundred."""

Base64Url = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]*$(?!\n)", max_length=CREATING)]
CredentialId = Annotated[
    str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]+$(?!\n)", min_length=1, max_length=1364)
]
PasskeyId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of ``navigator.credentials.create()``; all in base64url."""

    credential: CredentialId
    client_data: Base64Url
    attestation: Base64Url


class Assertion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of ``navigator.credentials.get()``; all in base64url."""

    credential: CredentialId
    client_data: Base64Url
    authenticator_data: Base64Url
    signature: Base64Url
    user_handle: Base64Url | None = None


class PasskeyName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as stored. Times are in milliseconds since 1970, ``used_at`` to the day."""

    id: str
    guest: str
    credential: bytes
    handle: bytes
    public_key: bytes
    sign_count: int
    name: str


class OwnPasskey(msgspec.Struct, frozen=True):
    """A passkey as its person sees it."""

    id: str
    name: str
    created_at: int
    used_at: int


class OwnPasskeys(msgspec.Struct, frozen=True):
    """The passkeys of a person, the oldest first, and how many recovery codes they have left.
    ``offered`` is whether new ones can be made under this address."""

    passkeys: tuple[OwnPasskey, ...]
    codes: int
    offered: bool

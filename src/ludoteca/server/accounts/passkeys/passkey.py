"""The types of passkeys: as stored, as their person sees them, as browsers send them."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ludoteca.server.edge.requests import Words

_BASE64URL: Final = r"^[A-Za-z0-9_-]*$(?!\n)"

# Usual answers have a few hundred characters; a credential id can have 1023 bytes.
Part = Annotated[str, msgspec.Meta(pattern=_BASE64URL, max_length=2048)]
Attestation = Annotated[str, msgspec.Meta(pattern=_BASE64URL, max_length=4096)]
Signature = Annotated[str, msgspec.Meta(pattern=_BASE64URL, max_length=1024)]
UserHandle = Annotated[str, msgspec.Meta(pattern=_BASE64URL, max_length=128)]
CredentialId = Annotated[
    str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]+$(?!\n)", min_length=1, max_length=1364)
]
PasskeyId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of ``navigator.credentials.create()``; all in base64url."""

    credential: CredentialId
    client_data: Part
    attestation: Attestation


class Assertion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of ``navigator.credentials.get()``; all in base64url."""

    credential: CredentialId
    client_data: Part
    authenticator_data: Part
    signature: Signature
    user_handle: UserHandle | None = None


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

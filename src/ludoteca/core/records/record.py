"""Records: finished logs as lines of JSON that can be checked from scratch.

The format is documented in ``docs/record.md``; its JSON Schema is generated from these types.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

import msgspec

from ludoteca.core.codec import encode
from ludoteca.core.draws.fair import (
    PROTOCOL,
    CommitmentHex,
    Entropy,
    Fair,
    SecretHex,
    TableId,
)
from ludoteca.core.replay.log import Entry, Occupant
from ludoteca.core.replay.standing import Standing

FORMAT: Literal["ludoteca-record-1"] = "ludoteca-record-1"


class Seeded(
    msgspec.Struct, frozen=True, tag_field="kind", tag="seeded", forbid_unknown_fields=True
):
    """Every draw is computed from ``seed``; see `ludoteca.core.draws.seeded`."""

    seed: str


class Proved(
    msgspec.Struct,
    frozen=True,
    tag_field="kind",
    tag="proved",
    forbid_unknown_fields=True,
    kw_only=True,
):
    """Every draw is computed from ``secret``, to which the server committed itself, and from the
    entropies of the people; see `ludoteca.core.draws.fair`."""

    protocol: Literal["fair-1"] = PROTOCOL
    table: TableId
    commitment: CommitmentHex
    entropies: tuple[Entropy, ...]
    secret: SecretHex

    @property
    def fair(self) -> Fair:
        """What was published at the start: all but the secret."""
        return Fair(table=self.table, commitment=self.commitment, entropies=self.entropies)


def proved(fair: Fair, secret: bytes) -> Proved:
    return Proved(
        table=fair.table,
        commitment=fair.commitment,
        entropies=fair.entropies,
        secret=secret.hex(),
    )


Origin: TypeAlias = Seeded | Proved
"""The origin of a record's draws: a union with the tag ``kind``."""

Link = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One finished table. The fields before ``entries`` are the header.

    ``trail`` is a hash chain with one link for the header and one per entry, so that the place of
    a change can be found. ``sha256`` covers all bytes of the line before ``,"sha256":``.
    """

    format: Literal["ludoteca-record-1"]
    game: str
    rules: int
    options: msgspec.Raw
    seats: tuple[Occupant, ...]
    chance: Origin
    entries: tuple[Entry, ...]
    trail: tuple[Link, ...]
    result: Standing
    sha256: Digest


def seal(
    *,
    game: str,
    rules: int,
    options: msgspec.Raw,
    seats: tuple[Occupant, ...],
    chance: Origin,
    entries: tuple[Entry, ...],
    result: Standing,
) -> Record:
    """Makes the record of a finished log, with its trail and its checksum."""
    bare = Record(
        format=FORMAT,
        game=game,
        rules=rules,
        options=options,
        seats=seats,
        chance=chance,
        entries=entries,
        trail=(),
        result=result,
        sha256="",
    )
    trail = follow(header_bytes(encode(bare)), (encode(entry) for entry in entries))
    trailed = msgspec.structs.replace(bare, trail=trail)
    return msgspec.structs.replace(trailed, sha256=checksum(encode(trailed)))


def follow(header: bytes, entries: Iterable[bytes]) -> tuple[str, ...]:
    """The trail over a header and the exact bytes of the entries: 16 hex digits per link."""
    link = hashlib.sha256(header).digest()[:8]
    links = [link.hex()]
    for entry in entries:
        link = hashlib.sha256(link + entry).digest()[:8]
        links.append(link.hex())
    return tuple(links)


def header_bytes(line: bytes) -> bytes:
    """The bytes of a record's line before its entries."""
    return line[: line.index(b',"entries":')]


def checksum(line: bytes) -> str:
    """The right value of ``sha256``: the digest of all bytes before it."""
    return hashlib.sha256(line[: line.rindex(b',"sha256":')]).hexdigest()

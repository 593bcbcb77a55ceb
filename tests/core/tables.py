"""Records of the toy game for tests."""

from __future__ import annotations

import bisect
from collections import defaultdict
from typing import Any

import msgspec
from tests.contract.toys.nouns import Options
from tests.contract.toys.sealed_bids import SealedBids

from ludoteca.bots.random import choose_at_random
from ludoteca.core.codec import encode
from ludoteca.core.draws.fair import Entropy, Fair, commitment_of
from ludoteca.core.game import AnyGame
from ludoteca.core.records.record import Record, proved, seal
from ludoteca.core.replay.self_play import play

TOY: AnyGame = SealedBids()
TOYS = {TOY.meta.id: TOY}

SECRET = bytes(range(32))
FAIR = Fair(
    table="k3wq7zjx2m5d4r6t",
    commitment=commitment_of(SECRET),
    entropies=(Entropy(0, "00112233445566778899aabbccddeeff"), Entropy(2, "5a" * 16)),
)


def played(seed: str = "1/1", seats: int = 3, **options: Any) -> Record:
    bots = [("random", choose_at_random)] * seats
    return play(TOY, Options(**options), bots, seed)


def played_by_people(
    seed: str = "1/1", seats: int = 3, fair: Fair = FAIR, **options: Any
) -> Record:
    """The record of a table with proved draws; ``seed`` determines the choices."""
    bots = [("random", choose_at_random)] * seats
    return play(TOY, Options(**options), bots, seed, proved(fair, SECRET))


def sealed_again(record: Record, **changes: Any) -> bytes:
    """The line of a changed record with a correct trail and checksum: a forgery."""
    fields = msgspec.structs.asdict(record) | changes
    for made_by_seal in ("format", "trail", "sha256"):
        fields.pop(made_by_seal)
    return encode(seal(**fields))


def with_entry(record: Record, n: int, **changes: Any) -> dict[str, Any]:
    """The entries with one of them changed, for `sealed_again`."""
    entries = list(record.entries)
    entries[n] = msgspec.structs.replace(entries[n], **changes)
    return {"entries": tuple(entries)}


def digits_of(record: Record) -> dict[str, list[int]]:
    """The positions of digits in the record's line, by the part that they belong to."""
    starts = _places(record)
    found: defaultdict[str, list[int]] = defaultdict(list)
    for at, byte in enumerate(encode(record)):
        if chr(byte).isdigit():
            found[starts[bisect.bisect(starts, (at, "~")) - 1][1]].append(at)
    return found


def _places(record: Record) -> list[tuple[int, str]]:
    """The start of each part of the record's line, computed from the lengths of the parts."""
    line = encode(record)
    parts = [
        *((name, f'"{name}":'.encode()) for name in ("format", "game", "rules", "options")),
        *((name, f'"{name}":'.encode()) for name in ("seats", "chance")),
        *((f"entry {entry.n}", encode(entry)) for entry in record.entries),
        *((name, f'"{name}":'.encode()) for name in ("trail", "result", "sha256")),
    ]
    found, at = [], 0
    for name, part in parts:
        at = line.index(part, at)
        found.append((at, name))
    return found

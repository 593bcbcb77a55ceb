"""A challenge: a game, its options, and the dice that all its tables share."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ludoteca.core.codec import codec, encode
from ludoteca.core.draws.fair import SECRET_BYTES, Fair, commitment_of
from ludoteca.core.title import Title
from ludoteca.server.tables.play import SharedDice

DAY: Final = 86_400_000

_read_fair = msgspec.json.Decoder(Fair).decode


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """``options`` is the JSON of the game's options; times are in milliseconds since 1970 UTC.

    A daily challenge can be begun until ``ends_at``. Its secret is kept until ``closes_at``, and
    results until then count. A challenge on the dice of a finished table has no end (None), and
    ``closes_at`` is 0, because its secret is known.
    """

    id: str
    game: str
    options: bytes
    seats: int
    fair: Fair
    secret: bytes
    opens_at: int
    ends_at: int | None
    closes_at: int

    def __repr__(self) -> str:
        return f"Challenge({self.id!r})"  # keeps the secret out of logs

    @property
    def shared(self) -> SharedDice:
        """The shared dice, as each of its tables stores them."""
        return SharedDice(
            challenge=self.id, fair=self.fair, secret=self.secret.hex(), told_at=self.closes_at
        )

    @property
    def daily(self) -> bool:
        return self.ends_at is not None

    @property
    def source(self) -> str:
        """The table that the dice come from; for a daily challenge only a name."""
        return self.fair.table


def of_day(title: Title, at: int, grace: int) -> Challenge:
    """A new challenge for the UTC day of the time ``at``: the game with its default options, solo,
    on fresh dice that stay secret for ``grace`` milliseconds after that day."""
    begins = at - at % DAY
    day = datetime.datetime.fromtimestamp(begins / 1000, datetime.UTC).date().isoformat()
    name = f"day-{day}-{title.meta.id}"
    secret = secrets.token_bytes(SECRET_BYTES)
    return Challenge(
        id=name,
        game=title.meta.id,
        options=encode(codec(title.game).options(b"{}")),
        seats=1,
        fair=Fair(table=name, commitment=commitment_of(secret), entropies=()),
        secret=secret,
        opens_at=begins,
        ends_at=begins + DAY,
        closes_at=begins + DAY + grace,
    )


def again(table: str) -> str:
    """The id of the challenge on the dice of a finished table."""
    return f"again-{table}"


def challenge_columns(challenge: Challenge) -> dict[str, Any]:
    """The database columns of a challenge."""
    return msgspec.structs.asdict(challenge) | {"fair": encode(challenge.fair)}


def challenge_from(columns: Mapping[str, Any]) -> Challenge:
    return Challenge(**{**columns, "fair": _read_fair(columns["fair"])})

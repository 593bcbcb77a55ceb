"""A challenge: a game with its options and the dice of all tables at which it is played."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ludoteca.core.codec import codec, encode
from ludoteca.core.fair import SECRET_BYTES, Fair, commitment_of
from ludoteca.core.title import Title
from ludoteca.server.tables.play.shared_dice import SharedDice

DAY: Final = 86_400_000

_read_fair = msgspec.json.Decoder(Fair).decode


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """``options`` is the JSON of the game's options; times are in milliseconds since 1970 UTC.

    One of a day can be begun until ``ends_at``, and until ``closes_at`` its secret is kept; what
    was over by then counts. One on the dice of a finished table has no end (None), and
    ``closes_at`` is 0: its secret is known.
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
        return f"Challenge({self.id!r})"  # a secret that is printed is none

    @property
    def shared(self) -> SharedDice:
        """What each of its tables keeps."""
        return SharedDice(
            challenge=self.id, fair=self.fair, secret=self.secret.hex(), told_at=self.closes_at
        )

    @property
    def daily(self) -> bool:
        return self.ends_at is not None

    @property
    def source(self) -> str:
        """The table whose dice these are; of a day's challenge only a name."""
        return self.fair.table


def of_day(title: Title, at: int, grace: int) -> Challenge:
    """A new challenge of the UTC day of the time ``at``: the game as it is when nothing is
    chosen, by oneself, on fresh dice that are kept for ``grace`` milliseconds after that day."""
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
    """As the database has it."""
    return msgspec.structs.asdict(challenge) | {"fair": encode(challenge.fair)}


def challenge_from(columns: Mapping[str, Any]) -> Challenge:
    return Challenge(**{**columns, "fair": _read_fair(columns["fair"])})

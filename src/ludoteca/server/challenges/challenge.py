"""A challenge: a game, its options, and the dice that all its tables share."""

from __future__ import annotations

import datetime
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ludoteca.core.codec import codec, encode
from ludoteca.core.draws.fair import SECRET_BYTES, Fair, commitment_of
from ludoteca.core.title import Title
from ludoteca.server.tables.play import SharedDice

DAY: Final = 86_400_000
WEEK: Final = 7 * DAY

_A_MONDAY: Final = 4 * DAY
"""The fifth of January 1970."""

_read_fair = msgspec.json.Decoder(Fair).decode


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """``options`` is the JSON of the game's options; times are in milliseconds since 1970 UTC.

    A daily challenge can be begun until ``ends_at``. Its secret is kept until ``closes_at``, and
    results until then count. A challenge on the dice of a finished table has no end (None), and
    ``closes_at`` is 0, because its secret is known. That of a week is for the group ``group_id``
    alone, and otherwise like that of a day.
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
    group_id: str | None = None

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
    return _solo(f"day-{_date(begins)}-{title.meta.id}", title, begins, begins + DAY, grace)


def week_at(at: int) -> int:
    """When the UTC week of the time ``at`` began, which is on a Monday."""
    return at - (at - _A_MONDAY) % WEEK


def name_of_week(group: str, begins: int) -> str:
    """The id of the challenge of a group for the week that begins then."""
    return f"week-{_date(begins)}-{group}"


def title_of_week(titles: Sequence[Title], group: str, begins: int) -> Title:
    """One of ``titles`` after the other, week by week, where groups begin with different ones."""
    ordered = sorted(titles, key=lambda title: title.meta.id)
    first = int.from_bytes(hashlib.sha256(group.encode()).digest()[:4])
    return ordered[(first + begins // WEEK) % len(ordered)]


def of_week(title: Title, group: str, begins: int, grace: int) -> Challenge:
    """As `of_day`, for a group and the UTC week that begins then."""
    made = _solo(name_of_week(group, begins), title, begins, begins + WEEK, grace)
    return msgspec.structs.replace(made, group_id=group)


def _date(at: int) -> str:
    return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).date().isoformat()


def _solo(name: str, title: Title, begins: int, ends: int, grace: int) -> Challenge:
    secret = secrets.token_bytes(SECRET_BYTES)
    return Challenge(
        id=name,
        game=title.meta.id,
        options=encode(codec(title.game).options(b"{}")),
        seats=1,
        fair=Fair(table=name, commitment=commitment_of(secret), entropies=()),
        secret=secret,
        opens_at=begins,
        ends_at=ends,
        closes_at=ends + grace,
    )


def again(table: str) -> str:
    """The id of the challenge on the dice of a finished table."""
    return f"again-{table}"


def challenge_columns(challenge: Challenge) -> dict[str, Any]:
    """The database columns of a challenge."""
    return msgspec.structs.asdict(challenge) | {"fair": encode(challenge.fair)}


def challenge_from(columns: Mapping[str, Any]) -> Challenge:
    return Challenge(**{**columns, "fair": _read_fair(columns["fair"])})

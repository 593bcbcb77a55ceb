"""Types of the answers about challenges."""

from __future__ import annotations

import msgspec

from ludoteca.core.game import Seat, Text
from ludoteca.server.people.streak import Streak
from ludoteca.server.tables.play import Status


class OwnTable(msgspec.Struct, frozen=True):
    """The guest's table of a challenge."""

    id: str
    status: Status


class ChallengeCard(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge. Times are in milliseconds since 1970 UTC.

    A daily challenge can be begun from ``opens_at`` until ``ends_at`` and closes at ``closes_at``;
    one on the dice of a finished table has no end (None), and its ``closes_at`` is 0.
    ``commitment`` and ``secret`` are in hexadecimal; the secret is None until the close.
    ``source`` is the table of the dice, None for a daily challenge. ``players`` is the number of
    people with a result that counts; ``yours`` is the first table that the guest made.
    """

    id: str
    game: str
    options: msgspec.Raw
    seats: int
    opens_at: int
    ends_at: int | None
    closes_at: int
    commitment: str
    secret: str | None
    source: str | None
    players: int
    yours: OwnTable | None


class Today(msgspec.Struct, frozen=True):
    """The challenges of today, in the order of the games' ids. ``now`` is the server's time, in
    milliseconds since 1970 UTC. ``streak`` is the guest's, over all games."""

    now: int
    challenges: tuple[ChallengeCard, ...]
    streak: Streak


class PastDay(msgspec.Struct, frozen=True, kw_only=True):
    """A closed daily challenge, opened at ``opens_at``, in milliseconds since 1970 UTC.
    ``players`` is the number of people with a result that counts, ``text`` describes the guest's
    result, and ``yours`` is the guest's table, whether it counts or not."""

    id: str
    opens_at: int
    players: int
    text: Text | None
    yours: str | None


class Archive(msgspec.Struct, frozen=True):
    """The last closed challenges of a game, the latest first."""

    game: str
    days: tuple[PastDay, ...]


class ComparedResult(msgspec.Struct, frozen=True, kw_only=True):
    """One result. ``rank`` counts from 1 among those that count, as in 1, 1, 3; None for bots, and
    for results that do not count: later tables of a person, seats that a bot has played for a
    person, tables that ended too late. ``text`` describes the result in the game's words. ``table``
    is set only for the guest's own result, because its id opens the table.
    """

    rank: int | None
    name: str
    person: str | None
    level: str | None
    text: Text
    you: bool
    table: str | None
    seat: Seat


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """The results of all who played the same dice.

    ``lines`` are at most 20 of the best results: those that count, and the bots of the table that
    the dice come from. ``yours`` is the guest's result that counts, or else the latest that does
    not. ``behind`` is the number of worse results that count. ``lines`` is empty for a guest who
    may not see the dice yet.
    """

    challenge: ChallengeCard
    lines: tuple[ComparedResult, ...]
    yours: ComparedResult | None
    behind: int

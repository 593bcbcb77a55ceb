"""What is told of challenges."""

from __future__ import annotations

import msgspec

from ludoteca.core.game import Seat, Text
from ludoteca.server.people.streak import Streak
from ludoteca.server.tables.play.status import Status


class OwnTable(msgspec.Struct, frozen=True):
    """The reader's table of a challenge."""

    id: str
    status: Status


class ChallengeCard(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in milliseconds since 1970 UTC.

    A challenge of a day can be begun from ``opens_at`` to before ``ends_at`` and is closed at
    ``closes_at``; one on the dice of a finished table has no end (None), and its ``closes_at`` is
    0. ``commitment`` and ``secret`` are in hexadecimal; the latter is None until it is closed.
    ``source`` is the table whose dice these are, None where it is a day's. ``players`` is how many
    people have a result that counts; ``yours`` is the first table that the reader made.
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
    """The challenges of the server's day, in the order of the games' ids. ``now`` is the server's
    time, in milliseconds since 1970 UTC. ``streak`` is the reader's, of all games."""

    now: int
    challenges: tuple[ChallengeCard, ...]
    streak: Streak


class PastDay(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge that is closed, opened at the time ``opens_at``, in milliseconds since 1970 UTC.
    ``players`` have a result that counts, ``text`` says what the reader reached in theirs, and
    ``yours`` is the reader's table, whether it counts or not."""

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
    """One result. ``rank`` counts from 1 among those that count, 1, 1, 3; None for bots, and for
    results that do not count: later tables of a person, seats that a bot has played for
    somebody, tables that were over too late. ``text`` says in the game's words what was reached.
    ``table`` is told of the reader's own only: whoever knows it may come there.
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
    """Everybody who played the same dice.

    ``lines`` are the best results that count, 20 at most, and the bots of the table whose dice
    these are, among them by merit; ``yours`` is the reader's that counts, or else the latest that
    does not. ``behind`` is how many others count less than it. For those who may not see the dice
    yet ``lines`` is empty.
    """

    challenge: ChallengeCard
    lines: tuple[ComparedResult, ...]
    yours: ComparedResult | None
    behind: int

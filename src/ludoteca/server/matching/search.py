"""Types of a search: what somebody looks for, and the party in which they were matched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import Row

from ludoteca.server.tables.clocks import DaysControl, LiveControl, TimeControl
from ludoteca.server.tables.play import TableSettings

Speed: TypeAlias = Literal["live", "days"]
"""Also the pool: searches of different speeds are never matched."""

ABSENCE: Final = 60
"""Seconds that a live table waits for somebody who is gone."""

CONTROL: Final[Mapping[Speed, TimeControl]] = {
    "live": LiveControl(180, 20),
    "days": DaysControl(24),
}
"""Strangers play by the clock: the one that waiting rooms call normal, or a day for each answer."""


class Search(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Somebody who waits for others. ``games`` is empty for any game; seats are from ``least`` to
    ``most``; ``language`` is None for any. ``bots_after`` are the seconds after which bots may fill
    the table; None for never. With ``backfill`` they also take the seat of a bot at a table that
    runs. ``returned`` goes before all others: the party failed for which they had been ready. Until
    ``held_until`` they are matched with nobody."""

    guest: str
    name: str
    games: tuple[str, ...]
    least: int
    most: int
    speed: Speed
    language: str | None
    bots_after: int | None
    created_at: int
    returned: bool = False
    backfill: bool = True
    held_until: int | None = None

    @property
    def bots_at(self) -> int | None:
        """When bots may fill the table, in milliseconds."""
        return None if self.bots_after is None else self.created_at + self.bots_after * 1000


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """The place of a guest in a party: the table of ``game``, None until it is made, and whether
    the guest is ready. The others wait for an answer until ``answer_by``. A party of one that takes
    the seat of a bot at a table that runs has an id of its own; any other has that of its table."""

    party: str
    game: str
    table: str | None
    answer_by: int
    ready: bool

    @property
    def runs(self) -> bool:
        """Whether the table runs already."""
        return self.table is not None and self.table != self.party


def settings_for(speed: Speed, stand_in: str) -> TableSettings:
    """The settings of a table for people who do not know each other."""
    return TableSettings(absence=ABSENCE, stand_in=stand_in, clock=CONTROL[speed], backfill=True)


read_games = msgspec.json.Decoder(tuple[str, ...])


def search_of(row: Row[Any]) -> Search:
    return Search(
        guest=row.guest,
        name=row.name,
        games=read_games.decode(row.games),
        least=row.least,
        most=row.most,
        speed=row.speed,
        language=row.language,
        bots_after=row.bots_after,
        created_at=row.created_at,
        returned=row.returned,
        backfill=row.backfill,
        held_until=row.held_until,
    )


def place_of(row: Row[Any]) -> Place | None:
    if row.party is None:
        return None
    return Place(
        party=row.party,
        game=row.game,
        table=row.table_id,
        answer_by=row.answer_by,
        ready=row.ready,
    )


Waiting: TypeAlias = tuple[Search, int | None]
"""A search, and since when its guest has no connection."""

WAITING: Final = (
    "SELECT guest, name, games, least, most, speed, language, bots_after, searches.created_at, "
    "returned, backfill, held_until, away_since "
    "FROM searches JOIN guests ON guests.id = searches.guest "
    "WHERE speed = ? AND party IS NULL AND guest > ? ORDER BY guest LIMIT ?"
)
"""A page of those who wait in a pool, behind a guest: the fields of `Search` in their order, and
since when they are away."""


def waiting_of(row: tuple[Any, ...]) -> Waiting:
    guest, name, games, least, most, speed, language, bots_after, since, *rest = row
    returned, backfill, held_until, away_since = rest
    search = Search(
        guest=guest,
        name=name,
        games=read_games.decode(games),
        least=least,
        most=most,
        speed=speed,
        language=language,
        bots_after=bots_after,
        created_at=since,
        returned=bool(returned),
        backfill=bool(backfill),
        held_until=held_until,
    )
    return search, away_since

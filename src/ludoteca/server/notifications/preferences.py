"""What people want to hear of, by which way and when."""

from __future__ import annotations

import datetime
from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeAlias

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.i18n import FIRST
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import notification_preferences as preferences
from ludoteca.server.notifications.happened import Kind
from ludoteca.server.notifications.way import Way
from ludoteca.server.tables.clocks import zone_of

MINUTES_OF_A_DAY: Final = 1440

Minute: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MINUTES_OF_A_DAY)]
"""Minutes after midnight."""


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """The time of each day in which nothing is told: from one minute until another, which may be
    of the next day."""

    from_: Minute
    until: Minute


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """``choices`` are kinds switched on or off, by way; the others are as the way usually has them.
    ``zone`` is the person's time zone, which is that of their playing hours; ``language`` is theirs
    for mails and so on."""

    choices: dict[str, dict[Kind, bool]] = {}
    quiet: QuietHours | None = None
    zone: str = "UTC"
    language: str = FIRST

    def wants(self, way: Way, kind: Kind) -> bool:
        return self.choices.get(way.name, {}).get(kind, kind in way.usual)

    def quiet_until(self, now: int) -> int | None:
        """When the quiet hours end in which ``now`` lies (milliseconds); None outside of them."""
        if self.quiet is None or self.quiet.from_ == self.quiet.until:
            return None
        zone = zone_of(self.zone)
        here = datetime.datetime.fromtimestamp(now / 1000, zone)
        begin, end = self.quiet.from_, self.quiet.until
        minute = here.hour * 60 + here.minute
        inside = begin <= minute < end if begin < end else minute >= begin or minute < end
        if not inside:
            return None
        return self.next_time(end, now)

    def next_time(self, minute: int, after: int) -> int:
        """The first moment after the time ``after`` (milliseconds) at this minute of a day of the
        person."""
        zone = zone_of(self.zone)
        here = datetime.datetime.fromtimestamp(after / 1000, zone)
        later = here.hour * 60 + here.minute >= minute
        day = here.date() + datetime.timedelta(days=1 if later else 0)
        wall = datetime.datetime.combine(day, datetime.time(minute // 60, minute % 60), zone)
        # A minute that a day skips or has twice: never before, so that time goes on.
        return max(round(wall.timestamp() * 1000), after + 60_000)


ZoneOf: TypeAlias = Callable[[Connection, str], Awaitable[str]]
"""Finds the time zone of a guest."""

_read_choices = msgspec.json.Decoder(dict[str, dict[Kind, bool]]).decode


class PreferenceStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, zone: ZoneOf) -> None:
        self._database = database
        self._zone = zone

    async def read(self, guest: str) -> Preferences:
        async with self._database.reads.connect() as connection:
            return await self.read_within(connection, guest)

    async def read_within(self, connection: Connection, guest: str) -> Preferences:
        """As `read`, in a transaction."""
        zone = await self._zone(connection, guest)
        query = select(preferences).where(preferences.c.guest == guest)
        row = (await connection.execute(query)).first()
        if row is None:
            return Preferences(zone=zone)
        return Preferences(
            choices=_read_choices(row.choices),
            quiet=None if row.quiet_from is None else QuietHours(row.quiet_from, row.quiet_until),
            zone=zone,
            language=row.language,
        )

    async def write(self, guest: str, wanted: Preferences) -> None:
        """Write all but the zone."""
        quiet = wanted.quiet
        row = {
            "choices": msgspec.json.encode(wanted.choices),
            "quiet_from": None if quiet is None else quiet.from_,
            "quiet_until": None if quiet is None else quiet.until,
            "language": wanted.language,
        }
        new = insert(preferences).values(guest=guest, **row)
        async with self._database.write() as connection:
            await connection.execute(new.on_conflict_do_update(index_elements=["guest"], set_=row))

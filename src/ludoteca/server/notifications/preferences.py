"""What people want to hear of, by which way and when."""

from __future__ import annotations

import datetime
from typing import Annotated, Final, TypeAlias
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.i18n import FIRST
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import notification_preferences as preferences
from ludoteca.server.notifications.happened import Kind
from ludoteca.server.notifications.way import Way

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
    ``zone`` is the IANA name of the person's time zone, ``language`` theirs for mails and so on."""

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
        zone = ZoneInfo(self.zone)
        here = datetime.datetime.fromtimestamp(now / 1000, zone)
        begin, end = self.quiet.from_, self.quiet.until
        minute = here.hour * 60 + here.minute
        inside = begin <= minute < end if begin < end else minute >= begin or minute < end
        if not inside:
            return None
        day = here.date() + datetime.timedelta(days=1 if minute >= end else 0)
        wall = datetime.datetime.combine(day, datetime.time(end // 60, end % 60), zone)
        # A minute that a day skips or has twice: never before now, so that time goes on.
        return max(round(wall.timestamp() * 1000), now + 60_000)


_read_choices = msgspec.json.Decoder(dict[str, dict[Kind, bool]]).decode


class PreferenceStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, guest: str) -> Preferences:
        async with self._database.reads.connect() as connection:
            return await read_preferences(connection, guest)

    async def write(self, guest: str, wanted: Preferences) -> None:
        quiet = wanted.quiet
        row = {
            "choices": msgspec.json.encode(wanted.choices),
            "quiet_from": None if quiet is None else quiet.from_,
            "quiet_until": None if quiet is None else quiet.until,
            "zone": wanted.zone,
            "language": wanted.language,
        }
        new = insert(preferences).values(guest=guest, **row)
        async with self._database.write() as connection:
            await connection.execute(new.on_conflict_do_update(index_elements=["guest"], set_=row))


async def read_preferences(connection: Connection, guest: str) -> Preferences:
    query = select(preferences).where(preferences.c.guest == guest)
    row = (await connection.execute(query)).first()
    if row is None:
        return Preferences()
    return Preferences(
        choices=_read_choices(row.choices),
        quiet=None if row.quiet_from is None else QuietHours(row.quiet_from, row.quiet_until),
        zone=row.zone,
        language=row.language,
    )

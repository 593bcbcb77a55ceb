"""Decides what a guest is told now: the handler of the job "tell"."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.jobs import DueJob, Job, job_write
from ludoteca.server.notifications.deliveries import delivery_job
from ludoteca.server.notifications.happened import Kind
from ludoteca.server.notifications.outbox import Row, drop, mark_told, put_off, read_outbox
from ludoteca.server.notifications.preferences import Preferences, PreferenceStore
from ludoteca.server.notifications.still import Still, still_true
from ludoteca.server.notifications.way import Target, Way
from ludoteca.server.notifications.words import Words, tag_of
from ludoteca.server.tables.state import Presence

REST: Final = 60_000
"""Milliseconds within which the same is not told twice."""

ALONG: Final = 6_000
"""What is due so soon (milliseconds) is told along with what is due now."""

KEPT: Final = 7 * 86_400_000
"""How long what was told is kept, to withdraw it."""

UNSURE: Final = 2_000
"""Milliseconds until the next look, while another process does not report who is there."""

PATIENCE: Final = 30_000
"""How long that is waited for."""

IMPORTANCE: Final[Sequence[Kind]] = (
    "matched", "round", "running_out", "turn", "started", "full", "invited", "rematch", "mentioned",
    "reopened", "group", "called", "finished",
)  # fmt: skip

COVERED: Final[dict[Kind, Sequence[Kind]]] = {
    "round": ("started", "turn", "running_out", "finished"),
    "started": ("turn", "running_out", "finished"),
    "turn": ("running_out",),
}
"""Kinds that need no words where one of the others is told of the same table."""


async def _nothing_to_settle() -> None:
    pass


class Telling:
    def __init__(
        self,
        database: Database,
        presence: Presence,
        ways: Sequence[Way],
        words: Words,
        preferences: PreferenceStore,
        settle: Callable[[], Awaitable[None]] = _nothing_to_settle,
    ) -> None:
        """``settle`` writes turns of this process that rows of seats do not have yet."""
        self._database = database
        self._presence = presence
        self._ways = ways
        self._words = words
        self._preferences = preferences
        self._settle = settle

    async def tell(self, job: DueJob) -> int | None:
        """Writes deliveries of what is due for a guest; returns when to look again."""
        guest, now = job.key, clock.now()
        targets = [(way, await way.targets(guest)) for way in self._ways]
        await self._settle()
        async with self._database.write() as connection:
            await connection.alone(f"notifications of {guest}")
            rows = await read_outbox(connection, guest)
            if not rows:
                return None
            still = await still_true(connection, guest, rows, now + ALONG)
            wanted = await self._preferences.read_within(connection, guest)
            return await _Round(connection, guest, now, wanted, targets, self._words).make(
                rows, still, self._presence
            )


class _Round:
    """One look at the outbox of one guest, in one transaction."""

    def __init__(
        self,
        connection: Connection,
        guest: str,
        now: int,
        wanted: Preferences,
        targets: Sequence[tuple[Way, Sequence[Target]]],
        words: Words,
    ) -> None:
        self._connection = connection
        self._guest = guest
        self._now = now
        self._wanted = wanted
        self._targets = targets
        self._words = words
        self._again: list[int] = []

    async def make(self, rows: list[Row], still: Still, presence: Presence) -> int | None:
        open_rows = await self._end(rows, still)
        waiting = [row for row in open_rows if row.waits]
        unsure = not presence.complete
        due = []
        for row in waiting:
            ready = max(row.due, still.due.get((row.kind, row.topic), 0))
            if row.told_at is not None:
                ready = max(ready, row.told_at + REST)
            if ready > row.due:
                await put_off(self._connection, self._guest, row, ready)
            if ready > self._now + ALONG:
                self._again.append(ready)
            elif self._guest in presence.guests(row.topic):
                await self._seen(row, still)
            else:
                due.append((ready, row))
        if due and min(ready for ready, _ in due) > self._now:
            self._again.append(min(ready for ready, _ in due))
        elif due and unsure and self._now < min(ready for ready, _ in due) + PATIENCE:
            self._again.append(self._now + UNSURE)
        elif due and (until := self._wanted.quiet_until(self._now)) is not None:
            self._again.append(until)
        elif due:
            await self._tell([row for _, row in due])
        return min(self._again, default=None)

    async def _end(self, rows: Sequence[Row], still: Still) -> list[Row]:
        """Drop what is over, and withdraw notices of which nothing is left; returns the rest."""
        over = [row for row in rows if not still.is_true(row)]
        left = [row for row in rows if still.is_true(row)]
        for row in over:
            await drop(self._connection, self._guest, row)
        tags = {row.tag for row in over if row.tag is not None and row.told_at is not None}
        for tag in tags - {row.tag for row in left}:
            await self._withdraw(tag)
        kept = []
        for row in left:
            if not row.waits and (row.told_at or 0) + KEPT < self._now:
                await drop(self._connection, self._guest, row)
            else:
                kept.append(row)
        return kept

    async def _seen(self, row: Row, still: Still) -> None:
        """The guest is at the table. Time may still run out after they have left."""
        later = still.again.get((row.kind, row.topic))
        if later is None:
            await drop(self._connection, self._guest, row)
        else:
            await put_off(self._connection, self._guest, row, later)
            self._again.append(later)

    async def _tell(self, rows: Sequence[Row]) -> None:
        rows = sorted(rows, key=lambda row: (IMPORTANCE.index(row.kind), row.at))
        tag = tag_of(rows)
        for way, targets in self._targets:
            mine = [row for row in rows if self._wanted.wants(way, row.kind)]
            mine = [row for row in mine if not _is_covered(row, mine)]
            if not mine:
                continue
            for target in targets:
                notice = self._words.notice(mine, target.language, tag, self._now)
                await self._write(delivery_job(way, self._guest, target, tag, notice, self._now))
        await mark_told(self._connection, self._guest, rows, tag, self._now)

    async def _withdraw(self, tag: str) -> None:
        for way, targets in self._targets:
            for target in targets if way.withdraws else ():
                await self._write(delivery_job(way, self._guest, target, tag, None, self._now))

    async def _write(self, job: Job) -> None:
        write = job_write(job)
        await self._connection.execute(write.statement, dict(write.row))


def _is_covered(row: Row, rows: Sequence[Row]) -> bool:
    covering = COVERED.get(row.kind, ())
    return any(one.topic == row.topic and one.kind in covering for one in rows)

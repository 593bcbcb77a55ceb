"""Who reads what of whom: nothing of those who have blocked each other, and phrases of strangers
where somebody wishes for that: the reader, the table, or the host."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludoteca.server.db.engine import Database
from ludoteca.server.guests.guest import public_id
from ludoteca.server.relations.store import between, with_phrases_of_strangers
from ludoteca.server.relations.wishes import Strangers
from ludoteca.server.tables.play import Talk, TalkLine


class Hearing:
    """What some readers read of some speakers, as the database has it now. Each line asks the
    database, so that a block holds at once in all processes."""

    def __init__(self) -> None:
        self.blocked: set[tuple[str, str]] = set()
        """Pairs of a reader, and the public id of a speaker whom they have blocked."""
        self.blocked_by: dict[tuple[str, str], int] = {}
        """The same with a speaker who has blocked the reader, and since when."""
        self.known: set[tuple[str, str]] = set()
        """The same with one whom the reader follows or has invited."""
        self.careful: set[str | None] = set()
        """Readers who read only phrases of strangers."""

    def reads(self, reader: str | None, line: TalkLine) -> bool:
        """Whether ``reader`` reads ``line``. What somebody has said before they blocked a reader
        stays there, or its disappearance would tell of the block."""
        if reader is not None:
            if public_id(reader) == line.person:
                return True
            pair = (reader, line.person)
            if pair in self.blocked or line.at >= self.blocked_by.get(pair, line.at + 1):
                return False
            if pair in self.known:
                return True
        return line.kind != "text" or reader not in self.careful


class Ears:
    """``strangers`` is the wish of the host."""

    def __init__(self, database: Database, strangers: Strangers) -> None:
        self._database = database
        self._strangers = strangers

    async def deaf(
        self, line: TalkLine, allowed: Talk, readers: Collection[str | None]
    ) -> set[str | None]:
        hearing = await self._hearing(readers, {line.person}, allowed)
        return {reader for reader in readers if not hearing.reads(reader, line)}

    async def heard(
        self, lines: Sequence[TalkLine], allowed: Talk, reader: str | None
    ) -> list[TalkLine]:
        if not lines:
            return []
        hearing = await self._hearing({reader}, {line.person for line in lines}, allowed)
        return [line for line in lines if hearing.reads(reader, line)]

    async def _hearing(
        self, readers: Collection[str | None], speakers: Collection[str], allowed: Talk
    ) -> Hearing:
        hearing = Hearing()
        guests = [reader for reader in readers if reader is not None]
        if allowed == "known" or self._strangers == "phrases":
            hearing.careful.update(readers)
        if not guests:
            return hearing
        async with self._database.reads.connect() as connection:
            rows = await between(connection, guests, speakers)
            hearing.careful.update(await with_phrases_of_strangers(connection, guests))
        for row in rows:
            if row.guest in guests:  # both may be there: then it is looked at from both sides
                pair = (row.guest, public_id(row.other))
                (hearing.blocked if row.kind == "block" else hearing.known).add(pair)
            if row.kind == "block" and row.other in guests:
                hearing.blocked_by[row.other, public_id(row.guest)] = row.at
        return hearing

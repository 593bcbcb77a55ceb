"""The ZIP file of an export, written into a temporary file part by part."""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import IO, Any, Final

import msgspec
from sqlalchemy import Connection, select

from ludoteca.server.db.schema import guests, seats, sessions, tables
from ludoteca.server.exports.rows import FACTS, Row, rows_of, tables_of_persons

CHUNK_BYTES: Final = 64 * 1024

_ENDED: Final = ("over", "closed", "stopped")


class Archive:
    """A ZIP file without a name on the disk: it is gone when it is closed."""

    def __init__(self) -> None:
        self._file: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - it outlives this call
        self._zip = zipfile.ZipFile(self._file, "w", zipfile.ZIP_DEFLATED)

    def add(self, name: str, data: bytes) -> None:
        self._zip.writestr(name, data)

    def add_rows(self, name: str, parts: Iterable[Sequence[Row]]) -> None:
        """A JSON array of rows, a line for each. Nothing if there are none."""
        entry = None
        for part in parts:
            if not part:
                continue
            lines = b",\n".join(msgspec.json.encode(row) for row in part)
            if entry is None:
                entry = self._zip.open(name, "w", force_zip64=True)
                entry.write(b"[\n" + lines)
            else:
                entry.write(b",\n" + lines)
        if entry is not None:
            entry.write(b"\n]\n")
            entry.close()

    def finish(self) -> int:
        """Write the directory of the file; its size in bytes."""
        self._zip.close()
        size = self._file.tell()
        self._file.seek(0)
        return size

    def close(self) -> None:
        self._file.close()

    async def chunks(self) -> AsyncIterator[bytes]:
        """The whole file, which closes at the end. Its pages are in memory, so reading a chunk
        is quicker than a thread."""
        with self._file:
            while chunk := self._file.read(CHUNK_BYTES):
                yield chunk


def write_rows(core: Connection, guest: str, archive: Archive) -> list[str]:
    """Write ``person.json`` and a file for each kind of rows; returns the ids of the ended tables
    at which ``guest`` has a seat."""
    own = core.execute(select(*(guests.c[fact] for fact in FACTS)).where(guests.c.id == guest))
    facts: dict[str, Any] = dict(own.mappings().first() or {})
    facts["sessions"] = [row for some in rows_of(core, sessions, guest) for row in some]
    archive.add("person.json", msgspec.json.format(msgspec.json.encode(facts)) + b"\n")
    for table in tables_of_persons():
        if table is not sessions:
            archive.add_rows(f"{table.name}.json", rows_of(core, table, guest))
    sat = select(seats.c.table_id).where(seats.c.guest == guest)
    ended = select(tables.c.id).where(tables.c.id.in_(sat), tables.c.status.in_(_ENDED))
    return list(core.scalars(ended.order_by(tables.c.created_at, tables.c.id)).all())

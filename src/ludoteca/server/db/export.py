"""Exports a whole house to one file, and imports it into another database.

The file is lines of JSON. The first line has the format, the revision of the database, the time and
the number of rows of each table. Then each table has a line with its name and columns, and a line
with the values of each row, in that order; bytes are in base64. The last line has the SHA-256 of
all before it. Tables come before those that refer to them, and rows are in the order of their keys.

`processes`, `orders` and `notices` are left out, because they matter only at one moment. The key
that signs cookies is a row of `keys`, wherever the house keeps it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, delete, func, insert, select
from sqlalchemy.types import Boolean, Integer

from ludoteca.server import clock
from ludoteca.server.db.keys import COOKIES
from ludoteca.server.db.migrate import newest_revision, revision_of
from ludoteca.server.db.processes import DEAD_MS
from ludoteca.server.db.schema import keys, metadata, notices, orders, processes
from ludoteca.server.settings import StartFailure

FORMAT: Final = "ludoteca-house/1"
AT_ONCE: Final = 500
"""Number of rows to read or write together."""

_OF_A_MOMENT: Final = (processes, orders, notices)

TABLES: Final = tuple(table for table in metadata.sorted_tables if table not in _OF_A_MOMENT)

Step = Callable[[int], None]
"""Progress callback with the number of further rows done."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line. ``at`` is in milliseconds since 1970 UTC; ``rows`` is the number of rows of
    each table by its name."""

    format: str
    revision: str
    at: int
    rows: dict[str, int]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    columns: tuple[str, ...]


class Foot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sha256: str


class NotAHouse(Exception):
    """The file is no valid export; the message says where and why."""


# ---- out ----------------------------------------------------------------------------------------


def export_house(core: Connection, key: bytes | None, out: BinaryIO, step: Step) -> Head:
    """Write the whole database to ``out``. ``key`` is the key of cookies if it is in a file. Raises
    `StartFailure` for a database of another version."""
    revision = revision_of(core)
    if revision != newest_revision():
        raise StartFailure(
            f"The database has revision {revision} and this version needs {newest_revision()}: "
            "start a server of this version on it first."
        )
    own = [] if key is None else [(COOKIES, key)]
    counts = {str(table.name): _count(core, table) for table in TABLES}
    counts[keys.name] += len(own)
    head = Head(FORMAT, revision, clock.now(), counts)
    digest = hashlib.sha256()

    def write(line: Any) -> None:
        data = msgspec.json.encode(line) + b"\n"
        digest.update(data)
        out.write(data)

    write(head)
    for table in TABLES:
        write(Section(str(table.name), tuple(str(column.name) for column in table.columns)))
        for rows in _all(core, table):
            for row in rows:
                write(tuple(row))
            step(len(rows))
        if table is keys:
            for row in own:
                write(row)
            step(len(own))
    out.write(msgspec.json.encode(Foot(digest.hexdigest())) + b"\n")
    return head


def _count(core: Connection, table: Table) -> int:
    return core.scalar(select(func.count()).select_from(table)) or 0


def _all(core: Connection, table: Table) -> Iterator[Sequence[Any]]:
    found = core.execute(
        select(table).order_by(*table.primary_key.columns),
        execution_options={"yield_per": AT_ONCE},
    )
    yield from found.partitions()


# ---- in -----------------------------------------------------------------------------------------


def import_house(core: Connection, lines: Iterable[tuple[int, bytes]], step: Step) -> Head:
    """Write the content of a file into an empty database of this version. ``lines`` come with their
    numbers, without line ends.

    Raises `NotAHouse` for a file that is invalid or damaged, `StartFailure` for one of another
    version, or if the database is not empty; the caller must roll back then."""
    for table in TABLES:
        if table is not keys and _count(core, table):
            raise StartFailure("The database is not empty: a house is moved into a new one.")
    _must_be_alone(core)
    core.execute(delete(keys))  # those of an unused house
    reading = _Reading(lines)
    head: Head = reading.next(msgspec.json.Decoder(Head).decode)
    if head.format != FORMAT:
        raise NotAHouse(f"line 1: the format is {head.format!r} and not {FORMAT!r}")
    if head.revision != newest_revision():
        raise StartFailure(
            f"The file has revision {head.revision} and this version needs {newest_revision()}: "
            "use the version that made it, and update afterwards."
        )
    for table in TABLES:
        columns = tuple(str(column.name) for column in table.columns)
        section = reading.next(msgspec.json.Decoder(Section).decode)
        if section != Section(str(table.name), columns):
            raise NotAHouse(f"line {reading.number}: not the columns of {table.name}")
        decode = _decoder(table)
        missing = head.rows.get(table.name, 0)
        while missing:
            rows = [
                dict(zip(columns, reading.next(decode), strict=True))
                for _ in range(min(missing, AT_ONCE))
            ]
            core.execute(insert(table), rows)
            missing -= len(rows)
            step(len(rows))
    found = reading.digest.hexdigest()
    foot = reading.next(msgspec.json.Decoder(Foot).decode)
    if foot.sha256 != found:
        raise NotAHouse("the checksum is wrong: the file was changed or damaged")
    if not reading.ended:
        raise NotAHouse(f"line {reading.number + 1}: nothing comes after the checksum")
    return head


def take_cookie_key(core: Connection) -> bytes | None:
    """Delete the key of cookies from the database, and return it."""
    own = keys.c.name == COOKIES
    found: bytes | None = core.scalar(select(keys.c.value).where(own))
    core.execute(delete(keys).where(own))
    return found


def _must_be_alone(core: Connection) -> None:
    lately = processes.c.seen_at >= clock.now() - DEAD_MS
    if core.dialect.name == "postgresql" and core.scalar(select(processes.c.id).where(lately)):
        raise StartFailure("A server is running on the database: stop it first.")


class _Reading:
    def __init__(self, lines: Iterable[tuple[int, bytes]]) -> None:
        self._lines = iter(lines)
        self.number = 0
        self.digest = hashlib.sha256()

    def next(self, decode: Callable[[bytes], Any]) -> Any:
        self.number, line = next(self._lines, (self.number + 1, b""))
        if not line:
            raise NotAHouse(f"line {self.number}: the file ends too soon")
        self.digest.update(line + b"\n")
        try:
            return decode(line)
        except msgspec.MsgspecError as error:
            raise NotAHouse(f"line {self.number}: {error}") from error

    @property
    def ended(self) -> bool:
        return next(self._lines, None) is None


def _decoder(table: Table) -> Callable[[bytes], Any]:
    """A decoder for the rows of ``table``, which checks the type of each column."""
    kinds = tuple(
        _kind(column.type) | (None if column.nullable else _kind(column.type))
        for column in table.columns
    )
    return msgspec.json.Decoder(tuple[kinds]).decode  # type: ignore[valid-type]


def _kind(of: Any) -> Any:
    if isinstance(of, LargeBinary):
        return bytes
    if isinstance(of, Boolean):
        return bool
    return int if isinstance(of, Integer) else str  # BigInteger is an Integer

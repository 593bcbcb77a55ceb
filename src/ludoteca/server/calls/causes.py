"""The cause of a call: a search or a listed table that waits for players, and its job."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from ludoteca.server.db.write import Write
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.matching.search import Search, Speed
from ludoteca.server.tables.rows import Listed, RowHappened

CALL: Final = "call"
"""The kind of the job of a call; its key is the id of the call."""

SEARCHED_ALONE: Final = 8_000
"""Milliseconds after which people are called to a search."""

LISTED_ALONE: Final = 20_000
"""The same for a table that is listed."""


class SearchBegun(msgspec.Struct, frozen=True, tag="search"):
    """The search of ``guest`` that began at the time ``since`` (milliseconds)."""

    guest: str
    since: int


class TableListed(msgspec.Struct, frozen=True, tag="table"):
    """The listed ``table`` of ``guest``."""

    guest: str
    table: str
    since: int


Cause: TypeAlias = SearchBegun | TableListed

read_cause: Final = msgspec.json.Decoder(SearchBegun | TableListed).decode


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Those who are looked for: players of one of ``games``, or of any if there are none, for
    tables of ``seats`` from-to. ``calls`` is whether more people are called now: not while those
    who were found answer, nor when bots have the seats that others may take."""

    games: tuple[str, ...]
    seats: tuple[int, int] = (2, 64)
    speed: Speed = "live"
    bots_after: int | None = None
    calls: bool


State: TypeAlias = Wanted | Literal["over"]


def call_of_search(search: Search) -> Iterable[Write]:
    """The job of a search that begins."""
    cause = SearchBegun(search.guest, search.created_at)
    yield _job(_new_id(), search.created_at + SEARCHED_ALONE, cause)


def call_of_listed(happened: RowHappened) -> Iterable[Write]:
    """The job of a table that is listed. Its id is known to everybody, and names the call."""
    if isinstance(happened, Listed):
        cause = TableListed(happened.owner, happened.table, happened.at)
        yield _job(happened.table, happened.at + LISTED_ALONE, cause)


def _job(call: str, due: int, cause: Cause) -> Write:
    return job_write(Job(CALL, call, due, msgspec.json.encode(cause)))


def _new_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()

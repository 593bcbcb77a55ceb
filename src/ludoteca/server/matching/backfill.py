"""Seats of bots for people who look for others: a pure function, from those who wait to seats at
tables that run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from ludoteca.server.matching.conditions import Apart
from ludoteca.server.matching.pairing import in_line
from ludoteca.server.matching.search import Search

PATIENCE: Final = 5_000
"""Milliseconds for which a table of people alone is preferred to the seat of a bot."""


class Running(msgspec.Struct, frozen=True):
    """A ``table`` of ``game`` that runs, with this number of ``seats``. ``bots`` of them may be
    taken; ``people`` play there, as if they searched. ``language`` is None for any."""

    table: str
    game: str
    seats: int
    bots: int
    language: str | None
    people: tuple[Search, ...] = ()


class Taking(msgspec.Struct, frozen=True):
    """Somebody who takes the seat of a bot at ``table``."""

    search: Search
    table: Running


def backfill_at(search: Search) -> int:
    """When ``search`` takes the seat of a bot at the earliest, in milliseconds."""
    return search.created_at + PATIENCE


def seats_of_bots(
    searches: Sequence[Search], tables: Sequence[Running], now: int, apart: Apart
) -> list[Taking]:
    """The seats that these people take, the longest wait first. Of several tables each takes the
    one with the fewest bots, and among those the first; who wishes for no bots at all takes the
    last one's seat only."""
    there = {one.table: one for one in tables}
    found = []
    for search in in_line(searches):
        if not search.backfill or now < backfill_at(search):
            continue
        table = min(_fitting(search, there.values(), apart), key=lambda one: one.bots, default=None)
        if table is not None:
            found.append(Taking(search, table))
            there[table.table] = msgspec.structs.replace(
                table, bots=table.bots - 1, people=(*table.people, search)
            )
    return found


def _fitting(search: Search, tables: Iterable[Running], apart: Apart) -> Iterator[Running]:
    for one in tables:
        if one.bots < 1 or (search.bots_after is None and one.bots > 1):
            continue
        if search.games and one.game not in search.games:
            continue
        if not search.least <= one.seats <= search.most:
            continue
        if None not in (search.language, one.language) and search.language != one.language:
            continue
        if not any(who.guest == search.guest or apart(who, search) for who in one.people):
            yield one

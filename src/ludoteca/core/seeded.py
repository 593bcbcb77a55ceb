"""Seeded chance: from a short text to every draw of a table, the same on every machine.

The text of a table is written into its record, so that anybody can draw again what was drawn.
Not for tables of people: who knows the text knows the future.
"""

from __future__ import annotations

import hashlib

from ludoteca.core.bot import PlayingStyle
from ludoteca.core.chance import Stream
from ludoteca.core.game import Seat


def table_seed(seed: int, record: int) -> str:
    """The text from which table ``record`` of a run draws; records count from 1."""
    return f"{seed}/{record}"


def entry_chance(seed: str, n: int) -> Stream:
    """The draws of entry ``n``. Each entry has a stream of its own, so that it can be checked
    without those before it."""
    return Stream(hashlib.sha256(f"{seed}/{n}".encode()).digest())


def bot_chance(seed: str, seat: Seat) -> Stream:
    """The draws of the bot in ``seat``, which never reach the table."""
    return Stream(hashlib.sha256(f"{seed}/bot/{seat}".encode()).digest())


def bot_style(seed: str, seat: Seat) -> PlayingStyle:
    """The playing style of the bot in ``seat``, for the whole table."""
    return PlayingStyle(f"{seed}/temper", seat)  # the old name, so that seeds give the same tables

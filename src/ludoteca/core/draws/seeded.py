"""Seeded chance: computes every draw of a table from a short text, the same on every machine.

The record of a table contains its text, so that anybody can repeat the draws. It is not for tables
of people, because the text tells all future draws.
"""

from __future__ import annotations

import hashlib

from ludoteca.core.bot import PlayingStyle
from ludoteca.core.chance import Stream
from ludoteca.core.game import Seat


def table_seed(seed: int, record: int) -> str:
    """The seed of table ``record`` in a run; records count from 1."""
    return f"{seed}/{record}"


def entry_chance(seed: str, n: int) -> Stream:
    """The draws of entry ``n``. Each entry has its own stream, so that it can be checked without
    the entries before it."""
    return Stream(hashlib.sha256(f"{seed}/{n}".encode()).digest())


def bot_chance(seed: str, seat: Seat) -> Stream:
    """The draws of the bot in ``seat``, which never reach the table."""
    return Stream(hashlib.sha256(f"{seed}/bot/{seat}".encode()).digest())


def bot_style(seed: str, seat: Seat) -> PlayingStyle:
    """The playing style of the bot in ``seat``, for the whole table."""
    return PlayingStyle(f"{seed}/temper", seat)  # the old name, so that seeds give the same tables

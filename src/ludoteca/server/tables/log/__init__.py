"""Logs of tables: the journal that makes entries durable, the entry stores on SQLite and
PostgreSQL, and replays.

Rows that features keep of a table that ends (`effects`) are written in the transaction of its last
entry.
"""

from __future__ import annotations

from ludoteca.server.tables.log.decided import Decided
from ludoteca.server.tables.log.entry_range import From, To, last_of
from ludoteca.server.tables.log.entry_rows import entry_of
from ludoteca.server.tables.log.entry_store import Append
from ludoteca.server.tables.log.journal import Journal
from ludoteca.server.tables.log.opening import entry_store_on
from ludoteca.server.tables.log.replay_runner import ReplayRunner
from ludoteca.server.tables.log.rules_timeout import Alarm, RulesBroke

__all__ = [
    "Alarm",
    "Append",
    "Decided",
    "From",
    "Journal",
    "ReplayRunner",
    "RulesBroke",
    "To",
    "entry_of",
    "entry_store_on",
    "last_of",
]

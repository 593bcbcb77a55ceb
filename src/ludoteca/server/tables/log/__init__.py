"""Logs of tables: the journal that makes entries durable, the entry stores on SQLite and
PostgreSQL, and replays.

Rows that features keep of a table that ends (`effects`) are written in the transaction of its last
entry.
"""

"""Logs of tables: the journal that makes entries durable, its stores for SQLite and PostgreSQL,
and the replay of what they hold.

What features keep of a table that ends (`effects`) is written in the transaction of its last entry.
"""

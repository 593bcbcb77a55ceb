"""Tables and seats in the database, and the limits that are checked in the same transaction.

Entries of the log are in `ludoteca.server.tables.log`.
"""

"""Tables and seats in the database, and the limits that are checked in the same transaction.

Log entries are in `ludoteca.server.tables.log`.
"""

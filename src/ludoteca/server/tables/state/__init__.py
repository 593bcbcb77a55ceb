"""The state of one table in this process: its row and people, its connections, who is present.

Nothing in this package writes an entry or changes a seat.
"""

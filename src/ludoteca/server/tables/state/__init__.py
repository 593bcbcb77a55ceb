"""What this process knows of one table: its row and people, its connections, who is here.

Nothing in this package writes an entry or changes a seat.
"""

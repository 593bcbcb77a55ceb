"""Rooms: the tables that this process serves, where commands become entries and then updates.

`rooms.Rooms` opens a `room.Room` for a table when a request or a wake needs it.
"""

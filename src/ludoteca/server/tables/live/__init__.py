"""Rooms: running tables of this process, whose commands become entries that everybody hears of.

`rooms.Rooms` opens a `room.Room` for a table when somebody asks for it.
"""

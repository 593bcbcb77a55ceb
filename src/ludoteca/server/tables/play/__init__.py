"""One table without I/O: its frames, its dice, and the rules applied to its log.

Everything else of `ludoteca.server.tables` stands on this; it imports no clock, network or database.
"""

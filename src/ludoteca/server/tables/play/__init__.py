"""One table without I/O: its frames, its dice, and the rules applied to its log.

The other packages of `ludoteca.server.tables` import this one; it imports no clock, network or
database.
"""

"""Tables: made, joined, played, and looked after until they end.

Top to bottom: addresses and sockets, then `upkeep`, `live`, `waiting`, `state`, `log`, `rows`,
`wakes` and `play`; each package imports only those after it.
"""

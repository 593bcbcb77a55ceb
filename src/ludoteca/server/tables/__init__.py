"""Tables, from their creation to their end: the HTTP API, sockets, live play, logs and wakes.

Top to bottom: HTTP API and sockets, then `upkeep`, `live`, `waiting`, `state`, `log`, `rows`,
`wakes`, `play` and `clocks`; each package imports only those after it.
"""

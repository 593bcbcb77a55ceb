"""Ancient Nim with a board: a package as it was written for version 1 of the board kit.

``board.js`` is kept as it is for ever: it shows that boards go on working. Rules and bots are those
of the odd game of that name.
"""

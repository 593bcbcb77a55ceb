## When something is in the way

line-connecting = Connecting…
line-lost = The connection is lost. Trying again…
line-lost-help = Nothing is lost: the game goes on as soon as the connection is back.
notice-stale = The table has moved on; that choice was for an earlier question.
notice-gone-back = The table is back at an earlier moment: the server was restored from a copy.
reload = Load again
stopped-title = This table has stopped
stopped-text = Something went wrong in the rules, and the table was stopped so that nothing gets worse. Other tables go on.
board-failed = The board could not be loaded.
board-none = This game has no board here.
try-again = Try again

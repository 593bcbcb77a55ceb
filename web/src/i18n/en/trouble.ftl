## When something is in the way

line-connecting = Connecting…
line-lost = The connection is lost. Trying again…
line-lost-help = Nothing is lost: the game goes on as soon as the connection is back.
notice-stale = The game has moved on, so that choice no longer counts.
notice-gone-back = The table is back at an earlier moment: the server was restored from a backup.
reload = Reload
stopped-title = This table has stopped
stopped-text = Something went wrong in the rules, and the table was stopped so that nothing gets worse. Other tables are not affected.
board-failed = The board could not be loaded.
board-none = This game has no board here.
try-again = Try again

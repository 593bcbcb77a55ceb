## Making a table

who-may-come = Who can find the table
come-private = Only people with the link
come-listed = Everybody
come-private-help = Not listed anywhere.
come-listed-help = Listed among the open tables; others may watch.
more-settings = More settings
setting-absence = When somebody is away, wait
setting-absence-60 = 1 minute
setting-absence-300 = 5 minutes
setting-absence-3600 = 1 hour
setting-absence-86400 = 1 day
setting-absence-259200 = 3 days
setting-absence-never = As long as it takes
setting-stand-in = Then a bot plays
setting-absence-help = People who come back can take their seat back at once.
setting-forfeit = When somebody resigns
setting-forfeit-bot = A bot plays on
setting-forfeit-last = They rank last
setting-talk = Talk at the table
setting-talk-all = Everything
setting-talk-phrases = Quick phrases
setting-talk-off = Off
settings-of-table = Settings of the table
no-board = This game has no board here yet: it can be played through the API only.

## At the table

board = Board
you = you
bot-level = bot, { $level }
absent = away
to-act = to act
score = Score
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
watchers =
    { $count ->
        [0] Nobody is watching
        [one] One person is watching
       *[other] { $count } people are watching
    }
watching = You are watching.
choices = Your choices
choices-none = Nothing to choose right now.
choices-keys = Arrow keys and Enter, or a number.
choices-arrows = Arrow keys and Enter.
choices-more = { $choices ->
    [one] { $choices } way
   *[other] { $choices } ways
}
log = Game log
log-empty = Nothing has happened yet.
show-log = Log
show-choices = Choices
prompt-watch = See what happens.
sending = Sending…
prompt-whole = Show the whole sentence
prompt-fold = Show only two lines

## People go, come back, and end their table

event-stand-in-gone =
    { $seat_you ->
        [yes] You did not answer in time: a bot plays for you.
       *[other] { $seat_name } did not answer in time: a bot plays on.
    }
event-stand-in-left =
    { $seat_you ->
        [yes] You leave the table: a bot plays for you.
       *[other] { $seat_name } leaves the table: a bot plays on.
    }
event-stand-in-resigned =
    { $seat_you ->
        [yes] You resign.
       *[other] { $seat_name } resigns.
    }
event-stand-in-time =
    { $seat_you ->
        [yes] Your time is up.
       *[other] { $seat_name } has no time left.
    }
event-returned =
    { $seat_you ->
        [yes] You are back in your seat.
       *[other] { $seat_name } is back.
    }
event-seat-taken =
    { $seat_you ->
        [yes] You take { $bot }’s seat.
       *[other] { $seat_name } takes { $bot }’s seat.
    }
event-paused =
    { $how ->
        [night] Paused for the night.
        [days] Paused for { $days ->
            [one] a day
           *[other] { $days } days
        }.
       *[other] Paused.
    }
event-resumed = The game goes on.
event-closed-agreed = Everybody agreed to end the game here.
event-closed-ended = The last person at the table ended the game here.
event-closed-deserted = Everybody left, so the table was closed.
event-closed-silent = Nothing happened for a long time, so the table was closed.
event-closed-stopped = Something went wrong in the rules, so the table was stopped.
event-closed-operator = The people who run this house have closed the table.

stand-in = bot plays
stand-in-for = A bot plays for { $name } ({ $level })
stand-in-you = A bot is playing for you.
stand-in-forfeit-you = You are out of this game: a bot plays on in your seat.
take-back-seat = Take my seat back

table-menu = More about this table
pause = Pause…
pause-title = Pause the game?
pause-text = No time runs and no bot takes a seat, but you can still move.
pause-open = until somebody goes on
pause-until = until { $when }
pause-until-today = until { $when }
pause-other = Another time
pause-yes = Pause
pause-wished = { $name } would like to pause { $until }.
pause-waiting = You would like to pause { $until }. Waiting for { $names }.
pause-decline = Not now
pause-declined = { $name } would rather play on.
paused = Paused { $until }
pause-going = { $names } would like to go on.
pause-end = Go on
leave-table = Leave the table
leave-title = Leave the table?
leave-text = A bot plays on for you at once. Your seat stays yours: as long as the game runs, “Your tables” on the first page leads back to it.
leave-text-alone = A bot takes your seat. Nobody else is playing, so the bots stop, too, and the table closes after a while. Until then “Your tables” on the first page leads back to it.
leave-yes = Leave
resign = Resign
resign-title = Resign this game?
resign-text = Your seat ranks last, and you cannot take it back. If others play on, a bot takes over your seat.
resign-yes = Resign
result-resigned =
    { $seat_you ->
        [yes] You resigned.
       *[other] { $seat_name } resigned.
    }
result-time =
    { $seat_you ->
        [yes] Your time ran out.
       *[other] { $seat_name } ran out of time.
    }
end-together = End the game here…
end-title = End the game now?
end-text = The game ends with the current score if everybody who is still playing agrees. They will be asked now.
end-text-alone = The game ends with the current score. This cannot be undone.
end-yes = Ask the others
end-yes-alone = End the game
cancel = Cancel
end-wished = { $names } would like to end the game now.
end-agree = Agree
end-decline = Play on
end-waiting = You would like to end the game. Waiting for { $names }.
end-withdraw = Play on after all

ended-early = The game ended early
closed-title = This table is closed
closed-owner = The host closed it before the game began.
closed-empty = Everybody left before the game began.
closed-expired = Nobody started the game in time.
closed-agreed = Everybody agreed to end the game here.
closed-ended = The last person at the table ended the game here.
closed-deserted = Everybody left, and nobody came back.
closed-silent = Nothing happened here for a long time.
closed-stopped = Something went wrong in the rules of the game.
closed-operator = The people who run this house have closed it.
closed-next = You can make a table of your own, or look for another one.

rematch-wished = { $name } would like a rematch.
rematch-join = Join the rematch
asked-again = { $name } would like to play once more with you.
answer-yes = I’m in
answer-no = Not this time
not-answered = has not answered yet
waiting-answers = Waiting for the answer of { $names }.
series-round = Game { $round } in a row
series-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
rematch-watch = Have a look

notice-removed = The host has freed your seat. You can stay and watch.
owner = host
owner-of-table = Host of this table
hand-over = Make host
hand-over-seat = Make host: { $name }
close-table = Close the table…
close-table-title = Close this table?
close-table-text = The link stops working, and everybody who is here is notified. The game will not take place.
close-table-yes = Close the table
leave-owner-text = You are the host. { $name } will be the host when you stand up.
leave-last-text = You are the only person here. When you stand up, the table is closed.

absence-rule = When somebody is away
absence-after = a bot plays on after { $time }
absence-never = everybody waits
absence-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
absence-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
absence-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
absence-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

outdated-title = This page is older than the server
outdated-text = Ludoteca was updated while this page was open. Nothing is lost: reload the page to continue.

### What games say alike, in English. A game may have messages of the same names, which come first.
### Seats come with a name ($seat_name) and with $seat_you, "yes" for the reader's own.

## What to do now

prompt-wait =
    { $players ->
        [one] { $players } player is still choosing.
       *[other] { $players } players are still choosing.
    }
prompt-wait-for = { $seat_name } is still choosing.
prompt-over = The game is over.
prompt-halted = Moderators have closed this table.

## What one can choose

choice-confirm = Done
choice-reopen = Not done after all
choice-take-back = Take back the latest choice
choice-take-all-back =
    { $choices ->
        [2] Take back both choices
       *[other] Take back all { $choices } choices
    }

## What happened

event-passed =
    { $seat_you ->
        [yes] You have no move and pass.
       *[no] { $seat_name } has no move and passes.
    }
event-passed-special = { event-passed }

## How it stands

result-running = The game is still going on.

## What the rules forbid

error-seats = This game is for { $least } to { $most } players, not for { $seats }.
error-seats-exact =
    This game is for { $players ->
        [one] one player
       *[other] { $players } players
    }, not for { $seats }.
error-table-over = The game is over.
error-not-your-turn = It is not your turn.
error-not-now = That cannot be done now.
error-confirmed = You are done for this turn.
error-not-confirmed = You are not done yet.
error-nothing-to-take-back = There is nothing to take back.
error-one-to-take-back = There is only one choice to take back.

## Taking back, and looking ahead

undo = Undo
do-it = Do it
let-it-be = Never mind
single-taps = Play with a single tap
event-undone =
    { $seat_you ->
        [yes] You undo that.
       *[other] { $seat_name } undoes that.
    }
undo-back = Back to before your last choice
undo-ask = Ask the others to undo your last choice
undo-wished = { $name } would like to undo their last choice.
undo-waiting = You would like to undo your last choice. Waiting for { $names }.
undo-declined = { $name } would rather not undo that.
undo-nothing = There is nothing of yours to undo.
undo-drawn = Dice were rolled or cards drawn since, so that cannot be undone.
undo-revealed = Something hidden was shown, so that cannot be undone.
undo-others = Somebody else has moved since: it is too late to undo that.
undo-together = Several choose at once: you have nothing to undo now.
undo-over = The game is over: nothing can be undone.

## Proposals

proposal-by = { $name } proposes:
proposal-clear = Clear this proposal
propose = Propose it
choices-of = What { $name } could do
choices-propose = Choose one to propose it to { $name }.

## Choosing ahead

ahead = Choose ahead
ahead-key = Choose ahead (A)
ahead-prompt = Choose now what you will do when it is your turn.
ahead-chosen = Chosen ahead:
ahead-chosen-nameless = You have chosen ahead.
ahead-take-back = Take back
ahead-illegal = Your choice ahead was not possible any more.
ahead-undone = Moves were undone, and your choice ahead with them.
ahead-replaced = A bot took your seat, so your choice ahead is gone.

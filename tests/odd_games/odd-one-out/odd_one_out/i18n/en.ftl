name = Odd One Out
blurb = All choose a number in secret. One that nobody else chose counts.

option-rounds = Rounds
option-rounds-help = How often everybody chooses.

prompt-choose = Choose a number that nobody else chooses.
choice-choose = { $number }

event-shown =
    { $seat_you ->
        [yes] You chose
       *[no] { $seat_name } chose
    } { $number }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

result-points = The most points win.

name = Turncoats
blurb = What lies between two of yours turns to you.

prompt-place =
    { $seat_you ->
        [yes] Place a token.
       *[no] { $seat_name } places a token.
    }

choice-place =
    Place on { $square }, turns { $turned ->
        [one] { $turned } token
       *[other] { $turned } tokens
    }

event-placed =
    { $seat_you ->
        [yes] You place
       *[no] { $seat_name } places
    } a token on { $square }.

result-most = Most tokens win.

error-no-such-square = There is no such square.
error-turns-nothing = On { $square } nothing would turn.

option-size = Size
option-size-4 = 4 × 4
option-size-6 = 6 × 6
option-size-8 = 8 × 8

board = Board
square-of = { $square }: { $seat_name }

name = Ancient Nim
blurb = Three rows of matches. Whoever takes the last one wins.

prompt-take =
    { $seat_you ->
        [yes] Take matches from one row.
       *[no] { $seat_name } takes matches.
    }

choice-take =
    Take { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } from row { $row }

event-matches-taken =
    { $seat_you ->
        [yes] You take
       *[no] { $seat_name } takes
    } { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } from row { $row }.

result-last-match = The last match has won.

error-no-such-matches = So many matches are not in that row.

board = Rows of matches
row =
    Row { $row } with { $left ->
        [one] { $left } match
       *[other] { $left } matches
    }
row-chosen = How many matches from row { $row }?

## Looking back at a game

review-title = How the game went
review-to-table = Back to the table
review-nothing = Nobody chose anything at this table, so there is nothing to review.
review-pending = Analysing the game move by move…
review-first = Analysing the first move…
review-looked = { $looked } of { $moves } moves
review-others =
    { $others ->
        [one] It takes turns with one other review or luck report.
       *[other] It takes turns with { $others } other reviews and luck reports.
    }
review-left =
    · { $unit ->
        [hours] about { $count } { $count ->
            [one] hour
           *[other] hours
        } to go
        [minutes] about { $count } { $count ->
            [one] minute
           *[other] minutes
        } to go
       *[seconds] about { $count } { $count ->
            [one] second
           *[other] seconds
        } to go
    }
review-goes-on = You can leave: the review continues and will be saved.
review-chances = Chance to win, move by move
review-points = Expected points, move by move
review-start = Before the first move
review-move = Move { $number }, { $name }
review-see = See this moment
review-as-table = As a table
review-column = Move
review-turning = The turning point
review-turned =
    { $way ->
        [fell] Here your chance to win together fell from { $before } to { $after }.
       *[rose] Here your chance to win together rose from { $before } to { $after }.
    }
review-costly = Costliest moves
review-whose = Whose moves
review-team = The team
review-all = Everybody
review-mine = { $name } (you)
review-price =
    { $kind ->
        [both] { $win } win chance, { $points } { $points ->
            [one] point
           *[other] points
        }
        [wins] { $win } win chance
        [points] { $points } { $points ->
            [one] point
           *[other] points
        }
       *[little] a little
    }
review-chosen = Chosen
review-better = Better
review-none = No move stands out: small differences may be mere chance.
review-how = How this is found: from each position many games are played on at random to the end. A move is judged by what its player could know, before the dice; luck afterwards changes nothing. All figures are estimates.
review-how-outlook = How this is found: the game’s own bot estimates each position at a glance. A move is judged by what its player could know, before the dice; luck afterwards changes nothing. All figures are estimates.

## Lists of tables

lobby-title = Tables
my-tables = Your tables
my-tables-all = All your tables
all-tables = All tables
open-tables = Open tables
open-tables-none = Nobody is looking for players right now. Make an open table, and others will see it here at once.
running-tables = Tables to watch
over-tables = Your finished tables
time-left = { $time } left
new-results = New results
result-new = New
results-unseen =
    { $count ->
        [one] One new result
       *[other] { $count } new results
    }
next-table = Next table
next-table-waits = Next table that waits for you
next-table-key = Next table that waits for you (N)
more-tables = Show more
lists-lost = The connection is lost. Trying again…
turn-since = Your turn ({ $when })
turn-of = { $name }’s turn
table-running = In play
seats-open =
    { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
seats-full = All seats taken, not started yet
join = Join
watch = Watch
play-turn = Your turn
open-table = Open
replay = Replay
proof-short = Fair draws
ended-place =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $seats }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ended-won = { $names } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ended-undecided = Not played to its end
turns-waiting =
    { $count ->
        [one] It is your turn at one table
       *[other] It is your turn at { $count } tables
    }

## Finding a game among many

search-name = Search for a game
search-players = Number of players
search-players-any = Any players
search-players-of =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
search-minutes = Time to play
search-minutes-any = Any time
search-minutes-most = Up to { $minutes } min
search-complexity = Complexity
search-complexity-any = Any complexity
search-complexity-most = Up to { $level } of 5
search-found =
    { $count ->
        [one] One game found
       *[other] { $count } games found
    }
search-none = No games match. Loosen the filters, or show all games.
search-all = Show all games
tournaments = Tournaments

### Ratings, leaderboards, and tables that count for them

setting-rated = Rated
setting-rated-help = Counts for the ratings of everyone who can sign in again. No hints, and leaving means last place.
setting-rated-yes = Rated
setting-rated-no = For fun
rated-table = Rated
rated-not-you = This table is rated, but your result will not count: first add a way to sign in again, such as a passkey. You can play along anyway.
rated-not-you-how = Add a way to sign in

rating = Rating
ratings = Ratings
rating-practice = Practice against bots
rating-provisional = provisional
rating-provisional-help = A rating is provisional until enough games make it reliable.
rating-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
rating-curve = From { $first } to { $last }
rating-changes = Ratings after this game
rating-change = { $before } to { $after }
rating-none-here = Not rated: fewer than two people could be compared.
rating-pending = Working out the ratings…
beaten-best = Best variant beaten
beaten-times = { $name }: { $times ->
    [one] { $times } time
   *[other] { $times } times
}

leaderboard = Leaderboard

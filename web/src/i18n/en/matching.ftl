## Finding people to play with

play-people = Play with people
search-any = Any game
search-seats = Players
search-least = At least
search-most = At most
search-speed = Pace
search-live = Live
search-days = Over days
search-bots = Fill up with bots after
search-bots-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
search-bots-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
search-bots-never = Never
search-backfill = Games in progress
search-backfill-help = If nobody else is looking, you can take a bot’s seat at a table that has just begun.
search-backfill-yes = Join one
search-backfill-no = Only new tables
search-language = Language
search-language-any = Any
search-start = Look for players
searching-for = Looking for players: { $games }
searching-others =
    { $count ->
        [one] { $count } other looks for the same
       *[other] { $count } others look for the same
    }
search-near = { $game } too ({ $count })
search-found-game = Players found for { $game }
search-found-title = Players found!
search-found-help = The others are waiting: { $seconds } s
search-seat-game = A seat for you: { $game }
search-seat-help = This game has begun: you take over from a bot, and the result doesn’t count for you.
search-here = I’m here
search-leave = Don’t play
search-waits = { $game }: waiting for the others
search-lost = You didn’t answer in time, so your search has ended.
crowd = { $online } online · { $playing } playing · { $looking } looking for players
over-lately = Finished lately

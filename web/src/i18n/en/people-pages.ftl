## People and their pages

my-page-no-line = There is no connection. Your games are safe, and you can see them when it is back. You can still change language and appearance.
person-since = Here since { $day }
person-no-games = This person has not finished a game yet.
figures = How your games went
figures-none = When your first game is over, it is counted here.
figures-all = All games
figures-favourite = Favourite
figures-weeks = Games per week
figures-weeks-told =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in the last { $weeks } weeks
figures-played = Played
figures-early = { $tables } ended early
figures-won = Won
figures-won-of = Won of played
figures-stays = Plays to the end: { $end } of { $tables }
figures-thinking-live = Usually answers within { $time }
figures-thinking-days = Over days, usually answers within { $time }
figures-row = Longest winning streak: { $best }
figures-row-now = Longest winning streak: { $best }, now { $now }
opponents-most = Played most with
opponents-games =
    { $played ->
        [one] { $played } game
       *[other] { $played } games
    }
opponents-went = ahead in { $ahead }, behind in { $behind }
figures-average = Average score
figures-best = Best score
figures-presets = Wins by variant
figures-bots = Wins at tables with bots
figures-of = { $won } of { $played }
recent = Your last games
recent-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $seats }
recent-early = ended early
my-data = What others see
my-data-public = People who sat at a table with you, or are in a group with you, can open your page. It shows your name, how long you have been here, these statistics, your trophies, and whom you played with most at public tables, but not at which tables you sat.
my-data-look = See it as others do
deletion-title = Delete my data
export-title = Your copy
export = Download everything about me
export-text = One ZIP file with all that is stored here about you: your name, your devices, your tables and the records of your games.
export-busy = Being prepared. With many games this takes a while…
export-done = Downloaded.

## Deleting everything

deletion-lead = Everything that identifies you is deleted here, at once and permanently.
deletion-what = What is deleted
deletion-what-name = Your name, “{ $name }”: it disappears from all tables, logs and records. Others see “Somebody” there.
deletion-what-talk = Everything you have said at tables.
deletion-what-figures = Your page with its statistics.
deletion-what-tables = Your seats: where a game is still running, a bot plays on to the end. Tables that have not started go to the next person, or are closed.
deletion-what-browser = The cookie, and what this browser remembers of tables. Language and appearance stay.
deletion-stays = What stays
deletion-stays-text = The moves and the dice of finished games, which belong to the others as well, without your name. People who have downloaded a record keep their copy.
deletion-sure = Yes, delete everything about me. I know that this cannot be undone.
deletion-do = Delete my data
deletion-keep = Keep everything
deletion-done = All gone
deletion-done-text = Nothing about you is stored here any more. If you come back, you are new, and welcome.
deletion-nobody = There is nothing to delete: nothing about you is stored here.

relations-title = People you know
follow = Follow
unfollow = Unfollow
follow-done = You follow { $name }.
unfollow-done = You no longer follow { $name }.
block = Block
unblock = Unblock
block-ask = Block { $name }?
block-what = You won’t be matched or seated together before a game, neither of you can invite the other, and you read nothing of each other. { $name } isn’t told.
block-done = You have blocked { $name }.
unblock-done = { $name } is no longer blocked.
followed-title = People you follow
followed-nobody = Nobody yet. You can follow people on their page.
followed-here = here now
followed-are-here = People you follow who are here
followed-join = Join { $game }
followed-watch = Watch { $game }
followed-open = Go to { $game }
blocked-title = People you have blocked
wish-seen-by = Who sees that you are here, and your public tables
wish-invited-by = Who may invite you without having played with you
wish-who-followers = All who follow me
wish-who-mutual = Those I follow, too
wish-who-nobody = Nobody
wish-strangers = What you read from strangers
wish-strangers-help = Strangers are people you neither follow nor have invited.
wish-strangers-all = Everything
wish-strangers-phrases = Phrases and reactions
error-blocked = You have blocked this person.
error-yourself = That’s you.
error-too-many-followed = You follow { $most } people already. Unfollow somebody first.
error-too-many-blocked = You have blocked { $most } people already. Unblock somebody first.

### Trophies of people

trophies = Trophies
trophy-first = First on { $day }
trophy-times =
    { $times ->
        [one] { $times } time
       *[other] { $times } times
    }
trophy-new = New!

### Leaderboards of games

leaderboard-of = Leaderboard: { $game }
leaderboard-lead = Everyone starts at 1500. Whoever is 400 ahead wins about ten games out of eleven.
leaderboard-season = Season
leaderboard-all = All time
leaderboard-quarter = { $year }, quarter { $quarter }
leaderboard-empty = Nobody has a rating here yet. Play a few rated games with others.
leaderboard-among = Show
leaderboard-everybody = Everyone
leaderboard-followed = People I follow
leaderboard-follow = You don’t follow anyone yet. Open a person’s page, for example by their name in a list, and press “Follow”.
leaderboard-follow-first = You need a way to sign in again for that.
leaderboard-followed-empty = Nobody you follow has a rating here yet.
leaderboard-together = In this game everybody wins or loses together, so there are no ratings.
leaderboard-place = Place
leaderboard-name = Name
leaderboard-played = Games
leaderboard-you = Your place
leaderboard-you-provisional = You are not on the list until your rating is no longer provisional.
leaderboard-more = Show more people

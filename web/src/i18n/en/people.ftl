## People and their pages

my-page = My page
my-page-nobody = Nobody knows you here yet. Choose a nickname when you play your first game, and your games will be listed here.
my-page-no-line = There is no connection. Your games are kept where they are, and can be looked at when it is back. Language and appearance can be changed meanwhile.
name-save = Save the name
name-saved = Saved.
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
figures-average = Average score
figures-best = Best score
figures-presets = Wins by settings
figures-bots = Won at tables with bots
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
my-data-public = Whoever sat at a table with you can open your page: your name, how long you have been here, and these figures. It does not say at which tables you sat.
my-data-look = See it as others do

## Deleting everything

deletion-title = Delete my data
deletion-lead = Everything that says who you are is deleted here, at once and for good.
deletion-what = What is deleted
deletion-what-name = Your name, “{ $name }”: it disappears from all tables, logs and records. Others read “Somebody” there.
deletion-what-talk = Everything you have said at tables.
deletion-what-figures = Your page with its figures.
deletion-what-tables = Your seats: where a game still runs, a bot plays on for good. Tables that have not started go to the next person, or are closed.
deletion-what-browser = The cookie, and what this browser remembers of tables. Language and appearance stay.
deletion-stays = What stays
deletion-stays-text = The moves and the dice of finished games, which belong to the others as well, without your name. Whoever has downloaded a record before keeps their copy.
deletion-sure = Yes, delete everything about me. I know that this cannot be undone.
deletion-do = Delete my data
deletion-keep = Keep everything
deletion-done = All gone
deletion-done-text = Nothing here knows you any more. If you come back, you are new, and welcome.
deletion-nobody = There is nothing to delete: nobody knows you here.

## People and their pages

my-page = My page
my-page-nobody = You have not picked a name yet. Choose a nickname when you play your first game, and your games will be listed here.
my-page-no-line = There is no connection. Your games are safe, and you can see them when it is back. You can still change language and appearance.
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
my-data-public = People who sat at a table with you can open your page. It shows your name, how long you have been here, and these statistics, but not at which tables you sat.
my-data-look = See it as others do

## Deleting everything

deletion-title = Delete my data
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

## Downloading everything

export-title = Your copy
export = Download everything about me
export-text = One ZIP file with all that is stored here about you: your name, your devices, your tables and the records of your games.
export-busy = Being prepared. With many games this takes a while…
export-done = Downloaded.

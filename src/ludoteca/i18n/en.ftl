### What the server itself says in English: titles and descriptions of pages, as link previews,
### search engines and browsers without scripts show them. The words of the client are in
### web/src/i18n, those of a game in its folder.

site = Ludoteca
site-line = A house of games. Play in the browser with friends and bots: nothing to install, nothing to pay.
page-title = { $title } · Ludoteca
needs-scripts = Ludoteca needs JavaScript. Switch it on in your browser, please.

game-title = Play { $game } online
game-facts =
    { $least ->
        [0] { $most ->
            [one] { $most } player
           *[other] { $most } players
        }
       *[other] { $least } to { $most } players
    }, { $minutes_from ->
        [0] about { $minutes_to ->
            [one] { $minutes_to } minute
           *[other] { $minutes_to } minutes
        }
       *[other] { $minutes_from } to { $minutes_to } minutes
    }. { $blurb }

invite-title = { $name } invites you to { $game }
invite-line = Open the link, choose a name and take a seat. No account needed, nothing to install.
watch-title = { $people } are playing { $game }
watch-title-alone = { $people } is playing { $game }
watch-line = Open the link to watch the game live in your browser.
over-title = { $people } have played { $game }
over-title-alone = { $people } has played { $game }
over-line = See how it ended, and play the game back move by move.
bots-only = Bots
moment-title = A moment of { $game }
moment-line = Step { $n } of a game with { $people }. Open the link to see the board as it was.
no-table-title = There is no such table
no-table-line = Perhaps the link was cut off when it was copied.

records-title = Open a record
records-line = A record is a finished table as a file. Check every die and play it back, move by move.

about-title = About this house
about-line = Free and open, without accounts, advertising or tracking. How it works, and how to host it yourself.

challenge-title = { $game }: the challenge of { $day }
challenge-again-title = { $game }: the same dice once more
challenge-line = Everybody plays the same dice, each by themselves. Who makes the most of them?

shortcut-games = Games
shortcut-mine = My tables

lobby-title = Tables
lobby-line = Tables that wait for players, and games to watch, live.
learn-title = Learn { $game }
learn-line = A first game in which you make the moves yourself, explained step by step.
leaderboard-title = Leaderboard of { $game }
leaderboard-line = Who plays it best: ratings of all time and of this season.
tournaments-title = Tournaments
tournaments-line = Several rounds with changing opponents, where possible all on the same dice.
groups-title = Group
groups-line = A group of people who play with each other.

## Feeds of a person: their calendar and their reader

feed-title = { $name }: my tables
feed-turn = Your turn in { $game }
feed-started = { $game } has started
feed-finished = { $game } has ended
feed-with = With { $people }

## Webhooks: what a receiver is told

webhook-full = All seats are taken at { $game }: { $people }
webhook-started = { $game } has started: { $people }
webhook-turn = { $game }, next to play: { $people }
webhook-finished = { $game } has ended: { $people }
webhook-test = This is a test from Ludoteca. The webhook works.

## In a terminal

play-begins = { $game }, seed { $seed }
play-you = You
play-bot = Bot { $n }
play-choose = Your choice, 1 to { $most } (? shows the table, q quits):
play-choose-inside = Your choice, 1 to { $most } (0 goes back, q quits):
play-choose-again = You have chosen, others have not yet. Enter goes on; 1 to { $most } takes it back:
play-not-that = Please answer with a number from 1 to { $most }.
play-left = You have left the table.

## README.txt of an export of all data about a person

export-readme =
    This is everything that this Ludoteca knows of { $name }.

    person.json: your nickname, your public id, your first and last visit, and the browsers in which you are signed in.
    seats.json, tables.json, outcomes.json, talk.json and others: the rows of the database that belong to you, a file for each kind. Files without rows are left out.
    records/: the games that you have played to their end, a file for each. Open them on the page “Open a record”, or check them with the command ludoteca verify. Games of a challenge that is still open are left out until it closes.

    Times are in milliseconds since 1970 UTC. Secrets that let others act for you are left out. Other people appear by their names only, as in every record.
## In mails

mail-asked = Asked for by { $browser } at { $time }.
mail-some-browser = a browser
mail-link-life = The link works once, and for 15 minutes.
mail-sign-in-subject = Sign in to Ludoteca
mail-sign-in-text = Open this link to sign in. Best in the browser in which you asked for it.
mail-sign-in-button = Sign in
mail-sign-in-footer = If this wasn’t you, there is nothing to do: without the link nobody gets in.
mail-add-subject = Confirm your address for Ludoteca
mail-add-text = { $name } wants to use this address to sign in to Ludoteca. If that is you, open this link.
mail-add-button = Confirm the address
mail-add-footer = If this wasn’t you, there is nothing to do: without the link the address is not used.
mail-removed-subject = Your address was removed from Ludoteca
mail-removed-text = This address is no longer used to sign in to Ludoteca. If you didn’t do this, sign in another way, and look at your devices.
mail-removed-footer = This is the last mail to this address, unless it is added again.
mail-notices-subject = { $count } notices from Ludoteca
mail-notices-button = Go there
mail-notices-footer-at-once = You get this because you wish notices at this address: within a minute.
mail-notices-footer-hourly = You get this because you wish notices at this address: at most one mail an hour.
mail-notices-footer-daily = You get this because you wish notices at this address: one mail a day.
mail-notices-unsubscribe = No more notices by mail
## Notifications: what happened to somebody who was not looking

notice-turn = Your turn at { $game }
notice-turn-body = The others are waiting for your move.
notice-running-out = Your time at { $game } is running out
notice-running-out-body = Make your move soon, or somebody else takes over.
notice-started = { $game } has begun
notice-started-body = Your table has started.
notice-full = Your table of { $game } is full
notice-full-body = Everybody is there. You can start.
notice-invited = { $name } invites you to { $game }
notice-invited-nameless = You are invited to { $game }
notice-invited-body = A seat is waiting for you.
notice-rematch = { $name } wants to play { $game } again
notice-rematch-nameless = A rematch of { $game }
notice-rematch-body = Your seat at the rematch is waiting for you.
notice-finished = { $game } is over
notice-finished-body = See how it ended.
notice-mentioned = { $name } has mentioned you
notice-mentioned-nameless = You have been mentioned
notice-mentioned-body = At your table of { $game }.
notice-matched = A table of { $game } for you
notice-matched-body = Players were found. Come quickly: they wait a few seconds only.
notice-round = { $name }: your round begins
notice-round-body = Your table of { $game } is ready.
notice-reopened = { $game }: the game goes on
notice-reopened-body = Moderators have opened your table again.
notice-called = Somebody wants to play { $game }
notice-called-any = Somebody is looking for players
notice-called-body = Tap to join while they wait.
notice-group = { $name }: a table of { $game } is open
notice-group-body = Members of the group are looking for players. Tap to sit down.
notice-turns =
    { $count ->
        [one] Your turn at { $count } table
       *[other] Your turn at { $count } tables
    }
notice-several =
    { $count ->
        [one] News from { $count } table
       *[other] News from { $count } tables
    }
notice-trial = Notifications work
notice-trial-body = This is how Ludoteca will tell you.

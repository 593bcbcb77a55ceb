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

## In a terminal

play-begins = { $game }, seed { $seed }
play-you = You
play-bot = Bot { $n }
play-choose = Your choice, 1 to { $most } (? shows the table, q quits):
play-choose-inside = Your choice, 1 to { $most } (0 goes back, q quits):
play-choose-again = You have chosen, others have not yet. Enter goes on; 1 to { $most } takes it back:
play-not-that = Please answer with a number from 1 to { $most }.
play-left = You have left the table.

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

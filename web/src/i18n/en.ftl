### Ludoteca in English: the shell around the games.

app-name = Ludoteca
app-line = A house of games. Play in the browser with friends and bots: nothing to install, nothing to pay.
skip-to-content = Skip to the content
loading = One moment…
language = Language
appearance = Appearance
appearance-system = Like the system
appearance-light = Light
appearance-dark = Dark
close = Close

## First page

games = Games
players = { $least }–{ $most } players
minutes =
    about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
minutes-range = about { $least }–{ $most } minutes
complexity = Complexity { $level } of 5
play-now = Play now against bots
opponents = Bots to play against
level = Their strength
play-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
change = Change
level-random = Random
level-easy = Easy
level-medium = Medium
level-hard = Hard
nickname = Your nickname
nickname-help = Others at the table see this name. No account is needed.
nickname-other = Another suggestion
nickname-suggestions = Calm Otter|Lucky Heron|Curious Fox|Sunny Badger|Gentle Bear|Quick Swift|Merry Robin|Sleepy Owl|Brave Beetle|Kind Whale|Nimble Lynx|Cheerful Newt|Clever Magpie|Patient Snail|Wandering Goose|Bold Sparrow
make-table = Make a table and share the link
make-table-now = Make the table
new-table = A new table
rules-of-table = How you play
seats = Seats
seat-number = Seat { $number }
seat-me = You
seat-open = Open, for whoever has the link
seat-bot = Bot: { $level }
add-seat = Add a seat
remove-seat = Remove seat { $number }

## Pages that are not there

missing-title = There is nothing here
missing-text = This page does not exist. Perhaps the link was cut off when it was copied.
to-first-page = To the games

## Waiting for the start

waiting-title = Waiting for the start
waiting-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
waiting-full = All seats are taken.
waiting-owner-starts = Start when you are ready.
waiting-for-owner = The game begins when the person who made the table starts it.
share = Share this link
share-help = Whoever opens it can take an open seat, or watch.
link = Link to this table
copy = Copy
copied = Copied
sit-here = Sit here
sit-here-seat = Sit here: seat { $number }
stand-up = Stand up
open-seat = Open seat
fill-with-bot = Put in a bot
fill-seat-with-bot = Put a bot into seat { $number }
free-seat = Free this seat
free-seat-number = Free seat { $number }
start = Start the game
start-needs-seats = Fill or wait for the open seats first.
who-are-you = What shall we call you?

## At the table

board = Board
you = you
bot-level = bot, { $level }
absent = away
to-act = to act
score = Score
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
watchers =
    { $count ->
        [0] Nobody is watching
        [one] One person is watching
       *[other] { $count } people are watching
    }
watching = You are watching.
choices = Your choices
choices-none = Nothing to choose right now.
choices-keys = Arrow keys and Enter, or a number.
log = What happened
log-empty = Nothing has happened yet.
show-log = Log
show-choices = Choices
sending = Sending…

## When something is in the way

line-connecting = Connecting…
line-lost = The connection is lost. Trying again…
line-lost-help = Nothing is lost: the game goes on as soon as the connection is back.
notice-stale = The table has moved on; that choice was for an earlier question.
notice-outdated = Ludoteca has been renewed. Please load the page again.
reload = Load again
stopped-title = This table has stopped
stopped-text = Something went wrong in the rules, and the table was stopped so that nothing gets worse. Other tables go on.
board-failed = The board could not be loaded.
try-again = Try again

## The end

result-title =
    { $team ->
        [won] You won together!
        [lost] You lost together.
       *[none] The game is over
    }
result-won = You win!
result-shared-win = You share the win!
rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
ranking = Ranking
play-again = Play again
see-board = Look at the board
see-result = Show the result
other-games = All games
see-replay = Watch the replay

## Looking back

as-it-was = See the table as it was
replay-title = Replay: { $name }
back-to-now = Back to now
back-to-table = Back to the table
replay-your-turn = It is your turn now.
replay-controls = Play back
replay-slider = Place in the replay
replay-position = Entry { $n } of { $of }
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-last = To the end
replay-back = One step back
replay-forward = One step forward
replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-speed = Speed
replay-times = { $times }×
replay-keys = Space plays and pauses. The arrow keys step, with Shift by turns.
share-moment = Share this moment
link-moment = Link to this moment
missed-moves =
    { $count ->
        [one] One move since your last
       *[other] { $count } moves since your last
    }

## Records

records = Records
records-title = Open a record
records-text = A record is a finished table as a file: who played, what was thrown, what was chosen. Anybody can check it and play it back, with or without us.
records-choose = Choose a file
records-drop = or drop one here
records-where = The file is opened by your browser and kept nowhere. Your browser checks the checksum, the trail and every draw. The rules run on our server: the one record you look at is sent there, played through and forgotten.
records-other = Open another file
records-which = Record, of { $of }
records-none = There is no record in this file.
records-not-this = Line { $number } is no record.
records-too-large = This file is larger than 64 MB. Cut it into parts: each line is a record of its own.
records-unreadable = This file could not be read.
record-checking = Checking…
record-good = Everything about this record is right.
record-bad = Something about this record is not right.
record-here = Checked by your browser
record-server = Checked by our server
record-checksum-good = The checksum fits.
record-checksum-bad = The checksum does not fit: something in the line was changed.
record-trail-good = The trail fits, entry by entry.
record-trail-header = The trail does not fit the head of the record.
record-trail-entry = The trail does not fit from entry { $n } on.
record-draws-good =
    { $by ->
        [secret] All { $count } draws follow from the secret that was committed to.
       *[seed] All { $count } draws follow from the seed.
    }
record-draws-bad = A draw of entry { $n } is not what it should be.
record-secret-bad = The secret is not the one that was committed to.
record-draws-unknown = The draws could not be checked.
record-rules-good = The rules allow every entry, and the result is right.
record-seed-help = A record that is right in itself may still be of a table that never took place. Only what you kept of your own table tells that.

## The proof of the dice

proof = Proof of the dice
proof-good = These dice were fair, and your browser can prove it.
proof-consistent = Nothing speaks against these dice.
proof-bad = Something about these dice is not right.
proof-commitment-same = The commitment is the one that your browser was told before the start.
proof-commitment-late = Your browser first heard of the commitment after the start: it cannot tell whether it was another one before.
proof-commitment-other = The commitment is not the one that your browser was told at first.
proof-commitment-unknown = Your browser was not told a commitment at this table, so it can only check that everything fits together.
proof-secret-good = The secret is the one that was committed to.
proof-entropy-there = The random bytes of your browser are part of every draw.
proof-entropy-missing = The random bytes of your browser are missing.
proof-entropy-unknown = Your browser was not asked for random bytes at this table.
proof-record-bad = The record does not fit together.
proof-derivation = How a draw came about
proof-which = Draw
proof-draw =
    Entry { $entry }: { $seat_you ->
        [yes] you
       *[other] { $seat_name }
    }, { $number } of { $of }
proof-draw-start = Entry { $entry }: start, { $number } of { $of }
proof-draw-before = The draw before
proof-draw-after = The draw after
proof-no-draws = Nothing was drawn at this table.
proof-step-secret = The secret, published when the table was over:
proof-step-message = The message of draw { $k }: protocol, table, everybody’s random bytes, number of the draw:
proof-step-digest = HMAC-SHA-256 of the message with the secret; the first 16 digits count:
proof-step-value = Read as a number:
proof-step-thrown = So large that some of { $n } outcomes would be favoured: thrown away, the next draw counts.
proof-step-outcome = The remainder of a division by { $n }:
proof-step-shown = Outcomes count from 0: this is number { $number } of { $n }. On a die it is the number of pips.
proof-meaning = What this proves, and what it does not
proof-proves = No outcome was chosen by hand, changed or thrown again: all were fixed at the start by the secret and by everybody’s random bytes. The server could not pick a secret that suits it, because it did not know those bytes when it committed itself.
proof-not = It does not prove
proof-not-together = that the server did not play together with somebody at the table who answered last;
proof-not-ahead = that the server did not look ahead: it knows the secret while the table runs, though it can change nothing;
proof-not-late = anything to whoever came after the start: they rely on the random bytes of the others;
proof-not-page = that this page is honest, when the same server sent it to you. Download the record and check it with a program of your own.
record-download = Download the record
luck = Luck
luck-sentence =
    { $seat_you ->
        [yes] The dice were worth { $points } points to you.
       *[other] The dice were worth { $points } points to { $seat_name }.
    }
luck-help = Each draw compared to the average of all that could have come up, in the eyes of the game’s own bot.

## Taking back, and looking ahead

undo = Undo
do-it = Do it
let-it-be = Let it be
single-taps = A single tap acts at once
event-undone =
    { $seat_you ->
        [yes] You take that back.
       *[other] { $seat_name } takes that back.
    }
undo-nothing = There is nothing of yours to take back.
undo-drawn = Chance has decided since: that cannot be taken back.
undo-revealed = Something hidden has been shown: that cannot be taken back.
undo-others = Somebody else has acted since: it is too late to take that back.
undo-together = While several choose at once, nothing can be taken back.
undo-over = The game is over: nothing can be taken back.

## Hints

hint = Hint
hint-key = Ask a bot what it would do (H)
hint-level = Which bot to ask
hint-close = Put the hint away
hint-thinking = The bot ({ $level }) is thinking…
hint-figures =
    { $known ->
        [no] { "" }
        [points] : about { $points } { $points ->
            [one] point
           *[other] points
        }
       *[both] : about { $points } { $points ->
            [one] point
           *[other] points
        } and { $win } to win
    }
hint-chosen = The bot ({ $level }) would choose “{ $option }”{ $figures }.
hint-second = Second best: “{ $option }”{ $figures }.
hint-doubt = When many games are played on from here, another choice does better: “{ $option }”{ $figures }.
hint-mark = The bot’s choice
hint-win = Chance to win
hints = Hints
hints-help = Whether everybody at the table may ask a bot for advice.
hints-on = Allowed
hints-off = Not here

## Looking back at a game

see-review = Review
review-title = How the game went
review-to-table = Back to the table
review-pending = The game is being looked at move by move. This takes a few seconds…
review-chances = Chance to win, move by move
review-points = Points to expect, move by move
review-start = Before the first move
review-move = Move { $number }, { $name }
review-see = See this moment
review-as-table = The same as a table
review-column = Move
review-costly = The moves that cost most
review-whose = Whose moves
review-all = Everybody
review-mine = { $name } (you)
review-price =
    { $kind ->
        [both] { $win } to win, { $points } { $points ->
            [one] point
           *[other] points
        }
        [wins] { $win } to win
        [points] { $points } { $points ->
            [one] point
           *[other] points
        }
       *[little] a little
    }
review-chosen = Chosen
review-better = Better
review-none = No move stands out: whatever was given away here may as well be chance.
review-how = How this is found: from each position many games are played on at random to the end. A move is judged by what its player could know, before the dice; luck afterwards changes nothing. All figures are estimates.

## Errors

error-network = The server cannot be reached. Check your connection and try again.
error-unreadable = The server did not understand this request.
error-unreadable-frame = The server did not understand this message.
error-unreadable-action = The server did not understand this choice.
error-no-guest = Choose a nickname first.
error-forged-request = The page was open for too long. Load it again, please.
error-foreign-origin = This request came from another site and was refused.
error-not-owner = Only the person who made the table can do this.
error-not-your-seat = This is not your seat.
error-not-found = There is nothing here.
error-no-such-table = This table does not exist. Perhaps the link was cut off when it was copied.
error-method = The server does not do this.
error-no-such-game = This game is not in the house.
error-no-such-seat = This seat does not exist.
error-no-such-level = There is no bot of this strength.
error-options = These settings do not fit the game.
error-seat-count = This game needs { $least } to { $most } seats.
error-history-range = At most { $most } entries can be read at once.
error-record = This record does not hold. { $place }: { $what }.
error-name-empty = A nickname needs at least one letter.
error-name-too-long =
    A nickname has at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
error-name-characters = A nickname may hold letters, digits, spaces and simple punctuation.
error-name-like-a-bot = This looks like the name of a bot. Choose another one.
error-already-seated = You already sit at this table.
error-not-seated = You do not sit at this table.
error-seat-taken = Somebody else sits there now.
error-table-full = All seats are taken. You can watch.
error-seat-open = There are open seats. Fill them before you start.
error-table-started = The game has already started.
error-not-running = The game is not running.
error-not-over = That is told when the game is over.
error-not-asked = There is nothing for you to choose right now.
error-hints-off = There are no hints at this table.
error-no-record = This table is from before dice could be checked; it has no record.
error-table-stopped = This table has stopped.
error-no-preview = What this would do cannot be shown here.
error-too-large = This is too much at once.
error-too-many = That was a little too fast. Wait a moment and try again.
error-too-many-tables = You have made { $most } tables within an hour. Try again a little later.
error-internal = Something went wrong on our side. Try again in a moment.
error-no-hint = The bot had no answer this time. Ask again in a moment.
error-no-review = This game could not be looked back at.
error-not-saved = The server could not save this, so nothing has happened. Try again in a moment.

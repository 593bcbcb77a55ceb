## Waiting for the start

waiting-title = Waiting for the start
waiting-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
waiting-full = All seats are taken.
waiting-owner-starts = Start when you are ready.
waiting-for-owner = The game begins when the host starts it.
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
free-seat-number = Free this seat ({ $number })
start = Start the game
start-needs-seats = Fill or wait for the open seats first.
who-are-you = What shall we call you?

## Waiting for the start

waiting-title = Waiting for the start
waiting-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
waiting-full = All seats are taken.
share = Share this link
share-help = Anybody with the link can take an open seat, or watch.
played-with = People you played with
played-with-nobody = Nobody yet. Whoever finishes a game with you shows up here.
invite = Invite
invited = Invited
invite-take-back = Take back
played-with-invited = { $name } is invited.
played-with-taken-back = The invitation of { $name } is taken back.
invites-you = { $name } invites you.
invite-decline = Decline
link = Link to this table
copy = Copy
copied = Copied
sit-here = Sit here
sit-here-seat = Sit here: seat { $number }
move-here = Sit here instead
move-here-seat = Sit here instead: seat { $number }
stand-up = Stand up
open-seat = Open seat
fill-with-bot = Add a bot
fill-seat-with-bot = Add a bot to seat { $number }
free-seat-number = Free this seat ({ $number })
start = Start the game
who-are-you = What shall we call you?
take-seat = Take a seat
waiting-for = The game begins when { $name } starts it.
start-with =
    { $count ->
        [one] Start with { $count } player
       *[other] Start with { $count } players
    }
start-alone = Start alone
start-bots =
    { $count ->
        [one] Add a bot and start
       *[other] Add { $count } bots and start
    }
change-rules = Change
change-done = Done
rules-changed = Just changed: { $what }
seat-change = Seat { $number }: colour and more
seat-colour = Colour
seat-colour-0 = Red circle
seat-colour-1 = Blue square
seat-colour-2 = Green triangle
seat-colour-3 = Purple diamond
seat-colour-4 = Yellow hexagon
seat-colour-5 = Light blue star
seat-colour-6 = Grey pentagon
seat-colour-7 = Brown cross
seat-earlier = Move up one seat
name-take = Use this name
add-seat = Add a seat
remove-seat = Remove seat { $number }
seats = Seats
sent-away-until = The host has freed your seat. You can sit down again at { $time }, and watch until then.

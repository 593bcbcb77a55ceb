## Time controls

clock-none = No clock
clock-relaxed = Relaxed
clock-normal = Normal
clock-fast = Fast
clock-days = Over days
clock-none-help = Everybody may think as long as they like.
clock-live-help = Everybody starts with { $bank }, and gets { $increment } more with each move.
clock-bank-help = Everybody has { $bank } for the whole game.
clock-days-help = Nobody has to be here all the time: everybody has { $time } for each move.
clock-each = Time for each move
clock-up-bot = When somebody’s time is up, a bot plays on. They can take their seat back.
clock-up-last = When somebody’s time is up, they rank last.
clock-named-relaxed = Live, relaxed
clock-named-normal = Live, normal pace
clock-named-fast = Live, fast
clock-named-live = Live, { $control }
clock-named-day = A move a day
clock-named-week = A move a week
clock-named-each = A move every { $time }
clock-about = about { $minutes } min

## Clocks

clock-left = Time left: { $time }
clock-is-up = Time is up
clock-until = Until { $when }
clock-of-you = You have { $time }.
clock-of = { $name }: { $time }.
clock-warning =
    { $seconds ->
        [one] You have one second left!
       *[other] You have { $seconds } seconds left!
    }
clock-warning-minute = You have one minute left.
clock-up-you = Your time is up: a bot plays on.
clock-thought = Thinking time
clock-thought-for = Thought for { $time }

## Hints

hint = Hint
hint-key = Ask a bot what it would do (H)
hint-level = Which bot to ask
hint-close = Hide the hint
hint-thinking = The bot ({ $level }) is thinking…
hint-figures =
    { $known ->
        [no] { "" }
        [wins] : { $win } to win
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
hint-equal = { $more ->
        [0] About as good: “{ $option }”.
       *[other] About as good: “{ $option }”, and { $more } more.
    }
hint-own-reasons = This is the bot’s own judgement: in random games from here, another option does better. So there are no numbers.
hint-as-good = About as good
hint-mark = The bot’s choice
hint-win = Chance to win
hints = Hints
hints-help = Whether everybody at the table may ask a bot for advice.
hints-on = Allowed
hints-off = Off
seat-bot = Bot: { $level }

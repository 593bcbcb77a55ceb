## The same dice for everybody

challenge-today = Today’s challenge
challenge-line = The same dice for everybody, a fresh set every day.
challenge-text = Everybody gets the same dice and cards, and plays by themselves. Who makes the most of them?
challenge-closes = Closes on { $time }. Then the secret of the dice is published.
challenge-closed = This challenge is closed: the secret of its dice is published.
challenge-everybody = Everybody who played these dice
challenge-better =
    Rank { $rank } of { $players }{ $percent ->
        [0] .
       *[other] : better than { $percent }% of the others.
    }
challenge-first = You are the first to finish these dice.
challenge-not-counted = This result does not count: you knew these dice, a bot helped, or you finished after the deadline.
challenge-next = Next one in { $hours } h { $minutes } min
challenge-streak =
    { $days ->
        [one] One day in a row
       *[other] { $days } days in a row
    }
challenge-rank = Rank
challenge-name = Name
challenge-reached = Result
challenge-bot = Bot ({ $level })
challenge-page = About this challenge
challenge-table = Today’s challenge: the same dice for everybody
challenge-week-table = Round of the week: the same dice for the whole group
challenge-again-table = The dice of a finished table
challenge-again-text = These are the dice and cards of a finished table. The people who played there know them, and anybody could have looked at them. Only each person’s first table counts.
same-dice = Play the same dice again

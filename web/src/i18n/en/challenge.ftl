## The same dice for everybody

challenge-today = Today’s challenge
challenge-line = The same dice for everybody, a fresh set every day.
challenge-none-title = No challenge for { $game }
challenge-none-text = A challenge compares what everybody makes of the same dice. In this game that would say little: the dice depend on the players’ choices, or the points depend on the opponents.
challenge-none-game = About the game
challenge-about = How it works
challenge-text = Everybody gets the same dice and cards, and plays by themselves. Who makes the most of them?
challenge-rules = You play it once, without hints. You’ll see how others did once you finish.
challenge-play = Play the challenge
challenge-go-on = Continue playing
challenge-your-table = Your table
challenge-closes = Closes on { $time }. Then the secret of the dice is published.
challenge-closed = This challenge is closed: the secret of its dice is published.
challenge-everybody = Everybody who played these dice
challenge-nobody = Nobody has finished yet.
challenge-players =
    { $players ->
        [one] One person has finished.
       *[other] { $players } people have finished.
    }
challenge-hidden = You will see how they did once you have finished, too.
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
challenge-past = The challenge of { $day }
challenge-past-play = Play these dice
challenge-past-text = This day is over: you can play for yourself, but nothing is counted.
challenge-archive = Past days
challenge-archive-text = Everybody may look at them and play them. They no longer count.
challenge-people =
    { $players ->
        [one] One person
       *[other] { $players } people
    }
challenge-share = Share your result
challenge-share-rank = rank { $rank } of { $players }
challenge-rank = Rank
challenge-name = Name
challenge-reached = Result
challenge-bot = Bot ({ $level })
challenge-page = About this challenge
challenge-table = Today’s challenge: the same dice for everybody
challenge-again-table = The dice of a finished table
challenge-again-title = The dice of a finished table
challenge-again-text = These are the dice and cards of a finished table. The people who played there know them, and anybody could have looked at them. Only each person’s first table counts.
challenge-source = The first table with these dice
challenge-proof = What is proved about these dice
challenge-proof-text = The server chose these dice alone, so it could know or even pick them; no browser took part. What is proved: they were fixed before the day’s first table began, and all tables of the challenge had the same. Compare the fingerprint with what others were told, and check any record once the secret is published.
challenge-again-proof-text = All tables with these dice draw from the secret and the random bytes of the first one. Its proof holds for each of them: the same dice, fixed before the first table began.
challenge-commitment = Fingerprint (SHA-256 of the secret)
challenge-secret = Secret
same-dice = Play the same dice again

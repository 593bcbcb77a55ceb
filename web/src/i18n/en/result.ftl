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
result-place = You came { $place } of { $seats }.
result = Result
ranking = Ranking
play-again = Play again
see-board = Look at the board
see-result = Show the result
other-games = All games
see-replay = Watch the replay
see-review = Review

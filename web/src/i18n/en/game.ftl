## The page of a game

game-by = By { $authors }, { $year }.
game-age = Ages { $age } and up.
game-tutorial = Learn it in a first game
game-rules = How it is played
game-options = What you can change
game-levels = The bots
game-levels-together = They are on your side: the stronger they are, the more often you win together.
game-picture = { $name }: a position from the middle of a game
game-picture-caption = A position from the middle of a real game
option-usual = usual
about-level-random = picks anything. For a first look.
about-level-easy = knows what is good for the moment.
about-level-medium =
    { $together ->
        [yes] thinks of what every choice brings later. Good company.
       *[no] thinks of what every choice leads to. Hard to beat.
    }
about-level-hard = thinks longest or furthest ahead. The strongest.

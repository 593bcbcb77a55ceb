## The tutorial of a game

lesson-title = { $name }: a first game with explanations
lesson-reader = You
lesson-place = Step { $place } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip
lesson-close = Close
lesson-again = From the beginning
lesson-play = Play your first game

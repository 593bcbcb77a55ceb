trophy-well-guarded = Well guarded
trophy-well-guarded-for = You win, and no skull is beyond its third hole.

trophy-nobody-forgotten = Nobody forgotten
trophy-nobody-forgotten-for = You win, and not one die is in Oblivion.

trophy-by-a-hair = By a hair
trophy-by-a-hair-for = You win while a skull is one hole short of the end of its track.

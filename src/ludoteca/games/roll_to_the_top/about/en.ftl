## Things on the board

about-dotted = Box with a dot: takes any number, at any time. All boxes on the ground have one.
about-resting = Box on others: fill the boxes right below it first. Its number must be at least as high as each of theirs.
about-hanging = Hanging box: rests on nothing. It takes any number as soon as a box beside it is full.
about-die = Number die: all players write with the same dice, each die once a turn, alone or added to others. A resting die is not rolled until it comes in.
about-action = Action die: shows how the dice in play change after this turn. One comes in, one goes out, two are swapped, or the player who changes them chooses in or out. But with five dice, one must go; and if nobody wrote or only one die is left, one must come.

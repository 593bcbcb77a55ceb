## What the things on the board are

about-dotted = Box with a dot: takes any number, at any time. All boxes on the ground have one.
about-resting = Box on others: first the boxes right below it are filled. Its number is at least as high as each of theirs.
about-hanging = Hanging box: rests on nothing. It takes any number as soon as a box beside it is full.
about-die = Number die: everybody writes with the same dice, each of them once a turn, alone or added to others. A resting die is not rolled until it comes in.
about-action = Action die: says how the dice in play change after this turn. One comes in, one goes out, two are swapped, or whoever changes them chooses. But of five dice one must go, and where nobody wrote, or one die is left, one must come.

name = Shut the Box
blurb = A patience: shut tiles for what the dice show, until none fit.

option-tiles = Tiles
option-tiles-help = How many tiles the box has.
option-tiles-9 = 9
option-tiles-12 = 12

prompt-shut = The dice show { $roll }: shut tiles of that sum.
choice-shut = Shut { $tiles }

event-rolled = The dice show { $first } and { $second }.

result-left =
    { $left ->
        [0] The box is shut.
        [one] { $left } point is left open.
       *[other] { $left } points are left open.
    }

error-no-such-tiles = Open tiles with the sum of { $roll } are to be shut.

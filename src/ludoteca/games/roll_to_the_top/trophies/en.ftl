trophy-all-of-a-kind = All of a kind
trophy-all-of-a-kind-for = A full row of three boxes or more with the same number in each.

trophy-staircase = Staircase
trophy-staircase-for = A full row of four boxes or more whose numbers rise, or fall, from end to end.

trophy-busy-turn = All hands full
trophy-busy-turn-for = Five boxes in a single turn.

trophy-far-ahead = Far ahead
trophy-far-ahead-for = Your board is full while everyone else still lacks two boxes or more.

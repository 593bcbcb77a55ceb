## The rules at hand

rulebook = Rules
rulebook-key = Rules (key: ?)
rulebook-title = { $name }: the rules
rulebook-search = Search the rules
rulebook-found =
    { $count ->
        [0] The rules say nothing about that.
        [one] One place found
       *[other] { $count } places found
    }
rulebook-things = What is on the board
rulebook-ask = Hover over anything on the board, or press and hold it, to see what it is. On a keyboard, press i.
rulebook-here = At this table

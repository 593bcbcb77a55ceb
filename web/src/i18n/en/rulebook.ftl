## The rules at hand

rulebook = Rules
rulebook-key = Rules (key: ?)
rulebook-title = { $name }: the rules
rulebook-search = Search the rules
rulebook-found =
    { $count ->
        [0] Nothing in the rules tells of that.
        [one] One place found
       *[other] { $count } places found
    }
rulebook-things = What is on the board
rulebook-here = At this table

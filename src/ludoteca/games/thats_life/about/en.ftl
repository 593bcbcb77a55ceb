## Things on the board

about-start = Start: all pieces begin here. It is never taken.
about-finish = Finish: pieces that are home stay home. Extra steps don’t matter.
about-minus = Minus tile: it costs points. The last player to leave it must take it.
about-plus = Plus tile: it brings points. The last player to leave it takes it.
about-lucky = Lucky tile: worth nothing by itself. At the end, each of yours turns your largest minus into plus.
about-lucky-expert = Lucky tile (Expert): at the end it turns the tile right below it in your tower, for better or worse.
about-gift = Gift: if your piece is the last to leave, you give your top tile away. A minus goes to the player with the best top tile, any other tile to the player with the worst. Then it shows Steal.
about-steal = Steal: if your piece is the last to leave, you take the top tile of a player you choose. Then it shows Gift.
about-guard = Guard: a neutral figure. While it stands on a tile, nobody takes that tile. While any piece shares its tile, you may move the guard instead of a piece.
about-die = Die: it is rolled for the player whose turn it is. One piece moves exactly that many tiles.
about-tower = Tower: the tiles that a player has taken, the newest on top. A small clover marks those that lucky tiles turn into plus.

## Their present state

now-here = Here now: { $figures }.
now-nobody = Nobody stands here now.
now-alone =
    { $seat_you ->
        [yes] Your piece stands here alone:
       *[no] { $seat_name }’s piece stands here alone:
    } { $leaving ->
        [action] when it leaves, the tile takes effect.
       *[take] when it leaves, it takes the tile along.
    }
now-several =
    Here now: { $figures }. Only the last to leave { $leaving ->
        [action] carries out the tile.
       *[take] takes the tile.
    }

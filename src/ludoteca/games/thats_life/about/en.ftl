## What the things on the board are

about-start = Start: all pieces begin here. Nobody ever has to take it.
about-finish = Finish: pieces that are home stay home. Steps that are too many do not matter.
about-minus = Minus tile: it costs points. Whoever is the last to leave it must take it.
about-plus = Plus tile: it brings points. Whoever is the last to leave it takes it.
about-lucky = Lucky tile: worth nothing by itself. At the end each of yours turns your largest minus into plus.
about-lucky-expert = Lucky tile (Expert): at the end it turns the tile right below it in your tower, for better or worse.
about-gift = Gift: leave it with its last piece and give your top tile to somebody else. A minus goes to whoever has the best tile on top, anything else to whoever has the worst. Then it shows Steal.
about-steal = Steal: leave it with its last piece and take the top tile of another player, whose you choose. Then it shows Gift.
about-guard = Guard: a figure that is nobody’s. Nobody takes the tile while it stands there. As long as a piece shares its tile, you may move the guard instead of a piece.
about-die = Die: it is rolled for whoever is to move. One piece goes exactly that many tiles.
about-tower = Tower: the tiles that a player has taken, the newest on top. A small clover marks those that luck turns into plus.

## What they do now

now-here = Here now: { $figures }.
now-nobody = Nobody stands here now.
now-alone =
    { $seat_you ->
        [yes] Your piece stands here alone:
       *[no] A piece of { $seat_name } stands here alone:
    } { $leaving ->
        [action] whoever leaves the tile does what it says.
       *[take] whoever leaves the tile takes it along.
    }
now-several =
    Here now: { $figures }. Only the last to leave { $leaving ->
        [action] does what the tile says.
       *[take] takes the tile.
    }

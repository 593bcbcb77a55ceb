### That's Life! in English.
###
### A "face" is the text on a tile: start, finish, lucky, gift, steal, or a number with its
### sign. Seats come with a name ($seat_name) and with $seat_you, "yes" for the reader's own.

name = That’s Life!
blurb = Roll, move a piece, and live with the tile it leaves behind: dodge the minus tiles, catch the plus tiles, and let luck turn your worst into your best.

## Prompts

prompt-move-piece-yours =
    Your turn: move { $only ->
        [last] your last piece
       *[no] a piece
    } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.{ $only ->
        [together] { " " }They all stand together.
       *[no] { "" }
    }
prompt-move-piece-theirs =
    { $seat_name } is choosing a piece to move { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
prompt-move-figure-yours =
    Your turn: move a piece or a guard { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
prompt-move-figure-theirs =
    { $seat_name } is choosing a piece or a guard to move { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
prompt-gift-yours =
    Gift: choose who gets your { $face ->
        [lucky] lucky tile
       *[other] { $face }
    }.
prompt-gift-theirs =
    { $seat_name } is choosing who gets { $face ->
        [lucky] a lucky tile
       *[other] the { $face }
    }.
prompt-steal-yours = Steal: choose whose top tile you take.
prompt-steal-theirs = { $seat_name } is choosing whose top tile to steal.

## Options

choice-move-piece =
    Move a piece from { $from_face ->
        [start] Start
        [lucky] a lucky tile
        [gift] a Gift
        [steal] a Steal
       *[other] { $from_face }
    }{ $from_place ->
        [0] { "" }
       *[other] { " " }(tile { $from_place })
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, to { $to_face ->
        [finish] Finish
        [lucky] a lucky tile
        [gift] a Gift
        [steal] a Steal
       *[other] { $to_face }
    }{ $leaving ->
        [take] { $from_face ->
            [lucky] ; you take the lucky tile
           *[other] ; you take { $from_face }
        }
        [action] { $from_face ->
            [gift] ; you carry out the Gift
           *[other] ; you carry out the Steal
        }
       *[nothing] { "" }
    }
choice-move-guard =
    Move a guard from { $from_face ->
        [lucky] a lucky tile
        [gift] a Gift
        [steal] a Steal
       *[other] { $from_face }
    }{ $from_place ->
        [0] { "" }
       *[other] { " " }(tile { $from_place })
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, to { $to_face ->
        [finish] Finish
        [lucky] a lucky tile
        [gift] a Gift
        [steal] a Steal
       *[other] { $to_face }
    }
choice-gift =
    Give { $face ->
        [lucky] your lucky tile
       *[other] your { $face }
    } to { $target_seat_name }
choice-steal =
    Take { $face ->
        [lucky] the lucky tile
       *[other] the { $face }
    } from { $target_seat_name }

## Events

event-began =
    { $seat_you ->
        [yes] You begin.
       *[no] { $seat_name } begins.
    }
event-rolled =
    { $seat_you ->
        [yes] You roll
       *[no] { $seat_name } rolls
    } a { $die }.
event-piece-moved =
    { $seat_you ->
        [yes] You move
       *[no] { $seat_name } moves
    } a piece { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from { $from_face ->
        [start] Start
        [lucky] a lucky tile
        [gift] a Gift
        [steal] a Steal
       *[other] { $from_face }
    } to { $to_face ->
        [finish] Finish
        [lucky] a lucky tile
        [gift] a Gift
        [steal] a Steal
       *[other] { $to_face }
    }.
event-guard-moved =
    { $seat_you ->
        [yes] You move
       *[no] { $seat_name } moves
    } a guard { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from { $from_face ->
        [lucky] a lucky tile
        [gift] a Gift
        [steal] a Steal
       *[other] { $from_face }
    } to { $to_face ->
        [finish] Finish
        [lucky] a lucky tile
        [gift] a Gift
        [steal] a Steal
       *[other] { $to_face }
    }.
event-tile-taken =
    { $seat_you ->
        [yes] You take
       *[no] { $seat_name } takes
    } { $face ->
        [lucky] a lucky tile
       *[other] { $face }
    }.
event-tile-given =
    { $seat_you ->
        [yes] You give
       *[no] { $seat_name } gives
    } { $face ->
        [lucky] a lucky tile
       *[other] { $face }
    } to { $target_seat_you ->
        [yes] you
       *[no] { $target_seat_name }
    }.
event-tile-stolen =
    { $seat_you ->
        [yes] You steal
       *[no] { $seat_name } steals
    } { $face ->
        [lucky] a lucky tile
       *[other] { $face }
    } from { $target_seat_you ->
        [yes] you
       *[no] { $target_seat_name }
    }.
event-action-fizzled =
    { $face ->
        [gift] { $why ->
            [nothing] { $seat_you ->
                [yes] You have nothing to give.
               *[no] { $seat_name } has nothing to give.
            }
           *[nobody] { $seat_you ->
                [yes] You have nobody to give a tile to.
               *[no] { $seat_name } has nobody to give a tile to.
            }
        }
       *[steal] { $seat_you ->
            [yes] You have nobody to steal from.
           *[no] { $seat_name } has nobody to steal from.
        }
    }
event-action-fizzled-special = { event-action-fizzled }
event-tile-turned =
    Tile { $place } of the path now shows { $face ->
        [gift] Gift
       *[steal] Steal
    }.
event-tile-turned-own = { event-tile-turned }
event-finished =
    { $seat_you ->
        [yes] All your pieces are home.
       *[no] All { $seat_name }’s pieces are home.
    }
event-finished-own = { event-finished }
event-ended = All pieces are home. The game is over.

## Results

result-points =
    { $seat_you ->
        [yes] You win
       *[no] { $seat_name } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-fewer-lucky =
    Tied on { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $seat_you ->
        [yes] you win
       *[no] { $seat_name } wins
    } with fewer lucky tiles ({ $lucky }).
result-shared =
    { $winners } players share the win: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $lucky ->
        [0] no lucky tile
        [one] { $lucky } lucky tile
       *[other] { $lucky } lucky tiles
    } each.

## Errors

error-not-your-turn = It is not your turn.
error-answer-first = First choose a player.
error-no-question = You don’t have to choose a player now.
error-not-a-choice = You can’t choose that player.
error-no-such-action = There is no such move in this game.
error-no-such-tile = There is no such tile.
error-no-piece-there =
    You have no piece { $face ->
        [start] on Start
        [lucky] on this lucky tile
        [gift] on this Gift
        [steal] on this Steal
       *[other] on this { $face }
    }.
error-piece-home = Pieces on Finish stay there.
error-no-guards-in-play = There is no guard on the path.
error-no-guard-there =
    There is no guard { $face ->
        [start] on Start
        [finish] on Finish
        [lucky] on this lucky tile
        [gift] on this Gift
        [steal] on this Steal
       *[other] on this { $face }
    }.
error-guard-alone = A guard can be moved only while a piece shares its tile.

## Presets and options of a table

preset-modern = Modern
preset-modern-help = A new path each time, and action tiles.
preset-classic-2005 = Classic 2005
preset-classic-2005-help = The first edition: a sorted path, eight guards, no action tiles.
preset-expert = Expert
preset-expert-help = Lucky tiles turn the tile right below them, for better or worse.
preset-wild = Wild
preset-wild-help = Both action tiles and guards.

option-layout = Path
option-layout-help = The order of the tiles. A shuffled path is different every time.
option-layout-shuffled = Shuffled
option-layout-standard = Sorted: lucky, then plus
option-layout-variant1 = Sorted: plus, then lucky
option-layout-variant2 = Sorted: lucky last
option-action-tiles = Action tiles
option-action-tiles-help = Four tiles that stay on the path. If you leave one empty, you give a tile away or steal one.
option-action-tiles-true = With action tiles
option-action-tiles-false = Without
option-guards = Guards
option-guards-help = Eight neutral figures guard the best tiles. You may move a guard instead of a piece while any piece shares its tile.
option-guards-false = Without
option-guards-true = With guards
option-scoring = Lucky tiles
option-scoring-help = Basic: each turns your largest remaining minus tile into plus. Expert: each turns the tile right below it, for better or worse.
option-scoring-basic = Basic
option-scoring-expert = Expert
option-pieces = Pieces
option-pieces-help = With two pieces each, games with five or six players are shorter.
option-pieces-three = Three each
option-pieces-rulebook = Three each, two with five or six players

## Board

tile-start = Start
tile-finish = Finish
tile-minus = Tile { $face }
tile-plus = Tile { $face }
tile-lucky = Lucky tile
tile-gift = Action tile: Gift
tile-steal = Action tile: Steal
gift = Gift
steal = Steal
lucky = Lucky
piece = Piece
path = Path
pieces-at =
    { $seat_you ->
        [yes] { $count ->
            [one] your piece
           *[other] your { $count } pieces
        }
       *[no] { $count ->
            [one] { $seat_name }’s piece
           *[other] { $seat_name }’s { $count } pieces
        }
    }
guards-at =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
nobody-at = nobody there
die-shows = The die shows { $die }
tower-of =
    { $seat_you ->
        [yes] Your tower
       *[no] { $seat_name }’s tower
    }
tower-empty = no tiles
tower-height =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tower-top =
    { $face ->
        [lucky] a lucky tile on top
       *[other] { $face } on top
    }
tower-built = { $height } ({ $tiles }), { $top }
score-of =
    { $seat_you ->
        [yes] You
       *[no] { $seat_name }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The tutorial

tutorial-goal = Welcome to the garden! All players lead three pieces from Start to Finish. It does not matter who is first. What counts is what you pick up on the way.
tutorial-stones = Tiles with a plus bring you points, tiles with a minus cost you points. And a tile with a clover is lucky: you will soon see why.
tutorial-roll = You have rolled a 3. Choose your pieces on Start: one of them goes exactly three tiles.
tutorial-leave = Now for the catch: if you leave a tile empty, you have to take it. So let your piece wait on −4, and bring another one from Start.
tutorial-leave-other = That piece would leave −4 empty, and you would have to take it.
tutorial-closed = Cleo left −2 empty: now it lies on her tower, and the path has closed up. And look who has joined you on −4!
tutorial-last = Two pieces stand on −4. The first to leave goes free; only the last one has to take the tile. Quick, off you go!
tutorial-last-other = You may do that. But then Cleo can slip away first, and you are left with −4.
tutorial-plus = It worked: Cleo was the last and had to take −4. The rule has a bright side, too. Your piece stands alone on +6: leave it, and +6 is yours.
tutorial-plus-other = You may do that. But +6 is yours for the taking now, before Cleo joins you there.
tutorial-clover = Now your piece has the clover to itself. Leave it, and the luck is yours! You will land on −8, but never mind.
tutorial-clover-other = You may do that. But who knows how long you will be alone with the clover?
tutorial-minus = In the end, each lucky tile turns its owner’s largest minus into plus. You have one, so −8 is a treasure: leave it, and watch your score.
tutorial-minus-other = You may do that. But with your lucky tile, −8 is worth +8 to you!
tutorial-gift = Cleo left an action tile empty. It showed Gift, so she gave you the top tile of her tower: −1. Now it has turned over and shows Steal. Bring your last piece there!
tutorial-gift-other = You may do that. But on the Steal you could take something from Cleo.
tutorial-steal = Cleo has just put a clover on top of her tower. Leave the Steal empty now, and her clover is yours!
tutorial-steal-other = You may do that. But then Cleo may cover her clover with something worse.
tutorial-stolen = The clover is yours, and the tile shows Gift again: action tiles stay in the path and turn over each time. A Gift rids you of a bad top tile.
tutorial-finish = Many turns later, your last piece is the only one on the path. Any roll that is high enough takes it to Finish. Go home, and take the clover with you!
tutorial-end = All pieces are home. Your last clover has turned −7 into +7, and you win by 51 to 1! Guards and other paths are up to you when you make a table.

## Breakdown of a score

account-plus = Plus
account-turned = Turned by luck
account-minus = Minus
account-lucky = Luck unused
tie-lucky = Tied on points: fewer lucky tiles come first, here { $lucky }.
tie-shared = Tied on points and on lucky tiles ({ $lucky }): a shared place.

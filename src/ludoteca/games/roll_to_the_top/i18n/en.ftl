### Roll to the Top: Journeys in English.
###
### Dice are named by their number of faces (d4 ... d20). Rows count from the ground, places in a
### row from the left. Seats come with a name ($seat_name) and with $seat_you, "yes" for the
### reader's own.

name = Roll to the Top: Journeys
blurb = Everybody uses the same dice to fill the same sight of the world, number upon number: nothing may rest on a higher one. Who reaches the top first?

## Prompts

prompt-write =
    { $only ->
        [yes] No number fits: press Done.
       *[no] Write sums of the dice.
    }
prompt-write-last =
    { $only ->
        [yes] Everyone is waiting for you: no number fits, so press Done.
       *[no] Everyone is waiting for you: write sums of the dice.
    }
prompt-wait =
    { $players ->
        [one] { $players } player is still writing.
       *[other] { $players } players are still writing.
    }
prompt-wait-for = { $seat_name } is still writing.
prompt-pool-yours =
    { $why ->
        [five] Five dice: leave one out.
        [nobody] Nobody wrote a number: bring a die in.
        [one] One die left: bring one in.
       *[face] { $change ->
            [add] Bring a die in.
            [remove] Leave a die out.
            [swap] Swap two dice.
           *[either] Bring a die in or leave one out.
        }
    }
prompt-pool-theirs =
    { $why ->
        [five] { $seat_name } is choosing which of the five dice to leave out.
        [nobody] Nobody wrote a number: { $seat_name } is choosing a die to bring in.
        [one] Only one die is in play: { $seat_name } is choosing a die to bring in.
       *[face] { $change ->
            [add] { $seat_name } is choosing a die to bring in.
            [remove] { $seat_name } is choosing a die to leave out.
            [swap] { $seat_name } is choosing two dice to swap.
           *[either] { $seat_name } is choosing a die to bring in or to leave out.
        }
    }
prompt-over = The game is over.

## Options

choice-write = Write { $number } ({ $dice }) into row { $row }, box { $place }
choice-write-group = Write { $number } ({ $dice })
choice-confirm =
    { $left ->
        [0] Done: all dice are used
       *[other] Done, leaving { $dice } unused
    }
choice-take-back = Take the { $number } back
choice-take-all-back =
    { $choices ->
        [2] Take back both numbers of this turn
       *[other] Take back all { $choices } numbers of this turn
    }
choice-add-die = Bring in the { $die }
choice-remove-die = Leave out the { $die }
choice-swap-dice = Leave out the { $out } and bring in the { $into }

## Events

event-opened =
    { $board_word }. { $start ->
        [rolled] The opening roll brings in { $dice }.
       *[five] All five dice are in play.
    }
event-written =
    { $seat_you ->
        [yes] You write
       *[no] { $seat_name } writes
    } { $number } into row { $row }, box { $place }.
event-passed =
    { $seat_you ->
        [yes] You write
       *[no] { $seat_name } writes
    } nothing{ $could ->
        [yes] .
       *[no] : no number fits.
    }
event-passed-own =
    { $could ->
        [yes] { "" }
       *[no] { event-passed }
    }
event-completed =
    { $seat_you ->
        [yes] Your board is full!
       *[no] { $seat_name }’s board is full!
    }
event-completed-own = { event-completed }
event-die-added =
    { $only ->
        [yes] The { $die } comes in: there is no other left.
       *[no] { $why ->
            [nobody] Nobody wrote a number, so { $seat_you ->
                [yes] you bring
               *[no] { $seat_name } brings
            }
            [one] With a single die in play, { $seat_you ->
                [yes] you bring
               *[no] { $seat_name } brings
            }
           *[other] { $seat_you ->
                [yes] You bring
               *[no] { $seat_name } brings
            }
        } in the { $die }.
    }
event-die-added-own =
    { $only ->
        [yes] { event-die-added }
       *[no] { "" }
    }
event-die-removed =
    { $why ->
        [five] With five dice in play, { $seat_you ->
            [yes] you leave
           *[no] { $seat_name } leaves
        }
       *[other] { $seat_you ->
            [yes] You leave
           *[no] { $seat_name } leaves
        }
    } out the { $die }.
event-dice-swapped =
    { $seat_you ->
        [yes] You swap
       *[no] { $seat_name } swaps
    } the { $out } for the { $into }.
event-rolled =
    Turn { $turn }{ $last ->
        [yes] , the last:
       *[no] :
    }{ $d4 ->
        [0] { "" }
       *[other] { " " }d4 { $d4 }
    }{ $d6 ->
        [0] { "" }
       *[other] { " " }d6 { $d6 }
    }{ $d8 ->
        [0] { "" }
       *[other] { " " }d8 { $d8 }
    }{ $d12 ->
        [0] { "" }
       *[other] { " " }d12 { $d12 }
    }{ $d20 ->
        [0] { "" }
       *[other] { " " }d20 { $d20 }
    }, action die { $face ->
        [add] add
        [remove] remove
        [swap] swap
       *[either] add or remove
    }.
event-rolled-special =
    { $last ->
        [yes] This is the last turn!
       *[no] { "" }
    }
event-ended = The game ends after turn { $turn }.

## Results

result-full =
    { $seat_you ->
        [yes] You reach
       *[no] { $seat_name } reaches
    } the top in turn { $turns }.
result-full-shared = { $winners } players reach the top in turn { $turns } and share the win.
result-limit =
    Nobody reaches the top in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }; { $seat_you ->
        [yes] you are
       *[no] { $seat_name } is
    } closest with { $empty ->
        [one] { $empty } empty box
       *[other] { $empty } empty boxes
    }.
result-limit-shared =
    Nobody reaches the top in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }; { $winners } players share the win with { $empty ->
        [one] { $empty } empty box
       *[other] { $empty } empty boxes
    } each.
result-alone =
    The top in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }{ $medal ->
        [gold] : a gold medal!
        [silver] : a silver medal!
        [bronze] : a bronze medal!
       *[none] .
    }
result-unfinished =
    Not finished in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: { $empty ->
        [one] { $empty } box stays empty
       *[other] { $empty } boxes stay empty
    }.
result-running = The game is still going on.
merit-full =
    Full in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
merit-boxes =
    { $filled } of { $boxes } boxes in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

## Errors

error-table-over = The game is over.
error-not-your-turn = It is not your turn.
error-not-now = You can’t do that now.
error-one-to-take-back = There is only one number to take back.
error-nothing-to-take-back = You have written nothing this turn.
error-no-such-dice = There are no such dice here.
error-no-such-box = There is no such box.
error-die-in-reserve = That die is not in play.
error-die-in-pool = That die is in play already.
error-die-used = You have used one of these dice already.
error-box-full = There is a { $number } in that box.
error-box-hangs = That box hangs in the air: fill a box beside it first.
error-box-unsupported = Fill the boxes below first.
error-too-low = { $number } is too low: it takes { $least } at least.
error-other-change = The dice need a different change now.

## Presets and options of a table

preset-surprise = Surprise
preset-surprise-help = One of the eight sights, at random.
preset-first-climb = First climb
preset-first-climb-help = The Golden Gate Bridge with all five dice from the start: good for learning the game.
preset-summit = To the summit
preset-summit-help = The Matterhorn, the hardest climb.

option-board = Sight
option-board-help = All players fill the same board. Good for beginners: the Golden Gate Bridge, the Great Wall, the Eiffel Tower.
option-board-random = A surprise
option-board-golden-gate-bridge = Golden Gate Bridge
option-board-great-wall = Great Wall of China
option-board-eiffel-tower = Eiffel Tower
option-board-taj-mahal = Taj Mahal
option-board-pyramids-of-giza = Pyramids of Giza
option-board-burj-khalifa = Burj Khalifa
option-board-leaning-tower-of-pisa = Leaning Tower of Pisa
option-board-matterhorn = Matterhorn
option-start-pool = First dice
option-start-pool-help = An opening roll leaves out the dice that show an odd number.
option-start-pool-opening-roll = Opening roll
option-start-pool-all = All five
option-turn-limit = Last turn
option-turn-limit-help = After this turn, the most filled boxes win.
option-auto-pass = No number fits
option-auto-pass-help = What happens when a player cannot write any number.
option-auto-pass-true = Pass automatically
option-auto-pass-false = Ask anyway

## The board

board-dice = Dice
board-resting = resting
board-die =
    { $how ->
        [resting] { $die }, resting
        [used] { $die } shows { $number }, used
       *[free] { $die } shows { $number }
    }
board-step-box =
    { $fits ->
        [yes] Choose a box for { $number }, or another die.
       *[no] { $number } fits no box: add a die, or put them back.
    }
board-step-swap =
    { $way ->
        [out] Leave out the { $die }: choose the die to bring in.
       *[into] Bring in the { $die }: choose the die to leave out.
    }
board-take-die = { $die } shows { $number }: add it to the sum
board-swap-die =
    { $way ->
        [out] { $die }: leave it out
       *[into] { $die }: bring it in
    }
board-action-die =
    Action die: { $face ->
        [add] add
        [remove] remove
        [swap] swap
       *[either] add or remove
    }
board-box =
    Row { $row }, box { $place }: { $kind ->
        [full] { $number }
        [open] takes { $least } or more
       *[shut] not yet, later { $least } or more
    }
board-boxes-left =
    { $left ->
        [one] { $left } box left
       *[other] { $left } boxes left
    }{ $state ->
        [done] , done
       *[none] { "" }
    }
board-left =
    { $left } left{ $state ->
        [done] { " " }✓
       *[none] { "" }
    }
board-next =
    { $why ->
        [five] All five dice are in play: then { $seat_you ->
            [yes] you leave
           *[no] { $seat_name } leaves
        } one out.
        [one] Only one die is in play: then { $seat_you ->
            [yes] you bring
           *[no] { $seat_name } brings
        } one in.
       *[face] { $change ->
            [add] Then { $seat_you ->
                [yes] you bring
               *[no] { $seat_name } brings
            } a die in.
            [remove] Then { $seat_you ->
                [yes] you leave
               *[no] { $seat_name } leaves
            } a die out; one comes in if nobody writes.
            [swap] Then { $seat_you ->
                [yes] you swap
               *[no] { $seat_name } swaps
            } two dice; one comes in if nobody writes.
           *[either] Then { $seat_you ->
                [yes] you bring
               *[no] { $seat_name } brings
            } a die in or { $seat_you ->
                [yes] leave
               *[no] leaves
            } one out.
        }
    }
board-pool =
    { $why ->
        [five] With five dice in play one must go, whatever the action die says.
        [nobody] When nobody writes a die must come, whatever the action die says.
        [one] To a single die another must come, whatever the action die says.
       *[face] { $change ->
            [add] The action die says add: tap a resting die.
            [remove] The action die says remove: tap a die in play.
            [swap] The action die says swap: tap a die in play and a resting one.
           *[either] The action die says add or remove: tap any die.
        }
    }
board-sum =
    { $dice }: { $boxes ->
        [0] fits in no box
       *[other] tap a box that glows
    }
board-clear = Put back
board-done = Done
board-unused = unused: { $dice }

## Breakdown of the result

account-sheet =
    { $left ->
        [0] All { $boxes } boxes full, highest number { $highest }
        [one] { $left } box left of { $boxes }
       *[other] { $left } boxes left of { $boxes }
    }
account-medal =
    { $medal ->
        [gold] Gold
        [silver] Silver
       *[bronze] Bronze
    }: at most { $turns } turns

## The tutorial

tutorial-goal = Welcome! Here is the Golden Gate Bridge, and all of its boxes are empty. Cleo has the same bridge. The first to fill every box, up to the tips of the towers, wins.
tutorial-dice = Three dice were rolled: 2, 1 and 5. Both of you use the same numbers, each die once. Choose a die, then a box that glows.
tutorial-ground = Boxes with a dot take any number at any time, and all boxes on the ground have one. Small numbers belong there: write the 1 below the left tower.
tutorial-ground-other = You may do that. But a higher number at the bottom makes everything above it harder. Start this tower with the 1.
tutorial-above = A box that rests on others takes a number at least as high as each of them. The 2 can stand on your 1.
tutorial-above-other = You may do that. But look: right on your 1, a 2 is just high enough. Small steps leave room above.
tutorial-climb = And the 5 can stand on the 2 that you have just written: three rows in one turn!
tutorial-climb-other = You may do that. But here you can climb three rows at once: put the 5 on the 2.
tutorial-done = All dice are used: press Done, and both sheets are revealed. The action die beside them shows a plus. So after this turn Cleo adds a die, for both of you.
tutorial-done-other = You can take numbers back until you press Done. These three are fine, though: press Done.
tutorial-hanging = Cleo had to add a die, as the action die said: the d12. Now look beside your 5: those boxes hang in the air. They take any number as soon as a box next to them is full, even this 1.
tutorial-hanging-other = You may do that. But a 1 will soon fit nowhere else: let it hang beside the 5.
tutorial-sum = Dice can be added up. Choose d6 and d8 together: 4 and 3 make 7, and 7 stands well on the 5.
tutorial-sum-other = You may do that. But try a sum: choose the d6 and the d8, then the box on top of the 5.
tutorial-tower = The 9 goes on top, and your first tower is finished. Large numbers are best where nothing stands on them.
tutorial-tower-other = You may do that. But at the tip of the tower a 9 blocks nothing at all.
tutorial-pool = Now you change the dice for both, and the action die says: leave one out. You want to fill the ground next, where small numbers help. Leave out the d12.
tutorial-pool-other = You may do that. But the d12 makes the largest numbers of these: without it, your ground stays low.
tutorial-large = An 8 is too high for the ground. Hang it beside the 5 on the other side, where nothing stands on it. A number that only spoils a tower is better left out.
tutorial-large-other = You may do that. But the 8 would be a heavy load there. The hanging box left of the 5 carries nothing.
tutorial-back = Until everyone is done, “Undo” takes numbers back. The action die has two more faces: two arrows swap one die for another; a plus over a minus lets you choose: one more or one fewer.
tutorial-finish = Some turns later, only one box is empty, at the left end of the road. It rests on a 6, and the d6 shows a 6: just as high is high enough. Finish your bridge!
tutorial-finish-other = You may do that. But your bridge lacks a single box: choose the d6, and write it there.
tutorial-end = All 22 boxes are full in turn 7, and Cleo lacks just one: you have won. Seven other sights are waiting, with other towers to climb.

### On Tour in English.
###
### A "mark" is a number of two digits, star or x. An argument that ends in "_word" arrives
### translated. Seats come with a name ($seat_name) and with
### $seat_you, "yes" for the reader's own.
### `.short` is an area's label on the map.

name = On Tour
blurb = A hundred days, one tour: everybody writes the same numbers into a map of their own, and the longest way along numbers that never fall wins.

## Prompts

prompt-numbers =
    { $last ->
        [yes] Everyone is waiting for you: write { $low } and { $high }.
       *[no] Write { $low } and { $high }{ $cards ->
            [yes] , by two cards.
           *[no] .
        }
    }
prompt-number =
    { $last ->
        [yes] Everyone is waiting for you: write { $number }.
       *[no] Now write { $number }.
    }{ $only ->
        [yes] { " " }Only one area can take it.
       *[no] { "" }
    }
prompt-either =
    { $last ->
        [yes] Everyone is waiting for you: write { $low } or { $high }.
       *[no] Write { $low } or { $high }.
    }
prompt-number-and-x =
    { $last ->
        [yes] Everyone is waiting for you. Only one number fits: write { $low } or { $high }, and an X.
       *[no] Only one number fits: write { $low } or { $high }, and an X.
    }
prompt-x =
    { $last ->
        [yes] Everyone is waiting for you. Nothing else fits
       *[no] Nothing else fits
    }: cross out { $left ->
        [one] an area
       *[other] { $left } areas
    }.{ $only ->
        [yes] { " " }Only one is left.
       *[no] { "" }
    }
prompt-star =
    { $kind ->
        [same-region] One region on all cards
       *[other] Doubles { $low }
    }: draw a star.{ $last ->
        [yes] { " " }Everyone is waiting for you.
       *[no] { "" }
    }{ $only ->
        [yes] { " " }Only one area can take it.
       *[no] { "" }
    }
prompt-no-star =
    { $kind ->
        [same-region] One region on all cards
       *[other] Doubles { $low }
    }: no star fits. Cross out an area.{ $last ->
        [yes] { " " }Everyone is waiting for you.
       *[no] { "" }
    }
prompt-confirm =
    { $last ->
        [yes] Everyone is waiting for you: are you done?
       *[no] Done, or take something back?
    }
prompt-wait =
    { $players ->
        [one] { $players } player is still writing.
       *[other] { $players } players are still writing.
    }
prompt-wait-for = { $seat_name } is still writing.
prompt-over = The tours are over.

## Options

choice-mark =
    { $mark ->
        [star] A star in { $area_word }
        [x] Cross out { $area_word }
       *[other] { $mark } in { $area_word }
    }{ $circled ->
        [yes] , circled
       *[no] { "" }
    }
choice-mark-group =
    { $mark ->
        [star] Draw a star
        [x] Cross out an area
       *[other] Write { $mark }
    }
choice-take-back =
    Take back { $mark ->
        [star] the star
        [x] the X
       *[other] the { $mark }
    } in { $area_word }
choice-take-all-back = Take back both

## Events

event-started = All maps start with { $mark } in { $area_word }.
event-cards-turned =
    Cards: { $one_word } ({ $one_region ->
        [north] North
        [south] South
        [west] West
        [central] Central
       *[east] East
    }), { $two_word } ({ $two_region ->
        [north] North
        [south] South
        [west] West
        [central] Central
       *[east] East
    }), { $three_word } ({ $three_region ->
        [north] North
        [south] South
        [west] West
        [central] Central
       *[east] East
    }).
event-reshuffled = The used cards are shuffled into a new deck.
event-rolled =
    { $kind ->
        [numbers] Turn { $turn }: { $low } and { $high }.
        [doubles] Turn { $turn }: doubles. All players draw a star, or an X where none fits.
        [same-region] Turn { $turn }: one region on all cards. All players draw a star, or an X where none fits.
        [final-doubles] The last areas: doubles. All players draw a star.
       *[final-numbers] The last areas: { $low } and { $high }.
    }
event-rolled-special =
    { $kind ->
        [doubles] Doubles: all players draw a star.
        [same-region] One region on all cards: all players draw a star.
        [final-doubles] The last areas, and doubles: all players draw a star.
        [final-numbers] The last areas: no cards, write anywhere.
       *[numbers] { "" }
    }
event-marked =
    { $seat_you ->
        [yes] { $mark ->
            [star] You draw a star in { $area_word }
            [x] You cross out { $area_word }
           *[other] You write { $mark } in { $area_word }
        }
       *[no] { $mark ->
            [star] { $seat_name } draws a star in { $area_word }
            [x] { $seat_name } crosses out { $area_word }
           *[other] { $seat_name } writes { $mark } in { $area_word }
        }
    }{ $circled ->
        [yes] , circled.
       *[no] .
    }
event-ended = All maps are full: the tours are counted.

## Results

result-points =
    { $seat_you ->
        [yes] You win
       *[no] { $seat_name } wins
    } with a tour of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-more-circles =
    Tied on { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $seat_you ->
        [yes] you win
       *[no] { $seat_name } wins
    } with more circled areas on the map ({ $circles }).
result-shared =
    { $winners } players share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
result-alone =
    A tour of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $grade ->
        [rare] one to remember!
        [excellent] excellent!
        [good] good!
        [solid] solid.
        [fair] not bad.
       *[beginner] a start.
    }
merit =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $circles ->
        [one] { $circles } circle
       *[other] { $circles } circles
    }

## Errors

error-marks-missing =
    { $marks ->
        [one] { $marks } mark is still missing.
       *[other] { $marks } marks are still missing.
    }
error-nothing-to-take-back = You have marked nothing this turn.
error-one-to-take-back = There is only one mark to take back.
error-marked-all = You have made all your marks this turn.
error-no-such-area = There is no such area on this map.
error-area-full = { $area_word } is already filled.
error-not-this-mark = You can’t write that now.
error-x-not-needed = You don’t have to cross anything out.
error-not-here = No card lets you write in { $area_word } now.
error-x-not-here = You can’t cross out { $area_word }: cross out another area.

## Presets and options of a table

preset-coast-to-coast = Coast to coast
preset-coast-to-coast-help = The USA, with one roll for the first numbers.
preset-grand-tour = Grand tour
preset-grand-tour-help = Europe, with one roll for the first numbers.
preset-by-the-book = By the book
preset-by-the-book-help = Two rolls for the first numbers, as in the printed rules.
preset-sharp-eyes = Sharp eyes
preset-sharp-eyes-help = Four rolls for the first numbers; a star counts twice only where a card names the area.

option-map = Map
option-map-help = Forty-one states of the USA, or thirty-nine countries of Europe.
option-map-usa = USA
option-map-europe = Europe
option-setup = First numbers
option-setup-help = How the four starting areas are filled.
option-setup-single-roll = One roll
option-setup-rulebook = Two rolls
option-setup-four-rolls = Four rolls
option-star-circle = Stars
option-star-circle-help = Circled areas count twice. Stars are circled always, or only where a card names the area.
option-star-circle-always = Always circled
option-star-circle-exact = Circled where named

## The board

board-step =
    { $what ->
        [star] Choose an area for the star.
        [x] Choose an area to cross out.
       *[other] Choose an area for { $number }.
    }
board-numbers = What to write
board-dice = Dice: { $one } and { $other }
board-write =
    { $what ->
        [star] Star
        [x] X
       *[other] { $number }
    }{ $written ->
        [yes] , written
       *[no] { "" }
    }
board-cards = Cards
board-region =
    { $region ->
        [north] North
        [south] South
        [west] West
        [central] Central
       *[east] East
    }
board-final = The last areas: no cards. Write anywhere.
board-your-map = Map
board-map = Map
board-tiles = Tiles
board-tour = Tour: { $points }
board-would = tour { $before } → { $after }
board-would-said = tour from { $before } to { $after }
board-beside = Beside it
board-toured = on your tour
board-empty = { $area_word }
board-holds =
    { $area_word }: { $mark ->
        [star] star
        [x] X
       *[other] { $mark }
    }
board-holds-said =
    { $area_word }: { $mark ->
        [star] star
        [x] X
       *[other] { $mark }
    }{ $circled ->
        [yes] , circled
       *[no] { "" }
    }
board-between =
    { $below ->
        [-1] { $above ->
            [-1] no numbers beside it
           *[other] before { $above }
        }
       *[other] { $above ->
            [-1] after { $below }
           *[other] between { $below } and { $above }
        }
    }
board-others = Other maps ({ $players })
board-note =
    { $points } { $state ->
        [thinking] …
        [ready] ✓
       *[over] { "" }
    }
board-their-map =
    map, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [thinking] , still writing
        [ready] , done
       *[over] { "" }
    }
board-draw = Draw a tour
board-draw-back = One stop back
board-draw-end = Best tour
board-drawn = Yours: { $points } of { $best }
tie-circles = Tied on points: more circled areas on the map come first, here { $circles }.
tie-shared = Tied on points and on circled areas ({ $circles }): a shared place.
account-tour =
    { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    } + { $circles ->
        [one] { $circles } circle
       *[other] { $circles } circles
    }
account-way =
    From { $from_word } to { $to_word }{ $stars ->
        [0] { "" }
        [one] , by way of a star
       *[other] , by way of { $stars } stars
    }

## The tutorial

tutorial-goal = Your band goes on tour! Write numbers into the map. In the end, your tour is the best route along the lines on which the numbers never fall: one point for each area, and one more if it is circled.
tutorial-start = Four areas are filled, the same for everyone: 18 in Nevada and Utah, 81 in Kentucky and Virginia. So this tour should go from west to east.
tutorial-cards = The dice show 2 and 5: write 25 and 52. Each number needs its own card and goes into the region that the card shows. In the area that the card names, it is circled. Write 25 in Colorado!
tutorial-cards-other = You may do that. But 25 in Colorado continues from the 18 in Utah, and it is circled.
tutorial-second = Your tour goes 18, 18, 25. Now for 52, by another card: Kansas is next to Colorado, and its card is there.
tutorial-second-other = You may do that. But 52 in Kansas continues from 25, and it is circled.
tutorial-done = Eight points already! Until you press Done, you can take everything back. Cleo writes the same numbers into her own map.
tutorial-done-other = Everything is in its place: press Done.
tutorial-star = Doubles! Instead of numbers, all players draw a star, as they do when all cards show one region. A star stands for any number that the tour needs. Missouri lies between Kansas and Kentucky: eight lines meet in it.
tutorial-star-other = You may do that. But a star in Missouri joins 52 and 81.
tutorial-joined = West and east are joined. Seven areas from Nevada to Virginia, all of them circled: 14 points. Press Done.
tutorial-region = 09 and 90: one for the start, one for the end. Washington’s card shows West, so any western area will do. Oregon is next to Nevada: write 09 there.
tutorial-region-other = You may do that. But 09 in Oregon is a new first stop for your tour.
tutorial-far = Now for 90: North Carolina is next to Virginia, and its card is there.
tutorial-far-other = You may do that. But 90 in North Carolina continues from 81, and it is circled.
tutorial-all = 17 points! All players write at the same time. You see the other maps as soon as everyone is done.
tutorial-x = Later it gets tight: a number that fits in no region of the cards becomes an X, and no tour goes through it. So keep some room everywhere, and write bad numbers where no tour will pass.
tutorial-last = Many turns later, only Nebraska is empty. For the last areas there are no cards: write 57 or 75. The tour goes from Kansas (52) through the star in Missouri to Illinois (60). Which number fits in between?
tutorial-last-other = 75 is higher than the 60 that comes later: the tour would skip Nebraska.
tutorial-last-done = Now the tour stops in Nebraska as well: 37 points. Press Done!
tutorial-end = 24 areas, 13 of them circled, from Washington to New York: you win by 37 to 32! The best tour is always found for you. Or draw one by hand: can you find another that is just as good?

## Areas

area-usa-al = Alabama
    .short = AL
area-usa-az = Arizona
    .short = AZ
area-usa-ar = Arkansas
    .short = AR
area-usa-ca = California
    .short = CA
area-usa-co = Colorado
    .short = CO
area-usa-fl = Florida
    .short = FL
area-usa-ga = Georgia
    .short = GA
area-usa-id = Idaho
    .short = ID
area-usa-il = Illinois
    .short = IL
area-usa-in = Indiana
    .short = IN
area-usa-ia = Iowa
    .short = IA
area-usa-ks = Kansas
    .short = KS
area-usa-ky = Kentucky
    .short = KY
area-usa-la = Louisiana
    .short = LA
area-usa-mi = Michigan
    .short = MI
area-usa-mc = Mid-Coastal
    .short = MC
area-usa-mn = Minnesota
    .short = MN
area-usa-ms = Mississippi
    .short = MS
area-usa-mo = Missouri
    .short = MO
area-usa-mt = Montana
    .short = MT
area-usa-ne = Nebraska
    .short = NE
area-usa-nv = Nevada
    .short = NV
area-usa-nwe = New England
    .short = N.E.
area-usa-nm = New Mexico
    .short = NM
area-usa-ny = New York
    .short = NY
area-usa-nc = North Carolina
    .short = NC
area-usa-nd = North Dakota
    .short = ND
area-usa-oh = Ohio
    .short = OH
area-usa-ok = Oklahoma
    .short = OK
area-usa-or = Oregon
    .short = OR
area-usa-pa = Pennsylvania
    .short = PA
area-usa-sc = South Carolina
    .short = SC
area-usa-sd = South Dakota
    .short = SD
area-usa-tn = Tennessee
    .short = TN
area-usa-tx = Texas
    .short = TX
area-usa-ut = Utah
    .short = UT
area-usa-va = Virginia
    .short = VA
area-usa-wa = Washington
    .short = WA
area-usa-wv = West Virginia
    .short = WV
area-usa-wi = Wisconsin
    .short = WI
area-usa-wy = Wyoming
    .short = WY

area-europe-al = Albania
    .short = AL
area-europe-at = Austria
    .short = AT
area-europe-by = Belarus
    .short = BY
area-europe-be = Belgium
    .short = BE
area-europe-ba = Bosnia and Herzegovina
    .short = BA
area-europe-bg = Bulgaria
    .short = BG
area-europe-hr = Croatia
    .short = HR
area-europe-cz = Czechia
    .short = CZ
area-europe-dk = Denmark
    .short = DK
area-europe-ee = Estonia
    .short = EE
area-europe-fi = Finland
    .short = FI
area-europe-fr = France
    .short = FR
area-europe-de = Germany
    .short = DE
area-europe-gr = Greece
    .short = GR
area-europe-hu = Hungary
    .short = HU
area-europe-is = Iceland
    .short = IS
area-europe-ie = Ireland
    .short = IE
area-europe-it = Italy
    .short = IT
area-europe-lv = Latvia
    .short = LV
area-europe-lt = Lithuania
    .short = LT
area-europe-lu = Luxembourg
    .short = LU
area-europe-md = Moldova
    .short = MD
area-europe-me = Montenegro
    .short = ME
area-europe-nl = Netherlands
    .short = NL
area-europe-mk = North Macedonia
    .short = MK
area-europe-no = Norway
    .short = NO
area-europe-pl = Poland
    .short = PL
area-europe-pt = Portugal
    .short = PT
area-europe-ro = Romania
    .short = RO
area-europe-ru = Russia
    .short = RU
area-europe-rs = Serbia
    .short = RS
area-europe-sk = Slovakia
    .short = SK
area-europe-si = Slovenia
    .short = SI
area-europe-es = Spain
    .short = ES
area-europe-se = Sweden
    .short = SE
area-europe-ch = Switzerland
    .short = CH
area-europe-tr = Turkey
    .short = TR
area-europe-ua = Ukraine
    .short = UA
area-europe-gb = United Kingdom
    .short = UK

### Tower Up in English.
###
### Arguments that end in "_word" arrive translated: colours, sites, objectives, cards.
### Seats come with a name ($seat_name) and with $seat_you, "yes" for the reader's own.

name = Tower Up
blurb = One city, four colours, and everybody builds it together: each new building makes its neighbours grow, and your roof on a high one sends your vehicle far ahead.

## Vehicles: points of the space of a vehicle, as on the sheet

vehicle-from =
    { $start ->
        [7] 8
        [8] 10
        [9] 12
        [10] 14
        [11] 16
        [12] 17
        [13] 18
        [14] 19
        [15] 20
       *[other] { $start }
    }
vehicle-to =
    { $end ->
        [7] 8
        [8] 10
        [9] 12
        [10] 14
        [11] 16
        [12] 17
        [13] 18
        [14] 19
        [15] 20
       *[other] { $end }
    }

## Prompts

prompt-place =
    Choose a site for the { $colour_word } starting building.{ $only ->
        [yes] { " " }There is only one.
       *[no] { "" }
    }
prompt-act =
    { $extra ->
        [yes] Extra turn
       *[no] { $final ->
            [yes] Your final turn
           *[no] Your turn
        }
    }: take a card, or build.
prompt-take =
    { $extra ->
        [yes] Extra turn
       *[no] { $final ->
            [yes] Your final turn
           *[no] Your turn
        }
    }: you can only take a card.
prompt-wild = Choose the colour of a floor.
prompt-instead = No { $colour_word } floor is left: choose another colour.
prompt-return =
    Ten floors are the limit: give { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } back.{ $only ->
        [yes] { " " }You have only one colour.
       *[no] { "" }
    }
prompt-done = Done? You can still undo your turn.
prompt-others = It’s { $seat_name }’s turn.
prompt-others-place = { $seat_name } is placing the starting buildings.
prompt-over = The city is built. The game is over.

## Options

choice-place = Put it on { $site_word }
choice-take =
    Take card { $place }: { $card_word }{ $ends ->
        [yes] ; this triggers the end
       *[no] { "" }
    }
choice-choose = Take a { $colour_word } floor ({ $left } left)
choice-return = Give back a { $colour_word } floor (you have { $left })
choice-build =
    Build { $colour_word } on { $site_word } for { $cost ->
        [one] { $cost } floor
       *[other] { $cost } floors
    }, roof { $new ->
        [yes] on it
       *[no] on { $roof_word } ({ $on_word }, height { $height })
    }: { $on_word } vehicle from { vehicle-from } to { vehicle-to }, { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }{ $chips ->
        [0] { "" }
       *[other] , objective: { $chips }
    }{ $extra ->
        [yes] , extra turn
       *[no] { "" }
    }
choice-build-group =
    Build { $colour_word } on { $site_word } for { $cost ->
        [one] { $cost } floor
       *[other] { $cost } floors
    }

## Events

event-building-stood = A { $colour_word } building stands on { $site_word }.
event-founding =
    { $seat_you ->
        [yes] You choose
       *[no] { $seat_name } chooses
    } the sites of the starting buildings; { $first_seat_you ->
        [yes] you begin
       *[no] { $first_seat_name } begins
    }.
event-building-started =
    { $seat_you ->
        [yes] You put
       *[no] { $seat_name } puts
    } the { $colour_word } starting building on { $site_word }.
event-card-taken =
    { $seat_you ->
        [yes] You take
       *[no] { $seat_name } takes
    } a card: { $card_word }.
event-card-revealed = New card in the market: { $card_word }.
event-reshuffled = The cards taken so far are shuffled into a new deck.
event-floor-chosen =
    { $seat_you ->
        [yes] You choose
       *[no] { $seat_name } chooses
    } a { $colour_word } floor{ $wanted ->
        [wild] .
       *[other] { " " }instead of a { $wanted_word } one.
    }
event-floor-returned =
    { $seat_you ->
        [yes] You give
       *[no] { $seat_name } gives
    } a { $colour_word } floor back.
event-built =
    { $seat_you ->
        [yes] You build
       *[no] { $seat_name } builds
    } { $colour_word } on { $site_word }; { $raised ->
        [one] one building beside it grows
       *[other] { $raised } buildings beside it grow
    }.
event-roofed =
    { $seat_you ->
        [yes] Your roof goes
       *[no] { $seat_name }’s roof goes
    } on { $site_word }, floor { $height } of { $colour_word }; { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }.
event-vehicle-moved =
    { $seat_you ->
        [yes] Your { $colour_word } vehicle
       *[no] { $seat_name }’s { $colour_word } vehicle
    } moves from { vehicle-from } to { vehicle-to } points.
event-cone-changed =
    { $owner_seat_you ->
        [yes] Your visible roofs
       *[no] { $owner_seat_name }’s visible roofs
    }: { $visible }, for { $end ->
        [one] { $end } point
       *[other] { $end } points
    } instead of { $start }.
event-objective-met =
    { $seat_you ->
        [yes] You meet
       *[no] { $seat_name } meets
    } { $objective_word } and { $seat_you ->
        [yes] get
       *[no] gets
    } { $chip ->
        [one] { $chip } point
       *[other] { $chip } points
    }.
event-objective-met-own = { event-objective-met }
event-turn-began =
    { $final ->
        [yes] { $seat_you ->
            [yes] Your final turn.
           *[no] { $seat_name }’s final turn.
        }
       *[no] { $seat_you ->
            [yes] Your turn.
           *[no] { $seat_name }’s turn.
        }
    }
event-extra-turn =
    All { $seat_you ->
        [yes] your
       *[no] { $seat_name }’s
    } vehicles have reached the star at { $column }: an extra turn!
event-extra-turn-special = { event-extra-turn }
event-end-triggered =
    { $why ->
        [roofs] { $seat_you ->
            [yes] You have placed your last roof
           *[no] { $seat_name } has placed the last roof
        }
        [supply] { $seat_you ->
            [yes] You need a floor that has run out
           *[no] { $seat_name } needs a floor that has run out
        }
        [full] Nothing more can be built after { $seat_you ->
            [yes] your turn
           *[no] { $seat_name }’s turn
        }
       *[idle] Nobody has built for a long time, most recently { $seat_you ->
            [yes] you
           *[no] { $seat_name }
        }
    }: the final turns begin.
event-end-triggered-special = { event-end-triggered }
event-scored =
    { $seat_you ->
        [yes] You score
       *[no] { $seat_name } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cone } of them for { $visible ->
        [one] { $visible } visible roof
       *[other] { $visible } visible roofs
    }.
event-scored-own = { event-scored }
event-ended = All players have had their final turns. The game is over.

## Results

result-points =
    { $seat_you ->
        [yes] You win
       *[no] { $seat_name } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-shared =
    { $winners } players share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.

## Errors

error-asked-place = First place the starting building.
error-asked-act = Take a card or build.
error-asked-choose = First choose the colour of the floor.
error-asked-return = First give floors back.
error-asked-confirm = You have played your turn: press Done, or undo.
error-no-such-action = There is no such move in this game.
error-no-such-site = There is no such site.
error-site-taken = A building stands there already.
error-same-colour-beside = A building of this colour stands beside it.
error-card-not-there = This card is not in the market.
error-colour-run-out = No { $colour_word } floor is left.
error-no-such-floor = You have no { $colour_word } floor.
error-no-roof = You have no roof left.
error-no-building-beside = No building stands beside it.
error-floors-missing = You do not have all the floors it needs.
error-roof-elsewhere = The roof goes on the new building, or on one that has just grown.

## Presets and options of a table

preset-new-town = New town
preset-new-town-help = Other objectives each time; three buildings stand on random sites.
preset-first-street = First street
preset-first-street-help = Three objectives that suit a first game.
preset-founders = Founders
preset-founders-help = The last player chooses the sites of the three starting buildings.

option-objectives = Objectives
option-objectives-help = Three of ten at random, or three that suit a first game.
option-objectives-random = At random
option-objectives-starter = For a first game
option-start-sites = Starting buildings
option-start-sites-help = The game starts with three buildings. Their sites are random, or the last player chooses them.
option-start-sites-automatic = At random
option-start-sites-chosen = Chosen by the last player

## Objectives

objective-o01 = Full Palette
objective-o02 = Around Town
objective-o03 = Block Party
objective-o04 = Park View
objective-o05 = Crossing the Line
objective-o06 = Rooftop Walk
objective-o07 = Second Helping
objective-o08 = Fifth Floor
objective-o09 = House Style
objective-o10 = Skyline
objective-o01-text = Your roofs are in buildings of all four colours.
objective-o02-text = Your roofs are in four districts or more.
objective-o03-text = Your roofs are in three buildings of one district.
objective-o04-text = Your roofs are in three buildings beside the same park.
objective-o05-text = Two streets from one district to another have your roofs at both ends.
objective-o06-text = Three buildings with your visible roofs are connected by streets.
objective-o07-text = Two of your roofs are in one building.
objective-o08-text = One of your roofs lies on floor 5 or higher.
objective-o09-text = Your roofs are in four buildings of one colour.
objective-o10-text = Five of your roofs are visible at the same time.

## Places, colours and cards

district-c = Centre
district-d = Docks
district-h = Hillside
district-n = Northgate
district-s = Southbank
site-c1 = Centre 1
site-c2 = Centre 2
site-c3 = Centre 3
site-c4 = Centre 4
site-c5 = Centre 5
site-c6 = Centre 6
site-c7 = Centre 7
site-c8 = Centre 8
site-c9 = Centre 9
site-d1 = Docks 1
site-d2 = Docks 2
site-d3 = Docks 3
site-d4 = Docks 4
site-d5 = Docks 5
site-d6 = Docks 6
site-d7 = Docks 7
site-d8 = Docks 8
site-d9 = Docks 9
site-d10 = Docks 10
site-h1 = Hillside 1
site-h2 = Hillside 2
site-h3 = Hillside 3
site-h4 = Hillside 4
site-h5 = Hillside 5
site-h6 = Hillside 6
site-h7 = Hillside 7
site-h8 = Hillside 8
site-h9 = Hillside 9
site-h10 = Hillside 10
site-n1 = Northgate 1
site-n2 = Northgate 2
site-n3 = Northgate 3
site-n4 = Northgate 4
site-n5 = Northgate 5
site-n6 = Northgate 6
site-n7 = Northgate 7
site-n8 = Northgate 8
site-n9 = Northgate 9
site-s1 = Southbank 1
site-s2 = Southbank 2
site-s3 = Southbank 3
site-s4 = Southbank 4
site-s5 = Southbank 5
site-s6 = Southbank 6
site-s7 = Southbank 7
site-s8 = Southbank 8
site-s9 = Southbank 9
colour-white = white
colour-grey = grey
colour-brown = brown
colour-black = black
colour-wild = any colour
card-m01 = 2 white, 1 brown, 1 black
card-m02 = 2 white, 1 grey, 1 black
card-m03 = 2 white, 1 grey, 1 brown
card-m04 = 2 grey, 1 brown, 1 black
card-m05 = 1 white, 2 grey, 1 black
card-m06 = 1 white, 2 grey, 1 brown
card-m07 = 1 grey, 2 brown, 1 black
card-m08 = 1 white, 2 brown, 1 black
card-m09 = 1 white, 1 grey, 2 brown
card-m10 = 1 grey, 1 brown, 2 black
card-m11 = 1 white, 1 brown, 2 black
card-m12 = 1 white, 1 grey, 2 black
card-m13 = 1 white, 1 grey, 1 brown, 1 black
card-m14 = 1 white, 1 grey, 1 brown, 1 black
card-m15 = 1 white, 1 grey, 1 brown, 1 black
card-m16 = 1 white, 1 grey, 1 brown, 1 black
card-m17 = 1 grey, 1 brown, 1 black + grey vehicle
card-m18 = 1 grey, 1 brown, 1 black + brown vehicle
card-m19 = 1 grey, 1 brown, 1 black + black vehicle
card-m20 = 1 grey, 1 brown, 1 black + white vehicle
card-m21 = 1 white, 1 brown, 1 black + white vehicle
card-m22 = 1 white, 1 brown, 1 black + brown vehicle
card-m23 = 1 white, 1 brown, 1 black + black vehicle
card-m24 = 1 white, 1 brown, 1 black + grey vehicle
card-m25 = 1 white, 1 grey, 1 black + white vehicle
card-m26 = 1 white, 1 grey, 1 black + grey vehicle
card-m27 = 1 white, 1 grey, 1 black + black vehicle
card-m28 = 1 white, 1 grey, 1 black + brown vehicle
card-m29 = 1 white, 1 grey, 1 brown + white vehicle
card-m30 = 1 white, 1 grey, 1 brown + grey vehicle
card-m31 = 1 white, 1 grey, 1 brown + brown vehicle
card-m32 = 1 white, 1 grey, 1 brown + black vehicle
card-m33 = 2 of any colour
card-m34 = 2 of any colour
card-m35 = 2 of any colour
card-m36 = 2 of any colour
card-m37 = 2 of any colour + white vehicle
card-m38 = 2 of any colour + grey vehicle
card-m39 = 2 of any colour + brown vehicle
card-m40 = 2 of any colour + black vehicle
card-m41 = 2 of any colour + white and grey vehicles
card-m42 = 2 of any colour + grey and brown vehicles
card-m43 = 2 of any colour + brown and black vehicles
card-m44 = 2 of any colour + black and white vehicles

# ---- the board

board-city = City
board-plan = Plan
board-boards = Boards
board-market = Market
board-supply = Supply
board-deck =
    Deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-stock = Stock
board-objectives = Objectives
board-card = { $card_word }.
board-card-short = The supply cannot give all its floors.
board-card-ends = Taking it triggers the end.
board-floors = { $count } { $colour_word }
board-short =
    { $count ->
        [0] No { $colour_word } floor is left.
        [one] Only { $count } { $colour_word } floor is left.
       *[other] Only { $count } { $colour_word } floors are left.
    }
board-chips = Chips left: { $chips }.
board-has-chip = { $seat_name } has { $chip }.
board-building = { $site_word }: { $colour_word }, height { $height }
board-roof-seen =
    { $seat_you ->
        [yes] your roof on top
       *[no] { $seat_name }’s roof on top
    }
board-roof-covered =
    { $seat_you ->
        [yes] your roof on { $floor }, built over
       *[no] { $seat_name }’s roof on { $floor }, built over
    }
board-free =
    { $free ->
        [0] cannot grow any more
        [one] { $free } free site beside it
       *[other] { $free } free sites beside it
    }
board-empty = { $site_word }: empty
board-beside = Beside it: { $sites }
board-beside-empty = { $site_word } (empty)
board-beside-built = { $site_word } ({ $colour_word }, height { $height })
board-own-district =
    { $count ->
        [0] no roof of yours in { $district_word }
        [one] your roofs are in { $count } building of { $district_word }
       *[other] your roofs are in { $count } buildings of { $district_word }
    }
board-at-park =
    at park { $park }{ $count ->
        [0] { "" }
        [one] , where your roofs are in { $count } building
       *[other] , where your roofs are in { $count } buildings
    }
board-can-place = { $site_word }: the building can stand here
board-can-build = { $site_word }: you can build
board-costs = { $colour_word } costs { $floors }
board-covers =
    { $seat_you ->
        [yes] covers your own roof
       *[no] covers { $seat_name }’s roof
    }
board-highest = a roof up to height { $height }
board-refused = { $site_word }: not now
board-refused-no-building = no building stands beside it
board-refused-colours = buildings of all four colours stand beside it
board-refused-floors = you lack { $floors }
board-refused-no-roof = you have no roof left
board-refused-place = a building of this colour stands beside it
board-building-on = Build on { $site_word }
board-step-colour = Choose the colour for { $site_word }.
board-step-roof = Choose a building for your roof.
board-back = One step back
board-new = New building
board-pay = Pay
board-height = Height { $height }
board-drive = { vehicle-from } → { vehicle-to }
board-plus = +{ $points }
board-would =
    height { $height }, { $colour_word } vehicle from { vehicle-from } to { vehicle-to }, { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    }
board-extra = extra turn
board-gain = { $objective_word }: +{ $chip }
board-return =
    { $count ->
        [one] One floor too many: which goes back?
       *[other] { $count } floors too many: which go back?
    }
board-wild = Any colour: which floor do you take?
board-instead = No { $colour_word } floor is left: which do you take instead?
board-end-roofs =
    { $seat_you ->
        [yes] You have placed your last roof.
       *[no] { $seat_name } has placed the last roof.
    }
board-end-supply =
    { $seat_you ->
        [yes] You triggered the end.
       *[no] { $seat_name } triggered the end.
    }
board-last-turns = Last turns: { $names }
board-note = { $roofs } ⌂
board-sheet =
    Stock: { $white } white, { $grey } grey, { $brown } brown, { $black } black. Vehicles: white at { $white_at }, grey at { $grey_at }, brown at { $brown_at }, black at { $black_at }. Roofs: { $roofs } in hand, { $visible } visible.
account-cone =
    { $visible ->
        [one] { $visible } roof
       *[other] { $visible } roofs
    }
account-chips = Objectives
account-vehicle = { $colour_word } vehicle:

## The tutorial

tutorial-goal = All players build one city together. Each of your roofs sends one of your four vehicles along its track. You score for the vehicles’ progress, your visible roofs and the objectives.
tutorial-card = On a turn you take a card or build. You need floors first: the third card gives a white, a grey and a brown one, and your brown vehicle moves one space. Take it!
tutorial-card-other = You may do that. But the third card gives three floors and moves a vehicle as well.
tutorial-done = The floors are in your stock. Until you press Done, you can undo your turn.
tutorial-build = Cleo has built, too. Three buildings stand beside Northgate 5. Choose it, then brown: you pay that floor and one for each of the three, and all grow. Then put your roof on Northgate 2, the highest.
tutorial-build-other = You may do that. But brown on Northgate 5 with your roof on Northgate 2 moves your grey vehicle three spaces.
tutorial-moved = Your roof lies on floor 3 of a grey building, so your grey vehicle moves three spaces. Cleo’s roof below it is built over: in the end it does not count as visible.
tutorial-wild = You have few floors left. A question mark is a floor of any colour you like: take the first card.
tutorial-wild-other = You may do that. But the two question marks on the first card give exactly the floors you want.
tutorial-colour = Colours matter: a new building must differ from all buildings beside it. Take a white floor.
tutorial-colour-other = You may do that. But you will want two white floors.
tutorial-second = Now a brown one: you have just used yours, and there is little brown in the city yet.
tutorial-second-other = You may do that. But brown stands on few sites yet, so it can be started nearly everywhere.
tutorial-limit = Your stock holds up to ten floors; any more go back. Press Done.
tutorial-objectives = Cleo plays her turn. Three objectives are open to all players; they are about the places of your roofs. The first to meet one gets 7 points, the second 5. They are checked whenever you build.
tutorial-star = Some turns later. Three of your vehicles have passed the first star, but the white one has not. When all four have reached a star, you play an extra turn. Build brown on Docks 6, with your roof on Centre 6!
tutorial-star-other = You may do that. But with your roof on Centre 6, the white vehicle passes the star, and you meet two objectives.
tutorial-extra = An extra turn, and two objectives for 7 points each! Now keep going: low roofs are quickly placed, high ones take you far.
tutorial-end = Cleo has placed her tenth roof, and you have had your last turn. Tracks 38, six visible roofs 10, objectives 21: you win by 69 to 62! Now build your own city.

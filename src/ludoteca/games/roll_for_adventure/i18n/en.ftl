### Roll for Adventure in English.
###
### Arguments that end in "_word" arrive translated: places, dice, cards, heroes.

name = Roll for Adventure
blurb = Four lands, one Master of Shadows, and a handful of dice: place them well, gather the power stones, and hold out together.

## Prompts

prompt-hero = Choose hero { $hero } of the team.
prompt-hero-own = Choose your hero.
prompt-roll = { $hero_word }: roll your dice.
prompt-no-dice = The { $hero_word } has no dice: the enemies come.
prompt-summon = { $hero_word }: take a die out of Oblivion, or go on.
prompt-place = { $hero_word }: choose a number and where its dice go.
prompt-mark = Choose more dice to roll again, or roll.
prompt-turn = Place a second die with the ability, or go on.
prompt-fight = Your dice are back from the enemy: roll them again this turn?
prompt-raise = Desert: which die moves up?
prompt-eat = Desert: which die leaves the game?
prompt-price = Deep wood: which die goes to Oblivion?
prompt-claim = Ice cave: claim the rewards now, or go on?
prompt-give = Too few bonus dice: who gets one?
prompt-defeat = Ice cave: which enemy falls?
prompt-reset = Ice cave: which skull goes back to the start?
prompt-settle = Where does the giant settle?
prompt-lose = Attack on { $territory_word }: which die is lost?
prompt-save = The Warrior can save one of these dice.
prompt-others = { $seat_name } is playing the { $hero_word }’s turn.
prompt-others-hero = { $seat_name } is choosing a hero.
prompt-over = The adventure is over.

## Options

choice-be = { $hero_word }: { $ability_word }
choice-roll-roll = Roll the dice
choice-roll-mark = Roll the chosen dice again
choice-no-dice = Let the enemies come
choice-place =
    { $count } × { $number } → { $to_word }{ $ally ->
        [0] {""}
       *[other] {" "}({ $ally } ally)
    }{ $bonus ->
        [0] {""}
       *[other] {" "}({ $bonus } bonus)
    }{ $completes ->
        [yes] {" "}✓ complete
       *[no] {""}
    }
choice-place-enemy =
    { $count } × { $number } → { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }{ $ally ->
        [0] {""}
       *[other] {" "}({ $ally } ally)
    }{ $bonus ->
        [0] {""}
       *[other] {" "}({ $bonus } bonus)
    }{ $falls ->
        [yes] {" "}✓ defeated
       *[no] {""}
    }{ $avenge ->
        [yes] {" "}(Avenger)
       *[no] {""}
    }
choice-mark = Roll { $die_word } showing { $number } again
choice-flip = Turn { $die_word } from { $number } to { $opposite }
choice-heal = Heal { $territory_word } for { $die_word }
choice-turn = Place { $die_word }, turned to { $number }: { $to_word }
choice-summon = Take { $die_word } out of Oblivion
choice-raise = Move up { $die_word }
choice-eat = Remove { $die_word } from the game
choice-price = Send { $die_word } to Oblivion
choice-lose = Lose { $die_word }
choice-save = Save { $die_word }
choice-fight = Roll them again
choice-pass-fight = Keep them for the next turn
choice-claim = Claim the rewards
choice-pass-claim = Go on
choice-pass-turn = No second die
choice-pass-save = Save none now
choice-give = { $hero_word } gets a bonus die
choice-defeat =
    Defeat { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    } ({ $at_word }, { $total } of { $strength })
choice-reset = Reset the skull: { $territory_word }
choice-settle = The giant settles: { $territory_word }

## Events

event-hero-joined = { $seat_name } plays { $hero_word }.
event-turn-began = The { $hero_word }’s turn, played by { $seat_name }.
event-rolled = The dice show { $dice }.
event-rerolled = The Adventurer rolls { $again } again. The dice show { $dice }.
event-placed =
    { $count } × { $number } → { $to_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    }.
event-avenged = The Avenger’s ability: up to two short is enough.
event-turned = { $hero_word }: a die is turned to { $number } and placed: { $to_word }.
event-flipped = The Trickster turns a die from { $number } to { $opposite }.
event-healed = The Healer heals { $territory_word }; { $die_word } goes to Oblivion.
event-summoned = The Summoner takes out of Oblivion: { $die_word }.
event-fought-on =
    The Fighter rolls { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } again.
event-die-raised = Desert: { $die_word } moves up.
event-die-eaten = Desert: { $die_word } leaves the game.
event-chain-made = Chain { $chain } of the sandworm is made.
event-chain-made-own = { event-chain-made }
event-barrier-fell = The barrier at section { $number } falls; { $left } left.
event-barrier-fell-own = { event-barrier-fell }
event-price-paid = The deep wood takes { $die_word }.
event-stone-gained = { $territory_word }: power stone { $stones } of { $goal }!
event-stone-gained-own = Power stone { $stones } of { $goal }!
event-claimed =
    The rewards for { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } of the ice cave are claimed.
event-bonus-given = { $hero_word } gets a bonus die.
event-enemy-defeated =
    { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    } is defeated!
event-enemy-defeated-own = { event-enemy-defeated }
event-skull-reset = { $territory_word }: the skull goes back to the start.
event-vortex-released =
    Resurrection has reached { $total }: { $dice ->
        [one] { $dice } die of both vortices comes back.
       *[other] all { $dice } dice of both vortices come back.
    }
event-vortex-released-own = { event-vortex-released }
event-card-revealed =
    { $card_word } appears.{ $commanded ->
        [0] {""}
        [one] {" "}It commands { $commanded } enemy to attack.
       *[other] {" "}It commands { $commanded } enemies to attack.
    }
event-card-revealed-meanwhile = The enemies’ turn.
event-attacked =
    { $card_word }{ $nth ->
        [0] {""}
       *[other] {" "}#{ $nth }
    } attacks { $territory_word }.
event-die-lost = Lost to Oblivion: { $die_word }.
event-die-saved = The Warrior saves { $die_word }.
event-damaged = { $territory_word } is damaged: { $hole } of { $last }.
event-territory-rolled = The territory die for { $card_word }: { $face_word }.
event-giant-settled = The giant settles: { $territory_word }.
event-dragon-breathed =
    The dragon takes all dice that show { $number }: { $dice ->
        [0] none
       *[other] { $dice }
    }.
event-master-hid =
    { $cards ->
        [0] The Master of Shadows stays.
       *[other] The Master of Shadows hides among { $cards } cards.
    }
event-ended =
    { $by ->
        [stones] All power stones are gathered: won together!
        [territory] A territory has fallen.
       *[dice] Nobody has any dice left.
    }

## Results

result-so-far = { $stones } of { $goal } power stones so far, turn { $turns }.
result-stones = All { $goal } power stones are gathered, in { $turns } turns.
result-territory = { $territory_word } fell in turn { $turns }, with { $stones } of { $goal } power stones.
result-dice = Nobody had any dice left after turn { $turns }, with { $stones } of { $goal } power stones.

## Errors

error-no-such-dice = You have no such dice in hand.
error-no-such-ability = You cannot use the Avenger’s ability like that.
error-no-room = These dice do not fit there.

## Places, dice, cards and heroes

place-desert = Desert
place-fortress = Fortress
place-forest = Forest
place-ice-cave = Ice Cave
place-resurrection = Resurrection
place-oblivion = Oblivion
face-all = all territories
face-none = nothing
die-ally = an ally die
die-bonus = a bonus die
hero-adventurer = Adventurer
hero-fighter = Fighter
hero-healer = Healer
hero-warrior = Warrior
hero-avenger = Avenger
hero-summoner = Summoner
hero-trickster = Trickster
hero-frost-walker = Frost Walker
hero-ranger = Ranger
hero-stonebreaker = Stonebreaker
ability-adventurer = After a roll, once a turn: roll any of the dice again, together.
ability-fighter = When dice he places defeat an enemy, once a turn: his own dice from it are rolled again this turn.
ability-healer = Instead of placing dice, once a turn: one die goes to Oblivion, and one skull moves back a hole.
ability-warrior = When enemies attack at the end of her turn, once: one die that they take comes back instead.
ability-avenger = Once a turn: dice defeat an enemy even if they are one or two short of its strength.
ability-summoner = At the start of her turn: take one die out of Oblivion.
ability-trickster = After a roll, once a turn: turn one die to its opposite face.
ability-frost-walker = Instead of placing dice, once a turn: one or two dice go to the ice cave, whatever they show.
ability-ranger = Instead of placing dice, once a turn: one or two dice go to the forest, whatever they show.
ability-stonebreaker = Instead of placing dice, once a turn: one or two dice go to one section of the fortress, whatever they show.
die-adventurer = a die of the Adventurer
die-fighter = a die of the Fighter
die-healer = a die of the Healer
die-warrior = a die of the Warrior
die-avenger = a die of the Avenger
die-summoner = a die of the Summoner
die-trickster = a die of the Trickster
die-frost-walker = a die of the Frost Walker
die-ranger = a die of the Ranger
die-stonebreaker = a die of the Stonebreaker
card-sand-devil = Sand Devil
card-dune-scorpion = Dune Scorpion
card-desert-worm = Desert Worm
card-bone-guard = Bone Guard
card-crypt-spirit = Crypt Spirit
card-black-knight = Black Knight
card-tree-shrike = Tree Shrike
card-bloodsucker = Bloodsucker
card-thorn-lord = Thorn Lord
card-white-wolf = White Wolf
card-cave-troll = Cave Troll
card-frost-hulk = Frost Hulk
card-phantom = Phantom
card-giant = Giant
card-lull = Lull
card-master = Master of Shadows
card-dragon-1 = Dragon of the 1s
card-dragon-2 = Dragon of the 2s
card-dragon-3 = Dragon of the 3s
card-dragon-4 = Dragon of the 4s
card-dragon-5 = Dragon of the 5s
card-dragon-6 = Dragon of the 6s

## Presets and options of a table

preset-apprentice = Level 1: Apprentice
preset-apprentice-help = Five stones, no lulls. Medium bots won about 90% of games for two, 90% for three, 85% for four.
preset-companion = Level 2: Companion
preset-companion-help = Six stones, one lull. Medium bots won about 70% of games for two, 80% for three, 55% for four.
preset-hero = Level 3: Hero
preset-hero-help = Seven stones, three lulls. Medium bots won about 60% of games for two, 60% for three, 40% for four.
preset-champion = Level 4: Champion
preset-champion-help = Seven stones, no lulls. Medium bots won about 25% of games for two, 45% for three, 10% for four.
preset-legend = Level 5: Legend
preset-legend-help = Eight stones, one lull. Medium bots won about 10% of games for two, 20% for three, 10% for four.
option-adventure = Adventure
option-adventure-help = How many power stones you need.
option-adventure-book = The Book of Magic: 5 stones
option-adventure-sword = The Sword of Saints: 6 stones
option-adventure-crown = The Crown of Kings: 7 stones
option-adventure-jewel = The Jewel of Light: 8 stones
option-desert = Desert
option-desert-help = A: nine 1s, and one die leaves the game. B: chains for the sandworm.
option-desert-A = Side A
option-desert-B = Side B: the sandworm
option-fortress = Fortress
option-fortress-help = A: four equal dice break a barrier. B: double walls.
option-fortress-A = Side A
option-fortress-B = Side B: double walls
option-forest = Forest
option-forest-help = A: the path grows from six dice to nine. B: always seven dice, and one goes to Oblivion.
option-forest-A = Side A
option-forest-B = Side B: the price of the deep wood
option-ice-cave = Ice cave
option-ice-cave-help = A: dice go on any free space. B: only beside an occupied one.
option-ice-cave-A = Side A
option-ice-cave-B = Side B: the unbroken row
option-dragons = Dragons
option-dragons-help = Six dragons: each takes all dice of its number.
option-dragons-false = Without
option-dragons-true = With dragons
option-phantoms = Phantoms
option-phantoms-help = Six phantoms that attack anywhere.
option-phantoms-false = Without
option-phantoms-true = With phantoms
option-giants = Giants
option-giants-help = Six giants of strength ten.
option-giants-false = Without
option-giants-true = With giants
option-lull = Lull cards
option-lull-help = Cards with no effect make the game easier.
option-lull-0 = None
option-lull-1 = One
option-lull-3 = Three
option-lull-6 = Six
option-short-tracks = Damage tracks
option-short-tracks-help = You lose when a skull reaches hole six, or already at hole five.
option-short-tracks-false = Six holes
option-short-tracks-true = Short: five holes
option-heroes = Heroes
option-heroes-help = Which heroes are in the game.
option-heroes-first = The four of the first game
option-heroes-random = At random from ten
option-heroes-chosen = Chosen by the players
option-first-player = First player
option-first-player-help = Who begins. If there are fewer players, the last one begins.
option-first-player-random = At random
option-first-player-1 = Player 1
option-first-player-2 = Player 2
option-first-player-3 = Player 3
option-first-player-4 = Player 4
option-solo-heroes = Solo heroes
option-solo-heroes-help = How many heroes a solo player plays.
option-solo-heroes-2 = Two
option-solo-heroes-3 = Three
option-solo-heroes-4 = Four

## Phrases for the chat of a table

phrase-save-forest = Save the forest!
phrase-save-desert = Save the desert!
phrase-save-fortress = Save the fortress!
phrase-save-ice = Save the ice cave!
phrase-wait = Wait.
phrase-go-on = Go on.
phrase-yes = Yes!
phrase-no = No.

## The board

board = Map of the four territories
board-skull = { $territory_word }: damage { $hole } of { $last }
board-cards = Enemy cards left: { $cards }
board-master-no = the Master cannot come yet
board-master = the Master: 1 in { $among }
board-stones = Power stones: { $stones } of { $goal }
board-attack = An attack
board-take = now takes { $dice }
board-harm = now damages
board-number = Place { $number }s
board-choose-number = Tap a number, then a glowing place.
board-choose-place = Now tap a glowing place.
board-step-place = Where do the { $number }s go?
board-step-mark = Which dice do you roll again?
board-step-flip = Which die do you turn to its opposite face?
board-step-heal = Which territory do you heal, and with which die?
board-step-turn = { $place }: which die goes there, turned to which number?
board-which-dice = { $place }: which dice?
board-propose-number = Tap a number and a place to suggest it.
board-propose = Tap one to suggest it.
board-ability =
    Use your ability ({ $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    })
board-back = Back to the dice
board-dice = dice: { $dice }
board-enemies = enemies: { $enemies }
board-damage = damage { $hole } of { $last }
board-filled = { $dice } of { $spaces }
board-chain = chain { $chain } of 6
board-path = path
board-below = lower row
board-above = upper row
board-numbers = { $number }s
board-barriers =
    { $left ->
        [one] { $left } barrier left
       *[other] { $left } barriers left
    }
board-broken = broken
board-taken = taken
board-none = none
board-used = Used this turn.
board-chosen = chosen
board-many = How many { $number }s?
board-gained = Power stone { $stones } of { $goal }!
board-rank = Rank { $rank }
account-stones =
    { $stones } of { $goal } power stones in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
account-near = Nearest to falling: { $territory_word } ({ $hole } of { $last })

## The tutorial

tutorial-goal = Four lands are under attack, and you win or lose together. Gather five power stones! If a skull reaches the red end of its track, all is lost. You play the Fighter.
tutorial-roll = These are your dice: five of your own, and two ally dice with a plus. Roll them all!
tutorial-forest = Choose one number and one place. The forest takes 5s and 6s, six dice in all: tap a 5, then the forest, and place all three.
tutorial-complete = The other dice were rolled again: three 6s, one of them an ally. Place all three in the forest and complete its path!
tutorial-ice = A power stone! Those dice are back, and rest until your next turn. A single 4 is left: put it in the ice cave, which takes one die of each number.
tutorial-enemy = After your last die an enemy comes. The Bone Guard found no dice in the fortress, so the skull there moved on one hole. The Bone Guard stays, and later cards make it attack again.
tutorial-propose = Now Cleo plays the Adventurer. During another hero’s turn you can tap a number and a place, too: that is a suggestion, and everyone sees it.
tutorial-shield = Cleo defeated the Bone Guard with a 6. Then a Tree Shrike attacked the forest: two dice there went to Oblivion, in the middle, but the skull stayed. Dice are a shield.
tutorial-turn = Your turn again. The resting dice are back in your hand: roll them!
tutorial-fight = The Tree Shrike has strength 6: dice that add up to 6 defeat it, at once or over several placements. Tap your 6, then the enemy!
tutorial-ability = Defeated! Every hero has an ability. The Fighter’s: once a turn, he rolls his dice from a defeated enemy again. Do it.
tutorial-master = The Master of Shadows waits somewhere in the deck. When he comes, all enemies attack, a die decides which lands are damaged, and he hides again. Beside the skull you can read how near he is.
tutorial-resurrection = Lost dice lie in Oblivion. When the dice on Resurrection total ten or more, all of them come back. Any number may go there, but it ends your placing. Now see how this game ends.
tutorial-other = You may do that. But let’s try the other move first.
tutorial-end = All five power stones: you have won together! Harder adventures need more of them. Now lead your own hero.
choice-place-aloud =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } with a { $number } to the { $to_word }{ $ally ->
        [0] { "" }
       *[other] , ally dice: { $ally }
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus dice: { $bonus }
    }{ $completes ->
        [yes] , complete
       *[no] { "" }
    }
choice-place-enemy-aloud =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } with a { $number } to the { $card_word }{ $nth ->
        [0] { "" }
       *[other] { " " }number { $nth }
    }{ $ally ->
        [0] { "" }
       *[other] , ally dice: { $ally }
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus dice: { $bonus }
    }{ $falls ->
        [yes] , defeated
       *[no] { "" }
    }{ $avenge ->
        [yes] , by the Avenger
       *[no] { "" }
    }
event-placed-aloud =
    { $count ->
        [one] { $count } die with a { $number } goes
       *[other] { $count } dice with a { $number } go
    } to the { $to_word }.
board-needs-desert = takes 1s
board-needs-fortress = takes 2s, 3s and 4s; { $spaces } of one number break a barrier
board-needs-forest = takes 5s and 6s
board-needs-ice-cave = takes one die of each number
board-needs-resurrection = takes any number; at a total of ten or more all lost dice come back; it ends your placing
board-total = { $total } of 10
board-strength = strength { $strength }, dice with a total of { $total } on it

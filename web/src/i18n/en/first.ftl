## First page

games = Games
players = { $least }–{ $most } players
minutes =
    about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
minutes-range = about { $least }–{ $most } minutes
complexity = Complexity { $level } of 5
play-now =
    { $together ->
        [yes] Play now with bots
       *[no] Play now against bots
    }
play-now-alone = Play now alone
opponents =
    { $together ->
        [yes] Bots at your side
       *[no] Bots to play against
    }
level = Their strength
play-bots =
    { $count ->
        [0] alone
        [one] { $count } bot
       *[other] { $count } bots
    }
change = Change
level-random = Random
level-easy = Easy
level-medium = Medium
level-hard = Hard
nickname = Your nickname
nickname-help = Others at the table see this name. No account is needed.
nickname-other = Another suggestion
nickname-suggestions = Calm Otter|Lucky Heron|Curious Fox|Sunny Badger|Gentle Bear|Quick Swift|Merry Robin|Sleepy Owl|Brave Beetle|Kind Whale|Nimble Lynx|Cheerful Newt|Clever Magpie|Patient Snail|Wandering Goose|Bold Sparrow
make-table = Make a table and share the link
rules-of-table = How you play
preset = Kind of game
preset-own = Your own mix
preset-own-help = Change individual rules below.

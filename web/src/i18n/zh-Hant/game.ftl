## The page of a game

game-by = { $authors }，{ $year } 年。
game-age = { $age } 歲以上。
game-tutorial = 跟著教學玩第一局
game-rules = 怎麼玩
game-options = 可以更改的設定
game-levels = 電腦玩家
game-levels-together = 電腦玩家和你同隊：越強，一起獲勝的機會就越大。
game-picture = { $name }：一局中途的局面
game-picture-caption = 真實對局中途的局面
option-usual = 預設
about-level-random = 隨便選。適合第一次試玩。
about-level-easy = 知道眼前怎麼做最好。
about-level-medium =
    { $together ->
        [yes] 會想每個選擇之後帶來什麼，是可靠的夥伴。
       *[no] 會想每個選擇之後帶來什麼，不容易打敗。
    }
about-level-hard = 想得最久，或看得最遠，實力最強。

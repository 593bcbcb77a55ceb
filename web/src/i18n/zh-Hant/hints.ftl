## 提示

hint = 提示
hint-key = 問問電腦會怎麼做（H）
hint-level = 要問哪種強度的電腦
hint-close = 收起提示
hint-thinking = 電腦（{ $level }）正在思考…
hint-figures =
    { $known ->
        [no] { "" }
        [wins] ：獲勝機率 { $win }
        [points] ：約 { $points } 分
       *[both] ：約 { $points } 分，獲勝機率 { $win }
    }
hint-chosen = 電腦（{ $level }）會選「{ $option }」{ $figures }。
hint-second = 次佳：「{ $option }」{ $figures }。
hint-equal = { $more ->
        [0] 「{ $option }」也差不多一樣好。
       *[other] 「{ $option }」和另外 { $more } 個選擇也差不多一樣好。
    }
hint-own-reasons = 這是它自己的判斷：從這裡隨意玩到最後時，別的選擇表現更好，所以不列數字。
hint-as-good = 差不多一樣好
hint-mark = 電腦的選擇
hint-win = 獲勝機率
hints = 提示
hints-help = 這一桌的人能不能向電腦請教。
hints-on = 開放
hints-off = 不開放
seat-bot = 電腦：{ $level }

### That's Life! 繁體中文（臺灣）。
###
### "face" 是板塊上所寫的：start、finish、lucky、gift、steal，或帶正負號的數字。
### 每個座位附有名字（$seat_name）與 $seat_you（讀者自己的座位為 "yes"）。

name = 人生就是這樣！
blurb = 擲骰、移動一枚棋子，離開時留下的板塊就歸你：避開負分、搶下正分，再靠幸運板塊把最糟的變成最好的。

## 現在要做什麼

prompt-move-piece-yours = 輪到你：將一枚棋子移動 { $steps } 步。
prompt-move-piece-theirs = { $seat_name } 正在選擇要移動 { $steps } 步的棋子。
prompt-move-figure-yours = 輪到你：將一枚棋子或守衛移動 { $steps } 步。
prompt-move-figure-theirs = { $seat_name } 正在選擇要移動 { $steps } 步的棋子或守衛。
prompt-gift-yours =
    贈送：選擇誰會收到你的{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }。
prompt-gift-theirs =
    { $seat_name } 正在選擇誰會收到{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }。
prompt-steal-yours = 偷取：選擇要拿走誰最上面的板塊。
prompt-steal-theirs = { $seat_name } 正在選擇要偷誰最上面的板塊。
prompt-over = 遊戲結束。

## 可以選擇什麼

choice-move-piece =
    移動棋子：從{ $from_face ->
        [start] 起點
        [lucky] 幸運板塊
        [gift] 贈送板塊
        [steal] 偷取板塊
       *[other] { " " }{ $from_face }{ " " }
    }{ $from_place ->
        [0] { "" }
       *[other] （第 { $from_place } 個）
    }走 { $steps } 步到{ $to_face ->
        [finish] 終點
        [lucky] 幸運板塊
        [gift] 贈送板塊
        [steal] 偷取板塊
       *[other] { " " }{ $to_face }
    }{ $leaving ->
        [take] { $from_face ->
            [lucky] ，拿走幸運板塊
           *[other] ，拿走 { $from_face }
        }
        [action] { $from_face ->
            [gift] ，執行贈送
           *[other] ，執行偷取
        }
       *[nothing] { "" }
    }
choice-move-guard =
    移動守衛：從{ $from_face ->
        [lucky] 幸運板塊
        [gift] 贈送板塊
        [steal] 偷取板塊
       *[other] { " " }{ $from_face }{ " " }
    }{ $from_place ->
        [0] { "" }
       *[other] （第 { $from_place } 個）
    }走 { $steps } 步到{ $to_face ->
        [finish] 終點
        [lucky] 幸運板塊
        [gift] 贈送板塊
        [steal] 偷取板塊
       *[other] { " " }{ $to_face }
    }
choice-gift =
    把你的{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }{ " " }
    }送給 { $target_seat_name }
choice-steal =
    拿走 { $target_seat_name } 的{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }

## 發生了什麼

event-rolled =
    { $seat_you ->
        [yes] 你擲出
       *[no] { $seat_name } 擲出
    } { $die }。
event-piece-moved =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }{ " " }
    }將一枚棋子從{ $from_face ->
        [start] 起點
        [lucky] 幸運板塊
        [gift] 贈送板塊
        [steal] 偷取板塊
       *[other] { " " }{ $from_face }{ " " }
    }移動 { $steps } 步到{ $to_face ->
        [finish] 終點
        [lucky] 幸運板塊
        [gift] 贈送板塊
        [steal] 偷取板塊
       *[other] { " " }{ $to_face }
    }。
event-guard-moved =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }{ " " }
    }將一名守衛從{ $from_face ->
        [lucky] 幸運板塊
        [gift] 贈送板塊
        [steal] 偷取板塊
       *[other] { " " }{ $from_face }{ " " }
    }移動 { $steps } 步到{ $to_face ->
        [finish] 終點
        [lucky] 幸運板塊
        [gift] 贈送板塊
        [steal] 偷取板塊
       *[other] { " " }{ $to_face }
    }。
event-tile-taken =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }{ " " }
    }拿走{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }。
event-tile-given =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }{ " " }
    }把{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }{ " " }
    }送給{ $target_seat_you ->
        [yes] 你
       *[no] { " " }{ $target_seat_name }
    }。
event-tile-stolen =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }{ " " }
    }偷走{ $target_seat_you ->
        [yes] 你
       *[no] { " " }{ $target_seat_name }{ " " }
    }的{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }。
event-action-fizzled =
    { $face ->
        [gift] { $seat_you ->
            [yes] 你沒有板塊可送，或沒有人可以收。
           *[no] { $seat_name } 沒有板塊可送，或沒有人可以收。
        }
       *[steal] { $seat_you ->
            [yes] 沒有人可以讓你偷取。
           *[no] 沒有人可以讓 { $seat_name } 偷取。
        }
    }
event-tile-turned =
    行動板塊翻面，現在是{ $face ->
        [gift] 贈送
       *[steal] 偷取
    }。
event-finished =
    { $seat_you ->
        [yes] 你的棋子全部抵達終點。
       *[no] { $seat_name } 的棋子全部抵達終點。
    }
event-ended = 所有棋子都抵達終點，遊戲結束。

## 結果如何

result-points =
    { $seat_you ->
        [yes] 你以 { $points } 分獲勝。
       *[no] { $seat_name } 以 { $points } 分獲勝。
    }
result-fewer-lucky =
    { $points } 分平手：{ $seat_you ->
        [yes] 你
       *[no] { $seat_name }{ " " }
    }的幸運板塊較少（{ $lucky } 個），因此獲勝。
result-shared = { $winners } 位玩家並列獲勝：各得 { $points } 分，幸運板塊各 { $lucky } 個。
result-running = 遊戲仍在進行。

## 不能做什麼

error-table-over = 遊戲已經結束。
error-not-your-turn = 還沒輪到你。
error-answer-first = 請先選擇一位玩家。
error-no-question = 現在不需要選擇玩家。
error-not-a-choice = 不能選擇這位玩家。
error-no-such-action = 這個遊戲沒有這種行動。
error-no-such-tile = 沒有這個板塊。
error-no-piece-there =
    { $face ->
        [start] 起點
        [lucky] 這個幸運板塊
        [gift] 這個贈送板塊
        [steal] 這個偷取板塊
       *[other] 這個 { $face }{ " " }
    }上沒有你的棋子。
error-piece-home = 抵達終點的棋子不能再移動。
error-no-guards-in-play = 路上沒有守衛。
error-no-guard-there =
    { $face ->
        [start] 起點
        [finish] 終點
        [lucky] 這個幸運板塊
        [gift] 這個贈送板塊
        [steal] 這個偷取板塊
       *[other] 這個 { $face }{ " " }
    }上沒有守衛。
error-guard-alone = 守衛身旁有棋子時才能移動。
error-seats = 這個遊戲適合 { $least } 到 { $most } 人，不能 { $seats } 人玩。

## 牌桌設定

option-layout = 路徑
option-layout-help = 板塊排列的順序。隨機路徑每次都不同。
option-layout-shuffled = 隨機
option-layout-standard = 排序：先幸運後正分
option-layout-variant1 = 排序：先正分後幸運
option-layout-variant2 = 排序：幸運在最後
option-action-tiles = 行動板塊
option-action-tiles-help = 四個不會離開路徑的板塊。最後離開的人要送出或偷取一個板塊。
option-action-tiles-true = 使用
option-action-tiles-false = 不使用
option-guards = 守衛
option-guards-help = 八名中立守衛守著最好的板塊。守衛身旁有棋子時，可以不動棋子而改移守衛。
option-guards-false = 不使用
option-guards-true = 使用
option-scoring = 幸運板塊
option-scoring-help = 基本：每個把你剩下最大的負分板塊變成正分。進階：每個反轉正下方板塊的正負號，好壞都算。
option-scoring-basic = 基本
option-scoring-expert = 進階
option-pieces = 棋子
option-pieces-help = 五或六人時每人兩枚棋子，遊戲會比較短。
option-pieces-three = 每人三枚
option-pieces-rulebook = 每人三枚，五或六人時兩枚

## 圖板上的詞

tile-start = 起點
tile-finish = 終點
tile-minus = 板塊 { $face }
tile-plus = 板塊 { $face }
tile-lucky = 幸運板塊
tile-gift = 行動板塊：贈送
tile-steal = 行動板塊：偷取
gift = 贈送
steal = 偷取
lucky = 幸運
piece = 棋子
guard = 守衛
path = 路徑
pieces-at =
    { $seat_you ->
        [yes] 你的棋子 { $count } 枚
       *[no] { $seat_name } 的棋子 { $count } 枚
    }
guards-at = 守衛 { $count } 名
nobody-at = 沒有人
guards-home = 抵達終點的守衛 { $count } 名
die-shows = 骰子點數 { $die }
tower-of =
    { $seat_you ->
        [yes] 你的板塊塔
       *[no] { $seat_name } 的板塊塔
    }
tower-empty = 沒有板塊
tower-height = 板塊 { $count } 個
tower-top =
    { $face ->
        [lucky] 最上面是幸運板塊
       *[other] 最上面是 { $face }
    }
score-of =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }：{ $points } 分
score-change =
    { $seat_you ->
        [yes] 你：從 { $before } 分到 { $after } 分
       *[no] { $seat_name }：從 { $before } 分到 { $after } 分
    }
preview-take =
    你拿走{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }
preview-gift = 你執行贈送
preview-steal = 你執行偷取
preview-nothing = 你沒有拿到板塊

### That's Life! 繁體中文（臺灣）。
###
### "face" 是板塊上所寫的：start、finish、lucky、gift、steal，或帶正負號的數字。
### 每個座位附有名字（$seat_name）與 $seat_you（讀者自己的座位為 "yes"）。

name = 人生就是這樣！
blurb = 擲骰、移動一枚棋子，離開時留下的板塊就歸你：避開負分、搶下正分，再靠幸運板塊把最糟的變成最好的。

## 現在要做什麼

prompt-move-piece-yours =
    輪到你：將{ $only ->
        [last] 最後一枚棋子
       *[no] 一枚棋子
    }移動 { $steps } 步。{ $only ->
        [together] 你的棋子都在同一處。
       *[no] { "" }
    }
prompt-move-piece-theirs = { $seat_name }正在選擇要移動 { $steps } 步的棋子。
prompt-move-figure-yours = 輪到你：將一枚棋子或守衛移動 { $steps } 步。
prompt-move-figure-theirs = { $seat_name }正在選擇要移動 { $steps } 步的棋子或守衛。
prompt-gift-yours =
    贈送：選擇誰會收到你的{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }。
prompt-gift-theirs =
    { $seat_name }正在選擇誰會收到{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }。
prompt-steal-yours = 偷取：選擇要拿走誰最上面的板塊。
prompt-steal-theirs = { $seat_name }正在選擇要偷誰最上面的板塊。

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
    }送給{ $target_seat_name }
choice-steal =
    拿走{ $target_seat_name }的{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }

## 發生了什麼

event-began =
    { $seat_you ->
        [yes] 由你先開始。
       *[no] 由{ $seat_name }先開始。
    }
event-rolled =
    { $seat_you ->
        [yes] 你擲出
       *[no] { $seat_name }擲出
    } { $die }。
event-piece-moved =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
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
       *[no] { $seat_name }
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
       *[no] { $seat_name }
    }拿走{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }。
event-tile-given =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }把{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }{ " " }
    }送給{ $target_seat_you ->
        [yes] 你
       *[no] { $target_seat_name }
    }。
event-tile-stolen =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }偷走{ $target_seat_you ->
        [yes] 你
       *[no] { $target_seat_name }
    }的{ $face ->
        [lucky] 幸運板塊
       *[other] { " " }{ $face }
    }。
event-action-fizzled =
    { $face ->
        [gift] { $why ->
            [nothing] { $seat_you ->
                [yes] 你沒有板塊可送。
               *[no] { $seat_name }沒有板塊可送。
            }
           *[nobody] { $seat_you ->
                [yes] 沒有人可以收下你的板塊。
               *[no] 沒有人可以收下{ $seat_name }的板塊。
            }
        }
       *[steal] { $seat_you ->
            [yes] 沒有人可以讓你偷取。
           *[no] 沒有人可以讓{ $seat_name }偷取。
        }
    }
event-action-fizzled-special = { event-action-fizzled }
event-tile-turned =
    小徑第 { $place } 塊板塊翻面，現在是{ $face ->
        [gift] 贈送
       *[steal] 偷取
    }。
event-tile-turned-own = { event-tile-turned }
event-finished =
    { $seat_you ->
        [yes] 你的棋子全部抵達終點。
       *[no] { $seat_name }的棋子全部抵達終點。
    }
event-finished-own = { event-finished }
event-ended = 所有棋子都抵達終點，遊戲結束。

## 結果如何

result-points =
    { $seat_you ->
        [yes] 你以 { $points } 分獲勝。
       *[no] { $seat_name }以 { $points } 分獲勝。
    }
result-fewer-lucky =
    { $points } 分平手：{ $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }的幸運板塊較少（{ $lucky } 塊），因此獲勝。
result-shared = { $winners } 位玩家並列第一：各得 { $points } 分，幸運板塊各 { $lucky } 塊。

## 不能做什麼

error-not-your-turn = 還沒輪到你。
error-answer-first = 請先選擇一位玩家。
error-no-question = 現在不需要選擇玩家。
error-not-a-choice = 不能選擇這位玩家。
error-no-such-action = 這款遊戲沒有這種行動。
error-no-such-tile = 沒有這塊板塊。
error-no-piece-there =
    { $face ->
        [start] 起點
        [lucky] 這塊幸運板塊
        [gift] 這塊贈送板塊
        [steal] 這塊偷取板塊
       *[other] 這塊 { $face }{ " " }
    }上沒有你的棋子。
error-piece-home = 抵達終點的棋子不能再移動。
error-no-guards-in-play = 小徑上沒有守衛。
error-no-guard-there =
    { $face ->
        [start] 起點
        [finish] 終點
        [lucky] 這塊幸運板塊
        [gift] 這塊贈送板塊
        [steal] 這塊偷取板塊
       *[other] 這塊 { $face }{ " " }
    }上沒有守衛。
error-guard-alone = 守衛所在的板塊上有棋子時才能移動。

## 這一桌的設定

preset-modern = 現代版
preset-modern-help = 每局小徑都不同，並有行動板塊。
preset-classic-2005 = 2005 經典版
preset-classic-2005-help = 與初版相同：板塊按順序排列，八名守衛，沒有行動板塊。
preset-expert = 進階版
preset-expert-help = 幸運板塊會翻轉正下方的板塊，好壞不論。
preset-wild = 狂野版
preset-wild-help = 行動板塊與守衛同時登場。

option-layout = 小徑
option-layout-help = 板塊排列的順序。隨機小徑每次都不同。
option-layout-shuffled = 隨機
option-layout-standard = 排序：先幸運後正分
option-layout-variant1 = 排序：先正分後幸運
option-layout-variant2 = 排序：幸運在最後
option-action-tiles = 行動板塊
option-action-tiles-help = 四塊不會離開小徑的板塊。最後離開的人要送出或偷取一塊板塊。
option-action-tiles-true = 使用
option-action-tiles-false = 不使用
option-guards = 守衛
option-guards-help = 八名中立守衛守著最好的板塊。同一塊板塊上有棋子時，可以不動棋子而改移守衛。
option-guards-false = 不使用
option-guards-true = 使用
option-scoring = 幸運板塊
option-scoring-help = 基本：每塊把你剩下最大的負分板塊變成正分。進階：每塊反轉正下方板塊的正負號，好壞都算。
option-scoring-basic = 基本
option-scoring-expert = 進階
option-pieces = 棋子
option-pieces-help = 五到六人時每人兩枚棋子，遊戲會比較短。
option-pieces-three = 每人三枚
option-pieces-rulebook = 每人三枚，五到六人時兩枚

## 版圖上的詞

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
path = 小徑
pieces-at =
    { $seat_you ->
        [yes] 你的棋子 { $count } 枚
       *[no] { $seat_name }的棋子 { $count } 枚
    }
guards-at = 守衛 { $count } 名
nobody-at = 空的
die-shows = 骰子點數 { $die }
tower-of =
    { $seat_you ->
        [yes] 你的塔
       *[no] { $seat_name }的塔
    }
tower-empty = 沒有板塊
tower-height = { $count } 塊板塊
tower-top =
    { $face ->
        [lucky] 最上面是幸運板塊
       *[other] 最上面是 { $face }
    }
tower-built = { $height }（{ $tiles }），{ $top }
score-of =
    { $seat_you ->
        [yes] 你
       *[no] { $seat_name }
    }：{ $points } 分

## 教學

tutorial-goal = 歡迎來到花園！每個人都要把三枚棋子從起點帶到終點。誰先到並不重要，重要的是一路上拿到了什麼。
tutorial-stones = 正分板塊給你分數，負分板塊扣你分數。畫著幸運草的是幸運板塊，很快你就會知道它的好處。
tutorial-roll = 你擲出了 3。選擇起點上的棋子：其中一枚會剛好走三步。
tutorial-leave = 重點來了：誰離開後讓板塊空了，誰就得拿走它。所以讓 −4 上的棋子等一等，先從起點帶出另一枚吧。
tutorial-leave-other = 那枚棋子一走，−4 就空了，你得拿走它。
tutorial-closed = Cleo 離開後 −2 空了：它現在疊在她的塔上，小徑也縮短了。看看是誰來 −4 陪你了！
tutorial-last = −4 上有兩枚棋子。先走的沒事，只有最後離開的人要拿走板塊。快走吧！
tutorial-last-other = 這樣也可以。但 Cleo 可能會先溜走，−4 就留給你了。
tutorial-plus = 成功了：Cleo 最後離開，只好拿走 −4。這條規則也有好的一面：你的棋子獨自站在 +6 上，一離開，+6 就是你的。
tutorial-plus-other = 這樣也可以。但 +6 現在就能到手，別等 Cleo 也站上去。
tutorial-clover = 現在幸運草上只有你的棋子。離開它，好運就是你的！雖然會停在 −8，但別擔心。
tutorial-clover-other = 這樣也可以。但誰知道你還能獨占幸運草多久呢？
tutorial-minus = 最後，每塊幸運板塊會把主人最大的負分變成正分。你有一塊，所以 −8 是寶物：離開它，看看你的分數。
tutorial-minus-other = 這樣也可以。但有了幸運板塊，−8 對你來說就是 +8！
tutorial-gift = Cleo 離開行動板塊，讓它空了。它顯示「贈送」，所以她把塔頂的 −1 送給你。現在它翻面了，顯示「偷取」。把你最後一枚棋子走過去！
tutorial-gift-other = 這樣也可以。但站在「偷取」上，就能拿走 Cleo 的東西。
tutorial-steal = Cleo 的塔頂剛放上一塊幸運草。現在離開「偷取」板塊，她的幸運草就是你的！
tutorial-steal-other = 這樣也可以。但 Cleo 可能會用更差的板塊蓋住她的幸運草。
tutorial-stolen = 幸運草是你的了，板塊又顯示「贈送」：行動板塊會留在小徑上，每用一次就翻面。贈送可以擺脫塔頂的壞板塊。
tutorial-finish = 許多回合之後，小徑上只剩你最後一枚棋子。點數夠就能進終點，多了也沒關係。帶著幸運草回家吧！
tutorial-end = 所有棋子都到家了。最後一塊幸運草把 −7 變成 +7，你以 51 比 1 獲勝！守衛和其他小徑，開桌時都可以選。

## 分數的來由

account-plus = 正分
account-turned = 幸運翻轉
account-minus = 負分
account-lucky = 未用的幸運
tie-lucky = 同分時幸運板塊較少者在前，這裡有 { $lucky } 塊。
tie-shared = 分數與幸運板塊數（{ $lucky } 塊）都相同，名次並列。

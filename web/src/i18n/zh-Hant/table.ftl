## At the table

board = 版圖
you = 你
bot-level = 電腦，{ $level }
absent = 離開中
to-act = 輪到行動
score = 分數
points = { $points } 分
watchers =
    { $count ->
        [0] 沒有人在觀戰
       *[other] 有 { $count } 人在觀戰
    }
watching = 你正在觀戰。
choices = 你的選項
choices-none = 現在沒有要選的。
choices-keys = 用方向鍵和 Enter，或直接按數字。
choices-arrows = 用方向鍵和 Enter。
choices-more = { $choices } 種
log = 遊戲過程
log-empty = 還沒發生任何事。
show-log = 過程
show-choices = 選項
prompt-watch = 看看會發生什麼事。
sending = 傳送中…
prompt-whole = 顯示整句話
prompt-fold = 只顯示兩行

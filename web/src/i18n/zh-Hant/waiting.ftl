## Waiting for the start

waiting-title = 等待開始
waiting-open = 還有 { $count } 個空位。
waiting-full = 座位都滿了。
waiting-owner-starts = 準備好就可以開始。
waiting-for-owner = 桌主按下開始後，遊戲就會開始。
share = 分享這個連結
share-help = 打開連結的人可以坐進空位，或在旁觀戰。
link = 這一桌的連結
copy = 複製
copied = 已複製
sit-here = 坐這裡
sit-here-seat = 坐這裡：{ $number } 號座位
stand-up = 離座
open-seat = 空位
fill-with-bot = 讓電腦入座
fill-seat-with-bot = 讓電腦坐進 { $number } 號座位
free-seat = 清空座位
free-seat-number = 清空 { $number } 號座位
start = 開始遊戲
start-needs-seats = 要先坐滿空位才能開始。
who-are-you = 該怎麼稱呼你？

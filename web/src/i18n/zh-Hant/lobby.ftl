## Lists of tables

lobby-title = 遊戲桌
my-tables = 我的遊戲桌
my-tables-all = 我的所有遊戲桌
all-tables = 所有遊戲桌
open-tables = 等人加入的遊戲桌
open-tables-none = 現在沒有人在找玩伴。開一桌公開的，其他人馬上就會在這裡看到。
running-tables = 可以觀戰的遊戲桌
over-tables = 已結束的遊戲桌
time-left = 還剩 { $time }
new-results = 新結果
result-new = 新
results-unseen = { $count } 個新結果
next-table = 下一桌
next-table-waits = 輪到你的下一桌
next-table-key = 輪到你的下一桌（N）
more-tables = 顯示更多
lists-lost = 連線中斷，正在重試…
turn-since = 輪到你（{ $when }）
turn-of = 輪到{ $name }
table-running = 進行中
seats-open = { $count } 個空位
seats-full = 座位已滿，尚未開始
join = 加入
watch = 觀戰
play-turn = 輪到你
open-table = 開啟
replay = 重播
proof-short = 驗證隨機結果
ended-place = { $seats } 人中第 { $rank } 名，{ $points } 分
ended-won = { $names }以 { $points } 分獲勝
ended-undecided = 沒有玩到最後
turns-waiting = 有 { $count } 桌輪到你

## Finding a game among many

search-name = 搜尋遊戲
search-players = 人數
search-players-any = 人數
search-players-of = { $players } 人
search-minutes = 時間
search-minutes-any = 時間
search-minutes-most = { $minutes } 分鐘以內
search-complexity = 複雜度
search-complexity-any = 複雜度
search-complexity-most = 最多 { $level }／5
search-found = 找到 { $count } 款遊戲
search-none = 沒有符合的遊戲。放寬條件，或看看全部遊戲。
search-all = 顯示所有遊戲
tournaments = 比賽

### 積分、排行榜，以及列入積分的桌

setting-rated = 積分
setting-rated-help = 列入能再次登入的玩家的積分。不提供提示，離開的人算最後一名。
setting-rated-yes = 積分局
setting-rated-no = 休閒局
rated-table = 積分局
rated-not-you = 這一桌是積分局，但你的結果不會列入：請先新增再次登入的方式，例如通行密鑰。你還是可以一起玩。
rated-not-you-how = 新增登入方式

rating = 積分
ratings = 積分
rating-practice = 與電腦練習
rating-provisional = 暫定
rating-provisional-help = 局數足夠以前，積分都是暫定的。
rating-games = { $games } 局
rating-curve = 從 { $first } 到 { $last }
rating-changes = 這一局之後的積分
rating-change = 從 { $before } 到 { $after }
rating-none-here = 可比較的人不到兩位，未列入積分。
rating-pending = 正在計算積分…
beaten-best = 打敗過的最高難度
beaten-times = { $name }：{ $times } 次

leaderboard = 排行榜

## People and their pages

my-page-no-line = 目前沒有連線。你的對局都還保存著，恢復連線後就看得到。這段時間可以先調整語言和外觀。
person-since = { $day }加入
person-no-games = 這位玩家還沒有玩完任何一局。
figures = 你的戰績
figures-none = 玩完第一局後，就會記在這裡。
figures-all = 所有遊戲
figures-favourite = 最常玩
figures-weeks = 每週局數
figures-weeks-told = 最近 { $weeks } 週玩了 { $games } 局
figures-played = 總局數
figures-early = { $tables } 局提前結束
figures-won = 勝局
figures-won-of = 戰績
figures-stays = 玩到最後：{ $tables } 場中有 { $end } 場
figures-thinking-live = 通常在 { $time } 內回應
figures-thinking-days = 跨日對局通常在 { $time } 內回應
figures-row = 最長連勝：{ $best } 場
figures-row-now = 最長連勝：{ $best } 場，目前 { $now } 連勝
opponents-most = 最常一起玩的人
opponents-games = { $played } 局
opponents-went = 名次在前 { $ahead } 局，在後 { $behind } 局
figures-average = 平均分數
figures-best = 最高分數
figures-presets = 各種設定的勝場
figures-bots = 與電腦玩家同桌的勝局
figures-of = { $played } 局 { $won } 勝
recent = 最近幾局
recent-rank = { $seats } 人中第 { $rank } 名
recent-early = 提前結束
my-data = 別人看得到什麼
my-data-public = 曾與你同桌或同在一個群組的人可以打開你的頁面，看到你的名稱、加入日期、這些戰績、獎盃，以及你在公開遊戲桌上最常一起玩的人。頁面上不會列出你坐過哪些遊戲桌。
my-data-look = 以別人的角度查看
deletion-title = 刪除我的資料
export-title = 你的備份
export = 下載關於我的所有資料
export-text = 一個 ZIP 檔，包含這裡儲存的關於你的一切：暱稱、裝置、遊戲桌和遊戲紀錄。
export-busy = 正在準備。遊戲多時需要一點時間…
export-done = 已下載。

## Deleting everything

deletion-lead = 所有能看出你是誰的資料，都會立即永久刪除。
deletion-what = 會刪除什麼
deletion-what-name = 你的名稱「{ $name }」：從所有遊戲桌、遊戲過程與紀錄中消失，別人只會看到「某位玩家」。
deletion-what-talk = 你在桌上說過的所有話。
deletion-what-figures = 你的頁面與戰績。
deletion-what-tables = 你的座位：進行中的遊戲由電腦玩到最後；尚未開始的遊戲桌交給下一位玩家，或直接關閉。
deletion-what-browser = Cookie，以及這個瀏覽器記得的遊戲桌資料。語言與外觀會保留。
deletion-stays = 會留下什麼
deletion-stays-text = 已結束的遊戲，其行動與骰子也屬於其他玩家，會以不具名的方式保留。先前下載過紀錄的人仍保有自己的副本。
deletion-sure = 是的，刪除所有與我有關的資料。我知道這無法復原。
deletion-do = 刪除我的資料
deletion-keep = 全部保留
deletion-done = 全部刪除了
deletion-done-text = 這裡已經沒有任何關於你的資料。再次光臨時，你就是新朋友，歡迎回來。
deletion-nobody = 沒有可刪除的資料：這裡還不認識你。

relations-title = 認識的人
follow = 追蹤
unfollow = 取消追蹤
follow-done = 已追蹤 { $name }。
unfollow-done = 已取消追蹤 { $name }。
block = 封鎖
unblock = 解除封鎖
block-ask = 要封鎖 { $name } 嗎？
block-what = 你們不會被配對，開局前不會同桌，彼此不能邀請，也看不到對方說的話。{ $name } 不會收到通知。
block-done = 已封鎖 { $name }。
unblock-done = 已解除封鎖 { $name }。
followed-title = 你追蹤的人
followed-nobody = 還沒有。你可以在對方的頁面追蹤。
followed-here = 現在在這裡
followed-are-here = 你追蹤的人正在這裡
followed-join = 加入 { $game }
followed-watch = 觀戰 { $game }
followed-open = 前往 { $game }
blocked-title = 你封鎖的人
wish-seen-by = 誰看得到你在這裡和你的公開牌桌
wish-invited-by = 沒和你玩過的人，誰可以邀請你
wish-who-followers = 所有追蹤我的人
wish-who-mutual = 互相追蹤的人
wish-who-nobody = 不開放
wish-strangers = 你看得到陌生人的哪些話
wish-strangers-help = 你沒有追蹤、也沒有邀請過的人就是陌生人。
wish-strangers-all = 全部
wish-strangers-phrases = 只限常用語和表情
error-blocked = 你已封鎖這個人。
error-yourself = 這就是你。
error-too-many-followed = 你已經追蹤 { $most } 個人了，請先取消追蹤其中一人。
error-too-many-blocked = 你已經封鎖 { $most } 個人了，請先解除其中一人。

### 獎盃

trophies = 獎盃
trophy-first = 首次：{ $day }
trophy-times = { $times } 次
trophy-new = 新獎盃！

### 遊戲的排行榜

leaderboard-of = 排行榜：{ $game }
leaderboard-lead = 每個人從 1500 開始。高出 400 的人，十一局大約會贏十局。
leaderboard-season = 賽季
leaderboard-all = 所有時間
leaderboard-quarter = { $year } 年第 { $quarter } 季
leaderboard-empty = 這裡還沒有人有積分。和別人玩幾場積分局吧。
leaderboard-among = 顯示
leaderboard-everybody = 所有人
leaderboard-followed = 我追蹤的人
leaderboard-follow = 你還沒有追蹤任何人。點名單上的暱稱打開對方的頁面，再按「追蹤」。
leaderboard-follow-first = 這需要先有之後能再登入的方式。
leaderboard-followed-empty = 你追蹤的人在這裡還沒有積分。
leaderboard-together = 這款遊戲大家同贏同輸，所以沒有積分。
leaderboard-place = 名次
leaderboard-name = 暱稱
leaderboard-played = 局數
leaderboard-you = 你的名次
leaderboard-you-provisional = 積分還是暫定時，不會列在排行榜上。
leaderboard-more = 顯示更多

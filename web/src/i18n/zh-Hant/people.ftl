## People and their pages

my-page = 我的頁面
my-page-nobody = 這裡還不認識你。玩第一局時取個暱稱，之後玩過的遊戲都會列在這裡。
my-page-no-line = 目前沒有連線。你的對局都還保存著，恢復連線後就看得到。這段時間可以先調整語言和外觀。
name-save = 儲存名稱
name-saved = 已儲存。
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
figures-average = 平均分數
figures-best = 最高分數
figures-presets = 各種設定的勝場
figures-bots = 與電腦玩家同桌的勝局
figures-of = { $played } 局 { $won } 勝
recent = 最近幾局
recent-rank = { $seats } 人中第 { $rank } 名
recent-early = 提前結束
my-data = 別人看得到什麼
my-data-public = 曾與你同桌的人可以打開你的頁面，看到你的名稱、加入日期和這些戰績。頁面上不會列出你坐過哪些遊戲桌。
my-data-look = 以別人的角度查看

## Deleting everything

deletion-title = 刪除我的資料
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

## 下載所有資料

export-title = 你的備份
export = 下載關於我的所有資料
export-text = 一個 ZIP 檔，包含這裡儲存的關於你的一切：暱稱、裝置、遊戲桌和遊戲紀錄。
export-busy = 正在準備。遊戲多時需要一點時間…
export-done = 已下載。

### Ludoteca 繁體中文：遊戲以外的介面用語。

app-name = Ludoteca
app-line = 桌遊之家。打開瀏覽器就能和朋友或電腦玩家同樂，免安裝、免費用。
skip-to-content = 跳到主要內容
loading = 請稍候…
language = 語言
appearance = 外觀
appearance-system = 跟隨系統
appearance-light = 淺色
appearance-dark = 深色
close = 關閉

## First page

games = 遊戲
players = { $least }–{ $most } 人
minutes = 約 { $minutes } 分鐘
minutes-range = 約 { $least }–{ $most } 分鐘
complexity = 複雜度 { $level }／5
play-now = 立刻和電腦玩家開局
opponents = 電腦對手人數
level = 電腦強度
play-bots = { $count } 位電腦對手
change = 更改
level-random = 隨機
level-easy = 簡單
level-medium = 中等
level-hard = 困難
nickname = 你的暱稱
nickname-help = 同桌的人會看到這個名字。不需要註冊帳號。
nickname-other = 換一個建議
nickname-suggestions = 悠閒的水獺|好運的蒼鷺|好奇的狐狸|陽光獾|溫柔的熊|飛快的雨燕|開心的知更鳥|愛睏的貓頭鷹|勇敢的甲蟲|和善的鯨魚|靈巧的山貓|活潑的蠑螈|聰明的喜鵲|有耐心的蝸牛|流浪的大雁|大膽的麻雀
make-table = 開一桌並分享連結
make-table-now = 開桌
new-table = 新的一桌
rules-of-table = 遊戲設定
seats = 座位
seat-number = { $number } 號座位
seat-me = 我
seat-open = 空位，留給拿到連結的人
seat-bot = 電腦：{ $level }
add-seat = 加一個座位
remove-seat = 移除 { $number } 號座位

## Pages that are not there

missing-title = 這裡什麼都沒有
missing-text = 沒有這個頁面。也許複製連結時漏掉了一段。
to-first-page = 回到遊戲列表

## Waiting for the start

waiting-title = 等待開始
waiting-open = 還有 { $count } 個空位。
waiting-full = 座位都滿了。
waiting-owner-starts = 準備好就可以開始。
waiting-for-owner = 等開桌的人按下開始，遊戲就會展開。
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
free-seat = 清出座位
free-seat-number = 清出 { $number } 號座位
start = 開始遊戲
start-needs-seats = 要先坐滿空位才能開始。
who-are-you = 該怎麼稱呼你？

## At the table

board = 遊戲版圖
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
choices-keys = 用方向鍵加 Enter，或直接按數字。
log = 事件經過
log-empty = 還沒發生任何事。
show-log = 紀錄
show-choices = 選項
sending = 傳送中…

## When something is in the way

line-connecting = 連線中…
line-lost = 連線中斷，正在重新連線…
line-lost-help = 什麼都不會遺失，連上後遊戲就會繼續。
notice-stale = 牌桌已經往前走了，剛才的選擇回答的是上一個問題。
notice-outdated = Ludoteca 已經更新，請重新載入頁面。
reload = 重新載入
stopped-title = 這一桌已停止
stopped-text = 規則執行時出了問題，為了避免情況變糟，這一桌已停止。其他桌不受影響。
board-failed = 無法載入遊戲版圖。
try-again = 再試一次

## The end

result-title =
    { $team ->
        [won] 你們一起贏了！
        [lost] 你們一起輸了。
       *[none] 遊戲結束
    }
result-won = 你贏了！
result-shared-win = 你並列第一！
rank = 第 { $rank } 名
ranking = 名次
play-again = 再來一局
see-board = 看看版圖
see-result = 看結果
other-games = 所有遊戲
see-replay = 觀看重播

## Looking back

as-it-was = 看當時的盤面
replay-title = 重播：{ $name }
back-to-now = 回到現在
back-to-table = 回到遊戲桌
replay-your-turn = 現在輪到你了。
replay-controls = 播放
replay-slider = 重播位置
replay-position = 第 { $n } 筆，共 { $of } 筆
replay-play = 播放
replay-pause = 暫停
replay-first = 到開頭
replay-last = 到結尾
replay-back = 後退一步
replay-forward = 前進一步
replay-turn-back = 後退一回合
replay-turn-forward = 前進一回合
replay-speed = 速度
replay-times = { $times } 倍
replay-keys = 空白鍵播放與暫停；方向鍵逐步移動，加按 Shift 逐回合移動。
share-moment = 分享這一刻
link-moment = 這一刻的連結
missed-moves = 你上次行動後已有 { $count } 步

## Records

records = 紀錄
records-title = 開啟紀錄
records-text = 紀錄就是存成檔案的一局遊戲：誰參加、擲出什麼、選了什麼。不論有沒有我們，任何人都能查驗並重播。
records-choose = 選擇檔案
records-drop = 或拖放到這裡
records-where = 檔案由你的瀏覽器開啟，不會存放在任何地方。檢查碼、軌跡與每一次抽取都由你的瀏覽器查驗。規則在我們的伺服器上執行：只有你正在看的那份紀錄會送去，走完一遍後就忘掉。
records-other = 開啟其他檔案
records-which = 紀錄，共 { $of } 份
records-none = 這個檔案裡沒有紀錄。
records-not-this = 第 { $number } 行不是紀錄。
records-too-large = 這個檔案超過 64 MB。請分成幾份：每一行就是一份紀錄。
records-unreadable = 無法讀取這個檔案。
record-checking = 查驗中…
record-good = 這份紀錄完全正確。
record-bad = 這份紀錄有不正確的地方。
record-here = 由你的瀏覽器查驗
record-server = 由我們的伺服器查驗
record-checksum-good = 檢查碼相符。
record-checksum-bad = 檢查碼不符：這一行有內容被改過。
record-trail-good = 軌跡逐筆相符。
record-trail-header = 軌跡與紀錄的開頭不符。
record-trail-entry = 軌跡從第 { $n } 筆起不符。
record-draws-good =
    { $by ->
        [secret] 全部 { $count } 次抽取都由事先承諾的祕密值得出。
       *[seed] 全部 { $count } 次抽取都由種子得出。
    }
record-draws-bad = 第 { $n } 筆的某次抽取不是應有的結果。
record-secret-bad = 祕密值不是事先承諾的那一個。
record-draws-unknown = 無法查驗抽取結果。
record-rules-good = 每一筆都合乎規則，結果也正確。
record-seed-help = 本身正確的紀錄，也可能出自一場從未發生的遊戲。只有你自己留下的資料才能說明這一點。

## The proof of the dice

proof = 骰子的證明
proof-good = 這些骰子是公平的，你的瀏覽器可以證明。
proof-consistent = 這些骰子沒有可疑之處。
proof-bad = 這些骰子有不正確的地方。
proof-commitment-same = 承諾值與開始前告知你瀏覽器的相同。
proof-commitment-late = 你的瀏覽器在開始之後才得知承諾值，無法判斷之前是否不同。
proof-commitment-other = 承諾值與最初告知你瀏覽器的不同。
proof-commitment-unknown = 你的瀏覽器在這一桌沒有得知承諾值，只能檢查一切是否前後相符。
proof-secret-good = 祕密值就是事先承諾的那一個。
proof-entropy-there = 你瀏覽器提供的隨機位元組是每一次抽取的一部分。
proof-entropy-missing = 缺少你瀏覽器提供的隨機位元組。
proof-entropy-unknown = 這一桌沒有向你的瀏覽器要求隨機位元組。
proof-record-bad = 這份紀錄前後不符。
proof-derivation = 一次抽取是怎麼來的
proof-which = 抽取
proof-draw =
    第 { $entry } 筆：{ $seat_you ->
        [yes] 你
       *[other] { $seat_name }
    }，{ $of } 之 { $number }
proof-draw-start = 第 { $entry } 筆：開始，{ $of } 之 { $number }
proof-draw-before = 前一次抽取
proof-draw-after = 後一次抽取
proof-no-draws = 這一桌沒有抽取過。
proof-step-secret = 遊戲結束後公開的祕密值：
proof-step-message = 第 { $k } 次抽取的訊息：協定、遊戲桌、所有人的隨機位元組、抽取編號：
proof-step-digest = 以祕密值計算訊息的 HMAC-SHA-256，只取前 16 位：
proof-step-value = 讀成一個數：
proof-step-thrown = 大到會偏袒 { $n } 種結果中的一部分：捨棄，改用下一次。
proof-step-outcome = 除以 { $n } 的餘數：
proof-step-shown = 結果從 0 算起：這是 { $n } 個中的第 { $number } 個，在骰子上就是點數。
proof-meaning = 這證明了什麼，沒有證明什麼
proof-proves = 沒有任何結果是人為挑選、更改或重擲的：全部在開始時就由祕密值與所有人的隨機位元組決定。伺服器作出承諾時還不知道這些位元組，因此無法挑選對自己有利的祕密值。
proof-not = 它不能證明
proof-not-together = 伺服器沒有和桌上最後回應的人串通；
proof-not-ahead = 伺服器沒有預先偷看：遊戲進行時它知道祕密值，不過什麼也改不了；
proof-not-late = 對開始之後才來的人的任何事：他們只能依靠其他人的隨機位元組；
proof-not-page = 這個頁面本身是誠實的，如果它也是由同一個伺服器送來的。請下載紀錄，用你自己的程式查驗。
record-download = 下載紀錄
luck = 運氣
luck-sentence =
    { $seat_you ->
        [yes] 骰子為你帶來 { $points } 分。
       *[other] 骰子為{ $seat_name }帶來 { $points } 分。
    }
luck-help = 以遊戲自己的電腦評估為準，把每次抽取與所有可能結果的平均相比。

## 收回與預覽

undo = 收回
do-it = 確定
let-it-be = 取消
single-taps = 點一下就直接執行
event-undone =
    { $seat_you ->
        [yes] 你收回了這一步。
       *[other] { $seat_name }收回了這一步。
    }
undo-nothing = 沒有可以收回的行動。
undo-drawn = 運氣已經決定了結果，無法收回。
undo-revealed = 隱藏的內容已經公開，無法收回。
undo-others = 其他人已經行動，來不及收回了。
undo-together = 多人同時選擇時無法收回。
undo-over = 遊戲已經結束，無法收回。

## 提示

hint = 提示
hint-key = 問問機器人會怎麼做（H）
hint-level = 要問哪個機器人
hint-close = 收起提示
hint-thinking = 機器人（{ $level }）正在思考……
hint-figures =
    { $known ->
        [no] { "" }
        [points] ：約 { $points } 分
       *[both] ：約 { $points } 分，獲勝機率 { $win }
    }
hint-chosen = 機器人（{ $level }）會選「{ $option }」{ $figures }。
hint-second = 次佳：「{ $option }」{ $figures }。
hint-doubt = 從這裡多次試著玩到最後，另一個選擇更好：「{ $option }」{ $figures }。
hint-mark = 機器人的選擇
hint-win = 獲勝機率
hints = 提示
hints-help = 這一桌的人能不能向機器人請教。
hints-on = 可以
hints-off = 不提供

## 回顧遊戲

see-review = 回顧
review-title = 這場遊戲的經過
review-to-table = 回到這一桌
review-pending = 正在逐手檢視這場遊戲，需要幾秒鐘……
review-chances = 每一手的獲勝機率
review-points = 每一手的預期分數
review-start = 第一手之前
review-move = 第 { $number } 手，{ $name }
review-see = 看這一刻
review-as-table = 以表格顯示
review-column = 手數
review-costly = 代價最大的幾手
review-whose = 誰的選擇
review-all = 所有人
review-mine = { $name }（你）
review-price =
    { $kind ->
        [both] 獲勝機率 { $win }，{ $points } 分
        [wins] 獲勝機率 { $win }
        [points] { $points } 分
       *[little] 損失一點
    }
review-chosen = 當時選了
review-better = 更好的是
review-none = 沒有特別失算的一手：這裡失去的可能只是運氣。
review-how = 計算方法：從每個局面隨機玩到最後很多次。每一手只依當事人當時所能知道的、擲骰之前的情況來評斷，之後的運氣不算在內。所有數字都是估計。

## Errors

error-network = 無法連上伺服器。請檢查網路後再試一次。
error-unreadable = 伺服器看不懂這個請求。
error-unreadable-frame = 伺服器看不懂這則訊息。
error-unreadable-action = 伺服器看不懂這個選擇。
error-no-guest = 請先取一個暱稱。
error-forged-request = 頁面開太久了，請重新載入。
error-foreign-origin = 這個請求來自其他網站，已被拒絕。
error-not-owner = 只有開桌的人可以這麼做。
error-not-your-seat = 這不是你的座位。
error-not-found = 這裡什麼都沒有。
error-no-such-table = 沒有這一桌。也許複製連結時漏掉了一段。
error-method = 伺服器不支援這種請求。
error-no-such-game = 這裡沒有這款遊戲。
error-no-such-seat = 沒有這個座位。
error-no-such-level = 沒有這種強度的電腦玩家。
error-options = 這些設定不適用於這款遊戲。
error-seat-count = 這款遊戲需要 { $least } 到 { $most } 個座位。
error-history-range = 一次最多讀取 { $most } 筆。
error-record = 這份紀錄不正確。{ $place }：{ $what }。
error-name-empty = 暱稱至少要有一個字。
error-name-too-long = 暱稱最多 { $most } 個字。
error-name-characters = 暱稱只能用文字、數字、空格和簡單的標點。
error-name-like-a-bot = 這看起來像電腦玩家的名字，請換一個。
error-already-seated = 你已經坐在這一桌了。
error-not-seated = 你沒有坐在這一桌。
error-seat-taken = 這個座位已經有人坐了。
error-table-full = 座位都滿了，你可以觀戰。
error-seat-open = 還有空位，請先坐滿再開始。
error-table-started = 遊戲已經開始了。
error-not-running = 遊戲沒有在進行。
error-not-over = 遊戲結束後才能查看。
error-not-asked = 現在沒有需要你選擇的事。
error-hints-off = 這一桌不提供提示。
error-no-record = 這一桌是在骰子可以驗證之前開的，沒有紀錄檔。
error-table-stopped = 這一桌已停止。
error-no-preview = 這裡無法預覽結果。
error-too-large = 一次送出的內容太多了。
error-too-many = 動作有點太快了，請稍等一下再試。
error-too-many-tables = 你在一小時內已經開了 { $most } 桌，請晚一點再試。
error-internal = 我們這邊出了問題，請稍後再試。
error-no-hint = 機器人這次答不上來，請稍後再問。
error-no-review = 無法回顧這場遊戲。
error-not-saved = 伺服器無法儲存，所以什麼都沒有發生。請稍後再試。

### 伺服器自己說的話：頁面的標題與說明。

site = Ludoteca
site-line = 桌遊之家。打開瀏覽器就能和朋友或電腦玩家同樂，免安裝、免費用。
page-title = { $title } · Ludoteca
needs-scripts = Ludoteca 需要 JavaScript，請在瀏覽器中開啟。

game-title = 線上玩《{ $game }》
game-facts =
    { $least ->
        [0] { $most } 人
       *[other] { $least }–{ $most } 人
    }，{ $minutes_from ->
        [0] 約 { $minutes_to } 分鐘
       *[other] { $minutes_from }–{ $minutes_to } 分鐘
    }。{ $blurb }

invite-title = { $name }邀請你來玩《{ $game }》
invite-line = 打開連結、取個名字就能入座。不必註冊，也不必安裝。
watch-title = { $people }正在玩《{ $game }》
watch-title-alone = { $people }正在玩《{ $game }》
watch-line = 打開連結，就能在瀏覽器裡即時觀戰。
over-title = { $people }玩了一局《{ $game }》
over-title-alone = { $people }玩了一局《{ $game }》
over-line = 看看結果如何，還能逐步重播整局遊戲。
bots-only = 電腦玩家
moment-title = 《{ $game }》的一刻
moment-line = { $people }的一局，第 { $n } 步。打開連結，看看當時的局面。
no-table-title = 沒有這一桌
no-table-line = 也許複製連結時漏掉了一段。

records-title = 開啟紀錄
records-line = 紀錄就是存成檔案的一局遊戲。可以驗證每一次擲骰，也可以逐步重播。

about-title = 關於 Ludoteca
about-line = 免費且開放原始碼，不需帳號，沒有廣告，也不追蹤。看看它怎麼運作，以及如何自己架設。

challenge-title = 《{ $game }》{ $day }的挑戰
challenge-again-title = 《{ $game }》：同一組骰子再來一局
challenge-line = 每個人各自用同一組骰子挑戰，看誰發揮得最好。

shortcut-games = 選擇遊戲
shortcut-mine = 我的遊戲桌

lobby-title = 遊戲桌
lobby-line = 這裡有等人入座的遊戲桌，也有可以即時觀戰的遊戲桌。
learn-title = 學玩《{ $game }》
learn-line = 親自走每一步、逐步說明的第一局。
leaderboard-title = { $game } 排行榜
leaderboard-line = 看看誰玩得最好：歷來與本季的積分。
tournaments-title = 比賽
tournaments-line = 分成幾輪、對手不同，可以的話大家都用相同的骰子。
groups-title = 群組
groups-line = 一群一起玩遊戲的人。

## Feeds of a person: their calendar and their reader

feed-title = { $name } 的遊戲桌
feed-turn = { $game }：輪到你了
feed-started = { $game }：遊戲開始了
feed-finished = { $game }：遊戲結束了
feed-with = 同桌：{ $people }

## Webhooks: what a receiver is told

webhook-full = { $game }：座位滿了。{ $people }
webhook-started = { $game }：遊戲開始了。{ $people }
webhook-turn = { $game }：輪到 { $people }
webhook-finished = { $game }：遊戲結束了。{ $people }
webhook-test = 這是 Ludoteca 的測試訊息，Webhook 運作正常。

## 在終端機裡

play-begins = { $game }，種子 { $seed }
play-you = 你
play-bot = 電腦 { $n }
play-choose = 你的選擇，1 到 { $most }（? 顯示桌面，q 離開）：
play-choose-inside = 你的選擇，1 到 { $most }（0 返回，q 離開）：
play-choose-again = 你選好了，其他人還沒有。按 Enter 繼續，輸入 1 到 { $most } 收回選擇：
play-not-that = 請用 1 到 { $most } 的數字回答。
play-left = 你離開了這一桌。

## 匯出個人所有資料時的 README.txt

export-readme =
    這是這個 Ludoteca 所知道的關於 { $name } 的一切。

    person.json：你的暱稱、公開識別碼、第一次和最近一次造訪的時間，以及已登入的瀏覽器。
    seats.json、tables.json、outcomes.json、talk.json 等：資料庫中屬於你的資料列，每一種一個檔案。沒有資料列的檔案會省略。
    records/：你玩到結束的遊戲，每局一個檔案。可以在「開啟紀錄」頁面打開，或用 ludoteca verify 指令檢查。挑戰仍開放時，其中的遊戲要等挑戰結束才會收錄。

    時間是從 1970 年 UTC 起算的毫秒數。能讓別人冒用你身分的機密不在其中。其他人只以名稱出現，和每份紀錄一樣。
## 郵件

mail-asked = { $browser } 於 { $time } 提出要求。
mail-some-browser = 某個瀏覽器
mail-link-life = 連結只能使用一次，15 分鐘內有效。
mail-sign-in-subject = 登入 Ludoteca
mail-sign-in-text = 打開這個連結即可登入，最好使用提出要求的那個瀏覽器。
mail-sign-in-button = 登入
mail-sign-in-footer = 如果不是你，不必做任何事：沒有連結，誰也進不來。
mail-add-subject = 確認你在 Ludoteca 使用的電子郵件地址
mail-add-text = { $name } 想用這個地址登入 Ludoteca。如果是你本人，請打開這個連結。
mail-add-button = 確認地址
mail-add-footer = 如果不是你，不必做任何事：不打開連結，這個地址就不會被使用。
mail-removed-subject = 你的地址已從 Ludoteca 移除
mail-removed-text = 這個地址不能再用來登入 Ludoteca。如果不是你移除的，請用其他方式登入，並檢查你的裝置。
mail-removed-footer = 這是寄到這個地址的最後一封郵件，除非再次加入。
mail-notices-subject = Ludoteca 的 { $count } 則通知
mail-notices-button = 前往
mail-notices-footer-at-once = 你選擇在這個地址接收通知，所以收到這封信：一分鐘內寄出。
mail-notices-footer-hourly = 你選擇在這個地址接收通知，所以收到這封信：每小時最多一封。
mail-notices-footer-daily = 你選擇在這個地址接收通知，所以收到這封信：每天一封。
mail-notices-unsubscribe = 不再用電子郵件通知
## 通知：沒在看的人遇到了什麼事

notice-turn = { $game }：輪到你了
notice-turn-body = 其他人正在等你。
notice-running-out = { $game }：你的時間快到了
notice-running-out-body = 請盡快行動，否則會有人接手。
notice-started = { $game }：遊戲開始了
notice-started-body = 你的牌桌已經開始。
notice-full = { $game }：牌桌坐滿了
notice-full-body = 人都到齊了，可以開始。
notice-invited = { $name } 邀請你玩 { $game }
notice-invited-nameless = 有人邀請你玩 { $game }
notice-invited-body = 有一個位子在等你。
notice-rematch = { $name } 想再玩一次 { $game }
notice-rematch-nameless = { $game } 再戰一局
notice-rematch-body = 再戰的牌桌上有你的位子。
notice-finished = { $game }：遊戲結束了
notice-finished-body = 看看結果如何。
notice-mentioned = { $name } 提到了你
notice-mentioned-nameless = 有人提到了你
notice-mentioned-body = 在你的 { $game } 牌桌上。
notice-matched = { $game }：找到玩家了
notice-matched-body = 快來！大家只會等一下子。
notice-round = { $name }：你的一輪開始了
notice-round-body = { $game } 的牌桌準備好了。
notice-reopened = { $game }：遊戲繼續
notice-reopened-body = 管理員重新開放了你的牌桌。
notice-called = 有人想玩 { $game }
notice-called-any = 有人在找玩家
notice-called-body = 趁對方還在等，點一下加入。
notice-group = { $name }：有一桌{ $game }在等人
notice-group-body = 群組裡有人在找玩家。點一下即可入座。
notice-turns =
    { $count ->
       *[other] { $count } 張牌桌輪到你了
    }
notice-several =
    { $count ->
       *[other] { $count } 張牌桌有新消息
    }
notice-trial = 通知可以使用
notice-trial-body = Ludoteca 會這樣通知你。

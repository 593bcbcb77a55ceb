## When something is in the way

line-connecting = 連線中…
line-lost = 連線中斷，正在重新連線…
line-lost-help = 什麼都不會遺失，連上後遊戲就會繼續。
notice-stale = 遊戲已經往前走了，剛才的選擇回答的是上一個問題。
notice-gone-back = 伺服器已從備份還原，這一桌回到了先前的狀態。
reload = 重新載入
stopped-title = 這一桌已停止
stopped-text = 規則執行時出了問題，為了避免情況變糟，這一桌已停止。其他遊戲桌不受影響。
board-failed = 無法載入版圖。
board-none = 這裡沒有這款遊戲的版圖。
try-again = 再試一次

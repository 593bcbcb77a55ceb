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

## Pages that are not there

missing-title = 這裡什麼都沒有
missing-text = 沒有這個頁面。也許複製連結時漏掉了一段。
to-first-page = 回到遊戲清單
page-unloadable = 無法載入頁面：可能沒有連線，或伺服器已更新到新版本。
page-waits = 目前連不上伺服器。一有回應，這個頁面就會自動開啟。
list-separator = 、
sentence-stop = 。
sentence-space = { "" }
labelled = { $label }：{ $said }

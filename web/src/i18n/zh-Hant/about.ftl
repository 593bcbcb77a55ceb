## About

about-title = 關於 Ludoteca
about-lead = Ludoteca 是桌遊之家：打開瀏覽器，就能用自己的語言，和朋友、陌生人或電腦玩家一起玩桌遊。
about-free-title = 人人可玩，完全免費
about-free = 不必安裝、不必付費，也不必註冊，有個暱稱就行。這裡沒有廣告，也沒有人追蹤你的造訪。
about-dice-title = 可以自己驗證的骰子
about-dice = 遊戲開始前，伺服器會先為骰子抽出一個祕密值，並公開它的指紋，之後就無法偷換；玩家的瀏覽器再各自加入亂數。遊戲結束後公開祕密值，任何人都能重新算出每一次擲骰。電腦玩家看到的不會比你多。
about-dice-link = 驗證一局遊戲的紀錄
about-kept-title = 保存哪些資料
about-kept = 只保存遊戲所需的最少資料：
about-kept-cookie = 一個讓伺服器認得你的 Cookie，保存 400 天；另一個用來防止偽造請求；
about-kept-name = 你的暱稱；
about-kept-tables = 你坐過的遊戲桌：行動、結果，以及桌上說過的話；
about-kept-browser = 只存在你的瀏覽器裡：語言、外觀、其他設定，以及你為骰子提供的亂數。
about-kept-not = 這個網站不收電子郵件，也沒有密碼，更不使用第三方服務。你隨時可以刪除所有與你有關的資料。從未入座的暱稱會在 90 天後刪除。
about-host-title = 架設自己的 Ludoteca
about-host = 你可以為家人、社團或全世界架設自己的 Ludoteca。在裝有 Python 的電腦上，到專案資料夾裡執行一個指令就好：
about-host-docs = 其他架設須知都在「docs」資料夾裡。
about-kit = 組成遊戲版圖的零件
about-licence-title = 授權與版本
about-licence = Ludoteca 是開放原始碼軟體：你可以使用、修改並分享它。規則說明、版圖與圖畫皆由本專案自行撰寫與繪製；遊戲名稱屬於各自的所有者。
about-licence-name = 授權
about-version = 版本
about-source = 原始碼

## 回顧遊戲

review-title = 這一局的經過
review-to-table = 回到這一桌
review-nothing = 這一桌沒有人做過選擇，所以沒有可以回顧的內容。
review-pending = 正在逐一檢視每次行動。
review-first = 正在檢視第一次行動…
review-looked = { $moves } 次行動中的第 { $looked } 次
review-others = 正與另外 { $others } 項分析輪流進行。
review-left =
    · { $unit ->
        [hours] 大約還要 { $count } 小時
        [minutes] 大約還要 { $count } 分鐘
       *[seconds] 大約還要 { $count } 秒
    }
review-goes-on = 離開這一頁也會繼續進行。結果會保存下來，隨時可以回來看。
review-chances = 每次行動的獲勝機率
review-points = 每次行動的預期分數
review-start = 第一次行動之前
review-move = 第 { $number } 次行動，{ $name }
review-see = 看這一刻
review-as-table = 以表格顯示
review-column = 行動
review-turning = 關鍵時刻
review-turned =
    { $way ->
        [fell] 這時大家一起獲勝的機率從 { $before } 降到 { $after }。
       *[rose] 這時大家一起獲勝的機率從 { $before } 升到 { $after }。
    }
review-costly = 代價最大的行動
review-whose = 誰的行動
review-team = 全隊
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
review-none = 沒有特別失算的行動：這裡失去的可能只是運氣。
review-how = 計算方法：從每個局面隨機玩到最後很多次。每次行動只依當事人當時所能知道的、擲骰之前的情況來評斷，之後的運氣不算在內。所有數字都是估計。
review-how-outlook = 計算方法：由這款遊戲的電腦一眼評估每個局面。每次行動只依當事人當時所能知道的、擲骰之前的情況來評斷，之後的運氣不算在內。所有數字都是估計。

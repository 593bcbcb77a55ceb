## 隨手可查的規則

rulebook = 規則
rulebook-key = 規則（按 ?）
rulebook-title = { $name }：規則
rulebook-search = 在規則中搜尋
rulebook-found =
    { $count ->
        [0] 規則裡沒有提到。
       *[other] 找到 { $count } 處
    }
rulebook-things = 版圖上有什麼
rulebook-here = 這張桌子的設定

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
rulebook-ask = 把游標停在版圖上的東西，或用手指按住，就會說明那是什麼。鍵盤請按 i。
rulebook-here = 這一桌的設定

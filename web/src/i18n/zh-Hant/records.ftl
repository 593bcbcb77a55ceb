## Records

records = 紀錄
records-title = 開啟紀錄
records-text = 紀錄就是存成檔案的一局遊戲：誰參加、擲出什麼、選了什麼。不論有沒有我們，任何人都能驗證並重播。
records-choose = 選擇檔案
records-drop = 或拖放到這裡
records-where = 檔案只留在你這裡：由你的瀏覽器開啟，遊戲規則也在你的瀏覽器裡執行，不會送到任何地方。
records-other = 開啟其他檔案
records-which = 紀錄，共 { $of } 份
records-trouble-none = 這個檔案裡沒有紀錄。
records-trouble-compressed = 這個檔案是壓縮檔。請先解壓縮，再開啟裡面的檔案。
records-trouble-utf-16 = 這個檔案是 UTF-16 文字，而紀錄必須是 UTF-8。請另存成 UTF-8。
records-trouble-too-large = 這個檔案超過 64 MB。請分成幾份：每一行就是一份紀錄。
records-trouble-too-many = 這個檔案超過 100,000 行。請分成幾份：每一行就是一份紀錄。
records-trouble-unreadable = 無法讀取這個檔案。
records-fetching = 正在下載規則（只需一次）：{ $size } MB
records-starting = 正在準備規則…
records-checking =
    { $of ->
        [1] 正在驗證第 { $entry } 筆
       *[other] 正在驗證第 { $number } 份紀錄（共 { $of } 份），第 { $entry } 筆
    }
records-right =
    { $of ->
        [1] 這份紀錄完全正確。
       *[other] 全部 { $of } 份紀錄都正確。
    }
records-wrong =
    { $of ->
        [1] 這份紀錄有不正確的地方。
       *[other] { $of } 份紀錄中有 { $wrong } 份不正確。
    }
records-unknown =
    { $of ->
        [1] 這份紀錄無法在這裡驗證。
       *[other] { $of } 份紀錄中有 { $wrong } 份無法在這裡驗證。
    }
records-stopped = 已停止。共 { $of } 份，目前 { $right } 份正確，{ $wrong } 份不正確。
records-cancel = 取消
records-go-on = 繼續
records-failed = 無法下載規則，或規則出錯。之後的都沒有驗證。
records-others = 其他不正確的紀錄
record-number = 紀錄 { $number }
record-entry = 第 { $n } 筆
record-differs = 紀錄 { $number }，{ $where }：{ $what }
record-is = 紀錄 { $number }：{ $what }
record-seen-by = 觀看視角
record-watchers = 觀戰者
record-until = 在那之前都正確：{ $entries } 筆，{ $draws } 次抽取。
record-bytes-good = 每個位元組都和寫下時相同：檢查碼與雜湊鏈相符。
record-draws-good =
    { $by ->
        [secret] 全部 { $count } 次抽取都由祕密值得出，祕密值也與指紋相符。
       *[seed] 全部 { $count } 次抽取都由種子得出。
    }
record-rules-good = 每一筆都合乎規則，結果也正確。
record-seed-help = 本身正確的紀錄，也可能出自從未發生的一局。只有你自己在那一桌留下的資料才能說明這一點。

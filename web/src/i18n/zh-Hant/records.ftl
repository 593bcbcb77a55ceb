records = 紀錄
records-title = 開啟紀錄
record-draws-good =
    { $by ->
        [secret] 全部 { $count } 次抽取都由祕密值得出，祕密值也與指紋相符。
       *[seed] 全部 { $count } 次抽取都由種子得出。
    }

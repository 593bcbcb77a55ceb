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
record-rules-good = 每一筆都合乎規則，結果也正確。
record-seed-help = 本身正確的紀錄，也可能出自從未發生的一局。只有你自己在那一桌留下的資料才能說明這一點。
proof-good = 隨機結果是公平的，你的瀏覽器可以證明。
proof-consistent = 隨機結果沒有可疑之處。
proof-bad = 隨機結果有不對勁的地方。
proof-commitment-same = 祕密值的指紋與開始前交給你瀏覽器的相同。
proof-commitment-late = 你的瀏覽器在開始之後才收到祕密值的指紋，無法判斷之前是否不同。
proof-commitment-other = 祕密值的指紋與最初交給你瀏覽器的不同。
proof-commitment-unknown = 你的瀏覽器在這一桌沒有收到指紋，只能檢查一切是否前後相符。
proof-secret-good = 祕密值與指紋相符。
proof-entropy-there = 你瀏覽器提供的隨機位元組是每一次抽取的一部分。
proof-entropy-missing = 缺少你瀏覽器提供的隨機位元組。
proof-entropy-unknown = 這一桌沒有向你的瀏覽器要求隨機位元組。
proof-record-bad = 這份紀錄前後不符。
proof-derivation = 一次抽取是怎麼來的
proof-which = 抽取
proof-draw-in =
    第 { $entry } 筆，{ $seat_you ->
        [yes] 你
       *[other] { $seat_name }
    }行動之後：{ $of } 之 { $number }
proof-draw-start = 第 { $entry } 筆：開始，{ $of } 之 { $number }
proof-draw-help = 一次行動引發的抽取都記在該次行動那一筆，下一位玩家的骰子也在其中。
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
proof-proves = 開始前，伺服器先公開祕密值的指紋，之後就不能再更換祕密值；接著所有人的瀏覽器各自加入隨機位元組。兩者一起決定所有結果：沒有任何結果是人為挑選、更改或重擲的。伺服器公開指紋時還不知道這些位元組，因此無法挑選對自己有利的祕密值。
proof-not = 它不能證明
proof-not-together = 伺服器沒有和桌上最後回應的人串通；
proof-not-ahead = 伺服器沒有預先偷看：遊戲進行時它知道祕密值，不過什麼也改不了；
proof-not-late = 對開始之後才來的人的任何事：他們只能依靠其他人的隨機位元組；
proof-not-page = 這個頁面本身是誠實的，如果它也是由同一個伺服器送來的。請下載紀錄，用你自己的程式驗證。
luck = 運氣
record-draws-bad = 第 { $n } 筆的某次抽取不是應有的結果。
record-secret-bad = 祕密值與指紋不符。

## What can be wrong with a record

difference-not-utf8 = 第 { $byte } 個位元組不是文字。
difference-too-long = 這一行超過 { $most } 個位元組。
difference-nested = 巢狀層數太深。
difference-malformed = 這不是 JSON。
difference-cut-off = 這一行在中途斷掉了。
difference-missing-field = 缺少欄位「{ $field }」。
difference-unknown-field = 紀錄裡沒有「{ $field }」這個欄位。
difference-wrong-type = 型別是 { $found }，應為 { $expected }。
difference-wrong-value = 這裡有不可能出現的值。
difference-form = 寫法與紀錄的格式不同：空格或順序不一樣，或有內容重複。
difference-no-entries = 一筆也沒有。
difference-links = 軌跡有 { $found } 節，應有 { $expected } 節。
difference-no-such-game = 這裡沒有 { $game } 這款遊戲。有的是：{ $games }。
difference-newer-rules = 這局使用較新的規則（第 { $found } 版），這裡是第 { $here } 版。請重新整理頁面，或到有該版規則的地方開啟。
difference-older-rules = 這局使用較舊的規則（第 { $found } 版），這裡是第 { $here } 版。
difference-changed-header = 紀錄的開頭在寫下之後被改過。
difference-changed-entry = 寫下之後被改過。
difference-changed-link = 軌跡第 { $link } 節是 { $found }，應為 { $expected }。
difference-checksum = 檢查碼不符，應為 { $expected }。
difference-value = 寫的是 { $found }，應為 { $expected }。
difference-length = 有 { $found } 個值，應有 { $expected } 個。
difference-header-value = 寫的是 { $found }，但第 0 筆寫的是 { $expected }。
difference-header-length = 有 { $found } 個值，但第 0 筆有 { $expected } 個。
difference-start-field = 欄位「{ $field }」與紀錄的開頭不同。
difference-entropies = { $seats } 號座位提供的亂數：每個座位最多一份，且須依序排列。
difference-commitment = 祕密值與指紋不符。
difference-number = 編號是 { $found }，應為 { $expected }。
difference-no-start = 一局必須從開始那一筆起，這筆不是。
difference-kind = 紀錄裡不能有 { $kind } 這種項目。
difference-seating = 桌上的人不可能這樣變動。
difference-pausing = 牌桌不可能這樣暫停或繼續。
difference-over = 遊戲先前已經結束。
difference-not-over = 這是最後一筆，但遊戲還沒結束。
difference-refused = 規則不允許：{ $why }
difference-broke = 規則在這裡出錯：{ $error }
difference-draw = 這裡第 { $at } 次抽取是 { $found }，但實際抽到的是 { $expected }。
difference-draw-count = 這裡有 { $found } 次抽取，但依規則應有 { $expected } 次。

## The page of a challenge

challenge-none-title = { $game }沒有挑戰
challenge-none-text = 挑戰比的是大家用同一組骰子玩出的成績。這款遊戲的骰子會隨選擇改變，或者得分取決於和誰一起玩，所以無法比較。
challenge-none-game = 遊戲介紹
challenge-about = 怎麼玩
challenge-rules = 只能玩一次，沒有提示。別人的成績要等你玩完才看得到。
challenge-play = 開始挑戰
challenge-go-on = 繼續玩
challenge-your-table = 你的那一桌
challenge-nobody = 還沒有人玩完。
challenge-players = 已有 { $players } 人玩完。
challenge-hidden = 等你也玩完，就能看到他們的成績。
challenge-past = { $day }的挑戰
challenge-past-play = 用這組骰子玩
challenge-past-text = 這一天已經結束：你可以自己玩，但不列入成績。
challenge-archive = 過去的挑戰
challenge-archive-text = 人人都能看、都能玩，但不再列入成績。
challenge-people = { $players } 人
challenge-share = 分享你的成績
challenge-share-rank = { $players } 人中第 { $rank } 名
challenge-again-title = 已結束對局的骰子
challenge-source = 最先用這組骰子的那一桌
challenge-proof = 這組骰子證明了什麼
challenge-proof-text = 這組骰子由伺服器自行決定：它可能事先知道，甚至可以挑選，沒有瀏覽器參與。能證明的是：骰子在當天第一桌開始前就已定下，而且挑戰的每一桌都一樣。請把指紋和別人收到的比對，等祕密值公布後再驗證任何一份紀錄。
challenge-again-proof-text = 用這組骰子的每一桌，都取自第一桌的祕密值和隨機位元組。第一桌的證明對每一桌都成立：同樣的骰子，在第一桌開始前就已定下。
challenge-commitment = 指紋（祕密值的 SHA-256）
challenge-secret = 祕密值

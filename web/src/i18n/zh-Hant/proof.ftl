## The proof of the dice

proof = 驗證隨機結果
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
record-download = 下載紀錄
luck = 運氣
luck-sentence =
    { $seat_you ->
        [yes] 運氣為你帶來 { $points } 分。
       *[other] 運氣為{ $seat_name }帶來 { $points } 分。
    }
luck-together = 運氣為大家帶來 { $points } 分。
luck-help = 把每次抽取與所有可能結果的平均相比，以這款遊戲的電腦評估為準；可能的結果超過 100 種時，與其中 30 種的平均相比。
record-draws-bad = 第 { $n } 筆的某次抽取不是應有的結果。
record-secret-bad = 祕密值與指紋不符。

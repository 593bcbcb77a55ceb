proof = 驗證隨機結果
record-download = 下載紀錄
luck-sentence =
    { $seat_you ->
        [yes] 運氣為你帶來 { $points } 分。
       *[other] 運氣為{ $seat_name }帶來 { $points } 分。
    }
luck-together = 運氣為大家帶來 { $points } 分。
luck-help = 把每次抽取與所有可能結果的平均相比，以這款遊戲的電腦評估為準；可能的結果超過 100 種時，與其中 30 種的平均相比。

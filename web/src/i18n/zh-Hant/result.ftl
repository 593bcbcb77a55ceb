## The end

result-title =
    { $team ->
        [won] 你們一起贏了！
        [lost] 你們一起輸了。
       *[none] 遊戲結束
    }
result-won = 你贏了！
result-shared-win = 你並列第一！
rank = 第 { $rank } 名
result-place = 你在 { $seats } 人中是{ $place }。
result = 結果
ranking = 名次
play-again = 再來一局
see-board = 看版圖
see-result = 看結果
other-games = 所有遊戲
see-replay = 觀看重播
see-review = 回顧

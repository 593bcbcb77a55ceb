trophy-well-guarded = 固若金湯
trophy-well-guarded-for = 獲勝時沒有骷髏超過第三格。

trophy-nobody-forgotten = 一個不少
trophy-nobody-forgotten-for = 獲勝時遺忘裡沒有任何骰子。

trophy-by-a-hair = 千鈞一髮
trophy-by-a-hair-for = 獲勝時有骷髏離盡頭只差一格。

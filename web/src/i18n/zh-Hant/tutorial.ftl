## The tutorial of a game

lesson-title = 《{ $name }》：邊玩邊學的第一局
lesson-reader = 你
lesson-place = 第 { $place } 步，共 { $steps } 步
lesson-next = 下一步
lesson-back = 上一步
lesson-show = 幫我示範
lesson-skip = 略過
lesson-close = 關閉
lesson-again = 從頭開始
lesson-play = 開始第一局

## The board kit: what its parts say, and the page that shows them

zoom-in = 放大
zoom-out = 縮小
zoom-whole = 顯示全部
sheet-before = 上一位玩家
sheet-next = 下一位玩家
take-choice-back = 收回選擇
sound = 音效
sound-on = 音效已開啟（按 m 關閉）
sound-off = 音效已關閉（按 m 開啟）
sound-help = 骰子、棋子、輪到你時的輕柔短音。按 m 鍵也能切換。

kit-title = 版圖元件
kit-line = 組成版圖的所有元件與其各種狀態。
kit-seats = 座位
kit-dice = 骰子
kit-sheets = 計分表
kit-cards = 卡牌
kit-zoom = 縮放
kit-thumbnails = 縮圖
kit-choosing = 逐步選擇
kit-grids = 方格棋盤
kit-tracks = 軌道與棋子
kit-towers = 高塔與板塊
kit-motion = 動態
kit-sounds = 音效
kit-controls = 按鈕與欄位
kit-colours = 色彩
